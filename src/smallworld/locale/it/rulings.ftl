### Risposte alle domande che il regolamento lascia aperte. Per id e attributi, vedi en/rulings.ftl.

sources-amazons = regolamento base, { race-amazons }; FAQ
ruling-amazons-1 =
    E se quattro Amazzoni non possono lasciare la mappa, perché ogni regione ne richiede una?
    .answer =
        Prima di raccogliere le monete cedi regioni a tua scelta, finché quattro segnalini non sono
        fuori dalla mappa.
    .source = regolamento base, FAQ
ruling-amazons-2 = Le Amazzoni che in questo turno non sono state piazzate contano fra le quattro?
    .answer = Sì. Se ne hai ancora due in mano, ne togli dalla mappa solo altre due.
    .source = scelta nostra
ruling-amazons-3 = E se restano meno di cinque Amazzoni?
    .answer = Lasciano tutte la mappa, e nessuna regione frutta monete.
    .source = scelta nostra
ruling-amazons-4 = Dove vanno le quattro quando le Amazzoni vanno in declino?
    .answer =
        Nella riserva, anche dopo un declino tenace: in declino resta un segnalino per regione, e
        nessuno in mano.
    .source = scelta nostra

sources-dwarves = regolamento base, { race-dwarves }

sources-elves = regolamento base, { race-elves }; regolamento base, { race-sorcerers }
ruling-elves-1 = Gli Elfi in declino perdono segnalini?
    .answer =
        Sì. L’abilità finisce con il declino, quindi l’unico segnalino di una regione conquistata va
        nella riserva.
    .source = scelta nostra, dalla regola generale sul declino

sources-ghouls = regolamento base, { race-ghouls }
ruling-ghouls-1 = Che ne è dei Ghoul in mano quando vanno in declino?
    .answer = Vanno nella riserva. Restano solo i segnalini sulla mappa.
    .source = scelta nostra
ruling-ghouls-2 = Quando agiscono i Ghoul nel turno in cui prendi una nuova combinazione?
    .answer = Dopo che l’hai presa, e prima che la sua razza faccia la prima conquista.
    .source = scelta nostra
ruling-ghouls-3 = I Ghoul in declino possono fare un ultimo tentativo?
    .answer =
        Sì, uno tutto loro. Mette fine solo alle loro conquiste; la razza attiva può fare il suo più
        avanti nel turno.
    .source = scelta nostra; a memoria dalle FAQ, da verificare
ruling-ghouls-4 = Che cosa perdono i Ghoul in declino quando una loro regione viene conquistata?
    .answer =
        Un segnalino. Gli altri si ritirano e alla fine del turno si piazzano in altre regioni dei
        Ghoul.
    .source = regole francesi
ruling-ghouls-5 = I Ghoul in declino possono attaccare la razza attiva dello stesso giocatore?
    .answer =
        Sì, come ogni altra razza. I suoi segnalini superstiti tornano in mano e possono combattere già
        in questo turno.
    .source = regolamento base; la mano: scelta nostra
ruling-ghouls-6 =
    Dove si ritirano i Ghoul quando la razza attiva dello stesso giocatore prende una loro regione?
    .answer = Nelle loro altre regioni, quando i Ghoul si redistribuiscono in quello stesso turno.
    .source = scelta nostra
ruling-ghouls-7 = E se i Ghoul in declino perdono la loro ultima regione?
    .answer =
        I superstiti aspettano in mano e fanno una prima conquista nel prossimo turno di chi li gioca.
        Se non ce ne sono, la razza sparisce e il suo vessillo torna nella pila.
    .source = scelta nostra
ruling-ghouls-8 = Gli Stregoni possono sostituire un Ghoul isolato in declino?
    .answer = No. Il segnalino deve essere di una razza attiva.
    .source = scelta nostra
ruling-ghouls-9 = Che cosa resta ai Ghoul del loro potere in declino?
    .answer =
        Solo ciò che resta a ogni razza in declino. Le loro fortezze costano ancora 1 segnalino in più a
        chi attacca. Tengono i mari e il lago, ma non entrano in altre acque, e non costruiscono
        fortezze. Drago, eroi e accampamenti se ne vanno.
    .source = wiki dei fan, dalla regola generale sul declino
ruling-ghouls-10 = I Ghoul ancestrali possono agire nel turno in cui la razza attiva va in declino?
    .answer =
        No. In un turno speso per il declino non conquista nessuna razza. Agiscono in tutti i turni
        seguenti.
    .source = regolamento base

sources-giants = regolamento base, { race-giants }
ruling-giants-1 = Una regione accanto a due delle loro montagne costa due segnalini in meno?
    .answer = No, solo uno in meno, per quante siano le montagne.
    .source = scelta nostra
ruling-giants-2 = I Giganti volanti pagano meno le regioni lontane dalle loro montagne?
    .answer = No. Volando raggiungono una regione, ma questo non la rende adiacente.
    .source = recensione olandese
ruling-giants-3 = I Giganti delle Caverne su una montagna con una caverna pagano meno le altre caverne?
    .answer =
        Sì. Per loro ogni caverna è adiacente a quella montagna. Gli sconti dei Giganti e delle Caverne
        si sommano.
    .source = recensione olandese

sources-halflings = regolamento base, { race-halflings }
ruling-halflings-1 =
    I Mezzuomini che hanno perso o abbandonato tutte le loro regioni possono di nuovo entrare ovunque?
    .answer = Sì. Possono farlo ogni volta che non hanno regioni sulla mappa.
    .source = scelta nostra
ruling-halflings-2 =
    Una seconda regione conquistata solo in un turno successivo riceve ancora la seconda buca?
    .answer = Sì. Le buche vanno alle prime due regioni che conquistano in assoluto, in qualunque turno.
    .source = regolamento base; il turno successivo: scelta nostra
ruling-halflings-3 = Si scava una nuova buca dopo che una regione con una buca è stata abbandonata?
    .answer = No. La buca è persa finché dura la razza, e la regione si può conquistare come ogni altra.
    .source = regolamento base, wiki dei fan
ruling-halflings-4 = Quante regioni dei Mezzuomini eroici sono immuni?
    .answer =
        Fino a quattro: due buche e due eroi. Puoi mettere un eroe in una regione con una buca, ma non
        ci guadagni nulla.
    .source = scelta nostra
ruling-halflings-5 = Un mare o il lago può avere una buca?
    .answer = Sì, se i Mezzuomini navigatori lo conquistano come una delle loro prime due regioni.
    .source = scelta nostra

sources-humans = regolamento base, { race-humans }

sources-orcs = regolamento base, { race-orcs }

sources-ratmen = regolamento base, { race-ratmen }

sources-skeletons = regolamento base, { race-skeletons }
ruling-skeletons-1 = La regione che avanza, se sono dispari, vale per il turno dopo?
    .answer = No. Ogni turno si conta a sé.
    .source = scelta nostra

sources-sorcerers = regolamento base, { race-sorcerers }; editore
ruling-sorcerers-1 = Gli Stregoni possono fare una sostituzione senza più segnalini in mano?
    .answer = Sì, finché non c’è stato un ultimo tentativo: il nuovo Stregone viene dalla riserva.
    .source = editore
ruling-sorcerers-2 = Gli Stregoni possono fare una sostituzione quando non hanno regioni sulla mappa?
    .answer =
        No. In quel momento nulla è alla loro portata. Gli Stregoni volanti possono, perché raggiungono
        ogni regione di terra.
    .source = regolamento base; { power-flying }: scelta nostra
ruling-sorcerers-3 = Gli Stregoni possono prendere l’ultimo segnalino di una razza?
    .answer =
        Sì. A chi la gioca resta una razza attiva senza segnalini, che può ancora mandare in declino.
    .source = scelta nostra
ruling-sorcerers-4 = Gli Stregoni possono sostituire un segnalino isolato in declino?
    .answer = No, nemmeno un Ghoul: il segnalino deve essere di una razza attiva.
    .source = regolamento base; { race-ghouls }: scelta nostra
ruling-sorcerers-5 =
    Gli Stregoni possono sostituire un segnalino isolato in una regione con un accampamento?
    .answer = No. Un accampamento conta come un altro segnalino.
    .source = regolamento base, Board Game Arena
ruling-sorcerers-6 = Che ne è di una tana o di una fortezza dopo una sostituzione?
    .answer = Lascia la mappa, come dopo ogni conquista. Una fortezza si può costruire di nuovo.
    .source = regolamento base
ruling-sorcerers-7 = Fin dove arrivano gli Stregoni volanti?
    .answer = A ogni regione di terra, a qualunque distanza.
    .source = editore, edizione digitale
ruling-sorcerers-8 = Con una sostituzione gli Stregoni saccheggiatori guadagnano la loro moneta?
    .answer = Sì. È la conquista di una regione non vuota.
    .source = recensione olandese
ruling-sorcerers-9 = Una sostituzione consuma il lancio degli Stregoni berserk?
    .answer = No. Il lancio aspetta la prossima conquista pagata con segnalini.
    .source = scelta nostra
ruling-sorcerers-10 = Gli Stregoni possono fare una sostituzione dopo il loro ultimo tentativo?
    .answer = No. A quel punto le loro conquiste sono finite.
    .source = regolamento base, wiki dei fan

sources-tritons = regolamento base, { race-tritons }
ruling-tritons-1 = I Tritoni navigatori pagano meno i mari e il lago?
    .answer = No. È costa solo la terra sulle loro rive.
    .source = recensione olandese

sources-trolls = regolamento base, { race-trolls }
ruling-trolls-1 = Un mare o il lago può avere una tana?
    .answer = Sì, se lo controllano i Troll navigatori.
    .source = scelta nostra

sources-wizards = regolamento base, { race-wizards }

sources-alchemist = regolamento base, { power-alchemist }

sources-berserk = regolamento base, { power-berserk }
ruling-berserk-1 = Si può rifiutare un lancio e continuare a conquistare?
    .answer =
        No. Se non usi il lancio per una conquista, qualunque sia il motivo, le tue conquiste finiscono.
    .source = regolamento base; chi non vuole: scelta nostra
ruling-berserk-2 = Una razza berserk può fare anche il solito ultimo tentativo?
    .answer = No. Ha solo i lanci prima delle sue conquiste.
    .source = wiki dei fan
ruling-berserk-3 = Una sostituzione degli Stregoni berserk consuma il lancio?
    .answer = No. Il lancio aspetta la prossima conquista pagata con segnalini.
    .source = scelta nostra
ruling-berserk-4 = Si possono abbandonare regioni dopo un lancio?
    .answer = No. Con un lancio la razza ha già cominciato a conquistare.
    .source = scelta nostra

sources-bivouacking = regolamento base, { power-bivouacking }
ruling-bivouacking-1 = E se gli accampamenti tornano e la razza non ha più regioni?
    .answer = Restano a chi li gioca fino alla prossima redistribuzione.
    .source = regolamento base; fino ad allora: scelta nostra
ruling-bivouacking-2 = Gli accampamenti contano come segnalini in caso di parità?
    .answer = No.
    .source = FAQ

sources-commando = regolamento base, { power-commando }

sources-diplomat = regolamento base, { power-diplomat }
ruling-diplomat-1 = Un ultimo tentativo fallito conta come attacco?
    .answer =
        Sì. Un tentativo fallito contro una regione di una razza attiva è un attacco a quella razza.
    .source = scelta nostra
ruling-diplomat-2 = Si può nominare un avversario senza razza attiva?
    .answer = Sì. La pace vincola allora la prossima razza che prende.
    .source = scelta nostra
ruling-diplomat-3 = Contano gli attacchi dei Ghoul in declino di chi ha il cartellino «Diplomatici»?
    .answer = No. Contano solo gli attacchi della razza con il cartellino.
    .source = scelta nostra
ruling-diplomat-4 = La pace vincola i Ghoul in declino dell’avversario nominato?
    .answer = No. Possono attaccare.
    .source = regolamento base

sources-dragon-master = regolamento base, { power-dragon-master }
ruling-dragon-master-1 = Una nuova razza può usare il drago per la sua prima conquista?
    .answer = Sì, in una regione dove la razza può entrare.
    .source = scelta nostra
ruling-dragon-master-2 = Si può usare il drago nel turno in cui la sua regione è stata abbandonata?
    .answer = Sì. Il drago torna in mano e si può usare subito.
    .source = scelta nostra
ruling-dragon-master-3 = Montagna, tana, fortezza e accampamenti si sommano contro il drago?
    .answer = No. Contro tutti insieme basta un segnalino.
    .source = wiki dei fan, regole francesi
ruling-dragon-master-4 = Il drago può attaccare una regione non adiacente?
    .answer = No. Il drago sostituisce il costo, ma non allunga la portata.
    .source = regolamento base, regole olandesi

sources-flying = regolamento base, { power-flying }

sources-forest = regolamento base, { power-forest }

sources-fortified = regolamento base, { power-fortified }; edizione digitale
ruling-fortified-1 = Quando si costruisce la fortezza?
    .answer =
        Ti viene chiesto una volta, dopo la redistribuzione. Costruirla prima non ti darebbe nulla.
    .source = scelta nostra
ruling-fortified-2 = Che ne è della fortezza di una regione persa o abbandonata?
    .answer = Torna nella riserva e si può costruire di nuovo.
    .source = edizione digitale
ruling-fortified-3 = Quali fortezze contano fra le sei?
    .answer =
        Tutte le fortezze sulla mappa, comprese quelle di una precedente razza fortificata in declino.
    .source = regolamento base

sources-heroic = regolamento base, { power-heroic }
ruling-heroic-1 = E se la razza controlla una sola regione?
    .answer = Un eroe va lì; l’altro aspetta fino alla fine del prossimo turno.
    .source = scelta nostra
ruling-heroic-2 = Che ne è di un eroe la cui regione viene abbandonata?
    .answer = Torna in mano e si mette alla fine del turno.
    .source = scelta nostra

sources-hill = regolamento base, { power-hill }

sources-merchant = regolamento base, { power-merchant }

sources-mounted = regolamento base, { power-mounted }

sources-pillaging = regolamento base, { power-pillaging }

sources-seafaring = regolamento base, { power-seafaring }
ruling-seafaring-1 = Una razza navigatrice può entrare sulla mappa da un mare?
    .answer = Sì, da un mare che tocca il bordo della mappa.
    .source = scelta nostra
ruling-seafaring-2 = Quanto costa e quanto rende un mare o il lago?
    .answer =
        Costa due segnalini, più uno per ogni segnalino presente. Frutta una moneta a turno, come ogni
        altra regione.
    .source = BoardGameGeek
ruling-seafaring-3 = Un mare occupato impedisce alle altre razze di entrare accanto?
    .answer = No. Una razza può comunque entrare nelle regioni sulla riva di quel mare.
    .source = regole francesi, regole olandesi
ruling-seafaring-4 = I Ghoul navigatori possono conquistare altra acqua in declino?
    .answer = No, ma tengono l’acqua che controllano.
    .source = wiki dei fan

sources-spirit = regolamento base, { power-spirit }
ruling-spirit-1 = Una razza già in declino se ne va quando va in declino la razza ancestrale?
    .answer =
        No. Restano entrambe. La più vecchia se ne va quando va in declino la prossima razza; la razza
        ancestrale mai.
    .source = regolamento base
ruling-spirit-2 = Quando torna in gioco il cartellino «Ancestrali»?
    .answer =
        Va fra i cartellini scartati quando l’ultimo segnalino della sua razza in declino è sparito.
    .source = regolamento base

sources-stout = regolamento base, { power-stout }

sources-swamp = regolamento base, { power-swamp }

sources-underworld = regolamento base, { power-underworld }

sources-wealthy = regolamento base, { power-wealthy }
ruling-wealthy-1 = Una razza che nel suo primo turno non ha conquistato nulla riceve le sette monete?
    .answer = Sì.
    .source = scelta nostra

sources-turn = regolamento base, Turno di gioco; FAQ
ruling-turn-1 = Chi comincia?
    .answer = Chi viene indicato quando si prepara la partita. Poi si gioca in senso orario.
    .source = scelta nostra
ruling-turn-2 = Chi si espande deve conquistare qualcosa?
    .answer =
        No. Puoi fermarti subito, redistribuire e raccogliere le monete, per quanti segnalini tu abbia
        in mano.
    .source = FAQ, BoardGameGeek
ruling-turn-3 = Che cosa si può fare quando la razza attiva non ha più segnalini?
    .answer =
        Puoi espanderti, e allora rendono solo le tue altre razze, oppure andare in declino. Devi
        andarci prima di poter prendere una nuova combinazione. In quel momento la razza già in declino
        se ne va come sempre, e così quella senza segnalini.
    .source = FAQ
ruling-turn-4 = Si sceglie quali segnalini riprendere in mano all’inizio del turno?
    .answer =
        No. Tornano in mano tutti, tranne uno per regione, perché la redistribuzione può rimetterli
        tutti.
    .source = scelta nostra

sources-combos = regolamento base, Scelta di una combinazione
ruling-combos-1 = Le monete su una combinazione possono aiutare a pagarla?
    .answer = No. Prima paghi, con le monete che avevi già; poi prendi le monete sulla combinazione.
    .source = regolamento base; l’ordine: scelta nostra
ruling-combos-2 = Quando si riempie la colonna?
    .answer =
        Dopo che una combinazione è stata presa, prima di ogni conquista, e alla fine di ogni turno.
    .source = scelta nostra
ruling-combos-3 = Si può prendere una combinazione senza cartellino?
    .answer = No. Il suo vessillo aspetta nella colonna finché non si può rivelare un cartellino.
    .source = scelta nostra
ruling-combos-4 = E se non si può prendere nessuna combinazione?
    .answer = Raccogli le monete delle tue razze in declino, e il turno finisce.
    .source = scelta nostra

sources-first-conquest = regolamento base, Prima conquista
ruling-first-conquest-1 =
    Una nuova razza deve entrare accanto alla razza in declino dello stesso giocatore?
    .answer =
        No, e può farlo solo se quella regione è una regione di entrata. Le due razze non si aiutano
        mai.
    .source = FAQ, BoardGameGeek
ruling-first-conquest-2 = Le caverne permettono a una razza delle Caverne di entrare ovunque?
    .answer =
        No. Le caverne sono adiacenti fra loro, e questo aiuta solo una razza che è già sulla mappa.
    .source = regolamento base

sources-conquering = regolamento base, Conquistare una regione
ruling-conquering-1 = Che cosa rende una regione non vuota?
    .answer =
        Una Tribù Perduta o almeno un segnalino razza, attivo o in declino. Conta anche un segnalino di
        una tua razza in declino. Le regole inglesi dicono «segnalino razza», quelle francesi «segnalino
        razza nemico», e noi seguiamo le inglesi. Montagne, tane e altri pezzi da soli no.
    .source = regolamento base
ruling-conquering-2 = Una regione abbandonata in questo turno si può riconquistare nello stesso turno?
    .answer = Sì.
    .source = scelta nostra
ruling-conquering-3 = Il gioco chiede che cosa conquistare anche a chi non ha più segnalini in mano?
    .answer =
        Non dopo una conquista. La redistribuzione viene subito, a meno che un’abilità, come una
        sostituzione, offra ancora qualcosa senza segnalini in mano. Prima della prima conquista lo
        chiede, perché si possono ancora abbandonare regioni.
    .source = scelta nostra
ruling-conquering-4 = Si possono mettere più segnalini di quanti ne costa la regione?
    .answer =
        No. Si mette esattamente il costo; solo un ultimo tentativo riuscito mette tutti i segnalini in
        mano.
    .source = scelta nostra

sources-prices = regolamento base, Conquistare una regione

sources-final-attempt = regolamento base, Conquista finale
ruling-final-attempt-1 = Un tentativo fallito contro una razza attiva conta come un attacco?
    .answer = Sì, quindi in questo turno «Diplomatici» non può nominare chi la gioca.
    .source = scelta nostra
ruling-final-attempt-2 =
    I Ghoul in declino e la razza attiva possono fare entrambi un ultimo tentativo nello stesso turno?
    .answer = Sì, uno a testa. Il tentativo dei Ghoul non mette fine alle conquiste della razza attiva.
    .source = scelta nostra; a memoria dalle FAQ, da verificare
ruling-final-attempt-3 = Si può lanciare il dado per una regione che si può conquistare senza?
    .answer = No. La conquisti al suo costo.
    .source = regolamento base

sources-abandoning = regolamento base, Abbandonare una regione
ruling-abandoning-1 = Fino a quando si possono abbandonare regioni?
    .answer =
        Finché la razza non comincia a conquistare in questo turno: con una conquista, un ultimo
        tentativo, un lancio berserk, una sostituzione o il drago.
    .source = regolamento base; che cosa conta come inizio: scelta nostra
ruling-abandoning-2 = Una razza in declino può abbandonare regioni?
    .answer = No, tranne i Ghoul prima delle loro conquiste.
    .source = scelta nostra

sources-losses = regolamento base, Perdite e ritirate
ruling-losses-1 = Si possono trattenere i segnalini ritirati?
    .answer = No. Vanno piazzati tutti, se la razza controlla una regione. Altrimenti aspettano in mano.
    .source = scelta nostra
ruling-losses-2 = In che ordine si rimettono i segnalini ritirati?
    .answer =
        In senso orario, da chi siede alla sinistra del giocatore di turno. È l’ultima fase del turno,
        dopo la raccolta delle monete.
    .source = FAQ; dopo la raccolta: recensione olandese
ruling-losses-3 = Quando il giocatore di turno rimette i segnalini scacciati dall’altra sua razza?
    .answer = Nella propria redistribuzione.
    .source = scelta nostra

sources-redeployment = regolamento base, Redistribuzione delle truppe; FAQ
ruling-redeployment-1 = Si possono tenere segnalini in mano?
    .answer =
        Solo una razza senza regioni. Anche le Amazzoni tengono le loro quattro. Tutti gli altri
        segnalini vanno piazzati.
    .source = regolamento base per il tentativo fallito; per il resto scelta nostra
ruling-redeployment-2 = Si possono cedere regioni nella redistribuzione?
    .answer = No, tranne le Amazzoni quando hanno troppo pochi segnalini.
    .source = FAQ
ruling-redeployment-3 = I segnalini possono passare fra la razza attiva e i Ghoul in declino?
    .answer = No.
    .source = FAQ

sources-scoring = regolamento base, Raccolta delle monete
ruling-scoring-1 = La banca può finire le monete?
    .answer = No.
    .source = scelta nostra

sources-decline = regolamento base, Andare in declino

sources-immunity = regolamento base, { power-dragon-master }, { race-halflings }, { power-heroic }
ruling-immunity-1 = Una regione è immune anche per l’altra razza dello stesso giocatore?
    .answer =
        No. Non sei un avversario delle tue razze, quindi i tuoi Ghoul possono attaccare la regione con
        il tuo eroe.
    .source = scelta nostra

sources-stacks = regolamento base, Scelta di una combinazione; regolamento base, Andare in declino
ruling-stacks-1 = Quando torna nella pila il vessillo di una razza attiva senza segnalini?
    .answer = Appena chi la gioca la manda in declino. Fino ad allora resta la sua razza attiva.
    .source = scelta nostra, dalle FAQ
ruling-stacks-2 = E se non ci sono più cartellini, nemmeno scartati?
    .answer = Il vessillo aspetta nella colonna senza cartellino e non si può prendere.
    .source = scelta nostra
ruling-stacks-3 = L’ordine dei vessilli tornati nella pila è noto?
    .answer =
        Sì. Vanno sotto i vessilli nascosti nell’ordine in cui tornano, e in quell’ordine vengono
        rivelati.
    .source = regolamento base; ordine noto: scelta nostra
ruling-stacks-4 = Quando si riempie il posto di un vessillo tornato nella pila?
    .answer =
        Ogni volta che si riempie la colonna: dopo che una combinazione è stata presa, e alla fine di
        ogni turno.
    .source = scelta nostra

sources-game-end = regolamento base, Fine della partita
ruling-game-end-1 = Che cosa conta come segnalino razza in caso di parità?
    .answer =
        I segnalini razza sulla mappa. Quelli in mano non contano, nemmeno le quattro Amazzoni, e così
        gli accampamenti e gli eroi.
    .source = regolamento base, FAQ
ruling-game-end-2 = E se anche il numero di segnalini è uguale?
    .answer = Chi è in parità condivide la vittoria.
    .source = scelta nostra
