### Realms: tiles, the things on them, and the scenarios.

box-realms-1 = My Precious (World)!
    .about = A river from edge to edge, and peaks beside it.
box-realms-2 = Life Is a Long, but Not So Quiet, River
    .about = Races land at the ends of a river.
box-realms-3 = Go East
    .about = From the west across the river, to the mines in the east.
box-realms-4 = I’ve Been to the Mountaintop
    .about = There are coins on the peaks, and every decline adds more.
box-realms-5 = The Rusted Throne
    .about = Everyone around the throne pays its holder.
box-realms-6 = Adrift
    .about = Players push tiles around; the seas between them join and part.
box-realms-7 = Crops of Power
    .about = Powers grow in fields, for the player who holds the land around them.
box-realms-8 = The Sword in the Cavern
    .about = The Sword waits in the middle of an underground world of seas.
box-realms-9 = A Game of Gods
    .about = Build the board together, and make combos from the cards you are dealt.
box-realms-9-redrawn = A Game of Gods, Redrawn
    .about = The same, without the races and powers that are hard to play.
box-realms-10 = A Dig Too Far
    .about = Gold lies deep below, and Monsters guard it.
box-realms-11 = All Together Now
    .about = Two teams of two, one for each world, and a lone player who scores double.
box-realms-12 = Night and Day
    .about = Two worlds on one board, and a coin for each region in the other one.

topic-realms = Boards of tiles
topic-realms-text =
    The scenarios of Realms are played on boards of six-sided tiles, with mountains, peaks and chasms on
    top. A peak is placed on a mountain and counts as a mountain for every rule, but costs 1 more token:
    four if no one is there. No one may enter or cross a chasm. Rivers that meet are one region. A river
    costs one token and brings no coin, and a race leaves it again when it redeploys, unless a power lets
    the race stay. A game has ten rounds with two or three players, nine with four, and eight with five or
    six. Races enter at the edge of the board unless the scenario says otherwise.

topic-my-precious = My Precious (World)!
topic-my-precious-text =
    For two to six players. A river crosses the board from edge to edge, and peaks rise beside it. There
    are no special rules, only those for every board of tiles. A race may conquer the river on its way,
    but must leave it when it redeploys.

topic-long-river = Life Is a Long, but Not So Quiet, River
topic-long-river-text =
    For two to six players. Races enter in six regions only: the two ends of the river, and the two lands
    beside each end. This applies to every first conquest, even of a race that has lost or abandoned all
    its regions. Only a race or power that may enter anywhere is exempt. An end of the river costs one
    token, and all lands on its banks can be conquered from there. The race leaves the river again when it
    redeploys.

topic-go-east = Go East
topic-go-east-text =
    For two to six players. Races enter by the western edge only. A river runs from north to south and has
    to be crossed. In the east are Victory Coin Mines: each brings its holder 1 extra coin every turn, as
    long as the race is active. A Victory Coin Mine stays in its region, does not defend it, and is not a
    mine symbol.

topic-mountaintop = I’ve Been to the Mountaintop
topic-mountaintop-text =
    For three to six players. Each peak starts with four coins. At the end of your turn you take one coin
    from each peak that your races hold, active or in decline. When a race goes into decline, its owner
    scores, then puts three coins from the bank on peaks of their choice. Not all three may go on the same
    peak. Coins on a peak belong to no one and do not defend it.

topic-the-throne = The Rusted Throne
topic-the-throne-text =
    For four or five players. The Rusted Throne is on the only peak, with five regions around it. At the
    end of their turn, the throne’s holder gets a coin for each of these regions with an opponent’s race
    or a Lost Tribe. Opponents pay for their races, active or in decline, and the bank pays for Lost
    Tribes. The holder’s own regions pay nothing. The throne is a place. It also serves a race in decline,
    and a player who takes its region has it from then on.

topic-adrift = Adrift
topic-adrift-text =
    For two to six players. At the very beginning of your turn you may push one tile elsewhere, whether
    you expand or decline afterwards. The tile slides over the table, so it needs enough room. You may not
    lift it or move other tiles with it. You may turn it on the way, or turn it and leave it where it is.
    Afterwards all tiles must be connected. Everything on the tile moves with it. Nothing is conquered by
    this, and new neighbours count immediately. Waters are seas: they join where they touch, and part
    where they do not. Without a power that allows it, no one may enter or cross them, or enter the board
    from them. If relics and places are used, there is one fewer than there are players, on as many
    different terrains as possible.

topic-crops = Crops of Power
topic-crops-text =
    For two to six players. The map has empty fields, as many as there are players, with a badge in each.
    While your active race holds five regions that border a field, you also have its power. You gain it at
    once, even during a turn, and lose it when you hold fewer than five. Lands and mountains count; rivers
    and races in decline do not. If you lose a power, its pieces go; its badge stays in the field. A badge
    in a field brings no tokens. No one may enter or cross a field, and a field is not an edge of the
    board. Some badges cannot grow in a field: Cursed, Historian, Reborn, Spirit, Wealthy and Wise.

topic-the-cavern = The Sword in the Cavern
topic-the-cavern-text =
    For three to five players, in the world below. The Sword of the Killer Rabbit is face up in the middle
    of the board, and two Monsters guard it. Places are hidden in other regions, each under two Monsters;
    the other relics stay in the box. All waters are seas: no one may enter or cross them without a power
    that allows it. Races enter only at the edge of the board, and not by a sea.

topic-the-gods = A Game of Gods
topic-the-gods-text =
    For two to six players. Each player is dealt three races and three powers, and keeps them secret until
    they play them. In your first turn, and in the turn after each decline, you combine one of your races
    with one of your powers for free. You can use each only once: after a third decline you have no race
    left. Some races and powers are hard to play and bring coins when they enter: Cursed twelve, Dwarves
    and White Ladies four, Shadow Mimes two. Iron Dwarves cost four coins, and Homunculi bring two extra
    tokens. In the redrawn game, these six are not dealt at all if there are three or more players. Two
    players are not dealt cards: they lay out seven races and seven powers and take turns choosing one
    until both have three of each. Then none of them brings coins. The players build the board. Before the
    first turn, and at the beginning of every turn, the current player adds a tile next to those on the
    table. This ends when the board has nine regions per player. The player may put a mountain, a chasm,
    both or neither on the tile. In a game of both worlds, either side may be up. They may also place a
    Lost Tribe on the tile, and must if two of its regions are not mountains. Rivers and chasms do not
    count as regions here. Rivers that meet are one region. If relics and places are used, each player
    places one, guarded by two Monsters, on their first or second tile. The first player places one more
    on the very first tile.

topic-the-dig = A Dig Too Far
topic-the-dig-text =
    For three or four players, in the world below. Three veins of gold run down from the middle of the
    board. Each is three regions deep, with a hidden coin and one guard in every region. At first only the
    upper regions can be entered. Once all three have been conquered, no matter by whom, the second level
    opens, and then the third. The first player to conquer a region of a vein takes its coin immediately;
    a coin of five or ten also brings a relic. One guard is discarded. The others go down to the next
    region of the vein that was never conquered, joined by as many new guards as the coin is worth. At the
    end of every round but the last, the guards of each vein attack, from west to east. All but one in
    each of their regions take part. They always attack the least protected land that they border, and use
    the die for their last attack. If lands are equally weak, a die decides. Guards without a target go
    back to the highest region of their vein that was never conquered. If there is none, they go back to
    the region from which they last attacked. Relics stay next to the board, and the Monsters of the north
    guard only places.

topic-all-together = All Together Now
topic-all-together-text =
    For exactly five players, with races and powers of both worlds. Four tunnels connect the surface with
    the world below. Seats are drawn. The first and the fourth player are the team of the surface. The
    second and the fifth are the team of the world below. The third plays alone. A team takes only races
    from its world; the lone player takes races of either world. Surface races, underground races and
    powers are in three columns of six rows, with the coins of each row next to them. Take any race that
    you may use, and any power. You pay one coin on each row above the lower of the two, and take the
    coins in that row. Each column closes its gaps separately; coins stay in their rows. A race enters the
    board at the edge of its world, and may go anywhere after that. Partners do not share coins, tokens or
    secrets, and may attack each other. At the end, the coins of a team are added up, and those of the
    lone player are doubled.

topic-night-and-day = Night and Day
topic-night-and-day-text =
    For three to five players, with races and powers of both worlds. The north of the board is the
    surface, the south the world below. Tunnels with the same number make their regions adjacent, at any
    distance. Surface and underground combos are revealed in turn, and you may take either. A surface race
    enters at the northern edge of the board, a race of the world below at the southern edge. At the end
    of your turn, each region of the other world that one of your races holds, active or in decline,
    brings you 1 extra coin. So does each region of its home world that it took this turn from a race of
    the other world. Rivers bring nothing. Lost Tribes live in the north; Monsters guard relics and places
    in the south.

reason-peak = peak: 1 more token
reason-closed-level = closed: first all regions of the level above must be conquered

feature-peak = peak
feature-coin-mine = coin mine
    .about = Brings an active race 1 extra coin every turn.
feature-throne = Rusted Throne
feature-sword = Sword
feature-tunnel = tunnel
feature-west-vein = western vein
feature-middle-vein = middle vein
feature-east-vein = eastern vein
feature-vein-a = level A
    .about =
        The first player to conquer it takes its hidden coin. Then the guards go down, joined by as many
        new ones as the coin is worth.
feature-vein-b = level B
    .about =
        The first player to conquer it takes its hidden coin. Then the guards go down, joined by as many
        new ones as the coin is worth.
feature-vein-c = level C
    .about =
        The first player to conquer it takes its hidden coin. Then the guards go down, joined by as many
        new ones as the coin is worth.

feature-well = well
feature-cairn = cairn
feature-statue = statue
feature-shrine = shrine
feature-oak = oak
feature-gate = gate
feature-beacon = beacon

power-the-wells = The wells
power-the-wells-with = { race-name }
power-the-cairns = The cairns
power-the-cairns-with = { race-name }
power-the-statues = The statues
power-the-statues-with = { race-name }
power-the-shrines = The shrines
power-the-shrines-with = { race-name }
power-the-oaks = The oaks
power-the-oaks-with = { race-name }
power-the-gates = The gates
power-the-gates-with = { race-name }
power-the-beacons = The beacons
power-the-beacons-with = { race-name }
power-mountain-land = { feature-mountain }
power-mountain-land-with = { race-name }
power-hill-land = { feature-hill }
power-hill-land-with = { race-name }
power-forest-land = { feature-forest }
power-forest-land-with = { race-name }
power-farmland-land = { feature-farmland }
power-farmland-land-with = { race-name }
power-swamp-land = { feature-swamp }
power-swamp-land-with = { race-name }
power-sea-land = { feature-sea }
power-sea-land-with = { race-name }
power-lake-land = { feature-lake }
power-lake-land-with = { race-name }
power-black-mountain-land = { feature-black-mountain }
power-black-mountain-land-with = { race-name }
power-mud-pool-land = { feature-mud-pool }
power-mud-pool-land-with = { race-name }
power-mushroom-forest-land = { feature-mushroom-forest }
power-mushroom-forest-land-with = { race-name }
power-mine-land = { feature-mine }
power-mine-land-with = { race-name }
power-mystic-crystal-land = { feature-mystic-crystal }
power-mystic-crystal-land-with = { race-name }
power-river-land = { feature-river }
power-river-land-with = { race-name }
power-chasm-land = { feature-chasm }
power-chasm-land-with = { race-name }
power-cavern-land = { feature-cavern }
power-cavern-land-with = { race-name }
power-magic-land = { feature-magic }
power-magic-land-with = { race-name }
power-volcano-land = { feature-volcano }
power-volcano-land-with = { race-name }
power-coast-land = { feature-coast }
power-coast-land-with = { race-name }
power-edge-land = { feature-edge }
power-edge-land-with = { race-name }
power-coin-mine-land = { feature-coin-mine }
power-coin-mine-land-with = { race-name }
power-peak-land = { feature-peak }
power-peak-land-with = { race-name }
power-throne-land = { feature-throne }
power-throne-land-with = { race-name }
power-sword-land = { feature-sword }
power-sword-land-with = { race-name }

power-victory-coin-mines = Victory Coin Mines
power-victory-coin-mines-with = { race-name }
power-crops-of-power = Crops of Power
power-crops-of-power-with = { race-name }
power-coins-on-peaks = Coins on peaks
power-coins-on-peaks-with = { race-name }
power-sword-in-the-cavern = The Sword in the Cavern
power-sword-in-the-cavern-with = { race-name }
power-all-together-now = All Together Now
power-all-together-now-with = { race-name }
power-night-and-day = Night and Day
power-night-and-day-with = { race-name }

power-hands = Hands
power-hands-with = { race-name }
power-hands-2 = Hands
power-hands-2-with = { race-name }
power-creation = Creation
power-creation-with = { race-name }
power-creation-2 = Creation
power-creation-2-with = { race-name }
power-creation-3 = Creation
power-creation-3-with = { race-name }
power-creation-4 = Creation
power-creation-4-with = { race-name }
power-creation-5 = Creation
power-creation-5-with = { race-name }
power-creation-6 = Creation
power-creation-6-with = { race-name }
power-creation-7 = Creation
power-creation-7-with = { race-name }
question-hands-2 = Choose a race or a power.
question-creation = Choose a tile to place.
question-creation-2 = Place the tile.
question-creation-3 = Turn the tile.
question-creation-4 = Place a mountain on the tile?
pass-creation-4 = no mountain
question-creation-5 = Place a chasm on the tile?
pass-creation-5 = no chasm
question-creation-6 = Place two Monsters to guard a relic or place.
pass-creation-6 = not on this tile
question-creation-7 = Place a Lost Tribe.
pass-creation-7 = no Lost Tribe

power-drift = Drift
power-drift-with = { race-name }
power-drift-2 = Drift
power-drift-2-with = { race-name }
power-drift-3 = Drift
power-drift-3-with = { race-name }
power-rusted-throne = The Rusted Throne
power-rusted-throne-with = { race-name }
power-rusted-throne-short = Place: a coin for each adjacent region with an opponent’s race or a Lost Tribe.
power-rusted-throne-text =
    For four or five players. The Rusted Throne is on the only peak, with five regions around it. At the
    end of their turn, the throne’s holder gets a coin for each of these regions with an opponent’s race
    or a Lost Tribe. Opponents pay for their races, active or in decline, and the bank pays for Lost
    Tribes. The holder’s own regions pay nothing. The throne is a place. It also serves a race in decline,
    and a player who takes its region has it from then on.

race-guards = Guards
    .one = Guard
    .gender = common
    .joined = guards
race-guards-short = They guard the veins of gold, and belong to no one.
race-guards-text =
    The guards of the veins of gold are Monsters and belong to no one. They defend the region that they
    are in. At the end of every round but the last, they attack.

power-skeleton-guards = The Skeletons
power-skeleton-guards-with = { race-name }
power-sorcerer-guards = The Sorcerers
power-sorcerer-guards-with = { race-name }
power-mummy-guards = The Mummies
power-mummy-guards-with = { race-name }
power-veins-of-gold = The veins of gold
power-veins-of-gold-with = { race-name }

sign-peak-coin = $
piece-peak-coin = peak coin
    .about = The player who holds the peak takes one at the end of their turn.
count-peak-coin = { $number ->
    [one] 1 coin on the peak
   *[other] { $number } coins on the peak
}
sign-skeleton-guards = s
piece-skeleton-guards = Skeletons of the vein
    .about = They belong to no one, and attack after the last player’s turn.
count-skeleton-guards = { $number ->
    [one] Skeletons of the vein
   *[other] { $number } × Skeletons of the vein
}
sign-sorcerer-guards = z
piece-sorcerer-guards = Sorcerers of the vein
    .about = They belong to no one, and attack after the last player’s turn.
count-sorcerer-guards = { $number ->
    [one] Sorcerers of the vein
   *[other] { $number } × Sorcerers of the vein
}
sign-mummy-guards = u
piece-mummy-guards = Mummies of the vein
    .about = They belong to no one, and attack after the last player’s turn.
count-mummy-guards = { $number ->
    [one] Mummies of the vein
   *[other] { $number } × Mummies of the vein
}

question-crops-of-power = Which badge grows in the next field?
question-coins-on-peaks = Put coins on peaks.
more-coins-on-peaks = { $number ->
    [one] Lay one more coin
   *[other] Lay { $number } more coins
}
answer-coins-on-peaks = Lay the coins

coins-coins-on-peaks = { $number ->
    [one] coin from a peak
   *[other] coins from peaks
}
coins-victory-coin-mines = { $number ->
    [one] coin mine
   *[other] coin mines
}
coins-rusted-throne = tribute to the throne

question-drift = Push a tile?
pass-drift = Leave the tiles
question-drift-2 = Push the tile.
question-drift-3 = Turn the tile clockwise: by how many sixths?
do-drift-3 = { $tokens ->
    [0] Do not turn it
    [one] Turn by 1 sixth
   *[other] Turn by { $tokens } sixths
}

# --- Hints for a first game ----------------------------------------------------------------------------

guide-drift = Tap a tile with a dashed rim to push or turn it with everything on it. Or leave all tiles.
guide-drift-2 = The tile can slide to the bright cells. Choose its present cell to turn it in place.
guide-drift-3 = The map shows how the tile will be placed. Each sixth turns it by one side.
guide-choose-from-columns = Take a race from your column and any power. The lower row sets the price, and its coins are yours.
guide-choose-combo-in-realms-12 = Combos of the two worlds alternate. Surface races enter in the north, underground races in the south.
guide-hands-2 = Take turns choosing races and powers, three of each. All your combos in this game come from them.
guide-choose-from-hand = Combine any race and power from your hand for free. You can use each only once.
guide-creation = The board grows until it has nine regions per player. Choose a tile, then its place and rotation.
guide-in-realms-6 = Pushing tiles changes which regions touch. Only regions that touch now are neighbours. No race enters from a sea.
guide-in-realms-7 = Click a field: you also have its power while your active race holds five regions around it.
guide-in-realms-10 = Once all three A regions have been conquered by anyone, B opens for everyone, and then C.
guide-in-realms-11 = Players 1 and 4 are a team, as are 2 and 5. Player 3 is alone and scores double.
guide-in-realms-12 = A region of the other world earns your active race 1 extra coin. So does driving out its races.
guide-entry = On this board, a race that is not on the map enters only in the regions you can click.
guide-peak = A peak is a mountain and costs 1 more token: four if no one is there.
guide-piece-peak-coin = Peaks have coins. If your race holds a peak, even in decline, you take one each turn.
guide-coins-on-peaks = Put three coins from the bank on peaks, not all on one. The peak’s holder takes one a turn.
guide-coin-mine = A coin mine brings 1 extra coin every turn, as long as your race is active.
guide-throne = The Throne’s holder gets a coin for each occupied region around it, from its owner or the bank.
guide-sword = Two Monsters guard the Sword. With it, an active race can make one conquest a turn for two fewer tokens.
guide-tunnel = Regions whose tunnels have the same number are neighbours.
guide-vein-a = Each guard adds 1 to the cost. The coin is yours; as many guards as it is worth wake below.
guide-vein-b = Each guard adds 1 to the cost. The coin is yours; as many guards as it is worth wake below.
guide-vein-c = Each guard adds 1 to the cost. The coin is yours; as many guards as it is worth wake below.
guide-piece-skeleton-guards = After the last player’s turn, guards attack the least protected land next to them. One guard stays in each region.
guide-piece-sorcerer-guards = After the last player’s turn, guards attack the least protected land next to them. One guard stays in each region.
guide-piece-mummy-guards = After the last player’s turn, guards attack the least protected land next to them. One guard stays in each region.

story-regions-opened = The next level of the veins of gold is open: { $number ->
    [one] { $number } region
   *[other] { $number } regions
}.
story-power-grown = { $ability } grows in a field.
story-badge-cast-aside = { $ability } cannot grow in a field, so another badge is drawn.
story-power-lent = A field gives { $player } its power: { $ability }.
story-power-recalled = { $player } loses the power of a field: { $ability }.

# --- Setting up a table ------------------------------------------------------------------------------

setup-tiles = Scenarios on tiles
    .none = None: a printed board
scenario-players = { $first } to { $last } players
scenario-stars = { $number ->
    [one] 1 star
   *[other] { $number } stars
}
