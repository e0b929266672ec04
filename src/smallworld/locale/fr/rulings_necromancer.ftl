### Answers to questions that the rulebook of Necromancer Island leaves open. For ids and attributes, see
### rulings.ftl. docs/reference/rulings/necromancer_island.md names the test of each ruling.

sources-necromancer-island = règles de L’Île du Nécromant
ruling-necromancer-island-1 = Avec combien de pièces le Nécromant commence-t-il ?
    .answer = Cinq, comme tout le monde.
    .source = notre choix
ruling-necromancer-island-2 = Quand choisit-il sa première tuile de pouvoir ?
    .answer = Dès que les six sont tirées, avant la mise en place de la colonne.
    .source = règles de L’Île du Nécromant
ruling-necromancer-island-3 = Quelles tuiles de pouvoir remplace-t-on quand il les tire ?
    .answer =
        Maudits, Ancestraux et Durs à cuire. Dans les autres boîtes, aussi De la Horde, dont les pions
        viennent avec la combinaison, et Réincarnés, Des Tombeaux, Évanescents et Sages, qui servent au
        déclin. Tous restent dans la pile.
    .source = règles de L’Île du Nécromant ; les autres : notre choix
ruling-necromancer-island-4 = Les nombres de ses tuiles de pouvoir lui donnent-ils des fantômes ?
    .answer = Non.
    .source = notre choix
ruling-necromancer-island-5 = Quand Fortunés lui rapporte-t-il ses pièces ?
    .answer = Au tour où il l’achète ; à son premier tour s’il commence avec.
    .source = notre choix
ruling-necromancer-island-6 = Le prix monte-t-il à chaque achat d’un même tour ?
    .answer = Oui. On le recalcule à chaque fois.
    .source = notre choix
ruling-necromancer-island-7 = Des fantômes peuvent-ils rester sur l’île à la fin de son tour ?
    .answer =
        Oui, autant qu’il veut : l’île est une de ses régions. Ceux qui se replient après le tour d’un
        autre vont dans ses régions tant qu’il en a.
    .source = notre choix
ruling-necromancer-island-8 = L’île peut-elle rester vide ?
    .answer = Oui. Il peut tout de même attaquer depuis elle.
    .source = notre choix
ruling-necromancer-island-9 = Que fait sa propre tuile Diplomates ?
    .answer =
        Ce qu’elle dit : le joueur désigné ne peut attaquer ses fantômes. Les Diplomates des autres ne
        peuvent pas le désigner.
    .source = notre choix
ruling-necromancer-island-10 = Ses pouvoirs agissent-ils comme pour un peuple actif ?
    .answer =
        Oui, bien que les fantômes comptent comme un peuple en déclin. Même une forteresse rapporte sa
        pièce.
    .source = notre choix
ruling-necromancer-island-11 = Dans quel ordre les âmes sont-elles utilisées ?
    .answer = Par le dessus : les fantômes d’abord, puis les pertes les plus récentes.
    .source = règles de L’Île du Nécromant pour les fantômes ; le reste : notre choix
ruling-necromancer-island-12 = Un fantôme du Puits peut-il être l’une des quatre âmes qui le font surgir ?
    .answer = Oui, quand la réserve est vide. Sinon, un fantôme dans le Puits n’en sortirait plus jamais.
    .source = notre choix
ruling-necromancer-island-13 = Quels pions servent d’âmes pour ses régions ?
    .answer = Des pions inutilisés. Ils ne sont pris à la réserve d’aucun peuple.
    .source = notre choix
ruling-necromancer-island-14 = Les pions Horde comptent-ils comme des âmes ?
    .answer =
        Un pion perdu, oui, comme tout pion de son peuple. Ceux que des Elfes défaussent en déclinant,
        non : ce ne sont pas des Elfes.
    .source = notre choix
ruling-necromancer-island-15 = Quand gagne-t-il ?
    .answer = Seulement à la fin de son propre tour, après la création des fantômes.
    .source = règles de L’Île du Nécromant
ruling-necromancer-island-16 = Peut-il aussi gagner aux pièces ?
    .answer =
        Oui, après la dernière manche les siennes comptent comme celles des autres. En cas d’égalité, ses
        fantômes sur la carte comptent, pas ceux de l’île.
    .source = notre choix
ruling-necromancer-island-17 = Les Igors peuvent-ils être en jeu ?
    .answer =
        Non. Les Igors et le Nécromant recueillent tous deux les pertes, et aucune source ne dit lequel
        passe d’abord.
    .source = notre choix
