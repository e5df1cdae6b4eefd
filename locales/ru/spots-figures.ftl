# Что считаем в «Пятнышках».

spots-figure-turn = Чем кончались ходы, всего { $total }
spots-figure-turn-busted = провал
spots-figure-turn-safe = обошлось
spots-figure-trick = Любимые трюки
