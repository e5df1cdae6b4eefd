# Игра без своей страницы, нарисованная буквами.

plain-drawing = Стол, нарисованный буквами
plain-moves = Твои ходы
plain-choose = Выбери, что делать.
plain-play = Сыграть
plain-text = Твои слова
plain-write = Записать ход
plain-key-number = выбрать этот ход
plain-key-enter = сыграть его
plain-key-escape = выбрать заново
