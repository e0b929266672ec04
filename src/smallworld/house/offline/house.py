"""All tables of the page. Its calls get the answers that a server would give to this user."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple
from urllib.parse import parse_qs, unquote, urlsplit

from smallworld.content.catalogue import BOARDS, is_custom
from smallworld.engine.errors import SmallWorldError
from smallworld.house.catalogue import almanac_text, catalogue_text, full_name, setup_text
from smallworld.house.custom.boards import board_text
from smallworld.house.custom.drafts import shown
from smallworld.house.game.chance import SEED
from smallworld.house.game.chronicle import chronicle_of
from smallworld.house.game.play import now_ms
from smallworld.house.game.puzzle_progress import (
    Answered,
    credible_day,
    daily_puzzle,
    day_number,
    progress_of,
    rating_change,
)
from smallworld.house.game.puzzles import line_of, number_of, posed, puzzled, puzzles
from smallworld.house.game.seat import PERSON
from smallworld.house.game.table_data import FINISHED, RUNNING, TableData
from smallworld.house.json_text import to_text
from smallworld.house.names import LONGEST_NAME, is_id, parse_name
from smallworld.house.offline.kept import answers_text, parse_answers, parse_table
from smallworld.house.offline.table import Keep, OfflineTable, Screen, Send, opening_from
from smallworld.house.offline.thinking import BOT, JUDGEMENT, Task
from smallworld.house.offline.wishes import (
    AnswerAsked,
    BranchAsked,
    CommandAsked,
    NameAsked,
    OrderAsked,
    PlanAsked,
    RecordAsked,
    RematchAsked,
    SolvedAsked,
    TableAsked,
    understand,
)
from smallworld.house.refusal import Refusal, conflict, malformed, missing
from smallworld.house.tables.deciding import ordered
from smallworld.house.tables.planning import planned
from smallworld.house.tables.recorded import imported, read_record
from smallworld.house.tables.seating import left, returned
from smallworld.house.tables.serialize import seat_view
from smallworld.house.tables.setting_up import again_of, branched, new_table, seats_of_branch
from smallworld.house.tables.setting_up import posed as table_of_puzzle
from smallworld.views.seat import SPECTATOR

if TYPE_CHECKING:
    from smallworld.house.schema.messages import PuzzleAnswered, PuzzleProgress

ME: Final = "here"  # the id of the page's only user
PONG: Final = '{"type":"pong"}'
THINK_FIRST: Final = 202  # the status of an answer that is a task: what is thought of it answers the call
NO_LOBBY: Final = '{"type":"lobby","tables":[],"ids":[],"people":{"lobby":[],"more":0,"tables":0}}'


class User(NamedTuple):
    """The user of the page."""

    id: str
    name: str


class House:
    """All tables of this page.

    `keep` gets a kind, an id and a text:

    - "user", "" and the name of the user;
    - "answers", "" and all answers to puzzles;
    - "table", the id of a table and its data, which replace its former data;
    - "events", the id of a table and its newest events;
    - "gone", the id of a table that no longer exists, and "".

    `send` gets the number of a socket and a message. The caller writes everything to be kept before it passes
    on messages and answers.
    """

    def __init__(self, keep: Keep, send: Send) -> None:
        self.tables: Final[dict[str, OfflineTable]] = {}
        self.user: User | None = None
        self._keep: Final = keep
        self._send: Final = send
        self._answers: Final[list[Answered]] = []  # to puzzles
        self._damaged: Final[set[str]] = set()  # tables that cannot be read
        self._asleep: Final[set[str]] = set()  # tables whose events were not loaded yet

    # --- What was kept -------------------------------------------------------------------------------

    def know_user(self, name: str) -> None:
        """Take the name of the user from an earlier visit."""
        self.user = User(ME, name)

    def know_answers(self, text: str) -> None:
        """Take the answers to puzzles from an earlier visit.

        Raises:
            ValueError: the text is damaged.
        """
        self._answers[:] = parse_answers(text)

    def know_damaged(self, id: str) -> None:
        """Leave the id of a table that cannot be read to that table."""
        self._damaged.add(id)

    def know_table(self, text: str) -> None:
        """Take a table from an earlier visit. Its events follow when they are needed, by `wake`.

        Raises:
            ValueError: the text is damaged, or a newer version wrote it.
        """
        data, played_on = parse_table(text)
        self.tables[data.id] = OfflineTable(data, ME, self._keep, self._send, played_on)
        self._asleep.add(data.id)

    def sleeps(self, path: str) -> str:
        """Return the id of the table of a path, if its events must be loaded before a call; otherwise ""."""
        parts = urlsplit(path).path.strip("/").split("/")
        named = parts[2] if parts[1:2] == ["tables"] and len(parts) > 2 else ""
        return named if named in self._asleep else ""

    def wake(self, id: str, texts: list[str]) -> None:
        """Load the events of a table from an earlier visit.

        All calls to the table are refused if the texts are damaged, or if the game began with other versions
        of the rules. Then the game can still be saved as a file, so that another version continues it.
        """
        self._asleep.discard(id)
        self.tables[id].load(texts)

    def keep_everything(self) -> None:
        """Keep again all that is loaded, after all of it was lost. Events of sleeping tables are lost."""
        if self.user is not None:
            self._keep("user", "", self.user.name)
        if self._answers:
            self._keep("answers", "", answers_text(self._answers))
        for id, table in self.tables.items():
            if id not in self._asleep:
                table.keep_everything()

    # --- Calls ---------------------------------------------------------------------------------------

    def call(self, method: str, path: str, body: str = "") -> tuple[int, str]:
        """Return what the server would answer: the status, and JSON or a record.

        With the status THINK_FIRST, the text is a task for `think`, whose result is the answer.
        """
        try:
            return self._answer(method, path, body)
        except Refusal as refusal:
            return refusal.status, to_text({"error": refusal.to_json()})

    def _answer(self, method: str, path: str, body: str) -> tuple[int, str]:
        address = urlsplit(path)
        asked = {name: values[-1] for name, values in parse_qs(address.query).items()}
        first, *parts = [unquote(part) for part in address.path.strip("/").split("/")]
        if first != "api":
            raise missing("call")
        try:
            fields = json.loads(body or "{}")
        except ValueError as error:
            raise malformed("This is not valid JSON.") from error
        answer = self._answer_to(method, parts, asked, fields)
        if isinstance(answer, Task):
            return THINK_FIRST, answer.text
        return 200, answer if isinstance(answer, str) else to_text(answer)

    def _answer_to(self, method: str, parts: list[str], asked: dict[str, str], fields: object) -> object:
        match (method, *parts):
            case ("GET", "me"):
                return {"user": self._me(), "longest_name": LONGEST_NAME}
            case ("POST", "guest"):
                name = parse_name(understand(NameAsked, fields).name)
                self._keep("user", "", name)
                self.know_user(name)
                return {"user": self._me()}
            case ("GET", "me", "games"):
                return {"games": self._games()}
            case ("GET", "push"):
                return {"key": None}
            case ("GET", "catalogue"):
                return catalogue_text(())
            case ("GET", "setup"):
                return setup_text(
                    asked.get("boxes", "base"),
                    asked.get("leaders") == "true",
                    asked.get("scenario", ""),
                    asked.get("world", ""),
                    asked.get("places") == "true",
                )
            case ("GET", "almanac"):
                players = asked.get("players", "")
                return almanac_text(int(players) if players.isdecimal() else None)
            case ("GET", "boards", name):
                return _board(full_name(name))
            case ("POST", "boards") | (_, "workshop" | "realms", *_):
                # Only now, since most players begin with a game, which should not wait for this module.
                from smallworld.house.offline.custom import custom_answer

                return custom_answer(method, parts, asked, fields)
            case ("GET", "tables"):
                return {"tables": []}
            case ("POST", "tables"):
                return self._create(understand(TableAsked, fields)).summary()
            case ("GET", "puzzles"):
                return {"puzzles": posed()}
            case ("GET", "me", "puzzles"):
                return progress_of(self._answers, _day(asked.get("day", "")))
            case ("POST", "me", "puzzles"):
                return self._solved_before(understand(SolvedAsked, fields))
            case ("POST", "puzzles", number, "table"):
                return self._pose(number).summary()
            case ("POST", "tables", id, "import"):
                return self._import(id, understand(RecordAsked, fields)).summary()
            case (_, "tables", id, *rest):
                table = self._table(id)
                if table.refusal is not None and not (rest == ["file"] and table.events):
                    raise table.refusal
                return self._at_table(table, method, rest, asked, fields)
        raise missing("call")

    def _at_table(
        self, table: OfflineTable, method: str, rest: list[str], asked: dict[str, str], fields: object
    ) -> object:
        data, play = table.data, table.play
        match (method, *rest):
            case ("GET",):
                return table.summary()
            case ("GET", "board"):
                return _board(data.board)
            case ("GET", "state"):
                return table.told().whole([])
            case ("POST", "act"):
                seq, events = table.act(understand(CommandAsked, fields))
                return f'{{"seq":{seq},"events":[{",".join(events)}]}}'
            case ("GET", "events"):
                after = asked.get("after", "0")
                return f'{{"events":[{",".join(table.events_after(_number(after, "after")))}]}}'
            case ("GET", "at", seq):
                return _at(table, _number(seq, "seq"))
            case ("GET", "chronicle"):
                if data.status != FINISHED:
                    raise conflict("running", "The chronicle is available after the game.")
                return chronicle_of(table.retold())
            case ("GET", "own"):
                if not data.own:
                    raise missing("draft")
                return shown(data.own)
            case ("GET", "hint"):
                return table.hint(_number(asked["player"], "player") if "player" in asked else None)
            case ("POST", "plan"):
                return planned(data, play, ME, understand(PlanAsked, fields))
            case ("POST", "orders"):
                wish = understand(OrderAsked, fields)
                table.change(lambda data: ordered(data, ME, wish.player - 1, wish.order, wish.race))
                return {}
            case ("POST", "leave"):
                table.change(lambda data: left(data, ME))
                return table.summary()
            case ("POST", "return"):
                table.change(lambda data: returned(data, ME))
                return table.summary()
            case ("POST", "rematch"):
                return self._rematch(table, understand(RematchAsked, fields)).summary()
            case ("POST", "branch"):
                return self._branch(table, understand(BranchAsked, fields)).summary()
            case ("GET", "record"):
                return _record(table)
            case ("GET", "file"):
                return _file(table)
            case (("GET" | "POST"), "review"):
                return table.reviewed(begins=method == "POST")
            case ("GET", "puzzle"):
                return puzzled(*_attempt(table))
            case ("GET", "puzzle", "line"):
                return line_of(*_attempt(table))
            case ("POST", "puzzle", "answer"):
                return self._count(table, understand(AnswerAsked, fields))
            case ("POST", "puzzle", "play-on"):
                _attempt(table)
                table.play_on()
                return {}
        raise missing("call")

    # --- Tables --------------------------------------------------------------------------------------

    def _create(self, wish: TableAsked) -> OfflineTable:
        if wish.clock.kind != "none":
            raise malformed("clock: tables on this device have no clock")
        if any(seat.kind == "open" for seat in wish.seats):
            raise malformed("seats: nobody else can come to a table on this device")
        if not 2 <= len(wish.seats) <= 6:
            raise malformed("seats: a table has 2 to 6 seats")
        return self._open(replace(new_table(self._author(), wish), public=False, drop_in=False))

    def _pose(self, number: str) -> OfflineTable:
        puzzle = puzzles().get(_number(number, "puzzle"))
        if puzzle is None:
            raise missing("puzzle")
        for table in list(self.tables.values()):
            if number_of(table.data.seed) is not None and not table.screens:
                self._forget(table)
        return self._open(table_of_puzzle(self._author(), puzzle))

    def _solved_before(self, wish: SolvedAsked) -> PuzzleProgress:
        now = now_ms()
        for number in wish.solved:
            if number in puzzles():
                self._answer_once(
                    Answered(f"device-{number}", number, 0, daily=False, rated=False, right=True, at=now)
                )
        return progress_of(self._answers, _day(wish.day))

    def _count(self, table: OfflineTable, wish: AnswerAsked) -> PuzzleAnswered:
        number, actions = _attempt(table)
        verdict = puzzled(number, actions)["answer"]
        if verdict is None:
            raise conflict("unanswered", "This puzzle has no complete answer yet.")
        day = _day(wish.day)
        daily = number == daily_puzzle(day)
        self._answer_once(
            Answered(table.data.id, number, day, daily, rated=True, right=verdict["right"], at=now_ms())
        )
        return {
            "progress": progress_of(self._answers, day),
            "daily": daily,
            "change": rating_change(self._answers, table.data.id),
        }

    def _answer_once(self, fresh: Answered) -> None:
        """Add an answer to a puzzle; only the first answer at a table counts."""
        if any(known.game == fresh.game for known in self._answers):
            return
        self._answers.append(fresh)
        self._keep("answers", "", answers_text(self._answers))

    def _rematch(self, table: OfflineTable, wish: RematchAsked) -> OfflineTable:
        data = table.data
        if data.status != FINISHED:
            raise conflict("running", "The game is not over.")
        step = {"harder": 1, "easier": -1}.get(wish.bots or "", 0)
        if data.rematch is None or step or data.rematch not in self.tables:
            opened = self._open(again_of(data, self._author(), step))
            table.change(lambda data: replace(data, rematch=opened.data.id))
            return opened
        return self.tables[data.rematch]

    def _branch(self, table: OfflineTable, wish: BranchAsked) -> OfflineTable:
        seats = seats_of_branch(table.data, self._author(), wish)
        data = branched(table.data, table.retold(), self._author(), seats, wish.seq)
        opened = self.tables[data.id] = OfflineTable(data, ME, self._keep, self._send)
        opened.begin(opening_from(table, wish.seq))
        return opened

    def _import(self, id: str, wish: RecordAsked) -> OfflineTable:
        """Return a new table with the game of a file, or the table `id` if it already has all of the game."""
        record = read_record(wish.record)
        known = self.tables.get(id)
        if known is not None and known.play is not None:
            here = known.play.record
            same = (here.boxes, here.board, here.seats) == (record.boxes, record.board, record.seats)
            if same and here.actions[: len(record.actions)] == record.actions:
                return known
        free = id if is_id(id) and id not in self.tables and id not in self._damaged else ""
        data, play = imported(record, self._author(), free)
        table = self.tables[data.id] = OfflineTable(data, ME, self._keep, self._send)
        table.continue_from(play)
        return table

    def _open(self, data: TableData) -> OfflineTable:
        table = self.tables[data.id] = OfflineTable(data, ME, self._keep, self._send)
        table.begin([])
        return table

    def _forget(self, table: OfflineTable) -> None:
        del self.tables[table.data.id]
        self._asleep.discard(table.data.id)
        self._keep("gone", table.data.id, "")

    def _table(self, id: str) -> OfflineTable:
        if id not in self.tables:
            raise missing("table")
        return self.tables[id]

    def _games(self) -> list[Any]:
        """Return the tables with a seat for the user, finished games last."""
        mine = [table for table in self.tables.values() if number_of(table.data.seed) is None]
        mine = [table for table in mine if any(seat.kind == PERSON for seat in table.data.seats)]
        mine.sort(key=lambda table: (table.data.status == FINISHED, -table.data.created))
        return [table.summary() for table in mine]

    def _author(self) -> User:
        if self.user is None:
            raise Refusal(401, "nobody", "Become a guest or log in first.")
        return self.user

    def _me(self) -> dict[str, str] | None:
        return None if self.user is None else {"id": ME, "name": self.user.name, "kind": "guest"}

    # --- Sockets -------------------------------------------------------------------------------------

    def opened(self, socket: int, path: str) -> bool:
        """Connect a socket of the page; return whether its table exists."""
        address = urlsplit(path)
        parts = address.path.strip("/").split("/")
        if parts[1:2] == ["lobby"]:
            self._send(socket, NO_LOBBY)
            return True
        if parts[1:2] != ["tables"] or len(parts) < 3 or parts[2] not in self.tables:
            return False
        if self.tables[parts[2]].refusal is not None:
            return False
        asked = parse_qs(address.query)
        after = asked.get("after", [""])[0]
        screen = Screen(int(after) if after.isdecimal() else None, asked.get("changes") == ["true"])
        self.tables[parts[2]].enter(socket, screen)
        return True

    def heard(self, socket: int, text: str) -> None:
        """Answer a message of a socket."""
        try:
            message = json.loads(text)
        except ValueError:
            message = None
        if not isinstance(message, dict):
            refusal = malformed("This is not a JSON object.")
            self._send(socket, _error(None, refusal))
            return
        if message.get("type") == "ping":
            self._send(socket, PONG)
            return
        key = message.get("key")
        try:
            table = next((one for one in self.tables.values() if socket in one.screens), None)
            if table is None:
                raise missing("table")
            if message.get("type") != "act":
                raise missing("chat on this device")
            seq, _ = table.act(understand(CommandAsked, message))
            self._send(socket, to_text({"type": "done", "key": key, "seq": seq}))
        except Refusal as refusal:
            self._send(socket, _error(key, refusal))

    def closed(self, socket: int) -> None:
        """Disconnect a socket of the page."""
        for table in self.tables.values():
            table.screens.pop(socket, None)

    def step(self) -> bool:
        """Let one bot do one thing that it has thought of; return whether one did."""
        return any(table.step() for table in self._shown())

    def task(self) -> str | None:
        """Return the task of a bot that has to think, as JSON; None if no bot has to.

        `think` has the thought, here or in another worker, and `take` takes it.
        """
        return next((task for table in self._shown() if (task := table.task())), None)

    def patient_task(self) -> str | None:
        """Return a task that can wait: to judge a decision for a review. None while a game is played."""
        if any(table.data.status == RUNNING for table in self._shown()):
            return None
        reviews = [table.review for table in self.tables.values() if table.review is not None]
        return next((task for review in reviews if (task := review.task())), None)

    def take(self, task: str, chosen: str) -> None:
        """Take the result of a task, unless its table has gone on since then."""
        asked = json.loads(task)
        table = self.tables.get(asked["table"])
        if table is None:
            return
        if asked["kind"] == BOT:
            table.take(task, json.loads(chosen))
        elif asked["kind"] == JUDGEMENT and table.review is not None:
            table.review.take(asked["place"], json.loads(chosen))

    def _shown(self) -> list[OfflineTable]:
        return [table for table in self.tables.values() if table.screens]


def _error(key: object, refusal: Refusal) -> str:
    return to_text({"type": "error", "key": key, "status": refusal.status, "error": refusal.to_json()})


def _day(text: str) -> int:
    """Return a date such as "2026-11-27" as a number, if it is today somewhere on earth; else the nearest."""
    try:
        return credible_day(day_number(text), now_ms())
    except ValueError as error:
        raise malformed("day: a date such as 2026-11-27 is needed") from error


def _board(name: str) -> str:
    if name not in BOARDS and not is_custom(name):
        raise missing("board")
    try:
        return board_text(name)
    except SmallWorldError as error:
        raise malformed(str(error)) from error


def _at(table: OfflineTable, seq: int) -> str:
    told = table.retold()
    if not 0 <= seq <= told.last_seq():
        raise missing("event")
    open_coins = table.data.status == FINISHED or table.data.open_coins
    view = seat_view(told.states[seq], SPECTATOR, open_coins=open_coins)
    return f'{{"seq":{seq},"view":{to_text(view)},"events":[{told.texts[seq]}]}}'


def _record(table: OfflineTable) -> str:
    play = table.play
    if play is None:
        raise conflict("not-begun", "The game has not begun.")
    if play.rules.secrets and not play.state.over:
        raise conflict("running", "The record contains secrets of players until the game is over.")
    return table.data.record(play.record.actions).to_text()


def _file(table: OfflineTable) -> str:
    """Return the game as a record with its seed, so that it continues with the same dice elsewhere."""
    record = table.data.record(table.actions())
    record.options[SEED] = table.data.seed.hex()
    return record.to_text()


def _attempt(table: OfflineTable) -> tuple[int, list[str]]:
    number = number_of(table.data.seed)
    if number is None or table.play is None:
        raise missing("puzzle")
    return number, table.play.record.actions


def _number(text: str, field: str) -> int:
    if not text.isdecimal():
        raise malformed(f"{field}: a number is needed")
    return int(text)
