# Що лічимо в Dixit.

dixit-figure-clue = Хто знаходив мої підказки, усього { $total }
dixit-figure-clue-some = деякі
dixit-figure-clue-none = ніхто
dixit-figure-clue-all = усі
dixit-figure-guess = Чи вгадую картку оповідача, усього { $total }
dixit-figure-guess-found = вгадано
dixit-figure-guess-missed = повз

## Погляд на одну партію

dixit-lookback-how = Як люди бачать картинки, ніхто не порахує. Графік зважає на очки: цей раунд лічиться настільки, наскільки його можна було знати, вирішуючи, а далі всі знаходять картки однаково часто. Оцінки кажуть, як підказку чує бот, і не більше.
dixit-count-told = Підказок дано
dixit-count-told-well = … які знайшли деякі, але не всі
dixit-count-found = Чужих карток знайдено
dixit-count-lured = Голосів приманено
dixit-count-found-of = Хто (рядок) знайшов чию картку (стовпець)
dixit-deed-tell = Шанс, що знайдуть деякі, але не всі
dixit-deed-give = Шанс приманити голос
dixit-deed-vote = Шанс, що це картка оповідача
