### Answers to questions that the rules of Realms leave open. For ids and attributes, see rulings.ftl.

sources-realms = rulebook of Realms
ruling-realms-1 = Is a peak a mountain?
    .answer = Yes, for every rule that asks for one.
    .source = ours
ruling-realms-2 = What happens to the ground under a mountain or chasm?
    .answer =
        It becomes part of the mountain or chasm. The rest of a region remains that region, with its
        symbol. A region that is covered entirely is gone.
    .source = ours
ruling-realms-3 = Are the rivers of two tiles one region?
    .answer = Yes, where they meet, unless a border marker separates them.
    .source = rulebook of Realms; the rest: ours
ruling-realms-4 = Is a hole within the board an edge?
    .answer = No. The edge is the outside of the board.
    .source = ours
ruling-realms-5 = Are regions that touch only at a point neighbours?
    .answer = No, only those that share a border.
    .source = ours
ruling-realms-6 = What is a chasm on these boards for races and powers of other boxes?
    .answer =
        A chasm like those of the world below. Spiderines reach across all of them, and the Volcano may rise from any.
    .source = ours
ruling-realms-7 = Which rules treat the ends of a tunnel as neighbours?
    .answer =
        Every rule that asks for neighbours. A tunnel defends nothing, and races cannot use it to enter
        the board.
    .source = ours
ruling-realms-8 = What is a river on these boards for races and powers of the surface?
    .answer =
        The same as a sea or lake. Seafaring races may keep and score it, even in decline, and its banks
        are coast.
    .source = rulebook of Underground; the rest: ours
ruling-realms-9 = Does a peak show the symbol of its mountain?
    .answer =
        No. The peak covers the symbol, for every rule. Boards built before this change stay as they were.
    .source = rulebook of Realms, French; the rest: ours

sources-my-precious = rulebook of Realms, scenario 1
ruling-my-precious-1 = What if a race holds only the river when it redeploys?
    .answer = It waits in hand, and enters the board again in its next turn.
    .source = ours
ruling-my-precious-2 = What happens to pieces in a river when the race leaves it?
    .answer = They are treated as if the region had been abandoned.
    .source = ours
ruling-my-precious-3 = Who may attack a race that stays in a river?
    .answer = Anyone. A river costs one token and one more for each token there, and the attacker must leave it again.
    .source = ours
ruling-my-precious-4 = May a fortress, an encampment or a hero be put into a river?
    .answer =
        No. You place them where the race stays, and it leaves the river first. A hole that was dug there
        is lost.
    .source = ours
ruling-my-precious-5 = Does a river count as an empty region for abilities that count conquests?
    .answer = Yes, unless tokens are there.
    .source = ours
ruling-my-precious-6 = How many peaks and Lost Tribes are on the board?
    .answer =
        With two to six players: 1, 1, 2, 3 and 4 peaks, and 6, 10, 13, 15 and 18 Lost Tribes. The boards
        of scenarios 2 and 3 have the same numbers of Lost Tribes.
    .source = inferred from the pieces in the box; the rest: ours

sources-long-river = rulebook of Realms, scenario 2
ruling-long-river-1 = Which races need not enter in the six regions?
    .answer =
        Races that may enter anywhere, by their race or power. A race that conquers in a special way, but
        enters at the edge, must enter in one of the six.
    .source = rulebook of Realms; the rest: ours
ruling-long-river-2 = Must a race that enters the board again also use the six regions?
    .answer = Yes. Every first conquest is made there.
    .source = ours
ruling-long-river-3 = What if a race cannot pay for any of the six regions?
    .answer = Its tokens wait in hand, and the turn continues: races in decline score.
    .source = ours

sources-go-east = rulebook of Realms, scenario 3
ruling-go-east-1 = Is a Victory Coin Mine a mine?
    .answer = No, it is not a mine symbol.
    .source = ours
ruling-go-east-2 = Does Merchant double the coin of a Victory Coin Mine?
    .answer = No. A Victory Coin Mine always brings a single coin.
    .source = ours
ruling-go-east-3 = Does a mine pay in the turn in which its race declines?
    .answer = No. But a race that declines at the end of a turn has already scored.
    .source = ours
ruling-go-east-4 = Which regions form the western edge?
    .answer =
        Those that the layout marks. Each of them is land, touches the western edge directly, and reaches
        into the westernmost tenth of the board. Land on the shore of a western water does not count. From
        each of these regions, every land route to a mine crosses the river.
    .source = ours
ruling-go-east-5 = Do mines pay Ghouls or Spirit races in decline?
    .answer = No. They are in decline like any other race.
    .source = ours
ruling-go-east-6 = What is the water between west and east?
    .answer = A river: it costs one token, and the race leaves it again.
    .source = Days of Wonder; the rest: ours
ruling-go-east-7 = How many mines are there?
    .answer = With two to six players: 2, 4, 6, 8 and 10.
    .source = inferred from the pieces in the box

sources-mountaintop = rulebook of Realms, scenario 4
ruling-mountaintop-1 = Does a decline at the end of the turn count?
    .answer = Yes. After any kind of decline, you put coins on peaks.
    .source = ours
ruling-mountaintop-2 = Do you take coins before or after you put the three coins on peaks?
    .answer = Before. You cannot take the coins that you put there in the same turn.
    .source = ours
ruling-mountaintop-3 = What if the board has only one peak?
    .answer = You put two coins on it.
    .source = ours
ruling-mountaintop-4 = Does a region with coins count as occupied?
    .answer = No.
    .source = ours
ruling-mountaintop-5 = Who gets the coins that are left on peaks at the end of the game?
    .answer = No one.
    .source = ours
ruling-mountaintop-6 = Does an Ivory Tower on a peak take its coins?
    .answer = Yes, one each turn, in addition to its own coins.
    .source = ours
ruling-mountaintop-7 = Do races that no one can attack take coins from their peaks?
    .answer = Yes.
    .source = rulebook of Realms
ruling-mountaintop-8 = What happens to the coins on a peak that is abandoned or conquered?
    .answer =
        They stay there. From then on, the player who holds the peak at the end of their turn takes them,
        one each turn.
    .source = ours
ruling-mountaintop-9 = How many peaks and Lost Tribes are on the board?
    .answer =
        With three to six players: 2, 3, 4 and 4 peaks, and 9, 13, 16 and 18 Lost Tribes. The box has no
        more.
    .source = inferred from the pieces in the box; the rest: ours

sources-the-throne = rulebook of Realms, scenario 5
ruling-the-throne-1 = Do the holder’s own regions pay?
    .answer = No. Opponents pay for theirs, the bank for Lost Tribes.
    .source = ours
ruling-the-throne-2 = What if an opponent has too few coins?
    .answer = They pay what they have, and owe nothing later.
    .source = ours
ruling-the-throne-3 = Do Monsters pay?
    .answer = No. They have no coins, and the bank pays only for Lost Tribes.
    .source = ours
ruling-the-throne-4 = Do peace, heroes or immunity keep a region from paying?
    .answer = No. Tribute is not an attack.
    .source = ours
ruling-the-throne-5 = Do water and chasms around the throne pay?
    .answer =
        No. But a race on such water pays as usual. The boards of this scenario have no water or chasms
        around the throne.
    .source = ours
ruling-the-throne-6 = Which waters are seas, and which are lakes?
    .answer =
        Waters that reach the edge of the board are seas, and new races may enter on their shores. All
        others are lakes.
    .source = ours
ruling-the-throne-7 = How many Lost Tribes are on the board?
    .answer = 13 with four players, 16 with five.
    .source = inferred from the pieces in the box

sources-adrift = rulebook of Realms, scenario 6
ruling-adrift-1 = How much room does a tile need to slide?
    .answer =
        It slides from cell to cell. It can move to a free cell next to it if at least one of the two
        cells that border both is also free. Otherwise it is stuck.
    .source = rulebook of Realms; the rest: ours
ruling-adrift-2 = Which tiles may be turned?
    .answer = Those that could be pushed out of their place. A tile that is pushed may also be turned.
    .source = rulebook of Realms; the rest: ours
ruling-adrift-3 = Must the land be connected afterwards?
    .answer = All tiles must be connected, if only by their waters. Land may be cut off by seas.
    .source = ours
ruling-adrift-4 = Is pushing an attack?
    .answer = No. Pushing conquers nothing and costs no tokens, and peace and heroes do not prevent it.
    .source = ours
ruling-adrift-5 = What if seas that hold races join?
    .answer =
        Stacks of the same race unite. The largest stack keeps the whole sea. In a tie, the current player loses
        the sea, and the next of the other tied players clockwise keeps it. All other tokens leave: active
        ones to the hand, those in decline to the tray.
    .source = ours
ruling-adrift-6 = What if a sea that holds a race splits?
    .answer = The tokens stay in the water of their tile.
    .source = ours
ruling-adrift-7 = May races enter by a sea, or by a hole that a push left in the board?
    .answer = No. Races enter at the edge of the board, on land.
    .source = rulebook of Realms; the rest: ours
ruling-adrift-8 = How many relics and places are there, if the table wants them?
    .answer =
        One fewer than there are players, on as many different terrains as possible. They are put at
        random in regions of Lost Tribes, as in other games on the surface.
    .source = rulebook of Realms; the random choice of regions: ours
ruling-adrift-9 = How many Lost Tribes are on the board?
    .answer = With two to six players: 4, 6, 9, 12 and 15.
    .source = inferred from the pieces in the box

sources-crops = rulebook of Realms, scenario 7
ruling-crops-1 = How many fields are there?
    .answer =
        As many as the board has: each empty place with tiles on all six sides is a field. Our boards have
        one for each player.
    .source = ours
ruling-crops-2 = Where do badges that cannot grow in a field go?
    .answer = To the discarded badges.
    .source = ours
ruling-crops-3 = Do rivers around a field count?
    .answer = No, only lands and mountains do.
    .source = ours
ruling-crops-4 = Does the number on the badge of a field bring tokens?
    .answer = No. Only the two Hordes tokens come with their power, and they leave with it.
    .source = ours
ruling-crops-5 = What happens to the pieces of a lost power?
    .answer =
        They leave the map, even fortresses, and a Diplomat’s peace ends. If Hordes tokens must be taken
        from regions with only one token, these regions are given up.
    .source = ours
ruling-crops-6 = Does the power still work against the conquest that takes one of the five regions?
    .answer = Yes. Encampments defend the region, and a Corrupt race is paid. Then the power is gone.
    .source = ours
ruling-crops-7 = Does the power already help in the conquest of the fifth region?
    .answer = No, only after it.
    .source = ours
ruling-crops-8 = Does a power count what its race did earlier in the turn, before the power came?
    .answer = Yes: conquests count for Pillaging, and attacks for Peace-loving and the Diplomat.
    .source = ours
ruling-crops-9 = How do field powers that are used in decline work?
    .answer =
        The race may use Stout, Vanishing or Tomb when it declines. After that, nothing of the power is
        left: stacks that Tomb kept are like those of any race in decline.
    .source = rulebook of Realms; the rest: ours
ruling-crops-10 = When does a race leave a river after it loses the Seafaring power of a field?
    .answer = At its next redeployment, or when it declines.
    .source = ours
ruling-crops-11 = How many Lost Tribes are on the board?
    .answer = With two to six players: 4, 6, 9, 12 and 15. The numbers in the booklet are not known.
    .source = ours

sources-the-cavern = rulebook of Realms, scenario 8
ruling-the-cavern-1 = What are the waters of this board?
    .answer = Seas, which no one may enter or cross without a power that allows it.
    .source = rulebook of Realms
ruling-the-cavern-2 = What do the other Monsters guard?
    .answer = Only places. All other relics stay in the box.
    .source = rulebook of Realms
ruling-the-cavern-3 = May races enter on the shore of a sea?
    .answer = No, only at the edge of the board.
    .source = ours
ruling-the-cavern-4 = What are seas and lakes to Kraken, Lizardmen and Fishers?
    .answer =
        The same as rivers. Kraken conquer them for two tokens and keep them, Lizardmen cross them, and their shores
        count as coast for Fishers. All other races stay off them.
    .source = ours
ruling-the-cavern-5 = May Lizardmen enter the board over a sea?
    .answer =
        Yes, as over a river that reaches the edge. No other race may, without a power that lets it enter
        anywhere.
    .source = ours
ruling-the-cavern-6 = Does the Balrog enter seas?
    .answer = No.
    .source = ours
ruling-the-cavern-7 = May the Bag of a Magic race copy the Sword?
    .answer = Yes, once its Monsters are gone.
    .source = rulebook of Underground; the rest: ours
ruling-the-cavern-8 = How many places, Black Mountains and chasms are there?
    .answer = With three to five players: 4, 5 and 6 places, 6, 8 and 8 Black Mountains, and six chasms.
    .source = inferred from the pieces in the box

sources-the-gods = rulebook of Realms, scenario 9
ruling-the-gods-1 = What if a player draws a card that should be redrawn?
    .answer = This cannot happen. Cards that are hard to play stay in the box, which has the same effect.
    .source = rulebook of Realms
ruling-the-gods-2 = When are the bonuses paid?
    .answer = When the combo is revealed. A player who must pay more than they have pays what they have.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-3 = Are there bonuses with two players?
    .answer = No. Both players could have taken the races and powers that are hard to play.
    .source = ours
ruling-the-gods-4 = May a player take four races in the draft?
    .answer = No. Each player ends with three races and three powers.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-5 = What if a player’s third race goes into decline?
    .answer =
        This is allowed. The player then has no race left to play, and scores only what their race in
        decline brings.
    .source = ours
ruling-the-gods-6 = Which badge may Shadow Mimes take instead of theirs?
    .answer = None, because there are no face-up combos. The two coins that they bring make up for this.
    .source = ours
ruling-the-gods-7 = Must a new tile touch a tile of another player?
    .answer =
        No, it may touch any tile on the table. The French text asks for another player’s tile; we follow
        the English text.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-8 = May a tile have both a mountain and a chasm?
    .answer =
        Yes, one of each where they fit. The French text has one or the other; we follow the English text.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-9 = Which mountain is placed on a tile?
    .answer =
        One with the symbol of the land that it covers completely, if one is left; otherwise one without a
        symbol.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-10 = What if the box has no Lost Tribe, mountain or chasm left?
    .answer = Then none is placed.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-11 = Which regions count towards the nine regions per player?
    .answer = Lands and mountains, but not rivers and chasms.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-12 = When in a turn is the tile placed?
    .answer = Before everything else. New neighbours and the new edge count immediately.
    .source = ours
ruling-the-gods-13 = May a relic or place share a region with a Lost Tribe?
    .answer =
        No. The relic or place is put down first. If a tile has no room for it, it goes on the next tile.
    .source = ours
ruling-the-gods-14 = What if rivers that hold tokens join?
    .answer =
        This works as with seas that join. The largest stack stays. The others go to the hand, or to the
        tray if they are in decline.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-15 = In a game of both worlds, which side of a tile is up?
    .answer = Whichever one its player wants. Mountains are black on the underground side; a chasm is a chasm on both.
    .source = ours
ruling-the-gods-16 = In the redrawn game, do two players also draft the cards that are hard to play?
    .answer =
        Yes, all except Cursed, Homunculi and Shadow Mimes. The booklet offers the two options in the
        set-up for three to six players. The set-up for two players lists the steps that it replaces.
    .source = rulebook of Realms

sources-the-dig = rulebook of Realms, scenario 10
ruling-the-dig-1 = Which lands do guards attack?
    .answer =
        Any land that borders on a region that they hold, occupied or empty, in their vein or beyond it.
        They do not attack rivers, immune regions or anything that Monsters hold. Closed levels do not
        stop them.
    .source = rulebook of Realms; Days of Wonder, 3 May 2012; the rest: ours
ruling-the-dig-2 = What if the least protected land is out of reach even with the die?
    .answer = They do not attack.
    .source = ours
ruling-the-dig-3 = Do the guards attack after the last round?
    .answer = No.
    .source = ours
ruling-the-dig-4 = Where do surviving guards go when their region is the deepest?
    .answer =
        They leave the board, and no guards come for the coin. If the region had been conquered before,
        they go to the deepest region of the vein that they still hold.
    .source = ours
ruling-the-dig-5 = Does a region that Monsters took back bring its coin again?
    .answer = No, neither its coin nor new guards. One guard is discarded, and the others go down.
    .source = ours
ruling-the-dig-6 = Is the number of guards limited?
    .answer = Yes, to 20 Skeletons, 18 Sorcerers and 15 Mummies.
    .source = ours
ruling-the-dig-7 = Do guards count as a race?
    .answer =
        No. They are Monsters: no one can substitute a token for them, they have no coins and pay none,
        and Leaders that they take are out of the game.
    .source = ours
ruling-the-dig-8 = When do races that guards displaced place their tokens again?
    .answer = After the last vein has attacked, before the next round, clockwise from the first player.
    .source = ours
ruling-the-dig-9 = Which region do attackers come from if several border on the target?
    .answer = The deepest one of their vein.
    .source = ours
ruling-the-dig-10 = Does the Balrog open a region of a vein?
    .answer =
        No, because it conquers nothing. The surviving guards move down, and the coin waits for the next
        conqueror.
    .source = ours

sources-all-together = rulebook of Realms, scenario 11
ruling-all-together-1 = Do coins move up with the columns?
    .answer =
        No. Coins stay in their rows, as in the booklet’s example and its two captions. Only the booklet’s main
        text moves the coins up.
    .source = rulebook of Realms, the example
ruling-all-together-2 = How are the seats assigned?
    .answer = They are drawn. The player who begins has the first seat, and the others follow clockwise.
    .source = rulebook of Realms; who begins: ours
ruling-all-together-3 = What happens to coins in the row of the cheaper of race and power?
    .answer = They stay. If that row is passed over, one coin is added.
    .source = rulebook of Realms, the example
ruling-all-together-4 = What does it cost to pass over a row with the power Cursed?
    .answer = Three coins, which are put on that row.
    .source = ours
ruling-all-together-5 = When do Homunculi get a token?
    .answer = When a player who could have chosen from their column passes over their row.
    .source = ours
ruling-all-together-6 = Which badge may Shadow Mimes take instead of theirs?
    .answer = Any other face-up badge, for free. Their own badge takes its place.
    .source = ours
ruling-all-together-7 = Where do banners and badges go?
    .answer = Banners go under the stack of their world. Badges of both worlds are shuffled together.
    .source = ours
ruling-all-together-8 = May races and powers that enter anywhere enter the other world?
    .answer = No, only anywhere in their own world.
    .source = ours
ruling-all-together-9 = May partners attack each other?
    .answer = Yes. Only their coins at the end are added up.
    .source = ours
ruling-all-together-10 = Do partners see each other’s coins?
    .answer = Only if the table lets allies see them, or all coins are public.
    .source = ours
ruling-all-together-11 = Do captive Leaders count before coins are added up and doubled?
    .answer = Yes. They are coins of their captor.
    .source = ours
ruling-all-together-12 = Who wins a tie?
    .answer =
        The side with more tokens on the board, added up and doubled like the coins. If that is also
        equal, both win.
    .source = ours
ruling-all-together-13 = Where do Ghouls in decline without a region enter?
    .answer = At the edge of their world, like every race that enters.
    .source = rulebook of Realms
ruling-all-together-14 = How many Lost Tribes, relics and places are there?
    .answer = Twelve Lost Tribes, and four relics and places with two Monsters each.
    .source = inferred from the pieces in the box; the rest: ours

sources-night-and-day = rulebook of Realms, scenario 12; scenario 11 for tunnels and entry
ruling-night-and-day-1 = Which combo replaces the one that was taken?
    .answer =
        New combos come from the two worlds in turn, no matter which combo was taken. The booklet’s French
        text has one stack in alternating order. The first combo is from the surface.
    .source = rulebook of Realms, French; the first: ours
ruling-night-and-day-2 = Where do banners and badges go?
    .answer =
        Banners go under the stack of their world. When the stack of badges of a world is empty, its
        discarded badges are shuffled.
    .source = ours
ruling-night-and-day-3 = What if a world has no banner or badge left?
    .answer = One of the other world takes its place.
    .source = ours
ruling-night-and-day-4 = In which regions does a race enter?
    .answer =
        On our boards, surface races enter at the northern edge and races of the world below at the
        southern edge, but never at the sides. If a board marks no entry regions, a race enters at the
        edge of its world. A river on tiles of both worlds belongs to both.
    .source = rulebook of Realms; the rest: ours
ruling-night-and-day-5 = May races and powers that enter anywhere enter the other world?
    .answer = No, only anywhere in their own world.
    .source = ours
ruling-night-and-day-6 = Where do Flames enter?
    .answer = Beside their Volcano, wherever it is.
    .source = ours
ruling-night-and-day-7 = How long does a region of your world pay after you drive a race of the other world out of it?
    .answer =
        Once, in the turn in which it was conquered: the French text has “dont ils chassent”, which they
        drive out. The English, German and Spanish texts speak of regions “previously occupied”, without a
        limit in time. By that reading, the region would pay every turn as long as the race holds it.
    .source = rulebook of Realms, French
ruling-night-and-day-8 = Do Lost Tribes, Monsters or races of your own world count as driven out?
    .answer = No, only races of the other world, active or in decline.
    .source = rulebook of Realms
ruling-night-and-day-9 = Does a race in decline also earn coins in the other world?
    .answer =
        Yes, from the turn in which it declines: the booklet speaks of races without saying that they must be active.
    .source = rulebook of Realms
ruling-night-and-day-10 = Do rivers count?
    .answer = No.
    .source = ours
ruling-night-and-day-11 =
    What if the race that was driven out holds its region again at the end of the turn?
    .answer = Only regions that are still held pay.
    .source = ours
ruling-night-and-day-12 = Where do Ghouls in decline without a region enter?
    .answer = In their own world, like every race that enters.
    .source = rulebook of Realms
ruling-night-and-day-13 = How many Lost Tribes, relics and places are there?
    .answer =
        With three to five players: 7, 9 and 11 Lost Tribes, and 4, 5 and 6 relics and places with two
        Monsters each.
    .source = inferred from the pieces in the box
