### Kreator plansz z płytek.

builder-title = Zbuduj planszę
builder-hint = Płytki, góry, nazwy: zbuduj własną mapę, udostępnij ją linkiem i zagraj na niej.
builder-table-of = { $name }. Gracze: { $players }, rundy: { $rounds }
builder-new-name = Moja kraina
builder-name = Nazwa planszy
builder-players = Gracze
builder-water = Woda
builder-water-river = rzeka
builder-water-sea = morza i jeziora
builder-water-closed-sea = morze bez lądowania
builder-water-drifting-sea = morze z dryfującymi płytkami
builder-actions = Cała plansza
builder-undo = Cofnij
builder-redo = Ponów
builder-fill = Wypełnij resztę
builder-mirror = Odbij
builder-random = Losowa plansza
builder-drawn = Pokaż mapę
builder-drawing = Rysuję mapę…
builder-start-over = Zacznij od nowa
builder-table = Stół z płytkami
builder-cell = Wolne pole { $column }, { $row }
builder-tile = Płytka { $letter }
builder-tray = Płytki w pudełku
builder-side = Strona na wierzchu
builder-side-surface = Powierzchnia
builder-side-underground = Podziemie
builder-first = Dotknij płytki poniżej, potem pola pośrodku; albo przeciągnij ją tutaj.
builder-how =
    Przeciągaj płytki albo dotknij płytki, a potem pola. Dotknij płytki na stole, żeby nazwać jej regiony.
    Dotknij jej dwa razy lub naciśnij R, żeby ją obrócić.
builder-held = Teraz dotknij pola dla tej płytki; R obraca płytkę.
builder-target = Teraz dotknij płytki, która ma tam leżeć.
builder-chosen = Wybrana płytka
builder-turn = Obróć
builder-mountain = Góra
builder-chasm = Otchłań
builder-remove = Usuń płytkę
builder-region = Nazwa tego regionu ({ $terrain })
builder-name-region = Nazwa regionu
builder-lies-there = W tym regionie
builder-mark-lost-tribe = Zaginione Plemię
builder-mark-monsters = Potwory
builder-mark-entry = Wejście
builder-mark-coin-mine = Kopalnia monet
builder-mark-peak = Szczyt
builder-mark-well = Studnia
builder-mark-cairn = Kopczyk
builder-mark-statue = Posąg
builder-mark-shrine = Kapliczka
builder-mark-oak = Dąb
builder-mark-gate = Brama
builder-mark-beacon = Latarnia
builder-tunnel = Tunel
builder-tunnel-hint = Dotknij regionu na drugim końcu tunelu.
builder-move-piece = Przenieś element
builder-remove-piece = Usuń element
builder-counts = Podsumowanie
builder-lands = regiony: { $number } z { $wanted }
builder-each = na gracza: { $number }
builder-terrains = Tereny
builder-symbols = Symbole
builder-fifth = Linia oznacza jedną piątą wszystkich regionów.
builder-parts = Ląd jest w częściach: { $number }.
builder-lonely = Bez sąsiada: { $names }
builder-dead-ends = Tylko z jednym sąsiadem: { $names }
builder-alike = granice między regionami tego samego terenu: { $number }
builder-no-entry = Nowe rasy nie mogą wejść w żadnym regionie.
builder-no-chasm = Bez otchłani: Płomyczki i Pajęczatki są w grze, ale ich umiejętność nic tu nie daje.
builder-whole = Wszystkie regiony są połączone. { $number ->
    [one] Nowe rasy mogą wejść w 1 z nich.
   *[other] Nowe rasy mogą wejść w { $number } z nich.
}
builder-share = Graj, udostępnij, zapisz
builder-play = Zagraj tutaj
builder-shared = Ktoś udostępnił ci tę planszę. Graj na takiej, jaka jest, albo zmień ją poniżej.
builder-link = Link do planszy
builder-send = Wyślij
builder-save = Zapisz w tej przeglądarce
builder-file = Zapisz jako plik
builder-saved = Zapisane plansze
builder-forget = Usuń: { $name }
builder-broken-link = Link jest uszkodzony, więc nie da się odczytać jego planszy.
builder-fair = Czy jest wyrównana?
builder-fair-hint = Silny bot gra w tle wielokrotnie na wszystkich miejscach.
builder-fair-games = partie: { $number } z { $most }
builder-fair-old = Te partie rozegrano na wcześniejszej wersji planszy.
builder-fair-stop = Zatrzymaj partie
builder-fair-failed = Partie zostały przerwane.
builder-seat = Miejsce { $number }
builder-coins = Monety
builder-victories = Zwycięstwa
builder-even = Żadne miejsce nie wygrywa wyraźnie częściej ani rzadziej, niż mu się należy.
builder-uneven = Jedno miejsce wygrywa wyraźnie częściej lub rzadziej niż inne.
builder-undecided = Wyniku jeszcze nie widać; rozegraj więcej partii.
builder-rounds = Rundy
builder-pick-up = Przenieś płytkę
builder-symbol = Symbol
builder-no-symbol = brak
builder-border = Granica rzeki, { $edge ->
    [0] płd.-wsch.
    [1] płd.
    [2] płd.-zach.
    [3] płn.-zach.
    [4] płn.
   *[5] płn.-wsch.
}
builder-point = Cztery regiony stykają się w jednym punkcie: { $names }

# --- Własne zasady planszy ---------------------------------------------------------------------------

rules-title = Zasady tej planszy
rules-hint = Nadaj elementom znaczenie: połóż je na regionach, a tutaj wybierz, co robią.
rules-name = Nazwa scenariusza
rules-new-name = Nasze zasady
rules-add = Dodaj zasadę
rules-remove = Usuń zasadę { $number }
rules-what = Co robi
rules-none = Bez specjalnych zasad: Small World, jaki znasz.
rules-not-laid = nie ma tego jeszcze na planszy
rules-used = Własne zasady: { $name }
rules-of-own = Własne zasady
rules-more = Rundy, woda, wejście, drużyny
rules-stars = Gwiazdki
rules-of-the-board = jak na planszy
rules-entry = Nowe rasy wchodzą tu
rules-teams = Drużyny (miejsca w kolejności tur)
rules-team-of = Drużyna miejsca { $number }
rules-alone = Gracz bez drużyny
rules-teams-others = Te drużyny są dla innej liczby graczy: { $number }.
rules-features = Także na planszy
rules-without = Zostaje w pudełku
rules-nothing = nic
rules-take-out = Wyjmij: { $name }
feature-place = relikwie i miejsca
rule-feature-bonus-name = daje monety
rule-feature-bonus = { $feature }: co turę { $coins ->
    [one] 1 dodatkowa moneta
    [few] { $coins } dodatkowe monety
    [many] { $coins } dodatkowych monet
   *[other] { $coins } dodatkowej monety
} za { $every ->
    [1] każdy region, który rasa
    [few] każde { $every } regiony, które rasa
    [many] każde { $every } regionów, które rasa
   *[other] każde { $every } regionu, które rasa
} zajmuje, { $also-declined ->
    [yes] aktywna lub wymierająca
   *[no] dopóki jest aktywna
}.
rule-coins-lying-name = ma monety do wzięcia
rule-coins-lying = { $feature }: na początku na każdym regionie leży { $lay ->
    [one] 1 moneta
   *[other] tyle monet: { $lay }
}. Rasa, która zajmuje taki region, co turę bierze z niego 1 monetę, nawet gdy wymiera. Kto skazuje rasę na wymarcie, kładzie na takich regionach { $refill ->
    [one] 1 monetę
    [few] { $refill } monety
    [many] { $refill } monet
   *[other] { $refill } monety
}, najwyżej { $most } na każdym.
rule-tribute-name = zbiera daninę
rule-tribute = { $feature }: kto to zajmuje, co turę dostaje { $coins ->
    [one] 1 monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} za każdy region wokół, w którym jest rasa przeciwnika albo Zaginione Plemię. Płaci przeciwnik, a za Zaginione Plemię bank.
rule-open-relic-name = ma odkrytą relikwię
rule-open-relic = { $feature }: leży tam odkryta relikwia, { $relic }, jeśli w grze jest Underground.
rule-discount-name = kosztuje mniej
rule-discount = { $feature }: kosztuje o { $by ->
    [one] 1 żeton
    [few] { $by } żetony
    [many] { $by } żetonów
   *[other] { $by } żetonu
} mniej.
rule-surcharge-name = kosztuje więcej
rule-surcharge = { $feature }: kosztuje o { $by ->
    [one] 1 żeton
    [few] { $by } żetony
    [many] { $by } żetonów
   *[other] { $by } żetonu
} więcej.
rule-as-if-empty-name = kosztuje jak puste
rule-as-if-empty = { $feature }: kosztuje tyle, jakby nikogo tam nie było.
rule-reach-name = w zasięgu zewsząd
rule-reach = { $feature }: można to podbić zewsząd{ $entry ->
    [yes] , ale tylko rasą, której nie ma jeszcze na mapie
   *[no] { "" }
}.
rule-linked-name = wszystkie sąsiadują
rule-linked = { $feature }: wszystkie takie regiony są sąsiadami{ $by ->
    [0] { "" }
    [one] {" "}i kosztują o 1 żeton mniej
    [few] {" "}i kosztują o { $by } żetony mniej
    [many] {" "}i kosztują o { $by } żetonów mniej
   *[other] {" "}i kosztują o { $by } żetonu mniej
}.
rule-stronghold-name = trudno zdobyć
rule-stronghold = { $feature }: kosztuje o { $by ->
    [one] 1 żeton
    [few] { $by } żetony
    [many] { $by } żetonów
   *[other] { $by } żetonu
} więcej, gdy rasa, która to zajmuje, jest { $also-declined ->
    [yes] aktywna lub wymierająca
   *[no] aktywna
}.
rule-immune-name = nie da się podbić
rule-immune = { $feature }: { $active ->
    [yes] { $declined ->
        [yes] nie da się tego odebrać żadnej rasie
       *[no] nie da się tego odebrać aktywnej rasie
    }
   *[no] { $declined ->
        [yes] nie da się tego odebrać wymierającej rasie
       *[no] da się to odebrać każdemu
    }
}.
rule-guardians-name = Relikwie i miejsca
rule-guardians = Jeśli gra się z relikwiami i miejscami, Potwory zastępują Zaginione Plemiona i pilnują ich w { $beyond ->
    [-1] tylu regionach, ilu jest graczy, bez jednego
    [0] tylu regionach, ilu jest graczy
   *[other] tylu regionach, ilu jest graczy, i jeszcze w jednym
}{ $different ->
    [yes] , na możliwie różnych terenach
   *[no] { "" }
}.
rule-drift-name = Płytki dryfują
rule-drift =
    Na początku tury gracz może przesunąć płytkę gdzie indziej albo ją obrócić. Woda planszy jest morzem, po
    którym dryfują płytki.
rule-crops-name = Zdolności rosną w kręgach
rule-crops =
    W każdym pustym kręgu leży płytka zdolności. Gracz, którego aktywna rasa zajmuje co najmniej { $enough }
    z regionów wokół kręgu, ma jego zdolność.
rule-veins-name = Złote żyły
rule-veins =
    Kto pierwszy podbije region złotej żyły, znajduje monetę i budzi strażników. Są nimi Szkielety
    ({ $skeletons }), Czarnoksiężnicy ({ $sorcerers }) i Mumie ({ $mummies }).
rule-night-and-day-name = Dzień i noc
rule-night-and-day = Kombinacje z powierzchni i z podziemi pojawiają się na zmianę. Region drugiego świata przynosi 1 dodatkową monetę, tak samo region odebrany jednej z jego ras{ $lasts ->
    [yes] , dopóki go zajmujesz
   *[no] { "" }
}.
rule-columns-name = Osobne kolumny
rule-columns =
    Rasy z powierzchni, rasy podziemne i zdolności leżą w osobnych kolumnach. Cenę wyznacza niższy z dwóch
    rzędów. Przy drużynach drużyna pierwszego gracza bierze rasy z powierzchni, a druga podziemne. Gracz bez
    drużyny bierze dowolne.
rule-homeland-name = Ojczyzny
rule-homeland = Każda rasa wchodzi na mapę w swoim świecie.
said-rounds = Liczba rund: { $rounds }.
said-water = Woda: { $water }.
said-entry = Nowe rasy wchodzą tutaj: { $features }. Jeśli niczego takiego nie ma na planszy, wchodzą ze skraju.
said-teams = Drużyny, według miejsc od pierwszego gracza: { $teams }.{ $alone ->
    [1] { "" }
   *[other] {" "}Monety gracza bez drużyny mnoży się na koniec przez { $alone }.
}
said-without = W pudełku zostają: { $names }.
rule-parameter-feature = Gdzie
rule-parameter-coins = Monety
rule-parameter-every = Co ile regionów
rule-parameter-also-declined = Także gdy wymiera
rule-parameter-lay = Monety na początku
rule-parameter-refill = Dokładane przy wymieraniu
rule-parameter-most = Najwyżej na region
rule-parameter-relic = Relikwia
rule-parameter-by = Żetony
rule-parameter-entry = Tylko przy wejściu
rule-parameter-active = Aktywna
rule-parameter-declined = Wymierająca
rule-parameter-enough = Regiony wokół
rule-parameter-beyond = Wobec liczby graczy
rule-parameter-different = Na różnych terenach
rule-parameter-skeletons = Szkielety
rule-parameter-sorcerers = Czarnoksiężnicy
rule-parameter-mummies = Mumie
rule-parameter-lasts = Dopóki zajęte

# Komunikaty czytnika ekranu, gdy plansza się zmienia.
builder-said-laid = Płytka { $letter } leży na polu { $column }, { $row }.
builder-said-moved = Płytka { $letter } przeniesiona na pole { $column }, { $row }.
builder-said-turned = Płytka { $letter } obrócona.
builder-said-removed = Płytka { $letter } usunięta.
builder-said-tiles = { $number ->
    [0] Plansza jest pusta.
    [one] Plansza ma jedną płytkę.
    [few] Plansza ma { $number } płytki.
    [many] Plansza ma { $number } płytek.
   *[other] Plansza ma { $number } płytki.
}
builder-said-piece = Element położony.
builder-said-piece-changed = Element zmieniony.
builder-said-piece-removed = Element usunięty.
builder-said-saved = Zapisano: { $name }.
builder-said-forgotten = Usunięto: { $name }.
