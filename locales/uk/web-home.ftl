# Головна сторінка, стіл, що чекає на гравців, і сторінка правил.

home-word = лапки
home-about = Настільні ігри під одним дахом. Без реєстрації: заходь і грай.
home-name = Твоє ім’я
home-name-ask = Як тебе звати?
home-name-first = Спершу напиши, як тебе звати.
home-name-later = Ім’я спитаємо, коли сядеш із людьми.
home-other-face = інша мордочка
home-invite = Покликати друзів
home-start = { $game }: з чого почнемо?
home-learn = Навчитися за 5 хв
home-learn-of = Навчитися за 5 хвилин: { $game }
home-friends = З друзями
home-play = Грати
home-bots = { $bots ->
    [0] Грати наодинці
    [one] З ботом
    [few] З ботами
    [many] З ботами
   *[other] З ботами
}
home-rooms = У що граємо?
home-rules-of = Правила: { $game }
home-tables = { $count ->
    [one] { $count } стіл
    [few] { $count } столи
    [many] { $count } столів
   *[other] { $count } столу
}
home-opening = Відчиняємо двері…
home-shut = Дім не відчиняється
home-settings = Світло, мова, звук

## Відкриті столи

home-open = Чекають на гравців
home-open-none = Зараз ніхто не чекає. Постав свій стіл і познач його відкритим: хтось та й зазирне.
home-open-lost = Список столів урвався; відновлюємо…
home-taken = { $taken } із { $seats }
home-sit = Сісти
home-sit-with = Сісти: { $game }, стіл, де господарює { $name }

## Мої партії

home-mine = Мої партії
home-mine-turn = Твій хід
home-mine-playing = Ходять інші
home-mine-waiting = Збираємося
home-mine-finished = Зіграно
home-mine-won = Перемога
home-mine-shared = Спільна перемога
home-mine-lost = Поразка
home-mine-nobody = Без переможця
home-mine-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
    [many] { $count } очок
   *[other] { $count } очка
}
home-mine-stopped = Зупинено
home-mine-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
    [many] { $count } ботів
   *[other] { $count } бота
}
home-mine-older = Останні зіграні партії
home-mine-put-away = Прибрати зі списку: { $game }
home-mine-gone = Прибрано: { $game }.
home-mine-bring-back = Повернути
home-mine-all = Усі мої партії та числа
home-mine-nobody-here = У цьому браузері ще ніхто не грав.
home-waits-last = останній хід { $when }
home-waits-you = Тут чекають саме на тебе.
home-to-table = До столу

## Новий стіл

home-new = Новий стіл: { $game }
home-seats = Скільки гравців
home-level = Як грають боти
home-level-name = { $level ->
    [1] легенько
    [2] лагідно
    [3] спокійно
    [4] уважно
    [5] вправно
    [6] сильно
    [7] завзято
    [8] майстерно
   *[9] на повну
}
home-level-cat = { $level ->
    [1] Дрімко
    [2] Клубок
    [3] Ґудзик
    [4] Вусик
    [5] Муркотрон
    [6] Шкряб
    [7] Тінь
    [8] Гросмур
   *[9] Космур
}
home-level-about = { $level ->
    [1] Ходить, куди лапа ляже.
    [2] Бере те, що лежить під носом.
    [3] Дивиться, що буде просто зараз.
    [4] Зважує, що з того вийде.
    [5] Рідко проґавить добрий хід.
    [6] Майже не помиляється.
    [7] Не пробачає помилок.
    [8] Думає наперед і бачить далеко.
   *[9] Думає, скільки дозволять. Хто його здолає?
}
home-strength = На моєму рівні
home-strength-chosen = Оберу рівень
home-strength-new = На цьому пристрої в цю гру проти ботів ще не грали. Рівень { $level } — добрий початок.
home-strength-says = Твій рівень: { $range } ({ $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
} проти ботів на цьому пристрої).
home-record = перемог: { $won }, поразок: { $lost }
home-opponent = { $game }: проти кого?
home-more = Змінити правила й годинник
home-beginners = Граєте вперше?
home-rest = Годинник, боти й решта
home-begins = Хто починає
home-begins-chosen = господар столу
home-begins-chosen-why = Хто ставить стіл, той сідає на перше місце.
home-begins-chance = жереб
home-begins-chance-why = Коли всі зберуться, місця розподілить жереб.
home-begins-custom-why = Так велить звичай. Коли всі зберуться, домовтеся між собою, а господар столу позначить, хто починає.
home-sits = Хто де сидить
home-sits-chosen = хто де хоче
home-sits-chance = за жеребом
home-clock = Годинник
home-clock-none = без годинника
home-clock-move = { $seconds ->
    [one] { $seconds } секунда на хід
    [few] { $seconds } секунди на хід
    [many] { $seconds } секунд на хід
   *[other] { $seconds } секунди на хід
}
home-clock-game = { $minutes } хв на партію, плюс { $increment } с за хід
home-clock-days = { $days ->
    [one] { $days } день на хід
    [few] { $days } дні на хід
    [many] { $days } днів на хід
   *[other] { $days } дня на хід
}
home-listed = Показати стіл усім у домі
home-hints = Хто ходить, може взяти підказку
home-hints-friends = І з друзями: хто ходить, може взяти підказку
home-range = від { $least } до { $most }
home-make = Поставити стіл
home-room = На великому екрані

## Я

home-me = Про мене
home-me-save = Зберегти
home-me-device = На інший пристрій
home-me-device-why = Відкрий це посилання на іншому пристрої, і там теж будеш ти, з усіма своїми партіями. Воно спрацює один раз і діє кілька хвилин.
home-me-device-make = Дати посилання
home-me-sessions = Твої пристрої
home-me-sessions-why = Тут дім тебе впізнає. Заверши сеанс там, де вже не граєш або де це не ти: він закінчиться одразу.
home-me-session-unknown = Невідомий пристрій
home-me-session-here = цей пристрій
home-me-session-seen = востаннє { $day }
home-me-session-end = Завершити
home-me-session-end-on = Завершити сеанс: { $device }
home-me-sessions-end = Завершити всі інші
home-me-export = Усе моє одним файлом
home-me-forget = Забути мене
home-me-forget-why = Дім забуде твоє ім’я і все, що тут сказано в чаті. Зіграні ходи лишаться, але вже нічиїми. Повернути цього не можна.
home-me-forget-sure = Так, забути
home-claim = Це твій другий пристрій?
home-claim-why = Це посилання зробить цей браузер твоїм: те саме ім’я, ті самі партії. Якщо воно не твоє, просто закрий це вікно.
home-claim-other = Зараз цей браузер знає людину на ім’я { $name }. Після цього він її забуде.
home-claim-yes = Так, це мій пристрій

## Мордочки

home-face-fox = лисичка
home-face-hedgehog = їжачок
home-face-raccoon = єнот
home-face-frog = жабка
home-face-owl = сова
home-face-bear = ведмідь
home-face-rabbit = зайчик
home-face-wolf = вовк
home-face-mouse = мишка
home-face-lynx = рись
home-face-otter = видра
home-face-badger = борсук
home-face-deer = олень
home-face-panda = панда
home-face-koala = коала
home-face-tiger = тигр
home-face-lion = лев
home-face-penguin = пінгвін
home-face-sheep = овечка
home-face-pig = порося
home-face-hen = курочка
home-face-hippo = бегемот
home-face-bat = кажан

## Посилання

home-link-copy = Скопіювати посилання
home-link-copied = Скопійовано!
home-link-share = Надіслати
home-link-qr = QR-код
home-link-qr-of = QR-код із посиланням { $url }
home-link-text = Пограймо: { $game }!

## Стіл, що чекає

waiting-title = Збираємося за столом
waiting-guest = { $name } кличе грати: { $game }
waiting-guest-any = Тут збираються грати: { $game }
waiting-sit = Сісти
waiting-seat-free = вільне місце
waiting-sit-at = Сісти на місце { $seat }
waiting-move = Пересісти
waiting-move-to = Пересісти на місце { $seat }
waiting-bot-at = Посадити бота на місце { $seat }
waiting-bot = Бот
waiting-bot-level = Як грає бот на місці { $seat }
waiting-remove = Прибрати: { $name }
waiting-remove-sure = Попросити піти: { $name }?
waiting-remove-why = Повернутися за цей стіл ця людина вже не зможе.
waiting-remove-yes = Так, прибрати
waiting-stay = Ні, нехай лишається
waiting-fill = Решту місць — ботам
waiting-start = Починаймо!
waiting-for = { $count ->
    [one] Чекаємо ще на { $count } гравця
    [few] Чекаємо ще на { $count } гравців
    [many] Чекаємо ще на { $count } гравців
   *[other] Чекаємо ще на { $count } гравця
}
waiting-for-owner = Усі зібралися. Чекаємо, поки { $name } запустить партію.
waiting-ready = Усі зібралися!
waiting-full = Вільних місць немає. Можна подивитися, як гратимуть.
waiting-locked = Стіл замкнено: сісти вже не можна, але можна подивитися.
waiting-watching = Поки що ти лише дивишся. Щоб грати, сядь на вільне місце.
waiting-invite = Дай друзям це посилання: хто його відкриє, сяде поруч.
waiting-invite-locked = { $spectators ->
    [yes] Стіл замкнено: за цим посиланням можна лише дивитися.
   *[no] Стіл замкнено: більше ніхто не сяде.
}
waiting-invite-full = { $spectators ->
    [yes] Усі місця зайняті: за цим посиланням можна лише дивитися.
   *[no] Усі місця зайняті.
}
waiting-people = Хто за столом
waiting-leave = Встати з-за столу
waiting-owner = господар столу
waiting-chance = Розсадить жереб
waiting-begins = Починає { $name }.
waiting-begins-settle = Домовтеся між собою: господар столу позначить, хто починає.
waiting-begins-open = ще не вирішили
waiting-options = Як граємо
waiting-language = Мова столу
waiting-doors = Хто може зайти
waiting-listed = Показувати всім у домі
waiting-lock = Більше нікого не садити
waiting-spectators = Пускати глядачів
waiting-spectators-chat = Глядачі можуть говорити

## Правила

rules-title = Правила: { $game }
rules-which = Правила якої гри?
rules-coming = Гортаємо правила…
rules-play = Грати
rules-none = Такої гри в нашому домі немає.

## Немає такої сторінки

nowhere-title = Тут нікого немає
nowhere-why = За цією адресою лише тиша. Може, посилання обірвалося дорогою.
nowhere-home = Додому
