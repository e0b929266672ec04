### What the rules of Be Not Afraid… leave open. Ids and attributes: see rulings.ftl.

sources-homunculi = Be Not Afraid rules (French), Homunculi
ruling-homunculi-1 = What comes onto Cursed Homunculi who are passed over?
    .answer = Three coins and one Homunculus.
    .source = ours

sources-barricade = Be Not Afraid rules (French), Barricade
ruling-barricade-1 = Does a Barricade race without any region take the three coins?
    .answer = Yes. Zero is not more than four.
    .source = ours
ruling-barricade-2 = May Barricade Amazons give up regions to come down to four?
    .answer = Only regions that they must give up, because four Amazons could not leave the map otherwise.
    .source = ours

sources-imperial = Be Not Afraid rules (French), Imperial

sources-leprechauns = Be Not Afraid rules (French), Leprechauns; digital edition
ruling-leprechauns-1 = Are placed pots worth their coins before the Leprechauns decline?
    .answer = Yes. The turn begins before its course is chosen, so pots bring their coins first.
    .source = ours
ruling-leprechauns-2 = What becomes of placed pots in a Stout decline?
    .answer = They stay until your next turn, and then bring their coins, those that nobody has taken.
    .source = ours
ruling-leprechauns-3 = Does a substitution take the pot too?
    .answer = Yes. It is a conquest like any other.
    .source = ours
ruling-leprechauns-4 = Do your own Ghouls find a pot of your Leprechauns?
    .answer = No. The pot goes back to hand.
    .source = ours

sources-pygmies = Be Not Afraid rules (French), Pygmies
ruling-pygmies-1 = Is the lost token back in the tray when the die falls?
    .answer = Yes. With an empty tray, at least that one can come back.
    .source = ours
ruling-pygmies-2 = Is the die rolled for a token replaced by a Sorcerer?
    .answer = Yes. It is lost in a conquest.
    .source = ours

sources-corrupt = Be Not Afraid rules (French), Corrupt
ruling-corrupt-1 = May somebody without a coin conquer a region of a Corrupt race?
    .answer = Yes. They pay nothing.
    .source = ours

sources-barbarians = Be Not Afraid rules (French), Barbarians; fan table; shop text
ruling-barbarians-1 = May Barbarians stay together in a region as troops are readied?
    .answer = Yes. Their player chooses how many come to hand from each region.
    .source = ours
ruling-barbarians-2 = May Barbarians conquer with more tokens than it takes?
    .answer = Yes, since they cannot be reinforced later.
    .source = ours
ruling-barbarians-3 = Do Barbarians who withdraw come to other regions?
    .answer =
        Yes. They may not be moved in their own turn; after the turn of somebody else they are placed
        like all others.
    .source = fan table, shop text; a review says the opposite
ruling-barbarians-4 = Do Barbarians that were not used come onto the map with those who withdraw?
    .answer = No. They wait for their next turn.
    .source = ours
ruling-barbarians-5 = Are encampments and other pieces of Barbarians placed as always?
    .answer = Yes. They are not Barbarians.
    .source = ours
ruling-barbarians-6 = What may Barbarians take in hand when they maraud?
    .answer = As many from each region as their player likes, as when troops are readied.
    .source = ours

sources-pixies = Be Not Afraid rules (French), Pixies
ruling-pixies-1 = May encampments be placed with single Pixies?
    .answer = Yes.
    .source = ours
ruling-pixies-2 = What becomes of Hordes tokens of Pixies?
    .answer = They stay off the map too.
    .source = ours

sources-catapult = Be Not Afraid rules (French), Catapult; digital edition
ruling-catapult-1 = May the catapult shoot over water, or at it?
    .answer = Over the lake, not over a sea; and not at water.
    .source = French rules, digital edition; water as a target: ours
ruling-catapult-2 = From where are the two steps counted?
    .answer =
        From the region in which the catapult is put. The target may be next to another region of the race.
    .source = ours
ruling-catapult-3 = May a final attempt be made with the catapult?
    .answer = Yes. If it fails, the catapult stays where it was put.
    .source = ours
ruling-catapult-4 = What becomes of the catapult when its region is abandoned?
    .answer = It returns to your hand.
    .source = ours
ruling-catapult-5 = Where does the catapult stand after Sorcerers have used its reach?
    .answer = In any of their regions that is two steps away from the target.
    .source = ours

sources-mercenary = Be Not Afraid rules (French), Mercenary
ruling-mercenary-1 = Who gets the coin?
    .answer = The bank.
    .source = ours
ruling-mercenary-2 = May a region be declared that only die and coin together can bring?
    .answer = Yes, if the coin is there.
    .source = ours
ruling-mercenary-3 = May the coin be paid before the roll?
    .answer = It is asked for after the roll, and only if it suffices; so nobody pays in vain.
    .source = ours
ruling-mercenary-4 = May a coin be paid for a shot of the Catapult?
    .answer = Yes, by the Necromancer, who may have both. All reductions add up.
    .source = base rules: benefits add up
