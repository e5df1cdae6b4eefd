# „Hau, nie tam!”, którego uczymy się, grając. Co znaczy każdy klucz, mówi lapki/lessons.py.

barking-lesson-part-first = Pierwsze szczeknięcia
barking-lesson-part-first-end = Umiesz już przeszczekać innych, wygrać remis, wezwać cudopsa i policzyć punkty. Czas na prawdziwą partię! Pierwszą rundę koty prześpią, a o ich psotach opowie następna część.

barking-lesson-bark-title = Pierwsze „hau”
barking-lesson-bark = Wyślij oba buldogi do skrzynki na listy: dotknij ich dwóch kart, a potem skrzynki.
barking-lesson-bark-done = Hau! I to cała tura: dowolnie wiele psów, ale jednej rasy i przy jednym przedmiocie. Później już nic do nich nie dołożysz. Gdy wszyscy spasują, przedmiot zabiera największa sfora.
barking-lesson-bark-wrong = Dobrana para, ale drażni je właśnie skrzynka na listy. Wyślij je tam.
barking-lesson-bark-wrong-one = Jeden szczeka, drugi siedzi w domu obrażony i później już nie dołączy. Wyślij oba razem.
barking-lesson-bark-wrong-mixed = Różne rasy nie szczekają ramię w ramię. Weź same buldogi.
barking-lesson-bark-wrong-mutts = To kundle, zaraz się przydadzą. Buldogi mają w rogu dziewiątkę.
barking-lesson-bark-wrong-pass = Kto spasuje, milczy do końca rundy. Najpierw sobie poszczekajmy!

barking-lesson-outbid-title = Kto głośniej
barking-lesson-outbid = Na hydrant szczeka bernardyn, najlepsza ze wszystkich ras. Przeszczekaj go: wyślij więcej psów!
barking-lesson-outbid-done = Dwa do jednego, prowadzisz! Najpierw zawsze liczy się liczba psów: dwa kundle przeszczekają nawet bernardyna.
barking-lesson-outbid-wrong = Przy hydrancie wciąż rządzi bernardyn. Wyślij tam oba kundle.
barking-lesson-outbid-wrong-one = Jeden na jednego, a bernardyn to lepsza rasa. Weź oba kundle.
barking-lesson-outbid-wrong-own = Tam już szczekają twoje buldogi, a do gotowej sfory nikt nie dołącza. Biegiem do hydrantu!

barking-lesson-tie-title = Jeden na jednego
barking-lesson-tie = Wyprzedź buldoga przy skrzynce jednym psem. Przy remisie wygrywa rasa z mniejszą liczbą.
barking-lesson-tie-done = Jeden na jednego, a 3 jest lepsze niż 9: prowadzisz. Jedynka to najlepsza rasa, dziesiątka ostatnia. Ale dobre rasy są rzadkie: w talii są tylko trzy bernardyny i aż siedem kundli.
barking-lesson-tie-wrong = Przy skrzynce wciąż prowadzi buldog. Wyślij tam lepszą rasę, tę z mniejszą liczbą.
barking-lesson-tie-wrong-mutt = Jeden na jednego, ale 10 jest gorsze niż 9, więc prowadzi buldog. Kto ma mniejszą liczbę?
barking-lesson-tie-wrong-boxes = Na pudła szczekają dwa kundle, jeden pies ich nie przeszczeka. Idź do skrzynki.

barking-lesson-breed-title = Ta rasa już tu jest
barking-lesson-breed = Na skrzynkę szczekają buldog i doberman, więc twoje tam już nie wejdą. Wyślij husky do balonu, tam jest cicho.
barking-lesson-breed-done = Przy każdym przedmiocie rasa należy do tego, kto przyprowadził ją pierwszy. Więc nie zwlekaj i szukaj cichych kątów: tam może wystarczyć jeden pies. Reszta już spasowała.
barking-lesson-breed-wrong = Na to przyjdzie pora. Najpierw husky, w pojedynkę, do balonu.
barking-lesson-breed-wrong-taken = Ta rasa już szczeka na skrzynkę i nikt więcej jej tam nie przyprowadzi. A przy balonie husky ma święty spokój.
barking-lesson-breed-wrong-weak = Szczekać tam może, ale doberman to lepsza rasa i prowadziłby on. A przy balonie nie ma nikogo.
barking-lesson-breed-wrong-wonder = Zostaw cudopsa na ręce, jego chwila zaraz nadejdzie. Przy balonie wystarczy husky.

barking-lesson-wonder-title = Cudopies
barking-lesson-wonder = Przeszczekaj kundle przy pudłach: wyślij dobermana z cudopsem, który też zostanie dobermanem.
barking-lesson-wonder-done = Teraz to dwa dobermany: dwa na dwa, a 3 jest lepsze niż 10. Cudopies nigdy nie szczeka w pojedynkę i później też nie dołączy.
barking-lesson-wonder-wrong = Przy pudłach wciąż prowadzą kundle. Dotknij dobermana i cudopsa, a potem pudeł.
barking-lesson-wonder-wrong-alone = Jeden na dwa to za mało. Weź jeszcze cudopsa.
barking-lesson-wonder-wrong-bulldog = Tak też da się prowadzić! Ale z dobermanem jest pewniej: buldogi przy remisie wyprzedzi każda rasa od 4 do 8.
barking-lesson-wonder-wrong-swap = Tak wymienia się go na nową kartę, a tu jest na wagę złota. Wyślij go z dobermanem.

barking-lesson-pass-title = Koniec rundy
barking-lesson-pass = Buldog nie ma dokąd pójść: wszędzie szczeka już jego rasa albo twoje własne psy. Pasuj.
barking-lesson-pass-done = Wszyscy spasowali: pudła i balon są twoje. Kto spasuje ostatni, zaczyna następną rundę: o jeden przedmiot więcej, tyle samo nowych kart, a niezagrane zostają na ręce.
barking-lesson-pass-wrong-taken = Na skrzynkę już szczeka buldog. Pasuj, a swojego zachowaj na następną rundę.
barking-lesson-pass-wrong-own = Są tam już twoje psy i nie można do nich dołożyć. Pasuj: buldog zostanie z tobą.

barking-lesson-score-title = Ile to punktów
barking-lesson-score = Masz pudła ×3, furgonetkę ×2 i balon. Pierwszy przedmiot rodzaju daje 3 punkty, drugi 2, kolejne po 1. Co zabierze twój ostatni pies?
barking-lesson-score-done = Cztery rodzaje po 3, druga furgonetka i drugie pudła po 2, trzecie pudła za 1: razem 17 do 16 i wygrywasz! Najcenniejsze są różne przedmioty.
barking-lesson-score-wrong = Pies, który zostanie na ręce, nic już nie da. Szczeknij jeszcze raz!
barking-lesson-score-wrong-third = Pudła masz już trzy razy, następne dadzą tylko 1 punkt. A czego jeszcze nie masz?
barking-lesson-score-wrong-second = Drugi balon daje 2 punkty i wygraną trzeba by się podzielić. Coś nowego daje 3.

barking-lesson-part-cats = A oto koty
barking-lesson-part-cats-end = Wiesz już, po co jest kot i kiedy wymienić cudopsa. I jeszcze jedno: na ręce trzyma się najwyżej dziesięć kart. Teraz gramy ze wszystkim!

barking-lesson-cat-title = Wypuść kota
barking-lesson-cat = Przy skrzynce prowadzi doberman, a do buldoga nic nie dołożysz. Ale masz kota: wypuść go!
barking-lesson-cat-done = W zamian przyszła karta: basset. Kota zagrywa się zawsze przed psami, a twoja tura wciąż trwa. Teraz kot szuka, gdzie by tu usiąść.
barking-lesson-cat-wrong = To możesz zrobić i po kocie. Najpierw go wypuść!
barking-lesson-cat-wrong-own = Póki nie ma kota, do buldoga nikt nie dołączy. Najpierw wypuść kota.

barking-lesson-token-title = Kot siada
barking-lesson-token = Posadź kota przy skrzynce na listy.
barking-lesson-token-done = Teraz przy skrzynce wszystko staje na głowie, do końca rundy i dla wszystkich: rasy wolno mieszać, a do swojej sfory dokładać.
barking-lesson-token-wrong-hydrant = Przy hydrancie nie ma żadnego z twoich. Pomoc przyda się przy skrzynce.
barking-lesson-token-wrong-nowhere = Kot może też pójść w swoją stronę, a dobrana karta i tak jest twoja. Ale tu się przyda: posadź go przy skrzynce.

barking-lesson-mix-title = Wszystkie razem
barking-lesson-mix = Dołóż do swojego buldoga husky i basseta, oba w jednym ruchu.
barking-lesson-mix-done = Trzy rasy w jednej sforze, trzy do jednego! Nie wolno tylko przyprowadzić rasy, która już tam szczeka, nawet własnej.
barking-lesson-mix-wrong = Kot siedzi tam dla twoich psów. Wyślij husky i basseta do skrzynki.
barking-lesson-mix-wrong-one = Prowadzisz, ale rywal może wyrównać rasą, która została w domu, a przy remisie doberman jest lepszy. Wyślij oba naraz.
barking-lesson-mix-wrong-hydrant = Tam nie ma kota, a dwa owczarki są za głośne. Oba psy do skrzynki!

barking-lesson-swap-title = Wymiana cudopsa
barking-lesson-swap = Teraz doberman jest twój. Husky już tam szczeka, a cudopies nie pójdzie w pojedynkę: wymień go na nową kartę.
barking-lesson-swap-done = Basset! Wymiana też nie kończy tury: nadal możesz szczeknąć.
barking-lesson-swap-wrong = Za wcześnie na kapitulację! Dotknij tylko cudopsa i wymień go.
barking-lesson-swap-wrong-husky = Husky już szczeka na skrzynkę i kot tego nie zmieni. Wymień cudopsa.
barking-lesson-swap-wrong-hydrant = Tam są dwa owczarki, a lepszej rasy nie masz. Wymień cudopsa i wracaj do skrzynki.

barking-lesson-add-title = Ostatnie „hau”
barking-lesson-add = Kot pomaga wszystkim, więc i tobie: dołóż basseta do swojego dobermana.
barking-lesson-add-done = Dwa na dwa, a najlepsza rasa to twój doberman. Rywal zostawił basseta w domu i teraz go tam nie wpuszczą: twój był pierwszy. Wrrr!
barking-lesson-add-wrong = Do skrzynki tylko krok! Wyślij tam basseta.
barking-lesson-add-wrong-husky = Drugiego husky tam nie wpuszczą. Wyślij samego basseta.
barking-lesson-add-wrong-hydrant = Tam za głośno, a przy skrzynce wystarczy jeden basset.
