### Raporty poleceń simulate, arena, almanac i balance, w terminalu i na stronach, które zapisują.

report-bot = bot
report-coins = monety
report-coins-of-team = monety drużyny
report-lead = przewaga
report-victories = zwycięstwa
report-interval = przedział 95%
report-rank = pozycja
report-rating = rating
report-ms = ms
report-ms-decision = ms na decyzję
report-team = drużyna
report-taken = ile razy wzięta
report-race = rasa
report-power = zdolność
report-pair = para
report-board = plansza
report-seat = miejsce
report-turn = tura
report-partner = partner
report-seat-of = gracze: { $players }, miejsce { $seat }
report-facts = { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} · { $bots } · ziarno { $seed } · losowe kombinacje

report-within = ± i przedziały dają 95% pewności; pojedyncza partia waha się znacznie bardziej.

simulate-title = { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, gracze: { $players }, ziarno { $seed }
simulate-speed = partie na sekundę: { $speed }
simulate-decisions = decyzje na partię: { $decisions }
simulate-explained = Zwycięstwa: średnio na miejsce i partię; wspólne zwycięstwo liczy się każdemu za pół.
teams-title = { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} według drużyn, w kolejności miejsc od pierwszego gracza

arena-title = { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, gracze: { $players }, ziarno { $seed }
arena-title-deals = { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}, rozdania: { $deals }, gracze: { $players }, ziarno { $seed }
arena-explained =
    Zwycięstwa: na miejsce i partię; wspólne zwycięstwo liczy się każdemu za pół. Przewaga: monety na końcu
    ponad średnią stołu. Rating: z OpenSkill, 25 na początku. Elo: z partii dwuosobowych, średnio 1500. ms:
    czas na decyzję.
arena-clear =
    Gracze: { $players }. { $bot } jest silniejszy niż { $beaten } i wygrywa { $share } swoich partii (od
    { $low } do { $high }).
arena-partly =
    Gracze: { $players }. { $bot } wygrywa najczęściej, { $share } swoich partii (od { $low } do { $high }).
    Jest silniejszy niż { $beaten }, ale na tle { $open } te partie niczego nie rozstrzygają.
arena-open =
    Gracze: { $players }. Te partie nie pokazują, kto jest najsilniejszy: { $bot } czy { $open }. Może
    wygrywają równie często. Cztery razy więcej partii skraca przedziały o połowę.

almanac-title = { $what ->
    [races] rasy
   *[powers] zdolności
}, gracze: { $players }, { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
almanac-pairs = pary, gracze: { $players }: najlepsze i najgorsze
almanac-first = wzięte w turze 1
almanac-later = w turze { $turn }
almanac-files = Wszystkie pary są w { $json } i { $page }.
almanac-explained =
    Monety: wszystko, co punktuje rasa kombinacji od tury, w której ją wzięto. Liczy się, aż rasa zejdzie
    z mapy albo partia się skończy. Ceny się nie odejmuje.
almanac-best = Gracze: { $players }, wzięte w turze 1. { $what ->
    [races] Ze wszystkich ras najwięcej przynosi „{ $name }”
   *[powers] Ze wszystkich zdolności najwięcej przynosi „{ $name }”
}: { $coins } ± { $within } monety, wyraźnie więcej niż { $stronger } z { $of } pozostałych.
almanac-worst = Gracze: { $players }, wzięte w turze 1. { $what ->
    [races] Ze wszystkich ras najmniej przynosi „{ $name }”
   *[powers] Ze wszystkich zdolności najmniej przynosi „{ $name }”
}: { $coins } ± { $within } monety, wyraźnie mniej niż { $weaker } z { $of } pozostałych.
almanac-open = Gracze: { $players }, wzięte w turze 1. { $what ->
    [races] Te partie nie pokazują, która rasa przynosi najwięcej, a która najmniej.
   *[powers] Te partie nie pokazują, która zdolność przynosi najwięcej, a która najmniej.
}

balance-title = { $name }: { $kind ->
    [race] pozycja { $rank } na { $number } wśród ras
   *[power] pozycja { $rank } na { $number } wśród zdolności
}, { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
balance-by = { $part ->
    [board] { $name } według plansz
    [seat] { $name } według miejsc
    [turn] { $name } według tur
   *[partner] { $name } według partnerów
}
balance-partners = { $name }: najlepsi i najgorsi partnerzy
balance-explained =
    Monety: to, co kombinacja przynosi, aż zejdzie z mapy albo partia się skończy, bez jej ceny, a z leżącymi
    na niej monetami. Przewaga: monety właściciela na końcu ponad średnią stołu. Zwycięstwa: udział zwycięstw
    właściciela. Wszystko to różnice wobec średniej kombinacji wziętej w tej samej turze z tego samego
    miejsca. Kombinacje są losowe.
balance-sure = Silniejsze i słabsze: według przewagi i tylko wtedy, gdy przedziały na siebie nie zachodzą.
balance-others = { $kind ->
    [race] { $own ->
        [yes] rasy drukowane
       *[no] inne rasy
    }
   *[power] { $own ->
        [yes] zdolności drukowane
       *[no] inne zdolności
    }
}
balance-above =
    „{ $name }” i { $others } (wszystkich: { $of }): silniejsza niż każda z nich, { $lead } ± { $within }
    monety.
balance-below =
    „{ $name }” i { $others } (wszystkich: { $of }): słabsza niż każda z nich, { $lead } ± { $within } monety.
balance-among =
    „{ $name }” i { $others } (wszystkich: { $of }): silniejsza niż { $stronger }, słabsza niż { $weaker },
    zbyt podobna do { $open }, by rozstrzygnąć; { $lead } ± { $within } monety.
balance-open =
    „{ $name }” i { $others } (wszystkich: { $of }): te partie nie pokazują pewnej różnicy; { $lead } ±
    { $within } monety.
balance-seldom = Brak werdyktu: „{ $name }” wybrano { $samples ->
    [one] 1 raz
    [few] { $samples } razy
    [many] { $samples } razy
   *[other] { $samples } razu
}, a trzeba co najmniej { $enough }. Zwiększ --games.
balance-more = Cztery razy więcej partii skraca przedziały o połowę.
balance-take = Zabierz jeden żeton i zmierz jeszcze raz.
balance-give = Dodaj jeden żeton i zmierz jeszcze raz.
balance-keep = Siła mieści się w granicach drukowanych: zostaw wszystko, jak jest.

page-verdict = Werdykt
page-balance = Wyważenie: { $name }
page-among = { $kind ->
    [race] Wśród ras
   *[power] Wśród zdolności
}
page-by = { $part ->
    [board] Według plansz
    [seat] Według miejsc
    [turn] Według tur
   *[partner] Według partnerów
}
page-lead-beyond = Przewaga ponad średnią kombinację, z przedziałami 95%
page-victories-beyond = Zwycięstwa ponad średnią kombinację, z przedziałami 95%
page-lead = Przewaga w monetach, z przedziałami 95%
page-coins-ahead = monety przewagi
page-arena = Arena: { $bots }
page-games = { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
page-seed = ziarno { $seed }
page-budget = budżet { $budget } na decyzję
page-duplicates = duplikaty: wszystkie partie rundy mają tę samą kolumnę i te same rzuty
page-players = gracze: { $players }, { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
}
page-victories = Zwycięstwa, z przedziałami 95%
page-share = udział zwycięstw (linia przerywana: równy udział)
page-rating = Rating, z przedziałami 95%
page-elo = Elo, z przedziałami 95%
page-coins = Monety na końcu (linia przerywana: średnia)
page-pairs = Zwycięstwa wiersza nad kolumną
page-arena-footer =
    Czasy liczą się na decyzję między co najmniej dwiema akcjami, na komputerze, który grał. Przy drużynach
    każde miejsce ma monety i zwycięstwa swojej drużyny. Ratingi idą wtedy za kolejnością drużyn na mecie,
    a gracz liczony podwójnie pojawia się w niej dwa razy. Ostatnia tabela pokazuje drużyny według miejsc, ze
    wszystkimi botami razem.
page-almanac = Statystyka kombinacji
page-almanac-facts = { $bots } · ziarno { $seed } · losowe kombinacje
page-first = { $what ->
    [races] Pierwsze kombinacje (tura 1) według ras, z przedziałami 95%
   *[powers] Pierwsze kombinacje (tura 1) według zdolności, z przedziałami 95%
}
page-later = { $what ->
    [races] Późniejsze kombinacje (tura { $turn }) według ras, z przedziałami 95%
   *[powers] Późniejsze kombinacje (tura { $turn }) według zdolności, z przedziałami 95%
}
page-coins-of-pairs = Monety każdej pary wziętej w turze { $turn }
page-coins-average = monety (linia przerywana: średnia kombinacja)
page-taken-in = wzięta w turze
page-combos = kombinacje
page-price = zapłacona cena
page-beyond = dochód ponad średnią
page-less-price = minus cena
page-almanac-footer =
    Kombinacje brano losowo, a o wszystkim innym decydowały boty. Wartości rzadkich par są przesunięte
    w stronę tego, co ich rasa i zdolność przynoszą osobno.
