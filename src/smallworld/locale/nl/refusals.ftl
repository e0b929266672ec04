### Waarom de server niet deed wat werd gevraagd, per code (docs/reference/protocol.md).

# --- Spelen ------------------------------------------------------------------------------------------------

refusal-stale = Het spel is verdergegaan sinds je klikte. Kijk naar het bord en probeer het opnieuw.
refusal-not-your-turn = Een andere speler is nu aan zet.
refusal-illegal = De regels staan dat nu niet toe.
refusal-no-way-back = Je kunt niet terug voorbij een worp, een nieuwe combinatie of een zet van een andere speler.
refusal-away = Een bot speelt voor je. Neem eerst je plaats weer in.
refusal-no-time = Je tijd is om. In de volgende ronde kun je weer meedoen.
refusal-not-your-seat = Dat is niet jouw plaats.
refusal-unanswered = Deze puzzel heeft nog geen volledig antwoord.
refusal-no-team = Je speelt hier voor geen team, of voor meer dan één.
refusal-not-running = Het spel is niet bezig.
refusal-other-rules = Dit spel is met andere regels begonnen en kan hier niet verder.

# --- Tafels ------------------------------------------------------------------------------------------------

refusal-begun = Het spel is al begonnen.
refusal-not-begun = Het spel is nog niet begonnen.
refusal-running = Het spel is nog niet afgelopen.
refusal-over = Het spel is op dat moment al afgelopen.
refusal-taken = Die plaats is bezet.
refusal-too-soon = Die speler is nog maar net weg. Wacht even.
refusal-here = Die speler is er, of een bot speelt voor hem.
refusal-not-here = Alleen spelers aan tafel kunnen dit beslissen.
refusal-no-turn-ahead = Je hebt geen beurten meer om voor te bereiden.
refusal-own-pace = De tafel speelt al in haar normale tempo.
refusal-bots-turn = De bot speelt zijn beurt. Probeer het na de beurt opnieuw.
refusal-kept = Die plaats is voor iemand anders gereserveerd.
refusal-not-host = Alleen de gastheer kan dat doen.
refusal-not-alone = Alleen een speler die uitsluitend tegen bots speelt, kan hun niveau veranderen.
refusal-missing = Niet gevonden. Misschien is het verwijderd.
refusal-closed = De moderators hebben deze tafel gesloten.
refusal-bad-record = Dit bestand is geen spel van Small World, of het is beschadigd.
refusal-bad-realm = Dit bord kan niet gebouwd worden: { $why }
refusal-bad-draft = Dit ontwerp bevat een fout en kan niet worden gespeeld.
refusal-unfit-board = { $name }: alleen te spelen op een bord met het terrein “{ $land }”.
refusal-own-is-private = Zelfgemaakte volken en krachten zijn er alleen voor besloten tafels.
refusal-no-such-box = Onbekende doos “{ $box }”.
refusal-no-such-scenario = Onbekend scenario “{ $scenario }”. Beschikbaar: { $known }.
refusal-no-box = Kies minstens één doos: zonder volken en krachten is er geen spel.
refusal-two-scenarios = Je kunt maar één scenario tegelijk spelen.
refusal-no-such-world = Onbekende wereld “{ $world }”. Beschikbaar: { $known }.
refusal-no-world = { $world ->
    [underground] Voor de wereld beneden is { $boxes } nodig: voeg dat toe.
   *[other] Voor de bovenwereld is { $boxes } nodig: voeg dat toe.
}
refusal-no-places = Voor relieken en plekken is { $boxes } nodig: voeg dat toe.
refusal-not-in-world = { $boxes } kan in deze wereld niet worden gespeeld{ $feature ->
    [lake] : er is geen meer.
   *[other] .
}{ $elsewhere ->
    [surface] {" "}Boven de grond kan het, met een doos van daar.
    [underground] {" "}Onder de grond kan het, met een doos van daar.
   *[other] {""}
}
refusal-no-board = Met deze keuze is er geen bord voor { $players } spelers, alleen voor { $numbers }.{ $boxes ->
    [none] {""}
   *[other] {" "}Met { $players } kun je { $boxes } spelen.
}
refusal-too-few-combos = Voor { $players } spelers zijn { $needed } volken en evenveel krachten nodig. Nog te weinig:
    volken { $races }, krachten { $powers }.{ $boxes ->
    [none] {" "}Voeg er meer dozen aan toe.
   *[other] {" "}Een van deze is genoeg: { $boxes }.
}
refusal-other-teams = De teams van dit scenario zijn voor { $number } spelers, niet voor { $players }.

# --- Spelers -----------------------------------------------------------------------------------------------

refusal-nobody = Zeg eerst wie je bent: speel als gast of log in.
refusal-bad-name = Een naam moet 1 tot { $most } tekens hebben.
refusal-bad-line = Een bericht moet 1 tot { $most } tekens hebben.
refusal-wrong = Verkeerde naam, verkeerd wachtwoord of verkeerde passkey.
refusal-name-taken = Er is al een account met deze naam. Kies een andere naam.
refusal-logged-in = Je hebt al een account.
refusal-log-in-again = Log opnieuw in om dit te bevestigen.
refusal-muted = De moderators hebben je { $until ->
    [forever] het woord ontnomen.
   *[other] tot { $until } het woord ontnomen.
}
refusal-muted-names = Je kunt hier { $until ->
    [forever] geen namen kiezen
   *[other] tot { $until } geen namen kiezen
}: de moderators hebben je het woord ontnomen.
refusal-banned = De moderators hebben je { $until ->
    [forever] uitgesloten.
   *[other] uitgesloten tot { $until }.
}
refusal-address-banned = De moderators hebben je netwerkadres { $until ->
    [forever] uitgesloten.
   *[other] uitgesloten tot { $until }.
}

# --- De rest -----------------------------------------------------------------------------------------------

refusal-too-often = Dat ging te snel. Wacht { $wait ->
    [one] een seconde.
   *[other] { $wait } seconden.
}
refusal-too-many-bots = Er spelen al bots aan te veel van je tafels. Maak eerst een van die spellen af.
refusal-too-large = Dat is te lang.
refusal-busy = Er zijn nu te veel verbindingen. Probeer het zo nog eens.
refusal-crowded = De server is vol. Probeer het over een halve minuut nog eens.
refusal-unavailable = De server kan nu niets opslaan. Probeer het zo nog eens.
refusal-broken = Er ging iets mis op de server. Het ligt niet aan jou.
refusal-malformed = De server begreep dat niet. Kijk na wat je hebt ingevuld.
refusal-no-push = Deze server stuurt geen meldingen.
refusal-origin = Deze pagina mag dat niet aan de server vragen.
refusal-header = Deze pagina mag dat niet aan de server vragen.
refusal-http = De server kan dat niet doen.
