### I Leader di Small World. Per gli id e gli argomenti, vedi en/content.ftl.

box-leaders = I Leader di Small World

topic-leaders = Leader
topic-leaders-text =
    Quando prendi una combinazione, puoi assoldare subito il Leader della sua razza per 1 moneta. Il Leader è
    un segnalino in più della razza: paga conquiste, difende, e può tenere da solo una regione. Alla fine del
    tuo turno lo piazzi in una regione della razza che non sia immune. Se sono tutte immuni, aspetta fuori dalla
    mappa fino al tuo prossimo turno. Quando un avversario conquista la sua regione, il Leader viene
    catturato, e nessun segnalino va perso. Puoi pagare subito una moneta per riscattarlo e riprenderlo in
    mano. Altrimenti resta prigioniero, e a fine partita vale due monete per chi l’ha catturato. Il Leader se
    ne va quando la sua razza va in declino, e non conta in caso di parità.

power-leader = Leader
power-leader-with = { race-name }
power-leader-short = 1 segnalino in più; viene catturato, mai perso, e non sta mai in una regione immune.
power-leader-text = { topic-leaders-text }

power-hire = Assoldare il Leader
power-hire-with = { race-name }

power-ransom = Riscattare il Leader
power-ransom-with = { race-name }

piece-leader = Leader
count-leader = { $number ->
    [one] 1 Leader
   *[other] { $number } Leader
}

question-leader = Piazza il Leader.
question-hire = Assoldi il Leader { race-of } per 1 moneta?
    .about = { power-leader-short }
question-ransom = Riscatti il tuo Leader { race-of } per 1 moneta?
    .about = Altrimenti chi l’ha catturato riceve 2 monete a fine partita.

story-captured = { $other ->
    [none] Il Leader { race-of } di { $player } cade difendendo { $region }, ed è fuori dalla partita.
   *[other] { $other } conquista { $region } e cattura il Leader { race-of } di { $player }.
}
