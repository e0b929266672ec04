### Was an Spielplänen aus Tafeln nicht stimmt, nach den Codes in content/realms/tiles/errors.py. Steht hinter einem
### Doppelpunkt.

realm-fault-name = Der Name muss 1 bis { $most } Zeichen haben.
realm-fault-players = Er ist für { $players } Personen; möglich sind { $least } bis { $most }.
realm-fault-rounds = Er hat { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}; möglich sind 1 bis { $most }.
realm-fault-water = Das Wasser muss eines von diesen sein: { $known }.
realm-fault-no-tiles = Er hat keine Tafeln.
realm-fault-no-such-tile = Eine Tafel { $tile } gibt es nicht; die Tafeln gehen von A bis Z.
realm-fault-tile-twice = Tafel { $tile } kommt zweimal vor; die Schachtel enthält nur eine.
realm-fault-no-such-side = Diese Seite hat Tafel { $tile } nicht; sie hat Oberfläche und Unterwelt.
realm-fault-cell-taken = Tafel { $tile } passt nicht auf { $column }, { $row }: Dort liegt Tafel { $other }.
realm-fault-too-far = Tafel { $tile } liegt weiter als { $most } Felder von der Mitte.
realm-fault-turn = Tafel { $tile } ist { $turn }-mal gedreht; möglich ist 0- bis 5-mal.
realm-fault-no-such-piece = Dieses Teil gibt es nicht; in der Schachtel sind { $mountains ->
    [one] 1 Gebirge
   *[other] { $mountains } Gebirge
} und { $chasms ->
    [one] 1 Schlucht
   *[other] { $chasms } Schluchten
}.
realm-fault-piece-twice = { $kind ->
    [mountain] Gebirge { $number } kommt zweimal vor; die Schachtel enthält es nur einmal.
   *[chasm] Schlucht { $number } kommt zweimal vor; die Schachtel enthält sie nur einmal.
}
realm-fault-piece-off = { $kind ->
    [mountain] Gebirge { $number } liegt auf Tafel { $tile }, aber die liegt nicht auf dem Tisch.
   *[chasm] Schlucht { $number } liegt auf Tafel { $tile }, aber die liegt nicht auf dem Tisch.
}
realm-fault-piece-place = Tafel { $tile } hat keine Stelle { $place }; die Stellen gehen von 0 bis 5.
realm-fault-piece-on-water = { $kind ->
    [mountain] Gebirge { $number } darf auf Tafel { $tile } nicht auf Wasser liegen.
   *[chasm] Schlucht { $number } darf auf Tafel { $tile } nicht auf Wasser liegen.
}
realm-fault-piece-on-piece = { $kind ->
    [mountain] Gebirge { $number } darf auf Tafel { $tile } nicht auf einem anderen Teil liegen.
   *[chasm] Schlucht { $number } darf auf Tafel { $tile } nicht auf einem anderen Teil liegen.
}
realm-fault-parted = Auf Tafel { $tile } würden die Teile Region { $region } zerschneiden.
realm-fault-narrow = Auf Tafel { $tile } ließen die Teile in Region { $region } keinen Platz für einen Stapel.
realm-fault-crowd = Auf Tafel { $tile } stießen vier Regionen in einem Punkt zusammen, darunter { $regions }.
realm-fault-border-no-water = Die Flussgrenze auf Tafel { $tile } liegt nicht am Wasser.
realm-fault-border-twice = Zwei Flussgrenzen liegen an derselben Stelle.
realm-fault-border-drifts = Treiben die Tafeln, darf es keine Flussgrenzen geben: Gewässer, die sich berühren, fließen immer zusammen.
realm-fault-no-such-mark = Eine Markierung { $mark } gibt es nicht. Möglich: { $known }.
realm-fault-no-region = Eine Region { $region } gibt es nicht. Möglich: { $known }.
realm-fault-region-twice = Dasselbe Teil steht zweimal bei einer Region.
realm-fault-no-mountain = Region { $region } hat einen Gipfel, ist aber kein Gebirge.
realm-fault-no-land = Region { $region } ist kein Land, also kann dort nichts liegen.
realm-fault-too-many = Ein Teil ist { $number }-mal im Einsatz; die Schachtel enthält es höchstens { $most }-mal.
realm-fault-both = Region { $region } hat einen untergegangenen Stamm und zugleich Monster.
realm-fault-vein-level = Region { $region } muss zu genau einer Goldader und einer Ebene gehören.
realm-fault-vein-twice = Die Goldader bei Region { $region } hat schon eine Region dieser Ebene.
realm-fault-vein-taken = Region { $region } gehört zu einer Goldader, also dürfen dort am Anfang nur Wächter sein.
realm-fault-two-tunnels = Eine Region hat zwei Tunnel.
realm-fault-name-of-region = Der Name von Region { $region } muss 1 bis { $most } Zeichen haben.
realm-fault-names-too-long = Die Namen der Regionen sind zu lang: { $bytes } Bytes, erlaubt sind { $most }.
realm-fault-code-too-long = Der Code ist länger als { $most } Zeichen.
realm-fault-code-version = Der Code hat Version { $version }, lesbar ist nur Version { $known }.
realm-fault-code-torn = Der Code ist beschädigt oder unvollständig.
realm-fault-too-many-to-mirror = { $number ->
    [one] 1 Tafel ist zu viel zum Spiegeln
   *[other] { $number } Tafeln sind zu viele zum Spiegeln
}; erlaubt sind { $most }.
realm-fault-rules-title = Der Titel muss 1 bis { $most } Zeichen haben.
realm-fault-rules-tool = Unbekannte Regel { $said }. Möglich: { $known }.
realm-fault-rules-field = Unbekanntes Feld { $said }. Möglich: { $known }.
realm-fault-rules-value = { $field } ist { $said }, muss aber { $wanted } sein.
realm-fault-rules-twice = Für { $feature } gibt es schon eine Regel; erlaubt ist je eine.
realm-fault-rules-apart = Die Regeln { $tool } und { $other } vertragen sich nicht.
realm-fault-rules-world = Die Regel { $tool } braucht Völker aus beiden Welten.
realm-fault-unknown = { $message }
