# What is counted of games of Boooop.

boooop-figure-win = How I won: { $total }
boooop-figure-win-row = a row of cats
boooop-figure-win-eight = eight cats
