### Die Analyse der Partie, für Browser und Terminal: Gewinnchancen, teure Entscheidungen und Glück. Die Sätze für die
### Züge stehen in story.ftl, die für ihre Folgen in hint.ftl.

review-title = Analyse
review-whose = Geschätzt von { $bot }: Bekannt sind alle Münzen, aber weder künftige Würfe noch die Stapel.
review-chances = Chance in %
review-end = Ende
review-begun = Anfang
review-own = eigene Züge
review-others = fremde Züge
review-luck = Glück
review-ended = Ende
review-dear = Runde { $turn }, { $player }: etwa { count-coins } verschenkt ({ $least } bis { $most }); Gewinnchance von { $before } % auf { $after } %.
review-none = Keine nennenswerten Fehler von { $player }.
review-played = Gespielt:
review-better = Besser:
review-hint = Gewinnchancen aller am Tisch, die teuersten Fehler samt besseren Zügen, und wie viel nur Glück war.
review-thinks = { $bot } analysiert: { $done } von { $most } Entscheidungen
review-begins = { $bot } analysiert die Partie…
review-sofar = Die bisher teuersten Entscheidungen; vielleicht kommen noch welche.
review-parts = Wie stark die Gewinnchance stieg (+) oder fiel (−): durch eigene Entscheidungen, durch die der anderen, durch Würfel und Stapel. Zusammen ergibt das die Chance am Ende.
review-failed = Diese Partie ließ sich nicht analysieren.
review-chart = Gewinnchancen in %
review-show = Auf der Karte zeigen
review-no-decision = review { $file }: In dieser Partie gibt es noch keinen geplanten Zug, also nichts zu analysieren
play-on-what = Runde { $turn }, { $player } ist dran. Ab hier geht die Partie an einem neuen Tisch weiter, mit eigenen Würfen und Stapeln; das Original bleibt, wie es ist. Wer spielt?
play-on-begin = Weiterspielen
share-link = Link zur Analyse
share-send-link = Link senden
share-send-picture = Bild senden
share-keep-picture = Bild speichern
share-draws = Das Bild wird gezeichnet…
share-about = Small World, { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}, { $date }

# The announcement of a screen reader when the review is ready, after “is analysing the game”.
review-ready = Die Analyse ist fertig.
