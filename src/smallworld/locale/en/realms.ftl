### Realms: tiles, what lies on them, and the scenarios.

reason-peak = peak: one token more

feature-peak = peak
feature-coin-mine = coin mine
feature-throne = Rusted Throne
feature-sword = Sword
feature-tunnel = tunnel
