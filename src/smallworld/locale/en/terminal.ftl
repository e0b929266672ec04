### The texts of the terminal that the browser does not need.
###
### Players type English words in every language: “stop”, “undo all”, “rules NAME”. Text between two *stars* is shown
### in bold. A translation may use stars only if the English message does.

# --- Signs of the board ------------------------------------------------------------------------------
#
# land-<terrain> has at most four letters, and sign-<symbol or piece> one or two.

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
    { $price } cost, { $risk } with the die
sign-holding = &
sign-passing = ~
sign-neutral = /
sign-field = #
legend-neutral = { sign-neutral }1 { race-name }, owned by no one
teams-are = Teams: { $teams }
fields-are = Fields, each with its number on the regions around it: { $fields }
ending-teams = Coins and tokens of each team, added up:
legend-below =
    { sign-monsters } Monsters, A2{ sign-passing } leaving the river, { sign-holding } a relic or place,
    { sign-volcano } { feature-volcano }, { sign-balrog } { piece-balrog }, { sign-great-ancient }
    { piece-great-ancient }, { sign-queen } { piece-queen }, { sign-crypt-ghost } { piece-crypt-ghost }, { sign-bag }
    { piece-bag }, { sign-armor } { piece-armor }
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
    { sign-well } { feature-well }, { sign-cairn } { feature-cairn }, { sign-statue } { feature-statue },
    { sign-shrine } { feature-shrine }, { sign-oak } { feature-oak }, { sign-gate } { feature-gate }, { sign-beacon }
    { feature-beacon }
legend-laid =
    { sign-peak } { feature-peak }, { sign-coin-mine } { feature-coin-mine }, { sign-throne } { feature-throne },
    { sign-sword } { feature-sword }, { sign-tunnel } { feature-tunnel },
    { sign-vein-a } { sign-vein-b } { sign-vein-c } levels of a vein of gold

# --- Board, seats, column ----------------------------------------------------------------------------

board-region = region
board-land = terrain
board-price = cost
board-holder = holder
board-out-of-reach = out of reach
board-empty = There are no tiles on the table yet.
board-left-out = { $number ->
    [one] and 1 more region; “table” shows all
   *[other] and { $number } more regions; “table” shows all
}
board-part = a part of the map; “map” shows all
heading-player = { $player }’s turn
heading-asked = { $player }: { $question }
seat-no-race = no active race
seat-race = { combo }: { $regions }{ $hand ->
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
combo-waits = { race-name }, waiting for a power
combo-brings = brings { $lying }
combo-too-dear = too expensive
combo-card = { $ability }:

# --- Prices and regions ------------------------------------------------------------------------------

price-items = cost { $tokens } = { $items }
price-refused = cannot be conquered: { $reasons }
why-price = { $region }: { $price }.
why-race = { $region }: for your { combo }, { $price }.
why-die = You have { $hand }; the die must show { $pips } or more: { $percent }%.
why-short = You have { $hand }: { $short } short.
why-no-race = None of your races can conquer it now.
look-place = { $region }:
look-holder = held by: { $holder }
look-holding = { $ability } ({ $player }): { $does }
look-field =
    borders a field, { $ability }: { $does } An active race has this power while it holds { $enough } of
    the { $number } regions around the field. Regions held: { $names }.
look-neighbours = neighbours

# --- Coins -------------------------------------------------------------------------------------------

coins-of-regions = { $regions } { race-of }{ $declined ->
    [yes] {" "}in decline
   *[no] { "" }
}
coins-with-reasons = { $coins }: { $items }
score-now = If the turn were scored with the board as it is:
score-of = { $player }: { $coins }
told-scored = { $player } scores { $coins }.

# --- Questions and choices ---------------------------------------------------------------------------

choose-combo-how = Choose a combo: type its number. “map” shows the board, “help” explains the game.
choose-pair-how = Choose a race and a power: type both names. The lower row sets the price of both. “map” shows the board, “help” explains the game.
choose-hand-how = Make a combo from your hand: type a race and a power. It is free, and you can use each only once. “map” shows the board, “help” explains the game.
choose-expand = expand with { $tokens } { race-of } in hand (Enter); or type the first region now
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
    [one] Type the number of the cell.
   *[other] Type a number from the chart, or a column and a row. Press Enter for 1.
}
choose-nothing = no
conquer-hand = *{ race-name }{ $declined ->
    [yes] {" "}in decline
   *[no] { "" }
}: { $tokens } in hand.*
conquer-type = Type a region’s number to conquer it.
conquer-type-die = Type a region’s number to conquer it (? marks your last try, with the die).
conquer-roll = *“{ $typed }”* or *“roll”* rolls the die before you conquer.
conquer-loose = *“{ $typed }”* uses your { $ability }.
conquer-loose-marauding = *“{ $typed }”* picks up your troops again, once a turn.
conquer-loose-magic-2 = *“{ $typed }”* takes the Bag; then name the relic it copies.
conquer-ability = *“{ $typed }”* uses your { $ability } on { $regions }.
conquer-use = *“{ $typed }”* uses your { $ability } for the next conquest.
conquer-any-target = any target
conquer-abandon = *“{ $typed }”* abandons region { $number }.
conquer-stop = *“stop”* ends your conquests.
conquer-stop-enter = *“stop”* (Enter) ends your conquests.
place-what = *{ $amount } { race-of }* to place on
place-opponents = (! = next to an opponent)
place-how = Type “even”, “borders”, “bonus”, “all { $one }”, or a number of tokens per region: “{ $one } 2, { $last } 1”.
regions-one = Type a region: { $regions }{ $refuse ->
    [yes] ; or “pass”
   *[no] { "" }
}.
regions-several = Type { $number } regions on one line, such as “{ $first }, { $second }”: { $regions }{ $refuse ->
    [yes] ; or “pass”
   *[no] { "" }
}.
regions-any = Type as many regions as you like on one line, such as “{ $first }, { $second }”: { $regions }{ $refuse ->
    [yes] ; or “pass”
   *[no] { "" }
}.
regions-some = Type { $least } to { $number } regions on one line, such as “{ $first }, { $second }”: { $regions }{ $refuse ->
    [yes] ; or “pass”
   *[no] { "" }
}.
regions-counted = Type regions, each with a number (at most { $number } in all), such as “{ $first } 1”: { $regions }{ $refuse ->
    [yes] ; or “pass”
   *[no] { "" }
}.
regions-up-to = { $region } (up to { $number })
ask-choice = Type a choice; “help” explains everything.
ask-go-on = Press Enter to continue
ask-more = Enter: more, q: quit
ask-yes-no = Enter = yes, n = no
# What players may type for yes and no, besides the English words.
typed-yes = y yes
typed-no = n no
ask-decline = Decline?
ask-pay = Pay { $coins } for it?
ask-end-turn = End your turn?
ask-roll = Roll the die?
ask-roll-odds =
    { $region } costs { $price }, and you have { $hand }: the die must show { $pips } or more ({ $percent }%).
    Either way, this ends your conquests.
ask-curtain = { $player }’s turn: press Enter

# --- Before and after a decision ---------------------------------------------------------------------

decline-keeps = You keep { $kept }.
decline-kept = { $regions } { race-of } ({ $tokens })
decline-nothing = nothing on the map
decline-leave = Your { $races } leave the map.
decline-tray = { $number ->
    [one] 1 token { race-of } returns to the tray.
   *[other] { $number } tokens { race-of } return to the tray.
}
decline-next = You choose a new combo next turn.
you-place = You place { $placed }.
you-place-on = { $number } on { $region }
you-score = You score { $coins }.
undone = Undone.
saved = Every move is already saved, in { $path }

# --- Refusals ----------------------------------------------------------------------------------------

refuse-number = region { $text } does not exist; regions are numbered from 1 to { $number }
refuse-no-region = no region is called “{ $text }”; “table” lists them all
refuse-region-spelling = no region is called “{ $text }”; did you mean { $regions }?
refuse-many-regions = “{ $text }” could be { $regions }
refuse-region = { $region } is not possible here. Possible: { $regions }
refuse-target = { $region } { $price }
refuse-without-die = { $region } costs { $price } and you have { $hand }: conquer it without the die
refuse-no-attempt = { $region } costs { $price } and you have { $hand }; you cannot make a final attempt now
refuse-too-dear =
    { $region } costs { $price } and you have { $hand }; the die adds at most { $most } (“why { $number }” explains)
refuse-abandon = { $region } is not yours, so you cannot abandon it
refuse-abandon-late = you can only abandon regions before the first conquest; “undo” goes back to it
refuse-ability = { $ability } cannot target { $region } now. Possible: { $regions }
refuse-ability-where = { $ability }: where? Possible: { $regions }
refuse-course = type “expand” or “decline”
refuse-combo-spelling = “{ $text }” is not a combo on offer; did you mean the { $combos }?
refuse-no-seed = the record has no seed, so nothing can be checked. Servers add the seed when the game is over; games on the terminal have it from the start
refuse-first = the seed chose another first player
refuse-draw = action { $number } is “{ $text }”, but the seed gives “{ $wanted }”
refuse-no-combo = “{ $text }” is not a combo. Type a number from 1 to { $number }
refuse-no-pair = “{ $text }” isn’t a face-up race and power. Type one of each
refuse-no-hand = “{ $text }” isn’t a race and a power from your hand. Type one of each
refuse-no-power = this race has no power yet, so it cannot be taken
refuse-few-coins = you do not have enough coins for it
refuse-other-team = races of that world belong to the other team
refuse-choice = “{ $text }” is not one of the choices. Type a number from 1 to { $number }
refuse-amount = “{ $text }” is not a number from { $least } to { $most }
refuse-so-often = { $region }: at most { $number }
refuse-twice = “{ $text }” appears twice
refuse-two-rests = only one region can get the rest of the tokens
refuse-left-over = you have { $amount } to place, and named { $placed }: { $number ->
    [one] 1 is left
   *[other] { $number } are left
}
refuse-too-many = you have { $amount } to place, and named { $placed }: { $number } too many
refuse-no-number = “{ $text }” needs a number, such as “{ $text } 2”
refuse-empty-line = how many tokens, and where? Type { $examples }
refuse-how-many = you named { $named }; name { $number } on one line
refuse-more-regions = you named { $named }, more than needed
refuse-undo =
    there is nothing to undo: you can go back to the last die roll or new combo, another player’s decision or the
    beginning of the turn
refuse-map = this board has no map; “table” lists its regions
refuse-narrow = the map needs a window at least { $number } columns wide
refuse-rules = no race, power or topic is called “{ $name }”; “rules” lists them all
refuse-rules-spelling = no race, power or topic is called “{ $name }”; did you mean { $names }?
refuse-rules-mentioned = no page is called “{ $name }”; these mention it most: { $names }
refuse-seats = a game needs { $fewest } to { $most } players, but --seats “{ $text }” names { $number }
refuse-name = seats “{ $text }”: the name “{ $name }” must have 1 to { $most } characters
refuse-bot-spelling = seats “{ $text }”: unknown bot “{ $name }”; did you mean { $bot }? A player’s name begins with a capital letter
refuse-same-name = seats “{ $text }”: two players are called “{ $name }”; rename one
refuse-seat = unknown seat “{ $text }”. Available: { $names }, or 1 to { $number }
refuse-resume = --resume cannot be used with --seats, --first or --save: the file already has these
refuse-at = --at { $at }: the record has { $number } actions

# --- Files -------------------------------------------------------------------------------------------

file-exists = { $path } already exists; continue it with --resume, or name another file
file-unwritable = cannot write { $path }: { $why }
file-unreadable = cannot open { $path }: { $why }
file-lost = cannot write { $path } ({ $why }); it contains the game so far
file-in-use = { $path }: this game is being played in another window
file-no-text = { $path } is not a text file, so it is not a game record
file-none = { $path } has no unfinished game to resume; “smallworld play” starts one

# --- Beginning and end -------------------------------------------------------------------------------

play-title = Small World on the terminal
play-subtitle = unofficial; “help” explains everything
play-who = Any other name is a human player.
play-how-many = How many players ({ $fewest } to { $most })?
play-name = Name of player { $number }?
play-somebody = Player
play-not-begun = No game was started.
play-saved = The game is saved in { $path }. To continue:
play-record = The record is in { $path }; “smallworld replay” shows it again.
ending-coins = coins in round
ending-sum = all
played-on-from = This game continues another game from round { $turn }, after { $number ->
    [one] 1 outcome
   *[other] { $number } outcomes
} of dice and stacks.
review-at = To see that position: smallworld replay { $file } --at { $at }
replay-at = after { $at } of { $number } actions
replay-honest = Honest: { $number } outcomes match the seed.

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
    Small World is too small for everyone. Lead one race after another across the map, earn coins for the regions
    it holds, and let it decline when it has spread too thin. Have the most coins after the last round to win.
    Everyone begins with 5 coins; you cannot see the other players’ coins.
help-first-turn =
    YOUR FIRST TURN. Take a combo: a race with a special power. Each says what it can do and how many tokens it
    brings. The first combo is free; for any other, you put 1 coin on each combo above it. If there are coins on
    the combo that you take, they are yours.
help-conquering =
    CONQUERING. A region costs 2 tokens, 1 more for each token or piece in it, and 1 more if it is a mountain. The
    cost is shown next to each region that you may conquer. A new race enters at the edge of the board or next to
    a sea that touches the edge; after that it moves from region to neighbouring region. Seas and lakes are
    closed. The tokens you pay stay in the region until you have finished conquering. A Lost Tribe
    ({ sign-lost-tribe }) belongs to no one and defends like any other token. A player who loses a region loses
    one token for good; they get the others back at the end of your turn.
help-die =
    THE DIE. If you are at most 3 tokens short of taking one more region, you may try it as your last conquest.
    The die shows 0, 0, 0, 1, 2 or 3. Hit or miss, your conquests end there.
help-redeploying =
    REDEPLOYING. Then spread your tokens over your regions as you like, at least one in each. Regions with many
    tokens cost more to attack.
help-coins =
    COINS. At the end of your turn you earn 1 coin for each region of your races, and more from your race and
    power. The receipt shows where the coins came from.
help-later-turns =
    LATER TURNS. You pick up all tokens but one in each region and conquer further; abandon regions to pick up
    their last tokens too. Or go into decline: you conquer nothing this turn, one token stays in each of the
    race’s regions and keeps scoring, its power is gone, and your previous race in decline leaves the map. Next
    turn you take a new combo. It is time to decline when you can only take a region or two.
help-below =
    UNDERGROUND. A river costs 1 fewer token, but no one stays there: its tokens ({ sign-passing }) come back when
    you redeploy. Two Monsters ({ sign-monsters }) guard a hidden relic or place ({ sign-holding }). Beat them to
    reveal it; it serves the player who holds its region. Look at a region to read what is there.
help-answers = Answers
help-choose = choose a combo by its number, or a region by its number or the beginning of its name
help-conquer = conquer the region, or try it with the die if you are 1 to 3 tokens short
help-stop = end your conquests
help-abandon = abandon region 9 (before the first conquest)
help-ability = use an ability that the question names, by the beginning of its name
help-course = expand (or just Enter); decline
help-place = redeploy: how many extra tokens to each region, all on one line
help-templates = redeploy evenly; or mostly where others can attack; or mostly where the bonuses are
help-all = redeploy all tokens to one region; or all that remain to one region
help-several = several regions at once, for heroes
help-commands = At any time
help-undo = undo the last decision of this turn, or all of them (not past a die roll or a new combo)
help-look = a region: terrain, holder, neighbours and cost
help-why = why a region costs what it does, or why you cannot conquer it
help-map = the board as a map, or as a table of all regions
help-combos = the column of combos on offer
help-hint = what the strongest bot would do here, and why
help-score = the coins that each player would earn with the board as it is
help-log = what happened this round and last, or in the whole game
help-rules = all races, powers and rules; or one of them with its rulings
help-save = where the game is saved (after every move); quit, and continue another day
help-help = this page; “help commands” lists only what you can type
help-board = On the board and map

# --- How fast the rules run --------------------------------------------------------------------------

build-source =
    The rules run as plain Python, several times slower than compiled: reinstall with a C compiler available (in a
    checkout: make compile).
build-source-asked =
    The rules run as plain Python, several times slower than compiled, because SMALLWORLD_COMPILED=0 is set: unset
    it to change this.

# --- Realms ------------------------------------------------------------------------------------------------

board-about = { $players } players, { $rounds } rounds, { $regions } regions.
board-made = The board is in { $path }.
board-drawn = The drawing is in { $path }.
realm-about = { $players } players, { $rounds } rounds, { $tiles } tiles. { $water }
realm-water-river = Water is a river.
realm-water-sea = Water is sea and lakes.
realm-water-closed-sea = Water is sea and lakes; new races cannot enter from the sea.
realm-water-drifting-sea = Water is sea and lakes; new races cannot enter from the sea, and tiles drift.
realm-water-growing-river = Water is a river; tiles are placed during the game, on the surface.
realm-water-growing-river-below = Water is a river; tiles are placed during the game, underground.
realm-water-growing-river-both = Water is a river; tiles are placed during the game, in either world.
realm-string = For links and records:
realm-made = The realm is in { $path }.
realm-lands = Regions: { $number }; nine per player would be { $wanted }
realm-parts = Connected groups of regions: { $number }
realm-lonely = Regions without a neighbour: { $regions }
realm-dead-ends = Regions with one neighbour: { $regions }
realm-entries = Regions that a new race may enter: { $number }
realm-alike = Borders between regions of the same terrain: { $number }
realm-neighbours = Neighbours of a region, on average: { $number }
realm-edge = Regions at the edge: { $number }
realm-rivers = Waters that end against land: { $number }
realm-directions = Regions in the wrong place for the scenario: { $regions }
realm-points = Points where four regions meet: { $regions }
realm-guarded = Lost Tribes: { $tribes }; regions with Monsters: { $monsters }
realm-no-chasm = There is no chasm: Flames and Spiderines are in play, but their ability does nothing here.
realm-map-wide = The map needs a window at least { $columns } columns wide.
lying-lost-tribe = Lost Tribe
lying-monsters = Monsters
lying-entry = entry
realm-terrains = Terrains (ideal: { $fifth } each): { $shares }
realm-symbols = Symbols (ideal: { $fifth } each): { $shares }
realm-short-of = Missing for a good board: { $criteria }
criterion-lands = nine regions per player
criterion-parts = all regions connected
criterion-dead-ends = no region with only one neighbour, at most one with two
criterion-neighbours = as many neighbours as on printed boards
criterion-edge = not too many regions at the edge
criterion-terrains = each terrain on about a fifth of the land
criterion-symbols = each symbol on about a fifth of the land
criterion-alike = few borders between regions of the same terrain
criterion-rivers = rivers that continue
criterion-points = no point where four regions meet
criterion-peaks = peaks away from the edge and from each other
criterion-directions = regions where the scenario has them: west, east, north, south, middle
criterion-riverside = a peak next to the river
criterion-veins = separate veins of gold, each with two ways in
criterion-room = room for a stack in every region
realm-fair = { $name }: { $number } games
realm-fair-seat = Seat { $seat }: { $coins } ± { $within } coins, wins { $share } ({ $low } to { $high })
realm-even = No seat wins clearly more or less than its even share.
realm-uneven = The seats are not equal: one clearly wins more or less than its even share.
realm-undecided = No clear result yet; play more games.
