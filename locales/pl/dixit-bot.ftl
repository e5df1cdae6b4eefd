# What Dixit's bots say besides their lists of clues.

dixit-bot-again = { $clue }: część druga

## About a keyword of an imported deck: it stands as its owner wrote it, in any number and gender

dixit-bot-phrase-1 = prawie { $word }
dixit-bot-phrase-2 = nie tylko { $word }
dixit-bot-phrase-3 = { $word }, jeśli się przyjrzeć
dixit-bot-title-1 = { $word }: cała prawda
dixit-bot-title-2 = { $word }, tom pierwszy
dixit-bot-tale-1 = i nagle, nie wiadomo skąd: { $word }
dixit-bot-tale-2 = za siedmioma górami { $word }
dixit-bot-feeling-1 = { $word } i ścisk w gardle
dixit-bot-feeling-2 = w środku też { $word }
dixit-bot-joke-1 = { $word }? pierwsze słyszę
dixit-bot-joke-2 = { $word }, ale to nic pewnego
dixit-bot-proverb-1 = gdzie { $word }, tam i { $other }
dixit-bot-proverb-2 = dziś { $word }, jutro { $other }
dixit-bot-sound-1 = cśś… { $word }!
dixit-bot-sound-2 = ta-dam! { $word }!
