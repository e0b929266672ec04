### Grand Dames of Small World: texts. For ids and arguments, see en/content.ftl.

box-grand-dames = Grand Dames of Small World

# --- Races -------------------------------------------------------------------------------------------

race-gypsies = Nomaden
    .one = Nomade
    .gender = common
    .joined = nomaden
    .also = Zigeunerinnen
race-gypsies-short = Een munt voor elk gebied dat ze verlaten; in die beurt mogen ze er niet terugkeren.
race-gypsies-text =
    Als je je troepen verzamelt, krijgt elk gebied dat je verlaat een munt van de bank, die je bij de
    telling van dezelfde beurt pakt. Het volk mag zo’n gebied in die beurt op geen enkele manier opnieuw
    veroveren; heeft het al zijn gebieden verlaten, dan komt het elders opnieuw binnen. Gebieden die je
    verliest, bij de herschikking opgeeft of in verval achterlaat, leveren niets op.

race-priestesses = Priesteressen
    .one = Priesteres
    .gender = common
    .joined = priesteressen
race-priestesses-short = In verval komen ze samen in een Ivoren Toren, waar elk van hen een munt waard is.
race-priestesses-text =
    Als de Priesteressen in verval gaan, blijft er één over voor elk gebied dat ze bezitten. Ze komen
    allemaal samen in een van die gebieden, naar jouw keuze: hun Ivoren Toren. De andere gebieden worden
    leeg. In de beurt van het verval en in elke latere levert de Toren een munt op voor elke Priesteres
    die er zit, en geen voor het gebied. Hij wordt veroverd als elk gebied, en dan zijn alle Priesteressen
    verloren. Een fort onder de Toren blijft staan, andere verdwijnen van het bord.

race-white-ladies = Witte Wieven
    .one = Wit Wief
    .gender = common
    .joined = wittewieven
race-white-ladies-short = In verval zijn al hun gebieden immuun.
race-white-ladies-text =
    Zolang ze actief zijn, worden Witte Wieven veroverd als elk ander volk. Vanaf het moment dat ze in
    verval gaan, zijn al hun gebieden immuun: geen tegenstander kan ze veroveren of er een eigenschap van
    een volk of kracht gebruiken. Ze gaan van het bord als het volgende volk van hun speler in verval gaat,
    tenzij ze een Geestenvolk zijn.

# --- Powers ------------------------------------------------------------------------------------------

power-historian = Historicus
power-historian-with = Geschiedkundige { race-name }
power-historian-short = Een munt per volk in verval bij het nemen, en daarna voor elk volk dat vervalt.
power-historian-text =
    Neem je deze combinatie, dan krijg je een munt voor elk volk in verval op het bord, van wie het ook is;
    Verloren Volken tellen niet. Zolang het volk actief is, krijg je meteen een munt telkens als een ander
    volk in verval gaat, ook een Onverschrokken volk of een Geestenvolk. Zijn eigen verval levert nog één laatste
    munt op.

power-peace-loving = Vredelievend
power-peace-loving-with = Vredelievende { race-name }
power-peace-loving-short = Drie munten voor elke beurt waarin het geen actief volk aanvalt.
power-peace-loving-text =
    Bij de telling krijg je drie munten als het volk in deze beurt geen actief volk heeft aangevallen. Een
    mislukte laatste poging telt ook als aanval. Verloren Volken en volken in verval mag je vrij
    aanvallen, ook Lijkeneters in verval.

# --- Reasons why a region cannot be conquered -------------------------------------------------------

reason-immune-in-decline = immuun: in verval
reason-abandoned-this-turn = je eigen volk heeft het deze beurt verlaten

# --- Pieces and questions ----------------------------------------------------------------------------

piece-tower = Ivoren Toren
count-tower = { $number ->
    [one] 1 Ivoren Toren
   *[other] { $number } Ivoren Torens
}
sign-tower = T
question-priestesses = Waar staat de Ivoren Toren?
