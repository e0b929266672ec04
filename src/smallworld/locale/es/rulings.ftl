### Respuestas a preguntas que las reglas dejan abiertas, y las fuentes de las reglas. Véase en/rulings.ftl.

sources-amazons = reglas del juego base, { race-amazons }; preguntas frecuentes
ruling-amazons-1 = ¿Y si cuatro Amazonas no pueden salir del mapa porque cada región necesita una?
    .answer = Cedes regiones a tu elección, antes del recuento, hasta que haya cuatro fichas fuera del mapa.
    .source = reglas del juego base, preguntas frecuentes
ruling-amazons-2 = ¿Cuentan para las cuatro las Amazonas que no se colocaron este turno?
    .answer = Sí. Si aún tienes dos en la mano, solo salen otras dos del mapa.
    .source = nuestro criterio
ruling-amazons-3 = ¿Y si quedan menos de cinco Amazonas?
    .answer = Todas salen del mapa, y ninguna región puntúa.
    .source = nuestro criterio
ruling-amazons-4 = ¿Adónde van las cuatro cuando las Amazonas entran en declive?
    .answer =
        A la bandeja, incluso tras un declive de Recios: en declive queda una ficha en cada región y ninguna en
        la mano.
    .source = nuestro criterio

sources-dwarves = reglas del juego base, { race-dwarves }

sources-elves = reglas del juego base, { race-elves }; reglas del juego base, { race-sorcerers }
ruling-elves-1 = ¿Pierden fichas los Elfos en declive?
    .answer =
        Sí. Su habilidad acaba cuando entran en declive, así que la única ficha de una región conquistada va a
        la bandeja.
    .source = nuestro criterio, según la regla general del declive

sources-ghouls = reglas del juego base, { race-ghouls }
ruling-ghouls-1 = ¿Qué pasa con los Necrófagos de la mano cuando entran en declive?
    .answer = Van a la bandeja. Solo se quedan las fichas del mapa.
    .source = nuestro criterio
ruling-ghouls-2 = ¿Cuándo actúan los Necrófagos en el turno en que se toma una combinación nueva?
    .answer = Después de tomarla, y antes de la primera conquista de su raza.
    .source = nuestro criterio
ruling-ghouls-3 = ¿Pueden los Necrófagos en declive hacer un último intento?
    .answer =
        Sí, uno propio. Solo acaba sus conquistas; la raza activa puede hacer el suyo más tarde en el mismo
        turno.
    .source = nuestro criterio; recordado de las preguntas frecuentes, sin comprobar
ruling-ghouls-4 = ¿Qué pierden los Necrófagos en declive cuando se conquista una de sus regiones?
    .answer = Una ficha. Las demás se repliegan y se colocan en otras regiones de Necrófagos al final del turno.
    .source = reglas francesas
ruling-ghouls-5 = ¿Pueden los Necrófagos en declive atacar a la raza activa de su propio jugador?
    .answer =
        Sí, como a cualquier otra raza. Las fichas que sobreviven van a la mano y pueden luchar en ese mismo
        turno.
    .source = reglas del juego base; la mano: nuestro criterio
ruling-ghouls-6 =
    ¿Adónde se repliegan los Necrófagos cuando la raza activa de su propio jugador toma una de sus regiones?
    .answer = A sus otras regiones, cuando los Necrófagos se redistribuyen en ese mismo turno.
    .source = nuestro criterio
ruling-ghouls-7 = ¿Y si los Necrófagos en declive pierden su última región?
    .answer =
        Las fichas que sobreviven esperan en la mano y hacen una primera conquista en el siguiente turno de su
        jugador. Si no sobrevive ninguna, la raza desaparece y su estandarte vuelve a la pila.
    .source = nuestro criterio
ruling-ghouls-8 = ¿Pueden los Hechiceros sustituir a un Necrófago solitario en declive?
    .answer = No. La ficha debe ser de una raza activa.
    .source = nuestro criterio
ruling-ghouls-9 = ¿Qué conservan de su poder los Necrófagos en declive?
    .answer =
        Solo lo que conserva cualquier raza en declive. Sus fortalezas siguen costando 1 ficha más a quien
        ataca. Conservan los mares y el lago, pero no entran en más agua, y no construyen fortalezas. El dragón,
        los héroes y los campamentos se van.
    .source = wiki de aficionados, según la regla general del declive
ruling-ghouls-10 = ¿Pueden actuar los Necrófagos de Espíritu en el turno en que la raza activa entra en declive?
    .answer = No. Ninguna raza conquista en un turno dedicado al declive. Actúan en todos los turnos posteriores.
    .source = reglas del juego base

sources-giants = reglas del juego base, { race-giants }
ruling-giants-1 = ¿Cuesta dos fichas menos una región junto a dos de sus montañas?
    .answer = No, solo una menos, haya las montañas que haya.
    .source = nuestro criterio
ruling-giants-2 = ¿Pagan menos los Gigantes voladores por regiones lejos de sus montañas?
    .answer = No. Al volar alcanzan una región, pero no hacen adyacente nada.
    .source = reseña neerlandesa
ruling-giants-3 = ¿Pagan menos por otras cavernas los Gigantes de las Cavernas que están en una montaña con caverna?
    .answer =
        Sí. Para ellos, toda caverna es adyacente a esa montaña. Se suman los descuentos de los Gigantes y de su
        poder.
    .source = reseña neerlandesa

sources-halflings = reglas del juego base, { race-halflings }
ruling-halflings-1 =
    ¿Pueden volver a entrar por cualquier parte los Medianos que han perdido o abandonado todas sus regiones?
    .answer = Sí. Pueden hacerlo cada vez que no tengan ninguna región en el mapa.
    .source = nuestro criterio
ruling-halflings-2 = ¿Recibe todavía la segunda madriguera una segunda región conquistada en un turno posterior?
    .answer = Sí. Las madrigueras van a las dos primeras regiones que conquisten, en el turno que sea.
    .source = reglas del juego base; el turno posterior: nuestro criterio
ruling-halflings-3 = ¿Se excava otra madriguera cuando se abandona una región que tenía una?
    .answer =
        No. La madriguera se pierde para el resto de la vida de la raza, y la región se puede conquistar como
        cualquier otra.
    .source = reglas del juego base, wiki de aficionados
ruling-halflings-4 = ¿Cuántas regiones de los Medianos heroicos son inmunes?
    .answer =
        Hasta cuatro: dos madrigueras y dos héroes. Puedes poner un héroe en una región con madriguera, pero no
        ganas nada con ello.
    .source = nuestro criterio
ruling-halflings-5 = ¿Puede haber una madriguera en un mar o en el lago?
    .answer = Sí, si unos Medianos navegantes lo conquistan como una de sus dos primeras regiones.
    .source = nuestro criterio

sources-humans = reglas del juego base, { race-humans }

sources-orcs = reglas del juego base, { race-orcs }

sources-ratmen = reglas del juego base, { race-ratmen }

sources-skeletons = reglas del juego base, { race-skeletons }
ruling-skeletons-1 = ¿Se guarda para el turno siguiente una región conquistada que queda suelta?
    .answer = No. Cada turno se cuenta aparte.
    .source = nuestro criterio

sources-sorcerers = reglas del juego base, { race-sorcerers }; la editorial
ruling-sorcerers-1 = ¿Pueden sustituir los Hechiceros sin ninguna ficha en la mano?
    .answer = Sí, hasta que hagan un último intento: el nuevo Hechicero sale de la bandeja.
    .source = la editorial
ruling-sorcerers-2 = ¿Pueden sustituir los Hechiceros mientras no tienen ninguna región en el mapa?
    .answer =
        No. Entonces nada está a su alcance. Los Hechiceros voladores sí, porque alcanzan toda región de tierra.
    .source = reglas del juego base; { power-flying }: nuestro criterio
ruling-sorcerers-3 = ¿Pueden quitarle los Hechiceros su última ficha a una raza?
    .answer = Sí. Su jugador se queda con una raza activa sin fichas, y aún puede ponerla en declive.
    .source = nuestro criterio
ruling-sorcerers-4 = ¿Pueden los Hechiceros sustituir a una ficha solitaria en declive?
    .answer = No, ni siquiera a un Necrófago: la ficha debe ser de una raza activa.
    .source = reglas del juego base; { race-ghouls }: nuestro criterio
ruling-sorcerers-5 = ¿Pueden los Hechiceros sustituir a una ficha solitaria en una región con un campamento?
    .answer = No. Un campamento cuenta como otra ficha.
    .source = reglas del juego base, Board Game Arena
ruling-sorcerers-6 = ¿Qué pasa con una guarida o una fortaleza tras una sustitución?
    .answer = Sale del mapa, como tras cualquier conquista. Una fortaleza se puede volver a construir.
    .source = reglas del juego base
ruling-sorcerers-7 = ¿Hasta dónde alcanzan los Hechiceros voladores?
    .answer = A toda región de tierra, a cualquier distancia.
    .source = la editorial, edición digital
ruling-sorcerers-8 = ¿Da su moneda a los Hechiceros saqueadores una sustitución?
    .answer = Sí. Es la conquista de una región no vacía.
    .source = reseña neerlandesa
ruling-sorcerers-9 = ¿Gasta una sustitución la tirada de los Hechiceros berserker?
    .answer = No. La tirada espera a la próxima conquista que se pague con fichas.
    .source = nuestro criterio
ruling-sorcerers-10 = ¿Pueden sustituir los Hechiceros después de su último intento?
    .answer = No. Entonces ya han acabado sus conquistas.
    .source = reglas del juego base, wiki de aficionados

sources-tritons = reglas del juego base, { race-tritons }
ruling-tritons-1 = ¿Pagan menos los Tritones navegantes por los mares y el lago?
    .answer = No. Solo es costa la tierra de sus orillas.
    .source = reseña neerlandesa

sources-trolls = reglas del juego base, { race-trolls }
ruling-trolls-1 = ¿Puede haber una guarida en un mar o en el lago?
    .answer = Sí, si lo ocupan unos Trolls navegantes.
    .source = nuestro criterio

sources-wizards = reglas del juego base, { race-wizards }

sources-alchemist = reglas del juego base, { power-alchemist }

sources-berserk = reglas del juego base, { power-berserk }
ruling-berserk-1 = ¿Puede alguien negarse a usar una tirada y seguir conquistando?
    .answer = No. Si no usa la tirada para una conquista, por lo que sea, acaban sus conquistas.
    .source = reglas del juego base; la negativa: nuestro criterio
ruling-berserk-2 = ¿Puede una raza berserker hacer además el último intento habitual?
    .answer = No. Solo tiene las tiradas de antes de sus conquistas.
    .source = wiki de aficionados
ruling-berserk-3 = ¿Gasta la tirada una sustitución de los Hechiceros berserker?
    .answer = No. La tirada espera a la próxima conquista que se pague con fichas.
    .source = nuestro criterio
ruling-berserk-4 = ¿Se pueden abandonar regiones después de una tirada?
    .answer = No. Después de una tirada, la raza ya ha empezado a conquistar.
    .source = nuestro criterio

sources-bivouacking = reglas del juego base, { power-bivouacking }
ruling-bivouacking-1 = ¿Y si vuelven campamentos y a la raza no le queda ninguna región?
    .answer = Se quedan con su jugador hasta la próxima redistribución.
    .source = reglas del juego base; hasta entonces: nuestro criterio
ruling-bivouacking-2 = ¿Cuentan los campamentos como fichas en un empate?
    .answer = No.
    .source = preguntas frecuentes

sources-commando = reglas del juego base, { power-commando }

sources-diplomat = reglas del juego base, { power-diplomat }
ruling-diplomat-1 = ¿Cuenta como ataque un último intento fallido?
    .answer = Sí. Un intento fallido en una región de una raza activa es un ataque a esa raza.
    .source = nuestro criterio
ruling-diplomat-2 = ¿Se puede nombrar a un rival sin raza activa?
    .answer = Sí. La paz obliga entonces a la próxima raza que tome.
    .source = nuestro criterio
ruling-diplomat-3 = ¿Cuentan los ataques de los Necrófagos en declive del propio jugador Diplomático?
    .answer = No. Solo cuentan los ataques de la raza que lleva el marcador.
    .source = nuestro criterio
ruling-diplomat-4 = ¿Obliga la paz a los Necrófagos en declive del rival nombrado?
    .answer = No. Ellos pueden atacar.
    .source = reglas del juego base

sources-dragon-master = reglas del juego base, { power-dragon-master }
ruling-dragon-master-1 = ¿Puede usar el dragón una raza nueva en su primera conquista?
    .answer = Sí, en una región por la que la raza pueda entrar.
    .source = nuestro criterio
ruling-dragon-master-2 = ¿Se puede usar el dragón en el turno en que se abandonó su región?
    .answer = Sí. El dragón vuelve a la mano y se puede usar enseguida.
    .source = nuestro criterio
ruling-dragon-master-3 = ¿Se suman contra el dragón la montaña, la guarida, la fortaleza y los campamentos?
    .answer = No. Una ficha basta contra todos ellos juntos.
    .source = wiki de aficionados, reglas francesas
ruling-dragon-master-4 = ¿Puede el dragón atacar una región que no es adyacente?
    .answer = No. El dragón sustituye al coste, pero no aumenta el alcance.
    .source = reglas del juego base, reglas neerlandesas

sources-flying = reglas del juego base, { power-flying }

sources-forest = reglas del juego base, { power-forest }

sources-fortified = reglas del juego base, { power-fortified }; edición digital
ruling-fortified-1 = ¿Cuándo se construye la fortaleza?
    .answer = Se te pregunta una vez, después de la redistribución. No ganarías nada construyéndola antes.
    .source = nuestro criterio
ruling-fortified-2 = ¿Qué pasa con la fortaleza de una región perdida o abandonada?
    .answer = Vuelve a la reserva y se puede construir de nuevo.
    .source = edición digital
ruling-fortified-3 = ¿Qué fortalezas cuentan para las seis?
    .answer = Todas las fortalezas del mapa, también las de una raza fortificada anterior que está en declive.
    .source = reglas del juego base

sources-heroic = reglas del juego base, { power-heroic }
ruling-heroic-1 = ¿Y si la raza ocupa una sola región?
    .answer = Un héroe va allí; el otro espera hasta el final del siguiente turno.
    .source = nuestro criterio
ruling-heroic-2 = ¿Qué pasa con un héroe cuya región se abandona?
    .answer = Vuelve a la mano y se coloca al final del turno.
    .source = nuestro criterio

sources-hill = reglas del juego base, { power-hill }

sources-merchant = reglas del juego base, { power-merchant }

sources-mounted = reglas del juego base, { power-mounted }

sources-pillaging = reglas del juego base, { power-pillaging }

sources-seafaring = reglas del juego base, { power-seafaring }
ruling-seafaring-1 = ¿Puede una raza navegante entrar en el mapa por un mar?
    .answer = Sí, por un mar que toque el borde del mapa.
    .source = nuestro criterio
ruling-seafaring-2 = ¿Cuánto cuesta un mar o el lago, y cuánto puntúa?
    .answer =
        Cuesta dos fichas, y una más por cada ficha que haya en él. Da una moneda por turno, como cualquier
        otra región.
    .source = BoardGameGeek
ruling-seafaring-3 = ¿Impide un mar ocupado que otras razas entren a su lado?
    .answer = No. Una raza puede entrar igualmente por las regiones de la orilla de ese mar.
    .source = reglas francesas, reglas neerlandesas
ruling-seafaring-4 = ¿Pueden los Necrófagos navegantes conquistar más agua en declive?
    .answer = No, pero conservan la que ocupan.
    .source = wiki de aficionados

sources-spirit = reglas del juego base, { power-spirit }
ruling-spirit-1 = ¿Se va una raza anterior en declive cuando entra en declive la raza de Espíritu?
    .answer =
        No. Las dos se quedan. La anterior se va cuando entra en declive la raza siguiente; la de Espíritu,
        nunca.
    .source = reglas del juego base
ruling-spirit-2 = ¿Cuándo vuelve al juego el marcador de Espíritu?
    .answer = Va con los marcadores descartados cuando desaparece la última ficha de su raza en declive.
    .source = reglas del juego base

sources-stout = reglas del juego base, { power-stout }

sources-swamp = reglas del juego base, { power-swamp }

sources-underworld = reglas del juego base, { power-underworld }

sources-wealthy = reglas del juego base, { power-wealthy }
ruling-wealthy-1 = ¿Recibe las siete monedas una raza que no conquistó nada en su primer turno?
    .answer = Sí.
    .source = nuestro criterio

sources-turn = reglas del juego base, Turno de juego; preguntas frecuentes
ruling-turn-1 = ¿Quién empieza?
    .answer =
        La persona que se nombra al preparar la partida. Después se juega en el sentido de las agujas del reloj.
    .source = nuestro criterio
ruling-turn-2 = ¿Hay que conquistar algo al expandirse?
    .answer = No. Se puede parar enseguida, redistribuir y puntuar, tenga las fichas que tenga en la mano.
    .source = preguntas frecuentes, BoardGameGeek
ruling-turn-3 = ¿Qué se puede hacer cuando a la raza activa no le queda ninguna ficha?
    .answer =
        Expandirse, y entonces solo dan monedas las demás razas, o entrar en declive. Antes de tomar otra
        combinación hay que entrar en declive. Al hacerlo se va, como siempre, una raza anterior en declive, y
        también la raza sin fichas.
    .source = preguntas frecuentes
ruling-turn-4 = ¿Elige cada jugador qué fichas recoge al principio del turno?
    .answer = No. Todas menos una por región van a la mano, porque al redistribuir pueden volver todas.
    .source = nuestro criterio

sources-combos = reglas del juego base, Elegir una nueva combinación de raza y poder
ruling-combos-1 = ¿Pueden ayudar a pagar una combinación las monedas que tiene encima?
    .answer = No. Primero pagas, con las monedas que tenías antes; luego tomas las de la combinación.
    .source = reglas del juego base; el orden: nuestro criterio
ruling-combos-2 = ¿Cuándo se rellena la columna?
    .answer = Después de tomar una combinación, antes de conquistar nada, y al final de cada turno.
    .source = nuestro criterio
ruling-combos-3 = ¿Se puede tomar una combinación que no tiene marcador de poder?
    .answer = No. Su estandarte espera en la columna hasta que se pueda revelar un marcador para él.
    .source = nuestro criterio
ruling-combos-4 = ¿Y si no se puede tomar ninguna combinación?
    .answer = El jugador puntúa sus razas en declive, y el turno acaba.
    .source = nuestro criterio

sources-first-conquest = reglas del juego base, Primera conquista
ruling-first-conquest-1 = ¿Debe entrar una raza nueva junto a la raza en declive de su jugador?
    .answer = No, y solo puede entrar allí si la región es de entrada. Las dos razas nunca se ayudan.
    .source = preguntas frecuentes, BoardGameGeek
ruling-first-conquest-2 = ¿Permiten las cavernas entrar en cualquier parte a una raza de las Cavernas?
    .answer = No. Las cavernas son adyacentes entre sí, lo que solo ayuda a una raza que ya está en el mapa.
    .source = reglas del juego base

sources-conquering = reglas del juego base, Conquistar una región
ruling-conquering-1 = ¿Cuándo no está vacía una región?
    .answer =
        Cuando contiene una Tribu Perdida o al menos una ficha de raza, activa o en declive. También cuenta una
        ficha de tu propia raza en declive. Las reglas inglesas dicen «ficha de raza» y las francesas «ficha de
        raza enemiga»; seguimos las inglesas. Las montañas, las guaridas y otras piezas por sí solas no cuentan.
    .source = reglas del juego base
ruling-conquering-2 = ¿Se puede volver a conquistar en el mismo turno una región abandonada?
    .answer = Sí.
    .source = nuestro criterio
ruling-conquering-3 = ¿Se pregunta qué conquistar a quien ya no tiene fichas en la mano?
    .answer =
        Después de una conquista, no. Se redistribuye enseguida, salvo que una habilidad como la sustitución aún
        ofrezca algo sin fichas en la mano. Antes de la primera conquista sí se pregunta, porque aún se pueden
        abandonar regiones.
    .source = nuestro criterio
ruling-conquering-4 = ¿Se pueden poner más fichas de las que dice el coste?
    .answer = No. Se pone exactamente el coste; un último intento que sale bien pone todas las fichas de la mano.
    .source = nuestro criterio

sources-prices = reglas del juego base, Conquistar una región

sources-final-attempt = reglas del juego base, Última conquista
ruling-final-attempt-1 = ¿Cuenta como ataque a una raza activa un intento fallido contra ella?
    .answer = Sí, así que unos Diplomáticos no pueden nombrar a su jugador en este turno.
    .source = nuestro criterio
ruling-final-attempt-2 =
    ¿Pueden hacer un último intento en el mismo turno los Necrófagos en declive y la raza activa?
    .answer = Sí, uno cada uno. El de los Necrófagos no acaba las conquistas de la raza activa.
    .source = nuestro criterio; recordado de las preguntas frecuentes, sin comprobar
ruling-final-attempt-3 = ¿Se puede tirar el dado para una región que se puede conquistar sin él?
    .answer = No. Se conquista por su coste.
    .source = reglas del juego base

sources-abandoning = reglas del juego base, Abandonar una región
ruling-abandoning-1 = ¿Hasta cuándo se pueden abandonar regiones?
    .answer =
        Hasta que la raza empieza a conquistar en este turno: con una conquista, un último intento, una tirada
        de Berserker, una sustitución o el dragón.
    .source = reglas del juego base; qué cuenta como empezar: nuestro criterio
ruling-abandoning-2 = ¿Puede abandonar regiones una raza en declive?
    .answer = No, salvo los Necrófagos antes de sus propias conquistas.
    .source = nuestro criterio

sources-losses = reglas del juego base, Pérdidas y repliegues del enemigo
ruling-losses-1 = ¿Se pueden retener fichas replegadas?
    .answer = No. Si la raza ocupa una región, hay que colocarlas todas. Si no, esperan en la mano.
    .source = nuestro criterio
ruling-losses-2 = ¿En qué orden se vuelven a colocar las fichas replegadas?
    .answer =
        En el sentido de las agujas del reloj, empezando a la izquierda de quien tiene el turno. Es el último
        paso del turno, después del recuento.
    .source = preguntas frecuentes; tras el recuento: reseña neerlandesa
ruling-losses-3 = ¿Cuándo coloca quien tiene el turno las fichas que ha desplazado su otra raza?
    .answer = En su propia redistribución.
    .source = nuestro criterio

sources-redeployment = reglas del juego base, Redistribución de tropas; preguntas frecuentes
ruling-redeployment-1 = ¿Se pueden guardar fichas en la mano?
    .answer =
        Solo una raza sin regiones. Las Amazonas guardan además sus cuatro. Todas las demás fichas se deben
        colocar.
    .source = reglas del juego base para un intento fallido; lo demás: nuestro criterio
ruling-redeployment-2 = ¿Se pueden ceder regiones en la redistribución?
    .answer = No, salvo las Amazonas cuando tienen pocas fichas.
    .source = preguntas frecuentes
ruling-redeployment-3 = ¿Pueden pasar fichas entre la raza activa y los Necrófagos en declive?
    .answer = No.
    .source = preguntas frecuentes

sources-scoring = reglas del juego base, Ganar monedas de victoria
ruling-scoring-1 = ¿Se puede quedar sin monedas la banca?
    .answer = No.
    .source = nuestro criterio

sources-decline = reglas del juego base, Entrar en declive

sources-immunity = reglas del juego base, { power-dragon-master }, { race-halflings }, { power-heroic }
ruling-immunity-1 = ¿Es inmune una región frente a la otra raza de su propio jugador?
    .answer = No. No eres rival de tus propias razas, así que tus Necrófagos pueden atacar la región con tu héroe.
    .source = nuestro criterio

sources-stacks =
    reglas del juego base, Elegir una nueva combinación de raza y poder; reglas del juego base, Entrar en
    declive
ruling-stacks-1 = ¿Cuándo vuelve a la pila el estandarte de una raza activa sin fichas?
    .answer = En cuanto su jugador la pone en declive. Hasta entonces sigue siendo su raza activa.
    .source = nuestro criterio, según las preguntas frecuentes
ruling-stacks-2 = ¿Y si no quedan marcadores de poder, ni siquiera descartados?
    .answer = El estandarte espera en la columna sin marcador y no se puede tomar.
    .source = nuestro criterio
ruling-stacks-3 = ¿Se conoce el orden de los estandartes devueltos?
    .answer = Sí. Van debajo de los ocultos en el orden en que vuelven, y se revelan en ese orden.
    .source = reglas del juego base; que se conozca: nuestro criterio
ruling-stacks-4 = ¿Cuándo se rellena el hueco de un estandarte devuelto?
    .answer = Cada vez que se rellena la columna: después de tomar una combinación y al final de cada turno.
    .source = nuestro criterio

sources-game-end = reglas del juego base, Fin de la partida
ruling-game-end-1 = ¿Qué cuenta como ficha de raza en un empate?
    .answer =
        Las fichas de raza del mapa. No cuentan las de la mano, ni siquiera las cuatro de las Amazonas, ni
        tampoco los campamentos ni los héroes.
    .source = reglas del juego base, preguntas frecuentes
ruling-game-end-2 = ¿Y si también hay el mismo número de fichas?
    .answer = Los jugadores empatados comparten la victoria.
    .source = nuestro criterio
