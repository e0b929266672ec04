### Answers to questions that the rules of Realms leave open. For ids and attributes, see rulings.ftl.

sources-realms = regels van Realms
ruling-realms-1 = Is een bergtop een berg?
    .answer = Ja, voor elke regel die om een berg vraagt.
    .source = onze keuze
ruling-realms-2 = Wat gebeurt er met de grond onder een berg of kloof?
    .answer =
        Die hoort bij de berg of kloof. Wat van een gebied overblijft, blijft dat gebied, met zijn symbool; een gebied
        dat helemaal bedekt is, is weg.
    .source = onze keuze
ruling-realms-3 = Zijn de rivieren van twee tegels één gebied?
    .answer = Ja, waar ze elkaar raken, tenzij een riviergrens ze scheidt.
    .source = regels van Realms; de rest: onze keuze
ruling-realms-4 = Is een gat binnen het bord een rand?
    .answer = Nee. De rand is de buitenkant van het bord.
    .source = onze keuze
ruling-realms-5 = Zijn gebieden die elkaar in een punt raken buren?
    .answer = Nee, alleen gebieden met een gezamenlijke grens.
    .source = onze keuze
ruling-realms-6 = Wat is een kloof van deze borden voor volken en krachten uit andere dozen?
    .answer =
        Een kloof zoals die in de wereld beneden. Spinvrouwen steken ze allemaal over, en de Vulkaan mag uit elke kloof
        oprijzen.
    .source = onze keuze
ruling-realms-7 = Voor welke regels maakt een tunnel zijn uiteinden tot buren?
    .answer = Elke regel die om buren vraagt. Een tunnel verdedigt niets en is geen toegang tot het bord.
    .source = onze keuze
ruling-realms-8 = Wat zijn rivieren van deze borden voor volken en krachten van boven?
    .answer =
        Hetzelfde als zeeën en meren: een zeevarend volk mag ze houden en krijgt er een munt voor, ook
        in verval, en hun oevers zijn kust.
    .source = regels van Underground; de rest: onze keuze
ruling-realms-9 = Toont een bergtop het symbool van zijn berg?
    .answer =
        Nee. De bergtop bedekt het symbool, voor elke regel. Borden van daarvoor blijven zoals ze waren.
    .source = regels van Realms; de rest: onze keuze

sources-my-precious = regels van Realms, scenario 1
ruling-my-precious-1 = En als een volk bij het herschikken alleen de rivier bezit?
    .answer = Dan wacht het in de hand en komt het in zijn volgende beurt opnieuw binnen.
    .source = onze keuze
ruling-my-precious-2 = Wat gebeurt er met stukken in een rivier waaruit het volk vertrekt?
    .answer = Hetzelfde als wanneer het gebied wordt verlaten.
    .source = onze keuze
ruling-my-precious-3 = Wie mag een volk aanvallen dat in een rivier blijft?
    .answer =
        Iedereen. Ze kost een fiche en een voor elke fiche die er staat, en wie haar neemt, moet haar weer verlaten.
    .source = onze keuze
ruling-my-precious-4 = Mag een fort, kamp of held in een rivier worden gezet?
    .answer =
        Nee. Die komen waar het volk blijft, en het verlaat eerst de rivier. Een hol dat daar is gegraven,
        gaat verloren.
    .source = onze keuze
ruling-my-precious-5 = Telt een rivier als leeg gebied voor eigenschappen die veroveringen tellen?
    .answer = Ja, tenzij er iemand staat.
    .source = onze keuze
ruling-my-precious-6 = Hoeveel bergtoppen en Verloren Volken liggen er op het bord?
    .answer =
        Met twee tot zes spelers 1, 1, 2, 3 en 4 bergtoppen, en 6, 10, 13, 15 en 18 Verloren Volken. De
        borden van scenario 2 en 3 hebben dezelfde aantallen Verloren Volken.
    .source = afgeleid uit wat in de doos zit; de rest: onze keuze

sources-long-river = regels van Realms, scenario 2
ruling-long-river-1 = Welke volken hoeven niet in de zes gebieden binnen te komen?
    .answer =
        Volken die zelf of door hun kracht overal mogen binnenkomen. Een volk dat op een eigen manier
        verovert maar aan de rand binnenkomt, moet de zes gebieden wel gebruiken.
    .source = regels van Realms; de rest: onze keuze
ruling-long-river-2 = Moet een volk dat opnieuw op het bord komt, ook de zes gebieden gebruiken?
    .answer = Ja: elke eerste verovering gebeurt daar.
    .source = onze keuze
ruling-long-river-3 = En als een volk geen van de zes gebieden kan betalen?
    .answer = Dan wachten zijn fiches in de hand en gaat de beurt verder: volken in verval leveren hun munten op.
    .source = onze keuze

sources-go-east = regels van Realms, scenario 3
ruling-go-east-1 = Is een muntmijn een mijn?
    .answer = Nee, ze is geen mijnsymbool.
    .source = onze keuze
ruling-go-east-2 = Verdubbelt Handelaar de munt van een muntmijn?
    .answer = Nee. Een muntmijn levert altijd één munt op.
    .source = onze keuze
ruling-go-east-3 = Levert een mijn iets op in de beurt waarin haar volk in verval gaat?
    .answer = Nee. Maar een volk dat aan het eind van een beurt in verval gaat, heeft al geteld.
    .source = onze keuze
ruling-go-east-4 = Welke gebieden vormen de westrand?
    .answer =
        De gebieden die de opstelling aanwijst. Elk ervan is land, raakt zelf de westrand en reikt tot in
        het westelijkste tiende deel van het bord. Land aan de oever van water in het westen telt niet.
        Van elk van deze gebieden steekt elke weg over land naar een mijn de rivier over.
    .source = onze keuze
ruling-go-east-5 = Leveren mijnen iets op voor Lijkeneters of Geestenvolken in verval?
    .answer = Nee. Ze zijn in verval zoals elk ander volk.
    .source = onze keuze
ruling-go-east-6 = Wat is het water tussen west en oost?
    .answer = Een rivier: die kost een fiche en wordt weer verlaten.
    .source = Days of Wonder; de rest: onze keuze
ruling-go-east-7 = Hoeveel mijnen zijn er?
    .answer = Met twee tot zes spelers: 2, 4, 6, 8 en 10.
    .source = afgeleid uit wat in de doos zit

sources-mountaintop = regels van Realms, scenario 4
ruling-mountaintop-1 = Telt een verval aan het eind van de beurt?
    .answer = Ja. Na elk verval leg je munten op bergtoppen.
    .source = onze keuze
ruling-mountaintop-2 = Neem je munten voordat of nadat je de drie munten op bergtoppen legt?
    .answer = Ervoor. De munten die je legt, kun je niet in dezelfde beurt nemen.
    .source = onze keuze
ruling-mountaintop-3 = En als er maar één bergtop is?
    .answer = Dan leg je er twee munten op.
    .source = onze keuze
ruling-mountaintop-4 = Geldt een gebied met munten als bezet?
    .answer = Nee.
    .source = onze keuze
ruling-mountaintop-5 = Van wie zijn de munten die aan het eind op bergtoppen liggen?
    .answer = Van niemand.
    .source = onze keuze
ruling-mountaintop-6 = Neemt een Ivoren Toren op een bergtop munten?
    .answer = Ja, een per beurt, naast zijn eigen munten.
    .source = onze keuze
ruling-mountaintop-7 = Nemen volken die niemand kan aanvallen munten van hun bergtoppen?
    .answer = Ja.
    .source = regels van Realms
ruling-mountaintop-8 = Wat gebeurt er met munten op een bergtop die wordt verlaten of genomen?
    .answer =
        Ze blijven er. Vanaf dan neemt de speler die de bergtop aan het eind van zijn beurt bezit ze, één
        per beurt.
    .source = onze keuze
ruling-mountaintop-9 = Hoeveel bergtoppen en Verloren Volken liggen er op het bord?
    .answer =
        Met drie tot zes spelers 2, 3, 4 en 4 bergtoppen, en 9, 13, 16 en 18 Verloren Volken: meer zitten er niet in de
        doos.
    .source = afgeleid uit wat in de doos zit; de rest: onze keuze

sources-the-throne = regels van Realms, scenario 5
ruling-the-throne-1 = Betalen de eigen gebieden van wie de troon bezit?
    .answer = Nee. Tegenstanders betalen voor de hunne, de bank voor Verloren Volken.
    .source = onze keuze
ruling-the-throne-2 = En als een tegenstander te weinig munten heeft?
    .answer = Dan betaalt hij wat hij heeft, en is later niets meer schuldig.
    .source = onze keuze
ruling-the-throne-3 = Betalen Monsters?
    .answer = Nee: ze hebben geen munten, en de bank betaalt alleen voor Verloren Volken.
    .source = onze keuze
ruling-the-throne-4 = Ontslaan vrede, helden of immuniteit een gebied van betaling?
    .answer = Nee. De schatting is geen aanval.
    .source = onze keuze
ruling-the-throne-5 = Betalen wateren en kloven rond de troon?
    .answer =
        Nee. Maar een volk dat op het water staat, betaalt zoals gewoonlijk. De borden van dit scenario
        hebben geen water of kloven rond de troon.
    .source = onze keuze
ruling-the-throne-6 = Welke wateren zijn zeeën, en welke zijn meren?
    .answer =
        Wateren die de rand van het bord raken, zijn zeeën, en nieuwe volken mogen aan hun oevers
        binnenkomen. Alle andere zijn meren.
    .source = onze keuze
ruling-the-throne-7 = Hoeveel Verloren Volken liggen er op het bord?
    .answer = 13 met vier spelers, 16 met vijf.
    .source = afgeleid uit wat in de doos zit

sources-adrift = regels van Realms, scenario 6
ruling-adrift-1 = Hoeveel ruimte heeft een tegel nodig om te schuiven?
    .answer =
        Hij glijdt van vak naar vak. Hij kan naar een vrij vak ernaast als minstens een van de twee vakken
        die aan beide grenzen ook vrij is. Anders zit hij klem.
    .source = regels van Realms; de rest: onze keuze
ruling-adrift-2 = Welke tegels mogen gedraaid worden?
    .answer = Tegels die je uit hun plaats zou kunnen schuiven. Een tegel die verschuift, mag ook draaien.
    .source = regels van Realms; de rest: onze keuze
ruling-adrift-3 = Moet het land daarna één geheel zijn?
    .answer =
        Alle tegels moeten verbonden zijn, al is het maar door hun water. Land mag door zeeën worden
        afgesneden.
    .source = onze keuze
ruling-adrift-4 = Is schuiven een aanval?
    .answer = Nee. Er wordt niets mee veroverd of verloren, en vrede en helden houden het niet tegen.
    .source = onze keuze
ruling-adrift-5 = En als bezette zeeën één worden?
    .answer =
        Stapels van één volk worden verenigd. De grootste stapel houdt de hele zee. Bij gelijke stand
        verliest de speler die aan de beurt is haar, en van de andere spelers met evenveel fiches houdt
        de eerstvolgende met de klok mee haar. Alle andere fiches vertrekken: actieve naar de hand, die
        in verval naar de voorraad.
    .source = onze keuze
ruling-adrift-6 = En als een bezette zee zich splitst?
    .answer = De fiches blijven in het water van de tegel waarop ze staan.
    .source = onze keuze
ruling-adrift-7 = Komen volken binnen over zee, of via een gat dat een verschoven tegel achterliet?
    .answer = Nee. Nieuwe volken komen aan de rand van het bord binnen, over land.
    .source = regels van Realms; de rest: onze keuze
ruling-adrift-8 = Hoeveel relieken en plekken zijn er, als de tafel die wil?
    .answer =
        Eén minder dan er spelers zijn, op zo veel mogelijk verschillende terreinen. Ze komen door loting
        in gebieden van Verloren Volken, zoals in andere spellen in de bovenwereld.
    .source = regels van Realms; de loting van de gebieden: onze keuze
ruling-adrift-9 = Hoeveel Verloren Volken liggen er op het bord?
    .answer = Met twee tot zes spelers 4, 6, 9, 12 en 15.
    .source = afgeleid uit wat in de doos zit

sources-crops = regels van Realms, scenario 7
ruling-crops-1 = Hoeveel oogstvelden zijn er?
    .answer =
        Zoveel als het bord er heeft: elke lege plaats met tegels aan alle zes kanten. De onze hebben er één per
        speler.
    .source = onze keuze
ruling-crops-2 = Waar gaan krachtkaarten heen die niet op een oogstveld kunnen groeien?
    .answer = Naar de afgelegde krachtkaarten.
    .source = onze keuze
ruling-crops-3 = Tellen rivieren rond een oogstveld?
    .answer = Nee, alleen land en bergen.
    .source = onze keuze
ruling-crops-4 = Brengt het getal op de krachtkaart fiches?
    .answer = Nee. Alleen de twee Hordefiches komen met hun kracht mee, en gaan er weer mee weg.
    .source = onze keuze
ruling-crops-5 = Wat gebeurt er met de stukken van een kracht die verloren gaat?
    .answer =
        Die verlaten het bord, zelfs forten, en een vrede van een Diplomaat eindigt. Moeten Hordefiches
        uit gebieden met maar één fiche komen, dan worden die gebieden opgegeven.
    .source = onze keuze
ruling-crops-6 = Werkt de kracht nog tegen de verovering die een van de vijf gebieden neemt?
    .answer = Ja. Kampen verdedigen het gebied, en een Corrupt volk wordt betaald. Dan is de kracht weg.
    .source = onze keuze
ruling-crops-7 = Helpt de kracht al bij de verovering van het vijfde gebied?
    .answer = Nee, pas daarna.
    .source = onze keuze
ruling-crops-8 = Telt een kracht wat haar volk eerder in de beurt deed, voordat het haar had?
    .answer = Ja: veroveringen voor de Plunderingen, aanvallen voor Vredelievend en de Diplomaat.
    .source = onze keuze
ruling-crops-9 = Hoe werken krachten van een oogstveld die bij verval worden gebruikt?
    .answer =
        Het volk mag Onverschrokken, Verdwijnend of Graf gebruiken als het in verval gaat. Daarna blijft
        er niets van de kracht over: stapels die Graf heeft bewaard, zijn als die van elk volk in verval.
    .source = regels van Realms; de rest: onze keuze
ruling-crops-10 =
    Wanneer verlaat een volk een rivier nadat het de kracht Zeevaarder van een oogstveld heeft verloren?
    .answer = Bij het volgende herschikken, of bij het verval.
    .source = onze keuze
ruling-crops-11 = Hoeveel Verloren Volken liggen er op het bord?
    .answer = Met twee tot zes spelers 4, 6, 9, 12 en 15. De getallen in het boekje zijn niet bekend.
    .source = onze keuze

sources-the-cavern = regels van Realms, scenario 8
ruling-the-cavern-1 = Wat is het water van dit bord?
    .answer = Zee, waar niemand in komt of over gaat zonder een kracht die dat toestaat.
    .source = regels van Realms
ruling-the-cavern-2 = Wat ligt er onder de andere Monsters?
    .answer = Alleen plekken. Alle andere relieken blijven in de doos.
    .source = regels van Realms
ruling-the-cavern-3 = Mogen volken aan de oever van een zee binnenkomen?
    .answer = Nee, alleen aan de rand van het bord.
    .source = onze keuze
ruling-the-cavern-4 = Wat zijn zeeën en meren voor Krakens, Hagedismensen en Vissers?
    .answer =
        Hetzelfde als rivieren. Krakens veroveren ze voor twee fiches en houden ze, Hagedismensen gaan
        eroverheen, en voor Vissers zijn hun oevers kust. Geen ander volk komt erin, wie er ook staat.
    .source = onze keuze
ruling-the-cavern-5 = Komen Hagedismensen over zee op het bord?
    .answer =
        Ja, zoals over een rivier die de rand raakt. Niemand anders, zonder een kracht die overal laat binnenkomen.
    .source = onze keuze
ruling-the-cavern-6 = Mag de Balrog de zee in?
    .answer = Nee.
    .source = onze keuze
ruling-the-cavern-7 = Mag de Zak van een Magisch volk het Zwaard nabootsen?
    .answer = Ja, zodra de Monsters ervan weg zijn.
    .source = regels van Underground; de rest: onze keuze
ruling-the-cavern-8 = Hoeveel plekken, Zwarte Bergen en kloven zijn er?
    .answer = Met drie tot vijf spelers 4, 5 en 6 plekken, 6, 8 en 8 Zwarte Bergen, en zes kloven.
    .source = afgeleid uit wat in de doos zit

sources-the-gods = regels van Realms, scenario 9
ruling-the-gods-1 = En als een kaart getrokken wordt die opnieuw getrokken moet worden?
    .answer = Dat gebeurt niet. Kaarten die moeilijk te spelen zijn, blijven in de doos, wat op hetzelfde neerkomt.
    .source = regels van Realms
ruling-the-gods-2 = Wanneer worden de bonussen betaald?
    .answer =
        Als de combinatie onthuld wordt. Een speler die meer moet betalen dan hij heeft, geeft wat hij
        heeft.
    .source = regels van Realms; de rest: onze keuze
ruling-the-gods-3 = Krijgen twee spelers bonussen?
    .answer = Nee. Beide spelers hadden de volken en krachten kunnen nemen die moeilijk te spelen zijn.
    .source = onze keuze
ruling-the-gods-4 = Mag je vier volken nemen?
    .answer = Nee. Iedereen eindigt met drie volken en drie krachten.
    .source = regels van Realms; de rest: onze keuze
ruling-the-gods-5 = En als een derde volk in verval gaat?
    .answer =
        Dat mag. De speler heeft daarna geen volk meer om te spelen, en telt alleen wat zijn volk in
        verval opbrengt.
    .source = onze keuze
ruling-the-gods-6 = Tegen welke krachtkaart mogen Schaduwmimes de hunne ruilen?
    .answer = Geen enkele, want er liggen geen combinaties open. Hun twee munten maken dat goed.
    .source = onze keuze
ruling-the-gods-7 = Moet een nieuwe tegel een tegel van een andere speler raken?
    .answer =
        Nee, hij mag elke tegel raken die er ligt. De Franse tekst vraagt er een van een andere speler;
        wij volgen de Engelse.
    .source = regels van Realms; de rest: onze keuze
ruling-the-gods-8 = Mogen een berg en een kloof samen op een tegel?
    .answer =
        Ja, een van elk waar ze passen. De Franse tekst zegt het een of het ander; wij volgen de Engelse.
    .source = regels van Realms; de rest: onze keuze
ruling-the-gods-9 = Welke berg komt er op een tegel?
    .answer = Een met het symbool van het land dat hij helemaal bedekt, als die er nog is, en anders een zonder.
    .source = regels van Realms; de rest: onze keuze
ruling-the-gods-10 = En als er geen Verloren Volk, berg of kloof meer is?
    .answer = Dan wordt er geen gelegd.
    .source = regels van Realms; de rest: onze keuze
ruling-the-gods-11 = Welke gebieden tellen mee voor de negen gebieden per speler?
    .answer = Landen en bergen, maar geen rivieren en kloven.
    .source = regels van Realms; de rest: onze keuze
ruling-the-gods-12 = Wanneer wordt de tegel gelegd?
    .answer = Voor al het andere. Nieuwe buren en de nieuwe rand tellen meteen.
    .source = onze keuze
ruling-the-gods-13 = Mag een reliek of plek bij een Verloren Volk liggen?
    .answer =
        Nee. Het reliek of de plek wordt eerst gelegd. Past die niet op een tegel, dan komt die op de
        volgende.
    .source = onze keuze
ruling-the-gods-14 = En als bezette rivieren samenkomen?
    .answer =
        Zoals bij zeeën die samenkomen. De grootste stapel blijft. De andere gaan naar de hand, of naar de
        voorraad als ze in verval zijn.
    .source = regels van Realms; de rest: onze keuze
ruling-the-gods-15 = Welke kant van een tegel ligt boven in een spel van beide werelden?
    .answer = Die de speler wil; bergen zijn zwart op de kant beneden, en een kloof is op beide kanten dezelfde.
    .source = onze keuze
ruling-the-gods-16 = Leggen twee spelers de moeilijke kaarten toch open in het spel zonder die kaarten?
    .answer =
        Ja, behalve Vervloekt, Homunculi en Schaduwmimes. De twee keuzes staan bij de voorbereiding voor
        drie tot zes spelers; die voor twee spelers noemt de stappen die zij vervangt.
    .source = regels van Realms

sources-the-dig = regels van Realms, scenario 10
ruling-the-dig-1 = Welke gebieden vallen bewakers aan?
    .answer =
        Elk land dat grenst aan een gebied dat zij bezitten, bezet of leeg, in hun ader of daarbuiten. Ze
        vallen geen rivieren, immune gebieden of iets van Monsters aan. Gesloten niveaus houden hen niet
        tegen.
    .source = regels van Realms; de rest: onze keuze
ruling-the-dig-2 = En als het zwakst verdedigde land zelfs met de dobbelsteen te ver is?
    .answer = Dan vallen ze niet aan.
    .source = onze keuze
ruling-the-dig-3 = Vallen de bewakers na de laatste ronde aan?
    .answer = Nee.
    .source = onze keuze
ruling-the-dig-4 = Waar gaan overlevende bewakers heen als hun gebied het diepste is?
    .answer =
        Ze gaan van het bord, en voor de munt komen er geen bewakers. Was het gebied al eens veroverd, dan
        gaan ze naar het diepste gebied van de ader dat ze nog bezitten.
    .source = onze keuze
ruling-the-dig-5 = Brengt een gebied dat Monsters heroverden nog eens zijn munt op?
    .answer = Nee, geen munt en geen nieuwe bewakers. Eén bewaker gaat weg, de andere gaan naar beneden.
    .source = onze keuze
ruling-the-dig-6 = Is het aantal bewakers beperkt?
    .answer = Ja, tot 20 Skeletten, 18 Tovenaars en 15 Mummies.
    .source = onze keuze
ruling-the-dig-7 = Gelden bewakers als een volk?
    .answer =
        Nee. Het zijn Monsters: niemand vervangt hun fiches, ze hebben geen munten en betalen er geen, en Leiders die
        zij nemen zijn uit het spel.
    .source = onze keuze
ruling-the-dig-8 = Wanneer zetten volken die door bewakers verdreven zijn hun fiches terug?
    .answer =
        Nadat de laatste ader heeft aangevallen, voor de volgende ronde, met de klok mee vanaf de eerste
        speler.
    .source = onze keuze
ruling-the-dig-9 = Waar komt een aanval vandaan als meer gebieden aan het doel grenzen?
    .answer = Uit het diepste van hun ader.
    .source = onze keuze
ruling-the-dig-10 = Opent de Balrog een gebied van een ader?
    .answer = Nee: hij verovert niets. De overlevende bewakers gaan naar beneden, en de munt wacht op wie na hem komt.
    .source = onze keuze

sources-all-together = regels van Realms, scenario 11
ruling-all-together-1 = Schuiven munten met de kolommen op?
    .answer =
        Nee. Ze blijven in hun rij, zoals in het voorbeeld van het boekje en de twee bijschriften; de hoofdtekst laat
        ook munten opschuiven.
    .source = regels van Realms, het voorbeeld
ruling-all-together-2 = Hoe worden de plaatsen verdeeld?
    .answer = Ze worden geloot. De speler die begint, heeft de eerste, en de anderen volgen met de klok mee.
    .source = regels van Realms; wie begint: onze keuze
ruling-all-together-3 = Wat gebeurt er met munten in de rij van de goedkoopste, volk of kracht?
    .answer = Ze blijven liggen, en er komt er een bij als die rij wordt overgeslagen.
    .source = regels van Realms, het voorbeeld
ruling-all-together-4 = Wat kost het om een rij met de kracht Vervloekt over te slaan?
    .answer = Drie munten, die op die rij komen.
    .source = onze keuze
ruling-all-together-5 = Wanneer krijgen Homunculi een fiche?
    .answer = Als hun rij wordt overgeslagen in een kolom waaruit je had mogen kiezen.
    .source = onze keuze
ruling-all-together-6 = Tegen welke kracht mogen Schaduwmimes de hunne ruilen?
    .answer = Tegen elke andere die open ligt, zonder te betalen. De hunne komt op die plaats.
    .source = onze keuze
ruling-all-together-7 = Waar gaan volkskaarten en krachtkaarten heen?
    .answer = Volkskaarten onder de stapel van hun eigen wereld. Krachtkaarten van beide werelden worden samen geschud.
    .source = onze keuze
ruling-all-together-8 = Mogen volken en krachten die overal binnenkomen, in de andere wereld binnenkomen?
    .answer = Nee, alleen overal in de eigen wereld.
    .source = onze keuze
ruling-all-together-9 = Mogen partners elkaar aanvallen?
    .answer = Ja. Alleen wat ze aan het eind hebben, wordt opgeteld.
    .source = onze keuze
ruling-all-together-10 = Zien partners elkaars munten?
    .answer = Nee, tenzij de tafel dat bondgenoten toestaat, of alle munten open liggen.
    .source = onze keuze
ruling-all-together-11 = Tellen gevangen Leiders voordat munten worden opgeteld en verdubbeld?
    .answer = Ja, het zijn munten van wie hen gevangennam.
    .source = onze keuze
ruling-all-together-12 = Wie wint bij gelijke stand?
    .answer =
        De partij met de meeste fiches op het bord, opgeteld en verdubbeld zoals de munten. Is ook dat
        gelijk, dan winnen beide.
    .source = onze keuze
ruling-all-together-13 = Waar komen Lijkeneters in verval binnen die geen gebied meer hebben?
    .answer = Aan de rand van hun eigen wereld, zoals elk volk dat binnenkomt.
    .source = regels van Realms
ruling-all-together-14 = Hoeveel Verloren Volken, en hoeveel bewaakte relieken en plekken zijn er?
    .answer = Twaalf Verloren Volken, en vier relieken en plekken met elk twee Monsters.
    .source = afgeleid uit wat in de doos zit; de rest: onze keuze

sources-night-and-day = regels van Realms, scenario 12; scenario 11 voor tunnels en binnenkomst
ruling-night-and-day-1 = Welke combinatie vervangt de genomen combinatie?
    .answer =
        Nieuwe combinaties komen om de beurt van de twee werelden, wat er ook is genomen. De
        Franse tekst heeft één stapel in afwisselende volgorde. De eerste combinatie is er een van boven.
    .source = regels van Realms, Frans; de eerste: onze keuze
ruling-night-and-day-2 = Waar gaan volkskaarten en krachtkaarten heen?
    .answer =
        Volkskaarten onder de stapel van hun eigen wereld. Krachtkaarten worden per wereld geschud, als de stapel van
        die wereld leeg is.
    .source = onze keuze
ruling-night-and-day-3 = En als een wereld geen volkskaart of krachtkaart meer heeft?
    .answer = Dan komt er een van de andere wereld voor in de plaats.
    .source = onze keuze
ruling-night-and-day-4 = Door welke gebieden komt een volk binnen?
    .answer =
        Op onze borden komen volken van boven aan de noordrand binnen en volken van beneden aan de
        zuidrand, maar nooit aan de zijkanten. Wijst een bord geen ingangen aan, dan komt een volk aan de
        rand van zijn eigen wereld binnen. Een rivier op tegels van beide werelden hoort bij beide.
    .source = regels van Realms; de rest: onze keuze
ruling-night-and-day-5 = Mogen volken en krachten die overal binnenkomen, in de andere wereld binnenkomen?
    .answer = Nee, alleen overal in de eigen wereld.
    .source = onze keuze
ruling-night-and-day-6 = Waar komen Vlammen binnen?
    .answer = Naast hun Vulkaan, waar die ook staat.
    .source = onze keuze
ruling-night-and-day-7 = Hoe lang betaalt een gebied van de eigen wereld waaruit een volk van de andere is verdreven?
    .answer =
        Eén keer, in de beurt waarin het is veroverd: de Franse tekst heeft het over gebieden waaruit men een volk
        verdrijft. De Engelse, Duitse en Spaanse tekst spreken van gebieden die “voorheen bezet” waren, zonder grens in
        tijd; zo gelezen zou het elke beurt betalen zolang het volk het bezit.
    .source = regels van Realms, Frans
ruling-night-and-day-8 = Tellen Verloren Volken, Monsters of volken van de eigen wereld als verdreven?
    .answer = Nee, alleen volken van de andere wereld, actief of in verval.
    .source = regels van Realms
ruling-night-and-day-9 = Verdient een volk in verval ook munten in de andere wereld?
    .answer =
        Ja, vanaf de beurt waarin het in verval gaat: het boekje spreekt van volken en zegt niet dat ze
        actief moeten zijn.
    .source = regels van Realms
ruling-night-and-day-10 = Tellen rivieren mee?
    .answer = Nee.
    .source = onze keuze
ruling-night-and-day-11 = En als het verdreven volk zijn gebied aan het eind van de beurt terug heeft?
    .answer = Alleen gebieden die je dan nog bezit, betalen.
    .source = onze keuze
ruling-night-and-day-12 = Waar komen Lijkeneters in verval binnen die geen gebied meer hebben?
    .answer = In hun eigen wereld, zoals elk volk dat binnenkomt.
    .source = regels van Realms
ruling-night-and-day-13 = Hoeveel Verloren Volken, en hoeveel bewaakte relieken en plekken zijn er?
    .answer = Met drie tot vijf spelers 7, 9 en 11 Verloren Volken, en 4, 5 en 6 relieken en plekken met elk twee Monsters.
    .source = afgeleid uit wat in de doos zit
