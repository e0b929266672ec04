### Royal Bonus, in words. How ids are made and what they take: see content.ftl.

box-royal-bonus = Royal Bonus

# --- Races -------------------------------------------------------------------------------------------

race-fauns = Fauns
    .one = Faun
    .gender = common
    .joined = fauns
race-fauns-short = A new token for each active race’s region taken; its owner gets one as well.
race-fauns-text =
    Before the Fauns redeploy, you take a new Faun from the tray for every region of an active race that they
    conquered in this turn. They are fair about it: for every such region its owner takes a new token of their race,
    too, which is placed with those that withdrew. Lost Tribes and races in decline bring nothing, and the trays
    give no more than they have.

race-igors = Igors
    .one = Igor
    .gender = common
    .joined = igors
race-igors-short = Tokens lost in any conquest are sewn into new Igors.
race-igors-text =
    While the Igors are active, they collect every token that is lost in a conquest, whether from a Lost Tribe,
    another player or themselves; tokens that withdraw are not lost. At the beginning of your turn you hand in what
    you have collected: for as many tokens as there are players you take a new Igor from the tray into your hand.
    The rest is kept for later turns, and all of it is gone when the Igors decline.

race-shrubmen = Shrubmen
    .one = Shrubman
    .gender = common
    .joined = shrubmen
race-shrubmen-short = Their forests are immune, even in decline.
race-shrubmen-text =
    No opponent can conquer a forest that the Shrubmen hold or use a race’s or power’s ability on it, be it with
    tokens, with the die or otherwise. This lasts in decline, until the Shrubmen leave the map.

# --- Powers ------------------------------------------------------------------------------------------

power-aquatic = Aquatic
power-aquatic-with = Aquatic { race-name }
power-aquatic-short = 1 extra coin for each coastal region, 1 fewer coin for each other one.
power-aquatic-text =
    At scoring, each region of the race that borders a sea or the lake is worth 1 extra coin. Each other region is
    worth 1 fewer coin, so it brings nothing. It works for the active race only.

power-behemoth = Behemoth
power-behemoth-with = Behemoth { race-name }
power-behemoth-short = Two Behemoths, each as strong as the swamps that the race holds.
power-behemoth-text =
    You have two Behemoths. Each counts as as many tokens as there are swamps in the race’s hands at that moment.
    You may send one or both with at least one token of the race to a conquest: it costs that many fewer tokens, and
    they move to the conquered region. At the end of your turn you place both in regions of the race, which then
    cost attackers that many more tokens. A Behemoth is never lost with its region: you place it again at the end of
    that turn. In decline the Behemoths leave the map.

power-fireball = Fireball
power-fireball-with = Fireball { race-name }
power-fireball-short = Each magic region held brews a fireball a turn, worth two tokens in one conquest.
power-fireball-text =
    At the end of each of your turns you take a fireball for every magic region of the race. In later turns each
    counts as two tokens in one conquest, and is gone then. You may throw several at once, but at least one token of
    the race has to take part. In decline all fireballs go out.

# --- Pieces and questions ----------------------------------------------------------------------------

piece-behemoth = Behemoth
count-behemoth = { $number ->
    [one] 1 Behemoth
   *[other] { $number } Behemoths
}
question-behemoth = Place the Behemoths.

# --- Reasons -----------------------------------------------------------------------------------------

reason-immune-forest = immune: the forest hides Shrubmen
