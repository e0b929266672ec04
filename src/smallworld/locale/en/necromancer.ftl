### Necromancer Island: texts. For ids and arguments, see content.ftl.
###
### The Necromancer's own pieces are neither dealt nor chosen, so they have no card. These are race-ghosts and the
### abilities that the set-up gives them: power-well-of-souls and power-necromancer. Players read these as names.

box-necromancer = Necromancer Island
box-necromancer-12 = Necromancer Island (12 in reserve)
box-necromancer-11 = Necromancer Island (11 in reserve)

topic-necromancer-island = Necromancer Island
topic-necromancer-island-text =
    Three to six players play on the board for one player fewer. The player to the right of the first
    player is the Necromancer, who leads ghosts from an island in the lake. One ghost starts there, and
    thirteen wait in reserve; twelve or eleven make it harder for the others. The Necromancer draws six
    badges, but not Cursed, Spirit or Stout, and begins with one in force. The Necromancer plays last.
    They may buy ghosts and badges, conquer from the island or their regions, redeploy and score like
    everyone else. Then they add a soul to the Well for each of their regions. Every token lost in a
    conquest goes into the Well. At the end of each turn, every four souls raise a ghost. If no ghost is
    left in their reserve or in the Well at the end of their turn, the Necromancer has won. No one may
    enter the lake.

race-ghosts = Ghosts
    .one = Ghost
    .gender = common
    .joined = ghosts
race-ghosts-short = They come from the island in the lake, and more and more of them rise from the Well.
race-ghosts-text =
    Ghosts conquer from the regions that they hold, and always from the island. So they enter the map on
    the shore of the lake, not at the edge of the map. The island cannot be conquered and brings neither
    coin nor soul, and ghosts may stay there at the end of their turn. When a region of ghosts is
    conquered, one ghost goes into the Well. The others withdraw to other ghost regions, or else to the
    island. Ghosts count as a race in decline: no one can make peace with them, and no lone ghost can be
    replaced. They never decline.

power-well-of-souls = Well of Souls
power-well-of-souls-with = { race-name }
power-well-of-souls-short = Four souls in the Well raise a ghost at the end of each turn.
power-well-of-souls-text =
    Every token lost in a conquest goes into the Well instead of the tray, even a Lost Tribe or a ghost;
    ghosts go on top. At the end of each player’s turn, every four souls from the top raise a ghost from
    the reserve to the island. Ghosts among these souls return to the reserve, all others to their trays.
    Tokens that a decline removes go to the tray. There is one exception: the tokens of races
    that lose none in a conquest, such as Elves, go into the Well. At the end of their turn, the Necromancer
    adds a soul for each region that they hold.

power-necromancer = Necromancer
power-necromancer-with = { race-name }
power-necromancer-short = Buys ghosts and powers; wins outright when all ghosts are out.
power-necromancer-text =
    The Necromancer plays last, and begins with one of the six badges that they drew. At the beginning of
    their turn they may buy any number of ghosts from their reserve and of the other badges. Each purchase
    costs one coin for every ghost that they have on the map and on the island, and for every badge that
    they own. All their badges are in force at the same time. If no ghost is left in their reserve or in
    the Well at the end of their turn, they win. Otherwise the player with the most coins after the last
    round wins, which may be the Necromancer.

reason-island = the Necromancer’s island is there

question-ghosts = How many ghosts stay on the island?
question-necromancer = Buy powers and ghosts.
question-necromancer-first = Necromancer: choose your first power.

story-bought = { $number ->
    [0] { $player } begins with { $ability }.
   *[other] { $by ->
        [ghosts] { $player } buys a ghost for { count-coins }.
       [leader] { $player } hires the Leader for { count-coins }.
       *[other] { $player } buys { $ability } for { count-coins }.
    }
}
story-tokens-put-aside = { $number ->
    [one] A soul sinks into the Well.
   *[other] { $number } souls sink into the Well.
}
end-outright = Not a ghost is left behind: { $players } wins!
story-won-outright = Not a ghost is left behind: { $player } wins outright!

# --- On offer ----------------------------------------------------------------------------------------

# An item for sale, with its price; a free power says what it does instead.
buy-thing = { $thing } for { count-coins }
buy-free = { $thing }: { $short }
buy-ghosts = a ghost
