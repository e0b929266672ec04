### Risposte alle domande che le regole di Be Not Afraid… lasciano aperte. Per id e attributi, vedi en/rulings.ftl.

sources-homunculi = regole di Be Not Afraid (francesi), { race-homunculi }
ruling-homunculi-1 =
    Che cosa si aggiunge a una combinazione di Homunculi maledetti quando qualcuno la scavalca?
    .answer = Tre monete e un Homunculus.
    .source = scelta nostra

sources-barricade = regole di Be Not Afraid (francesi), { power-barricade }
ruling-barricade-1 = Una razza barricata senza regioni prende le tre monete?
    .answer = Sì. Zero non è più di quattro.
    .source = scelta nostra
ruling-barricade-2 = Le Amazzoni barricate possono cedere regioni per scendere a quattro?
    .answer = Solo se devono, perché altrimenti quattro Amazzoni non possono lasciare la mappa.
    .source = scelta nostra

sources-imperial = regole di Be Not Afraid (francesi), { power-imperial }

sources-leprechauns = regole di Be Not Afraid (francesi), { race-leprechauns }; edizione digitale
ruling-leprechauns-1 =
    Le pentole sulla mappa fruttano le loro monete nel turno in cui i Leprecauni vanno in declino?
    .answer = Sì. Le pentole fruttano quando comincia il turno, prima che tu scelga il declino.
    .source = scelta nostra
ruling-leprechauns-2 = Che ne è delle pentole sulla mappa in un declino tenace?
    .answer =
        Restano fino al tuo prossimo turno. Poi quelle che nessuno ha preso fruttano le loro monete.
    .source = scelta nostra
ruling-leprechauns-3 = Anche una sostituzione prende la pentola?
    .answer = Sì. È una conquista come le altre.
    .source = scelta nostra
ruling-leprechauns-4 = I tuoi Ghoul trovano una pentola dei tuoi Leprecauni?
    .answer = No. La pentola ti torna in mano.
    .source = scelta nostra

sources-pygmies = regole di Be Not Afraid (francesi), { race-pygmies }
ruling-pygmies-1 = Il segnalino perso è già nella riserva quando si lancia il dado?
    .answer = Sì. Anche se la riserva era vuota, quel segnalino può tornare.
    .source = scelta nostra
ruling-pygmies-2 = Si lancia il dado per un segnalino sostituito da uno Stregone?
    .answer = Sì. Va perso in una conquista.
    .source = scelta nostra

sources-corrupt = regole di Be Not Afraid (francesi), { power-corrupt }
ruling-corrupt-1 = Chi non ha monete può conquistare una regione di una razza corrotta?
    .answer = Sì. Non paga nulla.
    .source = scelta nostra

sources-barbarians =
    regole di Be Not Afraid (francesi), { race-barbarians }; tabella dei fan; testo di un negozio
ruling-barbarians-1 = Più Barbari possono restare in una regione quando si riprendono le truppe?
    .answer = Sì. Chi li gioca sceglie quanti tornano in mano da ogni regione.
    .source = scelta nostra
ruling-barbarians-2 = I Barbari possono conquistare con più segnalini di quanto costa una regione?
    .answer = Sì, perché dopo non si possono rinforzare.
    .source = scelta nostra
ruling-barbarians-3 = I Barbari che si ritirano si piazzano in altre regioni?
    .answer =
        Sì. Non si possono spostare nel loro turno, ma dopo un turno altrui si piazzano come ogni altra
        razza.
    .source = tabella dei fan, testo di un negozio; una recensione dice il contrario
ruling-barbarians-4 = I Barbari non usati si piazzano insieme a quelli che si ritirano?
    .answer = No. I Barbari non usati aspettano il loro prossimo turno.
    .source = scelta nostra
ruling-barbarians-5 = Gli accampamenti e gli altri pezzi dei Barbari si piazzano come sempre?
    .answer = Sì. Non sono Barbari.
    .source = scelta nostra
ruling-barbarians-6 = Quanti segnalini possono riprendere in mano i Barbari razziatori?
    .answer = Da ogni regione quanti ne vuole chi li gioca, come quando riprende le truppe.
    .source = scelta nostra

sources-pixies = regole di Be Not Afraid (francesi), { race-pixies }
ruling-pixies-1 = Si possono piazzare accampamenti con una sola Pixie?
    .answer = Sì.
    .source = scelta nostra
ruling-pixies-2 = Che ne è dei segnalini Orda delle Pixie?
    .answer = Anche loro restano fuori dalla mappa.
    .source = scelta nostra

sources-catapult = regole di Be Not Afraid (francesi), { power-catapult }; edizione digitale
ruling-catapult-1 = La catapulta può tirare sopra l’acqua o sull’acqua?
    .answer = Può tirare sopra il lago, ma non sopra un mare, e mai sull’acqua.
    .source = regole francesi, edizione digitale; l’acqua come bersaglio: scelta nostra
ruling-catapult-2 = Da dove si contano i due passi?
    .answer =
        Dalla regione in cui si mette la catapulta. Il bersaglio può essere accanto a un’altra regione
        della razza.
    .source = scelta nostra
ruling-catapult-3 = Si può fare un ultimo tentativo con la catapulta?
    .answer = Sì. Se fallisce, la catapulta resta dov’è stata messa.
    .source = scelta nostra
ruling-catapult-4 = Che ne è della catapulta quando la sua regione viene abbandonata?
    .answer = Ti torna in mano.
    .source = scelta nostra
ruling-catapult-5 = Dov’è la catapulta dopo che gli Stregoni ne hanno usato la portata?
    .answer = In una qualsiasi delle loro regioni a due passi dal bersaglio.
    .source = scelta nostra

sources-mercenary = regole di Be Not Afraid (francesi), { power-mercenary }
ruling-mercenary-1 = Di chi è la moneta?
    .answer = Della banca.
    .source = scelta nostra
ruling-mercenary-2 = Puoi nominare una regione che puoi prendere solo con il dado e la moneta insieme?
    .answer = Sì, se hai la moneta.
    .source = scelta nostra
ruling-mercenary-3 = Si può pagare la moneta prima del lancio?
    .answer = No. Ti viene chiesta dopo il lancio, e solo se la moneta basta, così non paghi mai invano.
    .source = scelta nostra
ruling-mercenary-4 = Si può pagare una moneta per un tiro della catapulta?
    .answer = Sì, può farlo il Negromante, che può avere entrambi i poteri. Tutti gli sconti si sommano.
    .source = regole base: i vantaggi si sommano
