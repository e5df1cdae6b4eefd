# Przy stole: jak powiedzieć o kimś tym, którzy pilnują porządku, i co z tego wynikło.

order-report = Zgłoś: { $name }
order-somebody = Zgłoś kogoś…
order-report-message = Zgłoś tę wiadomość: { $name }
order-why = Przeczytają to ci, którzy pilnują w domu porządku, razem z ostatnimi wierszami czatu przy tym stole. { $name } się o tym nie dowie.
order-text = Co się stało?
order-send = Zgłoś
order-sent = Dziękujemy. Odpowiedź będzie na stronie głównej, w okienku „O mnie”.
order-close = Wróć do stołu
order-mine = Moje zgłoszenia
order-about = { $name }: { $text }
order-about-nobody = O kimś, kogo już tu nie ma: { $text }
order-no-answer = Nie ma jeszcze odpowiedzi
order-answer = Odpowiedź: { $answer }
order-keep = Pilnuj porządku w domu
order-stopped = { $why ->
    [none] Tę partię zakończyła osoba, która pilnuje w domu porządku.
   *[other] Tę partię zakończyła osoba, która pilnuje w domu porządku. Powód: { $why }
}
