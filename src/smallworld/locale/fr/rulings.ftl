### Answers to questions that the rulebook leaves open. For ids and attributes, see en/rulings.ftl.

sources-amazons = règles de base, { race-amazons } ; FAQ
ruling-amazons-1 =
    Et si quatre Amazones ne peuvent pas quitter la carte en laissant une Amazone par région ?
    .answer =
        Avant le décompte, vous cédez des régions de votre choix, jusqu’à ce que quatre pions soient hors
        de la carte.
    .source = règles de base, FAQ
ruling-amazons-2 =
    Les Amazones qui n’ont pas été placées pendant ce tour comptent-elles parmi les quatre ?
    .answer = Oui. S’il en reste deux en main, deux de plus quittent la carte.
    .source = notre choix
ruling-amazons-3 = Et s’il reste moins de cinq Amazones ?
    .answer = Toutes quittent la carte, et aucune région ne rapporte.
    .source = notre choix
ruling-amazons-4 = Que deviennent les quatre quand les Amazones passent en déclin ?
    .answer =
        Elles vont à la réserve, de même après un déclin des Durs à cuire : en déclin, un pion reste par
        région, et rien en main.
    .source = notre choix

sources-dwarves = règles de base, { race-dwarves }

sources-elves = règles de base, { race-elves } ; règles de base, { race-sorcerers }
ruling-elves-1 = Les Elfes en déclin perdent-ils des pions ?
    .answer =
        Oui. La capacité prend fin avec leur déclin : le pion unique d’une région conquise va à la
        réserve.
    .source = notre choix, d’après la règle générale du déclin

sources-ghouls = règles de base, { race-ghouls }
ruling-ghouls-1 = Que deviennent les Zombies en main quand ils passent en déclin ?
    .answer = Ils vont à la réserve. Seuls restent les pions posés sur la carte.
    .source = notre choix
ruling-ghouls-2 = Quand les Zombies agissent-ils au tour où l’on prend une nouvelle combinaison ?
    .answer = Après la prise de la combinaison, et avant la première conquête de son peuple.
    .source = notre choix
ruling-ghouls-3 = Les Zombies en déclin ont-ils droit à une tentative finale ?
    .answer =
        Oui, à la leur. Elle ne met fin qu’à leurs conquêtes ; le peuple actif peut faire la sienne plus
        tard dans le tour.
    .source = notre choix ; de mémoire, d’après la FAQ, non vérifié
ruling-ghouls-4 = Que perdent les Zombies en déclin avec une région ?
    .answer =
        Un pion. Les autres se replient et se placent dans d’autres régions des Zombies à la fin du tour.
    .source = règles françaises
ruling-ghouls-5 = Les Zombies en déclin peuvent-ils attaquer le peuple actif de leur propre joueur ?
    .answer =
        Oui, comme tout autre peuple. Ses pions survivants reviennent en main et peuvent se battre pendant
        ce même tour.
    .source = règles de base ; la main : notre choix
ruling-ghouls-6 =
    Où se replient les Zombies quand le peuple actif de leur propre joueur leur prend une région ?
    .answer = Dans leurs autres régions, au redéploiement des Zombies de ce même tour.
    .source = notre choix
ruling-ghouls-7 = Et si les Zombies en déclin perdent leur dernière région ?
    .answer =
        Les survivants attendent en main et rentrent au prochain tour de leur joueur, selon les règles de
        la première conquête. Sans survivant, le peuple disparaît et sa tuile retourne à la pile.
    .source = notre choix
ruling-ghouls-8 = Les Sorciers peuvent-ils remplacer un Zombie isolé en déclin ?
    .answer = Non. Le pion doit être celui d’un peuple actif.
    .source = notre choix
ruling-ghouls-9 = Que gardent les Zombies de leur pouvoir une fois en déclin ?
    .answer =
        Rien que ce qu’un peuple en déclin garde de toute façon. Leurs forteresses coûtent encore un pion
        de plus à l’attaquant. Ils gardent les mers et le lac, mais n’entrent plus dans d’autres eaux et
        ne bâtissent plus de forteresse. Dragon, héros et campements s’en vont.
    .source = wiki de joueurs, d’après la règle générale du déclin
ruling-ghouls-10 = Des Zombies ancestraux peuvent-ils agir au tour où le peuple actif passe en déclin ?
    .answer =
        Non. Personne ne conquiert pendant un tour consacré au déclin. Ils agissent à tous les tours
        suivants.
    .source = règles de base

sources-giants = règles de base, { race-giants }
ruling-giants-1 = Une région voisine de deux de leurs montagnes coûte-t-elle deux pions de moins ?
    .answer = Non, un seul, quel que soit le nombre de montagnes.
    .source = notre choix
ruling-giants-2 = Des Géants volants paient-ils moins pour des régions loin de leurs montagnes ?
    .answer = Non. Voler leur permet d’atteindre une région, mais ne rend rien adjacent.
    .source = critique néerlandaise
ruling-giants-3 =
    Des Géants des Cavernes sur une montagne à caverne paient-ils moins pour les autres cavernes ?
    .answer =
        Oui. Pour eux, toute caverne est adjacente à cette montagne. Les réductions des Géants et de leur
        pouvoir s’additionnent.
    .source = critique néerlandaise

sources-halflings = règles de base, { race-halflings }
ruling-halflings-1 =
    Des Mi-portions qui ont perdu ou abandonné toutes leurs régions peuvent-ils de nouveau entrer
    n’importe où ?
    .answer = Oui. Ils le peuvent chaque fois qu’ils n’ont aucune région sur la carte.
    .source = notre choix
ruling-halflings-2 =
    Une deuxième région conquise seulement à un tour suivant reçoit-elle encore la deuxième tanière ?
    .answer =
        Oui. Les tanières vont aux deux premières régions qu’ils conquièrent jamais, quel que soit le
        tour.
    .source = règles de base ; le tour suivant : notre choix
ruling-halflings-3 = Recreuse-t-on une tanière dont la région a été abandonnée ?
    .answer = Non. Elle est perdue pour toute la vie du peuple, et la région se conquiert comme une autre.
    .source = règles de base, wiki de joueurs
ruling-halflings-4 = Combien de régions des Mi-portions aux deux Héros sont immunisées ?
    .answer =
        Jusqu’à quatre : deux tanières et deux héros. Un héros peut se tenir dans une région à tanière, ce
        qui n’apporte rien.
    .source = notre choix
ruling-halflings-5 = Une mer ou le lac peut-il avoir une tanière ?
    .answer = Oui, si des Mi-portions marins en font l’une de leurs deux premières conquêtes.
    .source = notre choix

sources-humans = règles de base, { race-humans }

sources-orcs = règles de base, { race-orcs }

sources-ratmen = règles de base, { race-ratmen }

sources-skeletons = règles de base, { race-skeletons }
ruling-skeletons-1 = Une région impaire se reporte-t-elle au tour suivant ?
    .answer = Non. Chaque tour compte pour lui-même.
    .source = notre choix

sources-sorcerers = règles de base, { race-sorcerers } ; éditeur
ruling-sorcerers-1 = Les Sorciers peuvent-ils remplacer un pion sans plus en avoir en main ?
    .answer = Oui, tant qu’aucune tentative finale n’a été faite : le nouveau Sorcier vient de la réserve.
    .source = éditeur
ruling-sorcerers-2 = Les Sorciers peuvent-ils remplacer un pion sans aucune région sur la carte ?
    .answer =
        Non, rien n’est alors à leur portée. Des Sorciers volants le peuvent, puisqu’ils atteignent toute
        région terrestre.
    .source = règles de base ; Volants : notre choix
ruling-sorcerers-3 = Les Sorciers peuvent-ils prendre le dernier pion d’un peuple ?
    .answer = Oui. Son joueur reste avec un peuple actif sans pion, qu’il peut encore mettre en déclin.
    .source = notre choix
ruling-sorcerers-4 = Les Sorciers peuvent-ils remplacer un pion isolé en déclin ?
    .answer = Non, quel que soit le peuple, Zombies compris : le pion doit être actif.
    .source = règles de base ; Zombies : notre choix
ruling-sorcerers-5 = Les Sorciers peuvent-ils remplacer un pion seul dans une région à campement ?
    .answer = Non. Un campement compte comme un pion de plus.
    .source = règles de base, Board Game Arena
ruling-sorcerers-6 = Que deviennent l’antre et la forteresse après une substitution ?
    .answer = Ils quittent la carte, comme après toute conquête. La forteresse peut être rebâtie.
    .source = règles de base
ruling-sorcerers-7 = Jusqu’où portent les Sorciers volants ?
    .answer = Jusqu’à toute région terrestre, à n’importe quelle distance.
    .source = éditeur, édition numérique
ruling-sorcerers-8 = Une substitution rapporte-t-elle leur pièce aux Sorciers pillards ?
    .answer = Oui. C’est la conquête d’une région non vide.
    .source = critique néerlandaise
ruling-sorcerers-9 = Une substitution consomme-t-elle le lancer des Sorciers berserks ?
    .answer = Non. Le lancer attend la prochaine conquête payée en pions.
    .source = notre choix
ruling-sorcerers-10 = Les Sorciers peuvent-ils remplacer un pion après leur tentative finale ?
    .answer = Non. Les conquêtes sont alors finies.
    .source = règles de base, wiki de joueurs

sources-tritons = règles de base, { race-tritons }
ruling-tritons-1 = Des Tritons marins paient-ils moins pour les mers et le lac ?
    .answer = Non. Seule la terre sur leurs rives est côtière.
    .source = critique néerlandaise

sources-trolls = règles de base, { race-trolls }
ruling-trolls-1 = Une mer ou le lac peut-il avoir un antre ?
    .answer = Oui, si des Trolls marins l’occupent.
    .source = notre choix

sources-wizards = règles de base, { race-wizards }

sources-alchemist = règles de base, { power-alchemist }

sources-berserk = règles de base, { power-berserk }
ruling-berserk-1 = Un joueur peut-il refuser de se servir d’un lancer et continuer à conquérir ?
    .answer =
        Non. S’il ne s’en sert pas pour une conquête, quelle qu’en soit la raison, ses conquêtes
        s’arrêtent.
    .source = règles de base ; le refus : notre choix
ruling-berserk-2 = Un peuple berserk peut-il faire aussi la tentative finale habituelle ?
    .answer = Non. Ce peuple n’a que les lancers d’avant ses conquêtes.
    .source = wiki de joueurs
ruling-berserk-3 = Une substitution des Sorciers berserks consomme-t-elle le lancer ?
    .answer = Non. Le lancer attend la prochaine conquête payée en pions.
    .source = notre choix
ruling-berserk-4 = Peut-on abandonner des régions après un lancer ?
    .answer = Non. Lancer le dé, c’est avoir commencé à conquérir.
    .source = notre choix

sources-bivouacking = règles de base, { power-bivouacking }
ruling-bivouacking-1 = Et si des campements reviennent alors que le peuple n’a plus de région ?
    .answer = Ils restent auprès de leur joueur jusqu’à son prochain redéploiement.
    .source = règles de base ; jusque-là : notre choix
ruling-bivouacking-2 = Les campements comptent-ils comme pions en cas d’égalité ?
    .answer = Non.
    .source = FAQ

sources-commando = règles de base, { power-commando }

sources-diplomat = règles de base, { power-diplomat }
ruling-diplomat-1 = Une tentative finale manquée compte-t-elle comme une attaque ?
    .answer =
        Oui. Une tentative manquée contre une région d’un peuple actif est une attaque contre ce peuple.
    .source = notre choix
ruling-diplomat-2 = Peut-on désigner un adversaire sans peuple actif ?
    .answer = Oui. La paix lie alors le prochain peuple qu’il prendra.
    .source = notre choix
ruling-diplomat-3 = Les attaques des Zombies en déclin du joueur des Diplomates comptent-elles ?
    .answer = Non. Seules comptent les attaques du peuple auquel appartient la tuile.
    .source = notre choix
ruling-diplomat-4 = La paix lie-t-elle les Zombies en déclin de l’adversaire désigné ?
    .answer = Non. Ils peuvent attaquer.
    .source = règles de base

sources-dragon-master = règles de base, { power-dragon-master }
ruling-dragon-master-1 = Un nouveau peuple peut-il se servir du dragon pour sa première conquête ?
    .answer = Oui, dans une région par laquelle le peuple peut entrer.
    .source = notre choix
ruling-dragon-master-2 = Le dragon peut-il servir au tour où sa région a été abandonnée ?
    .answer = Oui. Il revient en main et peut servir aussitôt.
    .source = notre choix
ruling-dragon-master-3 = Montagne, antre, forteresse et campements s’additionnent-ils contre le dragon ?
    .answer = Non. Un seul pion suffit contre tout cela ensemble.
    .source = wiki de joueurs, règles françaises
ruling-dragon-master-4 = Le dragon peut-il attaquer une région qui n’est pas adjacente ?
    .answer = Non. Le dragon remplace le prix, mais n’augmente pas la portée.
    .source = règles de base, règles néerlandaises

sources-flying = règles de base, { power-flying }

sources-forest = règles de base, { power-forest }

sources-fortified = règles de base, { power-fortified } ; édition numérique
ruling-fortified-1 = Quand la forteresse est-elle bâtie ?
    .answer = Elle est proposée une fois, après le redéploiement ; la bâtir plus tôt n’apporterait rien.
    .source = notre choix
ruling-fortified-2 = Que devient la forteresse d’une région perdue ou quittée ?
    .answer = Elle retourne à la réserve et peut être rebâtie.
    .source = édition numérique
ruling-fortified-3 = Quelles forteresses comptent pour la limite de six ?
    .answer = Toutes celles de la carte, y compris celles d’un ancien peuple bâtisseur en déclin.
    .source = règles de base

sources-heroic = règles de base, { power-heroic }
ruling-heroic-1 = Et si le peuple ne tient qu’une seule région ?
    .answer = Un héros s’y tient ; l’autre attend jusqu’à la fin du tour suivant.
    .source = notre choix
ruling-heroic-2 = Que devient un héros dont la région est abandonnée ?
    .answer = Il revient en main et se place à la fin du tour.
    .source = notre choix

sources-hill = règles de base, { power-hill }

sources-merchant = règles de base, { power-merchant }

sources-mounted = règles de base, { power-mounted }

sources-pillaging = règles de base, { power-pillaging }

sources-seafaring = règles de base, { power-seafaring }
ruling-seafaring-1 = Un peuple marin peut-il entrer sur la carte par une mer ?
    .answer = Oui, par une mer qui touche le bord de la carte.
    .source = notre choix
ruling-seafaring-2 = Que coûtent une mer et le lac, et que rapportent-ils ?
    .answer =
        Deux pions, et un par pion de qui les tient ; ils rapportent une pièce par tour, comme toute
        région.
    .source = BoardGameGeek
ruling-seafaring-3 = Une mer occupée empêche-t-elle d’autres peuples d’entrer à côté d’elle ?
    .answer = Non. Les régions de sa rive restent des régions par lesquelles un peuple peut entrer.
    .source = règles françaises, règles néerlandaises
ruling-seafaring-4 = Des Zombies marins peuvent-ils conquérir d’autres eaux une fois en déclin ?
    .answer = Non, mais ils gardent ce qu’ils ont.
    .source = wiki de joueurs

sources-spirit = règles de base, { power-spirit }
ruling-spirit-1 = Un peuple plus ancien en déclin s’en va-t-il quand le peuple ancestral décline ?
    .answer =
        Non. Tous deux restent. Le plus ancien s’en va quand le peuple suivant décline ; le peuple
        ancestral, jamais.
    .source = règles de base
ruling-spirit-2 = Quand la tuile Ancestraux revient-elle en jeu ?
    .answer = Elle rejoint les tuiles défaussées quand le dernier pion de son peuple en déclin a disparu.
    .source = règles de base

sources-stout = règles de base, { power-stout }

sources-swamp = règles de base, { power-swamp }

sources-underworld = règles de base, { power-underworld }

sources-wealthy = règles de base, { power-wealthy }
ruling-wealthy-1 = Un peuple qui n’a rien conquis à son premier tour reçoit-il les sept pièces ?
    .answer = Oui.
    .source = notre choix

sources-turn = règles de base, « Game turn » ; FAQ
ruling-turn-1 = Quel joueur commence ?
    .answer = La personne désignée à la mise en place ; on joue dans le sens des aiguilles d’une montre.
    .source = notre choix
ruling-turn-2 = Un joueur qui s’étend doit-il conquérir quelque chose ?
    .answer =
        Non. Il peut s’arrêter aussitôt, se redéployer et faire le décompte, quel que soit le nombre de
        pions en main.
    .source = FAQ, BoardGameGeek
ruling-turn-3 = Que peut faire un joueur dont le peuple actif n’a plus de pion ?
    .answer =
        Il peut s’étendre, ce qui revient à faire le décompte de ses autres peuples, ou passer en déclin.
        Il doit décliner avant de prendre une nouvelle combinaison. S’il décline, un peuple plus ancien
        en déclin s’en va comme toujours, et le peuple sans pion s’en va aussi.
    .source = FAQ
ruling-turn-4 = Un joueur choisit-il les pions qu’il reprend en main au début de son tour ?
    .answer =
        Non. Tous sauf un par région reviennent en main, puisque le redéploiement peut remettre chacun à
        sa place.
    .source = notre choix

sources-combos = règles de base, « Picking a new race and power combo »
ruling-combos-1 = Les pièces posées sur une combinaison peuvent-elles aider à la payer ?
    .answer = Non. On paie d’abord, avec les pièces qu’on avait ; puis on prend celles de la combinaison.
    .source = règles de base ; l’ordre : notre choix
ruling-combos-2 = Quand la colonne est-elle complétée ?
    .answer = Après la prise d’une combinaison, avant toute conquête, et à la fin de chaque tour.
    .source = notre choix
ruling-combos-3 = Peut-on prendre une combinaison sans tuile de pouvoir ?
    .answer =
        Non. Sa tuile de peuple attend dans la colonne qu’une tuile de pouvoir puisse être révélée pour
        elle.
    .source = notre choix
ruling-combos-4 = Et si aucune combinaison ne peut être prise ?
    .answer = Le joueur fait le décompte de ses peuples en déclin, et son tour prend fin.
    .source = notre choix

sources-first-conquest = règles de base, « First conquest »
ruling-first-conquest-1 = Un nouveau peuple doit-il entrer à côté du peuple en déclin de son joueur ?
    .answer =
        Non, et il ne peut y entrer que si la région est une région d’entrée. Les deux peuples ne s’aident
        jamais.
    .source = FAQ, BoardGameGeek
ruling-first-conquest-2 = Les cavernes laissent-elles un peuple des Cavernes entrer n’importe où ?
    .answer = Non. Elles sont adjacentes entre elles, ce qui n’aide qu’un peuple déjà sur la carte.
    .source = règles de base

sources-conquering = règles de base, « Conquering a region »
ruling-conquering-1 = Qu’est-ce qui fait d’une région une région non vide ?
    .answer =
        Une Tribu oubliée ou au moins un pion de peuple, actif ou en déclin. Un pion de son propre peuple
        en déclin compte aussi : les règles anglaises disent « pion de peuple », les françaises « pion de
        peuple ennemi », et nous suivons les anglaises. Montagnes, antres et autres marqueurs ne suffisent
        pas.
    .source = règles de base
ruling-conquering-2 =
    Une région abandonnée pendant ce tour peut-elle être reconquise au cours du même tour ?
    .answer = Oui.
    .source = notre choix
ruling-conquering-3 = Demande-t-on à un joueur ce qu’il conquiert quand il n’a plus de pion en main ?
    .answer =
        Pas après une conquête. Le redéploiement suit aussitôt, à moins qu’une capacité comme une
        substitution n’offre encore quelque chose sans pion en main. Avant la première conquête, on le lui
        demande, car il peut encore abandonner des régions.
    .source = notre choix
ruling-conquering-4 = Peut-on poser plus de pions que ne l’exige le prix ?
    .answer = Non. On pose exactement le prix ; une tentative finale réussie pose tous les pions en main.
    .source = notre choix

sources-prices = règles de base, « Conquering a region »

sources-final-attempt = règles de base, « Final conquest »
ruling-final-attempt-1 = Une tentative manquée contre un peuple actif compte-t-elle comme une attaque ?
    .answer = Oui : des Diplomates ne peuvent pas désigner son joueur à ce tour.
    .source = notre choix
ruling-final-attempt-2 =
    Les Zombies en déclin et le peuple actif peuvent-ils faire tous deux une tentative finale dans le même
    tour ?
    .answer = Oui, une chacun. Celle des Zombies ne met pas fin aux conquêtes du peuple actif.
    .source = notre choix ; de mémoire, d’après la FAQ, non vérifié
ruling-final-attempt-3 = Peut-on lancer le dé pour une région qu’on peut avoir sans lui ?
    .answer = Non. Elle se conquiert à son prix.
    .source = règles de base

sources-abandoning = règles de base, « Abandoning a region »
ruling-abandoning-1 = Jusqu’à quand peut-on abandonner des régions ?
    .answer =
        Jusqu’à ce que le peuple commence à conquérir à ce tour : par une conquête, une tentative finale,
        un lancer des Berserks, une substitution ou le dragon.
    .source = règles de base ; ce qui marque le début : notre choix
ruling-abandoning-2 = Un peuple en déclin peut-il abandonner des régions ?
    .answer = Non, sauf les Zombies avant leurs propres conquêtes.
    .source = notre choix

sources-losses = règles de base, « Enemy losses and withdrawals »
ruling-losses-1 = Peut-on garder en main des pions repliés ?
    .answer = Non. Tous doivent être placés si le peuple tient une région ; sinon, ils attendent en main.
    .source = notre choix
ruling-losses-2 = Dans quel ordre les joueurs replacent-ils les pions repliés ?
    .answer =
        Dans le sens des aiguilles d’une montre, à partir de la gauche du joueur dont c’est le tour. C’est
        la dernière étape du tour, après le décompte.
    .source = FAQ ; après le décompte : critique néerlandaise
ruling-losses-3 =
    Quand le joueur dont c’est le tour replace-t-il les pions que son autre peuple a chassés ?
    .answer = À son propre redéploiement.
    .source = notre choix

sources-redeployment = règles de base, « Troop redeployment » ; FAQ
ruling-redeployment-1 = Peut-on garder des pions en main ?
    .answer =
        Seul un peuple sans région le peut, et les Amazones gardent leurs quatre. Tous les autres doivent
        être placés.
    .source = règles de base pour une tentative manquée ; sinon notre choix
ruling-redeployment-2 = Peut-on céder des régions au redéploiement ?
    .answer = Non, sauf par les Amazones, faute de pions.
    .source = FAQ
ruling-redeployment-3 = Des pions peuvent-ils passer du peuple actif aux Zombies en déclin, ou l’inverse ?
    .answer = Non.
    .source = FAQ

sources-scoring = règles de base, « Scoring victory coins »
ruling-scoring-1 = La banque peut-elle manquer de pièces ?
    .answer = Non.
    .source = notre choix

sources-decline = règles de base, « Entering in decline »

sources-immunity = règles de base, { power-dragon-master }, { race-halflings }, { power-heroic }
ruling-immunity-1 = Une région est-elle immunisée contre l’autre peuple de son propre joueur ?
    .answer =
        Non. Nul n’est l’adversaire de ses propres peuples : ses Zombies peuvent attaquer la région de son
        héros.
    .source = notre choix

sources-stacks =
    règles de base, « Picking a new race and power combo » ; règles de base, « Entering in decline »
ruling-stacks-1 = Quand la tuile d’un peuple actif sans pion retourne-t-elle à la pile ?
    .answer = Dès que son joueur le met en déclin. Jusque-là, il reste son peuple actif.
    .source = notre choix, d’après la FAQ
ruling-stacks-2 = Et s’il ne reste aucune tuile de pouvoir, même défaussée ?
    .answer = La tuile de peuple attend dans la colonne sans pouvoir et ne peut pas être prise.
    .source = notre choix
ruling-stacks-3 = L’ordre des tuiles de peuple retournées à la pile est-il connu ?
    .answer =
        Oui. Elles sont sous celles qu’on n’a pas vues, dans l’ordre de leur retour, et se révèlent dans
        cet ordre.
    .source = règles de base ; connu : notre choix
ruling-stacks-4 = Quand remplit-on la place d’une tuile retournée à la pile ?
    .answer =
        Chaque fois que la colonne est complétée : après la prise d’une combinaison et à la fin de chaque
        tour.
    .source = notre choix

sources-game-end = règles de base, « Game end »
ruling-game-end-1 = Qu’est-ce qui compte comme pion de peuple en cas d’égalité ?
    .answer =
        Les pions sur la carte. Ceux qui sont en main ne comptent pas, pas même les quatre des Amazones,
        ni les campements, ni les héros.
    .source = règles de base, FAQ
ruling-game-end-2 = Et si le nombre de pions est égal aussi ?
    .answer = Les joueurs à égalité partagent la victoire.
    .source = notre choix
