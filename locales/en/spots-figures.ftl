# What is counted of games of Spots.

spots-figure-turn = How turns ended, { $total } in all
spots-figure-turn-busted = busted
spots-figure-turn-safe = kept
spots-figure-trick = Favourite tricks
