### The bots: who they are, by level.

bot-random = Pip
    .character = who plays whatever is allowed
bot-greedy = Midas
    .character = who takes the most coins that this turn can pay
bot-planner = Ada
    .character = who thinks a whole turn through, and what it leaves exposed
bot-learned = Ines
    .character = who learned from thousands of games what a place on the map is worth
bot-search = Sibyl
    .character = who looks several turns ahead
bot-and-character = { $name }, { $character }
