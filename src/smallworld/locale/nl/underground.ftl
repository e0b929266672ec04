### Underground: texts. For ids and arguments, see en/content.ftl and en/underground.ftl.

box-underground = Small World Underground
box-places = Relieken en plekken boven

# --- General rules -----------------------------------------------------------------------------------

topic-underground = De wereld beneden
topic-underground-text =
    Een rivier kost een fiche minder dan andere gebieden, en elk volk mag haar veroveren. Maar bij het
    herschikken verlaten je fiches haar weer, en ze levert geen munt op. Waar een rivier de rand raakt,
    mogen volken langs haar het bord op komen. Niemand komt in een kloof of steekt haar over. Een Zwarte
    Berg is een berg. Twee Monsters bewaken elk gebied met hun symbool. De speler die zo’n gebied
    verovert, ontdekt een van de vijftien relieken en plekken; het spel heeft er zoveel als er zulke
    gebieden zijn. Vanaf dan dient het reliek of de plek de speler die het gebied bezit. Een plek blijft
    waar ze is. Een reliek verhuist naar het gebied waarvoor het het laatst is gebruikt. Volken in verval
    gebruiken alleen relieken en plekken waarvan de tekst dat zegt.

topic-two-worlds = Twee werelden
topic-two-worlds-text =
    Volken en krachten van beide werelden kunnen in beide worden gespeeld. Wat daar geen effect heeft,
    blijft in de doos: beneden zijn er geen akkers, heuvels en grotten, boven geen kloven. Wat op elkaar
    lijkt, vervangt elkaar: bergen en Zwarte Bergen, moerassen en modderpoelen, bossen en
    paddenstoelenbossen, magische bronnen en mystieke kristallen, zeeën, meren en rivieren. Een mijn is
    in beide werelden een mijn. Speel je boven met relieken en plekken, dan komt elk in een gebied van
    een Verloren Volk, en twee Monsters vervangen dat Verloren Volk.

# --- Races -------------------------------------------------------------------------------------------

race-cultists = Cultisten
    .one = Cultist
    .gender = common
    .joined = cultisten
race-cultists-short = Buren van hun Grote Oude kosten een fiche minder; zijn gebied is immuun.
race-cultists-text =
    De Grote Oude vestigt zich in het eerste gebied dat de Cultisten veroveren, en dat gebied is immuun.
    Elk gebied dat eraan grenst, ook door een andere eigenschap, kost een fiche minder, maar nooit minder
    dan één. Aan het begin van je beurt mag je hem naar een ander gebied van hen verplaatsen. Wordt zijn
    gebied verlaten of leeggemaakt, dan komt hij terug in je hand en wordt hij aan het begin van je
    volgende beurt geplaatst. In verval is hij weg.

race-drow = Drows
    .one = Drow
    .gender = common
    .joined = drows
race-drow-short = Een munt extra voor elk gebied dat aan geen ander volk grenst.
race-drow-text =
    Bij de telling is elk gebied van de Drows een munt meer waard als geen gebied dat eraan grenst een ander volk heeft.
    Volken in verval tellen mee, ook die van hun eigen speler, en Monsters en Verloren Volken ook; de Balrog niet. In
    verval blijft alleen de munt voor het gebied zelf over.

race-flames = Vlammen
    .one = Vlam
    .gender = common
    .joined = vlammen
race-flames-short = Gebieden die met hun Vulkaan verbonden zijn, kosten alsof er niemand is.
race-flames-text =
    Als je de combinatie neemt, zet je de Vulkaan op een kloof die hem kan dragen. Elke eerste verovering
    van de Vlammen moet een gebied naast de Vulkaan zijn. Gebieden ernaast, of ermee verbonden door een
    ononderbroken reeks gebieden van de Vlammen, kosten alsof ze leeg zijn. Alleen de grond zelf kan iets
    aan hun prijs toevoegen: een Zwarte Berg, of de Burcht van het Moederland. In verval heeft de Vulkaan
    geen effect.

race-gnomes = Gnomen
    .one = Gnoom
    .gender = common
    .joined = gnomen
race-gnomes-short = Geen kracht, volk, reliek of plek helpt tegenstanders hun gebieden te veroveren.
race-gnomes-text =
    In de beurten van anderen helpt geen eigenschap van een volk of kracht, geen reliek en geen plek om
    een gebied van de actieve Gnomen te veroveren. Er is geen korting, geen groter bereik, geen
    vervanging, geen draak en geen Balrog: alleen gewone grenzen en de gewone prijs tellen. De
    versterkingsdobbelsteen wordt gegooid zoals gewoonlijk. Eigenschappen die een verovering duurder
    maken, zoals die van de Mummies, blijven gelden. In verval eindigt deze bescherming.

race-iron-dwarves = IJzerdwergen
    .one = IJzerdwerg
    .gender = common
    .joined = ijzerdwergen
race-iron-dwarves-short = Elke mijn levert per beurt een zilveren hamer: een fiche voor latere veroveringen.
race-iron-dwarves-text =
    Bij het herschikken smeden de IJzerdwergen een zilveren hamer voor elke mijn die ze bezitten, hoogstens zeven in
    totaal. In latere beurten telt elke hamer als een fiche bij een verovering waaraan minstens één IJzerdwerg meedoet.
    Hamers verdedigen nooit iets: bij elke herschikking komen ze terug in je hand, en elk gebied houdt een Dwerg. In verval
    gaan ze verloren.

race-kraken = Krakens
    .one = Kraken
    .gender = common
    .joined = krakens
race-kraken-short = Mogen in rivieren blijven, die voor hen munten opleveren, ook in verval.
race-kraken-text =
    De Krakens hoeven een rivier bij het herschikken niet te verlaten. De rivieren die ze bezitten, zijn voor hen gebieden
    als alle andere: een munt per stuk bij de telling, ook in verval. Anderen mogen zo’n rivier veroveren, voor één fiche
    en nog een voor elke die er ligt, maar moeten haar weer verlaten.

race-liches = Liches
    .one = Lich
    .gender = common
    .joined = liches
race-liches-short = Wie een van hun gebieden in verval verovert, betaalt hun eigenaar een munt.
race-liches-text =
    Een tegenstander die een gebied van Liches in verval verovert, betaalt hun eigenaar een munt. Zonder munt kan niemand
    het veroveren. Actieve Liches vragen niets.

race-lizardmen = Hagedismensen
    .one = Hagedismens
    .gender = common
    .joined = hagedismensen
race-lizardmen-short = Voor hen grenzen alle gebieden langs één stuk rivier aan elkaar.
race-lizardmen-text =
    Voor de Hagedismensen grenzen alle gebieden langs één doorlopend stuk rivier aan elkaar, of de rivier
    nu vrij of bezet is. Oversteken kost geen fiche. Raakt de rivier de rand van het bord, dan mogen ze
    ook binnenkomen in elk gebied erlangs. Een rivier zelf veroveren ze alleen als ze dat willen, en bij
    het herschikken verlaten ze haar weer.

race-mudmen = Moddermannen
    .one = Modderman
    .gender = common
    .joined = moddermannen
race-mudmen-short = Een nieuwe fiche voor elke modderpoel die ze bij het herschikken bezitten.
race-mudmen-text =
    Voordat de Moddermannen herschikken, neem je voor elke modderpoel die ze bezitten een nieuwe Modderman uit de voorraad,
    zolang de voorraad strekt. De nieuwe fiches worden samen met de andere geplaatst. In verval krijgen ze er geen meer.

race-mummies = Mummies
    .one = Mummie
    .gender = common
    .joined = mummies
race-mummies-short = Ze zijn met velen, maar elk gebied kost hun een fiche meer.
race-mummies-text =
    Geen andere volkskaart van de wereld beneden geeft zoveel fiches. Maar elk gebied kost de Mummies een
    fiche meer, wie het ook bezit. Veroveringen met een eigen prijs, zoals een vervanging of de draak,
    worden niet duurder.

race-ogres = Ogers
    .one = Oger
    .gender = common
    .joined = ogers
race-ogres-short = Elk gebied kost een fiche minder.
race-ogres-text =
    De prijs van elk gebied is voor de Ogers een fiche lager, maar nooit lager dan één. Andere kortingen komen erbij, en ook
    bij een laatste poging helpt het.

race-shadow-mimes = Schaduwmimes
    .one = Schaduwmime
    .gender = common
    .joined = schaduwmimes
race-shadow-mimes-short = Als je ze neemt, mag je hun krachtkaart ruilen met een andere uit de kolom.
race-shadow-mimes-text =
    Als je de Schaduwmimes neemt en hebt betaald, mag je hun krachtkaart ruilen voor die van een van de
    andere combinaties in de kolom. Munten blijven liggen waar ze liggen. Je neemt de fiches van hun
    volkskaart en van de krachtkaart die ze nu dragen. Later ruilen kan niet.

race-shrooms = Zwammen
    .one = Zwam
    .gender = common
    .joined = zwammen
race-shrooms-short = Een munt extra voor elk paddenstoelenbos dat ze bezitten.
race-shrooms-text =
    Bij de telling is elk paddenstoelenbos dat de Zwammen bezitten een munt meer waard. In verval, en al in de beurt waarin ze
    in verval gaan, blijft alleen de munt voor het gebied zelf over.

race-spiderines = Spinvrouwen
    .one = Spinvrouw
    .gender = common
    .joined = spinvrouwen
race-spiderines-short = Elk gebied dat aan een kloof grenst, ligt binnen hun bereik.
race-spiderines-text =
    Spinvrouwen klimmen van kloof naar kloof. Voor hen grenst elk gebied aan een kloof aan al hun
    gebieden, waar op het bord ook. Ze mogen ook het bord op komen via elk gebied dat aan een kloof
    grenst. De kloven zelf zijn ook voor Spinvrouwen gesloten.

race-will-o-wisps = Dwaallichten
    .one = Dwaallicht
    .gender = common
    .joined = dwaallichten
race-will-o-wisps-short = Gooien de dobbelsteen vóór ze een kristalgebied of een buur ervan veroveren.
race-will-o-wisps-text =
    De Dwaallichten kunnen gooien voordat ze een gebied met mystieke kristallen veroveren, of een gebied
    naast een kristalgebied van hen. Je noemt het en gooit de dobbelsteen: de prijs is zoveel lager als
    er ogen zijn, maar nooit lager dan één. Zijn de fiches in je hand genoeg, dan moet je het veroveren,
    en mag je doorgaan. Zo niet, dan eindigen je veroveringen. Er mogen niet meer dan drie fiches
    ontbreken, en geen verovering krijgt een tweede dobbelsteen.

# --- Powers ------------------------------------------------------------------------------------------

power-adventurous = Avontuurlijk
power-adventurous-with = Avontuurlijke { race-name }
power-adventurous-short = Een munt extra voor elk gebied met een plek.
power-adventurous-text =
    Bij de telling is elk gebied van het volk met een van de negen plekken een munt meer waard, naast wat de plek zelf
    oplevert. Relieken tellen niet. In verval blijft alleen de munt voor het gebied over.

power-fisher = Visser
power-fisher-with = Vissende { race-name }
power-fisher-short = Een munt extra voor elke twee gebieden aan een rivier.
power-fisher-text =
    Bij de telling leveren elke twee gebieden van het volk die aan een rivier grenzen een munt extra op; een oneven gebied
    levert niets op. Rivieren zelf tellen niet mee. In verval vervalt de bonus.

power-flocking = Saamhorig
power-flocking-with = Saamhorige { race-name }
power-flocking-short = Twee munten extra als alle gebieden van het volk samenhangen.
power-flocking-text =
    Bij de telling levert het volk twee munten extra op als al zijn gebieden verbonden zijn: je kunt van
    elk naar elk ander gaan zonder ze te verlaten. Gebieden die door een eigenschap voor dit volk
    aangrenzend zijn, tellen ook als verbonden, bijvoorbeeld door de kloven van Spinvrouwen of de Grote
    Koperen Pijp. Eén enkel gebied telt als verbonden. Zonder gebied is er geen bonus. In verval vervalt
    de bonus.

power-frightened = Angstig
power-frightened-with = Angstige { race-name }
power-frightened-short = Een munt extra voor elk gebied met drie fiches of meer.
power-frightened-text =
    Bij de telling is elk gebied waarin na de herschikking drie of meer fiches van het volk bij elkaar kruipen een munt meer
    waard. Een Leider telt als fiche van het volk. In verval vervalt de bonus.

power-immortal = Onsterfelijk
power-immortal-with = Onsterfelijke { race-name }
power-immortal-short = Verliest geen fiche als een gebied van het volk wordt veroverd.
power-immortal-text =
    Wordt een gebied van het actieve volk veroverd, dan gaat er geen fiche verloren, zelfs niet aan de
    Balrog. Alle fiches trekken zich terug in je hand en worden aan het eind van die beurt geplaatst.
    Zonder gebied wachten ze in je hand op je volgende beurt. Alleen een fiche die wordt vervangen, gaat
    naar de voorraad. In verval gaan fiches verloren zoals gewoonlijk.

power-magic = Magisch
power-magic-with = Magische { race-name }
power-magic-short = Eens per beurt doet de Zak vol dingen wat een reliek op het bord kan.
power-magic-text =
    Eens per beurt werkt de Zak vol dingen als een reliek die al ontdekt is, wie het ook bezit. Daarna
    verhuist de Zak zoals het reliek zou doen. De Zak en het reliek dat hij nabootst, werken nooit op
    hetzelfde gebied. Niemand kan de Zak afpakken: wordt zijn gebied verloren of verlaten, dan komt hij
    terug in je hand. In verval is hij weg.

power-martyr = Martelaar
power-martyr-with = Martelaar-{ race-joined }
power-martyr-short = Meteen een munt voor elk gebied dat een tegenstander op het volk verovert.
power-martyr-text =
    Telkens als een tegenstander een gebied van het actieve volk verovert, neem je meteen een munt uit de bank, wat er ook met de
    fiches daar gebeurt. Een bezoek van de Balrog telt, een mislukte poging niet. In verval wordt er niets betaald.

power-mining = Mijnbouw
power-mining-with = Mijnbouw{ race-joined }
power-mining-short = Een munt extra voor elke mijn.
power-mining-text =
    Bij de telling is elke mijn die het volk bezit een munt meer waard. In verval, en al in de beurt waarin het volk in verval
    gaat, blijft alleen de munt voor het gebied zelf over.

power-muddy = Modderig
power-muddy-with = Modderige { race-name }
power-muddy-short = Een munt extra voor elke modderpoel, ook in verval.
power-muddy-text =
    Bij de telling is elke modderpoel die het volk bezit een munt meer waard. Modder kleeft: de bonus telt ook in de beurt waarin
    het volk in verval gaat en in elke latere beurt, zolang het de poel bezit.

power-mystic = Mystiek
power-mystic-with = Mystieke { race-name }
power-mystic-short = Een munt extra voor elk gebied met mystieke kristallen.
power-mystic-text =
    Bij de telling is elk gebied met mystieke kristallen dat het volk bezit een munt meer waard. In verval, en al in de beurt
    waarin het volk in verval gaat, blijft alleen de munt voor het gebied zelf over.

power-quarreling = Ruziënd
power-quarreling-with = Ruziënde { race-name }
power-quarreling-short = Een munt extra voor elke losse groep van zijn gebieden.
power-quarreling-text =
    Bij de telling levert het volk een munt extra op voor elke losse groep van zijn gebieden. Gebieden die
    door gemeenschappelijke grenzen zijn verbonden, horen bij dezelfde groep. Andere vormen van aangrenzen
    tellen hier niet. In verval vervalt de bonus.

power-reborn = Herboren
power-reborn-with = Herboren { race-name }
power-reborn-short = In verval mogen per beurt twee gebieden naar je actieve volk overgaan.
power-reborn-text =
    Is het volk eenmaal in verval, dan mag je aan het begin van elk van je beurten een of twee van zijn
    gebieden leegmaken. Zet in elk daarvan een fiche van je actieve volk, uit de voorraad of anders uit je
    hand. Dat is geen verovering. Plekken en relieken daar dienen voortaan het actieve volk. Zo is een
    volk al op het bord in de beurt waarin je het neemt. De krachtkaart blijft bij het volk in verval.

power-royal = Koninklijk
power-royal-with = Koninklijke { race-name }
power-royal-short = De Koningin maakt het gebied waarin ze staat immuun.
power-royal-text =
    Aan het eind van elk van je beurten plaats je de Koningin in een gebied van het volk. Dat gebied is
    immuun tot je haar opnieuw plaatst. Wordt haar gebied verlaten, dan komt ze terug in je hand. In
    verval blijft ze zolang er een fiche ligt, en blijft het gebied immuun.

power-shield = Schild
power-shield-with = Schild{ race-joined }
power-shield-short = Paddenstoelenbossen leveren pantser dat gebieden duurder maakt, ook in verval.
power-shield-text =
    Na je veroveringen neem je een paddenstoelpantser voor elk paddenstoelenbos dat het volk bezit. Er
    zijn er acht in totaal. Bij het herschikken plaats je de nieuwe in gebieden van het volk. Voor
    aanvallers maakt elk pantser zijn gebied een fiche duurder, ook in verval. Wat er ligt, verhuist niet
    meer. Het gaat terug naar de voorraad als het gebied wordt verloren of verlaten. Een pantser telt niet
    als fiche en beschermt een eenzame fiche dus niet tegen vervanging.

power-stone = Steen
power-stone-with = Steen{ race-joined }
power-stone-short = Een munt extra voor elke Zwarte Berg.
power-stone-text =
    Bij de telling is elke Zwarte Berg die het volk bezit een munt meer waard. In verval, en al in de beurt waarin het volk in verval
    gaat, blijft alleen de munt voor het gebied zelf over.

power-thieving = Stelend
power-thieving-with = Stelende { race-name }
power-thieving-short = Een munt van elke tegenstander wiens actieve volk aan dit volk grenst.
power-thieving-text =
    Bij de telling pak je een munt van elke tegenstander wiens actieve volk een fiche heeft in een gebied
    dat aan een gebied van dit volk grenst. Je pakt er maar één van ieder, en alleen als die er een heeft.
    Van volken in verval pak je niets, en ook niets als dit volk in verval is.

power-tomb = Graf
power-tomb-with = Graf{ race-joined }
power-tomb-short = In verval blijven alle fiches op het bord.
power-tomb-text =
    Gaat het volk in verval, dan blijven alle fiches op het bord liggen en niet slechts één per gebied.
    Vóór de telling mag je ze nog één keer over zijn gebieden verdelen, minstens één in elk. Die in je
    hand gaan naar de voorraad. Wordt er later een gebied veroverd, dan gaat er één verloren en trekken de
    andere zich terug naar andere gebieden van het volk. Zijn die er niet, dan gaan ze allemaal verloren.

power-vampire = Vampier
power-vampire-with = Vampier-{ race-joined }
power-vampire-short = Eens per beurt en tegenstander: vervang een eenzame actieve fiche door een van jou.
power-vampire-text =
    Eens per beurt mag je van elke tegenstander een gebied veroveren door vervanging. Er moet precies één
    fiche van het actieve volk liggen, en dit volk moet het kunnen aanvallen. Die fiche gaat naar de
    voorraad, ook een onsterfelijke. Een van jou neemt haar plaats in, uit de voorraad of anders uit je
    hand. Zwarte Berg, Burcht en pantser zijn geen beletsel, maar Gnomen kunnen niet worden vervangen. Na
    een laatste poging mag het niet meer.

power-vanishing = Verdwijnend
power-vanishing-with = Verdwijnende { race-name }
power-vanishing-short = In verval gaat het van het bord, met twee munten voor elk gebied dat het bezat.
power-vanishing-text =
    Gaat het volk in verval, dan gaan al zijn fiches meteen van het bord. In die beurt levert elk gebied
    dat het bezat twee munten op in plaats van één, en verder niets. Je oudere volk in verval is dan al
    weg, zoals altijd, tenzij het mag blijven. Zo kun je zonder volk in verval komen te zitten.

power-vengeful = Wraakzuchtig
power-vengeful-with = Wraakzuchtige { race-name }
power-vengeful-short = Gebieden van wie je sinds je vorige beurt aanviel, kosten een fiche minder.
power-vengeful-text =
    Elke tegenstander die een volk van je aanvalt, actief of in verval, krijgt een wraakteken. In je
    volgende beurt kosten de gebieden van die speler dit volk een fiche minder, maar nooit minder dan één.
    Dat geldt ook voor zijn volken in verval. Aan het eind van die beurt neem je de wraaktekens terug. In
    verval heeft de kracht geen effect.

power-wise = Wijs
power-wise-with = Wijze { race-name }
power-wise-short = In verval elke beurt twee munten extra, zolang het een gebied bezit.
power-wise-text =
    Is het volk eenmaal in verval, dan levert het bij elke telling van jou twee munten extra op zolang het
    minstens één gebied bezit. Dat geldt ook in de beurt waarin het in verval gaat. Zolang het actief is,
    levert het niets extra op. De krachtkaart blijft bij het volk.

# --- Relics ------------------------------------------------------------------------------------------

power-the-flying-doormat = De Vliegende Deurmat
power-the-flying-doormat-with = { race-name }
power-the-flying-doormat-short = Reliek: eens per beurt ligt elk gebied binnen bereik.
power-the-flying-doormat-text =
    Een reliek. Eens per beurt mag het actieve volk dat het bezit een gebied waar dan ook op het bord veroveren, voor de gewone prijs.
    Lukt dat, dan ligt de Deurmat daar; zo niet, dan blijft hij liggen. Een volk dat niets op het bord heeft, kan hem niet gebruiken.

power-froggys-ring = De Ring van Froggy
power-froggys-ring-with = { race-name }
power-froggys-ring-short = Reliek: een munt van elke tegenstander wiens actieve volk aan de Ring grenst.
power-froggys-ring-text =
    Een reliek. Aan het eind van je beurt mag je de Ring naar een gebied naar keuze van het actieve volk
    verplaatsen dat hem bezit. Je pakt dan een munt van elke tegenstander die een fiche van het actieve
    volk heeft in een gebied dat daaraan grenst, als die speler er een heeft.

power-the-stinky-trolls-socks = De Sokken van de Stinkende Trol
power-the-stinky-trolls-socks-with = { race-name }
power-the-stinky-trolls-socks-short = Reliek: eens per beurt kost een gebied alsof het leeg is, en alles trekt zich terug.
power-the-stinky-trolls-socks-text =
    Een reliek. Eens per beurt mag het actieve volk dat de Sokken bezit een gebied veroveren alsof het
    leeg was; alleen wat de grond toevoegt, telt nog. Alle verdedigers trekken zich terug, naar andere
    gebieden van hun volk of naar de hand van hun speler. Alleen een volk in verval zonder ander gebied
    gaat verloren. De Sokken gaan naar het veroverde gebied.

power-the-scepter-of-avarice = De Scepter van de Hebzucht
power-the-scepter-of-avarice-with = { race-name }
power-the-scepter-of-avarice-short = Reliek: de munten van het gebied met de Scepter tellen dubbel.
power-the-scepter-of-avarice-text =
    Een reliek. Aan het eind van je beurt mag je de Scepter naar een gebied naar keuze van het actieve volk verplaatsen dat hem bezit.
    Bij de telling telt elke munt van de bank die juist dat gebied oplevert dubbel: die voor het gebied zelf, en die voor terrein,
    plek, volk of kracht. Wat gebieden samen opleveren telt niet dubbel, ook niet wat spelers betalen, en de Mijn van de Verloren
    Dwerg wordt helemaal niet verdubbeld.

power-the-shiny-orb = De Glanzende Bol
power-the-shiny-orb-with = { race-name }
power-the-shiny-orb-short = Reliek: eens per beurt vervangt een fiche van jou een eenzame actieve fiche.
power-the-shiny-orb-text =
    Een reliek. Eens per beurt mag het actieve volk dat het bezit een gebied veroveren door vervanging.
    Een eenzame fiche van het actieve volk van een tegenstander binnen bereik gaat naar de voorraad. Een
    eigen fiche neemt haar plaats in, uit de voorraad of anders uit de hand. De Bol gaat naar het
    veroverde gebied.

power-the-sword-of-the-killer-rabbit = Het Zwaard van het Moordkonijn
power-the-sword-of-the-killer-rabbit-with = { race-name }
power-the-sword-of-the-killer-rabbit-short = Reliek: eens per beurt kost een verovering twee fiches minder.
power-the-sword-of-the-killer-rabbit-text =
    Een reliek. Eens per beurt kost één verovering het actieve volk dat het bezit twee fiches minder, maar nooit minder dan één; ook bij
    een laatste poging helpt het. Lukt de verovering, dan ligt het Zwaard in het veroverde gebied; zo niet, dan blijft het liggen.

# --- Places ------------------------------------------------------------------------------------------

power-the-altar-of-souls = Het Altaar der Zielen
power-the-altar-of-souls-with = { race-name }
power-the-altar-of-souls-short = Plek: geef na de telling een fiche in verval op voor drie munten.
power-the-altar-of-souls-text =
    Een plek. Na elk van je tellingen mag je één fiche van je volken in verval opgeven, waar dan ook op
    het bord, voor drie munten. Een volk in verval dat het Altaar bezit, mag het ook gebruiken, en zelfs
    de fiche daar opgeven.

power-the-crypt-of-the-tomb-raider = De Crypte van de Grafrover
power-the-crypt-of-the-tomb-raider-with = { race-name }
power-the-crypt-of-the-tomb-raider-short = Plek: haar Geest maakt elk gebied immuun, behalve dat van de Crypte.
power-the-crypt-of-the-tomb-raider-text =
    Een plek. Aan het eind van je beurt zet je de Geest in een gebied naar keuze, van wie het ook is,
    behalve in dat van de Crypte of in een kloof. Dat gebied is immuun: niemand kan het de bezitter
    afnemen, en een gebied zonder bezitter kan alleen jij veroveren. Zolang een volk in verval de Crypte
    bezit, blijft de Geest waar hij is. Wordt de Crypte veroverd, dan vertrekt de Geest en dient hij de
    veroveraar.

power-the-diamond-fields = De Diamantvelden
power-the-diamond-fields-with = { race-name }
power-the-diamond-fields-short = Plek: een munt extra voor elk gebied van hetzelfde terrein, ook in verval.
power-the-diamond-fields-text =
    Een plek. Bij de telling is haar gebied een munt meer waard, en elk ander gebied van hetzelfde terrein dat hetzelfde volk bezit ook.
    Ze werkt ook voor een volk in verval. Symbolen zijn geen terrein.

power-the-great-brass-pipe = De Grote Koperen Pijp
power-the-great-brass-pipe-with = { race-name }
power-the-great-brass-pipe-short = Plek: alle gebieden van haar terrein grenzen aan elkaar.
power-the-great-brass-pipe-text =
    Een plek. Voor het actieve volk dat haar bezit, grenzen alle gebieden van hetzelfde terrein als dat van de Pijp aan elkaar, waar ze
    ook liggen. Andere eigenschappen die naar grenzen vragen, gebruiken dat ook; de Balrog niet.

power-the-fountain-of-youth = De Bron van de Eeuwige Jeugd
power-the-fountain-of-youth-with = { race-name }
power-the-fountain-of-youth-short = Plek: een nieuwe fiche aan het begin van elke beurt.
power-the-fountain-of-youth-text =
    Een plek. Aan het begin van je beurt krijgt het actieve volk dat haar bezit een nieuwe fiche uit de voorraad in je hand, als daar
    nog een ligt.

power-the-keep-on-the-motherland = De Burcht van het Moederland
power-the-keep-on-the-motherland-with = { race-name }
power-the-keep-on-the-motherland-short = Plek: een munt extra, en een fiche duurder, ook in verval.
power-the-keep-on-the-motherland-text =
    Een plek. Bij de telling is haar gebied een munt meer waard, en voor aanvallers is het een fiche duurder, ook als er niemand is. Ze
    werkt ook voor een volk in verval. De Burcht telt niet als fiche en beschermt een eenzame fiche dus niet tegen vervanging.

power-the-mine-of-the-lost-dwarf = De Mijn van de Verloren Dwerg
power-the-mine-of-the-lost-dwarf-with = { race-name }
power-the-mine-of-the-lost-dwarf-short = Plek: twee munten extra, ook in verval.
power-the-mine-of-the-lost-dwarf-text =
    Een plek. Bij de telling is haar gebied twee munten meer waard, ook in verval. Voor al het andere is ze een plek en geen mijn, en de
    Scepter van de Hebzucht vindt hier niets te verdubbelen.

power-stonehedge = De Stenen Heg
power-stonehedge-with = { race-name }
power-stonehedge-short = Plek: een krachtkaart uit de stapel dient wie haar bezit.
power-stonehedge-text =
    Een plek. Bij haar ontdekking wordt een krachtkaart getrokken uit de verborgen kaarten van de stapel.
    Ze levert geen fiches op, maar haar kracht dient het actieve volk dat de Heg bezit, naast zijn eigen
    kaart. Een kracht voor volken in verval dient daar een volk in verval. Wie de plek later inneemt,
    heeft dezelfde kracht; er wordt geen andere getrokken.

power-the-wickedest-pentacle = Het Allerkwaadste Pentakel
power-the-wickedest-pentacle-with = { race-name }
power-the-wickedest-pentacle-short = Plek: wie het bezit stuurt de Balrog, wiens gebied voor allen gesloten is.
power-the-wickedest-pentacle-text =
    Een plek. Zodra het wordt ontdekt, komt de Balrog en gaat hij naar een gebied dat aan dat van het
    Pentakel grenst. Later mag de speler die het bezit de Balrog eens in elk van zijn beurten naar een
    aangrenzend gebied verplaatsen. Een volk daar verliest twee fiches, ook je eigen volk, en de andere
    trekken zich terug. De Balrog kan niet in kloven komen, in immune gebieden of in die van actieve
    Gnomen. Zijn gebied is voor iedereen gesloten en levert geen munt op. Als hij verdergaat, laat hij het
    leeg achter. Zolang een volk in verval het Pentakel bezit, staat de Balrog stil.

power-guardians = Monsters
power-guardians-with = { race-name }

race-balrog = Balrog
    .one = Balrog
    .gender = common
    .joined = balrog
race-balrog-short = De Balrog verwoest zijn gebied: niemand komt erin, en het levert geen munt op.
race-balrog-text =
    De Balrog is van niemand. De speler die het Allerkwaadste Pentakel bezit, verplaatst hem van gebied
    naar gebied. Niemand verovert of telt het gebied waarin hij staat. De Balrog is geen volk en geen
    Monster.

# --- Pieces ------------------------------------------------------------------------------------------

sign-balrog = B
sign-great-ancient = @
sign-queen = Q
sign-crypt-ghost = ^
sign-bag = %
sign-armor = +
piece-balrog = Balrog
count-balrog = { $number ->
    [one] 1 Balrog
   *[other] { $number } Balrogs
}
piece-great-ancient = Grote Oude
count-great-ancient = { $number ->
    [one] 1 Grote Oude
   *[other] { $number } Grote Ouden
}
piece-volcano = Vulkaan
count-volcano = { $number ->
    [one] 1 Vulkaan
   *[other] { $number } Vulkanen
}
piece-queen = Koningin
count-queen = { $number ->
    [one] 1 Koningin
   *[other] { $number } Koninginnen
}
piece-crypt-ghost = Geest
count-crypt-ghost = { $number ->
    [one] 1 Geest
   *[other] { $number } Geesten
}
piece-bag = Zak vol dingen
count-bag = { $number ->
    [one] 1 Zak vol dingen
   *[other] { $number } × Zak vol dingen
}
stock-iron-dwarves = { $number ->
    [one] 1 zilveren hamer
   *[other] { $number } zilveren hamers
}
piece-armor = paddenstoelpantser
count-armor = { $number ->
    [one] 1 paddenstoelpantser
   *[other] { $number } paddenstoelpantsers
}

# --- Reasons -----------------------------------------------------------------------------------------

# The parts of a price.
reason-monsters = Monsters
reason-as-if-empty = alsof het leeg is: wie er is, telt niet
reason-silence = stilte van de Gnomen: hier helpt niets
# Reasons why a region cannot be conquered.
reason-immune-great-ancient = immuun: daar huist de Grote Oude
reason-immune-queen = immuun: daar staat de Koningin
reason-immune-crypt-ghost = immuun: de Geest waakt erover
reason-immune-balrog = gesloten: daar staat de Balrog
reason-lich-coin = Liches in verval willen een munt, en je hebt er geen

# --- Questions ---------------------------------------------------------------------------------------

question-discover = Wat ligt er onder de Monsters?
question-guardians = Waar komen de Monsters?
question-flames = Op welke kloof verrijst de Vulkaan?
question-cultists = Waar gaat de Grote Oude heen?
question-shadow-mimes = Welke krachtkaart nemen de Schaduwmimes?
question-reborn = Welke gebieden in verval gaan over naar je actieve volk?
question-royal = Waar staat de Koningin?
question-shield = Waar komt het nieuwe paddenstoelpantser?
question-magic = Welk reliek wordt de Zak?
question-magic-4 = Waar ligt de Zak, als Ring van Froggy?
question-magic-6 = Waar ligt de Zak, als Scepter van de Hebzucht?
question-vanishing = Verdwijnt het volk in verval?
question-froggys-ring = Waar ligt de Ring van Froggy?
question-the-scepter-of-avarice = Waar ligt de Scepter van de Hebzucht?
question-the-altar-of-souls = Welke fiche in verval geef je op voor drie munten?
question-the-crypt-of-the-tomb-raider = Waar gaat de Geest heen?
question-the-wickedest-pentacle = Waar gaat de Balrog heen?
question-stonehedge = Welke krachtkaart verbergt de Stenen Heg?

# --- In the browser ----------------------------------------------------------------------------------

do-use-iron-dwarves = Gebruik een hamer
do-flames = Vulkaan in { $region }
do-cultists = Oude naar { $region }
pass-cultists = De Grote Oude blijft
pass-shadow-mimes = Houd de krachtkaart
pass-reborn = Geen gebied gaat over
pass-magic = De Zak blijft dicht
do-royal = Koningin in { $region }
do-froggys-ring = Ring in { $region }
pass-froggys-ring = De Ring blijft
do-the-scepter-of-avarice = Scepter in { $region }
pass-the-scepter-of-avarice = De Scepter blijft
do-the-altar-of-souls = Fiche in { $region }
pass-the-altar-of-souls = Geef er geen op
do-the-crypt-of-the-tomb-raider = Geest naar { $region }
pass-the-crypt-of-the-tomb-raider = De Geest blijft
do-the-wickedest-pentacle = Balrog naar { $region }
pass-the-wickedest-pentacle = De Balrog blijft
do-vampire = Bijt in { $region }
do-the-shiny-orb = Bol: { $region }
guide-monsters = Twee Monsters bewaken elk van deze gebieden. Versla ze, en een reliek of een plek komt aan het licht.
