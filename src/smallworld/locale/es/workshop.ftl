### El taller: razas y poderes propios, en el terminal y en el navegador. Véase en/workshop.ftl.

# --- Tokens ------------------------------------------------------------------------------------------------

draft-race = { $number ->
    [one] { $number } ficha en el estandarte; la caja tiene { $supply }.
   *[other] { $number } fichas en el estandarte; la caja tiene { $supply }.
}
draft-power = { $number ->
    [0] Ninguna ficha en el marcador.
    [one] { $number } ficha en el marcador.
   *[other] { $number } fichas en el marcador.
}
draft-no-ability = Ninguna otra habilidad.

# --- Effects of tools --------------------------------------------------------------------------------------

tool-feature-bonus-name = Por una clase de región
tool-feature-bonus = En el recuento, { $every ->
    [one] cada región de esta clase da
   *[other] cada { $every } regiones de esta clase dan
} { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
}{ $also-declined ->
    [yes] , también en declive
   *[no] { "" }
}: { $features }.
tool-border-bonus-name = Por una frontera
tool-border-bonus = En el recuento, cada región que limita con una de esta clase da { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
}: { $features }.
tool-contact-bonus-name = Por tener vecinos
tool-contact-bonus = En el recuento, cada región que limita con otra raza, Tribus Perdidas o Monstruos da { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
}.
tool-solitude-bonus-name = Por la soledad
tool-solitude-bonus = En el recuento, cada región que no limita con otra raza, una Tribu Perdida o Monstruos da { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
}.
tool-set-bonus-name = Por regiones dispersas
tool-set-bonus = En el recuento, cada grupo de regiones que no toca otra región de la raza da { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
}.
tool-union-bonus-name = Por regiones unidas
tool-union-bonus = En el recuento recibes { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
} si todas sus regiones están unidas.
tool-region-bonus-name = Por cada región
tool-region-bonus = En el recuento, cada región da { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
}.
tool-spoils-bonus-name = Por conquistas
tool-spoils-bonus = En el recuento, cada región no vacía conquistada en este turno da { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
}.
tool-crowd-bonus-name = Por multitudes
tool-crowd-bonus = En el recuento, cada región con { $least ->
    [one] 1 ficha o más
   *[other] { $least } fichas o más
} da { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
}.
tool-few-regions-name = Por pocas regiones
tool-few-regions = En el recuento recibes { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
} si la raza ocupa como máximo { $most ->
    [one] una región
   *[other] { $most } regiones
}.
tool-many-regions-name = Por muchas regiones
tool-many-regions = En el recuento, cada región después de { $beyond ->
    [one] la primera
   *[other] las { $beyond } primeras
} da { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
}.
tool-income-name = Ingresos
tool-income = Cada turno da { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
}, ocupe lo que ocupe la raza.
tool-pension-name = Pensión
tool-pension = En declive, la raza da { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
} cada turno, mientras ocupe una región.
tool-first-bonus-name = Tesoro
tool-first-bonus = El turno en que tomas la combinación da { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
}, una sola vez.
tool-peace-bonus-name = Por la paz
tool-peace-bonus = Un turno en el que la raza no ataca a ninguna raza activa da { $number ->
    [one] 1 moneda extra
   *[other] { $number } monedas extra
}.
tool-abandon-bonus-name = Por abandonar
tool-abandon-bonus = Cada región que la raza abandona da { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
}, y no se puede volver a conquistar en el mismo turno.
tool-decline-bonus-name = Por el declive de otros
tool-decline-bonus = Cada raza que está en declive al tomar la combinación, y cada una que entra en declive después, da { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
}.
tool-plunder-name = Botín
tool-plunder = Por cada región conquistada a una raza activa, su jugador te paga { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
}, o lo que tenga si es menos.
tool-levy-name = Impuesto
tool-levy = Un rival que conquista una de sus regiones te paga { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
}, o lo que tenga si es menos.
tool-compensation-name = Compensación
tool-compensation = Por cada región suya que conquista un rival, la banca te paga { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
}.
tool-duty-name = Arancel
tool-duty = { $active ->
    [yes] { $declined ->
        [yes] Un rival que conquista una de sus regiones, también en declive,
       *[no] Un rival que conquista una de sus regiones mientras está activa
    }
   *[no] { $declined ->
        [yes] Un rival que conquista una de sus regiones en declive
       *[no] Esto no hace nada: no vale ni con la raza activa ni en declive. Un rival que conquista una de sus regiones
    }
} te paga { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
}. Un rival que no puede pagar no puede conquistar la región.
tool-toll-name = Peaje
tool-toll = Pasar de largo esta combinación cuesta { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
} en lugar de una.
tool-discount-name = Conquistas más baratas
tool-discount = { $where ->
    [all] Cada región cuesta { $number ->
        [one] 1 ficha menos
       *[other] { $number } fichas menos
    }, pero siempre al menos 1.
   *[some] Las regiones de estas clases cuestan { $number ->
        [one] 1 ficha menos
       *[other] { $number } fichas menos
    }, pero siempre al menos 1: { $features }.
}
tool-discount-beside-name = Vecinas más baratas
tool-discount-beside =
    Las regiones junto a una de esta clase que ocupa la raza cuestan 1 ficha menos, pero al menos 1:
    { $features }.
tool-discount-against-declined-name = Más barato contra el declive
tool-discount-against-declined = Las regiones de Tribus Perdidas y de razas en declive cuestan { $number ->
    [one] 1 ficha menos
   *[other] { $number } fichas menos
}, pero siempre al menos 1.
tool-recurring-discount-name = Descuento periódico
tool-recurring-discount = Cada { $every ->
    [2] dos
    [3] tres
    [4] cuatro
   *[other] cinco
} rondas, todas las regiones cuestan { $number ->
    [one] 1 ficha menos
   *[other] { $number } fichas menos
}, pero siempre al menos 1.
tool-vengeance-name = Venganza
tool-vengeance = Las regiones de quien atacó a cualquiera de tus razas desde tu último turno cuestan { $number ->
    [one] 1 ficha menos
   *[other] { $number } fichas menos
}, pero siempre al menos 1.
tool-as-if-empty-name = Como vacía
tool-as-if-empty = { $where ->
    [all] Cada región cuesta como si estuviera vacía, esté quien esté y la defienda lo que la defienda.
   *[some] Las regiones de estas clases cuestan como si estuvieran vacías, esté quien esté y las defienda lo que las defienda: { $features }.
}
tool-surcharge-name = Conquistas más caras
tool-surcharge = { $where ->
    [all] Cada región le cuesta a esta raza { $number ->
        [one] 1 ficha más
       *[other] { $number } fichas más
    }.
   *[some] Las regiones de estas clases le cuestan a esta raza { $number ->
        [one] 1 ficha más
       *[other] { $number } fichas más
    }: { $features }.
}
tool-pack-name = Solo en manada
tool-pack = Ninguna región se conquista ni se ocupa con menos de { $number ->
    [one] 1 ficha
   *[other] { $number } fichas
}.
tool-reach-name = Alcance lejano
tool-reach = { $where ->
    [all] { $entry ->
        [yes] Mientras no tiene ninguna región, la raza puede empezar en cualquier región de tierra.
       *[no] Toda región de tierra está al alcance, adyacente o no.
    }
   *[some] { $entry ->
        [yes] Mientras no tiene ninguna región, la raza puede empezar en regiones de tierra de estas clases: { $features }.
       *[no] Las regiones de tierra de estas clases están al alcance, adyacentes o no: { $features }.
    }
}
tool-linked-name = Pasadizos secretos
tool-linked = Para esta raza, todas las regiones de esta clase son adyacentes entre sí{ $number ->
    [0] { "" }
    [one] {" "}y cuestan 1 ficha menos
   *[other] {" "}y cuestan { $number } fichas menos
}: { $features }.
tool-passage-name = Paso
tool-passage =
    La raza puede atravesar regiones de esta clase, libres o no: { $features }. Todas las regiones que rodean un
    grupo unido de ellas son adyacentes entre sí. Si el grupo está en el borde del mapa, la raza puede entrar
    por él.
tool-rims-name = De orilla a orilla
tool-rims =
    Las regiones que limitan con una de esta clase son adyacentes a todas las regiones de la raza, y la raza
    puede entrar por ellas en el mapa: { $features }.
tool-admitted-name = Sobre el agua
tool-admitted =
    Esta raza puede entrar en estas regiones y ocuparlas como cualquier otra: { $features }. Las conserva en
    declive.
tool-substitution-name = Sustitución
tool-substitution = Una vez por turno y por rival, una ficha de la bandeja{ $from-hand ->
    [yes] , o de la mano,
   *[no] { "" }
} sustituye a una ficha activa solitaria de ese rival al alcance{ $entry ->
    [yes] , incluso para entrar en el mapa si la raza alcanza alguna desde fuera
   *[no] { "" }
}.
tool-stronghold-name = Difícil de conquistar
tool-stronghold = { $where ->
    [all] Sus regiones le cuestan a quien ataca { $number ->
        [one] 1 ficha más
       *[other] { $number } fichas más
    }{ $also-declined ->
        [yes] , también en declive
       *[no] { "" }
    }.
   *[some] Sus regiones de estas clases le cuestan a quien ataca { $number ->
        [one] 1 ficha más
       *[other] { $number } fichas más
    }{ $also-declined ->
        [yes] , también en declive
       *[no] { "" }
    }: { $features }.
}
tool-immune-name = Regiones inmunes
tool-immune = { $active ->
    [yes] { $declined ->
        [yes] Los rivales no pueden conquistar sus regiones de estas clases, ni siquiera en declive: { $features }.
       *[no] Mientras la raza está activa, los rivales no pueden conquistar sus regiones de estas clases: { $features }.
    }
   *[no] { $declined ->
        [yes] En declive, los rivales no pueden conquistar sus regiones de estas clases: { $features }.
       *[no] Esto no hace nada: no protege regiones ni con la raza activa ni en declive.
    }
}
tool-spared-name = Sin pérdidas
tool-spared = Cuando se conquista una de sus regiones, no se pierde ninguna ficha: todas se repliegan.
tool-silent-name = Silencio
tool-silent =
    Mientras la raza está activa, los rivales solo pueden usar fichas y el dado contra ella. Sus habilidades y
    piezas especiales no ayudan.
tool-for-attack-only-name = Fichas de ataque
tool-for-attack-only = La combinación da { $number ->
    [one] 1 ficha extra solo para atacar; al final de cada turno, una ficha sale
   *[other] { $number } fichas extra solo para atacar; al final de cada turno, otras tantas salen
} del mapa.
tool-scattered-name = Desperdigadas
tool-scattered =
    Al final de su turno queda en cada región el menor número posible de fichas. Todas las demás se quedan fuera
    del mapa hasta su siguiente turno.
tool-recruits-name = Reclutas
tool-recruits = Antes de la redistribución, la raza recibe 1 ficha nueva por { $every ->
    [one] cada región no vacía conquistada
   *[other] cada { $every } regiones no vacías conquistadas
} en este turno.
tool-growth-name = Crecimiento
tool-growth = Antes de la redistribución, la raza recibe 1 ficha nueva por { $every ->
    [one] cada región de esta clase que ocupa
   *[other] cada { $every } regiones de esta clase que ocupa
}: { $features }.
tool-refill-name = Fichas frescas
tool-refill = Al principio de cada turno, la raza recibe { $number ->
    [one] 1 ficha extra
   *[other] { $number } fichas extra
}, mientras queden en la caja.
tool-regroup-name = Reagrupación
tool-regroup = { $number ->
    [one] Una vez
   *[other] { $number } veces
} por turno, entre dos conquistas, la raza puede recoger todas sus fichas sobrantes.
tool-endures-name = Declive duradero
tool-endures = Una vez en declive, la raza se queda en el mapa cuando entra en declive otra posterior.
tool-late-decline-name = Declive tardío
tool-late-decline = La raza puede entrar en declive al final de un turno, después del recuento.
tool-entombed-name = Todas se quedan
tool-entombed =
    En declive, todas sus fichas se quedan en el mapa y se redistribuyen una última vez. Cuando se pierde una
    región, se repliegan mientras la raza tenga otra.
tool-vanishing-name = Desvanecerse
tool-vanishing = Cuando la raza entra en declive, todas sus fichas salen del mapa, y cada región que ocupaba da { $number ->
    [one] 1 moneda
   *[other] { $number } monedas
} en lugar de 1.
tool-rebirth-name = Renacimiento
tool-rebirth = En declive, la raza puede ceder { $most ->
    [one] una región
   *[other] hasta { $most } regiones
} por turno a tu raza activa, que recibe allí una ficha.

parameter-active = mientras está activa
parameter-also-declined = también en declive
parameter-beyond = regiones sin bonificación
parameter-by = fichas
parameter-coins = monedas
parameter-declined = en declive
parameter-entry = solo para empezar
parameter-every = { $tool ->
    [recurring-discount] rondas por descuento
   *[other] regiones por premio
}
parameter-feature = clase de región
parameter-features = clases de regiones
parameter-from-hand = también de la mano
parameter-least = como mínimo
parameter-most = como máximo
parameter-times = veces
parameter-tokens = fichas

# --- Problems of a draft -----------------------------------------------------------------------------------

draft-problem-error = error
draft-problem-warning = aviso
draft-fine = Está bien.
banner-checked = { $names }: bien; { $number ->
    [one] se jugó 1 partida al azar hasta el final
   *[other] se jugaron { $number } partidas al azar hasta el final
}.
workshop-source = propia
draft-line = línea { $line }
draft-meant = { $hint ->
    [none] Disponibles: { $known }.
   *[other] ¿Querías decir «{ $hint }»?
}
draft-not-toml = Esto no es TOML válido: { $why }.
draft-too-long = Es demasiado largo; se admiten { $most } caracteres como máximo.
draft-nothing = No contiene ninguna raza ni ningún poder.
draft-not-a-table = Deben ser campos con valores.
draft-not-a-list = «{ $said }» debe ser una lista.
draft-not-a-text = «{ $said }» debe ser un texto entre comillas.
draft-not-a-number = «{ $said }» debe ser un número entero.
draft-not-a-flag = «{ $said }» debe ser true o false.
draft-too-many = Aquí hay { $number }; se admiten { $most } como máximo.
draft-out-of-range = «{ $said }» es { $number }; debe ser de { $least } a { $most }.
draft-missing-field = Falta «{ $said }».
draft-unknown-field = No existe el campo «{ $said }». { draft-meant }
draft-unknown-tool = No existe la herramienta «{ $said }». { draft-meant }
draft-unknown-parameter = La herramienta «{ $tool }» no tiene el ajuste «{ $said }». { $known ->
    [none] No tiene ajustes.
   *[other] { draft-meant }
}
draft-unknown-feature = Aquí no hay regiones «{ $said }». { draft-meant }{ $new ->
    [yes] {" "}Si tu propio mapa tiene este terreno, añádelo al principio, en «terrains».
   *[no] {""}
}
draft-not-new-terrain = «{ $said }» no puede ser un terreno nuevo. Usa el identificador de tu mapa, por ejemplo salt-flat.
draft-needs-feature = Nombra al menos una clase de región: { $known }.
draft-name-signs = «{ $said }» no puede ser un nombre: solo se admiten letras y espacios.
draft-name-length = Un nombre debe tener de { $least } a { $most } caracteres.
draft-name-taken = «{ $said }» ya está usado: el juego tiene algo con ese nombre.
draft-name-twice = «{ $said }» aparece dos veces: cada nombre debe ser distinto.
draft-supply-short = La caja tiene { $number }, menos que las { $tokens } del estandarte.
draft-supply-scarce = La caja solo tiene { $number }. Con un marcador de cinco faltan fichas; bastan { $enough }.
draft-many-tokens = { $kind ->
    [race] { $number } fichas son muchas para una raza: el reglamento no pasa de { $most }.
   *[power] { $number } fichas son muchas para un poder: el reglamento no pasa de { $most }.
}
draft-law-state =
    «{ $hook }» cambia la partida, pero solo debe responder a una pregunta: bots y pantallas lo llaman en
    cualquier momento. Haz el cambio en un hook de un suceso, como «conquered».
draft-law-kept =
    La habilidad guarda «{ $name }» en su propio objeto, que comparten todas las copias de todas las partidas.
    Usa state.remember y state.recall.
draft-law-chance =
    «{ $name }» saca números al azar que ningún registro contiene. Quítalo: una partida debe salir igual cuando
    se repite o se ensaya.
draft-law-feature = Ningún tablero tiene regiones «{ $said }». { draft-meant }
draft-law-piece =
    La habilidad coloca piezas, pero no tiene ninguna. Nombra su pieza al crearla:
    super().__init__(Traits(piece=…)).
draft-law-number = «{ $hook }» da { $number }; debe dar un número entero, de 0 en adelante.
draft-law-broken = Una partida al azar rompió una regla que debe cumplirse siempre: { $why }.
draft-law-twice = Dos partidas con las mismas decisiones y la misma suerte acabaron de forma distinta.
draft-same-twice = La misma habilidad aparece dos veces; cuentan las dos.

# --- The page ----------------------------------------------------------------------------------------------

box-workshop = Taller
workshop-hint = Crea una raza o un poder, pruébalo y compártelo.
workshop-intro =
    Construye una raza o un poder con las herramientas del juego. Mientras construyes, ves cómo se lee la
    regla, y puedes probarla enseguida.
workshop-broken-link = Este enlace no contiene ningún borrador; quizá le falte una parte.
workshop-race = Una raza
workshop-power = Un poder
workshop-add-race = Añadir una raza
workshop-add-power = Añadir un poder
workshop-name = Nombre
workshop-tokens-race = Fichas del estandarte
workshop-tokens-power = Fichas del marcador
workshop-supply = Fichas en la caja
workshop-abilities = Habilidades
workshop-add-ability = Añadir una habilidad
workshop-ability-number = Habilidad { $number }
workshop-remove = Quitar
workshop-remove-ability = Quitar «{ $name }»
workshop-all-regions = ninguna elegida: todas las regiones
workshop-example = Nutrias
workshop-heading-coins = Monedas
workshop-heading-conquest = Conquista
workshop-heading-defence = Defensa
workshop-heading-tokens = Fichas
workshop-heading-decline = Declive
workshop-start-over = Empezar de nuevo
workshop-reads = Así se lee
workshop-try = Pruébalo
workshop-try-hint = En una mesa privada contra bots. Tu creación va la primera en las pilas, y tú juegas primero.
workshop-opponents = Rivales
workshop-play = Jugar con ello
workshop-friends = Con amigos, por enlace
workshop-share = Compartir
workshop-share-hint = El enlace lo contiene todo. Quien lo abra puede modificar una copia en el taller.
workshop-save = Guardar como archivo
workshop-unnamed = Ponle un nombre. Así podrás jugar con ello y compartirlo.

workshop-said-shorter = El texto es ahora más corto.
