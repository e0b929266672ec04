### Answers to questions that the rules of Cursed! leave open. For ids and attributes, see rulings.ftl.

sources-goblins = French rules, Goblins
ruling-goblins-1 = Do Lost Tribes count as in decline for Goblins?
    .answer = Yes. Their regions also cost 1 fewer token.
    .source = ours
ruling-goblins-2 = Does a race in decline of the Goblins’ own player count?
    .answer = Yes. Any race in decline counts, whoever owns it.
    .source = ours
ruling-goblins-3 = Do regions of Ghouls in decline also cost less, although Ghouls still fight?
    .answer = Yes.
    .source = ours
ruling-goblins-4 = Do Monsters count as in decline for Goblins?
    .answer = No. Monsters are neither Lost Tribes nor a race in decline, and guards of a vein are Monsters.
    .source = ours

sources-kobolds = French rules, Kobolds
ruling-kobolds-1 = How many tokens do Dragon Master Kobolds need for a conquest with the dragon?
    .answer = Two.
    .source = ours
ruling-kobolds-2 = May one Kobold make a final attempt?
    .answer = No. At least two must be able to enter the region.
    .source = ours
ruling-kobolds-3 = Can a Sorcerer replace a Kobold?
    .answer = No. An active Kobold is never alone.
    .source = ours
ruling-kobolds-4 = Does a roll of Berserk Kobolds bring a price below two?
    .answer = No. It is a reduction like any other.
    .source = ours
ruling-kobolds-5 = With how many tokens do Kobolds replace a lone token?
    .answer =
        With two from the tray; any that the tray lacks come from the hand. A single Kobold cannot do it.
    .source = ours

sources-cursed = French rules, Cursed
ruling-cursed-1 = What is put on a combo of Cursed Homunculi when a player passes over it?
    .answer = Three coins, and a Homunculus from the tray.
    .source = ours

sources-hordes-of = French rules, Hordes of
ruling-hordes-of-1 = Which regions hold the Hordes tokens?
    .answer =
        The game does not record this. Any region with two tokens may hold one, as long as there are any.
    .source = ours
ruling-hordes-of-2 = Which token is lost when a region that may hold a Hordes token is conquered?
    .answer =
        The owner chooses which one, at the end of the turn, when the other tokens return. If the owner’s
        own Ghouls took the region, the owner chooses before the race conquers. Until then, a Hordes token
        counts as lost.
    .source = ours
ruling-hordes-of-3 =
    Is a lost Hordes token a soul for the Necromancer, a token for Igors, or a Witch Doctor?
    .answer =
        It counts as a soul and as a token for Igors. It is not a Witch Doctor: no die is rolled for it,
        nor for a Witch Doctor that is given up instead of it later.
    .source = ours
ruling-hordes-of-4 = What if there are fewer race tokens than regions at the end of a turn?
    .answer = You give up regions of your choice, before scoring, until each region has a race token.
    .source = fan wiki; giving up: ours
ruling-hordes-of-5 = Do a Kobold and a Hordes token together count as two?
    .answer = Yes. Hordes tokens are race tokens in every respect.
    .source = ours
ruling-hordes-of-6 = Do Hordes tokens count when a tie is broken?
    .answer = Yes.
    .source = ours
ruling-hordes-of-7 = What do Ghouls of Hordes keep in decline?
    .answer = All their Ghouls. The Hordes tokens vanish, from the largest stacks.
    .source = French rules; the stacks: ours

sources-marauding = French rules, Marauding
ruling-marauding-1 = May regions be abandoned when Marauders take their troops back?
    .answer = No. One token stays in each region, or two for Kobolds.
    .source = ours
ruling-marauding-2 = Do Orcs and Skeletons count the conquests of both waves?
    .answer = Yes, together.
    .source = ours

sources-ransacking = French rules, Ransacking
ruling-ransacking-1 = Does a substitution by Sorcerers also bring the coin?
    .answer = Yes. It is a conquest of a region of an active race.
    .source = ours

sources-were- = French rules, Were-
