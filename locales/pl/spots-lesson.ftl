# Ciapki, których uczymy się, grając. Co znaczy każdy klucz, mówi lapki/lessons.py.

spots-lesson-part-first = Pierwsze kroki
spots-lesson-part-first-end = Umiesz już rzucać, rozkładać, zakopywać, użyć smakołyka i w porę przestać. Pięć sztuczek jest jeszcze nowych, ale same się objaśnią.

spots-lesson-trick-title = Wybierz sztuczkę
spots-lesson-trick = Tura zaczyna się od sztuczki. Wybierz „Idź”: to rzut dwiema kośćmi.
spots-lesson-trick-done = Trójka i szóstka! Kafelek leży teraz zakryty: wróci do gry, gdy przyjdzie kolej na pozostałe.
spots-lesson-trick-wrong = Dobra sztuczka, ale na później. Zacznijmy spokojnie: wybierz „Idź”.

spots-lesson-settle-title = Kości na psy
spots-lesson-settle = Połóż każdą kość na psie, który ma puste pole z jej liczbą.
spots-lesson-settle-done = Obie są już w domu. Psa z kompletem kości można zgarnąć, a sześć zgarniętych psów wygrywa.
spots-lesson-settle-wrong = Nie trzeba przerzucać: obie kości mają miejsce na twoich psach.
spots-lesson-settle-wrong-yard = Zakopać wolno, ale ogródek szybko się zapełnia. Dziś obie pasują na psy.

spots-lesson-bury-title = Ogródek
spots-lesson-bury = Dwójka nigdzie nie pasuje, więc trafia do ogródka: suma może tam sięgnąć 7. Trójkę połóż na psie.
spots-lesson-bury-done = W ogródku jest równo 7. To jeszcze nic złego: wtopa jest dopiero powyżej 7.
spots-lesson-bury-wrong-both = Z obiema w ogródku byłoby 10 i wszystko by uciekło. Trójka ma jeszcze miejsce na psie.

spots-lesson-stop-title = Na razie starczy
spots-lesson-stop = „Idź” pozwala rzucić jeszcze jedną kością. W ogródku jest już 7, to śmiałe: przerwij.
spots-lesson-stop-done = Kości zostają na miejscu, a tura przechodzi dalej. Kto w porę przestanie, nic nie traci.
spots-lesson-stop-wrong-more = Każda kość bez pola przepełni ogródek. Przerwij, póki wszystko gra.

spots-lesson-bust-title = Wtopa
spots-lesson-bust = A teraz raz bez ostrożności: w ogródku 7, a ty rzuć jeszcze. Zobacz, co się stanie.
spots-lesson-bust-done = Wtopa! Powyżej 7 uciekają wszystkie kości: z ogródka i z niezgarniętych psów. Smakołyki i zgarnięte psy zostają u ciebie.
spots-lesson-bust-wrong-stop = Bardzo rozsądnie! Ale teraz wtopa nic nie kosztuje, więc ją zobacz. Rzuć jeszcze raz.

spots-lesson-treat-title = Smakołyk ratuje
spots-lesson-treat = Dwójka i czwórka, a miejsca brak dla obu. Masz smakołyk: przerzuć za niego.
spots-lesson-treat-done = Dwie trójki! Smakołyk przerzuca wszystkie kości rzutu, póki nic nie jest rozłożone.
spots-lesson-treat-wrong-bust = To wtopa. Najpierw oddaj smakołyk: przerzucisz obie kości.

spots-lesson-fast-title = Szybko i ryzykownie
spots-lesson-fast = Obu psom brakuje tylko trójki. Połóż każdemu po jednej.
spots-lesson-fast-done = Wszystkie psy pełne w środku sztuczki: zgarniasz je od razu, przychodzą nowe, a sztuczka trwa. To droga szybka i ryzykowna.
spots-lesson-fast-wrong-yard = Dla ogródka to za dużo. Każdemu psu po trójce.

spots-lesson-score-title = Powoli i spokojnie
spots-lesson-score = Momo ma komplet, a w ogródku jest 7. Nie rzucaj: użyj tej tury, żeby zgarnąć.
spots-lesson-score-done = Zgarnięcie zajmuje całą turę, ale niczym nie ryzykuje. Przychodzi nowy pies, a drugi zachowuje swoje kości.
spots-lesson-score-wrong-trick = Każda sztuczka może teraz skończyć się wtopą i Momo straci kości. Najpierw zgarnij, to bezpieczne.

spots-lesson-part-family = Dzień adopcji psów
spots-lesson-part-family-end = Znasz już wszystkie sześć sztuczek pierwszego zestawu. Zagraj nimi, zanim poznasz nowe.

spots-lesson-howl-title = Daj głos
spots-lesson-howl = Z jednym psem daleko się nie zajdzie. Wybierz „Daj głos”, a przybiegnie drugi.
spots-lesson-howl-done = Nowy pies z talii, a potem jedna kość. Więcej psów to więcej pól, ale i więcej do uzupełnienia.
spots-lesson-howl-wrong = To nie przywoła psa. Wybierz „Daj głos”, a przybiegnie.

spots-lesson-roll-over-title = Turlaj się
spots-lesson-roll-over = W ogródku jest 7. Opróżnij go: rzuć zakopanymi kośćmi sztuczką „Turlaj się”.
spots-lesson-roll-over-done = Zakopane kości są znów w grze i mogą trafić na psa. Najlepsze wyjście z pełnego ogródka.
spots-lesson-roll-over-wrong = Z siódemką w ogródku to niebezpieczne. „Turlaj się” najpierw wykopie kości.

spots-lesson-run-title = Biegaj
spots-lesson-run = „Biegaj” nie musi się kończyć. Ogródek prawie pusty, pola wolne: rzuć jeszcze raz!
spots-lesson-run-done = Odważnie i słusznie: gdy w ogródku mało, jedna kość nie zaszkodzi. „Biegaj” jest na dobre czasy.
spots-lesson-run-wrong-stop = Już koniec? W ogródku prawie nic nie ma. Biegnij dalej.

spots-lesson-fetch-title = Aport
spots-lesson-fetch = Osiem kości, a zostaje jedna liczba: taka, żeby dwie trafiły na psy, a żadna do ogródka.
spots-lesson-fetch-done = Obie trójki są na psach, reszta wróciła do puli. „Aport” przynosi liczbę, na którą czekasz.
spots-lesson-fetch-wrong = To tylko jedna kość. Inna liczba da od razu dwie.
spots-lesson-fetch-wrong-yard = Rozłożyć trzeba wszystkie kości z tą liczbą i któraś trafi do ogródka. Jest lepsza liczba.

spots-lesson-beg-title = Poproś
spots-lesson-beg = Smakołyki się skończyły. Wybierz „Poproś”: dostaniesz jeden i po jednym za każdą łapkę.
spots-lesson-beg-done = Jeden i dwa za łapki: trzy smakołyki i ani jednego rzutu. Spokojna tura zwróci się później.
spots-lesson-beg-wrong = Z tego nie będzie smakołyków. Wybierz zieloną sztuczkę „Poproś”.

spots-lesson-part-dog-park = Psi park
spots-lesson-part-dog-park-end = „Kop”, „Goń”, „Pilnuj” i „Żuj” opanowane. Biegiem do parku!

spots-lesson-dig-title = Kop
spots-lesson-dig = W ogródku rywala jest równo 7. Łapka pozwala zmienić jedną zakopaną kość o 1: przepełnij cudzy ogródek.
spots-lesson-dig-done = Jedna ciapka i rywal ma wtopę! U siebie też się przyda: zmniejszaj własne kości, gdy ogródek jest pełny.
spots-lesson-dig-wrong = Łapka jeszcze nie kopała. Użyj jej w ogródku rywala.
spots-lesson-dig-wrong-own = To twój ogródek. Na krawędzi jest ogródek rywala.
spots-lesson-dig-wrong-down = To by rywalowi pomogło. Kość trzeba zwiększyć.

spots-lesson-chase-title = Goń
spots-lesson-chase = „Goń” zaczyna od jednej kości, potem dwie, potem trzy. Pierwsza już leży: rzuć dwiema.
spots-lesson-chase-done = Teraz dwie kości, następnym razem trzy. Pościg rośnie, ryzyko też: za każdym razem decyduj na nowo.
spots-lesson-chase-wrong-stop = Można przerwać, ale pola są wolne, a w ogródku spokój. Rzucaj dalej.

spots-lesson-guard-title = Pilnuj
spots-lesson-guard = Padną cztery kości, większe od twojej liczby odpadną. W ogródku jest 5, więc wybierz małą liczbę.
spots-lesson-guard-done = Piątka i szóstka odprawione przy furtce. Mała liczba jest bezpieczna, duża daje więcej kości.
spots-lesson-guard-wrong-high = Wtedy przejdzie i czwórka, a taka w ogródku to już wtopa. Wybierz 3 albo mniej.

spots-lesson-chew-title = Żuj
spots-lesson-chew = Masz trzy smakołyki. „Żuj” podwoi je i doda jeszcze jeden.
spots-lesson-chew-done = Siedem! Im więcej masz, tym więcej daje, więc najpierw uzbieraj.
spots-lesson-chew-wrong = Chodzi o zieloną sztuczkę „Żuj”.

spots-lesson-part-obstacle-course = Tor przeszkód
spots-lesson-part-obstacle-course-end = „Kłus”, „Pędź” i „Wcinaj” nie mają już tajemnic. „Aport” znasz.

spots-lesson-trot-title = Kłus
spots-lesson-trot = Jedna kość może przejść na inne puste pole i przyjmuje jego liczbę. Uzupełnij tak psa Bongo.
spots-lesson-trot-done = Piątka stała się trójką i Bongo ma komplet. „Kłus” pomaga, gdy brakuje jednej liczby.
spots-lesson-trot-wrong = Bongo ma jeszcze puste pole. Przenieś tam kość z psa Momo.

spots-lesson-bolt-title = Pędź
spots-lesson-bolt = Odłożonymi kośćmi rzucasz po jednej; wolno przerwać, gdy łapek starcza na resztę. Masz dwie łapki: odłóż 3.
spots-lesson-bolt-done = Po tej zostaną dwie, a dwie łapki na nie starczą: można przerwać. Przy niewielu kościach „Pędź” jest łagodne.
spots-lesson-bolt-wrong-many = Wtedy trzeba by rzucać i rzucać, zanim wolno przerwać. Najmniej można 3.

spots-lesson-gobble-title = Wcinaj
spots-lesson-gobble = „Wcinaj” daje 7 smakołyków minus twoja najwyższa pusta liczba. Tu to tylko 1: bierz!
spots-lesson-gobble-done = Od razu sześć smakołyków. Im mniejsze puste liczby, tym pełniejsza miska.
spots-lesson-gobble-wrong = Pełna miska jest gdzie indziej: wybierz „Wcinaj”.

spots-lesson-part-hunting-grounds = Polowanie
spots-lesson-part-hunting-grounds-end = „Przynieś”, „Sprint”, „Poluj” i „Zostań”: cztery sztuczki dla psów z planem.

spots-lesson-retrieve-title = Przynieś
spots-lesson-retrieve = Wybierz liczbę psa z wierzchu talii, a dostaniesz właśnie taką kość. Uzupełnij nią psa Bongo.
spots-lesson-retrieve-done = Szczęście niepotrzebne: pies na wierzchu miał 1, a Bongo brakowało 1. Zerkaj na talię.
spots-lesson-retrieve-wrong = Dobre miejsce, ale Bongo miałby od razu komplet. Weź inną liczbę.
spots-lesson-retrieve-wrong-yard = Po co zakopywać? Liczbę wybierasz ty, więc weź tę, która pasuje.

# = en: tak nazywa się sztuczka
spots-lesson-sprint-title = Sprint
spots-lesson-sprint = Trzy psy z pustymi polami, trzy kości: wybierz „Sprint”.
spots-lesson-sprint-done = Po kości za każdego psa z pustym polem i można powtórzyć. Dużo psów, dużo kości.
spots-lesson-sprint-wrong = To inna sztuczka. „Sprint” liczy psy i rzuca tyloma kośćmi.

spots-lesson-hunt-title = Poluj
spots-lesson-hunt = Dwie łapki dodały dwie kości, ale zostają dokładnie dwie. Zostaw te, które pasują na psy.
spots-lesson-hunt-done = Dwa trafienia z czterech, reszta wróciła do puli. Z łapkami poluje się celniej.
spots-lesson-hunt-wrong-yard = Któraś z tych trafiłaby do ogródka. Pasują czwórka i piątka.

spots-lesson-stay-title = Zostań
spots-lesson-stay = Trzy inne sztuczki leżą zakryte. „Zostań” daje smakołyk za każdą z nich.
spots-lesson-stay-done = Trzy smakołyki za leżenie. Im później, tym lepiej się opłaca.
spots-lesson-stay-wrong = Teraz odpoczynek: zielona sztuczka „Zostań”.

spots-lesson-part-kennel-club = Klub hodowców
spots-lesson-part-kennel-club-end = „Węsz”, „Kanapka” i „Szukaj” opanowane. „Poproś” już znasz.

spots-lesson-track-title = Węsz
spots-lesson-track = Tutaj za smakołyk można przerzucić tylko część. Miejsca nie ma jedynie czwórka: przerzuć samą czwórkę.
spots-lesson-track-done = Jedynka i trójka zostały, przerzucona jest tylko czwórka. Stąd cała celność tej sztuczki.
spots-lesson-track-wrong = Te mają już miejsce. Wybierz tylko kość, która go nie ma.
spots-lesson-track-wrong-all = Tak przepadną dwie dobre kości. Jedynki i trójki nie ruszaj.
spots-lesson-track-wrong-yard = Smakołyk czekał właśnie na tę chwilę: przerzuć czwórkę.

spots-lesson-dogpile-title = Kanapka
spots-lesson-dogpile = Do rzutu musi dołączyć twoja własna kość. Wybierz tę, której wolisz się pozbyć.
spots-lesson-dogpile-done = Ogródek znów pusty, a piątka ma drugą szansę. Ta sztuczka sprząta i rzuca naraz.
spots-lesson-dogpile-wrong-dog = Ta leży na swoim miejscu. Zawadza piątka w ogródku.

spots-lesson-search-title = Szukaj
spots-lesson-search = Zostaw kości, które dają razem równo 8, i to tak, żeby niczego nie zakopywać.
spots-lesson-search-done = Trzy i pięć to osiem, a obie pasują. „Szukaj” to za każdym razem mała zagadka.
spots-lesson-search-wrong-yard = Suma się zgadza, ale jedna kość trafiłaby do ogródka. Osiem da się ułożyć inaczej.

spots-lesson-part-puppy-pen = Psie przedszkole
spots-lesson-part-puppy-pen-end = Ze sztuczkami „Grzeb” i „Zdechł pies” znasz już wszystkie dwadzieścia dwie. Każdy zestaw jest twój.

spots-lesson-scavenge-title = Grzeb
spots-lesson-scavenge = Kości mniejsze niż suma ogródka wolno odrzucić. Zostaw te, które pasują, a dwójkę i czwórkę odrzuć.
spots-lesson-scavenge-done = Pełny ogródek ma też dobrą stronę: im większa suma, tym więcej wolno odrzucić.
spots-lesson-scavenge-wrong = Trójka też ma miejsce. Zostaw ją.
spots-lesson-scavenge-wrong-yard = Nie trzeba zakopywać: co nie pasuje, można odrzucić.

spots-lesson-play-dead-title = Zdechł pies
spots-lesson-play-dead = Czwórka! Zakop ją bez wtopy, a dostaniesz tyle smakołyków, ile ma ciapek.
spots-lesson-play-dead-done = Cztery smakołyki za dobre przedstawienie, a w ogródku 6. Opłaca się, póki jest miejsce.
spots-lesson-play-dead-wrong-dog = Dobre miejsce, ale wtedy nie będzie smakołyków. Tym razem zakop.
