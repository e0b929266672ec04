### Answers to questions that the rules of Grand Dames leave open. For ids and attributes, see en/rulings.ftl.

sources-gypsies = Franse regels, { race-gypsies }
ruling-gypsies-1 =
    Mogen Nomaden in dezelfde beurt terug naar een gebied dat ze verlieten, bijvoorbeeld met de draak?
    .answer = Nee, op geen enkele manier.
    .source = Franse regels
ruling-gypsies-2 = Leveren gebieden die verloren gaan of in verval achterblijven iets op?
    .answer = Nee. Alleen gebieden die vóór de veroveringen zijn verlaten.
    .source = Franse regels
ruling-gypsies-3 = Verliezen Onverschrokken Nomaden de munten van verlaten gebieden als ze na de telling in verval gaan?
    .answer = Nee. Die munten zijn in die beurt al geteld.
    .source = onze keuze

sources-priestesses = Franse regels, { race-priestesses }; digitale editie
ruling-priestesses-1 = Blijft een fort onder de Ivoren Toren staan?
    .answer = Ja, en het maakt hem een fiche duurder. Forten in andere gebieden gaan weg.
    .source = Franse regels
ruling-priestesses-2 = Wat gaat verloren als de Ivoren Toren wordt veroverd?
    .answer =
        Alle Priesteressen die er zitten. Ze hebben geen ander gebied, en hun volkskaart gaat terug.
    .source = Franse regels; allemaal: onze keuze
ruling-priestesses-3 = Blijft de Ivoren Toren van Geestpriesteressen voorgoed?
    .answer = Ja, als elk Geestenvolk.
    .source = onze keuze
ruling-priestesses-4 = Mag de Ivoren Toren in een zee staan?
    .answer =
        Ja, als Zeevarende Priesteressen haar bezitten. Alleen een zeevarend volk kan hem daar nemen.
    .source = BoardGameGeek

sources-white-ladies = Franse regels, { race-white-ladies }
ruling-white-ladies-1 = Zijn Geestwittewieven de rest van het spel immuun?
    .answer = Ja, want ze blijven op het bord.
    .source = onze keuze
ruling-white-ladies-2 = Mag hun eigen speler Witte Wieven in verval veroveren?
    .answer = Ja. Hij is geen tegenstander van zijn eigen volken.
    .source = onze keuze

sources-historian = Franse regels, { power-historian }; digitale editie
ruling-historian-1 = Wat levert het eigen verval van de Historicus op?
    .answer = Precies één munt, in de beurt van het verval.
    .source = digitale editie
ruling-historian-2 = Levert het verval van een Geestenvolk ook een munt op?
    .answer = Ja, als elk ander.
    .source = onze keuze
ruling-historian-3 = Wanneer worden de munten voor een verval betaald?
    .answer = Meteen, ook in de beurt van een andere speler.
    .source = onze keuze

sources-peace-loving = Franse regels, { power-peace-loving }
ruling-peace-loving-1 = Telt een mislukte laatste poging voor Vredelievend als aanval?
    .answer = Ja, als ze tegen een actief volk ging.
    .source = onze keuze
ruling-peace-loving-2 = Tellen aanvallen door de eigen Lijkeneters in verval mee?
    .answer = Nee. Alleen aanvallen van het volk met de kaart tellen.
    .source = onze keuze
