# What I have played: the page /games.

past-parts = Parts of this page
past-games = Games
past-numbers = Numbers
past-finished = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
past-few = Once you have finished a game, this is where it turns into numbers.
past-game = Game
past-game-any = All games
past-end = Result
past-end-any = Any result
past-end-running = Still running
past-with = With whom
past-with-any = With anybody
past-when = When
past-when-any = Any time
past-when-older = Earlier
past-nobody = Somebody who left
past-alone = Alone
past-none = No such games.
past-more = Show more
past-times-of = { $times } of { $of }
past-sure = (between { $low } and { $high }% once chance is allowed for)
past-fair = By luck alone it would be { $fair }%.
past-weeks = Games a week
past-weeks-now = { $count ->
    [0] None this week yet
    [one] { $count } this week
   *[other] { $count } this week
}
past-weeks-told = Games in each of the last weeks: { $list }
past-weeks-ago = { $count } weeks ago
past-weeks-this = this week
past-wins = Wins by table
past-wins-same = Nothing yet that luck could not explain
past-wins-beyond = More than luck: { $games }
past-wins-people = { $game }, { $seats ->
    [one] { $seats } person
   *[other] { $seats } people
}
past-wins-bots = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, with bots
past-wins-why = Dotted: what luck alone would give. The band: where your share really is, 19 times out of 20.
past-rating = Rating, { $game }
past-rating-between = Somewhere between { $low } and { $high }
past-rating-soon = Ratings
past-rating-later = Too few games among people yet
past-rating-until = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
past-rating-why = The band narrows the more you play. Only tables without bots count.
past-rating-people = Only tables without bots count, played to the end.
past-together = You and
past-together-same = { $won } : { $lost } proves nothing yet
past-together-above = { $won } : { $lost }, and that is hardly chance
past-together-below = { $won } : { $lost }, and that is hardly chance
past-together-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}, the newest on the right
past-together-why = Up: you won. Down: they did. A dot: both or neither.
