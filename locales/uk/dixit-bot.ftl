# What Dixit's bots say besides their lists of clues.

dixit-bot-again = { $clue }: частина друга

## About a keyword of an imported deck: it stands as its owner wrote it, in any number and gender

dixit-bot-phrase-1 = майже { $word }
dixit-bot-phrase-2 = не тільки { $word }
dixit-bot-phrase-3 = { $word }, якщо придивитися
dixit-bot-title-1 = { $word }: уся правда
dixit-bot-title-2 = { $word }, том перший
dixit-bot-tale-1 = і тут, нізвідки: { $word }
dixit-bot-tale-2 = за тридев’ять земель — { $word }
dixit-bot-feeling-1 = { $word }, і клубок у горлі
dixit-bot-feeling-2 = усередині теж { $word }
dixit-bot-joke-1 = { $word }? уперше чую
dixit-bot-joke-2 = { $word }, але це не точно
dixit-bot-proverb-1 = де { $word }, там і { $other }
dixit-bot-proverb-2 = сьогодні { $word }, завтра { $other }
dixit-bot-sound-1 = тсс… { $word }!
dixit-bot-sound-2 = та-дам! { $word }!
