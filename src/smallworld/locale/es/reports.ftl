### Los informes de simulate, arena, almanac y balance, en el terminal y en las páginas que escriben.

report-bot = bot
report-coins = monedas
report-coins-of-team = monedas del equipo
report-lead = ventaja
report-victories = victorias
report-interval = intervalo del 95 %
report-rank = puesto
report-rating = valoración
report-ms = ms
report-ms-decision = ms por decisión
report-team = equipo
report-taken = veces tomada
report-race = raza
report-power = poder
report-pair = pareja
report-board = tablero
report-seat = asiento
report-turn = turno
report-partner = pareja
report-seat-of = { $players } jugadores, asiento { $seat }
report-facts = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} · { $bots } · semilla { $seed } · combinaciones al azar

report-within = ± y los intervalos muestran un 95 % de confianza; una sola partida varía mucho más.

simulate-title = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $players } jugadores, semilla { $seed }
simulate-speed = { $speed } partidas por segundo
simulate-decisions = { $decisions } decisiones por partida
simulate-explained =
    Victorias: media por asiento y partida; una victoria compartida cuenta la mitad para cada jugador.
teams-title = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} por equipos, en orden de asientos desde el primer jugador

arena-title = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $players } jugadores, semilla { $seed }
arena-title-deals = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} con { $deals ->
    [one] 1 reparto
   *[other] { $deals } repartos
}, { $players } jugadores, semilla { $seed }
arena-explained =
    Victorias: por asiento y partida; una victoria compartida cuenta la mitad para cada jugador. Ventaja:
    monedas al final por encima de la media de la mesa. Valoración: la de OpenSkill, 25 para un recién llegado.
    Elo: de partidas de dos, 1500 de media. ms: tiempo por decisión.
arena-clear =
    { $players } jugadores: { $bot } es más fuerte que { $beaten }; gana { $share } de sus partidas (de { $low }
    a { $high }).
arena-partly =
    { $players } jugadores: { $bot } es quien más gana, { $share } de sus partidas (de { $low } a { $high }). Es
    más fuerte que { $beaten }, pero estas partidas no lo distinguen de { $open }.
arena-open =
    { $players } jugadores: estas partidas no muestran cuál es más fuerte, { $bot } o { $open }: puede que ganen
    igual de a menudo. Con cuatro veces más partidas, los intervalos se reducen a la mitad.

almanac-title = { $what ->
    [races] Razas
   *[powers] Poderes
}, { $players } jugadores, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
almanac-pairs = parejas, { $players } jugadores: las mejores y las peores
almanac-first = tomada en el turno 1
almanac-later = en el turno { $turn }
almanac-files = Todas las parejas están en { $json } y { $page }.
almanac-explained =
    Monedas: todo lo que puntúa la raza de una combinación, desde el turno en que se toma. La cuenta acaba
    cuando la raza ha salido del mapa o termina la partida. El precio no se descuenta.
almanac-best = { $players } jugadores, al tomarse en el turno 1: { $name } gana más que nadie entre { $what ->
    [races] las razas
   *[powers] los poderes
}, { $coins } ± { $within } monedas, claramente más que { $stronger } de { $what ->
    [races] las otras { $of }
   *[powers] los otros { $of }
}.
almanac-worst = { $players } jugadores, al tomarse en el turno 1: { $name } gana menos que nadie entre { $what ->
    [races] las razas
   *[powers] los poderes
}, { $coins } ± { $within } monedas, claramente menos que { $weaker } de { $what ->
    [races] las otras { $of }
   *[powers] los otros { $of }
}.
almanac-open = { $players } jugadores, al tomarse en el turno 1: estas partidas no muestran { $what ->
    [races] qué raza
   *[powers] qué poder
} gana más o menos.

balance-title = { $name }: { $kind ->
    [race] raza
   *[power] poder
} { $rank } de { $number } en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
balance-by = { $name } por { $part ->
    [board] tablero
    [seat] asiento
    [turn] turno
   *[partner] pareja
}
balance-partners = { $name }: las mejores y las peores parejas
balance-explained =
    Monedas: lo que gana una combinación hasta que sale del mapa o acaba la partida, menos su precio y más las
    monedas que tenía. Ventaja: las monedas de su dueño al final por encima de la media de la mesa. Victorias:
    la parte de victorias de su dueño. Todo son diferencias con la combinación media tomada en el mismo turno
    desde el mismo asiento; las combinaciones salen al azar.
balance-sure = Más fuerte y más débil: según la ventaja, y solo si los dos intervalos no se solapan.
balance-others = { $kind ->
    [race] { $own ->
        [yes] razas impresas
       *[no] otras razas
    }
   *[power] { $own ->
        [yes] poderes impresos
       *[no] otros poderes
    }
}
balance-above = { $name }: supera a { $of } de { $of } { $others }: { $lead } ± { $within } monedas.
balance-below = { $name }: queda por debajo de { $of } de { $of } { $others }: { $lead } ± { $within } monedas.
balance-among = Entre { $of } { $others }, { $name } supera a { $stronger ->
    [0] 0
   *[other] { $stronger }
}, queda por debajo de { $weaker ->
    [0] 0
   *[other] { $weaker }
} y con { $open } aún no se sabe: { $lead } ± { $within } monedas.
balance-open = Estas partidas no distinguen { $name } de { $of } { $others }: { $lead } ± { $within } monedas.
balance-seldom = Sin veredicto: { $name } se tomó { $samples ->
    [one] 1 vez
   *[other] { $samples } veces
}; hacen falta al menos { $enough }. Aumenta --games.
balance-more = Con cuatro veces más partidas, los intervalos se reducen a la mitad.
balance-take = Quita una ficha y mide de nuevo.
balance-give = Añade una ficha y mide de nuevo.
balance-keep = Su fuerza está dentro de lo impreso: déjalo como está.

page-verdict = Veredicto
page-balance = Equilibrio: { $name }
page-among = { $kind ->
    [race] Entre las razas
   *[power] Entre los poderes
}
page-by = Por { $part ->
    [board] tablero
    [seat] asiento
    [turn] turno
   *[partner] pareja
}
page-lead-beyond = Ventaja por encima de la combinación media, con intervalos del 95 %
page-victories-beyond = Victorias por encima de la combinación media, con intervalos del 95 %
page-lead = Ventaja en monedas, con intervalos del 95 %
page-coins-ahead = monedas de ventaja
page-arena = Arena: { $bots }
page-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
page-seed = semilla { $seed }
page-budget = presupuesto { $budget } por decisión
page-duplicates = duplicadas: todas las partidas de una ronda usan la misma columna y los mismos dados
page-players = { $players } jugadores, { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
page-victories = Victorias, con intervalos del 95 %
page-share = parte de las victorias (línea discontinua: reparto igual)
page-rating = Valoración, con intervalos del 95 %
page-elo = Elo, con intervalos del 95 %
page-coins = Monedas al final (línea discontinua: media)
page-pairs = Victorias de la fila contra la columna
page-arena-footer =
    Los tiempos son por decisión entre dos acciones o más, en la máquina que jugó. Por equipos, cada asiento
    tiene las monedas y las victorias de su equipo. Las valoraciones siguen entonces el orden final de los
    equipos; un jugador que cuenta doble aparece dos veces en ese orden. La última tabla muestra los equipos por
    asiento, con todos los bots juntos.
page-almanac = Estadísticas de combinaciones
page-almanac-facts = { $bots } · semilla { $seed } · combinaciones al azar
page-first = Primeras combinaciones (turno 1) por { $what ->
    [races] raza
   *[powers] poder
}, con intervalos del 95 %
page-later = Combinaciones posteriores (turno { $turn }) por { $what ->
    [races] raza
   *[powers] poder
}, con intervalos del 95 %
page-coins-of-pairs = Monedas de cada pareja, tomada en el turno { $turn }
page-coins-average = monedas (línea discontinua: la combinación media)
page-taken-in = tomada en el turno
page-combos = combinaciones
page-price = precio pagado
page-beyond = ingresos por encima de la media
page-less-price = menos el precio
page-almanac-footer =
    Las combinaciones se tomaron al azar; los bots decidieron todo lo demás. Los valores de parejas poco vistas
    se acercan a lo que su raza y su poder ganan por separado.
