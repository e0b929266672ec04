### What the rules of Underground leave open. Ids and attributes: see rulings.ftl.

sources-underground = rulebook of Underground
ruling-underground-1 = May several relics help one conquest?
    .answer = Yes, each of them once in the turn.
    .source = ours
ruling-underground-2 = What if a race holds nothing but rivers when it redeploys?
    .answer =
        It leaves them, waits in hand, and enters again by the rules of the first conquest in its player’s next
        turn.
    .source = ours
ruling-underground-3 = Do six players play in teams?
    .answer = No, each for themselves. The printed board for six has three teams of two.
    .source = ours
ruling-underground-4 = What stays in its box where no relics and places are in play?
    .answer = Adventurous and Magic.
    .source = rulebook of Underground
ruling-underground-5 = Where do Tritons, Flying races and Halflings go below?
    .answer =
        Banks of a river are the Tritons’ coast. Flying races reach all land, but a river only from its bank;
        Halflings enter anywhere but in rivers.
    .source = rulebook of Underground; the rest: ours
ruling-underground-6 = What does the catapult shoot over below?
    .answer = Over rivers, not over chasms.
    .source = ours
ruling-underground-7 = Where do Barbarians go who must leave a river?
    .answer = Off the map until their next turn, since they may not move to another region.
    .source = ours
ruling-underground-8 = Do Igors collect Monsters?
    .answer = Yes, each like a token of a Lost Tribe.
    .source = ours
ruling-underground-9 = Can the Necromancer haunt the world below?
    .answer = No: the island needs a lake.
    .source = ours
ruling-underground-10 = May the Doormat be used with no token in hand?
    .answer = Yes, for what needs none: a substitution by Sorcerers, Vampires or the Orb.
    .source = ours
ruling-underground-11 = Is a relic spent on a conquest that it did not help?
    .answer =
        No. It stays where it is, unused, for the next. It is spent on a conquest that it made possible or cheaper.
    .source = ours

sources-two-worlds = rulebook of Underground
ruling-two-worlds-1 = What stays in its box below the ground?
    .answer =
        Humans, Mounted, Hill and Underworld: there are neither farmland nor hills nor caverns.
    .source = ours
ruling-two-worlds-2 = And above?
    .answer = Flames and Spiderines: there are no chasms.
    .source = ours
ruling-two-worlds-3 = What is a river above?
    .answer =
        Seas and the lake: Kraken hold and score them, Lizardmen pass them, Fishers fish along them.
    .source = ours
ruling-two-worlds-4 = What may Seafaring races do below?
    .answer = Keep rivers and score them, also in decline; others enter those as usual.
    .source = rulebook of Underground
ruling-two-worlds-5 = Where are Monsters placed in the world above, if the table plays with relics and places?
    .answer =
        In as many regions of Lost Tribes as there are players, and one more, no two of them adjacent. In each, two
        Monsters replace the Lost Tribe. The regions are drawn at random when the table is set up. If they do not
        all fit, there are fewer.
    .source = rulebook of Underground; that chance chooses, and chooses fewer, is ours
ruling-two-worlds-6 = Which of the fifteen relics and places stay in their box above?
    .answer =
        None: each of them has its meaning there. As below, one is drawn for each region of Monsters, and the others
        are out of the game unseen. Adventurous and Magic are in play with them.
    .source = ours
ruling-two-worlds-7 = May the Ghost of the Crypt or the Balrog go onto a sea or the lake?
    .answer = No: both go onto land only, and onto the rivers of the world below.
    .source = ours
ruling-two-worlds-8 = Are there more Monsters where there is a Necromancer?
    .answer =
        Yes, they are a player like all others. Monsters that fall give them souls as Lost Tribes do, one each.
    .source = ours
ruling-two-worlds-9 = Does the Necromancer use relics and places, or a badge on one?
    .answer =
        No. Whoever counts as in decline uses none of them, but may hold their regions. The Keep guards its region
        all the same.
    .source = ours

sources-cultists = rulebook of Underground, Cultists
ruling-cultists-1 = What becomes of the Great Ancient when its region is abandoned?
    .answer = It returns to your hand and is placed as the next turn begins. In decline it is gone.
    .source = ours
ruling-cultists-2 = Where is the Great Ancient if the first region that Cultists conquer is a river?
    .answer = It returns to your hand as the river is left, and is placed as the next turn begins.
    .source = ours
ruling-cultists-3 = Is a region that can be reached only through the Doormat adjacent to the Great Ancient?
    .answer = No. The Pipe makes regions adjacent to one another, the Doormat does not.
    .source = ours

sources-drow = rulebook of Underground, Drow
ruling-drow-1 = Are Lost Tribes another race to the Drow?
    .answer = Yes, and so are Monsters: both are what is left of a race.
    .source = ours
ruling-drow-2 = Do tokens of a withdrawn race that wait in hand count as neighbours at scoring?
    .answer = No. Only tokens in a region count.
    .source = ours
ruling-drow-3 = Does the Balrog next door cost the Drow their coin?
    .answer = No. The Balrog is neither a race nor a Monster.
    .source = ours

sources-flames = rulebook of Underground, Flames
ruling-flames-1 = What still counts in a region that costs as if it were empty?
    .answer =
        Only what the ground adds: a Black Mountain, a mountain, the Keep. Tokens and whatever a defender has built
        or put there do not count.
    .source = rulebook of Underground; the rest: ours
ruling-flames-2 = Must the Flames enter next to their Volcano?
    .answer = Yes. The sentence is in the fuller copy of the rulebook and missing from the other.
    .source = rulebook of Underground, the fuller copy
ruling-flames-3 = And when they enter again, after losing their last region?
    .answer = Next to the Volcano again: every first conquest is.
    .source = ours
ruling-flames-4 = May the Flames enter by a region of active Gnomes next to the Volcano?
    .answer = Yes, at the plain price. Otherwise Gnomes could shut them out.
    .source = ours

sources-gnomes = rulebook of Underground, Gnomes
ruling-gnomes-1 = Are Gnomes in decline still safe from powers?
    .answer = No. A race’s abilities end with its decline, as always.
    .source = ours
ruling-gnomes-2 = What does not count against Gnomes, and what does?
    .answer =
        Silver hammers, fireballs, Behemoths, a Mercenary’s coin, rolls of Berserk races and Will-o’-Wisps, the
        Great Ancient and vengeance do not. Tokens of the race do, Amazons’ four, Hordes tokens and a Leader
        included.
    .source = ours
ruling-gnomes-3 = May a Berserk race make a final attempt against Gnomes?
    .answer = Yes, the ordinary one: their power is silent there, so the plain die is left.
    .source = ours
ruling-gnomes-4 = Do Mummies pay one more token for a region of Gnomes, too?
    .answer = Yes. It hinders them and helps nobody.
    .source = rulebook of Underground, the fuller copy
ruling-gnomes-5 = Can a dragon, a Sorcerer, a Vampire or the Orb take a region of Gnomes?
    .answer = No. All of them are abilities, a relic or a place.
    .source = rulebook of Underground

sources-iron-dwarves = rulebook of Underground, Iron Dwarves
ruling-iron-dwarves-1 = May silver hammers conquer alone?
    .answer = No. Each conquest needs an Iron Dwarf at least.
    .source = ours
ruling-iron-dwarves-2 = Do Marauding Iron Dwarves take their hammers back, too?
    .answer = Yes, together with the tokens.
    .source = ours

sources-kraken = rulebook of Underground, Kraken
ruling-kraken-1 = What are the rivers of Kraken in the world above?
    .answer = The seas and the lake: they conquer them for two tokens, stay there, and score there, also in decline.
    .source = ours

sources-liches = rulebook of Underground, Liches
ruling-liches-1 = Must an attacker pay, or have, a coin to conquer active Liches?
    .answer =
        No. The sentence that forbids it to those without a coin speaks of any Liches; we read it with the coin,
        which only those in decline get.
    .source = ours
ruling-liches-2 = Is one coin enough for a Mercenary’s help against Liches in decline?
    .answer = No. Both coins are due.
    .source = ours

sources-lizardmen = rulebook of Underground, Lizardmen
ruling-lizardmen-1 = May Lizardmen pass through an occupied river?
    .answer = Yes. They conquer it only if they want it.
    .source = rulebook of Underground
ruling-lizardmen-2 = Where may Lizardmen enter?
    .answer =
        Also by any region along a river that reaches the edge: passing through needs no token.
    .source = ours

sources-mudmen = rulebook of Underground, Mudmen

sources-mummies = rulebook of Underground, Mummies
ruling-mummies-1 = Do Mummies pay one more token for a substitution or with a dragon?
    .answer = No. Those have a special price.
    .source = ours

sources-ogres = rulebook of Underground, Ogres

sources-shadow-mimes = rulebook of Underground, Shadow Mimes
ruling-shadow-mimes-1 = Which badge says how many Shadow Mimes come?
    .answer = The one that they keep.
    .source = ours
ruling-shadow-mimes-2 = What moves with an exchanged badge?
    .answer =
        Only the badge. The price is paid before; coins, and Homunculi waiting on a combo, stay with their banner.
    .source = rulebook of Underground; the rest: ours

sources-shrooms = rulebook of Underground, Shrooms

sources-spiderines = rulebook of Underground, Spiderines

sources-will-o-wisps = rulebook of Underground, Will-o’-Wisps
ruling-will-o-wisps-1 = How many Will-o’-Wisps are placed after the roll?
    .answer = As many as the price less the pips says, but one at least.
    .source = ours
ruling-will-o-wisps-2 = What if the roll is not enough?
    .answer = Their conquests end.
    .source = ours
ruling-will-o-wisps-3 = May they roll for a region that no roll can bring?
    .answer = No. At most three tokens may be lacking, as in a final attempt.
    .source = ours
ruling-will-o-wisps-4 = May Berserk Will-o’-Wisps roll twice for one conquest?
    .answer = No. One die for one conquest.
    .source = ours
ruling-will-o-wisps-5 = Is there still a final attempt after successful rolls?
    .answer = Yes, the ordinary one, at the end.
    .source = rulebook of Underground
ruling-will-o-wisps-6 = Does what helps a final attempt help the Wisps’ roll, too?
    .answer =
        Yes. A Mercenary’s coin is asked after the roll, where it is needed or saves tokens; to pay before comes to
        the same. Their roll reaches as far as a catapult.
    .source = ours

sources-adventurous = rulebook of Underground, Adventurous

sources-fisher = rulebook of Underground, Fisher

sources-flocking = rulebook of Underground, Flocking
ruling-flocking-1 = What counts as connected for Flocking?
    .answer =
        Whatever is adjacent to the race, special ways included. One region does, no region does not.
    .source = rulebook of Underground; the rest: ours

sources-frightened = rulebook of Underground, Frightened
ruling-frightened-1 = Does a Leader count as the third token?
    .answer = Yes.
    .source = ours

sources-immortal = rulebook of Underground, Immortal
ruling-immortal-1 = Is a lone Immortal token lost to a substitution?
    .answer = Yes, to Sorcerers, Vampires and the Orb.
    .source = rulebook of Underground
ruling-immortal-2 = Does an Immortal race lose tokens to the Balrog?
    .answer = No, as in any conquest.
    .source = ours

sources-magic = rulebook of Underground, Magic
ruling-magic-1 = Which relics may the Bag copy?
    .answer = Any discovered one, no matter who holds it, even one in a player’s hand.
    .source = rulebook of Underground; the rest: ours
ruling-magic-2 = May the Bag and the relic that it copies act on the same region?
    .answer = No. Two Swords on one conquest, two Rings or two Scepters in one region do not add up.
    .source = rulebook of Underground, the fuller copy
ruling-magic-3 = May the Bag as Doormat bring a new race onto the map?
    .answer = No. Like the Doormat it needs troops that are there.
    .source = ours

sources-martyr = rulebook of Underground, Martyr
ruling-martyr-1 = Is a visit of the Balrog worth the Martyrs’ coin?
    .answer = Yes. To the victim it is a conquest by the player who moves it.
    .source = ours
ruling-martyr-2 = Do Martyrs get their coin when no token is lost?
    .answer = Yes, if the Socks came, for instance.
    .source = rulebook of Underground

sources-mining = rulebook of Underground, Mining

sources-muddy = rulebook of Underground, Muddy

sources-mystic = rulebook of Underground, Mystic

sources-quarreling = rulebook of Underground, Quarreling
ruling-quarreling-1 = Do special ways join regions for Quarreling?
    .answer = No. The rule speaks of a common border here, and of adjacency only for Flocking.
    .source = rulebook of Underground

sources-reborn = rulebook of Underground, Reborn
ruling-reborn-1 = May regions turn in the turn in which a new race is taken?
    .answer =
        Yes, after it is taken. The race is then on the map, and no longer bound to enter at the edge.
    .source = ours
ruling-reborn-2 = Is a region that turns conquered?
    .answer =
        No: no marker is drawn, nobody gets a coin. All tokens there leave, and places and relics serve the active
        race.
    .source = ours
ruling-reborn-3 = May Kobolds take over regions so?
    .answer = No. One Kobold alone holds no region.
    .source = ours
ruling-reborn-4 = May the active race decline in the same turn?
    .answer = Yes. Regions that have turned stay with it.
    .source = ours
ruling-reborn-5 = May the river of Reborn Kraken turn?
    .answer = Only if the active race may stay in rivers, too.
    .source = ours
ruling-reborn-6 = Do Trolls have a lair where they were reborn?
    .answer = Yes. There is one in each region of active Trolls, however they came there.
    .source = ours

sources-royal = rulebook of Underground, Royal
ruling-royal-1 = May the Queen and a Leader be in one region?
    .answer = No. The Queen is placed first; the Leader stands elsewhere, or waits off the map.
    .source = ours

sources-shield = rulebook of Underground, Shield
ruling-shield-1 = Does armour come each turn, and may it move?
    .answer = New armour comes each turn, up to eight pieces in all. Armour that has been placed stays.
    .source = rulebook of Underground; the rest: ours

sources-stone = rulebook of Underground, Stone

sources-thieving = rulebook of Underground, Thieving

sources-tomb = rulebook of Underground, Tomb
ruling-tomb-1 = What becomes of tokens in hand when a race of Tomb declines?
    .answer = They go to the tray. Only tokens on the map stay.
    .source = ours
ruling-tomb-2 = Do Ghouls of Tomb enter again after losing their last region?
    .answer = No. The text of Tomb decides: they are lost.
    .source = rulebook of Underground
ruling-tomb-3 = May Barbarians and Kobolds of Tomb be spread once more?
    .answer =
        Yes. Limits on the active race do not apply to one in decline: Kobolds may stand alone, too.
    .source = ours
ruling-tomb-4 = How do Priestesses of Tomb decline?
    .answer = As their owner chooses: as an Ivory Tower, or with Tomb.
    .source = ours

sources-vampire = rulebook of Underground, Vampire

sources-vanishing = rulebook of Underground, Vanishing
ruling-vanishing-1 = Does the earlier race in decline leave although the Vanishing race vanishes?
    .answer = Yes. It leaves before, as in any decline.
    .source = rulebook of Underground; the rest: ours
ruling-vanishing-2 = What do places, mines and rivers bring as it vanishes?
    .answer =
        Nothing more: each region is worth two coins, a river of the Kraken too, and nobody is left to use the rest.
    .source = ours

sources-vengeful = rulebook of Underground, Vengeful
ruling-vengeful-1 = How many opponents may be marked?
    .answer = All of them. Four markers are printed, for five players.
    .source = ours

sources-wise = rulebook of Underground, Wise

sources-the-flying-doormat = rulebook of Underground, The Flying Doormat

sources-froggys-ring = rulebook of Underground, Froggy’s Ring

sources-the-stinky-trolls-socks = rulebook of Underground, The Stinky Troll’s Socks
ruling-the-stinky-trolls-socks-1 = Is a Leader in a region taken with the Socks captured?
    .answer = Yes. A captured Leader is not a lost token.
    .source = ours
ruling-the-stinky-trolls-socks-2 = Where does a race in decline withdraw to?
    .answer = To its other regions. With none left it is lost.
    .source = ours

sources-the-scepter-of-avarice = rulebook of Underground, The Scepter of Avarice
ruling-the-scepter-of-avarice-1 = Which coins does the Scepter double?
    .answer =
        All coins of the bank that are tied to that very region: its own, for terrain, place, race or power, of a
        fortress. Not what is paid once, nor what several regions bring together, nor what players pay.
    .source = ours

sources-the-shiny-orb = rulebook of Underground, The Shiny Orb
ruling-the-shiny-orb-1 = May a race use the Orb that has no region left?
    .answer = No. None of its tokens is there to use anything in the region.
    .source = ours

sources-the-sword-of-the-killer-rabbit = rulebook of Underground, The Sword of the Killer Rabbit

sources-the-altar-of-souls = rulebook of Underground, The Altar of Souls
ruling-the-altar-of-souls-1 = When is a token given up on the Altar?
    .answer = After scoring, so that its region has brought its coin.
    .source = rulebook of Underground, the fuller copy
ruling-the-altar-of-souls-2 = In a turn of decline, too?
    .answer = Yes, even a token that has just declined.
    .source = rulebook of Underground; the rest: ours
ruling-the-altar-of-souls-3 = What becomes of the Queen when the token beneath is given up?
    .answer = The Queen leaves the map.
    .source = ours

sources-the-crypt-of-the-tomb-raider = rulebook of Underground, The Crypt of the Tomb-raider
ruling-the-crypt-of-the-tomb-raider-1 = Whom does the Ghost protect in somebody else’s region?
    .answer = Whoever is there, from everybody, the Crypt’s holder included.
    .source = ours
ruling-the-crypt-of-the-tomb-raider-2 = And in a region of nobody’s, or of Monsters?
    .answer = Only the Crypt’s holder may conquer it. The Ghost is never placed on a chasm.
    .source = ours
ruling-the-crypt-of-the-tomb-raider-3 = What if the Crypt is abandoned?
    .answer = The Ghost stays until somebody takes the Crypt.
    .source = ours
ruling-the-crypt-of-the-tomb-raider-4 = And if the Balrog goes onto the Crypt?
    .answer = The Ghost stays where it is, and nobody may conquer a region of nobody’s under it.
    .source = ours

sources-the-diamond-fields = rulebook of Underground, The Diamond Fields
ruling-the-diamond-fields-1 = Do symbols make a terrain for the Diamond Fields?
    .answer = No. A hill with a mine is a hill.
    .source = ours

sources-the-great-brass-pipe = rulebook of Underground, The Great Brass Pipe

sources-the-fountain-of-youth = rulebook of Underground, The Fountain of Youth

sources-the-keep-on-the-motherland = rulebook of Underground, The Keep on the Motherland

sources-the-mine-of-the-lost-dwarf = rulebook of Underground, The Mine of the Lost Dwarf

sources-stonehedge = rulebook of Underground, Stonehedge
ruling-stonehedge-1 = Which badge does Stonehedge get?
    .answer = A random one of the stack, not the one that everybody sees.
    .source = ours
ruling-stonehedge-2 = Does a new holder draw a new badge?
    .answer = No. The same power serves every later holder of the place.
    .source = ours
ruling-stonehedge-3 = What do badges do there that make no sense for a place?
    .answer =
        Cursed and the coins of a Historian do nothing; Wealthy pays its seven coins once, to the discoverer; Hordes
        of is drawn again; Spirit and Stout serve a holder who declines there. Pieces go with the place, fortresses
        and armour stay.
    .source = ours
ruling-stonehedge-4 = What if the stack of badges is empty?
    .answer =
        The discarded badges are shuffled into a new one. If there are none either, Stonehedge has no power.
    .source = ours
ruling-stonehedge-5 = Until when does the badge serve?
    .answer =
        As long as the race holds Stonehedge; but what its power has left on the map is not wiped at once, such as
        tokens of Tomb.
    .source = ours
ruling-stonehedge-6 = May tokens stay in a river when the place with Seafaring is lost?
    .answer =
        No: they leave it at the next redeployment, or as their race declines. A race that is in decline already
        stays.
    .source = ours
ruling-stonehedge-7 = Does a badge that counts a turn see what happened before its holder had the place?
    .answer =
        Yes, the whole turn, as the badge of a field does: Peace-loving, Diplomat, Pillaging. Vengeance looks back
        to its holder’s last turn.
    .source = ours

sources-the-wickedest-pentacle = rulebook of Underground, The Wickedest Pentacle
ruling-the-wickedest-pentacle-1 = When may the Balrog be moved?
    .answer =
        Once in each turn of the Pentacle’s holder, at any time, even after a final attempt. If the holder goes into
        decline that turn, only before doing so.
    .source = rulebook of Underground; the rest: ours
ruling-the-wickedest-pentacle-2 = Where may it move?
    .answer =
        To one that borders on where it stands, by a common border alone; the Pentacle’s own region too, which then
        belongs to nobody.
    .source = ours
ruling-the-wickedest-pentacle-3 = Must it be sent at discovery?
    .answer =
        Yes, if any neighbour allows it. Later moves are free. Without one it waits beside the board, and may come
        next to the Pentacle in a later turn.
    .source = ours
ruling-the-wickedest-pentacle-4 = Is the Balrog’s visit a conquest?
    .answer =
        To the victim it is one, and an attack, by the player who moves it: Martyr, Corrupt, Liches, vengeance and
        peace count. That player’s own troops conquered nothing, so Orcs, Skeletons, Pillaging, Ransacking and Fauns
        gain nothing.
    .source = ours
ruling-the-wickedest-pentacle-5 = Do Elves lose tokens to the Balrog?
    .answer = No. All of them withdraw.
    .source = ours
ruling-the-wickedest-pentacle-6 = Where do survivors of the mover’s own race go?
    .answer = Into hand at once; they may fight on in this turn.
    .source = ours
ruling-the-wickedest-pentacle-7 = What becomes of Monsters, places and relics where it comes?
    .answer =
        Monsters vanish, and no marker is drawn. Places and relics stay and serve nobody; when it leaves, the region
        is empty.
    .source = ours
ruling-the-wickedest-pentacle-8 = What does the Balrog do to a Leader?
    .answer =
        The Leader is captured by the player who moves it, in place of the two tokens, which withdraw with the
        others.
    .source = ours
ruling-the-wickedest-pentacle-9 = Is the Balrog an attack on a region of the mover’s own race?
    .answer = No. Nobody is attacked: Peace-loving races keep their bonus.
    .source = ours
ruling-the-wickedest-pentacle-10 = Do Ghouls in decline who find the Pentacle send the Balrog?
    .answer = No. It waits beside the board for an active race that takes the Pentacle.
    .source = ours

sources-balrog = rulebook of Underground, Balrog
