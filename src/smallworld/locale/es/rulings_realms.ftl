### Respuestas a preguntas que las reglas de Realms dejan abiertas. Véase en/rulings.ftl.

sources-realms = reglas de Realms
ruling-realms-1 = ¿Es un pico una montaña?
    .answer = Sí, para toda regla que pida una.
    .source = nuestro criterio
ruling-realms-2 = ¿Qué pasa con el terreno que queda bajo una montaña o un abismo?
    .answer =
        Pasa a ser parte de la montaña o del abismo. El resto de una región sigue siendo esa región, con su
        símbolo. Una región cubierta por completo desaparece.
    .source = nuestro criterio
ruling-realms-3 = ¿Son los ríos de dos losetas una sola región?
    .answer = Sí, donde se encuentran, salvo que los separe una marca de frontera.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-realms-4 = ¿Es un borde un hueco dentro del tablero?
    .answer = No. El borde es el contorno del tablero.
    .source = nuestro criterio
ruling-realms-5 = ¿Son vecinas las regiones que solo se tocan en un punto?
    .answer = No, solo las que comparten una frontera.
    .source = nuestro criterio
ruling-realms-6 = ¿Qué es un abismo en estos tableros para las razas y los poderes de otras cajas?
    .answer =
        Un abismo como los del mundo subterráneo. Los Arácnidos trepan por todos ellos, y el Volcán
        puede surgir de cualquiera.
    .source = nuestro criterio
ruling-realms-7 = ¿Qué reglas tratan como vecinos los extremos de un túnel?
    .answer =
        Toda regla que pida regiones vecinas. Un túnel no defiende nada, y las razas no pueden entrar por él en
        el tablero.
    .source = nuestro criterio
ruling-realms-8 = ¿Qué es un río en estos tableros para las razas y los poderes de la superficie?
    .answer =
        Lo mismo que un mar o un lago. Las razas navegantes pueden conservarlo y puntuarlo, incluso en declive,
        y sus orillas son costa.
    .source = reglas de Underground; lo demás: nuestro criterio
ruling-realms-9 = ¿Muestra un pico el símbolo de su montaña?
    .answer =
        No. El pico tapa el símbolo, para toda regla. Los tableros construidos antes de este cambio siguen como
        estaban.
    .source = reglas de Realms, en francés; lo demás: nuestro criterio

sources-my-precious = reglas de Realms, escenario 1
ruling-my-precious-1 = ¿Y si una raza solo ocupa el río cuando se redistribuye?
    .answer = Espera en la mano y vuelve a entrar en el tablero en su siguiente turno.
    .source = nuestro criterio
ruling-my-precious-2 = ¿Qué pasa con las piezas de un río cuando la raza lo deja?
    .answer = Se tratan como si la región se hubiera abandonado.
    .source = nuestro criterio
ruling-my-precious-3 = ¿Quién puede atacar a una raza que se queda en un río?
    .answer =
        Cualquiera. Un río cuesta una ficha y una más por cada ficha que haya en él, y quien ataca tiene que
        dejarlo después.
    .source = nuestro criterio
ruling-my-precious-4 = ¿Se puede poner una fortaleza, un campamento o un héroe en un río?
    .answer = No. Se ponen donde la raza se queda, y antes deja el río. Una madriguera excavada allí se pierde.
    .source = nuestro criterio
ruling-my-precious-5 = ¿Cuenta un río como región vacía para las habilidades que cuentan conquistas?
    .answer = Sí, salvo que haya fichas en él.
    .source = nuestro criterio
ruling-my-precious-6 = ¿Cuántos picos y Tribus Perdidas hay en el tablero?
    .answer =
        De dos a seis jugadores: 1, 1, 2, 3 y 4 picos, y 6, 10, 13, 15 y 18 Tribus Perdidas. Los tableros de los
        escenarios 2 y 3 tienen el mismo número de Tribus Perdidas.
    .source = deducido de las piezas de la caja; lo demás: nuestro criterio

sources-long-river = reglas de Realms, escenario 2
ruling-long-river-1 = ¿Qué razas no tienen que entrar por las seis regiones?
    .answer =
        Las que pueden entrar en cualquier parte, por su raza o su poder. Una raza que conquista de forma
        especial, pero entra por el borde, debe entrar por una de las seis.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-long-river-2 = ¿Debe usar también las seis regiones una raza que vuelve a entrar en el tablero?
    .answer = Sí. Toda primera conquista se hace allí.
    .source = nuestro criterio
ruling-long-river-3 = ¿Y si una raza no puede pagar ninguna de las seis regiones?
    .answer = Sus fichas esperan en la mano, y el turno sigue: puntúan las razas en declive.
    .source = nuestro criterio

sources-go-east = reglas de Realms, escenario 3
ruling-go-east-1 = ¿Es una mina la Mina de Monedas de Victoria?
    .answer = No, no es un símbolo de mina.
    .source = nuestro criterio
ruling-go-east-2 = ¿Doblan los Mercaderes la moneda de una Mina de Monedas de Victoria?
    .answer = No. Una Mina de Monedas de Victoria da siempre una sola moneda.
    .source = nuestro criterio
ruling-go-east-3 = ¿Paga una mina en el turno en que su raza entra en declive?
    .answer = No. Pero una raza que entra en declive al final de un turno ya ha puntuado.
    .source = nuestro criterio
ruling-go-east-4 = ¿Qué regiones forman el borde oeste?
    .answer =
        Las que marca la disposición. Cada una es tierra, toca directamente el borde oeste y llega hasta la
        décima parte más occidental del tablero. La tierra a la orilla de un agua del oeste no cuenta. Desde
        cada una de ellas, todo camino por tierra hasta una mina cruza el río.
    .source = nuestro criterio
ruling-go-east-5 = ¿Pagan las minas a los Necrófagos o a las razas de Espíritu en declive?
    .answer = No. Están en declive como cualquier otra raza.
    .source = nuestro criterio
ruling-go-east-6 = ¿Qué es el agua que hay entre el oeste y el este?
    .answer = Un río: cuesta una ficha, y la raza lo deja después.
    .source = Days of Wonder; lo demás: nuestro criterio
ruling-go-east-7 = ¿Cuántas minas hay?
    .answer = De dos a seis jugadores: 2, 4, 6, 8 y 10.
    .source = deducido de las piezas de la caja

sources-mountaintop = reglas de Realms, escenario 4
ruling-mountaintop-1 = ¿Cuenta un declive al final del turno?
    .answer = Sí. Después de cualquier clase de declive pones monedas en los picos.
    .source = nuestro criterio
ruling-mountaintop-2 = ¿Tomas monedas antes o después de poner las tres en los picos?
    .answer = Antes. No puedes tomar las monedas que pones allí en el mismo turno.
    .source = nuestro criterio
ruling-mountaintop-3 = ¿Y si el tablero tiene un solo pico?
    .answer = Pones en él dos monedas.
    .source = nuestro criterio
ruling-mountaintop-4 = ¿Cuenta como ocupada una región con monedas?
    .answer = No.
    .source = nuestro criterio
ruling-mountaintop-5 = ¿Quién recibe las monedas que quedan en los picos al final de la partida?
    .answer = Nadie.
    .source = nuestro criterio
ruling-mountaintop-6 = ¿Toma sus monedas una Torre de Marfil que está en un pico?
    .answer = Sí, una por turno, además de sus propias monedas.
    .source = nuestro criterio
ruling-mountaintop-7 = ¿Toman monedas de sus picos las razas a las que nadie puede atacar?
    .answer = Sí.
    .source = reglas de Realms
ruling-mountaintop-8 = ¿Qué pasa con las monedas de un pico que se abandona o se conquista?
    .answer = Se quedan allí. Desde entonces las toma, una por turno, quien ocupa el pico al final de su turno.
    .source = nuestro criterio
ruling-mountaintop-9 = ¿Cuántos picos y Tribus Perdidas hay en el tablero?
    .answer = De tres a seis jugadores: 2, 3, 4 y 4 picos, y 9, 13, 16 y 18 Tribus Perdidas. La caja no tiene más.
    .source = deducido de las piezas de la caja; lo demás: nuestro criterio

sources-the-throne = reglas de Realms, escenario 5
ruling-the-throne-1 = ¿Pagan las propias regiones de quien tiene el trono?
    .answer = No. Los rivales pagan por las suyas, y la banca por las Tribus Perdidas.
    .source = nuestro criterio
ruling-the-throne-2 = ¿Y si un rival no tiene bastantes monedas?
    .answer = Paga las que tiene y después no debe nada.
    .source = nuestro criterio
ruling-the-throne-3 = ¿Pagan los Monstruos?
    .answer = No. No tienen monedas, y la banca solo paga por las Tribus Perdidas.
    .source = nuestro criterio
ruling-the-throne-4 = ¿Libran del pago a una región la paz, los héroes o la inmunidad?
    .answer = No. El tributo no es un ataque.
    .source = nuestro criterio
ruling-the-throne-5 = ¿Pagan el agua y los abismos que rodean el trono?
    .answer =
        No. Pero una raza que esté en esa agua paga como siempre. En los tableros de este escenario no hay agua
        ni abismos alrededor del trono.
    .source = nuestro criterio
ruling-the-throne-6 = ¿Qué aguas son mares y cuáles son lagos?
    .answer =
        Las aguas que llegan al borde del tablero son mares, y las razas nuevas pueden entrar por sus orillas.
        Todas las demás son lagos.
    .source = nuestro criterio
ruling-the-throne-7 = ¿Cuántas Tribus Perdidas hay en el tablero?
    .answer = 13 con cuatro jugadores, 16 con cinco.
    .source = deducido de las piezas de la caja

sources-adrift = reglas de Realms, escenario 6
ruling-adrift-1 = ¿Cuánto sitio necesita una loseta para deslizarse?
    .answer =
        Se desliza de casilla en casilla. Puede pasar a una casilla libre contigua si está libre también al menos una
        de las dos casillas que limitan con ambas. Si no, está atascada.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-adrift-2 = ¿Qué losetas se pueden girar?
    .answer = Las que se podrían empujar fuera de su sitio. Una loseta empujada también se puede girar.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-adrift-3 = ¿Debe quedar unida la tierra después?
    .answer =
        Deben quedar unidas todas las losetas, aunque sea solo por sus aguas. La tierra puede quedar separada
        por mares.
    .source = nuestro criterio
ruling-adrift-4 = ¿Es un ataque empujar?
    .answer = No. Empujar no conquista nada ni cuesta fichas, y ni la paz ni los héroes lo impiden.
    .source = nuestro criterio
ruling-adrift-5 = ¿Y si se unen mares en los que hay razas?
    .answer =
        Los montones de una misma raza se juntan. El montón más grande se queda con todo el mar. En un empate,
        quien tiene el turno pierde el mar, y se lo queda el siguiente de los demás empatados, en el sentido de
        las agujas del reloj. Todas las demás fichas se van: las activas a la mano, las que están en declive a
        la bandeja.
    .source = nuestro criterio
ruling-adrift-6 = ¿Y si se divide un mar en el que hay una raza?
    .answer = Las fichas se quedan en el agua de su loseta.
    .source = nuestro criterio
ruling-adrift-7 = ¿Pueden entrar razas por un mar, o por un hueco que dejó un empujón en el tablero?
    .answer = No. Las razas entran por el borde del tablero, por tierra.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-adrift-8 = ¿Cuántas reliquias y lugares hay, si la mesa los quiere?
    .answer =
        Uno menos que jugadores, en tantos terrenos distintos como se pueda. Se ponen al azar en regiones con
        Tribus Perdidas, como en otras partidas en la superficie.
    .source = reglas de Realms; el azar de las regiones: nuestro criterio
ruling-adrift-9 = ¿Cuántas Tribus Perdidas hay en el tablero?
    .answer = De dos a seis jugadores: 4, 6, 9, 12 y 15.
    .source = deducido de las piezas de la caja

sources-crops = reglas de Realms, escenario 7
ruling-crops-1 = ¿Cuántos campos hay?
    .answer =
        Tantos como tenga el tablero: cada hueco con losetas en sus seis lados es un campo. Nuestros tableros
        tienen uno por jugador.
    .source = nuestro criterio
ruling-crops-2 = ¿Adónde van los marcadores de poder que no pueden crecer en un campo?
    .answer = Con los marcadores descartados.
    .source = nuestro criterio
ruling-crops-3 = ¿Cuentan los ríos alrededor de un campo?
    .answer = No, solo las tierras y las montañas.
    .source = nuestro criterio
ruling-crops-4 = ¿Da fichas el número del marcador de un campo?
    .answer = No. Solo las dos fichas de Horda vienen con su poder, y se van con él.
    .source = nuestro criterio
ruling-crops-5 = ¿Qué pasa con las piezas de un poder perdido?
    .answer =
        Salen del mapa, incluso las fortalezas, y la paz de unos Diplomáticos acaba. Si hay que quitar fichas de
        Horda de regiones con una sola ficha, esas regiones se ceden.
    .source = nuestro criterio
ruling-crops-6 = ¿Sigue valiendo el poder contra la conquista que te quita una de las cinco regiones?
    .answer = Sí. Los campamentos defienden la región, y una raza corrupta cobra. Después se pierde el poder.
    .source = nuestro criterio
ruling-crops-7 = ¿Ayuda ya el poder en la conquista de la quinta región?
    .answer = No, solo después de ella.
    .source = nuestro criterio
ruling-crops-8 = ¿Cuenta un poder lo que su raza hizo antes en el turno, cuando aún no lo tenía?
    .answer =
        Sí: las conquistas cuentan para los Saqueadores, y los ataques para los Amantes de la Paz y los
        Diplomáticos.
    .source = nuestro criterio
ruling-crops-9 = ¿Cómo funcionan los poderes de un campo que se usan en declive?
    .answer =
        La raza puede usar Recios, Desvanecedores o Enterrados cuando entra en declive. Después no queda nada
        del poder: los montones que dejó Enterrados son como los de cualquier raza en declive.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-crops-10 = ¿Cuándo deja un río una raza que pierde el poder Navegantes de un campo?
    .answer = En su próxima redistribución, o cuando entra en declive.
    .source = nuestro criterio
ruling-crops-11 = ¿Cuántas Tribus Perdidas hay en el tablero?
    .answer = De dos a seis jugadores: 4, 6, 9, 12 y 15. Los números del folleto no se conocen.
    .source = nuestro criterio

sources-the-cavern = reglas de Realms, escenario 8
ruling-the-cavern-1 = ¿Qué son las aguas de este tablero?
    .answer = Mares: nadie puede entrar en ellos ni cruzarlos sin un poder que lo permita.
    .source = reglas de Realms
ruling-the-cavern-2 = ¿Qué guardan los demás Monstruos?
    .answer = Solo lugares. Todas las demás reliquias se quedan en la caja.
    .source = reglas de Realms
ruling-the-cavern-3 = ¿Pueden entrar las razas por la orilla de un mar?
    .answer = No, solo por el borde del tablero.
    .source = nuestro criterio
ruling-the-cavern-4 = ¿Qué son los mares y lagos para Krakens, Hombres Lagarto y Pescadores?
    .answer =
        Lo mismo que ríos. Los Krakens los conquistan por dos fichas y los conservan, los Hombres Lagarto los
        cruzan, y sus orillas cuentan para los Pescadores. Todas las demás razas se mantienen fuera.
    .source = nuestro criterio
ruling-the-cavern-5 = ¿Pueden entrar los Hombres Lagarto en el tablero por un mar?
    .answer =
        Sí, como por un río que llega al borde. Ninguna otra raza puede, sin un poder que le permita entrar en
        cualquier parte.
    .source = nuestro criterio
ruling-the-cavern-6 = ¿Entra el Balrog en los mares?
    .answer = No.
    .source = nuestro criterio
ruling-the-cavern-7 = ¿Puede el Saco de una raza mágica imitar la Espada?
    .answer = Sí, cuando ya no están sus Monstruos.
    .source = reglas de Underground; lo demás: nuestro criterio
ruling-the-cavern-8 = ¿Cuántos lugares, Montañas Negras y abismos hay?
    .answer = De tres a cinco jugadores: 4, 5 y 6 lugares, 6, 8 y 8 Montañas Negras, y seis abismos.
    .source = deducido de las piezas de la caja

sources-the-gods = reglas de Realms, escenario 9
ruling-the-gods-1 = ¿Y si un jugador recibe una carta que habría que cambiar?
    .answer = No puede pasar. Las cartas difíciles de jugar se quedan en la caja, lo que tiene el mismo efecto.
    .source = reglas de Realms
ruling-the-gods-2 = ¿Cuándo se pagan las bonificaciones?
    .answer = Cuando se revela la combinación. Quien debe pagar más de lo que tiene paga lo que tiene.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-the-gods-3 = ¿Hay bonificaciones con dos jugadores?
    .answer = No. Los dos podían haber elegido las razas y los poderes difíciles de jugar.
    .source = nuestro criterio
ruling-the-gods-4 = ¿Se pueden elegir cuatro razas en el reparto por turnos?
    .answer = No. Cada jugador acaba con tres razas y tres poderes.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-the-gods-5 = ¿Y si la tercera raza de un jugador entra en declive?
    .answer =
        Está permitido. Al jugador ya no le queda ninguna raza que jugar, y solo puntúa lo que da su raza en
        declive.
    .source = nuestro criterio
ruling-the-gods-6 = ¿Qué marcador pueden tomar los Mimos Sombríos en lugar del suyo?
    .answer = Ninguno, porque no hay combinaciones boca arriba. Lo compensan las dos monedas que dan.
    .source = nuestro criterio
ruling-the-gods-7 = ¿Debe tocar una loseta nueva una loseta de otro jugador?
    .answer =
        No, puede tocar cualquier loseta de la mesa. El texto francés pide una de otro jugador; seguimos el
        texto inglés.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-the-gods-8 = ¿Puede tener una loseta a la vez una montaña y un abismo?
    .answer = Sí, uno de cada donde quepan. El texto francés dice una cosa o la otra; seguimos el texto inglés.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-the-gods-9 = ¿Qué montaña se pone en una loseta?
    .answer = Una con el símbolo de la tierra que cubre por completo, si queda alguna; si no, una sin símbolo.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-the-gods-10 = ¿Y si en la caja no quedan Tribus Perdidas, montañas o abismos?
    .answer = Entonces no se pone ninguno.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-the-gods-11 = ¿Qué regiones cuentan para las nueve por jugador?
    .answer = Las tierras y las montañas, pero no los ríos ni los abismos.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-the-gods-12 = ¿En qué momento del turno se pone la loseta?
    .answer = Antes que nada. Las nuevas vecinas y el nuevo borde cuentan enseguida.
    .source = nuestro criterio
ruling-the-gods-13 = ¿Puede compartir región una reliquia o un lugar con una Tribu Perdida?
    .answer = No. Primero se pone la reliquia o el lugar. Si en una loseta no cabe, va en la siguiente.
    .source = nuestro criterio
ruling-the-gods-14 = ¿Y si se unen ríos en los que hay fichas?
    .answer =
        Funciona como con los mares que se unen. Se queda el montón más grande. Los demás van a la mano, o a la
        bandeja si están en declive.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-the-gods-15 = En una partida de los dos mundos, ¿qué cara de una loseta queda arriba?
    .answer =
        La que quiera su jugador. Las montañas son negras en la cara subterránea; un abismo es un abismo en las
        dos.
    .source = nuestro criterio
ruling-the-gods-16 = En la partida depurada, ¿eligen dos jugadores también las cartas difíciles de jugar?
    .answer =
        Sí, todas menos Malditos, Homúnculos y Mimos Sombríos. El folleto ofrece las dos opciones en la
        preparación de tres a seis jugadores. La preparación para dos enumera los pasos que reemplaza.
    .source = reglas de Realms

sources-the-dig = reglas de Realms, escenario 10
ruling-the-dig-1 = ¿Qué tierras atacan los guardianes?
    .answer =
        Toda tierra que limite con una región que ocupan, llena o vacía, en su veta o más allá. No atacan ríos,
        regiones inmunes ni nada que ocupen Monstruos. Los niveles cerrados no los detienen.
    .source = reglas de Realms; Days of Wonder, 3 de mayo de 2012; lo demás: nuestro criterio
ruling-the-dig-2 = ¿Y si la tierra menos protegida queda fuera de su alcance incluso con el dado?
    .answer = No atacan.
    .source = nuestro criterio
ruling-the-dig-3 = ¿Atacan los guardianes después de la última ronda?
    .answer = No.
    .source = nuestro criterio
ruling-the-dig-4 = ¿Adónde van los guardianes que sobreviven cuando su región es la más profunda?
    .answer =
        Salen del tablero, y no llegan guardianes por la moneda. Si la región ya se había conquistado antes, van
        a la región más profunda de la veta que aún ocupan.
    .source = nuestro criterio
ruling-the-dig-5 = ¿Da otra vez su moneda una región que recuperaron los Monstruos?
    .answer = No, ni su moneda ni guardianes nuevos. Se descarta un guardián, y los demás bajan.
    .source = nuestro criterio
ruling-the-dig-6 = ¿Está limitado el número de guardianes?
    .answer = Sí, a 20 Esqueletos, 18 Hechiceros y 15 Momias.
    .source = nuestro criterio
ruling-the-dig-7 = ¿Cuentan los guardianes como una raza?
    .answer =
        No. Son Monstruos: nadie puede sustituirlos por una ficha, no tienen monedas ni pagan ninguna, y los
        Líderes que toman quedan fuera de la partida.
    .source = nuestro criterio
ruling-the-dig-8 = ¿Cuándo vuelven a colocar sus fichas las razas desplazadas por guardianes?
    .answer =
        Después del ataque de la última veta, antes de la ronda siguiente, en el sentido de las agujas del reloj
        desde el primer jugador.
    .source = nuestro criterio
ruling-the-dig-9 = ¿De qué región salen los atacantes si varias limitan con el objetivo?
    .answer = De la más profunda de su veta.
    .source = nuestro criterio
ruling-the-dig-10 = ¿Abre el Balrog una región de una veta?
    .answer =
        No, porque no conquista nada. Los guardianes que sobreviven bajan, y la moneda espera a quien conquiste
        después.
    .source = nuestro criterio

sources-all-together = reglas de Realms, escenario 11
ruling-all-together-1 = ¿Suben las monedas con las columnas?
    .answer =
        No. Las monedas se quedan en sus filas, como en el ejemplo del folleto y sus dos leyendas. Solo el texto
        principal del folleto sube las monedas.
    .source = reglas de Realms, el ejemplo
ruling-all-together-2 = ¿Cómo se reparten los asientos?
    .answer =
        Se sortean. Quien empieza tiene el primer asiento, y los demás siguen en el sentido de las agujas del
        reloj.
    .source = reglas de Realms; quién empieza: nuestro criterio
ruling-all-together-3 = ¿Qué pasa con las monedas de la fila más barata, sea de la raza o del poder?
    .answer = Se quedan. Si alguien pasa de largo esa fila, se añade una moneda.
    .source = reglas de Realms, el ejemplo
ruling-all-together-4 = ¿Cuánto cuesta pasar de largo una fila con el poder Malditos?
    .answer = Tres monedas, que se ponen en esa fila.
    .source = nuestro criterio
ruling-all-together-5 = ¿Cuándo reciben una ficha los Homúnculos?
    .answer = Cuando pasa de largo su fila alguien que podría haber elegido de su columna.
    .source = nuestro criterio
ruling-all-together-6 = ¿Qué marcador pueden tomar los Mimos Sombríos en lugar del suyo?
    .answer = Cualquier otro marcador boca arriba, gratis. El suyo ocupa su sitio.
    .source = nuestro criterio
ruling-all-together-7 = ¿Adónde van los estandartes y los marcadores?
    .answer = Los estandartes, debajo de la pila de su mundo. Los marcadores de los dos mundos se barajan juntos.
    .source = nuestro criterio
ruling-all-together-8 = ¿Pueden entrar en el otro mundo las razas y los poderes que entran en cualquier parte?
    .answer = No, solo en cualquier parte de su propio mundo.
    .source = nuestro criterio
ruling-all-together-9 = ¿Pueden atacarse los aliados?
    .answer = Sí. Solo se suman sus monedas al final.
    .source = nuestro criterio
ruling-all-together-10 = ¿Se ven los aliados las monedas entre sí?
    .answer = Solo si la mesa deja que los aliados las vean, o si todas las monedas son públicas.
    .source = nuestro criterio
ruling-all-together-11 = ¿Cuentan los Líderes cautivos antes de sumar y doblar las monedas?
    .answer = Sí. Son monedas de quien los capturó.
    .source = nuestro criterio
ruling-all-together-12 = ¿Quién gana un empate?
    .answer =
        El bando con más fichas en el tablero, sumadas y dobladas como las monedas. Si también son iguales,
        ganan los dos.
    .source = nuestro criterio
ruling-all-together-13 = ¿Por dónde entran los Necrófagos en declive que no tienen ninguna región?
    .answer = Por el borde de su mundo, como toda raza que entra.
    .source = reglas de Realms
ruling-all-together-14 = ¿Cuántas Tribus Perdidas, reliquias y lugares hay?
    .answer = Doce Tribus Perdidas, y cuatro reliquias y lugares con dos Monstruos cada uno.
    .source = deducido de las piezas de la caja; lo demás: nuestro criterio

sources-night-and-day = reglas de Realms, escenario 12; escenario 11 para túneles y entrada
ruling-night-and-day-1 = ¿Qué combinación reemplaza a la que se tomó?
    .answer =
        Las combinaciones nuevas vienen alternadas de los dos mundos, se tomara la que se tomara. El texto
        francés del folleto tiene una sola pila en orden alterno. La primera combinación es de la superficie.
    .source = reglas de Realms, en francés; la primera: nuestro criterio
ruling-night-and-day-2 = ¿Adónde van los estandartes y los marcadores?
    .answer =
        Los estandartes, debajo de la pila de su mundo. Cuando la pila de marcadores de un mundo está vacía, se
        barajan los suyos descartados.
    .source = nuestro criterio
ruling-night-and-day-3 = ¿Y si a un mundo no le quedan estandartes o marcadores?
    .answer = Ocupa su sitio uno del otro mundo.
    .source = nuestro criterio
ruling-night-and-day-4 = ¿Por qué regiones entra una raza?
    .answer =
        En nuestros tableros, las razas de la superficie entran por el borde norte y las del mundo subterráneo
        por el borde sur, pero nunca por los lados. Si un tablero no marca regiones de entrada, una raza entra
        por el borde de su mundo. Un río en losetas de los dos mundos pertenece a ambos.
    .source = reglas de Realms; lo demás: nuestro criterio
ruling-night-and-day-5 = ¿Pueden entrar en el otro mundo las razas y los poderes que entran en cualquier parte?
    .answer = No, solo en cualquier parte de su propio mundo.
    .source = nuestro criterio
ruling-night-and-day-6 = ¿Por dónde entran los Ígneos?
    .answer = Junto a su Volcán, esté donde esté.
    .source = nuestro criterio
ruling-night-and-day-7 = ¿Cuánto tiempo paga una región de tu mundo de la que expulsas a una raza del otro?
    .answer =
        Una vez, en el turno en que se conquistó: el texto francés dice «dont ils chassent», de donde expulsan.
        Los textos inglés, alemán y español hablan de regiones antes ocupadas, sin límite de tiempo. Según esa
        lectura, la región pagaría cada turno mientras la raza la ocupe.
    .source = reglas de Realms, en francés
ruling-night-and-day-8 = ¿Cuentan como expulsadas las Tribus Perdidas, los Monstruos o las razas de tu propio mundo?
    .answer = No, solo las razas del otro mundo, activas o en declive.
    .source = reglas de Realms
ruling-night-and-day-9 = ¿Gana monedas en el otro mundo también una raza en declive?
    .answer =
        Sí, desde el turno en que entra en declive: el folleto habla de razas sin decir que deban estar activas.
    .source = reglas de Realms
ruling-night-and-day-10 = ¿Cuentan los ríos?
    .answer = No.
    .source = nuestro criterio
ruling-night-and-day-11 = ¿Y si la raza expulsada vuelve a ocupar su región al final del turno?
    .answer = Solo pagan las regiones que aún se ocupan.
    .source = nuestro criterio
ruling-night-and-day-12 = ¿Por dónde entran los Necrófagos en declive que no tienen ninguna región?
    .answer = En su propio mundo, como toda raza que entra.
    .source = reglas de Realms
ruling-night-and-day-13 = ¿Cuántas Tribus Perdidas, reliquias y lugares hay?
    .answer =
        De tres a cinco jugadores: 7, 9 y 11 Tribus Perdidas, y 4, 5 y 6 reliquias y lugares con dos Monstruos
        cada uno.
    .source = deducido de las piezas de la caja
