-- {"mzh82rawvn73": [{"seq": 1, "player": null, "action": {"do": "banner", "revealed": "tritons"}, "story": [], "at": 1795610398.566}, {"seq": 2, "player": null, "action": {"do": "badge", "revealed": "commando"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "tritons", "number": 0, "other": "commando"}], "at": 1795610398.566}, {"seq": 3, "player": null, "action": {"do": "banner", "revealed": "wizards"}, "story": [], "at": 1795610398.566}, {"seq": 4, "player": null, "action": {"do": "badge", "revealed": "stout"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "wizards", "number": 0, "other": "stout"}], "at": 1795610398.566}, {"seq": 5, "player": null, "action": {"do": "banner", "revealed": "humans"}, "story": [], "at": 1795610398.566}, {"seq": 6, "player": null, "action": {"do": "badge", "revealed": "wealthy"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "humans", "number": 0, "other": "wealthy"}], "at": 1795610398.566}, {"seq": 7, "player": null, "action": {"do": "banner", "revealed": "trolls"}, "story": [], "at": 1795610398.566}, {"seq": 8, "player": null, "action": {"do": "badge", "revealed": "pillaging"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "trolls", "number": 0, "other": "pillaging"}], "at": 1795610398.566}, {"seq": 9, "player": null, "action": {"do": "banner", "revealed": "halflings"}, "story": [], "at": 1795610398.566}, {"seq": 10, "player": null, "action": {"do": "badge", "revealed": "dragon-master"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "halflings", "number": 0, "other": "dragon-master"}], "at": 1795610398.566}, {"seq": 11, "player": null, "action": {"do": "banner", "revealed": "orcs"}, "story": [], "at": 1795610398.566}, {"seq": 12, "player": null, "action": {"do": "badge", "revealed": "diplomat"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "orcs", "number": 0, "other": "diplomat"}, {"kind": "turn began", "player": 1, "region": null, "by": null, "number": 1, "race": null, "declined": false}], "at": 1795610398.566}, {"seq": 13, "player": 1, "action": {"do": "take", "place": 5}, "story": [{"kind": "coins paid", "player": 1, "region": null, "by": null, "number": 4, "race": "halflings", "declined": false}, {"kind": "combo taken", "player": 1, "region": null, "by": "halflings", "number": 11, "other": "dragon-master", "race": "halflings", "declined": false}], "at": 1795610398.671}, {"seq": 14, "player": null, "action": {"do": "banner", "revealed": "giants"}, "story": [], "at": 1795610398.672}, {"seq": 15, "player": null, "action": {"do": "badge", "revealed": "underworld"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "giants", "number": 0, "other": "underworld"}], "at": 1795610398.672}, {"seq": 16, "player": 1, "action": {"do": "conquer", "region": "pantry-barrows", "tokens": 2}, "story": [{"kind": "region conquered", "player": 1, "region": "pantry-barrows", "by": "conquer", "number": 2, "from_player": null, "tribe": false, "monsters": false, "race": "halflings", "declined": false}], "at": 1795610398.695}, {"seq": 17, "player": 1, "action": {"do": "dragon-master", "region": "dozy-weald", "tokens": 1}, "story": [{"kind": "region conquered", "player": 1, "region": "dozy-weald", "by": "dragon-master", "number": 1, "from_player": null, "tribe": true, "monsters": false, "race": "halflings", "declined": false}], "at": 1795610398.726}, {"seq": 18, "player": 1, "action": {"do": "conquer", "region": "rusty-mire", "tokens": 3}, "story": [{"kind": "region conquered", "player": 1, "region": "rusty-mire", "by": "conquer", "number": 3, "from_player": null, "tribe": true, "monsters": false, "race": "halflings", "declined": false}], "at": 1795610398.803}, {"seq": 19, "player": 1, "action": {"do": "conquer", "region": "drizzle-hills", "tokens": 3}, "story": [{"kind": "region conquered", "player": 1, "region": "drizzle-hills", "by": "conquer", "number": 3, "from_player": null, "tribe": true, "monsters": false, "race": "halflings", "declined": false}], "at": 1795610398.829}, {"seq": 20, "player": 1, "action": {"do": "attempt", "region": "rooster-spire"}, "story": [], "at": 1795610398.893}, {"seq": 21, "player": null, "action": {"do": "roll", "pips": 0}, "story": [{"kind": "die rolled", "player": 1, "region": null, "by": "attempt", "number": 0, "race": "halflings", "declined": false}, {"kind": "final attempt failed", "player": 1, "region": "rooster-spire", "by": null, "number": 0, "race": "halflings", "declined": false}], "at": 1795610398.893}, {"seq": 22, "player": 1, "action": {"do": "deploy", "region": "pantry-barrows", "tokens": 1}, "story": [{"kind": "tokens deployed", "player": 1, "region": "pantry-barrows", "by": null, "number": 1, "race": "halflings", "declined": false}, {"kind": "tokens deployed", "player": 1, "region": "rusty-mire", "by": null, "number": 6, "race": "halflings", "declined": false}, {"kind": "coins scored", "player": 1, "region": null, "by": null, "number": 4, "race": "halflings", "declined": false}, {"kind": "turn began", "player": 2, "region": null, "by": null, "number": 1, "race": null, "declined": false}], "at": 1795610398.931}, {"seq": 23, "player": 2, "action": {"do": "take", "place": 2}, "story": [{"kind": "coins paid", "player": 2, "region": null, "by": null, "number": 1, "race": "wizards", "declined": false}, {"kind": "coins found", "player": 2, "region": null, "by": null, "number": 1, "race": "wizards", "declined": false}, {"kind": "combo taken", "player": 2, "region": null, "by": "wizards", "number": 9, "other": "stout", "race": "wizards", "declined": false}], "at": 1795610398.967}, {"seq": 24, "player": null, "action": {"do": "banner", "revealed": "ratmen"}, "story": [], "at": 1795610398.967}, {"seq": 25, "player": null, "action": {"do": "badge", "revealed": "berserk"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "ratmen", "number": 0, "other": "berserk"}], "at": 1795610398.967}, {"seq": 26, "player": 2, "action": {"do": "conquer", "region": "rusty-mire", "tokens": 9}, "story": [{"kind": "region conquered", "player": 2, "region": "rusty-mire", "by": "conquer", "number": 9, "from_player": 1, "tribe": false, "monsters": false, "race": "wizards", "declined": false}, {"kind": "tokens lost", "player": 1, "region": "rusty-mire", "by": null, "number": 1, "race": "halflings", "declined": false}, {"kind": "tokens withdrew", "player": 1, "region": "rusty-mire", "by": null, "number": 6, "race": "halflings", "declined": false}, {"kind": "tokens deployed", "player": 2, "region": "rusty-mire", "by": null, "number": 8, "race": "wizards", "declined": false}, {"kind": "coins scored", "player": 2, "region": null, "by": null, "number": 1, "race": "wizards", "declined": false}], "at": 1795610399.019}, {"seq": 27, "player": 2, "action": {"do": "pass"}, "story": [], "at": 1795610399.028}, {"seq": 28, "player": 1, "action": {"do": "deploy", "region": "drizzle-hills", "tokens": 3}, "story": [{"kind": "tokens deployed", "player": 1, "region": "drizzle-hills", "by": null, "number": 3, "race": "halflings", "declined": false}], "at": 1795610399.04}, {"seq": 29, "player": 1, "action": {"do": "deploy", "region": "dozy-weald", "tokens": 1}, "story": [{"kind": "tokens deployed", "player": 1, "region": "dozy-weald", "by": null, "number": 1, "race": "halflings", "declined": false}, {"kind": "tokens deployed", "player": 1, "region": "pantry-barrows", "by": null, "number": 2, "race": "halflings", "declined": false}, {"kind": "turn began", "player": 1, "region": null, "by": null, "number": 2, "race": "halflings", "declined": false}], "at": 1795610399.05}], "knez87rkvh7h": [{"seq": 1, "player": null, "action": {"do": "banner", "revealed": "halflings"}, "story": [], "at": 1795610398.599}, {"seq": 2, "player": null, "action": {"do": "badge", "revealed": "dragon-master"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "halflings", "number": 0, "other": "dragon-master"}], "at": 1795610398.6}, {"seq": 3, "player": null, "action": {"do": "banner", "revealed": "pygmies"}, "story": [], "at": 1795610398.6}, {"seq": 4, "player": null, "action": {"do": "badge", "revealed": "were-"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "pygmies", "number": 0, "other": "were-"}], "at": 1795610398.6}, {"seq": 5, "player": null, "action": {"do": "banner", "revealed": "elves"}, "story": [], "at": 1795610398.6}, {"seq": 6, "player": null, "action": {"do": "badge", "revealed": "wealthy"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "elves", "number": 0, "other": "wealthy"}], "at": 1795610398.6}, {"seq": 7, "player": null, "action": {"do": "banner", "revealed": "sorcerers"}, "story": [], "at": 1795610398.6}, {"seq": 8, "player": null, "action": {"do": "badge", "revealed": "imperial"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "sorcerers", "number": 0, "other": "imperial"}], "at": 1795610398.6}, {"seq": 9, "player": null, "action": {"do": "banner", "revealed": "goblins"}, "story": [], "at": 1795610398.6}, {"seq": 10, "player": null, "action": {"do": "badge", "revealed": "diplomat"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "goblins", "number": 0, "other": "diplomat"}], "at": 1795610398.6}, {"seq": 11, "player": null, "action": {"do": "banner", "revealed": "wizards"}, "story": [], "at": 1795610398.6}, {"seq": 12, "player": null, "action": {"do": "badge", "revealed": "underworld"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "wizards", "number": 0, "other": "underworld"}, {"kind": "turn began", "player": 1, "region": null, "by": null, "number": 1, "race": null, "declined": false}], "at": 1795610398.6}, {"seq": 13, "player": 1, "action": {"do": "take", "place": 3}, "story": [{"kind": "coins paid", "player": 1, "region": null, "by": null, "number": 2, "race": "elves", "declined": false}, {"kind": "combo taken", "player": 1, "region": null, "by": "elves", "number": 10, "other": "wealthy", "race": "elves", "declined": false}], "at": 1795610399.059}, {"seq": 14, "player": 1, "action": {"do": "pass"}, "story": [], "at": 1795610399.067}, {"seq": 15, "player": null, "action": {"do": "banner", "revealed": "kobolds"}, "story": [], "at": 1795610399.067}, {"seq": 16, "player": null, "action": {"do": "badge", "revealed": "bivouacking"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "kobolds", "number": 0, "other": "bivouacking"}], "at": 1795610399.067}, {"seq": 17, "player": 1, "action": {"do": "conquer", "region": "duckweed-fen", "tokens": 2}, "story": [{"kind": "region conquered", "player": 1, "region": "duckweed-fen", "by": "conquer", "number": 2, "from_player": null, "tribe": false, "monsters": false, "race": "elves", "declined": false}], "at": 1795610399.077}, {"seq": 18, "player": 1, "action": {"do": "conquer", "region": "luckstone-farms", "tokens": 3}, "story": [{"kind": "region conquered", "player": 1, "region": "luckstone-farms", "by": "conquer", "number": 3, "from_player": null, "tribe": true, "monsters": false, "race": "elves", "declined": false}], "at": 1795610399.097}, {"seq": 19, "player": 1, "action": {"do": "conquer", "region": "acorn-coppice", "tokens": 2}, "story": [{"kind": "region conquered", "player": 1, "region": "acorn-coppice", "by": "conquer", "number": 2, "from_player": null, "tribe": false, "monsters": false, "race": "elves", "declined": false}], "at": 1795610399.108}, {"seq": 20, "player": 1, "action": {"do": "conquer", "region": "rusty-mire", "tokens": 3}, "story": [{"kind": "region conquered", "player": 1, "region": "rusty-mire", "by": "conquer", "number": 3, "from_player": null, "tribe": true, "monsters": false, "race": "elves", "declined": false}], "at": 1795610399.122}, {"seq": 21, "player": 1, "action": {"do": "deploy", "region": "luckstone-farms", "tokens": 4}, "story": [{"kind": "tokens deployed", "player": 1, "region": "luckstone-farms", "by": null, "number": 4, "race": "elves", "declined": false}], "at": 1795610399.15}, {"seq": 22, "player": 1, "action": {"do": "deploy", "region": "duckweed-fen", "tokens": 2}, "story": [{"kind": "tokens deployed", "player": 1, "region": "duckweed-fen", "by": null, "number": 2, "race": "elves", "declined": false}, {"kind": "coins scored", "player": 1, "region": null, "by": null, "number": 4, "race": "elves", "declined": false}, {"kind": "coins scored", "player": 1, "region": null, "by": "wealthy", "number": 7, "race": "elves", "declined": false}, {"kind": "turn began", "player": 2, "region": null, "by": null, "number": 1, "race": null, "declined": false}], "at": 1795610399.163}, {"seq": 23, "player": 2, "action": {"do": "take", "place": 2}, "story": [{"kind": "coins paid", "player": 2, "region": null, "by": null, "number": 1, "race": "pygmies", "declined": false}, {"kind": "coins found", "player": 2, "region": null, "by": null, "number": 1, "race": "pygmies", "declined": false}, {"kind": "combo taken", "player": 2, "region": null, "by": "pygmies", "number": 10, "other": "were-", "race": "pygmies", "declined": false}], "at": 1795610399.194}, {"seq": 24, "player": 2, "action": {"do": "hire"}, "story": [{"kind": "bought", "player": 2, "region": null, "by": "leader", "number": 1, "race": "pygmies", "declined": false}], "at": 1795610399.226}, {"seq": 25, "player": null, "action": {"do": "banner", "revealed": "barbarians"}, "story": [], "at": 1795610399.226}, {"seq": 26, "player": null, "action": {"do": "badge", "revealed": "ransacking"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "barbarians", "number": 0, "other": "ransacking"}], "at": 1795610399.226}, {"seq": 27, "player": 2, "action": {"do": "conquer", "region": "rusty-mire", "tokens": 3}, "story": [{"kind": "region conquered", "player": 2, "region": "rusty-mire", "by": "conquer", "number": 3, "from_player": 1, "tribe": false, "monsters": false, "race": "pygmies", "declined": false}, {"kind": "tokens withdrew", "player": 1, "region": "rusty-mire", "by": null, "number": 1, "race": "elves", "declined": false}], "at": 1795610399.246}, {"seq": 28, "player": 2, "action": {"do": "conquer", "region": "luckstone-farms", "tokens": 7}, "story": [{"kind": "region conquered", "player": 2, "region": "luckstone-farms", "by": "conquer", "number": 7, "from_player": 1, "tribe": false, "monsters": false, "race": "pygmies", "declined": false}, {"kind": "tokens withdrew", "player": 1, "region": "luckstone-farms", "by": null, "number": 5, "race": "elves", "declined": false}], "at": 1795610399.271}], "fpp8rum427rb": [{"seq": 1, "player": null, "action": {"do": "banner", "revealed": "wizards"}, "story": [], "at": 1795610398.62}, {"seq": 2, "player": null, "action": {"do": "badge", "revealed": "commando"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "wizards", "number": 0, "other": "commando"}], "at": 1795610398.62}, {"seq": 3, "player": null, "action": {"do": "banner", "revealed": "humans"}, "story": [], "at": 1795610398.621}, {"seq": 4, "player": null, "action": {"do": "badge", "revealed": "alchemist"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "humans", "number": 0, "other": "alchemist"}], "at": 1795610398.621}, {"seq": 5, "player": null, "action": {"do": "banner", "revealed": "amazons"}, "story": [], "at": 1795610398.621}, {"seq": 6, "player": null, "action": {"do": "badge", "revealed": "wealthy"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "amazons", "number": 0, "other": "wealthy"}], "at": 1795610398.621}, {"seq": 7, "player": null, "action": {"do": "banner", "revealed": "ratmen"}, "story": [], "at": 1795610398.621}, {"seq": 8, "player": null, "action": {"do": "badge", "revealed": "spirit"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "ratmen", "number": 0, "other": "spirit"}], "at": 1795610398.621}, {"seq": 9, "player": null, "action": {"do": "banner", "revealed": "ghouls"}, "story": [], "at": 1795610398.621}, {"seq": 10, "player": null, "action": {"do": "badge", "revealed": "hill"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "ghouls", "number": 0, "other": "hill"}], "at": 1795610398.621}, {"seq": 11, "player": null, "action": {"do": "banner", "revealed": "trolls"}, "story": [], "at": 1795610398.621}, {"seq": 12, "player": null, "action": {"do": "badge", "revealed": "forest"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "trolls", "number": 0, "other": "forest"}, {"kind": "turn began", "player": 1, "region": null, "by": null, "number": 1, "race": null, "declined": false}], "at": 1795610398.621}, {"seq": 13, "player": 1, "action": {"do": "take", "place": 4}, "story": [{"kind": "coins paid", "player": 1, "region": null, "by": null, "number": 3, "race": "ratmen", "declined": false}, {"kind": "combo taken", "player": 1, "region": null, "by": "ratmen", "number": 13, "other": "spirit", "race": "ratmen", "declined": false}], "at": 1795610399.289}, {"seq": 14, "player": null, "action": {"do": "banner", "revealed": "tritons"}, "story": [], "at": 1795610399.289}, {"seq": 15, "player": null, "action": {"do": "badge", "revealed": "flying"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "tritons", "number": 0, "other": "flying"}], "at": 1795610399.289}, {"seq": 16, "player": 1, "action": {"do": "conquer", "region": "footstool-hill", "tokens": 3}, "story": [{"kind": "region conquered", "player": 1, "region": "footstool-hill", "by": "conquer", "number": 3, "from_player": null, "tribe": true, "monsters": false, "race": "ratmen", "declined": false}], "at": 1795610399.306}, {"seq": 17, "player": 1, "action": {"do": "conquer", "region": "fiddle-firs", "tokens": 2}, "story": [{"kind": "region conquered", "player": 1, "region": "fiddle-firs", "by": "conquer", "number": 2, "from_player": null, "tribe": false, "monsters": false, "race": "ratmen", "declined": false}], "at": 1795610399.326}, {"seq": 18, "player": 1, "action": {"do": "conquer", "region": "yeast-meadow", "tokens": 2}, "story": [{"kind": "region conquered", "player": 1, "region": "yeast-meadow", "by": "conquer", "number": 2, "from_player": null, "tribe": false, "monsters": false, "race": "ratmen", "declined": false}], "at": 1795610399.343}, {"seq": 19, "player": 1, "action": {"do": "conquer", "region": "ramble-wood", "tokens": 3}, "story": [{"kind": "region conquered", "player": 1, "region": "ramble-wood", "by": "conquer", "number": 3, "from_player": null, "tribe": true, "monsters": false, "race": "ratmen", "declined": false}], "at": 1795610399.366}, {"seq": 20, "player": 1, "action": {"do": "conquer", "region": "cloudy-down", "tokens": 2}, "story": [{"kind": "region conquered", "player": 1, "region": "cloudy-down", "by": "conquer", "number": 2, "from_player": null, "tribe": false, "monsters": false, "race": "ratmen", "declined": false}], "at": 1795610399.374}, {"seq": 21, "player": 1, "action": {"do": "attempt", "region": "xylophone-hill"}, "story": [], "at": 1795610399.39}, {"seq": 22, "player": null, "action": {"do": "roll", "pips": 0}, "story": [{"kind": "die rolled", "player": 1, "region": null, "by": "attempt", "number": 0, "race": "ratmen", "declined": false}, {"kind": "final attempt failed", "player": 1, "region": "xylophone-hill", "by": null, "number": 0, "race": "ratmen", "declined": false}], "at": 1795610399.39}, {"seq": 23, "player": 1, "action": {"do": "deploy", "region": "ramble-wood", "tokens": 5}, "story": [{"kind": "tokens deployed", "player": 1, "region": "ramble-wood", "by": null, "number": 5, "race": "ratmen", "declined": false}, {"kind": "tokens deployed", "player": 1, "region": "yeast-meadow", "by": null, "number": 3, "race": "ratmen", "declined": false}, {"kind": "coins scored", "player": 1, "region": null, "by": null, "number": 5, "race": "ratmen", "declined": false}, {"kind": "turn began", "player": 2, "region": null, "by": null, "number": 1, "race": null, "declined": false}], "at": 1795610399.4}, {"seq": 24, "player": 2, "action": {"do": "take", "place": 2}, "story": [{"kind": "coins paid", "player": 2, "region": null, "by": null, "number": 1, "race": "humans", "declined": false}, {"kind": "coins found", "player": 2, "region": null, "by": null, "number": 1, "race": "humans", "declined": false}, {"kind": "combo taken", "player": 2, "region": null, "by": "humans", "number": 9, "other": "alchemist", "race": "humans", "declined": false}], "at": 1795610399.422}, {"seq": 25, "player": null, "action": {"do": "banner", "revealed": "halflings"}, "story": [], "at": 1795610399.422}, {"seq": 26, "player": null, "action": {"do": "badge", "revealed": "swamp"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "halflings", "number": 0, "other": "swamp"}], "at": 1795610399.422}, {"seq": 27, "player": 2, "action": {"do": "conquer", "region": "dumpling-fields", "tokens": 2}, "story": [{"kind": "region conquered", "player": 2, "region": "dumpling-fields", "by": "conquer", "number": 2, "from_player": null, "tribe": false, "monsters": false, "race": "humans", "declined": false}], "at": 1795610399.442}, {"seq": 28, "player": 2, "action": {"do": "conquer", "region": "lantern-marsh", "tokens": 2}, "story": [{"kind": "region conquered", "player": 2, "region": "lantern-marsh", "by": "conquer", "number": 2, "from_player": null, "tribe": false, "monsters": false, "race": "humans", "declined": false}], "at": 1795610399.449}, {"seq": 29, "player": 2, "action": {"do": "attempt", "region": "ramble-wood"}, "story": [], "at": 1795610399.468}, {"seq": 30, "player": null, "action": {"do": "roll", "pips": 0}, "story": [{"kind": "die rolled", "player": 2, "region": null, "by": "attempt", "number": 0, "race": "humans", "declined": false}, {"kind": "final attempt failed", "player": 2, "region": "ramble-wood", "by": null, "number": 0, "race": "humans", "declined": false}], "at": 1795610399.468}], "8bggam79r8ay": [{"seq": 1, "player": null, "action": {"do": "banner", "revealed": "orcs"}, "story": [], "at": 1795610398.64}, {"seq": 2, "player": null, "action": {"do": "badge", "revealed": "bivouacking"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "orcs", "number": 0, "other": "bivouacking"}], "at": 1795610398.64}, {"seq": 3, "player": null, "action": {"do": "banner", "revealed": "ratmen"}, "story": [], "at": 1795610398.64}, {"seq": 4, "player": null, "action": {"do": "badge", "revealed": "spirit"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "ratmen", "number": 0, "other": "spirit"}], "at": 1795610398.64}, {"seq": 5, "player": null, "action": {"do": "banner", "revealed": "dwarves"}, "story": [], "at": 1795610398.64}, {"seq": 6, "player": null, "action": {"do": "badge", "revealed": "heroic"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "dwarves", "number": 0, "other": "heroic"}], "at": 1795610398.64}, {"seq": 7, "player": null, "action": {"do": "banner", "revealed": "humans"}, "story": [], "at": 1795610398.64}, {"seq": 8, "player": null, "action": {"do": "badge", "revealed": "stout"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "humans", "number": 0, "other": "stout"}], "at": 1795610398.64}, {"seq": 9, "player": null, "action": {"do": "banner", "revealed": "halflings"}, "story": [], "at": 1795610398.64}, {"seq": 10, "player": null, "action": {"do": "badge", "revealed": "diplomat"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "halflings", "number": 0, "other": "diplomat"}], "at": 1795610398.64}, {"seq": 11, "player": null, "action": {"do": "banner", "revealed": "amazons"}, "story": [], "at": 1795610398.64}, {"seq": 12, "player": null, "action": {"do": "badge", "revealed": "hill"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "amazons", "number": 0, "other": "hill"}, {"kind": "turn began", "player": 1, "region": null, "by": null, "number": 1, "race": null, "declined": false}], "at": 1795610398.64}, {"seq": 13, "player": 1, "action": {"do": "take", "place": 2}, "story": [{"kind": "coins paid", "player": 1, "region": null, "by": null, "number": 1, "race": "ratmen", "declined": false}, {"kind": "combo taken", "player": 1, "region": null, "by": "ratmen", "number": 13, "other": "spirit", "race": "ratmen", "declined": false}], "at": 1795610399.486}, {"seq": 14, "player": null, "action": {"do": "banner", "revealed": "tritons"}, "story": [], "at": 1795610399.486}, {"seq": 15, "player": null, "action": {"do": "badge", "revealed": "flying"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "tritons", "number": 0, "other": "flying"}], "at": 1795610399.486}, {"seq": 16, "player": 1, "action": {"do": "conquer", "region": "rooster-spire", "tokens": 3}, "story": [{"kind": "region conquered", "player": 1, "region": "rooster-spire", "by": "conquer", "number": 3, "from_player": null, "tribe": false, "monsters": false, "race": "ratmen", "declined": false}], "at": 1795610399.502}, {"seq": 17, "player": 1, "action": {"do": "conquer", "region": "luckstone-farms", "tokens": 3}, "story": [{"kind": "region conquered", "player": 1, "region": "luckstone-farms", "by": "conquer", "number": 3, "from_player": null, "tribe": true, "monsters": false, "race": "ratmen", "declined": false}], "at": 1795610399.534}, {"seq": 18, "player": 1, "action": {"do": "conquer", "region": "rabbit-knolls", "tokens": 3}, "story": [{"kind": "region conquered", "player": 1, "region": "rabbit-knolls", "by": "conquer", "number": 3, "from_player": null, "tribe": true, "monsters": false, "race": "ratmen", "declined": false}], "at": 1795610399.57}, {"seq": 19, "player": 1, "action": {"do": "conquer", "region": "porridge-peak", "tokens": 3}, "story": [{"kind": "region conquered", "player": 1, "region": "porridge-peak", "by": "conquer", "number": 3, "from_player": null, "tribe": false, "monsters": false, "race": "ratmen", "declined": false}], "at": 1795610399.598}, {"seq": 20, "player": 1, "action": {"do": "attempt", "region": "pewter-horn"}, "story": [], "at": 1795610399.615}, {"seq": 21, "player": null, "action": {"do": "roll", "pips": 3}, "story": [{"kind": "die rolled", "player": 1, "region": null, "by": "attempt", "number": 3, "race": "ratmen", "declined": false}, {"kind": "region conquered", "player": 1, "region": "pewter-horn", "by": "attempt", "number": 1, "from_player": null, "tribe": false, "monsters": false, "race": "ratmen", "declined": false}], "at": 1795610399.616}, {"seq": 22, "player": 1, "action": {"do": "deploy", "region": "pewter-horn", "tokens": 5}, "story": [{"kind": "tokens deployed", "player": 1, "region": "pewter-horn", "by": null, "number": 5, "race": "ratmen", "declined": false}], "at": 1795610399.638}, {"seq": 23, "player": 1, "action": {"do": "deploy", "region": "luckstone-farms", "tokens": 2}, "story": [{"kind": "tokens deployed", "player": 1, "region": "luckstone-farms", "by": null, "number": 2, "race": "ratmen", "declined": false}, {"kind": "tokens deployed", "player": 1, "region": "rooster-spire", "by": null, "number": 1, "race": "ratmen", "declined": false}, {"kind": "coins scored", "player": 1, "region": null, "by": null, "number": 5, "race": "ratmen", "declined": false}, {"kind": "turn began", "player": 2, "region": null, "by": null, "number": 1, "race": null, "declined": false}], "at": 1795610399.65}, {"seq": 24, "player": 2, "action": {"do": "take", "place": 5}, "story": [{"kind": "coins paid", "player": 2, "region": null, "by": null, "number": 4, "race": "amazons", "declined": false}, {"kind": "combo taken", "player": 2, "region": null, "by": "amazons", "number": 14, "other": "hill", "race": "amazons", "declined": false}], "at": 1795610399.67}, {"seq": 25, "player": null, "action": {"do": "banner", "revealed": "sorcerers"}, "story": [], "at": 1795610399.67}, {"seq": 26, "player": null, "action": {"do": "badge", "revealed": "commando"}, "story": [{"kind": "combo revealed", "player": null, "region": null, "by": "sorcerers", "number": 0, "other": "commando"}], "at": 1795610399.67}, {"seq": 27, "player": 2, "action": {"do": "conquer", "region": "pantry-barrows", "tokens": 2}, "story": [{"kind": "region conquered", "player": 2, "region": "pantry-barrows", "by": "conquer", "number": 2, "from_player": null, "tribe": false, "monsters": false, "race": "amazons", "declined": false}], "at": 1795610399.678}, {"seq": 28, "player": 2, "action": {"do": "conquer", "region": "dozy-weald", "tokens": 3}, "story": [{"kind": "region conquered", "player": 2, "region": "dozy-weald", "by": "conquer", "number": 3, "from_player": null, "tribe": true, "monsters": false, "race": "amazons", "declined": false}], "at": 1795610399.717}, {"seq": 29, "player": 2, "action": {"do": "conquer", "region": "barley-meadows", "tokens": 3}, "story": [{"kind": "region conquered", "player": 2, "region": "barley-meadows", "by": "conquer", "number": 3, "from_player": null, "tribe": true, "monsters": false, "race": "amazons", "declined": false}], "at": 1795610399.738}], "uunp6qcnut9d": []}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
CREATE TABLE commands (
	game VARCHAR(24) NOT NULL, 
	user VARCHAR(24) NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	first INTEGER NOT NULL, 
	last INTEGER NOT NULL, 
	PRIMARY KEY (game, user, "key"), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "commands" VALUES('mzh82rawvn73','kjrbgnkpuz2g','k12',13,15);
INSERT INTO "commands" VALUES('mzh82rawvn73','kjrbgnkpuz2g','k15',16,16);
INSERT INTO "commands" VALUES('mzh82rawvn73','kjrbgnkpuz2g','k16',17,17);
INSERT INTO "commands" VALUES('mzh82rawvn73','kjrbgnkpuz2g','k17',18,18);
INSERT INTO "commands" VALUES('mzh82rawvn73','kjrbgnkpuz2g','k18',19,19);
INSERT INTO "commands" VALUES('mzh82rawvn73','kjrbgnkpuz2g','k19',20,21);
INSERT INTO "commands" VALUES('mzh82rawvn73','kjrbgnkpuz2g','k21',22,22);
INSERT INTO "commands" VALUES('mzh82rawvn73','kjrbgnkpuz2g','k22',23,25);
INSERT INTO "commands" VALUES('mzh82rawvn73','kjrbgnkpuz2g','k25',26,26);
INSERT INTO "commands" VALUES('mzh82rawvn73','kjrbgnkpuz2g','k26',27,27);
INSERT INTO "commands" VALUES('mzh82rawvn73','kjrbgnkpuz2g','k27',28,28);
INSERT INTO "commands" VALUES('mzh82rawvn73','kjrbgnkpuz2g','k28',29,29);
INSERT INTO "commands" VALUES('knez87rkvh7h','kjrbgnkpuz2g','k12',13,13);
INSERT INTO "commands" VALUES('knez87rkvh7h','kjrbgnkpuz2g','k13',14,16);
INSERT INTO "commands" VALUES('knez87rkvh7h','kjrbgnkpuz2g','k16',17,17);
INSERT INTO "commands" VALUES('knez87rkvh7h','kjrbgnkpuz2g','k17',18,18);
INSERT INTO "commands" VALUES('knez87rkvh7h','kjrbgnkpuz2g','k18',19,19);
INSERT INTO "commands" VALUES('knez87rkvh7h','kjrbgnkpuz2g','k19',20,20);
INSERT INTO "commands" VALUES('knez87rkvh7h','kjrbgnkpuz2g','k20',21,21);
INSERT INTO "commands" VALUES('knez87rkvh7h','kjrbgnkpuz2g','k21',22,22);
INSERT INTO "commands" VALUES('knez87rkvh7h','kjrbgnkpuz2g','k22',23,23);
INSERT INTO "commands" VALUES('knez87rkvh7h','kjrbgnkpuz2g','k23',24,26);
INSERT INTO "commands" VALUES('knez87rkvh7h','kjrbgnkpuz2g','k26',27,27);
INSERT INTO "commands" VALUES('knez87rkvh7h','kjrbgnkpuz2g','k27',28,28);
INSERT INTO "commands" VALUES('fpp8rum427rb','kjrbgnkpuz2g','k12',13,15);
INSERT INTO "commands" VALUES('fpp8rum427rb','kjrbgnkpuz2g','k15',16,16);
INSERT INTO "commands" VALUES('fpp8rum427rb','kjrbgnkpuz2g','k16',17,17);
INSERT INTO "commands" VALUES('fpp8rum427rb','kjrbgnkpuz2g','k17',18,18);
INSERT INTO "commands" VALUES('fpp8rum427rb','kjrbgnkpuz2g','k18',19,19);
INSERT INTO "commands" VALUES('fpp8rum427rb','kjrbgnkpuz2g','k19',20,20);
INSERT INTO "commands" VALUES('fpp8rum427rb','kjrbgnkpuz2g','k20',21,22);
INSERT INTO "commands" VALUES('fpp8rum427rb','kjrbgnkpuz2g','k22',23,23);
INSERT INTO "commands" VALUES('fpp8rum427rb','kjrbgnkpuz2g','k23',24,26);
INSERT INTO "commands" VALUES('fpp8rum427rb','kjrbgnkpuz2g','k26',27,27);
INSERT INTO "commands" VALUES('fpp8rum427rb','kjrbgnkpuz2g','k27',28,28);
INSERT INTO "commands" VALUES('fpp8rum427rb','kjrbgnkpuz2g','k28',29,30);
INSERT INTO "commands" VALUES('8bggam79r8ay','kjrbgnkpuz2g','k12',13,15);
INSERT INTO "commands" VALUES('8bggam79r8ay','kjrbgnkpuz2g','k15',16,16);
INSERT INTO "commands" VALUES('8bggam79r8ay','kjrbgnkpuz2g','k16',17,17);
INSERT INTO "commands" VALUES('8bggam79r8ay','kjrbgnkpuz2g','k17',18,18);
INSERT INTO "commands" VALUES('8bggam79r8ay','kjrbgnkpuz2g','k18',19,19);
INSERT INTO "commands" VALUES('8bggam79r8ay','kjrbgnkpuz2g','k19',20,21);
INSERT INTO "commands" VALUES('8bggam79r8ay','kjrbgnkpuz2g','k21',22,22);
INSERT INTO "commands" VALUES('8bggam79r8ay','kjrbgnkpuz2g','k22',23,23);
INSERT INTO "commands" VALUES('8bggam79r8ay','kjrbgnkpuz2g','k23',24,26);
INSERT INTO "commands" VALUES('8bggam79r8ay','kjrbgnkpuz2g','k26',27,27);
INSERT INTO "commands" VALUES('8bggam79r8ay','kjrbgnkpuz2g','k27',28,28);
INSERT INTO "commands" VALUES('8bggam79r8ay','kjrbgnkpuz2g','k28',29,29);
CREATE TABLE events (
	game VARCHAR(24) NOT NULL, 
	seq INTEGER NOT NULL, 
	player INTEGER, 
	action TEXT, 
	undone INTEGER, 
	at BIGINT NOT NULL, early BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (game, seq), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE
);
INSERT INTO "events" VALUES('mzh82rawvn73',1,NULL,'banner tritons',NULL,1795610398566,0);
INSERT INTO "events" VALUES('mzh82rawvn73',2,NULL,'badge commando',NULL,1795610398566,0);
INSERT INTO "events" VALUES('mzh82rawvn73',3,NULL,'banner wizards',NULL,1795610398566,0);
INSERT INTO "events" VALUES('mzh82rawvn73',4,NULL,'badge stout',NULL,1795610398566,0);
INSERT INTO "events" VALUES('mzh82rawvn73',5,NULL,'banner humans',NULL,1795610398566,0);
INSERT INTO "events" VALUES('mzh82rawvn73',6,NULL,'badge wealthy',NULL,1795610398566,0);
INSERT INTO "events" VALUES('mzh82rawvn73',7,NULL,'banner trolls',NULL,1795610398566,0);
INSERT INTO "events" VALUES('mzh82rawvn73',8,NULL,'badge pillaging',NULL,1795610398566,0);
INSERT INTO "events" VALUES('mzh82rawvn73',9,NULL,'banner halflings',NULL,1795610398566,0);
INSERT INTO "events" VALUES('mzh82rawvn73',10,NULL,'badge dragon-master',NULL,1795610398566,0);
INSERT INTO "events" VALUES('mzh82rawvn73',11,NULL,'banner orcs',NULL,1795610398566,0);
INSERT INTO "events" VALUES('mzh82rawvn73',12,NULL,'badge diplomat',NULL,1795610398566,0);
INSERT INTO "events" VALUES('knez87rkvh7h',1,NULL,'banner halflings',NULL,1795610398599,0);
INSERT INTO "events" VALUES('knez87rkvh7h',2,NULL,'badge dragon-master',NULL,1795610398600,0);
INSERT INTO "events" VALUES('knez87rkvh7h',3,NULL,'banner pygmies',NULL,1795610398600,0);
INSERT INTO "events" VALUES('knez87rkvh7h',4,NULL,'badge were-',NULL,1795610398600,0);
INSERT INTO "events" VALUES('knez87rkvh7h',5,NULL,'banner elves',NULL,1795610398600,0);
INSERT INTO "events" VALUES('knez87rkvh7h',6,NULL,'badge wealthy',NULL,1795610398600,0);
INSERT INTO "events" VALUES('knez87rkvh7h',7,NULL,'banner sorcerers',NULL,1795610398600,0);
INSERT INTO "events" VALUES('knez87rkvh7h',8,NULL,'badge imperial',NULL,1795610398600,0);
INSERT INTO "events" VALUES('knez87rkvh7h',9,NULL,'banner goblins',NULL,1795610398600,0);
INSERT INTO "events" VALUES('knez87rkvh7h',10,NULL,'badge diplomat',NULL,1795610398600,0);
INSERT INTO "events" VALUES('knez87rkvh7h',11,NULL,'banner wizards',NULL,1795610398600,0);
INSERT INTO "events" VALUES('knez87rkvh7h',12,NULL,'badge underworld',NULL,1795610398600,0);
INSERT INTO "events" VALUES('fpp8rum427rb',1,NULL,'banner wizards',NULL,1795610398620,0);
INSERT INTO "events" VALUES('fpp8rum427rb',2,NULL,'badge commando',NULL,1795610398620,0);
INSERT INTO "events" VALUES('fpp8rum427rb',3,NULL,'banner humans',NULL,1795610398621,0);
INSERT INTO "events" VALUES('fpp8rum427rb',4,NULL,'badge alchemist',NULL,1795610398621,0);
INSERT INTO "events" VALUES('fpp8rum427rb',5,NULL,'banner amazons',NULL,1795610398621,0);
INSERT INTO "events" VALUES('fpp8rum427rb',6,NULL,'badge wealthy',NULL,1795610398621,0);
INSERT INTO "events" VALUES('fpp8rum427rb',7,NULL,'banner ratmen',NULL,1795610398621,0);
INSERT INTO "events" VALUES('fpp8rum427rb',8,NULL,'badge spirit',NULL,1795610398621,0);
INSERT INTO "events" VALUES('fpp8rum427rb',9,NULL,'banner ghouls',NULL,1795610398621,0);
INSERT INTO "events" VALUES('fpp8rum427rb',10,NULL,'badge hill',NULL,1795610398621,0);
INSERT INTO "events" VALUES('fpp8rum427rb',11,NULL,'banner trolls',NULL,1795610398621,0);
INSERT INTO "events" VALUES('fpp8rum427rb',12,NULL,'badge forest',NULL,1795610398621,0);
INSERT INTO "events" VALUES('8bggam79r8ay',1,NULL,'banner orcs',NULL,1795610398640,0);
INSERT INTO "events" VALUES('8bggam79r8ay',2,NULL,'badge bivouacking',NULL,1795610398640,0);
INSERT INTO "events" VALUES('8bggam79r8ay',3,NULL,'banner ratmen',NULL,1795610398640,0);
INSERT INTO "events" VALUES('8bggam79r8ay',4,NULL,'badge spirit',NULL,1795610398640,0);
INSERT INTO "events" VALUES('8bggam79r8ay',5,NULL,'banner dwarves',NULL,1795610398640,0);
INSERT INTO "events" VALUES('8bggam79r8ay',6,NULL,'badge heroic',NULL,1795610398640,0);
INSERT INTO "events" VALUES('8bggam79r8ay',7,NULL,'banner humans',NULL,1795610398640,0);
INSERT INTO "events" VALUES('8bggam79r8ay',8,NULL,'badge stout',NULL,1795610398640,0);
INSERT INTO "events" VALUES('8bggam79r8ay',9,NULL,'banner halflings',NULL,1795610398640,0);
INSERT INTO "events" VALUES('8bggam79r8ay',10,NULL,'badge diplomat',NULL,1795610398640,0);
INSERT INTO "events" VALUES('8bggam79r8ay',11,NULL,'banner amazons',NULL,1795610398640,0);
INSERT INTO "events" VALUES('8bggam79r8ay',12,NULL,'badge hill',NULL,1795610398640,0);
INSERT INTO "events" VALUES('mzh82rawvn73',13,0,'take 5',NULL,1795610398671,0);
INSERT INTO "events" VALUES('mzh82rawvn73',14,NULL,'banner giants',NULL,1795610398672,0);
INSERT INTO "events" VALUES('mzh82rawvn73',15,NULL,'badge underworld',NULL,1795610398672,0);
INSERT INTO "events" VALUES('mzh82rawvn73',16,0,'conquer pantry-barrows x2',NULL,1795610398695,0);
INSERT INTO "events" VALUES('mzh82rawvn73',17,0,'dragon-master dozy-weald x1',NULL,1795610398726,0);
INSERT INTO "events" VALUES('mzh82rawvn73',18,0,'conquer rusty-mire x3',NULL,1795610398803,0);
INSERT INTO "events" VALUES('mzh82rawvn73',19,0,'conquer drizzle-hills x3',NULL,1795610398829,0);
INSERT INTO "events" VALUES('mzh82rawvn73',20,0,'attempt rooster-spire',NULL,1795610398893,0);
INSERT INTO "events" VALUES('mzh82rawvn73',21,NULL,'roll 0',NULL,1795610398893,0);
INSERT INTO "events" VALUES('mzh82rawvn73',22,0,'deploy pantry-barrows x1',NULL,1795610398931,0);
INSERT INTO "events" VALUES('mzh82rawvn73',23,1,'take 2',NULL,1795610398967,0);
INSERT INTO "events" VALUES('mzh82rawvn73',24,NULL,'banner ratmen',NULL,1795610398967,0);
INSERT INTO "events" VALUES('mzh82rawvn73',25,NULL,'badge berserk',NULL,1795610398967,0);
INSERT INTO "events" VALUES('mzh82rawvn73',26,1,'conquer rusty-mire x9',NULL,1795610399019,0);
INSERT INTO "events" VALUES('mzh82rawvn73',27,1,'pass',NULL,1795610399028,0);
INSERT INTO "events" VALUES('mzh82rawvn73',28,0,'deploy drizzle-hills x3',NULL,1795610399040,0);
INSERT INTO "events" VALUES('mzh82rawvn73',29,0,'deploy dozy-weald x1',NULL,1795610399050,0);
INSERT INTO "events" VALUES('knez87rkvh7h',13,0,'take 3',NULL,1795610399059,0);
INSERT INTO "events" VALUES('knez87rkvh7h',14,0,'pass',NULL,1795610399067,0);
INSERT INTO "events" VALUES('knez87rkvh7h',15,NULL,'banner kobolds',NULL,1795610399067,0);
INSERT INTO "events" VALUES('knez87rkvh7h',16,NULL,'badge bivouacking',NULL,1795610399067,0);
INSERT INTO "events" VALUES('knez87rkvh7h',17,0,'conquer duckweed-fen x2',NULL,1795610399077,0);
INSERT INTO "events" VALUES('knez87rkvh7h',18,0,'conquer luckstone-farms x3',NULL,1795610399097,0);
INSERT INTO "events" VALUES('knez87rkvh7h',19,0,'conquer acorn-coppice x2',NULL,1795610399108,0);
INSERT INTO "events" VALUES('knez87rkvh7h',20,0,'conquer rusty-mire x3',NULL,1795610399122,0);
INSERT INTO "events" VALUES('knez87rkvh7h',21,0,'deploy luckstone-farms x4',NULL,1795610399150,0);
INSERT INTO "events" VALUES('knez87rkvh7h',22,0,'deploy duckweed-fen x2',NULL,1795610399163,0);
INSERT INTO "events" VALUES('knez87rkvh7h',23,1,'take 2',NULL,1795610399194,0);
INSERT INTO "events" VALUES('knez87rkvh7h',24,1,'hire',NULL,1795610399226,0);
INSERT INTO "events" VALUES('knez87rkvh7h',25,NULL,'banner barbarians',NULL,1795610399226,0);
INSERT INTO "events" VALUES('knez87rkvh7h',26,NULL,'badge ransacking',NULL,1795610399226,0);
INSERT INTO "events" VALUES('knez87rkvh7h',27,1,'conquer rusty-mire x3',NULL,1795610399246,0);
INSERT INTO "events" VALUES('knez87rkvh7h',28,1,'conquer luckstone-farms x7',NULL,1795610399271,0);
INSERT INTO "events" VALUES('fpp8rum427rb',13,0,'take 4',NULL,1795610399289,0);
INSERT INTO "events" VALUES('fpp8rum427rb',14,NULL,'banner tritons',NULL,1795610399289,0);
INSERT INTO "events" VALUES('fpp8rum427rb',15,NULL,'badge flying',NULL,1795610399289,0);
INSERT INTO "events" VALUES('fpp8rum427rb',16,0,'conquer footstool-hill x3',NULL,1795610399306,0);
INSERT INTO "events" VALUES('fpp8rum427rb',17,0,'conquer fiddle-firs x2',NULL,1795610399326,0);
INSERT INTO "events" VALUES('fpp8rum427rb',18,0,'conquer yeast-meadow x2',NULL,1795610399343,0);
INSERT INTO "events" VALUES('fpp8rum427rb',19,0,'conquer ramble-wood x3',NULL,1795610399366,0);
INSERT INTO "events" VALUES('fpp8rum427rb',20,0,'conquer cloudy-down x2',NULL,1795610399374,0);
INSERT INTO "events" VALUES('fpp8rum427rb',21,0,'attempt xylophone-hill',NULL,1795610399390,0);
INSERT INTO "events" VALUES('fpp8rum427rb',22,NULL,'roll 0',NULL,1795610399390,0);
INSERT INTO "events" VALUES('fpp8rum427rb',23,0,'deploy ramble-wood x5',NULL,1795610399400,0);
INSERT INTO "events" VALUES('fpp8rum427rb',24,1,'take 2',NULL,1795610399422,0);
INSERT INTO "events" VALUES('fpp8rum427rb',25,NULL,'banner halflings',NULL,1795610399422,0);
INSERT INTO "events" VALUES('fpp8rum427rb',26,NULL,'badge swamp',NULL,1795610399422,0);
INSERT INTO "events" VALUES('fpp8rum427rb',27,1,'conquer dumpling-fields x2',NULL,1795610399442,0);
INSERT INTO "events" VALUES('fpp8rum427rb',28,1,'conquer lantern-marsh x2',NULL,1795610399449,0);
INSERT INTO "events" VALUES('fpp8rum427rb',29,1,'attempt ramble-wood',NULL,1795610399468,0);
INSERT INTO "events" VALUES('fpp8rum427rb',30,NULL,'roll 0',NULL,1795610399468,0);
INSERT INTO "events" VALUES('8bggam79r8ay',13,0,'take 2',NULL,1795610399486,0);
INSERT INTO "events" VALUES('8bggam79r8ay',14,NULL,'banner tritons',NULL,1795610399486,0);
INSERT INTO "events" VALUES('8bggam79r8ay',15,NULL,'badge flying',NULL,1795610399486,0);
INSERT INTO "events" VALUES('8bggam79r8ay',16,0,'conquer rooster-spire x3',NULL,1795610399502,0);
INSERT INTO "events" VALUES('8bggam79r8ay',17,0,'conquer luckstone-farms x3',NULL,1795610399534,0);
INSERT INTO "events" VALUES('8bggam79r8ay',18,0,'conquer rabbit-knolls x3',NULL,1795610399570,0);
INSERT INTO "events" VALUES('8bggam79r8ay',19,0,'conquer porridge-peak x3',NULL,1795610399598,0);
INSERT INTO "events" VALUES('8bggam79r8ay',20,0,'attempt pewter-horn',NULL,1795610399615,0);
INSERT INTO "events" VALUES('8bggam79r8ay',21,NULL,'roll 3',NULL,1795610399616,0);
INSERT INTO "events" VALUES('8bggam79r8ay',22,0,'deploy pewter-horn x5',NULL,1795610399638,0);
INSERT INTO "events" VALUES('8bggam79r8ay',23,0,'deploy luckstone-farms x2',NULL,1795610399650,0);
INSERT INTO "events" VALUES('8bggam79r8ay',24,1,'take 5',NULL,1795610399670,0);
INSERT INTO "events" VALUES('8bggam79r8ay',25,NULL,'banner sorcerers',NULL,1795610399670,0);
INSERT INTO "events" VALUES('8bggam79r8ay',26,NULL,'badge commando',NULL,1795610399670,0);
INSERT INTO "events" VALUES('8bggam79r8ay',27,1,'conquer pantry-barrows x2',NULL,1795610399678,0);
INSERT INTO "events" VALUES('8bggam79r8ay',28,1,'conquer dozy-weald x3',NULL,1795610399717,0);
INSERT INTO "events" VALUES('8bggam79r8ay',29,1,'conquer barley-meadows x3',NULL,1795610399738,0);
CREATE TABLE games (
	id VARCHAR(24) NOT NULL, 
	status VARCHAR(8) NOT NULL, 
	host VARCHAR(24) NOT NULL, 
	board VARCHAR(40) NOT NULL, 
	boxes TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	open_coins BOOLEAN NOT NULL, 
	clock_kind VARCHAR(8) NOT NULL, 
	clock_minutes INTEGER NOT NULL, 
	clock_increment INTEGER NOT NULL, 
	wanted_first INTEGER NOT NULL, 
	first INTEGER NOT NULL, 
	seed BLOB NOT NULL, 
	created BIGINT NOT NULL, 
	finished BIGINT, 
	rematch VARCHAR(24), 
	seq INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	on_turn INTEGER NOT NULL, 
	awaited TEXT DEFAULT '[]' NOT NULL, own TEXT DEFAULT '' NOT NULL, layout TEXT DEFAULT '' NOT NULL, by_days BOOLEAN DEFAULT 0 NOT NULL, allied_coins BOOLEAN DEFAULT 0 NOT NULL, branch_of VARCHAR(24), branch_at INTEGER, branch_drawn INTEGER, server VARCHAR(24), epoch INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host) REFERENCES users (id)
);
INSERT INTO "games" VALUES('mzh82rawvn73','running','kjrbgnkpuz2g','base-2','{"base": 1}',0,0,'none',0,0,0,0,X'2F2247C8076F2D831A8E1CCF8303729A3E4D13360DCA3BBB926EE6D59416BEDB',1795610398549,NULL,NULL,29,2,0,'[0]','','',0,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('knez87rkvh7h','running','kjrbgnkpuz2g','base-2','{"base": 1, "cursed": 2, "be_not_afraid": 2, "leaders": 1}',0,0,'none',0,0,0,0,X'6BE3AC608F4B215EF5E28335558F161CEC2135716D362574173F3A569CB4227A',1795610398593,NULL,NULL,28,1,1,'[1]','','',0,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('fpp8rum427rb','running','kjrbgnkpuz2g','realm-','{"base": 1, "realms_1": 1}',0,0,'none',0,0,0,0,X'B6EA2B0E97B9A26455B5DC646A5DCE0313C3B9D7DA0F7F7E72F0AB6D3AFF80B9',1795610398616,NULL,NULL,30,1,1,'[1]','','12ar.C110D043F201L133O033R121T020X222Y214.m7F1m1O5m4X0x1Y1.L1.tCaFaLbObRaXa-pm4.TXkgUHJlY2lvdXMgKFdvcmxkKSEgwrcgMg',0,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('8bggam79r8ay','running','kjrbgnkpuz2g','base-2','{"base": 1}',0,0,'days',4320,0,0,0,X'1515B5DE5B2EDF3E275455E0E9BA9F8E0C1CF2190AB6E233F9343F1C05B420D4',1795610398637,NULL,NULL,29,1,1,'[1]','','',0,0,NULL,NULL,NULL,NULL,0);
INSERT INTO "games" VALUES('uunp6qcnut9d','open','kjrbgnkpuz2g','base-2','{"base": 1}',0,0,'none',0,0,-1,0,X'E61845B02AA92D7D9609D267C8D3D023A59FC7CAD1E78AD5BDFB5B46182FB3B8',1795610398648,NULL,NULL,0,0,0,'[]','','',0,0,NULL,NULL,NULL,NULL,0);
CREATE TABLE heartbeat (
	id INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "heartbeat" VALUES(1,0);
CREATE TABLE limits (
	bucket VARCHAR(64) NOT NULL, 
	full_again BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	PRIMARY KEY (bucket)
);
CREATE TABLE passkeys (
	id VARCHAR(1400) NOT NULL, 
	user VARCHAR(24) NOT NULL, 
	public_key BLOB NOT NULL, 
	uses BIGINT NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
CREATE TABLE seats (
	game VARCHAR(24) NOT NULL, 
	player INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40), 
	user VARCHAR(24), 
	held_for VARCHAR(24), 
	away BOOLEAN NOT NULL, 
	standing_order VARCHAR(12) NOT NULL, 
	clock_ms BIGINT, race_orders TEXT DEFAULT '{}' NOT NULL, until_back BOOLEAN DEFAULT 0 NOT NULL, forgiven INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (game, player), 
	FOREIGN KEY(game) REFERENCES games (id) ON DELETE CASCADE, 
	FOREIGN KEY(user) REFERENCES users (id)
);
INSERT INTO "seats" VALUES('mzh82rawvn73',0,'person','Ana',NULL,'kjrbgnkpuz2g',NULL,0,'ask',NULL,'{}',0,0);
INSERT INTO "seats" VALUES('mzh82rawvn73',1,'person','Ana',NULL,'kjrbgnkpuz2g',NULL,0,'ask',NULL,'{}',0,0);
INSERT INTO "seats" VALUES('knez87rkvh7h',0,'person','Ana',NULL,'kjrbgnkpuz2g',NULL,0,'ask',NULL,'{}',0,0);
INSERT INTO "seats" VALUES('knez87rkvh7h',1,'person','Ana',NULL,'kjrbgnkpuz2g',NULL,0,'ask',NULL,'{}',0,0);
INSERT INTO "seats" VALUES('fpp8rum427rb',0,'person','Ana',NULL,'kjrbgnkpuz2g',NULL,0,'ask',NULL,'{}',0,0);
INSERT INTO "seats" VALUES('fpp8rum427rb',1,'person','Ana',NULL,'kjrbgnkpuz2g',NULL,0,'ask',NULL,'{}',0,0);
INSERT INTO "seats" VALUES('8bggam79r8ay',0,'person','Ana',NULL,'kjrbgnkpuz2g',NULL,0,'ask',259198999,'{}',0,0);
INSERT INTO "seats" VALUES('8bggam79r8ay',1,'person','Ana',NULL,'kjrbgnkpuz2g',NULL,0,'ask',259199679,'{}',0,0);
INSERT INTO "seats" VALUES('uunp6qcnut9d',0,'person','Ana',NULL,'kjrbgnkpuz2g',NULL,0,'ask',NULL,'{}',0,0);
INSERT INTO "seats" VALUES('uunp6qcnut9d',1,'open','',NULL,NULL,NULL,0,'ask',NULL,'{}',0,0);
CREATE TABLE servers (
	id VARCHAR(24) NOT NULL, 
	address VARCHAR(200) NOT NULL, 
	relays BOOLEAN NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (address)
);
CREATE TABLE sessions (
	token VARCHAR(64) NOT NULL, 
	user VARCHAR(24) NOT NULL, 
	created BIGINT NOT NULL, 
	expires BIGINT NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(user) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "sessions" VALUES('b53dc74a9bf671abda41d351908c310ae711338b75f499e017d60b6fae22ab10','kjrbgnkpuz2g',1795610398374,1811162398374);
CREATE TABLE subscriptions (
	session VARCHAR(64) NOT NULL, 
	endpoint VARCHAR(1000) NOT NULL, 
	p256dh VARCHAR(90) NOT NULL, 
	auth VARCHAR(30) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (session), 
	FOREIGN KEY(session) REFERENCES sessions (token) ON DELETE CASCADE, 
	UNIQUE (endpoint)
);
CREATE TABLE users (
	id VARCHAR(24) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	login VARCHAR(80), 
	password TEXT, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "users" VALUES('kjrbgnkpuz2g','Ana','guest',NULL,NULL,1795610398363);
CREATE INDEX games_by_status ON games (status, created);
CREATE INDEX ix_passkeys_user ON passkeys (user);
CREATE INDEX ix_sessions_expires ON sessions (expires);
CREATE INDEX ix_sessions_user ON sessions (user);
CREATE INDEX ix_seats_user ON seats (user);
CREATE INDEX ix_games_server ON games (server);
CREATE INDEX ix_limits_changed ON limits (changed);
COMMIT;
