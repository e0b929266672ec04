### Odpowiedzi na pytania, których zasady „Nie bój nic…” nie rozstrzygają. Identyfikatory: zobacz en/rulings.ftl.

sources-homunculi = instrukcja „Nie bój nic…” (francuska), { race-homunculi }
ruling-homunculi-1 = Co dokłada się do Przeklętych Homunkulusów, gdy gracz je pomija?
    .answer = Trzy monety i jednego Homunkulusa.
    .source = nasza decyzja

sources-barricade = instrukcja „Nie bój nic…” (francuska), { power-barricade }
ruling-barricade-1 = Czy rasa Zabarykadowana bez żadnego regionu dostaje trzy monety?
    .answer = Tak. Zero to nie więcej niż cztery.
    .source = nasza decyzja
ruling-barricade-2 = Czy Zabarykadowane Amazonki mogą oddać regiony, żeby zejść do czterech?
    .answer = Tylko jeśli muszą, bo inaczej cztery Amazonki nie mogą zejść z mapy.
    .source = nasza decyzja

sources-imperial = instrukcja „Nie bój nic…” (francuska), { power-imperial }

sources-leprechauns = instrukcja „Nie bój nic…” (francuska), { race-leprechauns }; wersja cyfrowa
ruling-leprechauns-1 = Czy garnce na mapie dają monety w turze, w której Leprikony zaczynają wymierać?
    .answer = Tak. Garnce dają monety na początku tury, zanim wybierzesz wymieranie.
    .source = nasza decyzja
ruling-leprechauns-2 = Co się dzieje z garncami na mapie, gdy wymierać zaczynają Wytrwałe Leprikony?
    .answer = Zostają do twojej następnej tury. Wtedy monety dają te, których nikt nie zabrał.
    .source = nasza decyzja
ruling-leprechauns-3 = Czy podmiana zabiera też garniec?
    .answer = Tak. To podbój jak każdy inny.
    .source = nasza decyzja
ruling-leprechauns-4 = Czy twoje własne Ghule znajdują garniec twoich Leprikonów?
    .answer = Nie. Garniec wraca na twoją rękę.
    .source = nasza decyzja

sources-pygmies = instrukcja „Nie bój nic…” (francuska), { race-pygmies }
ruling-pygmies-1 = Czy stracony żeton jest już w puli, gdy rzuca się kością?
    .answer = Tak. Nawet jeśli pula była pusta, ten jeden żeton może wrócić.
    .source = nasza decyzja
ruling-pygmies-2 = Czy kością rzuca się też za żeton podmieniony przez Czarnoksiężnika?
    .answer = Tak. To strata przy podboju.
    .source = nasza decyzja

sources-corrupt = instrukcja „Nie bój nic…” (francuska), { power-corrupt }
ruling-corrupt-1 = Czy gracz bez monety może podbić region rasy Skorumpowanej?
    .answer = Tak. Nic nie płaci.
    .source = nasza decyzja

sources-barbarians = instrukcja „Nie bój nic…” (francuska), { race-barbarians }; tabela fanów; opis sklepu
ruling-barbarians-1 = Czy przy zbieraniu żetonów w regionie może zostać kilku Barbarzyńców?
    .answer = Tak. Gracz decyduje, ilu z każdego regionu wraca na rękę.
    .source = nasza decyzja
ruling-barbarians-2 = Czy Barbarzyńcy mogą podbijać większą liczbą żetonów, niż kosztuje region?
    .answer = Tak, bo później nie da się ich wzmocnić.
    .source = nasza decyzja
ruling-barbarians-3 = Czy wycofanych Barbarzyńców kładzie się w innych regionach?
    .answer =
        Tak. W ich własnej turze nie wolno ich przesuwać, ale po turze innego gracza kładzie się ich jak każdą
        inną rasę.
    .source = tabela fanów, opis sklepu; jedna recenzja twierdzi odwrotnie
ruling-barbarians-4 = Czy nieużytych Barbarzyńców kładzie się razem z wycofanymi?
    .answer = Nie. Nieużyci czekają na swoją następną turę.
    .source = nasza decyzja
ruling-barbarians-5 = Czy obozowiska i inne elementy Barbarzyńców kładzie się jak zwykle?
    .answer = Tak. Nie są Barbarzyńcami.
    .source = nasza decyzja
ruling-barbarians-6 = Ile żetonów mogą zabrać na rękę Grasujący Barbarzyńcy?
    .answer = Z każdego regionu tyle, ile gracz zechce, jak przy zbieraniu żetonów.
    .source = nasza decyzja

sources-pixies = instrukcja „Nie bój nic…” (francuska), { race-pixies }
ruling-pixies-1 = Czy obozowiska można kłaść przy jednej Wróżce?
    .answer = Tak.
    .source = nasza decyzja
ruling-pixies-2 = Co się dzieje z żetonami Hord u Wróżek?
    .answer = Też zostają poza mapą.
    .source = nasza decyzja

sources-catapult = instrukcja „Nie bój nic…” (francuska), { power-catapult }; wersja cyfrowa
ruling-catapult-1 = Czy katapulta może strzelać ponad wodą albo w wodę?
    .answer = Może strzelać ponad jeziorem, ale nie ponad morzem, a w wodę nigdy.
    .source = instrukcja francuska, wersja cyfrowa; woda jako cel: nasza decyzja
ruling-catapult-2 = Skąd liczy się dwa kroki?
    .answer = Z regionu, w którym kładzie się katapultę. Cel może leżeć obok innego regionu rasy.
    .source = nasza decyzja
ruling-catapult-3 = Czy można podjąć ostatnią próbę z katapultą?
    .answer = Tak. Jeśli się nie uda, katapulta zostaje tam, gdzie ją położono.
    .source = nasza decyzja
ruling-catapult-4 = Co się dzieje z katapultą, gdy jej region zostanie opuszczony?
    .answer = Wraca na twoją rękę.
    .source = nasza decyzja
ruling-catapult-5 = Gdzie jest katapulta, gdy Czarnoksiężnicy użyli jej zasięgu?
    .answer = W dowolnym ich regionie odległym o dwa kroki od celu.
    .source = nasza decyzja

sources-mercenary = instrukcja „Nie bój nic…” (francuska), { power-mercenary }
ruling-mercenary-1 = Kto dostaje monetę?
    .answer = Bank.
    .source = nasza decyzja
ruling-mercenary-2 = Czy można wskazać region, który zdobędziesz tylko kością i monetą razem?
    .answer = Tak, jeśli masz monetę.
    .source = nasza decyzja
ruling-mercenary-3 = Czy monetę można zapłacić przed rzutem?
    .answer = Nie. Gra pyta po rzucie i tylko wtedy, gdy moneta wystarczy, więc nigdy nie płacisz na darmo.
    .source = nasza decyzja
ruling-mercenary-4 = Czy można zapłacić monetę za strzał z katapulty?
    .answer = Tak, jako Nekromanta, bo on może mieć obie zdolności. Wszystkie zniżki się sumują.
    .source = instrukcja podstawowa: korzyści się sumują
