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
barking-option-cats-on-why = Gdzie siądzie kot, tam wolno mieszać rasy i dokładać do swoich psów.
barking-option-cats-from-2 = od drugiej rundy
barking-option-cats-from-2-why = W pierwszej rundzie koty siedzą w domu, a psy uczą się szczekać.
barking-option-beginners = Koty przyjdą w drugiej rundzie: tak radzi też instrukcja.
barking-option-begins = O pierwszym ruchu decyduje los.
barking-option-custom = zaczyna, kto najlepiej udaje psa
barking-option-ceremony = Pokażcie psa! Szczekajcie, skomlcie, merdajcie ogonem: kto jest najbardziej podobny, zaczyna.
barking-option-aloud = Kto zagrywa kota, mówi „Miau!”

## O co pytamy

barking-ask-play = Szczekaj na przedmiot (play 2 9 9 W9) albo pasuj (pass); najpierw możesz zagrać kota (cat) lub wymienić cudopsa (swap).
barking-ask-token = Gdzie usiądzie kot? (token 2, a token - znaczy nigdzie)
barking-ask-discard = Na ręce trzyma się najwyżej dziesięć kart. Co odrzucasz? (discard 9 10)

## Co się stało

barking-event-begins = Zaczyna { $name }.
barking-event-laid-out = Runda { $round }. Szczekamy na: { $items }.
barking-event-refilled = Talia się skończyła, nową zostają karty odrzucone: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
barking-event-dealt = { $cards ->
    [none] { $name } dostaje { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
    }
   *[other] { $name } dostaje: { $cards }.
}
barking-event-drew = { $card ->
    [none] { $name } dobiera kartę.
   *[other] { $name } dobiera kartę: { $card }.
}
barking-event-discarded = { $name } odrzuca: { $cards }.
barking-event-cat-played = { $dry ->
    [yes] { $name } wypuszcza kota; nie ma czego dobrać w zamian.
   *[no] { $name } wypuszcza kota.
}
barking-event-token-laid = { $place ->
    [none] Kot idzie swoją drogą ({ $name }).
   *[other] { $name } sadza kota przy przedmiocie { $place } ({ barking-item }): teraz można tam mieszać rasy.
}
barking-event-swapped = { $dry ->
    [yes] { $name } oddaje cudopsa; nie ma czego dobrać w zamian.
   *[no] { $name } wymienia cudopsa na nową kartę.
}
barking-event-played = { $added ->
    [yes] { $name } szczeka jeszcze głośniej na przedmiot { $place } ({ barking-item }): { $cards }.
   *[no] { $name } szczeka na przedmiot { $place } ({ barking-item }): { $cards }.
}
barking-event-passed = { $empty ->
    [yes] { $name }: nie ma już kart, więc pas.
   *[no] { $name } pasuje.
}
barking-event-item-won = { $breed ->
    [none] Przedmiot { $place } ({ barking-item }) zabiera { $name }: { $dogs ->
        [one] { $dogs } pies.
        [few] { $dogs } psy.
        [many] { $dogs } psów.
       *[other] { $dogs } psa.
    }
   *[other] Przedmiot { $place } ({ barking-item }) zabiera { $name }: { $dogs ->
        [one] { $dogs } pies, a remis rozstrzyga ranga { $breed }.
        [few] { $dogs } psy, a remis rozstrzyga ranga { $breed }.
        [many] { $dogs } psów, a remis rozstrzyga ranga { $breed }.
       *[other] { $dogs } psa, a remis rozstrzyga ranga { $breed }.
    }
}
barking-event-item-left = Na przedmiot { $place } ({ barking-item }) nikt nie szczekał: odpada z gry.
barking-event-round-over = { $round ->
    [5] Koniec ostatniej rundy; pod talię { $count ->
        [one] trafia { $count } karta. Ostatni pas: { $name }.
        [few] trafiają { $count } karty. Ostatni pas: { $name }.
        [many] trafia { $count } kart. Ostatni pas: { $name }.
       *[other] trafia { $count } karty. Ostatni pas: { $name }.
    }
   *[other] Koniec rundy { $round }; pod talię { $count ->
        [one] trafia { $count } karta. Następną zaczyna { $name }.
        [few] trafiają { $count } karty. Następną zaczyna { $name }.
        [many] trafia { $count } kart. Następną zaczyna { $name }.
       *[other] trafia { $count } karty. Następną zaczyna { $name }.
    }
}
barking-event-game-over = Ostatnie hau ucichło. Punkty: { $scores }. Najwięcej: { $winners }.

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
barking-illegal-no-place = Nie ma przedmiotu { $place }: w rzędzie jest ich { $places }.
barking-illegal-one-breed = Dopóki przy przedmiocie nie ma kota, w jednej turze wykładasz psy tylko jednej rasy.
barking-illegal-own-dogs = Twoje psy już szczekają na przedmiot { $place }, a kota tam nie ma.
barking-illegal-breed-barks = Na przedmiot { $place } szczeka już { barking-card } ({ $breed }).
barking-illegal-lone-wonder = Cudopies potrzebuje obok siebie prawdziwego psa rangi { $breed } w tej samej turze.
barking-illegal-no-wonder = Nie masz cudopsa do wymiany.
barking-illegal-no-cat = Nie masz kota.
barking-illegal-cats-later = Koty siedzą w domu do rundy { $round }.
barking-illegal-no-token-due = Teraz żaden kot nie szuka, gdzie usiąść.
barking-illegal-cat-there = Przy przedmiocie { $place } już siedzi kot.
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

## W przeglądarce

barking-web-dogs = { $name ->
    [saint-bernard] { $count ->
        [one] { $count } bernardyn
        [few] { $count } bernardyny
        [many] { $count } bernardynów
       *[other] { $count } bernardyna
    }
    [shepherd] { $count ->
        [one] { $count } owczarek
        [few] { $count } owczarki
        [many] { $count } owczarków
       *[other] { $count } owczarka
    }
    [doberman] { $count ->
        [one] { $count } doberman
        [few] { $count } dobermany
        [many] { $count } dobermanów
       *[other] { $count } dobermana
    }
    [husky] { $count ->
        [one] { $count } husky
        [few] { $count } husky
        [many] { $count } husky
       *[other] { $count } husky
    }
    [dalmatian] { $count ->
        [one] { $count } dalmatyńczyk
        [few] { $count } dalmatyńczyki
        [many] { $count } dalmatyńczyków
       *[other] { $count } dalmatyńczyka
    }
    [basset] { $count ->
        [one] { $count } basset
        [few] { $count } bassety
        [many] { $count } bassetów
       *[other] { $count } basseta
    }
    [jack-russell] { $count ->
        [one] { $count } jack russell
        [few] { $count } jack russelle
        [many] { $count } jack russelli
       *[other] { $count } jack russella
    }
    [chihuahua] { $count ->
        [one] { $count } chihuahua
        [few] { $count } chihuahua
        [many] { $count } chihuahua
       *[other] { $count } chihuahua
    }
    [bulldog] { $count ->
        [one] { $count } buldog
        [few] { $count } buldogi
        [many] { $count } buldogów
       *[other] { $count } buldoga
    }
    [mutt] { $count ->
        [one] { $count } kundel
        [few] { $count } kundle
        [many] { $count } kundli
       *[other] { $count } kundla
    }
    [wonder] { $count ->
        [one] { $count } cudopies
        [few] { $count } cudopsy
        [many] { $count } cudopsów
       *[other] { $count } cudopsa
    }
   *[cat] { $count ->
        [one] { $count } kot
        [few] { $count } koty
        [many] { $count } kotów
       *[other] { $count } kota
    }
}
barking-web-play = Twój ruch: szczekaj lub pasuj.
barking-web-play-then = Dotknij kart jednej rasy i przedmiotu.
barking-web-ready = Szczekamy?
barking-web-where = Na co szczekamy?
barking-web-who = Kto będzie szczekać?
barking-web-nothing-to-bark = Teraz nie ma kto szczeknąć.
barking-web-nothing-then = Możesz spasować. Jeśli masz kota albo cudopsa, spróbuj najpierw z nimi.
barking-web-would = { $stand ->
    [alone] { $dogs } → { barking-item }: nikogo więcej tam nie ma.
    [ahead] { $dogs } → { barking-item }: będzie { $mine } do { $best }, prowadzisz.
    [behind] { $dogs } → { barking-item }: będzie { $mine } do { $best }, prowadzi ktoś inny.
    [ahead-by-breed] { $dogs } → { barking-item }: będzie { $mine } do { $best }, a twoja rasa jest lepsza: prowadzisz.
   *[behind-by-breed] { $dogs } → { barking-item }: będzie { $mine } do { $best }, ale lepsza rasa nie jest twoja.
}
barking-web-lonely = Z kim pójdzie cudopies?
barking-web-lonely-then = Sam nie szczeka, ale możesz go wymienić na nową kartę.
barking-web-as = jako { barking-card }
barking-web-turn-into = Cudopies szczeka jako { barking-card }. Zmień rasę
barking-web-cat = Wypuścić kota?
barking-web-cat-then = Bierzesz kartę, a kot siada przy przedmiocie: tam wolno mieszać rasy.
barking-web-token = Gdzie usiądzie kot?
barking-web-token-then = Każdy może tam mieszać rasy i dokładać psy do swoich.
barking-web-nowhere = Nigdzie
barking-web-here = Tutaj
barking-web-discard = { $count ->
    [one] Za dużo kart: odrzuć { $count } kartę.
    [few] Za dużo kart: odrzuć { $count } karty.
    [many] Za dużo kart: odrzuć { $count } kart.
   *[other] Za dużo kart: odrzuć { $count } karty.
}
barking-web-chosen = Wybrane: { $chosen } z { $count }.
barking-web-throw = Odrzuć
barking-web-bark = Hau!
barking-web-pass = Pas
barking-web-pass-sure = Na pewno pas?
barking-web-pass-then = Do końca rundy już nie szczekniesz.
barking-web-pass-yes = Tak, pas
barking-web-pass-no = Nie, gram
barking-web-do-cat = Wypuść
barking-web-do-swap = Wymień
barking-web-over = Ostatnie szczeknięcie przebrzmiało.
barking-web-row = Przedmioty tej rundy
barking-web-item = { $cat ->
    [yes] Przedmiot { $place }: { barking-item }, siedzi tu kot
   *[no] Przedmiot { $place }: { barking-item }
}
barking-web-dealt = Karty biorą: { $names }.
barking-web-pack = { $leads ->
    [yes] { $name } prowadzi, psów: { $count } ({ $dogs })
   *[no] { $name }, psów: { $count } ({ $dogs })
}
barking-web-why-own-dogs = są tu twoje
barking-web-why-breed-barks = rasa już tu jest
barking-web-why-one-breed = tylko jedna rasa
barking-web-why-cat-there = kot już tu siedzi
barking-web-card = { barking-card }, ranga { $rank }, takich kart: { $many }
barking-web-of = z { $many }
barking-why-dog = Ranga { $rank }: przy remisie wygrywa mniejsza liczba. Takich kart w grze: { $many }.
barking-why-card = { $name ->
    [wonder] Szczeka tylko razem z prawdziwym psem i do końca rundy jest jego rasy. Możesz go wymienić na nową kartę.
   *[cat] Daje nową kartę i siada przy przedmiocie, gdzie wolno mieszać rasy.
}
barking-why-item = Pierwszy taki przedmiot daje 3 punkty, drugi 2, każdy kolejny 1. Masz takich: { $have }.
barking-why-token = Siedzi tu kot: wolno mieszać rasy i dokładać psy do swoich.
barking-web-no-cards = Nie masz kart na ręce.
barking-web-deck = Talia: { $count }
barking-web-pile = Odrzucone: { $count }
barking-web-pile-title = Odrzucone karty
barking-web-pile-empty = Na razie nikt nic nie odrzucił.
barking-web-first = zaczyna rundę
barking-web-has = Zdobycze: { $items }
barking-web-round-over = Koniec rundy { $round }
barking-web-won = { $breed ->
    [none] { $dogs ->
        [one] { $dogs } pies
        [few] { $dogs } psy
        [many] { $dogs } psów
       *[other] { $dogs } psa
    }
   *[other] { $dogs ->
        [one] { $dogs } pies; remis rozstrzygnęła ranga { $breed }
        [few] { $dogs } psy; remis rozstrzygnęła ranga { $breed }
        [many] { $dogs } psów; remis rozstrzygnęła ranga { $breed }
       *[other] { $dogs } psa; remis rozstrzygnęła ranga { $breed }
    }
}
barking-web-nobody = dla nikogo: było tu cicho
barking-web-onwards = Dalej
barking-web-coach-1 = Szczekaj sforą jednej rasy na jeden przedmiot. Gdy wszyscy spasują, zabiera go największa sfora.
barking-web-coach-2 = Rasy, która już szczeka na przedmiot, nikt więcej tam nie przyprowadzi. Przy remisie wygrywa mniejsza liczba: jedynka jest najlepsza.
barking-web-coach-3 = Kot daje nową kartę i siada przy przedmiocie: tam wolno mieszać rasy. Cudopies udaje rasę, z którą go zagrasz.
barking-web-coach-4 = Pierwszy przedmiot każdego rodzaju daje 3 punkty, drugi 2, kolejne po jednym. Karty zostają na ręce, więc oszczędzaj je na duże rundy.
barking-web-key-arrows = do sąsiedniej karty lub przedmiotu
barking-web-key-between = od kart do przedmiotów i z powrotem
barking-web-key-space = weź kartę lub przedmiot albo odłóż
barking-web-key-enter = zagraj to, co wybrane
barking-web-key-p = pas
barking-web-key-c = wypuść kota
barking-web-key-w = wymień cudopsa
barking-web-key-escape = odłóż to, co wybrane

## Said with a tap

barking-phrase-woof = Hau, hau!
barking-phrase-grr = Wrrr!
barking-phrase-meow = Miau!
barking-phrase-mine = To moje!
barking-phrase-wrong-tree = Hau, nie tam!
barking-phrase-good-dog = Dobry piesek!
