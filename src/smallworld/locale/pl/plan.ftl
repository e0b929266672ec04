### Plansza planowania: tu planujesz następną turę, gdy grają inni. Zdania o krokach są w story.ftl.

plan-board = Plansza planowania
plan-hint = Wypróbuj następną turę na planszy w obecnym stanie. Widzisz ją tylko ty, a plan jest zapisywany.
plan-leave = Powrót do stołu
plan-whole = To cała tura: { $coins ->
    [one] 1 moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
plan-to-chance = O następnym kroku decyduje przypadek, dalej planować się nie da.
plan-step = Twój wybór
plan-lost = Krok { $place } nie jest już możliwy: { $what } ({ $why })
plan-do-take = weź { combo-the }
plan-do-expand = rozwijaj aktywną rasę
plan-do-decline = skaż rasę na wymarcie
plan-do-conquer = podbij region { $region }
plan-do-attempt = rzuć kością o region { $region }
plan-do-abandon = opuść region { $region }
plan-do-stop = zakończ podboje
plan-do-spread = rozmieść żetony
plan-do-deploy = rozmieść żetony
plan-combo-gone = kombinację wziął inny gracz albo jest za droga
plan-not-possible = zasady teraz na to nie pozwalają
plan-yours = Twój plan
plan-next = Dalej: { $what }
plan-next-other = Dalej, nie całkiem według planu: { $what }. Kosztuje to teraz { $tokens ->
    [one] 1 żeton
    [few] { $tokens } żetony
    [many] { $tokens } żetonów
   *[other] { $tokens } żetonu
}.
plan-play-all = { $number ->
    [one] Zagraj 1 krok
    [few] Zagraj { $number } kroki
   *[other] Zagraj { $number } kroków
}
plan-play-next = Zagraj następny krok
plan-pass = Pomiń ten krok
plan-forget = Porzuć plan
