### Boty: kim są, według poziomów.

bot-random = Pip
    .character = gra, co tylko wolno
    .others = Coco, Dot, Fizz, Jinx, Tock
bot-greedy = Midas
    .character = zgarnia najwięcej monet, ile może dać ta tura
    .others = Krezus, Penny, Fugger, Mamon, Rupia
bot-planner = Ada
    .character = planuje całą turę i pilnuje, co plan zostawia odsłonięte
    .others = Grace, Emmy, Hedy, Blaise, Otto
bot-learned = Ines
    .character = wie z tysięcy partii, ile warte jest miejsce na mapie
    .others = Tariq, Wren, Olga, Yuki, Bruno
bot-search = Sibyl
    .character = patrzy kilka tur naprzód
    .others = Merlin, Norna, Delphi, Vates, Orla
bot-and-character = { $name } – { $character }

# --- Levels for players ----------------------------------------------------------------------------------------

bot-beginner = Poppy
    .level = Początkujący
    .character = dopiero się uczy, przeocza ataki i źle ocenia plany
    .others = Fern, Toby, Hazel, Linus, Mabel
bot-easy = Barnaby
    .level = Łatwy
    .character = umie grać, ale przeocza ataki i czasem wybiera nie ten plan
    .others = Clover, Edwin, Isolde, Quinn, Nell
bot-normal = Rosalind
    .level = Normalny
    .character = planuje jak wprawny gracz, ale czasem się myli
    .others = Gareth, Lavinia, Silas, Una, Hugo
bot-hard = Magnus
    .level = Trudny
    .character = porównuje wiele planów i rzadko przeocza atak
    .others = Ursula, Thorne, Yvette, Alaric, Zora
bot-expert = Cassandra
    .level = Ekspert
    .character = patrzy kilka tur naprzód i przewiduje twoje odpowiedzi
    .others = Ptolemy, Hypatia, Virgil, Lucasta, Ignatius
bot-level-and-character = { $level }: { $name } { $character }
bot-level-and-name = { $level }: { $name }
bot-sentence = { $name } { $character }.
bots-for-people = Poziomy
bots-for-research = Inne boty
