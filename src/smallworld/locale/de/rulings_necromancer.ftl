### Antworten auf Fragen, die die Regeln offen lassen. Ids und Attribute: siehe en/rulings.ftl.

sources-necromancer-island = Regeln der Insel des Geisterbeschwörers
ruling-necromancer-island-1 = Mit wie vielen Münzen beginnt der Geisterbeschwörer?
    .answer = Mit fünf, wie alle.
    .source = von uns
ruling-necromancer-island-2 = Wann wählt der Geisterbeschwörer die erste Plakette?
    .answer = Sobald die sechs gezogen sind, bevor die Spalte ausgelegt wird.
    .source = Regeln der Insel des Geisterbeschwörers
ruling-necromancer-island-3 = Welche Plaketten werden ersetzt, wenn der Geisterbeschwörer sie zieht?
    .answer =
        Verflucht, Kämpferisch und Unerschrocken. Aus anderen Boxen auch Rotte, deren Plättchen mit einer
        Kombination kommen, und Wiedergeboren, Grab, Verschwindend und Weise, bei denen es um den Untergang
        geht. Sie alle bleiben im Stapel.
    .source = Regeln der Insel des Geisterbeschwörers; die übrigen: von uns
ruling-necromancer-island-4 = Bringen die Zahlen auf den Plaketten des Geisterbeschwörers Geister?
    .answer = Nein.
    .source = von uns
ruling-necromancer-island-5 = Wann zahlt Wohlhabend dem Geisterbeschwörer?
    .answer = In dem Zug, in dem er die Plakette kauft. Beginnt er mit ihr, dann in seinem ersten Zug.
    .source = von uns
ruling-necromancer-island-6 = Steigt der Preis mit jedem Kauf im selben Zug?
    .answer = Ja. Er wird für jeden Kauf neu berechnet.
    .source = von uns
ruling-necromancer-island-7 = Dürfen Geister am Ende des Zugs des Geisterbeschwörers auf der Insel bleiben?
    .answer =
        Ja, beliebig viele, denn die Insel ist eine ihrer Regionen. Ziehen sich Geister in einem fremden Zug
        zurück, kommen sie in andere Regionen der Geister, solange es welche gibt.
    .source = von uns
ruling-necromancer-island-8 = Darf die Insel leer bleiben?
    .answer = Ja. Geister erobern trotzdem von dort aus.
    .source = von uns
ruling-necromancer-island-9 = Was bewirkt die Plakette Diplomat des Geisterbeschwörers?
    .answer =
        Sie wirkt wie gedruckt: Wer genannt wird, darf die Geister nicht angreifen. Die Diplomaten der
        anderen können den Geisterbeschwörer nicht nennen.
    .source = von uns
ruling-necromancer-island-10 = Wirken die Fähigkeiten des Geisterbeschwörers wie für ein aktives Volk?
    .answer = Ja, obwohl Geister als Volk im Untergang zählen. Sogar eine Festung bringt ihre Münze.
    .source = von uns
ruling-necromancer-island-11 = In welcher Reihenfolge werden Seelen verbraucht?
    .answer = Von oben: erst Geister, dann die zuletzt verlorenen Plättchen.
    .source = Regeln der Insel des Geisterbeschwörers für Geister; der Rest: von uns
ruling-necromancer-island-12 = Darf ein Geist im Brunnen eine der vier Seelen sein, die ihn rufen?
    .answer = Ja, wenn die Reserve leer ist. Sonst käme ein Geist nie mehr aus dem Brunnen.
    .source = von uns
ruling-necromancer-island-13 = Welche Plättchen sind die Seelen für die Regionen des Geisterbeschwörers?
    .answer = Übrige Plättchen. Sie kommen aus keinem Vorrat eines Volks.
    .source = von uns
ruling-necromancer-island-14 = Zählen Rottenplättchen als Seelen?
    .answer =
        Ein verlorenes ja, wie jedes Plättchen seines Volks. Rottenplättchen, die Elben im Untergang
        ablegen, nicht, denn sie sind keine Elben.
    .source = von uns
ruling-necromancer-island-15 = Wann gewinnt der Geisterbeschwörer?
    .answer = Nur am Ende seines Zugs, nachdem neue Geister aufgestiegen sind.
    .source = Regeln der Insel des Geisterbeschwörers
ruling-necromancer-island-16 = Kann der Geisterbeschwörer auch mit Münzen gewinnen?
    .answer =
        Ja. Nach der letzten Runde zählen seine Münzen wie alle anderen. Bei Gleichstand zählen Geister auf
        der Karte, aber nicht die auf der Insel.
    .source = von uns
ruling-necromancer-island-17 = Können die Igors dabei sein?
    .answer =
        Nein. Igors und Geisterbeschwörer sammeln beide Verluste, und keine Quelle sagt, wer den Vortritt
        hat.
    .source = von uns
