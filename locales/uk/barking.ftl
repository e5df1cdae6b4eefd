# Гав не туди. Кожне місце — зграя в нашийниках одного кольору.

barking = Гав не туди
barking-seat = { $seat ->
    [1] Червона зграя
    [2] Синя зграя
    [3] Зелена зграя
    [4] Жовта зграя
   *[5] Бузкова зграя
}
barking-card = { $name ->
    [saint-bernard] сенбернар
    [shepherd] вівчарка
    [doberman] доберман
    [husky] хаскі
    [dalmatian] далматинець
    [basset] басет
    [jack-russell] джек-рассел
    [chihuahua] чихуахуа
    [bulldog] бульдог
    [mutt] дворняга
    [wonder] диво-пес
   *[cat] кішка
}
barking-item = { $item ->
    [treehouse] будиночок на дереві
    [balloon] повітряна куля
    [van] фургончик
    [birdhouse] шпаківня
    [hydrant] гідрант
    [bicycle] велосипед
    [mailbox] поштова скринька
    [lamppost] ліхтар
    [bin] смітник
   *[boxes] коробки
}
barking-option-cats = Кішки
barking-option-cats-on = з першого раунду
barking-option-cats-from-2 = з другого раунду

## Про що питають

barking-ask-play = Гавкай на предмет (play 2 9 9 W9) або пасуй (pass); спершу можна зіграти кішку (cat) чи обміняти диво-пса (swap).
barking-ask-token = Де сяде кішка? (token 2, а token - означає ніде)
barking-ask-discard = У руці тримають не більш як десять карт. Що скинеш? (discard 9 10)

## Що сталося

barking-event-begins = Починає { barking-seat }.
barking-event-laid-out = Раунд { $round }. На що гавкаємо: { $items }.
barking-event-refilled = Колода скінчилася, новою стає скид: { $count ->
    [one] { $count } карта.
    [few] { $count } карти.
    [many] { $count } карт.
   *[other] { $count } карти.
}
barking-event-dealt = { $cards ->
    [none] { barking-seat } отримує { $count ->
        [one] { $count } карту.
        [few] { $count } карти.
        [many] { $count } карт.
       *[other] { $count } карти.
    }
   *[other] { barking-seat } отримує: { $cards }.
}
barking-event-drew = { $card ->
    [none] { barking-seat } бере карту.
   *[other] { barking-seat } бере карту: { $card }.
}
barking-event-discarded = { barking-seat } скидає: { $cards }.
barking-event-cat-played = { $dry ->
    [yes] { barking-seat } випускає кішку; натомість брати нічого.
   *[no] { barking-seat } випускає кішку.
}
barking-event-token-laid = { $place ->
    [none] Кішка йде у своїх справах ({ barking-seat }).
   *[other] { barking-seat } садить кішку на місце { $place } ({ barking-item }): тепер там можна змішувати породи.
}
barking-event-swapped = { $dry ->
    [yes] { barking-seat } відпускає диво-пса; натомість брати нічого.
   *[no] { barking-seat } міняє диво-пса на нову карту.
}
barking-event-played = { $added ->
    [yes] { barking-seat } гавкає ще гучніше біля місця { $place } ({ barking-item }): { $cards }.
   *[no] { barking-seat } гавкає біля місця { $place } ({ barking-item }): { $cards }.
}
barking-event-passed = { $empty ->
    [yes] { barking-seat } лишилася без карт і пасує.
   *[no] { barking-seat } пасує.
}
barking-event-item-won = { $breed ->
    [none] Місце { $place } ({ barking-item }). Забирає { barking-seat }: { $dogs ->
        [one] { $dogs } собака.
        [few] { $dogs } собаки.
        [many] { $dogs } собак.
       *[other] { $dogs } собаки.
    }
   *[other] Місце { $place } ({ barking-item }). Забирає { barking-seat }: { $dogs ->
        [one] { $dogs } собака, нічию вирішив ранг { $breed }.
        [few] { $dogs } собаки, нічию вирішив ранг { $breed }.
        [many] { $dogs } собак, нічию вирішив ранг { $breed }.
       *[other] { $dogs } собаки, нічию вирішив ранг { $breed }.
    }
}
barking-event-item-left = Біля місця { $place } ({ barking-item }) ніхто не гавкав: предмет виходить із гри.
barking-event-round-over = { $round ->
    [5] Останній раунд завершено; під колоду { $count ->
        [one] іде { $count } карта. Останньою спасувала { barking-seat }.
        [few] ідуть { $count } карти. Останньою спасувала { barking-seat }.
        [many] іде { $count } карт. Останньою спасувала { barking-seat }.
       *[other] іде { $count } карти. Останньою спасувала { barking-seat }.
    }
   *[other] Раунд { $round } завершено; під колоду { $count ->
        [one] іде { $count } карта. Наступний починає { barking-seat }.
        [few] ідуть { $count } карти. Наступний починає { barking-seat }.
        [many] іде { $count } карт. Наступний починає { barking-seat }.
       *[other] іде { $count } карти. Наступний починає { barking-seat }.
    }
}
barking-event-game-over = Останній гав відлунав. Очки за місцями: { $scores }. Найкращі: { $winners }.

## Чому не можна

barking-illegal-not-your-turn = Зараз не твій хід.
barking-illegal-not-now = Спершу треба дещо інше.
barking-illegal-nothing-to-discard = Зараз ніхто не скидає карт.
barking-illegal-discard-count = Скинь рівно { $count ->
    [one] { $count } карту.
    [few] { $count } карти.
    [many] { $count } карт.
   *[other] { $count } карти.
}
barking-illegal-not-held = У тебе немає стільки карт { $card }.
barking-illegal-no-place = Місця { $place } немає; місця йдуть від 1 до { $places }.
barking-illegal-one-breed = Поки біля предмета немає кішки, усі собаки ходу однієї породи.
barking-illegal-own-dogs = Твої собаки вже гавкають біля місця { $place }, а кішки там немає.
barking-illegal-breed-barks = Порода { $breed } вже гавкає біля місця { $place }.
barking-illegal-lone-wonder = Диво-псові потрібен поруч справжній собака рангу { $breed } у тому ж ході.
barking-illegal-no-wonder = У тебе немає диво-пса для обміну.
barking-illegal-no-cat = У тебе немає кішки.
barking-illegal-cats-later = До раунду { $round } кішки сидять удома.
barking-illegal-no-token-due = Зараз жодна кішка не шукає місця.
barking-illegal-cat-there = На місці { $place } вже сидить кішка.
barking-illegal-wrong-first = Випадок не може зараз дати почати місцю { $seat }.
barking-illegal-wrong-items = Ці предмети не можна зараз викласти: { $items }.
barking-illegal-wrong-deal = Ці карти не можна зараз роздати місцю { $seat }: { $cards }.
barking-illegal-wrong-draw = Карту { $card } не можна зараз узяти.
barking-syntax-move = «{ $text }» — не хід; скажи, наприклад: play 2 9 9 W9, cat, token 2, swap, pass, discard 9 10.

## Позиції

barking-header-position-card = Карти { $card } тут бути не може.
barking-header-position-item = Предмета { $item } не буває.
barking-header-position-players = У позиції гравців: { $players }, а місць у записі: { $seats }.
barking-header-position-seat = Місця { $seat } немає.
barking-header-position-passes = «passed» і «passes» розходяться, або пасувати ще зарано.
barking-header-position-hand = Місце { $seat } не може тримати більше карт, ніж { $most }.
barking-header-position-too-many-cards = У коробці карт { $card } лише { $many }.
barking-header-position-too-many-items = У коробці таких предметів ({ barking-item }) лише { $many }.
barking-header-position-tokens = У коробці жетонів кішок лише { $many }.
barking-header-position-packs = Біля місця { $place } кожна зграя одна й не порожня.
barking-header-position-two-owners = У породи { $breed } на місці { $place } двоє господарів.
barking-header-position-lone-wonder = На місці { $place } диво-пес не має поруч справжнього собаки рангу { $breed }.
barking-header-position-round = Раунд { $round } сюди не пасує.
barking-header-position-turn = «turn» не відповідає фазі.
barking-header-position-first = «first» порожній (null) лише до першого ходу.
barking-header-position-row = У цій фазі предмети на столі не лежать.
barking-header-position-due = Те, що має сказати випадок, не відповідає фазі або картам.
barking-header-position-winners = Переможці — ті, хто має найбільше очок, коли гру завершено.

## У терміналі

barking-round = Раунд { $round } з 5
barking-deck = { $count ->
    [one] у колоді { $count } карта
    [few] у колоді { $count } карти
    [many] у колоді { $count } карт
   *[other] у колоді { $count } карти
}
barking-discard = скид: { $cards }
barking-nothing = порожньо
barking-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
barking-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
barking-passed = пас
barking-your-hand = Твоя рука
barking-cat-sits = з кішкою
barking-leads = попереду
barking-nobody = поки тихо
