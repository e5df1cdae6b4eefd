# Boooop: who plays against you. Each level is a robot cat with a way of its own.

boooop-opponent = { $level ->
    [1] Half asleep: pushes whoever is near, and wakes up only for three in a row.
    [2] Rolls wherever it rolls, but notices a row that is nearly done.
    [3] Likes the middle of the bed, and forgets what you are up to.
    [4] Weighs every push, though it doesn’t always take the best.
    [5] Works out who lands where, ghosts included. Seldom slips.
    [6] Thinks of your answer before it puts a paw down.
    [7] Knows where the ghost will come out, and who will be standing there.
    [8] Sees your move and its own next one. Hardly ever errs.
   *[9] Looks as far as time allows. Who can beat it?
}
