# Lekcja Dixit. Co znaczy każdy klucz, napisano w lapki/lessons.py.

## Podpowiedzi, które padają w lekcji

dixit-lesson-say-monday = Poniedziałek
dixit-lesson-say-whale = Wieloryb z domkiem na grzbiecie
dixit-lesson-say-aunt = Zupełnie jak wtedy u cioci Krysi
dixit-lesson-say-wish = Pomyśl życzenie
dixit-lesson-say-freedom = Wolność
dixit-lesson-say-alone = Nie jesteśmy sami
dixit-lesson-say-night = Dobranoc

## Runda i dobra podpowiedź

dixit-lesson-part-first = Pierwsze sny
dixit-lesson-part-first-end = Umiesz już podrzucić podobny sen, znaleźć ten właściwy i dać podpowiedź, którą odgadną nie wszyscy. Pora na krótką grę, do dziesięciu.

dixit-lesson-give-title = Który sen pasuje?
dixit-lesson-give = „Poniedziałek” – mówi narrator o tajnej karcie. Który z twoich snów mógłby za nią uchodzić?
dixit-lesson-give-done = Dookoła słońce, a pod parasolem leje: poniedziałek jak malowany. Każdy po cichu dołożył kartę, potasowano je z kartą narratora i nikt nie wie, która jest czyja.
dixit-lesson-give-wrong-feast = Przecież to święto! Za poniedziałek nikt tego nie weźmie. Poszukaj snu w najgorszym humorze.
dixit-lesson-give-wrong-carefree = Zbyt beztrosko jak na poniedziałek. Poszukaj snu w najgorszym humorze.
dixit-lesson-give-wrong-evening = Herbata pod gwiazdami to miły wieczór. A poniedziałek zaczyna się rano, i to w kiepską pogodę.

dixit-lesson-vote-title = Znajdź tę właściwą
dixit-lesson-vote = Znajdź kartę, o której narrator mówi „Poniedziałek”.
dixit-lesson-vote-done = Kartę znalazły dwie osoby z trzech: po 3 punkty dla was i 3 dla narratora. A ktoś dał się złapać na twój parasol, więc masz 1 więcej.
dixit-lesson-vote-wrong-own = Ta jest twoja! Na własną kartę się nie głosuje. Leży tu, żeby zmylić innych.
dixit-lesson-vote-wrong-bus = Czekanie na autobus w poniedziałek, kto tego nie zna? Ale na jednej z kart ktoś naprawdę nie chce wstać.
dixit-lesson-vote-wrong-clock = Zegar tyka, ciepło! Tylko że ślimak wygrywa, a gdzieś tutaj ktoś naprawdę nie chce wstać.

dixit-lesson-plain-title = Za jasno
dixit-lesson-plain = Teraz opowiadasz ty. Na próbę weź wieloryba i powiedz po prostu, co widzisz.
dixit-lesson-plain-done = No jasne, znaleźli wszyscy. Wtedy narrator nie dostaje nic, a pozostali po 2. Nazwać to, co narysowane, to zrobić rywalom prezent.
dixit-lesson-plain-wrong = O tej też kiedyś opowiesz. Teraz weź wieloryba na niebie i powiedz po prostu, co tam widać.

dixit-lesson-dark-title = Za mgliście
dixit-lesson-dark = A teraz odwrotnie: weź łabędzia i powiedz coś, co zrozumiesz tylko ty.
dixit-lesson-dark-done = Nikt nie znalazł i wcale nie jest lepiej: ty masz 0, pozostali po 2 i jeszcze 1 za każdy głos na ich kartę. Dobrą podpowiedź ktoś odgaduje, ale nie wszyscy.
dixit-lesson-dark-wrong = Też ładna karta. Ale do tej sztuczki trzeba łabędzia, który widzi w wodzie flaminga.

dixit-lesson-tell-title = Twoja podpowiedź
dixit-lesson-tell = Nowa gra: kto pierwszy ma podpowiedź, ten zaczyna. Twoja karta, twoje słowa!
dixit-lesson-tell-done = Pięknie powiedziane! Teraz każdy szuka u siebie karty podobnej do twojej. Najlepiej, gdy ktoś się uśmiechnie, a ktoś podrapie się za uchem. Dalej opowiadacie po kolei.

dixit-lesson-goal-title = Przez metę
dixit-lesson-goal = Masz 8 punktów, a meta jest na 10. Znajdź kartę narratora!
dixit-lesson-goal-done = Jest meta! Rundę liczy się do końca: narrator ma 10, ty 12, a wygrywa ten, kto ma więcej. Przy remisie zwycięstwo jest wspólne. Pełna gra trwa do 30.
dixit-lesson-goal-wrong-own = Koń, który uciekł z karuzeli, to twoja karta. Inni mogą na nią głosować, ty nie.
dixit-lesson-goal-wrong-elephant = Leci sobie lekko, ale nikt go nie trzymał. A kto właśnie się wyrwał?
dixit-lesson-goal-wrong-kite = Ładnie lata, ale sznurek trzyma. A kto właśnie się wyrwał?

## Przykład z instrukcji

dixit-lesson-part-six = Komu jakie punkty
dixit-lesson-part-six-end = Teraz policzysz każdą rundę. Spróbuj w szóstkę: wśród tylu snów łatwo zabłądzić.

dixit-lesson-lure-title = Przynęta
dixit-lesson-lure = Który twój sen wezmą za „Nie jesteśmy sami”? Dołóż go.
dixit-lesson-lure-done = Góra z oczami! Kto przejdzie obok niej obojętnie? Zaraz zobaczymy, ile głosów złapie.
dixit-lesson-lure-wrong = Nikt podejrzany stamtąd nie wygląda. Który z twoich snów patrzy prosto na ciebie?
dixit-lesson-lure-wrong-lonely = Tu akurat jest samotnie, całkiem na odwrót. Który z twoich snów patrzy prosto na ciebie?

dixit-lesson-example-title = Komu ile
dixit-lesson-example = A gdzie jest karta narratora? Zagłosuj i policzymy punkty.
dixit-lesson-example-done = Znalazły dwie osoby z pięciu: narrator ma 3 i wy po 3. Twoja góra złapała dwa głosy: 3 + 2 = 5. Inna karta złapała jeden: 1. Kto chybił i nikogo nie złapał, ma 0. Po kolei: 3, 5, 3, 1, 0, 0.
dixit-lesson-example-wrong = Ładny pomysł, ale podpowiedź sięga dalej. Spójrz w nocne niebo: ktoś tam jest.
dixit-lesson-example-wrong-own = Góra jest twoja, a na własną się nie głosuje. Jest tu dla innych.
dixit-lesson-example-wrong-giraffe = Żyrafa w oknie to też towarzystwo! Ale podpowiedź sięga dalej. Spójrz w nocne niebo.
dixit-lesson-example-wrong-mirror = W lustrze jest ktoś inny, dobry trop! Ale podpowiedź sięga dalej. Spójrz w nocne niebo.

## W trójkę

dixit-lesson-part-three = W trójkę
dixit-lesson-part-three-end = W trójkę masz siedem kart, dokładasz dwie, a na stole leży pięć. Reszta bez zmian. Gramy?

dixit-lesson-two-title = Dołóż dwie
dixit-lesson-two = W trójkę każdy dokłada dwie karty z siedmiu. Które dwie to „Dobranoc”?
dixit-lesson-two-done = Na stole leży pięć kart: jedna narratora, dwie twoje i dwie trzeciego królika. Jest się gdzie schować.
dixit-lesson-two-wrong = Na obu jest biały dzień. Poszukaj dwóch snów, w których zapadła noc.
dixit-lesson-two-wrong-half = Jedna pasuje znakomicie. Znajdź jej do pary jeszcze jedną noc.

dixit-lesson-five-title = Pięć na stole
dixit-lesson-five = Dwie z pięciu są twoje. Która z pozostałych należy do narratora?
dixit-lesson-five-done = Trafione! 3 dla ciebie i 3 dla narratora. A trzeci królik wybrał twoją owcę: masz jeszcze 1, wszystko jedno, za którą z dwóch. Teraz wszyscy dobierają do siedmiu.
dixit-lesson-five-wrong-own = To jedna z twoich dwóch. Jest tu dla innych.
dixit-lesson-five-wrong-fire = Ci przy ogniu wcale nie idą spać. A gdzie łóżko jest już posłane?
dixit-lesson-five-wrong-tent = Namiot na dłoni to pewny nocleg. Ale gdzieś tutaj łóżko jest już posłane.
