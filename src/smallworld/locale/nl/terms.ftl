### Wat de woorden van het bord betekenen.

card-rulings = Wat de spelregels open laten ({ $number })
card-sources = Geschreven in: { $sources }

term-farmland =
    Land: kost twee fiches als er niemand is. Mensen krijgen er een munt extra voor; een bereden volk
    betaalt een fiche minder.
term-forest =
    Land: kost twee fiches als er niemand is. Bos is ook een kracht, die een munt extra per bos brengt.
term-hill =
    Land: kost twee fiches als er niemand is. Een bereden volk betaalt een fiche minder. Heuvel is ook een
    kracht, die er een munt extra voor brengt.
term-swamp =
    Land: kost twee fiches als er niemand is. Moeras is ook een kracht, die een munt extra per moeras
    brengt.
term-mountain = Kost een fiche meer dan ander land: drie als er niemand is. Wie hem bezit, is er beter verdedigd.
term-sea = Water. Alleen een zeevarend volk komt erin. Land aan een zee die de rand van het bord raakt, is voor iedereen een ingang.
term-lake = Water. Alleen een zeevarend volk komt erin. Anders dan een zee is het geen weg het bord op.
term-cavern = Een symbool. Voor een volk met Onderwereld grenzen alle grotten aan elkaar en kosten ze een fiche minder. Voor anderen betekent het niets.
term-magic = Een symbool. Magiërs krijgen een munt extra voor elke magische bron die ze bezitten.
term-mine = Een symbool. Dwergen krijgen een munt extra voor elke mijn die ze bezitten, ook in verval; een volk met Mijnbouw ook, zolang het actief is.
term-coast = Dit land grenst aan de zee of het meer. Meermannen nemen het voor een fiche minder.
term-edge = Dit gebied ligt aan de rand van het bord: een volk dat niets bezit, begint hier.
term-lost-tribe =
    Een fiche die van geen speler is. Haar gebied kost een fiche meer, en na verovering is het Verloren
    Volk voorgoed weg.
term-black-mountain = Een berg van de wereld beneden: een fiche meer, drie als er niemand is. Een volk met Steen krijgt er een munt extra voor.
term-mud-pool = Land van de wereld beneden. Moddermannen krijgen er bij het herschikken een nieuwe fiche voor, een modderig volk een munt, ook in verval.
term-mushroom-forest = Land van de wereld beneden. Zwammen krijgen er een munt extra voor.
term-mystic-crystal = Een symbool van de wereld beneden. Een mystiek volk krijgt er een munt extra voor.
term-river =
    Kost één fiche als er niemand is, hoe lang ze ook is. Bij het herschikken gaan je fiches eruit, en ze
    brengt niets op.
term-chasm =
    Niemand komt erin of erover. Spinvrouwen klimmen erdoor, van elk land aan een kloof naar elk ander.
term-volcano = Een kloof die kan uitbarsten: de Vlammen kiezen er een en beginnen ernaast. Niemand komt erin.
