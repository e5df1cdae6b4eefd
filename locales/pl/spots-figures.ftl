# Co liczymy w „Ciapkach”.

spots-figure-turn = Jak kończyły się ruchy, razem { $total }
spots-figure-turn-busted = wtopa
spots-figure-turn-safe = udało się
spots-figure-trick = Ulubione sztuczki
