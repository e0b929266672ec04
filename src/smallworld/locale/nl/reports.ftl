### Wat simulate, arena, almanac en balance vertellen, op de terminal en op hun pagina’s. Zie en/reports.ftl.

report-bot = bot
report-coins = munten
report-coins-of-team = munten van het team
report-lead = voorsprong
report-victories = overwinningen
report-interval = 95%-interval
report-rank = rang
report-rating = rating
report-ms = ms
report-ms-decision = ms per beslissing
report-team = team
report-taken = keer genomen
report-race = volk
report-power = kracht
report-pair = paar
report-board = bord
report-seat = plaats
report-turn = beurt
report-partner = partner
report-seat-of = { $players } spelers, plaats { $seat }
report-facts = { $games } spellen · { $bots } · seed { $seed } · willekeurige combinaties

report-within = ± en intervallen gelden met 95% zekerheid; één enkel spel wijkt veel verder af.

simulate-title = { $games } spellen met { $players } spelers, seed { $seed }
simulate-speed = { $speed } spellen per seconde
simulate-decisions = { $decisions } beslissingen per spel
simulate-explained = Overwinningen: gemiddelde per plaats en spel; een gedeelde overwinning telt voor de helft.
teams-title = { $games } spellen per team, in volgorde vanaf de eerste speler

arena-title = { $games } spellen, { $players } spelers, seed { $seed }
arena-title-deals = { $games } spellen van { $deals } verdelingen, { $players } spelers, seed { $seed }
arena-explained = Overwinningen: per plaats en spel; een gedeelde overwinning telt voor de helft. Voorsprong: munten aan het eind boven het gemiddelde van de tafel. Rating: die van OpenSkill, 25 voor een nieuwkomer. Elo: van spellen met twee spelers, gemiddeld 1500. ms: tijd voor een beslissing.
arena-clear = { $players } spelers: { $bot } is sterker dan { $beaten }; die wint { $share } van zijn spellen ({ $low } tot { $high }).
arena-partly = { $players } spelers: { $bot } wint het meest, { $share } van zijn spellen ({ $low } tot { $high }): sterker dan { $beaten }, maar deze spellen onderscheiden die niet van { $open }.
arena-open = { $players } spelers: deze spellen laten niet zien wie het sterkst is, { $bot } of { $open }: hun overwinningen kunnen gelijk zijn. Vier keer zoveel spellen halveren de intervallen.

almanac-title = { $what ->
    [races] volken
   *[powers] krachten
}, { $players } spelers, { $games } spellen
almanac-pairs = paren, { $players } spelers: de beste en de slechtste
almanac-first = genomen in beurt 1
almanac-later = in beurt { $turn }
almanac-files = { $json } en { $page } bevatten alle paren.
almanac-explained =
    Munten: alles wat het volk van een combinatie oplevert vanaf de beurt waarin die wordt genomen. De
    telling eindigt als het volk van het bord is of het spel eindigt. De prijs is er niet van
    afgetrokken.
almanac-best = { $players } spelers, genomen in beurt 1: { $name } brengt van de { $what ->
    [races] volken
   *[powers] krachten
} het meest op, { $coins } ± { $within } munten, zeker meer dan { $stronger } van de { $of } andere.
almanac-worst = { $players } spelers, genomen in beurt 1: { $name } brengt van de { $what ->
    [races] volken
   *[powers] krachten
} het minst op, { $coins } ± { $within } munten, zeker minder dan { $weaker } van de { $of } andere.
almanac-open = { $players } spelers, genomen in beurt 1: deze spellen zeggen niet welk van de { $what ->
    [races] volken
   *[powers] krachten
} het meest of het minst opbrengt.

balance-title = { $name }: nummer { $rank } van { $number } { $kind ->
    [race] volken
   *[power] krachten
} in { $games } spellen
balance-by = { $name } per { $part ->
    [board] bord
    [seat] plaats
    [turn] beurt
   *[partner] partner
}
balance-partners = { $name }: beste en slechtste partners
balance-explained = Munten: wat een combinatie verdient tot ze van het bord is of het spel eindigt, min de prijs en met wat erop lag. Voorsprong: de munten van haar speler aan het eind, boven het gemiddelde van de tafel. Overwinningen: het aandeel overwinningen van haar speler. Alles is vergeleken met de gemiddelde combinatie die in dezelfde beurt vanaf dezelfde plaats is genomen; combinaties worden geloot.
balance-sure = Sterker en zwakker: naar de voorsprong, en alleen waar de twee intervallen elkaar niet raken.
balance-others = { $kind ->
    [race] { $own ->
        [yes] gedrukte volken
       *[no] andere volken
    }
   *[power] { $own ->
        [yes] gedrukte krachten
       *[no] andere krachten
    }
}
balance-above = { $name } is sterker dan { $of } van de { $of } { $others }: { $lead } ± { $within } munten.
balance-below = { $name } is zwakker dan { $of } van de { $of } { $others }: { $lead } ± { $within } munten.
balance-among = { $name }: van de { $of } { $others } { $stronger ->
    [0] is er geen zwakker
    [one] is er { $stronger } zwakker
   *[other] zijn er { $stronger } zwakker
}, { $weaker ->
    [0] geen sterker
   *[other] { $weaker } sterker
} en { $open ->
    [0] geen
   *[other] { $open }
} te dichtbij om het te zeggen: { $lead } ± { $within } munten.
balance-open = Deze spellen kunnen { $name } van geen van de { $of } { $others } onderscheiden: { $lead } ± { $within } munten.
balance-seldom = Geen oordeel: { $name } is { $samples } keer genomen; minstens { $enough } zijn nodig. Verhoog --games.
balance-more = Vier keer zoveel spellen maken de intervallen half zo breed.
balance-take = Haal er een fiche af, en meet opnieuw.
balance-give = Geef er een fiche bij, en meet opnieuw.
balance-keep = De sterkte valt binnen die van de gedrukte kaarten: laat het zoals het is.

page-verdict = Conclusie
page-balance = Balans: { $name }
page-among = Onder de { $kind ->
    [race] volken
   *[power] krachten
}
page-by = Per { $part ->
    [board] bord
    [seat] plaats
    [turn] beurt
   *[partner] partner
}
page-lead-beyond = Voorsprong op de gemiddelde combinatie; balken: 95% zekerheid
page-victories-beyond = Overwinningen boven de gemiddelde combinatie; balken: 95% zekerheid
page-lead = Voorsprong, in munten; balken: 95% zekerheid
page-coins-ahead = munten voorsprong
page-arena = Arena: { $bots }
page-games = { $games } spellen
page-seed = seed { $seed }
page-budget = budget { $budget } per beslissing
page-duplicates = duplicaten: alle spellen van een ronde hebben dezelfde kolom en dobbelstenen
page-players = { $players } spelers, { $games } spellen
page-victories = Overwinningen; balken: 95% zekerheid
page-share = deel van de overwinningen; stippellijn: gelijk deel
page-rating = Rating; balken: 95% zekerheid
page-elo = Elo; balken: 95% zekerheid
page-coins = Munten aan het eind; stippellijn: het gemiddelde
page-pairs = Overwinningen van de rij tegen de kolom
page-arena-footer =
    Tijden zijn die van beslissingen tussen twee of meer acties, op de machine die gespeeld heeft. Met
    teams heeft een plaats de munten en overwinningen van haar team. De ratings volgen dan de volgorde
    van de teams, en een speler die dubbel telt, komt daarin twee keer voor. Een laatste tabel toont de
    teams met hun plaatsen, welke bots er ook zaten.
page-almanac = Statistiek van combinaties
page-almanac-facts = { $bots } · seed { $seed } · willekeurige combinaties
page-first = Eerste combinaties (beurt 1) per { $what ->
    [races] volk
   *[powers] kracht
}; balken: 95% zekerheid
page-later = Latere combinaties (beurt { $turn }) per { $what ->
    [races] volk
   *[powers] kracht
}; balken: 95% zekerheid
page-coins-of-pairs = Munten van elk paar, genomen in beurt { $turn }
page-coins-average = munten; stippellijn: de gemiddelde combinatie
page-taken-in = genomen in beurt
page-combos = combinaties
page-price = betaalde prijs
page-beyond = inkomen boven het gemiddelde
page-less-price = min de prijs
page-almanac-footer =
    Combinaties zijn geloot; al het andere hebben de bots beslist. De schatting voor een zelden gezien
    paar ligt dichter bij die van zijn volk en kracht.
