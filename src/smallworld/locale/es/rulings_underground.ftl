### Respuestas a preguntas que las reglas de Underground dejan abiertas. Véase en/rulings.ftl.

sources-underground = reglas de Underground
ruling-underground-1 = ¿Pueden ayudar varias reliquias en una misma conquista?
    .answer = Sí, cada reliquia una vez por turno.
    .source = nuestro criterio
ruling-underground-2 = ¿Y si una raza solo ocupa ríos cuando se redistribuye?
    .answer = Los deja, espera en la mano y hace una primera conquista en el siguiente turno de su jugador.
    .source = nuestro criterio
ruling-underground-3 = ¿Juegan por equipos seis jugadores?
    .answer = No, cada uno por su cuenta. El tablero impreso para seis tiene tres equipos de dos.
    .source = nuestro criterio
ruling-underground-4 = ¿Qué se queda en la caja cuando no se juega con reliquias y lugares?
    .answer = Audaces y Mágicos.
    .source = reglas de Underground
ruling-underground-5 = ¿Cómo funcionan Tritones, razas voladoras y Medianos en el mundo subterráneo?
    .answer =
        Para los Tritones, las orillas de un río son costa. Las razas voladoras alcanzan toda la tierra, pero un
        río solo desde su orilla. Los Medianos entran en cualquier parte menos en ríos.
    .source = reglas de Underground; lo demás: nuestro criterio
ruling-underground-6 = ¿Por encima de qué puede disparar la catapulta en el mundo subterráneo?
    .answer = De ríos, pero no de abismos.
    .source = nuestro criterio
ruling-underground-7 = ¿Adónde van los Bárbaros cuando tienen que dejar un río?
    .answer = Fuera del mapa hasta su siguiente turno, porque no pueden pasar a otra región.
    .source = nuestro criterio
ruling-underground-8 = ¿Recogen los Igors a los Monstruos?
    .answer = Sí, cada uno como una ficha de una Tribu Perdida.
    .source = nuestro criterio
ruling-underground-9 = ¿Se puede jugar La Isla del Nigromante en el mundo subterráneo?
    .answer = No, porque la isla necesita un lago.
    .source = nuestro criterio
ruling-underground-10 = ¿Se puede usar el Felpudo sin ninguna ficha en la mano?
    .answer =
        Sí, para una sustitución de los Hechiceros, del poder Vampiro o del Orbe, que no necesita fichas en la
        mano.
    .source = nuestro criterio
ruling-underground-11 = ¿Se gasta una reliquia en una conquista en la que no ayudó?
    .answer =
        No. Solo se gasta en una conquista que hizo posible o más barata. Si no, se queda donde está, sin usar,
        para la próxima conquista.
    .source = nuestro criterio

sources-two-worlds = reglas de Underground
ruling-two-worlds-1 = ¿Qué se queda en la caja cuando juegas en el mundo subterráneo?
    .answer =
        Humanos, Montados, De las Colinas y De las Cavernas, porque no hay tierras de cultivo, colinas ni
        cavernas.
    .source = nuestro criterio
ruling-two-worlds-2 = ¿Qué se queda en la caja cuando juegas en la superficie?
    .answer = Ígneos y Arácnidos, porque no hay abismos.
    .source = nuestro criterio
ruling-two-worlds-3 = ¿Qué cuenta como río en la superficie?
    .answer =
        Los mares y el lago. Los Krakens los ocupan y los puntúan, los Hombres Lagarto los cruzan, y una raza
        pescadora puntúa las regiones de su orilla.
    .source = nuestro criterio
ruling-two-worlds-4 = ¿Qué pueden hacer las razas navegantes en el mundo subterráneo?
    .answer = Conservar ríos y puntuarlos, incluso en declive. Otras razas pueden entrar en esos ríos como siempre.
    .source = reglas de Underground
ruling-two-worlds-5 = ¿Dónde se ponen los Monstruos en la superficie, si la mesa juega con reliquias y lugares?
    .answer =
        En regiones con Tribus Perdidas, sin que dos de ellas sean adyacentes. Son tantas como jugadores más
        una. En cada una, dos Monstruos reemplazan a la Tribu Perdida. Las regiones se sortean al preparar la
        mesa. Si no caben todas, hay menos.
    .source = reglas de Underground; el azar y el número menor: nuestro criterio
ruling-two-worlds-6 = ¿Cuáles de las quince reliquias y lugares se quedan en la caja en la superficie?
    .answer =
        Ninguno, porque allí todos tienen sentido. Como en el mundo subterráneo, se saca uno por cada región con
        Monstruos, y los demás dejan la partida sin que nadie los vea. También se juega con Audaces y Mágicos.
    .source = nuestro criterio
ruling-two-worlds-7 = ¿Pueden ir el Fantasma de la Cripta o el Balrog a un mar o al lago?
    .answer = No. Los dos solo pueden entrar en tierra y en los ríos del mundo subterráneo.
    .source = nuestro criterio
ruling-two-worlds-8 = ¿Cuenta el Nigromante como jugador para el número de Monstruos?
    .answer = Sí, como cualquier otro. Cada Monstruo que cae le da un alma, igual que una Tribu Perdida.
    .source = nuestro criterio
ruling-two-worlds-9 = ¿Usa el Nigromante reliquias y lugares, o el marcador del Seto de Piedra?
    .answer =
        No. Los fantasmas cuentan como raza en declive, así que no usan ninguno, pero pueden ocupar sus
        regiones. El Torreón sí defiende su región.
    .source = nuestro criterio

sources-cultists = reglas de Underground, { race-cultists }
ruling-cultists-1 = ¿Qué pasa con el Gran Antiguo cuando se abandona su región?
    .answer = Vuelve a tu mano, y lo colocas cuando empieza tu siguiente turno. En declive desaparece.
    .source = nuestro criterio
ruling-cultists-2 = ¿Dónde está el Gran Antiguo si la primera región que conquistan los Sectarios es un río?
    .answer = Vuelve a tu mano cuando los Sectarios dejan el río, y lo colocas cuando empieza tu siguiente turno.
    .source = nuestro criterio
ruling-cultists-3 = ¿Es adyacente al Gran Antiguo una región que solo se alcanza con el Felpudo?
    .answer = No. La Tubería hace adyacentes regiones entre sí; el Felpudo no.
    .source = nuestro criterio

sources-drow = reglas de Underground, { race-drow }
ruling-drow-1 = ¿Cuentan las Tribus Perdidas como otra raza para los Elfos Oscuros?
    .answer = Sí, y también los Monstruos: unas y otros son lo que queda de una raza.
    .source = nuestro criterio
ruling-drow-2 = ¿Cuentan como vecinas en el recuento las fichas de una raza replegada que esperan en la mano?
    .answer = No. Solo cuentan las fichas que están en una región.
    .source = nuestro criterio
ruling-drow-3 = ¿Les cuesta la moneda a los Elfos Oscuros un Balrog junto a su región?
    .answer = No. El Balrog no es ni una raza ni un Monstruo.
    .source = nuestro criterio

sources-flames = reglas de Underground, { race-flames }
ruling-flames-1 = ¿Qué sigue contando en una región que cuesta como si estuviera vacía?
    .answer =
        Solo lo que suma el terreno: una Montaña Negra, una montaña, el Torreón. No cuentan las fichas ni nada
        que haya construido o puesto allí quien la defiende.
    .source = reglas de Underground; lo demás: nuestro criterio
ruling-flames-2 = ¿Tienen que entrar los Ígneos junto a su Volcán?
    .answer = Sí. Esa frase está en el ejemplar más completo de las reglas, y falta en el otro.
    .source = reglas de Underground, el ejemplar más completo
ruling-flames-3 = ¿Por dónde vuelven a entrar los Ígneos tras perder su última región?
    .answer = Otra vez junto al Volcán, como en toda primera conquista.
    .source = nuestro criterio
ruling-flames-4 = ¿Pueden entrar los Ígneos por una región de Gnomos activos junto al Volcán?
    .answer = Sí, al coste normal. De otro modo, los Gnomos podrían cerrarles el paso.
    .source = nuestro criterio

sources-gnomes = reglas de Underground, { race-gnomes }
ruling-gnomes-1 = ¿Sigue en declive la protección de los Gnomos contra los poderes?
    .answer = No. Las habilidades de una raza acaban con su declive, como siempre.
    .source = nuestro criterio
ruling-gnomes-2 = ¿Qué cuenta en un ataque contra los Gnomos, y qué no?
    .answer =
        Cuentan las fichas de la raza, también las cuatro de las Amazonas, las fichas de Horda y un Líder. No
        cuentan los martillos de plata, las bolas de fuego, los Behemots, la moneda de los Mercenarios, el Gran
        Antiguo y la venganza. Tampoco las tiradas de las razas berserker y de los Fuegos Fatuos.
    .source = nuestro criterio
ruling-gnomes-3 = ¿Puede una raza berserker hacer un último intento contra los Gnomos?
    .answer = Sí, el habitual. Su propio poder no funciona allí, así que tira el dado como cualquier raza.
    .source = nuestro criterio
ruling-gnomes-4 = ¿Pagan las Momias también 1 ficha más por una región de Gnomos?
    .answer = Sí. Solo dejan de funcionar las habilidades que ayudan a quien ataca, y esta estorba.
    .source = reglas de Underground, el ejemplar más completo
ruling-gnomes-5 = ¿Pueden tomar una región de Gnomos un dragón, un Hechicero, el Vampiro o el Orbe?
    .answer = No. Todos ellos son habilidades o reliquias, que no funcionan contra los Gnomos.
    .source = reglas de Underground

sources-iron-dwarves = reglas de Underground, { race-iron-dwarves }
ruling-iron-dwarves-1 = ¿Pueden conquistar por sí solos los martillos de plata?
    .answer = No. Cada conquista necesita al menos un Enano de Hierro.
    .source = nuestro criterio
ruling-iron-dwarves-2 = ¿Recogen también sus martillos los Enanos de Hierro merodeadores?
    .answer = Sí, junto con las fichas.
    .source = nuestro criterio

sources-kraken = reglas de Underground, { race-kraken }
ruling-kraken-1 = ¿Qué cuenta como río para los Krakens en la superficie?
    .answer =
        Los mares y el lago. Los Krakens los conquistan por dos fichas, se quedan allí y los puntúan, incluso en
        declive.
    .source = nuestro criterio

sources-liches = reglas de Underground, { race-liches }
ruling-liches-1 = ¿Debe pagar, o tener, una moneda quien quiere conquistar Liches activos?
    .answer =
        No. Según las reglas, quien no tiene monedas no puede conquistar Liches. Lo leemos junto con el pago,
        que solo se debe a los Liches en declive.
    .source = nuestro criterio
ruling-liches-2 = ¿Basta una sola moneda para usar a los Mercenarios contra Liches en declive?
    .answer = No. Debes pagar las dos monedas.
    .source = nuestro criterio

sources-lizardmen = reglas de Underground, { race-lizardmen }
ruling-lizardmen-1 = ¿Pueden pasar los Hombres Lagarto por un río ocupado?
    .answer = Sí. Solo conquistan el río si lo quieren.
    .source = reglas de Underground
ruling-lizardmen-2 = ¿Por dónde pueden entrar los Hombres Lagarto?
    .answer =
        Por el borde del mapa, y también por cualquier región a lo largo de un río que llega al borde, porque
        cruzar el río no cuesta fichas.
    .source = nuestro criterio

sources-mudmen = reglas de Underground, { race-mudmen }

sources-mummies = reglas de Underground, { race-mummies }
ruling-mummies-1 = ¿Pagan las Momias 1 ficha más por una sustitución o con un dragón?
    .answer = No. Tienen un coste propio.
    .source = nuestro criterio

sources-ogres = reglas de Underground, { race-ogres }

sources-shadow-mimes = reglas de Underground, { race-shadow-mimes }
ruling-shadow-mimes-1 = ¿Qué marcador cuenta para el número de Mimos Sombríos?
    .answer = El que se quedan.
    .source = nuestro criterio
ruling-shadow-mimes-2 = ¿Qué se mueve con un marcador cambiado?
    .answer =
        Solo el marcador. El precio ya lo has pagado. Las monedas, y los Homúnculos que esperan en una
        combinación, se quedan con su estandarte.
    .source = reglas de Underground; lo demás: nuestro criterio

sources-shrooms = reglas de Underground, { race-shrooms }

sources-spiderines = reglas de Underground, { race-spiderines }

sources-will-o-wisps = reglas de Underground, { race-will-o-wisps }
ruling-will-o-wisps-1 = ¿Cuántos Fuegos Fatuos se ponen después de la tirada?
    .answer = Tantos como el coste menos los puntos, pero al menos uno.
    .source = nuestro criterio
ruling-will-o-wisps-2 = ¿Y si la tirada no basta?
    .answer = Acaban sus conquistas.
    .source = nuestro criterio
ruling-will-o-wisps-3 = ¿Pueden tirar por una región que no podrían tomar con ninguna tirada?
    .answer = No. Pueden faltar tres fichas como máximo, como en un último intento.
    .source = nuestro criterio
ruling-will-o-wisps-4 = ¿Pueden tirar dos veces por una conquista los Fuegos Fatuos berserker?
    .answer = No. Cada conquista recibe un solo dado.
    .source = nuestro criterio
ruling-will-o-wisps-5 = ¿Queda todavía un último intento tras tiradas con éxito?
    .answer = Sí, el habitual, al final.
    .source = reglas de Underground
ruling-will-o-wisps-6 = ¿Ayuda también en la tirada de los Fuegos Fatuos todo lo que ayuda en un último intento?
    .answer =
        Sí. Se te pregunta por la moneda de los Mercenarios después de la tirada, si hace falta o ahorra fichas;
        pagar antes no cambiaría nada. También pueden tirar por una región al alcance de una catapulta.
    .source = nuestro criterio

sources-adventurous = reglas de Underground, { power-adventurous }

sources-fisher = reglas de Underground, { power-fisher }

sources-flocking = reglas de Underground, { power-flocking }
ruling-flocking-1 = ¿Qué cuenta como unido para los Gregarios?
    .answer =
        Las regiones que son adyacentes para la raza, aunque sea por una habilidad. Una sola región cuenta como
        unida; una raza sin regiones no recibe nada.
    .source = reglas de Underground; lo demás: nuestro criterio

sources-frightened = reglas de Underground, { power-frightened }
ruling-frightened-1 = ¿Cuenta un Líder como tercera ficha?
    .answer = Sí.
    .source = nuestro criterio

sources-immortal = reglas de Underground, { power-immortal }
ruling-immortal-1 = ¿Se pierde por una sustitución una ficha solitaria de Inmortales?
    .answer = Sí, ante los Hechiceros, el Vampiro y el Orbe.
    .source = reglas de Underground
ruling-immortal-2 = ¿Pierde fichas ante el Balrog una raza inmortal?
    .answer = No. Es igual que en cualquier conquista.
    .source = nuestro criterio

sources-magic = reglas de Underground, { power-magic }
ruling-magic-1 = ¿Qué reliquias puede imitar el Saco?
    .answer = Cualquier reliquia descubierta, la tenga quien la tenga, incluso una en la mano de un jugador.
    .source = reglas de Underground; lo demás: nuestro criterio
ruling-magic-2 = ¿Pueden actuar sobre la misma región el Saco y la reliquia que imita?
    .answer = No. Dos Espadas en una conquista, dos Anillos o dos Cetros en una región no se suman.
    .source = reglas de Underground, el ejemplar más completo
ruling-magic-3 = ¿Puede una raza nueva entrar en el mapa con el Saco como Felpudo?
    .answer = No. Como el Felpudo, el Saco necesita fichas que ya estén en el mapa.
    .source = nuestro criterio

sources-martyr = reglas de Underground, { power-martyr }
ruling-martyr-1 = ¿Da su moneda a los Mártires una visita del Balrog?
    .answer = Sí. Para la víctima es una conquista del jugador que mueve al Balrog.
    .source = nuestro criterio
ruling-martyr-2 = ¿Reciben los Mártires su moneda cuando no se pierde ninguna ficha?
    .answer = Sí, por ejemplo tras una conquista con los Calcetines.
    .source = reglas de Underground

sources-mining = reglas de Underground, { power-mining }

sources-muddy = reglas de Underground, { power-muddy }

sources-mystic = reglas de Underground, { power-mystic }

sources-quarreling = reglas de Underground, { power-quarreling }
ruling-quarreling-1 = ¿Unen también regiones para los Pendencieros las habilidades que las hacen adyacentes?
    .answer =
        No. Las reglas hablan de una frontera común para los Pendencieros, y de adyacencia solo para los
        Gregarios.
    .source = reglas de Underground

sources-reborn = reglas de Underground, { power-reborn }
ruling-reborn-1 = ¿Pueden pasar regiones a una raza nueva en el turno en que se toma?
    .answer = Sí, después de tomarla. La raza está entonces en el mapa y ya no tiene que entrar por el borde.
    .source = nuestro criterio
ruling-reborn-2 = ¿Cuenta como conquistada una región que pasa a la raza activa?
    .answer =
        No. No se descubre nada, y nadie recibe monedas. Todas las fichas de allí se van, y los lugares y
        reliquias sirven a la raza activa.
    .source = nuestro criterio
ruling-reborn-3 = ¿Pueden quedarse así con regiones los Kobolds?
    .answer = No. Un solo Kobold no puede ocupar una región.
    .source = nuestro criterio
ruling-reborn-4 = ¿Puede entrar en declive la raza activa en el mismo turno?
    .answer = Sí. Las regiones que recibió se quedan con ella.
    .source = nuestro criterio
ruling-reborn-5 = ¿Puede la raza activa quedarse con un río de Krakens renacidos?
    .answer = Solo si también puede quedarse en los ríos.
    .source = nuestro criterio
ruling-reborn-6 = ¿Tienen los Trolls una guarida en una región que recibieron?
    .answer = Sí. Cada región de los Trolls activos tiene una, hayan llegado como hayan llegado.
    .source = nuestro criterio

sources-royal = reglas de Underground, { power-royal }
ruling-royal-1 = ¿Pueden estar la Reina y un Líder en la misma región?
    .answer = No. Primero se coloca a la Reina. El Líder va a otra parte o espera fuera del mapa.
    .source = nuestro criterio

sources-shield = reglas de Underground, { power-shield }
ruling-shield-1 = ¿Llegan armaduras cada turno, y se pueden mover?
    .answer = Cada turno llegan nuevas, hasta ocho en total. Las que ya se colocaron se quedan.
    .source = reglas de Underground; lo demás: nuestro criterio

sources-stone = reglas de Underground, { power-stone }

sources-thieving = reglas de Underground, { power-thieving }

sources-tomb = reglas de Underground, { power-tomb }
ruling-tomb-1 = ¿Qué pasa con las fichas de la mano cuando entra en declive una raza enterrada?
    .answer = Van a la bandeja. Solo se quedan las fichas del mapa.
    .source = nuestro criterio
ruling-tomb-2 = ¿Vuelven a entrar los Necrófagos enterrados tras perder su última región?
    .answer = No. Decide el texto de Enterrados: se pierden.
    .source = reglas de Underground
ruling-tomb-3 = ¿Pueden repartirse una vez más los Bárbaros y los Kobolds enterrados cuando entran en declive?
    .answer =
        Sí. Los límites de una raza activa no valen en declive, así que incluso un solo Kobold puede ocupar una
        región.
    .source = nuestro criterio
ruling-tomb-4 = ¿Cómo entran en declive los Clérigos enterrados?
    .answer = Como elija su dueño: en una Torre de Marfil, o como Enterrados.
    .source = nuestro criterio

sources-vampire = reglas de Underground, { power-vampire }

sources-vanishing = reglas de Underground, { power-vanishing }
ruling-vanishing-1 = ¿Se va también la raza anterior en declive cuando se desvanece la raza de los Desvanecedores?
    .answer = Sí. Se va primero, como en cualquier declive.
    .source = reglas de Underground; lo demás: nuestro criterio
ruling-vanishing-2 = ¿Qué dan lugares, minas y ríos cuando la raza se desvanece?
    .answer = Nada más. Cada región vale dos monedas, incluso un río de Krakens, y no queda nadie que use otra cosa.
    .source = nuestro criterio

sources-vengeful = reglas de Underground, { power-vengeful }
ruling-vengeful-1 = ¿A cuántos rivales se puede marcar?
    .answer = A todos. La caja tiene cuatro marcas, suficientes para cinco jugadores.
    .source = nuestro criterio

sources-wise = reglas de Underground, { power-wise }

sources-the-flying-doormat = reglas de Underground, { power-the-flying-doormat }

sources-froggys-ring = reglas de Underground, { power-froggys-ring }

sources-the-stinky-trolls-socks = reglas de Underground, { power-the-stinky-trolls-socks }
ruling-the-stinky-trolls-socks-1 = ¿Se captura a un Líder cuando su región se toma con los Calcetines?
    .answer = Sí. Un Líder capturado no es una ficha perdida.
    .source = nuestro criterio
ruling-the-stinky-trolls-socks-2 =
    ¿Adónde se repliega una raza en declive cuando se usan los Calcetines en su región?
    .answer = A sus otras regiones. Si no le queda ninguna, se pierde.
    .source = nuestro criterio

sources-the-scepter-of-avarice = reglas de Underground, { power-the-scepter-of-avarice }
ruling-the-scepter-of-avarice-1 = ¿Qué monedas dobla el Cetro?
    .answer =
        Todas las monedas de la banca por esa misma región: por la región y por su terreno, lugar, raza, poder o
        fortaleza. No se doblan las monedas que se pagan una sola vez, las de varias regiones juntas ni las que
        pagan los jugadores.
    .source = nuestro criterio

sources-the-shiny-orb = reglas de Underground, { power-the-shiny-orb }
ruling-the-shiny-orb-1 = ¿Puede usar el Orbe una raza sin regiones?
    .answer = No. Ninguna de sus fichas está en la región del Orbe para usarlo.
    .source = nuestro criterio

sources-the-sword-of-the-killer-rabbit = reglas de Underground, { power-the-sword-of-the-killer-rabbit }

sources-the-altar-of-souls = reglas de Underground, { power-the-altar-of-souls }
ruling-the-altar-of-souls-1 = ¿Cuándo se cede una ficha en el Altar?
    .answer = Después del recuento, cuando su región ya ha dado su moneda.
    .source = reglas de Underground, el ejemplar más completo
ruling-the-altar-of-souls-2 = ¿Se puede ceder una ficha en un turno de declive?
    .answer = Sí, incluso una que acaba de entrar en declive.
    .source = reglas de Underground; lo demás: nuestro criterio
ruling-the-altar-of-souls-3 = ¿Qué pasa con la Reina cuando se cede la ficha de su región?
    .answer = La Reina sale del mapa.
    .source = nuestro criterio

sources-the-crypt-of-the-tomb-raider = reglas de Underground, { power-the-crypt-of-the-tomb-raider }
ruling-the-crypt-of-the-tomb-raider-1 = ¿A quién protege el Fantasma en la región de otro jugador?
    .answer = A la raza que está allí, de todos, también de quien controla la Cripta.
    .source = nuestro criterio
ruling-the-crypt-of-the-tomb-raider-2 =
    ¿Quién puede conquistar una región con el Fantasma que no es de nadie o es de Monstruos?
    .answer = Solo quien controla la Cripta. El Fantasma nunca se pone en un abismo.
    .source = nuestro criterio
ruling-the-crypt-of-the-tomb-raider-3 = ¿Y si se abandona la Cripta?
    .answer = El Fantasma se queda hasta que un jugador tome la Cripta.
    .source = nuestro criterio
ruling-the-crypt-of-the-tomb-raider-4 = ¿Qué pasa con el Fantasma cuando el Balrog entra en la Cripta?
    .answer = El Fantasma se queda donde está. Si su región no es de nadie, nadie puede conquistarla.
    .source = nuestro criterio

sources-the-diamond-fields = reglas de Underground, { power-the-diamond-fields }
ruling-the-diamond-fields-1 = ¿Cuentan los símbolos como terreno para los Campos de Diamantes?
    .answer = No. Una colina con una mina es una colina.
    .source = nuestro criterio

sources-the-great-brass-pipe = reglas de Underground, { power-the-great-brass-pipe }

sources-the-fountain-of-youth = reglas de Underground, { power-the-fountain-of-youth }

sources-the-keep-on-the-motherland = reglas de Underground, { power-the-keep-on-the-motherland }

sources-the-mine-of-the-lost-dwarf = reglas de Underground, { power-the-mine-of-the-lost-dwarf }

sources-stonehedge = reglas de Underground, { power-stonehedge }
ruling-stonehedge-1 = ¿Qué marcador recibe el Seto de Piedra?
    .answer = Uno al azar de la pila, pero no el que todos pueden ver.
    .source = nuestro criterio
ruling-stonehedge-2 = ¿Saca un marcador nuevo quien lo controla después?
    .answer = No. El mismo poder sirve a todo el que controle el lugar más tarde.
    .source = nuestro criterio
ruling-stonehedge-3 = ¿Cómo funcionan los marcadores que no tienen sentido en un lugar?
    .answer =
        Malditos y las monedas de los Historiadores no hacen nada. Ricos paga sus siete monedas una vez, a quien
        descubre el lugar. Si sale En Hordas, se saca otro marcador. Espíritu y Recios sirven a quien entra en
        declive allí. Las piezas van con el lugar, pero las fortalezas y las armaduras se quedan.
    .source = nuestro criterio
ruling-stonehedge-4 = ¿Y si la pila de marcadores está vacía?
    .answer =
        Los marcadores descartados se barajan y forman una pila nueva. Si no hay descartados, el Seto de Piedra
        no tiene poder.
    .source = nuestro criterio
ruling-stonehedge-5 = ¿Hasta cuándo sirve el marcador?
    .answer =
        Mientras la raza ocupe el Seto de Piedra. Sus efectos en el mapa, como las fichas de Enterrados, no
        desaparecen enseguida.
    .source = nuestro criterio
ruling-stonehedge-6 = ¿Pueden quedarse fichas en un río cuando se pierde el lugar con Navegantes?
    .answer =
        No. Lo dejan en la próxima redistribución, o cuando su raza entra en declive. Una raza que ya está en
        declive se queda.
    .source = nuestro criterio
ruling-stonehedge-7 = ¿Cuenta el marcador del Seto de Piedra lo que ocurrió antes de tomar el lugar?
    .answer =
        Sí. Como con el marcador de un campo, para Amantes de la Paz, Diplomáticos y Saqueadores cuenta el turno
        entero. Para Vengativos cuenta todo desde el último turno del jugador.
    .source = nuestro criterio

sources-the-wickedest-pentacle = reglas de Underground, { power-the-wickedest-pentacle }
ruling-the-wickedest-pentacle-1 = ¿Cuándo se puede mover al Balrog?
    .answer =
        Una vez en cada turno de quien controla el Pentáculo, en cualquier momento, incluso tras un último
        intento. Si ese turno entra en declive, solo antes de hacerlo.
    .source = reglas de Underground; lo demás: nuestro criterio
ruling-the-wickedest-pentacle-2 = ¿Adónde puede ir el Balrog?
    .answer =
        A una región que tenga una frontera común con la suya. Ninguna habilidad hace adyacentes otras regiones
        para el Balrog. Puede entrar en la propia región del Pentáculo, que entonces deja de ser de nadie.
    .source = nuestro criterio
ruling-the-wickedest-pentacle-3 = ¿Hay que mover al Balrog cuando se descubre el Pentáculo?
    .answer =
        Sí, si alguna región vecina lo permite. Después es opcional. Si ninguna lo permite, el Balrog espera
        junto al tablero y puede entrar al lado del Pentáculo en un turno posterior.
    .source = nuestro criterio
ruling-the-wickedest-pentacle-4 = ¿Es una conquista la visita del Balrog?
    .answer =
        Para la víctima es una conquista y un ataque del jugador que mueve al Balrog: cuentan Mártires,
        Corruptos, Liches, venganza y paz. Pero la raza de ese jugador no ha conquistado nada, así que Orcos,
        Esqueletos, Saqueadores, Salteadores y Faunos no ganan nada.
    .source = nuestro criterio
ruling-the-wickedest-pentacle-5 = ¿Pierden fichas los Elfos ante el Balrog?
    .answer = No. Se repliegan todos.
    .source = nuestro criterio
ruling-the-wickedest-pentacle-6 = ¿Adónde van los supervivientes si el jugador mueve al Balrog a su propia región?
    .answer = A la mano, enseguida. Aún pueden luchar en este turno.
    .source = nuestro criterio
ruling-the-wickedest-pentacle-7 =
    ¿Qué pasa con los Monstruos, lugares y reliquias de una región en la que entra el Balrog?
    .answer =
        Los Monstruos desaparecen, y no se descubre nada. Los lugares y reliquias se quedan, pero no sirven a
        nadie. Cuando el Balrog se marcha, la región queda vacía.
    .source = nuestro criterio
ruling-the-wickedest-pentacle-8 = ¿Qué le hace el Balrog a un Líder?
    .answer =
        Lo captura el jugador que mueve al Balrog. Las dos fichas no se pierden entonces, sino que se repliegan
        con las demás.
    .source = nuestro criterio
ruling-the-wickedest-pentacle-9 = ¿Es un ataque que un jugador mueva al Balrog a su propia región?
    .answer = No. No se ataca a nadie, así que los Amantes de la Paz conservan su bonificación.
    .source = nuestro criterio
ruling-the-wickedest-pentacle-10 = ¿Pueden mover al Balrog unos Necrófagos en declive que descubren el Pentáculo?
    .answer = No. El Balrog espera junto al tablero a una raza activa que tome el Pentáculo.
    .source = nuestro criterio

sources-balrog = reglas de Underground, { race-balrog }
