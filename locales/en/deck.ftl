# Own decks of pictures for Dixit: `lapki deck import`.

deck-done = The deck “{ $name }” is ready: { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in { $folder }. A table of Dixit chooses it by that name.
deck-refused = “{ $file }” was left out: { $why }
deck-why-link = it is a link; put the picture itself into the folder.
deck-why-no-file = it isn't a file.
deck-why-unreadable = it can't be opened.
deck-why-no-picture = it isn't a JPEG, PNG, WebP or AVIF picture.
deck-why-broken = it is damaged.
deck-why-heavy = it is larger than 40 MB.
deck-why-bomb = it has more than 60 million pixels; make it smaller.
deck-why-small = it is less than 200 pixels wide or high.
deck-no-folder = There is no folder { $folder }.
deck-too-few = A deck needs at least { $fewest } pictures; this folder has { $count } that can be used.
deck-too-many = That is too much: a folder may hold at most { $most } files.
deck-name = A deck can't be called “{ $name }”: use small Latin letters, digits and hyphens, up to 40, and not “dreams”.
deck-exists = There is a deck “{ $name }” already. Choose another name, or replace it with --replace.
deck-heavy = keywords.csv is too large.
deck-unreadable = keywords.csv can't be opened.
deck-keywords = keywords.csv can't be read: it must be CSV in UTF-8 with the columns file, uk, pl, ru, en.
deck-keywords-file = keywords.csv names “{ $file }”, which isn't in the folder.
