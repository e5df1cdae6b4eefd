# A game that has no page of its own, drawn with letters.

plain-drawing = The table, drawn with letters
plain-moves = Your moves
plain-choose = Choose what to do.
plain-play = Play it
plain-text = Your words
plain-write = Write a move
plain-key-number = choose that move
plain-key-enter = play it
plain-key-escape = choose anew
