# Zasady Ciapek, do czytania przy ogródku.

spots-goal = Wygrywa ten, kto pierwszy zgarnie sześć psów.
spots-short =
    Twoje psy czekają na swoje ciapki. W swojej turze wybierz sztuczkę, rzuć kośćmi i umieść je na pustych polach z tymi samymi liczbami. Co nie znajdzie pola, zakopujesz w ogródku, ale gdy uzbiera się tam więcej niż 7, uciekają ci wszystkie kości: z ogródka i z niezgarniętych psów. Nieudany rzut możesz przerzucić za smakołyk.

    Uzupełnione psy możesz spokojnie zgarnąć zamiast wykonywać sztuczkę. Kto pierwszy zgarnie sześć, wygrywa.

## Rozdziały

spots-chapter-goal = Jak wygrać
spots-chapter-setup = Na początek
spots-chapter-turn = Twoja tura
spots-chapter-roll = Rzuty i smakołyki
spots-chapter-bust = Wtopa
spots-chapter-score = Jak zgarnąć psa
spots-chapter-red = Czerwone sztuczki: zawsze w grze
spots-chapter-yellow = Żółte sztuczki: jedna na partię
spots-chapter-purple = Fioletowe sztuczki: jedna na partię
spots-chapter-blue = Niebieskie sztuczki: jedna na partię
spots-chapter-green = Zielone sztuczki: jedna na partię
spots-chapter-free = Bez smyczy
spots-chapter-solo = Solo przeciwko Psu

## Zasady

spots-rule-1 = Na początku każdy dostaje dwa psy. Pies na wierzchu talii jest zawsze odkryty: gdy ktoś go dobierze, widać następnego.
spots-rule-2 = Każdy dostaje smakołyk, rzuca kością i zakopuje ją w swoim ogródku. Zaczyna ten, kto ma najwyższą liczbę. Przy remisie ci gracze przerzucają i wszystkie kości porównuje się jeszcze raz.
spots-rule-3 = Jeśli na początku czyjejś tury w puli nie ma ani jednej kości, wszyscy zaliczają wtopę. Tura toczy się potem zwyczajnie dalej.
spots-rule-4 = Jeśli na początku tury odkryta jest tylko jedna sztuczka, trafia na nią smakołyk z puli (o ile jakiś jest) i wszystkie sztuczki znów się odkrywa.
spots-rule-5 = W swojej turze wykonaj jedną odkrytą sztuczkę albo zgarnij swoje uzupełnione psy.
spots-rule-6 = Wybraną sztuczkę zakryj i zabierz smakołyki, które na niej leżą. Potem wykonaj ją krok po kroku.
spots-rule-7 = Wszystko, przy czym nie ma słowa „możesz”, jest obowiązkowe. Czego nie da się zrobić, to pomijasz, a resztę wykonujesz. Potem kolej na następnego gracza, zgodnie z ruchem wskazówek zegara.
spots-rule-8 = Kości i smakołyki bierze się z puli, chyba że sztuczka mówi inaczej. Jeśli jest ich za mało, bierzesz tyle, ile jest. Gdy nie ma ani jednej kości, nie ma rzutu.
spots-rule-9 = Po rzucie, zanim cokolwiek wybierzesz, odrzucisz lub rozłożysz, możesz oddać smakołyk do puli i przerzucić wszystkie kości tego rzutu. Możesz to powtarzać, póki masz smakołyki.
spots-rule-10 = Każdą kość rzutu umieść na pustym polu z jej liczbą na swoim niezgarniętym psie albo zakop w ogródku. Zakopać wolno też kość, która by pasowała. Następny rzut dopiero wtedy, gdy ten jest rozłożony.
spots-rule-11 = Odrzucone kości wracają do puli.
spots-rule-12 = Łapki liczy się na twoich niezgarniętych psach: pies z trzema polami ma jedną, z czterema dwie. Łapki zgarniętych psów liczą się tylko wtedy, gdy tak ustawiono stół.
spots-rule-13 = Jeśli twoje zakopane kości dają razem więcej niż 7, zaliczasz wtopę.
spots-rule-14 = Ogródek sprawdza się, gdy wszystkie kości rzutu są rozłożone, a także zaraz po każdej innej zmianie w nim.
spots-rule-15 = Po wtopie oddaj do puli wszystkie kości z ogródka i ze swoich niezgarniętych psów. Zgarnięte psy i smakołyki zostają u ciebie. Jeśli to twoja tura, na tym się kończy.
spots-rule-16 = Zamiast wykonywać sztuczkę, możesz zgarnąć swoje uzupełnione psy: wszystkie naraz, jeśli masz choć jednego. Kości z nich wracają do puli, karty odwracasz i za każdą dobierasz nowego psa. To kończy turę.
spots-rule-17 = Szybko i ryzykownie: jeśli w trakcie sztuczki rozłożysz rzut bez wtopy i wszystkie twoje niezgarnięte psy są uzupełnione, zgarniasz je od razu i dobierasz nowe. Sztuczka trwa dalej, już z nimi.
spots-rule-18 = Nigdy nie masz więcej niż sześć psów, licząc zgarnięte: więcej już nie dobierasz. Nie dobierasz też, gdy talia jest pusta.
spots-rule-19 = Kto pierwszy zgarnie sześć psów, wygrywa natychmiast, nawet w środku sztuczki.
spots-rule-20 = Daj głos: jeśli masz mniej niż sześć psów, licząc zgarnięte, dobierz psa z wierzchu talii. Potem rzuć 1 kością.
spots-rule-21 = Turlaj się: rzuć wszystkimi swoimi zakopanymi kośćmi i rozłóż je od nowa. Potem możesz rzucić jeszcze 1.
spots-rule-22 = Idź: rzuć 2 kośćmi. Potem możesz rzucić jeszcze 1.
spots-rule-23 = Kop: za każdą łapkę możesz zmienić o 1 dowolną zakopaną kość, swoją lub cudzą, także tę samą kilka razy. Szóstki nie da się podnieść, a obniżona jedynka wraca do puli. Jeśli w czyimś ogródku zrobi się więcej niż 7, to od razu wtopa, ale cudza nie kończy twojej tury. Potem rzuć 2.
spots-rule-24 = Kłus: możesz przesunąć jedną kość ze swojego psa na dowolne inne puste pole swoich niezgarniętych psów i ustawić na niej liczbę tego pola. Potem rzuć 2.
spots-rule-25 = Przynieś: weź kość z puli, ustaw na niej dowolną liczbę psa z wierzchu talii i umieść ją albo zakop. Za smakołyk jej nie przerzucisz, ale ogródek i uzupełnione psy sprawdza się jak po rzucie. Potem rzuć 2.
spots-rule-26 = Węsz: rzuć 3 kośćmi. Tutaj za smakołyk możesz przerzucić nie wszystkie, lecz tylko wybrane.
spots-rule-27 = Biegaj: rzuć 3 kośćmi. Potem możesz dorzucać po 1, póki starczy odwagi.
spots-rule-28 = Goń: rzuć 1 kością. Potem możesz rzucić 2, potem 3 i tak dalej: za każdym razem o jedną więcej, nawet jeśli poprzednio kości zabrakło.
spots-rule-29 = Pędź: odłóż od 3 do 12 kości (wszystkie, jeśli w puli jest ich mniej niż 3) i rzucaj po jednej, każdą od razu rozkładając. Możesz przerwać, gdy masz co najmniej tyle łapek, ile zostało kości. Te wracają do puli.
spots-rule-30 = Sprint: rzuć tyloma kośćmi, ile masz niezgarniętych psów z pustym polem. Możesz to powtarzać, za każdym razem licząc od nowa.
spots-rule-31 = Kanapka: weź 2 kości z puli i 1 swoją, z ogródka albo z psa, nawet uzupełnionego, i rzuć nimi razem. Jeśli masz własną kość, musisz jej użyć; gdy pula jest pusta, rzucasz tylko nią. Możesz to powtarzać.
spots-rule-32 = Aport: rzuć 8 kośćmi. Wybierz jedną z wyrzuconych liczb: wszystkie kości z nią rozłóż, resztę odrzuć.
spots-rule-33 = Pilnuj: wybierz liczbę od 1 do 6, a potem rzuć 4 kośćmi. Większe od niej odrzuć, resztę rozłóż. Jeśli przerzucasz za smakołyk, wybrana liczba się nie zmienia.
spots-rule-34 = Poluj: rzuć 2 kośćmi i jeszcze jedną za każdą łapkę. Rozłóż 2 z nich, resztę odrzuć.
spots-rule-35 = Szukaj: rzuć 7 kośćmi. Wybierz takie, które dają razem równo 8, i rozłóż je, a resztę odrzuć. Jeśli się nie da, odrzuć wszystkie.
spots-rule-36 = Grzeb: rzuć 4 kośćmi. Możesz odrzucić dowolne z tych, które są mniejsze niż suma w twoim ogródku sprzed rzutu. Resztę rozłóż.
spots-rule-37 = Poproś: weź 1 smakołyk i jeszcze po 1 za każdą łapkę.
spots-rule-38 = Żuj: podwój swoje smakołyki, a potem weź jeszcze 1. Wcinaj: weź 7 smakołyków, a potem oddaj tyle, ile pokazuje najwyższe puste pole na twoich niezgarniętych psach. Zostań: weź po 1 smakołyku za każdą inną zakrytą sztuczkę.
spots-rule-39 = Zdechł pies: rzuć 1 kością. Jeśli zakopiesz ją bez wtopy, weź tyle smakołyków, ile ma ciapek.
spots-rule-40 = W wariancie „Bez smyczy” żółte, fioletowe, niebieskie i zielone sztuczki leżą w czterech stosach i w grze są tylko te z wierzchu. Gdy sztuczki się resetują, zakryta z wierzchu idzie na spód, a odkrywa się następną. Odkryta zostaje razem ze swoimi smakołykami. Kolejność w stosach widzą wszyscy.
spots-rule-41 = Solo grasz przeciwko Psu, a zaczynasz ty. Po każdej twojej turze Pies rzuca kością i wypada numer sztuczki; jeśli odkryta jest tylko jedna, najpierw wszystkie się resetują. Jeśli ta sztuczka jest odkryta, Pies ją zakrywa i zabiera leżące na niej smakołyki. Jeśli jest zakryta, zgarnia psa z wierzchu talii.
spots-rule-42 = Gdy tylko Pies ma dwa smakołyki, oddaje je i zgarnia psa z wierzchu talii, chyba że talia jest pusta. Z sześcioma psami Pies wygrywa. Przed grą wybierasz, ile smakołyków ma na start; zwykle jeden.

## Strona wokół zasad. Pusty wiersz oddziela jedno od drugiego, „|” dzieli wiersz tabeli.

spots-glance =
    Odkryta jest tylko jedna sztuczka? Trafia na nią smakołyk i wszystkie znów się odkrywa.

    Wykonaj sztuczkę: zakryj kafelek, rzuć kośćmi, za smakołyk przerzuć.

    Każdą kość umieść na pustym polu z jej liczbą albo zakop w ogródku.

    W ogródku więcej niż 7? Wtopa: tracisz kości z ogródka i z niezgarniętych psów.

    Albo zamiast sztuczki zgarnij wszystkie uzupełnione psy i dobierz nowe.
spots-score =
    Uzupełniony pies zgarnięty zamiast sztuczki | 1

    Wszystkie psy uzupełnione w trakcie sztuczki: od razu zgarnięte | po 1

    Wtopa | bez kości, zgarnięte psy zostają

    Sześć zgarniętych psów | wygrana
spots-fine =
    Wolno zakopać kość, która by pasowała. Rzadko to mądre, ale wolno.

    Smakołyk przerzuca cały rzut, dobre kości też, i tylko ostatni.

    Najpierw rozkłada się wszystkie kości rzutu, dopiero potem sprawdza się wtopę albo rzuca dalej.

    Zgarniasz wszystkie uzupełnione psy, nie tylko wybrane.

    Smakołyki z kafelka dostaje ten, kto go wybierze, jeszcze przed pierwszym krokiem.
spots-tips =
    Najpierw zerknij do ogródka: gdy leży tam 5, kość bez pasującego pola to najczęściej wtopa.

    Powoli i spokojnie, gdy na psach leży dużo; szybko i ryzykownie, gdy nie ma czego tracić.

    Psy z niewieloma polami uzupełnia się szybko, a łapki wzmacniają niektóre sztuczki.

    Smakołyk jest najcenniejszy przy rzucie wieloma kośćmi, gdy wszystko psuje jedna liczba.

    Patrz, które sztuczki zostały: kto zostawi jedną, ten da następnemu wolny wybór.
spots-twist-free = Bez smyczy, dla lubiących chaos: w grze są wszystkie sztuczki, w stosach według kolorów, a wierzch zmienia się przy każdym odkrywaniu.
spots-twist-alone = Solo grasz przeciwko Psu: rzuca on kością na numer sztuczki i zgarnia psa za każdym razem, gdy jest ona zakryta. Im więcej smakołyków ma na start, tym trudniej.
spots-ours-2 = Ukraińska instrukcja milczy o tym, co po remisie, a polska każe jeszcze raz porównać wszystkie zakopane kości. Robimy tak samo.
spots-ours-12 = Instrukcje nie mówią, czy liczą się łapki zgarniętych psów. U nas nie, chyba że stół wybierze inaczej.
spots-ours-17 = Instrukcje nie mówią, czy rzut odrzucony w całości może zgarnąć psy. Jest rozłożony, więc może.
spots-ours-29 = Instrukcja mówi tylko, że każdą kość rozkłada się przed następną. To, co zostało, wraca bez rzucania.
spots-rebuilt = Nasze teksty instrukcji nie mają rysunków: psy, kafelki i liczby pochodzą z publicznych opisów gry. Nazwy, kolory i zestawy są z instrukcji.
spots-terms = Nazwy sztuczek i zestawów po polsku i po ukraińsku są drukowane; po angielsku jak w oryginale, po rosyjsku nasze.
