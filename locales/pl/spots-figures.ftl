# Co liczymy w „Ciapkach”.

spots-figure-turn = Jak kończyły się tury, razem { $total }
spots-figure-turn-busted = wtopa
spots-figure-turn-safe = udało się
spots-figure-trick = Ulubione sztuczki

## Spojrzenie na jedną partię

spots-lookback-how = Najsilniejszy bot przemyślał każdą turę do końca, dla wszystkich możliwych rzutów; co będzie dalej, ocenia na podstawie partii, które sam rozegrał. Karty w talii były zakryte także przed nim.
spots-count-scored = Zgarnięte psy
spots-count-rolls = Rzuty
spots-count-busts = Wtopy
spots-count-treats = Wzięte smakołyki
spots-count-spent = Wydane smakołyki
spots-count-risk = Wtopy, jakich można było się spodziewać bez smakołyków
