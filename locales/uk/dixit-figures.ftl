# Що лічимо в Dixit.

dixit-figure-clue = Хто знаходив мої підказки, усього { $total }
dixit-figure-clue-some = деякі
dixit-figure-clue-none = ніхто
dixit-figure-clue-all = усі
dixit-figure-guess = Чи вгадую картку оповідача, усього { $total }
dixit-figure-guess-found = вгадано
dixit-figure-guess-missed = повз
