### Odpowiedzi na pytania, których ulotka Przywódców nie rozstrzyga. Identyfikatory: zobacz en/rulings.ftl.

sources-leaders = ulotka „Przywódców Small World”, cytowana przez sklep; instrukcja francuska
ruling-leaders-1 = Kto dostaje monetę za Przywódcę?
    .answer = Bank, zaraz po wzięciu kombinacji. Możesz użyć monet, które na niej leżały.
    .source = nasza decyzja
ruling-leaders-2 = Czy można nająć Przywódcę rasy, gdy więzi go inny gracz?
    .answer = Nie.
    .source = nasza decyzja
ruling-leaders-3 = Czy Przywódca może podbijać sam, bez żetonu rasy?
    .answer = Tak. Liczy się jako jeden żeton rasy.
    .source = wiki fanów
ruling-leaders-4 = Kiedy mówi się, gdzie jest Przywódca?
    .answer =
        Na koniec tury, po wszystkim, co czyni regiony nietykalnymi. W trakcie tury jest jednym z twoich
        żetonów, bez określonego regionu.
    .source = nasza decyzja
ruling-leaders-5 = A jeśli każdy region jest nietykalny, gdy trzeba położyć Przywódcę?
    .answer = Zdejmujesz go z mapy z wybranego regionu. Jeśli się da, musi to być region, w którym nie jest sam.
    .source = nasza decyzja
ruling-leaders-6 = Czy Elfy albo rasa rzucająca kością coś zyskują lub tracą, gdy ich Przywódca trafi do niewoli?
    .answer = Nie. Żaden żeton nie ginie, więc nie dzieje się nic, co następuje po stracie.
    .source = nasza decyzja
ruling-leaders-7 = A jeśli wymierające Ghule zdobędą region Przywódcy własnego gracza?
    .answer = Wraca na twoją rękę ze wszystkimi innymi żetonami z tego regionu i nic nie ginie.
    .source = nasza decyzja
ruling-leaders-8 = Czy Przywódcę można wykupić później?
    .answer = Nie, tylko w chwili, gdy trafia do niewoli.
    .source = ulotka
ruling-leaders-9 = Czy Przywódca liczy się przy remisie?
    .answer = Nie. Nie jest żetonem rasy.
    .source = nasza decyzja
ruling-leaders-10 = Czy każda rasa ma Przywódcę?
    .answer = Tak, nawet te z późniejszych pudełek.
    .source = nasza decyzja
