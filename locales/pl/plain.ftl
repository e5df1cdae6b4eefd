# Gra bez własnej strony, narysowana literami.

plain-drawing = Stół narysowany literami
plain-moves = Twoje ruchy
plain-choose = Wybierz, co zrobić.
plain-play = Zagraj
plain-text = Twoje słowa
plain-write = Zapisz ruch
plain-key-number = wybierz ten ruch
plain-key-enter = zagraj go
plain-key-escape = wybierz od nowa
