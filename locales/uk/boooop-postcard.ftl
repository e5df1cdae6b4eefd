# What a share card says of a finished game of Boooop.

boooop-postcard = { $how ->
    [eight] Вісім котів на ліжку!
   *[row] Троє в ряд. Ліжко зайняте!
}
