### Die Werkstatt: eigene Völker und Spezialfähigkeiten, auf dem Terminal und im Browser. Ids und Argumente: siehe
### en/workshop.ftl.
###
### Eine "Wirkung" ist, was ein Volk oder eine Spezialfähigkeit kann; sie entsteht aus einem "Werkzeug". "Das Volk" ist
### in jedem Satz das Volk, das die Wirkung hat.

# --- Tokens ------------------------------------------------------------------------------------------------

draft-race = { $number ->
    [one] 1 Plättchen auf dem Banner; in der Schachtel: { $supply }.
   *[other] { $number } Plättchen auf dem Banner; in der Schachtel: { $supply }.
}
draft-power = { $number ->
    [0] Keine Plättchen auf der Plakette.
    [one] 1 Plättchen auf der Plakette.
   *[other] { $number } Plättchen auf der Plakette.
}
draft-no-ability = Sonst keine Wirkung.

# --- Effects of tools --------------------------------------------------------------------------------------

tool-feature-bonus-name = Bonus für eine Art von Region
tool-feature-bonus = Bei der Wertung { $every ->
    [one] bringt jede solche Region
   *[other] bringen je { $every } solche Regionen
} { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra{ $also-declined ->
    [yes] , auch im Untergang
   *[no] { "" }
}: { $features }.
tool-border-bonus-name = Bonus für eine Grenze
tool-border-bonus = Bei der Wertung bringt jede Region neben einer solchen { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra: { $features }.
tool-contact-bonus-name = Bonus für Nachbarn
tool-contact-bonus = Bei der Wertung bringt jede Region neben einem anderen Volk, einem untergegangenen Stamm oder Monstern { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra.
tool-solitude-bonus-name = Bonus für Einsamkeit
tool-solitude-bonus = Bei der Wertung bringt jede Region { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra, wenn nebenan weder ein anderes Volk noch ein untergegangener Stamm oder Monster sind.
tool-set-bonus-name = Bonus für verstreute Regionen
tool-set-bonus = Bei der Wertung bringt jede Gruppe von Regionen, die keine andere Region des Volks berührt, { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra.
tool-union-bonus-name = Bonus für ein Reich in einem Stück
tool-union-bonus = Hängen alle Regionen des Volks zusammen, bekommst du bei der Wertung { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra.
tool-region-bonus-name = Bonus für jede Region
tool-region-bonus = Bei der Wertung bringt jede Region { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra.
tool-spoils-bonus-name = Bonus für Eroberungen
tool-spoils-bonus = Bei der Wertung bringt jede nicht leere Region, die das Volk in diesem Zug erobert hat, { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra.
tool-crowd-bonus-name = Bonus für Gedränge
tool-crowd-bonus = Bei der Wertung bringt jede Region mit mindestens { $least } Plättchen { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra.
tool-few-regions-name = Bonus für wenige Regionen
tool-few-regions = Bei der Wertung bekommst du { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra, wenn das Volk höchstens { $most ->
    [one] eine Region
   *[other] { $most } Regionen
} hält.
tool-many-regions-name = Bonus für viele Regionen
tool-many-regions = Bei der Wertung bringt jede Region nach { $beyond ->
    [one] der ersten
   *[other] den ersten { $beyond }
} { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra.
tool-income-name = Einkommen
tool-income = Jeder Zug bringt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra, was das Volk auch hält.
tool-pension-name = Rente
tool-pension = Im Untergang bringt das Volk in jedem Zug { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra, solange es eine Region hält.
tool-first-bonus-name = Schatz
tool-first-bonus = In dem Zug, in dem du die Kombination nimmst, bringt sie einmalig { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra.
tool-peace-bonus-name = Bonus für Frieden
tool-peace-bonus = Greift das Volk in einem Zug kein aktives Volk an, bringt es { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} extra.
tool-abandon-bonus-name = Bonus fürs Aufgeben
tool-abandon-bonus = Jede Region, die das Volk aufgibt, bringt { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}. Im selben Zug kann es sie nicht zurückerobern.
tool-decline-bonus-name = Bonus für fremden Untergang
tool-decline-bonus = Nimmst du die Kombination, bringt jedes Volk, das schon im Untergang ist, { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}. Dasselbe bringt danach jeder neue Untergang.
tool-plunder-name = Beute
tool-plunder = Für jede Region, die das Volk einem aktiven Volk abnimmt, nimmst du dem Gegner { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} ab, oder so viele, wie da sind.
tool-levy-name = Abgabe
tool-levy = Wer eine Region des Volks erobert, zahlt dir { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}, oder alles, wenn das nicht reicht.
tool-compensation-name = Entschädigung
tool-compensation = Für jede Region, die dem Volk ein Gegner abnimmt, zahlt dir die Bank { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}.
tool-duty-name = Zoll
tool-duty = { $active ->
    [yes] { $declined ->
        [yes] Wer eine Region des Volks erobert, auch im Untergang,
       *[no] Wer eine Region des Volks erobert, solange es aktiv ist,
    }
   *[no] { $declined ->
        [yes] Wer eine Region des Volks im Untergang erobert,
       *[no] Das bewirkt nichts: Es gilt weder für das aktive Volk noch im Untergang. Wer eine Region des Volks erobert,
    }
} zahlt dir { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}. Wer nicht zahlen kann, kann die Region nicht erobern.
tool-toll-name = Maut
tool-toll = Diese Kombination zu übergehen kostet { $number } Münzen statt einer.
tool-discount-name = Billiger erobern
tool-discount = { $where ->
    [all] Jede Region kostet { $number ->
        [one] 1 Plättchen
       *[other] { $number } Plättchen
    } weniger, aber immer mindestens eines.
   *[some] Solche Regionen kosten { $number ->
        [one] 1 Plättchen
       *[other] { $number } Plättchen
    } weniger, aber immer mindestens eines: { $features }.
}
tool-discount-beside-name = Billige Nachbarn
tool-discount-beside =
    Hält das Volk eine solche Region, kosten die Regionen daneben 1 Plättchen weniger, aber mindestens
    eines: { $features }.
tool-discount-against-declined-name = Billiger gegen Untergegangene
tool-discount-against-declined = Untergegangene Stämme und Völker im Untergang kosten { $number ->
    [one] 1 Plättchen
   *[other] { $number } Plättchen
} weniger, aber immer mindestens eines.
tool-recurring-discount-name = Rabatt alle paar Runden
tool-recurring-discount = In jeder { $every ->
    [2] zweiten
    [3] dritten
    [4] vierten
   *[other] fünften
} Runde kosten alle Regionen { $number ->
    [one] 1 Plättchen
   *[other] { $number } Plättchen
} weniger, aber immer mindestens eines.
tool-vengeance-name = Rache
tool-vengeance = Wer seit deinem letzten Zug eines deiner Völker angegriffen hat, dessen Regionen kosten { $number ->
    [one] 1 Plättchen
   *[other] { $number } Plättchen
} weniger, aber immer mindestens eines.
tool-as-if-empty-name = Wie leer
tool-as-if-empty = { $where ->
    [all] Jede Region kostet, als wäre sie leer, wer auch dort ist und was sie auch schützt.
   *[some] Solche Regionen kosten, als wären sie leer, wer auch dort ist und was sie auch schützt: { $features }.
}
tool-surcharge-name = Teurer erobern
tool-surcharge = { $where ->
    [all] Jede Region kostet das Volk { $number ->
        [one] 1 Plättchen
       *[other] { $number } Plättchen
    } mehr.
   *[some] Solche Regionen kosten das Volk { $number ->
        [one] 1 Plättchen
       *[other] { $number } Plättchen
    } mehr: { $features }.
}
tool-pack-name = Nur im Rudel
tool-pack = Das Volk erobert und hält keine Region mit weniger als { $number } Plättchen.
tool-reach-name = Griff in die Ferne
tool-reach = { $where ->
    [all] { $entry ->
        [yes] Hält das Volk keine Region, darf es in jeder Landregion beginnen.
       *[no] Jede Landregion ist in Reichweite, benachbart oder nicht.
    }
   *[some] { $entry ->
        [yes] Hält das Volk keine Region, darf es in solchen Landregionen beginnen: { $features }.
       *[no] Solche Landregionen sind in Reichweite, benachbart oder nicht: { $features }.
    }
}
tool-linked-name = Geheimgänge
tool-linked = Für das Volk sind alle solchen Regionen einander benachbart{ $number ->
    [0] { "" }
    [one] {" "}und kosten 1 Plättchen weniger
   *[other] {" "}und kosten { $number } Plättchen weniger
}: { $features }.
tool-passage-name = Durchgang
tool-passage =
    Das Volk kommt durch solche Regionen hindurch, ob frei oder nicht: { $features }. Hängen mehrere zusammen,
    sind alle Regionen um sie herum einander benachbart. Reichen sie bis zum Kartenrand, darf das Volk
    durch sie die Karte betreten.
tool-rims-name = Von Rand zu Rand
tool-rims =
    Regionen neben einer solchen sind allen Regionen des Volks benachbart, und das Volk darf dort die Karte
    betreten: { $features }.
tool-admitted-name = Auf dem Wasser
tool-admitted = Das Volk darf solche Regionen betreten und halten wie jede andere: { $features }. Im Untergang behält es sie.
tool-substitution-name = Ersetzen
tool-substitution = Einmal je Zug und Gegner ersetzt ein Plättchen aus dem Vorrat{ $from-hand ->
    [yes] {" "}oder von der Hand
   *[no] { "" }
} ein einzelnes aktives Plättchen in Reichweite{ $entry ->
    [yes] , auch um die Karte zu betreten
   *[no] { "" }
}.
tool-stronghold-name = Schwer zu erobern
tool-stronghold = { $where ->
    [all] Ein Angriff auf Regionen des Volks kostet { $number ->
        [one] 1 Plättchen
       *[other] { $number } Plättchen
    } mehr{ $also-declined ->
        [yes] , auch im Untergang
       *[no] { "" }
    }.
   *[some] Ein Angriff auf solche Regionen des Volks kostet { $number ->
        [one] 1 Plättchen
       *[other] { $number } Plättchen
    } mehr{ $also-declined ->
        [yes] , auch im Untergang
       *[no] { "" }
    }: { $features }.
}
tool-immune-name = Immune Regionen
tool-immune = { $active ->
    [yes] { $declined ->
        [yes] Solche Regionen des Volks kann kein Gegner erobern, nicht einmal im Untergang: { $features }.
       *[no] Solange das Volk aktiv ist, kann kein Gegner seine Regionen dieser Art erobern: { $features }.
    }
   *[no] { $declined ->
        [yes] Im Untergang kann kein Gegner solche Regionen des Volks erobern: { $features }.
       *[no] Das bewirkt nichts: Es schützt weder das aktive Volk noch eines im Untergang.
    }
}
tool-spared-name = Keine Verluste
tool-spared = Wird eine Region des Volks erobert, geht kein Plättchen verloren: Alle ziehen sich zurück.
tool-silent-name = Stille
tool-silent =
    Gegen das aktive Volk helfen nur Plättchen und der Würfel. Fremde Fähigkeiten und besondere Figuren
    bewirken nichts.
tool-for-attack-only-name = Plättchen nur zum Angriff
tool-for-attack-only = Die Kombination bringt { $number ->
    [one] 1 Plättchen
   *[other] { $number } Plättchen
} mehr, nur zum Angriff: Am Ende jedes Zugs verlassen ebenso viele die Karte.
tool-scattered-name = Dünn verteilt
tool-scattered =
    Am Ende seines Zugs bleiben in jeder Region so wenig Plättchen wie möglich. Alle anderen warten bis zum
    nächsten Zug neben der Karte.
tool-recruits-name = Rekruten
tool-recruits = Vor dem Umverteilen bekommt das Volk 1 neues Plättchen für { $every ->
    [one] jede nicht leere Region, die es in diesem Zug erobert hat
   *[other] je { $every } nicht leere Regionen, die es in diesem Zug erobert hat
}.
tool-growth-name = Wachstum
tool-growth = Vor dem Umverteilen bekommt das Volk 1 neues Plättchen für { $every ->
    [one] jede solche Region, die es hält
   *[other] je { $every } solche Regionen, die es hält
}: { $features }.
tool-refill-name = Frische Plättchen
tool-refill = Am Anfang jedes Zugs bekommt das Volk { $number ->
    [one] 1 Plättchen
   *[other] { $number } Plättchen
} dazu, solange der Vorrat reicht.
tool-regroup-name = Sammeln
tool-regroup = { $number ->
    [one] Einmal
   *[other] { $number }-mal
} je Zug darf das Volk zwischen zwei Eroberungen alle freien Plättchen aufnehmen.
tool-endures-name = Dauerhafter Untergang
tool-endures = Im Untergang bleibt das Volk auf der Karte, auch wenn ein späteres Volk untergeht.
tool-late-decline-name = Später Untergang
tool-late-decline = Das Volk darf am Ende eines Zugs untergehen, nach der Wertung.
tool-entombed-name = Alle bleiben
tool-entombed =
    Im Untergang bleiben alle Plättchen auf der Karte und werden ein letztes Mal umverteilt. Geht eine Region
    verloren, ziehen sie sich zurück, solange das Volk noch eine andere hält.
tool-vanishing-name = Verschwinden
tool-vanishing = Geht das Volk unter, verlassen alle Plättchen die Karte. Jede Region, die es hielt, bringt dann { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
} statt einer.
tool-rebirth-name = Wiedergeburt
tool-rebirth = Im Untergang darf das Volk je Zug { $most ->
    [one] eine Region
   *[other] bis zu { $most } Regionen
} deinem aktiven Volk überlassen, das dort ein Plättchen bekommt.

parameter-active = solange aktiv
parameter-also-declined = auch im Untergang
parameter-beyond = Regionen ohne Bonus
parameter-by = Plättchen
parameter-coins = Münzen
parameter-declined = im Untergang
parameter-entry = nur für den Anfang
parameter-every = { $tool ->
    [recurring-discount] Runden je Rabatt
   *[other] Regionen je Belohnung
}
parameter-feature = Art der Region
parameter-features = Arten von Regionen
parameter-from-hand = auch von der Hand
parameter-least = mindestens
parameter-most = höchstens
parameter-times = wie oft
parameter-tokens = Plättchen

# --- Problems of a draft -----------------------------------------------------------------------------------

draft-problem-error = Fehler
draft-problem-warning = Warnung
draft-fine = Alles in Ordnung.
banner-checked = { $names }: in Ordnung; { $number ->
    [one] 1 zufällige Partie lief
   *[other] { $number } zufällige Partien liefen
} bis zum Ende.
workshop-source = selbst gemacht
draft-line = Zeile { $line }
draft-meant = { $hint ->
    [none] Möglich: { $known }.
   *[other] Meinst du „{ $hint }“?
}
draft-not-toml = Das ist kein gültiges TOML: { $why }.
draft-too-long = Das ist zu lang; erlaubt sind { $most } Zeichen.
draft-nothing = Der Entwurf enthält weder ein Volk noch eine Spezialfähigkeit.
draft-not-a-table = Hier müssen Felder mit Werten stehen.
draft-not-a-list = „{ $said }“ muss eine Liste sein.
draft-not-a-text = „{ $said }“ muss ein Text in Anführungszeichen sein.
draft-not-a-number = „{ $said }“ muss eine ganze Zahl sein.
draft-not-a-flag = „{ $said }“ muss true oder false sein.
draft-too-many = Hier stehen { $number }; erlaubt sind { $most }.
draft-out-of-range = „{ $said }“ ist { $number }; erlaubt ist { $least } bis { $most }.
draft-missing-field = „{ $said }“ fehlt.
draft-unknown-field = Ein Feld „{ $said }“ gibt es nicht. { draft-meant }
draft-unknown-tool = Ein Werkzeug „{ $said }“ gibt es nicht. { draft-meant }
draft-unknown-parameter = Das Werkzeug „{ $tool }“ hat keine Einstellung „{ $said }“. { $known ->
    [none] Es hat gar keine.
   *[other] { draft-meant }
}
draft-unknown-feature = Regionen der Art „{ $said }“ gibt es hier nicht. { draft-meant }{ $new ->
    [yes] {" "}Wenn deine eigene Karte diese Landschaft hat, nenne sie ganz oben unter „terrains“.
   *[no] {""}
}
draft-not-new-terrain = „{ $said }“ kann keine neue Landschaft sein. Nimm die Kennung aus deiner Karte, zum Beispiel salt-flat.
draft-needs-feature = Nenne mindestens eine Art von Region: { $known }.
draft-name-signs = „{ $said }“ geht nicht als Name: Erlaubt sind nur Buchstaben und Leerzeichen.
draft-name-length = Ein Name muss { $least } bis { $most } Zeichen haben.
draft-name-taken = „{ $said }“ ist vergeben: Im Spiel heißt schon etwas so.
draft-name-twice = „{ $said }“ kommt zweimal vor: Jeder Name muss anders sein.
draft-supply-short = In der Schachtel sind { $number }, weniger als die { $tokens } auf dem Banner.
draft-supply-scarce = In der Schachtel sind nur { $number }. Mit einer Plakette von fünf reichen die Plättchen nicht; { $enough } genügen.
draft-many-tokens = { $kind ->
    [race] { $number } Plättchen sind viel für ein Volk: Im Regelheft ist bei { $most } Schluss.
   *[power] { $number } Plättchen sind viel für eine Spezialfähigkeit: Im Regelheft ist bei { $most } Schluss.
}
draft-law-state = „{ $hook }“ ändert die Partie, soll aber nur eine Frage beantworten: Bots und Bildschirme rufen es jederzeit auf. Mach die Änderung in einem Hook für ein Ereignis, etwa „conquered“.
draft-law-kept = Die Wirkung speichert „{ $name }“ in ihrem eigenen Objekt, das sich alle Kopien aller Partien teilen. Nimm state.remember und state.recall.
draft-law-chance = „{ $name }“ zieht Zufallszahlen, die in keiner Mitschrift stehen. Entferne das: Eine Partie muss beim Wiederholen und beim Vorausrechnen gleich ausgehen.
draft-law-feature = Regionen der Art „{ $said }“ hat kein Spielplan. { draft-meant }
draft-law-piece = Die Wirkung stellt Figuren auf, hat aber keine. Nenne ihre Figur beim Anlegen: super().__init__(Traits(piece=…)).
draft-law-number = „{ $hook }“ ergibt { $number }; es muss eine ganze Zahl ab 0 sein.
draft-law-broken = Eine zufällige Partie brach eine Regel, die immer gelten muss: { $why }.
draft-law-twice = Zwei Partien mit denselben Entscheidungen und demselben Zufall gingen verschieden aus.
draft-same-twice = Dieselbe Wirkung kommt zweimal vor; beide zählen.

# --- The page ----------------------------------------------------------------------------------------------

box-workshop = Werkstatt
workshop-hint = Erfinde ein eigenes Volk oder eine Spezialfähigkeit, probier sie aus und teile sie.
workshop-intro = Bau ein Volk oder eine Spezialfähigkeit aus den Werkzeugen des Spiels. Beim Bauen liest du gleich
    die Regel und kannst sofort damit spielen.
workshop-broken-link = Dieser Link enthält keinen Entwurf; vielleicht fehlt ein Stück.
workshop-race = Ein Volk
workshop-power = Eine Spezialfähigkeit
workshop-add-race = Volk hinzufügen
workshop-add-power = Spezialfähigkeit hinzufügen
workshop-name = Name
workshop-tokens-race = Plättchen auf dem Banner
workshop-tokens-power = Plättchen auf der Plakette
workshop-supply = Plättchen in der Schachtel
workshop-abilities = Wirkungen
workshop-add-ability = Wirkung hinzufügen
workshop-ability-number = Wirkung { $number }
workshop-remove = Entfernen
workshop-remove-ability = „{ $name }“ entfernen
workshop-all-regions = nichts gewählt: alle Regionen
workshop-example = Otter
workshop-heading-coins = Münzen
workshop-heading-conquest = Eroberung
workshop-heading-defence = Verteidigung
workshop-heading-tokens = Plättchen
workshop-heading-decline = Untergang
workshop-start-over = Von vorn
workshop-reads = So liest es sich
workshop-try = Ausprobieren
workshop-try-hint = An einem privaten Tisch gegen Bots. Deine Erfindung liegt oben im Stapel, und du beginnst.
workshop-opponents = Gegner
workshop-play = Damit spielen
workshop-friends = Mit Freunden, per Link
workshop-share = Teilen
workshop-share-hint = Der Link enthält alles. Wer ihn öffnet, kann in der Werkstatt eine Kopie bearbeiten.
workshop-save = Als Datei speichern
workshop-unnamed = Gib deiner Erfindung einen Namen. Dann kannst du mit ihr spielen und sie teilen.

# The announcement of a screen reader after a change that only removes text.
workshop-said-shorter = Der Text ist jetzt kürzer.
