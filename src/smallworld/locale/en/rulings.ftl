### Answers to questions that the rulebook leaves open, and the sources of the rules. `smallworld rules` shows them.
###
###   sources-<race, power or topic>   the sources of its rules
###   ruling-<race, power or topic>-<number from 1>, a question, with the attributes
###     .answer
###     .source   the source of the answer; "ours" if no official source gives one
###
### docs/reference/rulings/base.md describes the sources, and names the test of each ruling.

sources-amazons = base rulebook, Amazons; FAQ
ruling-amazons-1 = What if four Amazons cannot leave the map because every region needs one?
    .answer = You give up regions of your choice, before scoring, until four tokens are off the map.
    .source = base rulebook, FAQ
ruling-amazons-2 = Do Amazons that were not placed this turn count towards the four?
    .answer = Yes. If two are still in hand, only two more come off the map.
    .source = ours
ruling-amazons-3 = What if fewer than five Amazons are left?
    .answer = All of them come off the map, and no region scores.
    .source = ours
ruling-amazons-4 = Where do the four go when the Amazons decline?
    .answer =
        To the tray, even after a Stout decline: in decline one token stays in each region, and none in
        hand.
    .source = ours

sources-dwarves = base rulebook, Dwarves

sources-elves = base rulebook, Elves; base rulebook, Sorcerers
ruling-elves-1 = Do Elves in decline lose tokens?
    .answer =
        Yes. The ability ends when they decline, so the single token of a conquered region goes to the
        tray.
    .source = ours, from the general rule on decline

sources-ghouls = base rulebook, Ghouls
ruling-ghouls-1 = What happens to Ghouls in hand when they decline?
    .answer = They go to the tray. Only tokens on the map stay.
    .source = ours
ruling-ghouls-2 = When do Ghouls act in the turn in which a new combo is taken?
    .answer = After the combo is taken, and before its race makes the first conquest.
    .source = ours
ruling-ghouls-3 = May Ghouls in decline make a final attempt?
    .answer =
        Yes, a separate one. It ends only their conquests; the active race may make its own later in the
        turn.
    .source = ours; remembered from the FAQ, unchecked
ruling-ghouls-4 = What do Ghouls in decline lose when one of their regions is conquered?
    .answer = One token. The others withdraw and are placed on other Ghoul regions at the end of the turn.
    .source = French rules
ruling-ghouls-5 = May Ghouls in decline attack the active race of their own player?
    .answer = Yes, like any other race. Its surviving tokens come to hand and may fight in this very turn.
    .source = base rulebook; the hand: ours
ruling-ghouls-6 =
    Where do Ghouls withdraw to when their own player’s active race takes a region of theirs?
    .answer = To their other regions, when the Ghouls redeploy in that same turn.
    .source = ours
ruling-ghouls-7 = What if Ghouls in decline lose their last region?
    .answer =
        The tokens that survive wait in hand, and make a first conquest in their player’s next turn. If
        none survive, the race is gone and its banner returns to the stack.
    .source = ours
ruling-ghouls-8 = May Sorcerers substitute for a lone Ghoul in decline?
    .answer = No. The token must be of an active race.
    .source = ours
ruling-ghouls-9 = What do Ghouls keep of their power in decline?
    .answer =
        Only what any race in decline keeps. Their fortresses still cost an attacker 1 more token. They
        keep seas and the lake, but enter no other water, and they build no fortress. Dragon, heroes and
        encampments leave.
    .source = fan wiki, from the general rule on decline
ruling-ghouls-10 = May Ghouls who are a Spirit race act in the turn in which the active race declines?
    .answer = No. No race conquers in a turn spent on declining. They act in all later turns.
    .source = base rulebook

sources-giants = base rulebook, Giants
ruling-giants-1 = Does a region next to two of their mountains cost two fewer tokens?
    .answer = No, only one fewer, however many mountains there are.
    .source = ours
ruling-giants-2 = Do Flying Giants pay less for regions far from their mountains?
    .answer = No. Flying lets them reach a region, but makes nothing adjacent.
    .source = Dutch review
ruling-giants-3 = Do Underworld Giants on a mountain with a cavern pay less for other caverns?
    .answer =
        Yes. For them, every cavern is adjacent to that mountain. The reductions of Giants and Underworld
        add up.
    .source = Dutch review

sources-halflings = base rulebook, Halflings
ruling-halflings-1 = May Halflings who have lost or abandoned all their regions enter anywhere again?
    .answer = Yes. They may do so each time they have no region on the map.
    .source = ours
ruling-halflings-2 =
    Does a second region that is conquered only in a later turn still get the second hole?
    .answer = Yes. The first two regions that they ever conquer get the holes, no matter in which turns.
    .source = base rulebook; the later turn: ours
ruling-halflings-3 = Is a new hole dug after a region with a hole is abandoned?
    .answer =
        No. The hole is gone for the rest of the race’s life, and the region can be conquered like any
        other.
    .source = base rulebook, fan wiki
ruling-halflings-4 = How many regions of Heroic Halflings are immune?
    .answer =
        Up to four: two holes and two heroes. You may put a hero in a region with a hole, but this gains nothing.
    .source = ours
ruling-halflings-5 = Can a sea or the lake have a hole?
    .answer = Yes, if Seafaring Halflings conquer it as one of their first two regions.
    .source = ours

sources-humans = base rulebook, Humans

sources-orcs = base rulebook, Orcs

sources-ratmen = base rulebook, Ratmen

sources-skeletons = base rulebook, Skeletons
ruling-skeletons-1 = Does an odd conquered region carry over to the next turn?
    .answer = No. Each turn is counted separately.
    .source = ours

sources-sorcerers = base rulebook, Sorcerers; publisher
ruling-sorcerers-1 = May Sorcerers substitute with no token left in hand?
    .answer = Yes, until a final attempt has been made: the new Sorcerer comes from the tray.
    .source = publisher
ruling-sorcerers-2 = May Sorcerers substitute while they have no region on the map?
    .answer =
        No. Nothing is within their reach then. Flying Sorcerers may, since they reach every land region.
    .source = base rulebook; Flying: ours
ruling-sorcerers-3 = May Sorcerers take the last token of a race?
    .answer = Yes. Its player is left with an active race without tokens, and may still put it into decline.
    .source = ours
ruling-sorcerers-4 = May Sorcerers substitute for a lone token in decline?
    .answer = No, not even a Ghoul: the token must be of an active race.
    .source = base rulebook; Ghouls: ours
ruling-sorcerers-5 = May Sorcerers substitute for a lone token in a region with an encampment?
    .answer = No. An encampment counts as another token.
    .source = base rulebook, Board Game Arena
ruling-sorcerers-6 = What happens to a lair or fortress after a substitution?
    .answer = It leaves the map, as after any conquest. A fortress may be built again.
    .source = base rulebook
ruling-sorcerers-7 = How far do Flying Sorcerers reach?
    .answer = To every land region, at any distance.
    .source = publisher, digital edition
ruling-sorcerers-8 = Does a substitution earn Pillaging Sorcerers their coin?
    .answer = Yes. It is the conquest of a non-empty region.
    .source = Dutch review
ruling-sorcerers-9 = Does a substitution use up the roll of Berserk Sorcerers?
    .answer = No. The roll waits for the next conquest that is paid with tokens.
    .source = ours
ruling-sorcerers-10 = May Sorcerers substitute after their final attempt?
    .answer = No. Their conquests are over then.
    .source = base rulebook, fan wiki

sources-tritons = base rulebook, Tritons
ruling-tritons-1 = Do Seafaring Tritons pay less for seas and the lake?
    .answer = No. Only the land on their shores is coastal.
    .source = Dutch review

sources-trolls = base rulebook, Trolls
ruling-trolls-1 = Can a sea or the lake have a lair?
    .answer = Yes, if Seafaring Trolls hold it.
    .source = ours

sources-wizards = base rulebook, Wizards

sources-alchemist = base rulebook, Alchemist

sources-berserk = base rulebook, Berserk
ruling-berserk-1 = May a player refuse to use a roll and keep conquering?
    .answer = No. If they do not use the roll for a conquest, for whatever reason, their conquests end.
    .source = base rulebook; unwilling: ours
ruling-berserk-2 = May a Berserk race also make the usual final attempt?
    .answer = No. It has only the rolls before its conquests.
    .source = fan wiki
ruling-berserk-3 = Does a substitution by Berserk Sorcerers use up the roll?
    .answer = No. The roll waits for the next conquest that is paid with tokens.
    .source = ours
ruling-berserk-4 = May regions be abandoned after a roll?
    .answer = No. After a roll, the race has begun to conquer.
    .source = ours

sources-bivouacking = base rulebook, Bivouacking
ruling-bivouacking-1 = What if encampments come back and the race has no region left?
    .answer = They stay with their player until the next redeployment.
    .source = base rulebook; until then: ours
ruling-bivouacking-2 = Do encampments count as tokens in a tie?
    .answer = No.
    .source = FAQ

sources-commando = base rulebook, Commando

sources-diplomat = base rulebook, Diplomat
ruling-diplomat-1 = Does a failed final attempt count as an attack?
    .answer = Yes. A failed attempt on a region of an active race is an attack on that race.
    .source = ours
ruling-diplomat-2 = May an opponent without an active race be named?
    .answer = Yes. The peace then binds the race that they take next.
    .source = ours
ruling-diplomat-3 = Do attacks by the Diplomat player’s own Ghouls in decline count?
    .answer = No. Only attacks by the race with the badge count.
    .source = ours
ruling-diplomat-4 = Does the peace bind the named opponent’s Ghouls in decline?
    .answer = No. They may attack.
    .source = base rulebook

sources-dragon-master = base rulebook, Dragon Master
ruling-dragon-master-1 = May a new race use the dragon for its first conquest?
    .answer = Yes, in a region where the race may enter.
    .source = ours
ruling-dragon-master-2 = May the dragon be used in the turn in which its region was abandoned?
    .answer = Yes. The dragon comes to hand and may be used at once.
    .source = ours
ruling-dragon-master-3 = Do mountain, lair, fortress and encampments add up against the dragon?
    .answer = No. One token is enough against all of them together.
    .source = fan wiki, French rules
ruling-dragon-master-4 = May the dragon attack a region that is not adjacent?
    .answer = No. The dragon replaces the price, but does not extend the reach.
    .source = base rulebook, Dutch rules

sources-flying = base rulebook, Flying

sources-forest = base rulebook, Forest

sources-fortified = base rulebook, Fortified; digital edition
ruling-fortified-1 = When is the fortress built?
    .answer = You are asked once, after redeployment. You would gain nothing by building it earlier.
    .source = ours
ruling-fortified-2 = What happens to the fortress of a region that is lost or abandoned?
    .answer = It returns to the stock and may be built again.
    .source = digital edition
ruling-fortified-3 = Which fortresses count towards the six?
    .answer = All fortresses on the map, including those of an earlier Fortified race in decline.
    .source = base rulebook

sources-heroic = base rulebook, Heroic
ruling-heroic-1 = What if the race holds a single region?
    .answer = One hero goes there; the other waits until the end of the next turn.
    .source = ours
ruling-heroic-2 = What happens to a hero whose region is abandoned?
    .answer = It comes to hand and is placed at the end of the turn.
    .source = ours

sources-hill = base rulebook, Hill

sources-merchant = base rulebook, Merchant

sources-mounted = base rulebook, Mounted

sources-pillaging = base rulebook, Pillaging

sources-seafaring = base rulebook, Seafaring
ruling-seafaring-1 = May a Seafaring race enter the map by a sea?
    .answer = Yes, by a sea that touches the edge of the map.
    .source = ours
ruling-seafaring-2 = What does a sea or the lake cost, and what does it score?
    .answer =
        It costs two tokens, and one more for each token there. It scores one coin each turn, like any
        other region.
    .source = BoardGameGeek
ruling-seafaring-3 = Does a held sea keep other races from entering beside it?
    .answer = No. A race may still enter in the regions on the shore of that sea.
    .source = French rules, Dutch rules
ruling-seafaring-4 = May Seafaring Ghouls conquer more water in decline?
    .answer = No, but they keep the water that they hold.
    .source = fan wiki

sources-spirit = base rulebook, Spirit
ruling-spirit-1 = Does an earlier race in decline leave when the Spirit race declines?
    .answer =
        No. Both stay. The earlier one leaves when the next race declines; the Spirit race never does.
    .source = base rulebook
ruling-spirit-2 = When does the Spirit badge come back into play?
    .answer = It goes to the discarded badges when the last token of its race in decline is gone.
    .source = base rulebook

sources-stout = base rulebook, Stout

sources-swamp = base rulebook, Swamp

sources-underworld = base rulebook, Underworld

sources-wealthy = base rulebook, Wealthy
ruling-wealthy-1 = Does a race that conquered nothing in its first turn get the seven coins?
    .answer = Yes.
    .source = ours

sources-turn = base rulebook, Game turn; FAQ
ruling-turn-1 = Which player begins?
    .answer = The player named when the game is set up. Play then goes clockwise.
    .source = ours
ruling-turn-2 = Must a player who expands conquer something?
    .answer = No. They may stop at once, redeploy and score, no matter how many tokens they have in hand.
    .source = FAQ, BoardGameGeek
ruling-turn-3 = What may a player do when their active race has no token left?
    .answer =
        They may expand, which only scores their other races, or decline. They must decline before they
        can take a new combo. When they decline, an older race in decline leaves as usual, and so does the
        race without a token.
    .source = FAQ
ruling-turn-4 = Does a player choose which tokens to pick up at the beginning of the turn?
    .answer = No. All but one in each region come to hand, because redeployment can put them all back.
    .source = ours

sources-combos = base rulebook, Picking a new race and power combo
ruling-combos-1 = May the coins on a combo help to pay for it?
    .answer = No. You pay first, from the coins you had before; then you take the coins on the combo.
    .source = base rulebook; the order: ours
ruling-combos-2 = When is the column refilled?
    .answer = After a combo is taken, before anything is conquered, and at the end of each turn.
    .source = ours
ruling-combos-3 = May a player take a combo that has no badge?
    .answer = No. Its banner waits in the column until a badge can be revealed for it.
    .source = ours
ruling-combos-4 = What if no combo can be taken?
    .answer = The player scores their races in decline, and the turn ends.
    .source = ours

sources-first-conquest = base rulebook, First conquest
ruling-first-conquest-1 = Must a new race enter beside its player’s race in decline?
    .answer =
        No, and it may enter there only if the region is an entry region. The two races never help each
        other.
    .source = FAQ, BoardGameGeek
ruling-first-conquest-2 = Do caverns let an Underworld race enter anywhere?
    .answer = No. Caverns are adjacent to one another, which helps only a race that is already on the map.
    .source = base rulebook

sources-conquering = base rulebook, Conquering a region
ruling-conquering-1 = What makes a region non-empty?
    .answer =
        A Lost Tribe or at least one race token, active or in decline. A token of your own race in decline
        counts too. The English rules say "race token", the French ones "enemy race token", and we follow
        the English. Mountains, lairs and other pieces alone do not.
    .source = base rulebook
ruling-conquering-2 = May a region that was abandoned this turn be conquered again in the same turn?
    .answer = Yes.
    .source = ours
ruling-conquering-3 = Is a player asked what to conquer when they have no tokens left in hand?
    .answer =
        Not after a conquest. Redeployment follows at once, unless an ability such as a substitution still
        offers something without a token in hand. Before the first conquest they are asked, because they
        may still abandon regions.
    .source = ours
ruling-conquering-4 = May more tokens be placed than the price says?
    .answer = No. Exactly the price is placed; a final attempt that succeeds places all tokens in hand.
    .source = ours

sources-prices = base rulebook, Conquering a region

sources-final-attempt = base rulebook, Final conquest
ruling-final-attempt-1 = Does a failed attempt on an active race count as having attacked it?
    .answer = Yes, so a Diplomat cannot name its player in this turn.
    .source = ours
ruling-final-attempt-2 = May Ghouls in decline and the active race both make a final attempt in one turn?
    .answer = Yes, one each. The Ghouls’ attempt does not end the conquests of the active race.
    .source = ours; remembered from the FAQ, unchecked
ruling-final-attempt-3 = May the die be rolled for a region that can be conquered without it?
    .answer = No. You conquer it for its price.
    .source = base rulebook

sources-abandoning = base rulebook, Abandoning a region
ruling-abandoning-1 = Until when may regions be abandoned?
    .answer =
        Until the race begins to conquer in this turn: by a conquest, a final attempt, a Berserk roll, a
        substitution or the dragon.
    .source = base rulebook; what counts as begun: ours
ruling-abandoning-2 = May a race in decline abandon regions?
    .answer = No, except for Ghouls before their own conquests.
    .source = ours

sources-losses = base rulebook, Enemy losses and withdrawals
ruling-losses-1 = May withdrawn tokens be held back?
    .answer = No. All must be placed if the race holds a region. Otherwise they wait in hand.
    .source = ours
ruling-losses-2 = In which order do players put back withdrawn tokens?
    .answer =
        Clockwise, starting to the left of the current player. This is the last step of the turn, after
        scoring.
    .source = FAQ; after scoring: Dutch review
ruling-losses-3 = When does the current player put back tokens that their own other race has displaced?
    .answer = In their own redeployment.
    .source = ours

sources-redeployment = base rulebook, Troop redeployment; FAQ
ruling-redeployment-1 = May tokens be kept in hand?
    .answer =
        Only by a race without a region. Amazons also keep their four. All other tokens must be placed.
    .source = base rulebook for a failed attempt; otherwise ours
ruling-redeployment-2 = May regions be given up in redeployment?
    .answer = No, except by Amazons when they have too few tokens.
    .source = FAQ
ruling-redeployment-3 = May tokens pass between the active race and Ghouls in decline?
    .answer = No.
    .source = FAQ

sources-scoring = base rulebook, Scoring victory coins
ruling-scoring-1 = Can the bank run out of coins?
    .answer = No.
    .source = ours

sources-decline = base rulebook, Entering in decline

sources-immunity = base rulebook, Dragon Master, Halflings, Heroic
ruling-immunity-1 = Is a region immune to its own player’s other race?
    .answer =
        No. You are not an opponent of your own races, so your Ghouls may attack the region with your
        hero.
    .source = ours

sources-stacks = base rulebook, Picking a new race and power combo; base rulebook, Entering in decline
ruling-stacks-1 = When does the banner of an active race without tokens go back to the stack?
    .answer = As soon as its player puts it into decline. Until then it stays their active race.
    .source = ours, from the FAQ
ruling-stacks-2 = What if no badges are left, not even discarded ones?
    .answer = The banner waits in the column without a badge and cannot be taken.
    .source = ours
ruling-stacks-3 = Is the order of returned banners known?
    .answer =
        Yes. They go under the hidden banners in the order in which they return, and are revealed in that
        order.
    .source = base rulebook; known: ours
ruling-stacks-4 = When is the place of a returned banner filled?
    .answer = Whenever the column is refilled: after a combo is taken, and at the end of each turn.
    .source = ours

sources-game-end = base rulebook, Game end
ruling-game-end-1 = What counts as a race token in a tie?
    .answer =
        Race tokens on the map. Tokens in hand do not count, not even the Amazons’ four, and neither do
        encampments or heroes.
    .source = base rulebook, FAQ
ruling-game-end-2 = What if the number of tokens is also equal?
    .answer = The tied players share the victory.
    .source = ours
