### What the rules of Be Not Afraid… leave open. Ids and attributes: see rulings.ftl.

sources-homunculi = règles de Même pas peur, Homoncules

sources-barricade = règles de Même pas peur, Retranchés
ruling-barricade-1 = Un peuple retranché sans aucune région prend-il les trois pièces ?
    .answer = Oui. Aucune, c’est bien quatre au plus.
    .source = notre choix
ruling-barricade-2 = Des Amazones retranchées peuvent-elles céder des régions pour n’en garder que quatre ?
    .answer = Seulement celles qu’elles doivent céder parce que quatre Amazones ne pourraient autrement quitter la carte.
    .source = notre choix

sources-imperial = règles de Même pas peur, Impériaux
