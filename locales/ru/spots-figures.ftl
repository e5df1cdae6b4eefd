# Что считаем в «Пятнышках».

spots-figure-turn = { $busted ->
    [0] Ни одного провала
   *[other] Провалов: { $busted }, а ходов { $all }
}
spots-figure-turn-busted = провал
spots-figure-turn-safe = обошлось
spots-figure-trick = Любимые трюки
