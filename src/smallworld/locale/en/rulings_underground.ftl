### Answers to questions that the rules of Underground leave open. For ids and attributes, see rulings.ftl.

sources-underground = rulebook of Underground
ruling-underground-1 = May several relics help one conquest?
    .answer = Yes, each relic once a turn.
    .source = ours
ruling-underground-2 = What if a race holds nothing but rivers when it redeploys?
    .answer = It leaves them, waits in hand, and makes a first conquest in its player’s next turn.
    .source = ours
ruling-underground-3 = Do six players play in teams?
    .answer = No, each for themselves. The printed board for six has three teams of two.
    .source = ours
ruling-underground-4 = What stays in the box when relics and places are not in play?
    .answer = Adventurous and Magic.
    .source = rulebook of Underground
ruling-underground-5 = How do Tritons, Flying races and Halflings work in the world below?
    .answer =
        For Tritons, the banks of a river are coast. Flying races reach all land, but a river only from
        its bank. Halflings enter anywhere except in rivers.
    .source = rulebook of Underground; the rest: ours
ruling-underground-6 = What may the catapult shoot over in the world below?
    .answer = Rivers, but not chasms.
    .source = ours
ruling-underground-7 = Where do Barbarians go when they must leave a river?
    .answer = Off the map until their next turn, because they may not move to another region.
    .source = ours
ruling-underground-8 = Do Igors collect Monsters?
    .answer = Yes, each one like a token of a Lost Tribe.
    .source = ours
ruling-underground-9 = Can Necromancer Island be played in the world below?
    .answer = No, because the island needs a lake.
    .source = ours
ruling-underground-10 = May the Doormat be used with no token in hand?
    .answer = Yes, for a substitution by Sorcerers, Vampires or the Orb, which needs no token in hand.
    .source = ours
ruling-underground-11 = Is a relic spent on a conquest that it did not help?
    .answer =
        No. It is spent only on a conquest that it made possible or cheaper. Otherwise it stays where it
        is, unused, for the next conquest.
    .source = ours

sources-two-worlds = rulebook of Underground
ruling-two-worlds-1 = What stays in the box when you play in the world below?
    .answer = Humans, Mounted, Hill and Underworld, because there is no farmland, hill or cavern.
    .source = ours
ruling-two-worlds-2 = What stays in the box when you play on the surface?
    .answer = Flames and Spiderines, because there are no chasms.
    .source = ours
ruling-two-worlds-3 = What counts as a river on the surface?
    .answer =
        Seas and the lake. Kraken hold and score them, Lizardmen cross them, and a Fisher race scores the
        regions along them.
    .source = ours
ruling-two-worlds-4 = What may Seafaring races do in the world below?
    .answer = Keep rivers and score them, even in decline. Other races may enter these rivers as usual.
    .source = rulebook of Underground
ruling-two-worlds-5 = Where are Monsters placed on the surface, if the table plays with relics and places?
    .answer =
        In regions of Lost Tribes, no two of them adjacent. Their number is the number of players plus
        one. In each, two Monsters replace the Lost Tribe. The regions are drawn at random when the table
        is set up. If they do not all fit, there are fewer.
    .source = rulebook of Underground; the random choice and the smaller number: ours
ruling-two-worlds-6 = Which of the fifteen relics and places stay in the box on the surface?
    .answer =
        None, because each of them has a meaning there. As in the world below, one is drawn for each
        region with Monsters, and the others leave the game unseen. Adventurous and Magic are also in
        play.
    .source = ours
ruling-two-worlds-7 = May the Ghost of the Crypt or the Balrog go onto a sea or the lake?
    .answer = No. Both may only enter land, and the rivers of the world below.
    .source = ours
ruling-two-worlds-8 = Does the Necromancer count as a player for the number of Monsters?
    .answer = Yes, like any other player. Each Monster that falls gives them a soul, as a Lost Tribe does.
    .source = ours
ruling-two-worlds-9 = Does the Necromancer use relics and places, or the badge at Stonehedge?
    .answer =
        No. Ghosts count as a race in decline, so they use none of them, but may hold their regions. The
        Keep still defends its region.
    .source = ours

sources-cultists = rulebook of Underground, Cultists
ruling-cultists-1 = What happens to the Great Ancient when its region is abandoned?
    .answer = It returns to your hand, and you place it when your next turn begins. In decline it is gone.
    .source = ours
ruling-cultists-2 = Where is the Great Ancient if the first region that Cultists conquer is a river?
    .answer =
        It returns to your hand when the Cultists leave the river, and you place it when your next turn
        begins.
    .source = ours
ruling-cultists-3 = Is a region that can be reached only through the Doormat adjacent to the Great Ancient?
    .answer = No. The Pipe makes regions adjacent to one another, the Doormat does not.
    .source = ours

sources-drow = rulebook of Underground, Drow
ruling-drow-1 = Do Lost Tribes count as another race for the Drow?
    .answer = Yes, and so do Monsters: both are what is left of a race.
    .source = ours
ruling-drow-2 = Do tokens of a withdrawn race that wait in hand count as neighbours at scoring?
    .answer = No. Only tokens in a region count.
    .source = ours
ruling-drow-3 = Does a Balrog next to their region cost the Drow the coin?
    .answer = No. The Balrog is neither a race nor a Monster.
    .source = ours

sources-flames = rulebook of Underground, Flames
ruling-flames-1 = What still counts in a region that costs as if it were empty?
    .answer =
        Only what the ground adds: a Black Mountain, a mountain, the Keep. Tokens, and anything that a
        defender has built or put there, do not count.
    .source = rulebook of Underground; the rest: ours
ruling-flames-2 = Must the Flames enter next to their Volcano?
    .answer = Yes. This sentence is in the fuller copy of the rulebook, and missing from the other copy.
    .source = rulebook of Underground, the fuller copy
ruling-flames-3 = Where do the Flames enter again after losing their last region?
    .answer = Next to the Volcano again, as in every first conquest.
    .source = ours
ruling-flames-4 = May the Flames enter by a region of active Gnomes next to the Volcano?
    .answer = Yes, at the normal price. Otherwise Gnomes could shut them out.
    .source = ours

sources-gnomes = rulebook of Underground, Gnomes
ruling-gnomes-1 = Does the Gnomes’ protection from powers continue in decline?
    .answer = No. A race’s abilities end with its decline, as usual.
    .source = ours
ruling-gnomes-2 = What counts in an attack on Gnomes, and what does not?
    .answer =
        Tokens of the race count, including the Amazons’ four, Hordes tokens and a Leader. Silver hammers,
        fireballs, Behemoths, a Mercenary’s coin, the Great Ancient, vengeance, and rolls of Berserk races
        and Will-o’-Wisps do not.
    .source = ours
ruling-gnomes-3 = May a Berserk race make a final attempt against Gnomes?
    .answer =
        Yes, the usual one. Their own power does not work there, so they roll the die as any race does.
    .source = ours
ruling-gnomes-4 = Do Mummies also pay 1 more token for a region of Gnomes?
    .answer = Yes. Only abilities that help the attacker stop working, and this one hinders.
    .source = rulebook of Underground, the fuller copy
ruling-gnomes-5 = Can a dragon, a Sorcerer, a Vampire or the Orb take a region of Gnomes?
    .answer = No. These are all abilities or relics, which do not work against Gnomes.
    .source = rulebook of Underground

sources-iron-dwarves = rulebook of Underground, Iron Dwarves
ruling-iron-dwarves-1 = May silver hammers conquer alone?
    .answer = No. Each conquest needs at least one Iron Dwarf.
    .source = ours
ruling-iron-dwarves-2 = Do Marauding Iron Dwarves also take their hammers back?
    .answer = Yes, together with the tokens.
    .source = ours

sources-kraken = rulebook of Underground, Kraken
ruling-kraken-1 = What counts as a river for Kraken on the surface?
    .answer =
        Seas and the lake. Kraken conquer them for two tokens, stay there and score them, even in decline.
    .source = ours

sources-liches = rulebook of Underground, Liches
ruling-liches-1 = Must an attacker pay, or have, a coin to conquer active Liches?
    .answer =
        No. The rulebook does not let players without a coin conquer any Liches. We read this together with
        the payment, which is due only to Liches in decline.
    .source = ours
ruling-liches-2 = Is a single coin enough to hire a Mercenary against Liches in decline?
    .answer = No. You must pay both coins.
    .source = ours

sources-lizardmen = rulebook of Underground, Lizardmen
ruling-lizardmen-1 = May Lizardmen pass through an occupied river?
    .answer = Yes. They conquer the river only if they want it.
    .source = rulebook of Underground
ruling-lizardmen-2 = Where may Lizardmen enter?
    .answer =
        At the edge of the map, and also in any region along a river that reaches the edge, because
        crossing the river needs no token.
    .source = ours

sources-mudmen = rulebook of Underground, Mudmen

sources-mummies = rulebook of Underground, Mummies
ruling-mummies-1 = Do Mummies pay 1 more token for a substitution or with a dragon?
    .answer = No. Those have a special price.
    .source = ours

sources-ogres = rulebook of Underground, Ogres

sources-shadow-mimes = rulebook of Underground, Shadow Mimes
ruling-shadow-mimes-1 = Which badge counts for the number of Shadow Mimes?
    .answer = The one that they keep.
    .source = ours
ruling-shadow-mimes-2 = What moves with an exchanged badge?
    .answer =
        Only the badge. You have already paid the price. Coins, and Homunculi waiting on a combo, stay
        with their banner.
    .source = rulebook of Underground; the rest: ours

sources-shrooms = rulebook of Underground, Shrooms

sources-spiderines = rulebook of Underground, Spiderines

sources-will-o-wisps = rulebook of Underground, Will-o’-Wisps
ruling-will-o-wisps-1 = How many Will-o’-Wisps are placed after the roll?
    .answer = As many as the price minus the pips, but at least one.
    .source = ours
ruling-will-o-wisps-2 = What if the roll is not enough?
    .answer = Their conquests end.
    .source = ours
ruling-will-o-wisps-3 = May they roll for a region that they could not take with any roll?
    .answer = No. At most three tokens may be lacking, as in a final attempt.
    .source = ours
ruling-will-o-wisps-4 = May Berserk Will-o’-Wisps roll twice for one conquest?
    .answer = No. Each conquest gets only one die.
    .source = ours
ruling-will-o-wisps-5 = Is there still a final attempt after successful rolls?
    .answer = Yes, the ordinary one, at the end.
    .source = rulebook of Underground
ruling-will-o-wisps-6 = Does everything that helps a final attempt also help the Wisps’ roll?
    .answer =
        Yes. You are asked for a Mercenary’s coin after the roll, if it is needed or saves tokens; paying
        before would change nothing. They may also roll for a region within reach of a catapult.
    .source = ours

sources-adventurous = rulebook of Underground, Adventurous

sources-fisher = rulebook of Underground, Fisher

sources-flocking = rulebook of Underground, Flocking
ruling-flocking-1 = What counts as connected for Flocking?
    .answer =
        Regions that are adjacent for the race, even through an ability. A single region counts as
        connected; a race without regions gets no bonus.
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
    .answer = No. This is the same as in any conquest.
    .source = ours

sources-magic = rulebook of Underground, Magic
ruling-magic-1 = Which relics may the Bag copy?
    .answer = Any discovered relic, no matter who holds it, even one in a player’s hand.
    .source = rulebook of Underground; the rest: ours
ruling-magic-2 = May the Bag and the relic that it copies act on the same region?
    .answer = No. Two Swords on one conquest, two Rings or two Scepters in one region do not add up.
    .source = rulebook of Underground, the fuller copy
ruling-magic-3 = May a new race enter the map with the Bag as a copy of the Doormat?
    .answer = No. Like the Doormat, the Bag needs tokens that are already on the map.
    .source = ours

sources-martyr = rulebook of Underground, Martyr
ruling-martyr-1 = Does a visit of the Balrog earn the Martyrs’ coin?
    .answer = Yes. For the victim, it is a conquest by the player who moves the Balrog.
    .source = ours
ruling-martyr-2 = Do Martyrs get their coin when no token is lost?
    .answer = Yes, for example after a conquest with the Socks.
    .source = rulebook of Underground

sources-mining = rulebook of Underground, Mining

sources-muddy = rulebook of Underground, Muddy

sources-mystic = rulebook of Underground, Mystic

sources-quarreling = rulebook of Underground, Quarreling
ruling-quarreling-1 = Do abilities that make regions adjacent also connect them for Quarreling?
    .answer = No. The rulebook speaks of a common border for Quarreling, and of adjacency only for Flocking.
    .source = rulebook of Underground

sources-reborn = rulebook of Underground, Reborn
ruling-reborn-1 = May regions change to a new race in the turn in which it is taken?
    .answer = Yes, after it is taken. The race is then on the map, and no longer has to enter at the edge.
    .source = ours
ruling-reborn-2 = Does a region that changes to the active race count as conquered?
    .answer =
        No. No marker is drawn, and no one gets a coin. All tokens there leave, and places and relics
        serve the active race.
    .source = ours
ruling-reborn-3 = May Kobolds take over regions in this way?
    .answer = No. A single Kobold cannot hold a region.
    .source = ours
ruling-reborn-4 = May the active race decline in the same turn?
    .answer = Yes. Regions that it has taken over stay with it.
    .source = ours
ruling-reborn-5 = May the active race take over a river of Reborn Kraken?
    .answer = Only if the active race may also stay in rivers.
    .source = ours
ruling-reborn-6 = Do Trolls have a lair in a region that they took over?
    .answer = Yes. Each region of active Trolls has one, however they got there.
    .source = ours

sources-royal = rulebook of Underground, Royal
ruling-royal-1 = May the Queen and a Leader be in one region?
    .answer = No. The Queen is placed first. The Leader goes elsewhere, or waits off the map.
    .source = ours

sources-shield = rulebook of Underground, Shield
ruling-shield-1 = Does armour come each turn, and may it move?
    .answer = New armour comes each turn, up to eight suits in all. Armour that has been placed stays.
    .source = rulebook of Underground; the rest: ours

sources-stone = rulebook of Underground, Stone

sources-thieving = rulebook of Underground, Thieving

sources-tomb = rulebook of Underground, Tomb
ruling-tomb-1 = What happens to tokens in hand when a Tomb race declines?
    .answer = They go to the tray. Only tokens on the map stay.
    .source = ours
ruling-tomb-2 = Do Tomb Ghouls enter again after losing their last region?
    .answer = No. The text of Tomb decides: they are lost.
    .source = rulebook of Underground
ruling-tomb-3 = May Barbarians and Kobolds with Tomb be spread once more when they decline?
    .answer =
        Yes. The limits of an active race do not apply in decline, so even a single Kobold may hold a
        region.
    .source = ours
ruling-tomb-4 = How do Priestesses with Tomb decline?
    .answer = As their owner chooses: as an Ivory Tower, or with Tomb.
    .source = ours

sources-vampire = rulebook of Underground, Vampire

sources-vanishing = rulebook of Underground, Vanishing
ruling-vanishing-1 = Does the earlier race in decline also leave when the Vanishing race vanishes?
    .answer = Yes. It leaves first, as in any decline.
    .source = rulebook of Underground; the rest: ours
ruling-vanishing-2 = What do places, mines and rivers bring when the race vanishes?
    .answer =
        Nothing more. Each region is worth two coins, even a river of Kraken, and no one is left to use
        anything else.
    .source = ours

sources-vengeful = rulebook of Underground, Vengeful
ruling-vengeful-1 = How many opponents may be marked?
    .answer = All of them. The box has four markers, enough for five players.
    .source = ours

sources-wise = rulebook of Underground, Wise

sources-the-flying-doormat = rulebook of Underground, The Flying Doormat

sources-froggys-ring = rulebook of Underground, Froggy’s Ring

sources-the-stinky-trolls-socks = rulebook of Underground, The Stinky Troll’s Socks
ruling-the-stinky-trolls-socks-1 = Is a Leader captured when its region is taken with the Socks?
    .answer = Yes. A captured Leader is not a lost token.
    .source = ours
ruling-the-stinky-trolls-socks-2 =
    Where does a race in decline withdraw to when the Socks are used on its region?
    .answer = To its other regions. If it has none left, it is lost.
    .source = ours

sources-the-scepter-of-avarice = rulebook of Underground, The Scepter of Avarice
ruling-the-scepter-of-avarice-1 = Which coins does the Scepter double?
    .answer =
        All coins of the bank for that very region: for the region itself, its terrain, place, race, power
        or fortress. Coins paid only once, coins for several regions together, and coins that players pay
        are not doubled.
    .source = ours

sources-the-shiny-orb = rulebook of Underground, The Shiny Orb
ruling-the-shiny-orb-1 = May a race without a region use the Orb?
    .answer = No. None of its tokens is in the Orb’s region to use it.
    .source = ours

sources-the-sword-of-the-killer-rabbit = rulebook of Underground, The Sword of the Killer Rabbit

sources-the-altar-of-souls = rulebook of Underground, The Altar of Souls
ruling-the-altar-of-souls-1 = When is a token given up on the Altar?
    .answer = After scoring, so that its region has brought its coin.
    .source = rulebook of Underground, the fuller copy
ruling-the-altar-of-souls-2 = May a token be given up in a turn of decline?
    .answer = Yes, even a token that has just gone into decline.
    .source = rulebook of Underground; the rest: ours
ruling-the-altar-of-souls-3 = What happens to the Queen when the token in the Queen’s region is given up?
    .answer = The Queen leaves the map.
    .source = ours

sources-the-crypt-of-the-tomb-raider = rulebook of Underground, The Crypt of the Tomb-raider
ruling-the-crypt-of-the-tomb-raider-1 = Whom does the Ghost protect in another player’s region?
    .answer = The race that is there, from everyone, including the holder of the Crypt.
    .source = ours
ruling-the-crypt-of-the-tomb-raider-2 =
    Who may conquer a region with the Ghost that belongs to no one or to Monsters?
    .answer = Only the holder of the Crypt. The Ghost is never placed on a chasm.
    .source = ours
ruling-the-crypt-of-the-tomb-raider-3 = What if the Crypt is abandoned?
    .answer = The Ghost stays until a player takes the Crypt.
    .source = ours
ruling-the-crypt-of-the-tomb-raider-4 = What happens to the Ghost when the Balrog enters the Crypt?
    .answer = The Ghost stays where it is. If its region belongs to no one, no one may conquer it.
    .source = ours

sources-the-diamond-fields = rulebook of Underground, The Diamond Fields
ruling-the-diamond-fields-1 = Do symbols count as terrain for the Diamond Fields?
    .answer = No. A hill with a mine is a hill.
    .source = ours

sources-the-great-brass-pipe = rulebook of Underground, The Great Brass Pipe

sources-the-fountain-of-youth = rulebook of Underground, The Fountain of Youth

sources-the-keep-on-the-motherland = rulebook of Underground, The Keep on the Motherland

sources-the-mine-of-the-lost-dwarf = rulebook of Underground, The Mine of the Lost Dwarf

sources-stonehedge = rulebook of Underground, Stonehedge
ruling-stonehedge-1 = Which badge does Stonehedge get?
    .answer = A random one from the stack, but not the one that everyone can see.
    .source = ours
ruling-stonehedge-2 = Does a new holder draw a new badge?
    .answer = No. The same power serves every later holder of the place.
    .source = ours
ruling-stonehedge-3 = How do badges that make no sense for a place work?
    .answer =
        Cursed and the coins of a Historian do nothing. Wealthy pays its seven coins once, to the
        discoverer. If Hordes of is drawn, another badge is drawn. Spirit and Stout serve a holder who
        declines there. Pieces go with the place, but fortresses and armour stay.
    .source = ours
ruling-stonehedge-4 = What if the stack of badges is empty?
    .answer =
        The discarded badges are shuffled into a new stack. If there are no discarded badges, Stonehedge
        has no power.
    .source = ours
ruling-stonehedge-5 = Until when does the badge serve?
    .answer =
        As long as the race holds Stonehedge. Its effects on the map, such as tokens of Tomb, do not
        vanish immediately.
    .source = ours
ruling-stonehedge-6 = May tokens stay in a river when the place with Seafaring is lost?
    .answer =
        No. They leave it at the next redeployment, or when their race declines. A race that is already in
        decline stays.
    .source = ours
ruling-stonehedge-7 = Does the badge of Stonehedge count events from before the holder took the place?
    .answer =
        Yes. As with the badge of a field, the whole turn counts for Peace-loving, Diplomat and Pillaging.
        For Vengeful, everything since the holder’s last turn counts.
    .source = ours

sources-the-wickedest-pentacle = rulebook of Underground, The Wickedest Pentacle
ruling-the-wickedest-pentacle-1 = When may the Balrog be moved?
    .answer =
        Once in each turn of the Pentacle’s holder, at any time, even after a final attempt. If the holder goes into
        decline that turn, only before doing so.
    .source = rulebook of Underground; the rest: ours
ruling-the-wickedest-pentacle-2 = Where may the Balrog move?
    .answer =
        To a region that has a common border with the Balrog’s region. No ability makes other regions
        adjacent for the Balrog. The Balrog may enter the Pentacle’s own region, which then belongs to no
        one.
    .source = ours
ruling-the-wickedest-pentacle-3 = Must the Balrog be moved when the Pentacle is discovered?
    .answer =
        Yes, if any neighbouring region allows it. Later moves are optional. If no region allows it, the
        Balrog waits beside the board, and may enter next to the Pentacle in a later turn.
    .source = ours
ruling-the-wickedest-pentacle-4 = Is the Balrog’s visit a conquest?
    .answer =
        For the victim, it is a conquest and an attack by the player who moves the Balrog: Martyr,
        Corrupt, Liches, vengeance and peace count. But that player’s own race has conquered nothing, so
        Orcs, Skeletons, Pillaging, Ransacking and Fauns gain nothing.
    .source = ours
ruling-the-wickedest-pentacle-5 = Do Elves lose tokens to the Balrog?
    .answer = No. All of them withdraw.
    .source = ours
ruling-the-wickedest-pentacle-6 = Where do survivors go if the player moves the Balrog to their own region?
    .answer = To hand at once. They may still fight in this turn.
    .source = ours
ruling-the-wickedest-pentacle-7 =
    What happens to Monsters, places and relics in a region that the Balrog enters?
    .answer =
        Monsters vanish, and no marker is drawn. Places and relics stay, but serve no one. When the Balrog
        leaves, the region is empty.
    .source = ours
ruling-the-wickedest-pentacle-8 = What does the Balrog do to a Leader?
    .answer =
        The player who moves the Balrog captures the Leader. The two tokens are not lost then, but
        withdraw with the others.
    .source = ours
ruling-the-wickedest-pentacle-9 = Is it an attack when a player moves the Balrog to their own region?
    .answer = No. No one is attacked, so Peace-loving races keep their bonus.
    .source = ours
ruling-the-wickedest-pentacle-10 = May Ghouls in decline that discover the Pentacle move the Balrog?
    .answer = No. The Balrog waits beside the board for an active race that takes the Pentacle.
    .source = ours

sources-balrog = rulebook of Underground, Balrog
