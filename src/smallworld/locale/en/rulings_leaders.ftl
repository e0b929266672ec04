### What the leaflet of Leaders leaves open. Ids and attributes: see rulings.ftl.

sources-leaders = leaflet of Leaders of Small World, as quoted by a shop; French rules
ruling-leaders-1 = Who gets the coin for a Leader?
    .answer = To the bank, right after the combo is taken; coins found on it may serve.
    .source = ours
ruling-leaders-2 = May the Leader of a race be hired while another player holds it captive?
    .answer = No.
    .source = ours
ruling-leaders-3 = May a Leader conquer alone, without a token of the race?
    .answer = Yes. It is as good as any token.
    .source = fan wiki
ruling-leaders-4 = When is it said where the Leader stands?
    .answer =
        At the end of the turn, after everything that makes regions immune. During the turn it is one token among
        the others.
    .source = ours
ruling-leaders-5 = What if every region turns out to be immune when the Leader is to be placed?
    .answer = It comes off the map from a region of your choice, from one with company if there is any.
    .source = ours
ruling-leaders-6 = Do Elves or a die-rolling race gain or lose anything when their Leader is captured?
    .answer = No. No token is lost, so nothing that follows a loss happens.
    .source = ours
ruling-leaders-7 = What if Ghouls in decline take the region of their own player’s Leader?
    .answer = It returns to your hand with all who were there, and nobody is lost.
    .source = ours
ruling-leaders-8 = May a Leader be ransomed later?
    .answer = No. Only at the moment when it is captured.
    .source = leaflet
ruling-leaders-9 = Does a Leader count when coins are equal?
    .answer = No. It is not a race token.
    .source = ours
ruling-leaders-10 = Does every race have a Leader?
    .answer = Yes, those of later boxes too.
    .source = ours
