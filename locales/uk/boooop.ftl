# Бууууп. Місце 1 — відьмочки (фіолетові), місце 2 — гарбузи (руді).

boooop = Бууууп
boooop-seat = { $seat ->
    [1] Відьмочки
   *[2] Гарбузи
}
boooop-piece = { $piece ->
    [k] кошеня
   *[c] кіт
}

## Що спитано

boooop-ask-place = Постав кошеня чи кота на вільну клітинку (k c3, c c3).
boooop-ask-ghost = Хай твій привид вилітає (ghost b6c6) чи почекає (hold)?
boooop-ask-graduate = Обери, хто виросте.

## Що сталося

boooop-event-placed = { $name }: { boooop-piece } сідає на { $cell }.
boooop-event-booped = { $off ->
    [yes] Буп! { $name }: { boooop-piece } летить із ліжка ({ $start }).
   *[no] Буп! { $name }: { boooop-piece } їде з { $start } на { $to }.
}
boooop-event-ghost-entered = { $name }: привид з’являється на шві { $stop } і прямує { $heading ->
    [up] вгору
    [down] вниз
    [left] ліворуч
   *[right] праворуч
}.
boooop-event-ghost-glided = { $skipped ->
    [none] { $name }: привид ковзає з { $start } на { $to }.
   *[other] { $name }: привид пролітає повз іншого на { $skipped }, з { $start } на { $to }.
}
boooop-event-spooked = { $off ->
    [yes] БУУУ! { $name }: { boooop-piece } з { $start } перестрибує через { $over } і падає з ліжка.
   *[no] БУУУ! { $name }: { boooop-piece } з { $start } перестрибує через { $over } на { $to }.
}
boooop-event-ghost-left = { $name }: привид відлітає з ліжка зі шва { $start }.
boooop-event-graduated = { $kittens ->
    [0] { $name }: кіт із { $cells } повертається в кошик.
    [one] { $name }: з ліжка забрано { $cells }, виросло { $kittens } кошеня.
    [few] { $name }: з ліжка забрано { $cells }, виросло { $kittens } кошеняти.
    [many] { $name }: з ліжка забрано { $cells }, виросло { $kittens } кошенят.
   *[other] { $name }: з ліжка забрано { $cells }, виросло { $kittens } кошеняти.
}
boooop-event-won = { $eight ->
    [yes] { $name }: усі восьмеро котів на ліжку. Це перемога!
   *[no] { $name }: троє котів у ряд, { $cells }. Це перемога!
}

## Чому не можна

boooop-illegal-not-your-turn = Зараз не твій хід.
boooop-illegal-placed-already = Цього ходу фігурку вже поставлено.
boooop-illegal-no-kitten = У тебе в кошику не лишилося кошенят.
boooop-illegal-no-cat = У тебе в кошику ще немає котів.
boooop-illegal-taken = На { $cell } вже хтось сидить.
boooop-illegal-no-ghosts = Цю партію грають без привидів.
boooop-illegal-ghost-glides = Твій привид уже на ліжку: він ковзає сам і нікого не слухає.
boooop-illegal-place-first = Спершу постав кошеня чи кота, а привид потім.
boooop-illegal-ghost-done = Привид цього ходу вже зробив своє.
boooop-illegal-not-an-edge = Привид вилітає з краю ліжка, там, де починається шов, а { $stop } не там.
boooop-illegal-stop-taken = На { $stop } уже інший привид.
boooop-illegal-nothing-to-graduate = Зараз нема з чого обирати, хто виросте.
boooop-illegal-not-a-single = { $cells } забрати не можна: лише одну фігурку, і лише коли всі вісім на ліжку.
boooop-illegal-not-a-three = { $cells } — це не ряд із трьох твоїх фігурок.
boooop-syntax-move = «{ $text }» — такого ходу немає. Ходи записують так: k c3, c c3, ghost b6c6, hold, grad a1 b2 c3.

## Позиції

boooop-header-position-turn = Місця { $turn } немає, тож воно не може ходити.
boooop-header-position-board = Ліжко — це шість рядків по шість знаків, кожен з яких . v V o або O.
boooop-header-position-active = Місце { $seat } має мати 8 активних фігурок, а має { $count }.
boooop-header-position-all-on-bed = Усі вісім фігурок місця { $seat } на ліжку, а в цю мить так не буває.
boooop-header-position-no-ghosts = Партія без привидів, але один є на ліжку.
boooop-header-position-ghosts-meet = Обидва привиди на { $stop }.
boooop-header-position-stop = Шва { $stop } немає.
boooop-header-position-heading = Привид на { $stop } не може прямувати так: { $heading }.
boooop-header-position-ghost-phase = У кошику немає привида, про якого питати.
boooop-header-position-graduate = Тут нема з чого обирати, хто виросте.
boooop-header-position-winner = У закінченій партії переможець — той, чий хід; в інших переможця немає.

## Налаштування й термінал

boooop-option-ghosts = Привиди
boooop-option-ghosts-on = гуляють ліжком
boooop-option-ghosts-on-why = Після кошеняти рушає твій привид: ковзає швами ліжка й лякає всіх, кого мине.
boooop-option-ghosts-off = сплять
boooop-option-ghosts-off-why = Самі лише кошенята й коти: простіше і спокійніше.
boooop-option-beginners = Без привидів: спершу подружіться з кошенятами.
boooop-option-custom = хто останнім налякав кота
boooop-option-ceremony = Хто останнім налякав кота? Зізнавайтеся: за це дають перший хід. Наступити на хвіст поночі теж рахується.
boooop-option-aloud = Хто бупає, каже «Буп!»
boooop-kittens = { $count ->
    [one] { $count } кошеня
    [few] { $count } кошеняти
    [many] { $count } кошенят
   *[other] { $count } кошеняти
}
boooop-cats = { $count ->
    [one] { $count } кіт
    [few] { $count } коти
    [many] { $count } котів
   *[other] { $count } кота
}
boooop-ghost-home = привид удома
boooop-ghost-away = привид на { $stop }

## На екрані: ліжко й кошики

boooop-web-bed = Ліжко: шість рядів по шість клітинок
boooop-web-cell = { $piece ->
    [none] { $cell }, порожньо
   *[other] { $cell }, { boooop-piece }: { $name }
}
boooop-web-ghost-there = Привид: { $name }, шов { $stop }, прямує { $heading ->
    [up] вгору
    [down] вниз
    [left] ліворуч
   *[right] праворуч
}
boooop-web-doors = Звідки вилетить привид
boooop-web-door = Шов { $stop }, далі { $heading ->
    [up] вгору
    [down] вниз
    [left] ліворуч
   *[right] праворуч
}
boooop-web-boo = БУУУ!
boooop-web-what = Кого ставимо?
boooop-web-basket = У кошику
boooop-web-cats = Коти: { $count } з 8
boooop-why-title = { $figure ->
    [k] Кошеня: { $name }
    [c] Кіт: { $name }
   *[ghost] Привид: { $name }
}
boooop-why = { $figure ->
    [k] Кошеня бупає сусідніх кошенят на клітинку, а кота не зрушить. Три твої фігурки в ряд виростають.
    [c] Кіт бупає всіх, а кошеняті його не зрушити. Троє твоїх котів у ряд — перемога.
   *[ghost] Привид летить швом від краю до краю й бупає тих двох, що обабіч. Якщо далі зайнято — БУУУ, хтось перестрибує.
}

## На екрані: записка

boooop-web-ask-place = Твій хід: постав { $pieces ->
    [k] кошеня
    [c] кота
   *[other] кошеня чи кота
}.
boooop-web-hint-place = Торкнись вільної клітинки, і побачиш, хто кого бупне.
boooop-web-behind = { $cats ->
    [0] { $name }: жодне кошеня не виросло.
   *[other] { $name }: виросло { $cats } з 8 кошенят.
}
boooop-web-put = Поставити
boooop-web-ask-ghost = Випустити привида?
boooop-web-hint-ghost = Обери на краю ліжка, звідки він полетить, або хай ще почекає.
boooop-web-release = Випустити
boooop-web-hold = Хай почекає
boooop-web-ask-graduate = Хто виросте?
boooop-web-grow = Обрати
boooop-web-group = { $index } з { $count }
boooop-web-group-before = Попередній варіант
boooop-web-group-next = Наступний варіант

## На екрані: що буде, якщо так піти

boooop-web-nobody = Нікого не зачепить.
boooop-web-turn = { $name }: { boooop-piece } сідає на { $cell }. Буп! { $moves }.
boooop-web-off = { $start } → кошик
boooop-web-pushed = { $count ->
    [1] Буп: { $moves }.
   *[other] Буп: { $moves }.
}
boooop-web-falls = { $count ->
    [1] { $cells } падає в кошик.
   *[other] { $cells } падають у кошик.
}
boooop-web-stays = { $count ->
    [1] { $cells } тримається.
   *[other] { $cells } тримаються.
}
boooop-web-heavy = { $count ->
    [1] Кіт { $cells } заважкий.
   *[other] Коти { $cells } заважкі.
}
boooop-web-ghost-entered = Привид стане на { $stop } і полетить { $heading ->
    [up] вгору
    [down] вниз
    [left] ліворуч
   *[right] праворуч
}.
boooop-web-ghost-glided = Привид ковзне на { $to }.
boooop-web-ghost-left = Привид злетить із ліжка.
boooop-web-spooked = { $off ->
    [yes] БУУУ! { $start } з переляку падає в кошик.
   *[no] БУУУ! { $start } перестрибує на { $to }.
}
boooop-web-grows = { $kittens ->
    [0] Кіт із { $cells } піде в кошик.
    [1] { $cells }: у кошик, і кошеня стане котом.
   *[other] { $cells }: у кошик, і кошенята стануть котами.
}
boooop-web-won = І це перемога!

## На екрані: перші поради й клавіші

boooop-web-coach-place = Обери кошеня і торкнись вільної клітинки. Стрілки покажуть, хто куди поїде; ще раз торкнись або натисни «Поставити».
boooop-web-coach-boop = Хто сідає на ліжко, той бупає всіх сусідів на клітинку. Двоє в ряд тримаються разом, а кота кошеняті не бупнути.
boooop-web-coach-grow = Три твої фігурки в ряд виростають: кошенята стають котами. Три коти в ряд — перемога.
boooop-web-coach-ghost = Привид літає швами і сам бупає тих, хто обабіч. Випусти його з краю ліжка, коли захочеш.
boooop-web-key-arrows = ходити ліжком
boooop-web-key-enter = обрати клітинку, а тоді поставити
boooop-web-key-escape = передумати
boooop-web-key-kitten = узяти кошеня
boooop-web-key-cat = узяти кота
boooop-web-key-ghost = обрати шов для привида
boooop-web-key-hold = хай привид почекає

## Said with a tap

boooop-phrase-meow = Няв!
boooop-phrase-boop = Буп!
boooop-phrase-boo = Бу!
boooop-phrase-off = Геть із ліжка!
boooop-phrase-nice = Оце так буп!
boooop-phrase-think = Дай подумати…
