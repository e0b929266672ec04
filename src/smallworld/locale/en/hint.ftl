### What the strongest bot would do in one's place, for the browser and the terminal. The moves themselves are told
### by story.ftl.

hint = Hint
hint-title = { $bot } would do this:
hint-attempt = The final attempt goes for { $region }: { $faces } of { $sides } faces of the die take it.
hint-turn = This turn: { count-coins }.
hint-turn-die = This turn: { $least } to { $most } coins, as the die falls.
hint-later = The turns after it: about { count-coins }.
hint-ahead = In the end: about { count-coins } more than the strongest opponent.
hint-behind = In the end: about { count-coins } fewer than the strongest opponent.
hint-even = In the end: about as many coins as the strongest opponent.
hint-lost = { $number ->
    [0] Risk: hardly a region is in danger before your next turn.
    [one] Risk: about one region is likely to be lost before your next turn.
   *[other] Risk: about { $number } regions are likely to be lost before your next turn.
}
hint-instead = { $what ->
    [take] Next best: to take the { $combo }
    [decline] Next best: to decline
   *[expand] Next best: to go on with your race
}, { $number ->
    [0] about as good.
    [one] about one coin worse in the end.
   *[other] about { $number } coins worse in the end.
}
hint-sure = { $sure ->
    [exact] Sure: the game ends with this turn, and nothing has to be guessed.
    [surely] Sure: in { $number } looks ahead it was clearly better than the next best.
    [likely] Rather sure: in { $number } looks ahead it was somewhat better than the next best.
    [guess] Not sure: there was hardly any time to look ahead.
   *[close] Not sure: { $number } looks ahead do not tell it from the next best.
}
hint-thinks = Thinking …
hint-none = There is nothing to decide.
