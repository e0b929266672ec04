### Answers to questions that the rules of Underground leave open. For ids and attributes, see rulings.ftl.

sources-underground = regels van Underground
ruling-underground-1 = Mogen verschillende relieken één verovering helpen?
    .answer = Ja, elk reliek eens per beurt.
    .source = onze keuze
ruling-underground-2 = En als een volk bij het herschikken alleen rivieren bezit?
    .answer =
        Het verlaat ze, wacht in de hand, en doet in de volgende beurt van zijn speler een eerste
        verovering.
    .source = onze keuze
ruling-underground-3 = Spelen zes spelers in teams?
    .answer = Nee, ieder voor zich. Het gedrukte bord voor zes kent drie teams van twee.
    .source = onze keuze
ruling-underground-4 = Wat blijft in de doos als er geen relieken en plekken in het spel zijn?
    .answer = Avontuurlijk en Magisch.
    .source = regels van Underground
ruling-underground-5 = Hoe werken Meermannen, Vliegende volken en Halfmensen in de wereld beneden?
    .answer =
        Voor Meermannen zijn de oevers van een rivier kust. Vliegende volken bereiken al het land, maar
        een rivier alleen vanaf de oever. Halfmensen komen overal binnen, behalve in rivieren.
    .source = regels van Underground; de rest: onze keuze
ruling-underground-6 = Waar mag de katapult in de wereld beneden overheen schieten?
    .answer = Over rivieren, niet over kloven.
    .source = onze keuze
ruling-underground-7 = Waarheen gaan Barbaren die een rivier moeten verlaten?
    .answer = Naast het bord tot hun volgende beurt, want ze mogen niet naar een ander gebied.
    .source = onze keuze
ruling-underground-8 = Verzamelen Igors Monsters?
    .answer = Ja, elk zoals een fiche van een Verloren Volk.
    .source = onze keuze
ruling-underground-9 = Kun je het eiland van de Dodenbezweerder in de wereld beneden spelen?
    .answer = Nee, want er is geen meer voor het eiland.
    .source = onze keuze
ruling-underground-10 = Mag de Vliegende Deurmat gebruikt worden zonder fiche in de hand?
    .answer = Ja, voor een vervanging door Tovenaars, Vampiers of de Bol, die geen fiche in de hand vraagt.
    .source = onze keuze
ruling-underground-11 = Is een reliek verbruikt bij een verovering die het niet hielp?
    .answer =
        Nee. Verbruikt is het alleen bij een verovering die het mogelijk of goedkoper maakte. Anders
        blijft het waar het is, voor de volgende.
    .source = onze keuze

sources-two-worlds = regels van Underground
ruling-two-worlds-1 = Wat blijft in de doos als je in de wereld beneden speelt?
    .answer = Mensen, Berijden, Heuvel en Onderwereld, want er zijn geen akkers, heuvels of grotten.
    .source = onze keuze
ruling-two-worlds-2 = Wat blijft in de doos als je in de bovenwereld speelt?
    .answer = Vlammen en Spinvrouwen, want er zijn geen kloven.
    .source = onze keuze
ruling-two-worlds-3 = Wat telt in de bovenwereld als rivier?
    .answer =
        Zeeën en het meer. Krakens bezitten en tellen ze, Hagedismensen steken ze over, en een volk met
        Visser telt de gebieden erlangs.
    .source = onze keuze
ruling-two-worlds-4 = Wat mogen zeevarende volken in de wereld beneden?
    .answer = Rivieren houden en tellen, ook in verval. Andere volken komen er zoals gewoonlijk.
    .source = regels van Underground
ruling-two-worlds-5 = Waar staan de Monsters in de bovenwereld, als de tafel met relieken en plekken speelt?
    .answer =
        In gebieden van Verloren Volken, waarvan er geen twee aan elkaar grenzen: één meer dan er spelers
        zijn. In elk ervan vervangen twee Monsters het Verloren Volk. De gebieden worden bij het opzetten
        van het spel geloot. Passen ze niet allemaal, dan zijn er minder.
    .source = regels van Underground; de loting en het kleinere aantal: onze keuze
ruling-two-worlds-6 = Welke van de vijftien relieken en plekken blijven in de bovenwereld in de doos?
    .answer =
        Geen enkele, want ze werken er allemaal. Net als beneden wordt er één getrokken voor elk gebied
        met Monsters, en de andere zijn ongezien uit het spel. Avontuurlijk en Magisch spelen ook mee.
    .source = onze keuze
ruling-two-worlds-7 = Mogen de Geest van de Crypte of de Balrog naar een zee of het meer?
    .answer = Nee: ze gaan alleen naar land, en naar de rivieren van de wereld beneden.
    .source = onze keuze
ruling-two-worlds-8 = Telt de Dodenbezweerder als speler voor het aantal Monsters?
    .answer = Ja, als elke andere speler. Elk verslagen Monster geeft hem een ziel, zoals een Verloren Volk.
    .source = onze keuze
ruling-two-worlds-9 = Gebruikt de Dodenbezweerder relieken en plekken, of de krachtkaart bij de Heg?
    .answer =
        Nee. Spoken gelden als een volk in verval en gebruiken er geen, maar mogen hun gebieden bezetten.
        De Burcht verdedigt het zijne toch.
    .source = onze keuze

sources-cultists = regels van Underground, Cultisten
ruling-cultists-1 = Wat gebeurt er met de Grote Oude als zijn gebied wordt verlaten?
    .answer =
        Hij komt terug in de hand en wordt aan het begin van de volgende beurt geplaatst. In verval is hij weg.
    .source = onze keuze
ruling-cultists-2 = Waar is de Grote Oude als het eerste gebied dat Cultisten veroveren een rivier is?
    .answer =
        Hij komt terug in de hand als de rivier wordt verlaten, en wordt aan het begin van de volgende beurt geplaatst.
    .source = onze keuze
ruling-cultists-3 = Grenst een gebied dat alleen via de Deurmat bereikbaar is aan de Grote Oude?
    .answer = Nee. De Pijp laat gebieden aan elkaar grenzen, de Deurmat niet.
    .source = onze keuze

sources-drow = regels van Underground, Drows
ruling-drow-1 = Zijn Verloren Volken voor de Drows een ander volk?
    .answer = Ja, net als Monsters: ze zijn wat er van een volk over is.
    .source = onze keuze
ruling-drow-2 = Tellen teruggetrokken fiches in de hand bij de telling als buren?
    .answer = Nee. Alleen fiches in een gebied tellen.
    .source = onze keuze
ruling-drow-3 = Kost de Balrog als buur de Drows hun munt?
    .answer = Nee. De Balrog is geen volk en geen Monster.
    .source = onze keuze

sources-flames = regels van Underground, Vlammen
ruling-flames-1 = Wat telt er van een gebied dat kost alsof het leeg is?
    .answer =
        Alleen wat de grond toevoegt: een Zwarte Berg, een berg, de Burcht. Fiches en wat een verdediger daar heeft
        gebouwd of gezet, tellen niet.
    .source = regels van Underground; de rest: onze keuze
ruling-flames-2 = Moeten de Vlammen naast hun Vulkaan binnenkomen?
    .answer = Ja. De zin staat in het volledigere exemplaar van de regels en ontbreekt in het andere.
    .source = regels van Underground, het volledigere exemplaar
ruling-flames-3 = Waar komen de Vlammen weer binnen nadat ze hun laatste gebied hebben verloren?
    .answer = Weer naast de Vulkaan, zoals bij elke eerste verovering.
    .source = onze keuze
ruling-flames-4 = Mogen de Vlammen binnenkomen via een gebied van actieve Gnomen naast de Vulkaan?
    .answer = Ja, voor de gewone prijs. Anders konden Gnomen hen buitensluiten.
    .source = onze keuze

sources-gnomes = regels van Underground, Gnomen
ruling-gnomes-1 = Zijn Gnomen in verval nog veilig voor krachten?
    .answer = Nee. Wat een volk kan, eindigt met zijn verval, zoals altijd.
    .source = onze keuze
ruling-gnomes-2 = Wat telt bij een aanval op Gnomen, en wat niet?
    .answer =
        Fiches van het volk tellen, ook de vier van de Amazones, Hordefiches en een Leider. Zilveren
        hamers, vuurballen, Behemoths, de munt van Huurlingen, de Grote Oude, wraak, en worpen van
        Bloeddorstige volken en Dwaallichten tellen niet.
    .source = onze keuze
ruling-gnomes-3 = Mag een Bloeddorstig volk een laatste poging doen tegen Gnomen?
    .answer = Ja, de gewone. Hun eigen kracht werkt daar niet, dus gooien ze de dobbelsteen als elk volk.
    .source = onze keuze
ruling-gnomes-4 = Betalen Mummies ook voor een gebied van Gnomen een fiche meer?
    .answer = Ja. Alleen eigenschappen die de aanvaller helpen vallen weg, en deze hindert hem.
    .source = regels van Underground, het volledigere exemplaar
ruling-gnomes-5 = Kan een draak, een Tovenaar, een Vampier of de Bol een gebied van Gnomen innemen?
    .answer = Nee. Dat zijn allemaal eigenschappen of relieken, en die werken niet tegen Gnomen.
    .source = regels van Underground

sources-iron-dwarves = regels van Underground, IJzerdwergen
ruling-iron-dwarves-1 = Mogen zilveren hamers alleen veroveren?
    .answer = Nee. Elke verovering vraagt minstens één IJzerdwerg.
    .source = onze keuze
ruling-iron-dwarves-2 = Nemen IJzerdwergen op strooptocht ook hun hamers terug?
    .answer = Ja, samen met de fiches.
    .source = onze keuze

sources-kraken = regels van Underground, Krakens
ruling-kraken-1 = Wat telt in de bovenwereld als rivier voor Krakens?
    .answer =
        Zeeën en het meer. Krakens veroveren ze voor twee fiches, blijven er en tellen ze, ook in verval.
    .source = onze keuze

sources-liches = regels van Underground, Liches
ruling-liches-1 = Betaalt wie actieve Liches verovert een munt, of is er een munt voor nodig?
    .answer =
        Nee. De regels verbieden een speler zonder munt om Liches te veroveren. Wij lezen dat samen met de
        betaling, die alleen Liches in verval krijgen.
    .source = onze keuze
ruling-liches-2 = Is één munt genoeg om Huurlingen in te huren tegen Liches in verval?
    .answer = Nee. Beide munten moeten worden betaald.
    .source = onze keuze

sources-lizardmen = regels van Underground, Hagedismensen
ruling-lizardmen-1 = Mogen Hagedismensen een bezette rivier oversteken?
    .answer = Ja. Ze veroveren haar alleen als ze dat willen.
    .source = regels van Underground
ruling-lizardmen-2 = Waar mogen Hagedismensen binnenkomen?
    .answer =
        Aan de rand van het bord, en ook via elk gebied langs een rivier die de rand raakt, want
        oversteken kost geen fiche.
    .source = onze keuze

sources-mudmen = regels van Underground, Moddermannen

sources-mummies = regels van Underground, Mummies
ruling-mummies-1 = Betalen Mummies een fiche meer voor een vervanging of met de draak?
    .answer = Nee. Die hebben een eigen prijs.
    .source = onze keuze

sources-ogres = regels van Underground, Ogers

sources-shadow-mimes = regels van Underground, Schaduwmimes
ruling-shadow-mimes-1 = Welke krachtkaart telt voor het aantal Schaduwmimes?
    .answer = Die ze houden.
    .source = onze keuze
ruling-shadow-mimes-2 = Wat gaat er mee met een geruilde krachtkaart?
    .answer =
        Alleen de kaart. De prijs heb je al betaald. Munten, en Homunculi die op een combinatie wachten,
        blijven bij hun volkskaart.
    .source = regels van Underground; de rest: onze keuze

sources-shrooms = regels van Underground, Zwammen

sources-spiderines = regels van Underground, Spinvrouwen

sources-will-o-wisps = regels van Underground, Dwaallichten
ruling-will-o-wisps-1 = Hoeveel Dwaallichten worden er na de worp geplaatst?
    .answer = De prijs min de ogen, maar minstens één.
    .source = onze keuze
ruling-will-o-wisps-2 = En als de worp niet genoeg is?
    .answer = Hun veroveringen eindigen.
    .source = onze keuze
ruling-will-o-wisps-3 = Mogen ze gooien voor een gebied dat ze met geen enkele worp kunnen nemen?
    .answer = Nee. Er mogen hoogstens drie fiches ontbreken, zoals bij een laatste poging.
    .source = onze keuze
ruling-will-o-wisps-4 = Mogen Bloeddorstige Dwaallichten twee keer gooien voor één verovering?
    .answer = Nee. Eén dobbelsteen per verovering.
    .source = onze keuze
ruling-will-o-wisps-5 = Is er na geslaagde worpen nog een laatste poging?
    .answer = Ja, de gewone, aan het eind.
    .source = regels van Underground
ruling-will-o-wisps-6 = Helpt wat een laatste poging helpt ook de worp van de Dwaallichten?
    .answer =
        Ja. De munt van Huurlingen wordt je na de worp gevraagd, als ze nodig is of fiches spaart; vooraf
        betalen zou niets veranderen. Ze mogen ook gooien voor een gebied binnen bereik van een katapult.
    .source = onze keuze

sources-adventurous = regels van Underground, Avontuurlijk

sources-fisher = regels van Underground, Visser

sources-flocking = regels van Underground, Saamhorig
ruling-flocking-1 = Welke gebieden zijn verbonden voor Saamhorige volken?
    .answer =
        Gebieden die voor het volk aangrenzend zijn, ook door een eigenschap. Eén enkel gebied telt als
        verbonden; zonder gebied is er geen bonus.
    .source = regels van Underground; de rest: onze keuze

sources-frightened = regels van Underground, Angstig
ruling-frightened-1 = Telt een Leider als derde fiche?
    .answer = Ja.
    .source = onze keuze

sources-immortal = regels van Underground, Onsterfelijk
ruling-immortal-1 = Gaat een eenzame Onsterfelijke fiche verloren door vervanging?
    .answer = Ja, aan Tovenaars, Vampieren en de Bol.
    .source = regels van Underground
ruling-immortal-2 = Verliest een Onsterfelijk volk fiches aan de Balrog?
    .answer = Nee, zoals bij elke verovering.
    .source = onze keuze

sources-magic = regels van Underground, Magisch
ruling-magic-1 = Welke relieken mag de Zak nadoen?
    .answer = Elk ontdekt reliek, wie het ook bezit, zelfs een in de hand van een speler.
    .source = regels van Underground; de rest: onze keuze
ruling-magic-2 = Mogen de Zak en het reliek dat hij nadoet op hetzelfde gebied werken?
    .answer =
        Nee. Twee Zwaarden bij één verovering, twee Ringen of twee Scepters in één gebied tellen niet bij
        elkaar op.
    .source = regels van Underground, het volledigere exemplaar
ruling-magic-3 = Mag een nieuw volk het bord op komen met de Zak als Deurmat?
    .answer = Nee. Net als de Deurmat heeft de Zak fiches nodig die al op het bord liggen.
    .source = onze keuze

sources-martyr = regels van Underground, Martelaar
ruling-martyr-1 = Levert een bezoek van de Balrog de munt van de Martelaren op?
    .answer = Ja. Voor het slachtoffer is het een verovering door de speler die hem verplaatst.
    .source = onze keuze
ruling-martyr-2 = Krijgen Martelaren hun munt als er geen fiche verloren gaat?
    .answer = Ja, bijvoorbeeld na een verovering met de Sokken.
    .source = regels van Underground

sources-mining = regels van Underground, Mijnbouw

sources-muddy = regels van Underground, Modderig

sources-mystic = regels van Underground, Mystiek

sources-quarreling = regels van Underground, Ruziënd
ruling-quarreling-1 = Verbinden eigenschappen die gebieden aangrenzend maken, ze ook voor Ruziënde volken?
    .answer =
        Nee. De regels spreken bij Ruziënd van een gemeenschappelijke grens, en alleen bij Saamhorig van
        aangrenzen.
    .source = regels van Underground

sources-reborn = regels van Underground, Herboren
ruling-reborn-1 = Mogen gebieden overgaan naar een nieuw volk in de beurt waarin je het neemt?
    .answer =
        Ja, zodra je het hebt genomen. Het is dan op het bord, en hoeft niet meer aan de rand binnen te komen.
    .source = onze keuze
ruling-reborn-2 = Telt een gebied dat naar het actieve volk overgaat als veroverd?
    .answer =
        Nee. Er wordt niets getrokken, en niemand krijgt een munt. Alle fiches daar vertrekken, en plekken
        en relieken dienen het actieve volk.
    .source = onze keuze
ruling-reborn-3 = Mogen Kobolden zo gebieden overnemen?
    .answer = Nee. Eén Kobold alleen bezet geen gebied.
    .source = onze keuze
ruling-reborn-4 = Mag het actieve volk in dezelfde beurt in verval gaan?
    .answer = Ja. Gebieden die zijn overgegaan, blijven van dat volk.
    .source = onze keuze
ruling-reborn-5 = Mag het actieve volk een rivier van Herboren Krakens overnemen?
    .answer = Alleen als ook het actieve volk in rivieren mag blijven.
    .source = onze keuze
ruling-reborn-6 = Hebben Trollen een grot in een gebied dat ze hebben overgenomen?
    .answer = Ja. Er is er een in elk gebied van actieve Trollen, hoe ze daar ook kwamen.
    .source = onze keuze

sources-royal = regels van Underground, Koninklijk
ruling-royal-1 = Mogen de Koningin en een Leider in één gebied staan?
    .answer =
        Nee. De Koningin wordt eerst geplaatst; de Leider staat elders, of wacht naast het bord.
    .source = onze keuze

sources-shield = regels van Underground, Schild
ruling-shield-1 = Komt er elke beurt pantser, en mag het verhuizen?
    .answer =
        Er komt elke beurt nieuw pantser, hoogstens acht in totaal. Wat er ligt, blijft liggen.
    .source = regels van Underground; de rest: onze keuze

sources-stone = regels van Underground, Steen

sources-thieving = regels van Underground, Stelend

sources-tomb = regels van Underground, Graf
ruling-tomb-1 = Wat gebeurt er met fiches in de hand als een Grafvolk in verval gaat?
    .answer = Ze gaan naar de voorraad. Alleen fiches op het bord blijven.
    .source = onze keuze
ruling-tomb-2 = Komen Graflijkeneters weer binnen als ze hun laatste gebied hebben verloren?
    .answer = Nee. De tekst van Graf beslist: ze zijn verloren.
    .source = regels van Underground
ruling-tomb-3 = Mogen Grafbarbaren en Grafkobolden nog één keer worden verdeeld?
    .answer =
        Ja. De beperkingen van een actief volk gelden niet in verval: zelfs één Kobold mag een gebied
        bezetten.
    .source = onze keuze
ruling-tomb-4 = Hoe gaan Grafpriesteressen in verval?
    .answer = Naar keuze van hun eigenaar: als Ivoren Toren, of volgens Graf.
    .source = onze keuze

sources-vampire = regels van Underground, Vampier

sources-vanishing = regels van Underground, Verdwijnend
ruling-vanishing-1 = Vertrekt het vorige volk in verval, hoewel het Verdwijnende volk verdwijnt?
    .answer = Ja. Het vertrekt eerst, zoals bij elk verval.
    .source = regels van Underground; de rest: onze keuze
ruling-vanishing-2 = Wat leveren plekken, mijnen en rivieren op als het volk verdwijnt?
    .answer =
        Niets extra. Elk gebied is twee munten waard, zelfs een rivier van de Krakens, en niemand blijft
        over om iets anders te gebruiken.
    .source = onze keuze

sources-vengeful = regels van Underground, Wraakzuchtig
ruling-vengeful-1 = Hoeveel tegenstanders kunnen een wraakteken krijgen?
    .answer = Allemaal. In de doos zitten vier tekens, genoeg voor vijf spelers.
    .source = onze keuze

sources-wise = regels van Underground, Wijs

sources-the-flying-doormat = regels van Underground, De Vliegende Deurmat

sources-froggys-ring = regels van Underground, De Ring van Froggy

sources-the-stinky-trolls-socks = regels van Underground, De Sokken van de Stinkende Trol
ruling-the-stinky-trolls-socks-1 = Wordt een Leider gevangen als zijn gebied met de Sokken wordt genomen?
    .answer = Ja. Een gevangen Leider is geen verloren fiche.
    .source = onze keuze
ruling-the-stinky-trolls-socks-2 =
    Waarheen trekt een volk in verval zich terug als de Sokken op zijn gebied worden gebruikt?
    .answer = Naar zijn andere gebieden. Zijn die er niet, dan is het verloren.
    .source = onze keuze

sources-the-scepter-of-avarice = regels van Underground, De Scepter van de Hebzucht
ruling-the-scepter-of-avarice-1 = Welke munten verdubbelt de Scepter?
    .answer =
        Alle munten die de bank voor juist dat gebied betaalt: voor het gebied zelf, zijn terrein, plek,
        volk, kracht of fort. Munten die één keer worden betaald, munten voor gebieden samen en munten van
        spelers worden niet verdubbeld.
    .source = onze keuze

sources-the-shiny-orb = regels van Underground, De Glanzende Bol
ruling-the-shiny-orb-1 = Mag een volk zonder gebied de Bol gebruiken?
    .answer = Nee. Geen van zijn fiches ligt in het gebied van de Bol om die te gebruiken.
    .source = onze keuze

sources-the-sword-of-the-killer-rabbit = regels van Underground, Het Zwaard van het Moordkonijn

sources-the-altar-of-souls = regels van Underground, Het Altaar der Zielen
ruling-the-altar-of-souls-1 = Wanneer geef je een fiche op het Altaar op?
    .answer = Na de telling, zodat het gebied zijn munt heeft opgeleverd.
    .source = regels van Underground, het volledigere exemplaar
ruling-the-altar-of-souls-2 = Mag je een fiche opgeven in een beurt waarin je in verval gaat?
    .answer = Ja, zelfs een fiche die net in verval is gegaan.
    .source = regels van Underground; de rest: onze keuze
ruling-the-altar-of-souls-3 = Wat gebeurt er met de Koningin als de fiche in haar gebied wordt opgegeven?
    .answer = De Koningin gaat van het bord.
    .source = onze keuze

sources-the-crypt-of-the-tomb-raider = regels van Underground, De Crypte van de Grafrover
ruling-the-crypt-of-the-tomb-raider-1 = Wie beschermt de Geest in het gebied van een andere speler?
    .answer = Het volk dat daar is, tegen iedereen, ook tegen de speler die de Crypte bezit.
    .source = onze keuze
ruling-the-crypt-of-the-tomb-raider-2 =
    Wie mag een gebied met de Geest veroveren dat van niemand of van Monsters is?
    .answer = Alleen de speler die de Crypte bezit. De Geest staat nooit op een kloof.
    .source = onze keuze
ruling-the-crypt-of-the-tomb-raider-3 = En als de Crypte wordt verlaten?
    .answer = De Geest blijft tot iemand de Crypte inneemt.
    .source = onze keuze
ruling-the-crypt-of-the-tomb-raider-4 = Wat gebeurt er met de Geest als de Balrog de Crypte betreedt?
    .answer = De Geest blijft waar hij is. Is zijn gebied van niemand, dan mag niemand het veroveren.
    .source = onze keuze

sources-the-diamond-fields = regels van Underground, De Diamantvelden
ruling-the-diamond-fields-1 = Tellen symbolen als terrein voor de Diamantvelden?
    .answer = Nee. Heuvels met een mijn zijn heuvels.
    .source = onze keuze

sources-the-great-brass-pipe = regels van Underground, De Grote Koperen Pijp

sources-the-fountain-of-youth = regels van Underground, De Bron van de Eeuwige Jeugd

sources-the-keep-on-the-motherland = regels van Underground, De Burcht van het Moederland

sources-the-mine-of-the-lost-dwarf = regels van Underground, De Mijn van de Verloren Dwerg

sources-stonehedge = regels van Underground, De Stenen Heg
ruling-stonehedge-1 = Welke krachtkaart krijgt de Stenen Heg?
    .answer = Een willekeurige uit de stapel, maar niet een die iedereen ziet.
    .source = onze keuze
ruling-stonehedge-2 = Trekt een nieuwe bezitter een nieuwe krachtkaart?
    .answer = Nee, dezelfde kracht dient wie de plek bezit.
    .source = onze keuze
ruling-stonehedge-3 = Hoe werken krachtkaarten die bij een plek geen zin hebben?
    .answer =
        Vervloekt en de munten van Historicus doen niets. Rijk betaalt één keer zijn zeven munten, aan de
        ontdekker. Wordt Horden getrokken, dan wordt er een andere kaart getrokken. Geesten en
        Onverschrokken dienen de speler die daar in verval gaat. Stukken gaan mee met de plek, maar forten
        en pantser blijven.
    .source = onze keuze
ruling-stonehedge-4 = En als de stapel krachtkaarten leeg is?
    .answer =
        De afgelegde worden tot een nieuwe geschud. Zijn die er ook niet, dan heeft de Heg geen kracht.
    .source = onze keuze
ruling-stonehedge-5 = Tot wanneer dient de krachtkaart?
    .answer =
        Zolang het volk de Heg bezit. Wat haar kracht op het bord heeft achtergelaten, zoals fiches van
        Graf, verdwijnt niet meteen.
    .source = onze keuze
ruling-stonehedge-6 = Mogen fiches in een rivier blijven als de plek met Zeevaarder verloren gaat?
    .answer =
        Nee: ze verlaten haar bij de volgende herschikking, of als hun volk in verval gaat. Een volk dat al in
        verval is, blijft.
    .source = onze keuze
ruling-stonehedge-7 = Telt voor de krachtkaart van de Heg ook wat er gebeurde voordat de bezitter de plek had?
    .answer =
        Ja. Net als bij de kaart van een oogstveld telt de hele beurt voor Vredelievend, Diplomaat en
        Plunderingen. Voor Wraakzuchtig telt alles sinds de vorige beurt van de bezitter.
    .source = onze keuze

sources-the-wickedest-pentacle = regels van Underground, Het Allerkwaadste Pentakel
ruling-the-wickedest-pentacle-1 = Wanneer mag de Balrog worden verplaatst?
    .answer =
        Eens in elke beurt van de bezitter, op elk moment, ook na een laatste poging. Gaat de bezitter in die beurt
        in verval, dan alleen daarvoor.
    .source = regels van Underground; de rest: onze keuze
ruling-the-wickedest-pentacle-2 = Naar welke gebieden mag de Balrog gaan?
    .answer =
        Naar een gebied met een gemeenschappelijke grens. Geen eigenschap maakt andere gebieden voor hem
        aangrenzend. Hij mag ook naar dat van het Pentakel, dat dan van niemand is.
    .source = onze keuze
ruling-the-wickedest-pentacle-3 = Moet de Balrog worden verplaatst als het Pentakel wordt ontdekt?
    .answer =
        Ja, als een buurgebied het toelaat. Later is het vrij. Laat geen gebied het toe, dan wacht hij
        naast het bord, en mag hij in een latere beurt naast het Pentakel komen.
    .source = onze keuze
ruling-the-wickedest-pentacle-4 = Is het bezoek van de Balrog een verovering?
    .answer =
        Voor het slachtoffer is het een verovering en een aanval door de speler die hem verplaatst:
        Martelaar, Corrupt, Liches, wraak en vrede tellen. Maar het volk van die speler heeft niets
        veroverd: Orken, Skeletten, Plunderingen, Rovend en Faunen krijgen niets.
    .source = onze keuze
ruling-the-wickedest-pentacle-5 = Verliezen Elfen fiches aan de Balrog?
    .answer = Nee. Ze trekken zich allemaal terug.
    .source = onze keuze
ruling-the-wickedest-pentacle-6 =
    Waarheen gaan de overlevenden als de speler de Balrog naar zijn eigen gebied verplaatst?
    .answer = Meteen in de hand; ze mogen deze beurt nog vechten.
    .source = onze keuze
ruling-the-wickedest-pentacle-7 =
    Wat gebeurt er met Monsters, plekken en relieken in een gebied waar de Balrog komt?
    .answer =
        Monsters verdwijnen, en er wordt niets getrokken. Plekken en relieken blijven en dienen niemand; als hij
        verdergaat, is het gebied leeg.
    .source = onze keuze
ruling-the-wickedest-pentacle-8 = Wat doet de Balrog met een Leider?
    .answer =
        De speler die de Balrog verplaatst, neemt de Leider gevangen. De twee fiches gaan dan niet
        verloren, maar trekken zich met de andere terug.
    .source = onze keuze
ruling-the-wickedest-pentacle-9 =
    Is het een aanval als een speler de Balrog naar zijn eigen gebied verplaatst?
    .answer = Nee. Niemand wordt aangevallen: Vredelievende volken houden hun bonus.
    .source = onze keuze
ruling-the-wickedest-pentacle-10 =
    Mogen Lijkeneters in verval die het Pentakel ontdekken, de Balrog verplaatsen?
    .answer = Nee. Hij wacht naast het bord op een actief volk dat het Pentakel neemt.
    .source = onze keuze

sources-balrog = regels van Underground, Balrog
