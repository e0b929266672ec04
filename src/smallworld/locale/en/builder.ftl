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
