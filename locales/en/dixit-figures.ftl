# What is counted of games of Dixit.

dixit-figure-clue = Who found my clues, { $total } in all
dixit-figure-clue-some = some
dixit-figure-clue-none = nobody
dixit-figure-clue-all = everybody
dixit-figure-guess = Whether I found the storyteller’s card, { $total } in all
dixit-figure-guess-found = found
dixit-figure-guess-missed = missed
