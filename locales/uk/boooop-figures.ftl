# Що лічимо в «Бууууп».

boooop-figure-win = Як здобуто перемоги: { $total }
boooop-figure-win-row = ряд котів
boooop-figure-win-eight = вісім котів
