# Il tutorial. Un testo ha al massimo venti parole.
lesson-aim = Vince chi ha più monete dopo dieci round. Ogni regione che controlli frutta 1 moneta a turno.
lesson-combo = Scegli una razza con il suo potere. La prima è gratis; ogni posto più giù costa 1 moneta in più.
lesson-combo-again = Scegli una nuova razza. La vecchia resta sulla mappa in declino e frutta ancora monete.
lesson-edge = Entra dal bordo. Tocca la regione, poi conquistala: il numero è il suo costo in segnalini.
lesson-terrain = Una terra vuota costa due segnalini. Una montagna costa 1 in più, e così ogni segnalino che difende.
lesson-go-on = Ora prendi una regione accanto alla tua. Ogni regione frutta una moneta: prendine più che puoi.
lesson-attack = Qui c’è un avversario. Ogni suo segnalino aumenta il costo di 1. Conquista la regione: ne perde uno.
lesson-die = Ti restano troppo pochi segnalini. Tenta ancora una volta: il dado può aggiungerne fino a tre.
lesson-last-try = Continua a conquistare. Quando i segnalini non bastano più, hai un ultimo tentativo con il dado.
lesson-stop = Non c’è più nulla da conquistare. Continua e redistribuisci i tuoi segnalini.
lesson-redeploy = Distribuisci i segnalini: ognuno rende la sua regione più cara di 1. Poi finisci il turno.
lesson-coins = Le tue regioni fruttano monete; certe razze e certi poteri di più. Gli altri non vedono quante ne hai.
lesson-expand = Espanditi: riprendi i segnalini, lasciane uno in ogni regione, e conquista ancora.
lesson-decline =
    Pochi segnalini? Vai in declino: la razza frutta ancora monete, e nel prossimo turno ne scegli una nuova.
lesson-home = Hai perso una regione e un segnalino. Piazza gli altri nelle regioni che ti restano.
lesson-end = Il gioco è questo! Continua fino al decimo round, e vai in declino quando la tua razza è sfinita.
lesson-next = Avanti
lesson-play-on = Continua
lesson-leave = Salta il tutorial
