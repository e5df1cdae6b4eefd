# Co `lapki doctor` mówi o domu słowami kogoś, kto ma go naprawić.

doctor-mend = { $count ->
    [one] Do naprawienia jest jedna rzecz.
    [few] Do naprawienia są { $count } rzeczy.
    [many] Do naprawienia jest { $count } rzeczy.
   *[other] Do naprawienia jest { $count } rzeczy.
} Oznacza je ✗.
doctor-fine = { $notes ->
    [0] Wszystko w porządku.
    [one] Nie trzeba niczego naprawiać. Warto spojrzeć na jedną rzecz, oznaczoną !.
    [few] Nie trzeba niczego naprawiać. Warto spojrzeć na { $notes } rzeczy, oznaczone !.
    [many] Nie trzeba niczego naprawiać. Warto spojrzeć na { $notes } rzeczy, oznaczonych !.
   *[other] Nie trzeba niczego naprawiać. Warto spojrzeć na { $notes } rzeczy, oznaczone !.
}

## Ustawienia

doctor-settings = Ustawienia są spójne.
doctor-slip = { $name } nie jest ustawieniem, więc nic nie robi. Może chodzi o { $near }?
doctor-base-url = LAPKI_BASE_URL to „{ $url }”. Powinien to być adres taki jak https://lapki.example, bez niczego po nim.
doctor-cookies-lost = LAPKI_SECURE_COOKIES przepuszcza ciasteczka tylko przez https, a ludzie wchodzą przez { $url }: dom nikogo nie rozpozna. Włącz https albo usuń to ustawienie.
doctor-plain = Dom słucha na { $host }, więc także innych, i nie przez https: po drodze można wszystko przeczytać. Wśród znajomych w jednej sieci to może wystarczyć; do internetu postaw przed nim proxy z https i ustaw LAPKI_BASE_URL.
doctor-proxies-anybody = LAPKI_PROXIES to „*”: każdy może udawać, że przychodzi skądkolwiek. Podaj adresy swoich proxy.
doctor-proxies-odd = „{ $word }” w LAPKI_PROXIES nie jest adresem, więc żadne proxy nie zyskuje zaufania. Pisz 10.0.0.5 albo 10.0.0.0/24.
doctor-limits-off = LAPKI_LIMITS są wyłączone: jedna osoba może zająć cały dom.
doctor-bus-alone = LAPKI_BUS wymaga PostgreSQL, wspólnego dla wszystkich procesów: ustaw LAPKI_DATABASE_URL.
doctor-bus-plain = Magistrala na { $host } nie jest szyfrowana, a kto ją czyta, widzi karty wszystkich. Jeśli ta sieć nie jest tylko twoja, użyj tls://….

## Pliki

doctor-files = { $folder } jest tylko dla właściciela, a klucz jest na miejscu.
doctor-folder-new = { $folder } jeszcze nie istnieje. Utworzy go pierwsze uruchomienie.
doctor-closed = Ten użytkownik nie może pisać w { $folder }. Uruchom to jako użytkownik domu; jeśli tak już jest, oddaj mu ten folder.
doctor-foreign = { $file } i { $folder } należą do różnych użytkowników. Oddaj wszystko jednemu: chown.
doctor-readable = Inni na tej maszynie mogą otworzyć { $file }. Odbierz im to: chmod go= „{ $file }”
doctor-root = { $folder } należy do roota. Dom nie potrzebuje takich praw: daj mu osobnego użytkownika.
doctor-key-lost = Baza jest, ale klucza { $file } nie ma. Uruchomienie utworzy nowy i wtedy dom nikogo już nie rozpozna. Jeśli jest kopia zapasowa, weź klucz stamtąd.
doctor-key-short = Klucz w { $where } jest za krótki: potrzeba co najmniej { $least } znaków. Przywróć go z kopii zapasowej albo utwórz nowy, a wtedy wszyscy będą musieli wejść od nowa.

## Dysk i zegar

doctor-disk = W { $folder } jest { $megabytes } MB wolnego miejsca.
doctor-disk-low = W { $folder } jest tylko { $megabytes } MB wolnego miejsca. Zrób miejsce, zanim będzie potrzebne.
doctor-disk-full = W { $folder } jest tylko { $megabytes } MB wolnego miejsca. Wkrótce nie da się zapisać żadnego ruchu: zrób miejsce teraz.
doctor-clock = Zegar chodzi dobrze, o ile stąd widać.
doctor-clock-loose = Zegar tej maszyny nie jest uzgadniany z serwerem czasu. Polegają na nim zegary gier i kopie zapasowe: włącz na przykład systemd-timesyncd albo chrony.
doctor-clock-future = Plik { $file } zapisano { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
} później niż teraz: zegar się cofnął albo się spieszył. Ustaw go dobrze.
doctor-clock-apart = Zegary tej maszyny i bazy różnią się o { $seconds } s. Uzgadniaj oba z serwerem czasu.

## Baza i magistrala

doctor-database = Baza jest cała, w wersji { $version }.
doctor-database-none = Bazy jeszcze nie ma. Utworzy ją pierwsze uruchomienie.
doctor-database-away = Z bazy nie można korzystać: { $problem }. Sprawdź, czy jest i czy odpowiada, a także LAPKI_DATA albo LAPKI_DATABASE_URL.
doctor-database-odd = LAPKI_DATABASE_URL nie jest adresem. Pisz postgresql://lapki:PASSWORD@10.0.0.2/lapki, a nietypowe znaki hasła przez %.
doctor-database-damaged = Plik { $file } jest uszkodzony. Zamknij dom i przywróć kopię zapasową; uszkodzony plik zachowaj, aż zobaczysz, że wszystko jest.
doctor-database-newer = Baza jest w wersji { $version }, a to Lapki zna najwyżej { $known }. Wróć do nowszego Lapki.
doctor-database-older = Baza jest w wersji { $version }; następne uruchomienie podniesie ją do { $known }. Najpierw zrób kopię zapasową.
doctor-bus = Magistrala odpowiada.
doctor-bus-away = Magistrala jest nieosiągalna: { $problem }. Sprawdź, czy pod LAPKI_BUS odpowiada serwer NATS, oraz jego użytkownika, hasło i certyfikat.

## Kopie zapasowe

doctor-backups = Najnowsza kopia zapasowa, { $file }, powstała { $hours } godz. temu.
doctor-backups-unknown = Czy są kopie zapasowe? Powiedz gdzie, a zostaną obejrzane: --backups FOLDER. Kopię robi `lapki backup`.
doctor-backups-none = W { $folder } nie ma kopii zapasowej. Robi ją `lapki backup`.
doctor-backups-old = Najnowsza kopia zapasowa, { $file }, ma już { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}. Zobacz, dlaczego nowe nie powstają.
doctor-backups-broken = { $file } nie jest kopią zapasową albo jest tylko jej częścią. Zrób inną.
doctor-backups-here = Najnowsza kopia zapasowa, { $file }, leży na tym samym dysku co dom. To pomaga na pomyłki, ale nie na awarię dysku: skopiuj ją jeszcze gdzie indziej.

## Strony i wejście

doctor-pages = Strony są na miejscu.
doctor-pages-none = Stron tu nie ma, więc grać można tylko z terminala. W pliku wheel są; w klonie buduje je `make pages`.
doctor-door = Kto wchodzi przez { $url }, trafia do tego domu.
doctor-door-closed = W tym folderze żaden dom nie jest teraz otwarty, więc wejście nie zostało wypróbowane.
doctor-door-away = Pod { $url } nikt nie odpowiada: { $problem }. Zobacz, czy proxy działa, i jego certyfikat.
doctor-door-other = Pod { $url } ktoś odpowiada ({ $status }), ale to nie ten dom. Zobacz, dokąd prowadzi proxy.
doctor-door-pretend = Proxy wierzy w to, co goście mówią o sobie, więc każdy może udawać, że przychodzi skądkolwiek. Niech ustawia X-Forwarded-For, a nie dopisuje do niego.
doctor-door-masked = Wszyscy zdają się przychodzić z { $address }, czyli od proxy, i dzielą limity jednego adresu. Niech proxy ustawia X-Forwarded-For; dopisz je do LAPKI_PROXIES.
doctor-door-scheme = Dom myśli, że ludzie wchodzą przez { $scheme }. Niech proxy ustawia X-Forwarded-Proto; dopisz je do LAPKI_PROXIES.
doctor-door-numbers = { $url }/metrics pokazuje liczby wszystkim. Niech proxy odpowiada tam 404.
doctor-door-deaf = WebSocket nie przechodzi przez { $url }, więc nikt nie może grać. Niech proxy przekazuje Upgrade i Connection.
