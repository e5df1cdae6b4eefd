# „Hau, nie tam!”: kto gra przeciwko tobie. Każdy poziom to kot-robot ze swoim charakterem.

barking-opponent = { $level ->
    [1] Szczeka na wszystko, co się nawinie.
    [2] Chętnie wysyła psy, i to za dużo naraz.
    [3] Widzi, na co warto szczekać, ale często przepłaca.
    [4] Szuka cichych kątów, choć czasem któryś przegapi.
    [5] Psów śle tyle, ile trzeba, ale o jutrze nie myśli.
    [6] Wyobraża sobie, co masz na ręce, i zgaduje, jak skończy się runda.
    [7] Trzyma dobre karty na później i prawie nic nie marnuje.
   *[8] W głowie dogrywa rundę do końca, setki razy.
}
