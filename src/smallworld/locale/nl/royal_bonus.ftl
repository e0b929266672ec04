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
power-behemoth-short = Twee Behemoths, elk zo sterk als het aantal moerassen van het volk.
power-behemoth-text =
    Je hebt twee Behemoths. Elk telt als zoveel fiches als het volk op dat moment moerassen heeft. Naar een verovering
    mag je er een of twee meesturen, samen met minstens één fiche van het volk: ze kost zoveel fiches minder, en ze
    staan dan in het veroverde gebied. Aan het eind van je beurt plaats je beide in gebieden van het volk, die voor
    aanvallers zoveel fiches duurder zijn. Gaat een gebied met een Behemoth verloren, dan hij niet: je plaatst hem aan
    het eind van die beurt opnieuw. In verval verdwijnen de Behemoths van het bord.

power-fireball = Vuurbal
power-fireball-with = Vuurbal-{ race-joined }
power-fireball-short = Elk magisch gebied geeft per beurt een vuurbal, eenmalig twee fiches waard.
power-fireball-text =
    Aan het eind van elk van je beurten neem je een vuurbal voor elk magisch gebied van het volk. In latere beurten telt
    elke vuurbal als twee fiches bij één verovering, en daarna is hij weg. Je mag er meer tegelijk gooien, maar minstens
    één fiche van het volk moet meedoen. In verval doven alle vuurballen uit.

# --- Pieces and questions ----------------------------------------------------------------------------

piece-behemoth = Behemoth
count-behemoth = { $number ->
    [one] 1 Behemoth
   *[other] { $number } Behemoths
}
question-behemoth = Waar gaan de Behemoths heen?

# --- Reasons -----------------------------------------------------------------------------------------

reason-immune-forest = immuun: het bos verbergt Struikmannen
