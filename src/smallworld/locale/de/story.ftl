### Das Protokoll der Partie: zu jedem Ereignis ein kurzer Satz. Arten und Argumente: siehe en/story.ftl.
###
### $region is the accusative with its article ("den Blechwald"): an object, or behind um, für, durch and auf.
### story-troops.with is the dative, behind "mit" ("mit 3 Zwergen").

# --- Parts of sentences -----------------------------------------------------------------------------

story-troops = { $race ->
    [none] { count-tokens }
   *[other] { $number ->
        [one] { count-tokens }
       *[other] { $number } { race-name }
    }
}
    .with = { $race ->
        [none] { count-tokens }
       *[other] { $number ->
            [one] { count-tokens }
           *[other] { $number } { $race ->
                [dwarves] { race-name }n
                [ghouls] { race-name }n
                [halflings] { race-name }n
                [skeletons] { race-name }n
                [sorcerers] { race-name }n
                [tritons] { race-name }n
                [trolls] { race-name }n
                [wizards] { race-name }n
                [kobolds] { race-name }n
                [white-ladies] Weißen Frauen
                [pygmies] { race-name }n
                [fauns] { race-name }n
                [cultists] { race-name }n
                [gnomes] { race-name }n
                [iron-dwarves] { race-name }n
                [liches] Untoten
                [mudmen] { race-name }n
                [ogres] { race-name }n
                [shrooms] { race-name }n
                [will-o-wisps] { race-name }n
                [ghosts] { race-name }n
                [guards] { race-name }n
               *[other] { race-name }
            }
        }
    }
story-from = { $from ->
    [player] {" "}gegen { $victim }
    [own] {" "}gegen das eigene Volk
    [tribe] {" "}gegen einen untergegangenen Stamm
    [monsters] {" "}gegen Monster
   *[none] { "" }
}
story-monsters-conquer = { $ability } erobern { $region } mit { count-tokens }{ story-from }.
story-monsters-awake = { $ability } erwachen und bewachen { $region }: { count-tokens } mehr.
story-monsters-attack = { $ability } blasen zum Angriff: { count-tokens }.

# --- Turn and combo ---------------------------------------------------------------------------------

story-turn-began = Runde { $number }: { $player } ist dran.
story-combo-taken = { $player } nimmt { combo-the }: { count-tokens }.
story-coins-paid = { $player } zahlt { count-coins } für die Kombination.
story-coins-found = { $player } streicht { count-coins } von der Kombination ein.
story-badge-drawn = { $player } zieht eine Plakette: { $ability }.
story-badge-exchanged = { $player } tauscht die Plakette; in der Spalte liegt nun: { $race ->
    [none] { $other }
   *[other] { combo }
}.
story-combo-revealed = Neu in der Spalte: { $race ->
    [none] { $other }
   *[other] { combo }
}.
story-marker-discovered = { $player } durchsucht { $region } und findet: { $ability }!

# --- Conquest ---------------------------------------------------------------------------------------

story-region-abandoned = { $player } gibt { $region } auf.
story-region-conquered = { $by ->
    [conquer] { $player } erobert { $region } mit { story-troops.with }{ story-from }.
    [attempt] Der Würfel lacht: { $player } erobert { $region } mit { story-troops.with }{ story-from }.
    [dragon-master] Der Drache erobert { $region } für { $player }{ story-from }.
    [sorcerers] { $player } bekommt { $region }: Ein { race-sorcerers.one } ersetzt das einzelne Plättchen von { $victim }.
    [catapult] Und drüber: Das Katapult erobert { $region } für { $player }{ story-from }.
    [mercenary] Mit Söldnern erobert { $player } { $region }{ story-from }.
    [vampire] Ein Biss, und { $player } hat { $region }: Das einzelne Plättchen von { $victim } läuft über.
    [the-shiny-orb] Die Kugel leuchtet, und { $player } hat { $region }: Das einzelne Plättchen von { $victim } gehorcht.
    [will-o-wisps] Immer den Lichtern nach: { $player } erobert { $region } mit { story-troops.with }{ story-from }.
    [skeleton-guards] { story-monsters-conquer }
    [sorcerer-guards] { story-monsters-conquer }
    [mummy-guards] { story-monsters-conquer }
   *[other] { $player } erobert { $region } dank „{ $ability }“{ story-from }.
}
story-tokens-lost = { $whose ->
    [nobody] Die Monster verlieren { count-tokens } im Kampf um { $region }.
   *[player] { $player } verliert { story-troops } im Kampf um { $region }.
}
story-tokens-withdrew = { $whose ->
    [nobody] Die Monster räumen { $region } und retten { count-tokens }.
   *[player] { $player } räumt { $region } und rettet { story-troops }.
}
story-die-rolled = { $whose ->
    [nobody] { $number ->
        [0] Für die Monster wird gewürfelt: nichts.
       *[other] Für die Monster wird gewürfelt: { $number }!
    }
   *[player] { $number ->
        [0] { $player } würfelt: nichts.
       *[other] { $player } würfelt: { $number }!
    }
}
story-final-attempt-failed = { $whose ->
    [nobody] Die Monster kämpfen vergeblich um { $region }.
   *[player] { $player } kämpft vergeblich um { $region }.
}
story-target-chosen = { $ability } nehmen sich { $region } vor, das schwächste Land in Reichweite. Nötig: { count-tokens }.
story-lot-drawn = Unter { $number } gleich schwachen Regionen wählt der Würfel { $region }.
story-attackers-stayed = { $ability } bleiben, wo sie sind: Für { count-tokens } ist nichts in Reichweite.
story-tokens-joined = { $ability } verstärken { $region }: { count-tokens } mehr.

# --- Redeployment -----------------------------------------------------------------------------------

story-tokens-gained = { $by ->
    [well-of-souls] { $number ->
        [one] Ein Geist steigt für { $player } aus dem Brunnen.
       *[other] { $number } Geister steigen für { $player } aus dem Brunnen.
    }
    [skeletons] { $number ->
        [one] Ein neues Skelett erhebt sich für { $player }.
       *[other] { $number } neue Skelette erheben sich für { $player }.
    }
    [igors] { $number ->
        [one] Es lebt! Ein neuer Igor dient { $player }.
       *[other] Sie leben! { $number } neue Igors dienen { $player }.
    }
    [fauns] Die Faune feiern: { story-troops } für { $player }.
    [pygmies] { $number ->
        [one] Ein neuer Medizinmann wird für { $player } herbeigezaubert.
       *[other] { $number } neue Medizinmänner werden für { $player } herbeigezaubert.
    }
    [mudmen] { $number ->
        [one] Ein neues Schlammmonster kriecht für { $player } aus dem Schlamm.
       *[other] { $number } neue Schlammmonster kriechen für { $player } aus dem Schlamm.
    }
    [the-fountain-of-youth] Der Jungbrunnen sprudelt: { story-troops } für { $player }.
   *[other] { $player } bekommt { story-troops } ({ $ability }).
}
story-tokens-taken-off = { $player } nimmt { story-troops } bis zum nächsten Zug von der Karte ({ $ability }).
story-tokens-deployed = { $player } verstärkt { $region } mit { story-troops.with }.
story-piece-placed = { $by ->
    [priestesses] { $player } krönt { $region } mit dem Elfenbeinturm.
    [fortified] { $player } sichert { $region } mit einer Festung.
    [heroic] Ein Held bewacht { $region } für { $player }.
    [bivouacking] { $player } schlägt { count-encampment } auf und sichert { $region }.
    [behemoth] { $player } lässt { count-behemoth } durch { $region } stampfen.
    [leader] Der Anführer von { $player } stellt sich schützend vor { $region }.
    [leprechauns] { $player } veredelt { $region } mit einem Topf voll Gold.
    [catapult] { $player } sichert { $region } mit dem Katapult.
    [cultists] Der Große Alte bezieht { $region } für { $player }.
    [flames] { $player } macht { $region } zum Vulkan.
    [royal] Die Königin beehrt { $region } und hält Hof für { $player }.
    [shield] { $player } panzert { $region } mit Pilzen.
    [magic] { piece-bag }: { $player } beliefert { $region }.
    [balrog] { $player } hetzt den Balrog auf { $region }!
    [the-crypt-of-the-tomb-raider] Das Gespenst aus der Gruft bewacht { $region } für { $player }.
    [the-flying-doormat] Die fliegende Fußmatte erreicht { $region }, mit Truppen von { $player } an Bord.
    [froggys-ring] { $player } schmückt { $region } mit Froggys Ring.
    [the-stinky-trolls-socks] Trollgeruch räumt { $region } leer, zur Freude von { $player }.
    [the-scepter-of-avarice] { $player } beglückt { $region } mit dem Zepter der Habgier.
    [the-shiny-orb] Die leuchtende Kugel erhellt jetzt { $region }.
    [the-sword-of-the-killer-rabbit] Das Schwert des Killerkaninchens trifft { $region } für { $player } und bleibt dort.
    [guardians] Zwei Monster beziehen { $region } und bewachen, was noch niemand gesehen hat.
    [creation] { $number ->
        [one] { $player } besiedelt { $region } mit einem untergegangenen Stamm.
       *[other] { $player } lässt { $region } von zwei Monstern bewachen.
    }
    [coins-on-peaks] { $player } legt { count-coins } auf { $region }.
    [skeleton-guards] { story-monsters-awake }
    [sorcerer-guards] { story-monsters-awake }
    [mummy-guards] { story-monsters-awake }
   *[other] { $player } nutzt „{ $ability }“ für { $region }.
}
story-pieces-gathered = { $by ->
    [fireball] { $number ->
        [one] Für { $player } brodelt ein Feuerball.
       *[other] Für { $player } brodeln { $number } Feuerbälle.
    }
    [iron-dwarves] { $number ->
        [one] Für { $player } wird ein Silberhammer geschmiedet.
       *[other] Für { $player } werden { $number } Silberhämmer geschmiedet.
    }
    [shield] { $number ->
        [one] Für { $player } wächst ein Pilzpanzer.
       *[other] Für { $player } wachsen { $number } Pilzpanzer.
    }
    [skeleton-guards] { story-monsters-attack }
    [sorcerer-guards] { story-monsters-attack }
    [mummy-guards] { story-monsters-attack }
   *[other] { $player } bekommt { $number } dazu ({ $ability }).
}
story-player-named = { $by ->
    [diplomat] { $player } schließt Frieden mit { $other }.
   *[other] { $player } wählt { $other } ({ $ability }).
}

# --- Scoring and decline ----------------------------------------------------------------------------

story-coins-scored = { $by ->
    [none] { $race ->
        [none] { $player } bekommt { count-coins } für Regionen.
       *[other] { $player } bekommt { count-coins } für die Regionen { race-of }.
    }
    [aquatic] Küste minus Binnenland: { $number } für { $player } ({ $ability }).
   *[other] { $player } bekommt { count-coins } extra: { $ability }.
}
story-coins-gained = { $by ->
    [leader] { $player } bekommt { count-coins } für gefangene Anführer.
    [the-altar-of-souls] Auf dem Altar verbrennt eine Seele: { count-coins } für { $player }.
    [martyr] Zum Trost bekommt { $player } { count-coins }: { $ability }.
    [vanishing] In Rauch aufgelöst: { count-coins } für { $player }.
    [veins-of-gold] { $player } gräbt Gold aus: { count-coins }!
   *[other] { $player } bekommt { count-coins }: { $ability }.
}
story-coins-spent = { $player } zahlt { count-coins }: { $ability }.
story-coins-taken = { $by ->
    [ransom] { $other } kauft den Anführer frei: { count-coins } für { $player }.
    [froggys-ring] Der Ring quakt: { $other } gibt { $player } { count-coins }.
    [thieving] { $player } stibitzt { count-coins } von { $other }.
    [liches] Selbst im Untergang kassieren die Untoten: { $other } zahlt { $player } { count-coins }.
    [rusted-throne] { $other } zahlt dem Thron Tribut: { count-coins } für { $player }.
   *[other] { $player } nimmt { $other } { count-coins } ab: { $ability }.
}
story-race-declined = { $player } lässt { combo-the } untergehen.
story-race-left-the-map = { $player } verabschiedet { race-the } von der Karte.
story-tile-moved = { $number ->
    [0] { $player } schiebt { $region } mitsamt der Tafel.
   *[other] { $player } dreht { $region } mitsamt der Tafel.
}
story-tile-laid = { $player } legt eine Tafel an: { $region }.
story-piece-laid = { $player } legt { $region } auf eine Tafel.
story-item-taken = { $player } legt für später beiseite: { $ability }.
story-event-drawn = Neues Ereignis: { $ability }.
story-game-over = Die Partie ist vorbei: Zeigt eure Münzen!

# --- Since your last turn ---------------------------------------------------------------------------

recap-title = Seit deinem letzten Zug
recap-bot = { $number ->
    [one] Ein Bot hat einen Zug für dich gespielt.
   *[other] Ein Bot hat { $number } Züge für dich gespielt.
}
