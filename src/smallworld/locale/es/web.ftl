### Los textos de las pantallas del navegador, salvo los de content.ftl y story.ftl.

title = Small World
slogan = Trasgos, fantasmas, gigantes y unas cuantas docenas más, y nunca hay tierra para todos.
skip-to-content = Saltar al contenido
navigation = Páginas
language = Idioma
# The name of the language, in the language itself.
language-name = Español
language-of = Idioma para { $player }
direction = ltr
theme = Tema: { $theme ->
    [light] claro
    [dark] oscuro
   *[auto] sistema
}
close = Cerrar
loading = Desenrollando el mapa…
offline = No se puede conectar con el servidor. Inténtalo otra vez.
here-loading = Cargando el juego: { $share }
here-starting = Arrancando el juego…
here-elsewhere = Small World está abierto en otra ventana. Juega en ella o ciérrala.
here-wasm = Este navegador no puede ejecutar el juego: { $reason }. Permite WebAssembly en esta página (el modo de aislamiento lo desactiva) o prueba con un navegador más reciente.
here-storage =
    Este navegador no deja que la página guarde nada, así que perderías tus partidas: { $reason }. Permite
    que esta página guarde datos o sal del modo privado.
here-unsaved =
    No se ha podido guardar tu último paso: { $reason }. Libera espacio en este dispositivo y luego recarga
    la página.
here-files = No se ha podido cargar el juego: { $reason }. Revisa tu conexión e inténtalo otra vez.
here-deleted = El navegador ha borrado todo lo que esta página había guardado. Las partidas que abriste en esta visita se han guardado de nuevo. Las demás se han perdido, salvo que las tengas como archivos.
here-broken = Algo ha fallado en el juego: { $reason }. Todo está guardado hasta tu último paso.
here-silent = El juego ya no responde. Todo está guardado hasta tu último paso: vuelve a cargarlo.
here-again = Recargar
here-new-table-hint = Juega contra bots, o con otras personas en esta pantalla.
here-table-rules = Monedas y primer jugador
sending-title = Tu jugada
sending = Enviando tu jugada…
sending-stuck = Tu jugada aún no ha llegado. Lo seguimos intentando.
sending-withdraw = Retirar jugada
move-arrived = Tu jugada ha llegado.
move-arrived-all-the-same = Tu jugada llegó antes de que pudieras retirarla.
move-refused = Tu jugada no vale. { $why }
move-withdrawn = Jugada retirada. Vuelves a decidir tú.
guest-name = Errante
broken-title = No se puede mostrar esta página
broken-text = Algo ha fallado al cargar. Tus partidas están a salvo. Recarga la página o vuelve al inicio.
reload = Recargar
release = Nueva versión
release-waiting = Hay una nueva versión de esta página. Se cargará cuando acabes lo que estás haciendo.
release-asking = Hay una nueva versión de esta página. Recárgala para tenerla.
unofficial =
    Una versión no oficial de código abierto, sin relación con la editorial. Si te gusta, compra el
    juego.

place-closed = { $name }: cerrado

# --- Start, lobby, my games ------------------------------------------------------------------------------

play-now = Jugar ya
play-now-hint = Contra dos bots de nivel Fácil. Sin cuenta y sin esperas.
play-learn = Tutorial
puzzles = Problemas
puzzles-hint = Cien posiciones con una respuesta correcta, y cada día un problema nuevo.
puzzle-of-the-day = Problema del día
starting = Preparando la mesa…
continue = Seguir partida
new-table = Mesa nueva
new-table-hint = Juega con amigos por enlace, con gente en esta pantalla o contra bots.
lobby = Sala
lobby-hint = Siéntate a una mesa abierta o mira una partida en curso.
lobby-open = Mesas abiertas
lobby-none-open = Ninguna mesa espera jugadores. ¡Abre una!
lobby-running = Partidas en curso
my-games = Mis partidas
finished-games = Partidas terminadas
no-games = Todavía no has jugado.
file-open = Abrir una partida
file-save-all = Guardar todas
file-save = Guardar la partida
file-here-hint = Un archivo conserva tus partidas aunque el navegador borre sus datos. Un servidor también puede abrirlo para jugar con amigos.
file-server-hint = Puedes seguir con amigos una partida de un archivo.
file-opened = { $number ->
    [one] Se abrió una partida.
   *[other] Se abrieron { $number } partidas.
}
file-unread = Partidas ilegibles: { $number }. Motivo: { $reason }
file-unsaved = Partidas ilegibles que no están en el archivo: { $number }.
file-which = El archivo tiene { $number } partidas. ¿Cuál sigue?
file-who = La partida sigue en una mesa nueva, con sus propios dados y pilas. ¿Quién juega?
status-open = abierta
status-running = en curso
status-finished = terminada
players-number = { $number ->
    [one] 1 jugador
   *[other] { $number } jugadores
}
to-start = Inicio
lobby-none-running = No hay ninguna partida en curso. ¡Empieza una!
watch-game = Mirar
watchers = { $number ->
    [one] 1 mirando
   *[other] { $number } mirando
}
who-is-here = Ahora aquí
people-in-lobby = { $number ->
    [one] 1 persona en la sala
   *[other] { $number } personas en la sala
}
people-at-tables = { $number ->
    [one] 1 en una mesa
   *[other] { $number } en mesas
}
show-my-name = Mostrar aquí mi nombre
play-someone = Jugar con alguien
play-someone-hint = Los bots ocupan los asientos libres hasta que llegue alguien.
drop-in = Abrir los asientos de bots
take-bots-seat = Relevar a un bot
bots-game = partida de bots

# --- A new table -------------------------------------------------------------------------------------------

how-many = ¿Cuántos jugadores?
board-of = El mapa para { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
board-choice = Mapa
board-usual = El mapa habitual
board-open = Abrir un archivo de tablero…
seats = Asientos
seat-number = Asiento { $player }
seat-kind-me = Yo
seat-kind-open = Alguien, por enlace
seat-kind-local = Otra persona aquí
seat-kind-bot = Un bot
bot-level = Nivel del bot
name-of = Nombre del jugador { $player }
player-number = Jugador { $player }
open-coins = Monedas a la vista
allied-coins = Los aliados ven las monedas
is-public = Visible en la sala
is-private = Mesa privada
is-private-hint = La sala no muestra la mesa. Solo la encuentra quien tiene el enlace.
who-begins = Quién empieza
random = Al azar
newcomer-first = Quien menos ha jugado
clock = Reloj
clock-none = sin reloj
clock-live = En vivo
clock-turns = Por días
clock-days = { $days } d
pace-none = Sin reloj
pace-live = { $minutes } min + { $increment } s por turno
pace-days = { $days ->
    [one] 1 día + 1 día por turno
   *[other] { $days } días + 1 día por turno
}
minutes-each = Minutos por jugador
days-each = Días por jugador
table-rules = Reloj y monedas
create-table = Crear mesa
in-play = Qué hay en juego
in-play-sum = { $races ->
    [one] 1 raza
   *[other] { $races } razas
} y { $powers ->
    [one] 1 poder
   *[other] { $powers } poderes
} en total.
in-play-without = Sin: { $names }.
presets = Propuestas
preset-base-only = Solo la caja básica
    .about = El juego original: catorce razas, veinte poderes.
preset-ladies = Todas las damas
    .about = La caja básica con Nómadas, Clérigos y Apariciones.
preset-everything = Todo
    .about = Todas las cajas, todas las opciones: no hay dos partidas iguales.
preset-night = La noche del Nigromante
    .about = Alguien de la mesa guía a los muertos desde una isla del lago.
preset-underground = Underground
    .about = Allá abajo: reliquias, lugares, monstruos y un río.
preset-both-below = Los dos mundos abajo
    .about = Las razas de la superficie también bajan al mundo subterráneo.
preset-both-above = Los dos mundos arriba
    .about = Las razas de abajo también suben a la superficie.
world = Mundo
world-surface = En la superficie
    .about = Los mapas de la caja básica: colinas, campos y mares.
world-underground = Bajo tierra
    .about = Los mapas de Underground: ríos, abismos y monstruos.
world-both = Los dos mundos
    .about = Losetas por cualquiera de sus caras: tierras de los dos mundos.
world-any = Cualquier mundo
box-holds = { $races ->
    [one] 1 raza
   *[other] { $races } razas
}, { $powers ->
    [one] 1 poder
   *[other] { $powers } poderes
}
setup-leaders = Líderes
    .about = Contrata al Líder de tu raza por 1 moneda: es fuerte, pero te lo pueden capturar.
setup-places = Reliquias y lugares arriba
    .about = Dos Monstruos guardan cada reliquia y cada lugar, en regiones de Tribus Perdidas.
setup-necromancer = Fantasmas en reserva
    .about = Un jugador guía a los fantasmas contra todos los demás. En cada mapa cabe un jugador más.
    .seat = Quien juega en último lugar guía a los fantasmas.
    .strength = { $number ->
        [13] 13, como en la caja
        [12] 12, más difícil para los vivos
        [11] 11, lo más difícil para los vivos
       *[other] { $number }
    }
box-filter = Cajas
box-filter-all = todas
box-filter-mine = en mi mesa
also-called = también: { $name }
your-name = Tu nombre

# --- Waiting room -------------------------------------------------------------------------------------------

waiting-title = Esperando jugadores
waiting-branch = Esta partida continúa desde una posición de otra.
seat-open = Asiento libre
sit-down = Sentarse
start-with-bots = Empezar con bots
leave-table = Dejar la mesa
invite = Invitar
invite-text = Quien tenga este enlace puede sentarse. No hace falta cuenta.
link = Enlace de la mesa
copy = Copiar
copied = Copiado
copy-by-hand = Tu navegador no ha podido copiar el enlace. Ya está seleccionado: puedes copiarlo tú.
qr = Enlace como código QR

# --- Account -------------------------------------------------------------------------------------------------

account = Cuenta
account-why = Puedes jugar sin cuenta. Con ella, tus partidas te siguen a cualquier dispositivo.
logged-in = Tu cuenta: { $name }.
log-in = Iniciar sesión
log-out = Cerrar sesión
make-account = Crear cuenta
password = Contraseña (mínimo 8 caracteres)
logins = Sesiones abiertas
login-since = desde el { $day }
login-here = este navegador
password-change = Cambiar contraseña
password-old = Contraseña actual (vacía si solo usas llaves de acceso)
password-new = Contraseña nueva (mínimo 8 caracteres)
password-changed = Contraseña cambiada. Se ha cerrado la sesión en los demás navegadores.
passkey-login = Entrar con llave de acceso
passkey-create = Crear llave de acceso
passkey-why = Con una llave de acceso entras con tu huella, tu cara o un PIN en lugar de una contraseña.
passkey-made = Llave de acceso creada. Ya puedes entrar con ella.
passkey-cancelled = No ha cambiado nada: la llave no se ha confirmado, o no tienes ninguna para este sitio.
passkey-exists = Este dispositivo ya tiene una llave de acceso para esta cuenta.
passkey-insecure = Las llaves de acceso no funcionan en esta dirección. Usa un nombre con https, o localhost.
passkey-unknown = Ninguna cuenta de aquí usa esta llave de acceso.
passkey-unverified = No se ha podido comprobar la llave de acceso. Inténtalo otra vez.

# --- The table -----------------------------------------------------------------------------------------------

turn-of = { $turn ->
    [0] Preparación
   *[other] Ronda { $turn } de { $rounds }
}
in-the-well = { $number ->
    [one] 1 alma en el Pozo
   *[other] { $number } almas en el Pozo
}
in-reserve = { $number } en reserva
on-offer = { $ability } (aún a la venta)
on-the-island = La isla del Nigromante: { $number ->
    [0] ningún fantasma
    [one] 1 fantasma
   *[other] { $number } fantasmas
}
steps = Fases de un turno
stage-begin = Elegir
stage-conquer = Conquistar
stage-redeploy = Redistribuir
stage-score = Puntuar
map = El mapa para { $board } jugadores
map-unbuilt = Este tablero se construye en la partida, loseta a loseta.
map-built = El tablero se construye en la partida, loseta a loseta. Este es de una partida de cuatro.
watching = Estás mirando
table-missing = Esta mesa no existe.
# Words that end compound names of regions: a long name may be broken before them on the map.
region-endings = { "" }
region-table = Lista de regiones
region = Región
land = Terreno
holder = Ocupada por
price-column = Coste
act-column = Acción
sort-by = Ordenar por
sort-price = regiones posibles
sort-holder = ocupante
sort-name = nombre
choose = Elegir
again = Confirmar
sound = Sonido
options = Opciones
palette-distinct = Paleta para daltonismo
facing = Modo cara a cara (una tableta para todos; monedas a la vista)
opposite-declined = { race-name } en declive
opposite-race = { $declined ->
    [yes] { opposite-declined }
   *[no] { combo }
}: { $regions ->
    [one] 1 región
   *[other] { $regions } regiones
}
keys = Opciones y teclas
map-cell = casilla { $cell }
map-cell-own = la casilla actual de la loseta, para girarla
tray-tiles = Losetas por colocar
tray-tile = loseta { $letter }
map-spot = lugar { $number }
turn-left = girar a la izquierda
turn-right = girar a la derecha
unplayed = Tu mano
unplayed-of = Mano de { $player }
lying-open = Razas y poderes a la vista
taken-enough = Ya tienes tres.
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Todo el mapa
skip = Saltar
your-turn = ¡Te toca!
undo = Deshacer
plan = Planear mi turno
redo = Rehacer
reset-turn = Reiniciar turno
column = Combinaciones en oferta
choose-combo = Elige una combinación
stacks = Quedan en las pilas: { $races ->
    [one] 1 raza
   *[other] { $races } razas
}, { $powers ->
    [one] 1 poder
   *[other] { $powers } poderes
}
combos = Oferta
compare-combos = Comparar combinaciones
combo-sentence = Número { $place }: { combo }, { tokens }, { $price ->
    [0] gratis
    [one] cuesta 1 moneda
   *[other] cuesta { $price } monedas
}{ $coins ->
    [0] { "" }
    [one] , con 1 moneda encima
   *[other] , con { $coins } monedas encima
}{ $found ->
    [0] { "" }
    [one] , con 1 ficha extra encima
   *[other] , con { $found } fichas extra encima
}
tokens = { $number ->
    [one] 1 ficha
   *[other] { $number } fichas
}
coins = { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
}
regions = { $number ->
    [one] 1 región
   *[other] { $number } regiones
}
coins-on-it = { $number ->
    [one] +1 moneda si la eliges
   *[other] +{ $number } monedas si la eliges
}
tokens-on-it = { $number ->
    [one] +1 ficha si la eliges
   *[other] +{ $number } fichas si la eliges
}
choose-half = Elige una raza y un poder. Solo pagas la fila más cara.
half-sentence = Fila { $row }: { $name }, { $number ->
    [one] 1 ficha
   *[other] { $number } fichas
}{ $found ->
    [0] { "" }
   *[other] {" "}más { $found } encima
}
brings-coins = { $number ->
    [one] da 1 moneda
   *[other] da { $number } monedas
}
half-brings = { $name }: { $brings }
half-of-hand = { $name }, { $number ->
    [one] 1 ficha
   *[other] { $number } fichas
}{ $found ->
    [0] { "" }
   *[other] {" "}más { $found } extra
}
choose-from-hand =
    Elige una raza y un poder de tu mano. Son gratis, y cada uno solo sirve una vez por partida.
costs-coins = { $number ->
    [one] cuesta 1 moneda
   *[other] cuesta { $number } monedas
}
almanac-combo = De media, { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
} (±{ $within }) para nuestros bots
almanac-how =
    Monedas que ganaron de media nuestros bots con esta combinación, descontado su precio, cuando la
    eligieron en el turno { $turn } con este número de jugadores. ± es el intervalo del 95 % de la media;
    una partida suelta varía más.
free = gratis
link-connecting = Conectando…
link-open = En línea
link-lost = Conexión perdida. Conectando otra vez…
link-nowhere = Sin conexión. Ves la mesa como estaba. Se pondrá al día cuando vuelvas a conectar.
link-closed = Sin conexión

decision = Tu decisión

# --- Players ---------------------------------------------------------------------------------------------------

players = Jugadores
team-with = con { $player }
team-alone = sin equipo, puntúa { $number ->
    [2] el doble
   *[other] × { $number }
}
teams = Equipos
teams-by-seat = Equipos, en orden de turno desde quien empieza:
ally = en tu equipo
you-mark = (tú)
is-bot = bot
is-away = no está, juega un bot
is-gone = no está
is-away-short = juega un bot
is-gone-short = no está
thinks = está pensando
decides = decide
captive-leader = Líder { race-of }, cautivo
coins-hidden = Monedas ocultas
show-domain = Mostrar sus regiones
in-decline = en declive
in-hand = { $number } en la mano
no-race = Aún sin raza

# --- Regions ---------------------------------------------------------------------------------------------------

held-nobody = vacía
held-tribe = { $number ->
    [one] una Tribu Perdida
   *[other] { $number } fichas de Tribu Perdida
}
held-monsters = { $number ->
    [one] un Monstruo
   *[other] { $number } Monstruos
}
held-passing = de paso por el río
serves-nobody = ahora no sirve a nadie
serves = sirve a { $player }
holding-in-short = { $ability } ({ $player })
legend-field =
    En este campo crece un poder. Una raza activa que ocupe cinco regiones alrededor del campo también lo
    tiene.
field-of = Campo: { $ability }
field-has = { $player }: { $held } de { $enough }, { $lacking ->
    [0] en vigor
    [one] falta 1
   *[other] faltan { $lacking }
}
field-rule =
    Una raza activa que ocupe { $enough } de las { $number } regiones alrededor del campo también tiene
    este poder.
field-bare = Ninguna raza activa ocupa una región alrededor del campo.
held-neutral = { $number } × { race-name }
held-by = { $player }: { $number } × { race-name }{ $declined ->
    [yes] {" "}en declive
   *[no] { "" }
}
costs = { $tokens ->
    [one] cuesta 1 ficha
   *[other] cuesta { $tokens } fichas
}
costs-die = cuesta { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
}; { $percent } % con el dado
costs-short = cuesta { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
}, { $short ->
    [one] te falta 1
   *[other] te faltan { $short }
}
tokens-needed = { $number ->
    [one] ficha necesaria
   *[other] fichas necesarias
}
draft-places = { $number } por colocar aquí
beside-regions = Junto a: { $regions }
beside-column = Junto a
draft-said = { $region }: { $number } aquí, { $left ->
    [one] queda 1 por colocar
   *[other] quedan { $left } por colocar
}
said-undone = Deshecho.
why-not = ¿Por qué aquí no?
harm = { $player } pierde esta región y { $declined ->
    [yes] la última ficha { race-of } que tiene aquí
   *[no] una ficha { race-of }
}.
harm-tribe = La Tribu Perdida sale del mapa.
harm-monsters = Los Monstruos salen del mapa, y descubres lo que guardaban.
one-less = Una menos
one-more = Una más
all-here = Todas aquí ({ $number })

# --- What comes next ----------------------------------------------------------------------------------------------

do-choose-pair = Elige raza y poder
do-choose-combo = Elige una combinación
do-take = Elegir { combo-the }{ $price ->
    [0] { "" }
   *[other] {" "}por { $price }
}
do-expand = Expandirse con { combo-the }
do-decline = Entrar en declive (+{ $coins })
do-decline-sure = Sí, entrar en declive
do-not-decline = No, mantenerla activa
pass-conquer = Parar y redistribuir
do-conquer = Conquistar { $region } ({ $tokens })
do-attempt = Dado por { $region } ({ $percent } %)
do-dragon-master = Dragón sobre { $region }
do-sorcerers = Hechizar { $region }
do-abandon = Abandonar { $region }
do-loose-berserk = Tirar el dado
do-use = Usar «{ $ability }»
spread-proposed = Propuesta para { $what }.
spread-whole = Tu reparto para { $what }.
spread-change = Para mover una ficha, pulsa una región.
spread-left = Por colocar: { $left } de { $what }.
spread-off = Vuelven el próximo turno: { $number } ({ $ability }).
spread-asked-by = { $ability }: { $text }
do-place-left = { $number ->
    [one] Queda 1 por colocar
   *[other] Quedan { $number } por colocar
}
do-redeploy = Listo, seguir
do-return = Listo
do-end-turn = Acabar turno +{ $coins }
do-end-turn-plain = Acabar turno
do-not-yet = Aún no
do-choose-regions = { $number ->
    [one] Elige una región más
   *[other] Elige { $number } regiones más
}
do-select = { $number ->
    [0] Ninguna región
    [one] Esta región
   *[other] Estas { $number } regiones
}
answer-heroic = Colocar los héroes
answer-leprechauns = { $number ->
    [0] No esconder ninguna
    [one] Esconder una olla de oro
   *[other] Esconder { $number } ollas de oro
}
answer-barbarians = { $number ->
    [0] No recoger ninguno
   *[other] Recoger { $number }
}
select-all = Todas las regiones
select-none = Ninguna
do-fortified = Fortaleza en { $region }
pass-fortified = No construir
do-diplomat = Paz con { $player }
pass-diplomat = Nada de paz
do-buy = Comprar: { $ability }
pass-necromancer = No comprar más
pass-hire = Sin Líder
pass-ransom = Dejarlo cautivo
do-leader = Líder en { $region }
do-priestesses = Torre en { $region }
do-ghosts = { $number ->
    [0] Todos al mapa
    [one] Guardar 1 fantasma
   *[other] Guardar { $number } fantasmas
}
do-hordes-of = { $number ->
    [0] Solo fichas de Horda
    [one] 1 ficha de raza en su lugar
   *[other] { $number } fichas de raza en su lugar
}
do-ability = { $ability }: { $what }
answer-yes = Sí
answer-yes-for = Sí, por { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
}
answer-no = No
do-pass = No hacer nada
do-more-tokens = Más fichas…
do-choose-do = Elige qué hacer
do-choose-region = Elige una región
do-choose-other = Elige otra región
do-choose-player = Elige un jugador
do-choose-place = Elige una combinación
do-choose-named = Elige
do-choose-revealed = Elige
do-choose-bought = Elige
do-choose-tile = Elige una loseta
do-choose-cell = Elige adónde va
do-creation-4 = Montaña: { $place }
do-creation-5 = Abismo: { $place }
do-creation-6 = Monstruos en { $region }
do-creation-7 = Tribu Perdida en { $region }
do-hands-2 = Elegir { $ability }
do-lay-tile = Colocar aquí la loseta
do-choose-ability = Elige
how-many-tokens = ¿Cuántas?
take-back = { $what }: elegir otra vez
gather = Recoger todas
template-even = Por igual
template-borders = Fronteras
template-bonus = Regiones con extra
template-together = Todas juntas
template-last = Como el último turno
wait-over = La partida ha terminado.
wait-frozen = La posición se queda quieta mientras lees.
wait-chance = El dado rueda…
wait-player = Turno de { $player }
homecoming-title = Tus fichas han vuelto
homecoming = { $player } te ha echado: { $what ->
    [bivouacking] vuelven tus campamentos.
    [behemoth] vuelven tus Behemots.
   *[other] { $number ->
        [one] vuelve { story-troops }.
       *[other] vuelven { story-troops }.
    }
}
homecoming-always = Hacer siempre esto: { $order }
wait-home = { $number ->
    [one] { $players } coloca sus fichas replegadas
   *[other] { $players } colocan sus fichas replegadas
}
prompt-ending = Con esto acaba tu turno, y ya no se puede deshacer.
forecast = Ahora vale { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
forecast-of = El turno de { $player } vale ahora { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
forecast-item = { $coins } { $reason }
decline-forecast = Si entras ahora en declive: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
coins-regions = { $number ->
    [one] región
   *[other] regiones
}{ $declined ->
    [yes] {" "}({ race-name })
   *[no] { "" }
}
coins-ability-declined = { $ability } (en declive)
receipt = Monedas de este turno
die-shows = { $number ->
    [0] cara en blanco
    [one] 1
   *[other] { $number }
}

# --- Log, chat ------------------------------------------------------------------------------------------------

log = Registro
log-whole = Mostrar toda la partida
log-go-back = Volver aquí
log-deployed = { $regions ->
    [one] { $player } refuerza { $region } con { tokens }.
   *[other] { $player } reparte { tokens } entre { $regions } regiones.
}
log-scored = { $player } gana { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}.
notes = Notas
notes-hint = Estas notas solo las ves tú. Las guarda este navegador.
chat = Chat
chat-empty = Aún no hay mensajes.
chat-words = Tu mensaje
chat-send = Enviar
chat-readers = Enviar a
chat-to-all = La mesa
chat-to-team = Mi equipo
chat-points = ¡Ojo aquí: { $region }!
do-point-out = Señalarla
chat-said-to-team = Al equipo: { $text }
phrases = Decir algo
phrase-hello = ¡Hola!
phrase-good-luck = ¡Buena suerte!
phrase-your-turn = Te toca.
phrase-thinking = Déjame pensar.
phrase-one-moment = Un momento, por favor.
phrase-back = He vuelto.
phrase-nice-move = ¡Buena jugada!
phrase-ouch = ¡Ay!
phrase-lucky = ¡Qué suerte!
phrase-sorry = ¡Lo siento!
phrase-thanks = ¡Gracias!
phrase-well-played = ¡Bien jugado!
phrase-again = ¿Otra partida?
phrase-bye = ¡Hasta luego!

# --- Reports to the moderators --------------------------------------------------------------------------------

complain = Denunciar…
complain-title = Denunciar ante la moderación
complain-what = La moderación ve tu denuncia y el chat que podías leer. Los demás jugadores no se enteran.
complain-whom = A quién o qué
complain-table = La propia mesa
complain-why = Motivo
complain-reason-insult = Insultos o amenazas
complain-reason-spam = Spam
complain-reason-cheating = Trampas
complain-reason-name = Nombre o tablero ofensivo
complain-reason-other = Otra cosa
complain-words = Detalles (opcional)
complain-send = Enviar denuncia
complain-thanks = Gracias. La moderación lo mirará.

# --- Curtain, end, replay ----------------------------------------------------------------------------------------

curtain = { $player }, te toca
curtain-text = Las monedas son secretas. Que solo mire { $player }, por favor.
curtain-open = Soy { $player }
show-end = Ver el resultado
end-title = { $number ->
    [one] ¡Gana { $players }!
   *[other] ¡{ $players } comparten la victoria!
}
end-team = ¡Gana el equipo { $team }: { $players }, con { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
} en total!
end-alone = ¡{ $players } gana sin equipo, con { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}: su propia puntuación por { $number }!
tokens-on-map = { $number ->
    [one] 1 ficha en el mapa
   *[other] { $number } fichas en el mapa
}
best-raid = Mejor golpe: { $player } quitó { $number ->
    [one] 1 región
   *[other] { $number } regiones
} a sus rivales en la ronda { $turn }.
luckiest = Mejor tirada: { $player } ganó { $region } con una probabilidad del { $percent } %.
chart-coins = Monedas, turno a turno
chart-races = Auge y caída
regions-by-turn = Regiones, turno a turno: { $list }
end-missing = El servidor no ha enviado los detalles de esta partida.
try-again = Probar otra vez
end-why = Las monedas decisivas
end-lead = { $coins ->
    [0] { $winner } empató a monedas con { $other }: decidieron las fichas del mapa.
    [one] { $winner } acabó con 1 moneda más que { $other }.
   *[other] { $winner } acabó con { $coins } monedas más que { $other }.
}
end-swing = La ronda { $turn } marcó la mayor diferencia: { $coins ->
    [one] 1 moneda.
   *[other] { $coins } monedas.
}
end-from-regions = Regiones activas
end-from-declined = Regiones en declive
end-from-purse = Pagado y encontrado
seed = Semilla del azar: { $seed }
record = Archivo de la partida
rematch = Revancha
rematch-waits = Alguien quiere la revancha y te espera.
bot-plays-for-you = Un bot está jugando por ti.
again-harder = Jugar un nivel más difícil
again-easier = Jugar un nivel más fácil
next-game = Siguiente partida
replay = Repetición
look-at-map = Ver el mapa
to-table = Volver a la mesa
play = Reproducir
pause = Pausa
look-back = Repaso de la partida
replay-back = Paso anterior
replay-forward = Paso siguiente
replay-turn-back = Turno anterior
replay-turn-forward = Turno siguiente
replay-moment = Momento de la partida
play-on = Seguir desde aquí
share = Compartir
recap = Desde tu último turno { $lost ->
    [0] no has perdido ninguna región.
    [one] has perdido 1 región.
   *[other] has perdido { $lost } regiones.
}
read-log = Leer el registro
show-film = Repetición animada
film-speed = Velocidad
volume = Volumen
haptics = Vibración
motion = Animaciones
motion-speed = { $speed ->
    [0] No
    [1] Normales
    [2] Rápidas
   *[other] Lentas
}
# The moves of a bot for an absent player, shown when that player returns.
meanwhile-title = Mientras no estabas
meanwhile-what = Lo que hizo el bot

# --- First game --------------------------------------------------------------------------------------------------

guide = Ayuda para empezar
guide-understood = Entendido
guide-no-more = Quitar las ayudas
guide-on = Ayudas para empezar
guide-choose-combo =
    Elige una raza con su poder. La combinación de arriba es gratis; cada una más abajo cuesta 1 moneda
    más.
guide-choose-course =
    Conquista más con tu raza. O ponla en declive: sigue puntuando, y en el próximo turno eliges otra.
guide-conquer =
    Los números son el coste en fichas. Pulsa una región dos veces para conquistarla. Se entra por el
    borde.
guide-die = ¿Te faltan fichas? Elige una región con línea discontinua: el dado puede sumar hasta tres.
guide-redeploy =
    Tus fichas ya están colocadas, como propuesta. Pulsa una región para llevar una ficha allí, o acaba
    tu turno.
guide-redeploy-give-up = No tienes fichas para todas tus regiones. Cede una.
guide-heroic = Dos regiones con héroes no se pueden conquistar. Pulsa las dos que más te importan.
guide-fortified =
    Una fortaleza aumenta en 1 el coste de su región y da 1 moneda por turno mientras tu raza está
    activa.
guide-diplomat = Si haces las paces con un rival, no puede atacar a esta raza hasta tu siguiente turno.
guide-stout = Una raza recia puede entrar en declive justo después del recuento, sin perder un turno.
guide-river = Un río cuesta 1 ficha menos, pero nadie se queda: tus fichas salen de él al redistribuir.

# --- Continuing without a player -------------------------------------------------------------------------------

how-to-go-on = Cómo seguir
gone-for = { $minutes ->
    [one] { $player } lleva 1 minuto fuera.
   *[other] { $player } lleva { $minutes } minutos fuera.
}
gone-wait = Esperar
gone-bot = Que juegue un bot
gone-days = Pasar a 1 día por turno
votes-of = { $number } de { $needed }
by-days = Ahora hay 1 día por turno, porque faltaba alguien.
own-pace = Volver al ritmo normal

# --- Errors without a server code (for the others, see refusals.ftl) -------------------------------------------

error-unknown = No ha funcionado: { $message }
error-cookies =
    Tu navegador bloquea las cookies. Permítelas en esta página para que la mesa reconozca tu asiento.

# --- Keys ----------------------------------------------------------------------------------------------------------

keys-on = Atajos de teclado
notify-on = Avisarme cuando me toque
orders = Cuando vuelven mis fichas
orders-all = Todas las razas
orders-as-all = igual que para todas
order-ask = preguntarme
leave-sure = ¿Dejar la mesa y que juegue un bot?
take-back-seat = Recuperar mi asiento
key-map = ir al mapa
key-next = siguiente región posible
key-neighbour = región vecina
key-choose = examinar y luego actuar
key-back = volver
key-combo = elegir una combinación (o una raza y luego un poder)
key-primary = pulsar el botón principal
key-decline = entrar en declive
key-roll = tirar el dado
key-step = una ficha más o menos
key-templates = fronteras, por igual, recoger
key-abandon = abandonar la región
key-undo = deshacer
key-redo = rehacer
key-reset = reiniciar el turno
key-inspect = describir la región
key-table = lista de regiones
key-hint = pista
key-log = registro
key-players = jugadores
key-help = esta página

# --- Encyclopedia, credits -----------------------------------------------------------------------------------------

encyclopedia = Enciclopedia
encyclopedia-hint = Todas las razas, poderes y reglas, con nuestras palabras.
search = Buscar
kind-term = Términos del mapa
terrain-of-board = Tierra: cuesta dos fichas si no hay nadie. Solo este mapa la tiene: las razas y los poderes de las cajas no la tienen en cuenta, pero los propios pueden usarla.
kind-topic = Reglas
kind-race = Razas
kind-power = Poderes
kind-relic = Reliquias
kind-place = Lugares
contents = Contenido
credits = Créditos
credits-icons = Iconos:
credits-font = Tipografía:
credits-software = Hecho con
credits-art = Los mapas, paisajes y dibujos se crearon para este proyecto.

# The announcements of a screen reader when the search text or the box changes.
encyclopedia-found =
    { $number ->
        [0] Ninguna entrada coincide.
        [one] Una entrada coincide.
       *[other] { $number } entradas coinciden.
    }
# The name of the row of tabs: combos, log, chat and notes.
side-panel = Junto al mapa
