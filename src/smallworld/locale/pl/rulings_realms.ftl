### Odpowiedzi na pytania, których zasady Realms nie rozstrzygają. Identyfikatory: zobacz en/rulings.ftl.

sources-realms = instrukcja Realms
ruling-realms-1 = Czy szczyt jest górą?
    .answer = Tak, dla każdej zasady, która mówi o górze.
    .source = nasza decyzja
ruling-realms-2 = Co dzieje się z terenem pod górą lub otchłanią?
    .answer =
        Staje się częścią góry lub otchłani. Reszta regionu pozostaje tym regionem, ze swoim symbolem. Region
        zakryty w całości znika.
    .source = nasza decyzja
ruling-realms-3 = Czy rzeki z dwóch płytek to jeden region?
    .answer = Tak, tam, gdzie się stykają, chyba że rozdziela je znacznik granicy.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-realms-4 = Czy dziura wewnątrz planszy jest skrajem?
    .answer = Nie. Skraj to zewnętrzny brzeg planszy.
    .source = nasza decyzja
ruling-realms-5 = Czy regiony, które stykają się tylko w jednym punkcie, sąsiadują?
    .answer = Nie, sąsiadują tylko te ze wspólną granicą.
    .source = nasza decyzja
ruling-realms-6 = Czym na tych planszach jest otchłań dla ras i zdolności z innych pudełek?
    .answer =
        Taką samą otchłanią jak w podziemnym świecie. Pajęczatki sięgają przez wszystkie, a Wulkan może
        powstać z każdej.
    .source = nasza decyzja
ruling-realms-7 = Które zasady traktują końce tunelu jako sąsiadów?
    .answer = Każda, która mówi o sąsiadach. Tunel niczego nie broni i nie można nim wejść na planszę.
    .source = nasza decyzja
ruling-realms-8 = Czym na tych planszach jest rzeka dla ras i zdolności z powierzchni?
    .answer =
        Tym samym, co morze lub jezioro. Rasy Morskie mogą ją zajmować i punktować, nawet gdy wymierają, a jej
        brzegi są wybrzeżem.
    .source = instrukcja Underground; reszta: nasza decyzja
ruling-realms-9 = Czy szczyt ma symbol swojej góry?
    .answer =
        Nie. Szczyt zakrywa symbol, dla każdej zasady. Plansze zbudowane przed tą zmianą zostały takie, jakie
        były.
    .source = instrukcja Realms, francuska; reszta: nasza decyzja

sources-my-precious = instrukcja Realms, scenariusz 1
ruling-my-precious-1 = A jeśli rasa przy przegrupowaniu ma tylko rzekę?
    .answer = Czeka na ręce i w następnej turze znów wchodzi na planszę.
    .source = nasza decyzja
ruling-my-precious-2 = Co się dzieje z elementami na rzece, gdy rasa ją opuszcza?
    .answer = To samo, co w opuszczonym regionie.
    .source = nasza decyzja
ruling-my-precious-3 = Kto może zaatakować rasę, która zostaje na rzece?
    .answer =
        Każdy. Rzeka kosztuje jeden żeton i po jednym za każdy leżący tam żeton, a zdobywca musi ją potem
        opuścić.
    .source = nasza decyzja
ruling-my-precious-4 = Czy na rzece można położyć twierdzę, obozowisko albo bohatera?
    .answer =
        Nie. Kładzie się je tam, gdzie rasa zostaje, a rzekę opuszcza ona wcześniej. Wykopana tam norka
        przepada.
    .source = nasza decyzja
ruling-my-precious-5 = Czy rzeka liczy się jako pusty region, gdy coś liczy podboje?
    .answer = Tak, chyba że leżą tam żetony.
    .source = nasza decyzja
ruling-my-precious-6 = Ile szczytów i Zaginionych Plemion jest na planszy?
    .answer =
        Dla dwóch do sześciu graczy: 1, 1, 2, 3 i 4 szczyty oraz 6, 10, 13, 15 i 18 Zaginionych Plemion. Na
        planszach scenariuszy 2 i 3 liczby Zaginionych Plemion są takie same.
    .source = wniosek z elementów w pudełku; reszta: nasza decyzja

sources-long-river = instrukcja Realms, scenariusz 2
ruling-long-river-1 = Które rasy nie muszą wchodzić w tych sześciu regionach?
    .answer =
        Te, które dzięki rasie lub zdolności mogą wejść gdziekolwiek. Rasa, która podbija w szczególny sposób,
        ale wchodzi ze skraju, musi wejść w jednym z sześciu.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-long-river-2 = Czy rasa, która wchodzi na planszę ponownie, też musi użyć tych sześciu regionów?
    .answer = Tak. Każdy pierwszy podbój odbywa się tam.
    .source = nasza decyzja
ruling-long-river-3 = A jeśli rasy nie stać na żaden z tych sześciu regionów?
    .answer = Jej żetony czekają na ręce, a tura trwa dalej: wymierające rasy punktują.
    .source = nasza decyzja

sources-go-east = instrukcja Realms, scenariusz 3
ruling-go-east-1 = Czy Kopalnia monet zwycięstwa jest kopalnią?
    .answer = Nie, nie jest symbolem kopalni.
    .source = nasza decyzja
ruling-go-east-2 = Czy zdolność „Kupieckie” podwaja monetę z Kopalni monet zwycięstwa?
    .answer = Nie. Ta kopalnia zawsze daje tylko jedną monetę.
    .source = nasza decyzja
ruling-go-east-3 = Czy kopalnia płaci w turze, w której jej rasa zaczyna wymierać?
    .answer = Nie. Ale rasa, która zaczyna wymierać na koniec tury, już punktowała.
    .source = nasza decyzja
ruling-go-east-4 = Które regiony tworzą zachodni skraj?
    .answer =
        Te, które wskazuje układ. Każdy z nich jest lądem, dotyka wprost zachodniego skraju i leży
        w najbardziej zachodniej dziesiątej części planszy. Ląd nad zachodnią wodą się nie liczy. Z każdego
        z nich każda droga lądem do kopalni przekracza rzekę.
    .source = nasza decyzja
ruling-go-east-5 = Czy kopalnie płacą wymierającym Ghulom albo rasom Widmowym?
    .answer = Nie. Wymierają jak każda inna rasa.
    .source = nasza decyzja
ruling-go-east-6 = Czym jest woda między zachodem a wschodem?
    .answer = Rzeką: kosztuje jeden żeton, a rasa potem ją opuszcza.
    .source = Days of Wonder; reszta: nasza decyzja
ruling-go-east-7 = Ile jest kopalni?
    .answer = Dla dwóch do sześciu graczy: 2, 4, 6, 8 i 10.
    .source = wniosek z elementów w pudełku

sources-mountaintop = instrukcja Realms, scenariusz 4
ruling-mountaintop-1 = Czy liczy się wymieranie na koniec tury?
    .answer = Tak. Po każdym rodzaju wymierania kładziesz monety na szczytach.
    .source = nasza decyzja
ruling-mountaintop-2 = Czy monety bierze się przed położeniem trzech monet na szczytach, czy po?
    .answer = Przed. Monet, które tam kładziesz, nie możesz zabrać w tej samej turze.
    .source = nasza decyzja
ruling-mountaintop-3 = A jeśli na planszy jest tylko jeden szczyt?
    .answer = Kładziesz na nim dwie monety.
    .source = nasza decyzja
ruling-mountaintop-4 = Czy region z monetami liczy się jako niepusty?
    .answer = Nie.
    .source = nasza decyzja
ruling-mountaintop-5 = Kto dostaje monety, które na koniec gry leżą na szczytach?
    .answer = Nikt.
    .source = nasza decyzja
ruling-mountaintop-6 = Czy Wieża z kości słoniowej na szczycie bierze jego monety?
    .answer = Tak, po jednej co turę, oprócz swoich własnych.
    .source = nasza decyzja
ruling-mountaintop-7 = Czy rasy, których nikt nie może zaatakować, biorą monety ze swoich szczytów?
    .answer = Tak.
    .source = instrukcja Realms
ruling-mountaintop-8 = Co się dzieje z monetami na szczycie opuszczonym lub podbitym?
    .answer = Zostają tam. Odtąd bierze je, po jednej co turę, gracz, który zajmuje szczyt na koniec swojej tury.
    .source = nasza decyzja
ruling-mountaintop-9 = Ile szczytów i Zaginionych Plemion jest na planszy?
    .answer =
        Dla trzech do sześciu graczy: 2, 3, 4 i 4 szczyty oraz 9, 13, 16 i 18 Zaginionych Plemion. Więcej
        w pudełku nie ma.
    .source = wniosek z elementów w pudełku; reszta: nasza decyzja

sources-the-throne = instrukcja Realms, scenariusz 5
ruling-the-throne-1 = Czy płacą własne regiony posiadacza tronu?
    .answer = Nie. Przeciwnicy płacą za swoje, a bank za Zaginione Plemiona.
    .source = nasza decyzja
ruling-the-throne-2 = A jeśli przeciwnik ma za mało monet?
    .answer = Płaci to, co ma, i nic później nie jest dłużny.
    .source = nasza decyzja
ruling-the-throne-3 = Czy Potwory płacą?
    .answer = Nie. Nie mają monet, a bank płaci tylko za Zaginione Plemiona.
    .source = nasza decyzja
ruling-the-throne-4 = Czy pokój, bohaterowie albo nietykalność chronią region przed płaceniem?
    .answer = Nie. Danina nie jest atakiem.
    .source = nasza decyzja
ruling-the-throne-5 = Czy wody i otchłanie wokół tronu płacą?
    .answer =
        Nie. Ale rasa na takiej wodzie płaci jak zwykle. Na planszach tego scenariusza wokół tronu nie ma wód
        ani otchłani.
    .source = nasza decyzja
ruling-the-throne-6 = Które wody są morzami, a które jeziorami?
    .answer =
        Wody, które dochodzą do skraju planszy, są morzami i nowe rasy mogą wejść na ich brzegach. Wszystkie
        inne są jeziorami.
    .source = nasza decyzja
ruling-the-throne-7 = Ile Zaginionych Plemion jest na planszy?
    .answer = 13 dla czterech graczy, 16 dla pięciu.
    .source = wniosek z elementów w pudełku

sources-adrift = instrukcja Realms, scenariusz 6
ruling-adrift-1 = Ile miejsca potrzebuje płytka, żeby się przesunąć?
    .answer =
        Przesuwa się z pola na pole. Może przejść na wolne pole obok, jeśli wolne jest też co najmniej jedno
        z dwóch pól graniczących z oboma. Inaczej jest zablokowana.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-adrift-2 = Które płytki można obrócić?
    .answer = Te, które dałoby się wypchnąć z miejsca. Przesuwaną płytkę też można obrócić.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-adrift-3 = Czy ląd musi potem być połączony?
    .answer = Połączone muszą być wszystkie płytki, choćby tylko przez wody. Morza mogą odciąć ląd.
    .source = nasza decyzja
ruling-adrift-4 = Czy przesuwanie jest atakiem?
    .answer = Nie. Niczego nie podbija i nie kosztuje żetonów, a pokój i bohaterowie w nim nie przeszkadzają.
    .source = nasza decyzja
ruling-adrift-5 = A jeśli połączą się morza, na których są rasy?
    .answer =
        Stosy tej samej rasy się łączą. Największy stos zatrzymuje całe morze. Przy remisie traci je gracz,
        którego jest tura, a zatrzymuje następny z remisujących, zgodnie z ruchem wskazówek zegara. Wszystkie
        inne żetony odchodzą: aktywne na rękę, wymierające do puli.
    .source = nasza decyzja
ruling-adrift-6 = A jeśli morze, na którym jest rasa, się rozdzieli?
    .answer = Żetony zostają w wodzie swojej płytki.
    .source = nasza decyzja
ruling-adrift-7 = Czy rasy mogą wejść przez morze albo przez dziurę, która powstała w planszy po przesunięciu?
    .answer = Nie. Rasy wchodzą na skraju planszy, na ląd.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-adrift-8 = Ile jest relikwii i miejsc, jeśli stół z nimi gra?
    .answer =
        O jedno mniej niż graczy, na możliwie różnych terenach. Losowo trafiają do regionów Zaginionych
        Plemion, jak w innych partiach na powierzchni.
    .source = instrukcja Realms; losowanie regionów: nasza decyzja
ruling-adrift-9 = Ile Zaginionych Plemion jest na planszy?
    .answer = Dla dwóch do sześciu graczy: 4, 6, 9, 12 i 15.
    .source = wniosek z elementów w pudełku

sources-crops = instrukcja Realms, scenariusz 7
ruling-crops-1 = Ile jest kręgów?
    .answer =
        Tyle, ile ma plansza: kręgiem jest każde puste pole z płytkami po wszystkich sześciu stronach. Nasze
        plansze mają po jednym na gracza.
    .source = nasza decyzja
ruling-crops-2 = Gdzie trafiają płytki zdolności, które nie mogą wyrosnąć w kręgu?
    .answer = Do odrzuconych płytek zdolności.
    .source = nasza decyzja
ruling-crops-3 = Czy liczą się rzeki wokół kręgu?
    .answer = Nie, liczą się tylko lądy i góry.
    .source = nasza decyzja
ruling-crops-4 = Czy liczba na płytce zdolności w kręgu daje żetony?
    .answer = Nie. Tylko dwa żetony Hord przychodzą ze swoją zdolnością i razem z nią odchodzą.
    .source = nasza decyzja
ruling-crops-5 = Co się dzieje z elementami utraconej zdolności?
    .answer =
        Schodzą z mapy, nawet twierdze, a pokój dyplomaty się kończy. Jeśli żetony Hord trzeba zabrać
        z regionów z jednym żetonem, te regiony się oddaje.
    .source = nasza decyzja
ruling-crops-6 = Czy zdolność działa jeszcze przeciwko podbojowi, który zabiera jeden z pięciu regionów?
    .answer = Tak. Obozowiska bronią regionu, a rasa Skorumpowana dostaje zapłatę. Potem zdolności już nie ma.
    .source = nasza decyzja
ruling-crops-7 = Czy zdolność pomaga już w podboju piątego regionu?
    .answer = Nie, dopiero po nim.
    .source = nasza decyzja
ruling-crops-8 = Czy zdolność uwzględnia to, co rasa zrobiła w tej turze, zanim ją zyskała?
    .answer = Tak: podboje liczą się dla „Plądrujących”, a ataki dla „Pokojowych” i „Dyplomatycznych”.
    .source = nasza decyzja
ruling-crops-9 = Jak działają zdolności z kręgów, których używa się przy wymieraniu?
    .answer =
        Gdy rasa zaczyna wymierać, może użyć zdolności „Wytrwałe”, „Znikające” lub „Grobowe”. Potem nic z niej
        nie zostaje: stosy zachowane dzięki „Grobowym” są jak u każdej wymierającej rasy.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-crops-10 = Kiedy rasa opuszcza rzekę po utracie zdolności „Morskie” z kręgu?
    .answer = Przy następnym przegrupowaniu albo gdy zaczyna wymierać.
    .source = nasza decyzja
ruling-crops-11 = Ile Zaginionych Plemion jest na planszy?
    .answer = Dla dwóch do sześciu graczy: 4, 6, 9, 12 i 15. Liczb z książeczki nie znamy.
    .source = nasza decyzja

sources-the-cavern = instrukcja Realms, scenariusz 8
ruling-the-cavern-1 = Czym są wody na tej planszy?
    .answer = Morzami, na które nikt nie wchodzi i których nikt nie przekracza bez zdolności, która na to pozwala.
    .source = instrukcja Realms
ruling-the-cavern-2 = Czego pilnują pozostałe Potwory?
    .answer = Tylko miejsc. Wszystkie inne relikwie zostają w pudełku.
    .source = instrukcja Realms
ruling-the-cavern-3 = Czy rasy mogą wejść na brzegu morza?
    .answer = Nie, tylko na skraju planszy.
    .source = nasza decyzja
ruling-the-cavern-4 = Czym są morza i jeziora dla Krakenek, Jaszczurów i ras Rybackich?
    .answer =
        Tym samym, co rzeki. Krakenki podbijają je za dwa żetony i zatrzymują, Jaszczury się przeprawiają,
        a dla ras Rybackich liczą się regiony na brzegu. Wszystkie inne rasy trzymają się z daleka.
    .source = nasza decyzja
ruling-the-cavern-5 = Czy Jaszczury mogą wejść na planszę przez morze?
    .answer =
        Tak, jak przez rzekę, która dochodzi do skraju. Żadna inna rasa nie może, chyba że zdolność pozwala
        jej wejść gdziekolwiek.
    .source = nasza decyzja
ruling-the-cavern-6 = Czy Balrog wchodzi na morza?
    .answer = Nie.
    .source = nasza decyzja
ruling-the-cavern-7 = Czy Wór rasy Magicznej może naśladować Miecz?
    .answer = Tak, gdy nie ma już jego Potworów.
    .source = instrukcja Underground; reszta: nasza decyzja
ruling-the-cavern-8 = Ile jest miejsc, Czarnych Gór i otchłani?
    .answer = Dla trzech do pięciu graczy: 4, 5 i 6 miejsc, 6, 8 i 8 Czarnych Gór oraz sześć otchłani.
    .source = wniosek z elementów w pudełku

sources-the-gods = instrukcja Realms, scenariusz 9
ruling-the-gods-1 = A jeśli gracz dobierze kartę, którą należałoby wymienić?
    .answer = To się nie zdarzy. Karty, którymi trudno grać, zostają w pudełku, a to daje ten sam skutek.
    .source = instrukcja Realms
ruling-the-gods-2 = Kiedy wypłaca się premie?
    .answer = Gdy kombinacja zostaje odkryta. Kto ma zapłacić więcej, niż ma, płaci to, co ma.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-the-gods-3 = Czy są premie dla dwóch graczy?
    .answer = Nie. Każdy z dwóch graczy mógł wziąć rasy i zdolności, którymi trudno grać.
    .source = nasza decyzja
ruling-the-gods-4 = Czy w drafcie można wziąć cztery rasy?
    .answer = Nie. Każdy gracz kończy z trzema rasami i trzema zdolnościami.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-the-gods-5 = A jeśli trzecia rasa gracza zacznie wymierać?
    .answer =
        To dozwolone. Gracz nie ma już wtedy żadnej rasy do zagrania i punktuje tylko to, co przynosi
        wymierająca.
    .source = nasza decyzja
ruling-the-gods-6 = Którą płytkę zdolności mogą wziąć Mimy Cienia zamiast swojej?
    .answer = Żadną, bo nie ma odkrytych kombinacji. Wyrównują to dwie monety, które przynoszą.
    .source = nasza decyzja
ruling-the-gods-7 = Czy nowa płytka musi stykać się z płytką innego gracza?
    .answer =
        Nie, może stykać się z dowolną płytką na stole. Francuski tekst wymaga płytki innego gracza, a my
        trzymamy się angielskiego.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-the-gods-8 = Czy na płytce mogą być i góra, i otchłań?
    .answer =
        Tak, po jednej, jeśli się mieszczą. Francuski tekst pozwala na jedno albo drugie, a my trzymamy się
        angielskiego.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-the-gods-9 = Jaką górę kładzie się na płytce?
    .answer = Z symbolem terenu, który w całości zakrywa, jeśli taka jeszcze jest. W przeciwnym razie bez symbolu.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-the-gods-10 = A jeśli w pudełku nie ma już Zaginionego Plemienia, góry lub otchłani?
    .answer = Wtedy się ich nie kładzie.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-the-gods-11 = Które regiony liczą się do dziewięciu na gracza?
    .answer = Lądy i góry, ale nie rzeki i otchłanie.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-the-gods-12 = Kiedy w turze kładzie się płytkę?
    .answer = Przed wszystkim innym. Nowi sąsiedzi i nowy skraj liczą się od razu.
    .source = nasza decyzja
ruling-the-gods-13 = Czy relikwia lub miejsce może dzielić region z Zaginionym Plemieniem?
    .answer =
        Nie. Najpierw kładzie się relikwię lub miejsce. Jeśli na płytce nie ma na to regionu, trafia na
        następną.
    .source = nasza decyzja
ruling-the-gods-14 = A jeśli połączą się rzeki, na których są żetony?
    .answer =
        Dzieje się to samo, co z morzami. Największy stos zostaje. Pozostałe idą na rękę albo do puli, jeśli
        wymierają.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-the-gods-15 = Którą stroną kładzie się płytkę w partii z dwoma światami?
    .answer = Jak gracz zechce. Po podziemnej stronie góry są czarne, a otchłań jest otchłanią po obu.
    .source = nasza decyzja
ruling-the-gods-16 = Czy w wersji „na nowo” przy dwóch graczach też wybiera się karty, którymi trudno grać?
    .answer =
        Tak, wszystkie poza zdolnością „Przeklęte”, Homunkulusami i Mimami Cienia. Książeczka podaje obie
        możliwości w przygotowaniu dla trzech do sześciu graczy. Przygotowanie dla dwóch wymienia kroki, które
        zastępuje.
    .source = instrukcja Realms

sources-the-dig = instrukcja Realms, scenariusz 10
ruling-the-dig-1 = Które lądy atakują strażnicy?
    .answer =
        Każdy ląd, który graniczy z ich regionem, zajęty lub pusty, w ich żyle lub poza nią. Nie atakują rzek,
        regionów nietykalnych ani niczego, co zajmują Potwory. Zamknięte poziomy ich nie zatrzymują.
    .source = instrukcja Realms; Days of Wonder, 3 maja 2012; reszta: nasza decyzja
ruling-the-dig-2 = A jeśli najsłabiej bronionego lądu nie da się zdobyć nawet z kością?
    .answer = Nie atakują.
    .source = nasza decyzja
ruling-the-dig-3 = Czy strażnicy atakują po ostatniej rundzie?
    .answer = Nie.
    .source = nasza decyzja
ruling-the-dig-4 = Dokąd idą ocalali strażnicy, gdy ich region jest najgłębszy?
    .answer =
        Schodzą z planszy, a za monetę nie przychodzą nowi. Jeśli region był już kiedyś podbity, idą do
        najgłębszego regionu żyły, który jeszcze zajmują.
    .source = nasza decyzja
ruling-the-dig-5 = Czy region odzyskany przez Potwory znów przynosi monetę?
    .answer = Nie, ani monety, ani nowych strażników. Jeden strażnik odpada, a pozostali schodzą niżej.
    .source = nasza decyzja
ruling-the-dig-6 = Czy liczba strażników jest ograniczona?
    .answer = Tak, do 20 Szkieletów, 18 Czarnoksiężników i 15 Mumii.
    .source = nasza decyzja
ruling-the-dig-7 = Czy strażnicy liczą się jako rasa?
    .answer =
        Nie. To Potwory: nikt nie może ich podmienić, nie mają monet i nie płacą, a pojmani przez nich
        Przywódcy odpadają z gry.
    .source = nasza decyzja
ruling-the-dig-8 = Kiedy rasy wyparte przez strażników rozmieszczają swoje żetony?
    .answer = Po ataku ostatniej żyły, przed następną rundą, zgodnie z ruchem wskazówek zegara od pierwszego gracza.
    .source = nasza decyzja
ruling-the-dig-9 = Z którego regionu atakują strażnicy, jeśli z celem graniczy kilka?
    .answer = Z najgłębszego w swojej żyle.
    .source = nasza decyzja
ruling-the-dig-10 = Czy Balrog otwiera region żyły?
    .answer = Nie, bo niczego nie podbija. Ocalali strażnicy schodzą niżej, a moneta czeka na następnego zdobywcę.
    .source = nasza decyzja

sources-all-together = instrukcja Realms, scenariusz 11
ruling-all-together-1 = Czy monety przesuwają się w górę razem z kolumnami?
    .answer =
        Nie. Monety zostają w swoich rzędach, jak w przykładzie z książeczki i obu jego podpisach. Tylko
        główny tekst książeczki przesuwa je w górę.
    .source = instrukcja Realms, przykład
ruling-all-together-2 = Jak przydziela się miejsca?
    .answer = Losowo. Gracz, który zaczyna, ma pierwsze miejsce, a pozostali idą zgodnie z ruchem wskazówek zegara.
    .source = instrukcja Realms; kto zaczyna: nasza decyzja
ruling-all-together-3 = Co się dzieje z monetami w rzędzie tego, co tańsze: rasy albo zdolności?
    .answer = Zostają. Jeśli ten rząd się pomija, dokłada się jedną monetę.
    .source = instrukcja Realms, przykład
ruling-all-together-4 = Ile kosztuje pominięcie rzędu ze zdolnością „Przeklęte”?
    .answer = Trzy monety, które kładzie się w tym rzędzie.
    .source = nasza decyzja
ruling-all-together-5 = Kiedy Homunkulusy dostają żeton?
    .answer = Gdy ich rząd pomija gracz, który mógł wybierać z ich kolumny.
    .source = nasza decyzja
ruling-all-together-6 = Którą płytkę zdolności mogą wziąć Mimy Cienia zamiast swojej?
    .answer = Dowolną inną odkrytą, za darmo. Na jej miejsce trafia ich własna.
    .source = nasza decyzja
ruling-all-together-7 = Gdzie trafiają płytki ras i zdolności?
    .answer = Płytki ras pod stos swojego świata. Płytki zdolności obu światów tasuje się razem.
    .source = nasza decyzja
ruling-all-together-8 = Czy rasy i zdolności, które wchodzą gdziekolwiek, mogą wejść do drugiego świata?
    .answer = Nie, gdziekolwiek, ale tylko w swoim świecie.
    .source = nasza decyzja
ruling-all-together-9 = Czy sojusznicy mogą się atakować?
    .answer = Tak. Sumuje się tylko ich monety na końcu.
    .source = nasza decyzja
ruling-all-together-10 = Czy sojusznicy widzą swoje monety?
    .answer = Tylko jeśli stół na to pozwala albo wszystkie monety są jawne.
    .source = nasza decyzja
ruling-all-together-11 = Czy pojmani Przywódcy liczą się, zanim zsumuje się i podwoi monety?
    .answer = Tak. Są monetami tego, kto ich pojmał.
    .source = nasza decyzja
ruling-all-together-12 = Kto wygrywa przy remisie?
    .answer =
        Strona z większą liczbą żetonów na planszy, zsumowanych i podwojonych tak jak monety. Jeśli i to jest
        równe, wygrywają obie.
    .source = nasza decyzja
ruling-all-together-13 = Gdzie wchodzą wymierające Ghule bez regionu?
    .answer = Na skraju swojego świata, jak każda wchodząca rasa.
    .source = instrukcja Realms
ruling-all-together-14 = Ile jest Zaginionych Plemion, relikwii i miejsc?
    .answer = Dwanaście Zaginionych Plemion oraz cztery relikwie i miejsca z dwoma Potworami każde.
    .source = wniosek z elementów w pudełku; reszta: nasza decyzja

sources-night-and-day = instrukcja Realms, scenariusz 12; scenariusz 11 o tunelach i wejściu
ruling-night-and-day-1 = Która kombinacja zastępuje wziętą?
    .answer =
        Nowe kombinacje pochodzą na zmianę z obu światów, niezależnie od tego, którą wzięto. Francuski tekst
        książeczki ma jeden stos ułożony na przemian. Pierwsza kombinacja jest z powierzchni.
    .source = instrukcja Realms, francuska; pierwsza kombinacja: nasza decyzja
ruling-night-and-day-2 = Gdzie trafiają płytki ras i zdolności?
    .answer =
        Płytki ras pod stos swojego świata. Gdy stos zdolności jakiegoś świata jest pusty, tasuje się jego
        odrzucone płytki.
    .source = nasza decyzja
ruling-night-and-day-3 = A jeśli jakiś świat nie ma już płytek ras lub zdolności?
    .answer = Zastępuje je płytka drugiego świata.
    .source = nasza decyzja
ruling-night-and-day-4 = W których regionach wchodzi rasa?
    .answer =
        Na naszych planszach rasy powierzchni wchodzą na północnym skraju, a rasy podziemne na południowym,
        ale nigdy z boków. Jeśli plansza nie wskazuje takich regionów, rasa wchodzi na skraju swojego świata.
        Rzeka na płytkach obu światów należy do obu.
    .source = instrukcja Realms; reszta: nasza decyzja
ruling-night-and-day-5 = Czy rasy i zdolności, które wchodzą gdziekolwiek, mogą wejść do drugiego świata?
    .answer = Nie, gdziekolwiek, ale tylko w swoim świecie.
    .source = nasza decyzja
ruling-night-and-day-6 = Gdzie wchodzą Płomyczki?
    .answer = Obok swojego Wulkanu, gdziekolwiek jest.
    .source = nasza decyzja
ruling-night-and-day-7 = Jak długo płaci region twojego świata, z którego wypędzisz rasę drugiego świata?
    .answer =
        Raz, w turze, w której został podbity: francuski tekst mówi „dont ils chassent”, czyli „z których
        wypędzają”. Teksty angielski, niemiecki i hiszpański mówią o regionach „wcześniej zajętych”, bez
        ograniczenia w czasie. Według nich region płaciłby co turę, dopóki rasa go zajmuje.
    .source = instrukcja Realms, francuska
ruling-night-and-day-8 = Czy Zaginione Plemiona, Potwory albo rasy twojego świata liczą się jako wypędzone?
    .answer = Nie, tylko rasy drugiego świata, aktywne lub wymierające.
    .source = instrukcja Realms
ruling-night-and-day-9 = Czy wymierająca rasa też dostaje monety w drugim świecie?
    .answer = Tak, od tury, w której zaczyna wymierać: książeczka mówi o rasach, nie dodając, że muszą być aktywne.
    .source = instrukcja Realms
ruling-night-and-day-10 = Czy liczą się rzeki?
    .answer = Nie.
    .source = nasza decyzja
ruling-night-and-day-11 = A jeśli wypędzona rasa na koniec tury znów zajmuje swój region?
    .answer = Płacą tylko regiony, które nadal masz.
    .source = nasza decyzja
ruling-night-and-day-12 = Gdzie wchodzą wymierające Ghule bez regionu?
    .answer = W swoim świecie, jak każda wchodząca rasa.
    .source = instrukcja Realms
ruling-night-and-day-13 = Ile jest Zaginionych Plemion, relikwii i miejsc?
    .answer =
        Dla trzech do pięciu graczy: 7, 9 i 11 Zaginionych Plemion oraz 4, 5 i 6 relikwii i miejsc z dwoma
        Potworami każde.
    .source = wniosek z elementów w pudełku
