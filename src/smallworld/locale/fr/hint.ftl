### Ce que le bot le plus fort ferait à notre place, pour le navigateur et le terminal. Les coups eux-mêmes sont
### racontés par story.ftl.

hint = Conseil
hint-title = { $bot } ferait ceci :
hint-attempt = La tentative finale vise { $region } : { $faces } faces du dé sur { $sides } suffisent.
hint-turn = Ce tour : { count-coins }.
hint-turn-die = Ce tour : de { $least } à { $most } pièces, selon le dé.
hint-later = Les tours suivants : environ { count-coins }.
hint-ahead = À la fin : environ { count-coins } de plus que l’adversaire le plus fort.
hint-behind = À la fin : environ { count-coins } de moins que l’adversaire le plus fort.
hint-even = À la fin : à peu près autant de pièces que l’adversaire le plus fort.
hint-lost = { $number ->
    [0] Risque : presque aucune région n’est en danger avant votre prochain tour.
    [one] Risque : une région sera sans doute perdue avant votre prochain tour.
   *[other] Risque : environ { $number } régions seront sans doute perdues avant votre prochain tour.
}
hint-instead = { $what ->
    [take] À défaut : prendre { combo-the }
    [decline] À défaut : passer en déclin
   *[expand] À défaut : vous étendre avec votre peuple
}, { $number ->
    [0] à peu près aussi bon.
    [one] environ une pièce de moins à la fin.
   *[other] environ { $number } pièces de moins à la fin.
}
hint-sure = { $sure ->
    [exact] Sûr : la partie finit avec ce tour, il n’y a rien à deviner.
    [surely] Sûr : nettement mieux que le deuxième choix, sur { $number } simulations.
    [likely] Assez sûr : un peu mieux que le deuxième choix, sur { $number } simulations.
    [guess] Pas sûr : le temps a manqué pour simuler.
   *[close] Très serré : { $number } simulations ne départagent pas les deux premiers choix.
}
hint-thinks = Réflexion…
hint-none = Il n’y a rien à décider.

# --- En une ligne : $moves est l’un des quatre messages suivants, ou des phrases du journal.

hint-line = { $bot } : { $moves }
hint-take = { $regions ->
    [0] Prenez { combo-the }.
    [one] Prenez { combo-the } et conquérez la région indiquée.
   *[other] Prenez { combo-the } et conquérez les { $regions } régions indiquées.
}
hint-decline = Passez en déclin.
hint-conquer = { $more ->
    [0] À conquérir : { $region }.
    [one] À conquérir : { $region }, puis la région numéro 2.
   *[other] À conquérir : { $region }, puis { $more } autres dans l’ordre indiqué.
}
hint-roll = Lancez le dé pour { $region } : { $faces } faces sur { $sides } suffisent.
hint-step = étape { $number } du conseil
hint-why = Pourquoi ?
hint-why-not = Et la moyenne ?
hint-against = En moyenne, { combo-the } rapportent { $more ->
    [one] 1 pièce
   *[other] { $more } pièces
} de plus. Mais les moyennes couvrent toutes sortes de positions. { $bot } a étudié celle-ci : { $worse ->
    [-1] ici, d’autres combinaisons valent mieux que { combo-the }.
    [0] ici, les deux combinaisons se valent à peu près.
    [one] ici, { combo-the } finissent environ 1 pièce plus bas.
   *[other] ici, { combo-the } finissent environ { $worse } pièces plus bas.
}
