### Antworten auf Fragen, die die Regeln offen lassen. Ids und Attribute: siehe en/rulings.ftl.

sources-fauns = digitale Ausgabe, { race-fauns }
ruling-fauns-1 = Wann bekommt das Opfer der Faune das neue Plättchen?
    .answer =
        Sofort, auf die Hand. Es wird am Ende des Zugs mit den zurückgezogenen gesetzt. Hat das Volk keine
        Region mehr, betritt es mit den anderen die Karte.
    .source = digitale Ausgabe; die Hand: von uns
ruling-fauns-2 = Bekommen Elben von den Faunen ein neues Plättchen, obwohl sie keines verlieren?
    .answer = Ja. Die eroberte Region zählt, nicht der Verlust.
    .source = von uns

sources-igors = digitale Ausgabe, { race-igors }; Fan-Wiki
ruling-igors-1 = Wo liegen die Plättchen, die Igors sammeln?
    .answer = Wie üblich in ihrem Vorrat. Sie werden nur gezählt, und alle sehen die Zahl.
    .source = von uns
ruling-igors-2 = Was, wenn zu wenige Igors im Vorrat sind?
    .answer = Gesammelte Plättchen, für die kein Igor zu haben ist, bleiben erhalten.
    .source = von uns
ruling-igors-3 = Zählt für die Igors ein Elb, der sich zurückzieht?
    .answer = Nein. Nur endgültig verlorene Plättchen zählen.
    .source = digitale Ausgabe
ruling-igors-4 = Was geschieht mit der Sammlung, wenn die Igors untergehen?
    .answer = Sie ist verloren, mit allen Igors auf der Hand.
    .source = von uns

sources-shrubmen = digitale Ausgabe, { race-shrubmen }
ruling-shrubmen-1 = Darf dein aktives Volk einen Wald deiner Strauchmenschen im Untergang einnehmen?
    .answer = Ja. Ihre Immunität gilt nur gegen andere.
    .source = von uns
ruling-shrubmen-2 = Was bringt ein Wald den Waldstrauchmenschen?
    .answer = Eine Münze für die Region und eine für den Wald. Die beiden Fähigkeiten sind unabhängig.
    .source = BoardGameGeek

sources-aquatic = digitale Ausgabe, { power-aquatic }
ruling-aquatic-1 = Welche Regionen sind für ein Aquatisches Volk Küste?
    .answer = Landregionen an einem Meer oder am See.
    .source = digitale Ausgabe; niederländische Rezension

sources-behemoth = digitale Ausgabe, { power-behemoth }; BoardGameGeek
ruling-behemoth-1 = Macht ein Sumpf die Behemoths schon stärker, während er angegriffen wird?
    .answer = Nicht für diese Eroberung. Ist er erobert, zählt er für die nächste.
    .source = BoardGameGeek
ruling-behemoth-2 = Dürfen beide Behemoths in einer Region sein?
    .answer = Ja, und ein Plättchen des Volks reicht für beide.
    .source = von uns
ruling-behemoth-3 = Darf ein Behemoth in einem Zug zweimal helfen?
    .answer = Nein. Wie ein Plättchen bleibt er dort, wo er geholfen hat, bis du umverteilst.
    .source = digitale Ausgabe
ruling-behemoth-4 = Ist ein einzelnes Plättchen neben einem Behemoth vor Hexenmeistern sicher?
    .answer = Ja, wie neben einem Lager, außer der Behemoth zählt gerade als kein Plättchen.
    .source = von uns
ruling-behemoth-5 = Was geschieht mit einem Behemoth nach einem gescheiterten letzten Versuch?
    .answer = Er kommt auf deine Hand und wird am Ende des Zugs mit dem anderen aufgestellt.
    .source = von uns
ruling-behemoth-6 = Was kann ein Behemoth, solange das Volk keinen Sumpf hält?
    .answer = Nichts. Er zählt als kein Plättchen und bleibt neben der Karte.
    .source = von uns
ruling-behemoth-7 = Kann ein Behemoth mehr als sechs Plättchen wert sein?
    .answer = Nein. Er besteht aus höchstens sechs Plättchen, wie die Plakette zeigt.
    .source = Plakette; von uns

sources-fireball = digitale Ausgabe, { power-fireball }
ruling-fireball-1 = Wie viele Feuerbälle kann ein Volk behalten?
    .answer = So viele, wie es verdient hat. Was du nicht wirfst, bleibt für spätere Züge.
    .source = von uns
ruling-fireball-2 = Ist ein Feuerball bei einem gescheiterten letzten Versuch verloren?
    .answer = Nein. Nur eine Eroberung verbraucht ihn.
    .source = von uns
ruling-fireball-3 = Dürfen Feuerbälle im selben Zug verdient und geworfen werden?
    .answer = Nein. Du bekommst sie am Ende des Zugs.
    .source = digitale Ausgabe
