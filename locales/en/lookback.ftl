# Looking back at a game that is over.

lookback-graph = Chances to win
lookback-why = A bot can look at every decision again: how likely everybody was to win after it, what was well chosen, and which three moments decided the game. It works in the background, from what could be known at that moment.
lookback-begin = Look back
lookback-busy = { $done } of { $all } decisions weighed
lookback-verdict = Verdict
lookback-kept = { $name }: well chosen
lookback-inaccurate = { $name }: not quite the best
lookback-mistake = { $name }: a mistake
lookback-mark-inaccurate = Not quite the best
lookback-mark-mistake = A mistake
lookback-better = Better: { $better }
lookback-to-win = Chance to win
lookback-instead = { $about }: { $had }% instead of { $hope }%
lookback-marks = { $count ->
    [0] Every decision was well chosen.
    [one] One decision could have been better. It is marked on the graph and in the log.
   *[other] { $count } decisions could have been better. They are marked on the graph and in the log.
}
lookback-moments = { $count ->
    [1] The moment that decided it
    [3] Three moments that decided it
   *[other] Moments that decided it
}
lookback-moment-mistake = { $name } had a better move
lookback-moment-luck = Chance had its say
lookback-moment-shown = Everybody’s choice came to light
lookback-moment-turn = The game turned in { $name }’s favour
lookback-moment-slip = { $name } lost ground here
lookback-change = { $name }: { $before } → { $after }%
lookback-figures = The game in figures
lookback-table = All chances as a table
lookback-step = Step
