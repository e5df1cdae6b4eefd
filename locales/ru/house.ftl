# Слова самого дома: почему нельзя и что поможет.

house-who-are-you = Сначала скажи, как тебя зовут.
house-origin = Этот запрос пришёл с другого сайта, поэтому он не выполнен.
house-not-owner = Это может только хозяин стола.
house-not-seated = Ты не сидишь за этим столом.
house-no-spectators = За этот стол зрителей не пускают.
house-quiet = За этим столом говорят только игроки.
house-removed = Хозяин этого стола попросил тебя уйти.
house-seat-locked = Стол заперт: больше никто не может сесть.
house-still-running = Партия ещё идёт. Когда она кончится, это станет доступно.
house-no-table = Такого стола нет. Возможно, ссылка неполная.
house-no-game = Игры «{ $name }» здесь нет.
house-no-person = Здесь такого нет.
house-no-link = Этот код уже использован, устарел или введён с ошибкой. Сделай новый.
house-no-session = У тебя нет такого сеанса: возможно, он уже завершён.
house-many-devices = Ты уже на стольких устройствах, сколько позволяет дом. Сначала заверши сеанс на одном из них.
house-no-moment = Так далеко игра ещё не зашла: у последней строки номер { $plies }.
house-not-found = Здесь ничего нет.
house-method = Здесь так нельзя.
house-too-big = Это слишком длинно.
house-too-fast = Не так быстро! Подожди немного и попробуй ещё раз.
house-bad-request = Этот запрос непонятен: { $problem }
house-bad-frame = Это сообщение непонятно. Его «is» должно быть одним из: { $verbs }, со всем, что к нему нужно.
house-storage = Записать не удалось, так что этого не было. Попробуй через мгновение ещё раз.
house-closing = Дом ненадолго закрывается. Возвращайся через минутку: ничего не пропадёт.
house-broken = У нас что-то сломалось. Ничего не произошло; попробуй ещё раз.
house-stale = Этот вопрос уже закрыт. Взгляни на стол: игра ушла дальше.
house-not-asked = Сейчас тебя ни о чём не спрашивают.
house-bot-plays = За тебя играет бот. Сначала вернись.
house-gone = В этой партии уже есть твоя сдача; бот доиграет её до конца.
house-not-away = Ты и так играешь.
house-no-person-there = На месте { $seat } никого заменять не нужно.
house-clock-decides = За этим столом есть часы: они и решают за тех, кого нет.
house-not-absent = Игрока на месте { $seat } нет ещё недолго. Подожди немного.
house-nothing-to-undo = Нет твоего хода, который можно было бы взять назад.
house-no-undo = Никто не просит вернуть ход.
house-undo-open = Кто-то уже просит взять ход назад: сначала ответь.
house-started = Партия уже началась.
house-not-started = Партия ещё не началась.
house-seats-free = Ещё есть свободные места: подожди людей или добавь ботов.
house-seat-taken = Место { $seat } занято.
house-seat-free = Место { $seat } и так свободно.
house-no-seat = За этим столом нет места { $seat }: мест всего { $seats }.
house-seats = В эту игру играют от { $few } до { $many }, а не { $seats }.
house-no-level = Уровни ботов в этой игре: { $levels }, а уровня { $level } нет.
house-no-name = В имени должна быть хотя бы одна буква.
house-nothing-said = В этом сообщении ничего не сказано.

## Судьба

header-fate-missing = В этой записи не сказано, как бросали кубики, так что проверять нечего.
header-fate-commitment = Это не то зерно, которое обещали до партии.
header-fate-shares = В записи не хватает доли какого-то места.
header-fate-seating = Случай рассадил игроков иначе.
illegal-fate-line = Судьба вытянула здесь «{ $due }», а в записи другое.
verify-true = Правда: все случаи ({ $draws }) за { $plies } ходов следуют из зерна.
verify-commitment = Обещано до партии: { $commitment }

## В терминале

join-name = Как тебя зовут:
join-which = Открытые столы:
join-none = Открытых столов нет. Сделай свой: lapki join { $url } --game НАЗВАНИЕ
join-seated = Ты на месте { $seat }.
join-watching = Ты смотришь.
join-wait = Ждём игроков: здесь { $taken } из { $seats }. Пригласи других: { $url }
join-lost = Связь прервалась; возвращаемся …
join-help =
    Введи ход или:
      say ТЕКСТ    сказать
      undo         попросить вернуть твой последний ход
      agree        согласиться на чью-то просьбу
      refuse       не согласиться
      resign       сдаться
      leave        пусть за тебя играет бот
      back         снова играть самому
      help         этот список
      quit         уйти; место подождёт
join-says = { $name }: { $text }
join-undo = { $name } хочет взять ход назад: agree — согласие, refuse — нет.
join-undone = { $name } берёт ход назад.
join-undo-refused = { $name } не соглашается.
join-ended-resigned = { $name } сдаётся.
join-ended-time = { $name }: время вышло.
join-failed = До { $url } не достучаться: { $problem }
backup-done = Сохранено в { $file }.
backup-none = Базы в { $file } ещё нет.
backup-postgres = Сама база — в PostgreSQL, в этом файле её нет: сохраняй её через pg_dump, а восстанавливай через pg_restore.
backup-damaged = База повреждена, так что ничего не сохранено. Возьми копию постарше.
backup-failed = Не удалось записать { $file }: { $problem }. Там ничего не сохранено.
backup-exists = { $file } уже есть; выбери другое имя.
restore-done = Восстановлено из { $file }.
restore-kept = То, что было раньше, лежит в { $old }.
restore-failed = Не удалось восстановить из { $file }: { $problem }. Всё осталось, как было.
restore-not = { $file } — не резервная копия дома.
restore-busy = Дом открыт. Сначала закрой его.
migrate-done = Теперь у базы версия { $version }.
migrate-unknown = Версии «{ $version }» нет. Есть такие: { $versions }.
