# Що лічимо в Dixit.

dixit-figure-clue = Хто знаходив мої підказки, усього { $total }
dixit-figure-clue-some = деякі
dixit-figure-clue-none = ніхто
dixit-figure-clue-all = усі
dixit-figure-guess = Чи вгадую карту оповідача, усього { $total }
dixit-figure-guess-found = вгадано
dixit-figure-guess-missed = повз

## Погляд на одну партію

dixit-lookback-how = Як люди бачать картинки, ніхто не порахує. Графік складено за балами: цей раунд враховано настільки, наскільки про нього міг знати той, хто вирішував, а далі всі знаходять карти однаково часто. Оцінки кажуть, як підказку чує бот, і не більше.
dixit-count-told = Підказок дано
dixit-count-told-well = … які знайшли деякі, але не всі
dixit-count-found = Чужих карт знайдено
dixit-count-lured = Голосів приманено
dixit-count-found-of = Хто (рядок) знайшов чию карту (стовпець)
dixit-deed-tell = Шанс, що знайдуть деякі, але не всі
dixit-deed-give = Шанс приманити голос
dixit-deed-vote = Шанс, що це карта оповідача
