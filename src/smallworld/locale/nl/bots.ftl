### De bots: wie ze zijn, per niveau.

bot-random = Pip
    .character = die alles speelt wat mag
bot-greedy = Midas
    .character = die de meeste munten pakt die deze beurt kan opleveren
bot-planner = Ada
    .character = die haar hele beurt doordenkt, en wat ze onbeschermd achterlaat
bot-learned = Ines
    .character = die uit duizenden spellen leerde wat een plek op de kaart waard is
bot-search = Sibille
    .character = die meerdere beurten vooruitziet
bot-and-character = { $name }, { $character }
