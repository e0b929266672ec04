### Odpowiedzi na pytania, których teksty Royal Bonus nie rozstrzygają. Identyfikatory: zobacz en/rulings.ftl.

sources-fauns = wersja cyfrowa, { race-fauns }
ruling-fauns-1 = Kiedy ofiara Faunów dostaje nowy żeton?
    .answer =
        Od razu, na rękę. Kładzie się go na koniec tury razem z wycofanymi. Jeśli rasa nie ma już regionu,
        żeton wchodzi na mapę z innymi.
    .source = wersja cyfrowa; ręka: nasza decyzja
ruling-fauns-2 = Czy Elfy dostają od Faunów nowy żeton, choć żadnego nie tracą?
    .answer = Tak. Liczy się podbity region, nie strata.
    .source = nasza decyzja

sources-igors = wersja cyfrowa, { race-igors }; wiki fanów
ruling-igors-1 = Gdzie są żetony, które zbierają Igory?
    .answer = W swoich pulach, jak zwykle. Gra tylko je liczy i każdy widzi ich liczbę.
    .source = nasza decyzja
ruling-igors-2 = A jeśli w puli jest za mało Igorów?
    .answer = Zebrane żetony, których nie da się wymienić na Igora, zostają.
    .source = nasza decyzja
ruling-igors-3 = Czy wycofany Elf liczy się dla Igorów?
    .answer = Nie. Liczą się tylko żetony stracone na dobre.
    .source = wersja cyfrowa
ruling-igors-4 = Co się dzieje z kolekcją, gdy Igory zaczynają wymierać?
    .answer = Przepada, razem z Igorami na ręce.
    .source = nasza decyzja

sources-shrubmen = wersja cyfrowa, { race-shrubmen }
ruling-shrubmen-1 = Czy aktywna rasa tego samego gracza może zająć las wymierających Krzakoludzi?
    .answer = Tak. Nie jesteś przeciwnikiem własnych ras.
    .source = nasza decyzja
ruling-shrubmen-2 = Co przynosi las Leśnych Krzakoludzi?
    .answer = Jedną monetę za region i jedną za las. Jedno nie zależy od drugiego.
    .source = BoardGameGeek

sources-aquatic = wersja cyfrowa, { power-aquatic }
ruling-aquatic-1 = Które regiony są wybrzeżem dla rasy Wodnej?
    .answer = Ląd, który graniczy z morzem lub jeziorem.
    .source = wersja cyfrowa; recenzja niderlandzka

sources-behemoth = wersja cyfrowa, { power-behemoth }; BoardGameGeek
ruling-behemoth-1 = Czy atakowane właśnie bagno wzmacnia behemoty?
    .answer = W tym podboju jeszcze nie. Podbite liczy się już w następnym.
    .source = BoardGameGeek
ruling-behemoth-2 = Czy oba behemoty mogą być w jednym regionie?
    .answer = Tak, i jeden żeton rasy wystarcza na oba.
    .source = nasza decyzja
ruling-behemoth-3 = Czy behemot może pomóc dwa razy w turze?
    .answer = Nie. Tak jak żeton, zostaje tam, gdzie go użyto, aż do przegrupowania.
    .source = wersja cyfrowa
ruling-behemoth-4 = Czy samotny żeton z behemotem jest bezpieczny przed Czarnoksiężnikami?
    .answer = Tak, jak przy obozowisku, chyba że behemot nie liczy się jako żaden żeton.
    .source = nasza decyzja
ruling-behemoth-5 = Co się dzieje z behemotem, który bierze udział w nieudanej ostatniej próbie?
    .answer = Wraca na twoją rękę i kładziesz go razem z drugim na koniec tury.
    .source = nasza decyzja
ruling-behemoth-6 = Co może behemot, gdy rasa nie ma żadnego bagna?
    .answer = Nic. Nie liczy się jako żaden żeton i zostaje poza mapą.
    .source = nasza decyzja
ruling-behemoth-7 = Czy behemot może być wart więcej niż sześć żetonów?
    .answer = Nie. Składa się najwyżej z sześciu żetonów, jak pokazuje jego płytka.
    .source = płytka zdolności; nasza decyzja

sources-fireball = wersja cyfrowa, { power-fireball }
ruling-fireball-1 = Ile kul ognia może mieć rasa?
    .answer = Tyle, ile zdobyła. Nierzucone kule zostają na późniejsze tury.
    .source = nasza decyzja
ruling-fireball-2 = Czy kula ognia przepada w nieudanej ostatniej próbie?
    .answer = Nie. Zużywa ją tylko podbój.
    .source = nasza decyzja
ruling-fireball-3 = Czy kule ognia można zdobyć i rzucić w tej samej turze?
    .answer = Nie. Dostajesz je na koniec tury.
    .source = wersja cyfrowa
