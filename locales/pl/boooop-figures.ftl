# Co liczymy w Boooopie.

boooop-figure-win = Skąd wygrane: { $all }
boooop-figure-win-row = rząd kotów
boooop-figure-win-eight = osiem kotów
