### I bot: chi sono, per livello.

bot-random = Pip
    .character = che gioca qualsiasi cosa sia permessa
    .others = Coco, Dot, Fizz, Jinx, Tock
bot-greedy = Mida
    .character = che prende più monete possibile in questo turno
    .others = Creso, Penny, Fugger, Mammona, Rupia
bot-planner = Ada
    .character = che pianifica tutto il turno, e bada a ciò che il piano lascia scoperto
    .others = Grace, Emmy, Hedy, Blaise, Otto
bot-learned = Ines
    .character = che da migliaia di partite ha imparato quanto vale un posto sulla mappa
    .others = Tariq, Wren, Olga, Yuki, Bruno
bot-search = Sibilla
    .character = che guarda avanti di parecchi turni
    .others = Merlino, Norna, Delfi, Vates, Orla
bot-and-character = { $name }, { $character }

# --- Levels for players ----------------------------------------------------------------------------------------

bot-beginner = Poppy
    .level = Principiante
    .character = sta ancora imparando, non vede gli attacchi e sbaglia i piani
    .others = Fern, Toby, Hazel, Linus, Mabel
bot-easy = Barnaba
    .level = Facile
    .character = sa giocare, ma ogni tanto non vede un attacco e sceglie il piano sbagliato
    .others = Clover, Edwin, Isotta, Quinn, Nell
bot-normal = Rosalinda
    .level = Normale
    .character = pianifica con esperienza, ma ogni tanto sbaglia
    .others = Gareth, Lavinia, Silas, Una, Hugo
bot-hard = Magnus
    .level = Difficile
    .character = confronta molti piani e raramente si lascia sfuggire un attacco
    .others = Ursula, Thorne, Yvette, Alarico, Zora
bot-expert = Cassandra
    .level = Esperto
    .character = guarda avanti di parecchi turni e si aspetta le tue risposte
    .others = Tolomeo, Ipazia, Virgilio, Lucasta, Ignazio
bot-level-and-character = { $level }: { $name } { $character }
bot-level-and-name = { $level }: { $name }
bot-sentence = { $name } { $character }.
bots-for-people = Livelli
bots-for-research = Altri bot
