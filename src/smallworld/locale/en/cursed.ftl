### Cursed!: texts. For ids and arguments, see content.ftl.

box-cursed = Cursed!

# --- Races -------------------------------------------------------------------------------------------

race-goblins = Goblins
    .one = Goblin
    .gender = common
    .joined = goblins
race-goblins-short = Regions of races in decline and of Lost Tribes cost 1 fewer token.
race-goblins-text =
    A region held by a race in decline costs 1 fewer token, but always at least one. It does not matter
    whose race it is, even your own, or whether it still fights, as Ghouls do. Lost Tribes also count as
    in decline.

race-kobolds = Kobolds
    .one = Kobold
    .gender = common
    .joined = kobolds
race-kobolds-short = At least two in each of their regions, and at least two for every conquest.
race-kobolds-text =
    Kobolds never conquer or hold a region with fewer than two of them. So no reduction makes a conquest
    cheaper than two tokens, and a final attempt needs two in hand. When you ready your troops, two stay
    in each region instead of one. In decline one Kobold stays in each region, as with any race.

# --- Powers ------------------------------------------------------------------------------------------

power-cursed = Cursed
power-cursed-with = Cursed { race-name }
power-cursed-short = A player who passes over this combo puts three coins on it instead of one.
power-cursed-text =
    A player who takes a combo below this one puts three coins on it instead of one. The player who takes
    this combo gets the coins on it. The power has no other effect, and its badge brings no tokens.

power-hordes-of = Hordes of
power-hordes-of-with = Hordes of { race-name }
power-hordes-of-short = Two more tokens that work as race tokens but vanish in decline.
power-hordes-of-text =
    Besides the tokens of banner and badge, you get two Hordes tokens in hand, which belong to no tray.
    They work as race tokens in every respect: they pay for conquests, defend their region, can be lost
    and break ties. At the end of your turn, each must share a region with at least one race token. If you
    have too few race tokens, you give up regions. When a region with several tokens is lost, you lose a
    Hordes token, unless you choose to lose a race token instead. In decline the Hordes tokens are gone.

power-marauding = Marauding
power-marauding-with = Marauding { race-name }
power-marauding-short = Once a turn, take your spare tokens back in hand and keep conquering.
power-marauding-text =
    Once a turn, between your conquests and before a final attempt, you may take your spare tokens back in
    hand. One token stays in each region of the race; Kobolds leave two. Then you keep conquering with
    them, and may end with the usual final attempt. You cannot abandon regions at that point. Abilities
    that count the conquests of a turn count both waves.

power-ransacking = Ransacking
power-ransacking-with = Ransacking { race-name }
power-ransacking-short = Takes a coin from the owner for each active race’s region it conquers.
power-ransacking-text =
    Each time the race conquers a region of an opponent’s active race, you take one coin from that opponent
    at once. If they have none, they pay nothing, and the conquest stands. Races in decline and Lost Tribes
    bring no coin, and neither do Ghouls in decline.

power-were- = Were-
power-were--with = Were-{ race-joined }
power-were--short = In even rounds every conquest costs two fewer tokens.
power-were--text =
    In every round with an even number on the turn track, each region costs the race two fewer tokens, but
    always at least one. In odd rounds the power does nothing. The round is the same for all players, no
    matter who began.

# --- Questions ---------------------------------------------------------------------------------------

question-hordes-of = How many race tokens do you lose instead of Hordes tokens?
do-loose-marauding = Pick up your troops
