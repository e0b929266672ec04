### Royal Bonus: Texte. Ids und Argumente: siehe en/content.ftl.

box-royal-bonus = Royal Bonus

# --- Races -------------------------------------------------------------------------------------------

race-fauns = Faune
    .one = Faun
    .gender = masculine
    .joined = faune
race-fauns-short = Ein neues Plättchen je Region, die sie aktiven Völkern abnehmen; auch jene bekommen eines.
race-fauns-text =
    Bevor sich die Faune umverteilen, nimmst du einen neuen Faun aus dem Vorrat für jede Region, die sie in
    diesem Zug einem aktiven Volk abgenommen haben. Für jede solche Region bekommt auch jenes Volk ein neues
    Plättchen; es wird mit den zurückgezogenen gesetzt. Untergegangene Stämme und Völker im Untergang
    bringen nichts, und mehr Plättchen als im Vorrat gibt es nicht.

race-igors = Igors
    .one = Igor
    .gender = masculine
    .joined = igors
race-igors-short = Nähen aus den Plättchen, die bei Eroberungen verloren gehen, neue Igors.
race-igors-text =
    Solange die Igors aktiv sind, sammeln sie jedes Plättchen ein, das bei einer Eroberung verloren geht: von
    untergegangenen Stämmen, von den anderen oder von ihnen selbst. Plättchen, die sich zurückziehen, sind
    nicht verloren. Am Anfang deines Zugs tauschst du die gesammelten Plättchen gegen neue Igors aus dem
    Vorrat, die auf deine Hand kommen. Jeder Igor kostet so viele Plättchen, wie Leute mitspielen. Der Rest
    bleibt für spätere Züge. Gehen die Igors unter, ist die ganze Sammlung fort.

race-shrubmen = Strauchmenschen
    .one = Strauchmensch
    .gender = masculine
    .joined = strauchmenschen
race-shrubmen-short = Ihre Wälder sind immun, auch im Untergang.
race-shrubmen-text =
    Wälder der Strauchmenschen sind immun: Niemand sonst kann sie auf irgendeine Weise erobern oder die
    Fähigkeit eines Volks oder einer Plakette auf sie anwenden. Das gilt auch im Untergang, bis die
    Strauchmenschen die Karte verlassen.

# --- Powers ------------------------------------------------------------------------------------------

power-aquatic = Aquatisch
power-aquatic-with = Aquatische { race-name }
    .the = die Aquatischen { race-name.weak }
power-aquatic-short = 1 Münze mehr für jede Region an der Küste, 1 weniger für jede andere.
power-aquatic-text =
    Bei der Wertung bringt jede Region des Volks am Meer oder am See 1 Münze extra. Jede andere Region des
    Volks bringt 1 Münze weniger, also nichts. Im Untergang bewirkt die Fähigkeit nichts.

power-behemoth = Behemoth
power-behemoth-with = { $race ->
    [white-ladies] Weiße Behemoth-Frauen
   *[other] Behemoth-{ race-name }
}
    .the = { $race ->
        [white-ladies] die Weißen Behemoth-Frauen
       *[other] die Behemoth-{ race-name.weak }
    }
power-behemoth-short = Zwei Behemoths; jeder zählt ein Plättchen für jeden Sumpf des Volks.
power-behemoth-text =
    Du hast zwei Behemoths. Jeder zählt so viele Plättchen, wie das Volk gerade Sümpfe hält. Du darfst einen
    oder beide auf eine Eroberung schicken, mit mindestens einem Plättchen des Volks. Die Eroberung kostet
    entsprechend weniger, und die Behemoths ziehen in die eroberte Region. Am Ende deines Zugs stellst du
    beide in Regionen des Volks, die dann beim Angriff entsprechend mehr kosten. Ein Behemoth geht nie
    verloren: Wird seine Region erobert, stellst du ihn am Ende jenes Zugs neu auf. Im Untergang verlassen
    die Behemoths die Karte.

power-fireball = Feuerball
power-fireball-with = { $race ->
    [white-ladies] Weiße Feuerball-Frauen
   *[other] Feuerball-{ race-name }
}
    .the = { $race ->
        [white-ladies] die Weißen Feuerball-Frauen
       *[other] die Feuerball-{ race-name.weak }
    }
power-fireball-short = Ein Feuerball je Magiequelle und Zug, bei einer Eroberung zwei Plättchen wert.
power-fireball-text =
    Am Ende jedes deiner Züge nimmst du einen Feuerball für jede Region des Volks mit Magiequelle. In
    späteren Zügen zählt jeder Feuerball bei einer Eroberung als zwei Plättchen und ist dann verbraucht. Du
    darfst mehrere auf einmal werfen, aber mindestens ein Plättchen des Volks muss dabei sein. Im Untergang
    sind alle Feuerbälle verloren.

# --- Pieces and questions ----------------------------------------------------------------------------

piece-behemoth = Behemoth
count-behemoth = { $number ->
    [one] 1 Behemoth
   *[other] { $number } Behemoths
}
question-behemoth = Stelle die Behemoths auf.

# --- Reasons -----------------------------------------------------------------------------------------

reason-immune-forest = immun: Im Wald stecken Strauchmenschen
