# Co liczymy w Boooopie.

boooop-figure-win = Skąd wygrane: { $total }
boooop-figure-win-row = rząd kotów
boooop-figure-win-eight = osiem kotów

## Spojrzenie na jedną partię

boooop-lookback-how = Najsilniejszy bot rozważył każdą decyzję, sprawdzając do 150{"\u00A0"}000 pozycji. W Boooopie nic nie jest ukryte: obie strony wiedziały to samo.
boooop-count-off = Cudze zepchnięte z łóżka
boooop-count-off-own = Własne zepchnięte z łóżka
boooop-count-grown = Kociaki, które dorosły
boooop-count-ghosts = Wyjścia ducha
boooop-count-spooked = Przestraszone przez ducha
