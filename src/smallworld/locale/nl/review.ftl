### Een spel teruggezien: wie hoeveel kans had te winnen, wat beslissingen kostten, wat geluk was. Voor de browser en
### de terminal. De zetten zelf vertelt story.ftl, wat ze opleveren hint.ftl.

review-title = Spelanalyse
review-whose = Schattingen van { $bot }, die alle munten ziet, maar niet wat dobbelsteen en stapels nog brengen.
review-chances = kans in %
review-end = eind
review-begun = aan het begin
review-own = eigen beslissingen
review-others = beslissingen van anderen
review-luck = geluk
review-ended = aan het eind
review-dear = Ronde { $turn }, { $player }: ongeveer { count-coins } verloren ({ $least } tot { $most }); winstkans van { $before }% naar { $after }%.
review-none = Geen noemenswaardige fouten van { $player }.
review-played = Gespeeld:
review-better = Beter:
review-hint = Ieders winstkans, de kostbaarste fouten met betere zetten, en hoeveel geluk was.
review-thinks = { $bot } analyseert: { $done } van { $most } beslissingen
review-begins = { $bot } analyseert het spel…
review-sofar = De kostbaarste beslissingen tot nu toe; er kunnen er nog bij komen.
review-parts = Hoeveel de winstkans steeg (+) of daalde (−) door eigen beslissingen, door die van anderen, en door dobbelsteen en stapels. Samen geeft dat de kans aan het eind.
review-failed = Dit spel kon niet worden geanalyseerd.
review-chart = Winstkansen, in %
review-show = Toon op het bord
review-no-decision = review { $file }: dit spel heeft nog geen geplande beurten, er valt dus niets te analyseren
play-on-what =
    Ronde { $turn }, de beurt van { $player }. Het spel gaat hiervandaan verder aan een nieuwe tafel, met
    eigen dobbelstenen en stapels. Dit spel blijft zoals het is. Wie speelt?
play-on-begin = Verder spelen
share-link = Link naar de analyse
share-send-link = Link versturen
share-send-picture = Afbeelding versturen
share-keep-picture = Afbeelding bewaren
share-draws = De afbeelding wordt getekend…
share-about = Small World, { $rounds } rondes, { $date }

# The announcement of a screen reader when the review is ready, after “is analysing the game”.
review-ready = De analyse is klaar.
