# Boooop, learned by playing it. What each key means stands in lapki/lessons.py.

boooop-lesson-part-first = First steps
boooop-lesson-part-first-end = You can push, tip a kitten out of bed, raise cats and win. Time for a real game, without ghosts for now.

boooop-lesson-place-title = Hop onto the bed
boooop-lesson-place = Put a kitten on any cell you like.
boooop-lesson-place-done = That is a whole turn: one kitten onto the bed. The violet ones in witch hats are yours.

boooop-lesson-push-title = Nudge a neighbour
boooop-lesson-push = Nudge the orange kitten: put yours right next to it.
boooop-lesson-push-done = Boop! Whoever sits next to a new kitten is pushed one cell straight away from it, diagonally too. Your own kittens no less than your rival's.
boooop-lesson-push-wrong = Too far away: nobody felt it. Come closer, to a cell that touches the orange one.
boooop-lesson-push-wrong-own = That reached only your own corner. The orange one is the one to nudge.

boooop-lesson-pair-title = Two hold fast
boooop-lesson-pair = Two kittens in a line don't budge. Push against their line from its end, so that nobody moves.
boooop-lesson-pair-done = Not an inch! With the cell behind it taken, a kitten can't be pushed. Two in a row are an anchor, and soon you will need one.
boooop-lesson-pair-wrong = Nobody moved, but nobody was pushed either. Sit right at one end of the pair, in the same row.
boooop-lesson-pair-wrong-beside = From there one of them has room to slide away. Push along their line, from the left or the right.

boooop-lesson-off-title = Off the bed
boooop-lesson-off = Push the orange kitten at the right edge off the bed.
boooop-lesson-off-done = Down it goes! Whoever leaves the bed goes back to their owner's pool and can be placed again.
boooop-lesson-off-wrong = It is still on the bed. The one you want sits at the right edge: push it outwards.
boooop-lesson-off-wrong-edge = It slid along the edge and stayed on. You always push away from yourself, so sit on its inner side.

boooop-lesson-three-title = Three grow up
boooop-lesson-three = Make a row of three violet kittens. Remember: two in a line hold fast.
boooop-lesson-three-done = They have grown up! The three leave the bed and three cats come to your pool. Cats are what wins.
boooop-lesson-three-wrong = No row yet. The third belongs at one end of the two, in the same line.
boooop-lesson-three-wrong-pushed = Your new kitten pushed its own sister out of line. Sit at the end of the pair, where they hold each other.

boooop-lesson-cat-title = A cat is heavy
boooop-lesson-cat = That orange one is a grown cat. Make it move.
boooop-lesson-cat-done = A cat moves anybody, kittens and cats. Only a cat can shift a cat.
boooop-lesson-cat-wrong = Right paw, wrong place: sit next to the orange cat.
boooop-lesson-cat-wrong-kitten = A kitten is too light, the cat doesn't even wake up. Choose a cat in the note before you place it.

boooop-lesson-eight-title = All eight out
boooop-lesson-eight = All eight of yours are on the bed, so one has to leave. Choose a kitten: it will grow up.
boooop-lesson-eight-done = Your pool was empty, now it holds a grown cat. That is the second way to raise one.
boooop-lesson-eight-wrong-cat = That one is a cat already and would simply go home. Take a kitten: it comes back as a cat.

boooop-lesson-win-title = Three cats win
boooop-lesson-win = Three cats in a row win the game. Two already stand there: finish it!
boooop-lesson-win-done = Purr! Three of your cats in a row at the end of your turn, and the game is yours. All eight on the bed, all cats, wins as well.
boooop-lesson-win-wrong = Close, but no row of three cats. Put the cat at one end of the two.
boooop-lesson-win-wrong-kitten = With a kitten the three grow up and leave the bed: no win yet. Choose the cat in the note.

boooop-lesson-part-ghosts = The ghost
boooop-lesson-part-ghosts-end = You know how a ghost comes in, glides and says BOO! Now everything is in play.

boooop-lesson-ghost-in-title = A ghost comes in
boooop-lesson-ghost-in = Ghosts travel along seams. Let yours in from below, on the seam between the two kittens.
boooop-lesson-ghost-in-done = It comes in quietly and touches nobody. From now on it glides up this seam, one stop on each of your turns.
boooop-lesson-ghost-in-wrong = A fine seam, but it runs past the kittens. Take the one between the two, from below.
boooop-lesson-ghost-in-wrong-waits = A ghost may wait at home, but today it is curious. Pick a door at the bottom edge.
boooop-lesson-ghost-in-wrong-above = The right seam from the wrong end: that way it would fly down. Let it in from the bottom.

boooop-lesson-glide-title = It glides by itself
boooop-lesson-glide = Your ghost is one stop below the two kittens. Place a kitten far from them and watch.
boooop-lesson-glide-done = The ghost glided between them and pushed both straight away from its seam, yours too. You can't turn it or stop it.
boooop-lesson-glide-wrong = Your kitten pushed the orange one away before the ghost came. Place it well away from the two.

boooop-lesson-boo-title = BOO!
boooop-lesson-boo = The same place once more. Now take away the cell where the orange one would land.
boooop-lesson-boo-done = BOO! The next cell was taken, so it leapt over you. No pair holds against a ghost.
boooop-lesson-boo-wrong = The cell to its right stayed free, so there was nothing to leap over. Sit right there.

boooop-lesson-boo-off-title = A leap off the bed
boooop-lesson-boo-off = Now let the orange one leap right off the bed: leave it no free cell on the right.
boooop-lesson-boo-off-done = It leapt over both and found no bed beneath its paws. Even a wall of cats is no shelter from a ghost.
boooop-lesson-boo-off-wrong = There was still a free cell in that row. Fill the last one, at the very edge.
