# Co liczymy w Dixicie.

dixit-figure-clue = Moją podpowiedź trafili niektórzy, ale nie wszyscy: { $some } z { $all }
dixit-figure-clue-some = niektórzy
dixit-figure-clue-none = nikt
dixit-figure-clue-all = wszyscy
dixit-figure-guess = Trafione karty narratorów: { $found } z { $all }
dixit-figure-guess-found = trafione
dixit-figure-guess-missed = pudła
