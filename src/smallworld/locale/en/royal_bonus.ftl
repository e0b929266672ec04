### Royal Bonus: texts. For ids and arguments, see content.ftl.

box-royal-bonus = Royal Bonus

# --- Races -------------------------------------------------------------------------------------------

race-fauns = Fauns
    .one = Faun
    .gender = common
    .joined = fauns
race-fauns-short = A new token for each region taken from an active race, whose owner also gets one.
race-fauns-text =
    Before the Fauns redeploy, you take a new Faun from the tray for every region of an active race that
    they conquered in this turn. For every such region, the owner of that race also takes a new token of
    it, and places it with those that withdrew. Lost Tribes and races in decline bring nothing, and no one
    takes more tokens than the tray holds.

race-igors = Igors
    .one = Igor
    .gender = common
    .joined = igors
race-igors-short = Tokens lost in any conquest are sewn into new Igors.
race-igors-text =
    While the Igors are active, they collect every token that is lost in a conquest, whether from a Lost
    Tribe, another player or themselves. Tokens that withdraw are not lost. At the beginning of your turn
    you trade the collected tokens for new Igors from the tray, which come to your hand. Each Igor costs
    as many tokens as there are players. The rest is kept for later turns. When the Igors decline, the
    whole collection is gone.

race-shrubmen = Shrubmen
    .one = Shrubman
    .gender = common
    .joined = shrubmen
race-shrubmen-short = Their forests are immune, even in decline.
race-shrubmen-text =
    Forests that the Shrubmen hold are immune: no opponent can conquer them by any means, or use a race’s
    or power’s ability on them. This lasts even in decline, until the Shrubmen leave the map.

# --- Powers ------------------------------------------------------------------------------------------

power-aquatic = Aquatic
power-aquatic-with = Aquatic { race-name }
power-aquatic-short = 1 extra coin for each coastal region, 1 fewer coin for each other region.
power-aquatic-text =
    At scoring, each region of the race that borders a sea or the lake is worth 1 extra coin. Each other
    region of the race is worth 1 fewer coin, so it brings nothing. In decline the power has no effect.

power-behemoth = Behemoth
power-behemoth-with = Behemoth { race-name }
power-behemoth-short = Two Behemoths; each counts as one token for every swamp the race holds.
power-behemoth-text =
    You have two Behemoths. Each counts as one token for every swamp that the race holds at that moment.
    You may send one or both to a conquest, with at least one token of the race. The conquest costs that
    many fewer tokens, and the Behemoths move to the conquered region. At the end of your turn you place
    both in regions of the race, which then cost attackers that many more tokens. A Behemoth is never
    lost: if its region is conquered, you place it again at the end of that turn. In decline the Behemoths
    leave the map.

power-fireball = Fireball
power-fireball-with = Fireball { race-name }
power-fireball-short = Each magic region held brings a fireball a turn, worth two tokens in one conquest.
power-fireball-text =
    At the end of each of your turns, you take a fireball for every magic region of the race. In later
    turns each fireball counts as two tokens in one conquest, which uses it up. You may throw several in
    one conquest, but at least one token of the race has to take part. In decline all fireballs are lost.

# --- Pieces and questions ----------------------------------------------------------------------------

piece-behemoth = Behemoth
count-behemoth = { $number ->
    [one] 1 Behemoth
   *[other] { $number } Behemoths
}
question-behemoth = Place the Behemoths.

# --- Reasons -----------------------------------------------------------------------------------------

reason-immune-forest = immune: the forest hides Shrubmen
