# Keeping order: `lapki admin` in the terminal, and the page of those who do.

admin-title = Keeping order
admin-parts = What to keep in order
admin-tab-reports = Reports
admin-tab-people = People
admin-tab-tables = Tables
admin-tab-doors = Doors
admin-tab-audit = Audit log
admin-search-people = Name or id
admin-search-tables = Name of a player, game or table id
admin-search = Search
admin-next = Next page
admin-previous = Previous page
admin-page = Page { $page }
admin-none = There is nothing here.
admin-done = Done.
admin-host = host
admin-guest = forgotten
admin-cancel = Cancel
admin-which = { $count ->
    [0] Nobody here is called “{ $name }”.
   *[other] { $count } people are called “{ $name }”: name one by their id. “lapki admin people” lists them.
}

## Reports

admin-waiting = Waiting for an answer
admin-answered = Answered
admin-report = No. { $number }: { $by } about { $about }
admin-report-table = To the table
admin-report-message = The message that was reported
admin-report-context = What was said around it
admin-answer = Your answer to { $name }
admin-answer-send = Answer
admin-answer-was = Answer ({ $name }): { $answer }

## People

admin-mark-admin = keeps order
admin-mark-banned = { $until ->
    [none] banned
   *[other] banned until { $until }
}
admin-mark-muted = { $until ->
    [none] muted
   *[other] muted until { $until }
}
admin-since = here since { $day }
admin-near = from around { $near }
admin-ban = Ban
admin-ban-of = Ban: { $name }
admin-unban = Let in again
admin-unban-of = Let in again: { $name }
admin-mute = Mute
admin-mute-of = Mute in chat: { $name }
admin-unmute = Let talk again
admin-unmute-of = Let talk again: { $name }
admin-how-long = For how long
admin-hours = { $hours ->
    [1] an hour
    [24] a day
    [168] a week
    [720] 30 days
   *[none] for good
}
admin-why = Reason
admin-why-read = Whoever it concerns will read it.
admin-ban-address = Ban the address from which they came, too ({ $near })

## Tables

admin-phase-waiting = waiting
admin-phase-playing = playing
admin-phase-finished = finished
admin-phase-stopped = stopped
admin-looking = { $count ->
    [one] { $count } person looking
   *[other] { $count } people looking
}
admin-end = End
admin-end-of = End this table: { $game }
admin-end-why = Everybody at the table will read the reason. Nobody wins, and the game can’t be played on.

## Doors

admin-doors = Who comes in?
admin-doors-open = The doors are open: anybody comes in.
admin-doors-invited = Only those who are invited come in.
admin-doors-locked = The doors are locked: nobody new comes in.
admin-doors-known = Those who have a name here already go on playing.
admin-invitations = Invitations
admin-invite-uses = For how many people
admin-invite-make = Make a link
admin-invite-once = This link is shown only now: copy it.
admin-invitation = No. { $number }: for { $uses } more{ $until ->
    [none] {""}
   *[other] {", "}until { $until }
}
admin-withdraw = Withdraw
admin-withdraw-of = Withdraw invitation no. { $number }
admin-networks = Banned addresses
admin-network = Address, or a network like 203.0.113.0/24
admin-unban-network = Let in again: { $network }

## Audit log

admin-did-admin = lets keep order:
admin-did-no-admin = lets keep order no more:
admin-did-mute = mutes:
admin-did-unmute = lets talk again:
admin-did-ban = bans:
admin-did-unban = lets in again:
admin-did-end = ends table
admin-did-answer = answers report
admin-did-doors = sets the doors to
admin-did-invite = invites, for so many people:
admin-did-withdraw = withdraws invitation
admin-until = until { $until }
