# Власні колоди картинок для Dixit: `lapki deck import`.

deck-done = Колода «{ $name }» готова: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
} у { $folder }. Стіл Dixit обирає її за цією назвою.
deck-refused = «{ $file }» пропущено: { $why }
deck-why-link = це посилання; поклади в теку саму картинку.
deck-why-no-file = це не файл.
deck-why-unreadable = не вдається відкрити.
deck-why-no-picture = це не картинка JPEG, PNG, WebP чи AVIF.
deck-why-broken = файл пошкоджено.
deck-why-heavy = файл більший за 40 МБ.
deck-why-bomb = у картинці понад 60 мільйонів пікселів; зменш її.
deck-why-small = картинка менша за 200 пікселів завширшки чи заввишки.
deck-no-folder = Теки { $folder } немає.
deck-too-few = Для колоди потрібно щонайменше { $fewest } картинок; у цій теці придатних { $count }.
deck-too-many = Це забагато: у теці може бути щонайбільше { $most } файлів.
deck-name = Колоду не можна назвати «{ $name }»: лише малі латинські літери, цифри й дефіси, до 40, і не «dreams».
deck-exists = Колода «{ $name }» вже є. Обери іншу назву або заміни її за допомогою --replace.
deck-heavy = keywords.csv завеликий.
deck-unreadable = Не вдається відкрити keywords.csv.
deck-keywords = keywords.csv не читається: це має бути CSV у UTF-8 зі стовпцями file, uk, pl, ru, en.
deck-keywords-file = keywords.csv називає «{ $file }», а такого файлу в теці немає.
