### Die Texte der Grundbox. Ids und Argumente: siehe en/content.ftl.
###
### Names are those of the printed German editions where they are known. Words: Volk (race), Spezialfähigkeit or
### Fähigkeit (power), Plättchen (token), Banner and Plakette (banner, badge), Münze (coin), Vorrat (tray), Runde
### (round), Zug (a player's turn), Wertung (scoring), Truppen sammeln (ready the troops), umverteilen (redeploy).
### A race in decline is a "Volk im Untergang" or "untergegangenes Volk"; a Lost Tribe is an "untergegangener Stamm".
###
### A combo has two forms: strong in `combo` ("Fliegende Orks") and weak in `combo-the` ("die Fliegenden Orks"), which
### stands in power-<power>-with.the, or in combo-the for the powers of Underground. race-name.weak is the name behind an
### article ("Untote", but "die Untoten").
### race-the and a region's .the are the accusative with its article ("den Balrog", "den Blechwald"). Behind um, für, durch,
### ohne and gegen they fit, too: "im Kampf um { $region }". Behind in, an, von, zu and bei they do not.

box-base = Small World
box-below = die Unterwelt
box-both = beide Welten

# --- Lists -------------------------------------------------------------------------------------------

# What joins the names of a list: “a, b, c”, “a, b and c”, “a, b or c”.
list-comma = { ", " }
list-and = { " und " }
list-or = { " oder " }

join-clause = { "; " }
join-sentence = { ". " }
join-label = { ": " }

# --- Combos ------------------------------------------------------------------------------------------

combo = { $power ->
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
    .weak = { $race ->
        [liches] Untoten
        [white-ladies] Weißen Frauen
       *[other] { race-name }
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
   *[other] -{ $race }
}
race-the = { $race ->
    [balrog] den Balrog
   *[other] die { race-name.weak }
}
race-of = { $race ->
    [balrog] des Balrogs
   *[other] der { race-name.weak }
}
combo-the = { $power ->
    [alchemist] { power-alchemist-with.the }
    [berserk] { power-berserk-with.the }
    [bivouacking] { power-bivouacking-with.the }
    [commando] { power-commando-with.the }
    [diplomat] { power-diplomat-with.the }
    [dragon-master] { power-dragon-master-with.the }
    [flying] { power-flying-with.the }
    [forest] { power-forest-with.the }
    [fortified] { power-fortified-with.the }
    [heroic] { power-heroic-with.the }
    [hill] { power-hill-with.the }
    [merchant] { power-merchant-with.the }
    [mounted] { power-mounted-with.the }
    [pillaging] { power-pillaging-with.the }
    [seafaring] { power-seafaring-with.the }
    [spirit] { power-spirit-with.the }
    [stout] { power-stout-with.the }
    [swamp] { power-swamp-with.the }
    [underworld] { power-underworld-with.the }
    [wealthy] { power-wealthy-with.the }
    [cursed] { power-cursed-with.the }
    [hordes-of] { power-hordes-of-with.the }
    [marauding] { power-marauding-with.the }
    [ransacking] { power-ransacking-with.the }
    [were-] { power-were--with.the }
    [historian] { power-historian-with.the }
    [peace-loving] { power-peace-loving-with.the }
    [barricade] { power-barricade-with.the }
    [catapult] { power-catapult-with.the }
    [corrupt] { power-corrupt-with.the }
    [imperial] { power-imperial-with.the }
    [mercenary] { power-mercenary-with.the }
    [aquatic] { power-aquatic-with.the }
    [behemoth] { power-behemoth-with.the }
    [fireball] { power-fireball-with.the }
    [adventurous] die Abenteuerlustigen { race-name.weak }
    [fisher] die Fischenden { race-name.weak }
    [flocking] die Geselligen { race-name.weak }
    [frightened] die Ängstlichen { race-name.weak }
    [immortal] die Unsterblichen { race-name.weak }
    [magic] die Magischen { race-name.weak }
    [martyr] { $race ->
        [white-ladies] die Weißen Märtyrer-Frauen
       *[other] die Märtyrer-{ race-name.weak }
    }
    [mining] { $race ->
        [white-ladies] die Weißen Bergbau-Frauen
       *[other] die Bergbau-{ race-name.weak }
    }
    [muddy] die Schlammigen { race-name.weak }
    [mystic] die Mystischen { race-name.weak }
    [quarreling] die Streitsüchtigen { race-name.weak }
    [reborn] die Wiedergeborenen { race-name.weak }
    [royal] die Königlichen { race-name.weak }
    [shield] { $race ->
        [white-ladies] die Weißen Schild-Frauen
       *[other] die Schild-{ race-name.weak }
    }
    [stone] { $race ->
        [liches] die Steinuntoten
        [white-ladies] die Weißen Steinfrauen
       *[other] die Stein{ race-joined }
    }
    [thieving] die Diebischen { race-name.weak }
    [tomb] { $race ->
        [white-ladies] die Weißen Grab-Frauen
       *[other] die Grab-{ race-name.weak }
    }
    [vampire] { $race ->
        [white-ladies] die Weißen Vampir-Frauen
       *[other] die Vampir-{ race-name.weak }
    }
    [vanishing] die Verschwindenden { race-name.weak }
    [vengeful] die Rachsüchtigen { race-name.weak }
    [wise] die Weisen { race-name.weak }
    [none] { race-the }
   *[other] { race-the } ({ $power })
}

# --- Races -------------------------------------------------------------------------------------------

race-amazons = Amazonen
    .one = Amazone
    .gender = feminine
    .joined = amazonen
race-amazons-short = Vier Plättchen mehr, nur zum Angriff: Am Ende jedes Zugs verlassen sie die Karte.
race-amazons-text =
    Die Kombination bringt vier Amazonen mehr, als Banner und Plakette angeben. Nach dem Umverteilen in
    deinem eigenen Zug warten vier Amazonen auf deiner Hand. In deinem nächsten Zug kämpfen sie wieder,
    aber sie verteidigen nicht und bringen keine Münzen. In jeder Region bleibt mindestens eine Amazone.
    Reichen die Plättchen dafür nicht, gibst du vor der Wertung Regionen deiner Wahl auf. Verlierst du im
    Zug von jemand anderem eine Region, kehren nur die Überlebenden auf die Karte zurück; die vier bleiben
    auf der Hand.

race-dwarves = Zwerge
    .one = Zwerg
    .gender = masculine
    .joined = zwerge
race-dwarves-short = 1 Münze extra für jede Region mit Mine, die sie halten, auch im Untergang.
race-dwarves-text =
    Bei der Wertung bringt jede Region mit Mine, die die Zwerge halten, 1 Münze extra. Auch im Untergang
    graben sie weiter: Der Bonus zählt in dem Zug, in dem sie untergehen, und in jedem späteren, solange
    sie die Mine halten.

race-elves = Elben
    .one = Elb
    .gender = masculine
    .joined = elben
race-elves-short = Verlieren kein Plättchen, wenn eine ihrer Regionen erobert wird.
race-elves-text =
    Wird eine Region der aktiven Elben erobert, geht kein Elb verloren. Alle Elben dort, auch ein einzelner,
    ziehen sich auf deine Hand zurück. Am Ende jenes Zugs setzt du sie in deine anderen Regionen mit Elben.
    Bleibt den Elben keine Region, warten sie auf der Hand auf deinen nächsten Zug. Die Ausnahme sind die
    Hexenmeister: Ersetzt ein Hexenmeister einen Elben, kommt dieser in den Vorrat.

race-ghouls = Ghule
    .one = Ghul
    .gender = masculine
    .joined = ghule
race-ghouls-short = Im Untergang bleiben alle Plättchen auf der Karte und erobern weiter.
race-ghouls-text =
    Gehen die Ghule unter, bleiben alle Plättchen auf der Karte, nicht nur eines je Region. Ab deinem
    nächsten Zug handeln die Ghule vor deinem aktiven Volk, nach allen üblichen Regeln. Du nimmst in jeder
    Region alle Plättchen bis auf eines auf. Die Ghule dürfen Regionen aufgeben, erobern und einen eigenen
    letzten Versuch wagen. Am Ende des Zugs verteilen sie sich um. All das entfällt in einem Zug, in dem du
    dein nächstes Volk untergehen lässt. Dann verlassen sie die Karte, außer sie sind Kämpferisch. Wird eine
    Region der Ghule erobert, verlieren sie ein Plättchen und die anderen ziehen sich zurück, wie bei einem
    aktiven Volk. Sonst sind sie ein Volk im Untergang: Die Plakette ist fort, und jede Region bringt eine
    Münze.

race-giants = Riesen
    .one = Riese
    .gender = masculine
    .joined = riesen
race-giants-short = Regionen neben einem ihrer Gebirge kosten 1 Plättchen weniger.
race-giants-text =
    Jede Region neben einem Gebirge der Riesen kostet 1 Plättchen weniger, aber immer mindestens eines. Es
    zählen die Regionen, die die Riesen im Moment der Eroberung halten. Ein eben erobertes Gebirge hilft
    also sofort. Ein Gebirge selbst wird nicht billiger, außer es liegt neben einem weiteren Gebirge der
    Riesen.

race-halflings = Halblinge
    .one = Halbling
    .gender = masculine
    .joined = halblinge
race-halflings-short = Betreten die Karte, wo sie wollen; ihre ersten beiden Regionen sind immun.
race-halflings-text =
    Wann immer die Halblinge keine Region auf der Karte haben, dürfen sie in jeder Landregion beginnen,
    nicht nur am Rand. Die ersten beiden Regionen, die sie erobern, bekommen je eine Erdhöhle. Eine Region
    mit Erdhöhle ist immun: Niemand sonst kann sie erobern oder die Fähigkeit eines Volks oder einer
    Plakette auf sie anwenden. Eine Erdhöhle zieht nie um. Sie ist endgültig fort, sobald die Halblinge ihre
    Region verlassen oder untergehen.

race-humans = Menschen
    .one = Mensch
    .gender = masculine
    .joined = menschen
race-humans-short = 1 Münze extra für jedes Ackerland, das sie halten.
race-humans-text =
    Bei der Wertung bringt jedes Ackerland, das die Menschen halten, 1 Münze extra. Im Untergang gibt es
    nichts extra, auch nicht in dem Zug, in dem sie untergehen.

race-orcs = Orks
    .one = Ork
    .gender = masculine
    .joined = orks
race-orcs-short = 1 Münze extra für jede nicht leere Region, die sie in diesem Zug erobert haben.
race-orcs-text =
    Bei der Wertung bringt jede nicht leere Region, die die Orks in diesem Zug erobert haben, 1 Münze extra.
    Wer dort war, ist gleich: ein untergegangener Stamm, ein aktives Volk oder ein Volk im Untergang, sogar
    dein eigenes. Eine leere Region bringt nichts extra, auch nicht als Gebirge. Im Untergang bekommen die
    Orks nichts extra.

race-ratmen = Rattenmenschen
    .one = Rattenmensch
    .gender = masculine
    .joined = rattenmenschen
race-ratmen-short = Keine Fähigkeit: Ihre Stärke ist ihre Zahl.
race-ratmen-text =
    Die Rattenmenschen haben keine besondere Fähigkeit. Dafür bringt ihr Banner acht Plättchen mit, mehr als
    jedes andere in der Schachtel.

race-skeletons = Skelette
    .one = Skelett
    .gender = neuter
    .joined = skelette
race-skeletons-short = Ein neues Plättchen für je zwei nicht leere Regionen, in diesem Zug erobert.
race-skeletons-text =
    Bevor sich die Skelette umverteilen, nimmst du ein neues Skelett aus dem Vorrat für je zwei nicht leere
    Regionen, die sie in diesem Zug erobert haben. Abgerundet wird immer, und mehr, als im Vorrat liegen,
    gibt es nicht. Die neuen Plättchen setzt du mit den anderen. Nicht leer ist eine Region, wenn dort ein
    untergegangener Stamm oder irgendein Volksplättchen war, aktiv oder im Untergang. Im Untergang bekommen
    die Skelette keine neuen.

race-sorcerers = Hexenmeister
    .one = Hexenmeister
    .gender = masculine
    .joined = hexenmeister
race-sorcerers-short = Ersetzen je Zug und Gegner ein einzelnes aktives Plättchen.
race-sorcerers-text =
    Einmal je Zug und Gegner darfst du eine Region durch Ersetzen erobern. Dort muss genau ein Plättchen
    seines aktiven Volks liegen. Außerdem muss die Region angreifbar sein: in
    Reichweite der Hexenmeister, weder immun noch durch Frieden geschützt. Das Plättchen kommt in den
    Vorrat, selbst ein Elb, und ein Hexenmeister aus dem Vorrat nimmt seinen Platz ein. Du brauchst kein
    Plättchen auf der Hand, aber einen Hexenmeister im Vorrat. Nach einem letzten Versuch geht es nicht
    mehr. Gebirge, Trollhöhle oder Festung verhindern das Ersetzen nicht. Ein Lager schon, denn es zählt als
    weiteres Plättchen. In jeder Hinsicht ist das Ersetzen ein Angriff und die Eroberung einer nicht leeren
    Region.

race-tritons = Wassermänner
    .one = Wassermann
    .gender = masculine
    .joined = wassermänner
race-tritons-short = Regionen an der Küste kosten 1 Plättchen weniger.
race-tritons-text =
    Jede Landregion am Meer oder am See kostet 1 Plättchen weniger, aber immer mindestens eines. Meere und
    der See selbst sind keine Küste: Seefahrende Wassermänner zahlen für sie den vollen Preis.

race-trolls = Trolle
    .one = Troll
    .gender = masculine
    .joined = trolle
race-trolls-short = Eine Trollhöhle verteuert jede ihrer Regionen um 1, auch im Untergang.
race-trolls-text =
    Jede Region bekommt eine Trollhöhle, sobald die Trolle sie erobern. Wer eine Region mit Trollhöhle
    angreift, zahlt 1 Plättchen mehr, auch im Untergang der Trolle. Eine Trollhöhle verlässt die Karte, wenn
    ihre Region aufgegeben oder erobert wird, wie auch immer. Sie zählt nicht als Plättchen und schützt
    deshalb einen einzelnen Troll nicht vor den Hexenmeistern.

race-wizards = Zauberer
    .one = Zauberer
    .gender = masculine
    .joined = zauberer
race-wizards-short = 1 Münze extra für jede Region mit Magiequelle, die sie halten.
race-wizards-text =
    Bei der Wertung bringt jede Region mit Magiequelle, die die Zauberer halten, 1 Münze extra. Im Untergang
    gibt es nichts extra, auch nicht in dem Zug, in dem sie untergehen.

# --- Powers ------------------------------------------------------------------------------------------

power-alchemist = Alchemist
power-alchemist-with = Alchemistische { race-name }
    .the = die Alchemistischen { race-name.weak }
power-alchemist-short = Zwei Münzen am Ende jedes Zugs, solange das Volk aktiv ist.
power-alchemist-text =
    Bei jeder deiner Wertungen bringt das aktive Volk zwei Münzen extra, selbst ohne eine einzige Region.
    Lässt du das Volk am Anfang eines Zugs untergehen, bringt es in diesem Zug nichts extra.

power-berserk = Berserker
power-berserk-with = { $race ->
    [white-ladies] Weiße Berserker-Frauen
   *[other] Berserker-{ race-name }
}
    .the = { $race ->
        [white-ladies] die Weißen Berserker-Frauen
       *[other] die Berserker-{ race-name.weak }
    }
power-berserk-short = Dürfen vor jeder Eroberung würfeln und wählen erst dann die Region.
power-berserk-text =
    Hast du mindestens ein Plättchen auf der Hand, darfst du vor einer Eroberung den Verstärkungswürfel
    werfen und dann erst die Region wählen. Ihr Preis sinkt um die Augen, aber nie unter eins. Jeder Wurf
    gilt für eine Eroberung. Danach darfst du weitermachen, mit oder ohne neuen Wurf. Kannst oder willst du
    einen Wurf nicht nutzen, enden deine Eroberungen. Einen anderen letzten Versuch hat das Volk nicht.

power-bivouacking = Kampierend
power-bivouacking-with = Kampierende { race-name }
    .the = die Kampierenden { race-name.weak }
power-bivouacking-short = Fünf Lager; jedes verteuert seine Region um 1.
power-bivouacking-text =
    Bei jedem Umverteilen stellst du die fünf Lager in Regionen des Volks auf, beliebig viele in derselben.
    Beim nächsten Umverteilen darfst du sie alle versetzen. Jedes Lager verteuert seine Region für den
    Angriff um 1. Jedes zählt auch als weiteres Plättchen: Hexenmeister können also ein einzelnes Plättchen
    neben einem Lager nicht ersetzen. Lager gehen nie verloren: Wird ihre Region erobert, stellst du sie am
    Ende jenes Zugs in andere Regionen des Volks. Im Untergang verlassen sie die Karte, und am Spielende
    zählen sie nie als Volksplättchen.

power-commando = Kommando
power-commando-with = { $race ->
    [white-ladies] Weiße Kommando-Frauen
   *[other] Kommando-{ race-name }
}
    .the = { $race ->
        [white-ladies] die Weißen Kommando-Frauen
       *[other] die Kommando-{ race-name.weak }
    }
power-commando-short = Jede Region kostet 1 Plättchen weniger.
power-commando-text =
    Jede Region kostet 1 Plättchen weniger, aber immer mindestens eines. Andere Ermäßigungen kommen hinzu,
    und auch bei einem letzten Versuch hilft das.

power-diplomat = Diplomat
power-diplomat-with = Diplomatische { race-name }
    .the = die Diplomatischen { race-name.weak }
power-diplomat-short = Frieden bis zu deinem nächsten Zug mit einem Gegner, den das Volk verschont hat.
power-diplomat-text =
    Am Ende deines Zugs, nach dem Umverteilen, darfst du einen Gegner nennen. Das Volk mit dieser Plakette
    darf in diesem Zug dessen aktives Volk nicht angegriffen haben. Bis dein nächster Zug beginnt, kann
    jenes aktive Volk dieses hier auf keine Weise angreifen: nicht durch Eroberung, Ersetzen oder den
    Drachen. Du wählst in jedem Zug neu und darfst denselben Gegner wieder nennen. Völker im Untergang haben
    mit dem Frieden nichts zu tun: Du darfst sie angreifen, deine sind nicht geschützt, und fremde Ghule im
    Untergang dürfen dich angreifen.

power-dragon-master = Drachenbändiger
power-dragon-master-with = { $race ->
    [white-ladies] Weiße Drachenbändiger-Frauen
   *[other] Drachenbändiger-{ race-name }
}
    .the = { $race ->
        [white-ladies] die Weißen Drachenbändiger-Frauen
       *[other] die Drachenbändiger-{ race-name.weak }
    }
power-dragon-master-short =
    Einmal je Zug erobert ein einziges Plättchen eine Region; der Drache macht sie immun.
power-dragon-master-text =
    Einmal je Zug darfst du eine Region in Reichweite mit einem einzigen Plättchen erobern, was sie auch
    kostet. Plättchen, Gebirge, Trollhöhle, Festung und Lager sind egal, Immunität und Frieden nicht. Der
    Drache bleibt in dieser Region. Sie ist immun, bis du ihn in einem späteren Zug woanders einsetzt.
    Versetzen musst du ihn nicht. Wird seine Region aufgegeben, kommt er zu dir zurück. Im Untergang
    verlässt er die Karte. Der Drache reicht nicht weiter als sein Volk.

power-flying = Fliegend
power-flying-with = Fliegende { race-name }
    .the = die Fliegenden { race-name.weak }
power-flying-short = Dürfen jede Landregion erobern, benachbart oder nicht.
power-flying-text =
    Jede Landregion ist in Reichweite, auch bei der ersten Eroberung. Meere und der See sind es nicht. Die
    Preise bleiben gleich, und ferne Regionen gelten für andere Fähigkeiten nicht als benachbart.

power-forest = Wald
power-forest-with = { $race ->
    [white-ladies] Weiße Waldfrauen
   *[other] Wald{ race-joined }
}
    .the = { $race ->
        [liches] die Walduntoten
        [white-ladies] die Weißen Waldfrauen
       *[other] die Wald{ race-joined }
    }
power-forest-short = 1 Münze extra für jeden Wald, den sie halten.
power-forest-text =
    Bei der Wertung bringt jeder Wald, den das Volk hält, 1 Münze extra. Im Untergang gibt es nichts extra,
    auch nicht in dem Zug, in dem das Volk untergeht.

power-fortified = Wehrhaft
power-fortified-with = Wehrhafte { race-name }
    .the = die Wehrhaften { race-name.weak }
power-fortified-short = Je Zug eine Festung: bringt 1 Münze und verteuert ihre Region um 1.
power-fortified-text =
    Einmal in jedem Zug, in dem das Volk sich ausbreitet, darfst du eine Festung in einer seiner Regionen
    ohne Festung bauen. Höchstens sechs stehen auf der Karte. Bei der Wertung bringt jede Festung 1 Münze
    extra, solange das Volk aktiv ist. Ihre Region kostet beim Angriff 1 Plättchen mehr, auch im Untergang.
    Wird die Region aufgegeben oder erobert, kommt die Festung zurück und kann neu gebaut werden. Sie zählt
    nicht als Plättchen und schützt deshalb ein einzelnes Plättchen nicht vor Hexenmeistern.

power-heroic = Helden
power-heroic-with = Heldenhafte { race-name }
    .the = die Heldenhaften { race-name.weak }
power-heroic-short = Zwei Helden machen ihre Regionen immun.
power-heroic-text =
    Am Ende jedes deiner Züge, nach dem Umverteilen, stellst du die beiden Helden in zwei verschiedene
    Regionen des Volks. Niemand sonst kann diese Regionen erobern oder die Fähigkeit eines Volks oder einer
    Plakette auf sie anwenden. Sie bleiben immun, bis du die Helden am Ende deines nächsten Zugs versetzt.
    Wird die Region eines Helden aufgegeben, kommt er zu dir zurück. Im Untergang verlassen die Helden die
    Karte.

power-hill = Hügel
power-hill-with = { $race ->
    [white-ladies] Weiße Hügelfrauen
   *[other] Hügel{ race-joined }
}
    .the = { $race ->
        [liches] die Hügeluntoten
        [white-ladies] die Weißen Hügelfrauen
       *[other] die Hügel{ race-joined }
    }
power-hill-short = 1 Münze extra für jeden Hügel, den sie halten.
power-hill-text =
    Bei der Wertung bringt jeder Hügel, den das Volk hält, 1 Münze extra. Im Untergang gibt es nichts extra,
    auch nicht in dem Zug, in dem das Volk untergeht.

power-merchant = Händler
power-merchant-with = Handeltreibende { race-name }
    .the = die Handeltreibenden { race-name.weak }
power-merchant-short = 1 Münze extra für jede Region, die sie halten.
power-merchant-text =
    Bei der Wertung bringt jede Region, die das Volk hält, 1 Münze extra, also zwei. Im Untergang gibt es
    nichts extra. Regionen deiner anderen Völker bringen wie üblich eine Münze.

power-mounted = Beritten
power-mounted-with = Berittene { race-name }
    .the = die Berittenen { race-name.weak }
power-mounted-short = Hügel und Ackerland kosten 1 Plättchen weniger.
power-mounted-text =
    Jeder Hügel und jedes Ackerland kostet 1 Plättchen weniger, aber immer mindestens eines. Andere
    Ermäßigungen kommen hinzu.

power-pillaging = Plündernd
power-pillaging-with = Plündernde { race-name }
    .the = die Plündernden { race-name.weak }
power-pillaging-short = 1 Münze extra für jede nicht leere Region, in diesem Zug erobert.
power-pillaging-text =
    Bei der Wertung bringt jede nicht leere Region, die das Volk in diesem Zug erobert hat, 1 Münze extra.
    Wer dort war, ist gleich: ein untergegangener Stamm, ein aktives Volk oder ein Volk im Untergang, sogar
    dein eigenes. Plündernde Orks bekommen beides.

power-seafaring = Seefahrer
power-seafaring-with = Seefahrende { race-name }
    .the = die Seefahrenden { race-name.weak }
power-seafaring-short = Erobern auch Meere und den See und behalten sie im Untergang.
power-seafaring-text =
    Für dieses Volk sind alle Meere und der See Regionen wie andere auch. Sie grenzen an ihre Ufer, kosten
    leer zwei Plättchen und bringen bei der Wertung eine Münze. Im Untergang behält das Volk sie, und sie
    zählen weiter. Nur ein anderes Seefahrendes Volk kann sie ihm noch nehmen, denn sonst darf niemand
    hinein. Neben einem Meer, das dieses Volk hält, dürfen andere Völker die Karte trotzdem betreten.

power-spirit = Kämpferisch
power-spirit-with = Kämpferische { race-name }
    .the = die Kämpferischen { race-name.weak }
power-spirit-short = Darf im Untergang neben einem zweiten deiner Völker bleiben.
power-spirit-text =
    Einmal untergegangen, zählt das Volk nicht als dein Volk im Untergang. Es bleibt auf der Karte, wenn später ein
    anderes deiner Völker untergeht, und ein früheres bleibt, wenn dieses untergeht. Du kannst also zwei
    Völker im Untergang haben, und beide bringen Münzen. Geht ein drittes unter, verlässt das nicht
    Kämpferische die Karte. Die Plakette bleibt beim Volk und wird erst abgelegt, wenn es die Karte
    verlassen hat.

power-stout = Unerschrocken
power-stout-with = Unerschrockene { race-name }
    .the = die Unerschrockenen { race-name.weak }
power-stout-short = Dürfen am Ende eines normalen Zugs untergehen, nach der Wertung.
power-stout-text =
    Nach dem Ausbreiten und der Wertung darfst du das Volk sofort untergehen lassen, selbst in dem Zug, in
    dem du die Kombination genommen hast. Noch einmal gewertet wird nicht. Ein älteres Volk im Untergang hat
    in diesem Zug schon gezählt und verlässt nun die Karte, außer Kämpferisch lässt es bleiben. Die Plakette
    wird abgelegt, und in deinem nächsten Zug nimmst du eine neue Kombination.

power-swamp = Sumpf
power-swamp-with = { $race ->
    [white-ladies] Weiße Sumpffrauen
   *[other] Sumpf{ race-joined }
}
    .the = { $race ->
        [liches] die Sumpfuntoten
        [white-ladies] die Weißen Sumpffrauen
       *[other] die Sumpf{ race-joined }
    }
power-swamp-short = 1 Münze extra für jeden Sumpf, den sie halten.
power-swamp-text =
    Bei der Wertung bringt jeder Sumpf, den das Volk hält, 1 Münze extra. Im Untergang gibt es nichts extra,
    auch nicht in dem Zug, in dem das Volk untergeht.

power-underworld = Unterwelt
power-underworld-with = { $race ->
    [white-ladies] Weiße Unterwelt-Frauen
   *[other] Unterwelt-{ race-name }
}
    .the = { $race ->
        [white-ladies] die Weißen Unterwelt-Frauen
       *[other] die Unterwelt-{ race-name.weak }
    }
power-underworld-short = Regionen mit Höhle kosten 1 weniger und sind einander benachbart.
power-underworld-text =
    Jede Region mit Höhle kostet 1 Plättchen weniger, aber immer mindestens eines. Für dieses Volk sind alle
    Höhlen einander benachbart: Von einer eigenen Höhle kommt es in jede andere. Über Höhlen betritt das
    Volk die Karte aber nicht: Seine erste Eroberung folgt den üblichen Regeln.

power-wealthy = Wohlhabend
power-wealthy-with = Wohlhabende { race-name }
    .the = die Wohlhabenden { race-name.weak }
power-wealthy-short = Einmal sieben Münzen, am Ende des ersten Zugs.
power-wealthy-text =
    Bei der Wertung in dem Zug, in dem du die Kombination nimmst, bringt sie sieben Münzen extra. Danach
    tut die Plakette nichts mehr.

# --- General rules -----------------------------------------------------------------------------------

topic-turn = Zug
topic-turn-text =
    Ohne aktives Volk nimmst du eine Kombination und machst ihre erste Eroberung. Sonst hast du die Wahl:
    Du breitest dein aktives Volk aus, oder du lässt es untergehen, wertest und beendest den Zug. Zum
    Ausbreiten sammelst du deine Truppen: in jeder Region alle Plättchen bis auf eines. Dann gibst du auf
    Wunsch Regionen auf, eroberst, verteilst um und wertest. Ghule im Untergang handeln vor dem aktiven
    Volk. Ganz am Ende des Zugs setzen alle, die Regionen verloren haben, ihre zurückgezogenen Plättchen
    wieder ein.

topic-combos = Eine Kombination nehmen
topic-combos-text =
    Sechs Kombinationen liegen in einer Spalte aus. Die erste ist umsonst. Für jede andere legst du je eine
    deiner Münzen auf alle Kombinationen darüber. Münzen auf deiner Kombination bekommst du. Dazu nimmst du
    so viele Volksplättchen, wie die Zahlen auf Banner und Plakette zusammen ergeben, soweit der Vorrat
    reicht. Die Kombinationen darunter rücken mit ihren Münzen auf, und eine neue wird aufgedeckt. Sind die
    Stapel aufgebraucht, liegen weniger als sechs aus.

topic-first-conquest = Erste Eroberung
topic-first-conquest-text =
    Ein Volk ohne Region betritt die Karte am Rand oder in einer Landregion an einem Meer, das bis zum Rand
    reicht. Das gilt für ein neues Volk und für eines, das alle Regionen aufgegeben oder verloren hat. Am
    See zu liegen reicht nicht. Der Preis ist wie bei jeder Eroberung. Die nächste Eroberung geht von den
    Regionen aus, die das Volk dann hält.

topic-conquering = Regionen erobern
topic-conquering-text =
    Ein Volk darf jede Landregion erobern, die an eine seiner Regionen grenzt und keines seiner Plättchen
    enthält. Sie darf weder immun noch durch Frieden geschützt sein. Fähigkeiten können weiter oder aufs
    Wasser reichen. Du setzt so viele Plättchen von der Hand, wie der Preis sagt; sie bleiben dort bis zum
    Umverteilen. Auch eine Region deines eigenen Volks im Untergang darfst du erobern, mit allen Folgen. Du
    machst weiter, solange du kannst, eine Region nach der anderen.

topic-prices = Preise
topic-prices-text =
    Eine leere Region kostet zwei Plättchen. Ein Gebirge kostet eines mehr, ebenso jedes Volksplättchen in
    der Region: von wem auch immer, aktiv oder im Untergang, sogar dein eigenes im Untergang. Auch ein
    untergegangener Stamm, eine Trollhöhle, eine Festung oder ein Lager kostet je eines mehr. Alle
    Ermäßigungen zählen zusammen, aber eine Eroberung kostet immer mindestens ein Plättchen. Du brauchst
    also eines auf der Hand. Der Drache und das Ersetzen der Hexenmeister haben eigene Preise.

topic-final-attempt = Letzter Versuch
topic-final-attempt-text =
    Mit mindestens einem Plättchen auf der Hand darfst du deine Eroberungen mit dem Verstärkungswürfel
    beenden. Erst nennst du eine Region, die du angreifen darfst. Nach allen Ermäßigungen muss sie ein bis
    drei Plättchen mehr kosten, als du auf der Hand hast. Dann würfelst du einmal. Drei Seiten des Würfels
    sind leer, die anderen zeigen ein, zwei und drei Augen. Erreichen Plättchen und Augen zusammen den
    Preis, eroberst du die Region mit allen Plättchen von der Hand. Wenn nicht, behältst du sie zum
    Umverteilen. So oder so erobert das Volk nichts mehr, auf keine Weise.

topic-abandoning = Regionen aufgeben
topic-abandoning-text =
    Breitest du dich aus, darfst du vor der ersten Eroberung deines aktiven Volks beliebig viele seiner
    Regionen aufgeben. Alle Plättchen dort kommen auf deine Hand. Was ohne Bewohner nicht sein kann, geht
    mit: Trollhöhlen, Festungen und Erdhöhlen verlassen die Karte, Drache, Helden und Lager kommen zu dir
    zurück. Gibst du alle Regionen auf, ist die nächste Eroberung wieder eine erste.

topic-losses = Verluste und Rückzug
topic-losses-text =
    Wird eine Region erobert, verliert ihr Volk ein Plättchen an den Vorrat. Die anderen ziehen sich auf die
    Hand zurück. Am Ende des Zugs setzt du deine in beliebige Regionen, die das Volk noch hält. Ein Volk im
    Untergang hat nur ein Plättchen je Region, da zieht sich nichts zurück; die Ghule sind die Ausnahme. Ein
    aktives Volk ohne Region wartet auf der Hand und kommt im nächsten eigenen Zug wieder auf die Karte. Ein
    untergegangener Stamm ist für den Rest der Partie aus dem Spiel.

topic-redeployment = Umverteilen
topic-redeployment-text =
    Nach deinen Eroberungen verteilst du alle Plättchen des Volks beliebig auf seine Regionen, mindestens
    eines in jede. Das gilt für die Plättchen auf der Hand und auf der Karte. Nachbarschaft ist dabei egal.
    Ghule im Untergang verteilst du für sich um, denn Plättchen wechseln nie das Volk. Dann stellst du die
    Figuren deiner Fähigkeit auf und triffst ihre Entscheidungen: Lager, eine Festung, Helden, die Wahl des
    Diplomaten.

topic-scoring = Wertung
topic-scoring-text =
    Am Ende deines Zugs, und nur dann, nimmst du eine Münze für jede Region deiner Völker, aktiv und im
    Untergang. Das aktive Volk und seine Fähigkeit bringen ihre Boni dazu. Ein Volk im Untergang bringt nur
    dann einen Bonus, wenn seine Regeln es sagen; in dieser Schachtel gilt das allein für die Minen der
    Zwerge. In dem Zug, in dem du ein Volk untergehen lässt, zählt es schon als untergegangen. Deine Münzen
    sind geheim, aber was du für eine Kombination zahlst, sehen alle.

topic-decline = Untergehen lassen
topic-decline-text =
    Statt dein aktives Volk auszubreiten, darfst du es untergehen lassen. Dein früheres Volk im Untergang
    verlässt die Karte, außer Kämpferisch lässt beide bleiben. Vom Volk, das untergeht, bleibt in jeder
    Region ein Plättchen. Alle anderen kommen in den Vorrat, auch die auf der Hand. Die Plakette wird
    abgelegt, außer sie heißt Kämpferisch. Drache, Helden, Erdhöhlen und Lager verlassen die Karte,
    Trollhöhlen und Festungen bleiben. In diesem Zug erobert kein Volk und keines verteilt um, nicht einmal
    die Ghule. Du wertest, und in deinem nächsten Zug nimmst du eine neue Kombination.

topic-immunity = Immunität
topic-immunity-text =
    Eine Region mit einem Drachen, einem Helden oder einer Erdhöhle ist immun. Niemand sonst kann sie
    erobern, ob mit Plättchen, Würfel, Drache oder Ersetzen, oder die Fähigkeit eines Volks oder einer
    Plakette auf sie anwenden. Die Immunität endet, wenn die Figur weiterzieht oder die Karte verlässt, und
    immer, wenn das Volk untergeht.

topic-stacks = Stapel
topic-stacks-text =
    Die Schachtel enthält für jedes Volk eine feste Zahl von Plättchen; verlorene kommen zurück in den
    Vorrat ihres Volks. Eine Plakette wird abgelegt, wenn ihr Volk untergeht; Kämpferisch erst, wenn das
    Volk die Karte verlässt. Ist der Stapel der Plaketten leer, werden die abgelegten zu einem neuen Stapel
    gemischt. Ist von einem Volk nichts mehr übrig, kommt sein Banner unter den Stapel der Banner. Ist
    dieser Stapel leer, füllt das Banner den untersten freien Platz der Spalte.

topic-game-end = Ende der Partie
topic-game-end-text =
    Die Partie endet nach dem letzten Zug der letzten Runde. Zu zweit und zu dritt sind es zehn Runden, zu
    viert neun und zu fünft acht. Wer die meisten Münzen hat, gewinnt. Bei Gleichstand gewinnt, wer die
    meisten Volksplättchen auf der Karte hat; die im Untergang zählen mit.

# --- Terrain and symbols -----------------------------------------------------------------------------

feature-farmland = Ackerland
feature-forest = Wald
feature-hill = Hügel
feature-lake = See
feature-mountain = Gebirge
feature-sea = Meer
feature-swamp = Sumpf
feature-cavern = Höhle
feature-magic = Magiequelle
feature-mine = Mine
feature-coast = an der Küste
feature-edge = am Kartenrand
feature-black-mountain = Schwarzer Berg
feature-mud-pool = Schlammloch
feature-mushroom-forest = Pilzwald
feature-mystic-crystal = Mystischer Kristall
feature-river = Fluss
feature-chasm = Schlucht
feature-volcano = Vulkan
feature-lost-tribe = untergegangener Stamm

# --- Pieces, tokens and coins ------------------------------------------------------------------------

piece-dragon = Drache
piece-encampment = Lager
piece-fortress = Festung
piece-hero = Held
piece-hole = Erdhöhle
piece-lair = Trollhöhle
count-dragon = { $number ->
    [one] 1 Drache
   *[other] { $number } Drachen
}
count-encampment = { $number ->
    [one] 1 Lager
   *[other] { $number } Lager
}
count-fortress = { $number ->
    [one] 1 Festung
   *[other] { $number } Festungen
}
count-hero = { $number ->
    [one] 1 Held
   *[other] { $number } Helden
}
count-hole = { $number ->
    [one] 1 Erdhöhle
   *[other] { $number } Erdhöhlen
}
count-lair = { $number ->
    [one] 1 Trollhöhle
   *[other] { $number } Trollhöhlen
}
count-tokens = { $number ->
    [one] 1 Plättchen
   *[other] { $number } Plättchen
}
count-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
count-regions = { $number ->
    [one] 1 Region
   *[other] { $number } Regionen
}

# --- Reasons -----------------------------------------------------------------------------------------

# The parts of a price.
reason-base = Grundpreis
reason-mountain = Gebirge
reason-tokens = Plättchen dort
reason-lost-tribe = untergegangener Stamm
reason-never-less = nie weniger als { $number }
reason-ability = { $ability }
# Reasons why a region cannot be conquered.
reason-own-region = gehört dir schon
reason-closed =
    { $terrain ->
        [sea] nur ein Seefahrendes Volk darf aufs Meer
        [lake] nur ein Seefahrendes Volk darf auf den See
       *[other] diesem Volk verschlossen
    }
reason-not-adjacent = grenzt an keine deiner Regionen
reason-no-entry-region = Völker kommen anderswo auf die Karte: am Rand oder wo das Szenario es sagt
reason-river = Fluss: 1 Plättchen weniger
reason-immune = immun
reason-immune-dragon = immun: Dort ist ein Drache
reason-immune-hero = immun: Dort ist ein Held
reason-immune-hole = immun: Dort ist eine Erdhöhle
reason-peace = zwischen euch herrscht Frieden
reason-forbidden = verboten
reason-coins-wanted = ein Angriff auf dieses Volk kostet mehr Münzen, als du hast
# Sources of coins other than races and powers.
reason-regions = Regionen

# --- Questions ---------------------------------------------------------------------------------------

question-reveal = Was decken die Stapel auf?
question-choose-combo = Wähle eine Kombination.
question-choose-course = Ausbreiten oder untergehen?
question-conquer = Erobere eine Region.
question-redeploy = Verteile deine Plättchen um.
question-return = Setze deine zurückgezogenen Plättchen.
question-redeploy-give-up = Zu wenig Plättchen: Gib eine Region auf.
question-roll = Was zeigt der Würfel?
question-over = Die Partie ist vorbei.
question-bivouacking = Stelle die Lager auf.
question-diplomat = Mit wem schließt du Frieden?
question-fortified = Eine Festung bauen?
question-heroic = Stelle die Helden auf.
question-stout = Jetzt untergehen lassen?
# The texts of questions without their own text, by shape; $ability names the ability that asks.
question-any-regions = { $ability }: Welche Regionen?
question-any-spread = { $ability }: Wohin damit?
question-any-amount = { $ability }: Wie viele?
question-any-name = { $ability }: Wähle.
question-any-thing = { $ability }: Wähle.
question-any-tile = { $ability }: Welche Tafel?
question-any-cell = { $ability }: Wohin damit?
question-any-place = { $ability }: Wo auf der Tafel?
question-any-whether = { $ability }: Ja oder nein?
question-any-course = { $ability }: Untergehen lassen?

# --- Regions of the board for 2 players --------------------------------------------------------------

region-kettle-bay = Kesselbucht
    .the = die Kesselbucht
region-wishing-acres = Wunschäcker
    .the = die Wunschäcker
region-tinpot-wood = Blechwald
    .the = den Blechwald
region-burrow-bog = Maulwurfsmoor
    .the = das Maulwurfsmoor
region-buttercup-downs = Butterblumenhügel
    .the = die Butterblumenhügel
region-pudding-fields = Puddingfelder
    .the = die Puddingfelder
region-riddle-grove = Rätselhain
    .the = den Rätselhain
region-coalhole-crag = Kohlenlochklippe
    .the = die Kohlenlochklippe
region-drizzle-hills = Nieselhügel
    .the = die Nieselhügel
region-porridge-peak = Haferbreigipfel
    .the = den Haferbreigipfel
region-teacup-lake = Teetassensee
    .the = den Teetassensee
region-rabbit-knolls = Kaninchenbuckel
    .the = die Kaninchenbuckel
region-pewter-horn = Zinnhorn
    .the = das Zinnhorn
region-barley-meadows = Gerstenwiesen
    .the = die Gerstenwiesen
region-dozy-weald = Dösewald
    .the = den Dösewald
region-luckstone-farms = Glückssteinhöfe
    .the = die Glückssteinhöfe
region-acorn-coppice = Eichelgehölz
    .the = das Eichelgehölz
region-murmur-marsh = Murmelmarsch
    .the = die Murmelmarsch
region-pantry-barrows = Speisekammerhügel
    .the = die Speisekammerhügel
region-rusty-mire = Rostsumpf
    .the = den Rostsumpf
region-rooster-spire = Hahnenspitze
    .the = die Hahnenspitze
region-duckweed-fen = Entengrützenried
    .the = das Entengrützenried
region-pickle-sea = Gurkenmeer
    .the = das Gurkenmeer

# --- Regions of the board for 3 players --------------------------------------------------------------

region-herring-sea = Heringsmeer
    .the = das Heringsmeer
region-hatchet-forest = Beilforst
    .the = den Beilforst
region-frostnose-peak = Frostnasengipfel
    .the = den Frostnasengipfel
region-oatcake-acres = Haferkeksäcker
    .the = die Haferkeksäcker
region-otterholt-mire = Otterbausumpf
    .the = den Otterbausumpf
region-reindeer-wood = Rentierwald
    .the = den Rentierwald
region-rune-fields = Runenfelder
    .the = die Runenfelder
region-cranberry-bog = Moosbeerenmoor
    .the = das Moosbeerenmoor
region-northlight-tor = Nordlichtfelsen
    .the = den Nordlichtfelsen
region-nickel-horn = Nickelhorn
    .the = das Nickelhorn
region-shaggy-meadows = Zottelwiesen
    .the = die Zottelwiesen
region-bogiron-swamp = Raseneisensumpf
    .the = den Raseneisensumpf
region-clanging-crag = Klirrklippe
    .the = die Klirrklippe
region-chilblain-marsh = Frostbeulenmarsch
    .the = die Frostbeulenmarsch
region-mitten-lake = Fäustlingssee
    .the = den Fäustlingssee
region-echo-pinnacle = Echozinne
    .the = die Echozinne
region-omen-barrows = Omenhügel
    .the = die Omenhügel
region-mount-grumble = Grummelberg
    .the = den Grummelberg
region-kale-farms = Grünkohlhöfe
    .the = die Grünkohlhöfe
region-snoring-hills = Schnarchhügel
    .the = die Schnarchhügel
region-amulet-crofts = Amulettäcker
    .the = die Amulettäcker
region-wolfden-grove = Wolfsbauhain
    .the = den Wolfsbauhain
region-thistle-downs = Distelhügel
    .the = die Distelhügel
region-foxfire-fen = Irrlichtried
    .the = das Irrlichtried
region-woolly-knolls = Wollbuckel
    .the = die Wollbuckel
region-gale-spire = Sturmspitze
    .the = die Sturmspitze
region-snowcap-summit = Schneekappengipfel
    .the = den Schneekappengipfel
region-juniper-weald = Wacholderwald
    .the = den Wacholderwald
region-cobalt-pines = Kobaltkiefern
    .the = die Kobaltkiefern
region-walrus-bay = Walrossbucht
    .the = die Walrossbucht

# --- Regions of the board for 4 players --------------------------------------------------------------

region-owlhollow-grove = Eulenhöhlenhain
    .the = den Eulenhöhlenhain
region-lantern-meadows = Laternenwiesen
    .the = die Laternenwiesen
region-gilded-fields = Goldrandfelder
    .the = die Goldrandfelder
region-lullaby-downs = Wiegenliedhügel
    .the = die Wiegenliedhügel
region-cauldron-fen = Hexenkesselried
    .the = das Hexenkesselried
region-slumber-sea = Schlummermeer
    .the = das Schlummermeer
region-wishbone-marsh = Wünschelmarsch
    .the = die Wünschelmarsch
region-keyhole-barrows = Schlüssellochhügel
    .the = die Schlüssellochhügel
region-pickaxe-peak = Spitzhackengipfel
    .the = den Spitzhackengipfel
region-flitterbat-wood = Flattermauswald
    .the = den Flattermauswald
region-crumb-coppice = Krümelgehölz
    .the = das Krümelgehölz
region-croaking-mire = Quaksumpf
    .the = den Quaksumpf
region-beanstalk-farms = Bohnenrankenhöfe
    .the = die Bohnenrankenhöfe
region-spindle-weald = Spindelwald
    .the = den Spindelwald
region-glass-mountain = Glasberg
    .the = den Glasberg
region-mount-nod = Nickerchenberg
    .the = den Nickerchenberg
region-tumble-knolls = Purzelbuckel
    .the = die Purzelbuckel
region-stargazer-tor = Sternguckerfelsen
    .the = den Sternguckerfelsen
region-swansong-lake = Schwanengesangsee
    .the = den Schwanengesangsee
region-tarnish-bog = Patinamoor
    .the = das Patinamoor
region-pumpkin-acres = Kürbisäcker
    .the = die Kürbisäcker
region-nugget-swamp = Goldklumpensumpf
    .the = den Goldklumpensumpf
region-coffer-crag = Geldtruhenklippe
    .the = die Geldtruhenklippe
region-candle-spire = Kerzenspitze
    .the = die Kerzenspitze
region-billygoat-brae = Ziegenbockhang
    .the = den Ziegenbockhang
region-sinkhole-morass = Erdfallmorast
    .the = den Erdfallmorast
region-moonbeam-copse = Mondscheingehölz
    .the = das Mondscheingehölz
region-scarecrow-croft = Vogelscheuchenacker
    .the = den Vogelscheuchenacker
region-yawning-horn = Gähnhorn
    .the = das Gähnhorn
region-jinx-hills = Pechvogelhügel
    .the = die Pechvogelhügel
region-gosling-pasture = Gösselweide
    .the = die Gösselweide
region-featherbed-alp = Federbettalm
    .the = die Federbettalm
region-toadhole-marsh = Krötenlochmarsch
    .the = die Krötenlochmarsch
region-hocus-thicket = Hokuspokusdickicht
    .the = das Hokuspokusdickicht
region-brass-pinnacle = Messingzinne
    .the = die Messingzinne
region-redhood-forest = Rotkäppchenforst
    .the = den Rotkäppchenforst
region-nutshell-bay = Nussschalenbucht
    .the = die Nussschalenbucht
region-tinwhistle-hill = Blechflötenhügel
    .the = den Blechflötenhügel
region-piper-fields = Pfeiferfelder
    .the = die Pfeiferfelder

# --- Regions of the board for 5 players --------------------------------------------------------------

region-mount-siesta = Siestaberg
    .the = den Siestaberg
region-mirage-marsh = Trugbildmarsch
    .the = die Trugbildmarsch
region-incense-grove = Weihrauchhain
    .the = den Weihrauchhain
region-cistern-fields = Zisternenfelder
    .the = die Zisternenfelder
region-flamingo-fen = Flamingoried
    .the = das Flamingoried
region-grotto-peak = Grottengipfel
    .the = den Grottengipfel
region-apricot-hills = Aprikosenhügel
    .the = die Aprikosenhügel
region-emerald-needle = Smaragdnadel
    .the = die Smaragdnadel
region-saffron-acres = Safranäcker
    .the = die Safranäcker
region-turquoise-sea = Türkismeer
    .the = das Türkismeer
region-olive-knolls = Olivenbuckel
    .the = die Olivenbuckel
region-saltpan-farms = Salzpfannenhöfe
    .the = die Salzpfannenhöfe
region-vulture-horn = Geierhorn
    .the = das Geierhorn
region-catacomb-mire = Katakombensumpf
    .the = den Katakombensumpf
region-copper-barrows = Kupferhügel
    .the = die Kupferhügel
region-pelican-tor = Pelikanfelsen
    .the = den Pelikanfelsen
region-charmed-palms = Zauberpalmen
    .the = die Zauberpalmen
region-mosquito-bog = Mückenmoor
    .the = das Mückenmoor
region-cellar-vineyards = Kellerweinberge
    .the = die Kellerweinberge
region-cypress-wood = Zypressenwald
    .the = den Zypressenwald
region-oracle-pinnacle = Orakelzinne
    .the = die Orakelzinne
region-melon-grange = Melonenhof
    .the = den Melonenhof
region-carpet-hillocks = Teppichhügel
    .the = die Teppichhügel
region-tarpit-swamp = Teergrubensumpf
    .the = den Teergrubensumpf
region-donkey-pasture = Eselsweide
    .the = die Eselsweide
region-goldleaf-forest = Blattgoldforst
    .the = den Blattgoldforst
region-papyrus-wetland = Papyrusried
    .the = das Papyrusried
region-sesame-crag = Sesamklippe
    .the = die Sesamklippe
region-lotus-lake = Lotossee
    .the = den Lotossee
region-monkey-thicket = Affendickicht
    .the = das Affendickicht
region-lavender-downs = Lavendelhügel
    .the = die Lavendelhügel
region-eelcave-morass = Aalhöhlenmorast
    .the = den Aalhöhlenmorast
region-meerkat-meadows = Erdmännchenwiesen
    .the = die Erdmännchenwiesen
region-cicada-weald = Zikadenwald
    .the = den Zikadenwald
region-tortoise-mounds = Schildkrötenbuckel
    .the = die Schildkrötenbuckel
region-fortune-fields = Glücksfelder
    .the = die Glücksfelder
region-garnet-summit = Granatgipfel
    .the = den Granatgipfel
region-zodiac-hill = Tierkreishügel
    .the = den Tierkreishügel
region-verdigris-marsh = Grünspanmarsch
    .the = die Grünspanmarsch
region-wishlamp-forest = Wunderlampenforst
    .the = den Wunderlampenforst
region-peppercorn-farms = Pfefferkornhöfe
    .the = die Pfefferkornhöfe
region-bronze-hummocks = Bronzebuckel
    .the = die Bronzebuckel
region-sunken-quagmire = Schlundmoor
    .the = das Schlundmoor
region-cinnamon-copse = Zimtgehölz
    .the = das Zimtgehölz
region-camelback-alps = Kamelhöckeralpen
    .the = die Kamelhöckeralpen
region-hideaway-jungle = Versteckdschungel
    .the = den Versteckdschungel
region-anchovy-bay = Sardellenbucht
    .the = die Sardellenbucht
region-mount-presto = Simsalaberg
    .the = den Simsalaberg

# On a board of Underground, and on a tile of Realms.
region-umbrella-wood = Regenschirmwald
    .the = den Regenschirmwald
