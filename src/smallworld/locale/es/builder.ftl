### El constructor de tableros, en el que se hacen tableros con losetas.

builder-title = Construir un tablero
builder-hint = Losetas, montañas, nombres: construye tu propio mapa, compártelo por enlace y juega en él.
builder-table-of = { $name }: hecho para { $players } jugadores, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
builder-new-name = Mi reino
builder-name = Nombre del tablero
builder-players = Jugadores
builder-water = Agua
builder-water-river = río
builder-water-sea = mar y lagos
builder-water-closed-sea = mar sin desembarco
builder-water-drifting-sea = mar con losetas a la deriva
builder-actions = Todo el tablero
builder-undo = Deshacer
builder-redo = Rehacer
builder-fill = Rellenar
builder-mirror = Reflejar
builder-random = Tablero al azar
builder-drawn = Ver el mapa
builder-drawing = Dibujando el mapa…
builder-start-over = Empezar de nuevo
builder-table = La mesa con las losetas
builder-cell = Sitio libre { $column }, { $row }
builder-tile = Loseta { $letter }
builder-tray = Losetas en la caja
builder-side = Cara visible
builder-side-surface = Superficie
builder-side-underground = Subterráneo
builder-first = Toca una loseta abajo y después el sitio del centro; o arrástrala hasta aquí.
builder-how =
    Arrastra losetas, o toca una y después un sitio. Toca una loseta de la mesa para nombrar sus regiones;
    tócala dos veces, o pulsa R, para girarla.
builder-held = Toca ahora el sitio de esta loseta; R la gira.
builder-target = Toca ahora la loseta que va ahí.
builder-chosen = Loseta elegida
builder-turn = Girar
builder-mountain = Montaña
builder-chasm = Abismo
builder-remove = Quitar loseta
builder-region = Nombre de esta región ({ $terrain })
builder-name-region = Nombre de la región
builder-lies-there = En esta región
builder-mark-lost-tribe = Tribu Perdida
builder-mark-monsters = Monstruos
builder-mark-entry = Entrada
builder-mark-coin-mine = Mina de monedas
builder-mark-peak = Pico
builder-mark-well = Pozo
builder-mark-cairn = Túmulo
builder-mark-statue = Estatua
builder-mark-shrine = Santuario
builder-mark-oak = Roble
builder-mark-gate = Puerta
builder-mark-beacon = Almenara
builder-tunnel = Túnel
builder-tunnel-hint = Toca la región del otro extremo del túnel.
builder-move-piece = Mover pieza
builder-remove-piece = Quitar pieza
builder-counts = Resumen
builder-lands = { $number } de { $wanted } regiones
builder-each = { $number } por jugador
builder-terrains = Terrenos
builder-symbols = Símbolos
builder-fifth = La línea marca un quinto de todas las regiones.
builder-parts = La tierra está en { $number } partes separadas.
builder-lonely = Sin vecinas: { $names }
builder-dead-ends = Con una sola vecina: { $names }
builder-alike = { $number ->
    [one] 1 frontera
   *[other] { $number } fronteras
} entre regiones del mismo terreno
builder-no-entry = Las razas nuevas no pueden entrar en ninguna región.
builder-no-chasm = Sin abismos: Ígneos y Arácnidos se reparten, pero su habilidad aquí no hace nada.
builder-whole = Todas las regiones están unidas. Las razas nuevas pueden entrar por { $number ->
    [one] 1 de ellas
   *[other] { $number } de ellas
}.
builder-share = Jugar, compartir, guardar
builder-play = Jugar aquí
builder-shared = Alguien ha compartido contigo este tablero. Juega en él como está, o cámbialo abajo.
builder-link = Enlace del tablero
builder-send = Enviar
builder-save = Guardar en este navegador
builder-file = Guardar como archivo
builder-saved = Tableros guardados
builder-forget = Borrar { $name }
builder-broken-link = El enlace está roto, así que no se puede leer su tablero.
builder-fair = ¿Es justo?
builder-fair-hint = Un bot fuerte juega todos los asientos una y otra vez en segundo plano.
builder-fair-games = { $number } de { $most } partidas
builder-fair-old = Estas partidas se jugaron en una versión anterior del tablero.
builder-fair-stop = Parar las partidas
builder-fair-failed = Las partidas se interrumpieron.
builder-seat = Asiento { $number }
builder-coins = Monedas
builder-victories = Victorias
builder-even = Ningún asiento gana claramente más o menos de lo que le toca.
builder-uneven = Un asiento gana claramente más o menos a menudo que los demás.
builder-undecided = Aún no hay un resultado claro; juega más partidas.
builder-rounds = Rondas
builder-pick-up = Mover loseta
builder-symbol = Símbolo
builder-no-symbol = ninguno
builder-border = Frontera de río, { $edge ->
    [0] SE
    [1] S
    [2] SO
    [3] NO
    [4] N
   *[5] NE
}
builder-point = Cuatro regiones se juntan en un punto: { $names }

# --- Custom rules for a board -----------------------------------------------------------------------

rules-title = Reglas de este tablero
rules-hint = Dales sentido a las piezas: ponlas en regiones y elige aquí lo que hacen.
rules-name = Nombre del escenario
rules-new-name = Nuestras reglas
rules-add = Añadir una regla
rules-remove = Quitar la regla { $number }
rules-what = Qué hace
rules-none = Sin reglas especiales: Small World como lo conoces.
rules-not-laid = aún no está en este tablero
rules-used = Reglas propias: { $name }
rules-of-own = Reglas propias
rules-more = Rondas, agua, entrada, equipos
rules-stars = Estrellas
rules-of-the-board = como el tablero
rules-entry = Las razas nuevas entran por
rules-teams = Equipos (asientos en orden de turno)
rules-team-of = Equipo del asiento { $number }
rules-alone = Jugador sin equipo
rules-teams-others = Estos equipos son para { $number } jugadores.
rules-features = También en el tablero
rules-without = Se queda en la caja
rules-nothing = nada
rules-take-out = Sacar { $name }
feature-place = reliquias y lugares
rule-feature-bonus-name = da monedas
rule-feature-bonus = { $feature }: { $coins ->
    [one] 1 moneda extra
   *[other] { $coins } monedas extra
} cada turno por { $every ->
    [1] cada región
   *[other] cada { $every } regiones
} que ocupa una raza { $also-declined ->
    [yes] activa o en declive
   *[no] activa
}.
rule-coins-lying-name = guarda monedas por recoger
rule-coins-lying = { $feature }: cada región empieza con { $lay ->
    [one] 1 moneda
   *[other] { $lay } monedas
}. Una raza que ocupa una región así toma de ella 1 moneda cada turno, incluso en declive. Quien entra en declive pone { $refill ->
    [one] 1 moneda
   *[other] { $refill } monedas
} en regiones así, { $most } como máximo en cada una.
rule-tribute-name = recauda tributo
rule-tribute = { $feature }: cada turno, quien la ocupa recibe { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
} por cada región de alrededor con la raza de un rival o una Tribu Perdida. Paga el rival, o la banca por una Tribu Perdida.
rule-open-relic-name = muestra una reliquia
rule-open-relic = { $feature }: allí está boca arriba { $relic }, si se juega con Underground.
rule-discount-name = cuesta menos
rule-discount = { $feature }: cuesta { $by ->
    [one] 1 ficha menos
   *[other] { $by } fichas menos
}.
rule-surcharge-name = cuesta más
rule-surcharge = { $feature }: cuesta { $by ->
    [one] 1 ficha más
   *[other] { $by } fichas más
}.
rule-as-if-empty-name = cuesta como vacía
rule-as-if-empty = { $feature }: cuesta como si no hubiera nadie.
rule-reach-name = alcanzable desde lejos
rule-reach = { $feature }: se puede conquistar desde cualquier parte{ $entry ->
    [yes] , pero solo con una raza que aún no está en el mapa
   *[no] { "" }
}.
rule-linked-name = todas son adyacentes
rule-linked = { $feature }: todas estas regiones son vecinas{ $by ->
    [0] { "" }
    [one] {" "}y cuestan 1 ficha menos
   *[other] {" "}y cuestan { $by } fichas menos
}.
rule-stronghold-name = es difícil de tomar
rule-stronghold = { $feature }: cuesta { $by ->
    [one] 1 ficha más
   *[other] { $by } fichas más
} mientras la raza que la ocupa está { $also-declined ->
    [yes] activa o en declive
   *[no] activa
}.
rule-immune-name = no se puede conquistar
rule-immune = { $feature }: { $active ->
    [yes] { $declined ->
        [yes] no se puede conquistar mientras la ocupa una raza
       *[no] no se puede conquistar mientras la ocupa una raza activa
    }
   *[no] { $declined ->
        [yes] no se puede conquistar mientras la ocupa una raza en declive
       *[no] esta regla no protege a nadie
    }
}.
rule-guardians-name = Reliquias y lugares
rule-guardians = Si se juega con reliquias y lugares, los Monstruos reemplazan Tribus Perdidas y los guardan en { $beyond ->
    [-1] una región menos que jugadores
    [0] tantas regiones como jugadores
   *[other] una región más que jugadores
}{ $different ->
    [yes] , en tantos terrenos distintos como se pueda
   *[no] { "" }
}.
rule-drift-name = Losetas a la deriva
rule-drift =
    Al principio de su turno, cada jugador puede empujar una loseta a otra parte o girarla. El agua del tablero
    es un mar en el que las losetas van a la deriva.
rule-crops-name = Crecen poderes en campos
rule-crops = Cada campo vacío tiene un marcador de poder. Quien ocupa con su raza activa { $enough ->
    [one] 1 región
   *[other] { $enough } regiones
} alrededor del campo tiene el poder de ese marcador.
rule-veins-name = Vetas de oro
rule-veins =
    El primero en conquistar una región de una veta de oro encuentra una moneda y despierta guardianes. Son
    { $skeletons } Esqueletos, { $sorcerers } Hechiceros y { $mummies } Momias.
rule-night-and-day-name = Noche y Día
rule-night-and-day = Las combinaciones de la superficie y del mundo subterráneo se alternan. Una región del otro mundo da 1 moneda extra, y también una región tomada a una de sus razas{ $lasts ->
    [yes] , mientras la ocupes
   *[no] { "" }
}.
rule-columns-name = Columnas separadas
rule-columns =
    Las razas de la superficie, las del mundo subterráneo y los poderes están en columnas separadas. La fila más
    baja de las dos fija el precio. Por equipos, el equipo del primer jugador toma razas de la superficie y el
    otro, del mundo subterráneo. Un jugador sin equipo toma unas u otras.
rule-homeland-name = Patrias
rule-homeland = Cada raza entra en el mapa por su propio mundo.
said-rounds = La partida dura { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}.
said-water = Agua: { $water }.
said-entry = Las razas nuevas entran por aquí: { $features }. Si no hay ninguna en el tablero, entran por el borde.
said-teams = Equipos, por asientos desde el primer jugador: { $teams }.{ $alone ->
    [1] { "" }
   *[other] {" "}El jugador sin equipo puntúa { $alone } veces.
}
said-without = Se quedan en su caja: { $names }.
rule-parameter-feature = Dónde
rule-parameter-coins = Monedas
rule-parameter-every = Regiones por premio
rule-parameter-also-declined = También en declive
rule-parameter-lay = Monedas al empezar
rule-parameter-refill = Añadidas en declive
rule-parameter-most = Máximo por región
rule-parameter-relic = Reliquia
rule-parameter-by = Fichas
rule-parameter-entry = Solo al entrar
rule-parameter-active = Activa
rule-parameter-declined = En declive
rule-parameter-enough = Regiones alrededor
rule-parameter-beyond = Según los jugadores
rule-parameter-different = En terrenos distintos
rule-parameter-skeletons = Esqueletos
rule-parameter-sorcerers = Hechiceros
rule-parameter-mummies = Momias
rule-parameter-lasts = Mientras se ocupe

builder-said-laid = Loseta { $letter } puesta en { $column }, { $row }.
builder-said-moved = Loseta { $letter } movida a { $column }, { $row }.
builder-said-turned = Loseta { $letter } girada.
builder-said-removed = Loseta { $letter } quitada.
builder-said-tiles =
    { $number ->
        [0] El tablero está vacío.
        [one] El tablero tiene una loseta.
       *[other] El tablero tiene { $number } losetas.
    }
builder-said-piece = Pieza puesta.
builder-said-piece-changed = Pieza cambiada.
builder-said-piece-removed = Pieza quitada.
builder-said-saved = Guardado: { $name }.
builder-said-forgotten = Borrado: { $name }.
