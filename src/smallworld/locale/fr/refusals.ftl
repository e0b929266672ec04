### Pourquoi le serveur n’a pas fait ce qu’on lui demandait, par code (docs/reference/protocol.md).

# --- En jeu ------------------------------------------------------------------------------------------------

refusal-stale = La partie a avancé depuis votre clic. Regardez le plateau et réessayez.
refusal-not-your-turn = C’est à un autre joueur de décider.
refusal-illegal = Les règles ne le permettent pas maintenant.
refusal-no-way-back = Impossible d’annuler au-delà d’un jet de dé, d’une nouvelle combinaison ou du coup d’un autre joueur.
refusal-away = Un bot joue pour vous. Reprenez d’abord votre place.
refusal-no-time = Votre temps est écoulé. Vous pourrez revenir à la prochaine manche.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-unanswered = Ce problème n’a pas encore de réponse complète.
refusal-no-team = Vous ne jouez ici pour aucune équipe, ou pour plusieurs.
refusal-not-running = La partie n’est pas en cours.
refusal-other-rules = Cette partie a commencé avec d’autres règles et ne peut pas continuer ici.

# --- Tables ------------------------------------------------------------------------------------------------

refusal-begun = La partie a déjà commencé.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-running = La partie n’est pas encore terminée.
refusal-over = La partie est déjà terminée à ce moment-là.
refusal-taken = Cette place est prise.
refusal-too-soon = Ce joueur vient de partir. Attendez un peu.
refusal-here = Ce joueur est là, ou un bot joue à sa place.
refusal-not-here = Seuls les joueurs présents à la table peuvent en décider.
refusal-no-turn-ahead = Il ne vous reste aucun tour à préparer.
refusal-own-pace = La table est déjà à son rythme normal.
refusal-bots-turn = Le bot joue son tour. Réessayez quand le tour est fini.
refusal-kept = Cette place est réservée à quelqu’un d’autre.
refusal-not-host = Seul l’hôte peut le faire.
refusal-not-alone = Seul un joueur qui n’affronte que des bots peut en changer le niveau.
refusal-missing = Introuvable. Cela a peut-être été supprimé.
refusal-closed = Les modérateurs ont fermé cette table.
refusal-bad-record = Ce fichier n’est pas une partie de Small World, ou il est endommagé.
refusal-bad-realm = Ce plateau ne peut pas être construit : { $why }
refusal-bad-draft = Cette ébauche contient une erreur et ne peut pas être jouée.
refusal-unfit-board = { $name } : uniquement sur un plateau qui a le terrain « { $land } ».
refusal-own-is-private = Les peuples et pouvoirs personnalisés ne se jouent qu’à des tables privées.
refusal-no-such-box = Boîte « { $box } » inconnue.
refusal-no-such-scenario = Scénario « { $scenario } » inconnu. Disponibles : { $known }.
refusal-no-box = Choisissez au moins une boîte : sans peuples ni pouvoirs, pas de partie.
refusal-two-scenarios = On ne joue qu’un seul scénario à la fois.
refusal-no-such-world = Monde « { $world } » inconnu. Disponibles : { $known }.
refusal-no-world = { $world ->
    [underground] Le monde souterrain a besoin de { $boxes } : ajoutez cette boîte.
   *[other] La surface a besoin de { $boxes } : ajoutez cette boîte.
}
refusal-no-places = Reliques et lieux ont besoin de { $boxes } : ajoutez cette boîte.
refusal-not-in-world = { $boxes } : cela ne se joue pas dans ce monde{ $feature ->
    [lake] , qui n’a pas de lac.
   *[other] .
}{ $elsewhere ->
    [surface] {" "}À la surface, avec une boîte de là-haut, c’est possible.
    [underground] {" "}Sous terre, avec une boîte de là-bas, c’est possible.
   *[other] {""}
}
refusal-no-board = Avec ce choix, il n’y a pas de carte pour { $players } joueurs, seulement pour { $numbers }.{ $boxes ->
    [none] {""}
   *[other] {" "}À { $players }, on peut jouer à { $boxes }.
}
refusal-too-few-combos = Pour { $players } joueurs, il faut { $needed } peuples et autant de pouvoirs. Manquent encore :
    peuples { $races }, pouvoirs { $powers }.{ $boxes ->
    [none] {" "}Ajoutez plusieurs boîtes.
   *[other] {" "}Une de ces boîtes suffit : { $boxes }.
}
refusal-other-teams = Les équipes de ce scénario sont pour { $number } joueurs, pas pour { $players }.

# --- Joueurs -----------------------------------------------------------------------------------------------

refusal-nobody = Dites d’abord qui vous êtes : jouez en invité ou connectez-vous.
refusal-bad-name = Un nom doit avoir de 1 à { $most } caractères.
refusal-bad-line = Un message doit avoir de 1 à { $most } caractères.
refusal-wrong = Nom, mot de passe ou clé d’accès incorrect.
refusal-name-taken = Un compte de ce nom existe déjà. Veuillez choisir un autre nom.
refusal-logged-in = Vous avez déjà un compte.
refusal-log-in-again = Reconnectez-vous pour confirmer.
refusal-muted = Les modérateurs vous ont retiré la parole{ $until ->
    [forever] .
   *[other] {" "}jusqu’au { $until }.
}
refusal-muted-names = Vous ne pouvez pas choisir de noms ici{ $until ->
    [forever] {""}
   *[other] {" "}jusqu’au { $until }
} : les modérateurs vous ont retiré la parole.
refusal-banned = Les modérateurs vous ont exclu{ $until ->
    [forever] .
   *[other] {" "}jusqu’au { $until }.
}
refusal-address-banned = Les modérateurs ont exclu votre adresse réseau{ $until ->
    [forever] .
   *[other] {" "}jusqu’au { $until }.
}

# --- Le reste ----------------------------------------------------------------------------------------------

refusal-too-often = C’était trop rapide. Patientez { $wait ->
    [one] une seconde.
   *[other] { $wait } secondes.
}
refusal-too-many-bots = Des bots jouent déjà à trop de vos tables. Terminez d’abord une de ces parties.
refusal-too-large = C’est trop long.
refusal-busy = Trop de connexions en ce moment. Réessayez dans un instant.
refusal-crowded = Le serveur est plein. Réessayez dans une demi-minute.
refusal-unavailable = Le serveur ne peut rien enregistrer en ce moment. Réessayez dans un instant.
refusal-broken = Une erreur s’est produite sur le serveur. Vous n’y êtes pour rien.
refusal-malformed = Le serveur n’a pas compris. Vérifiez ce que vous avez saisi.
refusal-no-push = Ce serveur n’envoie pas de notifications.
refusal-origin = Cette page n’a pas le droit de demander cela au serveur.
refusal-header = Cette page n’a pas le droit de demander cela au serveur.
refusal-http = Le serveur ne peut pas faire cela.
