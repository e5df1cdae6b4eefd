# The rules of Barking Up the Wrong Tree, to be read beside the table.

barking-goal = The player whose items are worth the most points after five rounds wins.
barking-short =
    On the table lie things that simply must be barked at, and everybody holds a pack of dogs. On your turn, send dogs of one breed to one item, or pass. A breed that already barks at an item can't be sent there again, so be quick.

    When all have passed, the largest pack takes the item; if packs are equal, the better breed does. A cat lets breeds mix, and a wonder dog can be of any of them. Collect as many different items as you can in five rounds: each repeat is worth less.

## Chapters

barking-chapter-goal = How to win
barking-chapter-setup = To begin with
barking-chapter-round = A round begins
barking-chapter-turn = Your turn
barking-chapter-dogs = Dogs
barking-chapter-wonder = Wonder dogs
barking-chapter-cats = Cats
barking-chapter-end = The end of the round

## Rules

barking-rule-1 = Lots are drawn for who begins. Everybody gets one cat, and all other cards make the deck.
barking-rule-2 = Over five rounds 25 of the 40 items come to the table. Nobody will see the other 15.
barking-rule-3 = The first round lays out three items, and each later one lays out one more: 3, 4, 5, 6 and 7.
barking-rule-4 = Everybody is dealt as many cards as there are items on the table.
barking-rule-5 = The discard becomes the new deck only when a card is needed and the deck is empty. If there aren't enough cards, everybody gets fewer, but all the same number.
barking-rule-6 = If you have more than ten cards after the deal, discard down to ten, cards of your choice. Everybody sees what you discard.
barking-rule-7 = The first player begins, and it goes round to the left: each plays or passes. Once you pass, you are out until the round ends. Without cards you pass automatically.
barking-rule-8 = On your turn you may first play cats and swap wonder dogs, as often as you like and in any order. Then play dogs at one item or pass; either ends your turn.
barking-rule-9 = Play one or more dogs of one breed, all at one item.
barking-rule-10 = You can't play at an item where you already have dogs.
barking-rule-11 = You can't play a breed that already barks at this item, whoever owns it.
barking-rule-12 = A wonder dog joins a real dog in the same play and is of its breed until the round ends. It can't be played alone or added later.
barking-rule-13 = Swap: discard a wonder dog and draw the top card of the deck.
barking-rule-14 = Cat: discard a cat card, draw the top card of the deck, then lay a cat token on an item without one, or don't. If the table plays with cats from the second round, they can't be played in the first.
barking-rule-15 = At an item with a cat token, everybody may mix breeds in one play and add to their own dogs until the round ends. A breed that already barks there still can't be played there, even if it is yours.
barking-rule-16 = If the deck is empty, it is refilled before you discard a cat or a wonder dog, so you never draw that very card. If there is nothing to draw, you draw nothing.
barking-rule-17 = The round ends when all have passed. The last to pass begins the next one. You keep your hand.
barking-rule-18 = An item goes to the player with the most dogs there, wonder dogs included. A tie goes to the best breed among those tied: rank 1 is the best, rank 10 the worst. An item that nobody barked at leaves the game.
barking-rule-19 = The cat tokens are put aside. The dogs played and the discard are shuffled together and go under the deck.
barking-rule-20 = Points are counted after the fifth round. Of each kind of item the first is worth 3 points, the second 2, every further one 1.
barking-rule-21 = The most points win. If several players share them, they win together.

## The page around the rules. An empty line parts one entry from the next; “|” the two halves of a table's row.

barking-glance =
    Items are laid out, and everybody is dealt as many cards.

    In turn, send dogs of one breed to one item, or pass for the rest of the round.

    Before that you may let cats out and swap wonder dogs.

    When all have passed, the largest pack takes each item; a tie goes to the better breed.

    Five rounds: 3, 4, 5, 6 and 7 items. Then points are counted.
barking-score =
    The first item of a kind | 3

    The second of the same kind | 2

    Every further one | 1
barking-fine =
    Your hand is kept from round to round, and ten cards is the most.

    A wonder dog counts as a dog in everything: for size, for rank, for who already barks there.

    With cards in your hand you are always asked, even if passing is all you can do.

    A cat token is there for everybody, also for rivals, until the round ends.
barking-tips =
    Rare breeds win ties, common ones make large packs. Play a rare one early and nobody else can bring its breed there.

    Save cards: the last rounds lay out most items, and your hand stays with you.

    A new kind of item is worth 3, a second of the same only 2. Often a different item is better than a dear fight.

    Pass last, and you begin the next round: first choice of items and breeds.

    Let a cat out where you are second: you may add to your own dogs there. But so may the others.
barking-twist-later-cats = For a first game the book advises leaving cats out until the second round. A table can be set up that way: cats stay in hand for one round.
barking-ours-1 = In the book whoever does the best dog impression begins. Over the net we draw lots.
barking-ours-6 = The book says “at once”. We deal to everybody first, then all discard, in any order, openly.
barking-ours-7 = As long as you hold a card we ask, even if you can only pass. Otherwise the others would learn what you hold.
barking-ours-8 = The book doesn't say how often or in which order cats and swaps may come. We allow any number in any order, before dogs or a pass.
barking-ours-16 = The book doesn't say what happens when the deck is empty just then. We refill it first, so nobody draws the card they threw away.
barking-ours-21 = In the book the louder bark breaks a tie. We can't hear you, so the win is shared.
barking-rebuilt = The cards themselves are pictures, and our text of the book has none. The number of cards of each rank is printed; most ranks, three breeds, three items and which item has how many cards are ours. What is marked is rebuilt.
barking-terms = Wonder dogs are jokers in the book, and a pack is whatever dogs of one player bark at one item.
