### The game review, for the browser and the terminal: chances of winning, costly decisions and luck. The sentences for
### moves are in story.ftl, those for their results in hint.ftl.

review-title = Game review
review-whose = Estimates by { $bot }, who sees all coins but not future dice and stacks.
review-chances = win %
review-end = end
review-begun = at the start
review-own = own decisions
review-others = others’ decisions
review-luck = luck
review-ended = at the end
review-dear = Round { $turn }, { $player }: lost about { count-coins } ({ $least } to { $most }); chance of winning from { $before }% to { $after }%.
review-none = No significant mistakes by { $player }.
review-played = Played:
review-better = Better:
review-hint = Each player’s chance of winning, the costliest mistakes with better moves, and how much was luck.
review-thinks = { $bot } is analysing: { $done } of { $most } decisions
review-begins = { $bot } is analysing the game…
review-sofar = The costliest decisions so far; there may be more.
review-parts = How much the chance of winning rose (+) or fell (−) through the player’s own decisions, the others’ decisions, and dice and stacks. Together they give the chance at the end.
review-failed = This game couldn’t be analysed.
review-chart = Chances of winning, in %
review-show = Show on the map
review-no-decision = review { $file }: this game has no planned turns yet, so there is nothing to review
play-on-what = Round { $turn }, { $player }’s turn. The game continues from here at a new table, with its own dice and stacks; the original stays unchanged. Who plays?
play-on-begin = Continue
share-link = Link to the review
share-send-link = Send link
share-send-picture = Send picture
share-keep-picture = Save picture
share-draws = Drawing the picture…
share-about = Small World, { $rounds } rounds, { $date }

# The announcement of a screen reader when the review is ready, after “is analysing the game”.
review-ready = The review is ready.
