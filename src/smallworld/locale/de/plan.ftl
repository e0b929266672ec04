### Das Planungsbrett: Hier planst du deinen nächsten Zug, während die anderen spielen. Die Sätze für die Schritte stehen
### in story.ftl.

plan-board = Planungsbrett
plan-hint = Probier deinen nächsten Zug auf dem jetzigen Spielplan aus. Nur du siehst ihn, und dein Plan bleibt gespeichert.
plan-leave = Zurück zum Tisch
plan-whole = Das ist der ganze Zug: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
plan-to-chance = Den nächsten Schritt entscheidet der Zufall, weiter lässt sich nicht planen.
plan-step = Deine Wahl
plan-lost = Schritt { $place } geht nicht mehr: { $what } ({ $why })
plan-do-take = { combo-the } nehmen
plan-do-expand = das aktive Volk ausbreiten
plan-do-decline = untergehen lassen
plan-do-conquer = { $region } erobern
plan-do-attempt = um { $region } würfeln
plan-do-abandon = { $region } aufgeben
plan-do-stop = nicht weiter erobern
plan-do-spread = die Plättchen verteilen
plan-do-deploy = die Plättchen verteilen
plan-combo-gone = schon vergeben oder zu teuer
plan-not-possible = die Regeln erlauben es gerade nicht
plan-yours = Dein Plan
plan-next = Als Nächstes: { $what }
plan-next-other = Als Nächstes, nicht ganz wie geplant: { $what }. Das kostet jetzt { $tokens ->
    [one] 1 Plättchen
   *[other] { $tokens } Plättchen
}.
plan-play-all = { $number ->
    [one] 1 Schritt spielen
   *[other] { $number } Schritte spielen
}
plan-play-next = Nächsten Schritt spielen
plan-pass = Diesen Schritt auslassen
plan-forget = Plan verwerfen
