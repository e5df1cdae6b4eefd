# The frame of a table in the browser: what all games share.

web-house = lapki
web-skip = Skip to the main part
web-to-home = Home
web-close = Close
web-menu = Menu
web-settings = Settings
web-docs = How all of it works
web-language = Language
web-keys = Keys
web-key-tab = on through the page
web-key-escape = skip the motion, close a window
web-opening = Opening the door…
web-table-closed = This table is closed to you
web-stopped-rules = This game was stopped: by today’s rules it can’t be played on. Its record is kept.
web-stopped-too-long = This game was stopped: it went on for too long. Its record is kept.
web-stopped-abandoned = This table was closed: nobody has come back to it for long.
web-lost = The connection broke. Trying again; nothing is lost at the table.
web-offline = You are offline. Once you are back, so is the table.
web-silent = The house doesn’t answer. Waiting…
web-unreachable = The house can’t be reached. Check your connection and try again.
web-again = Try again
web-broken = Something broke. Try again in a moment.
web-percent = { $percent }%

## At the table

web-people = Who plays
web-you = that’s you
web-here = here
web-away = away for a while
web-bot = bot, level { $level }
web-bot-name = { $place ->
    [1] Bagel
    [2] Muffin
    [3] Dumpling
    [4] Crumpet
    [5] Pretzel
    [6] Waffle
    [7] Scone
   *[8] Biscuit
}
web-seat = Seat { $seat }
web-turn = On turn now
web-clock = { $time } left
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-watching = { $count } watching
web-watch = You are only watching: all seats are taken.
web-watch-own = Play at a table of your own
web-note = What to do now
web-waits = Waiting for { $names }.
web-waits-chance = A moment…
web-sending = Sending…
web-race = { $seconds ->
    [one] Bots keep quiet for { $seconds } more second.
   *[other] Bots keep quiet for { $seconds } more seconds.
}
web-race-over = Now bots may speak up, too.
web-your-turn = Your turn
web-past = A look back: line { $ply } of { $plies }.
web-to-now = Back to the game

## Beside the table

web-beside = Beside the table
web-log = Log
web-log-empty = Nothing has happened yet.
web-newest = Newest
web-chat = Chat
web-chat-empty = All quiet so far.
web-chat-quiet = Only those at the table talk here.
web-chat-name = To talk here, say what you are called.
web-chat-enter = That’s me
web-say = Write something…
web-send = Send
web-mute = Stop hearing { $name }
web-unmute = Hear { $name } again
web-talk = Say it with a tap
web-react-paw = Give me a paw!
web-react-heart = How lovely!
web-react-laugh = Ha-ha!
web-react-wow = Wow!
web-react-sad = Oh dear…
web-react-yawn = Yawn…
web-rules = Rules
web-rule = Rule { $rule }
web-help = Help
web-learn = Learn to play
web-coach-again = Hints once more
web-why-how = Don’t know what something is? Hold a finger or the mouse on it, or press I.
web-why-close = Escape hides this.
web-key-why = what is this
web-did-undo = { $others ->
    [0] { $name } took back a move.
   *[other] { $name } took back a move and what followed it.
}
web-did-resign = { $name } resigned.
web-did-flag = Time is up for { $name }.
web-did-bot = A bot plays for { $name }.
web-did-person = { $name } is back at the table.
web-did-hint = { $name } asked a bot for a hint.

## Taking back, leaving, resigning

web-undo = Take back my move
web-undo-waits = Waiting for the others to agree to take the move back.
web-undo-asked = { $name } would like to take a move back.
web-undo-agree = Sure
web-undo-refuse = No
web-undo-cancel = Never mind
web-undo-refused = { $name } said no: the move stays.
web-undo-withdrawn = { $name } leaves the move as it is.
web-leave = Let a bot play for me
web-back = Play on myself
web-takeover = Let a bot play for { $name }
web-send-away = Send { $name } away
web-vote-bot = { $name } hasn’t moved for long. Shall a bot play?
web-vote-away = Send { $name } away? A bot would play on.
web-vote-me = The others decide whether a bot shall play for you. Make a move and you play on.
web-resign = Resign
web-resign-sure = Really resign? There is no way back.
web-play-on = No, I play on
web-fate = The promise of fate: after the game it shows that nobody picked the dice or the cards.

## The end

web-over = The game is over
web-you-won = You win!
web-won = { $shared ->
    [yes] { $names } win together
   *[no] { $names } wins
}
web-nobody-won = Nobody won this time
web-close-behind = Closest behind: { $names }, by { $points }.
web-rematch = Once more!
web-rematch-asked = { $name } wants to play again!
web-rematch-join = Me too!
web-rematch-go = To the new table
web-opponent = Another bot
web-replay = Replay
web-share = Share
web-record = Record of the game

## Settings

web-light = Light
web-light-system = As the system
web-light-day = Day
web-light-night = Night
web-to-day = Turn on the day
web-to-night = Turn on the night
web-motion = Motion
web-speed = Turns of others
web-speed-calm = calm
web-speed-brisk = brisk
web-speed-at-once = at once
web-pause = Hold what is shown
web-skip-showing = Skip what is shown
web-meanwhile = Since your turn
web-lately = Latest turns
web-sound = Sounds
web-volume = Volume
web-calls = Call me when it’s my turn
web-talk-shown = Phrases and reactions

## Help in the first game

web-hint = Hint
web-hint-why = A bot sees what you see. Everybody at the table hears that you asked.
web-hint-thinks = The bot is thinking…
web-hint-none = The bot has no hint to give here.
web-hint-help = { $help ->
    [nudge] A nudge
    [candidates] Some good moves
   *[move] The move
}
web-hint-good = { $good ->
    [one] There is one good move here. Look once more.
   *[other] { $good } moves are about equally good here.
}
web-hint-some = One of these:
web-hint-chance = The bot gives it { $percent }%.
web-coach = Hint
web-coach-at = Hint { $at } of { $of }
web-coach-next = Next
web-coach-done = Let’s play!
web-coach-skip = Enough
