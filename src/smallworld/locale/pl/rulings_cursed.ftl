### Odpowiedzi na pytania, których zasady „Przeklęci!” nie rozstrzygają. Identyfikatory: zobacz en/rulings.ftl.

sources-goblins = instrukcja francuska, { race-goblins }
ruling-goblins-1 = Czy Zaginione Plemiona liczą się dla Goblinów jako wymierające?
    .answer = Tak. Ich regiony też kosztują o 1 żeton mniej.
    .source = nasza decyzja
ruling-goblins-2 = Czy liczy się wymierająca rasa tego samego gracza, który ma Gobliny?
    .answer = Tak. Liczy się każda wymierająca rasa, obojętnie czyja.
    .source = nasza decyzja
ruling-goblins-3 = Czy regiony wymierających Ghuli też są tańsze, choć Ghule wciąż walczą?
    .answer = Tak.
    .source = nasza decyzja
ruling-goblins-4 = Czy Potwory liczą się dla Goblinów jako wymierające?
    .answer = Nie. Potwory nie są ani Zaginionym Plemieniem, ani wymierającą rasą, a strażnicy żyły to Potwory.
    .source = nasza decyzja

sources-kobolds = instrukcja francuska, { race-kobolds }
ruling-kobolds-1 = Ile żetonów potrzebują Koboldy ze smokiem do podboju smokiem?
    .answer = Dwóch.
    .source = nasza decyzja
ruling-kobolds-2 = Czy jeden Kobold może podjąć ostatnią próbę?
    .answer = Nie. Do regionu muszą móc wejść co najmniej dwa.
    .source = nasza decyzja
ruling-kobolds-3 = Czy Czarnoksiężnik może podmienić Kobolda?
    .answer = Nie. Aktywny Kobold nigdy nie jest sam.
    .source = nasza decyzja
ruling-kobolds-4 = Czy rzut Berserkerskich Koboldów obniża cenę poniżej dwóch?
    .answer = Nie. To zniżka jak każda inna.
    .source = nasza decyzja
ruling-kobolds-5 = Iloma żetonami Koboldy podmieniają samotny żeton?
    .answer = Dwoma z puli, a brakujące dokłada się z ręki. Jeden Kobold tego nie zrobi.
    .source = nasza decyzja

sources-cursed = instrukcja francuska, { power-cursed }
ruling-cursed-1 = Co kładzie się na Przeklętych Homunkulusach, gdy gracz je pomija?
    .answer = Trzy monety i Homunkulusa z puli.
    .source = nasza decyzja

sources-hordes-of = instrukcja francuska, { power-hordes-of }
ruling-hordes-of-1 = W których regionach leżą żetony Hord?
    .answer = Gra tego nie zapisuje. Dopóki jakieś są, może to być każdy region z dwoma żetonami.
    .source = nasza decyzja
ruling-hordes-of-2 = Który żeton ginie, gdy podbity region może mieć żeton Hord?
    .answer =
        Wybiera właściciel, na koniec tury, gdy wracają pozostałe żetony. Jeśli region zdobyły jego własne
        Ghule, wybiera przed podbojami rasy. Do tego czasu za stracony uchodzi żeton Hord.
    .source = nasza decyzja
ruling-hordes-of-3 = Czy stracony żeton Hord jest duszą dla Nekromanty, żetonem dla Igorów albo Szamanem?
    .answer =
        Liczy się jako dusza i jako żeton dla Igorów. Szamanem nie jest: nie rzuca się za niego kością ani za
        Szamana, którego później oddaje się zamiast niego.
    .source = nasza decyzja
ruling-hordes-of-4 = A jeśli na koniec tury jest mniej żetonów rasy niż regionów?
    .answer = Przed punktowaniem oddajesz wybrane przez siebie regiony, aż w każdym będzie żeton rasy.
    .source = wiki fanów; oddawanie: nasza decyzja
ruling-hordes-of-5 = Czy Kobold i żeton Hord to razem dwa żetony?
    .answer = Tak. Żetony Hord są pod każdym względem żetonami rasy.
    .source = nasza decyzja
ruling-hordes-of-6 = Czy żetony Hord liczą się przy remisie?
    .answer = Tak.
    .source = nasza decyzja
ruling-hordes-of-7 = Co zatrzymują Hordy Ghuli, gdy wymierają?
    .answer = Wszystkie swoje Ghule. Żetony Hord znikają, najpierw z największych stosów.
    .source = instrukcja francuska; stosy: nasza decyzja

sources-marauding = instrukcja francuska, { power-marauding }
ruling-marauding-1 = Czy rasy Grasujące mogą opuszczać regiony, gdy zabierają żetony z powrotem?
    .answer = Nie. W każdym regionie zostaje jeden żeton, a u Koboldów dwa.
    .source = nasza decyzja
ruling-marauding-2 = Czy Orki i Szkielety liczą podboje z obu fal?
    .answer = Tak, razem.
    .source = nasza decyzja

sources-ransacking = instrukcja francuska, { power-ransacking }
ruling-ransacking-1 = Czy podmiana Czarnoksiężników też przynosi monetę?
    .answer = Tak. To podbój regionu aktywnej rasy.
    .source = nasza decyzja

sources-were- = instrukcja francuska, { power-were- }
