# Strony zasad i `lapki rules`: to, co wspólne dla wszystkich gier.

rules-contents = Spis treści
rules-box = Co leży na stole
rules-glance = Runda w skrócie
rules-score = Co ile daje
rules-fine = Szczegóły
rules-twists = Inne sposoby gry
rules-tips = Porady
rules-printed = Gra w pudełku
rules-printed-as = Wydana jako { $names }
rules-printed-by = autorstwo: { $by }
rules-printed-ages = wiek: od { $ages } lat
rules-printed-players = liczba graczy: { $players }
# = en: „min” jest też po polsku
rules-printed-minutes = { $minutes } min
rules-ours = Nasza decyzja
rules-rebuilt = odtworzone
rules-example = Przykład
rules-show = Pokaż
# = en: „stop” jest też po polsku
rules-pause = Stop
rules-before = Krok wstecz
rules-next = Krok dalej
rules-step = { $step } z { $steps }
rules-forbidden = Nie wolno: { $rule }
rules-not-here = { $count ->
    [one] Nie przy tym stole: { $count } zasada
    [few] Nie przy tym stole: { $count } zasady
    [many] Nie przy tym stole: { $count } zasad
   *[other] Nie przy tym stole: { $count } zasady
}
rules-not-this = nie przy tym stole
rules-here = przy tym stole
rules-for-table = To zasady jednego stołu. To, czego tam nie trzeba, jest zwinięte.
rules-everywhere = Pokaż dla wszystkich stołów
rules-print = Wydrukuj ściągę na jednej kartce
rules-page = Wszystkie zasady z przykładami
rules-nothing = Zasady nie mówią nic o „{ $word }”.
rules-you = Ty
rules-person-1 = Marek
rules-person-2 = Ola
# = en: imię jest też polskie
rules-person-3 = Jan
rules-person-4 = Zosia
rules-person-5 = Tomek
rules-person-6 = Hania
rules-person-7 = Leon
# = en: imię jest też polskie
rules-person-8 = Nina
rules-count = ×{ $count }
