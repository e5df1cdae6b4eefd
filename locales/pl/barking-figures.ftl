# Co liczymy w „Hau, nie tam!”.

barking-figure-item = Jak zdobyto rzeczy: { $all }
barking-figure-item-dogs = więcej psów
barking-figure-item-breed = lepsza rasa
