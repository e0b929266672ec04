### El consejo del bot más fuerte, para el navegador y el terminal. Las frases de sus jugadas están en story.ftl.

hint = Pista
hint-title = { $bot } haría esto:
hint-attempt = Último intento por { $region }: { $faces ->
    [one] sirve 1
   *[other] sirven { $faces }
} de las { $sides } caras del dado.
hint-turn = Este turno: { count-coins }.
hint-turn-die = Este turno: de { $least } a { $most } monedas, según el dado.
hint-later = Turnos siguientes: más o menos { count-coins }.
hint-ahead = Al final: más o menos { count-coins } de ventaja sobre el rival más fuerte.
hint-behind = Al final: más o menos { count-coins } de desventaja ante el rival más fuerte.
hint-even = Al final: más o menos las mismas monedas que el rival más fuerte.
hint-lost = { $number ->
    [0] Riesgo: no deberías perder ninguna región antes de tu siguiente turno.
    [one] Riesgo: es probable que pierdas 1 región antes de tu siguiente turno.
   *[other] Riesgo: es probable que pierdas unas { $number } regiones antes de tu siguiente turno.
}
hint-instead = { $what ->
    [take] Segunda opción: elegir { combo-the }
    [decline] Segunda opción: entrar en declive
   *[expand] Segunda opción: expandirte con tu raza
}, { $number ->
    [0] casi igual de buena.
    [one] peor por 1 moneda al final, más o menos.
   *[other] peor por unas { $number } monedas al final.
}
hint-sure = { $sure ->
    [exact] Seguro: la partida acaba con este turno, y nada queda al azar.
    [surely] Seguro: claramente mejor que la segunda opción en { $number } simulaciones.
    [likely] Bastante seguro: algo mejor que la segunda opción en { $number } simulaciones.
    [guess] Nada seguro: no ha habido tiempo para simular.
   *[close] A cara o cruz: { $number } simulaciones no dan una opción claramente mejor.
}
hint-thinks = Pensando…
hint-none = No hay nada que decidir.

# --- In one line: $moves is one of the next four messages, or sentences of the log.

hint-line = { $bot }: { $moves }
hint-take = { $regions ->
    [0] Elige { combo-the }.
    [one] Elige { combo-the } y conquista la región marcada.
   *[other] Elige { combo-the } y conquista las { $regions } regiones marcadas.
}
hint-decline = Entra en declive.
hint-conquer = { $more ->
    [0] Conquista { $region }.
    [one] Conquista { $region } y luego la región marcada con el 2.
   *[other] Conquista { $region } y luego { $more } más, en el orden marcado.
}
hint-roll = Tira el dado por { $region }: { $faces ->
    [one] sirve 1
   *[other] sirven { $faces }
} de las { $sides } caras.
hint-step = paso { $number } de la pista
hint-why = ¿Por qué?
hint-why-not = ¿Y qué dicen las medias?
hint-against = De media, { combo-the } dan { $more ->
    [one] 1 moneda
   *[other] { $more } monedas
} más. Pero las medias valen para toda clase de posiciones. { $bot } ha mirado esta: { $worse ->
    [-1] aquí hay otras combinaciones mejores que { combo-the }.
    [0] aquí las dos combinaciones valen casi lo mismo.
    [one] aquí { combo-the } acaban con 1 moneda menos, más o menos.
   *[other] aquí { combo-the } acaban con unas { $worse } monedas menos.
}
