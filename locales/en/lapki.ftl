# Words that all games share.

seat = Seat { $seat }

## Why not

illegal-over = The game is over.
illegal-no-seat = There is no seat { $seat } at this table: it has { $seats }.
illegal-chance-for-seat = Only chance can say that; a seat can't.
illegal-seat-for-chance = That is for a seat to decide; chance can't.
illegal-undo-ahead = Can't go back to ply { $plies }: only { $played } have been played.
illegal-undo-sealed = A sealed move is never taken back.
syntax-actor = A line begins with a seat's number, * for chance or ! for the house, not with “{ $actor }”.
syntax-house-line = The house says: undo N, flag SEAT, resign SEAT, bot SEAT LEVEL, person SEAT or hint SEAT.

## Records

header-breaks-off = The record breaks off before the line “--” that ends its header.
header-game-first = A record begins with a line “game NAME”.
header-unknown-game = There is no game called “{ $name }” here.
header-seats-second = The second line of a record is “seats N”.
header-seats = This game is for { $fits } seats, not for { $seats }.
header-twice = “{ $what }” is given twice.
header-version = The record was played by version { $version } of the rules; this is version { $present }.
header-unknown-line = This line means nothing in a header: “{ $line }”.
header-unknown-option = This game has no option “{ $name }”; it has: { $known }.
header-option = This game doesn't take the option “{ $option }”.
header-position-json = The position isn't readable JSON.
header-position-shape = The position doesn't have the shape of this game's states: { $problem }.
header-view = There is no seat { $seat } to look from.
header-request = This line is no request: it needs an object with “record”, a text.
header-file = The file can't be read: { $problem }.

## Games of other packages

package-name = “{ $name }”, the game of { $package }, is left out: a game's name is of small Latin letters and numerals, two to twenty-four of them.
package-taken = “{ $name }”, the game of { $package }, is left out: there is another game of that name.
package-import = “{ $name }”, the game of { $package }, is left out, for it can't be loaded: { $problem }
package-game = “{ $name }”, the game of { $package }, is left out: there is no object “game” with that key in it.
package-contract = “{ $name }”, the game of { $package }, is left out: it was written for version { $contract } of the contract, and this is { $present }.

## The terminal

play-which = What shall we play?
play-which-ask = Number or name:
play-against = Who plays the other seats? Level of the bots ({ $levels }), or 0 for people at this keyboard.
play-not-a-level = The bots here know the levels { $levels }; 0 is for people at this keyboard.
play-no-screen = There is nobody at the keyboard. Start “lapki play” in a terminal.
play-help =
    Type a move in the notation, or:
      ?            the moves you have
      why MOVE     why a move isn't allowed
      hint         what a bot would do
      undo         take your last move back
      save FILE    keep the game
      resume FILE  go on with a kept one
      help         this list
      quit         leave
play-begin = { $game }. Type help for the commands, ? for your moves.
play-setting = { $name }: { $value }
play-moves = { $count ->
    [one] You have { $count } move:
   *[other] You have { $count } moves:
}
play-moves-more = … and { $count } more; type the beginning of one and press Tab.
play-proposal = Enter plays “{ $move }”.
play-allowed = “{ $move }” is allowed.
play-why-what = Ask like this: why MOVE.
play-refused = { $move }: { $reason }
play-several = That could be several moves: { $moves }.
play-hint = A bot would play “{ $move }”.
play-hint-chance = It gives that { $percent }%.
play-hint-then = It expects after that: { $moves }.
play-hint-thinks = A bot is thinking…
play-undone = Taken back.
play-no-undo = There is nothing that could be taken back: chance or a secret lies in between.
play-saved = Kept in { $file }.
play-not-saved = The game can't be kept in { $file }: { $problem }.
play-resumed = { $count ->
    [one] Going on after { $count } move.
   *[other] Going on after { $count } moves.
}
play-not-resumed = { $file } can't be played on: line { $line }: { $reason }
play-not-read = { $file } can't be read: { $problem }.
play-which-file = Name a file.
play-thinks = { $seat } (a bot) is thinking…
play-pass = Give the keyboard to { $seat } and press Enter.
play-who-first = Who is first? Type the seat’s number:
play-turn = { $seat }:
play-over = The game is over.
play-winner = { $count ->
    [0] Nobody has won.
    [one] The winner: { $seats }.
   *[other] The winners: { $seats }.
}
play-scores = Points: { $scores }.
play-bye = Bye! The cats will wait.
