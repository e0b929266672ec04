### Respuestas a preguntas que las reglas de La Isla del Nigromante dejan abiertas. Véase en/rulings.ftl.

sources-necromancer-island = reglas de La Isla del Nigromante
ruling-necromancer-island-1 = ¿Con cuántas monedas empieza el Nigromante?
    .answer = Con cinco, como todos.
    .source = nuestro criterio
ruling-necromancer-island-2 = ¿Cuándo elige el Nigromante el primer marcador de poder?
    .answer = En cuanto se sacan los seis, antes de preparar la columna.
    .source = reglas de La Isla del Nigromante
ruling-necromancer-island-3 = ¿Qué marcadores se cambian cuando los saca el Nigromante?
    .answer =
        Malditos, Espíritu y Recios. De otras cajas, también En Hordas, cuyas fichas vienen con una combinación,
        y Renacidos, Enterrados, Desvanecedores y Sabios, que tratan del declive. Todos ellos se quedan en la
        pila.
    .source = reglas de La Isla del Nigromante; los demás: nuestro criterio
ruling-necromancer-island-4 = ¿Dan fantasmas los números de los marcadores del Nigromante?
    .answer = No.
    .source = nuestro criterio
ruling-necromancer-island-5 = ¿Cuándo da Ricos sus monedas al Nigromante?
    .answer = En el turno en que lo compra. Si empieza con él, en su primer turno.
    .source = nuestro criterio
ruling-necromancer-island-6 = ¿Sube el precio con cada compra del mismo turno?
    .answer = Sí. El precio se calcula de nuevo para cada compra.
    .source = nuestro criterio
ruling-necromancer-island-7 = ¿Pueden quedarse fantasmas en la isla al final del turno del Nigromante?
    .answer =
        Sí, tantos como quiera, porque la isla es una de sus regiones. Los fantasmas que se repliegan en el
        turno de otro jugador van a otras regiones de fantasmas, mientras haya alguna.
    .source = nuestro criterio
ruling-necromancer-island-8 = ¿Se puede dejar vacía la isla?
    .answer = Sí. Los fantasmas siguen conquistando desde allí.
    .source = nuestro criterio
ruling-necromancer-island-9 = ¿Qué hace el marcador de Diplomáticos del propio Nigromante?
    .answer =
        Lo que dice: el jugador que nombra no puede atacar a los fantasmas. Los Diplomáticos de otros no pueden
        nombrar al Nigromante.
    .source = nuestro criterio
ruling-necromancer-island-10 = ¿Funcionan los poderes del Nigromante como los de una raza activa?
    .answer = Sí, aunque los fantasmas cuentan como raza en declive. Incluso una fortaleza da su moneda.
    .source = nuestro criterio
ruling-necromancer-island-11 = ¿En qué orden se usan las almas?
    .answer = Desde arriba: primero los fantasmas, después las fichas que se perdieron las últimas.
    .source = reglas de La Isla del Nigromante para los fantasmas; lo demás: nuestro criterio
ruling-necromancer-island-12 = ¿Puede ser un fantasma del Pozo una de las cuatro almas que lo despiertan?
    .answer = Sí, cuando la reserva está vacía. De otro modo, un fantasma del Pozo no podría salir de él nunca.
    .source = nuestro criterio
ruling-necromancer-island-13 = ¿Qué fichas son las almas por las regiones del Nigromante?
    .answer = Fichas sobrantes. No se toman de la bandeja de ninguna raza.
    .source = nuestro criterio
ruling-necromancer-island-14 = ¿Cuentan como almas las fichas de Horda?
    .answer =
        Una perdida sí, como cualquier ficha de su raza. Las fichas de Horda que los Elfos descartan al entrar
        en declive no, porque no son Elfos.
    .source = nuestro criterio
ruling-necromancer-island-15 = ¿Cuándo gana el Nigromante?
    .answer = Solo al final de su turno, después de despertar nuevos fantasmas.
    .source = reglas de La Isla del Nigromante
ruling-necromancer-island-16 = ¿Puede ganar el Nigromante también por monedas?
    .answer =
        Sí. Después de la última ronda, sus monedas cuentan como las de todos. En un empate cuentan los
        fantasmas del mapa, pero no los de la isla.
    .source = nuestro criterio
ruling-necromancer-island-17 = ¿Puede haber Igors en la partida?
    .answer = No. Tanto los Igors como el Nigromante recogen pérdidas, y ninguna fuente dice quién va primero.
    .source = nuestro criterio
