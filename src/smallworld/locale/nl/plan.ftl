### De volgende beurt, voorbereid op een spookbord terwijl anderen aan zet zijn. Wat de stappen doen vertelt story.ftl.

plan-board = Planbord
plan-hint = Probeer je volgende beurt uit op het bord zoals het nu is. Alleen jij ziet het, en je plan wordt bewaard.
plan-leave = Terug naar de tafel
plan-whole = Dat is de hele beurt: { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
plan-to-chance = De volgende stap is toeval, dus verder kun je niet plannen.
plan-step = Jouw keuze
plan-lost = Stap { $place } kan niet meer: { $what } ({ $why })
plan-do-take = { combo-the } nemen
plan-do-expand = doorgaan met het actieve volk
plan-do-decline = in verval gaan
plan-do-conquer = { $region } veroveren
plan-do-attempt = de dobbelsteen gooien voor { $region }
plan-do-abandon = { $region } verlaten
plan-do-stop = de veroveringen beëindigen
plan-do-spread = de fiches verdelen
plan-do-deploy = de fiches verdelen
plan-combo-gone = door een andere speler genomen, of te duur
plan-not-possible = de regels staan het nu niet toe
plan-yours = Jouw plan
plan-next = Nu: { $what }
plan-next-other = Nu, niet helemaal zoals gepland: { $what }. Het kost nu { $tokens ->
    [one] één fiche
   *[other] { $tokens } fiches
}.
plan-play-all = Speel { $number } stappen
plan-play-next = Speel de volgende stap
plan-pass = Sla deze stap over
plan-forget = Plan weggooien
