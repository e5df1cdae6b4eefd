# Крапки. Команди, песики і все, що про них кажуть.

spots = Крапки

## Назви

spots-trick = { $trick ->
    [howl] Голос
    [roll-over] Переворот
    [walk] Гуляти
    [dig] Копати
    [trot] Тупцяти
    [retrieve] До мене
    [track] Взяти слід
    [run] Бігти
    [chase] Фас
    [bolt] Гасати
    [sprint] Уперед
    [dogpile] Зграя песиків
    [fetch] Апорт
    [guard] Охороняти
    [hunt] Полювати
    [search] Шукати
    [scavenge] Нишпорити
    [beg] Просити
    [chew] Жувати
    [gobble] Їсти
    [stay] Лежати
    [play-dead] Удавати мертвого
   *[other] { $trick }
}
spots-does = { $trick ->
    [howl] Візьми песика, якщо їх у тебе менше шести, а тоді кинь 1 кубик.
    [roll-over] Перекинь усі свої закопані кубики. Потім можеш кинути ще 1.
    [walk] Кинь 2 кубики. Потім можеш кинути ще 1.
    [dig] За кожну лапку можеш збільшити чи зменшити на 1 будь-який закопаний кубик, і чужий теж. Потім кинь 2.
    [trot] Можеш пересунути кубик на іншу вільну клітинку своїх песиків. Потім кинь 2.
    [retrieve] Візьми кубик із числом верхнього песика колоди й поклади або закопай його. Потім кинь 2.
    [track] Кинь 3 кубики. За смаколик можна перекинути лише ті, що обереш.
    [run] Кинь 3 кубики. Потім кидай ще по 1, скільки стане духу.
    [chase] Кинь 1 кубик. Потім можеш кинути 2, тоді 3 і так далі.
    [bolt] Відклади від 3 до 12 кубиків і кидай по одному. Можна спинитися, коли лапок не менше, ніж лишилося кубиків.
    [sprint] Кинь по кубику за кожного свого песика з вільною клітинкою. Можеш повторити.
    [dogpile] Кинь 2 кубики й один зі своїх. Можеш повторити.
    [fetch] Кинь 8 кубиків. Лиши всі з одним числом, решту скинь.
    [guard] Назви число й кинь 4 кубики. Більші за нього йдуть у скид.
    [hunt] Кинь 2 кубики й ще по одному за кожну лапку. Лиши 2 з них.
    [search] Кинь 7 кубиків. Лиши кілька, що разом дають рівно 8; якщо таких немає, скинь усі.
    [scavenge] Кинь 4 кубики. Можеш скинути ті, що менші за суму твого двору.
    [beg] Візьми 1 смаколик і ще по 1 за кожну лапку.
    [chew] Подвой свої смаколики, а тоді візьми ще 1.
    [gobble] Візьми 7 смаколиків, а тоді поверни стільки, скільки показує твоя найбільша вільна клітинка.
    [stay] Візьми по 1 смаколику за кожну іншу команду, що лежить долілиць.
    [play-dead] Кинь 1 кубик. Якщо закопаєш його без невдачі, візьми стільки смаколиків, скільки на ньому крапок.
   *[other] { $trick }
}
spots-dog = { $dog ->
    [burt] Берт
    [bristles] Брістлз
    [bongo] Бонго
    [eloise] Елоїза
    [ursula] Урсула
    [mayor] Мер
    [sundrop] Сандроп
    [jolene] Джолін
    [xerxes] Ксеркс
    [louise] Луїза
    [missy] Міссі
    [lil-beth] Ліл-Бет
    [handsome] Красунчик
    [frankie] Френкі
    [bitsy] Бітсі
    [gretchen] Ґретхен
    [lief] Ліф
    [goliath] Голіаф
    [gumbo] Ґамбо
    [pebble] Пебл
    [wilbur] Вілбур
    [cabbage] Капустинка
    [honcho] Гончо
    [wolfgang] Вольфганг
    [raya] Рая
    [rogue] Роуґ
    [nutmeg] Мускат
    [rupert] Руперт
    [mirabelle] Мірабель
    [momo] Момо
    [zipper] Зіппер
    [doog] Дуґ
   *[other] { $dog }
}
spots-colour = { $colour ->
    [yellow] Жовтий
    [purple] Фіолетовий
    [blue] Синій
   *[green] Зелений
}

## Що спитано

spots-ask-choose = Обери команду (назву чи номер) або заверши заповнених песиків (score).
spots-ask-settle = Куди кубики? По знаку на кожен, від меншого: літера песика, y — двір, крапка — у скид; t — смаколик і перекинути.
spots-ask-more = Далі (more) чи годі (stop)?
spots-ask-name = Яке число охороняєш? Більші кубики підуть у скид.
spots-ask-bolt = Скільки кубиків відкладаєш?
spots-ask-dig = Який закопаний кубик зміниш (dig 2 3+, dig 1 1-)? Або stop.
spots-ask-trot = Який кубик пересунеш і куди (trot bongo 3 lief 5)? Або stop.
spots-ask-retrieve = Яке число верхнього песика береш і куди (retrieve 3>bongo, retrieve 3>yard)?
spots-ask-pile = Який твій кубик долучиться до кидка (pile bongo 3, pile yard 3)?

## Що сталося

spots-event-tricks-chosen = Команди цієї партії: { $tricks }.
spots-event-stack-laid = { spots-colour } стос, згори донизу: { $tricks }.
spots-event-dealt = { $name }: перші песики — { $dogs }.
spots-event-top-turned = Верхній песик колоди: { spots-dog }.
spots-event-start-rolled = { $name }: випало { $die }, і кубик уже закопано.
spots-event-begins = Починає { $name }.
spots-event-tied = Найбільше число випало кільком. Перекидають: { $names }.
spots-event-trick = { $name }: { spots-trick }!
spots-event-treats-taken = { $tile ->
    [none] { $count ->
        [one] { $name } бере { $count } смаколик.
        [few] { $name } бере { $count } смаколики.
        [many] { $name } бере { $count } смаколиків.
       *[other] { $name } бере { $count } смаколика.
    }
   *[other] { $count ->
        [one] { $name } бере з тайла { $count } смаколик.
        [few] { $name } бере з тайла { $count } смаколики.
        [many] { $name } бере з тайла { $count } смаколиків.
       *[other] { $name } бере з тайла { $count } смаколика.
    }
}
spots-event-treats-returned = { $count ->
    [one] { $name } повертає { $count } смаколик.
    [few] { $name } повертає { $count } смаколики.
    [many] { $name } повертає { $count } смаколиків.
   *[other] { $name } повертає { $count } смаколика.
}
spots-event-treat-spent = { $name } віддає смаколик і перекидає { $dice }.
spots-event-rolled = { $name }: кидок { $dice }.
spots-event-rerolled = { $name }: новий кидок { $dice }.
spots-event-placed = { $die } лягає на клітинку: { spots-dog }.
spots-event-buried = { $die } закопано. У дворі: { $total }.
spots-event-discarded = { $die } повертається в запас.
spots-event-busted = { $dice ->
    [one] Невдача! { $name }: у дворі { $total }, а можна щонайбільше 7. { $dice } кубик повертається в запас.
    [few] Невдача! { $name }: у дворі { $total }, а можна щонайбільше 7. { $dice } кубики повертаються в запас.
    [many] Невдача! { $name }: у дворі { $total }, а можна щонайбільше 7. { $dice } кубиків повертаються в запас.
   *[other] Невдача! { $name }: у дворі { $total }, а можна щонайбільше 7. { $dice } кубика повертається в запас.
}
spots-event-scored = { $fast ->
    [yes] Швидко та ризиковано! { $name } завершує песика: { spots-dog }.
   *[no] { $name } завершує песика: { spots-dog }.
}
spots-event-drew = { $name } бере песика: { spots-dog }.
spots-event-named = { $name } охороняє числа до { $number }.
spots-event-set-aside = { $count ->
    [one] { $name } відкладає { $count } кубик.
    [few] { $name } відкладає { $count } кубики.
    [many] { $name } відкладає { $count } кубиків.
   *[other] { $name } відкладає { $count } кубика.
}
spots-event-put-back = { $count ->
    [one] { $count } кубик повертається в запас некинутим.
    [few] { $count } кубики повертаються в запас некинутими.
    [many] { $count } кубиків повертаються в запас некинутими.
   *[other] { $count } кубика повертаються в запас некинутими.
}
spots-event-dug = { $to ->
    [none] { $name } копає. { $owner }: { $die } із двору викопано, лишилося { $total }.
   *[other] { $name } копає. { $owner }: { $die } у дворі стає { $to }, разом { $total }.
}
spots-event-trotted = { spots-dog }: { $number } тупцяє далі й стає { $to-number }. Нова клітинка: { $to }.
spots-event-retrieved = { $name } бере кубик і ставить на ньому { $die }.
spots-event-joined = { $dog ->
    [none] { $die } із двору долучається до кидка.
   *[other] { $die } долучається до кидка: { spots-dog }.
}
spots-event-went-on = { $name } кидає далі.
spots-event-stopped = { $name } спиняється.
spots-event-supply-empty = У запасі жодного кубика: невдача в усіх.
spots-event-refreshed = { $treats ->
    [0] Усі команди знову горілиць.
   *[other] На команду «{ spots-trick }» лягає смаколик, і всі команди знову горілиць.
}
spots-event-stack-turned = { spots-colour } стос: «{ spots-trick }» іде під низ, зверху «{ $top }».
spots-event-dog-rolled = Псові випало { $die }: { spots-trick }.
spots-event-dog-turned = { $treats ->
    [0] Пес перевертає тайл долілиць.
    [one] Пес перевертає тайл долілиць і бере { $treats } смаколик.
    [few] Пес перевертає тайл долілиць і бере { $treats } смаколики.
    [many] Пес перевертає тайл долілиць і бере { $treats } смаколиків.
   *[other] Пес перевертає тайл долілиць і бере { $treats } смаколика.
}
spots-event-dog-paid = Пес віддає два смаколики за карту.
spots-event-dog-scored = Пес завершує песика: { spots-dog }. У нього вже { $count } із 6.
spots-event-dog-idle = Для Пса не лишилося карти.
spots-event-won = { $seat ->
    [none] Пес завершив шістьох песиків і перемагає. Гав!
   *[other] { $name }: шестеро завершених песиків. Це перемога!
}

## Чому не можна

spots-illegal-chance-first = Спершу слово за кубиками або колодою.
spots-illegal-not-your-turn = Зараз не твій хід.
spots-illegal-wrong-phase = { $phase ->
    [choose] Обери команду або заверши песиків.
    [settle] Спершу розклади кубики цього кидка.
    [more] Спершу виріши, кидати ще чи годі.
    [name] Спершу назви число.
    [bolt] Спершу скажи, скільки кубиків відкладаєш.
    [dig] Спершу копай або спинись.
    [trot] Спершу пересунь кубик або спинись.
    [retrieve] Спершу візьми кубик.
   *[pile] Спершу обери кубик, що долучиться.
}
spots-illegal-not-in-play = Команди «{ spots-trick }» у цій партії немає.
spots-illegal-face-down = «{ spots-trick }» лежить долілиць, аж поки тайли не оновляться.
spots-illegal-nothing-filled = Завершувати нічого: жоден твій песик не заповнений.
spots-illegal-no-treat = У тебе немає смаколиків.
spots-illegal-reroll-all = За смаколик перекидають усі кубики кидка; обирати дає лише «Взяти слід».
spots-illegal-not-rolled = У кидку немає { $die } або їх стільки немає.
spots-illegal-not-your-dog = Серед твоїх незавершених песиків такого немає: { spots-dog }.
spots-illegal-no-such-space = { spots-dog }: клітинки для { $die } немає.
spots-illegal-space-taken = { spots-dog }: клітинка для { $die } зайнята.
spots-illegal-keep-all = Кожен кубик цього кидка треба покласти або закопати.
spots-illegal-keep-one-number = Розклади всі кубики з одним числом, і тільки їх.
spots-illegal-keep-up-to-named = Розклади рівно ті кубики, що не більші за { $number }; решта йде у скид.
spots-illegal-keep-count = Розклади рівно стільки кубиків: { $of }.
spots-illegal-keep-total = Розклади кубики, що разом дають рівно { $of }.
spots-illegal-keep-none = Жоден із цих кубиків не підходить: усі йдуть у скид.
spots-illegal-keep-not-below-yard = Скинути можна лише кубики, менші за суму твого двору.
spots-illegal-bolt-dice = Відкласти можна від { $least } до { $most } кубиків.
spots-illegal-no-such-yard = Такого двору немає.
spots-illegal-not-buried = У тому дворі немає кубика { $die }.
spots-illegal-six-stays = Шістку не збільшиш.
spots-illegal-no-die-in-yard = У твоєму дворі немає кубика { $die }.
spots-illegal-no-die-on-dog = Твого кубика { $die } там немає: { spots-dog }.
spots-illegal-not-on-top = На верхній карті колоди немає { $die }: { spots-dog }.
spots-illegal-not-due = Кубикам і колоді зараз нічого такого не треба казати.
spots-illegal-cannot-tricks = По одній команді кожного кольору: жовта, фіолетова, синя, зелена.
spots-illegal-cannot-stack = Стоси йдуть так: жовтий, фіолетовий, синій, зелений, і в кожному всі його команди по разу.
spots-illegal-cannot-deal = Двоє різних песиків із колоди, тому місцю, чия черга їх отримати.
spots-illegal-cannot-top = Такого песика в колоді немає.
spots-illegal-cannot-start = По кубику на кожне місце, що кидає, а решті — риска (-).
spots-illegal-cannot-roll = Кинути треба іншу кількість кубиків.
spots-syntax-move = «{ $text }» — такого ходу немає. Ходи записують так: trick run, score, place 3>bongo 6>yard, treat, more, stop.

## Позиції

spots-header-position-seats = У позиції має бути стільки місць: { $seats }, і одне з них ходить.
spots-header-position-dog = Пес грає лише проти одного гравця.
spots-header-position-tiles = Тайли мають бути ті шість, що задані, за номерами.
spots-header-position-stacks = Чотири стоси є лише у «Вільному вигулі»: у кожному всі його команди, а згори та, що у грі.
spots-header-position-none-up = Хоча б одна команда має лежати горілиць.
spots-header-position-treats-down = На команді, що лежить долілиць, смаколиків не буває.
spots-header-position-unknown-dog = Тут є песик, якого немає в коробці.
spots-header-position-dog-twice = Цей песик тут двічі: { spots-dog }.
spots-header-position-no-top = Колода є, а верхньої карти немає.
spots-header-position-pack = Більше шести песиків ніхто не має.
spots-header-position-won = Із шістьма завершеними песиками партію вже закінчено.
spots-header-position-filled = На клітинці лежить один кубик із її числом: { spots-dog }.
spots-header-position-yard-dice = На кубику від 1 до 6.
spots-header-position-yard = Двір із { $total } — це вже невдача: більше семи не буває.
spots-header-position-treats = Смаколиків 20, і ніхто їх не позичає.
spots-header-position-dice = Кубиків 40.

## Налаштування й термінал

spots-option-tricks = Команди
spots-option-tricks-why = Свій смак? Торкни іншу команду будь-якого кольору. Червоні «Голос» і «Переворот» у грі завжди.
spots-option-tricks-first = перша гра
spots-option-tricks-own = своя добірка
spots-option-tricks-own-why = Торкни будь-яку команду, і добірка стане твоєю.
spots-option-tricks-colour = { $colour ->
    [yellow] Жовта команда
    [purple] Фіолетова команда
    [blue] Синя команда
   *[green] Зелена команда
}
spots-option-tricks-new-family = Нова сім’я
spots-option-tricks-dog-park = Парк песиків
spots-option-tricks-obstacle-course = Смуга перешкод
spots-option-tricks-hunting-grounds = Мисливські угіддя
spots-option-tricks-kennel-club = Кінологічний клуб
spots-option-tricks-puppy-pen = Загін для цуценят
spots-option-tricks-random = випадкові
spots-option-tricks-free-range = Вільний вигул
spots-option-tricks-random-why = По одній команді кожного кольору; котрі саме, вирішить жереб.
spots-option-tricks-free-range-why = Грають усі двадцять: щоразу, як команди оновлюються, на місце зіграної приходить наступна.
spots-option-dog-treats = Складність
spots-option-dog-treats-why = Наодинці проти Пса: скільки смаколиків у нього на початку.
spots-option-dog-treats-0 = лагідний Пес
spots-option-dog-treats-1 = звичайний Пес
spots-option-dog-treats-2 = Пес із песиком одразу
spots-option-dog-treats-3 = зухвалий Пес
spots-option-scored-paws = Лапки завершених песиків
spots-option-scored-paws-on = рахуються
spots-option-scored-paws-on-why = Завершений песик і далі додає своїх лапок: команди стають щедріші.
spots-option-scored-paws-off = не рахуються
spots-option-scored-paws-off-why = Лапки дають лише песики, яких ще складаєш.
spots-option-beginners = Команди, з яких починає й книжка.
spots-option-begins = Кожен кидає й закопує кубик: у кого більший, той і починає.
spots-option-aloud = Готовий песик чує «Хороший песик!»
spots-yard = двір { $total } із 7
spots-treats = { $count ->
    [one] { $count } смаколик
    [few] { $count } смаколики
    [many] { $count } смаколиків
   *[other] { $count } смаколика
}
spots-supply = Запас: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
    [many] { $dice } кубиків
   *[other] { $dice } кубика
}, { spots-treats }
spots-top = Колода: { $dog ->
    [none] порожня
   *[other] { spots-dog } ({ $spaces }) і ще { $count }
}
spots-scored = завершено { $count } із 6
spots-the-dog = Пес
spots-face-down = долілиць

## У браузері

spots-web-tricks = Команди
spots-web-under = Під нею: { $tricks }.
spots-web-on-tile = На ній { spots-treats }.
spots-why-down = Зараз вона долілиць: чекає, поки лишиться одна відкрита.
spots-why-dog = { $paws ->
    [0] На кожну клітинку лягає кубик із її числом: { $numbers }. Коли всі заповнено, песика можна завершити.
   *[other] На кожну клітинку лягає кубик із її числом: { $numbers }. Лапки додають сили командам, які їх рахують; тут їх { $paws }.
}
spots-why-yard = Сюди закопують кубики, що не лягли на песиків. Разом більше семи — невдача: твої кубики вертаються в запас.
spots-web-deck-says = { $dog ->
    [none] Колода порожня.
   *[other] Зверху колоди { spots-dog }: { $spaces }. Під ним карт: { $count }.
}
spots-web-more-cards = ще { $count }
spots-web-dogs = { $mine ->
    [yes] Твої песики
   *[no] Песики: { $name }
}
spots-web-dog-says = { spots-dog }. { $spaces }.
spots-web-space = { $state ->
    [filled] { $number } заповнено
    [planned] { $number } ляже сюди
    [fits] { $number } підходить
   *[empty] { $number } порожньо
}
spots-web-paws = { $count ->
    [one] { $count } лапка
    [few] { $count } лапки
    [many] { $count } лапок
   *[other] { $count } лапки
}
spots-web-no-dogs = Песиків поки немає: їх приведе «Голос».
spots-web-look = Чиї песики
spots-web-yard = Двір
spots-web-of-seven = із 7
spots-web-yard-says = Двір: { $total } із 7. { $dice ->
    [none] Нічого не закопано.
   *[other] Закопано: { $dice }.
} { $adds ->
    [0] {""}
   *[other] Цей кидок додасть { $adds }.
}
spots-web-yard-word = { $bust ->
    [yes] Забагато: це невдача!
   *[no] { $total ->
        [0] Тут порожньо й безпечно.
        [7] Рівно на межі: ще щось закопаєш — і невдача.
       *[other] Більше семи — і невдача.
    }
}
spots-web-die = { $die ->
    [1] Одиниця
    [2] Двійка
    [3] Трійка
    [4] Четвірка
    [5] П’ятірка
   *[6] Шістка
}
spots-web-to = { $place ->
    [none] куди?
    [yard] у двір
    [away] у скид
    [reroll] пере{"\u00AD"}кинути
   *[other] { spots-dog }
}
spots-web-die-goes = { spots-web-die }: { spots-web-to }
spots-web-roll = Кубики кидка
spots-web-roll-says = Кидок: { $dice }.
spots-web-trick-now = { spots-trick }!
spots-web-dog-moves = Тепер ходить Пес.

spots-web-ask-choose = { $score ->
    [yes] Обери команду або заверши песиків.
   *[no] Обери команду.
}
spots-web-ask-settle = { $count ->
    [one] Розклади { $count } кубик.
    [few] Розклади { $count } кубики.
    [many] Розклади { $count } кубиків.
   *[other] Розклади { $count } кубика.
}
spots-web-ask-keep = { $keep ->
    [one-number] Залиш кубики з одним числом.
    [up-to-named] Розклади кубики, завеликі йдуть у скид.
    [count] Розклади { $of } з цих кубиків.
    [total] Збери рівно { $of }.
   *[not-below-yard] Розклади; менші за двір можна скинути.
}
spots-web-ask-reroll = Які кубики перекинути?
spots-web-ask-more = { $dice ->
    [one] Кинути ще { $dice } кубик?
    [few] Кинути ще { $dice } кубики?
    [many] Кинути ще { $dice } кубиків?
   *[other] Кинути ще { $dice } кубика?
}
spots-web-ask-name = Яке число охороняєш?
spots-web-ask-bolt = Скільки кубиків відкладаєш?
spots-web-ask-dig = { $left ->
    [one] Копай: лишилася { $left } зміна.
    [few] Копай: лишилося { $left } зміни.
    [many] Копай: лишилося { $left } змін.
   *[other] Копай: лишилося { $left } зміни.
}
spots-web-ask-trot = Який кубик пересунеш?
spots-web-ask-trot-to = Куди пересунеш?
spots-web-ask-retrieve = Яке число візьмеш?
spots-web-ask-retrieve-to = Куди його?
spots-web-ask-pile = Який твій кубик долучиться до кидка?

spots-web-hint-choose = Торкнися команди, щоб прочитати, що вона робить.
spots-web-hint-chances = Торкнися команди, щоб прочитати її. Відсотки — ризик невдачі в найближчому кидку.
spots-web-hint-settle = Обери кубик, а тоді місце для нього.
spots-web-hint-name = Більші за це число підуть у скид.
spots-web-hint-bolt = Кидаєш по одному; спинитися можна, коли лапок не менше, ніж лишилося кубиків.
spots-web-hint-dig = На одиницю більше чи менше. Одиниця, зменшена на один, вертається в запас.
spots-web-hint-trot = Він стане тим числом, що на новій клітинці.
spots-web-hint-aside = { $left ->
    [one] Відкладено ще { $left } кубик.
    [few] Відкладено ще { $left } кубики.
    [many] Відкладено ще { $left } кубиків.
   *[other] Відкладено ще { $left } кубика.
}
spots-web-goes = { $name }: { $goes }.
spots-web-goes-yard = { $die } → двір
spots-web-goes-total = У дворі тепер { $total }.
spots-web-goes-away = { $die } → запас
spots-web-goes-back = { $count } × кубик → запас
spots-web-goes-roll = { $die } → кидок
spots-web-then-yard = У дворі буде { $total } із 7.
spots-web-then-safe = Двір не зміниться.
spots-web-then-bust = Невдача: у дворі було б { $total }. Усі кубики повернуться в запас.
spots-web-then-fast = Усі песики заповнені: завершиш їх одразу!
spots-web-then-dug = { $mine ->
    [yes] У твоєму дворі буде { $total } із 7.
   *[no] { $bust ->
        [yes] { $name }: у дворі буде забагато, і це невдача!
       *[no] { $name }: у дворі буде { $total } із 7.
    }
}
spots-web-then-score = Завершиш песиків: { $dogs }. На цьому хід скінчиться.
spots-web-chance = Невдача: { $percent }{"\u00A0"}%
spots-web-chance-none = Без ризику
spots-web-chance-next = Далі ризик невдачі: { $percent }{"\u00A0"}%.
spots-web-chance-says = { $percent ->
    [0] Найближчий кидок не може скінчитися невдачею.
   *[other] Невдача в найближчому кидку: { $percent }{"\u00A0"}%, якщо розкладати обачно.
}

spots-web-do = Виконати
spots-web-shake = Потруси кубики!
spots-web-score = Завершити
spots-web-done = Готово
spots-web-fit = Розкласти
spots-web-treat = Перекинути
spots-web-treat-says = Перекинути за смаколик; у тебе їх { $count }
spots-web-cancel = Ні
spots-web-more = Ще!
spots-web-stop = Годі
spots-web-name = Охороняти
spots-web-bolt = Відкласти
spots-web-dig = Копнути
spots-web-trot = Пересунути
spots-web-retrieve = Взяти
spots-web-pile = Долучити
spots-web-option-dug = { $owner }: { $die } { $change ->
    [down] на один менше
   *[up] на один більше
}, двір { $total }
spots-web-option-place = { $place ->
    [yard] Двір
   *[other] { spots-dog }
}: { $die }

spots-web-ended = { $dog ->
    [yes] Пес першим завершив шістьох песиків. Гав!
   *[no] Шестеро песиків завершено!
}
spots-web-busted = Невдача!
spots-web-busted-total = { $name }: у дворі { $total }, а можна лише 7
spots-web-scored = { $fast ->
    [yes] Швидко та ризиковано!
   *[no] Песика завершено!
}
spots-web-scored-dogs = { $name }: { $dogs }
spots-web-supply-empty = Кубики скінчилися!
spots-web-everybody = невдача в усіх
spots-web-dog-scored = Гав! Пес забирає:

spots-web-coach-1 = Обери команду вгорі: вона скаже, скільки кубиків кидати. Виконана лежить долілиць, доки не лишиться одна відкрита.
spots-web-coach-2 = Кубик лягає на клітинку з таким самим числом. Що не влізло, закопуєш у дворі.
spots-web-coach-3 = Більше семи у дворі — невдача: усі кубики тікають. Смаколик дає перекинути.
spots-web-coach-4 = Заповнених песиків завершуй замість команди. Шість завершених — перемога!
spots-web-key-tile = обрати команду
spots-web-key-die = від кубика до кубика
spots-web-key-target = куди його покласти
spots-web-key-fit = розкласти якнайкраще
spots-web-key-treat = перекинути за смаколик
spots-web-key-more = ще раз
spots-web-key-stop = годі або завершити песиків

## Said with a tap

spots-phrase-woof = Гав!
spots-phrase-come-on = Ну ж бо, кубики!
spots-phrase-lucky = Легка лапа!
spots-phrase-good-dog = Хороший песик!
spots-phrase-oh-no = Ну от, знову…
spots-phrase-think = Дай подумати…
