# Гра без власної сторінки, намальована літерами.

plain-drawing = Стіл, намальований літерами
plain-moves = Твої ходи
plain-choose = Вибери, що робити.
plain-play = Зіграти
plain-text = Твої слова
plain-write = Записати хід
plain-key-number = вибрати цей хід
plain-key-enter = зіграти його
plain-key-escape = вибрати наново
