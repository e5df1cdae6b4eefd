# Страницы правил и `lapki rules`: общее для всех игр.

rules-contents = Содержание
rules-box = Что лежит на столе
rules-glance = Раунд вкратце
rules-score = Что сколько даёт
rules-fine = Тонкости
rules-twists = Играть иначе
rules-tips = Советы
rules-printed = Игра в коробке
rules-printed-as = Издано как { $names }
rules-printed-by = авторы: { $by }
rules-printed-ages = возраст от { $ages }
rules-printed-players = игроков: { $players }
rules-printed-minutes = { $minutes } мин
rules-ours = Наше решение
rules-rebuilt = восстановлено
rules-example = Пример
rules-show = Покажи
rules-pause = Стоп
rules-before = Шаг назад
rules-next = Шаг вперёд
rules-step = { $step } из { $steps }
rules-forbidden = Нельзя: { $rule }
rules-not-here = { $count ->
    [one] Не за этим столом: { $count } правило
    [few] Не за этим столом: { $count } правила
    [many] Не за этим столом: { $count } правил
   *[other] Не за этим столом: { $count } правила
}
rules-not-this = не за этим столом
rules-here = за этим столом
rules-for-table = Это правила одного стола. Чего там не нужно, то свёрнуто.
rules-everywhere = Показать для всех столов
rules-print = Напечатать памятку на одном листе
rules-page = Все правила с примерами
rules-nothing = В правилах нет ничего о «{ $word }».
rules-you = Ты
rules-person-1 = Марк
rules-person-2 = Оля
rules-person-3 = Ян
rules-person-4 = Соня
rules-person-5 = Тимур
rules-person-6 = Даша
rules-person-7 = Лев
rules-person-8 = Нина
rules-count = ×{ $count }
