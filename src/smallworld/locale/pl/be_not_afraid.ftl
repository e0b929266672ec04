### Nie bój nic…: teksty. Identyfikatory i argumenty: patrz en/content.ftl.

box-be-not-afraid = Nie bój nic…

# --- Races -------------------------------------------------------------------------------------------

race-barbarians = Barbarzyńcy
    .one = Barbarzyńca
    .gender = virile
    .joined = barbarzyńcy
    .genitive = Barbarzyńców
race-barbarians-short = Nigdy się nie przegrupowują; niewykorzystani czekają poza mapą na następną turę.
race-barbarians-text =
    Barbarzyńcy zostają tam, gdzie podbijali: na koniec tury żaden się nie rusza. Możesz podbijać większą ich
    liczbą, niż kosztuje region. Gdy zbierasz żetony, wybierasz, ilu zabierasz z każdego regionu, ale
    zostawiasz co najmniej jednego. Barbarzyńcy niewykorzystani i ci z nieudanej ostatniej próby czekają poza
    mapą na twoją następną turę. Barbarzyńców, którzy wycofują się po ataku, rozmieszczasz jak zwykle.
    Elementy ich zdolności nie są Barbarzyńcami, więc ustawiasz je, gdzie chcesz. Gdy rasa wymiera, w każdym
    regionie zostaje jeden Barbarzyńca.

race-homunculi = Homunkulusy
    .one = Homunkulus
    .gender = common
    .joined = homunkulusy
    .genitive = Homunkulusów
race-homunculi-short = Za każdym pominięciem ich kombinacji dochodzi do niej jeden Homunkulus.
race-homunculi-text =
    Za każdym razem, gdy gracz bierze kombinację poniżej, do kombinacji Homunkulusów oprócz monety dochodzi
    jeden Homunkulus z puli. W sumie jest ich 15. Kto weźmie kombinację, dostaje te żetony oprócz tych
    z płytek rasy i zdolności. Gdy kombinacja jest wzięta, Homunkulusy nie mają już żadnej zdolności.

race-leprechauns = Leprikony
    .one = Leprikon
    .gender = common
    .joined = leprikony
    .genitive = Leprikonów
race-leprechauns-short = Ukrywają garnce złota: moneta turę później albo dla gracza, który zabierze region.
race-leprechauns-text =
    Po przegrupowaniu możesz rozstawić garnce złota w regionach Leprikonów, najwyżej po jednym w każdym. Gdy
    zaczyna się twoja następna tura, każdy garniec, który się ostał, daje monetę i wraca na rękę. Przeciwnik,
    który wcześniej podbije region, zabiera garniec i od razu dostaje monetę. Garniec nie podnosi kosztu
    regionu. Gdy Leprikony zaczynają wymierać, garnce spoza mapy przepadają. Garnce rozstawione przed
    wymarciem rasy Wytrwałej nadal dają monetę w twojej następnej turze.

race-pixies = Wróżki
    .one = Wróżka
    .gender = common
    .joined = wróżki
    .genitive = Wróżek
race-pixies-short = W każdym regionie zostaje jedna; reszta czeka poza mapą na następną turę.
race-pixies-text =
    Na koniec tury w każdym regionie zostaje dokładnie jedna Wróżka. Wszystkie inne schodzą z mapy i wracają
    na twoją rękę, gdy zaczyna się twoja następna tura. Nie wracają wcześniej, gdy w międzyczasie tracisz
    regiony. Gdy rasa zaczyna wymierać, Wróżki spoza mapy trafiają do puli.

race-pygmies = Szamani
    .one = Szaman
    .gender = virile
    .joined = szamani
    .genitive = Szamanów
    .also = Pigmeje
race-pygmies-short = Za każdego straconego rzuć kością: oczka to liczba nowych.
race-pygmies-text =
    Za każdym razem, gdy w podboju ginie aktywny Szaman, nawet przez podmianę, od razu rzuca się kością.
    Bierzesz z puli na rękę tylu Szamanów, ile wypadło oczek, jeśli jest ich dość. Stracony jest już wtedy
    z powrotem w puli. Nowych rozmieszczasz na koniec tury razem z tymi, którzy się wycofali. Jeśli nie masz
    już żadnego regionu, czekają na ręce na twoją następną turę. Gdy rasa wymiera, nie rzuca się kością.

# --- Powers ------------------------------------------------------------------------------------------

power-barricade = Zabarykadowane
power-barricade-with = Zabarykadowane { race-name }
    .virile = Zabarykadowani { race-name }
    .object = Zabarykadowanych { race-of }
power-barricade-short = Trzy dodatkowe monety na turę, jeśli rasa zajmuje najwyżej cztery regiony.
power-barricade-text =
    Przy punktowaniu rasa daje trzy dodatkowe monety, jeśli zajmuje najwyżej cztery regiony, choćby żadnego.
    Regiony twoich ras wymierających się nie liczą. Gdy rasa wymiera, premii nie ma.

power-catapult = Z katapultą
power-catapult-with = { race-name } z katapultą
    .virile = { race-name } z katapultą
    .object = { race-of } z katapultą
power-catapult-short = Raz na turę podbój o dwa kroki dalej za 1 żeton mniej; region katapulty jest nietykalny.
power-catapult-text =
    Raz na turę możesz ustawić katapultę w regionie tej rasy i podbić region dokładnie dwa kroki dalej. Podbój
    kosztuje o 1 żeton mniej. Katapulta strzela ponad jednym regionem, zajętym lub nie, albo nad jeziorem.
    Nigdy nie strzela nad morzem ani w wodę. Możesz też podjąć z nią ostatnią próbę, a z jej zasięgu mogą
    korzystać inne podboje, na przykład podmiana Czarnoksiężników. Region katapulty jest dla przeciwników
    nietykalny, dopóki nie użyjesz jej gdzie indziej. Gdy jej region zostanie opuszczony, katapulta wraca na
    rękę, a gdy rasa zaczyna wymierać, znika.

power-corrupt = Skorumpowane
power-corrupt-with = Skorumpowane { race-name }
    .virile = Skorumpowani { race-name }
    .object = Skorumpowanych { race-of }
power-corrupt-short = Przeciwnik, który podbije region rasy, płaci ci monetę.
power-corrupt-text =
    Przeciwnik, który podbije region tej aktywnej rasy, płaci jej właścicielowi monetę, jeśli ją ma. Podbój
    jest ważny, nawet jeśli nie może zapłacić. Nieudana próba nic nie kosztuje. Gdy rasa wymiera, nikt nic nie
    płaci.

power-imperial = Imperialne
power-imperial-with = Imperialne { race-name }
    .virile = Imperialni { race-name }
    .object = Imperialnych { race-of }
power-imperial-short = Każdy region rasy ponad trzy daje 1 dodatkową monetę.
power-imperial-text =
    Przy punktowaniu każdy region, który rasa zajmuje ponad trzy, daje 1 dodatkową monetę. Regiony twoich ras
    wymierających się nie liczą. Gdy rasa wymiera, premii nie ma.

power-mercenary = Najemne
power-mercenary-with = Najemne { race-name }
    .virile = Najemni { race-name }
    .object = Najemnych { race-of }
power-mercenary-short = Za 1 monetę na podbój region kosztuje o dwa żetony mniej.
power-mercenary-text =
    Raz przy każdym podboju możesz zapłacić monetę do banku. Region kosztuje wtedy o dwa żetony mniej, ale
    zawsze co najmniej jeden. W ostatniej próbie decydujesz po rzucie, jeśli moneta może jeszcze wyrównać
    różnicę. Możesz więc wskazać region, który zdobędziesz tylko kością i monetą razem. Gdy rasa wymiera, nie
    możesz najmować najemników.

# --- Pieces and questions ----------------------------------------------------------------------------
piece-pot = garniec złota
count-pot = { $number ->
    [one] 1 garniec złota
    [few] { $number } garnce złota
    [many] { $number } garnców złota
   *[other] { $number } garnca złota
}
question-leprechauns = Ukryj garnce złota.
piece-catapult = katapulta
count-catapult = { $number ->
    [one] 1 katapulta
    [few] { $number } katapulty
    [many] { $number } katapult
   *[other] { $number } katapulty
}
reason-immune-catapult = nietykalny: jest tam katapulta
question-barbarians = Ilu Barbarzyńców zabierasz?
question-catapult = Ustaw katapultę.
question-mercenary = Zapłacić 1 monetę za dwa żetony mniej?
# --- In the browser ----------------------------------------------------------------------------------
do-barbarians = Zabierz { $tokens }: { $region }
do-catapult = Strzel { $other } → { $region }
do-mercenary = Zapłać 1: { $region } ({ $tokens })
