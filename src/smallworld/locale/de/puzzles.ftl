# Aufgaben: ihre Fragen und die Urteile über Antworten.
puzzle = Aufgabe
puzzles-intro = Stellungen aus echten Partien, jede mit einer richtigen Antwort, gefunden durch lange Suche.
puzzles-solved = Gelöst: { $solved } von { $all }.
puzzle-kind-coins = Die meisten Münzen in diesem Zug
puzzle-kind-course = Ausbreiten oder untergehen lassen?
puzzle-kind-defence = Verteidige dich
puzzle-asks-coins = Hol in diesem Zug so viele Münzen, wie du kannst, ohne den Würfel zu brauchen. Spiel ihn zu Ende.
puzzle-asks-course = Ausbreiten oder untergehen lassen: Was bringt bis zum Ende der Partie mehr?
puzzle-asks-defence = Jetzt kommen die anderen. Verteile deine Plättchen dort, wo sie am meisten schützen, und beende deinen Zug.
puzzle-numbered = Aufgabe { $number }, { $set }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
}, { $difficulty }, { $theme }{ $solved ->
    [yes] , gelöst
   *[no] {""}
  }
puzzle-right = Richtig!
puzzle-wrong = Noch nicht.
puzzle-why-coins = Du hast { $got } geholt. Sicher zu holen sind in diesem Zug höchstens { $best }. Wer immer den größten Gewinn sofort nimmt, kommt auf { $usual }.
puzzle-why-course = { $course ->
    [decline] Untergehen lassen
   *[expand] Ausbreiten
  } bringt am Ende etwa { NUMBER($better, maximumFractionDigits: 1) } Münzen mehr Vorsprung (±{ NUMBER($within, maximumFractionDigits: 1) }, nach langer Suche).
puzzle-why-defence = Die besten Aufstellungen bringen am Ende etwa { NUMBER($better, maximumFractionDigits: 1) } Münzen mehr Vorsprung als alle anderen (±{ NUMBER($within, maximumFractionDigits: 1) }, nach langer Suche).
puzzle-answer = Die Lösung
puzzle-again = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben
puzzle-play-on = Weiterspielen

# Schwierigkeit, Themen und der Filter der Liste.
puzzle-difficulty-easy = Leicht
puzzle-difficulty-medium = Mittel
puzzle-difficulty-hard = Schwer
puzzle-theme-conquest = Reine Eroberung
puzzle-theme-powers = Spezialfähigkeiten
puzzle-theme-early = Früh in der Partie
puzzle-theme-late = Später in der Partie
puzzle-theme-few = Wenige Plättchen
puzzle-theme-many = Viele Plättchen
puzzle-titled = Aufgabe { $number }
puzzles-filter = Filter
puzzles-set = Boxen
puzzles-sets-all = Alle Boxen
puzzle-set-base = Grundspiel und kleine Boxen
puzzle-set-underground = Underground
puzzle-set-realms = Realms
puzzles-theme = Thema
puzzles-themes-all = Alle Themen
puzzles-kind-all = Alle dieser Art
puzzles-difficulty = Schwierigkeit
puzzles-difficulties-all = Alle Stufen
puzzles-state = Fortschritt
puzzles-state-all = Alle Aufgaben
puzzles-state-unsolved = Ungelöst
puzzles-state-solved = Gelöst
puzzles-found = { $found ->
    [one] Eine Aufgabe passt
   *[other] { $found } Aufgaben passen
  } zu diesem Filter.
puzzles-none = Keine Aufgabe passt zu diesem Filter.
puzzles-next = Nächste ungelöste
puzzles-filter-clear = Filter aufheben

# Die bessere Zugfolge, auf dem Spielplan gespielt.
puzzle-better-line = Besseren Zug ausprobieren
puzzle-line = Der bessere Zug
puzzle-line-step = Schritt { $step } von { $all }
puzzle-line-play = Diesen Schritt spielen
puzzle-line-left = Du bist vom besseren Zug abgewichen.
puzzle-line-again = Noch einmal von vorn
puzzle-line-shown = Das war der bessere Zug.

# Serie, Kalender, Wertung und Teilen.
puzzle-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
  }
puzzle-streak-none = Löse die Tagesaufgabe und beginne eine Serie.
puzzle-longest = Längste Serie: { $days }
puzzle-rating = Aufgabenwertung: { $rating } ± { $within }
puzzle-rating-none = Deine erste Antwort auf jede Aufgabe ändert deine Aufgabenwertung.
puzzle-rating-change = Aufgabenwertung: { $rating } ({ $change })
puzzle-moves = Dein Fortschritt bleibt erhalten, wenn du ein Konto anlegst oder dich anmeldest.
puzzle-calendar = Frühere Tage
puzzle-month-before = Voriger Monat
puzzle-month-after = Nächster Monat
puzzle-day = { $day }{ $state ->
    [won] , am selben Tag gelöst
    [solved] , gelöst
    [tried] , noch nicht gelöst
   *[none] {""}
  }
puzzle-share = Ergebnis teilen
puzzle-share-text = Ergebnis zum Kopieren
puzzle-share-title = Small-World-Aufgabe: { $title }
puzzle-share-solved = { $tries ->
    [1] auf Anhieb gelöst
   *[other] in { $tries } Versuchen gelöst
  }
puzzle-share-tried = { $tries ->
    [1] ein Versuch
   *[other] { $tries } Versuche
  }
puzzle-share-streak = { $days ->
    [one] ein Tag in Folge
   *[other] { $days } Tage in Folge
  }
