### Los problemas: sus preguntas y el veredicto sobre las respuestas.

puzzle = Problema
puzzles-intro =
    Posiciones de partidas reales, cada una con una respuesta correcta que encontró una larga búsqueda.
puzzles-solved = Resueltos: { $solved } de { $all }.
puzzle-kind-coins = Más monedas este turno
puzzle-kind-course = ¿Expansión o declive?
puzzle-kind-defence = Defiende esto
puzzle-asks-coins =
    Gana todas las monedas que puedas en este turno, sin depender del dado. Juégalo hasta el final.
puzzle-asks-course = ¿Expandirse o entrar en declive? ¿Qué da más al final de la partida?
puzzle-asks-defence = Ahora juegan los demás. Reparte tus fichas donde más protejan y acaba tu turno.
puzzle-numbered = Problema { $number }, { $set }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, { $difficulty }, { $theme }{ $solved ->
    [yes] , resuelto
   *[no] {""}
  }
puzzle-right = ¡Correcto!
puzzle-wrong = Todavía no.
puzzle-why-coins =
    Has ganado { $got }. El máximo seguro de este turno es { $best }; buscando siempre la mejor ganancia
    inmediata se llega a { $usual }.
puzzle-why-course = { $course ->
    [decline] Con el declive acabas
   *[expand] Con la expansión acabas
  } con unas { NUMBER($better, maximumFractionDigits: 1) } monedas más de ventaja (±{ NUMBER($within, maximumFractionDigits: 1) }, según una larga búsqueda).
puzzle-why-defence =
    Con las mejores defensas acabas con unas { NUMBER($better, maximumFractionDigits: 1) } monedas más de
    ventaja que con las demás (±{ NUMBER($within, maximumFractionDigits: 1) }, según una larga búsqueda).
puzzle-answer = La respuesta
puzzle-again = Otra vez
puzzle-next = Problema siguiente
puzzle-all = Todos los problemas
puzzle-play-on = Seguir

# Difficulty, themes and the filter of the list.
puzzle-difficulty-easy = Fácil
puzzle-difficulty-medium = Medio
puzzle-difficulty-hard = Difícil
puzzle-theme-conquest = Solo conquista
puzzle-theme-powers = Poderes especiales
puzzle-theme-early = Principio de partida
puzzle-theme-late = Partida avanzada
puzzle-theme-few = Pocas fichas
puzzle-theme-many = Muchas fichas
puzzle-titled = Problema { $number }
puzzles-filter = Filtro
puzzles-set = Cajas
puzzles-sets-all = Todas las cajas
puzzle-set-base = Caja básica y cajas pequeñas
puzzle-set-underground = Underground
puzzle-set-realms = Realms
puzzles-theme = Tema
puzzles-themes-all = Todos los temas
puzzles-kind-all = Todos los de este tipo
puzzles-difficulty = Dificultad
puzzles-difficulties-all = Todos los niveles
puzzles-state = Progreso
puzzles-state-all = Todos los problemas
puzzles-state-unsolved = Sin resolver
puzzles-state-solved = Resueltos
puzzles-found = { $found ->
    [one] Un problema con
   *[other] { $found } problemas con
  } este filtro.
puzzles-none = Ningún problema con este filtro.
puzzles-next = Siguiente sin resolver
puzzles-filter-clear = Quitar el filtro

# The better line, played on the board.
puzzle-better-line = Probar la mejor línea
puzzle-line = La mejor línea
puzzle-line-step = Paso { $step } de { $all }
puzzle-line-play = Hacer esta jugada
puzzle-line-left = Has dejado la mejor línea.
puzzle-line-again = Empezar de nuevo
puzzle-line-shown = Esta era la mejor línea.

# Streak, calendar, rating and sharing.
puzzle-streak = { $days ->
    [one] Un día
   *[other] { $days } días seguidos
  }
puzzle-streak-none = Resuelve el problema del día para empezar una racha.
puzzle-longest = Racha más larga: { $days }
puzzle-rating = Valoración en problemas: { $rating } ± { $within }
puzzle-rating-none = Tu primera respuesta a cada problema cambia tu valoración en problemas.
puzzle-rating-change = Valoración en problemas: { $rating } ({ $change })
puzzle-moves = Conservas tu progreso si creas una cuenta o inicias sesión.
puzzle-calendar = Días anteriores
puzzle-month-before = Mes anterior
puzzle-month-after = Mes siguiente
puzzle-day = { $day }{ $state ->
    [won] , resuelto en su día
    [solved] , resuelto
    [tried] , aún sin resolver
   *[none] {""}
  }
puzzle-share = Compartir resultado
puzzle-share-text = Resultado para copiar
puzzle-share-title = Problema de Small World: { $title }
puzzle-share-solved = { $tries ->
    [1] resuelto al primer intento
   *[other] resuelto en { $tries } intentos
  }
puzzle-share-tried = { $tries ->
    [1] un intento
   *[other] { $tries } intentos
  }
puzzle-share-streak = { $days ->
    [one] un día
   *[other] { $days } días seguidos
  }
