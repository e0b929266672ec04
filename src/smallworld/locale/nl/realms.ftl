### Realms: de tegels, wat erop ligt en de scenario’s.

reason-peak = top: een fiche meer

feature-peak = top
feature-coin-mine = muntmijn
feature-throne = Verroeste Troon
feature-sword = Zwaard
feature-tunnel = tunnel
