# What a share card says of a finished game of Spots.

spots-postcard = { $how ->
    [dog] The Dog was faster
   *[six] All six dogs are home!
}
