# Пятнышки. Команды, пёсики и всё, что о них говорят.

spots = Пятнышки

## Названия

spots-trick = { $trick ->
    [howl] Голос
    [roll-over] Кувырок
    [walk] Гулять
    [dig] Копать
    [trot] Рысью
    [retrieve] Ко мне
    [track] След
    [run] Бежать
    [chase] Догонять
    [bolt] Носиться
    [sprint] Вперёд
    [dogpile] Куча-мала
    [fetch] Апорт
    [guard] Охранять
    [hunt] Охотиться
    [search] Искать
    [scavenge] Рыскать
    [beg] Служить
    [chew] Грызть
    [gobble] Лопать
    [stay] Лежать
    [play-dead] Умри
   *[other] { $trick }
}
spots-does = { $trick ->
    [howl] Возьми пёсика, если их у тебя меньше шести, а потом брось 1 кубик.
    [roll-over] Перебрось все свои закопанные кубики. Потом можешь бросить ещё 1.
    [walk] Брось 2 кубика. Потом можешь бросить ещё 1.
    [dig] За каждую лапку можешь увеличить или уменьшить на 1 любой закопанный кубик, и чужой тоже. Потом брось 2.
    [trot] Можешь передвинуть кубик на другую свободную клетку своих пёсиков. Потом брось 2.
    [retrieve] Возьми кубик с числом верхнего пёсика колоды и положи или закопай его. Потом брось 2.
    [track] Брось 3 кубика. За вкусняшку можно перебросить только те, что выберешь.
    [run] Брось 3 кубика. Потом бросай ещё по 1, пока хватит духу.
    [chase] Брось 1 кубик. Потом можешь бросить 2, затем 3 и так далее.
    [bolt] Отложи от 3 до 12 кубиков и бросай по одному. Можно остановиться, когда лапок не меньше, чем осталось кубиков.
    [sprint] Брось по кубику за каждого своего пёсика со свободной клеткой. Можешь повторить.
    [dogpile] Брось 2 кубика и один из своих. Можешь повторить.
    [fetch] Брось 8 кубиков. Оставь все с одним числом, остальные сбрось.
    [guard] Назови число и брось 4 кубика. Те, что больше, уходят в сброс.
    [hunt] Брось 2 кубика и ещё по одному за каждую лапку. Оставь 2 из них.
    [search] Брось 7 кубиков. Оставь такие, что вместе дают ровно 8; если не выходит, сбрось все.
    [scavenge] Брось 4 кубика. Можешь сбросить те, что меньше суммы твоего двора.
    [beg] Возьми 1 вкусняшку и ещё по 1 за каждую лапку.
    [chew] Удвой свои вкусняшки, а потом возьми ещё 1.
    [gobble] Возьми 7 вкусняшек, а потом верни столько, сколько показывает твоя самая большая свободная клетка.
    [stay] Возьми по 1 вкусняшке за каждую другую команду, лежащую лицом вниз.
    [play-dead] Брось 1 кубик. Если закопаешь его без провала, возьми столько вкусняшек, сколько на нём точек.
   *[other] { $trick }
}
spots-dog = { $dog ->
    [burt] Берт
    [bristles] Бристлз
    [bongo] Бонго
    [eloise] Элоиза
    [ursula] Урсула
    [mayor] Мэр
    [sundrop] Сандроп
    [jolene] Джолин
    [xerxes] Ксеркс
    [louise] Луиза
    [missy] Мисси
    [lil-beth] Лил-Бет
    [handsome] Красавчик
    [frankie] Фрэнки
    [bitsy] Битси
    [gretchen] Гретхен
    [lief] Лиф
    [goliath] Голиаф
    [gumbo] Гамбо
    [pebble] Пебл
    [wilbur] Уилбур
    [cabbage] Капустка
    [honcho] Хончо
    [wolfgang] Вольфганг
    [raya] Рая
    [rogue] Роуг
    [nutmeg] Мускат
    [rupert] Руперт
    [mirabelle] Мирабель
    [momo] Момо
    [zipper] Зиппер
    [doog] Дуг
   *[other] { $dog }
}
spots-colour = { $colour ->
    [yellow] Жёлтая
    [purple] Фиолетовая
    [blue] Синяя
   *[green] Зелёная
}

## О чём спрашиваем

spots-ask-choose = Выбери команду (название или номер) или заверши заполненных пёсиков (score).
spots-ask-settle = Куда кубики? По знаку на каждый, от меньшего: буква пёсика, y — двор, точка — в сброс; t — вкусняшка и перебросить.
spots-ask-more = Дальше (more) или хватит (stop)?
spots-ask-name = Какое число охраняешь? Кубики больше него уйдут в сброс.
spots-ask-bolt = Сколько кубиков откладываешь?
spots-ask-dig = Какой закопанный кубик изменишь (dig 2 3+, dig 1 1-)? Или stop.
spots-ask-trot = Какой кубик передвинешь и куда (trot bongo 3 lief 5)? Или stop.
spots-ask-retrieve = Какое число верхнего пёсика берёшь и куда (retrieve 3>bongo, retrieve 3>yard)?
spots-ask-pile = Какой твой кубик присоединится к броску (pile bongo 3, pile yard 3)?

## Что случилось

spots-event-tricks-chosen = Команды этой партии: { $tricks }.
spots-event-stack-laid = { spots-colour } стопка, сверху вниз: { $tricks }.
spots-event-dealt = { $name }: первые пёсики — { $dogs }.
spots-event-top-turned = Верхний пёсик колоды: { spots-dog }.
spots-event-start-rolled = { $name }: выпало { $die }, и этот кубик уже во дворе.
spots-event-begins = Начинает { $name }.
spots-event-tied = Наибольшее число выпало нескольким. Перебрасывают: { $names }.
spots-event-trick = { $name }: { spots-trick }!
spots-event-treats-taken = { $tile ->
    [none] { $count ->
        [one] { $name } берёт { $count } вкусняшку.
        [few] { $name } берёт { $count } вкусняшки.
        [many] { $name } берёт { $count } вкусняшек.
       *[other] { $name } берёт { $count } вкусняшки.
    }
   *[other] { $count ->
        [one] { $name } берёт с тайла { $count } вкусняшку.
        [few] { $name } берёт с тайла { $count } вкусняшки.
        [many] { $name } берёт с тайла { $count } вкусняшек.
       *[other] { $name } берёт с тайла { $count } вкусняшки.
    }
}
spots-event-treats-returned = { $count ->
    [one] { $name } возвращает { $count } вкусняшку.
    [few] { $name } возвращает { $count } вкусняшки.
    [many] { $name } возвращает { $count } вкусняшек.
   *[other] { $name } возвращает { $count } вкусняшки.
}
spots-event-treat-spent = { $name } отдаёт вкусняшку и перебрасывает { $dice }.
spots-event-rolled = { $name }: бросок { $dice }.
spots-event-rerolled = { $name }: новый бросок { $dice }.
spots-event-placed = { $die } ложится на пёсика: { spots-dog }.
spots-event-buried = Кубик { $die } закопан. Во дворе: { $total }.
spots-event-discarded = Кубик { $die } возвращается в запас.
spots-event-busted = { $dice ->
    [one] Провал! { $name }: во дворе { $total }, а можно не больше 7. { $dice } кубик возвращается в запас.
    [few] Провал! { $name }: во дворе { $total }, а можно не больше 7. { $dice } кубика возвращаются в запас.
    [many] Провал! { $name }: во дворе { $total }, а можно не больше 7. { $dice } кубиков возвращаются в запас.
   *[other] Провал! { $name }: во дворе { $total }, а можно не больше 7. { $dice } кубика возвращается в запас.
}
spots-event-scored = { $fast ->
    [yes] Быстро и рискованно! { $name } завершает пёсика: { spots-dog }.
   *[no] { $name } завершает пёсика: { spots-dog }.
}
spots-event-drew = { $name } берёт пёсика: { spots-dog }.
spots-event-named = { $name } охраняет числа до { $number }.
spots-event-set-aside = { $count ->
    [one] { $name } откладывает { $count } кубик.
    [few] { $name } откладывает { $count } кубика.
    [many] { $name } откладывает { $count } кубиков.
   *[other] { $name } откладывает { $count } кубика.
}
spots-event-put-back = { $count ->
    [one] { $count } кубик возвращается в запас без броска.
    [few] { $count } кубика возвращаются в запас без броска.
    [many] { $count } кубиков возвращаются в запас без броска.
   *[other] { $count } кубика возвращаются в запас без броска.
}
spots-event-dug = { $to ->
    [none] { $name } копает. { $owner }: { $die } выкопано из двора, осталось { $total }.
   *[other] { $name } копает. { $owner }: { $die } во дворе становится { $to }, всего { $total }.
}
spots-event-trotted = { spots-dog }: { $number } бежит рысью и становится { $to-number }. Новая клетка: { $to }.
spots-event-retrieved = { $name } берёт кубик и ставит на нём { $die }.
spots-event-joined = { $dog ->
    [none] { $die } со двора присоединяется к броску.
   *[other] { $die } присоединяется к броску: { spots-dog }.
}
spots-event-went-on = { $name } бросает дальше.
spots-event-stopped = { $name } останавливается.
spots-event-supply-empty = В запасе ни одного кубика: провал у всех.
spots-event-refreshed = { $treats ->
    [0] Все команды снова лицом вверх.
   *[other] На команду «{ spots-trick }» ложится вкусняшка, и все команды снова лицом вверх.
}
spots-event-stack-turned = { spots-colour } стопка: «{ spots-trick }» уходит вниз, сверху «{ $top }».
spots-event-dog-rolled = Псу выпало { $die }: { spots-trick }.
spots-event-dog-turned = { $treats ->
    [0] Пёс переворачивает тайл лицом вниз.
    [one] Пёс переворачивает тайл лицом вниз и забирает { $treats } вкусняшку.
    [few] Пёс переворачивает тайл лицом вниз и забирает { $treats } вкусняшки.
    [many] Пёс переворачивает тайл лицом вниз и забирает { $treats } вкусняшек.
   *[other] Пёс переворачивает тайл лицом вниз и забирает { $treats } вкусняшки.
}
spots-event-dog-paid = Пёс отдаёт две вкусняшки за карту.
spots-event-dog-scored = Пёс завершает пёсика: { spots-dog }. У него уже { $count } из 6.
spots-event-dog-idle = Для Пса не осталось карты.
spots-event-won = { $seat ->
    [none] Пёс завершил шестерых пёсиков и побеждает. Гав!
   *[other] { $name }: шестеро завершённых пёсиков. Это победа!
}

## Почему нельзя

spots-illegal-chance-first = Сначала слово за кубиками или колодой.
spots-illegal-not-your-turn = Сейчас не твой ход.
spots-illegal-wrong-phase = { $phase ->
    [choose] Выбери команду или заверши пёсиков.
    [settle] Сначала разложи кубики этого броска.
    [more] Сначала реши, бросать ещё или хватит.
    [name] Сначала назови число.
    [bolt] Сначала скажи, сколько кубиков откладываешь.
    [dig] Сначала копай или остановись.
    [trot] Сначала передвинь кубик или остановись.
    [retrieve] Сначала возьми кубик.
   *[pile] Сначала выбери кубик, который присоединится.
}
spots-illegal-not-in-play = Команды «{ spots-trick }» в этой партии нет.
spots-illegal-face-down = «{ spots-trick }» лежит лицом вниз, пока тайлы не обновятся.
spots-illegal-nothing-filled = Завершать нечего: ни один твой пёсик не заполнен.
spots-illegal-no-treat = У тебя нет вкусняшек.
spots-illegal-reroll-all = За вкусняшку перебрасывают все кубики броска; выбирать даёт только «След».
spots-illegal-not-rolled = В броске нет { $die } или их столько нет.
spots-illegal-not-your-dog = Среди твоих незавершённых пёсиков такого нет: { spots-dog }.
spots-illegal-no-such-space = { spots-dog }: клетки для { $die } нет.
spots-illegal-space-taken = { spots-dog }: клетка для { $die } занята.
spots-illegal-keep-all = Каждый кубик этого броска надо положить или закопать.
spots-illegal-keep-one-number = Разложи все кубики с одним числом, и только их.
spots-illegal-keep-up-to-named = Разложи ровно те кубики, что не больше { $number }; остальные уходят в сброс.
spots-illegal-keep-count = Разложи ровно столько кубиков: { $of }.
spots-illegal-keep-total = Разложи кубики, которые вместе дают ровно { $of }.
spots-illegal-keep-none = Ни один из этих кубиков не подходит: все уходят в сброс.
spots-illegal-keep-not-below-yard = Сбросить можно только кубики меньше суммы твоего двора.
spots-illegal-bolt-dice = Отложить можно от { $least } до { $most } кубиков.
spots-illegal-no-such-yard = Такого двора нет.
spots-illegal-not-buried = В том дворе нет кубика { $die }.
spots-illegal-six-stays = Шестёрку не увеличить.
spots-illegal-no-die-in-yard = В твоём дворе нет кубика { $die }.
spots-illegal-no-die-on-dog = Твоего кубика { $die } там нет: { spots-dog }.
spots-illegal-not-on-top = На верхней карте колоды нет { $die }: { spots-dog }.
spots-illegal-not-due = Кубикам и колоде сейчас нечего такого сказать.
spots-illegal-cannot-tricks = По одной команде каждого цвета: жёлтая, фиолетовая, синяя, зелёная.
spots-illegal-cannot-stack = Стопки идут так: жёлтая, фиолетовая, синяя, зелёная, и в каждой все её команды по разу.
spots-illegal-cannot-deal = Два разных пёсика из колоды тому месту, чья очередь их получать.
spots-illegal-cannot-top = Такого пёсика в колоде нет.
spots-illegal-cannot-start = По кубику на каждое место, которое бросает, а остальным — чёрточка (-).
spots-illegal-cannot-roll = Бросить надо другое число кубиков.
spots-syntax-move = «{ $text }» — такого хода нет. Ходы записывают так: trick run, score, place 3>bongo 6>yard, treat, more, stop.

## Позиции

spots-header-position-seats = В позиции должно быть столько мест: { $seats }, и одно из них ходит.
spots-header-position-dog = Пёс играет только против одного игрока.
spots-header-position-tiles = Тайлы должны быть те шесть, что заданы, по номерам.
spots-header-position-stacks = Четыре стопки бывают только в «Вольном выгуле»: в каждой все её команды, а сверху та, что в игре.
spots-header-position-none-up = Хотя бы одна команда должна лежать лицом вверх.
spots-header-position-treats-down = На команде, лежащей лицом вниз, вкусняшек не бывает.
spots-header-position-unknown-dog = Здесь есть пёсик, которого нет в коробке.
spots-header-position-dog-twice = Этот пёсик здесь дважды: { spots-dog }.
spots-header-position-no-top = Колода есть, а верхней карты нет.
spots-header-position-pack = Больше шести пёсиков ни у кого не бывает.
spots-header-position-won = С шестью завершёнными пёсиками партия уже окончена.
spots-header-position-filled = На клетке лежит один кубик с её числом: { spots-dog }.
spots-header-position-yard-dice = На кубике от 1 до 6.
spots-header-position-yard = Двор с суммой { $total } — это уже провал: больше семи не бывает.
spots-header-position-treats = Вкусняшек 20, и никто их не одалживает.
spots-header-position-dice = Кубиков 40.

## Настройки и терминал

spots-option-tricks = Команды
spots-option-tricks-why = Свой вкус? Коснись другой команды любого цвета. Красные «Голос» и «Кувырок» в игре всегда.
spots-option-tricks-first = первая игра
spots-option-tricks-own = свой набор
spots-option-tricks-own-why = Коснись любой команды, и набор станет твоим.
spots-option-tricks-colour = { $colour ->
    [yellow] Жёлтая команда
    [purple] Фиолетовая команда
    [blue] Синяя команда
   *[green] Зелёная команда
}
spots-option-tricks-new-family = Новая семья
spots-option-tricks-dog-park = Парк для пёсиков
spots-option-tricks-obstacle-course = Полоса препятствий
spots-option-tricks-hunting-grounds = Охотничьи угодья
spots-option-tricks-kennel-club = Клуб собаководов
spots-option-tricks-puppy-pen = Загон для щенков
spots-option-tricks-random = случайные
spots-option-tricks-free-range = Вольный выгул
spots-option-tricks-random-why = По одной команде каждого цвета; какие именно, решит жребий.
spots-option-tricks-free-range-why = Играют все двадцать: при каждом обновлении на место сыгранной команды приходит следующая.
spots-option-dog-treats = Сложность
spots-option-dog-treats-why = В одиночку против Пса: сколько у него вкусняшек вначале.
spots-option-dog-treats-0 = ласковый Пёс
spots-option-dog-treats-1 = обычный Пёс
spots-option-dog-treats-2 = Пёс сразу с пёсиком
spots-option-dog-treats-3 = дерзкий Пёс
spots-option-scored-paws = Лапки завершённых пёсиков
spots-option-scored-paws-on = считаются
spots-option-scored-paws-on-why = Завершённый пёсик и дальше добавляет свои лапки: команды становятся щедрее.
spots-option-scored-paws-off = не считаются
spots-option-scored-paws-off-why = Лапки дают только пёсики, которых ещё собираешь.
spots-option-beginners = Команды, с которых начинает и книжка.
spots-option-begins = Каждый бросает и закапывает кубик: у кого больше, тот и начинает.
spots-option-aloud = Готовый пёсик слышит «Хороший пёсик!»
spots-yard = двор { $total } из 7
spots-treats = { $count ->
    [one] { $count } вкусняшка
    [few] { $count } вкусняшки
    [many] { $count } вкусняшек
   *[other] { $count } вкусняшки
}
spots-supply = Запас: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубика
    [many] { $dice } кубиков
   *[other] { $dice } кубика
}, { spots-treats }
spots-top = Колода: { $dog ->
    [none] пустая
   *[other] { spots-dog } ({ $spaces }) и ещё { $count }
}
spots-scored = завершено { $count } из 6
spots-the-dog = Пёс
spots-face-down = лицом вниз

## В браузере

spots-web-tricks = Команды
spots-web-under = Под ней: { $tricks }.
spots-web-on-tile = На ней { spots-treats }.
spots-why-down = Сейчас она лицом вниз: ждёт, пока останется одна открытая.
spots-why-dog = { $paws ->
    [0] На каждую клетку ложится кубик с её числом: { $numbers }. Когда все заняты, пёсика можно завершить.
   *[other] На каждую клетку ложится кубик с её числом: { $numbers }. Лапки добавляют силы командам, которые их считают; тут их { $paws }.
}
spots-why-yard = Сюда закапывают кубики, которые не легли на пёсиков. Вместе больше семи — провал: твои кубики возвращаются в запас.
spots-web-deck-says = { $dog ->
    [none] Колода пуста.
   *[other] Сверху колоды { spots-dog }: { $spaces }. Карт под ним: { $count }.
}
spots-web-more-cards = ещё { $count }
spots-web-dogs = { $mine ->
    [yes] Твои пёсики
   *[no] Пёсики: { $name }
}
spots-web-dog-says = { spots-dog }. { $spaces }.
spots-web-space = { $state ->
    [filled] { $number } занято
    [planned] { $number } ляжет сюда
    [fits] { $number } подходит
   *[empty] { $number } пусто
}
spots-web-paws = { $count ->
    [one] { $count } лапка
    [few] { $count } лапки
    [many] { $count } лапок
   *[other] { $count } лапки
}
spots-web-no-dogs = Пёсиков пока нет: их приведёт «Голос».
spots-web-look = Чьи пёсики
spots-web-yard = Двор
spots-web-of-seven = из 7
spots-web-yard-says = Двор: { $total } из 7. { $dice ->
    [none] Ничего не закопано.
   *[other] Закопано: { $dice }.
} { $adds ->
    [0] {""}
   *[other] Этот бросок добавит { $adds }.
}
spots-web-yard-word = { $bust ->
    [yes] Слишком много: это провал!
   *[no] { $total ->
        [0] Здесь пусто и безопасно.
        [7] Ровно на грани: закопаешь ещё хоть что-то — и провал.
       *[other] Больше семи — и провал.
    }
}
spots-web-die = { $die ->
    [1] Единица
    [2] Двойка
    [3] Тройка
    [4] Четвёрка
    [5] Пятёрка
   *[6] Шестёрка
}
spots-web-to = { $place ->
    [none] куда?
    [yard] во двор
    [away] в сброс
    [reroll] пере{"\u00AD"}бросить
   *[other] { spots-dog }
}
spots-web-die-goes = { spots-web-die }: { spots-web-to }
spots-web-roll = Кубики броска
spots-web-roll-says = Бросок: { $dice }.
spots-web-trick-now = { spots-trick }!
spots-web-dog-moves = Теперь ходит Пёс.

spots-web-ask-choose = { $score ->
    [yes] Выбери команду или заверши пёсиков.
   *[no] Выбери команду.
}
spots-web-ask-settle = { $count ->
    [one] Разложи { $count } кубик.
    [few] Разложи { $count } кубика.
    [many] Разложи { $count } кубиков.
   *[other] Разложи { $count } кубика.
}
spots-web-ask-keep = { $keep ->
    [one-number] Оставь кубики с одним числом.
    [up-to-named] Разложи кубики, слишком большие — в сброс.
    [count] Разложи { $of } из этих кубиков.
    [total] Собери ровно { $of }.
   *[not-below-yard] Разложи; те, что меньше двора, можно сбросить.
}
spots-web-ask-reroll = Какие кубики перебросить?
spots-web-ask-more = { $dice ->
    [one] Бросить ещё { $dice } кубик?
    [few] Бросить ещё { $dice } кубика?
    [many] Бросить ещё { $dice } кубиков?
   *[other] Бросить ещё { $dice } кубика?
}
spots-web-ask-name = Какое число охраняешь?
spots-web-ask-bolt = Сколько кубиков откладываешь?
spots-web-ask-dig = { $left ->
    [one] Копай: осталось { $left } изменение.
    [few] Копай: осталось { $left } изменения.
    [many] Копай: осталось { $left } изменений.
   *[other] Копай: осталось { $left } изменения.
}
spots-web-ask-trot = Какой кубик передвинешь?
spots-web-ask-trot-to = Куда передвинешь?
spots-web-ask-retrieve = Какое число возьмёшь?
spots-web-ask-retrieve-to = Куда его?
spots-web-ask-pile = Какой твой кубик присоединится к броску?

spots-web-hint-choose = Коснись команды, чтобы прочитать, что она делает.
spots-web-hint-chances = Коснись команды, чтобы её прочитать. Проценты — риск провала в ближайшем броске.
spots-web-hint-settle = Выбери кубик, а потом место для него.
spots-web-hint-name = Кубики больше него уйдут в сброс.
spots-web-hint-bolt = Бросаешь по одному; остановиться можно, когда лапок не меньше, чем осталось кубиков.
spots-web-hint-dig = На единицу больше или меньше. Уменьшенная единица вернётся в запас.
spots-web-hint-trot = Он станет тем числом, что на новой клетке.
spots-web-hint-aside = { $left ->
    [one] Отложен ещё { $left } кубик.
    [few] Отложено ещё { $left } кубика.
    [many] Отложено ещё { $left } кубиков.
   *[other] Отложено ещё { $left } кубика.
}
spots-web-goes = { $name }: { $goes }.
spots-web-goes-yard = { $die } → двор
spots-web-goes-total = Во дворе теперь { $total }.
spots-web-goes-away = { $die } → запас
spots-web-goes-back = { $count } × кубик → запас
spots-web-goes-roll = { $die } → бросок
spots-web-then-yard = Во дворе будет { $total } из 7.
spots-web-then-safe = Двор не изменится.
spots-web-then-bust = Провал: во дворе было бы { $total }. Все кубики вернутся в запас.
spots-web-then-fast = Все пёсики заполнены: завершишь их сразу!
spots-web-then-dug = { $mine ->
    [yes] В твоём дворе будет { $total } из 7.
   *[no] { $bust ->
        [yes] { $name }: во дворе станет слишком много, и это провал!
       *[no] { $name }: во дворе будет { $total } из 7.
    }
}
spots-web-then-score = Завершишь пёсиков: { $dogs }. На этом ход закончится.
spots-web-chance = Провал: { $percent }{"\u00A0"}%
spots-web-chance-none = Без риска
spots-web-chance-next = Дальше риск провала: { $percent }{"\u00A0"}%.
spots-web-chance-says = { $percent ->
    [0] Ближайший бросок не может кончиться провалом.
   *[other] Провал в ближайшем броске: { $percent }{"\u00A0"}%, если раскладывать осторожно.
}

spots-web-do = Выполнить
spots-web-shake = Потряси кубики!
spots-web-score = Завершить
spots-web-done = Готово
spots-web-fit = Разложить
spots-web-treat = Перебросить
spots-web-treat-says = Перебросить за вкусняшку; у тебя их { $count }
spots-web-cancel = Нет
spots-web-more = Ещё!
spots-web-stop = Хватит
spots-web-name = Охранять
spots-web-bolt = Отложить
spots-web-dig = Копнуть
spots-web-trot = Передвинуть
spots-web-retrieve = Взять
spots-web-pile = Присоединить
spots-web-option-dug = { $owner }: { $die } { $change ->
    [down] на один меньше
   *[up] на один больше
}, двор { $total }
spots-web-option-place = { $place ->
    [yard] Двор
   *[other] { spots-dog }
}: { $die }

spots-web-ended = { $dog ->
    [yes] Пёс первым завершил шестерых пёсиков. Гав!
   *[no] Шестеро пёсиков завершены!
}
spots-web-busted = Провал!
spots-web-busted-total = { $name }: во дворе { $total }, а можно только 7
spots-web-scored = { $fast ->
    [yes] Быстро и рискованно!
   *[no] Пёсик завершён!
}
spots-web-scored-dogs = { $name }: { $dogs }
spots-web-supply-empty = Кубики кончились!
spots-web-everybody = провал у всех
spots-web-dog-scored = Гав! Пёс забирает:

spots-web-coach-1 = Выбери команду вверху: она скажет, сколько кубиков бросать. Выполненная лежит лицом вниз, пока не останется одна открытая.
spots-web-coach-2 = Кубик ложится на клетку с таким же числом. Что не поместилось, закапываешь во дворе.
spots-web-coach-3 = Больше семи во дворе — провал: все кубики убегают. Вкусняшка даёт перебросить.
spots-web-coach-4 = Заполненных пёсиков завершай вместо команды. Шесть завершённых — победа!
spots-web-key-tile = выбрать команду
spots-web-key-die = от кубика к кубику
spots-web-key-target = куда его положить
spots-web-key-fit = разложить как можно лучше
spots-web-key-treat = перебросить за вкусняшку
spots-web-key-more = ещё раз
spots-web-key-stop = хватит или завершить пёсиков

## Said with a tap

spots-phrase-woof = Гав!
spots-phrase-come-on = Ну же, кубики!
spots-phrase-lucky = Лёгкая лапа!
spots-phrase-good-dog = Хороший пёсик!
spots-phrase-oh-no = Ну вот, опять…
spots-phrase-think = Дай подумать…
