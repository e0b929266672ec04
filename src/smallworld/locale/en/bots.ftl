### The bots: who they are, by level.

bot-random = Pip
    .character = who plays whatever is allowed
    .others = Coco, Dot, Fizz, Jinx, Tock
bot-greedy = Midas
    .character = who takes the most coins that this turn can pay
    .others = Croesus, Penny, Fugger, Mammon, Rupee
bot-planner = Ada
    .character = who plans a whole turn, and watches what the plan leaves exposed
    .others = Grace, Emmy, Hedy, Blaise, Otto
bot-learned = Ines
    .character = who learned from thousands of games what a place on the map is worth
    .others = Tariq, Wren, Olga, Yuki, Bruno
bot-search = Sibyl
    .character = who looks several turns ahead
    .others = Merlin, Norna, Delphi, Vates, Orla
bot-and-character = { $name }, { $character }

# --- Levels for players ----------------------------------------------------------------------------------------

bot-beginner = Poppy
    .level = Beginner
    .character = is still learning, overlooks attacks and misjudges plans
    .others = Fern, Toby, Hazel, Linus, Mabel
bot-easy = Barnaby
    .level = Easy
    .character = knows how to play, but misses attacks and picks the wrong plan now and then
    .others = Clover, Edwin, Isolde, Quinn, Nell
bot-normal = Rosalind
    .level = Normal
    .character = plans like an experienced player, but makes a mistake now and then
    .others = Gareth, Lavinia, Silas, Una, Hugo
bot-hard = Magnus
    .level = Hard
    .character = compares many plans and rarely misses an attack
    .others = Ursula, Thorne, Yvette, Alaric, Zora
bot-expert = Cassandra
    .level = Expert
    .character = looks several turns ahead and expects your answers
    .others = Ptolemy, Hypatia, Virgil, Lucasta, Ignatius
bot-level-and-character = { $level }: { $name } { $character }
bot-level-and-name = { $level }: { $name }
bot-sentence = { $name } { $character }.
bots-for-people = Levels
bots-for-research = Other bots
