# Стіл для вітальні: великий екран, рука в телефоні, кілька людей біля одного екрана.

## Великий екран

living-show = На великий екран
living-scan = Сідай!
living-come = Сідайте ближче!
living-how = Наведи телефон на код, назвися, обери мордочку, вмостися.
living-only-here = Телефони сюди не дістануть: цей дім слухає лише свій комп’ютер. Відкрий його так: lapki serve --host 0.0.0.0
living-free = { $count ->
    [one] Ще { $count } вільне місце
    [few] Ще { $count } вільні місця
    [many] Ще { $count } вільних місць
   *[other] Ще { $count } вільного місця
}
living-full = Усі на місцях!
living-locked = Стіл замкнено: нових не чекаємо.
living-starts = { $name ->
    [none] Далі хтось тисне «Починаймо!» в телефоні.
   *[other] «Починаймо!» тисне { $name }: у телефоні чи на ноутбуці.
}
living-start-bots = Решта — боти, починаймо!
living-seats = { $count ->
    [one] на { $count } гравця
    [few] на { $count } гравців
    [many] на { $count } гравців
   *[other] на { $count } гравця
}
living-bot = бот
living-coming = ще в дорозі
living-seat-free = вільно
living-warm = тепле місце
living-again = Ще раз?
living-again-how = Тисни «Ще раз!» у телефоні.
living-in-hand = Карти — у телефоні.
living-left = { $count ->
    [0] Усі готові.
    [one] Чекаємо ще на { $count } відповідь.
    [few] Чекаємо ще на { $count } відповіді.
    [many] Чекаємо ще на { $count } відповідей.
   *[other] Чекаємо ще на { $count } відповіді.
}
living-answered = готово
living-scores = Рахунок
living-turn = Хід: { $name }
living-round = Раунд { $round }
living-quiet = поки тихо
living-won = перемога

living-dixit-race = Хто перший придумає підказку?
living-dixit-any = Хто перший, той і оповідає
living-dixit-thinks = { $name } шукає слова…
living-dixit-next = Тепер оповідає { $name }
living-dixit-give = Підкинь карту до підказки
living-dixit-vote = Голосуй у телефоні. { living-left }
living-dixit-verdict = { $verdict ->
    [all] Знайшли всі! Надто ясно.
    [none] Ніхто не знайшов! Надто туманно.
   *[some] Правильних голосів: { $found } з { $voters }!
}
living-barking-bark = Гав!

## Кілька людей біля одного екрана

living-beside = Хто біля цього екрана
living-add = Хтось поруч
living-add-how = Граєте на одному пристрої: він переходить із рук у руки, а карт одне одного ніхто не побачить.
living-forget = Забути: { $name }
living-give = Передати: { $name }
living-pass = Далі: { $name }
living-ceiling = Передай пристрій. Решта дивиться у стелю: там теж цікаво.
living-mine = Я { $name }, показуй
living-hold = Тримай, доки паркан не відсунеться.
living-since = Що сталося після твого ходу
living-other = Ні, я { $name }
living-look = Поглянути на стіл
living-waits = Чекаємо на інших
living-waits-how = Зараз ходять інші. Хочеш глянути на свої карти — тримай кнопку.

## Телефон як рука

living-on-screen = Стіл на екрані
living-whole = Показати весь стіл тут
living-to-hand = Лише моя рука: стіл на екрані
living-hide = Сховати від чужих очей
living-hidden = Сховано від чужих очей. Торкнися, щоб відкрити.
