### Odpowiedzi na pytania, których zasady „Wielkich Dam” nie rozstrzygają. Identyfikatory: zobacz en/rulings.ftl.

sources-gypsies = instrukcja francuska, { race-gypsies }
ruling-gypsies-1 = Czy Nomadzi mogą w tej samej turze wrócić do opuszczonego regionu, na przykład ze smokiem?
    .answer = Nie, w żaden sposób.
    .source = instrukcja francuska
ruling-gypsies-2 = Czy regiony stracone albo porzucone przy wymieraniu coś przynoszą?
    .answer = Nie. Przynoszą tylko regiony opuszczone przed podbojami.
    .source = instrukcja francuska
ruling-gypsies-3 = Czy Wytrwali Nomadzi tracą monety za opuszczone regiony, jeśli zaczną wymierać po punktowaniu?
    .answer = Nie. Te monety już w tej turze policzono.
    .source = nasza decyzja

sources-priestesses = instrukcja francuska, { race-priestesses }; wersja cyfrowa
ruling-priestesses-1 = Czy pod Wieżą z kości słoniowej zostaje twierdza?
    .answer = Tak, i region kosztuje o 1 żeton więcej. Twierdze z innych regionów znikają.
    .source = instrukcja francuska
ruling-priestesses-2 = Co ginie, gdy ktoś podbije Wieżę z kości słoniowej?
    .answer = Wszystkie Kapłanki, które w niej są. Innego regionu nie mają, a ich płytka wraca do stosu.
    .source = instrukcja francuska; wszystkie: nasza decyzja
ruling-priestesses-3 = Czy Wieża Widmowych Kapłanek zostaje na zawsze?
    .answer = Tak, jak każda rasa Widmowa.
    .source = nasza decyzja
ruling-priestesses-4 = Czy Wieża z kości słoniowej może stać na morzu?
    .answer = Tak, jeśli zajmują je Morskie Kapłanki. Zdobędzie ją tam tylko rasa Morska.
    .source = BoardGameGeek

sources-white-ladies = instrukcja francuska, { race-white-ladies }
ruling-white-ladies-1 = Czy Widmowe Białe Damy są nietykalne do końca gry?
    .answer = Tak, bo zostają na mapie.
    .source = nasza decyzja
ruling-white-ladies-2 = Czy aktywna rasa tego samego gracza może podbić wymierające Białe Damy?
    .answer = Tak. Nie jesteś przeciwnikiem własnych ras.
    .source = nasza decyzja

sources-historian = instrukcja francuska, { power-historian }; wersja cyfrowa
ruling-historian-1 = Co przynosi wymieranie samej rasy Kronikarskiej?
    .answer = Dokładnie jedną monetę, w turze, w której zaczyna wymierać.
    .source = wersja cyfrowa
ruling-historian-2 = Czy wymieranie rasy Widmowej też przynosi monetę?
    .answer = Tak, jak każde inne.
    .source = nasza decyzja
ruling-historian-3 = Kiedy wypłaca się monety za wymieranie?
    .answer = Od razu, nawet w turze innego gracza.
    .source = nasza decyzja

sources-peace-loving = instrukcja francuska, { power-peace-loving }
ruling-peace-loving-1 = Czy nieudana ostatnia próba liczy się dla rasy Pokojowej jako atak?
    .answer = Tak, jeśli dotyczyła aktywnej rasy.
    .source = nasza decyzja
ruling-peace-loving-2 = Czy przeszkadzają ataki własnych wymierających Ghuli?
    .answer = Nie. Liczą się tylko ataki rasy z tą płytką zdolności.
    .source = nasza decyzja
