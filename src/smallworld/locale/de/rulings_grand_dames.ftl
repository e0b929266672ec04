### Antworten auf Fragen, die die Regeln offen lassen. Ids und Attribute: siehe en/rulings.ftl.

sources-gypsies = französische Regeln, { race-gypsies }
ruling-gypsies-1 = Dürfen Nomaden im selben Zug in eine aufgegebene Region zurückkehren, etwa mit dem Drachen?
    .answer = Nein, auf keine Weise.
    .source = französische Regeln
ruling-gypsies-2 = Bringen auch verlorene oder im Untergang verlassene Regionen etwas?
    .answer = Nein. Nur vor den Eroberungen aufgegebene Regionen bringen etwas.
    .source = französische Regeln
ruling-gypsies-3 =
    Verlieren Unerschrockene Nomaden die Münzen für aufgegebene Regionen, wenn sie nach der Wertung
    untergehen?
    .answer = Nein. Die Münzen sind in diesem Zug schon gewertet.
    .source = von uns

sources-priestesses = französische Regeln, { race-priestesses }; digitale Ausgabe
ruling-priestesses-1 = Bleibt eine Festung unter dem Elfenbeinturm stehen?
    .answer = Ja, und die Region kostet 1 Plättchen mehr. Festungen in anderen Regionen verlassen die Karte.
    .source = französische Regeln
ruling-priestesses-2 = Was geht verloren, wenn der Elfenbeinturm erobert wird?
    .answer =
        Alle Priesterinnen darin. Sie haben keine andere Region, und ihr Banner kommt in den Stapel zurück.
    .source = französische Regeln; alle: von uns
ruling-priestesses-3 = Bleibt der Elfenbeinturm Kämpferischer Priesterinnen für immer?
    .answer = Ja, wie jedes Kämpferische Volk.
    .source = von uns
ruling-priestesses-4 = Darf der Elfenbeinturm in einem Meer stehen?
    .answer = Ja, wenn Seefahrende Priesterinnen es halten. Nur ein Seefahrendes Volk kann ihn dort erobern.
    .source = BoardGameGeek

sources-white-ladies = französische Regeln, { race-white-ladies }
ruling-white-ladies-1 = Sind Kämpferische Weiße Frauen für den Rest der Partie immun?
    .answer = Ja, denn sie bleiben auf der Karte.
    .source = von uns
ruling-white-ladies-2 = Darf dein aktives Volk deine Weißen Frauen im Untergang erobern?
    .answer = Ja. Ihre Immunität gilt nur gegen andere.
    .source = von uns

sources-historian = französische Regeln, { power-historian }; digitale Ausgabe
ruling-historian-1 = Was bringt der eigene Untergang eines Geschichtsschreibenden Volks?
    .answer = Genau eine Münze, in dem Zug, in dem es untergeht.
    .source = digitale Ausgabe
ruling-historian-2 = Bringt auch der Untergang eines Kämpferischen Volks etwas?
    .answer = Ja, wie jeder andere.
    .source = von uns
ruling-historian-3 = Wann werden die Münzen für einen Untergang gezahlt?
    .answer = Sofort, auch in einem fremden Zug.
    .source = von uns

sources-peace-loving = französische Regeln, { power-peace-loving }
ruling-peace-loving-1 = Zählt ein gescheiterter letzter Versuch für ein Friedliebendes Volk als Angriff?
    .answer = Ja, wenn er einem aktiven Volk galt.
    .source = von uns
ruling-peace-loving-2 = Zählen Angriffe deiner eigenen Ghule im Untergang?
    .answer = Nein. Nur Angriffe des Volks mit der Plakette zählen.
    .source = von uns
