# Porządek w domu: `lapki admin` w terminalu i strona tych, którzy go pilnują.

admin-title = Porządek w domu
admin-parts = Czego pilnować
admin-tab-reports = Zgłoszenia
admin-tab-people = Ludzie
admin-tab-tables = Stoły
admin-tab-doors = Drzwi
admin-tab-audit = Dziennik
admin-search-people = Imię albo numer
admin-search-tables = Imię gracza, gra albo numer stołu
admin-search = Szukaj
admin-next = Następna strona
admin-previous = Poprzednia strona
admin-page = Strona { $page }
admin-none = Nic tu nie ma.
admin-done = Zrobione.
admin-host = właściciel domu
admin-guest = zapomniano
admin-cancel = Anuluj
admin-which = { $count ->
    [0] Nikt tutaj nie nazywa się „{ $name }”.
   *[other] Osób o imieniu „{ $name }”: { $count }. Podaj numer jednej z nich; pokazuje je „lapki admin people”.
}

## Zgłoszenia

admin-waiting = Czekają na odpowiedź
admin-answered = Z odpowiedzią
admin-report = Nr { $number }: zgłasza { $by }, kogo dotyczy: { $about }
admin-report-table = Do stołu
admin-report-message = Zgłoszona wiadomość
admin-report-context = Co mówiono wokół
admin-answer = Twoja odpowiedź dla: { $name }
admin-answer-send = Odpowiedz
admin-answer-was = Odpowiedź ({ $name }): { $answer }

## Ludzie

admin-mark-admin = pilnuje porządku
admin-mark-banned = { $until ->
    [none] zakaz wstępu
   *[other] zakaz wstępu do { $until }
}
admin-mark-muted = { $until ->
    [none] bez głosu
   *[other] bez głosu do { $until }
}
admin-since = tutaj od { $day }
admin-near = z okolic { $near }
admin-ban = Zakaz wstępu
admin-ban-of = Zakaz wstępu: { $name }
admin-unban = Wpuść znowu
admin-unban-of = Wpuść znowu: { $name }
admin-mute = Odbierz głos
admin-mute-of = Odbierz głos na czacie: { $name }
admin-unmute = Oddaj głos
admin-unmute-of = Oddaj głos na czacie: { $name }
admin-how-long = Na jak długo
admin-hours = { $hours ->
    [1] na godzinę
    [24] na dzień
    [168] na tydzień
    [720] na 30 dni
   *[none] na zawsze
}
admin-why = Powód
admin-why-read = Przeczyta go osoba, której to dotyczy.
admin-ban-address = Zakaz także dla adresu, z którego przyszła ta osoba ({ $near })

## Stoły

admin-phase-waiting = zbierają się
admin-phase-playing = grają
admin-phase-finished = rozegrano
admin-phase-stopped = zatrzymano
admin-looking = { $count ->
    [one] patrzy { $count } osoba
    [few] patrzą { $count } osoby
    [many] patrzy { $count } osób
   *[other] patrzy { $count } osoby
}
admin-end = Zakończ
admin-end-of = Zakończ grę przy tym stole: { $game }
admin-end-why = Powód przeczytają wszyscy przy stole. Nikt nie wygra, a partii nie będzie można dokończyć.

## Drzwi

admin-doors = Kto może wejść?
admin-doors-open = Drzwi są otwarte: wchodzi, kto chce.
admin-doors-invited = Wchodzą tylko zaproszeni.
admin-doors-locked = Drzwi są zamknięte: nikt nowy nie wejdzie.
admin-doors-known = Kto ma tu już imię, gra dalej.
admin-invitations = Zaproszenia
admin-invite-uses = Dla ilu osób
admin-invite-make = Zrób link
admin-invite-once = Ten link widać tylko teraz: skopiuj go.
admin-invitation = Nr { $number }: zostało wejść: { $uses }{ $until ->
    [none] {""}
   *[other] {", "}do { $until }
}
admin-withdraw = Wycofaj
admin-withdraw-of = Wycofaj zaproszenie nr { $number }
admin-networks = Adresy z zakazem wstępu
admin-network = Adres albo sieć, na przykład 203.0.113.0/24
admin-unban-network = Wpuść znowu: { $network }

## Dziennik

admin-did-admin = pozwala pilnować porządku:
admin-did-no-admin = nie pozwala już pilnować porządku:
admin-did-mute = odbiera głos:
admin-did-unmute = oddaje głos:
admin-did-ban = daje zakaz wstępu:
admin-did-unban = znowu wpuszcza:
admin-did-end = kończy grę przy stole
admin-did-answer = odpowiada na zgłoszenie nr
admin-did-doors = zmienia drzwi:
admin-did-invite = zaprasza, dla tylu osób:
admin-did-withdraw = wycofuje zaproszenie nr
admin-until = do { $until }
