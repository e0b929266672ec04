### What the screens in the browser say, beside content.ftl and story.ftl.

title = Small World
slogan = Veertien volken, twintig krachten, en nooit genoeg land voor allemaal.
skip-to-content = Naar de inhoud
navigation = Pagina’s
language = Taal
theme = Kleuren: { $theme ->
    [light] licht
    [dark] donker
   *[auto] zoals het systeem
}
close = Sluiten
loading = De kaart wordt uitgerold …
offline = De server is niet bereikbaar. Je zet is bewaard en wordt opnieuw gestuurd.
guest-name = Zwerver
unofficial = Een vrije, onofficiële versie, los van de uitgever. Bevalt ze je, koop dan het spel.

# --- Start, lobby, my games ------------------------------------------------------------------------------

play-now = Nu spelen
play-now-hint = Tegen twee makkelijke bots. Geen account, niet wachten.
starting = De tafel wordt gedekt …
continue = Verder spelen
new-table = Nieuwe tafel
new-table-hint = Vrienden via een link, mensen aan dit scherm, bots: jij bepaalt wie waar zit.
lobby = Lobby
lobby-hint = Schuif aan bij een open tafel of kijk mee met een spel.
lobby-open = Open tafels
lobby-none-open = Er wacht geen tafel op spelers. Open er een!
lobby-running = Lopende spellen
my-games = Mijn spellen
finished-games = Afgelopen spellen
no-games = Je hebt nog niet gespeeld.
status-open = open
status-running = bezig
status-finished = afgelopen
players-number = { $number } spelers
to-start = Naar de startpagina

# --- A new table -------------------------------------------------------------------------------------------

how-many = Hoeveel spelers?
board-of = Het bord voor { $players }, { $rounds } rondes
seats = Plaatsen
seat-number = Wie neemt plaats { $player }
seat-kind-me = Ik
seat-kind-open = Een vriend, via een link
seat-kind-local = Nog iemand hier
seat-kind-bot = Een bot
bot-level = Hoe de bot speelt
bot-name-random = Warhoofd
bot-name-greedy = Vrek
bot-random = Warhoofd: alles wat mag
bot-greedy = Vrek: elke beurt zo veel mogelijk munten
name-of = Naam van speler { $player }
player-number = Speler { $player }
open-coins = Munten liggen open
is-public = Te zien in de lobby
who-begins = Eerste speler
random = wordt geloot
clock = Klok
clock-none = geen
clock-live = minuten voor iedereen
clock-turns = dagen voor iedereen
clock-days = { $days } d
minutes-each = Minuten per speler
days-each = Dagen per speler
create-table = De tafel dekken
your-name = Je naam

# --- Waiting room -------------------------------------------------------------------------------------------

waiting-title = Wachten op spelers
seat-open = Vrije plaats
sit-down = Ga zitten
start-with-bots = Beginnen; bots nemen de vrije plaatsen
leave-table = De tafel verlaten
invite = Uitnodigen
invite-text = Wie deze link opent, mag gaan zitten. Een account is niet nodig.
link = Link naar deze tafel
copy = Kopiëren
copied = Gekopieerd
qr = De link als QR-code

# --- Account -------------------------------------------------------------------------------------------------

account = Account
account-why = Je kunt ook zonder spelen. Met een account heb je je spellen op elk apparaat bij je.
logged-in = Je bent { $name }.
log-in = Inloggen
log-out = Uitloggen
make-account = Account maken
password = Wachtwoord (minstens 8 tekens)

# --- The table -----------------------------------------------------------------------------------------------

turn-of = Ronde { $turn } van { $rounds }
steps = Stappen van een beurt
map = Het bord voor { $board } spelers
watching = Je kijkt mee
table-missing = Die tafel bestaat niet.
region-table = Gebieden als lijst
region = Gebied
land = Land
holder = Bezet door
price-column = Prijs
act-column = Doen
sort-by = Sorteren op
sort-price = wat gekozen kan worden
sort-holder = speler
sort-name = naam
choose = Kiezen
again = Doen
sound = Geluid
keys = Toetsen en opties
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Hele bord
skip = Overslaan
your-turn = Jij bent aan de beurt!
undo = Ongedaan maken
reset-turn = Beurt opnieuw
column = Combinaties om te nemen
column-short = Combinaties
choose-combo = Kies een combinatie
stacks = Nog in de stapels: { $races } volken, { $powers } krachten
combo-sentence = Nummer { $place }: { $combo }, { tokens }, { $price ->
    [0] gratis
    [one] kost 1 munt
   *[other] kost { $price } munten
}{ $coins ->
    [0] { "" }
    [one] , er ligt 1 munt op
   *[other] , er liggen { $coins } munten op
}
tokens = { $number ->
    [one] 1 fiche
   *[other] { $number } fiches
}
coins = { $number ->
    [one] 1 munt
   *[other] { $number } munten
}
regions = { $number ->
    [one] 1 gebied
   *[other] { $number } gebieden
}
coins-on-it = { $number ->
    [one] er ligt 1 munt op, voor wie haar neemt
   *[other] er liggen { $number } munten op, voor wie haar neemt
}
costs-coins = { $number ->
    [one] kost 1 munt
   *[other] kost { $number } munten
}
free = gratis
link-connecting = Verbinden …
link-open = Verbonden
link-lost = Verbinding kwijt, wordt hersteld …
link-closed = Niet verbonden

# --- Players ---------------------------------------------------------------------------------------------------

players = Spelers
you-mark = (jij)
is-bot = bot
is-away = weg, een bot speelt
is-gone = niet hier
thinks = denkt na
decides = beslist
coins-hidden = Munten zijn verborgen
show-domain = Toon de gebieden van deze speler
in-decline = in verval
in-hand = { $number } in de hand
no-race = Nog geen volk

# --- Regions ---------------------------------------------------------------------------------------------------

held-nobody = niemand hier
held-tribe = { $number ->
    [one] een Verloren Volk
   *[other] { $number } fiches van een Verloren Volk
}
held-by = { $number } × { $race }{ $declined ->
    [yes] {" "}in verval
   *[no] { "" }
}, { $player }
costs = { $tokens ->
    [one] kost 1 fiche
   *[other] kost { $tokens } fiches
}
costs-die = kost { $tokens } fiches; met de dobbelsteen { $percent } %
costs-short = kost { $tokens ->
    [one] 1 fiche
   *[other] { $tokens } fiches
}, { $short } te weinig
tokens-needed = { $number ->
    [one] fiche nodig
   *[other] fiches nodig
}
draft-places = { $number } hier te plaatsen
why-not = Waarom niet hier?
harm = { $player } verliest dit gebied en { $declined ->
    [yes] de laatste { $race } hier
   *[no] een fiche van de { $race }
}.
harm-tribe = Het Verloren Volk verdwijnt van het bord.
one-less = Een minder
one-more = Een meer
all-here = Alle { $number } hier

# --- What comes next ----------------------------------------------------------------------------------------------

do-choose-combo = Kies een combinatie
do-take = Neem de { $combo }{ $price ->
    [0] { "" }
   *[other] {" "}voor { $price }
}
do-expand = Verder met de { $combo }
do-decline = In verval (+{ $coins })
do-decline-sure = Ja, in verval gaan
do-not-decline = Nee, actief blijven
do-stop = Stoppen en herschikken
do-conquer = Verover { $region } ({ $tokens })
do-attempt = Gooi voor { $region } ({ $percent } %)
do-dragon-master = Stuur de draak naar { $region }
do-sorcerers = Betover de fiche in { $region }
do-abandon = Verlaat { $region }
do-loose = Gooi de dobbelsteen
do-place-left = Nog { $number } te plaatsen
do-redeploy = Klaar, ga verder
do-return = Klaar
do-end-turn = Beurt beëindigen +{ $coins }
do-end-turn-plain = Beurt beëindigen
do-choose-give-up = Kies een gebied om op te geven
do-choose-heroes = { $number ->
    [one] Kies een plaats voor een held
   *[other] Kies plaatsen voor { $number } helden
}
do-post-heroes = Zet de helden neer
do-build = Bouw in { $region }
do-build-none = Niets bouwen
do-name = Vrede met { $player }
do-name-nobody = Vrede met niemand
gather = Alles terugnemen
template-even = Gelijk
template-borders = Grenzen
template-bonus = Bonusgebieden
template-together = Alles bij elkaar
template-last = Zoals vorige beurt
wait-over = Het spel is afgelopen.
wait-chance = De dobbelsteen rolt …
wait-player = { $player } is aan zet
prompt-take = Welke combinatie neem je?
prompt-course = Jouw beurt: uitbreiden, of in verval?
prompt-conquer = Wat verover je? { $hand ->
    [one] 1 fiche in de hand
   *[other] { $hand } fiches in de hand
}
prompt-distribute = { $what ->
    [bivouacking] Waar komen je kampen?
   *[other] { $step ->
        [return] Je fiches zijn terug: waar gaan ze heen?
       *[other] Verdeel je fiches: { $number } te plaatsen
    }
}
prompt-give-up = Te weinig fiches: welk gebied geef je op?
prompt-post = Waar staan de helden?
prompt-build = Waar bouw je een fort?
prompt-name = Met wie sluit je vrede?
prompt-choose = De beurt is gespeeld. Ga je nu in verval?
forecast = Nu goed voor { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
decline-forecast = Nu in verval: { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
coins-regions = { $number ->
    [one] gebied
   *[other] gebieden
}{ $declined ->
    [yes] {" "}({ $race })
   *[no] { "" }
}
coins-ability-declined = { $ability } (in verval)
receipt = Munten van deze beurt
die-shows = { $number ->
    [0] blanco
   *[other] { $number }
}

# --- Log, chat ------------------------------------------------------------------------------------------------

log = Logboek
log-whole = Toon het hele spel
log-go-back = Ga terug tot hier
log-deployed = { $regions ->
    [one] { $player } stuurt { tokens } naar { $region }.
   *[other] { $player } verdeelt { tokens } over { $regions } gebieden.
}
log-scored = { $player } krijgt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
chat = Praten
chat-empty = Niemand heeft nog iets gezegd.
phrases = Zeg iets
phrase-hello = Hallo!
phrase-good-luck = Veel geluk!
phrase-your-turn = Jij bent aan de beurt.
phrase-thinking = Ik denk even na.
phrase-one-moment = Een ogenblik, alsjeblieft.
phrase-back = Ik ben er weer.
phrase-nice-move = Mooie zet!
phrase-ouch = Au!
phrase-lucky = Bofkont!
phrase-sorry = Sorry!
phrase-thanks = Bedankt!
phrase-well-played = Goed gespeeld!
phrase-again = Nog een spel?
phrase-bye = Tot ziens!

# --- Curtain, end, replay ----------------------------------------------------------------------------------------

curtain = { $player }, jij bent aan de beurt
curtain-text = Munten zijn geheim. Iedereen behalve { $player } kijkt weg.
curtain-open = Ik ben { $player }
show-end = Toon de uitslag
end-title = { $number ->
    [one] { $players } wint!
   *[other] { $players } winnen samen!
}
tokens-on-map = { $number ->
    [one] 1 fiche op het bord
   *[other] { $number } fiches op het bord
}
chart-coins = Munten, ronde na ronde
chart-races = Opkomst en verval
regions-by-turn = Gebieden, ronde na ronde: { $list }
seed = Zaad van alle toeval: { $seed }
record = Verslag van het spel
rematch = Nog een keer
replay = Terugkijken
look-at-map = Het bord bekijken
to-table = Naar de tafel
play = Afspelen
pause = Pauze
replay-back = Een stap terug
replay-forward = Een stap vooruit
replay-turn-back = Een beurt terug
replay-turn-forward = Een beurt vooruit
replay-moment = Moment in het spel
film-speed = Snelheid

# --- First game --------------------------------------------------------------------------------------------------

guide = Een tip
guide-understood = Begrepen
guide-no-more = Geen tips meer
guide-on = Tips voor een eerste spel
guide-take = Neem een volk met een kracht. Het bovenste is gratis; elk volgende kost een munt meer.
guide-course = Verover meer met je volk. Of laat het in verval gaan: het levert munten op en je neemt straks een ander.
guide-conquer = De getallen zijn prijzen in fiches. Klik twee keer op een gebied om het te veroveren. Kom binnen vanaf de rand.
guide-die = Te weinig fiches? Kies een gestippeld gebied: de dobbelsteen kan er tot drie bij doen.
guide-distribute = Verdeel je vrije fiches: klik op een gebied voor een erbij. Grenzen hebben ze het hardst nodig.
guide-give-up = Je hebt te weinig fiches voor al je gebieden. Geef er een op.
guide-post = Twee gebieden met helden zijn onneembaar. Klik op de twee die het meest tellen.
guide-build = Een fort maakt een gebied duurder en levert een munt op zolang je volk actief is.
guide-name = Met wie je vrede sluit, die kan dit volk tot je volgende beurt niet aanvallen.
guide-choose = Een onverschrokken volk mag meteen na de telling in verval gaan, zonder een beurt te verliezen.

# --- Keys ----------------------------------------------------------------------------------------------------------

keys-on = Losse toetsen doen iets
notify-on = Waarschuw me via de browser als ik aan de beurt ben
key-map = naar het bord
key-next = volgend gebied dat gekozen kan worden
key-neighbour = aangrenzend gebied
key-choose = kijken, dan doen
key-back = terug
key-combo = een combinatie kiezen
key-primary = wat de grote knop zegt
key-decline = in verval
key-roll = de dobbelsteen gooien
key-step = een fiche meer, of minder
key-templates = grenzen, gelijk, terugnemen
key-abandon = het gebied verlaten
key-undo = ongedaan maken
key-reset = beurt opnieuw
key-inspect = alles over het gebied horen
key-table = gebieden als lijst
key-log = logboek
key-players = spelers
key-help = deze pagina

# --- Encyclopedia, credits -----------------------------------------------------------------------------------------

encyclopedia = Encyclopedie
encyclopedia-hint = Alle volken, krachten en regels, in onze eigen woorden.
search = Zoeken
kind-topic = Regels
kind-race = Volken
kind-power = Krachten
credits = Dank
credits-icons = Pictogrammen:
credits-font = Letters:
credits-software = Gemaakt met
credits-art = Borden, landschap en patronen zijn voor dit project getekend.
