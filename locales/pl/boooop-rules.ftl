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
