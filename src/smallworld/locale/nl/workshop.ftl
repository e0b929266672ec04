### De werkplaats: eigen volken en krachten, in de terminal en in de browser; zie en/workshop.ftl.

# --- Wat het meebrengt -------------------------------------------------------------------------------------

draft-race = { $number ->
    [one] { $number } fiche op de kaart; de doos bevat er { $supply }.
   *[other] { $number } fiches op de kaart; de doos bevat er { $supply }.
}
draft-power = { $number ->
    [0] Geen fiches op de kaart.
    [one] { $number } fiche op de kaart.
   *[other] { $number } fiches op de kaart.
}
draft-no-ability = Geen andere eigenschap.

# --- Wat gereedschap doet ----------------------------------------------------------------------------------

tool-feature-bonus-name = Bonus voor een soort gebied
tool-feature-bonus = Bij de telling { $every ->
    [one] is elk gebied van deze soort
   *[other] zijn elke { $every } gebieden van deze soort
} { $number ->
    [one] een munt
   *[other] { $number } munten
} meer waard{ $also-declined ->
    [yes] , ook in verval
   *[no] { "" }
}: { $features }.
tool-border-bonus-name = Bonus aan de grens
tool-border-bonus = Bij de telling is elk gebied dat aan een van deze soort grenst { $number ->
    [one] een munt
   *[other] { $number } munten
} meer waard: { $features }.
tool-contact-bonus-name = Bonus voor buren
tool-contact-bonus = Bij de telling is elk gebied dat aan een ander volk, Verloren Volken of Monsters grenst { $number ->
    [one] een munt
   *[other] { $number } munten
} meer waard.
tool-solitude-bonus-name = Bonus voor eenzaamheid
tool-solitude-bonus = Bij de telling is elk gebied dat aan geen ander volk, Verloren Volk of Monsters grenst { $number ->
    [one] een munt
   *[other] { $number } munten
} meer waard.
tool-set-bonus-name = Bonus voor verspreiding
tool-set-bonus = Bij de telling is elke groep gebieden die aan geen ander gebied van het volk grenst { $number ->
    [one] een munt
   *[other] { $number } munten
} meer waard.
tool-union-bonus-name = Bonus voor samenhang
tool-union-bonus = Bij de telling { $number ->
    [one] is er een munt
   *[other] zijn er { $number } munten
} extra als al zijn gebieden samenhangen.
tool-region-bonus-name = Bonus voor elk gebied
tool-region-bonus = Bij de telling is elk gebied { $number ->
    [one] een munt
   *[other] { $number } munten
} meer waard.
tool-spoils-bonus-name = Bonus voor veroveringen
tool-spoils-bonus = Bij de telling is elk niet-leeg gebied dat deze beurt is veroverd { $number ->
    [one] een munt
   *[other] { $number } munten
} meer waard.
tool-crowd-bonus-name = Bonus voor drukte
tool-crowd-bonus = Bij de telling is elk gebied met { $least } fiches of meer { $number ->
    [one] een munt
   *[other] { $number } munten
} meer waard.
tool-few-regions-name = Bonus voor weinig gebieden
tool-few-regions = Bij de telling { $number ->
    [one] is er een munt
   *[other] zijn er { $number } munten
} extra als het volk hoogstens { $most ->
    [one] één gebied
   *[other] { $most } gebieden
} bezit.
tool-many-regions-name = Bonus voor veel gebieden
tool-many-regions = Elk gebied na { $beyond ->
    [one] het eerste
   *[other] de eerste { $beyond }
} is bij de telling { $number ->
    [one] een munt
   *[other] { $number } munten
} meer waard.
tool-income-name = Inkomen
tool-income = Elke beurt levert { $number ->
    [one] een munt
   *[other] { $number } munten
} extra op, wat het volk ook bezit.
tool-pension-name = Pensioen
tool-pension = Eenmaal in verval levert het volk elke beurt { $number ->
    [one] een munt
   *[other] { $number } munten
} extra op, zolang het een gebied bezit.
tool-first-bonus-name = Schat
tool-first-bonus = De beurt waarin de combinatie wordt genomen levert eenmalig { $number ->
    [one] een munt
   *[other] { $number } munten
} extra op.
tool-peace-bonus-name = Bonus voor vrede
tool-peace-bonus = Een beurt waarin het volk geen actief volk aanvalt, levert { $number ->
    [one] een munt
   *[other] { $number } munten
} extra op.
tool-abandon-bonus-name = Bonus voor vertrek
tool-abandon-bonus = Elk gebied dat het volk verlaat, levert { $number ->
    [one] een munt
   *[other] { $number } munten
} op en kan in dezelfde beurt niet opnieuw worden veroverd.
tool-decline-bonus-name = Bonus voor andermans verval
tool-decline-bonus = Elk volk dat in verval is als de combinatie wordt genomen, en elk volk dat daarna in verval gaat, levert { $number ->
    [one] een munt
   *[other] { $number } munten
} op.
tool-plunder-name = Buit
tool-plunder = Voor elk gebied dat op een actief volk wordt veroverd, betaalt zijn speler je { $number ->
    [one] een munt
   *[other] { $number } munten
}, of alles wat hij heeft als dat minder is.
tool-levy-name = Schatting
tool-levy = Een tegenstander die een van zijn gebieden verovert, betaalt je { $number ->
    [one] een munt
   *[other] { $number } munten
}, of alles wat hij heeft als dat minder is.
tool-compensation-name = Schadevergoeding
tool-compensation = Voor elk van zijn gebieden dat een tegenstander verovert, betaalt de bank je { $number ->
    [one] een munt
   *[other] { $number } munten
}.
tool-duty-name = Heffing
tool-duty = { $active ->
    [yes] { $declined ->
        [yes] Een tegenstander die een van zijn gebieden verovert, ook in verval,
       *[no] Een tegenstander die een van zijn gebieden verovert zolang het actief is,
    }
   *[no] { $declined ->
        [yes] Een tegenstander die een van zijn gebieden in verval verovert,
       *[no] Dit doet niets, actief noch in verval. Wie een van zijn gebieden verovert,
    }
} betaalt je { $number ->
    [one] een munt
   *[other] { $number } munten
}. Een tegenstander die niet kan betalen, kan het gebied niet veroveren.
tool-toll-name = Tol
tool-toll = Deze combinatie overslaan kost { $number } munten in plaats van één.
tool-discount-name = Goedkoper veroveren
tool-discount = { $where ->
    [all] Elk gebied kost { $number ->
        [one] een fiche
       *[other] { $number } fiches
    } minder, maar nooit minder dan één.
   *[some] Gebieden van deze soorten kosten { $number ->
        [one] een fiche
       *[other] { $number } fiches
    } minder, maar nooit minder dan één: { $features }.
}
tool-discount-beside-name = Goedkopere buren
tool-discount-beside =
    Wat grenst aan een gebied van deze soort dat het volk bezit, kost een fiche minder, minstens één: {
    $features }.
tool-discount-against-declined-name = Goedkoper tegen verval
tool-discount-against-declined = Gebieden van Verloren Volken en van volken in verval kosten { $number ->
    [one] een fiche
   *[other] { $number } fiches
} minder, maar nooit minder dan één.
tool-recurring-discount-name = Terugkerende korting
tool-recurring-discount = In elke { $every ->
    [2] tweede
    [3] derde
    [4] vierde
   *[other] vijfde
} ronde kosten alle gebieden { $number ->
    [one] een fiche
   *[other] { $number } fiches
} minder, maar nooit minder dan één.
tool-vengeance-name = Wraak
tool-vengeance = Gebieden van spelers die sinds je vorige beurt een van je volken hebben aangevallen, kosten { $number ->
    [one] een fiche
   *[other] { $number } fiches
} minder, maar nooit minder dan één.
tool-as-if-empty-name = Alsof het leeg is
tool-as-if-empty = { $where ->
    [all] Elk gebied kost alsof het leeg is, wie er ook staat en wat het ook verdedigt.
   *[some] Gebieden van deze soorten kosten alsof ze leeg zijn, wie er ook staat en wat ze ook verdedigt: { $features }.
}
tool-surcharge-name = Duurder veroveren
tool-surcharge = { $where ->
    [all] Elk gebied kost dit volk { $number ->
        [one] een fiche
       *[other] { $number } fiches
    } meer.
   *[some] Gebieden van deze soorten kosten dit volk { $number ->
        [one] een fiche
       *[other] { $number } fiches
    } meer: { $features }.
}
tool-pack-name = Alleen in groepen
tool-pack = Geen gebied wordt met minder dan { $number } fiches veroverd of bezet.
tool-reach-name = Bereik van ver
tool-reach = { $where ->
    [all] { $entry ->
        [yes] Zolang het geen gebied heeft, mag het volk in elk landgebied beginnen.
       *[no] Elk landgebied ligt binnen bereik, aangrenzend of niet.
    }
   *[some] { $entry ->
        [yes] Zolang het geen gebied heeft, mag het volk in landgebieden van deze soorten beginnen: { $features }.
       *[no] Landgebieden van deze soorten liggen binnen bereik, aangrenzend of niet: { $features }.
    }
}
tool-linked-name = Geheime gangen
tool-linked = Voor dit volk grenzen alle gebieden van deze soort aan elkaar{ $number ->
    [0] { "" }
    [one] , en ze kosten een fiche minder
   *[other] , en ze kosten { $number } fiches minder
}: { $features }.
tool-passage-name = Doorgang
tool-passage =
    Het volk trekt door gebieden van deze soort, vrij of niet: { $features }. Alle gebieden rond een
    aaneengesloten reeks ervan grenzen aan elkaar. Raakt de reeks de rand van het bord, dan kan het volk
    daarlangs binnenkomen.
tool-rims-name = Van rand tot rand
tool-rims = Gebieden naast een gebied van deze soort grenzen aan alle gebieden van het volk, en het volk kan daar het bord op komen: { $features }.
tool-admitted-name = Op het water
tool-admitted = Dit zijn voor dit volk gebieden als alle andere: { $features }. In verval behoudt het ze.
tool-substitution-name = Vervanging
tool-substitution = Eens per beurt en tegenstander neemt een fiche uit de voorraad{ $from-hand ->
    [yes] { " " }of uit de hand
   *[no] { "" }
} de plaats in van een eenzame actieve fiche van die tegenstander binnen bereik{ $entry ->
    [yes] , ook om het bord op te komen als het volk er van buiten een kan bereiken
   *[no] { "" }
}.
tool-stronghold-name = Moeilijk te veroveren
tool-stronghold = { $where ->
    [all] Zijn gebieden kosten aanvallers { $number ->
        [one] een fiche
       *[other] { $number } fiches
    } meer{ $also-declined ->
        [yes] , ook in verval
       *[no] { "" }
    }.
   *[some] Zijn gebieden van deze soorten kosten aanvallers { $number ->
        [one] een fiche
       *[other] { $number } fiches
    } meer{ $also-declined ->
        [yes] , ook in verval
       *[no] { "" }
    }: { $features }.
}
tool-immune-name = Onneembare gebieden
tool-immune = { $active ->
    [yes] { $declined ->
        [yes] Tegenstanders kunnen zijn gebieden van deze soorten niet veroveren, ook niet in verval: { $features }.
       *[no] Zolang het volk actief is, kunnen tegenstanders zijn gebieden van deze soorten niet veroveren: { $features }.
    }
   *[no] { $declined ->
        [yes] In verval kunnen tegenstanders zijn gebieden van deze soorten niet veroveren: { $features }.
       *[no] Dit doet niets: het beschermt geen gebied, actief noch in verval.
    }
}
tool-spared-name = Geen verliezen
tool-spared = Wordt een van zijn gebieden veroverd, dan gaat er geen fiche verloren: alle trekken zich terug.
tool-silent-name = Stilte
tool-silent = Zolang het volk actief is, kunnen tegenstanders er alleen fiches en de dobbelsteen tegen gebruiken. Hun eigenschappen en speciale stukken helpen niet.
tool-for-attack-only-name = Fiches voor de aanval
tool-for-attack-only = De combinatie brengt { $number ->
    [one] een fiche
   *[other] { $number } fiches
} meer mee, alleen voor de aanval: evenveel gaan aan het eind van elke beurt van het bord.
tool-scattered-name = Dun gezaaid
tool-scattered =
    Aan het eind van zijn beurt blijven er zo weinig mogelijk fiches in elk gebied. Alle andere gaan tot
    zijn volgende beurt van het bord.
tool-recruits-name = Rekruten
tool-recruits = Vóór het herschikken komt er een nieuwe fiche voor { $every ->
    [one] elk niet-leeg gebied dat deze beurt is veroverd
   *[other] elke { $every } niet-lege gebieden die deze beurt zijn veroverd
}.
tool-growth-name = Groei
tool-growth = Vóór het herschikken komt er een nieuwe fiche voor { $every ->
    [one] elk gebied van deze soort dat het volk bezit
   *[other] elke { $every } gebieden van deze soort die het volk bezit
}: { $features }.
tool-refill-name = Verse fiches
tool-refill = Aan het begin van elke beurt krijgt het volk { $number ->
    [one] een fiche
   *[other] { $number } fiches
} extra, zolang er in de doos zijn.
tool-regroup-name = Hergroeperen
tool-regroup = { $number ->
    [one] Eens
   *[other] { $number } keer
} per beurt, tussen twee veroveringen, mogen alle overtollige fiches weer in de hand worden genomen.
tool-endures-name = Blijvend verval
tool-endures = Eenmaal in verval blijft het volk op het bord als een later volk in verval gaat.
tool-late-decline-name = Laat verval
tool-late-decline = Het volk mag aan het eind van een beurt, na de telling, in verval gaan.
tool-entombed-name = Alle blijven
tool-entombed =
    In verval blijven al zijn fiches en worden ze een laatste keer herschikt. Gaat een gebied verloren,
    dan trekken ze zich terug zolang het volk nog een ander heeft.
tool-vanishing-name = Verdwijnen
tool-vanishing = Als het volk in verval gaat, verlaten al zijn fiches het bord, en elk gebied dat het bezat levert { $number ->
    [one] een munt
   *[other] { $number } munten
} op in plaats van één.
tool-rebirth-name = Wedergeboorte
tool-rebirth = In verval mag het volk per beurt { $most ->
    [one] een gebied
   *[other] tot { $most } gebieden
} aan je actieve volk geven, dat daar een fiche krijgt.

parameter-active = zolang het actief is
parameter-also-declined = ook in verval
parameter-beyond = gebieden zonder bonus
parameter-by = fiches
parameter-coins = munten
parameter-declined = in verval
parameter-entry = alleen om te beginnen
parameter-every = { $tool ->
    [recurring-discount] rondes per korting
   *[other] gebieden per beloning
}
parameter-feature = soort gebied
parameter-features = soorten gebieden
parameter-from-hand = ook uit de hand
parameter-least = minstens
parameter-most = hoogstens
parameter-times = keer
parameter-tokens = fiches

# --- Wat er niet klopt -------------------------------------------------------------------------------------

draft-problem-error = fout
draft-problem-warning = let op
draft-fine = Dit is in orde.
banner-checked = { $names }: in orde; { $number } willekeurige spellen zijn tot het einde gespeeld.
workshop-source = zelfgemaakt
draft-line = regel { $line }
draft-meant = { $hint ->
    [none] Beschikbaar: { $known }.
   *[other] Bedoelde je “{ $hint }”?
}
draft-not-toml = Dit is geen TOML: { $why }.
draft-too-long = Dit is te lang; hoogstens { $most } tekens.
draft-nothing = Er staat geen volk en geen kracht in.
draft-not-a-table = Hier horen velden met waarden te staan.
draft-not-a-list = “{ $said }” hoort een lijst te zijn.
draft-not-a-text = “{ $said }” hoort een tekst tussen aanhalingstekens te zijn.
draft-not-a-number = “{ $said }” hoort een geheel getal te zijn.
draft-not-a-flag = “{ $said }” hoort true of false te zijn.
draft-too-many = Het zijn er { $number }; hoogstens { $most }.
draft-out-of-range = “{ $said }” is { $number }; mogelijk is { $least } tot { $most }.
draft-missing-field = “{ $said }” ontbreekt.
draft-unknown-field = Er is geen veld “{ $said }”. { draft-meant }
draft-unknown-tool = Er is geen gereedschap “{ $said }”. { draft-meant }
draft-unknown-parameter = Het gereedschap “{ $tool }” heeft geen instelling “{ $said }”. { $known ->
    [none] Het heeft geen instellingen.
   *[other] { draft-meant }
}
draft-unknown-feature = Gebieden van de soort “{ $said }” zijn er hier niet. { draft-meant }{ $new ->
    [yes] {" "}Heeft je eigen bord dit terrein, noem het dan bovenaan bij “terrains”.
   *[no] {""}
}
draft-not-new-terrain = “{ $said }” kan geen nieuw terrein zijn. Gebruik de id van je bord, bijvoorbeeld salt-flat.
draft-needs-feature = Noem minstens één soort gebied: { $known }.
draft-name-signs = “{ $said }” kan geen naam zijn: er kunnen alleen letters en spaties in staan.
draft-name-length = Een naam moet { $least } tot { $most } tekens hebben.
draft-name-taken = “{ $said }” is bezet: iets in het spel heet al zo.
draft-name-twice = “{ $said }” komt twee keer voor: elke naam moet anders zijn.
draft-supply-short = De doos bevat er { $number }, minder dan de { $tokens } op de kaart.
draft-supply-scarce = De doos bevat er maar { $number }. Met een kaart van vijf ontbreken er fiches; { $enough } is genoeg.
draft-many-tokens = { $kind ->
    [race] { $number } fiches is veel voor een volk: de spelregels gaan tot { $most }.
   *[power] { $number } fiches is veel voor een kracht: de spelregels gaan tot { $most }.
}
draft-law-state =
    “{ $hook }” verandert het spel, terwijl het alleen een vraag mag beantwoorden: bots en schermen
    roepen het op elk moment aan. Verander het spel waar iets gebeurt, zoals in “conquered”.
draft-law-kept = De eigenschap bewaart “{ $name }” in haar eigen object, dat alle kopieën van alle spellen delen. Gebruik state.remember en state.recall.
draft-law-chance = “{ $name }” trekt toevalsgetallen die in geen opname staan. Doe het zonder: een spel moet hetzelfde verlopen als het wordt nagespeeld of vooraf geprobeerd.
draft-law-feature = Op geen enkel bord zijn er gebieden van de soort “{ $said }”. { draft-meant }
draft-law-piece = De eigenschap plaatst stukken, maar heeft er geen. Noem haar stuk als je haar maakt: super().__init__(Traits(piece=…)).
draft-law-number = “{ $hook }” geeft { $number }; alleen gehele getallen vanaf 0 kunnen.
draft-law-broken = Een willekeurig spel brak een regel die altijd moet gelden: { $why }.
draft-law-twice = Twee spellen met dezelfde beslissingen en hetzelfde geluk eindigen anders.
draft-same-twice = Deze eigenschap staat er twee keer: beide tellen.

# --- De pagina ---------------------------------------------------------------------------------------------

box-workshop = Werkplaats
workshop-hint = Maak een eigen volk of kracht, probeer het uit en deel het.
workshop-intro = Stel met het gereedschap van het spel samen wat een volk of kracht kan. Je leest het meteen als een regel, en
    je kunt er direct mee spelen.
workshop-broken-link = In deze link zit geen ontwerp; misschien ontbreekt er een stuk.
workshop-race = Een volk
workshop-power = Een kracht
workshop-add-race = Volk toevoegen
workshop-add-power = Kracht toevoegen
workshop-name = Naam
workshop-tokens-race = Fiches op de kaart
workshop-tokens-power = Fiches op de kaart
workshop-supply = Fiches in de doos
workshop-abilities = Eigenschappen
workshop-add-ability = Eigenschap toevoegen
workshop-ability-number = Eigenschap { $number }
workshop-remove = Verwijderen
workshop-remove-ability = “{ $name }” verwijderen
workshop-all-regions = niets gekozen: alle gebieden
workshop-example = Otters
workshop-heading-coins = Munten
workshop-heading-conquest = Verovering
workshop-heading-defence = Verdediging
workshop-heading-tokens = Fiches
workshop-heading-decline = Verval
workshop-start-over = Opnieuw beginnen
workshop-reads = Zo staat het er
workshop-try = Probeer het
workshop-try-hint = Aan een besloten tafel tegen bots. Wat je hebt gemaakt komt als eerste van de stapels, en jij begint.
workshop-opponents = Tegenstanders
workshop-play = Ermee spelen
workshop-friends = Met vrienden, via een link
workshop-share = Delen
workshop-share-hint = De link bevat alles. Wie hem opent, kan in de werkplaats een kopie bewerken.
workshop-save = Als bestand bewaren
workshop-unnamed = Geef het een naam. Dan kun je ermee spelen en het delen.

# The announcement of a screen reader after a change that only removes text.
workshop-said-shorter = De tekst is nu korter.
