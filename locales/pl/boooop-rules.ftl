# Zasady Boooop, do czytania przy łóżku.

boooop-goal = Wygrywa ten, kto pierwszy ustawi trzy swoje koty w rzędzie albo zmieści na łóżku całą ósemkę.
boooop-short =
    Kociaki wskakują na łóżko i rozpychają się łapkami. Każda figurka, którą stawiasz, odpycha wszystkich sąsiadów o jedno pole, a kto wypadnie za brzeg, wraca do koszyka. Trzy twoje figurki w rzędzie schodzą z łóżka i wracają jako dorosłe koty, których żaden kociak nie ruszy.

    Każdy ma też ducha, który sunie szwem kołdry i tak straszy siedzących obok, że przeskakują przez innych. Ustaw trzy koty w rzędzie, a wygrasz.

## Rozdziały

boooop-chapter-goal = Jak wygrać
boooop-chapter-turn = Twoja tura
boooop-chapter-boop = Bup!
boooop-chapter-grow = Dorastanie
boooop-chapter-ghost = Duch
boooop-chapter-end = Remis

## Zasady

boooop-rule-1 = Twoja tura wygląda tak: stawiasz figurkę, ona odpycha sąsiadów, potem działa duch, a dopiero na końcu sprawdza się, czy jest wygrana i kto dorasta. Zaczynają wiedźmy, dalej gracie na zmianę. Nie można pasować.
boooop-rule-2 = Weź ze swojego koszyka kociaka albo kota i postaw na dowolnym wolnym polu. Zaczynasz z ośmioma kociakami; koty pojawią się, gdy ktoś dorośnie.
boooop-rule-3 = Bup! Wszystkie figurki dookoła tej postawionej, twoje i cudze, odsuwają się od niej o jedno pole: prosto albo na ukos.
boooop-rule-4 = Jeśli pole za figurką jest zajęte, figurka zostaje na miejscu: dwie stojące jedna za drugą trzymają się mocno. Odepchnięta figurka nikogo dalej nie popycha.
boooop-rule-5 = Kto spadnie z łóżka, wraca do koszyka swojego właściciela taki, jaki był: jako kociak albo jako kot.
boooop-rule-6 = Kociak nie ruszy kota. Kot odpycha i kociaki, i koty.
boooop-rule-7 = Duch nie staje na polach. Lata szwem między dwoma sąsiednimi rzędami lub kolumnami, a na każdym szwie ma sześć przystanków, każdy między dwoma polami.
boooop-rule-8 = Jeśli twój duch jest w koszyku, może wlecieć z dowolnego brzegu łóżka, tam gdzie zaczyna się szew, byle nie tam, gdzie jest już drugi duch. Poleci prosto ku przeciwnemu brzegowi. Wlatując, nikogo nie odpycha.
boooop-rule-9 = Jeśli twój duch jest już na łóżku, w każdej twojej turze sam sunie na następny przystanek swojego szwu. Nie da się go zawrócić, zatrzymać ani zabrać.
boooop-rule-10 = Z ostatniego przystanku duch odlatuje do twojego koszyka i nikogo nie odpycha. W tej samej turze już nie wleci.
boooop-rule-11 = Na przystanku, na który przyleciał, duch odpycha figurki po obu stronach: twoje i cudze, kociaki i koty, każdą o jedno pole prosto od szwu. Na ukos duch nie odpycha nigdy.
boooop-rule-12 = BUUU! Jeśli pole, na które duch spycha figurkę, jest zajęte, przeskakuje ona przez wszystkich stojących tam bez przerwy na pierwsze wolne pole. Jeśli takiego nie ma, spada z łóżka do koszyka swojego właściciela.
boooop-rule-13 = Duchy nikomu nie zawadzają: rzędy biegną przez nie i figurki przez nie przechodzą. Samego ducha nie da się odepchnąć ani oprzeć na nim figurki.
boooop-rule-14 = Jeśli na następnym przystanku jest drugi duch, twój mija go, leci na pierwszy wolny przystanek dalej i odpycha tylko tam. Jeśli wolnego już nie ma, odlatuje do twojego koszyka.
boooop-rule-15 = Wygrywasz, jeśli na końcu twojej tury trzy twoje koty stoją obok siebie w rzędzie (w poziomie, w pionie lub na ukos) albo wszystkie osiem twoich figurek jest na łóżku i są to same koty. Rząd twoich kotów, który powstał w turze rywala, musi dotrwać do końca twojej.
boooop-rule-16 = Jeśli na końcu twojej tury trzy twoje figurki stoją obok siebie w rzędzie i jest wśród nich kociak, wszystkie trzy schodzą z łóżka. Kociaki dorastają, a do koszyka trafiają trzy koty.
boooop-rule-17 = Jeśli wszystkie osiem twoich figurek jest na łóżku, musisz zdjąć jedną. Kociak dorośnie i trafi do koszyka jako kot, a kot po prostu wróci do koszyka.
boooop-rule-18 = W jednej turze zdejmujesz tylko raz: rząd trzech figurek albo, gdy na łóżku jest cała ósemka, jedną figurkę. Jeśli jest z czego wybierać, wybór należy do ciebie: na przykład cztery w rzędzie to dwie różne trójki. Jeśli nie ma, wszystko dzieje się samo.
boooop-rule-19 = Jeśli w twojej turze ustawią się w rzędzie trzy figurki rywala, stoją dalej. Rywal zdejmie je na końcu swojej tury, o ile rząd ocaleje.
boooop-rule-20 = Zasady nie znają remisu. Przy stole można się umówić, po ilu turach partia się kończy.

## Strona wokół zasad. Pusty wiersz oddziela jedno od drugiego, „|” dzieli wiersz tabeli.

boooop-box =
    Kołdra: sześć rzędów po sześć pól

    Dla każdego: osiem kociaków na początek

    Dla każdego: osiem kotów, które czekają, aż kociaki dorosną

    Dla każdego: jeden duch
boooop-glance =
    Postaw kociaka albo kota na wolnym polu.

    Bup! Wszyscy dookoła odsuwają się o jedno pole.

    Twój duch sunie dalej albo może wlecieć.

    Trzy twoje koty w rzędzie lub osiem kotów na łóżku? Wygrywasz.

    Jeśli nie, trójka w rzędzie dorasta i wraca do koszyka jako koty.
boooop-score =
    Trzy twoje koty w rzędzie | wygrana

    Wszystkie osiem twoich figurek na łóżku, same koty | wygrana

    Trójka w rzędzie, wśród niej kociak | trzy koty do koszyka

    Cała ósemka na łóżku, wśród niej kociak | zdejmij jedną figurkę
boooop-fine =
    Jedna figurka odpycha wszystkich jednocześnie: kolejność nie ma znaczenia.

    Trójka, którą rozbije twój własny duch, przepada: niczego nie liczy się, zanim duch nie zadziała.

    Wolno zepchnąć z łóżka własne figurki. Czasem właśnie o to chodzi: znowu są w koszyku.

    Duch nie jest figurką: nigdy nie liczy się do ósemki ani do trójki.
boooop-tips =
    Cztery pola pośrodku są najbezpieczniejsze: stamtąd daleko do brzegu.

    Dwie w linii trzymają się nawzajem. Buduj pary, a cudze rozbijaj, zanim zrobi się z nich trójka.

    Rzędu nie trzeba ustawiać, można go dopchnąć: dwie figurki stoją pod kątem, a trzecią wsuń między nie.

    Póki rywal nie ma kotów, twoich nie ruszy nic prócz ducha.

    Wypuść ducha odpowiednio wcześnie: potrzebuje tylu tur, ile pól ma po drodze.
boooop-twist-quiet = Bez duchów to starsza, spokojniejsza gra: tura kończy się bupnięciem, a wszystkie zasady o duchu odpadają. Dobre na pierwszy wieczór.
boooop-ours-8 = Instrukcja nie mówi, czy duch może wlecieć tam, gdzie jest już drugi. U nas nie może: inaczej nie dałoby się ich odróżnić.
boooop-ours-14 = Według instrukcji duchy mijają się w locie, ale nie wiadomo, co na brzegu. Jeśli dalej nie ma wolnego przystanku, nasz odlatuje.
boooop-ours-15 = Instrukcja szuka wygranej, gdy wszystko już się przesunęło. My patrzymy tylko na tego, kto właśnie grał, tak jak instrukcja przy trójkach.
boooop-ours-16 = Instrukcja milczy o trójce, którą rozbił własny duch. My patrzymy raz, na końcu: czego już nie ma, to się nie liczy.
boooop-ours-17 = W instrukcji jest „możesz”, ale musi to być obowiązek: gdy cała ósemka leży na łóżku, nie ma już czego postawić.
boooop-ours-20 = Instrukcja zna tylko wygraną. Jeśli oboje grają zbyt ostrożnie, można umówić się na ostatnią turę.
boooop-terms = Nasz koszyk to w instrukcji zapas figurek gracza, nasz duch to kot-duch, a dorastanie to przemiana w kota.
