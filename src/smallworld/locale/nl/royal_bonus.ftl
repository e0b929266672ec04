### Royal Bonus: texts. For ids and arguments, see en/content.ftl.

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
    Zolang de Igors actief zijn, verzamelen ze elke fiche die bij een verovering verloren gaat, of die nu
    van een Verloren Volk, van een andere speler of van henzelf is. Fiches die zich terugtrekken, zijn
    niet verloren. Aan het begin van je beurt ruil je de verzamelde fiches in voor nieuwe Igors uit de
    voorraad, die in je hand komen. Elke Igor kost zoveel fiches als er spelers zijn. De rest blijft voor
    later bewaard. Gaan de Igors in verval, dan is alles weg.

race-shrubmen = Struikmannen
    .one = Struikman
    .gender = common
    .joined = struikmannen
race-shrubmen-short = Hun bossen zijn immuun, ook in verval.
race-shrubmen-text =
    Bossen van de Struikmannen zijn immuun: geen tegenstander kan ze veroveren, op geen enkele manier, of
    er een eigenschap van een volk of kracht gebruiken. Dat blijft zelfs in verval zo, tot de Struikmannen
    van het bord verdwijnen.

# --- Powers ------------------------------------------------------------------------------------------

power-aquatic = Aquatisch
power-aquatic-with = Aquatische { race-name }
power-aquatic-short = Een munt extra per kustgebied, een munt minder per ander gebied.
power-aquatic-text =
    Bij de telling levert elk gebied van het volk dat aan een zee of het meer grenst een munt extra op.
    Elk ander gebied levert een munt minder op, dus niets. In verval heeft de kracht geen effect.

power-behemoth = Behemoth
power-behemoth-with = Behemoth-{ race-joined }
power-behemoth-short = Twee Behemoths; elk telt als één fiche per moeras van het volk.
power-behemoth-text =
    Je hebt twee Behemoths. Elk telt als één fiche per moeras dat het volk op dat moment bezit. Je mag er
    een of twee meesturen naar een verovering, samen met minstens één fiche van het volk. De verovering
    kost zoveel fiches minder, en ze gaan naar het veroverde gebied. Aan het eind van je beurt plaats je
    beide in gebieden van het volk, die voor aanvallers zoveel fiches duurder zijn. Een Behemoth gaat
    nooit verloren: wordt zijn gebied veroverd, dan plaats je hem aan het eind van die beurt opnieuw. In
    verval verdwijnen de Behemoths van het bord.

power-fireball = Vuurbal
power-fireball-with = Vuurbal-{ race-joined }
power-fireball-short = Elk magisch gebied geeft per beurt een vuurbal, eenmalig twee fiches waard.
power-fireball-text =
    Aan het eind van elk van je beurten neem je een vuurbal voor elk magisch gebied van het volk. In
    latere beurten telt elke vuurbal als twee fiches bij één verovering, en daarna is hij weg. Je mag er
    meerdere in één verovering gooien, maar minstens één fiche van het volk moet meedoen. In verval doven
    alle vuurballen uit.

# --- Pieces and questions ----------------------------------------------------------------------------

piece-behemoth = Behemoth
count-behemoth = { $number ->
    [one] 1 Behemoth
   *[other] { $number } Behemoths
}
question-behemoth = Waar gaan de Behemoths heen?

# --- Reasons -----------------------------------------------------------------------------------------

reason-immune-forest = immuun: het bos verbergt Struikmannen
