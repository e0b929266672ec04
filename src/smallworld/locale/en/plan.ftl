### The planning board, on which you plan your next turn while others play. The sentences for steps are in story.ftl.

plan-board = Planning board
plan-hint = Try out your next turn on the board as it is now. Only you can see it, and your plan is saved.
plan-leave = Back to the table
plan-whole = That is the whole turn: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
plan-to-chance = Chance decides the next step, so you can’t plan beyond it.
plan-step = Your choice
plan-lost = Step { $place } is no longer possible: { $what } ({ $why })
plan-do-take = take { combo-the }
plan-do-expand = expand with the active race
plan-do-decline = go into decline
plan-do-conquer = conquer { $region }
plan-do-attempt = roll the die for { $region }
plan-do-abandon = abandon { $region }
plan-do-stop = stop conquering
plan-do-spread = spread the tokens
plan-do-deploy = spread the tokens
plan-combo-gone = taken by another player, or too expensive
plan-not-possible = the rules don’t allow it now
plan-yours = Your plan
plan-next = Next: { $what }
plan-next-other = Next, not quite as planned: { $what }. It costs { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} now.
plan-play-all = Play { $number } steps
plan-play-next = Play the next step
plan-pass = Skip this step
plan-forget = Discard plan
