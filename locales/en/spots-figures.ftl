# What is counted of games of Spots.

spots-figure-turn = { $busted ->
    [0] No turn lost yet
   *[other] Turns lost to a bust: { $busted } of { $all }
}
spots-figure-turn-busted = busted
spots-figure-turn-safe = kept
spots-figure-trick = Favourite tricks
