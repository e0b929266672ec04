### Los textos de la caja básica. Los identificadores y argumentos están explicados en en/content.ftl.

box-base = Small World
box-below = el mundo subterráneo
box-both = los dos mundos

# --- Lists -------------------------------------------------------------------------------------------

list-comma = { ", " }
# “e” before the sound of i, “u” before that of o.
list-and = { $three ->
    [hie] { " y " }
    [hia] { " y " }
   *[other] { $two ->
        [hi] { " e " }
       *[other] { $one ->
            [i] { " e " }
           *[other] { " y " }
        }
    }
}
list-or = { $two ->
    [ho] { " u " }
   *[other] { $one ->
        [o] { " u " }
       *[other] { " o " }
    }
}

join-clause = { "; " }
join-sentence = { ". " }
join-label = { ": " }

# --- Combos ------------------------------------------------------------------------------------------

combo = { $race ->
    [amazons] { combo.feminine }
    [white-ladies] { combo.feminine }
    [mummies] { combo.feminine }
   *[other] { combo.masculine }
}
    .feminine = { $power ->
        [alchemist] { power-alchemist-with }
        [berserk] { power-berserk-with }
        [bivouacking] { power-bivouacking-with.feminine }
        [commando] { power-commando-with }
        [diplomat] { power-diplomat-with.feminine }
        [dragon-master] { power-dragon-master-with }
        [flying] { power-flying-with.feminine }
        [forest] { power-forest-with }
        [fortified] { power-fortified-with.feminine }
        [heroic] { power-heroic-with.feminine }
        [hill] { power-hill-with }
        [merchant] { power-merchant-with }
        [mounted] { power-mounted-with.feminine }
        [pillaging] { power-pillaging-with.feminine }
        [seafaring] { power-seafaring-with }
        [spirit] { power-spirit-with }
        [stout] { power-stout-with.feminine }
        [swamp] { power-swamp-with }
        [underworld] { power-underworld-with }
        [wealthy] { power-wealthy-with.feminine }
        [cursed] { power-cursed-with.feminine }
        [hordes-of] { power-hordes-of-with }
        [marauding] { power-marauding-with.feminine }
        [ransacking] { power-ransacking-with.feminine }
        [were-] { power-were--with.feminine }
        [historian] { power-historian-with.feminine }
        [peace-loving] { power-peace-loving-with }
        [barricade] { power-barricade-with.feminine }
        [catapult] { power-catapult-with }
        [corrupt] { power-corrupt-with.feminine }
        [imperial] { power-imperial-with }
        [mercenary] { power-mercenary-with.feminine }
        [aquatic] { power-aquatic-with.feminine }
        [behemoth] { power-behemoth-with }
        [fireball] { power-fireball-with }
        [adventurous] { power-adventurous-with }
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
        [shield] { power-shield-with.feminine }
        [stone] { power-stone-with.feminine }
        [thieving] { power-thieving-with.feminine }
        [tomb] { power-tomb-with.feminine }
        [vampire] { power-vampire-with }
        [vanishing] { power-vanishing-with.feminine }
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
    [amazons] las { race-name }
    [white-ladies] las { race-name }
    [mummies] las { race-name }
    [balrog] el { race-name }
   *[other] los { race-name }
}
race-of = { $race ->
    [amazons] de las { race-name }
    [white-ladies] de las { race-name }
    [mummies] de las { race-name }
    [balrog] del { race-name }
   *[other] de los { race-name }
}
combo-the = { $race ->
    [amazons] las { combo }
    [white-ladies] las { combo }
    [mummies] las { combo }
    [balrog] el { combo }
   *[other] los { combo }
}

# --- Races -------------------------------------------------------------------------------------------

race-amazons = Amazonas
    .one = Amazona
    .gender = feminine
    .joined = amazonas
    .also = Salvajes
race-amazons-short = Cuatro fichas más solo para atacar: salen del mapa al final de cada turno.
race-amazons-text =
    La combinación trae cuatro Amazonas más de las que indican su estandarte y su marcador. Después de
    redistribuir en tu propio turno, cuatro Amazonas esperan en tu mano, fuera del mapa. En tu siguiente
    turno vuelven a luchar, pero no defienden ni puntúan. En cada región queda al menos una Amazona. Si
    te faltan fichas para eso, cedes regiones a tu elección antes del recuento. Cuando pierdes una región
    en el turno de otro jugador, al mapa solo vuelven las supervivientes; las cuatro siguen en la mano.

race-dwarves = Enanos
    .one = Enano
    .gender = masculine
    .joined = enanos
race-dwarves-short = 1 moneda extra por cada región con mina que ocupan, incluso en declive.
race-dwarves-text =
    En el recuento, cada región con mina que ocupan los Enanos vale 1 moneda extra. En declive siguen
    cavando: la bonificación cuenta también en el turno en que entran en declive y en todos los
    siguientes, mientras conserven la mina.

race-elves = Elfos
    .one = Elfo
    .gender = masculine
    .joined = elfos
race-elves-short = No pierden ninguna ficha cuando se conquista una de sus regiones.
race-elves-text =
    Cuando se conquista una región de los Elfos activos, no se pierde ningún Elfo. Todos los Elfos que
    hay allí, aunque sea uno solo, se repliegan a tu mano. Al final de ese turno los colocas en tus otras
    regiones de Elfos. Si no te queda ninguna, esperan en la mano hasta tu siguiente turno. Los
    Hechiceros son la excepción: un Elfo sustituido por un Hechicero va a la bandeja.

race-ghouls = Necrófagos
    .one = Necrófago
    .gender = masculine
    .joined = necrófagos
race-ghouls-short = En declive, todas sus fichas se quedan en el mapa y siguen conquistando.
race-ghouls-text =
    Cuando los Necrófagos entran en declive, se quedan todas las fichas del mapa, no solo una por región.
    Desde tu siguiente turno actúan antes que tu raza activa, con todas las reglas normales. Recoges
    todas sus fichas menos una por región. Pueden abandonar regiones, conquistar, hacer su propio último
    intento y, al final del turno, redistribuirse. No hacen nada de eso en un turno en que tu siguiente
    raza entra en declive. Entonces salen del mapa, salvo que sean una raza de Espíritu. Si se conquista
    una región suya, pierden una ficha y las demás se repliegan, como en una raza activa. En todo lo
    demás son una raza en declive: ya no tienen marcador y dan una moneda por región.

race-giants = Gigantes
    .one = Gigante
    .gender = masculine
    .joined = gigantes
race-giants-short = Las regiones junto a una montaña que ocupan cuestan 1 ficha menos.
race-giants-text =
    Toda región adyacente a una montaña que ocupan los Gigantes cuesta 1 ficha menos, pero siempre al
    menos una. Cuentan las regiones que ocupan en el momento de la conquista, así que una montaña recién
    conquistada ya ayuda. La propia montaña no cuesta menos, salvo que esté junto a otra montaña suya.

race-halflings = Medianos
    .one = Mediano
    .gender = masculine
    .joined = medianos
race-halflings-short = Entran en el mapa por donde quieran; sus dos primeras regiones se vuelven inmunes.
race-halflings-text =
    Siempre que los Medianos no tengan ninguna región en el mapa, pueden entrar por cualquier región de
    tierra, no solo por el borde. Las dos primeras regiones que conquistan reciben una madriguera cada
    una. Una región con madriguera es inmune: ningún rival puede conquistarla ni usar en ella la
    habilidad de una raza o de un poder. Una madriguera no se mueve nunca. Desaparece para siempre cuando
    los Medianos salen de su región o entran en declive.

race-humans = Humanos
    .one = Humano
    .gender = masculine
    .joined = humanos
race-humans-short = 1 moneda extra por cada región de tierras de cultivo que ocupan.
race-humans-text =
    En el recuento, cada región de tierras de cultivo que ocupan los Humanos vale 1 moneda extra. En
    declive no hay moneda extra, y tampoco en el turno en que entran en declive.

race-orcs = Orcos
    .one = Orco
    .gender = masculine
    .joined = orcos
race-orcs-short = 1 moneda extra por cada región no vacía que han conquistado este turno.
race-orcs-text =
    En el recuento, cada región no vacía que los Orcos han conquistado en este turno vale 1 moneda extra.
    Da igual quién estuviera allí: una Tribu Perdida, una raza activa o una raza en declive, incluso una
    tuya. Una región vacía no da moneda extra, aunque sea una montaña. En declive, los Orcos no ganan
    nada extra.

race-ratmen = Hombres Rata
    .one = Hombre Rata
    .gender = masculine
    .joined = hombres rata
race-ratmen-short = Ninguna habilidad: su fuerza es el número.
race-ratmen-text =
    Los Hombres Rata no tienen ninguna habilidad especial. Lo compensan con las ocho fichas de su
    estandarte, más que en cualquier otro estandarte de la caja.

race-skeletons = Esqueletos
    .one = Esqueleto
    .gender = masculine
    .joined = esqueletos
race-skeletons-short = Una ficha nueva por cada dos regiones no vacías que han conquistado este turno.
race-skeletons-text =
    Antes de que los Esqueletos se redistribuyan, tomas de la bandeja un Esqueleto nuevo por cada dos
    regiones no vacías que han conquistado en este turno. Se redondea hacia abajo, y nunca tomas más de
    los que hay en la bandeja. Las fichas nuevas se colocan con las demás. Una región no está vacía si en
    ella había una Tribu Perdida o alguna ficha de raza, activa o en declive. En declive, los Esqueletos
    no ganan fichas.

race-sorcerers = Hechiceros
    .one = Hechicero
    .gender = masculine
    .joined = hechiceros
race-sorcerers-short = Una vez por turno y rival, sustituyen una ficha activa solitaria por un Hechicero.
race-sorcerers-text =
    Una vez por turno contra cada rival, puedes conquistar una región por sustitución. En ella debe haber
    exactamente una ficha de su raza activa. Además, los Hechiceros deben poder atacarla: está a su
    alcance, y no la protege ni la inmunidad ni la paz. La ficha, aunque sea un Elfo, va a la bandeja, y
    un Hechicero de la bandeja ocupa su lugar. No necesitas fichas en la mano, pero en la bandeja debe
    quedar un Hechicero. Después de un último intento ya no puedes hacerlo. Una montaña, guarida o
    fortaleza no impide la sustitución. Un campamento sí, porque cuenta como otra ficha. A todos los
    efectos, una sustitución es un ataque y la conquista de una región no vacía.

race-tritons = Tritones
    .one = Tritón
    .gender = masculine
    .joined = tritones
race-tritons-short = Las regiones costeras cuestan 1 ficha menos.
race-tritons-text =
    Toda región de tierra que limita con un mar o con el lago cuesta 1 ficha menos, pero siempre al menos
    una. Los mares y el lago no son costa: unos Tritones navegantes los pagan al coste normal.

race-trolls = Trolls
    .one = Troll
    .gender = masculine
    .joined = trolls
race-trolls-short = Una guarida en cada región suya aumenta su coste en 1, incluso en declive.
race-trolls-text =
    Cada región recibe una guarida en el momento en que los Trolls la conquistan. Una región con guarida
    cuesta a quien ataca 1 ficha más, incluso en declive. La guarida sale del mapa cuando su región se
    abandona o se conquista, sea como sea. No cuenta como ficha, así que no protege de los Hechiceros a
    un Troll solitario.

race-wizards = Magos
    .one = Mago
    .gender = masculine
    .joined = magos
race-wizards-short = 1 moneda extra por cada región mágica que ocupan.
race-wizards-text =
    En el recuento, cada región con una fuente de magia que ocupan los Magos vale 1 moneda extra. En
    declive no hay moneda extra, y tampoco en el turno en que entran en declive.

# --- Powers ------------------------------------------------------------------------------------------

power-alchemist = Alquimistas
power-alchemist-with = { race-name } alquimistas
power-alchemist-short = Dos monedas al final de cada turno, mientras la raza está activa.
power-alchemist-text =
    En cada uno de tus recuentos, la raza activa da dos monedas extra, aunque no ocupe ninguna región. Si
    la pones en declive al empezar un turno, en ese turno no da nada extra.

power-berserk = Berserker
power-berserk-with = { race-name } berserker
power-berserk-short = Puede tirar el dado antes de cada conquista y elegir después la región.
power-berserk-text =
    Si tienes al menos una ficha en la mano, puedes tirar el dado de refuerzos antes de una conquista y
    elegir después la región. Su coste baja según los puntos del dado, pero nunca a menos de una ficha.
    Cada tirada sirve para una sola conquista. Luego puedes continuar, con otra tirada o sin ella. Si no
    puedes o no quieres usar una tirada, se acaban tus conquistas. La raza no tiene otro último intento.

power-bivouacking = Acampados
power-bivouacking-with = { race-name } acampados
    .feminine = { race-name } acampadas
power-bivouacking-short = Cinco campamentos; cada uno aumenta en 1 el coste de su región.
power-bivouacking-text =
    En cada redistribución colocas los cinco campamentos en regiones de la raza, tantos como quieras en
    la misma. En la siguiente redistribución puedes moverlos todos. Cada uno aumenta en 1 el coste para
    quien ataca. Además cuenta como otra ficha: los Hechiceros no pueden sustituir una ficha solitaria en una
    región con campamento. Los campamentos no se pierden nunca: cuando se conquista su región, los
    colocas en otras regiones de la raza al final de ese turno. En declive salen del mapa. Al final de la
    partida no cuentan como fichas de raza.

power-commando = Comando
power-commando-with = { race-name } comando
power-commando-short = Cada región cuesta 1 ficha menos.
power-commando-text =
    Cada región cuesta 1 ficha menos, pero siempre al menos una. Se suma a otros descuentos y ayuda
    también en un último intento.

power-diplomat = Diplomáticos
power-diplomat-with = { race-name } diplomáticos
    .feminine = { race-name } diplomáticas
power-diplomat-short = Nombra a un rival no atacado; no puede atacar a la raza hasta tu siguiente turno.
power-diplomat-text =
    Al final de tu turno, después de redistribuir, puedes nombrar a un rival. La raza con este marcador
    no puede haber atacado en este turno a la raza activa de ese rival. Hasta que empiece tu siguiente
    turno, la raza activa nombrada no puede atacar a esta de ninguna manera: ni con conquista, ni con
    sustitución, ni con dragón. Eliges libremente cada turno, y puedes repetir. Las razas en declive no
    entran en la paz: puedes atacarlas, no están protegidas, y los Necrófagos en declive de ese rival
    pueden atacarte.

power-dragon-master = Dragón
power-dragon-master-with = { race-name } y su Dragón
power-dragon-master-short =
    Una vez por turno conquista con una ficha; el dragón se queda y la región es inmune.
power-dragon-master-text =
    Una vez por turno puedes conquistar una región a tu alcance con una sola ficha, cueste lo que cueste.
    No importan fichas, montaña, guarida, fortaleza ni campamentos, pero sí la inmunidad y la paz. Luego
    el dragón se queda en esa región, que es inmune hasta que lo uses en otra parte en un turno
    posterior. No tienes que moverlo. Si abandonas su región, el dragón vuelve contigo. En declive sale
    del mapa. El dragón no llega más lejos que la raza.

power-flying = Voladores
power-flying-with = { race-name } voladores
    .feminine = { race-name } voladoras
power-flying-short = Puede conquistar cualquier región de tierra, adyacente o no.
power-flying-text =
    Todas las regiones de tierra están a su alcance, también en una primera conquista. Los mares y el
    lago, no. El coste es el de siempre, y las regiones lejanas no cuentan como adyacentes para
    otras habilidades.

power-forest = Del Bosque
power-forest-with = { race-name } del Bosque
power-forest-short = 1 moneda extra por cada región de bosque que ocupa.
power-forest-text =
    En el recuento, cada región de bosque que ocupa la raza vale 1 moneda extra. En declive no hay moneda
    extra, y tampoco en el turno en que la raza entra en declive.

power-fortified = Fortificados
power-fortified-with = { race-name } fortificados
    .feminine = { race-name } fortificadas
power-fortified-short = Una fortaleza por turno: da 1 moneda y aumenta en 1 el coste de su región.
power-fortified-text =
    Una vez en cada turno en que la raza se expande, puedes construir una fortaleza en una región suya
    que no la tenga. Puede haber seis en el mapa como máximo. En el recuento, cada fortaleza vale 1
    moneda extra mientras la raza está activa. Su región cuesta a quien ataca 1 ficha más, incluso en
    declive. Cuando la región se abandona o se conquista, la fortaleza vuelve a la reserva y se puede
    construir otra vez. No cuenta como ficha, así que no protege de los Hechiceros a una ficha solitaria.

power-heroic = Heroicos
power-heroic-with = { race-name } heroicos
    .feminine = { race-name } heroicas
power-heroic-short = Dos héroes hacen inmunes sus regiones.
power-heroic-text =
    Al final de cada turno tuyo, después de redistribuir, colocas los dos héroes en dos regiones
    distintas de la raza. Ningún rival puede conquistar esas regiones ni usar en ellas la habilidad de
    una raza o de un poder. Son inmunes hasta que muevas a los héroes al final de tu siguiente turno. Si
    abandonas la región de un héroe, el héroe vuelve contigo. En declive, los héroes salen del mapa.

power-hill = De las Colinas
power-hill-with = { race-name } de las Colinas
power-hill-short = 1 moneda extra por cada región de colina que ocupa.
power-hill-text =
    En el recuento, cada región de colina que ocupa la raza vale 1 moneda extra. En declive no hay moneda
    extra, y tampoco en el turno en que la raza entra en declive.

power-merchant = Mercaderes
power-merchant-with = { race-name } mercaderes
power-merchant-short = 1 moneda extra por cada región que ocupa.
power-merchant-text =
    En el recuento, cada región que ocupa la raza vale 1 moneda extra, o sea dos en total. En declive no
    hay moneda extra. Las regiones de tus otras razas dan una moneda, como siempre.

power-mounted = Montados
power-mounted-with = { race-name } montados
    .feminine = { race-name } montadas
power-mounted-short = Las colinas y las tierras de cultivo cuestan 1 ficha menos.
power-mounted-text =
    Cada región de colina o de tierras de cultivo cuesta 1 ficha menos, pero siempre al menos una. Se
    suma a otros descuentos.

power-pillaging = Saqueadores
power-pillaging-with = { race-name } saqueadores
    .feminine = { race-name } saqueadoras
power-pillaging-short = 1 moneda extra por cada región no vacía conquistada este turno.
power-pillaging-text =
    En el recuento, cada región no vacía que la raza ha conquistado en este turno vale 1 moneda extra. Da
    igual quién estuviera allí: una Tribu Perdida, una raza activa o una raza en declive, incluso una
    tuya. Los Orcos saqueadores reciben las dos bonificaciones.

power-seafaring = Navegantes
power-seafaring-with = { race-name } navegantes
power-seafaring-short = Puede conquistar y ocupar mares y el lago, y los conserva en declive.
power-seafaring-text =
    Para esta raza, los mares y el lago son regiones como las demás. Son adyacentes a sus orillas,
    cuestan dos fichas si están vacíos y dan una moneda en el recuento. En declive la raza los conserva,
    y siguen puntuando. Solo otra raza navegante puede quitárselos, porque nadie más puede entrar. Las
    otras razas pueden seguir entrando en el mapa junto a un mar ocupado por esta.

power-spirit = Espíritu
power-spirit-with = { race-name } de Espíritu
power-spirit-short = En declive puede seguir en el mapa junto a otra raza tuya en declive.
power-spirit-text =
    Una vez en declive, la raza no cuenta como tu raza en declive. Se queda en el mapa cuando otra raza
    tuya entra en declive más tarde, y la anterior se queda cuando entra en declive esta. Así puedes
    tener dos razas en declive, y las dos puntúan. Cuando entra en declive una tercera, sale la que no es de Espíritu. El
    marcador se queda con la raza y se descarta cuando esta ha salido del mapa.

power-stout = Recios
power-stout-with = { race-name } recios
    .feminine = { race-name } recias
power-stout-short = Puede entrar en declive al final de un turno normal, después del recuento.
power-stout-text =
    Después de expandirte y hacer el recuento, puedes poner la raza en declive de inmediato, incluso en
    el turno en que la elegiste. No puntúas otra vez. Si tienes una raza más antigua en declive, ya ha
    puntuado este turno, y ahora sale del mapa, salvo que «Espíritu» le permita quedarse. El marcador se
    descarta, y en tu siguiente turno eliges otra combinación.

power-swamp = Del Pantano
power-swamp-with = { race-name } del Pantano
power-swamp-short = 1 moneda extra por cada región de pantano que ocupa.
power-swamp-text =
    En el recuento, cada región de pantano que ocupa la raza vale 1 moneda extra. En declive no hay
    moneda extra, y tampoco en el turno en que la raza entra en declive.

power-underworld = De las Cavernas
power-underworld-with = { race-name } de las Cavernas
power-underworld-short = Las regiones con caverna cuestan 1 ficha menos y son adyacentes entre sí.
power-underworld-text =
    Cada región con caverna cuesta 1 ficha menos, pero siempre al menos una. Para esta raza todas las
    cavernas son adyacentes entre sí, así que desde una caverna suya llega a todas las demás. Las
    cavernas no sirven para entrar en el mapa: la primera conquista sigue las reglas normales.

power-wealthy = Ricos
power-wealthy-with = { race-name } ricos
    .feminine = { race-name } ricas
power-wealthy-short = Siete monedas una sola vez, al final del primer turno de la raza.
power-wealthy-text =
    En el recuento del turno en que te quedas con la combinación, esta da siete monedas extra. Después el
    marcador ya no hace nada.

# --- General rules -----------------------------------------------------------------------------------

topic-turn = El turno
topic-turn-text =
    Quien no tiene raza activa se queda con una combinación y hace su primera conquista. Los demás
    eligen: o expanden su raza activa, o la ponen en declive, hacen el recuento y acaban el turno. Para
    expandirte, recoges todas las fichas menos una por región, abandonas regiones si quieres, conquistas,
    redistribuyes y puntúas. Los Necrófagos en declive actúan antes que la raza activa. Al final del
    turno, quienes perdieron regiones vuelven a colocar las fichas que se replegaron.

topic-combos = Quedarse con una combinación
topic-combos-text =
    En la columna hay seis combinaciones en oferta. La primera es gratis. Para quedarte con otra, pones
    una moneda de las que ya tienes en cada combinación que esté por encima. Las monedas que hay en la
    tuya son para ti. Tomas tantas fichas de raza como suman los números de su estandarte y su marcador,
    si hay bastantes en la bandeja. Las combinaciones de debajo suben con sus monedas, y aparece una
    nueva. Cuando se acaban las pilas, hay menos de seis combinaciones en oferta.

topic-first-conquest = Primera conquista
topic-first-conquest-text =
    Una raza sin regiones en el mapa entra por el borde del mapa, o por una región de tierra que limite
    con un mar que toca el borde. Vale para una raza nueva y para una que ha abandonado o perdido todas
    sus regiones. Limitar con el lago no basta. El coste es el de cualquier conquista. La siguiente
    conquista parte de las regiones que la raza ocupe entonces.

topic-conquering = Conquistar regiones
topic-conquering-text =
    Una raza puede conquistar una región de tierra adyacente a una de las suyas y sin fichas propias. No
    deben protegerla ni la inmunidad ni la paz. Algunas habilidades la hacen llegar más lejos, o al agua.
    Colocas tantas fichas de tu mano como indica el coste; se quedan allí hasta la redistribución. También
    puedes conquistar una región de tu propia raza en declive, con todas las consecuencias. Puedes
    continuar mientras te lleguen las fichas, una región tras otra.

topic-prices = Coste de las regiones
topic-prices-text =
    Una región vacía cuesta dos fichas. Una montaña suma una, y también cada ficha de raza que haya en la
    región: de quien sea, activa o en declive, incluso tuya en declive. Una Tribu Perdida, una guarida,
    una fortaleza o un campamento suma otra. Todos los descuentos se acumulan, pero una conquista cuesta
    siempre al menos una ficha, así que necesitas una en la mano. El dragón y la sustitución de los
    Hechiceros tienen un coste propio.

topic-final-attempt = Último intento
topic-final-attempt-text =
    Si tienes al menos una ficha en la mano, puedes acabar tus conquistas con el dado de refuerzos.
    Primero nombras una región que puedas atacar. Con todos los descuentos, debe costar de una a tres
    fichas más de las que tienes en la mano. Luego tiras el dado una vez. Tres caras están en blanco; las
    otras muestran uno, dos y tres puntos. Si tus fichas y los puntos alcanzan juntos el coste,
    conquistas la región con todas las fichas que te quedan en la mano. Si no, guardas esas fichas para
    la redistribución. En los dos casos, la raza ya no puede conquistar nada más.

topic-abandoning = Abandonar regiones
topic-abandoning-text =
    Cuando te expandes, puedes abandonar las regiones que quieras de tu raza activa antes de su primera
    conquista. Todas las fichas que hay allí vuelven a tu mano. Las piezas que necesitan un ocupante se
    van también: guaridas, fortalezas y madrigueras salen del mapa, mientras que dragón, héroes y
    campamentos vuelven contigo. Si abandonas todas tus regiones, la conquista siguiente es una primera
    conquista.

topic-losses = Pérdidas y repliegues
topic-losses-text =
    Cuando se conquista una región, su raza pierde una ficha, que va a la bandeja. Las demás se repliegan
    a la mano de quien la controla. Al final del turno se colocan en cualquiera de las regiones que la
    raza aún ocupa. Una raza en declive solo tiene una ficha por región, así que no queda nada que
    replegar; los Necrófagos son la excepción. Una raza activa sin regiones espera en la mano y vuelve a
    entrar en su siguiente turno. Una Tribu Perdida desaparece para el resto de la partida.

topic-redeployment = Redistribución
topic-redeployment-text =
    Cuando acaban tus conquistas, repartes como quieras todas las fichas de la raza entre sus regiones,
    al menos una en cada una. Valen las fichas de la mano y las del mapa. La adyacencia no importa. Los
    Necrófagos en declive se redistribuyen aparte, porque las fichas nunca pasan de una raza a otra.
    Después colocas las piezas y tomas las decisiones de tu poder: los campamentos, una fortaleza, los
    héroes, la elección de los Diplomáticos.

topic-scoring = Recuento
topic-scoring-text =
    Al final de tu turno, y solo entonces, recibes una moneda por cada región que ocupan tus razas,
    activa y en declive. La raza activa y su poder añaden sus bonificaciones. Una raza en declive solo da
    una bonificación si sus reglas lo dicen; en esta caja, solo las minas de los Enanos. En el turno en
    que pones una raza en declive, ya puntúa como raza en declive. Tus monedas son secretas, pero las que
    pagas por una combinación no.

topic-decline = Entrar en declive
topic-decline-text =
    En vez de expandirte, puedes poner en declive tu raza activa. La raza que ya tenías en declive sale
    del mapa, salvo que «Espíritu» permita que se queden las dos. De la raza que entra en declive queda una
    ficha en cada región. Todas las demás van a la bandeja, también las de la mano. El marcador se
    descarta, salvo «Espíritu». Dragón, héroes, madrigueras y campamentos salen del mapa; guaridas y
    fortalezas se quedan. En ese turno ninguna raza conquista ni redistribuye, ni siquiera los
    Necrófagos. Haces el recuento, y en tu siguiente turno te quedas con otra combinación.

topic-immunity = Inmunidad
topic-immunity-text =
    Una región con un dragón, un héroe o una madriguera es inmune. Ningún rival puede conquistarla, ni
    con fichas, ni con dado, ni con dragón, ni por sustitución. Tampoco puede usar en ella la habilidad
    de una raza o de un poder. La inmunidad acaba cuando la pieza se mueve o sale del mapa, y siempre
    cuando la raza entra en declive.

topic-stacks = Pilas
topic-stacks-text =
    La caja tiene un número fijo de fichas por raza; las perdidas vuelven a la bandeja de su raza. Un
    marcador se descarta cuando su raza entra en declive; el de Espíritu, solo cuando su raza sale del
    mapa. Cuando se acaba la pila de marcadores, los descartados se barajan y forman una pila nueva.
    Cuando ya no queda nada de una raza, su estandarte vuelve debajo de la pila de estandartes. Si esa
    pila está vacía, el estandarte llena el hueco más bajo de la columna.

topic-game-end = Fin de la partida
topic-game-end-text =
    La partida acaba después del último turno de la última ronda. Hay diez rondas para dos o tres
    jugadores, nueve para cuatro y ocho para cinco. Gana quien tiene más monedas. En caso de empate, gana
    quien tiene más fichas de raza en el mapa; las fichas en declive cuentan también.

# --- Terrain and symbols -----------------------------------------------------------------------------

feature-farmland = tierras de cultivo
feature-forest = bosque
feature-hill = colina
feature-lake = lago
feature-mountain = montaña
feature-sea = mar
feature-swamp = pantano
feature-cavern = caverna
feature-magic = fuente de magia
feature-mine = mina
feature-coast = en la costa
feature-edge = en el borde del mapa
feature-black-mountain = Montaña Negra
feature-mud-pool = charca de lodo
feature-mushroom-forest = bosque de setas
feature-mystic-crystal = cristal místico
feature-river = río
feature-chasm = abismo
feature-volcano = volcán
feature-lost-tribe = Tribu Perdida

# --- Pieces, tokens and coins ------------------------------------------------------------------------

piece-dragon = dragón
piece-encampment = campamento
piece-fortress = fortaleza
piece-hero = héroe
piece-hole = madriguera
piece-lair = guarida
count-dragon = { $number ->
    [one] 1 dragón
   *[other] { $number } dragones
}
count-encampment = { $number ->
    [one] 1 campamento
   *[other] { $number } campamentos
}
count-fortress = { $number ->
    [one] 1 fortaleza
   *[other] { $number } fortalezas
}
count-hero = { $number ->
    [one] 1 héroe
   *[other] { $number } héroes
}
count-hole = { $number ->
    [one] 1 madriguera
   *[other] { $number } madrigueras
}
count-lair = { $number ->
    [one] 1 guarida
   *[other] { $number } guaridas
}
count-tokens = { $number ->
    [one] 1 ficha
   *[other] { $number } fichas
}
count-coins = { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
}
count-regions = { $number ->
    [one] 1 región
   *[other] { $number } regiones
}

# --- Reasons -----------------------------------------------------------------------------------------

# The parts of a price.
reason-base = coste básico
reason-mountain = montaña
reason-tokens = defensa
reason-lost-tribe = Tribu Perdida
reason-never-less = nunca menos de { $number }
reason-ability = { $ability }
# Reasons why a region cannot be conquered.
reason-own-region = ya es tuya
reason-closed =
    { $terrain ->
        [sea] solo una raza navegante puede entrar en un mar
        [lake] solo una raza navegante puede entrar en el lago
       *[other] cerrada para esta raza
    }
reason-not-adjacent = no es adyacente a tus regiones
reason-no-entry-region = las razas entran por otra parte: por el borde del mapa o por donde dice el escenario
reason-river = río: 1 ficha menos
reason-immune = inmune
reason-immune-dragon = inmune: hay un dragón
reason-immune-hero = inmune: hay un héroe
reason-immune-hole = inmune: hay una madriguera
reason-peace = estás en paz con este rival
reason-forbidden = prohibida
reason-coins-wanted = atacar a esta raza cuesta más monedas de las que tienes
# Sources of coins other than races and powers.
reason-regions = regiones

# --- Questions ---------------------------------------------------------------------------------------

question-reveal = ¿Qué muestran las pilas?
question-choose-combo = Elige una combinación.
question-choose-course = ¿Expandirse o entrar en declive?
question-conquer = Conquista una región.
question-redeploy = Redistribuye tus fichas.
question-return = Coloca las fichas que se replegaron.
question-redeploy-give-up = Te faltan fichas: cede una región.
question-roll = ¿Qué muestra el dado?
question-over = La partida ha terminado.
question-bivouacking = Coloca los campamentos.
question-diplomat = Haz las paces con un rival.
question-fortified = ¿Construir una fortaleza?
question-heroic = Coloca los héroes.
question-stout = ¿Entrar en declive ahora?
# The texts of questions without their own text, by shape; $ability names the ability that asks.
question-any-regions = «{ $ability }»: ¿qué regiones?
question-any-spread = «{ $ability }»: ¿adónde van?
question-any-amount = «{ $ability }»: ¿cuántas?
question-any-name = «{ $ability }»: elige.
question-any-thing = «{ $ability }»: elige una opción.
question-any-tile = «{ $ability }»: ¿qué loseta?
question-any-cell = «{ $ability }»: ¿adónde va?
question-any-place = «{ $ability }»: ¿dónde en la loseta?
question-any-whether = «{ $ability }»: ¿sí o no?
question-any-course = «{ $ability }»: ¿entrar en declive?

# --- Regions of the board for 2 players --------------------------------------------------------------

region-kettle-bay = Bahía de la Tetera
    .the = la Bahía de la Tetera
region-wishing-acres = Campos de los Deseos
    .the = los Campos de los Deseos
region-tinpot-wood = Bosque de Hojalata
    .the = el Bosque de Hojalata
region-burrow-bog = Turbera de los Topos
    .the = la Turbera de los Topos
region-buttercup-downs = Lomas de los Ranúnculos
    .the = las Lomas de los Ranúnculos
region-pudding-fields = Campos del Flan
    .the = los Campos del Flan
region-riddle-grove = Arboleda del Acertijo
    .the = la Arboleda del Acertijo
region-coalhole-crag = Risco Carbonero
    .the = el Risco Carbonero
region-drizzle-hills = Colinas de la Llovizna
    .the = las Colinas de la Llovizna
region-porridge-peak = Pico de las Gachas
    .the = el Pico de las Gachas
region-teacup-lake = Lago de la Taza
    .the = el Lago de la Taza
region-rabbit-knolls = Cerros del Conejo
    .the = los Cerros del Conejo
region-pewter-horn = Cuerno de Peltre
    .the = el Cuerno de Peltre
region-barley-meadows = Prados de Cebada
    .the = los Prados de Cebada
region-dozy-weald = Floresta Adormilada
    .the = la Floresta Adormilada
region-luckstone-farms = Granjas del Amuleto
    .the = las Granjas del Amuleto
region-acorn-coppice = Soto de las Bellotas
    .the = el Soto de las Bellotas
region-murmur-marsh = Ciénaga de Murmullos
    .the = la Ciénaga de Murmullos
region-pantry-barrows = Túmulos de la Despensa
    .the = los Túmulos de la Despensa
region-rusty-mire = Lodazal Oxidado
    .the = el Lodazal Oxidado
region-rooster-spire = Aguja del Gallo
    .the = la Aguja del Gallo
region-duckweed-fen = Marjal de los Patos
    .the = el Marjal de los Patos
region-pickle-sea = Mar de los Pepinillos
    .the = el Mar de los Pepinillos

# --- Regions of the board for 3 players --------------------------------------------------------------

region-herring-sea = Mar de los Arenques
    .the = el Mar de los Arenques
region-hatchet-forest = Bosque del Hacha
    .the = el Bosque del Hacha
region-frostnose-peak = Pico Narizhelada
    .the = el Pico Narizhelada
region-oatcake-acres = Campos de Avena
    .the = los Campos de Avena
region-otterholt-mire = Lodazal de las Nutrias
    .the = el Lodazal de las Nutrias
region-reindeer-wood = Bosque de los Renos
    .the = el Bosque de los Renos
region-rune-fields = Campos de las Runas
    .the = los Campos de las Runas
region-cranberry-bog = Turbera del Arándano
    .the = la Turbera del Arándano
region-northlight-tor = Peñasco de la Aurora
    .the = el Peñasco de la Aurora
region-nickel-horn = Cuerno de Níquel
    .the = el Cuerno de Níquel
region-shaggy-meadows = Prados Greñudos
    .the = los Prados Greñudos
region-bogiron-swamp = Pantano de Hierro
    .the = el Pantano de Hierro
region-clanging-crag = Risco del Martilleo
    .the = el Risco del Martilleo
region-chilblain-marsh = Ciénaga del Sabañón
    .the = la Ciénaga del Sabañón
region-mitten-lake = Lago de la Manopla
    .the = el Lago de la Manopla
region-echo-pinnacle = Pináculo del Eco
    .the = el Pináculo del Eco
region-omen-barrows = Túmulos del Presagio
    .the = los Túmulos del Presagio
region-mount-grumble = Monte Gruñón
    .the = el Monte Gruñón
region-kale-farms = Granjas de Coles
    .the = las Granjas de Coles
region-snoring-hills = Colinas Roncadoras
    .the = las Colinas Roncadoras
region-amulet-crofts = Huertos del Talismán
    .the = los Huertos del Talismán
region-wolfden-grove = Arboleda del Lobo
    .the = la Arboleda del Lobo
region-thistle-downs = Lomas de los Cardos
    .the = las Lomas de los Cardos
region-foxfire-fen = Marjal del Zorro
    .the = el Marjal del Zorro
region-woolly-knolls = Cerros Lanudos
    .the = los Cerros Lanudos
region-gale-spire = Aguja del Vendaval
    .the = la Aguja del Vendaval
region-snowcap-summit = Cumbre Gorro de Nieve
    .the = la Cumbre Gorro de Nieve
region-juniper-weald = Floresta de Enebros
    .the = la Floresta de Enebros
region-cobalt-pines = Pinar de Cobalto
    .the = el Pinar de Cobalto
region-walrus-bay = Bahía de las Morsas
    .the = la Bahía de las Morsas

# --- Regions of the board for 4 players --------------------------------------------------------------

region-owlhollow-grove = Arboleda del Búho
    .the = la Arboleda del Búho
region-lantern-meadows = Prados de los Faroles
    .the = los Prados de los Faroles
region-gilded-fields = Campos Dorados
    .the = los Campos Dorados
region-lullaby-downs = Lomas de la Nana
    .the = las Lomas de la Nana
region-cauldron-fen = Marjal del Caldero
    .the = el Marjal del Caldero
region-slumber-sea = Mar del Letargo
    .the = el Mar del Letargo
region-wishbone-marsh = Ciénaga del Huesito
    .the = la Ciénaga del Huesito
region-keyhole-barrows = Túmulos del Cerrojo
    .the = los Túmulos del Cerrojo
region-pickaxe-peak = Pico del Pico
    .the = el Pico del Pico
region-flitterbat-wood = Bosque del Murciélago
    .the = el Bosque del Murciélago
region-crumb-coppice = Soto de las Migas
    .the = el Soto de las Migas
region-croaking-mire = Lodazal Croante
    .the = el Lodazal Croante
region-beanstalk-farms = Granjas de Habichuelas
    .the = las Granjas de Habichuelas
region-spindle-weald = Floresta de la Rueca
    .the = la Floresta de la Rueca
region-glass-mountain = Montaña de Cristal
    .the = la Montaña de Cristal
region-mount-nod = Monte Cabezada
    .the = el Monte Cabezada
region-tumble-knolls = Cerros Voltereta
    .the = los Cerros Voltereta
region-stargazer-tor = Peñasco Miraestrellas
    .the = el Peñasco Miraestrellas
region-swansong-lake = Lago del Cisne
    .the = el Lago del Cisne
region-tarnish-bog = Turbera Deslustrada
    .the = la Turbera Deslustrada
region-pumpkin-acres = Campos de Calabazas
    .the = los Campos de Calabazas
region-nugget-swamp = Pantano de las Pepitas
    .the = el Pantano de las Pepitas
region-coffer-crag = Risco del Cofre
    .the = el Risco del Cofre
region-candle-spire = Aguja del Cirio
    .the = la Aguja del Cirio
region-billygoat-brae = Ladera del Chivo
    .the = la Ladera del Chivo
region-sinkhole-morass = Cenagal del Sumidero
    .the = el Cenagal del Sumidero
region-moonbeam-copse = Soto del Claro de Luna
    .the = el Soto del Claro de Luna
region-scarecrow-croft = Huerto Espantapájaros
    .the = el Huerto Espantapájaros
region-yawning-horn = Cuerno Bostezón
    .the = el Cuerno Bostezón
region-jinx-hills = Colinas del Gafe
    .the = las Colinas del Gafe
region-gosling-pasture = Pastizal de los Gansos
    .the = el Pastizal de los Gansos
region-featherbed-alp = Monte Colchón
    .the = el Monte Colchón
region-toadhole-marsh = Ciénaga de los Sapos
    .the = la Ciénaga de los Sapos
region-hocus-thicket = Matorral Abracadabra
    .the = el Matorral Abracadabra
region-brass-pinnacle = Pináculo de Latón
    .the = el Pináculo de Latón
region-redhood-forest = Bosque de Caperucita
    .the = el Bosque de Caperucita
region-nutshell-bay = Bahía de la Nuez
    .the = la Bahía de la Nuez
region-tinwhistle-hill = Colina del Silbato
    .the = la Colina del Silbato
region-piper-fields = Campos del Flautista
    .the = los Campos del Flautista

# --- Regions of the board for 5 players --------------------------------------------------------------

region-mount-siesta = Monte Siesta
    .the = el Monte Siesta
region-mirage-marsh = Ciénaga del Espejismo
    .the = la Ciénaga del Espejismo
region-incense-grove = Arboleda del Incienso
    .the = la Arboleda del Incienso
region-cistern-fields = Campos del Aljibe
    .the = los Campos del Aljibe
region-flamingo-fen = Marjal de los Flamencos
    .the = el Marjal de los Flamencos
region-grotto-peak = Pico de la Gruta
    .the = el Pico de la Gruta
region-apricot-hills = Colinas del Albaricoque
    .the = las Colinas del Albaricoque
region-emerald-needle = Aguja de Esmeralda
    .the = la Aguja de Esmeralda
region-saffron-acres = Campos de Azafrán
    .the = los Campos de Azafrán
region-turquoise-sea = Mar Turquesa
    .the = el Mar Turquesa
region-olive-knolls = Cerros del Olivo
    .the = los Cerros del Olivo
region-saltpan-farms = Granjas de la Salina
    .the = las Granjas de la Salina
region-vulture-horn = Cuerno del Buitre
    .the = el Cuerno del Buitre
region-catacomb-mire = Lodazal de la Catacumba
    .the = el Lodazal de la Catacumba
region-copper-barrows = Túmulos de Cobre
    .the = los Túmulos de Cobre
region-pelican-tor = Peñasco del Pelícano
    .the = el Peñasco del Pelícano
region-charmed-palms = Palmeral Encantado
    .the = el Palmeral Encantado
region-mosquito-bog = Turbera del Mosquito
    .the = la Turbera del Mosquito
region-cellar-vineyards = Viñedos de la Bodega
    .the = los Viñedos de la Bodega
region-cypress-wood = Bosque de Cipreses
    .the = el Bosque de Cipreses
region-oracle-pinnacle = Pináculo del Oráculo
    .the = el Pináculo del Oráculo
region-melon-grange = Granja de los Melones
    .the = la Granja de los Melones
region-carpet-hillocks = Oteros de la Alfombra
    .the = los Oteros de la Alfombra
region-tarpit-swamp = Pantano de Brea
    .the = el Pantano de Brea
region-donkey-pasture = Pastizal del Burro
    .the = el Pastizal del Burro
region-goldleaf-forest = Bosque Hoja de Oro
    .the = el Bosque Hoja de Oro
region-papyrus-wetland = Humedal del Papiro
    .the = el Humedal del Papiro
region-sesame-crag = Risco Ábrete Sésamo
    .the = el Risco Ábrete Sésamo
region-lotus-lake = Lago del Loto
    .the = el Lago del Loto
region-monkey-thicket = Matorral de los Monos
    .the = el Matorral de los Monos
region-lavender-downs = Lomas de Lavanda
    .the = las Lomas de Lavanda
region-eelcave-morass = Cenagal de la Anguila
    .the = el Cenagal de la Anguila
region-meerkat-meadows = Prados de la Suricata
    .the = los Prados de la Suricata
region-cicada-weald = Floresta de la Cigarra
    .the = la Floresta de la Cigarra
region-tortoise-mounds = Montículos Tortuga
    .the = los Montículos Tortuga
region-fortune-fields = Campos de la Fortuna
    .the = los Campos de la Fortuna
region-garnet-summit = Cumbre Granate
    .the = la Cumbre Granate
region-zodiac-hill = Colina del Zodiaco
    .the = la Colina del Zodiaco
region-verdigris-marsh = Ciénaga del Verdín
    .the = la Ciénaga del Verdín
region-wishlamp-forest = Bosque de la Lámpara
    .the = el Bosque de la Lámpara
region-peppercorn-farms = Granjas de Pimienta
    .the = las Granjas de Pimienta
region-bronze-hummocks = Altozanos de Bronce
    .the = los Altozanos de Bronce
region-sunken-quagmire = Tremedal Hundido
    .the = el Tremedal Hundido
region-cinnamon-copse = Soto de la Canela
    .the = el Soto de la Canela
region-camelback-alps = Montes Joroba
    .the = los Montes Joroba
region-hideaway-jungle = Jungla Escondida
    .the = la Jungla Escondida
region-anchovy-bay = Bahía de la Anchoa
    .the = la Bahía de la Anchoa
region-mount-presto = Monte Presto
    .the = el Monte Presto

# On a board of Underground, and on a tile of Realms.
region-umbrella-wood = Bosque de los Paraguas
    .the = el Bosque de los Paraguas
