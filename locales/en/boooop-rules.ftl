# The rules of Boooop, to be read beside the bed.

boooop-goal = The first to line up three of their own cats, or to get all eight onto the bed, wins.
boooop-short =
    Kittens hop onto a bed and nudge each other about. Each piece you put down boops all its neighbours one cell away, and whoever goes over the edge returns to the pool. Three of your pieces in a row leave the bed and come back as grown cats, which no kitten can budge.

    Each player also has a ghost. It glides along a seam of the quilt and spooks whoever sits beside it into leaping over the others. Get three cats in a row, and the game is yours.

## Chapters

boooop-chapter-goal = How to win
boooop-chapter-turn = Your turn
boooop-chapter-boop = Boop!
boooop-chapter-grow = Growing up
boooop-chapter-ghost = The ghost
boooop-chapter-end = No draws

## Rules

boooop-rule-1 = Your turn goes like this: put down a piece, it boops its neighbours, then the ghost acts, and only then do we look for a win and see who graduates. The witches begin, and turns alternate. You can't pass.
boooop-rule-2 = Take a kitten or a cat from your pool and put it on any empty cell. You start with eight kittens; cats come when kittens grow up.
boooop-rule-3 = Every piece next to the one you put down, yours or not, is pushed one cell away from it, straight or diagonally.
boooop-rule-4 = If the cell behind a piece is taken, the piece stays where it is: two in a line hold. A piece that is pushed doesn't push anyone in turn.
boooop-rule-5 = Whoever goes over the edge returns to their owner's pool as what they were, kitten or cat.
boooop-rule-6 = A kitten can't push a cat. A cat pushes kittens and cats alike.
boooop-rule-7 = A ghost doesn't stand on cells. It travels along a line between two neighbouring rows or columns, and each line has six stops, each of them between two cells.
boooop-rule-8 = If your ghost is in your pool, you may let it enter at any edge where a line begins, unless the other ghost is right there. It heads straight across the bed. It boops nobody as it enters.
boooop-rule-9 = If your ghost is already on the bed, it glides to the next stop of its line on each of your turns. You can't turn it, stop it or take it back.
boooop-rule-10 = From the last stop of its line a ghost leaves for your pool and boops nobody. It can't enter again on that turn.
boooop-rule-11 = On the stop where it arrives, a ghost boops the pieces on both sides: yours or not, kittens and cats alike, each one cell straight away from the line. A ghost never boops diagonally.
boooop-rule-12 = BOO! If a ghost boops a piece towards a cell that is taken, the piece leaps over everyone standing there in an unbroken run, to the first empty cell. If there is none, it falls off the bed into its owner's pool.
boooop-rule-13 = Ghosts are never in the way: rows run through them and pieces are pushed through them. A ghost can't be booped, and it can't back a piece up.
boooop-rule-14 = If the other ghost is on the next stop, yours flits past it to the first free stop after it and boops only there. If there is none, it leaves for your pool.
boooop-rule-15 = You win if, at the end of your turn, three of your cats stand in an unbroken row (across, down or diagonal), or all eight of your pieces are on the bed and all of them are cats. A row of your cats made on your rival's turn has to last until the end of yours.
boooop-rule-16 = If three of your pieces stand in an unbroken row at the end of your turn, at least one of them a kitten, all three leave the bed. The kittens grow up, and three cats come to your pool.
boooop-rule-17 = If all eight of your pieces are on the bed, you must take one off. A kitten grows up and comes to your pool as a cat; a cat simply goes back to your pool.
boooop-rule-18 = You graduate once a turn: one row of three or, with all eight on the bed, one piece. If there is a choice, it is yours: four in a row, say, holds two different threes. If there is none, it happens by itself.
boooop-rule-19 = If your turn lines up three of your rival's pieces, they stay where they are. Your rival graduates them at the end of their own turn, if the row still stands.
boooop-rule-20 = The rules know no draw. A table may agree to stop the game after a certain number of turns.
