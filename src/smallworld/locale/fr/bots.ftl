### Les bots : qui ils sont, par niveau.

bot-random = Pip
    .character = qui joue tout ce qui est permis
bot-greedy = Midas
    .character = qui prend le plus de pièces que ce tour peut rapporter
bot-and-character = { $name }, { $character }
