### Grand Dames of Small World: texts. For ids and arguments, see content.ftl.

box-grand-dames = Grand Dames of Small World

# --- Races -------------------------------------------------------------------------------------------

race-gypsies = Nomads
    .one = Nomad
    .gender = common
    .joined = nomads
    .also = Gypsies
race-gypsies-short = A coin for each region they abandon; they may not return there in that turn.
race-gypsies-text =
    When you ready your troops, each region that you abandon gets a coin from the bank. You take these
    coins when you score in the same turn. The race may not conquer such a region again in that turn by
    any means. If it has left all its regions, it enters the map again elsewhere. You get nothing for
    regions that others take, that you give up in redeployment, or that you leave in decline.

race-priestesses = Priestesses
    .one = Priestess
    .gender = common
    .joined = priestesses
race-priestesses-short = In decline they gather in an Ivory Tower, where each of them is worth a coin.
race-priestesses-text =
    When the Priestesses decline, one stays for each region that they hold. They all gather in one of
    these regions, which you choose: their Ivory Tower. The other regions become empty. In the turn of the
    decline and in every later turn, the Tower brings a coin for each Priestess in it, but none for the
    region. It is conquered like any region, and then all Priestesses are lost. A fortress under the Tower
    stays; others leave the map.

race-white-ladies = White Ladies
    .one = White Lady
    .gender = common
    .joined = white ladies
race-white-ladies-short = In decline all their regions are immune.
race-white-ladies-text =
    While they are active, White Ladies are conquered like any other race. From the moment they decline,
    all their regions are immune: no opponent can conquer them or use a race’s or power’s ability on them.
    They leave the map when their player’s next race declines, unless they are a Spirit race.

# --- Powers ------------------------------------------------------------------------------------------

power-historian = Historian
power-historian-with = Historian { race-name }
power-historian-short = A coin for each race in decline when you take it, then for each race that declines.
power-historian-text =
    When you take this combo, you gain a coin for each race in decline on the map, whoever owns it; Lost
    Tribes do not count. As long as the race is active, you gain a coin at once whenever another race
    declines, including a Stout or a Spirit race. Its own decline brings one last coin.

power-peace-loving = Peace-loving
power-peace-loving-with = Peace-loving { race-name }
power-peace-loving-short = Three coins for each turn in which it attacks no active race.
power-peace-loving-text =
    At scoring you gain three coins if the race attacked no active race in this turn. A failed final
    attempt also counts as an attack. You may attack Lost Tribes and races in decline freely, including
    Ghouls in decline.

# --- Reasons why a region cannot be conquered -------------------------------------------------------

reason-immune-in-decline = immune: in decline
reason-abandoned-this-turn = this race abandoned it this turn

# --- Pieces and questions ----------------------------------------------------------------------------

piece-tower = Ivory Tower
count-tower = { $number ->
    [one] 1 Ivory Tower
   *[other] { $number } Ivory Towers
}
sign-tower = T
question-priestesses = Place the Ivory Tower.
