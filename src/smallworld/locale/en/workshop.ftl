### The workshop: races and powers of one's own, on the terminal and in the browser.
###
### tool-<word> is what an ability does, as a sentence; tool-<word>-name what it is called in the list of tools.
### $features is a list of feature-<...>; $where says whether some are named or all regions are meant.
### parameter-<name> stands before a value in the form. draft-<code> is a problem with a draft: $said is what was
### written, $hint what may have been meant ("none": nothing comes near).

# --- What it brings ----------------------------------------------------------------------------------------

draft-race = { $number ->
    [one] { $number } token on the banner; the box holds { $supply }.
   *[other] { $number } tokens on the banner; the box holds { $supply }.
}
draft-power = { $number ->
    [0] No tokens on the badge.
    [one] { $number } token on the badge.
   *[other] { $number } tokens on the badge.
}
draft-no-ability = It can do nothing but that.

# --- What tools do -----------------------------------------------------------------------------------------

tool-feature-bonus-name = Bonus for a kind of region
tool-feature-bonus = At scoring, { $every ->
    [one] every region of this kind is worth
   *[other] every { $every } regions of this kind are worth
} { $number ->
    [one] a coin
   *[other] { $number } coins
} more{ $also-declined ->
    [yes] , in decline too
   *[no] { "" }
}: { $features }.
tool-border-bonus-name = Bonus at a border
tool-border-bonus = At scoring, every region that borders one of this kind is worth { $number ->
    [one] a coin
   *[other] { $number } coins
} more: { $features }.
tool-contact-bonus-name = Bonus for neighbours
tool-contact-bonus = At scoring, every region that borders another race, Lost Tribes or Monsters is worth { $number ->
    [one] a coin
   *[other] { $number } coins
} more.
tool-solitude-bonus-name = Bonus for solitude
tool-solitude-bonus = At scoring, every region that borders no other race, Lost Tribe or Monsters is worth { $number ->
    [one] a coin
   *[other] { $number } coins
} more.
tool-set-bonus-name = Bonus for scattering
tool-set-bonus = At scoring, every set of regions that borders no other region of its is worth { $number ->
    [one] a coin
   *[other] { $number } coins
} more.
tool-union-bonus-name = Bonus for holding together
tool-union-bonus = At scoring there { $number ->
    [one] is a coin
   *[other] are { $number } coins
} more if all its regions hang together.
tool-region-bonus-name = Bonus for every region
tool-region-bonus = At scoring, every region is worth { $number ->
    [one] a coin
   *[other] { $number } coins
} more.
tool-spoils-bonus-name = Bonus for conquests
tool-spoils-bonus = At scoring, every non-empty region conquered in this turn is worth { $number ->
    [one] a coin
   *[other] { $number } coins
} more.
tool-crowd-bonus-name = Bonus for crowds
tool-crowd-bonus = At scoring, every region with { $least } tokens or more is worth { $number ->
    [one] a coin
   *[other] { $number } coins
} more.
tool-few-regions-name = Bonus for few regions
tool-few-regions = { $number ->
    [one] At scoring there is a coin
   *[other] At scoring there are { $number } coins
} more if the race holds { $most ->
    [one] one region
   *[other] { $most } regions
} at most.
tool-many-regions-name = Bonus for many regions
tool-many-regions = At scoring, every region beyond { $beyond ->
    [one] the first
   *[other] the first { $beyond }
} is worth { $number ->
    [one] a coin
   *[other] { $number } coins
} more.
tool-income-name = Income
tool-income = Every turn brings { $number ->
    [one] a coin
   *[other] { $number } coins
} more, whatever the race holds.
tool-pension-name = Pension
tool-pension = Once in decline, the race brings { $number ->
    [one] a coin
   *[other] { $number } coins
} more in every turn, as long as it holds a region.
tool-first-bonus-name = Treasure
tool-first-bonus = The turn in which the combo is taken brings { $number ->
    [one] a coin
   *[other] { $number } coins
} more, once.
tool-peace-bonus-name = Bonus for peace
tool-peace-bonus = A turn in which it attacks no active race brings { $number ->
    [one] a coin
   *[other] { $number } coins
} more.
tool-abandon-bonus-name = Bonus for leaving
tool-abandon-bonus = Every region that it abandons brings { $number ->
    [one] a coin
   *[other] { $number } coins
}, and cannot be conquered again in the same turn.
tool-decline-bonus-name = Bonus for others’ decline
tool-decline-bonus = Every race in decline when the combo is taken, and every race that declines from then on, brings { $number ->
    [one] a coin
   *[other] { $number } coins
}.
tool-plunder-name = Plunder
tool-plunder = For every region conquered from an active race, its player pays you { $number ->
    [one] a coin
   *[other] { $number } coins
}, as far as they have any.
tool-levy-name = Levy
tool-levy = An opponent who conquers a region of its pays you { $number ->
    [one] a coin
   *[other] { $number } coins
}, as far as they have any.
tool-compensation-name = Compensation
tool-compensation = For each region of its that an opponent conquers, the bank pays you { $number ->
    [one] a coin
   *[other] { $number } coins
}.
tool-duty-name = Duty
tool-duty = { $active ->
    [yes] { $declined ->
        [yes] An opponent who conquers a region of its, in decline too,
       *[no] An opponent who conquers a region of its while it is active
    }
   *[no] { $declined ->
        [yes] An opponent who conquers a region of its in decline
       *[no] This does nothing: it asks neither while the race is active nor in decline. Whoever conquers one of its regions
    }
} pays you { $number ->
    [one] a coin
   *[other] { $number } coins
}, and without { $number ->
    [one] it
   *[other] them
} cannot conquer.
tool-toll-name = Toll
tool-toll = Passing over this combo costs { $number } coins instead of one.
tool-discount-name = Cheaper conquests
tool-discount = { $where ->
    [all] Every region costs { $number ->
        [one] a token
       *[other] { $number } tokens
    } less, though never less than one.
   *[some] Regions of these kinds cost { $number ->
        [one] a token
       *[other] { $number } tokens
    } less, though never less than one: { $features }.
}
tool-discount-beside-name = Cheaper beside its own
tool-discount-beside = What is adjacent to a region of this kind that the race holds costs a token less, though never
    less than one: { $features }.
tool-discount-against-declined-name = Cheaper against decline
tool-discount-against-declined = Regions of Lost Tribes and of races in decline cost { $number ->
    [one] a token
   *[other] { $number } tokens
} less, though never less than one.
tool-recurring-discount-name = Cheaper now and then
tool-recurring-discount = In every { $every ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} game turn all regions cost { $number ->
    [one] a token
   *[other] { $number } tokens
} less, though never less than one.
tool-vengeance-name = Vengeance
tool-vengeance = Regions of those who attacked any race of yours since your last turn cost { $number ->
    [one] a token
   *[other] { $number } tokens
} less, though never less than one.
tool-as-if-empty-name = As if empty
tool-as-if-empty = { $where ->
    [all] Every region costs as if it were empty, whoever stands there and whatever defends it.
   *[some] Regions of these kinds cost as if they were empty, whoever stands there and whatever defends them: { $features }.
}
tool-surcharge-name = Dearer conquests
tool-surcharge = { $where ->
    [all] Every region costs it { $number ->
        [one] a token
       *[other] { $number } tokens
    } more.
   *[some] Regions of these kinds cost it { $number ->
        [one] a token
       *[other] { $number } tokens
    } more: { $features }.
}
tool-pack-name = Only in packs
tool-pack = No region is conquered or held with fewer than { $number } tokens.
tool-reach-name = Reach from afar
tool-reach = { $where ->
    [all] { $entry ->
        [yes] While it has no region, the race may begin in any land region.
       *[no] Every land region is within reach, adjacent or not.
    }
   *[some] { $entry ->
        [yes] While it has no region, the race may begin in land regions of these kinds: { $features }.
       *[no] Land regions of these kinds are within reach, adjacent or not: { $features }.
    }
}
tool-linked-name = Secret passages
tool-linked = For this race, all regions of this kind are adjacent to one another{ $number ->
    [0] { "" }
    [one] , and cost a token less
   *[other] , and cost { $number } tokens less
}: { $features }.
tool-passage-name = Passage
tool-passage = It passes through regions of this kind, free or not: whatever lies around a stretch of them is adjacent, and where that reaches the edge of the map it enters: { $features }.
tool-rims-name = Rim to rim
tool-rims = Every region that borders one of this kind is adjacent to all that it holds, and a way to enter: { $features }.
tool-admitted-name = On the water
tool-admitted = These are regions for this race like any other: { $features }. What it holds there it keeps in decline.
tool-substitution-name = Substitution
tool-substitution = Once a turn for each opponent, a token from the tray{ $from-hand ->
    [yes] , or from the hand,
   *[no] { "" }
} takes the place of a single active one within reach{ $entry ->
    [yes] , also to enter the map where it reaches one from beyond
   *[no] { "" }
}.
tool-stronghold-name = Hard to conquer
tool-stronghold = { $where ->
    [all] Its regions cost attackers { $number ->
        [one] a token
       *[other] { $number } tokens
    } more{ $also-declined ->
        [yes] , in decline too
       *[no] { "" }
    }.
   *[some] Its regions of these kinds cost attackers { $number ->
        [one] a token
       *[other] { $number } tokens
    } more{ $also-declined ->
        [yes] , in decline too
       *[no] { "" }
    }: { $features }.
}
tool-immune-name = Immune regions
tool-immune = { $active ->
    [yes] { $declined ->
        [yes] Its regions of these kinds cannot be conquered by opponents, in decline either: { $features }.
       *[no] While it is active, its regions of these kinds cannot be conquered by opponents: { $features }.
    }
   *[no] { $declined ->
        [yes] In decline its regions of these kinds cannot be conquered by opponents: { $features }.
       *[no] This does nothing: it protects regions neither while the race is active nor in decline.
    }
}
tool-spared-name = No losses
tool-spared = When one of its regions is conquered, no token is lost: all withdraw.
tool-silent-name = Silence
tool-silent = While it is active, nothing that an opponent has but tokens and the die helps against it.
tool-for-attack-only-name = Tokens for attack
tool-for-attack-only = The combo brings { $number ->
    [one] a token
   *[other] { $number } tokens
} more for attack only: as many leave the map at the end of each turn.
tool-scattered-name = Stands thin
tool-scattered = At the end of its turn as few tokens as possible stay in each region; all others are off the map until its next turn.
tool-recruits-name = Recruits
tool-recruits = Before redeployment there is a new token for { $every ->
    [one] every non-empty region
   *[other] every { $every } non-empty regions
} conquered in this turn.
tool-growth-name = Growth
tool-growth = Before redeployment there is a new token for { $every ->
    [one] every region of this kind that it holds
   *[other] every { $every } regions of this kind that it holds
}: { $features }.
tool-refill-name = Fresh tokens
tool-refill = At the beginning of each turn it gets { $number ->
    [one] a token
   *[other] { $number } tokens
} more, as long as there are any in the box.
tool-regroup-name = Regrouping
tool-regroup = { $number ->
    [one] Once
   *[other] { $number } times
} a turn, between two conquests, all tokens to spare may be taken back in hand.
tool-endures-name = Lasting decline
tool-endures = Once in decline, the race stays on the map when a later race declines.
tool-late-decline-name = Late decline
tool-late-decline = The race may go into decline at the end of a turn, after scoring.
tool-entombed-name = All stay
tool-entombed = In decline all its tokens stay, are placed anew a last time, and withdraw as long as it has a region left.
tool-vanishing-name = Vanishing
tool-vanishing = When it declines all its tokens leave the map, and each region that it held brings { $number ->
    [one] a coin
   *[other] { $number } coins
} in place of the one.
tool-rebirth-name = Rebirth
tool-rebirth = In decline it may give { $most ->
    [one] a region
   *[other] up to { $most } regions
} a turn to your active race, which gets a token there.

parameter-active = while active
parameter-also-declined = in decline too
parameter-beyond = beyond how many
parameter-by = by how many tokens
parameter-coins = coins
parameter-declined = in decline
parameter-entry = only to begin
parameter-every = for how many regions
parameter-feature = kind of region
parameter-features = kinds of regions
parameter-from-hand = also from the hand
parameter-least = at least
parameter-most = at most
parameter-times = times
parameter-tokens = tokens

# --- What is wrong with a draft ----------------------------------------------------------------------------

draft-problem-error = error
draft-problem-warning = warning
draft-fine = This is fine.
banner-checked = { $names }: fine; { $number } random games came to their end.
workshop-source = somebody’s own
draft-line = line { $line }
draft-meant = { $hint ->
    [none] There are: { $known }.
   *[other] Did you mean “{ $hint }”? There are: { $known }.
}
draft-not-toml = This is not TOML: { $why }.
draft-too-long = This is too long; { $most } letters are the most.
draft-nothing = There is no race and no power in it.
draft-not-a-table = There should be fields with values here.
draft-not-a-list = “{ $said }” should be a list.
draft-not-a-text = “{ $said }” should be a text in quotes.
draft-not-a-number = “{ $said }” should be a whole number.
draft-not-a-flag = “{ $said }” should be true or false.
draft-too-many = There are { $number } here; { $most } are the most.
draft-out-of-range = “{ $said }” is { $number }; it can be { $least } to { $most }.
draft-missing-field = “{ $said }” is missing.
draft-unknown-field = There is no field “{ $said }”. { draft-meant }
draft-unknown-tool = There is no tool “{ $said }”. { draft-meant }
draft-unknown-parameter = The tool “{ $tool }” takes no “{ $said }”. { $known ->
    [none] It takes nothing.
   *[other] { draft-meant }
}
draft-unknown-feature = There are no regions of the kind “{ $said }” here. { draft-meant }
draft-needs-feature = Name at least one kind of region: { $known }.
draft-name-signs = “{ $said }” cannot be a name: only letters and spaces can stand in it.
draft-name-length = A name has { $least } to { $most } letters.
draft-name-taken = “{ $said }” is taken: something in the game already has this name.
draft-name-twice = Two cannot both be called “{ $said }”.
draft-supply-short = The box holds { $number }, fewer than the { $tokens } on the banner.
draft-supply-scarce = The box holds only { $number }. With a badge of five there are tokens missing; { $enough } are enough.
draft-many-tokens = { $kind ->
    [race] { $number } tokens are many for a race: the rulebook stops at { $most }.
   *[power] { $number } tokens are many for a power: the rulebook stops at { $most }.
}
draft-law-state = “{ $hook }” changes the game, and is only asked: bots and screens ask it at any time. Change it in a hook that is told of something, such as “conquered”.
draft-law-kept = The ability keeps “{ $name }” in its own object, which all copies of all games share. Use state.remember and state.recall.
draft-law-chance = “{ $name }” leaves something to chance that no game writes down. Do without it: games are replayed and tried in advance.
draft-law-feature = There are no regions of the kind “{ $said }” on any board. { draft-meant }
draft-law-piece = Pieces are placed, and the ability has none. Name them when it is made: super().__init__(Traits(piece=…)).
draft-law-number = “{ $hook }” gives { $number }; it can give whole numbers from 0 on.
draft-law-broken = A law of the game is broken in a random game: { $why }.
draft-law-twice = Two games with the same decisions and the same luck end differently.
draft-same-twice = The same ability is here twice: both count.

# --- The page ----------------------------------------------------------------------------------------------

box-workshop = Workshop
workshop-hint = A race or a power of your own: put it together, try it, hand it on.
workshop-intro = Put together what a race or a power can do, from the tools of the game. It reads at once as a rule, and you
    can play with it right away.
workshop-broken-link = There is no draft in this link; perhaps a piece of it is missing.
workshop-race = A race
workshop-power = A power
workshop-add-race = Add a race
workshop-add-power = Add a power
workshop-name = Name
workshop-tokens-race = On the banner
workshop-tokens-power = On the badge
workshop-supply = In the box
workshop-abilities = What it can do
workshop-add-ability = Add an ability
workshop-ability-number = Ability { $number }
workshop-remove = Remove
workshop-remove-ability = Remove “{ $name }”
workshop-all-regions = none chosen: all regions
workshop-start-over = Start over
workshop-reads = How it reads
workshop-try = Try it
workshop-try-hint = At a private table against bots. What you made comes out of the stacks first, and you begin.
workshop-opponents = Opponents
workshop-play = Play with it
workshop-friends = With friends, by link
workshop-share = Hand it on
workshop-share-hint = The link holds all of it. Whoever opens it sees it in a workshop of their own.
workshop-save = Save as a file
