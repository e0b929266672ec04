### Leaders of Small World: texts. For ids and arguments, see content.ftl.
###
### Leaders are neither races nor powers, so they have no card; players read power-leader, power-hire and power-ransom
### as names.

box-leaders = Leaders of Small World

topic-leaders = Leaders
topic-leaders-text =
    When you take a combo, you may immediately hire the Leader of its race for 1 coin. The Leader is one
    more token of the race: it pays for conquests, defends, and may hold a region alone. At the end of
    your turn you place it in a region of the race that is not immune. If all are immune, it waits off the
    map until your next turn. When an opponent conquers its region, the Leader is captured, and no token
    is lost. You may immediately pay a coin to ransom it into your hand. Otherwise it stays captive, and
    is worth two coins to its captor when the game ends. The Leader leaves when its race declines, and
    does not count in a tie.

power-leader = Leader
power-leader-with = { race-name }
power-leader-short = 1 extra token; captured instead of lost, and never placed in an immune region.
power-leader-text = { topic-leaders-text }

power-hire = Hire the Leader
power-hire-with = { race-name }

power-ransom = Ransom the Leader
power-ransom-with = { race-name }

piece-leader = Leader
count-leader = { $number ->
    [one] 1 Leader
   *[other] { $number } Leaders
}

question-leader = Place the Leader.
question-hire = Hire the Leader { race-of } for 1 coin?
    .about = { power-leader-short }
question-ransom = Your Leader { race-of } was captured. Ransom it for 1 coin?
    .about = Otherwise its captor gains 2 coins when the game ends.

story-captured = { $other ->
    [none] { $player }’s Leader { race-of } falls at { $region }, and is out of the game.
   *[other] { $other } captures { $player }’s Leader { race-of } at { $region }.
}
