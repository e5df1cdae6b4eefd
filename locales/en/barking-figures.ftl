# What is counted of games of Barking Up the Wrong Tree.

barking-figure-item = How items were won: { $total }
barking-figure-item-dogs = by more dogs
barking-figure-item-breed = by the better breed
