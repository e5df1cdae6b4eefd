# Слова самого дому: чому не можна й що допоможе.

house-who-are-you = Спершу скажи, як тебе звати.
house-origin = Цей запит надійшов з іншого сайту, тож його не виконано.
house-not-owner = Це може лише господар столу.
house-not-seated = Ти не сидиш за цим столом.
house-no-spectators = За цей стіл глядачів не пускають.
house-quiet = За цим столом говорять лише гравці.
house-removed = Господар цього столу попросив тебе піти.
house-seat-locked = Стіл замкнено: сісти більше ніхто не може.
house-still-running = Партія ще триває. Коли вона скінчиться, це стане доступним.
house-no-table = Такого столу немає. Можливо, посилання неповне.
house-no-game = Гри «{ $name }» тут немає.
house-no-person = Тут такого немає.
house-no-link = Цей код уже використано, він застарів або в ньому помилка. Зроби новий.
house-no-session = У тебе немає такого сеансу: можливо, його вже завершено.
house-many-devices = Ти вже на стількох пристроях, скільки дозволяє дім. Спершу заверши сеанс на одному з них.
house-no-moment = Так далеко гра ще не дійшла: останній рядок має номер { $plies }.
house-not-found = Тут нічого немає.
house-method = Тут так не можна.
house-too-big = Це задовге.
house-too-fast = Не так швидко! Зачекай трохи й спробуй ще раз.
house-bad-request = Цей запит незрозумілий: { $problem }
house-bad-frame = Це повідомлення незрозуміле. Його «is» має бути одним із: { $verbs }, з усім, що до нього треба.
house-storage = Записати не вдалося, тож цього не сталося. Спробуй за мить ще раз.
house-closing = Дім ненадовго зачиняється. Повертайся за мить: нічого не пропаде.
house-broken = У нас щось зламалося. Нічого не сталося; спробуй ще раз.
house-stale = Це питання вже закрите. Поглянь на стіл: гра пішла далі.
house-not-asked = Зараз тебе ні про що не питають.
house-bot-plays = За тебе грає бот. Спершу повернися.
house-gone = Цю партію ти вже здав; бот дограє її до кінця.
house-not-away = Ти й так граєш.
house-no-person-there = На місці { $seat } нікого замінювати не треба.
house-clock-decides = За цим столом є годинник: він і вирішує за тих, кого немає.
house-not-absent = Гравця на місці { $seat } немає ще недовго. Зачекай трохи.
house-nothing-to-undo = Немає твого ходу, який можна було б забрати.
house-no-undo = Ніхто не просить забрати хід.
house-undo-open = Хтось уже просить забрати хід назад: спершу дай відповідь.
house-started = Партія вже почалася.
house-not-started = Партія ще не почалася.
house-seats-free = Ще є вільні місця: зачекай на людей або додай ботів.
house-seat-taken = Місце { $seat } зайняте.
house-seat-free = Місце { $seat } і так вільне.
house-no-seat = За цим столом немає місця { $seat }: місць усього { $seats }.
house-seats = У цю гру грають від { $few } до { $many }, а не { $seats }.
house-no-level = Рівні ботів у цій грі: { $levels }, а рівня { $level } немає.
house-no-name = В імені має бути хоч одна літера.
house-nothing-said = У цьому повідомленні нічого не сказано.

## Доля

header-fate-missing = У цьому записі не сказано, як кидали кубики, тож перевіряти нічого.
header-fate-commitment = Це не те зерно, яке обіцяли до партії.
header-fate-shares = У записі бракує частки якогось місця.
header-fate-seating = Випадок розсадив гравців інакше.
illegal-fate-line = Доля витягла тут «{ $due }», а в записі інше.
verify-true = Правда: усі випадки ({ $draws }) за { $plies } ходів випливають із зерна.
verify-commitment = Обіцяно до партії: { $commitment }

## У терміналі

join-name = Як тебе звати:
join-which = Відкриті столи:
join-none = Відкритих столів немає. Зроби свій: lapki join { $url } --game НАЗВА
join-seated = Ти на місці { $seat }.
join-watching = Ти дивишся.
join-wait = Чекаємо на гравців: тут { $taken } із { $seats }. Запроси інших: { $url }
join-lost = Зв’язок урвався; повертаємося …
join-help =
    Введи хід або:
      say ТЕКСТ    сказати
      undo         попросити забрати твій останній хід
      agree        погодитися на чиєсь прохання
      refuse       не погодитися
      resign       здатися
      leave        нехай за тебе грає бот
      back         знову грати самому
      help         цей список
      quit         піти; місце почекає
join-says = { $name }: { $text }
join-undo = { $name } хоче забрати хід назад: agree — згода, refuse — ні.
join-undone = { $name } забирає хід назад.
join-undo-refused = { $name } не погоджується.
join-ended-resigned = { $name } здається.
join-ended-time = { $name }: час вийшов.
join-failed = До { $url } не достукатися: { $problem }
backup-done = Збережено у { $file }.
backup-none = Бази у { $file } ще немає.
backup-postgres = Сама база — у PostgreSQL, у цьому файлі її немає: зберігай її через pg_dump, а відновлюй через pg_restore.
backup-damaged = База пошкоджена, тож нічого не збережено. Візьми давнішу копію.
backup-failed = Не вдалося записати { $file }: { $problem }. Там нічого не збережено.
backup-exists = { $file } уже є; вибери іншу назву.
restore-done = Відновлено з { $file }.
restore-kept = Те, що було раніше, лежить у { $old }.
restore-failed = Не вдалося відновити з { $file }: { $problem }. Усе лишилося, як було.
restore-not = { $file } — не резервна копія дому.
restore-busy = Дім відчинено. Спершу зачини його.
migrate-done = Тепер база має версію { $version }.
migrate-unknown = Версії «{ $version }» немає. Є такі: { $versions }.
