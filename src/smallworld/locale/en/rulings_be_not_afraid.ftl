### Answers to questions that the rules of Be Not Afraid… leave open. For ids and attributes, see rulings.ftl.

sources-homunculi = Be Not Afraid rules (French), Homunculi
ruling-homunculi-1 = What is added to a combo of Cursed Homunculi when a player passes over it?
    .answer = Three coins and one Homunculus.
    .source = ours

sources-barricade = Be Not Afraid rules (French), Barricade
ruling-barricade-1 = Does a Barricade race without any region take the three coins?
    .answer = Yes. Zero is not more than four.
    .source = ours
ruling-barricade-2 = May Barricade Amazons give up regions to come down to four?
    .answer = Only if they must, because four Amazons cannot leave the map otherwise.
    .source = ours

sources-imperial = Be Not Afraid rules (French), Imperial

sources-leprechauns = Be Not Afraid rules (French), Leprechauns; digital edition
ruling-leprechauns-1 = Do pots on the map bring their coins in the turn in which the Leprechauns decline?
    .answer = Yes. The pots bring their coins when the turn begins, before you choose to decline.
    .source = ours
ruling-leprechauns-2 = What happens to pots on the map in a Stout decline?
    .answer = They stay until your next turn. Then those that no one has taken bring their coins.
    .source = ours
ruling-leprechauns-3 = Does a substitution also take the pot?
    .answer = Yes. It is a conquest like any other.
    .source = ours
ruling-leprechauns-4 = Do your own Ghouls find a pot of your Leprechauns?
    .answer = No. The pot comes back to your hand.
    .source = ours

sources-pygmies = Be Not Afraid rules (French), Pygmies
ruling-pygmies-1 = Is the lost token back in the tray when the die is rolled?
    .answer = Yes. Even if the tray was empty, that one token can come back.
    .source = ours
ruling-pygmies-2 = Is the die rolled for a token replaced by a Sorcerer?
    .answer = Yes. It is lost in a conquest.
    .source = ours

sources-corrupt = Be Not Afraid rules (French), Corrupt
ruling-corrupt-1 = May a player without a coin conquer a region of a Corrupt race?
    .answer = Yes. They pay nothing.
    .source = ours

sources-barbarians = Be Not Afraid rules (French), Barbarians; fan table; shop text
ruling-barbarians-1 = May several Barbarians stay in a region when troops are readied?
    .answer = Yes. Their player chooses how many come to hand from each region.
    .source = ours
ruling-barbarians-2 = May Barbarians conquer with more tokens than a region costs?
    .answer = Yes, because they cannot be reinforced later.
    .source = ours
ruling-barbarians-3 = Are Barbarians that withdraw placed in other regions?
    .answer =
        Yes. They may not be moved in their own turn, but after another player’s turn they are placed like
        any other race.
    .source = fan table, shop text; a review says the opposite
ruling-barbarians-4 = Are unused Barbarians placed together with those that withdraw?
    .answer = No. Unused Barbarians wait for their next turn.
    .source = ours
ruling-barbarians-5 = Are encampments and other pieces of Barbarians placed as usual?
    .answer = Yes. They are not Barbarians.
    .source = ours
ruling-barbarians-6 = How many tokens may Marauding Barbarians take back in hand?
    .answer = As many from each region as their player likes, as when they ready their troops.
    .source = ours

sources-pixies = Be Not Afraid rules (French), Pixies
ruling-pixies-1 = May encampments be placed with a single Pixie?
    .answer = Yes.
    .source = ours
ruling-pixies-2 = What happens to the Hordes tokens of Pixies?
    .answer = They also stay off the map.
    .source = ours

sources-catapult = Be Not Afraid rules (French), Catapult; digital edition
ruling-catapult-1 = May the catapult shoot over water or at water?
    .answer = It may shoot over the lake, but not over a sea, and never at water.
    .source = French rules, digital edition; water as a target: ours
ruling-catapult-2 = From where are the two steps counted?
    .answer =
        From the region in which the catapult is put. The target may be next to another region of the race.
    .source = ours
ruling-catapult-3 = May a final attempt be made with the catapult?
    .answer = Yes. If it fails, the catapult stays where it was put.
    .source = ours
ruling-catapult-4 = What happens to the catapult when its region is abandoned?
    .answer = It returns to your hand.
    .source = ours
ruling-catapult-5 = Where is the catapult after Sorcerers have used its reach?
    .answer = In any of their regions that is two steps away from the target.
    .source = ours

sources-mercenary = Be Not Afraid rules (French), Mercenary
ruling-mercenary-1 = Who gets the coin?
    .answer = The bank.
    .source = ours
ruling-mercenary-2 = May you name a region that you can take only with die and coin together?
    .answer = Yes, if you have the coin.
    .source = ours
ruling-mercenary-3 = May the coin be paid before the roll?
    .answer = No. You are asked after the roll, and only if the coin is enough, so you never pay in vain.
    .source = ours
ruling-mercenary-4 = May a coin be paid for a shot of the Catapult?
    .answer = Yes, by the Necromancer, who may have both powers. All reductions add up.
    .source = base rules: benefits add up
