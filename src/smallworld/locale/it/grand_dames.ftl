### Grandi Dame di Small World: testi. Per gli id e gli argomenti, vedi en/content.ftl.

box-grand-dames = Grandi Dame di Small World

# --- Races -------------------------------------------------------------------------------------------

race-gypsies = Nomadi
    .one = Nomade
    .gender = masculine
    .joined = nomadi
    .also = Gitani
race-gypsies-short = Una moneta per ogni regione che abbandonano; per quel turno non ci tornano.
race-gypsies-text =
    Quando riprendi i segnalini, ogni regione che abbandoni riceve una moneta dalla banca. Le prendi con le
    altre monete, alla fine dello stesso turno. In quel turno la razza non può riconquistare una di quelle
    regioni, in nessun modo. Se ha lasciato tutte le sue regioni, entra di nuovo sulla mappa da un’altra
    parte. Non ricevi nulla per le regioni che altri ti prendono, che cedi nella redistribuzione o che lasci
    andando in declino.

race-priestesses = Sacerdotesse
    .one = Sacerdotessa
    .gender = feminine
    .joined = sacerdotesse
race-priestesses-short = In declino si riuniscono in una Torre d’Avorio, dove ognuna vale una moneta.
race-priestesses-text =
    Quando le Sacerdotesse vanno in declino, ne resta una per ogni regione che controllano. Si riuniscono
    tutte in una di queste regioni, a tua scelta: la loro Torre d’Avorio. Le altre regioni restano vuote. Nel
    turno del declino e in tutti i successivi la Torre frutta una moneta per ogni Sacerdotessa che ospita, ma
    nessuna per la regione. Si conquista come qualsiasi regione, e allora tutte le Sacerdotesse sono perdute.
    Una fortezza sotto la Torre resta; le altre lasciano la mappa.

race-white-ladies = Dame Bianche
    .one = Dama Bianca
    .gender = feminine
    .joined = dame bianche
race-white-ladies-short = In declino tutte le loro regioni sono immuni.
race-white-ladies-text =
    Finché le Dame Bianche sono attive, le loro regioni si conquistano come tutte le altre. Da quando vanno in declino, tutte
    le loro regioni sono immuni: nessun avversario può conquistarle né usarvi l’abilità di una razza o di un
    potere. Lasciano la mappa quando va in declino la razza successiva dello stesso giocatore, se non sono
    ancestrali.

# --- Powers ------------------------------------------------------------------------------------------

power-historian = Storici
power-historian-with = { race-name } storici
    .feminine = { race-name } storiche
power-historian-short = Una moneta per ogni razza in declino quando li prendi, poi per ogni nuovo declino.
power-historian-text =
    Quando prendi questa combinazione, ricevi una moneta per ogni razza in declino sulla mappa, di chiunque
    sia; le Tribù Perdute non contano. Finché la razza è attiva, ricevi subito una moneta ogni volta che
    un’altra razza va in declino, anche se è tenace o ancestrale. Il suo stesso declino frutta un’ultima
    moneta.

power-peace-loving = Pacifici
power-peace-loving-with = { race-name } pacifici
    .feminine = { race-name } pacifiche
power-peace-loving-short = Tre monete per ogni turno in cui non attaccano nessuna razza attiva.
power-peace-loving-text =
    Quando raccogli le monete, ne ricevi tre in più se in questo turno la razza non ha attaccato nessuna razza
    attiva. Anche un ultimo tentativo fallito conta come attacco. Puoi attaccare liberamente Tribù Perdute e
    razze in declino, compresi i Ghoul in declino.

# --- Reasons why a region cannot be conquered -------------------------------------------------------

reason-immune-in-decline = immune: in declino
reason-abandoned-this-turn = questa razza l’ha abbandonata in questo turno

# --- Pieces and questions ----------------------------------------------------------------------------

piece-tower = Torre d’Avorio
count-tower = { $number ->
    [one] 1 Torre d’Avorio
   *[other] { $number } Torri d’Avorio
}
sign-tower = T
question-priestesses = Piazza la Torre d’Avorio.
