### The texts of the base box: races, powers, rules, pieces and regions. Each of the other boxes has its own file.
### story.ftl has the log of a game, web.ftl the texts of the browser, and terminal.ftl and rulings.ftl those of the
### terminal.
###
### Ids end in names from the notation ("dragon-master", "kettle-bay"):
###   race-<race> and power-<power>, each with -short (one sentence for a card, at most 90 characters)
###     and -text (the complete rule); topic-<topic> and its -text for the general rules
###   region-<id>; its attribute .the is the name within a sentence
###   feature-<terrain or symbol>, piece-<piece>, count-<piece> with $number
###   reason-<code>: the reason for a price, or why a region cannot be conquered. The code comes from the view, in
###     lower case with hyphens. Two reasons are special: "never less than 1" is reason-never-less with $number,
###     and the name of a race or power is race-... or power-...
###   question-<key>: the question of a step; question-any-<shape> for a key without its own text; question-roll for
###     the die
###
### The message of a race is its name in the plural. It has these attributes:
###   .one     the name in the singular
###   .gender  the grammatical gender, for messages that must agree with it
###   .joined  the name as the second part of a compound word
###   .also    the name in other printings, if it differs
###
### Every message has its race and power as $race and $power, in notation ("amazons", "flying"; "none" without a
### badge). A custom race or power comes as its name ("River Otters") and falls to the default. Messages do not show
### $race, since it is not a name. They refer to one of these:
###   race-name  the race: "Amazons"
###   race-the   the race with its article: "the Amazons"
###   race-of    the race as an owner: "of the Amazons"
###   combo      race and power: "Flying Amazons"
###   combo-the  race and power with the article, as an object: "takes the Flying Amazons"
### So a language can choose by $race or $power wherever gender, number or case matters.
###
### combo uses power-<power>-with, which puts race and power in the order of the language. Add new races and powers to
### the lists of `combo`, race-name and race-joined.
###
### A line break within a text counts as a space; beside Japanese or Chinese letters, as nothing.

box-base = Small World
box-below = the world below
box-both = both worlds

# --- Lists -------------------------------------------------------------------------------------------

# What joins the names of a list: “a, b, c”, “a, b and c”, “a, b or c”.
list-comma = { ", " }
# $one, $two and $three are the first one, two and three letters of the name that follows, without accents.
list-and = { " and " }
# $one, $two and $three as above.
list-or = { " or " }

# What joins parts of a longer text: “a; b”, “a. b”, “a: b”.
join-clause = { "; " }
join-sentence = { ". " }
join-label = { ": " }

# --- Combos ------------------------------------------------------------------------------------------

combo = { $power ->
    [alchemist] { power-alchemist-with }
    [berserk] { power-berserk-with }
    [bivouacking] { power-bivouacking-with }
    [commando] { power-commando-with }
    [diplomat] { power-diplomat-with }
    [dragon-master] { power-dragon-master-with }
    [flying] { power-flying-with }
    [forest] { power-forest-with }
    [fortified] { power-fortified-with }
    [heroic] { power-heroic-with }
    [hill] { power-hill-with }
    [merchant] { power-merchant-with }
    [mounted] { power-mounted-with }
    [pillaging] { power-pillaging-with }
    [seafaring] { power-seafaring-with }
    [spirit] { power-spirit-with }
    [stout] { power-stout-with }
    [swamp] { power-swamp-with }
    [underworld] { power-underworld-with }
    [wealthy] { power-wealthy-with }
    [cursed] { power-cursed-with }
    [hordes-of] { power-hordes-of-with }
    [marauding] { power-marauding-with }
    [ransacking] { power-ransacking-with }
    [were-] { power-were--with }
    [historian] { power-historian-with }
    [peace-loving] { power-peace-loving-with }
    [barricade] { power-barricade-with }
    [catapult] { power-catapult-with }
    [corrupt] { power-corrupt-with }
    [imperial] { power-imperial-with }
    [mercenary] { power-mercenary-with }
    [aquatic] { power-aquatic-with }
    [behemoth] { power-behemoth-with }
    [fireball] { power-fireball-with }
    [adventurous] { power-adventurous-with }
    [fisher] { power-fisher-with }
    [flocking] { power-flocking-with }
    [frightened] { power-frightened-with }
    [immortal] { power-immortal-with }
    [magic] { power-magic-with }
    [martyr] { power-martyr-with }
    [mining] { power-mining-with }
    [muddy] { power-muddy-with }
    [mystic] { power-mystic-with }
    [quarreling] { power-quarreling-with }
    [reborn] { power-reborn-with }
    [royal] { power-royal-with }
    [shield] { power-shield-with }
    [stone] { power-stone-with }
    [thieving] { power-thieving-with }
    [tomb] { power-tomb-with }
    [vampire] { power-vampire-with }
    [vanishing] { power-vanishing-with }
    [vengeful] { power-vengeful-with }
    [wise] { power-wise-with }
    [none] { race-name }
   *[other] { $power } { race-name }
}
race-name = { $race ->
    [amazons] { race-amazons }
    [dwarves] { race-dwarves }
    [elves] { race-elves }
    [ghouls] { race-ghouls }
    [giants] { race-giants }
    [halflings] { race-halflings }
    [humans] { race-humans }
    [orcs] { race-orcs }
    [ratmen] { race-ratmen }
    [skeletons] { race-skeletons }
    [sorcerers] { race-sorcerers }
    [tritons] { race-tritons }
    [trolls] { race-trolls }
    [wizards] { race-wizards }
    [goblins] { race-goblins }
    [kobolds] { race-kobolds }
    [gypsies] { race-gypsies }
    [priestesses] { race-priestesses }
    [white-ladies] { race-white-ladies }
    [barbarians] { race-barbarians }
    [homunculi] { race-homunculi }
    [leprechauns] { race-leprechauns }
    [pixies] { race-pixies }
    [pygmies] { race-pygmies }
    [fauns] { race-fauns }
    [igors] { race-igors }
    [shrubmen] { race-shrubmen }
    [cultists] { race-cultists }
    [drow] { race-drow }
    [flames] { race-flames }
    [gnomes] { race-gnomes }
    [iron-dwarves] { race-iron-dwarves }
    [kraken] { race-kraken }
    [liches] { race-liches }
    [lizardmen] { race-lizardmen }
    [mudmen] { race-mudmen }
    [mummies] { race-mummies }
    [ogres] { race-ogres }
    [shadow-mimes] { race-shadow-mimes }
    [shrooms] { race-shrooms }
    [spiderines] { race-spiderines }
    [will-o-wisps] { race-will-o-wisps }
    [ghosts] { race-ghosts }
    [balrog] { race-balrog }
    [guards] { race-guards }
   *[other] { $race }
}
race-joined = { $race ->
    [amazons] { race-amazons.joined }
    [dwarves] { race-dwarves.joined }
    [elves] { race-elves.joined }
    [ghouls] { race-ghouls.joined }
    [giants] { race-giants.joined }
    [halflings] { race-halflings.joined }
    [humans] { race-humans.joined }
    [orcs] { race-orcs.joined }
    [ratmen] { race-ratmen.joined }
    [skeletons] { race-skeletons.joined }
    [sorcerers] { race-sorcerers.joined }
    [tritons] { race-tritons.joined }
    [trolls] { race-trolls.joined }
    [wizards] { race-wizards.joined }
    [goblins] { race-goblins.joined }
    [kobolds] { race-kobolds.joined }
    [gypsies] { race-gypsies.joined }
    [priestesses] { race-priestesses.joined }
    [white-ladies] { race-white-ladies.joined }
    [barbarians] { race-barbarians.joined }
    [homunculi] { race-homunculi.joined }
    [leprechauns] { race-leprechauns.joined }
    [pixies] { race-pixies.joined }
    [pygmies] { race-pygmies.joined }
    [fauns] { race-fauns.joined }
    [igors] { race-igors.joined }
    [shrubmen] { race-shrubmen.joined }
    [cultists] { race-cultists.joined }
    [drow] { race-drow.joined }
    [flames] { race-flames.joined }
    [gnomes] { race-gnomes.joined }
    [iron-dwarves] { race-iron-dwarves.joined }
    [kraken] { race-kraken.joined }
    [liches] { race-liches.joined }
    [lizardmen] { race-lizardmen.joined }
    [mudmen] { race-mudmen.joined }
    [mummies] { race-mummies.joined }
    [ogres] { race-ogres.joined }
    [shadow-mimes] { race-shadow-mimes.joined }
    [shrooms] { race-shrooms.joined }
    [spiderines] { race-spiderines.joined }
    [will-o-wisps] { race-will-o-wisps.joined }
    [ghosts] { race-ghosts.joined }
    [balrog] { race-balrog.joined }
    [guards] { race-guards.joined }
   *[other] { $race }
}
race-the = the { race-name }
race-of = of the { race-name }
combo-the = the { combo }

# --- Races -------------------------------------------------------------------------------------------

race-amazons = Amazons
    .one = Amazon
    .gender = common
    .joined = amazons
race-amazons-short = Four extra tokens for attack only: they leave the map at the end of each turn.
race-amazons-text =
    The combo brings four more Amazons than its banner and badge say. After redeployment in your own turn,
    four Amazons wait off the map in your hand. They fight again in your next turn, but neither defend nor
    score. Every region keeps at least one Amazon. If you have too few tokens for that, you give up
    regions of your choice before scoring. When a region is taken from you in another player’s turn, only
    the survivors go back to the map; the four stay in hand.

race-dwarves = Dwarves
    .one = Dwarf
    .gender = common
    .joined = dwarves
race-dwarves-short = 1 extra coin for each mine region they hold, even in decline.
race-dwarves-text =
    At scoring, every region with a mine that the Dwarves hold is worth 1 extra coin. They dig on in decline:
    the bonus also counts in the turn in which they decline and in every later turn, as long as they hold
    the mine.

race-elves = Elves
    .one = Elf
    .gender = common
    .joined = elves
race-elves-short = Lose no token when one of their regions is conquered.
race-elves-text =
    When a region of the active Elves is conquered, no Elf is lost. All Elves there, even a single one,
    withdraw to your hand. You place them on your other Elf regions at the end of that turn. If the Elves
    have no region left, they wait in hand for your next turn. Sorcerers are the exception: an Elf
    replaced by a Sorcerer goes to the tray.

race-ghouls = Ghouls
    .one = Ghoul
    .gender = common
    .joined = ghouls
race-ghouls-short = In decline all tokens stay on the map, and they keep conquering.
race-ghouls-text =
    When the Ghouls decline, every token on the map stays, not just one in each region. From your next
    turn on, the Ghouls act before your active race, by all the normal rules. You pick up all but one
    token in each region. The Ghouls may abandon regions, conquer and make their own final attempt. At the
    end of the turn they redeploy. They do none of this in a turn in which you put your next race into
    decline. Then they leave the map, unless they are a Spirit race. When a Ghoul region is conquered,
    they lose one token and the others withdraw, as with an active race. In everything else they are a
    race in decline: their badge is gone, and they score a coin for each region.

race-giants = Giants
    .one = Giant
    .gender = common
    .joined = giants
race-giants-short = Regions next to a mountain they hold cost 1 fewer token.
race-giants-text =
    Any region adjacent to a mountain region held by the Giants costs 1 fewer token, but always at least
    one. The regions that the Giants hold at the moment of the conquest count, so a mountain that they
    have just taken helps at once. A mountain itself costs no less, unless it is next to another mountain
    that they hold.

race-halflings = Halflings
    .one = Halfling
    .gender = common
    .joined = halflings
race-halflings-short = May enter the map anywhere; their first two regions become immune.
race-halflings-text =
    Whenever the Halflings have no region on the map, they may enter by any land region, not only at the
    edge. The first two regions that they conquer each get a hole in the ground. A region with a hole is
    immune: no opponent can conquer it or use a race’s or power’s ability on it. A hole never moves. It is
    gone for good when the Halflings leave its region or go into decline.

race-humans = Humans
    .one = Human
    .gender = common
    .joined = humans
race-humans-short = 1 extra coin for each farmland region they hold.
race-humans-text =
    At scoring, every farmland region that the Humans hold is worth 1 extra coin. There is no extra coin
    in decline, or in the turn in which they decline.

race-orcs = Orcs
    .one = Orc
    .gender = common
    .joined = orcs
race-orcs-short = 1 extra coin for each non-empty region they conquered this turn.
race-orcs-text =
    At scoring, every non-empty region that the Orcs conquered in this turn is worth 1 extra coin. It does
    not matter who was there: a Lost Tribe, an active race or a race in decline, even one of your own. An
    empty region earns no extra coin, even if it is a mountain. In decline the Orcs earn nothing extra.

race-ratmen = Ratmen
    .one = Ratman
    .gender = common
    .joined = ratmen
race-ratmen-short = No ability: their number is their strength.
race-ratmen-text =
    The Ratmen have no special ability. They make up for it with eight tokens on their banner, more than
    on any other banner in the box.

race-skeletons = Skeletons
    .one = Skeleton
    .gender = common
    .joined = skeletons
race-skeletons-short = A new token for every two non-empty regions they conquered this turn.
race-skeletons-text =
    Before the Skeletons redeploy, you take a new Skeleton from the tray for every two non-empty regions
    that they conquered in this turn. Round down, and take no more than the tray holds. The new tokens are
    placed with the others. A region is non-empty if a Lost Tribe or any race token was there, active or
    in decline. In decline the Skeletons gain no tokens.

race-sorcerers = Sorcerers
    .one = Sorcerer
    .gender = common
    .joined = sorcerers
race-sorcerers-short = Once a turn per opponent, replace a lone active token with a Sorcerer.
race-sorcerers-text =
    Once a turn for each opponent, you may conquer a region by substitution. The region must hold exactly
    one token of that opponent’s active race. It must also be open to attack: within the Sorcerers’ reach,
    and neither immune nor protected by peace. The token goes to the tray, even an Elf, and a Sorcerer
    from the tray takes its place. You need no token in hand, but the tray must hold a Sorcerer. You may
    not do this after a final attempt. A mountain, lair or fortress does not prevent a substitution. An
    encampment does, because it counts as another token. In every respect, a substitution is an attack and
    the conquest of a non-empty region.

race-tritons = Tritons
    .one = Triton
    .gender = common
    .joined = tritons
race-tritons-short = Coastal regions cost 1 fewer token.
race-tritons-text =
    Every land region that borders a sea or the lake costs 1 fewer token, but always at least one. Seas
    and the lake themselves are not coastal: Seafaring Tritons pay the full price for them.

race-trolls = Trolls
    .one = Troll
    .gender = common
    .joined = trolls
race-trolls-short = A lair in each of their regions adds 1 to its cost, even in decline.
race-trolls-text =
    Every region gets a lair at the moment the Trolls conquer it. A region with a lair costs attackers 1
    more token, even in decline. A lair leaves the map when its region is abandoned or conquered, by
    whatever means. It does not count as a token, so it does not protect a lone Troll from Sorcerers.

race-wizards = Wizards
    .one = Wizard
    .gender = common
    .joined = wizards
race-wizards-short = 1 extra coin for each magic region they hold.
race-wizards-text =
    At scoring, every region with a source of magic that the Wizards hold is worth 1 extra coin. There is
    no extra coin in decline, or in the turn in which they decline.

# --- Powers ------------------------------------------------------------------------------------------

power-alchemist = Alchemist
power-alchemist-with = Alchemist { race-name }
power-alchemist-short = Two coins at the end of each turn while the race is active.
power-alchemist-text =
    Each time you score, the active race brings two extra coins, even when it holds no region. If you put
    the race into decline at the start of a turn, it brings nothing extra in that turn.

power-berserk = Berserk
power-berserk-with = Berserk { race-name }
power-berserk-short = May roll the die before each conquest and then choose the region.
power-berserk-text =
    If you have at least one token in hand, you may roll the reinforcement die before a conquest and then
    choose the region. Its price is reduced by the pips, but never below one. Each roll is for one
    conquest. Then you may continue, with or without a new roll. If you cannot use a roll, or do not want
    to, your conquests end. The race has no other final attempt.

power-bivouacking = Bivouacking
power-bivouacking-with = Bivouacking { race-name }
power-bivouacking-short = Five encampments; each adds 1 to the cost of its region.
power-bivouacking-text =
    At every redeployment, you place the five encampments on regions of the race, as many in one region as
    you like. At your next redeployment you may move them all. Each adds 1 to the cost for attackers. Each
    also counts as another token, so Sorcerers cannot replace a lone token in a region with an encampment.
    Encampments are never lost: when their region is conquered, you place them on other regions of the
    race at the end of that turn. They leave the map in decline and never count as race tokens at the end
    of the game.

power-commando = Commando
power-commando-with = Commando { race-name }
power-commando-short = Every region costs 1 fewer token.
power-commando-text =
    Every region costs 1 fewer token, but always at least one. This adds up with other reductions, and
    also helps in a final attempt.

power-diplomat = Diplomat
power-diplomat-with = Diplomat { race-name }
power-diplomat-short = Name an opponent the race did not attack; they cannot attack it until your next turn.
power-diplomat-text =
    At the end of your turn, after redeployment, you may name one opponent. The race with this badge must
    not have attacked that opponent’s active race in this turn. Until your next turn begins, the named
    opponent’s active race cannot attack this race in any way: not by conquest, substitution or dragon.
    You choose freely each turn, and may name the same opponent again. Races in decline are not part of
    the peace: you may attack them, they are not protected, and your opponent’s Ghouls in decline may
    attack you.

power-dragon-master = Dragon Master
power-dragon-master-with = Dragon Master { race-name }
power-dragon-master-short =
    Once a turn, conquer a region with one token; the dragon stays and makes it immune.
power-dragon-master-text =
    Once a turn you may conquer a region within reach with a single token, whatever its price. Tokens,
    mountain, lair, fortress and encampments do not matter, but immunity and peace do. The dragon then
    stays in that region, which is immune until you use the dragon elsewhere in a later turn. You need not
    move it. If its region is abandoned, the dragon comes back to you. In decline it leaves the map. The
    dragon reaches no farther than the race.

power-flying = Flying
power-flying-with = Flying { race-name }
power-flying-short = May conquer any land region, adjacent or not.
power-flying-text =
    Every land region is within reach, even for a first conquest. Seas and the lake are not. Prices stay
    the same, and distant regions do not count as adjacent for other abilities.

power-forest = Forest
power-forest-with = Forest { race-name }
power-forest-short = 1 extra coin for each forest region they hold.
power-forest-text =
    At scoring, every forest region that the race holds is worth 1 extra coin. There is no extra coin in
    decline, or in the turn in which the race declines.

power-fortified = Fortified
power-fortified-with = Fortified { race-name }
power-fortified-short = May build a fortress each turn: earns 1 coin and adds 1 to its region’s cost.
power-fortified-text =
    Once in each turn in which the race expands, you may build a fortress in a region of the race that has
    none. At most six can be on the map. At scoring, each fortress is worth 1 extra coin while the race is
    active. Its region costs attackers 1 more token, even in decline. When the region is abandoned or
    conquered, the fortress returns to the stock and may be built again. It does not count as a token, so
    it does not protect a lone token from Sorcerers.

power-heroic = Heroic
power-heroic-with = Heroic { race-name }
power-heroic-short = Two heroes make their regions immune.
power-heroic-text =
    At the end of each of your turns, after redeployment, you place the two heroes in two different
    regions of the race. No opponent can conquer these regions, or use a race’s or power’s ability on
    them. The regions stay immune until you move the heroes at the end of your next turn. If a hero’s
    region is abandoned, the hero comes back to you. The heroes leave the map in decline.

power-hill = Hill
power-hill-with = Hill { race-name }
power-hill-short = 1 extra coin for each hill region they hold.
power-hill-text =
    At scoring, every hill region that the race holds is worth 1 extra coin. There is no extra coin in
    decline, or in the turn in which the race declines.

power-merchant = Merchant
power-merchant-with = Merchant { race-name }
power-merchant-short = 1 extra coin for each region they hold.
power-merchant-text =
    At scoring, every region that the race holds is worth 1 extra coin, so two in all. In decline there is
    no extra coin. Regions of your other races bring one coin as usual.

power-mounted = Mounted
power-mounted-with = Mounted { race-name }
power-mounted-short = Hill and farmland regions cost 1 fewer token.
power-mounted-text =
    Every hill and farmland region costs 1 fewer token, but always at least one. This adds up with other
    reductions.

power-pillaging = Pillaging
power-pillaging-with = Pillaging { race-name }
power-pillaging-short = 1 extra coin for each non-empty region conquered this turn.
power-pillaging-text =
    At scoring, every non-empty region that the race conquered in this turn is worth 1 extra coin. It does
    not matter who was there: a Lost Tribe, an active race or a race in decline, even one of your own.
    Pillaging Orcs get both bonuses.

power-seafaring = Seafaring
power-seafaring-with = Seafaring { race-name }
power-seafaring-short = May conquer and hold seas and the lake, and keeps them in decline.
power-seafaring-text =
    For this race, every sea and the lake are regions like any other. They are adjacent to their shores,
    cost two tokens when empty, and bring a coin at scoring. In decline the race keeps them, and they
    still score. Only another Seafaring race can ever take them, because no one else may enter. Other
    races may still enter the map next to a sea that this race holds.

power-spirit = Spirit
power-spirit-with = Spirit { race-name }
power-spirit-short = Can stay in decline alongside another declined race of yours.
power-spirit-text =
    Once in decline, the race does not count as your race in decline. It stays on the map when a later
    race of yours declines, and an earlier one stays when this race declines. So you may have two races in
    decline, and both score. When a third race declines, the one without Spirit leaves. The badge stays
    with the race and is discarded when the race has left the map.

power-stout = Stout
power-stout-with = Stout { race-name }
power-stout-short = May go into decline at the end of a normal turn, after scoring.
power-stout-text =
    After you have expanded and scored, you may immediately put the race into decline, even in the turn in
    which you took the combo. You do not score again. If you have an older race in decline, it has already
    scored this turn, and now it leaves unless Spirit lets it stay. The badge is discarded, and you take a
    new combo in your next turn.

power-swamp = Swamp
power-swamp-with = Swamp { race-name }
power-swamp-short = 1 extra coin for each swamp region they hold.
power-swamp-text =
    At scoring, every swamp region that the race holds is worth 1 extra coin. There is no extra coin in
    decline, or in the turn in which the race declines.

power-underworld = Underworld
power-underworld-with = Underworld { race-name }
power-underworld-short = Cavern regions cost 1 fewer token and are adjacent to one another.
power-underworld-text =
    Every region with a cavern costs 1 fewer token, but always at least one. For this race all caverns are
    adjacent to one another, so a cavern that it holds leads to every other cavern. Caverns do not let the
    race enter the map: its first conquest follows the normal rules.

power-wealthy = Wealthy
power-wealthy-with = Wealthy { race-name }
power-wealthy-short = Seven coins once, at the end of the race’s first turn.
power-wealthy-text =
    When you score in the turn in which you take the combo, it brings seven extra coins. After that the
    badge does nothing.

# --- General rules -----------------------------------------------------------------------------------

topic-turn = Turn
topic-turn-text =
    A player without an active race takes a combo and makes its first conquest. All other players choose:
    either expand the active race, or put it into decline, score and end the turn. To expand, you pick up
    all tokens but one in each region, abandon regions if you like, conquer, redeploy and score. Ghouls in
    decline act before the active race. At the very end of the turn, players who lost regions put back the
    tokens that withdrew.

topic-combos = Taking a combo
topic-combos-text =
    Six combos are on offer in a column. The first is free. For any other, you put a coin on each combo
    above it, from the coins that you already have. You take the coins on your combo. You also take as
    many race tokens as the numbers on its banner and badge add up to, if the tray has enough. The combos
    below move up with their coins, and a new one is revealed. When the stacks are used up, fewer than six
    combos are on offer.

topic-first-conquest = First conquest
topic-first-conquest-text =
    A race without a region on the map enters at the edge of the map, or in a land region that borders a
    sea touching the edge. This applies to a new race and to a race that has abandoned or lost all its
    regions. Bordering the lake is not enough. The price is the same as for any conquest. The next
    conquest starts from the regions that the race then holds.

topic-conquering = Conquering regions
topic-conquering-text =
    A race may conquer any land region that is adjacent to one of its regions, does not contain its
    tokens, and is neither immune nor protected by peace. Abilities may let it reach farther or onto
    water. You place as many tokens from your hand as the price says; they stay there until redeployment.
    You may also conquer a region of your own race in decline, with all the consequences. You may continue
    as long as you can, one region after another.

topic-prices = Prices
topic-prices-text =
    An empty region costs two tokens. A mountain adds one, and so does each race token in the region: of
    any player, active or in decline, even your own in decline. A Lost Tribe, a lair, a fortress or an
    encampment also adds one. All reductions add up, but a conquest always costs at least one token, so
    you need a token in hand. The dragon and the Sorcerers’ substitution have special prices.

topic-final-attempt = Final attempt
topic-final-attempt-text =
    If you have at least one token in hand, you may end your conquests with the reinforcement die. First
    you name a region that you may attack. After all reductions, it must cost one to three tokens more
    than you have in hand. Then you roll once. Three faces of the die are blank; the others show one, two
    and three pips. If your tokens and the pips together reach the price, you conquer the region with all
    tokens left in hand. If not, you keep these tokens for redeployment. Either way the race can conquer
    nothing more, by any means.

topic-abandoning = Abandoning regions
topic-abandoning-text =
    When you expand, you may abandon any number of regions of your active race before its first conquest.
    All tokens there come to your hand. Pieces that need an occupant go too: lairs, fortresses and holes
    leave the map, while dragon, heroes and encampments come back to you. If you abandon all your regions,
    the next conquest is a first conquest.

topic-losses = Losses and withdrawals
topic-losses-text =
    When a region is conquered, its race loses one token to the tray. The others withdraw to their owner’s
    hand. At the end of the turn, the owner places them on any regions that the race still holds. A race
    in decline has only one token in a region, so nothing is left to withdraw; Ghouls are the exception.
    An active race without a region waits in hand and enters again in its owner’s next turn. A Lost Tribe
    is removed for the rest of the game.

topic-redeployment = Redeployment
topic-redeployment-text =
    When your conquests are over, you spread all tokens of the race over its regions as you like, with at
    least one in each. This includes the tokens in hand and those on the map. Adjacency does not matter.
    Ghouls in decline redeploy separately, because tokens never move from one race to another. Then you
    place the pieces and make the choices of your power: encampments, a fortress, heroes, the Diplomat’s
    choice.

topic-scoring = Scoring
topic-scoring-text =
    At the end of your turn, and only then, you take a coin for each region that your races hold, active
    and in decline. The active race and its power add their bonuses. A race in decline brings a bonus only
    if its rules say so; in this box only the Dwarves’ mines do. In the turn in which you put a race into
    decline, it already scores as a race in decline. Your coins are secret, but the coins that you pay for
    a combo are not.

topic-decline = Going into decline
topic-decline-text =
    Instead of expanding, you may put your active race into decline. Your earlier race in decline leaves
    the map, unless Spirit lets both stay. One token of the declining race stays in each region. All
    others go to the tray, including those in hand. The badge is discarded, unless it is Spirit. Dragon,
    heroes, holes and encampments leave the map; lairs and fortresses stay. In that turn no race conquers
    or redeploys, not even Ghouls. You score, and in your next turn you take a new combo.

topic-immunity = Immunity
topic-immunity-text =
    A region with a dragon, a hero or a hole in the ground is immune. No opponent can conquer it, whether
    with tokens, die, dragon or substitution, or use the ability of a race or power on it. Immunity ends
    when the piece moves or leaves the map, and always when the race declines.

topic-stacks = Stacks
topic-stacks-text =
    The box holds a fixed number of tokens for each race; lost tokens go back to the tray of their race. A
    badge is discarded when its race declines, but a Spirit badge only when its race leaves the map. When the
    stack of badges is empty, the discarded ones are shuffled into a new stack. When nothing is left of a
    race, its banner goes back under the stack of banners. If that stack is empty, the banner fills the
    lowest empty place of the column.

topic-game-end = End of the game
topic-game-end-text =
    The game ends after the last turn of the last round. There are ten rounds for two or three players,
    nine for four, and eight for five. The player with the most coins wins. If players are tied, the one
    with the most race tokens on the map wins; tokens in decline count too.

# --- Terrain and symbols -----------------------------------------------------------------------------

feature-farmland = farmland
feature-forest = forest
feature-hill = hill
feature-lake = lake
feature-mountain = mountain
feature-sea = sea
feature-swamp = swamp
feature-cavern = cavern
feature-magic = source of magic
feature-mine = mine
feature-coast = on the coast
feature-edge = at the edge of the map
feature-black-mountain = Black Mountain
feature-mud-pool = mud pool
feature-mushroom-forest = mushroom forest
feature-mystic-crystal = mystic crystal
feature-river = river
feature-chasm = chasm
feature-volcano = volcano
feature-lost-tribe = Lost Tribe

# --- Pieces, tokens and coins ------------------------------------------------------------------------

piece-dragon = dragon
piece-encampment = encampment
piece-fortress = fortress
piece-hero = hero
piece-hole = hole in the ground
piece-lair = lair
count-dragon = { $number ->
    [one] 1 dragon
   *[other] { $number } dragons
}
count-encampment = { $number ->
    [one] 1 encampment
   *[other] { $number } encampments
}
count-fortress = { $number ->
    [one] 1 fortress
   *[other] { $number } fortresses
}
count-hero = { $number ->
    [one] 1 hero
   *[other] { $number } heroes
}
count-hole = { $number ->
    [one] 1 hole in the ground
   *[other] { $number } holes in the ground
}
count-lair = { $number ->
    [one] 1 lair
   *[other] { $number } lairs
}
count-tokens = { $number ->
    [one] 1 token
   *[other] { $number } tokens
}
count-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
count-regions = { $number ->
    [one] 1 region
   *[other] { $number } regions
}

# --- Reasons -----------------------------------------------------------------------------------------

# The parts of a price.
reason-base = base price
reason-mountain = mountain
reason-tokens = tokens there
reason-lost-tribe = Lost Tribe
reason-never-less = never less than { $number }
reason-ability = { $ability }
# Reasons why a region cannot be conquered.
reason-own-region = it is already yours
reason-closed =
    { $terrain ->
        [sea] only a Seafaring race may enter a sea
        [lake] only a Seafaring race may enter the lake
       *[other] closed to this race
    }
reason-not-adjacent = not adjacent to your regions
reason-no-entry-region = races enter elsewhere: at the edge of the map, or where the scenario says
reason-river = river: 1 fewer token
reason-immune = immune
reason-immune-dragon = immune: a dragon is there
reason-immune-hero = immune: a hero is there
reason-immune-hole = immune: a hole in the ground
reason-peace = you are at peace
reason-forbidden = forbidden
reason-coins-wanted = attacking this race costs more coins than you have
# Sources of coins other than races and powers.
reason-regions = regions

# --- Questions ---------------------------------------------------------------------------------------

question-reveal = What do the stacks reveal?
question-choose-combo = Choose a combo.
question-choose-course = Expand or go into decline?
question-conquer = Conquer a region.
question-redeploy = Redeploy your tokens.
question-return = Place your returning tokens.
question-redeploy-give-up = Too few tokens: give up a region.
question-roll = What does the die show?
question-over = The game is over.
question-bivouacking = Place the encampments.
question-diplomat = Make peace with a player.
question-fortified = Build a fortress?
question-heroic = Place the heroes.
question-stout = Go into decline now?
# The texts of questions without their own text, by shape; $ability names the ability that asks.
question-any-regions = { $ability }: which regions?
question-any-spread = { $ability }: where should they go?
question-any-amount = { $ability }: how many?
question-any-name = { $ability }: choose one.
question-any-thing = { $ability }: choose one.
question-any-tile = { $ability }: which tile?
question-any-cell = { $ability }: where should it go?
question-any-place = { $ability }: where on the tile?
question-any-whether = { $ability }: yes or no?
question-any-course = { $ability }: go into decline?

# --- Regions of the board for 2 players --------------------------------------------------------------

region-kettle-bay = Kettle Bay
    .the = Kettle Bay
region-wishing-acres = Wishing Acres
    .the = the Wishing Acres
region-tinpot-wood = Tinpot Wood
    .the = Tinpot Wood
region-burrow-bog = Burrow Bog
    .the = Burrow Bog
region-buttercup-downs = Buttercup Downs
    .the = the Buttercup Downs
region-pudding-fields = Pudding Fields
    .the = the Pudding Fields
region-riddle-grove = Riddle Grove
    .the = Riddle Grove
region-coalhole-crag = Coalhole Crag
    .the = Coalhole Crag
region-drizzle-hills = Drizzle Hills
    .the = the Drizzle Hills
region-porridge-peak = Porridge Peak
    .the = Porridge Peak
region-teacup-lake = Teacup Lake
    .the = Teacup Lake
region-rabbit-knolls = Rabbit Knolls
    .the = the Rabbit Knolls
region-pewter-horn = Pewter Horn
    .the = Pewter Horn
region-barley-meadows = Barley Meadows
    .the = the Barley Meadows
region-dozy-weald = Dozy Weald
    .the = the Dozy Weald
region-luckstone-farms = Luckstone Farms
    .the = the Luckstone Farms
region-acorn-coppice = Acorn Coppice
    .the = Acorn Coppice
region-murmur-marsh = Murmur Marsh
    .the = Murmur Marsh
region-pantry-barrows = Pantry Barrows
    .the = the Pantry Barrows
region-rusty-mire = Rusty Mire
    .the = Rusty Mire
region-rooster-spire = Rooster Spire
    .the = Rooster Spire
region-duckweed-fen = Duckweed Fen
    .the = Duckweed Fen
region-pickle-sea = Pickle Sea
    .the = the Pickle Sea

# --- Regions of the board for 3 players --------------------------------------------------------------

region-herring-sea = Herring Sea
    .the = the Herring Sea
region-hatchet-forest = Hatchet Forest
    .the = Hatchet Forest
region-frostnose-peak = Frostnose Peak
    .the = Frostnose Peak
region-oatcake-acres = Oatcake Acres
    .the = the Oatcake Acres
region-otterholt-mire = Otterholt Mire
    .the = Otterholt Mire
region-reindeer-wood = Reindeer Wood
    .the = Reindeer Wood
region-rune-fields = Rune Fields
    .the = the Rune Fields
region-cranberry-bog = Cranberry Bog
    .the = Cranberry Bog
region-northlight-tor = Northlight Tor
    .the = Northlight Tor
region-nickel-horn = Nickel Horn
    .the = Nickel Horn
region-shaggy-meadows = Shaggy Meadows
    .the = the Shaggy Meadows
region-bogiron-swamp = Bogiron Swamp
    .the = Bogiron Swamp
region-clanging-crag = Clanging Crag
    .the = Clanging Crag
region-chilblain-marsh = Chilblain Marsh
    .the = Chilblain Marsh
region-mitten-lake = Mitten Lake
    .the = Mitten Lake
region-echo-pinnacle = Echo Pinnacle
    .the = Echo Pinnacle
region-omen-barrows = Omen Barrows
    .the = the Omen Barrows
region-mount-grumble = Mount Grumble
    .the = Mount Grumble
region-kale-farms = Kale Farms
    .the = the Kale Farms
region-snoring-hills = Snoring Hills
    .the = the Snoring Hills
region-amulet-crofts = Amulet Crofts
    .the = the Amulet Crofts
region-wolfden-grove = Wolfden Grove
    .the = Wolfden Grove
region-thistle-downs = Thistle Downs
    .the = the Thistle Downs
region-foxfire-fen = Foxfire Fen
    .the = Foxfire Fen
region-woolly-knolls = Woolly Knolls
    .the = the Woolly Knolls
region-gale-spire = Gale Spire
    .the = Gale Spire
region-snowcap-summit = Snowcap Summit
    .the = Snowcap Summit
region-juniper-weald = Juniper Weald
    .the = the Juniper Weald
region-cobalt-pines = Cobalt Pines
    .the = the Cobalt Pines
region-walrus-bay = Walrus Bay
    .the = Walrus Bay

# --- Regions of the board for 4 players --------------------------------------------------------------

region-owlhollow-grove = Owlhollow Grove
    .the = Owlhollow Grove
region-lantern-meadows = Lantern Meadows
    .the = the Lantern Meadows
region-gilded-fields = Gilded Fields
    .the = the Gilded Fields
region-lullaby-downs = Lullaby Downs
    .the = the Lullaby Downs
region-cauldron-fen = Cauldron Fen
    .the = Cauldron Fen
region-slumber-sea = Slumber Sea
    .the = the Slumber Sea
region-wishbone-marsh = Wishbone Marsh
    .the = Wishbone Marsh
region-keyhole-barrows = Keyhole Barrows
    .the = the Keyhole Barrows
region-pickaxe-peak = Pickaxe Peak
    .the = Pickaxe Peak
region-flitterbat-wood = Flitterbat Wood
    .the = Flitterbat Wood
region-crumb-coppice = Crumb Coppice
    .the = Crumb Coppice
region-croaking-mire = Croaking Mire
    .the = Croaking Mire
region-beanstalk-farms = Beanstalk Farms
    .the = the Beanstalk Farms
region-spindle-weald = Spindle Weald
    .the = the Spindle Weald
region-glass-mountain = Glass Mountain
    .the = the Glass Mountain
region-mount-nod = Mount Nod
    .the = Mount Nod
region-tumble-knolls = Tumble Knolls
    .the = the Tumble Knolls
region-stargazer-tor = Stargazer Tor
    .the = Stargazer Tor
region-swansong-lake = Swansong Lake
    .the = Swansong Lake
region-tarnish-bog = Tarnish Bog
    .the = Tarnish Bog
region-pumpkin-acres = Pumpkin Acres
    .the = the Pumpkin Acres
region-nugget-swamp = Nugget Swamp
    .the = Nugget Swamp
region-coffer-crag = Coffer Crag
    .the = Coffer Crag
region-candle-spire = Candle Spire
    .the = Candle Spire
region-billygoat-brae = Billygoat Brae
    .the = Billygoat Brae
region-sinkhole-morass = Sinkhole Morass
    .the = Sinkhole Morass
region-moonbeam-copse = Moonbeam Copse
    .the = Moonbeam Copse
region-scarecrow-croft = Scarecrow Croft
    .the = Scarecrow Croft
region-yawning-horn = Yawning Horn
    .the = Yawning Horn
region-jinx-hills = Jinx Hills
    .the = the Jinx Hills
region-gosling-pasture = Gosling Pasture
    .the = Gosling Pasture
region-featherbed-alp = Featherbed Alp
    .the = the Featherbed Alp
region-toadhole-marsh = Toadhole Marsh
    .the = Toadhole Marsh
region-hocus-thicket = Hocus Thicket
    .the = Hocus Thicket
region-brass-pinnacle = Brass Pinnacle
    .the = Brass Pinnacle
region-redhood-forest = Redhood Forest
    .the = Redhood Forest
region-nutshell-bay = Nutshell Bay
    .the = Nutshell Bay
region-tinwhistle-hill = Tinwhistle Hill
    .the = Tinwhistle Hill
region-piper-fields = Piper Fields
    .the = the Piper Fields

# --- Regions of the board for 5 players --------------------------------------------------------------

region-mount-siesta = Mount Siesta
    .the = Mount Siesta
region-mirage-marsh = Mirage Marsh
    .the = Mirage Marsh
region-incense-grove = Incense Grove
    .the = Incense Grove
region-cistern-fields = Cistern Fields
    .the = the Cistern Fields
region-flamingo-fen = Flamingo Fen
    .the = Flamingo Fen
region-grotto-peak = Grotto Peak
    .the = Grotto Peak
region-apricot-hills = Apricot Hills
    .the = the Apricot Hills
region-emerald-needle = Emerald Needle
    .the = the Emerald Needle
region-saffron-acres = Saffron Acres
    .the = the Saffron Acres
region-turquoise-sea = Turquoise Sea
    .the = the Turquoise Sea
region-olive-knolls = Olive Knolls
    .the = the Olive Knolls
region-saltpan-farms = Saltpan Farms
    .the = the Saltpan Farms
region-vulture-horn = Vulture Horn
    .the = Vulture Horn
region-catacomb-mire = Catacomb Mire
    .the = Catacomb Mire
region-copper-barrows = Copper Barrows
    .the = the Copper Barrows
region-pelican-tor = Pelican Tor
    .the = Pelican Tor
region-charmed-palms = Charmed Palms
    .the = the Charmed Palms
region-mosquito-bog = Mosquito Bog
    .the = Mosquito Bog
region-cellar-vineyards = Cellar Vineyards
    .the = the Cellar Vineyards
region-cypress-wood = Cypress Wood
    .the = Cypress Wood
region-oracle-pinnacle = Oracle Pinnacle
    .the = Oracle Pinnacle
region-melon-grange = Melon Grange
    .the = the Melon Grange
region-carpet-hillocks = Carpet Hillocks
    .the = the Carpet Hillocks
region-tarpit-swamp = Tarpit Swamp
    .the = Tarpit Swamp
region-donkey-pasture = Donkey Pasture
    .the = Donkey Pasture
region-goldleaf-forest = Goldleaf Forest
    .the = Goldleaf Forest
region-papyrus-wetland = Papyrus Wetland
    .the = the Papyrus Wetland
region-sesame-crag = Sesame Crag
    .the = Sesame Crag
region-lotus-lake = Lotus Lake
    .the = Lotus Lake
region-monkey-thicket = Monkey Thicket
    .the = Monkey Thicket
region-lavender-downs = Lavender Downs
    .the = the Lavender Downs
region-eelcave-morass = Eelcave Morass
    .the = Eelcave Morass
region-meerkat-meadows = Meerkat Meadows
    .the = the Meerkat Meadows
region-cicada-weald = Cicada Weald
    .the = the Cicada Weald
region-tortoise-mounds = Tortoise Mounds
    .the = the Tortoise Mounds
region-fortune-fields = Fortune Fields
    .the = the Fortune Fields
region-garnet-summit = Garnet Summit
    .the = Garnet Summit
region-zodiac-hill = Zodiac Hill
    .the = Zodiac Hill
region-verdigris-marsh = Verdigris Marsh
    .the = Verdigris Marsh
region-wishlamp-forest = Wishlamp Forest
    .the = Wishlamp Forest
region-peppercorn-farms = Peppercorn Farms
    .the = the Peppercorn Farms
region-bronze-hummocks = Bronze Hummocks
    .the = the Bronze Hummocks
region-sunken-quagmire = Sunken Quagmire
    .the = the Sunken Quagmire
region-cinnamon-copse = Cinnamon Copse
    .the = Cinnamon Copse
region-camelback-alps = Camelback Alps
    .the = the Camelback Alps
region-hideaway-jungle = Hideaway Jungle
    .the = the Hideaway Jungle
region-anchovy-bay = Anchovy Bay
    .the = Anchovy Bay
region-mount-presto = Mount Presto
    .the = Mount Presto

# On a board of Underground, and on a tile of Realms.
region-umbrella-wood = Umbrella Wood
    .the = Umbrella Wood
