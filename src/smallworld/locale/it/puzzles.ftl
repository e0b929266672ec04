# I rompicapi: le domande, e i giudizi sulle risposte.
puzzle = Rompicapo
puzzles-intro = Posizioni da partite vere, ognuna con una risposta giusta trovata con una lunga ricerca.
puzzles-solved = Risolti: { $solved } di { $all }.
puzzle-kind-coins = Più monete nel turno
puzzle-kind-course = Espansione o declino?
puzzle-kind-defence = Difendi le tue regioni
puzzle-asks-coins = Guadagna più monete che puoi in questo turno, senza aver bisogno del dado. Giocalo fino in fondo.
puzzle-asks-course = Espansione o declino: che cosa rende di più alla fine della partita?
puzzle-asks-defence = Ora tocca agli altri. Metti i segnalini dove proteggono di più, poi finisci il turno.
puzzle-numbered = Rompicapo { $number }, { $set }, { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}, { $difficulty }, { $theme }{ $solved ->
    [yes] , risolto
   *[no] {""}
  }
puzzle-right = Giusto!
puzzle-wrong = Non ancora.
puzzle-why-coins =
    Monete guadagnate: { $got }. In questo turno il massimo sicuro è { $best }; prendendo sempre il miglior
    guadagno immediato si arriva a { $usual }.
puzzle-why-course = { $course ->
    [decline] Il declino
   *[expand] L’espansione
  } alla fine vale circa { NUMBER($better, maximumFractionDigits: 1) } monete in più (±{ NUMBER($within, maximumFractionDigits: 1) }, secondo una lunga ricerca).
puzzle-why-defence =
    Le difese migliori alla fine valgono circa { NUMBER($better, maximumFractionDigits: 1) } monete più di
    tutte le altre (±{ NUMBER($within, maximumFractionDigits: 1) }, secondo una lunga ricerca).
puzzle-answer = La risposta
puzzle-again = Riprova
puzzle-next = Prossimo rompicapo
puzzle-all = Tutti i rompicapi
puzzle-play-on = Continua

# Difficulty, themes and the filter of the list.
puzzle-difficulty-easy = Facile
puzzle-difficulty-medium = Medio
puzzle-difficulty-hard = Difficile
puzzle-theme-conquest = Semplice conquista
puzzle-theme-powers = Poteri speciali
puzzle-theme-early = A inizio partita
puzzle-theme-late = A partita avanzata
puzzle-theme-few = Pochi segnalini
puzzle-theme-many = Molti segnalini
puzzle-titled = Rompicapo { $number }
puzzles-filter = Filtra
puzzles-set = Scatole
puzzles-sets-all = Tutte le scatole
puzzle-set-base = Scatola base e scatole piccole
puzzle-set-underground = Underground
puzzle-set-realms = Realms
puzzles-theme = Tema
puzzles-themes-all = Tutti i temi
puzzles-kind-all = Tutti di questo tipo
puzzles-difficulty = Difficoltà
puzzles-difficulties-all = Tutti i livelli
puzzles-state = Progressi
puzzles-state-all = Tutti i rompicapi
puzzles-state-unsolved = Da risolvere
puzzles-state-solved = Risolti
puzzles-found = { $found ->
    [one] Un rompicapo trovato.
   *[other] { $found } rompicapi trovati.
  }
puzzles-none = Nessun rompicapo trovato con questo filtro.
puzzles-next = Prossimo da risolvere
puzzles-filter-clear = Togli il filtro

# The better line, played on the board.
puzzle-better-line = Prova la linea migliore
puzzle-line = La linea migliore
puzzle-line-step = Passo { $step } di { $all }
puzzle-line-play = Gioca questa mossa
puzzle-line-left = Hai lasciato la linea migliore.
puzzle-line-again = Ricomincia la linea
puzzle-line-shown = Era questa la linea migliore.

# Streak, calendar, rating and sharing.
puzzle-streak = { $days ->
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
  }
puzzle-streak-none = Risolvi il rompicapo del giorno per cominciare una serie.
puzzle-longest = Serie più lunga: { $days }
puzzle-rating = Punteggio rompicapi: { $rating } ± { $within }
puzzle-rating-none = La prima risposta a ogni rompicapo cambia il tuo punteggio.
puzzle-rating-change = Punteggio rompicapi: { $rating } ({ $change })
puzzle-moves = I tuoi progressi restano anche se crei un account o accedi.
puzzle-calendar = Giorni passati
puzzle-month-before = Mese precedente
puzzle-month-after = Mese successivo
puzzle-day = { $day }{ $state ->
    [won] , risolto nel suo giorno
    [solved] , risolto
    [tried] , non ancora risolto
   *[none] {""}
  }
puzzle-share = Condividi
puzzle-share-text = Risultato da copiare
puzzle-share-title = Rompicapo di Small World: { $title }
puzzle-share-solved = { $tries ->
    [1] risolto al primo tentativo
   *[other] risolto in { $tries } tentativi
  }
puzzle-share-tried = { $tries ->
    [1] un tentativo
   *[other] { $tries } tentativi
  }
puzzle-share-streak = { $days ->
    [one] un giorno di fila
   *[other] { $days } giorni di fila
  }
