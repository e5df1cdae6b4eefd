# Boooop. Miejsce 1 to wiedźmy (fioletowe), miejsce 2 to dynie (pomarańczowe).

# = en: nazwa gry
boooop = Boooop
boooop-seat = { $seat ->
    [1] Wiedźmy
   *[2] Dynie
}
boooop-piece = { $piece ->
    [k] kociak
   *[c] kot
}

## O co pytamy

boooop-ask-place = Postaw kociaka albo kota na wolnym polu (k c3, c c3).
boooop-ask-ghost = Czy twój duch wlatuje (ghost b6c6), czy jeszcze czeka (hold)?
boooop-ask-graduate = Wybierz, kto dorośnie.

## Co się stało

boooop-event-placed = { $name }: { boooop-piece } siada na { $cell }.
boooop-event-booped = { $off ->
    [yes] Bup! { $name }: { boooop-piece } z { $start } spada z łóżka.
   *[no] Bup! { $name }: { boooop-piece } jedzie z { $start } na { $to }.
}
boooop-event-ghost-entered = { $name }: duch wlatuje na szew { $stop } i leci { $heading ->
    [up] w górę
    [down] w dół
    [left] w lewo
   *[right] w prawo
}.
boooop-event-ghost-glided = { $skipped ->
    [none] { $name }: duch sunie z { $start } na { $to }.
   *[other] { $name }: duch mija drugiego na { $skipped }, z { $start } na { $to }.
}
boooop-event-spooked = { $off ->
    [yes] BUUU! { $name }: { boooop-piece } z { $start } przeskakuje przez { $over } i spada z łóżka.
   *[no] BUUU! { $name }: { boooop-piece } z { $start } przeskakuje przez { $over } na { $to }.
}
boooop-event-ghost-left = { $name }: duch odlatuje z łóżka ze szwu { $start }.
boooop-event-graduated = { $kittens ->
    [0] { $name }: kot z { $cells } wraca do koszyka.
    [one] { $name }: z łóżka zdjęto { $cells }, dorósł { $kittens } kociak.
    [few] { $name }: z łóżka zdjęto { $cells }, dorosły { $kittens } kociaki.
    [many] { $name }: z łóżka zdjęto { $cells }, dorosło { $kittens } kociaków.
   *[other] { $name }: z łóżka zdjęto { $cells }, dorosło { $kittens } kociaka.
}
boooop-event-won = { $eight ->
    [yes] { $name }: wszystkie osiem kotów jest na łóżku. To wygrana!
   *[no] { $name }: trzy koty w rzędzie, { $cells }. To wygrana!
}

## Dlaczego nie

boooop-illegal-not-your-turn = To nie twój ruch.
boooop-illegal-placed-already = W tej turze figurka jest już postawiona.
boooop-illegal-no-kitten = W twoim koszyku nie ma już kociaków.
boooop-illegal-no-cat = W twoim koszyku nie ma jeszcze kotów.
boooop-illegal-taken = Na { $cell } ktoś już siedzi.
boooop-illegal-no-ghosts = W tej partii gramy bez duchów.
boooop-illegal-ghost-glides = Twój duch jest już na łóżku: sunie sam i nikogo nie słucha.
boooop-illegal-place-first = Najpierw postaw kociaka albo kota, duch przyjdzie potem.
boooop-illegal-ghost-done = Duch zrobił już swoje w tej turze.
boooop-illegal-not-an-edge = Duch wlatuje z brzegu łóżka, tam gdzie zaczyna się szew, a { $stop } tam nie leży.
boooop-illegal-stop-taken = Na { $stop } jest już drugi duch.
boooop-illegal-nothing-to-graduate = Teraz nie ma czego wybierać: nikt nie dorasta.
boooop-illegal-not-a-single = { $cells } nie można zdjąć: tylko jedną figurkę i tylko gdy wszystkie osiem jest na łóżku.
boooop-illegal-not-a-three = { $cells } to nie jest rząd trzech twoich figurek.
boooop-syntax-move = „{ $text }” to nie jest ruch w tej grze. Ruchy zapisuje się tak: k c3, c c3, ghost b6c6, hold, grad a1 b2 c3.

## Pozycje

boooop-header-position-turn = Nie ma miejsca { $turn }, więc nie może być jego ruch.
boooop-header-position-board = Łóżko to sześć wierszy po sześć znaków, a każdy znak to . v V o albo O.
boooop-header-position-active = Miejsce { $seat } musi mieć 8 aktywnych figurek, a ma { $count }.
boooop-header-position-all-on-bed = Wszystkie osiem figurek miejsca { $seat } jest na łóżku, a w tej chwili to niemożliwe.
boooop-header-position-no-ghosts = Gramy bez duchów, a jeden jest na łóżku.
boooop-header-position-ghosts-meet = Oba duchy są na { $stop }.
boooop-header-position-stop = Nie ma szwu { $stop }.
boooop-header-position-heading = Duch na { $stop } nie może lecieć tak: { $heading }.
boooop-header-position-ghost-phase = W koszyku nie ma ducha, o którego można by pytać.
boooop-header-position-graduate = Tu nie ma wyboru, kto dorośnie.
boooop-header-position-winner = Zakończoną partię wygrywa ten, czyj jest ruch; w każdej innej nie ma zwycięzcy.

## Opcje i terminal

boooop-option-ghosts = Duchy
boooop-option-ghosts-on = krążą po łóżku
boooop-option-ghosts-on-why = Po kociaku rusza twój duch: sunie szwami łóżka i straszy każdego, kogo mija.
boooop-option-ghosts-off = śpią
boooop-option-ghosts-off-why = Same kociaki i koty: prościej i spokojniej.
boooop-option-beginners = Bez duchów: najpierw poznajcie kociaki.
boooop-option-custom = kto ostatnio przestraszył kota
boooop-option-ceremony = Kto ostatnio przestraszył kota? Przyznać się: za to dają pierwszy ruch. Nadepnięcie na ogon po ciemku też się liczy.
boooop-option-aloud = Kto bupie, mówi „Bup!”
boooop-kittens = { $count ->
    [one] { $count } kociak
    [few] { $count } kociaki
    [many] { $count } kociaków
   *[other] { $count } kociaka
}
boooop-cats = { $count ->
    [one] { $count } kot
    [few] { $count } koty
    [many] { $count } kotów
   *[other] { $count } kota
}
boooop-ghost-home = duch jest w domu
boooop-ghost-away = duch na { $stop }

## Na ekranie: łóżko i koszyki

boooop-web-bed = Łóżko: sześć rzędów po sześć pól
boooop-web-cell = { $piece ->
    [none] { $cell }, puste
   *[other] { $cell }, { boooop-piece }: { $name }
}
boooop-web-ghost-there = Duch: { $name }, szew { $stop }, leci { $heading ->
    [up] w górę
    [down] w dół
    [left] w lewo
   *[right] w prawo
}
boooop-web-doors = Skąd wleci duch
boooop-web-door = Szew { $stop }, dalej { $heading ->
    [up] w górę
    [down] w dół
    [left] w lewo
   *[right] w prawo
}
boooop-web-boo = BUUU!
boooop-web-what = Kogo stawiamy?
boooop-web-basket = W koszyku
boooop-web-cats = Koty: { $count } z 8
boooop-why-title = { $figure ->
    [k] Kociak: { $name }
    [c] Kot: { $name }
   *[ghost] Duch: { $name }
}
boooop-why = { $figure ->
    [k] Kociak popycha sąsiednie kociaki o jedno pole, a kota nie ruszy. Trzy twoje figurki w rzędzie dorastają.
    [c] Kot popycha wszystkich, a żaden kociak go nie ruszy. Trzy twoje koty w rzędzie to wygrana.
   *[ghost] Duch leci szwem od brzegu do brzegu i popycha dwie figurki po bokach. Gdy dalej jest zajęte, BUUU: ktoś przeskakuje.
}

## Na ekranie: karteczka

boooop-web-ask-place = Twój ruch: postaw { $pieces ->
    [k] kociaka
    [c] kota
   *[other] kociaka albo kota
}.
boooop-web-hint-place = Dotknij wolnego pola, a zobaczysz, kto kogo popchnie.
boooop-web-behind = { $cats ->
    [0] { $name }: żaden kociak nie dorósł.
   *[other] { $name }: dorosłe koty: { $cats } z 8.
}
boooop-web-put = Postaw
boooop-web-ask-ghost = Wypuścić ducha?
boooop-web-hint-ghost = Wybierz na brzegu łóżka, skąd wleci, albo niech jeszcze poczeka.
boooop-web-release = Wypuść
boooop-web-hold = Niech poczeka
boooop-web-ask-graduate = Kto dorośnie?
boooop-web-grow = Wybierz
boooop-web-group = { $index } z { $count }
boooop-web-group-before = Poprzednia możliwość
boooop-web-group-next = Następna możliwość

## Na ekranie: co się stanie po tym ruchu

boooop-web-nobody = Nikogo nie ruszy.
boooop-web-turn = { $name }: { boooop-piece } siada na { $cell }. Bup! { $moves }.
boooop-web-off = { $start } → koszyk
boooop-web-pushed = { $count ->
    [1] Przesunie się { $moves }.
   *[other] Przesuną się { $moves }.
}
boooop-web-falls = { $count ->
    [1] { $cells } spada do koszyka.
   *[other] { $cells } spadają do koszyka.
}
boooop-web-stays = { $count ->
    [1] { $cells } ani drgnie.
   *[other] { $cells } ani drgną.
}
boooop-web-heavy = { $count ->
    [1] Kot { $cells } jest za ciężki.
   *[other] Koty { $cells } są za ciężkie.
}
boooop-web-ghost-entered = Duch stanie na { $stop } i poleci { $heading ->
    [up] w górę
    [down] w dół
    [left] w lewo
   *[right] w prawo
}.
boooop-web-ghost-glided = Duch sunie na { $to }.
boooop-web-ghost-left = Duch odleci z łóżka.
boooop-web-spooked = { $off ->
    [yes] BUUU! { $start } ze strachu spada do koszyka.
   *[no] BUUU! { $start } przeskakuje na { $to }.
}
boooop-web-grows = { $kittens ->
    [0] Kot z { $cells } wraca do koszyka.
    [1] { $cells }: do koszyka, a kociak zostanie kotem.
   *[other] { $cells }: do koszyka, a kociaki zostaną kotami.
}
boooop-web-won = I to jest wygrana!

## Na ekranie: pierwsze podpowiedzi i klawisze

boooop-web-coach-place = Wybierz kociaka i dotknij wolnego pola. Strzałki pokażą, kto dokąd pojedzie; dotknij jeszcze raz albo naciśnij „Postaw”.
boooop-web-coach-boop = Kto siada na łóżku, odpycha wszystkich sąsiadów o jedno pole. Dwie figurki w linii trzymają się razem, a kota żaden kociak nie ruszy.
boooop-web-coach-grow = Trzy twoje figurki w rzędzie dorastają: kociaki stają się kotami. Trzy koty w rzędzie to wygrana.
boooop-web-coach-ghost = Duch lata po szwach i sam popycha figurki po obu stronach. Wypuść go z brzegu łóżka, kiedy zechcesz.
boooop-web-key-arrows = chodź po łóżku
boooop-web-key-enter = wybierz pole, a potem postaw
boooop-web-key-escape = zmień zdanie
boooop-web-key-kitten = weź kociaka
boooop-web-key-cat = weź kota
boooop-web-key-ghost = wybierz szew dla ducha
boooop-web-key-hold = niech duch poczeka

## Said with a tap

boooop-phrase-meow = Miau!
boooop-phrase-boop = Bup!
boooop-phrase-boo = Bu!
boooop-phrase-off = Zmykaj z łóżka!
boooop-phrase-nice = To się nazywa bup!
boooop-phrase-think = Daj pomyśleć…
