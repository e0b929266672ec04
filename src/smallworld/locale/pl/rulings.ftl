### Odpowiedzi na pytania, których zasady nie rozstrzygają, i źródła zasad. Identyfikatory: zobacz en/rulings.ftl.

sources-amazons = instrukcja podstawowa, { race-amazons }; FAQ
ruling-amazons-1 = A jeśli cztery Amazonki nie mogą zejść z mapy, bo każdy region potrzebuje jednej?
    .answer = Przed punktowaniem oddajesz wybrane przez siebie regiony, aż cztery żetony zejdą z mapy.
    .source = instrukcja podstawowa, FAQ
ruling-amazons-2 = Czy Amazonki, których w tej turze nie położono, liczą się do tych czterech?
    .answer = Tak. Jeśli dwie są jeszcze na ręce, z mapy schodzą tylko dwie kolejne.
    .source = nasza decyzja
ruling-amazons-3 = A jeśli zostało mniej niż pięć Amazonek?
    .answer = Wszystkie schodzą z mapy i żaden region nie punktuje.
    .source = nasza decyzja
ruling-amazons-4 = Gdzie trafiają te cztery, gdy Amazonki zaczynają wymierać?
    .answer =
        Do puli, nawet u Wytrwałych Amazonek: gdy rasa wymiera, w każdym regionie zostaje jeden żeton, a na
        ręce żaden.
    .source = nasza decyzja

sources-dwarves = instrukcja podstawowa, { race-dwarves }

sources-elves = instrukcja podstawowa, { race-elves }; instrukcja podstawowa, { race-sorcerers }
ruling-elves-1 = Czy wymierające Elfy tracą żetony?
    .answer =
        Tak. Zdolność kończy się, gdy Elfy zaczynają wymierać, więc jedyny żeton z podbitego regionu trafia do
        puli.
    .source = nasza decyzja, z ogólnej zasady o wymieraniu

sources-ghouls = instrukcja podstawowa, Ghule
ruling-ghouls-1 = Co się dzieje z Ghulami na ręce, gdy zaczynają wymierać?
    .answer = Trafiają do puli. Zostają tylko żetony na mapie.
    .source = nasza decyzja
ruling-ghouls-2 = Kiedy działają Ghule w turze, w której bierzesz nową kombinację?
    .answer = Po jej wzięciu, a przed pierwszym podbojem jej rasy.
    .source = nasza decyzja
ruling-ghouls-3 = Czy wymierające Ghule mogą podjąć ostatnią próbę?
    .answer = Tak, osobną. Kończy ona tylko ich podboje. Aktywna rasa może później w tej turze podjąć swoją.
    .source = nasza decyzja; FAQ z pamięci, niesprawdzone
ruling-ghouls-4 = Co tracą wymierające Ghule, gdy ktoś podbije ich region?
    .answer = Jeden żeton. Pozostałe wycofują się i na koniec tury kładzie się je w innych regionach Ghuli.
    .source = instrukcja francuska
ruling-ghouls-5 = Czy wymierające Ghule mogą zaatakować twoją własną aktywną rasę?
    .answer = Tak, jak każdą inną rasę. Jej ocalałe żetony wracają na rękę i mogą walczyć jeszcze w tej turze.
    .source = instrukcja podstawowa; ręka: nasza decyzja
ruling-ghouls-6 = Dokąd wycofują się Ghule, gdy region zabiera im twoja własna aktywna rasa?
    .answer = Do swoich innych regionów, gdy Ghule przegrupowują się w tej samej turze.
    .source = nasza decyzja
ruling-ghouls-7 = A jeśli wymierające Ghule stracą ostatni region?
    .answer =
        Ocalałe żetony czekają na ręce i w następnej turze gracza zaczynają od pierwszego podboju. Jeśli żaden
        nie ocaleje, rasa znika, a jej płytka wraca do stosu.
    .source = nasza decyzja
ruling-ghouls-8 = Czy Czarnoksiężnicy mogą podmienić samotnego wymierającego Ghula?
    .answer = Nie. Żeton musi należeć do aktywnej rasy.
    .source = nasza decyzja
ruling-ghouls-9 = Co wymierającym Ghulom zostaje z ich zdolności?
    .answer =
        Tylko to, co każdej wymierającej rasie. Ich twierdze nadal podnoszą cenę o 1 żeton, ale nowych nie
        budują. Zatrzymują morza i jezioro, ale nie wchodzą na inne wody. Smok, bohaterowie i obozowiska
        znikają.
    .source = wiki fanów, z ogólnej zasady o wymieraniu
ruling-ghouls-10 = Czy Widmowe Ghule mogą działać w turze, w której aktywna rasa zaczyna wymierać?
    .answer = Nie. W takiej turze nie podbija żadna rasa. Działają we wszystkich późniejszych.
    .source = instrukcja podstawowa

sources-giants = instrukcja podstawowa, { race-giants }
ruling-giants-1 = Czy region obok dwóch ich gór kosztuje o dwa żetony mniej?
    .answer = Nie, tylko o jeden, ile by tych gór było.
    .source = nasza decyzja
ruling-giants-2 = Czy Latające Olbrzymy płacą mniej za regiony daleko od swoich gór?
    .answer = Nie. Latanie daje im zasięg, ale nie sąsiedztwo.
    .source = recenzja niderlandzka
ruling-giants-3 = Czy Podziemne Olbrzymy na górze z jaskinią płacą mniej za inne jaskinie?
    .answer = Tak. Każda jaskinia sąsiaduje dla nich z tą górą. Zniżki Olbrzymów i zdolności „Podziemne” się sumują.
    .source = recenzja niderlandzka

sources-halflings = instrukcja podstawowa, { race-halflings }
ruling-halflings-1 = Czy Niziołki, które straciły lub opuściły wszystkie regiony, mogą znów wejść gdziekolwiek?
    .answer = Tak, za każdym razem, gdy nie mają żadnego regionu na mapie.
    .source = nasza decyzja
ruling-halflings-2 = Czy drugi region, podbity dopiero w późniejszej turze, też dostaje norkę?
    .answer = Tak. Norki dostają dwa pierwsze regiony, które Niziołki w ogóle podbiją, obojętnie w których turach.
    .source = instrukcja podstawowa; późniejsza tura: nasza decyzja
ruling-halflings-3 = Czy po opuszczeniu regionu z norką kopie się nową?
    .answer = Nie. Norka nie wraca, dopóki rasa jest w grze, a region można podbić jak każdy inny.
    .source = instrukcja podstawowa, wiki fanów
ruling-halflings-4 = Ile regionów Bohaterskich Niziołków jest nietykalnych?
    .answer =
        Najwyżej cztery: dwie norki i dwóch bohaterów. Bohatera wolno położyć w regionie z norką, ale nic to
        nie daje.
    .source = nasza decyzja
ruling-halflings-5 = Czy norka może być na morzu albo na jeziorze?
    .answer = Tak, jeśli Morskie Niziołki podbiją je jako jeden z dwóch pierwszych regionów.
    .source = nasza decyzja

sources-humans = instrukcja podstawowa, { race-humans }

sources-orcs = instrukcja podstawowa, { race-orcs }

sources-ratmen = instrukcja podstawowa, { race-ratmen }

sources-skeletons = instrukcja podstawowa, { race-skeletons }
ruling-skeletons-1 = Czy nieparzysty podbity region przechodzi na następną turę?
    .answer = Nie. Każdą turę liczy się osobno.
    .source = nasza decyzja

sources-sorcerers = instrukcja podstawowa, { race-sorcerers }; wydawca
ruling-sorcerers-1 = Czy Czarnoksiężnicy mogą podmieniać bez żetonu na ręce?
    .answer = Tak, aż do ostatniej próby: nowy Czarnoksiężnik pochodzi z puli.
    .source = wydawca
ruling-sorcerers-2 = Czy Czarnoksiężnicy mogą podmieniać, gdy nie mają regionu na mapie?
    .answer = Nie. Nic nie jest wtedy w ich zasięgu. Latający Czarnoksiężnicy mogą, bo sięgają każdego lądu.
    .source = instrukcja podstawowa; Latające: nasza decyzja
ruling-sorcerers-3 = Czy Czarnoksiężnicy mogą zabrać ostatni żeton rasy?
    .answer = Tak. Gracz zostaje z aktywną rasą bez żetonów i nadal może skazać ją na wymarcie.
    .source = nasza decyzja
ruling-sorcerers-4 = Czy Czarnoksiężnicy mogą podmienić samotny wymierający żeton?
    .answer = Nie, nawet Ghula: żeton musi należeć do aktywnej rasy.
    .source = instrukcja podstawowa; Ghule: nasza decyzja
ruling-sorcerers-5 = Czy Czarnoksiężnicy mogą podmienić samotny żeton w regionie z obozowiskiem?
    .answer = Nie. Obozowisko liczy się jako kolejny żeton.
    .source = instrukcja podstawowa, Board Game Arena
ruling-sorcerers-6 = Co po podmianie dzieje się z legowiskiem lub twierdzą?
    .answer = Schodzi z mapy, jak po każdym podboju. Twierdzę można zbudować ponownie.
    .source = instrukcja podstawowa
ruling-sorcerers-7 = Jak daleko sięgają Latający Czarnoksiężnicy?
    .answer = Do każdego lądu, na każdą odległość.
    .source = wydawca, wersja cyfrowa
ruling-sorcerers-8 = Czy Plądrujący Czarnoksiężnicy dostają za podmianę monetę?
    .answer = Tak. To podbój niepustego regionu.
    .source = recenzja niderlandzka
ruling-sorcerers-9 = Czy podmiana zużywa rzut Berserkerskich Czarnoksiężników?
    .answer = Nie. Rzut czeka na następny podbój opłacany żetonami.
    .source = nasza decyzja
ruling-sorcerers-10 = Czy Czarnoksiężnicy mogą podmieniać po swojej ostatniej próbie?
    .answer = Nie. Ich podboje są wtedy skończone.
    .source = instrukcja podstawowa, wiki fanów

sources-tritons = instrukcja podstawowa, { race-tritons }
ruling-tritons-1 = Czy Morskie Trytony płacą mniej za morza i jezioro?
    .answer = Nie. Wybrzeżem jest tylko ląd nad wodą.
    .source = recenzja niderlandzka

sources-trolls = instrukcja podstawowa, { race-trolls }
ruling-trolls-1 = Czy legowisko może być na morzu albo na jeziorze?
    .answer = Tak, jeśli zajmują je Morskie Trolle.
    .source = nasza decyzja

sources-wizards = instrukcja podstawowa, { race-wizards }

sources-alchemist = instrukcja podstawowa, { power-alchemist }

sources-berserk = instrukcja podstawowa, { power-berserk }
ruling-berserk-1 = Czy można zrezygnować z rzutu i podbijać dalej?
    .answer = Nie. Jeśli z jakiegokolwiek powodu nie użyjesz rzutu do podboju, twoje podboje się kończą.
    .source = instrukcja podstawowa; brak chęci: nasza decyzja
ruling-berserk-2 = Czy rasa Berserkerska może też podjąć zwykłą ostatnią próbę?
    .answer = Nie. Ma tylko rzuty przed swoimi podbojami.
    .source = wiki fanów
ruling-berserk-3 = Czy podmiana Berserkerskich Czarnoksiężników zużywa rzut?
    .answer = Nie. Rzut czeka na następny podbój opłacany żetonami.
    .source = nasza decyzja
ruling-berserk-4 = Czy po rzucie można opuszczać regiony?
    .answer = Nie. Rzutem rasa zaczęła już podbijać.
    .source = nasza decyzja

sources-bivouacking = instrukcja podstawowa, { power-bivouacking }
ruling-bivouacking-1 = A jeśli obozowiska wracają, a rasa nie ma już regionu?
    .answer = Zostają u gracza do następnego przegrupowania.
    .source = instrukcja podstawowa; do tego czasu: nasza decyzja
ruling-bivouacking-2 = Czy przy remisie obozowiska liczą się jako żetony?
    .answer = Nie.
    .source = FAQ

sources-commando = instrukcja podstawowa, { power-commando }

sources-diplomat = instrukcja podstawowa, { power-diplomat }
ruling-diplomat-1 = Czy nieudana ostatnia próba liczy się jako atak?
    .answer = Tak. Nieudana próba na regionie aktywnej rasy jest atakiem na tę rasę.
    .source = nasza decyzja
ruling-diplomat-2 = Czy można wskazać przeciwnika bez aktywnej rasy?
    .answer = Tak. Pokój wiąże wtedy rasę, którą weźmie następną.
    .source = nasza decyzja
ruling-diplomat-3 = Czy liczą się ataki własnych wymierających Ghuli dyplomaty?
    .answer = Nie. Liczą się tylko ataki rasy z tą płytką zdolności.
    .source = nasza decyzja
ruling-diplomat-4 = Czy pokój wiąże wymierające Ghule wskazanego przeciwnika?
    .answer = Nie. Wolno im atakować.
    .source = instrukcja podstawowa

sources-dragon-master = instrukcja podstawowa, { power-dragon-master }
ruling-dragon-master-1 = Czy nowa rasa może użyć smoka do pierwszego podboju?
    .answer = Tak, w regionie, w którym może wejść na mapę.
    .source = nasza decyzja
ruling-dragon-master-2 = Czy smoka można użyć w turze, w której opuszczono jego region?
    .answer = Tak. Smok wraca na rękę i od razu jest gotowy.
    .source = nasza decyzja
ruling-dragon-master-3 = Czy góra, legowisko, twierdza i obozowiska sumują się przeciwko smokowi?
    .answer = Nie. Jeden żeton wystarcza na to wszystko razem.
    .source = wiki fanów, instrukcja francuska
ruling-dragon-master-4 = Czy smok może zaatakować region, który nie sąsiaduje?
    .answer = Nie. Smok zastępuje cenę, ale nie zwiększa zasięgu.
    .source = instrukcja podstawowa, instrukcja niderlandzka

sources-flying = instrukcja podstawowa, Latające

sources-forest = instrukcja podstawowa, { power-forest }

sources-fortified = instrukcja podstawowa, { power-fortified }; wersja cyfrowa
ruling-fortified-1 = Kiedy buduje się twierdzę?
    .answer = Dostajesz jedno pytanie, po przegrupowaniu. Wcześniejsza budowa nic by ci nie dała.
    .source = nasza decyzja
ruling-fortified-2 = Co się dzieje z twierdzą w regionie straconym lub opuszczonym?
    .answer = Wraca do zapasu i można ją zbudować ponownie.
    .source = wersja cyfrowa
ruling-fortified-3 = Które twierdze liczą się do limitu sześciu?
    .answer = Wszystkie na mapie, także te wcześniejszej, wymierającej rasy Ufortyfikowanej.
    .source = instrukcja podstawowa

sources-heroic = instrukcja podstawowa, { power-heroic }
ruling-heroic-1 = A jeśli rasa ma tylko jeden region?
    .answer = Trafia tam jeden bohater. Drugi czeka do końca następnej tury.
    .source = nasza decyzja
ruling-heroic-2 = Co się dzieje z bohaterem, którego region zostanie opuszczony?
    .answer = Wraca na rękę i kładzie się go na koniec tury.
    .source = nasza decyzja

sources-hill = instrukcja podstawowa, { power-hill }

sources-merchant = instrukcja podstawowa, { power-merchant }

sources-mounted = instrukcja podstawowa, { power-mounted }

sources-pillaging = instrukcja podstawowa, { power-pillaging }

sources-seafaring = instrukcja podstawowa, { power-seafaring }
ruling-seafaring-1 = Czy rasa Morska może wejść na mapę przez morze?
    .answer = Tak, przez morze, które dotyka skraju mapy.
    .source = nasza decyzja
ruling-seafaring-2 = Ile kosztuje morze lub jezioro i co przynosi?
    .answer =
        Kosztuje dwa żetony i po jednym za każdy leżący tam żeton. Co turę przynosi jedną monetę, jak każdy
        inny region.
    .source = BoardGameGeek
ruling-seafaring-3 = Czy zajęte morze broni innym rasom wejścia na jego brzegu?
    .answer = Nie. Rasa nadal może wejść w regionach nad tym morzem.
    .source = instrukcja francuska, instrukcja niderlandzka
ruling-seafaring-4 = Czy wymierające Morskie Ghule mogą podbijać kolejne wody?
    .answer = Nie, ale zatrzymują te, które mają.
    .source = wiki fanów

sources-spirit = instrukcja podstawowa, { power-spirit }
ruling-spirit-1 = Czy wcześniejsza wymierająca rasa odchodzi, gdy wymierać zaczyna Widmowa?
    .answer = Nie. Zostają obie. Wcześniejsza odchodzi, gdy zacznie wymierać następna, a Widmowa nigdy.
    .source = instrukcja podstawowa
ruling-spirit-2 = Kiedy płytka „Widmowe” wraca do gry?
    .answer = Gdy zniknie ostatni żeton jej wymierającej rasy, trafia do odrzuconych płytek zdolności.
    .source = instrukcja podstawowa

sources-stout = instrukcja podstawowa, { power-stout }

sources-swamp = instrukcja podstawowa, { power-swamp }

sources-underworld = instrukcja podstawowa, { power-underworld }

sources-wealthy = instrukcja podstawowa, { power-wealthy }
ruling-wealthy-1 = Czy rasa, która w pierwszej turze nic nie podbiła, dostaje siedem monet?
    .answer = Tak.
    .source = nasza decyzja

sources-turn = instrukcja podstawowa, tura gry; FAQ
ruling-turn-1 = Kto zaczyna?
    .answer = Gracz wskazany przy zakładaniu partii. Potem kolejka idzie zgodnie z ruchem wskazówek zegara.
    .source = nasza decyzja
ruling-turn-2 = Czy rozwijając rasę, trzeba coś podbić?
    .answer = Nie. Można od razu skończyć, przegrupować się i punktować, obojętnie, ile żetonów jest na ręce.
    .source = FAQ, BoardGameGeek
ruling-turn-3 = Co można zrobić, gdy aktywna rasa nie ma już żetonu?
    .answer =
        Można ją rozwijać, choć punktują wtedy tylko inne rasy, albo skazać na wymarcie. Bez tego nie weźmiesz
        nowej kombinacji. Starsza wymierająca rasa odchodzi wtedy jak zwykle, a razem z nią rasa bez żetonu.
    .source = FAQ
ruling-turn-4 = Czy na początku tury wybiera się, które żetony podnieść?
    .answer =
        Nie. Na rękę wracają wszystkie poza jednym w każdym regionie, bo przegrupowanie może je odłożyć
        z powrotem.
    .source = nasza decyzja

sources-combos = instrukcja podstawowa, wybór nowej kombinacji
ruling-combos-1 = Czy monety leżące na kombinacji pomagają za nią zapłacić?
    .answer = Nie. Najpierw płacisz z monet, które masz, a potem bierzesz te z kombinacji.
    .source = instrukcja podstawowa; kolejność: nasza decyzja
ruling-combos-2 = Kiedy uzupełnia się kolumnę?
    .answer = Po wzięciu kombinacji, przed pierwszym podbojem, i na koniec każdej tury.
    .source = nasza decyzja
ruling-combos-3 = Czy można wziąć rasę bez płytki zdolności?
    .answer = Nie. Płytka rasy czeka w kolumnie, aż da się odkryć dla niej zdolność.
    .source = nasza decyzja
ruling-combos-4 = A jeśli nie da się wziąć żadnej kombinacji?
    .answer = Gracz punktuje swoje wymierające rasy i tura się kończy.
    .source = nasza decyzja

sources-first-conquest = instrukcja podstawowa, pierwszy podbój
ruling-first-conquest-1 = Czy nowa rasa musi wejść obok wymierającej rasy gracza?
    .answer =
        Nie, i może to zrobić tylko wtedy, gdy w tym regionie wolno wejść na mapę. Te dwie rasy nigdy sobie
        nie pomagają.
    .source = FAQ, BoardGameGeek
ruling-first-conquest-2 = Czy dzięki jaskiniom rasa Podziemna wejdzie na mapę gdziekolwiek?
    .answer = Nie. Jaskinie sąsiadują ze sobą, a to pomaga tylko rasie, która już jest na mapie.
    .source = instrukcja podstawowa

sources-conquering = instrukcja podstawowa, podbój regionu
ruling-conquering-1 = Kiedy region jest niepusty?
    .answer =
        Gdy jest w nim Zaginione Plemię albo żeton rasy, aktywnej lub wymierającej, nawet twojej własnej.
        Angielska instrukcja mówi o żetonie rasy, francuska o żetonie wrogiej rasy, a my trzymamy się
        angielskiej. Same góry, legowiska i inne elementy nie wystarczą.
    .source = instrukcja podstawowa
ruling-conquering-2 = Czy region opuszczony w tej turze można w niej podbić ponownie?
    .answer = Tak.
    .source = nasza decyzja
ruling-conquering-3 = Czy gracz bez żetonów na ręce dostaje pytanie, co podbić?
    .answer =
        Po podboju nie. Od razu następuje przegrupowanie, chyba że coś, na przykład podmiana, daje się zrobić
        bez żetonu. Przed pierwszym podbojem pytanie pada, bo wciąż można opuszczać regiony.
    .source = nasza decyzja
ruling-conquering-4 = Czy można położyć więcej żetonów, niż wynosi cena?
    .answer =
        Nie. Kładzie się dokładnie tyle, ile wynosi cena. Po udanej ostatniej próbie kładzie się wszystkie
        żetony z ręki.
    .source = nasza decyzja

sources-prices = instrukcja podstawowa, podbój regionu

sources-final-attempt = instrukcja podstawowa, ostatni podbój
ruling-final-attempt-1 = Czy nieudana próba na aktywnej rasie liczy się jako atak na nią?
    .answer = Tak, więc dyplomata nie może w tej turze wskazać jej gracza.
    .source = nasza decyzja
ruling-final-attempt-2 = Czy wymierające Ghule i aktywna rasa mogą podjąć ostatnią próbę w tej samej turze?
    .answer = Tak, po jednej. Próba Ghuli nie kończy podbojów aktywnej rasy.
    .source = nasza decyzja; FAQ z pamięci, niesprawdzone
ruling-final-attempt-3 = Czy można rzucić kością o region, który da się podbić bez niej?
    .answer = Nie. Podbijasz go za jego cenę.
    .source = instrukcja podstawowa

sources-abandoning = instrukcja podstawowa, opuszczanie regionu
ruling-abandoning-1 = Do kiedy można opuszczać regiony?
    .answer =
        Dopóki rasa nie zacznie w tej turze podbijać: podbojem, ostatnią próbą, Berserkerskim rzutem, podmianą
        albo smokiem.
    .source = instrukcja podstawowa; co jest początkiem: nasza decyzja
ruling-abandoning-2 = Czy wymierająca rasa może opuszczać regiony?
    .answer = Nie, poza Ghulami przed ich własnymi podbojami.
    .source = nasza decyzja

sources-losses = instrukcja podstawowa, straty i wycofanie wroga
ruling-losses-1 = Czy wycofane żetony można zatrzymać na ręce?
    .answer = Nie. Jeśli rasa ma jakiś region, trzeba położyć wszystkie. Jeśli nie ma, czekają na ręce.
    .source = nasza decyzja
ruling-losses-2 = W jakiej kolejności gracze rozmieszczają wycofane żetony?
    .answer =
        Zgodnie z ruchem wskazówek zegara, zaczynając na lewo od gracza, którego jest tura. To ostatni krok
        tury, po punktowaniu.
    .source = FAQ; po punktowaniu: recenzja niderlandzka
ruling-losses-3 = Kiedy gracz, którego jest tura, rozmieszcza żetony wyparte przez jego własną drugą rasę?
    .answer = Przy swoim przegrupowaniu.
    .source = nasza decyzja

sources-redeployment = instrukcja podstawowa, przegrupowanie oddziałów; FAQ
ruling-redeployment-1 = Czy można zatrzymać żetony na ręce?
    .answer =
        Tylko jeśli rasa nie ma regionu. Amazonki zatrzymują też swoje cztery. Wszystkie inne żetony trzeba
        położyć.
    .source = nieudana próba: instrukcja podstawowa; reszta: nasza decyzja
ruling-redeployment-2 = Czy przy przegrupowaniu można oddawać regiony?
    .answer = Nie, chyba że Amazonki mają za mało żetonów.
    .source = FAQ
ruling-redeployment-3 = Czy aktywna rasa i wymierające Ghule mogą przekazywać sobie żetony?
    .answer = Nie.
    .source = FAQ

sources-scoring = instrukcja podstawowa, punktowanie
ruling-scoring-1 = Czy w banku mogą się skończyć monety?
    .answer = Nie.
    .source = nasza decyzja

sources-decline = instrukcja podstawowa, wymieranie

sources-immunity = instrukcja podstawowa, { power-dragon-master }, { race-halflings }, { power-heroic }
ruling-immunity-1 = Czy region jest nietykalny także dla drugiej rasy tego samego gracza?
    .answer = Nie. Nie jesteś przeciwnikiem własnych ras, więc twoje Ghule mogą zaatakować region z twoim bohaterem.
    .source = nasza decyzja

sources-stacks = instrukcja podstawowa, wybór nowej kombinacji; instrukcja podstawowa, wymieranie
ruling-stacks-1 = Kiedy płytka aktywnej rasy bez żetonów wraca do stosu?
    .answer = Gdy tylko gracz skaże ją na wymarcie. Do tego czasu pozostaje jego aktywną rasą.
    .source = nasza decyzja, według FAQ
ruling-stacks-2 = A jeśli skończą się płytki zdolności, nawet odrzucone?
    .answer = Płytka rasy czeka w kolumnie bez zdolności i nie można jej wziąć.
    .source = nasza decyzja
ruling-stacks-3 = Czy znana jest kolejność płytek ras, które wróciły?
    .answer = Tak. Trafiają pod zakryte płytki w kolejności, w jakiej wracają, i w tej samej są odkrywane.
    .source = instrukcja podstawowa; znana kolejność: nasza decyzja
ruling-stacks-4 = Kiedy płytka, która wróciła, może znów zostać odkryta?
    .answer = Zawsze, gdy uzupełnia się kolumnę: po wzięciu kombinacji i na koniec każdej tury.
    .source = nasza decyzja

sources-game-end = instrukcja podstawowa, koniec gry
ruling-game-end-1 = Co liczy się jako żeton rasy przy remisie?
    .answer =
        Żetony ras na mapie. Nie liczą się żetony na ręce, nawet cztery Amazonki, ani obozowiska
        i bohaterowie.
    .source = instrukcja podstawowa, FAQ
ruling-game-end-2 = A jeśli liczba żetonów też jest równa?
    .answer = Remisujący gracze dzielą się zwycięstwem.
    .source = nasza decyzja
