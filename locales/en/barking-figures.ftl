# What is counted of games of Barking Up the Wrong Tree.

barking-figure-item = How items were won: { $total }
barking-figure-item-dogs = by more dogs
barking-figure-item-breed = by the better breed

## Looking back at one game

barking-lookback-how = The best bot dealt the cards hidden from whoever was deciding as they might have lain, and played each round to its end thousands of times. So the line jumps when the turn passes to somebody who knows other cards.
barking-count-by-dogs = Items won by more dogs
barking-count-by-breed = Items won by the better breed
barking-count-dogs = Dogs sent out
barking-count-cats = Cats played
barking-count-ran-dry = Rounds in which the cards ran out
