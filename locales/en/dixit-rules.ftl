# The rules of Dixit, to be read beside the table.

dixit-goal = Whoever has the most points when somebody reaches the end of the track wins.
dixit-short =
    Everybody holds pictures that look like dreams. The storyteller chooses one of theirs and gives a clue to it: a word, a line of a song, a sound. The others secretly add pictures that fit it too, all are shuffled, and the vote begins: which is the storyteller's card?

    The storyteller wants some to find it, but not all: a clue too plain or too obscure earns the storyteller nothing. You score when you guess right, and when somebody falls for your card.

## Chapters

dixit-chapter-goal = How to win
dixit-chapter-setup = To begin with
dixit-chapter-round = A round
dixit-chapter-points = Points
dixit-chapter-next = Before the next round

## Rules

dixit-rule-1 = Everybody is dealt six cards to begin with, or seven when three play.
dixit-rule-2 = In the first round anybody may give a clue: whoever does so first is the storyteller.
dixit-rule-3 = When you are the storyteller, secretly choose a card from your hand and give a clue to it: any words, from 1 to 200 characters.
dixit-rule-4 = When somebody else tells, secretly give a card from your hand that fits the clue, or two when three play. You can't take it back.
dixit-rule-5 = The cards of the round are shuffled and laid out in numbered slots. Whose is whose isn't shown.
dixit-rule-6 = Everybody but the storyteller secretly votes for the slot where they think the storyteller's card lies. You can't vote for a slot that holds a card of yours. The votes are shown together when the last one is in.
dixit-rule-7 = If everybody found the storyteller's card, or nobody did, the storyteller gets nothing and everybody else gets 2 points.
dixit-rule-8 = If some found it, but not all, the storyteller and everybody who found it get 3 points each.
dixit-rule-9 = On top of that, everybody but the storyteller gets 1 point for each vote for a card of theirs. This always counts, even when nobody found the storyteller's card.
dixit-rule-10 = If somebody has reached the goal (usually 30 points) at the end of a round, the game is over. The most points win; if several players share them, they win together.
dixit-rule-11 = The cards of the round go to the discard, face up, for all to see.
dixit-rule-12 = Everybody draws back to a full hand. If the deck is too small to serve everybody, the discard is shuffled into it first.
dixit-rule-13 = In the next round the player to the storyteller's left tells.

## The page around the rules. An empty line parts one entry from the next; “|” the two halves of a table's row.

dixit-box =
    A deck of 84 dreams, painted in this house; or a deck of your own pictures

    For each player: a rabbit on the path of points, and a secret vote

    As many numbers as there are cards in a round
dixit-glance =
    The storyteller chooses a card and gives a clue to it.

    Everybody else secretly adds a card that fits.

    All are shuffled and laid out under numbers.

    Everybody but the storyteller votes for the card that they take for the storyteller's.

    Points are given, all draw, and the next to the left tells.
dixit-score =
    All found the storyteller's card, or nobody did: the storyteller | 0

    … and everybody else | 2

    Some found it, but not all: the storyteller | 3

    … and everybody who found it | 3

    Each vote for your card, if you aren't the storyteller | +1
dixit-fine =
    A clue stays as it was written: capital letters, rhymes and spaces inside it count for whoever reads it.

    What was given can't be taken back, nor can a vote.

    Points for votes come on top, also when everybody or nobody found the storyteller's card.

    The game ends with a round, never within one: whoever is ahead then has won.
dixit-tips =
    Think of one person at the table who would understand, and of one who wouldn't.

    A song, a film, a memory: the best clues stand beside the picture, not on it.

    When you give a card, take the clue by another end: a mood, a colour, a word in it.

    Look at who laid what before you vote: friends have favourite subjects.

    If you are far ahead, tell plainly; if you are behind, risk more.
dixit-twist-three = Three play with seven cards each, and those who don't tell give two: five cards lie on the table. Each vote for either of your two earns you a point.
dixit-ours-2 = In the book whoever first has an idea begins. Here everybody may write at once, and the first clue sent counts.
dixit-ours-3 = The book lets you sing, mime or bark a clue. Here it is written, up to 200 characters.
dixit-ours-10 = The printed path ends at 30. A table may choose another goal.
dixit-terms = The printed game is called Dixit everywhere. Its pictures belong to it; the dreams here are our own.
