### Answers to questions that the leaflet of Leaders leaves open. For ids and attributes, see en/rulings.ftl.

sources-leaders = folder van Leaders of Small World, geciteerd door een winkel; Franse regels
ruling-leaders-1 = Aan wie wordt de munt voor een Leider betaald?
    .answer =
        De bank, meteen na het nemen van de combinatie. Je mag er munten voor gebruiken die erop lagen.
    .source = onze keuze
ruling-leaders-2 = Mag de Leider van een volk worden ingehuurd terwijl iemand hem gevangen houdt?
    .answer = Nee.
    .source = onze keuze
ruling-leaders-3 = Mag een Leider alleen veroveren, zonder fiche van zijn volk?
    .answer = Ja. Hij is zo goed als elke andere fiche.
    .source = wiki van spelers
ruling-leaders-4 = Wanneer zeg je waar de Leider staat?
    .answer =
        Aan het eind van de beurt, na alles wat gebieden immuun maakt. Tijdens de beurt is hij een van je
        fiches, in geen bepaald gebied.
    .source = onze keuze
ruling-leaders-5 = Wat als elk gebied immuun is als je de Leider moet plaatsen?
    .answer =
        Je neemt hem van het bord, uit een gebied naar keuze. Als het kan, moet dat een gebied zijn waar
        hij niet alleen staat.
    .source = onze keuze
ruling-leaders-6 = Winnen of verliezen Elfen of een volk dat dobbelt iets als hun Leider wordt gevangen?
    .answer = Nee. Er gaat geen fiche verloren, dus gebeurt er niets van wat op een verlies volgt.
    .source = onze keuze
ruling-leaders-7 = Wat als Lijkeneters in verval het gebied van de Leider van hun eigen speler nemen?
    .answer = Hij komt terug in de hand met iedereen die daar was, en er gaat niets verloren.
    .source = onze keuze
ruling-leaders-8 = Mag een Leider later worden vrijgekocht?
    .answer = Nee. Alleen op het moment dat hij gevangen wordt.
    .source = folder
ruling-leaders-9 = Telt een Leider mee bij een gelijke stand?
    .answer = Nee. Hij is geen volksfiche.
    .source = onze keuze
ruling-leaders-10 = Heeft elk volk een Leider?
    .answer = Ja, ook die van latere dozen.
    .source = onze keuze
