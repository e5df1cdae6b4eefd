# Dixit. Кожне місце — кролик на шкалі балів.

# = en: назва гри
dixit = Dixit
dixit-seat = Кролик { $seat }

## Про що питають

dixit-ask-tell = Обери свою карту й дай підказку: не надто ясну, не надто туманну (tell 17 тихий дім).
dixit-ask-give = Яка з твоїх карт пасує до підказки? (give 23; коли грають утрьох, дві: give 23 41)
dixit-ask-vote = Де лежить карта оповідача? (vote 4)

## Що сталося

dixit-event-dealt = { $cards ->
    [none] { $name } бере { $count ->
        [one] { $count } карту.
        [few] { $count } карти.
        [many] { $count } карт.
       *[other] { $count } карти.
    }
   *[other] { $name }, твої нові карти: { $cards }.
}
dixit-event-round-began = { $storyteller ->
    [none] Раунд { $round }. Оповідає той, хто перший придумає підказку.
   *[other] Раунд { $round }. Оповідає { $storyteller }.
}
dixit-event-told = { $card ->
    [none] { $name } каже: «{ $clue }»
   *[other] { $name } каже: «{ $clue }» (про карту { $card })
}
dixit-event-gave = { $cards ->
    [none] { $name } кладе долілиць { $count ->
        [one] { $count } карту.
        [few] { $count } карти.
        [many] { $count } карт.
       *[other] { $count } карти.
    }
   *[other] { $name } кладе долілиць: { $cards }.
}
dixit-event-laid-out = На столі: { $cards }.
dixit-event-voted = { $slot ->
    [none] { $name }: голос віддано.
   *[other] { $name } голосує за карту { $slot }.
}
dixit-event-shown = { $verdict ->
    [all] Карту оповідача ({ $slot }{ $card ->
        [none] {""}
       *[other] : { $card }
    }) знайшли всі. Надто ясно!
    [none] Карти оповідача ({ $slot }{ $card ->
        [none] {""}
       *[other] : { $card }
    }) не знайшов ніхто. Надто туманно!
   *[some] Карту оповідача ({ $slot }{ $card ->
        [none] {""}
       *[other] : { $card }
    }) знайшли: { $found }.
}
dixit-event-gained = { $name }: +{ $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} (разом { $score }){ $lured ->
    [0] .
    [one] , зокрема { $lured } за приманений голос.
    [few] , зокрема { $lured } за приманені голоси.
    [many] , зокрема { $lured } за приманені голоси.
   *[other] , зокрема { $lured } за приманені голоси.
}
dixit-event-discarded = У відбій ідуть: { $cards }.
dixit-event-reshuffled = Відбій замішано в нову колоду: { $count ->
    [one] { $count } карта.
    [few] { $count } карти.
    [many] { $count } карт.
   *[other] { $count } карти.
}
dixit-event-ended = Кінець! Найдалі на шкалі: { $winners } ({ $score ->
    [one] { $score } бал
    [few] { $score } бали
    [many] { $score } балів
   *[other] { $score } бала
}).

## Чому не можна

dixit-illegal-not-now = Зараз не час для цього: { $phase ->
    [setup] карти ще роздають.
    [tell] чекаємо на підказку.
    [give] до підказки ще добирають карти.
    [table] карти якраз викладають на стіл.
    [vote] триває голосування.
    [refill] гравці добирають карти.
   *[over] гру закінчено.
}
dixit-illegal-not-storyteller = У цьому раунді оповідаєш не ти.
dixit-illegal-storyteller-gives = Оповідач уже поклав свою карту й більше нічого не додає.
dixit-illegal-storyteller-votes = Оповідач не голосує: він знає відповідь.
dixit-illegal-given-already = Твоя карта вже на столі, назад її не взяти.
dixit-illegal-voted-already = Твій голос уже віддано.
dixit-illegal-not-in-hand = Карти { $card } немає у твоїй руці.
dixit-illegal-clue-empty = Підказка порожня. Скажи бодай слово.
dixit-illegal-clue-long = Підказка задовга: знаків у ній { $length }, а можна щонайбільше { $limit }.
dixit-illegal-clue-control = У підказці є невидимі керівні знаки або розриви рядка. Напиши її одним рядком.
dixit-illegal-clue-untrimmed = Прибери пропуски на початку й наприкінці підказки.
dixit-illegal-wrong-count = Треба { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}, а не { $given }.
dixit-illegal-same-card = Дві карти мають бути різні, а { $card } названо двічі.
dixit-illegal-no-slot = Карти { $slot } на столі немає: вони від 1 до { $slots }.
dixit-illegal-own-card = Карта { $slot } — твоя власна. За неї голосують лише інші.
dixit-illegal-wrong-seat = Зараз роздають місцю { $due }, а не { $seat }.
dixit-illegal-wrong-deal = Треба роздати карт: { $count }, а не { $given }.
dixit-illegal-not-in-deck = Роздавати можна лише карти з колоди, кожну один раз.
dixit-illegal-not-the-round = На стіл лягають саме карти цього раунду, кожна один раз.
dixit-syntax-move = «{ $text }» — не хід цієї гри. Ходи виглядають так: tell 17 тихий дім, give 23, give 23 41, vote 4.

## Позиції

dixit-header-position-seats = Гравців, подарунків і голосів має бути по { $seats }.
dixit-header-position-round = Раунду { $round } тут не буває.
dixit-header-position-score = Бали — невід’ємні числа розумної величини.
dixit-header-position-goal = Хтось уже набрав { $goal }, отже гру закінчено, а переможця немає.
dixit-header-position-cards = Кожна карта від 1 до { $cards } має лежати рівно в одному місці.
dixit-header-position-storyteller = Оповідача немає лише до першої підказки; далі це хтось за столом.
dixit-header-position-told = Підказка й карта оповідача бувають лише тоді, коли раунд триває.
dixit-header-position-clue = Підказка має 1–200 знаків, без керівних і без пропусків по краях.
dixit-header-position-gifts = Подарунок кролика { $seat } такий бути не може.
dixit-header-position-phase = Для стадії «{ $phase }» відповіді не ті: комусь бракує вибору або він зайвий.
dixit-header-position-table = На столі мають лежати саме карти раунду, і лише коли їх викладено.
dixit-header-position-votes = Голос кролика { $seat } такий бути не може.
dixit-header-position-hands = На стадії «{ $phase }» руки мають інший розмір.
dixit-header-position-discard = Під час першої роздачі відбою ще немає.
dixit-header-position-deck = Колоди не вистачить, щоб усім додати карт.
dixit-header-position-last = Такого завершеного раунду не могло бути.
dixit-header-position-gains = За такого голосування бали були б інші.
dixit-header-position-winners = Переможці — це ті, хто має найбільше балів у закінченій грі, і ніхто інший.

## Налаштування й термінал

dixit-option-goal = До скількох балів
dixit-option-goal-why = Шкала в коробці має 30 балів; з 15 партія вдвічі коротша.
dixit-option-cards = Скільки карт
dixit-option-deck = Колода
dixit-option-deck-dreams = сни
dixit-option-deck-why = { $cards ->
    [one] { $cards } картинка
    [few] { $cards } картинки
    [many] { $cards } картинок
   *[other] { $cards } картинки
}, { $ours ->
    [yes] намальовані для лапок
   *[no] з теки господаря дому
}
dixit-option-deck-own = Свою колоду додає той, хто тримає дім:
dixit-option-beginners = До 15 балів: саме щоб розкуштувати.
dixit-option-begins = Починає, хто перший придумає підказку.
dixit-points = { $count ->
    [one] { $count } бал
    [few] { $count } бали
    [many] { $count } балів
   *[other] { $count } бала
}
dixit-votes = { $count ->
    [one] { $count } голос
    [few] { $count } голоси
    [many] { $count } голосів
   *[other] { $count } голосу
}
dixit-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
dixit-card = карта { $card }
dixit-top = Раунд { $round } · грають до { $goal } · у колоді { $deck } · у відбої { $discard }
dixit-clue = Підказка
dixit-hand = Твоя рука
dixit-table = На столі
dixit-last = Попередній раунд: «{ $clue }»
dixit-mine = твоя
dixit-teller = оповідає
dixit-racing = шукає підказку
dixit-thinking = думає
dixit-done = готово

## На сторінці

dixit-web-card = { $about ->
    [none] Карта { $number } з { $count }.
   *[other] Карта { $number } з { $count }: { $about }
}
dixit-web-whose = { $teller ->
    [yes] Карта оповідача: { $owner }.
   *[no] Чия: { $owner }.
} { $voters ->
    [none] Голосів немає.
   *[other] Голоси: { $voters }.
}
dixit-web-you = ти
dixit-web-my-vote = твій голос
dixit-web-zoom = Роздивитися
dixit-web-about = Опис
dixit-web-no-about = Опису цієї карти немає.
dixit-web-compare = Порівняти
dixit-web-previous = Попередня карта
dixit-web-next = Наступна карта
dixit-web-pick = Обрати { $number }
dixit-web-tells = Оповідає { $name }
dixit-web-you-tell = Оповідаєш ти
dixit-web-race = Перший раунд
dixit-web-clue = «{ $clue }»
dixit-web-no-clue = Підказки ще немає
dixit-web-ask-race = Маєш підказку? Скажи раніше за інших — і оповідай!
dixit-web-ask-tell = Обери карту й дай до неї підказку
dixit-web-pick-first = Спершу торкнися карти, про яку розкажеш.
dixit-web-then-tell = Не надто ясно й не надто туманно: хай здогадається дехто, але не всі.
dixit-web-placeholder = Слово, рядок із пісні, звук…
dixit-web-length = Знаків: { $length } з { $limit }
dixit-web-tell = Розповісти
dixit-web-ask-give = { $count ->
    [one] Яка з твоїх карт пасує до підказки?
    [few] Які { $count } з твоїх карт пасують до підказки?
    [many] Які { $count } з твоїх карт пасують до підказки?
   *[other] Які { $count } з твоїх карт пасують до підказки?
}
dixit-web-then-give = Вона ляже долілиць поміж інших, назад не взяти.
dixit-web-chosen = Обрано { $chosen } з { $count }. Назад карт не взяти.
dixit-web-give = { $count ->
    [one] Додати цю карту
    [few] Додати ці карти
    [many] Додати ці карти
   *[other] Додати ці карти
}
dixit-web-ask-vote = Де карта оповідача?
dixit-web-then-vote = { $slot ->
    [none] Роздивися карти й обери одну. До голосування можна передумати.
   *[other] Обрано { $slot }. Голоси відкриються разом.
}
dixit-web-vote = Голосую за { $slot }
dixit-web-told = Твоя карта — серед цих. Не видай її!
dixit-web-gave = { $count ->
    [one] Твоя карта вже на столі.
    [few] Твої карти вже на столі.
    [many] Твої карти вже на столі.
   *[other] Твої карти вже на столі.
}
dixit-web-voted = Твій голос: { $slot }. Відкриємо всі разом.
dixit-web-last = Минулий раунд
dixit-web-verdict = { $verdict ->
    [all] Карту оповідача знайшли всі. Надто ясно!
    [none] Карти оповідача не знайшов ніхто. Надто туманно!
   *[some] Голосів за карту оповідача: { $found }{"\u00A0"}з{"\u00A0"}{ $voters }.
}
dixit-web-dealt = Карти беруть: { $names }.
dixit-web-laid-out = Карти лежать горілиць. Яка з них оповідача?
dixit-web-gone = Карти раунду йдуть у відбій.
dixit-web-gains = Бали: { $gains }.
dixit-web-gain = Твої бали за раунд: { $points }.
dixit-web-new-clue = Нова підказка вже звучить.
dixit-web-you-next = Тепер оповідаєш ти.
dixit-web-on = Далі
dixit-web-points = Бали за раунд
dixit-why-title = { $name }: +{ $points }
dixit-why-points = { $verdict ->
    [some] { $part ->
        [teller] Карту знайшов дехто, але не всі: оповідач отримує 3.
        [found] Карту оповідача знайдено: +3.
        [mine] Твій голос — не за карту оповідача: 0.
       *[missed] Голос — не за карту оповідача: 0.
    }
    [all] { $part ->
        [teller] Карту знайшли всі: оповідач лишається ні з чим.
       *[other] Карту знайшли всі: кожен, крім оповідача, отримує 2.
    }
   *[none] { $part ->
        [teller] Карти не знайшов ніхто: оповідач лишається ні з чим.
       *[other] Карти не знайшов ніхто: кожен, крім оповідача, отримує 2.
    }
}
dixit-why-lured = За приманені голоси: +{ $lured }.
dixit-web-discard = Відбій: { $count }
dixit-web-discard-empty = У відбої порожньо.
dixit-web-track = Шкала до { $goal }
dixit-web-ahead = Попереду: { $names } ({ $score })
dixit-web-coach-cards = Це твої сни. Торкнися карти, щоб обрати її, а лупа покаже картинку на весь екран, поруч з іншою або словами.
dixit-web-coach-clue = Один оповідає: дає підказку до своєї карти. Решта потай додає карти, які теж пасують.
dixit-web-coach-vote = Потім усі шукають карту оповідача. Найкраща підказка та, яку зрозумів дехто, але не всі.
dixit-web-key-arrows = від карти до карти
dixit-web-key-enter = обрати карту, ще раз — роздивитися
dixit-web-key-number = обрати карту за номером
dixit-web-key-zoom = роздивитися карту
dixit-web-key-compare = порівняти дві карти
dixit-web-key-about = опис словами, коли роздивляєшся

## Bots

dixit-web-bot = { $seat ->
    [1] бот-мрійник
    [2] бот-жартун
    [3] бот-поет
    [4] бот-дитя
    [5] бот-мрійник
    [6] бот-жартун
    [7] бот-поет
   *[8] бот-дитя
}, рівень { $level }

## Said with a tap

dixit-phrase-picture = Оце картина!
dixit-phrase-hm = Гм-м…
dixit-phrase-guessed = Ага, от воно що!
dixit-phrase-easy = Надто легко!
dixit-phrase-misty = Ясно як у тумані
dixit-phrase-dream = Це мені ще насниться
