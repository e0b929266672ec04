### Cursed!: texts. For ids and arguments, see en/content.ftl.

box-cursed = Mauuudits !

# --- Races -------------------------------------------------------------------------------------------

race-goblins = Gobelins
    .one = Gobelin
    .gender = masculine
    .joined = gobelins
race-goblins-short = Les régions des peuples en déclin et des Tribus oubliées coûtent un pion de moins.
race-goblins-text =
    Le prix d’une région tenue par un peuple en déclin baisse d’un pion, sans jamais descendre sous un. Peu
    importe à qui est ce peuple, fût-ce à leur propre joueur, et peu importe qu’il se batte encore comme
    les Zombies. Les Tribus oubliées comptent aussi comme en déclin.

race-kobolds = Kobolds
    .one = Kobold
    .gender = masculine
    .joined = kobolds
race-kobolds-short = Ils sont au moins deux dans chaque région, et au moins deux pour conquérir.
race-kobolds-text =
    Les Kobolds ne conquièrent ni ne tiennent jamais une région à moins de deux. Aucune réduction ne fait
    donc descendre une conquête sous deux pions, et une tentative finale en demande deux en main. Quand
    vous ramassez vos troupes, deux pions restent dans chaque région au lieu d’un. En déclin, un seul
    Kobold reste par région, comme pour tout peuple.

# --- Powers ------------------------------------------------------------------------------------------

power-cursed = Maudits
power-cursed-with = { race-name } maudits
    .feminine = { race-name } maudites
power-cursed-short = Qui passe devant cette combinaison y pose trois pièces au lieu d’une.
power-cursed-text =
    Un joueur qui prend une combinaison placée plus bas dans la colonne pose sur celle-ci trois pièces au
    lieu d’une. Le joueur qui prend celle-ci les reçoit. Ce pouvoir n’a pas d’autre effet, et sa tuile ne
    donne aucun pion.

power-hordes-of = De la Horde
power-hordes-of-with = { race-name } de la Horde
power-hordes-of-short = Deux pions de plus, qui valent des pions du peuple mais disparaissent en déclin.
power-hordes-of-text =
    En plus des pions des tuiles, deux pions Horde viennent en main, qui n’appartiennent à aucune
    réserve. Ils valent à tous égards des pions du peuple : ils paient les conquêtes, défendent leur
    région, se perdent et départagent les égalités. À la fin de votre tour, chacun est accompagné d’au
    moins un pion du peuple ; s’il en manque, vous cédez des régions. Quand une région de plusieurs pions
    est perdue, un pion Horde s’en va, à moins que vous ne préfériez perdre un pion du peuple. En déclin,
    ils disparaissent.

power-marauding = Intrépides
power-marauding-with = { race-name } intrépides
power-marauding-short = Une fois par tour, reprend ses pions superflus en main et conquiert encore.
power-marauding-text =
    Une fois par tour, entre vos conquêtes et avant toute tentative finale, vous pouvez reprendre en main
    vos pions superflus. Un pion reste dans chaque région du peuple ; les Kobolds en laissent deux. Vous
    continuez à conquérir avec eux, et pouvez finir par la tentative finale habituelle. Aucune région ne
    peut être abandonnée à ce moment. Les capacités qui comptent les conquêtes d’un tour comptent celles
    des deux vagues.

power-ransacking = Voleurs
power-ransacking-with = { race-name } voleurs
    .feminine = { race-name } voleuses
power-ransacking-short = Prend une pièce à l’adversaire pour chaque région conquise sur son peuple actif.
power-ransacking-text =
    Chaque fois que le peuple conquiert une région du peuple actif d’un adversaire, vous prenez aussitôt
    une pièce à cet adversaire. S’il n’en a pas, il ne paie rien, et la conquête demeure. Les peuples en
    déclin et les Tribus oubliées ne rapportent rien, pas plus que les Zombies en déclin.

power-were- = Garous
power-were--with = { race-name } garous
power-were--short = Aux manches paires, chaque conquête coûte deux pions de moins.
power-were--text =
    À chaque manche qui porte un numéro pair sur la piste, toutes les régions coûtent au peuple deux pions
    de moins, sans jamais descendre sous un. Aux manches impaires, le pouvoir ne fait rien. La manche est
    la même pour tous, quel que soit le premier joueur.

# --- Questions ---------------------------------------------------------------------------------------

question-hordes-of = Combien de pions du peuple perdez-vous à la place de pions Horde ?
do-loose-marauding = Reprendre les troupes
