# Barking Up the Wrong Tree. A seat is a pack of dogs with collars of one colour.

barking = Barking Up the Wrong Tree
barking-seat = { $seat ->
    [1] Red pack
    [2] Blue pack
    [3] Green pack
    [4] Yellow pack
   *[5] Violet pack
}
barking-card = { $name ->
    [saint-bernard] St Bernard
    [shepherd] shepherd
    [doberman] Doberman
    [husky] husky
    [dalmatian] Dalmatian
    [basset] basset
    [jack-russell] Jack Russell
    [chihuahua] Chihuahua
    [bulldog] bulldog
    [mutt] mutt
    [wonder] wonder dog
   *[cat] cat
}
barking-item = { $item ->
    [treehouse] treehouse
    [balloon] balloon
    [van] van
    [birdhouse] birdhouse
    [hydrant] hydrant
    [bicycle] bicycle
    [mailbox] mailbox
    [lamppost] lamppost
    [bin] dustbin
   *[boxes] boxes
}
barking-option-cats = Cats
barking-option-cats-on = from the first round
barking-option-cats-on-why = Where a cat sits, you may mix breeds and add to your own dogs.
barking-option-cats-from-2 = from the second round
barking-option-cats-from-2-why = In the first round cats stay at home while the dogs learn to bark.
barking-option-beginners = Cats come in the second round, as the book advises, too.
barking-option-begins = A lot decides who begins.
barking-option-custom = the best dog impression begins
barking-option-ceremony = Show us your best dog! Bark, whine, wag your tail: whoever is most like one begins.
barking-option-aloud = Whoever plays a cat says “Meow!”

## Questions

barking-ask-play = Bark at an item (play 2 9 9 W9) or pass; before that you may play a cat or swap a wonder dog.
barking-ask-token = Where does the cat sit down? (token 2, or token - for nowhere)
barking-ask-discard = Ten cards are the limit. What do you throw away? (discard 9 10)

## What happened

barking-event-begins = { $name } begins.
barking-event-laid-out = Round { $round }. To bark at: { $items }.
barking-event-refilled = The deck is empty, so the discard becomes the new one: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
barking-event-dealt = { $cards ->
    [none] { $name } is dealt { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
   *[other] { $name } is dealt: { $cards }.
}
barking-event-drew = { $card ->
    [none] { $name } draws a card.
   *[other] { $name } draws: { $card }.
}
barking-event-discarded = { $name } throws away: { $cards }.
barking-event-cat-played = { $dry ->
    [yes] { $name } lets a cat out; there is no card to draw for it.
   *[no] { $name } lets a cat out.
}
barking-event-token-laid = { $place ->
    [none] The cat strolls off without sitting down ({ $name }).
   *[other] { $name } puts the cat beside item { $place } ({ barking-item }): all breeds may mix there now.
}
barking-event-swapped = { $dry ->
    [yes] { $name } gives up a wonder dog; there is no card to draw for it.
   *[no] { $name } gives up a wonder dog for a new card.
}
barking-event-played = { $added ->
    [yes] { $name } barks louder at item { $place } ({ barking-item }): { $cards }.
   *[no] { $name } barks at item { $place } ({ barking-item }): { $cards }.
}
barking-event-passed = { $empty ->
    [yes] { $name } has no cards left and passes.
   *[no] { $name } passes.
}
barking-event-item-won = { $breed ->
    [none] Item { $place } ({ barking-item }) goes to { $name }: { $dogs ->
        [one] { $dogs } dog.
       *[other] { $dogs } dogs.
    }
   *[other] Item { $place } ({ barking-item }) goes to { $name }: { $dogs ->
        [one] { $dogs } dog, and rank { $breed } breaks the tie.
       *[other] { $dogs } dogs, and rank { $breed } breaks the tie.
    }
}
barking-event-item-left = Nobody barked at item { $place } ({ barking-item }): it leaves the game.
barking-event-round-over = { $round ->
    [5] The last round is over; { $count ->
        [one] { $count } card goes under the deck. The last to pass: { $name }.
       *[other] { $count } cards go under the deck. The last to pass: { $name }.
    }
   *[other] Round { $round } is over; { $count ->
        [one] { $count } card goes under the deck. { $name } begins the next one.
       *[other] { $count } cards go under the deck. { $name } begins the next one.
    }
}
barking-event-game-over = The last bark has died away. Points: { $scores }. Best: { $winners }.

## Why not

barking-illegal-not-your-turn = It isn't your turn.
barking-illegal-not-now = Something else is due first.
barking-illegal-nothing-to-discard = Nobody throws cards away now.
barking-illegal-discard-count = Throw away exactly { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
barking-illegal-not-held = You don't hold so many of { $card }.
barking-illegal-no-place = There is no item { $place }: the row has { $places }.
barking-illegal-one-breed = Without a cat beside the item, all dogs of a turn are of one breed.
barking-illegal-own-dogs = Your dogs already bark at item { $place }, and there is no cat there.
barking-illegal-breed-barks = A { barking-card } ({ $breed }) already barks at item { $place }.
barking-illegal-lone-wonder = A wonder dog needs a real { $breed } beside it in the same play.
barking-illegal-no-wonder = You have no wonder dog to swap.
barking-illegal-no-cat = You have no cat.
barking-illegal-cats-later = Cats stay in until round { $round }.
barking-illegal-no-token-due = No cat is looking for a seat now.
barking-illegal-cat-there = A cat already sits beside item { $place }.
barking-illegal-wrong-first = Chance can't let seat { $seat } begin now.
barking-illegal-wrong-items = These items can't be laid out now: { $items }.
barking-illegal-wrong-deal = These cards can't be dealt to seat { $seat } now: { $cards }.
barking-illegal-wrong-draw = The card { $card } can't be drawn now.
barking-syntax-move = “{ $text }” is no move; say for example: play 2 9 9 W9, cat, token 2, swap, pass, discard 9 10.

## Positions

barking-header-position-card = There is no card { $card } in that place.
barking-header-position-item = There is no item { $item }.
barking-header-position-players = The position has { $players } players, the record { $seats } seats.
barking-header-position-seat = There is no seat { $seat }.
barking-header-position-passes = “passed” and “passes” disagree, or nobody can have passed yet.
barking-header-position-hand = Seat { $seat } can't hold more than { $most } cards.
barking-header-position-too-many-cards = The box holds only { $many } of the card { $card }.
barking-header-position-too-many-items = The box holds only { $many } of this item: { barking-item }.
barking-header-position-tokens = The box holds only { $many } cat tokens.
barking-header-position-packs = At place { $place } each seat has one pack, and none is empty.
barking-header-position-two-owners = Breed { $breed } has two owners at place { $place }.
barking-header-position-lone-wonder = At place { $place } a wonder dog lacks a real { $breed }.
barking-header-position-round = Round { $round } doesn't fit here.
barking-header-position-turn = “turn” doesn't fit the phase.
barking-header-position-first = “first” is null during setup, and only then.
barking-header-position-row = No items lie on the table in this phase.
barking-header-position-due = What is due of chance doesn't fit the phase or the cards.
barking-header-position-winners = The winners are those with the most points, once the game is over.

## In the terminal

barking-round = Round { $round } of 5
barking-deck = { $count ->
    [one] deck: { $count } card
   *[other] deck: { $count } cards
}
barking-discard = discard: { $cards }
barking-nothing = empty
barking-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
barking-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
barking-passed = passed
barking-your-hand = Your hand
barking-cat-sits = with a cat
barking-leads = leads
barking-nobody = nobody barks yet

## In the browser

barking-web-dogs = { $name ->
    [saint-bernard] { $count ->
        [one] St Bernard
       *[other] { $count } St Bernards
    }
    [shepherd] { $count ->
        [one] shepherd
       *[other] { $count } shepherds
    }
    [doberman] { $count ->
        [one] Doberman
       *[other] { $count } Dobermans
    }
    [husky] { $count ->
        [one] husky
       *[other] { $count } huskies
    }
    [dalmatian] { $count ->
        [one] Dalmatian
       *[other] { $count } Dalmatians
    }
    [basset] { $count ->
        [one] basset
       *[other] { $count } bassets
    }
    [jack-russell] { $count ->
        [one] Jack Russell
       *[other] { $count } Jack Russells
    }
    [chihuahua] { $count ->
        [one] Chihuahua
       *[other] { $count } Chihuahuas
    }
    [bulldog] { $count ->
        [one] bulldog
       *[other] { $count } bulldogs
    }
    [mutt] { $count ->
        [one] mutt
       *[other] { $count } mutts
    }
    [wonder] { $count ->
        [one] wonder dog
       *[other] { $count } wonder dogs
    }
   *[cat] { $count ->
        [one] cat
       *[other] { $count } cats
    }
}
barking-web-play = Your turn: bark or pass.
barking-web-play-then = Tap cards of one breed, and an item.
barking-web-ready = Shall they bark?
barking-web-where = What do they bark at?
barking-web-who = Who barks?
barking-web-nothing-to-bark = None of your dogs can bark now.
barking-web-nothing-then = You may pass. If you hold a cat or a wonder dog, try that first.
barking-web-would = { $stand ->
    [alone] { $dogs } → { barking-item }: nobody else is there.
    [ahead] { $dogs } → { barking-item }: { $mine } against { $best }, you lead.
    [behind] { $dogs } → { barking-item }: { $mine } against { $best }, others lead.
    [ahead-by-breed] { $dogs } → { barking-item }: { $mine } against { $best }, and your breed is better: you lead.
   *[behind-by-breed] { $dogs } → { barking-item }: { $mine } against { $best }, but the better breed isn’t yours.
}
barking-web-lonely = Who goes with the wonder dog?
barking-web-lonely-then = It doesn't bark alone, but you may swap it for a new card.
barking-web-as = as { barking-card }
barking-web-turn-into = The wonder dog barks as { barking-card }. Change its breed
barking-web-cat = Let the cat out?
barking-web-cat-then = You draw a card, and the cat sits down by an item: breeds may mix there.
barking-web-token = Where does the cat sit down?
barking-web-token-then = Everybody may mix breeds there and add to their own dogs.
barking-web-nowhere = Nowhere
barking-web-here = Here
barking-web-discard = { $count ->
    [one] Too many cards: throw { $count } away.
   *[other] Too many cards: throw { $count } away.
}
barking-web-chosen = { $chosen } of { $count } chosen.
barking-web-throw = Throw away
barking-web-bark = Woof!
barking-web-pass = Pass
barking-web-pass-sure = Really pass?
barking-web-pass-then = You won't bark again this round.
barking-web-pass-yes = Yes, pass
barking-web-pass-no = No, play on
barking-web-do-cat = Let it out
barking-web-do-swap = Swap
barking-web-over = The last woof has died away.
barking-web-row = The items of this round
barking-web-item = { $cat ->
    [yes] Item { $place }: { barking-item }, with a cat
   *[no] Item { $place }: { barking-item }
}
barking-web-dealt = Cards go to { $names }.
barking-web-pack = { $leads ->
    [yes] { $name } leads, dogs: { $count } ({ $dogs })
   *[no] { $name }, dogs: { $count } ({ $dogs })
}
barking-web-why-own-dogs = yours are here
barking-web-why-breed-barks = breed is here
barking-web-why-one-breed = one breed only
barking-web-why-cat-there = cat is here
barking-web-card = { barking-card }, rank { $rank }, { $many } such cards
barking-web-of = of { $many }
barking-why-dog = Rank { $rank }: in a tie the lower number wins. There are { $many } such cards in the game.
barking-why-card = { $name ->
    [wonder] Barks only beside a real dog and is of its breed until the round ends. You may swap it for a new card.
   *[cat] Brings a new card and sits down by an item, where breeds may mix.
}
barking-why-item = The first item of this kind is worth 3 points, the second 2, every other one 1. You have: { $have }.
barking-why-token = A cat sits here: breeds may mix, and you may add to your own dogs.
barking-web-no-cards = Your hand is empty.
barking-web-deck = Deck: { $count }
barking-web-pile = Discard: { $count }
barking-web-pile-title = Thrown away
barking-web-pile-empty = Nobody has thrown anything away yet.
barking-web-first = begins the round
barking-web-has = Won: { $items }
barking-web-round-over = Round { $round } is over
barking-web-won = { $breed ->
    [none] { $dogs ->
        [one] { $dogs } dog
       *[other] { $dogs } dogs
    }
   *[other] { $dogs ->
        [one] { $dogs } dog; rank { $breed } broke the tie
       *[other] { $dogs } dogs; rank { $breed } broke the tie
    }
}
barking-web-nobody = nobody: it was quiet here
barking-web-onwards = Go on
barking-web-coach-1 = Bark at one item with a pack of one breed. Once all have passed, the largest pack takes it.
barking-web-coach-2 = A breed that barks at an item can't be brought there again by anybody. In a tie the lower number wins: one is the best.
barking-web-coach-3 = A cat brings you a new card and sits down by an item: breeds may mix there. A wonder dog passes for the breed you play it with.
barking-web-coach-4 = The first item of each kind is worth 3 points, the second 2, every other one 1. Cards stay in your hand, so save some for the big rounds.
barking-web-key-arrows = to the next card or item
barking-web-key-between = from cards to items and back
barking-web-key-space = take up a card or item, or lay it aside
barking-web-key-enter = play what is chosen
barking-web-key-p = pass
barking-web-key-c = let the cat out
barking-web-key-w = swap a wonder dog
barking-web-key-escape = lay aside what is chosen

## Said with a tap

barking-phrase-woof = Woof, woof!
barking-phrase-grr = Grrr!
barking-phrase-meow = Meow!
barking-phrase-mine = That’s mine!
barking-phrase-wrong-tree = Wrong tree!
barking-phrase-good-dog = Good dog!
