### Realms: płytki terenu, to, co na nich leży, i scenariusze.

box-realms-1 = Mój skarb!
    .about = Rzeka od skraju do skraju, a nad nią szczyty.
box-realms-2 = Życie to długa, acz niekoniecznie spokojna, rzeka
    .about = Rasy lądują na końcach rzeki.
box-realms-3 = Marsz na wschód
    .about = Z zachodu przez rzekę do kopalni na wschodzie.
box-realms-4 = Byłem na samym szczycie
    .about = Na szczytach leżą monety, a każde wymieranie dokłada nowe.
box-realms-5 = Pordzewiały tron
    .about = Wszyscy wokół tronu płacą temu, kto na nim siedzi.
box-realms-6 = Wszystko się zmienia
    .about = Gracze przesuwają płytki, a morza między nimi łączą się i rozdzielają.
box-realms-7 = Kręgi władzy
    .about = W kręgach rosną zdolności dla tego, kto zajmuje ziemię wokół.
box-realms-8 = Miecz w jaskini
    .about = Miecz czeka pośrodku podziemnego świata mórz.
box-realms-9 = Igraszki bogów
    .about = Zbudujcie planszę razem i ułóżcie kombinacje z rozdanych kart.
box-realms-9-redrawn = Igraszki bogów na nowo
    .about = To samo bez ras i zdolności, którymi trudno grać.
box-realms-10 = Nie kop zbyt głęboko
    .about = Głęboko w dole leży złoto, a pilnują go Potwory.
box-realms-11 = Nareszcie razem
    .about = Dwie drużyny po dwie osoby, po jednej na świat, i samotny gracz, który punktuje podwójnie.
box-realms-12 = Dzień i noc
    .about = Dwa światy na jednej planszy i moneta za każdy region w tym drugim.

topic-realms = Plansze z płytek
topic-realms-text =
    W scenariusze Realms gra się na planszach z sześciokątnych płytek terenu, na których leżą góry, szczyty
    i otchłanie. Szczyt kładzie się na górze. Dla każdej zasady jest górą, ale kosztuje o 1 żeton więcej:
    cztery, jeśli nikogo tam nie ma. Do otchłani nikt nie wchodzi i nikt jej nie przekracza. Rzeki, które się
    stykają, są jednym regionem. Rzeka kosztuje jeden żeton i nie przynosi monet, a rasa opuszcza ją przy
    przegrupowaniu, chyba że zdolność pozwala jej zostać. Partia ma dziesięć rund przy dwóch lub trzech
    graczach, dziewięć przy czterech, a osiem przy pięciu lub sześciu. Rasy wchodzą na skraju planszy, o ile
    scenariusz nie mówi inaczej.

topic-my-precious = Mój skarb!
topic-my-precious-text =
    Dla dwóch do sześciu graczy. Rzeka przecina planszę od skraju do skraju, a nad nią wznoszą się szczyty.
    Nie ma żadnych specjalnych zasad, tylko te dla każdej planszy z płytek. Rasa może po drodze podbić rzekę,
    ale przy przegrupowaniu musi ją opuścić.

topic-long-river = Życie to długa, acz niekoniecznie spokojna, rzeka
topic-long-river-text =
    Dla dwóch do sześciu graczy. Rasy wchodzą tylko w sześciu regionach: na obu końcach rzeki i na dwóch
    lądach obok każdego końca. Dotyczy to każdego pierwszego podboju, także rasy, która straciła lub opuściła
    wszystkie regiony. Wyjątkiem są tylko rasy i zdolności, które mogą wejść gdziekolwiek. Koniec rzeki
    kosztuje jeden żeton i można stamtąd podbić każdy ląd na jej brzegach. Przy przegrupowaniu rasa opuszcza
    rzekę.

topic-go-east = Marsz na wschód
topic-go-east-text =
    Dla dwóch do sześciu graczy. Rasy wchodzą tylko na zachodnim skraju. Z północy na południe płynie rzeka,
    którą trzeba przekroczyć. Na wschodzie są Kopalnie monet zwycięstwa. Każda co turę przynosi 1 dodatkową
    monetę temu, kto ją zajmuje, dopóki rasa jest aktywna. Kopalnia monet zostaje w swoim regionie, nie broni
    go i nie jest symbolem kopalni.

topic-mountaintop = Byłem na samym szczycie
topic-mountaintop-text =
    Dla trzech do sześciu graczy. Na początku na każdym szczycie leżą cztery monety. Na koniec swojej tury
    bierzesz po jednej monecie z każdego szczytu, który zajmują twoje rasy, aktywna lub wymierająca. Gdy rasa
    zaczyna wymierać, jej właściciel punktuje, a potem kładzie trzy monety z banku na wybranych szczytach. Nie
    wolno położyć wszystkich trzech na tym samym. Monety na szczycie nie należą do nikogo i go nie bronią.

topic-the-throne = Pordzewiały tron
topic-the-throne-text =
    Dla czterech lub pięciu graczy. Pordzewiały tron stoi na jedynym szczycie, a wokół niego jest pięć
    regionów. Kto go zajmuje, dostaje na koniec swojej tury monetę za każdy z tych regionów, w którym jest
    rasa przeciwnika albo Zaginione Plemię. Przeciwnicy płacą za swoje rasy, aktywne lub wymierające, a bank
    za Zaginione Plemiona. Własne regiony nic nie płacą. Tron jest popularnym miejscem. Służy też wymierającej
    rasie, a kto zajmie jego region, ten ma go od tej chwili.

topic-adrift = Wszystko się zmienia
topic-adrift-text =
    Dla dwóch do sześciu graczy. Na samym początku swojej tury możesz przesunąć jedną płytkę gdzie indziej,
    czy potem rozwijasz rasę, czy skazujesz ją na wymarcie. Płytka sunie po stole, więc potrzebuje dość
    miejsca. Nie wolno jej podnosić ani przesuwać nią innych. Możesz ją po drodze obrócić albo tylko obrócić
    w miejscu. Na koniec wszystkie płytki muszą być połączone. Wszystko na płytce przesuwa się razem z nią.
    Niczego się tym nie podbija, a nowi sąsiedzi liczą się od razu. Wody są morzami: łączą się, gdzie się
    stykają, i rozdzielają, gdzie nie. Bez zdolności, która na to pozwala, nikt na nie nie wchodzi, nie
    przekracza ich i nie wchodzi z nich na planszę. Jeśli gra się z relikwiami i miejscami, jest ich o jedno
    mniej niż graczy, na możliwie różnych terenach.

topic-crops = Kręgi władzy
topic-crops-text =
    Dla dwóch do sześciu graczy. Na mapie jest tyle pustych kręgów, ilu graczy, a w każdym leży płytka
    zdolności. Dopóki twoja aktywna rasa zajmuje pięć regionów graniczących z kręgiem, masz też jego zdolność.
    Zyskujesz ją od razu, nawet w trakcie tury, i tracisz, gdy masz ich mniej niż pięć. Liczą się lądy i góry,
    a rzeki i wymierające rasy nie. Gdy tracisz zdolność, jej elementy znikają, a płytka zostaje w kręgu.
    Płytka w kręgu nie daje żetonów. Do kręgu nikt nie wchodzi i nikt go nie przekracza, a krąg nie jest
    skrajem planszy. Niektóre zdolności nie mogą wyrosnąć w kręgu: „Przeklęte”, „Kronikarskie”, „Odrodzone”,
    „Widmowe”, „Bogate” i „Mądre”.

topic-the-cavern = Miecz w jaskini
topic-the-cavern-text =
    Dla trzech do pięciu graczy, w podziemnym świecie. Pośrodku planszy leży odkryty Miecz króliczego zabójcy,
    którego pilnują dwa Potwory. W innych regionach ukryte są miejsca, każde pod dwoma Potworami, a pozostałe
    relikwie zostają w pudełku. Wszystkie wody są morzami: nikt na nie nie wchodzi i ich nie przekracza bez
    zdolności, która na to pozwala. Rasy wchodzą tylko na skraju planszy, ale nie przez morze.

topic-the-gods = Igraszki bogów
topic-the-gods-text =
    Dla dwóch do sześciu graczy. Każdy gracz dostaje trzy rasy i trzy zdolności i trzyma je w tajemnicy,
    dopóki ich nie zagra. W pierwszej turze i w turze po każdym wymieraniu łączysz za darmo jedną swoją rasę
    z jedną zdolnością. Każdej użyjesz tylko raz: po trzecim wymieraniu nie masz już rasy. Niektórymi rasami
    i zdolnościami trudno grać, więc wchodząc, przynoszą monety: zdolność „Przeklęte” dwanaście, Krasnoludy
    i Białe Damy cztery, Mimy Cienia dwie. Żelazne Krasnoludy kosztują cztery monety, a Homunkulusy przynoszą
    dwa dodatkowe żetony. W wersji „na nowo” tych sześciu kart nie rozdaje się w ogóle, jeśli graczy jest co
    najmniej troje. Przy dwóch graczach kart się nie rozdaje: leży siedem ras i siedem zdolności, a gracze
    wybierają na zmianę po jednej, aż każdy ma po trzy. Wtedy żadna nie przynosi monet. Planszę budują gracze.
    Przed pierwszą turą i na początku każdej tury gracz, którego jest kolej, dokłada płytkę obok leżących na
    stole. Kończy się to, gdy plansza ma dziewięć regionów na gracza. Na płytce można położyć górę, otchłań,
    jedno i drugie albo nic. W partii z dwoma światami wolno położyć ją dowolną stroną. Można też położyć na
    niej Zaginione Plemię, a jeśli dwa jej regiony nie są górami, trzeba. Rzeki i otchłanie nie liczą się tu
    jako regiony. Rzeki, które się stykają, są jednym regionem. Jeśli gra się z relikwiami i miejscami, każdy
    gracz kładzie jedno, pod strażą dwóch Potworów, na swojej pierwszej lub drugiej płytce. Pierwszy gracz
    kładzie jeszcze jedno na pierwszej płytce w ogóle.

topic-the-dig = Nie kop zbyt głęboko
topic-the-dig-text =
    Dla trzech lub czterech graczy, w podziemnym świecie. Od środka planszy w dół biegną trzy złote żyły.
    Każda ma trzy regiony w głąb, a w każdym jest ukryta moneta i jeden strażnik. Na początku można wejść
    tylko do górnych regionów. Gdy wszystkie trzy zostaną podbite, przez kogokolwiek, otwiera się drugi
    poziom, a potem trzeci. Kto pierwszy podbije region żyły, od razu bierze jego monetę. Moneta warta pięć
    lub dziesięć daje też relikwię. Jeden strażnik odpada. Pozostali schodzą do następnego regionu żyły,
    którego nikt jeszcze nie podbił, a dołącza do nich tylu nowych, ile warta jest moneta. Na końcu każdej
    rundy poza ostatnią strażnicy każdej żyły atakują, z zachodu na wschód. Biorą udział wszyscy poza jednym
    w każdym regionie. Zawsze atakują najsłabiej broniony ląd, z którym graniczą, a w ostatnim ataku używają
    kości. Jeśli lądy są równie słabe, rozstrzyga kość. Strażnicy bez celu wracają do najwyższego regionu
    swojej żyły, którego nikt jeszcze nie podbił. Jeśli takiego nie ma, wracają do regionu, z którego ostatnio
    atakowali. Relikwie czekają obok planszy, a Potwory na północy pilnują tylko miejsc.

topic-all-together = Nareszcie razem
topic-all-together-text =
    Dla dokładnie pięciu graczy, z rasami i zdolnościami z obu światów. Powierzchnię łączą z podziemiem cztery
    tunele. Miejsca się losuje. Pierwszy i czwarty gracz to drużyna powierzchni. Drugi i piąty to drużyna
    podziemnego świata. Trzeci gra sam. Drużyna bierze tylko rasy ze swojego świata, a samotny gracz
    z dowolnego. Rasy powierzchni, rasy podziemne i zdolności leżą w trzech kolumnach po sześć rzędów, a obok
    leżą monety każdego rzędu. Bierzesz dowolną rasę, której wolno ci użyć, i dowolną zdolność. Płacisz po
    jednej monecie na każdy rząd powyżej niższej z tych dwóch i bierzesz monety z jej rzędu. Każda kolumna
    zamyka swoje luki osobno, a monety zostają w rzędach. Rasa wchodzi na planszę na skraju swojego świata,
    a potem może iść wszędzie. Sojusznicy nie dzielą się monetami, żetonami ani tajemnicami i mogą się
    atakować. Na końcu monety drużyny się sumuje, a monety samotnego gracza podwaja.

topic-night-and-day = Dzień i noc
topic-night-and-day-text =
    Dla trzech do pięciu graczy, z rasami i zdolnościami z obu światów. Północ planszy to powierzchnia,
    a południe to podziemny świat. Tunele o tym samym numerze czynią swoje regiony sąsiadami, choćby leżały
    daleko od siebie. Kombinacje z powierzchni i z podziemi odkrywa się na zmianę i możesz brać jedne
    i drugie. Rasa z powierzchni wchodzi na północnym skraju planszy, a podziemna na południowym. Na koniec
    twojej tury każdy region drugiego świata, który zajmuje jedna z twoich ras, aktywna lub wymierająca,
    przynosi 1 dodatkową monetę. Tak samo każdy region jej własnego świata, który w tej turze odebrała rasie
    z drugiego świata. Rzeki nic nie przynoszą. Zaginione Plemiona mieszkają na północy, a na południu Potwory
    pilnują relikwii i miejsc.

reason-peak = szczyt: o 1 żeton więcej
reason-closed-level = zamknięty: najpierw trzeba podbić wszystkie regiony poziomu wyżej

feature-peak = szczyt
feature-coin-mine = kopalnia monet
    .about = Co turę przynosi aktywnej rasie 1 dodatkową monetę.
feature-throne = Pordzewiały tron
feature-sword = Miecz
feature-tunnel = tunel
feature-west-vein = zachodnia żyła
feature-middle-vein = środkowa żyła
feature-east-vein = wschodnia żyła
feature-vein-a = poziom A
    .about =
        Kto pierwszy go podbije, bierze jego ukrytą monetę. Potem strażnicy schodzą niżej, a dołącza do nich
        tylu nowych, ile warta jest moneta.
feature-vein-b = poziom B
    .about =
        Kto pierwszy go podbije, bierze jego ukrytą monetę. Potem strażnicy schodzą niżej, a dołącza do nich
        tylu nowych, ile warta jest moneta.
feature-vein-c = poziom C
    .about =
        Kto pierwszy go podbije, bierze jego ukrytą monetę. Potem strażnicy schodzą niżej, a dołącza do nich
        tylu nowych, ile warta jest moneta.

feature-well = studnia
feature-cairn = kopczyk
feature-statue = posąg
feature-shrine = kapliczka
feature-oak = dąb
feature-gate = brama
feature-beacon = latarnia

power-the-wells = Studnie
power-the-wells-with = { race-name }
power-the-cairns = Kopczyki
power-the-cairns-with = { race-name }
power-the-statues = Posągi
power-the-statues-with = { race-name }
power-the-shrines = Kapliczki
power-the-shrines-with = { race-name }
power-the-oaks = Dęby
power-the-oaks-with = { race-name }
power-the-gates = Bramy
power-the-gates-with = { race-name }
power-the-beacons = Latarnie
power-the-beacons-with = { race-name }
power-mountain-land = { feature-mountain }
power-mountain-land-with = { race-name }
power-hill-land = { feature-hill }
power-hill-land-with = { race-name }
power-forest-land = { feature-forest }
power-forest-land-with = { race-name }
power-farmland-land = { feature-farmland }
power-farmland-land-with = { race-name }
power-swamp-land = { feature-swamp }
power-swamp-land-with = { race-name }
power-sea-land = { feature-sea }
power-sea-land-with = { race-name }
power-lake-land = { feature-lake }
power-lake-land-with = { race-name }
power-black-mountain-land = { feature-black-mountain }
power-black-mountain-land-with = { race-name }
power-mud-pool-land = { feature-mud-pool }
power-mud-pool-land-with = { race-name }
power-mushroom-forest-land = { feature-mushroom-forest }
power-mushroom-forest-land-with = { race-name }
power-mine-land = { feature-mine }
power-mine-land-with = { race-name }
power-mystic-crystal-land = { feature-mystic-crystal }
power-mystic-crystal-land-with = { race-name }
power-river-land = { feature-river }
power-river-land-with = { race-name }
power-chasm-land = { feature-chasm }
power-chasm-land-with = { race-name }
power-cavern-land = { feature-cavern }
power-cavern-land-with = { race-name }
power-magic-land = { feature-magic }
power-magic-land-with = { race-name }
power-volcano-land = { feature-volcano }
power-volcano-land-with = { race-name }
power-coast-land = { feature-coast }
power-coast-land-with = { race-name }
power-edge-land = { feature-edge }
power-edge-land-with = { race-name }
power-coin-mine-land = { feature-coin-mine }
power-coin-mine-land-with = { race-name }
power-peak-land = { feature-peak }
power-peak-land-with = { race-name }
power-throne-land = { feature-throne }
power-throne-land-with = { race-name }
power-sword-land = { feature-sword }
power-sword-land-with = { race-name }

power-victory-coin-mines = Kopalnie monet zwycięstwa
power-victory-coin-mines-with = { race-name }
power-crops-of-power = Kręgi władzy
power-crops-of-power-with = { race-name }
power-coins-on-peaks = Monety na szczytach
power-coins-on-peaks-with = { race-name }
power-sword-in-the-cavern = Miecz w jaskini
power-sword-in-the-cavern-with = { race-name }
power-all-together-now = Nareszcie razem
power-all-together-now-with = { race-name }
power-night-and-day = Dzień i noc
power-night-and-day-with = { race-name }

power-hands = Karty
power-hands-with = { race-name }
power-hands-2 = Karty
power-hands-2-with = { race-name }
power-creation = Stworzenie
power-creation-with = { race-name }
power-creation-2 = Stworzenie
power-creation-2-with = { race-name }
power-creation-3 = Stworzenie
power-creation-3-with = { race-name }
power-creation-4 = Stworzenie
power-creation-4-with = { race-name }
power-creation-5 = Stworzenie
power-creation-5-with = { race-name }
power-creation-6 = Stworzenie
power-creation-6-with = { race-name }
power-creation-7 = Stworzenie
power-creation-7-with = { race-name }
question-hands-2 = Wybierz rasę albo zdolność.
question-creation = Wybierz płytkę do położenia.
question-creation-2 = Połóż płytkę.
question-creation-3 = Obróć płytkę.
question-creation-4 = Położyć na płytce górę?
pass-creation-4 = Bez góry
question-creation-5 = Położyć na płytce otchłań?
pass-creation-5 = Bez otchłani
question-creation-6 = Połóż dwa Potwory, które strzegą relikwii lub miejsca.
pass-creation-6 = Nie na tej płytce
question-creation-7 = Połóż Zaginione Plemię.
pass-creation-7 = Bez Plemienia

power-drift = Dryf
power-drift-with = { race-name }
power-drift-2 = Dryf
power-drift-2-with = { race-name }
power-drift-3 = Dryf
power-drift-3-with = { race-name }
power-rusted-throne = Pordzewiały tron
power-rusted-throne-with = { race-name }
power-rusted-throne-short = Miejsce: moneta za każdy sąsiedni region z rasą przeciwnika lub Zaginionym Plemieniem.
power-rusted-throne-text =
    Dla czterech lub pięciu graczy. Pordzewiały tron stoi na jedynym szczycie, a wokół niego jest pięć
    regionów. Kto go zajmuje, dostaje na koniec swojej tury monetę za każdy z tych regionów, w którym jest
    rasa przeciwnika albo Zaginione Plemię. Przeciwnicy płacą za swoje rasy, aktywne lub wymierające, a bank
    za Zaginione Plemiona. Własne regiony nic nie płacą. Tron jest popularnym miejscem. Służy też wymierającej
    rasie, a kto zajmie jego region, ten ma go od tej chwili.

race-guards = Strażnicy
    .one = Strażnik
    .gender = virile
    .joined = strażnicy
    .genitive = Strażników
race-guards-short = Pilnują złotych żył i nie należą do nikogo.
race-guards-text =
    Strażnicy złotych żył to Potwory, które nie należą do nikogo. Bronią regionu, w którym są. Na końcu każdej
    rundy poza ostatnią atakują.

power-skeleton-guards = Szkielety z żyły
power-skeleton-guards-with = { race-name }
power-sorcerer-guards = Czarnoksiężnicy z żyły
power-sorcerer-guards-with = { race-name }
power-mummy-guards = Mumie z żyły
power-mummy-guards-with = { race-name }
power-veins-of-gold = Złote żyły
power-veins-of-gold-with = { race-name }

sign-peak-coin = $
piece-peak-coin = moneta na szczycie
    .about = Kto zajmuje szczyt, bierze jedną na koniec swojej tury.
count-peak-coin = { $number ->
    [one] 1 moneta na szczycie
    [few] { $number } monety na szczycie
    [many] { $number } monet na szczycie
   *[other] { $number } monety na szczycie
}
sign-skeleton-guards = s
piece-skeleton-guards = Szkielety z żyły
    .about = Nie należą do nikogo i atakują po turze ostatniego gracza.
count-skeleton-guards = { $number ->
    [one] 1 Szkielet z żyły
    [few] { $number } Szkielety z żyły
    [many] { $number } Szkieletów z żyły
   *[other] { $number } Szkieletu z żyły
}
sign-sorcerer-guards = z
piece-sorcerer-guards = Czarnoksiężnicy z żyły
    .about = Nie należą do nikogo i atakują po turze ostatniego gracza.
count-sorcerer-guards = { $number ->
    [one] 1 Czarnoksiężnik z żyły
    [few] { $number } Czarnoksiężników z żyły
    [many] { $number } Czarnoksiężników z żyły
   *[other] { $number } Czarnoksiężnika z żyły
}
sign-mummy-guards = u
piece-mummy-guards = Mumie z żyły
    .about = Nie należą do nikogo i atakują po turze ostatniego gracza.
count-mummy-guards = { $number ->
    [one] 1 Mumia z żyły
    [few] { $number } Mumie z żyły
    [many] { $number } Mumii z żyły
   *[other] { $number } Mumii z żyły
}

question-crops-of-power = Która zdolność rośnie w następnym kręgu?
question-coins-on-peaks = Połóż monety na szczytach.
more-coins-on-peaks = { $number ->
    [one] Połóż jeszcze jedną monetę
    [few] Połóż jeszcze { $number } monety
    [many] Połóż jeszcze { $number } monet
   *[other] Połóż jeszcze { $number } monety
}
answer-coins-on-peaks = Połóż monety

coins-coins-on-peaks = { $number ->
    [one] moneta ze szczytu
   *[other] monety ze szczytów
}
coins-victory-coin-mines = { $number ->
    [one] kopalnia monet
   *[other] kopalnie monet
}
coins-rusted-throne = danina dla tronu

question-drift = Przesunąć płytkę?
pass-drift = Zostaw płytki
question-drift-2 = Przesuń płytkę.
question-drift-3 = Obróć płytkę zgodnie z ruchem wskazówek zegara: o ile szóstych?
do-drift-3 = { $tokens ->
    [0] Nie obracaj
    [one] Obróć o 1 szóstą
    [few] Obróć o { $tokens } szóste
    [many] Obróć o { $tokens } szóstych
   *[other] Obróć o { $tokens } szóstej
}

# --- Podpowiedzi dla pierwszej partii ----------------------------------------------------------------

guide-drift =
    Dotknij płytki z przerywanym brzegiem, by przesunąć lub obrócić ją ze wszystkim, co na niej jest. Albo
    zostaw wszystkie.
guide-drift-2 = Płytka może się przesunąć na jasne pola. Wybierz jej obecne pole, by obrócić ją w miejscu.
guide-drift-3 = Mapa pokazuje, jak będzie leżeć płytka. Każda szósta obraca ją o jeden bok.
guide-choose-from-columns =
    Weź rasę ze swojej kolumny i dowolną zdolność. Cenę wyznacza niższy rząd, a jego monety są twoje.
guide-choose-combo-in-realms-12 =
    Kombinacje obu światów pojawiają się na zmianę. Rasy z powierzchni wchodzą na północy, podziemne na
    południu.
guide-hands-2 =
    Wybieracie na zmianę rasy i zdolności, po trzy. Z nich powstaną wszystkie twoje kombinacje w tej partii.
guide-choose-from-hand = Połącz za darmo dowolną rasę i zdolność z ręki. Każdej użyjesz tylko raz.
guide-creation = Plansza rośnie, aż ma dziewięć regionów na gracza. Wybierz płytkę, potem jej miejsce i obrót.
guide-in-realms-6 =
    Przesuwanie płytek zmienia, które regiony się stykają. Sąsiadami są tylko te, które stykają się teraz. Od
    strony morza nie wchodzi żadna rasa.
guide-in-realms-7 =
    Kliknij krąg: masz też jego zdolność, dopóki twoja aktywna rasa zajmuje pięć regionów wokół niego.
guide-in-realms-10 = Gdy ktokolwiek podbije wszystkie trzy regiony A, dla wszystkich otwiera się B, a potem C.
guide-in-realms-11 = Gracze 1 i 4 są drużyną, tak samo 2 i 5. Gracz 3 gra sam i punktuje podwójnie.
guide-in-realms-12 =
    Region drugiego świata przynosi twojej aktywnej rasie 1 dodatkową monetę. Tak samo wypędzenie jego ras.
guide-entry = Na tej planszy rasa, której nie ma na mapie, wchodzi tylko w regionach, które możesz kliknąć.
guide-peak = Szczyt jest górą i kosztuje o 1 żeton więcej: cztery, jeśli nikogo tam nie ma.
guide-piece-peak-coin =
    Na szczytach leżą monety. Jeśli twoja rasa zajmuje szczyt, nawet wymierając, co turę bierzesz jedną.
guide-coins-on-peaks =
    Połóż trzy monety z banku na szczytach, ale nie wszystkie na jednym. Kto zajmuje szczyt, bierze co turę
    jedną.
guide-coin-mine = Kopalnia monet co turę przynosi 1 dodatkową monetę, dopóki twoja rasa jest aktywna.
guide-throne = Kto ma Tron, dostaje monetę za każdy zajęty region wokół niego, od właściciela albo z banku.
guide-sword = Miecza pilnują dwa Potwory. Aktywna rasa, która go ma, raz na turę podbija region o dwa żetony taniej.
guide-tunnel = Regiony, których tunele mają ten sam numer, są sąsiadami.
guide-vein-a =
    Każdy strażnik podnosi cenę o 1. Moneta jest twoja, a w dole budzi się tylu strażników, ile jest warta.
guide-vein-b =
    Każdy strażnik podnosi cenę o 1. Moneta jest twoja, a w dole budzi się tylu strażników, ile jest warta.
guide-vein-c =
    Każdy strażnik podnosi cenę o 1. Moneta jest twoja, a w dole budzi się tylu strażników, ile jest warta.
guide-piece-skeleton-guards =
    Po turze ostatniego gracza strażnicy atakują najsłabiej broniony ląd obok siebie. W każdym regionie
    zostaje jeden.
guide-piece-sorcerer-guards =
    Po turze ostatniego gracza strażnicy atakują najsłabiej broniony ląd obok siebie. W każdym regionie
    zostaje jeden.
guide-piece-mummy-guards =
    Po turze ostatniego gracza strażnicy atakują najsłabiej broniony ląd obok siebie. W każdym regionie
    zostaje jeden.

story-regions-opened = Otwiera się następny poziom złotych żył: { $number ->
    [one] 1 region
    [few] { $number } regiony
    [many] { $number } regionów
   *[other] { $number } regionu
}.
story-power-grown = W kręgu wyrasta zdolność „{ $ability }”.
story-badge-cast-aside = Zdolność „{ $ability }” nie może wyrosnąć w kręgu, więc dobiera się inną.
story-power-lent = Krąg daje graczowi { $player } zdolność „{ $ability }”.
story-power-recalled = { $player } traci zdolność kręgu „{ $ability }”.

# --- Przygotowanie stołu -----------------------------------------------------------------------------

setup-tiles = Scenariusze na płytkach
    .none = Brak: drukowana plansza
scenario-players = od { $first } do { $last } graczy
scenario-stars = { $number ->
    [one] 1 gwiazdka
    [few] { $number } gwiazdki
    [many] { $number } gwiazdek
   *[other] { $number } gwiazdki
}
