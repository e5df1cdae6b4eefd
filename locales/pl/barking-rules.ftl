# Zasady „Hau, nie tam!”, do czytania przy stole.

barking-goal = Wygrywa ten, czyje przedmioty po pięciu rundach dają najwięcej punktów.
barking-short =
    Na stole leżą rzeczy, na które aż chce się szczekać, a każdy ma na ręce sforę. W swojej turze wyślij do jednego przedmiotu psy jednej rasy albo spasuj. Rasa, która już szczeka na dany przedmiot, jest tam zajęta, więc warto się pospieszyć.

    Gdy wszyscy spasują, przedmiot bierze największa sfora, a przy remisie ta z lepszą rasą. Kot pozwala mieszać rasy, a cudopies może być każdą z nich. Przez pięć rund zbieraj jak najwięcej różnych przedmiotów: każdy powtórzony jest wart mniej.

## Rozdziały

barking-chapter-goal = Jak wygrać
barking-chapter-setup = Na początek
barking-chapter-round = Początek rundy
barking-chapter-turn = Twoja tura
barking-chapter-dogs = Psy
barking-chapter-wonder = Cudopsy
barking-chapter-cats = Koty
barking-chapter-end = Koniec rundy

## Zasady

barking-rule-1 = O tym, kto zaczyna, decyduje los. Każdy dostaje jednego kota, a wszystkie pozostałe karty tworzą talię.
barking-rule-2 = Przez pięć rund na stół trafi 25 przedmiotów z 40. Pozostałych 15 nikt nie zobaczy.
barking-rule-3 = W pierwszej rundzie wykłada się trzy przedmioty, a w każdej następnej o jeden więcej: 3, 4, 5, 6 i 7.
barking-rule-4 = Każdy dostaje tyle kart, ile przedmiotów leży na stole.
barking-rule-5 = Odrzucone karty stają się nową talią dopiero wtedy, gdy trzeba dobrać kartę, a talia jest pusta. Jeśli kart nie starczy dla wszystkich, każdy dostaje mniej, ale wszyscy po równo.
barking-rule-6 = Jeśli po rozdaniu masz więcej niż dziesięć kart, odrzuć wybrane tak, by zostało dziesięć. Wszyscy widzą, co odrzucasz.
barking-rule-7 = Zaczyna pierwszy gracz, a dalej gra toczy się w lewo: każdy zagrywa albo pasuje. Kto spasował, nie gra już do końca rundy. Kto nie ma kart, pasuje automatycznie.
barking-rule-8 = W swojej turze możesz najpierw dowolnie wiele razy i w dowolnej kolejności zagrać kota albo wymienić cudopsa. Potem wyłóż psy przy jednym przedmiocie albo spasuj; to kończy turę.
barking-rule-9 = Wykładasz jednego lub kilka psów jednej rasy, wszystkie przy jednym przedmiocie.
barking-rule-10 = Nie wolno wykładać psów przy przedmiocie, przy którym są już twoje.
barking-rule-11 = Nie wolno wykładać rasy, która już szczeka na ten przedmiot, obojętnie czyja jest.
barking-rule-12 = Cudopsa dokłada się do prawdziwego psa w tym samym zagraniu i do końca rundy jest on tej samej rasy. Nie można zagrać go samego ani dołożyć później.
barking-rule-13 = Wymiana: odrzuć cudopsa i dobierz kartę z wierzchu talii.
barking-rule-14 = Kot: odrzuć kartę kota, dobierz kartę z wierzchu talii, a potem połóż żeton kota na przedmiocie, na którym jeszcze go nie ma, albo nie kładź wcale. Jeśli przy stole gra się z kotami od drugiej rundy, w pierwszej nie wolno ich zagrywać.
barking-rule-15 = Przy przedmiocie z żetonem kota wszyscy mogą do końca rundy mieszać rasy w jednym zagraniu i dokładać psy do swoich. Rasy, która już tam szczeka, nadal nie wolno wyłożyć, nawet jeśli jest twoja.
barking-rule-16 = Jeśli talia jest pusta, uzupełnia się ją, zanim odrzucisz kota albo cudopsa, więc tej samej karty nie dobierzesz. Jeśli nie ma czego dobrać, nie dobierasz.
barking-rule-17 = Runda kończy się, gdy wszyscy spasują. Kto spasował ostatni, zaczyna następną. Karty zostają na ręce.
barking-rule-18 = Przedmiot zabiera ten, kto ma przy nim najwięcej psów, licząc cudopsy. Remis rozstrzyga najlepsza rasa wśród remisujących: ranga 1 jest najlepsza, ranga 10 najgorsza. Przedmiot, na który nikt nie szczekał, odpada z gry.
barking-rule-19 = Żetony kotów odkłada się na bok. Zagrane psy i odrzucone karty tasuje się razem i wkłada pod talię.
barking-rule-20 = Punkty liczy się po piątej rundzie. Pierwszy przedmiot danego rodzaju jest wart 3 punkty, drugi 2, a każdy następny 1.
barking-rule-21 = Wygrywa ten, kto ma najwięcej punktów. Przy remisie wygrywa się wspólnie.

## Strona wokół zasad. Pusty wiersz oddziela jedno od drugiego, „|” dzieli wiersz tabeli.

barking-glance =
    Wykłada się przedmioty i każdy dostaje tyle samo kart.

    Po kolei wykładacie psy jednej rasy przy jednym przedmiocie albo pasujecie do końca rundy.

    Wcześniej można wypuścić koty i wymienić cudopsy.

    Gdy wszyscy spasują, przedmiot bierze największa sfora, a przy remisie ta z lepszą rasą.

    Rund jest pięć: 3, 4, 5, 6 i 7 przedmiotów. Potem liczy się punkty.
barking-score =
    Pierwszy przedmiot danego rodzaju | 3

    Drugi taki sam | 2

    Każdy następny | 1
barking-fine =
    Karty zostają na ręce między rundami, ale najwyżej dziesięć.

    Cudopies liczy się jak pies pod każdym względem: do wielkości sfory, do rangi i do tego, kto już tu szczeka.

    Póki masz choć jedną kartę, gra cię pyta, nawet jeśli możesz tylko spasować.

    Żeton kota działa dla wszystkich, także dla rywali, do końca rundy.
barking-tips =
    Rzadkie rasy wygrywają remisy, częste tworzą wielkie sfory. Wyłóż rzadką wcześnie, a nikt inny jej tam nie przyprowadzi.

    Oszczędzaj karty: ostatnie rundy mają najwięcej przedmiotów, a ręka zostaje.

    Nowy rodzaj daje 3 punkty, drugi taki sam tylko 2. Często inny przedmiot jest lepszy niż kosztowna walka.

    Kto spasuje ostatni, zaczyna następną rundę: pierwszy wybór przedmiotów i ras.

    Wypuść kota tam, gdzie przegrywasz: możesz dołożyć psy do swoich. Ale inni też mogą.
barking-twist-later-cats = Na pierwszą partię instrukcja radzi zostawić koty do drugiej rundy. Stół można tak ustawić: przez jedną rundę koty czekają na ręce.
barking-ours-1 = W instrukcji zaczyna ten, kto najlepiej udaje psa. W sieci losujemy.
barking-ours-6 = W instrukcji jest „od razu”. My najpierw rozdajemy wszystkim, a potem wszyscy odrzucają, w dowolnej kolejności i jawnie.
barking-ours-7 = Póki masz choć jedną kartę, pytamy, nawet gdy możesz tylko spasować. Inaczej inni dowiedzieliby się, co masz na ręce.
barking-ours-8 = Instrukcja nie mówi, ile razy i w jakiej kolejności grać koty i wymieniać. U nas dowolnie, byle przed psami lub pasem.
barking-ours-16 = Instrukcja nie mówi, co zrobić, gdy talia jest akurat pusta. Najpierw ją uzupełniamy, więc nikt nie dobierze karty, którą właśnie odrzucił.
barking-ours-21 = W instrukcji remis rozstrzyga głośniejsze szczeknięcie. My cię nie słyszymy, więc wygrana jest wspólna.
barking-rebuilt = Same karty są narysowane, a nasz tekst instrukcji nie ma rysunków. Liczby kart każdej rangi są wydrukowane; większość rang, trzy rasy, trzy przedmioty i to, ile jest których przedmiotów, odtworzyliśmy sami. Odtworzone jest oznaczone.
barking-terms = Cudopsy to w instrukcji jokery, a sforą nazywamy wszystkie psy jednego gracza przy jednym przedmiocie.
