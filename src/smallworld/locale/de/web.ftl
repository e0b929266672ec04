### Die Texte der Bildschirme im Browser, außer denen in content.ftl und story.ftl.

title = Small World
slogan = Goblins, Geister, Riesen und ein paar Dutzend andere, und nie genug Land für alle.
skip-to-content = Zum Inhalt springen
navigation = Seiten
language = Sprache
language-name = Deutsch
language-of = Sprache für { $player }
direction = ltr
theme = Farben: { $theme ->
    [light] hell
    [dark] dunkel
   *[auto] wie das System
}
close = Schließen
loading = Die Karte wird ausgerollt…
offline = Der Server ist nicht erreichbar. Versuch es noch einmal.
here-loading = Das Spiel wird geladen: { $share }
here-starting = Das Spiel startet…
here-elsewhere = Small World ist in einem anderen Fenster offen. Spiel dort weiter oder schließ das Fenster.
here-wasm = Dieser Browser kann das Spiel nicht ausführen: { $reason }. Erlaube WebAssembly für diese Seite (der Blockierungsmodus schaltet es ab) oder versuch es mit einem neueren Browser.
here-storage = Dieser Browser lässt die Seite nichts speichern, deine Partien gingen also verloren: { $reason }. Erlaube der Seite das Speichern oder verlass den privaten Modus.
here-unsaved = Dein letzter Schritt konnte nicht gespeichert werden: { $reason }. Schaff Platz auf diesem Gerät und lade die Seite neu.
here-files = Das Spiel konnte nicht geladen werden: { $reason }. Prüf deine Verbindung und versuch es noch einmal.
here-deleted = Der Browser hat alles gelöscht, was diese Seite gespeichert hatte. Die Partien, die du bei diesem Besuch geöffnet hast, sind wieder gespeichert. Alle anderen sind verloren, außer du hast sie als Dateien.
here-broken = Im Spiel ist ein Fehler aufgetreten: { $reason }. Bis zu deinem letzten Schritt ist alles gespeichert.
here-silent = Das Spiel antwortet nicht mehr. Bis zu deinem letzten Schritt ist alles gespeichert, lade es also neu.
here-again = Neu laden
here-new-table-hint = Spiel gegen Bots oder zu mehreren an diesem Bildschirm.
here-table-rules = Münzen und wer beginnt
sending-title = Dein Zug
sending = Dein Zug wird gesendet…
sending-stuck = Dein Zug ist noch nicht angekommen. Wir versuchen es weiter.
sending-withdraw = Zug zurückziehen
move-arrived = Dein Zug ist angekommen.
move-arrived-all-the-same = Dein Zug war schneller da, als du ihn zurückziehen konntest.
move-refused = Dein Zug wurde abgelehnt. { $why }
move-withdrawn = Zug zurückgezogen. Jetzt entscheidest du neu.
guest-name = Zugvogel
broken-title = Diese Seite lässt sich nicht zeigen
broken-text = Beim Laden ist etwas schiefgegangen. Deinen Partien ist nichts passiert. Lade die Seite neu oder geh zurück zur Startseite.
reload = Neu laden
release = Neue Version
release-waiting = Von dieser Seite gibt es eine neue Version. Sie wird geladen, sobald du hier fertig bist.
release-asking = Von dieser Seite gibt es eine neue Version. Lade neu, um sie zu bekommen.
unofficial = Eine inoffizielle Open-Source-Fassung ohne Verbindung zum Verlag. Gefällt sie dir, kauf das Spiel.

place-closed = { $name }: geschlossen

# --- Start, lobby, my games ------------------------------------------------------------------------------

play-now = Sofort spielen
play-now-hint = Gegen zwei leichte Bots. Ohne Konto, ohne Warten.
play-learn = Tutorial
puzzles = Aufgaben
puzzles-hint = Hundert Stellungen mit einer richtigen Antwort, und jeden Tag eine neue Aufgabe.
puzzle-of-the-day = Tagesaufgabe
starting = Der Tisch wird gedeckt…
continue = Weiterspielen
new-table = Neuer Tisch
new-table-hint = Spiel mit Freunden per Link, mit Leuten an diesem Bildschirm oder mit Bots.
lobby = Lobby
lobby-hint = Setz dich an einen offenen Tisch oder sieh bei einer Partie zu.
lobby-open = Offene Tische
lobby-none-open = Kein Tisch wartet auf Leute. Eröffne einen!
lobby-running = Laufende Partien
my-games = Meine Partien
finished-games = Beendete Partien
no-games = Du hast noch nicht gespielt.
file-open = Spieldatei öffnen
file-save-all = Alle Partien sichern
file-save = Partie als Datei sichern
file-here-hint = Dateien bewahren deine Partien auch dann, wenn der Browser seine Daten löscht. Auch ein Server kann sie öffnen, damit Freunde mitspielen.
file-server-hint = Du kannst eine Partie aus einer Datei mit Freunden fortsetzen.
file-opened = { $number ->
    [one] Eine Partie wurde geöffnet.
   *[other] { $number } Partien wurden geöffnet.
}
file-unread = Nicht lesbare Partien: { $number }. Der Grund: { $reason }
file-unsaved = Nicht lesbare Partien, die in der Datei fehlen: { $number }.
file-which = Die Datei enthält { $number } Partien. Welche geht weiter?
file-who = Die Partie geht an einem neuen Tisch weiter, mit eigenen Würfen und Stapeln. Wer spielt?
status-open = offen
status-running = läuft
status-finished = beendet
players-number = { $number ->
    [one] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] zu { $number }
}
to-start = Startseite
lobby-none-running = Gerade läuft keine Partie. Fang eine an!
watch-game = Zusehen
watchers = { $number ->
    [one] 1 sieht zu
   *[other] { $number } sehen zu
}
who-is-here = Gerade hier
people-in-lobby = { $number ->
    [one] 1 Person in der Lobby
   *[other] { $number } Personen in der Lobby
}
people-at-tables = { $number ->
    [one] 1 an einem Tisch
   *[other] { $number } an Tischen
}
show-my-name = Meinen Namen hier zeigen
play-someone = Mit anderen spielen
play-someone-hint = Bots spielen die freien Plätze, bis andere kommen.
drop-in = Bot-Plätze offen
take-bots-seat = Einen Bot ablösen
bots-game = Bot-Partie

# --- A new table -------------------------------------------------------------------------------------------

how-many = Zu wievielt spielt ihr?
board-of = Karte für { $players } Personen, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
board-choice = Karte
board-usual = Die übliche Karte
board-open = Spielplan-Datei öffnen…
seats = Plätze
seat-number = Platz { $player }
seat-kind-me = Ich
seat-kind-open = Per Link eingeladen
seat-kind-local = Noch jemand hier
seat-kind-bot = Ein Bot
bot-level = Stufe des Bots
name-of = Name an Platz { $player }
player-number = Platz { $player }
open-coins = Münzen offen
allied-coins = Münzen für Verbündete sichtbar
is-public = In der Lobby sichtbar
is-private = Privater Tisch
is-private-hint = Die Lobby zeigt den Tisch nicht. Nur mit dem Link findet man ihn.
who-begins = Wer beginnt
random = Zufall
newcomer-first = Neulinge zuerst
clock = Uhr
clock-none = keine
clock-live = Live
clock-turns = Fernpartie
clock-days = { $days } T
pace-none = Ohne Uhr
pace-live = { $minutes } min + { $increment } s je Zug
pace-days = { $days ->
    [one] 1 Tag + 1 Tag je Zug
   *[other] { $days } Tage + 1 Tag je Zug
}
minutes-each = Minuten pro Person
days-each = Tage pro Person
table-rules = Uhr und Münzen
create-table = Tisch eröffnen
in-play = Was mitspielt
in-play-sum = { $races ->
    [one] 1 Volk
   *[other] { $races } Völker
} und { $powers ->
    [one] 1 Fähigkeit
   *[other] { $powers } Fähigkeiten
} insgesamt.
in-play-without = Nicht dabei: { $names }.
presets = Vorlagen
preset-base-only = Nur die Grundbox
    .about = Das ursprüngliche Spiel: vierzehn Völker, zwanzig Fähigkeiten.
preset-ladies = Lauter Damen
    .about = Die Grundbox mit Nomaden, Priesterinnen und Weißen Frauen.
preset-everything = Alles
    .about = Alle Boxen, alle Optionen: Keine Partie gleicht der anderen.
preset-night = Nacht des Geisterbeschwörers
    .about = Eine Person von euch führt die Toten von einer Insel im See an.
preset-underground = Underground
    .about = Tief unten: Altertümer, Orte, Monster und ein Fluss.
preset-both-below = Beide Welten unten
    .about = Auch die Völker der Oberfläche ziehen in die Unterwelt.
preset-both-above = Beide Welten oben
    .about = Auch die Völker der Unterwelt kommen ans Licht.
world = Welt
world-surface = An der Oberfläche
    .about = Die Karten der Grundbox: Hügel, Äcker und Meere.
world-underground = In der Unterwelt
    .about = Die Karten von Underground: Flüsse, Schluchten und Monster.
world-both = Beide Welten
    .about = Tafeln, egal welche Seite oben: Land aus beiden Welten.
world-any = Jede Welt
box-holds = { $races ->
    [one] 1 Volk
   *[other] { $races } Völker
}, { $powers ->
    [one] 1 Fähigkeit
   *[other] { $powers } Fähigkeiten
}
setup-leaders = Anführer
    .about = Heuere für 1 Münze den Anführer deines Volks an: stark, aber er kann gefangen werden.
setup-places = Altertümer und Orte oben
    .about = Je zwei Monster bewachen sie, in Regionen untergegangener Stämme.
setup-necromancer = Geister in Reserve
    .about = Eine Person führt die Geister gegen alle anderen. Auf jeder Karte ist Platz für eine mehr.
    .seat = Der letzte Platz führt die Geister.
    .strength = { $number ->
        [13] 13, wie gedruckt
        [12] 12, schwerer für die Lebenden
        [11] 11, am schwersten für die Lebenden
       *[other] { $number }
    }
box-filter = Boxen
box-filter-all = alle
box-filter-mine = an meinem Tisch
also-called = auch { $name } genannt
your-name = Dein Name

# --- Waiting room -------------------------------------------------------------------------------------------

waiting-title = Warten auf andere
waiting-branch = Diese Partie setzt eine Stellung aus einer anderen Partie fort.
seat-open = Freier Platz
sit-down = Hinsetzen
start-with-bots = Mit Bots beginnen
leave-table = Tisch verlassen
invite = Einladen
invite-text = Wer diesen Link hat, kann sich setzen. Ein Konto ist nicht nötig.
link = Link zum Tisch
copy = Kopieren
copied = Kopiert
copy-by-hand = Dein Browser konnte den Link nicht kopieren. Er ist jetzt markiert, kopier ihn also selbst.
qr = Link als QR-Code

# --- Account -------------------------------------------------------------------------------------------------

account = Konto
account-why = Spielen kannst du auch ohne Konto. Mit Konto findest du deine Partien auf jedem Gerät.
logged-in = Angemeldet: { $name }.
log-in = Anmelden
log-out = Abmelden
make-account = Konto anlegen
password = Passwort (ab 8 Zeichen)
logins = Aktive Sitzungen
login-since = seit { $day }
login-here = dieser Browser
password-change = Passwort ändern
password-old = Jetziges Passwort (leer, wenn du nur Passkeys benutzt)
password-new = Neues Passwort (mindestens 8 Zeichen)
password-changed = Passwort geändert. Alle anderen Browser sind jetzt abgemeldet.
passkey-login = Mit Passkey anmelden
passkey-create = Passkey anlegen
passkey-why = Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder PIN an statt mit einem Passwort.
passkey-made = Passkey angelegt. Ab jetzt kannst du dich damit anmelden.
passkey-cancelled = Nichts geändert: Der Passkey wurde nicht bestätigt, oder du hast keinen für diese Seite.
passkey-exists = Auf diesem Gerät gibt es schon einen Passkey für dieses Konto.
passkey-insecure = Unter dieser Adresse gehen keine Passkeys. Nimm einen Namen mit https oder localhost.
passkey-unknown = Zu diesem Passkey gibt es hier kein Konto.
passkey-unverified = Der Passkey ließ sich nicht prüfen. Versuch es noch einmal.

# --- The table -----------------------------------------------------------------------------------------------

turn-of = { $turn ->
    [0] Aufbau
   *[other] Runde { $turn } von { $rounds }
}
in-the-well = { $number ->
    [one] eine Seele im Brunnen
   *[other] { $number } Seelen im Brunnen
}
in-reserve = { $number } in Reserve
on-offer = { $ability } (noch zu kaufen)
on-the-island = Die Insel des Geisterbeschwörers: { $number ->
    [0] keine Geister
    [one] 1 Geist
   *[other] { $number } Geister
}
steps = Schritte eines Zugs
stage-begin = Wählen
stage-conquer = Erobern
stage-redeploy = Umverteilen
stage-score = Werten
map = Karte für { $board } Personen
map-unbuilt = Diesen Spielplan baut ihr selbst, Tafel für Tafel.
map-built = Den Spielplan baut ihr selbst, Tafel für Tafel. Dieser hier entstand zu viert.
watching = Du siehst zu
table-missing = Diesen Tisch gibt es nicht.
# Words that end compound names of regions: a long name may be broken before them on the map.
region-endings = weinberge dschungel röhrlinge kristalle dickicht schleife morcheln scherben facetten schlucht kiefern mündung prismen juwelen boviste grabung abgrund schlund schacht stollen schlamm schlick gehölz palmen felder wiesen gipfel klippe spitze felsen buckel morast marsch pfütze quelle spalte treppe nadeln tannen stiele wasser grotte hügel sumpf bucht zinne nadel alpen weide äcker acker forst fähre druse suhle wiese halle kuppe grube kluft fälle zähne fluss pfuhl wald hain höfe moor ried meer horn berg hang mine hüte bach loch zahn glas fels flöz feld tief ader alm hof see
region-table = Liste der Regionen
region = Region
land = Gelände
holder = Besitz
price-column = Preis
act-column = Aktion
sort-by = Ordnen nach
sort-price = möglichen Regionen
sort-holder = Besitz
sort-name = Name
choose = Auswählen
again = Bestätigen
sound = Ton
options = Optionen
palette-distinct = Farben für Farbenblinde
facing = Gegenüber-Modus (ein Tablet für alle; Münzen sichtbar)
opposite-declined = { race-name } im Untergang
opposite-race = { $declined ->
    [yes] { opposite-declined }
   *[no] { combo }
}: { $regions ->
    [one] eine Region
   *[other] { $regions } Regionen
}
keys = Optionen und Tasten
map-cell = Feld { $cell }
map-cell-own = das jetzige Feld der Tafel, um sie zu drehen
tray-tiles = Tafeln zum Legen
tray-tile = Tafel { $letter }
map-spot = Stelle { $number }
turn-left = nach links drehen
turn-right = nach rechts drehen
unplayed = Deine Hand
unplayed-of = Hand von { $player }
lying-open = Offene Völker und Fähigkeiten
taken-enough = Du hast schon alle drei.
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Ganze Karte
skip = Überspringen
your-turn = Du bist dran!
undo = Zurücknehmen
plan = Meinen Zug planen
redo = Wiederholen
reset-turn = Zug von vorn
column = Ausliegende Kombinationen
choose-combo = Wähle eine Kombination
stacks = Noch in den Stapeln: { $races ->
    [one] 1 Volk
   *[other] { $races } Völker
}, { $powers ->
    [one] 1 Fähigkeit
   *[other] { $powers } Fähigkeiten
}
combos = Kombis
compare-combos = Vergleichen
combo-sentence = Nummer { $place }: { combo }, { tokens }, { $price ->
    [0] umsonst
    [one] kostet 1 Münze
   *[other] kostet { $price } Münzen
}{ $coins ->
    [0] { "" }
    [one] , darauf 1 Münze
   *[other] , darauf { $coins } Münzen
}{ $found ->
    [0] { "" }
    [one] , dazu 1 weiteres Plättchen
   *[other] , dazu { $found } weitere Plättchen
}
tokens = { $number ->
    [one] 1 Plättchen
   *[other] { $number } Plättchen
}
coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
regions = { $number ->
    [one] 1 Region
   *[other] { $number } Regionen
}
coins-on-it = { $number ->
    [one] +1 Münze für die Wahl
   *[other] +{ $number } Münzen für die Wahl
}
tokens-on-it = { $number ->
    [one] +1 Plättchen für die Wahl
   *[other] +{ $number } Plättchen für die Wahl
}
choose-half = Wähle ein Volk und eine Fähigkeit. Du zahlst nur für die teurere Reihe.
half-sentence = Reihe { $row }: { $name }, { $number ->
    [one] 1 Plättchen
   *[other] { $number } Plättchen
}{ $found ->
    [0] { "" }
   *[other] {" "}und { $found } darauf
}
brings-coins = { $number ->
    [one] bringt 1 Münze
   *[other] bringt { $number } Münzen
}
half-brings = { $name }: { $brings }
half-of-hand = { $name }, { $number ->
    [one] 1 Plättchen
   *[other] { $number } Plättchen
}{ $found ->
    [0] { "" }
   *[other] {" "}und { $found } extra
}
choose-from-hand = Wähle ein Volk und eine Fähigkeit von deiner Hand. Sie sind umsonst, aber jedes Stück gilt nur einmal in der Partie.
costs-coins = { $number ->
    [one] kostet 1 Münze
   *[other] kostet { $number } Münzen
}
almanac-combo = Im Durchschnitt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} (±{ $within }) für unsere Bots
almanac-how = So viele Münzen brachte diese Kombination unseren Bots im Durchschnitt, nach Abzug des Preises: genommen in Zug { $turn } bei gleich vielen am Tisch. ± ist das 95-%-Intervall des Durchschnitts; einzelne Partien schwanken stärker.
free = umsonst
link-connecting = Verbinde…
link-open = Verbunden
link-lost = Verbindung weg. Neuer Versuch…
link-nowhere = Keine Verbindung. Du siehst den Tisch, wie er zuletzt war; mit der Verbindung kommt auch der neue Stand.
link-closed = Getrennt

decision = Deine Entscheidung

# --- Players ---------------------------------------------------------------------------------------------------

players = Am Tisch
team-with = mit { $player }
team-alone = allein, zählt { $number ->
    [2] doppelt
   *[other] { $number }-fach
}
teams = Teams
teams-by-seat = Teams in Zugreihenfolge, beginnend beim Startplatz:
ally = verbündet
you-mark = (du)
is-bot = Bot
is-away = nicht da, ein Bot spielt
is-gone = nicht da
is-away-short = Bot spielt
is-gone-short = nicht da
thinks = denkt nach
decides = ist am Zug
captive-leader = Anführer { race-of }, gefangen
coins-hidden = Verdeckte Münzen
show-domain = Diese Regionen zeigen
in-decline = im Untergang
in-hand = { $number } auf der Hand
no-race = Noch kein Volk

# --- Regions ---------------------------------------------------------------------------------------------------

held-nobody = unbesetzt
held-tribe = { $number ->
    [one] ein untergegangener Stamm
   *[other] { $number } Plättchen untergegangener Stämme
}
held-monsters = { $number ->
    [one] ein Monster
   *[other] { $number } Monster
}
held-passing = verlässt den Fluss
serves-nobody = dient gerade niemandem
serves = dient { $player }
holding-in-short = { $ability } ({ $player })
legend-field = Auf diesem Feld wächst eine Fähigkeit. Ein aktives Volk, das fünf Regionen um das Feld hält, hat sie auch.
field-of = Feld: { $ability }
field-has = { $player }: { $held } von { $enough }, { $lacking ->
    [0] gilt
    [one] noch 1 nötig
   *[other] noch { $lacking } nötig
}
field-rule = Ein aktives Volk, das { $enough } der { $number } Regionen um das Feld hält, hat diese Fähigkeit auch.
field-bare = Kein aktives Volk hält eine Region um das Feld.
held-neutral = { $number } × { race-name }
held-by = { $player }: { $number } × { race-name }{ $declined ->
    [yes] {" "}im Untergang
   *[no] { "" }
}
costs = { $tokens ->
    [one] kostet 1 Plättchen
   *[other] kostet { $tokens } Plättchen
}
costs-die = kostet { $tokens } Plättchen; { $percent } % mit dem Würfel
costs-short = kostet { $tokens ->
    [one] 1 Plättchen
   *[other] { $tokens } Plättchen
}, { $short } zu wenig
tokens-needed = { $number ->
    [one] Plättchen nötig
   *[other] Plättchen nötig
}
draft-places = hierher: { $number }
beside-regions = Daneben: { $regions }
beside-column = Daneben
draft-said = { $region }: { $number } dort, noch { $left } zu setzen
said-undone = Zurückgenommen.
why-not = Warum nicht hier?
harm = { $player } verliert diese Region und { $declined ->
    [yes] das letzte Plättchen { race-of } hier
   *[no] ein Plättchen { race-of }
}.
harm-tribe = Der untergegangene Stamm verlässt die Karte.
harm-monsters = Die Monster verlassen die Karte, und du deckst auf, was sie bewacht haben.
one-less = Eins weniger
one-more = Eins mehr
all-here = Alle { $number } hierher

# --- What comes next ----------------------------------------------------------------------------------------------

do-choose-pair = Volk und Fähigkeit wählen
do-choose-combo = Kombination wählen
do-take = { combo } nehmen{ $price ->
    [0] { "" }
   *[other] {" "}(für { $price })
}
do-expand = Ausbreiten: { combo }
do-decline = Untergang (+{ $coins })
do-decline-sure = Ja, untergehen lassen
do-not-decline = Nein, aktiv bleiben
pass-conquer = Schluss, umverteilen
do-conquer = { $region } erobern ({ $tokens })
do-attempt = Würfeln: { $region } ({ $percent } %)
do-dragon-master = Drachen auf { $region }
do-sorcerers = Verhexen: { $region }
do-abandon = { $region } aufgeben
do-loose-berserk = Würfeln
do-use = „{ $ability }“ nutzen
spread-proposed = Vorschlag für { $what }.
spread-whole = Deine Wahl für { $what }.
spread-change = Zum Umsetzen eine Region anklicken.
spread-left = Noch zu setzen: { $left } von { $what }.
spread-off = Im nächsten Zug zurück: { $number } ({ $ability }).
spread-asked-by = { $ability }: { $text }
do-place-left = Noch { $number } zu setzen
do-redeploy = Fertig, weiter
do-return = Fertig
do-end-turn = Zug beenden +{ $coins }
do-end-turn-plain = Zug beenden
do-not-yet = Noch nicht
do-choose-regions = { $number ->
    [one] Noch eine Region wählen
   *[other] Noch { $number } Regionen wählen
}
do-select = { $number ->
    [0] Keine Region
    [one] Diese Region
   *[other] Diese { $number } Regionen
}
answer-heroic = Helden aufstellen
answer-leprechauns = { $number ->
    [0] Keinen Topf verstecken
    [one] Einen Topf voll Gold verstecken
   *[other] { $number } Töpfe voll Gold verstecken
}
answer-barbarians = { $number ->
    [0] Keinen aufnehmen
   *[other] { $number } aufnehmen
}
select-all = Alle Regionen
select-none = Keine
do-fortified = Bauen: { $region }
pass-fortified = Nichts bauen
do-diplomat = Frieden mit { $player }
pass-diplomat = Kein Frieden
do-buy = Kaufen: { $ability }
pass-necromancer = Genug gekauft
pass-hire = Ohne Anführer
pass-ransom = Gefangen lassen
do-leader = Anführer: { $region }
do-priestesses = Turm: { $region }
do-ghosts = { $number ->
    [0] Alle auf die Karte
    [one] 1 Geist zurückbehalten
   *[other] { $number } Geister zurückbehalten
}
do-hordes-of = { $number ->
    [0] Nur Rottenplättchen
    [one] Stattdessen 1 Volksplättchen
   *[other] Stattdessen { $number } Volksplättchen
}
do-ability = { $ability }: { $what }
answer-yes = Ja
answer-yes-for = Ja, für { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
answer-no = Nein
do-pass = Nichts tun
do-more-tokens = Mehr Plättchen…
do-choose-do = Wähle, was du tust
do-choose-region = Region wählen
do-choose-other = Zweite Region wählen
do-choose-player = Wähle eine Person
do-choose-place = Kombination wählen
do-choose-named = Auswählen
do-choose-revealed = Auswählen
do-choose-bought = Auswählen
do-choose-tile = Tafel wählen
do-choose-cell = Wähle, wohin sie kommt
do-creation-4 = Gebirge: { $place }
do-creation-5 = Schlucht: { $place }
do-creation-6 = Monster: { $region }
do-creation-7 = Untergegangener Stamm: { $region }
do-hands-2 = { $ability } nehmen
do-lay-tile = Tafel hierher legen
do-choose-ability = Auswählen
how-many-tokens = Wie viele?
take-back = { $what }: neu wählen
gather = Alle aufnehmen
template-even = Gleichmäßig
template-borders = Grenzen
template-bonus = Bonusregionen
template-together = Alle zusammen
template-last = Wie im letzten Zug
wait-over = Die Partie ist vorbei.
wait-frozen = Die Stellung bleibt, solange du liest.
wait-chance = Der Würfel rollt…
wait-player = Am Zug: { $player }
homecoming-title = Deine Plättchen sind zurück
homecoming = { $player } hat dich vertrieben: { $what ->
    [bivouacking] Deine Lager sind zurück.
    [behemoth] Deine Behemoths sind zurück.
   *[other] { $number ->
        [one] { story-troops } ist zurück.
       *[other] { story-troops } sind zurück.
    }
}
homecoming-always = Immer so machen: { $order }
wait-home = { $number ->
    [one] Noch zurückgezogene Plättchen zu setzen: { $players }
   *[other] Noch zurückgezogene Plättchen zu setzen: { $players }
}
prompt-ending = Damit endet dein Zug. Zurücknehmen geht dann nicht mehr.
forecast = Bringt jetzt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
forecast-of = Für { $player } bringt der Zug jetzt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
forecast-item = { $coins } { $reason }
decline-forecast = Jetzt untergehen lassen: { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
coins-regions = { $number ->
    [one] Region
   *[other] Regionen
}{ $declined ->
    [yes] {" "}({ race-name })
   *[no] { "" }
}
coins-ability-declined = { $ability } (im Untergang)
receipt = Münzen in diesem Zug
die-shows = { $number ->
    [0] leer
    [one] 1
   *[other] { $number }
}

# --- Log, chat ------------------------------------------------------------------------------------------------

log = Protokoll
log-whole = Ganze Partie zeigen
log-go-back = Hierher zurück
log-deployed = { $regions ->
    [one] { $player } verstärkt { $region }: { tokens }.
   *[other] { $player } verteilt { tokens } auf { $regions } Regionen.
}
log-scored = { $player } bekommt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}.
notes = Notizen
notes-hint = Diese Notizen siehst nur du. Dieser Browser bewahrt sie auf.
chat = Chat
chat-empty = Noch keine Nachrichten.
chat-words = Deine Nachricht
chat-send = Senden
chat-readers = Senden an
chat-to-all = Alle
chat-to-team = Mein Team
chat-points = Schaut mal: { $region }!
do-point-out = Darauf zeigen
chat-said-to-team = An das Team: { $text }
phrases = Etwas sagen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-your-turn = Du bist dran.
phrase-thinking = Lass mich überlegen.
phrase-one-moment = Einen Moment, bitte.
phrase-back = Bin wieder da.
phrase-nice-move = Guter Zug!
phrase-ouch = Autsch!
phrase-lucky = So ein Glück!
phrase-sorry = Tut mir leid!
phrase-thanks = Danke!
phrase-well-played = Gut gespielt!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss!

# --- Reports to the moderators --------------------------------------------------------------------------------

complain = Melden…
complain-title = Der Moderation melden
complain-what = Die Moderation sieht deine Meldung und den Chat, den du lesen konntest. Die anderen erfahren nichts davon.
complain-whom = Wen oder was
complain-table = Den Tisch selbst
complain-why = Grund
complain-reason-insult = Beleidigung oder Drohung
complain-reason-spam = Spam
complain-reason-cheating = Schummeln
complain-reason-name = Anstößiger Name oder Spielplan
complain-reason-other = Etwas anderes
complain-words = Einzelheiten (freiwillig)
complain-send = Meldung senden
complain-thanks = Danke. Die Moderation sieht sich das an.

# --- Curtain, end, replay ----------------------------------------------------------------------------------------

curtain = { $player }, du bist dran
curtain-text = Münzen sind geheim. Alle außer { $player } sehen bitte weg.
curtain-open = Ich bin { $player }
show-end = Ergebnis zeigen
end-title = { $number ->
    [one] { $players } gewinnt!
   *[other] { $players } gewinnen gemeinsam!
}
end-team = Team { $team } gewinnt: { $players }, zusammen mit { $coins } Münzen!
end-alone = { $players } gewinnt allein, mit { $coins } Münzen: das eigene Ergebnis mal { $number }!
tokens-on-map = { $number ->
    [one] 1 Plättchen auf der Karte
   *[other] { $number } Plättchen auf der Karte
}
best-raid = Bester Raubzug: { $player } nahm den anderen { $number ->
    [one] 1 Region
   *[other] { $number } Regionen
} ab, in Runde { $turn }.
luckiest = Glücklichster Wurf: { $player } gewann { $region } mit einer Chance von { $percent } %.
chart-coins = Münzen, Zug um Zug
chart-races = Aufstieg und Untergang
regions-by-turn = Regionen, Zug um Zug: { $list }
end-missing = Der Server hat die Einzelheiten dieser Partie nicht geschickt.
try-again = Noch einmal
end-why = Die entscheidenden Münzen
end-lead = { $coins ->
    [0] Gleichstand zwischen { $winner } und { $other }: Die Plättchen auf der Karte haben entschieden.
    [one] { $winner } lag am Ende 1 Münze vor { $other }.
   *[other] { $winner } lag am Ende { $coins } Münzen vor { $other }.
}
end-swing = Am meisten machte Runde { $turn } aus: { $coins ->
    [one] 1 Münze.
   *[other] { $coins } Münzen.
}
end-from-regions = Aktive Regionen
end-from-declined = Regionen im Untergang
end-from-purse = Gezahlt und gefunden
seed = Startzahl des Zufalls: { $seed }
record = Mitschrift der Partie
rematch = Revanche
rematch-waits = Jemand möchte eine Revanche und wartet auf dich.
bot-plays-for-you = Ein Bot spielt für dich.
again-harder = Eine Stufe schwerer
again-easier = Eine Stufe leichter
next-game = Nächste Partie
replay = Replay
look-at-map = Karte ansehen
to-table = Zurück zum Tisch
play = Abspielen
pause = Pause
look-back = Analyse
replay-back = Voriger Schritt
replay-forward = Nächster Schritt
replay-turn-back = Voriger Zug
replay-turn-forward = Nächster Zug
replay-moment = Stelle der Partie
play-on = Von hier weiterspielen
share = Teilen
recap = Seit deinem letzten Zug { $lost ->
    [0] hast du keine Region verloren.
    [one] hast du 1 Region verloren.
   *[other] hast du { $lost } Regionen verloren.
}
read-log = Protokoll lesen
show-film = Als Film ansehen
film-speed = Tempo
volume = Lautstärke
haptics = Vibration
motion = Animationen
motion-speed = { $speed ->
    [0] Aus
    [1] Normal
    [2] Schnell
   *[other] Langsam
}
# The moves of a bot for an absent player, shown when that player returns.
meanwhile-title = Während du weg warst
meanwhile-what = Das hat der Bot getan

# --- First game --------------------------------------------------------------------------------------------------

guide = Tipp für den Anfang
guide-understood = Alles klar
guide-no-more = Keine Tipps mehr
guide-on = Tipps für den Anfang
guide-choose-combo = Nimm ein Volk samt Fähigkeit. Die oberste Kombination ist umsonst; jede weiter unten kostet 1 Münze mehr.
guide-choose-course = Erobere mehr mit deinem Volk. Oder lass es untergehen: Es bringt weiter Münzen, und im nächsten Zug nimmst du ein neues.
guide-conquer = Die Zahlen sind Preise in Plättchen. Klick eine Region zweimal an, um sie zu erobern. Beginne am Rand der Karte.
guide-die = Zu wenig Plättchen? Wähle eine gestrichelte Region: Der Würfel bringt bis zu drei dazu.
guide-redeploy = Deine Plättchen liegen schon, als Vorschlag. Klick eine Region an, um ein Plättchen dorthin zu setzen, oder beende deinen Zug.
guide-redeploy-give-up = Deine Plättchen reichen nicht für alle Regionen. Gib eine auf.
guide-heroic = Zwei Regionen mit Helden sind immun. Klick die zwei wichtigsten an.
guide-fortified = Eine Festung verteuert ihre Region um 1 und bringt 1 Münze je Zug, solange dein Volk aktiv ist.
guide-diplomat = Wer mit dir Frieden hat, kann dieses Volk bis zu deinem nächsten Zug nicht angreifen.
guide-stout = Ein Unerschrockenes Volk darf gleich nach der Wertung untergehen, ohne dass du einen Zug verlierst.
guide-river = Ein Fluss kostet 1 Plättchen weniger, aber niemand bleibt: Beim Umverteilen verlassen ihn deine Plättchen.

# --- Continuing without a player -------------------------------------------------------------------------------

how-to-go-on = Wie geht es weiter?
gone-for = { $minutes ->
    [one] { $player } ist seit 1 Minute weg.
   *[other] { $player } ist seit { $minutes } Minuten weg.
}
gone-wait = Warten
gone-bot = Einen Bot spielen lassen
gone-days = Auf 1 Tag je Zug umstellen
votes-of = { $number } von { $needed }
by-days = Ihr habt jetzt 1 Tag je Zug, weil jemand nicht da war.
own-pace = Zurück zum üblichen Tempo

# --- Errors without a server code (for the others, see refusals.ftl) -------------------------------------------

error-unknown = Das hat nicht geklappt: { $message }
error-cookies = Dein Browser blockiert Cookies. Erlaube sie für diese Seite, damit der Tisch deinen Platz kennt.

# --- Keys ----------------------------------------------------------------------------------------------------------

keys-on = Tastenkürzel
notify-on = Melden, wenn ich dran bin
orders = Bei Rückzug meiner Plättchen
orders-all = Alle Völker
orders-as-all = wie bei allen Völkern
order-ask = mich fragen
leave-sure = Gehen und einen Bot spielen lassen?
take-back-seat = Platz wieder einnehmen
key-map = zur Karte
key-next = nächste mögliche Region
key-neighbour = benachbarte Region
key-choose = ansehen, dann handeln
key-back = zurück
key-combo = eine Kombination wählen (oder ein Volk, dann eine Fähigkeit)
key-primary = den großen Knopf drücken
key-decline = untergehen lassen
key-roll = würfeln
key-step = ein Plättchen mehr oder weniger
key-templates = Grenzen, gleichmäßig, aufnehmen
key-abandon = die Region aufgeben
key-undo = zurücknehmen
key-redo = wiederholen
key-reset = Zug von vorn
key-inspect = die Region beschreiben
key-table = Liste der Regionen
key-hint = Tipp
key-log = Protokoll
key-players = alle am Tisch
key-help = diese Seite

# --- Encyclopedia, credits -----------------------------------------------------------------------------------------

encyclopedia = Lexikon
encyclopedia-hint = Alle Völker, Fähigkeiten und Regeln, in unseren eigenen Worten.
search = Suchen
kind-term = Begriffe der Karte
terrain-of-board = Land: kostet zwei Plättchen, wenn niemand dort ist. Nur diese Karte hat es; kein Volk und keine Fähigkeit einer Box kennt es, selbst gemachte aber vielleicht.
kind-topic = Regeln
kind-race = Völker
kind-power = Fähigkeiten
kind-relic = Altertümer
kind-place = Orte
contents = Inhalt
credits = Mitwirkende
credits-icons = Symbole:
credits-font = Schrift:
credits-software = Gebaut mit
credits-art = Karten, Landschaften und Muster wurden für dieses Projekt gezeichnet.

# The announcements of a screen reader when the search text or the box changes.
encyclopedia-found =
    { $number ->
        [0] Kein Eintrag passt.
        [one] Ein Eintrag passt.
       *[other] { $number } Einträge passen.
    }
# The name of the row of tabs: combos, log, chat and notes.
side-panel = Neben der Karte
