# Udostępnianie skończonej gry.

share-title = Pocztówka z gry
share-names = Imiona na pocztówce
share-names-why = Zapytaj współgraczy albo zostaw same buzie.
share-send = Wyślij pocztówkę
share-save = Zapisz obrazek
share-link = Link do powtórki
share-failed = Nie udało się teraz namalować pocztówki. Link działa mimo to.
