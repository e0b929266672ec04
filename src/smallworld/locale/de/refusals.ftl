### Absagen des Servers, nach Fehlercode (docs/reference/protocol-errors.md).

# --- Playing -----------------------------------------------------------------------------------------------

refusal-stale = Die Partie ist seit deinem Klick weitergegangen. Sieh dir den Spielplan an und versuch es noch einmal.
refusal-not-your-turn = Du bist gerade nicht dran.
refusal-illegal = Das erlauben die Regeln jetzt nicht.
refusal-no-way-back = Ein Wurf, eine neue Kombination oder der Zug von jemand anderem lässt sich nicht zurücknehmen.
refusal-away = Ein Bot spielt für dich. Nimm erst deinen Platz wieder ein.
refusal-no-time = Deine Zeit ist um. In der nächsten Runde kannst du wieder einsteigen.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-unanswered = Zu dieser Aufgabe fehlt noch eine vollständige Antwort.
refusal-no-team = Du bist hier in keinem Team, oder du spielst für mehrere.
refusal-not-running = Die Partie läuft nicht.
refusal-other-rules = Diese Partie begann nach anderen Regeln und kann hier nicht weitergehen.

# --- Tables ------------------------------------------------------------------------------------------------

refusal-begun = Die Partie hat schon begonnen.
refusal-not-begun = Die Partie hat noch nicht begonnen.
refusal-running = Die Partie ist noch nicht vorbei.
refusal-over = Zu diesem Zeitpunkt ist die Partie schon vorbei.
refusal-taken = Dieser Platz ist besetzt.
refusal-too-soon = Der Platz ist eben erst leer geworden. Warte noch ein wenig.
refusal-here = An diesem Platz spielt schon jemand, notfalls ein Bot.
refusal-not-here = Das entscheidet nur, wer am Tisch sitzt.
refusal-no-turn-ahead = Du hast keinen Zug mehr zu planen.
refusal-own-pace = Der Tisch spielt schon im üblichen Tempo.
refusal-bots-turn = Der Bot ist gerade am Zug. Versuch es danach noch einmal.
refusal-kept = Dieser Platz ist für jemand anderen reserviert.
refusal-not-host = Das darf nur, wer den Tisch eröffnet hat.
refusal-not-alone = Die Stufe der Bots ändern kann nur, wer allein gegen Bots spielt.
refusal-missing = Nicht gefunden. Vielleicht wurde es gelöscht.
refusal-closed = Die Moderation hat diesen Tisch geschlossen.
refusal-bad-record = Diese Datei ist keine Partie von Small World, oder sie ist beschädigt.
refusal-bad-realm = Dieser Spielplan lässt sich nicht bauen: { $why }
refusal-bad-draft = Dieser Entwurf enthält einen Fehler und ist nicht spielbar.
refusal-unfit-board = { $name }: nur auf einer Karte mit der Landschaft „{ $land }“ spielbar.
refusal-own-is-private = Eigene Völker und Fähigkeiten gibt es nur an privaten Tischen.
refusal-no-such-box = Unbekannte Box „{ $box }“.
refusal-no-such-scenario = Unbekanntes Szenario „{ $scenario }“. Es gibt: { $known }.
refusal-no-box = Wähle mindestens eine Box: Ohne Völker und Fähigkeiten keine Partie.
refusal-two-scenarios = Es geht nur ein Szenario auf einmal.
refusal-no-such-world = Unbekannte Welt „{ $world }“. Es gibt: { $known }.
refusal-no-world = { $world ->
    [underground] Für die Unterwelt brauchst du auch diese Box: { $boxes }.
   *[other] Für die Oberfläche brauchst du auch diese Box: { $boxes }.
}
refusal-no-places = Für Altertümer und Orte brauchst du auch diese Box: { $boxes }.
refusal-not-in-world = { $boxes }: in dieser Welt nicht spielbar{ $feature ->
    [lake] , denn sie hat keinen See.
   *[other] .
}{ $elsewhere ->
    [surface] {" "}An der Oberfläche geht es, mit einer Box für jene Welt.
    [underground] {" "}In der Unterwelt geht es, mit einer Box für jene Welt.
   *[other] {""}
}
refusal-no-board = Zu dieser Auswahl gibt es keine Karte für { $players } am Tisch, nur für { $numbers }.{ $boxes ->
    [none] {""}
   *[other] {" "}Für { $players } gibt es diese Boxen: { $boxes }.
}
refusal-too-few-combos = Für { $players } am Tisch braucht ihr { $needed } Völker und { $needed } Fähigkeiten. Es fehlen noch: Völker { $races },
    Fähigkeiten { $powers }.{ $boxes ->
    [none] {" "}Nimm mehrere Boxen dazu.
   *[other] {" "}Eine von diesen genügt: { $boxes }.
}
refusal-other-teams = Dieses Szenario hat Teams für { $number } Personen, nicht für { $players }.

# --- People ------------------------------------------------------------------------------------------------

refusal-nobody = Sag erst, wer du bist: Spiel als Gast oder melde dich an.
refusal-bad-name = Ein Name braucht 1 bis { $most } Zeichen.
refusal-bad-line = Eine Nachricht braucht 1 bis { $most } Zeichen.
refusal-wrong = Name, Passwort oder Passkey stimmt nicht.
refusal-name-taken = Ein Konto mit diesem Namen gibt es schon. Bitte wähle einen anderen.
refusal-logged-in = Du hast schon ein Konto.
refusal-log-in-again = Bitte melde dich zur Bestätigung noch einmal an.
refusal-muted = Die Moderation hat dich stummgeschaltet{ $until ->
    [forever] .
   *[other] {" "}bis { $until }.
}
refusal-muted-names = Du kannst hier keine Namen wählen{ $until ->
    [forever] {""}
   *[other] {" "}bis { $until }
}: Die Moderation hat dich stummgeschaltet.
refusal-banned = Die Moderation hat dich gesperrt{ $until ->
    [forever] .
   *[other] {" "}bis { $until }.
}
refusal-address-banned = Die Moderation hat deine Netzadresse gesperrt{ $until ->
    [forever] .
   *[other] {" "}bis { $until }.
}

# --- Anything else -----------------------------------------------------------------------------------------

refusal-too-often = Das war zu schnell. Bitte warte { $wait ->
    [one] 1 Sekunde.
   *[other] { $wait } Sekunden.
}
refusal-too-many-bots = An zu vielen deiner Tische spielen schon Bots. Beende erst eine dieser Partien.
refusal-too-large = Das ist zu lang.
refusal-busy = Der Server hat zu viele Verbindungen. Versuch es gleich noch einmal.
refusal-crowded = Der Server ist voll. Versuch es in einer halben Minute noch einmal.
refusal-unavailable = Der Server kann gerade nichts speichern. Versuch es gleich noch einmal.
refusal-broken = Auf dem Server ist etwas schiefgegangen. Du kannst nichts dafür.
refusal-malformed = Das hat der Server nicht verstanden. Prüfe deine Eingabe.
refusal-no-push = Dieser Server verschickt keine Benachrichtigungen.
refusal-origin = Diese Seite darf den Server nicht darum bitten.
refusal-header = Diese Seite darf den Server nicht darum bitten.
refusal-http = Das kann der Server nicht.
