### Grand Dames of Small World, in words. How ids are made and what they take: see content.ftl.

box-grand-dames = Grand Dames of Small World

# --- Races -------------------------------------------------------------------------------------------

race-gypsies = Nomads
    .one = Nomad
    .gender = common
    .joined = nomads
    .also = Gypsies
race-gypsies-short = A coin for each region they abandon, where they may not return in that turn.
race-gypsies-text =
    When you ready your troops, each region that you abandon gets a coin from the bank, which you take when you
    score in the same turn. The race may not conquer such a region again in that turn by any means; if it has left
    all its regions, it enters the map again elsewhere. Regions that are lost to others, given up in redeployment or
    left in decline bring nothing.

race-priestesses = Priestesses
    .one = Priestess
    .gender = common
    .joined = priestesses
race-priestesses-short = In decline they gather in an Ivory Tower, where each of them is worth a coin.
race-priestesses-text =
    When the Priestesses decline, as many of them stay as they hold regions. All of these gather in one of
    the regions, of your choice: their Ivory Tower; the other regions are empty. The Tower brings a coin
    for each Priestess in it, and none for the region, in the turn of the decline and in every later one.
    It is conquered like any region, and then all of them are lost. A fortress under it stays, others
    leave.

race-white-ladies = White Ladies
    .one = White Lady
    .gender = common
    .joined = white ladies
race-white-ladies-short = In decline all their regions are immune.
race-white-ladies-text =
    While they are active, White Ladies are conquered like any other race. From the moment they decline,
    all their regions are immune: no opponent can conquer them or use a race’s or power’s ability on them.
    They leave the map when the next race of their player declines, unless they are a Spirit race.

# --- Powers ------------------------------------------------------------------------------------------

power-historian = Historian
power-historian-with = Historian { race-name }
power-historian-short = A coin for each race in decline as it is taken, then for each race that declines.
power-historian-text =
    When you take this combo, you gain a coin for each race in decline on the map, whoever owns it; Lost
    Tribes do not count. As long as the race is active, you gain a coin at once whenever another race
    declines, a Stout or a Spirit race too. When it declines itself, that is worth one last coin.

power-peace-loving = Peace-loving
power-peace-loving-with = Peace-loving { race-name }
power-peace-loving-short = Three coins for each turn in which it attacks no active race.
power-peace-loving-text =
    At scoring you gain three coins if the race attacked no active race in this turn. A final attempt that
    failed counts as an attack. Lost Tribes and races in decline may be attacked freely, Ghouls in decline
    among them.

# --- Why a region cannot be conquered ---------------------------------------------------------------

reason-immune-in-decline = immune: in decline
reason-abandoned-this-turn = your own race left it in this turn

# --- Pieces and questions ----------------------------------------------------------------------------

piece-tower = Ivory Tower
count-tower = { $number ->
    [one] 1 Ivory Tower
   *[other] { $number } Ivory Towers
}
sign-tower = T
question-priestesses = Place the Ivory Tower.
