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

## The page around the rules. An empty line parts one entry from the next; “|” the two halves of a table's row.

boooop-box =
    A quilt of six by six cells

    For each player: eight kittens to begin with

    For each player: eight cats that wait until kittens grow up

    For each player: one ghost
boooop-glance =
    Put a kitten or a cat on an empty cell.

    It boops everybody around it one cell away.

    Your ghost glides on, or may enter.

    Three of your cats in a row, or eight cats on the bed? You win.

    Otherwise a row of three grows up and comes back to your basket as cats.
boooop-score =
    Three of your cats in a row | you win

    All eight of your pieces on the bed, all of them cats | you win

    Three in a row, a kitten among them | three cats for your basket

    All eight on the bed, a kitten among them | take one off
boooop-fine =
    Boops of one piece happen together: it makes no difference who is looked at first.

    A ghost that breaks up your own row of three has broken it for good: nothing is counted before the ghost has acted.

    You may boop your own pieces off the bed. Sometimes that is just what you want: they are in your basket again.

    A ghost is no piece: it is never one of the eight and never one of the three.
boooop-tips =
    The four cells in the middle are safest: from there it is a long way to the edge.

    Two in a line hold each other. Build pairs, and break those of your rival before they become three.

    A row needn't be placed, it can be booped together: put two pieces at an angle and push the third between them.

    While your rival has no cats, yours can't be moved by anything but a ghost.

    Let the ghost in early enough: it needs as many turns as there are cells in its way.
boooop-twist-quiet = Without ghosts this is the older, calmer game: a turn ends with the boop, and all rules of the ghost fall away. Good for a first evening.
boooop-ours-8 = The book doesn't say whether a ghost may enter where the other one is. We say no: otherwise neither could be told from the other.
boooop-ours-14 = The book lets ghosts fly past each other, but not off the bed. If nothing is free behind the other ghost, ours leaves.
boooop-ours-15 = The book looks for a win when everything has moved. We look only at whoever has just had their turn, as the book does for rows of three.
boooop-ours-16 = The book is silent about a row of three that one's own ghost breaks up. We look once, at the end: what no longer stands doesn't count.
boooop-ours-17 = The book says “may”. It has to be a must: with all eight on the bed there is nothing left to put down.
boooop-ours-20 = The book knows no end but a win. Two who both play for safety may agree on a last turn.
boooop-terms = What we call the basket, the book calls a player's pile; our ghost is its ghost cat, and growing up is its graduation.
