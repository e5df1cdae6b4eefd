# Что считаем в «Бууууп».

boooop-figure-win = Чем взяты победы: { $total }
boooop-figure-win-row = ряд котов
boooop-figure-win-eight = восемь котов
