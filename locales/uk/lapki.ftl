# Слова, спільні для всіх ігор.

seat = Місце { $seat }

## Чому не можна

illegal-over = Партію вже закінчено.
illegal-no-seat = За цим столом немає місця { $seat }: місць усього { $seats }.
illegal-chance-for-seat = Це вирішує жереб, а не гравець.
illegal-seat-for-chance = Це вирішує гравець, а не жереб.
illegal-undo-ahead = До ходу { $plies } не повернутися: зіграно лише { $played }.
illegal-undo-sealed = Таємний вибір назад не беруть.
syntax-actor = Рядок починається з номера місця, * (жереб) або ! (дім), а не з «{ $actor }».
syntax-house-line = Дім каже лише: undo N, flag SEAT, resign SEAT, bot SEAT LEVEL, person SEAT або hint SEAT.

## Записи

header-breaks-off = Запис уривається ще до рядка «--», яким кінчається заголовок.
header-game-first = Запис починається рядком «game НАЗВА».
header-unknown-game = Гри «{ $name }» тут немає.
header-seats-second = Другий рядок запису — «seats N».
header-seats = Місць у цій грі: { $fits }, а не { $seats }.
header-twice = «{ $what }» подано двічі.
header-version = Запис зіграно за правилами версії { $version }, а тут версія { $present }.
header-unknown-line = Такого рядка в заголовку не буває: «{ $line }».
header-unknown-option = У цієї гри немає налаштування «{ $name }»; є такі: { $known }.
header-option = Ця гра не приймає налаштування «{ $option }».
header-position-json = Позицію не вдається прочитати як JSON.
header-position-shape = Позиція виглядає не так, як стани цієї гри: { $problem }.
header-view = Немає місця { $seat }, щоб дивитися з нього.
header-request = Цей рядок — не запит: потрібен об’єкт із текстом «record».
header-file = Файл не читається: { $problem }.

## Ігри з інших пакетів

package-name = Гри «{ $name }» з пакета { $package } не буде: назва гри складається з малих латинських літер і цифр, від двох до двадцяти чотирьох.
package-taken = Гри «{ $name }» з пакета { $package } не буде: тут уже є інша гра з такою назвою.
package-import = Гри «{ $name }» з пакета { $package } не буде, бо її не вдалося завантажити: { $problem }
package-game = Гри «{ $name }» з пакета { $package } не буде: у ньому немає об'єкта «game» з таким ключем.
package-contract = Гри «{ $name }» з пакета { $package } не буде: її написано для версії { $contract } угоди, а тут версія { $present }.

## Термінал

play-which = У що зіграємо?
play-which-ask = Номер або назва:
play-against = Хто грає за інших? Рівень ботів ({ $levels }) або 0, якщо за цією клавіатурою люди.
play-not-a-level = Тутешні боти знають рівні { $levels }; 0 — люди за цією клавіатурою.
play-no-screen = За клавіатурою нікого немає. Запусти «lapki play» у терміналі.
play-help =
    Введи хід або:
      ?            які в тебе ходи
      why ХІД      чому так ходити не можна
      hint         що зробив би бот
      undo         забрати останній хід
      save ФАЙЛ    зберегти партію
      resume ФАЙЛ  продовжити збережену
      help         цей список
      quit         вийти
play-begin = { $game }. Введи help, щоб побачити команди, або ?, щоб побачити ходи.
play-setting = { $name }: { $value }
play-moves = { $count ->
    [one] У тебе { $count } хід:
    [few] У тебе { $count } ходи:
    [many] У тебе { $count } ходів:
   *[other] У тебе { $count } ходу:
}
play-moves-more = … і ще { $count }; введи початок ходу й натисни Tab.
play-proposal = Enter зіграє «{ $move }».
play-allowed = «{ $move }» — так можна.
play-why-what = Питай так: why ХІД.
play-refused = { $move }: { $reason }
play-several = Це можуть бути різні ходи: { $moves }.
play-hint = Бот зіграв би «{ $move }».
play-hint-chance = На його думку, шанси — { $percent }{"\u00A0"}%.
play-hint-then = Далі він чекає: { $moves }.
play-hint-thinks = Бот думає…
play-undone = Хід забрано.
play-no-undo = Забрати нічого: між ходами був кидок, роздача або чиясь таємниця.
play-saved = Збережено у { $file }.
play-not-saved = Зберегти у { $file } не вдалося: { $problem }.
play-resumed = { $count ->
    [one] Продовжуємо після { $count } ходу.
    [few] Продовжуємо після { $count } ходів.
    [many] Продовжуємо після { $count } ходів.
   *[other] Продовжуємо після { $count } ходу.
}
play-not-resumed = { $file } не вдається продовжити: рядок { $line }: { $reason }
play-not-read = { $file } не читається: { $problem }.
play-which-file = Назви файл.
play-thinks = { $seat } (бот) думає…
play-pass = Передай клавіатуру: { $seat }. Потім натисни Enter.
play-who-first = Хто перший? Введи номер місця:
play-turn = { $seat }:
play-over = Партію закінчено.
play-winner = { $count ->
    [0] Не переміг ніхто.
    [one] Переможець: { $seats }.
    [few] Переможці: { $seats }.
    [many] Переможці: { $seats }.
   *[other] Переможці: { $seats }.
}
play-scores = Очки: { $scores }.
play-bye = Бувай! Коти почекають.
