# What is counted of games of Dixit.

dixit-figure-clue = Who found my clues, { $total } in all
dixit-figure-clue-some = some
dixit-figure-clue-none = nobody
dixit-figure-clue-all = everybody
dixit-figure-guess = Whether I found the storyteller’s card, { $total } in all
dixit-figure-guess-found = found
dixit-figure-guess-missed = missed

## Looking back at one game

dixit-lookback-how = Nobody can reckon how people see pictures. The graph goes by points: this round counts as far as whoever decided could know of it, and later everybody finds cards equally often. Verdicts say how a bot hears the clue, no more.
dixit-count-told = Clues told
dixit-count-told-well = … found by some but not by all
dixit-count-found = Cards of others found
dixit-count-lured = Votes lured
dixit-count-found-of = Who (a row) found whose card (a column)
dixit-deed-tell = Chance that some find it, but not all
dixit-deed-give = Chance to lure a vote
dixit-deed-vote = Chance that it is the storyteller’s card
