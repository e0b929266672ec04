### What the terminal says, beside the other files; the browser does not load this one.
###
### What people type stays as it is in every language: “stop”, “undo all”, “rules NAME”. Between two *stars*
### stands what is shown in bold; only messages whose English has stars may have some.

# --- Signs of the board ------------------------------------------------------------------------------
#
# land-<terrain> has four letters at most; sign-<symbol or piece> one or two.

land-farmland = farm
land-forest = frst
land-hill = hill
land-lake = lake
land-mountain = mtn
land-sea = sea
land-swamp = swmp
land-black-mountain = blck
land-chasm = chsm
land-mine = mine
land-mud-pool = mud
land-mushroom-forest = mush
land-mystic-crystal = crys
land-river = rivr
sign-cavern = c
sign-magic = *
sign-mine = m
sign-volcano = V
sign-lost-tribe = LT
sign-monsters = M
sign-dragon = D
sign-encampment = E
sign-fortress = F
sign-hero = H
sign-hole = O
sign-lair = L
legend =
    A3 three tokens of A · a1z in decline · { sign-lost-tribe } { feature-lost-tribe } · then pieces:
    { sign-lair } { piece-lair }, { sign-fortress } { piece-fortress }, { sign-encampment } { piece-encampment },
    { sign-dragon } { piece-dragon }, { sign-hero } { piece-hero }, { sign-hole } { piece-hole } ·
    { sign-cavern } { feature-cavern }, { sign-magic } { feature-magic }, { sign-mine } { feature-mine } ·
    { $price } price, { $risk } with the die
sign-holding = &
sign-passing = ~
sign-neutral = /
sign-field = #
legend-neutral = { sign-neutral }1 { $race }, who are nobody’s
teams-are = Teams: { $teams }
fields-are = Fields, with the regions around each marked by its number: { $fields }
ending-teams = Each team’s coins and tokens, added up:
legend-below =
    { sign-monsters } Monsters, A2{ sign-passing } leaves the river again, { sign-holding } a relic or place,
    { sign-volcano } { feature-volcano }, { sign-balrog } { piece-balrog }, { sign-great-ancient } { piece-great-ancient },
    { sign-queen } { piece-queen }, { sign-crypt-ghost } { piece-crypt-ghost }, { sign-bag } { piece-bag },
    { sign-armor } { piece-armor }
sign-peak = P
sign-coin-mine = $
sign-throne = R
sign-sword = S
sign-tunnel = =
sign-west-vein = { "" }
sign-middle-vein = { "" }
sign-east-vein = { "" }
sign-vein-a = A
sign-vein-b = B
sign-vein-c = C
sign-well = 1
sign-cairn = 2
sign-statue = 3
sign-shrine = 4
sign-oak = 5
sign-gate = 6
sign-beacon = 7
legend-tokens =
    { sign-well } { feature-well }, { sign-cairn } { feature-cairn }, { sign-statue } { feature-statue }, { sign-shrine } { feature-shrine },
    { sign-oak } { feature-oak }, { sign-gate } { feature-gate }, { sign-beacon } { feature-beacon }
legend-laid =
    { sign-peak } { feature-peak }, { sign-coin-mine } { feature-coin-mine }, { sign-throne } { feature-throne },
    { sign-sword } { feature-sword }, { sign-tunnel } { feature-tunnel },
    { sign-vein-a } { sign-vein-b } { sign-vein-c } levels of a vein of gold

# --- Lists -------------------------------------------------------------------------------------------

list-and = and
list-or = or

# --- Board, seats, column ----------------------------------------------------------------------------

board-holder = holder
board-out-of-reach = out of reach
board-empty = No tile lies on the table yet.
board-left-out = { $number ->
    [one] and 1 more region; “table” shows all
   *[other] and { $number } more regions; “table” shows all
}
board-part = a part of the map; “map” shows all
heading-player = { $player }’s turn
heading-asked = { $player }: { $question }
seat-no-race = no active race
seat-race = { $combo }: { $regions }{ $hand ->
    [0] { "" }
   *[other] , { $hand } in hand
}
seat-captives = captive: the Leader of the { $races }
seat-holdings = holds { $names }
seat-fields = near fields: { $names }
field-share = { $ability } { $held }/{ $enough }
field-serves = (in force)
field-of-nobody = none
seat-declined = declined: { $races }
seat-coins-hidden = ? coins
combo-waits = { $race }, waiting for a power
combo-brings = brings { $lying }
combo-too-dear = too dear
combo-card = { $ability }:

# --- Prices and regions ------------------------------------------------------------------------------

price-items = price { $tokens } = { $items }
price-refused = cannot be conquered: { $reasons }
why-price = { $region }: { $price }.
why-race = { $region }: for your { $combo }, { $price }.
why-die = You have { $hand }; the die must show { $pips } or more: { $percent } %.
why-short = You have { $hand }: { $short } too few.
why-no-race = No race of yours could conquer it now.
look-place = { $region }:
look-holder = held by: { $holder }
look-holding = { $ability } ({ $player }): { $does }
look-field =
    borders a field, { $ability }: { $does } For an active race with { $enough } of its { $number } regions. Held: { $names }.
look-neighbours = neighbours

# --- Coins -------------------------------------------------------------------------------------------

coins-of-regions = { $regions } of the { $race }{ $declined ->
    [yes] {" "}in decline
   *[no] { "" }
}
coins-with-reasons = { $coins }: { $items }
score-now = If the turn were scored as the board stands:
score-of = { $player }: { $coins }
told-scored = { $player } scores { $coins }.

# --- Questions and choices ---------------------------------------------------------------------------

choose-combo-how = Take a combo: type its number. “map” shows the board, “help” explains the game.
choose-pair-how = Take a race and a power: type both names. The lower of the two says the price. “map” shows the board, “help” explains the game.
choose-hand-how = Make a combo of your hand: type a race and a power. It costs nothing, and each serves once. “map” shows the board, “help” explains the game.
choose-expand = expand with { $tokens } of the { $race } in hand (Enter); or type the first region at once
choose-expand-only = expand (Enter)
choose-decline = decline, and keep { $regions } for { $coins } now
choose-decline-later = decline, and keep { $regions }
amount-how = Type a number from { $least } to { $most }{ $refuse ->
    [yes] ; or “pass”
   *[no] { "" }
}.
seat-reserve = { $number } in reserve
choose-yes = yes
choose-yes-for = yes, for { count-coins }
choose-with = { $choice }: { $details }
choose-cell = { $number ->
    [one] Type its number.
   *[other] Type a number of the chart, or a column and a row. Enter takes 1.
}
choose-nothing = no
conquer-hand = *{ $race }{ $declined ->
    [yes] {" "}in decline
   *[no] { "" }
}: { $tokens } in hand.*
conquer-type = Type a region’s number to conquer it.
conquer-type-die = Type a region’s number to conquer it (? your last try, with the die).
conquer-roll = *“{ $typed }”* or *“roll”* rolls the die before a conquest.
conquer-loose = *“{ $typed }”* uses your { $ability }.
conquer-loose-marauding = *“{ $typed }”* takes your troops back in hand, once a turn.
conquer-loose-magic-2 = *“{ $typed }”* takes the Bag: say then as which relic.
conquer-ability = *“{ $typed }”* uses your { $ability } on { $regions }.
conquer-use = *“{ $typed }”* lets your { $ability } help the next conquest.
conquer-any-target = any target
conquer-abandon = *“{ $typed }”* gives region { $number } up.
conquer-stop = *“stop”* ends your conquests.
conquer-stop-enter = *“stop”* (Enter) ends your conquests.
place-what = *{ $amount } of the { $race }* to place on
place-opponents = (! an opponent beside it)
place-how = Type “even”, “borders”, “bonus”, “all { $one }”, or how many for which: “{ $one } 2, { $last } 1”.
regions-one = Type a region: { $regions }{ $refuse ->
    [yes] ; or “pass”
   *[no] { "" }
}.
regions-several = Type { $number } regions in one line, such as “{ $first }, { $second }”: { $regions }{ $refuse ->
    [yes] ; or “pass”
   *[no] { "" }
}.
regions-any = Type as many regions as you like in one line, such as “{ $first }, { $second }”: { $regions }{ $refuse ->
    [yes] ; or “pass”
   *[no] { "" }
}.
regions-some = Type { $least } to { $number } regions in one line, such as “{ $first }, { $second }”: { $regions }{ $refuse ->
    [yes] ; or “pass”
   *[no] { "" }
}.
regions-counted = Type regions with a number each, { $number } in all at most, such as “{ $first } 1”: { $regions }{ $refuse ->
    [yes] ; or “pass”
   *[no] { "" }
}.
regions-up-to = { $region } (up to { $number })
ask-choice = Type a choice; “help” explains everything.
ask-go-on = Enter goes on
ask-more = Enter: more, q: enough
ask-yes-no = Enter = yes, n = no
ask-decline = Decline?
ask-pay = Pay { $coins } for it?
ask-end-turn = End your turn?
ask-roll = Roll the die?
ask-roll-odds =
    { $region } costs { $price }, you have { $hand }: the die must show { $pips } or more ({ $percent } %).
    Success or not, this ends your conquests.
ask-curtain = { $player }’s turn: press Enter

# --- Before a decision, and after it -----------------------------------------------------------------

decline-keeps = You keep { $kept }.
decline-kept = { $regions } of the { $race } ({ $tokens })
decline-nothing = nothing on the map
decline-leave = Your { $races } leave the map.
decline-tray = { $number ->
    [one] 1 token of the { $race } goes back to the tray.
   *[other] { $number } tokens of the { $race } go back to the tray.
}
decline-next = In your next turn you take a new combo.
you-place = You place { $placed }.
you-place-on = { $number } on { $region }
you-score = You score { $coins }.
undone = Taken back.
saved = Every move is saved already, in { $path }

# --- Refusals ----------------------------------------------------------------------------------------

refuse-number = region { $text }: they are numbered from 1 to { $number }
refuse-no-region = no region is called “{ $text }”; “table” shows them all
refuse-region-spelling = no region is called “{ $text }”; did you mean { $regions }?
refuse-many-regions = “{ $text }” may be { $regions }
refuse-region = { $region } is not possible here; only { $regions }
refuse-target = { $region } { $price }
refuse-without-die = { $region } costs { $price }, and you have { $hand }: conquer it without the die
refuse-no-attempt = { $region } costs { $price }, and you have { $hand }; there is no final attempt now
refuse-too-dear =
    { $region } costs { $price }, and you have { $hand }; the die adds { $most } at most (“why { $number }”
    explains)
refuse-abandon = { $region } is not yours to abandon
refuse-abandon-late = regions are abandoned before the first conquest only; “undo” goes back to it
refuse-ability = { $ability } cannot have { $region } now; there is { $regions }
refuse-ability-where = { $ability }: where? There is { $regions }
refuse-course = type “expand” or “decline”
refuse-combo-spelling = “{ $text }” is no combo on offer; did you mean the { $combos }?
refuse-no-seed = the game names no seed, so nothing can be checked: one of a server names it when it is over, one of the terminal from its beginning
refuse-first = the seed chose another player to begin
refuse-draw = action { $number }: “{ $text }”, but the seed says “{ $wanted }”
refuse-no-combo = “{ $text }” is no combo; type a number from 1 to { $number }
refuse-no-pair = “{ $text }” is no open race with an open power; type the names of both
refuse-no-hand = “{ $text }” is no race of your hand with a power of it; type the names of both
refuse-no-power = it has no power yet
refuse-few-coins = you have too few coins for it
refuse-other-team = the races of that world are for another team
refuse-choice = “{ $text }” is not among the choices; type a number from 1 to { $number }
refuse-amount = “{ $text }” is no number from { $least } to { $most }
refuse-so-often = { $region }: { $number } at most
refuse-twice = “{ $text }” is there twice
refuse-two-rests = the rest can only go to one region
refuse-left-over = { $amount } to place, and that is { $placed }: { $number ->
    [one] 1 is left
   *[other] { $number } are left
}
refuse-too-many = { $amount } to place, and that is { $placed }: { $number } too many
refuse-no-number = “{ $text }” needs a number, such as “{ $text } 2”
refuse-empty-line = how many go where? Type { $examples }
refuse-how-many = that is { $named }; name { $number } in one line
refuse-more-regions = that is { $named }, more than are asked for
refuse-undo =
    there is nothing to take back: one can go back to the last die or combo drawn, another player’s decision or
    the beginning of the turn
refuse-map = this board has no map; “table” shows its regions
refuse-narrow = the map needs a window of { $number } columns
refuse-rules = no race, power or topic is called “{ $name }”; “rules” lists them all
refuse-rules-spelling = no race, power or topic is called “{ $name }”; did you mean { $names }?
refuse-seats = seats “{ $text }”: a game has { $fewest } to { $most }, not { $number }
refuse-name = seats “{ $text }”: a name has 1 to { $most } letters, and “{ $name }” has not
refuse-bot-spelling = seats “{ $text }”: there is no bot “{ $name }”; did you mean { $bot }? A person of this name begins with a capital
refuse-same-name = seats “{ $text }”: there are two of the name “{ $name }”; call one differently
refuse-seat = seat “{ $text }”: there are { $names }, or 1 to { $number }
refuse-resume = --resume goes with neither --seats nor --first nor --save: the file says it
refuse-at = --at { $at }: the record has { $number } actions

# --- Files -------------------------------------------------------------------------------------------

file-exists = { $path }: this file exists already; resume it with --resume, or name another
file-unwritable = { $path }: cannot be written: { $why }
file-unreadable = { $path }: cannot be opened: { $why }
file-lost = { $path }: cannot be written ({ $why }); it holds the game so far
file-in-use = { $path }: this game is going on in another window
file-no-text = { $path }: this is no text, so it is no record of a game
file-none = { $path }: there is no unfinished game to resume; “smallworld play” begins one

# --- Beginning and end -------------------------------------------------------------------------------

play-title = Small World on the terminal
play-subtitle = unofficial; “help” explains everything
play-who = Every other name is a person.
play-how-many = How many players ({ $fewest } to { $most })?
play-name = Name of player { $number }?
play-somebody = Player
play-not-begun = No game was begun.
play-saved = The game is saved in { $path }. To go on:
play-record = The record is in { $path }; “smallworld replay” shows it again.
ending-coins = coins in round
ending-sum = all
played-on-from = This game was played on from another, of which it has all until round { $turn }: { $number ->
    [one] one outcome
   *[other] { $number } outcomes
} of dice and stacks.
review-at = The table then: smallworld replay { $file } --at { $at }
replay-at = after { $at } of { $number } actions
replay-honest = Honest: { $number } outcomes were drawn from the seed.

# --- Rules -------------------------------------------------------------------------------------------

rules-race = Races
rules-power = Powers
rules-relic = Relics
rules-place = Places
rules-topic = General rules
rules-card = { $title }: { $short }
rules-sources = Sources: { $sources }
rules-how = “smallworld rules NAME” shows text, rulings and sources.

# --- Help --------------------------------------------------------------------------------------------

help-title = How to play
help-game =
    Small World is too small for everybody. Lead one race after the other over the map, take coins for the
    regions it holds, and let it decline when it has spread too thin. Whoever has most coins after the last
    round wins. Everybody begins with 5 coins; the coins of the others are secret.
help-first-turn =
    YOUR FIRST TURN. Take a combo: a race with a special power. Both say what they can do and how many tokens
    they bring. The first combo is free; each further one costs a coin for every combo above it. Coins that
    lie on a combo are yours when you take it.
help-conquering =
    CONQUERING. A region takes 2 tokens, one more for each token or piece that stands there, and one more if
    it is a mountain. The price stands beside each region that you may conquer. A new race enters at the edge
    of the board or beside a sea that touches the edge; from then on it goes from region to neighbour. Seas
    and lakes are closed. The tokens you pay stay there until the end of your conquests. A Lost Tribe
    ({ sign-lost-tribe }) is nobody’s token and defends like any other. Whoever loses a region loses one token
    for good; the others come back to them at the end of your turn.
help-die =
    THE DIE. If your tokens do not suffice for one more region, but are at most 3 short, you may try it as your
    last conquest: the die shows 0, 0, 0, 1, 2 or 3. Hit or miss, your conquests are over then.
help-redeploying =
    REDEPLOYING. Then spread your tokens over your regions as you like, at least one in each. Regions with many
    tokens are dear to attack.
help-coins =
    COINS. At the end of your turn you take a coin for each region of your races, and more as race and power
    say. Look at the receipt to see why.
help-later-turns =
    LATER TURNS. All tokens but one in each region come to your hand and conquer further; give regions up to
    get their tokens too. Or decline: you take no region this turn, one token stays in each region of the race
    and goes on scoring, its power is gone, and your former race in decline leaves the map. In your next turn
    you take a new combo. It is time to decline when you can take no more than a region or two.
help-below =
    BELOW THE GROUND. A river takes a token less, but nobody stays: tokens there ({ sign-passing }) come back as you
    redeploy. Two Monsters ({ sign-monsters }) guard what nobody has seen yet: whoever beats them finds a relic or a
    place ({ sign-holding }), which serves whoever holds its region. Look at a region to read what lies there.
help-answers = Answers
help-choose = choose it: a combo by its number, a region by number or the beginning of its name
help-conquer = conquer the region, or try it with the die if your tokens are 1 to 3 short
help-stop = end your conquests
help-abandon = give region 9 up (before the first conquest)
help-ability = use an ability that the question names, by the beginning of its name
help-course = expand (or just Enter); decline
help-place = redeploy: how many tokens more for which region, all in one line
help-templates = redeploy evenly; or most where others may come from; or most where bonuses are
help-all = redeploy all to one region; or the rest to one
help-several = several regions at once, for heroes
help-commands = At any time
help-undo = take the last decision of this turn back, or all (not past a die or a new combo)
help-look = a region: terrain, who holds it, its neighbours, its price
help-why = why a region costs what it costs, or why you cannot have it
help-map = the board drawn, or as a table with all regions
help-combos = the column of combos on offer
help-hint = what the strongest bot would do here, and why
help-score = the coins that everybody would take as the board stands
help-log = what happened in this and the last round, or in the whole game
help-rules = all races, powers and rules; or one of them with its rulings
help-save = where the game is kept (every move is, at once); leave, and go on another day
help-help = this; “help commands” shows only what can be typed
help-board = On board and map

# --- How fast the rules run --------------------------------------------------------------------------

build-source =
    The rules run as plain Python, several times slower than compiled: install again where there is a C
    compiler (in a checkout: make compile).
build-source-asked =
    The rules run as plain Python, several times slower than compiled, since SMALLWORLD_COMPILED=0 asks for
    it: unset it.

# --- Realms ------------------------------------------------------------------------------------------------

realm-about = { $players } players, { $rounds } game turns, { $tiles } tiles. { $water }
realm-water-river = Water is a river.
realm-water-sea = Water is sea and lakes.
realm-water-closed-sea = Water is sea and lakes, and nobody lands.
realm-water-drifting-sea = Water is sea and lakes, nobody lands, and tiles drift.
realm-water-growing-river = Water is a river; tiles are laid during the game, on the surface.
realm-water-growing-river-below = Water is a river; tiles are laid during the game, in the world below.
realm-water-growing-river-both = Water is a river; tiles are laid during the game, in either world.
realm-string = For links and records:
realm-made = The realm is in { $path }.
realm-lands = Regions: { $number }, with nine for each player { $wanted }
realm-parts = Groups of regions that hang together: { $number }
realm-lonely = Regions without a neighbour: { $regions }
realm-dead-ends = Regions with one neighbour: { $regions }
realm-entries = Regions that a new race may enter: { $number }
realm-alike = Borders between regions of the same terrain: { $number }
realm-neighbours = Neighbours of a region, on average: { $number }
realm-edge = Regions at the edge: { $number }
realm-rivers = Waters that end against land: { $number }
realm-directions = Regions that do not lie where the scenario has them: { $regions }
realm-points = Points where four regions meet: { $regions }
realm-no-chasm = No chasm: Flames and Spiderines are dealt, but their ability does nothing here.
realm-map-wide = The map needs a window of { $columns } columns.
lying-lost-tribe = Lost Tribe
lying-monsters = Monsters
lying-entry = entry
realm-terrains = Terrains, a fifth being { $fifth }: { $shares }
realm-symbols = Symbols, a fifth being { $fifth }: { $shares }
realm-short-of = Short of what a good board has: { $criteria }
criterion-lands = nine regions for each player
criterion-parts = regions that hang together
criterion-dead-ends = no region with one neighbour, one with two at most
criterion-neighbours = as many neighbours as on printed boards
criterion-edge = not too many regions at the edge
criterion-terrains = each terrain about a fifth
criterion-symbols = each symbol about a fifth
criterion-alike = few borders between equal terrains
criterion-rivers = rivers that go on
criterion-points = no point where four regions meet
criterion-peaks = peaks off the edge and apart
criterion-directions = regions where the scenario has them: west, east, north, south, middle
criterion-riverside = a peak beside the river
criterion-veins = veins of gold apart, each with two ways in
criterion-room = room for a stack everywhere
realm-fair = { $name }: { $number } games
realm-fair-seat = Seat { $seat }: { $coins } ± { $within } coins, victories { $share } ({ $low } to { $high })
realm-even = No seat is far from an even share.
realm-uneven = The seats are not alike: one surely has more or less than an even share.
realm-undecided = Nothing is sure yet; more games would tell.
