# Яблоки на зиму. Кто что-то делает, тот $name; чья кучка, тот $to-name. Имён не склоняем.

hedgehogs = Яблоки на зиму

## На первой странице

hedgehogs-title = Яблоки на зиму
hedgehogs-line = Ежи прячут яблоки в листья. Есть и червивые!
hedgehogs-players = 2–4 игрока
hedgehogs-minutes = 5 мин

## О чём спрашивают

hedgehogs-ask-put = Яблоко! Оставить себе или покатить в чужую кучку?
hedgehogs-move-keep = Оставить себе
hedgehogs-move-roll = Покатить: { $a-name }

## Что происходит

hedgehogs-event-found = { $apple ->
    [none] { $name }: яблоко из корзины.
    [-2] { $name }: яблоко с червяком!
   *[other] { $name }: яблоко ценой { $apple }.
}
hedgehogs-event-put = { $forced ->
    [yes] { $name }: место есть только в одной кучке, и яблоко катится туда ({ $to-name }).
   *[no] { $own ->
        [yes] { $name }: яблоко ложится в свою кучку.
       *[no] { $name }: яблоко катится в другую кучку ({ $to-name }).
    }
}
hedgehogs-event-spring = Весна! Листья убраны.

## Как это нарисовано

hedgehogs-draw-basket = { $count ->
    [one] В корзине { $count } яблоко
    [few] В корзине { $count } яблока
    [many] В корзине { $count } яблок
   *[other] В корзине { $count } яблока
}
hedgehogs-draw-paws = { $worm ->
    [yes] В лапках: яблоко с червяком ({ $worth })
   *[no] В лапках: яблоко ценой { $worth }
}

## Почему нельзя

hedgehogs-illegal-not-your-turn = Сейчас не твой ход.
hedgehogs-illegal-found-already = Яблоко уже найдено: теперь его надо положить в кучку.
hedgehogs-illegal-no-such-apple = Яблока ценой { $apple } в корзине нет.
hedgehogs-illegal-nobody-there = Другой кучки с номером { $to } нет.
hedgehogs-illegal-full = { $mine ->
    [yes] Твоя кучка полна.
   *[no] Кучка номер { $to } полна.
}
hedgehogs-syntax-move = Ход — это «keep» или «roll 2».
hedgehogs-header-position = Ни одна игра в «Яблоки на зиму» не приводит к такой позиции.

## Что выбирают за столом

hedgehogs-option-worms = Червяки
hedgehogs-option-worms-few = немного
hedgehogs-option-worms-few-why = Пять яблок из 24 червивые.
hedgehogs-option-worms-many = много
hedgehogs-option-worms-many-why = Девять яблок червивые: не верь никому.
hedgehogs-option-beginners = Червяков мало: в саду приветливее.

## Сказать одним касанием

hedgehogs-phrase-yum = Вкуснотища!
hedgehogs-phrase-worm = Червяк?
hedgehogs-phrase-thanks = Спасибо, очень мило…
hedgehogs-phrase-sniff = Нюх-нюх.

## Правила

hedgehogs-short =
    Ты берёшь яблоко из корзины, и видишь его только ты. Оставь его в своей кучке листьев или покати в чужую.

    В кучку помещается четыре яблока. Когда все полны, наступает весна: побеждает кучка, чьи яблоки стоят больше всего.
hedgehogs-glance =
    Возьми яблоко и посмотри на него втайне.

    Оставь себе или покати дальше.

    Когда все кучки полны, уберите листья.
hedgehogs-score =
    Яблоко | 1, 2, 3 или 5

    Яблоко с червяком | −2
hedgehogs-tips =
    Мест в кучке мало: плохое яблоко занимает место хорошего, и в чужой кучке тоже.

    Прибереги место на потом, когда будет ясно, что осталось в корзине.
hedgehogs-chapter-garden = Сад
hedgehogs-chapter-turn = Ход
hedgehogs-chapter-spring = Весна
hedgehogs-rule-1 = В корзине 24 яблока ценой 1, 2, 3 или 5; некоторые червивые и стоят −2. Когда червяков много, таких больше.
hedgehogs-rule-2 = Начинает первое место, дальше ходят по кругу. Чей ход, берёт наугад яблоко из корзины и кладёт его в кучку.
hedgehogs-rule-3 = Чего стоит яблоко, видит лишь тот, кто его взял. До весны оно лежит в листьях.
hedgehogs-rule-4 = Оставь яблоко в своей кучке или покати в чужую. Куда оно катится, видят все.
hedgehogs-rule-5 = В кучку помещается четыре яблока.
hedgehogs-rule-6 = Если место есть только в одной кучке, яблоко катится туда само.
hedgehogs-rule-7 = Когда все кучки полны, наступает весна: листья убирают, и побеждает наибольшая сумма.
hedgehogs-rule-8 = При равных суммах побеждают все.
