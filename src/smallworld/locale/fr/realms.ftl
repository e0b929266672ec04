### Realms : les tuiles, ce qui repose dessus et les scénarios.

box-realms-1 = Mon(de) Précieux !
    .about = Une rivière d’un bord à l’autre, et des pics sur ses rives.
box-realms-2 = La vie est un long fleuve (à peine) tranquille
    .about = Les peuples abordent aux deux bouts d’une rivière.
box-realms-3 = À l’est, du nouveau
    .about = De l’ouest, par-delà la rivière, vers les mines de l’est.
box-realms-4 = Là-haut sur la montagne
    .about = Des pièces sur les pics, et chaque déclin en ajoute.
box-realms-5 = Le trône rouillé
    .about = Tous les voisins du trône paient qui y siège.
box-realms-6 = À la dérive
    .about = On pousse les tuiles, et les mers se rejoignent ou se séparent.
box-realms-7 = Le cercle des pouvoirs disparus
    .about = Des pouvoirs poussent dans des cercles, pour qui tient les terres autour d’eux.
box-realms-8 = De caves et d’épée
    .about = L’Épée gît au milieu d’un monde souterrain de mers.
box-realms-9 = Les Dieux sont tombés sur la tête
    .about = Construisez le plateau ensemble, et combinez ce que vous avez reçu.
box-realms-9-redrawn = Les Dieux sont tombés sur la tête, sans les difficiles
    .about = Le même scénario, sans les peuples et pouvoirs difficiles à jouer.
box-realms-10 = Un filon trop loin
    .about = L’or gît en profondeur, et des Monstres le gardent.
box-realms-11 = Ensemble, c’est tout
    .about = Deux équipes de deux, une par monde, et un joueur seul qui compte double.
box-realms-12 = Ombre et lumière
    .about = Deux mondes sur un plateau, et une pièce par région de l’autre monde.

topic-realms = Plateaux de tuiles
topic-realms-text =
    Les scénarios de Realms se jouent sur des plateaux de tuiles à six côtés, avec des montagnes, des pics
    et des gouffres par-dessus. Un pic est posé sur une montagne et compte comme une montagne pour toute
    règle, mais coûte un pion de plus : quatre s’il est vide. Nul n’entre dans un gouffre ni ne le
    traverse. Des rivières qui se rejoignent forment une seule région. Une rivière coûte un pion et ne
    rapporte rien, et un peuple la quitte en se redéployant, sauf si un pouvoir lui permet de rester. Une
    partie dure dix manches à deux ou trois joueurs, neuf à quatre, huit à cinq ou six. Les peuples
    entrent par le bord du plateau, sauf si le scénario dit autre chose.

topic-my-precious = Mon(de) Précieux !
topic-my-precious-text =
    De deux à six joueurs. Une rivière traverse le plateau d’un bord à l’autre, et des pics se dressent sur ses rives.
    Il n’y a pas d’autre règle que celles de tout plateau de tuiles : un peuple peut passer par la rivière, mais doit la
    quitter en se redéployant.

topic-long-river = La vie est un long fleuve (à peine) tranquille
topic-long-river-text =
    De deux à six joueurs. Les peuples n’entrent que dans six régions : les deux bouts de la rivière et
    les deux terres voisines de chaque bout. Cela vaut pour toute première conquête, même pour un peuple
    qui a perdu ou abandonné toutes ses régions. Seul un peuple ou un pouvoir qui peut entrer partout en
    est dispensé. Un bout de la rivière coûte un pion, et de là on peut conquérir toutes les terres de ses
    rives. Le peuple le quitte en se redéployant.

topic-go-east = À l’est, du nouveau
topic-go-east-text =
    De deux à six joueurs. Les peuples n’entrent que par le bord ouest. Une rivière coule du nord au sud ; il faut la
    franchir. À l’est se trouvent des mines de pièces : à chaque tour, chacune rapporte une pièce de plus à qui la
    tient, tant que son peuple est actif. Une mine reste dans sa région, ne la défend pas et n’est pas un symbole de
    mine.

topic-mountaintop = Là-haut sur la montagne
topic-mountaintop-text =
    De trois à six joueurs. Quatre pièces sont posées sur chaque pic. À la fin de votre tour, vous prenez
    une pièce sur chaque pic que tiennent vos peuples, actifs ou en déclin. Quand un peuple passe en
    déclin, son propriétaire fait le décompte, puis pose trois pièces de la banque sur des pics de son
    choix. Les trois ne peuvent pas aller sur le même. Les pièces d’un pic ne sont à personne et ne le
    défendent pas.

topic-the-throne = Le trône rouillé
topic-the-throne-text =
    À quatre ou cinq joueurs. Le Trône rouillé se dresse sur l’unique pic, entouré de cinq régions. À la
    fin de son tour, le joueur qui le tient reçoit une pièce pour chacune de ces régions tenue par un
    adversaire ou une Tribu oubliée. Les adversaires paient pour leurs peuples, actifs ou en déclin, et la
    banque pour les Tribus oubliées. Ses propres régions ne paient rien. Le trône est un lieu. Il sert
    aussi un peuple en déclin, et celui qui prend la région en profite dès lors.

topic-adrift = À la dérive
topic-adrift-text =
    Pour deux à six joueurs. Au tout début de votre tour, vous pouvez pousser une tuile ailleurs, que
    vous vous étendiez ou décliniez ensuite. Elle glisse sur la table : il lui faut donc assez de place.
    On ne la soulève pas et elle n’en déplace pas d’autre. Vous pouvez la tourner en chemin, ou la
    tourner et la laisser où elle est. À la fin, toutes les tuiles forment un seul bloc. Tout ce qui
    repose sur la tuile la suit. Rien n’est conquis ainsi, et les nouveaux voisins comptent aussitôt. Les
    eaux sont des mers : elles se rejoignent où elles se touchent, et se séparent ailleurs. Sans un
    pouvoir qui le permet, nul n’y entre ni ne les traverse, ni n’arrive par elles. Si des reliques et
    des lieux sont en jeu, il y en a un de moins que de joueurs, sur des terrains différents autant que
    possible.

topic-crops = Le cercle des pouvoirs disparus
topic-crops-text =
    De deux à six joueurs. Au milieu de la carte s’ouvrent des cercles vides, autant que de joueurs, avec
    une tuile de pouvoir dans chacun. Tant que votre peuple actif tient cinq régions autour d’un cercle,
    vous avez aussi son pouvoir. Vous le gagnez aussitôt, même au milieu d’un tour, et le perdez quand
    vous en tenez moins de cinq. Les terres et les montagnes comptent, pas les rivières ni les peuples en
    déclin. Un pouvoir perdu emporte ses marqueurs ; la tuile reste dans le cercle. La tuile d’un cercle
    n’apporte pas de pions. Nul n’entre dans un cercle ni ne le traverse, et ce n’est pas un bord du
    plateau. Certains pouvoirs ne peuvent pas pousser dans un cercle : Maudits, Historiens, Réincarnés,
    Ancestraux, Fortunés et Sages.

topic-the-cavern = De caves et d’épée
topic-the-cavern-text =
    De trois à cinq joueurs, dans le monde souterrain. L’Épée du Lapin tueur se trouve au milieu du plateau, visible de
    tous, et deux Monstres la gardent. Des lieux sont cachés dans d’autres régions, chacun sous deux Monstres ; les
    autres reliques restent dans la boîte. Toutes les eaux sont des mers : nul n’y entre ni ne les traverse sans un
    pouvoir qui le permet. Les peuples n’entrent que par le bord du plateau, et pas par une mer.

topic-the-gods = Les Dieux sont tombés sur la tête
topic-the-gods-text =
    De deux à six joueurs. Chacun reçoit trois peuples et trois pouvoirs, secrets tant qu’ils ne sont pas
    joués. À votre premier tour, et au tour qui suit chaque déclin, vous associez gratuitement un de vos
    peuples à un de vos pouvoirs. Chacun ne sert qu’une fois : après un troisième déclin il ne vous reste
    aucun peuple. Certains peuples et pouvoirs sont difficiles à jouer et rapportent des pièces en
    arrivant : les Maudits douze, les Nains et les Dames Blanches quatre, les Mimes de l’ombre deux. Les
    Nains de fer coûtent quatre pièces, et deux Homoncules de plus viennent. Dans la version « sans les
    difficiles », ces six-là ne sont pas distribués à trois joueurs et plus. À deux joueurs, rien n’est
    distribué : sept peuples et sept pouvoirs sont étalés, et chacun en prend un à tour de rôle jusqu’à
    en avoir trois de chaque. Aucun ne rapporte alors de pièces. Les joueurs construisent le plateau.
    Avant le premier tour, et au début de chaque tour, celui dont c’est le tour pose une tuile à côté de
    celles qui y sont. Cela cesse quand le plateau compte neuf régions par joueur. Il peut y mettre une
    montagne, un gouffre, les deux ou rien. Dans une partie des deux mondes, il choisit la face. Il peut
    aussi poser une Tribu oubliée sur la tuile, et le doit si deux de ses régions ne sont pas des
    montagnes. Rivières et gouffres ne comptent pas comme régions ici. Les rivières qui se touchent ne
    font qu’une région. Avec reliques et lieux, chacun en pose un, gardé par deux Monstres, sur sa
    première ou sa deuxième tuile. Le premier joueur en pose un de plus sur la toute première.

topic-the-dig = Un filon trop loin
topic-the-dig-text =
    À trois ou quatre joueurs, dans le monde souterrain. Trois filons d’or descendent du milieu du
    plateau. Chacun est profond de trois régions, avec une pièce cachée et un gardien dans chaque région.
    Au début, on n’entre que dans les régions du haut. Quand toutes les trois ont été conquises, par qui
    que ce soit, le deuxième niveau s’ouvre, puis le troisième. Le premier joueur à conquérir une région
    d’un filon prend aussitôt sa pièce ; une pièce de cinq ou dix apporte aussi une relique. Un des
    gardiens est défaussé. Les autres descendent dans la prochaine région du filon jamais conquise,
    rejoints par autant de nouveaux gardiens que vaut la pièce. À la fin de chaque manche sauf la
    dernière, les gardiens de chaque filon attaquent, d’ouest en est. Tous y prennent part, sauf un par
    région. Ils attaquent toujours la terre voisine la moins protégée, et lancent le dé pour leur
    dernière attaque. Entre des terres également faibles, un dé décide. Les gardiens sans cible
    retournent dans la région la plus haute de leur filon jamais conquise. S’il n’y en a pas, ils
    retournent là d’où est partie leur dernière attaque. Les reliques restent à côté du plateau, et les
    Monstres du nord ne gardent que des lieux.

topic-all-together = Ensemble, c’est tout
topic-all-together-text =
    À cinq joueurs exactement, avec les peuples et les pouvoirs des deux mondes. Quatre tunnels relient
    la surface et le monde souterrain. Les places sont tirées au sort. Le premier et le quatrième joueur
    forment l’équipe de la surface. Le deuxième et le cinquième forment celle du monde souterrain. Le
    troisième joue seul. Une équipe ne prend que des peuples de son monde, le joueur seul ceux des deux.
    Les peuples de la surface, ceux du monde souterrain et les pouvoirs sont rangés en trois colonnes de
    six rangées, avec les pièces de chaque rangée à côté. Prenez un peuple qui vous est permis et
    n’importe quel pouvoir. Vous payez une pièce sur chaque rangée au-dessus du plus bas des deux, et
    vous prenez les pièces de sa rangée. Chaque colonne se resserre de son côté ; les pièces restent dans
    leur rangée. Un peuple entre par le bord de son propre monde, et va ensuite où il veut. Les
    partenaires ne partagent ni pièces, ni pions, ni secrets, et peuvent s’attaquer. À la fin, les pièces
    d’une équipe s’additionnent, et celles du joueur seul sont doublées.

topic-night-and-day = Ombre et lumière
topic-night-and-day-text =
    De trois à cinq joueurs, avec les peuples et les pouvoirs des deux mondes. Le nord du plateau est la
    surface, le sud le monde souterrain. Des tunnels de même numéro rendent leurs régions adjacentes, à
    toute distance. Les combinaisons de la surface et du monde souterrain viennent en alternance, et vous
    pouvez prendre les unes comme les autres. Un peuple de la surface entre par le bord nord du plateau,
    un peuple du monde souterrain par le bord sud. À la fin de votre tour, chaque région de l’autre monde
    que tient un de vos peuples, actif ou en déclin, vous rapporte une pièce de plus. Il en va de même
    pour chaque région de son propre monde qu’il a prise pendant ce tour à un peuple de l’autre. Les
    rivières ne rapportent rien. Des Tribus oubliées vivent au nord, des Monstres gardent reliques et
    lieux au sud.

reason-peak = pic : un pion de plus
reason-closed-level = fermé : toutes les régions du niveau supérieur doivent d’abord être conquises

feature-peak = pic
feature-coin-mine = mine de pièces
    .about = Rapporte chaque tour une pièce de plus à un peuple actif.
feature-throne = Trône rouillé
feature-sword = Épée
feature-tunnel = tunnel
feature-west-vein = filon ouest
feature-middle-vein = filon du milieu
feature-east-vein = filon est
feature-vein-a = niveau A
    .about =
        Sa pièce cachée va au premier joueur qui la conquiert. Puis les gardiens descendent, et il en
        vient autant que vaut la pièce.
feature-vein-b = niveau B
    .about =
        Sa pièce cachée va au premier joueur qui la conquiert. Puis les gardiens descendent, et il en
        vient autant que vaut la pièce.
feature-vein-c = niveau C
    .about =
        Sa pièce cachée va au premier joueur qui la conquiert. Puis les gardiens descendent, et il en
        vient autant que vaut la pièce.

feature-well = puits
feature-cairn = cairn
feature-statue = statue
feature-shrine = sanctuaire
feature-oak = chêne
feature-gate = porte
feature-beacon = fanal

power-the-wells = Les puits
power-the-wells-with = { race-name }
power-the-cairns = Les cairns
power-the-cairns-with = { race-name }
power-the-statues = Les statues
power-the-statues-with = { race-name }
power-the-shrines = Les sanctuaires
power-the-shrines-with = { race-name }
power-the-oaks = Les chênes
power-the-oaks-with = { race-name }
power-the-gates = Les portes
power-the-gates-with = { race-name }
power-the-beacons = Les fanaux
power-the-beacons-with = { race-name }
power-mountain-land = { feature-mountain }
power-mountain-land-with = { race-name }
power-hill-land = { feature-hill }
power-hill-land-with = { race-name }
power-forest-land = { feature-forest }
power-forest-land-with = { race-name }
power-farmland-land = { feature-farmland }
power-farmland-land-with = { race-name }
power-swamp-land = { feature-swamp }
power-swamp-land-with = { race-name }
power-sea-land = { feature-sea }
power-sea-land-with = { race-name }
power-lake-land = { feature-lake }
power-lake-land-with = { race-name }
power-black-mountain-land = { feature-black-mountain }
power-black-mountain-land-with = { race-name }
power-mud-pool-land = { feature-mud-pool }
power-mud-pool-land-with = { race-name }
power-mushroom-forest-land = { feature-mushroom-forest }
power-mushroom-forest-land-with = { race-name }
power-mine-land = { feature-mine }
power-mine-land-with = { race-name }
power-mystic-crystal-land = { feature-mystic-crystal }
power-mystic-crystal-land-with = { race-name }
power-river-land = { feature-river }
power-river-land-with = { race-name }
power-chasm-land = { feature-chasm }
power-chasm-land-with = { race-name }
power-cavern-land = { feature-cavern }
power-cavern-land-with = { race-name }
power-magic-land = { feature-magic }
power-magic-land-with = { race-name }
power-volcano-land = { feature-volcano }
power-volcano-land-with = { race-name }
power-coast-land = { feature-coast }
power-coast-land-with = { race-name }
power-edge-land = { feature-edge }
power-edge-land-with = { race-name }
power-coin-mine-land = { feature-coin-mine }
power-coin-mine-land-with = { race-name }
power-peak-land = { feature-peak }
power-peak-land-with = { race-name }
power-throne-land = { feature-throne }
power-throne-land-with = { race-name }
power-sword-land = { feature-sword }
power-sword-land-with = { race-name }

power-victory-coin-mines = Mines de pièces
power-victory-coin-mines-with = { race-name }
power-crops-of-power = Le cercle des pouvoirs disparus
power-crops-of-power-with = { race-name }
power-coins-on-peaks = Pièces sur les pics
power-coins-on-peaks-with = { race-name }
power-sword-in-the-cavern = De caves et d’épée
power-sword-in-the-cavern-with = { race-name }
power-all-together-now = Ensemble, c’est tout
power-all-together-now-with = { race-name }
power-night-and-day = Ombre et lumière
power-night-and-day-with = { race-name }

power-hands = Mains
power-hands-with = { race-name }
power-hands-2 = Mains
power-hands-2-with = { race-name }
power-creation = Création
power-creation-with = { race-name }
power-creation-2 = Création
power-creation-2-with = { race-name }
power-creation-3 = Création
power-creation-3-with = { race-name }
power-creation-4 = Création
power-creation-4-with = { race-name }
power-creation-5 = Création
power-creation-5-with = { race-name }
power-creation-6 = Création
power-creation-6-with = { race-name }
power-creation-7 = Création
power-creation-7-with = { race-name }
question-hands-2 = Quel peuple ou pouvoir prenez-vous ?
question-creation = Quelle tuile posez-vous ?
question-creation-2 = Où posez-vous la tuile ?
question-creation-3 = Comment tournez-vous la tuile ?
question-creation-4 = Posez-vous une montagne sur la tuile ?
pass-creation-4 = pas de montagne
question-creation-5 = Posez-vous un gouffre sur la tuile ?
pass-creation-5 = pas de gouffre
question-creation-6 = Où deux Monstres gardent-ils une relique ou un lieu ?
pass-creation-6 = pas sur cette tuile
question-creation-7 = Où vit une Tribu oubliée ?
pass-creation-7 = pas de Tribu oubliée

power-drift = Dérive
power-drift-with = { race-name }
power-drift-2 = Dérive
power-drift-2-with = { race-name }
power-drift-3 = Dérive
power-drift-3-with = { race-name }
power-rusted-throne = Le Trône rouillé
power-rusted-throne-with = { race-name }
power-rusted-throne-short = Lieu : une pièce par région voisine tenue par un adversaire ou une Tribu oubliée.
power-rusted-throne-text =
    À quatre ou cinq joueurs. Le Trône rouillé se dresse sur l’unique pic, entouré de cinq régions. À la
    fin de son tour, le joueur qui le tient reçoit une pièce pour chacune de ces régions tenue par un
    adversaire ou une Tribu oubliée. Les adversaires paient pour leurs peuples, actifs ou en déclin, et la
    banque pour les Tribus oubliées. Ses propres régions ne paient rien. Le trône est un lieu. Il sert
    aussi un peuple en déclin, et celui qui prend la région en profite dès lors.

race-guards = Gardiens
    .one = Gardien
    .gender = masculine
    .joined = gardiens
race-guards-short = Ils gardent les filons d’or et ne sont à personne.
race-guards-text =
    Les gardiens des filons d’or sont des Monstres et ne sont à personne. Ils défendent la région où ils
    se trouvent. À la fin de chaque manche sauf la dernière, ils attaquent.

power-skeleton-guards = Les Squelettes
power-skeleton-guards-with = { race-name }
power-sorcerer-guards = Les Sorciers
power-sorcerer-guards-with = { race-name }
power-mummy-guards = Les Momies
power-mummy-guards-with = { race-name }
power-veins-of-gold = Les filons d’or
power-veins-of-gold-with = { race-name }

sign-peak-coin = $
piece-peak-coin = pièce sur le pic
    .about = Qui tient le pic en prend une à la fin de son tour.
count-peak-coin = { $number ->
    [one] { $number } pièce sur le pic
   *[other] { $number } pièces sur le pic
}
sign-skeleton-guards = s
piece-skeleton-guards = Squelettes du filon
    .about = Ils ne sont à personne et attaquent après le tour du dernier joueur.
count-skeleton-guards = { $number ->
    [one] Squelettes du filon
   *[other] { $number } × Squelettes du filon
}
sign-sorcerer-guards = z
piece-sorcerer-guards = Sorciers du filon
    .about = Ils ne sont à personne et attaquent après le tour du dernier joueur.
count-sorcerer-guards = { $number ->
    [one] Sorciers du filon
   *[other] { $number } × Sorciers du filon
}
sign-mummy-guards = u
piece-mummy-guards = Momies du filon
    .about = Elles ne sont à personne et attaquent après le tour du dernier joueur.
count-mummy-guards = { $number ->
    [one] Momies du filon
   *[other] { $number } × Momies du filon
}

question-crops-of-power = Quel pouvoir pousse dans le prochain cercle ?
question-coins-on-peaks = Sur quels pics posez-vous des pièces ?
more-coins-on-peaks = { $number ->
    [one] Encore une pièce à poser
   *[other] Encore { $number } pièces à poser
}
answer-coins-on-peaks = Poser les pièces

coins-coins-on-peaks = { $number ->
    [one] pièce d’un pic
   *[other] pièces des pics
}
coins-victory-coin-mines = { $number ->
    [one] mine de pièces
   *[other] mines de pièces
}
coins-rusted-throne = tribut au trône

question-drift = Poussez-vous une tuile ?
pass-drift = Tout laisser en place
question-drift-2 = Où poussez-vous la tuile ?
question-drift-3 = De combien de sixièmes de cercle la tournez-vous, dans le sens des aiguilles d’une montre ?
do-drift-3 = { $tokens ->
    [0] Ne pas la tourner
    [one] Tourner de 1 sixième
   *[other] Tourner de { $tokens } sixièmes
}

# --- Hints for a first game ----------------------------------------------------------------------------

guide-drift = Touchez une tuile au bord pointillé pour la pousser ou la tourner, avec tout ce qui s’y trouve. Ou laissez tout en place, et jouez.
guide-drift-2 = Les cases claires sont celles où la tuile peut glisser. Choisissez la sienne pour la tourner sur place.
guide-drift-3 = La carte montre comment la tuile sera posée. Chaque sixième la tourne d’un côté.
guide-choose-from-columns = Prenez un peuple de votre colonne et un pouvoir. La rangée la plus basse fixe le prix et donne ses pièces.
guide-choose-combo-in-realms-12 = Les combinaisons des deux mondes alternent. Les peuples de la surface entrent par le nord, ceux du monde souterrain par le sud.
guide-hands-2 = Prenez tour à tour des peuples et des pouvoirs, trois de chaque. Toutes vos combinaisons de la partie en viendront.
guide-choose-from-hand = Combinez gratuitement un peuple et un pouvoir de votre main. Chacun ne sert qu’une fois.
guide-creation = Le plateau grandit par tuiles jusqu’à neuf régions par joueur. Choisissez-en une, puis sa case et son sens.
guide-in-realms-6 =
    Pousser des tuiles change les régions qui se touchent. Seules celles qui se touchent à présent sont
    voisines. Nul n’entre par une mer.
guide-in-realms-7 =
    Cliquez sur un cercle : vous avez aussi son pouvoir tant que votre peuple actif tient cinq régions
    autour.
guide-in-realms-10 = Il faut d’abord que les trois régions A soient conquises, par n’importe qui ; alors B s’ouvre pour tous, puis C.
guide-in-realms-11 = Les joueurs 1 et 4 forment une équipe, 2 et 5 aussi. Le joueur 3 est seul et compte double.
guide-in-realms-12 =
    Une région de l’autre monde rapporte une pièce de plus. Chasser un de ses peuples de votre monde
    aussi, pour ce tour.
guide-entry = Ce plateau a ses propres entrées : un peuple absent de la carte commence dans l’une des régions cliquables.
guide-peak = Un pic est une montagne et coûte un pion de plus : quatre s’il est vide.
guide-piece-peak-coin = Des pièces sont posées sur les pics. Qui tient un pic en prend une à la fin de son tour, même en déclin.
guide-coins-on-peaks = Choisissez des pics pour trois pièces de la banque, pas toutes sur le même. Qui tient un pic les prend une à une.
guide-coin-mine = Une mine de pièces rapporte une pièce de plus à chaque tour, tant que votre peuple est actif.
guide-throne =
    Qui tient le Trône reçoit une pièce par région voisine occupée, de son propriétaire ou de la banque.
guide-sword = Deux Monstres gardent l’Épée. Le peuple actif qui la tient conquiert une fois par tour pour deux pions de moins.
guide-tunnel = Deux régions dont les tunnels portent le même numéro sont voisines.
guide-vein-a =
    Un filon d’or coûte un pion de plus par gardien. Sa pièce est aussitôt à vous ; autant de gardiens
    qu’elle vaut s’éveillent dans la région du dessous.
guide-vein-b =
    Un filon d’or coûte un pion de plus par gardien. Sa pièce est aussitôt à vous ; autant de gardiens
    qu’elle vaut s’éveillent dans la région du dessous.
guide-vein-c =
    Un filon d’or coûte un pion de plus par gardien. Sa pièce est aussitôt à vous ; autant de gardiens
    qu’elle vaut s’éveillent dans la région du dessous.
guide-piece-skeleton-guards =
    À la fin de la manche, les gardiens attaquent la terre voisine la moins protégée. Un gardien reste
    dans chaque région.
guide-piece-sorcerer-guards =
    À la fin de la manche, les gardiens attaquent la terre voisine la moins protégée. Un gardien reste
    dans chaque région.
guide-piece-mummy-guards =
    À la fin de la manche, les gardiens attaquent la terre voisine la moins protégée. Un gardien reste
    dans chaque région.

story-regions-opened = Le niveau suivant des filons d’or est ouvert : { $number ->
    [one] { $number } région
   *[other] { $number } régions
}.
story-power-grown = { $ability } pousse dans un cercle.
story-badge-cast-aside = { $ability } ne peut pas pousser dans un cercle : on tire un autre pouvoir.
story-power-lent = Un cercle prête son pouvoir à { $player } : { $ability }.
story-power-recalled = { $player } perd le pouvoir d’un cercle : { $ability }.

# --- Setting up a table ------------------------------------------------------------------------------

setup-tiles = Scénarios sur tuiles
    .none = Aucun : un plateau imprimé
scenario-players = De { $first } à { $last } joueurs
scenario-stars = { $number ->
    [one] { $number } étoile
   *[other] { $number } étoiles
}
