### La Isla del Nigromante: textos.

box-necromancer = La Isla del Nigromante
box-necromancer-12 = La Isla del Nigromante (12 en reserva)
box-necromancer-11 = La Isla del Nigromante (11 en reserva)

topic-necromancer-island = La Isla del Nigromante
topic-necromancer-island-text =
    De tres a seis jugadores juegan en el tablero para uno menos. Quien está a la derecha de quien
    empieza es el Nigromante, que guía a los fantasmas desde una isla del lago. Un fantasma empieza allí,
    y trece esperan en reserva; con doce u once, es más difícil para los demás. El Nigromante saca seis
    marcadores, salvo Malditos, Espíritu y Recios, y empieza con uno en vigor. Juega en último lugar.
    Puede comprar fantasmas y marcadores, conquistar desde la isla o sus regiones, redistribuir y puntuar
    como todos. Luego añade al Pozo un alma por cada región suya. Toda ficha perdida en una conquista va
    al Pozo. Al final de cada turno, cada cuatro almas despiertan a un fantasma. Si al final de su turno
    no le quedan fantasmas en reserva ni en el Pozo, gana. Nadie puede entrar en el lago.

race-ghosts = Fantasmas
    .one = Fantasma
    .gender = masculine
    .joined = fantasmas
race-ghosts-short = Vienen de la isla del lago, y del Pozo salen cada vez más.
race-ghosts-text =
    Los fantasmas conquistan desde las regiones que ocupan, y siempre desde la isla. Por eso entran en el
    mapa por la orilla del lago, y no por el borde. La isla no se puede conquistar y no da ni moneda ni
    alma; los fantasmas pueden quedarse allí al final de su turno. Cuando se conquista una región suya,
    un fantasma va al Pozo. Los demás se repliegan a otras regiones de fantasmas o, si no las hay, a la
    isla. Los fantasmas cuentan como raza en declive: nadie puede hacer las paces con ellos, y nadie
    puede sustituir a un fantasma solitario. Nunca entran en declive.

power-well-of-souls = Pozo de las Almas
power-well-of-souls-with = { race-name }
power-well-of-souls-short = Cuatro almas en el Pozo despiertan a un fantasma al final de cada turno.
power-well-of-souls-text =
    Toda ficha perdida en una conquista va al Pozo en vez de a la bandeja, aunque sea una Tribu Perdida o
    un fantasma; los fantasmas van encima. Al final de cada turno, cada cuatro almas, contadas desde
    arriba, llevan un fantasma de la reserva a la isla. Los fantasmas que hay entre esas almas vuelven a
    la reserva; las demás, a sus bandejas. Las fichas que quita un declive van a la bandeja. Hay una
    excepción: las fichas de razas que no pierden ninguna en una conquista, como los Elfos, van al Pozo.
    Al final de su turno, el Nigromante añade un alma por cada región que ocupa.

power-necromancer = Nigromante
power-necromancer-with = { race-name }
power-necromancer-short = Compra fantasmas y poderes; gana en el acto cuando todos los fantasmas están fuera.
power-necromancer-text =
    El Nigromante juega en último lugar y empieza con uno de los seis marcadores que ha sacado. Al
    principio de su turno puede comprar tantos fantasmas de su reserva y tantos de los otros marcadores
    como quiera. Cada compra cuesta una moneda por cada fantasma que tiene en el mapa y en la isla, y por
    cada marcador suyo. Todos sus marcadores están en vigor a la vez. Si al final de su turno no le
    quedan fantasmas en reserva ni en el Pozo, gana. Si no, tras la última ronda gana quien tiene más
    monedas, que puede ser el Nigromante.

reason-island = allí está la isla del Nigromante

question-ghosts = ¿Cuántos fantasmas se quedan en la isla?
question-necromancer = Compra poderes y fantasmas.
question-necromancer-first = Nigromante: elige tu primer poder.

story-bought = { $number ->
    [0] { $player } empieza con «{ $ability }».
   *[other] { $by ->
        [ghosts] { $player } compra un fantasma por { count-coins }.
       [leader] { $player } contrata al Líder por { count-coins }.
       *[other] { $player } compra «{ $ability }» por { count-coins }.
    }
}
story-tokens-put-aside = { $number ->
    [one] Un alma se hunde en el Pozo.
   *[other] { $number } almas se hunden en el Pozo.
}
end-outright = No queda ni un fantasma en casa: ¡gana { $players }!
story-won-outright = No queda ni un fantasma en casa: ¡{ $player } gana en el acto!

# --- On offer ----------------------------------------------------------------------------------------

# An item for sale, with its price; a free power says what it does instead.
buy-thing = { $thing } por { count-coins }
buy-free = { $thing }: { $short }
buy-ghosts = un fantasma
