# The house's own words: why it can't do what was asked, and what helps.

house-who-are-you = Tell us your name first.
house-origin = This request came from another site, so it wasn't done.
house-not-owner = Only the owner of the table can do that.
house-not-seated = You don't sit at this table.
house-no-spectators = This table has no spectators.
house-quiet = At this table only players talk.
house-removed = The owner of this table has sent you away.
house-seat-locked = The table is locked: nobody else can sit down.
house-still-running = The game is still going on. When it is over, you can have that.
house-no-table = There is no such table. Perhaps the link is incomplete.
house-no-game = There is no game called “{ $name }” here.
house-no-person = There is nobody like that here.
house-no-link = This code has been used, is too old, or was mistyped. Make a new one.
house-no-session = There is no such session of yours: perhaps it was ended already.
house-many-devices = You are on as many devices as the house allows. End the session on one of them first.
house-no-moment = The game hasn't come that far: its last line is number { $plies }.
house-not-found = There is nothing here.
house-method = That can't be done here.
house-too-big = That is too long.
house-too-fast = Not so fast! Wait a moment and try again.
house-bad-request = This request can't be understood: { $problem }
house-record = This is no record of a game: { $why }
house-record-line = Line { $line } of this record can't be played: { $why }
house-bad-frame = This message can't be understood. Its “is” must be one of: { $verbs }, with all that it needs.
house-storage = This couldn't be written down, so it didn't happen. Try again in a moment.
house-closing = The house is closing for a moment. Come back shortly; nothing is lost.
house-moving = This table is moving to another room just now. Try again in a moment: nothing is lost.
house-broken = Something broke on our side. It didn't happen; try again.
house-stale = That question is closed already. Look at the table: it has moved on.
house-not-asked = You aren't asked anything right now.
house-no-hints = Nobody gets hints at this table.
house-bot-plays = A bot plays your seat. Come back first.
house-gone = You gave this game up; the bot plays it to the end.
house-not-away = You are playing already.
house-no-person-there = Nobody has to be replaced here.
house-clock-decides = This table has a clock: it decides about those who are away.
house-not-absent = This player hasn't been away for long. Wait a little.
house-nothing-to-undo = You haven't made a move that could be taken back.
house-no-undo = Nobody asks to take anything back.
house-undo-open = Somebody else is asking to take a turn back: answer that first.
house-started = The game has begun already.
house-not-started = The game hasn't begun yet.
house-seats-free = There are still free seats: wait for people, or add bots.
house-seat-taken = This seat is taken.
house-seat-free = This seat is free already.
house-no-seat = There is no seat { $seat } at this table: it has { $seats }.
house-seats = This game is for { $few } to { $many } players, not for { $seats }.
house-no-level = Bots play this game at levels { $levels }, not at { $level }.
house-no-name = A name needs at least one letter.
house-nothing-said = There is nothing to say in that message.
house-no-phrase = Nobody says that at this table.
house-many-names = Many new names have come from your network lately. Try again in about { $minutes } min.
house-many-tables = You have made many tables lately. You can make the next one in about { $minutes } min.
house-many-open = You have as many open tables as one can have. Finish a game or leave a table first.
house-many-sockets = This table is open in too many windows. Close some and try again.
house-option = At a table “{ $name }” can be { $few } to { $many }, not { $value }.
house-undo-refused = The others have said no to that. You can ask again after the next move.
house-undo-left = Somebody has left and can't agree to take that move back.
house-vote-alone = In a game of two nobody can be sent away. If the other one doesn't move for long, a bot can take over.
house-vote-open = Another vote is open: answer that first.
house-no-vote = There is no vote that you could answer.
house-name-alike = Somebody at this table is called “{ $name }”, and your name looks the same. Take another one.
house-banned = You are banned from this house{ $until ->
    [none] {"."}
   *[other] {" "}until { $until }.
}{ $why ->
    [none] {""}
   *[other] {" "}The reason: { $why }
}
house-muted = You may not talk in this house{ $until ->
    [none] {"."}
   *[other] {" "}until { $until }.
}{ $why ->
    [none] {""}
   *[other] {" "}The reason: { $why }
}
house-doors-locked = The house lets nobody new in at the moment. Come back later.
house-not-invited = This house lets in only those who are invited. Ask for an invitation link and open it; each works only for so many people and so long.
house-host-only = Only the host can do that, from the terminal: lapki admin.
house-over-already = That table is over already.
house-no-report = There is no such report.
house-no-invitation = There is no such invitation any more.
house-no-network = “{ $network }” is no address. Write one like 203.0.113.7, or a network like 203.0.113.0/24.
house-network-wide = { $network } is too much of the internet. To keep all strangers out, lock the doors.
house-network-own = { $network } is this machine itself: everybody behind its proxy would be banned. Check LAPKI_PROXIES.
house-no-address = It isn't known from where this person came: they haven't been here since the house opened. Ban the person alone.
house-is-admin = An admin can't be banned or muted. The host can take that away first: lapki admin remove.
house-no-penalty = There is nothing like that to lift.

## Fate

header-fate-missing = This record doesn't say how its dice were drawn, so there is nothing to check.
header-fate-commitment = The seed isn't the one that was promised before the game.
header-fate-shares = The record lacks the share of some seat.
header-fate-seating = Chance seated the players otherwise.
illegal-fate-line = Fate drew “{ $due }” here, and the record says otherwise.
verify-true = True: { $draws } draws in { $plies } moves follow from the seed.
verify-commitment = Promised before the game: { $commitment }

## In the terminal

join-name = Your name:
join-which = Open tables:
join-none = There are no open tables. Make one: lapki join { $url } --game NAME
join-seated = You are at the table.
join-watching = You are watching.
join-wait = Waiting for players: { $taken } of { $seats } are here. Invite others: { $url }
join-lost = The connection was lost; coming back…
join-help =
    Type a move in the notation, or:
      say TEXT     talk
      undo         ask to take your last move back
      agree        agree to somebody's undo
      refuse       don't
      resign       give up
      leave        let a bot play for you
      back         play yourself again
      help         this list
      quit         look away; your seat waits
join-says = { $name }: { $text }
join-undo = { $name } wants to take a turn back: agree or refuse.
join-undone = { $name } takes a turn back.
join-undo-refused = { $name } doesn’t agree to that.
join-ended-resigned = { $name } gives up.
join-ended-time = { $name }: time is up.
join-failed = { $url } can't be reached: { $problem }
backup-done = Kept in { $file }.
backup-none = There is no database at { $file } yet.
backup-postgres = The database itself is in PostgreSQL and isn't in this file: keep it with pg_dump, and put it back with pg_restore.
backup-damaged = The database is damaged, so nothing was kept. Use an earlier backup.
backup-failed = { $file } can't be written: { $problem }. Nothing was kept there.
backup-exists = { $file } exists already; choose another name.
backup-key = { $file } opens what is encrypted with this. Keep it somewhere else: without it such a backup is lost.
sealing-whom = A backup is encrypted for a key that begins with age1. `lapki backup-key FILE` makes one. Nothing was kept.
sealing-needed = This backup is encrypted. Say which key opens it: --key FILE.
sealing-key = The file given as --key holds no key. It should have a line that begins with AGE-SECRET-KEY-1.
sealing-other = This key doesn't open the backup, or the backup is damaged. Everything is as it was.
restore-done = Restored from { $file }.
restore-kept = What was there before is in { $old }.
restore-failed = { $file } can't be restored: { $problem }. Everything is as it was.
restore-not = { $file } isn't a backup of a house.
restore-busy = The house is open. Close it first.
migrate-done = The database is at version { $version } now.
migrate-unknown = There is no version “{ $version }”. There are: { $versions }.

## A link to a table, as others show it

house-link-title = { $game } at Lapki
house-link = { $state ->
    [free] { $free ->
        [one] One of { $seats } seats is free. Sit down with us!
       *[other] { $free } of { $seats } seats are free. Sit down with us!
    }
    [waiting] The game is about to begin.
    [playing] The game is on.
    [finished] The game is over: look at it again, step by step.
   *[stopped] This game wasn’t finished.
}

## A finished game as a card

house-card = { $reason ->
    [time] Time is up
    [resigned] Somebody gave up
   *[rules] The game is over
}
house-card-occasion = { $game } · { DATETIME($date, dateStyle: "long") }
