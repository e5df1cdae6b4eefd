# Что считаем в Dixit.

dixit-figure-clue = Кто находил мои подсказки, всего { $total }
dixit-figure-clue-some = некоторые
dixit-figure-clue-none = никто
dixit-figure-clue-all = все
dixit-figure-guess = Угадываю ли карту рассказчика, всего { $total }
dixit-figure-guess-found = угадано
dixit-figure-guess-missed = мимо

## Взгляд на одну партию

dixit-lookback-how = Как люди видят картинки, никто не сосчитает. График идёт по очкам: этот раунд учтён настолько, насколько о нём мог знать тот, кто решал, а дальше все находят карты одинаково часто. Оценки говорят, как подсказку слышит бот, и не больше.
dixit-count-told = Подсказок дано
dixit-count-told-well = … которые нашли некоторые, но не все
dixit-count-found = Чужих карт найдено
dixit-count-lured = Голосов приманено
dixit-count-found-of = Кто (строка) нашёл чью карту (столбец)
dixit-deed-tell = Шанс, что найдут некоторые, но не все
dixit-deed-give = Шанс приманить голос
dixit-deed-vote = Шанс, что это карта рассказчика
