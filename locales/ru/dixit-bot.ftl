# What Dixit's bots say besides their lists of clues.

dixit-bot-again = { $clue }: часть вторая

## About a keyword of an imported deck: it stands as its owner wrote it, in any number and gender

dixit-bot-phrase-1 = почти { $word }
dixit-bot-phrase-2 = не только { $word }
dixit-bot-phrase-3 = { $word }, если приглядеться
dixit-bot-title-1 = { $word }: вся правда
dixit-bot-title-2 = { $word }, том первый
dixit-bot-tale-1 = и тут, откуда ни возьмись: { $word }
dixit-bot-tale-2 = за тридевять земель — { $word }
dixit-bot-feeling-1 = { $word }, и ком в горле
dixit-bot-feeling-2 = внутри тоже { $word }
dixit-bot-joke-1 = { $word }? впервые слышу
dixit-bot-joke-2 = { $word }, но это не точно
dixit-bot-proverb-1 = где { $word }, там и { $other }
dixit-bot-proverb-2 = сегодня { $word }, завтра { $other }
dixit-bot-sound-1 = тсс… { $word }!
dixit-bot-sound-2 = та-дам! { $word }!
