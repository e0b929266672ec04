### What the texts of Royal Bonus leave open. Ids and attributes: see en/rulings.ftl.

sources-fauns = digitale editie, { race-fauns }
ruling-fauns-1 = Wanneer krijgt het slachtoffer van de Faunen de nieuwe fiche?
    .answer =
        Meteen, in de hand. Hij wordt aan het eind van de beurt geplaatst met wat zich terugtrok; een volk dat geen
        gebied meer heeft, neemt hem mee als het weer binnenkomt.
    .source = digitale editie; de hand: onze keuze
ruling-fauns-2 = Krijgen Elfen een nieuwe fiche van de Faunen terwijl ze er geen verliezen?
    .answer = Ja. Het gaat om het gebied.
    .source = onze keuze

sources-igors = digitale editie, { race-igors }; fanwiki
ruling-igors-1 = Waar zijn de fiches die de Igors verzamelen?
    .answer = In hun voorraden, zoals altijd. Alleen het aantal wordt bijgehouden, zichtbaar voor iedereen.
    .source = onze keuze
ruling-igors-2 = Wat als er te weinig Igors in de voorraad zijn?
    .answer = Fiches waarvoor er geen Igor is, blijven verzameld.
    .source = onze keuze
ruling-igors-3 = Telt een Elf die gespaard blijft mee voor de Igors?
    .answer = Nee. Alleen wat voorgoed verloren gaat, telt.
    .source = digitale editie
ruling-igors-4 = Wat gebeurt er met de verzameling als de Igors in verval gaan?
    .answer = Die is verloren, samen met Igors in de hand.
    .source = onze keuze

sources-shrubmen = digitale editie, { race-shrubmen }
ruling-shrubmen-1 = Mag het actieve volk van een speler een bos van zijn Struikmannen in verval nemen?
    .answer = Ja. Hij is geen tegenstander van zijn eigen volken.
    .source = onze keuze
ruling-shrubmen-2 = Wat levert een bos van de Bosstruikmannen op?
    .answer = Een munt voor het gebied en een voor het bos. De twee eigenschappen hebben niets met elkaar te maken.
    .source = BoardGameGeek

sources-aquatic = digitale editie, { power-aquatic }
ruling-aquatic-1 = Welke gebieden liggen voor een aquatisch volk aan de kust?
    .answer = Landgebieden die aan een zee of het meer grenzen.
    .source = digitale editie; Nederlandse recensie
