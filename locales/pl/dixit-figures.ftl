# Co liczymy w Dixicie.

dixit-figure-clue = Kto znajdował moje podpowiedzi, razem { $total }
dixit-figure-clue-some = niektórzy
dixit-figure-clue-none = nikt
dixit-figure-clue-all = wszyscy
dixit-figure-guess = Czy trafiam w kartę narratora, razem { $total }
dixit-figure-guess-found = trafione
dixit-figure-guess-missed = pudła

## Spojrzenie na jedną partię

dixit-lookback-how = Nikt nie obliczy, jak ludzie widzą obrazki. Wykres idzie za punktami: ta runda liczy się o tyle, o ile decydująca osoba mogła o niej wiedzieć, a dalej wszyscy odnajdują karty równie często. Oceny mówią tylko, jak podpowiedź słyszy bot.
dixit-count-told = Podane podpowiedzi
dixit-count-told-well = … odnalezione przez niektórych, ale nie przez wszystkich
dixit-count-found = Odnalezione cudze karty
dixit-count-lured = Zwabione głosy
dixit-count-found-of = Kto (wiersz) odnalazł czyją kartę (kolumna)
dixit-deed-tell = Szansa, że znajdą niektórzy, ale nie wszyscy
dixit-deed-give = Szansa na zwabienie głosu
dixit-deed-vote = Szansa, że to karta narratora
