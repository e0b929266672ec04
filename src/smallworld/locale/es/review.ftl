### El repaso de la partida, para el navegador y el terminal: probabilidades, decisiones caras y suerte.

review-title = Repaso de la partida
review-whose = Estimaciones de { $bot }, que ve todas las monedas, pero no los dados ni las pilas que vendrán.
review-chances = % de victoria
review-end = final
review-begun = al inicio
review-own = jugadas propias
review-others = jugadas ajenas
review-luck = suerte
review-ended = al final
review-dear =
    Ronda { $turn }, { $player }: pierde más o menos { count-coins } (de { $least } a { $most });
    probabilidad de ganar: del { $before } % al { $after } %.
review-none = { $player } no comete errores de peso.
review-played = Jugado:
review-better = Mejor:
review-hint =
    La probabilidad de ganar de cada jugador, los errores más caros con jugadas mejores, y cuánto fue
    suerte.
review-thinks = { $bot } analiza: { $done } de { $most ->
    [one] 1 decisión
   *[other] { $most } decisiones
}
review-begins = { $bot } analiza la partida…
review-sofar = Las decisiones más caras hasta ahora; puede haber más.
review-parts =
    Cuánto subió (+) o bajó (−) la probabilidad de ganar por las jugadas propias, por las ajenas y
    por dados y pilas. Juntas dan la probabilidad del final.
review-failed = No se ha podido analizar esta partida.
review-chart = Probabilidades de ganar, en %
review-show = Ver en el mapa
review-no-decision =
    review { $file }: esta partida aún no tiene turnos planeados, así que no hay nada que repasar
play-on-what =
    Ronda { $turn }, turno de { $player }. La partida sigue desde aquí en una mesa nueva, con sus propios
    dados y pilas; la original no cambia. ¿Quién juega?
play-on-begin = Seguir
share-link = Enlace al repaso
share-send-link = Enviar enlace
share-send-picture = Enviar imagen
share-keep-picture = Guardar imagen
share-draws = Dibujando la imagen…
share-about = Small World, { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}, { $date }

# The announcement of a screen reader when the review is ready, after “is analysing the game”.
review-ready = El repaso está listo.
