### Die Texte des Terminals. Ids, Argumente und Sterne: siehe en/terminal.ftl.
###
### $region is the bare name with its number ("Blechwald (9)"), so it stands in front with a colon.

# --- Signs of the board ------------------------------------------------------------------------------

land-farmland = Ackr
land-forest = Wald
land-hill = Hügl
land-lake = See
land-mountain = Berg
land-sea = Meer
land-swamp = Smpf
land-black-mountain = SBrg
land-chasm = Schl
land-mine = Mine
land-mud-pool = Loch
land-mushroom-forest = Pilz
land-mystic-crystal = Kris
land-river = Flss
sign-cavern = h
sign-magic = *
sign-mine = m
sign-volcano = V
sign-lost-tribe = US
sign-monsters = M
sign-dragon = D
sign-encampment = L
sign-fortress = F
sign-hero = H
sign-hole = O
sign-lair = T
legend =
    A3 drei Plättchen von A · a1z im Untergang · { sign-lost-tribe } { feature-lost-tribe } · dann Figuren:
    { sign-lair } { piece-lair }, { sign-fortress } { piece-fortress }, { sign-encampment } { piece-encampment },
    { sign-dragon } { piece-dragon }, { sign-hero } { piece-hero }, { sign-hole } { piece-hole } ·
    { sign-cavern } { feature-cavern }, { sign-magic } { feature-magic }, { sign-mine } { feature-mine } ·
    { $price } Preis, { $risk } mit dem Würfel
sign-holding = &
sign-passing = ~
sign-neutral = /
sign-field = #
legend-neutral = { sign-neutral }1 { race-name }, gehören niemandem
teams-are = Teams: { $teams }
fields-are = Felder, jedes mit seiner Nummer an den Regionen ringsum: { $fields }
ending-teams = Münzen und Plättchen jedes Teams, zusammengezählt:
legend-below =
    { sign-monsters } Monster, A2{ sign-passing } verlässt den Fluss, { sign-holding } Altertum oder Ort,
    { sign-volcano } { feature-volcano }, { sign-balrog } { piece-balrog }, { sign-great-ancient }
    { piece-great-ancient }, { sign-queen } { piece-queen }, { sign-crypt-ghost } { piece-crypt-ghost }, { sign-bag }
    { piece-bag }, { sign-armor } { piece-armor }
sign-peak = G
sign-coin-mine = $
sign-throne = R
sign-sword = S
sign-tunnel = =
sign-west-vein = { "" }
sign-middle-vein = { "" }
sign-east-vein = { "" }
sign-vein-a = A
sign-vein-b = B
sign-vein-c = C
sign-well = 1
sign-cairn = 2
sign-statue = 3
sign-shrine = 4
sign-oak = 5
sign-gate = 6
sign-beacon = 7
legend-tokens =
    { sign-well } { feature-well }, { sign-cairn } { feature-cairn }, { sign-statue } { feature-statue },
    { sign-shrine } { feature-shrine }, { sign-oak } { feature-oak }, { sign-gate } { feature-gate }, { sign-beacon }
    { feature-beacon }
legend-laid =
    { sign-peak } { feature-peak }, { sign-coin-mine } { feature-coin-mine }, { sign-throne } { feature-throne },
    { sign-sword } { feature-sword }, { sign-tunnel } { feature-tunnel },
    { sign-vein-a } { sign-vein-b } { sign-vein-c } Ebenen einer Goldader

# --- Board, seats, column ----------------------------------------------------------------------------

board-region = Region
board-land = Gelände
board-price = Preis
board-holder = Besitz
board-out-of-reach = außer Reichweite
board-empty = Es liegen noch keine Tafeln auf dem Tisch.
board-left-out = { $number ->
    [one] und 1 weitere Region; „table“ zeigt alle
   *[other] und { $number } weitere Regionen; „table“ zeigt alle
}
board-part = ein Teil der Karte; „map“ zeigt alles
heading-player = { $player } ist am Zug
heading-asked = { $player }: { $question }
seat-no-race = kein aktives Volk
seat-race = { combo }: { $regions }{ $hand ->
    [0] { "" }
   *[other] , { $hand } auf der Hand
}
seat-captives = gefangene Anführer: { $races }
seat-holdings = besitzt { $names }
seat-fields = Felder in der Nähe: { $names }
field-share = { $ability } { $held }/{ $enough }
field-serves = (gilt)
field-of-nobody = keine
seat-declined = im Untergang: { $races }
seat-coins-hidden = ? Münzen
combo-waits = { race-name }, noch ohne Fähigkeit
combo-brings = bringt { $lying }
combo-too-dear = zu teuer
combo-card = { $ability }:

# --- Prices and regions ------------------------------------------------------------------------------

price-items = Preis { $tokens } = { $items }
price-refused = nicht zu erobern: { $reasons }
why-price = { $region }: { $price }.
why-race = { $region }, für dein Volk { combo }: { $price }.
why-die = Du hast { $hand }; der Würfel muss mindestens { $pips } zeigen: { $percent } %.
why-short = Du hast { $hand }: { $short } zu wenig.
why-no-race = Keines deiner Völker kann sie jetzt erobern.
look-place = { $region }:
look-holder = Besitz: { $holder }
look-holding = { $ability } ({ $player }): { $does }
look-field =
    grenzt an ein Feld, { $ability }: { $does } Ein aktives Volk hat diese Fähigkeit, solange es { $enough } der
    { $number } Regionen um das Feld hält. Gehaltene Regionen: { $names }.
look-neighbours = benachbart

# --- Coins -------------------------------------------------------------------------------------------

coins-of-regions = { $regions } { race-of }{ $declined ->
    [yes] {" "}im Untergang
   *[no] { "" }
}
coins-with-reasons = { $coins }: { $items }
score-now = Käme die Wertung jetzt, so wie die Karte aussieht:
score-of = { $player }: { $coins }
told-scored = { $player } bekommt { $coins }.

# --- Questions and choices ---------------------------------------------------------------------------

choose-combo-how = Wähle eine Kombination und tippe ihre Nummer. „map“ zeigt die Karte, „help“ erklärt das Spiel.
choose-pair-how = Wähle ein Volk und eine Fähigkeit und tippe beide Namen. Der Preis richtet sich nach der unteren Reihe. „map“ zeigt die Karte, „help“ erklärt das Spiel.
choose-hand-how = Bilde eine Kombination aus deiner Hand: Tippe ein Volk und eine Fähigkeit. Sie kostet nichts, und jedes Stück gilt nur einmal. „map“ zeigt die Karte, „help“ erklärt das Spiel.
choose-expand = ausbreiten, mit { $tokens } { race-of } auf der Hand (Enter); oder tippe schon die erste Region
choose-expand-only = ausbreiten (Enter)
choose-decline = untergehen lassen: { $regions } behalten, jetzt { $coins }
choose-decline-later = untergehen lassen und { $regions } behalten
amount-how = Tippe eine Zahl von { $least } bis { $most }{ $refuse ->
    [yes] , oder „pass“
   *[no] { "" }
}.
seat-reserve = { $number } in Reserve
choose-yes = ja
choose-yes-for = ja, für { count-coins }
choose-with = { $choice }: { $details }
choose-cell = { $number ->
    [one] Tippe die Nummer des Felds.
   *[other] Tippe eine Nummer aus dem Plan oder eine Spalte und eine Zeile. Enter wählt 1.
}
choose-nothing = nein
conquer-hand = *{ race-name }{ $declined ->
    [yes] {" "}im Untergang
   *[no] { "" }
}: { $tokens } auf der Hand.*
conquer-type = Tippe die Nummer einer Region, um sie zu erobern.
conquer-type-die = Tippe die Nummer einer Region, um sie zu erobern (? ist dein letzter Versuch, mit dem Würfel).
conquer-roll = *„{ $typed }“* oder *„roll“* würfelt vor der Eroberung.
conquer-loose = *„{ $typed }“* nutzt deine Fähigkeit „{ $ability }“.
conquer-loose-marauding = *„{ $typed }“* nimmt deine Truppen wieder auf die Hand, einmal je Zug.
conquer-loose-magic-2 = *„{ $typed }“* nimmt den Beutel; nenne dann das Altertum, das er nachahmt.
conquer-ability = *„{ $typed }“* nutzt „{ $ability }“ für { $regions }.
conquer-use = *„{ $typed }“* nutzt „{ $ability }“ für die nächste Eroberung.
conquer-any-target = jedes Ziel
conquer-abandon = *„{ $typed }“* gibt Region { $number } auf.
conquer-stop = *„stop“* beendet deine Eroberungen.
conquer-stop-enter = *„stop“* (Enter) beendet deine Eroberungen.
place-what = *{ $amount } { race-of }* zu verteilen auf
place-opponents = (! = ein Gegner daneben)
place-how = Tippe „even“, „borders“, „bonus“, „all { $one }“ oder eine Zahl je Region: „{ $one } 2, { $last } 1“.
regions-one = Tippe eine Region: { $regions }{ $refuse ->
    [yes] , oder „pass“
   *[no] { "" }
}.
regions-several = Tippe { $number } Regionen in eine Zeile, etwa „{ $first }, { $second }“: { $regions }{ $refuse ->
    [yes] , oder „pass“
   *[no] { "" }
}.
regions-any = Tippe beliebig viele Regionen in eine Zeile, etwa „{ $first }, { $second }“: { $regions }{ $refuse ->
    [yes] , oder „pass“
   *[no] { "" }
}.
regions-some = Tippe { $least } bis { $number } Regionen in eine Zeile, etwa „{ $first }, { $second }“: { $regions }{ $refuse ->
    [yes] , oder „pass“
   *[no] { "" }
}.
regions-counted = Tippe Regionen, jede mit einer Zahl (zusammen höchstens { $number }), etwa „{ $first } 1“: { $regions }{ $refuse ->
    [yes] , oder „pass“
   *[no] { "" }
}.
regions-up-to = { $region } (bis zu { $number })
ask-choice = Tippe deine Wahl; „help“ erklärt alles.
ask-go-on = Weiter mit Enter
ask-more = Enter: weiter, q: Ende
ask-yes-no = Enter = ja, n = nein
typed-yes = j ja
typed-no = n nein
ask-decline = Untergehen lassen?
ask-pay = Dafür { $coins } zahlen?
ask-end-turn = Zug beenden?
ask-roll = Würfeln?
ask-roll-odds =
    { $region }: Preis { $price }, du hast { $hand }. Der Würfel muss mindestens { $pips } zeigen ({ $percent } %).
    So oder so enden damit deine Eroberungen.
ask-curtain = { $player } ist am Zug: Drücke Enter

# --- Before and after a decision ---------------------------------------------------------------------

decline-keeps = Du behältst { $kept }.
decline-kept = { $regions } { race-of } ({ $tokens })
decline-nothing = nichts auf der Karte
decline-leave = Von der Karte verschwinden: { $races }.
decline-tray = { $number ->
    [one] 1 Plättchen { race-of } kommt in den Vorrat.
   *[other] { $number } Plättchen { race-of } kommen in den Vorrat.
}
decline-next = Im nächsten Zug nimmst du eine neue Kombination.
you-place = Du verteilst: { $placed }.
you-place-on = { $number } auf { $region }
you-score = Du bekommst { $coins }.
undone = Zurückgenommen.
saved = Jede Entscheidung ist schon gespeichert, in { $path }

# --- Refusals ----------------------------------------------------------------------------------------

refuse-number = Region { $text } gibt es nicht; die Regionen haben die Nummern 1 bis { $number }
refuse-no-region = keine Region heißt „{ $text }“; „table“ zeigt alle
refuse-region-spelling = keine Region heißt „{ $text }“; meinst du { $regions }?
refuse-many-regions = „{ $text }“ kann { $regions } sein
refuse-region = { $region } geht hier nicht. Möglich: { $regions }
refuse-target = { $region }: { $price }
refuse-without-die = { $region }: Preis { $price }, und du hast { $hand }; erobere ohne Würfel
refuse-no-attempt = { $region }: Preis { $price }, und du hast { $hand }; ein letzter Versuch ist jetzt nicht möglich
refuse-too-dear =
    { $region }: Preis { $price }, und du hast { $hand }; der Würfel bringt höchstens { $most } („why { $number }“
    erklärt es)
refuse-abandon = { $region } gehört dir nicht, du kannst die Region also nicht aufgeben
refuse-abandon-late = aufgeben kannst du Regionen nur vor der ersten Eroberung; „undo“ führt dorthin zurück
refuse-ability = { $ability }: { $region } geht jetzt nicht. Möglich: { $regions }
refuse-ability-where = { $ability }: wo? Möglich: { $regions }
refuse-course = tippe „expand“ (ausbreiten) oder „decline“ (untergehen lassen)
refuse-combo-spelling = „{ $text }“ liegt nicht aus; meinst du { $combos }?
refuse-no-seed = der Mitschrift fehlt die Startzahl, also lässt sich nichts prüfen. Server tragen sie nach dem Ende der Partie ein; auf dem Terminal steht sie von Anfang an darin
refuse-first = nach der Startzahl beginnt ein anderer Platz
refuse-draw = Aktion { $number } ist „{ $text }“, aber die Startzahl ergibt „{ $wanted }“
refuse-no-combo = „{ $text }“ ist keine Kombination. Tippe eine Nummer von 1 bis { $number }
refuse-no-pair = „{ $text }“ liegt so nicht aus. Tippe ein Volk und eine Fähigkeit
refuse-no-hand = „{ $text }“ hast du so nicht auf der Hand. Tippe ein Volk und eine Fähigkeit
refuse-no-power = dieses Volk hat noch keine Fähigkeit, du kannst es also nicht nehmen
refuse-few-coins = dafür hast du nicht genug Münzen
refuse-other-team = Völker jener Welt gehören dem anderen Team
refuse-choice = „{ $text }“ steht nicht zur Wahl. Tippe eine Nummer von 1 bis { $number }
refuse-amount = „{ $text }“ ist keine Zahl von { $least } bis { $most }
refuse-so-often = { $region }: höchstens { $number }
refuse-twice = „{ $text }“ kommt zweimal vor
refuse-two-rests = den Rest der Plättchen kann nur eine Region bekommen
refuse-left-over = zu verteilen sind { $amount }, genannt hast du { $placed }: { $number ->
    [one] 1 ist übrig
   *[other] { $number } sind übrig
}
refuse-too-many = zu verteilen sind { $amount }, genannt hast du { $placed }: { $number } zu viel
refuse-no-number = „{ $text }“ braucht eine Zahl, etwa „{ $text } 2“
refuse-empty-line = wie viele Plättchen, und wohin? Tippe { $examples }
refuse-how-many = du hast { $named } genannt; nenne { $number } in einer Zeile
refuse-more-regions = du hast { $named } genannt, das sind mehr als nötig
refuse-undo =
    es gibt nichts zurückzunehmen: Zurück geht es bis zum letzten Wurf, zur letzten neuen Kombination, zur
    Entscheidung von jemand anderem oder zum Anfang des Zugs
refuse-map = dieser Spielplan hat keine Karte; „table“ zeigt seine Regionen
refuse-narrow = für die Karte muss das Fenster mindestens { $number } Spalten breit sein
refuse-rules = kein Volk, keine Fähigkeit und kein Thema heißt „{ $name }“; „rules“ zeigt alle
refuse-rules-spelling = kein Volk, keine Fähigkeit und kein Thema heißt „{ $name }“; meinst du { $names }?
refuse-rules-mentioned = keine Seite heißt „{ $name }“; am meisten kommt es hier vor: { $names }
refuse-seats = eine Partie hat { $fewest } bis { $most } Plätze, aber --seats „{ $text }“ nennt { $number }
refuse-name = Plätze „{ $text }“: der Name „{ $name }“ muss 1 bis { $most } Zeichen haben
refuse-bot-spelling = Plätze „{ $text }“: unbekannter Bot „{ $name }“; meinst du { $bot }? Namen von Menschen beginnen mit einem Großbuchstaben
refuse-same-name = Plätze „{ $text }“: „{ $name }“ kommt zweimal vor; ändere einen der Namen
refuse-seat = unbekannter Platz „{ $text }“. Es gibt: { $names }, oder 1 bis { $number }
refuse-resume = --resume geht nicht zusammen mit --seats, --first oder --save: Das alles steht schon in der Datei
refuse-at = --at { $at }: die Mitschrift hat { $number } Aktionen

# --- Files -------------------------------------------------------------------------------------------

file-exists = { $path } gibt es schon; setze die Partie mit --resume fort oder nenne eine andere Datei
file-unwritable = { $path } lässt sich nicht schreiben: { $why }
file-unreadable = { $path } lässt sich nicht öffnen: { $why }
file-lost = { $path } lässt sich nicht schreiben ({ $why }); die Datei enthält die Partie bis hierher
file-in-use = { $path }: diese Partie läuft gerade in einem anderen Fenster
file-no-text = { $path } ist keine Textdatei, also keine Mitschrift
file-none = { $path } enthält keine unbeendete Partie; „smallworld play“ beginnt eine

# --- Beginning and end -------------------------------------------------------------------------------

play-title = Small World auf dem Terminal
play-subtitle = inoffiziell; „help“ erklärt alles
play-who = Jeder andere Name ist ein Mensch.
play-how-many = Zu wievielt ({ $fewest } bis { $most })?
play-name = Name an Platz { $number }?
play-somebody = Mensch
play-not-begun = Es wurde keine Partie begonnen.
play-saved = Die Partie ist in { $path } gespeichert. So geht es weiter:
play-record = Die Mitschrift ist in { $path }; „smallworld replay“ zeigt sie noch einmal.
ending-coins = Münzen in Runde
ending-sum = alle
played-on-from = Diese Partie setzt eine andere ab Runde { $turn } fort, nach { $number ->
    [one] 1 Ergebnis
   *[other] { $number } Ergebnissen
} von Würfeln und Stapeln.
review-at = Diese Stellung ansehen: smallworld replay { $file } --at { $at }
replay-at = nach { $at } von { $number } Aktionen
replay-honest = Ehrlich: { $number ->
    [one] 1 Ergebnis passt
   *[other] { $number } Ergebnisse passen
} zur Startzahl.

# --- Rules -------------------------------------------------------------------------------------------

rules-race = Völker
rules-power = Fähigkeiten
rules-relic = Altertümer
rules-place = Orte
rules-topic = Allgemeine Regeln
rules-card = { $title }: { $short }
rules-sources = Quellen: { $sources }
rules-how = „smallworld rules NAME“ zeigt Text, Klarstellungen und Quellen.

# --- Help --------------------------------------------------------------------------------------------

help-title = So geht das Spiel
help-game =
    Small World ist zu klein für alle. Führe ein Volk nach dem anderen über die Karte, kassiere Münzen für
    seine Regionen und lass es untergehen, wenn ihm die Puste ausgeht. Wer nach der letzten Runde die meisten
    Münzen hat, gewinnt. Alle beginnen mit 5 Münzen; wie viele die anderen haben, siehst du nicht.
help-first-turn =
    DEIN ERSTER ZUG. Nimm eine Kombination: ein Volk mit einer Spezialfähigkeit. Bei beiden steht, was sie
    können und wie viele Plättchen sie bringen. Die erste Kombination ist umsonst. Für jede andere legst du je
    1 Münze auf alle Kombinationen darüber. Münzen auf deiner Kombination bekommst du.
help-conquering =
    EROBERN. Eine Region kostet 2 Plättchen, dazu 1 für jedes Plättchen und jede Figur dort und noch 1, wenn
    sie ein Gebirge ist. Der Preis steht neben jeder Region, die du erobern darfst. Ein neues Volk betritt die
    Karte am Rand oder an einem Meer, das bis zum Rand reicht. Danach geht es von Region zu Region weiter.
    Meere und Seen sind gesperrt. Die gezahlten Plättchen bleiben dort, bis deine Eroberungen vorbei sind. Ein
    untergegangener Stamm ({ sign-lost-tribe }) gehört niemandem und verteidigt sich wie jedes andere Plättchen.
    Wer eine Region verliert, verliert dort ein Plättchen für immer. Die anderen kehren am Ende deines Zugs
    zurück.
help-die =
    DER WÜRFEL. Fehlen dir für eine letzte Region höchstens 3 Plättchen, darfst du es mit dem Würfel versuchen.
    Er zeigt 0, 0, 0, 1, 2 oder 3. Treffer oder nicht, danach ist Schluss mit Erobern.
help-redeploying =
    UMVERTEILEN. Nun verteilst du deine Plättchen beliebig auf deine Regionen, mindestens eines in jede. Je
    mehr Plättchen eine Region hat, desto teurer ist ein Angriff.
help-coins =
    MÜNZEN. Am Ende deines Zugs bekommst du 1 Münze für jede Region deiner Völker, dazu Extras für Volk und
    Fähigkeit. Woher die Münzen kommen, zeigt die Abrechnung.
help-later-turns =
    SPÄTERE ZÜGE. Du nimmst überall alle Plättchen bis auf eines auf und eroberst weiter. Gib Regionen auf, und
    du bekommst auch ihr letztes Plättchen. Oder lass dein Volk untergehen: Dann eroberst du in diesem Zug
    nichts. In jeder Region des Volks bleibt ein Plättchen und bringt weiter Münzen. Seine Fähigkeit ist fort,
    und dein früheres Volk im Untergang verlässt die Karte. Im nächsten Zug nimmst du eine neue Kombination.
    Reicht es nur noch für eine oder zwei Regionen, ist es Zeit für den Untergang.
help-below =
    IN DER UNTERWELT. Ein Fluss kostet 1 Plättchen weniger, aber dort bleibt niemand: Seine Plättchen
    ({ sign-passing }) kommen beim Umverteilen zurück. Zwei Monster ({ sign-monsters }) bewachen ein verborgenes
    Altertum oder einen Ort ({ sign-holding }). Besiege sie, und es kommt ans Licht. Nutzen darf es, wer seine
    Region hält. Sieh dir eine Region an, um zu lesen, was dort liegt.
help-answers = Antworten
help-choose = eine Kombination nach Nummer wählen, eine Region nach Nummer oder Anfang ihres Namens
help-conquer = die Region erobern oder, wenn 1 bis 3 Plättchen fehlen, um sie würfeln
help-stop = nicht weiter erobern
help-abandon = Region 9 aufgeben (vor der ersten Eroberung)
help-ability = eine Fähigkeit nutzen, die in der Frage steht; der Anfang ihres Namens genügt
help-course = ausbreiten (oder nur Enter); untergehen lassen
help-place = umverteilen: wie viele Plättchen mehr in welche Region, alles in einer Zeile
help-templates = umverteilen: gleichmäßig; dorthin, wo Angriffe drohen; oder dorthin, wo Boni sind
help-all = umverteilen: alle Plättchen in eine Region; oder alle übrigen in eine Region
help-several = mehrere Regionen auf einmal, für Helden
help-commands = Jederzeit
help-undo = die letzte Entscheidung dieses Zugs zurücknehmen, oder alle (bis zum letzten Wurf oder zur neuen Kombination)
help-look = eine Region: Gelände, Besitz, Nachbarn und Preis
help-why = warum eine Region so viel kostet, oder warum du sie nicht erobern kannst
help-map = der Spielplan als Karte, oder als Tabelle aller Regionen
help-combos = die Spalte der ausliegenden Kombinationen
help-hint = was der stärkste Bot hier tun würde, und warum
help-score = die Münzen, die alle bekämen, so wie die Karte aussieht
help-log = was in dieser und der letzten Runde geschah, oder in der ganzen Partie
help-rules = alle Völker, Fähigkeiten und Regeln; oder nur das Genannte mit seinen Klarstellungen
help-save = wo die Partie gespeichert ist (nach jeder Entscheidung); aufhören und ein andermal weiterspielen
help-help = diese Seite; „help commands“ zeigt nur, was du tippen kannst
help-board = Auf Tabelle und Karte

# --- How fast the rules run --------------------------------------------------------------------------

build-source =
    Die Regeln laufen als reines Python, mehrmals langsamer als kompiliert. Installiere sie mit einem C-Compiler
    neu (in einer Kopie des Repositorys: make compile).
build-source-asked =
    Die Regeln laufen als reines Python, mehrmals langsamer als kompiliert, denn SMALLWORLD_COMPILED=0 verlangt
    es. Lösche die Variable, um das zu ändern.

# --- Realms ------------------------------------------------------------------------------------------------

board-about = Für { $players } Personen: { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $regions ->
    [one] 1 Region
   *[other] { $regions } Regionen
}.
board-made = Der Spielplan ist in { $path }.
board-drawn = Die Zeichnung ist in { $path }.
realm-about = Für { $players } Personen: { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $tiles ->
    [one] 1 Tafel
   *[other] { $tiles } Tafeln
}. { $water }
realm-water-river = Das Wasser bildet Flüsse.
realm-water-sea = Das Wasser bildet Meere und Seen.
realm-water-closed-sea = Das Wasser bildet Meere und Seen; von ihnen aus betritt kein Volk die Karte.
realm-water-drifting-sea = Das Wasser bildet Meere und Seen; von ihnen aus betritt kein Volk die Karte, und die Tafeln treiben.
realm-water-growing-river = Das Wasser bildet Flüsse; die Tafeln kommen während der Partie dazu, an der Oberfläche.
realm-water-growing-river-below = Das Wasser bildet Flüsse; die Tafeln kommen während der Partie dazu, in der Unterwelt.
realm-water-growing-river-both = Das Wasser bildet Flüsse; die Tafeln kommen während der Partie dazu, in beiden Welten.
realm-string = Für Links und Mitschriften:
realm-made = Der Spielplan ist in { $path }.
realm-lands = Regionen: { $number }; neun pro Person wären { $wanted }
realm-parts = Zusammenhängende Gruppen von Regionen: { $number }
realm-lonely = Regionen ohne Nachbarn: { $regions }
realm-dead-ends = Regionen mit nur einem Nachbarn: { $regions }
realm-entries = Regionen, in denen ein neues Volk beginnen darf: { $number }
realm-alike = Grenzen zwischen Regionen mit gleichem Gelände: { $number }
realm-neighbours = Nachbarn einer Region im Durchschnitt: { $number }
realm-edge = Regionen am Rand: { $number }
realm-rivers = Gewässer, die an Land enden: { $number }
realm-directions = Für das Szenario am falschen Platz: { $regions }
realm-points = Punkte, an denen vier Regionen zusammenstoßen: { $regions }
realm-guarded = Untergegangene Stämme: { $tribes }; Regionen mit Monstern: { $monsters }
realm-no-chasm = Es gibt keine Schlucht: Flammen und Spinnenwesen spielen mit, aber ihre Fähigkeit bewirkt hier nichts.
realm-map-wide = Für die Karte muss das Fenster mindestens { $columns } Spalten breit sein.
lying-lost-tribe = untergegangener Stamm
lying-monsters = Monster
lying-entry = Einstieg
realm-terrains = Gelände (ideal: je { $fifth }): { $shares }
realm-symbols = Symbole (ideal: je { $fifth }): { $shares }
realm-short-of = Zu einem guten Spielplan fehlt: { $criteria }
criterion-lands = neun Regionen pro Person
criterion-parts = alle Regionen in einem Stück
criterion-dead-ends = keine Region mit nur einem Nachbarn, höchstens eine mit zweien
criterion-neighbours = so viele Nachbarn wie auf den gedruckten Karten
criterion-edge = nicht zu viele Regionen am Rand
criterion-terrains = jedes Gelände auf etwa einem Fünftel des Landes
criterion-symbols = jedes Symbol auf etwa einem Fünftel des Landes
criterion-alike = wenig Grenzen zwischen gleichem Gelände
criterion-rivers = Flüsse, die weitergehen
criterion-points = kein Punkt, an dem vier Regionen zusammenstoßen
criterion-peaks = Gipfel fern vom Rand und voneinander
criterion-directions = Regionen dort, wo das Szenario sie will: Westen, Osten, Norden, Süden, Mitte
criterion-riverside = ein Gipfel am Fluss
criterion-veins = getrennte Goldadern, jede mit zwei Zugängen
criterion-room = Platz für einen Stapel in jeder Region
realm-fair = { $name }: { $number ->
    [one] 1 Partie
   *[other] { $number } Partien
}
realm-fair-seat = Platz { $seat }: { $coins } ± { $within } Münzen, Siege { $share } ({ $low } bis { $high })
realm-even = Kein Platz gewinnt klar mehr oder weniger als seinen Anteil.
realm-uneven = Die Plätze sind nicht gleich gut: Einer gewinnt klar mehr oder weniger als seinen Anteil.
realm-undecided = Noch kein klares Ergebnis; spiel mehr Partien.
