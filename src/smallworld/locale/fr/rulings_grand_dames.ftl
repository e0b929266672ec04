### Answers to questions that the rules of Grand Dames leave open. For ids and attributes, see en/rulings.ftl.

sources-gypsies = règles françaises, { race-gypsies }
ruling-gypsies-1 =
    Les Nomades peuvent-elles revenir pendant le même tour dans une région abandonnée, par le dragon par
    exemple ?
    .answer = Non, d’aucune manière.
    .source = règles françaises
ruling-gypsies-2 = Les régions perdues ou laissées en déclin rapportent-elles ?
    .answer = Non. Seules les régions abandonnées avant les conquêtes rapportent.
    .source = règles françaises
ruling-gypsies-3 = Les Nomades Durs à cuire perdent-ils les pièces des régions abandonnées s’ils déclinent après le décompte ?
    .answer = Non. Ces pièces ont déjà été comptées pendant ce tour.
    .source = notre choix

sources-priestesses = règles françaises, { race-priestesses } ; édition numérique
ruling-priestesses-1 = Une forteresse reste-t-elle sous la Tour d’ivoire ?
    .answer = Oui, et elle coûte un pion de plus. Les forteresses des autres régions s’en vont.
    .source = règles françaises
ruling-priestesses-2 = Que perd-on quand la Tour d’ivoire est conquise ?
    .answer =
        Toutes les Prêtresses qui s’y trouvent. Elles n’ont pas d’autre région, et leur tuile retourne à
        la pile.
    .source = règles françaises ; toutes : notre choix
ruling-priestesses-3 = La Tour d’ivoire de Prêtresses ancestrales reste-t-elle pour de bon ?
    .answer = Oui, comme tout peuple ancestral.
    .source = notre choix
ruling-priestesses-4 = La Tour d’ivoire peut-elle se dresser dans une mer ?
    .answer = Oui, si des Prêtresses marines la tiennent. Seul un peuple marin peut l’y prendre.
    .source = BoardGameGeek

sources-white-ladies = règles françaises, { race-white-ladies }
ruling-white-ladies-1 =
    Des Dames Blanches ancestrales sont-elles immunisées jusqu’à la fin de la partie ?
    .answer = Oui, puisqu’elles restent sur la carte.
    .source = notre choix
ruling-white-ladies-2 = Leur propre joueur peut-il conquérir des Dames Blanches en déclin ?
    .answer = Oui. Il n’est pas l’adversaire de ses propres peuples.
    .source = notre choix

sources-historian = règles françaises, { power-historian } ; édition numérique
ruling-historian-1 = Que rapporte aux Historiens leur propre déclin ?
    .answer = Exactement une pièce, au tour du déclin.
    .source = édition numérique
ruling-historian-2 = Le déclin d’un peuple ancestral rapporte-t-il ?
    .answer = Oui, comme tout autre.
    .source = notre choix
ruling-historian-3 = Quand les pièces d’un déclin sont-elles payées ?
    .answer = Aussitôt, même au tour d’un autre joueur.
    .source = notre choix

sources-peace-loving = règles françaises, { power-peace-loving }
ruling-peace-loving-1 = Une tentative finale manquée compte-t-elle comme une attaque pour les Pacifistes ?
    .answer = Oui, si elle visait un peuple actif.
    .source = notre choix
ruling-peace-loving-2 = Les attaques des Zombies en déclin du même joueur comptent-elles ?
    .answer = Non. Seules comptent les attaques du peuple de la tuile.
    .source = notre choix
