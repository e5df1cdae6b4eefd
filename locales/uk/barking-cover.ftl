# «Гав не туди» на головній сторінці.

barking-title = Гав не туди
barking-line = Чия зграя гавкає гучніше, того й поштова скринька
barking-players = 2–5 гравців
barking-minutes = 30 хв
