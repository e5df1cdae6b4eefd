# Spots: who plays against you. Each level is a robot cat with a way of its own.

spots-opponent = { $level ->
    [1] Rolls because dice roll. Why it stops, nobody knows.
    [2] Follows its nose, and takes a win that lies before it.
    [3] Saves its dogs with a treat, and otherwise trusts its luck.
    [4] Knows that luck runs out, but not quite when.
    [5] Thinks every roll through, and now and then goes one too far.
    [6] Chooses the trick that its dogs are waiting for.
    [7] Stops in time, nearly always.
   *[8] Works out every roll, and does what wins most often.
}
