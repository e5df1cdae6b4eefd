# What a share card says of a finished game of Spots.

spots-postcard = { $how ->
    [dog] Пёс оказался быстрее
   *[six] Все шестеро дома!
}
