### L’officina dei tabelloni, dove si costruiscono tabelloni con le plance.

builder-title = Costruisci un tabellone
builder-hint = Plance, montagne, nomi: costruisci la tua mappa, condividila con un link e giocaci.
builder-table-of = { $name }: costruito per { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}
builder-new-name = Il mio regno
builder-name = Nome del tabellone
builder-players = Giocatori
builder-water = Acqua
builder-water-river = fiume
builder-water-sea = mare e laghi
builder-water-closed-sea = mare, senza sbarchi
builder-water-drifting-sea = mare con plance alla deriva
builder-actions = Tutto il tabellone
builder-undo = Annulla
builder-redo = Ripeti
builder-fill = Riempi il resto
builder-mirror = Specchia
builder-random = Tabellone a caso
builder-drawn = Mostra la mappa
builder-drawing = La mappa prende forma…
builder-start-over = Ricomincia
builder-table = Il tavolo con le plance
builder-cell = Casella libera { $column }, { $row }
builder-tile = Plancia { $letter }
builder-tray = Plance nella scatola
builder-side = Lato in alto
builder-side-surface = Superficie
builder-side-underground = Mondo di sotto
builder-first = Tocca una plancia qui sotto, poi la casella al centro; o trascinala qui.
builder-how =
    Trascina le plance, o toccane una e poi una casella. Tocca una plancia sul tavolo per dare nomi alle
    sue regioni; toccala due volte, o premi R, per girarla.
builder-held = Ora tocca la casella per questa plancia; R la gira.
builder-target = Ora tocca la plancia da mettere lì.
builder-chosen = Plancia scelta
builder-turn = Gira
builder-mountain = Montagna
builder-chasm = Crepaccio
builder-remove = Togli la plancia
builder-region = Nome di questa regione ({ $terrain })
builder-name-region = Nome della regione
builder-lies-there = In questa regione
builder-mark-lost-tribe = Tribù Perduta
builder-mark-monsters = Mostri
builder-mark-entry = Entrata
builder-mark-coin-mine = Miniera di monete
builder-mark-peak = Picco
builder-mark-well = Pozzo
builder-mark-cairn = Tumulo
builder-mark-statue = Statua
builder-mark-shrine = Santuario
builder-mark-oak = Quercia
builder-mark-gate = Portale
builder-mark-beacon = Faro
builder-tunnel = Galleria
builder-tunnel-hint = Tocca la regione all’altro capo della galleria.
builder-move-piece = Sposta il pezzo
builder-remove-piece = Togli il pezzo
builder-counts = Riepilogo
builder-lands = { $wanted ->
    [one] { $number } di 1 regione
   *[other] { $number } di { $wanted } regioni
}
builder-each = { $number } a testa
builder-terrains = Terreni
builder-symbols = Simboli
builder-fifth = La linea segna un quinto di tutte le regioni.
builder-parts = La terra è in { $number ->
    [one] 1 parte separata
   *[other] { $number } parti separate
}.
builder-lonely = Senza vicine: { $names }
builder-dead-ends = Con una sola vicina: { $names }
builder-alike = { $number ->
    [one] 1 confine
   *[other] { $number } confini
} fra regioni dello stesso terreno
builder-no-entry = Le nuove razze non possono entrare in nessuna regione.
builder-no-chasm =
    Nessun crepaccio: Fiamme e Aracnidi sono in gioco, ma qui la loro abilità non serve a nulla.
builder-whole = Tutte le regioni sono collegate. Le nuove razze possono entrare in { $number ->
    [one] 1 regione
   *[other] { $number } regioni
}.
builder-share = Gioca, condividi, salva
builder-play = Gioca qui
builder-shared =
    Qualcuno ha condiviso con te questo tabellone. Giocaci così com’è, o modificalo qui sotto.
builder-link = Link al tabellone
builder-send = Invia
builder-save = Salva in questo browser
builder-file = Salva come file
builder-saved = Tabelloni salvati
builder-forget = Elimina { $name }
builder-broken-link = Il link non è intero: il suo tabellone non si può leggere.
builder-fair = Quanto è equo?
builder-fair-hint = Un bot forte gioca più volte tutti i posti, in secondo piano.
builder-fair-games = { $number } di { $most } partite
builder-fair-old = Queste partite si sono giocate su una versione precedente del tabellone.
builder-fair-stop = Ferma le partite
builder-fair-failed = Le partite si sono interrotte.
builder-seat = Posto { $number }
builder-coins = Monete
builder-victories = Vittorie
builder-even = Nessun posto vince chiaramente più o meno della sua parte.
builder-uneven = Un posto vince chiaramente più o meno spesso degli altri.
builder-undecided = Ancora nessun risultato chiaro; gioca più partite.
builder-rounds = Round
builder-pick-up = Sposta la plancia
builder-symbol = Simbolo
builder-no-symbol = nessuno
builder-border = Confine di fiume, { $edge ->
    [0] SE
    [1] S
    [2] SO
    [3] NO
    [4] N
   *[5] NE
}
builder-point = Quattro regioni si incontrano in un punto: { $names }

# --- Custom rules for a board -----------------------------------------------------------------------

rules-title = Regole di questo tabellone
rules-hint = Dai un senso ai pezzi: mettili sulle regioni, e scegli qui che cosa fanno.
rules-name = Nome dello scenario
rules-new-name = Le nostre regole
rules-add = Aggiungi una regola
rules-remove = Togli la regola { $number }
rules-what = Che cosa fa
rules-none = Nessuna regola speciale: Small World come lo conosci.
rules-not-laid = non è ancora su questo tabellone
rules-used = Regole proprie: { $name }
rules-of-own = Regole proprie
rules-more = Round, acqua, entrata, squadre
rules-stars = Stelle
rules-of-the-board = come il tabellone
rules-entry = Le nuove razze entrano in
rules-teams = Squadre (posti in ordine di turno)
rules-team-of = Squadra del posto { $number }
rules-alone = Chi gioca senza squadra
rules-teams-others = Queste squadre sono per { $number ->
    [one] 1 giocatore
   *[other] { $number } giocatori
}.
rules-features = Anche sul tabellone
rules-without = Resta nella scatola
rules-nothing = niente
rules-take-out = Togli { $name }
feature-place = reliquie e luoghi
rule-feature-bonus-name = frutta monete
rule-feature-bonus = { $feature }: { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} in più a turno { $every ->
    [1] per ogni regione
   *[other] ogni { $every } regioni
} che una razza controlla{ $also-declined ->
    [yes] , attiva o in declino
   *[no] {" "}finché è attiva
}.
rule-coins-lying-name = ha monete da prendere
rule-coins-lying = { $feature }: ogni regione comincia con { $lay ->
    [one] 1 moneta
   *[other] { $lay } monete
}. Una razza che controlla una regione così ne prende 1 a turno, anche in declino. Chi va in declino mette { $refill ->
    [one] 1 moneta
   *[other] { $refill } monete
} su regioni così, al massimo { $most } su ciascuna.
rule-tribute-name = riscuote un tributo
rule-tribute = { $feature }: ogni turno, chi controlla la regione riceve { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} per ogni regione intorno con una razza avversaria o una Tribù Perduta. Per una razza paga chi la possiede, per una Tribù Perduta la banca.
rule-open-relic-name = ha una reliquia scoperta
rule-open-relic = { $feature }: se Underground è in gioco, qui c’è una reliquia scoperta: { $relic }.
rule-discount-name = costa di meno
rule-discount = { $feature }: costa { $by ->
    [one] 1 segnalino
   *[other] { $by } segnalini
} in meno.
rule-surcharge-name = costa di più
rule-surcharge = { $feature }: costa { $by ->
    [one] 1 segnalino
   *[other] { $by } segnalini
} in più.
rule-as-if-empty-name = costa come se fosse vuota
rule-as-if-empty = { $feature }: costa come se non ci fosse nessuno.
rule-reach-name = a portata da ovunque
rule-reach = { $feature }: si può conquistare da ovunque{ $entry ->
    [yes] , ma solo con una razza che non è ancora sulla mappa
   *[no] { "" }
}.
rule-linked-name = sono tutte adiacenti
rule-linked = { $feature }: tutte le regioni così sono vicine fra loro{ $by ->
    [0] { "" }
    [one] {" "}e costano 1 segnalino in meno
   *[other] {" "}e costano { $by } segnalini in meno
}.
rule-stronghold-name = è difficile da prendere
rule-stronghold = { $feature }: costa { $by ->
    [one] 1 segnalino
   *[other] { $by } segnalini
} in più se la razza che la controlla è { $also-declined ->
    [yes] attiva o in declino
   *[no] attiva
}.
rule-immune-name = non si può conquistare
rule-immune = { $feature }: { $active ->
    [yes] { $declined ->
        [yes] è immune se la controlla una razza
       *[no] è immune se la controlla una razza attiva
    }
   *[no] { $declined ->
        [yes] è immune se la controlla una razza in declino
       *[no] questa regola non protegge nessuno
    }
}.
rule-guardians-name = Reliquie e luoghi
rule-guardians =
    Se reliquie e luoghi sono in gioco, li sorvegliano Mostri al posto di Tribù Perdute, in { $beyond ->
    [-1] una regione in meno dei giocatori
    [0] tante regioni quanti sono i giocatori
   *[other] una regione in più dei giocatori
}{ $different ->
    [yes] , su quanti più terreni diversi possibile
   *[no] { "" }
}.
rule-drift-name = Plance alla deriva
rule-drift =
    All’inizio del turno puoi spingere altrove una plancia o girarla. L’acqua del tabellone è un mare su
    cui le plance vanno alla deriva.
rule-crops-name = Poteri nei campi
rule-crops = Ogni campo vuoto ha un cartellino. Chi con la sua razza attiva controlla { $enough ->
    [one] 1 regione
   *[other] { $enough } regioni
} intorno al campo ha il potere di quel cartellino.
rule-veins-name = Vene d’oro
rule-veins =
    Chi conquista per primo una regione di una vena d’oro trova una moneta e sveglia dei Guardiani. Sono
    { $skeletons } Scheletri, { $sorcerers } Stregoni e { $mummies } Mummie.
rule-night-and-day-name = Notte e giorno
rule-night-and-day =
    Le combinazioni della superficie e del mondo di sotto si alternano. Una regione dell’altro mondo
    frutta 1 moneta in più, e così una regione tolta a una delle sue razze{ $lasts ->
    [yes] , finché la controlli
   *[no] { "" }
}.
rule-columns-name = Colonne separate
rule-columns =
    Razze della superficie, razze di sotto e poteri sono in colonne separate. La più bassa delle due
    righe fissa il prezzo. A squadre, quella di chi comincia prende razze della superficie e l’altra
    razze di sotto. Chi gioca senza squadra prende le une o le altre.
rule-homeland-name = Patrie
rule-homeland = Ogni razza entra sulla mappa nel suo mondo.
said-rounds = La partita dura { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}.
said-water = Acqua: { $water }.
said-entry = Le nuove razze entrano qui: { $features }. Se sul tabellone non ce n’è, entrano dal bordo.
said-teams = Squadre, per posto da chi comincia: { $teams }.{ $alone ->
    [1] { "" }
   *[other] {" "}Le monete di chi gioca senza squadra contano { $alone } volte.
}
said-without = Restano nella scatola: { $names }.
rule-parameter-feature = Dove
rule-parameter-coins = Monete
rule-parameter-every = Regioni per premio
rule-parameter-also-declined = Anche in declino
rule-parameter-lay = Monete all’inizio
rule-parameter-refill = Aggiunte in declino
rule-parameter-most = Massimo per regione
rule-parameter-relic = Reliquia
rule-parameter-by = Segnalini
rule-parameter-entry = Solo per entrare
rule-parameter-active = Attiva
rule-parameter-declined = In declino
rule-parameter-enough = Regioni intorno
rule-parameter-beyond = Rispetto ai giocatori
rule-parameter-different = Su terreni diversi
rule-parameter-skeletons = Scheletri
rule-parameter-sorcerers = Stregoni
rule-parameter-mummies = Mummie
rule-parameter-lasts = Finché la controlli

builder-said-laid = Plancia { $letter } messa in { $column }, { $row }.
builder-said-moved = Plancia { $letter } spostata in { $column }, { $row }.
builder-said-turned = Plancia { $letter } girata.
builder-said-removed = Plancia { $letter } tolta.
builder-said-tiles =
    { $number ->
        [0] Il tabellone è vuoto.
        [one] Il tabellone ha una plancia.
       *[other] Il tabellone ha { $number } plance.
    }
builder-said-piece = Pezzo messo.
builder-said-piece-changed = Pezzo cambiato.
builder-said-piece-removed = Pezzo tolto.
builder-said-saved = Salvato: { $name }.
builder-said-forgotten = Eliminato: { $name }.
