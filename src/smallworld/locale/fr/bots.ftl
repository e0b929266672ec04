### Les bots : qui ils sont, par niveau.

bot-random = Pip
    .character = qui joue tout ce qui est permis
bot-greedy = Midas
    .character = qui prend le plus de pièces que ce tour peut rapporter
bot-planner = Ada
    .character = qui pense son tour jusqu’au bout, et à ce qu’elle laisse à découvert
bot-learned = Ines
    .character = qui a appris en des milliers de parties ce que vaut une place sur la carte
bot-search = Sibylle
    .character = qui voit plusieurs tours à l’avance
bot-and-character = { $name }, { $character }
