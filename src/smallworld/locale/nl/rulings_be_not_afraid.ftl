### Answers to questions that the rules of Be Not Afraid… leave open. For ids and attributes, see rulings.ftl.

sources-homunculi = regels van Be Not Afraid (Frans), Homunculi
ruling-homunculi-1 = Wat komt er op Vervloekte Homunculi die worden overgeslagen?
    .answer = Drie munten en een Homunculus.
    .source = onze keuze

sources-barricade = regels van Be Not Afraid (Frans), Verschanst
ruling-barricade-1 = Krijgt een verschanst volk zonder gebied de drie munten?
    .answer = Ja. Geen enkel is niet meer dan vier.
    .source = onze keuze
ruling-barricade-2 = Mogen verschanste Amazones gebieden opgeven om op vier uit te komen?
    .answer = Alleen gebieden die ze moeten opgeven omdat anders geen vier Amazones van het bord kunnen.
    .source = onze keuze

sources-imperial = regels van Be Not Afraid (Frans), Keizerlijk

sources-leprechauns = regels van Be Not Afraid (Frans), Leprechauns; digitale editie
ruling-leprechauns-1 = Leveren geplaatste potten munten op in de beurt waarin de Leprechauns in verval gaan?
    .answer = Ja. De potten leveren hun munten op als de beurt begint, voordat je voor verval kiest.
    .source = onze keuze
ruling-leprechauns-2 = Wat gebeurt er met geplaatste potten bij een verval van Onverschrokken Leprechauns?
    .answer =
        Ze blijven tot je volgende beurt staan. Potten die niemand heeft genomen, leveren dan hun munten
        op.
    .source = onze keuze
ruling-leprechauns-3 = Neemt ook een vervanging de pot?
    .answer = Ja. Het is een verovering als elke andere.
    .source = onze keuze
ruling-leprechauns-4 = Vinden je eigen Lijkeneters een pot van je Leprechauns?
    .answer = Nee. De pot gaat terug naar je hand.
    .source = onze keuze

sources-pygmies = regels van Be Not Afraid (Frans), Pygmeeën
ruling-pygmies-1 = Ligt de verloren fiche al in de voorraad als de dobbelsteen wordt gegooid?
    .answer = Ja. Ook als de voorraad leeg was, kan die ene fiche terugkomen.
    .source = onze keuze
ruling-pygmies-2 = Wordt er gegooid voor een fiche die door een Tovenaar wordt vervangen?
    .answer = Ja. Ze gaat verloren bij een verovering.
    .source = onze keuze

sources-corrupt = regels van Be Not Afraid (Frans), Corrupt
ruling-corrupt-1 = Mag een speler zonder munt een gebied van een corrupt volk veroveren?
    .answer = Ja. Hij betaalt niets.
    .source = onze keuze

sources-barbarians = regels van Be Not Afraid (Frans), Barbaren; tabel van spelers; winkeltekst
ruling-barbarians-1 = Mogen er meerdere Barbaren in een gebied blijven als de troepen worden verzameld?
    .answer = Ja. Hun speler kiest hoeveel er uit elk gebied in de hand komen.
    .source = onze keuze
ruling-barbarians-2 = Mogen Barbaren met meer fiches veroveren dan een gebied kost?
    .answer = Ja, want ze kunnen later niet worden versterkt.
    .source = onze keuze
ruling-barbarians-3 = Gaan Barbaren die zich terugtrekken naar andere gebieden?
    .answer =
        Ja. In hun eigen beurt mag je ze niet verplaatsen; na de beurt van een ander worden ze geplaatst
        zoals ieder volk.
    .source = tabel van spelers, winkeltekst; een recensie zegt het tegendeel
ruling-barbarians-4 = Komen ongebruikte Barbaren op het bord met degenen die zich terugtrekken?
    .answer = Nee. Ze wachten op hun volgende beurt.
    .source = onze keuze
ruling-barbarians-5 = Worden kampen en andere stukken van Barbaren geplaatst als altijd?
    .answer = Ja. Het zijn geen Barbaren.
    .source = onze keuze
ruling-barbarians-6 = Hoeveel fiches mogen Barbaren op strooptocht terug in de hand nemen?
    .answer = Zo veel uit elk gebied als hun speler wil, net als bij het verzamelen van de troepen.
    .source = onze keuze

sources-pixies = regels van Be Not Afraid (Frans), Feeën
ruling-pixies-1 = Mogen kampen bij een enkele Fee staan?
    .answer = Ja.
    .source = onze keuze
ruling-pixies-2 = Wat gebeurt er met Hordefiches van Feeën?
    .answer = Die blijven ook naast het bord.
    .source = onze keuze

sources-catapult = regels van Be Not Afraid (Frans), Katapult; digitale editie
ruling-catapult-1 = Mag de katapult over water schieten, of erop?
    .answer = Over het meer, niet over een zee; en niet op water.
    .source = Franse regels, digitale editie; water als doel: onze keuze
ruling-catapult-2 = Vanwaar worden de twee stappen geteld?
    .answer =
        Vanuit het gebied waarin de katapult wordt gezet. Het doel mag aan een ander gebied van het volk
        grenzen.
    .source = onze keuze
ruling-catapult-3 = Mag je een laatste poging doen met de katapult?
    .answer = Ja. Mislukt ze, dan blijft de katapult staan waar hij is neergezet.
    .source = onze keuze
ruling-catapult-4 = Wat gebeurt er met de katapult als zijn gebied wordt verlaten?
    .answer = Hij komt terug in de hand.
    .source = onze keuze
ruling-catapult-5 = Waar staat de katapult nadat Tovenaars zijn bereik hebben gebruikt?
    .answer = In een gebied van hen naar keuze vanwaar de twee stappen geteld kunnen worden.
    .source = onze keuze

sources-mercenary = regels van Be Not Afraid (Frans), Huurling
ruling-mercenary-1 = Wie krijgt de munt?
    .answer = De bank.
    .source = onze keuze
ruling-mercenary-2 = Mag je een gebied noemen dat je alleen met dobbelsteen en munt samen kunt nemen?
    .answer = Ja, als je de munt hebt.
    .source = onze keuze
ruling-mercenary-3 = Mag je de munt voor de worp betalen?
    .answer = Nee. De vraag komt na de worp, en alleen als de munt genoeg is: je betaalt nooit voor niets.
    .source = onze keuze
ruling-mercenary-4 = Mag je een munt betalen voor een schot van de katapult?
    .answer = Ja, de Dodenbezweerder kan ze allebei hebben. Alle kortingen tellen bij elkaar op.
    .source = basisregels: voordelen tellen bij elkaar op
