### Risposte alle domande che le regole di Maledetti! lasciano aperte. Per id e attributi, vedi en/rulings.ftl.

sources-goblins = regole francesi, { race-goblins }
ruling-goblins-1 = Le Tribù Perdute contano come in declino per i Goblin?
    .answer = Sì. Anche le loro regioni costano 1 segnalino in meno.
    .source = scelta nostra
ruling-goblins-2 = Conta una razza in declino di chi gioca i Goblin?
    .answer = Sì. Conta ogni razza in declino, di chiunque sia.
    .source = scelta nostra
ruling-goblins-3 = Anche le regioni dei Ghoul in declino costano meno, benché i Ghoul combattano ancora?
    .answer = Sì.
    .source = scelta nostra
ruling-goblins-4 = I Mostri contano come in declino per i Goblin?
    .answer =
        No. I Mostri non sono né Tribù Perdute né una razza in declino, e i Guardiani di una vena sono
        Mostri.
    .source = scelta nostra

sources-kobolds = regole francesi, { race-kobolds }
ruling-kobolds-1 =
    Di quanti segnalini hanno bisogno i Coboldi con il Drago per una conquista con il drago?
    .answer = Due.
    .source = scelta nostra
ruling-kobolds-2 = Un solo Coboldo può fare un ultimo tentativo?
    .answer = No. Devono poter entrare nella regione almeno in due.
    .source = scelta nostra
ruling-kobolds-3 = Uno Stregone può sostituire un Coboldo?
    .answer = No. Un Coboldo attivo non è mai solo.
    .source = scelta nostra
ruling-kobolds-4 = Un lancio dei Coboldi berserk porta un costo sotto due?
    .answer = No. È uno sconto come gli altri.
    .source = scelta nostra
ruling-kobolds-5 = Con quanti segnalini i Coboldi sostituiscono un segnalino isolato?
    .answer =
        Con due dalla riserva; quelli che alla riserva mancano vengono dalla mano. Un Coboldo da solo
        non può farlo.
    .source = scelta nostra

sources-cursed = regole francesi, { power-cursed }
ruling-cursed-1 =
    Che cosa si mette su una combinazione di Homunculi maledetti quando qualcuno la scavalca?
    .answer = Tre monete, e un Homunculus dalla riserva.
    .source = scelta nostra

sources-hordes-of = regole francesi, { power-hordes-of }
ruling-hordes-of-1 = In quali regioni si trovano i segnalini Orda?
    .answer =
        Il gioco non ne tiene conto. Ogni regione con due segnalini può averne uno, finché ce ne sono.
    .source = scelta nostra
ruling-hordes-of-2 =
    Quale segnalino va perso quando viene conquistata una regione che può avere un segnalino Orda?
    .answer =
        Lo sceglie chi possiede la razza, alla fine del turno, quando tornano gli altri segnalini. Se la
        regione è stata presa dai suoi stessi Ghoul, sceglie prima che la razza conquisti. Fino ad
        allora vale come perso un segnalino Orda.
    .source = scelta nostra
ruling-hordes-of-3 =
    Un segnalino Orda perso è un’anima per il Negromante, un segnalino per gli Igor, o uno Sciamano?
    .answer =
        Conta come anima e come segnalino per gli Igor. Non è uno Sciamano: non si lancia il dado per
        lui, né per uno Sciamano ceduto più tardi al suo posto.
    .source = scelta nostra
ruling-hordes-of-4 = E se alla fine di un turno ci sono meno segnalini razza che regioni?
    .answer =
        Prima di raccogliere le monete cedi regioni a tua scelta, finché ogni regione non ha un
        segnalino razza.
    .source = wiki dei fan; cedere: scelta nostra
ruling-hordes-of-5 = Un Coboldo e un segnalino Orda insieme contano come due?
    .answer = Sì. I segnalini Orda sono segnalini razza sotto ogni aspetto.
    .source = scelta nostra
ruling-hordes-of-6 = I segnalini Orda contano per decidere una parità?
    .answer = Sì.
    .source = scelta nostra
ruling-hordes-of-7 = Che cosa tengono le Orde di Ghoul in declino?
    .answer = Tutti i loro Ghoul. I segnalini Orda svaniscono, dalle pile più grandi.
    .source = regole francesi; le pile: scelta nostra

sources-marauding = regole francesi, { power-marauding }
ruling-marauding-1 = Si possono abbandonare regioni quando i razziatori riprendono le loro truppe?
    .answer = No. In ogni regione resta un segnalino, o due per i Coboldi.
    .source = scelta nostra
ruling-marauding-2 = Orchi e Scheletri contano le conquiste di entrambe le ondate?
    .answer = Sì, insieme.
    .source = scelta nostra

sources-ransacking = regole francesi, { power-ransacking }
ruling-ransacking-1 = Anche una sostituzione degli Stregoni frutta la moneta?
    .answer = Sì. È la conquista di una regione di una razza attiva.
    .source = scelta nostra

sources-were- = regole francesi, { power-were- }
