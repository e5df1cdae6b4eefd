# What is counted of games of Boooop.

boooop-figure-win = How I won: { $total }
boooop-figure-win-row = a row of cats
boooop-figure-win-eight = eight cats

## Looking back at one game

boooop-lookback-how = For every decision the best bot looked through up to 150,000 positions. Nothing is hidden in Boooop, so both sides knew the same.
boooop-count-off = Others pushed off the bed
boooop-count-off-own = One’s own pushed off the bed
boooop-count-grown = Kittens grown up
boooop-count-ghosts = Ghosts sent out
boooop-count-spooked = Frightened by the ghost
