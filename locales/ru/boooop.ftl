# Бууууп. Место 1 — ведьмочки (фиолетовые), место 2 — тыквы (рыжие).

boooop = Бууууп
boooop-seat = { $seat ->
    [1] Ведьмочки
   *[2] Тыквы
}
boooop-piece = { $piece ->
    [k] котёнок
   *[c] кот
}

## О чём спрашивают

boooop-ask-place = Поставь котёнка или кота на свободную клетку (k c3, c c3).
boooop-ask-ghost = Пусть твой призрак вылетает (ghost b6c6) или подождёт (hold)?
boooop-ask-graduate = Выбери, кто вырастет.

## Что произошло

boooop-event-placed = { $name }: { boooop-piece } садится на { $cell }.
boooop-event-booped = { $off ->
    [yes] Буп! { $name }: { boooop-piece } летит с кровати ({ $start }).
   *[no] Буп! { $name }: { boooop-piece } едет с { $start } на { $to }.
}
boooop-event-ghost-entered = { $name }: призрак появляется на шве { $stop } и летит { $heading ->
    [up] вверх
    [down] вниз
    [left] влево
   *[right] вправо
}.
boooop-event-ghost-glided = { $skipped ->
    [none] { $name }: призрак скользит с { $start } на { $to }.
   *[other] { $name }: призрак пролетает мимо другого на { $skipped }, с { $start } на { $to }.
}
boooop-event-spooked = { $off ->
    [yes] БУУУ! { $name }: { boooop-piece } с { $start } перепрыгивает через { $over } и падает с кровати.
   *[no] БУУУ! { $name }: { boooop-piece } с { $start } перепрыгивает через { $over } на { $to }.
}
boooop-event-ghost-left = { $name }: призрак улетает с кровати со шва { $start }.
boooop-event-graduated = { $kittens ->
    [0] { $name }: кот с { $cells } возвращается в корзинку.
    [one] { $name }: с кровати забрано { $cells }, вырос { $kittens } котёнок.
    [few] { $name }: с кровати забрано { $cells }, выросли { $kittens } котёнка.
    [many] { $name }: с кровати забрано { $cells }, выросло { $kittens } котят.
   *[other] { $name }: с кровати забрано { $cells }, выросло { $kittens } котёнка.
}
boooop-event-won = { $eight ->
    [yes] { $name }: все восемь котов на кровати. Это победа!
   *[no] { $name }: три кота в ряд, { $cells }. Это победа!
}

## Почему нельзя

boooop-illegal-not-your-turn = Сейчас не твой ход.
boooop-illegal-placed-already = В этот ход фигурка уже поставлена.
boooop-illegal-no-kitten = У тебя в корзинке не осталось котят.
boooop-illegal-no-cat = У тебя в корзинке пока нет котов.
boooop-illegal-taken = На { $cell } уже кто-то сидит.
boooop-illegal-no-ghosts = В этой партии играют без призраков.
boooop-illegal-ghost-glides = Твой призрак уже на кровати: он скользит сам и никого не слушается.
boooop-illegal-place-first = Сначала поставь котёнка или кота, а призрак потом.
boooop-illegal-ghost-done = Призрак в этот ход уже сделал своё.
boooop-illegal-not-an-edge = Призрак вылетает с края кровати, там, где начинается шов, а { $stop } не там.
boooop-illegal-stop-taken = На { $stop } уже другой призрак.
boooop-illegal-nothing-to-graduate = Сейчас не из чего выбирать, кто вырастет.
boooop-illegal-not-a-single = { $cells } забрать нельзя: только одну фигурку и только когда все восемь на кровати.
boooop-illegal-not-a-three = { $cells } — это не ряд из трёх твоих фигурок.
boooop-syntax-move = «{ $text }» — такого хода нет. Ходы записывают так: k c3, c c3, ghost b6c6, hold, grad a1 b2 c3.

## Позиции

boooop-header-position-turn = Места { $turn } нет, и ходить оно не может.
boooop-header-position-board = Кровать — это шесть строк по шесть знаков, каждый из которых . v V o или O.
boooop-header-position-active = У места { $seat } должно быть 8 активных фигурок, а их { $count }.
boooop-header-position-all-on-bed = Все восемь фигурок места { $seat } на кровати, а в этот миг так не бывает.
boooop-header-position-no-ghosts = Партия без призраков, но один есть на кровати.
boooop-header-position-ghosts-meet = Оба призрака на { $stop }.
boooop-header-position-stop = Шва { $stop } нет.
boooop-header-position-heading = Призрак на { $stop } не может лететь так: { $heading }.
boooop-header-position-ghost-phase = В корзинке нет призрака, о котором спрашивать.
boooop-header-position-graduate = Здесь не из чего выбирать, кто вырастет.
boooop-header-position-winner = В законченной партии победитель — тот, чей ход; в остальных победителя нет.

## Настройки и терминал

boooop-option-ghosts = Призраки
boooop-option-ghosts-on = гуляют по кровати
boooop-option-ghosts-on-why = Вслед за котёнком ходит твой призрак: скользит по швам кровати и пугает всех, мимо кого пройдёт.
boooop-option-ghosts-off = спят
boooop-option-ghosts-off-why = Одни котята и коты: проще и спокойнее.
boooop-option-beginners = Без призраков: сначала подружитесь с котятами.
boooop-option-custom = кто последним напугал кота
boooop-option-ceremony = Кто последним напугал кота? Признавайтесь: за это дают первый ход. Наступить на хвост в темноте тоже считается.
boooop-option-aloud = Кто бупает, говорит «Буп!»
boooop-kittens = { $count ->
    [one] { $count } котёнок
    [few] { $count } котёнка
    [many] { $count } котят
   *[other] { $count } котёнка
}
boooop-cats = { $count ->
    [one] { $count } кот
    [few] { $count } кота
    [many] { $count } котов
   *[other] { $count } кота
}
boooop-ghost-home = призрак дома
boooop-ghost-away = призрак на { $stop }

## На экране: кровать и корзинки

boooop-web-bed = Кровать: шесть рядов по шесть клеток
boooop-web-cell = { $piece ->
    [none] { $cell }, пусто
   *[other] { $cell }, { boooop-piece }: { $name }
}
boooop-web-ghost-there = Призрак: { $name }, шов { $stop }, летит { $heading ->
    [up] вверх
    [down] вниз
    [left] влево
   *[right] вправо
}
boooop-web-doors = Откуда вылетит призрак
boooop-web-door = Шов { $stop }, дальше { $heading ->
    [up] вверх
    [down] вниз
    [left] влево
   *[right] вправо
}
boooop-web-boo = БУУУ!
boooop-web-what = Кого ставим?
boooop-web-basket = В корзинке
boooop-web-cats = Коты: { $count } из 8
boooop-why-title = { $figure ->
    [k] Котёнок: { $name }
    [c] Кот: { $name }
   *[ghost] Призрак: { $name }
}
boooop-why = { $figure ->
    [k] Котёнок толкает соседних котят на клетку, а кота не сдвинет. Три твои фигурки в ряд вырастают.
    [c] Кот толкает всех, а котёнку его не сдвинуть. Три твоих кота в ряд — победа.
   *[ghost] Призрак летит по шву от края до края и толкает тех двоих, кто по бокам. Если дальше занято — БУУУ, кто-то перепрыгивает.
}

## На экране: записка

boooop-web-ask-place = Твой ход: поставь { $pieces ->
    [k] котёнка
    [c] кота
   *[other] котёнка или кота
}.
boooop-web-hint-place = Коснись свободной клетки, и будет видно, кто кого подвинет.
boooop-web-behind = { $cats ->
    [0] { $name }: ни один котёнок не вырос.
   *[other] { $name }: взрослых котов { $cats } из 8.
}
boooop-web-put = Поставить
boooop-web-ask-ghost = Выпустить призрака?
boooop-web-hint-ghost = Выбери на краю кровати, откуда он полетит, или пусть ещё подождёт.
boooop-web-release = Выпустить
boooop-web-hold = Пусть подождёт
boooop-web-ask-graduate = Кто вырастет?
boooop-web-grow = Выбрать
boooop-web-group = { $index } из { $count }
boooop-web-group-before = Предыдущий вариант
boooop-web-group-next = Следующий вариант

## На экране: что будет, если так пойти

boooop-web-nobody = Никого не заденет.
boooop-web-turn = { $name }: { boooop-piece } садится на { $cell }. Буп! { $moves }.
boooop-web-off = { $start } → корзинка
boooop-web-pushed = { $count ->
    [1] Подвинется { $moves }.
   *[other] Подвинутся { $moves }.
}
boooop-web-falls = { $count ->
    [1] { $cells } падает в корзинку.
   *[other] { $cells } падают в корзинку.
}
boooop-web-stays = { $count ->
    [1] { $cells } держится.
   *[other] { $cells } держатся.
}
boooop-web-heavy = { $count ->
    [1] Кот { $cells } слишком тяжёлый.
   *[other] Коты { $cells } слишком тяжёлые.
}
boooop-web-ghost-entered = Призрак встанет на { $stop } и полетит { $heading ->
    [up] вверх
    [down] вниз
    [left] влево
   *[right] вправо
}.
boooop-web-ghost-glided = Призрак скользнёт на { $to }.
boooop-web-ghost-left = Призрак улетит с кровати.
boooop-web-spooked = { $off ->
    [yes] БУУУ! { $start } с перепугу падает в корзинку.
   *[no] БУУУ! { $start } перепрыгивает на { $to }.
}
boooop-web-grows = { $kittens ->
    [0] Кот с { $cells } вернётся в корзинку.
    [1] { $cells }: в корзинку, и котёнок станет котом.
   *[other] { $cells }: в корзинку, и котята станут котами.
}
boooop-web-won = И это победа!

## На экране: первые советы и клавиши

boooop-web-coach-place = Выбери котёнка и коснись свободной клетки. Стрелки покажут, кто куда поедет; коснись ещё раз или нажми «Поставить».
boooop-web-coach-boop = Кто садится на кровать, тот отталкивает всех соседей на клетку. Двое в ряд держатся вместе, а кота котёнку не сдвинуть.
boooop-web-coach-grow = Три твои фигурки в ряд вырастают: котята становятся котами. Три кота в ряд — победа.
boooop-web-coach-ghost = Призрак летает по швам и сам толкает тех, кто по сторонам. Выпусти его с края кровати, когда захочешь.
boooop-web-key-arrows = ходить по кровати
boooop-web-key-enter = выбрать клетку, а потом поставить
boooop-web-key-escape = передумать
boooop-web-key-kitten = взять котёнка
boooop-web-key-cat = взять кота
boooop-web-key-ghost = выбрать шов для призрака
boooop-web-key-hold = пусть призрак подождёт

## Said with a tap

boooop-phrase-meow = Мяу!
boooop-phrase-boop = Буп!
boooop-phrase-boo = Бу!
boooop-phrase-off = Брысь с кровати!
boooop-phrase-nice = Вот это буп!
boooop-phrase-think = Дай подумать…
