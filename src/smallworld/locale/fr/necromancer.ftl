### L’Île du Nécromant: texts. For ids and arguments, see en/content.ftl and en/necromancer.ftl.

box-necromancer = L’Île du Nécromant
box-necromancer-12 = L’Île du Nécromant (réserve de 12)
box-necromancer-11 = L’Île du Nécromant (réserve de 11)

topic-necromancer-island = L’Île du Nécromant
topic-necromancer-island-text =
    De trois à six joueurs jouent sur le plateau prévu pour un joueur de moins. Le voisin de droite du
    premier joueur est le Nécromant, qui mène ses fantômes depuis une île du lac. Un fantôme y attend,
    treize sont en réserve ; avec douze ou onze, la partie est plus dure pour les autres. Le Nécromant
    tire six tuiles de pouvoir, mais ni Maudits, ni Ancestraux, ni Durs à cuire, et commence avec une. Il
    joue en dernier. Il peut acheter fantômes et pouvoirs, conquérir depuis l’île ou ses régions, se
    redéployer et faire le décompte comme tout le monde. Puis il ajoute une âme au Puits par région. Tout
    pion perdu lors d’une conquête va dans le Puits. À la fin de chaque tour, quatre âmes font un
    fantôme. Si à la fin de son tour il ne reste aucun fantôme dans sa réserve ni dans le Puits, il a
    gagné. Le lac est fermé à tous.

race-ghosts = Fantômes
    .one = Fantôme
    .gender = masculine
    .joined = fantômes
race-ghosts-short = Ils viennent de l’île du lac, et le Puits en fait surgir toujours plus.
race-ghosts-text =
    Les Fantômes conquièrent depuis les régions qu’ils occupent, et toujours depuis l’île. Ils arrivent
    donc par la rive du lac et non par le bord du plateau. L’île ne peut pas être conquise, ne rapporte ni
    pièce ni âme, et des fantômes peuvent y rester à la fin de leur tour. Quand une de leurs régions est
    conquise, un fantôme va dans le Puits. Les autres se replient dans leurs régions ou, à défaut, sur
    l’île. Ils comptent comme un peuple en déclin : personne ne fait la paix avec eux, et nul ne remplace
    un fantôme seul. Ils ne passent jamais en déclin.

power-well-of-souls = Puits aux Âmes
power-well-of-souls-with = { race-name }
power-well-of-souls-short = Quatre âmes dans le Puits font un fantôme à la fin de chaque tour.
power-well-of-souls-text =
    Tout pion perdu lors d’une conquête, même celui d’une Tribu oubliée ou un fantôme, va dans le Puits au
    lieu de la réserve ; les fantômes restent au-dessus. À la fin du tour de chaque joueur, chaque série
    de quatre âmes, celles du dessus d’abord, fait passer un fantôme de la réserve sur l’île. Les fantômes
    utilisés retournent dans la réserve, les autres pions dans la leur. Les pions retirés par un déclin
    vont dans leur réserve. Exception : les pions d’un peuple que les conquêtes épargnent, comme
    les Elfes, vont alors dans le Puits. À la fin de son tour, le Nécromant ajoute une âme par région occupée.

power-necromancer = Nécromant
power-necromancer-with = { race-name }
power-necromancer-short = Achète fantômes et pouvoirs ; gagne dès que tous ses fantômes sont sortis.
power-necromancer-text =
    Le Nécromant joue en dernier et commence avec un des six pouvoirs qu’il a tirés. Au début de son tour,
    il peut acheter autant de fantômes de sa réserve et d’autres pouvoirs qu’il veut. Chaque achat coûte
    une pièce par fantôme qu’il a sur le plateau et sur l’île, et une par pouvoir qu’il possède. Tous ses
    pouvoirs agissent en même temps. Si à la fin de son tour il ne reste aucun fantôme dans sa réserve ni
    dans le Puits, il gagne. Sinon, les pièces de tous les joueurs, les siennes comprises, décident après
    la dernière manche.

reason-island = l’île du Nécromant s’y trouve

question-ghosts = Combien de fantômes restent sur l’île ?
question-necromancer = Quels pouvoirs et fantômes voulez-vous ?
question-necromancer-first = Nécromant : avec quel pouvoir commencez-vous ?

story-bought = { $number ->
    [0] { $player } commence avec { $ability }.
   *[other] { $by ->
        [ghosts] { $player } achète un fantôme pour { count-coins }.
       [leader] { $player } engage le Chef pour { count-coins }.
       *[other] { $player } achète { $ability } pour { count-coins }.
    }
}
story-tokens-put-aside = { $number ->
    [one] Une âme tombe dans le Puits.
   *[other] { $number } âmes tombent dans le Puits.
}
end-outright = Plus un fantôme ne manque : { $players } gagne !
story-won-outright = Plus un fantôme ne manque : { $player } gagne la partie !

# --- On offer ----------------------------------------------------------------------------------------

# An item for sale, with its price; a free power says what it does instead.
buy-thing = { $thing } pour { count-coins }
buy-free = { $thing } : { $short }
buy-ghosts = un fantôme
