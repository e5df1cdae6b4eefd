# Słowa samego domu: dlaczego nie można i co pomoże.

house-who-are-you = Najpierw powiedz, jak masz na imię.
house-origin = To żądanie przyszło z innej strony, więc nie zostało wykonane.
house-not-owner = To może zrobić tylko gospodarz stołu.
house-not-seated = Nie siedzisz przy tym stole.
house-no-spectators = Przy tym stole nie ma widzów.
house-quiet = Przy tym stole rozmawiają tylko gracze.
house-removed = Gospodarz tego stołu cię wyprosił.
house-seat-locked = Stół jest zamknięty: nikt więcej nie może usiąść.
house-still-running = Partia jeszcze trwa. Dostaniesz to, kiedy się skończy.
house-no-table = Nie ma takiego stołu. Może link jest niepełny.
house-no-game = Nie ma tu gry „{ $name }”.
house-no-person = Nie ma tu nikogo takiego.
house-no-link = Ten kod został już użyty, wygasł albo jest w nim błąd. Zrób nowy.
house-no-session = Nie masz takiej sesji: może jest już zakończona.
house-many-devices = Korzystasz już z tylu urządzeń, na ile dom pozwala. Najpierw zakończ sesję na jednym z nich.
house-no-moment = Gra jeszcze tam nie doszła: ostatni wiersz ma numer { $plies }.
house-not-found = Nic tu nie ma.
house-method = Tutaj tak nie można.
house-too-big = To za długie.
house-too-fast = Nie tak szybko! Poczekaj chwilę i spróbuj jeszcze raz.
house-bad-request = To żądanie jest niezrozumiałe: { $problem }
house-record = To nie jest zapis partii: { $why }
house-record-line = Wiersza { $line } tego zapisu nie da się zagrać: { $why }
house-bad-frame = Ta wiadomość jest niezrozumiała. Jej „is” musi być jednym z: { $verbs }, ze wszystkim, co potrzebne.
house-storage = Nie udało się tego zapisać, więc to się nie stało. Spróbuj za chwilę.
house-closing = Dom na chwilę się zamyka. Wróć niebawem: nic nie zginie.
house-moving = Ten stół właśnie przenosi się do innego pokoju. Spróbuj za chwilę: nic nie zginie.
house-broken = Coś się u nas zepsuło. Nic się nie stało; spróbuj jeszcze raz.
house-stale = To pytanie jest już zamknięte. Spójrz na stół: gra poszła dalej.
house-not-asked = Teraz nikt cię o nic nie pyta.
house-no-hints = Przy tym stole nie ma podpowiedzi.
house-bot-plays = Gra za ciebie bot. Najpierw wróć.
house-gone = Ta partia jest już poddana; bot dogra ją do końca.
house-not-away = Przecież grasz.
house-no-person-there = Tu nie trzeba nikogo zastępować.
house-clock-decides = Przy tym stole jest zegar: to on decyduje o nieobecnych.
house-not-absent = Tej osoby nie ma dopiero od niedawna. Poczekaj trochę.
house-nothing-to-undo = Nie masz ruchu, który można by cofnąć.
house-no-undo = Nikt nie prosi o cofnięcie.
house-undo-open = Ktoś już prosi o cofnięcie ruchu: najpierw odpowiedz.
house-started = Partia już się zaczęła.
house-not-started = Partia jeszcze się nie zaczęła.
house-seats-free = Są jeszcze wolne miejsca: poczekaj na ludzi albo dodaj boty.
house-seat-taken = To miejsce jest zajęte.
house-seat-free = To miejsce i tak jest wolne.
house-no-seat = Przy tym stole nie ma miejsca { $seat }: jest ich { $seats }.
house-seats = W tę grę gra od { $few } do { $many } osób, a nie { $seats }.
house-no-level = Boty grają w tę grę na poziomach { $levels }, a nie { $level }.
house-no-name = Imię musi mieć choć jedną literę.
house-nothing-said = W tej wiadomości nic nie ma.
house-no-phrase = Przy tym stole tak się nie mówi.
house-many-names = Z twojej sieci przyszło ostatnio wiele nowych imion. Spróbuj za jakieś { $minutes } min.
house-many-tables = Ostatnio powstało tu od ciebie bardzo dużo stołów. Następny będzie można otworzyć za jakieś { $minutes } min.
house-many-open = Masz już tyle otwartych stołów, ile można mieć. Najpierw dokończ którąś grę albo wstań od stołu.
house-many-sockets = Otwarte jest zbyt wiele okien ze stołami. Zamknij kilka i spróbuj jeszcze raz.
house-option = Przy stole „{ $name }” może wynosić od { $few } do { $many }, a nie { $value }.
house-undo-refused = Na to padła już odpowiedź „nie”. Poprosić znowu można po następnym ruchu.
house-undo-left = Ktoś już odszedł od stołu, więc nie ma kto zgodzić się na cofnięcie ruchu.
house-vote-alone = Gdy gra dwoje ludzi, nikogo nie można odesłać. Jeśli ktoś długo nie wykonuje ruchu, może go zastąpić bot.
house-vote-open = Trwa inne głosowanie: najpierw odpowiedz w nim.
house-no-vote = Nie ma teraz głosowania, w którym możesz wziąć udział.
house-name-alike = Przy tym stole siedzi już „{ $name }”, a twoje imię wygląda tak samo. Wybierz inne.
house-banned = Masz zakaz wstępu do tego domu{ $until ->
    [none] {"."}
   *[other] {" "}do { $until }.
}{ $why ->
    [none] {""}
   *[other] {" "}Powód: { $why }
}
house-muted = W tym domu nie możesz pisać na czacie{ $until ->
    [none] {"."}
   *[other] {" "}do { $until }.
}{ $why ->
    [none] {""}
   *[other] {" "}Powód: { $why }
}
house-doors-locked = Dom nie wpuszcza teraz nikogo nowego. Zajrzyj później.
house-not-invited = Do tego domu wchodzi się tylko z zaproszeniem. Poproś o link z zaproszeniem i otwórz go; każdy działa dla określonej liczby osób i do określonego czasu.
house-host-only = To może zrobić tylko właściciel domu, w terminalu: lapki admin.
house-over-already = Przy tym stole jest już po wszystkim.
house-no-report = Nie ma takiego zgłoszenia.
house-no-invitation = Nie ma już takiego zaproszenia.
house-no-network = „{ $network }” to nie adres. Napisz na przykład 203.0.113.7 albo sieć: 203.0.113.0/24.
house-network-wide = { $network } to zbyt duża część internetu. Żeby nie wpuszczać żadnych obcych, zamknij drzwi na klucz.
house-network-own = { $network } to ta sama maszyna: zakaz objąłby wszystkich, którzy przychodzą przez jej proxy. Sprawdź LAPKI_PROXIES.
house-no-address = Nie wiadomo, skąd przyszła ta osoba: odkąd dom jest otwarty, nie było jej tutaj. Daj zakaz samej osobie.
house-is-admin = Osobie, która pilnuje porządku, nie można dać zakazu ani odebrać głosu. Najpierw właściciel domu musi odebrać jej te prawa: lapki admin remove.
house-no-penalty = Nie ma tu czego cofać.

## Los

header-fate-missing = Ten zapis nie mówi, jak rzucano kośćmi, więc nie ma czego sprawdzać.
header-fate-commitment = To nie to ziarno, które obiecano przed partią.
header-fate-shares = W zapisie brakuje cząstki któregoś miejsca.
header-fate-seating = Los posadził graczy inaczej.
illegal-fate-line = Los wyciągnął tu „{ $due }”, a w zapisie jest co innego.
verify-true = Prawda: wszystkie losowania ({ $draws }) w { $plies } ruchach wynikają z ziarna.
verify-commitment = Obiecano przed partią: { $commitment }

## W terminalu

join-name = Jak masz na imię:
join-which = Otwarte stoły:
join-none = Nie ma otwartych stołów. Zrób swój: lapki join { $url } --game NAZWA
join-seated = Siedzisz przy stole.
join-watching = Patrzysz.
join-wait = Czekamy na graczy: jest { $taken } z { $seats }. Zaproś innych: { $url }
join-lost = Połączenie przerwane; wracamy…
join-help =
    Wpisz ruch albo:
      say TEKST    powiedz coś
      undo         poproś o cofnięcie swojego ostatniego ruchu
      agree        zgódź się na czyjąś prośbę
      refuse       nie zgódź się
      resign       poddaj się
      leave        niech gra za ciebie bot
      back         graj znowu samodzielnie
      help         ta lista
      quit         odejdź; miejsce poczeka
join-says = { $name }: { $text }
join-undo = { $name } chce cofnąć ruch: agree — zgoda, refuse — nie.
join-undone = { $name } cofa swój ruch.
join-undo-refused = { $name } się nie zgadza.
join-ended-resigned = { $name } się poddaje.
join-ended-time = { $name }: czas minął.
join-failed = Nie można dotrzeć do { $url }: { $problem }
backup-done = Zapisano w { $file }.
backup-none = W { $file } nie ma jeszcze bazy.
backup-postgres = Sama baza jest w PostgreSQL i nie ma jej w tym pliku: zachowuj ją przez pg_dump, a przywracaj przez pg_restore.
backup-damaged = Baza jest uszkodzona, więc niczego nie zapisano. Użyj wcześniejszej kopii.
backup-failed = Nie udało się zapisać { $file }: { $problem }. Niczego tam nie zapisano.
backup-exists = { $file } już istnieje; wybierz inną nazwę.
backup-key = { $file } otwiera wszystko, co zaszyfrowano tym kluczem. Trzymaj go gdzie indziej: bez niego taka kopia przepada.
sealing-whom = Kopię szyfruje się kluczem, który zaczyna się od age1. Tworzy go `lapki backup-key PLIK`. Niczego nie zapisano.
sealing-needed = Ta kopia jest zaszyfrowana. Podaj klucz, który ją otwiera: --key PLIK.
sealing-key = W pliku podanym w --key nie ma klucza. Powinien tam być wiersz zaczynający się od AGE-SECRET-KEY-1.
sealing-other = Ten klucz nie otwiera kopii albo kopia jest uszkodzona. Wszystko zostało po staremu.
restore-done = Przywrócono z { $file }.
restore-kept = To, co było wcześniej, leży w { $old }.
restore-failed = Nie udało się przywrócić z { $file }: { $problem }. Wszystko zostało, jak było.
restore-not = { $file } nie jest kopią domu.
restore-busy = Dom jest otwarty. Najpierw go zamknij.
migrate-done = Baza ma teraz wersję { $version }.
migrate-unknown = Nie ma wersji „{ $version }”. Są takie: { $versions }.

## A link to a table, as others show it

house-link-title = { $game } w Łapkach
house-link = { $state ->
    [free] { $free ->
        [one] Wolne { $free } miejsce z { $seats }. Siadaj z nami!
        [few] Wolne { $free } miejsca z { $seats }. Siadaj z nami!
        [many] Wolnych { $free } miejsc z { $seats }. Siadaj z nami!
       *[other] Wolne { $free } miejsca z { $seats }. Siadaj z nami!
    }
    [waiting] Gra zaraz się zacznie.
    [playing] Gra trwa.
    [finished] Gra skończona: obejrzyj ją jeszcze raz, krok po kroku.
   *[stopped] Tej gry nie dokończono.
}

## A finished game as a card

house-card = { $reason ->
    [time] Czas minął
    [resigned] Partia poddana
   *[rules] Koniec gry
}
house-card-occasion = { $game } · { DATETIME($date, dateStyle: "long") }
