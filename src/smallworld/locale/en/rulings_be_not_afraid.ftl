### What the rules of Be Not Afraid… leave open. Ids and attributes: see rulings.ftl.

sources-homunculi = Be Not Afraid rules (French), Homunculi

sources-barricade = Be Not Afraid rules (French), Barricade
ruling-barricade-1 = Does a Barricade race without any region take the three coins?
    .answer = Yes. None is no more than four.
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
ruling-pygmies-2 = Is the die rolled for a token for which a Sorcerer is substituted?
    .answer = Yes. It is lost in a conquest.
    .source = ours

sources-corrupt = Be Not Afraid rules (French), Corrupt
ruling-corrupt-1 = May somebody without a coin conquer a region of a Corrupt race?
    .answer = Yes. He pays nothing.
    .source = ours
