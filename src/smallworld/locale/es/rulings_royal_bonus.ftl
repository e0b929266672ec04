### Respuestas a preguntas que las reglas de Royal Bonus dejan abiertas. Véase en/rulings.ftl.

sources-fauns = edición digital, { race-fauns }
ruling-fauns-1 = ¿Cuándo recibe la víctima de los Faunos la ficha nueva?
    .answer =
        Al instante, en la mano. Se coloca al final del turno con las fichas replegadas. Si a la raza no le
        queda ninguna región, la ficha entra con las demás.
    .source = edición digital; la mano: nuestro criterio
ruling-fauns-2 = ¿Reciben los Elfos una ficha nueva de los Faunos aunque no pierdan ninguna?
    .answer = Sí. Cuenta la región conquistada, no la pérdida.
    .source = nuestro criterio

sources-igors = edición digital, { race-igors }; wiki de aficionados
ruling-igors-1 = ¿Dónde están las fichas que recogen los Igors?
    .answer = En sus bandejas, como siempre. El juego solo las cuenta, y todos pueden ver cuántas son.
    .source = nuestro criterio
ruling-igors-2 = ¿Y si hay pocos Igors en la bandeja?
    .answer = Las fichas recogidas que no se pueden cambiar por un Igor se guardan.
    .source = nuestro criterio
ruling-igors-3 = ¿Cuenta para los Igors un Elfo que se repliega?
    .answer = No. Solo cuentan las fichas que se pierden para siempre.
    .source = edición digital
ruling-igors-4 = ¿Qué pasa con lo recogido cuando los Igors entran en declive?
    .answer = Se pierde, junto con los Igors que haya en la mano.
    .source = nuestro criterio

sources-shrubmen = edición digital, { race-shrubmen }
ruling-shrubmen-1 = ¿Puede la raza activa del mismo jugador tomar un bosque de Hombres Arbusto en declive?
    .answer = Sí. No eres rival de tus propias razas.
    .source = nuestro criterio
ruling-shrubmen-2 = ¿Qué da un bosque de los Hombres Arbusto del Bosque?
    .answer = Una moneda por la región y otra por el bosque. Las dos habilidades son independientes.
    .source = BoardGameGeek

sources-aquatic = edición digital, { power-aquatic }
ruling-aquatic-1 = ¿Qué regiones son costeras para una raza acuática?
    .answer = Las regiones de tierra que limitan con un mar o con el lago.
    .source = edición digital; reseña neerlandesa

sources-behemoth = edición digital, { power-behemoth }; BoardGameGeek
ruling-behemoth-1 = ¿Hace más fuertes a los Behemots un pantano que se está atacando?
    .answer = Para esa conquista, no. Una vez conquistado, cuenta para la siguiente.
    .source = BoardGameGeek
ruling-behemoth-2 = ¿Pueden estar los dos Behemots en una misma región?
    .answer = Sí, y basta una ficha de la raza para los dos.
    .source = nuestro criterio
ruling-behemoth-3 = ¿Puede un Behemot ayudar dos veces en un turno?
    .answer = No. Como una ficha, se queda donde se usó hasta que redistribuyas.
    .source = edición digital
ruling-behemoth-4 = ¿Está a salvo de los Hechiceros una ficha solitaria con un Behemot?
    .answer = Sí, como con un campamento, salvo que el Behemot no valga ninguna ficha.
    .source = nuestro criterio
ruling-behemoth-5 = ¿Qué pasa con un Behemot que participa en un último intento fallido?
    .answer = Vuelve a tu mano y se coloca con el otro al final del turno.
    .source = nuestro criterio
ruling-behemoth-6 = ¿Qué puede hacer un Behemot mientras la raza no ocupa ningún pantano?
    .answer = Nada. No vale ninguna ficha y se queda fuera del mapa.
    .source = nuestro criterio
ruling-behemoth-7 = ¿Puede valer un Behemot más de seis fichas?
    .answer = No. Consta de seis fichas como máximo, como muestra el marcador.
    .source = el marcador; nuestro criterio

sources-fireball = edición digital, { power-fireball }
ruling-fireball-1 = ¿Cuántas bolas de fuego puede guardar una raza?
    .answer = Tantas como haya ganado. Las que no lanzas se quedan para turnos posteriores.
    .source = nuestro criterio
ruling-fireball-2 = ¿Se pierde una bola de fuego en un último intento fallido?
    .answer = No. Solo la gasta una conquista.
    .source = nuestro criterio
ruling-fireball-3 = ¿Se pueden ganar y lanzar bolas de fuego en el mismo turno?
    .answer = No. Las recibes al final del turno.
    .source = edición digital
