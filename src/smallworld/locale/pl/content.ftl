### Teksty podstawowego pudełka. Identyfikatory i argumenty: patrz en/content.ftl.
###
### race-name and combo are nominatives, race-the and combo-the accusatives ("bierze Latających Ludzi"), and race-of is the
### genitive ("regiony Ludzi", "3 żetony Ludzi"). The virile races are listed in combo and combo-the. Every power has three
### names: power-<power>-with (non-virile, both cases), .virile (nominative) and .object (accusative of virile races).
### count-….object is the accusative, count-….of the genitive; where one is missing, it is the same as the nominative or not used.

box-base = Small World
box-below = podziemny świat
box-both = oba światy

# --- Lists -------------------------------------------------------------------------------------------

# What joins the names of a list: “a, b, c”, “a, b and c”, “a, b or c”.
list-comma = { ", " }
list-and = { " i " }
list-or = { " lub " }

join-clause = { "; " }
join-sentence = { ". " }
join-label = { ": " }

# --- Combos ------------------------------------------------------------------------------------------

combo = { $race ->
    [humans] { combo.virile }
    [ratmen] { combo.virile }
    [sorcerers] { combo.virile }
    [wizards] { combo.virile }
    [gypsies] { combo.virile }
    [barbarians] { combo.virile }
    [pygmies] { combo.virile }
    [shrubmen] { combo.virile }
    [cultists] { combo.virile }
    [guards] { combo.virile }
   *[other] { combo.common }
}
    .common = { $power ->
        [alchemist] { power-alchemist-with }
        [berserk] { power-berserk-with }
        [bivouacking] { power-bivouacking-with }
        [commando] { power-commando-with }
        [diplomat] { power-diplomat-with }
        [dragon-master] { power-dragon-master-with }
        [flying] { power-flying-with }
        [forest] { power-forest-with }
        [fortified] { power-fortified-with }
        [heroic] { power-heroic-with }
        [hill] { power-hill-with }
        [merchant] { power-merchant-with }
        [mounted] { power-mounted-with }
        [pillaging] { power-pillaging-with }
        [seafaring] { power-seafaring-with }
        [spirit] { power-spirit-with }
        [stout] { power-stout-with }
        [swamp] { power-swamp-with }
        [underworld] { power-underworld-with }
        [wealthy] { power-wealthy-with }
        [cursed] { power-cursed-with }
        [hordes-of] { power-hordes-of-with }
        [marauding] { power-marauding-with }
        [ransacking] { power-ransacking-with }
        [were-] { power-were--with }
        [historian] { power-historian-with }
        [peace-loving] { power-peace-loving-with }
        [barricade] { power-barricade-with }
        [catapult] { power-catapult-with }
        [corrupt] { power-corrupt-with }
        [imperial] { power-imperial-with }
        [mercenary] { power-mercenary-with }
        [aquatic] { power-aquatic-with }
        [behemoth] { power-behemoth-with }
        [fireball] { power-fireball-with }
        [adventurous] { power-adventurous-with }
        [fisher] { power-fisher-with }
        [flocking] { power-flocking-with }
        [frightened] { power-frightened-with }
        [immortal] { power-immortal-with }
        [magic] { power-magic-with }
        [martyr] { power-martyr-with }
        [mining] { power-mining-with }
        [muddy] { power-muddy-with }
        [mystic] { power-mystic-with }
        [quarreling] { power-quarreling-with }
        [reborn] { power-reborn-with }
        [royal] { power-royal-with }
        [shield] { power-shield-with }
        [stone] { power-stone-with }
        [thieving] { power-thieving-with }
        [tomb] { power-tomb-with }
        [vampire] { power-vampire-with }
        [vanishing] { power-vanishing-with }
        [vengeful] { power-vengeful-with }
        [wise] { power-wise-with }
        [none] { race-name }
       *[other] { race-name } ({ $power })
    }
    .virile = { $power ->
        [alchemist] { power-alchemist-with.virile }
        [berserk] { power-berserk-with.virile }
        [bivouacking] { power-bivouacking-with.virile }
        [commando] { power-commando-with.virile }
        [diplomat] { power-diplomat-with.virile }
        [dragon-master] { power-dragon-master-with.virile }
        [flying] { power-flying-with.virile }
        [forest] { power-forest-with.virile }
        [fortified] { power-fortified-with.virile }
        [heroic] { power-heroic-with.virile }
        [hill] { power-hill-with.virile }
        [merchant] { power-merchant-with.virile }
        [mounted] { power-mounted-with.virile }
        [pillaging] { power-pillaging-with.virile }
        [seafaring] { power-seafaring-with.virile }
        [spirit] { power-spirit-with.virile }
        [stout] { power-stout-with.virile }
        [swamp] { power-swamp-with.virile }
        [underworld] { power-underworld-with.virile }
        [wealthy] { power-wealthy-with.virile }
        [cursed] { power-cursed-with.virile }
        [hordes-of] { power-hordes-of-with.virile }
        [marauding] { power-marauding-with.virile }
        [ransacking] { power-ransacking-with.virile }
        [were-] { power-were--with.virile }
        [historian] { power-historian-with.virile }
        [peace-loving] { power-peace-loving-with.virile }
        [barricade] { power-barricade-with.virile }
        [catapult] { power-catapult-with.virile }
        [corrupt] { power-corrupt-with.virile }
        [imperial] { power-imperial-with.virile }
        [mercenary] { power-mercenary-with.virile }
        [aquatic] { power-aquatic-with.virile }
        [behemoth] { power-behemoth-with.virile }
        [fireball] { power-fireball-with.virile }
        [adventurous] { power-adventurous-with.virile }
        [fisher] { power-fisher-with.virile }
        [flocking] { power-flocking-with.virile }
        [frightened] { power-frightened-with.virile }
        [immortal] { power-immortal-with.virile }
        [magic] { power-magic-with.virile }
        [martyr] { power-martyr-with.virile }
        [mining] { power-mining-with.virile }
        [muddy] { power-muddy-with.virile }
        [mystic] { power-mystic-with.virile }
        [quarreling] { power-quarreling-with.virile }
        [reborn] { power-reborn-with.virile }
        [royal] { power-royal-with.virile }
        [shield] { power-shield-with.virile }
        [stone] { power-stone-with.virile }
        [thieving] { power-thieving-with.virile }
        [tomb] { power-tomb-with.virile }
        [vampire] { power-vampire-with.virile }
        [vanishing] { power-vanishing-with.virile }
        [vengeful] { power-vengeful-with.virile }
        [wise] { power-wise-with.virile }
        [none] { race-name }
       *[other] { race-name } ({ $power })
    }
race-name = { $race ->
    [amazons] { race-amazons }
    [dwarves] { race-dwarves }
    [elves] { race-elves }
    [ghouls] { race-ghouls }
    [giants] { race-giants }
    [halflings] { race-halflings }
    [humans] { race-humans }
    [orcs] { race-orcs }
    [ratmen] { race-ratmen }
    [skeletons] { race-skeletons }
    [sorcerers] { race-sorcerers }
    [tritons] { race-tritons }
    [trolls] { race-trolls }
    [wizards] { race-wizards }
    [goblins] { race-goblins }
    [kobolds] { race-kobolds }
    [gypsies] { race-gypsies }
    [priestesses] { race-priestesses }
    [white-ladies] { race-white-ladies }
    [barbarians] { race-barbarians }
    [homunculi] { race-homunculi }
    [leprechauns] { race-leprechauns }
    [pixies] { race-pixies }
    [pygmies] { race-pygmies }
    [fauns] { race-fauns }
    [igors] { race-igors }
    [shrubmen] { race-shrubmen }
    [cultists] { race-cultists }
    [drow] { race-drow }
    [flames] { race-flames }
    [gnomes] { race-gnomes }
    [iron-dwarves] { race-iron-dwarves }
    [kraken] { race-kraken }
    [liches] { race-liches }
    [lizardmen] { race-lizardmen }
    [mudmen] { race-mudmen }
    [mummies] { race-mummies }
    [ogres] { race-ogres }
    [shadow-mimes] { race-shadow-mimes }
    [shrooms] { race-shrooms }
    [spiderines] { race-spiderines }
    [will-o-wisps] { race-will-o-wisps }
    [ghosts] { race-ghosts }
    [balrog] { race-balrog }
    [guards] { race-guards }
   *[other] { $race }
}
race-joined = { $race ->
    [amazons] { race-amazons.joined }
    [dwarves] { race-dwarves.joined }
    [elves] { race-elves.joined }
    [ghouls] { race-ghouls.joined }
    [giants] { race-giants.joined }
    [halflings] { race-halflings.joined }
    [humans] { race-humans.joined }
    [orcs] { race-orcs.joined }
    [ratmen] { race-ratmen.joined }
    [skeletons] { race-skeletons.joined }
    [sorcerers] { race-sorcerers.joined }
    [tritons] { race-tritons.joined }
    [trolls] { race-trolls.joined }
    [wizards] { race-wizards.joined }
    [goblins] { race-goblins.joined }
    [kobolds] { race-kobolds.joined }
    [gypsies] { race-gypsies.joined }
    [priestesses] { race-priestesses.joined }
    [white-ladies] { race-white-ladies.joined }
    [barbarians] { race-barbarians.joined }
    [homunculi] { race-homunculi.joined }
    [leprechauns] { race-leprechauns.joined }
    [pixies] { race-pixies.joined }
    [pygmies] { race-pygmies.joined }
    [fauns] { race-fauns.joined }
    [igors] { race-igors.joined }
    [shrubmen] { race-shrubmen.joined }
    [cultists] { race-cultists.joined }
    [drow] { race-drow.joined }
    [flames] { race-flames.joined }
    [gnomes] { race-gnomes.joined }
    [iron-dwarves] { race-iron-dwarves.joined }
    [kraken] { race-kraken.joined }
    [liches] { race-liches.joined }
    [lizardmen] { race-lizardmen.joined }
    [mudmen] { race-mudmen.joined }
    [mummies] { race-mummies.joined }
    [ogres] { race-ogres.joined }
    [shadow-mimes] { race-shadow-mimes.joined }
    [shrooms] { race-shrooms.joined }
    [spiderines] { race-spiderines.joined }
    [will-o-wisps] { race-will-o-wisps.joined }
    [ghosts] { race-ghosts.joined }
    [balrog] { race-balrog.joined }
    [guards] { race-guards.joined }
   *[other] { $race }
}
race-the = { $race ->
    [humans] { race-of }
    [ratmen] { race-of }
    [sorcerers] { race-of }
    [wizards] { race-of }
    [gypsies] { race-of }
    [barbarians] { race-of }
    [pygmies] { race-of }
    [shrubmen] { race-of }
    [cultists] { race-of }
    [guards] { race-of }
    [balrog] { race-of }
    [amazons] { race-name }
    [dwarves] { race-name }
    [elves] { race-name }
    [ghouls] { race-name }
    [giants] { race-name }
    [halflings] { race-name }
    [orcs] { race-name }
    [skeletons] { race-name }
    [tritons] { race-name }
    [trolls] { race-name }
    [goblins] { race-name }
    [kobolds] { race-name }
    [priestesses] { race-name }
    [white-ladies] { race-name }
    [homunculi] { race-name }
    [leprechauns] { race-name }
    [pixies] { race-name }
    [fauns] { race-name }
    [igors] { race-name }
    [drow] { race-name }
    [flames] { race-name }
    [gnomes] { race-name }
    [iron-dwarves] { race-name }
    [kraken] { race-name }
    [liches] { race-name }
    [lizardmen] { race-name }
    [mudmen] { race-name }
    [mummies] { race-name }
    [ogres] { race-name }
    [shadow-mimes] { race-name }
    [shrooms] { race-name }
    [spiderines] { race-name }
    [will-o-wisps] { race-name }
    [ghosts] { race-name }
   *[other] rasę { $race }
}
race-of = { $race ->
    [amazons] { race-amazons.genitive }
    [dwarves] { race-dwarves.genitive }
    [elves] { race-elves.genitive }
    [ghouls] { race-ghouls.genitive }
    [giants] { race-giants.genitive }
    [halflings] { race-halflings.genitive }
    [humans] { race-humans.genitive }
    [orcs] { race-orcs.genitive }
    [ratmen] { race-ratmen.genitive }
    [skeletons] { race-skeletons.genitive }
    [sorcerers] { race-sorcerers.genitive }
    [tritons] { race-tritons.genitive }
    [trolls] { race-trolls.genitive }
    [wizards] { race-wizards.genitive }
    [goblins] { race-goblins.genitive }
    [kobolds] { race-kobolds.genitive }
    [gypsies] { race-gypsies.genitive }
    [priestesses] { race-priestesses.genitive }
    [white-ladies] { race-white-ladies.genitive }
    [barbarians] { race-barbarians.genitive }
    [homunculi] { race-homunculi.genitive }
    [leprechauns] { race-leprechauns.genitive }
    [pixies] { race-pixies.genitive }
    [pygmies] { race-pygmies.genitive }
    [fauns] { race-fauns.genitive }
    [igors] { race-igors.genitive }
    [shrubmen] { race-shrubmen.genitive }
    [cultists] { race-cultists.genitive }
    [drow] { race-drow.genitive }
    [flames] { race-flames.genitive }
    [gnomes] { race-gnomes.genitive }
    [iron-dwarves] { race-iron-dwarves.genitive }
    [kraken] { race-kraken.genitive }
    [liches] { race-liches.genitive }
    [lizardmen] { race-lizardmen.genitive }
    [mudmen] { race-mudmen.genitive }
    [mummies] { race-mummies.genitive }
    [ogres] { race-ogres.genitive }
    [shadow-mimes] { race-shadow-mimes.genitive }
    [shrooms] { race-shrooms.genitive }
    [spiderines] { race-spiderines.genitive }
    [will-o-wisps] { race-will-o-wisps.genitive }
    [ghosts] { race-ghosts.genitive }
    [balrog] { race-balrog.genitive }
    [guards] { race-guards.genitive }
   *[other] rasy { $race }
}
combo-the = { $race ->
    [humans] { combo-the.virile }
    [ratmen] { combo-the.virile }
    [sorcerers] { combo-the.virile }
    [wizards] { combo-the.virile }
    [gypsies] { combo-the.virile }
    [barbarians] { combo-the.virile }
    [pygmies] { combo-the.virile }
    [shrubmen] { combo-the.virile }
    [cultists] { combo-the.virile }
    [guards] { combo-the.virile }
   *[other] { combo-the.common }
}
    .common = { $power ->
        [none] { race-the }
       *[other] { combo }
    }
    .virile = { $power ->
        [alchemist] { power-alchemist-with.object }
        [berserk] { power-berserk-with.object }
        [bivouacking] { power-bivouacking-with.object }
        [commando] { power-commando-with.object }
        [diplomat] { power-diplomat-with.object }
        [dragon-master] { power-dragon-master-with.object }
        [flying] { power-flying-with.object }
        [forest] { power-forest-with.object }
        [fortified] { power-fortified-with.object }
        [heroic] { power-heroic-with.object }
        [hill] { power-hill-with.object }
        [merchant] { power-merchant-with.object }
        [mounted] { power-mounted-with.object }
        [pillaging] { power-pillaging-with.object }
        [seafaring] { power-seafaring-with.object }
        [spirit] { power-spirit-with.object }
        [stout] { power-stout-with.object }
        [swamp] { power-swamp-with.object }
        [underworld] { power-underworld-with.object }
        [wealthy] { power-wealthy-with.object }
        [cursed] { power-cursed-with.object }
        [hordes-of] { power-hordes-of-with.object }
        [marauding] { power-marauding-with.object }
        [ransacking] { power-ransacking-with.object }
        [were-] { power-were--with.object }
        [historian] { power-historian-with.object }
        [peace-loving] { power-peace-loving-with.object }
        [barricade] { power-barricade-with.object }
        [catapult] { power-catapult-with.object }
        [corrupt] { power-corrupt-with.object }
        [imperial] { power-imperial-with.object }
        [mercenary] { power-mercenary-with.object }
        [aquatic] { power-aquatic-with.object }
        [behemoth] { power-behemoth-with.object }
        [fireball] { power-fireball-with.object }
        [adventurous] { power-adventurous-with.object }
        [fisher] { power-fisher-with.object }
        [flocking] { power-flocking-with.object }
        [frightened] { power-frightened-with.object }
        [immortal] { power-immortal-with.object }
        [magic] { power-magic-with.object }
        [martyr] { power-martyr-with.object }
        [mining] { power-mining-with.object }
        [muddy] { power-muddy-with.object }
        [mystic] { power-mystic-with.object }
        [quarreling] { power-quarreling-with.object }
        [reborn] { power-reborn-with.object }
        [royal] { power-royal-with.object }
        [shield] { power-shield-with.object }
        [stone] { power-stone-with.object }
        [thieving] { power-thieving-with.object }
        [tomb] { power-tomb-with.object }
        [vampire] { power-vampire-with.object }
        [vanishing] { power-vanishing-with.object }
        [vengeful] { power-vengeful-with.object }
        [wise] { power-wise-with.object }
        [none] { race-the }
       *[other] { race-the } ({ $power })
    }

# --- Races -------------------------------------------------------------------------------------------

race-amazons = Amazonki
    .one = Amazonka
    .gender = common
    .joined = amazonki
    .genitive = Amazonek
race-amazons-short = Cztery dodatkowe żetony tylko do ataku: na koniec każdej tury schodzą z mapy.
race-amazons-text =
    Kombinacja daje o cztery Amazonki więcej, niż wynika z płytek rasy i zdolności. Po przegrupowaniu w twojej
    turze cztery Amazonki czekają poza mapą, na twojej ręce. W następnej turze znów walczą, ale nie bronią
    i nie punktują. W każdym regionie zostaje co najmniej jedna Amazonka. Jeśli masz na to za mało żetonów,
    przed punktowaniem oddajesz wybrane regiony. Gdy stracisz region w turze innego gracza, na mapę wracają
    tylko ocalałe, a cztery pozostają na ręce.

race-dwarves = Krasnoludy
    .one = Krasnolud
    .gender = common
    .joined = krasnoludy
    .genitive = Krasnoludów
race-dwarves-short = 1 dodatkowa moneta za każdy ich region z kopalnią, także gdy wymierają.
race-dwarves-text =
    Przy punktowaniu każdy region z kopalnią, który zajmują Krasnoludy, daje 1 dodatkową monetę. Wymierające
    Krasnoludy kopią dalej. Premia liczy się w turze, w której zaczynają wymierać, i w każdej następnej,
    dopóki zajmują kopalnię.

race-elves = Elfy
    .one = Elf
    .gender = common
    .joined = elfy
    .genitive = Elfów
race-elves-short = Nie tracą żetonu, gdy ktoś podbija ich region.
race-elves-text =
    Gdy ktoś podbija region aktywnych Elfów, żaden Elf nie ginie. Wszystkie Elfy stamtąd, nawet samotny Elf,
    wycofują się na twoją rękę. Na koniec tej tury umieszczasz je w innych regionach Elfów. Jeśli Elfy nie
    mają już żadnego regionu, czekają na ręce na twoją następną turę. Wyjątkiem są Czarnoksiężnicy: Elf
    podmieniony na Czarnoksiężnika trafia do puli.

race-ghouls = Ghule
    .one = Ghul
    .gender = common
    .joined = ghule
    .genitive = Ghuli
race-ghouls-short = Wymierając, zostawiają na mapie wszystkie żetony i dalej podbijają.
race-ghouls-text =
    Gdy Ghule zaczynają wymierać, na mapie zostają wszystkie ich żetony, a nie tylko po jednym w regionie. Od
    twojej następnej tury Ghule działają przed aktywną rasą, według zwykłych zasad. Zbierasz z każdego regionu
    wszystkie żetony oprócz jednego. Ghule mogą opuszczać regiony, podbijać i mieć własną ostatnią próbę. Na
    koniec tury przegrupowują się. Nic z tego nie robią w turze, w której skazujesz na wymarcie kolejną rasę.
    Wtedy schodzą z mapy, chyba że są rasą Widmową. Gdy ktoś podbije region Ghuli, tracą jeden żeton, a reszta
    się wycofuje, jak u rasy aktywnej. Poza tym są rasą wymierającą: nie mają płytki zdolności i dostają
    monetę za każdy region.

race-giants = Olbrzymy
    .one = Olbrzym
    .gender = common
    .joined = olbrzymy
    .genitive = Olbrzymów
race-giants-short = Regiony sąsiadujące z ich górą kosztują o 1 żeton mniej.
race-giants-text =
    Każdy region, który sąsiaduje z górą zajmowaną przez Olbrzymy, kosztuje o 1 żeton mniej, ale zawsze co
    najmniej jeden. Liczą się regiony zajmowane w chwili podboju, więc świeżo zdobyta góra pomaga od razu.
    Sama góra nie tanieje, chyba że sąsiaduje z inną ich górą.

race-halflings = Niziołki
    .one = Niziołek
    .gender = common
    .joined = niziołki
    .genitive = Niziołków
race-halflings-short = Wchodzą na mapę, gdzie chcą, a ich dwa pierwsze regiony są nietykalne.
race-halflings-text =
    Gdy Niziołki nie mają na mapie żadnego regionu, mogą wejść przez dowolny ląd, nie tylko przez skraj mapy.
    W dwóch pierwszych podbitych regionach powstaje norka. Region z norką jest nietykalny: żaden przeciwnik
    nie może go podbić ani użyć na nim zdolności rasy lub płytki. Norka nigdy się nie przenosi. Znika na
    dobre, gdy Niziołki opuszczą jej region albo zaczną wymierać.

race-humans = Ludzie
    .one = Człowiek
    .gender = virile
    .joined = ludzie
    .genitive = Ludzi
race-humans-short = 1 dodatkowa moneta za każde zajmowane pole uprawne.
race-humans-text =
    Przy punktowaniu każde pole uprawne, które zajmują Ludzie, daje 1 dodatkową monetę. Wymierający Ludzie nie
    dostają nic dodatkowego, także w turze, w której zaczynają wymierać.

race-orcs = Orki
    .one = Ork
    .gender = common
    .joined = orki
    .genitive = Orków
race-orcs-short = 1 dodatkowa moneta za każdy niepusty region podbity w tej turze.
race-orcs-text =
    Przy punktowaniu każdy niepusty region, który Orki podbiły w tej turze, daje 1 dodatkową monetę. Nie ma
    znaczenia, kto tam był: Zaginione Plemię, rasa aktywna czy wymierająca, nawet twoja własna. Pusty region
    nie daje nic dodatkowego, nawet jeśli to góra. Wymierające Orki nie dostają nic dodatkowego.

race-ratmen = Szczuroludzie
    .one = Szczuroczłowiek
    .gender = virile
    .joined = szczuroludzie
    .genitive = Szczuroludzi
race-ratmen-short = Żadnej zdolności: ich siłą jest liczba.
race-ratmen-text =
    Szczuroludzie nie mają żadnej specjalnej zdolności. Nadrabiają to ośmioma żetonami na swojej płytce,
    więcej niż na jakiejkolwiek innej płytce w pudełku.

race-skeletons = Szkielety
    .one = Szkielet
    .gender = common
    .joined = szkielety
    .genitive = Szkieletów
race-skeletons-short = Nowy żeton za każde dwa niepuste regiony podbite w tej turze.
race-skeletons-text =
    Przed przegrupowaniem Szkieletów bierzesz z puli nowy Szkielet za każde dwa niepuste regiony, które
    podbiły w tej turze. Zaokrąglasz w dół i nie bierzesz więcej, niż jest w puli. Nowe żetony rozmieszczasz
    razem z innymi. Region jest niepusty, jeśli było tam Zaginione Plemię albo żeton jakiejkolwiek rasy,
    aktywnej lub wymierającej. Wymierające Szkielety nie dostają nowych żetonów.

race-sorcerers = Czarnoksiężnicy
    .one = Czarnoksiężnik
    .gender = virile
    .joined = czarnoksiężnicy
    .genitive = Czarnoksiężników
race-sorcerers-short = Raz na turę u każdego przeciwnika podmieniają samotny żeton aktywnej rasy.
race-sorcerers-text =
    Raz na turę możesz każdemu z przeciwników zabrać region przez podmianę. W regionie musi być dokładnie
    jeden żeton aktywnej rasy tego przeciwnika. Region musi też dać się zaatakować: być w zasięgu
    Czarnoksiężników, nie być nietykalny i nie być chroniony pokojem. Żeton trafia do puli, nawet Elf, a jego
    miejsce zajmuje Czarnoksiężnik z puli. Nie potrzebujesz żetonu na ręce, ale w puli musi być
    Czarnoksiężnik. Po ostatniej próbie nie wolno już podmieniać. Góra, legowisko ani twierdza nie
    przeszkadzają w podmianie. Obozowisko przeszkadza, bo liczy się jak kolejny żeton. Pod każdym względem
    podmiana jest atakiem i podbojem niepustego regionu.

race-tritons = Trytony
    .one = Tryton
    .gender = common
    .joined = trytony
    .genitive = Trytonów
race-tritons-short = Regiony na wybrzeżu kosztują o 1 żeton mniej.
race-tritons-text =
    Każdy ląd, który graniczy z morzem lub jeziorem, kosztuje o 1 żeton mniej, ale zawsze co najmniej jeden.
    Same morza i jezioro nie leżą na wybrzeżu: Morskie Trytony płacą za nie pełną cenę.

race-trolls = Trolle
    .one = Troll
    .gender = common
    .joined = trolle
    .genitive = Trolli
race-trolls-short = Legowisko w każdym ich regionie podnosi koszt o 1, także gdy wymierają.
race-trolls-text =
    W każdym regionie powstaje legowisko w chwili, gdy Trolle go podbijają. Region z legowiskiem kosztuje
    atakujących o 1 żeton więcej, także gdy Trolle wymierają. Legowisko znika z mapy, gdy jego region zostanie
    opuszczony lub podbity, obojętnie w jaki sposób. Nie liczy się jako żeton, więc nie chroni samotnego
    Trolla przed Czarnoksiężnikami.

race-wizards = Czarodzieje
    .one = Czarodziej
    .gender = virile
    .joined = czarodzieje
    .genitive = Czarodziei
race-wizards-short = 1 dodatkowa moneta za każdy ich region ze źródłem magii.
race-wizards-text =
    Przy punktowaniu każdy region ze źródłem magii, który zajmują Czarodzieje, daje 1 dodatkową monetę.
    Wymierający Czarodzieje nie dostają nic dodatkowego, także w turze, w której zaczynają wymierać.

# --- Powers ------------------------------------------------------------------------------------------

power-alchemist = Alchemiczne
power-alchemist-with = Alchemiczne { race-name }
    .virile = Alchemiczni { race-name }
    .object = Alchemicznych { race-of }
power-alchemist-short = Dwie monety na koniec każdej tury, dopóki rasa jest aktywna.
power-alchemist-text =
    Przy każdym twoim punktowaniu aktywna rasa daje dwie dodatkowe monety, nawet jeśli nie ma żadnego regionu.
    Jeśli na początku tury skażesz ją na wymarcie, w tej turze nie daje nic dodatkowego.

power-berserk = Berserkerskie
power-berserk-with = Berserkerskie { race-name }
    .virile = Berserkerscy { race-name }
    .object = Berserkerskich { race-of }
power-berserk-short = Przed każdym podbojem można rzucić kością i dopiero potem wybrać region.
power-berserk-text =
    Jeśli masz na ręce co najmniej jeden żeton, przed podbojem możesz rzucić kością posiłków i dopiero potem
    wybrać region. Jego cena spada o liczbę oczek, ale nigdy poniżej jednego żetonu. Każdy rzut dotyczy
    jednego podboju. Potem możesz podbijać dalej, z nowym rzutem lub bez. Jeśli nie możesz albo nie chcesz
    wykorzystać rzutu, twoje podboje się kończą. Rasa nie ma innej ostatniej próby.

power-bivouacking = Obozujące
power-bivouacking-with = Obozujące { race-name }
    .virile = Obozujący { race-name }
    .object = Obozujących { race-of }
power-bivouacking-short = Pięć obozowisk; każde podnosi koszt swojego regionu o 1.
power-bivouacking-text =
    Przy każdym przegrupowaniu rozstawiasz pięć obozowisk w regionach rasy, w jednym regionie tyle, ile
    chcesz. Przy następnym przegrupowaniu możesz przenieść wszystkie. Każde podnosi koszt dla atakujących o 1.
    Każde liczy się też jak kolejny żeton, więc Czarnoksiężnicy nie podmienią samotnego żetonu w regionie
    z obozowiskiem. Obozowiska nigdy nie przepadają: gdy ktoś podbije ich region, na koniec tej tury
    rozstawiasz je w innych regionach rasy. Gdy rasa zaczyna wymierać, znikają z mapy. Na koniec gry nigdy nie
    liczą się jako żetony rasy.

power-commando = Komandoskie
power-commando-with = Komandoskie { race-name }
    .virile = Komandoscy { race-name }
    .object = Komandoskich { race-of }
power-commando-short = Każdy region kosztuje o 1 żeton mniej.
power-commando-text =
    Każdy region kosztuje o 1 żeton mniej, ale zawsze co najmniej jeden. Ta zniżka sumuje się z innymi
    i pomaga także w ostatniej próbie.

power-diplomat = Dyplomatyczne
power-diplomat-with = Dyplomatyczne { race-name }
    .virile = Dyplomatyczni { race-name }
    .object = Dyplomatycznych { race-of }
power-diplomat-short = Pokój do twojej następnej tury z przeciwnikiem, którego rasa nie zaatakowała.
power-diplomat-text =
    Na koniec tury, po przegrupowaniu, możesz wskazać jednego przeciwnika. Rasa z tą płytką nie mogła w tej
    turze zaatakować jego aktywnej rasy. Do początku twojej następnej tury aktywna rasa tego przeciwnika nie
    może jej w żaden sposób zaatakować: ani podbojem, ani podmianą, ani smokiem. Co turę wybierasz na nowo
    i możesz znów wskazać tego samego przeciwnika. Pokój nie obejmuje ras wymierających: możesz je atakować,
    twoich nic nie chroni, a wymierające Ghule przeciwnika mogą cię atakować.

power-dragon-master = Ze smokiem
power-dragon-master-with = { race-name } ze smokiem
    .virile = { race-name } ze smokiem
    .object = { race-of } ze smokiem
power-dragon-master-short = Raz na turę podbij region jednym żetonem; smok zostaje i czyni go nietykalnym.
power-dragon-master-text =
    Raz na turę możesz podbić region w zasięgu jednym żetonem, bez względu na cenę. Żetony, góra, legowisko,
    twierdza i obozowiska nie mają znaczenia, ale nietykalność i pokój owszem. Smok zostaje w tym regionie.
    Region jest nietykalny, dopóki w późniejszej turze nie użyjesz smoka gdzie indziej. Nie musisz go
    przenosić. Jeśli jego region zostanie opuszczony, smok wraca do ciebie. Gdy rasa zaczyna wymierać, smok
    schodzi z mapy. Smok nie sięga dalej niż rasa.

power-flying = Latające
power-flying-with = Latające { race-name }
    .virile = Latający { race-name }
    .object = Latających { race-of }
power-flying-short = Można podbić każdy ląd, sąsiedni czy nie.
power-flying-text =
    Każdy ląd jest w zasięgu, nawet przy pierwszym podboju. Morza i jezioro nie są. Ceny się nie zmieniają,
    a dla innych zdolności dalekie regiony nie uchodzą za sąsiednie.

power-forest = Leśne
power-forest-with = Leśne { race-name }
    .virile = Leśni { race-name }
    .object = Leśnych { race-of }
power-forest-short = 1 dodatkowa moneta za każdy zajmowany las.
power-forest-text =
    Przy punktowaniu każdy las, który zajmuje rasa, daje 1 dodatkową monetę. Rasa wymierająca nie dostaje nic
    dodatkowego, także w turze, w której zaczyna wymierać.

power-fortified = Ufortyfikowane
power-fortified-with = Ufortyfikowane { race-name }
    .virile = Ufortyfikowani { race-name }
    .object = Ufortyfikowanych { race-of }
power-fortified-short = Co turę możesz zbudować twierdzę: daje 1 monetę i podnosi koszt regionu o 1.
power-fortified-text =
    Raz w każdej turze, w której rasa się rozwija, możesz zbudować twierdzę w jej regionie bez twierdzy. Na
    mapie stoi ich najwyżej sześć. Przy punktowaniu każda twierdza daje 1 dodatkową monetę, dopóki rasa jest
    aktywna. Jej region kosztuje atakujących o 1 żeton więcej, także gdy rasa wymiera. Gdy region zostanie
    opuszczony lub podbity, twierdza wraca do zapasu i można ją zbudować ponownie. Nie liczy się jako żeton,
    więc nie chroni samotnego żetonu przed Czarnoksiężnikami.

power-heroic = Bohaterskie
power-heroic-with = Bohaterskie { race-name }
    .virile = Bohaterscy { race-name }
    .object = Bohaterskich { race-of }
power-heroic-short = Dwóch bohaterów czyni swoje regiony nietykalnymi.
power-heroic-text =
    Na koniec każdej swojej tury, po przegrupowaniu, stawiasz dwóch bohaterów w dwóch różnych regionach rasy.
    Żaden przeciwnik nie może tych regionów podbić ani użyć na nich zdolności rasy lub płytki. Regiony są
    nietykalne, dopóki nie przestawisz bohaterów na koniec następnej tury. Jeśli region bohatera zostanie
    opuszczony, bohater wraca do ciebie. Gdy rasa zaczyna wymierać, bohaterowie schodzą z mapy.

power-hill = Ze wzgórz
power-hill-with = { race-name } ze wzgórz
    .virile = { race-name } ze wzgórz
    .object = { race-of } ze wzgórz
power-hill-short = 1 dodatkowa moneta za każde zajmowane wzgórze.
power-hill-text =
    Przy punktowaniu każde wzgórze, które zajmuje rasa, daje 1 dodatkową monetę. Rasa wymierająca nie dostaje
    nic dodatkowego, także w turze, w której zaczyna wymierać.

power-merchant = Kupieckie
power-merchant-with = Kupieckie { race-name }
    .virile = Kupieccy { race-name }
    .object = Kupieckich { race-of }
power-merchant-short = 1 dodatkowa moneta za każdy zajmowany region.
power-merchant-text =
    Przy punktowaniu każdy region, który zajmuje rasa, daje 1 dodatkową monetę, czyli razem dwie. Rasa
    wymierająca nie dostaje nic dodatkowego. Regiony twoich innych ras dają jak zwykle jedną monetę.

power-mounted = Konne
power-mounted-with = Konne { race-name }
    .virile = Konni { race-name }
    .object = Konnych { race-of }
power-mounted-short = Wzgórza i pola uprawne kosztują o 1 żeton mniej.
power-mounted-text =
    Każde wzgórze i każde pole uprawne kosztuje o 1 żeton mniej, ale zawsze co najmniej jeden. Ta zniżka
    sumuje się z innymi.

power-pillaging = Plądrujące
power-pillaging-with = Plądrujące { race-name }
    .virile = Plądrujący { race-name }
    .object = Plądrujących { race-of }
power-pillaging-short = 1 dodatkowa moneta za każdy niepusty region podbity w tej turze.
power-pillaging-text =
    Przy punktowaniu każdy niepusty region, który rasa podbiła w tej turze, daje 1 dodatkową monetę. Nie ma
    znaczenia, kto tam był: Zaginione Plemię, rasa aktywna czy wymierająca, nawet twoja własna. Plądrujące
    Orki dostają obie premie.

power-seafaring = Morskie
power-seafaring-with = Morskie { race-name }
    .virile = Morscy { race-name }
    .object = Morskich { race-of }
power-seafaring-short = Może podbijać i zajmować morza oraz jezioro, a wymierając, zachowuje je.
power-seafaring-text =
    Dla tej rasy każde morze oraz jezioro to regiony jak każde inne. Sąsiadują ze swoimi brzegami, puste
    kosztują dwa żetony, a przy punktowaniu dają monetę. Wymierająca rasa zatrzymuje je i nadal dostaje za nie monety.
    Odebrać je może tylko inna rasa Morska, bo nikt inny nie może tam wejść. Inne rasy nadal mogą wchodzić na
    mapę nad morzem, które zajmuje ta rasa.

power-spirit = Widmowe
power-spirit-with = Widmowe { race-name }
    .virile = Widmowi { race-name }
    .object = Widmowych { race-of }
power-spirit-short = Wymierając, może zostać na mapie obok drugiej twojej wymierającej rasy.
power-spirit-text =
    Gdy rasa już wymiera, nie liczy się jako twoja rasa wymierająca. Zostaje na mapie, gdy zacznie wymierać
    twoja późniejsza rasa, a wcześniejsza zostaje, gdy zaczyna wymierać ta. Możesz więc mieć dwie rasy
    wymierające, i obie punktują. Gdy zaczyna wymierać trzecia, odchodzi ta, która nie jest Widmowa. Płytka
    zdolności zostaje przy rasie i jest odrzucana dopiero wtedy, gdy rasa zejdzie z mapy.

power-stout = Wytrwałe
power-stout-with = Wytrwałe { race-name }
    .virile = Wytrwali { race-name }
    .object = Wytrwałych { race-of }
power-stout-short = Może zacząć wymierać na koniec zwykłej tury, po punktowaniu.
power-stout-text =
    Po rozwoju i punktowaniu możesz od razu skazać rasę na wymarcie, nawet w turze, w której bierzesz
    kombinację. Drugi raz nie punktujesz. Jeśli masz starszą rasę wymierającą, punktowała już w tej turze
    i teraz odchodzi, chyba że dzięki zdolności „Widmowe” może zostać. Płytka zdolności jest odrzucana,
    a w następnej turze bierzesz nową kombinację.

power-swamp = Bagienne
power-swamp-with = Bagienne { race-name }
    .virile = Bagienni { race-name }
    .object = Bagiennych { race-of }
power-swamp-short = 1 dodatkowa moneta za każde zajmowane bagno.
power-swamp-text =
    Przy punktowaniu każde bagno, które zajmuje rasa, daje 1 dodatkową monetę. Rasa wymierająca nie dostaje
    nic dodatkowego, także w turze, w której zaczyna wymierać.

power-underworld = Podziemne
power-underworld-with = Podziemne { race-name }
    .virile = Podziemni { race-name }
    .object = Podziemnych { race-of }
power-underworld-short = Regiony z jaskinią kosztują o 1 żeton mniej i sąsiadują ze sobą.
power-underworld-text =
    Każdy region z jaskinią kosztuje o 1 żeton mniej, ale zawsze co najmniej jeden. Dla tej rasy wszystkie
    jaskinie sąsiadują ze sobą, więc z własnej jaskini dojdzie do każdej innej. Jaskinie nie wpuszczają rasy
    na mapę: pierwszy podbój odbywa się według zwykłych zasad.

power-wealthy = Bogate
power-wealthy-with = Bogate { race-name }
    .virile = Bogaci { race-name }
    .object = Bogatych { race-of }
power-wealthy-short = Siedem monet jeden raz, na koniec pierwszej tury rasy.
power-wealthy-text =
    Przy punktowaniu w turze, w której bierzesz kombinację, daje ona siedem dodatkowych monet. Potem płytka
    nie robi już nic.

# --- General rules -----------------------------------------------------------------------------------

topic-turn = Tura
topic-turn-text =
    Kto nie ma aktywnej rasy, bierze kombinację i robi nią pierwszy podbój. Pozostali wybierają: rozwijają
    aktywną rasę albo skazują ją na wymarcie, punktują i kończą turę. Aby się rozwijać, zbierasz z każdego
    regionu wszystkie żetony oprócz jednego i w razie potrzeby opuszczasz regiony. Potem podbijasz,
    przegrupowujesz i punktujesz. Wymierające Ghule działają przed aktywną rasą. Na sam koniec tury gracze,
    którzy stracili regiony, rozmieszczają wycofane żetony.

topic-combos = Wybór kombinacji
topic-combos-text =
    W ofercie jest kolumna sześciu kombinacji. Pierwsza jest za darmo. Za każdą inną kładziesz po jednej
    z monet, które już masz, na wszystkie kombinacje nad nią. Bierzesz monety, które leżą na twojej
    kombinacji. Bierzesz też tyle żetonów rasy, ile wynosi suma liczb na obu płytkach, jeśli tyle jest w puli.
    Niższe kombinacje przesuwają się w górę razem z monetami, a na dole pojawia się nowa. Gdy stosy się wyczerpią,
    w ofercie jest mniej niż sześć kombinacji.

topic-first-conquest = Pierwszy podbój
topic-first-conquest-text =
    Rasa bez regionu wchodzi na mapę na jej skraju albo na lądzie nad morzem, które sięga skraju. Dotyczy to
    nowej rasy i takiej, która opuściła lub straciła wszystkie regiony. Sąsiedztwo jeziora nie wystarczy. Cena
    jest taka jak przy każdym podboju. Kolejny podbój wychodzi z regionów, które rasa wtedy zajmuje.

topic-conquering = Podbijanie regionów
topic-conquering-text =
    Rasa może podbić każdy ląd, który sąsiaduje z jej regionem i na którym nie ma jej żetonów. Nie może on być
    nietykalny ani chroniony pokojem. Zdolności mogą pozwolić jej sięgać dalej albo na wodę. Kładziesz z ręki
    tyle żetonów, ile wynosi cena; zostają tam do przegrupowania. Możesz też podbić region własnej rasy
    wymierającej, ze wszystkimi skutkami. Podbijasz, dopóki możesz, region po regionie.

topic-prices = Ceny
topic-prices-text =
    Pusty region kosztuje dwa żetony. Góra dodaje jeden, i tak samo każdy żeton rasy w regionie, obojętnie
    czyj: rasy aktywnej czy wymierającej, nawet twojej własnej wymierającej. Zaginione Plemię, legowisko,
    twierdza i obozowisko także dodają po jednym. Wszystkie zniżki się sumują, ale podbój zawsze kosztuje co
    najmniej jeden żeton, więc musisz mieć żeton na ręce. Smok i podmiana Czarnoksiężników mają osobne ceny.

topic-final-attempt = Ostatnia próba
topic-final-attempt-text =
    Jeśli masz na ręce co najmniej jeden żeton, możesz zakończyć podboje rzutem kością posiłków. Najpierw
    wskazujesz region, który możesz zaatakować. Po wszystkich zniżkach musi kosztować o jeden do trzech
    żetonów więcej, niż masz na ręce. Potem rzucasz raz. Trzy ścianki kości są puste; pozostałe mają jedno,
    dwa i trzy oczka. Jeśli żetony i oczka razem wystarczają na cenę, podbijasz region wszystkimi żetonami
    z ręki. Jeśli nie, zostawiasz je na przegrupowanie. Tak czy inaczej rasa nie może już nic podbić w żaden
    sposób.

topic-abandoning = Opuszczanie regionów
topic-abandoning-text =
    Gdy się rozwijasz, przed pierwszym podbojem możesz opuścić dowolną liczbę regionów aktywnej rasy.
    Wszystkie żetony stamtąd wracają na rękę. Elementy, które potrzebują lokatora, też odchodzą: legowiska,
    twierdze i norki znikają z mapy, a smok, bohaterowie i obozowiska wracają do ciebie. Jeśli opuścisz
    wszystkie regiony, następny podbój jest pierwszym podbojem.

topic-losses = Straty i odwrót
topic-losses-text =
    Gdy ktoś podbija region, broniąca go rasa oddaje do puli jeden żeton. Pozostałe wycofują się na rękę
    właściciela. Na koniec tury właściciel rozmieszcza je w dowolnych regionach, które rasa jeszcze zajmuje.
    Rasa wymierająca ma w regionie tylko jeden żeton, więc nie ma co się wycofywać; wyjątkiem są Ghule.
    Aktywna rasa bez regionu czeka na ręce i wchodzi na mapę ponownie w następnej turze właściciela. Zaginione
    Plemię znika do końca gry.

topic-redeployment = Przegrupowanie
topic-redeployment-text =
    Po podbojach rozkładasz wszystkie żetony rasy na jej regiony, jak chcesz, co najmniej po jednym w każdym.
    Dotyczy to żetonów na ręce i na mapie. Sąsiedztwo nie ma znaczenia. Wymierające Ghule przegrupowują się
    osobno, bo żetony nigdy nie przechodzą z jednej rasy do drugiej. Na koniec ustawiasz, co należy do twojej
    zdolności, i podejmujesz jej decyzje: obozowiska, twierdza, bohaterowie, pokój.

topic-scoring = Punktowanie
topic-scoring-text =
    Na koniec swojej tury, i tylko wtedy, bierzesz monetę za każdy region, który zajmują twoje rasy, aktywna
    i wymierające. Aktywna rasa i jej zdolność dodają swoje premie. Rasa wymierająca daje premię tylko wtedy,
    gdy mówią o tym jej zasady; w tym pudełku robią to tylko kopalnie Krasnoludów. W turze, w której skazujesz
    rasę na wymarcie, punktuje już jako wymierająca. Twoje monety są tajne, ale te, które płacisz za
    kombinację, są jawne.

topic-decline = Wymieranie
topic-decline-text =
    Zamiast rozwijać rasę możesz skazać ją na wymarcie. Twoja wcześniejsza rasa wymierająca schodzi z mapy,
    chyba że zdolność „Widmowe” pozwala zostać obu. W każdym regionie zostaje jeden żeton rasy. Wszystkie inne
    wracają do puli, także te na ręce. Płytka zdolności jest odrzucana, chyba że to „Widmowe”. Smok,
    bohaterowie, norki i obozowiska schodzą z mapy; legowiska i twierdze zostają. W tej turze żadna rasa nie
    podbija ani się nie przegrupowuje, nawet Ghule. Punktujesz, a w następnej turze bierzesz nową kombinację.

topic-immunity = Nietykalność
topic-immunity-text =
    Region ze smokiem, bohaterem lub norką jest nietykalny. Żaden przeciwnik nie może go podbić żetonami,
    kością, smokiem ani podmianą, ani użyć na nim zdolności rasy lub płytki. Nietykalność kończy się, gdy
    element odchodzi z regionu lub z mapy, i zawsze wtedy, gdy rasa zaczyna wymierać.

topic-stacks = Stosy
topic-stacks-text =
    W pudełku jest stała liczba żetonów każdej rasy; stracone żetony wracają do puli swojej rasy. Płytka
    zdolności jest odrzucana, gdy jej rasa zaczyna wymierać, ale „Widmowe” dopiero wtedy, gdy rasa zejdzie
    z mapy. Gdy stos płytek zdolności się wyczerpie, odrzucone tworzą po przetasowaniu nowy stos. Gdy z rasy
    nic już nie zostało, jej płytka wraca pod spód stosu płytek ras. Jeśli ten stos jest pusty, płytka zajmuje
    najniższe puste miejsce w kolumnie.

topic-game-end = Koniec gry
topic-game-end-text =
    Gra kończy się po ostatniej turze ostatniej rundy. W dwie lub trzy osoby gra się dziesięć rund, w cztery
    dziewięć, a w pięć osiem. Wygrywa gracz z największą liczbą monet. Przy remisie wygrywa ten, kto ma na
    mapie najwięcej żetonów ras; liczą się też wymierające.

# --- Terrain and symbols -----------------------------------------------------------------------------

feature-farmland = pole uprawne
feature-forest = las
feature-hill = wzgórze
feature-lake = jezioro
feature-mountain = góra
feature-sea = morze
feature-swamp = bagno
feature-cavern = jaskinia
feature-magic = źródło magii
feature-mine = kopalnia
feature-coast = na wybrzeżu
feature-edge = na skraju mapy
feature-black-mountain = Czarna Góra
feature-mud-pool = bajoro
feature-mushroom-forest = las grzybów
feature-mystic-crystal = mistyczny kryształ
feature-river = rzeka
feature-chasm = otchłań
feature-volcano = wulkan
feature-lost-tribe = Zaginione Plemię

# --- Pieces, tokens and coins ------------------------------------------------------------------------

piece-dragon = smok
piece-encampment = obozowisko
piece-fortress = twierdza
piece-hero = bohater
piece-hole = norka
piece-lair = legowisko
count-dragon = { $number ->
    [one] 1 smok
    [few] { $number } smoki
    [many] { $number } smoków
   *[other] { $number } smoka
}
count-encampment = { $number ->
    [one] 1 obozowisko
    [few] { $number } obozowiska
    [many] { $number } obozowisk
   *[other] { $number } obozowiska
}
count-fortress = { $number ->
    [one] 1 twierdza
    [few] { $number } twierdze
    [many] { $number } twierdz
   *[other] { $number } twierdzy
}
count-hero = { $number ->
    [one] 1 bohater
   *[other] { $number } bohaterów
}
count-hole = { $number ->
    [one] 1 norka
    [few] { $number } norki
    [many] { $number } norek
   *[other] { $number } norki
}
count-lair = { $number ->
    [one] 1 legowisko
    [few] { $number } legowiska
    [many] { $number } legowisk
   *[other] { $number } legowiska
}
count-tokens = { $number ->
    [one] 1 żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonu
}
    .of = { $number ->
        [one] 1 żetonu
        [few] { $number } żetonów
        [many] { $number } żetonów
       *[other] { $number } żetonu
    }
count-coins = { $number ->
    [one] 1 moneta
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
}
    .object = { $number ->
        [one] 1 monetę
       *[other] { count-coins }
    }
    .of = { $number ->
        [one] 1 monety
        [few] { $number } monet
        [many] { $number } monet
       *[other] { $number } monety
    }
count-regions = { $number ->
    [one] 1 region
    [few] { $number } regiony
    [many] { $number } regionów
   *[other] { $number } regionu
}
    .of = { $number ->
        [one] 1 regionu
        [few] { $number } regionów
        [many] { $number } regionów
       *[other] { $number } regionu
    }

# --- Reasons -----------------------------------------------------------------------------------------

# The parts of a price.
reason-base = cena podstawowa
reason-mountain = góra
reason-tokens = żetony na miejscu
reason-lost-tribe = Zaginione Plemię
reason-never-less = nigdy mniej niż { $number }
reason-ability = { $ability }
# Reasons why a region cannot be conquered.
reason-own-region = już należy do ciebie
reason-closed =
    { $terrain ->
        [sea] na morze wejdzie tylko rasa Morska
        [lake] na jezioro wejdzie tylko rasa Morska
       *[other] zamknięte dla tej rasy
    }
reason-not-adjacent = nie sąsiaduje z twoimi regionami
reason-no-entry-region = na mapę wchodzi się gdzie indziej: na skraju lub tam, gdzie wskazuje scenariusz
reason-river = rzeka: o 1 żeton mniej
reason-immune = nietykalny
reason-immune-dragon = nietykalny: jest tam smok
reason-immune-hero = nietykalny: jest tam bohater
reason-immune-hole = nietykalny: jest tam norka
reason-peace = macie pokój
reason-forbidden = niedozwolone
reason-coins-wanted = atak na tę rasę kosztuje więcej monet, niż masz
# Sources of coins other than races and powers.
reason-regions = regiony

# --- Questions ---------------------------------------------------------------------------------------

question-reveal = Co odkrywają stosy?
question-choose-combo = Wybierz kombinację.
question-choose-course = Rozwój czy wymieranie?
question-conquer = Podbij region.
question-redeploy = Przegrupuj żetony.
question-return = Rozmieść wycofane żetony.
question-redeploy-give-up = Za mało żetonów: oddaj region.
question-roll = Co pokazuje kość?
question-over = Gra skończona.
question-bivouacking = Rozstaw obozowiska.
question-diplomat = Z kim zawierasz pokój?
question-fortified = Zbudować twierdzę?
question-heroic = Ustaw bohaterów.
question-stout = Skazać rasę na wymarcie już teraz?
# The texts of questions without their own text, by shape; $ability names the ability that asks.
question-any-regions = { $ability }: które regiony?
question-any-spread = { $ability }: dokąd?
question-any-amount = { $ability }: ile?
question-any-name = { $ability }: wybierz.
question-any-thing = { $ability }: wybierz.
question-any-tile = { $ability }: która płytka?
question-any-cell = { $ability }: dokąd?
question-any-place = { $ability }: gdzie na płytce?
question-any-whether = { $ability }: tak czy nie?
question-any-course = { $ability }: skazać na wymarcie?

# --- Regions of the board for 2 players --------------------------------------------------------------

region-kettle-bay = Zatoka Kociołka
    .the = Zatoka Kociołka
region-wishing-acres = Życzeniowe Zagony
    .the = Życzeniowe Zagony
region-tinpot-wood = Blaszany Las
    .the = Blaszany Las
region-burrow-bog = Krecie Torfowisko
    .the = Krecie Torfowisko
region-buttercup-downs = Jaskrowe Garby
    .the = Jaskrowe Garby
region-pudding-fields = Budyniowe Pola
    .the = Budyniowe Pola
region-riddle-grove = Gaj Zagadek
    .the = Gaj Zagadek
region-coalhole-crag = Węglowa Turnia
    .the = Węglowa Turnia
region-drizzle-hills = Mżawkowe Wzgórza
    .the = Mżawkowe Wzgórza
region-porridge-peak = Szczyt Owsianki
    .the = Szczyt Owsianki
region-teacup-lake = Jezioro Filiżanka
    .the = Jezioro Filiżanka
region-rabbit-knolls = Królicze Pagórki
    .the = Królicze Pagórki
region-pewter-horn = Cynowy Róg
    .the = Cynowy Róg
region-barley-meadows = Jęczmienne Łąki
    .the = Jęczmienne Łąki
region-dozy-weald = Drzemiąca Puszcza
    .the = Drzemiąca Puszcza
region-luckstone-farms = Folwarki Szczęścia
    .the = Folwarki Szczęścia
region-acorn-coppice = Żołędziowy Zagajnik
    .the = Żołędziowy Zagajnik
region-murmur-marsh = Mokradła Szeptów
    .the = Mokradła Szeptów
region-pantry-barrows = Kurhany Spiżarni
    .the = Kurhany Spiżarni
region-rusty-mire = Rdzawe Bagnisko
    .the = Rdzawe Bagnisko
region-rooster-spire = Kogucia Iglica
    .the = Kogucia Iglica
region-duckweed-fen = Rzęsowe Trzęsawisko
    .the = Rzęsowe Trzęsawisko
region-pickle-sea = Morze Ogórkowe
    .the = Morze Ogórkowe

# --- Regions of the board for 3 players --------------------------------------------------------------

region-herring-sea = Morze Śledziowe
    .the = Morze Śledziowe
region-hatchet-forest = Toporkowy Bór
    .the = Toporkowy Bór
region-frostnose-peak = Szczyt Zmarzniętego Nosa
    .the = Szczyt Zmarzniętego Nosa
region-oatcake-acres = Owsiane Zagony
    .the = Owsiane Zagony
region-otterholt-mire = Wydrze Bagnisko
    .the = Wydrze Bagnisko
region-reindeer-wood = Reniferowy Las
    .the = Reniferowy Las
region-rune-fields = Runiczne Pola
    .the = Runiczne Pola
region-cranberry-bog = Żurawinowe Torfowisko
    .the = Żurawinowe Torfowisko
region-northlight-tor = Skała Zorzy
    .the = Skała Zorzy
region-nickel-horn = Niklowy Róg
    .the = Niklowy Róg
region-shaggy-meadows = Kudłate Łąki
    .the = Kudłate Łąki
region-bogiron-swamp = Bagna Rudawe
    .the = Bagna Rudawe
region-clanging-crag = Brzęcząca Turnia
    .the = Brzęcząca Turnia
region-chilblain-marsh = Mokradła Odmrożeń
    .the = Mokradła Odmrożeń
region-mitten-lake = Jezioro Rękawiczka
    .the = Jezioro Rękawiczka
region-echo-pinnacle = Iglica Echa
    .the = Iglica Echa
region-omen-barrows = Kurhany Omenów
    .the = Kurhany Omenów
region-mount-grumble = Góra Zrzęda
    .the = Góra Zrzęda
region-kale-farms = Jarmużowe Folwarki
    .the = Jarmużowe Folwarki
region-snoring-hills = Chrapiące Wzgórza
    .the = Chrapiące Wzgórza
region-amulet-crofts = Zagrody Amuletów
    .the = Zagrody Amuletów
region-wolfden-grove = Wilczy Gaj
    .the = Wilczy Gaj
region-thistle-downs = Ostowe Garby
    .the = Ostowe Garby
region-foxfire-fen = Trzęsawisko Ogników
    .the = Trzęsawisko Ogników
region-woolly-knolls = Wełniste Pagórki
    .the = Wełniste Pagórki
region-gale-spire = Wichrowa Iglica
    .the = Wichrowa Iglica
region-snowcap-summit = Wierch Śnieżna Czapa
    .the = Wierch Śnieżna Czapa
region-juniper-weald = Jałowcowa Puszcza
    .the = Jałowcowa Puszcza
region-cobalt-pines = Kobaltowe Sosny
    .the = Kobaltowe Sosny
region-walrus-bay = Zatoka Morsów
    .the = Zatoka Morsów

# --- Regions of the board for 4 players --------------------------------------------------------------

region-owlhollow-grove = Sowi Gaj
    .the = Sowi Gaj
region-lantern-meadows = Łąki Latarni
    .the = Łąki Latarni
region-gilded-fields = Złocone Pola
    .the = Złocone Pola
region-lullaby-downs = Kołysankowe Garby
    .the = Kołysankowe Garby
region-cauldron-fen = Kotłowe Trzęsawisko
    .the = Kotłowe Trzęsawisko
region-slumber-sea = Morze Drzemki
    .the = Morze Drzemki
region-wishbone-marsh = Mokradła Kostki Życzeń
    .the = Mokradła Kostki Życzeń
region-keyhole-barrows = Kurhany Dziurki od Klucza
    .the = Kurhany Dziurki od Klucza
region-pickaxe-peak = Szczyt Kilofa
    .the = Szczyt Kilofa
region-flitterbat-wood = Nietoperzowy Las
    .the = Nietoperzowy Las
region-crumb-coppice = Zagajnik Okruszków
    .the = Zagajnik Okruszków
region-croaking-mire = Rechoczące Bagnisko
    .the = Rechoczące Bagnisko
region-beanstalk-farms = Folwarki Fasolowe
    .the = Folwarki Fasolowe
region-spindle-weald = Puszcza Wrzecion
    .the = Puszcza Wrzecion
region-glass-mountain = Szklana Góra
    .the = Szklana Góra
region-mount-nod = Góra Kiwaj-Głową
    .the = Góra Kiwaj-Głową
region-tumble-knolls = Pagórki Fikołków
    .the = Pagórki Fikołków
region-stargazer-tor = Skała Gwiaździarza
    .the = Skała Gwiaździarza
region-swansong-lake = Jezioro Łabędziej Pieśni
    .the = Jezioro Łabędziej Pieśni
region-tarnish-bog = Śniedziowe Torfowisko
    .the = Śniedziowe Torfowisko
region-pumpkin-acres = Dyniowe Zagony
    .the = Dyniowe Zagony
region-nugget-swamp = Bagna Samorodków
    .the = Bagna Samorodków
region-coffer-crag = Turnia Kufra
    .the = Turnia Kufra
region-candle-spire = Świecowa Iglica
    .the = Świecowa Iglica
region-billygoat-brae = Koźle Zbocze
    .the = Koźle Zbocze
region-sinkhole-morass = Zapadłe Grzęzawisko
    .the = Zapadłe Grzęzawisko
region-moonbeam-copse = Księżycowy Zagajnik
    .the = Księżycowy Zagajnik
region-scarecrow-croft = Zagroda Stracha
    .the = Zagroda Stracha
region-yawning-horn = Ziewający Róg
    .the = Ziewający Róg
region-jinx-hills = Pechowe Wzgórza
    .the = Pechowe Wzgórza
region-gosling-pasture = Gęsie Pastwisko
    .the = Gęsie Pastwisko
region-featherbed-alp = Hala Pierzyna
    .the = Hala Pierzyna
region-toadhole-marsh = Mokradła Ropuch
    .the = Mokradła Ropuch
region-hocus-thicket = Gąszcz Hokus-Pokus
    .the = Gąszcz Hokus-Pokus
region-brass-pinnacle = Mosiężna Iglica
    .the = Mosiężna Iglica
region-redhood-forest = Bór Czerwonego Kapturka
    .the = Bór Czerwonego Kapturka
region-nutshell-bay = Zatoka Łupinka
    .the = Zatoka Łupinka
region-tinwhistle-hill = Wzgórze Fujarki
    .the = Wzgórze Fujarki
region-piper-fields = Pola Flecisty
    .the = Pola Flecisty

# --- Regions of the board for 5 players --------------------------------------------------------------

region-mount-siesta = Góra Sjesta
    .the = Góra Sjesta
region-mirage-marsh = Mokradła Mirażu
    .the = Mokradła Mirażu
region-incense-grove = Kadzidlany Gaj
    .the = Kadzidlany Gaj
region-cistern-fields = Pola Cystern
    .the = Pola Cystern
region-flamingo-fen = Trzęsawisko Flamingów
    .the = Trzęsawisko Flamingów
region-grotto-peak = Szczyt Groty
    .the = Szczyt Groty
region-apricot-hills = Morelowe Wzgórza
    .the = Morelowe Wzgórza
region-emerald-needle = Szmaragdowa Igła
    .the = Szmaragdowa Igła
region-saffron-acres = Szafranowe Zagony
    .the = Szafranowe Zagony
region-turquoise-sea = Morze Turkusowe
    .the = Morze Turkusowe
region-olive-knolls = Oliwne Pagórki
    .the = Oliwne Pagórki
region-saltpan-farms = Solne Folwarki
    .the = Solne Folwarki
region-vulture-horn = Sępi Róg
    .the = Sępi Róg
region-catacomb-mire = Bagnisko Katakumb
    .the = Bagnisko Katakumb
region-copper-barrows = Miedziane Kurhany
    .the = Miedziane Kurhany
region-pelican-tor = Skała Pelikana
    .the = Skała Pelikana
region-charmed-palms = Zaczarowane Palmy
    .the = Zaczarowane Palmy
region-mosquito-bog = Komarze Torfowisko
    .the = Komarze Torfowisko
region-cellar-vineyards = Piwniczne Winnice
    .the = Piwniczne Winnice
region-cypress-wood = Cyprysowy Las
    .the = Cyprysowy Las
region-oracle-pinnacle = Iglica Wyroczni
    .the = Iglica Wyroczni
region-melon-grange = Melonowy Folwark
    .the = Melonowy Folwark
region-carpet-hillocks = Dywanowe Kopczyki
    .the = Dywanowe Kopczyki
region-tarpit-swamp = Bagna Smołowe
    .the = Bagna Smołowe
region-donkey-pasture = Ośle Pastwisko
    .the = Ośle Pastwisko
region-goldleaf-forest = Złotolistny Bór
    .the = Złotolistny Bór
region-papyrus-wetland = Papirusowe Rozlewisko
    .the = Papirusowe Rozlewisko
region-sesame-crag = Sezamowa Turnia
    .the = Sezamowa Turnia
region-lotus-lake = Jezioro Lotosów
    .the = Jezioro Lotosów
region-monkey-thicket = Małpi Gąszcz
    .the = Małpi Gąszcz
region-lavender-downs = Lawendowe Garby
    .the = Lawendowe Garby
region-eelcave-morass = Węgorze Grzęzawisko
    .the = Węgorze Grzęzawisko
region-meerkat-meadows = Łąki Surykatek
    .the = Łąki Surykatek
region-cicada-weald = Puszcza Cykad
    .the = Puszcza Cykad
region-tortoise-mounds = Żółwie Kopce
    .the = Żółwie Kopce
region-fortune-fields = Pola Fortuny
    .the = Pola Fortuny
region-garnet-summit = Granatowy Wierch
    .the = Granatowy Wierch
region-zodiac-hill = Wzgórze Zodiaku
    .the = Wzgórze Zodiaku
region-verdigris-marsh = Grynszpanowe Mokradła
    .the = Grynszpanowe Mokradła
region-wishlamp-forest = Bór Cudownej Lampy
    .the = Bór Cudownej Lampy
region-peppercorn-farms = Pieprzowe Folwarki
    .the = Pieprzowe Folwarki
region-bronze-hummocks = Górki z Brązu
    .the = Górki z Brązu
region-sunken-quagmire = Zatopione Topielisko
    .the = Zatopione Topielisko
region-cinnamon-copse = Cynamonowy Zagajnik
    .the = Cynamonowy Zagajnik
region-camelback-alps = Hale Wielbłądzie
    .the = Hale Wielbłądzie
region-hideaway-jungle = Dżungla Kryjówek
    .the = Dżungla Kryjówek
region-anchovy-bay = Zatoka Sardelowa
    .the = Zatoka Sardelowa
region-mount-presto = Góra Hokus
    .the = Góra Hokus

# On a board of Underground, and on a tile of Realms.
region-umbrella-wood = Parasolowy Las
    .the = Parasolowy Las
