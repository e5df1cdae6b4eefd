# A table for the living room: the big screen, a hand on a phone, several people before one screen.

## The big screen

living-show = Show on the big screen
living-scan = Sit down!
living-come = Come closer!
living-how = Point your phone at the code, say your name, pick a face, make yourself comfortable.
living-only-here = Phones can’t reach this house: it listens to its own machine alone. Open it like this: lapki serve --host 0.0.0.0
living-free = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
living-full = Everybody’s here!
living-locked = The table is locked: nobody else can join.
living-starts = { $name ->
    [none] Now somebody taps “Let’s begin!” on a phone.
   *[other] { $name } taps “Let’s begin!” on a phone or a laptop.
}
living-start-bots = Bots for the rest, let’s go!
living-seats = { $count ->
    [one] for { $count } player
   *[other] for { $count } players
}
living-bot = bot
living-coming = on the way
living-seat-free = free
living-warm = a warm spot
living-again = Once more?
living-again-how = Tap “Once more!” on your phone.
living-in-hand = Your cards are on your phone.
living-left = { $count ->
    [0] Everybody’s ready.
   *[other] Waiting for { $count } more.
}
living-answered = done
living-scores = Score
living-turn = Turn: { $name }
living-round = Round { $round }
living-quiet = quiet so far
living-won = wins

living-dixit-race = Who has a clue first?
living-dixit-any = Whoever is first tells
living-dixit-thinks = { $name } looks for words…
living-dixit-next = Now { $name } tells
living-dixit-give = Slip in a card for the clue
living-dixit-vote = Vote on your phone. { living-left }
living-dixit-verdict = { $verdict ->
    [all] Everybody found it! Too plain.
    [none] Nobody found it! Too misty.
   *[some] { $found } of { $voters } found it!
}
living-barking-bark = Woof!

## Several people before one screen

living-beside = Who is at this screen
living-add = Somebody beside me
living-add-how = You play on one device: it goes from hand to hand, and nobody sees anybody else’s cards.
living-forget = Forget { $name }
living-give = Pass to { $name }
living-pass = Next: { $name }
living-ceiling = Pass it on. Everybody else looks at the ceiling: it’s interesting, too.
living-mine = I’m { $name }, show me
living-hold = Hold until the fence opens.
living-since = Since your last turn
living-other = No, I’m { $name }
living-look = Look at the table
living-waits = Waiting for others
living-waits-how = Nobody here has to move. To look at your own cards, hold the button.

## The phone as a hand

living-on-screen = Table on screen
living-whole = Show the whole table here
living-to-hand = Only my hand: the table is on the screen
living-hide = Hide my hand
living-hidden = Your hand is hidden. Tap to show it.
