# Погляд на партію, що скінчилася.

lookback-graph = Шанси на перемогу
lookback-why = Бот може ще раз зважити кожне рішення: які шанси на перемогу воно лишило кожному, що вибрано вдало і які три миті вирішили партію. Він працює у фоні й зважає лише на те, що можна було знати тієї миті.
lookback-begin = Озирнутися
lookback-busy = Зважено рішень: { $done } із { $all }
lookback-verdict = Оцінка
lookback-kept = { $name }: вдалий вибір
lookback-inaccurate = { $name }: можна було трохи краще
lookback-mistake = { $name }: помилка
lookback-mark-inaccurate = Можна було трохи краще
lookback-mark-mistake = Помилка
lookback-better = Краще так: { $better }
lookback-to-win = Шанс на перемогу
lookback-instead = { $about }: { $had }{"\u00A0"}% замість { $hope }{"\u00A0"}%
lookback-marks = { $count ->
    [0] Усі рішення вдалі.
    [one] { $count } рішення могло бути кращим. Його позначено на графіку та в «Перебігу».
    [few] { $count } рішення могли бути кращими. Їх позначено на графіку та в «Перебігу».
    [many] { $count } рішень могли бути кращими. Їх позначено на графіку та в «Перебігу».
   *[other] { $count } рішень могли бути кращими. Їх позначено на графіку та в «Перебігу».
}
lookback-moments = { $count ->
    [1] Мить, що вирішила партію
    [3] Три миті, що вирішили партію
   *[other] Миті, що вирішили партію
}
lookback-moment-mistake = { $name }: був кращий хід
lookback-moment-luck = Своє слово сказав випадок
lookback-moment-shown = Відкрилося, хто що вибрав
lookback-moment-turn = { $name }: тут шансів побільшало
lookback-moment-slip = { $name }: тут шансів поменшало
lookback-change = { $name }: { $before } → { $after }{"\u00A0"}%
lookback-figures = Партія в числах
lookback-table = Усі шанси таблицею
lookback-step = Крок
