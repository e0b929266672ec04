### Risposte alle domande che i testi di Royal Bonus lasciano aperte. Per id e attributi, vedi en/rulings.ftl.

sources-fauns = edizione digitale, { race-fauns }
ruling-fauns-1 = Quando riceve il nuovo segnalino la vittima dei Fauni?
    .answer =
        Subito, in mano. Si piazza alla fine del turno con i segnalini che si sono ritirati. Se la razza
        non ha più regioni, il segnalino entra con gli altri.
    .source = edizione digitale; la mano: scelta nostra
ruling-fauns-2 = Gli Elfi ricevono un nuovo segnalino dai Fauni, anche se non ne perdono?
    .answer = Sì. Conta la regione conquistata, non la perdita.
    .source = scelta nostra

sources-igors = edizione digitale, { race-igors }; wiki dei fan
ruling-igors-1 = Dove sono i segnalini che gli Igor raccolgono?
    .answer =
        Nelle loro riserve, come sempre. Il gioco li conta soltanto, e tutti possono vedere il numero.
    .source = scelta nostra
ruling-igors-2 = E se nella riserva ci sono troppo pochi Igor?
    .answer = I segnalini raccolti che non si possono scambiare con un Igor si conservano.
    .source = scelta nostra
ruling-igors-3 = Un Elfo che si ritira conta per gli Igor?
    .answer = No. Contano solo i segnalini persi per sempre.
    .source = edizione digitale
ruling-igors-4 = Che ne è della raccolta quando gli Igor vanno in declino?
    .answer = Va persa, insieme agli Igor in mano.
    .source = scelta nostra

sources-shrubmen = edizione digitale, { race-shrubmen }
ruling-shrubmen-1 =
    La razza attiva dello stesso giocatore può prendere una foresta degli Uomini Cespuglio in declino?
    .answer = Sì. Non sei un avversario delle tue razze.
    .source = scelta nostra
ruling-shrubmen-2 = Che cosa frutta una foresta degli Uomini Cespuglio della Foresta?
    .answer = Una moneta per la regione e una per la foresta. Le due abilità sono indipendenti.
    .source = BoardGameGeek

sources-aquatic = edizione digitale, { power-aquatic }
ruling-aquatic-1 = Quali regioni sono costiere per una razza acquatica?
    .answer = Le regioni di terra che confinano con un mare o con il lago.
    .source = edizione digitale; recensione olandese

sources-behemoth = edizione digitale, { power-behemoth }; BoardGameGeek
ruling-behemoth-1 = Una palude sotto attacco rende più forti i Behemoth?
    .answer = Non per quella conquista. Una volta conquistata, la palude conta per la prossima.
    .source = BoardGameGeek
ruling-behemoth-2 = I due Behemoth possono stare nella stessa regione?
    .answer = Sì, e un segnalino della razza basta per entrambi.
    .source = scelta nostra
ruling-behemoth-3 = Un Behemoth può aiutare due volte in un turno?
    .answer = No. Come un segnalino, resta dove è stato usato finché non redistribuisci.
    .source = edizione digitale
ruling-behemoth-4 = Un segnalino isolato con un Behemoth è al sicuro dagli Stregoni?
    .answer = Sì, come con un accampamento, a meno che il Behemoth non conti nessun segnalino.
    .source = scelta nostra
ruling-behemoth-5 = Che ne è di un Behemoth che partecipa a un ultimo tentativo fallito?
    .answer = Ti torna in mano e si piazza con l’altro alla fine del turno.
    .source = scelta nostra
ruling-behemoth-6 = Che cosa può fare un Behemoth quando la razza non controlla paludi?
    .answer = Nulla. Non conta nessun segnalino, e resta fuori dalla mappa.
    .source = scelta nostra
ruling-behemoth-7 = Un Behemoth può valere più di sei segnalini?
    .answer = No. È fatto al massimo di sei segnalini, come mostra il cartellino.
    .source = cartellino; scelta nostra

sources-fireball = edizione digitale, { power-fireball }
ruling-fireball-1 = Quante palle di fuoco può conservare una razza?
    .answer = Quante ne ha guadagnate. Le palle di fuoco che non lanci restano per i turni seguenti.
    .source = scelta nostra
ruling-fireball-2 = Una palla di fuoco va persa in un ultimo tentativo fallito?
    .answer = No. La consuma solo una conquista.
    .source = scelta nostra
ruling-fireball-3 = Si possono guadagnare e lanciare palle di fuoco nello stesso turno?
    .answer = No. Le ricevi alla fine del turno.
    .source = edizione digitale
