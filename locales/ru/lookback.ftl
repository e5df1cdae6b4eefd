# Взгляд на партию, которая закончилась.

lookback-graph = Шансы на победу
lookback-why = Бот может ещё раз взвесить каждое решение: какие шансы на победу оно оставило каждому, что выбрано удачно и какие три момента решили партию. Он работает в фоне и учитывает только то, что можно было знать в тот момент.
lookback-begin = Оглянуться
lookback-busy = Взвешено решений: { $done } из { $all }
lookback-verdict = Оценка
lookback-kept = { $name }: удачный выбор
lookback-inaccurate = { $name }: можно было чуть лучше
lookback-mistake = { $name }: ошибка
lookback-mark-inaccurate = Можно было чуть лучше
lookback-mark-mistake = Ошибка
lookback-better = Лучше так: { $better }
lookback-to-win = Шанс на победу
lookback-instead = { $about }: { $had }{"\u00A0"}% вместо { $hope }{"\u00A0"}%
lookback-marks = { $count ->
    [0] Все решения удачны.
    [one] { $count } решение могло быть лучше. Оно отмечено на графике и в «Ходе игры».
    [few] { $count } решения могли быть лучше. Они отмечены на графике и в «Ходе игры».
    [many] { $count } решений могли быть лучше. Они отмечены на графике и в «Ходе игры».
   *[other] { $count } решений могли быть лучше. Они отмечены на графике и в «Ходе игры».
}
lookback-moments = { $count ->
    [1] Момент, который решил партию
    [3] Три момента, которые решили партию
   *[other] Моменты, которые решили партию
}
lookback-moment-mistake = { $name }: был ход получше
lookback-moment-luck = Своё слово сказал случай
lookback-moment-shown = Открылось, кто что выбрал
lookback-moment-turn = { $name }: здесь шансов стало больше
lookback-moment-slip = { $name }: здесь шансов стало меньше
lookback-change = { $name }: { $before } → { $after }{"\u00A0"}%
lookback-figures = Партия в числах
lookback-table = Все шансы таблицей
lookback-step = Шаг
