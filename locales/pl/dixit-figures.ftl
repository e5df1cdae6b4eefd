# Co liczymy w Dixicie.

dixit-figure-clue = Kto znajdował moje podpowiedzi, razem { $total }
dixit-figure-clue-some = niektórzy
dixit-figure-clue-none = nikt
dixit-figure-clue-all = wszyscy
dixit-figure-guess = Czy trafiam w kartę narratora, razem { $total }
dixit-figure-guess-found = trafione
dixit-figure-guess-missed = pudła
