### What the texts of Royal Bonus leave open. Ids and attributes: see rulings.ftl.

sources-fauns = digital edition, Fauns
ruling-fauns-1 = When does the victim of the Fauns get the new token?
    .answer =
        At once, into the hand. It is placed at the end of the turn with what withdrew; a race that has no region
        left brings it along when it enters again.
    .source = digital edition; the hand: ours
ruling-fauns-2 = Do Elves get a new token from the Fauns although they lose none?
    .answer = Yes. What counts is the region.
    .source = ours

sources-igors = digital edition, Igors; fan wiki
ruling-igors-1 = Where are the tokens that Igors collect?
    .answer = In their trays, as always. Only how many were collected is kept, for all to see.
    .source = ours
ruling-igors-2 = What if there are too few Igors in the tray?
    .answer = Tokens for which there is no Igor stay collected.
    .source = ours
ruling-igors-3 = Does an Elf that is spared count for the Igors?
    .answer = No. Only what is lost for good does.
    .source = digital edition
ruling-igors-4 = What becomes of the collection when the Igors decline?
    .answer = It is lost, together with any Igors in hand.
    .source = ours

sources-shrubmen = digital edition, Shrubmen
ruling-shrubmen-1 = May the owner's own active race take a forest of his Shrubmen in decline?
    .answer = Yes. He is no opponent of his own races.
    .source = ours
ruling-shrubmen-2 = What does a forest of Forest Shrubmen bring?
    .answer = A coin for the region and one for the forest. The two abilities have nothing to do with each other.
    .source = BoardGameGeek

sources-aquatic = digital edition, Aquatic
ruling-aquatic-1 = Which regions are coastal for an Aquatic race?
    .answer = Land regions that border a sea or the lake.
    .source = digital edition; Dutch review
