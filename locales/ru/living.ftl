# Стол для гостиной: большой экран, рука в телефоне, несколько человек у одного экрана.

## Большой экран

living-show = На большой экран
living-scan = Садись!
living-come = Садитесь поближе!
living-how = Наведи телефон на код, назовись, выбери мордочку, устройся поудобнее.
living-only-here = Телефоны сюда не доберутся: этот дом слушает только свой компьютер. Открой его так: lapki serve --host 0.0.0.0
living-free = { $count ->
    [one] Свободно { $count } место
    [few] Свободно { $count } места
    [many] Свободно { $count } мест
   *[other] Свободно { $count } места
}
living-full = Все на местах!
living-locked = Стол заперт: новых не ждём.
living-starts = { $name ->
    [none] Теперь кто-то нажимает «Начинаем!» в телефоне.
   *[other] «Начинаем!» нажимает { $name }: в телефоне или на ноутбуке.
}
living-start-bots = Остальные — боты, поехали!
living-seats = { $count ->
    [one] на { $count } игрока
    [few] на { $count } игроков
    [many] на { $count } игроков
   *[other] на { $count } игрока
}
living-bot = бот
living-coming = ещё в пути
living-seat-free = свободно
living-warm = тёплое место
living-again = Ещё раз?
living-again-how = Нажми «Ещё раз!» в телефоне.
living-in-hand = Карты — в телефоне.
living-left = { $count ->
    [0] Все готовы.
    [one] Ждём ещё { $count } ответ.
    [few] Ждём ещё { $count } ответа.
    [many] Ждём ещё { $count } ответов.
   *[other] Ждём ещё { $count } ответа.
}
living-answered = готово
living-scores = Счёт
living-turn = Ход: { $name }
living-round = Раунд { $round }
living-quiet = пока тихо
living-won = победа

living-dixit-race = Кто первым придумает подсказку?
living-dixit-any = Кто первый, тот и рассказывает
living-dixit-thinks = { $name } подбирает слова…
living-dixit-next = Теперь рассказывает { $name }
living-dixit-give = Подкинь карту к подсказке
living-dixit-vote = Голосуй в телефоне. { living-left }
living-dixit-verdict = { $verdict ->
    [all] Нашли все! Слишком ясно.
    [none] Никто не нашёл! Слишком туманно.
   *[some] Верных голосов: { $found } из { $voters }!
}
living-barking-bark = Гав!

## Несколько человек у одного экрана

living-beside = Кто у этого экрана
living-add = Кто-то рядом
living-add-how = Вы играете на одном устройстве: оно переходит из рук в руки, а чужих карт никто не увидит.
living-forget = Забыть: { $name }
living-give = Передать: { $name }
living-pass = Дальше: { $name }
living-ceiling = Передай устройство. Остальные смотрят в потолок: там тоже интересно.
living-mine = Я { $name }, показывай
living-hold = Держи, пока забор не отодвинется.
living-since = Что было после твоего хода
living-other = Нет, я { $name }
living-look = Взглянуть на стол
living-waits = Ждём остальных
living-waits-how = Сейчас ходят другие. Хочешь взглянуть на свои карты — держи кнопку.

## Телефон как рука

living-on-screen = Стол на экране
living-whole = Показать весь стол здесь
living-to-hand = Только моя рука: стол на экране
living-hide = Спрятать от чужих глаз
living-hidden = Спрятано от чужих глаз. Коснись, чтобы открыть.
