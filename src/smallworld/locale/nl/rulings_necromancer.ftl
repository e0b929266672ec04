### Answers to questions that the rulebook of Necromancer Island leaves open. For ids and attributes, see
### rulings.ftl. docs/reference/rulings/necromancer_island.md names the test of each ruling.

sources-necromancer-island = regels van Het Eiland van de Dodenbezweerder
ruling-necromancer-island-1 = Met hoeveel munten begint de Dodenbezweerder?
    .answer = Vijf, net als iedereen.
    .source = onze keuze
ruling-necromancer-island-2 = Wanneer kiest hij zijn eerste kracht?
    .answer = Zodra de zes zijn getrokken, voordat de kolom wordt uitgelegd.
    .source = regels van Het Eiland van de Dodenbezweerder
ruling-necromancer-island-3 = Welke krachten worden vervangen als hij ze trekt?
    .answer =
        Vervloekt, Geesten en Onverschrokken. Uit andere dozen ook Horden, waarvan de fiches bij een
        combinatie horen, en Herboren, Graf, Verdwijnend en Wijs, die over verval gaan. Ze blijven
        allemaal in de stapel.
    .source = regels van Het Eiland van de Dodenbezweerder; de andere: onze keuze
ruling-necromancer-island-4 = Brengen de getallen op zijn krachtkaarten spoken?
    .answer = Nee.
    .source = onze keuze
ruling-necromancer-island-5 = Wanneer betaalt Rijk hem uit?
    .answer = In de beurt waarin hij het koopt; in zijn eerste beurt als hij ermee begint.
    .source = onze keuze
ruling-necromancer-island-6 = Stijgt de prijs met elke aankoop in dezelfde beurt?
    .answer = Ja. Hij wordt telkens opnieuw berekend.
    .source = onze keuze
ruling-necromancer-island-7 = Mogen spoken aan het eind van zijn beurt op het eiland blijven?
    .answer =
        Ja, zoveel als hij wil: het eiland is een van zijn gebieden. Spoken die zich na de beurt van een
        ander terugtrekken, gaan naar zijn gebieden zolang hij die heeft.
    .source = onze keuze
ruling-necromancer-island-8 = Mag het eiland leeg achterblijven?
    .answer = Ja. Spoken veroveren er toch vandaan.
    .source = onze keuze
ruling-necromancer-island-9 = Wat doet zijn eigen kracht Diplomaat?
    .answer =
        Wat erop staat: wie hij noemt, mag zijn spoken niet aanvallen. De Diplomaten van anderen kunnen
        hem niet noemen.
    .source = onze keuze
ruling-necromancer-island-10 = Werken zijn krachten zoals voor een actief volk?
    .answer = Ja, hoewel spoken als een volk in verval gelden. Zelfs een fort levert zijn munt op.
    .source = onze keuze
ruling-necromancer-island-11 = In welke volgorde worden zielen gebruikt?
    .answer = Van boven: eerst spoken, dan wat het laatst verloren ging.
    .source = regels van Het Eiland van de Dodenbezweerder voor spoken; de rest: onze keuze
ruling-necromancer-island-12 = Mag een spook in de Put een van de vier zielen zijn die het laten verrijzen?
    .answer = Ja, als de reserve leeg is. Anders zou een spook nooit meer uit de Put komen.
    .source = onze keuze
ruling-necromancer-island-13 = Welke fiches zijn de zielen voor zijn gebieden?
    .answer = Ongebruikte fiches. Ze komen van de voorraad van geen enkel volk.
    .source = onze keuze
ruling-necromancer-island-14 = Tellen Hordefiches als zielen?
    .answer =
        Een verloren fiche wel, zoals elke fiche van zijn volk. Hordefiches die Elfen bij verval afleggen
        niet: het zijn geen Elfen.
    .source = onze keuze
ruling-necromancer-island-15 = Wanneer wint hij?
    .answer = Alleen aan het eind van zijn eigen beurt, nadat er nieuwe spoken zijn verrezen.
    .source = regels van Het Eiland van de Dodenbezweerder
ruling-necromancer-island-16 = Kan hij ook met munten winnen?
    .answer =
        Ja, na de laatste ronde tellen de zijne zoals die van iedereen. Bij gelijke stand tellen zijn
        spoken op het bord, niet die op het eiland.
    .source = onze keuze
ruling-necromancer-island-17 = Kunnen Igors meedoen?
    .answer = Nee. Igors en Dodenbezweerder verzamelen allebei verliezen, en geen bron zegt wie voorgaat.
    .source = onze keuze
