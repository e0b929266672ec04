### Royal Bonus: textos.

box-royal-bonus = Royal Bonus

# --- Races -------------------------------------------------------------------------------------------

race-fauns = Faunos
    .one = Fauno
    .gender = masculine
    .joined = faunos
race-fauns-short = Una ficha nueva por cada región quitada a una raza activa; el rival gana otra.
race-fauns-text =
    Antes de que los Faunos se redistribuyan, tomas de la bandeja un Fauno nuevo por cada región de una
    raza activa que han conquistado en este turno. Por cada una de esas regiones, quien controla esa raza
    toma también una ficha nueva de ella y la coloca con las que se replegaron. Las Tribus Perdidas y las
    razas en declive no dan nada. Nadie toma más fichas de las que hay en la bandeja.

race-igors = Igors
    .one = Igor
    .gender = masculine
    .joined = igors
race-igors-short = Cosen nuevos Igors con las fichas que se pierden en cualquier conquista.
race-igors-text =
    Mientras los Igors están activos, recogen cada ficha que se pierde en una conquista, sea de una Tribu
    Perdida, de otro jugador o de ellos mismos. Las fichas que se repliegan no se pierden. Al principio
    de tu turno cambias las fichas recogidas por Igors nuevos de la bandeja, que van a tu mano. Cada Igor
    cuesta tantas fichas como jugadores hay. Lo que sobra se guarda para turnos posteriores. Cuando los
    Igors entran en declive, se pierde toda la colección.

race-shrubmen = Hombres Arbusto
    .one = Hombre Arbusto
    .gender = masculine
    .joined = hombres arbusto
race-shrubmen-short = Sus bosques son inmunes, incluso en declive.
race-shrubmen-text =
    Los bosques que ocupan los Hombres Arbusto son inmunes: ningún rival puede conquistarlos de ninguna
    manera, ni usar en ellos la habilidad de una raza o de un poder. Vale incluso en declive, hasta que
    los Hombres Arbusto salen del mapa.

# --- Powers ------------------------------------------------------------------------------------------

power-aquatic = Acuáticos
power-aquatic-with = { race-name } acuáticos
    .feminine = { race-name } acuáticas
power-aquatic-short = 1 moneda extra por cada región costera, 1 moneda menos por cada una de las demás.
power-aquatic-text =
    En el recuento, cada región de la raza que limita con un mar o con el lago vale 1 moneda extra. Cada
    una de sus otras regiones vale 1 moneda menos, así que no da nada. En declive, el poder no tiene
    efecto.

power-behemoth = Behemot
power-behemoth-with = { race-name } con Behemots
power-behemoth-short = Dos Behemots; cada uno vale una ficha por cada pantano que ocupa la raza.
power-behemoth-text =
    Tienes dos Behemots. Cada uno vale una ficha por cada pantano que la raza ocupa en ese momento.
    Puedes enviar uno o los dos a una conquista, con al menos una ficha de la raza. La conquista cuesta
    esas fichas menos, y los Behemots pasan a la región conquistada. Al final de tu turno los colocas en
    regiones de la raza, que cuestan a quien ataca esas fichas más. Un Behemot no se pierde nunca: si se
    conquista su región, lo vuelves a colocar al final de ese turno. En declive, los Behemots salen del
    mapa.

power-fireball = Bolas de Fuego
power-fireball-with = { race-name } con Bolas de Fuego
power-fireball-short = Cada región mágica da una bola de fuego por turno: vale dos fichas en una conquista.
power-fireball-text =
    Al final de cada turno tuyo, tomas una bola de fuego por cada región mágica de la raza. En turnos
    posteriores, cada bola de fuego vale dos fichas en una conquista y se gasta. Puedes lanzar varias en
    la misma conquista, pero tiene que participar al menos una ficha de la raza. En declive se pierden
    todas las bolas de fuego.

# --- Pieces and questions ----------------------------------------------------------------------------

piece-behemoth = Behemot
count-behemoth = { $number ->
    [one] 1 Behemot
   *[other] { $number } Behemots
}
question-behemoth = Coloca los Behemots.

# --- Reasons -----------------------------------------------------------------------------------------

reason-immune-forest = inmune: el bosque esconde Hombres Arbusto
