### Royal Bonus: testi. Per gli id e gli argomenti, vedi en/content.ftl.

box-royal-bonus = Royal Bonus

# --- Races -------------------------------------------------------------------------------------------

race-fauns = Fauni
    .one = Fauno
    .gender = masculine
    .joined = fauni
race-fauns-short = Un nuovo segnalino per ogni regione presa a una razza attiva; uno va anche a lei.
race-fauns-text =
    Prima che i Fauni si redistribuiscano, prendi dalla riserva un nuovo Fauno per ogni regione di una razza
    attiva che hanno conquistato in questo turno. Per ognuna di queste regioni, anche il proprietario di
    quella razza ne prende un nuovo segnalino e lo piazza con quelli che si sono ritirati. Tribù Perdute e
    razze in declino non portano nulla, e nessuno prende più segnalini di quanti ce ne sono nella riserva.

race-igors = Igor
    .one = Igor
    .gender = masculine
    .joined = igor
race-igors-short = Con i segnalini persi in qualsiasi conquista si cuciono nuovi Igor.
race-igors-text =
    Finché sono attivi, gli Igor raccolgono ogni segnalino perso in una conquista: di una Tribù Perduta, di un
    altro giocatore o loro. I segnalini che si ritirano non sono persi. All’inizio del tuo turno scambi i
    segnalini raccolti con nuovi Igor della riserva, che arrivano nella tua mano. Ogni Igor costa tanti
    segnalini quanti sono i giocatori. Il resto si tiene per i turni successivi. Quando gli Igor vanno in
    declino, tutta la raccolta sparisce.

race-shrubmen = Uomini Cespuglio
    .one = Uomo Cespuglio
    .gender = masculine
    .joined = uomini cespuglio
race-shrubmen-short = Le loro foreste sono immuni, anche in declino.
race-shrubmen-text =
    Le foreste controllate dagli Uomini Cespuglio sono immuni: nessun avversario può conquistarle, in nessun
    modo, né usarvi l’abilità di una razza o di un potere. Questo vale anche in declino, finché gli Uomini
    Cespuglio non lasciano la mappa.

# --- Powers ------------------------------------------------------------------------------------------

power-aquatic = Acquatici
power-aquatic-with = { race-name } acquatici
    .feminine = { race-name } acquatiche
power-aquatic-short = 1 moneta in più per ogni regione costiera, 1 in meno per ogni altra.
power-aquatic-text =
    Quando raccogli le monete, ogni regione della razza che confina con un mare o con il lago vale 1 moneta in
    più. Ogni altra regione della razza vale 1 moneta in meno, quindi non frutta nulla. In declino il potere
    non ha effetto.

power-behemoth = Con i Behemoth
power-behemoth-with = { race-name } con i Behemoth
power-behemoth-short = Due Behemoth; ognuno conta un segnalino per ogni palude che la razza controlla.
power-behemoth-text =
    Hai due Behemoth. Ognuno conta come un segnalino per ogni palude che la razza controlla in quel momento.
    Puoi mandarne uno o entrambi a una conquista, con almeno un segnalino della razza. La conquista costa
    altrettanti segnalini in meno, e i Behemoth vanno nella regione conquistata. A fine turno li piazzi
    entrambi in regioni della razza, che costano altrettanti segnalini in più a chi le attacca. Un Behemoth
    non va mai perso: se la sua regione viene conquistata, lo piazzi di nuovo alla fine di quel turno. In
    declino i Behemoth lasciano la mappa.

power-fireball = Piromanti
power-fireball-with = { race-name } piromanti
power-fireball-short = Ogni regione magica dà una palla di fuoco a turno: due segnalini in una conquista.
power-fireball-text =
    Alla fine di ogni tuo turno prendi una palla di fuoco per ogni regione magica della razza. Nei turni
    successivi ogni palla di fuoco conta come due segnalini in una conquista, e si consuma. In una conquista
    puoi lanciarne più d’una, ma deve partecipare almeno un segnalino della razza. In declino tutte le palle
    di fuoco vanno perse.

# --- Pieces and questions ----------------------------------------------------------------------------

piece-behemoth = Behemoth
count-behemoth = { $number ->
    [one] 1 Behemoth
   *[other] { $number } Behemoth
}
question-behemoth = Piazza i Behemoth.

# --- Reasons -----------------------------------------------------------------------------------------

reason-immune-forest = immune: la foresta nasconde Uomini Cespuglio
