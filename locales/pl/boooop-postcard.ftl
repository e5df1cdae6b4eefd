# What a share card says of a finished game of Boooop.

boooop-postcard = { $how ->
    [eight] Osiem kotów na łóżku!
   *[row] Trójka w rzędzie. Łóżko zajęte!
}
