### Teksty terminala. $region to sama nazwa z numerem, dlatego stoi po słowie „region” albo przed dwukropkiem.

# --- Znaki na planszy --------------------------------------------------------------------------------
#
# land-… ma najwyżej cztery litery, sign-… jedną lub dwie.

land-farmland = pole
land-forest = las
land-hill = wzgó
land-lake = jezi
land-mountain = góra
land-sea = morz
land-swamp = bagn
land-black-mountain = cz-g
land-chasm = otch
land-mine = kopa
land-mud-pool = bajo
land-mushroom-forest = grzy
land-mystic-crystal = krys
land-river = rzek
sign-cavern = j
sign-magic = *
sign-mine = k
sign-volcano = V
sign-lost-tribe = ZP
sign-monsters = M
sign-dragon = D
sign-encampment = O
sign-fortress = T
sign-hero = H
sign-hole = N
sign-lair = L
legend =
    A3 trzy żetony gracza A · a1z wymierające · { sign-lost-tribe } { feature-lost-tribe } · dalej elementy:
    { sign-lair } { piece-lair }, { sign-fortress } { piece-fortress }, { sign-encampment }
    { piece-encampment }, { sign-dragon } { piece-dragon }, { sign-hero } { piece-hero }, { sign-hole }
    { piece-hole } · { sign-cavern } { feature-cavern }, { sign-magic } { feature-magic }, { sign-mine }
    { feature-mine } · { $price } cena, { $risk } z kością
sign-holding = &
sign-passing = ~
sign-neutral = /
sign-field = #
legend-neutral = { sign-neutral }1 { race-name }, niczyje
teams-are = Drużyny: { $teams }
fields-are = Kręgi, każdy ze swoim numerem na regionach wokół: { $fields }
ending-teams = Monety i żetony każdej drużyny, razem:
legend-below =
    { sign-monsters } Potwory, A2{ sign-passing } opuszcza rzekę, { sign-holding } relikwia lub miejsce,
    { sign-volcano } { feature-volcano }, { sign-balrog } { piece-balrog }, { sign-great-ancient }
    { piece-great-ancient }, { sign-queen } { piece-queen }, { sign-crypt-ghost } { piece-crypt-ghost },
    { sign-bag } { piece-bag }, { sign-armor } { piece-armor }
sign-peak = P
sign-coin-mine = $
sign-throne = R
sign-sword = S
sign-tunnel = =
sign-west-vein = { "" }
sign-middle-vein = { "" }
sign-east-vein = { "" }
sign-vein-a = A
sign-vein-b = B
sign-vein-c = C
sign-well = 1
sign-cairn = 2
sign-statue = 3
sign-shrine = 4
sign-oak = 5
sign-gate = 6
sign-beacon = 7
legend-tokens =
    { sign-well } { feature-well }, { sign-cairn } { feature-cairn }, { sign-statue } { feature-statue },
    { sign-shrine } { feature-shrine }, { sign-oak } { feature-oak }, { sign-gate } { feature-gate },
    { sign-beacon } { feature-beacon }
legend-laid =
    { sign-peak } { feature-peak }, { sign-coin-mine } { feature-coin-mine }, { sign-throne }
    { feature-throne }, { sign-sword } { feature-sword }, { sign-tunnel } { feature-tunnel }, { sign-vein-a }
    { sign-vein-b } { sign-vein-c } poziomy złotej żyły

# --- Plansza, gracze, kolumna ------------------------------------------------------------------------

board-region = region
board-land = teren
board-price = koszt
board-holder = czyj
board-out-of-reach = poza zasięgiem
board-empty = Na stole nie ma jeszcze płytek.
board-left-out = { $number ->
    [one] i jeszcze 1 region; „table” pokazuje wszystkie
    [few] i jeszcze { $number } regiony; „table” pokazuje wszystkie
    [many] i jeszcze { $number } regionów; „table” pokazuje wszystkie
   *[other] i jeszcze { $number } regionu; „table” pokazuje wszystkie
}
board-part = część mapy; „map” pokazuje całą
heading-player = Tura gracza { $player }
heading-asked = { $player }: { $question }
seat-no-race = brak aktywnej rasy
seat-race = { combo }: { $regions }{ $hand ->
    [0] { "" }
   *[other] , na ręce: { $hand }
}
seat-captives = pojmani Przywódcy ras: { $races }
seat-holdings = ma: { $names }
seat-fields = kręgi w pobliżu: { $names }
field-share = { $ability } { $held }/{ $enough }
field-serves = (działa)
field-of-nobody = brak
seat-declined = wymierające: { $races }
seat-coins-hidden = ? monet
combo-waits = { race-name }, jeszcze bez zdolności
combo-brings = przynosi: { $lying }
combo-too-dear = za drogie
combo-card = { $ability }:

# --- Ceny i regiony ----------------------------------------------------------------------------------

price-items = cena { $tokens } = { $items }
price-refused = nie da się podbić: { $reasons }
why-price = { $region }: { $price }.
why-race = { $region }, twoja rasa { combo }: { $price }.
why-die = Masz { $hand }. Kość musi pokazać co najmniej { $pips }: { $percent }%.
why-short = Masz { $hand }. Brakuje: { $short }.
why-no-race = Żadna z twoich ras nie może go teraz podbić.
look-place = { $region }:
look-holder = zajmuje: { $holder }
look-holding = { $ability } ({ $player }): { $does }
look-field =
    graniczy z kręgiem, { $ability }: { $does } Aktywna rasa ma tę zdolność, dopóki zajmuje co najmniej
    { $enough } z regionów wokół kręgu (wszystkich: { $number }). Zajęte regiony: { $names }.
look-neighbours = sąsiedzi

# --- Monety ------------------------------------------------------------------------------------------

coins-of-regions = { $regions } { race-of }{ $declined ->
    [yes] {" "}(wymieranie)
   *[no] { "" }
}
coins-with-reasons = { $coins } – { $items }
score-now = Punktowanie tej tury, gdyby plansza została taka, jaka jest:
score-of = { $player }: { $coins }
told-scored = { $player } punktuje: { $coins }.

# --- Pytania i wybory --------------------------------------------------------------------------------

choose-combo-how = Wybierz kombinację: wpisz jej numer. „map” pokazuje planszę, „help” objaśnia grę.
choose-pair-how =
    Wybierz rasę i zdolność: wpisz obie nazwy. Cenę obu wyznacza niższy rząd. „map” pokazuje planszę, „help”
    objaśnia grę.
choose-hand-how =
    Ułóż kombinację z kart na ręce: wpisz rasę i zdolność. Jest za darmo, ale każdej użyjesz tylko raz. „map”
    pokazuje planszę, „help” objaśnia grę.
choose-expand = rozwój: { $tokens } { race-of } na ręce (Enter); albo wpisz od razu pierwszy region
choose-expand-only = rozwój (Enter)
choose-decline = wymieranie: zostaje { $regions }, od razu { $coins }
choose-decline-later = wymieranie: zostaje { $regions }
amount-how = Wpisz liczbę od { $least } do { $most }{ $refuse ->
    [yes] ; albo „pass”
   *[no] { "" }
}.
seat-reserve = w zapasie: { $number }
choose-yes = tak
choose-yes-for = tak, za { count-coins.object }
choose-with = { $choice }: { $details }
choose-cell = { $number ->
    [one] Wpisz numer pola.
   *[other] Wpisz numer z planu albo kolumnę i rząd. Enter wybiera 1.
}
choose-nothing = nie
conquer-hand = *{ race-name }{ $declined ->
    [yes] {" "}(wymieranie)
   *[no] { "" }
}: na ręce { $tokens }.*
conquer-type = Wpisz numer regionu, żeby go podbić.
conquer-type-die = Wpisz numer regionu, żeby go podbić (? to twoja ostatnia próba, z kością).
conquer-roll = *„{ $typed }”* albo *„roll”* rzuca kością przed podbojem.
conquer-loose = *„{ $typed }”* używa zdolności „{ $ability }”.
conquer-loose-marauding = *„{ $typed }”* zbiera żetony z powrotem na rękę, raz na turę.
conquer-loose-magic-2 = *„{ $typed }”* bierze Wór; potem nazwij relikwię, którą ma naśladować.
conquer-ability = *„{ $typed }”* używa zdolności „{ $ability }”, cel: { $regions }.
conquer-use = *„{ $typed }”* używa zdolności „{ $ability }” przy następnym podboju.
conquer-any-target = dowolny
conquer-abandon = *„{ $typed }”* opuszcza region { $number }.
conquer-stop = *„stop”* kończy twoje podboje.
conquer-stop-enter = *„stop”* (Enter) kończy twoje podboje.
place-what = *{ $amount } { race-of }* do rozłożenia:
place-opponents = (! = obok przeciwnika)
place-how =
    Wpisz „even”, „borders”, „bonus”, „all { $one }” albo liczbę żetonów na region: „{ $one } 2, { $last } 1”.
regions-one = Wpisz region: { $regions }{ $refuse ->
    [yes] ; albo „pass”
   *[no] { "" }
}.
regions-several = Wpisz w jednym wierszu tyle regionów: { $number }, na przykład „{ $first }, { $second }”. Możliwe: { $regions }{ $refuse ->
    [yes] ; albo „pass”
   *[no] { "" }
}.
regions-any = Wpisz w jednym wierszu dowolnie wiele regionów, na przykład „{ $first }, { $second }”: { $regions }{ $refuse ->
    [yes] ; albo „pass”
   *[no] { "" }
}.
regions-some = Wpisz w jednym wierszu regiony, od { $least } do { $number }, na przykład „{ $first }, { $second }”: { $regions }{ $refuse ->
    [yes] ; albo „pass”
   *[no] { "" }
}.
regions-counted = Wpisz regiony, każdy z liczbą (razem najwyżej { $number }), na przykład „{ $first } 1”: { $regions }{ $refuse ->
    [yes] ; albo „pass”
   *[no] { "" }
}.
regions-up-to = { $region } (najwyżej { $number })
ask-choice = Wpisz swój wybór; „help” objaśnia wszystko.
ask-go-on = Naciśnij Enter, żeby przejść dalej
ask-more = Enter: dalej, q: koniec
ask-yes-no = Enter = tak, n = nie
# Co można wpisać jako „tak” i „nie”, oprócz słów angielskich.
typed-yes = t tak
typed-no = n nie
ask-decline = Skazać rasę na wymarcie?
ask-pay = Zapłacić? Cena: { $coins }.
ask-end-turn = Zakończyć turę?
ask-roll = Rzucić kością?
ask-roll-odds =
    Region { $region } kosztuje { $price }, a masz { $hand }: kość musi pokazać co najmniej { $pips }
    ({ $percent }%). Tak czy inaczej, to koniec twoich podbojów.
ask-curtain = Teraz { $player }: naciśnij Enter

# --- Przed decyzją i po niej -------------------------------------------------------------------------

decline-keeps = Zostaje: { $kept }.
decline-kept = { $regions } { race-of } ({ $tokens })
decline-nothing = nic na mapie
decline-leave = Z mapy schodzą: { $races }.
decline-tray = { $number ->
    [one] 1 żeton { race-of } wraca do puli.
    [few] { $number } żetony { race-of } wracają do puli.
    [many] { $number } żetonów { race-of } wraca do puli.
   *[other] { $number } żetonu { race-of } wraca do puli.
}
decline-next = W następnej turze wybierasz nową kombinację.
you-place = Kładziesz: { $placed }.
you-place-on = { $region }: { $number }
you-score = Punktujesz: { $coins }.
undone = Cofnięto.
saved = Każdy ruch jest już zapisany w { $path }

# --- Odmowy ------------------------------------------------------------------------------------------

refuse-number = region { $text } nie istnieje; regiony mają numery od 1 do { $number }
refuse-no-region = żaden region nie nazywa się „{ $text }”; „table” pokazuje wszystkie
refuse-region-spelling = żaden region nie nazywa się „{ $text }”; może { $regions }?
refuse-many-regions = „{ $text }” może oznaczać: { $regions }
refuse-region = region { $region } tu nie pasuje. Możliwe: { $regions }
refuse-target = { $region }: { $price }
refuse-without-die = region { $region } kosztuje { $price }, a masz { $hand }: podbij bez kości
refuse-no-attempt = region { $region } kosztuje { $price }, a masz { $hand }; ostatnia próba nie jest teraz możliwa
refuse-too-dear =
    region { $region } kosztuje { $price }, a masz { $hand }; kość doda najwyżej { $most } („why { $number }”
    wyjaśnia)
refuse-abandon = region { $region } nie jest twój, więc nie możesz go opuścić
refuse-abandon-late = regiony można opuszczać tylko przed pierwszym podbojem; „undo” do niego wraca
refuse-ability = { $ability }: region { $region } nie może teraz być celem. Możliwe: { $regions }
refuse-ability-where = { $ability }: gdzie? Możliwe: { $regions }
refuse-course = wpisz „expand” (rozwój) albo „decline” (wymieranie)
refuse-combo-spelling = „{ $text }” nie jest dostępną kombinacją; może { $combos }?
refuse-no-seed =
    zapis nie ma ziarna, więc nie da się niczego sprawdzić. Serwery dodają ziarno po zakończeniu partii;
    partie w terminalu mają je od początku
refuse-first = ziarno wskazało innego pierwszego gracza
refuse-draw = akcja { $number } to „{ $text }”, ale z ziarna wynika „{ $wanted }”
refuse-no-combo = „{ $text }” nie jest kombinacją. Wpisz numer od 1 do { $number }
refuse-no-pair = „{ $text }” nie jest odkrytą rasą i zdolnością. Wpisz po jednej
refuse-no-hand = „{ $text }” nie jest rasą i zdolnością z twojej ręki. Wpisz po jednej
refuse-no-power = ta rasa nie ma jeszcze zdolności, więc nie można jej wziąć
refuse-few-coins = masz na to za mało monet
refuse-other-team = rasy tamtego świata należą do drugiej drużyny
refuse-choice = „{ $text }” nie jest jedną z możliwości. Wpisz numer od 1 do { $number }
refuse-amount = „{ $text }” nie jest liczbą od { $least } do { $most }
refuse-so-often = { $region }: najwyżej { $number }
refuse-twice = „{ $text }” pojawia się dwa razy
refuse-two-rests = resztę żetonów może dostać tylko jeden region
refuse-left-over = masz rozłożyć { $amount }, a podajesz { $placed }: { $number ->
    [one] został 1
    [few] zostały { $number }
    [many] zostało { $number }
   *[other] zostało { $number }
}
refuse-too-many = masz rozłożyć { $amount }, a podajesz { $placed }: o { $number } za dużo
refuse-no-number = „{ $text }” wymaga liczby, na przykład „{ $text } 2”
refuse-empty-line = ile żetonów i gdzie? Wpisz { $examples }
refuse-how-many = podana liczba regionów: { $named }; w jednym wierszu potrzeba { $number }
refuse-more-regions = podana liczba regionów: { $named }; to więcej, niż trzeba
refuse-undo =
    nie ma czego cofnąć: można wrócić do ostatniego rzutu kością lub nowej kombinacji, decyzji innego gracza
    albo początku tury
refuse-map = ta plansza nie ma mapy; „table” pokazuje jej regiony
refuse-narrow = mapa potrzebuje okna o szerokości co najmniej { $number } kolumn
refuse-rules = żadna rasa, zdolność ani temat nie nazywa się „{ $name }”; „rules” pokazuje wszystkie
refuse-rules-spelling = żadna rasa, zdolność ani temat nie nazywa się „{ $name }”; może { $names }?
refuse-rules-mentioned = żadna strona nie nazywa się „{ $name }”; najwięcej mówią o tym: { $names }
refuse-seats = partia wymaga od { $fewest } do { $most } graczy, a --seats „{ $text }” wymienia { $number }
refuse-name = gracze „{ $text }”: nazwa „{ $name }” musi mieć od 1 do { $most } znaków
refuse-bot-spelling =
    gracze „{ $text }”: nieznany bot „{ $name }”; może { $bot }? Imię gracza zaczyna się wielką literą
refuse-same-name = gracze „{ $text }”: dwie osoby nazywają się „{ $name }”; zmień jedną nazwę
refuse-seat = nieznany gracz „{ $text }”. Dostępne: { $names } albo numery od 1 do { $number }
refuse-resume = --resume nie łączy się z --seats, --first ani --save: plik już to zawiera
refuse-at = --at { $at }: liczba akcji w zapisie to { $number }

# --- Pliki -------------------------------------------------------------------------------------------

file-exists = { $path } już istnieje; graj dalej z --resume albo podaj inny plik
file-unwritable = nie da się zapisać { $path }: { $why }
file-unreadable = nie da się otworzyć { $path }: { $why }
file-lost = nie da się zapisać { $path } ({ $why }); plik zawiera partię do tego miejsca
file-in-use = { $path }: ta partia trwa w innym oknie
file-no-text = { $path } nie jest plikiem tekstowym, więc nie jest zapisem partii
file-none = { $path } nie zawiera niedokończonej partii; nową zaczyna „smallworld play”

# --- Początek i koniec -------------------------------------------------------------------------------

play-title = Small World w terminalu
play-subtitle = nieoficjalne; „help” objaśnia wszystko
play-who = Każde inne imię to człowiek.
play-how-many = Ilu graczy (od { $fewest } do { $most })?
play-name = Imię gracza { $number }?
play-somebody = Gracz
play-not-begun = Żadna partia się nie zaczęła.
play-saved = Partia jest zapisana w { $path }. Żeby grać dalej:
play-record = Zapis jest w { $path }; „smallworld replay” pokazuje go jeszcze raz.
ending-coins = monety w rundzie
ending-sum = razem
played-on-from = Ta partia kontynuuje inną od rundy { $turn }. Znane wyniki kości i stosów: { $number ->
    [one] 1
   *[other] { $number }
}.
review-at = Żeby zobaczyć tę sytuację: smallworld replay { $file } --at { $at }
replay-at = po akcji { $at } z { $number }
replay-honest = Uczciwie: wyniki zgodne z ziarnem: { $number }.

# --- Zasady ------------------------------------------------------------------------------------------

rules-race = Rasy
rules-power = Zdolności
rules-relic = Relikwie
rules-place = Miejsca
rules-topic = Zasady ogólne
rules-card = { $title }: { $short }
rules-sources = Źródła: { $sources }
rules-how = „smallworld rules NAZWA” pokazuje tekst, rozstrzygnięcia i źródła.

# --- Pomoc -------------------------------------------------------------------------------------------

help-title = Jak grać
help-game =
    Small World jest za mały dla wszystkich. Prowadź przez mapę jedną rasę po drugiej i zbieraj monety za
    regiony, które zajmuje. Gdy za bardzo się rozciągnie, skaż ją na wymarcie. Kto po ostatniej rundzie ma
    najwięcej monet, wygrywa. Wszyscy zaczynają z 5 monetami, a cudzych monet nie widać.
help-first-turn =
    PIERWSZA TURA. Weź kombinację: rasę ze specjalną zdolnością. Każda mówi, co potrafi i ile żetonów daje.
    Pierwsza kombinacja jest za darmo. Przy każdej następnej kładziesz po 1 monecie na każdej kombinacji nad
    nią. Monety leżące na kombinacji, którą bierzesz, są twoje.
help-conquering =
    PODBOJE. Region kosztuje 2 żetony, o 1 więcej za każdy leżący tam żeton lub element i o 1 więcej, jeśli to
    góra. Cena stoi obok każdego regionu, który możesz podbić. Nowa rasa wchodzi na skraju planszy albo nad
    morzem, które dotyka skraju. Potem przechodzi z regionu do sąsiedniego regionu. Morza i jeziora są
    zamknięte. Zapłacone żetony zostają w regionie, aż skończysz podbijać. Zaginione Plemię
    ({ sign-lost-tribe }) nie należy do nikogo i broni się jak każdy inny żeton. Kto traci region, traci na
    dobre jeden żeton. Pozostałe odzyskuje na koniec twojej tury.
help-die =
    KOŚĆ. Jeśli na jeszcze jeden region brakuje ci najwyżej 3 żetonów, możesz go zaatakować w ostatniej
    próbie. Kość pokazuje 0, 0, 0, 1, 2 albo 3. Udało się czy nie, twoje podboje się kończą.
help-redeploying =
    PRZEGRUPOWANIE. Potem rozkładasz żetony w swoich regionach, jak chcesz, co najmniej po jednym w każdym.
    Region pełen żetonów drożej zaatakować.
help-coins =
    MONETY. Na koniec tury dostajesz po 1 monecie za każdy region swoich ras, a do tego coś za rasę
    i zdolność. Rachunek pokazuje, skąd są monety.
help-later-turns =
    NASTĘPNE TURY. Bierzesz na rękę wszystkie żetony poza jednym w każdym regionie i podbijasz dalej. Opuść
    region, żeby zabrać też ostatni żeton. Albo skaż rasę na wymarcie: w tej turze nic nie podbijasz,
    a w każdym regionie rasy zostaje jeden żeton, który dalej punktuje. Jej zdolność znika, a poprzednia
    wymierająca rasa schodzi z mapy. W następnej turze bierzesz nową kombinację. Pora na wymieranie, gdy stać
    cię już tylko na region czy dwa.
help-below =
    PODZIEMIA. Rzeka kosztuje o 1 żeton mniej, ale nikt tam nie zostaje: jej żetony ({ sign-passing }) wracają
    przy przegrupowaniu. Dwa Potwory ({ sign-monsters }) pilnują ukrytej relikwii lub miejsca
    ({ sign-holding }). Pokonaj je, a je odkryjesz. Służy temu, kto zajmuje region. Obejrzyj region, żeby
    przeczytać, co tam jest.
help-answers = Odpowiedzi
help-choose = wybierz kombinację po numerze, a region po numerze lub początku nazwy
help-conquer = podbij region albo spróbuj z kością, jeśli brakuje od 1 do 3 żetonów
help-stop = zakończ swoje podboje
help-abandon = opuść region 9 (przed pierwszym podbojem)
help-ability = użyj zdolności z pytania, wpisując początek jej nazwy
help-course = rozwijaj rasę (albo samo Enter); skaż ją na wymarcie
help-place = przegrupowanie: ile dodatkowych żetonów do którego regionu, wszystko w jednym wierszu
help-templates = rozłóż po równo; albo głównie tam, gdzie grozi atak; albo głównie tam, gdzie są premie
help-all = połóż wszystkie żetony w jednym regionie; albo całą resztę w jednym regionie
help-several = kilka regionów naraz, dla bohaterów
help-commands = W każdej chwili
help-undo = cofnij ostatnią decyzję tej tury albo wszystkie (nie dalej niż rzut kością lub nowa kombinacja)
help-look = region: teren, kto go zajmuje, sąsiedzi i cena
help-why = dlaczego region tyle kosztuje albo dlaczego nie możesz go podbić
help-map = plansza jako mapa albo jako tabela wszystkich regionów
help-combos = kolumna dostępnych kombinacji
help-hint = co zrobiłby tu najsilniejszy bot i dlaczego
help-score = monety, które każdy gracz dostałby przy takiej planszy
help-log = co się działo w tej i w poprzedniej rundzie albo w całej partii
help-rules = wszystkie rasy, zdolności i zasady; albo jedna z nich z rozstrzygnięciami
help-save = gdzie zapisuje się partia (po każdym ruchu); wyjdź i graj dalej innego dnia
help-help = ta strona; „help commands” pokazuje tylko to, co można wpisać
help-board = Na planszy i mapie

# --- Szybkość zasad ----------------------------------------------------------------------------------

build-source =
    Zasady działają jako zwykły Python, kilka razy wolniej niż skompilowane. Zainstaluj je ponownie tam, gdzie
    jest kompilator C (w kopii repozytorium: make compile).
build-source-asked =
    Zasady działają jako zwykły Python, kilka razy wolniej niż skompilowane, bo ustawiono
    SMALLWORLD_COMPILED=0. Usuń tę zmienną, żeby to zmienić.

# --- Realms ------------------------------------------------------------------------------------------

board-about = Gracze: { $players }, rundy: { $rounds }, regiony: { $regions }.
board-made = Plansza jest w { $path }.
board-drawn = Rysunek jest w { $path }.
realm-about = Gracze: { $players }, rundy: { $rounds }, płytki: { $tiles }. { $water }
realm-water-river = Woda to rzeka.
realm-water-sea = Woda to morza i jeziora.
realm-water-closed-sea = Woda to morza i jeziora; nowe rasy nie wejdą od strony morza.
realm-water-drifting-sea = Woda to morza i jeziora; nowe rasy nie wejdą od strony morza, a płytki dryfują.
realm-water-growing-river = Woda to rzeka; płytki kładzie się w trakcie partii, na powierzchni.
realm-water-growing-river-below = Woda to rzeka; płytki kładzie się w trakcie partii, pod ziemią.
realm-water-growing-river-both = Woda to rzeka; płytki kładzie się w trakcie partii, w dowolnym ze światów.
realm-string = Do linków i zapisów:
realm-made = Kraina jest w { $path }.
realm-lands = Regiony: { $number }; po dziewięć na gracza byłoby { $wanted }
realm-parts = Grupy połączonych regionów: { $number }
realm-lonely = Regiony bez sąsiada: { $regions }
realm-dead-ends = Regiony z jednym sąsiadem: { $regions }
realm-entries = Regiony, w których może wejść nowa rasa: { $number }
realm-alike = Granice między regionami tego samego terenu: { $number }
realm-neighbours = Średnia liczba sąsiadów regionu: { $number }
realm-edge = Regiony na skraju: { $number }
realm-rivers = Wody, które kończą się na lądzie: { $number }
realm-directions = Regiony w złym miejscu dla scenariusza: { $regions }
realm-points = Punkty, w których stykają się cztery regiony: { $regions }
realm-guarded = Zaginione Plemiona: { $tribes }; regiony z Potworami: { $monsters }
realm-no-chasm = Nie ma otchłani: Płomyczki i Pajęczatki są w grze, ale ich umiejętność nic tu nie daje.
realm-map-wide = Mapa potrzebuje okna o szerokości co najmniej { $columns } kolumn.
lying-lost-tribe = Zaginione Plemię
lying-monsters = Potwory
lying-entry = wejście
realm-terrains = Tereny (ideał: po { $fifth }): { $shares }
realm-symbols = Symbole (ideał: po { $fifth }): { $shares }
realm-short-of = Czego brakuje dobrej planszy: { $criteria }
criterion-lands = dziewięć regionów na gracza
criterion-parts = wszystkie regiony połączone
criterion-dead-ends = żadnego regionu z jednym sąsiadem, najwyżej jeden z dwoma
criterion-neighbours = tylu sąsiadów, co na drukowanych planszach
criterion-edge = niezbyt wiele regionów na skraju
criterion-terrains = każdy teren na mniej więcej jednej piątej lądu
criterion-symbols = każdy symbol na mniej więcej jednej piątej lądu
criterion-alike = mało granic między regionami tego samego terenu
criterion-rivers = rzeki, które płyną dalej
criterion-points = żadnego punktu, w którym stykają się cztery regiony
criterion-peaks = szczyty z dala od skraju i od siebie nawzajem
criterion-directions = regiony tam, gdzie chce ich scenariusz: zachód, wschód, północ, południe, środek
criterion-riverside = szczyt nad rzeką
criterion-veins = osobne złote żyły, każda z dwoma wejściami
criterion-room = miejsce na stos w każdym regionie
realm-fair = { $name }, partie: { $number }
realm-fair-seat =
    Miejsce { $seat }: { $coins } ± { $within } monety, zwycięstwa { $share } (od { $low } do { $high })
realm-even = Żadne miejsce nie wygrywa wyraźnie częściej ani rzadziej, niż mu się należy.
realm-uneven = Miejsca nie są równe: któreś wygrywa wyraźnie częściej lub rzadziej, niż mu się należy.
realm-undecided = Wyniku jeszcze nie widać; rozegraj więcej partii.
