# Что считаем в «Пятнышках».

spots-figure-turn = Чем кончались ходы, всего { $total }
spots-figure-turn-busted = провал
spots-figure-turn-safe = обошлось
spots-figure-trick = Любимые трюки

## Взгляд на одну партию

spots-lookback-how = Сильнейший бот продумал каждый ход до конца, по всем возможным броскам; что будет дальше, он судит по своим партиям. Карты в колоде были скрыты и от него.
spots-count-scored = Пёсиков засчитано
spots-count-rolls = Бросков
spots-count-busts = Неудач
spots-count-treats = Лакомств взято
spots-count-spent = Лакомств потрачено
spots-count-risk = Неудач, которых стоило ждать без лакомств
