### A game looked back at: who was how likely to win, what it cost them, what was luck. For the browser and the
### terminal. The moves themselves are told by story.ftl, what they bring by hint.ftl.

review-title = Looking back
review-whose = The estimates are those of { $bot }, who knows all coins, but not what dice and stacks will bring.
review-chances = chances in 100
review-end = end
review-begun = at first
review-own = own play
review-others = play of others
review-luck = luck
review-ended = in the end
review-dear = Round { $turn }, { $player }: about { count-coins } given away ({ $least } to { $most }); chance to win from { $before } to { $after } in 100.
review-none = { $player } gave nothing away that is worth a word.
review-played = Played:
review-better = Better:
review-hint = Who was how likely to win, what decisions gave away and what would have been better, and how much was luck.
review-thinks = { $bot } is thinking: { $done } of { $most } decisions
review-begins = { $bot } looks for the decisions of this game …
review-sofar = The dearest decisions so far; more may come.
review-parts = How far the chance to win rose (+) or fell (−): by the player’s own decisions, by those of the others, and by dice and stacks. All parts add up to the chance in the end.
review-failed = This game could not be looked back at.
review-chart = Chances of winning, in 100
review-show = Show it on the map
review-no-decision = review { $file }: nobody has planned a turn in this game yet, so there is nothing to look back at
play-on-what = Round { $turn }, the turn of { $player }. The game goes on from here at a new table, by dice and stacks of its own; this one stays as it is. Who plays?
play-on-begin = Play on
share-link = Link to the look back
share-send-link = Send the link
share-send-picture = Send the picture
share-keep-picture = Save the picture
share-draws = The picture is being drawn …
share-about = Small World, { $rounds } rounds, { $date }
