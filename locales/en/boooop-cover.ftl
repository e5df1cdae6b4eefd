# Boooop on the home page.

boooop-title = Boooop
boooop-line = Kittens jostle on the bed, and a ghost goes boo!
boooop-players = 2 players
boooop-minutes = 25 min
