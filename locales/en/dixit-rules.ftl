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
