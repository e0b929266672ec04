### What simulate, arena, almanac and balance tell, on the terminal and on the pages that they write.

report-bot = bot
report-coins = coins
report-coins-of-team = coins of the team
report-lead = lead
report-victories = victories
report-interval = 95 % interval
report-rank = rank
report-rating = rating
report-ms = ms
report-ms-decision = ms a decision
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
report-facts = { $games } games · { $bots } · seed { $seed } · combos by lot

report-within = ± and intervals hold the true value with 95 % confidence; a single game strays much further.

simulate-title = { $games } games of { $players } players, seed { $seed }
simulate-speed = { $speed } games a second
simulate-decisions = { $decisions } decisions a game
simulate-explained = Victories are counted a seat and game, one that two share as half a victory for each.
teams-title = { $games } games by team, as they sit from whoever begins

arena-title = { $games } games, { $players } players, seed { $seed }
arena-title-deals = { $games } games of { $deals } deals, { $players } players, seed { $seed }
arena-explained = Victories: a seat and game; one that two share is half a victory for each. Lead: coins at the end beyond the mean of the table. Rating: OpenSkill’s, 25 for a newcomer. Elo: of two-player games, 1500 on average. ms: time for a decision.
arena-clear = { $players } players: { $bot } is stronger than { $beaten }; it wins { $share } of its games ({ $low } to { $high }).
arena-partly = { $players } players: { $bot } wins most, { $share } of its games ({ $low } to { $high }): it is stronger than { $beaten }, but these games do not tell it from { $open }.
arena-open = { $players } players: these games do not tell who is strongest, { $bot } or { $open }: their victories may be the same. Four times as many games make the intervals half as wide.

almanac-title = { $what ->
    [races] races
   *[powers] powers
}, { $players } players, { $games } games
almanac-pairs = pairs, { $players } players: the best and the worst
almanac-first = taken in turn 1
almanac-later = in turn { $turn }
almanac-files = { $json } and { $page } have all pairs.
almanac-explained = Coins: all that is scored for a combo’s race, from the turn in which it is taken until it has left the map or the game ends; the price is not taken off.
almanac-best = { $players } players, taken in turn 1: { $name } earns most of the { $what ->
    [races] races
   *[powers] powers
}, { $coins } ± { $within } coins, surely more than { $stronger } of the { $of } others.
almanac-worst = { $players } players, taken in turn 1: { $name } earns least of the { $what ->
    [races] races
   *[powers] powers
}, { $coins } ± { $within } coins, surely less than { $weaker } of the { $of } others.
almanac-open = { $players } players, taken in turn 1: these games do not tell which of the { $what ->
    [races] races
   *[powers] powers
} earns most or least.

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
balance-explained = Coins: what a combo earns until it has left the map or the game ends, less its price and with what lay on it. Lead: its owner’s coins at the end beyond the mean of the table. Victories: its owner’s. All are differences from the average combo that is taken in the same turn from the same seat; combos are taken by lot.
balance-sure = Stronger and weaker: by the lead, and only where the two intervals do not overlap.
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
}, and too near { $open } to tell: { $lead } ± { $within } coins.
balance-open = These games do not tell { $name } from any of the { $of } { $others }: { $lead } ± { $within } coins.
balance-seldom = No verdict: { $name } was taken { $samples } times, and less than { $enough } tell nothing. More --games do.
balance-more = Four times as many games make the intervals half as wide.
balance-take = Take a token away, and weigh it again.
balance-give = Give it a token more, and weigh it again.
balance-keep = That lies among what is printed: leave it as it is.

page-verdict = What follows
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
page-lead-beyond = Lead beyond the average combo; bars: 95 % confidence
page-victories-beyond = Victories beyond the average combo; bars: 95 % confidence
page-lead = Lead, in coins; bars: 95 % confidence
page-coins-ahead = coins ahead
page-arena = Arena: { $bots }
page-games = { $games } games
page-seed = seed { $seed }
page-budget = budget { $budget } a decision
page-duplicates = duplicates: all games of a round have the same column and dice
page-players = { $players } players, { $games } games
page-victories = Victories; bars: 95 % confidence
page-share = share of victories; dashed: as many as everybody
page-rating = Rating; bars: 95 % confidence
page-elo = Elo; bars: 95 % confidence
page-coins = Coins at the end; dashed: the mean
page-pairs = Victories of the row against the column
page-arena-footer = Times are those of decisions between two actions or more, on the machine that played. Where there are teams, a seat has the coins and victories of its team, ratings are over the order of teams, who counts double being two in it, and a last table tells of teams by their seats, whichever bots sat there.
page-almanac = Combo almanac
page-almanac-facts = { $bots } · seed { $seed } · combos by lot
page-first = First combos by { $what ->
    [races] race
   *[powers] power
}, taken in turn 1; bars: 95 % confidence
page-later = Later combos by { $what ->
    [races] race
   *[powers] power
}, taken in turn { $turn }; bars: 95 % confidence
page-coins-of-pairs = Coins of each pair, taken in turn { $turn }
page-coins-average = coins; dashed: the average combo
page-taken-in = taken in turn
page-combos = combos
page-price = price paid
page-beyond = income beyond the average
page-less-price = less the price
page-almanac-footer = Combos were taken by lot, everything else was decided by the bots. Pairs that were seen seldom are drawn towards what race and power make of them.
