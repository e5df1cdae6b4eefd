# Ciapki: kto gra przeciwko tobie. Każdy poziom to kot-robot ze swoim charakterem.

spots-opponent = { $level ->
    [1] Rzuca, bo kości się toczą. Czemu przestaje, nie wie nikt.
    [2] Idzie za węchem, a gdy zwycięstwo jest tuż, bierze je.
    [3] Ratuje psy smakołykiem, poza tym liczy na szczęście.
    [4] Wie, że szczęście się kończy, ale nie wie, kiedy dokładnie.
    [5] Przemyśli każdy rzut, ale czasem rzuca o raz za dużo.
    [6] Wybiera sztuczkę, na którą czekają jego psy.
    [7] Przestaje w porę, prawie zawsze.
   *[8] Liczy wszystkie rzuty i robi to, co najczęściej daje zwycięstwo.
}
