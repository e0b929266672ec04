### El registro de la partida: una frase corta por suceso. Los argumentos están explicados en en/story.ftl.
###
### $region lleva artículo («el Mar de los Arenques»): nunca va detrás de «a» ni de «de».

# --- Parts of sentences -----------------------------------------------------------------------------

story-troops = { $race ->
    [none] { count-tokens }
   *[other] { $number ->
        [one] { count-tokens }
       *[other] { $number } { race-name }
    }
}
story-from = { $from ->
    [player] , a costa de { $victim }
    [own] , a costa de su propia raza
    [tribe] , a costa de una Tribu Perdida
    [monsters] , a costa de unos Monstruos
   *[none] { "" }
}
story-monsters-conquer = { $ability } toman { $region } con { count-tokens }{ story-from }.
story-monsters-awake = { $ability } despiertan y guardan { $region }: { count-tokens } más.
story-monsters-attack = { $ability } salen al ataque: { count-tokens }.

# --- Turn and combo ---------------------------------------------------------------------------------

story-turn-began = Ronda { $number }: le toca a { $player }.
story-combo-taken = { $player } se queda con { combo-the }: { count-tokens }.
story-coins-paid = { $player } paga { count-coins } por la combinación.
story-coins-found = { $player } se embolsa { count-coins } que había en la combinación.
story-badge-drawn = { $player } saca un marcador: { $ability }.
story-badge-exchanged = { $player } cambia el marcador; en la columna queda: { $race ->
    [none] { $other }
   *[other] { combo }
}.
story-combo-revealed = Novedad en la columna: { $race ->
    [none] { $other }
   *[other] { combo }
}.
story-marker-discovered = { $player } explora { $region } y encuentra: ¡{ $ability }!

# --- Conquest ---------------------------------------------------------------------------------------

story-region-abandoned = { $player } abandona { $region }.
story-region-conquered = { $by ->
    [conquer] { $player } conquista { $region } con { story-troops }{ story-from }.
    [attempt] El dado sonríe: { $player } conquista { $region } con { story-troops }{ story-from }.
    [dragon-master] El dragón se abate sobre { $region } para { $player }{ story-from }.
    [sorcerers] { $player } convierte en { race-sorcerers.one } la ficha solitaria de { $victim } en { $region }.
    [catapult] ¡Por los aires! La catapulta gana { $region } para { $player }{ story-from }.
    [mercenary] Con espadas a sueldo, { $player } toma { $region }{ story-from }.
    [vampire] { $player } muerde a la ficha solitaria de { $victim } en { $region }, que cambia de bando.
    [the-shiny-orb] El Orbe brilla, y la ficha solitaria de { $victim } en { $region } se pone a las órdenes de { $player }.
    [will-o-wisps] Detrás de sus luces, { $player } toma { $region } con { story-troops }{ story-from }.
    [skeleton-guards] { story-monsters-conquer }
    [sorcerer-guards] { story-monsters-conquer }
    [mummy-guards] { story-monsters-conquer }
   *[other] { $player } conquista { $region } gracias a «{ $ability }»{ story-from }.
}
story-tokens-lost = { $whose ->
    [nobody] Los Monstruos pierden { count-tokens } al defender { $region }.
   *[player] { $player } pierde { story-troops } al defender { $region }.
}
story-tokens-withdrew = { $whose ->
    [nobody] Los Monstruos repliegan { count-tokens } desde { $region }.
   *[player] { $player } repliega { story-troops } desde { $region }.
}
story-die-rolled = { $whose ->
    [nobody] { $number ->
        [0] Dado de los Monstruos: cara en blanco.
       *[other] Dado de los Monstruos: ¡{ $number }!
    }
   *[player] { $number ->
        [0] { $player } tira el dado: cara en blanco.
       *[other] { $player } tira el dado: ¡{ $number }!
    }
}
story-final-attempt-failed = { $whose ->
    [nobody] Los Monstruos se estrellan contra { $region }.
   *[player] { $player } se estrella contra { $region }.
}
story-target-chosen =
    { $ability } avanzan hacia { $region }, la tierra menos protegida a su alcance. Coste:
    { count-tokens }.
story-lot-drawn = Entre { $number } tierras igual de débiles, el dado elige { $region }.
story-attackers-stayed = { $ability } se quedan donde están: con { count-tokens } no alcanzan nada.
story-tokens-joined = { $ability } se reúnen en { $region }: { count-tokens } más.

# --- Redeployment -----------------------------------------------------------------------------------

story-tokens-gained = { $by ->
    [well-of-souls] { $number ->
        [one] Un fantasma sale del Pozo para { $player }.
       *[other] { $number } fantasmas salen del Pozo para { $player }.
    }
    [skeletons] { $number ->
        [one] Un nuevo Esqueleto se levanta para { $player }.
       *[other] { $number } nuevos Esqueletos se levantan para { $player }.
    }
    [igors] { $number ->
        [one] ¡Está vivo! Un nuevo Igor se une a { $player }.
       *[other] ¡Están vivos! { $number } nuevos Igors se unen a { $player }.
    }
    [fauns] La fiesta de los Faunos da fruto: { story-troops } para { $player }.
    [pygmies] { $number ->
        [one] El conjuro funciona: un nuevo Médico Brujo para { $player }.
       *[other] El conjuro funciona: { $number } nuevos Médicos Brujos para { $player }.
    }
    [mudmen] { $number ->
        [one] Un nuevo Hombre de Barro sale del lodo para { $player }.
       *[other] { $number } nuevos Hombres de Barro salen del lodo para { $player }.
    }
    [the-fountain-of-youth] La Fuente de la Juventud burbujea: { story-troops } para { $player }.
   *[other] { $player } recibe { story-troops } ({ $ability }).
}
story-tokens-taken-off = { $player } retira { story-troops } del mapa hasta su siguiente turno ({ $ability }).
story-tokens-deployed = { $player } refuerza { $region } con { story-troops }.
story-piece-placed = { $by ->
    [priestesses] { $player } alza la Torre de Marfil en { $region }.
    [fortified] { $player } construye una fortaleza en { $region }.
    [heroic] Un héroe monta guardia en { $region } para { $player }.
    [bivouacking] { $player } monta { count-encampment } en { $region }.
    [behemoth] { $player } hace retumbar { $region } con { count-behemoth }.
    [leader] El Líder de { $player } se planta en { $region }.
    [leprechauns] { $player } esconde una olla de oro en { $region }.
    [catapult] { $player } lleva la catapulta hasta { $region }.
    [cultists] El Gran Antiguo de { $player } mora en { $region }.
    [flames] { $player } hace surgir el volcán en { $region }.
    [royal] La Reina de { $player } reúne a su corte en { $region }.
    [shield] { $player } cubre { $region } con una armadura de seta.
    [magic] { $player } arrastra el Saco sin Fondo hasta { $region }.
    [balrog] ¡{ $player } lanza el Balrog contra { $region }!
    [the-crypt-of-the-tomb-raider] El Fantasma de la Cripta vigila { $region } para { $player }.
    [the-flying-doormat] El Felpudo Volador aterriza en { $region } con las tropas de { $player }.
    [froggys-ring] { $player } deja el Anillo de Froggy en { $region }.
    [the-stinky-trolls-socks] Un olor a Troll vacía { $region }, para alegría de { $player }.
    [the-scepter-of-avarice] { $player } clava el Cetro de la Avaricia en { $region }.
    [the-shiny-orb] El Orbe Brillante reluce ahora en { $region }.
    [the-sword-of-the-killer-rabbit] La Espada del Conejo Asesino golpea para { $player } y se queda en { $region }.
    [guardians] Dos Monstruos se instalan en { $region } y guardan lo que aún nadie ha visto.
    [creation] { $number ->
        [one] { $player } asienta una Tribu Perdida en { $region }.
       *[other] { $player } pone dos Monstruos a guardar { $region }.
    }
    [coins-on-peaks] { $player } deja { count-coins } en { $region }.
    [skeleton-guards] { story-monsters-awake }
    [sorcerer-guards] { story-monsters-awake }
    [mummy-guards] { story-monsters-awake }
   *[other] { $player } usa «{ $ability }» en { $region }.
}
story-pieces-gathered = { $by ->
    [fireball] { $number ->
        [one] Se cuece una bola de fuego para { $player }.
       *[other] Se cuecen { $number } bolas de fuego para { $player }.
    }
    [iron-dwarves] { $number ->
        [one] Se forja un martillo de plata para { $player }.
       *[other] Se forjan { $number } martillos de plata para { $player }.
    }
    [shield] { $number ->
        [one] Se talla una armadura de seta para { $player }.
       *[other] Se tallan { $number } armaduras de seta para { $player }.
    }
    [skeleton-guards] { story-monsters-attack }
    [sorcerer-guards] { story-monsters-attack }
    [mummy-guards] { story-monsters-attack }
   *[other] { $player } reúne { $number } más ({ $ability }).
}
story-player-named = { $by ->
    [diplomat] { $player } hace las paces con { $other }.
   *[other] { $player } elige a { $other } ({ $ability }).
}

# --- Scoring and decline ----------------------------------------------------------------------------

story-coins-scored = { $by ->
    [none] { $race ->
        [none] { $player } recibe { count-coins } por sus regiones.
       *[other] { $player } recibe { count-coins } por las regiones { race-of }.
    }
    [aquatic] Regiones costeras menos interiores: { $number } para { $player } ({ $ability }).
   *[other] { $player } recibe { count-coins } más: { $ability }.
}
story-coins-gained = { $by ->
    [leader] { $player } recibe { count-coins } por los Líderes cautivos.
    [the-altar-of-souls] Un alma arde en el Altar: { count-coins } para { $player }.
    [martyr] { $player } se consuela con { count-coins }: { $ability }.
    [vanishing] Se esfuman sin dejar rastro: { count-coins } para { $player }.
    [veins-of-gold] { $player } da con una veta de oro: ¡{ count-coins }!
   *[other] { $player } gana { count-coins }: { $ability }.
}
story-coins-spent = { $player } paga { count-coins }: { $ability }.
story-coins-taken = { $by ->
    [ransom] { $other } rescata al Líder: { count-coins } para { $player }.
    [froggys-ring] El Anillo croa: { $other } da { count-coins } a { $player }.
    [thieving] { $player } roba { count-coins } a { $other }.
    [liches] Aun en declive, los Liches cobran: { $other } paga { count-coins } a { $player }.
    [rusted-throne] { $other } rinde tributo al trono: { count-coins } para { $player }.
   *[other] { $player } quita { count-coins } a { $other }: { $ability }.
}
story-race-declined = { $player } pone en declive a { combo-the }.
story-race-left-the-map = { $player } se despide: { race-the } { $race ->
    [balrog] sale
   *[other] salen
} del mapa.
story-tile-moved = { $number ->
    [0] { $player } empuja la loseta con { $region }.
   *[other] { $player } gira la loseta con { $region }.
}
story-tile-laid = { $player } coloca la loseta con { $region }.
story-piece-laid = { $player } coloca { $region } en una loseta.
story-item-taken = { $player } guarda para después: { $ability }.
story-event-drawn = Nuevo evento: { $ability }.
story-game-over = Fin de la partida: ¡monedas a la vista!

# --- Since your last turn ---------------------------------------------------------------------------
#
recap-title = Desde tu último turno
recap-bot = { $number ->
    [one] Un bot ha jugado un turno por ti.
   *[other] Un bot ha jugado { $number } turnos por ti.
}
