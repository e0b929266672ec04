### La cronaca di una partita. Per gli id e gli argomenti, vedi en/story.ftl.
###
### Il .the di una regione ha il suo articolo: sta bene come oggetto e dopo verso, presso, contro, per, con, tra; mai dopo
### a, di, da, in, su.

# --- Parts of sentences -----------------------------------------------------------------------------

story-troops = { $race ->
    [none] { count-tokens }
   *[other] { $number ->
        [one] { count-tokens }
       *[other] { $number } { race-name }
    }
}
story-from = { $from ->
    [player] , ai danni di { $victim }
    [own] , ai danni della propria razza
    [tribe] , ai danni di una Tribù Perduta
    [monsters] , ai danni dei Mostri
   *[none] { "" }
}
story-monsters-conquer = { $ability } conquistano { $region } con { count-tokens }{ story-from }.
story-monsters-awake = { $ability } si destano per difendere { $region }: { count-tokens } in più.
story-monsters-attack = { $ability } escono all’attacco: { count-tokens }.

# --- Turn and combo ---------------------------------------------------------------------------------

story-turn-began = Round { $number }: turno di { $player }.
story-combo-taken = { $player } prende { combo-the }: { count-tokens }.
story-coins-paid = { $player } paga { count-coins } per la combinazione.
story-coins-found = { $player } intasca { count-coins } dalla combinazione.
story-badge-drawn = { $player } pesca un cartellino: { $ability }.
story-badge-exchanged = { $player } scambia il cartellino; ora in colonna c’è: { $race ->
    [none] { $other }
   *[other] { combo }
}.
story-combo-revealed = Novità in colonna: { $race ->
    [none] { $other }
   *[other] { combo }
}.
story-marker-discovered = { $player } esplora { $region } e trova: { $ability }!

# --- Conquest ---------------------------------------------------------------------------------------

story-region-abandoned = { $player } abbandona { $region }.
story-region-conquered = { $by ->
    [conquer] { $player } conquista { $region } con { story-troops }{ story-from }.
    [attempt] Il dado sorride: { $player } prende { $region } con { story-troops }{ story-from }.
    [dragon-master] Il drago piomba dal cielo e conquista { $region } per { $player }{ story-from }.
    [sorcerers] { $player } trasforma in { race-sorcerers.one } il segnalino che difendeva da solo { $region }{ story-from }.
    [catapult] E via, per aria: la catapulta conquista { $region } per { $player }{ story-from }.
    [mercenary] Con i mercenari { $player } prende { $region }{ story-from }.
    [vampire] Un morso, e chi difendeva { $region } ora serve { $player }{ story-from }.
    [the-shiny-orb] La Sfera brilla, e chi difendeva { $region } ora obbedisce a { $player }{ story-from }.
    [will-o-wisps] Seguendo i fuochi, { $player } prende { $region } con { story-troops }{ story-from }.
    [skeleton-guards] { story-monsters-conquer }
    [sorcerer-guards] { story-monsters-conquer }
    [mummy-guards] { story-monsters-conquer }
   *[other] { $player } conquista { $region } grazie a «{ $ability }»{ story-from }.
}
story-tokens-lost = { $whose ->
    [nobody] I Mostri perdono { count-tokens } difendendo { $region }.
   *[player] { $player } perde { story-troops } difendendo { $region }.
}
story-tokens-withdrew = { $whose ->
    [nobody] I Mostri lasciano { $region } e salvano { count-tokens }.
   *[player] { $player } lascia { $region } e salva { story-troops }.
}
story-die-rolled = { $whose ->
    [nobody] { $number ->
        [0] Si lancia il dado per i Mostri: faccia vuota.
       *[other] Si lancia il dado per i Mostri: { $number }!
    }
   *[player] { $number ->
        [0] { $player } lancia il dado: faccia vuota.
       *[other] { $player } lancia il dado: { $number }!
    }
}
story-final-attempt-failed = { $whose ->
    [nobody] I Mostri attaccano invano { $region }.
   *[player] { $player } attacca invano { $region }.
}
story-target-chosen = { $ability } prendono di mira { $region }, la terra meno protetta a portata: { $number ->
    [one] serve { count-tokens }
   *[other] servono { count-tokens }
}.
story-lot-drawn = Fra { $number } terre ugualmente deboli, il dado sceglie { $region }.
story-attackers-stayed = { $ability } restano dove sono: con { count-tokens } non c’è nulla a portata.
story-tokens-joined = { $ability } si radunano presso { $region }: { count-tokens } in più.

# --- Redeployment -----------------------------------------------------------------------------------

story-tokens-gained = { $by ->
    [well-of-souls] { $number ->
        [one] Uno spettro sorge dal Pozzo per { $player }.
       *[other] { $number } spettri sorgono dal Pozzo per { $player }.
    }
    [skeletons] { $number ->
        [one] Un nuovo Scheletro si leva per { $player }.
       *[other] { $number } nuovi Scheletri si levano per { $player }.
    }
    [igors] { $number ->
        [one] Si può fare! Un nuovo Igor serve { $player }.
       *[other] Si può fare! { $number } nuovi Igor servono { $player }.
    }
    [fauns] I Fauni fanno festa: { story-troops } per { $player }.
    [pygmies] { $number ->
        [one] Un nuovo Sciamano risponde al richiamo di { $player }.
       *[other] { $number } nuovi Sciamani rispondono al richiamo di { $player }.
    }
    [mudmen] { $number ->
        [one] Una nuova Melma esce dal fango per { $player }.
       *[other] { $number } nuove Melme escono dal fango per { $player }.
    }
    [the-fountain-of-youth] La Fontana della Giovinezza gorgoglia: { story-troops } per { $player }.
   *[other] { $player } riceve { story-troops } ({ $ability }).
}
story-tokens-taken-off = { $player } toglie { story-troops } dalla mappa fino al prossimo turno ({ $ability }).
story-tokens-deployed = { $player } rinforza { $region } con { story-troops }.
story-piece-placed = { $by ->
    [priestesses] { $player } innalza la Torre d’Avorio presso { $region }.
    [fortified] { $player } protegge { $region } con una fortezza.
    [heroic] Un eroe difende { $region } per { $player }.
    [bivouacking] { $player } monta { count-encampment } presso { $region }.
    [behemoth] { $player } manda { count-behemoth } a calpestare { $region }.
    [leader] Il Leader di { $player } difende { $region }.
    [leprechauns] { $player } nasconde una pentola d’oro presso { $region }.
    [catapult] La catapulta di { $player } raggiunge { $region }.
    [cultists] Il Grande Antico di { $player } ora abita { $region }.
    [flames] { $player } risveglia { $region }: ecco il Vulcano.
    [royal] La Regina di { $player } tiene corte presso { $region }.
    [shield] { $player } corazza { $region } di funghi.
    [magic] { $player } trascina la Borsa delle mille cose verso { $region }.
    [balrog] { $player } scatena il Balrog contro { $region }!
    [the-crypt-of-the-tomb-raider] Il Fantasma di { $player } sorveglia { $region }.
    [the-flying-doormat] Lo Zerbino Volante atterra presso { $region } con le truppe di { $player }.
    [froggys-ring] { $player } lascia l’Anello di Froggy presso { $region }.
    [the-stinky-trolls-socks] Una puzza di Troll svuota { $region }, con gran gioia di { $player }.
    [the-scepter-of-avarice] { $player } pianta lo Scettro dell’Avarizia presso { $region }.
    [the-shiny-orb] La Sfera Splendente ora illumina { $region }.
    [the-sword-of-the-killer-rabbit] La Spada del Coniglio Assassino colpisce per { $player }, e resta presso { $region }.
    [guardians] Due Mostri occupano { $region } e sorvegliano ciò che nessuno ha ancora visto.
    [creation] { $number ->
        [one] { $player } lascia vivere una Tribù Perduta presso { $region }.
       *[other] { $player } fa sorvegliare { $region } da due Mostri.
    }
    [coins-on-peaks] { $player } posa { count-coins } presso { $region }.
    [skeleton-guards] { story-monsters-awake }
    [sorcerer-guards] { story-monsters-awake }
    [mummy-guards] { story-monsters-awake }
   *[other] { $player } usa «{ $ability }» presso { $region }.
}
story-pieces-gathered = { $by ->
    [fireball] { $number ->
        [one] Una palla di fuoco ribolle per { $player }.
       *[other] { $number } palle di fuoco ribollono per { $player }.
    }
    [iron-dwarves] { $number ->
        [one] Dalla forgia esce un martello d’argento per { $player }.
       *[other] Dalla forgia escono { $number } martelli d’argento per { $player }.
    }
    [shield] { $number ->
        [one] Un’armatura di funghi è pronta per { $player }.
       *[other] { $number } armature di funghi sono pronte per { $player }.
    }
    [skeleton-guards] { story-monsters-attack }
    [sorcerer-guards] { story-monsters-attack }
    [mummy-guards] { story-monsters-attack }
   *[other] { $player } fa provvista: { $number } in più ({ $ability }).
}
story-player-named = { $by ->
    [diplomat] { $player } fa pace con { $other }.
   *[other] { $player } sceglie { $other } ({ $ability }).
}

# --- Scoring and decline ----------------------------------------------------------------------------

story-coins-scored = { $by ->
    [none] { $race ->
        [none] { $player } raccoglie { count-coins } per le sue regioni.
       *[other] { $player } raccoglie { count-coins } per le regioni { race-of }.
    }
    [aquatic] Regioni costiere meno le altre: { $number } per { $player } ({ $ability }).
   *[other] { $player } raccoglie { count-coins } in più: { $ability }.
}
story-coins-gained = { $by ->
    [leader] { $player } riceve { count-coins } per i Leader prigionieri.
    [the-altar-of-souls] Un’anima arde sull’Altare: { count-coins } per { $player }.
    [martyr] { $player } si consola con { count-coins }: { $ability }.
    [vanishing] Tutto in fumo: { count-coins } per { $player }.
    [veins-of-gold] { $player } trova dell’oro: { count-coins }!
   *[other] { $player } riceve { count-coins }: { $ability }.
}
story-coins-spent = { $player } paga { count-coins }: { $ability }.
story-coins-taken = { $by ->
    [ransom] { $other } riscatta il Leader: { count-coins } per { $player }.
    [froggys-ring] L’Anello gracida: { $other } dà { count-coins } a { $player }.
    [thieving] { $player } ruba { count-coins } a { $other }.
    [liches] Anche in declino i Lich riscuotono: { $other } paga { count-coins } a { $player }.
    [rusted-throne] { $other } paga il tributo al trono: { count-coins } per { $player }.
   *[other] { $player } prende { count-coins } a { $other }: { $ability }.
}
story-race-declined = { $player } manda in declino { combo-the }.
story-race-left-the-map = { $player } saluta { race-the }, che { $race ->
    [balrog] lascia
   *[other] lasciano
} la mappa.
story-tile-moved = { $number ->
    [0] { $player } spinge la plancia con { $region }.
   *[other] { $player } gira la plancia con { $region }.
}
story-tile-laid = { $player } posa la plancia con { $region }.
story-piece-laid = { $player } aggiunge { $region } a una plancia.
story-item-taken = { $player } mette da parte: { $ability }.
story-event-drawn = Nuovo evento: { $ability }.
story-game-over = La partita è finita: fuori le monete!

# --- Since your last turn ---------------------------------------------------------------------------

recap-title = Dal tuo ultimo turno
recap-bot = { $number ->
    [one] Un bot ha giocato un turno per te.
   *[other] Un bot ha giocato { $number } turni per te.
}
