# What is counted of games of Boooop.

boooop-figure-win = How I won: { $all }
boooop-figure-win-row = a row of cats
boooop-figure-win-eight = eight cats
