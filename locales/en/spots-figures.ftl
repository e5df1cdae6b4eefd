# What is counted of games of Spots.

spots-figure-turn = How turns ended, { $total } in all
spots-figure-turn-busted = busted
spots-figure-turn-safe = kept
spots-figure-trick = Favourite tricks

## Looking back at one game

spots-lookback-how = The best bot thought every turn through to its end, over all rolls; what comes after a turn it judges by games that it has played. The cards in the deck were hidden from it, too.
spots-count-scored = Dogs scored
spots-count-rolls = Rolls
spots-count-busts = Busts
spots-count-treats = Treats taken
spots-count-spent = Treats spent
spots-count-risk = Busts to be expected without treats
