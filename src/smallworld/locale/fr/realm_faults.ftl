### Pourquoi un plateau de tuiles ne tient pas ; codes de content/realms/tiles/errors.py.

realm-fault-name = son nom doit avoir de 1 à { $most } caractères.
realm-fault-players = il est pour { $players } joueurs, or on joue de { $least } à { $most }.
realm-fault-rounds = il a { $rounds } manches ; de 1 à { $most } sont possibles.
realm-fault-water = l’eau doit être une de celles-ci : { $known }.
realm-fault-no-tiles = il n’a pas de tuile.
realm-fault-no-such-tile = il n’y a pas de tuile { $tile } ; elles vont de A à Z.
realm-fault-tile-twice = la tuile { $tile } y est deux fois ; la boîte n’en a qu’une.
realm-fault-no-such-side = la tuile { $tile } n’a pas cette face, seulement surface et souterrain.
realm-fault-cell-taken = la tuile { $tile } ne peut être en { $column }, { $row } : la tuile { $other } y est.
realm-fault-too-far = la tuile { $tile } est à plus de { $most } cases du milieu.
realm-fault-turn = la tuile { $tile } est tournée { $turn } fois ; c’est possible de 0 à 5.
realm-fault-no-such-piece = cet élément n’existe pas ; la boîte a { $mountains } montagnes et { $chasms } gouffres.
realm-fault-piece-twice = { $kind ->
    [mountain] la montagne { $number } y est deux fois ; la boîte n’en a qu’une.
   *[chasm] le gouffre { $number } y est deux fois ; la boîte n’en a qu’un.
}
realm-fault-piece-off = { $kind ->
    [mountain] la montagne { $number } est sur la tuile { $tile }, qui n’est pas sur la table.
   *[chasm] le gouffre { $number } est sur la tuile { $tile }, qui n’est pas sur la table.
}
realm-fault-piece-place = la tuile { $tile } n’a pas de place { $place } ; elles vont de 0 à 5.
realm-fault-piece-on-water = { $kind ->
    [mountain] la montagne { $number } serait sur l’eau de la tuile { $tile }.
   *[chasm] le gouffre { $number } serait sur l’eau de la tuile { $tile }.
}
realm-fault-piece-on-piece = { $kind ->
    [mountain] la montagne { $number } serait sur une autre pièce de la tuile { $tile }.
   *[chasm] le gouffre { $number } serait sur une autre pièce de la tuile { $tile }.
}
realm-fault-parted = sur la tuile { $tile }, les éléments couperaient la région { $region } en deux.
realm-fault-narrow = sur la tuile { $tile }, les éléments ne laisseraient pas à la région { $region } la place d’une pile.
realm-fault-crowd = sur la tuile { $tile }, quatre régions se toucheraient en un point, dont { $regions }.
realm-fault-border-no-water = la frontière de rivière de la tuile { $tile } n’est pas au bord de l’eau.
realm-fault-border-twice = deux frontières de rivière sont au même endroit.
realm-fault-border-drifts = là où les tuiles dérivent, les eaux qui se touchent n’en font qu’une : il n’y a pas de frontière de rivière.
realm-fault-no-such-mark = il n’y a pas de marque { $mark }. Disponibles : { $known }.
realm-fault-no-region = il n’y a pas de région { $region }. Disponibles : { $known }.
realm-fault-region-twice = le même élément figure deux fois dans une région.
realm-fault-no-mountain = un pic est en { $region }, qui n’est pas une montagne.
realm-fault-no-land = { $region } n’est pas une terre : rien ne peut s’y trouver.
realm-fault-too-many = un élément est utilisé { $number } fois, et la boîte n’en a que { $most }.
realm-fault-both = { $region } a à la fois une Tribu oubliée et des Monstres.
realm-fault-vein-level = { $region } doit appartenir à un seul filon d’or et à un seul niveau.
realm-fault-vein-twice = le filon d’or qui passe par { $region } a une autre région de ce niveau.
realm-fault-vein-taken = d’autres que des gardiens se tiennent dans { $region }, qui fait partie d’un filon d’or.
realm-fault-two-tunnels = une région a deux tunnels.
realm-fault-name-of-region = le nom de la région { $region } doit avoir de 1 à { $most } caractères.
realm-fault-names-too-long = les noms des régions sont trop longs : { $bytes } octets, pour { $most } au plus.
realm-fault-code-too-long = sa chaîne a plus de { $most } caractères.
realm-fault-code-version = sa chaîne est de la version { $version } ; seule la version { $known } peut être lue.
realm-fault-code-torn = sa chaîne est abîmée ou incomplète.
realm-fault-too-many-to-mirror = { $number } tuiles, c’est trop pour le miroir ; { $most } au plus.
realm-fault-rules-title = le titre doit avoir de 1 à { $most } caractères.
realm-fault-rules-tool = règle { $said } inconnue. Possibles : { $known }.
realm-fault-rules-field = champ { $said } inconnu. Possibles : { $known }.
realm-fault-rules-value = { $field } est { $said }, mais devrait être { $wanted }.
realm-fault-rules-twice = { $feature } a déjà une règle, et ne peut en avoir qu’une.
realm-fault-rules-apart = les règles { $tool } et { $other } ne vont pas ensemble.
realm-fault-rules-world = la règle { $tool } demande des peuples des deux mondes.
realm-fault-unknown = { $message }
