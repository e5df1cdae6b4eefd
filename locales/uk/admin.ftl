# Порядок у домі: `lapki admin` у терміналі та сторінка тих, хто за ним стежить.

admin-title = Порядок у домі
admin-parts = За чим стежити
admin-tab-reports = Скарги
admin-tab-people = Люди
admin-tab-tables = Столи
admin-tab-doors = Двері
admin-tab-audit = Журнал
admin-search-people = Ім’я або номер
admin-search-tables = Ім’я гравця, гра або номер столу
admin-search = Шукати
admin-next = Наступна сторінка
admin-previous = Попередня сторінка
admin-page = Сторінка { $page }
admin-none = Тут нічого немає.
admin-done = Зроблено.
admin-host = власник дому
admin-guest = забуто
admin-cancel = Скасувати
admin-which = { $count ->
    [0] Тут нікого не звати «{ $name }».
   *[other] Людей на ім’я «{ $name }»: { $count }. Назви когось за номером; їх показує «lapki admin people».
}

## Скарги

admin-waiting = Чекають на відповідь
admin-answered = З відповіддю
admin-report = № { $number }: скаржиться { $by }, на кого — { $about }
admin-report-table = До столу
admin-report-message = Повідомлення, на яке скаржаться
admin-report-context = Що казали довкола
admin-answer = Твоя відповідь для: { $name }
admin-answer-send = Відповісти
admin-answer-was = Відповідь ({ $name }): { $answer }

## Люди

admin-mark-admin = стежить за порядком
admin-mark-banned = { $until ->
    [none] вхід закрито
   *[other] вхід закрито до { $until }
}
admin-mark-muted = { $until ->
    [none] чат закрито
   *[other] чат закрито до { $until }
}
admin-since = тут від { $day }
admin-near = десь із { $near }
admin-ban = Закрити вхід
admin-ban-of = Закрити вхід: { $name }
admin-unban = Знову впускати
admin-unban-of = Знову впускати: { $name }
admin-mute = Закрити чат
admin-mute-of = Закрити чат: { $name }
admin-unmute = Відкрити чат
admin-unmute-of = Відкрити чат: { $name }
admin-how-long = На скільки
admin-hours = { $hours ->
    [1] на годину
    [24] на день
    [168] на тиждень
    [720] на 30 днів
   *[none] назавжди
}
admin-why = Причина
admin-why-read = Її прочитають ті, кого це стосується.
admin-ban-address = Закрити вхід і з адреси, звідки ця людина заходила ({ $near })

## Столи

admin-phase-waiting = збираються
admin-phase-playing = грають
admin-phase-finished = зіграно
admin-phase-stopped = зупинено
admin-looking = { $count ->
    [one] дивиться { $count } людина
    [few] дивляться { $count } людини
    [many] дивляться { $count } людей
   *[other] дивляться { $count } людини
}
admin-end = Зупинити
admin-end-of = Зупинити гру за цим столом: { $game }
admin-end-why = Причину прочитають усі за столом. Ніхто не виграє, і дограти партію вже не можна буде.

## Двері

admin-doors = Хто може зайти?
admin-doors-open = Двері відчинено: заходить хто завгодно.
admin-doors-invited = Заходять лише запрошені.
admin-doors-locked = Двері замкнено: нікого нового не впускають.
admin-doors-known = Хто вже має тут ім’я, грає далі.
admin-invitations = Запрошення
admin-invite-uses = На скількох людей
admin-invite-make = Зробити посилання
admin-invite-once = Це посилання видно лише зараз: скопіюй його.
admin-invitation = № { $number }: лишилося входів: { $uses }{ $until ->
    [none] {""}
   *[other] {", "}до { $until }
}
admin-withdraw = Відкликати
admin-withdraw-of = Відкликати запрошення № { $number }
admin-networks = Адреси, звідки вхід закрито
admin-network = Адреса або мережа, як-от 203.0.113.0/24
admin-unban-network = Знову впускати: { $network }

## Журнал

admin-did-admin = дає стежити за порядком:
admin-did-no-admin = більше не дає стежити за порядком:
admin-did-mute = закриває чат:
admin-did-unmute = відкриває чат:
admin-did-ban = закриває вхід:
admin-did-unban = знову впускає:
admin-did-end = зупиняє гру за столом
admin-did-answer = відповідає на скаргу №
admin-did-doors = міняє двері:
admin-did-invite = запрошує, на стількох людей:
admin-did-withdraw = відкликає запрошення №
admin-until = до { $until }
