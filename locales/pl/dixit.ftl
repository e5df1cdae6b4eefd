# Dixit. Każde miejsce to królik na torze punktów.

# = en: nazwa gry
dixit = Dixit
dixit-seat = Królik { $seat }

## O co pytamy

dixit-ask-tell = Wybierz swoją kartę i daj podpowiedź: nie za jasną i nie za mglistą (tell 17 cichy dom).
dixit-ask-give = Która z twoich kart pasuje do podpowiedzi? (give 23; w trójkę dwie: give 23 41)
dixit-ask-vote = Gdzie leży karta narratora? (vote 4)

## Co się stało

dixit-event-dealt = { $cards ->
    [none] { $name } dobiera { $count ->
        [one] { $count } kartę.
        [few] { $count } karty.
        [many] { $count } kart.
       *[other] { $count } karty.
    }
   *[other] { $name }, twoje nowe karty: { $cards }.
}
dixit-event-round-began = { $storyteller ->
    [none] Runda { $round }. Opowiada ten, kto pierwszy wymyśli podpowiedź.
   *[other] Runda { $round }. Opowiada { $storyteller }.
}
dixit-event-told = { $card ->
    [none] { $name } mówi: „{ $clue }”
   *[other] { $name } mówi: „{ $clue }” (o karcie { $card })
}
dixit-event-gave = { $cards ->
    [none] { $name } kładzie { $count ->
        [one] zakrytą kartę.
        [few] { $count } zakryte karty.
        [many] { $count } zakrytych kart.
       *[other] { $count } zakrytej karty.
    }
   *[other] { $name } kładzie zakryte: { $cards }.
}
dixit-event-laid-out = Na stole: { $cards }.
dixit-event-voted = { $slot ->
    [none] { $name }: głos oddany.
   *[other] { $name } głosuje na kartę { $slot }.
}
dixit-event-shown = { $verdict ->
    [all] Kartę narratora ({ $slot }{ $card ->
        [none] {""}
       *[other] : { $card }
    }) znaleźli wszyscy. Za jasno!
    [none] Karty narratora ({ $slot }{ $card ->
        [none] {""}
       *[other] : { $card }
    }) nie znalazł nikt. Za mgliście!
   *[some] Kartę narratora ({ $slot }{ $card ->
        [none] {""}
       *[other] : { $card }
    }) znaleźli: { $found }.
}
dixit-event-gained = { $name }: +{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} (razem { $score }){ $lured ->
    [0] .
    [one] , w tym { $lured } za zwabiony głos.
    [few] , w tym { $lured } za zwabione głosy.
    [many] , w tym { $lured } za zwabione głosy.
   *[other] , w tym { $lured } za zwabione głosy.
}
dixit-event-discarded = Na stos odrzuconych trafiają: { $cards }.
dixit-event-reshuffled = Odrzucone karty wtasowano w nową talię: { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
    [many] { $count } kart.
   *[other] { $count } karty.
}
dixit-event-ended = Koniec! Najdalej na torze: { $winners } ({ $score ->
    [one] { $score } punkt
    [few] { $score } punkty
    [many] { $score } punktów
   *[other] { $score } punktu
}).

## Dlaczego nie

dixit-illegal-not-now = To nie ta chwila: { $phase ->
    [setup] karty są jeszcze rozdawane.
    [tell] czekamy na podpowiedź.
    [give] trwa dobieranie kart do podpowiedzi.
    [table] karty są właśnie wykładane na stół.
    [vote] trwa głosowanie.
    [refill] gracze dobierają karty.
   *[over] gra się skończyła.
}
dixit-illegal-not-storyteller = W tej rundzie opowiada ktoś inny.
dixit-illegal-storyteller-gives = Narrator położył już swoją kartę i nic więcej nie dokłada.
dixit-illegal-storyteller-votes = Narrator nie głosuje: zna odpowiedź.
dixit-illegal-given-already = Twoja karta już leży na stole, nie da się jej cofnąć.
dixit-illegal-voted-already = Twój głos jest już oddany.
dixit-illegal-not-in-hand = Karty { $card } nie masz na ręce.
dixit-illegal-clue-empty = Podpowiedź jest pusta. Powiedz choć słowo.
dixit-illegal-clue-long = Podpowiedź jest za długa: liczba znaków to { $length }, a może być najwyżej { $limit }.
dixit-illegal-clue-control = W podpowiedzi są niewidoczne znaki sterujące albo łamanie wiersza. Napisz ją w jednym wierszu.
dixit-illegal-clue-untrimmed = Usuń odstępy na początku i na końcu podpowiedzi.
dixit-illegal-wrong-count = Trzeba dać { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}, a nie { $given }.
dixit-illegal-same-card = Dwie karty muszą być różne, a { $card } podano dwa razy.
dixit-illegal-no-slot = Na stole nie ma karty { $slot }: są od 1 do { $slots }.
dixit-illegal-own-card = Karta { $slot } jest twoja. Na nią głosują tylko inni.
dixit-illegal-wrong-seat = Teraz karty dostaje miejsce { $due }, a nie { $seat }.
dixit-illegal-wrong-deal = Liczba kart do rozdania to { $count }, a nie { $given }.
dixit-illegal-not-in-deck = Rozdaje się tylko karty z talii, każdą raz.
dixit-illegal-not-the-round = Na stół trafiają dokładnie karty tej rundy, każda raz.
dixit-syntax-move = „{ $text }” to nie jest ruch w tej grze. Ruchy wyglądają tak: tell 17 cichy dom, give 23, give 23 41, vote 4.

## Pozycje

dixit-header-position-seats = Graczy, darów i głosów musi być po { $seats }.
dixit-header-position-round = Rundy { $round } tu nie bywa.
dixit-header-position-score = Punkty to nieujemne liczby rozsądnej wielkości.
dixit-header-position-goal = Ktoś ma już { $goal }, więc gra jest skończona, a zwycięzcy brak.
dixit-header-position-cards = Każda karta od 1 do { $cards } musi leżeć dokładnie w jednym miejscu.
dixit-header-position-storyteller = Narratora nie ma tylko przed pierwszą podpowiedzią; potem jest nim ktoś przy stole.
dixit-header-position-told = Podpowiedź i karta narratora są tylko wtedy, gdy runda trwa.
dixit-header-position-clue = Podpowiedź ma 1–200 znaków, bez sterujących i bez odstępów na brzegach.
dixit-header-position-gifts = Dar królika { $seat } nie może tak wyglądać.
dixit-header-position-phase = Odpowiedzi nie pasują do etapu „{ $phase }”: jakiejś brakuje albo jest zbędna.
dixit-header-position-table = Na stole muszą leżeć dokładnie karty rundy, i to dopiero po wyłożeniu.
dixit-header-position-votes = Głos królika { $seat } nie może tak wyglądać.
dixit-header-position-hands = Na etapie „{ $phase }” liczba kart na rękach jest inna.
dixit-header-position-discard = Podczas pierwszego rozdania nie ma jeszcze odrzuconych kart.
dixit-header-position-deck = W talii jest za mało kart, żeby dobrali wszyscy.
dixit-header-position-last = Takiej zakończonej rundy nie mogło być.
dixit-header-position-gains = Przy takim głosowaniu punkty byłyby inne.
dixit-header-position-winners = Zwycięzcy to ci, którzy mają najwięcej punktów w skończonej grze, i nikt inny.

## Ustawienia i terminal

dixit-option-goal = Do ilu punktów
dixit-option-goal-why = Tor w pudełku ma 30 punktów; do 15 gra się dwa razy krócej.
dixit-option-cards = Ile kart
dixit-option-deck = Talia
dixit-option-deck-dreams = sny
dixit-option-deck-why = { $cards ->
    [one] { $cards } obrazek
    [few] { $cards } obrazki
    [many] { $cards } obrazków
   *[other] { $cards } obrazka
}, { $ours ->
    [yes] namalowane dla łapek
   *[no] z teczki gospodarza domu
}
dixit-option-deck-own = Własną talię dokłada ten, kto prowadzi dom:
dixit-option-beginners = Do 15 punktów: w sam raz, żeby posmakować.
dixit-option-begins = Zaczyna ten, kto pierwszy wymyśli podpowiedź.
dixit-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
dixit-votes = { $count ->
    [one] { $count } głos
    [few] { $count } głosy
    [many] { $count } głosów
   *[other] { $count } głosu
}
dixit-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
dixit-card = karta { $card }
dixit-top = Runda { $round } · gramy do { $goal } · w talii { $deck } · odrzucone { $discard }
dixit-clue = Podpowiedź
dixit-hand = Twoja ręka
dixit-table = Na stole
dixit-last = Poprzednia runda: „{ $clue }”
dixit-mine = twoja
dixit-teller = opowiada
dixit-racing = szuka podpowiedzi
dixit-thinking = myśli
dixit-done = gotowe

## Na stronie

dixit-web-card = { $about ->
    [none] Karta { $number } z { $count }.
   *[other] Karta { $number } z { $count }: { $about }
}
dixit-web-whose = { $teller ->
    [yes] Karta narratora: { $owner }.
   *[no] Czyja: { $owner }.
} { $voters ->
    [none] Bez głosów.
   *[other] Głosy: { $voters }.
}
dixit-web-you = ty
dixit-web-my-vote = twój głos
dixit-web-zoom = Przyjrzyj się
dixit-web-about = Opis
dixit-web-no-about = Ta karta nie ma opisu.
dixit-web-compare = Porównaj
dixit-web-previous = Poprzednia karta
dixit-web-next = Następna karta
dixit-web-pick = Wybieram { $number }
dixit-web-tells = Opowiada { $name }
dixit-web-you-tell = Opowiadasz ty
dixit-web-race = Pierwsza runda
dixit-web-clue = „{ $clue }”
dixit-web-no-clue = Podpowiedzi jeszcze nie ma
dixit-web-ask-race = Masz podpowiedź? Powiedz ją przed innymi i opowiadaj!
dixit-web-ask-tell = Wybierz kartę i daj do niej podpowiedź
dixit-web-pick-first = Najpierw dotknij karty, o której opowiesz.
dixit-web-then-tell = Nie za jasno i nie za mgliście: niech zgadną niektórzy, ale nie wszyscy.
dixit-web-placeholder = Słowo, wers piosenki, dźwięk…
dixit-web-length = Znaki: { $length } z { $limit }
dixit-web-tell = Opowiadam
dixit-web-ask-give = { $count ->
    [one] Która z twoich kart pasuje do podpowiedzi?
    [few] Które { $count } z twoich kart pasują do podpowiedzi?
    [many] Które { $count } z twoich kart pasują do podpowiedzi?
   *[other] Które { $count } z twoich kart pasują do podpowiedzi?
}
dixit-web-then-give = Trafi zakryta między inne, nie da się jej cofnąć.
dixit-web-chosen = Wybrane: { $chosen } z { $count }. Nie da się ich cofnąć.
dixit-web-give = { $count ->
    [one] Dokładam tę kartę
    [few] Dokładam te karty
    [many] Dokładam te karty
   *[other] Dokładam te karty
}
dixit-web-ask-vote = Gdzie jest karta narratora?
dixit-web-then-vote = { $slot ->
    [none] Przyjrzyj się kartom i wybierz jedną. Przed głosem możesz zmienić zdanie.
   *[other] Wybór: { $slot }. Głosy odkryjemy razem.
}
dixit-web-vote = Głosuję na { $slot }
dixit-web-told = Twoja karta jest wśród tych. Nie zdradź się!
dixit-web-gave = { $count ->
    [one] Twoja karta leży już na stole.
    [few] Twoje karty leżą już na stole.
    [many] Twoje karty leżą już na stole.
   *[other] Twoje karty leżą już na stole.
}
dixit-web-voted = Twój głos: { $slot }. Odkryjemy wszystkie razem.
dixit-web-last = Poprzednia runda
dixit-web-verdict = { $verdict ->
    [all] Kartę narratora znaleźli wszyscy. Za jasno!
    [none] Karty narratora nie znalazł nikt. Za mgliście!
   *[some] Głosy na kartę narratora: { $found }{"\u00A0"}z{"\u00A0"}{ $voters }.
}
dixit-web-dealt = Karty biorą: { $names }.
dixit-web-laid-out = Karty leżą odkryte. Która z nich należy do narratora?
dixit-web-gone = Karty tej rundy idą na stos odrzuconych.
dixit-web-gains = Punkty: { $gains }.
dixit-web-gain = Twoje punkty w tej rundzie: { $points }.
dixit-web-new-clue = Padła już nowa podpowiedź.
dixit-web-you-next = Teraz opowiadasz ty.
dixit-web-on = Dalej
dixit-web-points = Punkty za rundę
dixit-why-title = { $name }: +{ $points }
dixit-why-points = { $verdict ->
    [some] { $part ->
        [teller] Kartę znaleźli niektórzy, ale nie wszyscy: narrator dostaje 3.
        [found] Karta narratora znaleziona: +3.
        [mine] Twój głos nie padł na kartę narratora: 0.
       *[missed] Głos nie padł na kartę narratora: 0.
    }
    [all] { $part ->
        [teller] Kartę znaleźli wszyscy: narrator zostaje z niczym.
       *[other] Kartę znaleźli wszyscy: każdy oprócz narratora dostaje 2.
    }
   *[none] { $part ->
        [teller] Karty nie znalazł nikt: narrator zostaje z niczym.
       *[other] Karty nie znalazł nikt: każdy oprócz narratora dostaje 2.
    }
}
dixit-why-lured = Za zwabione głosy: +{ $lured }.
dixit-web-discard = Odrzucone: { $count }
dixit-web-discard-empty = Nie ma jeszcze odrzuconych kart.
dixit-web-track = Tor do { $goal }
dixit-web-ahead = Na czele: { $names } ({ $score })
dixit-web-coach-cards = To twoje sny. Dotknij karty, żeby ją wybrać, a lupa pokaże obrazek na cały ekran, obok innego albo słowami.
dixit-web-coach-clue = Jedna osoba opowiada: daje podpowiedź do swojej karty. Reszta po cichu dokłada karty, które też pasują.
dixit-web-coach-vote = Potem wszyscy szukają karty narratora. Najlepsza podpowiedź to ta, którą zrozumieją niektórzy, ale nie wszyscy.
dixit-web-key-arrows = od karty do karty
dixit-web-key-enter = wybierz kartę, jeszcze raz: przyjrzyj się
dixit-web-key-number = wybierz kartę po numerze
dixit-web-key-zoom = przyjrzyj się karcie
dixit-web-key-compare = porównaj dwie karty
dixit-web-key-about = opis słowami, gdy się przyglądasz

## Bots

dixit-web-bot = { $seat ->
    [1] bot marzyciel
    [2] bot żartowniś
    [3] bot gawędziarz
    [4] bot dziecko
    [5] bot marzyciel
    [6] bot żartowniś
    [7] bot gawędziarz
   *[8] bot dziecko
}, poziom { $level }

## Said with a tap

dixit-phrase-picture = Ale obraz!
dixit-phrase-hm = Hm…
dixit-phrase-guessed = Aha, to o to chodzi!
dixit-phrase-easy = Za łatwe!
dixit-phrase-misty = Jasne jak mgła
dixit-phrase-dream = To mi się przyśni
