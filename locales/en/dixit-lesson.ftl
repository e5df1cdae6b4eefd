# Dixit, learned by playing it. What each key means stands in lapki/lessons.py.

## Clues, as the storytellers of the lesson give them

dixit-lesson-say-monday = Monday
dixit-lesson-say-whale = A whale with a house on its back
dixit-lesson-say-aunt = Just like that time at Aunt May's
dixit-lesson-say-wish = Make a wish
dixit-lesson-say-freedom = Freedom
dixit-lesson-say-alone = We are not alone
dixit-lesson-say-night = Good night

## A round, and what makes a good clue

dixit-lesson-part-first = Your first dreams
dixit-lesson-part-first-end = You can slip in a dream of yours, find the right one, and give a clue that some will see through but not all. Time for a short game, to ten.

dixit-lesson-give-title = Which dream fits?
dixit-lesson-give = “Monday,” says the storyteller of a secret card. Which of your dreams could pass for it?
dixit-lesson-give-done = Sunshine all around, and rain under the umbrella: that's a Monday. Everybody has secretly added a card, all are shuffled with the storyteller's, and nobody knows whose is whose.
dixit-lesson-give-wrong-feast = But that's a party! Nobody would take it for a Monday. Look for the dream in the worst mood.
dixit-lesson-give-wrong-carefree = Far too carefree for a Monday. Look for the dream in the worst mood.
dixit-lesson-give-wrong-evening = Tea under the stars makes a lovely evening. Monday begins in the morning, and the weather is bad.

dixit-lesson-vote-title = Find the right one
dixit-lesson-vote = Find the card that the storyteller called “Monday”.
dixit-lesson-vote-done = Two of three found it: 3 points for each of you, and 3 for the storyteller. And somebody fell for your umbrella, so you get 1 more.
dixit-lesson-vote-wrong-own = That one is yours! Nobody votes for their own card. It lies there to lead the others astray.
dixit-lesson-vote-wrong-bus = Waiting for a bus on a Monday, who hasn't? But on one of the cards somebody really doesn't want to get up.
dixit-lesson-vote-wrong-clock = A ticking clock, you're getting warm! But the snail is winning, and somewhere here somebody really doesn't want to get up.

dixit-lesson-plain-title = Too plain
dixit-lesson-plain = Now you tell. Just for a try, take the whale and say what you see.
dixit-lesson-plain-done = All three found it, of course. Then the storyteller gets nothing and everybody else 2. To name what is drawn is a present for your rivals.
dixit-lesson-plain-wrong = You'll find words for that one another time. For now take the whale in the sky and just say what is drawn there.

dixit-lesson-dark-title = Too dark
dixit-lesson-dark = Now the opposite: take the swan and say something only you can understand.
dixit-lesson-dark-done = Nobody found it, which is no better: 0 for you, 2 for each of the others, and 1 for every vote their cards caught. A good clue is found by some, but not by all.
dixit-lesson-dark-wrong = A fine card, too. But for this trick take the swan that sees a flamingo in the water.

dixit-lesson-tell-title = Your own clue
dixit-lesson-tell = A new game: whoever has a clue first begins. Your card, your words!
dixit-lesson-tell-done = Nicely put! Now everybody looks for a card that might be yours. A clue is at its best when one friend smiles and another scratches an ear. From here on you tell in turn.

dixit-lesson-goal-title = Over the line
dixit-lesson-goal = You have 8 points, and the finish is at 10. Find the storyteller's card!
dixit-lesson-goal-done = You're there! The whole round still counts: the storyteller has 10, you have 12, and the most points win. If they are equal, the win is shared. A full game goes to 30.
dixit-lesson-goal-wrong-own = The runaway horse is your own card. The others may vote for it, you may not.
dixit-lesson-goal-wrong-elephant = It floats along lightly, but nobody ever held it. Who has only just broken loose?
dixit-lesson-goal-wrong-kite = It flies well, but a string still holds it. Who has only just broken loose?

## The rulebook's example

dixit-lesson-part-six = How points fall
dixit-lesson-part-six-end = Now you can work out any round. Try it with six at the table: among so many dreams it's easy to get lost.

dixit-lesson-lure-title = A bait
dixit-lesson-lure = Which of your dreams will be taken for “We are not alone”? Add it.
dixit-lesson-lure-done = A mountain with eyes! Who could walk past that? Let's see how many it catches.
dixit-lesson-lure-wrong = Nobody suspicious is looking out of there. Which of your dreams looks straight at you?
dixit-lesson-lure-wrong-lonely = That one is all alone, quite the opposite. Which of your dreams looks straight at you?

dixit-lesson-example-title = Who gets what
dixit-lesson-example = And where is the storyteller's card? Vote, and we'll count the points.
dixit-lesson-example-done = Two of five found it: 3 for the storyteller, 3 for each finder. Your mountain caught two votes: 3 + 2 = 5. Another card caught one: 1. Who missed and caught nobody gets 0. Round the table: 3, 5, 3, 1, 0, 0.
dixit-lesson-example-wrong = A nice idea, but the clue reaches further. Look up at the night sky: somebody is there.
dixit-lesson-example-wrong-own = The mountain is yours, and nobody votes for their own. It's there for the others.
dixit-lesson-example-wrong-giraffe = A giraffe at the window is company, too! But the clue reaches further. Look up at the night sky.
dixit-lesson-example-wrong-mirror = Somebody else in the mirror, a good trail! But the clue reaches further. Look up at the night sky.

## Three players

dixit-lesson-part-three = Just three of you
dixit-lesson-part-three-end = With three it's seven cards in hand, two to add and five on the table. All the rest stays the same. Shall we play?

dixit-lesson-two-title = Add two
dixit-lesson-two = With three, everybody adds two cards of seven. Which two say “Good night”?
dixit-lesson-two-done = Five cards are on the table: the storyteller's, two of yours and two of the third rabbit's. Enough to hide among.
dixit-lesson-two-wrong = It's broad daylight on both. Look for two dreams where night has fallen.
dixit-lesson-two-wrong-half = One of them fits perfectly. Find it a partner where night has fallen, too.

dixit-lesson-five-title = Five on the table
dixit-lesson-five = Two of the five are yours. Which of the others is the storyteller's?
dixit-lesson-five-done = Found! 3 for you and 3 for the storyteller. The third rabbit took your sheep for it: 1 more for you, whichever of your two it had been. Now everybody draws up to seven.
dixit-lesson-five-wrong-own = That's one of your two. It's there for the others.
dixit-lesson-five-wrong-fire = Nobody round that fire looks sleepy. And where has a bed been made?
dixit-lesson-five-wrong-tent = A tent in the palm of a hand is a safe place to sleep. But somewhere here a bed has been made.
