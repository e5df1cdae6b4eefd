# Partia jeszcze raz i sprawdzanie kości.

replay-of = { $game }: powtórka
replay-title = powtórka
replay-beginning = Początek
replay-controls = Partia krok po kroku
replay-where = Miejsce w partii
replay-step = Krok { $step } z { $steps }
replay-first = Na początek
replay-back = Krok wstecz
replay-next = Krok naprzód
replay-last = Do ostatniego kroku
replay-play = Odtwarzaj
replay-pause = Pauza
replay-speed = Tempo
replay-speed-slow = Wolno
replay-speed-usual = Zwykle
replay-speed-fast = Szybko
replay-eyes = Czyimi oczami
replay-all = Wszystko
replay-all-why = Wszystko, co ktokolwiek wiedział w tej chwili.
replay-one-why = Oczy przy stole: { $name }. Tylko to, co stamtąd było wtedy widać.
replay-share = Podziel się tą chwilą
replay-lookback = Spojrzenie wstecz
replay-to-table = Do stołu

## Zapis z własnego dysku

replay-record = Partia z pliku
replay-record-why = Zapis to mały plik tekstowy. Upuść go tutaj albo wybierz: dom go przeczyta i niczego nie zachowa.
replay-open = Otwórz zapis
replay-too-large = Plik jest za duży: zapis to krótki tekst.
replay-problem = Nie da się tego pokazać

## Kości

replay-dice = Sprawdź kości
replay-dice-why = Twoja przeglądarka sama obliczy od nowa każdy rzut i każdą kartę.
replay-dice-doing = Obliczono { $done } z { $all }
replay-dice-true = Nikt nie wybierał kości
replay-dice-draws = { $draws ->
    [0] W tej partii los nie miał głosu: nie było czego rzucać ani ciągnąć.
    [one] Obliczono od nowa { $draws } rzut lub rozdanie: wypadło dokładnie tak, jak zapisano.
    [few] Obliczono od nowa { $draws } rzuty i rozdania: każde wypadło dokładnie tak, jak zapisano.
    [many] Obliczono od nowa { $draws } rzutów i rozdań: każde wypadło dokładnie tak, jak zapisano.
   *[other] Obliczono od nowa { $draws } rzutu i rozdania: każde wypadło dokładnie tak, jak zapisano.
}
replay-dice-false = Coś tu się nie zgadza
replay-dice-line = W wierszu { $line } jest „{ $written }”. Zgodnie z losem tej partii na końcu powinno być „{ $due }”. Albo zapis zmieniono, albo ktoś wybrał kości.
replay-dice-commitment = Sekret w tym zapisie nie jest tym, który obiecano przed grą. Albo zapis zmieniono, albo sekret podmieniono.
replay-dice-shares = Zapis nie mówi, co każdy dołożył do losu, więc kości nie da się obliczyć.
replay-dice-seating = Miejsca wylosowano inaczej, niż mówi zapis.
replay-dice-missing = Niczego nie da się dowieść
replay-dice-no-fate = Ten zapis nie zdradza swojego losu, więc nikt nie sprawdzi jego kości.
replay-dice-no-crypto = Przeglądarki liczą to tylko na stronach, które przychodzą przez https. Z zapisem na dysku to samo zrobi „lapki verify”.
replay-dice-proven = Czego to dowodzi
replay-dice-open = Czego nie dowodzi
replay-dice-promise = Sekret pasuje do obietnicy { $promise }…, którą przy stole każdy mógł zobaczyć przed pierwszym ruchem.
replay-dice-follow = Każdy rzut i każde rozdanie wynika z tego sekretu i z tego, co dołożyli ludzie. Później nikt nie mógł niczego zmienić.
replay-dice-house = { $own ->
    [0] Nikt nie dołożył do losu niczego własnego. Dom mógłby sam próbować sekretów, aż kości mu się spodobają.
   *[other] Dom nie mógł wybrać kości, chyba że w zmowie z nim byli wszyscy, którzy dołożyli coś własnego: { $names }.
}
replay-dice-rules = Co za każdym razem mogło wypaść, mówi ten dom. „lapki verify” na własnym komputerze sprawdza i to.
