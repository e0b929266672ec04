### Grand Dames of Small World: texts. For ids and arguments, see en/content.ftl.

box-grand-dames = Honneur aux Dames !

# --- Races -------------------------------------------------------------------------------------------

race-gypsies = Nomades
    .one = Nomade
    .gender = feminine
    .joined = nomades
    .also = Gitanes
race-gypsies-short = Une pièce par région qu’elles abandonnent, sans pouvoir y revenir pendant ce tour.
race-gypsies-text =
    Quand vous ramassez vos troupes, chaque région que vous abandonnez reçoit une pièce de la banque, que
    vous prenez au décompte du même tour. Le peuple ne peut reconquérir une telle région d’aucune manière
    pendant ce tour ; s’il a quitté toutes ses régions, il entre de nouveau ailleurs. Les régions perdues,
    cédées au redéploiement ou laissées en déclin ne rapportent rien.

race-priestesses = Prêtresses
    .one = Prêtresse
    .gender = feminine
    .joined = prêtresses
race-priestesses-short = En déclin, elles se réunissent dans une Tour d’ivoire, où chacune vaut une pièce.
race-priestesses-text =
    Quand les Prêtresses passent en déclin, il en reste une par région qu’elles tiennent. Toutes se
    réunissent dans une de ces régions, à votre choix : leur Tour d’ivoire. Les autres régions se vident.
    Au tour du déclin et à tous les suivants, la Tour rapporte une pièce par Prêtresse qui s’y trouve, et
    aucune pour la région. Elle se conquiert comme toute région, et toutes les Prêtresses sont alors
    perdues. Une forteresse sous la Tour y reste, les autres quittent la carte.

race-white-ladies = Dames Blanches
    .one = Dame Blanche
    .gender = feminine
    .joined = dames blanches
race-white-ladies-short = En déclin, toutes leurs régions sont immunisées.
race-white-ladies-text =
    Tant qu’elles sont actives, les Dames Blanches sont conquises comme tout autre peuple. Dès qu’elles
    passent en déclin, toutes leurs régions sont immunisées : aucun adversaire ne peut les conquérir ni y
    utiliser la capacité d’un peuple ou d’un pouvoir. Elles quittent la carte quand leur joueur met son
    peuple suivant en déclin, à moins d’être ancestrales.

# --- Powers ------------------------------------------------------------------------------------------

power-historian = Historiens
power-historian-with = { race-name } historiens
    .feminine = { race-name } historiennes
power-historian-short = Une pièce par peuple en déclin au moment du choix, puis à chaque nouveau déclin.
power-historian-text =
    Quand vous prenez cette combinaison, vous gagnez une pièce par peuple en déclin sur la carte, à qui
    qu’il soit ; les Tribus oubliées ne comptent pas. Tant que le peuple est actif, vous gagnez aussitôt
    une pièce chaque fois qu’un autre peuple passe en déclin, y compris un peuple dur à cuire ou ancestral. Son
    propre déclin rapporte une dernière pièce.

power-peace-loving = Pacifistes
power-peace-loving-with = { race-name } pacifistes
power-peace-loving-short = Trois pièces à chaque tour où il n’attaque aucun peuple actif.
power-peace-loving-text =
    Au décompte, vous gagnez trois pièces si le peuple n’a attaqué aucun peuple actif pendant ce tour. Une
    tentative finale manquée compte aussi comme une attaque. Vous pouvez attaquer librement les Tribus
    oubliées et les peuples en déclin, Zombies en déclin compris.

# --- Reasons why a region cannot be conquered -------------------------------------------------------

reason-immune-in-decline = immunisée : en déclin
reason-abandoned-this-turn = votre peuple l’a quittée pendant ce tour

# --- Pieces and questions ----------------------------------------------------------------------------

piece-tower = Tour d’ivoire
count-tower = { $number ->
    [one] { $number } Tour d’ivoire
   *[other] { $number } Tours d’ivoire
}
sign-tower = T
question-priestesses = Où se dresse la Tour d’ivoire ?
