### The bots: who they are, by level.

bot-random = Pip
    .character = who plays whatever is allowed
    .others = Coco, Dot, Fizz, Jinx, Tock
bot-greedy = Midas
    .character = who takes the most coins that this turn can pay
    .others = Croesus, Penny, Fugger, Mammon, Rupee
bot-planner = Ada
    .character = who thinks a whole turn through, and what it leaves exposed
    .others = Grace, Emmy, Hedy, Blaise, Otto
bot-learned = Ines
    .character = who learned from thousands of games what a place on the map is worth
    .others = Tariq, Wren, Olga, Yuki, Bruno
bot-search = Sibyl
    .character = who looks several turns ahead
    .others = Merlin, Norna, Delphi, Vates, Orla
bot-and-character = { $name }, { $character }
