# Що лічимо в «Гав не туди».

barking-figure-item = Як здобуто речі: { $total }
barking-figure-item-dogs = більше псів
barking-figure-item-breed = краща порода
