### Answers to questions that the rules of Underground leave open. For ids and attributes, see rulings.ftl.

sources-underground = règles d’Underground
ruling-underground-1 = Plusieurs reliques peuvent-elles aider une même conquête ?
    .answer = Oui, chaque relique une fois par tour.
    .source = notre choix
ruling-underground-2 = Et si un peuple ne tient que des rivières quand il se redéploie ?
    .answer = Il les quitte, attend en main et fait une première conquête au tour suivant de son joueur.
    .source = notre choix
ruling-underground-3 = Joue-t-on par équipes à six ?
    .answer = Non, chacun pour soi. Le plateau imprimé pour six prévoit trois équipes de deux.
    .source = notre choix
ruling-underground-4 = Que laisse-t-on dans la boîte quand ni reliques ni lieux ne sont en jeu ?
    .answer = Aventureux et Magiques.
    .source = règles d’Underground
ruling-underground-5 =
    Comment jouent les Tritons, les peuples volants et les Mi-portions dans le monde souterrain ?
    .answer =
        Pour les Tritons, les rives d’une rivière sont une côte. Les peuples volants atteignent toute
        terre, mais une rivière seulement depuis sa rive. Les Mi-portions entrent partout, sauf dans les
        rivières.
    .source = règles d’Underground ; le reste : notre choix
ruling-underground-6 = Par-dessus quoi la catapulte peut-elle tirer dans le monde souterrain ?
    .answer = Par-dessus les rivières, pas par-dessus les gouffres.
    .source = notre choix
ruling-underground-7 = Où vont les Barbares qui doivent quitter une rivière ?
    .answer =
        Hors de la carte jusqu’à leur prochain tour, puisqu’ils ne peuvent aller dans une autre région.
    .source = notre choix
ruling-underground-8 = Les Igors ramassent-ils les Monstres ?
    .answer = Oui, chacun comme un pion de Tribu oubliée.
    .source = notre choix
ruling-underground-9 = Peut-on jouer l’île du Nécromant dans le monde souterrain ?
    .answer = Non, car il n’y a pas de lac pour l’île.
    .source = notre choix
ruling-underground-10 = Le Paillasson volant peut-il servir sans pion en main ?
    .answer =
        Oui, pour une substitution par des Sorciers, des Vampires ou l’Orbe, qui ne demande aucun pion en
        main.
    .source = notre choix
ruling-underground-11 = Une relique est-elle dépensée pour une conquête qu’elle n’a pas aidée ?
    .answer =
        Non. Elle n’est utilisée que pour une conquête qu’elle a permise ou rendue moins chère. Sinon,
        elle reste où elle est, pour la suivante.
    .source = notre choix

sources-two-worlds = règles d’Underground
ruling-two-worlds-1 = Qu’est-ce qui reste dans la boîte quand on joue dans le monde souterrain ?
    .answer =
        Humains, Montés, Des Collines et Des Cavernes, car il n’y a ni champs, ni collines, ni cavernes.
    .source = notre choix
ruling-two-worlds-2 = Qu’est-ce qui reste dans la boîte quand on joue à la surface ?
    .answer = Flammes et Arachnées, car il n’y a pas de gouffres.
    .source = notre choix
ruling-two-worlds-3 = Qu’est-ce qui compte comme rivière à la surface ?
    .answer =
        Les mers et le lac. Les Krakens les tiennent et les comptent, les Hommes-lézards les traversent,
        et un peuple pêcheur compte les régions qui les bordent.
    .source = notre choix
ruling-two-worlds-4 = Que peuvent les peuples marins dans le monde souterrain ?
    .answer =
        Garder les rivières et les compter, même en déclin. Les autres peuples y entrent comme d’habitude.
    .source = règles d’Underground
ruling-two-worlds-5 =
    Où place-t-on les Monstres à la surface, si la table joue avec des reliques et des lieux ?
    .answer =
        Dans des régions de Tribus oubliées, dont aucune ne touche une autre : une de plus qu’il n’y a de
        joueurs. Dans chacune, deux Monstres remplacent la Tribu oubliée. Les régions sont tirées au sort
        à la mise en place. Si toutes ne trouvent pas de place, il y en a moins.
    .source = règles d’Underground ; le tirage au sort et le nombre réduit : notre choix
ruling-two-worlds-6 = Lesquels des quinze reliques et lieux restent dans la boîte à la surface ?
    .answer =
        Aucun, car tous y ont un sens. Comme dans le monde souterrain, on en tire un pour chaque région de
        Monstres, et les autres quittent la partie sans être vus. Aventureux et Magiques sont aussi en
        jeu.
    .source = notre choix
ruling-two-worlds-7 = Le Fantôme de la Crypte ou le Balrog peuvent-ils aller sur une mer ou sur le lac ?
    .answer = Non. Ils ne vont que sur la terre ferme, et sur les rivières du monde souterrain.
    .source = notre choix
ruling-two-worlds-8 = Le Nécromant compte-t-il comme joueur pour le nombre de Monstres ?
    .answer =
        Oui, comme tout autre joueur. Chaque Monstre vaincu lui donne une âme, comme une Tribu oubliée.
    .source = notre choix
ruling-two-worlds-9 = Le Nécromant se sert-il des reliques et des lieux, ou de la tuile de la Haie ?
    .answer =
        Non. Les fantômes comptent comme un peuple en déclin : ils n’en utilisent aucun, mais peuvent
        tenir leurs régions. Le Donjon défend tout de même la sienne.
    .source = notre choix

sources-cultists = règles d’Underground, Cultistes
ruling-cultists-1 = Que devient le Grand Ancien quand sa région est abandonnée ?
    .answer = Il revient en main et se place au début du tour suivant. En déclin, il disparaît.
    .source = notre choix
ruling-cultists-2 = Où est le Grand Ancien si la première région que les Cultistes conquièrent est une rivière ?
    .answer = Il revient en main quand la rivière est quittée, et se place au début du tour suivant.
    .source = notre choix
ruling-cultists-3 = Une région accessible seulement par le Paillasson est-elle adjacente au Grand Ancien ?
    .answer = Non. Le Tuyau rend des régions adjacentes entre elles, le Paillasson ne le fait pas.
    .source = notre choix

sources-drow = règles d’Underground, Drows
ruling-drow-1 = Les Tribus oubliées sont-elles un autre peuple pour les Drows ?
    .answer = Oui, comme les Monstres : elles sont ce qui reste d’un peuple.
    .source = notre choix
ruling-drow-2 = Les pions repliés qui attendent en main comptent-ils comme voisins au décompte ?
    .answer = Non. Seuls comptent les pions qui se trouvent dans une région.
    .source = notre choix
ruling-drow-3 = Le Balrog voisin coûte-t-il leur pièce aux Drows ?
    .answer = Non. Le Balrog n’est ni un peuple ni un Monstre.
    .source = notre choix

sources-flames = règles d’Underground, Flammes
ruling-flames-1 = Qu’est-ce qui compte d’une région qui coûte comme si elle était vide ?
    .answer =
        Seulement ce qu’ajoute le sol : Montagne Noire, montagne, Donjon. Les pions et tout ce qu’un défenseur y a
        bâti ou posé ne comptent pas.
    .source = règles d’Underground ; le reste : notre choix
ruling-flames-2 = Les Flammes doivent-elles entrer à côté de leur Volcan ?
    .answer = Oui. Cette phrase est dans l’exemplaire le plus complet des règles, et manque dans l’autre.
    .source = règles d’Underground, l’exemplaire le plus complet
ruling-flames-3 = Où les Flammes rentrent-elles après avoir perdu leur dernière région ?
    .answer = De nouveau à côté du Volcan, comme pour toute première conquête.
    .source = notre choix
ruling-flames-4 =
    Les Flammes peuvent-elles entrer par une région de Gnomes actifs à côté du Volcan ?
    .answer = Oui, au prix normal. Sinon, les Gnomes pourraient leur fermer la carte.
    .source = notre choix

sources-gnomes = règles d’Underground, Gnomes
ruling-gnomes-1 = Les Gnomes en déclin sont-ils encore à l’abri des pouvoirs ?
    .answer = Non. Ce que peut un peuple cesse avec son déclin, comme toujours.
    .source = notre choix
ruling-gnomes-2 = Qu’est-ce qui compte dans une attaque contre des Gnomes, et qu’est-ce qui ne compte pas ?
    .answer =
        Les pions du peuple comptent, y compris les quatre des Amazones, les pions Horde et un Chef.
        Marteaux d’argent, boules de feu, Béhémoths, pièce des Mercenaires, Grand Ancien, vengeance, et
        jets des Berserks et des Feux follets ne comptent pas.
    .source = notre choix
ruling-gnomes-3 = Un peuple berserk peut-il faire une tentative finale contre les Gnomes ?
    .answer = Oui, l’habituelle. Leur propre pouvoir n’y agit pas : ils lancent le dé comme tout peuple.
    .source = notre choix
ruling-gnomes-4 = Les Momies paient-elles aussi un pion de plus pour une région de Gnomes ?
    .answer = Oui. Seules les capacités qui aident l’attaquant cessent, et celle-ci le gêne.
    .source = règles d’Underground, l’exemplaire le plus complet
ruling-gnomes-5 =
    Un dragon, un Sorcier, un Vampire ou l’Orbe peuvent-ils prendre une région de Gnomes ?
    .answer = Non. Ce sont tous des capacités ou des reliques, qui n’agissent pas contre les Gnomes.
    .source = règles d’Underground

sources-iron-dwarves = règles d’Underground, Nains de fer
ruling-iron-dwarves-1 = Les marteaux d’argent peuvent-ils conquérir seuls ?
    .answer = Non. Chaque conquête demande au moins un Nain de fer.
    .source = notre choix
ruling-iron-dwarves-2 = Les Nains de fer intrépides reprennent-ils aussi leurs marteaux ?
    .answer = Oui, avec les pions.
    .source = notre choix

sources-kraken = règles d’Underground, Krakens
ruling-kraken-1 = Qu’est-ce qui compte comme rivière pour les Krakens à la surface ?
    .answer =
        Les mers et le lac. Les Krakens les conquièrent pour deux pions, y restent et les comptent, même
        en déclin.
    .source = notre choix

sources-liches = règles d’Underground, Liches
ruling-liches-1 = Qui conquiert des Liches actives paie-t-il une pièce, ou en a-t-il besoin ?
    .answer =
        Non. Les règles interdisent à un joueur sans pièce de conquérir la moindre Liche. Nous lisons
        cela avec le paiement, qui n’est dû qu’aux Liches en déclin.
    .source = notre choix
ruling-liches-2 = Une seule pièce suffit-elle pour engager des Mercenaires contre des Liches en déclin ?
    .answer = Non. Il faut payer les deux pièces.
    .source = notre choix

sources-lizardmen = règles d’Underground, Hommes-lézards
ruling-lizardmen-1 = Les Hommes-lézards peuvent-ils traverser une rivière occupée ?
    .answer = Oui. Ils ne la conquièrent que s’ils le veulent.
    .source = règles d’Underground
ruling-lizardmen-2 = Par où les Hommes-lézards peuvent-ils entrer ?
    .answer =
        Par le bord de la carte, et aussi par toute région le long d’une rivière qui atteint le bord, car
        la traverser ne demande aucun pion.
    .source = notre choix

sources-mudmen = règles d’Underground, Hommes de boue

sources-mummies = règles d’Underground, Momies
ruling-mummies-1 = Les Momies paient-elles un pion de plus pour une substitution ou avec le dragon ?
    .answer = Non. Ces conquêtes ont leur propre prix.
    .source = notre choix

sources-ogres = règles d’Underground, Ogres

sources-shadow-mimes = règles d’Underground, Mimes de l’ombre
ruling-shadow-mimes-1 = Quelle tuile compte pour le nombre de Mimes de l’ombre ?
    .answer = Celle qu’ils gardent.
    .source = notre choix
ruling-shadow-mimes-2 = Qu’est-ce qui suit une tuile de pouvoir échangée ?
    .answer =
        Seulement la tuile. Vous avez déjà payé le prix. Les pièces, et les Homoncules qui attendent sur
        une combinaison, restent avec leur peuple.
    .source = règles d’Underground ; le reste : notre choix

sources-shrooms = règles d’Underground, Champis

sources-spiderines = règles d’Underground, Arachnées

sources-will-o-wisps = règles d’Underground, Feux follets
ruling-will-o-wisps-1 = Combien de Feux follets pose-t-on après le jet ?
    .answer = Le prix moins les points du dé, mais un au moins.
    .source = notre choix
ruling-will-o-wisps-2 = Et si le jet ne suffit pas ?
    .answer = Leurs conquêtes s’arrêtent.
    .source = notre choix
ruling-will-o-wisps-3 = Peuvent-ils lancer le dé pour une région qu’aucun jet ne permettrait de prendre ?
    .answer = Non. Il peut manquer trois pions au plus, comme lors d’une tentative finale.
    .source = notre choix
ruling-will-o-wisps-4 =
    Des Feux follets berserks peuvent-ils lancer deux fois le dé pour une conquête ?
    .answer = Non. Un dé par conquête.
    .source = notre choix
ruling-will-o-wisps-5 = Reste-t-il une tentative finale après des jets réussis ?
    .answer = Oui, la tentative habituelle, à la fin.
    .source = règles d’Underground
ruling-will-o-wisps-6 = Ce qui aide une tentative finale aide-t-il aussi le jet des Feux follets ?
    .answer =
        Oui. La pièce des Mercenaires vous est demandée après le jet, si elle est nécessaire ou épargne
        des pions ; la payer avant ne changerait rien. Ils peuvent aussi lancer le dé pour une région à
        portée d’une catapulte.
    .source = notre choix

sources-adventurous = règles d’Underground, Aventureux

sources-fisher = règles d’Underground, Pêcheurs

sources-flocking = règles d’Underground, Grégaires
ruling-flocking-1 = Quelles régions sont reliées, pour les Grégaires ?
    .answer =
        Les régions adjacentes pour le peuple, même grâce à une capacité. Une région seule compte comme
        reliée ; sans région, il n’y a pas de bonus.
    .source = règles d’Underground ; le reste : notre choix

sources-frightened = règles d’Underground, Apeurés
ruling-frightened-1 = Un Chef compte-t-il comme troisième pion ?
    .answer = Oui.
    .source = notre choix

sources-immortal = règles d’Underground, Immortels
ruling-immortal-1 = Un pion immortel isolé est-il perdu par substitution ?
    .answer = Oui, face aux Sorciers, aux Vampires et à l’Orbe.
    .source = règles d’Underground
ruling-immortal-2 = Un peuple immortel perd-il des pions face au Balrog ?
    .answer = Non, comme lors de toute conquête.
    .source = notre choix

sources-magic = règles d’Underground, Magiques
ruling-magic-1 = Quelles reliques le Sac peut-il imiter ?
    .answer = Toute relique découverte, quel que soit le joueur qui la tient, même une en main.
    .source = règles d’Underground ; le reste : notre choix
ruling-magic-2 = Le Sac et la relique qu’il imite peuvent-ils agir sur la même région ?
    .answer =
        Non. Deux Épées pour une conquête, deux Anneaux ou deux Sceptres dans une région ne s’ajoutent pas.
    .source = règles d’Underground, l’exemplaire le plus complet
ruling-magic-3 = Un nouveau peuple peut-il entrer sur la carte avec le Sac, imitant le Paillasson ?
    .answer = Non. Comme le Paillasson, le Sac demande des pions déjà sur la carte.
    .source = notre choix

sources-martyr = règles d’Underground, Martyrs
ruling-martyr-1 = Une visite du Balrog rapporte-t-elle la pièce des Martyrs ?
    .answer = Oui. Pour la victime, c’est une conquête par le joueur qui le déplace.
    .source = notre choix
ruling-martyr-2 = Les Martyrs reçoivent-ils leur pièce quand aucun pion n’est perdu ?
    .answer = Oui, par exemple après une conquête avec les Chaussettes.
    .source = règles d’Underground

sources-mining = règles d’Underground, Des Mines

sources-muddy = règles d’Underground, Boueux

sources-mystic = règles d’Underground, Mystiques

sources-quarreling = règles d’Underground, Querelleurs
ruling-quarreling-1 = Les capacités qui rendent des régions adjacentes les relient-elles aussi pour les Querelleurs ?
    .answer =
        Non. Les règles parlent de frontière commune pour les Querelleurs, et d’adjacence seulement pour
        les Grégaires.
    .source = règles d’Underground

sources-reborn = règles d’Underground, Réincarnés
ruling-reborn-1 = Des régions peuvent-elles passer à un nouveau peuple au tour où on le prend ?
    .answer =
        Oui, une fois qu’il est pris. Il est alors sur la carte et n’a plus à entrer par le bord.
    .source = notre choix
ruling-reborn-2 = Une région qui passe au peuple actif compte-t-elle comme conquise ?
    .answer =
        Non. On ne tire aucun marqueur, et personne ne reçoit de pièce. Tous ses pions partent, et lieux
        et reliques servent le peuple actif.
    .source = notre choix
ruling-reborn-3 = Des Kobolds peuvent-ils reprendre ainsi des régions ?
    .answer = Non. Un Kobold seul ne tient aucune région.
    .source = notre choix
ruling-reborn-4 = Le peuple actif peut-il décliner au même tour ?
    .answer = Oui. Les régions qu’il a reprises lui restent.
    .source = notre choix
ruling-reborn-5 = Le peuple actif peut-il reprendre une rivière de Krakens réincarnés ?
    .answer = Seulement si le peuple actif peut lui aussi rester dans les rivières.
    .source = notre choix
ruling-reborn-6 = Des Trolls ont-ils un antre dans une région qu’ils ont reprise ?
    .answer = Oui. Il y en a un dans chaque région de Trolls actifs, de quelque façon qu’ils y soient venus.
    .source = notre choix

sources-royal = règles d’Underground, Royaux
ruling-royal-1 = La Reine et un Chef peuvent-ils se tenir dans une même région ?
    .answer =
        Non. La Reine se place d’abord ; le Chef se tient ailleurs, ou attend hors de la carte.
    .source = notre choix

sources-shield = règles d’Underground, Au Bouclier
ruling-shield-1 = Les armures viennent-elles à chaque tour, et peuvent-elles bouger ?
    .answer = Elles viennent à chaque tour, huit au plus en tout. Celles qui sont posées restent.
    .source = règles d’Underground ; le reste : notre choix

sources-stone = règles d’Underground, De Pierre

sources-thieving = règles d’Underground, Chapardeurs

sources-tomb = règles d’Underground, Des Tombeaux
ruling-tomb-1 = Que deviennent les pions en main quand un peuple des Tombeaux décline ?
    .answer = Ils vont à la réserve. Seuls restent les pions sur la carte.
    .source = notre choix
ruling-tomb-2 = Des Zombies des Tombeaux rentrent-ils après avoir perdu leur dernière région ?
    .answer = Non. Le texte des Tombeaux décide : ils sont perdus.
    .source = règles d’Underground
ruling-tomb-3 = Les Barbares et les Kobolds des Tombeaux se répartissent-ils une dernière fois ?
    .answer =
        Oui. Les limites d’un peuple actif ne valent pas en déclin : même un Kobold seul peut tenir une
        région.
    .source = notre choix
ruling-tomb-4 = Comment déclinent des Prêtresses des Tombeaux ?
    .answer = Au choix de leur propriétaire : en Tour d’ivoire, ou selon les Tombeaux.
    .source = notre choix

sources-vampire = règles d’Underground, Vampires

sources-vanishing = règles d’Underground, Évanescents
ruling-vanishing-1 =
    Le peuple précédent en déclin part-il, bien que le peuple évanescent s’évanouisse ?
    .answer = Oui. Il part avant, comme à tout déclin.
    .source = règles d’Underground ; le reste : notre choix
ruling-vanishing-2 = Que rapportent lieux, mines et rivières quand le peuple s’évanouit ?
    .answer =
        Rien de plus. Chaque région vaut deux pièces, même une rivière des Krakens, et personne ne reste
        pour profiter d’autre chose.
    .source = notre choix

sources-vengeful = règles d’Underground, Vengeurs
ruling-vengeful-1 = Combien d’adversaires peuvent être marqués ?
    .answer = Tous. La boîte a quatre marqueurs, assez pour cinq joueurs.
    .source = notre choix

sources-wise = règles d’Underground, Sages

sources-the-flying-doormat = règles d’Underground, Le Paillasson volant

sources-froggys-ring = règles d’Underground, L’Anneau de Froggy

sources-the-stinky-trolls-socks = règles d’Underground, Les Chaussettes du Troll puant
ruling-the-stinky-trolls-socks-1 = Un Chef est-il capturé quand sa région est prise avec les Chaussettes ?
    .answer = Oui. Un Chef capturé n’est pas un pion perdu.
    .source = notre choix
ruling-the-stinky-trolls-socks-2 =
    Où se replie un peuple en déclin quand les Chaussettes servent contre sa région ?
    .answer = Dans ses autres régions. S’il n’en reste aucune, il est perdu.
    .source = notre choix

sources-the-scepter-of-avarice = règles d’Underground, Le Sceptre d’avarice
ruling-the-scepter-of-avarice-1 = Quelles pièces le Sceptre double-t-il ?
    .answer =
        Toutes celles que la banque paie pour cette région précise : pour la région, son terrain, son
        lieu, son peuple, son pouvoir ou sa forteresse. Les pièces payées une seule fois, celles de
        plusieurs régions ensemble et celles que versent les joueurs ne sont pas doublées.
    .source = notre choix

sources-the-shiny-orb = règles d’Underground, L’Orbe étincelant
ruling-the-shiny-orb-1 = Un peuple sans région peut-il se servir de l’Orbe ?
    .answer = Non. Aucun de ses pions n’est dans la région de l’Orbe pour s’en servir.
    .source = notre choix

sources-the-sword-of-the-killer-rabbit = règles d’Underground, L’Épée du Lapin tueur

sources-the-altar-of-souls = règles d’Underground, L’Autel des Âmes
ruling-the-altar-of-souls-1 = Quand cède-t-on un pion à l’Autel ?
    .answer = Après le décompte : sa région a donc rapporté sa pièce.
    .source = règles d’Underground, l’exemplaire le plus complet
ruling-the-altar-of-souls-2 = Peut-on céder un pion à un tour de déclin ?
    .answer = Oui, même un pion qui vient de décliner.
    .source = règles d’Underground ; le reste : notre choix
ruling-the-altar-of-souls-3 = Que devient la Reine quand le pion qu’elle garde est cédé ?
    .answer = La Reine quitte la carte.
    .source = notre choix

sources-the-crypt-of-the-tomb-raider = règles d’Underground, La Crypte du Pilleur de tombes
ruling-the-crypt-of-the-tomb-raider-1 = Qui le Fantôme protège-t-il dans la région d’un autre joueur ?
    .answer = Le peuple qui s’y trouve, contre tous, y compris contre le joueur qui tient la Crypte.
    .source = notre choix
ruling-the-crypt-of-the-tomb-raider-2 =
    Qui peut conquérir une région avec le Fantôme qui n’est à personne ou à des Monstres ?
    .answer = Seul le joueur qui tient la Crypte. Le Fantôme ne se pose jamais sur un gouffre.
    .source = notre choix
ruling-the-crypt-of-the-tomb-raider-3 = Et si la Crypte est abandonnée ?
    .answer = Le Fantôme reste jusqu’à ce que quelqu’un prenne la Crypte.
    .source = notre choix
ruling-the-crypt-of-the-tomb-raider-4 = Que devient le Fantôme quand le Balrog entre dans la Crypte ?
    .answer = Le Fantôme reste où il est. Si sa région n’est à personne, personne ne peut la conquérir.
    .source = notre choix

sources-the-diamond-fields = règles d’Underground, Les Champs de diamants
ruling-the-diamond-fields-1 = Les symboles comptent-ils comme terrain pour les Champs de diamants ?
    .answer = Non. Une colline à mine est une colline.
    .source = notre choix

sources-the-great-brass-pipe = règles d’Underground, Le Grand Tuyau de cuivre

sources-the-fountain-of-youth = règles d’Underground, La Fontaine de Jouvence

sources-the-keep-on-the-motherland = règles d’Underground, Le Donjon de la Mère Patrie

sources-the-mine-of-the-lost-dwarf = règles d’Underground, La Mine du Nain perdu

sources-stonehedge = règles d’Underground, La Haie de pierre
ruling-stonehedge-1 = Quelle tuile reçoit la Haie de pierre ?
    .answer = Une tuile de la pile, au hasard, et non celle que tous voient.
    .source = notre choix
ruling-stonehedge-2 = Qui prend le lieu tire-t-il une nouvelle tuile ?
    .answer = Non, le même pouvoir continue de servir qui tient le lieu.
    .source = notre choix
ruling-stonehedge-3 = Comment agissent les tuiles qui n’ont pas de sens pour un lieu ?
    .answer =
        Maudits et les pièces des Historiens ne font rien. Fortunés paie ses sept pièces une fois, à celui
        qui découvre le lieu. Si l’on tire De la Horde, on tire une autre tuile. Ancestraux et Durs à
        cuire servent celui qui décline là. Les marqueurs suivent le lieu, mais forteresses et armures
        restent.
    .source = notre choix
ruling-stonehedge-4 = Et si la pile des tuiles est vide ?
    .answer =
        On mélange les tuiles défaussées en une nouvelle pile. S’il n’y en a pas non plus, la Haie n’a aucun
        pouvoir.
    .source = notre choix
ruling-stonehedge-5 = Jusqu’à quand la tuile sert-elle ?
    .answer =
        Tant que le peuple tient la Haie. Ce que son pouvoir a laissé sur la carte, comme les pions des
        Tombeaux, ne disparaît pas aussitôt.
    .source = notre choix
ruling-stonehedge-6 =
    Des pions peuvent-ils rester dans une rivière quand on perd le lieu et son pouvoir Marins ?
    .answer =
        Non : ils la quittent au prochain redéploiement, ou au déclin de leur peuple. Un peuple déjà en déclin y
        reste.
    .source = notre choix
ruling-stonehedge-7 = La tuile de la Haie compte-t-elle ce qui s’est passé avant que son joueur prenne le lieu ?
    .answer =
        Oui. Comme pour la tuile d’un cercle, le tour entier compte pour Pacifistes, Diplomates et
        Pillards. Pour les Vengeurs, tout compte depuis le dernier tour du joueur qui tient le lieu.
    .source = notre choix

sources-the-wickedest-pentacle = règles d’Underground, Le Pentacle maléfique
ruling-the-wickedest-pentacle-1 = Quand peut-on déplacer le Balrog ?
    .answer =
        Une fois à chaque tour du joueur qui tient le Pentacle, à tout moment, même après une tentative finale. Si ce
        joueur passe en déclin à ce tour, seulement avant de le faire.
    .source = règles d’Underground ; le reste : notre choix
ruling-the-wickedest-pentacle-2 = Dans quelles régions le Balrog peut-il aller ?
    .answer =
        Dans une région qui a une frontière commune avec la sienne ; aucune capacité ne lui rend d’autres
        régions adjacentes. Il peut entrer dans celle du Pentacle, qui n’est alors à personne.
    .source = notre choix
ruling-the-wickedest-pentacle-3 = Faut-il déplacer le Balrog à la découverte du Pentacle ?
    .answer =
        Oui, si une région voisine le permet. Plus tard, c’est au choix. Si aucune ne le permet, il attend
        hors du plateau et peut venir à côté du Pentacle à un tour suivant.
    .source = notre choix
ruling-the-wickedest-pentacle-4 = La visite du Balrog est-elle une conquête ?
    .answer =
        Pour la victime, c’est une conquête et une attaque par le joueur qui le déplace : Martyrs,
        Corrompus, Liches, vengeance et paix comptent. Mais le peuple de ce joueur n’a rien conquis :
        Orcs, Squelettes, Pillards, Voleurs et Faunes n’y gagnent rien.
    .source = notre choix
ruling-the-wickedest-pentacle-5 = Les Elfes perdent-ils des pions face au Balrog ?
    .answer = Non. Tous se replient.
    .source = notre choix
ruling-the-wickedest-pentacle-6 =
    Où vont les survivants si le joueur déplace le Balrog dans sa propre région ?
    .answer = En main aussitôt ; ils peuvent encore se battre à ce tour.
    .source = notre choix
ruling-the-wickedest-pentacle-7 =
    Que deviennent Monstres, lieux et reliques dans une région où entre le Balrog ?
    .answer =
        Les Monstres disparaissent, sans qu’on tire de marqueur. Lieux et reliques restent et ne servent personne ;
        quand il repart, la région est vide.
    .source = notre choix
ruling-the-wickedest-pentacle-8 = Que fait le Balrog à un Chef ?
    .answer =
        Le joueur qui déplace le Balrog capture le Chef. Les deux pions ne sont alors pas perdus, mais se
        replient avec les autres.
    .source = notre choix
ruling-the-wickedest-pentacle-9 =
    Est-ce une attaque quand un joueur déplace le Balrog dans sa propre région ?
    .answer = Non. Personne n’est attaqué : les Pacifistes gardent leur bonus.
    .source = notre choix
ruling-the-wickedest-pentacle-10 =
    Des Zombies en déclin qui découvrent le Pentacle peuvent-ils déplacer le Balrog ?
    .answer = Non. Il attend hors du plateau qu’un peuple actif prenne le Pentacle.
    .source = notre choix

sources-balrog = règles d’Underground, Balrog
