# „Hau, nie tam!” na stronie głównej.

barking-title = Hau, nie tam!
barking-line = Czyja sfora szczeka głośniej, tego skrzynka na listy
barking-players = 2–5 graczy
# = en: „min” jest też po polsku
barking-minutes = 30 min
