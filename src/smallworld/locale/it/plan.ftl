### Il tabellone dei piani, dove prepari il tuo prossimo turno mentre giocano gli altri.

plan-board = Tabellone dei piani
plan-hint = Prova il tuo prossimo turno sul tabellone com’è adesso. Lo vedi solo tu, e il piano resta salvato.
plan-leave = Torna al tavolo
plan-whole = Il turno è completo: { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}.
plan-to-chance = Il prossimo passo lo decide il caso: più in là non puoi pianificare.
plan-step = La tua scelta
plan-lost = Il passo { $place } non è più possibile: { $what } ({ $why })
plan-do-take = prendi { combo-the }
plan-do-expand = espandi la razza attiva
plan-do-decline = vai in declino
plan-do-conquer = conquista { $region }
plan-do-attempt = lancia il dado per { $region }
plan-do-abandon = abbandona { $region }
plan-do-stop = smetti di conquistare
plan-do-spread = distribuisci i segnalini
plan-do-deploy = distribuisci i segnalini
plan-combo-gone = l’ha presa qualcun altro, o è troppo cara
plan-not-possible = ora le regole non lo permettono
plan-yours = Il tuo piano
plan-next = Ora: { $what }
plan-next-other = Ora, non proprio come previsto: { $what }. Adesso costa { $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
}.
plan-play-all = { $number ->
    [one] Gioca 1 passo
   *[other] Gioca { $number } passi
}
plan-play-next = Gioca il prossimo passo
plan-pass = Salta questo passo
plan-forget = Butta il piano
