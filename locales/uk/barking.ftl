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
    [basset] басет-хаунд
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
barking-option-cats-on-why = Де сяде кішка, там можна змішувати породи й додавати до своїх собак.
barking-option-cats-from-2 = з другого раунду
barking-option-cats-from-2-why = У першому раунді кішки сидять удома, а собаки вчаться гавкати.
barking-option-beginners = Кішки прийдуть у другому раунді: так радить і книжка.
barking-option-begins = Хто починає, вирішує жереб.
barking-option-custom = починає, хто найкраще вдає собаку
barking-option-ceremony = Покажіть собаку! Гавкайте, скавчіть, виляйте хвостом: хто найбільше схожий, починає.
barking-option-aloud = Хто грає кішку, каже «Няв!»

## Про що питають

barking-ask-play = Гавкай на предмет (play 2 9 9 W9) або пасуй (pass); спершу можна зіграти кішку (cat) чи обміняти диво-пса (swap).
barking-ask-token = Де сяде кішка? (token 2, а token - означає ніде)
barking-ask-discard = У руці тримають не більш як десять карт. Що скинеш? (discard 9 10)

## Що сталося

barking-event-begins = Починає { $name }.
barking-event-laid-out = Раунд { $round }. На що гавкаємо: { $items }.
barking-event-refilled = Колода скінчилася, новою стає скид: { $count ->
    [one] { $count } карта.
    [few] { $count } карти.
    [many] { $count } карт.
   *[other] { $count } карти.
}
barking-event-dealt = { $cards ->
    [none] { $name } отримує { $count ->
        [one] { $count } карту.
        [few] { $count } карти.
        [many] { $count } карт.
       *[other] { $count } карти.
    }
   *[other] { $name } отримує: { $cards }.
}
barking-event-drew = { $card ->
    [none] { $name } бере карту.
   *[other] { $name } бере карту: { $card }.
}
barking-event-discarded = { $name } скидає: { $cards }.
barking-event-cat-played = { $dry ->
    [yes] { $name } випускає кішку; натомість брати нічого.
   *[no] { $name } випускає кішку.
}
barking-event-token-laid = { $place ->
    [none] Кішка йде у своїх справах ({ $name }).
   *[other] { $name } садить кішку біля предмета { $place } ({ barking-item }): тепер там можна змішувати породи.
}
barking-event-swapped = { $dry ->
    [yes] { $name } відпускає диво-пса; натомість брати нічого.
   *[no] { $name } міняє диво-пса на нову карту.
}
barking-event-played = { $added ->
    [yes] { $name } гавкає ще гучніше на предмет { $place } ({ barking-item }): { $cards }.
   *[no] { $name } гавкає на предмет { $place } ({ barking-item }): { $cards }.
}
barking-event-passed = { $empty ->
    [yes] { $name }: карт більше немає, тож пас.
   *[no] { $name } пасує.
}
barking-event-item-won = { $breed ->
    [none] Предмет { $place } ({ barking-item }) забирає { $name }: { $dogs ->
        [one] { $dogs } собака.
        [few] { $dogs } собаки.
        [many] { $dogs } собак.
       *[other] { $dogs } собаки.
    }
   *[other] Предмет { $place } ({ barking-item }) забирає { $name }: { $dogs ->
        [one] { $dogs } собака, за рівності вирішив ранг { $breed }.
        [few] { $dogs } собаки, за рівності вирішив ранг { $breed }.
        [many] { $dogs } собак, за рівності вирішив ранг { $breed }.
       *[other] { $dogs } собаки, за рівності вирішив ранг { $breed }.
    }
}
barking-event-item-left = На предмет { $place } ({ barking-item }) ніхто не гавкав: він виходить із гри.
barking-event-round-over = { $round ->
    [5] Останній раунд завершено; під колоду { $count ->
        [one] йде { $count } карта. Останній пас: { $name }.
        [few] йдуть { $count } карти. Останній пас: { $name }.
        [many] йде { $count } карт. Останній пас: { $name }.
       *[other] йде { $count } карти. Останній пас: { $name }.
    }
   *[other] Раунд { $round } завершено; під колоду { $count ->
        [one] йде { $count } карта. Наступний починає { $name }.
        [few] йдуть { $count } карти. Наступний починає { $name }.
        [many] йде { $count } карт. Наступний починає { $name }.
       *[other] йде { $count } карти. Наступний починає { $name }.
    }
}
barking-event-game-over = Останній гав відлунав. Очки: { $scores }. Найбільше: { $winners }.

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
barking-illegal-no-place = Предмета { $place } немає: у ряду їх { $places }.
barking-illegal-one-breed = Поки біля предмета немає кішки, за хід викладають собак лише однієї породи.
barking-illegal-own-dogs = Твої собаки вже гавкають на предмет { $place }, а кішки там немає.
barking-illegal-breed-barks = На предмет { $place } уже гавкає { barking-card } ({ $breed }).
barking-illegal-lone-wonder = Диво-псові потрібен поруч справжній собака рангу { $breed } у тому ж ході.
barking-illegal-no-wonder = У тебе немає диво-пса для обміну.
barking-illegal-no-cat = У тебе немає кішки.
barking-illegal-cats-later = Кішки сидять удома до раунду { $round }.
barking-illegal-no-token-due = Зараз жодна кішка не шукає, де сісти.
barking-illegal-cat-there = Біля предмета { $place } вже сидить кішка.
barking-illegal-wrong-first = За жеребом зараз не може починати місце { $seat }.
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
barking-header-position-due = Те, що має вирішити жереб, не відповідає фазі або картам.
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

## У браузері

barking-web-dogs = { $name ->
    [saint-bernard] { $count ->
        [one] { $count } сенбернар
        [few] { $count } сенбернари
        [many] { $count } сенбернарів
       *[other] { $count } сенбернара
    }
    [shepherd] { $count ->
        [one] { $count } вівчарка
        [few] { $count } вівчарки
        [many] { $count } вівчарок
       *[other] { $count } вівчарки
    }
    [doberman] { $count ->
        [one] { $count } доберман
        [few] { $count } добермани
        [many] { $count } доберманів
       *[other] { $count } добермана
    }
    [husky] { $count ->
        [one] { $count } хаскі
        [few] { $count } хаскі
        [many] { $count } хаскі
       *[other] { $count } хаскі
    }
    [dalmatian] { $count ->
        [one] { $count } далматинець
        [few] { $count } далматинці
        [many] { $count } далматинців
       *[other] { $count } далматинця
    }
    [basset] { $count ->
        [one] { $count } басет-хаунд
        [few] { $count } басет-хаунди
        [many] { $count } басет-хаундів
       *[other] { $count } басет-хаунда
    }
    [jack-russell] { $count ->
        [one] { $count } джек-рассел
        [few] { $count } джек-рассели
        [many] { $count } джек-расселів
       *[other] { $count } джек-рассела
    }
    [chihuahua] { $count ->
        [one] { $count } чихуахуа
        [few] { $count } чихуахуа
        [many] { $count } чихуахуа
       *[other] { $count } чихуахуа
    }
    [bulldog] { $count ->
        [one] { $count } бульдог
        [few] { $count } бульдоги
        [many] { $count } бульдогів
       *[other] { $count } бульдога
    }
    [mutt] { $count ->
        [one] { $count } дворняга
        [few] { $count } дворняги
        [many] { $count } дворняг
       *[other] { $count } дворняги
    }
    [wonder] { $count ->
        [one] { $count } диво-пес
        [few] { $count } диво-пси
        [many] { $count } диво-псів
       *[other] { $count } диво-пса
    }
   *[cat] { $count ->
        [one] { $count } кішка
        [few] { $count } кішки
        [many] { $count } кішок
       *[other] { $count } кішки
    }
}
barking-web-play = Твій хід: гавкай або пасуй.
barking-web-play-then = Торкни карти однієї породи та предмет.
barking-web-ready = Гавкаємо?
barking-web-where = На що гавкаємо?
barking-web-who = Хто гавкатиме?
barking-web-nothing-to-bark = Гавкнути зараз нікому.
barking-web-nothing-then = Можна пасувати. Якщо маєш кішку чи диво-пса, спробуй спершу їх.
barking-web-would = { $stand ->
    [alone] { $dogs } → { barking-item }: більше там нікого.
    [ahead] { $dogs } → { barking-item }: буде { $mine } проти { $best }, ти ведеш.
    [behind] { $dogs } → { barking-item }: буде { $mine } проти { $best }, попереду не ти.
    [ahead-by-breed] { $dogs } → { barking-item }: буде { $mine } проти { $best }, і твоя порода краща: ти ведеш.
   *[behind-by-breed] { $dogs } → { barking-item }: буде { $mine } проти { $best }, але краща порода не твоя.
}
barking-web-lonely = З ким піде диво-пес?
barking-web-lonely-then = Сам він не гавкає, але його можна обміняти на нову карту.
barking-web-as = як { barking-card }
barking-web-turn-into = Диво-пес гавкає як { barking-card }. Змінити породу
barking-web-cat = Випустити кішку?
barking-web-cat-then = Ти береш карту, а кішка сідає біля предмета: там можна змішувати породи.
barking-web-token = Де сяде кішка?
barking-web-token-then = Там усі зможуть змішувати породи й додавати собак до своїх.
barking-web-nowhere = Ніде
barking-web-here = Сюди
barking-web-discard = { $count ->
    [one] Забагато карт: скинь { $count } карту.
    [few] Забагато карт: скинь { $count } карти.
    [many] Забагато карт: скинь { $count } карт.
   *[other] Забагато карт: скинь { $count } карти.
}
barking-web-chosen = Вибрано { $chosen } із { $count }.
barking-web-throw = Скинути
barking-web-bark = Гав!
barking-web-pass = Пас
barking-web-pass-sure = Точно пас?
barking-web-pass-then = До кінця раунду ти вже не гавкнеш.
barking-web-pass-yes = Так, пас
barking-web-pass-no = Ні, граю
barking-web-do-cat = Випустити
barking-web-do-swap = Обміняти
barking-web-over = Останній гав відлунав.
barking-web-row = Предмети цього раунду
barking-web-item = { $cat ->
    [yes] Предмет { $place }: { barking-item }, тут сидить кішка
   *[no] Предмет { $place }: { barking-item }
}
barking-web-dealt = Карти беруть: { $names }.
barking-web-pack = { $leads ->
    [yes] { $name } веде, собак: { $count } ({ $dogs })
   *[no] { $name }, собак: { $count } ({ $dogs })
}
barking-web-why-own-dogs = тут уже твої
barking-web-why-breed-barks = порода вже тут
barking-web-why-one-breed = лише одна порода
barking-web-why-cat-there = кішка вже тут
barking-web-card = { barking-card }, ранг { $rank }, таких карт { $many }
barking-web-of = із { $many }
barking-why-dog = Ранг { $rank }: за рівності виграє менше число. У грі таких карт { $many }.
barking-why-card = { $name ->
    [wonder] Гавкає лише разом зі справжнім собакою й до кінця раунду має ту саму породу. Можна обміняти на нову карту.
   *[cat] Дає нову карту й сідає біля предмета, де можна змішувати породи.
}
barking-why-item = Перший такий предмет дає 3 очки, другий 2, кожен наступний 1. У тебе таких: { $have }.
barking-why-token = Тут сидить кішка: породи можна змішувати, а собак додавати до своїх.
barking-web-no-cards = Карт у руці немає.
barking-web-deck = Колода: { $count }
barking-web-pile = Скид: { $count }
barking-web-pile-title = Скинуті карти
barking-web-pile-empty = Поки що ніхто нічого не скинув.
barking-web-first = починає раунд
barking-web-has = Здобуто: { $items }
barking-web-round-over = Раунд { $round } скінчився
barking-web-won = { $breed ->
    [none] { $dogs ->
        [one] { $dogs } собака
        [few] { $dogs } собаки
        [many] { $dogs } собак
       *[other] { $dogs } собаки
    }
   *[other] { $dogs ->
        [one] { $dogs } собака; за рівності вирішив ранг { $breed }
        [few] { $dogs } собаки; за рівності вирішив ранг { $breed }
        [many] { $dogs } собак; за рівності вирішив ранг { $breed }
       *[other] { $dogs } собаки; за рівності вирішив ранг { $breed }
    }
}
barking-web-nobody = нікому: тут було тихо
barking-web-onwards = Далі
barking-web-coach-1 = Гавкай зграєю однієї породи на один предмет. Чия зграя більша, коли всі спасують, той його й забирає.
barking-web-coach-2 = Породу, що вже гавкає на предмет, туди більше не приведе ніхто. За рівності виграє менше число: одиниця найкраща.
barking-web-coach-3 = Кішка дає нову карту й сідає біля предмета: там можна змішувати породи. Диво-пес удає ту породу, з якою його зіграно.
barking-web-coach-4 = Перший предмет кожного виду дає 3 очки, другий 2, решта по одному. Карти лишаються в руці, тож бережи їх на великі раунди.
barking-web-key-arrows = до сусідньої карти чи предмета
barking-web-key-between = від карт до предметів і назад
barking-web-key-space = взяти карту чи предмет або відкласти
barking-web-key-enter = зіграти вибране
barking-web-key-p = пас
barking-web-key-c = випустити кішку
barking-web-key-w = обміняти диво-пса
barking-web-key-escape = відкласти вибране

## Said with a tap

barking-phrase-woof = Гав-гав!
barking-phrase-grr = Гр-р-р!
barking-phrase-meow = Няв!
barking-phrase-mine = Це моє!
barking-phrase-wrong-tree = Гав, та не туди!
barking-phrase-good-dog = Хороший песик!
