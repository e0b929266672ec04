### Answers to questions that the rulebook of Necromancer Island leaves open. For ids and attributes, see
### rulings.ftl. docs/reference/rulings/necromancer_island.md names the test of each ruling.

sources-necromancer-island = rulebook of Necromancer Island
ruling-necromancer-island-1 = How many coins does the Necromancer start with?
    .answer = Five, like everyone else.
    .source = ours
ruling-necromancer-island-2 = When does the Necromancer choose the first badge?
    .answer = As soon as the six are drawn, before the column is laid out.
    .source = rulebook of Necromancer Island
ruling-necromancer-island-3 = Which badges are replaced when the Necromancer draws them?
    .answer =
        Cursed, Spirit and Stout. From other boxes, also Hordes of, whose tokens come with a combo, and
        Reborn, Tomb, Vanishing and Wise, which are about decline. All of these stay in the stack.
    .source = rulebook of Necromancer Island; the others: ours
ruling-necromancer-island-4 = Do the numbers on the Necromancer’s badges bring ghosts?
    .answer = No.
    .source = ours
ruling-necromancer-island-5 = When does Wealthy pay the Necromancer?
    .answer = In the turn in which they buy it. If they begin with it, in their first turn.
    .source = ours
ruling-necromancer-island-6 = Does the price rise with each purchase in the same turn?
    .answer = Yes. The price is worked out again for each purchase.
    .source = ours
ruling-necromancer-island-7 = May ghosts stay on the island at the end of the Necromancer’s turn?
    .answer =
        Yes, as many as they like, because the island is one of their regions. Ghosts that withdraw in
        another player’s turn go to other regions of ghosts, as long as there are any.
    .source = ours
ruling-necromancer-island-8 = May the island be left empty?
    .answer = Yes. Ghosts still conquer from there.
    .source = ours
ruling-necromancer-island-9 = What does the Necromancer’s own Diplomat badge do?
    .answer =
        It works as printed: the player that it names may not attack the ghosts. No other player’s
        Diplomats can name the Necromancer.
    .source = ours
ruling-necromancer-island-10 = Do the Necromancer’s powers work as they do for an active race?
    .answer = Yes, although ghosts count as a race in decline. Even a fortress brings its coin.
    .source = ours
ruling-necromancer-island-11 = In which order are souls used?
    .answer = From the top: ghosts first, then the tokens that were lost last.
    .source = rulebook of Necromancer Island for ghosts; the rest: ours
ruling-necromancer-island-12 = May a ghost in the Well be one of the four souls that raise it?
    .answer = Yes, when the reserve is empty. Otherwise a ghost in the Well could never leave it.
    .source = ours
ruling-necromancer-island-13 = Which tokens are the souls for the Necromancer’s regions?
    .answer = Spare tokens. They are not taken from the tray of any race.
    .source = ours
ruling-necromancer-island-14 = Do Hordes tokens count as souls?
    .answer =
        A lost one does, like any token of its race. Hordes tokens that Elves discard in decline do not,
        because they are not Elves.
    .source = ours
ruling-necromancer-island-15 = When does the Necromancer win?
    .answer = Only at the end of their turn, after new ghosts have risen.
    .source = rulebook of Necromancer Island
ruling-necromancer-island-16 = May the Necromancer also win by coins?
    .answer =
        Yes. After the last round, the Necromancer’s coins count like everyone else’s. In a tie, ghosts on
        the map count, but not those on the island.
    .source = ours
ruling-necromancer-island-17 = Can Igors be in the game?
    .answer = No. Both Igors and the Necromancer collect losses, and no source says which comes first.
    .source = ours
