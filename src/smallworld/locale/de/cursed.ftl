### Verflucht!: Texte. Ids und Argumente: siehe en/content.ftl.

box-cursed = Verflucht!

# --- Races -------------------------------------------------------------------------------------------

race-goblins = Goblins
    .one = Goblin
    .gender = masculine
    .joined = goblins
race-goblins-short = Völker im Untergang und untergegangene Stämme kosten 1 Plättchen weniger.
race-goblins-text =
    Eine Region mit einem Volk im Untergang kostet 1 Plättchen weniger, aber immer mindestens eines. Wem das
    Volk gehört, ist gleich: auch dir selbst, und auch wenn es noch kämpft wie die Ghule. Untergegangene
    Stämme zählen ebenfalls als im Untergang.

race-kobolds = Kobolde
    .one = Kobold
    .gender = masculine
    .joined = kobolde
race-kobolds-short = Mindestens zu zweit: in jeder ihrer Regionen und bei jeder Eroberung.
race-kobolds-text =
    Kobolde erobern und halten eine Region nie mit weniger als zweien. Keine Ermäßigung drückt den Preis
    also unter zwei Plättchen, und ein letzter Versuch braucht zwei auf der Hand. Sammelst du deine Truppen,
    bleiben in jeder Region zwei statt einem. Im Untergang bleibt in jeder Region ein Kobold, wie bei allen
    Völkern.

# --- Powers ------------------------------------------------------------------------------------------

power-cursed = Verflucht
power-cursed-with = Verfluchte { race-name }
    .the = die Verfluchten { race-name.weak }
power-cursed-short = Wer diese Kombination übergeht, legt drei Münzen auf sie statt einer.
power-cursed-text =
    Wer eine Kombination unter dieser nimmt, legt drei Münzen auf sie statt einer. Wer diese Kombination
    nimmt, bekommt die Münzen, die darauf liegen. Sonst bewirkt die Fähigkeit nichts, und ihre Plakette
    bringt keine Plättchen.

power-hordes-of = Rotte
power-hordes-of-with = { $race ->
    [liches] Rotte Untoter
    [white-ladies] Rotte Weißer Frauen
   *[other] Rotte { race-name }
}
    .the = die { power-hordes-of-with }
power-hordes-of-short = Zwei weitere Plättchen, wie Volksplättchen, aber im Untergang fort.
power-hordes-of-text =
    Außer den Plättchen von Banner und Plakette bekommst du zwei Rottenplättchen auf die Hand, die zu keinem
    Vorrat gehören. Sie gelten in jeder Hinsicht als Volksplättchen: Sie erobern, verteidigen, können
    verloren gehen und zählen bei Gleichstand. Am Ende deines Zugs muss bei jedem mindestens ein
    Volksplättchen liegen. Hast du zu wenige, gibst du Regionen auf. Geht eine Region mit mehreren Plättchen
    verloren, verlierst du ein Rottenplättchen, außer du wählst stattdessen ein Volksplättchen. Im Untergang
    sind die Rottenplättchen fort.

power-marauding = Marodierend
power-marauding-with = Marodierende { race-name }
    .the = die Marodierenden { race-name.weak }
power-marauding-short = Nehmen einmal je Zug freie Plättchen auf die Hand zurück und erobern weiter.
power-marauding-text =
    Einmal je Zug, zwischen deinen Eroberungen und vor einem letzten Versuch, darfst du freie Plättchen auf
    die Hand zurücknehmen. In jeder Region des Volks bleibt eines; Kobolde lassen zwei zurück. Dann eroberst
    du mit ihnen weiter und darfst mit dem üblichen letzten Versuch enden. Regionen aufgeben kannst du dabei
    nicht. Fähigkeiten, die Eroberungen eines Zugs zählen, zählen beide Wellen.

power-ransacking = Räuberisch
power-ransacking-with = Räuberische { race-name }
    .the = die Räuberischen { race-name.weak }
power-ransacking-short = Rauben 1 Münze für jede Region, die sie einem fremden aktiven Volk abnehmen.
power-ransacking-text =
    Jedes Mal, wenn das Volk einem fremden aktiven Volk eine Region abnimmt, zahlt dir die Gegenseite
    sofort eine Münze. Hat sie keine, gilt die Eroberung trotzdem. Völker im Untergang und untergegangene Stämme bringen keine Münze, auch Ghule im Untergang nicht.

power-were- = Wer-
power-were--with = { $race ->
    [white-ladies] Weiße Wer-Frauen
   *[other] Wer-{ race-name }
}
    .the = { $race ->
        [white-ladies] die Weißen Wer-Frauen
       *[other] die Wer-{ race-name.weak }
    }
power-were--short = In geraden Runden kostet jede Eroberung zwei Plättchen weniger.
power-were--text =
    In jeder Runde mit gerader Zahl auf der Rundenleiste kostet jede Region das Volk zwei Plättchen weniger,
    aber immer mindestens eines. In ungeraden Runden bewirkt die Fähigkeit nichts. Die Runde ist für alle
    dieselbe, wer auch immer begonnen hat.

# --- Questions ---------------------------------------------------------------------------------------

question-hordes-of = Wie viele Volksplättchen gibst du statt Rottenplättchen ab?
do-loose-marauding = Truppen zurücknehmen
