# Ciapki na stronie głównej.

spots-title = Ciapki
spots-line = Rzucaj, zakopuj i zgarniaj psy, póki szczęście merda ogonem
spots-players = 1–4 graczy
# = en: „min” jest też po polsku
spots-minutes = 25 min
