### Problemas de los tableros hechos con losetas, según los códigos de content/realms/tiles/errors.py.

realm-fault-name = su nombre debe tener de 1 a { $most } caracteres.
realm-fault-players = es para { $players } jugadores; se admiten de { $least } a { $most }.
realm-fault-rounds = tiene { $rounds } rondas; se admiten de 1 a { $most }.
realm-fault-water = el agua debe ser una de { $known }.
realm-fault-no-tiles = no tiene losetas.
realm-fault-no-such-tile = no hay ninguna loseta { $tile }; van de la A a la Z.
realm-fault-tile-twice = la loseta { $tile } se usa dos veces; la caja solo tiene una.
realm-fault-no-such-side = la loseta { $tile } no tiene esa cara; tiene superficie y subterráneo.
realm-fault-cell-taken = la loseta { $tile } no puede ir en { $column }, { $row }: allí está la loseta { $other }.
realm-fault-too-far = la loseta { $tile } está a más de { $most } sitios del centro.
realm-fault-turn = la loseta { $tile } está girada { $turn } veces; se admiten de 0 a 5.
realm-fault-no-such-piece = no hay tal pieza; la caja tiene { $mountains } montañas y { $chasms } abismos.
realm-fault-piece-twice = { $kind ->
    [mountain] la montaña { $number } se usa dos veces; la caja solo tiene una.
   *[chasm] el abismo { $number } se usa dos veces; la caja solo tiene uno.
}
realm-fault-piece-off = { $kind ->
    [mountain] la montaña { $number } está en la loseta { $tile }, que no está en la mesa.
   *[chasm] el abismo { $number } está en la loseta { $tile }, que no está en la mesa.
}
realm-fault-piece-place = la loseta { $tile } no tiene el sitio { $place }; van de 0 a 5.
realm-fault-piece-on-water = { $kind ->
    [mountain] la montaña { $number } no puede ir sobre agua en la loseta { $tile }.
   *[chasm] el abismo { $number } no puede ir sobre agua en la loseta { $tile }.
}
realm-fault-piece-on-piece = { $kind ->
    [mountain] la montaña { $number } no puede ir sobre otra pieza en la loseta { $tile }.
   *[chasm] el abismo { $number } no puede ir sobre otra pieza en la loseta { $tile }.
}
realm-fault-parted = en la loseta { $tile }, las piezas cortarían en dos la región { $region }.
realm-fault-narrow = en la loseta { $tile }, las piezas no dejarían sitio para un montón en la región { $region }.
realm-fault-crowd = en la loseta { $tile } se juntarían cuatro regiones en un punto, entre ellas { $regions }.
realm-fault-border-no-water = la frontera de río de la loseta { $tile } no está junto al agua.
realm-fault-border-twice = hay dos fronteras de río en el mismo sitio.
realm-fault-border-drifts =
    un tablero con losetas a la deriva no puede tener fronteras de río: las aguas que se tocan siempre se unen.
realm-fault-no-such-mark = no existe la marca { $mark }. Disponibles: { $known }.
realm-fault-no-region = no hay ninguna región { $region }. Disponibles: { $known }.
realm-fault-region-twice = la misma pieza aparece dos veces para una región.
realm-fault-no-mountain = hay un pico en { $region }, que no es una montaña.
realm-fault-no-land = { $region } no es tierra, así que no puede contener nada.
realm-fault-too-many = una pieza se usa { $number } veces, pero la caja solo tiene { $most }.
realm-fault-both = { $region } tiene a la vez una Tribu Perdida y Monstruos.
realm-fault-vein-level = { $region } debe ser de una sola veta de oro y de un solo nivel.
realm-fault-vein-twice = la veta de oro de { $region } ya tiene una región de ese nivel.
realm-fault-vein-taken = { $region } es de una veta de oro, así que allí solo pueden empezar guardianes.
realm-fault-two-tunnels = una región tiene dos túneles.
realm-fault-name-of-region = el nombre de la región { $region } debe tener de 1 a { $most } caracteres.
realm-fault-names-too-long =
    los nombres de las regiones son demasiado largos: { $bytes } bytes, y se admiten { $most } como máximo.
realm-fault-code-too-long = su cadena tiene más de { $most } caracteres.
realm-fault-code-version = su cadena es de la versión { $version }, pero solo se puede leer la versión { $known }.
realm-fault-code-torn = su cadena está dañada o incompleta.
realm-fault-too-many-to-mirror = { $number } losetas son demasiadas para reflejarlas; el límite es { $most }.
realm-fault-rules-title = el título debe tener de 1 a { $most } caracteres.
realm-fault-rules-tool = no existe la regla { $said }. Posibles: { $known }.
realm-fault-rules-field = no existe el campo { $said }. Posibles: { $known }.
realm-fault-rules-value = { $field } es { $said }; debe ser { $wanted }.
realm-fault-rules-twice = { $feature } ya tiene una regla; cada cosa solo puede tener una.
realm-fault-rules-apart = las reglas { $tool } y { $other } no se pueden combinar.
realm-fault-rules-world = la regla { $tool } necesita razas de los dos mundos.
realm-fault-unknown = { $message }
