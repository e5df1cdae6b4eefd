# Jabłka na zimę. Kto coś robi, to $name; czyja kupka, to $to-name. Imion nie odmieniamy.

hedgehogs = Jabłka na zimę

## Na pierwszej stronie

hedgehogs-title = Jabłka na zimę
hedgehogs-line = Jeże chowają jabłka w liściach. Niektóre są robaczywe!
hedgehogs-players = 2–4 osoby
hedgehogs-minutes = 5 min

## O co pytamy

hedgehogs-ask-put = Jabłko! Zostawić je u siebie czy potoczyć do cudzej kupki?
hedgehogs-move-keep = Zostawić u siebie
hedgehogs-move-roll = Potoczyć: { $a-name }

## Co się dzieje

hedgehogs-event-found = { $apple ->
    [none] { $name }: jabłko z koszyka.
    [-2] { $name }: jabłko z robakiem!
   *[other] { $name }: jabłko warte { $apple }.
}
hedgehogs-event-put = { $forced ->
    [yes] { $name }: miejsce jest tylko w jednej kupce, więc jabłko toczy się tam ({ $to-name }).
   *[no] { $own ->
        [yes] { $name }: jabłko trafia do własnej kupki.
       *[no] { $name }: jabłko toczy się do innej kupki ({ $to-name }).
    }
}
hedgehogs-event-spring = Wiosna! Liście są odgarnięte.

## Jak to rysujemy

hedgehogs-draw-basket = { $count ->
    [one] W koszyku { $count } jabłko
    [few] W koszyku { $count } jabłka
    [many] W koszyku { $count } jabłek
   *[other] W koszyku { $count } jabłka
}
hedgehogs-draw-paws = { $worm ->
    [yes] W łapkach: jabłko z robakiem ({ $worth })
   *[no] W łapkach: jabłko warte { $worth }
}

## Dlaczego nie

hedgehogs-illegal-not-your-turn = To nie twoja kolej.
hedgehogs-illegal-found-already = Jabłko jest już znalezione: teraz trafia do kupki.
hedgehogs-illegal-no-such-apple = Jabłka wartego { $apple } nie ma w koszyku.
hedgehogs-illegal-nobody-there = Innej kupki o numerze { $to } nie ma.
hedgehogs-illegal-full = { $mine ->
    [yes] Twoja kupka jest pełna.
   *[no] Kupka numer { $to } jest pełna.
}
hedgehogs-syntax-move = Ruch to „keep” albo „roll 2”.
hedgehogs-header-position = Żadna gra w „Jabłka na zimę” nie prowadzi do takiej pozycji.

## Co wybiera się przy stole

hedgehogs-option-worms = Robaki
hedgehogs-option-worms-few = kilka
hedgehogs-option-worms-few-why = Pięć jabłek z 24 jest robaczywych.
hedgehogs-option-worms-many = dużo
hedgehogs-option-worms-many-why = Dziewięć jabłek jest robaczywych: nie ufaj nikomu.
hedgehogs-option-beginners = Mało robaków: w ogrodzie jest milej.

## Jednym dotknięciem

hedgehogs-phrase-yum = Pychota!
hedgehogs-phrase-worm = Robak?
hedgehogs-phrase-thanks = Dziękuję, jak miło…
hedgehogs-phrase-sniff = Niuch, niuch.

## Zasady

hedgehogs-short =
    Bierzesz jabłko z koszyka i tylko ty je widzisz. Zostaw je w swojej kupce liści albo potocz do cudzej.

    W kupce mieszczą się cztery jabłka. Gdy wszystkie są pełne, przychodzi wiosna: wygrywa kupka, której jabłka są warte najwięcej.
hedgehogs-glance =
    Weź jabłko i obejrzyj je w sekrecie.

    Zostaw je albo potocz dalej.

    Gdy wszystkie kupki są pełne, odgarnijcie liście.
hedgehogs-score =
    Jabłko | 1, 2, 3 albo 5

    Jabłko z robakiem | −2
hedgehogs-tips =
    Miejsc w kupce jest mało: marne jabłko zajmuje miejsce dobrego, w cudzej kupce też.

    Zostaw sobie miejsce na później, gdy wiadomo już, co jest w koszyku.
hedgehogs-chapter-garden = Ogród
hedgehogs-chapter-turn = Kolejka
hedgehogs-chapter-spring = Wiosna
hedgehogs-rule-1 = W koszyku są 24 jabłka warte 1, 2, 3 albo 5; niektóre są robaczywe i warte −2. Gdy robaków jest dużo, takich jest więcej.
hedgehogs-rule-2 = Zaczyna pierwsze miejsce, dalej gra się w kółko. Kto ma kolej, bierze z koszyka jabłko, nie patrząc, i wkłada je do kupki.
hedgehogs-rule-3 = Ile jabłko jest warte, widzi tylko ten, kto je wziął. Do wiosny leży w liściach.
hedgehogs-rule-4 = Zostaw jabłko w swojej kupce albo potocz do cudzej. Dokąd się toczy, widzą wszyscy.
hedgehogs-rule-5 = W kupce mieszczą się cztery jabłka.
hedgehogs-rule-6 = Jeśli miejsce jest tylko w jednej kupce, jabłko toczy się tam samo.
hedgehogs-rule-7 = Gdy wszystkie kupki są pełne, przychodzi wiosna: liście się odgarnia, a największa suma wygrywa.
hedgehogs-rule-8 = Przy równych sumach wygrywają wszyscy.
