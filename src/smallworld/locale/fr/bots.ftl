### Les bots : qui ils sont, par niveau.

bot-random = Pip
    .character = qui joue tout ce qui est permis
    .others = Coco, Dot, Fizz, Jinx, Tock
bot-greedy = Midas
    .character = qui prend toutes les pièces que ce tour peut rapporter
    .others = Croesus, Penny, Fugger, Mammon, Rupee
bot-planner = Ada
    .character = qui prépare son tour entier et surveille ce qu’il laisse à découvert
    .others = Grace, Emmy, Hedy, Blaise, Otto
bot-learned = Ines
    .character = qui a appris, au fil de milliers de parties, ce que vaut une place sur la carte
    .others = Tariq, Wren, Olga, Yuki, Bruno
bot-search = Sibylle
    .character = qui voit plusieurs tours à l’avance
    .others = Merlin, Norna, Delphi, Vates, Orla
bot-and-character = { $name }, { $character }

# --- Les niveaux parmi lesquels on choisit -------------------------------------------------------------------

bot-beginner = Poppy
    .level = Débutant
    .character = apprend encore, oublie des attaques et juge mal ses plans
    .others = Fern, Toby, Hazel, Linus, Mabel
bot-easy = Barnaby
    .level = Facile
    .character = sait jouer, mais manque des attaques et choisit parfois le mauvais plan
    .others = Clover, Edwin, Isolde, Quinn, Nell
bot-normal = Rosalind
    .level = Normal
    .character = prévoit comme un joueur expérimenté, mais se trompe de temps en temps
    .others = Gareth, Lavinia, Silas, Una, Hugo
bot-hard = Magnus
    .level = Difficile
    .character = compare beaucoup de plans et manque rarement une attaque
    .others = Ursula, Thorne, Yvette, Alaric, Zora
bot-expert = Cassandre
    .level = Expert
    .character = voit plusieurs tours à l’avance et prévoit vos réponses
    .others = Ptolémée, Hypatie, Virgile, Lucasta, Ignace
bot-level-and-character = { $level } : { $name } { $character }
bot-level-and-name = { $level } : { $name }
bot-sentence = { $name } { $character }.
bots-for-people = Niveaux
bots-for-research = Autres bots
