### Why a board that was built of tiles does not stand; codes of content/realms/tiles/errors.py.

realm-fault-name = its name should have 1 to { $most } letters.
realm-fault-players = it is for { $players } players, but { $least } to { $most } can play.
realm-fault-rounds = it has { $rounds } game turns, but there may be 1 to { $most }.
realm-fault-water = water is none of { $known }.
realm-fault-no-tiles = it has no tiles.
realm-fault-no-such-tile = there is no tile { $tile }; they go from A to Z.
realm-fault-tile-twice = tile { $tile } lies there twice; the box has one.
realm-fault-no-such-side = tile { $tile } has no such side, only surface and underground.
realm-fault-cell-taken = tile { $tile } cannot lie at { $column }, { $row }: tile { $other } lies there.
realm-fault-too-far = tile { $tile } lies more than { $most } places from the middle.
realm-fault-turn = tile { $tile } is turned { $turn } times; 0 to 5 are possible.
realm-fault-no-such-piece = there is no such piece; the box has { $mountains } mountains and { $chasms } chasms.
realm-fault-piece-twice = { $kind ->
    [mountain] mountain { $number } lies there twice; the box has one.
   *[chasm] chasm { $number } lies there twice; the box has one.
}
realm-fault-piece-off = { $kind ->
    [mountain] mountain { $number } lies on tile { $tile }, which is not on the table.
   *[chasm] chasm { $number } lies on tile { $tile }, which is not on the table.
}
realm-fault-piece-place = tile { $tile } has no place { $place }; they go from 0 to 5.
realm-fault-piece-on-water = { $kind ->
    [mountain] mountain { $number } would lie on water on tile { $tile }.
   *[chasm] chasm { $number } would lie on water on tile { $tile }.
}
realm-fault-piece-on-piece = { $kind ->
    [mountain] mountain { $number } would lie on another piece on tile { $tile }.
   *[chasm] chasm { $number } would lie on another piece on tile { $tile }.
}
realm-fault-parted = on tile { $tile } the pieces would leave region { $region } in two parts.
realm-fault-narrow = on tile { $tile } the pieces would leave region { $region } no room for a stack.
realm-fault-crowd = on tile { $tile } four regions would meet in a point, { $regions } among them.
realm-fault-border-no-water = the river border on tile { $tile } lies where no water comes.
realm-fault-border-twice = two river borders lie in the same place.
realm-fault-border-drifts = where tiles drift, waters that touch are one: no river border lies there.
realm-fault-no-such-mark = there is no mark { $mark }, only { $known }.
realm-fault-no-region = there is no region { $region }, only { $known }.
realm-fault-region-twice = the same thing lies twice in one region.
realm-fault-no-mountain = a peak lies in { $region }, which is no mountain.
realm-fault-no-land = { $region } is no land, so nothing can lie there.
realm-fault-too-many = there are { $number } of a thing of which the box has { $most }.
realm-fault-both = { $region } has both a Lost Tribe and Monsters.
realm-fault-vein-level = { $region } should be of one vein of gold and one level.
realm-fault-vein-twice = the vein of gold at { $region } has another region of that level.
realm-fault-vein-taken = others than guards stand in { $region }, which is of a vein of gold.
realm-fault-two-tunnels = a region has two tunnels.
realm-fault-name-of-region = the name of region { $region } should have 1 to { $most } letters.
realm-fault-names-too-long = the names of the regions are too long: { $bytes } bytes, with { $most } at most.
realm-fault-code-too-long = its string is longer than { $most } letters.
realm-fault-code-version = its string is of version { $version }; version { $known } can be read.
realm-fault-code-torn = a part of its string is missing or was changed.
realm-fault-too-many-to-mirror = { $number } tiles are too many to be mirrored; { $most } are the most.
realm-fault-rules-title = the title should have 1 to { $most } letters.
realm-fault-rules-tool = there is no rule { $said }; there are { $known }.
realm-fault-rules-field = there is no field { $said }; there are { $known }.
realm-fault-rules-value = { $field } is { $said }; it should be { $wanted }.
realm-fault-rules-twice = { $feature } has a rule already, and may have one.
realm-fault-rules-apart = the rules { $tool } and { $other } do not go together.
realm-fault-rules-world = the rule { $tool } needs races of both worlds.
realm-fault-unknown = { $message }
