### Błędy plansz z płytek, według kodów z content/realms/tiles/errors.py.

realm-fault-name = jej nazwa musi mieć od 1 do { $most } znaków.
realm-fault-players = liczba graczy to { $players }, a możliwe są od { $least } do { $most }.
realm-fault-rounds = liczba rund to { $rounds }, a możliwe są od 1 do { $most }.
realm-fault-water = woda musi być jedną z tych: { $known }.
realm-fault-no-tiles = nie ma płytek.
realm-fault-no-such-tile = nie ma płytki { $tile }; płytki są od A do Z.
realm-fault-tile-twice = płytki { $tile } użyto dwa razy, a w pudełku jest tylko jedna.
realm-fault-no-such-side = płytka { $tile } nie ma takiej strony; ma powierzchnię i podziemie.
realm-fault-cell-taken = płytka { $tile } nie może leżeć na polu { $column }, { $row }: jest tam płytka { $other }.
realm-fault-too-far = płytka { $tile } leży dalej od środka, niż wolno (najwyżej { $most }).
realm-fault-turn = obrót płytki { $tile } to { $turn }, a możliwe są od 0 do 5.
realm-fault-no-such-piece = nie ma takiego elementu; w pudełku są góry ({ $mountains }) i otchłanie ({ $chasms }).
realm-fault-piece-twice = { $kind ->
    [mountain] góry { $number } użyto dwa razy, a w pudełku jest tylko jedna.
   *[chasm] otchłani { $number } użyto dwa razy, a w pudełku jest tylko jedna.
}
realm-fault-piece-off = { $kind ->
    [mountain] góra { $number } leży na płytce { $tile }, której nie ma na stole.
   *[chasm] otchłań { $number } leży na płytce { $tile }, której nie ma na stole.
}
realm-fault-piece-place = płytka { $tile } nie ma miejsca { $place }; miejsca są od 0 do 5.
realm-fault-piece-on-water = { $kind ->
    [mountain] góra { $number } nie może leżeć na wodzie, na płytce { $tile }.
   *[chasm] otchłań { $number } nie może leżeć na wodzie, na płytce { $tile }.
}
realm-fault-piece-on-piece = { $kind ->
    [mountain] góra { $number } nie może leżeć na innym elemencie, na płytce { $tile }.
   *[chasm] otchłań { $number } nie może leżeć na innym elemencie, na płytce { $tile }.
}
realm-fault-parted = na płytce { $tile } elementy przecięłyby na dwie części region { $region }.
realm-fault-narrow = na płytce { $tile } elementy nie zostawiłyby miejsca na stos w regionie { $region }.
realm-fault-crowd = na płytce { $tile } w jednym punkcie stykałyby się cztery regiony, wśród nich { $regions }.
realm-fault-border-no-water = granica rzeki na płytce { $tile } nie leży przy wodzie.
realm-fault-border-twice = dwie granice rzeki leżą w tym samym miejscu.
realm-fault-border-drifts =
    plansza z dryfującymi płytkami nie może mieć granic rzeki: wody, które się stykają, zawsze się łączą.
realm-fault-no-such-mark = nie ma znaku { $mark }. Dostępne: { $known }.
realm-fault-no-region = nie ma regionu { $region }. Dostępne: { $known }.
realm-fault-region-twice = ten sam element jest dwa razy w jednym regionie.
realm-fault-no-mountain = szczyt leży w regionie { $region }, który nie jest górą.
realm-fault-no-land = region { $region } nie jest lądem, więc nic nie może tam leżeć.
realm-fault-too-many = elementu użyto { $number } razy, a w pudełku jest tylko { $most }.
realm-fault-both = w regionie { $region } są i Zaginione Plemię, i Potwory.
realm-fault-vein-level = region { $region } musi należeć do jednej złotej żyły i jednego poziomu.
realm-fault-vein-twice = złota żyła w regionie { $region } ma już region tego poziomu.
realm-fault-vein-taken = region { $region } należy do złotej żyły, więc mogą tam zaczynać tylko strażnicy.
realm-fault-two-tunnels = w jednym regionie są dwa tunele.
realm-fault-name-of-region = nazwa regionu { $region } musi mieć od 1 do { $most } znaków.
realm-fault-names-too-long =
    nazwy regionów są za długie: liczba bajtów to { $bytes }, a dozwolone jest najwyżej { $most }.
realm-fault-code-too-long = jej kod jest za długi; limit znaków to { $most }.
realm-fault-code-version = jej kod ma wersję { $version }, a da się odczytać tylko wersję { $known }.
realm-fault-code-torn = jej kod jest uszkodzony albo niepełny.
realm-fault-too-many-to-mirror = za dużo płytek, żeby je odbić: { $number }, a granicą jest { $most }.
realm-fault-rules-title = tytuł musi mieć od 1 do { $most } znaków.
realm-fault-rules-tool = nieznana zasada { $said }. Możliwe: { $known }.
realm-fault-rules-field = nieznane pole { $said }. Możliwe: { $known }.
realm-fault-rules-value = { $field } to { $said }, a powinno być: { $wanted }.
realm-fault-rules-twice = zasada dla { $feature } już jest; każde może mieć tylko jedną.
realm-fault-rules-apart = zasad { $tool } i { $other } nie da się połączyć.
realm-fault-rules-world = zasada { $tool } wymaga ras z obu światów.
realm-fault-unknown = { $message }
