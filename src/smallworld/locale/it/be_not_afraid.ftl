### Be Not Afraid…: testi. Per gli id e gli argomenti, vedi en/content.ftl.

box-be-not-afraid = Be Not Afraid…

# --- Races -------------------------------------------------------------------------------------------

race-barbarians = Barbari
    .one = Barbaro
    .gender = masculine
    .joined = barbari
race-barbarians-short = Non si redistribuiscono mai; chi avanza aspetta fuori mappa fino al prossimo turno.
race-barbarians-text =
    I Barbari restano dove li mettono le tue conquiste: a fine turno nessuno di loro si sposta. Puoi
    conquistare con più Barbari di quanti ne costa una regione. Quando riprendi i segnalini, scegli quanti
    toglierne da ogni regione, lasciandone almeno uno. I Barbari non usati, e quelli di un ultimo tentativo
    fallito, aspettano fuori dalla mappa fino al tuo prossimo turno. Quelli che si ritirano da un attacco si
    piazzano come sempre. I pezzi del loro potere non sono Barbari, quindi li piazzi dove vuoi. In declino
    resta un Barbaro in ogni regione.

race-homunculi = Homunculi
    .one = Homunculus
    .gender = masculine
    .joined = homunculi
race-homunculi-short = La loro combinazione cresce di un segnalino ogni volta che qualcuno la scavalca.
race-homunculi-text =
    Ogni volta che qualcuno prende una combinazione più in basso della loro, oltre alla moneta ci va sopra un
    Homunculus della riserva. Ce ne sono 15 in tutto. Chi prende la combinazione riceve questi segnalini oltre
    a quelli di vessillo e cartellino. Dopo, gli Homunculi non hanno altre abilità.

race-leprechauns = Leprecauni
    .one = Leprecauno
    .gender = masculine
    .joined = leprecauni
race-leprechauns-short = Nascondono pentole d’oro: 1 moneta dopo un turno, o a chi prende la regione.
race-leprechauns-text =
    Dopo la redistribuzione puoi mettere pentole d’oro nelle regioni dei Leprecauni, al massimo una in ognuna.
    Quando comincia il tuo prossimo turno, ogni pentola ancora al suo posto vale una moneta e torna nella tua
    mano. Se prima un avversario conquista la regione, prende la pentola e riceve subito la moneta. Una
    pentola non aumenta il costo della regione. Quando i Leprecauni vanno in declino, le pentole fuori dalla
    mappa vanno perse. Quelle messe prima di un declino tenace valgono ancora la loro moneta al tuo prossimo
    turno.

race-pixies = Pixie
    .one = Pixie
    .gender = feminine
    .joined = pixie
race-pixies-short = Una resta in ogni regione; le altre sono fuori mappa fino al prossimo turno.
race-pixies-text =
    Alla fine del tuo turno resta in ogni regione esattamente una Pixie. Tutte le altre lasciano la mappa e
    tornano nella tua mano quando comincia il tuo prossimo turno. Non tornano prima, nemmeno se intanto perdi
    regioni. In declino le Pixie fuori dalla mappa vanno nella riserva.

race-pygmies = Sciamani
    .one = Sciamano
    .gender = masculine
    .joined = sciamani
    .also = Pigmei
race-pygmies-short = Per ognuno che va perso lancia il dado: il risultato è il numero di quelli nuovi.
race-pygmies-text =
    Ogni volta che uno Sciamano attivo va perso in una conquista, anche per una sostituzione, si lancia subito
    il dado. Prendi in mano dalla riserva tanti Sciamani quanti ne dice il dado, se ce ne sono abbastanza.
    Quello perso è già tornato nella riserva. Piazzi i nuovi alla fine del turno, insieme a quelli che si sono
    ritirati. Se non ti restano regioni, aspettano in mano il tuo prossimo turno. In declino non si lancia
    nessun dado.

# --- Powers ------------------------------------------------------------------------------------------

power-barricade = Barricati
power-barricade-with = { race-name } barricati
    .feminine = { race-name } barricate
power-barricade-short = Tre monete in più a turno se la razza controlla al massimo quattro regioni.
power-barricade-text =
    Quando raccogli le monete, la razza ne frutta tre in più se controlla al massimo quattro regioni, anche
    nessuna. Le regioni delle tue razze in declino non contano. In declino il bonus sparisce.

power-catapult = Con Catapulta
power-catapult-with = { race-name } con Catapulta
power-catapult-short = Una volta a turno, conquista a due passi per 1 in meno; la catapulta dà immunità.
power-catapult-text =
    Una volta per turno puoi mettere la catapulta in una regione di questa razza e conquistare una regione
    esattamente a due passi. La conquista costa 1 segnalino in meno. La catapulta tira oltre una regione,
    occupata o no, oppure oltre il lago. Non tira mai oltre un mare, né sull’acqua. Puoi usarla anche per un
    ultimo tentativo, e altri modi di conquistare, come la sostituzione degli Stregoni, possono sfruttarne la
    portata. La regione della catapulta è immune agli avversari finché non la usi altrove. Torna nella tua
    mano quando la sua regione viene abbandonata, e in declino sparisce.

power-corrupt = Corrotti
power-corrupt-with = { race-name } corrotti
    .feminine = { race-name } corrotte
power-corrupt-short = Un avversario che conquista una regione della razza ti paga una moneta.
power-corrupt-text =
    Un avversario che conquista una regione di questa razza attiva paga una moneta al suo proprietario, se ce
    l’ha. La conquista vale anche se non può pagare. Un tentativo fallito non costa nulla. In declino non si
    paga nulla.

power-imperial = Imperiali
power-imperial-with = { race-name } imperiali
power-imperial-short = Ogni regione della razza oltre la terza vale 1 moneta in più.
power-imperial-text =
    Quando raccogli le monete, ogni regione che la razza controlla oltre la terza vale 1 moneta in più. Le
    regioni delle tue razze in declino non contano. In declino il bonus sparisce.

power-mercenary = Mercenari
power-mercenary-with = { race-name } mercenari
    .feminine = { race-name } mercenarie
power-mercenary-short = Per 1 moneta a conquista, una regione costa due segnalini in meno.
power-mercenary-text =
    Una volta per conquista puoi pagare una moneta alla banca. La regione costa allora due segnalini in meno,
    ma sempre almeno uno. In un ultimo tentativo decidi dopo il lancio, se la moneta può ancora colmare la
    differenza. Puoi quindi indicare una regione che prendi solo con dado e moneta insieme. In declino non
    puoi assoldare mercenari.

# --- Pieces and questions ----------------------------------------------------------------------------
piece-pot = pentola d’oro
count-pot = { $number ->
    [one] 1 pentola d’oro
   *[other] { $number } pentole d’oro
}
question-leprechauns = Nascondi pentole d’oro.
piece-catapult = catapulta
count-catapult = { $number ->
    [one] 1 catapulta
   *[other] { $number } catapulte
}
reason-immune-catapult = immune: c’è la catapulta
question-barbarians = Quanti Barbari riprendi in mano?
question-catapult = Piazza la catapulta.
question-mercenary = Paghi 1 moneta per due segnalini in meno?
# --- In the browser ----------------------------------------------------------------------------------
do-barbarians = Prendi { $tokens }: { $region }
do-catapult = Tira { $other } → { $region }
do-mercenary = Paga 1: { $region } ({ $tokens })
