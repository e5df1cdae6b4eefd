# Dixit. Каждое место — кролик на шкале очков.

dixit = Dixit
dixit-seat = Кролик { $seat }

## О чём спрашивают

dixit-ask-tell = Выбери свою карту и дай подсказку: не слишком ясную и не слишком тёмную (tell 17 тихий дом).
dixit-ask-give = Какая из твоих карт подходит к подсказке? (give 23; когда играют втроём, две: give 23 41)
dixit-ask-vote = Где лежит карта рассказчика? (vote 4)

## Что произошло

dixit-event-dealt = { $cards ->
    [none] { dixit-seat } берёт { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
        [many] { $count } карт.
       *[other] { $count } карты.
    }
   *[other] { dixit-seat }, твои новые карты: { $cards }.
}
dixit-event-round-began = { $storyteller ->
    [none] Раунд { $round }. Рассказчиком станет тот, кто первым придумает подсказку.
   *[other] Раунд { $round }. Рассказывает кролик { $storyteller }.
}
dixit-event-told = { $card ->
    [none] { dixit-seat } говорит: «{ $clue }»
   *[other] { dixit-seat } говорит: «{ $clue }» (о карте { $card })
}
dixit-event-gave = { $cards ->
    [none] { dixit-seat } кладёт рубашкой вверх { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
        [many] { $count } карт.
       *[other] { $count } карты.
    }
   *[other] { dixit-seat } кладёт рубашкой вверх: { $cards }.
}
dixit-event-laid-out = На столе: { $cards }.
dixit-event-voted = { $slot ->
    [none] { dixit-seat } уже сделал выбор.
   *[other] { dixit-seat } голосует за место { $slot }.
}
dixit-event-shown = { $verdict ->
    [all] Карту рассказчика ({ $slot }: { $card }) нашли все. Слишком ясно!
    [none] Карту рассказчика ({ $slot }: { $card }) не нашёл никто. Слишком туманно!
   *[some] Карту рассказчика ({ $slot }: { $card }) нашли: { $found }.
}
dixit-event-gained = { dixit-seat } прыгает на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} (всего { $score }){ $lured ->
    [0] .
    [one] , из них { $lured } за голос, приманенный своей картой.
    [few] , из них { $lured } за голоса, приманенные своей картой.
    [many] , из них { $lured } за голоса, приманенные своей картой.
   *[other] , из них { $lured } за голоса, приманенные своей картой.
}
dixit-event-discarded = В сброс уходят: { $cards }.
dixit-event-reshuffled = Сброс замешан в новую колоду: { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
dixit-event-ended = Конец! Дальше всех на шкале: { $winners } ({ $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}).

## Почему нельзя

dixit-illegal-not-now = Сейчас не время для этого: { $phase ->
    [setup] карты ещё раздают.
    [tell] ждём подсказку.
    [give] к подсказке ещё подбирают карты.
    [table] карты как раз выкладывают на стол.
    [vote] идёт голосование.
    [refill] игроки добирают карты.
   *[over] игра окончена.
}
dixit-illegal-not-storyteller = В этом раунде рассказывает кролик { $storyteller }.
dixit-illegal-storyteller-gives = Рассказчик уже положил свою карту и больше ничего не добавляет.
dixit-illegal-storyteller-votes = Рассказчик не голосует: он знает ответ.
dixit-illegal-given-already = Твоя карта уже на столе, обратно её не взять.
dixit-illegal-voted-already = Твой голос уже отдан.
dixit-illegal-not-in-hand = Карты { $card } нет у тебя в руке.
dixit-illegal-clue-empty = Подсказка пуста. Скажи хоть слово.
dixit-illegal-clue-long = Подсказка слишком длинная: знаков в ней { $length }, а можно не больше { $limit }.
dixit-illegal-clue-control = В подсказке есть невидимые управляющие знаки или разрывы строки. Напиши её одной строкой.
dixit-illegal-clue-untrimmed = Убери пробелы в начале и в конце подсказки.
dixit-illegal-wrong-count = Нужно { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, а не { $given }.
dixit-illegal-same-card = Две карты должны быть разными, а { $card } названа дважды.
dixit-illegal-no-slot = Места { $slot } на столе нет: они от 1 до { $slots }.
dixit-illegal-own-card = На месте { $slot } твоя собственная карта. За неё голосуют только другие.
dixit-illegal-wrong-seat = Сейчас раздают кролику { $due }, а не { $seat }.
dixit-illegal-wrong-deal = Нужно раздать карт: { $count }, а не { $given }.
dixit-illegal-not-in-deck = Раздавать можно только карты из колоды, каждую один раз.
dixit-illegal-not-the-round = На стол ложатся именно карты этого раунда, каждая один раз.
dixit-syntax-move = «{ $text }» — не ход этой игры. Ходы выглядят так: tell 17 тихий дом, give 23, give 23 41, vote 4.

## Позиции

dixit-header-position-seats = Игроков, подарков и голосов должно быть по { $seats }.
dixit-header-position-round = Раунда { $round } здесь не бывает.
dixit-header-position-score = Очки — неотрицательные числа разумной величины.
dixit-header-position-goal = Кто-то уже набрал { $goal }, значит, игра окончена, а победителя нет.
dixit-header-position-cards = Каждая карта от 1 до { $cards } должна лежать ровно в одном месте.
dixit-header-position-storyteller = Рассказчика нет только до первой подсказки; потом это кто-то за столом.
dixit-header-position-told = Подсказка и карта рассказчика бывают только тогда, когда раунд идёт.
dixit-header-position-clue = В подсказке 1–200 знаков, без управляющих и без пробелов по краям.
dixit-header-position-gifts = Подарок кролика { $seat } таким быть не может.
dixit-header-position-phase = Для стадии «{ $phase }» ответы не те: кому-то не хватает выбора или он лишний.
dixit-header-position-table = На столе должны лежать именно карты раунда, и только когда их выложили.
dixit-header-position-votes = Голос кролика { $seat } таким быть не может.
dixit-header-position-hands = На стадии «{ $phase }» в руках другое число карт.
dixit-header-position-discard = Во время первой раздачи сброса ещё нет.
dixit-header-position-deck = Колоды не хватит, чтобы добавить карт всем.
dixit-header-position-last = Такого завершённого раунда быть не могло.
dixit-header-position-gains = При таком голосовании очки были бы другими.
dixit-header-position-winners = Победители — те, у кого больше всех очков в оконченной игре, и никто другой.

## Настройки и терминал

dixit-option-goal = До скольких очков
dixit-option-cards = Сколько карт
dixit-option-deck = Колода
dixit-option-deck-dreams = сны
dixit-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
dixit-votes = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
    [many] { $count } голосов
   *[other] { $count } голоса
}
dixit-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
dixit-card = карта { $card }
dixit-top = Раунд { $round } · играют до { $goal } · в колоде { $deck } · в сбросе { $discard }
dixit-clue = Подсказка
dixit-hand = Твоя рука
dixit-table = На столе
dixit-last = Прошлый раунд: «{ $clue }»
dixit-mine = твоя
dixit-owner = кролик { $seat }
dixit-teller = рассказывает
dixit-racing = ищет подсказку
dixit-thinking = думает
dixit-done = готово
