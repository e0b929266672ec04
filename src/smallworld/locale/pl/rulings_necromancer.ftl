### Odpowiedzi na pytania, których instrukcja „Wyspy Nekromanty” nie rozstrzyga. Identyfikatory: zobacz en/rulings.ftl.

sources-necromancer-island = instrukcja „Wyspy Nekromanty”
ruling-necromancer-island-1 = Z iloma monetami zaczyna Nekromanta?
    .answer = Z pięcioma, jak wszyscy.
    .source = nasza decyzja
ruling-necromancer-island-2 = Kiedy Nekromanta wybiera pierwszą płytkę zdolności?
    .answer = Gdy tylko dobierze się sześć, zanim rozłoży się kolumnę.
    .source = instrukcja „Wyspy Nekromanty”
ruling-necromancer-island-3 = Które płytki wymienia się, gdy dobierze je Nekromanta?
    .answer =
        „Przeklęte”, „Widmowe” i „Wytrwałe”. Z innych pudełek także „Hordy”, których żetony przychodzą
        z kombinacją, oraz „Odrodzone”, „Grobowe”, „Znikające” i „Mądre”, które dotyczą wymierania. Wszystkie
        zostają w stosie.
    .source = instrukcja „Wyspy Nekromanty”; pozostałe: nasza decyzja
ruling-necromancer-island-4 = Czy liczby na płytkach Nekromanty dają duchy?
    .answer = Nie.
    .source = nasza decyzja
ruling-necromancer-island-5 = Kiedy zdolność „Bogate” płaci Nekromancie?
    .answer = W turze, w której ją kupuje. Jeśli ma ją od początku, to w jego pierwszej turze.
    .source = nasza decyzja
ruling-necromancer-island-6 = Czy cena rośnie z każdym zakupem w tej samej turze?
    .answer = Tak. Przy każdym zakupie wylicza się ją od nowa.
    .source = nasza decyzja
ruling-necromancer-island-7 = Czy duchy mogą zostać na wyspie na koniec tury Nekromanty?
    .answer =
        Tak, ile zechcą, bo wyspa jest jednym z ich regionów. Duchy wycofane w turze innego gracza idą do
        innych regionów duchów, dopóki jakieś są.
    .source = nasza decyzja
ruling-necromancer-island-8 = Czy wyspa może zostać pusta?
    .answer = Tak. Duchy i tak z niej podbijają.
    .source = nasza decyzja
ruling-necromancer-island-9 = Co robi zdolność „Dyplomatyczne” samego Nekromanty?
    .answer =
        Działa tak, jak napisano: wskazany gracz nie może atakować duchów. Dyplomaci innych graczy nie mogą
        wskazać Nekromanty.
    .source = nasza decyzja
ruling-necromancer-island-10 = Czy zdolności Nekromanty działają jak u aktywnej rasy?
    .answer = Tak, choć duchy liczą się jako wymierająca rasa. Nawet twierdza przynosi monetę.
    .source = nasza decyzja
ruling-necromancer-island-11 = W jakiej kolejności używa się dusz?
    .answer = Od góry: najpierw duchy, potem żetony stracone jako ostatnie.
    .source = instrukcja „Wyspy Nekromanty” o duchach; reszta: nasza decyzja
ruling-necromancer-island-12 = Czy duch w Studni może być jedną z czterech dusz, które go wskrzeszają?
    .answer = Tak, gdy zapas jest pusty. Inaczej duch nigdy nie mógłby opuścić Studni.
    .source = nasza decyzja
ruling-necromancer-island-13 = Które żetony są duszami za regiony Nekromanty?
    .answer = Żetony zapasowe. Nie bierze się ich z puli żadnej rasy.
    .source = nasza decyzja
ruling-necromancer-island-14 = Czy żetony Hord liczą się jako dusze?
    .answer =
        Stracony tak, jak każdy żeton jego rasy. Żetony Hord odrzucone przez wymierające Elfy nie, bo nie są
        Elfami.
    .source = nasza decyzja
ruling-necromancer-island-15 = Kiedy Nekromanta wygrywa?
    .answer = Tylko na koniec swojej tury, gdy powstaną nowe duchy.
    .source = instrukcja „Wyspy Nekromanty”
ruling-necromancer-island-16 = Czy Nekromanta może wygrać także na monety?
    .answer =
        Tak. Po ostatniej rundzie jego monety liczą się jak u wszystkich. Przy remisie liczą się duchy na
        mapie, ale nie te na wyspie.
    .source = nasza decyzja
ruling-necromancer-island-17 = Czy w grze mogą być Igory?
    .answer = Nie. I Igory, i Nekromanta zbierają straty, a żadne źródło nie mówi, kto bierze pierwszy.
    .source = nasza decyzja
