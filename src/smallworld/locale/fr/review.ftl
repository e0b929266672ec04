### Une partie revue : qui avait quelles chances de gagner, ce que les décisions ont coûté, ce qui était chance. Pour le
### navigateur et le terminal. Les coups eux-mêmes sont racontés par story.ftl, ce qu’ils rapportent par hint.ftl.

review-title = Analyse de la partie
review-whose = Estimations de { $bot }, qui voit toutes les pièces, mais ni les dés ni les piles à venir.
review-chances = chances en %
review-end = fin
review-begun = au début
review-own = ses décisions
review-others = décisions des autres
review-luck = chance
review-ended = à la fin
review-dear = Manche { $turn }, { $player } : perte d’environ { count-coins } ({ $least } à { $most }) ; chances de gagner de { $before } % à { $after } %.
review-none = Aucune erreur notable de { $player }.
review-played = Joué :
review-better = Mieux :
review-hint = Les chances de victoire de chacun, les erreurs les plus coûteuses avec de meilleurs coups, et la part de chance.
review-thinks = { $bot } analyse : { $done } décisions sur { $most }
review-begins = { $bot } analyse la partie…
review-sofar = Les décisions les plus coûteuses jusqu’ici ; d’autres peuvent suivre.
review-parts = Hausse (+) ou baisse (−) des chances de gagner due aux décisions du joueur, à celles des autres, puis au dé et aux piles. Le tout donne les chances à la fin.
review-failed = Cette partie n’a pas pu être analysée.
review-chart = Chances de gagner, en %
review-show = Montrer sur la carte
review-no-decision = review { $file } : aucun tour préparé dans cette partie, il n’y a donc rien à analyser
play-on-what =
    Manche { $turn }, c’est à { $player } de jouer. La partie continue d’ici à une nouvelle table, avec
    ses propres dés et piles ; cette partie-ci reste telle quelle. Qui joue ?
play-on-begin = Continuer
share-link = Lien vers l’analyse
share-send-link = Envoyer le lien
share-send-picture = Envoyer l’image
share-keep-picture = Enregistrer l’image
share-draws = L’image se dessine…
share-about = Small World, { $rounds } manches, { $date }

# The announcement of a screen reader when the review is ready, after “is analysing the game”.
review-ready = L’analyse est prête.
