### Teksty ekranów w przeglądarce, poza tymi w content.ftl i story.ftl.

title = Small World
slogan = Gobliny, duchy, olbrzymy i kilka tuzinów innych, a ziemi wciąż za mało dla wszystkich.
skip-to-content = Przejdź do treści
navigation = Strony
language = Język
language-name = Polski
language-of = Język dla: { $player }
direction = ltr
theme = Motyw: { $theme ->
    [light] jasny
    [dark] ciemny
   *[auto] systemowy
}
close = Zamknij
loading = Rozwijam mapę…
offline = Serwer nie odpowiada. Spróbuj ponownie.
here-loading = Wczytuję grę: { $share }
here-starting = Uruchamiam grę…
here-elsewhere = Small World jest już otwarte w innym oknie. Graj tam albo zamknij tamto okno.
here-wasm = Ta przeglądarka nie uruchomi gry: { $reason }. Zezwól tej stronie na WebAssembly (wyłącza je tryb blokady) albo spróbuj w nowszej przeglądarce.
here-storage = Ta przeglądarka nie pozwala stronie niczego zapisać, więc twoje partie by przepadły: { $reason }. Zezwól tej stronie na zapis danych albo wyjdź z trybu prywatnego.
here-unsaved = Nie udało się zapisać twojego ostatniego kroku: { $reason }. Zwolnij trochę miejsca na tym urządzeniu i wczytaj stronę ponownie.
here-files = Nie udało się wczytać gry: { $reason }. Sprawdź połączenie i spróbuj ponownie.
here-deleted = Przeglądarka usunęła wszystko, co zapisała ta strona. Partie otwarte podczas tej wizyty są znów zapisane. Pozostałe przepadły, chyba że masz je w plikach.
here-broken = Coś się w grze zepsuło: { $reason }. Wszystko do twojego ostatniego kroku jest zapisane.
here-silent = Gra już nie odpowiada. Wszystko do twojego ostatniego kroku jest zapisane, więc wczytaj ją ponownie.
here-again = Wczytaj ponownie
here-new-table-hint = Zagraj z botami albo z innymi przy tym ekranie.
here-table-rules = Monety i pierwszy gracz
sending-title = Twój ruch
sending = Wysyłam ruch…
sending-stuck = Twój ruch jeszcze nie dotarł. Próbujemy dalej.
sending-withdraw = Wycofaj ruch
move-arrived = Twój ruch dotarł.
move-arrived-all-the-same = Twój ruch dotarł, zanim udało się go wycofać.
move-refused = Ruch odrzucony. { $why }
move-withdrawn = Ruch wycofany. Znów decydujesz.
guest-name = Wędrowiec
broken-title = Nie udało się pokazać tej strony
broken-text =
    Coś poszło nie tak przy ładowaniu. Twoje partie są bezpieczne. Odśwież stronę albo wróć na stronę
    startową.
reload = Odśwież
release = Nowa wersja
release-waiting = Jest nowa wersja tej strony. Załaduje się, gdy skończysz to, co robisz.
release-asking = Jest nowa wersja tej strony. Odśwież stronę, aby ją pobrać.
unofficial = Nieoficjalna implementacja open source, niezwiązana z wydawcą. Jeśli ci się podoba, kup grę.

place-closed = { $name }: zamknięte

# --- Start, lobby, my games ------------------------------------------------------------------------------

play-now = Zagraj teraz
play-now-hint = Przeciw dwóm łatwym botom. Bez konta i czekania.
play-learn = Samouczek
puzzles = Łamigłówki
puzzles-hint = Sto sytuacji z jedną dobrą odpowiedzią i codziennie nowa łamigłówka.
puzzle-of-the-day = Łamigłówka dnia
starting = Nakrywam do stołu…
continue = Wróć do gry
new-table = Nowy stół
new-table-hint = Graj ze znajomymi przez link, z osobami przy tym ekranie albo z botami.
lobby = Poczekalnia
lobby-hint = Dosiądź się do otwartego stołu albo obejrzyj trwającą partię.
lobby-open = Otwarte stoły
lobby-none-open = Żaden stół nie czeka na graczy. Otwórz swój!
lobby-running = Trwające partie
my-games = Moje partie
finished-games = Zakończone partie
no-games = Nie masz jeszcze żadnych partii.
file-open = Otwórz plik partii
file-save-all = Zapisz wszystkie
file-save = Zapisz partię w pliku
file-here-hint = Plik zachowuje twoje partie, nawet gdy przeglądarka usunie swoje dane. Serwer też może go otworzyć, by grać ze znajomymi.
file-server-hint = Partię z pliku można kontynuować ze znajomymi.
file-opened = { $number ->
    [one] Otwarto jedną partię.
    [few] Otwarto { $number } partie.
   *[other] Otwarto { $number } partii.
}
file-unread = Partie, których nie da się odczytać: { $number }. Powód: { $reason }
file-unsaved = Partie, których nie da się odczytać i nie ma ich w pliku: { $number }.
file-which = Liczba gier w pliku: { $number }. Którą kontynuować?
file-who = Gra toczy się dalej przy nowym stole, z własną kością i stosami. Kto gra?
status-open = czeka
status-running = trwa
status-finished = zakończona
players-number = { $number ->
    [one] 1 gracz
   *[other] { $number } graczy
}
to-start = Strona startowa
lobby-none-running = Nie trwa żadna partia. Zacznij swoją!
watch-game = Oglądaj
watchers = { $number ->
    [one] 1 widz
   *[other] { $number } widzów
}
who-is-here = Teraz tutaj
people-in-lobby = { $number ->
    [one] 1 osoba w poczekalni
    [few] { $number } osoby w poczekalni
   *[other] { $number } osób w poczekalni
}
people-at-tables = { $number ->
    [one] 1 przy stole
   *[other] { $number } przy stołach
}
show-my-name = Pokazuj tu moje imię
play-someone = Zagraj z kimś
play-someone-hint = Wolne miejsca zajmują boty, dopóki ktoś nie przyjdzie.
drop-in = Otwarte miejsca botów
take-bots-seat = Zajmij miejsce bota
bots-game = partia botów

# --- A new table -------------------------------------------------------------------------------------------

how-many = Ilu graczy?
board-of = { $players ->
    [one] Mapa dla { $players } gracza
   *[other] Mapa dla { $players } graczy
}, { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}
board-choice = Mapa
board-usual = Zwykła mapa
board-open = Otwórz plik planszy…
seats = Miejsca
seat-number = Miejsce { $player }
seat-kind-me = Ja
seat-kind-open = Ktoś znajomy, przez link
seat-kind-local = Kolejna osoba tutaj
seat-kind-bot = Bot
bot-level = Poziom bota
name-of = Imię gracza { $player }
player-number = Gracz { $player }
open-coins = Monety są jawne
allied-coins = Monety jawne dla sojuszników
is-public = Widoczny w poczekalni
is-private = Prywatny stół
is-private-hint = Poczekalnia nie pokazuje tego stołu. Znajdą go tylko osoby z linkiem.
who-begins = Pierwszy gracz
random = Losowo
newcomer-first = Najnowszy gracz
clock = Zegar
clock-none = brak
clock-live = Na żywo
clock-turns = Na dni
clock-days = { $days } d
pace-none = Bez zegara
pace-live = { $minutes } min + { $increment } s na turę
pace-days = { $days ->
    [one] 1 dzień + 1 dzień na turę
   *[other] { $days } dni + 1 dzień na turę
}
minutes-each = Minuty na gracza
days-each = Dni na gracza
table-rules = Zegar i monety
create-table = Otwórz stół
in-play = Co jest w grze
in-play-sum = Razem { $races ->
    [one] 1 rasa
    [few] { $races } rasy
   *[other] { $races } ras
} i { $powers ->
    [one] 1 zdolność
    [few] { $powers } zdolności
   *[other] { $powers } zdolności
}.
in-play-without = Bez: { $names }.
presets = Gotowe zestawy
preset-base-only = Sama podstawa
    .about = Pierwotna gra: czternaście ras i dwadzieścia zdolności.
preset-ladies = Wszystkie damy
    .about = Podstawa z Nomadami, Kapłankami i Białymi Damami.
preset-everything = Wszystko
    .about = Każde pudełko i każda opcja: nie ma dwóch takich samych partii.
preset-night = Noc Nekromanty
    .about = Jedno z was prowadzi umarłych z wyspy na jeziorze.
preset-underground = Podziemia
    .about = Tam na dole: relikwie, popularne miejsca, potwory i rzeka.
preset-both-below = Oba światy pod ziemią
    .about = Rasy z powierzchni też schodzą pod ziemię.
preset-both-above = Oba światy na powierzchni
    .about = Rasy z podziemi też wychodzą na powierzchnię.
world = Świat
world-surface = Na powierzchni
    .about = Mapy podstawowego pudełka: wzgórza, pola i morza.
world-underground = Pod ziemią
    .about = Mapy z Underground: rzeki, otchłanie i potwory.
world-both = Oba światy
    .about = Płytki dowolną stroną do góry: lądy z obu światów.
world-any = Dowolny świat
box-holds = { $races ->
    [one] 1 rasa
    [few] { $races } rasy
   *[other] { $races } ras
}, { $powers ->
    [one] 1 zdolność
    [few] { $powers } zdolności
   *[other] { $powers } zdolności
}
setup-leaders = Przywódcy
    .about = Najmij Przywódcę swojej rasy za 1 monetę: jest silny, ale można go pojmać.
setup-places = Relikwie i miejsca na powierzchni
    .about = Każdej relikwii i każdego miejsca strzegą dwa Potwory, w regionach Zaginionych Plemion.
setup-necromancer = Duchy w zapasie
    .about = Jeden gracz prowadzi duchy przeciw wszystkim innym. Na każdej mapie jest miejsce dla jednego gracza więcej.
    .seat = Ostatni gracz prowadzi duchy.
    .strength = { $number ->
        [13] 13, jak w pudełku
        [12] 12, trudniej dla żywych
        [11] 11, najtrudniej dla żywych
       *[other] { $number }
    }
box-filter = Pudełka
box-filter-all = wszystkie
box-filter-mine = przy moim stole
also-called = inaczej { $name }
your-name = Twoje imię

# --- Waiting room -------------------------------------------------------------------------------------------

waiting-title = Czekamy na graczy
waiting-branch = Ta partia rusza od pozycji z innej partii.
seat-open = Wolne miejsce
sit-down = Usiądź
start-with-bots = Zacznij z botami
leave-table = Odejdź od stołu
invite = Zaproś
invite-text = Kto ma ten link, może zająć miejsce. Konto nie jest potrzebne.
link = Link do stołu
copy = Kopiuj
copied = Skopiowano
copy-by-hand = Przeglądarka nie mogła skopiować linku. Jest teraz zaznaczony, więc możesz go skopiować samodzielnie.
qr = Link jako kod QR

# --- Account -------------------------------------------------------------------------------------------------

account = Konto
account-why = Możesz grać bez konta. Z kontem partie idą za tobą na każde urządzenie.
logged-in = Twoje konto: { $name }.
log-in = Zaloguj się
log-out = Wyloguj się
make-account = Załóż konto
password = Hasło (co najmniej 8 znaków)
logins = Aktywne sesje
login-since = od { $day }
login-here = ta przeglądarka
password-change = Zmień hasło
password-old = Obecne hasło (puste, jeśli masz tylko klucze dostępu)
password-new = Nowe hasło (co najmniej 8 znaków)
password-changed = Hasło zmienione. Wszystkie inne przeglądarki są wylogowane.
passkey-login = Zaloguj kluczem dostępu
passkey-create = Utwórz klucz dostępu
passkey-why = Klucz dostępu loguje cię odciskiem palca, twarzą lub kodem PIN zamiast hasła.
passkey-made = Klucz dostępu utworzony. Możesz się nim teraz logować.
passkey-cancelled = Nic się nie zmieniło: klucz nie został potwierdzony albo nie masz go dla tej strony.
passkey-exists = To urządzenie ma już klucz dostępu do tego konta.
passkey-insecure = Klucze dostępu nie działają pod tym adresem. Użyj nazwy z https albo localhost.
passkey-unknown = Żadne konto tutaj nie używa tego klucza dostępu.
passkey-unverified = Nie udało się sprawdzić klucza dostępu. Spróbuj ponownie.

# --- The table -----------------------------------------------------------------------------------------------

turn-of = { $turn ->
    [0] Przygotowanie
   *[other] Runda { $turn } z { $rounds }
}
in-the-well = { $number ->
    [one] jedna dusza w Studni
    [few] { $number } dusze w Studni
   *[other] { $number } dusz w Studni
}
in-reserve = { $number } w zapasie
on-offer = { $ability } (jeszcze do kupienia)
on-the-island = Wyspa Nekromanty: { $number ->
    [0] żadnych duchów
    [one] 1 duch
    [few] { $number } duchy
   *[other] { $number } duchów
}
steps = Kroki tury
stage-begin = Wybierz
stage-conquer = Podbij
stage-redeploy = Przegrupuj
stage-score = Punktuj
map = Mapa dla { $board ->
    [one] { $board } gracza
   *[other] { $board } graczy
}
map-unbuilt = Gracze budują tę planszę, płytka po płytce.
map-built = Gracze budują planszę, płytka po płytce. Tę zbudowało czterech graczy.
watching = Oglądasz
table-missing = Tego stołu nie ma.
# Words that end compound names of regions: a long name may be broken before them on the map.
region-endings = { "" }
region-table = Lista regionów
region = Region
land = Teren
holder = Zajmuje
price-column = Koszt
act-column = Akcja
sort-by = Sortuj
sort-price = dostępne regiony
sort-holder = właściciel
sort-name = nazwa
choose = Wybierz
again = Potwierdź
sound = Dźwięk
options = Ustawienia
palette-distinct = Kolory dla daltonistów
facing = Tryb twarzą w twarz (wspólny tablet; monety jawne)
opposite-declined = { race-name } (rasa wymierająca)
opposite-race = { $declined ->
    [yes] { opposite-declined }
   *[no] { combo }
}: { $regions ->
    [one] 1 region
    [few] { $regions } regiony
   *[other] { $regions } regionów
}
keys = Ustawienia i klawisze
map-cell = pole { $cell }
map-cell-own = obecne pole płytki, aby ją obrócić
tray-tiles = Płytki do położenia
tray-tile = płytka { $letter }
map-spot = miejsce { $number }
turn-left = obróć w lewo
turn-right = obróć w prawo
unplayed = Twoja ręka
unplayed-of = Ręka gracza { $player }
lying-open = Odkryte rasy i zdolności
taken-enough = Masz już wszystkie trzy.
zoom-in = Przybliż
zoom-out = Oddal
zoom-fit = Cała mapa
skip = Pomiń
your-turn = Twoja tura!
undo = Cofnij
plan = Zaplanuj turę
redo = Ponów
reset-turn = Tura od nowa
column = Kombinacje w ofercie
choose-combo = Wybierz kombinację
stacks = W stosach zostało: { $races ->
    [one] 1 rasa
    [few] { $races } rasy
   *[other] { $races } ras
}, { $powers ->
    [one] 1 zdolność
    [few] { $powers } zdolności
   *[other] { $powers } zdolności
}
combos = Oferta
compare-combos = Porównaj
combo-sentence = Numer { $place }: { combo }, { tokens }, { $price ->
    [0] za darmo
    [one] cena 1 moneta
    [few] cena { $price } monety
    [many] cena { $price } monet
   *[other] cena { $price } monety
}{ $coins ->
    [0] { "" }
    [one] , na niej 1 moneta
    [few] , na niej { $coins } monety
    [many] , na niej { $coins } monet
   *[other] , na niej { $coins } monety
}{ $found ->
    [0] { "" }
    [one] , na niej 1 dodatkowy żeton
    [few] , na niej { $found } dodatkowe żetony
   *[other] , na niej { $found } dodatkowych żetonów
}
tokens = { $number ->
    [one] 1 żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonu
}
coins = { $number ->
    [one] 1 moneta
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
}
regions = { $number ->
    [one] 1 region
    [few] { $number } regiony
    [many] { $number } regionów
   *[other] { $number } regionu
}
coins-on-it = { $number ->
    [one] +1 moneta za wybór
    [few] +{ $number } monety za wybór
    [many] +{ $number } monet za wybór
   *[other] +{ $number } monety za wybór
}
tokens-on-it = { $number ->
    [one] +1 żeton za wybór
    [few] +{ $number } żetony za wybór
    [many] +{ $number } żetonów za wybór
   *[other] +{ $number } żetonu za wybór
}
choose-half = Wybierz rasę i zdolność. Płacisz tylko za droższy rząd.
half-sentence = Rząd { $row }: { $name }, { $number ->
    [one] 1 żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonu
}{ $found ->
    [0] { "" }
   *[other] {" "}i jeszcze { $found } na płytce
}
brings-coins = { $number ->
    [one] daje 1 monetę
    [few] daje { $number } monety
    [many] daje { $number } monet
   *[other] daje { $number } monety
}
half-brings = { $name }: { $brings }
half-of-hand = { $name }, { $number ->
    [one] 1 żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonu
}{ $found ->
    [0] { "" }
   *[other] {" "}i jeszcze { $found }
}
choose-from-hand = Wybierz z ręki rasę i zdolność. Są za darmo, ale każdej użyjesz tylko raz w partii.
costs-coins = { $number ->
    [one] kosztuje 1 monetę
    [few] kosztuje { $number } monety
    [many] kosztuje { $number } monet
   *[other] kosztuje { $number } monety
}
almanac-combo = Średnio { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} (±{ $within }) u naszych botów
almanac-how =
    Tyle monet, po odjęciu ceny, zarabiały na tej kombinacji średnio nasze boty, gdy brały ją w turze
    { $turn } przy tylu graczach. ± to 95% przedział średniej; pojedyncze partie różnią się bardziej.
free = za darmo
link-connecting = Łączę…
link-open = Połączono
link-lost = Połączenie zerwane. Łączę ponownie…
link-nowhere = Brak połączenia. Widzisz stół w ostatnim znanym stanie. Odświeży się po ponownym połączeniu.
link-closed = Rozłączono

decision = Twoja decyzja

# --- Players ---------------------------------------------------------------------------------------------------

players = Gracze
team-with = z graczem { $player }
team-alone = bez sojusznika, wynik { $number ->
    [2] podwójny
   *[other] razy { $number }
}
teams = Drużyny
teams-by-seat = Drużyny w kolejności tur, od pierwszego gracza:
ally = sojusznik
you-mark = (ty)
is-bot = bot
is-away = poza stołem, gra bot
is-gone = nie ma przy stole
is-away-short = gra bot
is-gone-short = poza stołem
thinks = myśli
decides = decyduje
captive-leader = Przywódca { race-of } w niewoli
coins-hidden = Monety zakryte
show-domain = Pokaż regiony tego gracza
in-decline = wymierają
in-hand = { $number } na ręce
no-race = Jeszcze bez rasy

# --- Regions ---------------------------------------------------------------------------------------------------

held-nobody = pusty
held-tribe = { $number ->
    [one] Zaginione Plemię
    [few] { $number } żetony Zaginionych Plemion
   *[other] { $number } żetonów Zaginionych Plemion
}
held-monsters = { $number ->
    [one] Potwór
    [few] { $number } Potwory
   *[other] { $number } Potworów
}
held-passing = schodzi z rzeki
serves-nobody = nie służy teraz nikomu
serves = służy graczowi { $player }
holding-in-short = { $ability } ({ $player })
legend-field = W tym kręgu rośnie zdolność. Ma ją też aktywna rasa, która zajmuje pięć regionów wokół kręgu.
field-of = Krąg: { $ability }
field-has = { $player }: { $held } z { $enough }, { $lacking ->
    [0] działa
    [one] brakuje 1
   *[other] brakuje { $lacking }
}
field-rule = Aktywna rasa, która zajmuje { $enough } z { $number } regionów wokół kręgu, też ma tę zdolność.
field-bare = Żadna aktywna rasa nie zajmuje regionu wokół kręgu.
held-neutral = { $number } × { race-name }
held-by = { $player }: { $number } × { race-name }{ $declined ->
    [yes] , rasa wymierająca
   *[no] { "" }
}
costs = { $tokens ->
    [one] kosztuje 1 żeton
    [few] kosztuje { $tokens } żetony
    [many] kosztuje { $tokens } żetonów
   *[other] kosztuje { $tokens } żetonu
}
costs-die = kosztuje { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}; { $percent }% z kością
costs-short = kosztuje { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}, brakuje { $short }
tokens-needed = { $number ->
    [one] potrzebny żeton
    [few] potrzebne żetony
   *[other] potrzebnych żetonów
}
draft-places = tutaj: { $number }
beside-regions = Obok: { $regions }
beside-column = Obok
draft-said = { $region }: tutaj { $number }, do rozmieszczenia { $left }
said-undone = Cofnięto.
why-not = Czemu nie tutaj?
harm = { $player } traci ten region i { $declined ->
    [yes] ostatni żeton { race-of } w tym miejscu
   *[no] żeton { race-of }
}.
harm-tribe = Zaginione Plemię znika z mapy.
harm-monsters = Potwory schodzą z mapy, a ty odkrywasz to, czego strzegły.
one-less = O jeden mniej
one-more = O jeden więcej
all-here = Wszystkie { $number } tutaj

# --- What comes next ----------------------------------------------------------------------------------------------

do-choose-pair = Wybierz rasę i zdolność
do-choose-combo = Wybierz kombinację
do-take = Weź { combo-the }{ $price ->
    [0] { "" }
   *[other] {" "}za { $price }
}
do-expand = Rozwijaj { combo-the }
do-decline = Wymieranie (+{ $coins })
do-decline-sure = Tak, skaż na wymarcie
do-not-decline = Nie, niech gra dalej
pass-conquer = Koniec, przegrupuj
do-conquer = Podbij: { $region } ({ $tokens })
do-attempt = Rzuć: { $region } ({ $percent }%)
do-dragon-master = Smok: { $region }
do-sorcerers = Zaczaruj: { $region }
do-abandon = Opuść: { $region }
do-loose-berserk = Rzuć kością
do-use = Użyj „{ $ability }”
spread-proposed = Propozycja: { $what }.
spread-whole = Twój wybór: { $what }.
spread-change = Aby przesunąć żeton, kliknij region.
spread-left = Do rozmieszczenia: { $left } z { $what }.
spread-off = Wraca w następnej turze: { $number } ({ $ability }).
spread-asked-by = { $ability }: { $text }
do-place-left = Rozmieść jeszcze { $number }
do-redeploy = Gotowe, dalej
do-return = Gotowe
do-end-turn = Koniec tury +{ $coins }
do-end-turn-plain = Koniec tury
do-not-yet = Jeszcze nie
do-choose-regions = { $number ->
    [one] Wybierz jeszcze jeden region
    [few] Wybierz jeszcze { $number } regiony
   *[other] Wybierz jeszcze { $number } regionów
}
do-select = { $number ->
    [0] Żaden region
    [one] Ten region
    [few] Te { $number } regiony
   *[other] Tych { $number } regionów
}
answer-heroic = Ustaw bohaterów
answer-leprechauns = { $number ->
    [0] Nie ukrywaj garnców
    [one] Ukryj garniec złota
    [few] Ukryj { $number } garnce złota
   *[other] Ukryj { $number } garnców złota
}
answer-barbarians = { $number ->
    [0] Nie zabieraj żadnego
   *[other] Zabierz { $number }
}
select-all = Wszystkie regiony
select-none = Żaden
do-fortified = Buduj: { $region }
pass-fortified = Nic nie buduj
do-diplomat = Pokój: { $player }
pass-diplomat = Bez pokoju
do-buy = Kup: { $ability }
pass-necromancer = Koniec zakupów
pass-hire = Bez Przywódcy
pass-ransom = Zostaw w niewoli
do-leader = Przywódca: { $region }
do-priestesses = Wieża: { $region }
do-ghosts = { $number ->
    [0] Wszystkie na mapę
    [one] Zatrzymaj 1 ducha
    [few] Zatrzymaj { $number } duchy
   *[other] Zatrzymaj { $number } duchów
}
do-hordes-of = { $number ->
    [0] Tylko żetony Hord
    [one] Zamiast tego 1 żeton rasy
    [few] Zamiast tego { $number } żetony rasy
   *[other] Zamiast tego { $number } żetonów rasy
}
do-ability = { $ability }: { $what }
answer-yes = Tak
answer-yes-for = Tak, za { $number ->
    [one] 1 monetę
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
}
answer-no = Nie
do-pass = Nic nie rób
do-more-tokens = Więcej żetonów…
do-choose-do = Wybierz, co robisz
do-choose-region = Wybierz region
do-choose-other = Wybierz drugi region
do-choose-player = Wybierz gracza
do-choose-place = Wybierz kombinację
do-choose-named = Wybierz
do-choose-revealed = Wybierz
do-choose-bought = Wybierz
do-choose-tile = Wybierz płytkę
do-choose-cell = Wybierz miejsce
do-creation-4 = Góra: { $place }
do-creation-5 = Otchłań: { $place }
do-creation-6 = Potwory: { $region }
do-creation-7 = Zaginione Plemię: { $region }
do-hands-2 = Weź: { $ability }
do-lay-tile = Połóż tu płytkę
do-choose-ability = Wybierz jedno
how-many-tokens = Ile?
take-back = { $what }: wybierz znowu
gather = Zabierz wszystko
template-even = Po równo
template-borders = Granice
template-bonus = Regiony z premią
template-together = Wszystkie razem
template-last = Jak ostatnio
wait-over = Gra skończona.
wait-frozen = Pozycja poczeka, aż przeczytasz.
wait-chance = Kość się toczy…
wait-player = Decyduje { $player }
homecoming-title = Twoje żetony wróciły
homecoming = { $player } cię wypędza. { $what ->
    [bivouacking] Wracają twoje obozowiska.
    [behemoth] Wracają twoje behemoty.
   *[other] { $number ->
        [few] Wracają { story-troops }.
       *[other] Wraca { story-troops }.
    }
}
homecoming-always = Zawsze tak: { $order }
wait-home = { $number ->
    [one] { $players } rozmieszcza wycofane żetony
   *[other] { $players } rozmieszczają wycofane żetony
}
prompt-ending = To kończy turę i nie da się tego cofnąć.
forecast = Tura daje teraz { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
forecast-of = { $player }: tura daje teraz { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
forecast-item = { $coins } { $reason }
decline-forecast = Za wymieranie teraz: { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
coins-regions = { $number ->
    [one] region
    [few] regiony
   *[other] regionów
}{ $declined ->
    [yes] {" "}({ race-name })
   *[no] { "" }
}
coins-ability-declined = { $ability } (rasa wymierająca)
receipt = Monety w tej turze
die-shows = { $number ->
    [0] pusta ścianka
    [one] 1
   *[other] { $number }
}

# --- Log, chat ------------------------------------------------------------------------------------------------

log = Dziennik
log-whole = Pokaż całą partię
log-go-back = Wróć do tego miejsca
log-deployed = { $regions ->
    [one] { $player } wysyła { tokens } do regionu { $region }.
   *[other] { $player } rozsyła { tokens } do { $regions } regionów.
}
log-scored = { $player } zdobywa { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
notes = Notatki
notes-hint = Te notatki widzisz tylko ty. Trzyma je ta przeglądarka.
chat = Czat
chat-empty = Jeszcze cisza.
chat-words = Twoja wiadomość
chat-send = Wyślij
chat-readers = Do kogo
chat-to-all = Wszyscy
chat-to-team = Moja drużyna
chat-points = Patrzcie tutaj: { $region }!
do-point-out = Wskaż
chat-said-to-team = Do drużyny: { $text }
phrases = Powiedz coś
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-your-turn = Twoja kolej.
phrase-thinking = Niech pomyślę.
phrase-one-moment = Chwileczkę.
phrase-back = Już jestem.
phrase-nice-move = Dobry ruch!
phrase-ouch = Auć!
phrase-lucky = Ale fart!
phrase-sorry = Przepraszam!
phrase-thanks = Dzięki!
phrase-well-played = Dobra gra!
phrase-again = Jeszcze raz?
phrase-bye = Na razie!

# --- Reports to the moderators --------------------------------------------------------------------------------

complain = Zgłoś…
complain-title = Zgłoszenie do moderatorów
complain-what = Moderatorzy zobaczą zgłoszenie i czat, który był dla ciebie widoczny. Inni gracze się nie dowiedzą.
complain-whom = Kto lub co
complain-table = Sam stół
complain-why = Powód
complain-reason-insult = Obelgi lub groźby
complain-reason-spam = Spam
complain-reason-cheating = Oszukiwanie
complain-reason-name = Obraźliwe imię lub plansza
complain-reason-other = Coś innego
complain-words = Szczegóły (opcjonalnie)
complain-send = Wyślij zgłoszenie
complain-thanks = Dziękujemy. Moderatorzy się tym zajmą.

# --- Curtain, end, replay ----------------------------------------------------------------------------------------

curtain = { $player }, twoja tura
curtain-text = Monety są tajne. Patrzy tylko { $player }, reszta odwraca wzrok.
curtain-open = To ja, { $player }
show-end = Pokaż wynik
end-title = { $number ->
    [one] { $players } wygrywa!
   *[other] { $players } wygrywają razem!
}
end-team = Wygrywa drużyna { $team }: { $players }. Razem { $coins ->
    [one] 1 moneta!
    [few] { $coins } monety!
    [many] { $coins } monet!
   *[other] { $coins } monety!
}
end-alone = { $players } wygrywa bez sojusznika! Wynik razy { $number } to { $coins ->
    [one] 1 moneta!
    [few] { $coins } monety!
    [many] { $coins } monet!
   *[other] { $coins } monety!
}
tokens-on-map = { $number ->
    [one] 1 żeton na mapie
    [few] { $number } żetony na mapie
    [many] { $number } żetonów na mapie
   *[other] { $number } żetonu na mapie
}
best-raid = Najlepszy rajd: { $player } zabiera innym { $number ->
    [one] 1 region
    [few] { $number } regiony
   *[other] { $number } regionów
} w rundzie { $turn }.
luckiest = Najszczęśliwszy rzut: { $player } zdobywa region { $region } przy szansie { $percent }%.
chart-coins = Monety, tura po turze
chart-races = Wzloty i upadki
regions-by-turn = Regiony, tura po turze: { $list }
end-missing = Serwer nie przysłał szczegółów tej partii.
try-again = Jeszcze raz
end-why = Decydujące monety
end-lead = { $coins ->
    [0] { $winner } i { $other } mają tyle samo monet: decydują żetony na mapie.
    [one] { $winner } ma na koniec o 1 monetę więcej niż { $other }.
    [few] { $winner } ma na koniec o { $coins } monety więcej niż { $other }.
    [many] { $winner } ma na koniec o { $coins } monet więcej niż { $other }.
   *[other] { $winner } ma na koniec o { $coins } monety więcej niż { $other }.
}
end-swing = Najwięcej zmienia runda { $turn }: { $coins ->
    [one] 1 moneta.
    [few] { $coins } monety.
    [many] { $coins } monet.
   *[other] { $coins } monety.
}
end-from-regions = Rasy aktywne
end-from-declined = Rasy wymierające
end-from-purse = Zapłacone i znalezione
seed = Ziarno losowości: { $seed }
record = Zapis partii
rematch = Rewanż
rematch-waits = Ktoś chce rewanżu i czeka na ciebie.
bot-plays-for-you = Gra za ciebie bot.
again-harder = Zagraj trudniej
again-easier = Zagraj łatwiej
next-game = Następna partia
replay = Powtórka
look-at-map = Zobacz mapę
to-table = Powrót do stołu
play = Odtwórz
pause = Pauza
look-back = Analiza partii
replay-back = Poprzedni krok
replay-forward = Następny krok
replay-turn-back = Poprzednia tura
replay-turn-forward = Następna tura
replay-moment = Moment partii
play-on = Graj stąd dalej
share = Udostępnij
recap = Od twojej ostatniej tury: { $lost ->
    [0] bez strat.
    [one] 1 stracony region.
    [few] { $lost } stracone regiony.
   *[other] { $lost } straconych regionów.
}
read-log = Czytaj dziennik
show-film = Obejrzyj powtórkę
film-speed = Szybkość
volume = Głośność
haptics = Wibracje
motion = Animacje
motion-speed = { $speed ->
    [0] Wyłączone
    [1] Normalne
    [2] Szybkie
   *[other] Powolne
}
# The moves of a bot for an absent player, shown when that player returns.
meanwhile-title = Pod twoją nieobecność
meanwhile-what = Co robił bot

# --- First game --------------------------------------------------------------------------------------------------

guide = Rada na początek
guide-understood = Jasne
guide-no-more = Bez rad
guide-on = Rady na początek
guide-choose-combo =
    Weź rasę ze zdolnością. Kombinacja na górze jest za darmo; każda niższa kosztuje o 1 monetę więcej.
guide-choose-course =
    Podbijaj dalej swoją rasą. Albo skaż ją na wymarcie: nadal punktuje, a w następnej turze bierzesz inną.
guide-conquer = Liczby to ceny w żetonach. Kliknij region dwa razy, aby go podbić. Wchodź od skraju mapy.
guide-die = Za mało żetonów? Wybierz region z przerywaną ramką: kość może dodać do trzech.
guide-redeploy = Żetony już stoją, to tylko propozycja. Kliknij region, aby przesunąć tam żeton, albo zakończ turę.
guide-redeploy-give-up = Masz za mało żetonów na wszystkie swoje regiony. Oddaj jeden.
guide-heroic = Dwóch regionów z bohaterami nie można podbić. Kliknij dwa najważniejsze.
guide-fortified = Twierdza podnosi koszt swojego regionu o 1 i daje 1 monetę na turę, dopóki rasa jest aktywna.
guide-diplomat = Jeśli zawrzesz z kimś pokój, nie może on zaatakować tej rasy do twojej następnej tury.
guide-stout = Rasa Wytrwała może zacząć wymierać zaraz po punktowaniu, bez straty tury.
guide-river = Rzeka kosztuje o 1 żeton mniej, ale nikt na niej nie zostaje: żetony schodzą przy przegrupowaniu.

# --- Continuing without a player -------------------------------------------------------------------------------

how-to-go-on = Co dalej
gone-for = { $minutes ->
    [one] { $player }: 1 minuta nieobecności.
    [few] { $player }: { $minutes } minuty nieobecności.
   *[other] { $player }: { $minutes } minut nieobecności.
}
gone-wait = Czekaj
gone-bot = Niech zagra bot
gone-days = Przejdź na 1 dzień na turę
votes-of = { $number } z { $needed }
by-days = Macie teraz 1 dzień na turę, bo kogoś nie było.
own-pace = Wróć do zwykłego tempa

# --- Errors without a server code (for the others, see refusals.ftl) -------------------------------------------

error-unknown = Nie udało się: { $message }
error-cookies = Przeglądarka blokuje ciasteczka. Zezwól na nie dla tej strony, aby stół pamiętał twoje miejsce.

# --- Keys ----------------------------------------------------------------------------------------------------------

keys-on = Skróty klawiszowe
notify-on = Powiadamiaj o mojej turze
orders = Gdy wracają moje żetony
orders-all = Wszystkie rasy
orders-as-all = jak u wszystkich ras
order-ask = pytaj mnie
leave-sure = Odejść i oddać grę botowi?
take-back-seat = Wróć na swoje miejsce
key-map = przejdź do mapy
key-next = następny dostępny region
key-neighbour = sąsiedni region
key-choose = obejrzyj, potem działaj
key-back = wstecz
key-combo = wybierz kombinację (lub rasę, potem zdolność)
key-primary = naciśnij główny przycisk
key-decline = wymieranie
key-roll = rzuć kością
key-step = o jeden żeton więcej lub mniej
key-templates = granice, po równo, zabierz
key-abandon = opuść region
key-undo = cofnij
key-redo = ponów
key-reset = tura od nowa
key-inspect = opisz region
key-table = lista regionów
key-hint = podpowiedź
key-log = dziennik
key-players = gracze
key-help = ta strona

# --- Encyclopedia, credits -----------------------------------------------------------------------------------------

encyclopedia = Encyklopedia
encyclopedia-hint = Wszystkie rasy, zdolności i zasady, naszymi słowami.
search = Szukaj
kind-term = Pojęcia na mapie
terrain-of-board = Ląd: kosztuje dwa żetony, jeśli nikogo tam nie ma. Ma go tylko ta plansza: nie zna go żadna rasa ani zdolność z pudełka, ale własne mogą.
kind-topic = Zasady
kind-race = Rasy
kind-power = Zdolności
kind-relic = Relikwie
kind-place = Miejsca
contents = Spis treści
credits = Twórcy i licencje
credits-icons = Ikony:
credits-font = Krój pisma:
credits-software = Zbudowano z
credits-art = Mapy, krajobrazy i wzory narysowano dla tego projektu.

# The announcements of a screen reader when the search text or the box changes.
encyclopedia-found =
    { $number ->
        [0] Żadne hasło nie pasuje.
        [one] Pasuje jedno hasło.
        [few] Pasują { $number } hasła.
       *[other] Pasuje { $number } haseł.
    }
# The name of the row of tabs: combos, log, chat and notes.
side-panel = Obok mapy
