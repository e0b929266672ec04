### Analiza partii, w przeglądarce i w terminalu: szanse na wygraną, drogie decyzje i szczęście. Zdania o ruchach są w
### story.ftl, o ich skutkach w hint.ftl.

review-title = Analiza partii
review-whose = Szacuje { $bot }. Bot widzi wszystkie monety, ale nie przyszłe rzuty i stosy.
review-chances = szanse %
review-end = koniec
review-begun = start
review-own = własne decyzje
review-others = decyzje innych
review-luck = los
review-ended = koniec
review-dear =
    Runda { $turn }, { $player }: strata około { count-coins.of } (od { $least } do { $most }); szansa na
    wygraną z { $before }% na { $after }%.
review-none = { $player }: żadnych większych błędów.
review-played = Zagrano:
review-better = Lepiej:
review-hint = Szanse każdego gracza na wygraną, najdroższe błędy z lepszymi ruchami i ile było w tym szczęścia.
review-thinks = { $bot } analizuje. Decyzje: { $done } z { $most }
review-begins = { $bot } analizuje partię…
review-sofar = Najdroższe decyzje do tej pory; mogą dojść kolejne.
review-parts =
    O ile szansa na wygraną wzrosła (+) lub spadła (−) przez własne decyzje gracza, decyzje innych oraz kość
    i stosy. Razem dają szansę na końcu.
review-failed = Nie udało się przeanalizować tej partii.
review-chart = Szanse na wygraną w %
review-show = Pokaż na mapie
review-no-decision = review { $file }: w tej partii nie ma jeszcze zaplanowanych tur, więc nie ma czego analizować
play-on-what =
    Runda { $turn }, tura gracza { $player }. Stąd gra toczy się dalej przy nowym stole, z własną kością
    i własnymi stosami; oryginał się nie zmienia. Kto gra?
play-on-begin = Graj dalej
share-link = Link do analizy
share-send-link = Wyślij link
share-send-picture = Wyślij obrazek
share-keep-picture = Zapisz obrazek
share-draws = Rysuję obrazek…
share-about = Small World, { $rounds ->
    [one] 1 runda
    [few] { $rounds } rundy
   *[other] { $rounds } rund
}, { $date }

# The announcement of a screen reader when the review is ready, after “is analysing the game”.
review-ready = Analiza jest gotowa.
