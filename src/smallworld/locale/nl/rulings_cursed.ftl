### What the rulebook of Cursed! leaves open. Ids and attributes: see en/rulings.ftl.

sources-kobolds = regels van Cursed! (Frans), { race-kobolds }
ruling-kobolds-1 = Wat kost de draak van een Drakenmeester de Kobolden?
    .answer = Twee fiches.
    .source = onze keuze
ruling-kobolds-2 = Mag één Kobold een laatste poging doen?
    .answer = Nee. Er moeten er twee het gebied in kunnen.
    .source = onze keuze
ruling-kobolds-3 = Kan een Tovenaar de plaats van een Kobold innemen?
    .answer = Nee. Een actieve Kobold staat nooit alleen.
    .source = onze keuze
ruling-kobolds-4 = Brengt een worp van Berserker-kobolden een prijs onder de twee?
    .answer = Nee. Het is een korting als alle andere.
    .source = onze keuze
