### Answers to questions that the rules of Cursed! leave open. For ids and attributes, see en/rulings.ftl.

sources-goblins = règles françaises, { race-goblins }
ruling-goblins-1 = Les Tribus oubliées comptent-elles comme en déclin pour les Gobelins ?
    .answer = Oui. Leurs régions coûtent aussi un pion de moins.
    .source = notre choix
ruling-goblins-2 = Le peuple en déclin du joueur des Gobelins compte-t-il ?
    .answer = Oui. Tout peuple en déclin compte, à qui qu’il soit.
    .source = notre choix
ruling-goblins-3 =
    Les régions des Zombies en déclin coûtent-elles aussi moins, alors qu’ils se battent encore ?
    .answer = Oui.
    .source = notre choix
ruling-goblins-4 = Les Monstres comptent-ils comme en déclin pour les Gobelins ?
    .answer =
        Non. Les Monstres ne sont ni des Tribus oubliées ni un peuple en déclin, et les gardiens d’un filon sont des
        Monstres.
    .source = notre choix

sources-kobolds = règles françaises, { race-kobolds }
ruling-kobolds-1 = Combien de pions faut-il à des Kobolds pour une conquête avec le dragon ?
    .answer = Deux.
    .source = notre choix
ruling-kobolds-2 = Un Kobold seul peut-il faire une tentative finale ?
    .answer = Non. Il faut que deux puissent entrer dans la région.
    .source = notre choix
ruling-kobolds-3 = Un Sorcier peut-il prendre la place d’un Kobold ?
    .answer = Non. Un Kobold actif n’est jamais seul.
    .source = notre choix
ruling-kobolds-4 = Un jet de Kobolds berserks fait-il descendre un prix sous deux ?
    .answer = Non. C’est une réduction comme les autres.
    .source = notre choix
ruling-kobolds-5 = À combien de pions les Kobolds remplacent-ils un pion isolé ?
    .answer = Deux, pris à la réserve, et en main pour ce qui y manque. Un Kobold seul ne le peut pas.
    .source = notre choix

sources-cursed = règles françaises, { power-cursed }
ruling-cursed-1 = Que pose-t-on sur des Homoncules maudits dédaignés ?
    .answer = Trois pièces, et un Homoncule de la réserve.
    .source = notre choix

sources-hordes-of = règles françaises, { power-hordes-of }
ruling-hordes-of-1 = Quelles régions contiennent les pions Horde ?
    .answer = Le jeu ne le note pas. Toute région de deux pions peut en avoir un, tant qu’il en reste.
    .source = notre choix
ruling-hordes-of-2 = Quel pion perd-on quand une région qui peut avoir un pion Horde est conquise ?
    .answer =
        Le propriétaire choisit lequel, au moment où les autres pions reviennent à la fin du tour. Si ses
        propres Zombies ont pris la région, il choisit avant les conquêtes du peuple. Jusque-là, un pion
        Horde compte comme perdu.
    .source = notre choix
ruling-hordes-of-3 =
    Un pion Horde perdu est-il une âme pour le Nécromant, un pion pour les Igors, ou un Chaman ?
    .answer =
        Il compte comme une âme et comme un pion pour les Igors. Ce n’est pas un Chaman : on ne lance pas
        le dé pour lui, ni pour un Chaman cédé plus tard à sa place.
    .source = notre choix
ruling-hordes-of-4 = Et s’il y a moins de pions du peuple que de régions à la fin d’un tour ?
    .answer =
        Avant le décompte, vous cédez des régions de votre choix, jusqu’à ce qu’un pion du peuple soit
        dans chacune.
    .source = wiki de joueurs ; céder : notre choix
ruling-hordes-of-5 = Un Kobold et un pion Horde font-ils deux ?
    .answer = Oui. Les pions Horde sont à tous égards des pions du peuple.
    .source = notre choix
ruling-hordes-of-6 = Les pions Horde comptent-ils pour départager une égalité ?
    .answer = Oui.
    .source = notre choix
ruling-hordes-of-7 = Que gardent en déclin des Zombies de la Horde ?
    .answer = Tous leurs Zombies. Les pions Horde disparaissent des plus grosses piles.
    .source = règles françaises ; les piles : notre choix

sources-marauding = règles françaises, { power-marauding }
ruling-marauding-1 = Peut-on abandonner des régions quand les intrépides reprennent leurs troupes ?
    .answer = Non. Un pion reste dans chaque région, deux chez les Kobolds.
    .source = notre choix
ruling-marauding-2 = Les Orcs et les Squelettes comptent-ils les conquêtes des deux vagues ?
    .answer = Oui, ensemble.
    .source = notre choix

sources-ransacking = règles françaises, { power-ransacking }
ruling-ransacking-1 = Une substitution par des Sorciers rapporte-t-elle aussi la pièce ?
    .answer = Oui. C’est la conquête d’une région d’un peuple actif.
    .source = notre choix

sources-were- = règles françaises, { power-were- }
