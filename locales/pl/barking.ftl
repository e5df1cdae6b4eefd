# Hau, nie tam! Każde miejsce to sfora w obrożach jednego koloru.

barking = Hau, nie tam!
barking-seat = { $seat ->
    [1] Czerwona sfora
    [2] Niebieska sfora
    [3] Zielona sfora
    [4] Żółta sfora
   *[5] Fioletowa sfora
}
barking-card = { $name ->
    [saint-bernard] bernardyn
    [shepherd] owczarek
    [doberman] doberman
    [husky] husky
    [dalmatian] dalmatyńczyk
    [basset] basset
    [jack-russell] jack russell
    [chihuahua] chihuahua
    [bulldog] buldog
    [mutt] kundel
    [wonder] cudopies
   *[cat] kot
}
barking-item = { $item ->
    [treehouse] domek na drzewie
    [balloon] balon
    [van] furgonetka
    [birdhouse] budka lęgowa
    [hydrant] hydrant
    [bicycle] rower
    [mailbox] skrzynka na listy
    [lamppost] latarnia
    [bin] śmietnik
   *[boxes] pudła
}
barking-option-cats = Koty
barking-option-cats-on = od pierwszej rundy
barking-option-cats-from-2 = od drugiej rundy

## O co pytamy

barking-ask-play = Szczekaj na przedmiot (play 2 9 9 W9) albo pasuj (pass); najpierw możesz zagrać kota (cat) lub wymienić cudopsa (swap).
barking-ask-token = Gdzie usiądzie kot? (token 2, a token - znaczy nigdzie)
barking-ask-discard = Na ręce trzyma się najwyżej dziesięć kart. Co odrzucasz? (discard 9 10)

## Co się stało

barking-event-begins = Zaczyna { barking-seat }.
barking-event-laid-out = Runda { $round }. Szczekamy na: { $items }.
barking-event-refilled = Talia się skończyła, nową zostają karty odrzucone: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
barking-event-dealt = { $cards ->
    [none] { barking-seat } dostaje { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
    }
   *[other] { barking-seat } dostaje: { $cards }.
}
barking-event-drew = { $card ->
    [none] { barking-seat } dobiera kartę.
   *[other] { barking-seat } dobiera kartę: { $card }.
}
barking-event-discarded = { barking-seat } odrzuca: { $cards }.
barking-event-cat-played = { $dry ->
    [yes] { barking-seat } wypuszcza kota; nie ma czego dobrać w zamian.
   *[no] { barking-seat } wypuszcza kota.
}
barking-event-token-laid = { $place ->
    [none] Kot idzie swoją drogą ({ barking-seat }).
   *[other] { barking-seat } sadza kota na miejscu { $place } ({ barking-item }): teraz można tam mieszać rasy.
}
barking-event-swapped = { $dry ->
    [yes] { barking-seat } oddaje cudopsa; nie ma czego dobrać w zamian.
   *[no] { barking-seat } wymienia cudopsa na nową kartę.
}
barking-event-played = { $added ->
    [yes] { barking-seat } szczeka jeszcze głośniej przy miejscu { $place } ({ barking-item }): { $cards }.
   *[no] { barking-seat } szczeka przy miejscu { $place } ({ barking-item }): { $cards }.
}
barking-event-passed = { $empty ->
    [yes] { barking-seat } nie ma już kart i pasuje.
   *[no] { barking-seat } pasuje.
}
barking-event-item-won = { $breed ->
    [none] Miejsce { $place } ({ barking-item }). Zabiera { barking-seat }: { $dogs ->
        [one] { $dogs } pies.
        [few] { $dogs } psy.
        [many] { $dogs } psów.
       *[other] { $dogs } psa.
    }
   *[other] Miejsce { $place } ({ barking-item }). Zabiera { barking-seat }: { $dogs ->
        [one] { $dogs } pies, a remis rozstrzyga ranga { $breed }.
        [few] { $dogs } psy, a remis rozstrzyga ranga { $breed }.
        [many] { $dogs } psów, a remis rozstrzyga ranga { $breed }.
       *[other] { $dogs } psa, a remis rozstrzyga ranga { $breed }.
    }
}
barking-event-item-left = Przy miejscu { $place } ({ barking-item }) nikt nie szczekał: przedmiot odpada z gry.
barking-event-round-over = { $round ->
    [5] Koniec ostatniej rundy; pod talię { $count ->
        [one] trafia { $count } karta. Ostatnia spasowała { barking-seat }.
        [few] trafiają { $count } karty. Ostatnia spasowała { barking-seat }.
        [many] trafia { $count } kart. Ostatnia spasowała { barking-seat }.
       *[other] trafia { $count } karty. Ostatnia spasowała { barking-seat }.
    }
   *[other] Koniec rundy { $round }; pod talię { $count ->
        [one] trafia { $count } karta. Następną zaczyna { barking-seat }.
        [few] trafiają { $count } karty. Następną zaczyna { barking-seat }.
        [many] trafia { $count } kart. Następną zaczyna { barking-seat }.
       *[other] trafia { $count } karty. Następną zaczyna { barking-seat }.
    }
}
barking-event-game-over = Ostatnie hau ucichło. Punkty według miejsc: { $scores }. Najlepsi: { $winners }.

## Dlaczego nie

barking-illegal-not-your-turn = To nie twoja kolej.
barking-illegal-not-now = Najpierw musi się stać coś innego.
barking-illegal-nothing-to-discard = Teraz nikt nie odrzuca kart.
barking-illegal-discard-count = Odrzuć dokładnie { $count ->
    [one] { $count } kartę.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
barking-illegal-not-held = Nie masz tylu kart { $card }.
barking-illegal-no-place = Nie ma miejsca { $place }; miejsca są od 1 do { $places }.
barking-illegal-one-breed = Dopóki przy przedmiocie nie ma kota, wszystkie psy w ruchu są jednej rasy.
barking-illegal-own-dogs = Twoje psy już szczekają przy miejscu { $place }, a kota tam nie ma.
barking-illegal-breed-barks = Rasa { $breed } już szczeka przy miejscu { $place }.
barking-illegal-lone-wonder = Cudopies potrzebuje obok siebie prawdziwego psa rangi { $breed } w tym samym ruchu.
barking-illegal-no-wonder = Nie masz cudopsa do wymiany.
barking-illegal-no-cat = Nie masz kota.
barking-illegal-cats-later = Do rundy { $round } koty siedzą w domu.
barking-illegal-no-token-due = Teraz żaden kot nie szuka miejsca.
barking-illegal-cat-there = Na miejscu { $place } już siedzi kot.
barking-illegal-wrong-first = Los nie może teraz pozwolić zacząć miejscu { $seat }.
barking-illegal-wrong-items = Tych przedmiotów nie można teraz wyłożyć: { $items }.
barking-illegal-wrong-deal = Tych kart nie można teraz rozdać miejscu { $seat }: { $cards }.
barking-illegal-wrong-draw = Karty { $card } nie można teraz dobrać.
barking-syntax-move = „{ $text }” to nie ruch; powiedz na przykład: play 2 9 9 W9, cat, token 2, swap, pass, discard 9 10.

## Pozycje

barking-header-position-card = Karty { $card } nie może tu być.
barking-header-position-item = Nie ma przedmiotu { $item }.
barking-header-position-players = Graczy w pozycji: { $players }, a miejsc w zapisie: { $seats }.
barking-header-position-seat = Nie ma miejsca { $seat }.
barking-header-position-passes = „passed” i „passes” się różnią albo na pasowanie jest za wcześnie.
barking-header-position-hand = Miejsce { $seat } nie może mieć więcej kart niż { $most }.
barking-header-position-too-many-cards = W pudełku kart { $card } jest tylko { $many }.
barking-header-position-too-many-items = W pudełku takich przedmiotów ({ barking-item }) jest tylko { $many }.
barking-header-position-tokens = W pudełku żetonów kotów jest tylko { $many }.
barking-header-position-packs = Przy miejscu { $place } każda sfora jest jedna i nie jest pusta.
barking-header-position-two-owners = Rasa { $breed } ma na miejscu { $place } dwóch właścicieli.
barking-header-position-lone-wonder = Na miejscu { $place } cudopies nie ma obok prawdziwego psa rangi { $breed }.
barking-header-position-round = Runda { $round } tu nie pasuje.
barking-header-position-turn = „turn” nie pasuje do fazy.
barking-header-position-first = „first” jest puste (null) tylko przed pierwszym ruchem.
barking-header-position-row = W tej fazie na stole nie leżą przedmioty.
barking-header-position-due = To, co ma powiedzieć los, nie pasuje do fazy albo do kart.
barking-header-position-winners = Zwycięzcy to ci, którzy mają najwięcej punktów, gdy gra się skończy.

## W terminalu

barking-round = Runda { $round } z 5
barking-deck = { $count ->
    [one] w talii { $count } karta
    [few] w talii { $count } karty
    [many] w talii { $count } kart
   *[other] w talii { $count } karty
}
barking-discard = odrzucone: { $cards }
barking-nothing = pusto
barking-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
barking-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
barking-passed = pas
barking-your-hand = Twoja ręka
barking-cat-sits = z kotem
barking-leads = prowadzi
barking-nobody = na razie cicho
