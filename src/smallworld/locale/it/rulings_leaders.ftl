### Risposte alle domande che il foglietto dei Leader lascia aperte. Per id e attributi, vedi en/rulings.ftl.

sources-leaders = foglietto dei Leader di Small World, citato da un negozio; regole francesi
ruling-leaders-1 = Di chi è la moneta per un Leader?
    .answer =
        Della banca, subito dopo che la combinazione è stata presa. Puoi usare le monete trovate sulla
        combinazione.
    .source = scelta nostra
ruling-leaders-2 = Si può assoldare il Leader di una razza mentre qualcun altro lo tiene prigioniero?
    .answer = No.
    .source = scelta nostra
ruling-leaders-3 = Un Leader può conquistare da solo, senza un segnalino della razza?
    .answer = Sì. Conta come un segnalino della razza.
    .source = wiki dei fan
ruling-leaders-4 = Quando dici dove si trova il Leader?
    .answer =
        Alla fine del turno, dopo tutto ciò che rende immuni le regioni. Durante il turno è uno dei tuoi
        segnalini, in nessuna regione precisa.
    .source = scelta nostra
ruling-leaders-5 = E se ogni regione è immune quando devi mettere il Leader?
    .answer =
        Lo togli dalla mappa da una regione a tua scelta. Se possibile, da una regione dove non è solo.
    .source = scelta nostra
ruling-leaders-6 =
    Gli Elfi o una razza che lancia il dado guadagnano o perdono qualcosa quando il loro Leader viene
    catturato?
    .answer = No. Nessun segnalino va perso, quindi non accade nulla di ciò che segue una perdita.
    .source = scelta nostra
ruling-leaders-7 = E se i Ghoul in declino prendono la regione del Leader dello stesso giocatore?
    .answer = Ti torna in mano con tutti gli altri segnalini di quella regione, e nulla va perso.
    .source = scelta nostra
ruling-leaders-8 = Un Leader si può riscattare più tardi?
    .answer = No, solo nel momento in cui viene catturato.
    .source = foglietto
ruling-leaders-9 = Un Leader conta in caso di parità?
    .answer = No. Non è un segnalino razza.
    .source = scelta nostra
ruling-leaders-10 = Ogni razza ha un Leader?
    .answer = Sì, anche quelle delle scatole successive.
    .source = scelta nostra
