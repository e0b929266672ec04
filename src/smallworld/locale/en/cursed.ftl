### Cursed!, in words. How ids are made and what they take: see content.ftl.

box-cursed = Cursed!

# --- Races -------------------------------------------------------------------------------------------

race-goblins = Goblins
    .one = Goblin
    .gender = common
    .joined = goblins
race-goblins-short = Regions of races in decline and of Lost Tribes cost 1 fewer token.
race-goblins-text =
    The price of a region held by a race in decline is one token lower, but always at least one. It does
    not matter whose race it is, their own player’s included, nor whether it still fights as Ghouls do.
    Lost Tribes count as in decline, too.

race-kobolds = Kobolds
    .one = Kobold
    .gender = common
    .joined = kobolds
race-kobolds-short = Each of their regions needs at least two, and so does every conquest.
race-kobolds-text =
    Kobolds dare nothing alone: they never conquer or hold a region with fewer than two of them, so no
    reduction makes a conquest cheaper than two, and a final attempt needs two in hand. When you ready your
    troops, two stay in each region instead of one. In decline one Kobold stays in each region, as with any
    race.

# --- Powers ------------------------------------------------------------------------------------------

power-cursed = Cursed
power-cursed-with = Cursed { race-name }
power-cursed-short = A player who passes over this combo puts three coins on it instead of one.
power-cursed-text =
    A player who takes a combo below this one puts three coins on it instead of one. Whoever takes it gets them. It
    has no other effect, and its badge brings no token.

power-hordes-of = Hordes of
power-hordes-of-with = Hordes of { race-name }
power-hordes-of-short = Two more tokens that work as race tokens but vanish in decline.
power-hordes-of-text =
    Besides the tokens of banner and badge, two Hordes tokens come to hand, which belong to no tray. They work as
    race tokens in every respect: they pay for conquests, defend their region, are lost and break ties. At the end
    of your turn, each of them must share a region with at least one race token; if you have too few, you give up
    regions. When a region with several tokens is lost, a Hordes token goes, unless you choose to lose a race token
    instead. In decline they are gone.

power-marauding = Marauding
power-marauding-with = Marauding { race-name }
power-marauding-short = Once a turn, takes its spare tokens back in hand and conquers on.
power-marauding-text =
    Once a turn, between your conquests and before a final attempt, you may take all tokens but one from
    each region of the race back in hand; Kobolds leave two. Then you conquer on with them, and at the end
    you may make the usual final attempt. No region can be abandoned at that point, and what counts the
    conquests of a turn counts those of both waves.

power-ransacking = Ransacking
power-ransacking-with = Ransacking { race-name }
power-ransacking-short = Takes a coin from the owner of each active-race region it conquers.
power-ransacking-text =
    Each time the race conquers a region of an opponent’s active race, you take one coin from that opponent
    at once. If they have none, they pay nothing, and the conquest stands. Races in decline and Lost Tribes
    bring no coin, and neither do Ghouls in decline.

power-were- = Were-
power-were--with = Were-{ race-joined }
power-were--short = In even rounds every conquest costs two fewer tokens.
power-were--text =
    In every round with an even number on the turn track, all regions cost the race two fewer tokens, but always at
    least one. In odd rounds the power does nothing. The round is the same for all players, whoever began.

# --- Questions ---------------------------------------------------------------------------------------

question-hordes-of = How many race tokens do you lose instead of Hordes tokens?
do-loose-marauding = Pick up your troops
