### ¡Malditos!: textos.

box-cursed = ¡Malditos!

# --- Races -------------------------------------------------------------------------------------------

race-goblins = Trasgos
    .one = Trasgo
    .gender = masculine
    .joined = trasgos
race-goblins-short = Las regiones de razas en declive y de Tribus Perdidas cuestan 1 ficha menos.
race-goblins-text =
    Una región ocupada por una raza en declive cuesta 1 ficha menos, pero siempre al menos una. Da igual
    de quién sea la raza, aunque sea tuya, y también si sigue luchando, como los Necrófagos. Las Tribus
    Perdidas cuentan como razas en declive.

race-kobolds = Kobolds
    .one = Kobold
    .gender = masculine
    .joined = kobolds
race-kobolds-short = Al menos dos en cada región suya y al menos dos en cada conquista.
race-kobolds-text =
    Los Kobolds nunca conquistan ni ocupan una región con menos de dos. Por eso ningún descuento hace que
    una conquista cueste menos de dos fichas, y para un último intento hacen falta dos en la mano. Cuando
    recoges tus tropas, en cada región se quedan dos en vez de una. En declive queda un solo Kobold en
    cada región, como en cualquier raza.

# --- Powers ------------------------------------------------------------------------------------------

power-cursed = Malditos
power-cursed-with = { race-name } malditos
    .feminine = { race-name } malditas
power-cursed-short = Quien pasa de largo esta combinación pone en ella tres monedas en vez de una.
power-cursed-text =
    Quien elige una combinación por debajo de esta pone en ella tres monedas en vez de una. Quien se
    queda con esta combinación recibe las monedas que tiene encima. El poder no hace nada más, y su
    marcador no trae fichas.

power-hordes-of = En Hordas
power-hordes-of-with = { race-name } en hordas
power-hordes-of-short = Dos fichas más que sirven como fichas de raza, pero desaparecen en declive.
power-hordes-of-text =
    Además de las fichas del estandarte y del marcador, recibes en la mano dos fichas de Horda, que no
    son de ninguna bandeja. Sirven como fichas de raza en todo: pagan conquistas, defienden su región, se
    pueden perder y desempatan. Al final de tu turno, cada una debe compartir región con al menos una
    ficha de raza. Si te faltan fichas de raza, cedes regiones. Cuando pierdes una región con varias
    fichas, pierdes una ficha de Horda, salvo que prefieras perder una de raza. En declive, las fichas de
    Horda desaparecen.

power-marauding = Merodeadores
power-marauding-with = { race-name } merodeadores
    .feminine = { race-name } merodeadoras
power-marauding-short = Una vez por turno, recupera en la mano las fichas que sobran y sigue conquistando.
power-marauding-text =
    Una vez por turno, entre dos conquistas y antes de un último intento, puedes recuperar en la mano las
    fichas que te sobran. En cada región de la raza se queda una ficha; los Kobolds dejan dos. Luego
    sigues conquistando con ellas y puedes acabar con el último intento habitual. En ese momento no
    puedes abandonar regiones. Las habilidades que cuentan las conquistas de un turno cuentan las dos
    oleadas.

power-ransacking = Salteadores
power-ransacking-with = { race-name } salteadores
    .feminine = { race-name } salteadoras
power-ransacking-short = Por cada región que conquista a una raza activa, su rival le paga una moneda.
power-ransacking-text =
    Cada vez que la raza conquista una región de la raza activa de un rival, recibes enseguida una moneda
    de ese rival. Si no tiene ninguna, no paga nada, y la conquista vale. Las razas en declive y las
    Tribus Perdidas no dan monedas, y tampoco los Necrófagos en declive.

power-were- = Licántropos
power-were--with = { race-name } licántropos
    .feminine = { race-name } licántropas
power-were--short = En las rondas pares, cada conquista cuesta dos fichas menos.
power-were--text =
    En cada ronda con número par, toda región cuesta a la raza dos fichas menos, pero siempre al menos
    una. En las rondas impares, el poder no hace nada. La ronda es la misma para toda la mesa, da igual
    quién empezara.

# --- Questions ---------------------------------------------------------------------------------------

question-hordes-of = ¿Cuántas fichas de raza pierdes en lugar de fichas de Horda?
do-loose-marauding = Recoger las tropas
