# Barking Up the Wrong Tree on the home page.

barking-title = Barking Up the Wrong Tree
barking-line = The louder your pack barks, the sooner the mailbox is yours
barking-players = 2–5 players
barking-minutes = 30 min
