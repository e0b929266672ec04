### Necromancer Island, in words. How ids are made and what they take: see content.ftl.
###
### The Necromancer's own things are neither dealt nor chosen, so they have no banner's card: race-ghosts, and the
### abilities that serve them by set-up, power-well-of-souls and power-necromancer, which people read as names.

box-necromancer = Necromancer Island
box-necromancer-12 = Necromancer Island (12 in reserve)
box-necromancer-11 = Necromancer Island (11 in reserve)

topic-necromancer-island = Necromancer Island
topic-necromancer-island-text =
    Three to six players play on the board for one fewer. The player to the right of the first leads ghosts from an
    island in the lake: one starts there, thirteen wait in reserve (twelve or eleven make it harder for the others).
    They draw six badges, but not Cursed, Spirit or Stout, and begin with one in force. Their turn comes last: they
    may buy ghosts and badges, conquer from the island or their regions, redeploy and score like everybody, and add
    a soul to the Well for each of their regions. Whatever anybody loses in a conquest goes into the Well, and at
    the end of each turn every four souls raise a ghost. If at the end of their turn no ghost is left in their
    reserve or in the Well, they have won. The lake is closed to everybody.

race-ghosts = Ghosts
    .one = Ghost
    .gender = common
    .joined = ghosts
race-ghosts-short = They come from the island in the lake, and more and more of them rise from the Well.
race-ghosts-text =
    Ghosts conquer from the regions that they hold and always from the island, so they enter the map on the shore
    of the lake and not at its edge. The island cannot be conquered, brings neither coin nor soul, and ghosts may
    stay there at the end of their turn. Conquered ghosts lose one, which goes into the Well; the others withdraw
    to other regions of theirs or else to the island. They count as a race in decline: nobody makes peace with
    them, and no lone ghost is replaced. They never decline.

power-well-of-souls = Well of Souls
power-well-of-souls-with = { race-name }
power-well-of-souls-short = Four souls in the Well raise a ghost at the end of each turn.
power-well-of-souls-text =
    Every token that anybody loses in a conquest, a Lost Tribe’s or a ghost too, goes into the Well in place of the
    tray; ghosts go on top. At the end of each player’s turn, every four souls raise a ghost from the reserve to the
    island, the topmost first; ghosts among them return to the reserve, all others to their trays. Tokens that a
    decline removes go to the tray, but Elves, who are never lost in a conquest, then go into the Well. At the end
    of their turn, the Necromancer adds a soul for each region that they hold.

power-necromancer = Necromancer
power-necromancer-with = { race-name }
power-necromancer-short = Buys ghosts and powers; wins at once when all ghosts are out.
power-necromancer-text =
    The Necromancer plays last, and owns one of the six badges that they drew. At the beginning of their turn they may
    buy any number of ghosts from their reserve and of the other badges; each costs as many coins as they have ghosts
    on the map and on the island, and badges. All their badges are in force at once. When at the end of their turn no
    ghost is left in their reserve or in the Well, they win; otherwise coins decide after the last round, theirs
    included.

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

# A thing on offer, with its price; a power that is had for nothing says what it does.
buy-thing = { $thing } for { count-coins }
buy-free = { $thing }: { $short }
buy-ghosts = a ghost
