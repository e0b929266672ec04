### Rada najsilniejszego bota, w przeglądarce i w terminalu. Zdania o jego ruchach są w story.ftl.

hint = Podpowiedź
hint-title = Tak zagra { $bot }:
hint-attempt = Ostatnia próba: region { $region }. Starcza { $faces } z { $sides } ścianek kości.
hint-turn = Ta tura: { count-coins }.
hint-turn-die = Ta tura: od { $least } do { $most } monet, zależnie od kości.
hint-later = Późniejsze tury: około { count-coins.of }.
hint-ahead = Na koniec: około { count-coins.of } więcej niż najsilniejszy przeciwnik.
hint-behind = Na koniec: około { count-coins.of } mniej niż najsilniejszy przeciwnik.
hint-even = Na koniec: mniej więcej tyle monet, co najsilniejszy przeciwnik.
hint-lost = { $number ->
    [0] Ryzyko: do następnej tury pewnie nie stracisz żadnego regionu.
    [one] Ryzyko: do następnej tury stracisz pewnie około jednego regionu.
    [few] Ryzyko: do następnej tury stracisz pewnie około { $number } regionów.
    [many] Ryzyko: do następnej tury stracisz pewnie około { $number } regionów.
   *[other] Ryzyko: do następnej tury stracisz pewnie około { $number } regionu.
}
hint-instead = { $what ->
    [take] Drugi najlepszy ruch: wziąć { combo-the }
    [decline] Drugi najlepszy ruch: wymieranie
   *[expand] Drugi najlepszy ruch: rozwijać rasę
}, { $number ->
    [0] mniej więcej tak samo dobry.
    [one] na koniec gorszy o około jednej monety.
    [few] na koniec gorszy o około { $number } monet.
    [many] na koniec gorszy o około { $number } monet.
   *[other] na koniec gorszy o około { $number } monety.
}
hint-sure = { $sure ->
    [exact] Pewne: gra kończy się tą turą i nic nie zależy od przypadku.
    [surely] Pewne: wyraźnie lepsze niż drugi najlepszy ruch. Liczba symulacji: { $number }.
    [likely] Dość pewne: nieco lepsze niż drugi najlepszy ruch. Liczba symulacji: { $number }.
    [guess] Niepewne: na symulacje było za mało czasu.
   *[close] Orzeł czy reszka: symulacje ({ $number }) nie wskazały wyraźnego zwycięzcy.
}
hint-thinks = Myśli…
hint-none = Nie ma o czym decydować.

# --- In one line: $moves is one of the next four messages, or sentences of the log.

hint-line = { $bot }: { $moves }
hint-take = { $regions ->
    [0] Weź { combo-the }.
    [one] Weź { combo-the } i podbij zaznaczony region.
    [few] Weź { combo-the } i podbij { $regions } zaznaczone regiony.
   *[other] Weź { combo-the } i podbij { $regions } zaznaczonych regionów.
}
hint-decline = Skaż rasę na wymarcie.
hint-conquer = { $more ->
    [0] Podbij region { $region }.
    [one] Podbij region { $region }, a potem region z numerem 2.
    [few] Podbij region { $region }, a potem jeszcze { $more } w zaznaczonej kolejności.
   *[other] Podbij region { $region }, a potem jeszcze { $more } w zaznaczonej kolejności.
}
hint-roll = Rzuć kością o region { $region }: starcza { $faces } z { $sides } ścianek.
hint-step = krok { $number } podpowiedzi
hint-why = Dlaczego?
hint-why-not = A średnia?
# $worse: how many coins worse the other combo is here, or -1 if another one is in between
hint-against = Średnio { combo } zarabiają o { $more ->
    [one] 1 monetę
    [few] { $more } monety
    [many] { $more } monet
   *[other] { $more } monety
} więcej. Ale średnia obejmuje wszystkie sytuacje. { $bot } patrzy na tę jedną: { $worse ->
    [-1] inne kombinacje wypadają tu lepiej niż { combo }.
    [0] tutaj obie kombinacje są mniej więcej równie dobre.
    [one] tutaj { combo } kończą gorzej o około 1 monety.
    [few] tutaj { combo } kończą gorzej o około { $worse } monet.
    [many] tutaj { combo } kończą gorzej o około { $worse } monet.
   *[other] tutaj { combo } kończą gorzej o około { $worse } monety.
}
