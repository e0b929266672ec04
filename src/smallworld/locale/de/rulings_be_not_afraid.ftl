### Antworten auf Fragen, die die Regeln offen lassen. Ids und Attribute: siehe en/rulings.ftl.

sources-homunculi = Regeln von Keine Panik! (französisch), { race-homunculi }
ruling-homunculi-1 = Was kommt auf eine Kombination Verfluchter Homunkuli, wenn man sie übergeht?
    .answer = Drei Münzen und ein Homunkulus.
    .source = von uns

sources-barricade = Regeln von Keine Panik! (französisch), { power-barricade }
ruling-barricade-1 = Bekommt ein Verschanztes Volk ganz ohne Region die drei Münzen?
    .answer = Ja. Null ist nicht mehr als vier.
    .source = von uns
ruling-barricade-2 = Dürfen Verschanzte Amazonen Regionen aufgeben, um auf vier zu kommen?
    .answer = Nur, wenn sie müssen, weil sonst keine vier Amazonen die Karte verlassen können.
    .source = von uns

sources-imperial = Regeln von Keine Panik! (französisch), { power-imperial }

sources-leprechauns = Regeln von Keine Panik! (französisch), { race-leprechauns }; digitale Ausgabe
ruling-leprechauns-1 = Bringen Töpfe auf der Karte ihre Münzen in dem Zug, in dem die Leprechauns untergehen?
    .answer = Ja. Das tun sie am Anfang des Zugs, bevor du den Untergang wählst.
    .source = von uns
ruling-leprechauns-2 = Was geschieht mit Töpfen auf der Karte, wenn Unerschrockene Leprechauns untergehen?
    .answer = Sie bleiben bis zu deinem nächsten Zug. Dann bringen alle ihre Münzen, die niemand genommen hat.
    .source = von uns
ruling-leprechauns-3 = Nimmt ein Ersetzen auch den Topf?
    .answer = Ja. Es ist eine Eroberung wie jede andere.
    .source = von uns
ruling-leprechauns-4 = Finden deine eigenen Ghule einen Topf deiner Leprechauns?
    .answer = Nein. Der Topf kommt auf deine Hand zurück.
    .source = von uns

sources-pygmies = Regeln von Keine Panik! (französisch), { race-pygmies }
ruling-pygmies-1 = Liegt das verlorene Plättchen beim Würfeln schon im Vorrat?
    .answer = Ja. Selbst wenn der Vorrat leer war, kann dieses eine zurückkommen.
    .source = von uns
ruling-pygmies-2 = Wird für ein Plättchen gewürfelt, das ein Hexenmeister ersetzt?
    .answer = Ja. Es geht bei einer Eroberung verloren.
    .source = von uns

sources-corrupt = Regeln von Keine Panik! (französisch), { power-corrupt }
ruling-corrupt-1 = Kann man ohne Münze eine Region eines Korrupten Volks erobern?
    .answer = Ja. Gezahlt wird dann nichts.
    .source = von uns

sources-barbarians = Regeln von Keine Panik! (französisch), { race-barbarians }; Fan-Tabelle; Shoptext
ruling-barbarians-1 = Dürfen beim Sammeln der Truppen mehrere Barbaren in einer Region bleiben?
    .answer = Ja. Du wählst, wie viele du aus jeder Region aufnimmst.
    .source = von uns
ruling-barbarians-2 = Dürfen Barbaren mit mehr Plättchen erobern, als eine Region kostet?
    .answer = Ja, denn später kann niemand mehr nachrücken.
    .source = von uns
ruling-barbarians-3 = Kommen zurückgezogene Barbaren in andere Regionen?
    .answer =
        Ja. Im eigenen Zug dürfen sie nicht umziehen, aber nach einem fremden Zug werden sie gesetzt wie
        jedes andere Volk.
    .source = Fan-Tabelle, Shoptext; eine Rezension sagt das Gegenteil
ruling-barbarians-4 = Werden unbenutzte Barbaren zusammen mit zurückgezogenen gesetzt?
    .answer = Nein. Unbenutzte Barbaren warten auf ihren nächsten Zug.
    .source = von uns
ruling-barbarians-5 = Werden Lager und andere Figuren der Barbaren wie üblich gesetzt?
    .answer = Ja. Sie sind ja keine Barbaren.
    .source = von uns
ruling-barbarians-6 = Wie viele Plättchen dürfen Marodierende Barbaren wieder aufnehmen?
    .answer = Aus jeder Region so viele, wie du willst, wie beim Sammeln der Truppen.
    .source = von uns

sources-pixies = Regeln von Keine Panik! (französisch), { race-pixies }
ruling-pixies-1 = Dürfen Lager neben einer einzelnen Pixie stehen?
    .answer = Ja.
    .source = von uns
ruling-pixies-2 = Was geschieht mit den Rottenplättchen der Pixies?
    .answer = Auch sie bleiben neben der Karte.
    .source = von uns

sources-catapult = Regeln von Keine Panik! (französisch), { power-catapult }; digitale Ausgabe
ruling-catapult-1 = Darf das Katapult über Wasser oder auf Wasser schießen?
    .answer = Über den See ja, über ein Meer nein, und nie auf Wasser.
    .source = französische Regeln, digitale Ausgabe; Wasser als Ziel: von uns
ruling-catapult-2 = Von wo aus zählen die zwei Schritte?
    .answer =
        Von der Region, in der du das Katapult aufstellst. Das Ziel darf an eine andere Region des Volks
        grenzen.
    .source = von uns
ruling-catapult-3 = Ist ein letzter Versuch mit dem Katapult erlaubt?
    .answer = Ja. Scheitert er, bleibt das Katapult stehen, wo du es aufgestellt hast.
    .source = von uns
ruling-catapult-4 = Was geschieht mit dem Katapult, wenn seine Region aufgegeben wird?
    .answer = Es kommt auf deine Hand zurück.
    .source = von uns
ruling-catapult-5 = Wo steht das Katapult, nachdem Hexenmeister damit ersetzt haben?
    .answer = In irgendeiner ihrer Regionen, die zwei Schritte vom Ziel entfernt ist.
    .source = von uns

sources-mercenary = Regeln von Keine Panik! (französisch), { power-mercenary }
ruling-mercenary-1 = Wer bekommt die Münze?
    .answer = Die Bank.
    .source = von uns
ruling-mercenary-2 = Darfst du eine Region nennen, die nur mit Würfel und Münze zusammen zu schaffen ist?
    .answer = Ja, wenn du die Münze hast.
    .source = von uns
ruling-mercenary-3 = Darf die Münze vor dem Wurf gezahlt werden?
    .answer = Nein. Du wirst nach dem Wurf gefragt, und nur, wenn die Münze reicht. So zahlst du nie vergeblich.
    .source = von uns
ruling-mercenary-4 = Darf für einen Schuss mit dem Katapult eine Münze gezahlt werden?
    .answer = Ja, vom Geisterbeschwörer, der beide Fähigkeiten haben kann. Alle Ermäßigungen zählen zusammen.
    .source = Grundregeln: Vorteile zählen zusammen
