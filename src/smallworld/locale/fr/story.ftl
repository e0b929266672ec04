### The log of a game, in short sentences. For kinds and arguments, see en/story.ftl.
###
### A player may be called Alice or Basile. So no word may agree with a player in gender, and no word before $player
### may need elision (de, que).

# --- Parts of sentences -----------------------------------------------------------------------------

story-troops = { $race ->
    [none] { count-tokens }
   *[other] { $number ->
        [one] { count-tokens }
       *[other] { $number } { race-name }
    }
}
story-from = { $from ->
    [player] , face à { $victim }
    [own] , face à ses propres pions
    [tribe] , face à une Tribu oubliée
    [monsters] , face à des Monstres
   *[none] { "" }
}
story-monsters-conquer = { $ability } prennent { $region } avec { count-tokens }{ story-from }.
story-monsters-awake = { $ability } s’éveillent et gardent { $region } : { count-tokens } de plus.
story-monsters-attack = { $ability } passent à l’attaque : { count-tokens }.

# --- Turn and combo ---------------------------------------------------------------------------------

story-turn-began = Manche { $number } : à { $player } de jouer.
story-combo-taken = { $player } prend { combo-the } : { count-tokens } en main.
story-coins-paid = { $player } paie { count-coins } pour la combinaison.
story-coins-found = { $player } empoche { count-coins } sur la combinaison.
story-badge-drawn = { $player } tire un pouvoir : { $ability }.
story-badge-exchanged = { $player } échange le pouvoir ; la colonne a désormais { $race ->
    [none] les { $other }
   *[other] { combo-the }
}.
story-combo-revealed = Du nouveau dans la colonne : { $race ->
    [none] { $other }
   *[other] { combo }
}.
story-marker-discovered = { $player } fouille { $region } et trouve : { $ability } !

# --- Conquest ---------------------------------------------------------------------------------------

story-region-abandoned = { $player } abandonne { $region }.
story-region-conquered = { $by ->
    [conquer] { $player } conquiert { $region } avec { story-troops }{ story-from }.
    [attempt] Le dé sourit : { $player } prend { $region } avec { story-troops }{ story-from }.
    [dragon-master] Le dragon fond sur { $region } pour { $player }{ story-from }.
    [sorcerers] { $player } change en { race-sorcerers.one } le pion isolé qui tenait { $region }{ story-from }.
    [catapult] Et hop, par-dessus : la catapulte gagne { $region } pour { $player }{ story-from }.
    [mercenary] Avec des mercenaires, { $player } prend { $region }{ story-from }.
    [vampire] { $player } mord le pion isolé qui tenait { $region }{ story-from }.
    [the-shiny-orb] L’Orbe étincelle : le pion isolé qui tenait { $region } sert { $player }{ story-from }.
    [will-o-wisps] Guidé par ses feux, le peuple de { $player } prend { $region } avec { story-troops }{ story-from }.
    [skeleton-guards] { story-monsters-conquer }
    [sorcerer-guards] { story-monsters-conquer }
    [mummy-guards] { story-monsters-conquer }
   *[other] { $player } conquiert { $region } grâce au pouvoir « { $ability } »{ story-from }.
}
story-tokens-lost = { $whose ->
    [nobody] Les Monstres perdent { count-tokens } : { $region }.
   *[player] { $player } perd { story-troops } en défendant { $region }.
}
story-tokens-withdrew = { $whose ->
    [nobody] Les Monstres évacuent { $region } et gardent { count-tokens }.
   *[player] { $player } évacue { $region } et reprend { story-troops } en main.
}
story-die-rolled = { $whose ->
    [nobody] { $number ->
        [0] Le dé est lancé pour les Monstres : face blanche.
       *[other] Le dé est lancé pour les Monstres : { $number } !
    }
   *[player] { $number ->
        [0] { $player } lance le dé : face blanche.
       *[other] { $player } lance le dé : { $number } !
    }
}
story-final-attempt-failed = { $whose ->
    [nobody] Les Monstres échouent devant { $region }.
   *[player] { $player } échoue devant { $region }.
}
story-target-chosen = { $ability } visent { $region }, la terre la moins protégée à leur portée : il y faut { count-tokens }.
story-lot-drawn = Parmi { $number } terres également faibles, le dé choisit { $region }.
story-attackers-stayed = { $ability } ne bougent pas : rien n’est à la portée de { count-tokens }.
story-tokens-joined = { $ability } se rassemblent ({ $region }) : { count-tokens } de plus.

# --- Redeployment -----------------------------------------------------------------------------------

story-tokens-gained = { $by ->
    [well-of-souls] { $number ->
        [one] Un fantôme surgit du Puits pour { $player }.
       *[other] { $number } fantômes surgissent du Puits pour { $player }.
    }
    [skeletons] { $number ->
        [one] Un nouveau Squelette se lève pour { $player }.
       *[other] { $number } nouveaux Squelettes se lèvent pour { $player }.
    }
    [igors] { $number ->
        [one] Il est vivant ! Un nouvel Igor rejoint { $player }.
       *[other] Ils sont vivants ! { $number } nouveaux Igors rejoignent { $player }.
    }
    [fauns] La fête des Faunes vaut { story-troops } à { $player }.
    [pygmies] { $number ->
        [one] Un nouveau Chaman est invoqué pour { $player }.
       *[other] { $number } nouveaux Chamans sont invoqués pour { $player }.
    }
    [mudmen] { $number ->
        [one] Un nouvel Homme de boue sort de la vase pour { $player }.
       *[other] { $number } nouveaux Hommes de boue sortent de la vase pour { $player }.
    }
    [the-fountain-of-youth] La Fontaine de Jouvence bouillonne : { story-troops } pour { $player }.
   *[other] { $player } gagne { story-troops } ({ $ability }).
}
story-tokens-taken-off = { $player } retire { story-troops } de la carte jusqu’au prochain tour ({ $ability }).
story-tokens-deployed = { $player } renforce { $region } avec { story-troops }.
story-piece-placed = { $by ->
    [priestesses] { $player } élève la Tour d’ivoire pour garder { $region }.
    [fortified] { $player } bâtit une forteresse pour garder { $region }.
    [heroic] Un héros garde { $region } pour { $player }.
    [bivouacking] { $player } plante { count-encampment } pour garder { $region }.
    [behemoth] { $player } mène { count-behemoth } vers { $region }.
    [leader] { $player } poste son Chef : { $region }.
    [leprechauns] { $player } cache un pot d’or pour qui saura garder { $region }.
    [catapult] La catapulte de { $player } vient garder { $region }.
    [cultists] Le Grand Ancien vient garder { $region } pour { $player }.
    [flames] { $player } fait jaillir le Volcan : { $region }.
    [royal] La Reine tient sa cour pour { $player } : { $region }.
    [shield] { $player } cuirasse { $region } de champignons.
    [magic] { $player } traîne le Sac fourre-tout vers { $region }.
    [balrog] { $player } lance le Balrog sur { $region } !
    [the-crypt-of-the-tomb-raider] Le Fantôme veille sur { $region } pour { $player }.
    [the-flying-doormat] Le Paillasson volant se pose pour { $player } : { $region }.
    [froggys-ring] { $player } dépose l’Anneau de Froggy : { $region }.
    [the-stinky-trolls-socks] Une odeur de Troll vide { $region }, pour la joie de { $player }.
    [the-scepter-of-avarice] { $player } plante le Sceptre d’avarice : { $region }.
    [the-shiny-orb] L’Orbe étincelant brille désormais ici : { $region }.
    [the-sword-of-the-killer-rabbit] L’Épée du Lapin tueur frappe pour { $player } et reste là : { $region }.
    [guardians] Deux Monstres s’installent pour garder { $region } et ce que personne n’y a encore vu.
    [creation] { $number ->
        [one] { $player } installe une Tribu oubliée : { $region }.
       *[other] { $player } fait garder { $region } par deux Monstres.
    }
    [coins-on-peaks] { $player } pose { count-coins } ici : { $region }.
    [skeleton-guards] { story-monsters-awake }
    [sorcerer-guards] { story-monsters-awake }
    [mummy-guards] { story-monsters-awake }
   *[other] { $player } emploie « { $ability } » pour { $region }.
}
story-pieces-gathered = { $by ->
    [fireball] { $number ->
        [one] Une boule de feu mijote pour { $player }.
       *[other] { $number } boules de feu mijotent pour { $player }.
    }
    [iron-dwarves] { $number ->
        [one] Un marteau d’argent est forgé pour { $player }.
       *[other] { $number } marteaux d’argent sont forgés pour { $player }.
    }
    [shield] { $number ->
        [one] Une armure de champignon est taillée pour { $player }.
       *[other] { $number } armures de champignon sont taillées pour { $player }.
    }
    [skeleton-guards] { story-monsters-attack }
    [sorcerer-guards] { story-monsters-attack }
    [mummy-guards] { story-monsters-attack }
   *[other] { $player } en amasse { $number } de plus ({ $ability }).
}
story-player-named = { $by ->
    [diplomat] { $player } fait la paix avec { $other }.
   *[other] { $player } désigne { $other } ({ $ability }).
}

# --- Scoring and decline ----------------------------------------------------------------------------

story-coins-scored = { $by ->
    [none] { $race ->
        [none] { $player } prend { count-coins } pour ses régions.
       *[other] { $player } prend { count-coins } pour les régions { race-of }.
    }
    [aquatic] La côte rapporte { $number } à { $player }, l’intérieur déduit ({ $ability }).
   *[other] { $player } prend { count-coins } de plus : { $ability }.
}
story-coins-gained = { $by ->
    [leader] { $player } prend { count-coins } pour ses Chefs captifs.
    [the-altar-of-souls] Une âme brûle sur l’Autel : { count-coins } pour { $player }.
    [martyr] { $player } se console avec { count-coins } : { $ability }.
    [vanishing] Parti en fumée : { count-coins } pour { $player }.
    [veins-of-gold] { $player } déterre de l’or : { count-coins } !
   *[other] { $player } gagne { count-coins } : { $ability }.
}
story-coins-spent = { $player } paie { count-coins } : { $ability }.
story-coins-taken = { $by ->
    [ransom] { $other } rachète son Chef : { count-coins } pour { $player }.
    [froggys-ring] L’Anneau coasse : { $other } donne { count-coins } à { $player }.
    [thieving] { $player } chaparde { count-coins } à { $other }.
    [liches] Même en déclin, les Liches encaissent : { $other } paie { count-coins } à { $player }.
    [rusted-throne] { $other } paie tribut au trône : { count-coins } pour { $player }.
   *[other] { $player } prend { count-coins } à { $other } : { $ability }.
}
story-race-declined = { $player } met { combo-the } en déclin.
story-race-left-the-map = { $player } dit adieu aux { race-name }, qui quittent la carte.
story-tile-moved = { $number ->
    [0] { $player } pousse une tuile : { $region }.
   *[other] { $player } tourne une tuile : { $region }.
}
story-tile-laid = { $player } pose une tuile : { $region }.
story-piece-laid = { $player } ajoute à la tuile : { $region }.
story-item-taken = { $player } met de côté : { $ability }.
story-event-drawn = Nouvel événement : { $ability }.
story-game-over = La partie est finie : montrez vos pièces !

# --- Since your last turn ---------------------------------------------------------------------------

recap-title = Depuis votre dernier tour
recap-bot = { $number ->
    [one] Un bot a joué { $number } tour pour vous.
   *[other] Un bot a joué { $number } tours pour vous.
}
