# Boooop na stronie głównej.

# = en: nazwa gry
boooop-title = Boooop
boooop-line = Kociaki rozpychają się na łóżku, a duch woła „buuu!”
boooop-players = 2 graczy
# = en: „min” jest też po polsku
boooop-minutes = 25 min
