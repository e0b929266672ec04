### The log of a game, in short sentences. For kinds and arguments, see en/story.ftl.

# --- Parts of sentences -----------------------------------------------------------------------------

story-troops = { $race ->
    [none] { count-tokens }
   *[other] { $number ->
        [one] { count-tokens }
       *[other] { $number } { race-name }
    }
}
story-from = { $from ->
    [player] , ten koste van { $victim }
    [own] , ten koste van een eigen volk
    [tribe] , ten koste van een Verloren Volk
    [monsters] , ten koste van Monsters
   *[none] { "" }
}
story-monsters-conquer = { $ability } nemen { $region } met { count-tokens }{ story-from }.
story-monsters-awake = { $ability } ontwaken en bewaken { $region }: { count-tokens } erbij.
story-monsters-attack = { $ability } gaan in de aanval: { count-tokens }.

# --- Turn and combo ---------------------------------------------------------------------------------

story-turn-began = Ronde { $number }: { $player } is aan de beurt.
story-combo-taken = { $player } neemt { combo-the }: { count-tokens } sterk.
story-coins-paid = { $player } betaalt { count-coins } voor de combinatie.
story-coins-found = { $player } vindt { count-coins } op de combinatie.
story-badge-drawn = { $player } trekt een kracht: { $ability }.
story-badge-exchanged = { $player } ruilt de kracht; in de kolom liggen nu { $race ->
    [none] de { $other }
   *[other] { combo-the }
}.
story-combo-revealed = Nieuw in de kolom: { $race ->
    [none] { $other }
   *[other] { combo }
}.
story-marker-discovered = { $player } doorzoekt { $region } en vindt: { $ability }!

# --- Conquest ---------------------------------------------------------------------------------------

story-region-abandoned = { $player } verlaat { $region }.
story-region-conquered = { $by ->
    [conquer] { $player } verovert { $region } met { story-troops }{ story-from }.
    [attempt] De dobbelsteen lacht: { $player } neemt { $region } met { story-troops }{ story-from }.
    [dragon-master] De draak stort zich voor { $player } op { $region }{ story-from }.
    [sorcerers] { $player } verandert de eenzame fiche van { $victim } in { $region } in een { race-sorcerers.one }.
    [catapult] Eroverheen: de katapult wint { $region } voor { $player }{ story-from }.
    [mercenary] Met huurlingen neemt { $player } { $region }{ story-from }.
    [vampire] { $player } bijt de eenzame fiche van { $victim } in { $region }, die overloopt.
    [the-shiny-orb] De Bol glanst: de eenzame fiche van { $victim } in { $region } dient nu { $player }.
    [will-o-wisps] Geleid door hun licht neemt { $player } { $region } met { story-troops }{ story-from }.
    [skeleton-guards] { story-monsters-conquer }
    [sorcerer-guards] { story-monsters-conquer }
    [mummy-guards] { story-monsters-conquer }
   *[other] { $player } verovert { $region } dankzij { $ability }{ story-from }.
}
story-tokens-lost = { $whose ->
    [nobody] De Monsters verliezen { count-tokens } bij de verdediging van { $region }.
   *[player] { $player } verliest { story-troops } bij de verdediging van { $region }.
}
story-tokens-withdrew = { $whose ->
    [nobody] De Monsters trekken { count-tokens } terug uit { $region }.
   *[player] { $player } trekt { story-troops } terug uit { $region }.
}
story-die-rolled = { $whose ->
    [nobody] { $number ->
        [0] De dobbelsteen rolt voor de Monsters: blanco.
       *[other] De dobbelsteen rolt voor de Monsters: { $number }!
    }
   *[player] { $number ->
        [0] { $player } gooit de dobbelsteen: blanco.
       *[other] { $player } gooit de dobbelsteen: { $number }!
    }
}
story-final-attempt-failed = { $whose ->
    [nobody] De Monsters lopen stuk op { $region }.
   *[player] { $player } loopt stuk op { $region }.
}
story-target-chosen = { $ability } richten zich op { $region }, het zwakst verdedigde land binnen bereik: { count-tokens } nodig.
story-lot-drawn = Van { $number } even zwakke gebieden kiest de dobbelsteen { $region }.
story-attackers-stayed = { $ability } blijven waar ze zijn: niets is haalbaar met { count-tokens }.
story-tokens-joined = { $ability } verzamelen zich in { $region }: { count-tokens } erbij.

# --- Redeployment -----------------------------------------------------------------------------------

story-tokens-gained = { $by ->
    [well-of-souls] { $number ->
        [one] Er verrijst een spook uit de Put voor { $player }.
       *[other] Er verrijzen { $number } spoken uit de Put voor { $player }.
    }
    [skeletons] { $number ->
        [one] Een nieuw Skelet staat op voor { $player }.
       *[other] { $number } nieuwe Skeletten staan op voor { $player }.
    }
    [igors] { $number ->
        [one] Hij leeft! Een nieuwe Igor voegt zich bij { $player }.
       *[other] Ze leven! { $number } nieuwe Igors voegen zich bij { $player }.
    }
    [fauns] Het feest van de Faunen levert { $player } { story-troops } op.
    [pygmies] { $number ->
        [one] Er wordt een nieuwe Medicijnman opgeroepen voor { $player }.
       *[other] Er worden { $number } nieuwe Medicijnmannen opgeroepen voor { $player }.
    }
    [mudmen] { $number ->
        [one] Een nieuwe Modderman klimt uit de modder voor { $player }.
       *[other] { $number } nieuwe Moddermannen klimmen uit de modder voor { $player }.
    }
    [the-fountain-of-youth] De Bron van de Eeuwige Jeugd borrelt: { story-troops } voor { $player }.
   *[other] { $player } krijgt er { story-troops } bij ({ $ability }).
}
story-tokens-taken-off = { $player } neemt { story-troops } van het bord tot de volgende beurt ({ $ability }).
story-tokens-deployed = { $player } stuurt { story-troops } naar { $region }.
story-piece-placed = { $by ->
    [priestesses] { $player } bewaakt { $region } met de Ivoren Toren.
    [fortified] { $player } versterkt { $region } met een fort.
    [heroic] Een held bewaakt { $region } voor { $player }.
    [bivouacking] { $player } beschermt { $region } met { count-encampment }.
    [behemoth] { $player } laat { count-behemoth } naar { $region } stampen.
    [leader] { $player } zet de Leider neer: { $region }.
    [leprechauns] { $player } verstopt een pot goud in { $region }.
    [catapult] { $player } rolt de katapult naar { $region }.
    [cultists] De Grote Oude van { $player } huist in { $region }.
    [flames] { $player } laat de Vulkaan oprijzen uit { $region }.
    [royal] De Koningin van { $player } houdt hof in { $region }.
    [shield] { $player } legt paddenstoelpantser in { $region }.
    [magic] { $player } sleept de Zak vol dingen naar { $region }.
    [balrog] { $player } stuurt de Balrog naar { $region }!
    [the-crypt-of-the-tomb-raider] De Geest waakt voor { $player } over { $region }.
    [the-flying-doormat] De Vliegende Deurmat landt met de troepen van { $player } in { $region }.
    [froggys-ring] { $player } legt de Ring van Froggy in { $region }.
    [the-stinky-trolls-socks] Een trollenlucht jaagt iedereen weg uit { $region }, tot vreugde van { $player }.
    [the-scepter-of-avarice] { $player } plant de Scepter van de Hebzucht in { $region }.
    [the-shiny-orb] De Glanzende Bol gloeit nu in { $region }.
    [the-sword-of-the-killer-rabbit] Het Zwaard van het Moordkonijn slaat toe voor { $player } en blijft in { $region }.
    [guardians] Twee Monsters betrekken { $region } en bewaken wat nog niemand heeft gezien.
    [creation] { $number ->
        [one] { $player } laat een Verloren Volk wonen: { $region }.
       *[other] { $player } laat { $region } door twee Monsters bewaken.
    }
    [coins-on-peaks] { $player } legt { count-coins } op { $region }.
    [skeleton-guards] { story-monsters-awake }
    [sorcerer-guards] { story-monsters-awake }
    [mummy-guards] { story-monsters-awake }
   *[other] { $player } gebruikt { $ability } voor { $region }.
}
story-pieces-gathered = { $by ->
    [fireball] { $number ->
        [one] Voor { $player } wordt een vuurbal gebrouwen.
       *[other] Voor { $player } worden { $number } vuurballen gebrouwen.
    }
    [iron-dwarves] { $number ->
        [one] Voor { $player } wordt een zilveren hamer gesmeed.
       *[other] Voor { $player } worden { $number } zilveren hamers gesmeed.
    }
    [shield] { $number ->
        [one] Voor { $player } wordt een paddenstoelpantser gesneden.
       *[other] Voor { $player } worden { $number } paddenstoelpantsers gesneden.
    }
    [skeleton-guards] { story-monsters-attack }
    [sorcerer-guards] { story-monsters-attack }
    [mummy-guards] { story-monsters-attack }
   *[other] { $player } verzamelt er { $number } bij ({ $ability }).
}
story-player-named = { $by ->
    [diplomat] { $player } sluit vrede met { $other }.
   *[other] { $player } kiest { $other } ({ $ability }).
}

# --- Scoring and decline ----------------------------------------------------------------------------

story-coins-scored = { $by ->
    [none] { $race ->
        [none] { $player } krijgt { count-coins } voor gebieden.
       *[other] { $player } krijgt { count-coins } voor de gebieden { race-of }.
    }
    [aquatic] De kust levert { $player } { $number } op, het binnenland afgetrokken ({ $ability }).
   *[other] { $player } krijgt { count-coins } extra: { $ability }.
}
story-coins-gained = { $by ->
    [leader] { $player } krijgt { count-coins } voor gevangen Leiders.
    [the-altar-of-souls] Een ziel brandt op het Altaar: { count-coins } voor { $player }.
    [martyr] { $player } troost zich met { count-coins }: { $ability }.
    [vanishing] In rook opgegaan: { count-coins } voor { $player }.
    [veins-of-gold] { $player } graaft goud op: { count-coins }!
   *[other] { $player } krijgt { count-coins }: { $ability }.
}
story-coins-spent = { $player } betaalt { count-coins }: { $ability }.
story-coins-taken = { $by ->
    [ransom] { $other } koopt de Leider vrij: { count-coins } voor { $player }.
    [froggys-ring] De Ring kwaakt: { $other } geeft { $player } { count-coins }.
    [thieving] { $player } steelt { count-coins } van { $other }.
    [liches] Ook in verval innen de Liches: { $other } betaalt { $player } { count-coins }.
    [rusted-throne] { $other } betaalt schatting aan de troon: { count-coins } voor { $player }.
   *[other] { $player } pakt { count-coins } af van { $other }: { $ability }.
}
story-race-declined = { $player } laat { combo-the } in verval gaan.
story-race-left-the-map = { $player } neemt afscheid van { race-the }, die van het bord verdwijnen.
story-tile-moved = { $number ->
    [0] { $player } verschuift een tegel: { $region }.
   *[other] { $player } draait een tegel: { $region }.
}
story-tile-laid = { $player } legt een tegel: { $region }.
story-piece-laid = { $player } legt op een tegel: { $region }.
story-item-taken = { $player } legt { $ability } opzij.
story-event-drawn = Nieuwe gebeurtenis: { $ability }.
story-game-over = Het spel is afgelopen: leg je munten open!

# --- Since your last turn ---------------------------------------------------------------------------

recap-title = Sinds je vorige beurt
recap-bot = { $number ->
    [one] Een bot speelde een beurt voor je.
   *[other] Een bot speelde { $number } beurten voor je.
}
