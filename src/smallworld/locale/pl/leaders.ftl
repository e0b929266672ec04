### Przywódcy Small World: teksty. Identyfikatory i argumenty: patrz en/content.ftl.

box-leaders = Przywódcy Small World

topic-leaders = Przywódcy
topic-leaders-text =
    Gdy bierzesz kombinację, możesz od razu za 1 monetę nająć Przywódcę jej rasy. Przywódca to jeden dodatkowy
    żeton rasy: płaci za podboje, broni i może sam zajmować region. Na koniec tury umieszczasz go w regionie
    rasy, który nie jest nietykalny. Jeśli nietykalne są wszystkie, czeka poza mapą na twoją następną turę.
    Gdy przeciwnik podbije jego region, Przywódca trafia do niewoli, a żaden żeton nie przepada. Możesz od
    razu zapłacić monetę okupu i wziąć go na rękę. W przeciwnym razie zostaje w niewoli i na koniec gry jest
    dla porywacza wart dwie monety. Przywódca odchodzi, gdy jego rasa zaczyna wymierać, i nie liczy się przy
    remisie.

power-leader = Przywódca
power-leader-with = { race-name }
power-leader-short = 1 dodatkowy żeton; można go pojmać, ale nie stracić, i nie stoi w nietykalnym regionie.
power-leader-text = { topic-leaders-text }

power-hire = Najem Przywódcy
power-hire-with = { race-name }

power-ransom = Okup za Przywódcę
power-ransom-with = { race-name }

piece-leader = Przywódca
count-leader = { $number ->
    [one] 1 Przywódca
   *[other] { $number } Przywódców
}

question-leader = Ustaw Przywódcę.
question-hire = Nająć Przywódcę { race-of } za 1 monetę?
    .about = { power-leader-short }
question-ransom = Twój Przywódca { race-of } trafił do niewoli. Zapłacić 1 monetę okupu?
    .about = W przeciwnym razie na koniec gry porywacz dostanie 2 monety.

story-captured = { $other ->
    [none] Przywódca { race-of } gracza { $player } ginie w regionie { $region } i wypada z gry.
   *[other] { $other } bierze do niewoli Przywódcę { race-of } gracza { $player } w regionie { $region }.
}
