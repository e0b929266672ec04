### Explicaciones de las palabras del mapa.

card-rulings = Lo que el reglamento deja abierto ({ $number })
card-sources = Escrito en: { $sources }

term-farmland =
    Tierra: cuesta dos fichas si no hay nadie. Los Humanos ganan 1 moneda extra por cada región así; una
    raza montada la paga con 1 ficha menos.
term-forest =
    Tierra: cuesta dos fichas si no hay nadie. «Del Bosque» es también un poder, que da 1 moneda extra
    por cada bosque.
term-hill =
    Tierra: cuesta dos fichas si no hay nadie. Una raza montada la paga con 1 ficha menos. «De las
    Colinas» es también un poder, que da 1 moneda extra por cada colina.
term-swamp =
    Tierra: cuesta dos fichas si no hay nadie. «Del Pantano» es también un poder, que da 1 moneda extra
    por cada pantano.
term-mountain =
    Cuesta 1 ficha más que las otras tierras: tres si no hay nadie. Por eso defiende mejor a quien la
    ocupa.
term-sea =
    Agua, donde solo entra una raza navegante. Si el mar toca el borde del mapa, todas las razas pueden
    entrar en el mapa por su orilla.
term-lake =
    Agua, donde solo entra una raza navegante. A diferencia de un mar, no sirve para entrar en el mapa.
term-cavern =
    Un símbolo. Para una raza de las Cavernas, todas las cavernas son adyacentes entre sí y cuestan 1
    ficha menos. Para las demás no significa nada.
term-magic = Un símbolo. Los Magos ganan 1 moneda extra por cada fuente de magia que ocupan.
term-mine =
    Un símbolo. Los Enanos ganan 1 moneda extra por cada mina que ocupan, incluso en declive. Una raza
    minera la gana mientras está activa.
term-coast = Tierra que limita con el mar o con el lago. Los Tritones la pagan con 1 ficha menos.
term-edge = Una región del borde del mapa. Aquí empieza una raza que no tiene ninguna región.
term-lost-tribe =
    Una ficha que no pertenece a nadie. Su región cuesta 1 ficha más, y la Tribu Perdida desaparece para
    siempre cuando se conquista la región.
term-black-mountain =
    Una montaña del mundo subterráneo: cuesta 1 ficha más, tres si no hay nadie. Una raza pétrea gana 1
    moneda extra por cada una.
term-mud-pool =
    Tierra del mundo subterráneo. Los Hombres de Barro reciben al redistribuir una ficha nueva por cada
    charca de lodo que ocupan. Una raza embarrada gana 1 moneda extra por cada una, incluso en declive.
term-mushroom-forest = Tierra del mundo subterráneo. Los Monguis ganan 1 moneda extra por cada uno.
term-mystic-crystal = Un símbolo del mundo subterráneo. Una raza mística gana 1 moneda extra por cada uno.
term-river =
    Cuesta una ficha si no hay nadie, por largo que sea. Al redistribuir, tus fichas salen del río, y no
    da ninguna moneda.
term-chasm =
    Nadie puede entrar en él ni cruzarlo. Los Arácnidos trepan por él, de cualquier tierra que limite con
    un abismo a cualquier otra.
term-volcano =
    Un abismo que puede entrar en erupción: los Ígneos eligen uno y empiezan a su lado. Nadie puede
    entrar en él.
