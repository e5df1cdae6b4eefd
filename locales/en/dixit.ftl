# Dixit. Every seat is a rabbit on the track.

dixit = Dixit
dixit-seat = Rabbit { $seat }

## What is asked

dixit-ask-tell = Choose a card of yours and give a clue: not too plain, not too obscure (tell 17 a quiet house).
dixit-ask-give = Which of your cards goes with the clue? (give 23; two when three play: give 23 41)
dixit-ask-vote = Where is the storyteller's card? (vote 4)

## What happens

dixit-event-dealt = { $cards ->
    [none] { $name } draws { $count ->
        [one] { $count } card.
       *[other] { $count } cards.
    }
   *[other] { $name }, your new cards: { $cards }.
}
dixit-event-round-began = { $storyteller ->
    [none] Round { $round }. Whoever first has a clue is the storyteller.
   *[other] Round { $round }. { $storyteller } tells.
}
dixit-event-told = { $card ->
    [none] { $name } says: “{ $clue }”
   *[other] { $name } says: “{ $clue }” (of the card { $card })
}
dixit-event-gave = { $cards ->
    [none] { $name } lays down { $count ->
        [one] { $count } card, face down.
       *[other] { $count } cards, face down.
    }
   *[other] { $name } lays down, face down: { $cards }.
}
dixit-event-laid-out = On the table: { $cards }.
dixit-event-voted = { $slot ->
    [none] { $name } has voted.
   *[other] { $name } votes for card { $slot }.
}
dixit-event-shown = { $verdict ->
    [all] Everybody found the storyteller's card ({ $slot }{ $card ->
        [none] {""}
       *[other] : { $card }
    }). Too plain!
    [none] Nobody found the storyteller's card ({ $slot }{ $card ->
        [none] {""}
       *[other] : { $card }
    }). Too obscure!
   *[some] The storyteller's card ({ $slot }{ $card ->
        [none] {""}
       *[other] : { $card }
    }) was found by: { $found }.
}
dixit-event-gained = { $name }: +{ $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $score } in all){ $lured ->
    [0] .
    [one] , { $lured } of them for a lured vote.
   *[other] , { $lured } of them for lured votes.
}
dixit-event-discarded = To the discard: { $cards }.
dixit-event-reshuffled = The discard is shuffled into a new deck of { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
dixit-event-ended = The end! Farthest along the track: { $winners } ({ $score ->
    [one] { $score } point
   *[other] { $score } points
}).

## Why not

dixit-illegal-not-now = This isn't the moment: { $phase ->
    [setup] cards are still being dealt.
    [tell] everybody waits for a clue.
    [give] cards are being chosen for the clue.
    [table] the cards are just being laid out.
    [vote] the vote is on.
    [refill] hands are being refilled.
   *[over] the game is over.
}
dixit-illegal-not-storyteller = Somebody else tells in this round.
dixit-illegal-storyteller-gives = The storyteller has laid down its card and adds no other.
dixit-illegal-storyteller-votes = The storyteller doesn't vote: it knows the answer.
dixit-illegal-given-already = Your card is on the table already and can't be taken back.
dixit-illegal-voted-already = You have voted already.
dixit-illegal-not-in-hand = Card { $card } isn't in your hand.
dixit-illegal-clue-empty = The clue is empty. Say a word at least.
dixit-illegal-clue-long = The clue is too long: { $length } characters, and { $limit } are allowed.
dixit-illegal-clue-control = There are control characters or line breaks in the clue. Write it in one plain line.
dixit-illegal-clue-untrimmed = Take the spaces away from both ends of the clue.
dixit-illegal-wrong-count = It has to be { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, not { $given }.
dixit-illegal-same-card = The two cards must be different, and { $card } was named twice.
dixit-illegal-no-slot = There is no card { $slot } on the table: they go from 1 to { $slots }.
dixit-illegal-own-card = Card { $slot } is your own. Only others can vote for it.
dixit-illegal-wrong-seat = Cards go to seat { $due } now, not to { $seat }.
dixit-illegal-wrong-deal = So many cards are to be dealt: { $count }, not { $given }.
dixit-illegal-not-in-deck = Only cards from the deck can be dealt, each of them once.
dixit-illegal-not-the-round = Exactly the cards of this round are laid out, each of them once.
dixit-syntax-move = “{ $text }” is no move of this game. Moves look like this: tell 17 a quiet house, give 23, give 23 41, vote 4.

## Positions

dixit-header-position-seats = There must be { $seats } players, { $seats } gifts and { $seats } votes.
dixit-header-position-round = There is no round { $round } at this point.
dixit-header-position-score = Scores are whole numbers from 0 up, of a sensible size.
dixit-header-position-goal = Somebody has reached { $goal }, so the game is over, but nobody has won.
dixit-header-position-cards = Every card from 1 to { $cards } must be in exactly one place.
dixit-header-position-storyteller = Only before the first clue there is no storyteller; afterwards it is somebody at the table.
dixit-header-position-told = A clue and the storyteller's card are there only while a round goes on.
dixit-header-position-clue = A clue has 1 to 200 characters, no control characters, no spaces at its ends.
dixit-header-position-gifts = Rabbit { $seat } can't have given that.
dixit-header-position-phase = The answers don't fit the phase “{ $phase }”: one is missing or too many.
dixit-header-position-table = Exactly the cards of the round lie on the table, and only once they are laid out.
dixit-header-position-votes = Rabbit { $seat } can't have voted like that.
dixit-header-position-hands = In the phase “{ $phase }” hands have another size.
dixit-header-position-discard = There is no discard during the first deal.
dixit-header-position-deck = The deck is too small to refill everybody's hand.
dixit-header-position-last = No round can have ended like that.
dixit-header-position-gains = With these votes the points would be others.
dixit-header-position-winners = The winners are those with the highest score of a finished game, and nobody else.

## Options and the terminal

dixit-option-goal = Play to
dixit-option-goal-why = The track in the box has 30 points; to 15 it takes half as long.
dixit-option-cards = Cards
dixit-option-deck = Deck
dixit-option-deck-dreams = dreams
dixit-option-deck-why = { $cards ->
    [one] { $cards } picture
   *[other] { $cards } pictures
}, { $ours ->
    [yes] painted for lapki
   *[no] from the host’s folder
}
dixit-option-deck-own = Whoever keeps the house can add a deck of their own:
dixit-option-beginners = To 15 points: just enough to get the taste.
dixit-option-begins = Whoever first thinks of a clue begins.
dixit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
dixit-votes = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
dixit-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dixit-card = card { $card }
dixit-top = Round { $round } · play to { $goal } · deck { $deck } · discard { $discard }
dixit-clue = The clue
dixit-hand = Your hand
dixit-table = On the table
dixit-last = The round before: “{ $clue }”
dixit-mine = yours
dixit-teller = tells
dixit-racing = looks for a clue
dixit-thinking = thinks
dixit-done = done

## On the page

dixit-web-card = { $about ->
    [none] Card { $number } of { $count }.
   *[other] Card { $number } of { $count }: { $about }
}
dixit-web-whose = { $teller ->
    [yes] The storyteller's card: { $owner }.
   *[no] Whose: { $owner }.
} { $voters ->
    [none] No votes.
   *[other] Votes: { $voters }.
}
dixit-web-you = you
dixit-web-my-vote = your vote
dixit-web-zoom = Look closer
dixit-web-about = In words
dixit-web-no-about = Nobody has described this card.
dixit-web-compare = Compare
dixit-web-previous = The card before
dixit-web-next = The next card
dixit-web-pick = Choose { $number }
dixit-web-tells = { $name } tells
dixit-web-you-tell = You tell
dixit-web-race = The first round
dixit-web-clue = “{ $clue }”
dixit-web-no-clue = No clue yet
dixit-web-ask-race = Have a clue? Say it before the others, and you tell!
dixit-web-ask-tell = Choose a card and give a clue to it
dixit-web-pick-first = First tap the card that you will tell about.
dixit-web-then-tell = Not too plain, not too obscure: let some guess it, but not all.
dixit-web-placeholder = A word, a line of a song, a sound…
dixit-web-length = Characters: { $length } of { $limit }
dixit-web-tell = Tell
dixit-web-ask-give = { $count ->
    [one] Which of your cards fits the clue?
   *[other] Which { $count } of your cards fit the clue?
}
dixit-web-then-give = It goes face down among the others, and can't be taken back.
dixit-web-chosen = Chosen: { $chosen } of { $count }. They can't be taken back.
dixit-web-give = { $count ->
    [one] Add this card
   *[other] Add these cards
}
dixit-web-ask-vote = Where is the storyteller's card?
dixit-web-then-vote = { $slot ->
    [none] Look at the cards and choose one. Until you vote, you may change your mind.
   *[other] Chosen: { $slot }. All votes are turned over together.
}
dixit-web-vote = I vote for { $slot }
dixit-web-told = Your card is among these. Don't give it away!
dixit-web-gave = { $count ->
    [one] Your card is on the table.
   *[other] Your cards are on the table.
}
dixit-web-voted = Your vote: { $slot }. All are turned over together.
dixit-web-last = Last round
dixit-web-verdict = { $verdict ->
    [all] Everybody found the storyteller's card. Too plain!
    [none] Nobody found the storyteller's card. Too obscure!
   *[some] { $found }{"\u00A0"}of{"\u00A0"}{ $voters } found the storyteller's card.
}
dixit-web-dealt = Cards go to { $names }.
dixit-web-laid-out = The cards lie open. Which one is the storyteller’s?
dixit-web-gone = The cards of this round go to the discard.
dixit-web-gains = Points: { $gains }.
dixit-web-gain = Your points this round: { $points }.
dixit-web-new-clue = There is a new clue already.
dixit-web-you-next = Now you tell.
dixit-web-on = Go on
dixit-web-points = Points this round
dixit-why-title = { $name }: +{ $points }
dixit-why-points = { $verdict ->
    [some] { $part ->
        [teller] Some found the card, but not all: the storyteller gets 3.
        [found] The storyteller’s card was found: +3.
        [mine] You didn’t find the storyteller’s card: 0.
       *[missed] The vote wasn’t for the storyteller’s card: 0.
    }
    [all] { $part ->
        [teller] Everybody found the card: the storyteller gets nothing.
       *[other] Everybody found the card: all but the storyteller get 2.
    }
   *[none] { $part ->
        [teller] Nobody found the card: the storyteller gets nothing.
       *[other] Nobody found the card: all but the storyteller get 2.
    }
}
dixit-why-lured = For lured votes: +{ $lured }.
dixit-web-discard = Discard: { $count }
dixit-web-discard-empty = The discard is empty.
dixit-web-track = The path to { $goal }
dixit-web-ahead = Ahead: { $names } ({ $score })
dixit-web-coach-cards = These are your dreams. Tap a card to choose it; the lens shows it on the whole screen, beside another one, or in words.
dixit-web-coach-clue = One of you tells: gives a clue to a card. The others secretly add cards that fit it, too.
dixit-web-coach-vote = Then all look for the storyteller's card. The best clue is one that some understand, but not all.
dixit-web-key-arrows = from card to card
dixit-web-key-enter = choose a card; once more: look closer
dixit-web-key-number = choose a card by its number
dixit-web-key-zoom = look closer at a card
dixit-web-key-compare = compare two cards
dixit-web-key-about = in words, while looking closer

## Bots

dixit-web-bot = { $seat ->
    [1] dreaming bot
    [2] joking bot
    [3] reciting bot
    [4] childlike bot
    [5] dreaming bot
    [6] joking bot
    [7] reciting bot
   *[8] childlike bot
}, level { $level }

## Said with a tap

dixit-phrase-picture = What a picture!
dixit-phrase-hm = Hmm…
dixit-phrase-guessed = Aha, that’s it!
dixit-phrase-easy = Too easy!
dixit-phrase-misty = Clear as mist
dixit-phrase-dream = I’ll dream of this
