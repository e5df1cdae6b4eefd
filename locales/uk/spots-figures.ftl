# Що лічимо в «Крапках».

spots-figure-turn = Чим скінчилися ходи, усього { $total }
spots-figure-turn-busted = невдача
spots-figure-turn-safe = обійшлося
spots-figure-trick = Улюблені команди

## Погляд на одну партію

spots-lookback-how = Найсильніший бот продумав кожен хід до кінця, з усіма можливими кидками; про те, що буде далі, він судить зі своїх партій. Карти в колоді були приховані й від нього.
spots-count-scored = Песиків завершено
spots-count-rolls = Кидків
spots-count-busts = Невдач
spots-count-treats = Смаколиків узято
spots-count-spent = Смаколиків витрачено
spots-count-risk = Очікуваних невдач без смаколиків
