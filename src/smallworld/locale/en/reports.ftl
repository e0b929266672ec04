### The reports of simulate, arena, almanac and balance, on the terminal and on the pages that they write.

report-bot = bot
report-coins = coins
report-coins-of-team = team coins
report-lead = lead
report-victories = wins
report-interval = 95% interval
report-rank = rank
report-rating = rating
report-ms = ms
report-ms-decision = ms per decision
report-team = team
report-taken = times taken
report-race = race
report-power = power
report-pair = pair
report-board = board
report-seat = seat
report-turn = turn
report-partner = partner
report-seat-of = { $players } players, seat { $seat }
report-facts = { $games } games · { $bots } · seed { $seed } · random combos

report-within = ± and intervals show 95% confidence; a single game varies much more.

simulate-title = { $games } games of { $players } players, seed { $seed }
simulate-speed = { $speed } games per second
simulate-decisions = { $decisions } decisions per game
simulate-explained = Wins: average per seat and game; a shared win counts half for each player.
teams-title = { $games } games by team, in seat order from the first player

arena-title = { $games } games, { $players } players, seed { $seed }
arena-title-deals = { $games } games of { $deals } deals, { $players } players, seed { $seed }
arena-explained = Wins: per seat and game; a shared win counts half for each player. Lead: coins at the end above the table’s average. Rating: OpenSkill’s, 25 for a newcomer. Elo: from two-player games, 1500 on average. ms: time per decision.
arena-clear = { $players } players: { $bot } is stronger than { $beaten }; it wins { $share } of its games ({ $low } to { $high }).
arena-partly = { $players } players: { $bot } wins most, { $share } of its games ({ $low } to { $high }). It is stronger than { $beaten }, but these games do not separate it from { $open }.
arena-open = { $players } players: these games do not show which is strongest, { $bot } or { $open }: they may win equally often. Four times as many games halve the intervals.

almanac-title = { $what ->
    [races] races
   *[powers] powers
}, { $players } players, { $games } games
almanac-pairs = pairs, { $players } players: the best and the worst
almanac-first = taken in turn 1
almanac-later = in turn { $turn }
almanac-files = All pairs are in { $json } and { $page }.
almanac-explained =
    Coins: everything that a combo’s race scores, from the turn in which it is taken. The count ends when the race
    has left the map or the game ends. The price is not deducted.
almanac-best = { $players } players, taken in turn 1: { $name } earns the most of the { $what ->
    [races] races
   *[powers] powers
}, { $coins } ± { $within } coins, clearly more than { $stronger } of the { $of } others.
almanac-worst = { $players } players, taken in turn 1: { $name } earns the least of the { $what ->
    [races] races
   *[powers] powers
}, { $coins } ± { $within } coins, clearly less than { $weaker } of the { $of } others.
almanac-open = { $players } players, taken in turn 1: these games do not show which of the { $what ->
    [races] races
   *[powers] powers
} earns the most or the least.

balance-title = { $name }: number { $rank } of { $number } { $kind ->
    [race] races
   *[power] powers
} in { $games } games
balance-by = { $name } by { $part ->
    [board] board
    [seat] seat
    [turn] turn
   *[partner] partner
}
balance-partners = { $name }: best and worst partners
balance-explained = Coins: what a combo earns until it has left the map or the game ends, minus its price and plus the coins on it. Lead: its owner’s coins at the end above the table’s average. Wins: its owner’s share of wins. All are differences from the average combo taken in the same turn from the same seat; combos are drawn at random.
balance-sure = Stronger and weaker: judged by the lead, and only if the two intervals do not overlap.
balance-others = { $kind ->
    [race] { $own ->
        [yes] printed races
       *[no] other races
    }
   *[power] { $own ->
        [yes] printed powers
       *[no] other powers
    }
}
balance-above = { $name } is stronger than { $of } of the { $of } { $others }: { $lead } ± { $within } coins.
balance-below = { $name } is weaker than { $of } of the { $of } { $others }: { $lead } ± { $within } coins.
balance-among = { $name } is stronger than { $stronger ->
    [0] none
   *[other] { $stronger }
} of the { $of } { $others }, weaker than { $weaker ->
    [0] none
   *[other] { $weaker }
}, and too close to { $open } to tell: { $lead } ± { $within } coins.
balance-open = These games do not separate { $name } from any of the { $of } { $others }: { $lead } ± { $within } coins.
balance-seldom = No verdict: { $name } was picked { $samples } times; at least { $enough } are needed. Increase --games.
balance-more = Four times as many games halve the intervals.
balance-take = Remove a token, then measure again.
balance-give = Add a token, then measure again.
balance-keep = Its strength is within the printed range: leave it unchanged.

page-verdict = Verdict
page-balance = Balance: { $name }
page-among = Among the { $kind ->
    [race] races
   *[power] powers
}
page-by = By { $part ->
    [board] board
    [seat] seat
    [turn] turn
   *[partner] partner
}
page-lead-beyond = Lead above the average combo, with 95% intervals
page-victories-beyond = Wins above the average combo, with 95% intervals
page-lead = Lead in coins, with 95% intervals
page-coins-ahead = coins ahead
page-arena = Arena: { $bots }
page-games = { $games } games
page-seed = seed { $seed }
page-budget = budget { $budget } per decision
page-duplicates = duplicates: all games of a round use the same column and dice
page-players = { $players } players, { $games } games
page-victories = Wins, with 95% intervals
page-share = share of wins (dashed line: even share)
page-rating = Rating, with 95% intervals
page-elo = Elo, with 95% intervals
page-coins = Coins at the end (dashed line: average)
page-pairs = Wins of the row against the column
page-arena-footer = Times are per decision between two or more actions, on the machine that played. With teams, each seat has the coins and wins of its team. Ratings then follow the finishing order of the teams; a player who counts double appears twice in that order. The last table shows the teams by seat, with all bots taken together.
page-almanac = Combo statistics
page-almanac-facts = { $bots } · seed { $seed } · random combos
page-first = First combos (turn 1) by { $what ->
    [races] race
   *[powers] power
}, with 95% intervals
page-later = Later combos (turn { $turn }) by { $what ->
    [races] race
   *[powers] power
}, with 95% intervals
page-coins-of-pairs = Coins of each pair, taken in turn { $turn }
page-coins-average = coins (dashed line: the average combo)
page-taken-in = taken in turn
page-combos = combos
page-price = price paid
page-beyond = income above average
page-less-price = minus the price
page-almanac-footer = Combos were taken at random; the bots decided everything else. Values of rarely seen pairs are moved towards what their race and power earn separately.
