### Wat de sterkste bot op iemands plaats zou doen, voor de browser en de terminal. De zetten zelf vertelt
### story.ftl.

hint = Hint
hint-title = { $bot } zou dit doen:
hint-attempt = De laatste poging geldt { $region }: { $faces } van de { $sides } zijden van de dobbelsteen volstaan.
hint-turn = Deze beurt: { count-coins }.
hint-turn-die = Deze beurt: { $least } tot { $most } munten, afhankelijk van de dobbelsteen.
hint-later = De beurten daarna: ongeveer { count-coins }.
hint-ahead = Aan het eind: ongeveer { count-coins } meer dan de sterkste tegenstander.
hint-behind = Aan het eind: ongeveer { count-coins } minder dan de sterkste tegenstander.
hint-even = Aan het eind: ongeveer evenveel munten als de sterkste tegenstander.
hint-lost = { $number ->
    [0] Risico: tot je volgende beurt is nauwelijks een gebied in gevaar.
    [one] Risico: tot je volgende beurt gaat waarschijnlijk één gebied verloren.
   *[other] Risico: tot je volgende beurt gaan waarschijnlijk ongeveer { $number } gebieden verloren.
}
hint-instead = { $what ->
    [take] Op één na best: { combo-the } nemen
    [decline] Op één na best: in verval gaan
   *[expand] Op één na best: doorgaan met je volk
}, { $number ->
    [0] ongeveer even goed.
    [one] aan het eind ongeveer één munt slechter.
   *[other] aan het eind ongeveer { $number } munten slechter.
}
hint-sure = { $sure ->
    [exact] Zeker: het spel eindigt met deze beurt, er valt niets te raden.
    [surely] Zeker: in { $number } simulaties duidelijk beter dan de tweede keuze.
    [likely] Vrij zeker: in { $number } simulaties iets beter dan de tweede keuze.
    [guess] Niet zeker: er was te weinig tijd om te simuleren.
   *[close] Gelijkop: { $number } simulaties geven geen duidelijke winnaar.
}
hint-thinks = Denkt na…
hint-none = Er valt niets te beslissen.

# --- In één regel: $moves is een van de volgende vier berichten, of zinnen van het logboek.

hint-line = { $bot }: { $moves }
hint-take = { $regions ->
    [0] Neem { combo-the }.
    [one] Neem { combo-the } en verover het gemarkeerde gebied.
   *[other] Neem { combo-the } en verover de { $regions } gemarkeerde gebieden.
}
hint-decline = Ga in verval.
hint-conquer = { $more ->
    [0] Verover { $region }.
    [one] Verover { $region } en daarna het gebied met nummer 2.
   *[other] Verover { $region } en daarna nog { $more } gebieden in de aangegeven volgorde.
}
hint-roll = Gooi de dobbelsteen voor { $region }: { $faces } van de { $sides } zijden volstaan.
hint-step = stap { $number } van de hint
hint-why = Waarom?
hint-why-not = En het gemiddelde?
hint-against = Gemiddeld leveren { combo-the } { $more ->
    [one] 1 munt
   *[other] { $more } munten
} meer op. Maar gemiddelden gaan over allerlei posities. { $bot } keek naar deze: { $worse ->
    [-1] hier zijn andere combinaties beter dan { combo-the }.
    [0] hier zijn beide combinaties ongeveer even goed.
    [one] hier eindigen { combo-the } ongeveer 1 munt lager.
   *[other] hier eindigen { combo-the } ongeveer { $worse } munten lager.
}
