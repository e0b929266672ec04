### Answers to questions that the rules of Cursed! leave open. For ids and attributes, see en/rulings.ftl.

sources-goblins = Franse regels, { race-goblins }
ruling-goblins-1 = Gelden Verloren Volken voor de Goblins als in verval?
    .answer = Ja. Ook hun gebieden kosten een fiche minder.
    .source = onze keuze
ruling-goblins-2 = Telt het volk in verval van de speler van de Goblins zelf?
    .answer = Ja. Elk volk in verval telt, van wie het ook is.
    .source = onze keuze
ruling-goblins-3 = Kosten gebieden van Lijkeneters in verval ook minder, hoewel die doorvechten?
    .answer = Ja.
    .source = onze keuze
ruling-goblins-4 = Gelden Monsters voor Goblins als in verval?
    .answer = Nee. Monsters zijn geen Verloren Volk en geen volk in verval, en bewakers van een ader zijn Monsters.
    .source = onze keuze

sources-kobolds = Franse regels, { race-kobolds }
ruling-kobolds-1 =
    Hoeveel fiches hebben Kobolden met een Drakenmeester nodig voor een verovering met de draak?
    .answer = Twee fiches.
    .source = onze keuze
ruling-kobolds-2 = Mag één Kobold een laatste poging doen?
    .answer = Nee. Er moeten er twee het gebied in kunnen.
    .source = onze keuze
ruling-kobolds-3 = Kan een Tovenaar de plaats van een Kobold innemen?
    .answer = Nee. Een actieve Kobold staat nooit alleen.
    .source = onze keuze
ruling-kobolds-4 = Brengt een worp van Bloeddorstige Kobolden een prijs onder de twee?
    .answer = Nee. Het is een korting als alle andere.
    .source = onze keuze
ruling-kobolds-5 = Met hoeveel fiches nemen Kobolden de plaats van een eenzame fiche in?
    .answer = Met twee uit de voorraad; wat daar ontbreekt, komt uit de hand. Eén Kobold kan het niet.
    .source = onze keuze

sources-cursed = Franse regels, { power-cursed }
ruling-cursed-1 = Wat komt er op een overgeslagen combinatie van Vervloekte Homunculi?
    .answer = Drie munten, en een Homunculus uit de voorraad.
    .source = onze keuze

sources-hordes-of = Franse regels, { power-hordes-of }
ruling-hordes-of-1 = In welke gebieden staan de Hordefiches?
    .answer = Het spel houdt dat niet bij. Elk gebied met twee fiches kan er een hebben, zolang er zijn.
    .source = onze keuze
ruling-hordes-of-2 = Welke fiche gaat verloren als een gebied dat een Hordefiche kan hebben, wordt veroverd?
    .answer =
        De eigenaar kiest welke, op het moment dat de andere fiches aan het eind van de beurt terugkomen.
        Namen de eigen Lijkeneters het gebied, dan kiest de eigenaar vóór de veroveringen van het volk.
        Tot dan geldt een Hordefiche als verloren.
    .source = onze keuze
ruling-hordes-of-3 =
    Is een verloren Hordefiche een ziel voor de Dodenbezweerder, een fiche voor de Igors, of een
    Medicijnman?
    .answer =
        Ze telt als een ziel en als een fiche voor de Igors. Ze is geen Medicijnman: er wordt niet voor
        gedobbeld, ook niet voor een Medicijnman die later in haar plaats wordt opgegeven.
    .source = onze keuze
ruling-hordes-of-4 = Wat als er aan het eind van een beurt minder volksfiches dan gebieden zijn?
    .answer = Je geeft vóór de telling gebieden naar keuze op, tot in elk een volksfiche staat.
    .source = wiki van spelers; opgeven: onze keuze
ruling-hordes-of-5 = Tellen een Kobold en een Hordefiche samen als twee?
    .answer = Ja. Hordefiches gelden in alles als volksfiches.
    .source = onze keuze
ruling-hordes-of-6 = Tellen Hordefiches bij een gelijke stand?
    .answer = Ja.
    .source = onze keuze
ruling-hordes-of-7 = Wat houden Horden Lijkeneters in verval?
    .answer = Al hun Lijkeneters. De Hordefiches verdwijnen van de grootste stapels.
    .source = Franse regels; de stapels: onze keuze

sources-marauding = Franse regels, { power-marauding }
ruling-marauding-1 = Mogen gebieden worden verlaten als het volk op strooptocht zijn troepen terugneemt?
    .answer = Nee. In elk gebied blijft één fiche liggen, bij Kobolden twee.
    .source = onze keuze
ruling-marauding-2 = Tellen Orken en Skeletten de veroveringen van beide golven?
    .answer = Ja, samen.
    .source = onze keuze

sources-ransacking = Franse regels, { power-ransacking }
ruling-ransacking-1 = Levert een vervanging door Tovenaars de munt ook op?
    .answer = Ja. Het is de verovering van een gebied van een actief volk.
    .source = onze keuze

sources-were- = Franse regels, { power-were- }
