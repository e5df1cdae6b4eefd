# Что считаем в Dixit.

dixit-figure-clue = Мою подсказку нашли некоторые, но не все: { $some } из { $all }
dixit-figure-clue-some = некоторые
dixit-figure-clue-none = никто
dixit-figure-clue-all = все
dixit-figure-guess = Угаданные карты рассказчиков: { $found } из { $all }
dixit-figure-guess-found = угадано
dixit-figure-guess-missed = мимо
