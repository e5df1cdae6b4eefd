# Свои колоды картинок для Dixit: `lapki deck import`.

deck-done = Колода «{ $name }» готова: { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} в { $folder }. Стол Dixit выбирает её по этому имени.
deck-refused = «{ $file }» пропущен: { $why }
deck-why-link = это ссылка; положи в папку саму картинку.
deck-why-no-file = это не файл.
deck-why-unreadable = не открывается.
deck-why-no-picture = это не картинка JPEG, PNG, WebP или AVIF.
deck-why-broken = файл повреждён.
deck-why-heavy = файл больше 40 МБ.
deck-why-bomb = в картинке больше 60 миллионов пикселей; уменьши её.
deck-why-small = картинка меньше 200 пикселей в ширину или в высоту.
deck-no-folder = Папки { $folder } нет.
deck-too-few = Для колоды нужно не меньше { $fewest } картинок; в этой папке годных { $count }.
deck-too-many = Это слишком много: в папке может быть не больше { $most } файлов.
deck-name = Колоду нельзя назвать «{ $name }»: только строчные латинские буквы, цифры и дефисы, до 40, и не «dreams».
deck-exists = Колода «{ $name }» уже есть. Выбери другое имя или замени её с помощью --replace.
deck-heavy = keywords.csv слишком велик.
deck-unreadable = Не открывается keywords.csv.
deck-keywords = keywords.csv не читается: это должен быть CSV в UTF-8 со столбцами file, uk, pl, ru, en.
deck-keywords-file = keywords.csv называет «{ $file }», а такого файла в папке нет.
