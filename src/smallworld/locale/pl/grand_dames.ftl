### Wielkie Damy ze Small World: teksty. Identyfikatory i argumenty: patrz en/content.ftl.

box-grand-dames = Wielkie Damy ze Small World

# --- Races -------------------------------------------------------------------------------------------

race-gypsies = Nomadzi
    .one = Nomada
    .gender = virile
    .joined = nomadzi
    .genitive = Nomadów
    .also = Cyganki
race-gypsies-short = Moneta za każdy opuszczony region; w tej turze nie mogą tam wrócić.
race-gypsies-text =
    Gdy zbierasz żetony, na każdy opuszczany region trafia moneta z banku. Bierzesz te monety przy punktowaniu
    w tej samej turze. Do końca tej tury rasa nie może w żaden sposób podbić takiego regionu. Jeśli opuści
    wszystkie swoje regiony, wchodzi na mapę ponownie gdzie indziej. Nic nie dostajesz za regiony, które
    zabierają inni, które oddajesz przy przegrupowaniu albo z których schodzisz przy wymieraniu.

race-priestesses = Kapłanki
    .one = Kapłanka
    .gender = common
    .joined = kapłanki
    .genitive = Kapłanek
race-priestesses-short = Wymierając, zbierają się w Wieży z kości słoniowej; każda jest tam warta monetę.
race-priestesses-text =
    Gdy Kapłanki zaczynają wymierać, za każdy zajmowany region zostaje jedna. Wszystkie zbierają się w jednym
    z tych regionów, który wybierasz: to ich Wieża z kości słoniowej. Pozostałe regiony pustoszeją. W tej
    turze i w każdej następnej Wieża daje monetę za każdą Kapłankę w środku, ale nic za sam region. Podbija
    się ją jak każdy region, a wtedy przepadają wszystkie Kapłanki. Twierdza pod Wieżą zostaje; inne schodzą
    z mapy.

race-white-ladies = Białe Damy
    .one = Biała Dama
    .gender = common
    .joined = białe damy
    .genitive = Białych Dam
race-white-ladies-short = Gdy wymierają, wszystkie ich regiony są nietykalne.
race-white-ladies-text =
    Dopóki Białe Damy są aktywne, podbija się je jak każdą inną rasę. Od chwili, gdy zaczynają wymierać,
    wszystkie ich regiony są nietykalne: żaden przeciwnik nie może ich podbić ani użyć na nich zdolności rasy
    lub płytki. Schodzą z mapy, gdy zacznie wymierać następna rasa ich gracza, chyba że są rasą Widmową.

# --- Powers ------------------------------------------------------------------------------------------

power-historian = Kronikarskie
power-historian-with = Kronikarskie { race-name }
    .virile = Kronikarscy { race-name }
    .object = Kronikarskich { race-of }
power-historian-short = Moneta za każdą rasę już wymierającą, a potem za każdą, która zaczyna wymierać.
power-historian-text =
    Gdy bierzesz tę kombinację, dostajesz monetę za każdą rasę wymierającą na mapie, obojętnie czyją;
    Zaginione Plemiona się nie liczą. Dopóki rasa jest aktywna, dostajesz od razu monetę za każdym razem, gdy
    zaczyna wymierać inna rasa, także Wytrwała lub Widmowa. Gdy sama zaczyna wymierać, daje ostatnią monetę.

power-peace-loving = Pokojowe
power-peace-loving-with = Pokojowe { race-name }
    .virile = Pokojowi { race-name }
    .object = Pokojowych { race-of }
power-peace-loving-short = Trzy monety za każdą turę bez ataku na aktywną rasę.
power-peace-loving-text =
    Przy punktowaniu dostajesz trzy monety, jeśli rasa nie zaatakowała w tej turze żadnej aktywnej rasy.
    Nieudana ostatnia próba też liczy się jako atak. Zaginione Plemiona i rasy wymierające możesz atakować
    swobodnie, także wymierające Ghule.

# --- Reasons why a region cannot be conquered -------------------------------------------------------

reason-immune-in-decline = nietykalny: wymierająca rasa
reason-abandoned-this-turn = opuszczony przez tę rasę w tej turze

# --- Pieces and questions ----------------------------------------------------------------------------

piece-tower = Wieża z kości słoniowej
count-tower = { $number ->
    [one] 1 Wieża z kości słoniowej
    [few] { $number } Wieże z kości słoniowej
    [many] { $number } Wież z kości słoniowej
   *[other] { $number } Wieży z kości słoniowej
}
sign-tower = W
question-priestesses = Ustaw Wieżę z kości słoniowej.
