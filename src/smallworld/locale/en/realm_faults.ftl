### Problems of boards built from tiles, by the codes of content/realms/tiles/errors.py.

realm-fault-name = its name must have 1 to { $most } characters.
realm-fault-players = it is for { $players } players; { $least } to { $most } are possible.
realm-fault-rounds = it has { $rounds } rounds; 1 to { $most } are possible.
realm-fault-water = the water must be one of { $known }.
realm-fault-no-tiles = it has no tiles.
realm-fault-no-such-tile = there is no tile { $tile }; tiles go from A to Z.
realm-fault-tile-twice = tile { $tile } is used twice; the box has only one.
realm-fault-no-such-side = tile { $tile } has no such side; it has surface and underground.
realm-fault-cell-taken = tile { $tile } cannot go at { $column }, { $row }: tile { $other } is there.
realm-fault-too-far = tile { $tile } is more than { $most } spots from the middle.
realm-fault-turn = tile { $tile } is turned { $turn } times; 0 to 5 are possible.
realm-fault-no-such-piece = there is no such piece; the box has { $mountains } mountains and { $chasms } chasms.
realm-fault-piece-twice = { $kind ->
    [mountain] mountain { $number } is used twice; the box has only one.
   *[chasm] chasm { $number } is used twice; the box has only one.
}
realm-fault-piece-off = { $kind ->
    [mountain] mountain { $number } is on tile { $tile }, which is not on the table.
   *[chasm] chasm { $number } is on tile { $tile }, which is not on the table.
}
realm-fault-piece-place = tile { $tile } has no spot { $place }; spots go from 0 to 5.
realm-fault-piece-on-water = { $kind ->
    [mountain] mountain { $number } cannot go on water on tile { $tile }.
   *[chasm] chasm { $number } cannot go on water on tile { $tile }.
}
realm-fault-piece-on-piece = { $kind ->
    [mountain] mountain { $number } cannot go on another piece on tile { $tile }.
   *[chasm] chasm { $number } cannot go on another piece on tile { $tile }.
}
realm-fault-parted = on tile { $tile } the pieces would cut region { $region } in two.
realm-fault-narrow = on tile { $tile } the pieces would leave no room for a stack in region { $region }.
realm-fault-crowd = on tile { $tile } four regions would meet at one point, among them { $regions }.
realm-fault-border-no-water = the river border on tile { $tile } is not at water.
realm-fault-border-twice = two river borders are in the same spot.
realm-fault-border-drifts = a board with drifting tiles cannot have river borders: waters that touch always join.
realm-fault-no-such-mark = there is no mark { $mark }. Available: { $known }.
realm-fault-no-region = there is no region { $region }. Available: { $known }.
realm-fault-region-twice = the same piece is listed twice for one region.
realm-fault-no-mountain = there is a peak in { $region }, which is not a mountain.
realm-fault-no-land = { $region } is not land, so it cannot hold anything.
realm-fault-too-many = a piece is used { $number } times, but the box has only { $most }.
realm-fault-both = { $region } has both a Lost Tribe and Monsters.
realm-fault-vein-level = { $region } must belong to one vein of gold and one level.
realm-fault-vein-twice = the vein of gold at { $region } already has a region of that level.
realm-fault-vein-taken = { $region } belongs to a vein of gold, so only guards may start there.
realm-fault-two-tunnels = a region has two tunnels.
realm-fault-name-of-region = the name of region { $region } must have 1 to { $most } characters.
realm-fault-names-too-long = the region names are too long: { $bytes } bytes, but at most { $most } are allowed.
realm-fault-code-too-long = its string is longer than { $most } characters.
realm-fault-code-version = its string has version { $version }, but only version { $known } can be read.
realm-fault-code-torn = its string is damaged or incomplete.
realm-fault-too-many-to-mirror = { $number } tiles are too many to mirror; the limit is { $most }.
realm-fault-rules-title = the title must have 1 to { $most } characters.
realm-fault-rules-tool = unknown rule { $said }. Possible: { $known }.
realm-fault-rules-field = unknown field { $said }. Possible: { $known }.
realm-fault-rules-value = { $field } is { $said }; it must be { $wanted }.
realm-fault-rules-twice = { $feature } already has a rule; each can have only one.
realm-fault-rules-apart = the rules { $tool } and { $other } cannot be combined.
realm-fault-rules-world = the rule { $tool } needs races from both worlds.
realm-fault-unknown = { $message }
