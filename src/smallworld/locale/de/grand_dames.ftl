### Frauenpower: Texte. Ids und Argumente: siehe en/content.ftl.

box-grand-dames = Frauenpower

# --- Races -------------------------------------------------------------------------------------------

race-gypsies = Nomaden
    .one = Nomade
    .gender = masculine
    .joined = nomaden
    .also = Gypsies
race-gypsies-short = Eine Münze für jede aufgegebene Region; in diesem Zug dürfen sie nicht dorthin zurück.
race-gypsies-text =
    Gibst du beim Sammeln deiner Truppen Regionen auf, kommt in jede eine Münze aus der Bank. Diese Münzen
    nimmst du dir bei der Wertung desselben Zugs. Das Volk darf eine solche Region in diesem Zug auf keine
    Weise wieder erobern. Hat es alle Regionen verlassen, betritt es die Karte anderswo neu. Nichts bekommst
    du für Regionen, die dir genommen werden, die du beim Umverteilen aufgibst oder die du durch den
    Untergang verlässt.

race-priestesses = Priesterinnen
    .one = Priesterin
    .gender = feminine
    .joined = priesterinnen
race-priestesses-short = Versammeln sich im Untergang im Elfenbeinturm; dort bringt jede eine Münze.
race-priestesses-text =
    Gehen die Priesterinnen unter, bleibt für jede ihrer Regionen eine übrig. Sie alle versammeln sich in
    einer dieser Regionen, die du wählst: Dort steht ihr Elfenbeinturm. Die anderen Regionen werden leer. In
    dem Zug, in dem sie untergehen, und in jedem späteren bringt der Turm eine Münze für jede Priesterin
    darin, aber keine für die Region. Er wird erobert wie jede Region, und dann sind alle Priesterinnen
    verloren. Eine Festung unter dem Turm bleibt, andere verlassen die Karte.

race-white-ladies = Weiße Frauen
    .one = Weiße Frau
    .gender = feminine
    .joined = weißefrauen
race-white-ladies-short = Im Untergang sind alle ihre Regionen immun.
race-white-ladies-text =
    Solange sie aktiv sind, werden Weiße Frauen erobert wie jedes Volk. Sobald sie untergehen, sind alle
    ihre Regionen immun: Niemand sonst kann sie erobern oder die Fähigkeit eines Volks oder einer Plakette
    auf sie anwenden. Sie verlassen die Karte, wenn dein nächstes Volk untergeht, außer sie sind
    Kämpferisch.

# --- Powers ------------------------------------------------------------------------------------------

power-historian = Geschichtsschreiber
power-historian-with = Geschichtsschreibende { race-name }
    .the = die Geschichtsschreibenden { race-name.weak }
power-historian-short = Erst eine Münze für jedes Volk im Untergang, dann eine für jeden neuen Untergang.
power-historian-text =
    Nimmst du diese Kombination, bekommst du eine Münze für jedes Volk im Untergang auf der Karte, wem auch
    immer es gehört; untergegangene Stämme zählen nicht. Solange das Volk aktiv ist, bekommst du sofort eine
    Münze, wenn ein anderes Volk untergeht, auch ein Unerschrockenes oder Kämpferisches. Sein eigener
    Untergang bringt eine letzte Münze.

power-peace-loving = Friedliebend
power-peace-loving-with = Friedliebende { race-name }
    .the = die Friedliebenden { race-name.weak }
power-peace-loving-short = Drei Münzen für jeden Zug, in dem sie kein aktives Volk angreifen.
power-peace-loving-text =
    Bei der Wertung bekommst du drei Münzen, wenn das Volk in diesem Zug kein aktives Volk angegriffen hat.
    Auch ein misslungener letzter Versuch ist ein Angriff. Untergegangene Stämme und Völker im Untergang
    darfst du nach Belieben angreifen, auch Ghule im Untergang.

# --- Reasons why a region cannot be conquered -------------------------------------------------------

reason-immune-in-decline = immun: im Untergang
reason-abandoned-this-turn = dieses Volk hat sie in diesem Zug aufgegeben

# --- Pieces and questions ----------------------------------------------------------------------------

piece-tower = Elfenbeinturm
count-tower = { $number ->
    [one] 1 Elfenbeinturm
   *[other] { $number } Elfenbeintürme
}
sign-tower = E
question-priestesses = Stelle den Elfenbeinturm auf.
