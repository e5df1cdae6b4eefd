# «Пёс попутал» на главной странице.

barking-title = Пёс попутал
barking-line = Чья стая гавкает громче, того и почтовый ящик
barking-players = 2–5 игроков
barking-minutes = 30 мин
