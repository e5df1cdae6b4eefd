# Co liczymy w „Ciapkach”.

spots-figure-turn = { $busted ->
    [0] Ani jednej wtopy
   *[other] Wtopy: { $busted }, a wszystkich ruchów { $all }
}
spots-figure-turn-busted = wtopa
spots-figure-turn-safe = udało się
spots-figure-trick = Ulubione sztuczki
