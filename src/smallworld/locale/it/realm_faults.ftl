### Problemi dei tabelloni di plance. Per i codici, vedi en/realm_faults.ftl.

realm-fault-name = il nome deve avere da 1 a { $most } caratteri.
realm-fault-players = è per { $players ->
    [one] un solo giocatore
   *[other] { $players } giocatori
}; si può da { $least } a { $most }.
realm-fault-rounds = ha { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}; si può da 1 a { $most }.
realm-fault-water = l’acqua deve essere una di queste: { $known }.
realm-fault-no-tiles = non ha plance.
realm-fault-no-such-tile = non esiste una plancia { $tile }; le plance vanno da A a Z.
realm-fault-tile-twice = la plancia { $tile } è usata due volte; la scatola ne ha una sola.
realm-fault-no-such-side = la plancia { $tile } non ha quel lato; ha superficie e mondo di sotto.
realm-fault-cell-taken =
    la plancia { $tile } non può andare in { $column }, { $row }: c’è già la plancia { $other }.
realm-fault-too-far = la plancia { $tile } è a più di { $most } caselle dal centro.
realm-fault-turn = la plancia { $tile } è girata di { $turn ->
    [one] 1 lato
   *[other] { $turn } lati
}; si può da 0 a 5.
realm-fault-no-such-piece = non esiste un pezzo così; la scatola ha { $mountains ->
    [one] 1 montagna
   *[other] { $mountains } montagne
} e { $chasms ->
    [one] 1 crepaccio
   *[other] { $chasms } crepacci
}.
realm-fault-piece-twice = { $kind ->
    [mountain] la montagna { $number } è usata due volte; la scatola ne ha una sola.
   *[chasm] il crepaccio { $number } è usato due volte; la scatola ne ha uno solo.
}
realm-fault-piece-off = { $kind ->
    [mountain] la montagna { $number } sta sulla plancia { $tile }, che non è sul tavolo.
   *[chasm] il crepaccio { $number } sta sulla plancia { $tile }, che non è sul tavolo.
}
realm-fault-piece-place = la plancia { $tile } non ha un punto { $place }; i punti vanno da 0 a 5.
realm-fault-piece-on-water = { $kind ->
    [mountain] la montagna { $number } non può stare sull’acqua della plancia { $tile }.
   *[chasm] il crepaccio { $number } non può stare sull’acqua della plancia { $tile }.
}
realm-fault-piece-on-piece = { $kind ->
    [mountain] la montagna { $number } non può stare su un altro pezzo della plancia { $tile }.
   *[chasm] il crepaccio { $number } non può stare su un altro pezzo della plancia { $tile }.
}
realm-fault-parted = sulla plancia { $tile } i pezzi dividerebbero in due la regione { $region }.
realm-fault-narrow =
    sulla plancia { $tile } i pezzi non lascerebbero spazio per una pila nella regione { $region }.
realm-fault-crowd =
    sulla plancia { $tile } quattro regioni si incontrerebbero in un punto, fra cui { $regions }.
realm-fault-border-no-water = il confine di fiume sulla plancia { $tile } non è sull’acqua.
realm-fault-border-twice = due confini di fiume sono nello stesso punto.
realm-fault-border-drifts =
    un tabellone con plance alla deriva non può avere confini di fiume: le acque che si toccano si
    uniscono sempre.
realm-fault-no-such-mark = non esiste un segno { $mark }. Possibili: { $known }.
realm-fault-no-region = non esiste una regione { $region }. Possibili: { $known }.
realm-fault-region-twice = lo stesso pezzo è indicato due volte per una regione.
realm-fault-no-mountain = { $region }: c’è un picco, ma la regione non è una montagna.
realm-fault-no-land = { $region }: non è terra, quindi non può contenere nulla.
realm-fault-too-many = un pezzo è usato { $number ->
    [one] 1 volta
   *[other] { $number } volte
}, ma la scatola ne ha solo { $most }.
realm-fault-both = { $region }: ha sia una Tribù Perduta sia dei Mostri.
realm-fault-vein-level = { $region }: deve appartenere a una sola vena d’oro e a un solo livello.
realm-fault-vein-twice = { $region }: la vena d’oro ha già una regione di quel livello.
realm-fault-vein-taken =
    { $region }: appartiene a una vena d’oro, quindi lì possono cominciare solo i Guardiani.
realm-fault-two-tunnels = una regione ha due gallerie.
realm-fault-name-of-region = il nome della regione { $region } deve avere da 1 a { $most } caratteri.
realm-fault-names-too-long =
    i nomi delle regioni sono troppo lunghi: { $bytes } byte, ma al massimo sono { $most }.
realm-fault-code-too-long = il suo codice supera { $most } caratteri.
realm-fault-code-version =
    il suo codice ha la versione { $version }, ma si legge solo la versione { $known }.
realm-fault-code-torn = il suo codice è danneggiato o incompleto.
realm-fault-too-many-to-mirror = { $number } plance sono troppe per lo specchio; il limite è { $most }.
realm-fault-rules-title = il titolo deve avere da 1 a { $most } caratteri.
realm-fault-rules-tool = regola sconosciuta: { $said }. Possibili: { $known }.
realm-fault-rules-field = campo sconosciuto: { $said }. Possibili: { $known }.
realm-fault-rules-value = { $field } è { $said }; deve essere { $wanted }.
realm-fault-rules-twice = { $feature }: ha già una regola; ciascuno può averne una sola.
realm-fault-rules-apart = le regole { $tool } e { $other } non si possono combinare.
realm-fault-rules-world = la regola { $tool } richiede razze dei due mondi.
realm-fault-unknown = { $message }
