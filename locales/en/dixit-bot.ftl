# What Dixit's bots say besides their lists of clues.

dixit-bot-again = { $clue }, part two

## About a keyword of an imported deck: it stands as its owner wrote it, in any number and gender

dixit-bot-phrase-1 = almost { $word }
dixit-bot-phrase-2 = not only { $word }
dixit-bot-phrase-3 = { $word }, seen from the other side
dixit-bot-title-1 = { $word }: the whole truth
dixit-bot-title-2 = { $word }, volume one
dixit-bot-tale-1 = and then, out of nowhere: { $word }
dixit-bot-tale-2 = far, far away, { $word }
dixit-bot-feeling-1 = { $word }, and a lump in the throat
dixit-bot-feeling-2 = { $word } on the inside, too
dixit-bot-joke-1 = { $word }? never heard of it
dixit-bot-joke-2 = { $word }, but don’t quote me
dixit-bot-proverb-1 = no { $word } without { $other }
dixit-bot-proverb-2 = { $word } today, { $other } tomorrow
dixit-bot-sound-1 = psst… { $word }!
dixit-bot-sound-2 = ta-dah! { $word }!
