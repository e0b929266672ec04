### Leaders of Small World, in words. How ids are made and what they take: see content.ftl.
###
### Like the Necromancer's things Leaders have no banner's card; power-leader, power-hire and power-ransom are read as
### names.

box-leaders = Leaders of Small World

topic-leaders = Leaders
topic-leaders-text =
    Whoever takes a combo may at once hire the Leader of its race for a coin. He is one more token of the race: he
    pays for conquests, defends, and may hold a region alone. At the end of your turn he stands in a region of the
    race that is not immune; when all of them are, he waits off the map until your next turn. When an opponent
    conquers the region in which he stands, he is captured, and no token is lost. You may at once pay a coin to ransom
    him into your hand; otherwise he stays captive, and is worth two coins to his captor when the game ends. He leaves
    with the decline of his race. He does not count when coins are equal.

power-leader = Leader
power-leader-with = { race-name }
power-leader-short = One more token, who is captured in place of a loss and never stands in an immune region.
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

question-leader = Where does the Leader stand?
question-hire = Do you hire the Leader of your race for a coin?
question-ransom = Your Leader is captured: do you ransom him for a coin?

story-captured = { $other } captures { $player }’s Leader of the { $race } at { $region }.
