# Dixit: who plays against you. Each level is a robot cat with a way of its own.

dixit-opponent = { $level ->
    [1] Says what it sees, and votes with its eyes shut.
    [2] Says what it sees, and votes by a hunch.
    [3] Calls things by their names, and sometimes recognises your card.
    [4] Has begun to wonder whether you will all guess it.
    [5] Hints rather than tells, and now and then gives itself away.
    [6] Looks for words that some will understand and some won’t.
    [7] Remembers who found what, and aims between you.
   *[8] Chooses every word so that half of the table is in two minds.
}
