# Мои партии и числа: страница /games.

past-parts = Части страницы
past-games = Партии
past-numbers = Числа
past-finished = { $count ->
    [one] { $count } сыгранная партия
    [few] { $count } сыгранные партии
    [many] { $count } сыгранных партий
   *[other] { $count } сыгранной партии
}
past-few = Когда какая-нибудь партия закончится, здесь появятся числа.
past-game = Игра
past-game-any = Все игры
past-end = Итог
past-end-any = Любой итог
past-end-running = Ещё идёт
past-with = С кем
past-with-any = С кем угодно
past-when = Когда
past-when-any = Когда угодно
past-when-older = Раньше
past-nobody = Кто-то, кого уже нет
past-alone = В одиночку
past-none = Таких партий нет.
past-more = Показать ещё
past-times-of = { $times } из { $of }
past-sure = (с погрешностью: от { $low } до { $high }{"\u00A0"}%)
past-fair = Если бы тянули жребий, было бы { $fair }{"\u00A0"}%.
past-weeks = Партий в неделю
past-weeks-now = { $count ->
    [0] На этой неделе ещё ни одной
    [one] На этой неделе { $count } партия
    [few] На этой неделе { $count } партии
    [many] На этой неделе { $count } партий
   *[other] На этой неделе { $count } партии
}
past-weeks-told = Партий за последние недели: { $list }
past-weeks-ago = { $count ->
    [one] { $count } неделю назад
    [few] { $count } недели назад
    [many] { $count } недель назад
   *[other] { $count } недели назад
}
past-weeks-this = эта неделя
past-wins = Победы за столами
past-wins-same = Пока всё это могло выйти и случайно
past-wins-beyond = Не только случай: { $games }
past-wins-people = { $game }, { $seats ->
    [one] { $seats } человек
    [few] { $seats } человека
    [many] { $seats } человек
   *[other] { $seats } человека
}
past-wins-bots = { $game }, { $seats ->
    [one] { $seats } место
    [few] { $seats } места
    [many] { $seats } мест
   *[other] { $seats } места
}, с ботами
past-wins-why = Пунктир — если бы тянули жребий. Полоска — где твоя доля на самом деле, в 19 случаях из 20.
past-rating = Рейтинг, { $game }
past-rating-between = Где-то между { $low } и { $high }
past-rating-soon = Рейтинги
past-rating-later = Среди людей сыграно ещё слишком мало
past-rating-until = { $count ->
    [one] ещё { $count } партия
    [few] ещё { $count } партии
    [many] ещё { $count } партий
   *[other] ещё { $count } партии
}
past-rating-why = Чем больше играешь, тем уже полоса. Считаются только столы без ботов.
past-rating-people = Считаются только столы без ботов, доигранные до конца.
past-together = Вдвоём: ты и
past-together-same = { $won } : { $lost } — ещё не доказательство
past-together-above = { $won } : { $lost }, и это вряд ли случай
past-together-below = { $won } : { $lost }, и это вряд ли случай
past-together-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}, самая новая справа
past-together-why = Вверху — твоя победа, внизу — соперника. Точка — оба или никто.
