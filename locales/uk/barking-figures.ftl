# Що лічимо в «Гав не туди».

barking-figure-item = Як здобуто речі: { $total }
barking-figure-item-dogs = більше псів
barking-figure-item-breed = краща порода

## Погляд на одну партію

barking-lookback-how = Карти, яких не видно було тому, хто вирішує, найсильніший бот розкладав так, як вони могли лежати, і тисячі разів дограв кожен раунд. Тому лінія стрибає, коли хід переходить до того, хто знає інші карти.
barking-count-by-dogs = Речі, здобуті більшістю псів
barking-count-by-breed = Речі, здобуті кращою породою
barking-count-dogs = Псів послано
barking-count-cats = Котів зіграно
barking-count-ran-dry = Раундів покинуто без карт
