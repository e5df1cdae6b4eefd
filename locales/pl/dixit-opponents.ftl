# Dixit: kto gra przeciwko tobie. Każdy poziom to kot-robot ze swoim charakterem.

dixit-opponent = { $level ->
    [1] Mówi, co widzi, a głosuje z zamkniętymi oczami.
    [2] Mówi, co widzi, a głosuje na wyczucie.
    [3] Nazywa rzeczy po imieniu i czasem rozpozna twoją kartę.
    [4] Zaczyna się zastanawiać, czy nie zgadną wszyscy.
    [5] Raczej napomyka, niż mówi, i czasem sam się zdradzi.
    [6] Szuka słów, które jedni zrozumieją, a inni nie.
    [7] Pamięta, kto co odgadł, i celuje pomiędzy was.
   *[8] Tak dobiera każde słowo, żeby pół stołu się zawahało.
}
