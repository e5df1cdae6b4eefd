# Сторінки правил і `lapki rules`: спільне для всіх ігор.

rules-contents = Зміст
rules-box = Що лежить на столі
rules-glance = Раунд коротко
rules-score = Що скільки дає
rules-fine = Тонкощі
rules-twists = Грати інакше
rules-tips = Поради
rules-printed = Гра в коробці
rules-printed-as = Видано як { $names }
rules-printed-by = автори: { $by }
rules-printed-ages = вік від { $ages }
rules-printed-players = гравців: { $players }
rules-printed-minutes = { $minutes } хв
rules-ours = Наше рішення
rules-rebuilt = відновлено
rules-example = Приклад
rules-show = Покажи
rules-pause = Стоп
rules-before = Крок назад
rules-next = Крок уперед
rules-step = { $step } з { $steps }
rules-forbidden = Не можна: { $rule }
rules-not-here = { $count ->
    [one] Не за цим столом: { $count } правило
    [few] Не за цим столом: { $count } правила
    [many] Не за цим столом: { $count } правил
   *[other] Не за цим столом: { $count } правила
}
rules-not-this = не за цим столом
rules-here = за цим столом
rules-for-table = Це правила одного столу. Чого там не треба, те згорнуто.
rules-everywhere = Показати для всіх столів
rules-print = Надрукувати пам’ятку на одному аркуші
rules-page = Усі правила з прикладами
rules-nothing = У правилах немає нічого про «{ $word }».
rules-you = Ти
rules-person-1 = Марко
rules-person-2 = Орися
rules-person-3 = Ян
rules-person-4 = Соломія
rules-person-5 = Тарас
rules-person-6 = Дзвінка
rules-person-7 = Лев
rules-person-8 = Ніна
rules-count = ×{ $count }
