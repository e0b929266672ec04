### The next turn, planned on a ghost board while others are at theirs. What the steps do is told by story.ftl.

plan-board = Ghost board
plan-hint = Try your next turn, as the table stands now. Nobody else sees it, and it is kept for you.
plan-leave = Back to the table
plan-whole = That is the whole turn: { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
plan-to-chance = From here on chance decides: what comes after it cannot be planned.
plan-step = Your choice
plan-lost = Step { $place } is no longer possible: { $what } ({ $why })
plan-do-take = take the { $combo }
plan-do-expand = go on with the active race
plan-do-decline = go into decline
plan-do-conquer = conquer { $region }
plan-do-attempt = roll the die for { $region }
plan-do-abandon = abandon { $region }
plan-do-stop = end the conquests
plan-do-spread = spread the tokens
plan-do-deploy = spread the tokens
plan-combo-gone = taken by somebody, or too dear
plan-not-possible = the rules do not allow it now
plan-yours = Your plan
plan-next = Next: { $what }
plan-next-other = Next, not quite as planned: { $what }. It takes { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} now.
plan-play-all = Play { $number } steps
plan-play-next = Play the next step
plan-pass = Go on without it
plan-forget = Drop the plan
