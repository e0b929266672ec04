### Why the server did not do what was asked, by its codes (docs/reference/protocol.md).

# --- Playing -----------------------------------------------------------------------------------------------

refusal-stale = Something happened in the meantime. Please look again.
refusal-not-your-turn = Somebody else is to decide now.
refusal-illegal = The rules do not allow that.
refusal-no-way-back = That can no longer be taken back.
refusal-away = A bot is playing for you. Take your seat back first.
refusal-no-time = Your time is out. You can return in the next game turn.
refusal-not-your-seat = That is not your seat.
refusal-no-team = You play for no team here, or for several.
refusal-not-running = The game is not running.
refusal-other-rules = This game was begun under other rules and cannot go on here.

# --- Tables ------------------------------------------------------------------------------------------------

refusal-begun = The game has already begun.
refusal-not-begun = The game has not begun yet.
refusal-running = The game is not over yet.
refusal-over = From there on nothing is left to play.
refusal-taken = That seat is taken.
refusal-too-soon = They have only just gone. Wait a little.
refusal-here = They are here, or a bot plays for them.
refusal-not-here = Only those who are at the table decide.
refusal-no-turn-ahead = No turn of yours comes any more that could be planned.
refusal-own-pace = The table goes at its own pace.
refusal-kept = That seat is kept for somebody else.
refusal-not-host = Only the host can do that.
refusal-missing = There is no such thing here any more.
refusal-closed = Those who run this server have closed this table.
refusal-bad-realm = This board cannot be built: { $why }
refusal-bad-draft = This draft cannot be played: something is wrong with it.
refusal-own-is-private = Races and powers of one’s own are for private tables only.
refusal-no-such-box = There is no box “{ $box }” here.
refusal-no-such-scenario = There is no scenario “{ $scenario }” here, only { $known }.
refusal-no-box = Choose at least one box: without races and powers nobody can play.
refusal-two-scenarios = Only one scenario can be played at a time.
refusal-no-such-world = There is no world “{ $world }” here, only { $known }.
refusal-no-world = { $world ->
    [underground] The world below comes with { $boxes }: choose that, too.
   *[other] The surface comes with { $boxes }: choose that, too.
}
refusal-no-places = Relics and places come with { $boxes }: choose that, too.
refusal-not-in-world = { $boxes } cannot be played in this world{ $feature ->
    [lake] : it has no lake.
   *[other] .
}{ $elsewhere ->
    [surface] {" "}It can on the surface, with a box that belongs there.
    [underground] {" "}It can below, with a box that belongs there.
   *[other] {""}
}
refusal-no-board = With this choice there is no map for { $players } players, only for { $numbers }.{ $boxes ->
    [none] {""}
   *[other] {" "}{ $players } can play { $boxes }.
}
refusal-too-few-combos = { $players } players need { $needed } races and as many powers. Still missing: { $races } of the races,
    { $powers } of the powers.{ $boxes ->
    [none] {" "}Add several boxes.
   *[other] {" "}One of these is enough: { $boxes }.
}
refusal-other-teams = The teams of this scenario are for { $number } players, not for { $players }.

# --- People ------------------------------------------------------------------------------------------------

refusal-nobody = Tell us who you are first: play as a guest, or log in.
refusal-bad-name = A name has 1 to { $most } letters.
refusal-bad-line = A message has 1 to { $most } letters.
refusal-wrong = Name, password or passkey is wrong.
refusal-name-taken = Somebody already has an account with this name.
refusal-logged-in = You already have an account.
refusal-log-in-again = Please log in once more to confirm.
refusal-muted = You may not speak here{ $until ->
    [forever] {" "}any more
   *[other] {" "}until { $until }
}: those who run this server decided so.
refusal-muted-names = You may not give names here{ $until ->
    [forever] {" "}any more
   *[other] {" "}until { $until }
}, neither to yourself nor to anything else: those who run this server decided so.
refusal-banned = You may not play here{ $until ->
    [forever] {" "}any more
   *[other] {" "}until { $until }
}: those who run this server decided so.
refusal-address-banned = From where you are nobody may play here{ $until ->
    [forever] {" "}any more
   *[other] {" "}until { $until }
}: those who run this server decided so.

# --- Anything else -----------------------------------------------------------------------------------------

refusal-too-often = That was a little fast. { $wait ->
    [one] Please wait one second.
   *[other] Please wait { $wait } seconds.
}
refusal-too-many-bots = Bots play at very many of your tables already. Finish one of those games first.
refusal-too-large = That is too long.
refusal-busy = There are too many connections just now. Please try again in a moment.
refusal-crowded = As many games are played here just now as there is room for. Please try again in half a minute.
refusal-unavailable = The server cannot save anything just now. Please try again in a moment.
refusal-broken = Something went wrong in the server. It is not your fault.
refusal-malformed = The server did not understand that.
refusal-no-push = This server sends no notices.
refusal-origin = This page may not ask for that.
refusal-header = This page may not ask for that.
refusal-http = The server cannot do that.
