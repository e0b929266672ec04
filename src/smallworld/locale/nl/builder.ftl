### De bouwer: borden die mensen van tegels maken.

builder-title = Een bord bouwen
builder-hint = Tegels, bergen, eigen namen: bouw een kaart, deel haar met een link, speel erop.
builder-table-of = { $name }: gebouwd voor { $players } spelers, { $rounds } ronden
builder-new-name = Mijn rijk
builder-name = Naam van het bord
builder-players = Spelers
builder-water = Water
builder-water-river = is een rivier
builder-water-sea = is zee en meren
builder-water-closed-sea = is zee; niemand gaat aan land
builder-water-drifting-sea = is zee waar tegels drijven
builder-actions = Het hele bord
builder-undo = Ongedaan
builder-redo = Opnieuw
builder-fill = Rest invullen
builder-mirror = Spiegelen
builder-random = Willekeurig bord
builder-drawn = Kaart tonen
builder-drawing = De kaart wordt getekend …
builder-start-over = Opnieuw beginnen
builder-table = De tafel met de tegels
builder-cell = Vrije plaats { $column }, { $row }
builder-tile = Tegel { $letter }
builder-tray = Tegels in de doos
builder-side = Zichtbare kant
builder-side-surface = Bovengronds
builder-side-underground = Ondergronds
builder-first = Tik op een tegel hieronder en dan op de plaats in het midden; of sleep hem hierheen.
builder-how = Sleep tegels, of tik op een tegel en dan op een plaats. Tik op een gelegde tegel om gebieden een naam te geven; tik twee keer, of druk op R, om hem te draaien.
builder-held = Tik nu op de plaats waar hij komt; R draait hem.
builder-target = Tik nu op de tegel die daar komt.
builder-chosen = De gekozen tegel
builder-turn = Draaien
builder-mountain = Berg
builder-chasm = Kloof
builder-remove = Tegel weghalen
builder-region = Naam van dit gebied ({ $terrain })
builder-name-region = Naam van het gebied
builder-lies-there = Wat er in het gebied ligt
builder-mark-lost-tribe = Verloren stam
builder-mark-monsters = Monsters
builder-mark-entry = Ingang
builder-mark-coin-mine = Muntmijn
builder-mark-peak = Top
builder-tunnel = Tunnel
builder-tunnel-hint = Tik op het gebied waar de tunnel uitkomt.
builder-move-piece = Stuk verleggen
builder-remove-piece = Stuk weghalen
builder-counts = Wat er is
builder-lands = { $number } van { $wanted } gebieden
builder-each = { $number } per speler
builder-terrains = Terreinen
builder-symbols = Symbolen
builder-fifth = De streep staat bij een vijfde van de gebieden.
builder-parts = Het land ligt in { $number } delen.
builder-lonely = Zonder buur: { $names }
builder-dead-ends = Met maar één buur: { $names }
builder-alike = { $number } grenzen tussen gebieden met hetzelfde terrein
builder-no-entry = Geen nieuw ras kan binnenkomen.
builder-whole = Alles in één stuk; een nieuw ras kan { $number } gebieden binnenkomen.
builder-share = Spelen, delen, bewaren
builder-play = Hier spelen
builder-link = Link naar dit bord
builder-send = Versturen
builder-save = In deze browser bewaren
builder-file = Als bestand
builder-saved = Bewaarde borden
builder-forget = { $name } vergeten
builder-broken-link = De link is stuk; het bord erin is niet te lezen.
builder-fair = Hoe eerlijk is het?
builder-fair-hint = Een sterke bot speelt alle plaatsen, steeds weer, op de achtergrond.
builder-fair-games = { $number } van { $most } spellen
builder-fair-old = Deze spellen zijn op het vorige bord gespeeld.
builder-fair-stop = Genoeg spellen
builder-fair-failed = De spellen zijn afgebroken.
builder-seat = Plaats { $number }
builder-coins = Munten
builder-victories = Overwinningen
builder-even = Geen plaats zit ver van een gelijk deel.
builder-uneven = Eén plaats wint zeker vaker of minder vaak dan de andere.
builder-undecided = Niets is nog zeker; meer spellen zouden het zeggen.
builder-rounds = Speelbeurten
builder-pick-up = Tegel verplaatsen
builder-symbol = Symbool
builder-no-symbol = geen
builder-border = Riviergrens { $edge ->
    [0] in het zuidoosten
    [1] in het zuiden
    [2] in het zuidwesten
    [3] in het noordwesten
    [4] in het noorden
   *[5] in het noordoosten
}
builder-point = Vier gebieden komen in één punt samen: { $names }
