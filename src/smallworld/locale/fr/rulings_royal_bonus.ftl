### Answers to questions that the texts of Royal Bonus leave open. For ids and attributes, see en/rulings.ftl.

sources-fauns = édition numérique, { race-fauns }
ruling-fauns-1 = Quand la victime des Faunes reçoit-elle le nouveau pion ?
    .answer =
        Tout de suite, en main. Il est placé à la fin du tour avec les pions qui se sont repliés. Si le
        peuple n’a plus de région, il entre avec les autres.
    .source = édition numérique ; la main : notre choix
ruling-fauns-2 = Les Elfes reçoivent-ils un nouveau pion des Faunes alors qu’ils n’en perdent pas ?
    .answer = Oui. C’est la région conquise qui compte, pas la perte.
    .source = notre choix

sources-igors = édition numérique, { race-igors } ; wiki de fans
ruling-igors-1 = Où sont les pions que recueillent les Igors ?
    .answer = Dans leurs réserves, comme d’habitude. Le jeu n’en retient que le nombre, visible de tous.
    .source = notre choix
ruling-igors-2 = Et s’il y a trop peu d’Igors dans la réserve ?
    .answer = Les pions recueillis qu’on ne peut pas échanger contre un Igor sont gardés.
    .source = notre choix
ruling-igors-3 = Un Elfe qui se replie compte-t-il pour les Igors ?
    .answer = Non. Seul compte ce qui est perdu pour de bon.
    .source = édition numérique
ruling-igors-4 = Que devient la collection quand les Igors passent en déclin ?
    .answer = Elle est perdue, avec les Igors en main.
    .source = notre choix

sources-shrubmen = édition numérique, { race-shrubmen }
ruling-shrubmen-1 = Le peuple actif d’un joueur peut-il prendre une forêt de ses Hommes-buissons en déclin ?
    .answer = Oui. Il n’est pas l’adversaire de ses propres peuples.
    .source = notre choix
ruling-shrubmen-2 = Que rapporte une forêt des Hommes-buissons des Forêts ?
    .answer = Une pièce pour la région et une pour la forêt. Les deux capacités n’ont rien à voir entre elles.
    .source = BoardGameGeek

sources-aquatic = édition numérique, { power-aquatic }
ruling-aquatic-1 = Quelles régions sont côtières pour un peuple aquatique ?
    .answer = Les régions terrestres qui bordent une mer ou le lac.
    .source = édition numérique ; critique néerlandaise

sources-behemoth = édition numérique, { power-behemoth } ; BoardGameGeek
ruling-behemoth-1 = Un marais qu’on attaque renforce-t-il les Béhémoths ?
    .answer = Pas pour cette conquête. Une fois conquis, il compte pour la suivante.
    .source = BoardGameGeek
ruling-behemoth-2 = Les deux Béhémoths peuvent-ils se tenir dans une même région ?
    .answer = Oui, et un pion du peuple suffit pour les deux.
    .source = notre choix
ruling-behemoth-3 = Un Béhémoth peut-il aider deux fois dans un tour ?
    .answer = Non. Comme les pions, il reste où il a servi jusqu’au redéploiement.
    .source = édition numérique
ruling-behemoth-4 = Un pion isolé à côté d’un Béhémoth est-il à l’abri des Sorciers ?
    .answer = Oui, comme avec un campement, sauf si le Béhémoth ne compte pour aucun pion.
    .source = notre choix
ruling-behemoth-5 = Que devient un Béhémoth envoyé à une tentative finale qui échoue ?
    .answer = Il revient en main et se place avec l’autre à la fin du tour.
    .source = notre choix
ruling-behemoth-6 = Que peut un Béhémoth tant que le peuple ne tient aucun marais ?
    .answer = Rien. Il ne compte pas comme pion, et reste hors de la carte.
    .source = notre choix
ruling-behemoth-7 = Un Béhémoth peut-il valoir plus de six pions ?
    .answer = Non. Il est fait de six pions au plus, comme le montre la tuile de pouvoir.
    .source = tuile de pouvoir ; notre choix

sources-fireball = édition numérique, { power-fireball }
ruling-fireball-1 = Combien de boules de feu un peuple peut-il garder ?
    .answer = Autant qu’il en a gagné. Ce qui n’est pas lancé est gardé pour les tours suivants.
    .source = notre choix
ruling-fireball-2 = Une boule de feu est-elle perdue dans une tentative finale manquée ?
    .answer = Non. Seule une conquête la consomme.
    .source = notre choix
ruling-fireball-3 = Peut-on gagner et lancer des boules de feu dans le même tour ?
    .answer = Non. Elles viennent à la fin du tour.
    .source = édition numérique
