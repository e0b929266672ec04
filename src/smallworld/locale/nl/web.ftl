### Wat de schermen in de browser zeggen, naast content.ftl en story.ftl.

title = Small World
slogan = Goblins, reuzen, spoken en nog een paar dozijn, en nooit genoeg land voor allemaal.
skip-to-content = Naar de inhoud
navigation = Pagina’s
language = Taal
# The name of the language, in the language itself.
language-name = Nederlands
language-of = Taal voor { $player }
direction = ltr
theme = Thema: { $theme ->
    [light] licht
    [dark] donker
   *[auto] systeem
}
close = Sluiten
loading = Het bord wordt uitgerold…
offline = De server is niet bereikbaar. Probeer het nog eens.
here-loading = Het spel wordt geladen: { $share }
here-starting = Het spel start…
here-elsewhere = Small World is in een ander venster open. Speel daar verder, of sluit dat venster.
here-wasm = Deze browser kan het spel niet draaien: { $reason }. Sta WebAssembly toe voor deze pagina (de isolatiemodus zet het uit), of probeer een nieuwere browser.
here-storage = Deze browser laat de pagina niets opslaan, dus je spellen gaan verloren: { $reason }. Sta opslag voor deze pagina toe, of verlaat de privémodus.
here-unsaved = Je laatste actie kon niet worden opgeslagen: { $reason }. Maak ruimte vrij op dit apparaat en laad de pagina opnieuw.
here-files = Het spel kon niet worden geladen: { $reason }. Controleer je verbinding en probeer het opnieuw.
here-deleted = De browser heeft alles gewist wat deze pagina had opgeslagen. De spellen die je bij dit bezoek hebt geopend, zijn opnieuw opgeslagen. Alle andere zijn weg, tenzij je ze als bestand hebt.
here-broken = Er ging iets mis in het spel: { $reason }. Alles tot en met je laatste actie is opgeslagen.
here-silent = Het spel reageert niet meer. Alles tot en met je laatste actie is opgeslagen, dus laad het opnieuw.
here-again = Opnieuw laden
here-new-table-hint = Speel tegen bots, of samen op dit scherm.
here-table-rules = Munten en eerste speler
sending-title = Je zet
sending = Je zet wordt verstuurd…
sending-stuck = Je zet is nog niet verstuurd. We blijven het proberen.
sending-withdraw = Zet intrekken
move-arrived = Je zet is aangekomen.
move-arrived-all-the-same = Je zet was al aangekomen voordat je hem introk.
move-refused = Je zet is geweigerd. { $why }
move-withdrawn = Je hebt je zet ingetrokken. Je mag opnieuw beslissen.
guest-name = Zwerver
broken-title = Deze pagina kon niet worden getoond
broken-text = Er ging iets mis bij het laden. Je spellen zijn veilig. Laad de pagina opnieuw of ga terug naar de startpagina.
reload = Opnieuw laden
release = Nieuwe versie
release-waiting = Er is een nieuwe versie van deze pagina. De pagina laadt opnieuw zodra je klaar bent met waar je mee bezig was.
release-asking = Er is een nieuwe versie van deze pagina. Laad de pagina opnieuw om die te krijgen.
unofficial = Een onofficiële opensourceversie, zonder band met de uitgever. Bevalt het je, koop dan het spel.

place-closed = { $name }: gesloten

# --- Begin, lobby, mijn spellen ----------------------------------------------------------------------------

play-now = Nu spelen
play-now-hint = Tegen twee makkelijke bots. Geen account, geen wachttijd.
play-learn = Tutorial
puzzles = Puzzels
puzzles-hint = Honderd stellingen met een goed antwoord, en elke dag een nieuwe puzzel.
puzzle-of-the-day = Puzzel van de dag
starting = De tafel wordt klaargezet…
continue = Verder spelen
new-table = Nieuwe tafel
new-table-hint = Speel met vrienden via een link, mensen aan dit scherm of bots.
lobby = Lobby
lobby-hint = Schuif aan bij een open tafel of kijk mee bij een spel.
lobby-open = Open tafels
lobby-none-open = Geen tafel wacht op spelers. Open er een!
lobby-running = Lopende spellen
my-games = Mijn spellen
finished-games = Afgelopen spellen
no-games = Je hebt nog niet gespeeld.
file-open = Spelbestand openen
file-save-all = Alle spellen opslaan
file-save = Spel als bestand opslaan
file-here-hint = Bestanden bewaren je spellen ook als de browser zijn gegevens wist. Een server kan ze ook openen, zodat vrienden kunnen meespelen.
file-server-hint = Je kunt een spel uit een bestand met vrienden verder spelen.
file-opened = { $number ->
    [one] Eén spel is geopend.
   *[other] { $number } spellen zijn geopend.
}
file-unread = Onleesbare spellen: { $number }. De reden: { $reason }
file-unsaved = Onleesbare spellen die niet in het bestand staan: { $number }.
file-which = Het bestand bevat { $number } spellen. Welk spel gaat verder?
file-who = Het spel gaat verder aan een nieuwe tafel, met eigen worpen en stapels. Wie speelt?
status-open = open
status-running = bezig
status-finished = afgelopen
players-number = { $number } spelers
to-start = Startpagina
lobby-none-running = Er is geen spel bezig. Begin er een!
watch-game = Meekijken
watchers = { $number ->
    [one] 1 kijkt mee
   *[other] { $number } kijken mee
}
who-is-here = Wie is er
people-in-lobby = { $number ->
    [one] 1 persoon in de lobby
   *[other] { $number } personen in de lobby
}
people-at-tables = { $number ->
    [one] 1 aan een tafel
   *[other] { $number } aan tafels
}
show-my-name = Mijn naam hier tonen
play-someone = Met iemand spelen
play-someone-hint = Bots spelen de vrije plaatsen tot er anderen komen.
drop-in = Botplaatsen open
take-bots-seat = Een bot vervangen
bots-game = spel van bots

# --- Een nieuwe tafel ----------------------------------------------------------------------------------------

how-many = Hoeveel spelers?
board-of = Het bord voor { $players }, { $rounds } rondes
board-choice = Bord
board-usual = Het gewone bord
board-open = Een bordbestand openen…
seats = Plaatsen
seat-number = Plaats { $player }
seat-kind-me = Ik
seat-kind-open = Een vriend, via een link
seat-kind-local = Iemand anders hier
seat-kind-bot = Een bot
bot-level = Niveau van de bot
name-of = Naam van speler { $player }
player-number = Speler { $player }
open-coins = Munten zichtbaar
allied-coins = Bondgenoten zien munten
is-public = Zichtbaar in de lobby
is-private = Besloten tafel
is-private-hint = De lobby toont de tafel niet. Je vindt haar alleen met de link.
who-begins = Eerste speler
random = Willekeurig
newcomer-first = Nieuwste speler eerst
clock = Klok
clock-none = geen
clock-live = Realtime
clock-turns = Correspondentie
clock-days = { $days } d
pace-none = Geen klok
pace-live = { $minutes } min + { $increment } s per beurt
pace-days = { $days ->
    [one] 1 dag + 1 dag per beurt
   *[other] { $days } dagen + 1 dag per beurt
}
minutes-each = Minuten per speler
days-each = Dagen per speler
table-rules = Klok en munten
create-table = Tafel klaarzetten
in-play = Wat er meespeelt
in-play-sum = In totaal { $races } volken en { $powers } krachten.
in-play-without = Blijft weg: { $names }.
presets = Voorinstellingen
preset-base-only = Alleen de basis
    .about = Het oorspronkelijke spel: veertien volken, twintig krachten.
preset-ladies = Alle dames
    .about = De basisdoos met Nomaden, Priesteressen en Witte Wieven.
preset-everything = Alles
    .about = Elke doos, elke optie: geen spel is hetzelfde.
preset-night = Nacht van de Dodenbezweerder
    .about = Een van jullie leidt de doden vanaf een eiland in het meer.
preset-underground = Underground
    .about = Onder de grond: relieken, plekken, monsters en een rivier.
preset-both-below = Beide werelden beneden
    .about = Ook de volken van boven gaan naar beneden.
preset-both-above = Beide werelden boven
    .about = De volken van beneden komen naar boven.
world = Wereld
world-surface = Boven de grond
    .about = De borden van de basisdoos: heuvels, akkers en zeeën.
world-underground = Onder de grond
    .about = De borden van Underground: rivieren, kloven en monsters.
world-both = Beide werelden
    .about = Tegels liggen met een van beide kanten boven: land van beide werelden.
world-any = Elke wereld
box-holds = { $races ->
    [one] 1 volk
   *[other] { $races } volken
}, { $powers ->
    [one] 1 kracht
   *[other] { $powers } krachten
}
setup-leaders = Leiders
    .about = Huur voor 1 munt de Leider van je volk: sterk, maar hij kan gevangen worden.
setup-places = Relieken en plekken boven
    .about = In gebieden van Verloren Volken bewaken telkens twee Monsters een reliek of een plek.
setup-necromancer = Spoken in reserve
    .about = Eén speler leidt de spoken tegen alle anderen. Aan elk bord kan één speler meer zitten.
    .seat = De laatste speler leidt de spoken.
    .strength = { $number ->
        [13] 13, zoals gedrukt
        [12] 12, moeilijker voor de levenden
        [11] 11, het moeilijkst voor de levenden
       *[other] { $number }
    }
box-filter = Dozen
box-filter-all = alle
box-filter-mine = aan mijn tafel
also-called = ook { $name } genoemd
your-name = Je naam

# --- Wachtkamer -------------------------------------------------------------------------------------------------

waiting-title = Wachten op spelers
waiting-branch = Dit spel gaat verder vanuit een stelling van een ander spel.
seat-open = Vrije plaats
sit-down = Plaatsnemen
start-with-bots = Beginnen met bots
leave-table = Tafel verlaten
invite = Uitnodigen
invite-text = Iedereen met deze link kan plaatsnemen. Een account is niet nodig.
link = Link naar deze tafel
copy = Kopiëren
copied = Gekopieerd
copy-by-hand = Je browser heeft de link niet gekopieerd. Hij is nu geselecteerd: kopieer hem zelf.
qr = Link als QR-code

# --- Account ------------------------------------------------------------------------------------------------------

account = Account
account-why = Je kunt zonder account spelen. Met een account heb je je spellen op elk apparaat bij je.
logged-in = Ingelogd als { $name }.
log-in = Inloggen
log-out = Uitloggen
make-account = Nieuw account maken
password = Wachtwoord (8+ tekens)
logins = Actieve sessies
login-since = sinds { $day }
login-here = deze browser
password-change = Wachtwoord wijzigen
password-old = Huidig wachtwoord (geen als je alleen passkeys gebruikt)
password-new = Nieuw wachtwoord (minstens 8 tekens)
password-changed = Wachtwoord gewijzigd. Alle andere browsers zijn uitgelogd.
passkey-login = Inloggen met een passkey
passkey-create = Passkey maken
passkey-why = Met een passkey log je in met je vingerafdruk, gezicht of pincode in plaats van een wachtwoord.
passkey-made = Passkey gemaakt. Je kunt er voortaan mee inloggen.
passkey-cancelled = Er is niets veranderd: de passkey werd niet bevestigd, of je hebt er geen voor deze site.
passkey-exists = Dit apparaat heeft al een passkey voor dit account.
passkey-insecure = Passkeys werken niet op dit adres. Gebruik een naam met https, of localhost.
passkey-unknown = Geen account gebruikt hier deze passkey.
passkey-unverified = De passkey kon niet worden gecontroleerd. Probeer het opnieuw.

# --- De tafel ----------------------------------------------------------------------------------------------------------

turn-of = { $turn ->
    [0] Opbouw
   *[other] Ronde { $turn } van { $rounds }
}
in-the-well = { $number ->
    [one] één ziel in de Put
   *[other] { $number } zielen in de Put
}
in-reserve = { $number } in reserve
on-offer = { $ability } (nog te koop)
on-the-island = Het eiland van de Dodenbezweerder: { $number ->
    [0] geen spoken
    [one] 1 spook
   *[other] { $number } spoken
}
steps = Stappen van een beurt
stage-begin = Kiezen
stage-conquer = Veroveren
stage-redeploy = Herschikken
stage-score = Tellen
map = Het bord voor { $board } spelers
map-unbuilt = De spelers bouwen dit bord, tegel voor tegel.
map-built = De spelers bouwen het bord, tegel voor tegel. Dit bord is door vier spelers gebouwd.
watching = Je kijkt mee
table-missing = Deze tafel bestaat niet.
# Woorden waarmee samengestelde namen eindigen: op de kaart mag een lange naam daarvoor worden afgebroken.
region-endings = heuvels heuvel hoeven akkers akker moeras velden weiden wijngaarden veen bos woud spits piek hoorn rots
region-table = Gebieden als lijst
region = Gebied
land = Terrein
holder = Bezet door
price-column = Prijs
act-column = Actie
sort-by = Sorteer op
sort-price = mogelijke gebieden
sort-holder = bezitter
sort-name = naam
choose = Kiezen
again = Bevestigen
sound = Geluid
options = Opties
palette-distinct = Kleuren voor kleurenblinden
facing = Tegenover elkaar (gedeelde tablet, munten zichtbaar)
opposite-declined = { race-name } in verval
opposite-race = { $declined ->
    [yes] { opposite-declined }
   *[no] { combo }
}: { $regions ->
    [one] één gebied
   *[other] { $regions } gebieden
}
keys = Opties en toetsen
map-cell = vak { $cell }
map-cell-own = waar hij ligt, om hem te draaien
tray-tiles = Te leggen tegels
tray-tile = tegel { $letter }
map-spot = plaats { $number }
turn-left = naar links draaien
turn-right = naar rechts draaien
unplayed = Je hand
unplayed-of = Hand van { $player }
lying-open = Open volken en krachten
taken-enough = Je hebt er al drie.
zoom-in = Groter
zoom-out = Kleiner
zoom-fit = Het hele bord
skip = Overslaan
your-turn = Jouw beurt!
undo = Ongedaan maken
plan = Mijn beurt voorbereiden
redo = Opnieuw doen
reset-turn = Beurt opnieuw
column = Beschikbare combinaties
choose-combo = Kies een combinatie
stacks = Nog in de stapels: { $races } volken, { $powers } krachten
combos = Combi’s
compare-combos = Vergelijken
combo-sentence = Nummer { $place }: { combo }, { tokens }, { $price ->
    [0] gratis
    [one] kost 1 munt
   *[other] kost { $price } munten
}{ $coins ->
    [0] { "" }
    [one] , er ligt 1 munt op
   *[other] , er liggen { $coins } munten op
}{ $found ->
    [0] { "" }
    [one] , er ligt nog 1 fiche op
   *[other] , er liggen nog { $found } fiches op
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
    [one] +1 munt als je haar neemt
   *[other] +{ $number } munten als je haar neemt
}
tokens-on-it = { $number ->
    [one] +1 fiche als je haar neemt
   *[other] +{ $number } fiches als je haar neemt
}
choose-half = Kies een volk en een kracht. Je betaalt alleen voor de duurste rij.
half-sentence = Rij { $row }: { $name }, { $number ->
    [one] 1 fiche
   *[other] { $number } fiches
}{ $found ->
    [0] { "" }
   *[other] {" "}en nog { $found } die erop liggen
}
brings-coins = { $number ->
    [one] levert 1 munt op
   *[other] levert { $number } munten op
}
half-brings = { $name } { $brings }
half-of-hand = { $name }, { $number ->
    [one] 1 fiche
   *[other] { $number } fiches
}{ $found ->
    [0] { "" }
   *[other] {" "}en nog { $found } die meekomen
}
choose-from-hand = Kies een volk en een kracht uit je hand. Ze zijn gratis, en je kunt elk één keer per spel gebruiken.
costs-coins = { $number ->
    [one] kost 1 munt
   *[other] kost { $number } munten
}
almanac-combo = Gemiddeld { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} (±{ $within }) voor onze bots
almanac-how = Wat onze bots gemiddeld met deze combinatie verdienden, genomen in beurt { $turn } met dit aantal spelers, na aftrek van de prijs. ± is het 95%-interval van het gemiddelde; één spel wijkt meer af.
free = gratis
link-connecting = Verbinden…
link-open = Verbonden
link-lost = Verbinding verbroken. Opnieuw verbinden…
link-nowhere = Geen verbinding. Je ziet de tafel zoals die het laatst was. Zodra je weer verbonden bent, wordt ze bijgewerkt.
link-closed = Niet verbonden

decision = Je keuze

# --- Spelers ---------------------------------------------------------------------------------------------------------------

players = Spelers
team-with = met { $player }
team-alone = alleen, telt { $number ->
    [2] dubbel
   *[other] { $number } keer
}
teams = Teams
teams-by-seat = Teams, in volgorde vanaf de eerste speler:
ally = bondgenoot
you-mark = (jij)
is-bot = bot
is-away = afwezig, een bot speelt
is-gone = niet hier
is-away-short = bot speelt
is-gone-short = niet hier
thinks = denkt na
decides = beslist
captive-leader = Gevangen Leider ({ race-name })
coins-hidden = Verborgen munten
show-domain = Gebieden van deze speler tonen
in-decline = in verval
in-hand = { $number } in de hand
no-race = Nog geen volk

# --- Gebieden --------------------------------------------------------------------------------------------------------------

held-nobody = onbezet
held-tribe = { $number ->
    [one] een Verloren Volk
   *[other] { $number } fiches van het Verloren Volk
}
held-monsters = { $number ->
    [one] een Monster
   *[other] { $number } Monsters
}
held-passing = verlaat de rivier weer
serves-nobody = dient nu niemand
serves = dient { $player }
holding-in-short = { $ability } ({ $player })
legend-field = Op dit oogstveld groeit een kracht. Een actief volk dat vijf gebieden rond het veld bezit, heeft die kracht ook.
field-of = Oogstveld: { $ability }
field-has = { $player }: { $held } van { $enough }, { $lacking ->
    [0] van kracht
    [one] nog 1 nodig
   *[other] nog { $lacking } nodig
}
field-rule = Een actief volk dat { $enough } van de { $number } gebieden rond het veld bezit, heeft deze kracht ook.
field-bare = Geen actief volk bezit een gebied rond het veld.
held-neutral = { $number } × { race-name }
held-by = { $player }: { $number } × { race-name }{ $declined ->
    [yes] {" "}in verval
   *[no] { "" }
}
costs = { $tokens ->
    [one] kost 1 fiche
   *[other] kost { $tokens } fiches
}
costs-die = kost { $tokens } fiches; { $percent }% met de dobbelsteen
costs-short = kost { $tokens ->
    [one] 1 fiche
   *[other] { $tokens } fiches
}, { $short } te weinig
tokens-needed = { $number ->
    [one] fiche nodig
   *[other] fiches nodig
}
draft-places = { $number } hier te plaatsen
beside-regions = Naast { $regions }
beside-column = Naast
draft-said = { $region }: { $number } daar, nog { $left } te plaatsen
said-undone = Ongedaan gemaakt.
why-not = Waarom hier niet?
harm = { $player } verliest dit gebied en { $declined ->
    [yes] de laatste fiche hier ({ race-name }, in verval)
   *[no] een fiche ({ race-name })
}.
harm-tribe = Het Verloren Volk verdwijnt van het bord.
harm-monsters = De Monsters verdwijnen van het bord, en wat zij bewaakten komt aan het licht.
one-less = Eén minder
one-more = Eén meer
all-here = Alle { $number } hier

# --- Wat nu komt -------------------------------------------------------------------------------------------------------------

do-choose-pair = Kies volk en kracht
do-choose-combo = Kies een combinatie
do-take = Neem { combo-the }{ $price ->
    [0] { "" }
   *[other] {" "}voor { $price }
}
do-expand = Verder met { combo-the }
do-decline = In verval (+{ $coins })
do-decline-sure = Ja, in verval gaan
do-not-decline = Nee, actief blijven
pass-conquer = Stoppen en herschikken
do-conquer = Verover { $region } ({ $tokens })
do-attempt = Gooi: { $region } ({ $percent }%)
do-dragon-master = Draak naar { $region }
do-sorcerers = Betover: { $region }
do-abandon = Verlaat { $region }
do-loose-berserk = Gooi de dobbelsteen
do-use = Met { $ability }
spread-proposed = Voorstel voor { $what }.
spread-whole = Jouw keuze voor { $what }.
spread-change = Klik op een gebied om iets te wijzigen.
spread-left = Nog te plaatsen: { $left } van { $what }.
spread-off = Volgende beurt terug: { $number } ({ $ability }).
spread-asked-by = { $ability }: { $text }
do-place-left = Nog { $number } te plaatsen
do-redeploy = Klaar, verder
do-return = Klaar
do-end-turn = Einde beurt +{ $coins }
do-end-turn-plain = Beurt beëindigen
do-not-yet = Nog niet
do-choose-regions = { $number ->
    [one] Kies nog één gebied
   *[other] Kies nog { $number } gebieden
}
do-select = { $number ->
    [0] Geen gebied
    [one] Dit gebied
   *[other] Deze { $number } gebieden
}
answer-heroic = Helden neerzetten
answer-leprechauns = { $number ->
    [0] Verstop geen pot
    [one] Verstop een pot goud
   *[other] Verstop { $number } potten goud
}
answer-barbarians = { $number ->
    [0] Neem er geen terug
   *[other] Neem er { $number } terug
}
select-all = Alle gebieden
select-none = Geen
do-fortified = Bouw: { $region }
pass-fortified = Niets bouwen
do-diplomat = Vrede met { $player }
pass-diplomat = Geen vrede
do-buy = Koop: { $ability }
pass-necromancer = Niets meer kopen
pass-hire = Geen Leider
pass-ransom = Laat hem gevangen
do-leader = Leider naar { $region }
do-priestesses = Toren in { $region }
do-ghosts = { $number ->
    [0] Alle op het bord
    [one] Houd 1 spook achter
   *[other] Houd { $number } spoken achter
}
do-hordes-of = { $number ->
    [0] Alleen hordefiches
    [one] Verlies 1 volksfiche
   *[other] Verlies { $number } volksfiches
}
do-ability = { $ability }: { $what }
answer-yes = Ja
answer-yes-for = Ja, voor { $number ->
    [one] 1 munt
   *[other] { $number } munten
}
answer-no = Nee
do-pass = Niets doen
do-more-tokens = Meer fiches…
do-choose-do = Kies wat je doet
do-choose-region = Kies een gebied
do-choose-other = Kies een tweede gebied
do-choose-player = Kies een speler
do-choose-place = Kies een combinatie
do-choose-named = Maak een keuze
do-choose-revealed = Maak een keuze
do-choose-bought = Maak een keuze
do-choose-tile = Kies een tegel
do-choose-cell = Kies waar hij heen gaat
do-creation-4 = Berg: { $place }
do-creation-5 = Kloof: { $place }
do-creation-6 = Monsters: { $region }
do-creation-7 = Verloren Volk: { $region }
do-hands-2 = Neem: { $ability }
do-lay-tile = Leg de tegel hier
do-choose-ability = Maak een keuze
how-many-tokens = Hoeveel?
take-back = { $what }: opnieuw kiezen
gather = Alles terugnemen
template-even = Gelijk
template-borders = Grenzen
template-bonus = Bonusgebieden
template-together = Allemaal samen
template-last = Zoals vorige beurt
wait-over = Het spel is afgelopen.
wait-frozen = De stelling blijft staan terwijl je leest.
wait-chance = De dobbelsteen rolt…
wait-player = { $player } is aan zet
homecoming-title = Je fiches zijn teruggekomen
homecoming = { $player } heeft je verdreven: { $what ->
    [bivouacking] je kampen zijn teruggekomen.
    [behemoth] je Behemoths zijn teruggekomen.
   *[other] { $number ->
        [one] { story-troops } is teruggekomen.
       *[other] { story-troops } zijn teruggekomen.
    }
}
homecoming-always = Altijd zo doen: { $order }
wait-home = { $number ->
    [one] { $players } zet fiches terug
   *[other] { $players } zetten fiches terug
}
prompt-ending = Hiermee eindigt je beurt; dit kan niet ongedaan worden gemaakt.
forecast = Nu waard: { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
forecast-of = Beurt van { $player } nu waard: { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
forecast-item = { $coins } { $reason }
decline-forecast = Als je nu in verval gaat: { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
coins-regions = { $number ->
    [one] gebied
   *[other] gebieden
}{ $declined ->
    [yes] {" "}({ race-name })
   *[no] { "" }
}
coins-ability-declined = { $ability } (in verval)
receipt = Munten van deze beurt
die-shows = { $number ->
    [0] blanco
   *[other] { $number }
}

# --- Verslag, praten -----------------------------------------------------------------------------------------------------------

log = Verslag
log-whole = Toon het hele spel
log-go-back = Terug naar hier
log-deployed = { $regions ->
    [one] { $player } stuurt { tokens } naar { $region }.
   *[other] { $player } verdeelt { tokens } over { $regions } gebieden.
}
log-scored = { $player } krijgt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}.
notes = Notities
notes-hint = Alleen jij ziet deze notities. Deze browser bewaart ze.
chat = Chat
chat-empty = Nog geen berichten.
chat-words = Je bericht
chat-send = Versturen
chat-readers = Sturen aan
chat-to-all = Iedereen
chat-to-team = Mijn team
chat-points = Kijk hier: { $region }!
do-point-out = Aanwijzen
chat-said-to-team = Aan het team: { $text }
phrases = Zeg iets
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-your-turn = Jij bent aan de beurt.
phrase-thinking = Even nadenken.
phrase-one-moment = Een ogenblik, alsjeblieft.
phrase-back = Ik ben er weer.
phrase-nice-move = Mooie zet!
phrase-ouch = Au!
phrase-lucky = Bofkont!
phrase-sorry = Sorry!
phrase-thanks = Dank je!
phrase-well-played = Goed gespeeld!
phrase-again = Nog een spel?
phrase-bye = Tot ziens!

# --- Meldingen aan de beheerders van de server ----------------------------------------------------------------

complain = Melden…
complain-title = Melden aan de moderators
complain-what = De moderators zien je melding en de chat die jij kon lezen. De andere spelers merken er niets van.
complain-whom = Wie of wat
complain-table = De tafel zelf
complain-why = Reden
complain-reason-insult = Beledigen of bedreigen
complain-reason-spam = Spam
complain-reason-cheating = Vals spelen
complain-reason-name = Kwetsende naam of bord
complain-reason-other = Iets anders
complain-words = Toelichting (optioneel)
complain-send = Melding versturen
complain-thanks = Bedankt. De moderators gaan ernaar kijken.

# --- Gordijn, einde, terugkijken ---------------------------------------------------------------------------------------------------

curtain = { $player }, jouw beurt
curtain-text = Munten zijn geheim. Iedereen behalve { $player } kijkt weg.
curtain-open = Ik ben { $player }
show-end = Toon de uitslag
end-title = { $number ->
    [one] { $players } wint!
   *[other] { $players } winnen samen!
}
end-team = Team { $team } wint: { $players }, met samen { $coins } munten!
end-alone = { $players } wint alleen, met { $coins } munten: { $number } keer de eigen score!
tokens-on-map = { $number ->
    [one] 1 fiche op het bord
   *[other] { $number } fiches op het bord
}
best-raid = Mooiste rooftocht: { $player } nam in ronde { $turn } { $number ->
    [one] 1 gebied
   *[other] { $number } gebieden
} van anderen af.
luckiest = Gelukkigste worp: { $player } won { $region } met een kans van { $percent }%.
chart-coins = Munten, beurt na beurt
chart-races = Opkomst en ondergang
regions-by-turn = Gebieden, beurt na beurt: { $list }
end-missing = De server heeft de details van dit spel niet gestuurd.
try-again = Opnieuw proberen
end-why = Wat de doorslag gaf
end-lead = { $coins ->
    [0] { $winner } en { $other } verdienden evenveel munten: de fiches op het bord beslisten.
    [one] { $winner } verdiende 1 munt meer dan { $other }.
   *[other] { $winner } verdiende { $coins } munten meer dan { $other }.
}
end-swing = Ronde { $turn } maakte het grootste verschil: { $coins ->
    [one] 1 munt.
   *[other] { $coins } munten.
}
end-from-regions = Actieve gebieden
end-from-declined = Gebieden in verval
end-from-purse = Betaald en gevonden
seed = Random seed: { $seed }
record = Spelverslag
rematch = Nog een keer
rematch-waits = Een speler wil nog een keer spelen en wacht op je.
bot-plays-for-you = Een bot speelt voor je.
again-harder = Een niveau hoger spelen
again-easier = Een niveau lager spelen
next-game = Volgend spel
replay = Terugkijken
look-at-map = Bekijk het bord
to-table = Terug naar de tafel
play = Afspelen
pause = Pauze
look-back = Spelanalyse
replay-back = Vorige stap
replay-forward = Volgende stap
replay-turn-back = Vorige beurt
replay-turn-forward = Volgende beurt
replay-moment = Positie in het spel
play-on = Hier verder spelen
share = Delen
recap = Sinds je vorige beurt { $lost ->
    [0] heb je geen gebied verloren.
    [one] heb je 1 gebied verloren.
   *[other] heb je { $lost } gebieden verloren.
}
read-log = Verslag lezen
show-film = Als animatie tonen
film-speed = Snelheid
volume = Volume
haptics = Trillen
motion = Animaties
motion-speed = { $speed ->
    [0] Uit
    [1] Normaal
    [2] Snel
   *[other] Langzaam
}
# Wat een bot deed voor iemand die weg was, verteld als ze terug zijn.
meanwhile-title = Terwijl je weg was
meanwhile-what = Wat de bot deed

# --- Eerste spel ------------------------------------------------------------------------------------------------------------------

guide = Tip voor beginners
guide-understood = Begrepen
guide-no-more = Tips uitzetten
guide-on = Tips voor beginners
guide-choose-combo = Neem een volk met een kracht. Het bovenste is gratis; elke plaats lager kost één munt extra.
guide-choose-course = Ga verder met je volk. Of laat het in verval gaan: het levert nog munten op, en daarna neem je een ander.
guide-conquer = De getallen zijn prijzen in fiches. Klik tweemaal op een gebied om het te veroveren. Begin aan de rand.
guide-die = Te weinig fiches? Kies een gebied met een stippelrand: de dobbelsteen geeft er hoogstens drie bij.
guide-redeploy = Je fiches zijn al geplaatst, als voorstel. Klik op een gebied om er een fiche heen te halen, of beëindig je beurt.
guide-redeploy-give-up = Je hebt te weinig fiches voor alle gebieden. Geef er een op.
guide-heroic = Twee gebieden met een held zijn onneembaar. Klik de twee belangrijkste aan.
guide-fortified = Een fort maakt een gebied 1 fiche duurder en levert elke beurt 1 munt op zolang je volk actief is.
guide-diplomat = Sluit je vrede met een speler, dan kan die dit volk tot je volgende beurt niet aanvallen.
guide-stout = Dit volk mag meteen na de telling in verval gaan, zonder een beurt te verliezen.
guide-river = Een rivier kost één fiche minder, maar niemand blijft er: bij het herschikken trek je er weer uit.

# --- Verder zonder iemand --------------------------------------------------------------------------------------

how-to-go-on = Hoe verder
gone-for = { $minutes ->
    [one] { $player } is 1 minuut weg.
   *[other] { $player } is { $minutes } minuten weg.
}
gone-wait = Wachten
gone-bot = Laat een bot invallen
gone-days = Naar 1 dag per beurt
votes-of = { $number } van { $needed }
by-days = Jullie hebben nu 1 dag per beurt, omdat een speler weg was.
own-pace = Terug naar normaal tempo

# --- Wat er mis kan gaan, naar de code van de server -------------------------------------------------------------------------------

error-unknown = Dat lukte niet: { $message }
error-cookies = Je browser blokkeert cookies. Sta ze toe voor deze pagina, zodat de tafel je plaats herkent.

# --- Toetsen -----------------------------------------------------------------------------------------------------------------------

keys-on = Sneltoetsen
notify-on = Melding bij mijn beurt
orders = Als fiches terugkomen
orders-all = Alle volken
orders-as-all = zoals alle volken
order-ask = mij vragen
leave-sure = Weggaan? Bot neemt het over
take-back-seat = Mijn plaats terugnemen
key-map = naar het bord
key-next = volgend gebied dat te kiezen is
key-neighbour = gebied ernaast
key-choose = kijken, dan doen
key-back = terug
key-combo = combinatie kiezen (of een volk, dan een kracht)
key-primary = de hoofdknop indrukken
key-decline = in verval gaan
key-roll = dobbelsteen gooien
key-step = een fiche meer of minder
key-templates = grenzen, gelijk, terugnemen
key-abandon = gebied verlaten
key-undo = ongedaan maken
key-redo = opnieuw doen
key-reset = beurt opnieuw
key-inspect = het gebied beschrijven
key-table = gebieden als lijst
key-hint = hint
key-log = verslag
key-players = spelers
key-help = deze pagina

# --- Encyclopedie, dank -----------------------------------------------------------------------------------------------------------

encyclopedia = Encyclopedie
encyclopedia-hint = Alle volken, krachten en regels, in onze eigen woorden.
search = Zoeken
kind-term = Begrippen van het bord
terrain-of-board = Land: kost twee fiches als er niemand is. Alleen dit bord heeft het: geen ras of kracht uit een doos kent het, zelfgemaakte misschien wel.
kind-topic = Regels
kind-race = Volken
kind-power = Krachten
kind-relic = Relieken
kind-place = Plekken
contents = Inhoud
credits = Met dank aan
credits-icons = Pictogrammen:
credits-font = Lettertype:
credits-software = Gemaakt met
credits-art = Borden, landschap en patronen zijn voor dit project getekend.

# The announcements of a screen reader when the search text or the box changes.
encyclopedia-found =
    { $number ->
        [0] Geen enkel onderwerp past.
        [one] Eén onderwerp past.
       *[other] { $number } onderwerpen passen.
    }
# The name of the row of tabs: combos, log, chat and notes.
side-panel = Naast het bord
