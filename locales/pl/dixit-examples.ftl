# Przykłady do Dixita, krok po kroku; 0 to stan na początku.

dixit-example-clue = Podpowiedź, którą zrozumie pół stołu
dixit-example-clue-0 = Opowiadasz ty. Drogę z klawiszy można nazwać „Pianino” i znajdą ją wszyscy.
dixit-example-clue-1 = „Crescendo” mówi mniej: to może być droga, która rośnie ku morzu, a może coś innego.
dixit-example-clue-2 = Pozostali dokładają karty, które narastają po swojemu: pionek, na którego czeka korona, żarówka, śnieg.
dixit-example-slots = Sześć kart, sześć numerów
dixit-example-slots-0 = Gra sześć osób i wszystkie sześć kart rundy już leży.
dixit-example-slots-1 = Tasuje się je i wykłada pod numerami od 1 do 6. Podpowiedź to „Festina lente”: spiesz się powoli.
dixit-example-slots-2 = Numer 4 to twoja karta, na nią głosować nie wolno.
dixit-example-slots-3 = Ślimak z zegarem zamiast muszli, numer 2: to chyba ten.
dixit-example-points = Komu ile
dixit-example-points-0 = Opowiada { rules-person-1 }, a właściwa karta ma numer 2.
dixit-example-points-1 = { rules-person-2 } i { rules-person-3 } wybierają numer 2. { rules-person-4 } i { rules-person-5 } dają się nabrać na numer 4; tę kartę daje { rules-person-2 }.
dixit-example-points-2 = Ostatni głos pada na numer 6, a to karta, którą daje { rules-person-4 }. Znaleźli niektórzy: po 3 dla narratora i dla obojga, którzy zgadli. Za głosy jeszcze 2 i 1. Razem 3, 5, 3, 1, 0, 0.
dixit-example-all = Zbyt jasno
dixit-example-all-0 = Podpowiedź to „Five o’clock”, a na stole jest czajnik.
dixit-example-all-1 = Znajdują ją wszyscy troje. Narrator nie dostaje nic, pozostali po 2.
dixit-example-three = We troje
dixit-example-three-0 = Gra troje, każdy z siedmioma kartami. Podpowiedź już padła: „Multitasking”.
dixit-example-three-1 = Dokładasz dwie karty, druga osoba też dwie.
dixit-example-three-2 = Na stole leży pięć kart. Dwie są twoje, więc wybierasz z trzech.
