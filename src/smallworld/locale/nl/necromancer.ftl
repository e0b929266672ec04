### Necromancer Island: texts. For ids and arguments, see en/content.ftl and en/necromancer.ftl.

box-necromancer = Het Eiland van de Dodenbezweerder
box-necromancer-12 = Het Eiland van de Dodenbezweerder (12 in reserve)
box-necromancer-11 = Het Eiland van de Dodenbezweerder (11 in reserve)

topic-necromancer-island = Het Eiland van de Dodenbezweerder
topic-necromancer-island-text =
    Drie tot zes spelers spelen op het bord voor één speler minder. De rechterbuur van de eerste speler is
    de Dodenbezweerder, die spoken leidt vanaf een eiland in het meer. Er staat er één, en dertien wachten
    in reserve; met twaalf of elf wordt het voor de anderen moeilijker. De Dodenbezweerder trekt zes
    krachten, maar geen Vervloekt, Geesten of Onverschrokken, en begint met één. Hij speelt als laatste.
    Hij mag spoken en krachten kopen, veroveren vanaf het eiland of zijn gebieden, herschikken en munten
    tellen zoals iedereen. Dan voegt hij voor elk van zijn gebieden een ziel aan de Put toe. Elke fiche
    die bij een verovering verloren gaat, gaat in de Put. Aan het eind van elke beurt worden vier zielen
    een spook. Is er aan het eind van zijn beurt geen spook meer in zijn reserve of in de Put, dan heeft
    hij gewonnen. Het meer is voor iedereen gesloten.

race-ghosts = Spoken
    .one = Spook
    .gender = common
    .joined = spoken
race-ghosts-short = Ze komen van het eiland in het meer, en de Put brengt er steeds meer voort.
race-ghosts-text =
    Spoken veroveren vanuit de gebieden die ze bezetten, en altijd vanaf het eiland. Ze komen dus aan de
    oever van het meer op het bord en niet aan de rand. Het eiland kan niet worden veroverd, levert munt
    noch ziel op, en spoken mogen er aan het eind van hun beurt blijven. Wordt een gebied van hen
    veroverd, dan gaat één spook in de Put. De andere trekken zich terug naar hun andere gebieden of
    anders naar het eiland. Ze gelden als een volk in verval: niemand sluit vrede met ze, en niemand
    vervangt een eenzaam spook. Ze gaan nooit in verval.

power-well-of-souls = Zielenput
power-well-of-souls-with = { race-name }
power-well-of-souls-short = Vier zielen in de Put worden aan het eind van elke beurt een spook.
power-well-of-souls-text =
    Elke fiche die bij een verovering verloren gaat, ook die van een Verloren Volk of een spook, gaat in
    de Put in plaats van naar de voorraad; spoken liggen bovenop. Aan het eind van ieders beurt halen
    telkens vier zielen, de bovenste eerst, een spook uit de reserve naar het eiland. Spoken daaronder
    keren terug naar de reserve, alle andere fiches naar hun voorraad. Fiches die door verval van het bord
    gaan, gaan naar de voorraad. Alleen fiches van volken die bij een verovering
    niets verliezen, zoals Elfen, gaan dan in de Put. Aan het eind van zijn eigen beurt voegt de Dodenbezweerder een
    ziel toe voor elk gebied dat hij bezet.

power-necromancer = Dodenbezweerder
power-necromancer-with = { race-name }
power-necromancer-short = Koopt spoken en krachten; wint meteen als al zijn spoken op pad zijn.
power-necromancer-text =
    De Dodenbezweerder speelt als laatste en begint met een van de zes krachten die hij trok. Aan het
    begin van zijn beurt mag hij zoveel spoken uit zijn reserve en andere krachten kopen als hij wil. Elke
    aankoop kost één munt voor elk spook dat hij op het bord en op het eiland heeft, en één voor elke
    kracht die hij bezit. Al zijn krachten werken tegelijk. Is er aan het eind van zijn beurt geen spook
    meer in zijn reserve of in de Put, dan wint hij. Anders beslissen na de laatste ronde de munten van
    alle spelers, ook die van hem.

reason-island = daar ligt het eiland van de Dodenbezweerder

question-ghosts = Hoeveel spoken blijven op het eiland?
question-necromancer = Welke krachten en spoken wil je?
question-necromancer-first = Dodenbezweerder: met welke kracht begin je?

story-bought = { $number ->
    [0] { $player } begint met { $ability }.
   *[other] { $by ->
        [ghosts] { $player } koopt een spook voor { count-coins }.
       [leader] { $player } huurt voor { count-coins } de Leider in.
       *[other] { $player } koopt { $ability } voor { count-coins }.
    }
}
story-tokens-put-aside = { $number ->
    [one] Een ziel valt in de Put.
   *[other] { $number } zielen vallen in de Put.
}
end-outright = Geen spook blijft achter: { $players } wint!
story-won-outright = Geen spook blijft achter: { $player } wint meteen!

# --- On offer ----------------------------------------------------------------------------------------

# An item for sale, with its price; a free power says what it does instead.
buy-thing = { $thing } voor { count-coins }
buy-free = { $thing }: { $short }
buy-ghosts = een spook
