### L’Isola del Negromante: testi. Per gli id e gli argomenti, vedi en/content.ftl.

box-necromancer = L’Isola del Negromante
box-necromancer-12 = L’Isola del Negromante (12 di riserva)
box-necromancer-11 = L’Isola del Negromante (11 di riserva)

topic-necromancer-island = L’Isola del Negromante
topic-necromancer-island-text =
    Da tre a sei giocatori, sul tabellone per uno in meno. Chi siede a destra del primo giocatore è il
    Negromante, che guida gli spettri da un’isola nel lago. All’inizio lì c’è uno spettro, e altri tredici
    aspettano nella riserva; con dodici o undici è più dura per gli altri. Il Negromante pesca sei cartellini,
    esclusi «Maledetti», «Ancestrali» e «Tenaci», e comincia con uno in vigore. Gioca per ultimo. Può comprare
    spettri e cartellini, conquistare dall’isola o dalle sue regioni, redistribuirsi e raccogliere monete come
    tutti. Poi aggiunge al Pozzo un’anima per ogni sua regione. Ogni segnalino perso in una conquista finisce
    nel Pozzo. Alla fine di ogni turno, quattro anime evocano uno spettro. Se alla fine del suo turno non
    restano spettri né nella sua riserva né nel Pozzo, il Negromante ha vinto. Nessuno può entrare nel lago.

race-ghosts = Spettri
    .one = Spettro
    .gender = masculine
    .joined = spettri
race-ghosts-short = Vengono dall’isola nel lago, e dal Pozzo ne sorgono sempre di più.
race-ghosts-text =
    Gli Spettri conquistano dalle regioni che controllano, e sempre dall’isola. Entrano quindi sulla mappa
    dalla riva del lago, non dal bordo. L’isola non si può conquistare e non porta né monete né anime; a fine
    turno degli spettri possono restarci. Quando una loro regione viene conquistata, uno spettro finisce nel
    Pozzo. Gli altri si ritirano in altre regioni di spettri, oppure sull’isola. Gli Spettri contano come
    razza in declino: nessuno può farci pace, e uno spettro isolato non si può sostituire. Non vanno mai in
    declino.

power-well-of-souls = Pozzo delle Anime
power-well-of-souls-with = { race-name }
power-well-of-souls-short = Quattro anime nel Pozzo evocano uno spettro alla fine di ogni turno.
power-well-of-souls-text =
    Ogni segnalino perso in una conquista finisce nel Pozzo invece che nella riserva, anche una Tribù Perduta
    o uno spettro; gli spettri vanno in cima. Alla fine del turno di ogni giocatore, ogni quattro anime dalla
    cima evocano sull’isola uno spettro della riserva. Gli spettri fra queste anime tornano nella riserva del
    Negromante, tutti gli altri in quella della loro razza. I segnalini tolti da un declino vanno nella
    riserva. C’è un’eccezione: i segnalini delle razze che in una conquista non ne perdono, come gli Elfi,
    vanno nel Pozzo. Alla fine del suo turno il Negromante aggiunge un’anima per ogni regione che controlla.

power-necromancer = Negromante
power-necromancer-with = { race-name }
power-necromancer-short = Compra spettri e poteri; vince subito quando tutti gli spettri sono fuori.
power-necromancer-text =
    Il Negromante gioca per ultimo, e comincia con uno dei sei cartellini che ha pescato. All’inizio del suo
    turno può comprare quanti spettri vuole dalla sua riserva, e quanti vuole degli altri cartellini. Ogni
    acquisto costa una moneta per ogni spettro che ha sulla mappa e sull’isola, e per ogni cartellino che
    possiede. Tutti i suoi cartellini sono in vigore insieme. Se alla fine del suo turno non restano spettri
    né nella riserva né nel Pozzo, vince. Altrimenti vince chi ha più monete dopo l’ultimo round, e può anche
    essere il Negromante.

reason-island = c’è l’isola del Negromante

question-ghosts = Quanti spettri restano sull’isola?
question-necromancer = Compra poteri e spettri.
question-necromancer-first = Negromante: scegli il tuo primo potere.

story-bought = { $number ->
    [0] { $player } comincia con «{ $ability }».
   *[other] { $by ->
        [ghosts] { $player } compra uno spettro per { count-coins }.
       [leader] { $player } assolda il Leader per { count-coins }.
       *[other] { $player } compra «{ $ability }» per { count-coins }.
    }
}
story-tokens-put-aside = { $number ->
    [one] Un’anima sprofonda nel Pozzo.
   *[other] { $number } anime sprofondano nel Pozzo.
}
end-outright = Non resta neanche uno spettro: vince { $players }!
story-won-outright = Non resta neanche uno spettro: { $player } vince all’istante!

# --- On offer ----------------------------------------------------------------------------------------

# An item for sale, with its price; a free power says what it does instead.
buy-thing = { $thing } per { count-coins }
buy-free = { $thing }: { $short }
buy-ghosts = uno spettro
