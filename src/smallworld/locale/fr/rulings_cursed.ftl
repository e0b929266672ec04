### What the rulebook of Cursed! leaves open. Ids and attributes: see en/rulings.ftl.

sources-kobolds = règles de Mauuudits !, { race-kobolds }
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
