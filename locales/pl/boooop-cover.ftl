# Boooop na stronie głównej.

boooop-title = Boooop
boooop-line = Kociaki rozpychają się na łóżku, a duch woła „buuu!”
boooop-players = 2 graczy
boooop-minutes = 15 min
