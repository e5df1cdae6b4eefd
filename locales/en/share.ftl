# Sharing a finished game.

share-title = The game as a card
share-names = Names on the card
share-names-why = Ask whoever played with you, or leave only the faces.
share-send = Send the card
share-save = Save the picture
share-link = A link to the replay
share-failed = The card couldn’t be painted just now. The link works all the same.
