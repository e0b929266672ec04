### El tablero de planes, donde planeas tu siguiente turno mientras juegan los demás.

plan-board = Tablero de planes
plan-hint = Prueba tu siguiente turno en el tablero tal como está. Solo lo ves tú, y tu plan se guarda.
plan-leave = Volver a la mesa
plan-whole = Ese es el turno entero: { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}.
plan-to-chance = El paso siguiente lo decide el azar, así que no puedes planear más allá.
plan-step = Tu elección
plan-lost = El paso { $place } ya no es posible: { $what } ({ $why })
plan-do-take = elegir { combo-the }
plan-do-expand = expandirte con la raza activa
plan-do-decline = entrar en declive
plan-do-conquer = conquistar { $region }
plan-do-attempt = tirar el dado por { $region }
plan-do-abandon = abandonar { $region }
plan-do-stop = dejar de conquistar
plan-do-spread = repartir las fichas
plan-do-deploy = repartir las fichas
plan-combo-gone = ya la tiene otro jugador, o es demasiado cara
plan-not-possible = las reglas no lo permiten ahora
plan-yours = Tu plan
plan-next = Sigue: { $what }
plan-next-other = Sigue, aunque no del todo como planeaste: { $what }. Ahora cuesta { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
}.
plan-play-all = { $number ->
    [one] Jugar 1 paso
   *[other] Jugar { $number } pasos
}
plan-play-next = Jugar el paso siguiente
plan-pass = Saltar este paso
plan-forget = Descartar el plan
