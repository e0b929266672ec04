### Dziennik partii: krótkie zdanie na każde zdarzenie. Rodzaje i argumenty: patrz en/story.ftl.
###
### $region is a bare name behind "region" or "w regionie". story-troops is nominative and accusative ("3 żetony Orków"),
### story-troops.of the genitive ("siłą 3 żetonów Orków").

# --- Parts of sentences -----------------------------------------------------------------------------

story-troops = { $race ->
    [none] { count-tokens }
   *[other] { count-tokens } { race-of }
}
    .of = { $race ->
        [none] { count-tokens.of }
       *[other] { count-tokens.of } { race-of }
    }
story-from = { $from ->
    [player] {" "}kosztem gracza { $victim }
    [own] {" "}kosztem własnej rasy
    [tribe] {" "}kosztem Zaginionego Plemienia
    [monsters] {" "}kosztem Potworów
   *[none] { "" }
}
story-monsters-conquer = { $ability } podbijają region { $region } siłą { count-tokens.of }{ story-from }.
story-monsters-awake = { $ability } budzą się i strzegą regionu { $region }: { count-tokens } więcej.
story-monsters-attack = { $ability } ruszają do ataku: { count-tokens }.

# --- Turn and combo ---------------------------------------------------------------------------------

story-turn-began = Runda { $number }: gra { $player }.
story-combo-taken = { $player } bierze { combo-the }: { count-tokens }.
story-coins-paid = { $player } płaci { count-coins.object } za kombinację.
story-coins-found = { $player } zgarnia { count-coins.object } z kombinacji.
story-badge-drawn = { $player } losuje płytkę zdolności: { $ability }.
story-badge-exchanged = { $player } wymienia płytkę zdolności; w ofercie jest teraz: { $race ->
    [none] { $other }
   *[other] { combo }
}.
story-combo-revealed = Nowość w ofercie: { $race ->
    [none] { $other }
   *[other] { combo }
}.
story-marker-discovered = { $player } przeszukuje region { $region } i znajduje: { $ability }!

# --- Conquest ---------------------------------------------------------------------------------------

story-region-abandoned = { $player } opuszcza region { $region }.
story-region-conquered = { $by ->
    [conquer] { $player } podbija region { $region } siłą { story-troops.of }{ story-from }.
    [attempt] Kość się uśmiecha: { $player } podbija region { $region } siłą { story-troops.of }{ story-from }.
    [dragon-master] Smok spada z nieba: { $player } zdobywa region { $region }{ story-from }.
    [sorcerers] { race-sorcerers.one } podmienia samotny żeton gracza { $victim }: { $player } zdobywa region { $region }.
    [catapult] I hop, górą: katapulta zdobywa region { $region } dla gracza { $player }{ story-from }.
    [mercenary] Z pomocą najemników { $player } podbija region { $region }{ story-from }.
    [vampire] Jedno ugryzienie i samotny żeton gracza { $victim } zmienia stronę: { $player } zdobywa region { $region }.
    [the-shiny-orb] Kula lśni i samotny żeton gracza { $victim } zmienia pana: { $player } zdobywa region { $region }.
    [will-o-wisps] Śladem światełek { $player } podbija region { $region } siłą { story-troops.of }{ story-from }.
    [skeleton-guards] { story-monsters-conquer }
    [sorcerer-guards] { story-monsters-conquer }
    [mummy-guards] { story-monsters-conquer }
   *[other] { $player } podbija region { $region } dzięki „{ $ability }”{ story-from }.
}
story-tokens-lost = { $whose ->
    [nobody] Potwory tracą { count-tokens } w regionie { $region }.
   *[player] { $player } traci { story-troops } w obronie regionu { $region }.
}
story-tokens-withdrew = { $whose ->
    [nobody] Potwory wycofują { count-tokens } z regionu { $region }.
   *[player] { $player } wycofuje { story-troops } z regionu { $region }.
}
story-die-rolled = { $whose ->
    [nobody] { $number ->
        [0] Rzut kością za Potwory: pusta ścianka.
       *[other] Rzut kością za Potwory: { $number }!
    }
   *[player] { $number ->
        [0] { $player } rzuca kością: pusta ścianka.
       *[other] { $player } rzuca kością: { $number }!
    }
}
story-final-attempt-failed = { $whose ->
    [nobody] Region { $region } odpiera Potwory.
   *[player] Region { $region } odpiera atak: { $player } odchodzi z niczym.
}
story-target-chosen =
    { $ability } ruszają na region { $region }, najsłabiej broniony ląd w zasięgu. Potrzeba
    { count-tokens.of }.
story-lot-drawn = { $number ->
    [few] Są { $number } równie słabe regiony. Kość wybiera region { $region }.
   *[other] Jest { $number } równie słabych regionów. Kość wybiera region { $region }.
}
story-attackers-stayed = { $ability } zostają na miejscu: siłą { count-tokens.of } niczego nie zdobędą.
story-tokens-joined = { $ability } gromadzą się w regionie { $region }: { count-tokens } więcej.

# --- Redeployment -----------------------------------------------------------------------------------

story-tokens-gained = { $by ->
    [well-of-souls] { $number ->
        [one] Ze Studni wstaje duch i służy graczowi { $player }.
        [few] Ze Studni wstają { $number } duchy i służą graczowi { $player }.
       *[other] Ze Studni wstaje { $number } duchów i służy graczowi { $player }.
    }
    [skeletons] { $number ->
        [one] { $player } ma nowy Szkielet: wstał prosto z grobu.
        [few] { $player } ma { $number } nowe Szkielety: wstały prosto z grobu.
       *[other] { $player } ma { $number } nowych Szkieletów: wstały prosto z grobu.
    }
    [igors] { $number ->
        [one] To żyje! { $player } ma nowego Igora.
        [few] One żyją! { $player } ma { $number } nowe Igory.
       *[other] One żyją! { $player } ma { $number } nowych Igorów.
    }
    [fauns] Fauny ucztują, a { $player } dostaje { story-troops }.
    [pygmies] { $number ->
        [one] Trochę czarów i { $player } ma nowego Szamana.
       *[other] Trochę czarów i { $player } ma { $number } nowych Szamanów.
    }
    [mudmen] { $number ->
        [one] Z błota wyłazi nowy Błotniak i idzie do gracza { $player }.
        [few] Z błota wyłażą { $number } nowe Błotniaki i idą do gracza { $player }.
       *[other] Z błota wyłazi { $number } nowych Błotniaków i idzie do gracza { $player }.
    }
    [the-fountain-of-youth] Fontanna młodości tryska: { $player } dostaje { story-troops }.
   *[other] { $player } dostaje { story-troops } ({ $ability }).
}
story-tokens-taken-off = { $player } zdejmuje z mapy { story-troops } do następnej tury ({ $ability }).
story-tokens-deployed = { $player } wysyła { story-troops } do regionu { $region }.
story-piece-placed = { $by ->
    [priestesses] { $player } wznosi Wieżę z kości słoniowej w regionie { $region }.
    [fortified] { $player } buduje twierdzę w regionie { $region }.
    [heroic] Bohater gracza { $player } staje na straży w regionie { $region }.
    [bivouacking] { $player } rozbija { count-encampment } w regionie { $region }.
    [behemoth] { $player } wysyła do regionu { $region }: { count-behemoth }.
    [leader] Przywódca gracza { $player } staje w regionie { $region }.
    [leprechauns] { $player } ukrywa garniec złota w regionie { $region }.
    [catapult] { $player } wtacza katapultę do regionu { $region }.
    [cultists] Wielki Przedwieczny gracza { $player } mieszka w regionie { $region }.
    [flames] { $player } budzi wulkan w regionie { $region }.
    [royal] Królowa gracza { $player } trzyma dwór w regionie { $region }.
    [shield] { $player } zakłada grzybową zbroję w regionie { $region }.
    [magic] { $player } wlecze Wór wielu rzeczy do regionu { $region }.
    [balrog] { $player } posyła Balroga do regionu { $region }!
    [the-crypt-of-the-tomb-raider] Upiór na rozkaz gracza { $player } pilnuje regionu { $region }.
    [the-flying-doormat] Latająca wycieraczka ląduje w regionie { $region } z wojskiem gracza { $player }.
    [froggys-ring] { $player } kładzie Pierścień Froggy’ego w regionie { $region }.
    [the-stinky-trolls-socks] Smród trolla opróżnia region { $region }. { $player } się cieszy.
    [the-scepter-of-avarice] { $player } wbija Berło chciwości w regionie { $region }.
    [the-shiny-orb] Lśniąca kula świeci teraz w regionie { $region }.
    [the-sword-of-the-killer-rabbit] { $player } dobywa Miecza króliczego zabójcy. Miecz tnie i zostaje w regionie { $region }.
    [guardians] Dwa Potwory osiadają w regionie { $region } i strzegą tego, czego nikt jeszcze nie widział.
    [creation] { $number ->
        [one] { $player } osiedla Zaginione Plemię w regionie { $region }.
       *[other] { $player } każe dwóm Potworom strzec regionu { $region }.
    }
    [coins-on-peaks] { $player } kładzie { count-coins.object } w regionie { $region }.
    [skeleton-guards] { story-monsters-awake }
    [sorcerer-guards] { story-monsters-awake }
    [mummy-guards] { story-monsters-awake }
   *[other] { $player } używa „{ $ability }” w regionie { $region }.
}
story-pieces-gathered = { $by ->
    [fireball] { $number ->
        [one] { $player } warzy kulę ognia.
        [few] { $player } warzy { $number } kule ognia.
       *[other] { $player } warzy { $number } kul ognia.
    }
    [iron-dwarves] { $number ->
        [one] { $player } wykuwa srebrny młot.
        [few] { $player } wykuwa { $number } srebrne młoty.
       *[other] { $player } wykuwa { $number } srebrnych młotów.
    }
    [shield] { $number ->
        [one] { $player } wycina grzybową zbroję.
        [few] { $player } wycina { $number } grzybowe zbroje.
       *[other] { $player } wycina { $number } grzybowych zbroi.
    }
    [skeleton-guards] { story-monsters-attack }
    [sorcerer-guards] { story-monsters-attack }
    [mummy-guards] { story-monsters-attack }
   *[other] { $player } zbiera jeszcze { $number } ({ $ability }).
}
story-player-named = { $by ->
    [diplomat] { $player } i { $other } zawierają pokój.
   *[other] { $player } wybiera: { $other } ({ $ability }).
}

# --- Scoring and decline ----------------------------------------------------------------------------

story-coins-scored = { $by ->
    [none] { $race ->
        [none] { $player } dostaje { count-coins.object } za regiony.
       *[other] { $player } dostaje { count-coins.object } za regiony { race-of }.
    }
    [aquatic] Wybrzeże minus głąb lądu: { $number } dla gracza { $player } ({ $ability }).
   *[other] { $player } dostaje jeszcze { count-coins.object }: { $ability }.
}
story-coins-gained = { $by ->
    [leader] { $player } dostaje { count-coins.object } za Przywódców w niewoli.
    [the-altar-of-souls] Na ołtarzu płonie dusza: { $player } dostaje { count-coins.object }.
    [martyr] Na pocieszenie { $player } dostaje { count-coins.object }: { $ability }.
    [vanishing] Puf, i tyle ich widziano: { $player } dostaje { count-coins.object }.
    [veins-of-gold] { $player } wykopuje złoto: { count-coins }!
   *[other] { $player } dostaje { count-coins.object }: { $ability }.
}
story-coins-spent = { $player } płaci { count-coins.object }: { $ability }.
story-coins-taken = { $by ->
    [ransom] { $other } wykupuje Przywódcę: { $player } dostaje { count-coins.object }.
    [froggys-ring] Pierścień kumka: { $player } dostaje { count-coins.object }, a płaci { $other }.
    [thieving] { $player } podkrada { count-coins.object } graczowi { $other }.
    [liches] Nawet wymierające Licze ściągają haracz: { $player } dostaje { count-coins.object }, a płaci { $other }.
    [rusted-throne] { $other } składa daninę tronowi: { $player } dostaje { count-coins.object }.
   *[other] { $player } zabiera { count-coins.object } graczowi { $other }: { $ability }.
}
story-race-declined = { $player } skazuje na wymarcie { combo-the }.
story-race-left-the-map = { $player } żegna { race-the }: czas zejść z mapy.
story-tile-moved = { $number ->
    [0] { $player } przesuwa płytkę z regionem { $region }.
   *[other] { $player } obraca płytkę z regionem { $region }.
}
story-tile-laid = { $player } kładzie płytkę z regionem { $region }.
story-piece-laid = { $player } kładzie na płytce: { $region }.
story-item-taken = { $player } odkłada na później: { $ability }.
story-event-drawn = Nowe wydarzenie: { $ability }.
story-game-over = Gra skończona: pokażcie monety!

# --- Since your last turn ---------------------------------------------------------------------------

recap-title = Od twojej ostatniej tury
recap-bot = { $number ->
    [one] Jedną turę za ciebie zagrał bot.
    [few] { $number } tury za ciebie zagrał bot.
   *[other] { $number } tur za ciebie zagrał bot.
}
