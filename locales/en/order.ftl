# At the table: telling whoever keeps order about somebody, and what comes of it.

order-report = Report: { $name }
order-somebody = Report somebody…
order-report-message = Report this message of { $name }
order-why = Whoever keeps order in this house will read it, with the last lines of this table’s chat. { $name } won’t be told.
order-text = What happened?
order-send = Report
order-sent = Thank you. The answer will be under “About me” on the first page.
order-close = Back to the table
order-mine = What I reported
order-about = About { $name }: { $text }
order-about-nobody = About somebody who is gone: { $text }
order-no-answer = No answer yet
order-answer = Answer: { $answer }
order-keep = Keep order in this house
order-stopped = { $why ->
    [none] Somebody who keeps order in this house has ended this game.
   *[other] Somebody who keeps order in this house has ended this game. The reason: { $why }
}
