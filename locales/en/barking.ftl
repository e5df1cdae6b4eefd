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
barking-option-cats-from-2 = from the second round

## Questions

barking-ask-play = Bark at an item (play 2 9 9 W9) or pass; before that you may play a cat or swap a wonder dog.
barking-ask-token = Where does the cat sit down? (token 2, or token - for nowhere)
barking-ask-discard = Ten cards are the limit. What do you throw away? (discard 9 10)

## What happened

barking-event-begins = { barking-seat } begins.
barking-event-laid-out = Round { $round }. To bark at: { $items }.
barking-event-refilled = The deck is empty, so the discard becomes the new one: { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
barking-event-dealt = { $cards ->
    [none] { barking-seat } is dealt { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
   *[other] { barking-seat } is dealt: { $cards }.
}
barking-event-drew = { $card ->
    [none] { barking-seat } draws a card.
   *[other] { barking-seat } draws: { $card }.
}
barking-event-discarded = { barking-seat } throws away: { $cards }.
barking-event-cat-played = { $dry ->
    [yes] { barking-seat } lets a cat out; there is no card to draw for it.
   *[no] { barking-seat } lets a cat out.
}
barking-event-token-laid = { $place ->
    [none] The cat strolls off without sitting down ({ barking-seat }).
   *[other] { barking-seat } puts the cat at place { $place } ({ barking-item }): all breeds may mix there now.
}
barking-event-swapped = { $dry ->
    [yes] { barking-seat } gives up a wonder dog; there is no card to draw for it.
   *[no] { barking-seat } gives up a wonder dog for a new card.
}
barking-event-played = { $added ->
    [yes] { barking-seat } barks louder at place { $place } ({ barking-item }): { $cards }.
   *[no] { barking-seat } barks at place { $place } ({ barking-item }): { $cards }.
}
barking-event-passed = { $empty ->
    [yes] { barking-seat } has no cards left and passes.
   *[no] { barking-seat } passes.
}
barking-event-item-won = { $breed ->
    [none] Place { $place } ({ barking-item }) goes to { barking-seat }: { $dogs ->
        [one] { $dogs } dog.
       *[other] { $dogs } dogs.
    }
   *[other] Place { $place } ({ barking-item }) goes to { barking-seat }: { $dogs ->
        [one] { $dogs } dog, and rank { $breed } breaks the tie.
       *[other] { $dogs } dogs, and rank { $breed } breaks the tie.
    }
}
barking-event-item-left = Nobody barked at place { $place } ({ barking-item }): it leaves the game.
barking-event-round-over = { $round ->
    [5] The last round is over; { $count ->
        [one] { $count } card goes under the deck. The last to pass: { barking-seat }.
       *[other] { $count } cards go under the deck. The last to pass: { barking-seat }.
    }
   *[other] Round { $round } is over; { $count ->
        [one] { $count } card goes under the deck. { barking-seat } begins the next one.
       *[other] { $count } cards go under the deck. { barking-seat } begins the next one.
    }
}
barking-event-game-over = The last bark has died away. Points by seat: { $scores }. Best: { $winners }.

## Why not

barking-illegal-not-your-turn = It isn't your turn.
barking-illegal-not-now = Something else is due first.
barking-illegal-nothing-to-discard = Nobody throws cards away now.
barking-illegal-discard-count = Throw away exactly { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
barking-illegal-not-held = You don't hold so many of { $card }.
barking-illegal-no-place = There is no place { $place }; the places are 1 to { $places }.
barking-illegal-one-breed = Without a cat at the item, all dogs of a play are of one breed.
barking-illegal-own-dogs = Your dogs already bark at place { $place }, and there is no cat there.
barking-illegal-breed-barks = Breed { $breed } already barks at place { $place }.
barking-illegal-lone-wonder = A wonder dog needs a real { $breed } beside it in the same play.
barking-illegal-no-wonder = You have no wonder dog to swap.
barking-illegal-no-cat = You have no cat.
barking-illegal-cats-later = Cats stay in until round { $round }.
barking-illegal-no-token-due = No cat is looking for a seat now.
barking-illegal-cat-there = A cat already sits at place { $place }.
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
