# Рамка столу в браузері: те, що спільне для всіх ігор.

web-house = лапки
web-skip = До головного
web-to-home = Додому
web-close = Закрити
web-menu = Меню
web-settings = Налаштування
web-docs = Як усе влаштовано (англійською)
web-language = Мова
web-keys = Клавіші
web-key-tab = далі по сторінці
web-key-escape = не чекати на рухи, закрити вікно
web-opening = Відчиняємо двері…
web-table-closed = За цей стіл не потрапити
web-stopped-rules = Цю партію зупинено: за нинішніми правилами її не дограти. Запис лишився.
web-stopped-too-long = Цю партію зупинено: вона тривала надто довго. Запис лишився.
web-stopped-abandoned = Цей стіл закрито: до нього довго ніхто не повертався.
web-lost = Зв’язок урвався. Пробуємо знову; за столом нічого не пропаде.
web-offline = Немає інтернету. Щойно він з’явиться, повернемося за стіл.
web-silent = Дім не відповідає. Чекаємо…
web-unreachable = До дому не достукатися. Перевір інтернет і спробуй ще раз.
web-again = Спробувати ще раз
web-broken = Щось зламалося. Спробуй ще раз за мить.
web-percent = { $percent }{"\u00A0"}%

## За столом

web-people = Хто грає
web-you = це ти
web-here = тут
web-away = не за столом
web-bot = бот, рівень { $level }
web-bot-name = { $place ->
    [1] Бублик
    [2] Сирник
    [3] Галушка
    [4] Пампушка
    [5] Вареник
    [6] Пиріжок
    [7] Коржик
   *[8] Калачик
}
web-seat = Місце { $seat }
web-turn = Зараз ходить
web-clock = Лишилося { $time }
web-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
web-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
}
web-watch = Ти лише дивишся: усі місця зайняті.
web-watch-own = Зіграти за своїм столом
web-note = Що зараз робити
web-waits = Чекаємо на хід: { $names }.
web-waits-chance = Мить…
web-sending = Надсилаємо…
web-race = { $seconds ->
    [one] Боти мовчать ще { $seconds } секунду.
    [few] Боти мовчать ще { $seconds } секунди.
    [many] Боти мовчать ще { $seconds } секунд.
   *[other] Боти мовчать ще { $seconds } секунди.
}
web-race-over = Тепер можуть озватися й боти.
web-your-turn = Твій хід
web-past = Погляд у минуле: запис { $ply } із { $plies }.
web-to-now = До гри

## Поруч зі столом

web-beside = Поруч зі столом
web-log = Перебіг
web-log-empty = Ще нічого не сталося.
web-newest = До найновішого
web-chat = Балачка
web-chat-empty = Поки що тихо.
web-chat-quiet = Тут говорять лише ті, хто сидить за столом.
web-chat-name = Щоб писати тут, скажи, як тебе звати.
web-chat-enter = Це я
web-say = Написати…
web-send = Надіслати
web-mute = Більше не чути: { $name }
web-unmute = Знову чути: { $name }
web-talk = Сказати одним дотиком
web-react-paw = Дай лапу!
web-react-heart = Як мило!
web-react-laugh = Ха-ха!
web-react-wow = Ого!
web-react-sad = Ой лишенько…
web-react-yawn = Спати хочеться…
web-rules = Правила
web-rule = Правило { $rule }
web-help = Допомога
web-learn = Навчитися грати
web-coach-again = Поради ще раз
web-why-how = Незрозуміло, що це? Затримай на ньому палець чи мишку або натисни I.
web-why-close = Escape сховає це.
web-key-why = що це таке
web-did-undo = { $others ->
    [0] { $name } забирає хід назад.
   *[other] { $name } забирає назад хід і все, що було після нього.
}
web-did-resign = { $name } здається.
web-did-flag = Час вийшов: { $name }.
web-did-bot = { $name }: тепер грає бот.
web-did-person = { $name } знову за столом.
web-did-hint = { $name } бере підказку бота.

## Забрати хід, піти, здатися

web-undo = Забрати хід
web-undo-waits = Чекаємо, чи погодяться інші забрати хід.
web-undo-asked = { $name } хоче забрати хід назад.
web-undo-agree = Гаразд
web-undo-refuse = Ні
web-undo-cancel = Передумати
web-undo-refused = { $name } проти: хід лишається.
web-undo-withdrawn = { $name } лишає хід як є.
web-leave = Хай пограє бот
web-back = Грати далі
web-takeover = { $name }: хай пограє бот
web-send-away = Вивести з-за столу: { $name }
web-vote-bot = { $name } довго не ходить. Хай пограє бот?
web-vote-away = Вивести з-за столу: { $name }? Далі грав би бот.
web-vote-me = Інші вирішують, чи грати за тебе ботові. Зроби хід — і гра триватиме з тобою.
web-resign = Здатися
web-resign-sure = Справді здатися? Назад дороги немає.
web-play-on = Ні, граю далі
web-fate = Обіцянка долі: після партії з неї видно, що кубики й карти ніхто не підбирав.

## Кінець

web-over = Партію закінчено
web-you-won = Перемога твоя!
web-won = { $shared ->
    [yes] Спільна перемога: { $names }
   *[no] Перемога: { $names }
}
web-nobody-won = Цього разу не переміг ніхто
web-close-behind = Найближче: { $names }, різниця { $points }.
web-rematch = Ще раз!
web-rematch-asked = { $name } хоче зіграти ще раз!
web-rematch-join = Я теж!
web-rematch-go = До нового столу
web-opponent = Інший бот
web-replay = Переглянути
web-share = Поділитися
web-record = Запис партії

## Налаштування

web-light = Світло
web-light-system = Як у системі
web-light-day = День
web-light-night = Ніч
web-to-day = Увімкнути день
web-to-night = Увімкнути ніч
web-motion = Рухи
web-speed = Ходи інших
web-speed-calm = спокійно
web-speed-brisk = жваво
web-speed-at-once = одразу
web-pause = Зупинити показ
web-skip-showing = Пропустити показ
web-meanwhile = З твого ходу
web-lately = Останні ходи
web-sound = Звуки
web-volume = Гучність
web-calls = Кликати, коли мій хід
web-talk-shown = Фрази й реакції

## Підказки першої гри

web-hint = Підказка
web-hint-why = Бот бачить те саме, що й ти. Усі за столом почують, що була підказка.
web-hint-thinks = Бот думає…
web-hint-none = Тут у бота підказки немає.
web-hint-help = { $help ->
    [nudge] Натяк
    [candidates] Кілька добрих ходів
   *[move] Сам хід
}
web-hint-good = { $good ->
    [one] Тут { $good } добрий хід. Придивися ще раз.
    [few] Тут { $good } приблизно однаково добрі ходи.
    [many] Тут { $good } приблизно однаково добрих ходів.
   *[other] Тут { $good } приблизно однаково доброго ходу.
}
web-hint-some = Один із цих:
web-hint-chance = На думку бота, шанси — { $percent }{"\u00A0"}%.
web-coach = Порада
web-coach-at = Порада { $at } із { $of }
web-coach-next = Далі
web-coach-done = Грати!
web-coach-skip = Досить
