# Dixit na stronie głównej.

# = en: nazwa gry
dixit-title = Dixit
dixit-line = Jeden obrazek, jedna podpowiedź: ani za jasna, ani za mglista
dixit-players = 3–8 graczy
# = en: „min” jest też po polsku
dixit-minutes = 40 min
