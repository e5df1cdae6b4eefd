# Бууууп на главной странице.

boooop-title = Бууууп
boooop-line = Котята толкаются на кровати, а призрак говорит «буу!»
boooop-players = 2 игрока
boooop-minutes = 25 мин
