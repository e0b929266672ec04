### What the words of the map mean, as a card tells it. The terminal has them in its rules; the browser loads this file
### with the complete rules.

# How many rulings a card has, and where its rules are written.
card-rulings = What the rulebook leaves open ({ $number })
card-sources = Written in: { $sources }

term-farmland = Open land: two tokens if nobody is there. Humans get a coin more for each; Mounted races take it for a token less.
term-forest = Land: two tokens if nobody is there. Forest is also a power, which brings a coin more for each.
term-hill = Land: two tokens if nobody is there. Mounted races take it for a token less, and Hill is a power that brings a coin more for each.
term-swamp = Land: two tokens if nobody is there. Swamp is also a power, which brings a coin more for each.
term-mountain = Takes one token more than other land: three if nobody is there. Whoever holds it is the better defended for it.
term-sea = Water. Nobody but a Seafaring race enters it. Land beside a sea that touches the edge of the map is a way in for everybody.
term-lake = Water. Nobody but a Seafaring race enters it. Unlike a sea it is no way onto the map.
term-cavern = A symbol. For an Underworld race all caverns are adjacent to one another and take a token less. To all others it means nothing.
term-magic = A symbol. Wizards get a coin more for each source of magic that they hold.
term-mine = A symbol. Dwarves get a coin more for each mine that they hold, in decline too; so does a Mining race while it is active.
term-coast = This land borders the sea or the lake. Tritons take it for a token less.
term-edge = This region lies at the edge of the map: a race that holds nothing begins here.
term-lost-tribe = A token of a people that is nobody’s any more. It makes its region one token dearer, and is removed for good when it is conquered.
term-black-mountain = A mountain of the world below: it takes one token more, three if nobody is there. A Stone race gets a coin more for each.
term-mud-pool = Land of the world below. Mudmen get a new token for each that they hold as they redeploy, a Muddy race a coin, in decline too.
term-mushroom-forest = Land of the world below. Shrooms get a coin more for each.
term-mystic-crystal = A symbol of the world below. A Mystic race gets a coin more for each.
term-river = Takes one token if nobody is there, whatever its length. Tokens do not stay: they leave it again when you redeploy, and it brings no coin.
term-chasm = Bottomless: nobody enters or crosses it. Spiderines climb through it, from any land that borders a chasm to any other.
term-volcano = A chasm that may break out: the Flames choose one and begin beside it. Nobody enters it.
