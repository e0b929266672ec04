### Il consiglio del bot più forte, per il browser e il terminale.

hint = Consiglio
hint-title = { $bot } farebbe così:
hint-attempt = L’ultimo tentativo prende di mira { $region }: riesce con { $faces ->
    [one] 1 faccia
   *[other] { $faces } facce
} del dado su { $sides }.
hint-turn = Questo turno: { count-coins }.
hint-turn-die = Questo turno: da { $least } a { $most } monete, secondo il dado.
hint-later = Turni successivi: circa { count-coins }.
hint-ahead = Alla fine: circa { count-coins } in più dell’avversario più forte.
hint-behind = Alla fine: circa { count-coins } in meno dell’avversario più forte.
hint-even = Alla fine: circa tante monete quante l’avversario più forte.
hint-lost = { $number ->
    [0] Rischio: prima del tuo prossimo turno non dovresti perdere regioni.
    [one] Rischio: prima del tuo prossimo turno perderai forse una regione.
   *[other] Rischio: prima del tuo prossimo turno perderai forse { $number } regioni.
}
hint-instead = { $what ->
    [take] In alternativa: prendi { combo-the }
    [decline] In alternativa: vai in declino
   *[expand] In alternativa: espandi la tua razza
}, { $number ->
    [0] vale circa lo stesso.
    [one] alla fine vale circa una moneta in meno.
   *[other] alla fine vale circa { $number } monete in meno.
}
hint-sure = { $sure ->
    [exact] Sicuro: la partita finisce con questo turno, e nulla è lasciato al caso.
    [surely] Sicuro: nettamente meglio della seconda scelta in { $number } simulazioni.
    [likely] Abbastanza sicuro: un po’ meglio della seconda scelta in { $number } simulazioni.
    [guess] Non sicuro: non c’era tempo per simulare.
   *[close] Testa o croce: { $number } simulazioni non trovano un chiaro vincitore.
}
hint-thinks = Sto pensando…
hint-none = Non c’è nulla da decidere.

# --- In one line: $moves is one of the next four messages, or sentences of the log.

hint-line = { $bot }: { $moves }
hint-take = { $regions ->
    [0] Prendi { combo-the }.
    [one] Prendi { combo-the } e conquista la regione segnata.
   *[other] Prendi { combo-the } e conquista le { $regions } regioni segnate.
}
hint-decline = Vai in declino.
hint-conquer = { $more ->
    [0] Conquista { $region }.
    [one] Conquista { $region }, poi la regione segnata con 2.
   *[other] Conquista { $region }, poi altre { $more } nell’ordine segnato.
}
hint-roll = Lancia il dado per { $region }: riesce con { $faces ->
    [one] 1 faccia
   *[other] { $faces } facce
} su { $sides }.
hint-step = passo { $number } del consiglio
hint-why = Perché?
hint-why-not = E le medie?
# $worse: how many coins worse the other combo is here, or -1 if another one is in between
hint-against = In media { combo-the } fruttano { $more ->
    [one] 1 moneta
   *[other] { $more } monete
} in più. Ma le medie valgono per ogni genere di posizione. { $bot } ha guardato questa: { $worse ->
    [-1] qui altre combinazioni rendono di più.
    [0] qui le due combinazioni si equivalgono.
    [one] qui alla fine rendono circa 1 moneta in meno.
   *[other] qui alla fine rendono circa { $worse } monete in meno.
}
