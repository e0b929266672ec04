### Necromancer Island: what the rulebook leaves open. How ids are made: see rulings.ftl; which test holds each
### ruling: docs/reference/rulings/necromancer_island.md.

sources-necromancer-island = rulebook of Necromancer Island
ruling-necromancer-island-1 = How many coins has the Necromancer to begin with?
    .answer = Five, like everybody.
    .source = ours
ruling-necromancer-island-2 = When does the Necromancer choose the first badge?
    .answer = As soon as the six are drawn, before the column is laid out.
    .source = rulebook of Necromancer Island
ruling-necromancer-island-3 = Which badges are replaced when the Necromancer draws them?
    .answer =
        Cursed, Spirit and Stout; of other boxes Hordes of too, whose tokens come with a combo, and Reborn, Tomb,
        Vanishing and Wise, which serve declines. They stay in the stack.
    .source = rulebook of Necromancer Island; the others: ours
ruling-necromancer-island-4 = Do the Necromancer’s badges bring ghosts, by the number printed on them?
    .answer = No.
    .source = ours
ruling-necromancer-island-5 = When does Wealthy pay the Necromancer?
    .answer = In the turn in which they buy it; in their first turn if they begin with it.
    .source = ours
ruling-necromancer-island-6 = Does the price rise with each purchase of the same turn?
    .answer = Yes. The price is worked out again for each purchase.
    .source = ours
ruling-necromancer-island-7 = May ghosts stay on the island at the end of the Necromancer’s turn?
    .answer =
        Yes, as many as they like: the island is a region of theirs. Ghosts that withdraw after
        another’s turn go to their regions as long as they have any.
    .source = ours
ruling-necromancer-island-8 = May the island be left empty?
    .answer = Yes. Ghosts come from there all the same.
    .source = ours
ruling-necromancer-island-9 = What does a Diplomat badge of the Necromancer’s own do?
    .answer =
        It works as printed: the player it names may not attack the ghosts. Nobody else’s Diplomats can
        name the Necromancer.
    .source = ours
ruling-necromancer-island-10 = Do the Necromancer’s powers bring what they bring to an active race?
    .answer = Yes, a fortress its coin too, although ghosts count as a race in decline.
    .source = ours
ruling-necromancer-island-11 = In which order are souls used?
    .answer = From the top: ghosts first, then what was lost last.
    .source = rulebook of Necromancer Island for ghosts; the rest: ours
ruling-necromancer-island-12 = May a ghost rise by the souls among which it lies itself?
    .answer = Yes, when the reserve is empty. Otherwise a ghost in the Well could never leave it again.
    .source = ours
ruling-necromancer-island-13 = Which tokens are the souls for the Necromancer’s regions?
    .answer = Any that nobody needs: no race has fewer in its tray for them.
    .source = ours
ruling-necromancer-island-14 = Are tokens of Hordes souls?
    .answer =
        A lost one is, like any token of its race. Those that Elves discard in decline are not: they are not Elves.
    .source = ours
ruling-necromancer-island-15 = When does the Necromancer win?
    .answer = Only at the end of their turn, after new ghosts have risen.
    .source = rulebook of Necromancer Island
ruling-necromancer-island-16 = May the Necromancer also win by coins?
    .answer =
        Yes, after the last round theirs count like anybody’s. In a tie the ghosts on the map count,
        those on the island do not.
    .source = ours
ruling-necromancer-island-17 = Can Igors be in the game?
    .answer = No. They count losses as the Necromancer does, and no source says who would come first.
    .source = ours
