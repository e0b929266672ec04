### Answers to questions that the texts of Royal Bonus leave open. For ids and attributes, see en/rulings.ftl.

sources-fauns = digitale editie, { race-fauns }
ruling-fauns-1 = Wanneer krijgt het slachtoffer van de Faunen de nieuwe fiche?
    .answer =
        Meteen, in de hand. Ze wordt aan het eind van de beurt geplaatst met de teruggetrokken fiches.
        Heeft het volk geen gebied meer, dan komt ze samen met de andere binnen.
    .source = digitale editie; de hand: onze keuze
ruling-fauns-2 = Krijgen Elfen een nieuwe fiche van de Faunen terwijl ze er geen verliezen?
    .answer = Ja. Het veroverde gebied telt, niet het verlies.
    .source = onze keuze

sources-igors = digitale editie, { race-igors }; fanwiki
ruling-igors-1 = Waar zijn de fiches die de Igors verzamelen?
    .answer =
        In hun voorraden, zoals gewoonlijk. Het spel houdt alleen het aantal bij, zichtbaar voor iedereen.
    .source = onze keuze
ruling-igors-2 = Wat als er te weinig Igors in de voorraad zijn?
    .answer = Verzamelde fiches die niet voor een Igor kunnen worden geruild, blijven bewaard.
    .source = onze keuze
ruling-igors-3 = Telt een Elf die zich terugtrekt mee voor de Igors?
    .answer = Nee. Alleen wat voorgoed verloren gaat, telt.
    .source = digitale editie
ruling-igors-4 = Wat gebeurt er met de verzameling als de Igors in verval gaan?
    .answer = Die is verloren, samen met Igors in de hand.
    .source = onze keuze

sources-shrubmen = digitale editie, { race-shrubmen }
ruling-shrubmen-1 = Mag het actieve volk van een speler een bos van zijn Struikmannen in verval nemen?
    .answer = Ja. Hij is geen tegenstander van zijn eigen volken.
    .source = onze keuze
ruling-shrubmen-2 = Wat levert een bos van de Bosstruikmannen op?
    .answer = Een munt voor het gebied en een voor het bos. De twee eigenschappen hebben niets met elkaar te maken.
    .source = BoardGameGeek

sources-aquatic = digitale editie, { power-aquatic }
ruling-aquatic-1 = Welke gebieden liggen voor een aquatisch volk aan de kust?
    .answer = Landgebieden die aan een zee of het meer grenzen.
    .source = digitale editie; Nederlandse recensie

sources-behemoth = digitale editie, { power-behemoth }; BoardGameGeek
ruling-behemoth-1 = Maakt een moeras dat wordt aangevallen de Behemoths sterker?
    .answer = Niet voor die verovering. Eenmaal veroverd telt het moeras mee voor de volgende.
    .source = BoardGameGeek
ruling-behemoth-2 = Mogen beide Behemoths in één gebied staan?
    .answer = Ja, en één fiche van het volk is genoeg voor beide.
    .source = onze keuze
ruling-behemoth-3 = Mag een Behemoth twee keer in een beurt helpen?
    .answer = Nee. Net als fiches blijft hij waar hij gebruikt is tot je herschikt.
    .source = digitale editie
ruling-behemoth-4 = Is een eenzame fiche naast een Behemoth veilig voor Tovenaars?
    .answer = Ja, net als bij een kamp, behalve als de Behemoth voor geen enkele fiche telt.
    .source = onze keuze
ruling-behemoth-5 = Wat gebeurt er met een meegestuurde Behemoth als de laatste poging mislukt?
    .answer = Hij komt terug in de hand en wordt aan het eind van de beurt met de andere geplaatst.
    .source = onze keuze
ruling-behemoth-6 = Wat kan een Behemoth zolang het volk geen moeras heeft?
    .answer = Niets. Hij telt niet als fiche en blijft naast het bord.
    .source = onze keuze
ruling-behemoth-7 = Kan een Behemoth meer dan zes fiches waard zijn?
    .answer = Nee. Hij bestaat uit hoogstens zes fiches, zoals de krachtkaart laat zien.
    .source = krachtkaart; onze keuze

sources-fireball = digitale editie, { power-fireball }
ruling-fireball-1 = Hoeveel vuurballen kan een volk bewaren?
    .answer = Zoveel als het verdiend heeft. Wat niet gegooid wordt, blijft voor latere beurten.
    .source = onze keuze
ruling-fireball-2 = Gaat een vuurbal verloren bij een mislukte laatste poging?
    .answer = Nee. Alleen een verovering verbruikt hem.
    .source = onze keuze
ruling-fireball-3 = Mogen vuurballen in dezelfde beurt verdiend en gegooid worden?
    .answer = Nee. Je krijgt ze aan het eind van de beurt.
    .source = digitale editie
