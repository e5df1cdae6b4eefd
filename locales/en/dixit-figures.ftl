# What is counted of games of Dixit.

dixit-figure-clue = My clue was found by some, but not all: { $some } of { $all }
dixit-figure-clue-some = some
dixit-figure-clue-none = nobody
dixit-figure-clue-all = everybody
dixit-figure-guess = Storytellers’ cards I found: { $found } of { $all }
dixit-figure-guess-found = found
dixit-figure-guess-missed = missed
