### Antworten auf Fragen, die die Regeln offen lassen, und die Quellen der Regeln. Ids und Attribute: siehe
### en/rulings.ftl. "von uns" steht, wo keine offizielle Quelle antwortet.

sources-amazons = Grundregeln, { race-amazons }; FAQ
ruling-amazons-1 = Was, wenn vier Amazonen die Karte nicht verlassen können, weil jede Region eine braucht?
    .answer = Vor der Wertung gibst du Regionen deiner Wahl auf, bis vier Plättchen von der Karte sind.
    .source = Grundregeln, FAQ
ruling-amazons-2 = Zählen Amazonen, die in diesem Zug nicht gesetzt wurden, zu den vieren?
    .answer = Ja. Sind noch zwei auf der Hand, verlassen nur zwei weitere die Karte.
    .source = von uns
ruling-amazons-3 = Was, wenn weniger als fünf Amazonen übrig sind?
    .answer = Alle verlassen die Karte, und keine Region bringt Münzen.
    .source = von uns
ruling-amazons-4 = Wohin kommen die vier, wenn die Amazonen untergehen?
    .answer =
        In den Vorrat, auch bei Unerschrockenen Amazonen: Im Untergang bleibt in jeder Region ein Plättchen
        und keines auf der Hand.
    .source = von uns

sources-dwarves = Grundregeln, { race-dwarves }

sources-elves = Grundregeln, { race-elves }; Grundregeln, { race-sorcerers }
ruling-elves-1 = Verlieren Elben im Untergang Plättchen?
    .answer =
        Ja. Die Fähigkeit endet mit dem Untergang. Das einzige Plättchen einer eroberten Region kommt also
        in den Vorrat.
    .source = von uns, nach der allgemeinen Regel zum Untergang

sources-ghouls = Grundregeln, { race-ghouls }
ruling-ghouls-1 = Was geschieht mit Ghulen auf der Hand, wenn sie untergehen?
    .answer = Sie kommen in den Vorrat. Nur Plättchen auf der Karte bleiben.
    .source = von uns
ruling-ghouls-2 = Wann handeln die Ghule in einem Zug, in dem du eine neue Kombination nimmst?
    .answer = Nachdem du sie genommen hast und vor der ersten Eroberung ihres Volks.
    .source = von uns
ruling-ghouls-3 = Dürfen Ghule im Untergang einen letzten Versuch machen?
    .answer =
        Ja, einen eigenen. Er beendet nur ihre Eroberungen; das aktive Volk darf später im Zug seinen
        machen.
    .source = von uns; aus der Erinnerung an die FAQ, ungeprüft
ruling-ghouls-4 = Was verlieren Ghule im Untergang, wenn eine ihrer Regionen erobert wird?
    .answer =
        Ein Plättchen. Die anderen ziehen sich zurück und kommen am Ende des Zugs in andere Regionen der
        Ghule.
    .source = französische Regeln
ruling-ghouls-5 = Dürfen deine Ghule im Untergang dein eigenes aktives Volk angreifen?
    .answer =
        Ja, wie jedes andere Volk. Was davon überlebt, kommt auf deine Hand und darf noch in diesem Zug
        kämpfen.
    .source = Grundregeln; die Hand: von uns
ruling-ghouls-6 = Wohin ziehen sich Ghule zurück, wenn dein eigenes aktives Volk ihnen eine Region nimmt?
    .answer = In ihre anderen Regionen, wenn die Ghule in diesem Zug umverteilen.
    .source = von uns
ruling-ghouls-7 = Was, wenn Ghule im Untergang ihre letzte Region verlieren?
    .answer =
        Wer überlebt, wartet auf der Hand und macht in deinem nächsten Zug eine erste Eroberung. Überlebt
        niemand, ist das Volk fort, und sein Banner kommt in den Stapel zurück.
    .source = von uns
ruling-ghouls-8 = Dürfen Hexenmeister einen einzelnen Ghul im Untergang ersetzen?
    .answer = Nein. Das Plättchen muss zu einem aktiven Volk gehören.
    .source = von uns
ruling-ghouls-9 = Was behalten Ghule im Untergang von ihrer Spezialfähigkeit?
    .answer =
        Nur, was jedes Volk im Untergang behält. Ihre Festungen kosten beim Angriff weiterhin 1 Plättchen
        mehr, aber neue bauen sie nicht. Meere und den See behalten sie, betreten aber kein weiteres Wasser.
        Drache, Helden und Lager verlassen die Karte.
    .source = Fan-Wiki, nach der allgemeinen Regel zum Untergang
ruling-ghouls-10 = Dürfen Kämpferische Ghule in dem Zug handeln, in dem das aktive Volk untergeht?
    .answer = Nein. In einem solchen Zug erobert kein Volk. In allen späteren Zügen handeln sie.
    .source = Grundregeln

sources-giants = Grundregeln, { race-giants }
ruling-giants-1 = Kostet eine Region neben zweien ihrer Gebirge zwei Plättchen weniger?
    .answer = Nein, nur eines, egal wie viele Gebirge es sind.
    .source = von uns
ruling-giants-2 = Zahlen Fliegende Riesen weniger für Regionen fern von ihren Gebirgen?
    .answer = Nein. Fliegend bringt sie in jede Region, macht aber nichts benachbart.
    .source = niederländische Rezension
ruling-giants-3 = Zahlen Unterwelt-Riesen auf einem Gebirge mit Höhle weniger für andere Höhlen?
    .answer =
        Ja. Für sie grenzt jede Höhle an dieses Gebirge. Die Ermäßigungen der Riesen und der Unterwelt
        zählen zusammen.
    .source = niederländische Rezension

sources-halflings = Grundregeln, { race-halflings }
ruling-halflings-1 =
    Dürfen Halblinge, die alle Regionen verloren oder aufgegeben haben, wieder überall beginnen?
    .answer = Ja, jedes Mal, wenn sie keine Region auf der Karte haben.
    .source = von uns
ruling-halflings-2 =
    Bekommt die zweite Region auch dann eine Erdhöhle, wenn sie erst in einem späteren Zug erobert wird?
    .answer =
        Ja. Die ersten beiden Regionen, die sie überhaupt erobern, bekommen die Erdhöhlen, egal in welchen
        Zügen.
    .source = Grundregeln; der spätere Zug: von uns
ruling-halflings-3 = Wird neu gegraben, wenn eine Region mit Erdhöhle aufgegeben wird?
    .answer =
        Nein. Die Erdhöhle ist fort, solange das Volk lebt, und die Region kann erobert werden wie jede
        andere.
    .source = Grundregeln, Fan-Wiki
ruling-halflings-4 = Wie viele Regionen Heldenhafter Halblinge sind immun?
    .answer =
        Bis zu vier: zwei Erdhöhlen und zwei Helden. Du darfst einen Helden zu einer Erdhöhle stellen, aber
        das bringt nichts.
    .source = von uns
ruling-halflings-5 = Kann ein Meer oder der See eine Erdhöhle haben?
    .answer = Ja, wenn Seefahrende Halblinge das Wasser als eine ihrer ersten beiden Regionen erobern.
    .source = von uns

sources-humans = Grundregeln, { race-humans }

sources-orcs = Grundregeln, { race-orcs }

sources-ratmen = Grundregeln, { race-ratmen }

sources-skeletons = Grundregeln, { race-skeletons }
ruling-skeletons-1 = Zählt eine einzelne übrige Region im nächsten Zug mit?
    .answer = Nein. Jeder Zug zählt für sich.
    .source = von uns

sources-sorcerers = Grundregeln, { race-sorcerers }; Verlag
ruling-sorcerers-1 = Dürfen Hexenmeister ersetzen, wenn kein Plättchen mehr auf der Hand ist?
    .answer = Ja, solange es keinen letzten Versuch gab: Der neue Hexenmeister kommt aus dem Vorrat.
    .source = Verlag
ruling-sorcerers-2 = Dürfen Hexenmeister ersetzen, solange sie keine Region auf der Karte haben?
    .answer =
        Nein. Dann ist nichts in ihrer Reichweite. Fliegende Hexenmeister dürfen es, denn sie erreichen jede
        Landregion.
    .source = Grundregeln; Fliegend: von uns
ruling-sorcerers-3 = Dürfen Hexenmeister einem Volk das letzte Plättchen nehmen?
    .answer = Ja. Das Volk bleibt ohne Plättchen aktiv und darf noch untergehen.
    .source = von uns
ruling-sorcerers-4 = Dürfen Hexenmeister ein einzelnes Plättchen im Untergang ersetzen?
    .answer = Nein, nicht einmal einen Ghul: Das Plättchen muss zu einem aktiven Volk gehören.
    .source = Grundregeln; Ghule: von uns
ruling-sorcerers-5 = Dürfen Hexenmeister ein einzelnes Plättchen in einer Region mit Lager ersetzen?
    .answer = Nein. Ein Lager zählt als weiteres Plättchen.
    .source = Grundregeln, Board Game Arena
ruling-sorcerers-6 = Was geschieht nach dem Ersetzen mit einer Trollhöhle oder Festung?
    .answer = Sie verlässt die Karte wie nach jeder Eroberung. Eine Festung darf neu gebaut werden.
    .source = Grundregeln
ruling-sorcerers-7 = Wie weit reichen Fliegende Hexenmeister?
    .answer = In jede Landregion, wie fern auch immer.
    .source = Verlag, digitale Ausgabe
ruling-sorcerers-8 = Bringt das Ersetzen Plündernden Hexenmeistern ihre Münze?
    .answer = Ja. Es ist die Eroberung einer nicht leeren Region.
    .source = niederländische Rezension
ruling-sorcerers-9 = Verbraucht das Ersetzen den Wurf von Berserker-Hexenmeistern?
    .answer = Nein. Der Wurf wartet auf die nächste Eroberung, die mit Plättchen bezahlt wird.
    .source = von uns
ruling-sorcerers-10 = Dürfen Hexenmeister nach ihrem letzten Versuch ersetzen?
    .answer = Nein. Dann sind ihre Eroberungen vorbei.
    .source = Grundregeln, Fan-Wiki

sources-tritons = Grundregeln, { race-tritons }
ruling-tritons-1 = Zahlen Seefahrende Wassermänner weniger für Meere und den See?
    .answer = Nein. Nur das Land am Ufer ist Küste.
    .source = niederländische Rezension

sources-trolls = Grundregeln, { race-trolls }
ruling-trolls-1 = Kann ein Meer oder der See eine Trollhöhle haben?
    .answer = Ja, wenn Seefahrende Trolle das Wasser halten.
    .source = von uns

sources-wizards = Grundregeln, { race-wizards }

sources-alchemist = Grundregeln, { power-alchemist }

sources-berserk = Grundregeln, { power-berserk }
ruling-berserk-1 = Darf man auf einen Wurf verzichten und weiter erobern?
    .answer = Nein. Wird der Wurf nicht für eine Eroberung genutzt, warum auch immer, enden die Eroberungen.
    .source = Grundregeln; freiwillig: von uns
ruling-berserk-2 = Darf ein Berserker-Volk auch den üblichen letzten Versuch machen?
    .answer = Nein. Es hat nur die Würfe vor seinen Eroberungen.
    .source = Fan-Wiki
ruling-berserk-3 = Verbraucht ein Ersetzen durch Berserker-Hexenmeister den Wurf?
    .answer = Nein. Der Wurf wartet auf die nächste Eroberung, die mit Plättchen bezahlt wird.
    .source = von uns
ruling-berserk-4 = Dürfen nach einem Wurf Regionen aufgegeben werden?
    .answer = Nein. Mit dem Wurf hat das Volk seine Eroberungen begonnen.
    .source = von uns

sources-bivouacking = Grundregeln, { power-bivouacking }
ruling-bivouacking-1 = Was, wenn Lager zurückkommen und das Volk keine Region mehr hat?
    .answer = Sie bleiben bei dir, bis du das nächste Mal umverteilst.
    .source = Grundregeln; bis dahin: von uns
ruling-bivouacking-2 = Zählen Lager bei Gleichstand als Plättchen?
    .answer = Nein.
    .source = FAQ

sources-commando = Grundregeln, { power-commando }

sources-diplomat = Grundregeln, { power-diplomat }
ruling-diplomat-1 = Zählt ein gescheiterter letzter Versuch als Angriff?
    .answer =
        Ja. Auch ein gescheiterter Versuch auf eine Region eines aktiven Volks ist ein Angriff auf dieses
        Volk.
    .source = von uns
ruling-diplomat-2 = Darf man mit jemandem ohne aktives Volk Frieden schließen?
    .answer = Ja. Der Frieden bindet dann das Volk, das dort als Nächstes antritt.
    .source = von uns
ruling-diplomat-3 = Zählen Angriffe deiner eigenen Ghule im Untergang?
    .answer = Nein. Nur Angriffe des Volks mit der Plakette zählen.
    .source = von uns
ruling-diplomat-4 = Bindet der Frieden auch fremde Ghule im Untergang?
    .answer = Nein. Sie dürfen angreifen.
    .source = Grundregeln

sources-dragon-master = Grundregeln, { power-dragon-master }
ruling-dragon-master-1 = Darf ein neues Volk den Drachen für seine erste Eroberung einsetzen?
    .answer = Ja, in einer Region, in der das Volk beginnen darf.
    .source = von uns
ruling-dragon-master-2 = Darf der Drache in dem Zug eingesetzt werden, in dem seine Region aufgegeben wurde?
    .answer = Ja. Er kommt auf die Hand und darf sofort wieder los.
    .source = von uns
ruling-dragon-master-3 = Zählen Gebirge, Trollhöhle, Festung und Lager gegen den Drachen zusammen?
    .answer = Nein. Ein Plättchen reicht gegen alles zugleich.
    .source = Fan-Wiki, französische Regeln
ruling-dragon-master-4 = Darf der Drache eine Region angreifen, die nicht benachbart ist?
    .answer = Nein. Der Drache ersetzt den Preis, aber er vergrößert die Reichweite nicht.
    .source = Grundregeln, niederländische Regeln

sources-flying = Grundregeln, { power-flying }

sources-forest = Grundregeln, { power-forest }

sources-fortified = Grundregeln, { power-fortified }; digitale Ausgabe
ruling-fortified-1 = Wann wird die Festung gebaut?
    .answer = Du wirst einmal gefragt, nach dem Umverteilen. Früher zu bauen, brächte nichts.
    .source = von uns
ruling-fortified-2 = Was geschieht mit der Festung einer verlorenen oder aufgegebenen Region?
    .answer = Sie kommt zurück und darf neu gebaut werden.
    .source = digitale Ausgabe
ruling-fortified-3 = Welche Festungen zählen zu den sechs?
    .answer = Alle auf der Karte, auch die eines früheren Wehrhaften Volks im Untergang.
    .source = Grundregeln

sources-heroic = Grundregeln, { power-heroic }
ruling-heroic-1 = Was, wenn das Volk nur eine Region hält?
    .answer = Ein Held kommt dorthin; der andere wartet bis zum Ende des nächsten Zugs.
    .source = von uns
ruling-heroic-2 = Was geschieht mit einem Helden, dessen Region aufgegeben wird?
    .answer = Er kommt auf die Hand und wird am Ende des Zugs aufgestellt.
    .source = von uns

sources-hill = Grundregeln, { power-hill }

sources-merchant = Grundregeln, { power-merchant }

sources-mounted = Grundregeln, { power-mounted }

sources-pillaging = Grundregeln, { power-pillaging }

sources-seafaring = Grundregeln, { power-seafaring }
ruling-seafaring-1 = Darf ein Seefahrendes Volk die Karte über ein Meer betreten?
    .answer = Ja, über ein Meer, das bis zum Kartenrand reicht.
    .source = von uns
ruling-seafaring-2 = Was kostet ein Meer oder der See, und was bringt das Wasser?
    .answer =
        Es kostet zwei Plättchen und eines mehr für jedes dort. Wie jede andere Region bringt es in jedem
        Zug eine Münze.
    .source = BoardGameGeek
ruling-seafaring-3 = Hindert ein besetztes Meer andere Völker, daneben zu beginnen?
    .answer = Nein. In den Regionen am Ufer dieses Meers darf ein Volk weiterhin beginnen.
    .source = französische Regeln, niederländische Regeln
ruling-seafaring-4 = Dürfen Seefahrende Ghule im Untergang weiteres Wasser erobern?
    .answer = Nein, aber sie behalten, was sie halten.
    .source = Fan-Wiki

sources-spirit = Grundregeln, { power-spirit }
ruling-spirit-1 = Geht ein früheres Volk im Untergang, wenn das Kämpferische Volk untergeht?
    .answer = Nein. Beide bleiben. Das frühere geht, wenn das nächste Volk untergeht; das Kämpferische geht nie.
    .source = Grundregeln
ruling-spirit-2 = Wann kommt die Plakette Kämpferisch zurück ins Spiel?
    .answer = Sie kommt zu den abgelegten, wenn das letzte Plättchen ihres Volks im Untergang fort ist.
    .source = Grundregeln

sources-stout = Grundregeln, { power-stout }

sources-swamp = Grundregeln, { power-swamp }

sources-underworld = Grundregeln, { power-underworld }

sources-wealthy = Grundregeln, { power-wealthy }
ruling-wealthy-1 = Bekommt ein Volk die sieben Münzen, wenn es im ersten Zug nichts erobert hat?
    .answer = Ja.
    .source = von uns

sources-turn = Grundregeln, Spielzug; FAQ
ruling-turn-1 = Wer beginnt?
    .answer = Wer beim Aufbau dafür genannt wird. Danach geht es im Uhrzeigersinn.
    .source = von uns
ruling-turn-2 = Musst du beim Ausbreiten etwas erobern?
    .answer =
        Nein. Du darfst sofort aufhören, umverteilen und werten, egal wie viele Plättchen auf der Hand sind.
    .source = FAQ, BoardGameGeek
ruling-turn-3 = Was darfst du tun, wenn dein aktives Volk kein Plättchen mehr hat?
    .answer =
        Ausbreiten, was nur deine anderen Völker wertet, oder untergehen lassen. Erst nach dem Untergang
        nimmst du eine neue Kombination. Dabei geht ein älteres Volk im Untergang wie üblich, und das Volk
        ohne Plättchen geht auch.
    .source = FAQ
ruling-turn-4 = Wählst du am Anfang des Zugs, welche Plättchen du aufnimmst?
    .answer =
        Nein. Alle bis auf eines je Region kommen auf die Hand, denn beim Umverteilen kannst du sie alle
        zurücksetzen.
    .source = von uns

sources-combos = Grundregeln, Kombination wählen
ruling-combos-1 = Darfst du mit den Münzen auf einer Kombination für sie bezahlen?
    .answer = Nein. Erst zahlst du mit den Münzen, die du hattest; dann nimmst du die auf der Kombination.
    .source = Grundregeln; die Reihenfolge: von uns
ruling-combos-2 = Wann wird die Spalte aufgefüllt?
    .answer = Nachdem eine Kombination genommen wurde, vor der ersten Eroberung, und am Ende jedes Zugs.
    .source = von uns
ruling-combos-3 = Darfst du eine Kombination ohne Plakette nehmen?
    .answer = Nein. Ihr Banner wartet in der Spalte, bis eine Plakette dafür aufgedeckt werden kann.
    .source = von uns
ruling-combos-4 = Was, wenn es keine Kombination zu nehmen gibt?
    .answer = Du wertest deine Völker im Untergang, und der Zug endet.
    .source = von uns

sources-first-conquest = Grundregeln, Erste Eroberung
ruling-first-conquest-1 = Muss ein neues Volk neben deinem Volk im Untergang beginnen?
    .answer =
        Nein, und dort beginnen darf es nur, wenn in dieser Region auch sonst Völker beginnen dürfen. Die
        beiden Völker helfen einander nie.
    .source = FAQ, BoardGameGeek
ruling-first-conquest-2 = Darf ein Unterwelt-Volk dank der Höhlen überall beginnen?
    .answer = Nein. Höhlen sind einander benachbart, und das hilft nur einem Volk, das schon auf der Karte ist.
    .source = Grundregeln

sources-conquering = Grundregeln, Eine Region erobern
ruling-conquering-1 = Wann ist eine Region nicht leer?
    .answer =
        Wenn dort ein untergegangener Stamm oder mindestens ein Volksplättchen ist, aktiv oder im Untergang.
        Auch eines deines eigenen Volks im Untergang zählt. Die englischen Regeln sprechen von irgendeinem
        Volksplättchen, die französischen von einem gegnerischen; wir folgen den englischen. Gebirge,
        Trollhöhlen und andere Figuren allein zählen nicht.
    .source = Grundregeln
ruling-conquering-2 = Darf eine Region, die in diesem Zug aufgegeben wurde, im selben Zug wieder erobert werden?
    .answer = Ja.
    .source = von uns
ruling-conquering-3 = Wirst du nach Eroberungen gefragt, wenn kein Plättchen mehr auf der Hand ist?
    .answer =
        Nicht nach einer Eroberung. Dann wird gleich umverteilt, außer eine Fähigkeit wie das Ersetzen kann
        noch etwas ohne Plättchen auf der Hand. Vor der ersten Eroberung wirst du gefragt, denn du darfst
        noch Regionen aufgeben.
    .source = von uns
ruling-conquering-4 = Dürfen mehr Plättchen gesetzt werden, als der Preis verlangt?
    .answer =
        Nein. Genau der Preis wird gesetzt; nur ein gelungener letzter Versuch setzt alle Plättchen von der
        Hand.
    .source = von uns

sources-prices = Grundregeln, Eine Region erobern

sources-final-attempt = Grundregeln, Letzte Eroberung
ruling-final-attempt-1 = Gilt ein aktives Volk nach einem gescheiterten Versuch als angegriffen?
    .answer = Ja. Ein Diplomat kann in diesem Zug also nicht mit ihm Frieden schließen.
    .source = von uns
ruling-final-attempt-2 =
    Dürfen Ghule im Untergang und das aktive Volk im selben Zug je einen letzten Versuch machen?
    .answer = Ja, jeder einen. Der Versuch der Ghule beendet die Eroberungen des aktiven Volks nicht.
    .source = von uns; aus der Erinnerung an die FAQ, ungeprüft
ruling-final-attempt-3 = Darf für eine Region gewürfelt werden, die auch ohne Würfel zu haben ist?
    .answer = Nein. Du eroberst sie zu ihrem Preis.
    .source = Grundregeln

sources-abandoning = Grundregeln, Eine Region aufgeben
ruling-abandoning-1 = Bis wann dürfen Regionen aufgegeben werden?
    .answer =
        Bis das Volk in diesem Zug mit seinen Eroberungen beginnt: mit einer Eroberung, einem letzten
        Versuch, einem Berserker-Wurf, dem Ersetzen oder dem Drachen.
    .source = Grundregeln; was als Beginn zählt: von uns
ruling-abandoning-2 = Darf ein Volk im Untergang Regionen aufgeben?
    .answer = Nein, nur Ghule vor ihren eigenen Eroberungen.
    .source = von uns

sources-losses = Grundregeln, Verluste und Rückzüge
ruling-losses-1 = Darf man zurückgezogene Plättchen zurückhalten?
    .answer = Nein. Hält das Volk eine Region, müssen alle gesetzt werden. Sonst warten sie auf der Hand.
    .source = von uns
ruling-losses-2 = In welcher Reihenfolge werden zurückgezogene Plättchen gesetzt?
    .answer =
        Im Uhrzeigersinn, beginnend links von dem Platz, der am Zug ist. Das ist der letzte Schritt des
        Zugs, nach der Wertung.
    .source = FAQ; nach der Wertung: niederländische Rezension
ruling-losses-3 = Wann setzt du deine Plättchen, wenn dein eigenes anderes Volk sie verdrängt hat?
    .answer = Bei deinem eigenen Umverteilen.
    .source = von uns

sources-redeployment = Grundregeln, Truppen umverteilen; FAQ
ruling-redeployment-1 = Dürfen Plättchen auf der Hand bleiben?
    .answer =
        Nur bei einem Volk ohne Region. Auch die Amazonen behalten ihre vier. Alle anderen müssen gesetzt
        werden.
    .source = Grundregeln für einen gescheiterten Versuch; sonst von uns
ruling-redeployment-2 = Dürfen beim Umverteilen Regionen aufgegeben werden?
    .answer = Nein, nur von Amazonen, wenn ihre Plättchen nicht reichen.
    .source = FAQ
ruling-redeployment-3 = Dürfen Plättchen zwischen dem aktiven Volk und Ghulen im Untergang wechseln?
    .answer = Nein.
    .source = FAQ

sources-scoring = Grundregeln, Wertung
ruling-scoring-1 = Können der Bank die Münzen ausgehen?
    .answer = Nein.
    .source = von uns

sources-decline = Grundregeln, Untergang

sources-immunity = Grundregeln, { power-dragon-master }, { race-halflings }, { power-heroic }
ruling-immunity-1 = Ist eine Region auch gegen dein eigenes anderes Volk immun?
    .answer =
        Nein. Immunität wirkt nur gegen andere, also dürfen deine Ghule die Region mit deinem Helden
        angreifen.
    .source = von uns

sources-stacks = Grundregeln, Kombination wählen; Grundregeln, Untergang
ruling-stacks-1 = Wann kommt das Banner eines aktiven Volks ohne Plättchen in den Stapel zurück?
    .answer = Sobald du es untergehen lässt. Bis dahin bleibt es dein aktives Volk.
    .source = von uns, nach der FAQ
ruling-stacks-2 = Was, wenn keine Plaketten mehr übrig sind, nicht einmal abgelegte?
    .answer = Das Banner wartet ohne Plakette in der Spalte und kann nicht genommen werden.
    .source = von uns
ruling-stacks-3 = Ist die Reihenfolge zurückgelegter Banner bekannt?
    .answer =
        Ja. Sie kommen in der Reihenfolge ihrer Rückkehr unter die verdeckten und werden so auch aufgedeckt.
    .source = Grundregeln; bekannt: von uns
ruling-stacks-4 = Wann wird der Platz eines zurückgelegten Banners gefüllt?
    .answer = Wenn die Spalte aufgefüllt wird: nachdem eine Kombination genommen wurde und am Ende jedes Zugs.
    .source = von uns

sources-game-end = Grundregeln, Spielende
ruling-game-end-1 = Was zählt bei Gleichstand als Volksplättchen?
    .answer =
        Volksplättchen auf der Karte. Plättchen auf der Hand zählen nicht, nicht einmal die vier der
        Amazonen, und Lager und Helden auch nicht.
    .source = Grundregeln, FAQ
ruling-game-end-2 = Was, wenn auch die Zahl der Plättchen gleich ist?
    .answer = Dann teilen sich alle, die gleichauf liegen, den Sieg.
    .source = von uns
