### Realms: de tegels, wat erop ligt en de scenario’s.

box-realms-1 = Mijn Lieveling!
    .about = Een rivier van rand tot rand, met bergtoppen ernaast.
box-realms-2 = Het leven is een lange, maar allesbehalve rustige rivier
    .about = Volken landen aan de uiteinden van een rivier.
box-realms-3 = Oostwaarts
    .about = Van het westen over de rivier naar de mijnen in het oosten.
box-realms-4 = We stonden op de bergen
    .about = Munten op de bergtoppen, en elk verval legt er meer bij.
box-realms-5 = De Roestige Troon
    .about = Iedereen rond de troon betaalt wie erop zit.
box-realms-6 = Op drift
    .about = Tegels worden verschoven, en zeeën ertussen raken verbonden of gescheiden.
box-realms-7 = Oogst van Krachten
    .about = Krachten groeien op oogstvelden, voor wie het land eromheen bezit.
box-realms-8 = Het Zwaard in de Grot
    .about = Het Zwaard ligt midden in een wereld van zeeën beneden.
box-realms-9 = Een spel der Goden
    .about = Bouw samen het bord, en maak combinaties van wat je kreeg.
box-realms-9-redrawn = Een spel der Goden, zonder de moeilijke
    .about = Hetzelfde, zonder de volken en krachten die moeilijk te spelen zijn.
box-realms-10 = Te diep gegraven
    .about = Diep beneden ligt goud, en Monsters bewaken het.
box-realms-11 = Iedereen samen nu
    .about = Twee teams van twee, een voor elke wereld, en één alleen die dubbel telt.
box-realms-12 = Dag en Nacht
    .about = Twee werelden op één bord, en een munt voor elk gebied van de andere wereld.

topic-realms = Borden van tegels
topic-realms-text =
    De scenario’s van Realms worden gespeeld op borden van zeshoekige tegels, met bergen, bergtoppen en
    kloven erop. Een bergtop ligt op een berg en telt voor elke regel als een berg, maar kost een fiche
    meer: vier als er niemand is. Niemand komt in een kloof of steekt haar over. Rivieren die elkaar
    raken, zijn één gebied. Een rivier kost een fiche en levert geen munt op, en een volk verlaat haar
    weer bij het herschikken, tenzij een kracht het laat blijven. Een spel heeft tien rondes met twee of
    drie spelers, negen met vier, acht met vijf of zes. Volken komen aan de rand van het bord binnen,
    tenzij het scenario iets anders zegt.

topic-my-precious = Mijn Lieveling!
topic-my-precious-text =
    Voor twee tot zes spelers. Een rivier steekt het bord over van rand tot rand, en ernaast rijzen bergtoppen op. Er
    gelden geen andere regels dan die van elk bord van tegels: een volk mag de rivier als weg gebruiken, maar moet haar
    verlaten bij het herschikken.

topic-long-river = Het leven is een lange, maar allesbehalve rustige rivier
topic-long-river-text =
    Voor twee tot zes spelers. Volken komen alleen in zes gebieden binnen: de twee uiteinden van de rivier
    en de twee landen naast elk uiteinde. Dat geldt voor elke eerste verovering, ook voor een volk dat al
    zijn gebieden heeft verloren of verlaten. Alleen een volk of kracht die overal mag binnenkomen, is
    daarvan vrij. Een uiteinde van de rivier kost een fiche, en van daar kan al het land aan zijn oevers
    worden veroverd. Het volk verlaat het weer bij het herschikken.

topic-go-east = Oostwaarts
topic-go-east-text =
    Voor twee tot zes spelers. Volken komen alleen aan de westrand binnen. Een rivier loopt van noord naar zuid en moet
    worden overgestoken. In het oosten liggen muntmijnen: elke mijn levert wie haar bezit elke beurt een munt meer op,
    zolang het volk actief is. Een mijn blijft in haar gebied, verdedigt het niet en is geen mijnsymbool.

topic-mountaintop = We stonden op de bergen
topic-mountaintop-text =
    Voor drie tot zes spelers. Op elke bergtop liggen vier munten. Aan het eind van je beurt neem je een
    munt van elke bergtop die je volken bezitten, actief of in verval. Gaat een volk in verval, dan doet
    de eigenaar de telling en legt hij daarna drie munten uit de bank op bergtoppen naar keuze. Niet alle
    drie mogen op dezelfde. Munten op een bergtop zijn van niemand en verdedigen hem niet.

topic-the-throne = De Roestige Troon
topic-the-throne-text =
    Voor vier of vijf spelers. De Roestige Troon staat op de enige bergtop, met vijf gebieden eromheen.
    Aan het eind van zijn beurt krijgt de speler die de troon bezit een munt voor elk van deze gebieden
    met een volk van een tegenstander of een Verloren Volk. Tegenstanders betalen voor hun volken, actief
    of in verval, en de bank voor Verloren Volken. Eigen gebieden betalen niets. De troon is een plek. Hij
    dient ook een volk in verval, en wie het gebied neemt, heeft er voortaan iets aan.

topic-adrift = Op drift
topic-adrift-text =
    Voor twee tot zes spelers. Helemaal aan het begin van je beurt mag je één tegel ergens anders heen
    schuiven, of je daarna uitbreidt of in verval gaat. Hij glijdt over de tafel en heeft dus genoeg
    ruimte nodig. Je mag hem niet optillen of er andere tegels mee verschuiven. Je mag hem onderweg
    draaien, of hem draaien en laten liggen. Daarna moeten alle tegels aan elkaar liggen. Alles op een
    tegel gaat mee. Er wordt niets mee veroverd, en nieuwe buren tellen meteen. Wateren zijn zeeën: ze
    worden één waar ze elkaar raken, en zijn gescheiden waar niet. Zonder een kracht die dat toestaat,
    betreedt of doorkruist niemand ze, en komt niemand erlangs op het bord. Doen relieken en plekken mee,
    dan is dat er één minder dan er spelers zijn, op zo veel mogelijk verschillende terreinen.

topic-crops = Oogst van Krachten
topic-crops-text =
    Voor twee tot zes spelers. Midden op het bord liggen lege oogstvelden, zoveel als er spelers zijn, met
    op elk een krachtkaart. Zolang je actieve volk vijf gebieden aan een oogstveld bezit, heb je ook die
    kracht. Je krijgt haar meteen, ook midden in een beurt, en verliest haar als je er minder dan vijf
    bezit. Land en bergen tellen, rivieren en volken in verval niet. Een kracht die verloren gaat, neemt
    haar stukken mee; de krachtkaart blijft op het veld. Een krachtkaart op een veld brengt geen fiches.
    Niemand komt op een oogstveld of steekt het over, en het is geen rand van het bord. Sommige krachten
    kunnen niet op een oogstveld groeien: Vervloekt, Historicus, Herboren, Geesten, Rijk en Wijs.

topic-the-cavern = Het Zwaard in de Grot
topic-the-cavern-text =
    Voor drie tot vijf spelers, in de wereld beneden. Het Zwaard van het Moordkonijn ligt voor iedereen zichtbaar in het
    midden van het bord, en twee Monsters bewaken het. Plekken liggen verborgen in andere gebieden, elk onder twee
    Monsters; de andere relieken blijven in de doos. Al het water is zee: niemand komt erin of gaat erover zonder een
    kracht die dat toestaat. Volken komen alleen aan de rand van het bord binnen, en niet over zee.

topic-the-gods = Een spel der Goden
topic-the-gods-text =
    Voor twee tot zes spelers. Iedereen krijgt drie volken en drie krachten, geheim zolang ze niet
    gespeeld zijn. In je eerste beurt, en in de beurt na elk verval, combineer je gratis een van je
    volken met een van je krachten. Je kunt elk maar één keer gebruiken: na een derde verval heb je geen
    volk meer over. Sommige volken en krachten zijn moeilijk te spelen en brengen munten mee als ze
    komen: Vervloekt twaalf, Dwergen en Witte Wieven vier, Schaduwmimes twee. IJzerdwergen kosten vier
    munten, en er komen twee Homunculi meer. In het spel zonder de moeilijke worden deze zes aan drie of
    meer spelers niet uitgedeeld. Aan twee spelers wordt niets uitgedeeld: zij leggen zeven volken en
    zeven krachten open en nemen om beurten iets, tot beiden er drie van elk hebben. Dan brengt geen
    ervan munten mee. De spelers bouwen het bord. Voor de eerste beurt, en aan het begin van elke beurt,
    legt de speler die aan de beurt is een tegel naast de tegels die er liggen. Dat eindigt als het bord
    negen gebieden per speler heeft. Er mag een berg, een kloof, allebei of geen van beide op. In een
    spel van beide werelden kiest hij welke kant boven ligt. Hij mag ook een Verloren Volk op de tegel
    zetten, en moet dat als twee van de gebieden geen bergen zijn. Rivieren en kloven tellen hier niet
    als gebieden. Rivieren die elkaar raken, zijn één gebied. Met relieken en plekken legt iedereen er
    een, bewaakt door twee Monsters, op de eerste of tweede eigen tegel. De eerste speler legt er nog een
    op de allereerste tegel.

topic-the-dig = Te diep gegraven
topic-the-dig-text =
    Voor drie of vier spelers, in de wereld beneden. Drie goudaders lopen vanuit het midden van het bord
    naar beneden. Elk is drie gebieden diep, met in elk gebied een verborgen munt en één bewaker. Eerst
    zijn alleen de bovenste gebieden te betreden. Zodra alle drie veroverd zijn, door wie dan ook, gaat
    het tweede niveau open, en daarna het derde. De eerste speler die een gebied van een ader verovert,
    neemt meteen de munt; een munt van vijf of tien brengt ook een reliek. Eén bewaker wordt afgelegd. De
    andere gaan naar het volgende gebied van de ader dat nog nooit veroverd is, met zoveel nieuwe
    bewakers erbij als de munt waard is. Aan het eind van elke ronde behalve de laatste vallen de
    bewakers van elke ader aan, van west naar oost. Ze doen allemaal mee, op één per gebied na. Ze vallen
    altijd het zwakst verdedigde land aan waaraan ze grenzen, en gooien voor hun laatste aanval de
    dobbelsteen. Bij even zwakke landen beslist een dobbelsteen. Bewakers zonder doel gaan terug naar het
    hoogste gebied van hun ader dat nog nooit veroverd is. Is dat er niet, dan gaan ze terug naar waar
    hun laatste aanval vandaan kwam. De relieken blijven naast het bord, en de Monsters in het noorden
    bewaken alleen plekken.

topic-all-together = Iedereen samen nu
topic-all-together-text =
    Voor precies vijf spelers, met volken en krachten van beide werelden, op een bovenwereld en een
    wereld beneden, verbonden door vier tunnels. De plaatsen worden geloot. De eerste en de vierde speler
    vormen het team van boven. De tweede en de vijfde vormen dat van beneden. De derde speelt alleen. Een
    team neemt alleen volken van zijn eigen wereld, wie alleen speelt van beide. Volken van boven, volken
    van beneden en krachten liggen in drie kolommen van zes rijen, met daarnaast de munten van elke rij.
    Neem een volk dat je mag gebruiken en een kracht naar keuze. Je betaalt een munt op elke rij boven de
    laagste van de twee, en neemt de munten die in die rij liggen. Elke kolom schuift apart aan; munten
    blijven in hun rij. Een volk komt binnen aan de rand van zijn eigen wereld, en gaat daarna waarheen
    het wil. Partners delen geen munten, fiches of geheimen, en mogen elkaar aanvallen. Aan het eind
    worden de munten van een team opgeteld, en die van wie alleen speelt verdubbeld.

topic-night-and-day = Dag en Nacht
topic-night-and-day-text =
    Voor drie tot vijf spelers, met volken en krachten van beide werelden. Het noorden van het bord is de
    bovenwereld, het zuiden de wereld beneden. Tunnels met hetzelfde nummer maken hun gebieden
    aangrenzend, op elke afstand. Combinaties van boven en van beneden komen om beurten, en je mag beide
    nemen. Een volk van boven komt binnen aan de noordrand van het bord, een volk van beneden aan de
    zuidrand. Aan het eind van je beurt levert elk gebied van de andere wereld dat een volk van je bezit,
    actief of in verval, een munt meer op. Dat doet ook elk gebied van de eigen wereld dat het deze beurt
    op een volk van de andere heeft veroverd. Rivieren leveren niets op. Verloren Volken leven in het
    noorden, Monsters bewaken relieken en plekken in het zuiden.

reason-peak = bergtop: een fiche meer
reason-closed-level = gesloten: eerst moeten alle gebieden van het niveau erboven veroverd zijn

feature-peak = bergtop
feature-coin-mine = muntmijn
    .about = Levert een actief volk elke beurt een munt extra op.
feature-throne = Roestige Troon
feature-sword = Zwaard
feature-tunnel = tunnel
feature-west-vein = westelijke ader
feature-middle-vein = middelste ader
feature-east-vein = oostelijke ader
feature-vein-a = niveau A
    .about =
        De verborgen munt is voor de eerste speler die het verovert. Dan gaan de bewakers naar beneden,
        met zoveel nieuwe erbij als de munt waard is.
feature-vein-b = niveau B
    .about =
        De verborgen munt is voor de eerste speler die het verovert. Dan gaan de bewakers naar beneden,
        met zoveel nieuwe erbij als de munt waard is.
feature-vein-c = niveau C
    .about =
        De verborgen munt is voor de eerste speler die het verovert. Dan gaan de bewakers naar beneden,
        met zoveel nieuwe erbij als de munt waard is.

feature-well = put
feature-cairn = steenhoop
feature-statue = standbeeld
feature-shrine = schrijn
feature-oak = eik
feature-gate = poort
feature-beacon = baken

power-the-wells = De putten
power-the-wells-with = { race-name }
power-the-cairns = De steenhopen
power-the-cairns-with = { race-name }
power-the-statues = De standbeelden
power-the-statues-with = { race-name }
power-the-shrines = De schrijnen
power-the-shrines-with = { race-name }
power-the-oaks = De eiken
power-the-oaks-with = { race-name }
power-the-gates = De poorten
power-the-gates-with = { race-name }
power-the-beacons = De bakens
power-the-beacons-with = { race-name }
power-mountain-land = { feature-mountain }
power-mountain-land-with = { race-name }
power-hill-land = { feature-hill }
power-hill-land-with = { race-name }
power-forest-land = { feature-forest }
power-forest-land-with = { race-name }
power-farmland-land = { feature-farmland }
power-farmland-land-with = { race-name }
power-swamp-land = { feature-swamp }
power-swamp-land-with = { race-name }
power-sea-land = { feature-sea }
power-sea-land-with = { race-name }
power-lake-land = { feature-lake }
power-lake-land-with = { race-name }
power-black-mountain-land = { feature-black-mountain }
power-black-mountain-land-with = { race-name }
power-mud-pool-land = { feature-mud-pool }
power-mud-pool-land-with = { race-name }
power-mushroom-forest-land = { feature-mushroom-forest }
power-mushroom-forest-land-with = { race-name }
power-mine-land = { feature-mine }
power-mine-land-with = { race-name }
power-mystic-crystal-land = { feature-mystic-crystal }
power-mystic-crystal-land-with = { race-name }
power-river-land = { feature-river }
power-river-land-with = { race-name }
power-chasm-land = { feature-chasm }
power-chasm-land-with = { race-name }
power-cavern-land = { feature-cavern }
power-cavern-land-with = { race-name }
power-magic-land = { feature-magic }
power-magic-land-with = { race-name }
power-volcano-land = { feature-volcano }
power-volcano-land-with = { race-name }
power-coast-land = { feature-coast }
power-coast-land-with = { race-name }
power-edge-land = { feature-edge }
power-edge-land-with = { race-name }
power-coin-mine-land = { feature-coin-mine }
power-coin-mine-land-with = { race-name }
power-peak-land = { feature-peak }
power-peak-land-with = { race-name }
power-throne-land = { feature-throne }
power-throne-land-with = { race-name }
power-sword-land = { feature-sword }
power-sword-land-with = { race-name }

power-victory-coin-mines = Muntmijnen
power-victory-coin-mines-with = { race-name }
power-crops-of-power = Oogst van Krachten
power-crops-of-power-with = { race-name }
power-coins-on-peaks = Munten op bergtoppen
power-coins-on-peaks-with = { race-name }
power-sword-in-the-cavern = Het Zwaard in de Grot
power-sword-in-the-cavern-with = { race-name }
power-all-together-now = Iedereen samen nu
power-all-together-now-with = { race-name }
power-night-and-day = Dag en Nacht
power-night-and-day-with = { race-name }

power-hands = Handen
power-hands-with = { race-name }
power-hands-2 = Handen
power-hands-2-with = { race-name }
power-creation = Schepping
power-creation-with = { race-name }
power-creation-2 = Schepping
power-creation-2-with = { race-name }
power-creation-3 = Schepping
power-creation-3-with = { race-name }
power-creation-4 = Schepping
power-creation-4-with = { race-name }
power-creation-5 = Schepping
power-creation-5-with = { race-name }
power-creation-6 = Schepping
power-creation-6-with = { race-name }
power-creation-7 = Schepping
power-creation-7-with = { race-name }
question-hands-2 = Welk volk of welke kracht neem je?
question-creation = Welke tegel leg je?
question-creation-2 = Waar leg je de tegel?
question-creation-3 = Hoe draai je de tegel?
question-creation-4 = Leg je een berg op de tegel?
pass-creation-4 = geen berg
question-creation-5 = Leg je een kloof op de tegel?
pass-creation-5 = geen kloof
question-creation-6 = Waar bewaken twee Monsters een reliek of plek?
pass-creation-6 = niet op deze tegel
question-creation-7 = Waar woont een Verloren Volk?
pass-creation-7 = geen Verloren Volk

power-drift = Drift
power-drift-with = { race-name }
power-drift-2 = Drift
power-drift-2-with = { race-name }
power-drift-3 = Drift
power-drift-3-with = { race-name }
power-rusted-throne = De Roestige Troon
power-rusted-throne-with = { race-name }
power-rusted-throne-short = Plek: een munt voor elk gebied ernaast met een volk van een tegenstander of een Verloren Volk.
power-rusted-throne-text =
    Voor vier of vijf spelers. De Roestige Troon staat op de enige bergtop, met vijf gebieden eromheen.
    Aan het eind van zijn beurt krijgt de speler die de troon bezit een munt voor elk van deze gebieden
    met een volk van een tegenstander of een Verloren Volk. Tegenstanders betalen voor hun volken, actief
    of in verval, en de bank voor Verloren Volken. Eigen gebieden betalen niets. De troon is een plek. Hij
    dient ook een volk in verval, en wie het gebied neemt, heeft er voortaan iets aan.

race-guards = Bewakers
    .one = Bewaker
    .gender = common
    .joined = bewakers
race-guards-short = Ze bewaken de goudaders en zijn van niemand.
race-guards-text =
    De bewakers van de goudaders zijn Monsters en zijn van niemand. Ze verdedigen het gebied waarin ze
    staan. Aan het eind van elke ronde behalve de laatste vallen ze aan.

power-skeleton-guards = De Skeletten
power-skeleton-guards-with = { race-name }
power-sorcerer-guards = De Tovenaars
power-sorcerer-guards-with = { race-name }
power-mummy-guards = De Mummies
power-mummy-guards-with = { race-name }
power-veins-of-gold = De goudaders
power-veins-of-gold-with = { race-name }

sign-peak-coin = $
piece-peak-coin = munt op de bergtop
    .about = Wie de bergtop bezit, pakt er aan het einde van de beurt een.
count-peak-coin = { $number ->
    [one] 1 munt op de bergtop
   *[other] { $number } munten op de bergtop
}
sign-skeleton-guards = s
piece-skeleton-guards = Skeletten van de ader
    .about = Ze zijn van niemand en vallen aan na de beurt van de laatste speler.
count-skeleton-guards = { $number ->
    [one] Skeletten van de ader
   *[other] { $number } × Skeletten van de ader
}
sign-sorcerer-guards = z
piece-sorcerer-guards = Tovenaars van de ader
    .about = Ze zijn van niemand en vallen aan na de beurt van de laatste speler.
count-sorcerer-guards = { $number ->
    [one] Tovenaars van de ader
   *[other] { $number } × Tovenaars van de ader
}
sign-mummy-guards = u
piece-mummy-guards = Mummies van de ader
    .about = Ze zijn van niemand en vallen aan na de beurt van de laatste speler.
count-mummy-guards = { $number ->
    [one] Mummies van de ader
   *[other] { $number } × Mummies van de ader
}

question-crops-of-power = Welke krachtkaart groeit op het volgende oogstveld?
question-coins-on-peaks = Op welke bergtoppen leg je munten?
more-coins-on-peaks = { $number ->
    [one] Leg nog één munt
   *[other] Leg nog { $number } munten
}
answer-coins-on-peaks = Leg de munten

coins-coins-on-peaks = { $number ->
    [one] munt van een bergtop
   *[other] munten van bergtoppen
}
coins-victory-coin-mines = { $number ->
    [one] muntmijn
   *[other] muntmijnen
}
coins-rusted-throne = schatting voor de troon

question-drift = Schuif je een tegel?
pass-drift = Alles laten liggen
question-drift-2 = Waar schuif je de tegel heen?
question-drift-3 = Hoeveel zesden van een cirkel draai je hem met de klok mee?
do-drift-3 = { $tokens ->
    [0] Niet draaien
    [one] Draai 1 zesde
   *[other] Draai { $tokens } zesden
}

# --- Hints for a first game ----------------------------------------------------------------------------

guide-drift = Tik op een tegel met een stippelrand om hem te schuiven of te draaien, met alles wat erop ligt. Of laat alles liggen, en speel verder.
guide-drift-2 = Naar de lichte vakken kan de tegel schuiven. Kies zijn eigen vak om hem op zijn plaats te draaien.
guide-drift-3 = Het bord toont hoe de tegel komt te liggen. Elke zesde draait hem één zijde verder.
guide-choose-from-columns = Neem een volk uit je kolom en een kracht. De laagste rij bepaalt de prijs en geeft haar munten.
guide-choose-combo-in-realms-12 = Combinaties van de twee werelden komen om de beurt. Volken van boven komen in het noorden het bord op, die van beneden in het zuiden.
guide-hands-2 = Neem om de beurt volken en krachten, drie van elk. Daaruit komen al je combinaties van dit spel.
guide-choose-from-hand = Combineer gratis een volk en een kracht uit je hand. Je kunt elk maar één keer gebruiken.
guide-creation = Het bord groeit met tegels tot er negen gebieden per speler zijn. Kies er een, en dan waar en hoe hij ligt.
guide-in-realms-6 =
    Tegels schuiven verandert welke gebieden elkaar raken. Alleen gebieden die elkaar nu raken, zijn
    buren. Over zee komt niemand het bord op.
guide-in-realms-7 =
    Klik op een oogstveld: je hebt ook zijn kracht zolang je actieve volk er vijf gebieden omheen bezit.
guide-in-realms-10 = Eerst moeten alle drie gebieden A veroverd zijn, door wie ook; dan gaat B open voor iedereen, en dan C.
guide-in-realms-11 = Spelers 1 en 4 vormen een team, 2 en 5 ook. Speler 3 is alleen en telt dubbel.
guide-in-realms-12 = Een gebied van de andere wereld levert een munt extra op. Een volk van daar verdrijven ook, die beurt.
guide-entry = Op dit bord begint een volk dat niet op het bord staat, in een gebied waarop je kunt klikken.
guide-peak = Een bergtop is een berg en kost een fiche meer: vier als er niemand is.
guide-piece-peak-coin = Op bergtoppen liggen munten. Wie een bergtop bezit, neemt er aan het eind van de beurt een, ook in verval.
guide-coins-on-peaks = Kies bergtoppen voor drie munten uit de bank, niet alle op dezelfde. Wie een bergtop bezit, neemt ze een voor een.
guide-coin-mine = Een muntmijn levert elke beurt een munt meer op, zolang je volk actief is.
guide-throne =
    Wie de Troon bezit, krijgt een munt voor elk bezet gebied eromheen, van de eigenaar of de bank.
guide-sword = Twee Monsters bewaken het Zwaard. Het actieve volk dat het bezit, verovert eens per beurt voor twee fiches minder.
guide-tunnel = Gebieden met hetzelfde nummer bij hun tunnel zijn buren.
guide-vein-a =
    Een goudader kost een fiche meer per bewaker. De munt is meteen van jou, en wekt in het gebied
    eronder zoveel bewakers als hij waard is.
guide-vein-b =
    Een goudader kost een fiche meer per bewaker. De munt is meteen van jou, en wekt in het gebied
    eronder zoveel bewakers als hij waard is.
guide-vein-c =
    Een goudader kost een fiche meer per bewaker. De munt is meteen van jou, en wekt in het gebied
    eronder zoveel bewakers als hij waard is.
guide-piece-skeleton-guards =
    Aan het eind van de ronde vallen bewakers het zwakst verdedigde land naast hen aan. Eén bewaker blijft
    in elk gebied.
guide-piece-sorcerer-guards =
    Aan het eind van de ronde vallen bewakers het zwakst verdedigde land naast hen aan. Eén bewaker blijft
    in elk gebied.
guide-piece-mummy-guards =
    Aan het eind van de ronde vallen bewakers het zwakst verdedigde land naast hen aan. Eén bewaker blijft
    in elk gebied.

story-regions-opened = Het volgende niveau van de goudaders is open: { $number ->
    [one] { $number } gebied
   *[other] { $number } gebieden
}.
story-power-grown = { $ability } groeit op een oogstveld.
story-badge-cast-aside = { $ability } kan niet op een oogstveld groeien; daarom wordt er een andere krachtkaart getrokken.
story-power-lent = Een oogstveld geeft { $player } zijn kracht: { $ability }.
story-power-recalled = { $player } verliest de kracht van een oogstveld: { $ability }.

# --- Setting up a table ------------------------------------------------------------------------------

setup-tiles = Scenario’s op tegels
    .none = Geen: een gedrukt bord
scenario-players = { $first } tot { $last } spelers
scenario-stars = { $number ->
    [one] 1 ster
   *[other] { $number } sterren
}
