# Ciapki. Sztuczki, psy i wszystko, co się o nich mówi.

spots = Ciapki

## Nazwy

spots-trick = { $trick ->
    [howl] Daj głos
    [roll-over] Turlaj się
    [walk] Idź
    [dig] Kop
    [trot] Kłus
    [retrieve] Przynieś
    [track] Węsz
    [run] Biegaj
    [chase] Goń
    [bolt] Pędź
    [sprint] Sprint
    [dogpile] Kanapka
    [fetch] Aport
    [guard] Pilnuj
    [hunt] Poluj
    [search] Szukaj
    [scavenge] Grzeb
    [beg] Poproś
    [chew] Żuj
    [gobble] Wcinaj
    [stay] Zostań
    [play-dead] Zdechł pies
   *[other] { $trick }
}
spots-does = { $trick ->
    [howl] Dobierz psa, jeśli masz ich mniej niż sześć, a potem rzuć 1 kością.
    [roll-over] Rzuć wszystkimi swoimi zakopanymi kośćmi. Potem możesz rzucić jeszcze 1.
    [walk] Rzuć 2 kośćmi. Potem możesz rzucić jeszcze 1.
    [dig] Za każdą łapkę możesz zmienić o 1 dowolną zakopaną kość, także cudzą. Potem rzuć 2.
    [trot] Możesz przesunąć kość na inne puste pole swoich psów. Potem rzuć 2.
    [retrieve] Weź kość z liczbą psa z wierzchu talii i umieść ją albo zakop. Potem rzuć 2.
    [track] Rzuć 3 kośćmi. Za smakołyk możesz przerzucić tylko wybrane.
    [run] Rzuć 3 kośćmi. Potem dorzucaj po 1, póki starczy odwagi.
    [chase] Rzuć 1 kością. Potem możesz rzucić 2, potem 3 i tak dalej.
    [bolt] Odłóż od 3 do 12 kości i rzucaj po jednej. Możesz przerwać, gdy łapek jest co najmniej tyle, ile zostało kości.
    [sprint] Rzuć po jednej kości za każdego swojego psa z pustym polem. Możesz powtórzyć.
    [dogpile] Rzuć 2 kośćmi i jedną ze swoich. Możesz powtórzyć.
    [fetch] Rzuć 8 kośćmi. Zostaw wszystkie z jedną liczbą, resztę odrzuć.
    [guard] Wybierz liczbę i rzuć 4 kośćmi. Większe od niej odrzuć.
    [hunt] Rzuć 2 kośćmi i jeszcze jedną za każdą łapkę. Zostaw 2 z nich.
    [search] Rzuć 7 kośćmi. Zostaw takie, które dają razem równo 8; jeśli się nie da, odrzuć wszystkie.
    [scavenge] Rzuć 4 kośćmi. Możesz odrzucić te, które są mniejsze niż suma w twoim ogródku.
    [beg] Weź 1 smakołyk i jeszcze po 1 za każdą łapkę.
    [chew] Podwój swoje smakołyki, a potem weź jeszcze 1.
    [gobble] Weź 7 smakołyków, a potem oddaj tyle, ile pokazuje twoje najwyższe puste pole.
    [stay] Weź po 1 smakołyku za każdą inną zakrytą sztuczkę.
    [play-dead] Rzuć 1 kością. Jeśli zakopiesz ją bez wtopy, weź tyle smakołyków, ile ma ciapek.
   *[other] { $trick }
}
# = en: psy zachowują imiona
spots-dog = { $dog ->
    [burt] Burt
    [bristles] Bristles
    [bongo] Bongo
    [eloise] Eloise
    [ursula] Ursula
    [mayor] Mayor
    [sundrop] Sundrop
    [jolene] Jolene
    [xerxes] Xerxes
    [louise] Louise
    [missy] Missy
    [lil-beth] Lil’ Beth
    [handsome] Handsome
    [frankie] Frankie
    [bitsy] Bitsy
    [gretchen] Gretchen
    [lief] Lief
    [goliath] Goliath
    [gumbo] Gumbo
    [pebble] Pebble
    [wilbur] Wilbur
    [cabbage] Cabbage
    [honcho] Honcho
    [wolfgang] Wolfgang
    [raya] Raya
    [rogue] Rogue
    [nutmeg] Nutmeg
    [rupert] Rupert
    [mirabelle] Mirabelle
    [momo] Momo
    [zipper] Zipper
    [doog] Doog
   *[other] { $dog }
}
spots-colour = { $colour ->
    [yellow] Żółty
    [purple] Fioletowy
    [blue] Niebieski
   *[green] Zielony
}

## O co pytamy

spots-ask-choose = Wybierz sztuczkę (nazwę albo numer) lub zgarnij uzupełnione psy (score).
spots-ask-settle = Gdzie trafią kości? Znak na każdą, od najmniejszej: litera psa, y to ogródek, kropka odrzuca; t wydaje smakołyk.
spots-ask-more = Dalej (more) czy wystarczy (stop)?
spots-ask-name = Której liczby pilnujesz? Większe kości zostaną odrzucone.
spots-ask-bolt = Ile kości odkładasz?
spots-ask-dig = Którą zakopaną kość zmieniasz (dig 2 3+, dig 1 1-)? Albo stop.
spots-ask-trot = Którą kość przesuwasz i dokąd (trot bongo 3 lief 5)? Albo stop.
spots-ask-retrieve = Którą liczbę psa z wierzchu bierzesz i dokąd (retrieve 3>bongo, retrieve 3>yard)?
spots-ask-pile = Która twoja kość dołączy do rzutu (pile bongo 3, pile yard 3)?

## Co się stało

spots-event-tricks-chosen = Sztuczki tej gry: { $tricks }.
spots-event-stack-laid = { spots-colour } stos, od góry: { $tricks }.
spots-event-dealt = { $name }: pierwsze psy to { $dogs }.
spots-event-top-turned = Na wierzchu talii: { spots-dog }.
spots-event-start-rolled = { $name } wyrzuca { $die } i zakopuje.
spots-event-begins = Zaczyna { $name }.
spots-event-tied = Najwyższa liczba wypadła kilka razy. Rzucają jeszcze raz: { $names }.
spots-event-trick = { $name }: { spots-trick }!
spots-event-treats-taken = { $tile ->
    [none] { $count ->
        [one] { $name } bierze { $count } smakołyk.
        [few] { $name } bierze { $count } smakołyki.
        [many] { $name } bierze { $count } smakołyków.
       *[other] { $name } bierze { $count } smakołyka.
    }
   *[other] { $count ->
        [one] { $name } bierze z kafelka { $count } smakołyk.
        [few] { $name } bierze z kafelka { $count } smakołyki.
        [many] { $name } bierze z kafelka { $count } smakołyków.
       *[other] { $name } bierze z kafelka { $count } smakołyka.
    }
}
spots-event-treats-returned = { $count ->
    [one] { $name } oddaje { $count } smakołyk.
    [few] { $name } oddaje { $count } smakołyki.
    [many] { $name } oddaje { $count } smakołyków.
   *[other] { $name } oddaje { $count } smakołyka.
}
spots-event-treat-spent = { $name } oddaje smakołyk i przerzuca { $dice }.
spots-event-rolled = { $name }: rzut { $dice }.
spots-event-rerolled = { $name }: nowy rzut { $dice }.
spots-event-placed = { $die } trafia na swoje pole: { spots-dog }.
spots-event-buried = { $die } idzie do ogródka. Razem: { $total }.
spots-event-discarded = { $die } wraca do puli.
spots-event-busted = { $dice ->
    [one] Wtopa! { $name }: w ogródku jest { $total }, a może być najwyżej 7. { $dice } kość wraca do puli.
    [few] Wtopa! { $name }: w ogródku jest { $total }, a może być najwyżej 7. { $dice } kości wracają do puli.
    [many] Wtopa! { $name }: w ogródku jest { $total }, a może być najwyżej 7. { $dice } kości wraca do puli.
   *[other] Wtopa! { $name }: w ogródku jest { $total }, a może być najwyżej 7. { $dice } kości wraca do puli.
}
spots-event-scored = { $fast ->
    [yes] Szybko i ryzykownie! { $name } zgarnia psa: { spots-dog }.
   *[no] { $name } zgarnia psa: { spots-dog }.
}
spots-event-drew = { $name } dobiera psa: { spots-dog }.
spots-event-named = { $name } pilnuje liczb do { $number }.
spots-event-set-aside = { $count ->
    [one] { $name } odkłada { $count } kość.
    [few] { $name } odkłada { $count } kości.
    [many] { $name } odkłada { $count } kości.
   *[other] { $name } odkłada { $count } kości.
}
spots-event-put-back = { $count ->
    [one] { $count } kość wraca do puli bez rzutu.
    [few] { $count } kości wracają do puli bez rzutu.
    [many] { $count } kości wraca do puli bez rzutu.
   *[other] { $count } kości wraca do puli bez rzutu.
}
spots-event-dug = { $to ->
    [none] { $name } kopie. { $owner }: { $die } znika z ogródka, zostaje { $total }.
   *[other] { $name } kopie. { $owner }: { $die } w ogródku zmienia się w { $to }, razem { $total }.
}
spots-event-trotted = { spots-dog }: { $number } kłusuje dalej i zmienia się w { $to-number }. Nowe pole: { $to }.
spots-event-retrieved = { $name } bierze kość i ustawia na niej { $die }.
spots-event-joined = { $dog ->
    [none] { $die } z ogródka dołącza do rzutu.
   *[other] { $die } dołącza do rzutu: { spots-dog }.
}
spots-event-went-on = { $name } rzuca dalej.
spots-event-stopped = { $name } kończy.
spots-event-supply-empty = W puli nie ma ani jednej kości: wszyscy zaliczają wtopę.
spots-event-refreshed = { $treats ->
    [0] Wszystkie sztuczki są znów odkryte.
   *[other] Na sztuczkę „{ spots-trick }” trafia smakołyk i wszystkie sztuczki są znów odkryte.
}
spots-event-stack-turned = { spots-colour } stos: „{ spots-trick }” idzie na spód, na wierzchu „{ $top }”.
spots-event-dog-rolled = Pies wyrzuca { $die }: { spots-trick }.
spots-event-dog-turned = { $treats ->
    [0] Pies zakrywa kafelek.
    [one] Pies zakrywa kafelek i zabiera { $treats } smakołyk.
    [few] Pies zakrywa kafelek i zabiera { $treats } smakołyki.
    [many] Pies zakrywa kafelek i zabiera { $treats } smakołyków.
   *[other] Pies zakrywa kafelek i zabiera { $treats } smakołyka.
}
spots-event-dog-paid = Pies oddaje dwa smakołyki za kartę.
spots-event-dog-scored = Pies zgarnia kartę: { spots-dog }. Ma już { $count } z 6.
spots-event-dog-idle = Dla Psa nie ma już karty.
spots-event-won = { $seat ->
    [none] Pies zgarnął sześć kart i wygrywa. Hau!
   *[other] { $name }: sześć zgarniętych psów. To wygrana!
}

## Dlaczego nie

spots-illegal-chance-first = Najpierw kości albo talia.
spots-illegal-not-your-turn = To nie twoja tura.
spots-illegal-wrong-phase = { $phase ->
    [choose] Wybierz sztuczkę albo zgarnij psy.
    [settle] Najpierw rozłóż kości z tego rzutu.
    [more] Najpierw zdecyduj, czy rzucasz dalej.
    [name] Najpierw wybierz liczbę.
    [bolt] Najpierw powiedz, ile kości odkładasz.
    [dig] Najpierw kop albo skończ.
    [trot] Najpierw przesuń kość albo skończ.
    [retrieve] Najpierw weź kość.
   *[pile] Najpierw wybierz kość, która dołączy.
}
spots-illegal-not-in-play = Sztuczki „{ spots-trick }” nie ma w tej grze.
spots-illegal-face-down = „{ spots-trick }” jest zakryta, dopóki kafelki się nie zresetują.
spots-illegal-nothing-filled = Nie ma czego zgarnąć: żaden twój pies nie jest uzupełniony.
spots-illegal-no-treat = Nie masz smakołyków.
spots-illegal-reroll-all = Smakołyk przerzuca wszystkie kości rzutu; wybierać pozwala tylko „Węsz”.
spots-illegal-not-rolled = W tym rzucie nie ma { $die } albo nie ma ich aż tylu.
spots-illegal-not-your-dog = Wśród twoich niezgarniętych psów nie ma takiego: { spots-dog }.
spots-illegal-no-such-space = { spots-dog }: nie ma pola dla { $die }.
spots-illegal-space-taken = { spots-dog }: pole dla { $die } jest zajęte.
spots-illegal-keep-all = Każdą kość tego rzutu trzeba umieścić albo zakopać.
spots-illegal-keep-one-number = Rozłóż wszystkie kości z jedną liczbą i tylko te.
spots-illegal-keep-up-to-named = Rozłóż dokładnie kości nie większe niż { $number }; reszta jest odrzucana.
spots-illegal-keep-count = Rozłóż dokładnie tyle kości: { $of }.
spots-illegal-keep-total = Rozłóż kości, które dają razem równo { $of }.
spots-illegal-keep-none = Żadna z tych kości nie pasuje: odrzuć wszystkie.
spots-illegal-keep-not-below-yard = Odrzucić wolno tylko kości mniejsze niż suma w twoim ogródku.
spots-illegal-bolt-dice = Możesz odłożyć od { $least } do { $most } kości.
spots-illegal-no-such-yard = Nie ma takiego ogródka.
spots-illegal-not-buried = W tamtym ogródku nie ma kości { $die }.
spots-illegal-six-stays = Szóstki nie da się podnieść.
spots-illegal-no-die-in-yard = W twoim ogródku nie ma kości { $die }.
spots-illegal-no-die-on-dog = Nie masz tam kości { $die }: { spots-dog }.
spots-illegal-not-on-top = Karta z wierzchu talii nie ma { $die }: { spots-dog }.
spots-illegal-not-due = Los nie ma teraz nic takiego do powiedzenia.
spots-illegal-cannot-tricks = Po jednej sztuczce każdego koloru: żółta, fioletowa, niebieska, zielona.
spots-illegal-cannot-stack = Stosy idą w kolejności: żółty, fioletowy, niebieski, zielony, a w każdym są wszystkie jego sztuczki po razie.
spots-illegal-cannot-deal = Dwa różne psy z talii dla miejsca, którego jest kolej.
spots-illegal-cannot-top = Takiego psa nie ma w talii.
spots-illegal-cannot-start = Po kości na każde miejsce, które rzuca, a dla reszty kreska (-).
spots-illegal-cannot-roll = Trzeba rzucić inną liczbą kości.
spots-syntax-move = „{ $text }” to nie jest ruch w tej grze. Ruchy wyglądają tak: trick run, score, place 3>bongo 6>yard, treat, more, stop.

## Pozycje

spots-header-position-seats = W pozycji musi być tyle miejsc: { $seats }, a jedno z nich gra.
spots-header-position-dog = Pies gra tylko przeciw jednej osobie.
spots-header-position-tiles = Kafelki muszą być tymi sześcioma, które wybrano, według numerów.
spots-header-position-stacks = Cztery stosy są tylko w trybie „Bez smyczy”: w każdym wszystkie jego sztuczki, a na wierzchu ta w grze.
spots-header-position-none-up = Choć jedna sztuczka musi być odkryta.
spots-header-position-treats-down = Na zakrytej sztuczce nie ma smakołyków.
spots-header-position-unknown-dog = Jest tu pies, którego nie ma w pudełku.
spots-header-position-dog-twice = Ten pies jest tu dwa razy: { spots-dog }.
spots-header-position-no-top = Talia jest, a karty z wierzchu nie ma.
spots-header-position-pack = Nikt nie ma więcej niż sześć psów.
spots-header-position-won = Z sześcioma zgarniętymi psami gra jest już skończona.
spots-header-position-filled = Na polu leży jedna kość z jego liczbą: { spots-dog }.
spots-header-position-yard-dice = Kość pokazuje od 1 do 6.
spots-header-position-yard = Ogródek z sumą { $total } to już wtopa: najwyżej siedem.
spots-header-position-treats = Smakołyków jest 20 i nikt ich nie pożycza.
spots-header-position-dice = Kości jest 40.

## Ustawienia i terminal

spots-option-tricks = Sztuczki
spots-option-tricks-why = Masz własny gust? Dotknij innej sztuczki dowolnego koloru. Czerwone „Daj głos” i „Turlaj się” są w grze zawsze.
spots-option-tricks-first = na pierwszy raz
spots-option-tricks-own = własny zestaw
spots-option-tricks-own-why = Dotknij dowolnej sztuczki, a zestaw będzie twój.
spots-option-tricks-colour = { $colour ->
    [yellow] Żółta sztuczka
    [purple] Fioletowa sztuczka
    [blue] Niebieska sztuczka
   *[green] Zielona sztuczka
}
spots-option-tricks-new-family = Dzień adopcji psów
spots-option-tricks-dog-park = Psi park
spots-option-tricks-obstacle-course = Tor przeszkód
spots-option-tricks-hunting-grounds = Polowanie
spots-option-tricks-kennel-club = Klub hodowców
spots-option-tricks-puppy-pen = Psie przedszkole
spots-option-tricks-random = losowe
spots-option-tricks-free-range = Bez smyczy
spots-option-tricks-random-why = Po jednej sztuczce każdego koloru; które to będą, rozstrzygnie los.
spots-option-tricks-free-range-why = Gra cała dwudziestka: za każdym razem, gdy sztuczki się resetują, w miejsce zagranej wchodzi następna.
spots-option-dog-treats = Trudność
spots-option-dog-treats-why = Solo przeciw Psu: z iloma smakołykami zaczyna.
spots-option-dog-treats-0 = łagodny Pies
spots-option-dog-treats-1 = zwyczajny Pies
spots-option-dog-treats-2 = Pies z kartą od razu
spots-option-dog-treats-3 = zuchwały Pies
spots-option-scored-paws = Łapki zgarniętych psów
spots-option-scored-paws-on = liczą się
spots-option-scored-paws-on-why = Zgarnięty pies wciąż dokłada swoje łapki: sztuczki stają się hojniejsze.
spots-option-scored-paws-off = nie liczą się
spots-option-scored-paws-off-why = Łapki dają tylko psy, które jeszcze układasz.
spots-option-beginners = Sztuczki, od których zaczyna też instrukcja.
spots-option-begins = Każdy rzuca kością i ją zakopuje: największa zaczyna.
spots-option-aloud = Gotowy piesek słyszy „Dobry piesek!”
spots-yard = ogródek { $total } z 7
spots-treats = { $count ->
    [one] { $count } smakołyk
    [few] { $count } smakołyki
    [many] { $count } smakołyków
   *[other] { $count } smakołyka
}
spots-supply = Pula: { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, { spots-treats }
spots-top = Talia: { $dog ->
    [none] pusta
   *[other] { spots-dog } ({ $spaces }) i jeszcze { $count }
}
spots-scored = zgarnięte { $count } z 6
spots-the-dog = Pies
spots-face-down = zakryta

## W przeglądarce

spots-web-tricks = Sztuczki
spots-web-under = Pod spodem: { $tricks }.
spots-web-on-tile = Na niej { spots-treats }.
spots-why-down = Teraz jest zakryta: czeka, aż zostanie tylko jedna odkryta.
spots-why-dog = { $paws ->
    [0] Na każdym polu kładzie się kość z jego liczbą: { $numbers }. Gdy wszystkie są zajęte, psa można zgarnąć.
   *[other] Na każdym polu kładzie się kość z jego liczbą: { $numbers }. Łapki wzmacniają sztuczki, które je liczą; tutaj jest ich { $paws }.
}
spots-why-yard = Tu zakopujesz kości, które nie trafiły na psy. Razem więcej niż siedem to wtopa: twoje kości wracają do puli.
spots-web-deck-says = { $dog ->
    [none] Talia jest pusta.
   *[other] Na wierzchu talii { spots-dog }: { $spaces }. Kart pod spodem: { $count }.
}
spots-web-more-cards = jeszcze { $count }
spots-web-dogs = { $mine ->
    [yes] Twoje psy
   *[no] Psy: { $name }
}
spots-web-dog-says = { spots-dog }. { $spaces }.
spots-web-space = { $state ->
    [filled] { $number } zajęte
    [planned] { $number } trafi tutaj
    [fits] { $number } pasuje
   *[empty] { $number } puste
}
spots-web-paws = { $count ->
    [one] { $count } łapka
    [few] { $count } łapki
    [many] { $count } łapek
   *[other] { $count } łapki
}
spots-web-no-dogs = Chwilowo bez psów: „Daj głos” jakiegoś przywoła.
spots-web-look = Czyje psy
spots-web-yard = Ogródek
spots-web-of-seven = z 7
spots-web-yard-says = Ogródek: { $total } z 7. { $dice ->
    [none] Nic nie jest zakopane.
   *[other] Zakopane: { $dice }.
} { $adds ->
    [0] {""}
   *[other] Ten rzut doda { $adds }.
}
spots-web-yard-word = { $bust ->
    [yes] Za dużo: to wtopa!
   *[no] { $total ->
        [0] Pusto i bezpiecznie.
        [7] Na styk: zakop cokolwiek jeszcze i wtopa.
       *[other] Więcej niż siedem to wtopa.
    }
}
spots-web-die = { $die ->
    [1] Jedynka
    [2] Dwójka
    [3] Trójka
    [4] Czwórka
    [5] Piątka
   *[6] Szóstka
}
spots-web-to = { $place ->
    [none] dokąd?
    [yard] do ogródka
    [away] odrzuć
    [reroll] przerzuć
   *[other] { spots-dog }
}
spots-web-die-goes = { spots-web-die }: { spots-web-to }
spots-web-roll = Kości z rzutu
spots-web-roll-says = Rzut: { $dice }.
spots-web-trick-now = { spots-trick }!
spots-web-dog-moves = Teraz gra Pies.

spots-web-ask-choose = { $score ->
    [yes] Wybierz sztuczkę albo zgarnij psy.
   *[no] Wybierz sztuczkę.
}
spots-web-ask-settle = { $count ->
    [one] Rozłóż { $count } kość.
    [few] Rozłóż { $count } kości.
    [many] Rozłóż { $count } kości.
   *[other] Rozłóż { $count } kości.
}
spots-web-ask-keep = { $keep ->
    [one-number] Zostaw kości z jedną liczbą.
    [up-to-named] Rozłóż kości, za duże odpadają.
    [count] Rozłóż { $of } z tych kości.
    [total] Uzbieraj dokładnie { $of }.
   *[not-below-yard] Rozłóż; mniejsze niż ogródek możesz odrzucić.
}
spots-web-ask-reroll = Które kości przerzucasz?
spots-web-ask-more = { $dice ->
    [one] Rzucić jeszcze { $dice } kością?
    [few] Rzucić jeszcze { $dice } kośćmi?
    [many] Rzucić jeszcze { $dice } kośćmi?
   *[other] Rzucić jeszcze { $dice } kości?
}
spots-web-ask-name = Której liczby pilnujesz?
spots-web-ask-bolt = Ile kości odkładasz?
spots-web-ask-dig = { $left ->
    [one] Kop: została { $left } zmiana.
    [few] Kop: zostały { $left } zmiany.
    [many] Kop: zostało { $left } zmian.
   *[other] Kop: zostało { $left } zmiany.
}
spots-web-ask-trot = Którą kość przesuwasz?
spots-web-ask-trot-to = Dokąd ją przesuwasz?
spots-web-ask-retrieve = Którą liczbę bierzesz?
spots-web-ask-retrieve-to = Dokąd trafi?
spots-web-ask-pile = Która twoja kość dołączy do rzutu?

spots-web-hint-choose = Dotknij sztuczki, żeby przeczytać, co robi.
spots-web-hint-chances = Dotknij sztuczki, żeby ją przeczytać. Procenty to ryzyko wtopy w najbliższym rzucie.
spots-web-hint-settle = Wybierz kość, a potem miejsce dla niej.
spots-web-hint-name = Kości większe od niej zostaną odrzucone.
spots-web-hint-bolt = Rzucasz po jednej; możesz przestać, gdy łapek jest co najmniej tyle, ile zostało kości.
spots-web-hint-dig = O jeden w górę albo w dół. Zmniejszona jedynka wraca do puli.
spots-web-hint-trot = Zmieni się w liczbę nowego pola.
spots-web-hint-aside = { $left ->
    [one] Odłożona jest jeszcze { $left } kość.
    [few] Odłożone są jeszcze { $left } kości.
    [many] Odłożonych jest jeszcze { $left } kości.
   *[other] Odłożone jest jeszcze { $left } kości.
}
spots-web-goes = { $name }: { $goes }.
spots-web-goes-yard = { $die } → ogródek
spots-web-goes-total = W ogródku jest teraz { $total }.
spots-web-goes-away = { $die } → pula
spots-web-goes-back = { $count } × kość → pula
spots-web-goes-roll = { $die } → rzut
spots-web-then-yard = W ogródku będzie { $total } z 7.
spots-web-then-safe = Ogródek się nie zmieni.
spots-web-then-bust = Wtopa: w ogródku byłoby { $total }. Wszystkie kości wrócą do puli.
spots-web-then-fast = Wszystkie psy uzupełnione: zgarniasz je od razu!
spots-web-then-dug = { $mine ->
    [yes] W twoim ogródku będzie { $total } z 7.
   *[no] { $bust ->
        [yes] { $name }: w ogródku będzie za dużo, czyli wtopa!
       *[no] { $name }: w ogródku będzie { $total } z 7.
    }
}
spots-web-then-score = Zgarniasz psy: { $dogs }. To kończy turę.
spots-web-chance = Wtopa: { $percent }%
spots-web-chance-none = Bez ryzyka
spots-web-chance-next = Dalej ryzyko wtopy: { $percent }%.
spots-web-chance-says = { $percent ->
    [0] Najbliższy rzut nie może skończyć się wtopą.
   *[other] Ryzyko wtopy w najbliższym rzucie: { $percent }%, jeśli rozkładasz ostrożnie.
}

spots-web-do = Wykonaj
spots-web-shake = Potrząśnij kośćmi!
spots-web-score = Zgarnij
spots-web-done = Gotowe
spots-web-fit = Rozłóż
spots-web-treat = Przerzuć
spots-web-treat-says = Przerzuć za smakołyk; masz ich { $count }
spots-web-cancel = Nie
spots-web-more = Jeszcze!
spots-web-stop = Starczy
spots-web-name = Pilnuj
spots-web-bolt = Odłóż
spots-web-dig = Kop
spots-web-trot = Przesuń
spots-web-retrieve = Weź
spots-web-pile = Dołącz
spots-web-option-dug = { $owner }: { $die } { $change ->
    [down] o jeden mniej
   *[up] o jeden więcej
}, ogródek { $total }
spots-web-option-place = { $place ->
    [yard] Ogródek
   *[other] { spots-dog }
}: { $die }

spots-web-ended = { $dog ->
    [yes] Pies pierwszy zgarnął sześć kart. Hau!
   *[no] Sześć psów zgarniętych!
}
spots-web-busted = Wtopa!
spots-web-busted-total = { $name }: w ogródku { $total }, a wolno tylko 7
spots-web-scored = { $fast ->
    [yes] Szybko i ryzykownie!
   *[no] Pies zgarnięty!
}
spots-web-scored-dogs = { $name }: { $dogs }
spots-web-supply-empty = Kości się skończyły!
spots-web-everybody = wtopa u wszystkich
spots-web-dog-scored = Hau! Pies zgarnia:

spots-web-coach-1 = Wybierz sztuczkę u góry: powie, iloma kośćmi rzucasz. Wykonana leży zakryta, dopóki nie zostanie tylko jedna odkryta.
spots-web-coach-2 = Kość kładziesz na polu z tą samą liczbą. Co się nie mieści, zakopujesz w ogródku.
spots-web-coach-3 = Ponad siedem w ogródku to wtopa: wszystkie kości uciekają. Smakołyk pozwala przerzucić.
spots-web-coach-4 = Uzupełnione psy zgarniasz zamiast sztuczki. Sześć zgarniętych wygrywa!
spots-web-key-tile = wybierz sztuczkę
spots-web-key-die = od kości do kości
spots-web-key-target = dokąd ją położyć
spots-web-key-fit = rozłóż jak najlepiej
spots-web-key-treat = przerzuć za smakołyk
spots-web-key-more = jeszcze raz
spots-web-key-stop = starczy albo zgarnij psy

## Said with a tap

spots-phrase-woof = Hau!
spots-phrase-come-on = No dalej, kości!
spots-phrase-lucky = Szczęśliwa łapka!
spots-phrase-good-dog = Dobry piesek!
spots-phrase-oh-no = No nie, znowu…
spots-phrase-think = Daj pomyśleć…
