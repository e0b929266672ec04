### Die Spielplan-Werkstatt, in der du aus Tafeln eigene Spielpläne baust.

builder-title = Spielplan bauen
builder-hint = Tafeln, Gebirge, Namen: Bau deine eigene Karte, teile sie per Link und spiel darauf.
builder-table-of = { $name }: gebaut für { $players } Personen, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
builder-new-name = Mein Reich
builder-name = Name des Spielplans
builder-players = Personen
builder-water = Wasser
builder-water-river = Flüsse
builder-water-sea = Meere und Seen
builder-water-closed-sea = Meere ohne Landung
builder-water-drifting-sea = Meere mit treibenden Tafeln
builder-actions = Ganzer Spielplan
builder-undo = Zurücknehmen
builder-redo = Wiederholen
builder-fill = Rest auffüllen
builder-mirror = Spiegeln
builder-random = Zufälliger Spielplan
builder-drawn = Karte ansehen
builder-drawing = Die Karte wird gezeichnet…
builder-start-over = Von vorn
builder-table = Der Tisch mit den Tafeln
builder-cell = Freies Feld { $column }, { $row }
builder-tile = Tafel { $letter }
builder-tray = Tafeln in der Schachtel
builder-side = Seite nach oben
builder-side-surface = Oberfläche
builder-side-underground = Unterwelt
builder-first = Tippe unten auf eine Tafel, dann auf das Feld in der Mitte. Oder zieh sie hierher.
builder-how = Zieh Tafeln, oder tippe auf eine und dann auf ein Feld. Tippe auf eine liegende Tafel, um ihre Regionen zu benennen. Ein zweites Tippen oder R dreht sie.
builder-held = Tippe jetzt auf das Feld für diese Tafel; R dreht sie.
builder-target = Tippe jetzt auf die Tafel, die hierher soll.
builder-chosen = Gewählte Tafel
builder-turn = Drehen
builder-mountain = Gebirge
builder-chasm = Schlucht
builder-remove = Tafel entfernen
builder-region = Name dieser Region ({ $terrain })
builder-name-region = Name der Region
builder-lies-there = In dieser Region
builder-mark-lost-tribe = Untergegangener Stamm
builder-mark-monsters = Monster
builder-mark-entry = Einstieg
builder-mark-coin-mine = Siegmünzen-Mine
builder-mark-peak = Gipfel
builder-mark-well = Brunnen
builder-mark-cairn = Steinhaufen
builder-mark-statue = Statue
builder-mark-shrine = Schrein
builder-mark-oak = Eiche
builder-mark-gate = Tor
builder-mark-beacon = Leuchtfeuer
builder-tunnel = Tunnel
builder-tunnel-hint = Tippe auf die Region am anderen Ende des Tunnels.
builder-move-piece = Teil verschieben
builder-remove-piece = Teil entfernen
builder-counts = Überblick
builder-lands = { $number } von { $wanted } Regionen
builder-each = { $number } pro Person
builder-terrains = Gelände
builder-symbols = Symbole
builder-fifth = Die Linie steht bei einem Fünftel aller Regionen.
builder-parts = Das Land besteht aus { $number } getrennten Teilen.
builder-lonely = Ohne Nachbarn: { $names }
builder-dead-ends = Mit nur einem Nachbarn: { $names }
builder-alike = { $number ->
    [one] 1 Grenze zwischen Regionen mit gleichem Gelände
   *[other] { $number } Grenzen zwischen Regionen mit gleichem Gelände
}
builder-no-entry = Ein neues Volk kann nirgends beginnen.
builder-no-chasm = Keine Schlucht: Flammen und Spinnenwesen spielen mit, aber ihre Fähigkeit bewirkt hier nichts.
builder-whole = Alle Regionen hängen zusammen. Neue Völker dürfen hier beginnen: in { $number ->
    [one] 1 Region
   *[other] { $number } Regionen
}.
builder-share = Spielen, teilen, speichern
builder-play = Hier spielen
builder-shared = Diesen Spielplan hat jemand mit dir geteilt. Spiel darauf, wie er ist, oder ändere ihn unten.
builder-link = Link zum Spielplan
builder-send = Senden
builder-save = In diesem Browser speichern
builder-file = Als Datei speichern
builder-saved = Gespeicherte Spielpläne
builder-forget = { $name } löschen
builder-broken-link = Der Link ist beschädigt, sein Spielplan lässt sich nicht lesen.
builder-fair = Wie fair ist er?
builder-fair-hint = Ein starker Bot spielt im Hintergrund immer wieder alle Plätze.
builder-fair-games = { $number } von { $most } Partien
builder-fair-old = Diese Partien liefen noch auf einer früheren Fassung des Spielplans.
builder-fair-stop = Partien beenden
builder-fair-failed = Die Partien wurden unterbrochen.
builder-seat = Platz { $number }
builder-coins = Münzen
builder-victories = Siege
builder-even = Kein Platz gewinnt klar mehr oder weniger als seinen Anteil.
builder-uneven = Ein Platz gewinnt klar öfter oder seltener als die anderen.
builder-undecided = Noch kein klares Ergebnis; spiel mehr Partien.
builder-rounds = Runden
builder-pick-up = Tafel verschieben
builder-symbol = Symbol
builder-no-symbol = keines
builder-border = Flussgrenze, { $edge ->
    [0] SO
    [1] S
    [2] SW
    [3] NW
    [4] N
   *[5] NO
}
builder-point = Vier Regionen stoßen in einem Punkt zusammen: { $names }

# --- Custom rules for a board -----------------------------------------------------------------------

rules-title = Regeln dieses Spielplans
rules-hint = Gib den Teilen einen Sinn: Leg sie in Regionen und bestimme hier, was sie tun.
rules-name = Name des Szenarios
rules-new-name = Unsere Regeln
rules-add = Regel hinzufügen
rules-remove = Regel { $number } entfernen
rules-what = Was das tut
rules-none = Keine Sonderregeln: Small World, wie du es kennst.
rules-not-laid = liegt noch nicht auf diesem Spielplan
rules-used = Eigene Regeln: { $name }
rules-of-own = Eigene Regeln
rules-more = Runden, Wasser, Einstieg, Teams
rules-stars = Sterne
rules-of-the-board = wie der Spielplan
rules-entry = Neue Völker beginnen bei
rules-teams = Teams (Plätze in Zugreihenfolge)
rules-team-of = Team von Platz { $number }
rules-alone = Wer allein spielt
rules-teams-others = Diese Teams sind für { $number } Personen.
rules-features = Außerdem auf dem Spielplan
rules-without = Bleibt in der Schachtel
rules-nothing = nichts
rules-take-out = { $name } herausnehmen
feature-place = Altertümer und Orte
rule-feature-bonus-name = bringt Münzen
rule-feature-bonus = { $feature }: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} extra in jedem Zug für { $every ->
    [1] jede solche Region
   *[other] je { $every } solche Regionen
}, die ein Volk hält, { $also-declined ->
    [yes] aktiv oder im Untergang
   *[no] solange es aktiv ist
}.
rule-coins-lying-name = hält Münzen zum Nehmen bereit
rule-coins-lying = { $feature }: Jede solche Region beginnt mit { $lay ->
    [one] 1 Münze
   *[other] { $lay } Münzen
}. Das Volk dort nimmt in jedem Zug 1 davon, auch im Untergang. Lässt du ein Volk untergehen, legst du { $refill ->
    [one] 1 Münze
   *[other] { $refill } Münzen
} in solche Regionen, höchstens { $most } in dieselbe.
rule-tribute-name = kassiert Tribut
rule-tribute = { $feature }: Wer die Region hält, bekommt in jedem Zug { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} für jede Region ringsum mit einem fremden Volk oder einem untergegangenen Stamm. Für ein Volk zahlt, wem es gehört, für einen Stamm die Bank.
rule-open-relic-name = birgt ein offenes Altertum
rule-open-relic = { $feature }: Spielt Underground mit, liegt hier offen: { $relic }.
rule-discount-name = kostet weniger
rule-discount = { $feature }: kostet { $by ->
    [one] 1 Plättchen
   *[other] { $by } Plättchen
} weniger.
rule-surcharge-name = kostet mehr
rule-surcharge = { $feature }: kostet { $by ->
    [one] 1 Plättchen
   *[other] { $by } Plättchen
} mehr.
rule-as-if-empty-name = kostet, als wäre es leer
rule-as-if-empty = { $feature }: kostet, als wäre niemand dort.
rule-reach-name = von überall erreichbar
rule-reach = { $feature }: ist von überall zu erobern{ $entry ->
    [yes] , aber nur für ein Volk, das noch nicht auf der Karte ist
   *[no] { "" }
}.
rule-linked-name = sind alle benachbart
rule-linked = { $feature }: Alle solchen Regionen sind einander benachbart{ $by ->
    [0] { "" }
    [one] {" "}und kosten 1 Plättchen weniger
   *[other] {" "}und kosten { $by } Plättchen weniger
}.
rule-stronghold-name = ist schwer einzunehmen
rule-stronghold = { $feature }: kostet { $by ->
    [one] 1 Plättchen
   *[other] { $by } Plättchen
} mehr, solange das Volk dort { $also-declined ->
    [yes] aktiv oder im Untergang ist
   *[no] aktiv ist
}.
rule-immune-name = ist nicht zu erobern
rule-immune = { $feature }: { $active ->
    [yes] { $declined ->
        [yes] Hält ein Volk diese Region, ist sie immun.
       *[no] Hält ein aktives Volk diese Region, ist sie immun.
    }
   *[no] { $declined ->
        [yes] Hält ein Volk im Untergang diese Region, ist sie immun.
       *[no] Diese Regel schützt niemanden.
    }
}
rule-guardians-name = Altertümer und Orte
rule-guardians = Spielen Altertümer und Orte mit, ersetzen Monster untergegangene Stämme und bewachen sie: { $beyond ->
    [-1] in einer Region weniger, als ihr am Tisch seid
    [0] in so vielen Regionen, wie ihr am Tisch seid
   *[other] in einer Region mehr, als ihr am Tisch seid
}{ $different ->
    [yes] , auf möglichst vielen verschiedenen Geländearten
   *[no] { "" }
}.
rule-drift-name = Tafeln treiben
rule-drift = Am Anfang deines Zugs darfst du eine Tafel woandershin schieben oder drehen. Das Wasser des Spielplans ist ein Meer, auf dem die Tafeln treiben.
rule-crops-name = Fähigkeiten wachsen auf Feldern
rule-crops = Auf jedem leeren Feld liegt eine Plakette. Hält dein aktives Volk { $enough ->
    [one] 1 Region
   *[other] { $enough } Regionen
} um das Feld, hat es auch deren Fähigkeit.
rule-veins-name = Goldadern
rule-veins =
    Wer eine Region einer Goldader als Erstes erobert, findet eine Münze und weckt Wächter. Es sind {
    $skeletons } Skelette, { $sorcerers } Hexenmeister und { $mummies } Mumien.
rule-night-and-day-name = Nacht und Tag
rule-night-and-day = Kombinationen der Oberfläche und der Unterwelt erscheinen abwechselnd. Eine Region der anderen Welt bringt 1 Münze extra. Ebenso eine Region, die du einem ihrer Völker abnimmst{ $lasts ->
    [yes] , und zwar solange du sie hältst
   *[no] { "" }
}.
rule-columns-name = Getrennte Spalten
rule-columns =
    Völker der Oberfläche, Völker der Unterwelt und Fähigkeiten liegen in getrennten Spalten. Der Preis
    richtet sich nach der unteren der zwei Reihen. In Teams nimmt das Team des Startplatzes Völker der
    Oberfläche, das andere Völker der Unterwelt. Wer allein spielt, nimmt beide.
rule-homeland-name = Heimat
rule-homeland = Jedes Volk betritt die Karte in seiner eigenen Welt.
said-rounds = Die Partie hat { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}.
said-water = Wasser: { $water }.
said-entry = Neue Völker beginnen hier: { $features }. Fehlt das auf dem Spielplan, kommen sie vom Rand.
said-teams = Teams, nach Plätzen ab dem Startplatz: { $teams }.{ $alone ->
    [1] { "" }
   *[other] {" "}Wer allein spielt, zählt die Münzen am Ende { $alone }-fach.
}
said-without = In der Schachtel bleiben: { $names }.
rule-parameter-feature = Wo
rule-parameter-coins = Münzen
rule-parameter-every = Regionen je Belohnung
rule-parameter-also-declined = Auch im Untergang
rule-parameter-lay = Münzen am Anfang
rule-parameter-refill = Dazu beim Untergang
rule-parameter-most = Höchstens je Region
rule-parameter-relic = Altertum
rule-parameter-by = Plättchen
rule-parameter-entry = Nur beim Betreten
rule-parameter-active = Aktiv
rule-parameter-declined = Im Untergang
rule-parameter-enough = Regionen ringsum
rule-parameter-beyond = Im Vergleich zur Personenzahl
rule-parameter-different = Auf verschiedenem Gelände
rule-parameter-skeletons = Skelette
rule-parameter-sorcerers = Hexenmeister
rule-parameter-mummies = Mumien
rule-parameter-lasts = Solange du sie hältst

# The announcements of a screen reader when the board changes.
builder-said-laid = Tafel { $letter } liegt auf { $column }, { $row }.
builder-said-moved = Tafel { $letter } liegt jetzt auf { $column }, { $row }.
builder-said-turned = Tafel { $letter } gedreht.
builder-said-removed = Tafel { $letter } entfernt.
builder-said-tiles =
    { $number ->
        [0] Der Spielplan ist leer.
        [one] Auf dem Spielplan liegt eine Tafel.
       *[other] Auf dem Spielplan liegen { $number } Tafeln.
    }
builder-said-piece = Teil gesetzt.
builder-said-piece-changed = Teil geändert.
builder-said-piece-removed = Teil entfernt.
builder-said-saved = { $name } gespeichert.
builder-said-forgotten = { $name } gelöscht.
