### De bots: wie ze zijn, per niveau.

bot-random = Pip
    .character = die alles speelt wat mag
    .others = Coco, Dot, Fizz, Jinx, Tock
bot-greedy = Midas
    .character = die de meeste munten pakt die deze beurt kan opleveren
    .others = Croesus, Penny, Fugger, Mammon, Rupee
bot-planner = Ada
    .character = die de hele beurt plant en let op wat dat plan onbeschermd laat
    .others = Grace, Emmy, Hedy, Blaise, Otto
bot-learned = Ines
    .character = die uit duizenden spellen leerde wat een plaats op het bord waard is
    .others = Tariq, Wren, Olga, Yuki, Bruno
bot-search = Sibille
    .character = die meerdere beurten vooruitziet
    .others = Merlin, Norna, Delphi, Vates, Orla
bot-and-character = { $name }, { $character }

# --- De niveaus waaruit je kiest -----------------------------------------------------------------------------

bot-beginner = Poppy
    .level = Beginner
    .character = leert nog, ziet aanvallen over het hoofd en schat plannen verkeerd in
    .others = Fern, Toby, Hazel, Linus, Mabel
bot-easy = Barnaby
    .level = Makkelijk
    .character = kent het spel, maar mist aanvallen en kiest soms het verkeerde plan
    .others = Clover, Edwin, Isolde, Quinn, Nell
bot-normal = Rosalind
    .level = Normaal
    .character = maakt plannen als een ervaren speler, maar vergist zich af en toe
    .others = Gareth, Lavinia, Silas, Una, Hugo
bot-hard = Magnus
    .level = Moeilijk
    .character = vergelijkt veel plannen en mist zelden een aanval
    .others = Ursula, Thorne, Yvette, Alaric, Zora
bot-expert = Cassandra
    .level = Expert
    .character = ziet meerdere beurten vooruit en verwacht je antwoorden
    .others = Ptolemaeus, Hypatia, Vergilius, Lucasta, Ignatius
bot-level-and-character = { $level }: { $name } { $character }
bot-level-and-name = { $level }: { $name }
bot-sentence = { $name } { $character }.
bots-for-people = Niveaus
bots-for-research = Andere bots
