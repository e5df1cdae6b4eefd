# Boooop. Seat 1 are the witches (violet), seat 2 the pumpkins (orange).

boooop = Boooop
boooop-seat = { $seat ->
    [1] Witches
   *[2] Pumpkins
}
boooop-piece = { $piece ->
    [k] kitten
   *[c] cat
}

## What is asked

boooop-ask-place = Put a kitten or a cat on an empty cell (k c3, c c3).
boooop-ask-ghost = Shall your ghost enter (ghost b6c6), or wait (hold)?
boooop-ask-graduate = Choose who graduates.

## What happens

boooop-event-placed = { $name }: a { boooop-piece } sits down on { $cell }.
boooop-event-booped = { $off ->
    [yes] Boop! { $name }: the { boooop-piece } on { $start } flies off the bed.
   *[no] Boop! { $name }: the { boooop-piece } on { $start } slides to { $to }.
}
boooop-event-ghost-entered = { $name }: the ghost enters at { $stop }, heading { $heading ->
    [up] up
    [down] down
    [left] left
   *[right] right
}.
boooop-event-ghost-glided = { $skipped ->
    [none] { $name }: the ghost glides from { $start } to { $to }.
   *[other] { $name }: the ghost flits past the other one at { $skipped }, from { $start } to { $to }.
}
boooop-event-spooked = { $off ->
    [yes] BOO! { $name }: the { boooop-piece } on { $start } leaps over { $over } and off the bed.
   *[no] BOO! { $name }: the { boooop-piece } on { $start } leaps over { $over } to { $to }.
}
boooop-event-ghost-left = { $name }: the ghost leaves the bed from { $start }.
boooop-event-graduated = { $kittens ->
    [0] { $name }: the cat on { $cells } goes back to the basket.
    [one] { $name }: { $cells } taken off the bed, and { $kittens } kitten has grown up.
   *[other] { $name }: { $cells } taken off the bed, and { $kittens } kittens have grown up.
}
boooop-event-won = { $eight ->
    [yes] { $name }: all eight cats are on the bed. That wins!
   *[no] { $name }: three cats in a row, { $cells }. That wins!
}

## Why not

boooop-illegal-not-your-turn = It isn't your turn.
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
boooop-option-ghosts-on = on the prowl
boooop-option-ghosts-on-why = After your kitten, your ghost glides along a seam of the bed and spooks everybody it passes.
boooop-option-ghosts-off = asleep
boooop-option-ghosts-off-why = Kittens and cats alone: simpler and calmer.
boooop-option-beginners = Without ghosts: make friends with the kittens first.
boooop-option-custom = who last startled a cat
boooop-option-ceremony = Who was the last to startle a cat? Own up: the first turn is yours. Treading on a tail in the dark counts, too.
boooop-option-aloud = Whoever boops says “Boop!”
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

## On the screen: the bed and the baskets

boooop-web-bed = The bed: six rows of six cells
boooop-web-cell = { $piece ->
    [none] { $cell }, empty
   *[other] { $cell }, { boooop-piece }: { $name }
}
boooop-web-ghost-there = Ghost: { $name }, seam { $stop }, heading { $heading ->
    [up] up
    [down] down
    [left] left
   *[right] right
}
boooop-web-doors = Where the ghost comes in
boooop-web-door = Seam { $stop }, heading { $heading ->
    [up] up
    [down] down
    [left] left
   *[right] right
}
boooop-web-boo = BOO!
boooop-web-what = Who goes on the bed?
boooop-web-basket = In the basket
boooop-web-cats = Cats: { $count } of 8
boooop-why-title = { $figure ->
    [k] Kitten: { $name }
    [c] Cat: { $name }
   *[ghost] Ghost: { $name }
}
boooop-why = { $figure ->
    [k] A kitten pushes kittens beside it one cell away, and can’t move a cat. Three of your own in a row grow up.
    [c] A cat pushes everybody, and no kitten moves it. Three of your own cats in a row win.
   *[ghost] A ghost floats along a seam from edge to edge and pushes the two beside it. If the next cell is taken: BOO, somebody leaps.
}

## On the screen: the note

boooop-web-ask-place = Your turn: place { $pieces ->
    [k] a kitten
    [c] a cat
   *[other] a kitten or a cat
}.
boooop-web-hint-place = Tap an empty cell to see who would be pushed.
boooop-web-behind = { $cats ->
    [0] { $name }: not one kitten had grown up.
   *[other] { $name }: { $cats } of eight kittens had grown up.
}
boooop-web-put = Place it
boooop-web-ask-ghost = Let your ghost out?
boooop-web-hint-ghost = Pick the edge it comes in from, or let it wait.
boooop-web-release = Let it out
boooop-web-hold = Let it wait
boooop-web-ask-graduate = Who grows up?
boooop-web-grow = Choose
boooop-web-group = { $index } of { $count }
boooop-web-group-before = The one before
boooop-web-group-next = The next one

## On the screen: what such a move would do

boooop-web-nobody = Nobody is moved.
boooop-web-turn = { $name }: a { boooop-piece } sits down on { $cell }. Boop! { $moves }.
boooop-web-off = { $start } → basket
boooop-web-pushed = { $count ->
    [1] Pushed: { $moves }.
   *[other] Pushed: { $moves }.
}
boooop-web-falls = { $count ->
    [1] { $cells } falls off the bed.
   *[other] { $cells } fall off the bed.
}
boooop-web-stays = { $count ->
    [1] { $cells } holds.
   *[other] { $cells } hold.
}
boooop-web-heavy = { $count ->
    [1] The cat on { $cells } is too heavy.
   *[other] The cats on { $cells } are too heavy.
}
boooop-web-ghost-entered = The ghost comes in at { $stop } and heads { $heading ->
    [up] up
    [down] down
    [left] left
   *[right] right
}.
boooop-web-ghost-glided = The ghost glides to { $to }.
boooop-web-ghost-left = The ghost leaves the bed.
boooop-web-spooked = { $off ->
    [yes] BOO! { $start } is scared off the bed.
   *[no] BOO! { $start } leaps to { $to }.
}
boooop-web-grows = { $kittens ->
    [0] The cat on { $cells } goes back to the basket.
    [1] { $cells }: to the basket, and the kitten becomes a cat.
   *[other] { $cells }: to the basket, and the kittens become cats.
}
boooop-web-won = And that wins the game!

## On the screen: first hints and keys

boooop-web-coach-place = Pick a kitten and tap an empty cell. Arrows show who would go where; tap again or press “Place it”.
boooop-web-coach-boop = Whoever sits down pushes every neighbour one cell away. Two in a line hold each other, and no kitten moves a cat.
boooop-web-coach-grow = Three of your own in a row grow up: kittens become cats. Three cats in a row win.
boooop-web-coach-ghost = A ghost floats along the seams and pushes whoever sits on either side. Let it in from an edge whenever you like.
boooop-web-key-arrows = move around the bed
boooop-web-key-enter = choose a cell, then place
boooop-web-key-escape = think again
boooop-web-key-kitten = take a kitten
boooop-web-key-cat = take a cat
boooop-web-key-ghost = choose a seam for the ghost
boooop-web-key-hold = let the ghost wait

## Said with a tap

boooop-phrase-meow = Meow!
boooop-phrase-boop = Boop!
boooop-phrase-boo = Boo!
boooop-phrase-off = Off the bed!
boooop-phrase-nice = Well booped!
boooop-phrase-think = Let me think…
