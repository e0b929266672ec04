### Risposte alle domande che le regole di Grandi Dame lasciano aperte. Per id e attributi, vedi en/rulings.ftl.

sources-gypsies = regole francesi, { race-gypsies }
ruling-gypsies-1 =
    I Nomadi possono tornare nello stesso turno in una regione che hanno abbandonato, per esempio con il
    drago?
    .answer = No, in nessun modo.
    .source = regole francesi
ruling-gypsies-2 = Le regioni perse o lasciate in declino pagano?
    .answer = No. Pagano solo le regioni abbandonate prima delle conquiste.
    .source = regole francesi
ruling-gypsies-3 =
    I Nomadi tenaci perdono le monete delle regioni abbandonate se vanno in declino dopo la raccolta?
    .answer = No. In quel turno le monete sono già state raccolte.
    .source = scelta nostra

sources-priestesses = regole francesi, { race-priestesses }; edizione digitale
ruling-priestesses-1 = Una fortezza resta sotto la Torre d’Avorio?
    .answer = Sì, e la regione costa 1 segnalino in più. Le fortezze nelle altre regioni se ne vanno.
    .source = regole francesi
ruling-priestesses-2 = Che cosa si perde quando la Torre d’Avorio viene conquistata?
    .answer =
        Tutte le Sacerdotesse che ci sono dentro. Non hanno altre regioni, e il loro vessillo torna
        nella pila.
    .source = regole francesi; tutte quante: scelta nostra
ruling-priestesses-3 = La Torre d’Avorio delle Sacerdotesse ancestrali resta per sempre?
    .answer = Sì, come ogni razza ancestrale.
    .source = scelta nostra
ruling-priestesses-4 = La Torre d’Avorio può stare in un mare?
    .answer =
        Sì, se lo controllano le Sacerdotesse navigatrici. Lì può prenderla solo una razza navigatrice.
    .source = BoardGameGeek

sources-white-ladies = regole francesi, { race-white-ladies }
ruling-white-ladies-1 = Le Dame Bianche ancestrali sono immuni per il resto della partita?
    .answer = Sì, perché restano sulla mappa.
    .source = scelta nostra
ruling-white-ladies-2 = La razza attiva dello stesso giocatore può conquistare Dame Bianche in declino?
    .answer = Sì. Non sei un avversario delle tue razze.
    .source = scelta nostra

sources-historian = regole francesi, { power-historian }; edizione digitale
ruling-historian-1 = Che cosa frutta il declino della razza con «Storici»?
    .answer = Esattamente una moneta, nel turno del declino.
    .source = edizione digitale
ruling-historian-2 = Il declino di una razza ancestrale paga?
    .answer = Sì, come ogni altro.
    .source = scelta nostra
ruling-historian-3 = Quando si pagano le monete per un declino?
    .answer = Subito, anche nel turno di qualcun altro.
    .source = scelta nostra

sources-peace-loving = regole francesi, { power-peace-loving }
ruling-peace-loving-1 = Un ultimo tentativo fallito conta come attacco per «Pacifici»?
    .answer = Sì, se era contro una razza attiva.
    .source = scelta nostra
ruling-peace-loving-2 = Contano gli attacchi dei Ghoul in declino dello stesso giocatore?
    .answer = No. Contano solo gli attacchi della razza con il cartellino.
    .source = scelta nostra
