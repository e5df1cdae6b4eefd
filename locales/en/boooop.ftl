# Boooop. Seat 1 are the witches (violet), seat 2 the pumpkins (orange).

boooop = Boooop
boooop-seat = { $seat ->
    [1] Witches
   *[2] Pumpkins
}
boooop-piece = { $seat ->
    [1] { $piece ->
        [k] witch kitten
       *[c] witch cat
    }
   *[2] { $piece ->
        [k] pumpkin kitten
       *[c] pumpkin cat
    }
}
boooop-ghost = { $seat ->
    [1] witch ghost
   *[2] pumpkin ghost
}

## What is asked

boooop-ask-place = Put a kitten or a cat on an empty cell (k c3, c c3).
boooop-ask-ghost = Shall your ghost enter (ghost b6c6), or wait (hold)?
boooop-ask-graduate = Choose who graduates.

## What happens

boooop-event-placed = { boooop-seat } put a { $piece ->
    [k] kitten
   *[c] cat
} on { $cell }.
boooop-event-booped = { $off ->
    [yes] The { boooop-piece } on { $start } is booped off the bed.
   *[no] The { boooop-piece } on { $start } is booped to { $to }.
}
boooop-event-ghost-entered = The { boooop-ghost } enters at { $stop }, heading { $heading ->
    [up] up
    [down] down
    [left] left
   *[right] right
}.
boooop-event-ghost-glided = { $skipped ->
    [none] The { boooop-ghost } glides from { $start } to { $to }.
   *[other] The { boooop-ghost } flits past the other ghost at { $skipped }, from { $start } to { $to }.
}
boooop-event-spooked = { $off ->
    [yes] BOO! The { boooop-piece } on { $start } leaps over { $over } and off the bed.
   *[no] BOO! The { boooop-piece } on { $start } leaps over { $over } to { $to }.
}
boooop-event-ghost-left = The { boooop-ghost } leaves the bed from { $start }.
boooop-event-graduated = { $kittens ->
    [0] { boooop-seat } take their cat on { $cells } home.
    [one] { boooop-seat } graduate { $cells }: { $kittens } kitten has grown up.
   *[other] { boooop-seat } graduate { $cells }: { $kittens } kittens have grown up.
}
boooop-event-won = { $eight ->
    [yes] { boooop-seat } win: all eight cats are on the bed!
   *[no] { boooop-seat } win with three cats in a row: { $cells }!
}

## Why not

boooop-illegal-not-your-turn = It isn't your turn: seat { $turn } moves now.
boooop-illegal-placed-already = You have placed your piece for this turn.
boooop-illegal-no-kitten = There is no kitten left in your pool.
boooop-illegal-no-cat = There is no cat in your pool yet.
boooop-illegal-taken = Somebody already sits on { $cell }.
boooop-illegal-no-ghosts = This game is played without ghosts.
boooop-illegal-ghost-glides = Your ghost is on the bed: it glides by itself and can't be told anything.
boooop-illegal-place-first = Place a kitten or a cat first; the ghost comes after.
boooop-illegal-ghost-done = Your ghost has had its say this turn.
boooop-illegal-not-an-edge = A ghost enters where a line begins, at the edge of the bed; { $stop } isn't there.
boooop-illegal-stop-taken = The other ghost is at { $stop }.
boooop-illegal-nothing-to-graduate = There is nothing to choose for graduation now.
boooop-illegal-not-a-single = { $cells } can't be taken off: only with all eight of your pieces on the bed, and only one of them.
boooop-illegal-not-a-three = { $cells } isn't a row of three of your pieces.
boooop-syntax-move = “{ $text }” is no move of this game. Moves look like this: k c3, c c3, ghost b6c6, hold, grad a1 b2 c3.

## Positions

boooop-header-position-turn = There is no seat { $turn } to be on turn.
boooop-header-position-board = The board needs six rows of six signs, each one of . v V o O.
boooop-header-position-active = Seat { $seat } must have 8 active pieces and has { $count }.
boooop-header-position-all-on-bed = All eight pieces of seat { $seat } are on the bed, which can't be at this point.
boooop-header-position-no-ghosts = The game is played without ghosts, but one is on the bed.
boooop-header-position-ghosts-meet = Both ghosts are at { $stop }.
boooop-header-position-stop = There is no stop { $stop }.
boooop-header-position-heading = A ghost at { $stop } can't head { $heading }.
boooop-header-position-ghost-phase = There is no ghost in the pool to be asked for.
boooop-header-position-graduate = There is no choice between graduations here.
boooop-header-position-winner = A finished game has the seat on turn as its winner, any other game has none.

## Options and the terminal

boooop-option-ghosts = Ghosts
boooop-option-ghosts-on = on
boooop-option-ghosts-off = off
boooop-kittens = { $count ->
    [one] { $count } kitten
   *[other] { $count } kittens
}
boooop-cats = { $count ->
    [one] { $count } cat
   *[other] { $count } cats
}
boooop-ghost-home = the ghost is at home
boooop-ghost-away = the ghost is at { $stop }
