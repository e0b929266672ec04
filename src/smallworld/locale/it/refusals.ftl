### I rifiuti del server, per codice d’errore.

# --- Playing -----------------------------------------------------------------------------------------------

refusal-stale = Dopo il tuo clic la partita è andata avanti. Guarda il tabellone e riprova.
refusal-not-your-turn = Tocca decidere a qualcun altro.
refusal-illegal = Ora le regole non lo permettono.
refusal-no-way-back = Un lancio di dado, una nuova combinazione o la mossa di un altro giocatore non si annullano.
refusal-away = Un bot gioca per te. Prima riprendi il tuo posto.
refusal-no-time = Il tuo tempo è scaduto. Puoi rientrare nel prossimo round.
refusal-not-your-seat = Quello non è il tuo posto.
refusal-unanswered = Questo rompicapo non ha ancora una risposta completa.
refusal-no-team = Qui non hai una squadra, o giochi per più d’una.
refusal-not-running = La partita non è in corso.
refusal-other-rules = Questa partita è cominciata con altre regole e non può continuare qui.

# --- Tables ------------------------------------------------------------------------------------------------

refusal-begun = La partita è già cominciata.
refusal-not-begun = La partita non è ancora cominciata.
refusal-running = La partita non è ancora finita.
refusal-over = A quel punto la partita è già finita.
refusal-taken = Quel posto è occupato.
refusal-too-soon = È via solo da poco. Aspetta un momento.
refusal-here = Quel giocatore c’è, o al suo posto gioca un bot.
refusal-not-here = Può deciderlo solo chi è al tavolo.
refusal-no-turn-ahead = Non hai più turni da pianificare.
refusal-own-pace = Il tavolo va già al suo ritmo normale.
refusal-bots-turn = Il bot sta giocando il suo turno. Riprova quando ha finito.
refusal-kept = Quel posto è riservato a qualcun altro.
refusal-not-host = Può farlo solo chi ha aperto il tavolo.
refusal-not-alone = Il livello dei bot lo cambia solo chi gioca da solo contro di loro.
refusal-missing = Non trovato. Forse non c’è più.
refusal-closed = I moderatori hanno chiuso questo tavolo.
refusal-bad-record = Questo file non è una partita di Small World, oppure è danneggiato.
refusal-bad-realm = Questo tabellone non si può costruire: { $why }
refusal-bad-draft = Questa bozza contiene un errore e non si può giocare.
refusal-unfit-board = { $name }: si può giocare solo su una mappa con il terreno «{ $land }».
refusal-own-is-private = Razze e poteri fatti da voi valgono solo ai tavoli privati.
refusal-no-such-box = Scatola sconosciuta: «{ $box }».
refusal-no-such-scenario = Scenario sconosciuto: «{ $scenario }». Disponibili: { $known }.
refusal-no-box = Scegli almeno una scatola: senza razze e poteri non si gioca.
refusal-two-scenarios = Si gioca un solo scenario alla volta.
refusal-no-such-world = Mondo sconosciuto: «{ $world }». Disponibili: { $known }.
refusal-no-world = { $world ->
    [underground] Per il mondo di sotto serve { $boxes }: aggiungila.
   *[other] Per la superficie serve { $boxes }: aggiungila.
}
refusal-no-places = Per reliquie e luoghi serve { $boxes }: aggiungila.
refusal-not-in-world = In questo mondo non si può giocare { $boxes }{ $feature ->
    [lake] : non c’è un lago.
   *[other] .
}{ $elsewhere ->
    [surface] {" "}Si può in superficie, con una scatola per quel mondo.
    [underground] {" "}Si può sottoterra, con una scatola per quel mondo.
   *[other] {""}
}
refusal-no-board = Questa scelta non ha una mappa per { $players } giocatori, solo per { $numbers }.{ $boxes ->
    [none] {""}
   *[other] {" "}In { $players } si può giocare { $boxes }.
}
refusal-too-few-combos = In { $players } servono { $needed } razze e { $needed } poteri. Mancano ancora: razze { $races }, poteri { $powers }.{ $boxes ->
    [none] {" "}Aggiungi più scatole.
   *[other] {" "}Ne basta una di queste: { $boxes }.
}
refusal-other-teams = Questo scenario ha squadre per { $number } giocatori, non per { $players }.

# --- People ------------------------------------------------------------------------------------------------

refusal-nobody = Prima di’ chi sei: gioca come ospite o accedi.
refusal-bad-name = Un nome deve avere da 1 a { $most } caratteri.
refusal-bad-line = Un messaggio deve avere da 1 a { $most } caratteri.
refusal-wrong = Nome, password o passkey sbagliati.
refusal-name-taken = Esiste già un account con questo nome. Scegline un altro.
refusal-logged-in = Hai già un account.
refusal-log-in-again = Accedi di nuovo per confermare.
refusal-muted = I moderatori ti hanno tolto la parola{ $until ->
    [forever] .
   *[other] {" "}(scadenza: { $until }).
}
refusal-muted-names = Qui non puoi scegliere nomi{ $until ->
    [forever] {""}
   *[other] {" "}(scadenza: { $until })
}: i moderatori ti hanno tolto la parola.
refusal-banned = I moderatori ti hanno escluso{ $until ->
    [forever] .
   *[other] {" "}(scadenza: { $until }).
}
refusal-address-banned = I moderatori hanno escluso il tuo indirizzo di rete{ $until ->
    [forever] .
   *[other] {" "}(scadenza: { $until }).
}

# --- Anything else -----------------------------------------------------------------------------------------

refusal-too-often = Troppo in fretta. Aspetta { $wait ->
    [one] 1 secondo.
   *[other] { $wait } secondi.
}
refusal-too-many-bots = A troppi dei tuoi tavoli giocano già dei bot. Prima finisci una di quelle partite.
refusal-too-large = È troppo lungo.
refusal-busy = Il server ha troppe connessioni. Riprova tra un momento.
refusal-crowded = Il server è pieno. Riprova tra mezzo minuto.
refusal-unavailable = Al momento il server non può salvare nulla. Riprova tra poco.
refusal-broken = Qualcosa è andato storto sul server. Non è colpa tua.
refusal-malformed = Il server non ha capito. Controlla ciò che hai scritto.
refusal-no-push = Questo server non manda notifiche.
refusal-origin = Questa pagina non può chiederlo al server.
refusal-header = Questa pagina non può chiederlo al server.
refusal-http = Il server non può farlo.
