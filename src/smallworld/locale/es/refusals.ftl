### Negativas del servidor, por código de error (docs/reference/protocol-errors.md).

# --- Playing -----------------------------------------------------------------------------------------------

refusal-stale = La partida ha avanzado desde que pulsaste. Mira el tablero e inténtalo otra vez.
refusal-not-your-turn = Ahora decide otro jugador.
refusal-illegal = Las reglas no lo permiten ahora.
refusal-no-way-back =
    No se puede deshacer más allá de una tirada, de una combinación nueva o de la jugada de otro.
refusal-away = Un bot juega por ti. Recupera antes tu asiento.
refusal-no-time = Se te ha acabado el tiempo. Puedes volver en la próxima ronda.
refusal-not-your-seat = Ese asiento no es tuyo.
refusal-unanswered = Este problema aún no tiene una respuesta completa.
refusal-no-team = Aquí no tienes equipo, o juegas por varios.
refusal-not-running = La partida no está en curso.
refusal-other-rules = Esta partida empezó con otras reglas y no puede seguir aquí.

# --- Tables ------------------------------------------------------------------------------------------------

refusal-begun = La partida ya ha empezado.
refusal-not-begun = La partida aún no ha empezado.
refusal-running = La partida aún no ha terminado.
refusal-over = En ese momento, la partida ya ha terminado.
refusal-taken = Ese asiento está ocupado.
refusal-too-soon = Acaba de salir. Espera un poco.
refusal-here = Ese jugador está aquí, o un bot juega en su lugar.
refusal-not-here = Esto solo lo pueden decidir los jugadores de la mesa.
refusal-no-turn-ahead = No te quedan turnos que planear.
refusal-own-pace = La mesa ya va a su ritmo normal.
refusal-bots-turn = El bot está jugando su turno. Inténtalo cuando acabe.
refusal-kept = Ese asiento está reservado para otra persona.
refusal-not-host = Eso solo lo puede hacer quien abrió la mesa.
refusal-not-alone = El nivel de los bots solo lo puede cambiar quien juega a solas con ellos.
refusal-missing = No se encuentra. Puede que se haya borrado.
refusal-closed = La moderación ha cerrado esta mesa.
refusal-bad-record = Este archivo no es una partida de Small World o está dañado.
refusal-bad-realm = No se puede construir este tablero: { $why }
refusal-bad-draft = Este borrador tiene un error y no se puede jugar.
refusal-unfit-board = { $name }: solo se puede jugar en un mapa con el terreno «{ $land }».
refusal-own-is-private = Las razas y los poderes propios son solo para mesas privadas.
refusal-no-such-box = Caja desconocida: «{ $box }».
refusal-no-such-scenario = Escenario desconocido: «{ $scenario }». Los que hay: { $known }.
refusal-no-box = Elige al menos una caja: sin razas ni poderes no hay partida.
refusal-two-scenarios = Solo puedes jugar un escenario a la vez.
refusal-no-such-world = Mundo desconocido: «{ $world }». Los que hay: { $known }.
refusal-no-world = { $world ->
    [underground] Para el mundo subterráneo hace falta { $boxes }: añade esa caja.
   *[other] Para la superficie hace falta { $boxes }: añade esa caja.
}
refusal-no-places = Para las reliquias y los lugares hace falta { $boxes }: añade esa caja.
refusal-not-in-world = { $boxes }: no se puede jugar en este mundo{ $feature ->
    [lake] , porque no tiene ningún lago.
   *[other] .
}{ $elsewhere ->
    [surface] {" "}Sí en la superficie, con una caja para ese mundo.
    [underground] {" "}Sí bajo tierra, con una caja para ese mundo.
   *[other] {""}
}
refusal-no-board = Esta elección no tiene mapa para { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, solo para { $numbers }.{ $boxes ->
    [none] {""}
   *[other] {" "}Con ese número sí: { $boxes }.
}
refusal-too-few-combos = Para { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
} hacen falta { $needed } razas y { $needed } poderes. Aún faltan: razas { $races }, poderes { $powers }.{ $boxes ->
    [none] {" "}Añade varias cajas.
   *[other] {" "}Basta con una de estas: { $boxes }.
}
refusal-other-teams = Este escenario tiene equipos para { $number ->
    [one] 1 jugador
   *[other] { $number } jugadores
}, no para { $players }.

# --- People ------------------------------------------------------------------------------------------------

refusal-nobody = Di primero quién eres: entra con un nombre de invitado o inicia sesión.
refusal-bad-name = Un nombre debe tener de 1 a { $most } caracteres.
refusal-bad-line = Un mensaje debe tener de 1 a { $most } caracteres.
refusal-wrong = Nombre, contraseña o llave de acceso: algo no es correcto.
refusal-name-taken = Ya hay una cuenta con ese nombre. Elige otro.
refusal-logged-in = Ya tienes una cuenta.
refusal-log-in-again = Inicia sesión otra vez para confirmarlo.
refusal-muted = La moderación te ha silenciado{ $until ->
    [forever] .
   *[other] {" "}hasta el { $until }.
}
refusal-muted-names = No puedes elegir nombres aquí{ $until ->
    [forever] {""}
   *[other] {" "}hasta el { $until }
}: la moderación te ha silenciado.
refusal-banned = La moderación te ha expulsado{ $until ->
    [forever] .
   *[other] {" "}hasta el { $until }.
}
refusal-address-banned = La moderación ha bloqueado tu dirección de red{ $until ->
    [forever] .
   *[other] {" "}hasta el { $until }.
}

# --- Anything else -----------------------------------------------------------------------------------------

refusal-too-often = Demasiado rápido. Espera { $wait ->
    [one] 1 segundo.
   *[other] { $wait } segundos.
}
refusal-too-many-bots = Ya juegan bots en demasiadas mesas tuyas. Acaba antes una de esas partidas.
refusal-too-large = Eso es demasiado largo.
refusal-busy = El servidor tiene demasiadas conexiones. Inténtalo otra vez dentro de un momento.
refusal-crowded = El servidor está lleno. Inténtalo otra vez dentro de medio minuto.
refusal-unavailable = Ahora el servidor no puede guardar nada. Inténtalo otra vez dentro de un rato.
refusal-broken = Algo ha fallado en el servidor. No es culpa tuya.
refusal-malformed = El servidor no lo ha entendido. Comprueba lo que has escrito.
refusal-no-push = Este servidor no envía notificaciones.
refusal-origin = Esta página no puede pedirle eso al servidor.
refusal-header = Esta página no puede pedirle eso al servidor.
refusal-http = El servidor no puede hacer eso.
