### I testi del browser, oltre a quelli di content.ftl e story.ftl.

title = Small World
slogan = Goblin, spettri, giganti e qualche dozzina d’altri, e mai abbastanza terra per tutti.
skip-to-content = Vai al contenuto
navigation = Pagine
language = Lingua
# The name of the language, in the language itself.
language-name = Italiano
language-of = Lingua per { $player }
direction = ltr
theme = Tema: { $theme ->
    [light] chiaro
    [dark] scuro
   *[auto] di sistema
}
close = Chiudi
loading = Srotolo la mappa…
offline = Il server non risponde. Riprova.
here-loading = Carico il gioco: { $share }
here-starting = Avvio il gioco…
here-elsewhere = Small World è aperto in un’altra finestra. Gioca lì, oppure chiudi quella finestra.
here-wasm = Questo browser non riesce a far girare il gioco: { $reason }. Consenti WebAssembly per questa pagina (la modalità di isolamento lo disattiva), o prova con un browser più recente.
here-storage = Questo browser non lascia salvare nulla alla pagina, quindi le tue partite andrebbero perse: { $reason }. Consenti il salvataggio dei dati per questa pagina, o esci dalla navigazione privata.
here-unsaved = Non è stato possibile salvare il tuo ultimo passo: { $reason }. Libera un po’ di spazio su questo dispositivo, poi ricarica la pagina.
here-files = Non è stato possibile caricare il gioco: { $reason }. Controlla la connessione, poi riprova.
here-deleted = Il browser ha cancellato tutto ciò che questa pagina aveva salvato. Le partite che hai aperto in questa visita sono salvate di nuovo. Le altre sono perse, a meno che tu non le abbia come file.
here-broken = Qualcosa è andato storto nel gioco: { $reason }. Tutto è salvato fino al tuo ultimo passo.
here-silent = Il gioco non risponde più. Tutto è salvato fino al tuo ultimo passo: ricaricalo.
here-again = Ricarica
here-new-table-hint = Gioca contro i bot, o con altri su questo schermo.
here-table-rules = Monete e primo giocatore
sending-title = La tua mossa
sending = Invio la mossa…
sending-stuck = La tua mossa non è ancora partita. Continuiamo a provare.
sending-withdraw = Ritira la mossa
move-arrived = La tua mossa è arrivata.
move-arrived-all-the-same = La tua mossa è arrivata prima che potessi ritirarla.
move-refused = La tua mossa è stata respinta. { $why }
move-withdrawn = Mossa ritirata. Tocca di nuovo a te decidere.
guest-name = Viandante
broken-title = La pagina non si apre
broken-text =
    Qualcosa è andato storto durante il caricamento. Le tue partite sono al sicuro. Ricarica la pagina, o
    torna alla pagina iniziale.
reload = Ricarica
release = Nuova versione
release-waiting = C’è una nuova versione di questa pagina. Si caricherà quando avrai finito ciò che stai facendo.
release-asking = C’è una nuova versione di questa pagina. Ricaricala per averla.
unofficial = Una versione open source non ufficiale, senza legami con l’editore. Se ti piace, compra il gioco.

place-closed = { $name }: non disponibile

# --- Start, lobby, my games ------------------------------------------------------------------------------

play-now = Gioca subito
play-now-hint = Contro due bot facili. Senza account, senza attese.
play-learn = Tutorial
puzzles = Rompicapi
puzzles-hint = Cento posizioni con una risposta giusta, e un nuovo rompicapo ogni giorno.
puzzle-of-the-day = Rompicapo del giorno
starting = Preparo il tavolo…
continue = Continua
new-table = Nuovo tavolo
new-table-hint = Gioca con gli amici tramite un link, con altri su questo schermo, o con i bot.
lobby = Lobby
lobby-hint = Siediti a un tavolo aperto o guarda una partita in corso.
lobby-open = Tavoli aperti
lobby-none-open = Nessun tavolo aspetta giocatori. Aprine uno!
lobby-running = Partite in corso
my-games = Le mie partite
finished-games = Partite finite
no-games = Non hai ancora giocato.
file-open = Apri una partita
file-save-all = Salva tutte le partite
file-save = Salva la partita
file-here-hint = Un file conserva le tue partite anche se il browser cancella i suoi dati. Anche un server può aprirlo, per giocare con gli amici.
file-server-hint = Puoi continuare con gli amici una partita da un file.
file-opened = { $number ->
    [one] È stata aperta una partita.
   *[other] Sono state aperte { $number } partite.
}
file-unread = Partite illeggibili: { $number }. Motivo: { $reason }
file-unsaved = Partite illeggibili che mancano nel file: { $number }.
file-which = Il file contiene { $number } partite. Quale continua?
file-who = La partita continua a un nuovo tavolo, con dadi e pile suoi. Chi gioca?
status-open = aperta
status-running = in corso
status-finished = finita
players-number = { $number ->
    [one] 1 giocatore
   *[other] { $number } giocatori
}
to-start = Home
lobby-none-running = Nessuna partita in corso. Cominciane una!
watch-game = Guarda
watchers = { $number ->
    [one] 1 persona guarda
   *[other] { $number } persone guardano
}
who-is-here = Chi c’è adesso
people-in-lobby = { $number ->
    [one] 1 persona nella lobby
   *[other] { $number } persone nella lobby
}
people-at-tables = { $number ->
    [one] 1 a un tavolo
   *[other] { $number } ai tavoli
}
show-my-name = Mostra qui il mio nome
play-someone = Gioca con qualcuno
play-someone-hint = I bot occupano i posti liberi finché non arriva qualcuno.
drop-in = Apri i posti dei bot
take-bots-seat = Sostituisci un bot
bots-game = partita tra bot

# --- A new table -------------------------------------------------------------------------------------------

how-many = In quanti si gioca?
board-of = { $players ->
    [one] La mappa per 1 giocatore
   *[other] La mappa per { $players } giocatori
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}
board-choice = Mappa
board-usual = La mappa consueta
board-open = Apri un file del tabellone…
seats = Posti
seat-number = Posto { $player }
seat-kind-me = Io
seat-kind-open = Chi ha il link
seat-kind-local = Un’altra persona qui
seat-kind-bot = Un bot
bot-level = Livello del bot
name-of = Nome del giocatore { $player }
player-number = Giocatore { $player }
open-coins = Monete visibili
allied-coins = Monete visibili agli alleati
is-public = Visibile nella lobby
is-private = Tavolo privato
is-private-hint = La lobby non mostra il tavolo. Lo trova solo chi ha il link.
who-begins = Chi comincia
random = A caso
newcomer-first = Chi ha giocato meno
clock = Orologio
clock-none = nessuno
clock-live = In tempo reale
clock-turns = A turni
clock-days = { $days } g
pace-none = Senza orologio
pace-live = { $minutes } min + { $increment } s a turno
pace-days = { $days ->
    [one] 1 giorno + 1 giorno a turno
   *[other] { $days } giorni + 1 giorno a turno
}
minutes-each = Minuti a testa
days-each = Giorni a testa
table-rules = Orologio e monete
create-table = Crea il tavolo
in-play = In gioco
in-play-sum = { $races ->
    [one] 1 razza
   *[other] { $races } razze
} e { $powers ->
    [one] 1 potere
   *[other] { $powers } poteri
} in tutto.
in-play-without = Esclusi: { $names }.
presets = Scelte pronte
preset-base-only = Solo la base
    .about = Il gioco originale: quattordici razze, venti poteri.
preset-ladies = Tutte le dame
    .about = La scatola base con Nomadi, Sacerdotesse e Dame Bianche.
preset-everything = Tutto
    .about = Ogni scatola, ogni opzione: mai due partite uguali.
preset-night = La notte del Negromante
    .about = Uno di voi guida i morti da un’isola nel lago.
preset-underground = Underground
    .about = Là sotto: reliquie, luoghi, mostri e un fiume.
preset-both-below = Entrambi i mondi, sotto
    .about = Anche le razze della superficie vanno sottoterra.
preset-both-above = Entrambi i mondi, sopra
    .about = Anche le razze di sotto salgono in superficie.
world = Mondo
world-surface = In superficie
    .about = Le mappe della scatola base: colline, campi e mari.
world-underground = Sottoterra
    .about = Le mappe di Underground: fiumi, crepacci e mostri.
world-both = Entrambi i mondi
    .about = Plance da un lato o dall’altro: terre di entrambi i mondi.
world-any = Qualsiasi mondo
box-holds = { $races ->
    [one] 1 razza
   *[other] { $races } razze
}, { $powers ->
    [one] 1 potere
   *[other] { $powers } poteri
}
setup-leaders = Leader
    .about = Assolda il Leader della tua razza per 1 moneta: è forte, ma si può catturare.
setup-places = Reliquie e luoghi sopra
    .about = Due Mostri sorvegliano ogni reliquia e ogni luogo, in regioni delle Tribù Perdute.
setup-necromancer = Spettri di riserva
    .about = Uno di voi guida gli spettri contro tutti gli altri. Ogni mappa ha posto per un giocatore in più.
    .seat = Gli spettri li guida chi gioca per ultimo.
    .strength = { $number ->
        [13] 13, come nel regolamento
        [12] 12, più dura per i vivi
        [11] 11, durissima per i vivi
       *[other] { $number }
    }
box-filter = Scatole
box-filter-all = tutte
box-filter-mine = al mio tavolo
also-called = noti anche come { $name }
your-name = Il tuo nome

# --- Waiting room -------------------------------------------------------------------------------------------

waiting-title = In attesa di giocatori
waiting-branch = Questa partita continua da una posizione di un’altra.
seat-open = Posto libero
sit-down = Siediti
start-with-bots = Comincia con i bot
leave-table = Lascia il tavolo
invite = Invita
invite-text = Chi ha questo link può sedersi. Non serve un account.
link = Link del tavolo
copy = Copia
copied = Copiato
copy-by-hand = Il browser non ha potuto copiare il link. Ora è selezionato: puoi copiarlo tu.
qr = Link come codice QR

# --- Account -------------------------------------------------------------------------------------------------

account = Account
account-why = Puoi giocare senza account. Con un account ritrovi le tue partite su ogni dispositivo.
logged-in = Accesso come { $name }.
log-in = Accedi
log-out = Esci
make-account = Crea un account
password = Password (almeno 8 caratteri)
logins = Sessioni attive
login-since = accesso: { $day }
login-here = questo browser
password-change = Cambia password
password-old = Password attuale (nessuna se usi solo passkey)
password-new = Nuova password (almeno 8 caratteri)
password-changed = Password cambiata. Tutti gli altri browser sono ora scollegati.
passkey-login = Accedi con una passkey
passkey-create = Crea una passkey
passkey-why = Con una passkey accedi con impronta, volto o PIN invece che con una password.
passkey-made = Passkey creata. Ora puoi usarla per accedere.
passkey-cancelled = Non è cambiato nulla: la passkey non è stata confermata, o non ne hai una per questo sito.
passkey-exists = Questo dispositivo ha già una passkey per questo account.
passkey-insecure = A questo indirizzo le passkey non funzionano. Usa un nome con https, o localhost.
passkey-unknown = Nessun account qui usa questa passkey.
passkey-unverified = Non è stato possibile verificare la passkey. Riprova.

# --- The table -----------------------------------------------------------------------------------------------

turn-of = { $turn ->
    [0] Preparazione
   *[other] Round { $turn } di { $rounds }
}
in-the-well = { $number ->
    [one] un’anima nel Pozzo
   *[other] { $number } anime nel Pozzo
}
in-reserve = { $number } di riserva
on-offer = { $ability } (ancora in vendita)
on-the-island = L’isola del Negromante: { $number ->
    [0] nessuno spettro
    [one] 1 spettro
   *[other] { $number } spettri
}
steps = Fasi del turno
stage-begin = Scelta
stage-conquer = Conquista
stage-redeploy = Truppe
stage-score = Monete
map = La mappa per { $board } giocatori
map-unbuilt = Questo tabellone lo costruiscono i giocatori, una plancia alla volta.
map-built = Il tabellone lo costruiscono i giocatori, una plancia alla volta. Questo l’hanno costruito in quattro.
watching = Stai guardando
table-missing = Questo tavolo non esiste.
# Words that end compound names of regions: a long name may be broken before them on the map.
region-endings = { "" }
region-table = Elenco delle regioni
region = Regione
land = Terreno
holder = Chi c’è
price-column = Costo
act-column = Azione
sort-by = Ordina per
sort-price = regioni disponibili
sort-holder = chi c’è
sort-name = nome
choose = Scegli
again = Conferma
sound = Suoni
options = Opzioni
palette-distinct = Colori per daltonici
facing = Faccia a faccia (tablet in comune; monete visibili)
opposite-declined = { race-name } in declino
opposite-race = { $declined ->
    [yes] { opposite-declined }
   *[no] { combo }
}: { $regions ->
    [one] una regione
   *[other] { $regions } regioni
}
keys = Opzioni e tasti
map-cell = casella { $cell }
map-cell-own = la casella attuale della plancia, per girarla
tray-tiles = Plance da posare
tray-tile = plancia { $letter }
map-spot = punto { $number }
turn-left = gira a sinistra
turn-right = gira a destra
unplayed = La tua mano
unplayed-of = Mano di { $player }
lying-open = Razze e poteri scoperti
taken-enough = Ne hai già tre.
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
zoom-fit = Tutta la mappa
skip = Salta
your-turn = Tocca a te!
undo = Annulla
plan = Pianifica il turno
redo = Ripeti
reset-turn = Ricomincia il turno
column = Combinazioni in offerta
choose-combo = Scegli una combinazione
stacks = Restano nelle pile: { $races ->
    [one] 1 razza
   *[other] { $races } razze
}, { $powers ->
    [one] 1 potere
   *[other] { $powers } poteri
}
combos = Offerta
compare-combos = Confronta
combo-sentence = Numero { $place }: { combo }, { tokens }, { $price ->
    [0] gratis
    [one] costa 1 moneta
   *[other] costa { $price } monete
}{ $coins ->
    [0] { "" }
    [one] , con 1 moneta sopra
   *[other] , con { $coins } monete sopra
}{ $found ->
    [0] { "" }
    [one] , con 1 segnalino in più sopra
   *[other] , con { $found } segnalini in più sopra
}
tokens = { $number ->
    [one] 1 segnalino
   *[other] { $number } segnalini
}
coins = { $number ->
    [one] 1 moneta
   *[other] { $number } monete
}
regions = { $number ->
    [one] 1 regione
   *[other] { $number } regioni
}
coins-on-it = { $number ->
    [one] +1 moneta se la prendi
   *[other] +{ $number } monete se la prendi
}
tokens-on-it = { $number ->
    [one] +1 segnalino se la prendi
   *[other] +{ $number } segnalini se la prendi
}
choose-half = Scegli una razza e un potere. Paghi solo la riga più cara.
half-sentence = Riga { $row }: { $name }, { $number ->
    [one] 1 segnalino
   *[other] { $number } segnalini
}{ $found ->
    [0] { "" }
   *[other] {" "}più { $found } sopra
}
brings-coins = { $number ->
    [one] porta 1 moneta
   *[other] porta { $number } monete
}
half-brings = { $name }: { $brings }
half-of-hand = { $name }, { $number ->
    [one] 1 segnalino
   *[other] { $number } segnalini
}{ $found ->
    [0] { "" }
   *[other] {" "}più { $found } extra
}
choose-from-hand = Scegli dalla mano una razza e un potere. Sono gratis, ma puoi usarli una sola volta per partita.
costs-coins = { $number ->
    [one] costa 1 moneta
   *[other] costa { $number } monete
}
almanac-combo = In media { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} (±{ $within }) per i nostri bot
almanac-how =
    Quante monete hanno guadagnato in media i nostri bot con questa combinazione, pagato il suo prezzo,
    prendendola al turno { $turn } con questo numero di giocatori. ± è l’intervallo al 95% della media; le
    singole partite variano di più.
free = gratis
link-connecting = Connessione…
link-open = In linea
link-lost = Connessione persa. Riprovo…
link-nowhere = Nessuna connessione. Vedi il tavolo com’era. Si aggiornerà appena torna la connessione.
link-closed = Non in linea

decision = La tua decisione

# --- Players ---------------------------------------------------------------------------------------------------

players = Giocatori
team-with = con { $player }
team-alone = senza alleati, raccoglie { $number ->
    [2] il doppio
   *[other] { $number } volte tanto
}
teams = Squadre
teams-by-seat = Squadre, in ordine di turno dal primo giocatore:
ally = tua squadra
you-mark = (tu)
is-bot = bot
is-away = assente, gioca un bot
is-gone = non è qui
is-away-short = gioca un bot
is-gone-short = non è qui
thinks = sta pensando
decides = sta decidendo
captive-leader = Leader prigioniero ({ race-name })
coins-hidden = Monete nascoste
show-domain = Mostra le regioni di questo giocatore
in-decline = in declino
in-hand = { $number } in mano
no-race = Ancora nessuna razza

# --- Regions ---------------------------------------------------------------------------------------------------

held-nobody = libera
held-tribe = { $number ->
    [one] una Tribù Perduta
   *[other] { $number } segnalini Tribù Perduta
}
held-monsters = { $number ->
    [one] un Mostro
   *[other] { $number } Mostri
}
held-passing = sta lasciando il fiume
serves-nobody = ora non serve nessuno
serves = serve { $player }
holding-in-short = { $ability } ({ $player })
legend-field =
    In questo campo cresce un potere. Lo ha anche una razza attiva che controlla cinque regioni intorno al
    campo.
field-of = Campo: { $ability }
field-has = { $player }: { $held } di { $enough }, { $lacking ->
    [0] in vigore
    [one] ne manca 1
   *[other] ne mancano { $lacking }
}
field-rule =
    Una razza attiva che controlla { $enough } delle { $number } regioni intorno al campo ha anche questo
    potere.
field-bare = Nessuna razza attiva controlla una regione intorno al campo.
held-neutral = { $number } × { race-name }
held-by = { $player }: { $number } × { race-name }{ $declined ->
    [yes] {" "}in declino
   *[no] { "" }
}
costs = { $tokens ->
    [one] costa 1 segnalino
   *[other] costa { $tokens } segnalini
}
costs-die = { $tokens ->
    [one] costa 1 segnalino
   *[other] costa { $tokens } segnalini
}; { $percent }% con il dado
costs-short = { $tokens ->
    [one] costa 1 segnalino
   *[other] costa { $tokens } segnalini
}, { $short ->
    [one] ne manca 1
   *[other] ne mancano { $short }
}
tokens-needed = { $number ->
    [one] segnalino necessario
   *[other] segnalini necessari
}
draft-places = { $number } da piazzare qui
beside-regions = Accanto: { $regions }
beside-column = Accanto
draft-said = { $region }: qui { $number }, da piazzare { $left }
said-undone = Annullato.
why-not = Perché qui no?
harm = { $player } perde questa regione e { $declined ->
    [yes] il suo ultimo segnalino qui ({ race-name })
   *[no] un segnalino { race-of }
}.
harm-tribe = La Tribù Perduta lascia la mappa.
harm-monsters = I Mostri lasciano la mappa, e riveli ciò che sorvegliavano.
one-less = Uno in meno
one-more = Uno in più
all-here = Tutti qui ({ $number })

# --- What comes next ----------------------------------------------------------------------------------------------

do-choose-pair = Scegli razza e potere
do-choose-combo = Scegli una combinazione
do-take = Prendi { combo-the }{ $price ->
    [0] { "" }
   *[other] {" "}per { $price }
}
do-expand = Espandi { combo-the }
do-decline = Vai in declino (+{ $coins })
do-decline-sure = Sì, vai in declino
do-not-decline = No, resta attiva
pass-conquer = Basta, redistribuisci
do-conquer = Conquista { $region } ({ $tokens })
do-attempt = Dado: { $region } ({ $percent }%)
do-dragon-master = Drago: { $region }
do-sorcerers = Incanta { $region }
do-abandon = Abbandona { $region }
do-loose-berserk = Lancia il dado
do-use = Usa «{ $ability }»
spread-proposed = Posti proposti per { $what }.
spread-whole = La tua scelta per { $what }.
spread-change = Clicca una regione per cambiare.
spread-left = Da piazzare: { $left } di { $what }.
spread-off = Tornano nel prossimo turno: { $number } ({ $ability }).
spread-asked-by = «{ $ability }»: { $text }
do-place-left = { $number } da piazzare
do-redeploy = Fatto, continua
do-return = Fatto
do-end-turn = Fine turno +{ $coins }
do-end-turn-plain = Fine turno
do-not-yet = Non ancora
do-choose-regions = { $number ->
    [one] Scegli un’altra regione
   *[other] Scegli altre { $number } regioni
}
do-select = { $number ->
    [0] Nessuna regione
    [one] Questa regione
   *[other] Queste { $number } regioni
}
answer-heroic = Piazza gli eroi
answer-leprechauns = { $number ->
    [0] Nessuna pentola
    [one] Nascondi una pentola d’oro
   *[other] Nascondi { $number } pentole d’oro
}
answer-barbarians = { $number ->
    [0] Non riprenderne
   *[other] Riprendine { $number }
}
select-all = Tutte le regioni
select-none = Nessuna
do-fortified = Costruisci: { $region }
pass-fortified = Non costruire
do-diplomat = Pace con { $player }
pass-diplomat = Niente pace
do-buy = Compra: { $ability }
pass-necromancer = Acquisti finiti
pass-hire = Niente Leader
pass-ransom = Niente riscatto
do-leader = Leader: { $region }
do-priestesses = Torre: { $region }
do-ghosts = { $number ->
    [0] Tutti sulla mappa
    [one] Tienine indietro 1
   *[other] Tienine indietro { $number }
}
do-hordes-of = { $number ->
    [0] Solo segnalini Orda
    [one] Invece 1 della razza
   *[other] Invece { $number } della razza
}
do-ability = { $ability }: { $what }
answer-yes = Sì
answer-yes-for = Sì, per { $number ->
    [one] 1 moneta
   *[other] { $number } monete
}
answer-no = No
do-pass = Non fare nulla
do-more-tokens = Più segnalini…
do-choose-do = Scegli che cosa fare
do-choose-region = Scegli una regione
do-choose-other = Scegli una seconda regione
do-choose-player = Scegli un giocatore
do-choose-place = Scegli una combinazione
do-choose-named = Scegline uno
do-choose-revealed = Scegline uno
do-choose-bought = Scegline uno
do-choose-tile = Scegli una plancia
do-choose-cell = Scegli dove va
do-creation-4 = Montagna: { $place }
do-creation-5 = Crepaccio: { $place }
do-creation-6 = Mostri: { $region }
do-creation-7 = Tribù Perduta: { $region }
do-hands-2 = Prendi { $ability }
do-lay-tile = Posa qui la plancia
do-choose-ability = Scegline uno
how-many-tokens = Quanti?
take-back = { $what }: scegli di nuovo
gather = Riprendi tutto
template-even = In parti uguali
template-borders = Confini
template-bonus = Regioni con bonus
template-together = Tutti insieme
template-last = Come l’ultimo turno
wait-over = La partita è finita.
wait-frozen = La posizione resta ferma mentre leggi.
wait-chance = Il dado rotola…
wait-player = Turno di { $player }
homecoming-title = I tuoi segnalini sono tornati
homecoming = { $player } ti ha preso una regione. { $what ->
    [bivouacking] Gli accampamenti tornano da te.
    [behemoth] I Behemoth tornano da te.
   *[other] { $number ->
        [one] Torna da te: { story-troops }.
       *[other] Tornano da te: { story-troops }.
    }
}
homecoming-always = Fai sempre così: { $order }
wait-home = { $number ->
    [one] { $players } sta piazzando segnalini tornati in mano
   *[other] { $players } stanno piazzando segnalini tornati in mano
}
prompt-ending = Così finisce il tuo turno, e non si torna indietro.
forecast = Per ora frutta { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
forecast-of = Il turno di { $player } per ora frutta { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
forecast-item = { $coins } { $reason }
decline-forecast = Se vai in declino ora: { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
coins-regions = { $number ->
    [one] regione
   *[other] regioni
}{ $declined ->
    [yes] {" "}({ race-name })
   *[no] { "" }
}
coins-ability-declined = { $ability } (in declino)
receipt = Monete di questo turno
die-shows = { $number ->
    [0] faccia vuota
    [one] 1
   *[other] { $number }
}

# --- Log, chat ------------------------------------------------------------------------------------------------

log = Cronaca
log-whole = Mostra tutta la partita
log-go-back = Torna qui
log-deployed = { $regions ->
    [one] { $player } rinforza { $region } con { tokens }.
   *[other] { $player } distribuisce { tokens } tra { $regions } regioni.
}
log-scored = { $player } raccoglie { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
notes = Appunti
notes-hint = Questi appunti li vedi solo tu. Li conserva questo browser.
chat = Chat
chat-empty = Ancora nessun messaggio.
chat-words = Il tuo messaggio
chat-send = Invia
chat-readers = Invia a
chat-to-all = Tutti
chat-to-team = La mia squadra
chat-points = Guarda qui: { $region }!
do-point-out = Indicala
chat-said-to-team = Alla squadra: { $text }
phrases = Di’ qualcosa
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-your-turn = Tocca a te.
phrase-thinking = Fammi pensare.
phrase-one-moment = Un attimo, per favore.
phrase-back = Eccomi.
phrase-nice-move = Bella mossa!
phrase-ouch = Ahi!
phrase-lucky = Che fortuna!
phrase-sorry = Scusa!
phrase-thanks = Grazie!
phrase-well-played = Bella partita!
phrase-again = Un’altra?
phrase-bye = Alla prossima!

# --- Reports to the moderators --------------------------------------------------------------------------------

complain = Segnala…
complain-title = Segnala ai moderatori
complain-what =
    I moderatori vedono la segnalazione e la chat che potevi leggere tu. Gli altri giocatori non lo sapranno.
complain-whom = Chi o che cosa
complain-table = Il tavolo
complain-why = Motivo
complain-reason-insult = Insulti o minacce
complain-reason-spam = Spam
complain-reason-cheating = Imbrogli
complain-reason-name = Nome o tabellone offensivo
complain-reason-other = Altro
complain-words = Dettagli (facoltativi)
complain-send = Invia la segnalazione
complain-thanks = Grazie. I moderatori se ne occuperanno.

# --- Curtain, end, replay ----------------------------------------------------------------------------------------

curtain = { $player }, tocca a te
curtain-text = Le monete sono segrete. Tutti tranne { $player } guardino altrove, per favore.
curtain-open = Sono { $player }
show-end = Vedi il risultato
end-title = { $number ->
    [one] Vince { $players }!
   *[other] { $players } vincono insieme!
}
end-team = Vince la squadra { $team }: { $players }, con { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} in tutto!
end-alone = { $players } vince senza alleati, con { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}: il proprio punteggio per { $number }!
tokens-on-map = { $number ->
    [one] 1 segnalino sulla mappa
   *[other] { $number } segnalini sulla mappa
}
best-raid = La scorreria migliore: nel round { $turn } { $player } ha preso agli altri { $number ->
    [one] 1 regione
   *[other] { $number } regioni
}.
luckiest = Il lancio più fortunato: { $player } ha preso { $region } (probabilità: { $percent }%).
chart-coins = Monete, turno per turno
chart-races = Ascesa e declino
regions-by-turn = Regioni, turno per turno: { $list }
end-missing = Il server non ha mandato i dettagli di questa partita.
try-again = Riprova
end-why = Le monete decisive
end-lead = { $coins ->
    [0] { $winner } chiude alla pari con { $other } in monete: hanno deciso i segnalini sulla mappa.
    [one] { $winner } chiude con 1 moneta più di { $other }.
   *[other] { $winner } chiude con { $coins } monete più di { $other }.
}
end-swing = Il round { $turn } ha fatto la differenza maggiore: { $coins ->
    [one] 1 moneta.
   *[other] { $coins } monete.
}
end-from-regions = Regioni attive
end-from-declined = Regioni in declino
end-from-purse = Pagate e trovate
seed = Seme casuale: { $seed }
record = File della partita
rematch = Rivincita
rematch-waits = Qualcuno vuole la rivincita e ti aspetta.
bot-plays-for-you = Un bot gioca per te.
again-harder = Livello più difficile
again-easier = Livello più facile
next-game = Prossima partita
replay = Replay
look-at-map = Guarda la mappa
to-table = Torna al tavolo
play = Avvia
pause = Pausa
look-back = Analisi della partita
replay-back = Passo precedente
replay-forward = Passo successivo
replay-turn-back = Turno precedente
replay-turn-forward = Turno successivo
replay-moment = Posizione nella partita
play-on = Continua da qui
share = Condividi
recap = Dal tuo ultimo turno { $lost ->
    [0] non hai perso regioni.
    [one] hai perso 1 regione.
   *[other] hai perso { $lost } regioni.
}
read-log = Leggi la cronaca
show-film = Replay animato
film-speed = Velocità
volume = Volume
haptics = Vibrazione
motion = Animazioni
motion-speed = { $speed ->
    [0] No
    [1] Normali
    [2] Veloci
   *[other] Lente
}
# The moves of a bot for an absent player, shown when that player returns.
meanwhile-title = Mentre non c’eri
meanwhile-what = Le mosse del bot

# --- First game --------------------------------------------------------------------------------------------------

guide = Consiglio iniziale
guide-understood = Capito
guide-no-more = Disattiva i consigli
guide-on = Consigli iniziali
guide-choose-combo =
    Prendi una razza con un potere. La prima combinazione è gratis; più giù, ogni posto costa 1 moneta in più.
guide-choose-course =
    Conquista altre regioni con la tua razza. Oppure mandala in declino: frutta ancora, e nel prossimo turno
    ne prendi un’altra.
guide-conquer = I numeri sono i costi in segnalini. Clicca due volte una regione per conquistarla. Entra dal bordo.
guide-die = Troppo pochi segnalini? Scegli una regione tratteggiata: il dado può aggiungerne fino a tre.
guide-redeploy =
    I tuoi segnalini sono già piazzati, come proposta. Clicca una regione per spostarci un segnalino, o
    finisci il turno.
guide-redeploy-give-up = Hai troppo pochi segnalini per tutte le tue regioni. Cedine una.
guide-heroic = Due regioni con gli eroi non si possono conquistare. Clicca le due più importanti.
guide-fortified =
    Una fortezza aumenta di 1 il costo della sua regione e frutta 1 moneta a turno finché la tua razza è
    attiva.
guide-diplomat = Se fai pace con un giocatore, non può attaccare questa razza fino al tuo prossimo turno.
guide-stout = Una razza tenace può andare in declino subito dopo aver raccolto le monete, senza perdere un turno.
guide-river =
    Un fiume costa 1 segnalino in meno, ma nessuno ci resta: i tuoi segnalini lo lasciano quando ti
    redistribuisci.

# --- Continuing without a player -------------------------------------------------------------------------------

how-to-go-on = Come si continua
gone-for = { $minutes ->
    [one] { $player } è via da 1 minuto.
   *[other] { $player } è via da { $minutes } minuti.
}
gone-wait = Aspetta
gone-bot = Fai giocare un bot
gone-days = Passa a 1 giorno per turno
votes-of = { $number } di { $needed }
by-days = Ora hai 1 giorno per turno, perché un giocatore era via.
own-pace = Torna al ritmo normale

# --- Errors without a server code (for the others, see refusals.ftl) -------------------------------------------

error-unknown = Non ha funzionato: { $message }
error-cookies = Il tuo browser blocca i cookie. Permettili per questa pagina, così il tavolo riconosce il tuo posto.

# --- Keys ----------------------------------------------------------------------------------------------------------

keys-on = Scorciatoie da tastiera
notify-on = Avvisami quando tocca a me
orders = Quando tornano i miei segnalini
orders-all = Tutte le razze
orders-as-all = come per tutte le razze
order-ask = chiedimelo
leave-sure = Vuoi andartene e far giocare un bot?
take-back-seat = Riprendi il tuo posto
key-map = vai alla mappa
key-next = prossima regione disponibile
key-neighbour = regione vicina
key-choose = guarda, poi agisci
key-back = indietro
key-combo = scegli una combinazione (o una razza, poi un potere)
key-primary = premi il pulsante principale
key-decline = declino
key-roll = lancia il dado
key-step = un segnalino in più o in meno
key-templates = confini, parti uguali, riprendi
key-abandon = abbandona la regione
key-undo = annulla
key-redo = ripeti
key-reset = ricomincia il turno
key-inspect = descrivi la regione
key-table = elenco delle regioni
key-hint = consiglio
key-log = cronaca
key-players = giocatori
key-help = questa pagina

# --- Encyclopedia, credits -----------------------------------------------------------------------------------------

encyclopedia = Enciclopedia
encyclopedia-hint = Tutte le razze, i poteri e le regole, con parole nostre.
search = Cerca
kind-term = Termini della mappa
terrain-of-board = Terra: costa due segnalini se non c’è nessuno. Solo questa mappa ce l’ha: le razze e i poteri delle scatole non ne tengono conto, ma quelli fatti da voi possono usarla.
kind-topic = Regole
kind-race = Razze
kind-power = Poteri
kind-relic = Reliquie
kind-place = Luoghi
contents = Indice
credits = Riconoscimenti
credits-icons = Icone:
credits-font = Carattere:
credits-software = Realizzato con
credits-art = Le mappe, i paesaggi e i motivi sono disegnati per questo progetto.

# The announcements of a screen reader when the search text or the box changes.
encyclopedia-found =
    { $number ->
        [0] Nessuna voce trovata.
        [one] Una voce trovata.
       *[other] { $number } voci trovate.
    }
# The name of the row of tabs: combos, log, chat and notes.
side-panel = Accanto alla mappa
