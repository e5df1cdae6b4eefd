# The rules of Spots, to be read beside the yard.

spots-goal = The first to score six dogs wins.
spots-short =
    Your dogs are waiting for their spots. On your turn, choose a trick, roll its dice and place them on empty spaces with the same numbers. What finds no place is buried in your yard, but once more than 7 is buried, all your dice run away: those in the yard and those on your unscored dogs. A treat lets you reroll a bad roll.

    Instead of a trick you may calmly score the dogs you have filled. The first to score six wins.

## Chapters

spots-chapter-goal = How to win
spots-chapter-setup = To begin with
spots-chapter-turn = Your turn
spots-chapter-roll = Rolling and treats
spots-chapter-bust = Bust
spots-chapter-score = Scoring dogs
spots-chapter-red = Red tricks: always in play
spots-chapter-yellow = Yellow tricks: one in each game
spots-chapter-purple = Purple tricks: one in each game
spots-chapter-blue = Blue tricks: one in each game
spots-chapter-green = Green tricks: one in each game
spots-chapter-free = Free Range
spots-chapter-solo = Alone against the Dog

## Rules

spots-rule-1 = Everybody is dealt two dogs to begin with. The deck's top dog is always face up: as soon as somebody draws it, the next one can be seen.
spots-rule-2 = Everybody gets a treat, rolls a die and buries it in their yard. The highest number begins. If it is shared, those players roll again, and all the dice are compared anew.
spots-rule-3 = If there isn't a single die in the supply when a turn begins, everybody busts. The turn then goes on as usual.
spots-rule-4 = If only one trick is face up when a turn begins, a treat from the supply is laid on it, if there is one, and all tricks are turned face up again.
spots-rule-5 = On your turn, do one trick that is face up, or score your filled dogs.
spots-rule-6 = Turn the trick you chose face down and take the treats that lie on it. Then do it step by step.
spots-rule-7 = Whatever doesn't say “may” is a must. What can't be done is skipped, and the rest is done all the same. Then it is the next player's turn, clockwise.
spots-rule-8 = Dice and treats come from the supply unless the trick says otherwise. If there are too few, take what there is. Without a single die there is no roll.
spots-rule-9 = After a roll, before anything is chosen, discarded or settled, you may give a treat back to the supply and reroll all the dice of that roll. You may do so as long as you have treats.
spots-rule-10 = Place each die of the roll on an empty space with its number on one of your unscored dogs, or bury it in your yard. You may bury a die that would fit. The next roll comes only when this one is settled.
spots-rule-11 = Discarded dice go back to the supply.
spots-rule-12 = Paws are counted on your unscored dogs: a dog with three spaces has one paw, a dog with four has two. Paws of scored dogs count only if the table was set up that way.
spots-rule-13 = If your buried dice add up to more than 7, you bust.
spots-rule-14 = Your yard is checked when all dice of a roll are settled, and right after anything else that changes it.
spots-rule-15 = When you bust, return all dice from your yard and from your unscored dogs to the supply. You keep your scored dogs and your treats. If it is your turn, it ends there.
spots-rule-16 = Instead of a trick you may score your filled dogs: all of them at once, if there is at least one. Their dice go back to the supply, the cards are turned over, and you draw a new dog for each. That ends your turn.
spots-rule-17 = Fast and risky: if a roll is settled during a trick without a bust, and all your unscored dogs are filled, they are scored at once, and you draw new ones. The trick goes on with those.
spots-rule-18 = You never have more than six dogs, scored ones included: beyond that you don't draw. An empty deck gives none, either.
spots-rule-19 = The first to score six dogs wins at once, even in the middle of a trick.
spots-rule-20 = Howl: if you have fewer than six dogs, scored ones included, draw the top dog. Then roll 1 die.
spots-rule-21 = Roll Over: roll all your buried dice and settle them anew. Then you may roll 1 more.
spots-rule-22 = Walk: roll 2 dice. Then you may roll 1 more.
spots-rule-23 = Dig: for each paw you may raise or lower any buried die by 1, yours or a rival's, even the same one again. A 6 can't be raised, and a 1 that is lowered goes to the supply. A yard pushed above 7 busts at once, but a rival's bust doesn't end your turn. Then roll 2.
spots-rule-24 = Trot: you may move one die of your dogs to any other empty space of your unscored dogs and turn it to that number. Then roll 2.
spots-rule-25 = Retrieve: take a die from the supply, set it to any number of the deck's top dog, and place or bury it. A treat can't reroll it, but your yard and your filled dogs are checked as after a roll. Then roll 2.
spots-rule-26 = Track: roll 3 dice. Here a treat may reroll just the ones you choose instead of all.
spots-rule-27 = Run: roll 3 dice. Then you may roll 1 more, as often as you dare.
spots-rule-28 = Chase: roll 1 die. Then you may roll 2, then 3, and so on: one more each time, even if the supply was short the last time.
spots-rule-29 = Bolt: set 3 to 12 dice aside (all there are, if fewer than 3) and roll them one by one, settling each. You may stop when you have at least as many paws as there are dice left. Those go back to the supply.
spots-rule-30 = Sprint: roll as many dice as you have unscored dogs with an empty space. You may do it again and again, counting anew each time.
spots-rule-31 = Dogpile: take 2 dice from the supply and 1 of your own, from the yard or from a dog, even a filled one, and roll them together. If you have a die of your own, you must use one; if the supply is empty, roll it alone. You may do it again and again.
spots-rule-32 = Fetch: roll 8 dice. Choose one of the numbers you rolled: settle all dice that show it, discard the others.
spots-rule-33 = Guard: name a number from 1 to 6, then roll 4 dice. Discard those above it, settle the others. If you reroll for a treat, the number you named stays.
spots-rule-34 = Hunt: roll 2 dice and one more for each paw. Settle 2 of them, discard the others.
spots-rule-35 = Search: roll 7 dice. Choose some that add up to exactly 8 and settle them, discard the others. If none do, discard all.
spots-rule-36 = Scavenge: roll 4 dice. You may discard any that are lower than your yard's total before this roll. Settle the others.
spots-rule-37 = Beg: take 1 treat, and 1 more for each paw.
spots-rule-38 = Chew: double your treats, then take 1 more. Gobble: take 7 treats, then give back as many as the highest empty space on your unscored dogs shows. Stay: take 1 treat for each other trick that is face down.
spots-rule-39 = Play Dead: roll 1 die. If you bury it without a bust, take as many treats as it shows.
spots-rule-40 = In Free Range the yellow, purple, blue and green tricks lie in four stacks, and only the top of each is in play. When the tricks are refreshed, a top that is face down goes to the bottom, and the next one is turned up. A top that is face up stays, with its treats. Everybody may see the order of the stacks.
spots-rule-41 = Alone you play against the Dog, and you begin. After each of your turns the Dog rolls the number of a trick; if only one is face up, all are refreshed first. If that trick is face up, the Dog turns it down and takes the treats on it. If it is face down, the Dog scores the deck's top dog.
spots-rule-42 = As soon as the Dog has two treats, it gives them back and scores the deck's top dog, unless the deck is empty. With six dogs the Dog wins. How many treats it starts with is up to you before the game; usually it is one.

## The page around the rules. An empty line parts one entry from the next; “|” the two halves of a table's row.

spots-glance =
    Is a single trick face up? A treat is laid on it, and all are turned up again.

    Do a trick: turn its tile down, roll, reroll for treats.

    Place each die on an empty space of its number, or bury it in your yard.

    More than 7 in the yard? Bust: all dice of your yard and of your unscored dogs are gone.

    Or, instead of a trick, score all your filled dogs and draw new ones.
spots-score =
    A filled dog, scored instead of a trick | 1

    All your dogs filled during a trick: scored at once | 1 each

    Bust | dice lost, scored dogs stay

    Six dogs scored | you win
spots-fine =
    You may bury a die that would fit. It is rarely wise, but it is allowed.

    A treat rerolls the whole roll, the good dice too, and only the last one.

    Dice of one roll are all settled before the next is rolled; only then does anybody look whether you bust.

    Choosing to score means scoring every filled dog, not some of them.

    A tile with treats on it gives them to whoever chooses it, before its first step.
spots-tips =
    Look at your yard first: with 5 buried, a die that finds no space is mostly a bust.

    Slow and sure when much lies on your dogs; fast and risky when there is little to lose.

    Dogs with few spaces are filled quickly, dogs with paws make some tricks stronger.

    A treat is worth most before a roll of many dice, when one number spoils everything.

    Watch which tricks are left: the one who refreshes them leaves a free choice to the next.
spots-twist-free = Free range, for those who like chaos: all tricks are in play, in stacks by colour, and the tops change with every refresh.
spots-twist-alone = Alone you play against the Dog, which rolls a die for a tile and scores a dog whenever that tile is face down. The more treats it has to begin with, the harder it gets.
spots-ours-2 = The Ukrainian book is silent on what comes after a shared highest number; the Polish one compares all buried dice again. We follow it.
spots-ours-12 = The books don't say whether paws of scored dogs count. They don't, unless a table chooses so.
spots-ours-17 = The books don't say whether a roll that was discarded altogether can score dogs. It is a settled roll, so it can.
spots-ours-29 = The book says only that each die is settled before the next. What is left over goes back unrolled.
spots-rebuilt = Our texts of the books have no pictures: dogs, tiles and counts come from public descriptions of the game. Names, colours and sets are the books' own.
spots-terms = Names of tricks and sets in Ukrainian and Polish are the printed ones; in English they are those of the original, in Russian ours.
