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
