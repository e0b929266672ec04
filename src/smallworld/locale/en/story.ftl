### The log of a game: a short sentence for each kind of report in engine/reports.py. The id is "story-" and the kind
### with hyphens: "region conquered" is story-region-conquered.
###
### All kinds have the same arguments. An argument that a report lacks is "none", or 0 for a number.
###   $player    the name of the player whom the report is about
###   $victim    the name of the player who loses a conquered region
###   $other     the name of the player who is chosen, makes peace, or pays; or of the race or power on offer
###   $from      the former holder of the region: "player", "own" (another race of $player), "tribe" (a Lost Tribe),
###              "monsters" or "none"
###   $race      the race in notation ("amazons"), for { race-name }, { race-the }, { race-of } and { combo }
###   $power     the power in notation ("flying"), for { combo } and { combo-the }
###   $region    the region as in region-<id>.the ("the Herring Sea")
###   $by        the cause, in notation: "conquer", "attempt", "dragon-master", "sorcerers"...
###   $ability   the name of the cause, if it is a race or power
###   $declined  "yes" or "no": whether the race is in decline
###   $whose     "nobody" if no player controls the race (then $player is its name), otherwise "player"
###   $number    tokens, pips, coins, pieces, or the round
###
### smallworld.translate.Translator.story makes the arguments from a report, and so does web/src/game/story.ts.

# --- Parts of sentences -----------------------------------------------------------------------------

story-troops = { $race ->
    [none] { count-tokens }
   *[other] { $number ->
        [one] { count-tokens }
       *[other] { $number } { race-name }
    }
}
story-from = { $from ->
    [player] , from { $victim }
    [own] , from their own race
    [tribe] , from a Lost Tribe
    [monsters] , from Monsters
   *[none] { "" }
}
story-monsters-conquer = { $ability } take { $region } with { count-tokens }{ story-from }.
story-monsters-awake = { $ability } awake and guard { $region }: { count-tokens } more.
story-monsters-attack = { $ability } come out to attack: { count-tokens }.

# --- Turn and combo ---------------------------------------------------------------------------------

story-turn-began = Round { $number }: { $player } is up.
story-combo-taken = { $player } takes { combo-the }, { count-tokens } strong.
story-coins-paid = { $player } pays { count-coins } for the combo.
story-coins-found = { $player } pockets { count-coins } found on the combo.
story-badge-drawn = { $player } draws a badge: { $ability }.
story-badge-exchanged = { $player } exchanges the badge; the column now has { $race ->
    [none] the { $other }
   *[other] { combo-the }
}.
story-combo-revealed = New in the column: { $race ->
    [none] { $other }
   *[other] { combo }
}.
story-marker-discovered = { $player } searches { $region } and finds: { $ability }!

# --- Conquest ---------------------------------------------------------------------------------------

story-region-abandoned = { $player } abandons { $region }.
story-region-conquered = { $by ->
    [conquer] { $player } conquers { $region } with { story-troops }{ story-from }.
    [attempt] The die smiles: { $player } takes { $region } with { story-troops }{ story-from }.
    [dragon-master] The dragon swoops down on { $region } for { $player }{ story-from }.
    [sorcerers] { $player } turns { $victim }’s lone token in { $region } into a { race-sorcerers.one }.
    [catapult] Over it goes: the catapult wins { $region } for { $player }{ story-from }.
    [mercenary] With hired hands { $player } takes { $region }{ story-from }.
    [vampire] { $player } bites { $victim }’s lone token in { $region }, which changes sides.
    [the-shiny-orb] The Orb gleams, and { $victim }’s lone token in { $region } serves { $player }.
    [will-o-wisps] Led by their lights, { $player } takes { $region } with { story-troops }{ story-from }.
    [skeleton-guards] { story-monsters-conquer }
    [sorcerer-guards] { story-monsters-conquer }
    [mummy-guards] { story-monsters-conquer }
   *[other] { $player } conquers { $region } by way of { $ability }{ story-from }.
}
story-tokens-lost = { $whose ->
    [nobody] The Monsters lose { count-tokens } at { $region }.
   *[player] { $player } loses { story-troops } defending { $region }.
}
story-tokens-withdrew = { $whose ->
    [nobody] The Monsters withdraw { count-tokens } from { $region }.
   *[player] { $player } withdraws { story-troops } from { $region }.
}
story-die-rolled = { $whose ->
    [nobody] { $number ->
        [0] The die is rolled for the Monsters: a blank.
       *[other] The die is rolled for the Monsters: { $number }!
    }
   *[player] { $number ->
        [0] { $player } rolls the die: a blank.
       *[other] { $player } rolls the die: { $number }!
    }
}
story-final-attempt-failed = { $whose ->
    [nobody] The Monsters are beaten back at { $region }.
   *[player] { $player } is beaten back at { $region }.
}
story-target-chosen = { $ability } turn to { $region }, the least protected land within reach: { count-tokens } needed.
story-lot-drawn = Of { $number } equally weak lands, the die picks { $region }.
story-attackers-stayed = { $ability } stay where they are: nothing is within reach of { count-tokens }.
story-tokens-joined = { $ability } gather at { $region }: { count-tokens } more.

# --- Redeployment -----------------------------------------------------------------------------------

story-tokens-gained = { $by ->
    [well-of-souls] { $number ->
        [one] A ghost rises from the Well for { $player }.
       *[other] { $number } ghosts rise from the Well for { $player }.
    }
    [skeletons] { $number ->
        [one] A new Skeleton rises for { $player }.
       *[other] { $number } new Skeletons rise for { $player }.
    }
    [igors] { $number ->
        [one] It is alive! A new Igor joins { $player }.
       *[other] They are alive! { $number } new Igors join { $player }.
    }
    [fauns] The Fauns’ revelry brings { $player } { story-troops }.
    [pygmies] { $number ->
        [one] A new Witch Doctor is conjured up for { $player }.
       *[other] { $number } new Witch Doctors are conjured up for { $player }.
    }
    [mudmen] { $number ->
        [one] A new Mudman climbs out of the mud for { $player }.
       *[other] { $number } new Mudmen climb out of the mud for { $player }.
    }
    [the-fountain-of-youth] The Fountain of Youth bubbles: { story-troops } for { $player }.
   *[other] { $player } gains { story-troops } ({ $ability }).
}
story-tokens-taken-off = { $player } takes { story-troops } off the map until the next turn ({ $ability }).
story-tokens-deployed = { $player } sends { story-troops } to { $region }.
story-piece-placed = { $by ->
    [priestesses] { $player } raises the Ivory Tower at { $region }.
    [fortified] { $player } builds a fortress at { $region }.
    [heroic] A hero stands guard at { $region } for { $player }.
    [bivouacking] { $player } pitches { count-encampment } at { $region }.
    [behemoth] { $player } has { count-behemoth } tramp to { $region }.
    [leader] { $player }’s Leader stands at { $region }.
    [leprechauns] { $player } hides a pot of gold at { $region }.
    [catapult] { $player } wheels the catapult to { $region }.
    [cultists] The Great Ancient of { $player } dwells at { $region }.
    [flames] { $player } has the Volcano rise from { $region }.
    [royal] The Queen of { $player } holds court at { $region }.
    [shield] { $player } fits mushroom armour at { $region }.
    [magic] { $player } drags the Bag o’ many things to { $region }.
    [balrog] { $player } sends the Balrog to { $region }!
    [the-crypt-of-the-tomb-raider] { $player } has the Ghost watch over { $region }.
    [the-flying-doormat] The Flying Doormat comes down at { $region } with { $player }’s troops.
    [froggys-ring] { $player } lays Froggy’s Ring down at { $region }.
    [the-stinky-trolls-socks] A smell of Troll drives everyone out of { $region }, to { $player }’s joy.
    [the-scepter-of-avarice] { $player } plants the Scepter of Avarice at { $region }.
    [the-shiny-orb] The Shiny Orb now glows at { $region }.
    [the-sword-of-the-killer-rabbit] The Sword of the Killer Rabbit strikes for { $player }, and stays at { $region }.
    [guardians] Two Monsters settle at { $region }, and guard what no one has seen yet.
    [creation] { $number ->
        [one] { $player } lets a Lost Tribe live at { $region }.
       *[other] { $player } has two Monsters guard { $region }.
    }
    [coins-on-peaks] { $player } lays { count-coins } on { $region }.
    [skeleton-guards] { story-monsters-awake }
    [sorcerer-guards] { story-monsters-awake }
    [mummy-guards] { story-monsters-awake }
   *[other] { $player } makes use of { $ability } at { $region }.
}
story-pieces-gathered = { $by ->
    [fireball] { $number ->
        [one] A fireball is brewed for { $player }.
       *[other] { $number } fireballs are brewed for { $player }.
    }
    [iron-dwarves] { $number ->
        [one] A silver hammer is forged for { $player }.
       *[other] { $number } silver hammers are forged for { $player }.
    }
    [shield] { $number ->
        [one] A mushroom armour is cut for { $player }.
       *[other] { $number } suits of mushroom armour are cut for { $player }.
    }
    [skeleton-guards] { story-monsters-attack }
    [sorcerer-guards] { story-monsters-attack }
    [mummy-guards] { story-monsters-attack }
   *[other] { $player } gathers { $number } more ({ $ability }).
}
story-player-named = { $by ->
    [diplomat] { $player } makes peace with { $other }.
   *[other] { $player } picks { $other } ({ $ability }).
}

# --- Scoring and decline ----------------------------------------------------------------------------

story-coins-scored = { $by ->
    [none] { $race ->
        [none] { $player } takes { count-coins } for regions.
       *[other] { $player } takes { count-coins } for the regions { race-of }.
    }
    [aquatic] Coastal minus inland regions: { $number } for { $player } ({ $ability }).
   *[other] { $player } takes { count-coins } more: { $ability }.
}
story-coins-gained = { $by ->
    [leader] { $player } takes { count-coins } for Leaders held captive.
    [the-altar-of-souls] A soul burns on the Altar: { count-coins } for { $player }.
    [martyr] { $player } is consoled with { count-coins }: { $ability }.
    [vanishing] Gone in a puff of smoke: { count-coins } for { $player }.
    [veins-of-gold] { $player } digs up gold: { count-coins }!
   *[other] { $player } gains { count-coins }: { $ability }.
}
story-coins-spent = { $player } pays { count-coins }: { $ability }.
story-coins-taken = { $by ->
    [ransom] { $other } ransoms the Leader: { count-coins } for { $player }.
    [froggys-ring] The Ring croaks: { $other } gives { $player } { count-coins }.
    [thieving] { $player } steals { count-coins } from { $other }.
    [liches] Even in decline the Liches collect: { $other } pays { $player } { count-coins }.
    [rusted-throne] { $other } pays tribute to the throne: { count-coins } for { $player }.
   *[other] { $player } takes { count-coins } from { $other }: { $ability }.
}
story-race-declined = { $player } puts { combo-the } in decline.
story-race-left-the-map = { $player } bids farewell to { race-the }, who leave the map.
story-tile-moved = { $number ->
    [0] { $player } pushes the tile with { $region }.
   *[other] { $player } turns the tile with { $region }.
}
story-tile-laid = { $player } lays the tile with { $region }.
story-piece-laid = { $player } lays { $region } on a tile.
story-item-taken = { $player } takes { $ability } for later.
story-event-drawn = A new event: { $ability }.
story-game-over = The game is over: show your coins!

# --- Since your last turn ---------------------------------------------------------------------------
#
recap-title = Since your last turn
recap-bot = { $number ->
    [one] A bot played a turn for you.
   *[other] A bot played { $number } turns for you.
}
