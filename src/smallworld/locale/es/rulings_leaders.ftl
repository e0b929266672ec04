### Respuestas a preguntas que las reglas de Líderes dejan abiertas. Véase en/rulings.ftl.

sources-leaders = hoja de reglas de Líderes, citada por una tienda; reglas francesas
ruling-leaders-1 = ¿Quién recibe la moneda por un Líder?
    .answer = La banca, justo después de tomar la combinación. Puedes usar monedas que encontraste en ella.
    .source = nuestro criterio
ruling-leaders-2 = ¿Se puede contratar al Líder de una raza mientras otro jugador lo tiene cautivo?
    .answer = No.
    .source = nuestro criterio
ruling-leaders-3 = ¿Puede un Líder conquistar por su cuenta, sin ninguna ficha de la raza?
    .answer = Sí. Cuenta como una ficha de la raza.
    .source = wiki de aficionados
ruling-leaders-4 = ¿Cuándo dices dónde está el Líder?
    .answer =
        Al final del turno, después de todo lo que hace inmune una región. Durante el turno es una más de tus
        fichas, sin región concreta.
    .source = nuestro criterio
ruling-leaders-5 = ¿Y si todas las regiones son inmunes cuando debes colocar al Líder?
    .answer = Lo sacas del mapa de una región a tu elección. Si es posible, de una en la que no esté solo.
    .source = nuestro criterio
ruling-leaders-6 = ¿Ganan o pierden algo los Elfos, o una raza que tira el dado, cuando capturan a su Líder?
    .answer = No. No se pierde ninguna ficha, así que no ocurre nada de lo que sigue a una pérdida.
    .source = nuestro criterio
ruling-leaders-7 = ¿Y si unos Necrófagos en declive toman la región del Líder de su propio jugador?
    .answer = Vuelve a tu mano con todas las demás fichas de esa región, y no se pierde nada.
    .source = nuestro criterio
ruling-leaders-8 = ¿Se puede rescatar a un Líder más tarde?
    .answer = No, solo en el momento en que lo capturan.
    .source = hoja de reglas
ruling-leaders-9 = ¿Cuenta un Líder en un empate?
    .answer = No. No es una ficha de raza.
    .source = nuestro criterio
ruling-leaders-10 = ¿Tiene un Líder cada raza?
    .answer = Sí, incluso las de cajas posteriores.
    .source = nuestro criterio
