### Los textos del terminal. Para los ids, los argumentos y las estrellas, véase en/terminal.ftl.

# --- Signs of the board ------------------------------------------------------------------------------

land-farmland = cult
land-forest = bosq
land-hill = coli
land-lake = lago
land-mountain = mont
land-sea = mar
land-swamp = pant
land-black-mountain = negr
land-chasm = abis
land-mine = mina
land-mud-pool = lodo
land-mushroom-forest = seta
land-mystic-crystal = cris
land-river = río
sign-cavern = c
sign-magic = *
sign-mine = m
sign-volcano = V
sign-lost-tribe = TP
sign-monsters = M
sign-dragon = D
sign-encampment = C
sign-fortress = F
sign-hero = H
sign-hole = O
sign-lair = G
legend =
    A3 tres fichas de A · a1z en declive · { sign-lost-tribe } { feature-lost-tribe } · después, las piezas:
    { sign-lair } { piece-lair }, { sign-fortress } { piece-fortress }, { sign-encampment } { piece-encampment },
    { sign-dragon } { piece-dragon }, { sign-hero } { piece-hero }, { sign-hole } { piece-hole } ·
    { sign-cavern } { feature-cavern }, { sign-magic } { feature-magic }, { sign-mine } { feature-mine } ·
    { $price } coste, { $risk } con el dado
sign-holding = &
sign-passing = ~
sign-neutral = /
sign-field = #
legend-neutral = { sign-neutral }1 { race-name }, de nadie
teams-are = Equipos: { $teams }
fields-are = Campos, cada uno con su número en las regiones que lo rodean: { $fields }
ending-teams = Monedas y fichas de cada equipo, sumadas:
legend-below =
    { sign-monsters } Monstruos, A2{ sign-passing } dejará el río, { sign-holding } una reliquia o un lugar,
    { sign-volcano } { feature-volcano }, { sign-balrog } { piece-balrog }, { sign-great-ancient } { piece-great-ancient },
    { sign-queen } { piece-queen }, { sign-crypt-ghost } { piece-crypt-ghost }, { sign-bag } { piece-bag },
    { sign-armor } { piece-armor }
sign-peak = P
sign-coin-mine = $
sign-throne = R
sign-sword = S
sign-tunnel = =
sign-west-vein = { "" }
sign-middle-vein = { "" }
sign-east-vein = { "" }
sign-vein-a = A
sign-vein-b = B
sign-vein-c = C
sign-well = 1
sign-cairn = 2
sign-statue = 3
sign-shrine = 4
sign-oak = 5
sign-gate = 6
sign-beacon = 7
legend-tokens =
    { sign-well } { feature-well }, { sign-cairn } { feature-cairn }, { sign-statue } { feature-statue },
    { sign-shrine } { feature-shrine }, { sign-oak } { feature-oak }, { sign-gate } { feature-gate },
    { sign-beacon } { feature-beacon }
legend-laid =
    { sign-peak } { feature-peak }, { sign-coin-mine } { feature-coin-mine }, { sign-throne } { feature-throne },
    { sign-sword } { feature-sword }, { sign-tunnel } { feature-tunnel },
    { sign-vein-a } { sign-vein-b } { sign-vein-c } niveles de una veta de oro

# --- Board, seats, column ----------------------------------------------------------------------------

board-region = región
board-land = tipo
board-price = coste
board-holder = ocupante
board-out-of-reach = fuera de alcance
board-empty = Aún no hay losetas en la mesa.
board-left-out = { $number ->
    [one] y 1 región más; «table» las muestra todas
   *[other] y { $number } regiones más; «table» las muestra todas
}
board-part = una parte del mapa; «map» lo muestra entero
heading-player = Turno de { $player }
heading-asked = { $player }: { $question }
seat-no-race = sin raza activa
seat-race = { combo }: { $regions }{ $hand ->
    [0] { "" }
   *[other] , { $hand } en mano
}
seat-captives = Líder cautivo: { $races }
seat-holdings = tiene { $names }
seat-fields = campos cercanos: { $names }
field-share = { $ability } { $held }/{ $enough }
field-serves = (en vigor)
field-of-nobody = ninguna
seat-declined = en declive: { $races }
seat-coins-hidden = ? monedas
combo-waits = { race-name }, a la espera de un poder
combo-brings = da { $lying }
combo-too-dear = demasiado cara
combo-card = { $ability }:

# --- Prices and regions ------------------------------------------------------------------------------

price-items = coste { $tokens } = { $items }
price-refused = no se puede conquistar: { $reasons }
why-price = { $region }: { $price }.
why-race = { $region }: para tu combinación, { combo }, { $price }.
why-die = Tienes { $hand }; el dado debe sacar { $pips } o más: { $percent } %.
why-short = Tienes { $hand }: { $short ->
    [one] falta { $short }
   *[other] faltan { $short }
}.
why-no-race = Ninguna de tus razas puede conquistarla ahora.
look-place = { $region }:
look-holder = la ocupa: { $holder }
look-holding = { $ability } ({ $player }): { $does }
look-field =
    limita con un campo, { $ability }: { $does } Una raza activa tiene este poder mientras ocupa { $enough } de
    las { $number } regiones que rodean el campo. Regiones ocupadas: { $names }.
look-neighbours = vecinas

# --- Coins -------------------------------------------------------------------------------------------

coins-of-regions = { $regions } { race-of }{ $declined ->
    [yes] {" "}en declive
   *[no] { "" }
}
coins-with-reasons = { $coins }: { $items }
score-now = Si se puntuara el turno con el tablero como está:
score-of = { $player }: { $coins }
told-scored = { $player } gana { $coins }.

# --- Questions and choices ---------------------------------------------------------------------------

choose-combo-how = Elige una combinación: escribe su número. «map» muestra el tablero, «help» explica el juego.
choose-pair-how =
    Elige una raza y un poder: escribe los dos nombres. La fila más baja fija el precio de ambos. «map» muestra
    el tablero, «help» explica el juego.
choose-hand-how =
    Haz una combinación con tu mano: escribe una raza y un poder. Es gratis, y cada uno solo se usa una vez.
    «map» muestra el tablero, «help» explica el juego.
choose-expand = expandirte con { $tokens } { race-of } en mano (Intro); o escribe ya la primera región
choose-expand-only = expandirte (Intro)
choose-decline = entrar en declive y conservar { $regions } por { $coins } ahora
choose-decline-later = entrar en declive y conservar { $regions }
amount-how = Escribe un número de { $least } a { $most }{ $refuse ->
    [yes] ; o «pass»
   *[no] { "" }
}.
seat-reserve = { $number } en reserva
choose-yes = sí
choose-yes-for = sí, por { count-coins }
choose-with = { $choice }: { $details }
choose-cell = { $number ->
    [one] Escribe el número de la casilla.
   *[other] Escribe un número del plano, o una columna y una fila. Intro elige la 1.
}
choose-nothing = no
conquer-hand = *{ race-name }{ $declined ->
    [yes] {" "}en declive
   *[no] { "" }
}: { $tokens } en mano.*
conquer-type = Escribe el número de una región para conquistarla.
conquer-type-die = Escribe el número de una región para conquistarla (? marca tu último intento, con el dado).
conquer-roll = *«{ $typed }»* o *«roll»* tira el dado antes de conquistar.
conquer-loose = *«{ $typed }»* usa tu «{ $ability }».
conquer-loose-marauding = *«{ $typed }»* recoge de nuevo tus tropas, una vez por turno.
conquer-loose-magic-2 = *«{ $typed }»* toma el Saco; nombra después la reliquia que imita.
conquer-ability = *«{ $typed }»* usa tu «{ $ability }» en { $regions }.
conquer-use = *«{ $typed }»* usa tu «{ $ability }» para la próxima conquista.
conquer-any-target = cualquier objetivo
conquer-abandon = *«{ $typed }»* abandona la región { $number }.
conquer-stop = *«stop»* acaba tus conquistas.
conquer-stop-enter = *«stop»* (Intro) acaba tus conquistas.
place-what = *{ $amount } { race-of }* para colocar en
place-opponents = (! = junto a un rival)
place-how =
    Escribe «even», «borders», «bonus», «all { $one }» o cuántas fichas por región: «{ $one } 2, { $last } 1».
regions-one = Escribe una región: { $regions }{ $refuse ->
    [yes] ; o «pass»
   *[no] { "" }
}.
regions-several = Escribe { $number } regiones en una línea, como «{ $first }, { $second }»: { $regions }{ $refuse ->
    [yes] ; o «pass»
   *[no] { "" }
}.
regions-any = Escribe en una línea tantas regiones como quieras, como «{ $first }, { $second }»: { $regions }{ $refuse ->
    [yes] ; o «pass»
   *[no] { "" }
}.
regions-some = Escribe de { $least } a { $number } regiones en una línea, como «{ $first }, { $second }»: { $regions }{ $refuse ->
    [yes] ; o «pass»
   *[no] { "" }
}.
regions-counted = Escribe regiones, cada una con un número ({ $number } como máximo en total), como «{ $first } 1»: { $regions }{ $refuse ->
    [yes] ; o «pass»
   *[no] { "" }
}.
regions-up-to = { $region } (hasta { $number })
ask-choice = Escribe una opción; «help» lo explica todo.
ask-go-on = Pulsa Intro para seguir
ask-more = Intro: más, q: salir
ask-yes-no = Intro = sí, n = no
typed-yes = s sí si
typed-no = n no
ask-decline = ¿Entrar en declive?
ask-pay = ¿Pagar { $coins } por ella?
ask-end-turn = ¿Acabar tu turno?
ask-roll = ¿Tirar el dado?
ask-roll-odds =
    { $region }: cuesta { $price }, y tienes { $hand }. El dado debe sacar { $pips } o más ({ $percent } %).
    Salga lo que salga, acaban tus conquistas.
ask-curtain = Turno de { $player }: pulsa Intro

# --- Before and after a decision ---------------------------------------------------------------------

decline-keeps = Conservas { $kept }.
decline-kept = { $regions } { race-of } ({ $tokens })
decline-nothing = nada en el mapa
decline-leave = Salen del mapa: { $races }.
decline-tray = { $number ->
    [one] 1 ficha { race-of } vuelve a la bandeja.
   *[other] { $number } fichas { race-of } vuelven a la bandeja.
}
decline-next = En tu siguiente turno eliges otra combinación.
you-place = Colocas { $placed }.
you-place-on = { $number } en { $region }
you-score = Ganas { $coins }.
undone = Deshecho.
saved = Cada jugada ya está guardada, en { $path }

# --- Refusals ----------------------------------------------------------------------------------------

refuse-number = la región { $text } no existe; van numeradas de 1 a { $number }
refuse-no-region = ninguna región se llama «{ $text }»; «table» las muestra todas
refuse-region-spelling = ninguna región se llama «{ $text }»; ¿quizá { $regions }?
refuse-many-regions = «{ $text }» puede ser { $regions }
refuse-region = { $region }: aquí no es posible. Posibles: { $regions }
refuse-target = { $region }: { $price }
refuse-without-die = { $region }: cuesta { $price }, y tienes { $hand }. Conquístala sin el dado
refuse-no-attempt = { $region }: cuesta { $price }, y tienes { $hand }. Ahora no puedes hacer un último intento
refuse-too-dear =
    { $region }: cuesta { $price }, y tienes { $hand }. El dado suma { $most } como máximo («why { $number }» lo
    explica)
refuse-abandon = { $region }: no es tuya, así que no puedes abandonarla
refuse-abandon-late = solo puedes abandonar regiones antes de la primera conquista; «undo» te lleva de vuelta hasta ella
refuse-ability = { $ability }: ahora no es posible en { $region }. Posibles: { $regions }
refuse-ability-where = { $ability }: ¿dónde? Posibles: { $regions }
refuse-course = escribe «expand» (expandirte) o «decline» (entrar en declive)
refuse-combo-spelling = «{ $text }» no es una combinación de la columna; ¿quizá { $combos }?
refuse-no-seed =
    el registro no tiene semilla, así que no hay nada que comprobar. Los servidores la añaden al acabar la
    partida; en el terminal está desde el principio
refuse-first = la semilla eligió otro primer jugador
refuse-draw = la acción { $number } es «{ $text }», pero la semilla da «{ $wanted }»
refuse-no-combo = «{ $text }» no es una combinación. Escribe un número de 1 a { $number }
refuse-no-pair = «{ $text }» no es una raza y un poder boca arriba. Escribe uno de cada
refuse-no-hand = «{ $text }» no es una raza y un poder de tu mano. Escribe uno de cada
refuse-no-power = esta raza aún no tiene poder, así que no se puede elegir
refuse-few-coins = no tienes bastantes monedas para ella
refuse-other-team = las razas de ese mundo son del otro equipo
refuse-choice = «{ $text }» no es una de las opciones. Escribe un número de 1 a { $number }
refuse-amount = «{ $text }» no es un número de { $least } a { $most }
refuse-so-often = { $region }: { $number } como máximo
refuse-twice = «{ $text }» aparece dos veces
refuse-two-rests = solo una región puede recibir el resto de las fichas
refuse-left-over = tienes { $amount } para colocar y has nombrado { $placed }: { $number ->
    [one] queda 1
   *[other] quedan { $number }
}
refuse-too-many = tienes { $amount } para colocar y has nombrado { $placed }: { $number ->
    [one] sobra 1
   *[other] sobran { $number }
}
refuse-no-number = «{ $text }» necesita un número, como «{ $text } 2»
refuse-empty-line = ¿cuántas fichas, y dónde? Escribe { $examples }
refuse-how-many = has nombrado { $named }; nombra { $number } en una línea
refuse-more-regions = has nombrado { $named }, más de las necesarias
refuse-undo =
    no hay nada que deshacer: se puede volver hasta la última tirada o combinación nueva, la decisión de otro
    jugador o el principio del turno
refuse-map = este tablero no tiene mapa; «table» muestra sus regiones
refuse-narrow = el mapa necesita una ventana de al menos { $number } columnas
refuse-rules = ninguna raza, poder o tema se llama «{ $name }»; «rules» los muestra todos
refuse-rules-spelling = ninguna raza, poder o tema se llama «{ $name }»; ¿quizá { $names }?
refuse-rules-mentioned = ninguna página se llama «{ $name }»; las que más lo mencionan: { $names }
refuse-seats =
    una partida necesita de { $fewest } a { $most } jugadores, pero --seats «{ $text }» nombra { $number }
refuse-name = asientos «{ $text }»: el nombre «{ $name }» debe tener de 1 a { $most } caracteres
refuse-bot-spelling =
    asientos «{ $text }»: el bot «{ $name }» no existe; ¿quizá { $bot }? El nombre de un jugador empieza por
    mayúscula
refuse-same-name = asientos «{ $text }»: dos jugadores se llaman «{ $name }»; cambia uno
refuse-seat = el asiento «{ $text }» no existe. Disponibles: { $names }, o de 1 a { $number }
refuse-resume = --resume no se puede usar con --seats, --first o --save: el archivo ya los contiene
refuse-at = --at { $at }: el registro tiene { $number ->
    [one] 1 acción
   *[other] { $number } acciones
}

# --- Files -------------------------------------------------------------------------------------------

file-exists = { $path } ya existe; síguelo con --resume o nombra otro archivo
file-unwritable = no se puede escribir { $path }: { $why }
file-unreadable = no se puede abrir { $path }: { $why }
file-lost = no se puede escribir { $path } ({ $why }); contiene la partida hasta aquí
file-in-use = { $path }: esta partida se está jugando en otra ventana
file-no-text = { $path } no es un archivo de texto, así que no es el registro de una partida
file-none = { $path } no contiene ninguna partida por acabar; «smallworld play» empieza una

# --- Beginning and end -------------------------------------------------------------------------------

play-title = Small World en el terminal
play-subtitle = no oficial; «help» lo explica todo
play-who = Cualquier otro nombre es una persona.
play-how-many = ¿Cuántos jugadores (de { $fewest } a { $most })?
play-name = ¿Nombre del jugador { $number }?
play-somebody = Jugador
play-not-begun = No se ha empezado ninguna partida.
play-saved = La partida está guardada en { $path }. Para seguir:
play-record = El registro está en { $path }; «smallworld replay» lo muestra de nuevo.
ending-coins = monedas por ronda
ending-sum = total
played-on-from = Esta partida continúa otra desde la ronda { $turn }, tras { $number ->
    [one] 1 resultado
   *[other] { $number } resultados
} de dados y pilas.
review-at = Para ver esa posición: smallworld replay { $file } --at { $at }
replay-at = tras { $at } de { $number } acciones
replay-honest = Honesta: { $number ->
    [one] 1 resultado coincide
   *[other] { $number } resultados coinciden
} con la semilla.

# --- Rules -------------------------------------------------------------------------------------------

rules-race = Razas
rules-power = Poderes
rules-relic = Reliquias
rules-place = Lugares
rules-topic = Reglas generales
rules-card = { $title }: { $short }
rules-sources = Fuentes: { $sources }
rules-how = «smallworld rules NOMBRE» muestra texto, aclaraciones y fuentes.

# --- Help --------------------------------------------------------------------------------------------

help-title = Cómo se juega
help-game =
    Small World es demasiado pequeño para todos. Lleva una raza tras otra por el mapa, gana monedas por las
    regiones que ocupa y ponla en declive cuando se haya extendido demasiado. Gana quien tiene más monedas
    después de la última ronda. Todos empiezan con 5 monedas; no puedes ver las de los demás.
help-first-turn =
    TU PRIMER TURNO. Elige una combinación: una raza con un poder especial. Cada una dice lo que sabe hacer y
    cuántas fichas da. La primera combinación es gratis; para cualquier otra pones 1 moneda en cada combinación
    que está encima de ella. Si hay monedas en la combinación que eliges, son tuyas.
help-conquering =
    CONQUISTAR. Una región cuesta 2 fichas, 1 más por cada ficha o pieza que haya en ella y 1 más si es una
    montaña. El coste aparece junto a cada región que puedes conquistar. Una raza nueva entra por el borde del
    tablero o junto a un mar que toca el borde; después pasa de una región a otra vecina. Los mares y los lagos
    están cerrados. Las fichas que pagas se quedan en la región hasta que acabas de conquistar. Una Tribu
    Perdida ({ sign-lost-tribe }) no es de nadie y defiende como cualquier otra ficha. Quien pierde una región
    pierde una ficha para siempre; las demás las recupera al final de tu turno.
help-die =
    EL DADO. Si te faltan como máximo 3 fichas para tomar otra región, puedes intentarlo como última conquista.
    El dado saca 0, 0, 0, 1, 2 o 3. Aciertes o no, ahí acaban tus conquistas.
help-redeploying =
    REDISTRIBUIR. Después reparte tus fichas entre tus regiones como quieras, al menos una en cada una. Cuesta
    más atacar las regiones con muchas fichas.
help-coins =
    MONEDAS. Al final de tu turno ganas 1 moneda por cada región de tus razas, y más por tu raza y tu poder. El
    recibo muestra de dónde vienen las monedas.
help-later-turns =
    TURNOS POSTERIORES. Recoges todas las fichas menos una por región y sigues conquistando; abandona regiones
    para recoger también su última ficha. O entra en declive: en este turno no conquistas nada, en cada región
    de la raza queda una ficha que sigue puntuando, su poder se pierde, y tu raza anterior en declive sale del
    mapa. En el siguiente turno eliges otra combinación. Toca entrar en declive cuando solo puedes tomar una o
    dos regiones.
help-below =
    BAJO TIERRA. Un río cuesta 1 ficha menos, pero nadie se queda en él: sus fichas ({ sign-passing }) vuelven
    cuando redistribuyes. Dos Monstruos ({ sign-monsters }) guardan una reliquia o un lugar ({ sign-holding })
    oculto. Véncelos para descubrirlo; sirve a quien ocupa su región. Mira una región para leer lo que hay en
    ella.
help-answers = Respuestas
help-choose = elige una combinación por su número, o una región por su número o el principio de su nombre
help-conquer = conquista la región, o inténtalo con el dado si te faltan de 1 a 3 fichas
help-stop = acaba tus conquistas
help-abandon = abandona la región 9 (antes de la primera conquista)
help-ability = usa una habilidad que nombra la pregunta, por el principio de su nombre
help-course = expandirte (o solo Intro); entrar en declive
help-place = redistribuye: cuántas fichas más a cada región, todo en una línea
help-templates = reparte por igual; o sobre todo donde otros pueden atacar; o donde están las bonificaciones
help-all = todas las fichas a una región; o las que quedan a una región
help-several = varias regiones a la vez, para los héroes
help-commands = En cualquier momento
help-undo = deshace la última decisión de este turno, o todas (no más allá de una tirada o una combinación nueva)
help-look = una región: terreno, ocupante, vecinas y coste
help-why = por qué una región cuesta lo que cuesta, o por qué no puedes conquistarla
help-map = el tablero como mapa, o como tabla de todas las regiones
help-combos = la columna de combinaciones
help-hint = qué haría aquí el bot más fuerte, y por qué
help-score = las monedas que ganaría cada jugador con el tablero como está
help-log = qué pasó en esta ronda y en la anterior, o en toda la partida
help-rules = todas las razas, poderes y reglas; o una de ellas con sus aclaraciones
help-save = dónde está guardada la partida (tras cada jugada); sal y sigue otro día
help-help = esta página; «help commands» solo enumera lo que puedes escribir
help-board = En el tablero y el mapa

# --- How fast the rules run --------------------------------------------------------------------------

build-source =
    Las reglas funcionan en Python sin compilar, varias veces más lentas: reinstala con un compilador de C
    disponible (en una copia del repositorio: make compile).
build-source-asked =
    Las reglas funcionan en Python sin compilar, varias veces más lentas, porque SMALLWORLD_COMPILED=0 está
    definido: quítalo para cambiarlo.

# --- Realms ------------------------------------------------------------------------------------------------

board-about = { $players } jugadores, { $rounds } rondas, { $regions } regiones.
board-made = El tablero está en { $path }.
board-drawn = El dibujo está en { $path }.
realm-about = { $players } jugadores, { $rounds } rondas, { $tiles } losetas. { $water }
realm-water-river = El agua es un río.
realm-water-sea = El agua es mar y lagos.
realm-water-closed-sea = El agua es mar y lagos; las razas nuevas no pueden entrar desde el mar.
realm-water-drifting-sea =
    El agua es mar y lagos; las razas nuevas no pueden entrar desde el mar, y las losetas van a la deriva.
realm-water-growing-river = El agua es un río; las losetas se ponen durante la partida, en la superficie.
realm-water-growing-river-below = El agua es un río; las losetas se ponen durante la partida, bajo tierra.
realm-water-growing-river-both =
    El agua es un río; las losetas se ponen durante la partida, en cualquiera de los dos mundos.
realm-string = Para enlaces y registros:
realm-made = El reino está en { $path }.
realm-lands = Regiones: { $number }; nueve por jugador serían { $wanted }
realm-parts = Grupos de regiones unidas: { $number }
realm-lonely = Regiones sin vecinas: { $regions }
realm-dead-ends = Regiones con una sola vecina: { $regions }
realm-entries = Regiones por las que puede entrar una raza nueva: { $number }
realm-alike = Fronteras entre regiones del mismo terreno: { $number }
realm-neighbours = Vecinas de una región, de media: { $number }
realm-edge = Regiones en el borde: { $number }
realm-rivers = Aguas que acaban en tierra: { $number }
realm-directions = Regiones mal situadas para el escenario: { $regions }
realm-points = Puntos donde se juntan cuatro regiones: { $regions }
realm-guarded = Tribus Perdidas: { $tribes }; regiones con Monstruos: { $monsters }
realm-no-chasm = No hay ningún abismo: Ígneos y Arácnidos están en juego, pero su habilidad aquí no hace nada.
realm-map-wide = El mapa necesita una ventana de al menos { $columns } columnas.
lying-lost-tribe = Tribu Perdida
lying-monsters = Monstruos
lying-entry = entrada
realm-terrains = Terrenos (ideal: { $fifth } de cada uno): { $shares }
realm-symbols = Símbolos (ideal: { $fifth } de cada uno): { $shares }
realm-short-of = Falta para un buen tablero: { $criteria }
criterion-lands = nueve regiones por jugador
criterion-parts = todas las regiones unidas
criterion-dead-ends = ninguna región con una sola vecina, una como máximo con dos
criterion-neighbours = tantas vecinas como en los tableros impresos
criterion-edge = no demasiadas regiones en el borde
criterion-terrains = cada terreno en cerca de un quinto de la tierra
criterion-symbols = cada símbolo en cerca de un quinto de la tierra
criterion-alike = pocas fronteras entre regiones del mismo terreno
criterion-rivers = ríos que continúan
criterion-points = ningún punto donde se junten cuatro regiones
criterion-peaks = picos lejos del borde y entre sí
criterion-directions = regiones donde las tiene el escenario: oeste, este, norte, sur, centro
criterion-riverside = un pico junto al río
criterion-veins = vetas de oro separadas, cada una con dos accesos
criterion-room = sitio para un montón en cada región
realm-fair = { $name }: { $number ->
    [one] 1 partida
   *[other] { $number } partidas
}
realm-fair-seat = Asiento { $seat }: { $coins } ± { $within } monedas, gana { $share } (de { $low } a { $high })
realm-even = Ningún asiento gana claramente más o menos de lo que le toca.
realm-uneven = Los asientos no son iguales: uno gana claramente más o menos de lo que le toca.
realm-undecided = Aún no hay un resultado claro; juega más partidas.
