# What a share card says of a finished game of Spots.

spots-postcard = { $how ->
    [dog] Пес виявився швидшим
   *[six] Усі шестеро вдома!
}
