### What the rules of Be Not Afraid… leave open. Ids and attributes: see rulings.ftl.

sources-homunculi = regels van Be Not Afraid (Frans), Homunculi

sources-barricade = regels van Be Not Afraid (Frans), Verschanst
ruling-barricade-1 = Krijgt een verschanst volk zonder gebied de drie munten?
    .answer = Ja. Geen enkel is niet meer dan vier.
    .source = onze keuze
ruling-barricade-2 = Mogen verschanste Amazones gebieden opgeven om op vier uit te komen?
    .answer = Alleen gebieden die ze moeten opgeven omdat anders geen vier Amazones van het bord kunnen.
    .source = onze keuze

sources-imperial = regels van Be Not Afraid (Frans), Keizerlijk

sources-leprechauns = regels van Be Not Afraid (Frans), Leprechauns; digitale editie
ruling-leprechauns-1 = Leveren geplaatste potten nog munten op voordat de Leprechauns in verval gaan?
    .answer = Ja. De beurt begint voordat je haar verloop kiest: eerst leveren de potten hun munten op.
    .source = onze keuze
ruling-leprechauns-2 = Wat gebeurt er met geplaatste potten bij een verval van Onverschrokken Leprechauns?
    .answer =
        Ze blijven tot je volgende beurt staan en leveren dan hun munten op, als niemand ze heeft
        genomen.
    .source = onze keuze
ruling-leprechauns-3 = Neemt ook een vervanging de pot?
    .answer = Ja. Het is een verovering als elke andere.
    .source = onze keuze
ruling-leprechauns-4 = Vinden je eigen Lijkeneters een pot van je Leprechauns?
    .answer = Nee. De pot gaat terug naar je hand.
    .source = onze keuze

sources-pygmies = regels van Be Not Afraid (Frans), Pygmeeën
ruling-pygmies-1 = Ligt de verloren fiche al in de voorraad als de dobbelsteen valt?
    .answer = Ja. Ook bij een lege voorraad kan die ene terugkomen.
    .source = onze keuze
ruling-pygmies-2 = Wordt er gegooid voor een fiche die door een Tovenaar wordt vervangen?
    .answer = Ja. Ze gaat verloren bij een verovering.
    .source = onze keuze

sources-corrupt = regels van Be Not Afraid (Frans), Corrupt
ruling-corrupt-1 = Mag iemand zonder munt een gebied van een corrupt volk veroveren?
    .answer = Ja. Hij betaalt niets.
    .source = onze keuze
