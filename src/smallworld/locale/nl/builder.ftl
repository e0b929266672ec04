### De bouwer: borden die mensen van tegels maken.

builder-title = Een bord bouwen
builder-hint = Tegels, bergen, eigen namen: bouw een bord, deel het met een link, speel erop.
builder-table-of = { $name }: gebouwd voor { $players } spelers, { $rounds } rondes
builder-new-name = Mijn rijk
builder-name = Naam van het bord
builder-players = Spelers
builder-water = Water
builder-water-river = rivier
builder-water-sea = zee en meren
builder-water-closed-sea = zee, zonder landing
builder-water-drifting-sea = zee met drijvende tegels
builder-actions = Het hele bord
builder-undo = Ongedaan
builder-redo = Opnieuw
builder-fill = Rest invullen
builder-mirror = Spiegelen
builder-random = Willekeurig bord
builder-drawn = Bord tonen
builder-drawing = Het bord wordt getekend…
builder-start-over = Opnieuw beginnen
builder-table = De tafel met de tegels
builder-cell = Vrij vak { $column }, { $row }
builder-tile = Tegel { $letter }
builder-tray = Tegels in de doos
builder-side = Zichtbare kant
builder-side-surface = Bovengronds
builder-side-underground = Ondergronds
builder-first = Tik op een tegel hieronder en dan op het vak in het midden; of sleep hem hierheen.
builder-how =
    Sleep tegels, of tik op een tegel en dan op een vak. Tik op een gelegde tegel om zijn gebieden een
    naam te geven. Tik twee keer, of druk op R, om hem te draaien.
builder-held = Tik nu op het vak voor deze tegel; R draait de tegel.
builder-target = Tik nu op de tegel die daar komt.
builder-chosen = Gekozen tegel
builder-turn = Draaien
builder-mountain = Berg
builder-chasm = Kloof
builder-remove = Tegel weghalen
builder-region = Naam van dit gebied ({ $terrain })
builder-name-region = Naam van het gebied
builder-lies-there = In dit gebied
builder-mark-lost-tribe = Verloren Volk
builder-mark-monsters = Monsters
builder-mark-entry = Ingang
builder-mark-coin-mine = Muntmijn
builder-mark-peak = Bergtop
builder-mark-well = Put
builder-mark-cairn = Steenhoop
builder-mark-statue = Standbeeld
builder-mark-shrine = Schrijn
builder-mark-oak = Eik
builder-mark-gate = Poort
builder-mark-beacon = Baken
builder-tunnel = Tunnel
builder-tunnel-hint = Tik op het gebied aan het andere eind van de tunnel.
builder-move-piece = Stuk verleggen
builder-remove-piece = Stuk weghalen
builder-counts = Overzicht
builder-lands = { $number } van { $wanted } gebieden
builder-each = { $number } per speler
builder-terrains = Terreinen
builder-symbols = Symbolen
builder-fifth = De streep staat bij een vijfde van de gebieden.
builder-parts = Het land ligt in { $number } delen.
builder-lonely = Zonder buur: { $names }
builder-dead-ends = Met maar één buur: { $names }
builder-alike = { $number } grenzen tussen gebieden met hetzelfde terrein
builder-no-entry = Geen nieuw volk kan binnenkomen.
builder-no-chasm = Geen kloof: Vlammen en Spinvrouwen doen mee, maar hun eigenschap doet hier niets.
builder-whole = Alle gebieden zijn verbonden. Een nieuw volk kan in { $number } ervan binnenkomen.
builder-share = Spelen, delen, bewaren
builder-play = Hier spelen
builder-shared = Dit bord is met je gedeeld. Speel erop zoals het is, of verander het hieronder.
builder-link = Link van het bord
builder-send = Versturen
builder-save = In deze browser bewaren
builder-file = Als bestand bewaren
builder-saved = Bewaarde borden
builder-forget = { $name } verwijderen
builder-broken-link = De link is stuk; het bord erin is niet te lezen.
builder-fair = Hoe eerlijk is het?
builder-fair-hint = Een sterke bot speelt alle plaatsen, steeds weer, op de achtergrond.
builder-fair-games = { $number } van { $most } spellen
builder-fair-old = Deze spellen zijn op een eerdere versie van het bord gespeeld.
builder-fair-stop = Spellen stoppen
builder-fair-failed = De spellen zijn afgebroken.
builder-seat = Plaats { $number }
builder-coins = Munten
builder-victories = Overwinningen
builder-even = Geen plaats wint duidelijk meer of minder dan haar deel.
builder-uneven = Eén plaats wint duidelijk vaker of minder vaak dan de andere.
builder-undecided = Nog geen duidelijk resultaat; speel meer spellen.
builder-rounds = Rondes
builder-pick-up = Tegel verplaatsen
builder-symbol = Symbool
builder-no-symbol = geen
builder-border = Riviergrens, { $edge ->
    [0] ZO
    [1] Z
    [2] ZW
    [3] NW
    [4] N
   *[5] NO
}
builder-point = Vier gebieden komen in één punt samen: { $names }

# --- Custom rules for a board -----------------------------------------------------------------------

rules-title = Regels van dit bord
rules-hint = Geef stukken een betekenis: leg ze op gebieden, en kies hier wat ze doen.
rules-name = Naam van het scenario
rules-new-name = Onze regels
rules-add = Regel toevoegen
rules-remove = Verwijder regel { $number }
rules-what = Wat de regel doet
rules-none = Geen speciale regels: Small World zoals je het kent.
rules-not-laid = nog niet op dit bord
rules-used = Eigen regels: { $name }
rules-of-own = Eigen regels
rules-more = Rondes, water, ingangen, teams
rules-stars = Sterren
rules-of-the-board = zoals het bord
rules-entry = Ingang van nieuwe volken
rules-teams = Teams (plaatsen in beurtvolgorde)
rules-team-of = Team van plaats { $number }
rules-alone = Speler zonder team
rules-teams-others = Deze teams zijn voor { $number } spelers.
rules-features = Ook op het bord
rules-without = Blijft in de doos
rules-nothing = niets
rules-take-out = Haal { $name } eruit
feature-place = relieken en plekken
rule-feature-bonus-name = brengt munten op
rule-feature-bonus = { $feature }: elke beurt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} meer voor { $every ->
    [1] elk gebied
   *[other] elke { $every } gebieden
} van een volk dat { $also-declined ->
    [yes] actief of in verval
   *[no] actief
} is.
rule-coins-lying-name = heeft munten om te nemen
rule-coins-lying = { $feature }: aan het begin { $lay ->
    [one] ligt er 1 munt
   *[other] liggen er { $lay } munten
} in elk gebied. Een volk dat zo’n gebied bezit, neemt er elke beurt een munt, ook in verval. Een speler die in verval gaat, legt er { $refill } bij, tot { $most } per gebied.
rule-tribute-name = krijgt schatting
rule-tribute = { $feature }: de bezitter krijgt elke beurt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} voor elk gebied eromheen met een volk van een tegenstander, die betaalt, of met een Verloren Volk, waarvoor de bank betaalt.
rule-open-relic-name = bevat een zichtbaar reliek
rule-open-relic = { $feature }: { $relic } ligt daar voor iedereen te zien, als Underground in het spel is.
rule-discount-name = kost minder
rule-discount = { $feature }: kost { $by ->
    [one] 1 fiche
   *[other] { $by } fiches
} minder.
rule-surcharge-name = kost meer
rule-surcharge = { $feature }: kost { $by ->
    [one] 1 fiche
   *[other] { $by } fiches
} meer.
rule-as-if-empty-name = kost alsof het leeg is
rule-as-if-empty = { $feature }: kost alsof er niemand is.
rule-reach-name = van overal bereikbaar
rule-reach = { $feature }: is van overal te veroveren{ $entry ->
    [yes] , maar alleen door een volk dat niet op het bord is
   *[no] { "" }
}.
rule-linked-name = grenzen aan elkaar
rule-linked = { $feature }: al die gebieden zijn buren{ $by ->
    [0] { "" }
    [one] , en kosten 1 fiche minder
   *[other] , en kosten { $by } fiches minder
}.
rule-stronghold-name = is moeilijk te veroveren
rule-stronghold = { $feature }: kost { $by ->
    [one] 1 fiche
   *[other] { $by } fiches
} meer zolang het volk dat het bezit { $also-declined ->
    [yes] actief of in verval
   *[no] actief
} is.
rule-immune-name = is niet te veroveren
rule-immune = { $feature }: niemand verovert het op { $active ->
    [yes] { $declined ->
        [yes] een volk
       *[no] een actief volk
    }
   *[no] { $declined ->
        [yes] een volk in verval
       *[no] niemand
    }
}.
rule-guardians-name = Relieken en plekken
rule-guardians = Doen relieken en plekken mee, dan bewaken Monsters ze in plaats van Verloren Volken, in { $beyond ->
    [-1] één gebied minder dan er spelers zijn
    [0] evenveel gebieden als er spelers zijn
   *[other] één gebied meer dan er spelers zijn
}{ $different ->
    [yes] , op zo veel mogelijk verschillende terreinen
   *[no] { "" }
}.
rule-drift-name = Tegels drijven
rule-drift = Aan het begin van een beurt mag de speler een tegel ergens anders heen schuiven of draaien. Het water van het bord is zee waar tegels drijven.
rule-crops-name = Krachten op oogstvelden
rule-crops =
    Op elk leeg oogstveld ligt een kracht; die dient elk actief volk dat { $enough } gebieden rond dat
    veld bezit.
rule-veins-name = Goudaders
rule-veins =
    De eerste speler die een gebied van een goudader verovert, vindt een munt en wekt bewakers. Dat zijn {
    $skeletons } skeletten, { $sorcerers } tovenaars, { $mummies } mummies.
rule-night-and-day-name = Nacht en dag
rule-night-and-day = Combinaties van boven en van beneden komen om beurten; gebieden van de andere wereld brengen een munt meer op, net als die waaruit haar volken zijn verdreven{ $lasts ->
    [yes] , zolang je ze bezit
   *[no] { "" }
}.
rule-columns-name = Aparte kolommen
rule-columns =
    Volken van boven, volken van beneden en krachten liggen in aparte kolommen. De laagste van de twee
    rijen bepaalt de prijs. In teams neemt het team van de eerste speler volken van boven, het andere die
    van beneden. Een speler zonder team neemt beide.
rule-homeland-name = Eigen wereld
rule-homeland = Elk volk komt binnen in zijn eigen wereld.
said-rounds = Het spel duurt { $rounds } rondes.
said-water = Water: { $water }.
said-entry = Nieuwe volken komen hier binnen: { $features }. Ligt er geen op het bord, dan komen ze over de rand.
said-teams = Teams (plaatsen in beurtvolgorde): { $teams }.{ $alone ->
    [1] { "" }
   *[other] {" "}Wat een speler zonder team heeft, telt { $alone } keer.
}
said-without = Deze blijven in hun doos: { $names }.
rule-parameter-feature = Waar
rule-parameter-coins = Munten
rule-parameter-every = Gebieden per beloning
rule-parameter-also-declined = Ook in verval
rule-parameter-lay = Munten aan het begin
rule-parameter-refill = Gelegd bij verval
rule-parameter-most = Hoogstens in één gebied
rule-parameter-relic = Reliek
rule-parameter-by = Fiches
rule-parameter-entry = Alleen bij binnenkomst
rule-parameter-active = Actief
rule-parameter-declined = In verval
rule-parameter-enough = Gebieden eromheen
rule-parameter-beyond = Verschil met spelers
rule-parameter-different = Op verschillend terrein
rule-parameter-skeletons = Skeletten
rule-parameter-sorcerers = Tovenaars
rule-parameter-mummies = Mummies
rule-parameter-lasts = Zolang je het bezit

# The announcements of a screen reader when the board changes.
builder-said-laid = Tegel { $letter } gelegd op { $column }, { $row }.
builder-said-moved = Tegel { $letter } verplaatst naar { $column }, { $row }.
builder-said-turned = Tegel { $letter } gedraaid.
builder-said-removed = Tegel { $letter } weggehaald.
builder-said-tiles =
    { $number ->
        [0] Het bord is leeg.
        [one] Het bord heeft één tegel.
       *[other] Het bord heeft { $number } tegels.
    }
builder-said-piece = Stuk geplaatst.
builder-said-piece-changed = Stuk veranderd.
builder-said-piece-removed = Stuk weggehaald.
builder-said-saved = { $name } is bewaard.
builder-said-forgotten = { $name } is verwijderd.
