### Keine Panik!: Texte. Ids und Argumente: siehe en/content.ftl.

box-be-not-afraid = Keine Panik!

# --- Races -------------------------------------------------------------------------------------------

race-barbarians = Barbaren
    .one = Barbar
    .gender = masculine
    .joined = barbaren
race-barbarians-short = Verteilen sich nie um; unbenutzte warten bis zum nächsten Zug neben der Karte.
race-barbarians-text =
    Barbaren bleiben, wo deine Eroberungen sie hinstellen: Am Ende deines Zugs rührt sich keiner. Du darfst
    mit mehr von ihnen erobern, als eine Region kostet. Beim Sammeln deiner Truppen entscheidest du, wie
    viele du aus jeder Region nimmst; mindestens einer bleibt. Unbenutzte Barbaren und die aus einem
    misslungenen letzten Versuch warten bis zu deinem nächsten Zug neben der Karte. Barbaren, die sich vor
    einem Angriff zurückziehen, setzt du wie üblich. Figuren ihrer Fähigkeit sind keine Barbaren, die
    stellst du beliebig auf. Im Untergang bleibt in jeder Region ein Barbar.

race-homunculi = Homunkuli
    .one = Homunkulus
    .gender = masculine
    .joined = homunkuli
race-homunculi-short = Jedes Mal, wenn ihre Kombination übergangen wird, kommt ein Plättchen hinzu.
race-homunculi-text =
    Jedes Mal, wenn jemand eine Kombination unter ihrer nimmt, kommt außer der Münze ein Homunkulus aus dem
    Vorrat auf ihre Kombination. Insgesamt gibt es 15. Wer die Kombination nimmt, bekommt diese Plättchen
    zusätzlich zu denen von Banner und Plakette. Danach haben die Homunkuli keine weitere Fähigkeit.

race-leprechauns = Leprechauns
    .one = Leprechaun
    .gender = masculine
    .joined = leprechauns
race-leprechauns-short = Verstecken Töpfe voll Gold: je 1 Münze im nächsten Zug, wenn niemand sie vorher holt.
race-leprechauns-text =
    Nach dem Umverteilen darfst du Töpfe voll Gold in Regionen der Leprechauns stellen, höchstens einen in
    jede. Beginnt dein nächster Zug, bringt jeder Topf, der noch dort steht, eine Münze und kommt auf deine
    Hand zurück. Wer die Region vorher erobert, nimmt den Topf und bekommt die Münze sofort. Ein Topf macht
    eine Region nicht teurer. Gehen die Leprechauns unter, sind Töpfe, die nicht auf der Karte stehen,
    verloren. Stellen Unerschrockene sie noch vor ihrem Untergang auf, bringen die Töpfe in deinem nächsten
    Zug ihre Münze.

race-pixies = Pixies
    .one = Pixie
    .gender = feminine
    .joined = pixies
race-pixies-short = In jeder Region bleibt eine; alle anderen warten bis zum nächsten Zug neben der Karte.
race-pixies-text =
    Am Ende deines Zugs bleibt in jeder Region genau eine Pixie. Alle anderen verlassen die Karte und kommen
    zu Beginn deines nächsten Zugs auf deine Hand zurück. Verlierst du zwischendurch Regionen, kommen sie
    deshalb nicht früher. Im Untergang kommen die Pixies neben der Karte in den Vorrat.

race-pygmies = Medizinmänner
    .one = Medizinmann
    .gender = masculine
    .joined = medizinmänner
    .also = Pygmies
race-pygmies-short = Für jeden verlorenen wird gewürfelt: So viele neue kommen, wie der Würfel Augen zeigt.
race-pygmies-text =
    Jedes Mal, wenn bei einer Eroberung ein aktiver Medizinmann verloren geht, auch durch Ersetzen, wird
    sofort gewürfelt. So viele Medizinmänner, wie der Würfel Augen zeigt, nimmst du aus dem Vorrat auf die
    Hand, soweit er reicht. Der verlorene liegt schon wieder darin. Die neuen setzt du am Ende des Zugs mit
    den zurückgezogenen. Hast du keine Region mehr, warten sie auf der Hand auf deinen nächsten Zug. Im
    Untergang wird nicht gewürfelt.

# --- Powers ------------------------------------------------------------------------------------------

power-barricade = Verschanzt
power-barricade-with = Verschanzte { race-name }
    .the = die Verschanzten { race-name.weak }
power-barricade-short = Drei Münzen extra je Zug, wenn das Volk höchstens vier Regionen hält.
power-barricade-text =
    Bei der Wertung bringt das Volk drei Münzen extra, wenn es höchstens vier Regionen hält, sogar ohne
    eine einzige. Regionen deiner Völker im Untergang zählen nicht mit. Im Untergang entfällt der Bonus.

power-catapult = Katapult
power-catapult-with = { $race ->
    [white-ladies] Weiße Katapult-Frauen
   *[other] Katapult-{ race-name }
}
    .the = { $race ->
        [white-ladies] die Weißen Katapult-Frauen
       *[other] die Katapult-{ race-name.weak }
    }
power-catapult-short =
    Je Zug eine Eroberung zwei Schritte weit, 1 billiger; die Katapultregion ist immun.
power-catapult-text =
    Einmal je Zug darfst du das Katapult in eine Region dieses Volks stellen und eine Region erobern, die
    genau zwei Schritte entfernt ist. Die Eroberung kostet 1 Plättchen weniger. Das Katapult schießt über
    eine Region hinweg, besetzt oder nicht, oder über den See. Nie schießt es über ein Meer oder aufs
    Wasser. Auch ein letzter Versuch ist damit erlaubt, und andere Arten zu erobern, etwa das Ersetzen der
    Hexenmeister, dürfen seine Reichweite nutzen. Die Region des Katapults ist für die anderen immun, bis du
    es woanders einsetzt. Wird seine Region aufgegeben, kommt es auf deine Hand; im Untergang ist es fort.

power-corrupt = Korrupt
power-corrupt-with = Korrupte { race-name }
    .the = die Korrupten { race-name.weak }
power-corrupt-short = Wer eine Region des Volks erobert, zahlt dir eine Münze.
power-corrupt-text =
    Wer eine Region dieses aktiven Volks erobert, zahlt dir eine Münze, falls noch eine da ist. Die Eroberung gilt
    auch ohne Zahlung. Ein misslungener Versuch kostet nichts. Im Untergang wird nichts gezahlt.

power-imperial = Kaiserlich
power-imperial-with = Kaiserliche { race-name }
    .the = die Kaiserlichen { race-name.weak }
power-imperial-short = Jede Region des Volks ab der vierten bringt 1 Münze extra.
power-imperial-text =
    Bei der Wertung bringt jede Region, die das Volk über die dritte hinaus hält, 1 Münze extra. Regionen
    deiner Völker im Untergang zählen nicht mit. Im Untergang entfällt der Bonus.

power-mercenary = Söldner
power-mercenary-with = { $race ->
    [white-ladies] Weiße Söldner-Frauen
   *[other] Söldner-{ race-name }
}
    .the = { $race ->
        [white-ladies] die Weißen Söldner-Frauen
       *[other] die Söldner-{ race-name.weak }
    }
power-mercenary-short = Für 1 Münze kostet eine Eroberung zwei Plättchen weniger.
power-mercenary-text =
    Einmal je Eroberung darfst du eine Münze an die Bank zahlen. Die Region kostet dann zwei Plättchen
    weniger, aber immer mindestens eines. Bei einem letzten Versuch entscheidest du nach dem Wurf, wenn die
    Münze die Lücke noch schließen kann. Du darfst also eine Region nennen, die du nur mit Würfel und Münze
    zusammen bekommst. Im Untergang kannst du keine Söldner anheuern.

# --- Pieces and questions ----------------------------------------------------------------------------
piece-pot = Topf voll Gold
count-pot = { $number ->
    [one] 1 Topf voll Gold
   *[other] { $number } Töpfe voll Gold
}
question-leprechauns = Verstecke Töpfe voll Gold.
piece-catapult = Katapult
count-catapult = { $number ->
    [one] 1 Katapult
   *[other] { $number } Katapulte
}
reason-immune-catapult = immun: Dort steht das Katapult
question-barbarians = Wie viele Barbaren nimmst du auf?
question-catapult = Stelle das Katapult auf.
question-mercenary = 1 Münze zahlen, zwei Plättchen sparen?
# --- In the browser ----------------------------------------------------------------------------------
do-barbarians = { $region }: { $tokens } aufnehmen
do-catapult = Schießen: { $other } → { $region }
do-mercenary = 1 zahlen: { $region } ({ $tokens })
