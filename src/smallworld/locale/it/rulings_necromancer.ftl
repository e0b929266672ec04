### Risposte alle domande che il regolamento dell’Isola del Negromante lascia aperte. Per id e attributi, vedi en/rulings.ftl.

sources-necromancer-island = regolamento dell’Isola del Negromante
ruling-necromancer-island-1 = Con quante monete comincia il Negromante?
    .answer = Cinque, come tutti gli altri.
    .source = scelta nostra
ruling-necromancer-island-2 = Quando sceglie il primo cartellino il Negromante?
    .answer = Appena pescati i sei, prima che si prepari la colonna.
    .source = regolamento dell’Isola del Negromante
ruling-necromancer-island-3 = Quali cartellini si sostituiscono quando li pesca il Negromante?
    .answer =
        «Maledetti», «Ancestrali» e «Tenaci». Dalle altre scatole anche «Orde di», i cui segnalini
        arrivano con una combinazione, e «Rinati», «Delle Tombe», «Evanescenti» e «Saggi», che
        riguardano il declino. Restano tutti nella pila.
    .source = regolamento dell’Isola del Negromante; gli altri: scelta nostra
ruling-necromancer-island-4 = I numeri sui cartellini del Negromante portano spettri?
    .answer = No.
    .source = scelta nostra
ruling-necromancer-island-5 = Quando «Ricchi» dà le sue monete al Negromante?
    .answer = Nel turno in cui lo compra. Se comincia con quello, nel suo primo turno.
    .source = scelta nostra
ruling-necromancer-island-6 = Il prezzo sale con ogni acquisto nello stesso turno?
    .answer = Sì. Il prezzo si calcola di nuovo per ogni acquisto.
    .source = scelta nostra
ruling-necromancer-island-7 = Gli Spettri possono restare sull’isola alla fine del turno del Negromante?
    .answer =
        Sì, quanti vuole, perché l’isola è una delle loro regioni. Gli spettri che si ritirano nel turno
        di qualcun altro vanno in altre regioni di spettri, finché ce ne sono.
    .source = scelta nostra
ruling-necromancer-island-8 = L’isola può restare vuota?
    .answer = Sì. Gli Spettri conquistano comunque da lì.
    .source = scelta nostra
ruling-necromancer-island-9 = Che cosa fa il cartellino «Diplomatici» del Negromante?
    .answer =
        Funziona com’è stampato: il giocatore che nomina non può attaccare gli spettri. «Diplomatici» di
        un altro giocatore non può nominare il Negromante.
    .source = scelta nostra
ruling-necromancer-island-10 = I poteri del Negromante funzionano come per una razza attiva?
    .answer =
        Sì, benché gli Spettri contino come una razza in declino. Persino una fortezza frutta la sua
        moneta.
    .source = scelta nostra
ruling-necromancer-island-11 = In che ordine si usano le anime?
    .answer = Dall’alto: prima gli spettri, poi i segnalini persi per ultimi.
    .source = regolamento dell’Isola del Negromante per gli spettri; il resto: scelta nostra
ruling-necromancer-island-12 =
    Uno spettro nel Pozzo può essere una delle quattro anime che lo fanno sorgere?
    .answer = Sì, quando la riserva è vuota. Altrimenti uno spettro nel Pozzo non potrebbe mai uscirne.
    .source = scelta nostra
ruling-necromancer-island-13 = Quali segnalini sono le anime per le regioni del Negromante?
    .answer = Segnalini in sovrappiù. Non si prendono dalla riserva di nessuna razza.
    .source = scelta nostra
ruling-necromancer-island-14 = I segnalini Orda contano come anime?
    .answer =
        Uno perso sì, come ogni segnalino della sua razza. I segnalini Orda che gli Elfi scartano in
        declino no, perché non sono Elfi.
    .source = scelta nostra
ruling-necromancer-island-15 = Quando vince il Negromante?
    .answer = Solo alla fine del suo turno, dopo che sono sorti nuovi spettri.
    .source = regolamento dell’Isola del Negromante
ruling-necromancer-island-16 = Il Negromante può vincere anche con le monete?
    .answer =
        Sì. Dopo l’ultimo round le sue monete contano come quelle di tutti gli altri. In caso di parità
        contano gli spettri sulla mappa, ma non quelli sull’isola.
    .source = scelta nostra
ruling-necromancer-island-17 = Gli Igor possono essere in gioco?
    .answer =
        No. Sia gli Igor sia il Negromante raccolgono le perdite, e nessuna fonte dice chi viene prima.
    .source = scelta nostra
