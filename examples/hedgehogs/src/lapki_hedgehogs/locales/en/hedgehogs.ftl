# Apples for Winter. Whoever does something is $name; whoever's heap it is, $to-name.

hedgehogs = Apples for Winter

## On the first page

hedgehogs-title = Apples for Winter
hedgehogs-line = Hedgehogs hide apples in the leaves. Some have a worm!
hedgehogs-players = 2–4 players
hedgehogs-minutes = 5 min

## What is asked

hedgehogs-ask-put = An apple! Keep it, or roll it into somebody else's heap?
hedgehogs-move-keep = Keep it
hedgehogs-move-roll = Roll it to { $a-name }

## What happens

hedgehogs-event-found = { $apple ->
    [none] { $name }: an apple out of the basket.
    [-2] { $name }: an apple with a worm!
   *[other] { $name }: an apple worth { $apple }.
}
hedgehogs-event-put = { $forced ->
    [yes] { $name }: only one heap has room left, and the apple rolls there ({ $to-name }).
   *[no] { $own ->
        [yes] { $name }: the apple goes into the heap at home.
       *[no] { $name }: the apple rolls into another heap ({ $to-name }).
    }
}
hedgehogs-event-spring = Spring! The leaves are turned over.

## How it is drawn

hedgehogs-draw-basket = { $count ->
    [one] In the basket: { $count } apple
   *[other] In the basket: { $count } apples
}
hedgehogs-draw-paws = { $worm ->
    [yes] In your paws: an apple with a worm ({ $worth })
   *[no] In your paws: an apple worth { $worth }
}

## Why not

hedgehogs-illegal-not-your-turn = It isn't your turn.
hedgehogs-illegal-found-already = The apple has been found already: now it goes into a heap.
hedgehogs-illegal-no-such-apple = There is no apple worth { $apple } in the basket.
hedgehogs-illegal-nobody-there = There is no other heap number { $to }.
hedgehogs-illegal-full = { $mine ->
    [yes] Your heap is full.
   *[no] Heap number { $to } is full.
}
hedgehogs-syntax-move = A move is “keep” or “roll 2”.
hedgehogs-header-position = No game of Apples for Winter comes to this position.

## What a table chooses

hedgehogs-option-worms = Worms
hedgehogs-option-worms-few = a few
hedgehogs-option-worms-few-why = Five apples of the 24 have a worm.
hedgehogs-option-worms-many = many
hedgehogs-option-worms-many-why = Nine apples have a worm: trust nobody.
hedgehogs-option-beginners = A few worms: the garden is friendlier.

## Said with a tap

hedgehogs-phrase-yum = Yum!
hedgehogs-phrase-worm = A worm?
hedgehogs-phrase-thanks = Thank you, how kind…
hedgehogs-phrase-sniff = Sniff, sniff.

## The rules

hedgehogs-short =
    You take an apple out of the basket, and only you see it. Keep it in your heap of leaves, or roll it into somebody else's.

    A heap holds four apples. When all are full it is spring: whoever's apples are worth most wins.
hedgehogs-glance =
    Take an apple, and look at it alone.

    Keep it, or roll it away.

    When all heaps are full, turn them over.
hedgehogs-score =
    Apple | 1, 2, 3 or 5

    Apple with a worm | −2
hedgehogs-tips =
    Places in your heap are few: a poor apple takes the place of a good one, also at somebody else's.

    Keep a place for later, when you know what is left in the basket.
hedgehogs-chapter-garden = The garden
hedgehogs-chapter-turn = A turn
hedgehogs-chapter-spring = Spring
hedgehogs-rule-1 = In the basket are 24 apples, worth 1, 2, 3 or 5; some have a worm and are worth −2. With many worms there are more of those.
hedgehogs-rule-2 = The first seat begins, and turns go round. Whoever has the turn takes an apple out of the basket without looking, and puts it into a heap.
hedgehogs-rule-3 = Only whoever took an apple sees what it is worth. It lies face down in the leaves until spring.
hedgehogs-rule-4 = Keep the apple in your own heap, or roll it into anybody else's. Everybody sees where it goes.
hedgehogs-rule-5 = A heap has room for four apples.
hedgehogs-rule-6 = If one heap alone has room, the apple goes there by itself.
hedgehogs-rule-7 = When all heaps are full it is spring: they are turned over, and the highest sum wins.
hedgehogs-rule-8 = Of equal sums, all win.
