# What a share card says of a finished game of Boooop.

boooop-postcard = { $how ->
    [eight] Eight cats on one bed!
   *[row] Three in a row. The bed is taken!
}
