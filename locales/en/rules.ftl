# The pages of rules, and `lapki rules`: what all games share.

rules-contents = Contents
rules-box = What lies on the table
rules-glance = A round at a glance
rules-score = What counts
rules-fine = Fine points
rules-twists = Other ways to play
rules-tips = Tips
rules-printed = The printed game
rules-printed-as = Printed as { $names }
rules-printed-by = by { $by }
rules-printed-ages = from { $ages } years
rules-printed-players = { $players } players
rules-printed-minutes = { $minutes } min
rules-ours = Our ruling
rules-rebuilt = rebuilt
rules-example = Example
rules-show = Show me
rules-pause = Stop
rules-before = One step back
rules-next = One step on
rules-step = { $step } of { $steps }
rules-forbidden = Not allowed: { $rule }
rules-not-here = { $count ->
    [one] Not at this table: { $count } rule
   *[other] Not at this table: { $count } rules
}
rules-not-this = not at this table
rules-here = at this table
rules-for-table = These are the rules for one table. What doesn’t count there is folded.
rules-everywhere = Show for all tables
rules-print = Print a one-page summary
rules-page = All rules, with examples
rules-nothing = The rules say nothing about “{ $word }”.
rules-you = You
rules-person-1 = Mark
rules-person-2 = Olga
rules-person-3 = Jan
rules-person-4 = Sophie
rules-person-5 = Tom
rules-person-6 = Hannah
rules-person-7 = Leo
rules-person-8 = Nina
rules-count = ×{ $count }
