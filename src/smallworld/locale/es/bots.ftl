### Los bots: quiénes son, por nivel.

bot-random = Pip
    .character = juega lo primero que esté permitido
    .others = Coco, Dot, Fizz, Jinx, Tock
bot-greedy = Midas
    .character = se lleva todas las monedas que puede dar este turno
    .others = Creso, Penny, Fugger, Mammón, Rupia
bot-planner = Ada
    .character = planea el turno entero y vigila lo que deja al descubierto
    .others = Grace, Emmy, Hedy, Blas, Otto
bot-learned = Inés
    .character = ha aprendido en miles de partidas lo que vale un lugar en el mapa
    .others = Tariq, Wren, Olga, Yuki, Bruno
bot-search = Sibila
    .character = ve varios turnos por delante
    .others = Merlín, Norna, Delfos, Vates, Orla
bot-and-character = { $name }: { $character }

# --- Levels for players ----------------------------------------------------------------------------------------

bot-beginner = Poppy
    .level = Principiante
    .character = aún está aprendiendo, pasa por alto ataques y calcula mal sus planes
    .others = Fern, Toby, Hazel, Lino, Mabel
bot-easy = Bernabé
    .level = Fácil
    .character = sabe jugar, pero se le escapan ataques y a veces elige el plan equivocado
    .others = Clover, Edwin, Isolda, Quinn, Nell
bot-normal = Rosalinda
    .level = Normal
    .character = planea con experiencia, pero de vez en cuando comete un error
    .others = Gareth, Lavinia, Silas, Uma, Hugo
bot-hard = Magnus
    .level = Difícil
    .character = compara muchos planes y rara vez se le escapa un ataque
    .others = Úrsula, Thorne, Yvette, Alarico, Zora
bot-expert = Casandra
    .level = Experto
    .character = ve varios turnos por delante y cuenta con tus respuestas
    .others = Ptolomeo, Hipatia, Virgilio, Lucasta, Ignacio
bot-level-and-character = { $level }: { $name } { $character }
bot-level-and-name = { $level }: { $name }
bot-sentence = { $name } { $character }.
bots-for-people = Niveles
bots-for-research = Otros bots
