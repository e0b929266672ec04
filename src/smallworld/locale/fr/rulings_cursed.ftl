### What the rules of Cursed! leave open. Ids and attributes: see en/rulings.ftl.

sources-goblins = règles françaises, { race-goblins }
ruling-goblins-1 = Les Tribus oubliées sont-elles en déclin pour les Gobelins ?
    .answer = Oui. Leurs régions coûtent aussi un pion de moins.
    .source = notre choix
ruling-goblins-2 = Le peuple en déclin du joueur des Gobelins compte-t-il ?
    .answer = Oui. Un peuple en déclin en est un, à qui qu’il soit.
    .source = notre choix
ruling-goblins-3 = Les Zombies en déclin coûtent-ils aussi moins, alors qu’ils se battent encore ?
    .answer = Oui.
    .source = notre choix

sources-kobolds = règles françaises, { race-kobolds }
ruling-kobolds-1 = Combien de pions le dragon coûte-t-il aux Kobolds et leur Dragon ?
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

sources-cursed = règles françaises, { power-cursed }
ruling-cursed-1 = Que pose-t-on sur des Homoncules maudits dédaignés ?
    .answer = Trois pièces, et un Homoncule de la réserve.
    .source = notre choix

sources-ransacking = règles françaises, { power-ransacking }
ruling-ransacking-1 = Une substitution par des Sorciers rapporte-t-elle aussi la pièce ?
    .answer = Oui. C’est la conquête d’une région d’un peuple actif.
    .source = notre choix

sources-were- = règles françaises, { power-were- }
