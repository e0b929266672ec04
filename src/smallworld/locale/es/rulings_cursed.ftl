### Respuestas a preguntas que las reglas de ¡Malditos! dejan abiertas. Véase en/rulings.ftl.

sources-goblins = reglas francesas, { race-goblins }
ruling-goblins-1 = ¿Cuentan las Tribus Perdidas como en declive para los Trasgos?
    .answer = Sí. Sus regiones también cuestan 1 ficha menos.
    .source = nuestro criterio
ruling-goblins-2 = ¿Cuenta una raza en declive del propio jugador de los Trasgos?
    .answer = Sí. Cuenta toda raza en declive, sea de quien sea.
    .source = nuestro criterio
ruling-goblins-3 = ¿Cuestan menos también las regiones de los Necrófagos en declive, aunque aún luchen?
    .answer = Sí.
    .source = nuestro criterio
ruling-goblins-4 = ¿Cuentan los Monstruos como en declive para los Trasgos?
    .answer =
        No. Los Monstruos no son ni Tribus Perdidas ni una raza en declive, y los guardianes de una veta son
        Monstruos.
    .source = nuestro criterio

sources-kobolds = reglas francesas, { race-kobolds }
ruling-kobolds-1 = ¿Cuántas fichas necesitan los Kobolds y su Dragón para una conquista con el dragón?
    .answer = Dos.
    .source = nuestro criterio
ruling-kobolds-2 = ¿Puede un solo Kobold hacer un último intento?
    .answer = No. Deben poder entrar en la región al menos dos.
    .source = nuestro criterio
ruling-kobolds-3 = ¿Puede un Hechicero sustituir a un Kobold?
    .answer = No. Un Kobold activo nunca está solo.
    .source = nuestro criterio
ruling-kobolds-4 = ¿Baja el coste a menos de dos una tirada de los Kobolds berserker?
    .answer = No. Es un descuento como cualquier otro.
    .source = nuestro criterio
ruling-kobolds-5 = ¿Con cuántas fichas sustituyen los Kobolds a una ficha solitaria?
    .answer = Con dos de la bandeja; las que falten en ella salen de la mano. Un solo Kobold no puede hacerlo.
    .source = nuestro criterio

sources-cursed = reglas francesas, { power-cursed }
ruling-cursed-1 = ¿Qué se pone en una combinación de Homúnculos malditos cuando alguien la pasa de largo?
    .answer = Tres monedas, y un Homúnculo de la bandeja.
    .source = nuestro criterio

sources-hordes-of = reglas francesas, { power-hordes-of }
ruling-hordes-of-1 = ¿En qué regiones están las fichas de Horda?
    .answer = El juego no lo anota. Toda región con dos fichas puede contener una, mientras quede alguna.
    .source = nuestro criterio
ruling-hordes-of-2 = ¿Qué ficha se pierde cuando se conquista una región que puede contener una ficha de Horda?
    .answer =
        El dueño elige cuál, al final del turno, cuando vuelven las demás fichas. Si fueron sus propios
        Necrófagos, elige antes de que la raza conquiste. Hasta entonces cuenta como perdida una ficha de Horda.
    .source = nuestro criterio
ruling-hordes-of-3 =
    ¿Es una ficha de Horda perdida un alma para el Nigromante, una ficha para los Igors o un Médico Brujo?
    .answer =
        Cuenta como alma y como ficha para los Igors. No es un Médico Brujo: no se tira el dado por ella, ni por
        un Médico Brujo que se ceda después en su lugar.
    .source = nuestro criterio
ruling-hordes-of-4 = ¿Y si al final de un turno hay menos fichas de raza que regiones?
    .answer = Cedes regiones a tu elección, antes del recuento, hasta que cada región tenga una ficha de raza.
    .source = wiki de aficionados; ceder regiones: nuestro criterio
ruling-hordes-of-5 = ¿Cuentan como dos un Kobold y una ficha de Horda juntos?
    .answer = Sí. Las fichas de Horda son fichas de raza a todos los efectos.
    .source = nuestro criterio
ruling-hordes-of-6 = ¿Cuentan las fichas de Horda para deshacer un empate?
    .answer = Sí.
    .source = nuestro criterio
ruling-hordes-of-7 = ¿Qué conservan en declive los Necrófagos en hordas?
    .answer = Todos sus Necrófagos. Las fichas de Horda desaparecen, de los montones más grandes.
    .source = reglas francesas; los montones: nuestro criterio

sources-marauding = reglas francesas, { power-marauding }
ruling-marauding-1 = ¿Se pueden abandonar regiones cuando los Merodeadores recogen sus tropas?
    .answer = No. Queda una ficha en cada región, o dos si son Kobolds.
    .source = nuestro criterio
ruling-marauding-2 = ¿Cuentan los Orcos y los Esqueletos las conquistas de las dos oleadas?
    .answer = Sí, juntas.
    .source = nuestro criterio

sources-ransacking = reglas francesas, { power-ransacking }
ruling-ransacking-1 = ¿Da también la moneda una sustitución de los Hechiceros?
    .answer = Sí. Es la conquista de una región de una raza activa.
    .source = nuestro criterio

sources-were- = reglas francesas, { power-were- }
