# Strona główna, stół, który czeka na graczy, i strona zasad.

home-word = łapki
home-about = Gry planszowe pod jednym dachem. Bez rejestracji: wchodź i graj.
home-name = Twoje imię
home-name-ask = Jak masz na imię?
home-name-first = Najpierw napisz, jak masz na imię.
home-name-later = O imię zapytamy, gdy usiądziesz z ludźmi.
home-other-face = inny pyszczek
home-invite = Zaproś znajomych
home-start = { $game }: od czego zaczniemy?
home-learn = Naucz się w 5 min
home-learn-of = Naucz się w 5 minut: { $game }
home-friends = Ze znajomymi
home-play = Gramy
home-bots = { $bots ->
    [0] Zagraj solo
    [one] Z botem
    [few] Z botami
    [many] Z botami
   *[other] Z botami
}
home-rooms = W co gramy?
home-rules-of = Zasady: { $game }
home-tables = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
    [many] { $count } stołów
   *[other] { $count } stołu
}
home-opening = Otwieramy drzwi…
home-shut = Dom się nie otwiera
home-settings = Światło, język, dźwięk

## Otwarte stoły

home-open = Czekają na graczy
home-open-none = Teraz nikt nie czeka. Postaw swój stół i zrób go otwartym, a ktoś na pewno zajrzy.
home-open-lost = Lista stołów się urwała; już wraca…
home-taken = { $taken } z { $seats }
home-sit = Usiądź
home-sit-with = Usiądź: { $game }, przy tym stole gospodarzem jest { $name }

## Moje partie

home-mine = Moje partie
home-mine-turn = Twój ruch
home-mine-playing = Grają inni
home-mine-waiting = Zbieramy się
home-mine-finished = Rozegrana
home-mine-won = Wygrana
home-mine-shared = Wspólna wygrana
home-mine-lost = Przegrana
home-mine-nobody = Bez zwycięzcy
home-mine-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
home-mine-stopped = Zatrzymana
home-mine-bots = { $count ->
    [one] { $count } bot
    [few] { $count } boty
    [many] { $count } botów
   *[other] { $count } bota
}
home-mine-older = Ostatnio rozegrane partie
home-mine-put-away = Zdejmij z listy: { $game }
home-mine-gone = Zdjęte z listy: { $game }.
home-mine-bring-back = Przywróć
home-mine-all = Wszystkie moje partie i liczby
home-mine-nobody-here = W tej przeglądarce nikt jeszcze nie grał.
home-waits-last = ostatni ruch { $when }
home-waits-you = Tu czekają właśnie na ciebie.
home-to-table = Do stołu

## Nowy stół

home-new = Nowy stół: { $game }
home-seats = Ilu graczy
home-level = Jak grają boty
home-level-name = { $level ->
    [1] leciutko
    [2] łagodnie
    [3] spokojnie
    [4] uważnie
    [5] zręcznie
    [6] mocno
    [7] zawzięcie
    [8] po mistrzowsku
   *[9] na całego
}
home-level-cat = { $level ->
    [1] Drzemek
    [2] Kłębek
    [3] Guzik
    [4] Wąsik
    [5] Mruczotron
    [6] Drapek
    [7] Cień
    [8] Arcymrucz
   *[9] Kosmomrucz
}
home-level-about = { $level ->
    [1] Gra, gdzie łapa padnie.
    [2] Bierze to, co leży pod nosem.
    [3] Patrzy, co będzie zaraz.
    [4] Rozważa, co z tego wyniknie.
    [5] Rzadko przegapia dobry ruch.
    [6] Prawie się nie myli.
    [7] Nie wybacza błędów.
    [8] Myśli naprzód i widzi daleko.
   *[9] Myśli, ile mu wolno. Kto go pokona?
}
home-strength = Na moim poziomie
home-strength-chosen = Wybiorę poziom
home-strength-new = Na tym urządzeniu nikt jeszcze nie grał w tę grę przeciwko botom. Poziom { $level } to dobry początek.
home-strength-says = Twój poziom: { $range } ({ $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
} przeciwko botom na tym urządzeniu).
home-record = wygrane: { $won }, przegrane: { $lost }
home-opponent = { $game }: przeciwko komu?
home-more = Zmień zasady i zegar
home-beginners = Gracie pierwszy raz?
home-rest = Zegar, boty i reszta
home-begins = Kto zaczyna
home-begins-chosen = gospodarz stołu
home-begins-chosen-why = Kto stawia stół, ten siada na pierwszym miejscu.
home-begins-chance = los
home-begins-chance-why = Gdy wszyscy się zbiorą, miejsca przydzieli los.
home-begins-custom-why = Tak każe zwyczaj. Gdy wszyscy się zbiorą, sami to rozstrzygnijcie, a gospodarz stołu zaznaczy, kto zaczyna.
home-sits = Kto gdzie siedzi
home-sits-chosen = kto gdzie chce
home-sits-chance = rozsadzi los
home-clock = Zegar
home-clock-none = bez zegara
home-clock-move = { $seconds ->
    [one] { $seconds } sekunda na ruch
    [few] { $seconds } sekundy na ruch
    [many] { $seconds } sekund na ruch
   *[other] { $seconds } sekundy na ruch
}
home-clock-game = { $minutes } min na partię, plus { $increment } s za ruch
home-clock-days = { $days ->
    [one] { $days } dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
}
home-listed = Pokaż stół wszystkim w domu
home-hints = Kto jest na ruchu, może poprosić o podpowiedź
home-hints-friends = Ze znajomymi też: kto jest na ruchu, może poprosić o podpowiedź
home-range = od { $least } do { $most }
home-make = Postaw stół
home-room = Na dużym ekranie

## Ja

home-me = O mnie
home-me-save = Zapisz
home-me-device = Na inne urządzenie
home-me-device-why = Otwórz ten link na innym urządzeniu, a dom i tam cię pozna, ze wszystkimi twoimi partiami. Zadziała raz i jest ważny kilka minut.
home-me-device-make = Daj link
home-me-sessions = Twoje urządzenia
home-me-sessions-why = Tutaj dom cię poznaje. Zakończ sesję tam, gdzie już nie grasz albo gdzie to nie ty: skończy się od razu.
home-me-session-unknown = Nieznane urządzenie
home-me-session-here = to urządzenie
home-me-session-seen = ostatnio { $day }
home-me-session-end = Zakończ
home-me-session-end-on = Zakończ sesję: { $device }
home-me-sessions-end = Zakończ wszystkie inne
home-me-export = Wszystko moje w jednym pliku
home-me-forget = Zapomnij mnie
home-me-forget-why = Dom zapomni twoje imię i wszystko, co tu padło na czacie. Rozegrane ruchy zostaną, ale już niczyje. Nie da się tego cofnąć.
home-me-forget-sure = Tak, zapomnij
home-claim = To twoje drugie urządzenie?
home-claim-why = Ten link sprawi, że przeglądarka będzie twoja: to samo imię, te same partie. Jeśli nie jest twój, po prostu zamknij to okno.
home-claim-other = Teraz ta przeglądarka zna osobę o imieniu { $name }. Potem o niej zapomni.
home-claim-yes = Tak, to moje urządzenie

## Pyszczki

home-face-fox = lisek
home-face-hedgehog = jeżyk
home-face-raccoon = szop
home-face-frog = żabka
home-face-owl = sowa
home-face-bear = niedźwiedź
home-face-rabbit = króliczek
home-face-wolf = wilk
home-face-mouse = myszka
home-face-lynx = ryś
home-face-otter = wydra
home-face-badger = borsuk
home-face-deer = jeleń
home-face-panda = panda wielka
home-face-koala = miś koala
home-face-tiger = tygrys
home-face-lion = lew
home-face-penguin = pingwin
home-face-sheep = owieczka
home-face-pig = prosiaczek
home-face-hen = kurka
home-face-hippo = hipopotam
home-face-bat = nietoperz

## Link

home-link-copy = Skopiuj link
home-link-copied = Skopiowano!
home-link-share = Wyślij
home-link-qr = Kod QR
home-link-qr-of = Kod QR z linkiem { $url }
home-link-text = Zagrajmy: { $game }!

## Stół, który czeka

waiting-title = Zbieramy się przy stole
waiting-guest = { $name } zaprasza do gry: { $game }
waiting-guest-any = Zbierają się tu do gry: { $game }
waiting-sit = Usiądź
waiting-seat-free = wolne miejsce
waiting-sit-at = Usiądź na miejscu { $seat }
waiting-move = Przesiądź się
waiting-move-to = Przesiądź się na miejsce { $seat }
waiting-bot-at = Posadź bota na miejscu { $seat }
# = en: tak samo po polsku
waiting-bot = Bot
waiting-bot-level = Jak gra bot na miejscu { $seat }
waiting-remove = Usuń: { $name }
waiting-remove-sure = Poprosić o odejście: { $name }?
waiting-remove-why = Do tego stołu ta osoba już nie wróci.
waiting-remove-yes = Tak, usuń
waiting-stay = Nie, niech zostanie
waiting-fill = Reszta dla botów
waiting-start = Zaczynamy!
waiting-for = { $count ->
    [one] Czekamy jeszcze na { $count } gracza
    [few] Czekamy jeszcze na { $count } graczy
    [many] Czekamy jeszcze na { $count } graczy
   *[other] Czekamy jeszcze na { $count } gracza
}
waiting-for-owner = Są już wszyscy. Partię uruchomi { $name }.
waiting-ready = Są już wszyscy!
waiting-full = Nie ma wolnych miejsc. Można popatrzeć, jak grają.
waiting-locked = Stół jest zamknięty: usiąść już się nie da, ale można popatrzeć.
waiting-watching = Na razie tylko oglądasz. Żeby grać, usiądź na wolnym miejscu.
waiting-invite = Daj znajomym ten link: kto go otworzy, siada obok.
waiting-invite-locked = { $spectators ->
    [yes] Stół jest zamknięty: z tym linkiem można tylko oglądać.
   *[no] Stół jest zamknięty: nikt więcej nie usiądzie.
}
waiting-invite-full = { $spectators ->
    [yes] Wszystkie miejsca są zajęte: z tym linkiem można już tylko oglądać.
   *[no] Wszystkie miejsca są zajęte.
}
waiting-people = Kto przy stole
waiting-leave = Wstań od stołu
waiting-owner = gospodarz stołu
waiting-chance = Miejsca przydzieli los
waiting-begins = Zaczyna { $name }.
waiting-begins-settle = Rozstrzygnijcie to sami: gospodarz stołu zaznaczy, kto zaczyna.
waiting-begins-open = jeszcze nie wiadomo
waiting-options = Jak gramy
waiting-language = Język stołu
waiting-doors = Kto może wejść
waiting-listed = Pokazuj wszystkim w domu
waiting-lock = Nie sadzaj już nikogo
waiting-spectators = Wpuszczaj widzów
waiting-spectators-chat = Widzowie mogą rozmawiać

## Zasady

rules-title = Zasady: { $game }
rules-which = Zasady której gry?
rules-coming = Kartkujemy zasady…
rules-play = Graj
rules-none = Takiej gry w naszym domu nie ma.

## Nie ma takiej strony

nowhere-title = Nikogo tu nie ma
nowhere-why = Pod tym adresem jest tylko cisza. Może link urwał się po drodze.
nowhere-home = Do domu
