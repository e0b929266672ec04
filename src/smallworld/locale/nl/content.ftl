### The texts of the base box. For ids and arguments, see en/content.ftl.
###
### Names are those of the printed Dutch edition. Words: volk, kracht, fiche, munt, voorraad (tray),
### volkskaart (banner), krachtkaart (badge), gebied (region), ronde (round), beurt (a player's turn), telling.

box-base = Small World
box-below = de wereld beneden
box-both = beide werelden

# --- Lists -------------------------------------------------------------------------------------------

list-comma = { ", " }
list-and = { " en " }
list-or = { " of " }

join-clause = { "; " }
join-sentence = { ". " }
join-label = { ": " }

# --- Combos ------------------------------------------------------------------------------------------

combo = { $power ->
    [alchemist] { power-alchemist-with }
    [berserk] { power-berserk-with }
    [bivouacking] { power-bivouacking-with }
    [commando] { power-commando-with }
    [diplomat] { power-diplomat-with }
    [dragon-master] { power-dragon-master-with }
    [flying] { power-flying-with }
    [forest] { power-forest-with }
    [fortified] { power-fortified-with }
    [heroic] { power-heroic-with }
    [hill] { power-hill-with }
    [merchant] { power-merchant-with }
    [mounted] { power-mounted-with }
    [pillaging] { power-pillaging-with }
    [seafaring] { power-seafaring-with }
    [spirit] { power-spirit-with }
    [stout] { power-stout-with }
    [swamp] { power-swamp-with }
    [underworld] { power-underworld-with }
    [wealthy] { power-wealthy-with }
    [cursed] { power-cursed-with }
    [hordes-of] { power-hordes-of-with }
    [marauding] { power-marauding-with }
    [ransacking] { power-ransacking-with }
    [were-] { power-were--with }
    [historian] { power-historian-with }
    [peace-loving] { power-peace-loving-with }
    [barricade] { power-barricade-with }
    [catapult] { power-catapult-with }
    [corrupt] { power-corrupt-with }
    [imperial] { power-imperial-with }
    [mercenary] { power-mercenary-with }
    [aquatic] { power-aquatic-with }
    [behemoth] { power-behemoth-with }
    [fireball] { power-fireball-with }
    [adventurous] { power-adventurous-with }
    [fisher] { power-fisher-with }
    [flocking] { power-flocking-with }
    [frightened] { power-frightened-with }
    [immortal] { power-immortal-with }
    [magic] { power-magic-with }
    [martyr] { power-martyr-with }
    [mining] { power-mining-with }
    [muddy] { power-muddy-with }
    [mystic] { power-mystic-with }
    [quarreling] { power-quarreling-with }
    [reborn] { power-reborn-with }
    [royal] { power-royal-with }
    [shield] { power-shield-with }
    [stone] { power-stone-with }
    [thieving] { power-thieving-with }
    [tomb] { power-tomb-with }
    [vampire] { power-vampire-with }
    [vanishing] { power-vanishing-with }
    [vengeful] { power-vengeful-with }
    [wise] { power-wise-with }
    [none] { race-name }
   *[other] { $power } { race-name }
}
race-name = { $race ->
    [amazons] { race-amazons }
    [dwarves] { race-dwarves }
    [elves] { race-elves }
    [ghouls] { race-ghouls }
    [giants] { race-giants }
    [halflings] { race-halflings }
    [humans] { race-humans }
    [orcs] { race-orcs }
    [ratmen] { race-ratmen }
    [skeletons] { race-skeletons }
    [sorcerers] { race-sorcerers }
    [tritons] { race-tritons }
    [trolls] { race-trolls }
    [wizards] { race-wizards }
    [goblins] { race-goblins }
    [kobolds] { race-kobolds }
    [gypsies] { race-gypsies }
    [priestesses] { race-priestesses }
    [white-ladies] { race-white-ladies }
    [barbarians] { race-barbarians }
    [homunculi] { race-homunculi }
    [leprechauns] { race-leprechauns }
    [pixies] { race-pixies }
    [pygmies] { race-pygmies }
    [fauns] { race-fauns }
    [igors] { race-igors }
    [shrubmen] { race-shrubmen }
    [cultists] { race-cultists }
    [drow] { race-drow }
    [flames] { race-flames }
    [gnomes] { race-gnomes }
    [iron-dwarves] { race-iron-dwarves }
    [kraken] { race-kraken }
    [liches] { race-liches }
    [lizardmen] { race-lizardmen }
    [mudmen] { race-mudmen }
    [mummies] { race-mummies }
    [ogres] { race-ogres }
    [shadow-mimes] { race-shadow-mimes }
    [shrooms] { race-shrooms }
    [spiderines] { race-spiderines }
    [will-o-wisps] { race-will-o-wisps }
    [ghosts] { race-ghosts }
    [balrog] { race-balrog }
    [guards] { race-guards }
   *[other] { $race }
}
race-joined = { $race ->
    [amazons] { race-amazons.joined }
    [dwarves] { race-dwarves.joined }
    [elves] { race-elves.joined }
    [ghouls] { race-ghouls.joined }
    [giants] { race-giants.joined }
    [halflings] { race-halflings.joined }
    [humans] { race-humans.joined }
    [orcs] { race-orcs.joined }
    [ratmen] { race-ratmen.joined }
    [skeletons] { race-skeletons.joined }
    [sorcerers] { race-sorcerers.joined }
    [tritons] { race-tritons.joined }
    [trolls] { race-trolls.joined }
    [wizards] { race-wizards.joined }
    [goblins] { race-goblins.joined }
    [kobolds] { race-kobolds.joined }
    [gypsies] { race-gypsies.joined }
    [priestesses] { race-priestesses.joined }
    [white-ladies] { race-white-ladies.joined }
    [barbarians] { race-barbarians.joined }
    [homunculi] { race-homunculi.joined }
    [leprechauns] { race-leprechauns.joined }
    [pixies] { race-pixies.joined }
    [pygmies] { race-pygmies.joined }
    [fauns] { race-fauns.joined }
    [igors] { race-igors.joined }
    [shrubmen] { race-shrubmen.joined }
    [cultists] { race-cultists.joined }
    [drow] { race-drow.joined }
    [flames] { race-flames.joined }
    [gnomes] { race-gnomes.joined }
    [iron-dwarves] { race-iron-dwarves.joined }
    [kraken] { race-kraken.joined }
    [liches] { race-liches.joined }
    [lizardmen] { race-lizardmen.joined }
    [mudmen] { race-mudmen.joined }
    [mummies] { race-mummies.joined }
    [ogres] { race-ogres.joined }
    [shadow-mimes] { race-shadow-mimes.joined }
    [shrooms] { race-shrooms.joined }
    [spiderines] { race-spiderines.joined }
    [will-o-wisps] { race-will-o-wisps.joined }
    [ghosts] { race-ghosts.joined }
    [balrog] { race-balrog.joined }
    [guards] { race-guards.joined }
   *[other] { $race }
}
race-the = de { race-name }
race-of = van de { race-name }
combo-the = de { combo }

# --- Races -------------------------------------------------------------------------------------------

race-amazons = Amazones
    .one = Amazone
    .gender = common
    .joined = amazones
race-amazons-short = Vier extra fiches, alleen voor de aanval: na elke beurt gaan ze van het bord.
race-amazons-text =
    De combinatie brengt vier Amazones meer mee dan haar twee kaarten zeggen. Na de herschikking in je
    eigen beurt wachten vier Amazones naast het bord, in je hand. In je volgende beurt vechten ze weer
    mee, maar ze verdedigen niets en leveren niets op. Elk gebied houdt minstens één Amazone. Zijn daar te
    weinig fiches voor, dan geef je vóór de telling gebieden naar keuze op. Wordt je in de beurt van een
    ander een gebied afgenomen, dan keren alleen de overlevenden terug op het bord; de vier blijven in je
    hand.

race-dwarves = Dwergen
    .one = Dwerg
    .gender = common
    .joined = dwergen
race-dwarves-short = Een munt extra voor elk mijngebied dat ze bezitten, ook in verval.
race-dwarves-text =
    Bij de telling is elk gebied met een mijn dat de Dwergen bezitten een munt meer waard. In verval graven
    ze door: de bonus telt ook in de beurt waarin ze in verval gaan en in elke latere beurt, zolang ze de
    mijn bezitten.

race-elves = Elfen
    .one = Elf
    .gender = common
    .joined = elfen
race-elves-short = Verliezen geen fiche als een gebied van hen wordt veroverd.
race-elves-text =
    Wordt een gebied van de actieve Elfen veroverd, dan gaat er geen Elf verloren. Alle Elfen daar, ook
    een enkele, trekken zich terug in je hand. Aan het eind van die beurt plaats je ze in je andere
    Elfengebieden. Heb je er geen meer, dan wachten ze in je hand op je volgende beurt. Tovenaars zijn de
    uitzondering: een Elf die door een Tovenaar wordt vervangen, gaat naar de voorraad.

race-ghouls = Lijkeneters
    .one = Lijkeneter
    .gender = common
    .joined = lijkeneters
race-ghouls-short = In verval blijven alle fiches op het bord, en ze veroveren gewoon verder.
race-ghouls-text =
    Gaan de Lijkeneters in verval, dan blijven alle fiches op het bord liggen en niet slechts één per
    gebied. Vanaf je volgende beurt handelen de Lijkeneters vóór je actieve volk, volgens alle gewone
    regels. Alle fiches op één per gebied na komen in je hand. De Lijkeneters mogen gebieden verlaten,
    veroveren en een eigen laatste poging doen. Aan het eind van de beurt herschikken ze. Niets daarvan
    gebeurt in een beurt waarin je je volgende volk in verval laat gaan: dan verdwijnen de Lijkeneters van
    het bord, tenzij ze een Geestenvolk zijn. Wordt een gebied van Lijkeneters veroverd, dan verliezen ze
    één fiche en trekken de andere zich terug, zoals bij een actief volk. Voor de rest zijn ze een volk in
    verval: de krachtkaart is weg, en elk gebied levert één munt op.

race-giants = Reuzen
    .one = Reus
    .gender = common
    .joined = reuzen
race-giants-short = Gebieden naast een berg van hen kosten een fiche minder.
race-giants-text =
    Elk gebied dat grenst aan een berggebied van de Reuzen kost een fiche minder, maar nooit minder dan
    één. Het gaat om de gebieden die de Reuzen op het moment van de verovering bezitten; een berg die ze
    net hebben ingenomen, helpt dus meteen. Een berg zelf wordt niet goedkoper, tenzij hij naast een
    andere berg van hen ligt.

race-halflings = Halfmensen
    .one = Halfmens
    .gender = common
    .joined = halfmensen
race-halflings-short = Komen overal het bord op; hun eerste twee gebieden worden immuun.
race-halflings-text =
    Telkens als de Halfmensen geen gebied op het bord hebben, mogen ze via elk landgebied binnenkomen, niet
    alleen vanaf de rand. De eerste twee gebieden die ze veroveren, krijgen elk een hol. Een gebied met een
    hol is immuun: geen tegenstander kan het veroveren of er een eigenschap van een volk of kracht
    gebruiken. Een hol wordt nooit verplaatst, en het is voorgoed weg als de Halfmensen zijn gebied verlaten
    of in verval gaan.

race-humans = Mensen
    .one = Mens
    .gender = common
    .joined = mensen
race-humans-short = Een munt extra voor elk akkergebied dat ze bezitten.
race-humans-text =
    Bij de telling is elk akkergebied dat de Mensen bezitten een munt meer waard. In verval, en al in de
    beurt waarin ze in verval gaan, blijft alleen de munt voor het gebied zelf over.

race-orcs = Orken
    .one = Ork
    .gender = common
    .joined = orken
race-orcs-short = Een munt extra voor elk niet-leeg gebied dat ze deze beurt veroverden.
race-orcs-text =
    Bij de telling is elk niet-leeg gebied dat de Orken deze beurt hebben veroverd een munt meer waard.
    Wie er zat, maakt niet uit: een Verloren Volk, een actief volk of een volk in verval, zelfs een van
    jezelf. Een leeg gebied levert niets extra op, ook niet als het een berg is. In verval verdienen de
    Orken niets extra.

race-ratmen = Ratmensen
    .one = Ratmens
    .gender = common
    .joined = ratmensen
race-ratmen-short = Geen eigenschap: hun aantal is hun kracht.
race-ratmen-text =
    De Ratmensen hebben geen eigenschap. Daar staan acht fiches op hun volkskaart tegenover, meer dan op
    elke andere in de doos.

race-skeletons = Skeletten
    .one = Skelet
    .gender = common
    .joined = skeletten
race-skeletons-short = Een nieuwe fiche voor elke twee niet-lege gebieden die ze deze beurt veroverden.
race-skeletons-text =
    Voordat de Skeletten herschikken, neem je voor elke twee niet-lege gebieden die ze deze beurt hebben
    veroverd een nieuw Skelet uit de voorraad. Rond naar beneden af, en neem niet meer dan de voorraad
    heeft. De nieuwe fiches worden samen met de andere geplaatst. Een gebied is niet leeg als er een
    Verloren Volk of een volksfiche lag, actief of in verval. In verval krijgen de Skeletten er geen meer.

race-sorcerers = Tovenaars
    .one = Tovenaar
    .gender = common
    .joined = tovenaars
race-sorcerers-short = Eens per beurt en tegenstander: vervang een eenzame actieve fiche door een Tovenaar.
race-sorcerers-text =
    Eens per beurt mag je van elke tegenstander een gebied veroveren door vervanging. Er moet precies één
    fiche van zijn actieve volk liggen. De Tovenaars moeten het ook kunnen aanvallen: het ligt binnen hun
    bereik, is niet immuun en valt niet onder vrede. Die fiche gaat naar de voorraad, zelfs een Elf, en
    een Tovenaar uit de voorraad neemt haar plaats in. Je hebt er geen fiche uit je hand voor nodig, maar
    in de voorraad moet een Tovenaar liggen. Na een laatste poging mag het niet meer. Een berg,
    trollengrot of fort is geen beletsel; een kamp wel, want dat telt als een andere fiche. Een vervanging
    is in elk opzicht een verovering van een niet-leeg gebied en een aanval.

race-tritons = Meermannen
    .one = Meerman
    .gender = common
    .joined = meermannen
race-tritons-short = Kustgebieden kosten een fiche minder.
race-tritons-text =
    De prijs van elk landgebied dat aan een zee of het meer grenst, is een fiche lager, maar nooit lager dan
    één. Zeeën en het meer zelf zijn geen kust: Zeevarende Meermannen betalen er de volle prijs voor.

race-trolls = Trollen
    .one = Trol
    .gender = common
    .joined = trollen
race-trolls-short = Een trollengrot in elk van hun gebieden maakt het een fiche duurder, ook in verval.
race-trolls-text =
    Elk gebied krijgt een trollengrot op het moment dat de Trollen het veroveren. Voor aanvallers is een
    gebied met een trollengrot een fiche duurder, ook in verval. Een trollengrot verdwijnt van het bord als
    haar gebied wordt verlaten of veroverd, op welke manier ook. Ze telt niet als fiche en beschermt een
    eenzame Trol dus niet tegen Tovenaars.

race-wizards = Magiërs
    .one = Magiër
    .gender = common
    .joined = magiërs
race-wizards-short = Een munt extra voor elk magisch gebied dat ze bezitten.
race-wizards-text =
    Bij de telling is elk gebied met een magische bron dat de Magiërs bezitten een munt meer waard. In
    verval, en al in de beurt waarin ze in verval gaan, blijft alleen de munt voor het gebied zelf over.

# --- Powers ------------------------------------------------------------------------------------------

power-alchemist = Alchemist
power-alchemist-with = Alchemistische { race-name }
power-alchemist-short = Twee munten aan het eind van elke beurt, zolang het volk actief is.
power-alchemist-text =
    Bij elke telling van jou brengt het actieve volk twee munten extra op, ook als het geen gebied bezit.
    Laat je het aan het begin van een beurt in verval gaan, dan brengt het in die beurt niets extra op.

power-berserk = Bloeddorstig
power-berserk-with = Bloeddorstige { race-name }
power-berserk-short = Mag vóór elke verovering de dobbelsteen gooien en daarna het gebied kiezen.
power-berserk-text =
    Heb je minstens één fiche in je hand, dan mag je vóór een verovering de versterkingsdobbelsteen gooien
    en daarna het gebied kiezen. De prijs is zoveel lager als er ogen zijn, maar nooit lager dan één. Elke
    worp is voor één verovering. Daarna mag je doorgaan, met een nieuwe worp of zonder. Kun of wil je een
    worp niet gebruiken, dan eindigen je veroveringen. Een andere laatste poging heeft het volk niet.

power-bivouacking = Bivak
power-bivouacking-with = Bivakkerende { race-name }
power-bivouacking-short = Vijf kampen, die elk hun gebied een fiche duurder maken.
power-bivouacking-text =
    Bij elke herschikking plaats je de vijf kampen in gebieden van het volk, zoveel in één gebied als je
    wilt. Bij je volgende herschikking mag je ze allemaal verplaatsen. Voor aanvallers maakt elk kamp zijn
    gebied een fiche duurder. Elk kamp telt ook als een andere fiche: Tovenaars kunnen een eenzame fiche
    in een gebied met een kamp dus niet vervangen. Kampen gaan nooit verloren: wordt hun gebied veroverd,
    dan plaats je ze aan het eind van die beurt in andere gebieden van het volk. In verval verdwijnen ze
    van het bord, en aan het eind van het spel tellen ze nooit als volksfiches.

power-commando = Commando
power-commando-with = Commando-{ race-joined }
power-commando-short = Elk gebied kost een fiche minder.
power-commando-text =
    De prijs van elk gebied is een fiche lager, maar nooit lager dan één. Andere kortingen komen erbij, en
    ook bij een laatste poging helpt het.

power-diplomat = Diplomaat
power-diplomat-with = Diplomatieke { race-name }
power-diplomat-short = Een niet aangevallen tegenstander mag dit volk tot je volgende beurt niet aanvallen.
power-diplomat-text =
    Aan het eind van je beurt, na de herschikking, mag je een tegenstander aanwijzen. Het volk van deze
    kaart mag zijn actieve volk deze beurt niet hebben aangevallen. Tot je volgende beurt begint, kan zijn
    actieve volk dit volk op geen enkele manier aanvallen: niet door verovering, vervanging of draak. De
    keuze is elke beurt vrij, ook weer voor dezelfde tegenstander. Volken in verval staan buiten de vrede:
    je mag ze aanvallen, ze zijn niet beschermd, en Lijkeneters in verval van je tegenstander mogen jou
    aanvallen.

power-dragon-master = Drakenmeester
power-dragon-master-with = Drakenmeester-{ race-joined }
power-dragon-master-short =
    Verover eens per beurt met één fiche; de draak blijft en maakt het gebied immuun.
power-dragon-master-text =
    Eens per beurt mag je een gebied binnen bereik met één enkele fiche veroveren, wat het ook kost.
    Fiches, berg, trollengrot, fort en kampen doen er niet toe; immuniteit en vrede wel. De draak blijft
    in dat gebied, dat immuun is tot je hem in een latere beurt elders gebruikt. Je hoeft hem niet te
    verplaatsen. Wordt zijn gebied verlaten, dan komt hij bij je terug. In verval verdwijnt hij van het
    bord. De draak reikt niet verder dan het volk.

power-flying = Vliegend
power-flying-with = Vliegende { race-name }
power-flying-short = Mag elk landgebied veroveren, aangrenzend of niet.
power-flying-text =
    Elk landgebied ligt binnen bereik, zelfs voor een eerste verovering. Zeeën en het meer niet. De
    prijzen blijven gelijk, en verre gebieden tellen voor andere eigenschappen niet als aangrenzend.

power-forest = Bos
power-forest-with = Bos{ race-joined }
power-forest-short = Een munt extra voor elk bosgebied.
power-forest-text =
    Bij de telling is elk bosgebied dat het volk bezit een munt meer waard. In verval, en al in de beurt
    waarin het volk in verval gaat, blijft alleen de munt voor het gebied zelf over.

power-fortified = Versterkt
power-fortified-with = Versterkte { race-name }
power-fortified-short = Elke beurt hoogstens één fort: een munt extra, en een fiche duurder.
power-fortified-text =
    Eens in elke beurt waarin het volk uitbreidt, mag je een fort bouwen in een gebied van het volk dat er
    nog geen heeft. Op het bord staan er hoogstens zes. Bij de telling levert elk fort een munt extra op
    zolang het volk actief is. Voor aanvallers is het gebied een fiche duurder, ook in verval. Wordt het
    gebied verlaten of veroverd, dan gaat het fort terug naar de voorraad en kan het opnieuw worden
    gebouwd. Het telt niet als fiche en beschermt een eenzame fiche dus niet tegen Tovenaars.

power-heroic = Heroïsch
power-heroic-with = Heroïsche { race-name }
power-heroic-short = Twee helden maken de gebieden waarin ze staan immuun.
power-heroic-text =
    Aan het eind van elk van je beurten, na de herschikking, plaats je de twee helden in twee
    verschillende gebieden van het volk. Geen tegenstander kan die gebieden veroveren of er een eigenschap
    van een volk of kracht gebruiken. Ze blijven immuun tot je de helden aan het eind van je volgende
    beurt verplaatst. Een held wiens gebied wordt verlaten, komt bij je terug. In verval verdwijnen de
    helden van het bord.

power-hill = Heuvel
power-hill-with = Heuvel{ race-joined }
power-hill-short = Een munt extra voor elk heuvelgebied.
power-hill-text =
    Bij de telling is elk heuvelgebied dat het volk bezit een munt meer waard. In verval, en al in de beurt
    waarin het volk in verval gaat, blijft alleen de munt voor het gebied zelf over.

power-merchant = Handelaar
power-merchant-with = Handeldrijvende { race-name }
power-merchant-short = Een munt extra voor elk gebied.
power-merchant-text =
    Bij de telling is elk gebied dat het volk bezit een munt meer waard, dus twee in totaal. Met zijn verval
    houdt dat op. Gebieden van je andere volken leveren zoals altijd één munt op.

power-mounted = Berijden
power-mounted-with = Bereden { race-name }
power-mounted-short = Heuvels en akkers kosten een fiche minder.
power-mounted-text =
    De prijs van elk heuvel- en akkergebied is een fiche lager, maar nooit lager dan één. Andere kortingen
    komen erbij.

power-pillaging = Plunderingen
power-pillaging-with = Plunderende { race-name }
power-pillaging-short = Een munt extra voor elk niet-leeg gebied dat deze beurt werd veroverd.
power-pillaging-text =
    Bij de telling is elk niet-leeg gebied dat het volk deze beurt heeft veroverd een munt meer waard. Wie
    er zat, maakt niet uit: een Verloren Volk, een actief volk of een volk in verval, ook dat van zijn eigen
    speler. Met Orken tellen beide bonussen.

power-seafaring = Zeevaarder
power-seafaring-with = Zeevarende { race-name }
power-seafaring-short = Mag zeeën en het meer veroveren en bezitten, en behoudt ze in verval.
power-seafaring-text =
    Voor dit volk zijn elke zee en het meer gebieden als alle andere. Ze grenzen aan hun oevers, kosten
    leeg twee fiches en leveren bij de telling een munt op. In verval behoudt het volk ze, en ze blijven
    munten opleveren. Alleen een ander zeevarend volk kan ze ooit afnemen, want niemand anders mag er
    komen. Andere volken mogen nog steeds het bord op komen naast een zee die dit volk bezit.

power-spirit = Geesten
power-spirit-with = Geest{ race-joined }
power-spirit-short = Kan in verval blijven samen met een ander volk van je in verval.
power-spirit-text =
    Eenmaal in verval telt het volk niet als jouw volk in verval. Het blijft op het bord als een later
    volk van je in verval gaat, en een eerder volk blijft als dit volk in verval gaat. Zo kun je twee
    volken in verval hebben, die allebei munten opleveren. Gaat een derde in verval, dan vertrekt het volk
    zonder Geesten. De krachtkaart blijft bij het volk en wordt pas afgelegd als het van het bord
    verdwenen is.

power-stout = Onverschrokken
power-stout-with = Onverschrokken { race-name }
power-stout-short = Mag aan het eind van een gewone beurt, na de telling, in verval gaan.
power-stout-text =
    Heb je uitgebreid en geteld, dan mag je het volk meteen in verval laten gaan, ook in de beurt waarin
    je de combinatie hebt genomen. Er wordt niet opnieuw geteld. Heb je een ouder volk in verval, dan
    heeft dat deze beurt al munten opgeleverd; het verdwijnt nu, tenzij Geesten het laat blijven. De
    krachtkaart wordt afgelegd, en in je volgende beurt neem je een nieuwe combinatie.

power-swamp = Moeras
power-swamp-with = Moeras{ race-joined }
power-swamp-short = Een munt extra voor elk moerasgebied.
power-swamp-text =
    Bij de telling is elk moerasgebied dat het volk bezit een munt meer waard. In verval, en al in de beurt
    waarin het volk in verval gaat, blijft alleen de munt voor het gebied zelf over.

power-underworld = Onderwereld
power-underworld-with = Onderwereld{ race-joined }
power-underworld-short = Grotgebieden kosten een fiche minder en grenzen aan elkaar.
power-underworld-text =
    Elk gebied met een grot kost een fiche minder, maar nooit minder dan één. Voor dit volk grenzen alle
    grotten aan elkaar, zodat een grot die het bezit naar elke andere leidt. Grotten zijn geen toegang tot
    het bord: de eerste verovering volgt de gewone regels.

power-wealthy = Rijk
power-wealthy-with = Rijke { race-name }
power-wealthy-short = Eenmalig zeven munten, aan het eind van de eerste beurt van het volk.
power-wealthy-text =
    Bij de telling van de beurt waarin je de combinatie neemt, brengt ze eenmalig zeven munten extra op.
    Daarna doet de kaart niets meer.

# --- General rules -----------------------------------------------------------------------------------

topic-turn = De beurt
topic-turn-text =
    Een speler zonder actief volk neemt een combinatie en doet de eerste verovering. Alle anderen kiezen:
    het actieve volk uitbreiden, of het in verval laten gaan, tellen en de beurt beëindigen. Uitbreiden is
    alle fiches op één per gebied na in de hand nemen, desgewenst gebieden verlaten, veroveren,
    herschikken en tellen. Lijkeneters in verval handelen vóór het actieve volk. Als allerlaatste in een
    beurt zetten spelers die gebieden verloren, de fiches terug die zich hebben teruggetrokken.

topic-combos = Een combinatie nemen
topic-combos-text =
    In een kolom liggen zes combinaties klaar. De eerste is gratis. Voor elke andere leg je een munt op
    elke combinatie erboven, uit de munten die je al hebt. Je neemt de munten die op je combinatie
    liggen. Je neemt ook zoveel volksfiches als volkskaart en krachtkaart samen zeggen, als de voorraad
    genoeg heeft. De combinaties eronder schuiven met hun munten op, en er wordt een nieuwe onthuld. Zijn
    de stapels op, dan zijn het er minder dan zes.

topic-first-conquest = Eerste verovering
topic-first-conquest-text =
    Een volk zonder gebied op het bord komt binnen via een gebied aan de rand van het bord, of via een
    landgebied aan een zee die zelf de rand raakt. Dat geldt voor een nieuw volk en voor een volk dat al
    zijn gebieden heeft verlaten of verloren. Aan het meer liggen is niet genoeg. De prijs is dezelfde als
    bij elke verovering. De volgende verovering begint vanuit de gebieden die het volk dan bezit.

topic-conquering = Gebieden veroveren
topic-conquering-text =
    Een volk mag elk landgebied veroveren dat aan een van zijn gebieden grenst, waar geen eigen fiches
    liggen en dat niet immuun is en niet onder vrede valt. Eigenschappen kunnen het verder laten reiken,
    of het water op. Je plaatst zoveel fiches uit je hand als de prijs zegt; ze blijven daar tot de
    herschikking. Ook een gebied van je eigen volk in verval mag je veroveren, met alle gevolgen van dien.
    Je gaat door zolang je kunt en wilt, het ene gebied na het andere.

topic-prices = Prijzen
topic-prices-text =
    Een leeg gebied kost twee fiches. Een berg voegt er één toe, en elke volksfiche in het gebied ook: van
    elke speler, actief of in verval, ook van je eigen volk in verval. Een Verloren Volk, een trollengrot,
    een fort of een kamp voegt er ook één toe. Alle kortingen tellen bij elkaar op, maar een verovering
    kost altijd minstens één fiche; je hebt er dus een in je hand nodig. De draak en de vervanging van de
    Tovenaars hebben een eigen prijs.

topic-final-attempt = Laatste poging
topic-final-attempt-text =
    Met minstens één fiche in je hand mag je je veroveringen afsluiten met de versterkingsdobbelsteen.
    Eerst noem je een gebied dat je mag aanvallen. Alle kortingen meegerekend moet je er één tot drie
    fiches voor tekortkomen. Dan gooi je één keer. Drie zijden van de dobbelsteen zijn blanco, de andere
    tonen één, twee en drie ogen. Halen je fiches en de ogen samen de prijs, dan verover je het gebied met
    alle fiches die je nog in je hand hebt. Zo niet, dan houd je ze voor de herschikking. In beide
    gevallen kan het volk niets meer veroveren, op geen enkele manier.

topic-abandoning = Gebieden verlaten
topic-abandoning-text =
    Als je uitbreidt, mag je vóór de eerste verovering van je actieve volk zoveel van zijn gebieden verlaten
    als je wilt; alle fiches daar komen in je hand. Ook wat een bewoner nodig heeft, verdwijnt: trollengrot,
    fort en hol gaan van het bord, terwijl draak, helden en kampen bij je terugkomen. Verlaat je ze
    allemaal, dan is de volgende verovering een eerste verovering.

topic-losses = Verlies en terugtocht
topic-losses-text =
    Wordt een gebied veroverd, dan verliest zijn volk één fiche aan de voorraad. De andere trekken zich
    terug in de hand van hun eigenaar. Aan het eind van de beurt plaatst hij ze in gebieden naar keuze die
    het volk nog bezit. Een volk in verval heeft maar één fiche per gebied, dus er blijft niets over om
    terug te trekken; Lijkeneters zijn de uitzondering. Een actief volk zonder gebied wacht in de hand en
    komt in de volgende beurt van zijn eigenaar weer binnen. Een Verloren Volk is voor de rest van het
    spel weg.

topic-redeployment = Herschikking
topic-redeployment-text =
    Na je veroveringen verdeel je alle fiches van het volk, die in je hand en die op het bord, vrij over
    zijn gebieden, met minstens één in elk gebied. Of ze aan elkaar grenzen, doet er niet toe. Lijkeneters
    in verval herschikken apart, want fiches gaan nooit van het ene volk naar het andere. Daarna volgt wat
    krachten op het bord zetten: kampen, een fort, helden, de keuze van een diplomaat.

topic-scoring = Telling
topic-scoring-text =
    Aan het eind van je beurt, en alleen dan, neem je een munt voor elk gebied dat je volken bezitten,
    actief en in verval. Het actieve volk en zijn kracht voegen hun bonussen toe. Een volk in verval
    brengt alleen een bonus als zijn regels dat zeggen: in deze doos alleen de mijnen van de Dwergen. In
    de beurt waarin je een volk in verval laat gaan, telt het al als volk in verval. Je munten zijn
    geheim, maar de munten die je voor een combinatie betaalt niet.

topic-decline = In verval gaan
topic-decline-text =
    In plaats van uit te breiden mag je je actieve volk in verval laten gaan. Je vorige volk in verval
    verdwijnt van het bord, tenzij Geesten ze allebei laat blijven. Eén fiche van het volk blijft in elk
    gebied. Alle andere gaan naar de voorraad, ook die in je hand. De krachtkaart wordt afgelegd, behalve
    Geesten. Draak, helden, holen en kampen verdwijnen van het bord; trollengrotten en forten blijven. In
    die beurt verovert of herschikt geen enkel volk, ook de Lijkeneters niet. Je telt, en in je volgende
    beurt neem je een nieuwe combinatie.

topic-immunity = Immuniteit
topic-immunity-text =
    Een gebied met een draak, een held of een hol is immuun. Geen tegenstander kan het veroveren, of het
    nu met fiches, dobbelsteen, draak of vervanging is, of er een eigenschap van een volk of kracht
    gebruiken. De immuniteit eindigt als draak, held of hol wordt verplaatst of van het bord verdwijnt, en
    altijd als het volk in verval gaat.

topic-stacks = Stapels
topic-stacks-text =
    De doos heeft voor elk volk een vast aantal fiches; verloren fiches gaan terug naar de voorraad van
    hun volk. Een krachtkaart wordt afgelegd als haar volk in verval gaat, een Geestenkaart als haar volk
    van het bord verdwijnt. Is de stapel krachtkaarten leeg, dan worden de afgelegde tot een nieuwe stapel
    geschud. Is er van een volk niets meer over, dan gaat zijn volkskaart terug onder de stapel
    volkskaarten. Is die stapel leeg, dan vult ze de laagste lege plaats van de kolom.

topic-game-end = Einde van het spel
topic-game-end-text =
    Het spel eindigt na de laatste beurt van de laatste ronde. Er zijn tien rondes met twee of drie
    spelers, negen met vier en acht met vijf. De speler met de meeste munten wint. Bij een gelijke stand
    wint wie de meeste volksfiches op het bord heeft; fiches in verval tellen mee.

# --- Terrain and symbols -----------------------------------------------------------------------------

feature-farmland = akkers
feature-forest = bos
feature-hill = heuvels
feature-lake = meer
feature-mountain = berg
feature-sea = zee
feature-swamp = moeras
feature-cavern = grot
feature-magic = magische bron
feature-mine = mijn
feature-coast = aan de kust
feature-edge = aan de rand van het bord
feature-black-mountain = Zwarte Berg
feature-mud-pool = modderpoel
feature-mushroom-forest = paddenstoelenbos
feature-mystic-crystal = mystiek kristal
feature-river = rivier
feature-chasm = kloof
feature-volcano = vulkaan
feature-lost-tribe = Verloren Volk

# --- Pieces, tokens and coins ------------------------------------------------------------------------

piece-dragon = draak
piece-encampment = kamp
piece-fortress = fort
piece-hero = held
piece-hole = hol
piece-lair = trollengrot
count-dragon = { $number ->
    [one] 1 draak
   *[other] { $number } draken
}
count-encampment = { $number ->
    [one] 1 kamp
   *[other] { $number } kampen
}
count-fortress = { $number ->
    [one] 1 fort
   *[other] { $number } forten
}
count-hero = { $number ->
    [one] 1 held
   *[other] { $number } helden
}
count-hole = { $number ->
    [one] 1 hol
   *[other] { $number } holen
}
count-lair = { $number ->
    [one] 1 trollengrot
   *[other] { $number } trollengrotten
}
count-tokens = { $number ->
    [one] 1 fiche
   *[other] { $number } fiches
}
count-coins = { $number ->
    [one] 1 munt
   *[other] { $number } munten
}
count-regions = { $number ->
    [one] 1 gebied
   *[other] { $number } gebieden
}

# --- Reasons -----------------------------------------------------------------------------------------

# The parts of a price.
reason-base = basisprijs
reason-mountain = berg
reason-tokens = fiches ter plaatse
reason-lost-tribe = Verloren Volk
reason-never-less = nooit minder dan { $number }
reason-ability = { $ability }
# Reasons why a region cannot be conquered.
reason-own-region = het is al van jou
reason-closed =
    { $terrain ->
        [sea] alleen een zeevarend volk mag een zee op
        [lake] alleen een zeevarend volk mag het meer op
       *[other] gesloten voor dit volk
    }
reason-not-adjacent = grenst niet aan je gebieden
reason-no-entry-region = je komt elders het bord op: aan de rand, of waar het scenario het zegt
reason-river = rivier: een fiche minder
reason-immune = immuun
reason-immune-dragon = immuun: er ligt een draak
reason-immune-hero = immuun: er staat een held
reason-immune-hole = immuun: er is een hol
reason-peace = er is vrede gesloten
reason-forbidden = verboden
reason-coins-wanted = dit volk aanvallen kost meer munten dan je hebt
# Sources of coins other than races and powers.
reason-regions = gebieden

# --- Questions ---------------------------------------------------------------------------------------

question-reveal = Wat onthullen de stapels?
question-choose-combo = Welke combinatie neem je?
question-choose-course = Breid je uit, of ga je in verval?
question-conquer = Wat verover je?
question-redeploy = Waar gaan je fiches heen?
question-return = Waar gaan de teruggetrokken fiches heen?
question-redeploy-give-up = Te weinig fiches: welk gebied geef je op?
question-roll = Wat toont de dobbelsteen?
question-over = Het spel is afgelopen.
question-bivouacking = Waar komen de kampen?
question-diplomat = Met wie sluit je vrede?
question-fortified = Waar bouw je een fort?
question-heroic = Waar staan de helden?
question-stout = Ga je nu in verval?
# The texts of questions without their own text, by shape; $ability names the ability that asks.
question-any-regions = { $ability }: welke gebieden?
question-any-spread = { $ability }: waar gaan ze heen?
question-any-amount = { $ability }: hoeveel?
question-any-name = { $ability }: wie noem je?
question-any-thing = { $ability }: wat neem je?
question-any-tile = { $ability }: welke tegel?
question-any-cell = { $ability }: waar gaat die heen?
question-any-place = { $ability }: waar op de tegel?
question-any-whether = { $ability }: ja of nee?
question-any-course = { $ability }: ga je in verval?

# --- Regions of the board for 2 players --------------------------------------------------------------

region-kettle-bay = Ketelbaai
    .the = de Ketelbaai
region-wishing-acres = Wensakkers
    .the = de Wensakkers
region-tinpot-wood = Blikkenbos
    .the = het Blikkenbos
region-burrow-bog = Holenveen
    .the = het Holenveen
region-buttercup-downs = Boterbloemheuvels
    .the = de Boterbloemheuvels
region-pudding-fields = Puddingvelden
    .the = de Puddingvelden
region-riddle-grove = Raadselbos
    .the = het Raadselbos
region-coalhole-crag = Kolenrots
    .the = de Kolenrots
region-drizzle-hills = Motregenheuvels
    .the = de Motregenheuvels
region-porridge-peak = Havermoutpiek
    .the = de Havermoutpiek
region-teacup-lake = Theekopmeer
    .the = het Theekopmeer
region-rabbit-knolls = Konijnenheuvels
    .the = de Konijnenheuvels
region-pewter-horn = Tinhoorn
    .the = de Tinhoorn
region-barley-meadows = Gerstweiden
    .the = de Gerstweiden
region-dozy-weald = Dommelwoud
    .the = het Dommelwoud
region-luckstone-farms = Gelukssteenhoeven
    .the = de Gelukssteenhoeven
region-acorn-coppice = Eikelbosje
    .the = het Eikelbosje
region-murmur-marsh = Fluistermoeras
    .the = het Fluistermoeras
region-pantry-barrows = Provisieheuvels
    .the = de Provisieheuvels
region-rusty-mire = Roestmoeras
    .the = het Roestmoeras
region-rooster-spire = Hanenspits
    .the = de Hanenspits
region-duckweed-fen = Kroosveen
    .the = het Kroosveen
region-pickle-sea = Augurkenzee
    .the = de Augurkenzee

# --- Regions of the board for 3 players --------------------------------------------------------------

region-herring-sea = Haringzee
    .the = de Haringzee
region-hatchet-forest = Bijltjesbos
    .the = het Bijltjesbos
region-frostnose-peak = IJsneuspiek
    .the = de IJsneuspiek
region-oatcake-acres = Haverkoekakkers
    .the = de Haverkoekakkers
region-otterholt-mire = Ottermoeras
    .the = het Ottermoeras
region-reindeer-wood = Rendierbos
    .the = het Rendierbos
region-rune-fields = Runenvelden
    .the = de Runenvelden
region-cranberry-bog = Veenbessenmoeras
    .the = het Veenbessenmoeras
region-northlight-tor = Noorderlichtheuvel
    .the = de Noorderlichtheuvel
region-nickel-horn = Nikkelhoorn
    .the = de Nikkelhoorn
region-shaggy-meadows = Ruige Weiden
    .the = de Ruige Weiden
region-bogiron-swamp = IJzermoeras
    .the = het IJzermoeras
region-clanging-crag = Galmrots
    .the = de Galmrots
region-chilblain-marsh = Wintertenenmoeras
    .the = het Wintertenenmoeras
region-mitten-lake = Wantenmeer
    .the = het Wantenmeer
region-echo-pinnacle = Echospits
    .the = de Echospits
region-omen-barrows = Voortekenheuvels
    .the = de Voortekenheuvels
region-mount-grumble = Mopperberg
    .the = de Mopperberg
region-kale-farms = Boerenkoolhoeven
    .the = de Boerenkoolhoeven
region-snoring-hills = Snurkheuvels
    .the = de Snurkheuvels
region-amulet-crofts = Amuletakkers
    .the = de Amuletakkers
region-wolfden-grove = Wolvenbos
    .the = het Wolvenbos
region-thistle-downs = Distelheuvels
    .the = de Distelheuvels
region-foxfire-fen = Dwaallichtmoeras
    .the = het Dwaallichtmoeras
region-woolly-knolls = Wollige Heuvels
    .the = de Wollige Heuvels
region-gale-spire = Stormspits
    .the = de Stormspits
region-snowcap-summit = Sneeuwmutspiek
    .the = de Sneeuwmutspiek
region-juniper-weald = Jeneverbeswoud
    .the = het Jeneverbeswoud
region-cobalt-pines = Kobaltdennenbos
    .the = het Kobaltdennenbos
region-walrus-bay = Walrusbaai
    .the = de Walrusbaai

# --- Regions of the board for 4 players --------------------------------------------------------------

region-owlhollow-grove = Uilenbos
    .the = het Uilenbos
region-lantern-meadows = Lantaarnweiden
    .the = de Lantaarnweiden
region-gilded-fields = Vergulde Velden
    .the = de Vergulde Velden
region-lullaby-downs = Slaapliedheuvels
    .the = de Slaapliedheuvels
region-cauldron-fen = Heksenketelmoeras
    .the = het Heksenketelmoeras
region-slumber-sea = Sluimerzee
    .the = de Sluimerzee
region-wishbone-marsh = Vorkbeenmoeras
    .the = het Vorkbeenmoeras
region-keyhole-barrows = Sleutelgatheuvels
    .the = de Sleutelgatheuvels
region-pickaxe-peak = Houweelpiek
    .the = de Houweelpiek
region-flitterbat-wood = Vleermuizenbos
    .the = het Vleermuizenbos
region-crumb-coppice = Kruimelbosje
    .the = het Kruimelbosje
region-croaking-mire = Kwaakmoeras
    .the = het Kwaakmoeras
region-beanstalk-farms = Bonenstaakhoeven
    .the = de Bonenstaakhoeven
region-spindle-weald = Spinnewielwoud
    .the = het Spinnewielwoud
region-glass-mountain = Glazen Berg
    .the = de Glazen Berg
region-mount-nod = Knikkebolberg
    .the = de Knikkebolberg
region-tumble-knolls = Tuimelheuvels
    .the = de Tuimelheuvels
region-stargazer-tor = Sterrenheuvel
    .the = de Sterrenheuvel
region-swansong-lake = Zwanenzangmeer
    .the = het Zwanenzangmeer
region-tarnish-bog = Zwartzilverveen
    .the = het Zwartzilverveen
region-pumpkin-acres = Pompoenakkers
    .the = de Pompoenakkers
region-nugget-swamp = Goudklompmoeras
    .the = het Goudklompmoeras
region-coffer-crag = Schatkistrots
    .the = de Schatkistrots
region-candle-spire = Kaarsspits
    .the = de Kaarsspits
region-billygoat-brae = Bokkenheuvel
    .the = de Bokkenheuvel
region-sinkhole-morass = Zinkgatmoeras
    .the = het Zinkgatmoeras
region-moonbeam-copse = Manestraalbos
    .the = het Manestraalbos
region-scarecrow-croft = Vogelverschrikkersakker
    .the = de Vogelverschrikkersakker
region-yawning-horn = Gaaphoorn
    .the = de Gaaphoorn
region-jinx-hills = Pechheuvels
    .the = de Pechheuvels
region-gosling-pasture = Gansjesweide
    .the = de Gansjesweide
region-featherbed-alp = Donsalp
    .the = de Donsalp
region-toadhole-marsh = Paddenmoeras
    .the = het Paddenmoeras
region-hocus-thicket = Hocuspocusbos
    .the = het Hocuspocusbos
region-brass-pinnacle = Messingspits
    .the = de Messingspits
region-redhood-forest = Roodkapjesbos
    .the = het Roodkapjesbos
region-nutshell-bay = Notendopbaai
    .the = de Notendopbaai
region-tinwhistle-hill = Fluitjesheuvel
    .the = de Fluitjesheuvel
region-piper-fields = Rattenvangersvelden
    .the = de Rattenvangersvelden

# --- Regions of the board for 5 players --------------------------------------------------------------

region-mount-siesta = Siëstaberg
    .the = de Siëstaberg
region-mirage-marsh = Luchtspiegelmoeras
    .the = het Luchtspiegelmoeras
region-incense-grove = Wierookbos
    .the = het Wierookbos
region-cistern-fields = Regenputvelden
    .the = de Regenputvelden
region-flamingo-fen = Flamingomoeras
    .the = het Flamingomoeras
region-grotto-peak = Grottenpiek
    .the = de Grottenpiek
region-apricot-hills = Abrikozenheuvels
    .the = de Abrikozenheuvels
region-emerald-needle = Smaragdspits
    .the = de Smaragdspits
region-saffron-acres = Saffraanakkers
    .the = de Saffraanakkers
region-turquoise-sea = Turkooizen Zee
    .the = de Turkooizen Zee
region-olive-knolls = Olijvenheuvels
    .the = de Olijvenheuvels
region-saltpan-farms = Zoutpanhoeven
    .the = de Zoutpanhoeven
region-vulture-horn = Gierenhoorn
    .the = de Gierenhoorn
region-catacomb-mire = Catacombenmoeras
    .the = het Catacombenmoeras
region-copper-barrows = Koperheuvels
    .the = de Koperheuvels
region-pelican-tor = Pelikaanheuvel
    .the = de Pelikaanheuvel
region-charmed-palms = Toverpalmenbos
    .the = het Toverpalmenbos
region-mosquito-bog = Muggenveen
    .the = het Muggenveen
region-cellar-vineyards = Kelderwijngaarden
    .the = de Kelderwijngaarden
region-cypress-wood = Cipressenbos
    .the = het Cipressenbos
region-oracle-pinnacle = Orakelspits
    .the = de Orakelspits
region-melon-grange = Meloenhoeve
    .the = de Meloenhoeve
region-carpet-hillocks = Tapijtheuvels
    .the = de Tapijtheuvels
region-tarpit-swamp = Teermoeras
    .the = het Teermoeras
region-donkey-pasture = Ezelweide
    .the = de Ezelweide
region-goldleaf-forest = Bladgoudwoud
    .the = het Bladgoudwoud
region-papyrus-wetland = Papyrusmoeras
    .the = het Papyrusmoeras
region-sesame-crag = Sesamrots
    .the = de Sesamrots
region-lotus-lake = Lotusmeer
    .the = het Lotusmeer
region-monkey-thicket = Apenbos
    .the = het Apenbos
region-lavender-downs = Lavendelheuvels
    .the = de Lavendelheuvels
region-eelcave-morass = Palingmoeras
    .the = het Palingmoeras
region-meerkat-meadows = Stokstaartjesweiden
    .the = de Stokstaartjesweiden
region-cicada-weald = Cicadewoud
    .the = het Cicadewoud
region-tortoise-mounds = Schildpadheuvels
    .the = de Schildpadheuvels
region-fortune-fields = Fortuinvelden
    .the = de Fortuinvelden
region-garnet-summit = Granaattop
    .the = de Granaattop
region-zodiac-hill = Dierenriemheuvel
    .the = de Dierenriemheuvel
region-verdigris-marsh = Kopergroenmoeras
    .the = het Kopergroenmoeras
region-wishlamp-forest = Wonderlampwoud
    .the = het Wonderlampwoud
region-peppercorn-farms = Peperkorrelhoeven
    .the = de Peperkorrelhoeven
region-bronze-hummocks = Bronsheuvels
    .the = de Bronsheuvels
region-sunken-quagmire = Verzonken Moeras
    .the = het Verzonken Moeras
region-cinnamon-copse = Kaneelbosje
    .the = het Kaneelbosje
region-camelback-alps = Kamelenalpen
    .the = de Kamelenalpen
region-hideaway-jungle = Verborgen Jungle
    .the = de Verborgen Jungle
region-anchovy-bay = Ansjovisbaai
    .the = de Ansjovisbaai
region-mount-presto = Prestoberg
    .the = de Prestoberg

# On a board of Underground, and on a tile of Realms.
region-umbrella-wood = Paraplubos
    .the = het Paraplubos
