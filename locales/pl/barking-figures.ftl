# Co liczymy w „Hau, nie tam!”.

barking-figure-item = Jak zdobyto przedmioty: { $total }
barking-figure-item-dogs = więcej psów
barking-figure-item-breed = lepsza rasa

## Spojrzenie na jedną partię

barking-lookback-how = Karty, których decydująca osoba nie widziała, najsilniejszy bot rozkładał tak, jak mogły leżeć, i tysiące razy dogrywał każdą rundę. Dlatego linia skacze, gdy ruch przechodzi na kogoś, kto zna inne karty.
barking-count-by-dogs = Przedmioty zdobyte większą liczbą psów
barking-count-by-breed = Przedmioty zdobyte lepszą rasą
barking-count-dogs = Wysłane psy
barking-count-cats = Zagrane koty
barking-count-ran-dry = Rundy, w których skończyły się karty
