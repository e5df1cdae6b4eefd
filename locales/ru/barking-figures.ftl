# Что считаем в «Пёс попутал».

barking-figure-item = Как добыты вещи: { $total }
barking-figure-item-dogs = больше псов
barking-figure-item-breed = лучшая порода
