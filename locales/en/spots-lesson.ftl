# Spots, learned by playing it. What each key means stands in lapki/lessons.py.

spots-lesson-part-first = First steps
spots-lesson-part-first-end = You can roll, settle, bury, spend a treat, and know when to stop. Five tricks are still new to you; they explain themselves.

spots-lesson-trick-title = Choose a trick
spots-lesson-trick = A turn begins with a trick. Choose Walk: it rolls two dice.
spots-lesson-trick-done = Three and six! The tile is turned down: it can be used again once the others have been.
spots-lesson-trick-wrong = A good trick for later. Let's begin gently: choose Walk.

spots-lesson-settle-title = Dice find dogs
spots-lesson-settle = Put each die on a dog that has an empty space of its number.
spots-lesson-settle-done = Both have found a home. A dog with all its spaces filled is ready to be scored, and six scored dogs win.
spots-lesson-settle-wrong = No need to roll again: both dice have a place on your dogs.
spots-lesson-settle-wrong-yard = You may bury a die, but the yard fills up fast. Both fit on your dogs today.

spots-lesson-bury-title = The yard
spots-lesson-bury = The two fits nowhere, so it is buried in the yard, which may hold up to 7 in all. Put the three on a dog.
spots-lesson-bury-done = The yard now holds exactly 7. That is still fine: only more than 7 is a bust.
spots-lesson-bury-wrong-both = With both in the yard it would hold 10, and everything would run away. The three still has a place.

spots-lesson-stop-title = Enough for now
spots-lesson-stop = Walk lets you roll one more die. With 7 in the yard that is daring: stop here.
spots-lesson-stop-done = Your dice stay where they are, and the turn passes on. Whoever stops in time keeps everything.
spots-lesson-stop-wrong-more = Any die without a place would take the yard beyond 7. Stop while all is well.

spots-lesson-bust-title = A bust
spots-lesson-bust = Now be reckless, just once: the yard is at 7, and you roll one more. Watch what happens.
spots-lesson-bust-done = Bust! More than 7 in the yard, and every die runs away: from the yard and from your unscored dogs. Treats and scored dogs stay with you.
spots-lesson-bust-wrong-stop = Very sensible! But today you should see a bust while it costs nothing. Roll one more.

spots-lesson-treat-title = A treat helps
spots-lesson-treat = A two and a four, and no place for either. You have a treat: spend it to roll again.
spots-lesson-treat-done = Two threes! A treat rerolls all dice of a roll, as long as nothing has been settled yet.
spots-lesson-treat-wrong-bust = That is a bust. First offer your dogs a treat: it rerolls both dice.

spots-lesson-fast-title = Fast and risky
spots-lesson-fast = Both of your dogs lack only a three. Put one on each.
spots-lesson-fast-done = All dogs filled in the middle of a trick: they are scored at once, new ones come, and the trick goes on. That is the fast and risky way.
spots-lesson-fast-wrong-yard = That would be too much for the yard. One three for each dog.

spots-lesson-score-title = Slow and sure
spots-lesson-score = Momo is filled and the yard is at 7. Roll nothing: use this turn to score.
spots-lesson-score-done = Scoring takes a whole turn and risks nothing. A new dog comes, and the other one keeps its dice. Six scored dogs win.
spots-lesson-score-wrong-trick = Any trick could bust you now, and Momo's dice with it. Score first, it is safe.

spots-lesson-part-family = New Family
spots-lesson-part-family-end = Now you know all six tricks of the first set. Play with them before you learn more.

spots-lesson-howl-title = Howl
spots-lesson-howl = One dog alone is slow going. Howl, and another one comes.
spots-lesson-howl-done = A new dog from the deck, and then one die. More dogs mean more places, but also more to fill before the fast score.
spots-lesson-howl-wrong = That brings no dog. Howl, and one comes running.

spots-lesson-roll-over-title = Roll Over
spots-lesson-roll-over = Your yard is at 7. Clear it: roll the buried dice again with Roll Over.
spots-lesson-roll-over-done = The buried dice are in play again and can find a place on a dog. The best way out of a full yard.
spots-lesson-roll-over-wrong = With 7 in the yard that is dangerous. Roll Over takes the buried dice out first.

spots-lesson-run-title = Run
spots-lesson-run = Run never has to end. Your yard is nearly empty and places are open: roll one more!
spots-lesson-run-done = Brave, and right: with little in the yard one die can't hurt. Run is the trick for good times.
spots-lesson-run-wrong-stop = So soon? There is hardly anything in the yard. Run on once more.

spots-lesson-fetch-title = Fetch
spots-lesson-fetch = Eight dice, but you keep one number: the one that puts two dice on dogs and none in the yard.
spots-lesson-fetch-done = Both threes are on dogs, the rest went back. Fetch finds the number that you have been waiting for.
spots-lesson-fetch-wrong = That is one die only. Another number would bring you two.
spots-lesson-fetch-wrong-yard = All dice of the number have to be settled, and one of these would land in the yard. Look for a better number.

spots-lesson-beg-title = Beg
spots-lesson-beg = No treats left. Beg: you get one, and one more for each paw on your dogs.
spots-lesson-beg-done = One, and two for the paws: three treats, and no die was rolled. A calm turn pays off later.
spots-lesson-beg-wrong = No treats come from that. Choose the green trick: Beg.

spots-lesson-part-dog-park = Dog Park
spots-lesson-part-dog-park-end = Dig, Chase, Guard and Chew are yours. Take them to the park!

spots-lesson-dig-title = Dig
spots-lesson-dig = Your rival's yard is at exactly 7. Your paw lets you change one buried die by 1: make it overflow.
spots-lesson-dig-done = One more pip, and your rival busts! Digging helps at home too: lower your own dice when the yard is full.
spots-lesson-dig-wrong = You still have a paw to dig with. Use it on your rival's yard.
spots-lesson-dig-wrong-own = That is your own yard. Your rival's is the one at the brink.
spots-lesson-dig-wrong-down = That would help your rival. Raise the die instead.

spots-lesson-chase-title = Chase
spots-lesson-chase = Chase begins with one die, then two, then three. Yours is settled: go on with two.
spots-lesson-chase-done = Two dice this time, three the next. Chase grows, and so does the risk: decide anew after each roll.
spots-lesson-chase-wrong-stop = You may stop, but your dogs have room and the yard is calm. Go on.

spots-lesson-guard-title = Guard
spots-lesson-guard = Four dice will be rolled; those above your number are thrown out. Your yard is at 5: name a small one.
spots-lesson-guard-done = Five and six were sent away at the gate. A small number is safe, a large one brings more dice.
spots-lesson-guard-wrong-high = Then four and more may come in, and one of them in the yard is a bust. Name 3 or less.

spots-lesson-chew-title = Chew
spots-lesson-chew = You have three treats. Chew doubles them and adds one.
spots-lesson-chew-done = Seven! The more you have, the more it brings, so save up first.
spots-lesson-chew-wrong = The green trick is meant: Chew.

spots-lesson-part-obstacle-course = Obstacle Course
spots-lesson-part-obstacle-course-end = Trot, Bolt and Gobble hold no secrets any more. You know Fetch already.

spots-lesson-trot-title = Trot
spots-lesson-trot = One die may trot to another empty space and takes its number. Fill Bongo that way.
spots-lesson-trot-done = The five became a three, and Bongo is filled. Trot finishes a dog that waits for a single number.
spots-lesson-trot-wrong = Bongo still has a gap. Send the die from Momo there.

spots-lesson-bolt-title = Bolt
spots-lesson-bolt = Dice set aside are rolled one by one, and you may stop once your paws cover those left. You have two paws: set 3 aside.
spots-lesson-bolt-done = After this one two are left, and your two paws cover them: you may stop at once. Few dice keep Bolt tame.
spots-lesson-bolt-wrong-many = Then you would have to roll and roll before you may stop. The fewest is 3.

spots-lesson-gobble-title = Gobble
spots-lesson-gobble = Gobble brings 7 treats, minus your highest empty number. Here that is only 1: take them!
spots-lesson-gobble-done = Six treats at once. The smaller your empty numbers, the bigger the bowl.
spots-lesson-gobble-wrong = The bowl is full elsewhere: choose Gobble.

spots-lesson-part-hunting-grounds = Hunting Grounds
spots-lesson-part-hunting-grounds-end = Retrieve, Sprint, Hunt and Stay: four tricks for dogs with a plan.

spots-lesson-retrieve-title = Retrieve
spots-lesson-retrieve = You choose a number of the deck's top dog and get just that die. Fill Bongo with it.
spots-lesson-retrieve-done = No luck needed: the top dog showed a 1, and Bongo lacked a 1. Keep an eye on the deck.
spots-lesson-retrieve-wrong = A good place, but Bongo would be filled at once. Take the other number.
spots-lesson-retrieve-wrong-yard = Why bury it? You choose the number, so choose one that fits.

spots-lesson-sprint-title = Sprint
spots-lesson-sprint = Three dogs with empty spaces, three dice: choose Sprint.
spots-lesson-sprint-done = A die for each dog with a gap, and you may do it again. Many dogs, many dice.
spots-lesson-sprint-wrong = Another trick. Sprint counts your dogs and rolls as many dice.

spots-lesson-hunt-title = Hunt
spots-lesson-hunt = Two paws brought you two dice more, but you keep exactly two. Keep those that fit on your dogs.
spots-lesson-hunt-done = Two hits out of four dice, and the others went back. Paws make Hunt precise.
spots-lesson-hunt-wrong-yard = One of these would land in the yard. The four and the five fit.

spots-lesson-stay-title = Stay
spots-lesson-stay = Three other tricks lie face down. Stay brings a treat for each of them.
spots-lesson-stay-done = Three treats for lying still. The later in a round, the more it pays.
spots-lesson-stay-wrong = Rest now: the green trick, Stay.

spots-lesson-part-kennel-club = Kennel Club
spots-lesson-part-kennel-club-end = Track, Dogpile and Search are learned. Beg you know already.

spots-lesson-track-title = Track
spots-lesson-track = In Track a treat may reroll just a part. Only the four fits nowhere: reroll the four alone.
spots-lesson-track-done = The one and the three stayed, and only the four was rolled again. That is what makes Track so exact.
spots-lesson-track-wrong = Those had a place already. Choose only the die that has none.
spots-lesson-track-wrong-all = That gives away two good dice. Leave the one and the three where they are.
spots-lesson-track-wrong-yard = You have a treat for just this moment: reroll the four.

spots-lesson-dogpile-title = Dogpile
spots-lesson-dogpile = One of your own dice has to join the roll. Choose the one that you would rather be rid of.
spots-lesson-dogpile-done = The yard is empty again, and the five gets a second chance. Dogpile cleans up and rolls at once.
spots-lesson-dogpile-wrong-dog = That one is well placed. The five in the yard is the one that bothers you.

spots-lesson-search-title = Search
spots-lesson-search = Keep dice that add up to exactly 8, and choose them so that none has to be buried.
spots-lesson-search-done = Three and five make eight, and both fit. Search is a little riddle each time.
spots-lesson-search-wrong-yard = The sum is right, but one of them would land in the yard. There is another way to make 8.

spots-lesson-part-puppy-pen = Puppy Pen
spots-lesson-part-puppy-pen-end = With Scavenge and Play Dead you know all twenty-two tricks. Any set is yours now.

spots-lesson-scavenge-title = Scavenge
spots-lesson-scavenge = Dice lower than your yard's total may be thrown away. Keep those that fit, drop the two and the four.
spots-lesson-scavenge-done = A full yard has its good side: the higher its total, the more you may drop.
spots-lesson-scavenge-wrong = The three has a place, too. Keep it.
spots-lesson-scavenge-wrong-yard = There is no need to bury anything: what doesn't fit may be dropped.

spots-lesson-play-dead-title = Play Dead
spots-lesson-play-dead = A four! Bury it without a bust, and you get as many treats as it shows.
spots-lesson-play-dead-done = Four treats for a brave act, and the yard is at 6. A good bargain while there is room.
spots-lesson-play-dead-wrong-dog = A fine place, but then there are no treats. This time bury it.
