### Leaders of Small World: texts. For ids and arguments, see en/content.ftl.

box-leaders = Leiders van Small World

topic-leaders = Leiders
topic-leaders-text =
    Neem je een combinatie, dan mag je meteen voor een munt de Leider van het volk inhuren. Hij is een
    fiche van het volk erbij: hij betaalt veroveringen, verdedigt, en mag alleen een gebied bezetten. Aan
    het eind van je beurt plaats je hem in een gebied van het volk dat niet immuun is. Zijn ze allemaal
    immuun, dan wacht hij naast het bord tot je volgende beurt. Verovert een tegenstander zijn gebied, dan
    wordt de Leider gevangen, en gaat er geen fiche verloren. Je mag meteen een munt losgeld betalen om
    hem in je hand terug te krijgen. Anders blijft hij gevangen, en is hij zijn bewaker aan het eind van
    het spel twee munten waard. De Leider verdwijnt als zijn volk in verval gaat, en telt bij gelijke
    stand niet mee.

power-leader = Leider
power-leader-with = { race-name }
power-leader-short = Een fiche erbij, gevangen in plaats van een verlies, nooit in een immuun gebied.
power-leader-text = { topic-leaders-text }

power-hire = De Leider inhuren
power-hire-with = { race-name }

power-ransom = De Leider vrijkopen
power-ransom-with = { race-name }

piece-leader = Leider
count-leader = { $number ->
    [one] 1 Leider
   *[other] { $number } Leiders
}

question-leader = Waar staat de Leider?
question-hire = Huur je voor een munt de Leider { race-of } in?
    .about = { power-leader-short }
question-ransom = Je Leider { race-of } is gevangen: koop je hem voor een munt vrij?
    .about = Anders brengt hij aan het einde 2 munten op voor wie hem gevangen heeft.

story-captured = { $other ->
    [none] De Leider { race-of } van { $player } valt en is uit het spel: { $region }.
   *[other] { $other } neemt de Leider { race-of } gevangen: { $region }.
}
