# Stół do salonu: duży ekran, ręka w telefonie, kilka osób przy jednym ekranie.

## Duży ekran

living-show = Pokaż na dużym ekranie
living-scan = Siadaj!
living-come = Siadajcie bliżej!
living-how = Skieruj telefon na kod, powiedz, jak masz na imię, wybierz pyszczek i rozgość się.
living-only-here = Telefony tu nie trafią: ten dom słucha tylko własnego komputera. Otwórz go tak: lapki serve --host 0.0.0.0
living-free = { $count ->
    [one] { $count } miejsce jest wolne
    [few] { $count } miejsca są wolne
    [many] { $count } miejsc jest wolnych
   *[other] { $count } miejsca są wolne
}
living-full = Wszyscy na miejscach!
living-locked = Stół jest zamknięty: nikt nowy nie usiądzie.
living-starts = { $name ->
    [none] Teraz ktoś klika „Zaczynamy!” w telefonie.
   *[other] „Zaczynamy!” klika { $name }: w telefonie albo na laptopie.
}
living-start-bots = Reszta to boty, zaczynamy!
living-seats = { $count ->
    [one] dla { $count } osoby
    [few] dla { $count } osób
    [many] dla { $count } osób
   *[other] dla { $count } osoby
}
# = en: the same word
living-bot = bot
living-coming = jeszcze w drodze
living-seat-free = wolne
living-warm = ciepłe miejsce
living-again = Jeszcze raz?
living-again-how = Kliknij „Jeszcze raz!” w telefonie.
living-in-hand = Karty są w telefonie.
living-left = { $count ->
    [0] Wszyscy gotowi.
    [one] Czekamy jeszcze na { $count } osobę.
    [few] Czekamy jeszcze na { $count } osoby.
    [many] Czekamy jeszcze na { $count } osób.
   *[other] Czekamy jeszcze na { $count } osoby.
}
living-answered = gotowe
living-scores = Wynik
living-turn = Ruch: { $name }
living-round = Runda { $round }
living-quiet = na razie cisza
living-won = wygrana

living-dixit-race = Kto pierwszy wymyśli podpowiedź?
living-dixit-any = Kto pierwszy, ten opowiada
living-dixit-thinks = { $name } szuka słów…
living-dixit-next = Teraz opowiada { $name }
living-dixit-give = Podrzuć kartę do podpowiedzi
living-dixit-vote = Głosuj w telefonie. { living-left }
living-dixit-verdict = { $verdict ->
    [all] Wszyscy znaleźli! Zbyt jasne.
    [none] Nikt nie znalazł! Zbyt mgliste.
   *[some] Trafienia: { $found } z { $voters }!
}
living-barking-bark = Hau!

## Kilka osób przy jednym ekranie

living-beside = Kto jest przy tym ekranie
living-add = Ktoś obok
living-add-how = Gracie na jednym urządzeniu: przechodzi z rąk do rąk, a cudzych kart nikt nie zobaczy.
living-forget = Zapomnij: { $name }
living-give = Przekaż: { $name }
living-pass = Teraz { $name }
living-ceiling = Przekaż urządzenie. Reszta patrzy w sufit: tam też jest ciekawie.
living-mine = Tu { $name }, pokaż karty
living-hold = Trzymaj, aż płot się odsunie.
living-since = Co się działo od twojego ruchu
living-other = Nie, tu { $name }
living-look = Spójrz na stół
living-waits = Czekamy na innych
living-waits-how = Nikt tutaj nie ma teraz ruchu. Chcesz zerknąć na swoje karty? Przytrzymaj przycisk.

## Telefon jako ręka

living-on-screen = Stół na ekranie
living-whole = Pokaż tu cały stół
living-to-hand = Tylko moja ręka: stół jest na ekranie
living-hide = Ukryj przed innymi
living-hidden = Ukryte przed innymi. Dotknij, żeby odkryć.
