# Barking Up the Wrong Tree: who plays against you. Each level is a robot cat with a way of its own.

barking-opponent = { $level ->
    [1] Barks at whatever it happens to see.
    [2] Sends its dogs out gladly, and too many at a time.
    [3] Sees what is worth barking at, and often pays too much for it.
    [4] Looks for quiet corners, and sometimes overlooks one.
    [5] Sends no more dogs than it takes, but never thinks of tomorrow.
    [6] Imagines what you hold, and guesses how the round will end.
    [7] Keeps good cards for later rounds, and hardly wastes any.
   *[8] Plays the round to its end in its head, hundreds of times over.
}
