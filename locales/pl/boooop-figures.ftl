# Co liczymy w Boooopie.

boooop-figure-win = Skąd wygrane: { $total }
boooop-figure-win-row = rząd kotów
boooop-figure-win-eight = osiem kotów
