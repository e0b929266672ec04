### Answers to questions that the leaflet of Leaders leaves open. For ids and attributes, see en/rulings.ftl.

sources-leaders = feuillet des Chefs de Small World, cité par un magasin ; règles françaises
ruling-leaders-1 = À qui paie-t-on la pièce pour un Chef ?
    .answer =
        À la banque, juste après la prise de la combinaison. Vous pouvez vous servir des pièces trouvées
        dessus.
    .source = notre choix
ruling-leaders-2 = Peut-on engager le Chef d’un peuple que quelqu’un tient captif ?
    .answer = Non.
    .source = notre choix
ruling-leaders-3 = Un Chef peut-il conquérir seul, sans pion de son peuple ?
    .answer = Oui. Il vaut n’importe quel pion.
    .source = wiki de joueurs
ruling-leaders-4 = Quand dites-vous où se trouve le Chef ?
    .answer =
        À la fin du tour, après tout ce qui immunise des régions. Pendant le tour, c’est un de vos pions,
        dans aucune région précise.
    .source = notre choix
ruling-leaders-5 = Et si toutes les régions sont immunisées quand il faut placer le Chef ?
    .answer =
        Vous le retirez de la carte, d’une région de votre choix. Si possible, ce doit être une région où
        il n’est pas seul.
    .source = notre choix
ruling-leaders-6 = Les Elfes ou un peuple qui lance le dé gagnent-ils ou perdent-ils quelque chose à sa capture ?
    .answer = Non. Aucun pion n’est perdu, et rien de ce qui suit une perte n’arrive.
    .source = notre choix
ruling-leaders-7 = Et si des Zombies en déclin prennent la région du Chef de leur propre joueur ?
    .answer = Il revient en main avec tous ceux qui étaient là, et rien n’est perdu.
    .source = notre choix
ruling-leaders-8 = Peut-on racheter un Chef plus tard ?
    .answer = Non. Seulement au moment où il est capturé.
    .source = feuillet
ruling-leaders-9 = Un Chef compte-t-il en cas d’égalité ?
    .answer = Non. Ce n’est pas un pion de peuple.
    .source = notre choix
ruling-leaders-10 = Tous les peuples ont-ils un Chef ?
    .answer = Oui, ceux des boîtes plus récentes aussi.
    .source = notre choix
