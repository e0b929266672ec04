### Answers to questions that the rules of Be Not Afraid… leave open. For ids and attributes, see rulings.ftl.

sources-homunculi = règles de Même pas peur, Homoncules
ruling-homunculi-1 = Que pose-t-on sur des Homoncules maudits qu’on dédaigne ?
    .answer = Trois pièces et un Homoncule.
    .source = notre choix

sources-barricade = règles de Même pas peur, Retranchés
ruling-barricade-1 = Un peuple retranché sans aucune région prend-il les trois pièces ?
    .answer = Oui. Aucune, c’est bien quatre au plus.
    .source = notre choix
ruling-barricade-2 = Des Amazones retranchées peuvent-elles céder des régions pour n’en garder que quatre ?
    .answer = Seulement celles qu’elles doivent céder parce que quatre Amazones ne pourraient autrement quitter la carte.
    .source = notre choix

sources-imperial = règles de Même pas peur, Impériaux

sources-leprechauns = règles de Même pas peur, Farfadets ; édition numérique
ruling-leprechauns-1 = Les pots posés rapportent-ils au tour où les Farfadets passent en déclin ?
    .answer = Oui. Les pots rapportent au début du tour, avant que vous choisissiez le déclin.
    .source = notre choix
ruling-leprechauns-2 = Que deviennent les pots posés lors d’un déclin de Durs à cuire ?
    .answer =
        Ils restent jusqu’à votre prochain tour. Ceux que personne n’a pris rapportent alors leur pièce.
    .source = notre choix
ruling-leprechauns-3 = Une substitution prend-elle aussi le pot ?
    .answer = Oui. C’est une conquête comme une autre.
    .source = notre choix
ruling-leprechauns-4 = Vos propres Zombies trouvent-ils un pot de vos Farfadets ?
    .answer = Non. Le pot revient en main.
    .source = notre choix

sources-pygmies = règles de Même pas peur, Pygmées
ruling-pygmies-1 = Le pion perdu est-il déjà dans la réserve quand on lance le dé ?
    .answer = Oui. Même si la réserve était vide, ce pion au moins peut revenir.
    .source = notre choix
ruling-pygmies-2 = Lance-t-on le dé pour un pion remplacé par un Sorcier ?
    .answer = Oui. Il est perdu lors d’une conquête.
    .source = notre choix

sources-corrupt = règles de Même pas peur, Corrompus
ruling-corrupt-1 = Un joueur sans pièce peut-il conquérir une région d’un peuple corrompu ?
    .answer = Oui. On ne verse rien.
    .source = notre choix

sources-barbarians = règles de Même pas peur, Barbares ; tableau de joueurs ; texte de boutique
ruling-barbarians-1 = Plusieurs Barbares peuvent-ils rester dans une région quand on rassemble les troupes ?
    .answer = Oui. Leur joueur choisit combien reviennent en main de chaque région.
    .source = notre choix
ruling-barbarians-2 = Les Barbares peuvent-ils conquérir avec plus de pions qu’il n’en faut ?
    .answer = Oui, puisqu’on ne peut pas les renforcer ensuite.
    .source = notre choix
ruling-barbarians-3 = Les Barbares qui se replient vont-ils dans d’autres régions ?
    .answer =
        Oui. On ne peut les déplacer à leur propre tour ; après le tour d’un autre, ils se placent comme
        tout le monde.
    .source = tableau de joueurs, texte de boutique ; une critique dit le contraire
ruling-barbarians-4 = Les Barbares inutilisés reviennent-ils sur la carte avec ceux qui se replient ?
    .answer = Non. Ils attendent leur prochain tour.
    .source = notre choix
ruling-barbarians-5 = Les campements et autres marqueurs des Barbares se placent-ils comme toujours ?
    .answer = Oui. Ce ne sont pas des Barbares.
    .source = notre choix
ruling-barbarians-6 = Combien de pions les Barbares intrépides peuvent-ils reprendre en main ?
    .answer = Autant que leur joueur le veut de chaque région, comme quand on rassemble les troupes.
    .source = notre choix

sources-pixies = règles de Même pas peur, Fées
ruling-pixies-1 = Des campements peuvent-ils se trouver avec une seule Fée ?
    .answer = Oui.
    .source = notre choix
ruling-pixies-2 = Que deviennent les pions Horde des Fées ?
    .answer = Ils restent eux aussi hors de la carte.
    .source = notre choix

sources-catapult = règles de Même pas peur, Catapultés ; édition numérique
ruling-catapult-1 = La catapulte peut-elle tirer par-dessus l’eau, ou sur elle ?
    .answer = Par-dessus le lac, pas par-dessus une mer ; et pas sur l’eau.
    .source = règles françaises, édition numérique ; l’eau comme cible : notre choix
ruling-catapult-2 = D’où compte-t-on les deux pas ?
    .answer = De la région où l’on pose la catapulte. La cible peut toucher une autre région du peuple.
    .source = notre choix
ruling-catapult-3 = Peut-on faire une tentative finale avec la catapulte ?
    .answer = Oui. Si elle échoue, la catapulte reste où elle a été posée.
    .source = notre choix
ruling-catapult-4 = Que devient la catapulte quand sa région est abandonnée ?
    .answer = Elle revient en main.
    .source = notre choix
ruling-catapult-5 = Où se trouve la catapulte quand des Sorciers ont profité de sa portée ?
    .answer = Dans n’importe laquelle de leurs régions d’où l’on compte les deux pas.
    .source = notre choix

sources-mercenary = règles de Même pas peur, Mercenaires
ruling-mercenary-1 = À qui va la pièce ?
    .answer = À la banque.
    .source = notre choix
ruling-mercenary-2 = Peut-on viser une région que seuls le dé et la pièce ensemble permettent de prendre ?
    .answer = Oui, si l’on a la pièce.
    .source = notre choix
ruling-mercenary-3 = Peut-on payer la pièce avant le jet ?
    .answer =
        Non. On vous la demande après le jet, et seulement si elle suffit : vous ne payez jamais pour
        rien.
    .source = notre choix
ruling-mercenary-4 = Peut-on payer une pièce pour un tir de catapulte ?
    .answer = Oui, le Nécromant peut avoir les deux. Toutes les réductions s’ajoutent.
    .source = règles de base : les avantages s’ajoutent
