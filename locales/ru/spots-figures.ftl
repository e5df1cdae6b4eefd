# Что считаем в «Пятнышках».

spots-figure-turn = Чем кончались ходы, всего { $total }
spots-figure-turn-busted = провал
spots-figure-turn-safe = обошлось
spots-figure-trick = Любимые команды

## Взгляд на одну партию

spots-lookback-how = Сильнейший бот продумал каждый ход до конца, при всех возможных бросках; о том, что будет дальше, он судит по своим партиям. Карты в колоде были скрыты и от него.
spots-count-scored = Пёсиков завершено
spots-count-rolls = Бросков
spots-count-busts = Провалов
spots-count-treats = Вкусняшек взято
spots-count-spent = Вкусняшек потрачено
spots-count-risk = Ожидаемых провалов без вкусняшек
