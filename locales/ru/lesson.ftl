# Уроки, какая бы ни была игра. Слова шагов каждой игры лежат в X-lesson.ftl.

lesson-of = { $game }: урок
lesson-you = Ты
lesson-trail = Шаги урока
lesson-step-says = Шаг { $step }: { $title }{ $done ->
    [yes] , пройден
   *[no] {""}
}
lesson-leave = Выйти из урока; пройденное не потеряется
lesson-skip = Пропустить
lesson-then = А потом первая партия с добрыми ботами
lesson-now = Только что
lesson-almost = Почти!
lesson-taken-back = Ход возвращён, попробуй ещё.
lesson-take-back = Вернуть ход
lesson-show = Покажи
lesson-praise = { $number ->
    [0] Да!
    [1] Именно так!
    [2] Отлично!
   *[3] Вот оно!
}
lesson-once-more = Ещё раз
lesson-on = Дальше
lesson-finish = Закончить
lesson-rule = Правило { $number }
lesson-patch = Новый лоскуток твой!
lesson-patch-loose = Лоскуток ещё не пришит
lesson-left-out = К пропущенному
lesson-steps-done = { $steps ->
    [one] { $done } из { $steps } шага
    [few] { $done } из { $steps } шагов
    [many] { $done } из { $steps } шагов
   *[other] { $done } из { $steps } шага
}
lesson-real = Теперь настоящая партия?
lesson-gentle = Боты играют так мягко, как умеют. Подсказки и правила всегда рядом.
lesson-play = Сыграть первую партию
lesson-parts = Чему ещё можно научиться
lesson-again = Повторить урок
lesson-learn = Научиться играя
