# Мої партії та числа: сторінка /games.

past-parts = Частини сторінки
past-games = Партії
past-numbers = Числа
past-finished = { $count ->
    [one] { $count } зіграна партія
    [few] { $count } зіграні партії
    [many] { $count } зіграних партій
   *[other] { $count } зіграної партії
}
past-few = Коли партію буде дограно, тут з’являться числа.
past-game = Гра
past-game-any = Усі ігри
past-end = Підсумок
past-end-any = Усі підсумки
past-end-running = Ще триває
past-with = З ким
past-with-any = З будь-ким
past-when = Коли
past-when-any = Будь-коли
past-when-older = Раніше
past-nobody = Хтось, кого вже нема
past-alone = Наодинці
past-none = Таких партій нема.
past-more = Показати ще
past-times-of = { $times } з { $of }
past-sure = (з похибкою: від { $low } до { $high }{"\u00A0"}%)
past-fair = Якби тягли жереб, було б { $fair }{"\u00A0"}%.
past-weeks = Партій на тиждень
past-weeks-now = { $count ->
    [0] Цього тижня ще жодної
    [one] Цього тижня { $count } партія
    [few] Цього тижня { $count } партії
    [many] Цього тижня { $count } партій
   *[other] Цього тижня { $count } партії
}
past-weeks-told = Партій за останні тижні: { $list }
past-weeks-ago = { $count ->
    [one] { $count } тиждень тому
    [few] { $count } тижні тому
    [many] { $count } тижнів тому
   *[other] { $count } тижня тому
}
past-weeks-this = цей тиждень
past-wins = Перемоги за столами
past-wins-same = Поки що все це міг зробити й випадок
past-wins-beyond = Не самий лише випадок: { $games }
past-wins-people = { $game }, { $seats ->
    [one] { $seats } людина
    [few] { $seats } людини
    [many] { $seats } людей
   *[other] { $seats } людини
}
past-wins-bots = { $game }, { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
}, з ботами
past-wins-why = Пунктир — якби тягли жереб. Смужка — де твоя частка насправді, у 19 випадках із 20.
past-rating = Рейтинг, { $game }
past-rating-between = Десь між { $low } і { $high }
past-rating-soon = Рейтинги
past-rating-later = Серед людей зіграно ще замало
past-rating-until = { $count ->
    [one] ще { $count } партія
    [few] ще { $count } партії
    [many] ще { $count } партій
   *[other] ще { $count } партії
}
past-rating-why = Що більше граєш, то вужча смуга. Враховано лише столи без ботів.
past-rating-people = Враховано лише столи без ботів, дограні до кінця.
past-together = Удвох: ти й
past-together-same = { $won } : { $lost } ще не доказ
past-together-above = { $won } : { $lost }, і це навряд чи випадок
past-together-below = { $won } : { $lost }, і це навряд чи випадок
past-together-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
}, найновіша праворуч
past-together-why = Угорі — твоя перемога, внизу — суперника. Крапка — обидва або ніхто.
