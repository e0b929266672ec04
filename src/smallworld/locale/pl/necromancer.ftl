### Wyspa Nekromanty: teksty. Identyfikatory i argumenty: patrz en/content.ftl.

box-necromancer = Wyspa Nekromanty
box-necromancer-12 = Wyspa Nekromanty (12 w zapasie)
box-necromancer-11 = Wyspa Nekromanty (11 w zapasie)

topic-necromancer-island = Wyspa Nekromanty
topic-necromancer-island-text =
    Od trzech do sześciu osób gra na planszy dla o jedną osobę mniej. Gracz po prawej stronie pierwszego jest
    Nekromantą, który prowadzi duchy z wyspy na jeziorze. Na początku jest tam jeden duch, a trzynaście czeka
    w zapasie; przy dwunastu lub jedenastu reszta ma trudniej. Nekromanta losuje sześć płytek zdolności, ale
    nie „Przeklęte”, „Widmowe” ani „Wytrwałe”, i zaczyna z jedną działającą. Gra ostatni. Może kupować duchy
    i płytki, podbijać z wyspy lub swoich regionów, przegrupowywać i punktować jak wszyscy. Potem dorzuca do
    Studni duszę za każdy swój region. Każdy żeton stracony w podboju wpada do Studni. Na koniec każdej tury
    każde cztery dusze przywołują ducha. Jeśli na koniec tury Nekromanty nie ma duchów ani w zapasie, ani
    w Studni, Nekromanta wygrywa. Na jezioro nikt nie może wejść.

race-ghosts = Duchy
    .one = Duch
    .gender = common
    .joined = duchy
    .genitive = Duchów
race-ghosts-short = Przychodzą z wyspy na jeziorze, a ze Studni wstaje ich coraz więcej.
race-ghosts-text =
    Duchy podbijają z zajmowanych regionów, a zawsze także z wyspy. Wchodzą więc na mapę na brzegu jeziora,
    a nie na skraju mapy. Wyspy nie można podbić, nie daje ona monety ani duszy, a na koniec tury duchy mogą
    na niej zostać. Gdy ktoś podbija region duchów, jeden duch trafia do Studni. Pozostałe wycofują się do
    innych regionów duchów albo na wyspę. Duchy liczą się jako rasa wymierająca: nikt nie zawrze z nimi pokoju
    i nie podmieni samotnego ducha. Same nigdy nie zaczynają wymierać.

power-well-of-souls = Studnia Dusz
power-well-of-souls-with = { race-name }
power-well-of-souls-short = Cztery dusze w Studni przywołują ducha na koniec każdej tury.
power-well-of-souls-text =
    Każdy żeton stracony w podboju wpada do Studni zamiast do puli, nawet Zaginione Plemię lub duch; duchy
    kładzie się na wierzch. Na koniec tury każdego gracza każde cztery dusze z wierzchu przywołują na wyspę
    ducha z zapasu. Duchy spośród tych dusz wracają do zapasu, a wszystkie inne do swoich pul. Żetony, które
    usuwa wymieranie, trafiają do puli. Jest jeden wyjątek: żetony ras, które w podboju nic nie tracą, jak
    Elfy, wpadają do Studni. Na koniec swojej tury Nekromanta dorzuca duszę za każdy zajmowany region.

power-necromancer = Nekromanta
power-necromancer-with = { race-name }
power-necromancer-short = Kupuje duchy i zdolności; wygrywa od razu, gdy wyjdą wszystkie duchy.
power-necromancer-text =
    Nekromanta gra ostatni i zaczyna z jedną z sześciu wylosowanych płytek zdolności. Na początku swojej tury
    może kupić dowolną liczbę duchów z zapasu i pozostałych płytek. Każdy zakup kosztuje monetę za każdego
    ducha na mapie i na wyspie oraz za każdą posiadaną płytkę. Wszystkie jego płytki działają jednocześnie.
    Jeśli na koniec jego tury nie ma duchów ani w zapasie, ani w Studni, wygrywa. W przeciwnym razie po
    ostatniej rundzie wygrywa gracz z największą liczbą monet, a może nim być także Nekromanta.

reason-island = jest tam wyspa Nekromanty

question-ghosts = Ile duchów zostaje na wyspie?
question-necromancer = Kup zdolności i duchy.
question-necromancer-first = Nekromanta: wybierz pierwszą zdolność.

story-bought = { $number ->
    [0] { $player } zaczyna ze zdolnością: { $ability }.
   *[other] { $by ->
        [ghosts] { $player } kupuje ducha za { count-coins.object }.
       [leader] { $player } najmuje Przywódcę za { count-coins.object }.
       *[other] { $player } kupuje „{ $ability }” za { count-coins.object }.
    }
}
story-tokens-put-aside = { $number ->
    [one] Dusza zapada się w Studnię.
    [few] { $number } dusze zapadają się w Studnię.
   *[other] { $number } dusz zapada się w Studnię.
}
end-outright = Ani jeden duch nie został w zapasie: wygrywa { $players }!
story-won-outright = Ani jeden duch nie został w zapasie: { $player } od razu wygrywa!

# --- On offer ----------------------------------------------------------------------------------------

# An item for sale, with its price; a free power says what it does instead.
buy-thing = { $thing } za { count-coins.object }
buy-free = { $thing }: { $short }
buy-ghosts = duch
