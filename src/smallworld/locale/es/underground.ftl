### Underground: textos. Para los ids y los argumentos, véanse en/content.ftl y en/underground.ftl.

box-underground = Small World Underground
box-places = Reliquias y lugares arriba

# --- General rules -----------------------------------------------------------------------------------

topic-underground = El mundo subterráneo
topic-underground-text =
    Un río cuesta 1 ficha menos que las demás regiones, y toda raza puede conquistarlo. Pero al redistribuir,
    tus fichas lo dejan, y no da ninguna moneda. Donde un río llega al borde, las razas pueden entrar por él en
    el mapa. Nadie puede entrar en un abismo ni cruzarlo. Una Montaña Negra es una montaña. Dos Monstruos
    guardan cada región que lleva su símbolo. Quien conquista una de esas regiones descubre una de las quince
    reliquias y lugares; en la partida hay tantos como regiones así. Desde entonces, la reliquia o el lugar
    sirve a quien controla su región. Un lugar se queda donde está. Una reliquia va a la última región en la que
    se usó. Las razas en declive solo pueden usar las reliquias y los lugares cuyo texto lo dice.

topic-two-worlds = Dos mundos
topic-two-worlds-text =
    Puedes jugar con razas y poderes de los dos mundos en cualquiera de ellos. Los que allí no tendrían efecto
    se quedan en la caja: bajo tierra no hay tierras de cultivo, colinas ni cavernas, y en la superficie no hay
    abismos. Lo parecido se sustituye: montañas y Montañas Negras, pantanos y charcas de lodo, bosques y bosques
    de setas, fuentes de magia y cristales místicos, mares, lagos y ríos. Una mina es una mina en los dos
    mundos. Si juegas con reliquias y lugares en la superficie, cada uno se pone en una región con una Tribu
    Perdida, y dos Monstruos la reemplazan.

# --- Races -------------------------------------------------------------------------------------------

race-cultists = Sectarios
    .one = Sectario
    .gender = masculine
    .joined = sectarios
race-cultists-short = Las regiones junto a su Gran Antiguo cuestan 1 ficha menos; la suya es inmune.
race-cultists-text =
    El Gran Antiguo se instala en la primera región que conquistan los Sectarios, y esa región es inmune. Toda
    región que sea adyacente a ella para los Sectarios cuesta 1 ficha menos, pero siempre al menos una. Al
    principio de tu turno puedes mover al Gran Antiguo a otra región de los Sectarios. Si su región queda
    abandonada o vacía, vuelve a tu mano y lo colocas de nuevo al empezar tu siguiente turno. En declive
    desaparece.

race-drow = Elfos Oscuros
    .one = Elfo Oscuro
    .gender = masculine
    .joined = elfos oscuros
race-drow-short = 1 moneda extra por cada región que no limite con ninguna otra raza.
race-drow-text =
    En el recuento, cada región de los Elfos Oscuros da 1 moneda extra si ninguna región que limite con ella
    contiene otra raza. Cuentan como otra raza las razas en declive, incluso la tuya, y también los Monstruos y
    las Tribus Perdidas. El Balrog no cuenta. En declive no hay moneda extra.

race-flames = Ígneos
    .one = Ígneo
    .gender = masculine
    .joined = ígneos
race-flames-short = Las regiones unidas a su Volcán cuestan como si no hubiera nadie.
race-flames-text =
    Al tomar la combinación, pones el Volcán en un abismo adecuado. Cada primera conquista de los Ígneos debe
    ser una región junto al Volcán. Las regiones junto a él, o unidas a él por una cadena ininterrumpida de
    regiones de los Ígneos, cuestan como si estuvieran vacías. Solo el terreno puede encarecerlas: una Montaña
    Negra o el Torreón de la Madre Patria. En declive, el Volcán no tiene efecto.

race-gnomes = Gnomos
    .one = Gnomo
    .gender = masculine
    .joined = gnomos
race-gnomes-short = Ni poderes, ni razas, ni reliquias, ni lugares ayudan a conquistar sus regiones.
race-gnomes-text =
    En los turnos de los demás, ninguna habilidad de raza o poder, ninguna reliquia y ningún lugar ayuda a
    conquistar una región de los Gnomos activos. Descuentos, mayor alcance, sustituciones, dragones y Balrog no
    sirven contra ellos: solo cuentan la adyacencia normal y el coste normal. El dado de refuerzos se tira como
    siempre. Las habilidades que encarecen una conquista, como la de las Momias, siguen valiendo. En declive,
    esta protección se acaba.

race-iron-dwarves = Enanos de Hierro
    .one = Enano de Hierro
    .gender = masculine
    .joined = enanos de hierro
race-iron-dwarves-short = Cada turno, un martillo de plata por cada mina suya: una ficha para conquistar luego.
race-iron-dwarves-text =
    Al redistribuirse, los Enanos de Hierro forjan un martillo de plata por cada mina que ocupan, hasta siete en
    total. En turnos posteriores, cada martillo vale como una ficha en una conquista en la que participe al
    menos un Enano de Hierro. Los martillos nunca defienden: en cada redistribución vuelven a tu mano, y en cada
    región queda un Enano. En declive, los martillos se pierden.

race-kraken = Krakens
    .one = Kraken
    .gender = masculine
    .joined = krakens
race-kraken-short = Pueden quedarse en los ríos, que puntúan para ellos, incluso en declive.
race-kraken-text =
    Al redistribuirse, los Krakens no tienen que dejar los ríos. Para ellos, los ríos que ocupan son regiones
    como las demás y dan una moneda cada uno en el recuento, incluso en declive. Otras razas pueden conquistar
    uno de esos ríos por una ficha, y una más por cada ficha que haya en él, pero tienen que dejarlo después.

race-liches = Liches
    .one = Liche
    .gender = masculine
    .joined = liches
race-liches-short = En declive, quien conquista una de sus regiones paga una moneda a su dueño.
race-liches-text =
    Un rival que conquista una región de Liches en declive paga una moneda a su dueño. Un rival sin monedas no
    puede conquistar la región de ningún modo. Los Liches activos no piden ninguna moneda.

race-lizardmen = Hombres Lagarto
    .one = Hombre Lagarto
    .gender = masculine
    .joined = hombres lagarto
race-lizardmen-short = Para ellos, todas las regiones a lo largo de un mismo río son adyacentes entre sí.
race-lizardmen-text =
    Para los Hombres Lagarto, todas las regiones a lo largo de un mismo tramo de río son adyacentes entre sí,
    esté ocupado o no. Cruzarlo no cuesta ninguna ficha. Si el río llega al borde del mapa, también pueden
    entrar por cualquier región de su orilla. El río mismo solo lo conquistan si quieren, y lo dejan al
    redistribuirse.

race-mudmen = Hombres de Barro
    .one = Hombre de Barro
    .gender = masculine
    .joined = hombres de barro
race-mudmen-short = Una ficha nueva por cada charca de lodo que ocupan al redistribuirse.
race-mudmen-text =
    Antes de la redistribución tomas de la bandeja un nuevo Hombre de Barro por cada charca de lodo que ocupan,
    si quedan bastantes. Las fichas nuevas se colocan con las demás. En declive no ganan fichas.

race-mummies = Momias
    .one = Momia
    .gender = feminine
    .joined = momias
race-mummies-short = Muchas fichas, pero cada región les cuesta 1 ficha más.
race-mummies-text =
    Ningún otro estandarte del mundo subterráneo da tantas fichas. Pero cada región les cuesta a las Momias 1
    ficha más, la ocupe quien la ocupe. Las conquistas con coste propio, como una sustitución o el dragón, no
    cuestan más.

race-ogres = Ogros
    .one = Ogro
    .gender = masculine
    .joined = ogros
race-ogres-short = Cada región cuesta 1 ficha menos.
race-ogres-text =
    Cada región les cuesta a los Ogros 1 ficha menos, pero siempre al menos una. Se suma a otros descuentos y
    también ayuda en un último intento.

race-shadow-mimes = Mimos Sombríos
    .one = Mimo Sombrío
    .gender = masculine
    .joined = mimos sombríos
race-shadow-mimes-short = Al tomarlos, puedes cambiar su marcador por cualquier otro de la columna.
race-shadow-mimes-text =
    Cuando tomas los Mimos Sombríos y ya has pagado, puedes cambiar su marcador de poder por el de otra
    combinación de la columna. Las monedas se quedan donde están. Tomas las fichas de su estandarte y del
    marcador con el que se quedan. Después ya no pueden cambiarlo.

race-shrooms = Monguis
    .one = Mongui
    .gender = masculine
    .joined = monguis
race-shrooms-short = 1 moneda extra por cada bosque de setas que ocupan.
race-shrooms-text =
    En el recuento, cada bosque de setas que ocupan los Monguis da 1 moneda extra. No hay moneda extra en
    declive, ni en el turno en que entran en declive.

race-spiderines = Arácnidos
    .one = Arácnido
    .gender = masculine
    .joined = arácnidos
race-spiderines-short = Toda región que limita con un abismo está a su alcance.
race-spiderines-text =
    Los Arácnidos trepan de abismo en abismo. Para ellos, toda región que limita con un abismo es adyacente a
    todas sus regiones, en cualquier parte del mapa. También pueden entrar en el mapa por cualquier región que
    limite con un abismo. En los abismos mismos no entran ni los Arácnidos.

race-will-o-wisps = Fuegos Fatuos
    .one = Fuego Fatuo
    .gender = masculine
    .joined = fuegos fatuos
race-will-o-wisps-short = Pueden tirar el dado antes de conquistar una región con cristales o una vecina.
race-will-o-wisps-text =
    Los Fuegos Fatuos pueden tirar el dado antes de conquistar una región con cristales místicos, o una vecina
    de otra con cristales que ya ocupan. Nombras la región y tiras: su coste baja tantas fichas como puntos
    salgan, pero nunca por debajo de una. Si te bastan las fichas en mano, debes conquistarla y puedes seguir.
    Si no, se acaban tus conquistas. No puedes nombrar una región para la que te falten más de tres fichas, y
    ninguna conquista recibe un segundo dado.

# --- Powers ------------------------------------------------------------------------------------------

power-adventurous = Audaces
power-adventurous-with = { race-name } audaces
power-adventurous-short = 1 moneda extra por cada región que contiene un lugar.
power-adventurous-text =
    En el recuento, cada región de la raza que contiene uno de los nueve lugares da 1 moneda extra, además de lo
    que da el lugar mismo. Las reliquias no cuentan. En declive no hay moneda extra.

power-fisher = Pescadores
power-fisher-with = { race-name } pescadores
    .feminine = { race-name } pescadoras
power-fisher-short = 1 moneda extra por cada dos regiones junto a un río.
power-fisher-text =
    En el recuento, cada dos regiones de la raza que limitan con un río dan 1 moneda extra; una suelta no da
    nada. Los ríos mismos no cuentan. En declive se pierde la bonificación.

power-flocking = Gregarios
power-flocking-with = { race-name } gregarios
    .feminine = { race-name } gregarias
power-flocking-short = Dos monedas extra si todas las regiones de la raza están unidas.
power-flocking-text =
    En el recuento, la raza da dos monedas extra si todas sus regiones están unidas: se puede ir de cada una a
    todas las demás sin salir de ellas. Las regiones que una habilidad hace adyacentes para esta raza también
    cuentan como unidas: por ejemplo, por los abismos de los Arácnidos o por la Gran Tubería de Latón. Una sola
    región cuenta como unida. Una raza sin regiones no recibe nada. En declive se pierde la bonificación.

power-frightened = Asustadizos
power-frightened-with = { race-name } asustadizos
    .feminine = { race-name } asustadizas
power-frightened-short = 1 moneda extra por cada región con tres fichas o más.
power-frightened-text =
    En el recuento, cada región que tras la redistribución contiene tres fichas de la raza o más da 1 moneda
    extra. Un Líder cuenta como ficha de la raza. En declive se pierde la bonificación.

power-immortal = Inmortales
power-immortal-with = { race-name } inmortales
power-immortal-short = No pierde fichas cuando se conquista una región de la raza.
power-immortal-text =
    Cuando se conquista una región de la raza activa, no se pierde ninguna ficha, ni siquiera ante el Balrog.
    Todas se repliegan a tu mano y las colocas al final de ese turno. Si a la raza no le queda ninguna región,
    esperan en tu mano hasta tu siguiente turno. Solo una ficha perdida por sustitución va a la bandeja. En
    declive, las fichas se pierden como siempre.

power-magic = Mágicos
power-magic-with = { race-name } mágicos
    .feminine = { race-name } mágicas
power-magic-short = Una vez por turno, el Saco sin Fondo hace lo que haría una reliquia del mapa.
power-magic-text =
    Una vez por turno, el Saco sin Fondo actúa como cualquier reliquia descubierta, la controle quien la
    controle. Después, el Saco se mueve como lo haría la reliquia. El Saco y la reliquia que imita nunca actúan
    sobre la misma región. Nadie puede quitarte el Saco: cuando pierdes o abandonas su región, vuelve a tu mano.
    En declive desaparece.

power-martyr = Mártires
power-martyr-with = { race-name } mártires
power-martyr-short = Una moneda al instante por cada región que un rival conquista a la raza.
power-martyr-text =
    Cada vez que un rival conquista una región de la raza activa, tomas al instante una moneda de la banca, pase
    lo que pase con las fichas. Una visita del Balrog cuenta, pero un intento fallido no. En declive no se paga
    nada.

power-mining = Mineros
power-mining-with = { race-name } mineros
    .feminine = { race-name } mineras
power-mining-short = 1 moneda extra por cada mina que ocupa.
power-mining-text =
    En el recuento, cada mina que ocupa la raza da 1 moneda extra. No hay moneda extra en declive, ni en el
    turno en que la raza entra en declive.

power-muddy = Embarrados
power-muddy-with = { race-name } embarrados
    .feminine = { race-name } embarradas
power-muddy-short = 1 moneda extra por cada charca de lodo que ocupa, incluso en declive.
power-muddy-text =
    En el recuento, cada charca de lodo que ocupa la raza da 1 moneda extra. La bonificación vale también en el
    turno en que la raza entra en declive y en todos los siguientes, mientras conserve la charca.

power-mystic = Místicos
power-mystic-with = { race-name } místicos
    .feminine = { race-name } místicas
power-mystic-short = 1 moneda extra por cada región con cristales místicos.
power-mystic-text =
    En el recuento, cada región con cristales místicos que ocupa la raza da 1 moneda extra. No hay moneda extra
    en declive, ni en el turno en que la raza entra en declive.

power-quarreling = Pendencieros
power-quarreling-with = { race-name } pendencieros
    .feminine = { race-name } pendencieras
power-quarreling-short = 1 moneda extra por cada grupo separado de sus regiones.
power-quarreling-text =
    En el recuento, la raza da 1 moneda extra por cada grupo separado de sus regiones. Las regiones unidas por
    fronteras comunes forman un mismo grupo. Las formas especiales de adyacencia no cuentan aquí. En declive se
    pierde la bonificación.

power-reborn = Renacidos
power-reborn-with = { race-name } renacidos
    .feminine = { race-name } renacidas
power-reborn-short = En declive, hasta dos de sus regiones por turno pueden pasar a tu raza activa.
power-reborn-text =
    Cuando la raza está en declive, al principio de cada turno tuyo puedes vaciar una o dos de sus regiones. Pon
    en cada una una ficha de tu raza activa, de la bandeja o, si no quedan, de tu mano. No es una conquista. Los
    lugares y reliquias que haya allí sirven ahora a la raza activa. Así una raza está en el mapa ya en el turno
    en que la tomas. El marcador se queda con la raza en declive.

power-royal = Reales
power-royal-with = { race-name } reales
power-royal-short = La Reina hace inmune una región de la raza.
power-royal-text =
    Al final de cada turno tuyo colocas a la Reina en una región de la raza. Esa región es inmune hasta que la
    colocas otra vez. Si abandonas la región, la Reina vuelve a tu mano. En declive, la Reina se queda mientras
    haya una ficha con ella, y la región sigue siendo inmune.

power-shield = Escudados
power-shield-with = { race-name } escudados
    .feminine = { race-name } escudadas
power-shield-short = De los bosques de setas salen armaduras: +1 al coste de una región, incluso en declive.
power-shield-text =
    Cuando acaban tus conquistas, tomas una armadura de seta por cada bosque de setas que ocupa la raza. Hay
    ocho en total. Las nuevas se colocan en regiones de la raza al redistribuir. Cada una suma 1 al coste de su
    región para quien ataca, incluso en declive. Una vez colocada, la armadura no se mueve. Vuelve a la reserva
    cuando la región se pierde o se abandona. La armadura no cuenta como ficha, así que no protege de una
    sustitución a una ficha solitaria.

power-stone = Pétreos
power-stone-with = { race-name } pétreos
    .feminine = { race-name } pétreas
power-stone-short = 1 moneda extra por cada Montaña Negra que ocupa.
power-stone-text =
    En el recuento, cada Montaña Negra que ocupa la raza da 1 moneda extra. No hay moneda extra en declive, ni
    en el turno en que la raza entra en declive.

power-thieving = Ladrones
power-thieving-with = { race-name } ladrones
    .feminine = { race-name } ladronas
power-thieving-short = Una moneda de cada rival cuya raza activa limita con esta.
power-thieving-text =
    En el recuento, tomas una moneda de cada rival cuya raza activa tiene una ficha en una región que limita con
    una de esta raza. Solo tomas una de cada rival, y solo si la tiene. No tomas nada de las razas en declive,
    ni mientras esta raza está en declive.

power-tomb = Enterrados
power-tomb-with = { race-name } enterrados
    .feminine = { race-name } enterradas
power-tomb-short = En declive, todas las fichas se quedan en el mapa.
power-tomb-text =
    Cuando la raza entra en declive, todas sus fichas del mapa se quedan, no solo una por región. Antes del
    recuento puedes repartirlas una vez más entre sus regiones, al menos una en cada una. Las de la mano van a
    la bandeja. Si después te conquistan una región, se pierde una ficha y las demás se repliegan a otras
    regiones de la raza. Si no tiene otra, se pierden todas.

power-vampire = Vampiro
power-vampire-with = { race-name } vampiro
power-vampire-short = Una vez por turno y rival, sustituye una ficha activa solitaria por una tuya.
power-vampire-text =
    Una vez por turno y por rival puedes conquistar una región por sustitución. La región debe contener
    exactamente una ficha de su raza activa, y esta raza debe poder atacarla. Esa ficha va a la bandeja, aunque
    sea inmortal. Una tuya ocupa su sitio, de la bandeja o, si no quedan, de tu mano. Ni la Montaña Negra, ni el
    Torreón, ni las armaduras lo impiden, pero a los Gnomos no se los puede sustituir. Tras un último intento
    ya no puedes hacerlo.

power-vanishing = Desvanecedores
power-vanishing-with = { race-name } desvanecedores
    .feminine = { race-name } desvanecedoras
power-vanishing-short = Al entrar en declive sale del mapa, con dos monedas por cada región que ocupaba.
power-vanishing-text =
    Cuando la raza entra en declive, todas sus fichas salen del mapa al instante. En ese turno, cada región que
    ocupaba da dos monedas en lugar de una, y nada más. Tu raza anterior en declive ya se ha ido, como siempre,
    salvo que pueda quedarse. Así que quizá te quedes sin ninguna raza en declive.

power-vengeful = Vengativos
power-vengeful-with = { race-name } vengativos
    .feminine = { race-name } vengativas
power-vengeful-short = Las regiones de quien te atacó desde tu último turno cuestan 1 ficha menos.
power-vengeful-text =
    Cada rival que ataca a cualquiera de tus razas, activa o en declive, recibe una marca de venganza. En tu
    siguiente turno, sus regiones le cuestan a esta raza 1 ficha menos, pero siempre al menos una. También las
    de sus razas en declive. Al final de ese turno recuperas las marcas. En declive, el poder no tiene efecto.

power-wise = Sabios
power-wise-with = { race-name } sabios
    .feminine = { race-name } sabias
power-wise-short = En declive, dos monedas extra por turno mientras conserve una región.
power-wise-text =
    Cuando la raza está en declive, da dos monedas extra cada vez que puntúas, mientras conserve al menos una
    región. Vale ya en el turno en que entra en declive. Mientras está activa no da nada extra. El marcador se
    queda con ella.

# --- Relics ------------------------------------------------------------------------------------------

power-the-flying-doormat = El Felpudo Volador
power-the-flying-doormat-with = { race-name }
power-the-flying-doormat-short = Reliquia: una vez por turno, cualquier región está al alcance.
power-the-flying-doormat-text =
    Una reliquia. Una vez por turno, la raza activa que la tiene puede conquistar una región en cualquier parte
    del mapa, al coste habitual. Si la conquista sale bien, el Felpudo va allí; si no, se queda. Una raza sin
    regiones en el mapa no puede usarlo.

power-froggys-ring = El Anillo de Froggy
power-froggys-ring-with = { race-name }
power-froggys-ring-short = Reliquia: una moneda de cada rival cuya raza activa limita con el Anillo.
power-froggys-ring-text =
    Una reliquia. Al final de tu turno puedes moverla a cualquier región de la raza activa que la tiene. Después
    tomas una moneda de cada rival que tenga una ficha de su raza activa en una región vecina, si le queda
    alguna moneda.

power-the-stinky-trolls-socks = Los Calcetines del Troll Apestoso
power-the-stinky-trolls-socks-with = { race-name }
power-the-stinky-trolls-socks-short =
    Reliquia: una vez por turno, una región cuesta como vacía y sus fichas se repliegan.
power-the-stinky-trolls-socks-text =
    Una reliquia. Una vez por turno, la raza activa que tiene los Calcetines puede conquistar una región como si
    estuviera vacía: solo el terreno sigue sumando al coste. Quienes la defienden se repliegan a otras regiones
    de su raza o a la mano de su dueño. Solo se pierde una raza en declive sin otra región. Los Calcetines van a
    la región conquistada.

power-the-scepter-of-avarice = El Cetro de la Avaricia
power-the-scepter-of-avarice-with = { race-name }
power-the-scepter-of-avarice-short = Reliquia: las monedas de la región con el Cetro cuentan doble.
power-the-scepter-of-avarice-text =
    Una reliquia. Al final de tu turno puedes moverla a cualquier región de la raza activa que la tiene. En el
    recuento, cada moneda que la banca paga por esa región cuenta doble: por la región misma y por su terreno,
    lugar, raza o poder. No cuentan doble las monedas por varias regiones juntas ni las que pagan otros
    jugadores. Las monedas de la Mina del Enano Perdido nunca se doblan.

power-the-shiny-orb = El Orbe Brillante
power-the-shiny-orb-with = { race-name }
power-the-shiny-orb-short = Reliquia: una vez por turno, sustituye una ficha activa solitaria por una tuya.
power-the-shiny-orb-text =
    Una reliquia. Una vez por turno, la raza activa que la tiene puede conquistar una región por sustitución.
    Una ficha solitaria de la raza activa de un rival, al alcance, va a la bandeja. La sustituye una ficha de esta
    raza, de la bandeja o, si no quedan, de tu mano. El Orbe va a la región conquistada.

power-the-sword-of-the-killer-rabbit = La Espada del Conejo Asesino
power-the-sword-of-the-killer-rabbit-with = { race-name }
power-the-sword-of-the-killer-rabbit-short = Reliquia: una vez por turno, una conquista cuesta dos fichas menos.
power-the-sword-of-the-killer-rabbit-text =
    Una reliquia. Una vez por turno, una conquista le cuesta a la raza activa que la tiene dos fichas menos,
    pero siempre al menos una. También ayuda en un último intento. Si la conquista sale bien, la Espada va a la
    región conquistada; si no, se queda.

# --- Places ------------------------------------------------------------------------------------------

power-the-altar-of-souls = El Altar de las Almas
power-the-altar-of-souls-with = { race-name }
power-the-altar-of-souls-short = Lugar: tras el recuento, cede una ficha en declive por tres monedas.
power-the-altar-of-souls-text =
    Un lugar. Después de cada recuento tuyo puedes ceder una ficha de tus razas en declive, en cualquier parte
    del mapa, por tres monedas. Una raza en declive que controla el Altar también puede usarlo, e incluso ceder
    la ficha que está en él.

power-the-crypt-of-the-tomb-raider = La Cripta del Saqueador de Tumbas
power-the-crypt-of-the-tomb-raider-with = { race-name }
power-the-crypt-of-the-tomb-raider-short = Lugar: su Fantasma hace inmune cualquier región, salvo la de la Cripta.
power-the-crypt-of-the-tomb-raider-text =
    Un lugar. Al final de tu turno pones al Fantasma en cualquier región, menos la de la Cripta y los abismos,
    la ocupe quien la ocupe. Esa región es inmune: nadie puede quitársela a quien la tiene, y si no la tiene
    nadie, solo tú puedes conquistarla. Mientras una raza en declive controla la Cripta, el Fantasma se queda
    donde está. Cuando se conquista la Cripta, el Fantasma se va y sirve a quien la conquistó.

power-the-diamond-fields = Los Campos de Diamantes
power-the-diamond-fields-with = { race-name }
power-the-diamond-fields-short = Lugar: 1 moneda extra por cada región del mismo terreno, incluso en declive.
power-the-diamond-fields-text =
    Un lugar. En el recuento, su región da 1 moneda extra, y también cada una de las demás regiones del mismo
    terreno que ocupa la misma raza. Sirve asimismo a una raza en declive. Los símbolos no cuentan como terreno.

power-the-great-brass-pipe = La Gran Tubería de Latón
power-the-great-brass-pipe-with = { race-name }
power-the-great-brass-pipe-short = Lugar: todas las regiones de su terreno son adyacentes entre sí.
power-the-great-brass-pipe-text =
    Un lugar. Para la raza activa que lo controla, todas las regiones del terreno de la Tubería son adyacentes
    entre sí, estén donde estén. También vale para otras habilidades que dependen de la adyacencia, pero no para
    el Balrog.

power-the-fountain-of-youth = La Fuente de la Juventud
power-the-fountain-of-youth-with = { race-name }
power-the-fountain-of-youth-short = Lugar: una ficha nueva al principio de cada turno.
power-the-fountain-of-youth-text =
    Un lugar. Al principio de tu turno, la raza activa que lo controla recibe en tu mano una ficha nueva de la
    bandeja, si queda alguna.

power-the-keep-on-the-motherland = El Torreón de la Madre Patria
power-the-keep-on-the-motherland-with = { race-name }
power-the-keep-on-the-motherland-short = Lugar: 1 moneda extra, y 1 ficha más para quien ataca, incluso en declive.
power-the-keep-on-the-motherland-text =
    Un lugar. En el recuento, su región da 1 moneda extra. Además, la región le cuesta 1 ficha más a quien la
    ataca, aunque no haya nadie. El Torreón sirve también a una raza en declive. No cuenta como ficha, así que
    no protege de una sustitución a una ficha solitaria.

power-the-mine-of-the-lost-dwarf = La Mina del Enano Perdido
power-the-mine-of-the-lost-dwarf-with = { race-name }
power-the-mine-of-the-lost-dwarf-short = Lugar: dos monedas extra, incluso en declive.
power-the-mine-of-the-lost-dwarf-text =
    Un lugar. En el recuento, su región da dos monedas extra, incluso en declive. Por lo demás es un lugar, no
    una mina. El Cetro de la Avaricia no dobla sus monedas.

power-stonehedge = El Seto de Piedra
power-stonehedge-with = { race-name }
power-stonehedge-short = Lugar: un marcador de poder sacado de la pila sirve a quien lo controla.
power-stonehedge-text =
    Un lugar. Cuando se descubre, se saca un marcador de poder de entre los ocultos de la pila. No da fichas,
    pero su poder sirve a la raza activa que controla el Seto de Piedra, además del suyo propio. Un poder para
    razas en declive sirve allí a una raza en declive. Quien tome el lugar más tarde tendrá el mismo poder; no
    se saca otro marcador.

power-the-wickedest-pentacle = El Pentáculo Malvado
power-the-wickedest-pentacle-with = { race-name }
power-the-wickedest-pentacle-short = Lugar: quien lo controla mueve al Balrog, que cierra la región donde está.
power-the-wickedest-pentacle-text =
    Un lugar. En cuanto se descubre, aparece el Balrog y va a una región vecina. Después, quien controla el
    Pentáculo puede mover al Balrog a una región vecina, una vez en cada turno suyo. La raza que esté allí
    pierde dos fichas, aunque sea la tuya, y las demás se repliegan. El Balrog no puede entrar en abismos, en
    regiones inmunes ni en regiones de Gnomos activos. Su región queda cerrada para todos y no da monedas.
    Cuando el Balrog se marcha, la deja vacía. Mientras una raza en declive controla el Pentáculo, el Balrog no
    se mueve.

power-guardians = Monstruos
power-guardians-with = { race-name }

race-balrog = Balrog
    .one = Balrog
    .gender = masculine
    .joined = balrog
race-balrog-short = El Balrog arrasa su región: nadie puede entrar, y no da monedas.
race-balrog-text =
    El Balrog no es de nadie. Quien controla el Pentáculo Malvado lo mueve de región en región. Nadie puede
    conquistar ni puntuar la región donde está. El Balrog no es ni una raza ni un Monstruo.

# --- Pieces ------------------------------------------------------------------------------------------

sign-balrog = B
sign-great-ancient = @
sign-queen = Q
sign-crypt-ghost = ^
sign-bag = %
sign-armor = +
piece-balrog = Balrog
count-balrog = { $number ->
    [one] 1 Balrog
   *[other] { $number } Balrogs
}
piece-great-ancient = Gran Antiguo
count-great-ancient = { $number ->
    [one] 1 Gran Antiguo
   *[other] { $number } Grandes Antiguos
}
piece-volcano = Volcán
count-volcano = { $number ->
    [one] 1 Volcán
   *[other] { $number } Volcanes
}
piece-queen = Reina
count-queen = { $number ->
    [one] 1 Reina
   *[other] { $number } Reinas
}
piece-crypt-ghost = Fantasma
count-crypt-ghost = { $number ->
    [one] 1 Fantasma
   *[other] { $number } Fantasmas
}
piece-bag = Saco sin Fondo
count-bag = { $number ->
    [one] 1 Saco sin Fondo
   *[other] { $number } Sacos sin Fondo
}
stock-iron-dwarves = { $number ->
    [one] 1 martillo de plata
   *[other] { $number } martillos de plata
}
piece-armor = armadura de seta
count-armor = { $number ->
    [one] 1 armadura de seta
   *[other] { $number } armaduras de seta
}

# --- Reasons -----------------------------------------------------------------------------------------

reason-monsters = Monstruos
reason-as-if-empty = como vacía: quien defiende no cuenta
reason-silence = silencio de los Gnomos: aquí nada ayuda
reason-immune-great-ancient = inmune: allí está el Gran Antiguo
reason-immune-queen = inmune: allí está la Reina
reason-immune-crypt-ghost = inmune: el Fantasma vela por ella
reason-immune-balrog = cerrada: allí está el Balrog
reason-lich-coin = los Liches en declive piden una moneda, y no tienes ninguna

# --- Questions ---------------------------------------------------------------------------------------

question-discover = ¿Qué guardan los Monstruos?
question-guardians = ¿Adónde van los Monstruos?
question-flames = Elige un abismo para el Volcán.
question-cultists = ¿Mover al Gran Antiguo?
question-shadow-mimes = Elige un marcador de poder para los Mimos Sombríos.
question-reborn = ¿Pasar regiones en declive a tu raza activa?
question-royal = Coloca a la Reina.
question-shield = Coloca las nuevas armaduras de seta.
question-magic = Elige una reliquia para el Saco.
question-magic-4 = Coloca el Saco como Anillo de Froggy.
question-magic-6 = Coloca el Saco como Cetro de la Avaricia.
question-vanishing = ¿Se desvanece la raza al entrar en declive?
question-froggys-ring = ¿Mover el Anillo de Froggy?
question-the-scepter-of-avarice = ¿Mover el Cetro de la Avaricia?
question-the-altar-of-souls = ¿Ceder una ficha en declive por tres monedas?
question-the-crypt-of-the-tomb-raider = ¿Mover al Fantasma?
question-the-wickedest-pentacle = ¿Mover al Balrog?
question-stonehedge = ¿Qué marcador esconde el Seto de Piedra?

# --- In the browser ----------------------------------------------------------------------------------

do-use-iron-dwarves = Usar un martillo
do-flames = Volcán: { $region }
do-cultists = Antiguo: { $region }
pass-cultists = Dejar al Antiguo
pass-shadow-mimes = Conservar el marcador
pass-reborn = No cambiar regiones
pass-magic = No usar el Saco
do-royal = Reina: { $region }
do-froggys-ring = Anillo: { $region }
pass-froggys-ring = Dejar el Anillo
do-the-scepter-of-avarice = Cetro: { $region }
pass-the-scepter-of-avarice = Dejar el Cetro
do-the-altar-of-souls = Ficha: { $region }
pass-the-altar-of-souls = No ceder fichas
do-the-crypt-of-the-tomb-raider = Fantasma: { $region }
pass-the-crypt-of-the-tomb-raider = Dejar al Fantasma
do-the-wickedest-pentacle = Balrog: { $region }
pass-the-wickedest-pentacle = Dejar al Balrog
do-vampire = Morder: { $region }
do-the-shiny-orb = Orbe: { $region }
guide-monsters = Dos Monstruos guardan cada una de estas regiones. Véncelos y descubrirás una reliquia o un lugar.
