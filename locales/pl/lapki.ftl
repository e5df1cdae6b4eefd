# Słowa wspólne dla wszystkich gier.

seat = Miejsce { $seat }

## Dlaczego nie

illegal-over = Partia jest już skończona.
illegal-no-seat = Przy tym stole nie ma miejsca { $seat }: miejsc jest { $seats }.
illegal-chance-for-seat = To może powiedzieć tylko los, a nie gracz.
illegal-seat-for-chance = O tym decyduje gracz, a nie los.
illegal-undo-ahead = Nie da się wrócić do ruchu { $plies }: zagrano dopiero { $played }.
illegal-undo-sealed = Tajnego wyboru się nie cofa.
syntax-actor = Wiersz zaczyna się od numeru miejsca, * (los) albo ! (dom), a nie od „{ $actor }”.
syntax-house-line = Dom mówi tylko: undo N, flag SEAT, resign SEAT, bot SEAT LEVEL, person SEAT albo hint SEAT.

## Zapisy

header-breaks-off = Zapis urywa się przed wierszem „--”, który kończy nagłówek.
header-game-first = Zapis zaczyna się od wiersza „game NAZWA”.
header-unknown-game = Nie ma tu gry „{ $name }”.
header-seats-second = Drugi wiersz zapisu to „seats N”.
header-seats = Liczba miejsc w tej grze: { $fits }, a nie { $seats }.
header-twice = „{ $what }” podano dwa razy.
header-version = Zapis powstał według zasad w wersji { $version }, a tu jest wersja { $present }.
header-unknown-line = Takiego wiersza w nagłówku nie ma: „{ $line }”.
header-unknown-option = Ta gra nie ma opcji „{ $name }”; ma takie: { $known }.
header-option = Ta gra nie przyjmuje opcji „{ $option }”.
header-position-json = Pozycji nie da się odczytać jako JSON.
header-position-shape = Pozycja nie wygląda jak stan tej gry: { $problem }.
header-view = Nie ma miejsca { $seat }, z którego można by patrzeć.
header-request = Ten wiersz to nie zapytanie: potrzebny jest obiekt z tekstem „record”.
header-file = Pliku nie da się odczytać: { $problem }.

## Gry z innych pakietów

package-name = Gry „{ $name }” z pakietu { $package } nie będzie: nazwa gry składa się z małych liter łacińskich i cyfr, od dwóch do dwudziestu czterech.
package-taken = Gry „{ $name }” z pakietu { $package } nie będzie: jest tu już inna gra o tej nazwie.
package-import = Gry „{ $name }” z pakietu { $package } nie będzie, bo nie da się jej wczytać: { $problem }
package-game = Gry „{ $name }” z pakietu { $package } nie będzie: nie ma w nim obiektu „game” o takim kluczu.
package-contract = Gry „{ $name }” z pakietu { $package } nie będzie: napisano ją dla wersji { $contract } umowy, a tu jest wersja { $present }.

## Terminal

play-which = W co zagramy?
play-which-ask = Numer albo nazwa:
play-against = Kto gra na pozostałych miejscach? Poziom botów ({ $levels }) albo 0, jeśli przy tej klawiaturze są ludzie.
play-not-a-level = Tutejsze boty znają poziomy { $levels }; 0 to ludzie przy tej klawiaturze.
play-no-screen = Przy klawiaturze nikogo nie ma. Uruchom „lapki play” w terminalu.
play-help =
    Wpisz ruch albo:
      ?            jakie masz ruchy
      why RUCH     dlaczego tak nie można
      hint         co zrobiłby bot
      undo         cofnij swój ostatni ruch
      save PLIK    zapisz partię
      resume PLIK  wróć do zapisanej
      help         ta lista
      quit         wyjdź
play-begin = { $game }. Wpisz help, żeby zobaczyć polecenia, albo ?, żeby zobaczyć ruchy.
play-setting = { $name }: { $value }
play-moves = { $count ->
    [one] Masz { $count } ruch:
    [few] Masz { $count } ruchy:
    [many] Masz { $count } ruchów:
   *[other] Masz { $count } ruchu:
}
play-moves-more = … i jeszcze { $count }; wpisz początek ruchu i naciśnij Tab.
play-proposal = Enter zagra „{ $move }”.
play-allowed = „{ $move }” — tak można.
play-why-what = Pytaj tak: why RUCH.
play-refused = { $move }: { $reason }
play-several = To mogą być różne ruchy: { $moves }.
play-hint = Bot zagrałby „{ $move }”.
play-hint-chance = Daje temu { $percent }% szans.
play-hint-then = Potem spodziewa się: { $moves }.
play-hint-thinks = Bot myśli…
play-undone = Ruch cofnięty.
play-no-undo = Nie ma czego cofnąć: po drodze był rzut, rozdanie albo czyjś sekret.
play-saved = Zapisano w { $file }.
play-not-saved = Nie udało się zapisać w { $file }: { $problem }.
play-resumed = { $count ->
    [one] Gramy dalej po { $count } ruchu.
    [few] Gramy dalej po { $count } ruchach.
    [many] Gramy dalej po { $count } ruchach.
   *[other] Gramy dalej po { $count } ruchu.
}
play-not-resumed = Nie da się wrócić do { $file }: wiersz { $line }: { $reason }
play-not-read = Nie da się odczytać { $file }: { $problem }.
play-which-file = Podaj plik.
play-thinks = { $seat } (bot) myśli…
play-pass = Oddaj klawiaturę: { $seat }. Potem naciśnij Enter.
play-who-first = Kto pierwszy? Wpisz numer miejsca:
play-turn = { $seat }:
play-over = Koniec partii.
play-winner = { $count ->
    [0] Nikt nie wygrał.
    [one] Wygrywa: { $seats }.
    [few] Wygrywają: { $seats }.
    [many] Wygrywają: { $seats }.
   *[other] Wygrywają: { $seats }.
}
play-scores = Punkty: { $scores }.
play-bye = Pa! Koty poczekają.
