### Realms: las losetas, lo que hay en ellas y los escenarios.

box-realms-1 = ¡Mi tesoro!
    .about = Un río de borde a borde, y picos a su lado.
box-realms-2 = El río de la vida
    .about = Las razas desembarcan en los extremos de un río.
box-realms-3 = Viaje al Este
    .about = Desde el oeste, al otro lado del río, hasta las minas del este.
box-realms-4 = Ay-Ho – Cavar, cavar
    .about = En los picos hay monedas, y cada declive añade más.
box-realms-5 = El Trono oxidado
    .about = Todos los que rodean el trono pagan a quien lo tiene.
box-realms-6 = A la deriva
    .about = Los jugadores empujan losetas; los mares entre ellas se unen y se separan.
box-realms-7 = Cultivos de Poder
    .about = Crecen poderes en campos, para quien ocupa la tierra de alrededor.
box-realms-8 = La espada en la caverna
    .about = La Espada espera en medio de un mundo subterráneo de mares.
box-realms-9 = Un juego de dioses
    .about = Entre todos se construye el tablero, y formas combinaciones con las cartas que te tocan.
box-realms-9-redrawn = Un juego de dioses, depurado
    .about = Lo mismo, sin las razas y los poderes difíciles de jugar.
box-realms-10 = Una cueva demasiado lejana
    .about = Hay oro en lo más hondo, y lo guardan Monstruos.
box-realms-11 = All Together Now
    .about = Dos equipos de dos, uno por mundo, y alguien en solitario que puntúa doble.
box-realms-12 = Noche y Día
    .about = Dos mundos en un tablero, y una moneda por cada región en el otro.

topic-realms = Tableros de losetas
topic-realms-text =
    Los escenarios de Realms se juegan en tableros de losetas de seis lados, con montañas, picos y abismos
    encima. Un pico se pone sobre una montaña y cuenta como montaña para toda regla, pero cuesta 1 ficha más:
    cuatro si no hay nadie. Nadie puede entrar en un abismo ni cruzarlo. Los ríos que se juntan son una sola
    región. Un río cuesta una ficha y no da monedas, y una raza lo deja de nuevo al redistribuirse, salvo que un
    poder le permita quedarse. Una partida tiene diez rondas con dos o tres jugadores, nueve con cuatro, y ocho
    con cinco o seis. Las razas entran por el borde del tablero, salvo que el escenario diga otra cosa.

topic-my-precious = ¡Mi tesoro!
topic-my-precious-text =
    De dos a seis jugadores. Un río cruza el tablero de borde a borde, y a su lado se alzan picos. No hay reglas
    especiales, solo las de todo tablero de losetas. Una raza puede conquistar el río de paso, pero tiene que
    dejarlo al redistribuirse.

topic-long-river = El río de la vida
topic-long-river-text =
    De dos a seis jugadores. Las razas solo entran por seis regiones: los dos extremos del río y las dos tierras
    a los lados de cada uno. Vale para toda primera conquista, incluso la de una raza que ha perdido o
    abandonado todas sus regiones. Solo quedan exentos una raza o un poder que puedan entrar en cualquier parte.
    Un extremo del río cuesta una ficha, y desde él se pueden conquistar todas las tierras de sus orillas. La
    raza deja el río de nuevo al redistribuirse.

topic-go-east = Viaje al Este
topic-go-east-text =
    De dos a seis jugadores. Las razas solo entran por el borde oeste. Un río corre de norte a sur y hay que
    cruzarlo. En el este hay Minas de Monedas de Victoria: cada una da a quien la ocupa 1 moneda extra por
    turno, mientras la raza esté activa. Una Mina de Monedas de Victoria se queda en su región, no la defiende y
    no es un símbolo de mina.

topic-mountaintop = Ay-Ho – Cavar, cavar
topic-mountaintop-text =
    De tres a seis jugadores. Cada pico empieza con cuatro monedas. Al final de tu turno tomas una moneda de
    cada pico que ocupan tus razas, activas o en declive. Cuando una raza entra en declive, su dueño puntúa y
    después pone tres monedas de la banca en los picos que quiera. No pueden ir las tres al mismo pico. Las
    monedas de un pico no son de nadie y no lo defienden.

topic-the-throne = El Trono oxidado
topic-the-throne-text =
    Para cuatro o cinco jugadores. El Trono oxidado está en el único pico, rodeado de cinco regiones. Al final
    de su turno, quien tiene el trono recibe una moneda por cada una de esas regiones con la raza de un rival o
    una Tribu Perdida. Los rivales pagan por sus razas, activas o en declive, y la banca por las Tribus
    Perdidas. Las regiones propias no pagan nada. El trono es un lugar. Sirve también a una raza en declive, y
    quien toma su región lo tiene desde entonces.

topic-adrift = A la deriva
topic-adrift-text =
    De dos a seis jugadores. Al principio mismo de tu turno puedes empujar una loseta a otra parte, tanto si
    después te expandes como si entras en declive. La loseta se desliza por la mesa, así que necesita sitio. No
    puedes levantarla ni mover otras con ella. Puedes girarla por el camino, o girarla y dejarla donde está.
    Después, todas las losetas deben quedar unidas. Todo lo que hay en la loseta se mueve con ella. Con esto no
    se conquista nada, y las nuevas vecinas cuentan enseguida. Las aguas son mares: se unen donde se tocan y se
    separan donde no. Sin un poder que lo permita, nadie puede entrar en ellos, cruzarlos ni entrar en el
    tablero desde ellos. Si se usan reliquias y lugares, hay uno menos que jugadores, en tantos terrenos
    distintos como se pueda.

topic-crops = Cultivos de Poder
topic-crops-text =
    De dos a seis jugadores. El mapa tiene campos vacíos, tantos como jugadores, con un marcador de poder en
    cada uno. Mientras tu raza activa ocupa cinco regiones que limitan con un campo, tienes también su poder. Lo
    ganas al instante, incluso a mitad de un turno, y lo pierdes cuando ocupas menos de cinco. Cuentan las
    tierras y las montañas, pero no los ríos ni las razas en declive. Si pierdes un poder, sus piezas se van; su
    marcador se queda en el campo. El marcador de un campo no da fichas. Nadie puede entrar en un campo ni
    cruzarlo, y un campo no es borde del tablero. Algunos marcadores no pueden crecer en un campo: Malditos,
    Historiadores, Renacidos, Espíritu, Ricos y Sabios.

topic-the-cavern = La espada en la caverna
topic-the-cavern-text =
    De tres a cinco jugadores, en el mundo subterráneo. La Espada del Conejo Asesino está boca arriba en medio
    del tablero, guardada por dos Monstruos. En otras regiones hay lugares ocultos, cada uno bajo dos Monstruos;
    las demás reliquias se quedan en la caja. Todas las aguas son mares: nadie puede entrar en ellos ni
    cruzarlos sin un poder que lo permita. Las razas entran solo por el borde del tablero, y no por un mar.

topic-the-gods = Un juego de dioses
topic-the-gods-text =
    De dos a seis jugadores. Cada jugador recibe tres razas y tres poderes, y los mantiene en secreto hasta que
    los juega. En tu primer turno, y en el turno después de cada declive, combinas gratis una de tus razas con
    uno de tus poderes. Cada uno solo se usa una vez: tras un tercer declive ya no te queda ninguna raza.
    Algunas razas y poderes son difíciles de jugar y dan monedas al entrar: Malditos doce, Enanos y Apariciones
    cuatro, Mimos Sombríos dos. Los Enanos de Hierro cuestan cuatro monedas, y los Homúnculos dan dos fichas
    extra. En la partida depurada, estos seis no se reparten si hay tres jugadores o más. Con dos jugadores no
    se reparten cartas: se ponen a la vista siete razas y siete poderes, y eligen por turnos hasta tener tres de
    cada. Entonces ninguno da monedas. Los jugadores construyen el tablero. Antes del primer turno, y al
    principio de cada turno, quien juega añade una loseta junto a las de la mesa. Así hasta que el tablero tiene
    nueve regiones por jugador. Puede poner en la loseta una montaña, un abismo, ambos o ninguno. En una partida
    de los dos mundos, puede quedar arriba cualquiera de las caras. También puede poner en la loseta una Tribu
    Perdida, y debe hacerlo si dos de sus regiones no son montañas. Los ríos y los abismos no cuentan aquí como
    regiones. Los ríos que se juntan son una sola región. Si se usan reliquias y lugares, cada jugador pone uno,
    guardado por dos Monstruos, en su primera o segunda loseta. El primer jugador pone otro en la primera loseta
    de todas.

topic-the-dig = Una cueva demasiado lejana
topic-the-dig-text =
    Para tres o cuatro jugadores, en el mundo subterráneo. Tres vetas de oro bajan desde el centro del tablero.
    Cada una tiene tres regiones de profundidad, con una moneda oculta y un guardián en cada región. Al
    principio solo se puede entrar en las regiones de arriba. Cuando se han conquistado las tres, no importa
    quién las tome, se abre el segundo nivel, y después el tercero. El primero en conquistar una región de una
    veta toma su moneda al instante; una moneda de cinco o de diez da además una reliquia. Se descarta un
    guardián. Los demás bajan a la siguiente región de la veta que nunca se ha conquistado, junto con tantos
    guardianes nuevos como vale la moneda. Al final de cada ronda, menos la última, los guardianes de cada veta
    atacan, de oeste a este. Participan todos menos uno por región. Atacan siempre la tierra menos protegida con
    la que limitan, y usan el dado en su último ataque. Si varias son igual de débiles, decide un dado. Los
    guardianes sin objetivo vuelven a la región más alta de su veta que nunca se ha conquistado. Si no hay
    ninguna, vuelven a la región desde la que atacaron por última vez. Las reliquias se quedan junto al tablero,
    y los Monstruos del norte solo guardan lugares.

topic-all-together = All Together Now
topic-all-together-text =
    Para cinco jugadores exactamente, con razas y poderes de los dos mundos. Cuatro túneles unen la superficie
    con el mundo subterráneo. Los asientos se sortean. El primer y el cuarto jugador son el equipo de la
    superficie. El segundo y el quinto son el del mundo subterráneo. El tercero juega en solitario. Un equipo
    solo toma razas de su mundo; quien juega en solitario las toma de cualquiera. Las razas de la superficie,
    las del mundo subterráneo y los poderes están en tres columnas de seis filas, con las monedas de cada fila
    al lado. Toma cualquier raza que puedas usar y cualquier poder. Pagas una moneda en cada fila por encima de
    la más baja de las dos, y tomas las monedas de esa fila. Cada columna cierra sus huecos por separado; las
    monedas se quedan en sus filas. Una raza entra en el tablero por el borde de su mundo, y después puede ir a
    cualquier parte. Los aliados no comparten monedas, fichas ni secretos, y pueden atacarse. Al final se suman
    las monedas de cada equipo, y las de quien juega en solitario se doblan.

topic-night-and-day = Noche y Día
topic-night-and-day-text =
    De tres a cinco jugadores, con razas y poderes de los dos mundos. El norte del tablero es la superficie; el
    sur, el mundo subterráneo. Los túneles con el mismo número hacen adyacentes sus regiones, a cualquier
    distancia. Las combinaciones de los dos mundos se revelan alternadas, y puedes tomar cualquiera. Una raza de
    la superficie entra por el borde norte del tablero; una del mundo subterráneo, por el borde sur. Al final de
    tu turno, cada región del otro mundo que ocupa una de tus razas, activa o en declive, te da 1 moneda extra.
    También cada región de su propio mundo que ha tomado en este turno a una raza del otro. Los ríos no dan
    nada. En el norte viven Tribus Perdidas; en el sur, los Monstruos guardan reliquias y lugares.

reason-peak = pico: 1 ficha más
reason-closed-level = cerrada: antes hay que conquistar todas las regiones del nivel de arriba

feature-peak = pico
feature-coin-mine = mina de monedas
    .about = Da a una raza activa 1 moneda extra por turno.
feature-throne = Trono oxidado
feature-sword = Espada
feature-tunnel = túnel
feature-west-vein = veta oeste
feature-middle-vein = veta central
feature-east-vein = veta este
feature-vein-a = nivel A
    .about =
        El primero en conquistarla toma su moneda oculta. Después los guardianes bajan, junto con tantos nuevos
        como vale la moneda.
feature-vein-b = nivel B
    .about =
        El primero en conquistarla toma su moneda oculta. Después los guardianes bajan, junto con tantos nuevos
        como vale la moneda.
feature-vein-c = nivel C
    .about =
        El primero en conquistarla toma su moneda oculta. Después los guardianes bajan, junto con tantos nuevos
        como vale la moneda.

feature-well = pozo
feature-cairn = túmulo
feature-statue = estatua
feature-shrine = santuario
feature-oak = roble
feature-gate = puerta
feature-beacon = almenara

power-the-wells = Los pozos
power-the-wells-with = { race-name }
power-the-cairns = Los túmulos
power-the-cairns-with = { race-name }
power-the-statues = Las estatuas
power-the-statues-with = { race-name }
power-the-shrines = Los santuarios
power-the-shrines-with = { race-name }
power-the-oaks = Los robles
power-the-oaks-with = { race-name }
power-the-gates = Las puertas
power-the-gates-with = { race-name }
power-the-beacons = Las almenaras
power-the-beacons-with = { race-name }
power-mountain-land = { feature-mountain }
power-mountain-land-with = { race-name }
power-hill-land = { feature-hill }
power-hill-land-with = { race-name }
power-forest-land = { feature-forest }
power-forest-land-with = { race-name }
power-farmland-land = { feature-farmland }
power-farmland-land-with = { race-name }
power-swamp-land = { feature-swamp }
power-swamp-land-with = { race-name }
power-sea-land = { feature-sea }
power-sea-land-with = { race-name }
power-lake-land = { feature-lake }
power-lake-land-with = { race-name }
power-black-mountain-land = { feature-black-mountain }
power-black-mountain-land-with = { race-name }
power-mud-pool-land = { feature-mud-pool }
power-mud-pool-land-with = { race-name }
power-mushroom-forest-land = { feature-mushroom-forest }
power-mushroom-forest-land-with = { race-name }
power-mine-land = { feature-mine }
power-mine-land-with = { race-name }
power-mystic-crystal-land = { feature-mystic-crystal }
power-mystic-crystal-land-with = { race-name }
power-river-land = { feature-river }
power-river-land-with = { race-name }
power-chasm-land = { feature-chasm }
power-chasm-land-with = { race-name }
power-cavern-land = { feature-cavern }
power-cavern-land-with = { race-name }
power-magic-land = { feature-magic }
power-magic-land-with = { race-name }
power-volcano-land = { feature-volcano }
power-volcano-land-with = { race-name }
power-coast-land = { feature-coast }
power-coast-land-with = { race-name }
power-edge-land = { feature-edge }
power-edge-land-with = { race-name }
power-coin-mine-land = { feature-coin-mine }
power-coin-mine-land-with = { race-name }
power-peak-land = { feature-peak }
power-peak-land-with = { race-name }
power-throne-land = { feature-throne }
power-throne-land-with = { race-name }
power-sword-land = { feature-sword }
power-sword-land-with = { race-name }

power-victory-coin-mines = Minas de monedas
power-victory-coin-mines-with = { race-name }
power-crops-of-power = Cultivos de Poder
power-crops-of-power-with = { race-name }
power-coins-on-peaks = Monedas en los picos
power-coins-on-peaks-with = { race-name }
power-sword-in-the-cavern = La espada en la caverna
power-sword-in-the-cavern-with = { race-name }
power-all-together-now = All Together Now
power-all-together-now-with = { race-name }
power-night-and-day = Noche y Día
power-night-and-day-with = { race-name }

power-hands = Manos
power-hands-with = { race-name }
power-hands-2 = Manos
power-hands-2-with = { race-name }
power-creation = Creación
power-creation-with = { race-name }
power-creation-2 = Creación
power-creation-2-with = { race-name }
power-creation-3 = Creación
power-creation-3-with = { race-name }
power-creation-4 = Creación
power-creation-4-with = { race-name }
power-creation-5 = Creación
power-creation-5-with = { race-name }
power-creation-6 = Creación
power-creation-6-with = { race-name }
power-creation-7 = Creación
power-creation-7-with = { race-name }
question-hands-2 = Elige una raza o un poder.
question-creation = Elige una loseta para poner.
question-creation-2 = Pon la loseta.
question-creation-3 = Gira la loseta.
question-creation-4 = ¿Poner una montaña en la loseta?
pass-creation-4 = sin montaña
question-creation-5 = ¿Poner un abismo en la loseta?
pass-creation-5 = sin abismo
question-creation-6 = Pon dos Monstruos para guardar una reliquia o un lugar.
pass-creation-6 = no en esta loseta
question-creation-7 = Pon una Tribu Perdida.
pass-creation-7 = sin Tribu Perdida

power-drift = Deriva
power-drift-with = { race-name }
power-drift-2 = Deriva
power-drift-2-with = { race-name }
power-drift-3 = Deriva
power-drift-3-with = { race-name }
power-rusted-throne = El Trono oxidado
power-rusted-throne-with = { race-name }
power-rusted-throne-short = Lugar: una moneda por cada región vecina con la raza de un rival o una Tribu Perdida.
power-rusted-throne-text =
    Para cuatro o cinco jugadores. El Trono oxidado está en el único pico, rodeado de cinco regiones. Al final
    de su turno, quien tiene el trono recibe una moneda por cada una de esas regiones con la raza de un rival o
    una Tribu Perdida. Los rivales pagan por sus razas, activas o en declive, y la banca por las Tribus
    Perdidas. Las regiones propias no pagan nada. El trono es un lugar. Sirve también a una raza en declive, y
    quien toma su región lo tiene desde entonces.

race-guards = Guardianes
    .one = Guardián
    .gender = masculine
    .joined = guardianes
race-guards-short = Guardan las vetas de oro y no son de nadie.
race-guards-text =
    Los guardianes de las vetas de oro son Monstruos y no son de nadie. Defienden la región en la que están. Al
    final de cada ronda, menos la última, atacan.

power-skeleton-guards = Los Esqueletos
power-skeleton-guards-with = { race-name }
power-sorcerer-guards = Los Hechiceros
power-sorcerer-guards-with = { race-name }
power-mummy-guards = Las Momias
power-mummy-guards-with = { race-name }
power-veins-of-gold = Las vetas de oro
power-veins-of-gold-with = { race-name }

sign-peak-coin = $
piece-peak-coin = moneda en un pico
    .about = Quien ocupa el pico toma una al final de su turno.
count-peak-coin = { $number ->
    [one] 1 moneda en el pico
   *[other] { $number } monedas en el pico
}
sign-skeleton-guards = s
piece-skeleton-guards = Esqueletos de la veta
    .about = No son de nadie, y atacan después del turno del último jugador.
count-skeleton-guards = { $number ->
    [one] Esqueletos de la veta
   *[other] { $number } × Esqueletos de la veta
}
sign-sorcerer-guards = z
piece-sorcerer-guards = Hechiceros de la veta
    .about = No son de nadie, y atacan después del turno del último jugador.
count-sorcerer-guards = { $number ->
    [one] Hechiceros de la veta
   *[other] { $number } × Hechiceros de la veta
}
sign-mummy-guards = u
piece-mummy-guards = Momias de la veta
    .about = No son de nadie, y atacan después del turno del último jugador.
count-mummy-guards = { $number ->
    [one] Momias de la veta
   *[other] { $number } × Momias de la veta
}

question-crops-of-power = ¿Qué marcador de poder crece en el próximo campo?
question-coins-on-peaks = Pon monedas en los picos.
more-coins-on-peaks = { $number ->
    [one] Pon una moneda más
   *[other] Pon { $number } monedas más
}
answer-coins-on-peaks = Poner las monedas

coins-coins-on-peaks = { $number ->
    [one] moneda de un pico
   *[other] monedas de picos
}
coins-victory-coin-mines = { $number ->
    [one] mina de monedas
   *[other] minas de monedas
}
coins-rusted-throne = tributo al trono

question-drift = ¿Empujar una loseta?
pass-drift = Dejar las losetas
question-drift-2 = Empuja la loseta.
question-drift-3 = Gira la loseta a la derecha: ¿cuántos sextos?
do-drift-3 = { $tokens ->
    [0] No girarla
    [one] Girar 1 sexto
   *[other] Girar { $tokens } sextos
}

# --- Hints for a first game ----------------------------------------------------------------------------

guide-drift =
    Toca una loseta de borde discontinuo para empujarla o girarla con todo lo que tiene. O deja todas las
    losetas.
guide-drift-2 = La loseta puede deslizarse a las casillas claras. Elige su casilla actual para girarla en su sitio.
guide-drift-3 = El mapa muestra cómo quedará la loseta. Cada sexto la gira un lado.
guide-choose-from-columns =
    Toma una raza de tu columna y cualquier poder. La fila más baja fija el precio, y sus monedas son tuyas.
guide-choose-combo-in-realms-12 =
    Las combinaciones de los dos mundos se alternan. Las razas de la superficie entran por el norte, las
    subterráneas por el sur.
guide-hands-2 =
    Razas y poderes se eligen por turnos, tres de cada. De ahí salen todas tus combinaciones de esta partida.
guide-choose-from-hand = Combina gratis cualquier raza y cualquier poder de tu mano. Cada uno solo se usa una vez.
guide-creation =
    El tablero crece hasta tener nueve regiones por jugador. Elige una loseta, después su sitio y su giro.
guide-in-realms-6 =
    Al empujar losetas cambia qué regiones se tocan. Solo son vecinas las que se tocan ahora. Ninguna raza entra
    desde un mar.
guide-in-realms-7 =
    Pulsa un campo: tienes también su poder mientras tu raza activa ocupe cinco regiones a su alrededor.
guide-in-realms-10 = Cuando alguien ha conquistado las tres regiones A, se abre B para todos, y después C.
guide-in-realms-11 =
    Los jugadores 1 y 4 son un equipo, y también 2 y 5. El jugador 3 juega en solitario y puntúa doble.
guide-in-realms-12 =
    Una región del otro mundo da a tu raza activa 1 moneda extra. También la da expulsar a sus razas.
guide-entry =
    En este tablero, una raza que no está en el mapa solo entra por las regiones que puedes pulsar.
guide-peak = Un pico es una montaña y cuesta 1 ficha más: cuatro si no hay nadie.
guide-piece-peak-coin =
    Los picos tienen monedas. Si tu raza ocupa un pico, incluso en declive, tomas una cada turno.
guide-coins-on-peaks =
    Pon tres monedas de la banca en los picos, no todas en uno. Quien ocupa el pico toma una por turno.
guide-coin-mine = Una mina de monedas da 1 moneda extra por turno, mientras tu raza esté activa.
guide-throne =
    Quien tiene el Trono recibe una moneda por cada región ocupada de alrededor, de su dueño o de la banca.
guide-sword =
    Dos Monstruos guardan la Espada. Con ella, una raza activa puede hacer una conquista por turno con dos
    fichas menos.
guide-tunnel = Las regiones cuyos túneles tienen el mismo número son vecinas.
guide-vein-a = Cada guardián suma 1 al coste. La moneda es tuya; más abajo despiertan tantos guardianes como vale.
guide-vein-b = Cada guardián suma 1 al coste. La moneda es tuya; más abajo despiertan tantos guardianes como vale.
guide-vein-c = Cada guardián suma 1 al coste. La moneda es tuya; más abajo despiertan tantos guardianes como vale.
guide-piece-skeleton-guards =
    Tras el turno del último jugador, los guardianes atacan la tierra vecina menos protegida. En cada región
    queda un guardián.
guide-piece-sorcerer-guards =
    Tras el turno del último jugador, los guardianes atacan la tierra vecina menos protegida. En cada región
    queda un guardián.
guide-piece-mummy-guards =
    Tras el turno del último jugador, los guardianes atacan la tierra vecina menos protegida. En cada región
    queda un guardián.

story-regions-opened = Se abre el siguiente nivel de las vetas de oro: { $number ->
    [one] { $number } región
   *[other] { $number } regiones
}.
story-power-grown = Un poder crece en un campo: { $ability }.
story-badge-cast-aside = «{ $ability }» no puede crecer en un campo, así que se saca otro marcador.
story-power-lent = Un campo da su poder a { $player }: { $ability }.
story-power-recalled = { $player } pierde el poder de un campo: { $ability }.

# --- Setting up a table ------------------------------------------------------------------------------

setup-tiles = Escenarios de losetas
    .none = Ninguno: un tablero impreso
scenario-players = De { $first } a { $last } jugadores
scenario-stars = { $number ->
    [one] 1 estrella
   *[other] { $number } estrellas
}
