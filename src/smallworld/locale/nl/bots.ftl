### De bots: wie ze zijn, per niveau.

bot-random = Pip
    .character = die alles speelt wat mag
    .others = Coco, Dot, Fizz, Jinx, Tock
bot-greedy = Midas
    .character = die de meeste munten pakt die deze beurt kan opleveren
    .others = Croesus, Penny, Fugger, Mammon, Rupee
bot-planner = Ada
    .character = die haar hele beurt doordenkt, en wat ze onbeschermd achterlaat
    .others = Grace, Emmy, Hedy, Blaise, Otto
bot-learned = Ines
    .character = die uit duizenden spellen leerde wat een plek op de kaart waard is
    .others = Tariq, Wren, Olga, Yuki, Bruno
bot-search = Sibille
    .character = die meerdere beurten vooruitziet
    .others = Merlin, Norna, Delphi, Vates, Orla
bot-and-character = { $name }, { $character }
