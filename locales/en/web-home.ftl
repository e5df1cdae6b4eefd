# The first page, a table that waits for players, and the page of rules.

home-word = lapki
home-about = Board games under one roof. No signing up: come in and play.
home-name = Your name
home-name-ask = What shall we call you?
home-name-first = First write what we shall call you.
home-name-later = We’ll ask for a name when you sit down with people.
home-other-face = another face
home-invite = Invite friends
home-start = { $game }: where shall we start?
home-learn = Learn it in 5 min
home-learn-of = Learn it in 5 minutes: { $game }
home-friends = With friends
home-play = Play
home-bots = { $bots ->
    [0] Play alone
    [one] With a bot
   *[other] With bots
}
home-rooms = What shall we play?
home-rules-of = Rules: { $game }
home-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
home-opening = Opening the doors…
home-shut = The house won’t open
home-settings = Light, language, sound

## Open tables

home-open = Waiting for players
home-open-none = Nobody is waiting right now. Set up a table of your own and show it to everybody: someone will drop in.
home-open-lost = We lost the list of tables; it is coming back…
home-taken = { $taken } of { $seats }
home-sit = Sit down
home-sit-with = Sit down: { $game }, hosted by { $name }

## My games

home-mine = My games
home-mine-turn = Your turn
home-mine-playing = Others are thinking
home-mine-waiting = Gathering
home-mine-finished = Finished
home-mine-won = Won
home-mine-shared = Won together
home-mine-lost = Lost
home-mine-nobody = No winner
home-mine-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
home-mine-stopped = Stopped
home-mine-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
home-mine-older = The last finished games
home-mine-put-away = Put { $game } away
home-mine-gone = { $game } was put away.
home-mine-bring-back = Bring it back
home-mine-all = All my games and numbers
home-mine-nobody-here = Nobody has played in this browser yet.
home-waits-last = last move { $when }
home-waits-you = They are waiting for you here.
home-to-table = To the table

## A new table

home-new = A new table: { $game }
home-seats = How many players
home-level = How bots play
home-level-name = { $level ->
    [1] gently
    [2] kindly
    [3] calmly
    [4] carefully
    [5] cleverly
    [6] hard
    [7] fiercely
    [8] masterfully
   *[9] all out
}
home-level-cat = { $level ->
    [1] Dozy
    [2] Yarnball
    [3] Button
    [4] Whisker
    [5] Purrtron
    [6] Scratch
    [7] Shadow
    [8] Grandpurr
   *[9] Cosmopurr
}
home-level-about = { $level ->
    [1] Moves wherever its paw lands.
    [2] Takes what lies under its nose.
    [3] Looks at what happens right now.
    [4] Weighs what will come of it.
    [5] Seldom misses a good move.
    [6] Hardly ever goes wrong.
    [7] Forgives no mistake.
    [8] Thinks ahead, and sees far.
   *[9] Thinks as long as it may. Who can beat it?
}
home-strength = At my level
home-strength-chosen = I’ll choose
home-strength-new = You haven’t played this game against bots on this device yet. Level { $level } is a fair start.
home-strength-says = Your level: { $range } ({ $count ->
    [one] { $count } game
   *[other] { $count } games
} against bots on this device).
home-record = { $won } won, { $lost } lost
home-opponent = { $game }: against whom?
home-more = Change rules and clock
home-beginners = First time?
home-rest = Clock, bots and the rest
home-begins = Who begins
home-begins-chosen = the host
home-begins-chosen-why = Whoever sets up the table takes the first seat.
home-begins-chance = by lot
home-begins-chance-why = When everybody is there, the seats are drawn by lot.
home-begins-custom-why = So custom has it. When you are all there, settle it among yourselves, and the host marks who begins.
home-sits = Who sits where
home-sits-chosen = as you like
home-sits-chance = by lot
home-clock = Clock
home-clock-none = no clock
home-clock-move = { $seconds ->
    [one] { $seconds } second a move
   *[other] { $seconds } seconds a move
}
home-clock-game = { $minutes } min a game, and { $increment } s more for each move
home-clock-days = { $days ->
    [one] { $days } day a move
   *[other] { $days } days a move
}
home-listed = Show the table to everybody in the house
home-hints = Whoever is asked may have hints
home-hints-friends = Among friends, too, whoever is asked may have hints
home-range = from { $least } to { $most }
home-make = Set up the table
home-room = On a big screen

## Me

home-me = About me
home-me-save = Save
home-me-device = On another device
home-me-device-why = Open this link on another device and you will be you there, too, with all your games. It works once, for a few minutes.
home-me-device-make = Give me a link
home-me-sessions = Your devices
home-me-sessions-why = The house knows you here. End the session where you no longer play, or where it isn’t you: it ends at once.
home-me-session-unknown = Unknown device
home-me-session-here = this device
home-me-session-seen = last used { $day }
home-me-session-end = End
home-me-session-end-on = End the session: { $device }
home-me-sessions-end = End all others
home-me-export = Everything of mine as a file
home-me-forget = Forget me
home-me-forget-why = The house will forget your name and all you said in chats. The moves you played stay, but belong to nobody. This can’t be taken back.
home-me-forget-sure = Yes, forget me
home-claim = Is this another device of yours?
home-claim-why = This link makes the browser yours: the same name, the same games. If it isn’t your link, just close this window.
home-claim-other = Right now this browser knows somebody called { $name }. It will forget them.
home-claim-yes = Yes, this device is mine

## Faces

home-face-fox = fox
home-face-hedgehog = hedgehog
home-face-raccoon = raccoon
home-face-frog = frog
home-face-owl = owl
home-face-bear = bear
home-face-rabbit = rabbit
home-face-wolf = wolf
home-face-mouse = mouse
home-face-lynx = lynx
home-face-otter = otter
home-face-badger = badger
home-face-deer = deer
home-face-panda = panda
home-face-koala = koala
home-face-tiger = tiger
home-face-lion = lion
home-face-penguin = penguin
home-face-sheep = sheep
home-face-pig = piglet
home-face-hen = hen
home-face-hippo = hippo
home-face-bat = bat

## A link

home-link-copy = Copy the link
home-link-copied = Copied!
home-link-share = Send
home-link-qr = QR code
home-link-qr-of = QR code of the link { $url }
home-link-text = Let’s play { $game }!

## A table that waits

waiting-title = Gathering at the table
waiting-guest = { $name } invites you to play { $game }
waiting-guest-any = People are gathering to play { $game }
waiting-sit = Sit down
waiting-seat-free = free seat
waiting-sit-at = Sit down on seat { $seat }
waiting-move = Move here
waiting-move-to = Move here, to seat { $seat }
waiting-bot-at = Put a bot on seat { $seat }
waiting-bot = Bot
waiting-bot-level = How the bot on seat { $seat } plays
waiting-remove = Remove { $name }
waiting-remove-sure = Ask { $name } to leave?
waiting-remove-why = They won’t be able to come back to this table.
waiting-remove-yes = Yes, remove
waiting-stay = No, let them stay
waiting-fill = Bots on all other seats
waiting-start = Let’s begin!
waiting-for = { $count ->
    [one] Waiting for { $count } more player
   *[other] Waiting for { $count } more players
}
waiting-for-owner = Everybody is here. { $name } begins the game.
waiting-ready = Everybody is here!
waiting-full = All seats are taken. You are welcome to watch.
waiting-locked = The table is locked: no more seats, but you are welcome to watch.
waiting-watching = So far you are only watching. To play, take a free seat.
waiting-invite = Give this link to your friends: whoever opens it can sit down beside you.
waiting-invite-locked = { $spectators ->
    [yes] The table is locked: whoever opens this link can only watch.
   *[no] The table is locked: nobody else can sit down.
}
waiting-invite-full = { $spectators ->
    [yes] All seats are taken: whoever opens this link can only watch.
   *[no] All seats are taken.
}
waiting-people = Who is at the table
waiting-leave = Leave the table
waiting-owner = host of the table
waiting-chance = Chance gives out the seats
waiting-begins = { $name } begins.
waiting-begins-settle = Settle it among yourselves: the host marks who begins.
waiting-begins-open = not settled yet
waiting-options = How we play
waiting-language = Language of the table
waiting-doors = Who may come in
waiting-listed = Show it to everybody in the house
waiting-lock = Seat nobody else
waiting-spectators = Let people watch
waiting-spectators-chat = Watchers may talk

## Rules

rules-title = Rules: { $game }
rules-which = The rules of which game?
rules-coming = Leafing through the rules…
rules-play = Play
rules-none = There is no such game in our house.

## No such page

nowhere-title = Nobody is here
nowhere-why = There is only silence at this address. Perhaps the link broke on its way.
nowhere-home = Home
