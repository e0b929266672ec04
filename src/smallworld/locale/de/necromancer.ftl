### Die Insel des Geisterbeschwörers: Texte. Ids und Argumente: siehe en/content.ftl.
###
### "Geisterbeschwörer" is the printed name of the role, whoever plays it: "er" means the role, not the player.

box-necromancer = Die Insel des Geisterbeschwörers
box-necromancer-12 = Die Insel des Geisterbeschwörers (12 in Reserve)
box-necromancer-11 = Die Insel des Geisterbeschwörers (11 in Reserve)

topic-necromancer-island = Die Insel des Geisterbeschwörers
topic-necromancer-island-text =
    Ihr spielt zu dritt bis zu sechst, auf dem Spielplan für eine Person weniger. Rechts vom Startplatz sitzt
    der Geisterbeschwörer und führt Geister von einer Insel im See an. Ein Geist beginnt dort, dreizehn sind
    in Reserve; mit zwölf oder elf haben es die anderen schwerer. Der Geisterbeschwörer zieht sechs
    Plaketten, aber weder Verflucht noch Kämpferisch oder Unerschrocken. Eine gilt von Anfang an. Er kommt
    zuletzt dran: kauft Geister und Plaketten, erobert von der Insel oder eigenen Regionen aus, verteilt um
    und wertet. Dann kommt für jede seiner Regionen eine Seele in den Brunnen. Auch jedes bei Eroberungen
    verlorene Plättchen kommt dorthin. Am Ende jedes Zugs rufen je vier Seelen einen Geist. Ist am Ende
    seines Zugs kein Geist in Reserve oder Brunnen, hat er gewonnen. Den See darf niemand betreten.

race-ghosts = Geister
    .one = Geist
    .gender = masculine
    .joined = geister
race-ghosts-short = Kommen von der Insel im See, und aus dem Brunnen steigen immer mehr.
race-ghosts-text =
    Geister erobern von ihren Regionen aus und immer auch von der Insel. Sie betreten die Karte also am Ufer
    des Sees, nicht am Kartenrand. Die Insel kann nicht erobert werden und bringt weder Münze noch Seele;
    Geister dürfen am Ende des Zugs dort bleiben. Wird eine Region der Geister erobert, kommt ein Geist in
    den Brunnen. Die anderen ziehen sich in andere Regionen der Geister zurück, sonst auf die Insel. Geister
    zählen als Volk im Untergang: Niemand kann mit ihnen Frieden schließen, und kein einzelner Geist wird
    ersetzt. Sie gehen nie unter.

power-well-of-souls = Seelenbrunnen
power-well-of-souls-with = { race-name }
    .the = { race-the }
power-well-of-souls-short = Vier Seelen im Brunnen rufen am Ende jedes Zugs einen Geist.
power-well-of-souls-text =
    Jedes Plättchen, das bei einer Eroberung verloren geht, kommt in den Brunnen statt in den Vorrat, auch
    ein untergegangener Stamm oder ein Geist; Geister kommen obenauf. Am Ende jedes Zugs rufen je vier
    Seelen von oben einen Geist aus der Reserve auf die Insel. Geister unter diesen Seelen kehren in die
    Reserve zurück, alle anderen in ihren Vorrat. Plättchen, die ein Untergang kostet, kommen in den Vorrat.
    Einzige Ausnahme: Plättchen von Völkern, die bei Eroberungen keine verlieren, etwa Elben, kommen in den
    Brunnen. Am Ende des Zugs des Geisterbeschwörers kommt für jede seiner Regionen eine Seele hinzu.

power-necromancer = Geisterbeschwörer
power-necromancer-with = { race-name }
    .the = { race-the }
power-necromancer-short = Kauft Geister und Fähigkeiten; gewinnt sofort, wenn alle Geister draußen sind.
power-necromancer-text =
    Als Geisterbeschwörer kommst du zuletzt dran und beginnst mit einer deiner sechs gezogenen Plaketten. Am
    Anfang deines Zugs darfst du beliebig viele Geister aus der Reserve und weitere dieser Plaketten kaufen.
    Jeder Kauf kostet eine Münze für jeden deiner Geister auf der Karte und der Insel und für jede deiner
    Plaketten. Alle deine Plaketten gelten zugleich. Ist am Ende deines Zugs kein Geist in der Reserve oder
    im Brunnen, gewinnst du. Sonst gewinnt nach der letzten Runde, wer die meisten Münzen hat, vielleicht ja
    du.

reason-island = dort ist die Insel des Geisterbeschwörers

question-ghosts = Wie viele Geister bleiben auf der Insel?
question-necromancer = Kaufe Fähigkeiten und Geister.
question-necromancer-first = Geisterbeschwörer: Wähle deine erste Fähigkeit.

story-bought = { $number ->
    [0] { $player } beginnt mit „{ $ability }“.
   *[other] { $by ->
        [ghosts] { $player } kauft für { count-coins } einen Geist.
       [leader] { $player } heuert für { count-coins } den Anführer an.
       *[other] { $player } kauft für { count-coins } „{ $ability }“.
    }
}
story-tokens-put-aside = { $number ->
    [one] Eine Seele sinkt in den Brunnen.
   *[other] { $number } Seelen sinken in den Brunnen.
}
end-outright = Kein Geist bleibt zurück: { $players } gewinnt!
story-won-outright = Kein Geist bleibt zurück: { $player } gewinnt sofort!

# --- On offer ----------------------------------------------------------------------------------------

# An item for sale, with its price; a free power says what it does instead.
buy-thing = { $thing } für { count-coins }
buy-free = { $thing }: { $short }
buy-ghosts = ein Geist
