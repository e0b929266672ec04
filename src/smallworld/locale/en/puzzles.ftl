# Puzzles: what is asked, and what is said of an answer.
puzzle = Puzzle
puzzles-intro = Positions out of real games, each with a right answer. The figures are those of a long search.
puzzles-solved = Solved on this device: { $solved } of { $all }.
puzzle-kind-coins = Most coins this turn
puzzle-kind-course = Expand or decline?
puzzle-kind-defence = Defend this
puzzle-asks-coins = Make as many coins as you can this turn, without needing the die. Play it to its end.
puzzle-asks-course = Expand or decline: which brings more by the end of the game?
puzzle-asks-defence = The others come next. Spread your tokens where they keep most, and end your turn.
puzzle-numbered = Puzzle { $number }, { $players } players{ $solved ->
    [yes] , solved
   *[no] {""}
  }
puzzle-right = Right!
puzzle-wrong = Not yet.
puzzle-why-coins = You made { $got }. { $best } is the most that any way to play this turn brings for sure; whoever always takes what pays most at once makes { $usual }.
puzzle-why-course = { $course ->
    [decline] Declining
   *[expand] Expanding
  } ends about { NUMBER($better, maximumFractionDigits: 1) } coins further ahead (give or take { NUMBER($within, maximumFractionDigits: 1) }, as a long search foresees the dice and the others).
puzzle-why-defence = The best places end about { NUMBER($better, maximumFractionDigits: 1) } coins further ahead than all poorer ones (give or take { NUMBER($within, maximumFractionDigits: 1) }, as a long search foresees the dice and the others).
puzzle-answer = The answer
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-play-on = Play on
