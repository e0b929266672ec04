### Een spel teruggezien: wie hoeveel kans had te winnen, wat beslissingen kostten, wat geluk was. Voor de browser en
### de terminal. De zetten zelf vertelt story.ftl, wat ze opleveren hint.ftl.

review-title = Terugblik
review-whose = Schattingen van { $bot }, die alle munten kent, maar niet weet wat dobbelsteen en stapels brengen.
review-chances = kans op 100
review-end = eind
review-begun = eerst
review-own = eigen spel
review-others = spel van anderen
review-luck = geluk
review-ended = ten slotte
review-dear = Ronde { $turn }, { $player }: ongeveer { count-coins } weggegeven ({ $least } tot { $most }); kans op winst van { $before } naar { $after } op 100.
review-none = { $player } gaf niets weg dat een woord waard is.
review-played = Gespeeld:
review-better = Beter:
review-hint = Wie hoeveel kans had te winnen, wat beslissingen weggaven en wat beter was geweest, en hoeveel geluk was.
review-thinks = { $bot } denkt na: { $done } van { $most } beslissingen
review-begins = { $bot } zoekt de beslissingen van dit spel …
review-sofar = De duurste beslissingen tot nu toe; er kunnen er nog bij komen.
review-parts = Hoeveel de kans op winst steeg (+) of daalde (−): door eigen beslissingen, door die van de anderen, en door dobbelsteen en stapels. Alles samen geeft de kans aan het eind.
review-failed = Op dit spel kon niet worden teruggezien.
review-chart = Kans op winst, op 100
review-show = Toon op de kaart
review-no-decision = review { $file }: in dit spel heeft nog niemand een beurt gepland, er valt dus niets terug te zien
play-on-what = Ronde { $turn }, de beurt van { $player }. Het spel gaat vanaf hier verder aan een nieuwe tafel, met eigen dobbelstenen en stapels; dit spel blijft zoals het is. Wie speelt?
play-on-begin = Verder spelen
share-link = Link naar de terugblik
share-send-link = Link versturen
share-send-picture = Afbeelding versturen
share-keep-picture = Afbeelding bewaren
share-draws = De afbeelding wordt getekend …
share-about = Small World, { $rounds } rondes, { $date }
