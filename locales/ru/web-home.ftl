# Главная страница, стол, который ждёт игроков, и страница правил.

home-word = лапки
home-about = Настольные игры под одной крышей. Без регистрации: заходи и играй.
home-name = Твоё имя
home-name-ask = Как тебя зовут?
home-name-first = Сначала напиши, как тебя зовут.
home-name-later = Имя спросим, когда сядешь играть с людьми.
home-other-face = другая мордочка
home-invite = Позвать друзей
home-start = { $game }: с чего начнём?
home-learn = Научиться за 5 мин
home-learn-of = Научиться за 5 минут: { $game }
home-friends = С друзьями
home-play = Играть
home-bots = { $bots ->
    [0] Играть в одиночку
    [one] С ботом
    [few] С ботами
    [many] С ботами
   *[other] С ботами
}
home-rooms = Во что играем?
home-rules-of = Правила: { $game }
home-tables = { $count ->
    [one] { $count } стол
    [few] { $count } стола
    [many] { $count } столов
   *[other] { $count } стола
}
home-opening = Открываем двери…
home-shut = Дом не открывается
home-settings = Свет, язык, звук

## Открытые столы

home-open = Ждут игроков
home-open-none = Сейчас никто не ждёт. Поставь свой стол и сделай его открытым: кто-нибудь да заглянет.
home-open-lost = Список столов оборвался; восстанавливаем…
home-taken = { $taken } из { $seats }
home-sit = Сесть
home-sit-with = Сесть: { $game }, хозяин стола { $name }

## Мои партии

home-mine = Мои партии
home-mine-turn = Твой ход
home-mine-playing = Ходят другие
home-mine-waiting = Собираемся
home-mine-finished = Сыграно
home-mine-won = Победа
home-mine-shared = Общая победа
home-mine-lost = Поражение
home-mine-nobody = Без победителя
home-mine-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
home-mine-stopped = Остановлено
home-mine-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
    [many] { $count } ботов
   *[other] { $count } бота
}
home-mine-older = Последние сыгранные партии
home-mine-put-away = Убрать из списка: { $game }
home-mine-gone = Убрано: { $game }.
home-mine-bring-back = Вернуть
home-mine-all = Все мои партии и числа
home-mine-nobody-here = В этом браузере ещё никто не играл.
home-waits-last = последний ход { $when }
home-waits-you = Здесь ждут именно тебя.
home-to-table = К столу

## Новый стол

home-new = Новый стол: { $game }
home-seats = Сколько игроков
home-level = Как играют боты
home-level-name = { $level ->
    [1] легонько
    [2] ласково
    [3] спокойно
    [4] внимательно
    [5] умело
    [6] сильно
    [7] напористо
    [8] мастерски
   *[9] в полную силу
}
home-level-cat = { $level ->
    [1] Дрёма
    [2] Клубок
    [3] Пуговка
    [4] Усик
    [5] Мурлотрон
    [6] Царап
    [7] Тень
    [8] Гроссмур
   *[9] Космур
}
home-level-about = { $level ->
    [1] Ходит, куда лапа ляжет.
    [2] Берёт то, что лежит под носом.
    [3] Смотрит, что будет прямо сейчас.
    [4] Взвешивает, что из этого выйдет.
    [5] Редко упускает хороший ход.
    [6] Почти не ошибается.
    [7] Не прощает ошибок.
    [8] Думает наперёд и видит далеко.
   *[9] Думает, сколько позволят. Кто его одолеет?
}
home-strength = На моём уровне
home-strength-chosen = Выберу уровень
home-strength-new = На этом устройстве в эту игру против ботов ещё не играли. Уровень { $level } — хорошее начало.
home-strength-says = Твой уровень: { $range } ({ $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
} против ботов на этом устройстве).
home-record = побед: { $won }, поражений: { $lost }
home-opponent = { $game }: против кого?
home-more = Изменить правила и часы
home-beginners = Играете впервые?
home-rest = Часы, боты и остальное
home-begins = Кто начинает
home-begins-chosen = хозяин стола
home-begins-chosen-why = Кто ставит стол, тот садится на первое место.
home-begins-chance = жребий
home-begins-chance-why = Когда все соберутся, места распределит жребий.
home-begins-custom-why = Так велит обычай. Когда все соберутся, договоритесь между собой, а хозяин стола отметит, кто начинает.
home-sits = Кто где сидит
home-sits-chosen = кто где хочет
home-sits-chance = по жребию
home-clock = Часы
home-clock-none = без часов
home-clock-move = { $seconds ->
    [one] { $seconds } секунда на ход
    [few] { $seconds } секунды на ход
    [many] { $seconds } секунд на ход
   *[other] { $seconds } секунды на ход
}
home-clock-game = { $minutes } мин на партию, плюс { $increment } с за ход
home-clock-days = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
    [many] { $days } дней на ход
   *[other] { $days } дня на ход
}
home-listed = Показать стол всем в доме
home-hints = Кто ходит, может взять подсказку
home-hints-friends = И с друзьями: кто ходит, может взять подсказку
home-range = от { $least } до { $most }
home-make = Поставить стол
home-room = На большом экране

## Я

home-me = Обо мне
home-me-save = Сохранить
home-me-device = На другое устройство
home-me-device-why = Открой эту ссылку на другом устройстве, и там тоже будешь ты, со всеми своими партиями. Она сработает один раз и живёт несколько минут.
home-me-device-make = Дать ссылку
home-me-sessions = Твои устройства
home-me-sessions-why = Здесь дом тебя узнаёт. Заверши сеанс там, где больше не играешь или где это не ты: он закончится сразу.
home-me-session-unknown = Неизвестное устройство
home-me-session-here = это устройство
home-me-session-seen = последний раз { $day }
home-me-session-end = Завершить
home-me-session-end-on = Завершить сеанс: { $device }
home-me-sessions-end = Завершить все остальные
home-me-export = Всё моё одним файлом
home-me-forget = Забыть меня
home-me-forget-why = Дом забудет твоё имя и всё, что здесь сказано в чате. Сыгранные ходы останутся, но уже ничьими. Вернуть это нельзя.
home-me-forget-sure = Да, забыть
home-claim = Это твоё второе устройство?
home-claim-why = Эта ссылка сделает браузер твоим: то же имя, те же партии. Если она не твоя, просто закрой это окно.
home-claim-other = Сейчас этот браузер знает человека по имени { $name }. После этого он его забудет.
home-claim-yes = Да, это моё устройство

## Мордочки

home-face-fox = лисичка
home-face-hedgehog = ёжик
home-face-raccoon = енот
home-face-frog = лягушка
home-face-owl = сова
home-face-bear = медведь
home-face-rabbit = зайчик
home-face-wolf = волк
home-face-mouse = мышка
home-face-lynx = рысь
home-face-otter = выдра
home-face-badger = барсук
home-face-deer = олень
home-face-panda = панда
home-face-koala = коала
home-face-tiger = тигр
home-face-lion = лев
home-face-penguin = пингвин
home-face-sheep = овечка
home-face-pig = поросёнок
home-face-hen = курочка
home-face-hippo = бегемот
home-face-bat = летучая мышь

## Ссылка

home-link-copy = Скопировать ссылку
home-link-copied = Скопировано!
home-link-share = Отправить
home-link-qr = QR-код
home-link-qr-of = QR-код со ссылкой { $url }
home-link-text = Давай сыграем: { $game }!

## Стол, который ждёт

waiting-title = Собираемся за столом
waiting-guest = { $name } зовёт играть: { $game }
waiting-guest-any = Здесь собираются играть: { $game }
waiting-sit = Сесть
waiting-seat-free = свободное место
waiting-sit-at = Сесть на место { $seat }
waiting-move = Пересесть
waiting-move-to = Пересесть на место { $seat }
waiting-bot-at = Посадить бота на место { $seat }
waiting-bot = Бот
waiting-bot-level = Как играет бот на месте { $seat }
waiting-remove = Убрать: { $name }
waiting-remove-sure = Попросить уйти: { $name }?
waiting-remove-why = Вернуться за этот стол этот человек уже не сможет.
waiting-remove-yes = Да, убрать
waiting-stay = Нет, пусть остаётся
waiting-fill = Остальные места — ботам
waiting-start = Начинаем!
waiting-for = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
    [many] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игрока
}
waiting-for-owner = Все в сборе. Партию запустит { $name }.
waiting-ready = Все в сборе!
waiting-full = Свободных мест нет. Можно посмотреть, как будут играть.
waiting-locked = Стол закрыт: сесть уже нельзя, но можно посмотреть.
waiting-watching = Пока ты только смотришь. Чтобы играть, сядь на свободное место.
waiting-invite = Дай друзьям эту ссылку: кто её откроет, сядет рядом.
waiting-invite-locked = { $spectators ->
    [yes] Стол закрыт: по этой ссылке можно только смотреть.
   *[no] Стол закрыт: больше никто не сядет.
}
waiting-invite-full = { $spectators ->
    [yes] Все места заняты: по этой ссылке можно только смотреть.
   *[no] Все места заняты.
}
waiting-people = Кто за столом
waiting-leave = Встать из-за стола
waiting-owner = хозяин стола
waiting-chance = Рассадит жребий
waiting-begins = Начинает { $name }.
waiting-begins-settle = Договоритесь между собой: хозяин стола отметит, кто начинает.
waiting-begins-open = ещё не решили
waiting-options = Как играем
waiting-language = Язык стола
waiting-doors = Кто может войти
waiting-listed = Показывать всем в доме
waiting-lock = Больше никого не сажать
waiting-spectators = Пускать зрителей
waiting-spectators-chat = Зрители могут говорить

## Правила

rules-title = Правила: { $game }
rules-which = Правила какой игры?
rules-coming = Листаем правила…
rules-play = Играть
rules-none = Такой игры в нашем доме нет.

## Нет такой страницы

nowhere-title = Здесь никого нет
nowhere-why = По этому адресу одна тишина. Может быть, ссылка оборвалась по дороге.
nowhere-home = Домой
