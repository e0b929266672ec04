### Underground: teksty. Identyfikatory i argumenty: zobacz en/content.ftl.

box-underground = Small World Underground
box-places = Relikwie i miejsca na powierzchni

# --- Zasady ogólne -----------------------------------------------------------------------------------

topic-underground = Podziemny świat
topic-underground-text =
    Rzeka kosztuje o 1 żeton mniej niż inne regiony i może ją podbić każda rasa. Przy przegrupowaniu twoje
    żetony opuszczają jednak rzekę, a ona sama nie przynosi monet. Tam, gdzie rzeka dochodzi do skraju mapy,
    rasy mogą nią wejść na mapę. Do otchłani nikt nie wchodzi i nikt jej nie przekracza. Czarna Góra jest
    górą. Każdego regionu z symbolem Potworów pilnują dwa Potwory. Kto podbije taki region, odkrywa relikwię
    albo popularne miejsce. W pudełku jest ich piętnaście, a w partii tyle, ile takich regionów. Odtąd
    relikwia lub miejsce służy temu, kto zajmuje region. Miejsce nigdy się nie rusza. Relikwia przenosi się do
    regionu, w którym ostatnio jej użyto. Wymierające rasy używają tylko tych relikwii i miejsc, których opis
    na to pozwala.

topic-two-worlds = Dwa światy
topic-two-worlds-text =
    W każdym ze światów możesz grać rasami i zdolnościami z obu. Te, które nic by tam nie dały, zostają
    w pudełku: pod ziemią nie ma pól uprawnych, wzgórz ani jaskiń, a na powierzchni nie ma otchłani. Podobne
    rzeczy zastępują się nawzajem: góry i Czarne Góry, bagna i bajora, lasy i lasy grzybów, źródła magii
    i mistyczne kryształy, morza, jeziora i rzeki. Kopalnia jest kopalnią w obu światach. Jeśli grasz na
    powierzchni z relikwiami i miejscami, każde z nich trafia do regionu Zaginionego Plemienia. Plemię
    zastępują wtedy dwa Potwory.

# --- Rasy --------------------------------------------------------------------------------------------

race-cultists = Kultyści
    .one = Kultysta
    .gender = virile
    .joined = kultyści
    .genitive = Kultystów
race-cultists-short = Regiony obok ich Wielkiego Przedwiecznego są o 1 tańsze, a jego region nietykalny.
race-cultists-text =
    Wielki Przedwieczny zjawia się w pierwszym regionie, który Kultyści podbiją, i ten region staje się
    nietykalny. Każdy region, który Kultyści mogą uznać za sąsiadujący z nim, kosztuje o 1 żeton mniej, ale
    zawsze co najmniej jeden. Na początku swojej tury możesz przenieść Wielkiego Przedwiecznego do innego
    regionu Kultystów. Jeśli jego region zostanie opuszczony lub opróżniony, wraca na twoją rękę. Ustawiasz go
    znowu na początku swojej następnej tury. Gdy Kultyści wymierają, znika.

race-drow = Drowy
    .one = Drow
    .gender = common
    .joined = drowy
    .genitive = Drowów
race-drow-short = 1 dodatkowa moneta za każdy region, który nie graniczy z żadną inną rasą.
race-drow-text =
    Przy punktowaniu każdy region Drowów przynosi 1 dodatkową monetę, jeśli w żadnym graniczącym z nim
    regionie nie ma innej rasy. Wymierające rasy liczą się jako inne, nawet twoja własna. Tak samo liczą się
    Potwory i Zaginione Plemiona, a Balrog nie. Gdy Drowy wymierają, premii nie ma.

race-flames = Płomyczki
    .one = Płomyczek
    .gender = common
    .joined = płomyczki
    .genitive = Płomyczków
race-flames-short = Regiony połączone z ich Wulkanem kosztują tyle, jakby były puste.
race-flames-text =
    Gdy bierzesz tę kombinację, kładziesz Wulkan na odpowiedniej otchłani. Każdy pierwszy podbój Płomyczków
    musi być w regionie obok Wulkanu. Regiony obok niego i regiony połączone z nim nieprzerwanym łańcuchem
    regionów Płomyczków kosztują tyle, jakby były puste. Cenę podnosi wtedy tylko sam teren: Czarna Góra albo
    Warownia ojczyzny. Gdy Płomyczki wymierają, Wulkan nie działa.

race-gnomes = Gnomy
    .one = Gnom
    .gender = common
    .joined = gnomy
    .genitive = Gnomów
race-gnomes-short = Żadna zdolność, relikwia ani miejsce nie pomaga innym podbić ich regionów.
race-gnomes-text =
    W turach innych graczy żadna umiejętność rasy ani zdolność, żadna relikwia i żadne miejsce nie pomaga
    podbić regionu aktywnych Gnomów. Nie działają na nie zniżki, większy zasięg, podmiany, smoki ani Balrog.
    Liczą się tylko zwykłe sąsiedztwo i zwykła cena. Kością rzuca się jak zawsze. To, co podnosi cenę podboju,
    na przykład u Mumii, obowiązuje nadal. Gdy Gnomy wymierają, ochrona się kończy.

race-iron-dwarves = Żelazne Krasnoludy
    .one = Żelazny Krasnolud
    .gender = common
    .joined = żelazne krasnoludy
    .genitive = Żelaznych Krasnoludów
race-iron-dwarves-short = Co turę srebrny młot za każdą ich kopalnię: żeton na późniejsze podboje.
race-iron-dwarves-text =
    Przy przegrupowaniu Żelazne Krasnoludy kują po jednym srebrnym młocie za każdą swoją kopalnię, łącznie
    najwyżej siedem. W późniejszych turach każdy młot liczy się jako żeton w podboju, w którym bierze udział
    co najmniej jeden Żelazny Krasnolud. Młoty nigdy nie bronią: przy każdym przegrupowaniu wracają na twoją
    rękę, a w każdym regionie zostaje krasnolud. Gdy rasa wymiera, młoty przepadają.

race-kraken = Krakenki
    .one = Krakenka
    .gender = common
    .joined = krakenki
    .genitive = Krakenek
race-kraken-short = Mogą zostać na rzekach i dostają za nie monety, nawet gdy wymierają.
race-kraken-text =
    Przy przegrupowaniu Krakenki nie muszą opuszczać rzek. Ich rzeki są dla nich zwykłymi regionami i przy
    punktowaniu przynoszą po monecie, nawet gdy Krakenki wymierają. Inne rasy mogą podbić taką rzekę za jeden
    żeton i po jednym za każdy leżący tam żeton, ale muszą ją potem opuścić.

race-liches = Licze
    .one = Licz
    .gender = common
    .joined = licze
    .genitive = Liczów
race-liches-short = Kto podbije region wymierających Liczów, płaci ich właścicielowi monetę.
race-liches-text =
    Przeciwnik, który podbija region wymierających Liczów, płaci monetę ich właścicielowi. Przeciwnik bez
    monety w ogóle nie może podbić takiego regionu. Aktywne Licze monet nie żądają.

race-lizardmen = Jaszczury
    .one = Jaszczur
    .gender = common
    .joined = jaszczury
    .genitive = Jaszczurów
race-lizardmen-short = Wszystkie regiony nad tym samym odcinkiem rzeki sąsiadują dla nich ze sobą.
race-lizardmen-text =
    Dla Jaszczurów wszystkie regiony nad jednym nieprzerwanym odcinkiem rzeki sąsiadują ze sobą, nawet jeśli
    rzeka jest zajęta. Przeprawa nie kosztuje żetonów. Jeśli rzeka dochodzi do skraju mapy, Jaszczury mogą też
    wejść na mapę w dowolnym regionie nad nią. Samą rzekę podbijają tylko wtedy, gdy chcą, i opuszczają ją
    przy przegrupowaniu.

race-mudmen = Błotniaki
    .one = Błotniak
    .gender = common
    .joined = błotniaki
    .genitive = Błotniaków
race-mudmen-short = Przy przegrupowaniu nowy żeton za każde bajoro, które zajmują.
race-mudmen-text =
    Zanim Błotniaki się przegrupują, bierzesz z puli nowego Błotniaka za każde bajoro, które zajmują, o ile
    w puli są żetony. Nowe żetony kładziesz razem z innymi. Gdy Błotniaki wymierają, żetonów nie przybywa.

race-mummies = Mumie
    .one = Mumia
    .gender = common
    .joined = mumie
    .genitive = Mumii
race-mummies-short = Dużo żetonów, ale każdy region kosztuje je o 1 żeton więcej.
race-mummies-text =
    Żadna inna płytka rasy z podziemnego świata nie daje tylu żetonów. Za to każdy region kosztuje Mumie o 1
    żeton więcej, ktokolwiek go zajmuje. Podboje o własnej cenie, takie jak podmiana albo atak smoka, nie są
    droższe.

race-ogres = Ogry
    .one = Ogr
    .gender = common
    .joined = ogry
    .genitive = Ogrów
race-ogres-short = Każdy region kosztuje o 1 żeton mniej.
race-ogres-text =
    Każdy region kosztuje Ogry o 1 żeton mniej, ale zawsze co najmniej jeden. Ta zniżka sumuje się z innymi
    i pomaga także w ostatniej próbie.

race-shadow-mimes = Mimy Cienia
    .one = Mim Cienia
    .gender = common
    .joined = mimy cienia
    .genitive = Mimów Cienia
race-shadow-mimes-short = Gdy je bierzesz, możesz wymienić ich zdolność na inną z kolumny.
race-shadow-mimes-text =
    Gdy weźmiesz Mimy Cienia i zapłacisz, możesz wymienić ich płytkę zdolności na płytkę innej kombinacji
    z kolumny. Monety zostają na swoich miejscach. Bierzesz żetony z płytki rasy i z tej płytki zdolności,
    którą Mimy zachowają. Później nie mogą jej już wymienić.

race-shrooms = Grzybki
    .one = Grzybek
    .gender = common
    .joined = grzybki
    .genitive = Grzybków
race-shrooms-short = 1 dodatkowa moneta za każdy las grzybów, który zajmują.
race-shrooms-text =
    Przy punktowaniu każdy las grzybów zajęty przez Grzybki jest wart 1 dodatkową monetę. Od tury, w której
    Grzybki zaczynają wymierać, premii nie ma.

race-spiderines = Pajęczatki
    .one = Pajęczatka
    .gender = common
    .joined = pajęczatki
    .genitive = Pajęczatek
race-spiderines-short = Każdy region, który graniczy z otchłanią, jest w ich zasięgu.
race-spiderines-text =
    Pajęczatki wspinają się z otchłani do otchłani. Każdy region graniczący z otchłanią sąsiaduje dla nich ze
    wszystkimi regionami, które zajmują, gdziekolwiek na mapie. Mogą też wejść na mapę w dowolnym regionie
    graniczącym z otchłanią. Do samych otchłani nie wchodzą nawet one.

race-will-o-wisps = Świetliki
    .one = Świetlik
    .gender = common
    .joined = świetliki
    .genitive = Świetlików
race-will-o-wisps-short = Rzucają kością przed podbojem regionów z kryształami i regionów obok nich.
race-will-o-wisps-text =
    Świetliki mogą rzucić kością, zanim podbiją region z mistycznymi kryształami albo region obok swojego
    regionu z kryształami. Wskazujesz region i rzucasz: jego cena spada o liczbę oczek, ale nigdy poniżej
    jednego. Jeśli żetony na ręce wystarczą, musisz podbić ten region i możesz podbijać dalej. Jeśli nie
    wystarczą, twoje podboje się kończą. Nie możesz wskazać regionu, do którego brakuje więcej niż trzech
    żetonów, a żaden podbój nie dostaje drugiego rzutu.

# --- Zdolności ---------------------------------------------------------------------------------------

power-adventurous = Żądne przygód
power-adventurous-with = Żądne przygód { race-name }
    .virile = Żądni przygód { race-name }
    .object = Żądnych przygód { race-of }
power-adventurous-short = 1 dodatkowa moneta za każdy region z popularnym miejscem.
power-adventurous-text =
    Przy punktowaniu każdy region rasy z jednym z dziewięciu popularnych miejsc jest wart 1 dodatkową monetę,
    oprócz tego, co przynosi samo miejsce. Relikwie się nie liczą. Gdy rasa wymiera, premii nie ma.

power-fisher = Rybackie
power-fisher-with = Rybackie { race-name }
    .virile = Rybaccy { race-name }
    .object = Rybackich { race-of }
power-fisher-short = 1 dodatkowa moneta za każde dwa regiony nad rzeką.
power-fisher-text =
    Przy punktowaniu każde dwa regiony rasy, które graniczą z rzeką, przynoszą 1 dodatkową monetę. Region bez
    pary nie przynosi nic. Same rzeki nie liczą się jako takie regiony. Gdy rasa wymiera, premii nie ma.

power-flocking = Stadne
power-flocking-with = Stadne { race-name }
    .virile = Stadni { race-name }
    .object = Stadnych { race-of }
power-flocking-short = Dwie dodatkowe monety, jeśli wszystkie regiony rasy są połączone.
power-flocking-text =
    Przy punktowaniu rasa przynosi dwie dodatkowe monety, jeśli wszystkie jej regiony są połączone: z każdego
    można dojść do każdego, nie wychodząc poza nie. Liczą się też połączenia, które tworzy jakaś umiejętność:
    na przykład otchłanie Pajęczatek albo Wielka mosiężna rura. Jeden region liczy się jako połączony. Rasa
    bez regionów nic nie dostaje. Gdy rasa wymiera, premii nie ma.

power-frightened = Wystraszone
power-frightened-with = Wystraszone { race-name }
    .virile = Wystraszeni { race-name }
    .object = Wystraszonych { race-of }
power-frightened-short = 1 dodatkowa moneta za każdy region z co najmniej trzema żetonami.
power-frightened-text =
    Przy punktowaniu każdy region, w którym po przegrupowaniu leżą co najmniej trzy żetony rasy, jest wart 1
    dodatkową monetę. Przywódca liczy się jako żeton rasy. Gdy rasa wymiera, premii nie ma.

power-immortal = Nieśmiertelne
power-immortal-with = Nieśmiertelne { race-name }
    .virile = Nieśmiertelni { race-name }
    .object = Nieśmiertelnych { race-of }
power-immortal-short = Gdy ktoś podbije region rasy, nie ginie żaden żeton.
power-immortal-text =
    Gdy ktoś podbije region aktywnej rasy, nie ginie żaden żeton, nawet przez Balroga. Wszystkie wycofują się
    na twoją rękę i kładziesz je na koniec tej tury. Jeśli rasa nie ma już regionów, czekają na ręce do
    twojej następnej tury. Do puli trafia tylko żeton zastąpiony przez podmianę. Gdy rasa wymiera, żetony giną
    jak zwykle.

power-magic = Magiczne
power-magic-with = Magiczne { race-name }
    .virile = Magiczni { race-name }
    .object = Magicznych { race-of }
power-magic-short = Raz na turę Wór wielu rzeczy robi to, co dowolna relikwia na mapie.
power-magic-text =
    Raz na turę Wór wielu rzeczy działa jak dowolna odkryta relikwia, ktokolwiek ją ma. Potem przenosi się
    tak, jak zrobiłaby to relikwia. Wór i relikwia, którą naśladuje, nigdy nie działają na ten sam region.
    Nikt nie może zabrać Woru: gdy stracisz lub opuścisz jego region, wraca na twoją rękę. Gdy rasa wymiera,
    znika.

power-martyr = Męczeńskie
power-martyr-with = Męczeńskie { race-name }
    .virile = Męczeńscy { race-name }
    .object = Męczeńskich { race-of }
power-martyr-short = Od razu moneta za każdy region rasy, który podbije przeciwnik.
power-martyr-text =
    Za każdym razem, gdy przeciwnik podbije region aktywnej rasy, od razu bierzesz monetę z banku, cokolwiek
    dzieje się z żetonami. Wizyta Balroga się liczy, ale nieudana próba nie. Gdy rasa wymiera, nic się nie
    należy.

power-mining = Górnicze
power-mining-with = Górnicze { race-name }
    .virile = Górniczy { race-name }
    .object = Górniczych { race-of }
power-mining-short = 1 dodatkowa moneta za każdą zajętą kopalnię.
power-mining-text =
    Przy punktowaniu każda kopalnia, którą zajmuje rasa, jest warta 1 dodatkową monetę. Od tury, w której rasa
    zaczyna wymierać, premii nie ma.

power-muddy = Błotne
power-muddy-with = Błotne { race-name }
    .virile = Błotni { race-name }
    .object = Błotnych { race-of }
power-muddy-short = 1 dodatkowa moneta za każde zajęte bajoro, nawet gdy rasa wymiera.
power-muddy-text =
    Przy punktowaniu każde bajoro, które zajmuje rasa, jest warte 1 dodatkową monetę. Premia należy się też
    w turze, w której rasa zaczyna wymierać, i w każdej późniejszej, dopóki zajmuje bajoro.

power-mystic = Mistyczne
power-mystic-with = Mistyczne { race-name }
    .virile = Mistyczni { race-name }
    .object = Mistycznych { race-of }
power-mystic-short = 1 dodatkowa moneta za każdy region z mistycznymi kryształami.
power-mystic-text =
    Przy punktowaniu każdy region z mistycznymi kryształami, który zajmuje rasa, jest wart 1 dodatkową monetę.
    Od tury, w której rasa zaczyna wymierać, premii nie ma.

power-quarreling = Kłótliwe
power-quarreling-with = Kłótliwe { race-name }
    .virile = Kłótliwi { race-name }
    .object = Kłótliwych { race-of }
power-quarreling-short = 1 dodatkowa moneta za każdą oddzielną grupę regionów rasy.
power-quarreling-text =
    Przy punktowaniu rasa przynosi 1 dodatkową monetę za każdą oddzielną grupę swoich regionów. Regiony należą
    do tej samej grupy, jeśli łączą je wspólne granice. Szczególne rodzaje sąsiedztwa tu się nie liczą. Gdy
    rasa wymiera, premii nie ma.

power-reborn = Odrodzone
power-reborn-with = Odrodzone { race-name }
    .virile = Odrodzeni { race-name }
    .object = Odrodzonych { race-of }
power-reborn-short = Gdy wymiera, co turę do dwóch jej regionów może przejąć twoja aktywna rasa.
power-reborn-text =
    Gdy rasa wymiera, na początku każdej swojej tury możesz opróżnić jeden lub dwa jej regiony. Do każdego
    kładziesz żeton swojej aktywnej rasy: z puli, a gdy jej brak, z ręki. To nie jest podbój. Miejsca
    i relikwie służą tam teraz aktywnej rasie. W ten sposób rasa jest na mapie już w turze, w której ją
    bierzesz. Płytka zdolności zostaje przy wymierającej rasie.

power-royal = Królewskie
power-royal-with = Królewskie { race-name }
    .virile = Królewscy { race-name }
    .object = Królewskich { race-of }
power-royal-short = Królowa sprawia, że jeden region rasy jest nietykalny.
power-royal-text =
    Na koniec każdej swojej tury ustawiasz Królową w jednym z regionów rasy. Ten region jest nietykalny,
    dopóki jej nie przestawisz. Jeśli opuścisz region, Królowa wraca na twoją rękę. Gdy rasa wymiera,
    Królowa zostaje, dopóki leży tam żeton, a region pozostaje nietykalny.

power-shield = Z tarczami
power-shield-with = { race-name } z tarczami
    .virile = { race-name } z tarczami
    .object = { race-of } z tarczami
power-shield-short = W lasach grzybów rosną zbroje: każda podnosi cenę regionu o 1, nawet gdy rasa wymiera.
power-shield-text =
    Po swoich podbojach bierzesz grzybową zbroję za każdy las grzybów, który zajmuje rasa. W zapasie jest ich
    osiem. Nowe zbroje kładziesz w regionach rasy przy przegrupowaniu. Każda podnosi cenę regionu dla
    atakujących o 1, nawet gdy rasa wymiera. Raz położona zbroja się nie rusza. Wraca do zapasu, gdy region
    zostanie stracony lub opuszczony. Zbroja nie liczy się jako żeton, więc nie chroni samotnego żetonu przed
    podmianą.

power-stone = Kamienne
power-stone-with = Kamienne { race-name }
    .virile = Kamienni { race-name }
    .object = Kamiennych { race-of }
power-stone-short = 1 dodatkowa moneta za każdą zajętą Czarną Górę.
power-stone-text =
    Przy punktowaniu każda Czarna Góra, którą zajmuje rasa, jest warta 1 dodatkową monetę. Od tury, w której
    rasa zaczyna wymierać, premii nie ma.

power-thieving = Złodziejskie
power-thieving-with = Złodziejskie { race-name }
    .virile = Złodziejscy { race-name }
    .object = Złodziejskich { race-of }
power-thieving-short = Moneta od każdego przeciwnika, którego aktywna rasa graniczy z twoją.
power-thieving-text =
    Przy punktowaniu bierzesz monetę od każdego przeciwnika, którego aktywna rasa ma żeton w regionie
    graniczącym z regionem tej rasy. Od każdego tylko raz i tylko jeśli ma monetę. Od wymierających ras nie
    bierzesz nic. Gdy ta rasa sama wymiera, też nic nie bierze.

power-tomb = Grobowe
power-tomb-with = Grobowe { race-name }
    .virile = Grobowi { race-name }
    .object = Grobowych { race-of }
power-tomb-short = Gdy rasa wymiera, wszystkie jej żetony zostają na mapie.
power-tomb-text =
    Gdy rasa zaczyna wymierać, na mapie zostają wszystkie jej żetony, a nie po jednym w regionie. Przed
    punktowaniem możesz je jeszcze raz rozłożyć w jej regionach, co najmniej po jednym w każdym. Żetony z ręki
    trafiają do puli. Gdy później ktoś podbije region, ginie jeden żeton, a pozostałe wycofują się do innych
    regionów rasy. Jeśli innych regionów nie ma, giną wszystkie.

power-vampire = Wampirze
power-vampire-with = Wampirze { race-name }
    .virile = Wampirzy { race-name }
    .object = Wampirzych { race-of }
power-vampire-short = Raz na turę u każdego przeciwnika podmień samotny aktywny żeton na swój.
power-vampire-text =
    Raz na turę u każdego przeciwnika możesz podbić region przez podmianę. Musi tam leżeć dokładnie jeden
    żeton jego aktywnej rasy, a region musi dać się zaatakować twoją rasą. Tamten żeton trafia do puli, nawet
    Nieśmiertelny. Jego miejsce zajmuje twój: z puli, a gdy jej brak, z ręki. Czarna Góra, Warownia i zbroja
    w tym nie przeszkadzają, ale Gnomów nie da się podmienić. Po ostatniej próbie już nie wolno.

power-vanishing = Znikające
power-vanishing-with = Znikające { race-name }
    .virile = Znikający { race-name }
    .object = Znikających { race-of }
power-vanishing-short = Gdy wymiera, schodzi z mapy i daje dwie monety za każdy swój region.
power-vanishing-text =
    Gdy rasa zaczyna wymierać, od razu schodzi z mapy ze wszystkimi żetonami. W tej turze każdy region, który
    zajmowała, przynosi dwie monety zamiast jednej i nic poza tym. Wcześniejsza wymierająca rasa jak zwykle
    zeszła już z mapy, chyba że wolno jej zostać. Możesz więc zostać bez żadnej wymierającej rasy.

power-vengeful = Mściwe
power-vengeful-with = Mściwe { race-name }
    .virile = Mściwi { race-name }
    .object = Mściwych { race-of }
power-vengeful-short = Kto cię zaatakował od twojej ostatniej tury, ma regiony tańsze o 1 żeton.
power-vengeful-text =
    Każdy przeciwnik, który zaatakuje którąkolwiek twoją rasę, aktywną lub wymierającą, dostaje znacznik
    zemsty. W twojej następnej turze jego regiony kosztują tę rasę o 1 żeton mniej, ale zawsze co najmniej
    jeden. Dotyczy to też regionów jego wymierających ras. Na koniec tej tury zabierasz znaczniki. Gdy rasa
    wymiera, zdolność nie działa.

power-wise = Mądre
power-wise-with = Mądre { race-name }
    .virile = Mądrzy { race-name }
    .object = Mądrych { race-of }
power-wise-short = Gdy wymiera, dwie dodatkowe monety co turę, dopóki ma jakiś region.
power-wise-text =
    Gdy rasa wymiera, przynosi dwie dodatkowe monety przy każdym twoim punktowaniu, dopóki zajmuje choć jeden
    region. Dotyczy to też tury, w której zaczyna wymierać. Dopóki jest aktywna, nie przynosi nic ponad to, co
    zwykle. Płytka zdolności zostaje przy niej.

# --- Relikwie ----------------------------------------------------------------------------------------

power-the-flying-doormat = Latająca wycieraczka
power-the-flying-doormat-with = { race-name }
power-the-flying-doormat-short = Relikwia: raz na turę w zasięgu jest dowolny region.
power-the-flying-doormat-text =
    Relikwia. Raz na turę aktywna rasa, która ją ma, może podbić region w dowolnym miejscu mapy za zwykłą
    cenę. Jeśli podbój się uda, Wycieraczka leci tam razem z rasą, a jeśli nie, zostaje. Rasa bez regionu na
    mapie nie może jej użyć.

power-froggys-ring = Pierścień Froggy’ego
power-froggys-ring-with = { race-name }
power-froggys-ring-short = Relikwia: moneta od każdego, czyja aktywna rasa graniczy z Pierścieniem.
power-froggys-ring-text =
    Relikwia. Na koniec swojej tury możesz przenieść go do dowolnego regionu aktywnej rasy, która go ma.
    Bierzesz wtedy monetę od każdego przeciwnika, który ma żeton swojej aktywnej rasy w regionie obok, o ile
    ma monetę.

power-the-stinky-trolls-socks = Skarpety śmierdzącego trolla
power-the-stinky-trolls-socks-with = { race-name }
power-the-stinky-trolls-socks-short =
    Relikwia: raz na turę region kosztuje jak pusty, a wszystkie żetony się wycofują.
power-the-stinky-trolls-socks-text =
    Relikwia. Raz na turę aktywna rasa, która ma Skarpety, może podbić region tak, jakby był pusty: cenę
    podnosi tylko teren. Wszyscy obrońcy wycofują się do innych regionów swojej rasy albo na rękę właściciela.
    Ginie tylko wymierająca rasa bez innego regionu. Skarpety przenoszą się do podbitego regionu.

power-the-scepter-of-avarice = Berło chciwości
power-the-scepter-of-avarice-with = { race-name }
power-the-scepter-of-avarice-short = Relikwia: monety z regionu z Berłem liczą się podwójnie.
power-the-scepter-of-avarice-text =
    Relikwia. Na koniec swojej tury możesz przenieść je do dowolnego regionu aktywnej rasy, która je ma. Przy
    punktowaniu każda moneta, którą bank płaci za ten region, liczy się podwójnie: za sam region oraz za jego
    teren, miejsce, rasę lub zdolność. Monety za kilka regionów razem i monety od graczy nie liczą się
    podwójnie. Monet Kopalni zaginionego krasnoluda nigdy się nie podwaja.

power-the-shiny-orb = Lśniąca kula
power-the-shiny-orb-with = { race-name }
power-the-shiny-orb-short = Relikwia: raz na turę podmień samotny aktywny żeton na swój.
power-the-shiny-orb-text =
    Relikwia. Raz na turę aktywna rasa, która ją ma, może podbić region przez podmianę. Samotny żeton aktywnej
    rasy przeciwnika, leżący w zasięgu, trafia do puli. Zastępuje go żeton tej rasy: z puli, a gdy jej brak,
    z ręki. Kula przenosi się do podbitego regionu.

power-the-sword-of-the-killer-rabbit = Miecz króliczego zabójcy
power-the-sword-of-the-killer-rabbit-with = { race-name }
power-the-sword-of-the-killer-rabbit-short = Relikwia: raz na turę podbój kosztuje o dwa żetony mniej.
power-the-sword-of-the-killer-rabbit-text =
    Relikwia. Raz na turę jeden podbój kosztuje aktywną rasę, która ma Miecz, o dwa żetony mniej, ale zawsze
    co najmniej jeden. Pomaga to także w ostatniej próbie. Jeśli podbój się uda, Miecz przenosi się do
    podbitego regionu, a jeśli nie, zostaje.

# --- Popularne miejsca -------------------------------------------------------------------------------

power-the-altar-of-souls = Ołtarz dusz
power-the-altar-of-souls-with = { race-name }
power-the-altar-of-souls-short = Miejsce: po punktowaniu oddaj wymierający żeton za trzy monety.
power-the-altar-of-souls-text =
    Popularne miejsce. Po każdym swoim punktowaniu możesz oddać za trzy monety jeden żeton swoich
    wymierających ras, gdziekolwiek na mapie. Wymierająca rasa, która zajmuje Ołtarz, też może go używać,
    a nawet oddać żeton leżący właśnie tam.

power-the-crypt-of-the-tomb-raider = Krypta rabusia grobów
power-the-crypt-of-the-tomb-raider-with = { race-name }
power-the-crypt-of-the-tomb-raider-short = Miejsce: jej Upiór czyni nietykalnym dowolny region poza samą Kryptą.
power-the-crypt-of-the-tomb-raider-text =
    Popularne miejsce. Na koniec swojej tury stawiasz Upiora w dowolnym regionie poza regionem Krypty
    i otchłaniami, ktokolwiek go zajmuje. Ten region jest nietykalny: nikt go nikomu nie odbierze, a jeśli
    jest niczyj, możesz go podbić tylko ty. Dopóki Kryptę zajmuje wymierająca rasa, Upiór zostaje tam, gdzie
    jest. Gdy ktoś podbije Kryptę, Upiór odchodzi i służy zdobywcy.

power-the-diamond-fields = Diamentowe pola
power-the-diamond-fields-with = { race-name }
power-the-diamond-fields-short = Miejsce: 1 dodatkowa moneta za każdy region tego terenu, nawet gdy rasa wymiera.
power-the-diamond-fields-text =
    Popularne miejsce. Przy punktowaniu jego region jest wart 1 dodatkową monetę, tak samo każdy inny region
    tego samego terenu, który zajmuje ta sama rasa. Działa też dla wymierającej rasy. Symbole nie liczą się
    jako teren.

power-the-great-brass-pipe = Wielka mosiężna rura
power-the-great-brass-pipe-with = { race-name }
power-the-great-brass-pipe-short = Miejsce: wszystkie regiony jego terenu sąsiadują ze sobą.
power-the-great-brass-pipe-text =
    Popularne miejsce. Dla aktywnej rasy, która je zajmuje, wszystkie regiony o terenie Rury sąsiadują ze
    sobą, gdziekolwiek leżą. Liczy się to też dla innych umiejętności, które zależą od sąsiedztwa, ale nie dla
    Balroga.

power-the-fountain-of-youth = Fontanna młodości
power-the-fountain-of-youth-with = { race-name }
power-the-fountain-of-youth-short = Miejsce: nowy żeton na początku każdej tury.
power-the-fountain-of-youth-text =
    Popularne miejsce. Na początku twojej tury aktywna rasa, która je zajmuje, dostaje z puli na rękę nowy
    żeton, o ile w puli jakiś jest.

power-the-keep-on-the-motherland = Warownia ojczyzny
power-the-keep-on-the-motherland-with = { race-name }
power-the-keep-on-the-motherland-short = Miejsce: 1 dodatkowa moneta i obrona o 1 lepsza, nawet gdy rasa wymiera.
power-the-keep-on-the-motherland-text =
    Popularne miejsce. Przy punktowaniu jego region jest wart 1 dodatkową monetę. Ten region kosztuje też
    atakujących o 1 żeton więcej, nawet gdy nikogo tam nie ma. Warownia działa również dla wymierającej rasy.
    Nie liczy się jako żeton, więc nie chroni samotnego żetonu przed podmianą.

power-the-mine-of-the-lost-dwarf = Kopalnia zaginionego krasnoluda
power-the-mine-of-the-lost-dwarf-with = { race-name }
power-the-mine-of-the-lost-dwarf-short = Miejsce: dwie dodatkowe monety, nawet gdy rasa wymiera.
power-the-mine-of-the-lost-dwarf-text =
    Popularne miejsce. Przy punktowaniu jego region jest wart dwie dodatkowe monety, nawet gdy rasa wymiera.
    Poza tym jest to popularne miejsce, a nie kopalnia. Berło chciwości nie podwaja jego monet.

power-stonehedge = Kamienny żywopłot
power-stonehedge-with = { race-name }
power-stonehedge-short = Miejsce: temu, kto je zajmuje, służy zdolność dobrana ze stosu.
power-stonehedge-text =
    Popularne miejsce. Gdy ktoś je odkryje, dobiera się płytkę zdolności spośród zakrytych w stosie. Płytka
    nie daje żetonów, ale jej zdolność służy aktywnej rasie, która zajmuje Żywopłot, oprócz jej własnej.
    Zdolność dla wymierających ras służy tam wymierającej rasie. Kto zajmie to miejsce później, ma tę samą
    zdolność: nowej płytki się nie dobiera.

power-the-wickedest-pentacle = Niegodziwy pentagram
power-the-wickedest-pentacle-with = { race-name }
power-the-wickedest-pentacle-short =
    Miejsce: kto je zajmuje, porusza Balrogiem, a do regionu Balroga nikt nie wejdzie.
power-the-wickedest-pentacle-text =
    Popularne miejsce. Gdy tylko ktoś je odkryje, zjawia się Balrog i rusza do regionu obok. Później ten, kto
    zajmuje Pentagram, może raz w każdej swojej turze przesunąć Balroga do regionu obok. Rasa, która tam jest,
    traci dwa żetony, nawet twoja własna, a pozostałe się wycofują. Balrog nie wchodzi do otchłani, regionów
    nietykalnych ani regionów aktywnych Gnomów. Jego region jest zamknięty dla wszystkich i nie przynosi
    monet. Gdy Balrog odchodzi, zostawia region pusty. Dopóki Pentagram zajmuje wymierająca rasa, Balrog się
    nie rusza.

power-guardians = Potwory
power-guardians-with = { race-name }

race-balrog = Balrog
    .one = Balrog
    .gender = common
    .joined = balrog
    .genitive = Balroga
race-balrog-short = Balrog pustoszy swój region: nikt tam nie wejdzie i nikt nic nie zarobi.
race-balrog-text =
    Balrog nie należy do nikogo. Z regionu do regionu przesuwa go ten, kto zajmuje Niegodziwy pentagram.
    Regionu, w którym jest Balrog, nie można podbić i nie przynosi on monet. Balrog nie jest ani rasą, ani
    Potworem.

# --- Elementy ----------------------------------------------------------------------------------------

sign-balrog = B
sign-great-ancient = @
sign-queen = Q
sign-crypt-ghost = ^
sign-bag = %
sign-armor = +
piece-balrog = Balrog
count-balrog = { $number ->
    [one] 1 Balrog
    [few] { $number } Balrogi
    [many] { $number } Balrogów
   *[other] { $number } Balroga
}
piece-great-ancient = Wielki Przedwieczny
count-great-ancient = { $number ->
    [one] 1 Wielki Przedwieczny
    [few] { $number } Wielkich Przedwiecznych
    [many] { $number } Wielkich Przedwiecznych
   *[other] { $number } Wielkiego Przedwiecznego
}
piece-volcano = Wulkan
count-volcano = { $number ->
    [one] 1 Wulkan
    [few] { $number } Wulkany
    [many] { $number } Wulkanów
   *[other] { $number } Wulkanu
}
piece-queen = Królowa
count-queen = { $number ->
    [one] 1 Królowa
    [few] { $number } Królowe
    [many] { $number } Królowych
   *[other] { $number } Królowej
}
piece-crypt-ghost = Upiór
count-crypt-ghost = { $number ->
    [one] 1 Upiór
    [few] { $number } Upiory
    [many] { $number } Upiorów
   *[other] { $number } Upiora
}
piece-bag = Wór wielu rzeczy
count-bag = { $number ->
    [one] 1 Wór wielu rzeczy
    [few] { $number } Wory wielu rzeczy
    [many] { $number } Worów wielu rzeczy
   *[other] { $number } Woru wielu rzeczy
}
stock-iron-dwarves = { $number ->
    [one] 1 srebrny młot
    [few] { $number } srebrne młoty
    [many] { $number } srebrnych młotów
   *[other] { $number } srebrnego młota
}
piece-armor = grzybowa zbroja
count-armor = { $number ->
    [one] 1 grzybowa zbroja
    [few] { $number } grzybowe zbroje
    [many] { $number } grzybowych zbroi
   *[other] { $number } grzybowej zbroi
}

# --- Powody ------------------------------------------------------------------------------------------

# Składniki ceny.
reason-monsters = Potwory
reason-as-if-empty = jak pusty: obrońcy się nie liczą
reason-silence = cisza Gnomów: nic tu nie pomaga
# Dlaczego regionu nie można podbić.
reason-immune-great-ancient = nietykalny: jest tam Wielki Przedwieczny
reason-immune-queen = nietykalny: jest tam Królowa
reason-immune-crypt-ghost = nietykalny: czuwa nad nim Upiór
reason-immune-balrog = zamknięty: jest tam Balrog
reason-lich-coin = wymierające Licze żądają monety, a ty jej nie masz

# --- Pytania -----------------------------------------------------------------------------------------

question-discover = Czego pilnują Potwory?
question-guardians = Gdzie trafiają Potwory?
question-flames = Wybierz otchłań dla Wulkanu.
question-cultists = Przenieść Wielkiego Przedwiecznego?
question-shadow-mimes = Wybierz zdolność dla Mimów Cienia.
question-reborn = Przejąć wymierające regiony aktywną rasą?
question-royal = Ustaw Królową.
question-shield = Połóż nowe grzybowe zbroje.
question-magic = Wybierz relikwię dla Woru.
question-magic-4 = Połóż Wór jako Pierścień Froggy’ego.
question-magic-6 = Połóż Wór jako Berło chciwości.
question-vanishing = Czy wymierająca rasa znika?
question-froggys-ring = Przenieść Pierścień Froggy’ego?
question-the-scepter-of-avarice = Przenieść Berło chciwości?
question-the-altar-of-souls = Oddać wymierający żeton za trzy monety?
question-the-crypt-of-the-tomb-raider = Przenieść Upiora?
question-the-wickedest-pentacle = Przesunąć Balroga?
question-stonehedge = Jaką zdolność skrywa Kamienny żywopłot?

# --- W przeglądarce ----------------------------------------------------------------------------------

do-use-iron-dwarves = Użyj srebrnego młota
do-flames = Wulkan: { $region }
do-cultists = Przedwieczny: { $region }
pass-cultists = Zostaw Przedwiecznego
pass-shadow-mimes = Zachowaj zdolność
pass-reborn = Nic nie przejmuj
pass-magic = Nie używaj Woru
do-royal = Królowa: { $region }
do-froggys-ring = Pierścień: { $region }
pass-froggys-ring = Zostaw Pierścień
do-the-scepter-of-avarice = Berło: { $region }
pass-the-scepter-of-avarice = Zostaw Berło
do-the-altar-of-souls = Żeton: { $region }
pass-the-altar-of-souls = Zachowaj żetony
do-the-crypt-of-the-tomb-raider = Upiór: { $region }
pass-the-crypt-of-the-tomb-raider = Zostaw Upiora
do-the-wickedest-pentacle = Balrog: { $region }
pass-the-wickedest-pentacle = Zostaw Balroga
do-vampire = Ukąszenie: { $region }
do-the-shiny-orb = Kula: { $region }
guide-monsters = Każdego z tych regionów pilnują dwa Potwory. Pokonaj je, a odkryjesz relikwię albo miejsce.
