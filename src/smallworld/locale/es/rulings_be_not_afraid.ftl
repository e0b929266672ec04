### Respuestas a preguntas que las reglas de Grandes Esencias dejan abiertas. Véase en/rulings.ftl.

sources-homunculi = reglas francesas de Grandes Esencias, { race-homunculi }
ruling-homunculi-1 = ¿Qué se añade a una combinación de Homúnculos malditos cuando alguien la pasa de largo?
    .answer = Tres monedas y un Homúnculo.
    .source = nuestro criterio

sources-barricade = reglas francesas de Grandes Esencias, { power-barricade }
ruling-barricade-1 = ¿Recibe las tres monedas una raza atrincherada que no tiene ninguna región?
    .answer = Sí. Cero no es más de cuatro.
    .source = nuestro criterio
ruling-barricade-2 = ¿Pueden las Amazonas atrincheradas ceder regiones para quedarse en cuatro?
    .answer = Solo si no hay más remedio, porque de otro modo no pueden salir del mapa cuatro Amazonas.
    .source = nuestro criterio

sources-imperial = reglas francesas de Grandes Esencias, { power-imperial }

sources-leprechauns = reglas francesas de Grandes Esencias, { race-leprechauns }; edición digital
ruling-leprechauns-1 = ¿Dan sus monedas las ollas del mapa en el turno en que los Leprechauns entran en declive?
    .answer = Sí. Las ollas dan sus monedas cuando empieza el turno, antes de que decidas entrar en declive.
    .source = nuestro criterio
ruling-leprechauns-2 = ¿Qué pasa con las ollas del mapa en un declive de Recios?
    .answer = Se quedan hasta tu siguiente turno. Entonces dan sus monedas las que nadie se haya llevado.
    .source = nuestro criterio
ruling-leprechauns-3 = ¿Se lleva también la olla una sustitución?
    .answer = Sí. Es una conquista como cualquier otra.
    .source = nuestro criterio
ruling-leprechauns-4 = ¿Encuentran tus propios Necrófagos una olla de tus Leprechauns?
    .answer = No. La olla vuelve a tu mano.
    .source = nuestro criterio

sources-pygmies = reglas francesas de Grandes Esencias, { race-pygmies }
ruling-pygmies-1 = ¿Está ya la ficha perdida en la bandeja cuando se tira el dado?
    .answer = Sí. Aunque la bandeja estuviera vacía, esa ficha puede volver.
    .source = nuestro criterio
ruling-pygmies-2 = ¿Se tira el dado por una ficha sustituida por un Hechicero?
    .answer = Sí. Se pierde en una conquista.
    .source = nuestro criterio

sources-corrupt = reglas francesas de Grandes Esencias, { power-corrupt }
ruling-corrupt-1 = ¿Puede conquistar una región de una raza corrupta quien no tiene monedas?
    .answer = Sí. No paga nada.
    .source = nuestro criterio

sources-barbarians =
    reglas francesas de Grandes Esencias, { race-barbarians }; tabla de aficionados; texto de una tienda
ruling-barbarians-1 = ¿Pueden quedarse varios Bárbaros en una región cuando se recogen las tropas?
    .answer = Sí. Su jugador decide cuántos recoge de cada región.
    .source = nuestro criterio
ruling-barbarians-2 = ¿Pueden los Bárbaros conquistar con más fichas de las que cuesta una región?
    .answer = Sí, porque después no se los puede reforzar.
    .source = nuestro criterio
ruling-barbarians-3 = ¿Se colocan en otras regiones los Bárbaros que se repliegan?
    .answer =
        Sí. No se pueden mover en su propio turno, pero tras el turno de otro jugador se colocan como cualquier
        otra raza.
    .source = tabla de aficionados, texto de una tienda; una reseña dice lo contrario
ruling-barbarians-4 = ¿Se colocan los Bárbaros no usados junto con los que se repliegan?
    .answer = No. Los Bárbaros no usados esperan a su siguiente turno.
    .source = nuestro criterio
ruling-barbarians-5 = ¿Se colocan como siempre los campamentos y otras piezas de los Bárbaros?
    .answer = Sí. No son Bárbaros.
    .source = nuestro criterio
ruling-barbarians-6 = ¿Cuántas fichas pueden recuperar en la mano los Bárbaros merodeadores?
    .answer = Tantas de cada región como su jugador quiera, igual que cuando recogen sus tropas.
    .source = nuestro criterio

sources-pixies = reglas francesas de Grandes Esencias, { race-pixies }
ruling-pixies-1 = ¿Se pueden poner campamentos con un solo Pixie?
    .answer = Sí.
    .source = nuestro criterio
ruling-pixies-2 = ¿Qué pasa con las fichas de Horda de los Pixies?
    .answer = También se quedan fuera del mapa.
    .source = nuestro criterio

sources-catapult = reglas francesas de Grandes Esencias, { power-catapult }; edición digital
ruling-catapult-1 = ¿Puede la catapulta disparar por encima del agua o contra ella?
    .answer = Puede disparar por encima del lago, pero no de un mar, y nunca contra el agua.
    .source = reglas francesas, edición digital; el agua como objetivo: nuestro criterio
ruling-catapult-2 = ¿Desde dónde se cuentan los dos pasos?
    .answer =
        Desde la región en la que se pone la catapulta. El objetivo puede estar junto a otra región de la raza.
    .source = nuestro criterio
ruling-catapult-3 = ¿Se puede hacer un último intento con la catapulta?
    .answer = Sí. Si falla, la catapulta se queda donde se puso.
    .source = nuestro criterio
ruling-catapult-4 = ¿Qué pasa con la catapulta cuando se abandona su región?
    .answer = Vuelve a tu mano.
    .source = nuestro criterio
ruling-catapult-5 = ¿Dónde está la catapulta después de que los Hechiceros usen su alcance?
    .answer = En cualquiera de sus regiones que esté a dos pasos del objetivo.
    .source = nuestro criterio

sources-mercenary = reglas francesas de Grandes Esencias, { power-mercenary }
ruling-mercenary-1 = ¿Quién recibe la moneda?
    .answer = La banca.
    .source = nuestro criterio
ruling-mercenary-2 = ¿Puedes nombrar una región que solo puedes tomar con el dado y la moneda juntos?
    .answer = Sí, si tienes la moneda.
    .source = nuestro criterio
ruling-mercenary-3 = ¿Se puede pagar la moneda antes de la tirada?
    .answer = No. Se te pregunta después de la tirada, y solo si la moneda basta, así que nunca pagas en vano.
    .source = nuestro criterio
ruling-mercenary-4 = ¿Se puede pagar una moneda por un disparo de la Catapulta?
    .answer = Sí, el Nigromante, que puede tener los dos poderes. Todos los descuentos se suman.
    .source = reglas del juego base: las ventajas se suman
