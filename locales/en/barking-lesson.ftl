# Barking Up the Wrong Tree, learned by playing it. What each key means stands in lapki/lessons.py.

barking-lesson-part-first = First woofs
barking-lesson-part-first-end = You can outbark others, break a tie, call in a wonder dog and count points. Time for a real game! The cats sleep through its first round; what they are up to is the next part of this lesson.

barking-lesson-bark-title = The first woof
barking-lesson-bark = Send both bulldogs to the mailbox: tap their two cards, then the mailbox.
barking-lesson-bark-done = Woof! That is a turn: as many dogs as you like, of one breed, at one item. You can't add to them later. Once all have passed, the most dogs take the item.
barking-lesson-bark-wrong = A fine pair, but it is the mailbox they can't stand. Send them there.
barking-lesson-bark-wrong-one = One barks, the other sulks at home, and it can't join in later. Send both together.
barking-lesson-bark-wrong-mixed = Different breeds don't bark side by side. Take the two bulldogs alone.
barking-lesson-bark-wrong-mutts = Those are the mutts, you will need them in a moment. The bulldogs have a 9 in the corner.
barking-lesson-bark-wrong-pass = After a pass you are out until the round ends. Let's bark first!

barking-lesson-outbid-title = Who is louder
barking-lesson-outbid = A St Bernard, the best breed of all, barks at the hydrant. Outbark it: send more dogs!
barking-lesson-outbid-done = Two against one, you lead! Numbers come first: two mutts outbark even a St Bernard.
barking-lesson-outbid-wrong = The hydrant is still the St Bernard's. Send both mutts there.
barking-lesson-outbid-wrong-one = One against one, and a St Bernard is the better breed. Take both mutts.
barking-lesson-outbid-wrong-own = Your bulldogs bark there already, and once a pack stands, nobody joins it. Off to the hydrant!

barking-lesson-tie-title = One against one
barking-lesson-tie = Overtake the bulldog at the mailbox with a single dog. In a tie the breed with the smaller number wins.
barking-lesson-tie-done = One against one, and 3 beats 9: you lead. 1 is the best breed, 10 the last. But the good ones are rare: the deck has only three St Bernards, and seven mutts.
barking-lesson-tie-wrong = The mailbox is still the bulldog's. Send a better breed there, one with a smaller number.
barking-lesson-tie-wrong-mutt = One against one, but 10 ranks below 9, so the bulldog keeps the lead. Whose number is smaller?
barking-lesson-tie-wrong-boxes = Two mutts bark at the boxes, and one dog won't outbark two. Go to the mailbox.

barking-lesson-breed-title = That breed is here
barking-lesson-breed = A bulldog and a Doberman bark at the mailbox, so yours can't join. Send the husky to the quiet balloon.
barking-lesson-breed-done = At each item a breed belongs to whoever brings it first. So be quick, and look for quiet corners: there one dog may be enough. The others have all passed by now.
barking-lesson-breed-wrong = That may come later. First the husky, all alone, to the balloon.
barking-lesson-breed-wrong-taken = That breed barks at the mailbox already, and no other pack may bring it there. The husky has the balloon to itself.
barking-lesson-breed-wrong-weak = It may bark there, but the Doberman is the better breed, and you wouldn't lead. At the balloon there is nobody.
barking-lesson-breed-wrong-wonder = Leave the wonder dog in your hand, its moment is coming. At the balloon the husky alone is enough.

barking-lesson-wonder-title = The wonder dog
barking-lesson-wonder = Outbark the mutts at the boxes: send the Doberman with the wonder dog, which becomes a Doberman too.
barking-lesson-wonder-done = Now they are two Dobermans: two against two, and 3 beats 10. A wonder dog never barks alone and never joins later.
barking-lesson-wonder-wrong = The boxes are still the mutts'. Tap the Doberman and the wonder dog, then the boxes.
barking-lesson-wonder-wrong-alone = One against two isn't enough. Take the wonder dog along.
barking-lesson-wonder-wrong-bulldog = That would lead as well! With the Doberman it is safer still: any breed from 4 to 8 would beat the bulldogs in a tie.
barking-lesson-wonder-wrong-swap = That would trade it for a new card, and here it is worth gold. Send it with the Doberman.

barking-lesson-pass-title = The round ends
barking-lesson-pass = Your bulldog can't go anywhere: its breed or your own dogs bark there already. Pass.
barking-lesson-pass-done = All have passed: the boxes and the balloon are yours. The last to pass begins the next round: one item more, as many new cards, and whatever was left in hand stays there.
barking-lesson-pass-wrong-taken = A bulldog barks at the mailbox already. Pass, and keep yours for the next round.
barking-lesson-pass-wrong-own = Your dogs are there already, and nobody joins them later. Pass: the bulldog stays with you.

barking-lesson-score-title = What it is worth
barking-lesson-score = You have boxes ×3, van ×2 and a balloon. The first item of a kind gives 3 points, the second 2, any other 1. What will your last dog take?
barking-lesson-score-done = Four kinds at 3, a second van and second boxes at 2, third boxes at 1: 17 points against 16, and you win! Different items are worth the most.
barking-lesson-score-wrong = A dog left in hand is worth nothing now. Bark once more!
barking-lesson-score-wrong-third = You have boxes three times already, once more gives only 1 point. What don't you have yet?
barking-lesson-score-wrong-second = A second balloon gives 2 points, and you would share the win. Something new gives 3.

barking-lesson-part-cats = Here come the cats
barking-lesson-part-cats-end = You know what a cat is for and how to swap a wonder dog. One thing more: nobody keeps over ten cards. Now everything is in play!

barking-lesson-cat-title = Let the cat out
barking-lesson-cat = The Doberman leads at the mailbox, and you can't add to your bulldog. But you have a cat: let it out!
barking-lesson-cat-done = In its place you drew a card: a basset. A cat is always played before the dogs, and your turn isn't over yet. Now it looks for somewhere to sit.
barking-lesson-cat-wrong = You can do that after the cat as well. Let it out first!
barking-lesson-cat-wrong-own = Without a cat nobody joins your bulldog. Let the cat out first.

barking-lesson-token-title = The cat sits down
barking-lesson-token = Let the cat sit down by the mailbox.
barking-lesson-token-done = Now all is upside down at the mailbox, until the round ends and for everybody: breeds may mix, and a pack may grow.
barking-lesson-token-wrong-hydrant = None of yours bark at the hydrant. It is the mailbox you need help with.
barking-lesson-token-wrong-nowhere = It may stroll off like that, and the drawn card stays yours. But here it can help: let it sit by the mailbox.

barking-lesson-mix-title = All together now
barking-lesson-mix = Add the husky and the basset to your bulldog, both in one go.
barking-lesson-mix-done = Three breeds in one pack, three against one! Only a breed that barks there already can't be brought again, not even your own.
barking-lesson-mix-wrong = The cat is there for your dogs. Send husky and basset to the mailbox.
barking-lesson-mix-wrong-one = That leads, but a rival may draw level with a breed you kept at home, and the Doberman wins a tie. Send both at once.
barking-lesson-mix-wrong-hydrant = No cat sits there, and two shepherds are too loud. Both dogs to the mailbox!

barking-lesson-swap-title = Swap a wonder dog
barking-lesson-swap = Now the Doberman is yours. A husky is there already, and a wonder dog won't go alone: swap it for a new card.
barking-lesson-swap-done = A basset! A swap doesn't end your turn either: you may still bark.
barking-lesson-swap-wrong = Don't give up yet! Tap the wonder dog alone and swap it.
barking-lesson-swap-wrong-husky = A husky barks at the mailbox already, and the cat doesn't change that. Swap the wonder dog.
barking-lesson-swap-wrong-hydrant = Two shepherds bark there, and no breed of yours beats them. Swap the wonder dog, then back to the mailbox.

barking-lesson-add-title = The last word
barking-lesson-add = The cat helps everybody, so you as well: add the basset to your Doberman.
barking-lesson-add-done = Two against two, and your Doberman is the best breed there. The rival kept a basset at home, and now it can't come: yours was first. Grrr!
barking-lesson-add-wrong = The mailbox is so close! Send the basset there.
barking-lesson-add-wrong-husky = No second husky gets in there. Send the basset alone.
barking-lesson-add-wrong-hydrant = Too loud over there, and at the mailbox one basset is enough.
