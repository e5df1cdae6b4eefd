# Уроки, хай яка гра. Слова кроків кожної гри лежать в X-lesson.ftl.

lesson-of = { $game }: урок
lesson-you = Ти
lesson-trail = Кроки уроку
lesson-step-says = Крок { $step }: { $title }{ $done ->
    [yes] , пройдено
   *[no] {""}
}
lesson-leave = Вийти з уроку; пройдене не загубиться
lesson-skip = Пропустити
lesson-then = А тоді перша партія з лагідними ботами
lesson-now = Щойно
lesson-almost = Майже!
lesson-taken-back = Хід повернуто, спробуй ще.
lesson-take-back = Повернути хід
lesson-show = Покажи
lesson-praise = { $number ->
    [0] Так!
    [1] Саме так!
    [2] Чудово!
   *[3] Оце воно!
}
lesson-once-more = Ще раз
lesson-on = Далі
lesson-finish = Завершити
lesson-rule = Правило { $number }
lesson-patch = Нова латка твоя!
lesson-patch-loose = Латка ще не пришита
lesson-left-out = До пропущеного
lesson-steps-done = { $steps ->
    [one] { $done } з { $steps } кроку
    [few] { $done } з { $steps } кроків
    [many] { $done } з { $steps } кроків
   *[other] { $done } з { $steps } кроку
}
lesson-real = Тепер справжня партія?
lesson-gentle = Боти грають найлагідніше, як уміють. Підказки й правила завжди поруч.
lesson-play = Зіграти першу партію
lesson-parts = Чого ще можна навчитися
lesson-again = Повторити урок
lesson-learn = Навчитися граючи
