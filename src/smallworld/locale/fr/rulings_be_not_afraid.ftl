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

sources-leprechauns = règles de Même pas peur, Farfadets ; édition numérique
ruling-leprechauns-1 = Les pots posés rapportent-ils avant que les Farfadets ne déclinent ?
    .answer = Oui. Le tour commence avant qu’on n’en choisisse le cours : les pots rapportent d’abord.
    .source = notre choix
ruling-leprechauns-2 = Que deviennent les pots posés lors d’un déclin de Durs à cuire ?
    .answer = Ils restent jusqu’à votre prochain tour et rapportent alors, s’ils n’ont pas été pris.
    .source = notre choix
ruling-leprechauns-3 = Un remplacement prend-il aussi le pot ?
    .answer = Oui. C’est une conquête comme une autre.
    .source = notre choix
ruling-leprechauns-4 = Vos propres Zombies trouvent-ils un pot de vos Farfadets ?
    .answer = Non. Le pot revient en main.
    .source = notre choix

sources-pygmies = règles de Même pas peur, Pygmées
ruling-pygmies-1 = Le pion perdu est-il déjà dans la réserve quand le dé tombe ?
    .answer = Oui. Même réserve vide, celui-là au moins peut revenir.
    .source = notre choix
ruling-pygmies-2 = Lance-t-on le dé pour un pion remplacé par un Sorcier ?
    .answer = Oui. Il est perdu lors d’une conquête.
    .source = notre choix

sources-corrupt = règles de Même pas peur, Corrompus
ruling-corrupt-1 = Peut-on sans pièce conquérir une région d’un peuple corrompu ?
    .answer = Oui. On ne verse rien.
    .source = notre choix
