### Odpowiedzi na pytania, których zasady Underground nie rozstrzygają. Identyfikatory: zobacz en/rulings.ftl.

sources-underground = instrukcja Underground
ruling-underground-1 = Czy jednemu podbojowi może pomóc kilka relikwii?
    .answer = Tak, każda raz na turę.
    .source = nasza decyzja
ruling-underground-2 = A jeśli rasa przy przegrupowaniu ma same rzeki?
    .answer = Opuszcza je, czeka na ręce i w następnej turze gracza zaczyna od pierwszego podboju.
    .source = nasza decyzja
ruling-underground-3 = Czy sześciu graczy gra w drużynach?
    .answer = Nie, każdy gra dla siebie. Na drukowanej planszy dla sześciu są trzy drużyny po dwie osoby.
    .source = nasza decyzja
ruling-underground-4 = Co zostaje w pudełku, gdy gra się bez relikwii i miejsc?
    .answer = Zdolności „Żądne przygód” i „Magiczne”.
    .source = instrukcja Underground
ruling-underground-5 = Jak działają Trytony, rasy Latające i Niziołki w podziemnym świecie?
    .answer =
        Dla Trytonów wybrzeżem są brzegi rzeki. Rasy Latające sięgają każdego lądu, ale rzeki tylko z jej
        brzegu. Niziołki wchodzą wszędzie poza rzekami.
    .source = instrukcja Underground; reszta: nasza decyzja
ruling-underground-6 = Ponad czym może strzelać katapulta w podziemnym świecie?
    .answer = Ponad rzekami, ale nie ponad otchłaniami.
    .source = nasza decyzja
ruling-underground-7 = Dokąd idą Barbarzyńcy, gdy muszą opuścić rzekę?
    .answer = Schodzą z mapy do następnej tury, bo nie wolno im przejść do innego regionu.
    .source = nasza decyzja
ruling-underground-8 = Czy Igory zbierają Potwory?
    .answer = Tak, każdego jak żeton Zaginionego Plemienia.
    .source = nasza decyzja
ruling-underground-9 = Czy w „Wyspę Nekromanty” można grać w podziemnym świecie?
    .answer = Nie, bo wyspa potrzebuje jeziora.
    .source = nasza decyzja
ruling-underground-10 = Czy Wycieraczki można użyć bez żetonu na ręce?
    .answer = Tak, do podmiany Czarnoksiężników, ras Wampirzych albo Kuli, bo ona nie wymaga żetonu na ręce.
    .source = nasza decyzja
ruling-underground-11 = Czy relikwia zużywa się na podbój, któremu nie pomogła?
    .answer =
        Nie. Zużywa się tylko na podbój, który umożliwiła albo uczyniła tańszym. W innym razie zostaje na
        miejscu i czeka na następny.
    .source = nasza decyzja

sources-two-worlds = instrukcja Underground
ruling-two-worlds-1 = Co zostaje w pudełku, gdy grasz w podziemnym świecie?
    .answer =
        Ludzie oraz zdolności „Konne”, „Ze wzgórz” i „Podziemne”, bo nie ma tam pól uprawnych, wzgórz ani
        jaskiń.
    .source = nasza decyzja
ruling-two-worlds-2 = Co zostaje w pudełku, gdy grasz na powierzchni?
    .answer = Płomyczki i Pajęczatki, bo nie ma tam otchłani.
    .source = nasza decyzja
ruling-two-worlds-3 = Co na powierzchni liczy się jako rzeka?
    .answer =
        Morza i jezioro. Krakenki je zajmują i punktują, Jaszczury się przez nie przeprawiają, a rasy Rybackie
        punktują regiony nad nimi.
    .source = nasza decyzja
ruling-two-worlds-4 = Co wolno rasom Morskim w podziemnym świecie?
    .answer = Zajmować rzeki i je punktować, nawet gdy wymierają. Inne rasy mogą na te rzeki wchodzić jak zwykle.
    .source = instrukcja Underground
ruling-two-worlds-5 = Gdzie na powierzchni leżą Potwory, jeśli stół gra z relikwiami i miejscami?
    .answer =
        W regionach Zaginionych Plemion, z których żadne dwa nie sąsiadują. Jest ich o jeden więcej niż
        graczy. W każdym Plemię zastępują dwa Potwory. Regiony losuje się przy przygotowaniu stołu. Jeśli
        wszystkie się nie mieszczą, jest ich mniej.
    .source = instrukcja Underground; losowanie i mniejsza liczba: nasza decyzja
ruling-two-worlds-6 = Które z piętnastu relikwii i miejsc zostają na powierzchni w pudełku?
    .answer =
        Żadne, bo każde coś tam znaczy. Jak w podziemnym świecie, losuje się po jednym na każdy region
        z Potworami, a pozostałe odchodzą zakryte. W grze są też zdolności „Żądne przygód” i „Magiczne”.
    .source = nasza decyzja
ruling-two-worlds-7 = Czy Upiór z Krypty albo Balrog mogą wejść na morze lub jezioro?
    .answer = Nie. Oba wchodzą tylko na ląd i na rzeki podziemnego świata.
    .source = nasza decyzja
ruling-two-worlds-8 = Czy Nekromanta liczy się jako gracz przy liczbie Potworów?
    .answer = Tak, jak każdy inny. Każdy pokonany Potwór daje mu duszę, tak jak Zaginione Plemię.
    .source = nasza decyzja
ruling-two-worlds-9 = Czy Nekromanta używa relikwii i miejsc albo zdolności Kamiennego żywopłotu?
    .answer =
        Nie. Duchy liczą się jako wymierająca rasa, więc niczego z tego nie używają, ale mogą zajmować te
        regiony. Warownia i tak broni swojego regionu.
    .source = nasza decyzja

sources-cultists = instrukcja Underground, { race-cultists }
ruling-cultists-1 = Co się dzieje z Wielkim Przedwiecznym, gdy jego region zostanie opuszczony?
    .answer = Wraca na twoją rękę i ustawiasz go na początku następnej tury. Gdy Kultyści wymierają, znika.
    .source = nasza decyzja
ruling-cultists-2 = Gdzie jest Wielki Przedwieczny, jeśli pierwszym podbitym regionem Kultystów jest rzeka?
    .answer = Gdy Kultyści opuszczą rzekę, wraca na twoją rękę i ustawiasz go na początku następnej tury.
    .source = nasza decyzja
ruling-cultists-3 = Czy region dostępny tylko dzięki Wycieraczce sąsiaduje z Wielkim Przedwiecznym?
    .answer = Nie. Rura tworzy sąsiedztwo, Wycieraczka nie.
    .source = nasza decyzja

sources-drow = instrukcja Underground, { race-drow }
ruling-drow-1 = Czy Zaginione Plemiona liczą się dla Drowów jako inna rasa?
    .answer = Tak, tak samo jak Potwory: jedne i drugie to resztki jakiejś rasy.
    .source = nasza decyzja
ruling-drow-2 = Czy żetony wycofanej rasy, które czekają na ręce, liczą się przy punktowaniu jako sąsiedzi?
    .answer = Nie. Liczą się tylko żetony w regionach.
    .source = nasza decyzja
ruling-drow-3 = Czy Balrog obok regionu Drowów zabiera im monetę?
    .answer = Nie. Balrog nie jest ani rasą, ani Potworem.
    .source = nasza decyzja

sources-flames = instrukcja Underground, { race-flames }
ruling-flames-1 = Co jeszcze liczy się w regionie, który kosztuje jak pusty?
    .answer =
        Tylko to, co dodaje teren: Czarna Góra, góra, Warownia. Nie liczą się żetony ani nic, co obrońca
        zbudował lub tam położył.
    .source = instrukcja Underground; reszta: nasza decyzja
ruling-flames-2 = Czy Płomyczki muszą wejść na mapę obok swojego Wulkanu?
    .answer = Tak. To zdanie jest w pełniejszym egzemplarzu instrukcji, a w drugim go brak.
    .source = instrukcja Underground, pełniejszy egzemplarz
ruling-flames-3 = Gdzie Płomyczki wchodzą po stracie ostatniego regionu?
    .answer = Znowu obok Wulkanu, jak przy każdym pierwszym podboju.
    .source = nasza decyzja
ruling-flames-4 = Czy Płomyczki mogą wejść przez region aktywnych Gnomów obok Wulkanu?
    .answer = Tak, za zwykłą cenę. Inaczej Gnomy mogłyby zamknąć im drogę.
    .source = nasza decyzja

sources-gnomes = instrukcja Underground, { race-gnomes }
ruling-gnomes-1 = Czy ochrona Gnomów przed zdolnościami trwa, gdy wymierają?
    .answer = Nie. Umiejętności rasy jak zwykle kończą się, gdy zaczyna ona wymierać.
    .source = nasza decyzja
ruling-gnomes-2 = Co liczy się w ataku na Gnomy, a co nie?
    .answer =
        Liczą się żetony rasy, także cztery Amazonki, żetony Hord i Przywódca. Nie liczą się srebrne młoty,
        kule ognia, behemoty, moneta Najemnych, Wielki Przedwieczny, zemsta ani rzuty ras Berserkerskich
        i Świetlików.
    .source = nasza decyzja
ruling-gnomes-3 = Czy rasa Berserkerska może podjąć ostatnią próbę przeciwko Gnomom?
    .answer = Tak, zwykłą. Jej własna zdolność tam nie działa, więc rzuca kością jak każda rasa.
    .source = nasza decyzja
ruling-gnomes-4 = Czy Mumie płacą o 1 żeton więcej także za region Gnomów?
    .answer = Tak. Przestaje działać tylko to, co pomaga atakującym, a to przeszkadza.
    .source = instrukcja Underground, pełniejszy egzemplarz
ruling-gnomes-5 = Czy smok, Czarnoksiężnik, rasa Wampirza albo Kula mogą zdobyć region Gnomów?
    .answer = Nie. To same zdolności i relikwie, a te na Gnomy nie działają.
    .source = instrukcja Underground

sources-iron-dwarves = instrukcja Underground, { race-iron-dwarves }
ruling-iron-dwarves-1 = Czy srebrne młoty mogą podbijać same?
    .answer = Nie. W każdym podboju musi brać udział co najmniej jeden Żelazny Krasnolud.
    .source = nasza decyzja
ruling-iron-dwarves-2 = Czy Grasujące Żelazne Krasnoludy zabierają z powrotem także młoty?
    .answer = Tak, razem z żetonami.
    .source = nasza decyzja

sources-kraken = instrukcja Underground, { race-kraken }
ruling-kraken-1 = Co na powierzchni jest rzeką dla Krakenek?
    .answer = Morza i jezioro. Krakenki podbijają je za dwa żetony, zostają tam i punktują je, nawet gdy wymierają.
    .source = nasza decyzja

sources-liches = instrukcja Underground, { race-liches }
ruling-liches-1 = Czy trzeba zapłacić lub mieć monetę, by podbić aktywne Licze?
    .answer =
        Nie. Według instrukcji gracze bez monety nie podbiją żadnych Liczów. Łączymy to z opłatą, która należy
        się tylko wymierającym Liczom.
    .source = nasza decyzja
ruling-liches-2 = Czy jedna moneta wystarczy, by nająć najemników przeciwko wymierającym Liczom?
    .answer = Nie. Musisz zapłacić obie monety.
    .source = nasza decyzja

sources-lizardmen = instrukcja Underground, { race-lizardmen }
ruling-lizardmen-1 = Czy Jaszczury mogą przejść przez zajętą rzekę?
    .answer = Tak. Podbijają ją tylko wtedy, gdy chcą.
    .source = instrukcja Underground
ruling-lizardmen-2 = Gdzie Jaszczury mogą wejść na mapę?
    .answer =
        Na skraju mapy, a także w każdym regionie nad rzeką, która do skraju dochodzi, bo przeprawa nie wymaga
        żetonu.
    .source = nasza decyzja

sources-mudmen = instrukcja Underground, { race-mudmen }

sources-mummies = instrukcja Underground, { race-mummies }
ruling-mummies-1 = Czy Mumie płacą o 1 żeton więcej za podmianę albo ze smokiem?
    .answer = Nie. Te mają własną cenę.
    .source = nasza decyzja

sources-ogres = instrukcja Underground, { race-ogres }

sources-shadow-mimes = instrukcja Underground, { race-shadow-mimes }
ruling-shadow-mimes-1 = Która płytka zdolności decyduje o liczbie Mimów Cienia?
    .answer = Ta, którą zachowają.
    .source = nasza decyzja
ruling-shadow-mimes-2 = Co przechodzi razem z wymienioną płytką zdolności?
    .answer =
        Nic. Cena jest już zapłacona. Monety i Homunkulusy, które czekają na kombinacji, zostają przy swojej
        płytce rasy.
    .source = instrukcja Underground; reszta: nasza decyzja

sources-shrooms = instrukcja Underground, { race-shrooms }

sources-spiderines = instrukcja Underground, { race-spiderines }

sources-will-o-wisps = instrukcja Underground, { race-will-o-wisps }
ruling-will-o-wisps-1 = Ile Świetlików kładzie się po rzucie?
    .answer = Tyle, ile wynosi cena minus oczka, ale co najmniej jeden.
    .source = nasza decyzja
ruling-will-o-wisps-2 = A jeśli rzut nie wystarczy?
    .answer = Ich podboje się kończą.
    .source = nasza decyzja
ruling-will-o-wisps-3 = Czy mogą rzucać o region, którego nie zdobyłyby żadnym rzutem?
    .answer = Nie. Może brakować najwyżej trzech żetonów, jak w ostatniej próbie.
    .source = nasza decyzja
ruling-will-o-wisps-4 = Czy Berserkerskie Świetliki mogą rzucić dwa razy na jeden podbój?
    .answer = Nie. Na każdy podbój przypada tylko jeden rzut.
    .source = nasza decyzja
ruling-will-o-wisps-5 = Czy po udanych rzutach jest jeszcze ostatnia próba?
    .answer = Tak, zwykła, na końcu.
    .source = instrukcja Underground
ruling-will-o-wisps-6 = Czy wszystko, co pomaga w ostatniej próbie, pomaga też w rzucie Świetlików?
    .answer =
        Tak. O monetę Najemnych gra pyta po rzucie, jeśli jest potrzebna albo oszczędza żetony. Płacenie
        wcześniej niczego by nie zmieniło. Mogą też rzucać o region w zasięgu katapulty.
    .source = nasza decyzja

sources-adventurous = instrukcja Underground, { power-adventurous }

sources-fisher = instrukcja Underground, { power-fisher }

sources-flocking = instrukcja Underground, { power-flocking }
ruling-flocking-1 = Co liczy się jako połączone dla zdolności „Stadne”?
    .answer =
        Regiony, które dla rasy sąsiadują, choćby dzięki jakiejś umiejętności. Jeden region liczy się jako
        połączony, a rasa bez regionów nic nie dostaje.
    .source = instrukcja Underground; reszta: nasza decyzja

sources-frightened = instrukcja Underground, { power-frightened }
ruling-frightened-1 = Czy Przywódca liczy się jako trzeci żeton?
    .answer = Tak.
    .source = nasza decyzja

sources-immortal = instrukcja Underground, { power-immortal }
ruling-immortal-1 = Czy samotny Nieśmiertelny żeton ginie przez podmianę?
    .answer = Tak, gdy podmieniają go Czarnoksiężnicy, rasa Wampirza albo Kula.
    .source = instrukcja Underground
ruling-immortal-2 = Czy rasa Nieśmiertelna traci żetony przez Balroga?
    .answer = Nie. Jest tak samo jak przy każdym podboju.
    .source = nasza decyzja

sources-magic = instrukcja Underground, { power-magic }
ruling-magic-1 = Które relikwie może naśladować Wór?
    .answer = Każdą odkrytą relikwię, ktokolwiek ją ma, nawet taką na ręce gracza.
    .source = instrukcja Underground; reszta: nasza decyzja
ruling-magic-2 = Czy Wór i relikwia, którą naśladuje, mogą działać na ten sam region?
    .answer = Nie. Dwa Miecze w jednym podboju, dwa Pierścienie albo dwa Berła w jednym regionie się nie sumują.
    .source = instrukcja Underground, pełniejszy egzemplarz
ruling-magic-3 = Czy nowa rasa może wejść na mapę z Worem w roli Wycieraczki?
    .answer = Nie. Wór, tak jak Wycieraczka, wymaga żetonów, które już są na mapie.
    .source = nasza decyzja

sources-martyr = instrukcja Underground, { power-martyr }
ruling-martyr-1 = Czy za wizytę Balroga rasa Męczeńska dostaje monetę?
    .answer = Tak. Dla ofiary to podbój gracza, który porusza Balrogiem.
    .source = nasza decyzja
ruling-martyr-2 = Czy rasa Męczeńska dostaje monetę, gdy nie ginie żaden żeton?
    .answer = Tak, na przykład po podboju ze Skarpetami.
    .source = instrukcja Underground

sources-mining = instrukcja Underground, { power-mining }

sources-muddy = instrukcja Underground, { power-muddy }

sources-mystic = instrukcja Underground, { power-mystic }

sources-quarreling = instrukcja Underground, { power-quarreling }
ruling-quarreling-1 = Czy umiejętności, które tworzą sąsiedztwo, łączą też regiony rasy Kłótliwej?
    .answer =
        Nie. Przy zdolności „Kłótliwe” instrukcja mówi o wspólnej granicy, a o sąsiedztwie tylko przy
        zdolności „Stadne”.
    .source = instrukcja Underground

sources-reborn = instrukcja Underground, { power-reborn }
ruling-reborn-1 = Czy regiony może przejąć nowa rasa w turze, w której się ją bierze?
    .answer = Tak, zaraz po wzięciu. Rasa jest wtedy na mapie i nie musi już wchodzić ze skraju.
    .source = nasza decyzja
ruling-reborn-2 = Czy region przejęty przez aktywną rasę liczy się jako podbity?
    .answer =
        Nie. Nie losuje się znacznika i nikt nie dostaje monety. Wszystkie żetony stamtąd odchodzą, a miejsca
        i relikwie służą aktywnej rasie.
    .source = nasza decyzja
ruling-reborn-3 = Czy w ten sposób regiony mogą przejmować Koboldy?
    .answer = Nie. Jeden Kobold nie może zajmować regionu.
    .source = nasza decyzja
ruling-reborn-4 = Czy aktywna rasa może zacząć wymierać w tej samej turze?
    .answer = Tak. Przejęte regiony zostają przy niej.
    .source = nasza decyzja
ruling-reborn-5 = Czy aktywna rasa może przejąć rzekę Odrodzonych Krakenek?
    .answer = Tylko jeśli jej też wolno zostać na rzekach.
    .source = nasza decyzja
ruling-reborn-6 = Czy Trolle mają legowisko w przejętym regionie?
    .answer = Tak. Ma je każdy region aktywnych Trolli, skądkolwiek go mają.
    .source = nasza decyzja

sources-royal = instrukcja Underground, { power-royal }
ruling-royal-1 = Czy Królowa i Przywódca mogą być w jednym regionie?
    .answer = Nie. Najpierw ustawia się Królową. Przywódca idzie gdzie indziej albo czeka poza mapą.
    .source = nasza decyzja

sources-shield = instrukcja Underground, { power-shield }
ruling-shield-1 = Czy zbroja przybywa co turę i czy może się ruszać?
    .answer = Nowe zbroje przybywają co turę, łącznie do ośmiu. Położona zbroja zostaje na miejscu.
    .source = instrukcja Underground; reszta: nasza decyzja

sources-stone = instrukcja Underground, { power-stone }

sources-thieving = instrukcja Underground, { power-thieving }

sources-tomb = instrukcja Underground, { power-tomb }
ruling-tomb-1 = Co się dzieje z żetonami na ręce, gdy rasa Grobowa zaczyna wymierać?
    .answer = Trafiają do puli. Zostają tylko żetony na mapie.
    .source = nasza decyzja
ruling-tomb-2 = Czy Grobowe Ghule wchodzą na mapę ponownie po stracie ostatniego regionu?
    .answer = Nie. Decyduje opis zdolności „Grobowe”: giną.
    .source = instrukcja Underground
ruling-tomb-3 = Czy Grobowych Barbarzyńców i Grobowe Koboldy można jeszcze raz rozłożyć, gdy zaczynają wymierać?
    .answer = Tak. Ograniczenia aktywnej rasy już wtedy nie obowiązują, więc region może zająć nawet jeden Kobold.
    .source = nasza decyzja
ruling-tomb-4 = Jak wymierają Grobowe Kapłanki?
    .answer = Jak zechce właściciel: jako Wieża z kości słoniowej albo jak każda rasa Grobowa.
    .source = nasza decyzja

sources-vampire = instrukcja Underground, { power-vampire }

sources-vanishing = instrukcja Underground, { power-vanishing }
ruling-vanishing-1 = Czy wcześniejsza wymierająca rasa też odchodzi, gdy znika rasa Znikająca?
    .answer = Tak. Odchodzi jako pierwsza, jak przy każdym wymieraniu.
    .source = instrukcja Underground; reszta: nasza decyzja
ruling-vanishing-2 = Co przynoszą miejsca, kopalnie i rzeki, gdy rasa znika?
    .answer =
        Nic ponadto. Każdy region jest wart dwie monety, nawet rzeka Krakenek, i nie zostaje nikt, kto użyłby
        reszty.
    .source = nasza decyzja

sources-vengeful = instrukcja Underground, { power-vengeful }
ruling-vengeful-1 = Ilu przeciwników można oznaczyć?
    .answer = Wszystkich. W pudełku są cztery znaczniki, czyli dość dla pięciu graczy.
    .source = nasza decyzja

sources-wise = instrukcja Underground, { power-wise }

sources-the-flying-doormat = instrukcja Underground, { power-the-flying-doormat }

sources-froggys-ring = instrukcja Underground, { power-froggys-ring }

sources-the-stinky-trolls-socks = instrukcja Underground, { power-the-stinky-trolls-socks }
ruling-the-stinky-trolls-socks-1 = Czy Przywódca trafia do niewoli, gdy jego region zdobyto ze Skarpetami?
    .answer = Tak. Pojmany Przywódca nie jest straconym żetonem.
    .source = nasza decyzja
ruling-the-stinky-trolls-socks-2 = Dokąd wycofuje się wymierająca rasa, gdy jej region zdobyto ze Skarpetami?
    .answer = Do swoich innych regionów. Jeśli żadnego już nie ma, ginie.
    .source = nasza decyzja

sources-the-scepter-of-avarice = instrukcja Underground, { power-the-scepter-of-avarice }
ruling-the-scepter-of-avarice-1 = Które monety podwaja Berło?
    .answer =
        Wszystkie monety banku za ten właśnie region: za sam region, jego teren, miejsce, rasę, zdolność lub
        twierdzę. Nie podwaja się monet jednorazowych, monet za kilka regionów razem ani monet od graczy.
    .source = nasza decyzja

sources-the-shiny-orb = instrukcja Underground, { power-the-shiny-orb }
ruling-the-shiny-orb-1 = Czy rasa bez regionu może użyć Kuli?
    .answer = Nie. W regionie Kuli nie ma żadnego jej żetonu.
    .source = nasza decyzja

sources-the-sword-of-the-killer-rabbit = instrukcja Underground, { power-the-sword-of-the-killer-rabbit }

sources-the-altar-of-souls = instrukcja Underground, { power-the-altar-of-souls }
ruling-the-altar-of-souls-1 = Kiedy oddaje się żeton na Ołtarzu?
    .answer = Po punktowaniu, więc jego region przyniósł już monetę.
    .source = instrukcja Underground, pełniejszy egzemplarz
ruling-the-altar-of-souls-2 = Czy można oddać żeton w turze wymierania?
    .answer = Tak, nawet żeton, który właśnie zaczął wymierać.
    .source = instrukcja Underground; reszta: nasza decyzja
ruling-the-altar-of-souls-3 = Co się dzieje z Królową, gdy odda się żeton z jej regionu?
    .answer = Królowa schodzi z mapy.
    .source = nasza decyzja

sources-the-crypt-of-the-tomb-raider = instrukcja Underground, { power-the-crypt-of-the-tomb-raider }
ruling-the-crypt-of-the-tomb-raider-1 = Kogo chroni Upiór w regionie innego gracza?
    .answer = Rasę, która tam jest, i to przed wszystkimi, także przed posiadaczem Krypty.
    .source = nasza decyzja
ruling-the-crypt-of-the-tomb-raider-2 = Kto może podbić region z Upiorem, który jest niczyj albo należy do Potworów?
    .answer = Tylko posiadacz Krypty. Na otchłani Upiora nigdy się nie stawia.
    .source = nasza decyzja
ruling-the-crypt-of-the-tomb-raider-3 = A jeśli Krypta zostanie opuszczona?
    .answer = Upiór zostaje, aż jakiś gracz zajmie Kryptę.
    .source = nasza decyzja
ruling-the-crypt-of-the-tomb-raider-4 = Co się dzieje z Upiorem, gdy do Krypty wejdzie Balrog?
    .answer = Upiór zostaje na miejscu. Jeśli jego region jest niczyj, nikt nie może go podbić.
    .source = nasza decyzja

sources-the-diamond-fields = instrukcja Underground, { power-the-diamond-fields }
ruling-the-diamond-fields-1 = Czy symbole liczą się jako teren dla Diamentowych pól?
    .answer = Nie. Wzgórze z kopalnią jest wzgórzem.
    .source = nasza decyzja

sources-the-great-brass-pipe = instrukcja Underground, { power-the-great-brass-pipe }

sources-the-fountain-of-youth = instrukcja Underground, { power-the-fountain-of-youth }

sources-the-keep-on-the-motherland = instrukcja Underground, { power-the-keep-on-the-motherland }

sources-the-mine-of-the-lost-dwarf = instrukcja Underground, { power-the-mine-of-the-lost-dwarf }

sources-stonehedge = instrukcja Underground, { power-stonehedge }
ruling-stonehedge-1 = Którą płytkę zdolności dostaje Kamienny żywopłot?
    .answer = Losową ze stosu, ale nie tę, którą wszyscy widzą.
    .source = nasza decyzja
ruling-stonehedge-2 = Czy nowy posiadacz dobiera nową płytkę?
    .answer = Nie. Każdemu późniejszemu posiadaczowi służy ta sama zdolność.
    .source = nasza decyzja
ruling-stonehedge-3 = Jak działają zdolności, które w miejscu nie mają sensu?
    .answer =
        „Przeklęte” i monety „Kronikarskich” nic nie robią. „Bogate” raz płacą odkrywcy siedem monet. Zamiast
        „Hord” dobiera się inną płytkę. „Widmowe” i „Wytrwałe” służą temu, czyja rasa zaczyna tam wymierać.
        Elementy odchodzą razem z miejscem, ale twierdze i zbroje zostają.
    .source = nasza decyzja
ruling-stonehedge-4 = A jeśli stos płytek zdolności jest pusty?
    .answer =
        Odrzucone płytki tasuje się w nowy stos. Jeśli odrzuconych też nie ma, Kamienny żywopłot nie ma
        zdolności.
    .source = nasza decyzja
ruling-stonehedge-5 = Jak długo służy zdolność z Żywopłotu?
    .answer =
        Dopóki rasa zajmuje Kamienny żywopłot. To, co po niej zostało na mapie, na przykład żetony zdolności
        „Grobowe”, nie znika od razu.
    .source = nasza decyzja
ruling-stonehedge-6 = Czy żetony mogą zostać na rzece po stracie miejsca ze zdolnością „Morskie”?
    .answer =
        Nie. Opuszczają ją przy następnym przegrupowaniu albo gdy ich rasa zacznie wymierać. Rasa, która już
        wymiera, zostaje.
    .source = nasza decyzja
ruling-stonehedge-7 = Czy zdolność z Żywopłotu uwzględnia to, co działo się przed jego zajęciem?
    .answer =
        Tak. Jak przy zdolności z kręgu, dla „Pokojowych”, „Dyplomatycznych” i „Plądrujących” liczy się cała
        tura. Dla „Mściwych” liczy się wszystko od ostatniej tury posiadacza.
    .source = nasza decyzja

sources-the-wickedest-pentacle = instrukcja Underground, { power-the-wickedest-pentacle }
ruling-the-wickedest-pentacle-1 = Kiedy można przesunąć Balroga?
    .answer =
        Raz w każdej turze posiadacza Pentagramu, w dowolnej chwili, nawet po ostatniej próbie. Jeśli jego
        rasa zaczyna w tej turze wymierać, tylko przedtem.
    .source = instrukcja Underground; reszta: nasza decyzja
ruling-the-wickedest-pentacle-2 = Dokąd może iść Balrog?
    .answer =
        Do regionu, który ma wspólną granicę z jego regionem. Żadna umiejętność nie daje Balrogowi innych
        sąsiadów. Może wejść do regionu samego Pentagramu, który staje się wtedy niczyj.
    .source = nasza decyzja
ruling-the-wickedest-pentacle-3 = Czy trzeba przesunąć Balroga, gdy Pentagram zostanie odkryty?
    .answer =
        Tak, jeśli pozwala na to któryś sąsiedni region. Późniejsze ruchy są dobrowolne. Jeśli żaden nie
        pozwala, Balrog czeka obok planszy i może wejść obok Pentagramu w późniejszej turze.
    .source = nasza decyzja
ruling-the-wickedest-pentacle-4 = Czy wizyta Balroga jest podbojem?
    .answer =
        Dla ofiary jest to podbój i atak gracza, który porusza Balrogiem: liczą się „Męczeńskie”,
        „Skorumpowane”, Licze, zemsta i pokój. Rasa tego gracza niczego jednak nie podbiła, więc Orki,
        Szkielety, Fauny oraz „Plądrujące” i „Rabujące” nic nie zyskują.
    .source = nasza decyzja
ruling-the-wickedest-pentacle-5 = Czy Elfy tracą żetony przez Balroga?
    .answer = Nie. Wszystkie się wycofują.
    .source = nasza decyzja
ruling-the-wickedest-pentacle-6 = Dokąd idą ocaleli, gdy gracz przesunie Balroga do własnego regionu?
    .answer = Od razu na rękę. Mogą jeszcze walczyć w tej turze.
    .source = nasza decyzja
ruling-the-wickedest-pentacle-7 =
    Co się dzieje z Potworami, miejscami i relikwiami w regionie, do którego wchodzi Balrog?
    .answer =
        Potwory znikają i nie losuje się znacznika. Miejsca i relikwie zostają, ale nikomu nie służą. Gdy
        Balrog odejdzie, region jest pusty.
    .source = nasza decyzja
ruling-the-wickedest-pentacle-8 = Co Balrog robi z Przywódcą?
    .answer =
        Pojmuje go gracz, który porusza Balrogiem. Te dwa żetony wtedy nie giną, lecz wycofują się
        z pozostałymi.
    .source = nasza decyzja
ruling-the-wickedest-pentacle-9 = Czy przesunięcie Balroga do własnego regionu jest atakiem?
    .answer = Nie. Nikt nie zostaje zaatakowany, więc rasy Pokojowe zachowują swoją premię.
    .source = nasza decyzja
ruling-the-wickedest-pentacle-10 = Czy wymierające Ghule, które odkryją Pentagram, mogą przesunąć Balroga?
    .answer = Nie. Balrog czeka obok planszy na aktywną rasę, która zajmie Pentagram.
    .source = nasza decyzja

sources-balrog = instrukcja Underground, { race-balrog }
