# Lessons, whatever the game. The words of each game's own steps are in X-lesson.ftl.

lesson-of = { $game }: lesson
lesson-you = You
lesson-trail = Steps of the lesson
lesson-step-says = Step { $step }: { $title }{ $done ->
    [yes] , done
   *[no] {""}
}
lesson-leave = Leave the lesson; it is remembered how far you have come
lesson-skip = Skip
lesson-then = And then your first game, with gentle bots
lesson-now = Just now
lesson-almost = Almost!
lesson-taken-back = Taken back, try again.
lesson-take-back = Take it back
lesson-show = Show me
lesson-praise = { $number ->
    [0] Yes!
    [1] Just like that!
    [2] Well done!
   *[3] That's it!
}
lesson-once-more = Once more
lesson-on = Go on
lesson-finish = Finish
lesson-rule = Rule { $number }
lesson-patch = A new patch for your quilt!
lesson-patch-loose = The patch isn’t sewn on yet
lesson-left-out = To what I left out
lesson-steps-done = { $steps ->
    [one] { $done } of { $steps } step
   *[other] { $done } of { $steps } steps
}
lesson-real = And now a real game?
lesson-gentle = Bots play at their gentlest. Hints and rules stay at hand.
lesson-play = Play my first game
lesson-parts = What else there is to learn
lesson-again = Learn it again
lesson-learn = Learn it by playing
