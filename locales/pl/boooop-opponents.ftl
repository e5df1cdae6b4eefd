# Boooop: kto gra przeciwko tobie. Każdy poziom to kot-robot ze swoim charakterem.

boooop-opponent = { $level ->
    [1] Przez sen popycha, kogo popadnie; budzi się tylko dla trzech w rzędzie.
    [2] Toczy się, gdzie się potoczy, ale prawie gotowy rząd zauważy.
    [3] Lubi środek łóżka i zapomina, co knujesz.
    [4] Waży każde pchnięcie, choć nie zawsze wybiera najlepsze.
    [5] Oblicza, kto gdzie wyląduje, duchy też. Rzadko się myli.
    [6] Zanim postawi łapkę, myśli o twojej odpowiedzi.
    [7] Wie, skąd wyjdzie duch i kto tam będzie stał.
    [8] Widzi twój ruch i swój następny. Prawie się nie myli.
   *[9] Patrzy tak daleko, jak pozwala czas. Kto go pokona?
}
