### L’atelier : des peuples et des pouvoirs à soi, dans le terminal et dans le navigateur ; voir en/workshop.ftl.

# --- Ce que cela apporte -----------------------------------------------------------------------------------

draft-race = { $number ->
    [one] { $number } pion sur la tuile ; la boîte en contient { $supply }.
   *[other] { $number } pions sur la tuile ; la boîte en contient { $supply }.
}
draft-power = { $number ->
    [0] Aucun pion sur la tuile.
    [one] { $number } pion sur la tuile.
   *[other] { $number } pions sur la tuile.
}
draft-no-ability = C’est tout ce qu’il sait faire.

# --- Ce que font les outils --------------------------------------------------------------------------------

tool-feature-bonus-name = Bonus pour un type de région
tool-feature-bonus = Au décompte, { $every ->
    [one] chaque région de ce type rapporte
   *[other] chaque groupe de { $every } régions de ce type rapporte
} { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus{ $also-declined ->
    [yes] , en déclin aussi
   *[no] { "" }
} : { $features }.
tool-border-bonus-name = Bonus de frontière
tool-border-bonus = Au décompte, chaque région qui en borde une de ce type rapporte { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus : { $features }.
tool-contact-bonus-name = Bonus de voisinage
tool-contact-bonus = Au décompte, chaque région qui borde un autre peuple, une Tribu oubliée ou des Monstres rapporte { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus.
tool-solitude-bonus-name = Bonus de solitude
tool-solitude-bonus = Au décompte, chaque région qui ne borde aucun autre peuple, ni Tribu oubliée ni Monstres, rapporte { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus.
tool-set-bonus-name = Bonus de dispersion
tool-set-bonus = Au décompte, chaque groupe de régions qui ne touche aucune autre région du peuple rapporte { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus.
tool-union-bonus-name = Bonus d’unité
tool-union-bonus = Au décompte, il y a { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus si toutes ses régions se tiennent.
tool-region-bonus-name = Bonus pour chaque région
tool-region-bonus = Au décompte, chaque région rapporte { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus.
tool-spoils-bonus-name = Bonus de conquête
tool-spoils-bonus = Au décompte, chaque région non vide conquise pendant ce tour rapporte { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus.
tool-crowd-bonus-name = Bonus de foule
tool-crowd-bonus = Au décompte, chaque région avec { $least } pions ou plus rapporte { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus.
tool-few-regions-name = Bonus pour peu de régions
tool-few-regions = Au décompte, il y a { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus si le peuple tient { $most ->
    [one] une région
   *[other] { $most } régions
} au plus.
tool-many-regions-name = Bonus pour beaucoup de régions
tool-many-regions = Au décompte, chaque région au-delà { $beyond ->
    [1] de la première
   *[other] des { $beyond } premières
} rapporte { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus.
tool-income-name = Revenu
tool-income = Chaque tour rapporte { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus, quoi que tienne le peuple.
tool-pension-name = Pension
tool-pension = Une fois en déclin, le peuple rapporte à chaque tour { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus, tant qu’il tient une région.
tool-first-bonus-name = Trésor
tool-first-bonus = Le tour où l’on prend la combinaison rapporte { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus, une seule fois.
tool-peace-bonus-name = Bonus de paix
tool-peace-bonus = Un tour où le peuple n’attaque aucun peuple actif rapporte { $number ->
    [one] une pièce
   *[other] { $number } pièces
} de plus.
tool-abandon-bonus-name = Bonus d’abandon
tool-abandon-bonus = Chaque région que le peuple abandonne rapporte { $number ->
    [one] une pièce
   *[other] { $number } pièces
} et ne peut être reconquise au même tour.
tool-decline-bonus-name = Bonus du déclin des autres
tool-decline-bonus = Chaque peuple en déclin quand on prend la combinaison, et chaque peuple qui décline ensuite, rapporte { $number ->
    [one] une pièce
   *[other] { $number } pièces
}.
tool-plunder-name = Butin
tool-plunder = Pour chaque région conquise à un peuple actif, son joueur vous paie { $number ->
    [one] une pièce
   *[other] { $number } pièces
}, ou tout ce qu’il a s’il en a moins.
tool-levy-name = Tribut
tool-levy = Un adversaire qui conquiert une de ses régions vous paie { $number ->
    [one] une pièce
   *[other] { $number } pièces
}, ou tout ce qu’il a s’il en a moins.
tool-compensation-name = Dédommagement
tool-compensation = Pour chacune de ses régions conquise par un adversaire, la banque vous paie { $number ->
    [one] une pièce
   *[other] { $number } pièces
}.
tool-duty-name = Redevance
tool-duty = { $active ->
    [yes] { $declined ->
        [yes] Un adversaire qui conquiert une de ses régions, en déclin aussi,
       *[no] Un adversaire qui conquiert une de ses régions tant qu’il est actif
    }
   *[no] { $declined ->
        [yes] Un adversaire qui conquiert une de ses régions en déclin
       *[no] Cela ne fait rien, ni en activité ni en déclin. Qui conquiert une de ses régions
    }
} vous paie { $number ->
    [one] une pièce
   *[other] { $number } pièces
}. Un adversaire qui ne peut pas payer ne peut pas conquérir la région.
tool-toll-name = Péage
tool-toll = Passer cette combinaison coûte { $number } pièces au lieu d’une.
tool-discount-name = Conquêtes moins chères
tool-discount = { $where ->
    [all] Toute région coûte { $number ->
        [one] un pion
       *[other] { $number } pions
    } de moins, sans jamais descendre sous un.
   *[some] Les régions de ces types coûtent { $number ->
        [one] un pion
       *[other] { $number } pions
    } de moins, sans jamais descendre sous un : { $features }.
}
tool-discount-beside-name = Voisines moins chères
tool-discount-beside =
    Une région voisine d’une région de ce type que tient le peuple coûte un pion de moins, un au minimum :
    { $features }.
tool-discount-against-declined-name = Moins cher contre le déclin
tool-discount-against-declined = Les régions des Tribus oubliées et des peuples en déclin coûtent { $number ->
    [one] un pion
   *[other] { $number } pions
} de moins, sans jamais descendre sous un.
tool-recurring-discount-name = Rabais périodique
tool-recurring-discount = Une manche sur { $every ->
    [2] deux
    [3] trois
    [4] quatre
   *[other] cinq
}, toutes les régions coûtent { $number ->
    [one] un pion
   *[other] { $number } pions
} de moins, sans jamais descendre sous un.
tool-vengeance-name = Vengeance
tool-vengeance = Les régions des joueurs qui ont attaqué un de vos peuples depuis votre dernier tour coûtent { $number ->
    [one] un pion
   *[other] { $number } pions
} de moins, sans jamais descendre sous un.
tool-as-if-empty-name = Comme si c’était vide
tool-as-if-empty = { $where ->
    [all] Toute région coûte comme si elle était vide, qui que ce soit qui la tienne ou la défende.
   *[some] Les régions de ces types coûtent comme si elles étaient vides, qui que ce soit qui les tienne ou les défende : { $features }.
}
tool-surcharge-name = Conquêtes plus chères
tool-surcharge = { $where ->
    [all] Toute région coûte à ce peuple { $number ->
        [one] un pion
       *[other] { $number } pions
    } de plus.
   *[some] Les régions de ces types coûtent à ce peuple { $number ->
        [one] un pion
       *[other] { $number } pions
    } de plus : { $features }.
}
tool-pack-name = Toujours en groupe
tool-pack = Aucune région n’est conquise ni tenue avec moins de { $number } pions.
tool-reach-name = Portée lointaine
tool-reach = { $where ->
    [all] { $entry ->
        [yes] Tant qu’il n’a aucune région, le peuple peut commencer dans n’importe quelle région terrestre.
       *[no] Toute région terrestre est à portée, adjacente ou non.
    }
   *[some] { $entry ->
        [yes] Tant qu’il n’a aucune région, le peuple peut commencer dans les régions terrestres de ces types : { $features }.
       *[no] Les régions terrestres de ces types sont à portée, adjacentes ou non : { $features }.
    }
}
tool-linked-name = Passages secrets
tool-linked = Pour ce peuple, toutes les régions de ce type sont adjacentes entre elles{ $number ->
    [0] { "" }
    [one] { " " }et coûtent un pion de moins
   *[other] { " " }et coûtent { $number } pions de moins
} : { $features }.
tool-passage-name = Traversée
tool-passage =
    Le peuple traverse les régions de ce type, libres ou non : { $features }. Toutes les régions autour
    d’une suite de telles régions sont adjacentes entre elles. Si la suite touche le bord de la carte, le
    peuple peut entrer par elle.
tool-rims-name = De bord en bord
tool-rims = Les régions qui en bordent une de ce type sont adjacentes à toutes celles du peuple, et il peut entrer par là sur la carte : { $features }.
tool-admitted-name = Sur l’eau
tool-admitted = Pour ce peuple, ce sont des régions comme les autres : { $features }. Il les garde en déclin.
tool-substitution-name = Substitution
tool-substitution = Une fois par tour et par adversaire, un pion de la réserve{ $from-hand ->
    [yes] , ou de la main,
   *[no] { "" }
} prend la place d’un de ses pions actifs, isolé et à portée{ $entry ->
    [yes] , même pour entrer sur la carte si le peuple peut en atteindre un de l’extérieur
   *[no] { "" }
}.
tool-stronghold-name = Difficile à conquérir
tool-stronghold = { $where ->
    [all] Ses régions coûtent aux attaquants { $number ->
        [one] un pion
       *[other] { $number } pions
    } de plus{ $also-declined ->
        [yes] , en déclin aussi
       *[no] { "" }
    }.
   *[some] Ses régions de ces types coûtent aux attaquants { $number ->
        [one] un pion
       *[other] { $number } pions
    } de plus{ $also-declined ->
        [yes] , en déclin aussi
       *[no] { "" }
    } : { $features }.
}
tool-immune-name = Régions imprenables
tool-immune = { $active ->
    [yes] { $declined ->
        [yes] Les adversaires ne peuvent pas conquérir ses régions de ces types, en déclin non plus : { $features }.
       *[no] Tant que le peuple est actif, les adversaires ne peuvent pas conquérir ses régions de ces types : { $features }.
    }
   *[no] { $declined ->
        [yes] En déclin, les adversaires ne peuvent pas conquérir ses régions de ces types : { $features }.
       *[no] Cela ne fait rien : aucune région n’est protégée, ni en activité ni en déclin.
    }
}
tool-spared-name = Aucune perte
tool-spared = Quand une de ses régions est conquise, aucun pion n’est perdu : tous se replient.
tool-silent-name = Silence
tool-silent =
    Tant que le peuple est actif, les adversaires n’ont contre lui que leurs pions et le dé. Leurs
    capacités et leurs marqueurs spéciaux n’aident pas.
tool-for-attack-only-name = Pions d’attaque
tool-for-attack-only = La combinaison apporte { $number ->
    [one] un pion
   *[other] { $number } pions
} de plus, pour l’attaque seulement : autant quittent la carte à la fin de chaque tour.
tool-scattered-name = Clairsemé
tool-scattered =
    À la fin de son tour, le moins de pions possible reste dans chaque région. Les autres quittent la
    carte jusqu’à son prochain tour.
tool-recruits-name = Recrues
tool-recruits = Avant le redéploiement, un nouveau pion arrive pour { $every ->
    [one] chaque région non vide conquise
   *[other] { $every } régions non vides conquises
} pendant ce tour.
tool-growth-name = Croissance
tool-growth = Avant le redéploiement, un nouveau pion arrive pour { $every ->
    [one] chaque région de ce type que le peuple tient
   *[other] { $every } régions de ce type que le peuple tient
} : { $features }.
tool-refill-name = Pions frais
tool-refill = Au début de chaque tour, le peuple reçoit { $number ->
    [one] un pion
   *[other] { $number } pions
} de plus, tant que la boîte en contient.
tool-regroup-name = Regroupement
tool-regroup = { $number ->
    [one] Une fois
   *[other] { $number } fois
} par tour, entre deux conquêtes, tous les pions en trop peuvent être repris en main.
tool-endures-name = Déclin durable
tool-endures = Une fois en déclin, le peuple reste sur la carte quand un peuple suivant décline.
tool-late-decline-name = Déclin tardif
tool-late-decline = Le peuple peut passer en déclin à la fin d’un tour, après le décompte.
tool-entombed-name = Tous restent
tool-entombed = En déclin, tous ses pions restent sur la carte et sont redéployés une dernière fois. Quand une région est perdue, ils se replient tant qu’il en reste une autre.
tool-vanishing-name = Disparition
tool-vanishing = Quand le peuple décline, tous ses pions quittent la carte, et chaque région qu’il tenait rapporte { $number ->
    [one] une pièce
   *[other] { $number } pièces
} au lieu d’une.
tool-rebirth-name = Renaissance
tool-rebirth = En déclin, le peuple peut donner à chaque tour { $most ->
    [one] une région
   *[other] jusqu’à { $most } régions
} à votre peuple actif, qui y reçoit un pion.

parameter-active = en activité
parameter-also-declined = en déclin aussi
parameter-beyond = régions sans bonus
parameter-by = pions
parameter-coins = pièces
parameter-declined = en déclin
parameter-entry = seulement pour commencer
parameter-every = { $tool ->
    [recurring-discount] manches par rabais
   *[other] régions par gain
}
parameter-feature = type de région
parameter-features = types de régions
parameter-from-hand = aussi de la main
parameter-least = au moins
parameter-most = au plus
parameter-times = fois
parameter-tokens = pions

# --- Ce qui ne va pas --------------------------------------------------------------------------------------

draft-problem-error = erreur
draft-problem-warning = attention
draft-fine = Tout va bien.
banner-checked = { $names } : tout va bien ; { $number } parties au hasard ont été jouées jusqu’au bout.
workshop-source = personnalisé
draft-line = ligne { $line }
draft-meant = { $hint ->
    [none] Disponibles : { $known }.
   *[other] Vouliez-vous dire « { $hint } » ?
}
draft-not-toml = Ce n’est pas du TOML : { $why }.
draft-too-long = C’est trop long ; { $most } caractères au plus.
draft-nothing = Il n’y a là ni peuple ni pouvoir.
draft-not-a-table = Il faudrait ici des champs avec des valeurs.
draft-not-a-list = « { $said } » devrait être une liste.
draft-not-a-text = « { $said } » devrait être un texte entre guillemets.
draft-not-a-number = « { $said } » devrait être un nombre entier.
draft-not-a-flag = « { $said } » devrait être true ou false.
draft-too-many = Il y en a { $number } ; { $most } au plus.
draft-out-of-range = « { $said } » vaut { $number } ; de { $least } à { $most } sont possibles.
draft-missing-field = « { $said } » manque.
draft-unknown-field = Il n’y a pas de champ « { $said } ». { draft-meant }
draft-unknown-tool = Il n’y a pas d’outil « { $said } ». { draft-meant }
draft-unknown-parameter = L’outil « { $tool } » n’a pas de réglage « { $said } ». { $known ->
    [none] Il n’a pas de réglages.
   *[other] { draft-meant }
}
draft-unknown-feature = Il n’y a pas ici de régions du type « { $said } ». { draft-meant }{ $new ->
    [yes] {" "}Si votre propre carte a ce terrain, ajoutez-le au début, dans « terrains ».
   *[no] {""}
}
draft-not-new-terrain = « { $said } » ne peut pas être un nouveau terrain. Utilisez l’identifiant de votre carte, par exemple salt-flat.
draft-needs-feature = Nommez au moins un type de région : { $known }.
draft-name-signs = « { $said } » ne peut pas être un nom : seules des lettres et des espaces y ont leur place.
draft-name-length = Un nom doit avoir de { $least } à { $most } caractères.
draft-name-taken = « { $said } » est pris : quelque chose dans le jeu porte déjà ce nom.
draft-name-twice = « { $said } » figure deux fois : chaque nom doit être différent.
draft-supply-short = La boîte en contient { $number }, moins que les { $tokens } de la tuile.
draft-supply-scarce = La boîte n’en contient que { $number }. Avec un pouvoir à cinq pions, il en manquera ; { $enough } suffisent.
draft-many-tokens = { $kind ->
    [race] { $number } pions, c’est beaucoup pour un peuple : la règle s’arrête à { $most }.
   *[power] { $number } pions, c’est beaucoup pour un pouvoir : la règle s’arrête à { $most }.
}
draft-law-state =
    « { $hook } » change la partie, alors qu’il ne doit que répondre à une question : les bots et les
    écrans l’appellent à tout moment. Faites ce changement là où quelque chose se passe, comme dans
    « conquered ».
draft-law-kept =
    La capacité garde « { $name } » dans son propre objet, que partagent toutes les copies de toutes les
    parties. Utilisez state.remember et state.recall.
draft-law-chance = « { $name } » tire des nombres au hasard qu’aucun enregistrement ne contient. Faites sans : une partie doit se dérouler de la même façon quand elle est rejouée ou essayée d’avance.
draft-law-feature = Aucun plateau n’a de régions du type « { $said } ». { draft-meant }
draft-law-piece = La capacité pose des marqueurs, mais n’en a pas. Nommez son marqueur à sa création : super().__init__(Traits(piece=…)).
draft-law-number = « { $hook } » donne { $number } ; seuls des entiers à partir de 0 sont possibles.
draft-law-broken = Une partie au hasard a enfreint une règle qui doit toujours valoir : { $why }.
draft-law-twice = Deux parties avec les mêmes décisions et le même hasard finissent différemment.
draft-same-twice = La même capacité est là deux fois : les deux comptent.

# --- La page -----------------------------------------------------------------------------------------------

box-workshop = Atelier
workshop-hint = Créez un peuple ou un pouvoir, essayez-le et partagez-le.
workshop-intro = Composez ce que sait faire un peuple ou un pouvoir avec les outils du jeu. Cela se lit aussitôt comme une
    règle, et vous pouvez y jouer tout de suite.
workshop-broken-link = Il n’y a pas d’ébauche dans ce lien ; il en manque peut-être un morceau.
workshop-race = Un peuple
workshop-power = Un pouvoir
workshop-add-race = Ajouter un peuple
workshop-add-power = Ajouter un pouvoir
workshop-name = Nom
workshop-tokens-race = Pions sur la tuile
workshop-tokens-power = Pions sur la tuile
workshop-supply = Pions dans la boîte
workshop-abilities = Capacités
workshop-add-ability = Ajouter une capacité
workshop-ability-number = Capacité { $number }
workshop-remove = Retirer
workshop-remove-ability = Retirer « { $name } »
workshop-all-regions = aucun choix : toutes les régions
workshop-example = Loutres
workshop-heading-coins = Pièces
workshop-heading-conquest = Conquête
workshop-heading-defence = Défense
workshop-heading-tokens = Pions
workshop-heading-decline = Déclin
workshop-start-over = Recommencer
workshop-reads = Comment cela se lit
workshop-try = L’essayer
workshop-try-hint = À une table privée, contre des bots. Ce que vous avez fait sort le premier des piles, et vous commencez.
workshop-opponents = Adversaires
workshop-play = Jouer avec
workshop-friends = Avec des amis, par lien
workshop-share = Partager
workshop-share-hint = Le lien contient tout. Qui l’ouvre peut en modifier une copie dans l’atelier.
workshop-save = Enregistrer dans un fichier
workshop-unnamed = Donnez-lui un nom. Vous pourrez alors y jouer et le partager.

# The announcement of a screen reader after a change that only removes text.
workshop-said-shorter = Le texte est plus court maintenant.
