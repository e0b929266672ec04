### Waarom een bord van tegels niet kan; codes van content/realms/tiles/errors.py.

realm-fault-name = de naam moet 1 tot { $most } tekens hebben.
realm-fault-players = het is voor { $players } spelers, maar { $least } tot { $most } kunnen spelen.
realm-fault-rounds = het heeft { $rounds } rondes; 1 tot { $most } zijn mogelijk.
realm-fault-water = het water moet een van deze zijn: { $known }.
realm-fault-no-tiles = het heeft geen tegels.
realm-fault-no-such-tile = er is geen tegel { $tile }; ze gaan van A tot Z.
realm-fault-tile-twice = tegel { $tile } ligt er twee keer; de doos heeft er maar één.
realm-fault-no-such-side = tegel { $tile } heeft zo’n kant niet, alleen bovengronds en ondergronds.
realm-fault-cell-taken = tegel { $tile } kan niet op { $column }, { $row } liggen: daar ligt tegel { $other }.
realm-fault-too-far = tegel { $tile } ligt meer dan { $most } vakken van het midden.
realm-fault-turn = tegel { $tile } is { $turn } keer gedraaid; 0 tot 5 kan.
realm-fault-no-such-piece = zo’n stuk is er niet; de doos heeft { $mountains } bergen en { $chasms } kloven.
realm-fault-piece-twice = { $kind ->
    [mountain] berg { $number } ligt er twee keer; de doos heeft er maar één.
   *[chasm] kloof { $number } ligt er twee keer; de doos heeft er maar één.
}
realm-fault-piece-off = { $kind ->
    [mountain] berg { $number } ligt op tegel { $tile }, die niet op tafel ligt.
   *[chasm] kloof { $number } ligt op tegel { $tile }, die niet op tafel ligt.
}
realm-fault-piece-place = tegel { $tile } heeft geen plaats { $place }; ze gaan van 0 tot 5.
realm-fault-piece-on-water = { $kind ->
    [mountain] berg { $number } zou op water liggen, op tegel { $tile }.
   *[chasm] kloof { $number } zou op water liggen, op tegel { $tile }.
}
realm-fault-piece-on-piece = { $kind ->
    [mountain] berg { $number } zou op een ander stuk liggen, op tegel { $tile }.
   *[chasm] kloof { $number } zou op een ander stuk liggen, op tegel { $tile }.
}
realm-fault-parted = op tegel { $tile } zouden de stukken gebied { $region } in tweeën delen.
realm-fault-narrow = op tegel { $tile } zouden de stukken gebied { $region } geen plaats voor een stapel laten.
realm-fault-crowd = op tegel { $tile } zouden vier gebieden in één punt samenkomen, waaronder { $regions }.
realm-fault-border-no-water = de riviergrens op tegel { $tile } ligt niet aan het water.
realm-fault-border-twice = twee riviergrenzen liggen op dezelfde plaats.
realm-fault-border-drifts = waar tegels drijven, is water dat elkaar raakt één: daar ligt geen riviergrens.
realm-fault-no-such-mark = er is geen merk { $mark }. Beschikbaar: { $known }.
realm-fault-no-region = er is geen gebied { $region }. Beschikbaar: { $known }.
realm-fault-region-twice = hetzelfde stuk staat twee keer in één gebied.
realm-fault-no-mountain = er ligt een bergtop in { $region }, en dat is geen berg.
realm-fault-no-land = { $region } is geen land: daar kan niets liggen.
realm-fault-too-many = een stuk wordt { $number } keer gebruikt, maar de doos heeft er maar { $most }.
realm-fault-both = { $region } heeft zowel een Verloren Volk als Monsters.
realm-fault-vein-level = { $region } moet bij precies één goudader en één niveau horen.
realm-fault-vein-twice = de goudader in { $region } heeft nog een gebied van dat niveau.
realm-fault-vein-taken = in { $region }, een gebied van een goudader, staan anderen dan bewakers.
realm-fault-two-tunnels = een gebied heeft twee tunnels.
realm-fault-name-of-region = de naam van gebied { $region } moet 1 tot { $most } tekens hebben.
realm-fault-names-too-long = de namen van de gebieden zijn te lang: { $bytes } bytes, met hoogstens { $most }.
realm-fault-code-too-long = de tekenreeks is langer dan { $most } tekens.
realm-fault-code-version = de tekenreeks is van versie { $version }; alleen versie { $known } kan gelezen worden.
realm-fault-code-torn = de tekenreeks is beschadigd of onvolledig.
realm-fault-too-many-to-mirror = { $number } tegels zijn te veel om te spiegelen; hoogstens { $most }.
realm-fault-rules-title = de titel moet 1 tot { $most } tekens hebben.
realm-fault-rules-tool = onbekende regel { $said }. Mogelijk: { $known }.
realm-fault-rules-field = onbekend veld { $said }. Mogelijk: { $known }.
realm-fault-rules-value = { $field } is { $said }; het moet zijn: { $wanted }.
realm-fault-rules-twice = { $feature } heeft al een regel, en mag er maar één hebben.
realm-fault-rules-apart = de regels { $tool } en { $other } gaan niet samen.
realm-fault-rules-world = de regel { $tool } vraagt om volken van beide werelden.
realm-fault-unknown = { $message }
