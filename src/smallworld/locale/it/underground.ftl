### Underground: testi. Per id e argomenti, vedi en/content.ftl e en/underground.ftl.

box-underground = Small World Underground
box-places = Reliquie e luoghi in superficie

# --- General rules -----------------------------------------------------------------------------------

topic-underground = Il mondo di sotto
topic-underground-text =
    Un fiume costa 1 segnalino in meno delle altre regioni, e ogni razza può conquistarlo. Ma quando
    redistribuisci, i tuoi segnalini lo lasciano, e non frutta monete. Dove un fiume tocca il bordo, le
    razze possono entrare sulla mappa da lì. Nessuno può entrare in un crepaccio o attraversarlo. Una
    Montagna Nera è una montagna. Due Mostri sorvegliano ogni regione con il loro simbolo. Chi la
    conquista scopre una reliquia o un luogo: in tutto sono quindici, e in gioco ne entra uno per ogni
    regione così. Da allora la reliquia o il luogo serve chi controlla la regione. Un luogo resta dov’è.
    Una reliquia va nella regione dove è servita l’ultima volta. Le razze in declino usano solo le
    reliquie e i luoghi che lo dicono.

topic-two-worlds = Due mondi
topic-two-worlds-text =
    Puoi giocare razze e poteri di entrambi i mondi in ciascuno dei due. Resta nella scatola ciò che lì
    non avrebbe effetto: di sotto mancano campi, colline e caverne, in superficie i crepacci. Le cose
    simili si equivalgono: montagne e Montagne Nere, paludi e pozze di fango, foreste e foreste di
    funghi, fonti di magia e cristalli mistici, mari, laghi e fiumi. Una miniera è una miniera in tutti
    e due i mondi. Se in superficie giocate con reliquie e luoghi, ciascuno va nella regione di una
    Tribù Perduta, e due Mostri ne prendono il posto.

# --- Races -------------------------------------------------------------------------------------------

race-cultists = Cultisti
    .one = Cultista
    .gender = masculine
    .joined = cultisti
race-cultists-short = Le regioni accanto al loro Grande Antico costano 1 in meno; la sua è immune.
race-cultists-text =
    Il Grande Antico si stabilisce nella prima regione che i Cultisti conquistano, e la rende immune.
    Ogni regione che per i Cultisti è adiacente alla sua costa 1 segnalino in meno, ma sempre almeno
    uno. All’inizio del tuo turno puoi spostarlo in un’altra regione dei Cultisti. Se la sua regione
    viene abbandonata o svuotata, ti torna in mano, e lo rimetti all’inizio del tuo prossimo turno. In
    declino se ne va.

race-drow = Drow
    .one = Drow
    .gender = masculine
    .joined = drow
race-drow-short = 1 moneta in più per ogni regione che non confina con altre razze.
race-drow-text =
    Quando raccogli le monete, ogni regione dei Drow frutta 1 moneta in più se nessuna regione
    confinante ospita un’altra razza. Contano come altre razze anche quelle in declino, persino le tue,
    e così i Mostri e le Tribù Perdute. Il Balrog no. In declino non c’è nessuna moneta in più.

race-flames = Fiamme
    .one = Fiamma
    .gender = feminine
    .joined = fiamme
race-flames-short = Le regioni collegate al loro Vulcano costano come se fossero vuote.
race-flames-text =
    Quando prendi la combinazione, metti il Vulcano su un crepaccio adatto. Ogni prima conquista delle
    Fiamme dev’essere una regione accanto al Vulcano. Le regioni accanto al Vulcano, o collegate a esso
    da una catena ininterrotta di regioni delle Fiamme, costano come se fossero vuote. Solo il terreno
    può rincararle: una Montagna Nera, o la Rocca della Madrepatria. In declino il Vulcano non ha più
    effetto.

race-gnomes = Gnomi
    .one = Gnomo
    .gender = masculine
    .joined = gnomi
race-gnomes-short = Nessun potere, razza, reliquia o luogo aiuta a conquistare le loro regioni.
race-gnomes-text =
    Nei turni altrui, nessuna abilità di razza o di potere, nessuna reliquia e nessun luogo aiuta a
    conquistare una regione degli Gnomi attivi. Sconti, portata maggiore, sostituzioni, draghi e il
    Balrog non funzionano con loro: valgono solo la normale adiacenza e il costo normale. Il dado
    Rinforzi si lancia come sempre. Le abilità che rincarano una conquista, come quella delle Mummie,
    valgono ancora. In declino la protezione finisce.

race-iron-dwarves = Nani di Ferro
    .one = Nano di Ferro
    .gender = masculine
    .joined = nani di ferro
race-iron-dwarves-short =
    Ogni turno un martello d’argento per miniera: è un segnalino per le conquiste future.
race-iron-dwarves-text =
    Quando si redistribuiscono, i Nani di Ferro forgiano un martello d’argento per ogni miniera che
    controllano, fino a sette in tutto. Nei turni seguenti, ogni martello vale un segnalino in una
    conquista a cui partecipa almeno un Nano di Ferro. I martelli non difendono mai: a ogni
    redistribuzione ti tornano in mano, e in ogni regione resta un Nano. In declino vanno persi.

race-kraken = Kraken
    .one = Kraken
    .gender = masculine
    .joined = kraken
race-kraken-short = Possono restare nei fiumi, che per loro rendono, anche in declino.
race-kraken-text =
    Quando si redistribuiscono, i Kraken possono restare nei fiumi. Per loro i fiumi che controllano
    sono regioni come le altre, e fruttano una moneta ciascuno, anche in declino. Le altre razze possono
    conquistare un fiume così per un segnalino, più uno per ogni segnalino presente, ma poi devono
    lasciarlo.

race-liches = Lich
    .one = Lich
    .gender = masculine
    .joined = lich
race-liches-short = Chi conquista una regione di Lich in declino paga una moneta a chi li possiede.
race-liches-text =
    Chi conquista una regione dei tuoi Lich in declino ti paga una moneta. Chi non ne ha non può proprio
    conquistarla. I Lich attivi non pretendono nulla.

race-lizardmen = Lucertoloni
    .one = Lucertolone
    .gender = masculine
    .joined = lucertoloni
race-lizardmen-short =
    Per loro, le regioni lungo lo stesso corso di fiume sono tutte adiacenti fra loro.
race-lizardmen-text =
    Per i Lucertoloni, tutte le regioni lungo uno stesso corso ininterrotto di fiume sono adiacenti fra
    loro, che il fiume sia occupato o no. Attraversarlo non costa segnalini. Se il fiume arriva al bordo
    della mappa, possono anche entrare in una qualsiasi delle regioni lungo le sue rive. Conquistano il
    fiume stesso solo se vogliono, e lo lasciano quando si redistribuiscono.

race-mudmen = Melme
    .one = Melma
    .gender = feminine
    .joined = melme
race-mudmen-short = Quando si redistribuiscono, un nuovo segnalino per ogni pozza di fango.
race-mudmen-text =
    Prima che le Melme si redistribuiscano, prendi dalla riserva una nuova Melma per ogni pozza di fango
    che controllano, finché ce ne sono. I nuovi segnalini si piazzano con gli altri. In declino le Melme
    non ne ricevono più.

race-mummies = Mummie
    .one = Mummia
    .gender = feminine
    .joined = mummie
race-mummies-short = Tanti segnalini, ma ogni regione ne costa loro 1 in più.
race-mummies-text =
    Nessun altro vessillo del mondo di sotto porta così tanti segnalini. Ma ogni regione costa alle
    Mummie 1 segnalino in più, chiunque la controlli. Le conquiste con un costo speciale, come una
    sostituzione o il drago, non costano di più.

race-ogres = Ogri
    .one = Ogre
    .gender = masculine
    .joined = ogri
race-ogres-short = Ogni regione costa 1 segnalino in meno.
race-ogres-text =
    Ogni regione costa agli Ogri 1 segnalino in meno, ma sempre almeno uno. Lo sconto si somma agli
    altri, e vale anche in un ultimo tentativo.

race-shadow-mimes = Mimi Ombra
    .one = Mimo Ombra
    .gender = masculine
    .joined = mimi ombra
race-shadow-mimes-short =
    Quando li prendi, puoi scambiare il loro cartellino con un altro della colonna.
race-shadow-mimes-text =
    Quando hai preso e pagato i Mimi Ombra, puoi scambiare il loro cartellino con quello di un’altra
    combinazione della colonna. Le monete restano dove sono. Prendi i segnalini del loro vessillo e del
    cartellino che tengono. Più tardi non possono più scambiarlo.

race-shrooms = Funghetti
    .one = Funghetto
    .gender = masculine
    .joined = funghetti
race-shrooms-short = 1 moneta in più per ogni foresta di funghi che controllano.
race-shrooms-text =
    Quando raccogli le monete, ogni foresta di funghi che i Funghetti controllano frutta 1 moneta in
    più. In declino niente moneta in più, già dal turno in cui ci vanno.

race-spiderines = Aracnidi
    .one = Aracnide
    .gender = masculine
    .joined = aracnidi
race-spiderines-short = Ogni regione che confina con un crepaccio è alla loro portata.
race-spiderines-text =
    Gli Aracnidi si arrampicano da un crepaccio all’altro. Per loro, ogni regione che confina con un
    crepaccio è adiacente a tutte le regioni che controllano, ovunque sulla mappa. Possono anche entrare
    sulla mappa da ogni regione che confina con un crepaccio. Nei crepacci stessi non entrano nemmeno
    loro.

race-will-o-wisps = Fuochi Fatui
    .one = Fuoco Fatuo
    .gender = masculine
    .joined = fuochi fatui
race-will-o-wisps-short =
    Lanciano il dado prima di conquistare una regione con cristalli o una sua vicina.
race-will-o-wisps-text =
    I Fuochi Fatui possono lanciare il dado prima di conquistare una regione con cristalli mistici, o
    una accanto a una regione con cristalli che controllano. Nomini la regione e lanci il dado: il
    costo scende di quanto mostra, ma mai sotto uno. Se i segnalini in mano bastano, devi conquistarla,
    e poi puoi continuare. Se non bastano, le tue conquiste finiscono. Non puoi nominare una regione per
    cui ti mancano più di tre segnalini, e nessuna conquista ha un secondo dado.

# --- Powers ------------------------------------------------------------------------------------------

power-adventurous = Avventurosi
power-adventurous-with = { race-name } avventurosi
    .feminine = { race-name } avventurose
power-adventurous-short = 1 moneta in più per ogni regione con un luogo.
power-adventurous-text =
    Quando raccogli le monete, ogni regione della razza con uno dei nove luoghi frutta 1 moneta in più,
    oltre a ciò che il luogo frutta da sé. Le reliquie non contano. In declino non c’è nessuna moneta in
    più.

power-fisher = Pescatori
power-fisher-with = { race-name } pescatori
    .feminine = { race-name } pescatrici
power-fisher-short = 1 moneta in più ogni due regioni lungo un fiume.
power-fisher-text =
    Quando raccogli le monete, ogni due regioni della razza che confinano con un fiume fruttano 1 moneta
    in più; quella che avanza non frutta nulla. I fiumi stessi non contano. In declino il bonus finisce.

power-flocking = Gregari
power-flocking-with = { race-name } gregari
    .feminine = { race-name } gregarie
power-flocking-short = Due monete in più se tutte le regioni della razza sono collegate.
power-flocking-text =
    Quando raccogli le monete, la razza frutta due monete in più se tutte le sue regioni sono collegate:
    da ognuna si raggiunge ogni altra senza uscirne. Contano come collegate anche le regioni che
    un’abilità rende adiacenti per questa razza, come i crepacci degli Aracnidi o il Grande Tubo
    d’Ottone. Una regione da sola conta come collegata. Una razza senza regioni non riceve nulla. In
    declino il bonus finisce.

power-frightened = Spaventati
power-frightened-with = { race-name } spaventati
    .feminine = { race-name } spaventate
power-frightened-short = 1 moneta in più per ogni regione con tre o più segnalini.
power-frightened-text =
    Quando raccogli le monete, ogni regione dove dopo la redistribuzione si stringono tre o più
    segnalini della razza frutta 1 moneta in più. Un Leader conta come un segnalino della razza. In
    declino il bonus finisce.

power-immortal = Immortali
power-immortal-with = { race-name } immortali
power-immortal-short = Non perde segnalini quando una regione della razza viene conquistata.
power-immortal-text =
    Quando una regione della razza attiva viene conquistata, non si perde nessun segnalino, nemmeno
    contro il Balrog. Si ritirano tutti nella tua mano, e li piazzi alla fine di quel turno. Se la razza
    non ha più regioni, aspettano in mano il tuo prossimo turno. Solo un segnalino che subisce una
    sostituzione va nella riserva. In declino i segnalini si perdono come sempre.

power-magic = Magici
power-magic-with = { race-name } magici
    .feminine = { race-name } magiche
power-magic-short = Una volta a turno, la Borsa delle mille cose imita una reliquia sulla mappa.
power-magic-text =
    Una volta a turno, la Borsa delle mille cose funziona come una reliquia già scoperta a tua scelta,
    chiunque la controlli. Poi la Borsa si sposta come farebbe la reliquia. La Borsa e la reliquia che
    imita non agiscono mai sulla stessa regione. Nessuno può prenderti la Borsa: se la sua regione è
    persa o abbandonata, ti torna in mano. In declino sparisce.

power-martyr = Martiri
power-martyr-with = { race-name } martiri
power-martyr-short = Subito una moneta per ogni regione che un avversario conquista alla razza.
power-martyr-text =
    Ogni volta che un avversario conquista una regione della razza attiva, prendi subito una moneta
    dalla banca, qualunque cosa accada ai segnalini. Una visita del Balrog conta, un tentativo fallito
    no. In declino non si paga nulla.

power-mining = Minatori
power-mining-with = { race-name } minatori
    .feminine = { race-name } minatrici
power-mining-short = 1 moneta in più per ogni miniera che controllano.
power-mining-text =
    Quando raccogli le monete, ogni miniera che la razza controlla frutta 1 moneta in più. In declino
    niente moneta in più, già dal turno in cui la razza ci va.

power-muddy = Fangosi
power-muddy-with = { race-name } fangosi
    .feminine = { race-name } fangose
power-muddy-short = 1 moneta in più per ogni pozza di fango che controllano, anche in declino.
power-muddy-text =
    Quando raccogli le monete, ogni pozza di fango che la razza controlla frutta 1 moneta in più. Il
    bonus vale anche nel turno in cui la razza va in declino e in tutti i seguenti, finché controlla la
    pozza.

power-mystic = Mistici
power-mystic-with = { race-name } mistici
    .feminine = { race-name } mistiche
power-mystic-short = 1 moneta in più per ogni regione con cristalli mistici.
power-mystic-text =
    Quando raccogli le monete, ogni regione con cristalli mistici che la razza controlla frutta 1 moneta
    in più. In declino niente moneta in più, già dal turno in cui la razza ci va.

power-quarreling = Litigiosi
power-quarreling-with = { race-name } litigiosi
    .feminine = { race-name } litigiose
power-quarreling-short = 1 moneta in più per ogni gruppo separato di regioni.
power-quarreling-text =
    Quando raccogli le monete, la razza frutta 1 moneta in più per ogni gruppo separato di sue regioni.
    Le regioni collegate da confini comuni formano un solo gruppo. Altri modi di essere adiacenti qui
    non contano. In declino il bonus finisce.

power-reborn = Rinati
power-reborn-with = { race-name } rinati
    .feminine = { race-name } rinate
power-reborn-short = In declino, fino a due sue regioni a turno possono passare alla tua razza attiva.
power-reborn-text =
    Quando la razza è in declino, all’inizio di ogni tuo turno puoi svuotare una o due sue regioni. In
    ciascuna metti un segnalino della tua razza attiva, dalla riserva o altrimenti dalla mano. Non è una
    conquista. I luoghi e le reliquie lì servono ora la razza attiva. Così una razza arriva sulla mappa
    persino nel turno in cui la prendi. Il cartellino resta alla razza in declino.

power-royal = Reali
power-royal-with = { race-name } reali
power-royal-short = La Regina rende immune una regione della razza.
power-royal-text =
    Alla fine di ogni tuo turno metti la Regina in una regione della razza. Quella regione è immune
    finché non metti di nuovo la Regina. Se la regione viene abbandonata, la Regina ti torna in mano. In
    declino la Regina resta finché c’è un segnalino, e la regione resta immune.

power-shield = Con lo Scudo
power-shield-with = { race-name } con lo Scudo
power-shield-short =
    Dalle foreste di funghi, armature: ognuna rincara di 1 una regione, anche in declino.
power-shield-text =
    Finite le tue conquiste, prendi un’armatura di funghi per ogni foresta di funghi che la razza
    controlla. Ce ne sono otto in tutto. Quando redistribuisci, metti le nuove in regioni della razza.
    Per chi attacca, ognuna aumenta di 1 il costo della sua regione, anche in declino. Una volta
    piazzata, un’armatura non si sposta. Torna nella riserva quando la regione è persa o abbandonata.
    Non conta come segnalino, quindi non salva un segnalino isolato da una sostituzione.

power-stone = Di Pietra
power-stone-with = { race-name } di Pietra
power-stone-short = 1 moneta in più per ogni Montagna Nera che controllano.
power-stone-text =
    Quando raccogli le monete, ogni Montagna Nera che la razza controlla frutta 1 moneta in più. In
    declino niente moneta in più, già dal turno in cui la razza ci va.

power-thieving = Ladri
power-thieving-with = { race-name } ladri
    .feminine = { race-name } ladre
power-thieving-short = Una moneta da ogni avversario la cui razza attiva confina con questa.
power-thieving-text =
    Quando raccogli le monete, prendi una moneta da ogni avversario la cui razza attiva ha un segnalino
    in una regione che confina con una di questa razza. La prendi una sola volta da ciascuno, e solo se
    ne ha. Dalle razze in declino non prendi nulla, e nulla mentre questa è in declino.

power-tomb = Delle Tombe
power-tomb-with = { race-name } delle Tombe
power-tomb-short = In declino tutti i segnalini restano sulla mappa.
power-tomb-text =
    Quando la razza va in declino, tutti i segnalini sulla mappa restano, non solo uno per regione.
    Prima di raccogliere le monete puoi distribuirli ancora una volta nelle sue regioni, almeno uno in
    ciascuna. Quelli in mano vanno nella riserva. Quando più tardi una regione viene conquistata, un
    segnalino va perso e gli altri si ritirano in altre regioni della razza. Se non ne ha altre, sono
    tutti persi.

power-vampire = Vampiri
power-vampire-with = { race-name } vampiri
    .feminine = { race-name } vampire
power-vampire-short =
    Una volta per turno e avversario, sostituisci un segnalino attivo isolato con uno tuo.
power-vampire-text =
    Una volta a turno per ogni avversario, puoi conquistare una regione con una sostituzione. Deve
    contenere un solo segnalino della sua razza attiva, e la tua razza deve poterla attaccare. Quel
    segnalino va nella riserva, anche se è immortale. Uno dei tuoi ne prende il posto, dalla riserva o
    altrimenti dalla mano. Montagna Nera, Rocca e armature non lo impediscono, ma gli Gnomi non si
    possono sostituire. Dopo un ultimo tentativo non puoi più farlo.

power-vanishing = Evanescenti
power-vanishing-with = { race-name } evanescenti
power-vanishing-short = In declino lascia la mappa: due monete per ogni regione che controllava.
power-vanishing-text =
    Quando la razza va in declino, tutti i suoi segnalini lasciano subito la mappa. In quel turno, ogni
    regione che controllava frutta due monete invece di una, e nient’altro. La tua razza già in declino
    se n’è andata prima, come sempre, a meno che possa restare. Così puoi trovarti senza nessuna razza
    in declino.

power-vengeful = Vendicativi
power-vengeful-with = { race-name } vendicativi
    .feminine = { race-name } vendicative
power-vengeful-short = Le regioni di chi ti ha attaccato dopo il tuo ultimo turno costano 1 in meno.
power-vengeful-text =
    Ogni avversario che attacca una tua razza, attiva o in declino, riceve un segnalino vendetta. Nel
    tuo prossimo turno le sue regioni costano a questa razza 1 segnalino in meno, ma sempre almeno uno.
    Questo vale anche per le regioni delle sue razze in declino. Alla fine di quel turno riprendi i
    segnalini vendetta. In declino il potere non ha effetto.

power-wise = Saggi
power-wise-with = { race-name } saggi
    .feminine = { race-name } sagge
power-wise-short = In declino, due monete in più a turno finché controlla una regione.
power-wise-text =
    Una volta in declino, la razza frutta due monete in più ogni volta che raccogli le monete, finché
    controlla almeno una regione. Questo vale già nel turno in cui va in declino. Finché è attiva, non
    frutta nulla in più. Il cartellino resta con lei.

# --- Relics ------------------------------------------------------------------------------------------

power-the-flying-doormat = Lo Zerbino Volante
power-the-flying-doormat-with = { race-name }
power-the-flying-doormat-short = Reliquia: una volta a turno, ogni regione è a portata.
power-the-flying-doormat-text =
    Una reliquia. Una volta a turno, la razza attiva che la controlla può conquistare una regione
    ovunque sulla mappa, al costo normale. Se la conquista riesce, lo Zerbino si sposta lì; altrimenti
    resta. Una razza senza regioni sulla mappa non può usarlo.

power-froggys-ring = L’Anello di Froggy
power-froggys-ring-with = { race-name }
power-froggys-ring-short = Reliquia: una moneta da chi ha una razza attiva che confina con l’Anello.
power-froggys-ring-text =
    Una reliquia. Alla fine del tuo turno puoi spostarla in una qualsiasi regione della razza attiva che
    la controlla. Poi prendi una moneta da ogni avversario che ha un segnalino della sua razza attiva in
    una regione confinante, se ne ha una.

power-the-stinky-trolls-socks = I Calzini del Troll Puzzolente
power-the-stinky-trolls-socks-with = { race-name }
power-the-stinky-trolls-socks-short =
    Reliquia: una volta a turno, una regione costa come vuota, e tutti si ritirano.
power-the-stinky-trolls-socks-text =
    Una reliquia. Una volta a turno, la razza attiva che controlla i Calzini può conquistare una regione
    come se fosse vuota: solo il terreno si aggiunge ancora al costo. Tutti i difensori si ritirano, in
    altre regioni della loro razza o nella mano di chi li possiede. Va persa solo una razza in declino
    senza altre regioni. I Calzini vanno nella regione conquistata.

power-the-scepter-of-avarice = Lo Scettro dell’Avarizia
power-the-scepter-of-avarice-with = { race-name }
power-the-scepter-of-avarice-short = Reliquia: le monete della regione con lo Scettro contano doppio.
power-the-scepter-of-avarice-text =
    Una reliquia. Alla fine del tuo turno puoi spostarla in una qualsiasi regione della razza attiva che
    la controlla. Quando raccogli le monete, ogni moneta che la banca paga per quella regione conta
    doppio: per la regione stessa, e per il terreno, il luogo, la razza o il potere. Le monete per più
    regioni insieme e quelle pagate dai giocatori non contano doppio. Le monete della Miniera del Nano
    Perduto non raddoppiano mai.

power-the-shiny-orb = La Sfera Splendente
power-the-shiny-orb-with = { race-name }
power-the-shiny-orb-short =
    Reliquia: una volta a turno, sostituisci un segnalino attivo isolato con uno tuo.
power-the-shiny-orb-text =
    Una reliquia. Una volta a turno, la razza attiva che la controlla può conquistare una regione con
    una sostituzione. Un segnalino isolato di una razza attiva avversaria, a portata, va nella riserva.
    Un segnalino di questa razza ne prende il posto, dalla riserva o altrimenti dalla mano. La Sfera va
    nella regione conquistata.

power-the-sword-of-the-killer-rabbit = La Spada del Coniglio Assassino
power-the-sword-of-the-killer-rabbit-with = { race-name }
power-the-sword-of-the-killer-rabbit-short =
    Reliquia: una volta a turno, una conquista costa due segnalini in meno.
power-the-sword-of-the-killer-rabbit-text =
    Una reliquia. Una volta a turno, una conquista costa alla razza attiva che la controlla due
    segnalini in meno, ma sempre almeno uno. Aiuta anche in un ultimo tentativo. Se la conquista riesce,
    la Spada va nella regione conquistata; altrimenti resta.

# --- Places ------------------------------------------------------------------------------------------

power-the-altar-of-souls = L’Altare delle Anime
power-the-altar-of-souls-with = { race-name }
power-the-altar-of-souls-short = Luogo: dopo la raccolta, cedi un segnalino in declino per tre monete.
power-the-altar-of-souls-text =
    Un luogo. Ogni volta, dopo aver raccolto le monete, puoi cedere un segnalino delle tue razze in
    declino, ovunque sulla mappa, per tre monete. Anche una razza in declino che controlla l’Altare può
    usarlo, e cedere persino il segnalino che sta lì.

power-the-crypt-of-the-tomb-raider = La Cripta del Tombarolo
power-the-crypt-of-the-tomb-raider-with = { race-name }
power-the-crypt-of-the-tomb-raider-short =
    Luogo: il suo Fantasma rende immune una regione, tranne quella della Cripta.
power-the-crypt-of-the-tomb-raider-text =
    Un luogo. Alla fine del tuo turno metti il Fantasma in una regione qualsiasi, tranne quella della
    Cripta e i crepacci, chiunque la controlli. Quella regione è immune: nessuno può toglierla a chi la
    controlla, e se non è di nessuno, solo tu puoi conquistarla. Finché una razza in declino controlla
    la Cripta, il Fantasma resta dov’è. Quando la Cripta viene conquistata, il Fantasma se ne va, e
    serve chi l’ha conquistata.

power-the-diamond-fields = I Campi di Diamanti
power-the-diamond-fields-with = { race-name }
power-the-diamond-fields-short =
    Luogo: 1 moneta in più per ogni regione dello stesso terreno, anche in declino.
power-the-diamond-fields-text =
    Un luogo. Quando raccogli le monete, la sua regione frutta 1 moneta in più, e così ogni altra
    regione dello stesso terreno che la stessa razza controlla. Funziona anche per una razza in declino.
    I simboli non contano come terreno.

power-the-great-brass-pipe = Il Grande Tubo d’Ottone
power-the-great-brass-pipe-with = { race-name }
power-the-great-brass-pipe-short = Luogo: tutte le regioni del suo terreno sono adiacenti fra loro.
power-the-great-brass-pipe-text =
    Un luogo. Per la razza attiva che lo controlla, tutte le regioni con il terreno del Tubo sono
    adiacenti fra loro, ovunque siano. Questo vale anche per le altre abilità che dipendono
    dall’adiacenza, ma non per il Balrog.

power-the-fountain-of-youth = La Fontana della Giovinezza
power-the-fountain-of-youth-with = { race-name }
power-the-fountain-of-youth-short = Luogo: un nuovo segnalino all’inizio di ogni turno.
power-the-fountain-of-youth-text =
    Un luogo. All’inizio del tuo turno, la razza attiva che lo controlla riceve in mano un nuovo
    segnalino dalla riserva, se ce n’è uno.

power-the-keep-on-the-motherland = La Rocca della Madrepatria
power-the-keep-on-the-motherland-with = { race-name }
power-the-keep-on-the-motherland-short =
    Luogo: 1 moneta in più, e 1 segnalino in più per chi attacca, anche in declino.
power-the-keep-on-the-motherland-text =
    Un luogo. Quando raccogli le monete, la sua regione frutta 1 moneta in più. La regione costa anche 1
    segnalino in più a chi attacca, persino quando non c’è nessuno. La Rocca funziona anche per una
    razza in declino. Non conta come segnalino, quindi non salva un segnalino isolato da una
    sostituzione.

power-the-mine-of-the-lost-dwarf = La Miniera del Nano Perduto
power-the-mine-of-the-lost-dwarf-with = { race-name }
power-the-mine-of-the-lost-dwarf-short = Luogo: due monete in più, anche in declino.
power-the-mine-of-the-lost-dwarf-text =
    Un luogo. Quando raccogli le monete, la sua regione frutta due monete in più, anche in declino. Per
    tutto il resto è un luogo, non una miniera. Lo Scettro dell’Avarizia non raddoppia le sue monete.

power-stonehedge = La Siepe di Pietra
power-stonehedge-with = { race-name }
power-stonehedge-short = Luogo: un cartellino pescato dalla pila serve chi lo controlla.
power-stonehedge-text =
    Un luogo. Quando viene scoperto, si pesca un cartellino fra quelli nascosti della pila. Il
    cartellino non porta segnalini, ma il suo potere serve la razza attiva che controlla la Siepe, oltre
    al cartellino della razza stessa. Un potere per razze in declino serve una razza in declino che sta
    lì. Chi controlla il luogo più tardi ha lo stesso potere; non si pesca un altro cartellino.

power-the-wickedest-pentacle = Il Pentacolo Malvagio
power-the-wickedest-pentacle-with = { race-name }
power-the-wickedest-pentacle-short =
    Luogo: chi lo controlla muove il Balrog, nella cui regione non entra nessuno.
power-the-wickedest-pentacle-text =
    Un luogo. Appena si scopre il luogo, appare il Balrog e va in una regione confinante. Poi chi
    controlla il luogo può muovere il Balrog in una regione confinante, una volta in ogni suo turno. Una
    razza che sta lì perde due segnalini, anche la tua, e gli altri si ritirano. Il Balrog non può
    entrare nei crepacci, nelle regioni immuni e in quelle degli Gnomi attivi. La sua regione è chiusa a
    tutti e non frutta monete. Quando il Balrog se ne va, la lascia vuota. Finché una razza in declino
    controlla il Pentacolo, il Balrog non si muove.

power-guardians = Mostri
power-guardians-with = { race-name }

race-balrog = Balrog
    .one = Balrog
    .gender = masculine
    .joined = balrog
race-balrog-short = Il Balrog devasta la sua regione: non ci entra nessuno, e non frutta monete.
race-balrog-text =
    Il Balrog non è di nessuno. Chi controlla il Pentacolo Malvagio lo muove di regione in regione.
    Nessuno può conquistare la regione in cui si trova, né raccoglierne le monete. Il Balrog non è né
    una razza né un Mostro.

# --- Pieces ------------------------------------------------------------------------------------------

sign-balrog = B
sign-great-ancient = @
sign-queen = Q
sign-crypt-ghost = ^
sign-bag = %
sign-armor = +
piece-balrog = Balrog
count-balrog = { $number } Balrog
piece-great-ancient = Grande Antico
count-great-ancient = { $number ->
    [one] { $number } Grande Antico
   *[other] { $number } Grandi Antichi
}
piece-volcano = Vulcano
count-volcano = { $number ->
    [one] { $number } Vulcano
   *[other] { $number } Vulcani
}
piece-queen = Regina
count-queen = { $number ->
    [one] { $number } Regina
   *[other] { $number } Regine
}
piece-crypt-ghost = Fantasma
count-crypt-ghost = { $number ->
    [one] { $number } Fantasma
   *[other] { $number } Fantasmi
}
piece-bag = Borsa delle mille cose
count-bag = { $number ->
    [one] { $number } Borsa delle mille cose
   *[other] { $number } × Borsa delle mille cose
}
stock-iron-dwarves = { $number ->
    [one] { $number } martello d’argento
   *[other] { $number } martelli d’argento
}
piece-armor = armatura di funghi
count-armor = { $number ->
    [one] { $number } armatura di funghi
   *[other] { $number } armature di funghi
}

# --- Reasons -----------------------------------------------------------------------------------------

reason-monsters = Mostri
reason-as-if-empty = come vuota: chi difende non conta
reason-silence = silenzio degli Gnomi: qui non aiuta nulla
reason-immune-great-ancient = immune: c’è il Grande Antico
reason-immune-queen = immune: c’è la Regina
reason-immune-crypt-ghost = immune: il Fantasma veglia su di lei
reason-immune-balrog = chiusa: c’è il Balrog
reason-lich-coin = i Lich in declino vogliono una moneta, e tu non ne hai

# --- Questions ---------------------------------------------------------------------------------------

question-discover = Che cosa sorvegliano i Mostri?
question-guardians = Dove vanno i Mostri?
question-flames = Scegli un crepaccio per il Vulcano.
question-cultists = Spostare il Grande Antico?
question-shadow-mimes = Scegli un cartellino per i Mimi Ombra.
question-reborn = Passare regioni in declino alla tua razza attiva?
question-royal = Metti la Regina.
question-shield = Metti le nuove armature di funghi.
question-magic = Scegli una reliquia per la Borsa.
question-magic-4 = Metti la Borsa come Anello di Froggy.
question-magic-6 = Metti la Borsa come Scettro dell’Avarizia.
question-vanishing = Andando in declino, la razza svanisce?
question-froggys-ring = Spostare l’Anello di Froggy?
question-the-scepter-of-avarice = Spostare lo Scettro dell’Avarizia?
question-the-altar-of-souls = Cedere un segnalino in declino per tre monete?
question-the-crypt-of-the-tomb-raider = Spostare il Fantasma?
question-the-wickedest-pentacle = Muovere il Balrog?
question-stonehedge = Quale cartellino nasconde la Siepe di Pietra?

# --- In the browser ----------------------------------------------------------------------------------

do-use-iron-dwarves = Usa un martello d’argento
do-flames = Vulcano: { $region }
do-cultists = Grande Antico: { $region }
pass-cultists = Lascia l’Antico
pass-shadow-mimes = Tieni il cartellino
pass-reborn = Nessuna regione
pass-magic = Non usare la Borsa
do-royal = Regina: { $region }
do-froggys-ring = Anello: { $region }
pass-froggys-ring = Lascia l’Anello
do-the-scepter-of-avarice = Scettro: { $region }
pass-the-scepter-of-avarice = Lascia lo Scettro
do-the-altar-of-souls = Segnalino: { $region }
pass-the-altar-of-souls = Tieni i segnalini
do-the-crypt-of-the-tomb-raider = Fantasma: { $region }
pass-the-crypt-of-the-tomb-raider = Lascia il Fantasma
do-the-wickedest-pentacle = Balrog: { $region }
pass-the-wickedest-pentacle = Lascia il Balrog
do-vampire = Mordi: { $region }
do-the-shiny-orb = Sfera: { $region }
guide-monsters =
    Due Mostri sorvegliano ognuna di queste regioni. Battili: scopri una reliquia o un luogo.
