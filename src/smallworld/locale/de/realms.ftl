### Realms: die Tafeln, was auf ihnen liegt, und die Szenarien.
###
### Titles of scenarios are those of the German booklet, which left three in English; "Nacht und Tag" is ours.

box-realms-1 = Mein Schatzzzz!
    .about = Ein Fluss von Rand zu Rand, und Gipfel an seinen Ufern.
box-realms-2 = Das Leben ist ein langer, aber gar nicht so ruhiger Fluss
    .about = Die Völker landen an den beiden Enden eines Flusses.
box-realms-3 = Go East
    .about = Von Westen über den Fluss, zu den Minen im Osten.
box-realms-4 = Ich bin auf dem Gipfel des Berges gewesen
    .about = Auf den Gipfeln liegen Münzen, und jeder Untergang legt welche dazu.
box-realms-5 = Der rostige Thron
    .about = Wer den Thron hält, kassiert bei allen ringsum.
box-realms-6 = Kontinentaldrift
    .about = Ihr schiebt die Tafeln umher; die Meere dazwischen vereinen und teilen sich.
box-realms-7 = Früchte der Macht
    .about = Auf Feldern wachsen Fähigkeiten, für alle, die das Land ringsum halten.
box-realms-8 = Das Schwert in der Höhle
    .about = Das Schwert wartet mitten in einer Unterwelt voller Meere.
box-realms-9 = Ein Spiel der Götter
    .about = Baut den Spielplan gemeinsam und bildet Kombinationen von der Hand.
box-realms-9-redrawn = Ein Spiel der Götter, neu gezogen
    .about = Dasselbe, ohne die Völker und Fähigkeiten, die schwer zu spielen sind.
box-realms-10 = Wer andern eine Grube gräbt …
    .about = Tief unten liegt Gold, und Monster bewachen es.
box-realms-11 = All Together Now
    .about = Zwei Zweierteams, eines je Welt, und wer allein spielt, zählt doppelt.
box-realms-12 = Nacht und Tag
    .about = Zwei Welten auf einem Spielplan, und eine Münze für jede Region in der anderen.

topic-realms = Spielpläne aus Tafeln
topic-realms-text =
    Die Szenarien von Realms spielt ihr auf sechsseitigen Tafeln, mit Gebirgen, Gipfeln und Schluchten
    darauf. Ein Gipfel liegt auf einem Gebirge und gilt in jeder Regel als Gebirge, kostet aber 1 Plättchen
    mehr: vier, wenn niemand dort ist. Eine Schlucht darf niemand betreten oder überqueren. Flüsse, die sich
    treffen, sind eine Region. Ein Fluss kostet ein Plättchen und bringt keine Münze. Beim Umverteilen
    verlässt das Volk ihn wieder, außer eine Fähigkeit lässt es bleiben. Eine Partie hat zu zweit und zu
    dritt zehn Runden, zu viert neun, zu fünft und zu sechst acht. Völker beginnen am Rand des Spielplans,
    wenn das Szenario nichts anderes sagt.

topic-my-precious = Mein Schatzzzz!
topic-my-precious-text =
    Zu zweit bis zu sechst. Ein Fluss läuft von Rand zu Rand über den Spielplan, und an seinen Ufern ragen
    Gipfel auf. Besondere Regeln gibt es nicht, nur die für alle Spielpläne aus Tafeln. Ein Volk darf den
    Fluss unterwegs erobern, verlässt ihn aber beim Umverteilen.

topic-long-river = Das Leben ist ein langer, aber gar nicht so ruhiger Fluss
topic-long-river-text =
    Zu zweit bis zu sechst. Völker beginnen nur in sechs Regionen: an den beiden Enden des Flusses und in
    den je zwei Landregionen daneben. Das gilt für jede erste Eroberung, auch für ein Volk, das alle Regionen
    verloren oder aufgegeben hat. Ausgenommen sind nur Völker, die überall beginnen dürfen. Ein Ende des
    Flusses kostet ein Plättchen, und von dort ist jedes Land an seinen Ufern zu erobern. Beim Umverteilen
    verlässt das Volk den Fluss wieder.

topic-go-east = Go East
topic-go-east-text =
    Zu zweit bis zu sechst. Völker beginnen nur am Westrand. Ein Fluss läuft von Norden nach Süden und will
    überquert sein. Im Osten liegen Siegmünzen-Minen: Jede bringt in jedem Zug 1 Münze extra, solange das
    Volk dort aktiv ist. Eine Siegmünzen-Mine bleibt in ihrer Region, verteidigt nichts und zählt nicht als
    Minensymbol.

topic-mountaintop = Ich bin auf dem Gipfel des Berges gewesen
topic-mountaintop-text =
    Zu dritt bis zu sechst. Auf jedem Gipfel liegen am Anfang vier Münzen. Am Ende deines Zugs nimmst du
    eine von jedem Gipfel, den deine Völker halten, aktiv oder im Untergang. Lässt du ein Volk untergehen,
    wertest du erst. Dann legst du drei Münzen aus der Bank auf Gipfel deiner Wahl, aber nicht alle drei auf
    denselben. Münzen auf einem Gipfel gehören niemandem und verteidigen nichts.

topic-the-throne = Der rostige Thron
topic-the-throne-text =
    Zu viert oder zu fünft. Der rostige Thron steht auf dem einzigen Gipfel, umgeben von fünf Regionen. Wer
    ihn hält, bekommt am Ende des eigenen Zugs eine Münze für jede davon mit einem fremden Volk oder einem
    untergegangenen Stamm. Für ein Volk zahlt, wem es gehört, aktiv oder im Untergang; für einen Stamm zahlt
    die Bank. Eigene Regionen zahlen nichts. Der Thron ist ein Ort. Er dient auch einem Volk im Untergang,
    und wer seine Region nimmt, hat ihn von da an.

topic-adrift = Kontinentaldrift
topic-adrift-text =
    Zu zweit bis zu sechst. Ganz am Anfang deines Zugs darfst du eine Tafel verschieben, ob du danach
    eroberst oder untergehen lässt. Sie gleitet über den Tisch und braucht genug Platz. Hochheben darfst du
    sie nicht, und andere Tafeln bleiben liegen. Unterwegs darfst du sie drehen, oder auch nur an ihrem
    Platz. Danach müssen alle Tafeln zusammenhängen. Was auf der Tafel ist, zieht mit. Erobert wird dadurch
    nichts, und neue Nachbarn zählen sofort. Die Gewässer sind Meere: Wo sie sich berühren, werden sie eins,
    sonst sind sie getrennt. Ohne passende Fähigkeit darf niemand sie betreten, überqueren oder an ihnen
    beginnen. Spielt ihr mit Altertümern und Orten, gibt es zusammen eines weniger, als ihr seid, auf
    möglichst verschiedenem Gelände.

topic-crops = Früchte der Macht
topic-crops-text =
    Zu zweit bis zu sechst. Auf der Karte sind leere Felder, so viele, wie ihr seid, und in jedem liegt eine
    Plakette. Hält dein aktives Volk fünf Regionen um ein Feld, hat es auch dessen Fähigkeit. Du bekommst
    sie sofort, selbst mitten im Zug, und verlierst sie bei weniger als fünf. Land und Gebirge zählen,
    Flüsse und Völker im Untergang nicht. Mit der Fähigkeit gehen ihre Figuren; die Plakette bleibt.
    Plättchen bringt sie im Feld keine. Niemand darf ein Feld betreten oder überqueren, und ein Feld ist
    kein Rand. Manche Plaketten gedeihen nicht im Feld: Verflucht, Geschichtsschreiber, Wiedergeboren,
    Kämpferisch, Wohlhabend und Weise.

topic-the-cavern = Das Schwert in der Höhle
topic-the-cavern-text =
    Zu dritt bis zu fünft, in der Unterwelt. Das Schwert des Killerkaninchens liegt offen in der Mitte des
    Spielplans, und zwei Monster bewachen es. In anderen Regionen sind Orte verborgen, jeder unter zwei
    Monstern; die anderen Altertümer bleiben in der Schachtel. Alle Gewässer sind Meere: Ohne passende
    Fähigkeit darf niemand sie betreten oder überqueren. Völker beginnen nur am Rand des Spielplans und
    nicht an einem Meer.

topic-the-gods = Ein Spiel der Götter
topic-the-gods-text =
    Zu zweit bis zu sechst. Du bekommst drei Völker und drei Fähigkeiten, verdeckt, bis du sie ausspielst.
    In deinem ersten Zug, und im Zug nach jedem Untergang, bildest du daraus umsonst eine Kombination. Jedes
    Stück gilt nur einmal: Nach dem dritten Untergang hast du kein Volk mehr. Manches ist schwer zu spielen
    und bringt Münzen, wenn es kommt: Verflucht zwölf, Zwerge und Weiße Frauen vier, Schatten-Mimen zwei.
    Eisenzwerge kosten vier Münzen, und Homunkuli bringen zwei Plättchen mehr. In der Fassung „neu gezogen“
    sind diese sechs ab drei am Tisch gar nicht dabei. Zu zweit wird nichts ausgeteilt: Ihr legt sieben
    Völker und sieben Fähigkeiten aus. Dann wählt ihr abwechselnd, bis beide je drei haben. Münzen bringt
    dann nichts davon. Den Spielplan baut ihr selbst. Vor der ersten Runde, und am Anfang jedes Zugs, legt,
    wer dran ist, eine Tafel an die anderen. Das endet bei neun Regionen pro Person. Auf die Tafel dürfen
    ein Gebirge, eine Schlucht, beides oder nichts. Spielt ihr in beiden Welten, darf jede Seite oben
    liegen. Ein untergegangener Stamm darf auch darauf, und er muss, wenn zwei Regionen der Tafel keine
    Gebirge sind. Flüsse und Schluchten zählen hier nicht als Regionen. Flüsse, die sich treffen, sind eine
    Region. Spielt ihr mit Altertümern und Orten, setzen alle je eines, von zwei Monstern bewacht, auf ihre
    erste oder zweite Tafel. Am Startplatz kommt noch eines auf die allererste.

topic-the-dig = Wer andern eine Grube gräbt …
topic-the-dig-text =
    Zu dritt oder zu viert, in der Unterwelt. Drei Goldadern führen von der Mitte des Spielplans in die
    Tiefe. Jede hat drei Regionen untereinander, mit einer verborgenen Münze und einem Wächter in jeder. Am
    Anfang sind nur die oberen offen. Sind alle drei erobert, egal von wem, öffnet sich die zweite Ebene,
    dann die dritte. Wer eine Region einer Ader als Erstes erobert, nimmt sofort ihre Münze. Eine Fünf oder
    Zehn bringt auch ein Altertum. Ein Wächter wird abgelegt. Die anderen steigen in die nächste Region der
    Ader hinab, die noch nie erobert wurde. Zu ihnen kommen so viele neue, wie die Münze wert ist. Am Ende
    jeder Runde außer der letzten greifen die Wächter an, Ader für Ader von Westen nach Osten. In jeder
    Region bleibt einer zurück. Ihr Ziel ist immer das am schwächsten geschützte Land nebenan, und für ihren
    letzten Angriff wird gewürfelt. Bei gleich schwachen entscheidet der Würfel. Ohne Ziel gehen sie in die
    höchste noch nie eroberte Region ihrer Ader zurück. Gibt es keine, gehen sie dorthin, woher ihr
    letzter Angriff kam. Altertümer liegen neben dem Spielplan, und die Monster im Norden bewachen nur Orte.

topic-all-together = All Together Now
topic-all-together-text =
    Genau zu fünft, mit Völkern und Fähigkeiten beider Welten. Vier Tunnel verbinden die Oberfläche mit der
    Unterwelt. Die Plätze werden ausgelost. Platz eins und vier sind das Team der Oberfläche, Platz zwei und
    fünf das der Unterwelt. Platz drei spielt allein. Ein Team nimmt nur Völker seiner Welt; Platz drei
    darf beide. Völker der Oberfläche, Völker der Unterwelt und Fähigkeiten liegen in drei Spalten mit je
    sechs Reihen aus, daneben die Münzen jeder Reihe. Nimm ein Volk, das dir offensteht, und eine beliebige
    Fähigkeit. Du zahlst je eine Münze auf alle Reihen über der unteren von beiden und nimmst, was in dieser
    Reihe liegt. Jede Spalte rückt für sich auf; Münzen bleiben in ihrer Reihe. Ein Volk beginnt am Rand
    seiner Welt und darf danach überallhin. Verbündete teilen weder Münzen noch Plättchen noch Geheimnisse
    und dürfen einander angreifen. Am Ende zählt ein Team seine Münzen zusammen, und die von Platz drei
    verdoppeln sich.

topic-night-and-day = Nacht und Tag
topic-night-and-day-text =
    Zu dritt bis zu fünft, mit Völkern und Fähigkeiten beider Welten. Der Norden des Spielplans ist die
    Oberfläche, der Süden die Unterwelt. Tunnel mit gleicher Nummer machen ihre Regionen benachbart, wie
    weit sie auch auseinanderliegen. Kombinationen beider Welten werden abwechselnd aufgedeckt, und du
    darfst jede nehmen. Ein Volk der Oberfläche beginnt am Nordrand, eines der Unterwelt am Südrand. Am Ende
    deines Zugs bringt jede Region der anderen Welt, die eines deiner Völker hält, 1 Münze extra, auch im
    Untergang. Ebenso jede Region seiner Heimat, die es in diesem Zug einem Volk der anderen Welt abnahm.
    Flüsse bringen nichts. Im Norden leben untergegangene Stämme, im Süden bewachen Monster Altertümer und
    Orte.

reason-peak = Gipfel: 1 Plättchen mehr
reason-closed-level = geschlossen: Erst müssen alle Regionen der Ebene darüber erobert sein

feature-peak = Gipfel
feature-coin-mine = Siegmünzen-Mine
    .about = Bringt einem aktiven Volk in jedem Zug 1 Münze extra.
feature-throne = Rostiger Thron
feature-sword = Schwert
feature-tunnel = Tunnel
feature-west-vein = westliche Ader
feature-middle-vein = mittlere Ader
feature-east-vein = östliche Ader
feature-vein-a = Ebene A
    .about =
        Wer sie als Erstes erobert, nimmt ihre verborgene Münze. Dann steigen die Wächter hinab, mit so
        vielen neuen, wie die Münze wert ist.
feature-vein-b = Ebene B
    .about =
        Wer sie als Erstes erobert, nimmt ihre verborgene Münze. Dann steigen die Wächter hinab, mit so
        vielen neuen, wie die Münze wert ist.
feature-vein-c = Ebene C
    .about =
        Wer sie als Erstes erobert, nimmt ihre verborgene Münze. Dann steigen die Wächter hinab, mit so
        vielen neuen, wie die Münze wert ist.

feature-well = Brunnen
feature-cairn = Steinhaufen
feature-statue = Statue
feature-shrine = Schrein
feature-oak = Eiche
feature-gate = Tor
feature-beacon = Leuchtfeuer

power-the-wells = Die Brunnen
power-the-wells-with = { race-name }
power-the-cairns = Die Steinhaufen
power-the-cairns-with = { race-name }
power-the-statues = Die Statuen
power-the-statues-with = { race-name }
power-the-shrines = Die Schreine
power-the-shrines-with = { race-name }
power-the-oaks = Die Eichen
power-the-oaks-with = { race-name }
power-the-gates = Die Tore
power-the-gates-with = { race-name }
power-the-beacons = Die Leuchtfeuer
power-the-beacons-with = { race-name }
power-mountain-land = { feature-mountain }
power-mountain-land-with = { race-name }
power-hill-land = { feature-hill }
power-hill-land-with = { race-name }
power-forest-land = { feature-forest }
power-forest-land-with = { race-name }
power-farmland-land = { feature-farmland }
power-farmland-land-with = { race-name }
power-swamp-land = { feature-swamp }
power-swamp-land-with = { race-name }
power-sea-land = { feature-sea }
power-sea-land-with = { race-name }
power-lake-land = { feature-lake }
power-lake-land-with = { race-name }
power-black-mountain-land = { feature-black-mountain }
power-black-mountain-land-with = { race-name }
power-mud-pool-land = { feature-mud-pool }
power-mud-pool-land-with = { race-name }
power-mushroom-forest-land = { feature-mushroom-forest }
power-mushroom-forest-land-with = { race-name }
power-mine-land = { feature-mine }
power-mine-land-with = { race-name }
power-mystic-crystal-land = { feature-mystic-crystal }
power-mystic-crystal-land-with = { race-name }
power-river-land = { feature-river }
power-river-land-with = { race-name }
power-chasm-land = { feature-chasm }
power-chasm-land-with = { race-name }
power-cavern-land = { feature-cavern }
power-cavern-land-with = { race-name }
power-magic-land = { feature-magic }
power-magic-land-with = { race-name }
power-volcano-land = { feature-volcano }
power-volcano-land-with = { race-name }
power-coast-land = { feature-coast }
power-coast-land-with = { race-name }
power-edge-land = { feature-edge }
power-edge-land-with = { race-name }
power-coin-mine-land = { feature-coin-mine }
power-coin-mine-land-with = { race-name }
power-peak-land = { feature-peak }
power-peak-land-with = { race-name }
power-throne-land = { feature-throne }
power-throne-land-with = { race-name }
power-sword-land = { feature-sword }
power-sword-land-with = { race-name }

power-victory-coin-mines = Siegmünzen-Minen
power-victory-coin-mines-with = { race-name }
power-crops-of-power = Früchte der Macht
power-crops-of-power-with = { race-name }
power-coins-on-peaks = Münzen auf Gipfeln
power-coins-on-peaks-with = { race-name }
power-sword-in-the-cavern = Das Schwert in der Höhle
power-sword-in-the-cavern-with = { race-name }
power-all-together-now = All Together Now
power-all-together-now-with = { race-name }
power-night-and-day = Nacht und Tag
power-night-and-day-with = { race-name }

power-hands = Handkarten
power-hands-with = { race-name }
power-hands-2 = Handkarten
power-hands-2-with = { race-name }
power-creation = Schöpfung
power-creation-with = { race-name }
power-creation-2 = Schöpfung
power-creation-2-with = { race-name }
power-creation-3 = Schöpfung
power-creation-3-with = { race-name }
power-creation-4 = Schöpfung
power-creation-4-with = { race-name }
power-creation-5 = Schöpfung
power-creation-5-with = { race-name }
power-creation-6 = Schöpfung
power-creation-6-with = { race-name }
power-creation-7 = Schöpfung
power-creation-7-with = { race-name }
question-hands-2 = Wähle ein Volk oder eine Fähigkeit.
question-creation = Wähle eine Tafel zum Legen.
question-creation-2 = Lege die Tafel.
question-creation-3 = Drehe die Tafel.
question-creation-4 = Ein Gebirge auf die Tafel legen?
pass-creation-4 = Kein Gebirge
question-creation-5 = Eine Schlucht auf die Tafel legen?
pass-creation-5 = Keine Schlucht
question-creation-6 = Lass zwei Monster ein Altertum oder einen Ort bewachen.
pass-creation-6 = Nicht auf dieser Tafel
question-creation-7 = Setze einen untergegangenen Stamm.
pass-creation-7 = Kein Stamm

power-drift = Kontinentaldrift
power-drift-with = { race-name }
power-drift-2 = Kontinentaldrift
power-drift-2-with = { race-name }
power-drift-3 = Kontinentaldrift
power-drift-3-with = { race-name }
power-rusted-throne = Der rostige Thron
power-rusted-throne-with = { race-name }
power-rusted-throne-short = Ort: 1 Münze für jede Region daneben mit fremdem Volk oder untergegangenem Stamm.
power-rusted-throne-text =
    Zu viert oder zu fünft. Der rostige Thron steht auf dem einzigen Gipfel, umgeben von fünf Regionen. Wer
    ihn hält, bekommt am Ende des eigenen Zugs eine Münze für jede davon mit einem fremden Volk oder einem
    untergegangenen Stamm. Für ein Volk zahlt, wem es gehört, aktiv oder im Untergang; für einen Stamm zahlt
    die Bank. Eigene Regionen zahlen nichts. Der Thron ist ein Ort. Er dient auch einem Volk im Untergang,
    und wer seine Region nimmt, hat ihn von da an.

race-guards = Wächter
    .one = Wächter
    .gender = masculine
    .joined = wächter
race-guards-short = Sie bewachen die Goldadern und gehören niemandem.
race-guards-text =
    Die Wächter der Goldadern sind Monster und gehören niemandem. Sie verteidigen die Region, in der sie
    sind. Am Ende jeder Runde außer der letzten greifen sie an.

power-skeleton-guards = Die Skelette
power-skeleton-guards-with = { race-name }
power-sorcerer-guards = Die Hexenmeister
power-sorcerer-guards-with = { race-name }
power-mummy-guards = Die Mumien
power-mummy-guards-with = { race-name }
power-veins-of-gold = Die Goldadern
power-veins-of-gold-with = { race-name }

sign-peak-coin = $
piece-peak-coin = Münze auf dem Gipfel
    .about = Wer den Gipfel hält, nimmt am Ende des eigenen Zugs eine.
count-peak-coin = { $number ->
    [one] 1 Münze auf dem Gipfel
   *[other] { $number } Münzen auf dem Gipfel
}
sign-skeleton-guards = s
piece-skeleton-guards = Skelette der Ader
    .about = Sie gehören niemandem und greifen nach dem letzten Zug der Runde an.
count-skeleton-guards = { $number ->
    [one] Skelette der Ader
   *[other] { $number } × Skelette der Ader
}
sign-sorcerer-guards = z
piece-sorcerer-guards = Hexenmeister der Ader
    .about = Sie gehören niemandem und greifen nach dem letzten Zug der Runde an.
count-sorcerer-guards = { $number ->
    [one] Hexenmeister der Ader
   *[other] { $number } × Hexenmeister der Ader
}
sign-mummy-guards = u
piece-mummy-guards = Mumien der Ader
    .about = Sie gehören niemandem und greifen nach dem letzten Zug der Runde an.
count-mummy-guards = { $number ->
    [one] Mumien der Ader
   *[other] { $number } × Mumien der Ader
}

question-crops-of-power = Welche Plakette wächst im nächsten Feld?
question-coins-on-peaks = Lege Münzen auf Gipfel.
more-coins-on-peaks = { $number ->
    [one] Noch eine Münze legen
   *[other] Noch { $number } Münzen legen
}
answer-coins-on-peaks = Münzen legen

coins-coins-on-peaks = { $number ->
    [one] Münze von einem Gipfel
   *[other] Münzen von Gipfeln
}
coins-victory-coin-mines = { $number ->
    [one] Siegmünzen-Mine
   *[other] Siegmünzen-Minen
}
coins-rusted-throne = Tribut an den Thron

question-drift = Eine Tafel schieben?
pass-drift = Tafeln liegen lassen
question-drift-2 = Schiebe die Tafel.
question-drift-3 = Drehe die Tafel im Uhrzeigersinn: Um wie viele Sechstel?
do-drift-3 = { $tokens ->
    [0] Nicht drehen
    [one] Um 1 Sechstel drehen
   *[other] Um { $tokens } Sechstel drehen
}

# --- Hints for a first game ----------------------------------------------------------------------------

guide-drift = Tippe eine Tafel mit gestricheltem Rand an, um sie samt allem darauf zu schieben oder zu drehen. Oder lass alle liegen.
guide-drift-2 = Auf die hellen Felder kann die Tafel gleiten. Wähle ihr jetziges Feld, um sie an ihrem Platz zu drehen.
guide-drift-3 = Die Karte zeigt, wie die Tafel dann liegt. Jedes Sechstel dreht sie um eine Seite.
guide-choose-from-columns = Nimm ein Volk aus deiner Spalte und eine beliebige Fähigkeit. Die untere Reihe bestimmt den Preis, und ihre Münzen bekommst du.
guide-choose-combo-in-realms-12 = Kombinationen beider Welten wechseln sich ab. Völker der Oberfläche beginnen im Norden, Völker der Unterwelt im Süden.
guide-hands-2 = Wählt abwechselnd Völker und Fähigkeiten, je drei. Alle deine Kombinationen in dieser Partie kommen daraus.
guide-choose-from-hand = Verbinde ein Volk und eine Fähigkeit von deiner Hand, umsonst. Jedes Stück gilt nur einmal.
guide-creation = Der Spielplan wächst, bis er neun Regionen pro Person hat. Wähle eine Tafel, dann ihren Platz und ihre Drehung.
guide-in-realms-6 = Schiebst du Tafeln, ändert sich, welche Regionen sich berühren. Nur die sind jetzt benachbart. An einem Meer beginnt kein Volk.
guide-in-realms-7 = Klick ein Feld an: Seine Fähigkeit hast du auch, solange dein aktives Volk fünf Regionen ringsum hält.
guide-in-realms-10 = Sind alle drei A-Regionen erobert, egal von wem, öffnet sich B für alle, dann C.
guide-in-realms-11 = Platz 1 und 4 sind ein Team, Platz 2 und 5 auch. Platz 3 ist allein und zählt doppelt.
guide-in-realms-12 = Eine Region der anderen Welt bringt deinem aktiven Volk 1 Münze extra. Ihre Völker zu vertreiben auch.
guide-entry = Auf diesem Spielplan beginnt ein Volk nur in den Regionen, die du anklicken kannst.
guide-peak = Ein Gipfel ist ein Gebirge und kostet 1 Plättchen mehr: vier, wenn niemand dort ist.
guide-piece-peak-coin = Auf Gipfeln liegen Münzen. Hält dein Volk einen Gipfel, auch im Untergang, nimmst du je Zug eine.
guide-coins-on-peaks = Lege drei Münzen aus der Bank auf Gipfel, nicht alle auf denselben. Wer den Gipfel hält, nimmt je Zug eine.
guide-coin-mine = Eine Siegmünzen-Mine bringt in jedem Zug 1 Münze extra, solange dein Volk aktiv ist.
guide-throne = Wer den Thron hält, bekommt 1 Münze für jede besetzte Region ringsum, von den anderen oder aus der Bank.
guide-sword = Zwei Monster bewachen das Schwert. Damit kostet ein aktives Volk je Zug eine Eroberung zwei Plättchen weniger.
guide-tunnel = Regionen, deren Tunnel dieselbe Nummer haben, sind benachbart.
guide-vein-a = Jeder Wächter kostet 1 mehr. Die Münze gehört dir; so viele Wächter, wie sie wert ist, erwachen darunter.
guide-vein-b = Jeder Wächter kostet 1 mehr. Die Münze gehört dir; so viele Wächter, wie sie wert ist, erwachen darunter.
guide-vein-c = Jeder Wächter kostet 1 mehr. Die Münze gehört dir; so viele Wächter, wie sie wert ist, erwachen darunter.
guide-piece-skeleton-guards = Nach dem letzten Zug der Runde greifen Wächter das am schwächsten geschützte Land nebenan an. In jeder Region bleibt einer.
guide-piece-sorcerer-guards = Nach dem letzten Zug der Runde greifen Wächter das am schwächsten geschützte Land nebenan an. In jeder Region bleibt einer.
guide-piece-mummy-guards = Nach dem letzten Zug der Runde greifen Wächter das am schwächsten geschützte Land nebenan an. In jeder Region bleibt einer.

story-regions-opened = Die nächste Ebene der Goldadern ist offen: { count-regions }.
story-power-grown = „{ $ability }“ wächst in einem Feld.
story-badge-cast-aside = „{ $ability }“ gedeiht nicht im Feld: Eine andere Plakette wird gezogen.
story-power-lent = Ein Feld leiht { $player } seine Fähigkeit: „{ $ability }“.
story-power-recalled = { $player } verliert die Fähigkeit eines Felds: „{ $ability }“.

# --- Setting up a table ------------------------------------------------------------------------------

setup-tiles = Szenarien auf Tafeln
    .none = Keines: eine gedruckte Karte
scenario-players = { $first ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
   *[other] zu { $first }
} bis { $last ->
    [3] zu dritt
    [4] zu viert
    [5] zu fünft
    [6] zu sechst
   *[other] zu { $last }
}
scenario-stars = { $number ->
    [one] 1 Stern
   *[other] { $number } Sterne
}
