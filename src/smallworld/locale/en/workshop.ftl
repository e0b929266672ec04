### The workshop: custom races and powers, on the terminal and in the browser.
###
### tool-<word> is the effect of a tool, as a sentence; tool-<word>-name is its name in the list of tools. $features is
### a list of feature-<...>; $where is "some" for these, or "all" for all regions. parameter-<name> is the label of a
### value in the form. draft-<code> is a problem of a draft: $said is the faulty text, and $hint a similar valid one
### ("none" if there is none).

# --- Tokens ------------------------------------------------------------------------------------------------

draft-race = { $number ->
    [one] { $number } token on the banner; the box holds { $supply }.
   *[other] { $number } tokens on the banner; the box holds { $supply }.
}
draft-power = { $number ->
    [0] No tokens on the badge.
    [one] { $number } token on the badge.
   *[other] { $number } tokens on the badge.
}
draft-no-ability = No other ability.

# --- Effects of tools --------------------------------------------------------------------------------------

tool-feature-bonus-name = Bonus for a kind of region
tool-feature-bonus = At scoring, { $every ->
    [one] every region of this kind is worth
   *[other] every { $every } regions of this kind are worth
} { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
}{ $also-declined ->
    [yes] , also in decline
   *[no] { "" }
}: { $features }.
tool-border-bonus-name = Bonus for a border
tool-border-bonus = At scoring, every region that borders one of this kind is worth { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
}: { $features }.
tool-contact-bonus-name = Bonus for neighbours
tool-contact-bonus = At scoring, every region that borders another race, Lost Tribes or Monsters is worth { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
}.
tool-solitude-bonus-name = Bonus for solitude
tool-solitude-bonus = At scoring, every region that borders no other race, Lost Tribe or Monsters is worth { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
}.
tool-set-bonus-name = Bonus for scattered regions
tool-set-bonus = At scoring, every group of regions that touches no other region of the race is worth { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
}.
tool-union-bonus-name = Bonus for connected regions
tool-union-bonus = At scoring, you get { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
} if all its regions are connected.
tool-region-bonus-name = Bonus for every region
tool-region-bonus = At scoring, every region is worth { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
}.
tool-spoils-bonus-name = Bonus for conquests
tool-spoils-bonus = At scoring, every non-empty region conquered this turn is worth { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
}.
tool-crowd-bonus-name = Bonus for crowds
tool-crowd-bonus = At scoring, every region with { $least } tokens or more is worth { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
}.
tool-few-regions-name = Bonus for few regions
tool-few-regions = At scoring, you get { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
} if the race holds at most { $most ->
    [one] one region
   *[other] { $most } regions
}.
tool-many-regions-name = Bonus for many regions
tool-many-regions = At scoring, every region beyond { $beyond ->
    [one] the first
   *[other] the first { $beyond }
} is worth { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
}.
tool-income-name = Income
tool-income = Every turn brings { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
}, whatever the race holds.
tool-pension-name = Pension
tool-pension = Once in decline, the race brings { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
} every turn, as long as it holds a region.
tool-first-bonus-name = Treasure
tool-first-bonus = The turn in which you take the combo brings { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
}, once.
tool-peace-bonus-name = Bonus for peace
tool-peace-bonus = A turn in which the race attacks no active race brings { $number ->
    [one] 1 extra coin
   *[other] { $number } extra coins
}.
tool-abandon-bonus-name = Bonus for abandoning
tool-abandon-bonus = Every region that the race abandons brings { $number ->
    [one] 1 coin
   *[other] { $number } coins
}, and cannot be conquered again in the same turn.
tool-decline-bonus-name = Bonus for others’ decline
tool-decline-bonus = Every race in decline when the combo is taken, and every race that declines after that, brings { $number ->
    [one] 1 coin
   *[other] { $number } coins
}.
tool-plunder-name = Plunder
tool-plunder = For every region conquered from an active race, its player pays you { $number ->
    [one] 1 coin
   *[other] { $number } coins
}, or all they have if that is less.
tool-levy-name = Levy
tool-levy = An opponent who conquers one of its regions pays you { $number ->
    [one] 1 coin
   *[other] { $number } coins
}, or all they have if that is less.
tool-compensation-name = Compensation
tool-compensation = For each of its regions that an opponent conquers, the bank pays you { $number ->
    [one] 1 coin
   *[other] { $number } coins
}.
tool-duty-name = Duty
tool-duty = { $active ->
    [yes] { $declined ->
        [yes] An opponent who conquers one of its regions, also in decline,
       *[no] An opponent who conquers one of its regions while it is active
    }
   *[no] { $declined ->
        [yes] An opponent who conquers one of its regions in decline
       *[no] This does nothing: it applies neither while the race is active nor in decline. An opponent who conquers one of its regions
    }
} pays you { $number ->
    [one] 1 coin
   *[other] { $number } coins
}. An opponent who cannot pay cannot conquer the region.
tool-toll-name = Toll
tool-toll = Passing over this combo costs { $number } coins instead of one.
tool-discount-name = Cheaper conquests
tool-discount = { $where ->
    [all] Every region costs { $number ->
        [one] 1 fewer token
       *[other] { $number } fewer tokens
    }, but always at least 1.
   *[some] Regions of these kinds cost { $number ->
        [one] 1 fewer token
       *[other] { $number } fewer tokens
    }, but always at least 1: { $features }.
}
tool-discount-beside-name = Cheaper neighbours
tool-discount-beside =
    Regions next to one of this kind that the race holds cost 1 fewer token, but at least 1: { $features
    }.
tool-discount-against-declined-name = Cheaper against decline
tool-discount-against-declined = Regions of Lost Tribes and of races in decline cost { $number ->
    [one] 1 fewer token
   *[other] { $number } fewer tokens
}, but always at least 1.
tool-recurring-discount-name = Recurring discount
tool-recurring-discount = In every { $every ->
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} round all regions cost { $number ->
    [one] 1 fewer token
   *[other] { $number } fewer tokens
}, but always at least 1.
tool-vengeance-name = Vengeance
tool-vengeance = Regions of players who attacked any of your races since your last turn cost { $number ->
    [one] 1 fewer token
   *[other] { $number } fewer tokens
}, but always at least 1.
tool-as-if-empty-name = As if empty
tool-as-if-empty = { $where ->
    [all] Every region costs as if it were empty, whoever is there and whatever defends it.
   *[some] Regions of these kinds cost as if they were empty, whoever is there and whatever defends them: { $features }.
}
tool-surcharge-name = More costly conquests
tool-surcharge = { $where ->
    [all] Every region costs this race { $number ->
        [one] 1 extra token
       *[other] { $number } extra tokens
    }.
   *[some] Regions of these kinds cost this race { $number ->
        [one] 1 extra token
       *[other] { $number } extra tokens
    }: { $features }.
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
    [one] , and cost 1 fewer token
   *[other] , and cost { $number } fewer tokens
}: { $features }.
tool-passage-name = Passage
tool-passage =
    The race can pass through regions of this kind, whether free or not: { $features }. All regions around
    a connected group of them are adjacent to one another. If the group is at the edge of the map, the
    race can enter through it.
tool-rims-name = Rim to rim
tool-rims =
    Regions that border one of this kind are adjacent to all regions of the race, and the race can enter
    the map there: { $features }.
tool-admitted-name = On the water
tool-admitted = This race can enter and hold these like any other region: { $features }. It keeps them in decline.
tool-substitution-name = Substitution
tool-substitution = Once a turn for each opponent, a token from the tray{ $from-hand ->
    [yes] , or from the hand,
   *[no] { "" }
} replaces a lone active token of that opponent within reach{ $entry ->
    [yes] , even to enter the map if the race can reach one from outside
   *[no] { "" }
}.
tool-stronghold-name = Hard to conquer
tool-stronghold = { $where ->
    [all] Its regions cost attackers { $number ->
        [one] 1 extra token
       *[other] { $number } extra tokens
    }{ $also-declined ->
        [yes] , also in decline
       *[no] { "" }
    }.
   *[some] Its regions of these kinds cost attackers { $number ->
        [one] 1 extra token
       *[other] { $number } extra tokens
    }{ $also-declined ->
        [yes] , also in decline
       *[no] { "" }
    }: { $features }.
}
tool-immune-name = Immune regions
tool-immune = { $active ->
    [yes] { $declined ->
        [yes] Its regions of these kinds cannot be conquered by opponents, not even in decline: { $features }.
       *[no] While the race is active, its regions of these kinds cannot be conquered by opponents: { $features }.
    }
   *[no] { $declined ->
        [yes] In decline its regions of these kinds cannot be conquered by opponents: { $features }.
       *[no] This does nothing: it protects regions neither while the race is active nor in decline.
    }
}
tool-spared-name = No losses
tool-spared = When one of its regions is conquered, no token is lost: all withdraw.
tool-silent-name = Silence
tool-silent =
    While the race is active, opponents can use only tokens and the die against it. Their abilities and
    special pieces do not help.
tool-for-attack-only-name = Tokens for attack
tool-for-attack-only = The combo brings { $number ->
    [one] 1 extra token
   *[other] { $number } extra tokens
} for attack only; that many leave the map at the end of each turn.
tool-scattered-name = Spread thin
tool-scattered =
    At the end of its turn, as few tokens as possible stay in each region. All others stay off the map
    until its next turn.
tool-recruits-name = Recruits
tool-recruits = Before redeployment, the race gets 1 new token for { $every ->
    [one] every non-empty region
   *[other] every { $every } non-empty regions
} conquered this turn.
tool-growth-name = Growth
tool-growth = Before redeployment, the race gets 1 new token for { $every ->
    [one] every region of this kind that it holds
   *[other] every { $every } regions of this kind that it holds
}: { $features }.
tool-refill-name = Fresh tokens
tool-refill = At the beginning of each turn, the race gets { $number ->
    [one] 1 extra token
   *[other] { $number } extra tokens
}, as long as the box has any.
tool-regroup-name = Regrouping
tool-regroup = { $number ->
    [one] Once
   *[other] { $number } times
} a turn, between two conquests, the race may pick up all its spare tokens.
tool-endures-name = Lasting decline
tool-endures = Once in decline, the race stays on the map when a later race declines.
tool-late-decline-name = Late decline
tool-late-decline = The race may go into decline at the end of a turn, after scoring.
tool-entombed-name = All stay
tool-entombed =
    In decline all its tokens stay on the map and are redeployed one last time. When a region is lost,
    they withdraw as long as the race has another one.
tool-vanishing-name = Vanishing
tool-vanishing = When the race declines, all its tokens leave the map, and each region that it held earns { $number ->
    [one] 1 coin
   *[other] { $number } coins
} instead of 1.
tool-rebirth-name = Rebirth
tool-rebirth = In decline, the race may give { $most ->
    [one] a region
   *[other] up to { $most } regions
} per turn to your active race, which gets a token there.

parameter-active = while active
parameter-also-declined = also in decline
parameter-beyond = regions without bonus
parameter-by = tokens
parameter-coins = coins
parameter-declined = in decline
parameter-entry = only to begin
parameter-every = { $tool ->
    [recurring-discount] rounds per discount
   *[other] regions per reward
}
parameter-feature = kind of region
parameter-features = kinds of regions
parameter-from-hand = also from the hand
parameter-least = at least
parameter-most = at most
parameter-times = times
parameter-tokens = tokens

# --- Problems of a draft -----------------------------------------------------------------------------------

draft-problem-error = error
draft-problem-warning = warning
draft-fine = This is fine.
banner-checked = { $names }: fine; { $number } random games were played to the end.
workshop-source = custom
draft-line = line { $line }
draft-meant = { $hint ->
    [none] Available: { $known }.
   *[other] Did you mean “{ $hint }”?
}
draft-not-toml = This is not valid TOML: { $why }.
draft-too-long = This is too long; at most { $most } characters are allowed.
draft-nothing = It contains no race and no power.
draft-not-a-table = This must be fields with values.
draft-not-a-list = “{ $said }” must be a list.
draft-not-a-text = “{ $said }” must be a text in quotes.
draft-not-a-number = “{ $said }” must be a whole number.
draft-not-a-flag = “{ $said }” must be true or false.
draft-too-many = There are { $number } here; at most { $most } are allowed.
draft-out-of-range = “{ $said }” is { $number }; it must be from { $least } to { $most }.
draft-missing-field = “{ $said }” is missing.
draft-unknown-field = There is no field “{ $said }”. { draft-meant }
draft-unknown-tool = There is no tool “{ $said }”. { draft-meant }
draft-unknown-parameter = The tool “{ $tool }” has no setting “{ $said }”. { $known ->
    [none] It has no settings.
   *[other] { draft-meant }
}
draft-unknown-feature = There are no “{ $said }” regions here. { draft-meant }{ $new ->
    [yes] {" "}If your own board has this terrain, list it at the top, in “terrains”.
   *[no] {""}
}
draft-not-new-terrain = “{ $said }” can’t be a new terrain. Use the id that your board gives it, such as salt-flat.
draft-needs-feature = Name at least one kind of region: { $known }.
draft-name-signs = “{ $said }” cannot be a name: names can only have letters and spaces.
draft-name-length = A name must have { $least } to { $most } characters.
draft-name-taken = “{ $said }” is taken: the game already has something with this name.
draft-name-twice = “{ $said }” appears twice: each name must be different.
draft-supply-short = The box holds { $number }, fewer than the { $tokens } on the banner.
draft-supply-scarce = The box holds only { $number }. With a badge of five, there are too few tokens; { $enough } are enough.
draft-many-tokens = { $kind ->
    [race] { $number } tokens are many for a race: the rulebook stops at { $most }.
   *[power] { $number } tokens are many for a power: the rulebook stops at { $most }.
}
draft-law-state = “{ $hook }” changes the game, but it must only answer a question: bots and screens call it at any time. Make the change in a hook for an event, such as “conquered”.
draft-law-kept = The ability stores “{ $name }” in its own object, which all copies of all games share. Use state.remember and state.recall.
draft-law-chance = “{ $name }” draws random numbers that no record contains. Remove it: a game must play out the same when it is replayed or tried in advance.
draft-law-feature = No board has “{ $said }” regions. { draft-meant }
draft-law-piece = The ability places pieces but has none. Name its piece when you create it: super().__init__(Traits(piece=…)).
draft-law-number = “{ $hook }” gives { $number }; it must give a whole number from 0 up.
draft-law-broken = A random game broke a rule that must always hold: { $why }.
draft-law-twice = Two games with the same decisions and the same luck ended differently.
draft-same-twice = The same ability appears twice; both count.

# --- The page ----------------------------------------------------------------------------------------------

box-workshop = Workshop
workshop-hint = Create a race or power of your own, try it and share it.
workshop-intro = Build a race or a power from the game’s tools. You read it as a rule while you build,
    and can play with it right away.
workshop-broken-link = This link contains no draft; part of it may be missing.
workshop-race = A race
workshop-power = A power
workshop-add-race = Add a race
workshop-add-power = Add a power
workshop-name = Name
workshop-tokens-race = Tokens on the banner
workshop-tokens-power = Tokens on the badge
workshop-supply = Tokens in the box
workshop-abilities = Abilities
workshop-add-ability = Add an ability
workshop-ability-number = Ability { $number }
workshop-remove = Remove
workshop-remove-ability = Remove “{ $name }”
workshop-all-regions = none chosen: all regions
workshop-example = Otters
workshop-heading-coins = Coins
workshop-heading-conquest = Conquest
workshop-heading-defence = Defence
workshop-heading-tokens = Tokens
workshop-heading-decline = Decline
workshop-start-over = Start over
workshop-reads = How it reads
workshop-try = Try it
workshop-try-hint = At a private table against bots. Your creation is first in the stacks, and you play first.
workshop-opponents = Opponents
workshop-play = Play with it
workshop-friends = With friends, by link
workshop-share = Share
workshop-share-hint = The link contains everything. Anyone who opens it can edit a copy in the workshop.
workshop-save = Save as file
workshop-unnamed = Give it a name. Then you can play with it and share it.

# The announcement of a screen reader after a change that only removes text.
workshop-said-shorter = The text is shorter now.
