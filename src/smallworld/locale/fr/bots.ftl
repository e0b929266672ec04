### Les bots : qui ils sont, par niveau.

bot-random = Pip
    .character = qui joue tout ce qui est permis
    .others = Coco, Dot, Fizz, Jinx, Tock
bot-greedy = Midas
    .character = qui prend le plus de pièces que ce tour peut rapporter
    .others = Croesus, Penny, Fugger, Mammon, Rupee
bot-planner = Ada
    .character = qui pense son tour jusqu’au bout, et à ce qu’elle laisse à découvert
    .others = Grace, Emmy, Hedy, Blaise, Otto
bot-learned = Ines
    .character = qui a appris en des milliers de parties ce que vaut une place sur la carte
    .others = Tariq, Wren, Olga, Yuki, Bruno
bot-search = Sibylle
    .character = qui voit plusieurs tours à l’avance
    .others = Merlin, Norna, Delphi, Vates, Orla
bot-and-character = { $name }, { $character }
