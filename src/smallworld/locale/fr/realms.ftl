### Realms : les tuiles, ce qui repose dessus et les scénarios.

reason-peak = sommet : un pion de plus

feature-peak = sommet
feature-coin-mine = mine de pièces
feature-throne = Trône rouillé
feature-sword = Épée
feature-tunnel = tunnel
