### Warsztat: własne rasy i zdolności, w terminalu i w przeglądarce.

# --- Żetony ------------------------------------------------------------------------------------------

draft-race = Na płytce rasy: { $number ->
    [one] 1 żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonu
}, w pudełku: { $supply }.
draft-power = { $number ->
    [0] Na płytce zdolności nie ma żetonów.
    [one] Na płytce zdolności jest 1 żeton.
    [few] Na płytce zdolności są { $number } żetony.
    [many] Na płytce zdolności jest { $number } żetonów.
   *[other] Na płytce zdolności jest { $number } żetonu.
}
draft-no-ability = Innej umiejętności nie ma.

# --- Działanie narzędzi ------------------------------------------------------------------------------

tool-feature-bonus-name = Premia za teren
tool-feature-bonus = Przy punktowaniu { $every ->
    [one] każdy region tego rodzaju jest wart
    [few] każde { $every } regiony tego rodzaju są warte
    [many] każde { $every } regionów tego rodzaju jest warte
   *[other] każde { $every } regionu tego rodzaju jest warte
} { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}{ $also-declined ->
    [yes] , także gdy rasa wymiera
   *[no] { "" }
}: { $features }.
tool-border-bonus-name = Premia za granicę
tool-border-bonus = Przy punktowaniu każdy region, który graniczy z regionem tego rodzaju, jest wart { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}: { $features }.
tool-contact-bonus-name = Premia za sąsiadów
tool-contact-bonus = Przy punktowaniu każdy region, który graniczy z inną rasą, Zaginionym Plemieniem lub Potworami, jest wart { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}.
tool-solitude-bonus-name = Premia za samotność
tool-solitude-bonus = Przy punktowaniu każdy region, który nie graniczy z inną rasą, Zaginionym Plemieniem ani Potworami, jest wart { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}.
tool-set-bonus-name = Premia za rozproszenie
tool-set-bonus = Przy punktowaniu każda grupa regionów, która nie styka się z innym regionem rasy, jest warta { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}.
tool-union-bonus-name = Premia za połączenie
tool-union-bonus = Przy punktowaniu dostajesz { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}, jeśli wszystkie regiony rasy są połączone.
tool-region-bonus-name = Premia za każdy region
tool-region-bonus = Przy punktowaniu każdy region jest wart { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}.
tool-spoils-bonus-name = Premia za podboje
tool-spoils-bonus = Przy punktowaniu każdy niepusty region podbity w tej turze jest wart { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}.
tool-crowd-bonus-name = Premia za tłok
tool-crowd-bonus = Przy punktowaniu każdy region z co najmniej { $least ->
    [one] 1 żetonem
   *[other] { $least } żetonami
} jest wart { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}.
tool-few-regions-name = Premia za mało regionów
tool-few-regions = Przy punktowaniu dostajesz { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}, jeśli rasa zajmuje najwyżej { $most ->
    [one] jeden region
    [few] { $most } regiony
    [many] { $most } regionów
   *[other] { $most } regionu
}.
tool-many-regions-name = Premia za wiele regionów
tool-many-regions = Przy punktowaniu każdy region poza { $beyond ->
    [one] pierwszym
   *[other] pierwszymi { $beyond }
} jest wart { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}.
tool-income-name = Dochód
tool-income = Każda tura przynosi { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}, cokolwiek zajmuje rasa.
tool-pension-name = Emerytura
tool-pension = Wymierająca rasa co turę przynosi { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}, dopóki zajmuje jakiś region.
tool-first-bonus-name = Skarb
tool-first-bonus = Tura, w której bierzesz kombinację, przynosi jednorazowo { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}.
tool-peace-bonus-name = Premia za pokój
tool-peace-bonus = Tura, w której rasa nie atakuje żadnej aktywnej rasy, przynosi { $number ->
    [one] 1 dodatkową monetę
    [few] { $number } dodatkowe monety
    [many] { $number } dodatkowych monet
   *[other] { $number } dodatkowej monety
}.
tool-abandon-bonus-name = Premia za opuszczanie
tool-abandon-bonus = Każdy region, który rasa opuści, przynosi { $number ->
    [one] 1 monetę
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
} i nie można go podbić ponownie w tej samej turze.
tool-decline-bonus-name = Premia za cudze wymieranie
tool-decline-bonus = Każda rasa, która wymiera, gdy bierzesz kombinację, i każda, która zacznie wymierać później, przynosi { $number ->
    [one] 1 monetę
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
}.
tool-plunder-name = Łup
tool-plunder = Za każdy region odebrany aktywnej rasie jej gracz płaci ci { $number ->
    [one] 1 monetę
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
} albo wszystko, co ma, jeśli to mniej.
tool-levy-name = Danina
tool-levy = Przeciwnik, który podbije region rasy, płaci ci { $number ->
    [one] 1 monetę
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
} albo wszystko, co ma, jeśli to mniej.
tool-compensation-name = Odszkodowanie
tool-compensation = Za każdy region rasy, który podbije przeciwnik, bank płaci ci { $number ->
    [one] 1 monetę
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
}.
tool-duty-name = Opłata
tool-duty = { $active ->
    [yes] { $declined ->
        [yes] Przeciwnik, który podbija region rasy, także wymierającej,
       *[no] Przeciwnik, który podbija region rasy, dopóki jest ona aktywna,
    }
   *[no] { $declined ->
        [yes] Przeciwnik, który podbija region wymierającej rasy,
       *[no] To nic nie robi: nie działa ani gdy rasa jest aktywna, ani gdy wymiera. Przeciwnik, który podbija jej region,
    }
} płaci ci { $number ->
    [one] 1 monetę
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
}. Przeciwnik, który nie może zapłacić, nie może podbić regionu.
tool-toll-name = Myto
tool-toll = Pominięcie tej kombinacji kosztuje nie jedną monetę, lecz { $number ->
    [one] 1 monetę
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
}.
tool-discount-name = Tańsze podboje
tool-discount = { $where ->
    [all] Każdy region kosztuje o { $number ->
        [one] 1 żeton
        [few] { $number } żetony
        [many] { $number } żetonów
       *[other] { $number } żetonu
    } mniej, ale zawsze co najmniej 1.
   *[some] Regiony tych rodzajów kosztują o { $number ->
        [one] 1 żeton
        [few] { $number } żetony
        [many] { $number } żetonów
       *[other] { $number } żetonu
    } mniej, ale zawsze co najmniej 1: { $features }.
}
tool-discount-beside-name = Tańsi sąsiedzi
tool-discount-beside =
    Regiony obok regionu tego rodzaju, który zajmuje rasa, kosztują o 1 żeton mniej, ale co najmniej 1:
    { $features }.
tool-discount-against-declined-name = Taniej wobec wymierających
tool-discount-against-declined = Regiony Zaginionych Plemion i wymierających ras kosztują o { $number ->
    [one] 1 żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonu
} mniej, ale zawsze co najmniej 1.
tool-recurring-discount-name = Zniżka co kilka rund
tool-recurring-discount = W co { $every ->
    [2] drugiej
    [3] trzeciej
    [4] czwartej
   *[other] piątej
} rundzie wszystkie regiony kosztują o { $number ->
    [one] 1 żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonu
} mniej, ale zawsze co najmniej 1.
tool-vengeance-name = Zemsta
tool-vengeance = Regiony graczy, którzy od twojej ostatniej tury zaatakowali którąś twoją rasę, kosztują o { $number ->
    [one] 1 żeton
    [few] { $number } żetony
    [many] { $number } żetonów
   *[other] { $number } żetonu
} mniej, ale zawsze co najmniej 1.
tool-as-if-empty-name = Jak pusty
tool-as-if-empty = { $where ->
    [all] Każdy region kosztuje tyle, jakby był pusty, ktokolwiek tam jest i cokolwiek go broni.
   *[some] Regiony tych rodzajów kosztują tyle, jakby były puste, ktokolwiek tam jest i cokolwiek ich broni: { $features }.
}
tool-surcharge-name = Droższe podboje
tool-surcharge = { $where ->
    [all] Każdy region kosztuje tę rasę o { $number ->
        [one] 1 żeton
        [few] { $number } żetony
        [many] { $number } żetonów
       *[other] { $number } żetonu
    } więcej.
   *[some] Regiony tych rodzajów kosztują tę rasę o { $number ->
        [one] 1 żeton
        [few] { $number } żetony
        [many] { $number } żetonów
       *[other] { $number } żetonu
    } więcej: { $features }.
}
tool-pack-name = Tylko w gromadzie
tool-pack = Każdy podbój wymaga co najmniej { $number ->
    [one] 1 żetonu
   *[other] { $number } żetonów
} i co najmniej tyle zostaje w każdym regionie.
tool-reach-name = Daleki zasięg
tool-reach = { $where ->
    [all] { $entry ->
        [yes] Dopóki rasa nie ma regionu, może zacząć na dowolnym lądzie.
       *[no] W zasięgu jest każdy ląd, także niesąsiedni.
    }
   *[some] { $entry ->
        [yes] Dopóki rasa nie ma regionu, może zacząć na lądzie tych rodzajów: { $features }.
       *[no] W zasięgu jest ląd tych rodzajów, także niesąsiedni: { $features }.
    }
}
tool-linked-name = Tajne przejścia
tool-linked = Dla tej rasy wszystkie regiony tego rodzaju sąsiadują ze sobą{ $number ->
    [0] { "" }
    [one] {" "}i kosztują o 1 żeton mniej
    [few] {" "}i kosztują o { $number } żetony mniej
    [many] {" "}i kosztują o { $number } żetonów mniej
   *[other] {" "}i kosztują o { $number } żetonu mniej
}: { $features }.
tool-passage-name = Przejście
tool-passage =
    Rasa może przechodzić przez regiony tego rodzaju, wolne czy zajęte: { $features }. Wszystkie regiony wokół
    połączonej grupy takich regionów sąsiadują ze sobą. Jeśli grupa leży na skraju mapy, rasa może przez nią
    wejść.
tool-rims-name = Od brzegu do brzegu
tool-rims =
    Regiony, które graniczą z regionem tego rodzaju, sąsiadują ze wszystkimi regionami rasy, a rasa może tam
    wejść na mapę: { $features }.
tool-admitted-name = Na wodzie
tool-admitted =
    Ta rasa może tam wchodzić i zajmować to jak każdy inny region: { $features }. Gdy wymiera, zatrzymuje je.
tool-substitution-name = Podmiana
tool-substitution = Raz na turę u każdego przeciwnika żeton z puli{ $from-hand ->
    [yes] {" "}lub z ręki
   *[no] { "" }
} zastępuje w zasięgu samotny aktywny żeton tego przeciwnika{ $entry ->
    [yes] , nawet przy wejściu na mapę, jeśli rasa sięga tam z zewnątrz
   *[no] { "" }
}.
tool-stronghold-name = Trudne do podbicia
tool-stronghold = { $where ->
    [all] Regiony rasy kosztują atakujących o { $number ->
        [one] 1 żeton
        [few] { $number } żetony
        [many] { $number } żetonów
       *[other] { $number } żetonu
    } więcej{ $also-declined ->
        [yes] , także gdy wymiera
       *[no] { "" }
    }.
   *[some] Zajęte przez rasę regiony tych rodzajów kosztują atakujących o { $number ->
        [one] 1 żeton
        [few] { $number } żetony
        [many] { $number } żetonów
       *[other] { $number } żetonu
    } więcej{ $also-declined ->
        [yes] , także gdy wymiera
       *[no] { "" }
    }: { $features }.
}
tool-immune-name = Nietykalne regiony
tool-immune = { $active ->
    [yes] { $declined ->
        [yes] Przeciwnicy nie mogą podbić zajętych przez rasę regionów tych rodzajów, nawet gdy wymiera: { $features }.
       *[no] Dopóki rasa jest aktywna, przeciwnicy nie mogą podbić jej regionów tych rodzajów: { $features }.
    }
   *[no] { $declined ->
        [yes] Gdy rasa wymiera, przeciwnicy nie mogą podbić jej regionów tych rodzajów: { $features }.
       *[no] To nic nie robi: nie chroni regionów ani gdy rasa jest aktywna, ani gdy wymiera.
    }
}
tool-spared-name = Bez strat
tool-spared = Gdy ktoś podbije region rasy, nie ginie żaden żeton: wszystkie się wycofują.
tool-silent-name = Cisza
tool-silent =
    Dopóki rasa jest aktywna, przeciwnicy mogą używać przeciwko niej tylko żetonów i kości. Ich umiejętności
    i specjalne elementy nie pomagają.
tool-for-attack-only-name = Żetony do ataku
tool-for-attack-only = Kombinacja przynosi tylko do ataku { $number ->
    [one] 1 dodatkowy żeton
    [few] { $number } dodatkowe żetony
    [many] { $number } dodatkowych żetonów
   *[other] { $number } dodatkowego żetonu
}. Na koniec każdej tury tyle samo schodzi z mapy.
tool-scattered-name = Cienka obsada
tool-scattered =
    Na koniec tury w każdym regionie rasy zostaje jak najmniej żetonów. Wszystkie inne czekają poza mapą do
    jej następnej tury.
tool-recruits-name = Rekruci
tool-recruits = Przed przegrupowaniem rasa dostaje 1 nowy żeton za { $every ->
    [one] każdy niepusty region podbity
    [few] każde { $every } niepuste regiony podbite
    [many] każde { $every } niepustych regionów podbitych
   *[other] każde { $every } niepustego regionu podbitego
} w tej turze.
tool-growth-name = Przyrost
tool-growth = Przed przegrupowaniem rasa dostaje 1 nowy żeton za { $every ->
    [one] każdy zajęty region
    [few] każde { $every } zajęte regiony
    [many] każde { $every } zajętych regionów
   *[other] każde { $every } zajętego regionu
} tego rodzaju: { $features }.
tool-refill-name = Świeże żetony
tool-refill = Na początku każdej tury rasa dostaje { $number ->
    [one] 1 dodatkowy żeton
    [few] { $number } dodatkowe żetony
    [many] { $number } dodatkowych żetonów
   *[other] { $number } dodatkowego żetonu
}, dopóki są w pudełku.
tool-regroup-name = Zbiórka
tool-regroup = { $number ->
    [one] Raz na turę, między dwoma podbojami,
   *[other] Między podbojami, tyle razy na turę: { $number },
} rasa może zebrać na rękę wszystkie zbędne żetony.
tool-endures-name = Trwałe wymieranie
tool-endures = Wymierająca rasa zostaje na mapie, gdy wymierać zaczyna późniejsza.
tool-late-decline-name = Późne wymieranie
tool-late-decline = Rasa może zacząć wymierać na koniec tury, po punktowaniu.
tool-entombed-name = Wszyscy zostają
tool-entombed =
    Gdy rasa zaczyna wymierać, wszystkie jej żetony zostają na mapie i przegrupowują się po raz ostatni. Po
    stracie regionu wycofują się, dopóki rasa ma jakiś inny.
tool-vanishing-name = Znikanie
tool-vanishing = Gdy rasa zaczyna wymierać, wszystkie jej żetony schodzą z mapy, a każdy region, który zajmowała, przynosi zamiast 1 monety { $number ->
    [one] 1 monetę
    [few] { $number } monety
    [many] { $number } monet
   *[other] { $number } monety
}.
tool-rebirth-name = Odrodzenie
tool-rebirth = Wymierająca rasa może oddać co turę { $most ->
    [one] jeden region
    [few] do { $most } regionów
    [many] do { $most } regionów
   *[other] do { $most } regionu
} twojej aktywnej rasie, która dostaje tam żeton.

parameter-active = gdy jest aktywna
parameter-also-declined = także gdy wymiera
parameter-beyond = regiony bez premii
parameter-by = żetony
parameter-coins = monety
parameter-declined = gdy wymiera
parameter-entry = tylko na początek
parameter-every = { $tool ->
    [recurring-discount] co ile rund
   *[other] co ile regionów
}
parameter-feature = rodzaj regionu
parameter-features = rodzaje regionów
parameter-from-hand = także z ręki
parameter-least = co najmniej
parameter-most = najwyżej
parameter-times = ile razy
parameter-tokens = żetony

# --- Błędy w projekcie -------------------------------------------------------------------------------

draft-problem-error = błąd
draft-problem-warning = uwaga
draft-fine = W porządku.
banner-checked = { $names }: w porządku; rozegrane do końca losowe partie: { $number }.
workshop-source = własne
draft-line = wiersz { $line }
draft-meant = { $hint ->
    [none] Dostępne: { $known }.
   *[other] Może „{ $hint }”?
}
draft-not-toml = To nie jest poprawny TOML: { $why }.
draft-too-long = To jest za długie; limit znaków to { $most }.
draft-nothing = Nie ma tu rasy ani zdolności.
draft-not-a-table = Powinny tu być pola z wartościami.
draft-not-a-list = „{ $said }” powinno być listą.
draft-not-a-text = „{ $said }” powinno być tekstem w cudzysłowie.
draft-not-a-number = „{ $said }” powinno być liczbą całkowitą.
draft-not-a-flag = „{ $said }” powinno mieć wartość true albo false.
draft-too-many = Jest tu za dużo: { $number }, a dozwolone jest najwyżej { $most }.
draft-out-of-range = „{ $said }” to { $number }, a powinno być od { $least } do { $most }.
draft-missing-field = Brakuje „{ $said }”.
draft-unknown-field = Nie ma pola „{ $said }”. { draft-meant }
draft-unknown-tool = Nie ma narzędzia „{ $said }”. { draft-meant }
draft-unknown-parameter = Narzędzie „{ $tool }” nie ma ustawienia „{ $said }”. { $known ->
    [none] Nie ma żadnych ustawień.
   *[other] { draft-meant }
}
draft-unknown-feature = Nie ma tu regionów „{ $said }”. { draft-meant }{ $new ->
    [yes] {" "}Jeśli twoja plansza ma ten teren, dodaj go na początku w „terrains”.
   *[no] {""}
}
draft-not-new-terrain = „{ $said }” nie może być nowym terenem. Użyj identyfikatora ze swojej planszy, na przykład salt-flat.
draft-needs-feature = Podaj co najmniej jeden rodzaj regionu: { $known }.
draft-name-signs = „{ $said }” nie może być nazwą: nazwy mają tylko litery i odstępy.
draft-name-length = Nazwa musi mieć od { $least } do { $most } znaków.
draft-name-taken = Nazwa „{ $said }” jest zajęta: gra ma już coś o tej nazwie.
draft-name-twice = „{ $said }” pojawia się dwa razy, a każda nazwa musi być inna.
draft-supply-short = W pudełku: { $number }, czyli mniej niż na płytce rasy ({ $tokens }).
draft-supply-scarce = W pudełku tylko { $number }. Przy zdolności z pięcioma to za mało; wystarczy { $enough }.
draft-many-tokens = { $kind ->
    [race] Tyle żetonów to dużo jak na rasę: { $number }. Instrukcja kończy na { $most }.
   *[power] Tyle żetonów to dużo jak na zdolność: { $number }. Instrukcja kończy na { $most }.
}
draft-law-state =
    „{ $hook }” zmienia grę, a ma tylko odpowiadać na pytanie: boty i ekrany wywołują je w każdej chwili.
    Wprowadź zmianę w funkcji zdarzenia, na przykład „conquered”.
draft-law-kept =
    Umiejętność przechowuje „{ $name }” we własnym obiekcie, wspólnym dla wszystkich kopii wszystkich partii.
    Użyj state.remember i state.recall.
draft-law-chance =
    „{ $name }” losuje liczby, których nie ma w żadnym zapisie. Usuń to: partia musi przebiegać tak samo, gdy
    się ją odtwarza lub próbuje z góry.
draft-law-feature = Żadna plansza nie ma regionów „{ $said }”. { draft-meant }
draft-law-piece =
    Umiejętność kładzie elementy, ale żadnych nie ma. Podaj jej element przy tworzeniu:
    super().__init__(Traits(piece=…)).
draft-law-number = „{ $hook }” daje { $number }, a musi dawać liczbę całkowitą od 0 w górę.
draft-law-broken = Losowa partia złamała zasadę, która musi obowiązywać zawsze: { $why }.
draft-law-twice = Dwie partie z tymi samymi decyzjami i tym samym szczęściem skończyły się różnie.
draft-same-twice = Ta sama umiejętność pojawia się dwa razy; liczą się obie.

# --- Strona ------------------------------------------------------------------------------------------

box-workshop = Warsztat
workshop-hint = Stwórz własną rasę lub zdolność, wypróbuj ją i udostępnij.
workshop-intro =
    Zbuduj rasę albo zdolność z narzędzi gry. Już w trakcie czytasz ją jako zasadę i od razu możesz nią grać.
workshop-broken-link = W tym linku nie ma projektu; może brakuje jego części.
workshop-race = Rasa
workshop-power = Zdolność
workshop-add-race = Dodaj rasę
workshop-add-power = Dodaj zdolność
workshop-name = Nazwa
workshop-tokens-race = Żetony na płytce rasy
workshop-tokens-power = Żetony na płytce zdolności
workshop-supply = Żetony w pudełku
workshop-abilities = Umiejętności
workshop-add-ability = Dodaj umiejętność
workshop-ability-number = Umiejętność { $number }
workshop-remove = Usuń
workshop-remove-ability = Usuń „{ $name }”
workshop-all-regions = nic nie wybrano: wszystkie regiony
workshop-example = Wydry
workshop-heading-coins = Monety
workshop-heading-conquest = Podbój
workshop-heading-defence = Obrona
workshop-heading-tokens = Żetony
workshop-heading-decline = Wymieranie
workshop-start-over = Zacznij od nowa
workshop-reads = Jak to brzmi
workshop-try = Wypróbuj
workshop-try-hint = Przy prywatnym stole z botami. Twoje dzieło leży w stosach na wierzchu i zaczynasz ty.
workshop-opponents = Przeciwnicy
workshop-play = Zagraj tym
workshop-friends = Ze znajomymi, przez link
workshop-share = Udostępnij
workshop-share-hint = Link zawiera wszystko. Kto go otworzy, może zmieniać kopię w warsztacie.
workshop-save = Zapisz jako plik
workshop-unnamed = Nadaj nazwę. Potem możesz tym grać i to udostępnić.

# Komunikat czytnika ekranu po zmianie, która tylko usuwa tekst.
workshop-said-shorter = Tekst jest teraz krótszy.
