### Answers to questions that the rules of Realms leave open. For ids and attributes, see rulings.ftl.

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
    .answer = Oui, là où elles se rejoignent, sauf si une frontière de rivière les sépare.
    .source = règles de Realms ; le reste : notre choix
ruling-realms-4 = Un trou au milieu du plateau est-il un bord ?
    .answer = Non. Le bord est l’extérieur du plateau.
    .source = notre choix
ruling-realms-5 = Deux régions qui se touchent en un point sont-elles voisines ?
    .answer = Non, seulement celles qui ont une frontière commune.
    .source = notre choix
ruling-realms-6 = Qu’est un gouffre de ces plateaux pour les peuples et pouvoirs d’autres boîtes ?
    .answer =
        Un gouffre comme ceux du monde souterrain. Les Arachnées les franchissent tous, et le Volcan peut s’élever de
        n’importe lequel.
    .source = notre choix
ruling-realms-7 = Pour quelles règles les bouts d’un tunnel sont-ils voisins ?
    .answer =
        Toute règle qui demande des voisins. Un tunnel ne défend rien et n’est pas une entrée sur le
        plateau.
    .source = notre choix
ruling-realms-8 = Que sont les rivières de ces plateaux pour les peuples et pouvoirs de la surface ?
    .answer =
        La même chose que les mers et les lacs : un peuple marin peut les garder et en tirer une pièce,
        même en déclin, et leurs rives sont une côte.
    .source = règles d’Underground ; le reste : notre choix
ruling-realms-9 = Un pic montre-t-il le symbole de sa montagne ?
    .answer =
        Non. Le pic couvre le symbole, pour toute règle. Les plateaux construits auparavant restent ce
        qu’ils étaient.
    .source = règles de Realms ; le reste : notre choix

sources-my-precious = règles de Realms, scénario 1
ruling-my-precious-1 = Et si un peuple ne tient que la rivière en se redéployant ?
    .answer = Il attend en main et rentre sur le plateau à son prochain tour.
    .source = notre choix
ruling-my-precious-2 = Que deviennent les marqueurs posés dans une rivière que l’on quitte ?
    .answer = La même chose que si la région était abandonnée.
    .source = notre choix
ruling-my-precious-3 = Qui peut attaquer un peuple qui reste dans une rivière ?
    .answer = Tout le monde. Elle coûte un pion, plus un par pion qui s’y trouve, et qui la prend doit la quitter.
    .source = notre choix
ruling-my-precious-4 = Peut-on poser une forteresse, un campement ou un héros dans une rivière ?
    .answer =
        Non. On les pose là où le peuple reste, et il quitte d’abord la rivière. Une tanière qu’on y a
        creusée est perdue.
    .source = notre choix
ruling-my-precious-5 = Une rivière compte-t-elle comme région vide pour les capacités qui comptent les conquêtes ?
    .answer = Oui, sauf si des pions s’y trouvent.
    .source = notre choix
ruling-my-precious-6 = Combien de pics et de Tribus oubliées y a-t-il sur le plateau ?
    .answer =
        De deux à six joueurs, 1, 1, 2, 3 et 4 pics, et 6, 10, 13, 15 et 18 Tribus oubliées. Les plateaux
        des scénarios 2 et 3 ont le même nombre de Tribus oubliées.
    .source = déduit du matériel de la boîte ; le reste : notre choix

sources-long-river = règles de Realms, scénario 2
ruling-long-river-1 = Quels peuples ne sont pas tenus d’entrer dans les six régions ?
    .answer =
        Ceux que leur peuple ou leur pouvoir laisse entrer partout. Un peuple qui conquiert à sa façon,
        mais entre par le bord, doit entrer dans l’une des six.
    .source = règles de Realms ; le reste : notre choix
ruling-long-river-2 = Un peuple qui rentre sur le plateau est-il aussi tenu aux six régions ?
    .answer = Oui : toute première conquête se fait là.
    .source = notre choix
ruling-long-river-3 = Et si un peuple ne peut payer aucune des six régions ?
    .answer = Ses pions attendent en main et le tour continue : les peuples en déclin rapportent.
    .source = notre choix

sources-go-east = règles de Realms, scénario 3
ruling-go-east-1 = Une mine de pièces est-elle une mine ?
    .answer = Non, ce n’est pas un symbole de mine.
    .source = notre choix
ruling-go-east-2 = Le pouvoir Marchands double-t-il la pièce d’une mine de pièces ?
    .answer = Non. Une mine de pièces rapporte toujours une seule pièce.
    .source = notre choix
ruling-go-east-3 = Une mine paie-t-elle au tour où son peuple décline ?
    .answer = Non. Mais un peuple qui décline à la fin d’un tour a déjà compté.
    .source = notre choix
ruling-go-east-4 = Quelles régions forment le bord ouest ?
    .answer =
        Celles que marque le plateau. Chacune est une terre, touche directement le bord ouest et s’étend
        jusque dans le dixième le plus à l’ouest du plateau. La rive d’une eau de l’ouest ne compte pas.
        De chacune de ces régions, tout chemin par voie de terre vers une mine franchit la rivière.
    .source = notre choix
ruling-go-east-5 = Les mines paient-elles des Zombies ou des peuples ancestraux en déclin ?
    .answer = Non. Ils sont en déclin comme tout autre peuple.
    .source = notre choix
ruling-go-east-6 = Quelle eau sépare l’ouest de l’est ?
    .answer = Une rivière : elle coûte un pion, et on la quitte.
    .source = Days of Wonder ; le reste : notre choix
ruling-go-east-7 = Combien y a-t-il de mines ?
    .answer = De deux à six joueurs : 2, 4, 6, 8 et 10.
    .source = déduit du matériel de la boîte

sources-mountaintop = règles de Realms, scénario 4
ruling-mountaintop-1 = Un déclin à la fin du tour compte-t-il ?
    .answer = Oui. Après tout déclin, vous posez des pièces sur des pics.
    .source = notre choix
ruling-mountaintop-2 = Prend-on les pièces avant ou après avoir posé les trois autres ?
    .answer = Avant. Vous ne pouvez pas prendre au même tour les pièces que vous posez.
    .source = notre choix
ruling-mountaintop-3 = Et s’il n’y a qu’un pic ?
    .answer = Vous y posez deux pièces.
    .source = notre choix
ruling-mountaintop-4 = Une région avec des pièces compte-t-elle comme occupée ?
    .answer = Non.
    .source = notre choix
ruling-mountaintop-5 = À qui sont les pièces qui restent sur les pics à la fin ?
    .answer = À personne.
    .source = notre choix
ruling-mountaintop-6 = Une Tour d’ivoire sur un pic en prend-elle les pièces ?
    .answer = Oui, une par tour, en plus des siennes.
    .source = notre choix
ruling-mountaintop-7 = Les peuples que nul ne peut attaquer prennent-ils des pièces ?
    .answer = Oui.
    .source = règles de Realms
ruling-mountaintop-8 = Que deviennent les pièces d’un pic que l’on quitte ou que l’on prend ?
    .answer =
        Elles y restent. Dès lors, le joueur qui tient le pic à la fin de son tour les prend, une par
        tour.
    .source = notre choix
ruling-mountaintop-9 = Combien de pics et de Tribus oubliées y a-t-il sur le plateau ?
    .answer = De trois à six joueurs, 2, 3, 4 et 4 pics, et 9, 13, 16 et 18 Tribus oubliées : la boîte n’en a pas plus.
    .source = déduit du matériel de la boîte ; le reste : notre choix

sources-the-throne = règles de Realms, scénario 5
ruling-the-throne-1 = Les régions de qui tient le trône paient-elles ?
    .answer = Non. Les adversaires paient pour les leurs, la banque pour les Tribus oubliées.
    .source = notre choix
ruling-the-throne-2 = Et si un adversaire n’a pas assez de pièces ?
    .answer = Il paie ce qu’il a, et ne doit rien ensuite.
    .source = notre choix
ruling-the-throne-3 = Les Monstres paient-ils ?
    .answer = Non : ils n’ont pas de pièces, et la banque ne paie que pour les Tribus oubliées.
    .source = notre choix
ruling-the-throne-4 = La paix, un héros ou l’immunité dispensent-ils une région de payer ?
    .answer = Non. Le tribut n’est pas une attaque.
    .source = notre choix
ruling-the-throne-5 = Les eaux et les gouffres autour du trône paient-ils ?
    .answer =
        Non. Mais un peuple installé sur l’eau paie comme ailleurs. Les plateaux de ce scénario n’ont ni
        eau ni gouffre autour du trône.
    .source = notre choix
ruling-the-throne-6 = Quelles eaux sont des mers, et lesquelles sont des lacs ?
    .answer =
        Les eaux qui touchent le bord du plateau sont des mers, et les nouveaux peuples peuvent entrer sur
        leurs rives. Toutes les autres sont des lacs.
    .source = notre choix
ruling-the-throne-7 = Combien de Tribus oubliées y a-t-il sur le plateau ?
    .answer = 13 à quatre joueurs, 16 à cinq.
    .source = déduit du matériel de la boîte

sources-adrift = règles de Realms, scénario 6
ruling-adrift-1 = De combien de place une tuile a-t-elle besoin pour glisser ?
    .answer =
        Elle glisse de case en case. Elle peut aller dans une case libre voisine si au moins une des deux
        cases qui touchent les deux est libre aussi. Sinon, elle est coincée.
    .source = règles de Realms ; le reste : notre choix
ruling-adrift-2 = Quelles tuiles peut-on tourner ?
    .answer = Celles que l’on pourrait pousser hors de leur place. Une tuile que l’on pousse peut aussi être tournée.
    .source = règles de Realms ; le reste : notre choix
ruling-adrift-3 = La terre doit-elle rester d’un seul tenant ?
    .answer =
        Toutes les tuiles doivent l’être, ne serait-ce que par leurs eaux. Les mers peuvent couper des
        terres.
    .source = notre choix
ruling-adrift-4 = Pousser est-il une attaque ?
    .answer = Non. Rien n’est conquis ni perdu, et ni la paix ni les héros ne l’empêchent.
    .source = notre choix
ruling-adrift-5 = Et si des mers occupées se rejoignent ?
    .answer =
        Les piles d’un même peuple s’unissent. La plus grande pile garde toute la mer. À égalité, le
        joueur dont c’est le tour la perd, et parmi les autres joueurs à égalité, le prochain dans le sens du jeu la garde.
        Tous les autres pions partent : ceux des peuples actifs en main, ceux en déclin dans la réserve.
    .source = notre choix
ruling-adrift-6 = Et si une mer occupée se sépare ?
    .answer = Les pions restent dans l’eau de la tuile sur laquelle ils se trouvent.
    .source = notre choix
ruling-adrift-7 = Les peuples entrent-ils par une mer, ou par un trou laissé par une tuile poussée ?
    .answer = Non. Les nouveaux peuples arrivent au bord du plateau, sur terre.
    .source = règles de Realms ; le reste : notre choix
ruling-adrift-8 = Combien de reliques et de lieux y a-t-il, si la table en veut ?
    .answer =
        Un de moins qu’il n’y a de joueurs, sur des terrains différents autant que possible. Ils sont
        placés au hasard dans des régions de Tribus oubliées, comme dans les autres parties à la surface.
    .source = règles de Realms ; le choix des régions au hasard : notre choix
ruling-adrift-9 = Combien de Tribus oubliées y a-t-il sur le plateau ?
    .answer = De deux à six joueurs, 4, 6, 9, 12 et 15.
    .source = déduit du matériel de la boîte

sources-crops = règles de Realms, scénario 7
ruling-crops-1 = Combien y a-t-il de cercles ?
    .answer =
        Autant que le plateau en a : toute place vide avec des tuiles de ses six côtés. Les nôtres en ont un par
        joueur.
    .source = notre choix
ruling-crops-2 = Où vont les tuiles de pouvoir qui ne peuvent pas pousser dans un cercle ?
    .answer = Dans la défausse.
    .source = notre choix
ruling-crops-3 = Les rivières autour d’un cercle comptent-elles ?
    .answer = Non, seulement les terres et les montagnes.
    .source = notre choix
ruling-crops-4 = Le nombre de la tuile apporte-t-il des pions ?
    .answer = Non. Seuls les deux pions Horde viennent avec leur pouvoir, et partent avec lui.
    .source = notre choix
ruling-crops-5 = Que deviennent les marqueurs d’un pouvoir perdu ?
    .answer =
        Ils quittent la carte, même les forteresses, et la paix d’un Diplomate prend fin. S’il faut
        prendre des pions Horde dans des régions d’un seul pion, ces régions sont cédées.
    .source = notre choix
ruling-crops-6 = Le pouvoir agit-il encore contre la conquête qui prend une des cinq régions ?
    .answer =
        Oui. Les campements défendent la région, et un peuple corrompu est payé. Puis le pouvoir cesse.
    .source = notre choix
ruling-crops-7 = Le pouvoir aide-t-il déjà à conquérir la cinquième région ?
    .answer = Non, seulement après.
    .source = notre choix
ruling-crops-8 = Un pouvoir compte-t-il ce que son peuple a fait plus tôt dans le tour, avant de l’avoir ?
    .answer = Oui : les conquêtes pour les Pillards, les attaques pour les Pacifistes et les Diplomates.
    .source = notre choix
ruling-crops-9 = Comment agissent les pouvoirs d’un cercle qui servent au déclin ?
    .answer =
        Le peuple peut se servir de Durs à cuire, Évanescents ou Des Tombeaux quand il décline. Ensuite,
        il n’en reste rien : les piles que Des Tombeaux a gardées sont comme celles de tout peuple en
        déclin.
    .source = règles de Realms ; le reste : notre choix
ruling-crops-10 = Quand un peuple quitte-t-il une rivière après avoir perdu le pouvoir Marins d’un cercle ?
    .answer = Au redéploiement suivant, ou au déclin.
    .source = notre choix
ruling-crops-11 = Combien de Tribus oubliées y a-t-il sur le plateau ?
    .answer = De deux à six joueurs, 4, 6, 9, 12 et 15. Les nombres du livret ne sont pas connus.
    .source = notre choix

sources-the-cavern = règles de Realms, scénario 8
ruling-the-cavern-1 = Que sont les eaux de ce plateau ?
    .answer = Des mers, où nul n’entre et que nul ne traverse sans un pouvoir qui le permet.
    .source = règles de Realms
ruling-the-cavern-2 = Que gardent les autres Monstres ?
    .answer = Seulement des lieux. Toutes les autres reliques restent dans la boîte.
    .source = règles de Realms
ruling-the-cavern-3 = Un peuple peut-il entrer par la rive d’une mer ?
    .answer = Non, seulement par le bord du plateau.
    .source = notre choix
ruling-the-cavern-4 = Que sont mers et lacs pour les Krakens, les Hommes-lézards et les Pêcheurs ?
    .answer =
        La même chose que les rivières. Les Krakens les conquièrent pour deux pions et les gardent, les
        Hommes-lézards les traversent, et leurs rives sont une côte pour les Pêcheurs. Aucun autre peuple
        n’y entre, quel qu’en soit l’occupant.
    .source = notre choix
ruling-the-cavern-5 = Les Hommes-lézards arrivent-ils sur le plateau par une mer ?
    .answer =
        Oui, comme par une rivière qui touche le bord. Personne d’autre, sans un pouvoir qui laisse entrer partout.
    .source = notre choix
ruling-the-cavern-6 = Le Balrog entre-t-il dans les mers ?
    .answer = Non.
    .source = notre choix
ruling-the-cavern-7 = Le Sac d’un peuple magique peut-il imiter l’Épée ?
    .answer = Oui, une fois ses Monstres partis.
    .source = règles d’Underground ; le reste : notre choix
ruling-the-cavern-8 = Combien y a-t-il de lieux, de Montagnes Noires et de gouffres ?
    .answer = De trois à cinq joueurs, 4, 5 et 6 lieux, 6, 8 et 8 Montagnes Noires, et six gouffres.
    .source = déduit du matériel de la boîte

sources-the-gods = règles de Realms, scénario 9
ruling-the-gods-1 = Et si l’on tire une carte qui doit être remplacée ?
    .answer = Cela n’arrive pas. Les cartes difficiles à jouer restent dans la boîte, ce qui revient au même.
    .source = règles de Realms
ruling-the-gods-2 = Quand les bonus sont-ils payés ?
    .answer = Quand la combinaison est révélée. Un joueur qui doit payer plus qu’il n’a donne ce qu’il a.
    .source = règles de Realms ; le reste : notre choix
ruling-the-gods-3 = À deux, y a-t-il des bonus ?
    .answer = Non. Les deux joueurs auraient pu prendre les peuples et pouvoirs difficiles à jouer.
    .source = notre choix
ruling-the-gods-4 = Peut-on prendre quatre peuples ?
    .answer = Non. Chacun finit avec trois peuples et trois pouvoirs.
    .source = règles de Realms ; le reste : notre choix
ruling-the-gods-5 = Et si un troisième peuple décline ?
    .answer =
        C’est permis. Le joueur n’a alors plus de peuple à jouer, et ne marque que ce que rapporte son
        peuple en déclin.
    .source = notre choix
ruling-the-gods-6 = Contre quelle tuile de pouvoir les Mimes de l’ombre peuvent-ils échanger la leur ?
    .answer = Aucune, car aucune combinaison n’est visible. Les deux pièces qu’ils apportent compensent.
    .source = notre choix
ruling-the-gods-7 = Une nouvelle tuile doit-elle toucher une tuile d’un autre joueur ?
    .answer =
        Non, elle peut toucher n’importe quelle tuile posée. Le texte français demande celle d’un autre
        joueur ; nous suivons le texte anglais.
    .source = règles de Realms ; le reste : notre choix
ruling-the-gods-8 = Une montagne et un gouffre peuvent-ils venir sur la même tuile ?
    .answer =
        Oui, un de chaque s’il y a la place. Le texte français dit « l’un ou l’autre » ; nous suivons le
        texte anglais.
    .source = règles de Realms ; le reste : notre choix
ruling-the-gods-9 = Quelle montagne pose-t-on sur une tuile ?
    .answer = Une qui porte le symbole du terrain entièrement couvert, s’il en reste, sinon une sans symbole.
    .source = règles de Realms ; le reste : notre choix
ruling-the-gods-10 = Et s’il ne reste ni Tribu oubliée, ni montagne, ni gouffre ?
    .answer = Alors on n’en pose pas.
    .source = règles de Realms ; le reste : notre choix
ruling-the-gods-11 = Quelles régions comptent parmi les neuf par joueur ?
    .answer = Les terrains et les montagnes, mais ni rivières ni gouffres.
    .source = règles de Realms ; le reste : notre choix
ruling-the-gods-12 = Quand la tuile est-elle posée ?
    .answer = Avant tout le reste. Nouveaux voisins et nouveau bord comptent aussitôt.
    .source = notre choix
ruling-the-gods-13 = Une relique ou un lieu peut-il venir chez une Tribu oubliée ?
    .answer = Non. La relique ou le lieu se pose d’abord. Sans place sur une tuile, il va sur la suivante.
    .source = notre choix
ruling-the-gods-14 = Et si des rivières occupées se rejoignent ?
    .answer =
        Comme pour les mers : la plus grande pile reste, les autres vont en main, celles en déclin dans
        la réserve.
    .source = règles de Realms ; le reste : notre choix
ruling-the-gods-15 = Dans une partie des deux mondes, quelle face d’une tuile est visible ?
    .answer =
        Celle que veut son joueur ; les montagnes sont noires sur la face souterraine, un gouffre est le même partout.
    .source = notre choix
ruling-the-gods-16 = Dans la version sans les cartes difficiles, deux joueurs les étalent-ils quand même ?
    .answer =
        Oui, sauf les Maudits, les Homoncules et les Mimes de l’ombre. Les deux options figurent dans la
        mise en place de trois à six joueurs ; celle à deux joueurs cite les étapes qu’elle remplace.
    .source = règles de Realms

sources-the-dig = règles de Realms, scénario 10
ruling-the-dig-1 = Quelles terres les gardiens attaquent-ils ?
    .answer =
        Toute terre voisine d’une région qu’ils tiennent, occupée ou vide, dans leur filon ou au-delà. Ils
        n’attaquent ni les rivières, ni les régions immunisées, ni ce que tiennent des Monstres. Les
        niveaux fermés ne les arrêtent pas.
    .source = règles de Realms ; le reste : notre choix
ruling-the-dig-2 = Et si la terre la moins protégée reste hors de portée même avec le dé ?
    .answer = Ils n’attaquent pas.
    .source = notre choix
ruling-the-dig-3 = Les gardiens attaquent-ils après la dernière manche ?
    .answer = Non.
    .source = notre choix
ruling-the-dig-4 = Où vont les gardiens survivants quand leur région est la plus profonde ?
    .answer =
        Ils quittent le plateau, et aucun gardien ne vient pour la pièce. Si la région avait déjà été
        conquise, ils vont dans la région la plus profonde du filon qu’ils tiennent encore.
    .source = notre choix
ruling-the-dig-5 = Une région que des Monstres ont reprise rapporte-t-elle encore sa pièce ?
    .answer = Non, ni pièce ni nouveaux gardiens. Un gardien est défaussé, les autres descendent.
    .source = notre choix
ruling-the-dig-6 = Le nombre de gardiens est-il limité ?
    .answer = Oui, à 20 Squelettes, 18 Sorciers et 15 Momies.
    .source = notre choix
ruling-the-dig-7 = Les gardiens comptent-ils comme un peuple ?
    .answer =
        Non. Ce sont des Monstres : nul ne remplace leurs pions, ils n’ont pas de pièces et n’en paient pas, et les
        Chefs qu’ils prennent quittent la partie.
    .source = notre choix
ruling-the-dig-8 = Quand les peuples que les gardiens ont chassés replacent-ils leurs pions ?
    .answer =
        Après l’attaque du dernier filon, avant la manche suivante, dans le sens horaire à partir du
        premier joueur.
    .source = notre choix
ruling-the-dig-9 = D’où vient une attaque si plusieurs régions touchent la cible ?
    .answer = De la plus profonde de leur filon.
    .source = notre choix
ruling-the-dig-10 = Le Balrog ouvre-t-il une région d’un filon ?
    .answer = Non : il ne conquiert rien. Les gardiens survivants descendent, et la pièce attend le prochain conquérant.
    .source = notre choix

sources-all-together = règles de Realms, scénario 11
ruling-all-together-1 = Les pièces remontent-elles avec les colonnes ?
    .answer =
        Non. Elles restent dans leur rangée, comme dans l’exemple du livret et ses deux légendes ; le texte principal
        les fait remonter aussi.
    .source = règles de Realms, l’exemple
ruling-all-together-2 = Comment les places sont-elles attribuées ?
    .answer = Les places sont tirées au sort : qui commence a la première, les autres suivent dans le sens horaire.
    .source = règles de Realms ; qui commence : notre choix
ruling-all-together-3 = Que deviennent les pièces de la rangée du moins cher, peuple ou pouvoir ?
    .answer = Elles restent, et il s’en ajoute une si cette rangée est passée.
    .source = règles de Realms, l’exemple
ruling-all-together-4 = Que coûte-t-il de passer une rangée avec le pouvoir Maudits ?
    .answer = Trois pièces, posées sur cette rangée.
    .source = notre choix
ruling-all-together-5 = Quand les Homoncules reçoivent-ils un pion ?
    .answer = Quand on passe leur rangée dans une colonne où l’on aurait pu choisir.
    .source = notre choix
ruling-all-together-6 = Contre quel pouvoir les Mimes de l’ombre peuvent-ils échanger le leur ?
    .answer = Contre n’importe quel autre qui est visible, sans rien payer. Le leur prend sa place.
    .source = notre choix
ruling-all-together-7 = Où vont les tuiles de peuple et de pouvoir ?
    .answer = Les peuples sous la pile de leur monde. Les pouvoirs des deux mondes sont mélangés ensemble.
    .source = notre choix
ruling-all-together-8 = Les peuples et pouvoirs qui entrent partout peuvent-ils entrer dans l’autre monde ?
    .answer = Non, seulement partout dans le leur.
    .source = notre choix
ruling-all-together-9 = Les partenaires peuvent-ils s’attaquer ?
    .answer = Oui. On n’additionne que ce qu’ils ont à la fin.
    .source = notre choix
ruling-all-together-10 = Les partenaires voient-ils les pièces l’un de l’autre ?
    .answer = Non, sauf si la table le permet aux alliés, ou si toutes les pièces sont visibles.
    .source = notre choix
ruling-all-together-11 = Les Chefs captifs comptent-ils avant qu’on additionne et double les pièces ?
    .answer = Oui, ce sont des pièces de qui les a capturés.
    .source = notre choix
ruling-all-together-12 = Qui gagne en cas d’égalité ?
    .answer =
        Le camp qui a le plus de pions sur le plateau, additionnés et doublés comme les pièces. Si c’est
        égal aussi, les deux gagnent.
    .source = notre choix
ruling-all-together-13 = Où entrent les Zombies en déclin qui n’ont plus de région ?
    .answer = Par le bord de leur propre monde, comme tout peuple qui entre.
    .source = règles de Realms
ruling-all-together-14 = Combien y a-t-il de Tribus oubliées, et de reliques et lieux gardés ?
    .answer = Douze Tribus oubliées, et quatre reliques et lieux avec deux Monstres chacun.
    .source = déduit du matériel de la boîte ; le reste : notre choix

sources-night-and-day = règles de Realms, scénario 12 ; scénario 11 pour les tunnels et l’entrée
ruling-night-and-day-1 = Quelle combinaison remplace celle qui a été prise ?
    .answer =
        Les nouvelles combinaisons viennent des deux mondes en alternant, quoi qu’on ait pris. Le texte
        français forme une pile en alternant. La première combinaison est de la surface.
    .source = règles de Realms en français ; la première : notre choix
ruling-night-and-day-2 = Où vont les tuiles de peuple et de pouvoir ?
    .answer =
        Les peuples sous la pile de leur monde. Les pouvoirs sont mélangés monde par monde, quand la pile de ce monde
        est vide.
    .source = notre choix
ruling-night-and-day-3 = Et s’il ne reste plus de peuple ou de pouvoir d’un monde ?
    .answer = Un de l’autre monde en prend la place.
    .source = notre choix
ruling-night-and-day-4 = Par quelles régions entre un peuple ?
    .answer =
        Sur nos plateaux, les peuples de la surface entrent par le bord nord et ceux du monde souterrain
        par le bord sud, mais jamais par les côtés. Si le plateau ne marque pas d’entrées, un peuple entre
        par le bord de son monde. Une rivière sur des tuiles des deux mondes appartient aux deux.
    .source = règles de Realms ; le reste : notre choix
ruling-night-and-day-5 = Les peuples et pouvoirs qui entrent partout peuvent-ils entrer dans l’autre monde ?
    .answer = Non, seulement partout dans le leur.
    .source = notre choix
ruling-night-and-day-6 = Où entrent les Flammes ?
    .answer = À côté de leur Volcan, où qu’il se dresse.
    .source = notre choix
ruling-night-and-day-7 = Combien de temps paie une région de son monde dont on a chassé un peuple de l’autre ?
    .answer =
        Une fois, au tour où elle est conquise : le texte français dit « dont ils chassent ». Les textes anglais,
        allemand et espagnol parlent de régions « auparavant occupées », sans limite de temps ; selon cette lecture,
        elle paierait à chaque tour, tant que le peuple la tient.
    .source = règles de Realms en français
ruling-night-and-day-8 = Chasser des Tribus oubliées, des Monstres ou des peuples de son monde compte-t-il ?
    .answer = Non, seulement les peuples de l’autre monde, actifs ou en déclin.
    .source = règles de Realms
ruling-night-and-day-9 = Un peuple en déclin gagne-t-il aussi des pièces dans l’autre monde ?
    .answer =
        Oui, dès le tour où il passe en déclin : le livret parle des peuples sans exiger qu’ils soient
        actifs.
    .source = règles de Realms
ruling-night-and-day-10 = Les rivières comptent-elles ?
    .answer = Non.
    .source = notre choix
ruling-night-and-day-11 = Et si le peuple chassé a repris sa région à la fin du tour ?
    .answer = Seules paient les régions qu’on tient encore.
    .source = notre choix
ruling-night-and-day-12 = Où entrent les Zombies en déclin qui n’ont plus de région ?
    .answer = Dans leur propre monde, comme tout peuple qui entre.
    .source = règles de Realms
ruling-night-and-day-13 = Combien y a-t-il de Tribus oubliées, et de reliques et lieux gardés ?
    .answer =
        De trois à cinq joueurs, 7, 9 et 11 Tribus oubliées, et 4, 5 et 6 reliques et lieux avec deux Monstres chacun.
    .source = déduit du matériel de la boîte
