### The board builder, in which users build boards from tiles.

builder-title = Build a board
builder-hint = Tiles, mountains, names: build your own map, share it by link and play on it.
builder-table-of = { $name }: built for { $players } players, { $rounds } rounds
builder-new-name = My realm
builder-name = Board name
builder-players = Players
builder-water = Water
builder-water-river = river
builder-water-sea = sea and lakes
builder-water-closed-sea = sea, no landing
builder-water-drifting-sea = sea with drifting tiles
builder-actions = Whole board
builder-undo = Undo
builder-redo = Redo
builder-fill = Fill the rest
builder-mirror = Mirror
builder-random = Random board
builder-drawn = View the map
builder-drawing = Drawing the map…
builder-start-over = Start over
builder-table = The table with the tiles
builder-cell = Free spot { $column }, { $row }
builder-tile = Tile { $letter }
builder-tray = Tiles in the box
builder-side = Side facing up
builder-side-surface = Surface
builder-side-underground = Underground
builder-first = Tap a tile below, then the spot in the middle; or drag it here.
builder-how = Drag tiles, or tap one and then a spot. Tap a tile on the table to name its regions; tap it twice, or press R, to turn it.
builder-held = Now tap the spot for this tile; R turns the tile.
builder-target = Now tap the tile that goes there.
builder-chosen = Selected tile
builder-turn = Turn
builder-mountain = Mountain
builder-chasm = Chasm
builder-remove = Remove tile
builder-region = Name of this region ({ $terrain })
builder-name-region = Region name
builder-lies-there = In this region
builder-mark-lost-tribe = Lost Tribe
builder-mark-monsters = Monsters
builder-mark-entry = Entry
builder-mark-coin-mine = Coin mine
builder-mark-peak = Peak
builder-mark-well = Well
builder-mark-cairn = Cairn
builder-mark-statue = Statue
builder-mark-shrine = Shrine
builder-mark-oak = Oak
builder-mark-gate = Gate
builder-mark-beacon = Beacon
builder-tunnel = Tunnel
builder-tunnel-hint = Tap the region at the other end of the tunnel.
builder-move-piece = Move piece
builder-remove-piece = Remove piece
builder-counts = Summary
builder-lands = { $number } of { $wanted } regions
builder-each = { $number } per player
builder-terrains = Terrains
builder-symbols = Symbols
builder-fifth = The line marks one fifth of all regions.
builder-parts = The land is in { $number } separate parts.
builder-lonely = Without a neighbour: { $names }
builder-dead-ends = With only one neighbour: { $names }
builder-alike = { $number } borders between regions of the same terrain
builder-no-entry = New races cannot enter any region.
builder-no-chasm = No chasm: Flames and Spiderines are dealt, but their ability does nothing here.
builder-whole = All regions are connected. New races may enter at { $number } of them.
builder-share = Play, share, save
builder-play = Play here
builder-shared = This board was shared with you. Play on it as it is, or change it below.
builder-link = Board link
builder-send = Send
builder-save = Save in this browser
builder-file = Save as file
builder-saved = Saved boards
builder-forget = Delete { $name }
builder-broken-link = The link is broken, so its board can’t be read.
builder-fair = How fair is it?
builder-fair-hint = A strong bot plays all seats repeatedly in the background.
builder-fair-games = { $number } of { $most } games
builder-fair-old = These games were played on an earlier version of the board.
builder-fair-stop = Stop the games
builder-fair-failed = The games were interrupted.
builder-seat = Seat { $number }
builder-coins = Coins
builder-victories = Wins
builder-even = No seat wins clearly more or less than its even share.
builder-uneven = One seat clearly wins more or less often than the others.
builder-undecided = No clear result yet; play more games.
builder-rounds = Rounds
builder-pick-up = Move tile
builder-symbol = Symbol
builder-no-symbol = none
builder-border = River border, { $edge ->
    [0] SE
    [1] S
    [2] SW
    [3] NW
    [4] N
   *[5] NE
}
builder-point = Four regions meet at one point: { $names }

# --- Custom rules for a board -----------------------------------------------------------------------

rules-title = Rules of this board
rules-hint = Give pieces a meaning: place them on regions, and choose here what they do.
rules-name = Scenario name
rules-new-name = Our rules
rules-add = Add a rule
rules-remove = Remove rule { $number }
rules-what = What it does
rules-none = No special rules: Small World as you know it.
rules-not-laid = is not on this board yet
rules-used = Custom rules: { $name }
rules-of-own = Custom rules
rules-more = Rounds, water, entry, teams
rules-stars = Stars
rules-of-the-board = same as the board
rules-entry = New races enter at
rules-teams = Teams (seats in turn order)
rules-team-of = Team of seat { $number }
rules-alone = Player without a team
rules-teams-others = These teams are for { $number } players.
rules-features = Also on the board
rules-without = Stays in the box
rules-nothing = nothing
rules-take-out = Take out { $name }
feature-place = relics and places
rule-feature-bonus-name = earns coins
rule-feature-bonus = { $feature }: { $coins ->
    [one] 1 extra coin
   *[other] { $coins } extra coins
} every turn for { $every ->
    [1] each region
   *[other] every { $every } regions
} that a race holds while it is { $also-declined ->
    [yes] active or in decline
   *[no] active
}.
rule-coins-lying-name = holds coins to take
rule-coins-lying = { $feature }: each region starts with { $lay ->
    [one] 1 coin
   *[other] { $lay } coins
}. A race that holds such a region takes 1 coin from it every turn, even in decline. A player who goes into decline puts { $refill ->
    [one] 1 coin
   *[other] { $refill } coins
} on such regions, at most { $most } on each.
rule-tribute-name = collects tribute
rule-tribute = { $feature }: every turn, its holder gets { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for each region around it with an opponent’s race or a Lost Tribe. The opponent pays, or the bank for a Lost Tribe.
rule-open-relic-name = holds a face-up relic
rule-open-relic = { $feature }: { $relic } is face up there, if Underground is in play.
rule-discount-name = costs less
rule-discount = { $feature }: costs { $by ->
    [one] 1 fewer token
   *[other] { $by } fewer tokens
}.
rule-surcharge-name = costs more
rule-surcharge = { $feature }: costs { $by ->
    [one] 1 extra token
   *[other] { $by } extra tokens
}.
rule-as-if-empty-name = costs as if empty
rule-as-if-empty = { $feature }: costs as if no one were there.
rule-reach-name = in reach from anywhere
rule-reach = { $feature }: can be conquered from anywhere{ $entry ->
    [yes] , but only by a race that is not yet on the map
   *[no] { "" }
}.
rule-linked-name = all are adjacent
rule-linked = { $feature }: all such regions are neighbours{ $by ->
    [0] { "" }
    [one] , and cost 1 fewer token
   *[other] , and cost { $by } fewer tokens
}.
rule-stronghold-name = is hard to take
rule-stronghold = { $feature }: costs { $by ->
    [one] 1 extra token
   *[other] { $by } extra tokens
} while the race that holds it is { $also-declined ->
    [yes] active or in decline
   *[no] active
}.
rule-immune-name = cannot be conquered
rule-immune = { $feature }: cannot be conquered from { $active ->
    [yes] { $declined ->
        [yes] a race
       *[no] an active race
    }
   *[no] { $declined ->
        [yes] a race in decline
       *[no] no one at all
    }
}.
rule-guardians-name = Relics and places
rule-guardians = If relics and places are in play, Monsters replace Lost Tribes and guard them in { $beyond ->
    [-1] one region fewer than the number of players
    [0] as many regions as there are players
   *[other] one region more than the number of players
}{ $different ->
    [yes] , on as many different terrains as possible
   *[no] { "" }
}.
rule-drift-name = Tiles drift
rule-drift = At the start of a turn, the player may push a tile elsewhere or turn it. The board’s water is a sea on which tiles drift.
rule-crops-name = Powers grow in fields
rule-crops = Each empty field holds a badge. A player whose active race holds { $enough } regions around the field has the power of that badge.
rule-veins-name = Veins of gold
rule-veins =
    The first player to conquer a region of a vein of gold finds a coin and wakes guards. They are {
    $skeletons } Skeletons, { $sorcerers } Sorcerers, { $mummies } Mummies.
rule-night-and-day-name = Night and day
rule-night-and-day = Surface and underground combos appear in turn. A region of the other world earns 1 extra coin, and so does a region taken from one of its races{ $lasts ->
    [yes] , as long as you hold it
   *[no] { "" }
}.
rule-columns-name = Separate columns
rule-columns =
    Surface races, underground races and powers are in separate columns. The lower of the two rows sets
    the price. In teams, the first player’s team takes surface races and the other team underground races.
    A player without a team takes either.
rule-homeland-name = Homelands
rule-homeland = Each race enters the map in its own world.
said-rounds = The game lasts { $rounds } rounds.
said-water = Water: { $water }.
said-entry = New races enter here: { $features }. If none is on the board, they enter from the edge.
said-teams = Teams, by seat from the first player: { $teams }.{ $alone ->
    [1] { "" }
   *[other] {" "}The player without a team scores { $alone } times.
}
said-without = These stay in their box: { $names }.
rule-parameter-feature = Where
rule-parameter-coins = Coins
rule-parameter-every = Regions per reward
rule-parameter-also-declined = Also in decline
rule-parameter-lay = Coins at start
rule-parameter-refill = Added in decline
rule-parameter-most = At most per region
rule-parameter-relic = Relic
rule-parameter-by = Tokens
rule-parameter-entry = On entering only
rule-parameter-active = Active
rule-parameter-declined = In decline
rule-parameter-enough = Regions around it
rule-parameter-beyond = Relative to players
rule-parameter-different = On different terrain
rule-parameter-skeletons = Skeletons
rule-parameter-sorcerers = Sorcerers
rule-parameter-mummies = Mummies
rule-parameter-lasts = While it is held

# The announcements of a screen reader when the board changes.
builder-said-laid = Tile { $letter } placed at { $column }, { $row }.
builder-said-moved = Tile { $letter } moved to { $column }, { $row }.
builder-said-turned = Tile { $letter } turned.
builder-said-removed = Tile { $letter } removed.
builder-said-tiles =
    { $number ->
        [0] The board is empty.
        [one] The board has one tile.
       *[other] The board has { $number } tiles.
    }
builder-said-piece = Piece placed.
builder-said-piece-changed = Piece changed.
builder-said-piece-removed = Piece removed.
builder-said-saved = { $name } saved.
builder-said-forgotten = { $name } deleted.
