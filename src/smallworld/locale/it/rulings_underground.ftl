### Risposte alle domande che le regole di Underground lasciano aperte. Per id e attributi, vedi en/rulings.ftl.

sources-underground = regolamento di Underground
ruling-underground-1 = Più reliquie possono aiutare la stessa conquista?
    .answer = Sì, ogni reliquia una volta a turno.
    .source = scelta nostra
ruling-underground-2 = E se una razza controlla solo fiumi quando si redistribuisce?
    .answer = Li lascia, aspetta in mano, e fa una prima conquista nel prossimo turno di chi la gioca.
    .source = scelta nostra
ruling-underground-3 = In sei si gioca a squadre?
    .answer = No, ciascuno per sé. Sul tabellone stampato per sei ci sono tre squadre da due.
    .source = scelta nostra
ruling-underground-4 = Che cosa resta nella scatola quando non si gioca con reliquie e luoghi?
    .answer = «Avventurosi» e «Magici».
    .source = regolamento di Underground
ruling-underground-5 = Come funzionano Tritoni, razze volanti e Mezzuomini nel mondo di sotto?
    .answer =
        Per i Tritoni le rive di un fiume sono costa. Le razze volanti raggiungono ogni terra, ma un
        fiume solo dalla sua riva. I Mezzuomini entrano ovunque tranne che nei fiumi.
    .source = regolamento di Underground; il resto: scelta nostra
ruling-underground-6 = Sopra che cosa può tirare la catapulta nel mondo di sotto?
    .answer = Sopra i fiumi, ma non sopra i crepacci.
    .source = scelta nostra
ruling-underground-7 = Dove vanno i Barbari quando devono lasciare un fiume?
    .answer =
        Fuori dalla mappa fino al loro prossimo turno, perché non possono spostarsi in un’altra regione.
    .source = scelta nostra
ruling-underground-8 = Gli Igor raccolgono i Mostri?
    .answer = Sì, ciascuno come il segnalino di una Tribù Perduta.
    .source = scelta nostra
ruling-underground-9 = Si può giocare l’Isola del Negromante nel mondo di sotto?
    .answer = No, perché all’isola serve un lago.
    .source = scelta nostra
ruling-underground-10 = Si può usare lo Zerbino senza segnalini in mano?
    .answer =
        Sì, per una sostituzione con gli Stregoni, i vampiri o la Sfera, che non richiede segnalini in
        mano.
    .source = scelta nostra
ruling-underground-11 = Una reliquia si consuma con una conquista che non ha aiutato?
    .answer =
        No. Si consuma solo con una conquista che ha reso possibile o più economica. Altrimenti resta
        dov’è, inutilizzata, per la prossima.
    .source = scelta nostra

sources-two-worlds = regolamento di Underground
ruling-two-worlds-1 = Che cosa resta nella scatola quando giochi nel mondo di sotto?
    .answer =
        Umani, «A Cavallo», «Delle Colline» e «Delle Caverne», perché non ci sono campi, colline o
        caverne.
    .source = scelta nostra
ruling-two-worlds-2 = Che cosa resta nella scatola quando giochi in superficie?
    .answer = Fiamme e Aracnidi, perché non ci sono crepacci.
    .source = scelta nostra
ruling-two-worlds-3 = Che cosa conta come fiume in superficie?
    .answer =
        I mari e il lago. I Kraken li controllano e ne raccolgono le monete, i Lucertoloni li
        attraversano, e ai pescatori rendono le regioni lungo le loro rive.
    .source = scelta nostra
ruling-two-worlds-4 = Che cosa possono fare le razze navigatrici nel mondo di sotto?
    .answer =
        Tenere i fiumi e raccoglierne le monete, anche in declino. Le altre razze possono entrare in
        questi fiumi come sempre.
    .source = regolamento di Underground
ruling-two-worlds-5 = Dove vanno i Mostri in superficie, se si gioca con reliquie e luoghi?
    .answer =
        In regioni di Tribù Perdute, mai adiacenti fra loro. Sono tante quanti i giocatori, più una. In
        ognuna, due Mostri prendono il posto della Tribù Perduta. Le regioni si sorteggiano durante la
        preparazione. Se non c’è posto per tutte, sono di meno.
    .source = regolamento di Underground; la scelta a caso e il numero minore: scelta nostra
ruling-two-worlds-6 = Quali delle quindici reliquie e luoghi restano nella scatola in superficie?
    .answer =
        Nessuno, perché lì hanno tutti un senso. Come nel mondo di sotto, se ne pesca uno per ogni
        regione con Mostri, e gli altri escono dal gioco senza essere visti. Sono in gioco anche
        «Avventurosi» e «Magici».
    .source = scelta nostra
ruling-two-worlds-7 = Il Fantasma della Cripta o il Balrog possono andare su un mare o sul lago?
    .answer = No. Tutti e due possono entrare solo sulla terra, e nei fiumi del mondo di sotto.
    .source = scelta nostra
ruling-two-worlds-8 = Il Negromante conta come giocatore per il numero di Mostri?
    .answer = Sì, come ogni altro. Ogni Mostro che cade gli dà un’anima, come una Tribù Perduta.
    .source = scelta nostra
ruling-two-worlds-9 = Il Negromante usa le reliquie e i luoghi, o il cartellino della Siepe di Pietra?
    .answer =
        No. Gli Spettri contano come una razza in declino, quindi non ne usano nessuno, ma possono
        controllare le loro regioni. La Rocca difende comunque la sua.
    .source = scelta nostra

sources-cultists = regolamento di Underground, { race-cultists }
ruling-cultists-1 = Che ne è del Grande Antico quando la sua regione viene abbandonata?
    .answer = Ti torna in mano, e lo metti quando comincia il tuo prossimo turno. In declino sparisce.
    .source = scelta nostra
ruling-cultists-2 = Dov’è il Grande Antico se la prima regione che i Cultisti conquistano è un fiume?
    .answer =
        Ti torna in mano quando i Cultisti lasciano il fiume, e lo metti quando comincia il tuo prossimo
        turno.
    .source = scelta nostra
ruling-cultists-3 = Una regione che si raggiunge solo con lo Zerbino è adiacente al Grande Antico?
    .answer = No. Il Tubo rende adiacenti le regioni, lo Zerbino no.
    .source = scelta nostra

sources-drow = regolamento di Underground, { race-drow }
ruling-drow-1 = Le Tribù Perdute contano come un’altra razza per i Drow?
    .answer = Sì, e così i Mostri: gli uni e le altre sono ciò che resta di una razza.
    .source = scelta nostra
ruling-drow-2 =
    I segnalini di una razza ritirata che aspettano in mano contano come vicini alla raccolta delle
    monete?
    .answer = No. Contano solo i segnalini in una regione.
    .source = scelta nostra
ruling-drow-3 = Un Balrog accanto alla loro regione toglie la moneta ai Drow?
    .answer = No. Il Balrog non è né una razza né un Mostro.
    .source = scelta nostra

sources-flames = regolamento di Underground, { race-flames }
ruling-flames-1 = Che cosa conta ancora in una regione che costa come se fosse vuota?
    .answer =
        Solo ciò che aggiunge il terreno: una Montagna Nera, una montagna, la Rocca. I segnalini, e
        tutto ciò che chi difende ha costruito o messo lì, non contano.
    .source = regolamento di Underground; il resto: scelta nostra
ruling-flames-2 = Le Fiamme devono entrare accanto al loro Vulcano?
    .answer = Sì. La frase si trova nella copia più completa del regolamento, e manca nell’altra.
    .source = regolamento di Underground, copia più completa
ruling-flames-3 = Dove rientrano le Fiamme dopo aver perso la loro ultima regione?
    .answer = Di nuovo accanto al Vulcano, come in ogni prima conquista.
    .source = scelta nostra
ruling-flames-4 = Le Fiamme possono entrare da una regione degli Gnomi attivi accanto al Vulcano?
    .answer = Sì, al costo normale. Altrimenti gli Gnomi potrebbero chiuderle fuori.
    .source = scelta nostra

sources-gnomes = regolamento di Underground, { race-gnomes }
ruling-gnomes-1 = La protezione degli Gnomi dai poteri continua in declino?
    .answer = No. Le abilità di una razza finiscono con il declino, come sempre.
    .source = scelta nostra
ruling-gnomes-2 = Che cosa conta in un attacco agli Gnomi, e che cosa no?
    .answer =
        Contano i segnalini della razza, comprese le quattro Amazzoni in più, i segnalini Orda e un
        Leader. Non contano martelli d’argento, palle di fuoco, Behemoth, la moneta di un Mercenario, il
        Grande Antico, la vendetta e i lanci di razze berserk e Fuochi Fatui.
    .source = scelta nostra
ruling-gnomes-3 = Una razza berserk può fare un ultimo tentativo contro gli Gnomi?
    .answer = Sì, quello solito. Il suo potere lì non funziona, quindi lancia il dado come ogni razza.
    .source = scelta nostra
ruling-gnomes-4 = Anche le Mummie pagano 1 segnalino in più per una regione degli Gnomi?
    .answer = Sì. Smettono di funzionare solo le abilità che aiutano chi attacca, e questa lo ostacola.
    .source = regolamento di Underground, copia più completa
ruling-gnomes-5 =
    Un drago, uno Stregone, un vampiro o la Sfera possono prendere una regione degli Gnomi?
    .answer = No. Sono tutte abilità o reliquie, e contro gli Gnomi non funzionano.
    .source = regolamento di Underground

sources-iron-dwarves = regolamento di Underground, { race-iron-dwarves }
ruling-iron-dwarves-1 = I martelli d’argento possono conquistare da soli?
    .answer = No. Ogni conquista richiede almeno un Nano di Ferro.
    .source = scelta nostra
ruling-iron-dwarves-2 = Anche i Nani di Ferro razziatori riprendono i loro martelli?
    .answer = Sì, insieme ai segnalini.
    .source = scelta nostra

sources-kraken = regolamento di Underground, { race-kraken }
ruling-kraken-1 = Che cosa conta come fiume per i Kraken in superficie?
    .answer =
        I mari e il lago. I Kraken li conquistano per due segnalini, ci restano e ne raccolgono le
        monete, anche in declino.
    .source = scelta nostra

sources-liches = regolamento di Underground, { race-liches }
ruling-liches-1 = Chi attacca deve pagare, o avere, una moneta per conquistare Lich attivi?
    .answer =
        No. Il regolamento non lascia conquistare nessun Lich a chi non ha monete. Noi lo leggiamo
        insieme al pagamento, che spetta solo ai Lich in declino.
    .source = scelta nostra
ruling-liches-2 = Una sola moneta basta per assoldare un Mercenario contro Lich in declino?
    .answer = No. Devi pagare entrambe le monete.
    .source = scelta nostra

sources-lizardmen = regolamento di Underground, { race-lizardmen }
ruling-lizardmen-1 = I Lucertoloni possono passare per un fiume occupato?
    .answer = Sì. Conquistano il fiume solo se lo vogliono.
    .source = regolamento di Underground
ruling-lizardmen-2 = Dove possono entrare i Lucertoloni?
    .answer =
        Dal bordo della mappa, e anche in ogni regione lungo un fiume che tocca il bordo, perché
        attraversare il fiume non richiede segnalini.
    .source = scelta nostra

sources-mudmen = regolamento di Underground, { race-mudmen }

sources-mummies = regolamento di Underground, { race-mummies }
ruling-mummies-1 = Le Mummie pagano 1 segnalino in più per una sostituzione o con un drago?
    .answer = No. Quelle hanno un costo speciale.
    .source = scelta nostra

sources-ogres = regolamento di Underground, { race-ogres }

sources-shadow-mimes = regolamento di Underground, { race-shadow-mimes }
ruling-shadow-mimes-1 = Quale cartellino conta per il numero di Mimi Ombra?
    .answer = Quello che tengono.
    .source = scelta nostra
ruling-shadow-mimes-2 = Che cosa si sposta insieme a un cartellino scambiato?
    .answer =
        Solo il cartellino. Hai già pagato il prezzo. Le monete, e gli Homunculi che aspettano su una
        combinazione, restano con il loro vessillo.
    .source = regolamento di Underground; il resto: scelta nostra

sources-shrooms = regolamento di Underground, { race-shrooms }

sources-spiderines = regolamento di Underground, { race-spiderines }

sources-will-o-wisps = regolamento di Underground, { race-will-o-wisps }
ruling-will-o-wisps-1 = Quanti Fuochi Fatui si piazzano dopo il lancio?
    .answer = Tanti quanto il costo meno il risultato del dado, ma almeno uno.
    .source = scelta nostra
ruling-will-o-wisps-2 = E se il lancio non basta?
    .answer = Le loro conquiste finiscono.
    .source = scelta nostra
ruling-will-o-wisps-3 =
    Possono lanciare il dado per una regione che non potrebbero prendere con nessun risultato?
    .answer = No. Possono mancare al massimo tre segnalini, come in un ultimo tentativo.
    .source = scelta nostra
ruling-will-o-wisps-4 = I Fuochi Fatui berserk possono lanciare il dado due volte per una conquista?
    .answer = No. Ogni conquista ha un solo dado.
    .source = scelta nostra
ruling-will-o-wisps-5 = C’è ancora un ultimo tentativo dopo i lanci riusciti?
    .answer = Sì, quello normale, alla fine.
    .source = regolamento di Underground
ruling-will-o-wisps-6 = Tutto ciò che aiuta un ultimo tentativo aiuta anche il lancio dei Fuochi Fatui?
    .answer =
        Sì. La moneta di un Mercenario ti viene chiesta dopo il lancio, se serve o fa risparmiare
        segnalini; pagarla prima non cambierebbe nulla. Possono anche lanciare il dado per una regione a
        portata di una catapulta.
    .source = scelta nostra

sources-adventurous = regolamento di Underground, { power-adventurous }

sources-fisher = regolamento di Underground, { power-fisher }

sources-flocking = regolamento di Underground, { power-flocking }
ruling-flocking-1 = Che cosa conta come collegato per «Gregari»?
    .answer =
        Le regioni adiacenti per la razza, anche grazie a un’abilità. Una regione da sola conta come
        collegata; una razza senza regioni non riceve nulla.
    .source = regolamento di Underground; il resto: scelta nostra

sources-frightened = regolamento di Underground, { power-frightened }
ruling-frightened-1 = Un Leader conta come terzo segnalino?
    .answer = Sì.
    .source = scelta nostra

sources-immortal = regolamento di Underground, { power-immortal }
ruling-immortal-1 = Un segnalino isolato di una razza immortale va perso in una sostituzione?
    .answer = Sì, contro gli Stregoni, i vampiri e la Sfera.
    .source = regolamento di Underground
ruling-immortal-2 = Una razza immortale perde segnalini contro il Balrog?
    .answer = No. Vale come in ogni conquista.
    .source = scelta nostra

sources-magic = regolamento di Underground, { power-magic }
ruling-magic-1 = Quali reliquie può imitare la Borsa?
    .answer = Ogni reliquia scoperta, chiunque la controlli, persino una che qualcuno ha in mano.
    .source = regolamento di Underground; il resto: scelta nostra
ruling-magic-2 = La Borsa e la reliquia che imita possono agire sulla stessa regione?
    .answer = No. Due Spade su una conquista, due Anelli o due Scettri in una regione non si sommano.
    .source = regolamento di Underground, copia più completa
ruling-magic-3 = Una nuova razza può entrare sulla mappa con la Borsa che imita lo Zerbino?
    .answer = No. Come lo Zerbino, la Borsa richiede segnalini già sulla mappa.
    .source = scelta nostra

sources-martyr = regolamento di Underground, { power-martyr }
ruling-martyr-1 = Una visita del Balrog frutta la moneta ai martiri?
    .answer = Sì. Per la vittima è una conquista di chi muove il Balrog.
    .source = scelta nostra
ruling-martyr-2 = I martiri ricevono la moneta anche se non si perde nessun segnalino?
    .answer = Sì, per esempio dopo una conquista con i Calzini.
    .source = regolamento di Underground

sources-mining = regolamento di Underground, { power-mining }

sources-muddy = regolamento di Underground, { power-muddy }

sources-mystic = regolamento di Underground, { power-mystic }

sources-quarreling = regolamento di Underground, { power-quarreling }
ruling-quarreling-1 = Le abilità che rendono adiacenti le regioni le collegano anche per «Litigiosi»?
    .answer =
        No. Per «Litigiosi» il regolamento parla di un confine comune, e solo per «Gregari» di
        adiacenza.
    .source = regolamento di Underground

sources-reborn = regolamento di Underground, { power-reborn }
ruling-reborn-1 = Si possono passare regioni a una nuova razza nel turno in cui la si prende?
    .answer =
        Sì, dopo averla presa. La razza è allora già sulla mappa, e non è più costretta a entrare dal bordo.
    .source = scelta nostra
ruling-reborn-2 = Una regione che passa alla razza attiva conta come conquistata?
    .answer =
        No. Non si pesca niente, e nessuno riceve monete. Tutti i segnalini lì se ne vanno, e i luoghi e
        le reliquie servono la razza attiva.
    .source = scelta nostra
ruling-reborn-3 = I Coboldi possono prendere regioni in questo modo?
    .answer = No. Un Coboldo da solo non può controllare una regione.
    .source = scelta nostra
ruling-reborn-4 = La razza attiva può andare in declino nello stesso turno?
    .answer = Sì. Le regioni che ha preso restano sue.
    .source = scelta nostra
ruling-reborn-5 = La razza attiva può prendere un fiume dei Kraken rinati?
    .answer = Solo se anche la razza attiva può restare nei fiumi.
    .source = scelta nostra
ruling-reborn-6 = I Troll hanno una tana in una regione presa così?
    .answer = Sì. Ogni regione dei Troll attivi ne ha una, comunque ci siano arrivati.
    .source = scelta nostra

sources-royal = regolamento di Underground, { power-royal }
ruling-royal-1 = La Regina e un Leader possono stare nella stessa regione?
    .answer = No. La Regina si mette per prima. Il Leader va altrove, o aspetta fuori dalla mappa.
    .source = scelta nostra

sources-shield = regolamento di Underground, { power-shield }
ruling-shield-1 = Le armature arrivano ogni turno, e si possono spostare?
    .answer = Ogni turno ne arrivano di nuove, fino a otto in tutto. Quelle già piazzate restano.
    .source = regolamento di Underground; il resto: scelta nostra

sources-stone = regolamento di Underground, { power-stone }

sources-thieving = regolamento di Underground, { power-thieving }

sources-tomb = regolamento di Underground, { power-tomb }
ruling-tomb-1 = Che ne è dei segnalini in mano quando una razza delle Tombe va in declino?
    .answer = Vanno nella riserva. Restano solo i segnalini sulla mappa.
    .source = scelta nostra
ruling-tomb-2 = I Ghoul delle Tombe rientrano dopo aver perso la loro ultima regione?
    .answer = No. Decide il testo di «Delle Tombe»: sono persi.
    .source = regolamento di Underground
ruling-tomb-3 =
    I Barbari e i Coboldi delle Tombe si possono distribuire ancora una volta quando vanno in declino?
    .answer =
        Sì. In declino i limiti di una razza attiva non valgono, quindi anche un solo Coboldo può
        controllare una regione.
    .source = scelta nostra
ruling-tomb-4 = Come vanno in declino le Sacerdotesse delle Tombe?
    .answer = Come vuole chi le possiede: con una Torre d’Avorio, o con «Delle Tombe».
    .source = scelta nostra

sources-vampire = regolamento di Underground, { power-vampire }

sources-vanishing = regolamento di Underground, { power-vanishing }
ruling-vanishing-1 = Anche la razza già in declino se ne va quando la razza evanescente svanisce?
    .answer = Sì. Se ne va per prima, come in ogni declino.
    .source = regolamento di Underground; il resto: scelta nostra
ruling-vanishing-2 = Che cosa fruttano luoghi, miniere e fiumi quando la razza svanisce?
    .answer =
        Niente di più. Ogni regione vale due monete, persino un fiume dei Kraken, e non resta nessuno a
        usare il resto.
    .source = scelta nostra

sources-vengeful = regolamento di Underground, { power-vengeful }
ruling-vengeful-1 = Quanti avversari si possono segnare?
    .answer = Tutti. La scatola ha quattro segnalini vendetta, abbastanza per cinque giocatori.
    .source = scelta nostra

sources-wise = regolamento di Underground, { power-wise }

sources-the-flying-doormat = regolamento di Underground, { power-the-flying-doormat }

sources-froggys-ring = regolamento di Underground, { power-froggys-ring }

sources-the-stinky-trolls-socks = regolamento di Underground, { power-the-stinky-trolls-socks }
ruling-the-stinky-trolls-socks-1 =
    Un Leader viene catturato quando la sua regione è presa con i Calzini?
    .answer = Sì. Un Leader catturato non è un segnalino perso.
    .source = scelta nostra
ruling-the-stinky-trolls-socks-2 =
    Dove si ritira una razza in declino quando si usano i Calzini sulla sua regione?
    .answer = Nelle sue altre regioni. Se non ne ha più, va persa.
    .source = scelta nostra

sources-the-scepter-of-avarice = regolamento di Underground, { power-the-scepter-of-avarice }
ruling-the-scepter-of-avarice-1 = Quali monete raddoppia lo Scettro?
    .answer =
        Tutte le monete della banca per quella precisa regione: per la regione stessa, il terreno, il
        luogo, la razza, il potere o la fortezza. Non raddoppiano le monete pagate una volta sola,
        quelle per più regioni insieme e quelle pagate dai giocatori.
    .source = scelta nostra

sources-the-shiny-orb = regolamento di Underground, { power-the-shiny-orb }
ruling-the-shiny-orb-1 = Una razza senza regioni può usare la Sfera?
    .answer = No. Nella regione della Sfera non c’è nessun suo segnalino che possa usarla.
    .source = scelta nostra

sources-the-sword-of-the-killer-rabbit =
    regolamento di Underground, { power-the-sword-of-the-killer-rabbit }

sources-the-altar-of-souls = regolamento di Underground, { power-the-altar-of-souls }
ruling-the-altar-of-souls-1 = Quando si cede un segnalino all’Altare?
    .answer = Dopo la raccolta, così la sua regione ha già fruttato la moneta.
    .source = regolamento di Underground, copia più completa
ruling-the-altar-of-souls-2 = Si può cedere un segnalino in un turno di declino?
    .answer = Sì, anche un segnalino appena andato in declino.
    .source = regolamento di Underground; il resto: scelta nostra
ruling-the-altar-of-souls-3 = Che ne è della Regina quando si cede il segnalino nella sua regione?
    .answer = La Regina lascia la mappa.
    .source = scelta nostra

sources-the-crypt-of-the-tomb-raider =
    regolamento di Underground, { power-the-crypt-of-the-tomb-raider }
ruling-the-crypt-of-the-tomb-raider-1 = Chi protegge il Fantasma in una regione altrui?
    .answer = La razza che sta lì, da tutti, compreso chi controlla la Cripta.
    .source = scelta nostra
ruling-the-crypt-of-the-tomb-raider-2 =
    Chi può conquistare una regione con il Fantasma che non è di nessuno, o dei Mostri?
    .answer = Solo chi controlla la Cripta. Il Fantasma non si mette mai su un crepaccio.
    .source = scelta nostra
ruling-the-crypt-of-the-tomb-raider-3 = E se la Cripta viene abbandonata?
    .answer = Il Fantasma resta finché qualcuno non prende la Cripta.
    .source = scelta nostra
ruling-the-crypt-of-the-tomb-raider-4 = Che ne è del Fantasma quando il Balrog entra nella Cripta?
    .answer = Il Fantasma resta dov’è. Se la sua regione non è di nessuno, nessuno può conquistarla.
    .source = scelta nostra

sources-the-diamond-fields = regolamento di Underground, { power-the-diamond-fields }
ruling-the-diamond-fields-1 = I simboli contano come terreno per i Campi di Diamanti?
    .answer = No. Una collina con una miniera è una collina.
    .source = scelta nostra

sources-the-great-brass-pipe = regolamento di Underground, { power-the-great-brass-pipe }

sources-the-fountain-of-youth = regolamento di Underground, { power-the-fountain-of-youth }

sources-the-keep-on-the-motherland = regolamento di Underground, { power-the-keep-on-the-motherland }

sources-the-mine-of-the-lost-dwarf = regolamento di Underground, { power-the-mine-of-the-lost-dwarf }

sources-stonehedge = regolamento di Underground, { power-stonehedge }
ruling-stonehedge-1 = Quale cartellino riceve la Siepe di Pietra?
    .answer = Uno a caso dalla pila, ma non quello che tutti vedono.
    .source = scelta nostra
ruling-stonehedge-2 = Chi prende il luogo più tardi pesca un nuovo cartellino?
    .answer = No. Lo stesso potere serve chiunque controlli poi il luogo.
    .source = scelta nostra
ruling-stonehedge-3 = Come funzionano i cartellini che per un luogo non hanno senso?
    .answer =
        «Maledetti» e le monete di «Storici» non fanno nulla. «Ricchi» paga le sue sette monete una
        volta, a chi scopre il luogo. Se esce «Orde di», si pesca un altro cartellino. «Ancestrali» e
        «Tenaci» servono chi controlla il luogo e lì va in declino. I pezzi vanno con il luogo, ma
        fortezze e armature restano.
    .source = scelta nostra
ruling-stonehedge-4 = E se la pila dei cartellini è vuota?
    .answer =
        I cartellini scartati si mescolano in una nuova pila. Se non ce ne sono, la Siepe di Pietra non
        ha potere.
    .source = scelta nostra
ruling-stonehedge-5 = Fino a quando serve il cartellino?
    .answer =
        Finché la razza controlla la Siepe di Pietra. I suoi effetti sulla mappa, come i segnalini di
        «Delle Tombe», non svaniscono subito.
    .source = scelta nostra
ruling-stonehedge-6 = I segnalini possono restare in un fiume quando si perde il luogo con «Navigatori»?
    .answer =
        No. Lo lasciano alla prossima redistribuzione, o quando la loro razza va in declino. Una razza
        già in declino resta.
    .source = scelta nostra
ruling-stonehedge-7 =
    Il cartellino della Siepe di Pietra conta ciò che è successo prima che la razza prendesse il luogo?
    .answer =
        Sì. Come per il cartellino di un campo, per «Pacifici», «Diplomatici» e «Saccheggiatori» conta
        tutto il turno. Per «Vendicativi» conta tutto ciò che è successo dopo l’ultimo turno di chi
        controlla il luogo.
    .source = scelta nostra

sources-the-wickedest-pentacle = regolamento di Underground, { power-the-wickedest-pentacle }
ruling-the-wickedest-pentacle-1 = Quando si può muovere il Balrog?
    .answer =
        Una volta in ogni turno di chi controlla il Pentacolo, in qualsiasi momento, anche dopo un
        ultimo tentativo. Se in quel turno va in declino, solo prima di farlo.
    .source = regolamento di Underground; il resto: scelta nostra
ruling-the-wickedest-pentacle-2 = Dove può andare il Balrog?
    .answer =
        In una regione che ha un confine comune con la sua. Nessuna abilità rende adiacenti altre
        regioni per il Balrog. Può entrare nella regione del Pentacolo, che allora non è di nessuno.
    .source = scelta nostra
ruling-the-wickedest-pentacle-3 = Il Balrog va mosso per forza quando si scopre il Pentacolo?
    .answer =
        Sì, se una regione vicina lo permette. Le mosse successive sono facoltative. Se nessuna regione
        lo permette, il Balrog aspetta accanto al tabellone, e può entrare accanto al Pentacolo in un
        turno successivo.
    .source = scelta nostra
ruling-the-wickedest-pentacle-4 = La visita del Balrog è una conquista?
    .answer =
        Per la vittima è una conquista e un attacco di chi muove il Balrog: contano «Martiri»,
        «Corrotti», Lich, vendetta e pace. Ma la razza di chi lo muove non ha conquistato nulla, quindi
        Orchi, Scheletri, «Saccheggiatori», «Rapinatori» e Fauni non guadagnano nulla.
    .source = scelta nostra
ruling-the-wickedest-pentacle-5 = Gli Elfi perdono segnalini contro il Balrog?
    .answer = No. Si ritirano tutti.
    .source = scelta nostra
ruling-the-wickedest-pentacle-6 =
    Dove vanno i superstiti se qualcuno muove il Balrog in una propria regione?
    .answer = Subito in mano. Possono ancora combattere in questo turno.
    .source = scelta nostra
ruling-the-wickedest-pentacle-7 =
    Che ne è di Mostri, luoghi e reliquie in una regione in cui entra il Balrog?
    .answer =
        I Mostri svaniscono, e non si pesca niente. Luoghi e reliquie restano, ma non servono nessuno.
        Quando il Balrog se ne va, la regione è vuota.
    .source = scelta nostra
ruling-the-wickedest-pentacle-8 = Che cosa fa il Balrog a un Leader?
    .answer =
        Chi muove il Balrog cattura il Leader. I due segnalini allora non vanno persi, ma si ritirano
        con gli altri.
    .source = scelta nostra
ruling-the-wickedest-pentacle-9 = È un attacco quando qualcuno muove il Balrog in una propria regione?
    .answer = No. Nessuno viene attaccato, quindi le razze pacifiche tengono il loro bonus.
    .source = scelta nostra
ruling-the-wickedest-pentacle-10 =
    I Ghoul in declino che scoprono il Pentacolo possono muovere il Balrog?
    .answer = No. Il Balrog aspetta accanto al tabellone che una razza attiva prenda il Pentacolo.
    .source = scelta nostra

sources-balrog = regolamento di Underground, { race-balrog }
