# Що лічимо в Dixit.

dixit-figure-clue = Мою підказку знайшли деякі, але не всі: { $some } з { $all }
dixit-figure-clue-some = деякі
dixit-figure-clue-none = ніхто
dixit-figure-clue-all = усі
dixit-figure-guess = Вгадані картки оповідачів: { $found } з { $all }
dixit-figure-guess-found = вгадано
dixit-figure-guess-missed = повз
