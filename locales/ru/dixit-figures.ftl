# Что считаем в Dixit.

dixit-figure-clue = Кто находил мои подсказки, всего { $total }
dixit-figure-clue-some = некоторые
dixit-figure-clue-none = никто
dixit-figure-clue-all = все
dixit-figure-guess = Угадываю ли карту рассказчика, всего { $total }
dixit-figure-guess-found = угадано
dixit-figure-guess-missed = мимо
