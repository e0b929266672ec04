### Answers to questions that the rules of Grand Dames leave open. For ids and attributes, see rulings.ftl.

sources-gypsies = French rules, Gypsies
ruling-gypsies-1 =
    May Nomads return in the same turn to a region that they abandoned, for example with the dragon?
    .answer = No, not by any means.
    .source = French rules
ruling-gypsies-2 = Do regions that are lost or left in decline pay?
    .answer = No. Only regions that were abandoned before the conquests pay.
    .source = French rules
ruling-gypsies-3 = Do Stout Nomads lose the coins for abandoned regions if they decline after scoring?
    .answer = No. The coins were already scored in that turn.
    .source = ours

sources-priestesses = French rules, Priestesses; digital edition
ruling-priestesses-1 = Does a fortress stay under the Ivory Tower?
    .answer = Yes, and the region costs 1 more token. Fortresses in other regions leave.
    .source = French rules
ruling-priestesses-2 = What is lost when the Ivory Tower is conquered?
    .answer = All Priestesses in it. They have no other region, and their banner goes back.
    .source = French rules; all of them: ours
ruling-priestesses-3 = Does the Ivory Tower of Spirit Priestesses stay for good?
    .answer = Yes, like any Spirit race.
    .source = ours
ruling-priestesses-4 = May the Ivory Tower be in a sea?
    .answer = Yes, if Seafaring Priestesses hold it. Only a Seafaring race can take it there.
    .source = BoardGameGeek

sources-white-ladies = French rules, White Ladies
ruling-white-ladies-1 = Are Spirit White Ladies immune for the rest of the game?
    .answer = Yes, because they stay on the map.
    .source = ours
ruling-white-ladies-2 = May the active race of the same player conquer White Ladies in decline?
    .answer = Yes. You are not an opponent of your own races.
    .source = ours

sources-historian = French rules, Historian; digital edition
ruling-historian-1 = What does the Historian’s own decline bring?
    .answer = Exactly one coin, in the turn of the decline.
    .source = digital edition
ruling-historian-2 = Does the decline of a Spirit race pay?
    .answer = Yes, like any other.
    .source = ours
ruling-historian-3 = When are the coins for a decline paid?
    .answer = At once, even in another player’s turn.
    .source = ours

sources-peace-loving = French rules, Peace-loving
ruling-peace-loving-1 = Does a failed final attempt count as an attack for Peace-loving?
    .answer = Yes, if it was on an active race.
    .source = ours
ruling-peace-loving-2 = Do attacks by the player’s own Ghouls in decline matter?
    .answer = No. Only attacks by the race with the badge count.
    .source = ours
