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
