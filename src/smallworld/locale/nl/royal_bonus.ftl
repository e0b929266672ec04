### Royal Bonus, in words. How ids are made and what they take: see en/content.ftl.

box-royal-bonus = Royal Bonus

# --- Races -------------------------------------------------------------------------------------------

race-fauns = Faunen
    .one = Faun
    .gender = common
    .joined = faunen
race-fauns-short = Een fiche per gebied van een actief volk; het slachtoffer krijgt er ook een.
race-fauns-text =
    Voordat de Faunen herschikken, neem je uit de voorraad een nieuwe Faun voor elk gebied van een actief volk dat
    ze deze beurt hebben veroverd. Ze blijven sportief: voor elk van die gebieden neemt ook de eigenaar een nieuwe
    fiche van zijn volk, die samen met de teruggetrokken fiches wordt geplaatst. Verloren Volken en volken in verval
    leveren niets op, en de voorraden geven niet meer dan ze hebben.

race-igors = Igors
    .one = Igor
    .gender = common
    .joined = igors
race-igors-short = Fiches die bij een verovering verloren gaan, worden nieuwe Igors.
race-igors-text =
    Zolang de Igors actief zijn, verzamelen ze elke fiche die bij een verovering verloren gaat, of die nu van een
    Verloren Volk, van een andere speler of van henzelf is; wat zich terugtrekt, is niet verloren. Aan het begin van je
    beurt lever je het verzamelde in: voor zoveel fiches als er spelers zijn neem je een nieuwe Igor uit de voorraad in
    je hand. De rest blijft voor later bewaard, en alles is weg als de Igors in verval gaan.

race-shrubmen = Struikmannen
    .one = Struikman
    .gender = common
    .joined = struikmannen
race-shrubmen-short = Hun bossen zijn immuun, ook in verval.
race-shrubmen-text =
    Geen tegenstander kan een bos van de Struikmannen veroveren of er een eigenschap van een volk of kracht
    gebruiken, niet met fiches, niet met de dobbelsteen en niet op een andere manier. Dat blijft zo in verval, tot de
    Struikmannen van het bord verdwijnen.

# --- Powers ------------------------------------------------------------------------------------------

power-aquatic = Aquatisch
power-aquatic-with = Aquatische { race-name }
power-aquatic-short = Een munt extra per kustgebied, een munt minder per ander gebied.
power-aquatic-text =
    Bij de telling levert elk gebied van het volk dat aan een zee of het meer grenst een munt extra op, en elk ander
    gebied een munt minder, zodat het niets oplevert. Dit geldt alleen voor het actieve volk.

power-behemoth = Behemoth
power-behemoth-with = Behemoth-{ race-joined }

power-fireball = Vuurbal
power-fireball-with = Vuurbal-{ race-joined }

# --- Reasons -----------------------------------------------------------------------------------------

reason-immune-forest = immuun: het bos verbergt Struikmannen
