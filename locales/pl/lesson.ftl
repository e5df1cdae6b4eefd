# Lekcje, niezależnie od gry. Słowa kroków każdej gry są w X-lesson.ftl.

lesson-of = { $game }: lekcja
lesson-you = Ty
lesson-trail = Kroki lekcji
lesson-step-says = Krok { $step }: { $title }{ $done ->
    [yes] , zrobiony
   *[no] {""}
}
lesson-leave = Wyjdź z lekcji; zapamiętamy, dokąd udało się dojść
lesson-skip = Pomiń
lesson-then = A potem pierwsza partia z łagodnymi botami
lesson-now = Przed chwilą
lesson-almost = Prawie!
lesson-taken-back = Ruch cofnięty, spróbuj jeszcze raz.
lesson-take-back = Cofnij ruch
lesson-show = Pokaż
lesson-praise = { $number ->
    [0] Tak!
    [1] Właśnie tak!
    [2] Świetnie!
   *[3] O to chodzi!
}
lesson-once-more = Jeszcze raz
lesson-on = Dalej
lesson-finish = Zakończ
lesson-rule = Zasada { $number }
lesson-patch = Nowa łatka jest twoja!
lesson-patch-loose = Łatka jeszcze nie przyszyta
lesson-left-out = Do pominiętych
lesson-steps-done = { $steps ->
    [one] { $done } z { $steps } kroku
    [few] { $done } z { $steps } kroków
    [many] { $done } z { $steps } kroków
   *[other] { $done } z { $steps } kroku
}
lesson-real = A teraz prawdziwa partia?
lesson-gentle = Boty grają najłagodniej, jak umieją. Podpowiedzi i zasady są zawsze pod ręką.
lesson-play = Zagraj pierwszą partię
lesson-parts = Czego jeszcze można się nauczyć
lesson-again = Powtórz lekcję
lesson-learn = Naucz się, grając
