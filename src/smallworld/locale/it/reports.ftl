### I rapporti di simulate, arena, almanac e balance, sul terminale e sulle pagine che scrivono. Vedi en/reports.ftl.

report-bot = bot
report-coins = monete
report-coins-of-team = monete della squadra
report-lead = vantaggio
report-victories = vittorie
report-interval = intervallo al 95%
report-rank = posizione
report-rating = valutazione
report-ms = ms
report-ms-decision = ms per decisione
report-team = squadra
report-taken = volte presa
report-race = razza
report-power = potere
report-pair = coppia
report-board = tabellone
report-seat = posto
report-turn = turno
report-partner = abbinamento
report-seat-of = { $players } giocatori, posto { $seat }
report-facts = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} · { $bots } · seme { $seed } · combinazioni a caso

report-within = ± e intervalli indicano il 95% di confidenza; una singola partita varia molto di più.

simulate-title = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $players } giocatori, seme { $seed }
simulate-speed = Partite al secondo: { $speed }
simulate-decisions = decisioni per partita: { $decisions }
simulate-explained =
    Vittorie: media per posto e partita; una vittoria condivisa conta metà per ciascuno.
teams-title = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} per squadra, nell’ordine dei posti da chi comincia

arena-title = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $players } giocatori, seme { $seed }
arena-title-deals = { $games ->
    [one] 1 partita
   *[other] { $games } partite
} di { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
}, { $players } giocatori, seme { $seed }
arena-explained =
    Vittorie: per posto e partita; una vittoria condivisa conta metà per ciascuno. Vantaggio: monete
    alla fine sopra la media del tavolo. Valutazione: quella di OpenSkill, 25 per chi è nuovo. Elo:
    dalle partite a due, 1500 in media. ms: tempo per decisione.
arena-clear =
    { $players } giocatori: { $bot } è più forte di { $beaten }; vince { $share } delle sue partite (da
    { $low } a { $high }).
arena-partly =
    { $players } giocatori: { $bot } vince di più, { $share } delle sue partite (da { $low } a
    { $high }). È più forte di { $beaten }, ma queste partite non lo distinguono da { $open }.
arena-open =
    { $players } giocatori: da queste partite non risulta chi è più forte, { $bot } o { $open }: forse
    vincono lo stesso numero di volte. Con il quadruplo delle partite gli intervalli si dimezzano.

almanac-title = { $what ->
    [races] razze
   *[powers] poteri
}, { $players } giocatori, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
almanac-pairs = coppie, { $players } giocatori: le migliori e le peggiori
almanac-first = presa al turno 1
almanac-later = al turno { $turn }
almanac-files = Tutte le coppie sono in { $json } e { $page }.
almanac-explained =
    Monete: tutto ciò che frutta la razza di una combinazione, dal turno in cui viene presa. Il conto finisce quando la
    razza ha lasciato la mappa o la partita è finita. Il prezzo non è sottratto.
almanac-best = { $players } giocatori, presa al turno 1: { $what ->
    [races] la razza
   *[powers] il potere
} che rende di più è { $name }, { $coins } ± { $within } monete, chiaramente più di { $stronger } su { $of } { $what ->
    [races] altre
   *[powers] altri
}.
almanac-worst = { $players } giocatori, presa al turno 1: { $what ->
    [races] la razza
   *[powers] il potere
} che rende di meno è { $name }, { $coins } ± { $within } monete, chiaramente meno di { $weaker } su { $of } { $what ->
    [races] altre
   *[powers] altri
}.
almanac-open = { $players } giocatori, presa al turno 1: da queste partite non risulta { $what ->
    [races] quale razza
   *[powers] quale potere
} rende di più o di meno.

balance-title = { $name }: numero { $rank } su { $number } { $kind ->
    [race] razze
   *[power] poteri
} in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
balance-by = { $name } per { $part ->
    [board] tabellone
    [seat] posto
    [turn] turno
   *[partner] abbinamento
}
balance-partners = { $name }: abbinamenti migliori e peggiori
balance-explained =
    Monete: ciò che una combinazione guadagna finché non lascia la mappa o la partita non finisce, meno
    il suo prezzo e più le monete che ha sopra. Vantaggio: le monete finali di chi la possiede sopra la
    media del tavolo. Vittorie: la sua quota di vittorie. Sono tutte differenze dalla combinazione media
    presa nello stesso turno dallo stesso posto; le combinazioni sono sorteggiate.
balance-sure =
    Più forte e più debole: secondo il vantaggio, e solo se i due intervalli non si sovrappongono.
balance-others = { $kind ->
    [race] { $own ->
        [yes] razze stampate
       *[no] altre razze
    }
   *[power] { $own ->
        [yes] poteri stampati
       *[no] altri poteri
    }
}
balance-above = { $name } supera { $of } su { $of } { $others }: { $lead } ± { $within } monete.
balance-below = { $name } resta sotto a { $of } su { $of } { $others }: { $lead } ± { $within } monete.
balance-among =
    { $name }, a confronto con { $of } { $others }: ne supera { $stronger }, resta sotto a { $weaker },
    è in bilico con { $open }: { $lead } ± { $within } monete.
balance-open =
    In queste partite { $name } è in bilico con tutto il resto ({ $of } { $others }): { $lead } ±
    { $within } monete.
balance-seldom = Nessun verdetto: { $name } è in gioco { $samples ->
    [one] 1 volta
   *[other] { $samples } volte
}; ne servono almeno { $enough }. Aumenta --games.
balance-more = Con il quadruplo delle partite gli intervalli si dimezzano.
balance-take = Togli un segnalino, poi misura di nuovo.
balance-give = Aggiungi un segnalino, poi misura di nuovo.
balance-keep = La sua forza è nei limiti di ciò che è stampato: lascia tutto com’è.

page-verdict = Verdetto
page-balance = Equilibrio: { $name }
page-among = { $kind ->
    [race] Fra le razze
   *[power] Fra i poteri
}
page-by = Per { $part ->
    [board] tabellone
    [seat] posto
    [turn] turno
   *[partner] abbinamento
}
page-lead-beyond = Vantaggio sulla combinazione media, con intervalli al 95%
page-victories-beyond = Vittorie oltre la combinazione media, con intervalli al 95%
page-lead = Vantaggio in monete, con intervalli al 95%
page-coins-ahead = monete di vantaggio
page-arena = Arena: { $bots }
page-games = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
page-seed = seme { $seed }
page-budget = budget { $budget } per decisione
page-duplicates = duplicato: tutte le partite di un giro hanno la stessa colonna e gli stessi dadi
page-players = { $players } giocatori, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
page-victories = Vittorie, con intervalli al 95%
page-share = quota di vittorie (linea tratteggiata: parti uguali)
page-rating = Valutazione, con intervalli al 95%
page-elo = Elo, con intervalli al 95%
page-coins = Monete alla fine (linea tratteggiata: media)
page-pairs = Vittorie della riga contro la colonna
page-arena-footer =
    I tempi sono per decisione fra due o più azioni, sulla macchina che ha giocato. Con le squadre, ogni
    posto ha le monete e le vittorie della sua squadra. Le valutazioni seguono allora l’ordine d’arrivo
    delle squadre; chi conta doppio vi compare due volte. L’ultima tabella mostra le squadre per posto,
    con tutti i bot insieme.
page-almanac = Statistiche delle combinazioni
page-almanac-facts = { $bots } · seme { $seed } · combinazioni a caso
page-first = Prime combinazioni (turno 1) per { $what ->
    [races] razza
   *[powers] potere
}, con intervalli al 95%
page-later = Combinazioni successive (turno { $turn }) per { $what ->
    [races] razza
   *[powers] potere
}, con intervalli al 95%
page-coins-of-pairs = Monete di ogni coppia, presa al turno { $turn }
page-coins-average = monete (linea tratteggiata: la combinazione media)
page-taken-in = presa al turno
page-combos = combinazioni
page-price = prezzo pagato
page-beyond = guadagno sopra la media
page-less-price = meno il prezzo
page-almanac-footer =
    Le combinazioni sono state prese a caso; i bot hanno deciso tutto il resto. I valori delle coppie
    viste di rado sono avvicinati a ciò che la loro razza e il loro potere guadagnano da soli.
