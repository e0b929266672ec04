### L’analisi della partita: probabilità di vittoria, decisioni costose e fortuna.

review-title = Analisi della partita
review-whose = Stime di { $bot }, che vede tutte le monete ma non i dadi e le pile che verranno.
review-chances = % vittoria
review-end = fine
review-begun = all’inizio
review-own = mosse proprie
review-others = mosse altrui
review-luck = fortuna
review-ended = alla fine
review-dear =
    Round { $turn }, { $player }: circa { count-coins } in meno (da { $least } a { $most }); probabilità di
    vittoria: da { $before }% a { $after }%.
review-none = Nessun errore importante di { $player }.
review-played = Giocato:
review-better = Meglio:
review-hint =
    Le probabilità di vittoria di ognuno, gli errori più costosi con mosse più forti, e quanto ha deciso la
    fortuna.
review-thinks = { $bot } sta analizzando: { $done } decisioni su { $most }
review-begins = { $bot } analizza la partita…
review-sofar = Le decisioni più costose finora; potrebbero essercene altre.
review-parts =
    Di quanto è salita (+) o scesa (−) la probabilità di vittoria per le mosse proprie, per quelle altrui e
    per dadi e pile. Insieme danno la probabilità alla fine.
review-failed = Non è stato possibile analizzare questa partita.
review-chart = Probabilità di vittoria, in %
review-show = Mostra sulla mappa
review-no-decision =
    review { $file }: questa partita non ha ancora turni pianificati, quindi non c’è nulla da analizzare
play-on-what =
    Round { $turn }, turno di { $player }. La partita continua da qui a un nuovo tavolo, con dadi e pile suoi;
    l’originale non cambia. Chi gioca?
play-on-begin = Continua
share-link = Link all’analisi
share-send-link = Manda il link
share-send-picture = Manda l’immagine
share-keep-picture = Salva l’immagine
share-draws = Disegno l’immagine…
share-about = Small World, { $rounds ->
    [one] 1 round
   *[other] { $rounds } round
}, { $date }

# The announcement of a screen reader when the review is ready, after “is analysing the game”.
review-ready = L’analisi è pronta.
