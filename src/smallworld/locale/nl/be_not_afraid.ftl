### Be Not Afraid…: texts. For ids and arguments, see en/content.ftl.

box-be-not-afraid = Be Not Afraid…

# --- Races -------------------------------------------------------------------------------------------

race-barbarians = Barbaren
    .one = Barbaar
    .gender = common
    .joined = barbaren
race-barbarians-short = Worden nooit herschikt; wat niet gebruikt is, wacht naast het bord op de volgende beurt.
race-barbarians-text =
    Barbaren blijven waar je veroveringen ze hebben neergezet: aan het eind van je beurt verhuist er
    geen. Je mag met meer fiches veroveren dan een gebied kost. Als je je troepen verzamelt, kies je
    hoeveel er uit elk gebied in je hand komen; minstens een blijft achter. Ongebruikte Barbaren, en die
    van een mislukte laatste poging, wachten naast het bord op je volgende beurt. Barbaren die zich voor
    een aanval terugtrekken, worden geplaatst zoals gewoonlijk. Stukken van hun kracht zijn geen Barbaren
    en gaan waar je wilt. In verval blijft er één Barbaar in elk gebied.

race-homunculi = Homunculi
    .one = Homunculus
    .gender = common
    .joined = homunculi
race-homunculi-short = Telkens als hun combinatie wordt overgeslagen, komt er een bij.
race-homunculi-text =
    Telkens als een speler een combinatie neemt die lager ligt, komt er behalve de munt ook een Homunculus
    uit de voorraad op de combinatie van de Homunculi. Er zijn er in totaal 15. De speler die de
    combinatie neemt, krijgt ze bij de fiches van volkskaart en krachtkaart. Daarna hebben de Homunculi
    geen eigenschap meer.

race-leprechauns = Leprechauns
    .one = Leprechaun
    .gender = common
    .joined = leprechauns
race-leprechauns-short = Verstoppen potten goud: een munt voor hen, een beurt later, of voor wie het gebied neemt.
race-leprechauns-text =
    Na het herschikken mag je in zo veel gebieden van de Leprechauns als je wilt een pot goud zetten,
    hoogstens een per gebied. Aan het begin van je volgende beurt is elke pot die er nog staat een munt
    waard en komt hij terug in je hand. Een tegenstander die het gebied eerder verovert, neemt de pot en
    krijgt meteen de munt. Een pot maakt geen gebied duurder. Gaan de Leprechauns in verval, dan gaan
    potten die niet op het bord staan verloren. Potten van vóór een Onverschrokken verval zijn in je
    volgende beurt nog hun munt waard.

race-pixies = Feeën
    .one = Fee
    .gender = common
    .joined = feeën
race-pixies-short = Er blijft er een in elk gebied; alle andere gaan tot hun volgende beurt van het bord.
race-pixies-text =
    Aan het eind van je beurt blijft er precies een Fee in elk gebied. Alle andere gaan van het bord en
    komen aan het begin van je volgende beurt terug in je hand. Ze keren niet eerder terug als er intussen
    gebieden verloren gaan. In verval gaan de Feeën naast het bord naar de voorraad.

race-pygmies = Medicijnmannen
    .one = Medicijnman
    .gender = common
    .joined = medicijnmannen
    .also = Pygmeeën
race-pygmies-short = Voor elke verloren fiche rolt de dobbelsteen: er komen er zo veel bij als hij ogen toont.
race-pygmies-text =
    Telkens als een actieve Medicijnman bij een verovering verloren gaat, ook door een vervanging, wordt
    meteen de dobbelsteen gegooid. Je neemt zo veel Medicijnmannen uit de voorraad in je hand als hij ogen
    toont, als er genoeg zijn; de verloren fiche ligt er dan al weer. Je plaatst ze aan het eind van de
    beurt, samen met de teruggetrokken fiches. Zonder gebied wachten ze in je hand op je volgende beurt.
    In verval wordt er niet gegooid.

# --- Powers ------------------------------------------------------------------------------------------

power-barricade = Verschanst
power-barricade-with = Verschanste { race-name }
power-barricade-short = Drie munten extra per beurt als het volk vier gebieden of minder bezit.
power-barricade-text =
    Bij de telling levert het volk drie munten extra op als het vier gebieden of minder bezit, ook als het
    er geen heeft. Gebieden van je volken in verval tellen niet mee. In verval vervalt de bonus.

power-catapult = Katapult
power-catapult-with = Katapult{ race-joined }
power-catapult-short = Verover eens per beurt op twee stappen, een fiche goedkoper; zijn plek is immuun.
power-catapult-text =
    Eens per beurt mag je de katapult in een gebied van dit volk zetten en een gebied op precies twee
    stappen veroveren voor een fiche minder. Hij schiet over een gebied heen, bezet of niet, of over het
    meer, maar nooit over een zee of op water. Je mag er ook een laatste poging mee doen, en een andere
    manier van veroveren, zoals de vervanging van de Tovenaars, mag zijn bereik gebruiken. Het gebied van
    de katapult is immuun voor tegenstanders tot hij elders wordt gebruikt. De katapult komt terug in je
    hand als zijn gebied wordt verlaten, en verdwijnt in verval.

power-corrupt = Corrupt
power-corrupt-with = Corrupte { race-name }
power-corrupt-short = Een tegenstander die een gebied van het volk verovert, betaalt je een munt.
power-corrupt-text =
    Een tegenstander die een gebied van dit actieve volk verovert, betaalt de eigenaar een munt als hij er
    een heeft. De verovering geldt hoe dan ook. Een mislukte poging kost niets. In verval wordt er niets
    betaald.

power-imperial = Keizerlijk
power-imperial-with = Keizerlijke { race-name }
power-imperial-short = Elk gebied van het volk boven de drie levert een munt extra op.
power-imperial-text =
    Bij de telling levert elk gebied dat het volk na het derde bezit een munt extra op. Gebieden van je
    volken in verval tellen niet mee. In verval vervalt de bonus.

power-mercenary = Huurling
power-mercenary-with = Huurling-{ race-joined }
power-mercenary-short = Voor een munt, bij elke verovering opnieuw, kost een gebied twee fiches minder.
power-mercenary-text =
    Eens per verovering mag je een munt aan de bank betalen. Het gebied kost dan twee fiches minder, maar
    nooit minder dan een. Bij een laatste poging beslis je na de worp, als de munt nog kan aanvullen wat
    er ontbreekt. Je mag dus een gebied noemen dat je alleen met dobbelsteen en munt samen kunt nemen. In
    verval wordt niemand ingehuurd.

# --- Pieces and questions ----------------------------------------------------------------------------
piece-pot = pot goud
count-pot = { $number ->
    [one] 1 pot goud
   *[other] { $number } potten goud
}
question-leprechauns = Waar verstop je potten goud?
piece-catapult = katapult
count-catapult = { $number ->
    [one] 1 katapult
   *[other] { $number } katapulten
}
reason-immune-catapult = immuun: daar staat de katapult
question-barbarians = Hoeveel Barbaren neem je in je hand?
question-catapult = Waar staat de katapult?
question-mercenary = Betaal je een munt voor twee fiches minder?
# --- In the browser ----------------------------------------------------------------------------------
do-barbarians = Neem { $tokens }: { $region }
do-catapult = Schiet { $other } → { $region }
do-mercenary = Betaal 1: { $region } ({ $tokens })
