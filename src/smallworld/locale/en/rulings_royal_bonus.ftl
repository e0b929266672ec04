### What the texts of Royal Bonus leave open. Ids and attributes: see rulings.ftl.

sources-fauns = digital edition, Fauns
ruling-fauns-1 = When does the victim of the Fauns get the new token?
    .answer =
        At once, into the hand. It is placed at the end of the turn with what withdrew; a race that has no region
        left brings it along when it enters again.
    .source = digital edition; the hand: ours
ruling-fauns-2 = Do Elves get a new token from the Fauns although they lose none?
    .answer = Yes. The region counts.
    .source = ours

sources-igors = digital edition, Igors; fan wiki
ruling-igors-1 = Where are the tokens that Igors collect?
    .answer = In their trays, as always. Only how many were collected is kept, for all to see.
    .source = ours
ruling-igors-2 = What if there are too few Igors in the tray?
    .answer = Tokens without an Igor to replace them stay collected.
    .source = ours
ruling-igors-3 = Does an Elf that is spared count for the Igors?
    .answer = No. Only what is lost for good does.
    .source = digital edition
ruling-igors-4 = What becomes of the collection when the Igors decline?
    .answer = It is lost, together with any Igors in hand.
    .source = ours

sources-shrubmen = digital edition, Shrubmen
ruling-shrubmen-1 = May the owner’s own active race take a forest of their Shrubmen in decline?
    .answer = Yes. You are not an opponent of your own races.
    .source = ours
ruling-shrubmen-2 = What does a forest of Forest Shrubmen bring?
    .answer = A coin for the region and one for the forest. The two abilities have nothing to do with each other.
    .source = BoardGameGeek

sources-aquatic = digital edition, Aquatic
ruling-aquatic-1 = Which regions are coastal for an Aquatic race?
    .answer = Land regions that border a sea or the lake.
    .source = digital edition; Dutch review

sources-behemoth = digital edition, Behemoth; BoardGameGeek
ruling-behemoth-1 = Does a swamp that is being attacked make the Behemoths stronger?
    .answer = Only when it is conquered: for the next conquest it counts.
    .source = BoardGameGeek
ruling-behemoth-2 = May both Behemoths be in one region?
    .answer = Yes, and one token of the race is enough for both.
    .source = ours
ruling-behemoth-3 = May a Behemoth help twice in a turn?
    .answer = No. Like tokens it stays where it was used until you redeploy.
    .source = digital edition
ruling-behemoth-4 = Is a lone token beside a Behemoth safe from Sorcerers?
    .answer = Yes, as beside an encampment, while the Behemoth counts as a token at all.
    .source = ours
ruling-behemoth-5 = What becomes of a Behemoth that was sent along when the final attempt fails?
    .answer = It returns to your hand and is placed with the other at the end of the turn.
    .source = ours
ruling-behemoth-6 = What can a Behemoth do while the race holds no swamp?
    .answer = Nothing. It counts as no token, and stays off the map.
    .source = ours
ruling-behemoth-7 = Can a Behemoth be worth more than six tokens?
    .answer = No. It is made of six tokens at most, as the badge shows.
    .source = badge; ours

sources-fireball = digital edition, Fireball
ruling-fireball-1 = How many fireballs can a race keep?
    .answer = As many as it has earned. Fireballs that you do not throw stay for later turns.
    .source = ours
ruling-fireball-2 = Is a fireball lost when the final attempt in which it was thrown fails?
    .answer = No. It is used up by a conquest only.
    .source = ours
ruling-fireball-3 = May fireballs be earned and thrown in the same turn?
    .answer = No. They come at the end of the turn.
    .source = digital edition
