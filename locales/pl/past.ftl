# Moje partie i liczby: strona /games.

past-parts = Części strony
past-games = Partie
past-numbers = Liczby
past-finished = { $count ->
    [one] { $count } rozegrana partia
    [few] { $count } rozegrane partie
    [many] { $count } rozegranych partii
   *[other] { $count } rozegranej partii
}
past-few = Kiedy jakaś partia dobiegnie końca, tutaj pojawią się liczby.
past-game = Gra
past-game-any = Wszystkie gry
past-end = Wynik
past-end-any = Dowolny wynik
past-end-running = Jeszcze trwa
past-with = Z kim
past-with-any = Z kimkolwiek
past-when = Kiedy
past-when-any = Kiedykolwiek
past-when-older = Wcześniej
past-nobody = Ktoś, kogo już nie ma
past-alone = Solo
past-none = Nie ma takich partii.
past-more = Pokaż więcej
past-times-of = { $times } z { $of }
past-sure = (z niepewnością: od { $low } do { $high }%)
past-fair = Gdyby decydował los, byłoby { $fair }%.
past-weeks = Partie w tygodniu
past-weeks-now = { $count ->
    [0] W tym tygodniu jeszcze żadnej
    [one] W tym tygodniu { $count } partia
    [few] W tym tygodniu { $count } partie
    [many] W tym tygodniu { $count } partii
   *[other] W tym tygodniu { $count } partii
}
past-weeks-told = Partie w ostatnich tygodniach: { $list }
past-weeks-ago = { $count ->
    [one] { $count } tydzień temu
    [few] { $count } tygodnie temu
    [many] { $count } tygodni temu
   *[other] { $count } tygodnia temu
}
past-weeks-this = ten tydzień
past-wins = Wygrane przy stołach
past-wins-same = Na razie wszystko to mógł sprawić przypadek
past-wins-beyond = Nie tylko przypadek: { $games }
past-wins-people = { $game }, { $seats ->
    [one] { $seats } osoba
    [few] { $seats } osoby
    [many] { $seats } osób
   *[other] { $seats } osoby
}
past-wins-bots = { $game }, { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}, z botami
past-wins-why = Kropki: gdyby decydował los. Pasek: gdzie naprawdę leży twój udział, w 19 przypadkach na 20.
past-rating = Ranking, { $game }
past-rating-between = Gdzieś między { $low } a { $high }
past-rating-soon = Rankingi
past-rating-later = Wśród ludzi to jeszcze za mało partii
past-rating-until = { $count ->
    [one] jeszcze { $count } partia
    [few] jeszcze { $count } partie
    [many] jeszcze { $count } partii
   *[other] jeszcze { $count } partii
}
past-rating-why = Im więcej grasz, tym węższy pas. Liczą się tylko stoły bez botów.
past-rating-people = Liczą się tylko stoły bez botów, rozegrane do końca.
past-together = We dwoje: ty i
past-together-same = { $won } : { $lost } to jeszcze nie dowód
past-together-above = { $won } : { $lost }, a to już raczej nie przypadek
past-together-below = { $won } : { $lost }, a to już raczej nie przypadek
past-together-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
}, najnowsza po prawej
past-together-why = W górę: twoja wygrana. W dół: drugiej osoby. Kropka: obie albo żadna.
