### Underground: texts. For ids and arguments, see content.ftl.
###
### Relics and places are neither dealt nor chosen, so they have no card. Their ids are power-<name>; players read these
### as names.

box-underground = Small World Underground
box-places = Relics and places above

# --- General rules -----------------------------------------------------------------------------------

topic-underground = The world below
topic-underground-text =
    A river costs 1 fewer token than other regions, and every race may conquer it. But when you redeploy,
    your tokens leave the river, and it earns no coin. Where a river reaches the edge, races may enter the
    map by it. No one may enter or cross a chasm. A Black Mountain is a mountain. Two Monsters guard each
    region with their symbol. The player who conquers such a region discovers one of the fifteen relics
    and places; the game uses as many as there are such regions. From then on, the relic or place serves
    the player who holds its region. A place stays where it is. A relic moves to the region it was last
    used on. Races in decline can use only those relics and places whose text says so.

topic-two-worlds = Two worlds
topic-two-worlds-text =
    You can play races and powers of both worlds in either world. Those that would have no effect there
    stay in the box: the underground has no farmland, hills or caverns, and the surface has no chasms.
    Similar things replace each other: mountains and Black Mountains, swamps and mud pools, forests and
    mushroom forests, sources of magic and mystic crystals, seas, lakes and rivers. A mine is a mine in
    both worlds. If you play with relics and places on the surface, each is put in a region of a Lost
    Tribe, and two Monsters replace the Lost Tribe.

# --- Races -------------------------------------------------------------------------------------------

race-cultists = Cultists
    .one = Cultist
    .gender = common
    .joined = cultists
race-cultists-short = Regions next to their Great Ancient cost 1 fewer token; its own region is immune.
race-cultists-text =
    The Great Ancient settles in the first region that the Cultists conquer, and that region is immune.
    Every region that the Cultists can treat as adjacent to it costs 1 fewer token, but always at least
    one. At the beginning of your turn you may move the Great Ancient to another Cultist region. If its
    region is abandoned or emptied, it returns to your hand, and you place it again when your next turn
    begins. In decline it is gone.

race-drow = Drow
    .one = Drow
    .gender = common
    .joined = drow
race-drow-short = 1 extra coin for each region that does not border on any other race.
race-drow-text =
    At scoring, each region of the Drow brings 1 extra coin if no region that borders on it holds another
    race. Races in decline count as other races, even your own, and so do Monsters and Lost Tribes. The
    Balrog does not. In decline there is no extra coin.

race-flames = Flames
    .one = Flame
    .gender = common
    .joined = flames
race-flames-short = Regions joined to their Volcano cost as if no one were there.
race-flames-text =
    When you take the combo, you place the Volcano on a suitable chasm. Each first conquest of the Flames
    must be a region next to the Volcano. Regions next to it, or linked to it by an unbroken chain of the
    Flames’ own regions, cost as if they were empty. Only the ground itself can add to their price: a
    Black Mountain, or the Keep on the Motherland. In decline the Volcano has no effect.

race-gnomes = Gnomes
    .one = Gnome
    .gender = common
    .joined = gnomes
race-gnomes-short = No power, race, relic or place helps opponents to conquer their regions.
race-gnomes-text =
    In other players’ turns, no ability of a race or power, no relic and no place helps to conquer a
    region of the active Gnomes. Price reductions, longer reach, substitutions, dragons and the
    Balrog do not work against them: only normal adjacency and the normal price count. The reinforcement die is rolled as usual. Abilities that
    make a conquest cost more, such as the Mummies’, still apply. In decline this protection ends.

race-iron-dwarves = Iron Dwarves
    .one = Iron Dwarf
    .gender = common
    .joined = iron dwarves
race-iron-dwarves-short = Each turn, a silver hammer for each mine they hold: a token for later conquests.
race-iron-dwarves-text =
    When the Iron Dwarves redeploy, they forge a silver hammer for each mine that they hold, up to seven
    in all. In later turns, each hammer counts as a token in a conquest in which at least one Iron Dwarf
    takes part. Hammers never defend: at every redeployment they return to your hand, and each region
    keeps a Dwarf. In decline the hammers are lost.

race-kraken = Kraken
    .one = Kraken
    .gender = common
    .joined = kraken
race-kraken-short = May stay in rivers, which score for them, even in decline.
race-kraken-text =
    When the Kraken redeploy, they need not leave rivers. For them, rivers that they hold are regions like
    any other, and bring a coin each at scoring, even in decline. Other races may conquer such a river for
    one token, and one more for each token there, but must leave it again.

race-liches = Liches
    .one = Lich
    .gender = common
    .joined = liches
race-liches-short = In decline, a player who conquers one of their regions pays their owner a coin.
race-liches-text =
    An opponent who conquers a region of Liches in decline pays a coin to their owner. An opponent without
    a coin cannot conquer the region at all. Active Liches demand no coin.

race-lizardmen = Lizardmen
    .one = Lizardman
    .gender = common
    .joined = lizardmen
race-lizardmen-short = For them, all regions along one stretch of river are adjacent to one another.
race-lizardmen-text =
    For the Lizardmen, all regions along one unbroken stretch of river are adjacent to one another,
    whether or not the river is occupied. Crossing it costs no token. If the river reaches the edge of the
    map, they may also enter in any region along it. They conquer a river itself only if they want to, and
    leave it again when they redeploy.

race-mudmen = Mudmen
    .one = Mudman
    .gender = common
    .joined = mudmen
race-mudmen-short = A new token for each mud pool they hold as they redeploy.
race-mudmen-text =
    Before the Mudmen redeploy, you take a new Mudman from the tray for each mud pool that they hold, if
    the tray has enough. The new tokens are placed with the others. In decline the Mudmen gain no tokens.

race-mummies = Mummies
    .one = Mummy
    .gender = common
    .joined = mummies
race-mummies-short = Many tokens, but every region costs them 1 more token.
race-mummies-text =
    No other banner of the world below brings as many tokens. But every region costs the Mummies 1 more
    token, no matter who holds it. Conquests with a special price, such as a substitution or the dragon,
    do not cost more.

race-ogres = Ogres
    .one = Ogre
    .gender = common
    .joined = ogres
race-ogres-short = Every region costs 1 fewer token.
race-ogres-text =
    Every region costs the Ogres 1 fewer token, but always at least one. This adds up with other
    reductions, and also helps in a final attempt.

race-shadow-mimes = Shadow Mimes
    .one = Shadow Mime
    .gender = common
    .joined = shadow mimes
race-shadow-mimes-short = When you take them, you may swap their badge for any other in the column.
race-shadow-mimes-text =
    When you take the Shadow Mimes and have paid, you may exchange their badge for that of another combo
    in the column. Coins stay where they are. You take the tokens of their banner and of the badge that
    they keep. They cannot exchange it again later.

race-shrooms = Shrooms
    .one = Shroom
    .gender = common
    .joined = shrooms
race-shrooms-short = 1 extra coin for each mushroom forest they hold.
race-shrooms-text =
    At scoring, every mushroom forest that the Shrooms hold is worth 1 extra coin. There is no extra coin
    in decline, or in the turn in which they decline.

race-spiderines = Spiderines
    .one = Spiderine
    .gender = common
    .joined = spiderines
race-spiderines-short = Every region that borders on a chasm is within their reach.
race-spiderines-text =
    Spiderines climb from chasm to chasm. For them, every region that borders on a chasm is adjacent to
    all regions that they hold, anywhere on the map. They may also enter the map by any region that
    borders on a chasm. Even Spiderines cannot enter the chasms themselves.

race-will-o-wisps = Will-o’-Wisps
    .one = Will-o’-Wisp
    .gender = common
    .joined = will-o’-wisps
race-will-o-wisps-short = Roll the die for crystal regions and their neighbours before they conquer them.
race-will-o-wisps-text =
    The Will-o’-Wisps can roll the die before they conquer a region with mystic crystals, or one next to a
    crystal region that they hold. You name the region and roll: its price is reduced by the pips, but
    never below one. If the tokens in hand are enough, you must conquer the region, and may continue. If
    they are not, your conquests end. You may not name a region that is more than three tokens too
    expensive, and no conquest gets a second die.

# --- Powers ------------------------------------------------------------------------------------------

power-adventurous = Adventurous
power-adventurous-with = Adventurous { race-name }
power-adventurous-short = 1 extra coin for each region with a place.
power-adventurous-text =
    At scoring, every region of the race with one of the nine places is worth 1 extra coin, in addition to
    what the place itself brings. Relics do not count. In decline there is no extra coin.

power-fisher = Fisher
power-fisher-with = Fisher { race-name }
power-fisher-short = 1 extra coin for every two regions on a river.
power-fisher-text =
    At scoring, every two regions of the race that border on a river bring 1 extra coin; one left over
    brings none. Rivers themselves do not count as such regions. In decline the bonus is gone.

power-flocking = Flocking
power-flocking-with = Flocking { race-name }
power-flocking-short = Two extra coins if all regions of the race are connected.
power-flocking-text =
    At scoring, the race brings two extra coins if all its regions are connected: you can go from each to
    every other without leaving them. Regions that an ability makes adjacent for this race also count as
    connected: for example, the chasms of Spiderines or the Great Brass Pipe. A single region counts as
    connected. A race without regions gets no bonus. In decline the bonus is gone.

power-frightened = Frightened
power-frightened-with = Frightened { race-name }
power-frightened-short = 1 extra coin for each region with three tokens or more.
power-frightened-text =
    At scoring, every region that holds three or more tokens of the race after redeployment is worth 1
    extra coin. A Leader counts as a token of the race. In decline the bonus is gone.

power-immortal = Immortal
power-immortal-with = Immortal { race-name }
power-immortal-short = Loses no token when a region of the race is conquered.
power-immortal-text =
    When a region of the active race is conquered, no token is lost, not even to the Balrog. All of them
    withdraw to your hand, and you place them at the end of that turn. If the race has no region left,
    they wait in hand for your next turn. Only a token replaced by substitution goes to the tray. In
    decline tokens are lost as usual.

power-magic = Magic
power-magic-with = Magic { race-name }
power-magic-short = Once a turn, the Bag o’ many things does what a relic on the map can do.
power-magic-text =
    Once a turn, the Bag o’ many things works like any discovered relic, no matter who holds that relic.
    The Bag then moves as the relic would. The Bag and the relic that it copies never act on the same
    region. No one can take the Bag: when its region is lost or abandoned, it comes back to your hand. In
    decline it is gone.

power-martyr = Martyr
power-martyr-with = Martyr { race-name }
power-martyr-short = A coin at once for each region an opponent conquers from the race.
power-martyr-text =
    Each time an opponent conquers a region of the active race, you take a coin from the bank at once,
    whatever happens to the tokens there. A visit of the Balrog counts, but a failed attempt does not. In
    decline nothing is paid.

power-mining = Mining
power-mining-with = Mining { race-name }
power-mining-short = 1 extra coin for each mine they hold.
power-mining-text =
    At scoring, every mine that the race holds is worth 1 extra coin. There is no extra coin in decline,
    or in the turn in which the race declines.

power-muddy = Muddy
power-muddy-with = Muddy { race-name }
power-muddy-short = 1 extra coin for each mud pool they hold, even in decline.
power-muddy-text =
    At scoring, every mud pool that the race holds is worth 1 extra coin. The bonus also counts in the
    turn in which the race declines and in every later turn, as long as it holds the pool.

power-mystic = Mystic
power-mystic-with = Mystic { race-name }
power-mystic-short = 1 extra coin for each region with mystic crystals.
power-mystic-text =
    At scoring, every region with mystic crystals that the race holds is worth 1 extra coin. There is no
    extra coin in decline, or in the turn in which the race declines.

power-quarreling = Quarreling
power-quarreling-with = Quarreling { race-name }
power-quarreling-short = 1 extra coin for each separate group of its regions.
power-quarreling-text =
    At scoring, the race brings 1 extra coin for each separate group of its regions. Regions belong to the
    same group if common borders connect them. Special ways of being adjacent do not count here. In
    decline the bonus is gone.

power-reborn = Reborn
power-reborn-with = Reborn { race-name }
power-reborn-short = In decline, up to two of its regions a turn may become regions of your active race.
power-reborn-text =
    Once the race is in decline, you may empty one or two of its regions at the beginning of each of your
    turns. Put a token of your active race into each, from the tray or else from your hand. This is not a
    conquest. Places and relics there now serve the active race. In this way a race is on the map even in
    the turn in which you take it. The badge stays with the race in decline.

power-royal = Royal
power-royal-with = Royal { race-name }
power-royal-short = The Queen makes a region of the race immune.
power-royal-text =
    At the end of each of your turns you place the Queen in a region of the race. That region is immune
    until you place the Queen again. If the region is abandoned, the Queen returns to your hand. In
    decline the Queen stays as long as a token is there, and the region stays immune.

power-shield = Shield
power-shield-with = Shield { race-name }
power-shield-short = Mushroom forests grow armour that adds 1 to a region’s cost, even in decline.
power-shield-text =
    When your conquests are over, you take a suit of mushroom armour for each mushroom forest that the
    race holds. There are eight in all. You place the new suits in regions of the race when you redeploy.
    Each adds 1 to the cost of its region for attackers, even in decline. Once placed, armour does not
    move. It goes back to the stock when the region is lost or abandoned. Armour does not count as a
    token, so it does not protect a lone token from substitution.

power-stone = Stone
power-stone-with = Stone { race-name }
power-stone-short = 1 extra coin for each Black Mountain they hold.
power-stone-text =
    At scoring, every Black Mountain that the race holds is worth 1 extra coin. There is no extra coin in
    decline, or in the turn in which the race declines.

power-thieving = Thieving
power-thieving-with = Thieving { race-name }
power-thieving-short = A coin from each opponent whose active race borders on this one.
power-thieving-text =
    At scoring, you take a coin from each opponent whose active race has a token in a region bordering one
    of this race. You take it only once from each, and only if they have one. You take nothing from races
    in decline, and nothing while this race is in decline.

power-tomb = Tomb
power-tomb-with = Tomb { race-name }
power-tomb-short = In decline all tokens stay on the map.
power-tomb-text =
    When the race declines, every token on the map stays, not just one in each region. Before scoring, you
    may spread them over its regions once more, at least one in each. Those in hand go to the tray. When a
    region is conquered later, one token is lost and the others withdraw to other regions of the race. If
    it has no other region, all of them are lost.

power-vampire = Vampire
power-vampire-with = Vampire { race-name }
power-vampire-short = Once a turn per opponent, replace a lone active token by one of yours.
power-vampire-text =
    Once a turn for each opponent, you may conquer a region by substitution. The region must hold exactly
    one token of their active race, and this race must be able to attack it. That token goes to the tray,
    even an Immortal one. One of yours takes its place, from the tray or else from your hand. Black
    Mountain, Keep and armour do not prevent this, but Gnomes cannot be replaced. You may not do this
    after a final attempt.

power-vanishing = Vanishing
power-vanishing-with = Vanishing { race-name }
power-vanishing-short = In decline it leaves the map, with two coins for each region it held.
power-vanishing-text =
    When the race declines, all its tokens leave the map at once. In that turn, each region that it held
    brings two coins instead of one, and nothing else. Your earlier race in decline has already left, as
    usual, unless it may stay. So you may end up without any race in decline.

power-vengeful = Vengeful
power-vengeful-with = Vengeful { race-name }
power-vengeful-short = Regions of players who attacked you since your last turn cost 1 fewer token.
power-vengeful-text =
    Each opponent who attacks any race of yours, active or in decline, gets a vengeance marker. In your
    next turn, their regions cost this race 1 fewer token, but always at least one. This includes regions
    of their races in decline. At the end of that turn you take the markers back. In decline the power has
    no effect.

power-wise = Wise
power-wise-with = Wise { race-name }
power-wise-short = In decline, two extra coins each turn while it holds a region.
power-wise-text =
    Once the race is in decline, it brings two extra coins each time you score, as long as it holds at least one
    region. This includes the turn in which it declines. While it is active, it brings nothing extra. The badge
    stays with it.

# --- Relics ------------------------------------------------------------------------------------------

power-the-flying-doormat = The Flying Doormat
power-the-flying-doormat-with = { race-name }
power-the-flying-doormat-short = Relic: once a turn, any region is within reach.
power-the-flying-doormat-text =
    A relic. Once a turn, the active race that holds it may conquer a region anywhere on the map, at its
    usual price. If the conquest succeeds, the Doormat moves there; otherwise it stays. A race without a
    region on the map cannot use it.

power-froggys-ring = Froggy’s Ring
power-froggys-ring-with = { race-name }
power-froggys-ring-short = Relic: a coin from each opponent whose active race borders on the Ring.
power-froggys-ring-text =
    A relic. At the end of your turn you may move it to any region of the active race that holds it. You
    then take a coin from each opponent who has a token of their active race in a bordering region, if
    they have a coin.

power-the-stinky-trolls-socks = The Stinky Troll’s Socks
power-the-stinky-trolls-socks-with = { race-name }
power-the-stinky-trolls-socks-short = Relic: once a turn, a region costs as if empty, and all its tokens withdraw.
power-the-stinky-trolls-socks-text =
    A relic. Once a turn, the active race that holds the Socks may conquer a region as if it were empty: only
    the terrain still adds to the cost. All defenders withdraw, to other regions of their race or to their
    owner’s hand. Only a race in decline without another region is lost. The Socks move to the conquered region.

power-the-scepter-of-avarice = The Scepter of Avarice
power-the-scepter-of-avarice-with = { race-name }
power-the-scepter-of-avarice-short = Relic: the coins of the region with the Scepter count twice.
power-the-scepter-of-avarice-text =
    A relic. At the end of your turn you may move it to any region of the active race that holds it. At
    scoring, every coin that the bank pays for that region counts twice: for the region itself, and for
    its terrain, place, race or power. Coins for several regions together and coins that players pay do
    not count twice. The coins of the Mine of the Lost Dwarf are never doubled.

power-the-shiny-orb = The Shiny Orb
power-the-shiny-orb-with = { race-name }
power-the-shiny-orb-short = Relic: once a turn, replace a lone active token by one of yours.
power-the-shiny-orb-text =
    A relic. Once a turn, the active race that holds it may conquer a region by substitution. A lone token
    of an opponent’s active race within reach goes to the tray. A token of this race replaces it, from the
    tray or else from your hand. The Orb moves to the conquered region.

power-the-sword-of-the-killer-rabbit = The Sword of the Killer Rabbit
power-the-sword-of-the-killer-rabbit-with = { race-name }
power-the-sword-of-the-killer-rabbit-short = Relic: once a turn, a conquest costs two fewer tokens.
power-the-sword-of-the-killer-rabbit-text =
    A relic. Once a turn, one conquest costs the active race that holds it two fewer tokens, but always at
    least one. This also helps in a final attempt. If the conquest succeeds, the Sword moves to the
    conquered region; otherwise it stays.

# --- Places ------------------------------------------------------------------------------------------

power-the-altar-of-souls = The Altar of Souls
power-the-altar-of-souls-with = { race-name }
power-the-altar-of-souls-short = Place: after scoring, give up a token in decline for three coins.
power-the-altar-of-souls-text =
    A place. After each of your scorings, you may give up one token of your races in decline, anywhere on
    the map, for three coins. A race in decline that holds the Altar may use it too, and may even give up
    the token there.

power-the-crypt-of-the-tomb-raider = The Crypt of the Tomb-raider
power-the-crypt-of-the-tomb-raider-with = { race-name }
power-the-crypt-of-the-tomb-raider-short = Place: its Ghost makes any region immune, except the Crypt’s own.
power-the-crypt-of-the-tomb-raider-text =
    A place. At the end of your turn you put the Ghost into any region except the Crypt’s and chasms, no matter who
    holds it. That region is immune: no one can take it from its holder, and if no one holds it, only you can
    conquer it. While a race in decline holds the Crypt, the Ghost stays where it is. When the Crypt is conquered,
    the Ghost leaves, and serves the conqueror.

power-the-diamond-fields = The Diamond Fields
power-the-diamond-fields-with = { race-name }
power-the-diamond-fields-short = Place: 1 extra coin for each region of the same terrain, even in decline.
power-the-diamond-fields-text =
    A place. At scoring, its region is worth 1 extra coin, and so is every other region of the same terrain that the
    same race holds. It works for a race in decline too. Symbols do not count as terrain.

power-the-great-brass-pipe = The Great Brass Pipe
power-the-great-brass-pipe-with = { race-name }
power-the-great-brass-pipe-short = Place: all regions of its terrain are adjacent to one another.
power-the-great-brass-pipe-text =
    A place. For the active race that holds it, all regions of the Pipe’s terrain are adjacent to one
    another, wherever they are. This also counts for other abilities that depend on adjacency, but not for
    the Balrog.

power-the-fountain-of-youth = The Fountain of Youth
power-the-fountain-of-youth-with = { race-name }
power-the-fountain-of-youth-short = Place: a new token at the beginning of each turn.
power-the-fountain-of-youth-text =
    A place. At the beginning of your turn, the active race that holds it gets a new token from the tray
    into your hand, if the tray has one.

power-the-keep-on-the-motherland = The Keep on the Motherland
power-the-keep-on-the-motherland-with = { race-name }
power-the-keep-on-the-motherland-short = Place: 1 extra coin, and costs attackers 1 more token, even in decline.
power-the-keep-on-the-motherland-text =
    A place. At scoring, its region is worth 1 extra coin. The region also costs attackers 1 more token,
    even when no one is there. The Keep also works for a race in decline. It does not count as a token, so
    it does not protect a lone token from substitution.

power-the-mine-of-the-lost-dwarf = The Mine of the Lost Dwarf
power-the-mine-of-the-lost-dwarf-with = { race-name }
power-the-mine-of-the-lost-dwarf-short = Place: two extra coins, even in decline.
power-the-mine-of-the-lost-dwarf-text =
    A place. At scoring, its region is worth two extra coins, even in decline. In every other respect it
    is a place, not a mine. The Scepter of Avarice does not double its coins.

power-stonehedge = Stonehedge
power-stonehedge-with = { race-name }
power-stonehedge-short = Place: a badge drawn from the stack serves its holder.
power-stonehedge-text =
    A place. When it is discovered, a badge is drawn from the hidden ones in the stack. The badge brings
    no tokens, but its power serves the active race that holds Stonehedge, in addition to that race’s own
    badge. A power for races in decline serves a race in decline there. Later holders of the place have
    the same power; no other badge is drawn.

power-the-wickedest-pentacle = The Wickedest Pentacle
power-the-wickedest-pentacle-with = { race-name }
power-the-wickedest-pentacle-short = Place: its holder moves the Balrog, whose region no one may enter.
power-the-wickedest-pentacle-text =
    A place. As soon as it is discovered, the Balrog appears and goes to a bordering region. Later its
    holder may move the Balrog to a bordering region, once in each of their turns. A race there loses two
    tokens, even your own race, and its other tokens withdraw. The Balrog cannot enter chasms, immune
    regions or regions of active Gnomes. Its region is closed to everyone and brings no coin. When the
    Balrog moves away, it leaves the region empty. While a race in decline holds the Pentacle, the Balrog
    does not move.

power-guardians = Monsters
power-guardians-with = { race-name }

race-balrog = Balrog
    .one = Balrog
    .gender = common
    .joined = balrog
race-balrog-short = The Balrog lays waste to its region: no one may enter, and it brings no coin.
race-balrog-text =
    The Balrog belongs to no one. The holder of the Wickedest Pentacle moves it from region to region. No
    one can conquer or score the region that it is in. The Balrog is neither a race nor a Monster.

# --- Pieces ------------------------------------------------------------------------------------------

sign-balrog = B
sign-great-ancient = @
sign-queen = Q
sign-crypt-ghost = ^
sign-bag = %
sign-armor = +
piece-balrog = Balrog
count-balrog = { $number ->
    [one] 1 Balrog
   *[other] { $number } Balrogs
}
piece-great-ancient = Great Ancient
count-great-ancient = { $number ->
    [one] 1 Great Ancient
   *[other] { $number } Great Ancients
}
piece-volcano = Volcano
count-volcano = { $number ->
    [one] 1 Volcano
   *[other] { $number } Volcanoes
}
piece-queen = Queen
count-queen = { $number ->
    [one] 1 Queen
   *[other] { $number } Queens
}
piece-crypt-ghost = Ghost
count-crypt-ghost = { $number ->
    [one] 1 Ghost
   *[other] { $number } Ghosts
}
piece-bag = Bag o’ many things
count-bag = { $number ->
    [one] 1 Bag o’ many things
   *[other] { $number } × Bag o’ many things
}
stock-iron-dwarves = { $number ->
    [one] 1 silver hammer
   *[other] { $number } silver hammers
}
piece-armor = mushroom armour
count-armor = { $number ->
    [one] 1 suit of mushroom armour
   *[other] { $number } suits of mushroom armour
}

# --- Reasons -----------------------------------------------------------------------------------------

# The parts of a price.
reason-monsters = Monsters
reason-as-if-empty = as if empty: defenders do not count
reason-silence = silence of the Gnomes: nothing helps here
# Reasons why a region cannot be conquered.
reason-immune-great-ancient = immune: the Great Ancient is there
reason-immune-queen = immune: the Queen is there
reason-immune-crypt-ghost = immune: the Ghost watches over it
reason-immune-balrog = closed: the Balrog is there
reason-lich-coin = Liches in decline demand a coin, and you have none

# --- Questions ---------------------------------------------------------------------------------------

question-discover = What do the Monsters guard?
question-guardians = Where do the Monsters go?
question-flames = Choose a chasm for the Volcano.
question-cultists = Move the Great Ancient?
question-shadow-mimes = Choose a badge for the Shadow Mimes.
question-reborn = Turn regions in decline into regions of your active race?
question-royal = Place the Queen.
question-shield = Place the new mushroom armour.
question-magic = Choose a relic for the Bag.
question-magic-4 = Place the Bag as Froggy’s Ring.
question-magic-6 = Place the Bag as the Scepter of Avarice.
question-vanishing = Does the race vanish as it declines?
question-froggys-ring = Move Froggy’s Ring?
question-the-scepter-of-avarice = Move the Scepter of Avarice?
question-the-altar-of-souls = Give up a token in decline for three coins?
question-the-crypt-of-the-tomb-raider = Move the Ghost?
question-the-wickedest-pentacle = Move the Balrog?
question-stonehedge = Which badge does Stonehedge hide?

# --- In the browser ----------------------------------------------------------------------------------

do-use-iron-dwarves = Use a silver hammer
do-flames = Volcano to { $region }
do-cultists = Ancient to { $region }
pass-cultists = Leave the Ancient
pass-shadow-mimes = Keep the badge
pass-reborn = Turn no region
pass-magic = Don’t use the Bag
do-royal = Queen to { $region }
do-froggys-ring = Ring to { $region }
pass-froggys-ring = Leave the Ring
do-the-scepter-of-avarice = Scepter to { $region }
pass-the-scepter-of-avarice = Leave the Scepter
do-the-altar-of-souls = Token in { $region }
pass-the-altar-of-souls = Keep all tokens
do-the-crypt-of-the-tomb-raider = Ghost to { $region }
pass-the-crypt-of-the-tomb-raider = Leave the Ghost
do-the-wickedest-pentacle = Balrog to { $region }
pass-the-wickedest-pentacle = Leave the Balrog
do-vampire = Bite in { $region }
do-the-shiny-orb = Orb: { $region }
guide-monsters = Two Monsters guard each of these regions. Beat them to discover a relic or a place.
