# Що лічимо в «Бууууп».

boooop-figure-win = Як здобуто перемоги: { $total }
boooop-figure-win-row = ряд котів
boooop-figure-win-eight = вісім котів

## Погляд на одну партію

boooop-lookback-how = Найсильніший бот зважив кожне рішення, перебравши до 150{"\u00A0"}000 позицій. У «Бууууп» нічого не приховано: обидві сторони знали те саме.
boooop-count-off = Чужих зіштовхнуто з ліжка
boooop-count-off-own = Своїх зіштовхнуто з ліжка
boooop-count-grown = Кошенят виросло
boooop-count-ghosts = Привид виходив
boooop-count-spooked = Налякано привидом
