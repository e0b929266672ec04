### De bots: wie ze zijn, per niveau.

bot-random = Pip
    .character = die alles speelt wat mag
bot-greedy = Midas
    .character = die de meeste munten pakt die deze beurt kan opleveren
bot-and-character = { $name }, { $character }
