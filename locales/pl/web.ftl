# Rama stołu w przeglądarce: to, co wspólne dla wszystkich gier.

web-house = łapki
web-skip = Do treści
web-to-home = Do domu
web-close = Zamknij
# = en: tak samo po polsku
web-menu = Menu
web-settings = Ustawienia
web-docs = Jak to wszystko działa (po angielsku)
web-language = Język
web-keys = Klawisze
web-key-tab = dalej po stronie
web-key-escape = pomiń ruchy, zamknij okno
web-opening = Otwieramy drzwi…
web-table-closed = Do tego stołu nie można usiąść
web-stopped-rules = Ta partia stoi: dzisiejsze zasady nie pozwalają jej dokończyć. Zapis został.
web-stopped-too-long = Ta partia została zatrzymana: trwała zbyt długo. Zapis został.
web-stopped-abandoned = Ten stół został zamknięty: od dawna nikt do niego nie wracał.
web-lost = Połączenie się zerwało. Próbujemy znowu; na stole nic nie zginie.
web-offline = Nie ma internetu. Gdy tylko wróci, wrócimy do stołu.
web-silent = Dom nie odpowiada. Czekamy…
web-unreachable = Dom nie odpowiada. Sprawdź internet i spróbuj jeszcze raz.
web-again = Spróbuj jeszcze raz
web-broken = Coś się zepsuło. Spróbuj ponownie za chwilę.
web-percent = { $percent }%

## Przy stole

web-people = Kto gra
web-you = to ty
web-here = przy stole
web-away = poza stołem
web-bot = bot, poziom { $level }
web-bot-name = { $place ->
    [1] Pączek
    [2] Sernik
    [3] Kluska
    [4] Pyza
    [5] Pierożek
    [6] Rogalik
    [7] Obwarzanek
   *[8] Makowiec
}
web-seat = Miejsce { $seat }
web-turn = Teraz gra
web-clock = Zostało { $time }
web-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
web-watching = { $count ->
    [one] { $count } widz
    [few] { $count } widzów
    [many] { $count } widzów
   *[other] { $count } widza
}
web-watch = Tylko oglądasz: wszystkie miejsca są zajęte.
web-watch-own = Zagraj przy własnym stole
web-note = Co teraz zrobić
web-waits = Czekamy na ruch: { $names }.
web-waits-chance = Chwila…
web-sending = Wysyłamy…
web-race = { $seconds ->
    [one] Boty milczą jeszcze { $seconds } sekundę.
    [few] Boty milczą jeszcze { $seconds } sekundy.
    [many] Boty milczą jeszcze { $seconds } sekund.
   *[other] Boty milczą jeszcze { $seconds } sekundy.
}
web-race-over = Teraz mogą odezwać się i boty.
web-your-turn = Twój ruch
web-past = Spojrzenie wstecz: zapis { $ply } z { $plies }.
web-to-now = Do gry

## Obok stołu

web-beside = Obok stołu
web-log = Przebieg
web-log-empty = Nic się jeszcze nie wydarzyło.
web-newest = Do najnowszego
web-chat = Rozmowa
web-chat-empty = Na razie cicho.
web-chat-quiet = Rozmawiają tu tylko ci, którzy siedzą przy stole.
web-chat-name = Żeby porozmawiać, powiedz, jak masz na imię.
web-chat-enter = To ja
web-say = Napisz coś…
web-send = Wyślij
web-mute = Nie chcę słyszeć: { $name }
web-unmute = Chcę znów słyszeć: { $name }
web-talk = Powiedz jednym dotknięciem
web-react-paw = Daj łapę!
web-react-heart = Jak miło!
web-react-laugh = Cha, cha!
web-react-wow = O rany!
web-react-sad = Ojej…
web-react-yawn = Spać się chce…
web-rules = Zasady
web-rule = Zasada { $rule }
web-help = Pomoc
web-learn = Naucz się grać
web-coach-again = Porady jeszcze raz
web-why-how = Nie wiesz, co to jest? Przytrzymaj palec albo myszkę lub naciśnij I.
web-why-close = Escape to schowa.
web-key-why = co to jest
web-did-undo = { $others ->
    [0] { $name } cofa ruch.
   *[other] { $name } cofa ruch i wszystko, co było po nim.
}
web-did-resign = { $name } poddaje partię.
web-did-flag = Koniec czasu: { $name }.
web-did-bot = { $name }: teraz gra bot.
web-did-person = { $name } znów przy stole.
web-did-hint = { $name } korzysta z podpowiedzi bota.

## Cofanie, odejście, poddanie

web-undo = Cofnij ruch
web-undo-waits = Czekamy, czy reszta zgodzi się cofnąć ruch.
web-undo-asked = { $name } prosi o cofnięcie ruchu.
web-undo-agree = Zgoda
web-undo-refuse = Nie
web-undo-cancel = Jednak nie
web-undo-refused = { $name } mówi nie: ruch zostaje.
web-undo-withdrawn = { $name } jednak zostawia ruch.
web-leave = Niech zagra bot
web-back = Gram dalej
web-takeover = { $name }: niech zagra bot
web-send-away = Odeślij od stołu: { $name }
web-vote-bot = { $name } długo nie wykonuje ruchu. Niech zagra bot?
web-vote-away = Odesłać od stołu: { $name }? Dalej grałby bot.
web-vote-me = Pozostali decydują, czy ma za ciebie grać bot. Zrób ruch, a grasz dalej.
web-resign = Poddaj partię
web-resign-sure = Na pewno poddać? Odwrotu nie będzie.
web-play-on = Nie, gram dalej
web-fate = Obietnica losu: po partii widać z niej, że kości i kart nikt nie wybierał.

## Koniec

web-over = Koniec partii
web-you-won = Wygrana jest twoja!
web-won = { $shared ->
    [yes] Wygrywają razem: { $names }
   *[no] Wygrywa: { $names }
}
web-nobody-won = Tym razem nie wygrał nikt
web-close-behind = Najbliżej: { $names }, różnica { $points }.
web-rematch = Jeszcze raz!
web-rematch-asked = { $name } chce zagrać jeszcze raz!
web-rematch-join = Ja też!
web-rematch-go = Do nowego stołu
web-opponent = Inny bot
web-replay = Powtórka
web-share = Udostępnij
web-record = Zapis partii

## Ustawienia

web-light = Światło
web-light-system = Jak w systemie
web-light-day = Dzień
web-light-night = Noc
web-to-day = Włącz dzień
web-to-night = Włącz noc
web-motion = Animacje
web-speed = Ruchy innych
web-speed-calm = spokojnie
web-speed-brisk = żwawo
web-speed-at-once = od razu
web-pause = Zatrzymaj pokaz
web-skip-showing = Pomiń pokaz
web-meanwhile = Od twojego ruchu
web-lately = Ostatnie ruchy
web-sound = Dźwięki
web-volume = Głośność
web-calls = Wołaj, gdy mój ruch
web-talk-shown = Okrzyki i reakcje

## Podpowiedzi pierwszej gry

web-hint = Podpowiedź
web-hint-why = Bot widzi to samo co ty. Wszyscy przy stole usłyszą, że padła podpowiedź.
web-hint-thinks = Bot myśli…
web-hint-none = Tu bot nie ma podpowiedzi.
web-hint-help = { $help ->
    [nudge] Wskazówka
    [candidates] Kilka dobrych ruchów
   *[move] Sam ruch
}
web-hint-good = { $good ->
    [one] Jest tu jeden dobry ruch. Spójrz jeszcze raz.
    [few] Są tu { $good } mniej więcej równie dobre ruchy.
    [many] Jest tu { $good } mniej więcej równie dobrych ruchów.
   *[other] Jest tu { $good } mniej więcej równie dobrego ruchu.
}
web-hint-some = Jeden z tych:
web-hint-chance = Bot daje temu { $percent }% szans.
web-coach = Porada
web-coach-at = Porada { $at } z { $of }
web-coach-next = Dalej
web-coach-done = Gramy!
web-coach-skip = Wystarczy
