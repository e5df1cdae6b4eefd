# Spots on the home page.

spots-title = Spots
spots-line = Roll, bury and gather dogs while luck still wags its tail
spots-players = 1–4 players
spots-minutes = 25 min
