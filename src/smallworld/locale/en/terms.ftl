### Explanations of the words on the map, for cards. The terminal shows them among its rules; the browser loads this
### file with the complete rules.

# The number of rulings on a card, and the sources of its rules.
card-rulings = What the rulebook leaves open ({ $number })
card-sources = Written in: { $sources }

term-farmland =
    Land: costs two tokens if no one is there. Humans get 1 extra coin for each; Mounted races pay 1 fewer
    token for it.
term-forest =
    Land: costs two tokens if no one is there. Forest is also a power, which brings 1 extra coin for each.
term-hill =
    Land: costs two tokens if no one is there. Mounted races pay 1 fewer token for it. Hill is also a
    power, which brings 1 extra coin for each.
term-swamp =
    Land: costs two tokens if no one is there. Swamp is also a power, which brings 1 extra coin for each.
term-mountain =
    Costs 1 more token than other land: three if no one is there. So its holder is better defended.
term-sea =
    Water, which only a Seafaring race may enter. If the sea touches the edge of the map, every race may
    enter the map on its shore.
term-lake = Water, which only a Seafaring race may enter. Unlike a sea, it is not a way onto the map.
term-cavern =
    A symbol. For an Underworld race, all caverns are adjacent to one another and cost 1 fewer token. For
    all other races it has no meaning.
term-magic = A symbol. Wizards get 1 extra coin for each source of magic that they hold.
term-mine =
    A symbol. Dwarves get 1 extra coin for each mine that they hold, even in decline. A Mining race gets
    one while it is active.
term-coast = Land that borders the sea or the lake. Tritons pay 1 fewer token for it.
term-edge = A region at the edge of the map. A race that has no region begins here.
term-lost-tribe =
    A token that belongs to no player. Its region costs 1 more token, and the Lost Tribe is removed for
    good when the region is conquered.
term-black-mountain =
    A mountain of the world below: it costs 1 more token, three if no one is there. A Stone race gets 1
    extra coin for each.
term-mud-pool =
    Land of the world below. Mudmen get a new token for each mud pool that they hold when they redeploy. A
    Muddy race gets 1 extra coin for each, even in decline.
term-mushroom-forest = Land of the world below. Shrooms get 1 extra coin for each.
term-mystic-crystal = A symbol of the world below. A Mystic race gets 1 extra coin for each.
term-river =
    Costs one token if no one is there, whatever its length. When you redeploy, your tokens leave the
    river, and it brings no coin.
term-chasm =
    No one may enter or cross it. Spiderines climb through it, from any land that borders a chasm to any
    other.
term-volcano = A chasm that may erupt: the Flames choose one and begin beside it. No one may enter it.
