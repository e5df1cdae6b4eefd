# Dixit. Каждое место — кролик на шкале очков.

# = en: название игры
dixit = Dixit
dixit-seat = Кролик { $seat }

## О чём спрашивают

dixit-ask-tell = Выбери свою карту и дай подсказку: не слишком ясную и не слишком туманную (tell 17 тихий дом).
dixit-ask-give = Какая из твоих карт подходит к подсказке? (give 23; когда играют втроём, две: give 23 41)
dixit-ask-vote = Где лежит карта рассказчика? (vote 4)

## Что произошло

dixit-event-dealt = { $cards ->
    [none] { $name } берёт { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
        [many] { $count } карт.
       *[other] { $count } карты.
    }
   *[other] { $name }, твои новые карты: { $cards }.
}
dixit-event-round-began = { $storyteller ->
    [none] Раунд { $round }. Рассказывает тот, кто первым придумает подсказку.
   *[other] Раунд { $round }. Рассказывает { $storyteller }.
}
dixit-event-told = { $card ->
    [none] { $name } говорит: «{ $clue }»
   *[other] { $name } говорит: «{ $clue }» (о карте { $card })
}
dixit-event-gave = { $cards ->
    [none] { $name } кладёт рубашкой вверх { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
        [many] { $count } карт.
       *[other] { $count } карты.
    }
   *[other] { $name } кладёт рубашкой вверх: { $cards }.
}
dixit-event-laid-out = На столе: { $cards }.
dixit-event-voted = { $slot ->
    [none] { $name }: голос отдан.
   *[other] { $name } голосует за карту { $slot }.
}
dixit-event-shown = { $verdict ->
    [all] Карту рассказчика ({ $slot }{ $card ->
        [none] {""}
       *[other] : { $card }
    }) нашли все. Слишком ясно!
    [none] Карту рассказчика ({ $slot }{ $card ->
        [none] {""}
       *[other] : { $card }
    }) не нашёл никто. Слишком туманно!
   *[some] Карту рассказчика ({ $slot }{ $card ->
        [none] {""}
       *[other] : { $card }
    }) нашли: { $found }.
}
dixit-event-gained = { $name }: +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} (всего { $score }){ $lured ->
    [0] .
    [one] , из них { $lured } за приманенный голос.
    [few] , из них { $lured } за приманенные голоса.
    [many] , из них { $lured } за приманенные голоса.
   *[other] , из них { $lured } за приманенные голоса.
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
dixit-illegal-not-storyteller = В этом раунде рассказываешь не ты.
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
dixit-illegal-no-slot = Карты { $slot } на столе нет: они от 1 до { $slots }.
dixit-illegal-own-card = Карта { $slot } — твоя собственная. За неё голосуют только другие.
dixit-illegal-wrong-seat = Сейчас раздают месту { $due }, а не { $seat }.
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
dixit-option-goal-why = На шкале в коробке 30 очков; до 15 партия вдвое короче.
dixit-option-cards = Сколько карт
dixit-option-deck = Колода
dixit-option-deck-dreams = сны
dixit-option-deck-why = { $cards ->
    [one] { $cards } картинка
    [few] { $cards } картинки
    [many] { $cards } картинок
   *[other] { $cards } картинки
}, { $ours ->
    [yes] нарисованные для лапок
   *[no] из папки хозяина дома
}
dixit-option-deck-own = Свою колоду добавляет тот, кто держит дом:
dixit-option-beginners = До 15 очков: как раз чтобы распробовать.
dixit-option-begins = Начинает тот, кто первым придумает подсказку.
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
dixit-teller = рассказывает
dixit-racing = ищет подсказку
dixit-thinking = думает
dixit-done = готово

## На странице

dixit-web-card = { $about ->
    [none] Карта { $number } из { $count }.
   *[other] Карта { $number } из { $count }: { $about }
}
dixit-web-whose = { $teller ->
    [yes] Карта рассказчика: { $owner }.
   *[no] Чья: { $owner }.
} { $voters ->
    [none] Голосов нет.
   *[other] Голоса: { $voters }.
}
dixit-web-you = ты
dixit-web-my-vote = твой голос
dixit-web-zoom = Рассмотреть
dixit-web-about = Описание
dixit-web-no-about = У этой карты нет описания.
dixit-web-compare = Сравнить
dixit-web-previous = Предыдущая карта
dixit-web-next = Следующая карта
dixit-web-pick = Выбрать { $number }
dixit-web-tells = Рассказывает { $name }
dixit-web-you-tell = Рассказываешь ты
dixit-web-race = Первый раунд
dixit-web-clue = «{ $clue }»
dixit-web-no-clue = Подсказки пока нет
dixit-web-ask-race = Есть подсказка? Скажи её раньше других — и рассказывай!
dixit-web-ask-tell = Выбери карту и дай к ней подсказку
dixit-web-pick-first = Сначала коснись карты, о которой расскажешь.
dixit-web-then-tell = Не слишком ясно и не слишком туманно: пусть догадаются некоторые, но не все.
dixit-web-placeholder = Слово, строчка из песни, звук…
dixit-web-length = Знаков: { $length } из { $limit }
dixit-web-tell = Рассказать
dixit-web-ask-give = { $count ->
    [one] Какая из твоих карт подходит к подсказке?
    [few] Какие { $count } из твоих карт подходят к подсказке?
    [many] Какие { $count } из твоих карт подходят к подсказке?
   *[other] Какие { $count } из твоих карт подходят к подсказке?
}
dixit-web-then-give = Она ляжет рубашкой вверх среди других, назад её не взять.
dixit-web-chosen = Выбрано { $chosen } из { $count }. Назад карты не взять.
dixit-web-give = { $count ->
    [one] Добавить эту карту
    [few] Добавить эти карты
    [many] Добавить эти карты
   *[other] Добавить эти карты
}
dixit-web-ask-vote = Где карта рассказчика?
dixit-web-then-vote = { $slot ->
    [none] Рассмотри карты и выбери одну. До голосования можно передумать.
   *[other] Выбрано { $slot }. Голоса откроются вместе.
}
dixit-web-vote = Голосую за { $slot }
dixit-web-told = Твоя карта — среди этих. Не выдай её!
dixit-web-gave = { $count ->
    [one] Твоя карта уже на столе.
    [few] Твои карты уже на столе.
    [many] Твои карты уже на столе.
   *[other] Твои карты уже на столе.
}
dixit-web-voted = Твой голос: { $slot }. Откроем все вместе.
dixit-web-last = Прошлый раунд
dixit-web-verdict = { $verdict ->
    [all] Карту рассказчика нашли все. Слишком ясно!
    [none] Карту рассказчика не нашёл никто. Слишком туманно!
   *[some] Голосов за карту рассказчика: { $found }{"\u00A0"}из{"\u00A0"}{ $voters }.
}
dixit-web-dealt = Карты берут: { $names }.
dixit-web-laid-out = Карты лежат лицом вверх. Какая из них рассказчика?
dixit-web-gone = Карты раунда уходят в сброс.
dixit-web-gains = Очки: { $gains }.
dixit-web-gain = Твои очки за раунд: { $points }.
dixit-web-new-clue = Новая подсказка уже прозвучала.
dixit-web-you-next = Теперь рассказываешь ты.
dixit-web-on = Дальше
dixit-web-points = Очки за раунд
dixit-why-title = { $name }: +{ $points }
dixit-why-points = { $verdict ->
    [some] { $part ->
        [teller] Карту нашли некоторые, но не все: рассказчик получает 3.
        [found] Карта рассказчика найдена: +3.
        [mine] Твой голос — не за карту рассказчика: 0.
       *[missed] Голос — не за карту рассказчика: 0.
    }
    [all] { $part ->
        [teller] Карту нашли все: рассказчик остаётся ни с чем.
       *[other] Карту нашли все: каждый, кроме рассказчика, получает 2.
    }
   *[none] { $part ->
        [teller] Карту не нашёл никто: рассказчик остаётся ни с чем.
       *[other] Карту не нашёл никто: каждый, кроме рассказчика, получает 2.
    }
}
dixit-why-lured = За приманенные голоса: +{ $lured }.
dixit-web-discard = Сброс: { $count }
dixit-web-discard-empty = В сбросе пусто.
dixit-web-track = Шкала до { $goal }
dixit-web-ahead = Впереди: { $names } ({ $score })
dixit-web-coach-cards = Это твои сны. Коснись карты, чтобы выбрать её, а лупа покажет картинку во весь экран, рядом с другой или словами.
dixit-web-coach-clue = Один рассказывает: даёт подсказку к своей карте. Остальные тайком добавляют карты, которые тоже подходят.
dixit-web-coach-vote = Потом все ищут карту рассказчика. Лучшая подсказка — та, которую поняли некоторые, но не все.
dixit-web-key-arrows = от карты к карте
dixit-web-key-enter = выбрать карту, ещё раз — рассмотреть
dixit-web-key-number = выбрать карту по номеру
dixit-web-key-zoom = рассмотреть карту
dixit-web-key-compare = сравнить две карты
dixit-web-key-about = описание словами, когда рассматриваешь

## Bots

dixit-web-bot = { $seat ->
    [1] бот-мечтатель
    [2] бот-шутник
    [3] бот-поэт
    [4] бот-дитя
    [5] бот-мечтатель
    [6] бот-шутник
    [7] бот-поэт
   *[8] бот-дитя
}, уровень { $level }

## Said with a tap

dixit-phrase-picture = Вот это картина!
dixit-phrase-hm = Хм-м…
dixit-phrase-guessed = Ага, вот оно что!
dixit-phrase-easy = Слишком легко!
dixit-phrase-misty = Ясно как в тумане
dixit-phrase-dream = Это мне ещё приснится
