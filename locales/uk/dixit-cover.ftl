# Dixit на головній сторінці.

# = en: назва гри
dixit-title = Dixit
dixit-line = Одна картинка, одна підказка: не надто ясна, не надто туманна
dixit-players = 3–8 гравців
dixit-minutes = 40 хв
