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
