### Der Rat des stärksten Bots, für Browser und Terminal. Die Sätze für seine Züge stehen in story.ftl.

hint = Tipp
hint-title = { $bot } würde so spielen:
hint-attempt = Der letzte Versuch geht auf { $region }: { $faces } von { $sides } Seiten des Würfels reichen.
hint-turn = Dieser Zug: { count-coins }.
hint-turn-die = Dieser Zug: { $least } bis { $most } Münzen, je nach Würfel.
hint-later = Spätere Züge: etwa { count-coins }.
hint-ahead = Am Ende: etwa { count-coins } mehr als die stärkste Konkurrenz.
hint-behind = Am Ende: etwa { count-coins } weniger als die stärkste Konkurrenz.
hint-even = Am Ende: etwa so viele Münzen wie die stärkste Konkurrenz.
hint-lost = { $number ->
    [0] Risiko: Bis zu deinem nächsten Zug dürftest du keine Region verlieren.
    [one] Risiko: Bis zu deinem nächsten Zug verlierst du wohl etwa eine Region.
   *[other] Risiko: Bis zu deinem nächsten Zug verlierst du wohl etwa { $number } Regionen.
}
hint-instead = { $what ->
    [take] Zweitbester Zug: { combo-the } nehmen
    [decline] Zweitbester Zug: untergehen lassen
   *[expand] Zweitbester Zug: dein Volk ausbreiten
}, { $number ->
    [0] etwa gleich gut.
    [one] am Ende etwa eine Münze schlechter.
   *[other] am Ende etwa { $number } Münzen schlechter.
}
hint-sure = { $sure ->
    [exact] Sicher: Die Partie endet mit diesem Zug, und nichts bleibt dem Zufall überlassen.
    [surely] Sicher: in { $number } Simulationen klar besser als der zweitbeste Zug.
    [likely] Ziemlich sicher: in { $number } Simulationen etwas besser als der zweitbeste Zug.
    [guess] Unsicher: Zum Simulieren war zu wenig Zeit.
   *[close] Kopf oder Zahl: { $number } Simulationen finden keinen klar besseren Zug.
}
hint-thinks = Denkt nach…
hint-none = Hier gibt es nichts zu entscheiden.

# --- In einer Zeile: $moves ist eine der nächsten vier Meldungen oder Sätze des Protokolls.

hint-line = { $bot }: { $moves }
hint-take = { $regions ->
    [0] Nimm { combo-the }.
    [one] Nimm { combo-the } und erobere die markierte Region.
   *[other] Nimm { combo-the } und erobere die { $regions } markierten Regionen.
}
hint-decline = Lass dein Volk untergehen.
hint-conquer = { $more ->
    [0] Erobere { $region }.
    [one] Erobere { $region }, dann die Region mit der 2.
   *[other] Erobere { $region }, dann { $more } weitere in der markierten Reihenfolge.
}
hint-roll = Würfle um { $region }: { $faces } von { $sides } Seiten reichen.
hint-step = Schritt { $number } des Tipps
hint-why = Warum?
hint-why-not = Und der Durchschnitt?
# $worse: how many coins worse the other combo is here, or -1 if another one is in between
hint-against = Im Durchschnitt bringen { combo-the } { $more ->
    [one] 1 Münze
   *[other] { $more } Münzen
} mehr. Aber der Durchschnitt zählt alle Stellungen zusammen. { $bot } hat sich diese angesehen: { $worse ->
    [-1] Hier sind andere Kombinationen besser als { combo-the }.
    [0] Hier sind beide Kombinationen etwa gleich gut.
    [one] Hier bringen { combo-the } am Ende etwa 1 Münze weniger.
   *[other] Hier bringen { combo-the } am Ende etwa { $worse } Münzen weniger.
}
