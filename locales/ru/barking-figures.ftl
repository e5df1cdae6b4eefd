# Что считаем в «Пёс попутал».

barking-figure-item = Как добыты вещи: { $total }
barking-figure-item-dogs = больше псов
barking-figure-item-breed = лучшая порода

## Взгляд на одну партию

barking-lookback-how = Карты, которых не видно было тому, кто решает, сильнейший бот раскладывал так, как они могли лежать, и тысячи раз доигрывал каждый раунд. Поэтому линия скачет, когда ход переходит к тому, кто знает другие карты.
barking-count-by-dogs = Вещи, взятые большинством псов
barking-count-by-breed = Вещи, взятые лучшей породой
barking-count-dogs = Псов послано
barking-count-cats = Котов сыграно
barking-count-ran-dry = Раундов покинуто без карт
