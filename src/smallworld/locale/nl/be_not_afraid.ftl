### Be Not Afraid…, in words. How ids are made and what they take: see en/content.ftl.

box-be-not-afraid = Be Not Afraid…

# --- Races -------------------------------------------------------------------------------------------

race-barbarians = Barbaren
    .one = Barbaar
    .gender = common
    .joined = barbaren

race-homunculi = Homunculi
    .one = Homunculus
    .gender = common
    .joined = homunculi
race-homunculi-short = Telkens als hun combinatie wordt overgeslagen, komt er een bij.
race-homunculi-text =
    Telkens als iemand een combinatie neemt die lager ligt, komt er behalve de munt ook een Homunculus uit de
    voorraad op de combinatie van de Homunculi, zolang er zijn; er zijn er 15. Wie de combinatie neemt, krijgt
    ze bij de fiches van volkskaart en krachtkaart. Daarna kunnen ze niets bijzonders meer.

race-leprechauns = Leprechauns
    .one = Leprechaun
    .gender = common
    .joined = leprechauns

race-pixies = Feeën
    .one = Fee
    .gender = common
    .joined = feeën

race-pygmies = Medicijnmannen
    .one = Medicijnman
    .gender = common
    .joined = medicijnmannen
    .also = Pygmeeën

# --- Powers ------------------------------------------------------------------------------------------

power-barricade = Verschanst
power-barricade-with = Verschanste { race-name }
power-barricade-short = Drie munten extra zolang het volk hoogstens vier gebieden bezit.
power-barricade-text =
    Bij de telling levert een volk van deze krachtkaart dat vier gebieden of minder bezit drie munten extra op,
    ook als het er geen heeft. Gebieden van je volken in verval tellen niet mee. In verval vervalt de bonus.

power-catapult = Katapult
power-catapult-with = Katapult{ race-joined }

power-corrupt = Corrupt
power-corrupt-with = Corrupte { race-name }

power-imperial = Keizerlijk
power-imperial-with = Keizerlijke { race-name }
power-imperial-short = Elk gebied van het volk boven de drie levert een munt extra op.
power-imperial-text =
    Bij de telling levert elk gebied dat het volk van deze krachtkaart na het derde bezit een munt extra op.
    Gebieden van je volken in verval tellen niet mee. In verval vervalt de bonus.

power-mercenary = Huurling
power-mercenary-with = Huurling-{ race-joined }
