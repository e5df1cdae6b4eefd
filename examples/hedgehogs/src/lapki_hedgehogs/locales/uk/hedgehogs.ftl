# Яблука на зиму. Хто щось робить, той $name; чия купка, той $to-name. Імен не відмінюємо.

hedgehogs = Яблука на зиму

## На першій сторінці

hedgehogs-title = Яблука на зиму
hedgehogs-line = Їжаки ховають яблука в листя. Є й червиві!
hedgehogs-players = 2–4 гравці
hedgehogs-minutes = 5 хв

## Про що питають

hedgehogs-ask-put = Яблуко! Лишити собі чи покотити в чужу купку?
hedgehogs-move-keep = Лишити собі
hedgehogs-move-roll = Покотити: { $a-name }

## Що стається

hedgehogs-event-found = { $apple ->
    [none] { $name }: яблуко з кошика.
    [-2] { $name }: яблуко з черв'яком!
   *[other] { $name }: яблуко, варте { $apple }.
}
hedgehogs-event-put = { $forced ->
    [yes] { $name }: місце є лише в одній купці, тож яблуко котиться туди ({ $to-name }).
   *[no] { $own ->
        [yes] { $name }: яблуко лягає до своєї купки.
       *[no] { $name }: яблуко котиться в іншу купку ({ $to-name }).
    }
}
hedgehogs-event-spring = Весна! Листя розгорнуто.

## Як це намальовано

hedgehogs-draw-basket = { $count ->
    [one] У кошику { $count } яблуко
    [few] У кошику { $count } яблука
    [many] У кошику { $count } яблук
   *[other] У кошику { $count } яблука
}
hedgehogs-draw-paws = { $worm ->
    [yes] У лапках: яблуко з черв'яком ({ $worth })
   *[no] У лапках: яблуко, варте { $worth }
}

## Чому не можна

hedgehogs-illegal-not-your-turn = Зараз не твій хід.
hedgehogs-illegal-found-already = Яблуко вже знайдено: тепер його треба покласти до купки.
hedgehogs-illegal-no-such-apple = Яблука, вартого { $apple }, у кошику немає.
hedgehogs-illegal-nobody-there = Іншої купки з номером { $to } немає.
hedgehogs-illegal-full = { $mine ->
    [yes] Твоя купка повна.
   *[no] Купка з номером { $to } повна.
}
hedgehogs-syntax-move = Хід — це «keep» або «roll 2».
hedgehogs-header-position = Жодна гра в «Яблука на зиму» не приводить до такої позиції.

## Що вибирають за столом

hedgehogs-option-worms = Черв'яки
hedgehogs-option-worms-few = кілька
hedgehogs-option-worms-few-why = П'ять яблук із 24 червиві.
hedgehogs-option-worms-many = багато
hedgehogs-option-worms-many-why = Дев'ять яблук червиві: не вір нікому.
hedgehogs-option-beginners = Черв'яків мало: у саду привітніше.

## Сказати одним дотиком

hedgehogs-phrase-yum = Смакота!
hedgehogs-phrase-worm = Черв'як?
hedgehogs-phrase-thanks = Дякую, дуже мило…
hedgehogs-phrase-sniff = Нюх-нюх.

## Правила

hedgehogs-short =
    Ти береш яблуко з кошика, і бачиш його тільки ти. Лиши його у своїй купці листя або покоти в чужу.

    У купці вміщається чотири яблука. Коли всі повні, настає весна: перемагає купка, чиї яблука варті найбільше.
hedgehogs-glance =
    Візьми яблуко й подивися на нього потай.

    Лиши собі або покоти.

    Коли всі купки повні, розгорніть листя.
hedgehogs-score =
    Яблуко | 1, 2, 3 або 5

    Яблуко з черв'яком | −2
hedgehogs-tips =
    Місць у купці мало: погане яблуко займає місце доброго, і в чужій купці теж.

    Прибережи місце на потім, коли знатимеш, що лишилося в кошику.
hedgehogs-chapter-garden = Сад
hedgehogs-chapter-turn = Хід
hedgehogs-chapter-spring = Весна
hedgehogs-rule-1 = У кошику 24 яблука, варті 1, 2, 3 або 5; деякі червиві й варті −2. Коли черв'яків багато, таких більше.
hedgehogs-rule-2 = Починає перше місце, далі ходять по колу. Чий хід, бере навмання яблуко з кошика й кладе його до купки.
hedgehogs-rule-3 = Чого варте яблуко, бачить лише той, хто його взяв. До весни воно лежить у листі.
hedgehogs-rule-4 = Лиши яблуко у своїй купці або покоти в чужу. Куди воно котиться, бачать усі.
hedgehogs-rule-5 = У купці вміщається чотири яблука.
hedgehogs-rule-6 = Якщо місце є лише в одній купці, яблуко котиться туди саме.
hedgehogs-rule-7 = Коли всі купки повні, настає весна: листя розгортають, і найбільша сума перемагає.
hedgehogs-rule-8 = Якщо суми рівні, перемагають усі.
