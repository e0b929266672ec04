### The builder: boards that people put together of tiles.

builder-title = Build a board
builder-hint = Tiles, mountains, names of your own: build a map, share it by link, play on it.
builder-table-of = { $name }: built for { $players } players, { $rounds } game turns
builder-new-name = My realm
builder-name = Name of the board
builder-players = Players
builder-water = Water
builder-water-river = is a river
builder-water-sea = is sea and lakes
builder-water-closed-sea = is sea; nobody lands
builder-water-drifting-sea = is sea where tiles drift
builder-actions = The whole board
builder-undo = Undo
builder-redo = Redo
builder-fill = Fill the rest
builder-mirror = Mirror
builder-random = Random board
builder-drawn = See the map
builder-drawing = The map is being drawn …
builder-start-over = Start over
builder-table = The table with the tiles
builder-cell = Free place { $column }, { $row }
builder-tile = Tile { $letter }
builder-tray = Tiles in the box
builder-side = Side that is up
builder-side-surface = Surface
builder-side-underground = Underground
builder-first = Tap a tile below, then the place in the middle; or drag it here.
builder-how = Drag tiles, or tap one and then a place. Tap a tile on the table to name its regions; tap twice, or press R, to turn it.
builder-held = Now tap the place where it shall lie; R turns it.
builder-target = Now tap the tile that shall lie there.
builder-chosen = The chosen tile
builder-turn = Turn
builder-mountain = Mountain
builder-chasm = Chasm
builder-remove = Remove tile
builder-region = Name of this region ({ $terrain })
builder-name-region = Name of the region
builder-lies-there = What lies in the region
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
builder-tunnel-hint = Tap the region where the tunnel comes out.
builder-move-piece = Move piece
builder-remove-piece = Remove piece
builder-counts = What there is
builder-lands = { $number } of { $wanted } regions
builder-each = { $number } for each player
builder-terrains = Terrains
builder-symbols = Symbols
builder-fifth = The line marks a fifth of all regions.
builder-parts = The land lies in { $number } parts.
builder-lonely = Without a neighbour: { $names }
builder-dead-ends = With one neighbour only: { $names }
builder-alike = { $number } borders between regions of the same terrain
builder-no-entry = There is no region that a new race may enter.
builder-no-chasm = No chasm: Flames and Spiderines are dealt, but their ability does nothing here.
builder-whole = All in one piece; new races may enter { $number } regions.
builder-share = Play, share, keep
builder-play = Play here
builder-link = Link to this board
builder-send = Send
builder-save = Save in this browser
builder-file = As a file
builder-saved = Saved boards
builder-forget = Forget { $name }
builder-broken-link = The link is broken; the board in it cannot be read.
builder-fair = How fair is it?
builder-fair-hint = A strong bot plays all seats, again and again, in the background.
builder-fair-games = { $number } of { $most } games
builder-fair-old = These games were played on the board as it was before.
builder-fair-stop = Enough games
builder-fair-failed = The games broke off.
builder-seat = Seat { $number }
builder-coins = Coins
builder-victories = Victories
builder-even = No seat is far from an even share.
builder-uneven = One seat surely wins more or less often than the others.
builder-undecided = Nothing is sure yet; more games would tell.
builder-rounds = Game turns
builder-pick-up = Move tile
builder-symbol = Symbol
builder-no-symbol = none
builder-border = River border { $edge ->
    [0] in the southeast
    [1] in the south
    [2] in the southwest
    [3] in the northwest
    [4] in the north
   *[5] in the northeast
}
builder-point = Four regions meet in a point: { $names }

# --- Rules of one's own: what scenarios say of a board -------------------------------------------------

rules-title = Rules of this board
rules-hint = Give pieces a meaning: lay them on regions, and say here what they bring.
rules-name = Name of the scenario
rules-new-name = Our rules
rules-add = Add a rule
rules-remove = Remove rule { $number }
rules-what = What it does
rules-none = No rules of its own: Small World as everybody knows it.
rules-not-laid = lies nowhere on this board yet
rules-used = Played by rules of its own: { $name }
rules-of-own = Rules of somebody’s own
rules-more = Game turns, water, entries, teams
rules-stars = Stars
rules-of-the-board = as the board says
rules-entry = New races enter by
rules-teams = Teams, by seat from whoever begins
rules-team-of = Team of seat { $number }
rules-alone = Who is alone counts
rules-teams-others = These teams are for { $number } players.
rules-features = The boards also have
rules-without = Stays in its box
rules-nothing = nothing
rules-take-out = Take out { $name }
feature-place = relics and places
rule-feature-bonus-name = brings coins
rule-feature-bonus = { $feature }: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} more every turn for { $every ->
    [1] each region
   *[other] every { $every } regions
} that a race holds while it is { $also-declined ->
    [yes] active or in decline
   *[no] active
}.
rule-coins-lying-name = has coins to be taken
rule-coins-lying = { $feature }: coins at first, { $lay } in each region. Whoever holds one takes a coin every turn, in decline too; whoever goes into decline lays { $refill } more, at most { $most } in one region.
rule-tribute-name = is paid tribute
rule-tribute = { $feature }: whoever holds it gets { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} every turn for each region around it with a race of an opponent, who pays, or a Lost Tribe.
rule-open-relic-name = is where a relic lies
rule-open-relic = { $feature }: { $relic } lies there for all to see, if Underground is in play.
rule-discount-name = costs less
rule-discount = { $feature }: costs { $by ->
    [one] 1 token
   *[other] { $by } tokens
} less.
rule-surcharge-name = costs more
rule-surcharge = { $feature }: costs { $by ->
    [one] 1 token
   *[other] { $by } tokens
} more.
rule-as-if-empty-name = costs as if it were empty
rule-as-if-empty = { $feature }: costs as if nobody were there.
rule-reach-name = can be reached from anywhere
rule-reach = { $feature }: can be conquered from anywhere{ $entry ->
    [yes] , but only by a race that is not on the map
   *[no] { "" }
}.
rule-linked-name = borders its like
rule-linked = { $feature }: all such regions are neighbours{ $by ->
    [0] { "" }
    [one] , and cost 1 token less
   *[other] , and cost { $by } tokens less
}.
rule-stronghold-name = is hard to take
rule-stronghold = { $feature }: costs { $by ->
    [one] 1 token
   *[other] { $by } tokens
} more while a race holds it that is { $also-declined ->
    [yes] active or in decline
   *[no] active
}.
rule-immune-name = cannot be taken
rule-immune = { $feature }: nobody conquers it from { $active ->
    [yes] { $declined ->
        [yes] a race
       *[no] an active race
    }
   *[no] { $declined ->
        [yes] a race in decline
       *[no] nobody at all
    }
}.
rule-guardians-name = Relics and places
rule-guardians = Where relics and places are in play, Monsters guard them in place of Lost Tribes, in { $beyond ->
    [-1] one region less than there are players
    [0] as many regions as there are players
   *[other] one region more than there are players
}{ $different ->
    [yes] , on different land as far as can be
   *[no] { "" }
}.
rule-drift-name = Tiles drift
rule-drift = At the beginning of a turn its player may push a tile elsewhere or turn it. The water of the board is sea where tiles drift.
rule-crops-name = Badges grow in fields
rule-crops = A badge lies in each empty field; it serves whoever holds { $enough } regions around with an active race.
rule-veins-name = Veins of gold
rule-veins = Whoever first conquers a region of a vein of gold finds a coin and wakes guards: { $skeletons } Skeletons, { $sorcerers } Sorcerers, { $mummies } Mummies.
rule-night-and-day-name = Night and day
rule-night-and-day = Combos of the surface and of the world below come by turns; regions of the other world bring a coin more, and so do those from which its races were driven out{ $lasts ->
    [yes] , as long as they are held
   *[no] { "" }
}.
rule-columns-name = Columns apart
rule-columns = Races of the surface, races of the world below and powers lie in columns of their own; the lower of the two rows says what a race and a power cost. In teams, that of whoever begins takes races of the surface, the others those of the world below, and one who is alone takes either.
rule-homeland-name = Homelands
rule-homeland = Each race enters in its own world.
said-rounds = The game lasts { $rounds } game turns.
said-water = Water { $water }.
said-entry = New races enter here: { $features }. Where none of it lies, they enter by the edge.
said-teams = Teams, by seat from whoever begins: { $teams }.{ $alone ->
    [1] { "" }
   *[other] {" "}What one has who is alone counts { $alone } times.
}
said-without = These stay in their box: { $names }.
rule-parameter-feature = Where
rule-parameter-coins = Coins
rule-parameter-every = For every so many
rule-parameter-also-declined = In decline, too
rule-parameter-lay = Coins at first
rule-parameter-refill = Laid in decline
rule-parameter-most = At most in one region
rule-parameter-relic = Relic
rule-parameter-by = Tokens
rule-parameter-entry = On entering only
rule-parameter-active = Active
rule-parameter-declined = In decline
rule-parameter-enough = Regions around
rule-parameter-beyond = More than players
rule-parameter-different = On different land
rule-parameter-skeletons = Skeletons
rule-parameter-sorcerers = Sorcerers
rule-parameter-mummies = Mummies
rule-parameter-lasts = As long as it is held
