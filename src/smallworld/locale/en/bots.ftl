### The bots: who they are, by level.

bot-random = Pip
    .character = who plays whatever is allowed
bot-greedy = Midas
    .character = who takes the most coins that this turn can pay
bot-and-character = { $name }, { $character }
