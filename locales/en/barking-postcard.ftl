# What a share card says of a finished game of Barking Up the Wrong Tree.

barking-postcard = The best pack has it all
