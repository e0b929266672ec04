### I testi del terminale. Id, argomenti e asterischi: vedi en/terminal.ftl.
###
### $region is the bare name with its number ("Bosco di Latta (9)"), so it stands in front with a colon.

# --- Signs of the board ------------------------------------------------------------------------------

land-farmland = camp
land-forest = fore
land-hill = coll
land-lake = lago
land-mountain = mont
land-sea = mare
land-swamp = palu
land-black-mountain = nera
land-chasm = crep
land-mine = mini
land-mud-pool = fang
land-mushroom-forest = fung
land-mystic-crystal = cris
land-river = fium
sign-cavern = c
sign-magic = *
sign-mine = m
sign-volcano = V
sign-lost-tribe = TP
sign-monsters = M
sign-dragon = D
sign-encampment = A
sign-fortress = F
sign-hero = E
sign-hole = O
sign-lair = T
legend =
    A3 tre segnalini di A · a1z in declino · { sign-lost-tribe } { feature-lost-tribe } · poi i pezzi:
    { sign-lair } { piece-lair }, { sign-fortress } { piece-fortress }, { sign-encampment } { piece-encampment },
    { sign-dragon } { piece-dragon }, { sign-hero } { piece-hero }, { sign-hole } { piece-hole } ·
    { sign-cavern } { feature-cavern }, { sign-magic } { feature-magic }, { sign-mine } { feature-mine } ·
    { $price } costo, { $risk } con il dado
sign-holding = &
sign-passing = ~
sign-neutral = /
sign-field = #
legend-neutral = { sign-neutral }1 { race-name }, di nessuno
teams-are = Squadre: { $teams }
fields-are = Campi, ciascuno con il suo numero sulle regioni intorno: { $fields }
ending-teams = Monete e segnalini di ogni squadra, sommati:
legend-below =
    { sign-monsters } Mostri, A2{ sign-passing } lascia il fiume, { sign-holding } reliquia o luogo,
    { sign-volcano } { feature-volcano }, { sign-balrog } { piece-balrog }, { sign-great-ancient }
    { piece-great-ancient }, { sign-queen } { piece-queen }, { sign-crypt-ghost } { piece-crypt-ghost }, { sign-bag }
    { piece-bag }, { sign-armor } { piece-armor }
sign-peak = P
sign-coin-mine = $
sign-throne = R
sign-sword = S
sign-tunnel = =
sign-west-vein = { "" }
sign-middle-vein = { "" }
sign-east-vein = { "" }
sign-vein-a = A
sign-vein-b = B
sign-vein-c = C
sign-well = 1
sign-cairn = 2
sign-statue = 3
sign-shrine = 4
sign-oak = 5
sign-gate = 6
sign-beacon = 7
legend-tokens =
    { sign-well } { feature-well }, { sign-cairn } { feature-cairn }, { sign-statue } { feature-statue },
    { sign-shrine } { feature-shrine }, { sign-oak } { feature-oak }, { sign-gate } { feature-gate }, { sign-beacon }
    { feature-beacon }
legend-laid =
    { sign-peak } { feature-peak }, { sign-coin-mine } { feature-coin-mine }, { sign-throne } { feature-throne },
    { sign-sword } { feature-sword }, { sign-tunnel } { feature-tunnel },
    { sign-vein-a } { sign-vein-b } { sign-vein-c } livelli di una vena d’oro

# --- Board, seats, column ----------------------------------------------------------------------------

board-region = regione
board-land = tipo
board-price = costo
board-holder = chi
board-out-of-reach = fuori portata
board-empty = Sul tavolo non ci sono ancora plance.
board-left-out = { $number ->
    [one] e un’altra regione; «table» le mostra tutte
   *[other] e altre { $number } regioni; «table» le mostra tutte
}
board-part = una parte della mappa; «map» la mostra tutta
heading-player = Turno di { $player }
heading-asked = { $player }: { $question }
seat-no-race = nessuna razza attiva
seat-race = { combo }: { $regions }{ $hand ->
    [0] { "" }
   *[other] , { $hand } in mano
}
seat-captives = Leader prigionieri: { $races }
seat-holdings = controlla { $names }
seat-fields = campi vicini: { $names }
field-share = { $ability } { $held }/{ $enough }
field-serves = (in vigore)
field-of-nobody = nessuno
seat-declined = in declino: { $races }
seat-coins-hidden = ? monete
combo-waits = { race-name }, in attesa di un potere
combo-brings = porta { $lying }
combo-too-dear = troppo cara
combo-card = { $ability }:

# --- Prices and regions ------------------------------------------------------------------------------

price-items = costo { $tokens } = { $items }
price-refused = non si può conquistare: { $reasons }
why-price = { $region }: { $price }.
why-race = { $region }, per la tua razza { combo }: { $price }.
why-die = In mano hai { $hand }; il dado deve mostrare almeno { $pips }: { $percent }%.
why-short = In mano hai { $hand }: ne { $short ->
    [one] manca 1
   *[other] mancano { $short }
}.
why-no-race = Nessuna delle tue razze può conquistarla adesso.
look-place = { $region }:
look-holder = controllata da: { $holder }
look-holding = { $ability } ({ $player }): { $does }
look-field =
    confina con un campo, { $ability }: { $does } Una razza attiva ha questo potere finché controlla { $enough } delle
    { $number } regioni intorno al campo. Regioni controllate: { $names }.
look-neighbours = vicine

# --- Coins -------------------------------------------------------------------------------------------

coins-of-regions = { $regions } { race-of }{ $declined ->
    [yes] {" "}in declino
   *[no] { "" }
}
coins-with-reasons = { $coins }: { $items }
score-now = Se si raccogliessero le monete adesso, con il tabellone com’è:
score-of = { $player }: { $coins }
told-scored = { $player } raccoglie { $coins }.

# --- Questions and choices ---------------------------------------------------------------------------

choose-combo-how =
    Scegli una combinazione: scrivi il suo numero. «map» mostra il tabellone, «help» spiega il gioco.
choose-pair-how =
    Scegli una razza e un potere: scrivi i due nomi. La riga più bassa fissa il prezzo di entrambi.
    «map» mostra il tabellone, «help» spiega il gioco.
choose-hand-how =
    Forma una combinazione con la tua mano: scrivi una razza e un potere. È gratis, e ciascuno vale una
    volta sola. «map» mostra il tabellone, «help» spiega il gioco.
choose-expand = espanditi, con { $tokens } { race-of } in mano (Invio); o scrivi subito la prima regione
choose-expand-only = espanditi (Invio)
choose-decline = vai in declino: tieni { $regions }, per { $coins } subito
choose-decline-later = vai in declino e tieni { $regions }
amount-how = Scrivi un numero da { $least } a { $most }{ $refuse ->
    [yes] , oppure «pass»
   *[no] { "" }
}.
seat-reserve = { $number } di riserva
choose-yes = sì
choose-yes-for = sì, per { count-coins }
choose-with = { $choice }: { $details }
choose-cell = { $number ->
    [one] Scrivi il numero della casella.
   *[other] Scrivi un numero dello schema, oppure una colonna e una riga. Invio sceglie 1.
}
choose-nothing = no
conquer-hand = *{ race-name }{ $declined ->
    [yes] {" "}in declino
   *[no] { "" }
}: { $tokens } in mano.*
conquer-type = Scrivi il numero di una regione per conquistarla.
conquer-type-die =
    Scrivi il numero di una regione per conquistarla (? è il tuo ultimo tentativo, con il dado).
conquer-roll = *«{ $typed }»* o *«roll»* lancia il dado prima della conquista.
conquer-loose = *«{ $typed }»* usa la tua abilità «{ $ability }».
conquer-loose-marauding = *«{ $typed }»* riprende in mano le tue truppe, una volta a turno.
conquer-loose-magic-2 = *«{ $typed }»* prende la Borsa; poi nomina la reliquia da imitare.
conquer-ability = *«{ $typed }»* usa «{ $ability }» per { $regions }.
conquer-use = *«{ $typed }»* usa «{ $ability }» per la prossima conquista.
conquer-any-target = un bersaglio qualsiasi
conquer-abandon = *«{ $typed }»* abbandona la regione { $number }.
conquer-stop = *«stop»* mette fine alle tue conquiste.
conquer-stop-enter = *«stop»* (Invio) mette fine alle tue conquiste.
place-what = *{ $amount } { race-of }* da piazzare su
place-opponents = (! = vicino a un avversario)
place-how =
    Scrivi «even», «borders», «bonus», «all { $one }», o un numero per regione: «{ $one } 2, { $last }
    1».
regions-one = Scrivi una regione: { $regions }{ $refuse ->
    [yes] , oppure «pass»
   *[no] { "" }
}.
regions-several =
    Scrivi { $number } regioni su una riga, come «{ $first }, { $second }»: { $regions }{ $refuse ->
    [yes] , oppure «pass»
   *[no] { "" }
}.
regions-any =
    Scrivi quante regioni vuoi su una riga, come «{ $first }, { $second }»: { $regions }{ $refuse ->
    [yes] , oppure «pass»
   *[no] { "" }
}.
regions-some =
    Scrivi da { $least } a { $number } regioni su una riga, come «{ $first }, { $second }»:
    { $regions }{ $refuse ->
    [yes] , oppure «pass»
   *[no] { "" }
}.
regions-counted =
    Scrivi delle regioni, ognuna con un numero (al massimo { $number } in tutto), come «{ $first } 1»:
    { $regions }{ $refuse ->
    [yes] , oppure «pass»
   *[no] { "" }
}.
regions-up-to = { $region } (fino a { $number })
ask-choice = Scrivi la tua scelta; «help» spiega tutto.
ask-go-on = Premi Invio per continuare
ask-more = Invio: avanti, q: esci
ask-yes-no = Invio = sì, n = no
typed-yes = s si sì
typed-no = n no
ask-decline = Andare in declino?
ask-pay = Pagare { $coins }?
ask-end-turn = Finire il turno?
ask-roll = Lanciare il dado?
ask-roll-odds =
    { $region }: costo { $price }, e in mano hai { $hand }. Il dado deve mostrare almeno { $pips } ({ $percent }%).
    In ogni caso, con questo le tue conquiste finiscono.
ask-curtain = Turno di { $player }: premi Invio

# --- Before and after a decision ---------------------------------------------------------------------

decline-keeps = Tieni { $kept }.
decline-kept = { $regions } { race-of } ({ $tokens })
decline-nothing = niente sulla mappa
decline-leave = Lasciano la mappa: { $races }.
decline-tray = { $number ->
    [one] 1 segnalino { race-of } torna nella riserva.
   *[other] { $number } segnalini { race-of } tornano nella riserva.
}
decline-next = Nel prossimo turno prendi una nuova combinazione.
you-place = Piazzi: { $placed }.
you-place-on = { $number } su { $region }
you-score = Raccogli { $coins }.
undone = Annullato.
saved = Ogni mossa è già salvata, in { $path }

# --- Refusals ----------------------------------------------------------------------------------------

refuse-number = la regione { $text } non esiste; le regioni vanno da 1 a { $number }
refuse-no-region = nessuna regione si chiama «{ $text }»; «table» le elenca tutte
refuse-region-spelling = nessuna regione si chiama «{ $text }»; intendi { $regions }?
refuse-many-regions = «{ $text }» può essere { $regions }
refuse-region = { $region }: qui non è possibile. Possibili: { $regions }
refuse-target = { $region }: { $price }
refuse-without-die = { $region }: costo { $price }, e in mano hai { $hand }; conquistala senza dado
refuse-no-attempt =
    { $region }: costo { $price }, e in mano hai { $hand }; adesso non puoi fare un ultimo tentativo
refuse-too-dear =
    { $region }: costo { $price }, e in mano hai { $hand }; il dado aggiunge al massimo { $most } («why { $number }» lo
    spiega)
refuse-abandon = { $region }: non è tua, quindi non puoi abbandonarla
refuse-abandon-late =
    puoi abbandonare regioni solo prima della prima conquista; «undo» torna a quel punto
refuse-ability = { $ability }: { $region } adesso non è possibile. Possibili: { $regions }
refuse-ability-where = { $ability }: dove? Possibili: { $regions }
refuse-course = scrivi «expand» (espanderti) o «decline» (andare in declino)
refuse-combo-spelling = «{ $text }» non è una combinazione in offerta; intendi { $combos }?
refuse-no-seed =
    alla registrazione manca il seme, quindi non si può verificare nulla. I server lo aggiungono a
    partita finita; sul terminale c’è fin dall’inizio
refuse-first = secondo il seme comincia qualcun altro
refuse-draw = l’azione { $number } è «{ $text }», ma il seme dà «{ $wanted }»
refuse-no-combo = «{ $text }» non è una combinazione. Scrivi un numero da 1 a { $number }
refuse-no-pair =
    «{ $text }» non è una razza scoperta con un potere scoperto. Scrivi una razza e un potere
refuse-no-hand = «{ $text }» non è una razza con un potere della tua mano. Scrivi una razza e un potere
refuse-no-power = questa razza non ha ancora un potere, quindi non si può prendere
refuse-few-coins = non hai abbastanza monete per prenderla
refuse-other-team = le razze di quel mondo sono dell’altra squadra
refuse-choice = «{ $text }» non è fra le scelte. Scrivi un numero da 1 a { $number }
refuse-amount = «{ $text }» non è un numero da { $least } a { $most }
refuse-so-often = { $region }: al massimo { $number }
refuse-twice = «{ $text }» compare due volte
refuse-two-rests = il resto dei segnalini può andare in una sola regione
refuse-left-over = hai da piazzare { $amount }, e il totale fa { $placed }: { $number ->
    [one] ne resta 1
   *[other] ne restano { $number }
}
refuse-too-many = hai da piazzare { $amount }, e il totale fa { $placed }: { $number } di troppo
refuse-no-number = «{ $text }» vuole un numero, come «{ $text } 2»
refuse-empty-line = quanti segnalini, e dove? Scrivi { $examples }
refuse-how-many = hai nominato { $named }; nominane { $number } su una riga
refuse-more-regions = hai nominato { $named }, più del necessario
refuse-undo =
    non c’è nulla da annullare: puoi tornare all’ultimo lancio di dado o all’ultima combinazione nuova, alla decisione di
    qualcun altro o all’inizio del turno
refuse-map = questo tabellone non ha una mappa; «table» ne elenca le regioni
refuse-narrow = per la mappa serve una finestra larga almeno { $number } colonne
refuse-rules = nessuna razza, potere o tema si chiama «{ $name }»; «rules» li elenca tutti
refuse-rules-spelling = nessuna razza, potere o tema si chiama «{ $name }»; intendi { $names }?
refuse-rules-mentioned = nessuna pagina si chiama «{ $name }»; ne parlano soprattutto queste: { $names }
refuse-seats =
    una partita vuole da { $fewest } a { $most } giocatori, ma --seats «{ $text }» ne nomina { $number }
refuse-name = posti «{ $text }»: il nome «{ $name }» deve avere da 1 a { $most } caratteri
refuse-bot-spelling =
    posti «{ $text }»: bot sconosciuto «{ $name }»; intendi { $bot }? I nomi delle persone cominciano
    con la maiuscola
refuse-same-name = posti «{ $text }»: «{ $name }» compare due volte; cambia uno dei nomi
refuse-seat = posto sconosciuto «{ $text }». Possibili: { $names }, o da 1 a { $number }
refuse-resume = --resume non va insieme a --seats, --first o --save: stanno già nel file
refuse-at = --at { $at }: la registrazione ha { $number } azioni

# --- Files -------------------------------------------------------------------------------------------

file-exists = { $path } esiste già; riprendi la partita con --resume, o indica un altro file
file-unwritable = non si può scrivere { $path }: { $why }
file-unreadable = non si può aprire { $path }: { $why }
file-lost = non si può scrivere { $path } ({ $why }); il file contiene la partita fin qui
file-in-use = { $path }: questa partita è in corso in un’altra finestra
file-no-text = { $path } non è un file di testo, quindi non è una registrazione
file-none = { $path } non ha partite da riprendere; «smallworld play» ne comincia una

# --- Beginning and end -------------------------------------------------------------------------------

play-title = Small World sul terminale
play-subtitle = non ufficiale; «help» spiega tutto
play-who = Ogni altro nome è una persona.
play-how-many = In quanti giocate (da { $fewest } a { $most })?
play-name = Nome per il posto { $number }?
play-somebody = Giocatore
play-not-begun = Nessuna partita cominciata.
play-saved = La partita è salvata in { $path }. Per continuare:
play-record = La registrazione è in { $path }; «smallworld replay» la mostra di nuovo.
ending-coins = monete nel round
ending-sum = tutte
played-on-from = Questa partita ne continua un’altra dal round { $turn }, dopo { $number ->
    [one] 1 risultato
   *[other] { $number } risultati
} di dadi e pile.
review-at = Per vedere quella posizione: smallworld replay { $file } --at { $at }
replay-at = dopo { $at } di { $number } azioni
replay-honest = Onesta: { $number ->
    [one] 1 risultato corrisponde
   *[other] { $number } risultati corrispondono
} al seme.

# --- Rules -------------------------------------------------------------------------------------------

rules-race = Razze
rules-power = Poteri
rules-relic = Reliquie
rules-place = Luoghi
rules-topic = Regole generali
rules-card = { $title }: { $short }
rules-sources = Fonti: { $sources }
rules-how = «smallworld rules NOME» mostra testo, chiarimenti e fonti.

# --- Help --------------------------------------------------------------------------------------------

help-title = Come si gioca
help-game =
    Small World è troppo piccolo per tutti. Guida una razza dopo l’altra sulla mappa, guadagna monete
    per le sue regioni, e mandala in declino quando le manca il fiato. Vince chi ha più monete dopo
    l’ultimo round. Tutti cominciano con 5 monete; quelle degli altri non le vedi.
help-first-turn =
    IL TUO PRIMO TURNO. Prendi una combinazione: una razza con un potere speciale. Entrambi dicono che
    cosa sanno fare e quanti segnalini portano. La prima combinazione è gratis; per un’altra metti 1
    moneta su ogni combinazione più in alto. Se su quella che prendi ci sono monete, sono tue.
help-conquering =
    CONQUISTARE. Una regione costa 2 segnalini, più 1 per ogni segnalino o pezzo presente, più 1 se è
    una montagna. Il costo sta accanto a ogni regione che puoi conquistare. Una nuova razza entra dal
    bordo del tabellone o accanto a un mare che tocca il bordo; poi va di regione in regione. Mari e
    laghi sono chiusi. I segnalini che paghi restano nella regione finché non hai finito di conquistare.
    Una Tribù Perduta ({ sign-lost-tribe }) non è di nessuno e difende come ogni altro segnalino. Chi
    perde una regione perde un segnalino per sempre; gli altri tornano alla fine del tuo turno.
help-die =
    IL DADO. Se per un’ultima regione ti mancano al massimo 3 segnalini, puoi tentarla con il dado.
    Mostra 0, 0, 0, 1, 2 o 3. Che vada bene o male, lì le tue conquiste finiscono.
help-redeploying =
    REDISTRIBUIRE. Poi distribuisci i tuoi segnalini nelle tue regioni come vuoi, almeno uno in
    ciascuna. Attaccare una regione con molti segnalini costa di più.
help-coins =
    MONETE. Alla fine del tuo turno guadagni 1 moneta per ogni regione delle tue razze, e altre dalla
    razza e dal potere. Il conto mostra da dove arrivano.
help-later-turns =
    I TURNI SEGUENTI. Riprendi in mano tutti i segnalini tranne uno per regione e conquisti ancora; se
    abbandoni regioni, riprendi anche l’ultimo. Oppure vai in declino: in questo turno non conquisti
    nulla. In ogni regione della razza resta un segnalino e frutta ancora monete, il suo potere è perso,
    e la tua razza già in declino lascia la mappa. Nel prossimo turno prendi una nuova combinazione. È
    ora del declino quando riesci a prendere solo una regione o due.
help-below =
    IL MONDO DI SOTTO. Un fiume costa 1 segnalino in meno, ma non ci resta nessuno: i suoi segnalini
    ({ sign-passing }) tornano quando redistribuisci. Due Mostri ({ sign-monsters }) sorvegliano una
    reliquia o un luogo nascosto ({ sign-holding }). Battili per scoprire che cos’è: serve chi controlla
    la regione. Guarda una regione per leggere che cosa c’è.
help-answers = Risposte
help-choose = scegli una combinazione per numero, o una regione per numero o dall’inizio del nome
help-conquer = conquista la regione, o tentala con il dado se ti mancano da 1 a 3 segnalini
help-stop = metti fine alle tue conquiste
help-abandon = abbandona la regione 9 (prima della prima conquista)
help-ability = usa un’abilità che la domanda nomina; basta l’inizio del nome
help-course = espanditi (o solo Invio); vai in declino
help-place = redistribuisci: quanti segnalini in più in ogni regione, tutto su una riga
help-templates = redistribuisci in parti uguali; o dove possono attaccarti; o dove sono i bonus
help-all = redistribuisci tutti i segnalini in una regione; o tutti quelli che restano
help-several = più regioni insieme, per gli eroi
help-commands = In ogni momento
help-undo =
    annulla l’ultima decisione di questo turno, o tutte (fino a un lancio di dado o a una combinazione
    nuova)
help-look = una regione: terreno, chi la controlla, vicine e costo
help-why = perché una regione costa così, o perché non puoi conquistarla
help-map = il tabellone come mappa, o come tabella di tutte le regioni
help-combos = la colonna delle combinazioni in offerta
help-hint = che cosa farebbe qui il bot più forte, e perché
help-score = le monete che tutti guadagnerebbero con il tabellone com’è
help-log = che cosa è successo in questo round e nel precedente, o in tutta la partita
help-rules = tutte le razze, i poteri e le regole; o uno solo, con i suoi chiarimenti
help-save = dove è salvata la partita (dopo ogni mossa); esci, e continua un altro giorno
help-help = questa pagina; «help commands» elenca solo ciò che puoi scrivere
help-board = Sul tabellone e sulla mappa

# --- How fast the rules run --------------------------------------------------------------------------

build-source =
    Le regole girano in puro Python, parecchie volte più lente che compilate. Reinstalla con un compilatore C (in una
    copia del repository: make compile).
build-source-asked =
    Le regole girano in puro Python, parecchie volte più lente che compilate, perché è impostato
    SMALLWORLD_COMPILED=0. Togli la variabile per cambiare.

# --- Realms ------------------------------------------------------------------------------------------------

board-about = { $players } giocatori, { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}, { $regions ->
    [one] 1 regione
   *[other] { $regions } regioni
}.
board-made = Il tabellone è in { $path }.
board-drawn = Il disegno è in { $path }.
realm-about = { $players } giocatori, { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}, { $tiles ->
    [one] 1 plancia
   *[other] { $tiles } plance
}. { $water }
realm-water-river = L’acqua è un fiume.
realm-water-sea = L’acqua è mare e laghi.
realm-water-closed-sea = L’acqua è mare e laghi; le nuove razze non entrano dal mare.
realm-water-drifting-sea =
    L’acqua è mare e laghi; le nuove razze non entrano dal mare, e le plance vanno alla deriva.
realm-water-growing-river = L’acqua è un fiume; le plance si mettono durante la partita, in superficie.
realm-water-growing-river-below =
    L’acqua è un fiume; le plance si mettono durante la partita, nel mondo di sotto.
realm-water-growing-river-both =
    L’acqua è un fiume; le plance si mettono durante la partita, in uno dei due mondi.
realm-string = Per link e registrazioni:
realm-made = Il tabellone è in { $path }.
realm-lands = Regioni: { $number }; nove a testa sarebbero { $wanted }
realm-parts = Gruppi collegati di regioni: { $number }
realm-lonely = Regioni senza vicine: { $regions }
realm-dead-ends = Regioni con una sola vicina: { $regions }
realm-entries = Regioni da cui una nuova razza può entrare: { $number }
realm-alike = Confini fra regioni dello stesso terreno: { $number }
realm-neighbours = Vicine di una regione, in media: { $number }
realm-edge = Regioni sul bordo: { $number }
realm-rivers = Acque che finiscono contro la terra: { $number }
realm-directions = Regioni nel posto sbagliato per lo scenario: { $regions }
realm-points = Punti in cui si incontrano quattro regioni: { $regions }
realm-guarded = Tribù Perdute: { $tribes }; regioni con Mostri: { $monsters }
realm-no-chasm =
    Non ci sono crepacci: Fiamme e Aracnidi sono in gioco, ma qui la loro abilità non serve a nulla.
realm-map-wide = Per la mappa serve una finestra larga almeno { $columns } colonne.
lying-lost-tribe = Tribù Perduta
lying-monsters = Mostri
lying-entry = entrata
realm-terrains = Terreni (ideale: { $fifth } ciascuno): { $shares }
realm-symbols = Simboli (ideale: { $fifth } ciascuno): { $shares }
realm-short-of = Per un buon tabellone mancano: { $criteria }
criterion-lands = nove regioni a testa
criterion-parts = tutte le regioni collegate
criterion-dead-ends = nessuna regione con una sola vicina, al massimo una con due
criterion-neighbours = tante vicine quante sui tabelloni stampati
criterion-edge = non troppe regioni sul bordo
criterion-terrains = ogni terreno su circa un quinto della terra
criterion-symbols = ogni simbolo su circa un quinto della terra
criterion-alike = pochi confini fra regioni dello stesso terreno
criterion-rivers = fiumi che proseguono
criterion-points = nessun punto in cui si incontrano quattro regioni
criterion-peaks = picchi lontani dal bordo e fra loro
criterion-directions = regioni dove le vuole lo scenario: ovest, est, nord, sud, centro
criterion-riverside = un picco vicino al fiume
criterion-veins = vene d’oro separate, ognuna con due vie di accesso
criterion-room = spazio per una pila in ogni regione
realm-fair = { $name }: { $number ->
    [one] 1 partita
   *[other] { $number } partite
}
realm-fair-seat =
    Posto { $seat }: { $coins } ± { $within } monete, vittorie { $share } (da { $low } a { $high })
realm-even = Nessun posto vince chiaramente più o meno della sua parte.
realm-uneven = I posti non si equivalgono: uno vince chiaramente più o meno della sua parte.
realm-undecided = Ancora nessun risultato chiaro; gioca più partite.
