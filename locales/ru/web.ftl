# Рамка стола в браузере: то, что общее для всех игр.

web-house = лапки
web-skip = К главному
web-to-home = Домой
web-close = Закрыть
web-menu = Меню
web-settings = Настройки
web-docs = Как всё устроено (по-английски)
web-language = Язык
web-keys = Клавиши
web-key-tab = дальше по странице
web-key-escape = не ждать движений, закрыть окно
web-opening = Открываем дверь…
web-table-closed = За этот стол не попасть
web-stopped-rules = Эта партия остановлена: по нынешним правилам её не доиграть. Запись осталась.
web-stopped-too-long = Эта партия остановлена: она шла слишком долго. Запись осталась.
web-stopped-abandoned = Этот стол закрыт: к нему давно никто не возвращался.
web-lost = Связь прервалась. Пробуем снова; за столом ничего не пропадёт.
web-offline = Нет интернета. Как только он появится, вернёмся за стол.
web-silent = Дом не отвечает. Ждём…
web-unreachable = До дома не достучаться. Проверь интернет и попробуй ещё раз.
web-again = Попробовать ещё раз
web-broken = Что-то сломалось. Попробуй ещё раз через минутку.
web-percent = { $percent }{"\u00A0"}%

## За столом

web-people = Кто играет
web-you = это ты
web-here = здесь
web-away = не за столом
web-bot = бот, уровень { $level }
web-bot-name = { $place ->
    [1] Бублик
    [2] Сырник
    [3] Ватрушка
    [4] Пончик
    [5] Пирожок
    [6] Коржик
    [7] Калачик
   *[8] Крендель
}
web-seat = Место { $seat }
web-turn = Сейчас ходит
web-clock = Осталось { $time }
web-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
web-watching = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
    [many] { $count } зрителей
   *[other] { $count } зрителя
}
web-watch = Ты только смотришь: все места заняты.
web-watch-own = Сыграть за своим столом
web-note = Что сейчас делать
web-waits = Ждём хода: { $names }.
web-waits-chance = Секунду…
web-sending = Отправляем…
web-race = { $seconds ->
    [one] Боты молчат ещё { $seconds } секунду.
    [few] Боты молчат ещё { $seconds } секунды.
    [many] Боты молчат ещё { $seconds } секунд.
   *[other] Боты молчат ещё { $seconds } секунды.
}
web-race-over = Теперь могут отозваться и боты.
web-your-turn = Твой ход
web-past = Взгляд в прошлое: запись { $ply } из { $plies }.
web-to-now = К игре

## Рядом со столом

web-beside = Рядом со столом
web-log = Ход игры
web-log-empty = Пока ничего не случилось.
web-newest = К последнему
web-chat = Беседа
web-chat-empty = Пока тихо.
web-chat-quiet = Здесь говорят только те, кто сидит за столом.
web-chat-name = Чтобы писать здесь, скажи, как тебя зовут.
web-chat-enter = Это я
web-say = Написать…
web-send = Отправить
web-mute = Больше не слышать: { $name }
web-unmute = Снова слышать: { $name }
web-talk = Сказать одним касанием
web-react-paw = Дай лапу!
web-react-heart = Как мило!
web-react-laugh = Ха-ха!
web-react-wow = Ого!
web-react-sad = Ой-ой…
web-react-yawn = Спать хочется…
web-rules = Правила
web-rule = Правило { $rule }
web-help = Помощь
web-learn = Научиться играть
web-coach-again = Советы ещё раз
web-why-how = Непонятно, что это? Задержи на нём палец или мышку либо нажми I.
web-why-close = Escape спрячет это.
web-key-why = что это такое
web-did-undo = { $others ->
    [0] { $name } берёт ход назад.
   *[other] { $name } берёт назад ход и всё, что было после него.
}
web-did-resign = { $name } сдаётся.
web-did-flag = Время вышло: { $name }.
web-did-bot = { $name }: теперь играет бот.
web-did-person = { $name } снова за столом.
web-did-hint = { $name } берёт подсказку бота.

## Взять ход назад, уйти, сдаться

web-undo = Взять ход назад
web-undo-waits = Ждём, разрешат ли остальные взять ход назад.
web-undo-asked = { $name } хочет взять ход назад.
web-undo-agree = Хорошо
web-undo-refuse = Нет
web-undo-cancel = Передумать
web-undo-refused = { $name } против: ход остаётся.
web-undo-withdrawn = { $name } оставляет ход как есть.
web-leave = Пусть поиграет бот
web-back = Играть дальше
web-takeover = { $name }: пусть поиграет бот
web-send-away = Вывести из-за стола: { $name }
web-vote-bot = { $name } давно не ходит. Пусть поиграет бот?
web-vote-away = Вывести из-за стола: { $name }? Дальше играл бы бот.
web-vote-me = Остальные решают, играть ли за тебя боту. Сделай ход — и игра продолжится с тобой.
web-resign = Сдаться
web-resign-sure = Точно сдаёшься? Вернуть будет нельзя.
web-play-on = Нет, играю дальше
web-fate = Обещание судьбы: после партии по нему видно, что кубики и карты никто не подбирал.

## Конец

web-over = Партия окончена
web-you-won = Победа твоя!
web-won = { $shared ->
    [yes] Общая победа: { $names }
   *[no] Победа: { $names }
}
web-nobody-won = На этот раз не победил никто
web-close-behind = Ближе всех: { $names }, разница { $points }.
web-rematch = Ещё раз!
web-rematch-asked = { $name } хочет сыграть ещё раз!
web-rematch-join = Я тоже!
web-rematch-go = К новому столу
web-opponent = Другой бот
web-replay = Посмотреть
web-share = Поделиться
web-record = Запись партии

## Настройки

web-light = Свет
web-light-system = Как в системе
web-light-day = День
web-light-night = Ночь
web-to-day = Включить день
web-to-night = Включить ночь
web-motion = Движение
web-speed = Ходы других
web-speed-calm = спокойно
web-speed-brisk = живо
web-speed-at-once = сразу
web-pause = Остановить показ
web-skip-showing = Пропустить показ
web-meanwhile = С твоего хода
web-lately = Последние ходы
web-sound = Звуки
web-volume = Громкость
web-calls = Звать, когда мой ход
web-talk-shown = Фразы и реакции

## Подсказки первой игры

web-hint = Подсказка
web-hint-why = Бот видит то же, что и ты. Все за столом услышат, что была подсказка.
web-hint-thinks = Бот думает…
web-hint-none = Здесь у бота подсказки нет.
web-hint-help = { $help ->
    [nudge] Намёк
    [candidates] Несколько хороших ходов
   *[move] Сам ход
}
web-hint-good = { $good ->
    [one] Здесь { $good } хороший ход. Присмотрись ещё раз.
    [few] Здесь { $good } примерно одинаково хороших хода.
    [many] Здесь { $good } примерно одинаково хороших ходов.
   *[other] Здесь { $good } примерно одинаково хорошего хода.
}
web-hint-some = Один из этих:
web-hint-chance = По оценке бота, шансы — { $percent }{"\u00A0"}%.
web-coach = Совет
web-coach-at = Совет { $at } из { $of }
web-coach-next = Дальше
web-coach-done = Играть!
web-coach-skip = Хватит
