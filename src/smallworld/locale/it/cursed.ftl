### Maledetti!: testi. Per gli id e gli argomenti, vedi en/content.ftl.

box-cursed = Maledetti!

# --- Races -------------------------------------------------------------------------------------------

race-goblins = Goblin
    .one = Goblin
    .gender = masculine
    .joined = goblin
race-goblins-short = Le regioni di razze in declino e Tribù Perdute costano 1 segnalino in meno.
race-goblins-text =
    Una regione controllata da una razza in declino costa 1 segnalino in meno, ma sempre almeno uno. Non
    importa di chi sia la razza, anche tua, o se combatte ancora, come i Ghoul. Anche le Tribù Perdute contano
    come in declino.

race-kobolds = Coboldi
    .one = Coboldo
    .gender = masculine
    .joined = coboldi
race-kobolds-short = Almeno due in ogni loro regione, e almeno due per ogni conquista.
race-kobolds-text =
    I Coboldi non conquistano né controllano mai una regione in meno di due. Nessuno sconto rende quindi una
    conquista più economica di due segnalini, e per un ultimo tentativo ne servono due in mano. Quando
    riprendi i segnalini, in ogni regione ne restano due invece di uno. In declino resta un Coboldo in ogni
    regione, come per qualsiasi razza.

# --- Powers ------------------------------------------------------------------------------------------

power-cursed = Maledetti
power-cursed-with = { race-name } maledetti
    .feminine = { race-name } maledette
power-cursed-short = Chi scavalca questa combinazione ci mette sopra tre monete invece di una.
power-cursed-text =
    Chi prende una combinazione più in basso di questa ci mette sopra tre monete invece di una. Le monete
    vanno a chi prende questa combinazione. Il potere non ha altri effetti, e il suo cartellino non porta
    segnalini.

power-hordes-of = Orde di
power-hordes-of-with = Orde di { race-name }
power-hordes-of-short = Due segnalini in più che valgono come quelli della razza, ma in declino spariscono.
power-hordes-of-text =
    Oltre ai segnalini di vessillo e cartellino, ricevi in mano due segnalini Orda, che non stanno in nessuna
    riserva. Valgono in tutto come segnalini della razza: pagano conquiste, difendono la loro regione, possono
    andare persi e contano in caso di parità. A fine turno ognuno deve stare in una regione con almeno un
    segnalino della razza. Se questi non bastano, cedi regioni. Quando perdi una regione con più segnalini, ne
    perdi uno Orda, a meno che tu non scelga di perderne uno della razza. In declino i segnalini Orda
    spariscono.

power-marauding = Razziatori
power-marauding-with = { race-name } razziatori
    .feminine = { race-name } razziatrici
power-marauding-short = Una volta per turno riprendi i segnalini in più e continui a conquistare.
power-marauding-text =
    Una volta per turno, tra due conquiste e prima dell’ultimo tentativo, puoi riprendere in mano i segnalini
    in più. In ogni regione della razza ne resta uno; con i Coboldi due. Poi continui a conquistare con
    questi, e puoi chiudere con il solito ultimo tentativo. In quel momento non puoi abbandonare regioni. Le
    abilità che contano le conquiste di un turno contano entrambe le ondate.

power-ransacking = Rapinatori
power-ransacking-with = { race-name } rapinatori
    .feminine = { race-name } rapinatrici
power-ransacking-short = Per ogni regione presa a una razza attiva, il proprietario ti dà una moneta.
power-ransacking-text =
    Ogni volta che la razza conquista una regione della razza attiva di un avversario, gli prendi subito una
    moneta. Se non ne ha, non paga nulla, e la conquista vale lo stesso. Le razze in declino e le Tribù
    Perdute non fruttano monete, e nemmeno i Ghoul in declino.

power-were- = Mannari
power-were--with = { race-name } mannari
    .feminine = { race-name } mannare
power-were--short = Nei round pari ogni conquista costa due segnalini in meno.
power-were--text =
    In ogni round con un numero pari sul tracciato dei turni, ogni regione costa alla razza due segnalini in
    meno, ma sempre almeno uno. Nei round dispari il potere non fa nulla. Il round è lo stesso per tutti,
    chiunque abbia cominciato.

# --- Questions ---------------------------------------------------------------------------------------

question-hordes-of = Quanti segnalini della razza perdi al posto di segnalini Orda?
do-loose-marauding = Riprendi i segnalini
