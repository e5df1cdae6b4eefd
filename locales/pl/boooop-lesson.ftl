# Boooop, którego uczymy się, grając. Co znaczy każdy klucz, mówi lapki/lessons.py.

boooop-lesson-part-first = Pierwsze kroki
boooop-lesson-part-first-end = Umiesz już popychać, zrzucać z łóżka, wychować kota i wygrać. Czas na prawdziwą partię, na razie bez duchów.

boooop-lesson-place-title = Hop na łóżko
boooop-lesson-place = Postaw kociaka na dowolnym polu.
boooop-lesson-place-done = I to cała tura: jeden kociak na łóżko. Fioletowe w kapeluszach są twoje.

boooop-lesson-push-title = Popchnij sąsiada
boooop-lesson-push = Popchnij rudego kociaka: postaw swojego tuż obok niego.
boooop-lesson-push-done = Bup! Kto siedzi obok nowego kociaka, odsuwa się od niego o jedno pole, także na ukos. Cudze kociaki i twoje własne.
boooop-lesson-push-wrong = Za daleko, nikt nic nie poczuł. Usiądź bliżej, na polu, które styka się z rudym.
boooop-lesson-push-wrong-own = To twój własny kąt, rudy jest gdzie indziej. Popchnąć trzeba rudego.

boooop-lesson-pair-title = Dwa się trzymają
boooop-lesson-pair = Dwa kociaki jeden za drugim ani drgną. Naprzyj na tę parę od końca tak, żeby nikt się nie ruszył.
boooop-lesson-pair-done = Ani drgnęły! Gdy pole z tyłu jest zajęte, kociaka nie da się odepchnąć. Taka para to kotwica, zaraz ci się przyda.
boooop-lesson-pair-wrong = Nikt się nie ruszył, bo nikt nikogo nie popchnął. Usiądź tuż przy końcu pary, w tym samym rzędzie.
boooop-lesson-pair-wrong-beside = Stąd któryś ma dokąd odjechać. Naprzyj wzdłuż pary: z lewej albo z prawej.

boooop-lesson-off-title = Bach z łóżka
boooop-lesson-off = Zepchnij z łóżka rudego kociaka, który siedzi przy prawym brzegu.
boooop-lesson-off-done = Bach! Kto spadnie z łóżka, wraca do koszyka swojego właściciela i może wrócić do gry.
boooop-lesson-off-wrong = Nadal siedzi na łóżku. Chodzi o rudego przy prawym brzegu: pchnij go na zewnątrz.
boooop-lesson-off-wrong-edge = Rudy przesunął się wzdłuż brzegu i nie spadł. Popychasz zawsze od siebie, więc usiądź od środka.

boooop-lesson-three-title = Trzy dorastają
boooop-lesson-three = Ustaw trzy fioletowe kociaki w rzędzie. Pamiętaj: dwa obok siebie trzymają się mocno.
boooop-lesson-three-done = Dorosły! Trójka schodzi z łóżka, a do koszyka trafiają trzy koty. To koty wygrywają.
boooop-lesson-three-wrong = Jeszcze nie ma rzędu. Trzeci siada na końcu pary, w tej samej linii.
boooop-lesson-three-wrong-pushed = Nowy kociak rozepchnął swoją parę i rząd się rozsypał. Usiądź na jej końcu, tam trzymają się nawzajem.

boooop-lesson-cat-title = Kot jest ciężki
boooop-lesson-cat = Ten rudy to już dorosły kot. Rusz go z miejsca.
boooop-lesson-cat-done = Kot popchnie każdego: i kociaka, i kota. A kota ruszy tylko kot.
boooop-lesson-cat-wrong = Łapa dobra, miejsce nie: usiądź obok rudego kota.
boooop-lesson-cat-wrong-kitten = Kociak jest za lekki, kot nawet się nie obudził. Wybierz najpierw kota na karteczce.

boooop-lesson-eight-title = Cała ósemka
boooop-lesson-eight = Cała twoja ósemka jest na łóżku, więc ktoś musi zejść. Wybierz kociaka: dorośnie.
boooop-lesson-eight-done = Koszyk był pusty, a teraz czeka w nim dorosły kot. To drugi sposób na wychowanie kota.
boooop-lesson-eight-wrong-cat = To już kot, po prostu wróciłby do domu. Zdejmij kociaka: wróci jako kot.

boooop-lesson-win-title = Trzy koty wygrywają
boooop-lesson-win = Trzy koty w rzędzie wygrywają. Dwa już stoją: dostaw trzeciego!
boooop-lesson-win-done = Mrrr! Trzy twoje koty w rzędzie na końcu twojej tury i wygrywasz. Osiem własnych kotów na łóżku to też wygrana.
boooop-lesson-win-wrong = Blisko, ale trzech kotów w rzędzie jeszcze nie ma. Kot siada na końcu pary.
boooop-lesson-win-wrong-kitten = Z kociakiem trójka dorasta i schodzi z łóżka: to jeszcze nie wygrana. Wybierz kota na karteczce.

boooop-lesson-part-ghosts = Duch
boooop-lesson-part-ghosts-end = Wiesz już, jak duch wlatuje, sunie i woła BUUU! Teraz prawdziwa partia, już z duchami.

boooop-lesson-ghost-in-title = Duch wlatuje
boooop-lesson-ghost-in = Duchy latają szwami. Wpuść swojego od dołu na szew między dwoma kociakami.
boooop-lesson-ghost-in-done = Wleciał po cichu i nikogo nie tknął. Teraz w każdej twojej turze sam posunie się w górę o jeden przystanek.
boooop-lesson-ghost-in-wrong = Ładny szew, ale prowadzi obok kociaków. Wybierz na dole ten między dwoma.
boooop-lesson-ghost-in-wrong-waits = Duch może poczekać w domu, ale dziś jest ciekawski. Wybierz drzwiczki na dolnym brzegu.
boooop-lesson-ghost-in-wrong-above = Dobry szew, zły brzeg: stąd poleciałby w dół. Wpuść go od dołu.

boooop-lesson-glide-title = Sunie sam
boooop-lesson-glide = Duch jest o przystanek od dwóch kociaków. Postaw swojego daleko od nich i patrz.
boooop-lesson-glide-done = Duch wsunął się między nie i odepchnął oba prosto od szwu, twojego też. Nie da się go zawrócić ani zatrzymać.
boooop-lesson-glide-wrong = Twój kociak przesunął rudego, zanim nadleciał duch. Postaw go dalej od tych dwóch.

boooop-lesson-boo-title = BUUU!
boooop-lesson-boo = Jeszcze raz to samo. Teraz zajmij pole, na którym wylądowałby rudy.
boooop-lesson-boo-done = BUUU! Pole obok było zajęte, więc rudy przez nie przeskoczył. Przed duchem nie utrzyma się żadna para.
boooop-lesson-boo-wrong = Pole na prawo od rudego zostało wolne, nie było przez kogo skakać. Usiądź właśnie tam.

boooop-lesson-boo-off-title = Skok za brzeg
boooop-lesson-boo-off = A teraz niech rudy wyskoczy z łóżka: nie zostaw mu po prawej żadnego wolnego pola.
boooop-lesson-boo-off-done = Przeskoczył dwa kociaki, a łóżka pod łapami już nie było. Przed duchem nie osłoni nawet mur z kotów.
boooop-lesson-boo-off-wrong = W tym rzędzie było jeszcze wolne pole. Zajmij ostatnie, na samym brzegu.
