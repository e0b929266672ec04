### Anführer der Small World: Texte. Ids und Argumente: siehe en/content.ftl.

box-leaders = Anführer der Small World

topic-leaders = Anführer
topic-leaders-text =
    Nimmst du eine Kombination, darfst du sofort für 1 Münze den Anführer ihres Volks anheuern. Er ist ein
    weiteres Plättchen des Volks: Er hilft erobern, verteidigt und kann eine Region allein halten. Am Ende
    deines Zugs stellst du ihn in eine Region des Volks, die nicht immun ist. Sind alle immun, wartet er bis
    zu deinem nächsten Zug neben der Karte. Wird seine Region von jemand anderem erobert, gerät er in
    Gefangenschaft, und kein Plättchen geht verloren. Für eine Münze darfst du ihn sofort auf deine Hand
    freikaufen. Sonst bleibt er gefangen, und wer ihn hält, bekommt am Spielende zwei Münzen. Geht sein Volk
    unter, verlässt er die Karte. Bei Gleichstand zählt er nicht.

power-leader = Anführer
power-leader-with = { race-name }
    .the = { race-the }
power-leader-short = 1 Plättchen mehr; wird gefangen statt verloren, steht nie in einer immunen Region.
power-leader-text = { topic-leaders-text }

power-hire = Anführer anheuern
power-hire-with = { race-name }
    .the = { race-the }

power-ransom = Anführer freikaufen
power-ransom-with = { race-name }
    .the = { race-the }

piece-leader = Anführer
count-leader = { $number ->
    [one] 1 Anführer
   *[other] { $number } Anführer
}

question-leader = Stelle den Anführer auf.
question-hire = Den Anführer { race-of } für 1 Münze anheuern?
    .about = { power-leader-short }
question-ransom = Dein Anführer { race-of } ist gefangen. Für 1 Münze freikaufen?
    .about = Sonst bekommt am Spielende 2 Münzen, wer ihn gefangen hält.

story-captured = { $other ->
    [none] Im Kampf um { $region } fällt der Anführer { race-of } von { $player }. Er ist aus dem Spiel.
   *[other] Im Kampf um { $region } nimmt { $other } den Anführer { race-of } von { $player } gefangen.
}
