# Puzzels: wat er gevraagd wordt, en wat er van een antwoord gezegd wordt.
puzzle = Puzzel
puzzles-intro = Stellingen uit echte spellen, elk met een goed antwoord dat een lange zoektocht vond.
puzzles-solved = Opgelost: { $solved } van { $all }.
puzzle-kind-coins = De meeste munten deze beurt
puzzle-kind-course = Uitbreiden of in verval?
puzzle-kind-defence = Verdedig dit
puzzle-asks-coins = Haal deze beurt zo veel munten als je kunt, zonder de dobbelsteen nodig te hebben. Speel hem uit.
puzzle-asks-course = Uitbreiden of in verval gaan: wat levert aan het eind van het spel meer op?
puzzle-asks-defence = De anderen zijn zo aan de beurt. Verdeel je fiches waar ze het meest beschermen, en beëindig je beurt.
puzzle-numbered = Puzzel { $number }, { $set }, { $players } spelers, { $difficulty }, { $theme }{ $solved ->
    [yes] , opgelost
   *[no] {""}
  }
puzzle-right = Goed!
puzzle-wrong = Nog niet.
puzzle-why-coins = Jij haalde er { $got }. Het meeste dat deze beurt zeker oplevert is { $best }; steeds de grootste directe winst nemen geeft er { $usual }.
puzzle-why-course = { $course ->
    [decline] In verval gaan
   *[expand] Uitbreiden
  } geeft aan het eind ongeveer { NUMBER($better, maximumFractionDigits: 1) } munten meer voorsprong (±{ NUMBER($within, maximumFractionDigits: 1) }, volgens een lange zoektocht).
puzzle-why-defence =
    De beste opstellingen geven aan het eind ongeveer { NUMBER($better, maximumFractionDigits: 1) }
    munten meer voorsprong dan alle andere (±{ NUMBER($within, maximumFractionDigits: 1) }, volgens een
    lange zoektocht).
puzzle-answer = Het antwoord
puzzle-again = Opnieuw
puzzle-next = Volgende puzzel
puzzle-all = Alle puzzels
puzzle-play-on = Verder spelen

# Moeilijkheid, thema’s en het filter van de lijst.
puzzle-difficulty-easy = Makkelijk
puzzle-difficulty-medium = Gemiddeld
puzzle-difficulty-hard = Moeilijk
puzzle-theme-conquest = Gewone verovering
puzzle-theme-powers = Speciale krachten
puzzle-theme-early = Vroeg in het spel
puzzle-theme-late = Later in het spel
puzzle-theme-few = Weinig fiches
puzzle-theme-many = Veel fiches
puzzle-titled = Puzzel { $number }
puzzles-filter = Filter
puzzles-set = Dozen
puzzles-sets-all = Alle dozen
puzzle-set-base = Basisdoos en kleine dozen
puzzle-set-underground = Underground
puzzle-set-realms = Realms
puzzles-theme = Thema
puzzles-themes-all = Alle thema’s
puzzles-kind-all = Alle van deze soort
puzzles-difficulty = Moeilijkheid
puzzles-difficulties-all = Alle niveaus
puzzles-state = Voortgang
puzzles-state-all = Alle puzzels
puzzles-state-unsolved = Onopgelost
puzzles-state-solved = Opgelost
puzzles-found = { $found ->
    [one] Eén puzzel past
   *[other] { $found } puzzels passen
  } bij dit filter.
puzzles-none = Geen puzzel past bij dit filter.
puzzles-next = Volgende onopgeloste puzzel
puzzles-filter-clear = Filter wissen

# De betere zetten, gespeeld op het bord.
puzzle-better-line = Speel de oplossing
puzzle-line = De oplossing
puzzle-line-step = Zet { $step } van { $all }
puzzle-line-play = Speel deze zet
puzzle-line-left = Je bent van de oplossing afgeweken.
puzzle-line-again = Opnieuw beginnen
puzzle-line-shown = Dit was de oplossing.

# Reeks, kalender, rating en delen.
puzzle-streak = { $days ->
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
  }
puzzle-streak-none = Los de puzzel van de dag op om een reeks te beginnen.
puzzle-longest = Langste: { $days }
puzzle-rating = Puzzelrating: { $rating } ± { $within }
puzzle-rating-none = Je eerste antwoord op elke puzzel verandert je puzzelrating.
puzzle-rating-change = Puzzelrating: { $rating } ({ $change })
puzzle-moves = Je voortgang blijft bewaard als je een account maakt of inlogt.
puzzle-calendar = Eerdere dagen
puzzle-month-before = Vorige maand
puzzle-month-after = Volgende maand
puzzle-day = { $day }{ $state ->
    [won] , opgelost op de dag zelf
    [solved] , opgelost
    [tried] , nog niet opgelost
   *[none] {""}
  }
puzzle-share = Resultaat delen
puzzle-share-text = Resultaat om te kopiëren
puzzle-share-title = Puzzel van Small World: { $title }
puzzle-share-solved = { $tries ->
    [1] in één keer opgelost
   *[other] opgelost in { $tries } pogingen
  }
puzzle-share-tried = { $tries ->
    [1] één poging
   *[other] { $tries } pogingen
  }
puzzle-share-streak = { $days ->
    [one] één dag op rij
   *[other] { $days } dagen op rij
  }
