# Слова, общие для всех игр.

seat = Место { $seat }

## Почему нельзя

illegal-over = Партия уже закончена.
illegal-no-seat = За этим столом нет места { $seat }: мест всего { $seats }.
illegal-chance-for-seat = Это решает жребий, а не игрок.
illegal-seat-for-chance = Это решает игрок, а не жребий.
illegal-undo-ahead = К ходу { $plies } не вернуться: сыграно только { $played }.
illegal-undo-sealed = Тайный выбор назад не берут.
syntax-actor = Строка начинается с номера места, * (жребий) или ! (дом), а не с «{ $actor }».
syntax-house-line = Дом говорит только: undo N, flag SEAT, resign SEAT, bot SEAT LEVEL, person SEAT или hint SEAT.

## Записи

header-breaks-off = Запись обрывается ещё до строки «--», которой кончается заголовок.
header-game-first = Запись начинается строкой «game НАЗВАНИЕ».
header-unknown-game = Игры «{ $name }» здесь нет.
header-seats-second = Вторая строка записи — «seats N».
header-seats = Мест в этой игре: { $fits }, а не { $seats }.
header-twice = «{ $what }» дано дважды.
header-version = Запись сыграна по правилам версии { $version }, а здесь версия { $present }.
header-unknown-line = Такой строки в заголовке не бывает: «{ $line }».
header-unknown-option = У этой игры нет настройки «{ $name }»; есть такие: { $known }.
header-option = Эта игра не принимает настройку «{ $option }».
header-position-json = Позицию не удаётся прочитать как JSON.
header-position-shape = Позиция выглядит не так, как состояния этой игры: { $problem }.
header-view = Нет места { $seat }, чтобы смотреть с него.
header-request = Эта строка — не запрос: нужен объект с текстом «record».
header-file = Файл не читается: { $problem }.

## Игры из других пакетов

package-name = Игры «{ $name }» из пакета { $package } не будет: название игры состоит из строчных латинских букв и цифр, от двух до двадцати четырёх.
package-taken = Игры «{ $name }» из пакета { $package } не будет: здесь уже есть другая игра с таким названием.
package-import = Игры «{ $name }» из пакета { $package } не будет, потому что её не удалось загрузить: { $problem }
package-game = Игры «{ $name }» из пакета { $package } не будет: в нём нет объекта «game» с таким ключом.
package-contract = Игры «{ $name }» из пакета { $package } не будет: она написана для версии { $contract } договора, а здесь версия { $present }.

## Терминал

play-which = Во что сыграем?
play-which-ask = Номер или название:
play-against = Кто играет за остальных? Уровень ботов ({ $levels }) или 0, если за этой клавиатурой люди.
play-not-a-level = Здешние боты знают уровни { $levels }; 0 — люди за этой клавиатурой.
play-no-screen = За клавиатурой никого нет. Запусти «lapki play» в терминале.
play-help =
    Введи ход или:
      ?            какие у тебя ходы
      why ХОД      почему так ходить нельзя
      hint         что сделал бы бот
      undo         взять последний ход назад
      save ФАЙЛ    сохранить партию
      resume ФАЙЛ  продолжить сохранённую
      help         этот список
      quit         выйти
play-begin = { $game }. Введи help, чтобы увидеть команды, или ?, чтобы увидеть ходы.
play-setting = { $name }: { $value }
play-moves = { $count ->
    [one] У тебя { $count } ход:
    [few] У тебя { $count } хода:
    [many] У тебя { $count } ходов:
   *[other] У тебя { $count } хода:
}
play-moves-more = … и ещё { $count }; введи начало хода и нажми Tab.
play-proposal = Enter сыграет «{ $move }».
play-allowed = «{ $move }» — так можно.
play-why-what = Спрашивай так: why ХОД.
play-refused = { $move }: { $reason }
play-several = Это могут быть разные ходы: { $moves }.
play-hint = Бот сыграл бы «{ $move }».
play-hint-chance = По его оценке, шансы — { $percent }{"\u00A0"}%.
play-hint-then = Дальше он ждёт: { $moves }.
play-hint-thinks = Бот думает…
play-undone = Ход взят назад.
play-no-undo = Назад взять нечего: между ходами был бросок, раздача или чья-то тайна.
play-saved = Сохранено в { $file }.
play-not-saved = Сохранить в { $file } не удалось: { $problem }.
play-resumed = { $count ->
    [one] Продолжаем после { $count } хода.
    [few] Продолжаем после { $count } ходов.
    [many] Продолжаем после { $count } ходов.
   *[other] Продолжаем после { $count } хода.
}
play-not-resumed = { $file } не удаётся продолжить: строка { $line }: { $reason }
play-not-read = { $file } не читается: { $problem }.
play-which-file = Назови файл.
play-thinks = { $seat } (бот) думает…
play-pass = Передай клавиатуру: { $seat }. Потом нажми Enter.
play-who-first = Кто первый? Введи номер места:
play-turn = { $seat }:
play-over = Партия закончена.
play-winner = { $count ->
    [0] Не победил никто.
    [one] Победитель: { $seats }.
    [few] Победители: { $seats }.
    [many] Победители: { $seats }.
   *[other] Победители: { $seats }.
}
play-scores = Очки: { $scores }.
play-bye = Пока! Коты подождут.
