### Answers to questions that the rulebook leaves open. For ids and attributes, see en/rulings.ftl.

sources-amazons = basisregels, { race-amazons }; FAQ
ruling-amazons-1 = Wat als er geen vier Amazones van het bord kunnen terwijl er één in elk gebied blijft?
    .answer = Je geeft vóór de telling gebieden naar keuze op, tot er vier fiches van het bord zijn.
    .source = basisregels, FAQ
ruling-amazons-2 = Tellen Amazones die deze beurt niet zijn geplaatst mee voor die vier?
    .answer = Ja. Zijn er nog twee in je hand, dan gaan er nog twee van het bord.
    .source = onze keuze
ruling-amazons-3 = Wat als er minder dan vijf Amazones over zijn?
    .answer = Ze gaan allemaal van het bord, en geen gebied levert iets op.
    .source = onze keuze
ruling-amazons-4 = Waar gaan de vier heen als de Amazones in verval gaan?
    .answer =
        Naar de voorraad, ook na een verval van Onverschrokken: in verval blijft er één fiche in elk
        gebied, en niets in de hand.
    .source = onze keuze

sources-dwarves = basisregels, { race-dwarves }

sources-elves = basisregels, { race-elves }; basisregels, { race-sorcerers }
ruling-elves-1 = Verliezen Elfen in verval fiches?
    .answer =
        Ja. De eigenschap eindigt met hun verval; de ene fiche van een veroverd gebied gaat dus naar de
        voorraad.
    .source = onze keuze, naar de algemene regel over verval

sources-ghouls = basisregels, { race-ghouls }
ruling-ghouls-1 = Wat gebeurt er met Lijkeneters in de hand als ze in verval gaan?
    .answer = Ze gaan naar de voorraad. Alleen fiches op het bord blijven.
    .source = onze keuze
ruling-ghouls-2 = Wanneer handelen Lijkeneters in de beurt waarin een nieuwe combinatie wordt genomen?
    .answer = Nadat de combinatie is genomen, en voordat haar volk de eerste verovering doet.
    .source = onze keuze
ruling-ghouls-3 = Mogen Lijkeneters in verval een laatste poging doen?
    .answer =
        Ja, een eigen. Ze beëindigt alleen hun veroveringen; het actieve volk mag later in de beurt de
        zijne doen.
    .source = onze keuze; uit het hoofd naar de FAQ, niet nagekeken
ruling-ghouls-4 = Wat verliezen Lijkeneters in verval met een gebied?
    .answer =
        Eén fiche. De andere trekken zich terug en worden aan het eind van de beurt in andere gebieden van
        de Lijkeneters geplaatst.
    .source = Franse regels
ruling-ghouls-5 = Mogen Lijkeneters in verval het actieve volk van hun eigen speler aanvallen?
    .answer =
        Ja, net als elk ander volk. De overlevende fiches komen in de hand en mogen nog deze beurt
        vechten.
    .source = basisregels; de hand: onze keuze
ruling-ghouls-6 =
    Waarheen trekken Lijkeneters zich terug als het actieve volk van hun eigen speler een gebied van hen
    neemt?
    .answer = Naar hun andere gebieden, bij de herschikking van de Lijkeneters in diezelfde beurt.
    .source = onze keuze
ruling-ghouls-7 = Wat als Lijkeneters in verval hun laatste gebied verliezen?
    .answer =
        Overlevenden wachten in de hand en komen in de volgende beurt van hun speler weer binnen volgens
        de regels van de eerste verovering. Zonder overlevende is het volk verdwenen en gaat zijn kaart
        terug.
    .source = onze keuze
ruling-ghouls-8 = Mogen Tovenaars een eenzame Lijkeneter in verval vervangen?
    .answer = Nee. De fiche moet van een actief volk zijn.
    .source = onze keuze
ruling-ghouls-9 = Wat behouden Lijkeneters in verval van hun kracht?
    .answer =
        Alleen wat elk volk in verval behoudt. Hun forten maken hun gebied nog steeds een fiche duurder.
        Ze houden zeeën en het meer, maar gaan geen ander water op en bouwen geen fort. Draak, helden en
        kampen vertrekken.
    .source = wiki van spelers, naar de algemene regel over verval
ruling-ghouls-10 =
    Mogen Lijkeneters met Geesten handelen in de beurt waarin het actieve volk in verval gaat?
    .answer =
        Nee. Niemand verovert in een beurt die aan verval wordt besteed. Ze handelen in alle latere
        beurten.
    .source = basisregels

sources-giants = basisregels, { race-giants }
ruling-giants-1 = Wordt een gebied naast twee van hun bergen twee fiches goedkoper?
    .answer = Nee, maar één, hoeveel bergen het ook zijn.
    .source = onze keuze
ruling-giants-2 = Betalen Vliegende Reuzen minder voor gebieden ver van hun bergen?
    .answer = Nee. Vliegen brengt hen bij een gebied, maar maakt niets aangrenzend.
    .source = Nederlandse recensie
ruling-giants-3 = Betalen Onderwereldreuzen op een berg met een grot minder voor andere grotten?
    .answer =
        Ja. Voor hen grenst elke grot aan die berg. De kortingen van Reuzen en Onderwereld tellen bij
        elkaar op.
    .source = Nederlandse recensie

sources-halflings = basisregels, { race-halflings }
ruling-halflings-1 =
    Mogen Halfmensen die al hun gebieden hebben verloren of verlaten weer overal binnenkomen?
    .answer = Ja. Dat mogen ze telkens als ze geen gebied op het bord hebben.
    .source = onze keuze
ruling-halflings-2 =
    Krijgt een tweede gebied dat pas in een latere beurt wordt veroverd nog het tweede hol?
    .answer = Ja. De holen gaan naar de eerste twee gebieden die ze ooit veroveren, in welke beurt ook.
    .source = basisregels; de latere beurt: onze keuze
ruling-halflings-3 = Wordt een hol opnieuw gegraven als zijn gebied is verlaten?
    .answer = Nee. Het is weg zolang het volk bestaat, en het gebied kan worden veroverd als elk ander.
    .source = basisregels, wiki van spelers
ruling-halflings-4 = Hoeveel gebieden van Heroïsche Halfmensen zijn immuun?
    .answer =
        Hoogstens vier: twee holen en twee helden. Een held mag in een gebied met een hol staan, wat niets
        oplevert.
    .source = onze keuze
ruling-halflings-5 = Kan een zee of het meer een hol hebben?
    .answer = Ja, als Zeevarende Halfmensen het als een van hun eerste twee gebieden veroveren.
    .source = onze keuze

sources-humans = basisregels, { race-humans }

sources-orcs = basisregels, { race-orcs }

sources-ratmen = basisregels, { race-ratmen }

sources-skeletons = basisregels, { race-skeletons }
ruling-skeletons-1 = Telt een oneven gebied nog mee in de volgende beurt?
    .answer = Nee. Elke beurt telt op zichzelf.
    .source = onze keuze

sources-sorcerers = basisregels, { race-sorcerers }; uitgever
ruling-sorcerers-1 = Mogen Tovenaars vervangen zonder fiche in de hand?
    .answer = Ja, tot er een laatste poging is gedaan: de nieuwe Tovenaar komt uit de voorraad.
    .source = uitgever
ruling-sorcerers-2 = Mogen Tovenaars vervangen zolang ze geen gebied op het bord hebben?
    .answer =
        Nee, dan ligt er niets binnen hun bereik. Vliegende Tovenaars mogen het wel, want zij bereiken elk
        landgebied.
    .source = basisregels; Vliegend: onze keuze
ruling-sorcerers-3 = Mogen Tovenaars de laatste fiche van een volk nemen?
    .answer =
        Ja. Zijn speler blijft zitten met een actief volk zonder fiches, dat hij nog in verval mag laten
        gaan.
    .source = onze keuze
ruling-sorcerers-4 = Mogen Tovenaars een eenzame fiche in verval vervangen?
    .answer = Nee, van welk volk ook, Lijkeneters inbegrepen: de fiche moet actief zijn.
    .source = basisregels; Lijkeneters: onze keuze
ruling-sorcerers-5 = Mogen Tovenaars een eenzame fiche in een gebied met een kamp vervangen?
    .answer = Nee. Een kamp telt als een extra fiche.
    .source = basisregels, Board Game Arena
ruling-sorcerers-6 = Wat gebeurt er met trollengrot en fort na een vervanging?
    .answer = Ze verdwijnen van het bord, zoals na elke verovering. Het fort kan opnieuw worden gebouwd.
    .source = basisregels
ruling-sorcerers-7 = Hoe ver reiken Vliegende Tovenaars?
    .answer = Tot elk landgebied, op welke afstand ook.
    .source = uitgever, digitale editie
ruling-sorcerers-8 = Levert een vervanging Plunderende Tovenaars hun munt op?
    .answer = Ja. Het is de verovering van een niet-leeg gebied.
    .source = Nederlandse recensie
ruling-sorcerers-9 = Verbruikt een vervanging de worp van Bloeddorstige Tovenaars?
    .answer = Nee. De worp wacht op de volgende verovering die met fiches wordt betaald.
    .source = onze keuze
ruling-sorcerers-10 = Mogen Tovenaars vervangen na hun laatste poging?
    .answer = Nee. Dan zijn de veroveringen voorbij.
    .source = basisregels, wiki van spelers

sources-tritons = basisregels, { race-tritons }
ruling-tritons-1 = Betalen Zeevarende Meermannen minder voor zeeën en het meer?
    .answer = Nee. Alleen het land aan hun oevers is kust.
    .source = Nederlandse recensie

sources-trolls = basisregels, { race-trolls }
ruling-trolls-1 = Kan een zee of het meer een trollengrot hebben?
    .answer = Ja, als Zeevarende Trollen het bezitten.
    .source = onze keuze

sources-wizards = basisregels, { race-wizards }

sources-alchemist = basisregels, { power-alchemist }

sources-berserk = basisregels, { power-berserk }
ruling-berserk-1 = Mag een speler een worp ongebruikt laten en toch verder veroveren?
    .answer =
        Nee. Gebruikt hij de worp niet voor een verovering, om welke reden ook, dan eindigen zijn
        veroveringen.
    .source = basisregels; niet willen: onze keuze
ruling-berserk-2 = Mag een Bloeddorstig volk ook de gewone laatste poging doen?
    .answer = Nee. De worpen vóór de veroveringen zijn alles wat dit volk heeft.
    .source = wiki van spelers
ruling-berserk-3 = Verbruikt een vervanging door Bloeddorstige Tovenaars de worp?
    .answer = Nee. De worp wacht op de volgende verovering die met fiches wordt betaald.
    .source = onze keuze
ruling-berserk-4 = Mogen er na een worp gebieden worden verlaten?
    .answer = Nee. Met een worp zijn de veroveringen begonnen.
    .source = onze keuze

sources-bivouacking = basisregels, { power-bivouacking }
ruling-bivouacking-1 = Wat als er kampen terugkomen en het volk geen gebied meer heeft?
    .answer = Ze blijven bij hun speler tot zijn volgende herschikking.
    .source = basisregels; tot dan: onze keuze
ruling-bivouacking-2 = Tellen kampen als fiches bij een gelijke stand?
    .answer = Nee.
    .source = FAQ

sources-commando = basisregels, { power-commando }

sources-diplomat = basisregels, { power-diplomat }
ruling-diplomat-1 = Telt een mislukte laatste poging als aanval?
    .answer = Ja. Een mislukte poging op een gebied van een actief volk is een aanval op dat volk.
    .source = onze keuze
ruling-diplomat-2 = Mag een tegenstander zonder actief volk worden aangewezen?
    .answer = Ja. De vrede bindt dan het volk dat hij hierna neemt.
    .source = onze keuze
ruling-diplomat-3 = Tellen aanvallen door de eigen Lijkeneters in verval van de Diplomaat mee?
    .answer = Nee. Alleen aanvallen van het volk met de kaart tellen.
    .source = onze keuze
ruling-diplomat-4 = Bindt de vrede de Lijkeneters in verval van de aangewezen tegenstander?
    .answer = Nee. Ze mogen aanvallen.
    .source = basisregels

sources-dragon-master = basisregels, { power-dragon-master }
ruling-dragon-master-1 = Mag een nieuw volk de draak gebruiken voor zijn eerste verovering?
    .answer = Ja, in een gebied waarlangs het volk mag binnenkomen.
    .source = onze keuze
ruling-dragon-master-2 = Mag de draak worden gebruikt in de beurt waarin zijn gebied is verlaten?
    .answer = Ja. Hij komt in de hand en mag meteen worden gebruikt.
    .source = onze keuze
ruling-dragon-master-3 = Tellen berg, trollengrot, fort en kampen bij elkaar op tegen de draak?
    .answer = Nee. Eén fiche is genoeg tegen alles samen.
    .source = wiki van spelers, Franse regels
ruling-dragon-master-4 = Mag de draak een gebied aanvallen dat niet aangrenzend is?
    .answer = Nee. De draak vervangt de prijs, maar vergroot het bereik niet.
    .source = basisregels, Nederlandse regels

sources-flying = basisregels, { power-flying }

sources-forest = basisregels, { power-forest }

sources-fortified = basisregels, { power-fortified }; digitale editie
ruling-fortified-1 = Wanneer wordt het fort gebouwd?
    .answer = Het wordt één keer aangeboden, na de herschikking; eerder bouwen zou niets opleveren.
    .source = onze keuze
ruling-fortified-2 = Wat gebeurt er met het fort van een gebied dat verloren of verlaten is?
    .answer = Het gaat terug naar de voorraad en kan opnieuw worden gebouwd.
    .source = digitale editie
ruling-fortified-3 = Welke forten tellen mee voor de zes?
    .answer = Alle forten op het bord, ook die van een eerder Versterkt volk in verval.
    .source = basisregels

sources-heroic = basisregels, { power-heroic }
ruling-heroic-1 = Wat als het volk maar één gebied bezit?
    .answer = Eén held staat daar; de andere wacht tot het eind van de volgende beurt.
    .source = onze keuze
ruling-heroic-2 = Wat gebeurt er met een held wiens gebied wordt verlaten?
    .answer = Hij komt in de hand en wordt aan het eind van de beurt geplaatst.
    .source = onze keuze

sources-hill = basisregels, { power-hill }

sources-merchant = basisregels, { power-merchant }

sources-mounted = basisregels, { power-mounted }

sources-pillaging = basisregels, { power-pillaging }

sources-seafaring = basisregels, { power-seafaring }
ruling-seafaring-1 = Mag een zeevarend volk via een zee het bord op komen?
    .answer = Ja, via een zee die de rand van het bord raakt.
    .source = onze keuze
ruling-seafaring-2 = Wat kosten een zee en het meer, en wat leveren ze op?
    .answer =
        Twee fiches, en één voor elke fiche van wie ze bezit; ze leveren elke beurt een munt op, zoals elk
        gebied.
    .source = BoardGameGeek
ruling-seafaring-3 = Houdt een bezette zee andere volken tegen die ernaast willen binnenkomen?
    .answer = Nee. Gebieden aan haar oever blijven gebieden waarlangs een volk mag binnenkomen.
    .source = Franse regels, Nederlandse regels
ruling-seafaring-4 = Mogen Zeevarende Lijkeneters in verval nog meer water veroveren?
    .answer = Nee, maar ze houden wat ze hebben.
    .source = wiki van spelers

sources-spirit = basisregels, { power-spirit }
ruling-spirit-1 = Vertrekt een eerder volk in verval als het volk met Geesten in verval gaat?
    .answer =
        Nee. Beide blijven. Het eerdere vertrekt als het volgende volk in verval gaat; het volk met
        Geesten nooit.
    .source = basisregels
ruling-spirit-2 = Wanneer komt de Geestenkaart weer in het spel?
    .answer =
        Ze gaat naar de afgelegde krachtkaarten als de laatste fiche van haar volk in verval verdwenen is.
    .source = basisregels

sources-stout = basisregels, { power-stout }

sources-swamp = basisregels, { power-swamp }

sources-underworld = basisregels, { power-underworld }

sources-wealthy = basisregels, { power-wealthy }
ruling-wealthy-1 = Krijgt een volk dat in zijn eerste beurt niets heeft veroverd de zeven munten?
    .answer = Ja.
    .source = onze keuze

sources-turn = basisregels, “Game turn”; FAQ
ruling-turn-1 = Welke speler begint?
    .answer =
        De speler die bij het opzetten van het spel wordt aangewezen. Er wordt met de klok mee gespeeld.
    .source = onze keuze
ruling-turn-2 = Moet een speler die uitbreidt iets veroveren?
    .answer = Nee. Hij mag meteen stoppen, herschikken en tellen, met hoeveel fiches in de hand ook.
    .source = FAQ, BoardGameGeek
ruling-turn-3 = Wat mag een speler doen wiens actieve volk geen fiche meer heeft?
    .answer =
        Hij mag uitbreiden, waarbij alleen zijn andere volken tellen, of in verval gaan. Hij moet in
        verval gaan voordat hij een nieuwe combinatie mag nemen. Doet hij dat, dan vertrekt een ouder volk
        in verval zoals altijd, en het volk zonder fiche ook.
    .source = FAQ
ruling-turn-4 = Kiest een speler welke fiches hij aan het begin van zijn beurt in de hand neemt?
    .answer =
        Nee. Alle fiches op één per gebied na komen in de hand, want bij de herschikking kan elk ervan
        worden teruggelegd.
    .source = onze keuze

sources-combos = basisregels, “Picking a new race and power combo”
ruling-combos-1 = Mogen de munten op een combinatie helpen om haar te betalen?
    .answer = Nee. Je betaalt eerst, van de munten die je al had; dan neem je de munten op de combinatie.
    .source = basisregels; de volgorde: onze keuze
ruling-combos-2 = Wanneer wordt de kolom aangevuld?
    .answer =
        Nadat een combinatie is genomen, voordat er iets wordt veroverd, en aan het eind van elke beurt.
    .source = onze keuze
ruling-combos-3 = Mag een combinatie zonder krachtkaart worden genomen?
    .answer = Nee. Haar volkskaart wacht in de kolom tot er een krachtkaart voor kan worden onthuld.
    .source = onze keuze
ruling-combos-4 = Wat als er geen combinatie is die kan worden genomen?
    .answer = De speler telt zijn volken in verval, en zijn beurt eindigt.
    .source = onze keuze

sources-first-conquest = basisregels, “First conquest”
ruling-first-conquest-1 = Moet een nieuw volk naast het volk in verval van zijn speler binnenkomen?
    .answer =
        Nee, en het mag daar alleen binnenkomen als het gebied een toegangsgebied is. De twee volken
        helpen elkaar nooit.
    .source = FAQ, BoardGameGeek
ruling-first-conquest-2 = Laten grotten een Onderwereldvolk overal binnenkomen?
    .answer = Nee. Ze grenzen aan elkaar, wat alleen een volk helpt dat al op het bord is.
    .source = basisregels

sources-conquering = basisregels, “Conquering a region”
ruling-conquering-1 = Wat maakt een gebied niet-leeg?
    .answer =
        Een Verloren Volk of minstens één volksfiche, actief of in verval. Een fiche van het eigen volk in
        verval telt ook: de Engelse regels zeggen “volksfiche”, de Franse “vijandige volksfiche”, en wij
        volgen de Engelse. Bergen, trollengrotten en andere stukken alleen volstaan niet.
    .source = basisregels
ruling-conquering-2 = Mag een gebied dat deze beurt is verlaten in dezelfde beurt weer worden veroverd?
    .answer = Ja.
    .source = onze keuze
ruling-conquering-3 = Wordt een speler gevraagd wat hij verovert als hij geen fiches meer in de hand heeft?
    .answer =
        Niet na een verovering. De herschikking volgt meteen, tenzij een eigenschap als een vervanging nog
        iets biedt zonder fiche in de hand. Vóór de eerste verovering wordt het hem gevraagd, want hij mag
        dan nog gebieden verlaten.
    .source = onze keuze
ruling-conquering-4 = Mogen er meer fiches worden gelegd dan de prijs zegt?
    .answer =
        Nee. Precies de prijs wordt gelegd; een geslaagde laatste poging legt alle fiches uit de hand.
    .source = onze keuze

sources-prices = basisregels, “Conquering a region”

sources-final-attempt = basisregels, “Final conquest”
ruling-final-attempt-1 = Telt een mislukte poging tegen een actief volk als een aanval?
    .answer = Ja; een Diplomaat kan zijn speler deze beurt dus niet aanwijzen.
    .source = onze keuze
ruling-final-attempt-2 =
    Mogen Lijkeneters in verval en het actieve volk in één beurt allebei een laatste poging doen?
    .answer =
        Ja, elk één. De poging van de Lijkeneters beëindigt de veroveringen van het actieve volk niet.
    .source = onze keuze; uit het hoofd naar de FAQ, niet nagekeken
ruling-final-attempt-3 = Mag de dobbelsteen worden gegooid voor een gebied dat ook zonder te veroveren is?
    .answer = Nee. Het wordt voor zijn prijs veroverd.
    .source = basisregels

sources-abandoning = basisregels, “Abandoning a region”
ruling-abandoning-1 = Tot wanneer mogen gebieden worden verlaten?
    .answer =
        Tot het volk in deze beurt begint te veroveren: met een verovering, een laatste poging, een worp
        van Bloeddorstig, een vervanging of de draak.
    .source = basisregels; wat als begin telt: onze keuze
ruling-abandoning-2 = Mag een volk in verval gebieden verlaten?
    .answer = Nee, behalve Lijkeneters vóór hun eigen veroveringen.
    .source = onze keuze

sources-losses = basisregels, “Enemy losses and withdrawals”
ruling-losses-1 = Mogen teruggetrokken fiches worden achtergehouden?
    .answer =
        Nee. Alle moeten worden geplaatst als het volk een gebied bezit; anders wachten ze in de hand.
    .source = onze keuze
ruling-losses-2 = In welke volgorde leggen spelers teruggetrokken fiches terug?
    .answer =
        Met de klok mee, te beginnen links van de speler die aan de beurt is. Het is de laatste stap van
        de beurt, na de telling.
    .source = FAQ; na de telling: Nederlandse recensie
ruling-losses-3 =
    Wanneer legt de speler die aan de beurt is de fiches terug die zijn eigen andere volk heeft verdreven?
    .answer = Bij zijn eigen herschikking.
    .source = onze keuze

sources-redeployment = basisregels, “Troop redeployment”; FAQ
ruling-redeployment-1 = Mogen fiches in de hand worden gehouden?
    .answer =
        Alleen door een volk zonder gebied, en de Amazones houden hun vier. Alle andere moeten worden
        geplaatst.
    .source = basisregels voor een mislukte poging; anders onze keuze
ruling-redeployment-2 = Mogen er bij de herschikking gebieden worden opgegeven?
    .answer = Nee, behalve door Amazones bij gebrek aan fiches.
    .source = FAQ
ruling-redeployment-3 = Mogen fiches overgaan tussen het actieve volk en Lijkeneters in verval?
    .answer = Nee.
    .source = FAQ

sources-scoring = basisregels, “Scoring victory coins”
ruling-scoring-1 = Kan de bank zonder munten komen te zitten?
    .answer = Nee.
    .source = onze keuze

sources-decline = basisregels, “Entering in decline”

sources-immunity = basisregels, { power-dragon-master }, { race-halflings }, { power-heroic }
ruling-immunity-1 = Is een gebied immuun voor het andere volk van zijn eigen speler?
    .answer =
        Nee. Niemand is tegenstander van zijn eigen volken; zijn Lijkeneters mogen het gebied van zijn
        held dus aanvallen.
    .source = onze keuze

sources-stacks = basisregels, “Picking a new race and power combo”; basisregels, “Entering in decline”
ruling-stacks-1 = Wanneer gaat de kaart van een actief volk zonder fiches terug naar de stapel?
    .answer = Zodra zijn speler het in verval laat gaan. Tot dan blijft het zijn actieve volk.
    .source = onze keuze, naar de FAQ
ruling-stacks-2 = Wat als er geen krachtkaart meer is, ook geen afgelegde?
    .answer = De volkskaart wacht zonder krachtkaart in de kolom en kan niet worden genomen.
    .source = onze keuze
ruling-stacks-3 = Is de volgorde van teruggelegde volkskaarten bekend?
    .answer =
        Ja. Ze liggen onder de kaarten die nog niet gezien zijn, in de volgorde waarin ze terugkwamen, en
        worden zo onthuld.
    .source = basisregels; bekend: onze keuze
ruling-stacks-4 = Wanneer wordt de plaats gevuld van een volkskaart die is teruggegaan?
    .answer =
        Telkens als de kolom wordt aangevuld: nadat een combinatie is genomen, en aan het eind van elke
        beurt.
    .source = onze keuze

sources-game-end = basisregels, “Game end”
ruling-game-end-1 = Wat telt als volksfiche bij een gelijke stand?
    .answer =
        Fiches op het bord. Fiches in de hand tellen niet, de vier van de Amazones evenmin, en ook kampen
        en helden niet.
    .source = basisregels, FAQ
ruling-game-end-2 = Wat als ook het aantal fiches gelijk is?
    .answer = De spelers die gelijk staan, delen de overwinning.
    .source = onze keuze
