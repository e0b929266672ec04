### Antworten auf Fragen, die die Regeln offen lassen. Ids und Attribute: siehe en/rulings.ftl.

sources-goblins = französische Regeln, { race-goblins }
ruling-goblins-1 = Zählen untergegangene Stämme für Goblins als im Untergang?
    .answer = Ja. Auch ihre Regionen kosten 1 Plättchen weniger.
    .source = von uns
ruling-goblins-2 = Zählt auch dein eigenes Volk im Untergang?
    .answer = Ja. Jedes Volk im Untergang zählt, wem es auch gehört.
    .source = von uns
ruling-goblins-3 = Kosten auch Regionen von Ghulen im Untergang weniger, obwohl die noch kämpfen?
    .answer = Ja.
    .source = von uns
ruling-goblins-4 = Zählen Monster für Goblins als im Untergang?
    .answer =
        Nein. Monster sind weder untergegangene Stämme noch ein Volk im Untergang, und die Wächter einer
        Ader sind Monster.
    .source = von uns

sources-kobolds = französische Regeln, { race-kobolds }
ruling-kobolds-1 = Wie viele Plättchen brauchen Drachenbändiger-Kobolde für eine Eroberung mit dem Drachen?
    .answer = Zwei.
    .source = von uns
ruling-kobolds-2 = Darf ein einzelner Kobold einen letzten Versuch machen?
    .answer = Nein. Mindestens zwei müssen in die Region einziehen können.
    .source = von uns
ruling-kobolds-3 = Kann ein Hexenmeister einen Kobold ersetzen?
    .answer = Nein. Ein aktiver Kobold ist nie allein.
    .source = von uns
ruling-kobolds-4 = Senkt ein Wurf von Berserker-Kobolden einen Preis unter zwei?
    .answer = Nein. Er ist eine Ermäßigung wie jede andere.
    .source = von uns
ruling-kobolds-5 = Mit wie vielen Plättchen ersetzen Kobolde ein einzelnes?
    .answer = Mit zweien aus dem Vorrat; was dort fehlt, kommt von der Hand. Ein einzelner Kobold kann es nicht.
    .source = von uns

sources-cursed = französische Regeln, { power-cursed }
ruling-cursed-1 = Was kommt auf eine Kombination Verfluchter Homunkuli, wenn man sie übergeht?
    .answer = Drei Münzen und ein Homunkulus aus dem Vorrat.
    .source = von uns

sources-hordes-of = französische Regeln, { power-hordes-of }
ruling-hordes-of-1 = In welchen Regionen liegen die Rottenplättchen?
    .answer =
        Das wird nicht festgehalten. In jeder Region mit zwei Plättchen kann eines liegen, solange es noch
        welche gibt.
    .source = von uns
ruling-hordes-of-2 =
    Welches Plättchen geht verloren, wenn eine Region erobert wird, in der eines der Rotte liegen kann?
    .answer =
        Wer das Volk spielt, wählt am Ende des Zugs, wenn die anderen Plättchen zurückkommen. Haben deine
        eigenen Ghule die Region genommen, wählst du, bevor das Volk erobert. Bis dahin gilt ein
        Rottenplättchen als verloren.
    .source = von uns
ruling-hordes-of-3 =
    Ist ein verlorenes Rottenplättchen eine Seele für den Geisterbeschwörer, ein Plättchen für Igors oder
    ein Medizinmann?
    .answer =
        Es zählt als Seele und als Plättchen für Igors. Ein Medizinmann ist es nicht: Für das Plättchen wird
        nicht gewürfelt, auch nicht für einen Medizinmann, der später statt seiner hergegeben wird.
    .source = von uns
ruling-hordes-of-4 = Was, wenn am Ende eines Zugs weniger Volksplättchen als Regionen da sind?
    .answer = Vor der Wertung gibst du Regionen deiner Wahl auf, bis jede Region ein Volksplättchen hat.
    .source = Fan-Wiki; das Aufgeben: von uns
ruling-hordes-of-5 = Zählen ein Kobold und ein Rottenplättchen zusammen als zwei?
    .answer = Ja. Rottenplättchen sind in jeder Hinsicht Volksplättchen.
    .source = von uns
ruling-hordes-of-6 = Zählen Rottenplättchen bei Gleichstand?
    .answer = Ja.
    .source = von uns
ruling-hordes-of-7 = Was behalten Ghule einer Rotte im Untergang?
    .answer = Alle ihre Ghule. Die Rottenplättchen verschwinden, und zwar von den größten Stapeln.
    .source = französische Regeln; die Stapel: von uns

sources-marauding = französische Regeln, { power-marauding }
ruling-marauding-1 =
    Dürfen Regionen aufgegeben werden, wenn ein Marodierendes Volk seine Truppen wieder aufnimmt?
    .answer = Nein. In jeder Region bleibt ein Plättchen, bei Kobolden zwei.
    .source = von uns
ruling-marauding-2 = Zählen Orks und Skelette die Eroberungen beider Wellen?
    .answer = Ja, zusammen.
    .source = von uns

sources-ransacking = französische Regeln, { power-ransacking }
ruling-ransacking-1 = Bringt auch das Ersetzen durch Hexenmeister die Münze?
    .answer = Ja. Es ist die Eroberung einer Region eines aktiven Volks.
    .source = von uns

sources-were- = französische Regeln, { power-were- }
