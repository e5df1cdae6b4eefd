# Zasady Dixita, do czytania przy stole.

dixit-goal = Wygrywa ten, kto ma najwięcej punktów, gdy ktoś dotrze do końca toru.
dixit-short =
    Każdy ma na ręce obrazki jak ze snu. Narrator wybiera jeden ze swoich i daje do niego podpowiedź: słowo, wers piosenki, dźwięk. Reszta po kryjomu dokłada obrazki, które też pasują, wszystko się tasuje i zaczyna się głosowanie: która karta należy do narratora?

    Narrator chce, żeby znaleźli ją niektórzy, ale nie wszyscy: podpowiedź za jasna albo za mglista nic mu nie da. Ty dostajesz punkty, gdy zgadniesz i gdy ktoś da się nabrać na twoją kartę.

## Rozdziały

dixit-chapter-goal = Jak wygrać
dixit-chapter-setup = Na początek
dixit-chapter-round = Runda
dixit-chapter-points = Punkty
dixit-chapter-next = Przed następną rundą

## Zasady

dixit-rule-1 = Na początku każdy dostaje sześć kart, a przy trzech graczach siedem.
dixit-rule-2 = W pierwszej rundzie podpowiedź może dać każdy: kto zrobi to pierwszy, zostaje narratorem.
dixit-rule-3 = Gdy opowiadasz ty, wybierz po kryjomu kartę z ręki i daj do niej podpowiedź: dowolne słowa, od 1 do 200 znaków.
dixit-rule-4 = Gdy opowiada ktoś inny, dołóż po kryjomu kartę z ręki, która pasuje do podpowiedzi, a przy trzech graczach dwie. Tego nie da się cofnąć.
dixit-rule-5 = Karty rundy tasuje się i wykłada pod numerami. Nie widać, która jest czyja.
dixit-rule-6 = Wszyscy oprócz narratora głosują po kryjomu na numer, pod którym ich zdaniem leży jego karta. Nie wolno głosować na własną kartę. Głosy odkrywa się razem, gdy zagłosują wszyscy.
dixit-rule-7 = Jeśli kartę narratora znaleźli wszyscy albo nie znalazł jej nikt, narrator nie dostaje nic, a pozostali po 2 punkty.
dixit-rule-8 = Jeśli znaleźli ją niektórzy, ale nie wszyscy, narrator i każdy, kto ją znalazł, dostają po 3 punkty.
dixit-rule-9 = Oprócz tego wszyscy poza narratorem dostają po 1 punkcie za każdy głos oddany na ich kartę. Tak jest zawsze, nawet gdy karty narratora nie znalazł nikt.
dixit-rule-10 = Jeśli na końcu rundy ktoś ma już wymagane punkty (zwykle 30), gra się kończy. Wygrywa ten, kto ma ich najwięcej; przy remisie wygrywa się wspólnie.
dixit-rule-11 = Karty rundy trafiają odkryte na stos odrzuconych, więc widzą je wszyscy.
dixit-rule-12 = Każdy dobiera karty do pełnej ręki. Jeśli talii nie wystarczy dla wszystkich, najpierw wtasowuje się w nią odrzucone karty.
dixit-rule-13 = W następnej rundzie opowiada osoba siedząca po lewej stronie narratora.

## Strona wokół zasad. Pusty wiersz oddziela jedno od drugiego, „|” dzieli wiersz tabeli.

dixit-box =
    Talia 84 snów namalowanych w tym domu albo talia twoich obrazków

    Dla każdego: królik na torze punktów i tajny głos

    Tyle numerów, ile kart w rundzie
dixit-glance =
    Narrator wybiera kartę i daje do niej podpowiedź.

    Pozostali po kryjomu dokładają kartę, która pasuje.

    Wszystko się tasuje i wykłada pod numerami.

    Wszyscy oprócz narratora głosują na kartę, którą uważają za jego.

    Liczy się punkty, dobiera karty i opowiada sąsiad po lewej.
dixit-score =
    Kartę znaleźli wszyscy albo nikt: narrator | 0

    … a każdy z pozostałych | 2

    Kartę znaleźli niektórzy, ale nie wszyscy: narrator | 3

    … i każdy, kto ją znalazł | 3

    Każdy głos na twoją kartę, jeśli nie opowiadasz ty | +1
dixit-fine =
    Podpowiedź zostaje taka, jak ją napisano: z wielkimi literami, rymami i odstępami.

    Ani karty, ani głosu nie da się cofnąć.

    Punkty za głosy dolicza się zawsze, także gdy kartę narratora znaleźli wszyscy albo nikt.

    Gra kończy się razem z rundą, nigdy w jej środku: wygrywa ten, kto wtedy prowadzi.
dixit-tips =
    Pomyśl o jednej osobie przy stole, która zrozumie, i o jednej, która nie.

    Piosenka, film, wspomnienie: najlepsza podpowiedź stoi obok obrazka, a nie na nim.

    Dokładając kartę, złap podpowiedź z innej strony: nastrój, kolor, jedno słowo.

    Zanim zagłosujesz, przypomnij sobie, kto co lubi: przyjaciele mają ulubione tematy.

    Prowadzisz wysoko? Opowiadaj jaśniej. Jesteś z tyłu? Ryzykuj.
dixit-twist-three = We troje gra się siedmioma kartami, a kto nie opowiada, dokłada dwie: na stole leży pięć kart. Każdy głos na którąkolwiek z twoich dwóch daje punkt.
dixit-ours-2 = W instrukcji zaczyna ten, kto pierwszy ma pomysł. Tu pisać mogą wszyscy, a liczy się podpowiedź wysłana pierwsza.
dixit-ours-3 = W instrukcji podpowiedź można zaśpiewać, pokazać albo zamruczeć. Tu się ją pisze, do 200 znaków.
dixit-ours-10 = Drukowany tor kończy się na 30. Przy stole można wybrać inny cel.
dixit-terms = Wydana gra wszędzie nazywa się Dixit. Jej obrazki należą do niej; nasze sny są namalowane tutaj.
