### I testi della scatola base. Per gli id e gli argomenti, vedi en/content.ftl.

box-base = Small World
box-below = il mondo di sotto
box-both = entrambi i mondi

# --- Lists -------------------------------------------------------------------------------------------

list-comma = { ", " }
list-and = { " e " }
list-or = { " o " }

join-clause = { "; " }
join-sentence = { ". " }
join-label = { ": " }

# --- Combos ------------------------------------------------------------------------------------------

combo = { $race ->
    [amazons] { combo.feminine }
    [priestesses] { combo.feminine }
    [white-ladies] { combo.feminine }
    [pixies] { combo.feminine }
    [flames] { combo.feminine }
    [mudmen] { combo.feminine }
    [mummies] { combo.feminine }
   *[other] { combo.masculine }
}
    .feminine = { $power ->
        [alchemist] { power-alchemist-with.feminine }
        [berserk] { power-berserk-with }
        [bivouacking] { power-bivouacking-with.feminine }
        [commando] { power-commando-with }
        [diplomat] { power-diplomat-with.feminine }
        [dragon-master] { power-dragon-master-with }
        [flying] { power-flying-with }
        [forest] { power-forest-with }
        [fortified] { power-fortified-with.feminine }
        [heroic] { power-heroic-with.feminine }
        [hill] { power-hill-with }
        [merchant] { power-merchant-with }
        [mounted] { power-mounted-with }
        [pillaging] { power-pillaging-with.feminine }
        [seafaring] { power-seafaring-with.feminine }
        [spirit] { power-spirit-with }
        [stout] { power-stout-with }
        [swamp] { power-swamp-with }
        [underworld] { power-underworld-with }
        [wealthy] { power-wealthy-with.feminine }
        [cursed] { power-cursed-with.feminine }
        [hordes-of] { power-hordes-of-with }
        [marauding] { power-marauding-with.feminine }
        [ransacking] { power-ransacking-with.feminine }
        [were-] { power-were--with.feminine }
        [historian] { power-historian-with.feminine }
        [peace-loving] { power-peace-loving-with.feminine }
        [barricade] { power-barricade-with.feminine }
        [catapult] { power-catapult-with }
        [corrupt] { power-corrupt-with.feminine }
        [imperial] { power-imperial-with }
        [mercenary] { power-mercenary-with.feminine }
        [aquatic] { power-aquatic-with.feminine }
        [behemoth] { power-behemoth-with }
        [fireball] { power-fireball-with }
        [adventurous] { power-adventurous-with.feminine }
        [fisher] { power-fisher-with.feminine }
        [flocking] { power-flocking-with.feminine }
        [frightened] { power-frightened-with.feminine }
        [immortal] { power-immortal-with }
        [magic] { power-magic-with.feminine }
        [martyr] { power-martyr-with }
        [mining] { power-mining-with.feminine }
        [muddy] { power-muddy-with.feminine }
        [mystic] { power-mystic-with.feminine }
        [quarreling] { power-quarreling-with.feminine }
        [reborn] { power-reborn-with.feminine }
        [royal] { power-royal-with }
        [shield] { power-shield-with }
        [stone] { power-stone-with }
        [thieving] { power-thieving-with.feminine }
        [tomb] { power-tomb-with }
        [vampire] { power-vampire-with.feminine }
        [vanishing] { power-vanishing-with }
        [vengeful] { power-vengeful-with.feminine }
        [wise] { power-wise-with.feminine }
        [none] { race-name }
       *[other] { race-name } ({ $power })
    }
    .masculine = { $power ->
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
    [amazons] le { race-name }
    [priestesses] le { race-name }
    [white-ladies] le { race-name }
    [pixies] le { race-name }
    [flames] le { race-name }
    [mudmen] le { race-name }
    [mummies] le { race-name }
    [elves] gli { race-name }
    [humans] gli { race-name }
    [orcs] gli { race-name }
    [ratmen] gli { race-name }
    [skeletons] gli { race-name }
    [sorcerers] gli { race-name }
    [homunculi] gli { race-name }
    [pygmies] gli { race-name }
    [igors] gli { race-name }
    [shrubmen] gli { race-name }
    [gnomes] gli { race-name }
    [ogres] gli { race-name }
    [spiderines] gli { race-name }
    [ghosts] gli { race-name }
    [balrog] il { race-name }
   *[other] i { race-name }
}
race-of = { $race ->
    [amazons] delle { race-name }
    [priestesses] delle { race-name }
    [white-ladies] delle { race-name }
    [pixies] delle { race-name }
    [flames] delle { race-name }
    [mudmen] delle { race-name }
    [mummies] delle { race-name }
    [elves] degli { race-name }
    [humans] degli { race-name }
    [orcs] degli { race-name }
    [ratmen] degli { race-name }
    [skeletons] degli { race-name }
    [sorcerers] degli { race-name }
    [homunculi] degli { race-name }
    [pygmies] degli { race-name }
    [igors] degli { race-name }
    [shrubmen] degli { race-name }
    [gnomes] degli { race-name }
    [ogres] degli { race-name }
    [spiderines] degli { race-name }
    [ghosts] degli { race-name }
    [balrog] del { race-name }
   *[other] dei { race-name }
}
combo-the = { $power ->
    [hordes-of] le { combo }
   *[other] { $race ->
        [amazons] le { combo }
        [priestesses] le { combo }
        [white-ladies] le { combo }
        [pixies] le { combo }
        [flames] le { combo }
        [mudmen] le { combo }
        [mummies] le { combo }
        [elves] gli { combo }
        [humans] gli { combo }
        [orcs] gli { combo }
        [ratmen] gli { combo }
        [skeletons] gli { combo }
        [sorcerers] gli { combo }
        [homunculi] gli { combo }
        [pygmies] gli { combo }
        [igors] gli { combo }
        [shrubmen] gli { combo }
        [gnomes] gli { combo }
        [ogres] gli { combo }
        [spiderines] gli { combo }
        [ghosts] gli { combo }
        [balrog] il { combo }
       *[other] i { combo }
    }
}

# --- Races -------------------------------------------------------------------------------------------

race-amazons = Amazzoni
    .one = Amazzone
    .gender = feminine
    .joined = amazzoni
race-amazons-short = Quattro segnalini in più, solo per attaccare: a fine turno lasciano la mappa.
race-amazons-text =
    La combinazione porta quattro Amazzoni in più di quante ne indicano vessillo e cartellino. Nel tuo turno,
    dopo la redistribuzione, quattro Amazzoni aspettano nella tua mano, fuori dalla mappa. Combattono di nuovo
    nel tuo prossimo turno, ma intanto non difendono e non fruttano nulla. In ogni regione resta almeno
    un’Amazzone. Se i segnalini non bastano, cedi regioni a tua scelta prima di raccogliere le monete. Quando
    perdi una regione nel turno di un altro giocatore, tornano sulla mappa solo le superstiti; le quattro
    restano in mano.

race-dwarves = Nani
    .one = Nano
    .gender = masculine
    .joined = nani
race-dwarves-short = 1 moneta in più per ogni regione con miniera che controllano, anche in declino.
race-dwarves-text =
    Quando raccogli le monete, ogni regione dei Nani con una miniera vale 1 moneta in più. In declino
    continuano a scavare: il bonus vale anche nel turno in cui vanno in declino e in tutti i turni successivi,
    finché controllano la miniera.

race-elves = Elfi
    .one = Elfo
    .gender = masculine
    .joined = elfi
race-elves-short = Non perdono segnalini quando una loro regione viene conquistata.
race-elves-text =
    Quando viene conquistata una regione degli Elfi attivi, nessun Elfo va perso. Tutti gli Elfi che c’erano,
    anche uno solo, si ritirano nella tua mano. Alla fine di quel turno li piazzi nelle altre regioni degli
    Elfi. Se agli Elfi non restano regioni, aspettano in mano il tuo prossimo turno. Gli Stregoni fanno
    eccezione: un Elfo sostituito da uno Stregone va nella riserva.

race-ghouls = Ghoul
    .one = Ghoul
    .gender = masculine
    .joined = ghoul
race-ghouls-short = In declino tutti i segnalini restano sulla mappa e continuano a conquistare.
race-ghouls-text =
    Quando i Ghoul vanno in declino, restano tutti i segnalini sulla mappa, non solo uno per regione. Dal tuo
    turno successivo i Ghoul agiscono prima della tua razza attiva, con tutte le regole normali. Riprendi in
    mano tutti i segnalini tranne uno per regione. I Ghoul possono abbandonare regioni, conquistare, fare il
    loro ultimo tentativo; a fine turno si redistribuiscono. Nulla di tutto ciò nel turno in cui mandi in
    declino la tua razza successiva: allora lasciano la mappa, se non sono ancestrali. Quando una loro regione
    viene conquistata, perdono un segnalino e gli altri si ritirano, come per una razza attiva. Per tutto il
    resto sono una razza in declino: il cartellino è sparito, e ogni regione frutta una moneta.

race-giants = Giganti
    .one = Gigante
    .gender = masculine
    .joined = giganti
race-giants-short = Le regioni accanto a una montagna che controllano costano 1 segnalino in meno.
race-giants-text =
    Ogni regione adiacente a una regione di montagna controllata dai Giganti costa 1 segnalino in meno, ma
    sempre almeno uno. Contano le regioni che i Giganti controllano al momento della conquista: una montagna
    appena presa aiuta subito. Una montagna non costa meno di per sé, a meno che non sia accanto a un’altra
    loro montagna.

race-halflings = Mezzuomini
    .one = Mezzuomo
    .gender = masculine
    .joined = mezzuomini
race-halflings-short = Entrano sulla mappa dove vogliono; le loro prime due regioni diventano immuni.
race-halflings-text =
    Ogni volta che i Mezzuomini non hanno regioni sulla mappa, possono entrare da qualsiasi regione di terra,
    non solo dal bordo. Le prime due regioni che conquistano ricevono una buca nel terreno. Una regione con
    una buca è immune: nessun avversario può conquistarla né usarvi l’abilità di una razza o di un potere. Una
    buca non si sposta mai. Sparisce per sempre quando i Mezzuomini lasciano la sua regione o vanno in
    declino.

race-humans = Umani
    .one = Umano
    .gender = masculine
    .joined = umani
race-humans-short = 1 moneta in più per ogni regione di campi che controllano.
race-humans-text =
    Quando raccogli le monete, ogni regione di campi controllata dagli Umani vale 1 moneta in più. In declino
    niente moneta in più, già dal turno in cui ci vanno.

race-orcs = Orchi
    .one = Orco
    .gender = masculine
    .joined = orchi
race-orcs-short = 1 moneta in più per ogni regione non vuota conquistata in questo turno.
race-orcs-text =
    Quando raccogli le monete, ogni regione non vuota che gli Orchi hanno conquistato in questo turno vale 1
    moneta in più. Non importa chi ci fosse: una Tribù Perduta, una razza attiva o una in declino, anche tua.
    Una regione vuota non frutta nulla in più, nemmeno se è una montagna. In declino gli Orchi non ricevono
    nulla in più.

race-ratmen = Uomini Ratto
    .one = Uomo Ratto
    .gender = masculine
    .joined = uomini ratto
race-ratmen-short = Nessuna abilità: la loro forza è il numero.
race-ratmen-text =
    Gli Uomini Ratto non hanno abilità speciali. Si rifanno con gli otto segnalini del loro vessillo, più che
    su qualsiasi altro vessillo della scatola.

race-skeletons = Scheletri
    .one = Scheletro
    .gender = masculine
    .joined = scheletri
race-skeletons-short = Un nuovo segnalino ogni due regioni non vuote conquistate in questo turno.
race-skeletons-text =
    Prima che gli Scheletri si redistribuiscano, prendi dalla riserva un nuovo Scheletro ogni due regioni non
    vuote che hanno conquistato in questo turno. Arrotonda per difetto, e non prendere più di quanti ce ne
    sono nella riserva. I nuovi segnalini si piazzano insieme agli altri. Una regione è non vuota se c’era una
    Tribù Perduta o un segnalino di una razza, attiva o in declino. In declino gli Scheletri non ricevono
    altri segnalini.

race-sorcerers = Stregoni
    .one = Stregone
    .gender = masculine
    .joined = stregoni
race-sorcerers-short = Una volta per turno e avversario, uno Stregone sostituisce un segnalino attivo isolato.
race-sorcerers-text =
    Una volta per turno per ogni avversario puoi conquistare una regione con una sostituzione. La regione deve
    contenere un solo segnalino, della razza attiva di quell’avversario. Gli Stregoni devono poterla
    attaccare: dev’essere a portata, non immune e non protetta da una pace. Il segnalino va nella riserva,
    anche se è un Elfo, e uno Stregone della riserva prende il suo posto. Non ti serve un segnalino in mano,
    ma uno Stregone nella riserva sì. Dopo un ultimo tentativo non puoi più farlo. Montagna, tana e fortezza
    non impediscono la sostituzione; un accampamento sì, perché conta come un altro segnalino. Una
    sostituzione è a tutti gli effetti un attacco e la conquista di una regione non vuota.

race-tritons = Tritoni
    .one = Tritone
    .gender = masculine
    .joined = tritoni
race-tritons-short = Le regioni costiere costano 1 segnalino in meno.
race-tritons-text =
    Ogni regione di terra che confina con un mare o con il lago costa 1 segnalino in meno, ma sempre almeno
    uno. I mari e il lago non sono costieri: i Tritoni navigatori li pagano a prezzo pieno.

race-trolls = Troll
    .one = Troll
    .gender = masculine
    .joined = troll
race-trolls-short = Una tana in ogni loro regione ne aumenta il costo di 1, anche in declino.
race-trolls-text =
    Ogni regione riceve una tana nel momento in cui i Troll la conquistano. Una regione con una tana costa 1
    segnalino in più a chi la attacca, anche in declino. Una tana lascia la mappa quando la sua regione viene
    abbandonata o conquistata, in qualunque modo. Non conta come segnalino, quindi non protegge un Troll
    isolato dagli Stregoni.

race-wizards = Maghi
    .one = Mago
    .gender = masculine
    .joined = maghi
race-wizards-short = 1 moneta in più per ogni regione magica che controllano.
race-wizards-text =
    Quando raccogli le monete, ogni regione dei Maghi con una fonte di magia vale 1 moneta in più. In declino
    niente moneta in più, già dal turno in cui ci vanno.

# --- Powers ------------------------------------------------------------------------------------------

power-alchemist = Alchimisti
power-alchemist-with = { race-name } alchimisti
    .feminine = { race-name } alchimiste
power-alchemist-short = Due monete alla fine di ogni turno, finché la razza è attiva.
power-alchemist-text =
    Ogni volta che raccogli le monete, la razza attiva ne frutta due in più, anche se non controlla nessuna
    regione. Se la mandi in declino all’inizio di un turno, in quel turno non frutta nulla in più.

power-berserk = Berserk
power-berserk-with = { race-name } berserk
power-berserk-short = Puoi lanciare il dado prima di ogni conquista e scegliere poi la regione.
power-berserk-text =
    Se hai almeno un segnalino in mano, prima di una conquista puoi lanciare il dado Rinforzi e scegliere poi
    la regione. Il risultato si toglie dal suo costo, che resta sempre almeno uno. Ogni lancio vale per una
    conquista. Poi puoi continuare, con o senza un nuovo lancio. Se non puoi o non vuoi usare un lancio, le
    tue conquiste finiscono. La razza non ha altri ultimi tentativi.

power-bivouacking = Accampati
power-bivouacking-with = { race-name } accampati
    .feminine = { race-name } accampate
power-bivouacking-short = Cinque accampamenti; ognuno aumenta di 1 il costo della sua regione.
power-bivouacking-text =
    A ogni redistribuzione piazzi i cinque accampamenti in regioni della razza, quanti ne vuoi in una stessa
    regione. Alla redistribuzione successiva puoi spostarli tutti. Ognuno aumenta di 1 il costo per chi
    attacca. Ognuno conta anche come un altro segnalino: dove c’è un accampamento, gli Stregoni non possono
    sostituire un segnalino isolato. Gli accampamenti non vanno mai persi: quando la loro regione viene
    conquistata, alla fine di quel turno li piazzi in altre regioni della razza. In declino lasciano la mappa,
    e a fine partita non contano mai come segnalini della razza.

power-commando = Commando
power-commando-with = { race-name } commando
power-commando-short = Ogni regione costa 1 segnalino in meno.
power-commando-text =
    Ogni regione costa 1 segnalino in meno, ma sempre almeno uno. Lo sconto si somma agli altri e aiuta anche
    nell’ultimo tentativo.

power-diplomat = Diplomatici
power-diplomat-with = { race-name } diplomatici
    .feminine = { race-name } diplomatiche
power-diplomat-short = Nomina un avversario che non hai attaccato: non ti attacca fino al tuo prossimo turno.
power-diplomat-text =
    Alla fine del tuo turno, dopo la redistribuzione, puoi nominare un avversario. In questo turno la razza
    con questo cartellino non deve aver attaccato la sua razza attiva. Fino all’inizio del tuo prossimo turno,
    la sua razza attiva non può attaccare questa razza in nessun modo: né con una conquista, né con una
    sostituzione, né con il drago. Ogni turno scegli liberamente, anche lo stesso avversario. Le razze in
    declino restano fuori dalla pace: puoi attaccarle, non sono protette, e i Ghoul in declino dell’avversario
    possono attaccarti.

power-dragon-master = Con il Drago
power-dragon-master-with = { race-name } con il Drago
power-dragon-master-short = Una volta per turno prendi una regione con un segnalino; il drago la rende immune.
power-dragon-master-text =
    Una volta per turno puoi conquistare una regione a portata con un solo segnalino, qualunque sia il suo
    costo. Segnalini, montagna, tana, fortezza e accampamenti non contano; immunità e pace sì. Poi il drago
    resta in quella regione, che è immune finché non lo usi altrove in un turno successivo. Non devi spostarlo
    per forza. Se la sua regione viene abbandonata, il drago torna da te. In declino lascia la mappa. Il drago
    non arriva più lontano della razza.

power-flying = Volanti
power-flying-with = { race-name } volanti
power-flying-short = Possono conquistare qualsiasi regione di terra, adiacente o no.
power-flying-text =
    Ogni regione di terra è a portata, anche per una prima conquista. I mari e il lago no. I costi non
    cambiano, e per le altre abilità le regioni lontane non contano come adiacenti.

power-forest = Della Foresta
power-forest-with = { race-name } della Foresta
power-forest-short = 1 moneta in più per ogni regione di foresta che controllano.
power-forest-text =
    Quando raccogli le monete, ogni regione di foresta controllata dalla razza vale 1 moneta in più. In
    declino niente moneta in più, già dal turno in cui la razza ci va.

power-fortified = Fortificati
power-fortified-with = { race-name } fortificati
    .feminine = { race-name } fortificate
power-fortified-short = Una fortezza per turno: frutta 1 moneta e aumenta di 1 il costo della regione.
power-fortified-text =
    Una volta in ogni turno in cui la razza si espande, puoi costruire una fortezza in una sua regione che non
    ne ha. Sulla mappa ce ne sono al massimo sei. Quando raccogli le monete, ogni fortezza vale 1 moneta in
    più finché la razza è attiva. La sua regione costa 1 segnalino in più a chi la attacca, anche in declino.
    Quando la regione viene abbandonata o conquistata, la fortezza torna nella riserva e si può ricostruire.
    Non conta come segnalino, quindi non protegge un segnalino isolato dagli Stregoni.

power-heroic = Eroici
power-heroic-with = { race-name } eroici
    .feminine = { race-name } eroiche
power-heroic-short = Due eroi rendono immuni le regioni in cui si trovano.
power-heroic-text =
    Alla fine di ogni tuo turno, dopo la redistribuzione, piazzi i due eroi in due regioni diverse della
    razza. Nessun avversario può conquistare queste regioni né usarvi l’abilità di una razza o di un potere.
    Restano immuni finché non sposti gli eroi alla fine del tuo prossimo turno. Se la regione di un eroe viene
    abbandonata, l’eroe torna da te. In declino gli eroi lasciano la mappa.

power-hill = Delle Colline
power-hill-with = { race-name } delle Colline
power-hill-short = 1 moneta in più per ogni regione di collina che controllano.
power-hill-text =
    Quando raccogli le monete, ogni regione di collina controllata dalla razza vale 1 moneta in più. In
    declino niente moneta in più, già dal turno in cui la razza ci va.

power-merchant = Mercanti
power-merchant-with = { race-name } mercanti
power-merchant-short = 1 moneta in più per ogni regione che controllano.
power-merchant-text =
    Quando raccogli le monete, ogni regione controllata dalla razza vale 1 moneta in più, quindi due in tutto.
    In declino niente moneta in più. Le regioni delle altre tue razze fruttano una moneta, come sempre.

power-mounted = A Cavallo
power-mounted-with = { race-name } a cavallo
power-mounted-short = Le regioni di collina e di campi costano 1 segnalino in meno.
power-mounted-text =
    Ogni regione di collina o di campi costa 1 segnalino in meno, ma sempre almeno uno. Lo sconto si somma
    agli altri.

power-pillaging = Saccheggiatori
power-pillaging-with = { race-name } saccheggiatori
    .feminine = { race-name } saccheggiatrici
power-pillaging-short = 1 moneta in più per ogni regione non vuota conquistata in questo turno.
power-pillaging-text =
    Quando raccogli le monete, ogni regione non vuota che la razza ha conquistato in questo turno vale 1
    moneta in più. Non importa chi ci fosse: una Tribù Perduta, una razza attiva o una in declino, anche tua.
    Gli Orchi saccheggiatori ricevono entrambi i bonus.

power-seafaring = Navigatori
power-seafaring-with = { race-name } navigatori
    .feminine = { race-name } navigatrici
power-seafaring-short = Possono conquistare i mari e il lago, e li tengono anche in declino.
power-seafaring-text =
    Per questa razza i mari e il lago sono regioni come le altre. Sono adiacenti alle loro coste, costano due
    segnalini quando sono vuoti e fruttano una moneta. In declino la razza li tiene, e continuano a fruttare.
    Glieli può togliere solo un’altra razza navigatrice, perché nessun altro può entrarci. Le altre razze
    possono comunque entrare sulla mappa accanto a un mare controllato da questa razza.

power-spirit = Ancestrali
power-spirit-with = { race-name } ancestrali
power-spirit-short = Può restare in declino insieme a un’altra tua razza in declino.
power-spirit-text =
    Una volta in declino, la razza non conta come la tua razza in declino. Resta sulla mappa quando va in
    declino una tua razza successiva, e una precedente resta quando ci va questa. Puoi quindi avere due razze
    in declino, ed entrambe fruttano. Quando ne va in declino una terza, se ne va quella che non è ancestrale.
    Il cartellino resta con la razza e si scarta quando la razza ha lasciato la mappa.

power-stout = Tenaci
power-stout-with = { race-name } tenaci
power-stout-short = Può andare in declino alla fine di un turno normale, dopo la raccolta delle monete.
power-stout-text =
    Quando hai espanso la razza e raccolto le monete, puoi mandarla subito in declino, anche nel turno in cui
    hai preso la combinazione. Non raccogli le monete una seconda volta. Se hai già una razza in declino, in
    questo turno ha già fruttato; ora se ne va, a meno che «Ancestrali» non le permetta di restare. Il
    cartellino si scarta, e nel tuo prossimo turno prendi una nuova combinazione.

power-swamp = Della Palude
power-swamp-with = { race-name } della Palude
power-swamp-short = 1 moneta in più per ogni regione di palude che controllano.
power-swamp-text =
    Quando raccogli le monete, ogni regione di palude controllata dalla razza vale 1 moneta in più. In declino
    niente moneta in più, già dal turno in cui la razza ci va.

power-underworld = Delle Caverne
power-underworld-with = { race-name } delle Caverne
power-underworld-short = Le caverne costano 1 segnalino in meno e sono adiacenti tra loro.
power-underworld-text =
    Ogni regione con una caverna costa 1 segnalino in meno, ma sempre almeno uno. Per questa razza tutte le
    caverne sono adiacenti tra loro: da una che controlla si arriva a tutte le altre. Le caverne non
    permettono di entrare sulla mappa: la prima conquista segue le regole normali.

power-wealthy = Ricchi
power-wealthy-with = { race-name } ricchi
    .feminine = { race-name } ricche
power-wealthy-short = Sette monete, una volta sola, alla fine del primo turno della razza.
power-wealthy-text =
    Quando raccogli le monete nel turno in cui prendi la combinazione, te ne frutta sette in più. Dopo, il
    cartellino non fa più nulla.

# --- General rules -----------------------------------------------------------------------------------

topic-turn = Il turno
topic-turn-text =
    Chi non ha una razza attiva prende una combinazione e fa la prima conquista. Tutti gli altri scelgono:
    espandere la razza attiva, oppure mandarla in declino, raccogliere le monete e finire il turno. Per
    espanderti riprendi in mano tutti i segnalini tranne uno per regione e, se vuoi, abbandoni regioni. Poi
    conquisti, redistribuisci e raccogli le monete. I Ghoul in declino agiscono prima della razza attiva.
    Proprio alla fine del turno, chi ha perso regioni rimette sulla mappa i segnalini che si sono ritirati.

topic-combos = Prendere una combinazione
topic-combos-text =
    In colonna sono in offerta sei combinazioni. La prima è gratis. Per prenderne un’altra metti una delle tue
    monete su ogni combinazione che le sta sopra. Le monete sulla tua combinazione sono tue. Prendi anche
    tanti segnalini della razza quanto è la somma dei numeri su vessillo e cartellino, se nella riserva ce ne
    sono abbastanza. Le combinazioni sotto salgono con le loro monete, e se ne rivela una nuova. Quando le
    pile sono esaurite, in offerta ce ne sono meno di sei.

topic-first-conquest = Prima conquista
topic-first-conquest-text =
    Una razza senza regioni entra dal bordo della mappa, o da una regione di terra che confina con un mare che
    tocca il bordo. Vale per una razza nuova e per una che ha abbandonato o perso tutte le sue regioni.
    Confinare con il lago non basta. Il costo è quello di qualsiasi conquista. La conquista successiva parte
    dalle regioni che la razza controlla a quel punto.

topic-conquering = Conquistare regioni
topic-conquering-text =
    Una razza può conquistare qualsiasi regione di terra che sia adiacente a una delle sue, non contenga suoi
    segnalini e non sia immune né protetta da una pace. Certe abilità la fanno arrivare più lontano o
    sull’acqua. Piazzi dalla mano tanti segnalini quanto è il costo; restano lì fino alla
    redistribuzione. Puoi conquistare anche una regione della tua razza in declino, con tutte le conseguenze.
    Continui finché puoi, una regione dopo l’altra.

topic-prices = Costo delle regioni
topic-prices-text =
    Una regione vuota costa due segnalini. Una montagna ne aggiunge uno, e così ogni segnalino di una razza
    nella regione: di chiunque, attiva o in declino, anche della tua in declino. Anche una Tribù Perduta, una
    tana, una fortezza o un accampamento ne aggiunge uno. Tutti gli sconti si sommano, ma una conquista costa
    sempre almeno un segnalino: te ne serve quindi uno in mano. Il drago e la sostituzione degli Stregoni
    hanno un costo speciale.

topic-final-attempt = Ultimo tentativo
topic-final-attempt-text =
    Se hai almeno un segnalino in mano, puoi chiudere le tue conquiste con il dado Rinforzi. Prima indichi una
    regione che puoi attaccare. Dopo tutti gli sconti deve costare da uno a tre segnalini più di quelli che
    hai in mano. Poi lanci il dado, una volta sola. Tre facce sono vuote; le altre valgono uno, due e tre. Se
    segnalini e risultato insieme raggiungono il costo, conquisti la regione con tutti i segnalini rimasti in
    mano. Se no, li tieni per la redistribuzione. In ogni caso la razza non può conquistare più nulla, in
    nessun modo.

topic-abandoning = Abbandonare regioni
topic-abandoning-text =
    Quando ti espandi, prima della prima conquista puoi abbandonare quante regioni vuoi della tua razza
    attiva. Tutti i segnalini lì presenti tornano in mano. Se ne va anche ciò che senza abitanti non può
    restare: tane, fortezze e buche lasciano la mappa, mentre drago, eroi e accampamenti tornano da te. Se
    abbandoni tutte le regioni, la conquista successiva è una prima conquista.

topic-losses = Perdite e ritirate
topic-losses-text =
    Quando una regione viene conquistata, la sua razza perde un segnalino, che va nella riserva. Gli altri si
    ritirano nella mano di chi li possiede. Alla fine del turno si piazzano in qualsiasi regione che la razza
    controlla ancora. Una razza in declino ha un solo segnalino per regione, quindi nulla si ritira; i Ghoul
    fanno eccezione. Una razza attiva senza regioni aspetta in mano ed entra di nuovo nel prossimo turno di
    chi la possiede. Una Tribù Perduta sparisce per il resto della partita.

topic-redeployment = Redistribuzione
topic-redeployment-text =
    Finite le conquiste, distribuisci come vuoi tutti i segnalini della razza nelle sue regioni, almeno uno in
    ognuna. Valgono sia quelli in mano sia quelli sulla mappa. Che le regioni siano adiacenti o no, non
    importa. I Ghoul in declino si redistribuiscono a parte, perché i segnalini non passano mai da una razza
    all’altra. Poi piazzi i pezzi e fai le scelte del tuo potere: accampamenti, una fortezza, eroi, la pace
    dei Diplomatici.

topic-scoring = Raccolta delle monete
topic-scoring-text =
    Alla fine del tuo turno, e solo allora, prendi una moneta per ogni regione che le tue razze controllano,
    attiva e in declino. La razza attiva e il suo potere aggiungono i loro bonus. Una razza in declino porta
    un bonus solo se lo dicono le sue regole; in questa scatola lo fanno solo le miniere dei Nani. Nel turno
    in cui mandi una razza in declino, vale già come razza in declino. Le tue monete sono segrete; quelle che
    paghi per una combinazione no.

topic-decline = Andare in declino
topic-decline-text =
    Invece di espanderti, puoi mandare in declino la tua razza attiva. La tua razza precedente in declino
    lascia la mappa, a meno che «Ancestrali» non le lasci restare entrambe. In ogni regione resta un segnalino
    della razza che va in declino. Tutti gli altri vanno nella riserva, anche quelli in mano. Il cartellino si
    scarta, a meno che non sia «Ancestrali». Drago, eroi, buche e accampamenti lasciano la mappa; tane e
    fortezze restano. In quel turno nessuna razza conquista o si redistribuisce, nemmeno i Ghoul. Raccogli le
    monete, e nel tuo prossimo turno prendi una nuova combinazione.

topic-immunity = Immunità
topic-immunity-text =
    Una regione con un drago, un eroe o una buca nel terreno è immune. Nessun avversario può conquistarla, né
    con segnalini, dado, drago o sostituzione, né usarvi l’abilità di una razza o di un potere. L’immunità
    finisce quando il pezzo si sposta o lascia la mappa, e sempre quando la razza va in declino.

topic-stacks = Le pile
topic-stacks-text =
    Per ogni razza la scatola contiene un numero fisso di segnalini; quelli persi tornano nella riserva della
    loro razza. Un cartellino si scarta quando la sua razza va in declino, ma il cartellino «Ancestrali» solo
    quando la sua razza lascia la mappa. Quando la pila dei cartellini è vuota, gli scarti si mescolano e
    formano una nuova pila. Quando di una razza non resta nulla, il suo vessillo torna sotto la pila dei
    vessilli. Se quella pila è vuota, il vessillo riempie il posto vuoto più in basso della colonna.

topic-game-end = Fine della partita
topic-game-end-text =
    La partita finisce dopo l’ultimo turno dell’ultimo round. I round sono dieci con due o tre giocatori, nove
    con quattro, otto con cinque. Vince chi ha più monete. In caso di parità vince chi ha più segnalini delle
    razze sulla mappa; contano anche quelli in declino.

# --- Terrain and symbols -----------------------------------------------------------------------------

feature-farmland = campi
feature-forest = foresta
feature-hill = collina
feature-lake = lago
feature-mountain = montagna
feature-sea = mare
feature-swamp = palude
feature-cavern = caverna
feature-magic = fonte di magia
feature-mine = miniera
feature-coast = sulla costa
feature-edge = sul bordo della mappa
feature-black-mountain = Montagna Nera
feature-mud-pool = pozza di fango
feature-mushroom-forest = foresta di funghi
feature-mystic-crystal = cristallo mistico
feature-river = fiume
feature-chasm = crepaccio
feature-volcano = vulcano
feature-lost-tribe = Tribù Perduta

# --- Pieces, tokens and coins ------------------------------------------------------------------------

piece-dragon = drago
piece-encampment = accampamento
piece-fortress = fortezza
piece-hero = eroe
piece-hole = buca nel terreno
piece-lair = tana
count-dragon = { $number ->
    [one] 1 drago
   *[other] { $number } draghi
}
count-encampment = { $number ->
    [one] 1 accampamento
   *[other] { $number } accampamenti
}
count-fortress = { $number ->
    [one] 1 fortezza
   *[other] { $number } fortezze
}
count-hero = { $number ->
    [one] 1 eroe
   *[other] { $number } eroi
}
count-hole = { $number ->
    [one] 1 buca nel terreno
   *[other] { $number } buche nel terreno
}
count-lair = { $number ->
    [one] 1 tana
   *[other] { $number } tane
}
count-tokens = { $number ->
    [one] 1 segnalino
   *[other] { $number } segnalini
}
count-coins = { $number ->
    [one] 1 moneta
   *[other] { $number } monete
}
count-regions = { $number ->
    [one] 1 regione
   *[other] { $number } regioni
}

# --- Reasons -----------------------------------------------------------------------------------------

# The parts of a price.
reason-base = costo base
reason-mountain = montagna
reason-tokens = difesa
reason-lost-tribe = Tribù Perduta
reason-never-less = mai meno di { $number }
reason-ability = { $ability }
# Reasons why a region cannot be conquered.
reason-own-region = è già tua
reason-closed =
    { $terrain ->
        [sea] in un mare entra solo una razza navigatrice
        [lake] nel lago entra solo una razza navigatrice
       *[other] chiusa a questa razza
    }
reason-not-adjacent = non è adiacente alle tue regioni
reason-no-entry-region = si entra altrove: dal bordo della mappa, o dove dice lo scenario
reason-river = fiume: 1 segnalino in meno
reason-immune = immune
reason-immune-dragon = immune: c’è un drago
reason-immune-hero = immune: c’è un eroe
reason-immune-hole = immune: c’è una buca nel terreno
reason-peace = siete in pace
reason-forbidden = vietata
reason-coins-wanted = attaccare questa razza costa più monete di quante ne hai
# Sources of coins other than races and powers.
reason-regions = regioni

# --- Questions ---------------------------------------------------------------------------------------

question-reveal = Che cosa rivelano le pile?
question-choose-combo = Scegli una combinazione.
question-choose-course = Ti espandi o vai in declino?
question-conquer = Conquista una regione.
question-redeploy = Redistribuisci i tuoi segnalini.
question-return = Piazza i segnalini tornati in mano.
question-redeploy-give-up = Troppo pochi segnalini: cedi una regione.
question-roll = Che cosa mostra il dado?
question-over = La partita è finita.
question-bivouacking = Piazza gli accampamenti.
question-diplomat = Fai pace con un giocatore.
question-fortified = Costruisci una fortezza?
question-heroic = Piazza gli eroi.
question-stout = Vai in declino adesso?
# The texts of questions without their own text, by shape; $ability names the ability that asks.
question-any-regions = «{ $ability }»: quali regioni?
question-any-spread = «{ $ability }»: dove vanno?
question-any-amount = «{ $ability }»: quanti?
question-any-name = «{ $ability }»: scegline uno.
question-any-thing = «{ $ability }»: scegline uno.
question-any-tile = «{ $ability }»: quale plancia?
question-any-cell = «{ $ability }»: dove va?
question-any-place = «{ $ability }»: dove, sulla plancia?
question-any-whether = «{ $ability }»: sì o no?
question-any-course = «{ $ability }»: in declino?

# --- Regions of the board for 2 players --------------------------------------------------------------

region-kettle-bay = Baia del Bollitore
    .the = la Baia del Bollitore
region-wishing-acres = Campi dei Desideri
    .the = i Campi dei Desideri
region-tinpot-wood = Bosco di Latta
    .the = il Bosco di Latta
region-burrow-bog = Torbiera delle Talpe
    .the = la Torbiera delle Talpe
region-buttercup-downs = Colline dei Ranuncoli
    .the = le Colline dei Ranuncoli
region-pudding-fields = Campi del Budino
    .the = i Campi del Budino
region-riddle-grove = Boschetto degli Enigmi
    .the = il Boschetto degli Enigmi
region-coalhole-crag = Rupe della Carbonaia
    .the = la Rupe della Carbonaia
region-drizzle-hills = Colline della Pioggerella
    .the = le Colline della Pioggerella
region-porridge-peak = Picco della Pappa
    .the = il Picco della Pappa
region-teacup-lake = Lago della Tazzina
    .the = il Lago della Tazzina
region-rabbit-knolls = Poggi dei Conigli
    .the = i Poggi dei Conigli
region-pewter-horn = Corno di Peltro
    .the = il Corno di Peltro
region-barley-meadows = Prati dell’Orzo
    .the = i Prati dell’Orzo
region-dozy-weald = Selva Sonnolenta
    .the = la Selva Sonnolenta
region-luckstone-farms = Fattorie Portafortuna
    .the = le Fattorie Portafortuna
region-acorn-coppice = Macchia delle Ghiande
    .the = la Macchia delle Ghiande
region-murmur-marsh = Palude dei Mormorii
    .the = la Palude dei Mormorii
region-pantry-barrows = Tumuli della Dispensa
    .the = i Tumuli della Dispensa
region-rusty-mire = Pantano Rugginoso
    .the = il Pantano Rugginoso
region-rooster-spire = Guglia del Gallo
    .the = la Guglia del Gallo
region-duckweed-fen = Acquitrino delle Anatre
    .the = l’Acquitrino delle Anatre
region-pickle-sea = Mare dei Cetriolini
    .the = il Mare dei Cetriolini

# --- Regions of the board for 3 players --------------------------------------------------------------

region-herring-sea = Mare delle Aringhe
    .the = il Mare delle Aringhe
region-hatchet-forest = Foresta dell’Accetta
    .the = la Foresta dell’Accetta
region-frostnose-peak = Picco Naso Gelato
    .the = il Picco Naso Gelato
region-oatcake-acres = Campi delle Gallette
    .the = i Campi delle Gallette
region-otterholt-mire = Pantano delle Lontre
    .the = il Pantano delle Lontre
region-reindeer-wood = Bosco delle Renne
    .the = il Bosco delle Renne
region-rune-fields = Campi delle Rune
    .the = i Campi delle Rune
region-cranberry-bog = Torbiera dei Mirtilli
    .the = la Torbiera dei Mirtilli
region-northlight-tor = Rocca dell’Aurora
    .the = la Rocca dell’Aurora
region-nickel-horn = Corno di Nichel
    .the = il Corno di Nichel
region-shaggy-meadows = Prati Arruffati
    .the = i Prati Arruffati
region-bogiron-swamp = Palude del Ferro
    .the = la Palude del Ferro
region-clanging-crag = Rupe Risonante
    .the = la Rupe Risonante
region-chilblain-marsh = Palude dei Geloni
    .the = la Palude dei Geloni
region-mitten-lake = Lago della Muffola
    .the = il Lago della Muffola
region-echo-pinnacle = Pinnacolo dell’Eco
    .the = il Pinnacolo dell’Eco
region-omen-barrows = Tumuli dei Presagi
    .the = i Tumuli dei Presagi
region-mount-grumble = Monte Brontolone
    .the = il Monte Brontolone
region-kale-farms = Fattorie del Cavolo Nero
    .the = le Fattorie del Cavolo Nero
region-snoring-hills = Colline Ronfanti
    .the = le Colline Ronfanti
region-amulet-crofts = Poderi degli Amuleti
    .the = i Poderi degli Amuleti
region-wolfden-grove = Boschetto dei Lupi
    .the = il Boschetto dei Lupi
region-thistle-downs = Colline dei Cardi
    .the = le Colline dei Cardi
region-foxfire-fen = Acquitrino Luccicante
    .the = l’Acquitrino Luccicante
region-woolly-knolls = Poggi Lanosi
    .the = i Poggi Lanosi
region-gale-spire = Guglia della Burrasca
    .the = la Guglia della Burrasca
region-snowcap-summit = Cima Berretto di Neve
    .the = la Cima Berretto di Neve
region-juniper-weald = Selva dei Ginepri
    .the = la Selva dei Ginepri
region-cobalt-pines = Pineta di Cobalto
    .the = la Pineta di Cobalto
region-walrus-bay = Baia dei Trichechi
    .the = la Baia dei Trichechi

# --- Regions of the board for 4 players --------------------------------------------------------------

region-owlhollow-grove = Boschetto del Gufo
    .the = il Boschetto del Gufo
region-lantern-meadows = Prati delle Lanterne
    .the = i Prati delle Lanterne
region-gilded-fields = Campi Dorati
    .the = i Campi Dorati
region-lullaby-downs = Colline della Ninnananna
    .the = le Colline della Ninnananna
region-cauldron-fen = Acquitrino del Calderone
    .the = l’Acquitrino del Calderone
region-slumber-sea = Mare del Sonno
    .the = il Mare del Sonno
region-wishbone-marsh = Palude dell’Ossicino
    .the = la Palude dell’Ossicino
region-keyhole-barrows = Tumuli della Serratura
    .the = i Tumuli della Serratura
region-pickaxe-peak = Picco del Piccone
    .the = il Picco del Piccone
region-flitterbat-wood = Bosco dei Pipistrelli
    .the = il Bosco dei Pipistrelli
region-crumb-coppice = Macchia delle Briciole
    .the = la Macchia delle Briciole
region-croaking-mire = Pantano Gracidante
    .the = il Pantano Gracidante
region-beanstalk-farms = Fattorie del Fagiolo
    .the = le Fattorie del Fagiolo
region-spindle-weald = Selva del Fuso
    .the = la Selva del Fuso
region-glass-mountain = Montagna di Vetro
    .the = la Montagna di Vetro
region-mount-nod = Monte Pisolino
    .the = il Monte Pisolino
region-tumble-knolls = Poggi dei Capitomboli
    .the = i Poggi dei Capitomboli
region-stargazer-tor = Rocca degli Astronomi
    .the = la Rocca degli Astronomi
region-swansong-lake = Lago del Canto del Cigno
    .the = il Lago del Canto del Cigno
region-tarnish-bog = Torbiera Annerita
    .the = la Torbiera Annerita
region-pumpkin-acres = Campi delle Zucche
    .the = i Campi delle Zucche
region-nugget-swamp = Palude delle Pepite
    .the = la Palude delle Pepite
region-coffer-crag = Rupe del Forziere
    .the = la Rupe del Forziere
region-candle-spire = Guglia della Candela
    .the = la Guglia della Candela
region-billygoat-brae = Colle del Caprone
    .the = il Colle del Caprone
region-sinkhole-morass = Pantano della Voragine
    .the = il Pantano della Voragine
region-moonbeam-copse = Boschetto Raggio di Luna
    .the = il Boschetto Raggio di Luna
region-scarecrow-croft = Campo Spaventapasseri
    .the = il Campo Spaventapasseri
region-yawning-horn = Corno Sbadigliante
    .the = il Corno Sbadigliante
region-jinx-hills = Colline della Iella
    .the = le Colline della Iella
region-gosling-pasture = Pascolo delle Ochette
    .the = il Pascolo delle Ochette
region-featherbed-alp = Alpe del Piumone
    .the = l’Alpe del Piumone
region-toadhole-marsh = Palude dei Rospi
    .the = la Palude dei Rospi
region-hocus-thicket = Boscaglia Abracadabra
    .the = la Boscaglia Abracadabra
region-brass-pinnacle = Pinnacolo d’Ottone
    .the = il Pinnacolo d’Ottone
region-redhood-forest = Foresta Cappuccetto Rosso
    .the = la Foresta Cappuccetto Rosso
region-nutshell-bay = Baia del Guscio di Noce
    .the = la Baia del Guscio di Noce
region-tinwhistle-hill = Collina dello Zufolo
    .the = la Collina dello Zufolo
region-piper-fields = Campi del Pifferaio
    .the = i Campi del Pifferaio

# --- Regions of the board for 5 players --------------------------------------------------------------

region-mount-siesta = Monte Siesta
    .the = il Monte Siesta
region-mirage-marsh = Palude dei Miraggi
    .the = la Palude dei Miraggi
region-incense-grove = Boschetto dell’Incenso
    .the = il Boschetto dell’Incenso
region-cistern-fields = Campi della Cisterna
    .the = i Campi della Cisterna
region-flamingo-fen = Acquitrino dei Fenicotteri
    .the = l’Acquitrino dei Fenicotteri
region-grotto-peak = Picco della Grotta
    .the = il Picco della Grotta
region-apricot-hills = Colline delle Albicocche
    .the = le Colline delle Albicocche
region-emerald-needle = Ago di Smeraldo
    .the = l’Ago di Smeraldo
region-saffron-acres = Campi dello Zafferano
    .the = i Campi dello Zafferano
region-turquoise-sea = Mare Turchese
    .the = il Mare Turchese
region-olive-knolls = Poggi degli Ulivi
    .the = i Poggi degli Ulivi
region-saltpan-farms = Fattorie delle Saline
    .the = le Fattorie delle Saline
region-vulture-horn = Corno dell’Avvoltoio
    .the = il Corno dell’Avvoltoio
region-catacomb-mire = Pantano delle Catacombe
    .the = il Pantano delle Catacombe
region-copper-barrows = Tumuli di Rame
    .the = i Tumuli di Rame
region-pelican-tor = Rocca del Pellicano
    .the = la Rocca del Pellicano
region-charmed-palms = Palmeto Incantato
    .the = il Palmeto Incantato
region-mosquito-bog = Torbiera delle Zanzare
    .the = la Torbiera delle Zanzare
region-cellar-vineyards = Vigneti della Cantina
    .the = i Vigneti della Cantina
region-cypress-wood = Bosco dei Cipressi
    .the = il Bosco dei Cipressi
region-oracle-pinnacle = Pinnacolo dell’Oracolo
    .the = il Pinnacolo dell’Oracolo
region-melon-grange = Cascina dei Meloni
    .the = la Cascina dei Meloni
region-carpet-hillocks = Dossi del Tappeto
    .the = i Dossi del Tappeto
region-tarpit-swamp = Palude di Catrame
    .the = la Palude di Catrame
region-donkey-pasture = Pascolo degli Asini
    .the = il Pascolo degli Asini
region-goldleaf-forest = Foresta Foglia d’Oro
    .the = la Foresta Foglia d’Oro
region-papyrus-wetland = Acquitrino dei Papiri
    .the = l’Acquitrino dei Papiri
region-sesame-crag = Rupe Apriti Sesamo
    .the = la Rupe Apriti Sesamo
region-lotus-lake = Lago dei Loti
    .the = il Lago dei Loti
region-monkey-thicket = Boscaglia delle Scimmie
    .the = la Boscaglia delle Scimmie
region-lavender-downs = Colline della Lavanda
    .the = le Colline della Lavanda
region-eelcave-morass = Pantano delle Anguille
    .the = il Pantano delle Anguille
region-meerkat-meadows = Prati dei Suricati
    .the = i Prati dei Suricati
region-cicada-weald = Selva delle Cicale
    .the = la Selva delle Cicale
region-tortoise-mounds = Dossi delle Tartarughe
    .the = i Dossi delle Tartarughe
region-fortune-fields = Campi della Fortuna
    .the = i Campi della Fortuna
region-garnet-summit = Cima dei Granati
    .the = la Cima dei Granati
region-zodiac-hill = Collina dello Zodiaco
    .the = la Collina dello Zodiaco
region-verdigris-marsh = Palude Verderame
    .the = la Palude Verderame
region-wishlamp-forest = Foresta della Lampada
    .the = la Foresta della Lampada
region-peppercorn-farms = Fattorie del Pepe
    .the = le Fattorie del Pepe
region-bronze-hummocks = Dossi di Bronzo
    .the = i Dossi di Bronzo
region-sunken-quagmire = Pantano Sommerso
    .the = il Pantano Sommerso
region-cinnamon-copse = Boschetto della Cannella
    .the = il Boschetto della Cannella
region-camelback-alps = Alpi del Cammello
    .the = le Alpi del Cammello
region-hideaway-jungle = Giungla Nascosta
    .the = la Giungla Nascosta
region-anchovy-bay = Baia delle Acciughe
    .the = la Baia delle Acciughe
region-mount-presto = Monte Presto
    .the = il Monte Presto

# On a board of Underground, and on a tile of Realms.
region-umbrella-wood = Bosco degli Ombrelli
    .the = il Bosco degli Ombrelli
