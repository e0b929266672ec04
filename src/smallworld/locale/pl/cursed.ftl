### Przeklęci!: teksty. Identyfikatory i argumenty: patrz en/content.ftl.

box-cursed = Przeklęci!

# --- Races -------------------------------------------------------------------------------------------

race-goblins = Gobliny
    .one = Goblin
    .gender = common
    .joined = gobliny
    .genitive = Goblinów
race-goblins-short = Regiony ras wymierających i Zaginionych Plemion kosztują o 1 żeton mniej.
race-goblins-text =
    Region zajmowany przez rasę wymierającą kosztuje o 1 żeton mniej, ale zawsze co najmniej jeden. Nie ma
    znaczenia, czyja to rasa, nawet twoja własna, ani czy jeszcze walczy jak Ghule. Zaginione Plemiona też
    uchodzą za wymierające.

race-kobolds = Koboldy
    .one = Kobold
    .gender = common
    .joined = koboldy
    .genitive = Koboldów
race-kobolds-short = Co najmniej dwa w każdym regionie i co najmniej dwa do każdego podboju.
race-kobolds-text =
    Koboldy nigdy nie podbijają ani nie zajmują regionu, gdy jest ich mniej niż dwa. Żadna zniżka nie obniży
    więc ceny podboju poniżej dwóch żetonów, a do ostatniej próby trzeba mieć na ręce dwa. Gdy zbierasz
    żetony, w każdym regionie zostają dwa zamiast jednego. Wymierając, zostawiają w regionie po jednym
    Koboldzie, jak każda rasa.

# --- Powers ------------------------------------------------------------------------------------------

power-cursed = Przeklęte
power-cursed-with = Przeklęte { race-name }
    .virile = Przeklęci { race-name }
    .object = Przeklętych { race-of }
power-cursed-short = Kto pomija tę kombinację, kładzie na niej trzy monety zamiast jednej.
power-cursed-text =
    Gracz, który bierze kombinację poniżej tej, kładzie na niej trzy monety zamiast jednej. Kto weźmie tę
    kombinację, dostaje leżące na niej monety. Zdolność nie daje nic więcej, a jej płytka nie przynosi
    żetonów.

power-hordes-of = Hordy
power-hordes-of-with = Hordy { race-of }
    .virile = Hordy { race-of }
    .object = Hordy { race-of }
power-hordes-of-short = Dwa dodatkowe żetony, które działają jak żetony rasy, lecz znikają przy wymieraniu.
power-hordes-of-text =
    Oprócz żetonów z płytek rasy i zdolności dostajesz na rękę dwa żetony Hord, które nie należą do żadnej
    puli. Pod każdym względem działają jak żetony rasy: płacą za podboje, bronią regionu, można je stracić
    i liczą się przy remisie. Na koniec tury każdy musi dzielić region z co najmniej jednym żetonem rasy.
    Jeśli masz za mało żetonów rasy, oddajesz regiony. Gdy tracisz region z kilkoma żetonami, tracisz żeton
    Hord, chyba że wolisz stracić żeton rasy. Gdy rasa zaczyna wymierać, żetony Hord znikają.

power-marauding = Grasujące
power-marauding-with = Grasujące { race-name }
    .virile = Grasujący { race-name }
    .object = Grasujących { race-of }
power-marauding-short = Raz na turę zbierz wolne żetony z powrotem na rękę i podbijaj dalej.
power-marauding-text =
    Raz na turę, między podbojami i przed ostatnią próbą, możesz zebrać wolne żetony z powrotem na rękę.
    W każdym regionie rasy zostaje jeden żeton, a u Koboldów dwa. Potem podbijasz nimi dalej i na koniec
    możesz podjąć zwykłą ostatnią próbę. W tym momencie nie możesz opuszczać regionów. Zdolności, które liczą
    podboje w turze, liczą obie fale.

power-ransacking = Rabujące
power-ransacking-with = Rabujące { race-name }
    .virile = Rabujący { race-name }
    .object = Rabujących { race-of }
power-ransacking-short = Za każdy podbity region aktywnej rasy zabiera monetę jej właścicielowi.
power-ransacking-text =
    Za każdym razem, gdy rasa podbija region aktywnej rasy przeciwnika, od razu zabierasz mu jedną monetę.
    Jeśli nie ma żadnej, nic nie płaci, a podbój jest ważny. Rasy wymierające i Zaginione Plemiona nie dają
    monety, wymierające Ghule też nie.

power-were- = Wilkołacze
power-were--with = Wilkołacze { race-name }
    .virile = Wilkołaczy { race-name }
    .object = Wilkołaczych { race-of }
power-were--short = W parzystych rundach każdy podbój kosztuje o dwa żetony mniej.
power-were--text =
    W każdej rundzie o parzystym numerze na torze rund każdy region kosztuje rasę o dwa żetony mniej, ale
    zawsze co najmniej jeden. W nieparzystych rundach zdolność nie działa. Runda jest taka sama dla
    wszystkich, bez względu na to, kto zaczynał.

# --- Questions ---------------------------------------------------------------------------------------

question-hordes-of = Ile żetonów rasy tracisz zamiast żetonów Hord?
do-loose-marauding = Zbierz żetony
