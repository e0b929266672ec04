### Refusals of the server, by error code (docs/reference/protocol-errors.md).

# --- Playing -----------------------------------------------------------------------------------------------

refusal-stale = The game has moved on since you clicked. Check the board and try again.
refusal-not-your-turn = It’s another player’s turn to decide.
refusal-illegal = The rules don’t allow that now.
refusal-no-way-back = You can’t undo past a die roll, a new combo or another player’s move.
refusal-away = A bot is playing for you. Take your seat back first.
refusal-no-time = You’re out of time. You can rejoin in the next round.
refusal-not-your-seat = That is not your seat.
refusal-unanswered = This puzzle has no complete answer yet.
refusal-no-team = You’re not in a team here, or you play for several.
refusal-not-running = The game is not running.
refusal-other-rules = This game was started under other rules and can’t continue here.

# --- Tables ------------------------------------------------------------------------------------------------

refusal-begun = The game has already started.
refusal-not-begun = The game hasn’t started yet.
refusal-running = The game isn’t over yet.
refusal-over = The game is already over at that point.
refusal-taken = That seat is taken.
refusal-too-soon = They have only just left. Wait a little.
refusal-here = That player is here, or a bot is playing for them.
refusal-not-here = Only players at the table can decide this.
refusal-no-turn-ahead = You have no turns left to plan.
refusal-own-pace = The table is already at its normal pace.
refusal-bots-turn = The bot is playing its turn. Try again when the turn is over.
refusal-kept = That seat is reserved for someone else.
refusal-not-host = Only the host can do that.
refusal-not-alone = Only a player alone with bots can change the level of the bots.
refusal-missing = Not found. It may have been deleted.
refusal-closed = The moderators have closed this table.
refusal-bad-record = This file is not a game of Small World, or it is damaged.
refusal-bad-realm = This board can’t be built: { $why }
refusal-bad-draft = This draft contains an error and can’t be played.
refusal-unfit-board = { $name } can only be played on a board with the terrain “{ $land }”.
refusal-own-is-private = Custom races and powers are for private tables only.
refusal-no-such-box = Unknown box “{ $box }”.
refusal-no-such-scenario = Unknown scenario “{ $scenario }”. Available: { $known }.
refusal-no-box = Choose at least one box: without races and powers there is no game.
refusal-two-scenarios = You can only play one scenario at a time.
refusal-no-such-world = Unknown world “{ $world }”. Available: { $known }.
refusal-no-world = { $world ->
    [underground] The underground world needs { $boxes }: add it as well.
   *[other] The surface needs { $boxes }: add it as well.
}
refusal-no-places = Relics and places need { $boxes }: add it as well.
refusal-not-in-world = { $boxes } can’t be played in this world{ $feature ->
    [lake] : it has no lake.
   *[other] .
}{ $elsewhere ->
    [surface] {" "}It can be played on the surface, with a box for that world.
    [underground] {" "}It can be played underground, with a box for that world.
   *[other] {""}
}
refusal-no-board = This choice has no map for { $players } players, only for { $numbers }.{ $boxes ->
    [none] {""}
   *[other] {" "}{ $players } can play { $boxes }.
}
refusal-too-few-combos = { $players } players need { $needed } races and { $needed } powers. Still missing: races { $races },
    powers { $powers }.{ $boxes ->
    [none] {" "}Add several boxes.
   *[other] {" "}One of these is enough: { $boxes }.
}
refusal-other-teams = This scenario has teams for { $number } players, not for { $players }.

# --- People ------------------------------------------------------------------------------------------------

refusal-nobody = Please say who you are first: play as a guest or log in.
refusal-bad-name = A name must have 1 to { $most } characters.
refusal-bad-line = A message must have 1 to { $most } characters.
refusal-wrong = Wrong name, password or passkey.
refusal-name-taken = An account with this name already exists. Please choose another name.
refusal-logged-in = You already have an account.
refusal-log-in-again = Please log in again to confirm.
refusal-muted = The moderators have muted you{ $until ->
    [forever] .
   *[other] {" "}until { $until }.
}
refusal-muted-names = You can’t choose names here{ $until ->
    [forever] {""}
   *[other] {" "}until { $until }
}: the moderators have muted you.
refusal-banned = The moderators have banned you{ $until ->
    [forever] .
   *[other] {" "}until { $until }.
}
refusal-address-banned = The moderators have banned your network address{ $until ->
    [forever] .
   *[other] {" "}until { $until }.
}

# --- Anything else -----------------------------------------------------------------------------------------

refusal-too-often = That was too fast. Please wait { $wait ->
    [one] 1 second.
   *[other] { $wait } seconds.
}
refusal-too-many-bots = Bots are already playing at too many of your tables. Finish one of those games first.
refusal-too-large = That is too long.
refusal-busy = The server has too many connections. Please try again in a moment.
refusal-crowded = The server is full. Please try again in half a minute.
refusal-unavailable = The server can’t save anything at the moment. Please try again shortly.
refusal-broken = Something went wrong on the server. It’s not your fault.
refusal-malformed = The server didn’t understand that. Check what you entered.
refusal-no-push = This server doesn’t send notifications.
refusal-origin = This page isn’t allowed to ask the server for that.
refusal-header = This page isn’t allowed to ask the server for that.
refusal-http = The server can’t do that.
