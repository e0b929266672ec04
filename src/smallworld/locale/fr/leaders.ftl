### Leaders of Small World: texts. For ids and arguments, see en/content.ftl.

box-leaders = Les Chefs de Small World

topic-leaders = Chefs
topic-leaders-text =
    Quand vous prenez une combinaison, vous pouvez aussitôt engager le Chef de son peuple pour une pièce.
    C’est un pion de plus : il paie les conquêtes, défend, et peut tenir seul une région. À la fin de
    votre tour, vous le placez dans une région du peuple qui n’est pas immunisée. Si toutes le sont, il
    attend hors de la carte jusqu’à votre tour suivant. Quand un adversaire conquiert sa région, le Chef
    est capturé, et aucun pion n’est perdu. Vous pouvez aussitôt payer une pièce de rançon pour le
    reprendre en main. Sinon il reste captif, et vaut deux pièces à son ravisseur à la fin de la partie.
    Le Chef part avec le déclin de son peuple, et ne compte pas en cas d’égalité.

power-leader = Chef
power-leader-with = { race-name }
power-leader-short = Un pion de plus, capturé au lieu d’une perte, jamais dans une région immunisée.
power-leader-text = { topic-leaders-text }

power-hire = Engager le Chef
power-hire-with = { race-name }

power-ransom = Racheter le Chef
power-ransom-with = { race-name }

piece-leader = Chef
count-leader = { $number ->
    [one] { $number } Chef
   *[other] { $number } Chefs
}

question-leader = Où se tient le Chef ?
question-hire = Engagez-vous le Chef { race-of } pour une pièce ?
    .about = { power-leader-short }
question-ransom = Votre Chef { race-of } est capturé : payez-vous une pièce de rançon ?
    .about = Sinon, il rapporte 2 pièces à son ravisseur en fin de partie.

story-captured = { $other ->
    [none] { $player } perd le Chef { race-of }, qui quitte la partie : { $region }.
   *[other] { $player } perd le Chef { race-of }, capturé par { $other } : { $region }.
}
