### What the rules of Realms leave open. Ids and attributes: see rulings.ftl.

sources-realms = rulebook of Realms
ruling-realms-1 = Is a peak a mountain?
    .answer = Yes, for every rule that asks for one.
    .source = ours
ruling-realms-2 = What becomes of the ground under a mountain or chasm?
    .answer =
        It belongs to the mountain or chasm. The rest of a region remains that region, with its symbol; a region
        that is covered entirely is gone.
    .source = ours
ruling-realms-3 = Are the rivers of two tiles one region?
    .answer = Yes, where they meet, unless a border marker parts them.
    .source = rulebook of Realms; the rest: ours
ruling-realms-4 = Is a hole within the board an edge?
    .answer = No. The edge is what faces the open table.
    .source = ours
ruling-realms-5 = Are regions that touch in a point neighbours?
    .answer = No, only those that share a border.
    .source = ours
ruling-realms-6 = What is a chasm of these boards to races and powers of other boxes?
    .answer =
        A chasm like those of the world below. Spiderines reach across all of them, and the Volcano may rise from any.
    .source = ours
ruling-realms-7 = Which rules treat the ends of a tunnel as neighbours?
    .answer = For every rule that asks for neighbours. It defends nothing, and races cannot use it to enter the board.
    .source = ours
ruling-realms-8 = What are rivers of these boards to races and powers of the surface?
    .answer =
        What seas and lakes are: Seafaring races may keep and score them, also in decline, and their banks are coast.
    .source = rulebook of Underground; the rest: ours
ruling-realms-9 = Does a peak show the symbol of its mountain?
    .answer = No: it covers it, for every rule. Boards built before this change stay as they were.
    .source = rulebook of Realms, French; the rest: ours

sources-my-precious = rulebook of Realms, scenario 1
ruling-my-precious-1 = What if a race holds nothing but the river as it redeploys?
    .answer = It waits in hand, and enters the board again in its next turn.
    .source = ours
ruling-my-precious-2 = What becomes of pieces in a river that is left?
    .answer = They leave it as if the region had been abandoned.
    .source = ours
ruling-my-precious-3 = Who may attack a race that stays in a river?
    .answer = Anyone. A river costs one token and one more for each token there, and the attacker must leave it again.
    .source = ours
ruling-my-precious-4 = May a fortress, an encampment or a hero be put into a river?
    .answer = No: they are put where the race stays, and it leaves the river first. A hole that was dug there is lost.
    .source = ours
ruling-my-precious-5 = Does a river count as an empty region to those who count conquests?
    .answer = Yes, unless tokens are there.
    .source = ours
ruling-my-precious-6 = How many peaks and Lost Tribes are on the board?
    .answer =
        With two to six players 1, 1, 2, 3 and 4 peaks, and 6, 10, 13, 15 and 18 Lost Tribes; as many of these by the
        long river and in the east.
    .source = inferred from the pieces in the box; the rest: ours

sources-long-river = rulebook of Realms, scenario 2
ruling-long-river-1 = Who is free of the six entries?
    .answer = Races and powers that may enter anywhere. One that conquers in its own way, but at the edge, is not.
    .source = rulebook of Realms; the rest: ours
ruling-long-river-2 = Is a race bound by them that enters the board again?
    .answer = Yes: every first conquest is made there.
    .source = ours
ruling-long-river-3 = What if a race can pay for none of the entries?
    .answer = Its tokens wait in hand, and the turn continues: races in decline score.
    .source = ours

sources-go-east = rulebook of Realms, scenario 3
ruling-go-east-1 = Is a Victory Coin Mine a mine?
    .answer = No, it is not a mine symbol.
    .source = ours
ruling-go-east-2 = Does what doubles the coins of regions double those of a mine?
    .answer = No. A mine brings a single coin.
    .source = ours
ruling-go-east-3 = Does a mine pay in the turn in which its race declines?
    .answer = No. Whoever declines at the end of a turn has scored before.
    .source = ours
ruling-go-east-4 = Which regions are the western edge?
    .answer =
        Those that the layout marks: lands that themselves touch the edge in the west and begin in the westernmost
        tenth of the board. The shore of a water there is none. From each of them every way over land to a mine
        crosses the river.
    .source = ours
ruling-go-east-5 = Do mines pay races in decline that conquer or stay beside others?
    .answer = No. Ghouls and Spirit races are in decline like others.
    .source = ours
ruling-go-east-6 = What is the water between west and east?
    .answer = A river: it costs one token and is left again.
    .source = Days of Wonder; the rest: ours
ruling-go-east-7 = How many mines are there?
    .answer = Two for each player but one: 2, 4, 6, 8 and 10.
    .source = inferred from the pieces in the box

sources-mountaintop = rulebook of Realms, scenario 4
ruling-mountaintop-1 = Does a decline at the end of the turn count?
    .answer = Yes: any way of going into decline lays coins.
    .source = ours
ruling-mountaintop-2 = Are coins taken before or after the three are laid?
    .answer = Before. Nobody takes what they laid in the same turn.
    .source = ours
ruling-mountaintop-3 = What if there is a single peak?
    .answer = Then two coins are laid.
    .source = ours
ruling-mountaintop-4 = Does a region with coins count as occupied?
    .answer = No.
    .source = ours
ruling-mountaintop-5 = Whose are the coins that are left on peaks at the end?
    .answer = Nobody’s.
    .source = ours
ruling-mountaintop-6 = Does an Ivory Tower on a peak take its coins?
    .answer = Yes, one each turn, on top of its own.
    .source = ours
ruling-mountaintop-7 = Do races take coins that nobody can attack?
    .answer = Yes.
    .source = rulebook of Realms
ruling-mountaintop-8 = What becomes of the coins on a peak that is left or taken?
    .answer = They stay there. A player who holds the peak at the end of their turn takes from them.
    .source = ours
ruling-mountaintop-9 = How many peaks and Lost Tribes are on the board?
    .answer = With three to six players 2, 3, 4 and 4 peaks, and 9, 13, 16 and 18 Lost Tribes: the box has no more.
    .source = inferred from the pieces in the box; the rest: ours

sources-the-throne = rulebook of Realms, scenario 5
ruling-the-throne-1 = Do the holder’s own regions pay?
    .answer = No. Opponents pay for theirs, the bank for Lost Tribes.
    .source = ours
ruling-the-throne-2 = What if an opponent has too few coins?
    .answer = They pay what they have; the rest lapses.
    .source = ours
ruling-the-throne-3 = Do Monsters pay?
    .answer = No: they have no coins, and the bank pays for Lost Tribes alone.
    .source = ours
ruling-the-throne-4 = Do peace, heroes or immunity keep a region from paying?
    .answer = No. Tribute is not an attack.
    .source = ours
ruling-the-throne-5 = Do waters and chasms around the throne pay?
    .answer =
        Only for a race on the water, which pays as usual. The boards of the scenario have none there.
    .source = ours
ruling-the-throne-6 = What are the waters?
    .answer = Seas where they reach the edge of the board, and new races land on their shores; lakes elsewhere.
    .source = ours
ruling-the-throne-7 = How many Lost Tribes are on the board?
    .answer = 13 with four players, 16 with five.
    .source = inferred from the pieces in the box

sources-adrift = rulebook of Realms, scenario 6
ruling-adrift-1 = Where does a tile fit through?
    .answer =
        It slides from cell to cell. A free cell beside it can be reached if one of the two cells that border
        both is free, too; else it would stick.
    .source = rulebook of Realms; the rest: ours
ruling-adrift-2 = Which tiles may be turned?
    .answer = Those that could be pushed out of their place. A tile that is pushed may be turned as well.
    .source = rulebook of Realms; the rest: ours
ruling-adrift-3 = Must the land be connected afterwards?
    .answer = All tiles must, if only by their waters. Land that seas cut off is allowed.
    .source = ours
ruling-adrift-4 = Is pushing an attack?
    .answer = No. Nothing is conquered or lost by it, and peace and heroes do not stop it.
    .source = ours
ruling-adrift-5 = What if seas with races join?
    .answer =
        The larger stack keeps the whole; on a tie it is that of a player who is not on turn, the next one
        clockwise. Stacks of one race unite. All others leave: active ones to the hand, those in decline to the
        tray.
    .source = ours
ruling-adrift-6 = What if a sea with a race parts?
    .answer = The tokens stay in the water of their tile.
    .source = ours
ruling-adrift-7 = Is there a way in by a hole that a push left, or by a sea?
    .answer = No. New races enter at the edge of the board, on land.
    .source = rulebook of Realms; the rest: ours
ruling-adrift-8 = How many relics and places are there, if the table wants them?
    .answer =
        One fewer than there are players, on as many different terrains as possible. Chance lays them in regions of
        Lost Tribes, as above the ground elsewhere.
    .source = rulebook of Realms; that chance lays them, and where, is ours
ruling-adrift-9 = How many Lost Tribes are on the board?
    .answer = With two to six players 4, 6, 9, 12 and 15.
    .source = inferred from the pieces in the box

sources-crops = rulebook of Realms, scenario 7
ruling-crops-1 = How many fields are there?
    .answer =
        As many as the board has: each empty place with tiles on all six sides is one. Our boards have one for
        each player.
    .source = ours
ruling-crops-2 = Where do badges go that grow in no field?
    .answer = To those that were discarded.
    .source = ours
ruling-crops-3 = Do rivers around a field count?
    .answer = No, only lands and mountains.
    .source = ours
ruling-crops-4 = Does the number on its badge bring tokens?
    .answer = No. The two Hordes alone come with their power, and leave with it.
    .source = ours
ruling-crops-5 = What becomes of the pieces of a power that is lost?
    .answer =
        They leave the map, fortresses too, and a pact ends. Where Hordes would be taken from regions with one
        token each, regions are given up.
    .source = ours
ruling-crops-6 = Does the conquest of the fifth region still meet the power?
    .answer = Yes: encampments defend it, the Corrupt are paid. Then the power is gone.
    .source = ours
ruling-crops-7 = Does the conquest that brings the fifth region make use of the power?
    .answer = No, only what comes after it.
    .source = ours
ruling-crops-8 = Does a power count what was done in the turn before it came?
    .answer = Yes: conquests for Pillaging, attacks for Peace-loving and the Diplomat.
    .source = ours
ruling-crops-9 = What of powers whose moment is the decline?
    .answer =
        They are used, by choice, by the race that is still active: Stout, Vanishing, Tomb. Nothing of them
        lasts: stacks of a Tomb are then as any in decline.
    .source = rulebook of Realms; the rest: ours
ruling-crops-10 = When are rivers left where Seafaring of a field let a race stay?
    .answer = As it redeploys next, or as it declines.
    .source = ours
ruling-crops-11 = How many Lost Tribes are on the board?
    .answer = With two to six players 4, 6, 9, 12 and 15. What the booklet has is lost.
    .source = ours

sources-the-cavern = rulebook of Realms, scenario 8
ruling-the-cavern-1 = What are the waters?
    .answer = Seas, which nobody enters or crosses without a power that allows it.
    .source = rulebook of Realms
ruling-the-cavern-2 = What do the other Monsters guard?
    .answer = Places only. All other relics stay in the box.
    .source = rulebook of Realms
ruling-the-cavern-3 = May races enter on the shore of a sea?
    .answer = No, only at the edge of the board.
    .source = ours
ruling-the-cavern-4 = What are seas and lakes to Kraken, Lizardmen and Fishers?
    .answer =
        The same as rivers. Kraken conquer them for two tokens and keep them, Lizardmen cross them, and their shores
        count as coast for Fishers. All other races stay off them.
    .source = ours
ruling-the-cavern-5 = Do Lizardmen come onto the board over a sea?
    .answer =
        Yes, as over a river that reaches the edge. Nobody else does without a power that lets them enter anywhere.
    .source = ours
ruling-the-cavern-6 = Does the Balrog enter seas?
    .answer = No.
    .source = ours
ruling-the-cavern-7 = May the Bag of a Magic race be the Sword?
    .answer = Yes, once its Monsters are gone.
    .source = rulebook of Underground; the rest: ours
ruling-the-cavern-8 = How many places, Black Mountains and chasms are there?
    .answer = With three to five players 4, 5 and 6 places, 6, 8 and 8 Black Mountains, and six chasms.
    .source = inferred from the pieces in the box

sources-the-gods = rulebook of Realms, scenario 9
ruling-the-gods-1 = What if something is drawn that is to be redrawn?
    .answer = None is: what is difficult stays in the box, which comes to the same.
    .source = rulebook of Realms
ruling-the-gods-2 = When do the bonuses come?
    .answer = As the combo is revealed. Whoever should pay more than they have gives what they have.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-3 = Do two players have bonuses?
    .answer = No. Both could have taken what is hard to play.
    .source = ours
ruling-the-gods-4 = May one take four races in the draft?
    .answer = No. Everybody ends with three races and three powers.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-5 = What if a third race goes into decline?
    .answer = It may. After that no race is left to its player, who scores what their race in decline brings.
    .source = ours
ruling-the-gods-6 = Which badge may Shadow Mimes exchange theirs for?
    .answer = With none: there are no face-up combos. Their coins make up for it.
    .source = ours
ruling-the-gods-7 = Must a tile touch one of another player?
    .answer = No, any tile that lies. The French text asks for another’s; the English one was followed.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-8 = May a tile have both a mountain and a chasm?
    .answer = Yes, one of each where they fit. The French text has one or the other; the English one was followed.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-9 = Which mountain is it?
    .answer = One with the symbol of the land that it covers whole, if there is one left, and else one without.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-10 = What if the box has no Lost Tribe, mountain or chasm left?
    .answer = Then none is laid.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-11 = Which regions are counted?
    .answer = Lands and mountains. Rivers and chasms are not.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-12 = When in a turn is the tile laid?
    .answer = Before everything else. New neighbours and the new edge count at once.
    .source = ours
ruling-the-gods-13 = May a relic or place lie where a Lost Tribe lives?
    .answer = No. It is laid first; where a tile has no room for it, it comes onto the next.
    .source = ours
ruling-the-gods-14 = What if rivers with tokens join?
    .answer = As where seas join: the larger stack stays, others go to the hand, those in decline to the tray.
    .source = rulebook of Realms; the rest: ours
ruling-the-gods-15 = In a game of both worlds, which side of a tile is up?
    .answer = Whichever one its player wants. Mountains are black on the underground side; a chasm is a chasm on both.
    .source = ours
ruling-the-gods-16 = Do two players who want it redrawn draft what is difficult?
    .answer =
        Yes, all but Cursed, Homunculi and Shadow Mimes. The two options are in the set-up for three to six players;
        the set-up for two says what it replaces.
    .source = rulebook of Realms

sources-the-dig = rulebook of Realms, scenario 10
ruling-the-dig-1 = Which lands do guards attack?
    .answer =
        Any that borders on a region that they hold, occupied or empty, in their vein or beyond it: no rivers, no
        immune regions, and nothing that Monsters hold. Locks do not bind them.
    .source = rulebook of Realms; Days of Wonder, 3 May 2012; the rest: ours
ruling-the-dig-2 = What if the least protected land is out of reach even with the die?
    .answer = They do not attack.
    .source = ours
ruling-the-dig-3 = Do the guards attack after the last game turn?
    .answer = No.
    .source = ours
ruling-the-dig-4 = Where do survivors go when their region is the deepest?
    .answer =
        Nowhere: they leave the board, and nobody comes for the coin. If the region had been conquered before, they go
        to the deepest region of the vein that they still hold.
    .source = ours
ruling-the-dig-5 = Does a region that Monsters took back bring its coin again?
    .answer = No, neither coin nor new guards. One guard is discarded, the others go down.
    .source = ours
ruling-the-dig-6 = Are there guards without end?
    .answer = No: no more than 20 Skeletons, 18 Sorcerers and 15 Mummies.
    .source = ours
ruling-the-dig-7 = Do guards count as a race?
    .answer =
        No. They are Monsters: nobody puts a token in their place, they own no coins and pay none, and Leaders whom
        they take are out of the game.
    .source = ours
ruling-the-dig-8 = When do the races come home that guards displaced?
    .answer = After the last vein, before the next game turn, clockwise from the first player.
    .source = ours
ruling-the-dig-9 = Which region do attackers come from if several border on the target?
    .answer = The deepest of their vein.
    .source = ours
ruling-the-dig-10 = Does the Balrog open a region of a vein?
    .answer = No: it conquers nothing. The surviving guards move down, and the coin waits for the next conqueror.
    .source = ours

sources-all-together = rulebook of Realms, scenario 11
ruling-all-together-1 = Do coins move up with the columns?
    .answer =
        No. They stay in their rows, as in the booklet’s example and its two captions; its main text has coins move
        up, too.
    .source = rulebook of Realms, the example
ruling-all-together-2 = Who is in which seat?
    .answer = Seats are drawn: the player who begins has the first one, and the others follow clockwise.
    .source = rulebook of Realms; who begins: ours
ruling-all-together-3 = What becomes of coins beside the cheaper of race and power?
    .answer = They stay, and grow by one if that row is passed over.
    .source = rulebook of Realms, the example
ruling-all-together-4 = What does a row with the power Cursed cost?
    .answer = Three coins, which are laid on that row.
    .source = ours
ruling-all-together-5 = When do Homunculi get a token?
    .answer = When a player who could have chosen from their column passes over their row.
    .source = ours
ruling-all-together-6 = Which badge may Shadow Mimes exchange theirs for?
    .answer = With any other face-up badge, for free. Their own takes its place.
    .source = ours
ruling-all-together-7 = Where do banners and badges go?
    .answer = Banners go under the stack of their world. Badges of both worlds are shuffled together.
    .source = ours
ruling-all-together-8 = May races and powers that enter anywhere enter in the other world?
    .answer = No, but anywhere in their own.
    .source = ours
ruling-all-together-9 = May partners attack each other?
    .answer = Yes. Only what they have at the end is added up.
    .source = ours
ruling-all-together-10 = Do partners see each other’s coins?
    .answer = Only if the table lets allies see them, or all coins are public.
    .source = ours
ruling-all-together-11 = Do captive Leaders count before coins are added up and doubled?
    .answer = Yes, they are coins of their captor.
    .source = ours
ruling-all-together-12 = Who wins a tie?
    .answer =
        Whoever has more tokens on the board, added up and doubled like the coins; if that is equal, too, both win.
    .source = ours
ruling-all-together-13 = Where do Ghouls in decline enter that have no region left?
    .answer = At the edge of their world, like every race that enters.
    .source = rulebook of Realms
ruling-all-together-14 = How many Lost Tribes, and relics and places with Monsters, are there?
    .answer = Twelve Lost Tribes, and four relics and places with two Monsters each.
    .source = inferred from the pieces in the box; the rest: ours

sources-night-and-day = rulebook of Realms, scenario 12; scenario 11 for tunnels and entry
ruling-night-and-day-1 = Which combo is laid out when one was taken?
    .answer =
        One of the world whose combo did not come last, whatever was taken: the booklet’s French text has one stack in
        alternating order. The first combo is one of the surface.
    .source = rulebook of Realms, French; the first: ours
ruling-night-and-day-2 = Where do banners and badges go?
    .answer =
        Banners go under the stack of their world. Badges are shuffled world by world, when the stack of that world
        is empty.
    .source = ours
ruling-night-and-day-3 = What if a world has no banner or badge left?
    .answer = One of the other world comes in its place.
    .source = ours
ruling-night-and-day-4 = In which regions does a race enter?
    .answer =
        On our boards those at the northern edge for the surface, at the southern edge for the world below, but none
        at the sides. If a board marks none, a race enters at the edge of its world. A river on tiles of both worlds
        belongs to both.
    .source = rulebook of Realms; the rest: ours
ruling-night-and-day-5 = May races and powers that enter anywhere enter in the other world?
    .answer = No, but anywhere in their own.
    .source = ours
ruling-night-and-day-6 = Where do Flames enter?
    .answer = Beside their Volcano, wherever it stands.
    .source = ours
ruling-night-and-day-7 = How long does a region of your world pay after you drive a race of the other world out of it?
    .answer =
        Once, in the turn in which it was conquered: the French text has “dont ils chassent”, which they drive out.
        The English, German and Spanish texts speak of regions “previously occupied”, without a limit in time; by
        that reading, it would pay every turn as long as the race holds it.
    .source = rulebook of Realms, French
ruling-night-and-day-8 = Do Lost Tribes, Monsters or races of your own world count as driven out?
    .answer = No, only races of the other world, active or in decline.
    .source = rulebook of Realms
ruling-night-and-day-9 = Is a race in decline paid for the other world?
    .answer =
        Yes, from the turn in which it declines: the booklet speaks of races without saying that they must be active.
    .source = rulebook of Realms
ruling-night-and-day-10 = Do rivers count?
    .answer = No.
    .source = ours
ruling-night-and-day-11 = What if the race that was driven out has its region back at the end of the turn?
    .answer = Only regions that are still held pay.
    .source = ours
ruling-night-and-day-12 = Where do Ghouls in decline enter that have no region left?
    .answer = In their own world, as every race does that enters.
    .source = rulebook of Realms
ruling-night-and-day-13 = How many Lost Tribes, and relics and places with Monsters, are there?
    .answer =
        With three to five players 7, 9 and 11 Lost Tribes, and 4, 5 and 6 relics and places with two Monsters each.
    .source = inferred from the pieces in the box
