# Пёс попутал. Каждое место — стая в ошейниках одного цвета.

barking = Пёс попутал
barking-seat = { $seat ->
    [1] Красная стая
    [2] Синяя стая
    [3] Зелёная стая
    [4] Жёлтая стая
   *[5] Лиловая стая
}
barking-card = { $name ->
    [saint-bernard] сенбернар
    [shepherd] овчарка
    [doberman] доберман
    [husky] хаски
    [dalmatian] далматинец
    [basset] бассет-хаунд
    [jack-russell] джек-рассел
    [chihuahua] чихуахуа
    [bulldog] бульдог
    [mutt] дворняга
    [wonder] чудо-пёс
   *[cat] кошка
}
barking-item = { $item ->
    [treehouse] домик на дереве
    [balloon] воздушный шар
    [van] фургончик
    [birdhouse] скворечник
    [hydrant] гидрант
    [bicycle] велосипед
    [mailbox] почтовый ящик
    [lamppost] фонарь
    [bin] мусорный бак
   *[boxes] коробки
}
barking-option-cats = Кошки
barking-option-cats-on = с первого раунда
barking-option-cats-on-why = Где сядет кошка, там можно смешивать породы и добавлять к своим собакам.
barking-option-cats-from-2 = со второго раунда
barking-option-cats-from-2-why = В первом раунде кошки сидят дома, а собаки учатся лаять.
barking-option-beginners = Кошки придут во втором раунде: так советует и книжка.
barking-option-begins = Кто начинает, решает жребий.
barking-option-custom = начинает, кто лучше всех изображает собаку
barking-option-ceremony = Покажите собаку! Лайте, скулите, виляйте хвостом: кто больше всех похож, начинает.
barking-option-aloud = Кто играет кошку, говорит «Мяу!»

## О чём спрашивают

barking-ask-play = Гавкай на предмет (play 2 9 9 W9) или пасуй (pass); сначала можно сыграть кошку (cat) или обменять чудо-пса (swap).
barking-ask-token = Куда сядет кошка? (token 2, а token - значит никуда)
barking-ask-discard = В руке держат не больше десяти карт. Что сбросишь? (discard 9 10)

## Что произошло

barking-event-begins = Начинает { $name }.
barking-event-laid-out = Раунд { $round }. На что гавкаем: { $items }.
barking-event-refilled = Колода кончилась, новой становится сброс: { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
barking-event-dealt = { $cards ->
    [none] { $name } получает { $count ->
        [one] { $count } карту.
        [few] { $count } карты.
        [many] { $count } карт.
       *[other] { $count } карты.
    }
   *[other] { $name } получает: { $cards }.
}
barking-event-drew = { $card ->
    [none] { $name } берёт карту.
   *[other] { $name } берёт карту: { $card }.
}
barking-event-discarded = { $name } сбрасывает: { $cards }.
barking-event-cat-played = { $dry ->
    [yes] { $name } выпускает кошку; взамен брать нечего.
   *[no] { $name } выпускает кошку.
}
barking-event-token-laid = { $place ->
    [none] Кошка уходит по своим делам ({ $name }).
   *[other] { $name } сажает кошку у предмета { $place } ({ barking-item }): теперь там можно смешивать породы.
}
barking-event-swapped = { $dry ->
    [yes] { $name } отпускает чудо-пса; взамен брать нечего.
   *[no] { $name } меняет чудо-пса на новую карту.
}
barking-event-played = { $added ->
    [yes] { $name } гавкает ещё громче на предмет { $place } ({ barking-item }): { $cards }.
   *[no] { $name } гавкает на предмет { $place } ({ barking-item }): { $cards }.
}
barking-event-passed = { $empty ->
    [yes] { $name }: карт больше нет, так что пас.
   *[no] { $name } пасует.
}
barking-event-item-won = { $breed ->
    [none] Предмет { $place } ({ barking-item }) забирает { $name }: { $dogs ->
        [one] { $dogs } собака.
        [few] { $dogs } собаки.
        [many] { $dogs } собак.
       *[other] { $dogs } собаки.
    }
   *[other] Предмет { $place } ({ barking-item }) забирает { $name }: { $dogs ->
        [one] { $dogs } собака, при равенстве решил ранг { $breed }.
        [few] { $dogs } собаки, при равенстве решил ранг { $breed }.
        [many] { $dogs } собак, при равенстве решил ранг { $breed }.
       *[other] { $dogs } собаки, при равенстве решил ранг { $breed }.
    }
}
barking-event-item-left = На предмет { $place } ({ barking-item }) никто не гавкал: он уходит из игры.
barking-event-round-over = { $round ->
    [5] Последний раунд окончен; под колоду { $count ->
        [one] уходит { $count } карта. Последний пас: { $name }.
        [few] уходят { $count } карты. Последний пас: { $name }.
        [many] уходит { $count } карт. Последний пас: { $name }.
       *[other] уходит { $count } карты. Последний пас: { $name }.
    }
   *[other] Раунд { $round } окончен; под колоду { $count ->
        [one] уходит { $count } карта. Следующий начинает { $name }.
        [few] уходят { $count } карты. Следующий начинает { $name }.
        [many] уходит { $count } карт. Следующий начинает { $name }.
       *[other] уходит { $count } карты. Следующий начинает { $name }.
    }
}
barking-event-game-over = Последний гав отзвучал. Очки: { $scores }. Больше всех: { $winners }.

## Почему нельзя

barking-illegal-not-your-turn = Сейчас не твой ход.
barking-illegal-not-now = Сначала нужно кое-что другое.
barking-illegal-nothing-to-discard = Сейчас никто не сбрасывает карты.
barking-illegal-discard-count = Сбрось ровно { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
barking-illegal-not-held = У тебя нет столько карт { $card }.
barking-illegal-no-place = Предмета { $place } нет: в ряду их { $places }.
barking-illegal-one-breed = Пока у предмета нет кошки, за ход выкладывают собак только одной породы.
barking-illegal-own-dogs = Твои собаки уже гавкают на предмет { $place }, а кошки там нет.
barking-illegal-breed-barks = На предмет { $place } уже гавкает { barking-card } ({ $breed }).
barking-illegal-lone-wonder = Чудо-псу нужна рядом настоящая собака ранга { $breed } в том же ходу.
barking-illegal-no-wonder = У тебя нет чудо-пса для обмена.
barking-illegal-no-cat = У тебя нет кошки.
barking-illegal-cats-later = Кошки сидят дома до раунда { $round }.
barking-illegal-no-token-due = Сейчас ни одна кошка не ищет, где сесть.
barking-illegal-cat-there = У предмета { $place } уже сидит кошка.
barking-illegal-wrong-first = По жребию сейчас не может начинать место { $seat }.
barking-illegal-wrong-items = Эти предметы нельзя сейчас выложить: { $items }.
barking-illegal-wrong-deal = Эти карты нельзя сейчас раздать месту { $seat }: { $cards }.
barking-illegal-wrong-draw = Карту { $card } нельзя сейчас вытянуть.
barking-syntax-move = «{ $text }» — не ход; скажи, например: play 2 9 9 W9, cat, token 2, swap, pass, discard 9 10.

## Позиции

barking-header-position-card = Карты { $card } здесь быть не может.
barking-header-position-item = Предмета { $item } не бывает.
barking-header-position-players = В позиции игроков: { $players }, а мест в записи: { $seats }.
barking-header-position-seat = Места { $seat } нет.
barking-header-position-passes = «passed» и «passes» расходятся, или пасовать ещё рано.
barking-header-position-hand = У места { $seat } не может быть больше карт, чем { $most }.
barking-header-position-too-many-cards = В коробке карт { $card } всего { $many }.
barking-header-position-too-many-items = В коробке таких предметов ({ barking-item }) всего { $many }.
barking-header-position-tokens = В коробке жетонов кошек всего { $many }.
barking-header-position-packs = У места { $place } каждая стая одна и не пустая.
barking-header-position-two-owners = У породы { $breed } на месте { $place } два хозяина.
barking-header-position-lone-wonder = На месте { $place } у чудо-пса нет рядом настоящей собаки ранга { $breed }.
barking-header-position-round = Раунд { $round } сюда не подходит.
barking-header-position-turn = «turn» не подходит к фазе.
barking-header-position-first = «first» пуст (null) только до первого хода.
barking-header-position-row = В этой фазе предметы на столе не лежат.
barking-header-position-due = То, что должен решить жребий, не подходит к фазе или к картам.
barking-header-position-winners = Победители — те, у кого больше всех очков, когда игра окончена.

## В терминале

barking-round = Раунд { $round } из 5
barking-deck = { $count ->
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
    [many] в колоде { $count } карт
   *[other] в колоде { $count } карты
}
barking-discard = сброс: { $cards }
barking-nothing = пусто
barking-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
barking-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
barking-passed = пас
barking-your-hand = Твоя рука
barking-cat-sits = с кошкой
barking-leads = впереди
barking-nobody = пока тихо

## В браузере

barking-web-dogs = { $name ->
    [saint-bernard] { $count ->
        [one] { $count } сенбернар
        [few] { $count } сенбернара
        [many] { $count } сенбернаров
       *[other] { $count } сенбернара
    }
    [shepherd] { $count ->
        [one] { $count } овчарка
        [few] { $count } овчарки
        [many] { $count } овчарок
       *[other] { $count } овчарки
    }
    [doberman] { $count ->
        [one] { $count } доберман
        [few] { $count } добермана
        [many] { $count } доберманов
       *[other] { $count } добермана
    }
    [husky] { $count ->
        [one] { $count } хаски
        [few] { $count } хаски
        [many] { $count } хаски
       *[other] { $count } хаски
    }
    [dalmatian] { $count ->
        [one] { $count } далматинец
        [few] { $count } далматинца
        [many] { $count } далматинцев
       *[other] { $count } далматинца
    }
    [basset] { $count ->
        [one] { $count } бассет-хаунд
        [few] { $count } бассет-хаунда
        [many] { $count } бассет-хаундов
       *[other] { $count } бассет-хаунда
    }
    [jack-russell] { $count ->
        [one] { $count } джек-рассел
        [few] { $count } джек-рассела
        [many] { $count } джек-расселов
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
        [few] { $count } бульдога
        [many] { $count } бульдогов
       *[other] { $count } бульдога
    }
    [mutt] { $count ->
        [one] { $count } дворняга
        [few] { $count } дворняги
        [many] { $count } дворняг
       *[other] { $count } дворняги
    }
    [wonder] { $count ->
        [one] { $count } чудо-пёс
        [few] { $count } чудо-пса
        [many] { $count } чудо-псов
       *[other] { $count } чудо-пса
    }
   *[cat] { $count ->
        [one] { $count } кошка
        [few] { $count } кошки
        [many] { $count } кошек
       *[other] { $count } кошки
    }
}
barking-web-play = Твой ход: гавкай или пасуй.
barking-web-play-then = Коснись карт одной породы и предмета.
barking-web-ready = Гавкаем?
barking-web-where = На что гавкаем?
barking-web-who = Кто будет гавкать?
barking-web-nothing-to-bark = Гавкнуть сейчас некому.
barking-web-nothing-then = Можно пасовать. Если есть кошка или чудо-пёс, попробуй сначала их.
barking-web-would = { $stand ->
    [alone] { $dogs } → { barking-item }: больше там никого.
    [ahead] { $dogs } → { barking-item }: будет { $mine } против { $best }, ты впереди.
    [behind] { $dogs } → { barking-item }: будет { $mine } против { $best }, впереди не ты.
    [ahead-by-breed] { $dogs } → { barking-item }: будет { $mine } против { $best }, и твоя порода лучше: ты впереди.
   *[behind-by-breed] { $dogs } → { barking-item }: будет { $mine } против { $best }, но лучшая порода не твоя.
}
barking-web-lonely = С кем пойдёт чудо-пёс?
barking-web-lonely-then = Сам он не гавкает, но его можно обменять на новую карту.
barking-web-as = как { barking-card }
barking-web-turn-into = Чудо-пёс гавкает как { barking-card }. Сменить породу
barking-web-cat = Выпустить кошку?
barking-web-cat-then = Ты берёшь карту, а кошка садится у предмета: там можно смешивать породы.
barking-web-token = Куда сядет кошка?
barking-web-token-then = Там все смогут смешивать породы и добавлять собак к своим.
barking-web-nowhere = Никуда
barking-web-here = Сюда
barking-web-discard = { $count ->
    [one] Слишком много карт: сбрось { $count } карту.
    [few] Слишком много карт: сбрось { $count } карты.
    [many] Слишком много карт: сбрось { $count } карт.
   *[other] Слишком много карт: сбрось { $count } карты.
}
barking-web-chosen = Выбрано { $chosen } из { $count }.
barking-web-throw = Сбросить
barking-web-bark = Гав!
barking-web-pass = Пас
barking-web-pass-sure = Точно пас?
barking-web-pass-then = До конца раунда гавкать больше не выйдет.
barking-web-pass-yes = Да, пас
barking-web-pass-no = Нет, играю
barking-web-do-cat = Выпустить
barking-web-do-swap = Обменять
barking-web-over = Последний гав отзвучал.
barking-web-row = Предметы этого раунда
barking-web-item = { $cat ->
    [yes] Предмет { $place }: { barking-item }, здесь сидит кошка
   *[no] Предмет { $place }: { barking-item }
}
barking-web-dealt = Карты берут: { $names }.
barking-web-pack = { $leads ->
    [yes] { $name } впереди, собак: { $count } ({ $dogs })
   *[no] { $name }, собак: { $count } ({ $dogs })
}
barking-web-why-own-dogs = тут уже твои
barking-web-why-breed-barks = порода уже тут
barking-web-why-one-breed = только одна порода
barking-web-why-cat-there = кошка уже тут
barking-web-card = { barking-card }, ранг { $rank }, таких карт { $many }
barking-web-of = из { $many }
barking-why-dog = Ранг { $rank }: при равенстве выигрывает меньшее число. В игре таких карт { $many }.
barking-why-card = { $name ->
    [wonder] Гавкает только вместе с настоящей собакой и до конца раунда той же породы. Можно обменять на новую карту.
   *[cat] Даёт новую карту и садится у предмета, где можно смешивать породы.
}
barking-why-item = Первый такой предмет даёт 3 очка, второй 2, каждый следующий 1. У тебя таких: { $have }.
barking-why-token = Здесь сидит кошка: породы можно смешивать, а собак добавлять к своим.
barking-web-no-cards = Карт на руках нет.
barking-web-deck = Колода: { $count }
barking-web-pile = Сброс: { $count }
barking-web-pile-title = Сброшенные карты
barking-web-pile-empty = Пока никто ничего не сбросил.
barking-web-first = начинает раунд
barking-web-has = Добыча: { $items }
barking-web-round-over = Раунд { $round } окончен
barking-web-won = { $breed ->
    [none] { $dogs ->
        [one] { $dogs } собака
        [few] { $dogs } собаки
        [many] { $dogs } собак
       *[other] { $dogs } собаки
    }
   *[other] { $dogs ->
        [one] { $dogs } собака; при равенстве решил ранг { $breed }
        [few] { $dogs } собаки; при равенстве решил ранг { $breed }
        [many] { $dogs } собак; при равенстве решил ранг { $breed }
       *[other] { $dogs } собаки; при равенстве решил ранг { $breed }
    }
}
barking-web-nobody = никому: тут было тихо
barking-web-onwards = Дальше
barking-web-coach-1 = Гавкай стаей одной породы на один предмет. Чья стая больше, когда все спасуют, тот его и забирает.
barking-web-coach-2 = Породу, которая уже гавкает на предмет, туда больше не приведёт никто. При равенстве выигрывает меньшее число: единица лучше всех.
barking-web-coach-3 = Кошка даёт новую карту и садится у предмета: там можно смешивать породы. Чудо-пёс притворяется той породой, с которой его сыграли.
barking-web-coach-4 = Первый предмет каждого вида даёт 3 очка, второй 2, остальные по одному. Карты остаются на руках, так что береги их для больших раундов.
barking-web-key-arrows = к соседней карте или предмету
barking-web-key-between = от карт к предметам и обратно
barking-web-key-space = взять карту или предмет либо отложить
barking-web-key-enter = сыграть выбранное
barking-web-key-p = пас
barking-web-key-c = выпустить кошку
barking-web-key-w = обменять чудо-пса
barking-web-key-escape = отложить выбранное

## Said with a tap

barking-phrase-woof = Гав-гав!
barking-phrase-grr = Р-р-р!
barking-phrase-meow = Мяу!
barking-phrase-mine = Это моё!
barking-phrase-wrong-tree = Пёс попутал!
barking-phrase-good-dog = Хороший пёсик!
