# Co liczymy w Boooopie.

boooop-figure-win = Skąd wygrane: { $total }
boooop-figure-win-row = rząd kotów
boooop-figure-win-eight = osiem kotów

## Spojrzenie na jedną partię

boooop-lookback-how = Najsilniejszy bot rozważył każdą decyzję, zaglądając naprzód na 150 000 pozycji. W Boooop nic nie jest ukryte: obie strony wiedziały to samo.
boooop-count-off = Cudze zepchnięte z łóżka
boooop-count-off-own = Własne zepchnięte z łóżka
boooop-count-grown = Kocięta, które dorosły
boooop-count-ghosts = Wyjścia ducha
boooop-count-spooked = Przestraszone przez ducha
