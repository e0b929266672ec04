### Waarom de server niet deed wat werd gevraagd, per code (docs/reference/protocol.md).

# --- Spelen ------------------------------------------------------------------------------------------------

refusal-stale = Er is intussen iets gebeurd. Kijk nog eens.
refusal-not-your-turn = Iemand anders is nu aan zet.
refusal-illegal = Dat mag niet volgens de regels.
refusal-no-way-back = Dat kan niet meer worden teruggenomen.
refusal-away = Een bot speelt voor je. Neem eerst je plaats weer in.
refusal-no-time = Je tijd is om. In de volgende spelronde kun je terugkomen.
refusal-not-your-seat = Dat is niet jouw plaats.
refusal-no-team = Je speelt hier voor geen team, of voor meer dan één.
refusal-not-running = Het spel is niet bezig.
refusal-other-rules = Dit spel is met andere regels begonnen en kan hier niet verder.

# --- Tafels ------------------------------------------------------------------------------------------------

refusal-begun = Het spel is al begonnen.
refusal-not-begun = Het spel is nog niet begonnen.
refusal-running = Het spel is nog niet afgelopen.
refusal-over = Vanaf daar valt er niets meer te spelen.
refusal-taken = Die plaats is bezet.
refusal-too-soon = Ze zijn nog maar net weg. Wacht even.
refusal-here = Ze zijn er, of een bot speelt voor hen.
refusal-not-here = Alleen wie aan tafel is, beslist.
refusal-no-turn-ahead = Er komt geen beurt van jou meer die je kunt voorbereiden.
refusal-own-pace = De tafel gaat in haar eigen tempo.
refusal-kept = Die plaats is voor iemand anders vrijgehouden.
refusal-not-host = Alleen de gastheer kan dat doen.
refusal-missing = Dat bestaat hier niet of niet meer.
refusal-closed = De beheerders van deze server hebben deze tafel gesloten.
refusal-bad-realm = Dit bord kan niet gebouwd worden: { $why }
refusal-bad-draft = Met dit ontwerp kan niet worden gespeeld: er klopt iets niet.
refusal-own-is-private = Eigen volken en krachten zijn er alleen voor besloten tafels.
refusal-no-such-box = Er is hier geen doos “{ $box }”.
refusal-no-such-scenario = Er is hier geen scenario “{ $scenario }”, alleen { $known }.
refusal-no-box = Kies minstens één doos: zonder volken en krachten kan niemand spelen.
refusal-two-scenarios = Er kan maar één scenario tegelijk worden gespeeld.
refusal-no-such-world = Er is hier geen wereld “{ $world }”, alleen { $known }.
refusal-no-world = { $world ->
    [underground] De wereld beneden hoort bij { $boxes }: kies dat ook.
   *[other] De bovenwereld hoort bij { $boxes }: kies dat ook.
}
refusal-no-places = Relieken en plekken horen bij { $boxes }: kies dat ook.
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
refusal-bad-name = Een naam heeft 1 tot { $most } letters.
refusal-bad-line = Een bericht heeft 1 tot { $most } letters.
refusal-wrong = Naam, wachtwoord of passkey klopt niet.
refusal-name-taken = Iemand heeft al een account met deze naam.
refusal-logged-in = Je hebt al een account.
refusal-log-in-again = Log opnieuw in om dit te bevestigen.
refusal-muted = Je mag hier { $until ->
    [forever] niets meer zeggen
   *[other] niets zeggen tot { $until }
}: dat hebben de beheerders van deze server besloten.
refusal-muted-names = Je mag hier { $until ->
    [forever] geen namen meer geven
   *[other] geen namen geven tot { $until }
}, niet aan jezelf en niet aan iets anders: dat hebben de beheerders van deze server besloten.
refusal-banned = Je mag hier { $until ->
    [forever] niet meer spelen
   *[other] niet spelen tot { $until }
}: dat hebben de beheerders van deze server besloten.
refusal-address-banned = Vanaf jouw verbinding mag hier { $until ->
    [forever] niemand meer spelen
   *[other] niemand spelen tot { $until }
}: dat hebben de beheerders van deze server besloten.

# --- De rest -----------------------------------------------------------------------------------------------

refusal-too-often = Dat ging een beetje snel. { $wait ->
    [one] Wacht een seconde.
   *[other] Wacht { $wait } seconden.
}
refusal-too-many-bots = Er spelen al bots aan heel veel van je tafels. Maak eerst een van die spellen af.
refusal-too-large = Dat is te lang.
refusal-busy = Er zijn nu te veel verbindingen. Probeer het zo nog eens.
refusal-crowded = Er worden hier nu zoveel spellen gespeeld als er plaats is. Probeer het over een halve minuut nog eens.
refusal-unavailable = De server kan nu niets opslaan. Probeer het zo nog eens.
refusal-broken = Er ging iets mis in de server. Het ligt niet aan jou.
refusal-malformed = De server heeft dat niet begrepen.
refusal-no-push = Deze server stuurt geen meldingen.
refusal-origin = Deze pagina mag dat niet vragen.
refusal-header = Deze pagina mag dat niet vragen.
refusal-http = De server kan dat niet doen.
