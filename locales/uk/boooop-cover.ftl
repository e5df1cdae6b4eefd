# Бууууп на головній сторінці.

boooop-title = Бууууп
boooop-line = Кошенята штовхаються на ліжку, а привид каже «буу!»
boooop-players = 2 гравці
boooop-minutes = 25 хв
