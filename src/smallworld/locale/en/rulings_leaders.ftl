### Answers to questions that the leaflet of Leaders leaves open. For ids and attributes, see rulings.ftl.

sources-leaders = leaflet of Leaders of Small World, as quoted by a shop; French rules
ruling-leaders-1 = Who gets the coin for a Leader?
    .answer = The bank, right after the combo is taken. You may use coins that you found on the combo.
    .source = ours
ruling-leaders-2 = May the Leader of a race be hired while another player holds it captive?
    .answer = No.
    .source = ours
ruling-leaders-3 = May a Leader conquer alone, without a token of the race?
    .answer = Yes. It counts as one token of the race.
    .source = fan wiki
ruling-leaders-4 = When do you say where the Leader is?
    .answer =
        At the end of the turn, after everything that makes regions immune. During the turn it is one of
        your tokens, in no particular region.
    .source = ours
ruling-leaders-5 = What if every region is immune when you must place the Leader?
    .answer =
        You take it off the map from a region of your choice. If possible, this must be a region where it
        is not alone.
    .source = ours
ruling-leaders-6 =
    Do Elves or a race that rolls the die gain or lose anything when their Leader is captured?
    .answer = No. No token is lost, so nothing that follows a loss happens.
    .source = ours
ruling-leaders-7 = What if Ghouls in decline take the region of their own player’s Leader?
    .answer = It returns to your hand with all other tokens from that region, and nothing is lost.
    .source = ours
ruling-leaders-8 = May a Leader be ransomed later?
    .answer = No, only at the moment when it is captured.
    .source = leaflet
ruling-leaders-9 = Does a Leader count in a tie?
    .answer = No. It is not a race token.
    .source = ours
ruling-leaders-10 = Does every race have a Leader?
    .answer = Yes, even those of later boxes.
    .source = ours
