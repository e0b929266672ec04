# Puzzles: their questions, and the verdicts on answers.
puzzle = Puzzle
puzzles-intro = Positions from real games, each with a right answer found by a long search.
puzzles-solved = Solved: { $solved } of { $all }.
puzzle-kind-coins = Most coins this turn
puzzle-kind-course = Expand or decline?
puzzle-kind-defence = Defend this
puzzle-asks-coins = Make as many coins as you can this turn without needing the die. Play it to the end.
puzzle-asks-course = Expand or decline: which earns more by the end of the game?
puzzle-asks-defence = The others play next. Spread your tokens where they protect the most, then end your turn.
puzzle-numbered = Puzzle { $number }, { $set }, { $players } players, { $difficulty }, { $theme }{ $solved ->
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

# Difficulty, themes and the filter of the list.
puzzle-difficulty-easy = Easy
puzzle-difficulty-medium = Medium
puzzle-difficulty-hard = Hard
puzzle-theme-conquest = Plain conquest
puzzle-theme-powers = Special powers
puzzle-theme-early = Early in the game
puzzle-theme-late = Later in the game
puzzle-theme-few = Few tokens
puzzle-theme-many = Many tokens
puzzle-titled = Puzzle { $number }
puzzles-filter = Filter
puzzles-set = Boxes
puzzles-sets-all = All boxes
puzzle-set-base = Base box and small boxes
puzzle-set-underground = Underground
puzzle-set-realms = Realms
puzzles-theme = Theme
puzzles-themes-all = All themes
puzzles-kind-all = All of this kind
puzzles-difficulty = Difficulty
puzzles-difficulties-all = All levels
puzzles-state = Progress
puzzles-state-all = All puzzles
puzzles-state-unsolved = Unsolved
puzzles-state-solved = Solved
puzzles-found = { $found ->
    [one] One puzzle matches
   *[other] { $found } puzzles match
  } this filter.
puzzles-none = No puzzle matches this filter.
puzzles-next = Next unsolved
puzzles-filter-clear = Clear filter

# The better line, played on the board.
puzzle-better-line = Try the better line
puzzle-line = The better line
puzzle-line-step = Step { $step } of { $all }
puzzle-line-play = Play this move
puzzle-line-left = You have left the better line.
puzzle-line-again = Start the line again
puzzle-line-shown = This was the better line.

# Streak, calendar, rating and sharing.
puzzle-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
  }
puzzle-streak-none = Solve the puzzle of the day to begin a streak.
puzzle-longest = Longest: { $days }
puzzle-rating = Puzzle rating: { $rating } ± { $within }
puzzle-rating-none = Your first answer to each puzzle changes your puzzle rating.
puzzle-rating-change = Puzzle rating: { $rating } ({ $change })
puzzle-moves = You keep your progress when you make an account or log in.
puzzle-calendar = Earlier days
puzzle-month-before = Previous month
puzzle-month-after = Next month
puzzle-day = { $day }{ $state ->
    [won] , solved on its day
    [solved] , solved
    [tried] , not solved yet
   *[none] {""}
  }
puzzle-share = Share result
puzzle-share-text = Result to copy
puzzle-share-title = Small World puzzle: { $title }
puzzle-share-solved = { $tries ->
    [1] solved at the first try
   *[other] solved with { $tries } tries
  }
puzzle-share-tried = { $tries ->
    [1] one try
   *[other] { $tries } tries
  }
puzzle-share-streak = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
  }
