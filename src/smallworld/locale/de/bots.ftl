### Die Bots: wer sie sind, je Stufe.

bot-random = Pip
    .character = spielt, was gerade erlaubt ist
    .others = Coco, Dot, Fizz, Jinx, Tock
bot-greedy = Midas
    .character = nimmt die meisten Münzen, die dieser Zug hergibt
    .others = Krösus, Penny, Fugger, Mammon, Rupee
bot-planner = Ada
    .character = plant einen ganzen Zug und achtet darauf, was danach ungeschützt ist
    .others = Grace, Emmy, Hedy, Blaise, Otto
bot-learned = Ines
    .character = weiß aus Tausenden Partien, was ein Platz auf der Karte wert ist
    .others = Tariq, Wren, Olga, Yuki, Bruno
bot-search = Sibylle
    .character = schaut mehrere Züge voraus
    .others = Merlin, Norna, Delphi, Vates, Orla
bot-and-character = { $name }: { $character }

# --- Levels for players ----------------------------------------------------------------------------------------

bot-beginner = Poppy
    .level = Anfänger
    .character = lernt noch, übersieht Angriffe und verschätzt sich beim Planen
    .others = Fern, Toby, Hazel, Linus, Mabel
bot-easy = Barnaby
    .level = Leicht
    .character = kann spielen, übersieht aber Angriffe und wählt ab und zu den falschen Plan
    .others = Clover, Edwin, Isolde, Quinn, Nell
bot-normal = Rosalind
    .level = Normal
    .character = plant mit Erfahrung, macht aber ab und zu einen Fehler
    .others = Gareth, Lavinia, Silas, Una, Hugo
bot-hard = Magnus
    .level = Schwer
    .character = vergleicht viele Pläne und übersieht selten einen Angriff
    .others = Ursula, Thorne, Yvette, Alaric, Zora
bot-expert = Kassandra
    .level = Experte
    .character = schaut mehrere Züge voraus und rechnet mit deinen Antworten
    .others = Ptolemäus, Hypatia, Vergil, Lucasta, Ignatius
bot-level-and-character = { $level }: { $name } { $character }
bot-level-and-name = { $level }: { $name }
bot-sentence = { $name } { $character }.
bots-for-people = Stufen
bots-for-research = Andere Bots
