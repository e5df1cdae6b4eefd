# What a share card says of a finished game of Boooop.

boooop-postcard = { $how ->
    [eight] Восемь котов на кровати!
   *[row] Трое в ряд. Кровать занята!
}
