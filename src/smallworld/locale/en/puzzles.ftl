# Puzzles: what is asked, and what is said of an answer.
puzzle = Puzzle
puzzles-intro = Positions from real games, each with a right answer found by a long search.
puzzles-solved = Solved on this device: { $solved } of { $all }.
puzzle-kind-coins = Most coins this turn
puzzle-kind-course = Expand or decline?
puzzle-kind-defence = Defend this
puzzle-asks-coins = Make as many coins as you can this turn without needing the die. Play it to the end.
puzzle-asks-course = Expand or decline: which earns more by the end of the game?
puzzle-asks-defence = The others play next. Spread your tokens where they protect the most, then end your turn.
puzzle-numbered = Puzzle { $number }, { $players } players{ $solved ->
    [yes] , solved
   *[no] {""}
  }
puzzle-right = Right!
puzzle-wrong = Not yet.
puzzle-why-coins = You made { $got }. The most this turn can earn for certain is { $best }; always taking the best immediate gain earns { $usual }.
puzzle-why-course = { $course ->
    [decline] Declining
   *[expand] Expanding
  } ends about { NUMBER($better, maximumFractionDigits: 1) } coins further ahead (±{ NUMBER($within, maximumFractionDigits: 1) }, by a long search).
puzzle-why-defence = The best defences end about { NUMBER($better, maximumFractionDigits: 1) } coins further ahead than all others (±{ NUMBER($within, maximumFractionDigits: 1) }, by a long search).
puzzle-answer = The answer
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-play-on = Continue
