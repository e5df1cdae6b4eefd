# Co liczymy w „Hau, nie tam!”.

barking-figure-item = Jak zdobyto rzeczy: { $total }
barking-figure-item-dogs = więcej psów
barking-figure-item-breed = lepsza rasa
