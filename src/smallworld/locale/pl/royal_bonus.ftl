### Royal Bonus: teksty. Identyfikatory i argumenty: patrz en/content.ftl.

box-royal-bonus = Royal Bonus

# --- Races -------------------------------------------------------------------------------------------

race-fauns = Fauny
    .one = Faun
    .gender = common
    .joined = fauny
    .genitive = Faunów
race-fauns-short = Nowy żeton za każdy region zabrany aktywnej rasie; jej właściciel też go dostaje.
race-fauns-text =
    Przed przegrupowaniem Faunów bierzesz z puli nowego Fauna za każdy region aktywnej rasy, który podbiły
    w tej turze. Za każdy taki region właściciel tamtej rasy także bierze jej nowy żeton i rozmieszcza go
    razem z tymi, które się wycofały. Zaginione Plemiona i rasy wymierające nie dają nic, a nikt nie bierze
    więcej żetonów, niż jest w puli.

race-igors = Igory
    .one = Igor
    .gender = common
    .joined = igory
    .genitive = Igorów
race-igors-short = Z żetonów straconych w podbojach zszywa się nowe Igory.
race-igors-text =
    Dopóki Igory są aktywne, zbierają każdy żeton stracony w podboju: Zaginione Plemiona, żetony innych graczy
    i własne. Żetony, które się wycofują, nie są stracone. Na początku tury wymieniasz zebrane żetony na nowe
    Igory z puli, które trafiają na twoją rękę. Jeden Igor kosztuje tyle żetonów, ilu jest graczy. Reszta
    zostaje na późniejsze tury. Gdy Igory zaczynają wymierać, cały zbiór przepada.

race-shrubmen = Krzakoludzie
    .one = Krzakoczłowiek
    .gender = virile
    .joined = krzakoludzie
    .genitive = Krzakoludzi
race-shrubmen-short = Ich lasy są nietykalne, także gdy wymierają.
race-shrubmen-text =
    Lasy, które zajmują Krzakoludzie, są nietykalne: żaden przeciwnik nie może ich w żaden sposób podbić ani
    użyć na nich zdolności rasy lub płytki. Dotyczy to także wymierających Krzakoludzi, dopóki nie zejdą
    z mapy.

# --- Powers ------------------------------------------------------------------------------------------

power-aquatic = Wodne
power-aquatic-with = Wodne { race-name }
    .virile = Wodni { race-name }
    .object = Wodnych { race-of }
power-aquatic-short = O 1 monetę więcej za każdy region na wybrzeżu, o 1 mniej za każdy inny.
power-aquatic-text =
    Przy punktowaniu każdy region rasy, który graniczy z morzem lub jeziorem, daje 1 dodatkową monetę. Każdy
    inny region rasy daje o 1 monetę mniej, czyli nic. Gdy rasa wymiera, zdolność nie działa.

power-behemoth = Z behemotami
power-behemoth-with = { race-name } z behemotami
    .virile = { race-name } z behemotami
    .object = { race-of } z behemotami
power-behemoth-short = Dwa behemoty; każdy jest wart tyle żetonów, ile bagien zajmuje rasa.
power-behemoth-text =
    Masz dwa behemoty. Każdy liczy się jak tyle żetonów, ile bagien rasa zajmuje w tej chwili. Możesz wysłać
    na podbój jednego albo oba, razem z co najmniej jednym żetonem rasy. Podbój kosztuje o tyle żetonów mniej,
    a behemoty przechodzą do podbitego regionu. Na koniec tury ustawiasz oba w regionach rasy, które kosztują
    wtedy atakujących o tyle żetonów więcej. Behemot nigdy nie przepada: gdy ktoś podbije jego region,
    ustawiasz go ponownie na koniec tej tury. Gdy rasa zaczyna wymierać, behemoty schodzą z mapy.

power-fireball = Z kulami ognia
power-fireball-with = { race-name } z kulami ognia
    .virile = { race-name } z kulami ognia
    .object = { race-of } z kulami ognia
power-fireball-short = Co turę kula ognia za każde źródło magii rasy; w jednym podboju liczy się za dwa żetony.
power-fireball-text =
    Na koniec każdej swojej tury bierzesz kulę ognia za każdy region rasy ze źródłem magii. W późniejszych
    turach każda kula liczy się w jednym podboju za dwa żetony i się wypala. W jednym podboju możesz rzucić
    kilka, ale musi wziąć udział co najmniej jeden żeton rasy. Gdy rasa zaczyna wymierać, wszystkie kule
    przepadają.

# --- Pieces and questions ----------------------------------------------------------------------------

piece-behemoth = behemot
count-behemoth = { $number ->
    [one] 1 behemot
    [few] { $number } behemoty
    [many] { $number } behemotów
   *[other] { $number } behemota
}
question-behemoth = Ustaw behemoty.

# --- Reasons -----------------------------------------------------------------------------------------

reason-immune-forest = nietykalny: w lesie kryją się Krzakoludzie
