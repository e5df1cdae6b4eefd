# Własne talie obrazków do Dixita: `lapki deck import`.

deck-done = Talia „{ $name }” jest gotowa: { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} w { $folder }. Stół Dixita wybiera ją po tej nazwie.
deck-refused = „{ $file }” pominięto: { $why }
deck-why-link = to dowiązanie; włóż do folderu sam obrazek.
deck-why-no-file = to nie jest plik.
deck-why-unreadable = nie da się go otworzyć.
deck-why-no-picture = to nie jest obrazek JPEG, PNG, WebP ani AVIF.
deck-why-broken = plik jest uszkodzony.
deck-why-heavy = plik ma więcej niż 40 MB.
deck-why-bomb = obrazek ma ponad 60 milionów pikseli; zmniejsz go.
deck-why-small = obrazek ma mniej niż 200 pikseli szerokości lub wysokości.
deck-no-folder = Nie ma folderu { $folder }.
deck-too-few = Talia potrzebuje co najmniej { $fewest } obrazków; w tym folderze nadaje się { $count }.
deck-too-many = To za dużo: w folderze może być najwyżej { $most } plików.
deck-name = Talia nie może nazywać się „{ $name }”: tylko małe litery łacińskie, cyfry i łączniki, do 40, i nie „dreams”.
deck-exists = Talia „{ $name }” już istnieje. Wybierz inną nazwę albo zastąp ją, dodając --replace.
deck-heavy = keywords.csv jest za duży.
deck-unreadable = Nie da się otworzyć keywords.csv.
deck-keywords = Nie da się odczytać keywords.csv: to musi być CSV w UTF-8 z kolumnami file, uk, pl, ru, en.
deck-keywords-file = keywords.csv wymienia „{ $file }”, a takiego pliku w folderze nie ma.
