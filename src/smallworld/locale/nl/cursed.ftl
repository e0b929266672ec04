### Cursed!: texts. For ids and arguments, see en/content.ftl.

box-cursed = Cursed!

# --- Races -------------------------------------------------------------------------------------------

race-goblins = Goblins
    .one = Goblin
    .gender = common
    .joined = goblins
race-goblins-short = Gebieden van volken in verval en van Verloren Volken kosten een fiche minder.
race-goblins-text =
    De prijs van een gebied van een volk in verval is een fiche lager, maar nooit lager dan één. Van wie
    dat volk is, maakt niet uit, al is het van hun eigen speler, en ook niet of het nog vecht, zoals de
    Lijkeneters. Verloren Volken tellen ook als in verval.

race-kobolds = Kobolden
    .one = Kobold
    .gender = common
    .joined = kobolden
race-kobolds-short = In elk gebied staan er minstens twee, en elke verovering kost er minstens twee.
race-kobolds-text =
    Kobolden veroveren of bezetten een gebied nooit met minder dan twee. Geen korting maakt een verovering
    dus goedkoper dan twee fiches, en voor een laatste poging zijn er twee in je hand nodig. Als je je
    troepen verzamelt, blijven er in elk gebied twee liggen in plaats van één. In verval blijft er één
    Kobold per gebied, zoals bij elk volk.

# --- Powers ------------------------------------------------------------------------------------------

power-cursed = Vervloekt
power-cursed-with = Vervloekte { race-name }
power-cursed-short = Wie deze combinatie overslaat, legt er drie munten op in plaats van één.
power-cursed-text =
    Een speler die een combinatie neemt die lager in de kolom ligt, legt drie munten op deze combinatie
    in plaats van één. De speler die deze combinatie neemt, krijgt ze. Verder doet de kracht niets, en de
    krachtkaart levert geen enkele fiche op.

power-hordes-of = Horden
power-hordes-of-with = Horden { race-name }
power-hordes-of-short = Twee extra fiches die als volksfiches werken, maar in verval verdwijnen.
power-hordes-of-text =
    Naast de fiches van volkskaart en krachtkaart krijg je twee Hordefiches in je hand, die bij geen
    voorraad horen. Ze werken in alles als volksfiches: ze betalen veroveringen, verdedigen hun gebied,
    gaan verloren en tellen bij een gelijke stand. Aan het eind van je beurt staat elk van hen bij
    minstens één fiche van het volk; zijn er te weinig, dan geef je gebieden op. Gaat een gebied met meer
    fiches verloren, dan verdwijnt een Hordefiche, tenzij je liever een volksfiche verliest. In verval
    zijn ze weg.

power-marauding = Op strooptocht
power-marauding-with = { race-name } op strooptocht
power-marauding-short = Neemt eens per beurt zijn overtollige fiches terug in de hand en verovert verder.
power-marauding-text =
    Eens per beurt, tussen je veroveringen en vóór een laatste poging, mag je je overtollige fiches terug
    in je hand nemen. In elk gebied van het volk blijft er één liggen; Kobolden laten er twee liggen.
    Daarmee verover je verder, en je mag eindigen met de gewone laatste poging. Gebieden verlaten mag dan
    niet meer. Eigenschappen die de veroveringen van een beurt tellen, tellen die van beide golven.

power-ransacking = Rovend
power-ransacking-with = Rovende { race-name }
power-ransacking-short = Pakt een munt van de tegenstander voor elk gebied veroverd op zijn actieve volk.
power-ransacking-text =
    Telkens als het volk een gebied van het actieve volk van een tegenstander verovert, pak je die
    tegenstander meteen één munt af. Heeft hij er geen, dan betaalt hij niets en gaat de verovering door.
    Volken in verval en Verloren Volken leveren niets op, Lijkeneters in verval evenmin.

power-were- = Weer-
power-were--with = Weer-{ race-joined }
power-were--short = In even rondes kost elke verovering twee fiches minder.
power-were--text =
    In elke ronde met een even nummer op het rondespoor kosten alle gebieden het volk twee fiches minder,
    maar nooit minder dan één. In oneven rondes doet de kracht niets. De ronde is voor alle spelers
    dezelfde, wie er ook begon.

# --- Questions ---------------------------------------------------------------------------------------

question-hordes-of = Hoeveel volksfiches verlies je in plaats van Hordefiches?
do-loose-marauding = Troepen terugnemen
