# Spots. Tricks, dogs and everything that is said about them.

spots = Spots

## Names

spots-trick = { $trick ->
    [howl] Howl
    [roll-over] Roll Over
    [walk] Walk
    [dig] Dig
    [trot] Trot
    [retrieve] Retrieve
    [track] Track
    [run] Run
    [chase] Chase
    [bolt] Bolt
    [sprint] Sprint
    [dogpile] Dogpile
    [fetch] Fetch
    [guard] Guard
    [hunt] Hunt
    [search] Search
    [scavenge] Scavenge
    [beg] Beg
    [chew] Chew
    [gobble] Gobble
    [stay] Stay
    [play-dead] Play Dead
   *[other] { $trick }
}
spots-does = { $trick ->
    [howl] Draw a dog if you have fewer than six, then roll 1 die.
    [roll-over] Roll all your buried dice. Then you may roll 1.
    [walk] Roll 2 dice. Then you may roll 1 more.
    [dig] For each paw you may raise or lower any buried die by 1, a rival's too. Then roll 2.
    [trot] You may move a die of your dogs to another empty space of theirs. Then roll 2.
    [retrieve] Take a die with a number of the deck's top dog and place or bury it. Then roll 2.
    [track] Roll 3 dice. A treat may reroll just the ones you choose.
    [run] Roll 3 dice. Then roll 1 more as often as you dare.
    [chase] Roll 1 die. Then you may roll 2, then 3, and so on.
    [bolt] Set 3 to 12 dice aside and roll them one by one. You may stop once your paws cover those left.
    [sprint] Roll a die for each of your dogs with an empty space. You may do it again.
    [dogpile] Roll 2 dice and one of your own. You may do it again.
    [fetch] Roll 8 dice. Keep all of one number, discard the others.
    [guard] Name a number, then roll 4 dice. Those above it are discarded.
    [hunt] Roll 2 dice and one more for each paw. Keep 2 of them.
    [search] Roll 7 dice. Keep some that add up to exactly 8; if none do, discard all.
    [scavenge] Roll 4 dice. You may discard any that are lower than your yard's total.
    [beg] Take 1 treat, and 1 more for each paw.
    [chew] Double your treats, then take 1 more.
    [gobble] Take 7 treats, then give back as many as your highest empty space shows.
    [stay] Take 1 treat for each other trick that is face down.
    [play-dead] Roll 1 die. If you bury it without a bust, take as many treats as it shows.
   *[other] { $trick }
}
spots-dog = { $dog ->
    [burt] Burt
    [bristles] Bristles
    [bongo] Bongo
    [eloise] Eloise
    [ursula] Ursula
    [mayor] Mayor
    [sundrop] Sundrop
    [jolene] Jolene
    [xerxes] Xerxes
    [louise] Louise
    [missy] Missy
    [lil-beth] Lil’ Beth
    [handsome] Handsome
    [frankie] Frankie
    [bitsy] Bitsy
    [gretchen] Gretchen
    [lief] Lief
    [goliath] Goliath
    [gumbo] Gumbo
    [pebble] Pebble
    [wilbur] Wilbur
    [cabbage] Cabbage
    [honcho] Honcho
    [wolfgang] Wolfgang
    [raya] Raya
    [rogue] Rogue
    [nutmeg] Nutmeg
    [rupert] Rupert
    [mirabelle] Mirabelle
    [momo] Momo
    [zipper] Zipper
    [doog] Doog
   *[other] { $dog }
}
spots-colour = { $colour ->
    [yellow] yellow
    [purple] purple
    [blue] blue
   *[green] green
}

## What is asked

spots-ask-choose = Do a trick (its name or number), or score your filled dogs (score).
spots-ask-settle = Where do the dice go? A letter for each, low to high: a dog's letter, y for the yard, a dot to discard; t spends a treat.
spots-ask-more = Go on (more) or leave it at that (stop)?
spots-ask-name = Which number will you guard? Dice above it will be discarded.
spots-ask-bolt = How many dice do you set aside?
spots-ask-dig = Which buried die do you change (dig 2 3+, dig 1 1-)? Or stop.
spots-ask-trot = Which die shall trot, and where (trot bongo 3 lief 5)? Or stop.
spots-ask-retrieve = Which number of the top dog do you take, and where to (retrieve 3>bongo, retrieve 3>yard)?
spots-ask-pile = Which die of your own joins the roll (pile bongo 3, pile yard 3)?

## What happens

spots-event-tricks-chosen = This game's tricks: { $tricks }.
spots-event-stack-laid = The { spots-colour } stack, from the top: { $tricks }.
spots-event-dealt = { $name } gets { $dogs }.
spots-event-top-turned = On top of the deck: { spots-dog }.
spots-event-start-rolled = { $name } rolls a { $die } and buries it.
spots-event-begins = { $name } begins.
spots-event-tied = A tie for the highest die. Rolling again: { $names }.
spots-event-trick = { $name }: { spots-trick }!
spots-event-treats-taken = { $tile ->
    [none] { $count ->
        [one] { $name } takes { $count } treat.
       *[other] { $name } takes { $count } treats.
    }
   *[other] { $count ->
        [one] { $name } takes { $count } treat from the tile.
       *[other] { $name } takes { $count } treats from the tile.
    }
}
spots-event-treats-returned = { $count ->
    [one] { $name } gives { $count } treat back.
   *[other] { $name } gives { $count } treats back.
}
spots-event-treat-spent = { $name } spends a treat to reroll { $dice }.
spots-event-rolled = { $name } rolls { $dice }.
spots-event-rerolled = { $name } rerolls: { $dice }.
spots-event-placed = { $die } goes on its space: { spots-dog }.
spots-event-buried = { $die } is buried. The yard: { $total }.
spots-event-discarded = { $die } goes back to the supply.
spots-event-busted = { $dice ->
    [one] Bust! { $name }: { $total } in the yard, and seven is the most. { $dice } die goes back to the supply.
   *[other] Bust! { $name }: { $total } in the yard, and seven is the most. { $dice } dice go back to the supply.
}
spots-event-scored = { $fast ->
    [yes] Fast and risky! { $name } scores { spots-dog }.
   *[no] { $name } scores { spots-dog }.
}
spots-event-drew = { $name } draws { spots-dog }.
spots-event-named = { $name } guards up to { $number }.
spots-event-set-aside = { $count ->
    [one] { $name } sets { $count } die aside.
   *[other] { $name } sets { $count } dice aside.
}
spots-event-put-back = { $count ->
    [one] { $count } die goes back unrolled.
   *[other] { $count } dice go back unrolled.
}
spots-event-dug = { $to ->
    [none] { $name } digs up a { $die }. The yard of { $owner } now holds { $total }.
   *[other] { $name } turns a { $die } to { $to }. The yard of { $owner } now holds { $total }.
}
spots-event-trotted = The { $number } of { spots-dog } trots over and becomes a { $to-number }: { $to }.
spots-event-retrieved = { $name } takes a die and sets it to { $die }.
spots-event-joined = { $dog ->
    [none] The { $die } from the yard joins the roll.
   *[other] The { $die } of { spots-dog } joins the roll.
}
spots-event-went-on = { $name } goes on.
spots-event-stopped = { $name } stops.
spots-event-supply-empty = There isn't a die left, so everybody busts.
spots-event-refreshed = { $treats ->
    [0] All tricks are face up again.
   *[other] A treat is laid on { spots-trick }, and all tricks are face up again.
}
spots-event-stack-turned = The { spots-colour } stack: { spots-trick } goes to the bottom, { $top } is on top.
spots-event-dog-rolled = The Dog rolls a { $die }: { spots-trick }.
spots-event-dog-turned = { $treats ->
    [0] The Dog turns the tile down.
    [one] The Dog turns the tile down and takes { $treats } treat.
   *[other] The Dog turns the tile down and takes { $treats } treats.
}
spots-event-dog-paid = The Dog gives two treats for a card.
spots-event-dog-scored = The Dog scores { spots-dog }: { $count } of 6.
spots-event-dog-idle = There is no card left for the Dog.
spots-event-won = { $seat ->
    [none] The Dog has six dogs and wins. Woof!
   *[other] { $name } has six dogs and wins!
}

## Why not

spots-illegal-chance-first = The dice or the deck come first.
spots-illegal-not-your-turn = It isn't your turn.
spots-illegal-wrong-phase = { $phase ->
    [choose] Choose a trick, or score.
    [settle] First settle the dice of this roll.
    [more] First decide whether to roll on or stop.
    [name] First name a number.
    [bolt] First say how many dice you set aside.
    [dig] Dig first, or stop.
    [trot] Trot first, or stop.
    [retrieve] First retrieve a die.
   *[pile] First choose the die that joins.
}
spots-illegal-not-in-play = { spots-trick } isn't in play.
spots-illegal-face-down = { spots-trick } is face down until the tricks are refreshed.
spots-illegal-nothing-filled = There is nothing to score: none of your dogs is filled.
spots-illegal-no-treat = You have no treat to spend.
spots-illegal-reroll-all = A treat rerolls all the dice of the roll; only Track lets you choose.
spots-illegal-not-rolled = The roll doesn't hold that { $die }, or not that often.
spots-illegal-not-your-dog = { spots-dog } isn't among your unscored dogs.
spots-illegal-no-such-space = { spots-dog } has no space for a { $die }.
spots-illegal-space-taken = { spots-dog }: the space for a { $die } is taken.
spots-illegal-keep-all = Every die of this roll must be placed or buried.
spots-illegal-keep-one-number = Settle all dice of one number, and nothing else.
spots-illegal-keep-up-to-named = Settle exactly the dice up to { $number }; those above it are discarded.
spots-illegal-keep-count = Settle exactly { $of } of the dice.
spots-illegal-keep-total = Settle dice that add up to exactly { $of }.
spots-illegal-keep-none = None of these dice may be settled: all are discarded.
spots-illegal-keep-not-below-yard = Only dice lower than your yard's total may be discarded.
spots-illegal-bolt-dice = You may set aside { $least } to { $most } dice.
spots-illegal-no-such-yard = There is no such yard.
spots-illegal-not-buried = No { $die } is buried in that yard.
spots-illegal-six-stays = A 6 can't be raised.
spots-illegal-no-die-in-yard = Your yard holds no { $die }.
spots-illegal-no-die-on-dog = You have no { $die } there: { spots-dog }.
spots-illegal-not-on-top = The deck's top dog shows no { $die }: { spots-dog }.
spots-illegal-not-due = Chance has nothing of the kind to say now.
spots-illegal-cannot-tricks = One trick of each colour: yellow, purple, blue, green.
spots-illegal-cannot-stack = The stacks come in the order yellow, purple, blue, green, each with all its tricks once.
spots-illegal-cannot-deal = Two different dogs from the deck, for the seat whose turn it is to get them.
spots-illegal-cannot-top = That dog isn't in the deck.
spots-illegal-cannot-start = One die for each seat that rolls, and a - for the others.
spots-illegal-cannot-roll = That isn't the number of dice to be rolled.
spots-syntax-move = “{ $text }” is no move of this game. Moves look like this: trick run, score, place 3>bongo 6>yard, treat, more, stop.

## Positions

spots-header-position-seats = The position must have { $seats } seats, one of them on turn.
spots-header-position-dog = The Dog plays against one seat alone, and only there.
spots-header-position-tiles = The tiles must be the six of the option, by their numbers.
spots-header-position-stacks = Free range, and only free range, has four stacks, each with all its tricks and the tile in play on top.
spots-header-position-none-up = At least one trick must be face up.
spots-header-position-treats-down = There are no treats on a trick that is face down.
spots-header-position-unknown-dog = There is a dog here that isn't in the box.
spots-header-position-dog-twice = There are two of { spots-dog }.
spots-header-position-no-top = There is a deck, but no top card.
spots-header-position-pack = Nobody has more than six dogs.
spots-header-position-won = With six scored dogs the game is over.
spots-header-position-filled = A space holds one die of its number: { spots-dog }.
spots-header-position-yard-dice = A die shows 1 to 6.
spots-header-position-yard = A yard of { $total } would have bust: seven is the most.
spots-header-position-treats = There are 20 treats, and nobody owes any.
spots-header-position-dice = There are 40 dice.

## Options and the terminal

spots-option-tricks = Tricks
spots-option-tricks-why = A taste of your own? Tap another trick of any colour. The red ones, Howl and Roll Over, are always in play.
spots-option-tricks-first = first game
spots-option-tricks-own = your own choice
spots-option-tricks-own-why = Tap any trick, and the choice is your own.
spots-option-tricks-colour = { $colour ->
    [yellow] Yellow trick
    [purple] Purple trick
    [blue] Blue trick
   *[green] Green trick
}
spots-option-tricks-new-family = New Family
spots-option-tricks-dog-park = Dog Park
spots-option-tricks-obstacle-course = Obstacle Course
spots-option-tricks-hunting-grounds = Hunting Grounds
spots-option-tricks-kennel-club = Kennel Club
spots-option-tricks-puppy-pen = Puppy Pen
spots-option-tricks-random = random
spots-option-tricks-free-range = Free Range
spots-option-tricks-random-why = One trick of each colour; chance decides which.
spots-option-tricks-free-range-why = All twenty are in play: at every refresh the next one takes the place of one that was used.
spots-option-dog-treats = Difficulty
spots-option-dog-treats-why = Alone against the Dog: how many treats it begins with.
spots-option-dog-treats-0 = a gentle Dog
spots-option-dog-treats-1 = an ordinary Dog
spots-option-dog-treats-2 = a Dog with a head start
spots-option-dog-treats-3 = a cheeky Dog
spots-option-scored-paws = Paws of scored dogs
spots-option-scored-paws-on = count
spots-option-scored-paws-on-why = A scored dog goes on lending its paws: tricks become more generous.
spots-option-scored-paws-off = don't count
spots-option-scored-paws-off-why = Only dogs that you are still filling have paws to count.
spots-option-beginners = The tricks that the book begins with, too.
spots-option-begins = Everybody rolls a die and buries it: the highest begins.
spots-option-aloud = A finished dog hears “Good dog!”
spots-yard = yard { $total } of 7
spots-treats = { $count ->
    [one] { $count } treat
   *[other] { $count } treats
}
spots-supply = Supply: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}, { spots-treats }
spots-top = Deck: { $dog ->
    [none] empty
   *[other] { spots-dog } ({ $spaces }) and { $count } more
}
spots-scored = scored { $count } of 6
spots-the-dog = The Dog
spots-face-down = face down

## In the browser

spots-web-tricks = Tricks
spots-web-under = Below it: { $tricks }.
spots-web-on-tile = It holds { spots-treats }.
spots-why-down = It is face down now, until only one is left face up.
spots-why-dog = { $paws ->
    [0] A die goes on each space with its number: { $numbers }. Once all are filled, the dog can be scored.
   *[other] A die goes on each space with its number: { $numbers }. Paws make the tricks stronger that count them; it has { $paws }.
}
spots-why-yard = Dice that don’t go on a dog are buried here. More than seven together is a bust: your dice go back to the supply.
spots-web-deck-says = { $dog ->
    [none] The deck is empty.
   *[other] On top of the deck: { spots-dog }, { $spaces }. Cards below: { $count }.
}
spots-web-more-cards = { $count } more
spots-web-dogs = { $mine ->
    [yes] Your dogs
   *[no] Dogs of { $name }
}
spots-web-dog-says = { spots-dog }. { $spaces }.
spots-web-space = { $state ->
    [filled] { $number } filled
    [planned] { $number } will lie here
    [fits] { $number } fits
   *[empty] { $number } empty
}
spots-web-paws = { $count ->
    [one] { $count } paw
   *[other] { $count } paws
}
spots-web-no-dogs = No dogs right now: Howl brings one.
spots-web-look = Whose dogs
spots-web-yard = Yard
spots-web-of-seven = of 7
spots-web-yard-says = Yard: { $total } of 7. { $dice ->
    [none] Nothing is buried.
   *[other] Buried: { $dice }.
} { $adds ->
    [0] {""}
   *[other] This roll would add { $adds }.
}
spots-web-yard-word = { $bust ->
    [yes] Too much: that’s a bust!
   *[no] { $total ->
        [0] Nothing here, nothing to fear.
        [7] Right at the edge: bury anything more and you bust.
       *[other] More than seven is a bust.
    }
}
spots-web-die = { $die ->
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
   *[6] Six
}
spots-web-to = { $place ->
    [none] where?
    [yard] to the yard
    [away] discarded
    [reroll] reroll
   *[other] { spots-dog }
}
spots-web-die-goes = { spots-web-die }: { spots-web-to }
spots-web-roll = Dice of the roll
spots-web-roll-says = The roll: { $dice }.
spots-web-trick-now = { spots-trick }!
spots-web-dog-moves = The Dog is on the move.

spots-web-ask-choose = { $score ->
    [yes] Choose a trick, or score your dogs.
   *[no] Choose a trick.
}
spots-web-ask-settle = { $count ->
    [one] Find a place for { $count } die.
   *[other] Find places for { $count } dice.
}
spots-web-ask-keep = { $keep ->
    [one-number] Keep the dice of one number.
    [up-to-named] Place the dice; those too high go back.
    [count] Place { $of } of these dice.
    [total] Make exactly { $of }.
   *[not-below-yard] Place them; dice below your yard may go back.
}
spots-web-ask-reroll = Which dice do you reroll?
spots-web-ask-more = { $dice ->
    [one] Roll { $dice } more die?
   *[other] Roll { $dice } more dice?
}
spots-web-ask-name = Which number do you guard?
spots-web-ask-bolt = How many dice do you set aside?
spots-web-ask-dig = { $left ->
    [one] Dig: { $left } change left.
   *[other] Dig: { $left } changes left.
}
spots-web-ask-trot = Which die shall trot?
spots-web-ask-trot-to = Where shall it go?
spots-web-ask-retrieve = Which number do you take?
spots-web-ask-retrieve-to = Where does it go?
spots-web-ask-pile = Which die of yours joins the roll?

spots-web-hint-choose = Tap a trick to read what it does.
spots-web-hint-chances = Tap a trick to read it. The percentage is the chance to bust in its next roll.
spots-web-hint-settle = Choose a die, then where it goes.
spots-web-hint-name = Dice above it will be discarded.
spots-web-hint-bolt = You roll them one by one, and may stop once you have a paw for each die left.
spots-web-hint-dig = One up or one down. A one that goes down returns to the supply.
spots-web-hint-trot = It turns to the number of its new space.
spots-web-hint-aside = { $left ->
    [one] { $left } die is still set aside.
   *[other] { $left } dice are still set aside.
}
spots-web-goes = { $name }: { $goes }.
spots-web-goes-yard = { $die } → yard
spots-web-goes-total = The yard now holds { $total }.
spots-web-goes-away = { $die } → supply
spots-web-goes-back = { $count } × die → supply
spots-web-goes-roll = { $die } → roll
spots-web-then-yard = Your yard will hold { $total } of 7.
spots-web-then-safe = Your yard stays as it is.
spots-web-then-bust = A bust: your yard would hold { $total }. All your dice would go back.
spots-web-then-fast = All your dogs are filled: you score them at once!
spots-web-then-dug = { $mine ->
    [yes] Your yard will hold { $total } of 7.
   *[no] { $bust ->
        [yes] { $name } will have too much buried: a bust!
       *[no] { $name } will have { $total } of 7 buried.
    }
}
spots-web-then-score = You score { $dogs }. That ends your turn.
spots-web-chance = Bust: { $percent }%
spots-web-chance-none = No risk
spots-web-chance-next = The next roll’s chance to bust: { $percent }%.
spots-web-chance-says = { $percent ->
    [0] The next roll can’t bust you.
   *[other] The next roll busts with a chance of { $percent }%, if you settle it with care.
}

spots-web-do = Do it
spots-web-shake = Shake the dice!
spots-web-score = Score
spots-web-done = Done
spots-web-fit = Best fit
spots-web-treat = Reroll
spots-web-treat-says = Reroll for a treat; you have { $count }
spots-web-cancel = No
spots-web-more = More!
spots-web-stop = Stop
spots-web-name = Guard
spots-web-bolt = Set aside
spots-web-dig = Dig
spots-web-trot = Trot
spots-web-retrieve = Take it
spots-web-pile = Join
spots-web-option-dug = { $owner }: { $die } { $change ->
    [down] one down
   *[up] one up
}, yard { $total }
spots-web-option-place = { $place ->
    [yard] Yard
   *[other] { spots-dog }
}: { $die }

spots-web-ended = { $dog ->
    [yes] The Dog was first to score six. Woof!
   *[no] Six dogs scored!
}
spots-web-busted = Bust!
spots-web-busted-total = { $name }: { $total } in the yard, and only 7 are allowed
spots-web-scored = { $fast ->
    [yes] Fast and risky!
   *[no] Good dog!
}
spots-web-scored-dogs = { $name }: { $dogs }
spots-web-supply-empty = Out of dice!
spots-web-everybody = everybody busts
spots-web-dog-scored = Woof! The Dog scores

spots-web-coach-1 = Choose a trick at the top: it says how many dice to roll. A trick you did stays face down until only one is left.
spots-web-coach-2 = A die lies on a space with its number. What doesn’t fit is buried in your yard.
spots-web-coach-3 = More than seven in the yard is a bust, and all your dice run off. A treat lets you reroll.
spots-web-coach-4 = Score filled dogs instead of doing a trick. Six scored dogs win!
spots-web-key-tile = choose a trick
spots-web-key-die = from die to die
spots-web-key-target = where it goes
spots-web-key-fit = best fit
spots-web-key-treat = reroll for a treat
spots-web-key-more = more
spots-web-key-stop = stop, or score

## Said with a tap

spots-phrase-woof = Woof!
spots-phrase-come-on = Come on, dice!
spots-phrase-lucky = Lucky paws!
spots-phrase-good-dog = Good dog!
spots-phrase-oh-no = Not again…
spots-phrase-think = Let me think…
