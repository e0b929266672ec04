### Die Berichte von simulate, arena, almanac und balance, auf dem Terminal und auf den Seiten, die sie schreiben.

report-bot = Bot
report-coins = Münzen
report-coins-of-team = Münzen des Teams
report-lead = Vorsprung
report-victories = Siege
report-interval = 95-%-Intervall
report-rank = Rang
report-rating = Rating
report-ms = ms
report-ms-decision = ms je Entscheidung
report-team = Team
report-taken = wie oft genommen
report-race = Volk
report-power = Fähigkeit
report-pair = Paar
report-board = Karte
report-seat = Platz
report-turn = Zug
report-partner = Partner
report-seat-of = { $players } Personen, Platz { $seat }
report-facts = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $bots } · Startzahl { $seed } · zufällige Kombinationen

report-within = ± und Intervalle gelten mit 95 % Sicherheit; eine einzelne Partie schwankt viel stärker.

simulate-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $players } Plätzen, Startzahl { $seed }
simulate-speed = { $speed } Partien je Sekunde
simulate-decisions = { $decisions } Entscheidungen je Partie
simulate-explained = Siege: Durchschnitt je Platz und Partie; ein geteilter Sieg zählt für beide halb.
teams-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} nach Teams, in Zugreihenfolge ab dem Startplatz

arena-title = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $players } Plätze, Startzahl { $seed }
arena-title-deals = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] 1 Ausgangslage
   *[other] { $deals } Ausgangslagen
}, { $players } Plätze, Startzahl { $seed }
arena-explained = Siege: je Platz und Partie; ein geteilter Sieg zählt für beide halb. Vorsprung: Münzen am Ende über dem Durchschnitt des Tisches. Rating: das von OpenSkill, 25 für Neulinge. Elo: aus Partien zu zweit, im Durchschnitt 1500. ms: Zeit je Entscheidung.
arena-clear = { $players } Plätze: { $bot } ist stärker als { $beaten } und gewinnt { $share } der Partien ({ $low } bis { $high }).
arena-partly = { $players } Plätze: { $bot } gewinnt am meisten, { $share } der Partien ({ $low } bis { $high }). Sicher stärker ist { $bot } als { $beaten }; gegenüber { $open } bleibt es nach diesen Partien offen.
arena-open = { $players } Plätze: Ob { $bot } oder { $open } am stärksten ist, zeigen diese Partien nicht; vielleicht gewinnen sie gleich oft. Viermal so viele Partien halbieren die Intervalle.

almanac-title = { $what ->
    [races] Völker
   *[powers] Fähigkeiten
}, { $players } Plätze, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
almanac-pairs = Paare, { $players } Plätze: die besten und die schlechtesten
almanac-first = genommen in Zug 1
almanac-later = in Zug { $turn }
almanac-files = Alle Paare stehen in { $json } und { $page }.
almanac-explained =
    Münzen: alles, was das Volk einer Kombination einbringt, ab dem Zug, in dem sie genommen wird. Gezählt wird,
    bis das Volk die Karte verlässt oder die Partie endet. Der Preis ist nicht abgezogen.
almanac-best = { $players } Plätze, genommen in Zug 1: { $what ->
    [races] Von allen Völkern bringt „{ $name }“
   *[powers] Von allen Fähigkeiten bringt „{ $name }“
} am meisten, { $coins } ± { $within } Münzen, klar mehr als { $stronger } der { $of } anderen.
almanac-worst = { $players } Plätze, genommen in Zug 1: { $what ->
    [races] Von allen Völkern bringt „{ $name }“
   *[powers] Von allen Fähigkeiten bringt „{ $name }“
} am wenigsten, { $coins } ± { $within } Münzen, klar weniger als { $weaker } der { $of } anderen.
almanac-open = { $players } Plätze, genommen in Zug 1: { $what ->
    [races] Welches Volk am meisten oder am wenigsten bringt, zeigen diese Partien nicht.
   *[powers] Welche Fähigkeit am meisten oder am wenigsten bringt, zeigen diese Partien nicht.
}

balance-title = { $name }: { $kind ->
    [race] Rang { $rank } von { $number } Völkern
   *[power] Rang { $rank } von { $number } Fähigkeiten
} in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
balance-by = { $part ->
    [board] { $name } nach Karte
    [seat] { $name } nach Platz
    [turn] { $name } nach Zug
   *[partner] { $name } nach Partner
}
balance-partners = { $name }: die besten und die schlechtesten Partner
balance-explained = Münzen: was eine Kombination einbringt, bis sie von der Karte ist oder die Partie endet, ohne ihren Preis, mit den Münzen auf ihr. Vorsprung: Münzen am Ende über dem Durchschnitt des Tisches. Siege: Anteil der Partien, die der Platz gewinnt. Verglichen wird stets mit der durchschnittlichen Kombination, die im selben Zug vom selben Platz genommen wurde. Die Kombinationen sind zufällig.
balance-sure = Stärker und schwächer: nach dem Vorsprung, und nur, wenn sich die zwei Intervalle nicht überschneiden.
balance-others = { $kind ->
    [race] { $own ->
        [yes] gedruckten Völker
       *[no] anderen Völker
    }
   *[power] { $own ->
        [yes] gedruckten Fähigkeiten
       *[no] anderen Fähigkeiten
    }
}
balance-above = „{ $name }“ ist stärker als alle { $of } { $others }: { $lead } ± { $within } Münzen.
balance-below = „{ $name }“ ist schwächer als alle { $of } { $others }: { $lead } ± { $within } Münzen.
balance-among = „{ $name }“ und die { $of } { $others }: stärker als { $stronger }, schwächer als { $weaker }, bei { $open } kein sicherer Unterschied; { $lead } ± { $within } Münzen.
balance-open = „{ $name }“ und die { $of } { $others }: kein sicherer Unterschied in diesen Partien; { $lead } ± { $within } Münzen.
balance-seldom = Kein Urteil: „{ $name }“ wurde { $samples ->
    [one] 1-mal
   *[other] { $samples }-mal
} genommen; nötig ist es mindestens { $enough }-mal. Erhöhe --games.
balance-more = Viermal so viele Partien halbieren die Intervalle.
balance-take = Nimm ein Plättchen weg und miss noch einmal.
balance-give = Gib ein Plättchen dazu und miss noch einmal.
balance-keep = Die Stärke liegt im Rahmen der gedruckten: Lass alles, wie es ist.

page-verdict = Urteil
page-balance = Balance: { $name }
page-among = { $kind ->
    [race] Unter den Völkern
   *[power] Unter den Fähigkeiten
}
page-by = { $part ->
    [board] Nach Karte
    [seat] Nach Platz
    [turn] Nach Zug
   *[partner] Nach Partner
}
page-lead-beyond = Vorsprung gegenüber der durchschnittlichen Kombination, mit 95-%-Intervallen
page-victories-beyond = Siege mehr als mit der durchschnittlichen Kombination, mit 95-%-Intervallen
page-lead = Vorsprung in Münzen, mit 95-%-Intervallen
page-coins-ahead = Münzen Vorsprung
page-arena = Arena: { $bots }
page-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
page-seed = Startzahl { $seed }
page-budget = Budget { $budget } je Entscheidung
page-duplicates = Duplikate: Alle Partien eines Durchgangs haben dieselbe Spalte und dieselben Würfe
page-players = { $players } Plätze, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
page-victories = Siege, mit 95-%-Intervallen
page-share = Anteil der Siege (gestrichelt: gleicher Anteil)
page-rating = Rating, mit 95-%-Intervallen
page-elo = Elo, mit 95-%-Intervallen
page-coins = Münzen am Ende (gestrichelt: Durchschnitt)
page-pairs = Siege der Zeile gegen die Spalte
page-arena-footer = Die Zeiten gelten je Entscheidung zwischen mindestens zwei Aktionen, auf dem Rechner, der gespielt hat. In Teams hat jeder Platz die Münzen und Siege seines Teams. Die Ratings folgen dann der Rangfolge der Teams; ein Platz, der doppelt zählt, steht darin zweimal. Die letzte Tabelle zeigt die Teams nach Plätzen, alle Bots zusammengenommen.
page-almanac = Statistik der Kombinationen
page-almanac-facts = { $bots } · Startzahl { $seed } · zufällige Kombinationen
page-first = { $what ->
    [races] Erste Kombinationen (Zug 1) nach Volk
   *[powers] Erste Kombinationen (Zug 1) nach Fähigkeit
}, mit 95-%-Intervallen
page-later = { $what ->
    [races] Spätere Kombinationen (Zug { $turn }) nach Volk
   *[powers] Spätere Kombinationen (Zug { $turn }) nach Fähigkeit
}, mit 95-%-Intervallen
page-coins-of-pairs = Münzen jedes Paars, genommen in Zug { $turn }
page-coins-average = Münzen (gestrichelt: die durchschnittliche Kombination)
page-taken-in = genommen in Zug
page-combos = Kombinationen
page-price = gezahlter Preis
page-beyond = Ertrag über dem Durchschnitt
page-less-price = abzüglich Preis
page-almanac-footer = Die Kombinationen wurden zufällig genommen; alles andere entschieden die Bots. Werte seltener Paare sind zu dem hin verschoben, was ihr Volk und ihre Fähigkeit für sich bringen.
