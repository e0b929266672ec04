### What the rules of Cursed! leave open. Ids and attributes: see rulings.ftl.

sources-goblins = French rules, Goblins
ruling-goblins-1 = Are Lost Tribes in decline for Goblins?
    .answer = Yes. Their regions cost 1 fewer token, too.
    .source = ours
ruling-goblins-2 = Does the race in decline of the Goblins’ own player count?
    .answer = Yes. A race in decline is one, whoever owns it.
    .source = ours
ruling-goblins-3 = Are Ghouls in decline cheaper, too, although they fight on?
    .answer = Yes.
    .source = ours
ruling-goblins-4 = Are Monsters in decline for Goblins?
    .answer = No. Monsters are neither Lost Tribes nor a race in decline, and guards of a vein are Monsters.
    .source = ours

sources-kobolds = French rules, Kobolds
ruling-kobolds-1 = What does the dragon of a Dragon Master cost Kobolds?
    .answer = Two tokens.
    .source = ours
ruling-kobolds-2 = May one Kobold make a final attempt?
    .answer = No. Two must be able to enter the region.
    .source = ours
ruling-kobolds-3 = Can a Sorcerer take the place of a Kobold?
    .answer = No. An active Kobold never stands alone.
    .source = ours
ruling-kobolds-4 = Does a roll of Berserk Kobolds bring a price below two?
    .answer = No. It is a reduction like any other.
    .source = ours
ruling-kobolds-5 = With how many tokens do Kobolds take the place of a lone one?
    .answer = With two from the tray, or what it lacks from the hand. A single Kobold cannot.
    .source = ours

sources-cursed = French rules, Cursed
ruling-cursed-1 = What is laid on a combo of Cursed Homunculi that is passed over?
    .answer = Three coins, and a Homunculus from the tray.
    .source = ours

sources-hordes-of = French rules, Hordes of
ruling-hordes-of-1 = Where do Hordes tokens stand?
    .answer = That is not noted. Any region with two tokens may have one, as long as there are any.
    .source = ours
ruling-hordes-of-2 = Which token is lost with a region that may have a Hordes token?
    .answer =
        The owner chooses when the other tokens return at the end of the turn. If the owner’s own Ghouls took the
        region, the owner chooses before the race conquers. Until then, a Hordes token counts as lost.
    .source = ours
ruling-hordes-of-3 =
    Is a lost Hordes token a soul for the Necromancer, a token for Igors, or a Witch Doctor?
    .answer =
        A soul and a token, yes. It is not a Witch Doctor: no die is rolled for it, nor for one who is given
        up instead of it later.
    .source = ours
ruling-hordes-of-4 = What if there are fewer race tokens than regions at the end of a turn?
    .answer = You give up regions of your choice, before scoring, until each has one race token.
    .source = fan wiki; giving up: ours
ruling-hordes-of-5 = Do a Kobold and a Hordes token make two?
    .answer = Yes. Hordes tokens are race tokens in every respect.
    .source = ours
ruling-hordes-of-6 = Do Hordes tokens count when a tie is broken?
    .answer = Yes.
    .source = ours
ruling-hordes-of-7 = What do Ghouls of Hordes keep in decline?
    .answer = All their Ghouls. Hordes tokens vanish, from the largest stacks.
    .source = French rules; the stacks: ours

sources-marauding = French rules, Marauding
ruling-marauding-1 = May regions be abandoned as Marauders take their troops back?
    .answer = No. One token stays in each region, with Kobolds two.
    .source = ours
ruling-marauding-2 = Do Orcs and Skeletons count the conquests of both waves?
    .answer = Yes, together.
    .source = ours

sources-ransacking = French rules, Ransacking
ruling-ransacking-1 = Does a substitution by Sorcerers bring the coin, too?
    .answer = Yes. It is a conquest of a region of an active race.
    .source = ours

sources-were- = French rules, Were-
