### Realms: plance, ciò che ci sta sopra, e gli scenari. Per gli id, vedi en/realms.ftl.

box-realms-1 = Il mio Tesoro (o mondo)!
    .about = Un fiume da bordo a bordo, e picchi sulle sue rive.
box-realms-2 = La Vita è un Lungo Fiume (Non Tanto) Tranquillo
    .about = Le razze sbarcano ai capi di un fiume.
box-realms-3 = Vai a Oriente
    .about = Da ovest oltre il fiume, fino alle miniere dell’est.
box-realms-4 = Sono Stato sulla Cima della Montagna
    .about = Sui picchi ci sono monete, e ogni declino ne aggiunge.
box-realms-5 = Trono Arrugginito
    .about = Chi sta intorno al trono paga chi lo controlla.
box-realms-6 = Alla Deriva
    .about = Le plance si spingono; i mari fra loro si uniscono e si dividono.
box-realms-7 = Le Colture del Potere
    .about = Nei campi crescono poteri, per chi controlla la terra intorno.
box-realms-8 = La Spada nella Caverna
    .about = La Spada aspetta al centro di un mondo di sotto pieno di mari.
box-realms-9 = Un Gioco degli Dei
    .about = Costruite insieme il tabellone, e formate combinazioni con le carte ricevute.
box-realms-9-redrawn = Un Gioco degli Dei, Ripescato
    .about = Lo stesso, senza le razze e i poteri difficili da giocare.
box-realms-10 = Quest’Ultima Buca
    .about = L’oro è in profondità, e lo sorvegliano i Mostri.
box-realms-11 = Adesso Tutti Insieme
    .about = Due squadre da due, una per mondo, e chi gioca da solo vale doppio.
box-realms-12 = Notte e Giorno
    .about = Due mondi su un tabellone, e una moneta per ogni regione nell’altro.

topic-realms = Tabelloni di plance
topic-realms-text =
    Gli scenari di Realms si giocano su tabelloni di plance a sei lati, con sopra montagne, picchi e
    crepacci. Un picco sta su una montagna e per ogni regola è una montagna, ma costa 1 segnalino in
    più: quattro se non c’è nessuno. Nessuno può entrare in un crepaccio o attraversarlo. I fiumi che si
    incontrano sono una sola regione. Un fiume costa un segnalino e non frutta monete, e una razza lo
    lascia quando si redistribuisce, a meno che un potere le permetta di restare. Una partita ha dieci
    round con due o tre giocatori, nove con quattro, otto con cinque o sei. Le razze entrano dal bordo del
    tabellone, se lo scenario non dice altro.

topic-my-precious = Il mio Tesoro (o mondo)!
topic-my-precious-text =
    Da due a sei giocatori. Un fiume attraversa il tabellone da bordo a bordo, e sulle sue rive si
    alzano picchi. Non ci sono regole speciali, solo quelle di ogni tabellone di plance. Una razza può
    conquistare il fiume strada facendo, ma deve lasciarlo quando si redistribuisce.

topic-long-river = La Vita è un Lungo Fiume (Non Tanto) Tranquillo
topic-long-river-text =
    Da due a sei giocatori. Le razze entrano solo in sei regioni: i due capi del fiume, e le due terre
    accanto a ciascuno. Questo vale per ogni prima conquista, anche di una razza che ha perso o
    abbandonato tutte le sue regioni. Fa eccezione solo una razza o un potere che può entrare ovunque.
    Un capo del fiume costa un segnalino, e da lì si possono conquistare tutte le terre sulle sue rive.
    La razza lascia il fiume quando si redistribuisce.

topic-go-east = Vai a Oriente
topic-go-east-text =
    Da due a sei giocatori. Le razze entrano solo dal bordo occidentale. Un fiume scorre da nord a sud e
    va attraversato. A est ci sono le Miniere di Monete Vittoria: ognuna frutta 1 moneta in più a turno
    a chi la controlla, finché la razza è attiva. Una Miniera di Monete Vittoria resta nella sua
    regione, non la difende, e non è un simbolo miniera.

topic-mountaintop = Sono Stato sulla Cima della Montagna
topic-mountaintop-text =
    Da tre a sei giocatori. Ogni picco comincia con quattro monete. Alla fine del tuo turno prendi una
    moneta da ogni picco che le tue razze controllano, attive o in declino. Quando una tua razza va in
    declino, raccogli le monete, poi ne metti tre della banca sui picchi che vuoi. Non possono andare
    tutte e tre sullo stesso. Le monete su un picco non sono di nessuno e non lo difendono.

topic-the-throne = Trono Arrugginito
topic-the-throne-text =
    Quattro o cinque giocatori. Il Trono Arrugginito è sull’unico picco, con cinque regioni intorno.
    Alla fine del proprio turno, chi controlla il trono riceve una moneta per ognuna di queste regioni
    con una razza avversaria o una Tribù Perduta. Gli avversari pagano per le loro razze, attive o in
    declino, e la banca paga per le Tribù Perdute. Le regioni di chi controlla il trono non pagano
    nulla. Il trono è un luogo. Serve anche una razza in declino, e chi prende la sua regione da allora
    ce l’ha.

topic-adrift = Alla Deriva
topic-adrift-text =
    Da due a sei giocatori. Proprio all’inizio del tuo turno puoi spingere altrove una plancia, che poi
    tu ti espanda o vada in declino. La plancia scivola sul tavolo, quindi ha bisogno di spazio. Non
    puoi alzarla né muoverne altre con lei. Puoi girarla strada facendo, oppure girarla e lasciarla
    dov’è. Alla fine tutte le plance devono essere collegate. Tutto ciò che sta sulla plancia si muove
    con lei. Così non si conquista nulla, e i nuovi vicini contano subito. Le acque sono mari: si
    uniscono dove si toccano, e si dividono dove non si toccano. Senza un potere che lo permetta,
    nessuno può entrarci, attraversarle o arrivare da lì sul tabellone. Se ci sono reliquie e luoghi,
    sono uno in meno dei giocatori, su quanti più terreni diversi possibile.

topic-crops = Le Colture del Potere
topic-crops-text =
    Da due a sei giocatori. La mappa ha campi vuoti, tanti quanti i giocatori, con un cartellino in
    ciascuno. Finché la tua razza attiva controlla cinque regioni che confinano con un campo, hai anche
    il suo potere. Lo ricevi subito, persino durante un turno, e lo perdi quando ne controlli meno di
    cinque. Contano le terre e le montagne; i fiumi e le razze in declino no. Se perdi un potere, i suoi
    pezzi se ne vanno; il cartellino resta nel campo. Un cartellino in un campo non porta segnalini.
    Nessuno può entrare in un campo o attraversarlo, e un campo non è un bordo del tabellone. Alcuni
    cartellini in un campo non crescono: «Maledetti», «Storici», «Rinati», «Ancestrali», «Ricchi» e
    «Saggi».

topic-the-cavern = La Spada nella Caverna
topic-the-cavern-text =
    Da tre a cinque giocatori, nel mondo di sotto. La Spada del Coniglio Assassino è scoperta al centro
    del tabellone, e la sorvegliano due Mostri. In altre regioni sono nascosti luoghi, ciascuno sotto
    due Mostri; le altre reliquie restano nella scatola. Tutte le acque sono mari: nessuno può entrarci
    o attraversarli senza un potere che lo permetta. Le razze entrano solo dal bordo del tabellone, e
    non da un mare.

topic-the-gods = Un Gioco degli Dei
topic-the-gods-text =
    Da due a sei giocatori. Ciascuno riceve tre razze e tre poteri, e li tiene segreti finché non li gioca.
    Nel tuo primo turno, e nel turno dopo ogni declino, unisci gratis una tua razza e un tuo potere.
    Ciascuno si usa una volta sola: dopo un terzo declino non hai più razze. Alcune razze e poteri sono
    difficili da giocare e portano monete quando entrano: «Maledetti» dodici, Nani e Dame Bianche
    quattro, Mimi Ombra due. I Nani di Ferro costano quattro monete, e gli Homunculi portano due
    segnalini in più. Nella partita ripescata, questi sei non si distribuiscono affatto, se i giocatori
    sono tre o più. In due non si distribuiscono carte: si espongono sette razze e sette poteri. A turno
    si sceglie una carta, finché tutti e due non hanno tre razze e tre poteri. In quel caso nessuna porta
    monete. Il tabellone lo costruite voi. Prima del primo turno, e all’inizio di ogni turno, chi gioca
    aggiunge una plancia accanto a quelle sul tavolo. Si smette quando il tabellone ha nove regioni a
    testa. Sulla plancia puoi mettere una montagna, un crepaccio, entrambi o nessuno dei due. In una
    partita fra i due mondi può stare in alto uno qualsiasi dei lati. Puoi anche mettere sulla plancia
    una Tribù Perduta, e devi farlo se due delle sue regioni non sono montagne. Fiumi e crepacci qui non
    contano come regioni. I fiumi che si incontrano sono una sola regione. Se ci sono reliquie e luoghi,
    ciascuno ne mette uno, sorvegliato da due Mostri, sulla sua prima o seconda plancia. Chi comincia ne
    mette un altro sulla primissima plancia.

topic-the-dig = Quest’Ultima Buca
topic-the-dig-text =
    Tre o quattro giocatori, nel mondo di sotto. Dal centro del tabellone scendono tre vene d’oro.
    Ognuna è profonda tre regioni, con una moneta nascosta e un Guardiano in ogni regione. All’inizio si
    può entrare solo nelle regioni più alte. Quando sono state conquistate tutte e tre, da chiunque, si
    apre il secondo livello, e poi il terzo. Chi conquista per primo una regione di una vena ne prende
    subito la moneta; una moneta da cinque o da dieci porta anche una reliquia. Un Guardiano viene
    scartato. Gli altri scendono nella prossima regione della vena mai conquistata, e con loro tanti
    nuovi Guardiani quanto vale la moneta. Alla fine di ogni round, tranne l’ultimo, i Guardiani di ogni
    vena attaccano, da ovest a est. Partecipano tutti tranne uno per regione. Attaccano sempre la terra
    meno protetta con cui confinano, e per l’ultimo attacco usano il dado. Se più terre sono ugualmente
    deboli, decide un dado. I Guardiani senza bersaglio tornano nella regione più alta della loro vena
    mai conquistata. Se non ce n’è, tornano nella regione da cui hanno attaccato l’ultima volta. Le
    reliquie restano accanto al tabellone, e i Mostri del nord sorvegliano solo luoghi.

topic-all-together = Adesso Tutti Insieme
topic-all-together-text =
    Esattamente cinque giocatori, con razze e poteri dei due mondi. Quattro gallerie collegano la
    superficie e il mondo di sotto. I posti si sorteggiano. Il primo e il quarto posto sono la squadra
    della superficie. Il secondo e il quinto sono la squadra del mondo di sotto. Il terzo gioca da solo.
    Una squadra prende solo razze del suo mondo; chi gioca da solo prende razze di uno qualsiasi. Razze
    della superficie, razze di sotto e poteri stanno in tre colonne di sei righe, con accanto le monete
    di ogni riga. Prendi una qualsiasi razza che puoi usare, e un qualsiasi potere. Paghi una moneta su
    ogni riga sopra la più bassa delle due, e prendi le monete di quella riga. Ogni colonna si
    ricompatta da sé; le monete restano nelle loro righe. Una razza entra sul tabellone dal bordo del
    suo mondo, e poi può andare ovunque. Gli alleati non hanno in comune monete, segnalini o segreti, e
    possono attaccarsi. Alla fine le monete di una squadra si sommano, e quelle di chi gioca da solo
    raddoppiano.

topic-night-and-day = Notte e Giorno
topic-night-and-day-text =
    Da tre a cinque giocatori, con razze e poteri dei due mondi. Il nord del tabellone è la superficie,
    il sud il mondo di sotto. Le gallerie con lo stesso numero rendono adiacenti le loro regioni, a
    qualunque distanza. Le combinazioni della superficie e di sotto si rivelano alternate, e puoi
    prendere le une o le altre. Una razza della superficie entra dal bordo settentrionale del tabellone,
    una del mondo di sotto dal bordo meridionale. Alla fine del tuo turno, ogni regione dell’altro mondo
    controllata da una tua razza, attiva o in declino, ti frutta 1 moneta in più. Lo stesso vale per
    ogni regione del suo mondo che in questo turno ha tolto a una razza dell’altro. I fiumi non fruttano
    nulla. Al nord vivono le Tribù Perdute; al sud i Mostri sorvegliano reliquie e luoghi.

reason-peak = picco: 1 segnalino in più
reason-closed-level = chiusa: prima vanno conquistate tutte le regioni del livello sopra

feature-peak = picco
feature-coin-mine = miniera di monete
    .about = Frutta a una razza attiva 1 moneta in più a turno.
feature-throne = Trono Arrugginito
feature-sword = Spada
feature-tunnel = galleria
feature-west-vein = vena occidentale
feature-middle-vein = vena centrale
feature-east-vein = vena orientale
feature-vein-a = livello A
    .about =
        Chi la conquista per primo ne prende la moneta nascosta. Poi i Guardiani scendono, e con loro
        tanti nuovi quanto vale la moneta.
feature-vein-b = livello B
    .about =
        Chi la conquista per primo ne prende la moneta nascosta. Poi i Guardiani scendono, e con loro
        tanti nuovi quanto vale la moneta.
feature-vein-c = livello C
    .about =
        Chi la conquista per primo ne prende la moneta nascosta. Poi i Guardiani scendono, e con loro
        tanti nuovi quanto vale la moneta.

feature-well = pozzo
feature-cairn = tumulo
feature-statue = statua
feature-shrine = santuario
feature-oak = quercia
feature-gate = portale
feature-beacon = faro

power-the-wells = I pozzi
power-the-wells-with = { race-name }
power-the-cairns = I tumuli
power-the-cairns-with = { race-name }
power-the-statues = Le statue
power-the-statues-with = { race-name }
power-the-shrines = I santuari
power-the-shrines-with = { race-name }
power-the-oaks = Le querce
power-the-oaks-with = { race-name }
power-the-gates = I portali
power-the-gates-with = { race-name }
power-the-beacons = I fari
power-the-beacons-with = { race-name }
power-mountain-land = { feature-mountain }
power-mountain-land-with = { race-name }
power-hill-land = { feature-hill }
power-hill-land-with = { race-name }
power-forest-land = { feature-forest }
power-forest-land-with = { race-name }
power-farmland-land = { feature-farmland }
power-farmland-land-with = { race-name }
power-swamp-land = { feature-swamp }
power-swamp-land-with = { race-name }
power-sea-land = { feature-sea }
power-sea-land-with = { race-name }
power-lake-land = { feature-lake }
power-lake-land-with = { race-name }
power-black-mountain-land = { feature-black-mountain }
power-black-mountain-land-with = { race-name }
power-mud-pool-land = { feature-mud-pool }
power-mud-pool-land-with = { race-name }
power-mushroom-forest-land = { feature-mushroom-forest }
power-mushroom-forest-land-with = { race-name }
power-mine-land = { feature-mine }
power-mine-land-with = { race-name }
power-mystic-crystal-land = { feature-mystic-crystal }
power-mystic-crystal-land-with = { race-name }
power-river-land = { feature-river }
power-river-land-with = { race-name }
power-chasm-land = { feature-chasm }
power-chasm-land-with = { race-name }
power-cavern-land = { feature-cavern }
power-cavern-land-with = { race-name }
power-magic-land = { feature-magic }
power-magic-land-with = { race-name }
power-volcano-land = { feature-volcano }
power-volcano-land-with = { race-name }
power-coast-land = { feature-coast }
power-coast-land-with = { race-name }
power-edge-land = { feature-edge }
power-edge-land-with = { race-name }
power-coin-mine-land = { feature-coin-mine }
power-coin-mine-land-with = { race-name }
power-peak-land = { feature-peak }
power-peak-land-with = { race-name }
power-throne-land = { feature-throne }
power-throne-land-with = { race-name }
power-sword-land = { feature-sword }
power-sword-land-with = { race-name }

power-victory-coin-mines = Miniere di Monete Vittoria
power-victory-coin-mines-with = { race-name }
power-crops-of-power = Le Colture del Potere
power-crops-of-power-with = { race-name }
power-coins-on-peaks = Monete sui picchi
power-coins-on-peaks-with = { race-name }
power-sword-in-the-cavern = La Spada nella Caverna
power-sword-in-the-cavern-with = { race-name }
power-all-together-now = Adesso Tutti Insieme
power-all-together-now-with = { race-name }
power-night-and-day = Notte e Giorno
power-night-and-day-with = { race-name }

power-hands = Mani
power-hands-with = { race-name }
power-hands-2 = Mani
power-hands-2-with = { race-name }
power-creation = Creazione
power-creation-with = { race-name }
power-creation-2 = Creazione
power-creation-2-with = { race-name }
power-creation-3 = Creazione
power-creation-3-with = { race-name }
power-creation-4 = Creazione
power-creation-4-with = { race-name }
power-creation-5 = Creazione
power-creation-5-with = { race-name }
power-creation-6 = Creazione
power-creation-6-with = { race-name }
power-creation-7 = Creazione
power-creation-7-with = { race-name }
question-hands-2 = Scegli una razza o un potere.
question-creation = Scegli una plancia da mettere.
question-creation-2 = Metti la plancia.
question-creation-3 = Gira la plancia.
question-creation-4 = Mettere una montagna sulla plancia?
pass-creation-4 = nessuna montagna
question-creation-5 = Mettere un crepaccio sulla plancia?
pass-creation-5 = nessun crepaccio
question-creation-6 = Metti due Mostri a sorvegliare una reliquia o un luogo.
pass-creation-6 = non su questa plancia
question-creation-7 = Metti una Tribù Perduta.
pass-creation-7 = nessuna Tribù Perduta

power-drift = Deriva
power-drift-with = { race-name }
power-drift-2 = Deriva
power-drift-2-with = { race-name }
power-drift-3 = Deriva
power-drift-3-with = { race-name }
power-rusted-throne = Trono Arrugginito
power-rusted-throne-with = { race-name }
power-rusted-throne-short =
    Luogo: una moneta per ogni regione intorno con una razza avversaria o una Tribù.
power-rusted-throne-text =
    Quattro o cinque giocatori. Il Trono Arrugginito è sull’unico picco, con cinque regioni intorno.
    Alla fine del proprio turno, chi controlla il trono riceve una moneta per ognuna di queste regioni
    con una razza avversaria o una Tribù Perduta. Gli avversari pagano per le loro razze, attive o in
    declino, e la banca paga per le Tribù Perdute. Le regioni di chi controlla il trono non pagano
    nulla. Il trono è un luogo. Serve anche una razza in declino, e chi prende la sua regione da allora
    ce l’ha.

race-guards = Guardiani
    .one = Guardiano
    .gender = masculine
    .joined = guardiani
race-guards-short = Sorvegliano le vene d’oro, e non sono di nessuno.
race-guards-text =
    I Guardiani delle vene d’oro sono Mostri e non sono di nessuno. Difendono la regione in cui si
    trovano. Alla fine di ogni round, tranne l’ultimo, attaccano.

power-skeleton-guards = Gli Scheletri
power-skeleton-guards-with = { race-name }
power-sorcerer-guards = Gli Stregoni
power-sorcerer-guards-with = { race-name }
power-mummy-guards = Le Mummie
power-mummy-guards-with = { race-name }
power-veins-of-gold = Le vene d’oro
power-veins-of-gold-with = { race-name }

sign-peak-coin = $
piece-peak-coin = moneta del picco
    .about = Chi controlla il picco ne prende una alla fine del proprio turno.
count-peak-coin = { $number ->
    [one] { $number } moneta sul picco
   *[other] { $number } monete sul picco
}
sign-skeleton-guards = s
piece-skeleton-guards = Scheletri della vena
    .about = Non sono di nessuno, e attaccano dopo l’ultimo turno del round.
count-skeleton-guards = { $number ->
    [one] Scheletri della vena
   *[other] { $number } × Scheletri della vena
}
sign-sorcerer-guards = z
piece-sorcerer-guards = Stregoni della vena
    .about = Non sono di nessuno, e attaccano dopo l’ultimo turno del round.
count-sorcerer-guards = { $number ->
    [one] Stregoni della vena
   *[other] { $number } × Stregoni della vena
}
sign-mummy-guards = u
piece-mummy-guards = Mummie della vena
    .about = Non sono di nessuno, e attaccano dopo l’ultimo turno del round.
count-mummy-guards = { $number ->
    [one] Mummie della vena
   *[other] { $number } × Mummie della vena
}

question-crops-of-power = Quale cartellino cresce nel prossimo campo?
question-coins-on-peaks = Metti monete sui picchi.
more-coins-on-peaks = { $number ->
    [one] Metti un’altra moneta
   *[other] Metti altre { $number } monete
}
answer-coins-on-peaks = Metti le monete

coins-coins-on-peaks = { $number ->
    [one] moneta di un picco
   *[other] monete dei picchi
}
coins-victory-coin-mines = { $number ->
    [one] miniera di monete
   *[other] miniere di monete
}
coins-rusted-throne = tributo al trono

question-drift = Spingere una plancia?
pass-drift = Lascia le plance
question-drift-2 = Spingi la plancia.
question-drift-3 = Gira la plancia in senso orario: di quanti sesti?
do-drift-3 = { $tokens ->
    [0] Non girarla
    [one] Gira di 1 sesto
   *[other] Gira di { $tokens } sesti
}

# --- Hints for a first game ----------------------------------------------------------------------------

guide-drift =
    Tocca una plancia con l’orlo tratteggiato per spingerla o girarla con tutto ciò che porta. O lascia
    stare.
guide-drift-2 =
    La plancia può scivolare nelle caselle chiare. Scegli la sua casella attuale per girarla sul posto.
guide-drift-3 = La mappa mostra come starà la plancia. Ogni sesto la gira di un lato.
guide-choose-from-columns =
    Prendi una razza della tua colonna e un potere qualsiasi. La riga più bassa fissa il prezzo, e le
    sue monete sono tue.
guide-choose-combo-in-realms-12 =
    Le combinazioni dei due mondi si alternano. Le razze della superficie entrano a nord, quelle di
    sotto a sud.
guide-hands-2 =
    A turno si scelgono tre razze e tre poteri. Tutte le tue combinazioni di questa partita verranno
    da lì.
guide-choose-from-hand =
    Unisci gratis una razza e un potere della tua mano. Ciascuno si usa una volta sola.
guide-creation =
    Il tabellone cresce finché non ha nove regioni a testa. Scegli una plancia, poi dove metterla e come
    girarla.
guide-in-realms-6 =
    Spingere plance cambia quali regioni si toccano. Sono vicine solo le regioni che si toccano ora. Dal
    mare non entra nessuna razza.
guide-in-realms-7 =
    Tocca un campo: hai anche il suo potere finché la tua razza attiva controlla cinque regioni intorno.
guide-in-realms-10 =
    Quando tutte e tre le regioni A sono state conquistate, da chiunque, per tutti si apre B, e poi C.
guide-in-realms-11 =
    I posti 1 e 4 sono una squadra, e così 2 e 5. Il posto 3 gioca da solo e vale doppio.
guide-in-realms-12 =
    Una regione dell’altro mondo frutta alla tua razza attiva 1 moneta in più. Così anche scacciarne le
    razze.
guide-entry =
    Su questo tabellone, una razza che non è sulla mappa entra solo nelle regioni che puoi toccare.
guide-peak = Un picco è una montagna e costa 1 segnalino in più: quattro se non c’è nessuno.
guide-piece-peak-coin =
    I picchi hanno monete. Se una tua razza controlla un picco, anche in declino, ne prendi una a turno.
guide-coins-on-peaks =
    Metti tre monete della banca sui picchi, non tutte sullo stesso. Chi controlla il picco ne prende
    una a turno.
guide-coin-mine = Una miniera di monete frutta 1 moneta in più a turno, finché la tua razza è attiva.
guide-throne =
    Chi controlla il trono riceve una moneta per ogni regione occupata intorno, da chi la possiede o
    dalla banca.
guide-sword =
    Due Mostri sorvegliano la Spada. Con lei una razza attiva fa una conquista a turno con due
    segnalini in meno.
guide-tunnel = Le regioni le cui gallerie hanno lo stesso numero sono vicine.
guide-vein-a =
    Ogni Guardiano aggiunge 1 al costo. La moneta è tua; più sotto si svegliano tanti Guardiani quanto
    vale.
guide-vein-b =
    Ogni Guardiano aggiunge 1 al costo. La moneta è tua; più sotto si svegliano tanti Guardiani quanto
    vale.
guide-vein-c =
    Ogni Guardiano aggiunge 1 al costo. La moneta è tua; più sotto si svegliano tanti Guardiani quanto
    vale.
guide-piece-skeleton-guards =
    Dopo l’ultimo turno del round, i Guardiani attaccano la terra vicina meno protetta. In ogni regione
    ne resta uno.
guide-piece-sorcerer-guards =
    Dopo l’ultimo turno del round, i Guardiani attaccano la terra vicina meno protetta. In ogni regione
    ne resta uno.
guide-piece-mummy-guards =
    Dopo l’ultimo turno del round, i Guardiani attaccano la terra vicina meno protetta. In ogni regione
    ne resta uno.

story-regions-opened = Si apre il prossimo livello delle vene d’oro: { $number ->
    [one] { $number } regione
   *[other] { $number } regioni
}.
story-power-grown = In un campo cresce: { $ability }.
story-badge-cast-aside =
    { $ability }: non può crescere in un campo, quindi si pesca un altro cartellino.
story-power-lent = Un campo dà a { $player } il suo potere: { $ability }.
story-power-recalled = { $player } perde il potere di un campo: { $ability }.

# --- Setting up a table ------------------------------------------------------------------------------

setup-tiles = Scenari sulle plance
    .none = Nessuno: un tabellone stampato
scenario-players = Da { $first } a { $last } giocatori
scenario-stars = { $number ->
    [one] 1 stella
   *[other] { $number } stelle
}
