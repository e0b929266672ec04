### Líderes de Small World: textos.

box-leaders = Líderes de Small World

topic-leaders = Líderes
topic-leaders-text =
    Cuando te quedas con una combinación, puedes contratar enseguida al Líder de su raza por 1 moneda. El
    Líder es una ficha más de la raza: paga conquistas, defiende y puede ocupar una región sin compañía.
    Al final de tu turno lo colocas en una región de la raza que no sea inmune. Si todas lo son, espera
    fuera del mapa hasta tu siguiente turno. Si un rival conquista su región, el Líder cae cautivo y no
    se pierde ninguna ficha. Puedes pagar enseguida una moneda de rescate para recuperarlo en tu mano. Si
    no, sigue cautivo y vale dos monedas al final de la partida para quien lo capturó. El Líder se va
    cuando su raza entra en declive, y en un empate no cuenta.

power-leader = Líder
power-leader-with = { race-name }
power-leader-short = 1 ficha extra; cae cautivo en vez de perderse y nunca va a una región inmune.
power-leader-text = { topic-leaders-text }

power-hire = Contratar al Líder
power-hire-with = { race-name }

power-ransom = Rescatar al Líder
power-ransom-with = { race-name }

piece-leader = Líder
count-leader = { $number ->
    [one] 1 Líder
   *[other] { $number } Líderes
}

question-leader = Coloca al Líder.
question-hire = ¿Contratar al Líder { race-of } por 1 moneda?
    .about = { power-leader-short }
question-ransom = ¿Rescatar a tu Líder { race-of } por 1 moneda?
    .about = Si no, da 2 monedas al final de la partida a quien lo capturó.

story-captured = { $other ->
    [none] El Líder { race-of } de { $player } cae en { $region } y queda fuera de la partida.
   *[other] { $other } captura en { $region } al Líder { race-of } de { $player }.
}
