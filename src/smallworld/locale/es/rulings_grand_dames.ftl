### Respuestas a preguntas que las reglas de las Grandes Damas dejan abiertas. Véase en/rulings.ftl.

sources-gypsies = reglas francesas, { race-gypsies }
ruling-gypsies-1 =
    ¿Pueden los Nómadas volver en el mismo turno a una región que abandonaron, por ejemplo con el dragón?
    .answer = No, de ninguna manera.
    .source = reglas francesas
ruling-gypsies-2 = ¿Pagan las regiones que se pierden o se dejan al entrar en declive?
    .answer = No. Solo pagan las regiones abandonadas antes de las conquistas.
    .source = reglas francesas
ruling-gypsies-3 =
    ¿Pierden los Nómadas recios las monedas de las regiones abandonadas si entran en declive después del
    recuento?
    .answer = No. Esas monedas ya se puntuaron en ese turno.
    .source = nuestro criterio

sources-priestesses = reglas francesas, { race-priestesses }; edición digital
ruling-priestesses-1 = ¿Se queda una fortaleza bajo la Torre de Marfil?
    .answer = Sí, y la región cuesta 1 ficha más. Las fortalezas de otras regiones se van.
    .source = reglas francesas
ruling-priestesses-2 = ¿Qué se pierde cuando se conquista la Torre de Marfil?
    .answer = Todos los Clérigos que hay en ella. No tienen otra región, y su estandarte vuelve a la pila.
    .source = reglas francesas; todos: nuestro criterio
ruling-priestesses-3 = ¿Se queda para siempre la Torre de Marfil de los Clérigos de Espíritu?
    .answer = Sí, como toda raza de Espíritu.
    .source = nuestro criterio
ruling-priestesses-4 = ¿Puede estar la Torre de Marfil en un mar?
    .answer = Sí, si lo ocupan unos Clérigos navegantes. Solo una raza navegante puede tomarla allí.
    .source = BoardGameGeek

sources-white-ladies = reglas francesas, { race-white-ladies }
ruling-white-ladies-1 = ¿Son inmunes durante el resto de la partida las Apariciones de Espíritu?
    .answer = Sí, porque se quedan en el mapa.
    .source = nuestro criterio
ruling-white-ladies-2 = ¿Puede la raza activa del mismo jugador conquistar Apariciones en declive?
    .answer = Sí. No eres rival de tus propias razas.
    .source = nuestro criterio

sources-historian = reglas francesas, { power-historian }; edición digital
ruling-historian-1 = ¿Qué da el declive de los propios Historiadores?
    .answer = Exactamente una moneda, en el turno del declive.
    .source = edición digital
ruling-historian-2 = ¿Paga el declive de una raza de Espíritu?
    .answer = Sí, como cualquier otro.
    .source = nuestro criterio
ruling-historian-3 = ¿Cuándo se pagan las monedas por un declive?
    .answer = Al instante, incluso en el turno de otro jugador.
    .source = nuestro criterio

sources-peace-loving = reglas francesas, { power-peace-loving }
ruling-peace-loving-1 = ¿Cuenta como ataque un último intento fallido para los Amantes de la Paz?
    .answer = Sí, si fue contra una raza activa.
    .source = nuestro criterio
ruling-peace-loving-2 = ¿Importan los ataques de los Necrófagos en declive del mismo jugador?
    .answer = No. Solo cuentan los ataques de la raza que lleva el marcador.
    .source = nuestro criterio
