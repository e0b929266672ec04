### What the screens in the browser say, beside content.ftl and story.ftl.

title = Small World
slogan = Goblins, ghosts, giants and a few dozen more, and never enough land for all of them.
skip-to-content = Skip to the content
navigation = Pages
language = Language
# What the language calls itself.
language-name = English
theme = Colours: { $theme ->
    [light] light
    [dark] dark
   *[auto] as the system
}
close = Close
loading = Unrolling the map …
offline = The server cannot be reached. Please try again.
sending-title = Your move
sending = Sending your move …
sending-stuck = Your move has not arrived yet. It is kept, and tried again until it does.
sending-withdraw = Withdraw the move
move-arrived = Your move has arrived.
move-arrived-all-the-same = Your move had arrived before you withdrew it.
move-refused = Your move was not made. { $why }
move-withdrawn = You have withdrawn your move. It is yours to decide again.
guest-name = Wanderer
broken-title = This page could not be shown
broken-text = Something went wrong while it started. Nothing of your games is lost. Reload the page, or go to the start.
reload = Reload
unofficial = An unofficial open-source implementation, not connected with the publisher. If you like it, buy the game.

# --- Start, lobby, my games ------------------------------------------------------------------------------

play-now = Play now
play-now-hint = Against two easy bots. No account, no waiting.
play-learn = Learn by playing
puzzles = Puzzles
puzzles-hint = A hundred positions with a right answer, another one each day.
puzzle-of-the-day = Puzzle of the day
starting = Setting up the table …
continue = Go on playing
new-table = New table
new-table-hint = Friends by link, people on this screen, bots: who sits where is up to you.
lobby = Lobby
lobby-hint = Sit down at an open table or watch a running game.
lobby-open = Open tables
lobby-none-open = No table is waiting for players. Open one!
lobby-running = Running games
my-games = My games
finished-games = Finished games
no-games = You have not played yet.
status-open = open
status-running = running
status-finished = finished
players-number = { $number } players
to-start = To the start page

# --- A new table -------------------------------------------------------------------------------------------

how-many = How many players?
board-of = The map for { $players }, { $rounds } rounds
seats = Seats
seat-number = Who takes seat { $player }
seat-kind-me = Me
seat-kind-open = A friend, by link
seat-kind-local = Another person here
seat-kind-bot = A bot
bot-level = How the bot plays
name-of = Name of player { $player }
player-number = Player { $player }
open-coins = Coins lie open
allied-coins = Allies see each other’s coins
is-public = Listed in the lobby
who-begins = First player
random = drawn by lot
newcomer-first = A newcomer, or chance
clock = Clock
clock-none = none
clock-live = minutes for everybody
clock-turns = days for everybody
clock-days = { $days } d
pace-none = No clock
pace-live = { $minutes } minutes each, and { $increment } seconds more a turn
pace-days = { $days ->
    [one] A day each, and a day more a turn
   *[other] { $days } days each, and a day more a turn
}
minutes-each = Minutes each
days-each = Days each
table-rules = Clock and coins
create-table = Set up the table
in-play = What is in play
in-play-sum = { $races } races and { $powers } powers in all.
in-play-without = Left out: { $names }.
presets = Ready choices
preset-base-only = Base only
    .about = The game as it began: fourteen races, twenty powers.
preset-ladies = All the ladies
    .about = The base box with Nomads, Priestesses and White Ladies.
preset-everything = Everything
    .about = Every box, every option: no two games alike.
preset-night = Necromancer’s night
    .about = One of you leads the dead from an island in the lake.
preset-underground = Underground
    .about = Down below: relics, places, monsters and a river across.
preset-both-below = Both worlds below
    .about = The races of the surface go down, too.
preset-both-above = Both worlds above
    .about = The races from below come to the surface.
world = World
world-surface = On the surface
    .about = The maps of the base box: hills, fields and seas.
world-underground = Below
    .about = The maps of Underground: rivers, chasms and monsters.
world-both = In both worlds
    .about = Tiles lie with any side up: land of either world.
world-any = In either world or both
box-holds = { $races ->
    [one] 1 race
   *[other] { $races } races
}, { $powers ->
    [one] 1 power
   *[other] { $powers } powers
}
setup-leaders = Leaders
    .about = For a coin a race brings its leader: strong, but it may be captured.
setup-places = Relics and places above
    .about = Two Monsters each guard a relic or a place in regions of Lost Tribes.
setup-necromancer = Ghosts in reserve
    .about = One player leads the ghosts against all others; one more can sit at each map.
    .seat = Whoever plays last leads the ghosts.
    .strength = { $number ->
        [13] 13, as printed
        [12] 12, harder for the living
        [11] 11, hardest for the living
       *[other] { $number }
    }
box-filter = Boxes
box-filter-all = all
box-filter-mine = at my table
also-called = also called { $name }
your-name = Your name

# --- Waiting room -------------------------------------------------------------------------------------------

waiting-title = Waiting for players
waiting-branch = This table plays on from a moment of another game.
seat-open = Free seat
sit-down = Sit down
start-with-bots = Start; bots take the free seats
leave-table = Leave the table
invite = Invite
invite-text = Whoever opens this link may sit down. No account is needed.
link = Link to this table
copy = Copy
copied = Copied
copy-by-hand = Your browser did not copy the link. It is selected now: copy it yourself.
qr = The link as a QR code

# --- Account -------------------------------------------------------------------------------------------------

account = Account
account-why = You can play without. With an account, your games are with you on every device.
logged-in = You are { $name }.
log-in = Log in
log-out = Log out
make-account = Make a new account
password = Password (at least 8 characters)
logins = Where this account is open
login-since = since { $day }
login-here = this browser
password-change = Change the password
password-old = Old password (none if you use passkeys only)
password-new = New password (8 characters at least)
password-changed = The password is changed. All other browsers are logged out.
passkey-login = Sign in with a passkey
passkey-create = Create a passkey
passkey-why = A passkey opens your account with a fingerprint, a face or a PIN, without a password.
passkey-made = The passkey is made: from now on it opens this account.
passkey-cancelled = Nothing was done: the passkey was not confirmed, or there is none for this site.
passkey-exists = This device already has a passkey for this account.
passkey-insecure = Passkeys do not work at this address: it has to be a name with https, or localhost.
passkey-unknown = No account here belongs to this passkey.
passkey-unverified = The passkey could not be checked. Please try again.
passkey-name-taken = An account with this name exists already. Please choose another name.

# --- The table -----------------------------------------------------------------------------------------------

turn-of = { $turn ->
    [0] Set-up
   *[other] Round { $turn } of { $rounds }
}
in-the-well = { $number ->
    [one] one soul in the Well
   *[other] { $number } souls in the Well
}
in-reserve = { $number } in reserve
on-offer = { $power } (may still be bought)
on-the-island = The Necromancer’s island: { $number ->
    [0] no ghost stands there
    [one] one ghost stands there
   *[other] { $number } ghosts stand there
}
steps = Steps of a turn
stage-begin = Choose
stage-conquer = Conquer
stage-redeploy = Redeploy
stage-score = Score
map = The map for { $board } players
map-unbuilt = Those who play build this board, tile by tile.
map-built = Players build the board, tile by tile. Here is one that four have built.
watching = You are watching
table-missing = There is no such table.
# Words that end compound names of regions: a long name may be broken before them on the map.
region-endings = { "" }
region-table = Regions as a list
region = Region
land = Land
holder = Held by
price-column = Price
act-column = Act
sort-by = Sort by
sort-price = what may be chosen
sort-holder = owner
sort-name = name
choose = Choose
again = Do it
sound = Sound
options = Options
palette-distinct = Colours for the colour-blind
facing = Face to face: this screen lies between us, and coins may be seen
opposite-declined = { $race } in decline
opposite-race = { $race }: { $regions ->
    [one] one region
   *[other] { $regions } regions
}
keys = Keys and options
map-cell = cell { $cell }
map-cell-own = where it lies, to turn it
tray-tiles = Tiles to lay
tray-tile = tile { $letter }
map-spot = place { $number }
turn-left = turn it to the left
turn-right = turn it to the right
unplayed = Your hand
unplayed-of = In the hand of { $player }
lying-open = Races and powers that lie open
taken-enough = You have three already.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole map
skip = Skip
your-turn = Your turn!
undo = Undo
plan = Plan my turn
redo = Redo
reset-turn = Reset turn
column = Combos to be had
choose-combo = Choose a combo
stacks = Still in the stacks: { $races } races, { $powers } powers
combo-sentence = Number { $place }: { $combo }, { tokens }, { $price ->
    [0] free
    [one] costs 1 coin
   *[other] costs { $price } coins
}{ $coins ->
    [0] { "" }
    [one] , 1 coin lies on it
   *[other] , { $coins } coins lie on it
}{ $found ->
    [0] { "" }
    [one] , 1 token more lies on it
   *[other] , { $found } tokens more lie on it
}
tokens = { $number ->
    [one] 1 token
   *[other] { $number } tokens
}
coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
regions = { $number ->
    [one] 1 region
   *[other] { $number } regions
}
coins-on-it = { $number ->
    [one] 1 coin lies on it, for whoever takes it
   *[other] { $number } coins lie on it, for whoever takes it
}
tokens-on-it = { $number ->
    [one] 1 token more lies on it, for whoever takes it
   *[other] { $number } tokens more lie on it, for whoever takes it
}
choose-half = Choose a race and a power; the dearer row says what both cost.
half-sentence = Row { $row }: { $name }, { $number ->
    [one] 1 token
   *[other] { $number } tokens
}{ $found ->
    [0] { "" }
   *[other] {" "}and { $found } more that lie on it
}
brings-coins = { $number ->
    [one] brings 1 coin
   *[other] brings { $number } coins
}
half-brings = { $name } { $brings }
half-of-hand = { $name }, { $number ->
    [one] 1 token
   *[other] { $number } tokens
}{ $found ->
    [0] { "" }
   *[other] {" "}and { $found } more that come along
}
choose-from-hand = Choose a race and a power of your hand. They cost nothing, and each serves once in the game.
costs-coins = { $number ->
    [one] costs 1 coin
   *[other] costs { $number } coins
}
almanac-combo = On average { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} (±{ $within }) for our bots
almanac-how = What this combo brought our bots until it was gone, taken in turn { $turn } with as many players, less its price and with the coins on it. So certain is the mean; a single game strays further.
free = free
link-connecting = Connecting …
link-open = Connected
link-lost = Connection lost, coming back …
link-nowhere = No connection. The table is shown as it was last; it goes on by itself once you are connected again.
link-closed = Disconnected

# --- Players ---------------------------------------------------------------------------------------------------

players = Players
team-with = with { $player }
team-alone = alone, counts { $number ->
    [2] double
   *[other] { $number } times
}
teams = Teams
teams-by-seat = Who plays together, counted from whoever begins:
ally = ally
you-mark = (you)
is-bot = bot
is-away = away, a bot plays
is-gone = not here
is-away-short = bot plays
is-gone-short = not here
thinks = is thinking
decides = is deciding
captive-leader = Captive: the Leader of the { $race }
coins-hidden = Coins are hidden
show-domain = Show this player’s regions
in-decline = in decline
in-hand = { $number } in hand
no-race = No race yet

# --- Regions ---------------------------------------------------------------------------------------------------

held-nobody = nobody here
held-tribe = { $number ->
    [one] a Lost Tribe
   *[other] { $number } tokens of a Lost Tribe
}
held-monsters = { $number ->
    [one] a Monster
   *[other] { $number } Monsters
}
held-passing = leaves the river again
serves-nobody = serves nobody now
serves = serves { $player }
holding-in-short = { $ability } ({ $player })
legend-field = A badge grows in this field. Whoever’s active race holds five regions around it has its power, too.
field-of = Field: { $ability }
field-has = { $player }: { $held } of { $enough }, { $lacking ->
    [0] in force
    [one] 1 more needed
   *[other] { $lacking } more needed
}
field-rule = Its power serves an active race that holds { $enough } of the { $number } regions around it.
field-bare = Nobody’s active race has any of its regions.
held-neutral = { $number } × { $race }
held-by = { $player }: { $number } × { $race }{ $declined ->
    [yes] {" "}in decline
   *[no] { "" }
}
costs = { $tokens ->
    [one] costs 1 token
   *[other] costs { $tokens } tokens
}
costs-die = costs { $tokens } tokens; with the die, { $percent } %
costs-short = costs { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, { $short } too few
tokens-needed = { $number ->
    [one] token needed
   *[other] tokens needed
}
draft-places = { $number } to be placed here
beside-regions = Beside { $regions }
beside-column = Beside
draft-said = { $region }: { $number } there, { $left } left to place
said-undone = Taken back.
why-not = Why not here?
harm = { $player } loses this region and { $declined ->
    [yes] its last { $race } here
   *[no] a token of the { $race }
}.
harm-tribe = The Lost Tribe leaves the map.
harm-monsters = The Monsters leave the map, and what they guarded comes to light.
one-less = One less
one-more = One more
all-here = All { $number } here

# --- What comes next ----------------------------------------------------------------------------------------------

do-choose-pair = Choose a race and a power
do-choose-combo = Choose a combo
do-take = Take { $combo }{ $price ->
    [0] { "" }
   *[other] {" "}for { $price }
}
do-expand = Go on with { $combo }
do-decline = Decline (+{ $coins })
do-decline-sure = Yes, go into decline
do-not-decline = No, stay active
pass-conquer = Stop and redeploy
do-conquer = Conquer { $region } ({ $tokens })
do-attempt = Roll for { $region } ({ $percent } %)
do-dragon-master = Send the dragon to { $region }
do-sorcerers = Enchant the token in { $region }
do-abandon = Abandon { $region }
do-loose-berserk = Roll the die
do-use = With { $ability }
do-place-left = { $number } still to be placed
do-redeploy = Done, go on
do-return = Done
do-end-turn = End turn +{ $coins }
do-end-turn-plain = End turn
do-not-yet = Not yet
do-choose-regions = { $number ->
    [one] Choose one more region
   *[other] Choose { $number } more regions
}
do-select = { $number ->
    [0] In no region
    [one] In this region
   *[other] In these { $number } regions
}
answer-heroic = Post the heroes
answer-leprechauns = { $number ->
    [0] Hide no pot
    [one] Hide a pot of gold
   *[other] Hide { $number } pots of gold
}
answer-barbarians = { $number ->
    [0] Take none in hand
   *[other] Take { $number } in hand
}
select-all = All regions
select-none = None
do-fortified = Build in { $region }
pass-fortified = Build nothing
do-diplomat = Peace with { $player }
pass-diplomat = Peace with nobody
do-buy = Buy: { $power }
pass-necromancer = Buy nothing more
pass-hire = Without a Leader
pass-ransom = Leave it captive
do-leader = The Leader goes to { $region }
do-priestesses = Build the Tower in { $region }
do-ghosts = { $number ->
    [0] All ghosts onto the map
    [one] One ghost stays
   *[other] { $number } ghosts stay
}
do-hordes-of = { $number ->
    [0] Lose Hordes tokens only
    [one] Lose one of the race instead
   *[other] Lose { $number } of the race instead
}
do-ability = { $ability }: { $what }
answer-yes = Yes
answer-yes-for = Yes, for { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
answer-no = No
do-pass = Do nothing
do-more-tokens = With more tokens …
do-choose-do = Choose what to do
do-choose-region = Choose a region
do-choose-other = Choose a second region
do-choose-player = Choose a player
do-choose-place = Choose a combo
do-choose-named = Choose one
do-choose-revealed = Choose one
do-choose-bought = Choose one
do-choose-tile = Choose a tile
do-choose-cell = Choose where it goes
do-creation-4 = Lay a mountain: { $place }
do-creation-5 = Lay a chasm: { $place }
do-creation-6 = Monsters at { $region }
do-creation-7 = Lost Tribe at { $region }
do-hands-2 = Take { $power }
do-lay-tile = Lay the tile here
do-choose-ability = Choose one
how-many-tokens = How many?
take-back = { $what }: choose anew
gather = Take all back
template-even = Even
template-borders = Borders
template-bonus = Bonus regions
template-together = All together
template-last = As last turn
wait-over = The game is over.
wait-chance = The die is rolling …
wait-player = { $player } is on the move
homecoming-title = Your tokens came home
homecoming = { $player } drove you out: { $what ->
    [bivouacking] your encampments came home.
    [behemoth] your Behemoths came home.
   *[other] { $number ->
        [one] { story-troops } came home.
       *[other] { story-troops } came home.
    }
}
homecoming-always = Always so: { $order }
wait-home = { $number ->
    [one] { $players } brings tokens home
   *[other] { $players } bring tokens home
}
prompt-ending = This ends your turn, and cannot be undone.
forecast = Now worth { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
decline-forecast = Declining now: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
coins-regions = { $number ->
    [one] region
   *[other] regions
}{ $declined ->
    [yes] {" "}({ $race })
   *[no] { "" }
}
coins-ability-declined = { $ability } (in decline)
receipt = Coins of this turn
die-shows = { $number ->
    [0] a blank
    [one] 1
   *[other] { $number }
}

# --- Log, chat ------------------------------------------------------------------------------------------------

log = Log
log-whole = Show the whole game
log-go-back = Go back to here
log-deployed = { $regions ->
    [one] { $player } sends { tokens } to { $region }.
   *[other] { $player } spreads { tokens } over { $regions } regions.
}
log-scored = { $player } scores { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
notes = Notes
notes-hint = Only you see what you note here. This browser keeps it.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-words = Say it in your own words
chat-send = Send
chat-readers = Who reads it
chat-to-all = To everybody
chat-to-team = To my team
chat-points = Look here: { $region }!
do-point-out = Point it out
chat-said-to-team = To the team: { $text }
phrases = Say something
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It’s your turn.
phrase-thinking = Let me think.
phrase-one-moment = One moment, please.
phrase-back = I’m back.
phrase-nice-move = Nice move!
phrase-ouch = Ouch!
phrase-lucky = Lucky you!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-well-played = Well played!
phrase-again = Another game?
phrase-bye = Bye!

# --- Reports to those who run the server ----------------------------------------------------------------------

complain = Report…
complain-about = Report { $name }…
complain-title = Report to those who run this server
complain-what = They are shown what you write and what you could read in the chat. The others at the table learn nothing of it.
complain-whom = Whom
complain-table = The table itself
complain-why = Why
complain-reason-insult = Insults or threats
complain-reason-spam = Spam
complain-reason-cheating = Cheating
complain-reason-name = An offensive name or board
complain-reason-other = Something else
complain-words = In your own words (optional)
complain-send = Send the report
complain-thanks = Thank you. Those who run this server will look at it.

# --- Curtain, end, replay ----------------------------------------------------------------------------------------

curtain = { $player }, it’s your turn
curtain-text = Coins are secret. Everybody but { $player } looks away.
curtain-open = I am { $player }
show-end = Show the result
end-title = { $number ->
    [one] { $players } wins!
   *[other] { $players } win together!
}
end-team = Team { $team } wins: { $players }, with { $coins } coins together!
end-alone = { $players } wins alone, with { $coins } coins: { $number } times their own!
tokens-on-map = { $number ->
    [one] 1 token on the map
   *[other] { $number } tokens on the map
}
best-raid = Best raid: { $player } took { $number ->
    [one] 1 region
   *[other] { $number } regions
} from others in round { $turn }.
luckiest = Luckiest die: { $player } won { $region } with a chance of { $percent } %.
chart-coins = Coins, turn by turn
chart-races = Rise and fall
regions-by-turn = Regions, turn by turn: { $list }
seed = Seed of all chance: { $seed }
record = Record of the game
rematch = Play again
rematch-waits = Somebody wants to play again and waits for you.
replay = Replay
look-at-map = Look at the map
to-table = To the table
play = Play
pause = Pause
look-back = Look back
replay-back = One step back
replay-forward = One step on
replay-turn-back = One turn back
replay-turn-forward = One turn on
replay-moment = Moment of the game
play-on = Play on from here
share = Share
recap = Since your last turn, { $lost ->
    [0] nobody has taken a region from you.
    [one] one region was taken from you.
   *[other] { $lost } regions were taken from you.
}
read-log = Read it
show-film = Show as a film
film-speed = Speed
# What a bot did for somebody who was away, told when they are back.
meanwhile-title = While you were away
meanwhile-what = What it did

# --- First game --------------------------------------------------------------------------------------------------

guide = A hint
guide-understood = Understood
guide-no-more = No more hints
guide-on = Hints for a first game
guide-choose-combo = Take a race with a power. The top one is free; each further down costs a coin more.
guide-choose-course = Conquer more with your race. Or put it in decline: it keeps scoring, and next turn you take another.
guide-conquer = The numbers are prices in tokens. Click a region twice to conquer it. Enter from the edge.
guide-die = Too few tokens? Choose a dashed region: the die may bring up to three more.
guide-redeploy = Spread your spare tokens: click a region for one more. Borders need them most.
guide-redeploy-give-up = You have too few tokens for all regions. Give one up.
guide-heroic = Two regions with heroes cannot be conquered. Click the two that matter most.
guide-fortified = A fortress makes a region dearer to attack and earns a coin while your race is active.
guide-diplomat = Whoever you make peace with cannot attack this race until your next turn.
guide-stout = A Stout race may decline right after scoring, without losing a turn.
guide-river = A river takes one token less, but nobody stays: your tokens leave it again when you redeploy.

# --- Going on without somebody ---------------------------------------------------------------------------------

how-to-go-on = How to go on
gone-for = { $minutes ->
    [one] { $player } has been away for a minute.
   *[other] { $player } has been away for { $minutes } minutes.
}
gone-wait = Wait
gone-bot = A bot plays until they are back
gone-days = Go on by turns of a day
votes-of = { $number } of { $needed }
by-days = You play by turns of a day, because somebody was away.
own-pace = At our own pace again

# --- What may go wrong, by the code of the server --------------------------------------------------------------

error-unknown = That did not work: { $message }
error-malformed = The server did not understand that. Please check what you entered.
error-bad-name = A name has one letter at least, and { $most } at most.
error-missing = There is no such thing here (any more).
error-cookies = Your browser blocks cookies. Allow them for this page, so that the table knows your seat.
error-nobody = Please say who you are first: play as a guest, or log in.
error-not-your-seat = That is not your seat.
error-away = A bot plays for you. Take your seat back first.
error-stale = The table has moved on. Please look again.
error-not-running = The game is not running.
error-not-begun = The game has not begun.
error-begun = The game has begun already.
error-running = The game is not over yet.
error-not-host = Only who set up the table may begin.
error-taken = That seat is taken.
error-kept = That seat is kept for somebody else.
error-illegal = The rules do not allow that now.
error-not-your-turn = Somebody else decides now.
error-no-way-back = There is no way back from here: chance or another player came between.
error-too-often = Too often in a short time. Please wait { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-other-rules = This game was begun under other rules, which this server does not have.
error-no-push = This server sends no notices to closed pages.
error-log-in-again = For this, log in once more: too much time has passed.
error-too-large = That is too long.
error-wrong = Name or password is wrong.
error-name-taken = An account with this name exists already. Please choose another name.
error-logged-in = You have an account already.
error-origin = This page may not ask the server for that.
error-header = This page may not ask the server for that.

# --- Keys ----------------------------------------------------------------------------------------------------------

keys-on = Single keys do things
notify-on = Tell me by a notification of the browser when it is my turn
orders = When my tokens come home
orders-all = All races
orders-as-all = as all races
order-ask = ask me
leave-sure = Really leave? A bot plays on for you
take-back-seat = Take my seat back
key-map = to the map
key-next = next region that may be chosen
key-neighbour = neighbouring region
key-choose = look, then do
key-back = back
key-combo = choose a combo; or a race, then a power
key-primary = what the big button says
key-decline = decline
key-roll = roll the die
key-step = a token more, or less
key-templates = borders, even, take back
key-abandon = abandon the region
key-undo = undo
key-redo = redo what was undone
key-reset = reset the turn
key-inspect = hear all about the region
key-table = regions as a list
key-hint = hint
key-log = log
key-players = players
key-help = this page

# --- Encyclopedia, credits -----------------------------------------------------------------------------------------

encyclopedia = Encyclopedia
encyclopedia-hint = All races, powers and rules, in our own words.
search = Search
kind-term = Words of the map
kind-topic = Rules
kind-race = Races
kind-power = Powers
kind-relic = Relics
kind-place = Places
credits = Credits
credits-icons = Icons:
credits-font = Lettering:
credits-software = Built with
credits-art = Maps, landscape and patterns were drawn for this project.
