### Ce que disent simulate, arena, almanac et balance, au terminal et sur leurs pages. Voir en/reports.ftl.

report-bot = bot
report-coins = pièces
report-coins-of-team = pièces de l’équipe
report-lead = avance
report-victories = victoires
report-interval = intervalle à 95 %
report-rank = rang
report-rating = cote
report-ms = ms
report-ms-decision = ms par décision
report-team = équipe
report-taken = fois prise
report-race = peuple
report-power = pouvoir
report-pair = paire
report-board = carte
report-seat = place
report-turn = tour
report-partner = partenaire
report-seat-of = { $players } joueurs, place { $seat }
report-facts = { $games } parties · { $bots } · graine { $seed } · combinaisons au hasard

report-within = ± et intervalles contiennent la vraie valeur avec 95 % de confiance ; une seule partie s’en écarte bien plus.

simulate-title = { $games } parties à { $players } joueurs, graine { $seed }
simulate-speed = { $speed } parties par seconde
simulate-decisions = { $decisions } décisions par partie
simulate-explained = Victoires : moyenne par place et partie ; une victoire partagée compte pour moitié.
teams-title = { $games } parties par équipe, dans l’ordre à partir du premier joueur

arena-title = { $games } parties, { $players } joueurs, graine { $seed }
arena-title-deals = { $games } parties de { $deals } donnes, { $players } joueurs, graine { $seed }
arena-explained = Victoires : par place et par partie ; une victoire partagée compte pour moitié. Avance : pièces à la fin au-delà de la moyenne de la table. Cote : celle d’OpenSkill, 25 pour un nouveau venu. Elo : d’après les parties à deux joueurs, 1500 en moyenne. ms : temps d’une décision.
arena-clear = { $players } joueurs : { $bot } est plus fort que { $beaten } ; il gagne { $share } de ses parties ({ $low } à { $high }).
arena-partly = { $players } joueurs : { $bot } gagne le plus, { $share } de ses parties ({ $low } à { $high }) : il est plus fort que { $beaten }, mais ces parties ne le distinguent pas de { $open }.
arena-open = { $players } joueurs : ces parties ne départagent pas { $bot } et { $open } : leurs victoires peuvent être égales. Quatre fois plus de parties rendent les intervalles deux fois plus étroits.

almanac-title = { $what ->
    [races] peuples
   *[powers] pouvoirs
}, { $players } joueurs, { $games } parties
almanac-pairs = paires, { $players } joueurs : les meilleures et les pires
almanac-first = prise au tour 1
almanac-later = au tour { $turn }
almanac-files = { $json } et { $page } contiennent toutes les paires.
almanac-explained =
    Pièces : tout ce que marque le peuple d’une combinaison à partir du tour où elle est prise. Le compte
    s’arrête quand le peuple a quitté la carte ou que la partie finit. Le prix n’est pas déduit.
almanac-best = { $players } joueurs, au tour 1 : { $name } rapporte le plus parmi les { $what ->
    [races] peuples
   *[powers] pouvoirs
}, { $coins } ± { $within } pièces, sûrement plus que { $stronger } des { $of } autres.
almanac-worst = { $players } joueurs, au tour 1 : { $name } rapporte le moins parmi les { $what ->
    [races] peuples
   *[powers] pouvoirs
}, { $coins } ± { $within } pièces, sûrement moins que { $weaker } des { $of } autres.
almanac-open = { $players } joueurs, au tour 1 : ces parties ne disent pas lequel des { $what ->
    [races] peuples
   *[powers] pouvoirs
} rapporte le plus ou le moins.

balance-title = { $name } : numéro { $rank } de { $number } { $kind ->
    [race] peuples
   *[power] pouvoirs
} en { $games } parties
balance-by = { $name } par { $part ->
    [board] carte
    [seat] place
    [turn] tour
   *[partner] partenaire
}
balance-partners = { $name } : meilleurs et pires partenaires
balance-explained = Pièces : ce que gagne une combinaison jusqu’à ce qu’elle ait quitté la carte ou que la partie finisse, moins son prix et avec ce qui était posé dessus. Avance : les pièces de son joueur à la fin, au-delà de la moyenne de la table. Victoires : la part de victoires de son joueur. Tout est comparé à la combinaison moyenne prise au même tour et à la même place ; les combinaisons sont tirées au sort.
balance-sure = Plus fort et plus faible : d’après l’avance, et seulement là où les deux intervalles ne se touchent pas.
balance-others = { $kind ->
    [race] { $own ->
        [yes] peuples imprimés
       *[no] autres peuples
    }
   *[power] { $own ->
        [yes] pouvoirs imprimés
       *[no] autres pouvoirs
    }
}
balance-above = { $name } est plus fort que { $of } des { $of } { $others } : { $lead } ± { $within } pièces.
balance-below = { $name } est plus faible que { $of } des { $of } { $others } : { $lead } ± { $within } pièces.
balance-among = { $name } : des { $of } { $others }, { $stronger ->
    [0] aucun n’est plus faible
    [one] { $stronger } est plus faible
   *[other] { $stronger } sont plus faibles
}, { $weaker ->
    [0] aucun plus fort
    [one] { $weaker } plus fort
   *[other] { $weaker } plus forts
}, et { $open ->
    [0] aucun trop proche
    [one] { $open } trop proche
   *[other] { $open } trop proches
} pour conclure : { $lead } ± { $within } pièces.
balance-open = Ces parties ne distinguent { $name } d’aucun des { $of } { $others } : { $lead } ± { $within } pièces.
balance-seldom = Pas de verdict : { $name } a été pris { $samples } fois, et il en faut au moins { $enough }. Augmentez --games.
balance-more = Quatre fois plus de parties rendent les intervalles deux fois plus étroits.
balance-take = Ôtez-lui un pion, puis relancez la mesure.
balance-give = Donnez-lui un pion de plus, puis relancez la mesure.
balance-keep = Sa force est comparable à celle des éléments imprimés : n’y changez rien.

page-verdict = Verdict
page-balance = Équilibre : { $name }
page-among = Parmi les { $kind ->
    [race] peuples
   *[power] pouvoirs
}
page-by = Par { $part ->
    [board] carte
    [seat] place
    [turn] tour
   *[partner] partenaire
}
page-lead-beyond = Avance sur la combinaison moyenne ; barres : 95 % de confiance
page-victories-beyond = Victoires au-delà de la combinaison moyenne ; barres : 95 % de confiance
page-lead = Avance, en pièces ; barres : 95 % de confiance
page-coins-ahead = pièces d’avance
page-arena = Arène : { $bots }
page-games = { $games } parties
page-seed = graine { $seed }
page-budget = budget de { $budget } par décision
page-duplicates = duplicata : toutes les parties d’une ronde ont la même colonne et les mêmes dés
page-players = { $players } joueurs, { $games } parties
page-victories = Victoires ; barres : 95 % de confiance
page-share = part des victoires ; tirets : part égale
page-rating = Cote ; barres : 95 % de confiance
page-elo = Elo ; barres : 95 % de confiance
page-coins = Pièces à la fin ; tirets : la moyenne
page-pairs = Victoires de la ligne contre la colonne
page-arena-footer =
    Les temps sont ceux des décisions entre deux actions ou plus, sur la machine qui a joué. S’il y a
    des équipes, une place a les pièces et les victoires de son équipe. Les cotes suivent l’ordre des
    équipes, et un joueur qui compte double y figure deux fois. Un dernier tableau donne les résultats
    des équipes par leurs places, quels que soient leurs bots.
page-almanac = Statistiques des combinaisons
page-almanac-facts = { $bots } · graine { $seed } · combinaisons au hasard
page-first = Premières combinaisons (tour 1) par { $what ->
    [races] peuple
   *[powers] pouvoir
} ; barres : 95 % de confiance
page-later = Combinaisons suivantes (tour { $turn }) par { $what ->
    [races] peuple
   *[powers] pouvoir
} ; barres : 95 % de confiance
page-coins-of-pairs = Pièces de chaque paire, prise au tour { $turn }
page-coins-average = pièces ; tirets : la combinaison moyenne
page-taken-in = prise au tour
page-combos = combinaisons
page-price = prix payé
page-beyond = revenu au-delà de la moyenne
page-less-price = moins le prix
page-almanac-footer =
    Les combinaisons ont été tirées au sort, les bots ont décidé de tout le reste. L’estimation d’une
    paire rarement vue se rapproche de celle de son peuple et de son pouvoir.
