# Worked examples of Dixit, step by step; 0 is how things stand at first.

dixit-example-clue = A clue that half the table gets
dixit-example-clue-0 = You tell. The road of piano keys could be called “Piano”, and everybody would find it.
dixit-example-clue-1 = “Crescendo” says less: it could be the road that grows towards the sea, or anything else that swells.
dixit-example-clue-2 = The others add cards that swell in their own way: a pawn with a crown ahead, a light bulb, falling snow.
dixit-example-slots = Six cards, six numbers
dixit-example-slots-0 = Six play, and all six cards of the round are in.
dixit-example-slots-1 = They are shuffled and laid out as 1 to 6. The clue is “Festina lente”, make haste slowly.
dixit-example-slots-2 = Number 4 is your own card: you can’t vote for it.
dixit-example-slots-3 = The snail with a clock for a shell, number 2: that must be it.
dixit-example-points = Who gets what
dixit-example-points-0 = { rules-person-1 } tells, and number 2 is the right card.
dixit-example-points-1 = { rules-person-2 } and { rules-person-3 } choose number 2. { rules-person-4 } and { rules-person-5 } fall for number 4, which { rules-person-2 } gave.
dixit-example-points-2 = The last vote is for number 6, a card of { rules-person-4 }. Some found the right one: 3 for the storyteller and for both who did. Votes add 2 and 1. In all 3, 5, 3, 1, 0, 0.
dixit-example-all = Too plain
dixit-example-all-0 = The clue is “Five o’clock”, and there is a teapot on the table.
dixit-example-all-1 = All three find it. The storyteller gets nothing, everybody else 2.
dixit-example-three = Three players
dixit-example-three-0 = Three play with seven cards each. Somebody else has told: “Multitasking”.
dixit-example-three-1 = You give two cards, and so does the other.
dixit-example-three-2 = Five cards lie on the table. Two are yours, so there are three to choose from.
