### Antworten auf Fragen, die die Regeln offen lassen. Ids und Attribute: siehe en/rulings.ftl.

sources-leaders = Beiblatt der Anführer der Small World, zitiert von einem Shop; französische Regeln
ruling-leaders-1 = Wer bekommt die Münze für einen Anführer?
    .answer =
        Die Bank, gleich nachdem die Kombination genommen wurde. Du darfst mit Münzen zahlen, die auf ihr
        lagen.
    .source = von uns
ruling-leaders-2 = Kann man einen Anführer anheuern, der anderswo gefangen ist?
    .answer = Nein.
    .source = von uns
ruling-leaders-3 = Darf ein Anführer allein erobern, ohne ein Plättchen des Volks?
    .answer = Ja. Er zählt als ein Plättchen des Volks.
    .source = Fan-Wiki
ruling-leaders-4 = Wann sagst du, wo der Anführer ist?
    .answer =
        Am Ende des Zugs, nach allem, was Regionen immun macht. Während des Zugs ist er eines deiner
        Plättchen, in keiner bestimmten Region.
    .source = von uns
ruling-leaders-5 = Was, wenn jede Region immun ist und du den Anführer aufstellen musst?
    .answer =
        Du nimmst ihn aus einer Region deiner Wahl von der Karte. Wenn möglich, muss das eine sein, in der
        er nicht allein ist.
    .source = von uns
ruling-leaders-6 = Gewinnen oder verlieren Elben oder würfelnde Völker etwas, wenn ihr Anführer gefangen wird?
    .answer = Nein. Kein Plättchen geht verloren, also geschieht auch nichts, was auf einen Verlust folgt.
    .source = von uns
ruling-leaders-7 = Was, wenn deine Ghule im Untergang die Region deines Anführers einnehmen?
    .answer = Er kommt mit allen anderen Plättchen der Region auf deine Hand zurück, und nichts geht verloren.
    .source = von uns
ruling-leaders-8 = Kann man einen Anführer später freikaufen?
    .answer = Nein, nur in dem Augenblick, in dem er gefangen wird.
    .source = Beiblatt
ruling-leaders-9 = Zählt ein Anführer bei Gleichstand?
    .answer = Nein. Er ist kein Volksplättchen.
    .source = von uns
ruling-leaders-10 = Hat jedes Volk einen Anführer?
    .answer = Ja, auch die Völker späterer Boxen.
    .source = von uns
