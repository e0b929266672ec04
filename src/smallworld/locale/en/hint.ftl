### The advice of the strongest bot, for the browser and the terminal. The sentences for its moves are in story.ftl.

hint = Hint
hint-title = { $bot } would do this:
hint-attempt = The final attempt is on { $region }: { $faces } of { $sides } faces of the die take it.
hint-turn = This turn: { count-coins }.
hint-turn-die = This turn: { $least } to { $most } coins, depending on the die.
hint-later = Later turns: about { count-coins }.
hint-ahead = In the end: about { count-coins } more than the strongest opponent.
hint-behind = In the end: about { count-coins } fewer than the strongest opponent.
hint-even = In the end: about as many coins as the strongest opponent.
hint-lost = { $number ->
    [0] Risk: you should lose no regions before your next turn.
    [one] Risk: you will probably lose about one region before your next turn.
   *[other] Risk: you will probably lose about { $number } regions before your next turn.
}
hint-instead = { $what ->
    [take] Next best: take { combo-the }
    [decline] Next best: decline
   *[expand] Next best: expand with your race
}, { $number ->
    [0] about as good.
    [one] about one coin worse in the end.
   *[other] about { $number } coins worse in the end.
}
hint-sure = { $sure ->
    [exact] Sure: the game ends with this turn, and nothing is left to chance.
    [surely] Sure: clearly better than the next best in { $number } simulations.
    [likely] Fairly sure: somewhat better than the next best in { $number } simulations.
    [guess] Not sure: there was too little time to simulate.
   *[close] Toss-up: { $number } simulations found no clear winner.
}
hint-thinks = Thinking…
hint-none = There’s nothing to decide.

# --- In one line: $moves is one of the next four messages, or sentences of the log.

hint-line = { $bot }: { $moves }
hint-take = { $regions ->
    [0] Take { combo-the }.
    [one] Take { combo-the } and conquer the marked region.
   *[other] Take { combo-the } and conquer the { $regions } marked regions.
}
hint-decline = Go into decline.
hint-conquer = { $more ->
    [0] Conquer { $region }.
    [one] Conquer { $region }, then the region marked 2.
   *[other] Conquer { $region }, then { $more } more in the marked order.
}
hint-roll = Roll the die for { $region }: { $faces } of { $sides } faces take it.
hint-step = step { $number } of the hint
hint-why = Why?
hint-why-not = What about averages?
# $worse: how many coins worse the other combo is here, or -1 if another one is in between
hint-against = On average, { combo-the } earn { $more ->
    [one] 1 coin
   *[other] { $more } coins
} more. But averages cover every kind of position. { $bot } looked at this one: { $worse ->
    [-1] other combos do better here than { combo-the }.
    [0] here both combos are about equally good.
    [one] here { combo-the } end about 1 coin worse.
   *[other] here { combo-the } end about { $worse } coins worse.
}
