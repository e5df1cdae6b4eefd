# Що лічимо в «Крапках».

spots-figure-turn = Чим скінчилися ходи, усього { $total }
spots-figure-turn-busted = невдача
spots-figure-turn-safe = обійшлося
spots-figure-trick = Улюблені трюки

## Погляд на одну партію

spots-lookback-how = Найсильніший бот продумав кожен хід до кінця, за всіма можливими кидками; що буде далі, він судить зі своїх партій. Карти в колоді були приховані й від нього.
spots-count-scored = Песиків зараховано
spots-count-rolls = Кидків
spots-count-busts = Невдач
spots-count-treats = Смаколиків узято
spots-count-spent = Смаколиків витрачено
spots-count-risk = Невдач, яких варто було чекати без смаколиків
