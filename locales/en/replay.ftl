# A game told again, and its dice checked.

replay-of = { $game }: replay
replay-title = replay
replay-beginning = The beginning
replay-controls = Through the game, step by step
replay-where = Where in the game
replay-step = Step { $step } of { $steps }
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the last step
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-usual = Normal
replay-speed-fast = Fast
replay-eyes = Whose eyes
replay-all = All
replay-all-why = All that anybody knew at that moment.
replay-one-why = What { $name } knew at that moment.
replay-share = Share this moment
replay-lookback = Look back
replay-to-table = To the table

## A record from one’s own disk

replay-record = A game from a file
replay-record-why = A record is a small text file. Drop it here or choose it: the house reads it and keeps nothing.
replay-open = Open a record
replay-too-large = This file is too large: a record is a short text.
replay-problem = It can’t be shown

## The dice

replay-dice = Check the dice
replay-dice-why = Your browser works out every roll and draw again.
replay-dice-doing = { $done } of { $all } worked out
replay-dice-true = Nobody picked the dice
replay-dice-draws = { $draws ->
    [0] Chance had no say in this game: there was nothing to roll or draw.
    [one] One roll or draw was worked out again, and it fell just as written.
   *[other] { $draws } rolls and draws were worked out again, and each fell just as written.
}
replay-dice-false = Something is wrong here
replay-dice-line = Line { $line } says “{ $written }”. By the fate of this game it should have ended with “{ $due }”. Either the record was changed, or the dice were picked.
replay-dice-commitment = The secret in this record isn’t the one that was promised before the game. Either the record was changed, or somebody swapped the secret.
replay-dice-shares = The record doesn’t say what everybody added to fate, so the dice can’t be worked out.
replay-dice-seating = The seats weren’t drawn the way the record says.
replay-dice-missing = Nothing can be proven
replay-dice-no-fate = This record doesn’t tell its fate, so nobody can check its dice.
replay-dice-no-crypto = Browsers work this out only on pages that come over https. With the record on your disk, “lapki verify” does the same.
replay-dice-proven = What this proves
replay-dice-open = What it doesn’t
replay-dice-promise = The secret fits the promise { $promise }…, which anybody at the table could see before the first move.
replay-dice-follow = Every roll and draw follows from that secret and from what people added. Nobody could change one of them later.
replay-dice-house = { $own ->
    [0] Nobody added anything of their own to fate. The house alone could have tried out secrets until it liked the dice.
   *[other] The house couldn’t choose the dice, unless everybody who added something of their own was in league with it: { $names }.
}
replay-dice-rules = What could fall each time, this house tells. “lapki verify” on your own machine checks that as well.
