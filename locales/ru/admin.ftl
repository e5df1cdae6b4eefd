# Порядок в доме: `lapki admin` в терминале и страница тех, кто за ним следит.

admin-title = Порядок в доме
admin-parts = За чем следить
admin-tab-reports = Жалобы
admin-tab-people = Люди
admin-tab-tables = Столы
admin-tab-doors = Двери
admin-tab-audit = Журнал
admin-search-people = Имя или номер
admin-search-tables = Имя игрока, игра или номер стола
admin-search = Искать
admin-next = Следующая страница
admin-previous = Предыдущая страница
admin-page = Страница { $page }
admin-none = Тут ничего нет.
admin-done = Сделано.
admin-host = владелец дома
admin-guest = забыто
admin-cancel = Отменить
admin-which = { $count ->
    [0] Тут никого не зовут «{ $name }».
   *[other] Людей по имени «{ $name }»: { $count }. Назови кого-то по номеру; их показывает «lapki admin people».
}

## Жалобы

admin-waiting = Ждут ответа
admin-answered = С ответом
admin-report = № { $number }: жалуется { $by }, на кого — { $about }
admin-report-table = К столу
admin-report-message = Сообщение, на которое жалуются
admin-report-context = Что говорили вокруг
admin-answer = Твой ответ для: { $name }
admin-answer-send = Ответить
admin-answer-was = Ответ ({ $name }): { $answer }

## Люди

admin-mark-admin = следит за порядком
admin-mark-banned = { $until ->
    [none] вход закрыт
   *[other] вход закрыт до { $until }
}
admin-mark-muted = { $until ->
    [none] чат закрыт
   *[other] чат закрыт до { $until }
}
admin-since = тут с { $day }
admin-near = откуда-то из { $near }
admin-ban = Закрыть вход
admin-ban-of = Закрыть вход: { $name }
admin-unban = Снова впускать
admin-unban-of = Снова впускать: { $name }
admin-mute = Закрыть чат
admin-mute-of = Закрыть чат: { $name }
admin-unmute = Открыть чат
admin-unmute-of = Открыть чат: { $name }
admin-how-long = На сколько
admin-hours = { $hours ->
    [1] на час
    [24] на день
    [168] на неделю
    [720] на 30 дней
   *[none] навсегда
}
admin-why = Причина
admin-why-read = Её прочитают те, кого это касается.
admin-ban-address = Закрыть вход и с адреса, откуда приходил этот человек ({ $near })

## Столы

admin-phase-waiting = собираются
admin-phase-playing = играют
admin-phase-finished = сыграно
admin-phase-stopped = остановлено
admin-looking = { $count ->
    [one] смотрит { $count } человек
    [few] смотрят { $count } человека
    [many] смотрят { $count } человек
   *[other] смотрят { $count } человека
}
admin-end = Остановить
admin-end-of = Остановить игру за этим столом: { $game }
admin-end-why = Причину прочитают все за столом. Никто не выиграет, и доиграть партию будет уже нельзя.

## Двери

admin-doors = Кто может войти?
admin-doors-open = Двери открыты: входит кто угодно.
admin-doors-invited = Входят только приглашённые.
admin-doors-locked = Двери заперты: никого нового не впускают.
admin-doors-known = У кого тут уже есть имя, играет дальше.
admin-invitations = Приглашения
admin-invite-uses = На сколько человек
admin-invite-make = Сделать ссылку
admin-invite-once = Эта ссылка видна только сейчас: скопируй её.
admin-invitation = № { $number }: осталось входов: { $uses }{ $until ->
    [none] {""}
   *[other] {", "}до { $until }
}
admin-withdraw = Отозвать
admin-withdraw-of = Отозвать приглашение № { $number }
admin-networks = Адреса, откуда вход закрыт
admin-network = Адрес или сеть, например 203.0.113.0/24
admin-unban-network = Снова впускать: { $network }

## Журнал

admin-did-admin = даёт следить за порядком:
admin-did-no-admin = больше не даёт следить за порядком:
admin-did-mute = закрывает чат:
admin-did-unmute = открывает чат:
admin-did-ban = закрывает вход:
admin-did-unban = снова впускает:
admin-did-end = останавливает игру за столом
admin-did-answer = отвечает на жалобу №
admin-did-doors = меняет двери:
admin-did-invite = приглашает, на столько человек:
admin-did-withdraw = отзывает приглашение №
admin-until = до { $until }
