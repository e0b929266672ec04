### Underground: texts. For ids and arguments, see en/content.ftl and en/underground.ftl.

box-underground = Small World Underground
box-places = Reliques et lieux en haut

# --- General rules -----------------------------------------------------------------------------------

topic-underground = Le monde souterrain
topic-underground-text =
    Une rivière coûte un pion de moins que les autres régions, et tout peuple peut la conquérir. Mais en
    vous redéployant, vos pions la quittent, et elle ne rapporte rien. Là où elle atteint le bord, les
    peuples peuvent entrer par elle sur la carte. Nul n’entre dans un gouffre ni ne le traverse. Une
    Montagne Noire est une montagne. Deux Monstres gardent chaque région qui porte leur symbole. Le joueur
    qui la conquiert découvre l’une des quinze reliques et lieux ; la partie en compte autant que de
    telles régions. Dès lors, la relique ou le lieu sert le joueur qui tient la région. Un lieu reste où
    il est. Une relique va dans la région pour laquelle elle a servi en dernier. Les peuples en déclin ne
    se servent que des reliques et lieux dont le texte le dit.

topic-two-worlds = Deux mondes
topic-two-worlds-text =
    Les peuples et les pouvoirs des deux mondes se jouent dans l’un comme dans l’autre. Ceux qui n’y
    auraient pas d’effet restent dans la boîte : il n’y a ni champs, ni collines, ni cavernes sous la
    terre, ni gouffres à la surface. Ce qui se ressemble se remplace : montagnes et Montagnes Noires,
    marais et mares de boue, forêts et forêts de champignons, sources magiques et cristaux mystiques,
    mers, lacs et rivières. Une mine est une mine dans les deux mondes. Si vous jouez avec des reliques et
    des lieux à la surface, chacun se trouve dans la région d’une Tribu oubliée, et deux Monstres
    remplacent la Tribu.

# --- Races -------------------------------------------------------------------------------------------

race-cultists = Cultistes
    .one = Cultiste
    .gender = masculine
    .joined = cultistes
race-cultists-short = Les voisines de leur Grand Ancien coûtent un pion de moins ; sa région est immunisée.
race-cultists-text =
    Le Grand Ancien s’installe dans la première région que conquièrent les Cultistes, et cette région est
    immunisée. Toute région qui lui est adjacente, même grâce à une autre capacité, coûte un pion de
    moins, sans jamais descendre sous un. Au début de votre tour, vous pouvez le déplacer dans une autre
    de leurs régions. Quand sa région est abandonnée ou vidée, il revient en main et se replace au début
    de votre prochain tour. En déclin, il disparaît.

race-drow = Drows
    .one = Drow
    .gender = masculine
    .joined = drows
race-drow-short = Une pièce de plus par région qui ne borde aucun autre peuple.
race-drow-text =
    Au décompte, chaque région des Drows rapporte une pièce de plus si aucune région qui la borde n’abrite un autre
    peuple. Les peuples en déclin comptent, même ceux de leur propre joueur, tout comme les Monstres et les Tribus
    oubliées ; le Balrog ne compte pas. En déclin, il ne reste que la pièce de la région elle-même.

race-flames = Flammes
    .one = Flamme
    .gender = feminine
    .joined = flammes
race-flames-short = Les régions reliées à leur Volcan coûtent comme si elles étaient vides.
race-flames-text =
    En prenant la combinaison, vous posez le Volcan sur un gouffre qui peut le porter. Chaque première
    conquête des Flammes doit être une région qui touche le Volcan. Les régions qui le touchent, ou qui y
    sont reliées par une chaîne ininterrompue de régions des Flammes, coûtent comme si elles étaient
    vides. Seul le sol peut augmenter leur prix : une Montagne Noire, ou le Donjon de la Mère Patrie. En
    déclin, le Volcan n’a plus d’effet.

race-gnomes = Gnomes
    .one = Gnome
    .gender = masculine
    .joined = gnomes
race-gnomes-short = Ni pouvoir, ni peuple, ni relique, ni lieu n’aide à conquérir leurs régions.
race-gnomes-text =
    Aux tours des autres, aucune capacité de peuple ou de pouvoir, aucune relique et aucun lieu n’aide à
    conquérir une région des Gnomes actifs. Il n’y a ni réduction, ni portée plus longue, ni substitution,
    ni dragon, ni Balrog : seuls comptent la simple adjacence et le prix ordinaire. On lance le dé de
    renfort comme d’habitude. Les capacités qui rendent une conquête plus chère, comme celle des Momies,
    s’appliquent toujours. En déclin, cette protection cesse.

race-iron-dwarves = Nains de fer
    .one = Nain de fer
    .gender = masculine
    .joined = nains de fer
race-iron-dwarves-short = Chaque mine tenue donne par tour un marteau d’argent, un pion pour conquérir plus tard.
race-iron-dwarves-text =
    En se redéployant, les Nains de fer forgent un marteau d’argent par mine qu’ils tiennent, sept au plus en tout. Aux
    tours suivants, chaque marteau vaut un pion dans une conquête à laquelle prend part au moins un Nain de fer. Les
    marteaux ne défendent rien : à chaque redéploiement, ils reviennent en main, et chaque région garde un Nain. En
    déclin, ils sont perdus.

race-kraken = Krakens
    .one = Kraken
    .gender = masculine
    .joined = krakens
race-kraken-short = Peuvent rester dans les rivières, qui leur rapportent, même en déclin.
race-kraken-text =
    Les Krakens n’ont pas à quitter une rivière quand ils se redéploient. Les rivières qu’ils tiennent sont pour eux des
    régions comme les autres : une pièce chacune au décompte, en déclin aussi. D’autres peuvent conquérir une telle
    rivière, pour un pion et un de plus par pion présent, mais ils doivent en repartir.

race-liches = Liches
    .one = Liche
    .gender = feminine
    .joined = liches
race-liches-short = Qui conquiert une de leurs régions en déclin paie une pièce à leur propriétaire.
race-liches-text =
    L’adversaire qui conquiert une région de Liches en déclin paie une pièce à leur propriétaire. Sans une pièce,
    personne ne peut la conquérir. Les Liches actives ne demandent rien.

race-lizardmen = Hommes-lézards
    .one = Homme-lézard
    .gender = masculine
    .joined = hommes-lézards
race-lizardmen-short =
    Pour eux, toutes les régions le long d’un cours de rivière sont adjacentes entre elles.
race-lizardmen-text =
    Pour les Hommes-lézards, toutes les régions le long d’un même cours de rivière sont adjacentes entre
    elles, que la rivière soit libre ou occupée. La traverser ne coûte aucun pion. Si la rivière atteint
    le bord de la carte, ils peuvent aussi entrer dans toute région qui la borde. Ils ne conquièrent la
    rivière elle-même que s’ils le veulent, et en repartent en se redéployant.

race-mudmen = Hommes de boue
    .one = Homme de boue
    .gender = masculine
    .joined = hommes de boue
race-mudmen-short = Un nouveau pion par mare de boue qu’ils tiennent en se redéployant.
race-mudmen-text =
    Avant que les Hommes de boue se redéploient, vous en prenez un nouveau dans la réserve par mare de boue qu’ils
    tiennent, dans la limite de la réserve. Les nouveaux pions se placent avec les autres. En déclin, ils n’en gagnent
    plus.

race-mummies = Momies
    .one = Momie
    .gender = feminine
    .joined = momies
race-mummies-short = Elles sont nombreuses, mais toute région leur coûte un pion de plus.
race-mummies-text =
    Dans le monde souterrain, aucune autre tuile de peuple ne donne autant de pions. Mais toute région coûte
    un pion de plus aux Momies, quel que soit son occupant. Les conquêtes qui ont leur propre prix, comme
    une substitution ou le dragon, ne coûtent pas plus cher.

race-ogres = Ogres
    .one = Ogre
    .gender = masculine
    .joined = ogres
race-ogres-short = Toute région coûte un pion de moins.
race-ogres-text =
    Le prix de toute région baisse d’un pion pour les Ogres, sans jamais descendre sous un. Les autres réductions s’y
    ajoutent, et celle-ci aide aussi lors d’une tentative finale.

race-shadow-mimes = Mimes de l’ombre
    .one = Mime de l’ombre
    .gender = masculine
    .joined = mimes de l’ombre
race-shadow-mimes-short = En les prenant, vous pouvez échanger leur pouvoir contre un autre de la colonne.
race-shadow-mimes-text =
    Quand vous prenez les Mimes de l’ombre, une fois le prix payé, vous pouvez échanger leur tuile de
    pouvoir contre celle d’une des autres combinaisons de la colonne. Les pièces restent où elles sont.
    Vous prenez les pions de leur tuile et de la tuile de pouvoir qu’ils portent désormais. Plus tard,
    aucun échange n’est possible.

race-shrooms = Champis
    .one = Champi
    .gender = masculine
    .joined = champis
race-shrooms-short = Une pièce de plus par forêt de champignons qu’ils tiennent.
race-shrooms-text =
    Au décompte, chaque forêt de champignons que tiennent les Champis rapporte une pièce de plus. En déclin, et déjà au
    tour où ils déclinent, il ne reste que la pièce de la région elle-même.

race-spiderines = Arachnées
    .one = Arachnée
    .gender = feminine
    .joined = arachnées
race-spiderines-short = Toute région qui borde un gouffre est à leur portée.
race-spiderines-text =
    Les Arachnées grimpent de gouffre en gouffre. Pour elles, toute région qui borde un gouffre est
    adjacente à toutes leurs régions, où que ce soit sur la carte. Elles peuvent aussi entrer sur la carte
    par toute région qui borde un gouffre. Même les Arachnées n’entrent pas dans les gouffres eux-mêmes.

race-will-o-wisps = Feux follets
    .one = Feu follet
    .gender = masculine
    .joined = feux follets
race-will-o-wisps-short = Lancent le dé avant de conquérir une région à cristaux ou sa voisine.
race-will-o-wisps-text =
    Les Feux follets peuvent lancer le dé avant de conquérir une région à cristaux mystiques, ou une
    voisine d’une région à cristaux qu’ils tiennent. Vous la nommez et lancez le dé : son prix baisse du
    résultat, sans jamais descendre sous un. Si les pions en main suffisent, vous devez la conquérir, et
    pouvez continuer. Sinon, vos conquêtes s’arrêtent. Il ne doit pas manquer plus de trois pions, et
    aucune conquête n’a droit à un second dé.

# --- Powers ------------------------------------------------------------------------------------------

power-adventurous = Aventureux
power-adventurous-with = { race-name } aventureux
    .feminine = { race-name } aventureuses
power-adventurous-short = Une pièce de plus par région qui contient un lieu.
power-adventurous-text =
    Au décompte, chaque région du peuple qui contient un des neuf lieux rapporte une pièce de plus, outre ce que le lieu
    rapporte de lui-même. Les reliques ne comptent pas. En déclin, il ne reste que la pièce de la région.

power-fisher = Pêcheurs
power-fisher-with = { race-name } pêcheurs
    .feminine = { race-name } pêcheuses
power-fisher-short = Une pièce de plus pour deux régions au bord d’une rivière.
power-fisher-text =
    Au décompte, chaque paire de régions du peuple qui bordent une rivière rapporte une pièce de plus ; une région
    impaire ne rapporte rien. Les rivières elles-mêmes ne comptent pas. En déclin, le bonus est perdu.

power-flocking = Grégaires
power-flocking-with = { race-name } grégaires
power-flocking-short = Deux pièces de plus si toutes les régions du peuple se tiennent.
power-flocking-text =
    Au décompte, le peuple rapporte deux pièces de plus si toutes ses régions sont reliées : on peut aller
    de chacune à toute autre sans en sortir. Les régions qu’une capacité rend adjacentes pour ce peuple
    comptent aussi comme reliées, par exemple par les gouffres des Arachnées ou le Grand Tuyau de cuivre.
    Une région seule compte comme reliée. Sans région, il n’y a pas de bonus. En déclin, le bonus est
    perdu.

power-frightened = Apeurés
power-frightened-with = { race-name } apeurés
    .feminine = { race-name } apeurées
power-frightened-short = Une pièce de plus par région d’au moins trois pions.
power-frightened-text =
    Au décompte, chaque région où se serrent, après le redéploiement, trois pions du peuple ou plus rapporte une pièce de
    plus. Un Chef compte comme un pion du peuple. En déclin, le bonus est perdu.

power-immortal = Immortels
power-immortal-with = { race-name } immortels
    .feminine = { race-name } immortelles
power-immortal-short = Ne perd aucun pion quand une région du peuple est conquise.
power-immortal-text =
    Quand une région du peuple actif est conquise, aucun pion n’est perdu, pas même face au Balrog. Tous
    se replient dans votre main et se placent à la fin de ce tour. S’il ne reste aucune région, ils
    attendent en main votre prochain tour. Seul un pion remplacé par substitution va à la réserve. En
    déclin, les pions se perdent comme d’habitude.

power-magic = Magiques
power-magic-with = { race-name } magiques
power-magic-short = Une fois par tour, le Sac fourre-tout imite une relique de la carte.
power-magic-text =
    Une fois par tour, le Sac fourre-tout agit comme n’importe quelle relique déjà découverte, quel que
    soit le joueur qui la tient. Le Sac se déplace ensuite comme le ferait la relique. Le Sac et la
    relique qu’il imite n’agissent jamais sur la même région. Personne ne peut prendre le Sac : quand sa
    région est perdue ou abandonnée, il revient dans votre main. En déclin, il disparaît.

power-martyr = Martyrs
power-martyr-with = { race-name } martyrs
    .feminine = { race-name } martyres
power-martyr-short = Une pièce aussitôt par région qu’un adversaire conquiert au peuple.
power-martyr-text =
    Chaque fois qu’un adversaire conquiert une région du peuple actif, vous prenez aussitôt une pièce à la banque, quoi
    qu’il advienne des pions. Une visite du Balrog compte, une tentative manquée non. En déclin, rien n’est versé.

power-mining = Des Mines
power-mining-with = { race-name } des Mines
power-mining-short = Une pièce de plus par mine.
power-mining-text =
    Au décompte, chaque mine que tient le peuple rapporte une pièce de plus. En déclin, et déjà au tour où le peuple
    décline, il ne reste que la pièce de la région elle-même.

power-muddy = Boueux
power-muddy-with = { race-name } boueux
    .feminine = { race-name } boueuses
power-muddy-short = Une pièce de plus par mare de boue, même en déclin.
power-muddy-text =
    Au décompte, chaque mare de boue que tient le peuple rapporte une pièce de plus. La boue colle : le bonus vaut aussi
    au tour où le peuple décline et à tous les tours suivants, tant qu’il tient la mare.

power-mystic = Mystiques
power-mystic-with = { race-name } mystiques
power-mystic-short = Une pièce de plus par région à cristaux mystiques.
power-mystic-text =
    Au décompte, chaque région à cristaux mystiques que tient le peuple rapporte une pièce de plus. En déclin, et déjà au
    tour où le peuple décline, il ne reste que la pièce de la région elle-même.

power-quarreling = Querelleurs
power-quarreling-with = { race-name } querelleurs
    .feminine = { race-name } querelleuses
power-quarreling-short = Une pièce de plus par groupe séparé de ses régions.
power-quarreling-text =
    Au décompte, le peuple rapporte une pièce de plus pour chaque groupe séparé de ses régions. Des
    régions reliées par des frontières communes forment un même groupe. Les autres formes d’adjacence ne
    comptent pas ici. En déclin, le bonus est perdu.

power-reborn = Réincarnés
power-reborn-with = { race-name } réincarnés
    .feminine = { race-name } réincarnées
power-reborn-short = En déclin, ses régions peuvent passer à votre peuple actif, deux par tour.
power-reborn-text =
    Une fois le peuple en déclin, vous pouvez vider une ou deux de ses régions au début de chacun de vos
    tours. Mettez dans chacune un pion de votre peuple actif, pris à la réserve ou sinon dans votre main.
    Ce n’est pas une conquête. Les lieux et reliques qui s’y trouvent servent dès lors le peuple actif.
    Ainsi, un peuple est sur la carte même au tour où vous le prenez. La tuile de pouvoir reste avec le
    peuple en déclin.

power-royal = Royaux
power-royal-with = { race-name } royaux
    .feminine = { race-name } royales
power-royal-short = La Reine immunise la région où elle se tient.
power-royal-text =
    À la fin de chacun de vos tours, vous placez la Reine dans une région du peuple. Cette région est
    immunisée jusqu’à ce que vous la placiez de nouveau. Quand sa région est abandonnée, elle revient en
    main. En déclin, elle reste aussi longtemps qu’un pion s’y trouve, et la région reste immunisée.

power-shield = Au Bouclier
power-shield-with = { race-name } au Bouclier
power-shield-short = Les forêts de champignons donnent des armures : un pion plus cher, même en déclin.
power-shield-text =
    Vos conquêtes finies, vous prenez une armure de champignon par forêt de champignons que tient le
    peuple. Il y en a huit en tout. Vous placez les nouvelles dans des régions du peuple en vous
    redéployant. Pour l’attaquant, chacune rend sa région plus chère d’un pion, même en déclin. Une armure
    placée ne bouge plus. Elle retourne à la réserve quand la région est perdue ou abandonnée. Elle ne
    compte pas comme un pion et ne protège donc pas un pion isolé d’une substitution.

power-stone = De Pierre
power-stone-with = { race-name } de Pierre
power-stone-short = Une pièce de plus par Montagne Noire.
power-stone-text =
    Au décompte, chaque Montagne Noire que tient le peuple rapporte une pièce de plus. En déclin, et déjà au tour où le
    peuple décline, il ne reste que la pièce de la région elle-même.

power-thieving = Chapardeurs
power-thieving-with = { race-name } chapardeurs
    .feminine = { race-name } chapardeuses
power-thieving-short = Une pièce à chaque adversaire dont le peuple actif borde celui-ci.
power-thieving-text =
    Au décompte, vous prenez une pièce à chaque adversaire dont le peuple actif a un pion dans une région
    qui borde une région de ce peuple. Vous n’en prenez qu’une à chacun, et seulement s’il en a une. Vous
    ne prenez rien aux peuples en déclin, et rien quand ce peuple est en déclin.

power-tomb = Des Tombeaux
power-tomb-with = { race-name } des Tombeaux
power-tomb-short = En déclin, tous les pions restent sur la carte.
power-tomb-text =
    Quand le peuple passe en déclin, tous les pions présents sur la carte y restent, et non un seul par
    région. Avant le décompte, vous pouvez les répartir encore une fois entre ses régions, au moins un
    dans chacune. Ceux de la main vont à la réserve. Quand une région est conquise plus tard, un pion est
    perdu et les autres se replient dans d’autres régions du peuple. S’il n’en reste aucune, tous sont
    perdus.

power-vampire = Vampires
power-vampire-with = { race-name } vampires
power-vampire-short = Une fois par tour et par adversaire, un pion du peuple remplace un pion actif isolé.
power-vampire-text =
    Une fois par tour et par adversaire, vous pouvez conquérir une région par substitution. Elle doit
    contenir exactement un pion de son peuple actif, et le vôtre doit pouvoir l’attaquer. Ce pion va à la
    réserve, même s’il est immortel. Un des vôtres prend sa place, pris à la réserve ou sinon dans votre
    main. Montagne Noire, Donjon et armures ne l’empêchent pas, mais les Gnomes ne se laissent pas
    remplacer. Ce n’est plus possible après une tentative finale.

power-vanishing = Évanescents
power-vanishing-with = { race-name } évanescents
    .feminine = { race-name } évanescentes
power-vanishing-short = En déclin, il quitte la carte : deux pièces par région qu’il tenait.
power-vanishing-text =
    Quand le peuple passe en déclin, tous ses pions quittent aussitôt la carte. Ce tour-là, chaque région
    qu’il tenait rapporte deux pièces au lieu d’une, et rien d’autre. Votre peuple plus ancien en déclin
    est déjà parti, comme toujours, à moins qu’il ne puisse rester. Vous pouvez donc vous retrouver sans
    peuple en déclin.

power-vengeful = Vengeurs
power-vengeful-with = { race-name } vengeurs
    .feminine = { race-name } vengeresses
power-vengeful-short = Les régions de qui vous a attaqué depuis votre dernier tour coûtent un pion de moins.
power-vengeful-text =
    Chaque adversaire qui attaque un de vos peuples, actif ou en déclin, reçoit un marqueur de vengeance.
    À votre prochain tour, ses régions coûtent à ce peuple un pion de moins, sans jamais descendre sous
    un. Cela vaut aussi pour ses peuples en déclin. À la fin de ce tour, vous reprenez les marqueurs. En
    déclin, le pouvoir n’a plus d’effet.

power-wise = Sages
power-wise-with = { race-name } sages
power-wise-short = En déclin, deux pièces de plus par tour tant qu’il tient une région.
power-wise-text =
    Une fois en déclin, le peuple rapporte deux pièces de plus à chacun de vos décomptes tant qu’il tient au moins une
    région, déjà au tour où il décline. Tant qu’il est actif, il ne rapporte rien de plus. La tuile de pouvoir reste avec
    lui.

# --- Relics ------------------------------------------------------------------------------------------

power-the-flying-doormat = Le Paillasson volant
power-the-flying-doormat-with = { race-name }
power-the-flying-doormat-short = Relique : une fois par tour, n’importe quelle région est à portée.
power-the-flying-doormat-text =
    Une relique. Une fois par tour, le peuple actif qui la tient peut conquérir une région n’importe où sur la carte, au
    prix ordinaire. En cas de succès, le Paillasson s’y retrouve ; sinon, il reste. Un peuple qui n’a rien sur la carte ne
    peut pas s’en servir.

power-froggys-ring = L’Anneau de Froggy
power-froggys-ring-with = { race-name }
power-froggys-ring-short = Relique : une pièce à chaque adversaire dont le peuple actif borde l’Anneau.
power-froggys-ring-text =
    Une relique. À la fin de votre tour, vous pouvez la déplacer dans n’importe quelle région du peuple actif qui la tient.
    Vous prenez alors une pièce à chaque adversaire qui a un pion de son peuple actif dans une région bordant celle-là,
    s’il lui en reste une.

power-the-stinky-trolls-socks = Les Chaussettes du Troll puant
power-the-stinky-trolls-socks-with = { race-name }
power-the-stinky-trolls-socks-short = Relique : une fois par tour, une région coûte comme vide, et chacun s’y replie.
power-the-stinky-trolls-socks-text =
    Une relique. Une fois par tour, une région coûte au peuple actif qui tient les Chaussettes autant de
    pions que si elle était vide ; seul compte encore ce qu’ajoute le sol. Tous les défenseurs se
    replient, dans d’autres régions de leur peuple ou dans la main de leur joueur. Seul un peuple en
    déclin sans autre région est perdu. Les Chaussettes vont dans la région conquise.

power-the-scepter-of-avarice = Le Sceptre d’avarice
power-the-scepter-of-avarice-with = { race-name }
power-the-scepter-of-avarice-short = Relique : les pièces de la région du Sceptre comptent double.
power-the-scepter-of-avarice-text =
    Une relique. À la fin de votre tour, vous pouvez la déplacer dans n’importe quelle région du peuple actif qui la tient.
    Au décompte, chaque pièce de la banque que rapporte cette région précise compte double : la sienne, et celles du
    terrain, du lieu, du peuple ou du pouvoir. Ce que plusieurs régions rapportent ensemble ne double pas, ni ce que
    versent les joueurs, et la Mine du Nain perdu n’est pas doublée du tout.

power-the-shiny-orb = L’Orbe étincelant
power-the-shiny-orb-with = { race-name }
power-the-shiny-orb-short = Relique : une fois par tour, un de vos pions remplace un pion actif isolé.
power-the-shiny-orb-text =
    Une relique. Une fois par tour, le peuple actif qui la tient peut conquérir une région par
    substitution. Un pion isolé du peuple actif d’un adversaire, à sa portée, va à la réserve. Un des
    siens prend sa place, pris à la réserve ou sinon en main. L’Orbe va dans la région conquise.

power-the-sword-of-the-killer-rabbit = L’Épée du Lapin tueur
power-the-sword-of-the-killer-rabbit-with = { race-name }
power-the-sword-of-the-killer-rabbit-short = Relique : une fois par tour, une conquête coûte deux pions de moins.
power-the-sword-of-the-killer-rabbit-text =
    Une relique. Une fois par tour, une conquête coûte au peuple actif qui la tient deux pions de moins, sans jamais
    descendre sous un ; elle aide aussi lors d’une tentative finale. Si la conquête réussit, l’Épée se retrouve dans la
    région conquise ; sinon, elle reste.

# --- Places ------------------------------------------------------------------------------------------

power-the-altar-of-souls = L’Autel des Âmes
power-the-altar-of-souls-with = { race-name }
power-the-altar-of-souls-short = Lieu : après le décompte, cédez un pion en déclin contre trois pièces.
power-the-altar-of-souls-text =
    Un lieu. Après chacun de vos décomptes, vous pouvez céder un pion de vos peuples en déclin, n’importe
    où sur la carte, contre trois pièces. Un peuple en déclin qui tient l’Autel peut aussi s’en servir, et
    même céder le pion qui s’y trouve.

power-the-crypt-of-the-tomb-raider = La Crypte du Pilleur de tombes
power-the-crypt-of-the-tomb-raider-with = { race-name }
power-the-crypt-of-the-tomb-raider-short = Lieu : son Fantôme immunise une région, sauf celle de la Crypte.
power-the-crypt-of-the-tomb-raider-text =
    Un lieu. À la fin de votre tour, vous mettez le Fantôme dans n’importe quelle région sauf celle de la
    Crypte et les gouffres, quel que soit son occupant. Cette région est immunisée : nul ne peut la
    prendre à qui la tient, et si nul ne la tient, vous seul pouvez la conquérir. Tant qu’un peuple en
    déclin tient la Crypte, le Fantôme reste où il est. Quand la Crypte est conquise, le Fantôme part et
    sert le conquérant.

power-the-diamond-fields = Les Champs de diamants
power-the-diamond-fields-with = { race-name }
power-the-diamond-fields-short = Lieu : une pièce de plus par région du même terrain, même en déclin.
power-the-diamond-fields-text =
    Un lieu. Au décompte, sa région rapporte une pièce de plus, de même que toute autre région du même terrain que tient le
    même peuple. Il sert aussi à un peuple en déclin. Les symboles ne sont pas un terrain.

power-the-great-brass-pipe = Le Grand Tuyau de cuivre
power-the-great-brass-pipe-with = { race-name }
power-the-great-brass-pipe-short = Lieu : toutes les régions de son terrain sont adjacentes entre elles.
power-the-great-brass-pipe-text =
    Un lieu. Pour le peuple actif qui le tient, toutes les régions du même terrain que celle du Tuyau sont adjacentes entre
    elles, où qu’elles soient. Les autres capacités qui demandent l’adjacence en profitent aussi ; le Balrog non.

power-the-fountain-of-youth = La Fontaine de Jouvence
power-the-fountain-of-youth-with = { race-name }
power-the-fountain-of-youth-short = Lieu : un nouveau pion au début de chaque tour.
power-the-fountain-of-youth-text =
    Un lieu. Au début de votre tour, le peuple actif qui le tient reçoit en main un nouveau pion de la réserve, s’il y en a
    un.

power-the-keep-on-the-motherland = Le Donjon de la Mère Patrie
power-the-keep-on-the-motherland-with = { race-name }
power-the-keep-on-the-motherland-short = Lieu : une pièce de plus, et un pion plus cher, même en déclin.
power-the-keep-on-the-motherland-text =
    Un lieu. Au décompte, sa région rapporte une pièce de plus, et pour l’attaquant elle coûte un pion de plus, même quand
    personne ne s’y trouve. Il sert aussi à un peuple en déclin. Le Donjon ne compte pas comme un pion et ne protège donc
    pas un pion isolé d’une substitution.

power-the-mine-of-the-lost-dwarf = La Mine du Nain perdu
power-the-mine-of-the-lost-dwarf-with = { race-name }
power-the-mine-of-the-lost-dwarf-short = Lieu : deux pièces de plus, même en déclin.
power-the-mine-of-the-lost-dwarf-text =
    Un lieu. Au décompte, sa région rapporte deux pièces de plus, en déclin aussi. Pour tout le reste, c’est un lieu et non
    une mine, et le Sceptre d’avarice n’y trouve rien à doubler.

power-stonehedge = La Haie de pierre
power-stonehedge-with = { race-name }
power-stonehedge-short = Lieu : une tuile de pouvoir tirée de la pile sert qui le tient.
power-stonehedge-text =
    Un lieu. À sa découverte, on tire une tuile de pouvoir parmi les tuiles cachées de la pile. Elle ne
    donne aucun pion, mais son pouvoir sert le peuple actif qui tient la Haie, outre le sien. Un pouvoir
    pour peuples en déclin y sert un peuple en déclin. Celui qui prend le lieu plus tard a le même
    pouvoir ; on n’en tire pas d’autre.

power-the-wickedest-pentacle = Le Pentacle maléfique
power-the-wickedest-pentacle-with = { race-name }
power-the-wickedest-pentacle-short = Lieu : qui le tient envoie le Balrog, dont nul ne peut prendre la région.
power-the-wickedest-pentacle-text =
    Un lieu. Dès sa découverte, le Balrog arrive et va dans une région qui borde celle du Pentacle. Plus
    tard, une fois à chacun de ses tours, le joueur qui tient le Pentacle peut déplacer le Balrog dans une
    région voisine. Un peuple qui s’y trouve perd deux pions, même le vôtre, et les autres se replient. Le
    Balrog n’entre ni dans les gouffres, ni dans les régions immunisées, ni dans celles des Gnomes actifs.
    Sa région est fermée à tous et ne rapporte rien. Quand il repart, il la laisse vide. Tant qu’un peuple
    en déclin tient le Pentacle, le Balrog ne bouge pas.

power-guardians = Monstres
power-guardians-with = { race-name }

race-balrog = Balrog
    .one = Balrog
    .gender = masculine
    .joined = balrog
race-balrog-short = Le Balrog dévaste sa région : nul n’y entre, et elle ne rapporte rien.
race-balrog-text =
    Le Balrog n’est à personne. Le joueur qui tient le Pentacle maléfique le déplace de région en région.
    Nul ne conquiert ni ne compte la région où il se trouve. Le Balrog n’est ni un peuple ni un Monstre.

# --- Pieces ------------------------------------------------------------------------------------------

sign-balrog = B
sign-great-ancient = @
sign-queen = Q
sign-crypt-ghost = ^
sign-bag = %
sign-armor = +
piece-balrog = Balrog
count-balrog = { $number ->
    [one] { $number } Balrog
   *[other] { $number } Balrogs
}
piece-great-ancient = Grand Ancien
count-great-ancient = { $number ->
    [one] { $number } Grand Ancien
   *[other] { $number } Grands Anciens
}
piece-volcano = Volcan
count-volcano = { $number ->
    [one] { $number } Volcan
   *[other] { $number } Volcans
}
piece-queen = Reine
count-queen = { $number ->
    [one] { $number } Reine
   *[other] { $number } Reines
}
piece-crypt-ghost = Fantôme
count-crypt-ghost = { $number ->
    [one] { $number } Fantôme
   *[other] { $number } Fantômes
}
piece-bag = Sac fourre-tout
count-bag = { $number ->
    [one] { $number } Sac fourre-tout
   *[other] { $number } × Sac fourre-tout
}
stock-iron-dwarves = { $number ->
    [one] { $number } marteau d’argent
   *[other] { $number } marteaux d’argent
}
piece-armor = armure de champignon
count-armor = { $number ->
    [one] { $number } armure de champignon
   *[other] { $number } armures de champignon
}

# --- Reasons -----------------------------------------------------------------------------------------

# The parts of a price.
reason-monsters = Monstres
reason-as-if-empty = comme vide : qui s’y trouve ne compte pas
reason-silence = silence des Gnomes : rien n’aide ici
# Reasons why a region cannot be conquered.
reason-immune-great-ancient = immunisée : le Grand Ancien y demeure
reason-immune-queen = immunisée : la Reine s’y tient
reason-immune-crypt-ghost = immunisée : le Fantôme veille sur elle
reason-immune-balrog = fermée : le Balrog s’y tient
reason-lich-coin = les Liches en déclin veulent une pièce, et vous n’en avez pas

# --- Questions ---------------------------------------------------------------------------------------

question-discover = Que cachent les Monstres ?
question-guardians = Où les Monstres s’installent-ils ?
question-flames = Sur quel gouffre s’élève le Volcan ?
question-cultists = Où va le Grand Ancien ?
question-shadow-mimes = Quelle tuile de pouvoir prennent les Mimes de l’ombre ?
question-reborn = Quelles régions en déclin passent à votre peuple actif ?
question-royal = Où se tient la Reine ?
question-shield = Où vont les armures de champignon ?
question-magic = Quelle relique le Sac imite-t-il ?
question-magic-4 = Où se trouve le Sac, en guise d’Anneau de Froggy ?
question-magic-6 = Où se trouve le Sac, en guise de Sceptre d’avarice ?
question-vanishing = Le peuple disparaît-il en déclinant ?
question-froggys-ring = Où se trouve l’Anneau de Froggy ?
question-the-scepter-of-avarice = Où se trouve le Sceptre d’avarice ?
question-the-altar-of-souls = Quel pion en déclin cédez-vous contre trois pièces ?
question-the-crypt-of-the-tomb-raider = Où va le Fantôme ?
question-the-wickedest-pentacle = Où va le Balrog ?
question-stonehedge = Quelle tuile de pouvoir la Haie de pierre cache-t-elle ?

# --- In the browser ----------------------------------------------------------------------------------

do-use-iron-dwarves = Utiliser un marteau
do-flames = Le Volcan : { $region }
do-cultists = Grand Ancien : { $region }
pass-cultists = Laisser l’Ancien
pass-shadow-mimes = Garder la tuile
pass-reborn = Aucune région ne change
pass-magic = Le Sac reste fermé
do-royal = La Reine : { $region }
do-froggys-ring = Anneau : { $region }
pass-froggys-ring = L’Anneau reste là
do-the-scepter-of-avarice = Sceptre : { $region }
pass-the-scepter-of-avarice = Le Sceptre reste là
do-the-altar-of-souls = Céder : { $region }
pass-the-altar-of-souls = N’en céder aucun
do-the-crypt-of-the-tomb-raider = Fantôme : { $region }
pass-the-crypt-of-the-tomb-raider = Le Fantôme reste là
do-the-wickedest-pentacle = Balrog : { $region }
pass-the-wickedest-pentacle = Le Balrog reste là
do-vampire = Mordre : { $region }
do-the-shiny-orb = Orbe : { $region }
guide-monsters = Deux Monstres gardent chacune de ces régions. Battez-les : une relique ou un lieu apparaît.
