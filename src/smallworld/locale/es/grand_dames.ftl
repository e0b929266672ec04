### Grandes Damas de Small World: textos.

box-grand-dames = Grandes Damas de Small World

# --- Races -------------------------------------------------------------------------------------------

race-gypsies = Nómadas
    .one = Nómada
    .gender = masculine
    .joined = nómadas
    .also = Gitanos
race-gypsies-short = Una moneda por cada región que abandonan; en ese turno no pueden volver a ella.
race-gypsies-text =
    Cuando recoges tus tropas, cada región que abandonas recibe una moneda de la banca. Estas monedas son
    tuyas en el recuento del mismo turno. La raza no puede volver a conquistar una región así en ese
    turno, de ninguna manera. Si ha dejado todas sus regiones, vuelve a entrar en el mapa por otra parte.
    No recibes nada por regiones que otros te quitan, que cedes al redistribuir o que dejas al entrar en
    declive.

race-priestesses = Clérigos
    .one = Clérigo
    .gender = masculine
    .joined = clérigos
race-priestesses-short = En declive se reúnen en una Torre de Marfil, donde cada uno vale una moneda.
race-priestesses-text =
    Cuando los Clérigos entran en declive, queda uno por cada región que ocupan. Todos se reúnen en una
    de esas regiones, que eliges tú: su Torre de Marfil. Las demás quedan vacías. En el turno del declive
    y en todos los siguientes, la Torre da una moneda por cada Clérigo que hay en ella, pero ninguna por
    la región. Se conquista como cualquier región, y entonces se pierden todos los Clérigos. Una
    fortaleza bajo la Torre se queda; las demás salen del mapa.

race-white-ladies = Apariciones
    .one = Aparición
    .gender = feminine
    .joined = apariciones
race-white-ladies-short = En declive, todas sus regiones son inmunes.
race-white-ladies-text =
    Mientras están activas, las Apariciones se conquistan como cualquier raza. Desde que entran en
    declive, todas sus regiones son inmunes: ningún rival puede conquistarlas ni usar en ellas la
    habilidad de una raza o de un poder. Salen del mapa cuando entra en declive la siguiente raza de
    quien las controla, salvo que sean una raza de Espíritu.

# --- Powers ------------------------------------------------------------------------------------------

power-historian = Historiadores
power-historian-with = { race-name } historiadores
    .feminine = { race-name } historiadoras
power-historian-short = Una moneda por cada raza en declive al elegir la combinación y por cada nuevo declive.
power-historian-text =
    Cuando te quedas con esta combinación, ganas una moneda por cada raza en declive que haya en el mapa,
    sea de quien sea; las Tribus Perdidas no cuentan. Mientras la raza está activa, ganas una moneda al
    instante cada vez que otra raza entra en declive. Valen también una raza recia o de Espíritu. Su
    propio declive da una última moneda.

power-peace-loving = Amantes de la Paz
power-peace-loving-with = { race-name } amantes de la Paz
power-peace-loving-short = Tres monedas por cada turno en que no ataca a ninguna raza activa.
power-peace-loving-text =
    En el recuento ganas tres monedas si la raza no ha atacado a ninguna raza activa en este turno. Un
    último intento fallido cuenta también como ataque. Puedes atacar sin miedo a Tribus Perdidas y a
    razas en declive, también a los Necrófagos en declive.

# --- Reasons why a region cannot be conquered -------------------------------------------------------

reason-immune-in-decline = inmune: en declive
reason-abandoned-this-turn = esta raza la ha abandonado este turno

# --- Pieces and questions ----------------------------------------------------------------------------

piece-tower = Torre de Marfil
count-tower = { $number ->
    [one] 1 Torre de Marfil
   *[other] { $number } Torres de Marfil
}
sign-tower = T
question-priestesses = Coloca la Torre de Marfil.
