### The texts of the terminal. For ids, arguments and stars, see en/terminal.ftl.

# --- Signs of the board ------------------------------------------------------------------------------

land-farmland = akkr
land-forest = bos
land-hill = heuv
land-lake = meer
land-mountain = berg
land-sea = zee
land-swamp = moer
land-black-mountain = zwrt
land-chasm = klof
land-mine = mijn
land-mud-pool = modr
land-mushroom-forest = padd
land-mystic-crystal = kris
land-river = rivr
sign-cavern = g
sign-magic = *
sign-mine = m
sign-volcano = V
sign-lost-tribe = VV
sign-monsters = M
sign-dragon = D
sign-encampment = K
sign-fortress = F
sign-hero = H
sign-hole = O
sign-lair = T
legend =
    A3 drie fiches van A · a1z in verval · { sign-lost-tribe } { feature-lost-tribe } · dan stukken:
    { sign-lair } { piece-lair }, { sign-fortress } { piece-fortress }, { sign-encampment } { piece-encampment },
    { sign-dragon } { piece-dragon }, { sign-hero } { piece-hero }, { sign-hole } { piece-hole } ·
    { sign-cavern } { feature-cavern }, { sign-magic } { feature-magic }, { sign-mine } { feature-mine } ·
    { $price } prijs, { $risk } met de dobbelsteen
sign-holding = &
sign-passing = ~
sign-neutral = /
sign-field = #
legend-neutral = { sign-neutral }1 { race-name }, die van niemand zijn
teams-are = Teams: { $teams }
fields-are = Oogstvelden, met hun nummer bij de gebieden eromheen: { $fields }
ending-teams = De munten en fiches van elk team, opgeteld:
legend-below =
    { sign-monsters } Monsters, A2{ sign-passing } verlaat de rivier weer, { sign-holding } een reliek of plek,
    { sign-volcano } { feature-volcano }, { sign-balrog } { piece-balrog }, { sign-great-ancient } { piece-great-ancient },
    { sign-queen } { piece-queen }, { sign-crypt-ghost } { piece-crypt-ghost }, { sign-bag } { piece-bag },
    { sign-armor } { piece-armor }
sign-peak = P
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
    { sign-well } { feature-well }, { sign-cairn } { feature-cairn }, { sign-statue } { feature-statue }, { sign-shrine } { feature-shrine },
    { sign-oak } { feature-oak }, { sign-gate } { feature-gate }, { sign-beacon } { feature-beacon }
legend-laid =
    { sign-peak } { feature-peak }, { sign-coin-mine } { feature-coin-mine }, { sign-throne } { feature-throne },
    { sign-sword } { feature-sword }, { sign-tunnel } { feature-tunnel },
    { sign-vein-a } { sign-vein-b } { sign-vein-c } niveaus van een goudader

# --- Board, seats, column ----------------------------------------------------------------------------

board-region = gebied
board-land = terrein
board-price = prijs
board-holder = bezet
board-out-of-reach = buiten bereik
board-empty = Er ligt nog geen tegel op tafel.
board-left-out = { $number ->
    [one] en nog 1 gebied; “table” toont alles
   *[other] en nog { $number } gebieden; “table” toont alles
}
board-part = een deel van het bord; “map” toont alles
heading-player = { $player } is aan de beurt
heading-asked = { $player }: { $question }
seat-no-race = geen actief volk
seat-race = { combo }: { $regions }{ $hand ->
    [0] { "" }
   *[other] , { $hand } in de hand
}
seat-captives = gevangen: de Leider van de { $races }
seat-holdings = bezit { $names }
seat-fields = bij oogstvelden: { $names }
field-share = { $ability } { $held }/{ $enough }
field-serves = (van kracht)
field-of-nobody = geen
seat-declined = in verval: { $races }
seat-coins-hidden = ? munten
combo-waits = { race-name }, wacht op een kracht
combo-brings = levert { $lying } op
combo-too-dear = te duur
combo-card = { $ability }:

# --- Prices and regions ------------------------------------------------------------------------------

price-items = prijs { $tokens } = { $items }
price-refused = kan niet worden veroverd: { $reasons }
why-price = { $region }: { $price }.
why-race = { $region }: voor je { combo }, { $price }.
why-die = Je hebt er { $hand }; de dobbelsteen moet { $pips } of meer tonen: { $percent }%.
why-short = Je hebt er { $hand }: { $short } te weinig.
why-no-race = Geen volk van jou kan het nu veroveren.
look-place = { $region }:
look-holder = bezet door: { $holder }
look-holding = { $ability } ({ $player }): { $does }
look-field =
    grenst aan een oogstveld, { $ability }: { $does } Een actief volk heeft deze kracht zolang het {
    $enough } van de { $number } gebieden rond het veld bezit. In bezit: { $names }.
look-neighbours = buren

# --- Coins -------------------------------------------------------------------------------------------

coins-of-regions = { $regions } { race-of }{ $declined ->
    [yes] {" "}in verval
   *[no] { "" }
}
coins-with-reasons = { $coins }: { $items }
score-now = Als er nu werd geteld zoals het bord erbij ligt:
score-of = { $player }: { $coins }
told-scored = { $player } krijgt { $coins }.

# --- Questions and choices ---------------------------------------------------------------------------

choose-combo-how = Neem een combinatie: typ haar nummer. “map” toont het bord, “help” legt het spel uit.
choose-pair-how = Kies een volk en een kracht: typ beide namen. De laagste rij bepaalt de prijs. “map” toont het bord, “help” legt het spel uit.
choose-hand-how = Maak een combinatie uit je hand: typ een volk en een kracht. Ze is gratis, en je kunt elk één keer gebruiken. “map” toont het bord, “help” legt het spel uit.
choose-expand = uitbreiden met { $tokens } { race-of } in de hand (Enter); of typ meteen het eerste gebied
choose-expand-only = uitbreiden (Enter)
choose-decline = in verval gaan, en { $regions } houden voor nu { $coins }
choose-decline-later = in verval gaan, en { $regions } houden
amount-how = Typ een getal van { $least } tot { $most }{ $refuse ->
    [yes] ; of “pass”
   *[no] { "" }
}.
seat-reserve = { $number } in reserve
choose-yes = ja
choose-yes-for = ja, voor { count-coins }
choose-with = { $choice }: { $details }
choose-cell = { $number ->
    [one] Typ het nummer van het vakje.
   *[other] Typ een nummer van de schets, of een kolom en een rij. Enter kiest vakje 1.
}
choose-nothing = nee
conquer-hand = *{ race-name }{ $declined ->
    [yes] {" "}in verval
   *[no] { "" }
}: { $tokens } in de hand.*
conquer-type = Typ het nummer van een gebied om het te veroveren.
conquer-type-die = Typ het nummer van een gebied om het te veroveren (? je laatste poging, met de dobbelsteen).
conquer-roll = *“{ $typed }”* of *“roll”* gooit de dobbelsteen vóór een verovering.
conquer-loose = *“{ $typed }”* gebruikt je { $ability }.
conquer-loose-marauding = *“{ $typed }”* neemt je troepen terug in de hand, eens per beurt.
conquer-loose-magic-2 = *“{ $typed }”* neemt de Zak; noem daarna het reliek dat hij nabootst.
conquer-ability = *“{ $typed }”* gebruikt je { $ability } op { $regions }.
conquer-use = *“{ $typed }”* laat je { $ability } bij de volgende verovering helpen.
conquer-any-target = elk doelwit
conquer-abandon = *“{ $typed }”* verlaat gebied { $number }.
conquer-stop = *“stop”* beëindigt je veroveringen.
conquer-stop-enter = *“stop”* (Enter) beëindigt je veroveringen.
place-what = *{ $amount } { race-of }* te plaatsen op
place-opponents = (! een tegenstander ernaast)
place-how = Typ “even”, “borders”, “bonus”, “all { $one }”, of hoeveel fiches per gebied: “{ $one } 2, { $last } 1”.
regions-one = Typ een gebied: { $regions }{ $refuse ->
    [yes] ; of “pass”
   *[no] { "" }
}.
regions-several = Typ { $number } gebieden op één regel, zoals “{ $first }, { $second }”: { $regions }{ $refuse ->
    [yes] ; of “pass”
   *[no] { "" }
}.
regions-any = Typ zoveel gebieden als je wilt op één regel, zoals “{ $first }, { $second }”: { $regions }{ $refuse ->
    [yes] ; of “pass”
   *[no] { "" }
}.
regions-some = Typ { $least } tot { $number } gebieden op één regel, zoals “{ $first }, { $second }”: { $regions }{ $refuse ->
    [yes] ; of “pass”
   *[no] { "" }
}.
regions-counted = Typ gebieden, elk met een getal (samen hoogstens { $number }), zoals “{ $first } 1”: { $regions }{ $refuse ->
    [yes] ; of “pass”
   *[no] { "" }
}.
regions-up-to = { $region } (tot { $number })
ask-choice = Typ een keuze; “help” legt alles uit.
ask-go-on = Druk op Enter om verder te gaan
ask-more = Enter: meer, q: stoppen
ask-yes-no = Enter = ja, n = nee
typed-yes = j ja
typed-no = n nee
ask-decline = In verval gaan?
ask-pay = Er { $coins } voor betalen?
ask-end-turn = Je beurt beëindigen?
ask-roll = De dobbelsteen gooien?
ask-roll-odds =
    { $region } kost { $price }, je hebt er { $hand }: de dobbelsteen moet { $pips } of meer tonen
    ({ $percent }%). Gelukt of niet, dit beëindigt je veroveringen.
ask-curtain = { $player } is aan de beurt: druk op Enter

# --- Before and after a decision ---------------------------------------------------------------------

decline-keeps = Je houdt { $kept }.
decline-kept = { $regions } { race-of } ({ $tokens })
decline-nothing = niets op het bord
decline-leave = Je { $races } verdwijnen van het bord.
decline-tray = { $number ->
    [one] 1 fiche { race-of } gaat terug naar de voorraad.
   *[other] { $number } fiches { race-of } gaan terug naar de voorraad.
}
decline-next = In je volgende beurt neem je een nieuwe combinatie.
you-place = Je plaatst { $placed }.
you-place-on = { $number } op { $region }
you-score = Je krijgt { $coins }.
undone = Ongedaan gemaakt.
saved = Elke zet is al bewaard, in { $path }

# --- Refusals ----------------------------------------------------------------------------------------

refuse-number = gebied { $text } bestaat niet; ze zijn genummerd van 1 tot { $number }
refuse-no-region = geen gebied heet “{ $text }”; “table” toont ze allemaal
refuse-region-spelling = geen gebied heet “{ $text }”; misschien { $regions }?
refuse-many-regions = “{ $text }” kan { $regions } zijn
refuse-region = { $region } kan hier niet. Wel mogelijk: { $regions }
refuse-target = { $region } { $price }
refuse-without-die = { $region } kost { $price }, en je hebt er { $hand }: verover het zonder de dobbelsteen
refuse-no-attempt = { $region } kost { $price }, en je hebt er { $hand }; een laatste poging is er nu niet
refuse-too-dear =
    { $region } kost { $price }, en je hebt er { $hand }; de dobbelsteen geeft er hoogstens { $most } bij
    (“why { $number }” legt het uit)
refuse-abandon = { $region } is niet van jou; je kunt het niet verlaten
refuse-abandon-late = je kunt gebieden alleen vóór de eerste verovering verlaten; “undo” gaat ernaar terug
refuse-ability = { $ability }: { $region } kan nu niet. Wel mogelijk: { $regions }
refuse-ability-where = { $ability }: waar? Mogelijk: { $regions }
refuse-course = typ “expand” (uitbreiden) of “decline” (in verval gaan)
refuse-combo-spelling = “{ $text }” is geen combinatie die te kiezen is; misschien { $combos }?
refuse-no-seed = het verslag bevat geen seed, er valt dus niets na te gaan. Servers voegen de seed toe als het spel uit is; op de terminal staat hij er vanaf het begin in
refuse-first = de seed koos een andere eerste speler
refuse-draw = actie { $number } is “{ $text }”, maar de seed geeft “{ $wanted }”
refuse-no-combo = “{ $text }” is geen combinatie; typ een nummer van 1 tot { $number }
refuse-no-pair = “{ $text }” is geen open volk en kracht. Typ van elk één
refuse-no-hand = “{ $text }” is geen volk en kracht uit je hand. Typ van elk één
refuse-no-power = dit volk heeft nog geen kracht en kan dus niet worden gekozen
refuse-few-coins = je hebt er te weinig munten voor
refuse-other-team = volken van die wereld horen bij het andere team
refuse-choice = “{ $text }” staat niet bij de keuzes; typ een nummer van 1 tot { $number }
refuse-amount = “{ $text }” is geen getal van { $least } tot { $most }
refuse-so-often = { $region }: hoogstens { $number }
refuse-twice = “{ $text }” komt twee keer voor
refuse-two-rests = maar één gebied kan de rest van de fiches krijgen
refuse-left-over = je hebt er { $amount } te plaatsen en noemt er { $placed }: { $number ->
    [one] er is er nog 1 over
   *[other] er zijn er nog { $number } over
}
refuse-too-many = je hebt er { $amount } te plaatsen en noemt er { $placed }: { $number } te veel
refuse-no-number = “{ $text }” vraagt om een aantal, zoals “{ $text } 2”
refuse-empty-line = hoeveel fiches, en waarheen? Typ { $examples }
refuse-how-many = je noemt er { $named }; noem er { $number } op één regel
refuse-more-regions = je noemt er { $named }, meer dan er gevraagd worden
refuse-undo =
    er is niets ongedaan te maken: je kunt terug tot de laatste worp of onthulde combinatie, een beslissing van
    een andere speler of het begin van de beurt
refuse-map = dit bord heeft geen kaart; “table” toont zijn gebieden
refuse-narrow = de kaart heeft een venster van { $number } kolommen nodig
refuse-rules = geen volk, kracht of onderwerp heet “{ $name }”; “rules” toont ze allemaal
refuse-rules-spelling = geen volk, kracht of onderwerp heet “{ $name }”; misschien { $names }?
refuse-rules-mentioned = geen pagina heet “{ $name }”; deze noemen het het vaakst: { $names }
refuse-seats = een spel heeft { $fewest } tot { $most } spelers nodig, maar --seats “{ $text }” noemt er { $number }
refuse-name = spelers “{ $text }”: de naam “{ $name }” moet 1 tot { $most } tekens hebben
refuse-bot-spelling = spelers “{ $text }”: onbekende bot “{ $name }”; misschien { $bot }? De naam van een speler begint met een hoofdletter
refuse-same-name = spelers “{ $text }”: de naam “{ $name }” staat er twee keer; noem er een anders
refuse-seat = onbekende speler “{ $text }”. Beschikbaar: { $names }, of 1 tot { $number }
refuse-resume = --resume gaat niet samen met --seats, --first of --save: die staan al in het bestand
refuse-at = --at { $at }: het spel telt { $number } acties

# --- Files -------------------------------------------------------------------------------------------

file-exists = { $path } bestaat al; hervat het met --resume, of noem een ander bestand
file-unwritable = kan { $path } niet schrijven: { $why }
file-unreadable = kan { $path } niet openen: { $why }
file-lost = kan { $path } niet schrijven ({ $why }); het bevat het spel tot nu toe
file-in-use = { $path }: dit spel is in een ander venster aan de gang
file-no-text = { $path } is geen tekstbestand, en dus geen spelverslag
file-none = { $path } bevat geen onafgemaakt spel om te hervatten; “smallworld play” begint er een

# --- Beginning and end -------------------------------------------------------------------------------

play-title = Small World op de terminal
play-subtitle = onofficieel; “help” legt alles uit
play-who = Elke andere naam is een mens.
play-how-many = Hoeveel spelers ({ $fewest } tot { $most })?
play-name = Naam van speler { $number }?
play-somebody = Speler
play-not-begun = Er is geen spel begonnen.
play-saved = Het spel is bewaard in { $path }. Om verder te gaan:
play-record = Het spel staat in { $path }; “smallworld replay” toont het opnieuw.
ending-coins = munten per ronde
ending-sum = alles
played-on-from = Dit spel zet een ander spel voort vanaf ronde { $turn }, na { $number ->
    [one] één uitkomst
   *[other] { $number } uitkomsten
} van dobbelstenen en stapels.
review-at = Om die stelling te zien: smallworld replay { $file } --at { $at }
replay-at = na { $at } van { $number } acties
replay-honest = Eerlijk: { $number } uitkomsten kloppen met de seed.

# --- Rules -------------------------------------------------------------------------------------------

rules-race = Volken
rules-power = Krachten
rules-relic = Relieken
rules-place = Plekken
rules-topic = Algemene regels
rules-card = { $title }: { $short }
rules-sources = Bronnen: { $sources }
rules-how = “smallworld rules NAAM” toont de tekst, de uitspraken en de bronnen.

# --- Help --------------------------------------------------------------------------------------------

help-title = Zo speel je
help-game =
    Small World is te klein voor iedereen. Leid het ene volk na het andere over het bord, neem munten voor de
    gebieden die het bezit, en laat het in verval gaan als het te dun is uitgesmeerd. Wie na de laatste ronde
    de meeste munten heeft, wint. Iedereen begint met 5 munten; die van de anderen zijn geheim.
help-first-turn =
    JE EERSTE BEURT. Neem een combinatie: een volk met een kracht. Allebei zeggen ze wat ze kunnen en hoeveel
    fiches ze meebrengen. De eerste combinatie is gratis; elke volgende kost een munt voor elke combinatie
    erboven. Munten die op een combinatie liggen, zijn van jou als je haar neemt.
help-conquering =
    VEROVEREN. Een gebied kost 2 fiches, één meer voor elke fiche of elk stuk dat er ligt, en één meer als het
    een berg is. De prijs staat bij elk gebied dat je mag veroveren. Een nieuw volk komt binnen aan de rand van
    het bord of naast een zee die de rand raakt; daarna gaat het van gebied naar buur. Zeeën en meren zijn
    gesloten. De fiches die je betaalt, blijven daar tot het eind van je veroveringen. Een Verloren Volk
    ({ sign-lost-tribe }) is van niemand en verdedigt zich als elk ander. Wie een gebied verliest, is één fiche
    voorgoed kwijt; de andere komen aan het eind van je beurt bij hem terug.
help-die =
    DE DOBBELSTEEN. Zijn je fiches niet genoeg voor nog een gebied, maar kom je er hoogstens 3 tekort, dan mag
    je het als laatste verovering proberen: de dobbelsteen toont 0, 0, 0, 1, 2 of 3. Raak of mis, daarna zijn je
    veroveringen voorbij.
help-redeploying =
    HERSCHIKKEN. Verdeel je fiches daarna over je gebieden zoals je wilt, minstens één in elk. Gebieden met veel
    fiches zijn duur om aan te vallen.
help-coins =
    MUNTEN. Aan het eind van je beurt neem je een munt voor elk gebied van je volken, en meer naar wat volk en
    kracht zeggen. De bon zegt waarom.
help-later-turns =
    LATERE BEURTEN. Alle fiches op één per gebied na komen in je hand en veroveren verder; verlaat gebieden om
    ook hun fiches te krijgen. Of ga in verval: je neemt deze beurt geen gebied, in elk gebied van het volk
    blijft één fiche liggen die munten blijft opleveren, zijn kracht is weg, en je vorige volk in verval
    verdwijnt van het bord. In je volgende beurt neem je een nieuwe combinatie. Het is tijd voor verval als je
    niet meer dan een gebied of twee kunt nemen.
help-below =
    ONDER DE GROND. Een rivier kost een fiche minder, maar niemand blijft er: fiches daar ({ sign-passing }) komen
    terug als je herschikt. Twee Monsters ({ sign-monsters }) bewaken wat nog niemand heeft gezien: wie ze verslaat,
    vindt een reliek of een plek ({ sign-holding }), die dient wie haar gebied bezit. Bekijk een gebied om te lezen
    wat er ligt.
help-answers = Antwoorden
help-choose = kiezen: een combinatie met haar nummer, een gebied met zijn nummer of het begin van zijn naam
help-conquer = het gebied veroveren, of het met de dobbelsteen proberen als je 1 tot 3 fiches tekortkomt
help-stop = je veroveringen beëindigen
help-abandon = gebied 9 verlaten (vóór de eerste verovering)
help-ability = een eigenschap gebruiken die de vraag noemt, met het begin van haar naam
help-course = uitbreiden (of alleen Enter); in verval gaan
help-place = herschikken: hoeveel fiches erbij voor welk gebied, alles op één regel
help-templates = gelijk verdelen; of vooral waar anderen vandaan kunnen komen; of vooral waar bonussen zijn
help-all = alle fiches in één gebied; of alle overgebleven fiches in één gebied
help-several = verscheidene gebieden tegelijk, voor helden
help-commands = Op elk moment
help-undo = de laatste beslissing van deze beurt terugnemen, of alle (niet tot vóór een worp of nieuwe combinatie)
help-look = een gebied: terrein, wie het bezit, zijn buren, zijn prijs
help-why = waarom een gebied kost wat het kost, of waarom je het niet kunt veroveren
help-map = het bord getekend, of als tabel met alle gebieden
help-combos = de kolom met combinaties
help-hint = wat de sterkste bot hier zou doen, en waarom
help-score = de munten die iedereen zou krijgen zoals het bord erbij ligt
help-log = wat er in deze en de vorige ronde is gebeurd, of in het hele spel
help-rules = alle volken, krachten en regels; of een ervan met zijn uitspraken
help-save = waar het spel wordt bewaard (elke zet, meteen); weggaan, en een andere dag verder
help-help = deze pagina; “help commands” toont alleen wat je kunt typen
help-board = Op bord en kaart

# --- How fast the rules run --------------------------------------------------------------------------

build-source =
    De regels draaien als gewoon Python, meerdere keren trager dan gecompileerd: installeer opnieuw waar
    een C-compiler is (in een checkout: make compile).
build-source-asked =
    De regels draaien als gewoon Python, meerdere keren trager dan gecompileerd, want
    SMALLWORLD_COMPILED=0 vraagt erom: haal die variabele weg.

# --- Realms ------------------------------------------------------------------------------------------------

board-about = { $players } spelers, { $rounds } rondes, { $regions } gebieden.
board-made = Het bord staat in { $path }.
board-drawn = De tekening staat in { $path }.
realm-about = { $players } spelers, { $rounds } rondes, { $tiles } tegels. { $water }
realm-water-river = Water is een rivier.
realm-water-sea = Water is zee en meren.
realm-water-closed-sea = Water is zee en meren, en nieuwe volken komen niet over zee binnen.
realm-water-drifting-sea = Water is zee en meren, nieuwe volken komen niet over zee binnen, en tegels drijven.
realm-water-growing-river = Water is een rivier; tegels worden tijdens het spel gelegd, in de bovenwereld.
realm-water-growing-river-below = Water is een rivier; tegels worden tijdens het spel gelegd, in de wereld beneden.
realm-water-growing-river-both = Water is een rivier; tegels worden tijdens het spel gelegd, in een van beide werelden.
realm-string = Voor links en verslagen:
realm-made = Het rijk staat in { $path }.
realm-lands = Gebieden: { $number }; met negen per speler zijn het er { $wanted }
realm-parts = Groepen van gebieden die aan elkaar liggen: { $number }
realm-lonely = Gebieden zonder buur: { $regions }
realm-dead-ends = Gebieden met één buur: { $regions }
realm-entries = Gebieden waar een nieuw volk mag binnenkomen: { $number }
realm-alike = Grenzen tussen gebieden met hetzelfde terrein: { $number }
realm-neighbours = Buren van een gebied, gemiddeld: { $number }
realm-edge = Gebieden aan de rand: { $number }
realm-rivers = Wateren die op land stuiten: { $number }
realm-directions = Gebieden op de verkeerde plaats voor het scenario: { $regions }
realm-points = Punten waar vier gebieden samenkomen: { $regions }
realm-guarded = Verloren Volken: { $tribes }; gebieden met monsters: { $monsters }
realm-no-chasm = Geen kloof: Vlammen en Spinvrouwen doen mee, maar hun eigenschap doet hier niets.
realm-map-wide = De kaart heeft een venster van { $columns } kolommen nodig.
lying-lost-tribe = Verloren Volk
lying-monsters = monsters
lying-entry = ingang
realm-terrains = Terreinen (ideaal: elk { $fifth }): { $shares }
realm-symbols = Symbolen (ideaal: elk { $fifth }): { $shares }
realm-short-of = Wat dit bord mist om goed te zijn: { $criteria }
criterion-lands = negen gebieden per speler
criterion-parts = gebieden die één geheel vormen
criterion-dead-ends = geen gebied met één buur, hoogstens één met twee
criterion-neighbours = zoveel buren als op gedrukte borden
criterion-edge = niet te veel gebieden aan de rand
criterion-terrains = elk terrein op ongeveer een vijfde van het land
criterion-symbols = elk symbool op ongeveer een vijfde van het land
criterion-alike = weinig grenzen tussen gebieden met hetzelfde terrein
criterion-rivers = rivieren die doorlopen
criterion-points = geen punt waar vier gebieden samenkomen
criterion-peaks = bergtoppen weg van de rand en van elkaar
criterion-directions = gebieden waar het scenario ze wil: west, oost, noord, zuid, midden
criterion-riverside = een bergtop aan de rivier
criterion-veins = goudaders los van elkaar, elk met twee toegangen
criterion-room = ruimte voor een stapel in elk gebied
realm-fair = { $name }: { $number } spellen
realm-fair-seat = Plaats { $seat }: { $coins } ± { $within } munten, overwinningen { $share } ({ $low } tot { $high })
realm-even = Geen plaats wint duidelijk meer of minder dan haar deel.
realm-uneven = De plaatsen zijn niet gelijk: één wint duidelijk meer of minder dan haar deel.
realm-undecided = Nog geen duidelijk resultaat; speel meer spellen.
