### Risposte alle domande che le regole di Realms lasciano aperte. Per id e attributi, vedi en/rulings.ftl.

sources-realms = regolamento di Realms
ruling-realms-1 = Un picco è una montagna?
    .answer = Sì, per ogni regola che ne chiede una.
    .source = scelta nostra
ruling-realms-2 = Che ne è del terreno sotto una montagna o un crepaccio?
    .answer =
        Diventa parte della montagna o del crepaccio. Il resto della regione rimane quella regione, con
        il suo simbolo. Una regione coperta del tutto sparisce.
    .source = scelta nostra
ruling-realms-3 = I fiumi di due plance sono una sola regione?
    .answer = Sì, dove si incontrano, se non li separa un segnalino confine.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-realms-4 = Un buco dentro il tabellone è un bordo?
    .answer = No. Il bordo è il lato esterno del tabellone.
    .source = scelta nostra
ruling-realms-5 = Le regioni che si toccano solo in un punto sono vicine?
    .answer = No, solo quelle che hanno un confine comune.
    .source = scelta nostra
ruling-realms-6 = Che cos’è un crepaccio su questi tabelloni per razze e poteri di altre scatole?
    .answer =
        Un crepaccio come quelli del mondo di sotto. Gli Aracnidi si arrampicano in tutti, e il
        Vulcano può sorgere da ognuno.
    .source = scelta nostra
ruling-realms-7 = Per quali regole le due estremità di una galleria sono vicine?
    .answer =
        Per ogni regola che riguarda le regioni vicine. Una galleria non difende nulla, e le razze non
        possono usarla per entrare sul tabellone.
    .source = scelta nostra
ruling-realms-8 = Che cos’è un fiume su questi tabelloni per razze e poteri della superficie?
    .answer =
        Lo stesso di un mare o di un lago. Le razze navigatrici possono tenerlo e raccoglierne le
        monete, anche in declino, e le sue rive sono costa.
    .source = regolamento di Underground; il resto: scelta nostra
ruling-realms-9 = Un picco mostra il simbolo della sua montagna?
    .answer =
        No. Il picco copre il simbolo, per ogni regola. I tabelloni costruiti prima di questa modifica
        restano com’erano.
    .source = regolamento di Realms, in francese; il resto: scelta nostra

sources-my-precious = regolamento di Realms, scenario 1
ruling-my-precious-1 = E se una razza controlla solo il fiume quando si redistribuisce?
    .answer = Aspetta in mano, e rientra sul tabellone nel suo prossimo turno.
    .source = scelta nostra
ruling-my-precious-2 = Che ne è dei pezzi in un fiume quando la razza lo lascia?
    .answer = Si trattano come se la regione fosse stata abbandonata.
    .source = scelta nostra
ruling-my-precious-3 = Chi può attaccare una razza che resta in un fiume?
    .answer =
        Chiunque. Un fiume costa un segnalino più uno per ogni segnalino presente, e chi attacca deve
        poi lasciarlo.
    .source = scelta nostra
ruling-my-precious-4 = Si può mettere una fortezza, un accampamento o un eroe in un fiume?
    .answer =
        No. Si mettono dove la razza resta, e prima la razza lascia il fiume. Una buca scavata lì va
        persa.
    .source = scelta nostra
ruling-my-precious-5 = Un fiume conta come regione vuota per le abilità che contano le conquiste?
    .answer = Sì, se non ci sono segnalini.
    .source = scelta nostra
ruling-my-precious-6 = Quanti picchi e Tribù Perdute ci sono sul tabellone?
    .answer =
        Da due a sei giocatori: 1, 1, 2, 3 e 4 picchi, e 6, 10, 13, 15 e 18 Tribù Perdute. I tabelloni
        degli scenari 2 e 3 hanno lo stesso numero di Tribù Perdute.
    .source = dedotto dai pezzi nella scatola; il resto: scelta nostra

sources-long-river = regolamento di Realms, scenario 2
ruling-long-river-1 = Quali razze possono entrare anche fuori dalle sei regioni?
    .answer =
        Le razze che possono entrare ovunque, per la loro razza o il loro potere. Una razza che
        conquista in modo speciale, ma entra dal bordo, deve entrare in una delle sei.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-long-river-2 = Anche una razza che rientra sul tabellone deve usare le sei regioni?
    .answer = Sì. Ogni prima conquista si fa lì.
    .source = scelta nostra
ruling-long-river-3 = E se una razza non può pagare nessuna delle sei regioni?
    .answer = I suoi segnalini aspettano in mano, e il turno continua: le razze in declino rendono.
    .source = scelta nostra

sources-go-east = regolamento di Realms, scenario 3
ruling-go-east-1 = Una Miniera di Monete Vittoria è una miniera?
    .answer = No, non è un simbolo miniera.
    .source = scelta nostra
ruling-go-east-2 = «Mercanti» raddoppia la moneta di una Miniera di Monete Vittoria?
    .answer = No. Una Miniera di Monete Vittoria frutta sempre una sola moneta.
    .source = scelta nostra
ruling-go-east-3 = Una miniera paga nel turno in cui la sua razza va in declino?
    .answer = No. Ma una razza che va in declino alla fine di un turno ha già raccolto le monete.
    .source = scelta nostra
ruling-go-east-4 = Quali regioni formano il bordo occidentale?
    .answer =
        Quelle indicate dalla mappa. Ognuna è terra, tocca direttamente il bordo occidentale e arriva
        nel decimo più a ovest del tabellone. La terra sulla riva di un’acqua occidentale non conta. Da
        ognuna di queste regioni, ogni via di terra verso una miniera attraversa il fiume.
    .source = scelta nostra
ruling-go-east-5 = Le miniere pagano i Ghoul o le razze ancestrali in declino?
    .answer = No. Sono in declino come ogni altra razza.
    .source = scelta nostra
ruling-go-east-6 = Che cos’è l’acqua fra ovest ed est?
    .answer = Un fiume: costa un segnalino, e la razza poi lo lascia.
    .source = Days of Wonder; il resto: scelta nostra
ruling-go-east-7 = Quante miniere ci sono?
    .answer = Da due a sei giocatori: 2, 4, 6, 8 e 10.
    .source = dedotto dai pezzi nella scatola

sources-mountaintop = regolamento di Realms, scenario 4
ruling-mountaintop-1 = Conta anche un declino alla fine del turno?
    .answer = Sì. Dopo ogni tipo di declino metti monete sui picchi.
    .source = scelta nostra
ruling-mountaintop-2 = Prendi le monete prima o dopo aver messo le tre monete sui picchi?
    .answer = Prima. Non puoi prendere le monete che metti nello stesso turno.
    .source = scelta nostra
ruling-mountaintop-3 = E se sul tabellone c’è un solo picco?
    .answer = Ci metti due monete.
    .source = scelta nostra
ruling-mountaintop-4 = Una regione con monete conta come occupata?
    .answer = No.
    .source = scelta nostra
ruling-mountaintop-5 = Di chi sono le monete rimaste sui picchi alla fine della partita?
    .answer = Di nessuno.
    .source = scelta nostra
ruling-mountaintop-6 = Una Torre d’Avorio su un picco ne prende le monete?
    .answer = Sì, una a turno, oltre alle sue.
    .source = scelta nostra
ruling-mountaintop-7 = Le razze che nessuno può attaccare prendono monete dai loro picchi?
    .answer = Sì.
    .source = regolamento di Realms
ruling-mountaintop-8 = Che ne è delle monete su un picco abbandonato o conquistato?
    .answer =
        Restano lì. Da allora le prende chi controlla il picco alla fine del proprio turno, una a turno.
    .source = scelta nostra
ruling-mountaintop-9 = Quanti picchi e Tribù Perdute ci sono sul tabellone?
    .answer =
        Da tre a sei giocatori: 2, 3, 4 e 4 picchi, e 9, 13, 16 e 18 Tribù Perdute. Nella scatola non ce
        ne sono di più.
    .source = dedotto dai pezzi nella scatola; il resto: scelta nostra

sources-the-throne = regolamento di Realms, scenario 5
ruling-the-throne-1 = Chi controlla il trono paga per le proprie regioni?
    .answer = No. Gli avversari pagano per le loro, la banca per le Tribù Perdute.
    .source = scelta nostra
ruling-the-throne-2 = E se un avversario ha troppo poche monete?
    .answer = Paga quelle che ha, e poi non deve più nulla.
    .source = scelta nostra
ruling-the-throne-3 = I Mostri pagano?
    .answer = No. Non hanno monete, e la banca paga solo per le Tribù Perdute.
    .source = scelta nostra
ruling-the-throne-4 = Pace, eroi o immunità evitano a una regione di pagare?
    .answer = No. Il tributo non è un attacco.
    .source = scelta nostra
ruling-the-throne-5 = L’acqua e i crepacci intorno al trono pagano?
    .answer =
        No. Ma una razza su quell’acqua paga come sempre. I tabelloni di questo scenario non hanno acqua
        o crepacci intorno al trono.
    .source = scelta nostra
ruling-the-throne-6 = Quali acque sono mari, e quali laghi?
    .answer =
        Le acque che toccano il bordo del tabellone sono mari, e le nuove razze possono entrare sulle
        loro rive. Tutte le altre sono laghi.
    .source = scelta nostra
ruling-the-throne-7 = Quante Tribù Perdute ci sono sul tabellone?
    .answer = 13 in quattro, 16 in cinque.
    .source = dedotto dai pezzi nella scatola

sources-adrift = regolamento di Realms, scenario 6
ruling-adrift-1 = Di quanto spazio ha bisogno una plancia per scivolare?
    .answer =
        Scivola da una casella all’altra. Può andare in una casella vicina libera, se è libera anche
        almeno una delle due caselle che confinano con entrambe. Altrimenti è bloccata.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-adrift-2 = Quali plance si possono girare?
    .answer =
        Quelle che si potrebbero spingere via dal loro posto. Una plancia spinta si può anche girare.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-adrift-3 = Dopo la mossa la terra deve essere collegata?
    .answer =
        Tutte le plance devono essere collegate, anche solo attraverso le acque. La terra può essere
        divisa dai mari.
    .source = scelta nostra
ruling-adrift-4 = Spingere è un attacco?
    .answer = No. Spingere non conquista nulla e non costa segnalini, e pace ed eroi non lo impediscono.
    .source = scelta nostra
ruling-adrift-5 = E se si uniscono mari occupati da razze?
    .answer =
        Le pile della stessa razza si uniscono. La pila più grande tiene tutto il mare. In caso di
        parità lo perde il giocatore di turno, e lo tiene il primo degli altri in parità, in senso
        orario. Tutti gli altri segnalini se ne vanno: quelli attivi in mano, quelli in declino nella
        riserva.
    .source = scelta nostra
ruling-adrift-6 = E se un mare occupato da una razza si divide?
    .answer = I segnalini restano nell’acqua della loro plancia.
    .source = scelta nostra
ruling-adrift-7 =
    Le razze possono entrare da un mare, o da un buco che una spinta ha lasciato nel tabellone?
    .answer = No. Le razze entrano dal bordo del tabellone, sulla terra.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-adrift-8 = Quante reliquie e luoghi ci sono, se si vogliono usare?
    .answer =
        Uno in meno dei giocatori, su quanti più terreni diversi possibile. Si mettono a caso in regioni
        di Tribù Perdute, come nelle altre partite in superficie.
    .source = regolamento di Realms; la scelta a caso delle regioni: scelta nostra
ruling-adrift-9 = Quante Tribù Perdute ci sono sul tabellone?
    .answer = Da due a sei giocatori: 4, 6, 9, 12 e 15.
    .source = dedotto dai pezzi nella scatola

sources-crops = regolamento di Realms, scenario 7
ruling-crops-1 = Quanti campi ci sono?
    .answer =
        Quanti ne ha il tabellone: ogni posto vuoto con plance su tutti e sei i lati è un campo. I
        nostri tabelloni ne hanno uno per giocatore.
    .source = scelta nostra
ruling-crops-2 = Dove vanno i cartellini che in un campo non possono crescere?
    .answer = Fra i cartellini scartati.
    .source = scelta nostra
ruling-crops-3 = I fiumi intorno a un campo contano?
    .answer = No, contano solo le terre e le montagne.
    .source = scelta nostra
ruling-crops-4 = Il numero sul cartellino di un campo porta segnalini?
    .answer = No. Solo i due segnalini Orda arrivano con il loro potere, e con lui se ne vanno.
    .source = scelta nostra
ruling-crops-5 = Che ne è dei pezzi di un potere perso?
    .answer =
        Lasciano la mappa, anche le fortezze, e la pace di «Diplomatici» finisce. Se bisogna togliere
        segnalini Orda da regioni con un solo segnalino, quelle regioni si cedono.
    .source = scelta nostra
ruling-crops-6 = Il potere funziona ancora contro la conquista che prende una delle cinque regioni?
    .answer =
        Sì. Gli accampamenti difendono la regione, e una razza corrotta viene pagata. Poi il potere è
        perso.
    .source = scelta nostra
ruling-crops-7 = Il potere aiuta già nella conquista della quinta regione?
    .answer = No, solo dopo.
    .source = scelta nostra
ruling-crops-8 =
    Un potere conta ciò che la sua razza ha fatto prima nel turno, quando il potere non c’era ancora?
    .answer =
        Sì: le conquiste contano per «Saccheggiatori», gli attacchi per «Pacifici» e «Diplomatici».
    .source = scelta nostra
ruling-crops-9 = Come funzionano i poteri dei campi che si usano in declino?
    .answer =
        La razza può usare «Tenaci», «Evanescenti» o «Delle Tombe» quando va in declino. Dopo, del
        potere non resta nulla: le pile conservate da «Delle Tombe» sono come quelle di ogni razza in
        declino.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-crops-10 = Quando lascia un fiume una razza che perde il potere «Navigatori» di un campo?
    .answer = Alla sua prossima redistribuzione, o quando va in declino.
    .source = scelta nostra
ruling-crops-11 = Quante Tribù Perdute ci sono sul tabellone?
    .answer = Da due a sei giocatori: 4, 6, 9, 12 e 15. I numeri del libretto non sono noti.
    .source = scelta nostra

sources-the-cavern = regolamento di Realms, scenario 8
ruling-the-cavern-1 = Che cosa sono le acque di questo tabellone?
    .answer =
        Mari, in cui nessuno può entrare e che nessuno può attraversare senza un potere che lo permetta.
    .source = regolamento di Realms
ruling-the-cavern-2 = Che cosa sorvegliano gli altri Mostri?
    .answer = Solo luoghi. Tutte le altre reliquie restano nella scatola.
    .source = regolamento di Realms
ruling-the-cavern-3 = Le razze possono entrare sulla riva di un mare?
    .answer = No, solo dal bordo del tabellone.
    .source = scelta nostra
ruling-the-cavern-4 = Che cosa sono mari e laghi per Kraken, Lucertoloni e pescatori?
    .answer =
        Lo stesso dei fiumi. I Kraken li conquistano per due segnalini e li tengono, i Lucertoloni li
        attraversano, e per i pescatori le loro rive contano come rive di un fiume. Tutte le altre razze
        ne stanno fuori.
    .source = scelta nostra
ruling-the-cavern-5 = I Lucertoloni possono entrare sul tabellone da un mare?
    .answer =
        Sì, come da un fiume che tocca il bordo. Nessun’altra razza può, senza un potere che la faccia
        entrare ovunque.
    .source = scelta nostra
ruling-the-cavern-6 = Il Balrog entra nei mari?
    .answer = No.
    .source = scelta nostra
ruling-the-cavern-7 = La Borsa di una razza magica può imitare la Spada?
    .answer = Sì, quando i suoi Mostri non ci sono più.
    .source = regolamento di Underground; il resto: scelta nostra
ruling-the-cavern-8 = Quanti luoghi, Montagne Nere e crepacci ci sono?
    .answer = Da tre a cinque giocatori: 4, 5 e 6 luoghi, 6, 8 e 8 Montagne Nere, e sei crepacci.
    .source = dedotto dai pezzi nella scatola

sources-the-gods = regolamento di Realms, scenario 9
ruling-the-gods-1 = E se qualcuno pesca una carta che andrebbe ripescata?
    .answer =
        Non può succedere. Le carte difficili da giocare restano nella scatola, e l’effetto è lo stesso.
    .source = regolamento di Realms
ruling-the-gods-2 = Quando si pagano i bonus?
    .answer = Quando la combinazione viene rivelata. Chi deve pagare più di quanto ha paga ciò che ha.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-the-gods-3 = Ci sono bonus quando si gioca in due?
    .answer = No. Tutti e due potevano prendere le razze e i poteri difficili da giocare.
    .source = scelta nostra
ruling-the-gods-4 = Nel draft si possono prendere quattro razze?
    .answer = No. Alla fine tutti hanno tre razze e tre poteri.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-the-gods-5 = E se la terza razza di qualcuno va in declino?
    .answer = È permesso. Non resta allora nessuna razza da giocare, e rende solo quella in declino.
    .source = scelta nostra
ruling-the-gods-6 = Quale cartellino possono prendere i Mimi Ombra al posto del loro?
    .answer = Nessuno, perché non ci sono combinazioni scoperte. In compenso fruttano due monete.
    .source = scelta nostra
ruling-the-gods-7 = Una nuova plancia deve toccare una plancia di un altro giocatore?
    .answer =
        No, può toccare qualsiasi plancia sul tavolo. Il testo francese chiede una plancia altrui; noi
        seguiamo il testo inglese.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-the-gods-8 = Una plancia può avere sia una montagna sia un crepaccio?
    .answer =
        Sì, uno di ciascuno dove ci stanno. Il testo francese vuole l’una o l’altro; noi seguiamo il
        testo inglese.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-the-gods-9 = Quale montagna si mette su una plancia?
    .answer =
        Una con il simbolo della terra che copre del tutto, se ce n’è ancora; altrimenti una senza
        simbolo.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-the-gods-10 = E se nella scatola non ci sono più Tribù Perdute, montagne o crepacci?
    .answer = Allora non se ne mettono.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-the-gods-11 = Quali regioni contano per le nove regioni a testa?
    .answer = Terre e montagne, ma non fiumi e crepacci.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-the-gods-12 = In quale momento del turno si mette la plancia?
    .answer = Prima di tutto il resto. I nuovi vicini e il nuovo bordo contano subito.
    .source = scelta nostra
ruling-the-gods-13 = Una reliquia o un luogo può stare nella stessa regione di una Tribù Perduta?
    .answer =
        No. La reliquia o il luogo si mette per primo. Se su una plancia non c’è posto, va sulla
        prossima.
    .source = scelta nostra
ruling-the-gods-14 = E se si uniscono fiumi con segnalini?
    .answer =
        Come per i mari che si uniscono. La pila più grande resta. Le altre vanno in mano, o nella
        riserva se sono in declino.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-the-gods-15 = In una partita fra i due mondi, quale lato di una plancia sta in alto?
    .answer =
        Quello che vuole chi la mette. Le montagne sono nere sul lato di sotto; un crepaccio è un
        crepaccio su entrambi.
    .source = scelta nostra
ruling-the-gods-16 =
    Nella partita ripescata, anche in due si scelgono le carte difficili da giocare?
    .answer =
        Sì, tutte tranne «Maledetti», Homunculi e Mimi Ombra. Il libretto offre le due varianti nella
        preparazione da tre a sei giocatori. La preparazione per due elenca i passi che sostituisce.
    .source = regolamento di Realms

sources-the-dig = regolamento di Realms, scenario 10
ruling-the-dig-1 = Quali terre attaccano i Guardiani?
    .answer =
        Ogni terra che confina con una regione che controllano, occupata o vuota, nella loro vena o
        oltre. Non attaccano fiumi, regioni immuni o ciò che controllano i Mostri. I livelli chiusi non
        li fermano.
    .source = regolamento di Realms; Days of Wonder, 3 maggio 2012; il resto: scelta nostra
ruling-the-dig-2 = E se la terra meno protetta è fuori portata anche con il dado?
    .answer = Non attaccano.
    .source = scelta nostra
ruling-the-dig-3 = I Guardiani attaccano dopo l’ultimo round?
    .answer = No.
    .source = scelta nostra
ruling-the-dig-4 = Dove vanno i Guardiani superstiti quando la loro regione è la più profonda?
    .answer =
        Lasciano il tabellone, e per la moneta non arrivano Guardiani. Se la regione era già stata
        conquistata, vanno nella regione più profonda della vena che controllano ancora.
    .source = scelta nostra
ruling-the-dig-5 = Una regione ripresa dai Mostri porta di nuovo la sua moneta?
    .answer = No, né la moneta né nuovi Guardiani. Un Guardiano viene scartato, e gli altri scendono.
    .source = scelta nostra
ruling-the-dig-6 = Il numero di Guardiani è limitato?
    .answer = Sì, a 20 Scheletri, 18 Stregoni e 15 Mummie.
    .source = scelta nostra
ruling-the-dig-7 = I Guardiani contano come una razza?
    .answer =
        No. Sono Mostri: nessuno può sostituire un loro segnalino, non hanno monete e non ne pagano, e i
        Leader che catturano sono fuori dal gioco.
    .source = scelta nostra
ruling-the-dig-8 = Quando rimettono i loro segnalini le razze scacciate dai Guardiani?
    .answer =
        Dopo l’attacco dell’ultima vena, prima del prossimo round, in senso orario da chi gioca per
        primo.
    .source = scelta nostra
ruling-the-dig-9 = Da quale regione partono gli attaccanti se più regioni confinano con il bersaglio?
    .answer = Dalla più profonda della loro vena.
    .source = scelta nostra
ruling-the-dig-10 = Il Balrog apre una regione di una vena?
    .answer =
        No, perché non conquista nulla. I Guardiani superstiti scendono, e la moneta aspetta la prossima
        conquista.
    .source = scelta nostra

sources-all-together = regolamento di Realms, scenario 11
ruling-all-together-1 = Le monete salgono con le colonne?
    .answer =
        No. Le monete restano nelle loro righe, come nell’esempio del libretto e nelle sue due
        didascalie. Solo il testo principale del libretto fa salire le monete.
    .source = regolamento di Realms, l’esempio
ruling-all-together-2 = Come si assegnano i posti?
    .answer = Si sorteggiano. Chi comincia ha il primo posto, e gli altri seguono in senso orario.
    .source = regolamento di Realms; chi comincia: scelta nostra
ruling-all-together-3 = Che ne è delle monete nella riga dell’elemento più economico fra razza e potere?
    .answer = Restano. Se quella riga viene scavalcata, si aggiunge una moneta.
    .source = regolamento di Realms, l’esempio
ruling-all-together-4 = Quanto costa scavalcare una riga con il potere «Maledetti»?
    .answer = Tre monete, che si mettono su quella riga.
    .source = scelta nostra
ruling-all-together-5 = Quando ricevono un segnalino gli Homunculi?
    .answer = Quando scavalca la loro riga qualcuno che avrebbe potuto scegliere dalla loro colonna.
    .source = scelta nostra
ruling-all-together-6 = Quale cartellino possono prendere i Mimi Ombra al posto del loro?
    .answer = Un qualsiasi altro cartellino scoperto, gratis. Il loro ne prende il posto.
    .source = scelta nostra
ruling-all-together-7 = Dove vanno vessilli e cartellini?
    .answer =
        I vessilli vanno sotto la pila del loro mondo. I cartellini dei due mondi si mescolano insieme.
    .source = scelta nostra
ruling-all-together-8 = Le razze e i poteri che entrano ovunque possono entrare nell’altro mondo?
    .answer = No, entrano ovunque solo nel loro mondo.
    .source = scelta nostra
ruling-all-together-9 = Gli alleati possono attaccarsi fra loro?
    .answer = Sì. Si sommano solo le loro monete alla fine.
    .source = scelta nostra
ruling-all-together-10 = Gli alleati vedono le monete l’uno dell’altro?
    .answer = Solo se il tavolo lo permette agli alleati, o se tutte le monete sono pubbliche.
    .source = scelta nostra
ruling-all-together-11 = I Leader prigionieri contano prima che le monete si sommino e si raddoppino?
    .answer = Sì. Sono monete di chi li ha catturati.
    .source = scelta nostra
ruling-all-together-12 = Chi vince in caso di parità?
    .answer =
        La parte con più segnalini sul tabellone, sommati e raddoppiati come le monete. Se anche questi
        sono pari, vincono entrambe.
    .source = scelta nostra
ruling-all-together-13 = Dove entrano i Ghoul in declino senza regioni?
    .answer = Dal bordo del loro mondo, come ogni razza che entra.
    .source = regolamento di Realms
ruling-all-together-14 = Quante Tribù Perdute, reliquie e luoghi ci sono?
    .answer = Dodici Tribù Perdute, e quattro reliquie e luoghi con due Mostri ciascuno.
    .source = dedotto dai pezzi nella scatola; il resto: scelta nostra

sources-night-and-day = regolamento di Realms, scenario 12; scenario 11 per gallerie ed entrata
ruling-night-and-day-1 = Quale combinazione sostituisce quella che è stata presa?
    .answer =
        Le nuove combinazioni vengono alternate dai due mondi, qualunque sia stata presa. Il testo
        francese del libretto ha una sola pila in ordine alternato. La prima combinazione è della
        superficie.
    .source = regolamento di Realms, in francese; la prima: scelta nostra
ruling-night-and-day-2 = Dove vanno vessilli e cartellini?
    .answer =
        I vessilli vanno sotto la pila del loro mondo. Quando la pila dei cartellini di un mondo è
        vuota, si mescolano i suoi cartellini scartati.
    .source = scelta nostra
ruling-night-and-day-3 = E se un mondo non ha più vessilli o cartellini?
    .answer = Ne prende il posto uno dell’altro mondo.
    .source = scelta nostra
ruling-night-and-day-4 = In quali regioni entra una razza?
    .answer =
        Sui nostri tabelloni le razze della superficie entrano dal bordo settentrionale e quelle di
        sotto dal bordo meridionale, mai dai lati. Se un tabellone non indica regioni di entrata, una
        razza entra dal bordo del suo mondo. Un fiume su plance dei due mondi appartiene a entrambi.
    .source = regolamento di Realms; il resto: scelta nostra
ruling-night-and-day-5 = Le razze e i poteri che entrano ovunque possono entrare nell’altro mondo?
    .answer = No, entrano ovunque solo nel loro mondo.
    .source = scelta nostra
ruling-night-and-day-6 = Dove entrano le Fiamme?
    .answer = Accanto al loro Vulcano, ovunque sia.
    .source = scelta nostra
ruling-night-and-day-7 =
    Per quanto tempo paga una regione del tuo mondo da cui hai scacciato una razza dell’altro?
    .answer =
        Una volta, nel turno in cui è stata conquistata: il testo francese dice «dont ils chassent», da
        cui scacciano. I testi inglese, tedesco e spagnolo parlano di regioni «occupate in precedenza»,
        senza limite di tempo. Letta così, la regione pagherebbe ogni turno finché la razza la
        controlla.
    .source = regolamento di Realms, in francese
ruling-night-and-day-8 =
    Le Tribù Perdute, i Mostri o le razze del tuo stesso mondo contano come scacciati?
    .answer = No, solo le razze dell’altro mondo, attive o in declino.
    .source = regolamento di Realms
ruling-night-and-day-9 = Anche una razza in declino guadagna monete nell’altro mondo?
    .answer =
        Sì, dal turno in cui va in declino: il libretto parla di razze senza dire che devono essere
        attive.
    .source = regolamento di Realms
ruling-night-and-day-10 = I fiumi contano?
    .answer = No.
    .source = scelta nostra
ruling-night-and-day-11 = E se la razza scacciata controlla di nuovo la sua regione alla fine del turno?
    .answer = Pagano solo le regioni ancora controllate.
    .source = scelta nostra
ruling-night-and-day-12 = Dove entrano i Ghoul in declino senza regioni?
    .answer = Nel loro mondo, come ogni razza che entra.
    .source = regolamento di Realms
ruling-night-and-day-13 = Quante Tribù Perdute, reliquie e luoghi ci sono?
    .answer =
        Da tre a cinque giocatori: 7, 9 e 11 Tribù Perdute, e 4, 5 e 6 reliquie e luoghi con due Mostri
        ciascuno.
    .source = dedotto dai pezzi nella scatola
