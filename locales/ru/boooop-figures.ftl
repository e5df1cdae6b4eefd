# Что считаем в «Бууууп».

boooop-figure-win = Чем взяты победы: { $total }
boooop-figure-win-row = ряд котов
boooop-figure-win-eight = восемь котов

## Взгляд на одну партию

boooop-lookback-how = Сильнейший бот взвесил каждое решение, перебрав до 150{"\u00A0"}000 позиций. В «Бууууп» ничего не скрыто: обе стороны знали одно и то же.
boooop-count-off = Чужих столкнули с кровати
boooop-count-off-own = Своих столкнули с кровати
boooop-count-grown = Котят выросло
boooop-count-ghosts = Призрак выходил
boooop-count-spooked = Напугано призраком
