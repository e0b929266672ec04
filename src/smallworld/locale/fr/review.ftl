### Une partie revue : qui avait quelles chances de gagner, ce que les décisions ont coûté, ce qui était chance. Pour le
### navigateur et le terminal. Les coups eux-mêmes sont racontés par story.ftl, ce qu’ils rapportent par hint.ftl.

review-title = Retour sur la partie
review-whose = Estimations de { $bot }, qui connaît toutes les pièces, mais pas ce que donneront le dé et les piles.
review-chances = chances sur 100
review-end = fin
review-begun = au début
review-own = son jeu
review-others = jeu des autres
review-luck = chance
review-ended = à la fin
review-dear = Manche { $turn }, { $player } : perte d’environ { count-coins } ({ $least } à { $most }) ; chances de gagner de { $before } à { $after } sur 100.
review-none = { $player } n’a rien laissé échapper qui vaille un mot.
review-played = Joué :
review-better = Mieux :
review-hint = Qui avait quelles chances de gagner, ce que les décisions ont laissé échapper, ce qui valait mieux, et la part de chance.
review-thinks = { $bot } réfléchit : { $done } décisions sur { $most }
review-begins = { $bot } cherche les décisions de cette partie…
review-sofar = Les décisions les plus chères jusqu’ici ; d’autres peuvent suivre.
review-parts = De combien les chances de gagner ont monté (+) ou baissé (−) : par les propres décisions du joueur, par celles des autres, et par le dé et les piles. Le tout donne les chances à la fin.
review-failed = Impossible de revenir sur cette partie.
review-chart = Chances de gagner, sur 100
review-show = Montrer sur la carte
review-no-decision = review { $file } : personne n’a encore préparé de tour dans cette partie, il n’y a donc rien à revoir
play-on-what = Manche { $turn }, c’est à { $player } de jouer. La partie continue d’ici à une nouvelle table, avec ses propres dés et piles ; celle-ci reste telle quelle. Qui joue ?
play-on-begin = Continuer
share-link = Lien vers le retour sur la partie
share-send-link = Envoyer le lien
share-send-picture = Envoyer l’image
share-keep-picture = Enregistrer l’image
share-draws = L’image se dessine…
share-about = Small World, { $rounds } manches, { $date }
