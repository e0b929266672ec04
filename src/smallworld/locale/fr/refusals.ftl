### Pourquoi le serveur n’a pas fait ce qu’on lui demandait, par code (docs/reference/protocol.md).

# --- En jeu ------------------------------------------------------------------------------------------------

refusal-stale = La partie a avancé entre-temps. Regardez de nouveau.
refusal-not-your-turn = C’est à un autre joueur de décider.
refusal-illegal = Les règles ne le permettent pas.
refusal-no-way-back = Il est trop tard pour revenir en arrière.
refusal-away = Un bot joue pour vous. Reprenez d’abord votre place.
refusal-no-time = Votre temps est écoulé. Vous pourrez revenir au prochain tour de jeu.
refusal-not-your-seat = Cette place n’est pas la vôtre.
refusal-no-team = Vous ne jouez ici pour aucune équipe, ou pour plusieurs.
refusal-not-running = La partie n’est pas en cours.
refusal-other-rules = Cette partie a commencé sous d’autres règles et ne peut pas continuer ici.

# --- Tables ------------------------------------------------------------------------------------------------

refusal-begun = La partie a déjà commencé.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-running = La partie n’est pas encore terminée.
refusal-over = À partir de là, il n’y a plus rien à jouer.
refusal-taken = Cette place est prise.
refusal-too-soon = L’absence vient de commencer. Attendez un peu.
refusal-here = La personne est là, ou un bot joue à sa place.
refusal-not-here = Seules les personnes présentes à la table décident.
refusal-no-turn-ahead = Il ne vous reste aucun tour à préparer.
refusal-own-pace = La table va à son propre rythme.
refusal-kept = Cette place est réservée à quelqu’un d’autre.
refusal-not-host = Seul l’hôte peut le faire.
refusal-missing = Cela n’existe pas ou plus ici.
refusal-closed = Les responsables de ce serveur ont fermé cette table.
refusal-bad-realm = Ce plateau ne peut pas être construit : { $why }
refusal-bad-draft = Cette ébauche ne peut pas être jouée : quelque chose n’y va pas.
refusal-own-is-private = Les peuples et pouvoirs à soi ne se jouent qu’à des tables privées.
refusal-no-such-box = Il n’y a pas de boîte « { $box } » ici.
refusal-no-such-scenario = Il n’y a pas de scénario « { $scenario } » ici, seulement { $known }.
refusal-no-box = Choisissez au moins une boîte : sans peuples ni pouvoirs, personne ne peut jouer.
refusal-two-scenarios = On ne joue qu’un seul scénario à la fois.
refusal-no-such-world = Il n’y a pas de monde « { $world } » ici, seulement { $known }.
refusal-no-world = { $world ->
    [underground] Le monde d’en bas vient avec { $boxes } : choisissez-le aussi.
   *[other] La surface vient avec { $boxes } : choisissez-le aussi.
}
refusal-no-places = Reliques et lieux viennent avec { $boxes } : choisissez-le aussi.
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
refusal-bad-name = Un nom a de 1 à { $most } lettres.
refusal-bad-line = Un message a de 1 à { $most } lettres.
refusal-wrong = Nom, mot de passe ou clé d’accès incorrect.
refusal-name-taken = Un compte porte déjà ce nom.
refusal-logged-in = Vous avez déjà un compte.
refusal-log-in-again = Reconnectez-vous pour confirmer.
refusal-muted = Vous ne pouvez plus écrire ici{ $until ->
    [forever] {""}
   *[other] {" "}jusqu’au { $until }
} : les responsables de ce serveur en ont décidé ainsi.
refusal-muted-names = Vous ne pouvez plus rien nommer ici{ $until ->
    [forever] {""}
   *[other] {" "}jusqu’au { $until }
}, ni vous-même ni autre chose : les responsables de ce serveur en ont décidé ainsi.
refusal-banned = Vous ne pouvez plus jouer ici{ $until ->
    [forever] {""}
   *[other] {" "}jusqu’au { $until }
} : les responsables de ce serveur en ont décidé ainsi.
refusal-address-banned = Depuis votre connexion, personne ne peut plus jouer ici{ $until ->
    [forever] {""}
   *[other] {" "}jusqu’au { $until }
} : les responsables de ce serveur en ont décidé ainsi.

# --- Le reste ----------------------------------------------------------------------------------------------

refusal-too-often = C’était un peu rapide. { $wait ->
    [one] Patientez une seconde.
   *[other] Patientez { $wait } secondes.
}
refusal-too-many-bots = Des bots jouent déjà à un très grand nombre de vos tables. Terminez d’abord une de ces parties.
refusal-too-large = C’est trop long.
refusal-busy = Trop de connexions en ce moment. Réessayez dans un instant.
refusal-crowded = Il se joue ici autant de parties qu’il y a de place. Réessayez dans une demi-minute.
refusal-unavailable = Le serveur ne peut rien enregistrer en ce moment. Réessayez dans un instant.
refusal-broken = Quelque chose s’est mal passé dans le serveur. Vous n’y êtes pour rien.
refusal-malformed = Le serveur n’a pas compris la demande.
refusal-no-push = Ce serveur n’envoie pas de notifications.
refusal-origin = Cette page n’a pas le droit de demander cela.
refusal-header = Cette page n’a pas le droit de demander cela.
refusal-http = Le serveur ne peut pas faire cela.
