### Grandes Esencias: textos.

box-be-not-afraid = Grandes Esencias

# --- Races -------------------------------------------------------------------------------------------

race-barbarians = Bárbaros
    .one = Bárbaro
    .gender = masculine
    .joined = bárbaros
race-barbarians-short = No se redistribuyen; los que sobran esperan su siguiente turno fuera del mapa.
race-barbarians-text =
    Los Bárbaros se quedan donde los pusieron tus conquistas: al final de tu turno no se mueve ninguno.
    Puedes conquistar una región con más de los que cuesta. Cuando recoges tus tropas, eliges cuántos
    tomas de cada región, y dejas al menos uno. Los que no usas, y los de un último intento fallido,
    esperan fuera del mapa hasta tu siguiente turno. Los Bárbaros que se repliegan de un ataque se
    colocan como siempre. Las piezas de su poder no son Bárbaros, así que las colocas donde quieras. En
    declive queda un Bárbaro en cada región.

race-homunculi = Homúnculos
    .one = Homúnculo
    .gender = masculine
    .joined = homúnculos
race-homunculi-short = Cada vez que alguien pasa de largo su combinación, se le añade una ficha.
race-homunculi-text =
    Cada vez que alguien elige una combinación por debajo de la suya, se le añade un Homúnculo de la
    bandeja, además de la moneda. Hay 15 en total. Quien se queda con la combinación recibe estas fichas,
    además de las del estandarte y del marcador. Una vez elegida la combinación, los Homúnculos no tienen
    más habilidades.

race-leprechauns = Leprechauns
    .one = Leprechaun
    .gender = masculine
    .joined = leprechauns
race-leprechauns-short = Esconden ollas de oro: 1 moneda un turno después, o para quien conquiste la región.
race-leprechauns-text =
    Después de redistribuir puedes poner ollas de oro en las regiones de los Leprechauns, una por región
    como máximo. Cuando empieza tu siguiente turno, cada olla que siga allí vale una moneda y vuelve a tu
    mano. Un rival que conquiste antes la región se queda con la olla y recibe la moneda al instante. Una
    olla no aumenta el coste de su región. Cuando los Leprechauns entran en declive, se pierden las ollas
    que no están en el mapa. Las que se pusieron antes de un declive de Recios siguen dando su moneda en
    tu siguiente turno.

race-pixies = Pixies
    .one = Pixie
    .gender = masculine
    .joined = pixies
race-pixies-short = Uno se queda en cada región; los demás esperan su siguiente turno fuera del mapa.
race-pixies-text =
    Al final de tu turno se queda exactamente un Pixie en cada región. Todos los demás salen del mapa y
    vuelven a tu mano cuando empieza tu siguiente turno. No vuelven antes si entretanto pierdes regiones.
    En declive, los Pixies de fuera del mapa van a la bandeja.

race-pygmies = Médicos Brujos
    .one = Médico Brujo
    .gender = masculine
    .joined = médicos brujos
    .also = Pigmeos
race-pygmies-short = Se tira el dado por cada uno que se pierde: sus puntos son los nuevos que llegan.
race-pygmies-text =
    Cada vez que un Médico Brujo activo se pierde en una conquista, incluso por sustitución, se tira el
    dado al instante. Tomas de la bandeja tantos Médicos Brujos como puntos muestre, si hay bastantes. El
    que se perdió ya está otra vez en la bandeja. Colocas los nuevos al final del turno, junto con los
    que se replegaron. Si no te queda ninguna región, esperan en la mano hasta tu siguiente turno. En
    declive no se tira el dado.

# --- Powers ------------------------------------------------------------------------------------------

power-barricade = Atrincherados
power-barricade-with = { race-name } atrincherados
    .feminine = { race-name } atrincheradas
power-barricade-short = Tres monedas extra por turno si la raza ocupa cuatro regiones o menos.
power-barricade-text =
    En el recuento, la raza da tres monedas extra si ocupa cuatro regiones o menos, aunque no ocupe
    ninguna. Las regiones de tus razas en declive no cuentan. En declive se pierde la bonificación.

power-catapult = Con Catapulta
power-catapult-with = { race-name } con Catapulta
power-catapult-short = Una vez por turno conquista a dos pasos por 1 ficha menos; la catapulta da inmunidad.
power-catapult-text =
    Una vez por turno puedes poner la catapulta en una región de esta raza y conquistar una región que
    esté exactamente a dos pasos. La conquista cuesta 1 ficha menos. La catapulta dispara por encima de
    una región, ocupada o no, o del lago. Nunca dispara por encima de un mar, ni al agua. También sirve
    para un último intento, y su alcance vale para otras formas de conquistar, como la sustitución de los
    Hechiceros. La región de la catapulta es inmune a los rivales hasta que la uses en otra parte. Vuelve
    a tu mano si abandonas su región, y en declive desaparece.

power-corrupt = Corruptos
power-corrupt-with = { race-name } corruptos
    .feminine = { race-name } corruptas
power-corrupt-short = Un rival que conquista una región de la raza te paga una moneda.
power-corrupt-text =
    Un rival que conquista una región de esta raza activa paga una moneda a quien la controla, si tiene
    alguna. La conquista vale aunque no pueda pagar. Un intento fallido no cuesta nada. En declive no se
    paga nada.

power-imperial = Imperiales
power-imperial-with = { race-name } imperiales
power-imperial-short = Cada región de la raza a partir de la cuarta vale 1 moneda extra.
power-imperial-text =
    En el recuento, cada región que ocupa la raza a partir de la cuarta vale 1 moneda extra. Las regiones
    de tus razas en declive no cuentan. En declive se pierde la bonificación.

power-mercenary = Mercenarios
power-mercenary-with = { race-name } mercenarios
    .feminine = { race-name } mercenarias
power-mercenary-short = Por 1 moneda, una conquista cuesta dos fichas menos.
power-mercenary-text =
    En cada conquista puedes pagar una vez una moneda a la banca. La región cuesta entonces dos fichas
    menos, pero siempre al menos una. En un último intento decides después de la tirada, si la moneda aún
    puede cubrir la diferencia. Por eso puedes nombrar una región que solo alcanzas con el dado y la
    moneda juntos. En declive no puedes contratar mercenarios.

# --- Pieces and questions ----------------------------------------------------------------------------
piece-pot = olla de oro
count-pot = { $number ->
    [one] 1 olla de oro
   *[other] { $number } ollas de oro
}
question-leprechauns = Esconde ollas de oro.
piece-catapult = catapulta
count-catapult = { $number ->
    [one] 1 catapulta
   *[other] { $number } catapultas
}
reason-immune-catapult = inmune: allí está la catapulta
question-barbarians = ¿Cuántos Bárbaros recoges?
question-catapult = Coloca la catapulta.
question-mercenary = ¿Pagar 1 moneda por dos fichas menos?
# --- In the browser ----------------------------------------------------------------------------------
do-barbarians = Tomar { $tokens }: { $region }
do-catapult = Disparar: { $other } → { $region }
do-mercenary = Pagar 1: { $region } ({ $tokens })
