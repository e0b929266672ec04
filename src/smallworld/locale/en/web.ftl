### The texts of the screens in the browser, except those in content.ftl and story.ftl.

title = Small World
slogan = Goblins, ghosts, giants and a few dozen more, and never enough land for all of them.
skip-to-content = Skip to the content
navigation = Pages
language = Language
# The name of the language, in the language itself.
language-name = English
language-of = Language of { $player }
# Which way the language is written: ltr, or rtl from right to left.
direction = ltr
theme = Theme: { $theme ->
    [light] light
    [dark] dark
   *[auto] system
}
close = Close
loading = Unrolling the map…
offline = The server cannot be reached. Please try again.
here-loading = Loading the game: { $share }
here-starting = Starting the game…
here-elsewhere = Small World is open in another window. Play there, or close that window.
here-wasm = This browser cannot run the game: { $reason }. Allow WebAssembly for this page (Lockdown Mode turns it off), or try a newer browser.
here-storage = This browser lets the page store nothing, so your games cannot be kept: { $reason }. Allow storage for this page, or leave private mode.
here-unsaved = Your last step could not be saved: { $reason }. Free some space on this device. Then load the page again.
here-files = The game could not be loaded: { $reason }. Check your connection, then try again.
here-deleted = The browser has deleted everything that this page had stored. The games that you opened on this visit are saved again. All others are lost, unless you have them as files.
here-broken = Something went wrong in the game: { $reason }. Everything up to your last step is saved.
here-silent = The game no longer answers. Everything up to your last step is saved, so load it again.
here-again = Load again
here-new-table-hint = Play against bots, or with people on this screen.
here-table-rules = Coins and first player
sending-title = Your move
sending = Sending your move…
sending-stuck = Your move hasn’t been sent yet. We’ll keep trying.
sending-withdraw = Withdraw move
move-arrived = Your move went through.
move-arrived-all-the-same = Your move went through before you could withdraw it.
move-refused = Your move was rejected. { $why }
move-withdrawn = Move withdrawn. It’s your turn to decide again.
guest-name = Wanderer
broken-title = Couldn’t show this page
broken-text = Something went wrong while loading. Your games are safe. Reload the page, or go back to the start page.
reload = Reload
release = New version
release-waiting = There is a new version of this page. It will load when you finish what you are doing.
release-asking = There is a new version of this page. Reload the page to get it.
unofficial = An unofficial open-source implementation, not affiliated with the publisher. If you like it, buy the game.

place-closed = { $name }: closed

# --- Start, lobby, my games ------------------------------------------------------------------------------

play-now = Play now
play-now-hint = Against two Easy bots. No account, no waiting.
play-learn = Tutorial
puzzles = Puzzles
puzzles-hint = A hundred positions with a right answer, and a new puzzle every day.
puzzle-of-the-day = Puzzle of the day
starting = Setting up the table…
continue = Continue game
new-table = New table
new-table-hint = Play with friends by link, people on this screen, or bots.
lobby = Lobby
lobby-hint = Join an open table or watch a game in progress.
lobby-open = Open tables
lobby-none-open = No table is waiting for players. Open one!
lobby-running = Games in progress
my-games = My games
finished-games = Finished games
no-games = You have not played yet.
file-open = Open a game file
file-save-all = Save all games
file-save = Save game as a file
file-here-hint = Files keep your games even if the browser deletes its data. A server can also open them, so that friends can join.
file-server-hint = You can continue a game from a file with friends.
file-opened = { $number ->
    [one] One game was opened.
   *[other] { $number } games were opened.
}
file-unread = Some games could not be read: { $number }. The reason: { $reason }
file-unsaved = Some games cannot be read, and are not in the file: { $number }.
file-which = This file has { $number } games. Which one continues?
file-who = The game continues at a new table, with its own dice and stacks. Who plays?
status-open = open
status-running = in progress
status-finished = finished
players-number = { $number } players
to-start = Start page
lobby-none-running = No game is in progress. Start one!
watch-game = Watch
watchers = { $number ->
    [one] 1 watching
   *[other] { $number } watching
}
who-is-here = Here now
people-in-lobby = { $number ->
    [one] 1 person in the lobby
   *[other] { $number } people in the lobby
}
people-at-tables = { $number ->
    [one] 1 at a table
   *[other] { $number } at tables
}
show-my-name = Show my name here
play-someone = Play someone
play-someone-hint = Bots play the free seats until others come.
drop-in = Open bot seats
take-bots-seat = Take a bot’s seat
bots-game = bots’ game

# --- A new table -------------------------------------------------------------------------------------------

how-many = How many players?
board-of = The map for { $players }, { $rounds } rounds
board-choice = Map
board-usual = The usual map
board-open = Open a board file…
seats = Seats
seat-number = Seat { $player }
seat-kind-me = Me
seat-kind-open = A friend, by link
seat-kind-local = Another person here
seat-kind-bot = A bot
bot-level = Bot level
name-of = Name of player { $player }
player-number = Player { $player }
open-coins = Coins are public
allied-coins = Coins visible to allies
is-public = Listed in the lobby
is-private = Private table
is-private-hint = The lobby does not list the table. Only people with the link find it.
who-begins = First player
random = Random
newcomer-first = Newest player first
clock = Clock
clock-none = none
clock-live = Real time
clock-turns = Turn-based
clock-days = { $days } d
pace-none = No clock
pace-live = { $minutes } min + { $increment } s per turn
pace-days = { $days ->
    [one] 1 day + 1 day per turn
   *[other] { $days } days + 1 day per turn
}
minutes-each = Minutes per player
days-each = Days per player
table-rules = Clock and coins
create-table = Create table
in-play = What’s in play
in-play-sum = { $races } races and { $powers } powers in all.
in-play-without = Left out: { $names }.
presets = Presets
preset-base-only = Base only
    .about = The original game: fourteen races, twenty powers.
preset-ladies = All the ladies
    .about = The base box with Nomads, Priestesses and White Ladies.
preset-everything = Everything
    .about = Every box, every option: no two games alike.
preset-night = Necromancer’s night
    .about = One of you leads the dead from an island in the lake.
preset-underground = Underground
    .about = Down below: relics, places, monsters and a river.
preset-both-below = Both worlds below
    .about = The races of the surface go underground too.
preset-both-above = Both worlds above
    .about = The races from below come to the surface too.
world = World
world-surface = On the surface
    .about = The maps of the base box: hills, fields and seas.
world-underground = Underground
    .about = The maps of Underground: rivers, chasms and monsters.
world-both = Both worlds
    .about = Tiles with either side up: land from both worlds.
world-any = Any world
box-holds = { $races ->
    [one] 1 race
   *[other] { $races } races
}, { $powers ->
    [one] 1 power
   *[other] { $powers } powers
}
setup-leaders = Leaders
    .about = Hire your race’s Leader for 1 coin: strong, but it can be captured.
setup-places = Surface relics and places
    .about = Two Monsters guard each relic and place, in regions of Lost Tribes.
setup-necromancer = Ghosts in reserve
    .about = One player leads the ghosts against all the others. Each map has room for one extra player.
    .seat = The last player leads the ghosts.
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
waiting-branch = This game continues from a position in another game.
seat-open = Free seat
sit-down = Sit down
start-with-bots = Start with bots
leave-table = Leave table
invite = Invite
invite-text = Anyone with this link can take a seat. No account needed.
link = Table link
copy = Copy
copied = Copied
copy-by-hand = Your browser couldn’t copy the link. It’s selected now, so you can copy it yourself.
qr = Link as QR code

# --- Account -------------------------------------------------------------------------------------------------

account = Account
account-why = You can play without an account. With one, your games follow you to every device.
logged-in = Logged in as { $name }.
log-in = Log in
log-out = Log out
make-account = Create account
password = Password (8+ characters)
logins = Active sessions
login-since = since { $day }
login-here = this browser
password-change = Change password
password-old = Current password (none if you only use passkeys)
password-new = New password (at least 8 characters)
password-changed = Password changed. All other browsers are now logged out.
passkey-login = Log in with a passkey
passkey-create = Create a passkey
passkey-why = A passkey logs you in with your fingerprint, face or PIN instead of a password.
passkey-made = Passkey created. You can now log in with it.
passkey-cancelled = Nothing changed: the passkey wasn’t confirmed, or you have none for this site.
passkey-exists = This device already has a passkey for this account.
passkey-insecure = Passkeys don’t work at this address. Use a name with https, or localhost.
passkey-unknown = No account here uses this passkey.
passkey-unverified = The passkey couldn’t be verified. Please try again.

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
on-offer = { $ability } (still for sale)
on-the-island = The Necromancer’s island: { $number ->
    [0] no ghosts
    [one] 1 ghost
   *[other] { $number } ghosts
}
steps = Steps of a turn
stage-begin = Choose
stage-conquer = Conquer
stage-redeploy = Redeploy
stage-score = Score
map = The map for { $board } players
map-unbuilt = The players build this board, tile by tile.
map-built = The players build the board, tile by tile. Four players built this one.
watching = You are watching
table-missing = This table doesn’t exist.
# Words that end compound names of regions: a long name may be broken before them on the map.
region-endings = { "" }
region-table = List of regions
region = Region
land = Terrain
holder = Held by
price-column = Cost
act-column = Action
sort-by = Sort by
sort-price = available regions
sort-holder = holder
sort-name = name
choose = Choose
again = Confirm
sound = Sound
options = Options
palette-distinct = Colour-blind palette
facing = Face-to-face mode (shared tablet; coins visible)
opposite-declined = { race-name } in decline
opposite-race = { $declined ->
    [yes] { opposite-declined }
   *[no] { combo }
}: { $regions ->
    [one] one region
   *[other] { $regions } regions
}
keys = Options and keys
map-cell = cell { $cell }
map-cell-own = the tile’s present cell, to rotate it
tray-tiles = Tiles to place
tray-tile = tile { $letter }
map-spot = spot { $number }
turn-left = turn left
turn-right = turn right
unplayed = Your hand
unplayed-of = Hand of { $player }
lying-open = Face-up races and powers
taken-enough = You already have all three.
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole map
skip = Skip
your-turn = Your turn!
undo = Undo
plan = Plan my turn
redo = Redo
reset-turn = Reset turn
column = Available combos
choose-combo = Choose a combo
stacks = Left in the stacks: { $races } races, { $powers } powers
combos = Combos
compare-combos = Compare combos
combo-sentence = Number { $place }: { combo }, { tokens }, { $price ->
    [0] free
    [one] costs 1 coin
   *[other] costs { $price } coins
}{ $coins ->
    [0] { "" }
    [one] , with 1 coin on it
   *[other] , with { $coins } coins on it
}{ $found ->
    [0] { "" }
    [one] , with 1 extra token on it
   *[other] , with { $found } extra tokens on it
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
    [one] +1 coin if you take it
   *[other] +{ $number } coins if you take it
}
tokens-on-it = { $number ->
    [one] +1 token if you take it
   *[other] +{ $number } tokens if you take it
}
choose-half = Choose a race and a power. You pay for the more expensive row only.
half-sentence = Row { $row }: { $name }, { $number ->
    [one] 1 token
   *[other] { $number } tokens
}{ $found ->
    [0] { "" }
   *[other] {" "}plus { $found } on it
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
   *[other] {" "}plus { $found } extra
}
choose-from-hand = Choose a race and a power from your hand. They are free, and you can use each only once per game.
costs-coins = { $number ->
    [one] costs 1 coin
   *[other] costs { $number } coins
}
almanac-combo = On average { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} (±{ $within }) for our bots
almanac-how = Average coins our bots earned with this combo when they took it in turn { $turn } at this player count, after paying for it. ± is the 95% interval of the average; single games vary more.
free = free
link-connecting = Connecting…
link-open = Connected
link-lost = Connection lost. Reconnecting…
link-nowhere = No connection. You see the table as it last was. It will update when you reconnect.
link-closed = Disconnected

decision = Your decision

# --- Players ---------------------------------------------------------------------------------------------------

players = Players
team-with = with { $player }
team-alone = alone, scores { $number ->
    [2] double
   *[other] { $number } times
}
teams = Teams
teams-by-seat = Teams, in turn order from the first player:
ally = ally
you-mark = (you)
is-bot = bot
is-away = away, a bot is playing
is-gone = not here
is-away-short = bot plays
is-gone-short = not here
thinks = is thinking
decides = is deciding
captive-leader = Captive { race-name } Leader
coins-hidden = Hidden coins
show-domain = Show this player’s regions
in-decline = in decline
in-hand = { $number } in hand
no-race = No race yet

# --- Regions ---------------------------------------------------------------------------------------------------

held-nobody = unoccupied
held-tribe = { $number ->
    [one] a Lost Tribe
   *[other] { $number } Lost Tribe tokens
}
held-monsters = { $number ->
    [one] a Monster
   *[other] { $number } Monsters
}
held-passing = leaving the river
serves-nobody = serves no one now
serves = serves { $player }
holding-in-short = { $ability } ({ $player })
legend-field = A power grows in this field. An active race that holds five regions around the field has that power too.
field-of = Field: { $ability }
field-has = { $player }: { $held } of { $enough }, { $lacking ->
    [0] in force
    [one] 1 more needed
   *[other] { $lacking } more needed
}
field-rule = An active race that holds { $enough } of the { $number } regions around the field has this power too.
field-bare = No active race holds a region around the field.
held-neutral = { $number } × { race-name }
held-by = { $player }: { $number } × { race-name }{ $declined ->
    [yes] {" "}in decline
   *[no] { "" }
}
costs = { $tokens ->
    [one] costs 1 token
   *[other] costs { $tokens } tokens
}
costs-die = costs { $tokens } tokens; { $percent }% with the die
costs-short = costs { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}, { $short } short
tokens-needed = { $number ->
    [one] token needed
   *[other] tokens needed
}
draft-places = { $number } to place here
beside-regions = Next to { $regions }
beside-column = Next to
draft-said = { $region }: { $number } there, { $left } left to place
said-undone = Undone.
why-not = Why not here?
harm = { $player } loses this region and { $declined ->
    [yes] its last { race-name } here
   *[no] a token { race-of }
}.
harm-tribe = The Lost Tribe leaves the map.
harm-monsters = The Monsters leave the map, and you reveal what they guarded.
one-less = One fewer
one-more = One more
all-here = All { $number } here

# --- What comes next ----------------------------------------------------------------------------------------------

do-choose-pair = Choose race and power
do-choose-combo = Choose a combo
do-take = Take { combo }{ $price ->
    [0] { "" }
   *[other] {" "}for { $price }
}
do-expand = Expand with { combo }
do-decline = Decline (+{ $coins })
do-decline-sure = Yes, go into decline
do-not-decline = No, stay active
pass-conquer = Stop and redeploy
do-conquer = Conquer { $region } ({ $tokens })
do-attempt = Roll: { $region } ({ $percent }%)
do-dragon-master = Dragon to { $region }
do-sorcerers = Enchant { $region }
do-abandon = Abandon { $region }
do-loose-berserk = Roll the die
do-use = Use { $ability }
spread-proposed = Proposed places for { $what }.
spread-whole = Your choice for { $what }.
spread-change = To move a token, click a region.
spread-left = { $left } of { $what } left to place.
spread-off = Back next turn: { $number } ({ $ability }).
spread-asked-by = { $ability }: { $text }
do-place-left = { $number } left to place
do-redeploy = Done, continue
do-return = Done
do-end-turn = End turn +{ $coins }
do-end-turn-plain = End turn
do-not-yet = Not yet
do-choose-regions = { $number ->
    [one] Choose one more region
   *[other] Choose { $number } more regions
}
do-select = { $number ->
    [0] No region
    [one] This region
   *[other] These { $number } regions
}
answer-heroic = Place the heroes
answer-leprechauns = { $number ->
    [0] Hide no pots
    [one] Hide a pot of gold
   *[other] Hide { $number } pots of gold
}
answer-barbarians = { $number ->
    [0] Pick up none
   *[other] Pick up { $number }
}
select-all = All regions
select-none = None
do-fortified = Build in { $region }
pass-fortified = Build nothing
do-diplomat = Peace with { $player }
pass-diplomat = No peace
do-buy = Buy: { $ability }
pass-necromancer = Finish buying
pass-hire = No Leader
pass-ransom = Leave it captive
do-leader = Leader to { $region }
do-priestesses = Tower in { $region }
do-ghosts = { $number ->
    [0] All on the map
    [one] Keep 1 ghost back
   *[other] Keep { $number } ghosts back
}
do-hordes-of = { $number ->
    [0] Only Hordes tokens
    [one] 1 race token instead
   *[other] { $number } race tokens instead
}
do-ability = { $ability }: { $what }
answer-yes = Yes
answer-yes-for = Yes, for { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
answer-no = No
do-pass = Do nothing
do-more-tokens = More tokens…
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
do-creation-4 = Mountain: { $place }
do-creation-5 = Chasm: { $place }
do-creation-6 = Monsters: { $region }
do-creation-7 = Lost Tribe: { $region }
do-hands-2 = Take { $ability }
do-lay-tile = Place the tile here
do-choose-ability = Choose one
how-many-tokens = How many?
take-back = { $what }: choose again
gather = Take all back
template-even = Even
template-borders = Borders
template-bonus = Bonus regions
template-together = All together
template-last = Same as last turn
wait-over = The game is over.
wait-frozen = The position stays while you read.
wait-chance = The die is rolling…
wait-player = Waiting for { $player }
homecoming-title = Your tokens came back
homecoming = { $player } drove you out: { $what ->
    [bivouacking] your encampments came back.
    [behemoth] your Behemoths came back.
   *[other] { $number ->
        [one] { story-troops } came back.
       *[other] { story-troops } came back.
    }
}
homecoming-always = Always do this: { $order }
wait-home = { $number ->
    [one] { $players } is placing returned tokens
   *[other] { $players } are placing returned tokens
}
prompt-ending = This ends your turn and can’t be undone.
forecast = Now worth { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
forecast-of = { $player }’s turn is now worth { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
forecast-item = { $coins } { $reason }
decline-forecast = If you decline now: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
coins-regions = { $number ->
    [one] region
   *[other] regions
}{ $declined ->
    [yes] {" "}({ race-name })
   *[no] { "" }
}
coins-ability-declined = { $ability } (in decline)
receipt = Coins this turn
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
notes-hint = Only you can see these notes. This browser keeps them.
chat = Chat
chat-empty = No messages yet.
chat-words = Your message
chat-send = Send
chat-readers = Send to
chat-to-all = Everyone
chat-to-team = My team
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

# --- Reports to the moderators --------------------------------------------------------------------------------

complain = Report…
complain-title = Report to the moderators
complain-what = The moderators see your report and the chat you could read. The other players won’t know.
complain-whom = Who or what
complain-table = The table itself
complain-why = Reason
complain-reason-insult = Insults or threats
complain-reason-spam = Spam
complain-reason-cheating = Cheating
complain-reason-name = Offensive name or board
complain-reason-other = Something else
complain-words = Details (optional)
complain-send = Send report
complain-thanks = Thank you. The moderators will look into it.

# --- Curtain, end, replay ----------------------------------------------------------------------------------------

curtain = { $player }, it’s your turn
curtain-text = Coins are secret. Everyone except { $player }, please look away.
curtain-open = I am { $player }
show-end = Show the result
end-title = { $number ->
    [one] { $players } wins!
   *[other] { $players } win together!
}
end-team = Team { $team } wins: { $players }, with { $coins } coins together!
end-alone = { $players } wins alone, with { $coins } coins: their own score times { $number }!
tokens-on-map = { $number ->
    [one] 1 token on the map
   *[other] { $number } tokens on the map
}
best-raid = Best raid: { $player } took { $number ->
    [one] 1 region
   *[other] { $number } regions
} from others in round { $turn }.
luckiest = Luckiest roll: { $player } won { $region } with a chance of { $percent }%.
chart-coins = Coins, turn by turn
chart-races = Rise and fall
regions-by-turn = Regions, turn by turn: { $list }
end-missing = The server has not sent the details of this game.
try-again = Try again
end-why = The decisive coins
end-lead = { $coins ->
    [0] { $winner } and { $other } tied on coins: tokens on the map decided.
    [one] { $winner } finished 1 coin ahead of { $other }.
   *[other] { $winner } finished { $coins } coins ahead of { $other }.
}
end-swing = Round { $turn } made the biggest difference: { $coins ->
    [one] 1 coin.
   *[other] { $coins } coins.
}
end-from-regions = Active regions
end-from-declined = Declined regions
end-from-purse = Paid and found
seed = Random seed: { $seed }
record = Game record
rematch = Rematch
rematch-waits = A player wants a rematch and is waiting for you.
bot-plays-for-you = A bot is playing for you.
again-harder = Play a harder level
again-easier = Play an easier level
next-game = Next game
replay = Replay
look-at-map = View the map
to-table = Back to the table
play = Play
pause = Pause
look-back = Game review
replay-back = Previous step
replay-forward = Next step
replay-turn-back = Previous turn
replay-turn-forward = Next turn
replay-moment = Position in the game
play-on = Continue from here
share = Share
recap = Since your last turn, { $lost ->
    [0] you have lost no regions.
    [one] you have lost 1 region.
   *[other] you have lost { $lost } regions.
}
read-log = Read log
show-film = Animated replay
film-speed = Speed
volume = Volume
haptics = Vibration
motion = Animations
motion-speed = { $speed ->
    [0] Off
    [1] Normal
    [2] Fast
   *[other] Slow
}
# The moves of a bot for an absent player, shown when that player returns.
meanwhile-title = While you were away
meanwhile-what = What the bot did

# --- First game --------------------------------------------------------------------------------------------------

guide = Beginner hint
guide-understood = Got it
guide-no-more = Turn off hints
guide-on = Beginner hints
guide-choose-combo = Take a race with a power. The top combo is free; each combo further down costs 1 more coin.
guide-choose-course = Conquer more with your race. Or put it in decline: it still scores, and next turn you take another.
guide-conquer = The numbers are prices in tokens. Click a region twice to conquer it. Enter from the edge.
guide-die = Too few tokens? Choose a dashed region: the die may add up to three.
guide-redeploy = Your tokens are already placed, as a suggestion. Click a region to move a token there, or end your turn.
guide-redeploy-give-up = You have too few tokens for all your regions. Give one up.
guide-heroic = Two regions with heroes cannot be conquered. Click the two that matter most.
guide-fortified = A fortress adds 1 to its region’s cost and earns 1 coin a turn while your race is active.
guide-diplomat = If you make peace with a player, they cannot attack this race until your next turn.
guide-stout = A Stout race may go into decline right after scoring, without losing a turn.
guide-river = A river costs 1 fewer token, but no one stays: your tokens leave it when you redeploy.

# --- Continuing without a player -------------------------------------------------------------------------------

how-to-go-on = How to continue
gone-for = { $minutes ->
    [one] { $player } has been away for 1 minute.
   *[other] { $player } has been away for { $minutes } minutes.
}
gone-wait = Wait
gone-bot = Let a bot fill in
gone-days = Switch to 1 day per turn
votes-of = { $number } of { $needed }
by-days = You now have 1 day per turn, because a player was away.
own-pace = Back to normal pace

# --- Errors without a server code (for the others, see refusals.ftl) -------------------------------------------

error-unknown = That didn’t work: { $message }
error-cookies = Your browser blocks cookies. Allow them for this page so that the table knows your seat.

# --- Keys ----------------------------------------------------------------------------------------------------------

keys-on = Keyboard shortcuts
notify-on = Notify me on my turn
orders = When my tokens return
orders-all = All races
orders-as-all = same as for all races
order-ask = ask me
leave-sure = Leave and let a bot play?
take-back-seat = Take my seat back
key-map = go to the map
key-next = next available region
key-neighbour = neighbouring region
key-choose = inspect, then act
key-back = back
key-combo = choose a combo (or a race, then a power)
key-primary = press the main button
key-decline = decline
key-roll = roll the die
key-step = one token more or fewer
key-templates = borders, even, take back
key-abandon = abandon the region
key-undo = undo
key-redo = redo
key-reset = reset the turn
key-inspect = describe the region
key-table = list of regions
key-hint = hint
key-log = log
key-players = players
key-help = this page

# --- Encyclopedia, credits -----------------------------------------------------------------------------------------

encyclopedia = Encyclopedia
encyclopedia-hint = All races, powers and rules, in our own words.
search = Search
kind-term = Map terms
terrain-of-board = Land: costs two tokens if no one is there. Only this board has it. Races and powers from the boxes ignore it, but custom ones may use it.
kind-topic = Rules
kind-race = Races
kind-power = Powers
kind-relic = Relics
kind-place = Places
contents = Contents
credits = Credits
credits-icons = Icons:
credits-font = Font:
credits-software = Built with
credits-art = The maps, landscapes and patterns were drawn for this project.

# The announcements of a screen reader when the search text or the box changes.
encyclopedia-found =
    { $number ->
        [0] No entry matches.
        [one] One entry matches.
       *[other] { $number } entries match.
    }
# The name of the row of tabs: combos, log, chat and notes.
side-panel = Beside the map
