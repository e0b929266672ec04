### The texts of the base box. For ids and arguments, see en/content.ftl.
###
### Names are those of the printed French edition. Words: peuple, pouvoir, pion, pièce (coin), réserve (tray),
### tuile (banner, badge), marqueur (lair, hero...), manche (round), tour (a player's turn), décompte (scoring).
### Put a no-break space (U+00A0) before : ; ! ?.

box-base = Small World
box-below = le monde souterrain
box-both = les deux mondes

# --- Lists -------------------------------------------------------------------------------------------

list-comma = { ", " }
list-and = { " et " }
list-or = { " ou " }

join-clause = { "; " }
join-sentence = { ". " }
join-label = { ": " }

# --- Combos ------------------------------------------------------------------------------------------

combo = { $race ->
    [amazons] { combo.feminine }
    [gypsies] { combo.feminine }
    [priestesses] { combo.feminine }
    [white-ladies] { combo.feminine }
    [pixies] { combo.feminine }
    [flames] { combo.feminine }
    [liches] { combo.feminine }
    [mummies] { combo.feminine }
    [spiderines] { combo.feminine }
   *[other] { combo.masculine }
}
    .feminine = { $power ->
        [alchemist] { power-alchemist-with }
        [berserk] { power-berserk-with }
        [bivouacking] { power-bivouacking-with.feminine }
        [commando] { power-commando-with.feminine }
        [diplomat] { power-diplomat-with }
        [dragon-master] { power-dragon-master-with }
        [flying] { power-flying-with.feminine }
        [forest] { power-forest-with }
        [fortified] { power-fortified-with.feminine }
        [heroic] { power-heroic-with }
        [hill] { power-hill-with }
        [merchant] { power-merchant-with.feminine }
        [mounted] { power-mounted-with.feminine }
        [pillaging] { power-pillaging-with.feminine }
        [seafaring] { power-seafaring-with.feminine }
        [spirit] { power-spirit-with.feminine }
        [stout] { power-stout-with.feminine }
        [swamp] { power-swamp-with }
        [underworld] { power-underworld-with }
        [wealthy] { power-wealthy-with.feminine }
        [cursed] { power-cursed-with.feminine }
        [hordes-of] { power-hordes-of-with }
        [marauding] { power-marauding-with }
        [ransacking] { power-ransacking-with.feminine }
        [were-] { power-were--with }
        [historian] { power-historian-with.feminine }
        [peace-loving] { power-peace-loving-with }
        [barricade] { power-barricade-with.feminine }
        [catapult] { power-catapult-with.feminine }
        [corrupt] { power-corrupt-with.feminine }
        [imperial] { power-imperial-with.feminine }
        [mercenary] { power-mercenary-with }
        [aquatic] { power-aquatic-with }
        [behemoth] { power-behemoth-with }
        [fireball] { power-fireball-with }
        [adventurous] { power-adventurous-with.feminine }
        [fisher] { power-fisher-with.feminine }
        [flocking] { power-flocking-with }
        [frightened] { power-frightened-with.feminine }
        [immortal] { power-immortal-with.feminine }
        [magic] { power-magic-with }
        [martyr] { power-martyr-with.feminine }
        [mining] { power-mining-with }
        [muddy] { power-muddy-with.feminine }
        [mystic] { power-mystic-with }
        [quarreling] { power-quarreling-with.feminine }
        [reborn] { power-reborn-with.feminine }
        [royal] { power-royal-with.feminine }
        [shield] { power-shield-with }
        [stone] { power-stone-with }
        [thieving] { power-thieving-with.feminine }
        [tomb] { power-tomb-with }
        [vampire] { power-vampire-with }
        [vanishing] { power-vanishing-with.feminine }
        [vengeful] { power-vengeful-with.feminine }
        [wise] { power-wise-with }
        [none] { race-name }
       *[other] { race-name } ({ $power })
    }
    .masculine = { $power ->
        [alchemist] { power-alchemist-with }
        [berserk] { power-berserk-with }
        [bivouacking] { power-bivouacking-with }
        [commando] { power-commando-with }
        [diplomat] { power-diplomat-with }
        [dragon-master] { power-dragon-master-with }
        [flying] { power-flying-with }
        [forest] { power-forest-with }
        [fortified] { power-fortified-with }
        [heroic] { power-heroic-with }
        [hill] { power-hill-with }
        [merchant] { power-merchant-with }
        [mounted] { power-mounted-with }
        [pillaging] { power-pillaging-with }
        [seafaring] { power-seafaring-with }
        [spirit] { power-spirit-with }
        [stout] { power-stout-with }
        [swamp] { power-swamp-with }
        [underworld] { power-underworld-with }
        [wealthy] { power-wealthy-with }
        [cursed] { power-cursed-with }
        [hordes-of] { power-hordes-of-with }
        [marauding] { power-marauding-with }
        [ransacking] { power-ransacking-with }
        [were-] { power-were--with }
        [historian] { power-historian-with }
        [peace-loving] { power-peace-loving-with }
        [barricade] { power-barricade-with }
        [catapult] { power-catapult-with }
        [corrupt] { power-corrupt-with }
        [imperial] { power-imperial-with }
        [mercenary] { power-mercenary-with }
        [aquatic] { power-aquatic-with }
        [behemoth] { power-behemoth-with }
        [fireball] { power-fireball-with }
        [adventurous] { power-adventurous-with }
        [fisher] { power-fisher-with }
        [flocking] { power-flocking-with }
        [frightened] { power-frightened-with }
        [immortal] { power-immortal-with }
        [magic] { power-magic-with }
        [martyr] { power-martyr-with }
        [mining] { power-mining-with }
        [muddy] { power-muddy-with }
        [mystic] { power-mystic-with }
        [quarreling] { power-quarreling-with }
        [reborn] { power-reborn-with }
        [royal] { power-royal-with }
        [shield] { power-shield-with }
        [stone] { power-stone-with }
        [thieving] { power-thieving-with }
        [tomb] { power-tomb-with }
        [vampire] { power-vampire-with }
        [vanishing] { power-vanishing-with }
        [vengeful] { power-vengeful-with }
        [wise] { power-wise-with }
        [none] { race-name }
       *[other] { race-name } ({ $power })
    }
race-name = { $race ->
    [amazons] { race-amazons }
    [dwarves] { race-dwarves }
    [elves] { race-elves }
    [ghouls] { race-ghouls }
    [giants] { race-giants }
    [halflings] { race-halflings }
    [humans] { race-humans }
    [orcs] { race-orcs }
    [ratmen] { race-ratmen }
    [skeletons] { race-skeletons }
    [sorcerers] { race-sorcerers }
    [tritons] { race-tritons }
    [trolls] { race-trolls }
    [wizards] { race-wizards }
    [goblins] { race-goblins }
    [kobolds] { race-kobolds }
    [gypsies] { race-gypsies }
    [priestesses] { race-priestesses }
    [white-ladies] { race-white-ladies }
    [barbarians] { race-barbarians }
    [homunculi] { race-homunculi }
    [leprechauns] { race-leprechauns }
    [pixies] { race-pixies }
    [pygmies] { race-pygmies }
    [fauns] { race-fauns }
    [igors] { race-igors }
    [shrubmen] { race-shrubmen }
    [cultists] { race-cultists }
    [drow] { race-drow }
    [flames] { race-flames }
    [gnomes] { race-gnomes }
    [iron-dwarves] { race-iron-dwarves }
    [kraken] { race-kraken }
    [liches] { race-liches }
    [lizardmen] { race-lizardmen }
    [mudmen] { race-mudmen }
    [mummies] { race-mummies }
    [ogres] { race-ogres }
    [shadow-mimes] { race-shadow-mimes }
    [shrooms] { race-shrooms }
    [spiderines] { race-spiderines }
    [will-o-wisps] { race-will-o-wisps }
    [ghosts] { race-ghosts }
    [balrog] { race-balrog }
    [guards] { race-guards }
   *[other] { $race }
}
race-joined = { $race ->
    [amazons] { race-amazons.joined }
    [dwarves] { race-dwarves.joined }
    [elves] { race-elves.joined }
    [ghouls] { race-ghouls.joined }
    [giants] { race-giants.joined }
    [halflings] { race-halflings.joined }
    [humans] { race-humans.joined }
    [orcs] { race-orcs.joined }
    [ratmen] { race-ratmen.joined }
    [skeletons] { race-skeletons.joined }
    [sorcerers] { race-sorcerers.joined }
    [tritons] { race-tritons.joined }
    [trolls] { race-trolls.joined }
    [wizards] { race-wizards.joined }
    [goblins] { race-goblins.joined }
    [kobolds] { race-kobolds.joined }
    [gypsies] { race-gypsies.joined }
    [priestesses] { race-priestesses.joined }
    [white-ladies] { race-white-ladies.joined }
    [barbarians] { race-barbarians.joined }
    [homunculi] { race-homunculi.joined }
    [leprechauns] { race-leprechauns.joined }
    [pixies] { race-pixies.joined }
    [pygmies] { race-pygmies.joined }
    [fauns] { race-fauns.joined }
    [igors] { race-igors.joined }
    [shrubmen] { race-shrubmen.joined }
    [cultists] { race-cultists.joined }
    [drow] { race-drow.joined }
    [flames] { race-flames.joined }
    [gnomes] { race-gnomes.joined }
    [iron-dwarves] { race-iron-dwarves.joined }
    [kraken] { race-kraken.joined }
    [liches] { race-liches.joined }
    [lizardmen] { race-lizardmen.joined }
    [mudmen] { race-mudmen.joined }
    [mummies] { race-mummies.joined }
    [ogres] { race-ogres.joined }
    [shadow-mimes] { race-shadow-mimes.joined }
    [shrooms] { race-shrooms.joined }
    [spiderines] { race-spiderines.joined }
    [will-o-wisps] { race-will-o-wisps.joined }
    [ghosts] { race-ghosts.joined }
    [balrog] { race-balrog.joined }
    [guards] { race-guards.joined }
   *[other] { $race }
}
race-the = les { race-name }
race-of = des { race-name }
combo-the = les { combo }

# --- Races -------------------------------------------------------------------------------------------

race-amazons = Amazones
    .one = Amazone
    .gender = feminine
    .joined = amazones
race-amazons-short = Quatre pions de plus, pour l’attaque seulement : ils quittent la carte en fin de tour.
race-amazons-text =
    La combinaison apporte quatre Amazones de plus que n’en annoncent ses deux tuiles. À votre propre
    tour, après le redéploiement, quatre Amazones attendent hors de la carte, dans votre main. Elles se
    battront de nouveau à votre prochain tour, mais ne défendent et ne rapportent rien. Chaque région
    garde au moins une Amazone. S’il n’y a pas assez de pions pour cela, vous cédez des régions de votre
    choix avant le décompte. Quand on vous prend une région au tour d’un autre joueur, seules les
    survivantes reviennent sur la carte ; les quatre autres restent en main.

race-dwarves = Nains
    .one = Nain
    .gender = masculine
    .joined = nains
race-dwarves-short = Une pièce de plus par région à mine qu’ils tiennent, même en déclin.
race-dwarves-text =
    Au décompte, chaque région à mine que tiennent les Nains rapporte une pièce de plus. Ils creusent encore
    en déclin : le bonus vaut aussi au tour où ils déclinent et à tous les tours suivants, tant qu’ils
    tiennent la mine.

race-elves = Elfes
    .one = Elfe
    .gender = masculine
    .joined = elfes
race-elves-short = Ne perdent aucun pion quand une de leurs régions est conquise.
race-elves-text =
    Quand une région des Elfes actifs est conquise, aucun Elfe n’est perdu. Tous les Elfes qui s’y
    trouvent, même un seul, se replient dans votre main. Vous les placez dans vos autres régions d’Elfes à
    la fin de ce tour. S’il ne vous en reste aucune, ils attendent en main votre prochain tour. Seule
    exception, les Sorciers : un Elfe remplacé par un Sorcier retourne à la réserve.

race-ghouls = Zombies
    .one = Zombie
    .gender = masculine
    .joined = zombies
race-ghouls-short = En déclin, tous les pions restent sur la carte et continuent de conquérir.
race-ghouls-text =
    Quand les Zombies passent en déclin, tous les pions présents sur la carte y restent, et non un seul
    par région. Dès votre tour suivant, les Zombies agissent avant votre peuple actif, selon toutes les
    règles ordinaires. Tous les pions sauf un par région reviennent en main. Les Zombies peuvent
    abandonner des régions, conquérir et faire leur propre tentative finale. En fin de tour, ils se
    redéploient. Rien de cela n’a lieu pendant un tour consacré au déclin du peuple suivant : les Zombies
    quittent alors la carte, à moins d’être ancestraux. Quand une région de Zombies est conquise, ils
    perdent un pion et les autres se replient, comme pour un peuple actif. Pour tout le reste, c’est un
    peuple en déclin : la tuile de pouvoir est partie, et chaque région rapporte une pièce.

race-giants = Géants
    .one = Géant
    .gender = masculine
    .joined = géants
race-giants-short = Les régions voisines d’une de leurs montagnes coûtent un pion de moins.
race-giants-text =
    Toute région adjacente à une région de montagne que tiennent les Géants coûte un pion de moins, sans
    jamais descendre sous un. Les régions que les Géants tiennent au moment de la conquête comptent : une
    montagne qu’ils viennent de prendre les aide donc aussitôt. Une montagne ne coûte pas moins cher
    elle-même, sauf si elle touche une autre de leurs montagnes.

race-halflings = Mi-portions
    .one = Mi-portion
    .gender = masculine
    .joined = mi-portions
race-halflings-short = Entrent n’importe où ; leurs deux premières régions deviennent imprenables.
race-halflings-text =
    Chaque fois que les Mi-portions n’ont aucune région sur la carte, ils peuvent entrer par n’importe
    quelle région terrestre, et pas seulement par le bord. Les deux premières régions qu’ils conquièrent
    reçoivent chacune une tanière. Une région à tanière est immunisée : aucun adversaire ne peut la
    conquérir ni y employer la capacité d’un peuple ou d’un pouvoir. Une tanière ne se déplace jamais, et
    elle disparaît pour de bon quand les Mi-portions quittent sa région ou passent en déclin.

race-humans = Humains
    .one = Humain
    .gender = masculine
    .joined = humains
race-humans-short = Une pièce de plus par région de champs qu’ils tiennent.
race-humans-text =
    Au décompte, chaque région de champs que tiennent les Humains rapporte une pièce de plus. En déclin, et
    déjà au tour où ils déclinent, il ne reste que la pièce de la région elle-même.

race-orcs = Orcs
    .one = Orc
    .gender = masculine
    .joined = orcs
race-orcs-short = Une pièce de plus par région non vide qu’ils ont conquise pendant ce tour.
race-orcs-text =
    Au décompte, chaque région non vide que les Orcs ont conquise pendant ce tour rapporte une pièce de
    plus. Peu importe qui s’y trouvait : une Tribu oubliée, un peuple actif ou un peuple en déclin, même
    un des vôtres. Une région vide ne rapporte rien de plus, même si c’est une montagne. En déclin, les
    Orcs ne gagnent rien de plus.

race-ratmen = Hommes-rats
    .one = Homme-rat
    .gender = masculine
    .joined = hommes-rats
race-ratmen-short = Aucune capacité : leur nombre fait leur force.
race-ratmen-text =
    Les Hommes-rats n’ont aucune capacité. Ils se rattrapent par les huit pions de leur tuile, plus que
    toute autre tuile de peuple de la boîte.

race-skeletons = Squelettes
    .one = Squelette
    .gender = masculine
    .joined = squelettes
race-skeletons-short = Un nouveau pion pour deux régions non vides conquises pendant ce tour.
race-skeletons-text =
    Avant que les Squelettes se redéploient, vous prenez dans la réserve un nouveau Squelette pour chaque
    paire de régions non vides qu’ils ont conquises pendant ce tour. On arrondit vers le bas, dans la
    limite de la réserve. Les nouveaux pions se placent avec les autres. Une région est non vide s’il s’y
    trouvait une Tribu oubliée ou un pion de peuple quelconque, actif ou en déclin. En déclin, les
    Squelettes n’en gagnent plus.

race-sorcerers = Sorciers
    .one = Sorcier
    .gender = masculine
    .joined = sorciers
race-sorcerers-short = Une fois par tour et par adversaire, un Sorcier remplace un pion actif isolé.
race-sorcerers-text =
    Une fois par tour et par adversaire, vous pouvez conquérir une région par substitution. Elle doit
    contenir exactement un pion du peuple actif de cet adversaire. Les Sorciers doivent aussi pouvoir
    l’attaquer : elle est à leur portée, et ni immunisée ni protégée par une paix. Ce pion retourne à la
    réserve, même si c’est un Elfe, et un Sorcier de la réserve prend sa place. Il ne faut aucun pion en
    main, mais il faut un Sorcier dans la réserve. Ce n’est plus possible après une tentative finale. Une
    montagne, un antre ou une forteresse ne l’empêche pas ; un campement, si, car il compte comme un autre
    pion. Une substitution est à tous égards la conquête d’une région non vide, et une attaque.

race-tritons = Tritons
    .one = Triton
    .gender = masculine
    .joined = tritons
race-tritons-short = Les régions côtières coûtent un pion de moins.
race-tritons-text =
    Le prix de toute région terrestre qui borde une mer ou le lac baisse d’un pion, sans jamais descendre
    sous un. Les mers et le lac eux-mêmes ne sont pas des côtes : les Tritons marins les paient au prix
    fort.

race-trolls = Trolls
    .one = Troll
    .gender = masculine
    .joined = trolls
race-trolls-short = Un antre rend chacune de leurs régions plus chère d’un pion, même en déclin.
race-trolls-text =
    Toute région reçoit un antre au moment où les Trolls la conquièrent. Pour l’attaquant, une région à
    antre coûte un pion de plus, en déclin aussi. Un antre quitte la carte quand sa région est abandonnée ou
    conquise, par quelque moyen que ce soit. Il ne compte pas comme un pion et ne protège donc pas un Troll
    isolé des Sorciers.

race-wizards = Mages
    .one = Mage
    .gender = masculine
    .joined = mages
race-wizards-short = Une pièce de plus par région magique qu’ils tiennent.
race-wizards-text =
    Au décompte, chaque région à source magique que tiennent les Mages rapporte une pièce de plus. En
    déclin, et déjà au tour où ils déclinent, il ne reste que la pièce de la région elle-même.

# --- Powers ------------------------------------------------------------------------------------------

power-alchemist = Alchimistes
power-alchemist-with = { race-name } alchimistes
power-alchemist-short = Deux pièces à la fin de chaque tour, tant que le peuple est actif.
power-alchemist-text =
    À chacun de vos décomptes, le peuple actif rapporte deux pièces de plus, même s’il ne tient aucune
    région. Si vous le mettez en déclin au début d’un tour, il ne rapporte rien de plus à ce tour.

power-berserk = Berserks
power-berserk-with = { race-name } berserks
power-berserk-short = Le dé peut être lancé avant chaque conquête ; la région se choisit ensuite.
power-berserk-text =
    Si vous avez au moins un pion en main, vous pouvez lancer le dé de renfort avant une conquête, puis
    choisir la région. Son prix baisse du résultat, sans jamais descendre sous un pion. Chaque lancer sert
    à une seule conquête. Ensuite, vous pouvez continuer, avec un nouveau lancer ou sans. Si vous ne
    pouvez ou ne voulez pas vous servir d’un lancer, vos conquêtes s’arrêtent. Ce peuple n’a pas d’autre
    tentative finale.

power-bivouacking = Scouts
power-bivouacking-with = { race-name } scouts
    .feminine = { race-name } scoutes
power-bivouacking-short = Cinq campements ; chacun rend sa région plus chère d’un pion.
power-bivouacking-text =
    À chaque redéploiement, vous placez les cinq campements dans des régions du peuple, autant que vous
    voulez dans une même région. Au redéploiement suivant, vous pouvez tous les déplacer. Pour
    l’attaquant, chacun rend sa région plus chère d’un pion. Chacun compte aussi comme un autre pion : les
    Sorciers ne peuvent donc pas remplacer un pion seul dans une région à campement. Les campements ne se
    perdent jamais : quand leur région est conquise, vous les placez dans d’autres régions du peuple à la
    fin de ce tour. Ils quittent la carte en déclin et ne comptent jamais comme pions de peuple en fin de
    partie.

power-commando = Armés
power-commando-with = { race-name } armés
    .feminine = { race-name } armées
power-commando-short = Toute région coûte un pion de moins.
power-commando-text =
    Le prix de toute région baisse d’un pion, sans jamais descendre sous un. Les autres réductions s’y
    ajoutent, et celle-ci aide aussi lors d’une tentative finale.

power-diplomat = Diplomates
power-diplomat-with = { race-name } diplomates
power-diplomat-short = Un adversaire épargné ce tour ne peut attaquer ce peuple avant votre prochain tour.
power-diplomat-text =
    À la fin de votre tour, après le redéploiement, vous pouvez désigner un adversaire. Le peuple de cette
    tuile ne doit pas avoir attaqué son peuple actif pendant ce tour. Jusqu’au début de votre prochain
    tour, son peuple actif ne peut attaquer ce peuple d’aucune manière : ni conquête, ni substitution, ni
    dragon. Le choix est libre à chaque tour, et le même adversaire peut être désigné de nouveau. Les
    peuples en déclin restent en dehors de la paix : vous pouvez les attaquer, elle ne les protège pas, et
    les Zombies en déclin de l’adversaire peuvent vous attaquer.

power-dragon-master = Et leur Dragon
power-dragon-master-with = { race-name } et leur Dragon
power-dragon-master-short = Une fois par tour, un seul pion conquiert une région, que le dragon immunise.
power-dragon-master-text =
    Une fois par tour, vous pouvez conquérir une région à votre portée avec un seul pion, quel que soit
    son prix. Pions, montagne, antre, forteresse et campements ne comptent pas ; l’immunité et la paix,
    si. Le dragon reste dans cette région, qui est immunisée jusqu’à ce que vous l’employiez ailleurs à
    un tour suivant. Rien ne vous oblige à le déplacer. Quand sa région est abandonnée, il revient vers
    vous. En déclin, il quitte la carte. Le dragon ne porte pas plus loin que le peuple.

power-flying = Volants
power-flying-with = { race-name } volants
    .feminine = { race-name } volantes
power-flying-short = Peuvent conquérir n’importe quelle région terrestre, adjacente ou non.
power-flying-text =
    Toute région terrestre est à portée, même pour une première conquête. Les mers et le lac ne le sont
    pas. Les prix restent les mêmes, et les régions éloignées ne comptent pas comme adjacentes pour
    d’autres capacités.

power-forest = Des Forêts
power-forest-with = { race-name } des Forêts
power-forest-short = Une pièce de plus par région de forêt.
power-forest-text =
    Au décompte, chaque région de forêt que tient le peuple rapporte une pièce de plus. En déclin, et déjà
    au tour où le peuple décline, il ne reste que la pièce de la région elle-même.

power-fortified = Bâtisseurs
power-fortified-with = { race-name } bâtisseurs
    .feminine = { race-name } bâtisseuses
power-fortified-short = Une forteresse par tour : une pièce de plus, et un pion de plus pour la prendre.
power-fortified-text =
    Une fois par tour d’expansion du peuple, vous pouvez bâtir une forteresse dans une de ses régions qui
    n’en a pas. Il y en a six au plus sur la carte. Au décompte, chaque forteresse rapporte une pièce de
    plus tant que le peuple est actif. Pour l’attaquant, sa région coûte un pion de plus, même en déclin.
    Quand la région est abandonnée ou conquise, la forteresse retourne à la réserve et peut être rebâtie.
    Elle ne compte pas comme un pion et ne protège donc pas un pion isolé des Sorciers.

power-heroic = Aux deux Héros
power-heroic-with = { race-name } aux deux Héros
power-heroic-short = Deux héros rendent imprenables les régions où ils se tiennent.
power-heroic-text =
    À la fin de chacun de vos tours, après le redéploiement, vous placez les deux héros dans deux régions
    différentes du peuple. Aucun adversaire ne peut conquérir ces régions ni y employer la capacité d’un
    peuple ou d’un pouvoir. Elles restent immunisées jusqu’à ce que vous déplaciez les héros à la fin de
    votre tour suivant. Un héros dont la région est abandonnée revient vers vous. Les héros quittent la
    carte en déclin.

power-hill = Des Collines
power-hill-with = { race-name } des Collines
power-hill-short = Une pièce de plus par région de collines.
power-hill-text =
    Au décompte, chaque région de collines que tient le peuple rapporte une pièce de plus. En déclin, et
    déjà au tour où le peuple décline, il ne reste que la pièce de la région elle-même.

power-merchant = Marchands
power-merchant-with = { race-name } marchands
    .feminine = { race-name } marchandes
power-merchant-short = Une pièce de plus par région.
power-merchant-text =
    Au décompte, chaque région que tient le peuple rapporte une pièce de plus, donc deux en tout. Cela
    s’arrête avec son déclin. Les régions de vos autres peuples rapportent une pièce, comme toujours.

power-mounted = Montés
power-mounted-with = { race-name } montés
    .feminine = { race-name } montées
power-mounted-short = Les collines et les champs coûtent un pion de moins.
power-mounted-text =
    Le prix de toute région de collines ou de champs baisse d’un pion, sans jamais descendre sous un. Les
    autres réductions s’y ajoutent.

power-pillaging = Pillards
power-pillaging-with = { race-name } pillards
    .feminine = { race-name } pillardes
power-pillaging-short = Une pièce de plus par région non vide conquise pendant ce tour.
power-pillaging-text =
    Au décompte, chaque région non vide que le peuple a conquise pendant ce tour rapporte une pièce de plus.
    Peu importe qui s’y trouvait : une Tribu oubliée, un peuple actif ou un peuple en déclin, y compris
    celui de son propre joueur. Avec les Orcs, les deux bonus comptent.

power-seafaring = Marins
power-seafaring-with = { race-name } marins
    .feminine = { race-name } marines
power-seafaring-short = Peuvent conquérir et tenir les mers et le lac, et les gardent en déclin.
power-seafaring-text =
    Pour ce peuple, les mers et le lac sont des régions comme les autres. Ils sont adjacents à leurs
    rives, coûtent deux pions s’ils sont vides et rapportent une pièce au décompte. En déclin, le peuple
    les garde et ils rapportent toujours. Seul un autre peuple marin pourra jamais les lui prendre, car
    nul autre ne peut y entrer. D’autres peuples peuvent toujours entrer sur la carte à côté d’une mer que
    tient ce peuple.

power-spirit = Ancestraux
power-spirit-with = { race-name } ancestraux
    .feminine = { race-name } ancestrales
power-spirit-short = Peut rester en déclin en même temps qu’un autre de vos peuples.
power-spirit-text =
    Une fois en déclin, le peuple ne compte pas comme votre peuple en déclin. Il reste sur la carte quand
    un peuple suivant décline, et un plus ancien reste quand lui-même décline. Deux de vos peuples peuvent
    donc être en déclin, et les deux rapportent. Quand un troisième décline, celui qui n’est pas ancestral
    s’en va. La tuile de pouvoir reste avec le peuple et n’est défaussée que lorsqu’il a quitté la carte.

power-stout = Durs à cuire
power-stout-with = { race-name } durs à cuire
    .feminine = { race-name } dures à cuire
power-stout-short = Peuvent passer en déclin à la fin d’un tour normal, après le décompte.
power-stout-text =
    Après avoir étendu le peuple et fait le décompte, vous pouvez aussitôt le mettre en déclin, même au
    tour où vous avez pris la combinaison. Il n’y a pas de second décompte. Si vous avez un peuple plus
    ancien en déclin, il a déjà rapporté à ce tour ; il s’en va maintenant, à moins que le pouvoir
    Ancestraux ne le laisse rester. La tuile de pouvoir est défaussée, et vous prenez une nouvelle
    combinaison à votre prochain tour.

power-swamp = Des Marais
power-swamp-with = { race-name } des Marais
power-swamp-short = Une pièce de plus par région de marais.
power-swamp-text =
    Au décompte, chaque région de marais que tient le peuple rapporte une pièce de plus. En déclin, et déjà
    au tour où le peuple décline, il ne reste que la pièce de la région elle-même.

power-underworld = Des Cavernes
power-underworld-with = { race-name } des Cavernes
power-underworld-short = Les cavernes coûtent un pion de moins et sont adjacentes entre elles.
power-underworld-text =
    Toute région à caverne coûte un pion de moins, sans jamais descendre sous un. Pour ce peuple, toutes
    les cavernes sont adjacentes entre elles, si bien que celle qu’il tient mène à toutes les autres. Les
    cavernes ne permettent pas d’entrer sur la carte : la première conquête suit les règles ordinaires.

power-wealthy = Fortunés
power-wealthy-with = { race-name } fortunés
    .feminine = { race-name } fortunées
power-wealthy-short = Sept pièces, une seule fois, à la fin du premier tour du peuple.
power-wealthy-text =
    Au décompte du tour où vous prenez la combinaison, elle rapporte sept pièces de plus, une seule fois.
    Ensuite, la tuile ne fait plus rien.

# --- General rules -----------------------------------------------------------------------------------

topic-turn = Le tour
topic-turn-text =
    Un joueur sans peuple actif prend une combinaison et fait sa première conquête. Tous les autres
    choisissent : étendre leur peuple actif, ou le mettre en déclin, faire le décompte et finir leur tour.
    S’étendre, c’est reprendre en main tous les pions sauf un par région, abandonner des régions si l’on
    veut, conquérir, se redéployer et faire le décompte. Les Zombies en déclin agissent avant le peuple
    actif. En tout dernier lieu, les joueurs qui ont perdu des régions replacent les pions qui se sont
    repliés.

topic-combos = Prendre une combinaison
topic-combos-text =
    Six combinaisons sont proposées dans une colonne. La première est gratuite. Pour toute autre, vous
    posez une pièce sur chaque combinaison placée au-dessus d’elle, prise parmi celles que vous avez déjà.
    Vous prenez les pièces posées sur votre combinaison. Vous prenez aussi autant de pions de peuple que
    le disent ensemble ses deux tuiles, si la réserve en a assez. Les combinaisons du dessous remontent
    avec leurs pièces, et une nouvelle est révélée. Quand les piles sont épuisées, il y a moins de six
    combinaisons.

topic-first-conquest = Première conquête
topic-first-conquest-text =
    Un peuple sans région sur la carte entre par une région du bord de la carte, ou par une région
    terrestre qui borde une mer touchant elle-même le bord. Cela vaut pour un nouveau peuple et pour celui
    qui a abandonné ou perdu toutes ses régions. Border le lac ne suffit pas. Le prix est le même que pour
    toute conquête. La conquête suivante part des régions que le peuple tient alors.

topic-conquering = Conquérir des régions
topic-conquering-text =
    Un peuple peut conquérir toute région terrestre adjacente à l’une des siennes, qui ne contient pas ses
    propres pions et qui n’est ni immunisée ni protégée par une paix. Des capacités peuvent lui permettre
    d’aller plus loin ou sur l’eau. Vous posez autant de pions de votre main que l’exige le prix ; ils y
    restent jusqu’au redéploiement. Une région de votre propre peuple en déclin peut être conquise elle
    aussi, avec toutes les conséquences. Vous continuez tant que vous le pouvez et le voulez, une région
    après l’autre.

topic-prices = Les prix
topic-prices-text =
    Une région vide coûte deux pions. Une montagne en ajoute un, de même que chaque pion de peuple dans la
    région : de n’importe quel joueur, actif ou en déclin, même des vôtres en déclin. Une Tribu oubliée,
    un antre, une forteresse ou un campement en ajoute un aussi. Toutes les réductions s’additionnent,
    mais une conquête coûte toujours au moins un pion ; il en faut donc un en main. Le dragon et la
    substitution des Sorciers ont leur propre prix.

topic-final-attempt = Tentative finale
topic-final-attempt-text =
    Avec au moins un pion en main, vous pouvez clore vos conquêtes avec le dé de renfort. Vous nommez
    d’abord une région que vous avez le droit d’attaquer. Toutes réductions comptées, il doit vous manquer
    un à trois pions. Puis vous lancez le dé une fois. Trois de ses faces sont blanches, les autres
    montrent un, deux et trois points. Si vos pions et les points atteignent ensemble le prix, vous
    conquérez la région avec tous les pions qui vous restent en main. Sinon, vous les gardez pour le
    redéploiement. Dans les deux cas, le peuple ne peut plus rien conquérir, par aucun moyen.

topic-abandoning = Abandonner des régions
topic-abandoning-text =
    Quand vous vous étendez, vous pouvez abandonner autant de régions de votre peuple actif que vous voulez
    avant sa première conquête ; tous les pions qui s’y trouvent reviennent en main. Les marqueurs qui ont
    besoin d’un occupant partent aussi : antre, forteresse et tanière quittent la carte, tandis que dragon,
    héros et campements reviennent vers vous. Si vous les abandonnez toutes, la conquête suivante est une
    première conquête.

topic-losses = Pertes et replis
topic-losses-text =
    Quand une région est conquise, son peuple perd un pion, qui retourne à la réserve. Les autres se
    replient dans la main de leur joueur. À la fin du tour, il les place dans les régions de son choix que
    le peuple tient encore. Un peuple en déclin n’a qu’un pion par région : il ne reste rien à replier ;
    les Zombies font exception. Un peuple actif sans région attend en main et rentre au prochain tour de
    son joueur. Une Tribu oubliée est retirée pour le reste de la partie.

topic-redeployment = Redéploiement
topic-redeployment-text =
    Vos conquêtes finies, vous répartissez tous les pions du peuple, ceux de votre main et ceux de la carte,
    librement entre ses régions, au moins un dans chacune. L’adjacence n’importe pas. Les Zombies en déclin
    se redéploient entre eux, car les pions ne passent jamais d’un peuple à l’autre. Vient ensuite ce que
    les pouvoirs posent sur la carte : campements, forteresse, héros, choix du diplomate.

topic-scoring = Décompte
topic-scoring-text =
    À la fin de votre tour, et seulement alors, vous prenez une pièce par région que tiennent vos peuples,
    actif et en déclin. Le peuple actif et son pouvoir y ajoutent leurs bonus. Un peuple en déclin
    n’apporte un bonus que si ses règles le disent : dans cette boîte, seulement pour les mines des Nains.
    Au tour où vous mettez un peuple en déclin, il compte déjà comme étant en déclin. Vos pièces sont
    secrètes, mais celles que vous payez pour une combinaison ne le sont pas.

topic-decline = Passer en déclin
topic-decline-text =
    Au lieu de vous étendre, vous pouvez mettre votre peuple actif en déclin. Votre peuple précédent en
    déclin quitte la carte, à moins que le pouvoir Ancestraux ne les laisse rester tous deux. Un pion du
    peuple qui décline reste dans chaque région. Tous les autres retournent à la réserve, ceux de la main
    aussi. La tuile de pouvoir est défaussée, sauf Ancestraux. Dragon, héros, tanières et campements
    quittent la carte ; antres et forteresses restent. Pendant ce tour, aucun peuple ne conquiert ni ne se
    redéploie, pas même les Zombies. Vous faites le décompte, et à votre prochain tour vous prenez une
    nouvelle combinaison.

topic-immunity = Immunité
topic-immunity-text =
    Une région où se trouve un dragon, un héros ou une tanière est immunisée. Aucun adversaire ne peut la
    conquérir, que ce soit avec des pions, le dé, le dragon ou une substitution, ni y employer la capacité
    d’un peuple ou d’un pouvoir. L’immunité cesse quand le marqueur se déplace ou quitte la carte, et
    toujours quand le peuple passe en déclin.

topic-stacks = Les piles
topic-stacks-text =
    La boîte contient un nombre fixe de pions pour chaque peuple ; ceux qui sont perdus retournent à la
    réserve de leur peuple. Une tuile de pouvoir est défaussée quand son peuple décline, celle d’un peuple
    ancestral quand il quitte la carte. Quand la pile des pouvoirs est vide, on mélange les tuiles
    défaussées pour former une nouvelle pile. Quand il ne reste rien d’un peuple, sa tuile retourne sous
    la pile des peuples. Si cette pile est vide, elle occupe la place libre la plus basse de la colonne.

topic-game-end = Fin de la partie
topic-game-end-text =
    La partie s’achève après le dernier tour de la dernière manche. Il y a dix manches à deux ou trois
    joueurs, neuf à quatre, huit à cinq. Le joueur qui a le plus de pièces gagne. En cas d’égalité, c’est
    celui qui a le plus de pions de peuple sur la carte ; les pions en déclin comptent aussi.

# --- Terrain and symbols -----------------------------------------------------------------------------

feature-farmland = champs
feature-forest = forêt
feature-hill = collines
feature-lake = lac
feature-mountain = montagne
feature-sea = mer
feature-swamp = marais
feature-cavern = caverne
feature-magic = source magique
feature-mine = mine
feature-coast = sur la côte
feature-edge = au bord de la carte
feature-black-mountain = Montagne Noire
feature-mud-pool = mare de boue
feature-mushroom-forest = forêt de champignons
feature-mystic-crystal = cristal mystique
feature-river = rivière
feature-chasm = gouffre
feature-volcano = volcan
feature-lost-tribe = Tribu oubliée

# --- Pieces, tokens and coins ------------------------------------------------------------------------

piece-dragon = dragon
piece-encampment = campement
piece-fortress = forteresse
piece-hero = héros
piece-hole = tanière
piece-lair = antre
count-dragon = { $number ->
    [one] { $number } dragon
   *[other] { $number } dragons
}
count-encampment = { $number ->
    [one] { $number } campement
   *[other] { $number } campements
}
count-fortress = { $number ->
    [one] { $number } forteresse
   *[other] { $number } forteresses
}
count-hero = { $number } héros
count-hole = { $number ->
    [one] { $number } tanière
   *[other] { $number } tanières
}
count-lair = { $number ->
    [one] { $number } antre
   *[other] { $number } antres
}
count-tokens = { $number ->
    [one] { $number } pion
   *[other] { $number } pions
}
count-coins = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
count-regions = { $number ->
    [one] { $number } région
   *[other] { $number } régions
}

# --- Reasons -----------------------------------------------------------------------------------------

# The parts of a price.
reason-base = prix de base
reason-mountain = montagne
reason-tokens = pions en place
reason-lost-tribe = Tribu oubliée
reason-never-less = jamais moins de { $number }
reason-ability = { $ability }
# Reasons why a region cannot be conquered.
reason-own-region = elle est déjà à vous
reason-closed =
    { $terrain ->
        [sea] seul un peuple marin peut entrer dans une mer
        [lake] seul un peuple marin peut entrer dans le lac
       *[other] fermée à ce peuple
    }
reason-not-adjacent = pas adjacente à vos régions
reason-no-entry-region = vous entrez ailleurs sur la carte : par son bord, ou là où le scénario le dit
reason-river = rivière : un pion de moins
reason-immune = immunisée
reason-immune-dragon = immunisée : un dragon s’y trouve
reason-immune-hero = immunisée : un héros s’y tient
reason-immune-hole = immunisée : une tanière
reason-peace = vous êtes en paix
reason-forbidden = interdite
reason-coins-wanted = attaquer ce peuple coûte plus de pièces que vous n’en avez
# Sources of coins other than races and powers.
reason-regions = régions

# --- Questions ---------------------------------------------------------------------------------------

question-reveal = Que révèlent les piles ?
question-choose-combo = Quelle combinaison prenez-vous ?
question-choose-course = Expansion, ou déclin ?
question-conquer = Que voulez-vous conquérir ?
question-redeploy = Où vont vos pions ?
question-return = Où vont les pions qui se sont repliés ?
question-redeploy-give-up = Trop peu de pions : quelle région cédez-vous ?
question-roll = Que montre le dé ?
question-over = La partie est finie.
question-bivouacking = Où vont les campements ?
question-diplomat = Avec qui faites-vous la paix ?
question-fortified = Où bâtissez-vous une forteresse ?
question-heroic = Où se tiennent les héros ?
question-stout = Passez-vous en déclin maintenant ?
# The texts of questions without their own text, by shape; $ability names the ability that asks.
question-any-regions = { $ability } : quelles régions ?
question-any-spread = { $ability } : où vont-ils ?
question-any-amount = { $ability } : combien ?
question-any-name = { $ability } : qui nommez-vous ?
question-any-thing = { $ability } : que prenez-vous ?
question-any-tile = { $ability } : quelle tuile ?
question-any-cell = { $ability } : où va-t-elle ?
question-any-place = { $ability } : où sur la tuile ?
question-any-whether = { $ability } : oui ou non ?
question-any-course = { $ability } : passez-vous en déclin ?

# --- Regions of the board for 2 players --------------------------------------------------------------

region-kettle-bay = Baie de la Bouilloire
    .the = la Baie de la Bouilloire
region-wishing-acres = Champs aux Souhaits
    .the = les Champs aux Souhaits
region-tinpot-wood = Bois de Fer-Blanc
    .the = le Bois de Fer-Blanc
region-burrow-bog = Tourbière aux Terriers
    .the = la Tourbière aux Terriers
region-buttercup-downs = Coteaux aux Boutons-d’Or
    .the = les Coteaux aux Boutons-d’Or
region-pudding-fields = Champs du Pudding
    .the = les Champs du Pudding
region-riddle-grove = Bosquet des Énigmes
    .the = le Bosquet des Énigmes
region-coalhole-crag = Roc Charbonnier
    .the = le Roc Charbonnier
region-drizzle-hills = Collines du Crachin
    .the = les Collines du Crachin
region-porridge-peak = Pic de la Bouillie
    .the = le Pic de la Bouillie
region-teacup-lake = Lac Tasse-à-Thé
    .the = le Lac Tasse-à-Thé
region-rabbit-knolls = Buttes aux Lapins
    .the = les Buttes aux Lapins
region-pewter-horn = Mont d’Étain
    .the = le Mont d’Étain
region-barley-meadows = Prés d’Orge
    .the = les Prés d’Orge
region-dozy-weald = Forêt Somnolente
    .the = la Forêt Somnolente
region-luckstone-farms = Fermes du Porte-Bonheur
    .the = les Fermes du Porte-Bonheur
region-acorn-coppice = Taillis aux Glands
    .the = le Taillis aux Glands
region-murmur-marsh = Marais Murmurant
    .the = le Marais Murmurant
region-pantry-barrows = Tertres du Garde-Manger
    .the = les Tertres du Garde-Manger
region-rusty-mire = Bourbier Rouillé
    .the = le Bourbier Rouillé
region-rooster-spire = Aiguille du Coq
    .the = l’Aiguille du Coq
region-duckweed-fen = Marais aux Lentilles
    .the = le Marais aux Lentilles
region-pickle-sea = Mer des Cornichons
    .the = la Mer des Cornichons

# --- Regions of the board for 3 players --------------------------------------------------------------

region-herring-sea = Mer aux Harengs
    .the = la Mer aux Harengs
region-hatchet-forest = Forêt de la Hachette
    .the = la Forêt de la Hachette
region-frostnose-peak = Pic du Nez-Gelé
    .the = le Pic du Nez-Gelé
region-oatcake-acres = Champs de Galettes
    .the = les Champs de Galettes
region-otterholt-mire = Bourbier des Loutres
    .the = le Bourbier des Loutres
region-reindeer-wood = Bois aux Rennes
    .the = le Bois aux Rennes
region-rune-fields = Champs des Runes
    .the = les Champs des Runes
region-cranberry-bog = Tourbière aux Canneberges
    .the = la Tourbière aux Canneberges
region-northlight-tor = Butte des Aurores
    .the = la Butte des Aurores
region-nickel-horn = Mont Nickel
    .the = le Mont Nickel
region-shaggy-meadows = Prés Hirsutes
    .the = les Prés Hirsutes
region-bogiron-swamp = Marais de Fer
    .the = le Marais de Fer
region-clanging-crag = Roc Retentissant
    .the = le Roc Retentissant
region-chilblain-marsh = Marais aux Engelures
    .the = le Marais aux Engelures
region-mitten-lake = Lac de la Moufle
    .the = le Lac de la Moufle
region-echo-pinnacle = Aiguille de l’Écho
    .the = l’Aiguille de l’Écho
region-omen-barrows = Tertres du Présage
    .the = les Tertres du Présage
region-mount-grumble = Mont Ronchon
    .the = le Mont Ronchon
region-kale-farms = Fermes du Chou Frisé
    .the = les Fermes du Chou Frisé
region-snoring-hills = Collines Ronflantes
    .the = les Collines Ronflantes
region-amulet-crofts = Champs aux Amulettes
    .the = les Champs aux Amulettes
region-wolfden-grove = Bosquet aux Loups
    .the = le Bosquet aux Loups
region-thistle-downs = Coteaux aux Chardons
    .the = les Coteaux aux Chardons
region-foxfire-fen = Marais aux Feux Follets
    .the = le Marais aux Feux Follets
region-woolly-knolls = Buttes Laineuses
    .the = les Buttes Laineuses
region-gale-spire = Aiguille des Bourrasques
    .the = l’Aiguille des Bourrasques
region-snowcap-summit = Sommet Bonnet-Blanc
    .the = le Sommet Bonnet-Blanc
region-juniper-weald = Forêt aux Genévriers
    .the = la Forêt aux Genévriers
region-cobalt-pines = Pinède de Cobalt
    .the = la Pinède de Cobalt
region-walrus-bay = Baie des Morses
    .the = la Baie des Morses

# --- Regions of the board for 4 players --------------------------------------------------------------

region-owlhollow-grove = Bosquet du Hibou
    .the = le Bosquet du Hibou
region-lantern-meadows = Prés aux Lanternes
    .the = les Prés aux Lanternes
region-gilded-fields = Champs Dorés
    .the = les Champs Dorés
region-lullaby-downs = Coteaux de la Berceuse
    .the = les Coteaux de la Berceuse
region-cauldron-fen = Marais du Chaudron
    .the = le Marais du Chaudron
region-slumber-sea = Mer du Sommeil
    .the = la Mer du Sommeil
region-wishbone-marsh = Marais du Bréchet
    .the = le Marais du Bréchet
region-keyhole-barrows = Tertres de la Serrure
    .the = les Tertres de la Serrure
region-pickaxe-peak = Pic de la Pioche
    .the = le Pic de la Pioche
region-flitterbat-wood = Bois des Pipistrelles
    .the = le Bois des Pipistrelles
region-crumb-coppice = Taillis aux Miettes
    .the = le Taillis aux Miettes
region-croaking-mire = Bourbier Coassant
    .the = le Bourbier Coassant
region-beanstalk-farms = Fermes du Haricot
    .the = les Fermes du Haricot
region-spindle-weald = Forêt du Fuseau
    .the = la Forêt du Fuseau
region-glass-mountain = Montagne de Verre
    .the = la Montagne de Verre
region-mount-nod = Mont Dodo
    .the = le Mont Dodo
region-tumble-knolls = Buttes de la Culbute
    .the = les Buttes de la Culbute
region-stargazer-tor = Butte aux Étoiles
    .the = la Butte aux Étoiles
region-swansong-lake = Lac du Chant-du-Cygne
    .the = le Lac du Chant-du-Cygne
region-tarnish-bog = Tourbière Ternie
    .the = la Tourbière Ternie
region-pumpkin-acres = Champs de Citrouilles
    .the = les Champs de Citrouilles
region-nugget-swamp = Marais aux Pépites
    .the = le Marais aux Pépites
region-coffer-crag = Roc du Coffre
    .the = le Roc du Coffre
region-candle-spire = Aiguille de la Chandelle
    .the = l’Aiguille de la Chandelle
region-billygoat-brae = Coteau du Bouc
    .the = le Coteau du Bouc
region-sinkhole-morass = Marécage du Gouffre
    .the = le Marécage du Gouffre
region-moonbeam-copse = Boqueteau Clair-de-Lune
    .the = le Boqueteau Clair-de-Lune
region-scarecrow-croft = Champ de l’Épouvantail
    .the = le Champ de l’Épouvantail
region-yawning-horn = Mont Bâillant
    .the = le Mont Bâillant
region-jinx-hills = Collines du Mauvais Sort
    .the = les Collines du Mauvais Sort
region-gosling-pasture = Pâture aux Oisons
    .the = la Pâture aux Oisons
region-featherbed-alp = Alpe du Duvet
    .the = l’Alpe du Duvet
region-toadhole-marsh = Marais aux Crapauds
    .the = le Marais aux Crapauds
region-hocus-thicket = Fourré Abracadabra
    .the = le Fourré Abracadabra
region-brass-pinnacle = Aiguille de Laiton
    .the = l’Aiguille de Laiton
region-redhood-forest = Forêt du Chaperon Rouge
    .the = la Forêt du Chaperon Rouge
region-nutshell-bay = Baie Coquille-de-Noix
    .the = la Baie Coquille-de-Noix
region-tinwhistle-hill = Colline du Pipeau
    .the = la Colline du Pipeau
region-piper-fields = Champs du Flûtiste
    .the = les Champs du Flûtiste

# --- Regions of the board for 5 players --------------------------------------------------------------

region-mount-siesta = Mont Sieste
    .the = le Mont Sieste
region-mirage-marsh = Marais aux Mirages
    .the = le Marais aux Mirages
region-incense-grove = Bosquet d’Encens
    .the = le Bosquet d’Encens
region-cistern-fields = Champs de la Citerne
    .the = les Champs de la Citerne
region-flamingo-fen = Marais aux Flamants
    .the = le Marais aux Flamants
region-grotto-peak = Pic de la Grotte
    .the = le Pic de la Grotte
region-apricot-hills = Collines aux Abricots
    .the = les Collines aux Abricots
region-emerald-needle = Aiguille d’Émeraude
    .the = l’Aiguille d’Émeraude
region-saffron-acres = Champs de Safran
    .the = les Champs de Safran
region-turquoise-sea = Mer Turquoise
    .the = la Mer Turquoise
region-olive-knolls = Buttes aux Olives
    .the = les Buttes aux Olives
region-saltpan-farms = Fermes des Salines
    .the = les Fermes des Salines
region-vulture-horn = Mont Vautour
    .the = le Mont Vautour
region-catacomb-mire = Bourbier des Catacombes
    .the = le Bourbier des Catacombes
region-copper-barrows = Tertres de Cuivre
    .the = les Tertres de Cuivre
region-pelican-tor = Butte du Pélican
    .the = la Butte du Pélican
region-charmed-palms = Palmeraie Enchantée
    .the = la Palmeraie Enchantée
region-mosquito-bog = Tourbière aux Moustiques
    .the = la Tourbière aux Moustiques
region-cellar-vineyards = Vignes du Cellier
    .the = les Vignes du Cellier
region-cypress-wood = Bois de Cyprès
    .the = le Bois de Cyprès
region-oracle-pinnacle = Aiguille de l’Oracle
    .the = l’Aiguille de l’Oracle
region-melon-grange = Ferme aux Melons
    .the = la Ferme aux Melons
region-carpet-hillocks = Buttes du Tapis Volant
    .the = les Buttes du Tapis Volant
region-tarpit-swamp = Marais de Bitume
    .the = le Marais de Bitume
region-donkey-pasture = Pâture aux Ânes
    .the = la Pâture aux Ânes
region-goldleaf-forest = Forêt Feuille-d’Or
    .the = la Forêt Feuille-d’Or
region-papyrus-wetland = Marais aux Papyrus
    .the = le Marais aux Papyrus
region-sesame-crag = Roc Sésame
    .the = le Roc Sésame
region-lotus-lake = Lac aux Lotus
    .the = le Lac aux Lotus
region-monkey-thicket = Fourré aux Singes
    .the = le Fourré aux Singes
region-lavender-downs = Coteaux de Lavande
    .the = les Coteaux de Lavande
region-eelcave-morass = Marécage aux Anguilles
    .the = le Marécage aux Anguilles
region-meerkat-meadows = Prés aux Suricates
    .the = les Prés aux Suricates
region-cicada-weald = Forêt aux Cigales
    .the = la Forêt aux Cigales
region-tortoise-mounds = Tertres aux Tortues
    .the = les Tertres aux Tortues
region-fortune-fields = Champs de Bonne Fortune
    .the = les Champs de Bonne Fortune
region-garnet-summit = Sommet de Grenat
    .the = le Sommet de Grenat
region-zodiac-hill = Colline du Zodiaque
    .the = la Colline du Zodiaque
region-verdigris-marsh = Marais Vert-de-Gris
    .the = le Marais Vert-de-Gris
region-wishlamp-forest = Forêt de la Lampe
    .the = la Forêt de la Lampe
region-peppercorn-farms = Fermes du Poivrier
    .the = les Fermes du Poivrier
region-bronze-hummocks = Buttes de Bronze
    .the = les Buttes de Bronze
region-sunken-quagmire = Marécage Englouti
    .the = le Marécage Englouti
region-cinnamon-copse = Boqueteau de Cannelle
    .the = le Boqueteau de Cannelle
region-camelback-alps = Alpes du Chameau
    .the = les Alpes du Chameau
region-hideaway-jungle = Jungle Cachée
    .the = la Jungle Cachée
region-anchovy-bay = Baie des Anchois
    .the = la Baie des Anchois
region-mount-presto = Mont Presto
    .the = le Mont Presto

# On a board of Underground, and on a tile of Realms.
region-umbrella-wood = Bois des Parapluies
    .the = le Bois des Parapluies
