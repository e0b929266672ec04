### Answers to questions that the texts of Royal Bonus leave open. For ids and attributes, see rulings.ftl.

sources-fauns = digital edition, Fauns
ruling-fauns-1 = When does the victim of the Fauns get the new token?
    .answer =
        At once, in hand. It is placed at the end of the turn with the tokens that withdrew. If the race
        has no region left, the token enters with the others.
    .source = digital edition; the hand: ours
ruling-fauns-2 = Do Elves get a new token from the Fauns although they lose none?
    .answer = Yes. The conquered region counts, not the loss.
    .source = ours

sources-igors = digital edition, Igors; fan wiki
ruling-igors-1 = Where are the tokens that Igors collect?
    .answer = In their trays, as usual. The game only counts them, and everyone can see the number.
    .source = ours
ruling-igors-2 = What if there are too few Igors in the tray?
    .answer = Collected tokens that cannot be traded for an Igor are kept.
    .source = ours
ruling-igors-3 = Does an Elf that withdraws count for the Igors?
    .answer = No. Only tokens that are lost for good count.
    .source = digital edition
ruling-igors-4 = What happens to the collection when the Igors decline?
    .answer = It is lost, together with any Igors in hand.
    .source = ours

sources-shrubmen = digital edition, Shrubmen
ruling-shrubmen-1 = May the same player’s active race take a forest of Shrubmen in decline?
    .answer = Yes. You are not an opponent of your own races.
    .source = ours
ruling-shrubmen-2 = What does a forest of Forest Shrubmen bring?
    .answer = One coin for the region and one for the forest. The two abilities are independent.
    .source = BoardGameGeek

sources-aquatic = digital edition, Aquatic
ruling-aquatic-1 = Which regions are coastal for an Aquatic race?
    .answer = Land regions that border a sea or the lake.
    .source = digital edition; Dutch review

sources-behemoth = digital edition, Behemoth; BoardGameGeek
ruling-behemoth-1 = Does a swamp that is being attacked make the Behemoths stronger?
    .answer = Not for that conquest. Once conquered, the swamp counts for the next one.
    .source = BoardGameGeek
ruling-behemoth-2 = May both Behemoths be in one region?
    .answer = Yes, and one token of the race is enough for both.
    .source = ours
ruling-behemoth-3 = May a Behemoth help twice in a turn?
    .answer = No. Like a token, it stays where it was used until you redeploy.
    .source = digital edition
ruling-behemoth-4 = Is a lone token with a Behemoth safe from Sorcerers?
    .answer = Yes, as with an encampment, unless the Behemoth counts as no tokens at all.
    .source = ours
ruling-behemoth-5 = What happens to a Behemoth that takes part in a failed final attempt?
    .answer = It returns to your hand and is placed with the other at the end of the turn.
    .source = ours
ruling-behemoth-6 = What can a Behemoth do while the race holds no swamp?
    .answer = Nothing. It counts as no tokens, and stays off the map.
    .source = ours
ruling-behemoth-7 = Can a Behemoth be worth more than six tokens?
    .answer = No. It consists of at most six tokens, as the badge shows.
    .source = badge; ours

sources-fireball = digital edition, Fireball
ruling-fireball-1 = How many fireballs can a race keep?
    .answer = As many as it has earned. Fireballs that you do not throw stay for later turns.
    .source = ours
ruling-fireball-2 = Is a fireball lost in a failed final attempt?
    .answer = No. Only a conquest uses it up.
    .source = ours
ruling-fireball-3 = May fireballs be earned and thrown in the same turn?
    .answer = No. You get them at the end of the turn.
    .source = digital edition
