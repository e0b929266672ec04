### What the rulebook of Cursed! leaves open. Ids and attributes: see rulings.ftl.

sources-kobolds = Cursed! rules (French), Kobolds
ruling-kobolds-1 = What does the dragon of a Dragon Master cost Kobolds?
    .answer = Two tokens.
    .source = ours
ruling-kobolds-2 = May one Kobold make a final attempt?
    .answer = No. Two must be able to enter the region.
    .source = ours
ruling-kobolds-3 = Can a Sorcerer take the place of a Kobold?
    .answer = No. An active Kobold never stands alone.
    .source = ours
ruling-kobolds-4 = Does a roll of Berserk Kobolds bring a price below two?
    .answer = No. It is a reduction like any other.
    .source = ours
