### What the rules of Realms leave open. Ids and attributes: see rulings.ftl.

sources-realms = règles de Realms
ruling-realms-1 = Un pic est-il une montagne ?
    .answer = Oui, pour toute règle qui en demande une.
    .source = notre choix
ruling-realms-2 = Que devient le sol sous une montagne ou un gouffre ?
    .answer =
        Il appartient à la montagne ou au gouffre. Ce qui reste d’une région reste cette région, avec son symbole ; une
        région entièrement couverte disparaît.
    .source = notre choix
ruling-realms-3 = Les rivières de deux tuiles forment-elles une seule région ?
    .answer = Oui, là où elles se rejoignent, sauf si une marque les sépare.
    .source = règles de Realms ; le reste : notre choix
ruling-realms-4 = Un trou au milieu du plateau est-il un bord ?
    .answer = Non. Le bord est ce qui donne sur la table.
    .source = notre choix
ruling-realms-5 = Qu’est un gouffre de ces plateaux pour les peuples et pouvoirs d’autres boîtes ?
    .answer =
        Un gouffre comme ceux du monde souterrain : nul n’y entre ni ne le traverse, et chacun porte le signe d’un
        volcan.
    .source = notre choix

sources-my-precious = règles de Realms, scénario 1

sources-long-river = règles de Realms, scénario 2

sources-go-east = règles de Realms, scénario 3
ruling-go-east-1 = Une mine de pièces est-elle une mine ?
    .answer = Non, ce n’est pas un symbole de mine.
    .source = notre choix
ruling-go-east-2 = Ce qui double les pièces des régions double-t-il celles d’une mine ?
    .answer = Non. Une mine rapporte une seule pièce.
    .source = notre choix
ruling-go-east-3 = Une mine paie-t-elle au tour où son peuple décline ?
    .answer = Non. Qui décline à la fin d’un tour a déjà marqué.
    .source = notre choix

sources-mountaintop = règles de Realms, scénario 4
ruling-mountaintop-1 = Un déclin à la fin du tour compte-t-il ?
    .answer = Oui : toute façon d’entrer en déclin pose des pièces.
    .source = notre choix
ruling-mountaintop-2 = Prend-on les pièces avant ou après avoir posé les trois autres ?
    .answer = Avant. Nul ne prend ce qui vient d’être posé au même tour.
    .source = notre choix
ruling-mountaintop-3 = Et s’il n’y a qu’un pic ?
    .answer = On pose alors deux pièces.
    .source = notre choix
ruling-mountaintop-4 = Une région avec des pièces compte-t-elle comme occupée ?
    .answer = Non.
    .source = notre choix
ruling-mountaintop-5 = À qui sont les pièces qui restent sur les pics à la fin ?
    .answer = À personne.
    .source = notre choix

sources-rusted-throne = règles de Realms, scénario 5
ruling-rusted-throne-1 = Les régions de qui tient le trône paient-elles ?
    .answer = Non. Les adversaires paient pour les leurs, la banque pour les Tribus oubliées.
    .source = notre choix
ruling-rusted-throne-2 = Et si un adversaire n’a pas assez de pièces ?
    .answer = Il paie ce qu’il a ; le reste est perdu.
    .source = notre choix
ruling-rusted-throne-3 = Les Monstres paient-ils ?
    .answer = Non : ils n’ont pas de pièces, et la banque ne paie que pour les Tribus oubliées.
    .source = notre choix

sources-sword-in-the-cavern = règles de Realms, scénario 8
ruling-sword-in-the-cavern-1 = Que sont les eaux ?
    .answer = Des mers, où nul n’entre et que nul ne traverse sans un pouvoir qui le permet.
    .source = règles de Realms
ruling-sword-in-the-cavern-2 = Que gardent les autres Monstres ?
    .answer = Seulement des lieux. Toutes les autres reliques restent dans la boîte.
    .source = règles de Realms
