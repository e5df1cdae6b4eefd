# Spojrzenie na partię, która się skończyła.

lookback-graph = Szanse na wygraną
lookback-why = Bot może jeszcze raz zważyć każdą decyzję: jakie szanse na wygraną zostawiła każdemu, co było dobrym wyborem i które trzy chwile rozstrzygnęły partię. Pracuje w tle i bierze pod uwagę tylko to, co w danej chwili można było wiedzieć.
lookback-begin = Spójrz wstecz
lookback-busy = Zważone decyzje: { $done } z { $all }
lookback-verdict = Ocena
lookback-kept = { $name }: dobry wybór
lookback-inaccurate = { $name }: można było trochę lepiej
lookback-mistake = { $name }: błąd
lookback-mark-inaccurate = Można było trochę lepiej
lookback-mark-mistake = Błąd
lookback-better = Lepiej tak: { $better }
lookback-to-win = Szansa na wygraną
lookback-instead = { $about }: { $had }% zamiast { $hope }%
lookback-marks = { $count ->
    [0] Wszystkie decyzje były dobre.
    [one] Jedna decyzja mogła być lepsza. Jest zaznaczona na wykresie i w „Przebiegu”.
    [few] { $count } decyzje mogły być lepsze. Są zaznaczone na wykresie i w „Przebiegu”.
    [many] { $count } decyzji mogło być lepszych. Są zaznaczone na wykresie i w „Przebiegu”.
   *[other] { $count } decyzji mogło być lepszych. Są zaznaczone na wykresie i w „Przebiegu”.
}
lookback-moments = { $count ->
    [1] Chwila, która rozstrzygnęła partię
    [3] Trzy chwile, które rozstrzygnęły partię
   *[other] Chwile, które rozstrzygnęły partię
}
lookback-moment-mistake = { $name }: był lepszy ruch
lookback-moment-luck = Los zrobił swoje
lookback-moment-shown = Wyszło na jaw, kto co wybrał
lookback-moment-turn = { $name }: tu szanse wzrosły
lookback-moment-slip = { $name }: tu szanse stopniały
lookback-change = { $name }: { $before } → { $after }%
lookback-figures = Partia w liczbach
lookback-table = Wszystkie szanse w tabeli
lookback-step = Krok
