# Dixit на главной странице.

# = en: название игры
dixit-title = Dixit
dixit-line = Одна картинка, одна подсказка: не слишком ясная, не слишком туманная
dixit-players = 3–8 игроков
dixit-minutes = 40 мин
