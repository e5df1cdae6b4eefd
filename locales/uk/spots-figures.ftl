# Що лічимо в «Крапках».

spots-figure-turn = { $busted ->
    [0] Жодної невдачі
   *[other] Невдач: { $busted }, а ходів { $all }
}
spots-figure-turn-busted = невдача
spots-figure-turn-safe = обійшлося
spots-figure-trick = Улюблені трюки
