### Antworten auf Fragen, die die Regeln offen lassen. Ids und Attribute: siehe en/rulings.ftl.

sources-realms = Regeln von Realms
ruling-realms-1 = Ist ein Gipfel ein Gebirge?
    .answer = Ja, für jede Regel, die nach einem fragt.
    .source = von uns
ruling-realms-2 = Was geschieht mit dem Boden unter einem Gebirge oder einer Schlucht?
    .answer =
        Er wird ein Teil davon. Der Rest einer Region bleibt diese Region, mit ihrem Symbol. Eine ganz
        verdeckte Region ist fort.
    .source = von uns
ruling-realms-3 = Sind die Flüsse zweier Tafeln eine Region?
    .answer = Ja, wo sie sich treffen, außer eine Flussgrenze trennt sie.
    .source = Regeln von Realms; der Rest: von uns
ruling-realms-4 = Ist ein Loch im Spielplan ein Rand?
    .answer = Nein. Der Rand ist die Außenseite des Spielplans.
    .source = von uns
ruling-realms-5 = Sind Regionen benachbart, die sich nur in einem Punkt berühren?
    .answer = Nein, nur solche mit einer gemeinsamen Grenze.
    .source = von uns
ruling-realms-6 = Was ist hier eine Schlucht für Völker und Fähigkeiten anderer Boxen?
    .answer =
        Eine Schlucht wie in der Unterwelt. Spinnenwesen klettern durch alle, und der Vulkan darf aus jeder
        aufsteigen.
    .source = von uns
ruling-realms-7 = Für welche Regeln sind die Enden eines Tunnels benachbart?
    .answer =
        Für jede, die nach Nachbarn fragt. Ein Tunnel verteidigt nichts, und Völker kommen durch ihn nicht
        auf den Spielplan.
    .source = von uns
ruling-realms-8 = Was ist hier ein Fluss für Völker und Fähigkeiten von oben?
    .answer =
        Dasselbe wie ein Meer oder See. Seefahrende Völker dürfen ihn behalten und werten, auch im
        Untergang, und sein Ufer ist Küste.
    .source = Regeln von Underground; der Rest: von uns
ruling-realms-9 = Zeigt ein Gipfel das Symbol seines Gebirges?
    .answer =
        Nein. Der Gipfel verdeckt das Symbol, für jede Regel. Spielpläne von vor dieser Änderung bleiben,
        wie sie waren.
    .source = Regeln von Realms, französisch; der Rest: von uns

sources-my-precious = Regeln von Realms, Szenario 1
ruling-my-precious-1 = Was, wenn ein Volk beim Umverteilen nur den Fluss hält?
    .answer = Es wartet auf der Hand und betritt den Spielplan in deinem nächsten Zug wieder.
    .source = von uns
ruling-my-precious-2 = Was geschieht mit Figuren in einem Fluss, wenn das Volk ihn verlässt?
    .answer = Dasselbe, als wäre die Region aufgegeben worden.
    .source = von uns
ruling-my-precious-3 = Wer darf ein Volk angreifen, das in einem Fluss bleibt?
    .answer =
        Alle. Ein Fluss kostet ein Plättchen und eines mehr für jedes dort, und wer angreift, muss ihn
        wieder verlassen.
    .source = von uns
ruling-my-precious-4 = Dürfen Festung, Lager oder Held in einen Fluss?
    .answer =
        Nein. Du stellst sie dort auf, wo das Volk bleibt, und den Fluss verlässt es vorher. Eine dort
        gegrabene Erdhöhle ist verloren.
    .source = von uns
ruling-my-precious-5 = Zählt ein Fluss als leere Region, wenn Fähigkeiten Eroberungen zählen?
    .answer = Ja, außer dort liegen Plättchen.
    .source = von uns
ruling-my-precious-6 = Wie viele Gipfel und untergegangene Stämme gibt es?
    .answer =
        Zu zweit bis zu sechst: 1, 1, 2, 3 und 4 Gipfel und 6, 10, 13, 15 und 18 Stämme. In den Szenarien 2
        und 3 sind es ebenso viele Stämme.
    .source = aus dem Inhalt der Box erschlossen; der Rest: von uns

sources-long-river = Regeln von Realms, Szenario 2
ruling-long-river-1 = Welche Völker müssen nicht in den sechs Regionen beginnen?
    .answer =
        Völker, die dank Volk oder Fähigkeit überall beginnen dürfen. Ein Volk, das auf besondere Weise
        erobert, aber am Rand beginnt, muss in eine der sechs.
    .source = Regeln von Realms; der Rest: von uns
ruling-long-river-2 = Gelten die sechs Regionen auch für ein Volk, das den Spielplan wieder betritt?
    .answer = Ja. Jede erste Eroberung geschieht dort.
    .source = von uns
ruling-long-river-3 = Was, wenn ein Volk keine der sechs Regionen bezahlen kann?
    .answer = Seine Plättchen warten auf der Hand, und der Zug geht weiter: Völker im Untergang werden gewertet.
    .source = von uns

sources-go-east = Regeln von Realms, Szenario 3
ruling-go-east-1 = Ist eine Siegmünzen-Mine eine Mine?
    .answer = Nein, sie ist kein Minensymbol.
    .source = von uns
ruling-go-east-2 = Verdoppelt Händler die Münze einer Siegmünzen-Mine?
    .answer = Nein. Eine Siegmünzen-Mine bringt immer nur eine Münze.
    .source = von uns
ruling-go-east-3 = Zahlt eine Mine in dem Zug, in dem ihr Volk untergeht?
    .answer = Nein. Geht ein Volk aber am Ende eines Zugs unter, ist es schon gewertet.
    .source = von uns
ruling-go-east-4 = Welche Regionen bilden den Westrand?
    .answer =
        Die, die der Aufbau markiert. Jede ist Land, berührt den Westrand direkt und reicht in das
        westlichste Zehntel des Spielplans. Land am Ufer eines Gewässers im Westen zählt nicht. Von jeder
        dieser Regionen führt jeder Landweg zu einer Mine über den Fluss.
    .source = von uns
ruling-go-east-5 = Zahlen Minen an Ghule oder Kämpferische Völker im Untergang?
    .answer = Nein. Sie sind im Untergang wie jedes andere Volk.
    .source = von uns
ruling-go-east-6 = Was ist das Wasser zwischen West und Ost?
    .answer = Ein Fluss: Er kostet ein Plättchen, und das Volk verlässt ihn wieder.
    .source = Days of Wonder; der Rest: von uns
ruling-go-east-7 = Wie viele Minen gibt es?
    .answer = Zu zweit bis zu sechst: 2, 4, 6, 8 und 10.
    .source = aus dem Inhalt der Box erschlossen

sources-mountaintop = Regeln von Realms, Szenario 4
ruling-mountaintop-1 = Zählt ein Untergang am Ende des Zugs?
    .answer = Ja. Nach jeder Art von Untergang legst du Münzen auf Gipfel.
    .source = von uns
ruling-mountaintop-2 = Nimmst du Münzen, bevor oder nachdem du die drei auf Gipfel legst?
    .answer = Vorher. Was du dorthin legst, kannst du im selben Zug nicht wieder nehmen.
    .source = von uns
ruling-mountaintop-3 = Was, wenn es nur einen Gipfel gibt?
    .answer = Dann legst du zwei Münzen auf ihn.
    .source = von uns
ruling-mountaintop-4 = Gilt eine Region mit Münzen als besetzt?
    .answer = Nein.
    .source = von uns
ruling-mountaintop-5 = Wer bekommt die Münzen, die am Spielende noch auf Gipfeln liegen?
    .answer = Niemand.
    .source = von uns
ruling-mountaintop-6 = Nimmt ein Elfenbeinturm auf einem Gipfel dessen Münzen?
    .answer = Ja, eine je Zug, zusätzlich zu seinen eigenen.
    .source = von uns
ruling-mountaintop-7 = Nehmen Völker, die niemand angreifen kann, Münzen von ihren Gipfeln?
    .answer = Ja.
    .source = Regeln von Realms
ruling-mountaintop-8 = Was geschieht mit den Münzen auf einem Gipfel, der aufgegeben oder erobert wird?
    .answer = Sie bleiben dort. Wer den Gipfel fortan am Ende des eigenen Zugs hält, nimmt sie, eine je Zug.
    .source = von uns
ruling-mountaintop-9 = Wie viele Gipfel und untergegangene Stämme gibt es?
    .answer =
        Zu dritt bis zu sechst: 2, 3, 4 und 4 Gipfel und 9, 13, 16 und 18 Stämme. Mehr ist nicht in der
        Schachtel.
    .source = aus dem Inhalt der Box erschlossen; der Rest: von uns

sources-the-throne = Regeln von Realms, Szenario 5
ruling-the-throne-1 = Bringen auch die eigenen Regionen am Thron etwas?
    .answer = Nein. Die anderen zahlen für ihre, die Bank für untergegangene Stämme.
    .source = von uns
ruling-the-throne-2 = Was, wenn jemand zu wenig Münzen hat?
    .answer = Gezahlt wird, was da ist, und später bleibt nichts offen.
    .source = von uns
ruling-the-throne-3 = Zahlen Monster?
    .answer = Nein. Sie haben keine Münzen, und die Bank zahlt nur für untergegangene Stämme.
    .source = von uns
ruling-the-throne-4 = Bewahren Frieden, Helden oder Immunität eine Region vor dem Tribut?
    .answer = Nein. Tribut ist kein Angriff.
    .source = von uns
ruling-the-throne-5 = Zahlen Wasser und Schluchten um den Thron?
    .answer =
        Nein. Ein Volk auf solchem Wasser zahlt aber wie üblich. In diesem Szenario liegen weder Wasser noch
        Schluchten um den Thron.
    .source = von uns
ruling-the-throne-6 = Welche Gewässer sind Meere, welche Seen?
    .answer =
        Was bis zum Rand des Spielplans reicht, ist ein Meer, und an seinem Ufer dürfen neue Völker
        beginnen. Alle anderen sind Seen.
    .source = von uns
ruling-the-throne-7 = Wie viele untergegangene Stämme gibt es?
    .answer = 13 zu viert, 16 zu fünft.
    .source = aus dem Inhalt der Box erschlossen

sources-adrift = Regeln von Realms, Szenario 6
ruling-adrift-1 = Wie viel Platz braucht eine Tafel zum Rutschen?
    .answer =
        Sie rutscht von Feld zu Feld. Auf ein freies Nachbarfeld kann sie, wenn auch mindestens eines der
        beiden Felder frei ist, die an Start und Ziel grenzen. Sonst steckt sie fest.
    .source = Regeln von Realms; der Rest: von uns
ruling-adrift-2 = Welche Tafeln dürfen gedreht werden?
    .answer = Die, die man von ihrem Platz schieben könnte. Auch eine geschobene Tafel darf gedreht werden.
    .source = Regeln von Realms; der Rest: von uns
ruling-adrift-3 = Muss das Land danach zusammenhängen?
    .answer =
        Alle Tafeln müssen zusammenhängen, notfalls nur durch ihr Wasser. Land darf durch Meere
        abgeschnitten sein.
    .source = von uns
ruling-adrift-4 = Ist Schieben ein Angriff?
    .answer = Nein. Es erobert nichts und kostet keine Plättchen, und Frieden und Helden verhindern es nicht.
    .source = von uns
ruling-adrift-5 = Was, wenn sich Meere mit Völkern darin vereinen?
    .answer =
        Stapel desselben Volks vereinen sich. Der größte behält das ganze Meer. Bei Gleichstand verliert es,
        wer am Zug ist; von den anderen behält es, wer im Uhrzeigersinn als Nächstes kommt. Alle anderen
        Plättchen weichen: aktive auf die Hand, die im Untergang in den Vorrat.
    .source = von uns
ruling-adrift-6 = Was, wenn sich ein Meer mit einem Volk darin teilt?
    .answer = Die Plättchen bleiben im Wasser ihrer Tafel.
    .source = von uns
ruling-adrift-7 = Dürfen Völker über ein Meer beginnen oder über ein Loch, das beim Schieben entstand?
    .answer = Nein. Völker beginnen am Rand des Spielplans, an Land.
    .source = Regeln von Realms; der Rest: von uns
ruling-adrift-8 = Wie viele Altertümer und Orte gibt es, wenn ihr damit spielt?
    .answer =
        Eines weniger, als ihr seid, auf möglichst vielen Geländearten. Wie sonst auch oben kommen
        sie zufällig in Regionen mit untergegangenem Stamm.
    .source = Regeln von Realms; die zufällige Wahl der Regionen: von uns
ruling-adrift-9 = Wie viele untergegangene Stämme gibt es?
    .answer = Zu zweit bis zu sechst: 4, 6, 9, 12 und 15.
    .source = aus dem Inhalt der Box erschlossen

sources-crops = Regeln von Realms, Szenario 7
ruling-crops-1 = Wie viele Felder gibt es?
    .answer =
        So viele, wie der Spielplan hat: Jeder leere Platz mit Tafeln an allen sechs Seiten ist ein Feld.
        Unsere Spielpläne haben je Person eines.
    .source = von uns
ruling-crops-2 = Wohin kommen Plaketten, die auf einem Feld nicht gedeihen?
    .answer = Zu den abgelegten.
    .source = von uns
ruling-crops-3 = Zählen Flüsse um ein Feld?
    .answer = Nein, nur Land und Gebirge.
    .source = von uns
ruling-crops-4 = Bringt die Zahl auf der Plakette eines Felds Plättchen?
    .answer = Nein. Nur die zwei Rottenplättchen kommen mit ihrer Fähigkeit und gehen mit ihr.
    .source = von uns
ruling-crops-5 = Was geschieht mit den Figuren einer verlorenen Fähigkeit?
    .answer =
        Sie verlassen die Karte, sogar Festungen, und der Frieden des Diplomaten endet. Müssen
        Rottenplättchen aus Regionen mit nur einem Plättchen fort, werden diese Regionen aufgegeben.
    .source = von uns
ruling-crops-6 = Wirkt die Fähigkeit noch gegen die Eroberung, die eine der fünf Regionen nimmt?
    .answer =
        Ja. Lager verteidigen die Region, und ein Korruptes Volk wird bezahlt. Danach ist die Fähigkeit
        fort.
    .source = von uns
ruling-crops-7 = Hilft die Fähigkeit schon bei der Eroberung der fünften Region?
    .answer = Nein, erst danach.
    .source = von uns
ruling-crops-8 = Zählt eine Fähigkeit mit, was ihr Volk im selben Zug vor ihr getan hat?
    .answer = Ja: Eroberungen zählen für Plündernd, Angriffe für Friedliebend und Diplomat.
    .source = von uns
ruling-crops-9 = Wie wirken Fähigkeiten eines Felds, bei denen es um den Untergang geht?
    .answer =
        Unerschrocken, Verschwindend oder Grab darf das Volk nutzen, wenn es untergeht. Danach bleibt von
        der Fähigkeit nichts: Stapel, die Grab erhalten hat, sind wie die jedes Volks im Untergang.
    .source = Regeln von Realms; der Rest: von uns
ruling-crops-10 = Wann verlässt ein Volk einen Fluss, wenn es die Fähigkeit Seefahrer eines Felds verliert?
    .answer = Beim nächsten Umverteilen oder wenn es untergeht.
    .source = von uns
ruling-crops-11 = Wie viele untergegangene Stämme gibt es?
    .answer = Zu zweit bis zu sechst: 4, 6, 9, 12 und 15. Die Zahlen im Heft sind nicht bekannt.
    .source = von uns

sources-the-cavern = Regeln von Realms, Szenario 8
ruling-the-cavern-1 = Was sind die Gewässer dieses Spielplans?
    .answer = Meere, die ohne eine passende Fähigkeit niemand betreten oder überqueren darf.
    .source = Regeln von Realms
ruling-the-cavern-2 = Was bewachen die anderen Monster?
    .answer = Nur Orte. Alle anderen Altertümer bleiben in der Schachtel.
    .source = Regeln von Realms
ruling-the-cavern-3 = Dürfen Völker am Ufer eines Meers beginnen?
    .answer = Nein, nur am Rand des Spielplans.
    .source = von uns
ruling-the-cavern-4 = Was sind Meere und Seen für Kraken, Echsenmenschen und Fischer?
    .answer =
        Dasselbe wie Flüsse. Kraken erobern sie für zwei Plättchen und behalten sie, Echsenmenschen
        überqueren sie, und für Fischer sind ihre Ufer Küste. Alle anderen Völker bleiben draußen.
    .source = von uns
ruling-the-cavern-5 = Dürfen Echsenmenschen den Spielplan über ein Meer betreten?
    .answer =
        Ja, wie über einen Fluss, der bis zum Rand reicht. Kein anderes Volk darf es ohne eine Fähigkeit,
        mit der es überall beginnt.
    .source = von uns
ruling-the-cavern-6 = Betritt der Balrog Meere?
    .answer = Nein.
    .source = von uns
ruling-the-cavern-7 = Darf der Beutel eines Magischen Volks das Schwert kopieren?
    .answer = Ja, sobald dessen Monster fort sind.
    .source = Regeln von Underground; der Rest: von uns
ruling-the-cavern-8 = Wie viele Orte, Schwarze Berge und Schluchten gibt es?
    .answer = Zu dritt bis zu fünft: 4, 5 und 6 Orte, 6, 8 und 8 Schwarze Berge und sechs Schluchten.
    .source = aus dem Inhalt der Box erschlossen

sources-the-gods = Regeln von Realms, Szenario 9
ruling-the-gods-1 = Was, wenn jemand eine Karte zieht, die neu gezogen werden müsste?
    .answer =
        Das kommt nicht vor. Was schwer zu spielen ist, bleibt in der Schachtel, und das läuft auf dasselbe
        hinaus.
    .source = Regeln von Realms
ruling-the-gods-2 = Wann werden die Boni gezahlt?
    .answer = Wenn die Kombination aufgedeckt wird. Wer mehr zahlen müsste, als da ist, zahlt, was da ist.
    .source = Regeln von Realms; der Rest: von uns
ruling-the-gods-3 = Gibt es zu zweit Boni?
    .answer = Nein. Beide hätten die schwer spielbaren Völker und Fähigkeiten nehmen können.
    .source = von uns
ruling-the-gods-4 = Darf jemand vier Völker nehmen?
    .answer = Nein. Am Ende haben alle drei Völker und drei Fähigkeiten.
    .source = Regeln von Realms; der Rest: von uns
ruling-the-gods-5 = Was, wenn dein drittes Volk untergeht?
    .answer =
        Das ist erlaubt. Du hast dann kein Volk mehr zu spielen und wertest nur, was dein Volk im Untergang
        bringt.
    .source = von uns
ruling-the-gods-6 = Welche Plakette dürfen die Schatten-Mimen statt ihrer nehmen?
    .answer = Keine, denn es liegen keine Kombinationen offen aus. Dafür bringen sie zwei Münzen.
    .source = von uns
ruling-the-gods-7 = Muss eine neue Tafel an eine Tafel von jemand anderem grenzen?
    .answer =
        Nein, an irgendeine auf dem Tisch. Der französische Text verlangt eine fremde; wir folgen dem
        englischen.
    .source = Regeln von Realms; der Rest: von uns
ruling-the-gods-8 = Darf eine Tafel Gebirge und Schlucht zugleich haben?
    .answer =
        Ja, je eines, wo sie passen. Im französischen Text ist es nur eines von beiden; wir folgen dem
        englischen.
    .source = Regeln von Realms; der Rest: von uns
ruling-the-gods-9 = Welches Gebirge kommt auf eine Tafel?
    .answer =
        Eines mit dem Symbol der Region, die es ganz verdeckt, wenn noch eines da ist; sonst eines ohne
        Symbol.
    .source = Regeln von Realms; der Rest: von uns
ruling-the-gods-10 = Was, wenn Stämme, Gebirge oder Schluchten in der Schachtel ausgegangen sind?
    .answer = Dann wird keines mehr gelegt.
    .source = Regeln von Realms; der Rest: von uns
ruling-the-gods-11 = Welche Regionen zählen zu den neun je Person?
    .answer = Land und Gebirge, aber keine Flüsse und Schluchten.
    .source = Regeln von Realms; der Rest: von uns
ruling-the-gods-12 = Wann im Zug wird die Tafel gelegt?
    .answer = Vor allem anderen. Neue Nachbarn und der neue Rand zählen sofort.
    .source = von uns
ruling-the-gods-13 = Darf ein Altertum oder Ort eine Region mit einem untergegangenen Stamm teilen?
    .answer =
        Nein. Das Altertum oder der Ort kommt zuerst. Ist auf einer Tafel kein Platz dafür, kommt es auf die
        nächste.
    .source = von uns
ruling-the-gods-14 = Was, wenn sich Flüsse mit Plättchen darin vereinen?
    .answer =
        Es ist wie bei Meeren, die sich vereinen. Der größte Stapel bleibt. Die anderen kommen auf die Hand,
        im Untergang in den Vorrat.
    .source = Regeln von Realms; der Rest: von uns
ruling-the-gods-15 = Welche Seite einer Tafel liegt oben, wenn ihr in beiden Welten spielt?
    .answer =
        Welche du willst. Auf der Seite der Unterwelt sind Gebirge schwarz; eine Schlucht ist auf beiden eine.
    .source = von uns
ruling-the-gods-16 = Wählt ihr im neu gezogenen Spiel der Götter auch zu zweit schwer spielbare Karten?
    .answer =
        Ja, alle außer Verflucht, Homunkuli und Schatten-Mimen. Das Heft nennt die beiden Möglichkeiten im
        Aufbau für drei bis sechs. Der Aufbau für zwei zählt die Schritte auf, die er ersetzt.
    .source = Regeln von Realms

sources-the-dig = Regeln von Realms, Szenario 10
ruling-the-dig-1 = Welches Land greifen Wächter an?
    .answer =
        Jedes, das an eine ihrer Regionen grenzt, besetzt oder leer, in ihrer Ader oder außerhalb. Flüsse,
        immune Regionen und alles, was Monster halten, greifen sie nicht an. Geschlossene Ebenen halten sie
        nicht auf.
    .source = Regeln von Realms; Days of Wonder, 3. Mai 2012; der Rest: von uns
ruling-the-dig-2 = Was, wenn das am schwächsten geschützte Land selbst mit Würfel unerreichbar ist?
    .answer = Dann greifen sie nicht an.
    .source = von uns
ruling-the-dig-3 = Greifen die Wächter nach der letzten Runde an?
    .answer = Nein.
    .source = von uns
ruling-the-dig-4 = Wohin gehen überlebende Wächter, wenn ihre Region die tiefste ist?
    .answer =
        Sie verlassen den Spielplan, und für die Münze kommen keine. War die Region schon einmal erobert,
        gehen sie in die tiefste Region der Ader, die sie noch halten.
    .source = von uns
ruling-the-dig-5 = Bringt eine Region, die Monster zurückerobert haben, ihre Münze noch einmal?
    .answer = Nein, weder die Münze noch neue Wächter. Ein Wächter wird abgelegt, und die anderen steigen hinab.
    .source = von uns
ruling-the-dig-6 = Ist die Zahl der Wächter begrenzt?
    .answer = Ja, auf 20 Skelette, 18 Hexenmeister und 15 Mumien.
    .source = von uns
ruling-the-dig-7 = Zählen Wächter als Volk?
    .answer =
        Nein. Sie sind Monster: Niemand kann sie ersetzen, und Münzen haben und zahlen sie keine. Anführer,
        die sie fangen, sind aus dem Spiel.
    .source = von uns
ruling-the-dig-8 = Wann werden Plättchen gesetzt, die Wächter verdrängt haben?
    .answer =
        Nach dem Angriff der letzten Ader, vor der nächsten Runde, im Uhrzeigersinn ab dem Platz, der
        begonnen hat.
    .source = von uns
ruling-the-dig-9 = Aus welcher Region kommt der Angriff, wenn mehrere an das Ziel grenzen?
    .answer = Aus der tiefsten ihrer Ader.
    .source = von uns
ruling-the-dig-10 = Öffnet der Balrog eine Region einer Ader?
    .answer =
        Nein, denn er erobert nichts. Die überlebenden Wächter steigen hinab, und die Münze wartet auf die
        nächste Eroberung.
    .source = von uns

sources-all-together = Regeln von Realms, Szenario 11
ruling-all-together-1 = Rücken Münzen mit den Spalten auf?
    .answer =
        Nein. Münzen bleiben in ihrer Reihe, wie im Beispiel des Hefts und seinen beiden Bildtexten. Nur der
        Haupttext des Hefts lässt sie aufrücken.
    .source = Regeln von Realms, das Beispiel
ruling-all-together-2 = Wie werden die Plätze verteilt?
    .answer = Sie werden ausgelost. Wer beginnt, hat den ersten Platz, und die anderen folgen im Uhrzeigersinn.
    .source = Regeln von Realms; wer beginnt: von uns
ruling-all-together-3 = Was geschieht mit Münzen in der Reihe des Billigeren von Volk und Fähigkeit?
    .answer = Sie bleiben. Wird diese Reihe übergangen, kommt eine Münze dazu.
    .source = Regeln von Realms, das Beispiel
ruling-all-together-4 = Was kostet es, eine Reihe mit der Fähigkeit Verflucht zu übergehen?
    .answer = Drei Münzen, die auf diese Reihe kommen.
    .source = von uns
ruling-all-together-5 = Wann bekommen Homunkuli ein Plättchen?
    .answer = Wenn ihre Reihe von jemandem übergangen wird, der aus ihrer Spalte hätte wählen können.
    .source = von uns
ruling-all-together-6 = Welche Plakette dürfen die Schatten-Mimen statt ihrer nehmen?
    .answer = Jede andere offene, umsonst. Ihre eigene nimmt deren Platz ein.
    .source = von uns
ruling-all-together-7 = Wohin kommen Banner und Plaketten?
    .answer = Banner unter den Stapel ihrer Welt. Plaketten beider Welten werden zusammen gemischt.
    .source = von uns
ruling-all-together-8 = Dürfen Völker und Fähigkeiten, die überall beginnen, in der anderen Welt beginnen?
    .answer = Nein, nur überall in ihrer eigenen.
    .source = von uns
ruling-all-together-9 = Dürfen Verbündete einander angreifen?
    .answer = Ja. Nur ihre Münzen am Ende werden zusammengezählt.
    .source = von uns
ruling-all-together-10 = Sehen Verbündete die Münzen der anderen?
    .answer = Nur, wenn der Tisch es ihnen erlaubt oder alle Münzen offen sind.
    .source = von uns
ruling-all-together-11 = Zählen gefangene Anführer, bevor Münzen zusammengezählt und verdoppelt werden?
    .answer = Ja. Ihre Münzen zählen für den Platz, der sie gefangen hält.
    .source = von uns
ruling-all-together-12 = Wer gewinnt bei Gleichstand?
    .answer =
        Die Seite mit mehr Plättchen auf dem Spielplan, zusammengezählt und verdoppelt wie die Münzen. Ist
        auch das gleich, gewinnen beide.
    .source = von uns
ruling-all-together-13 = Wo beginnen Ghule im Untergang ohne Region?
    .answer = Am Rand ihrer Welt, wie jedes Volk, das beginnt.
    .source = Regeln von Realms
ruling-all-together-14 = Wie viele untergegangene Stämme, Altertümer und Orte gibt es?
    .answer = Zwölf Stämme und vier Altertümer und Orte mit je zwei Monstern.
    .source = aus dem Inhalt der Box erschlossen; der Rest: von uns

sources-night-and-day = Regeln von Realms, Szenario 12; Szenario 11 für Tunnel und Einstieg
ruling-night-and-day-1 = Welche Kombination ersetzt die genommene?
    .answer =
        Neue kommen abwechselnd aus den beiden Welten, egal, welche genommen wurde. Der französische Text
        des Hefts hat einen Stapel in wechselnder Folge. Die erste Kombination ist von oben.
    .source = Regeln von Realms, französisch; die erste: von uns
ruling-night-and-day-2 = Wohin kommen Banner und Plaketten?
    .answer =
        Banner unter den Stapel ihrer Welt. Ist der Stapel der Plaketten einer Welt leer, werden ihre
        abgelegten gemischt.
    .source = von uns
ruling-night-and-day-3 = Was, wenn eine Welt kein Banner oder keine Plakette mehr hat?
    .answer = Dann springt die andere Welt ein.
    .source = von uns
ruling-night-and-day-4 = In welchen Regionen beginnt ein Volk?
    .answer =
        Auf unseren Spielplänen beginnen Völker der Oberfläche am Nordrand und Völker der Unterwelt am Südrand,
        nie an den Seiten. Markiert ein Spielplan nichts, beginnt ein Volk am Rand seiner Welt. Ein Fluss
        auf Tafeln beider Welten gehört zu beiden.
    .source = Regeln von Realms; der Rest: von uns
ruling-night-and-day-5 = Dürfen Völker und Fähigkeiten, die überall beginnen, in der anderen Welt beginnen?
    .answer = Nein, nur überall in ihrer eigenen.
    .source = von uns
ruling-night-and-day-6 = Wo beginnen die Flammen?
    .answer = Neben ihrem Vulkan, wo er auch steht.
    .source = von uns
ruling-night-and-day-7 =
    Wie lange zahlt eine Region deiner Welt, aus der du ein Volk der anderen vertrieben hast?
    .answer =
        Einmal, in dem Zug, in dem sie erobert wurde: Der französische Text hat „dont ils chassent“, also:
        vertreiben. Der englische, der deutsche und der spanische sprechen ohne zeitliche Grenze von früher
        besetzten Regionen. So gelesen, zahlte die Region in jedem Zug, solange das Volk sie hält.
    .source = Regeln von Realms, französisch
ruling-night-and-day-8 = Gelten untergegangene Stämme, Monster oder Völker deiner eigenen Welt als vertrieben?
    .answer = Nein, nur Völker der anderen Welt, aktiv oder im Untergang.
    .source = Regeln von Realms
ruling-night-and-day-9 = Verdient auch ein Volk im Untergang Münzen in der anderen Welt?
    .answer =
        Ja, ab dem Zug, in dem es untergeht: Das Heft spricht von Völkern und sagt nicht, dass sie aktiv
        sein müssen.
    .source = Regeln von Realms
ruling-night-and-day-10 = Zählen Flüsse?
    .answer = Nein.
    .source = von uns
ruling-night-and-day-11 = Was, wenn das vertriebene Volk seine Region am Ende des Zugs wieder hält?
    .answer = Nur Regionen, die du noch hältst, zahlen.
    .source = von uns
ruling-night-and-day-12 = Wo beginnen Ghule im Untergang ohne Region?
    .answer = In ihrer eigenen Welt, wie jedes Volk, das beginnt.
    .source = Regeln von Realms
ruling-night-and-day-13 = Wie viele untergegangene Stämme, Altertümer und Orte gibt es?
    .answer = Zu dritt bis zu fünft: 7, 9 und 11 Stämme und 4, 5 und 6 Altertümer und Orte mit je zwei Monstern.
    .source = aus dem Inhalt der Box erschlossen
