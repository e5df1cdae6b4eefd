# Dixit na stronie głównej.

dixit-title = Dixit
dixit-line = Jeden obrazek, jedna podpowiedź: ani za jasna, ani za mglista
dixit-players = 3–8 graczy
dixit-minutes = 40 min
