### Ce que veulent dire les mots de la carte.

card-rulings = Ce que les règles laissent ouvert ({ $number })
card-sources = Écrit dans : { $sources }

term-farmland =
    Terre : elle coûte deux pions si personne n’y est. Les Humains en tirent une pièce de plus ; un peuple
    monté la paie un pion de moins.
term-forest =
    Terre : elle coûte deux pions si personne n’y est. Forêt est aussi un pouvoir, qui rapporte une pièce
    de plus par forêt.
term-hill =
    Terre : elle coûte deux pions si personne n’y est. Un peuple monté la paie un pion de moins. Un
    pouvoir en tire aussi une pièce de plus.
term-swamp =
    Terre : elle coûte deux pions si personne n’y est. Marais est aussi un pouvoir, qui rapporte une pièce
    de plus par marais.
term-mountain =
    Coûte un pion de plus que les autres terres : trois si personne n’y est. Elle protège mieux celui qui
    la tient.
term-sea = Eau. Seul un peuple marin y entre. Une terre au bord d’une mer qui touche le bord de la carte est une entrée pour tous.
term-lake = Eau. Seul un peuple marin y entre. Au contraire d’une mer, il ne permet pas d’entrer sur la carte.
term-cavern = Un symbole. Pour un peuple des Cavernes, toutes les cavernes se touchent et demandent un pion de moins. Pour les autres, il ne veut rien dire.
term-magic = Un symbole. Les Mages gagnent une pièce de plus par source magique qu’ils tiennent.
term-mine = Un symbole. Les Nains gagnent une pièce de plus par mine qu’ils tiennent, en déclin aussi ; un peuple des Mines de même, tant qu’il est actif.
term-coast = Cette terre borde la mer ou le lac. Les Tritons la prennent pour un pion de moins.
term-edge = Cette région est au bord de la carte : un peuple qui ne tient rien y commence.
term-lost-tribe =
    Un pion qui n’est à aucun joueur. Sa région coûte un pion de plus ; une fois conquis, il est retiré
    pour de bon.
term-black-mountain = Une montagne du monde souterrain : un pion de plus, trois si personne n’y est. Un peuple de Pierre en tire une pièce de plus.
term-mud-pool = Terre du monde souterrain. Les Hommes de boue y gagnent un nouveau pion en se redéployant, un peuple boueux une pièce, en déclin aussi.
term-mushroom-forest = Terre du monde souterrain. Les Champis en tirent une pièce de plus.
term-mystic-crystal = Un symbole du monde souterrain. Un peuple mystique en tire une pièce de plus.
term-river =
    Coûte un pion si personne n’y est, quelle que soit sa longueur. Les pions la quittent au
    redéploiement, et elle ne rapporte rien.
term-chasm =
    Personne n’y entre ni ne le traverse. Les Arachnées y grimpent, de toute terre qui borde un gouffre à
    toute autre.
term-volcano = Un gouffre qui peut entrer en éruption : les Flammes en choisissent un et commencent à côté. Personne n’y entre.
