# Dixit on the home page.

dixit-title = Dixit
dixit-line = One picture, one clue: not too plain, not too obscure
dixit-players = 3–8 players
dixit-minutes = 40 min
