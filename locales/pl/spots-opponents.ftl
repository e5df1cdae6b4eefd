# Ciapki: kto gra przeciwko tobie. Każdy poziom to kot-robot ze swoim charakterem.

spots-opponent = { $level ->
    [1] Rzuca, bo kości się toczą. Czemu przestaje, nie wie nikt.
    [2] Idzie, dokąd go nos zaprowadzi, a gdy wygrana jest tuż-tuż, bierze ją.
    [3] Ratuje psy smakołykiem, poza tym liczy na szczęście.
    [4] Wie, że szczęście się kończy, ale nie wie, kiedy dokładnie.
    [5] Rozważa każdy rzut, ale czasem rzuca o jeden raz za dużo.
    [6] Wybiera sztuczkę, na którą czekają jego psy.
    [7] Przestaje w porę, prawie zawsze.
   *[8] Przelicza wszystkie rzuty i robi to, co najczęściej daje zwycięstwo.
}
