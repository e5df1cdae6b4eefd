# What a share card says of a finished game of Spots.

spots-postcard = { $how ->
    [dog] Pies był szybszy
   *[six] Cała szóstka w domu!
}
