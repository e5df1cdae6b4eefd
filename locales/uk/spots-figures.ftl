# Що лічимо в «Крапках».

spots-figure-turn = Чим скінчилися ходи, усього { $total }
spots-figure-turn-busted = невдача
spots-figure-turn-safe = обійшлося
spots-figure-trick = Улюблені трюки
