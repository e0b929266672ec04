"""One table of the page, with its game, its bots and the screens that show it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from smallworld.bots.registry import STRONGEST
from smallworld.engine.errors import RecordError, SmallWorldError
from smallworld.engine.text.notation import parse_action
from smallworld.house.game.branch import opening_until
from smallworld.house.game.clock import Clock
from smallworld.house.game.parts import Parts
from smallworld.house.game.play import Event, ReplayedGame, now_ms
from smallworld.house.game.puzzles import number_of, opening_of
from smallworld.house.game.retelling import Retelling
from smallworld.house.game.seat import PERSON
from smallworld.house.game.table_data import FINISHED, NOBODY_DECIDES, OPEN, RUNNING, TableData
from smallworld.house.offline.kept import events_text, parse_events, table_text
from smallworld.house.offline.reviewing import OfflineReview
from smallworld.house.offline.thinking import Task, hint_of, task_of
from smallworld.house.refusal import Refusal, conflict, missing
from smallworld.house.tables.change import Change, Next, Step, build
from smallworld.house.tables.deciding import carrying_out, carrying_out_chosen, seat_of
from smallworld.house.tables.hinting import asked_for_hint
from smallworld.house.tables.serialize import summary, told_to
from smallworld.house.tables.snapshot import Snapshot

if TYPE_CHECKING:
    from smallworld.house.schema.answers import Summary
    from smallworld.house.schema.messages import Hinted, Reviewed
    from smallworld.house.schema.wishes import Command

Keep = Callable[[str, str, str], None]  # a kind ("table" or "events"), the id of a table, a text
Send = Callable[[int, str], None]  # the number of a socket, and a message


class Screen:
    """A socket of the page to a table, and what it was sent last."""

    def __init__(self, sent: int | None, wants_changes: bool) -> None:
        self.sent = sent  # the last event that the client has; None if it wants no past events
        self.told: Snapshot | None = None
        self.wants_changes: Final = wants_changes


class Thought(NamedTuple):
    """Decisions of a bot that were not carried out yet."""

    seq: int  # of the last event before them
    deciding: tuple[int, str]
    chosen: list[str]


class OfflineTable:
    """A table of the page.

    A change is kept before anyone sees it: `keep` and `send` only collect texts, and the caller of the House
    writes them first and sends them afterwards.
    """

    def __init__(self, data: TableData, user: str, keep: Keep, send: Send, played_on: bool = False) -> None:
        self.data = data
        self.user: Final = user
        self.play: ReplayedGame | None = None
        self.refusal: Refusal | None = None  # why the game cannot continue here
        self.events: list[Event] = []
        self.screens: Final[dict[int, Screen]] = {}
        self._keep: Final = keep
        self._send: Final = send
        self._clock: Final = Clock()
        self._answers: Final[dict[str, tuple[int, int]]] = {}  # first and last event of each command, by key
        self._last: tuple[str, int] | None = None
        self._thought: Thought | None = None
        self.review: OfflineReview | None = None
        self._played_on = played_on  # the player at a puzzle has read the verdict, and lets the bots move

    # --- Display -------------------------------------------------------------------------------------

    def summary(self) -> Summary:
        """Return the public data of the table. Its user is always there."""
        return summary(self.data, {self.user})

    def told(self) -> Snapshot:
        """Return the snapshot of the table for its user."""
        return told_to(self.data, self.play, self.user, Parts({**self.summary()}), self._last)

    def enter(self, socket: int, screen: Screen) -> None:
        """Add a screen, and send it the table."""
        self.screens[socket] = screen
        self._tell(socket, screen, self.told())

    def show(self) -> None:
        """Send the table to every screen."""
        told = self.told()
        for socket, screen in self.screens.items():
            self._tell(socket, screen, told)

    def _tell(self, socket: int, screen: Screen, told: Snapshot) -> None:
        events = self.events_after(screen.sent) if screen.sent is not None else []
        text = None
        if screen.wants_changes and screen.told is not None:
            text = told.changes(screen.told, events)
        screen.told, screen.sent = told, told.seq
        self._send(socket, text if text is not None else told.whole(events))

    def events_after(self, seq: int) -> list[str]:
        """Return the events after event `seq` as JSON."""
        found = self.play.events_after(seq) if self.play is not None else []
        return self.retold().texts[seq + 1 :] if found is None else found

    def retold(self) -> Retelling:
        """Return a complete replay of the game.

        Raises:
            Refusal: 409 if the game has not begun.
        """
        if self.data.status == OPEN:
            raise conflict("not-begun", "The game has not begun.")
        return Retelling(self.data.new_play(), self.events)

    def reviewed(self, begins: bool) -> Reviewed:
        """Return the progress of the finished game's review. If `begins`, start it, unless it runs already.

        Raises:
            Refusal: 409 if the game still runs.
        """
        if self.play is None or self.data.status != FINISHED:
            raise conflict("running", "The review is available after the game.")
        if begins and (self.review is None or self.review.failed):
            record = self.data.record(self.play.record.actions).to_text()
            self.review = OfflineReview(self.data.id, record, self.play)
        if self.review is None:
            raise missing("review")
        return self.review.to_json()

    # --- Changes -------------------------------------------------------------------------------------

    def load(self, texts: Iterable[str]) -> None:
        """Replay the game from what was kept. If this is not possible, `refusal` says why."""
        try:
            for events, key in [parse_events(text) for text in texts]:
                self.events += events
                self._note(events, key)
            play = self.data.new_play()
            for event in self.events:
                play.take(event)
        except (RecordError, ValueError) as error:  # one damaged game must not stop the others
            self.refusal = conflict("other-rules", f"This game cannot continue here: {error}")
        else:
            self.play = play

    def actions(self) -> list[str]:
        """Return the actions that count, from the events alone, since the rules may have changed."""
        counting: list[tuple[int, str]] = []
        for event in self.events:
            if event.undone is not None:
                counting = [one for one in counting if one[0] < event.undone]
            elif event.action is not None and not event.early:
                counting.append((event.seq, event.action))
        return [action for _, action in counting]

    def keep_everything(self) -> None:
        """Keep all data and events again."""
        steps: dict[int, str] = {last: key for key, (_, last) in self._answers.items()}
        fresh: list[Event] = []
        for event in self.events:
            fresh.append(event)
            if event.seq in steps or event is self.events[-1]:
                self._keep("events", self.data.id, events_text(tuple(fresh), steps.get(event.seq)))
                fresh = []
        self._keep("table", self.data.id, table_text(self.data, self._played_on))

    def begin(self, opening: list[Event]) -> None:
        """Begin the game. `opening` has the events of another game that it continues."""
        texts = [event.action or "" for event in opening] if self.data.branch else opening_of(self.data.seed)

        def set_up(data: TableData, play: ReplayedGame | None) -> Next:
            begun = data.begun(data.players_of(self.user))
            fresh = begun.new_play()
            for text in texts:
                fresh.apply(parse_action(fresh.rules, fresh.board, text), now_ms())
            return Next(begun, fresh)

        self.commit(set_up)

    def continue_from(self, play: ReplayedGame) -> None:
        """Continue the game of a file, which has reached the state of `play`."""
        self.commit(lambda data, _: Next(data.begun([]), play))

    def commit(self, change: Change, key: str | None = None) -> tuple[Event, ...]:
        """Make a change, keep it, and show it; return the new events.

        Raises:
            Refusal: `change` refused, and nothing was changed.
        """
        step = build(self.data, self.play, self._clock, change)
        if step is None:
            return ()
        if step.events:
            self._keep("events", self.data.id, events_text(step.events, key))
        self._publish(step, key)
        self._keep("table", self.data.id, table_text(self.data, self._played_on))
        self.show()
        return step.events

    def change(self, change: Callable[[TableData], TableData]) -> None:
        """Change the data of the table, such as its seats.

        Raises:
            Refusal: `change` refused, and nothing was changed.
        """

        def change_data(data: TableData, play: ReplayedGame | None) -> Next | None:
            after = change(data)
            if after is data:
                return None
            return Next(after, play.copy() if play is not None and data.status == RUNNING else None)

        self.commit(change_data)

    def _publish(self, step: Step, key: str | None) -> None:
        self.data = step.data
        if step.play is not None:
            step.play.fresh = []
            self.play = step.play
        elif self.play is not None:
            self.play.shown = {}
        self.events += step.events
        self._note(step.events, key)

    def _note(self, events: Iterable[Event], key: str | None) -> None:
        numbers = [event.seq for event in events]
        if key is not None and numbers:
            self._answers[key] = (numbers[0], numbers[-1])
            self._last = (key, numbers[-1])

    def act(self, command: Command) -> tuple[int, list[str]]:
        """Carry out a command. Return the number of its last event, and all its events as JSON.

        A repeated command with the same key gets the same answer, and is not carried out again.

        Raises:
            Refusal: the command was refused, and nothing was changed.
        """
        seat_of(self.data, self.user, command.player - 1)
        try:
            self.commit(carrying_out(command), command.key)
        except Refusal:
            if command.key not in self._answers:
                raise
        first, last = self._answers[command.key]
        return last, self.events_after(first - 1)[: last - first + 1]

    def play_on(self) -> None:
        """Let the bots at a puzzle continue after the player's turn."""
        self._played_on = True
        self._keep("table", self.data.id, table_text(self.data, self._played_on))

    # --- Bots ----------------------------------------------------------------------------------------

    def deciding(self) -> tuple[int, str] | None:
        """Return the player who has to decide, and the bot that decides for them; None if no bot has to.

        Bots wait while no screen shows the table, and after the answer to a puzzle.
        """
        data = self.data
        if data.status != RUNNING or data.decider == NOBODY_DECIDES or not self.screens or self._is_explained:
            return None
        bot = data.seats[data.decider].played_by_bot()
        return (data.decider, bot) if bot else None

    @property
    def _is_explained(self) -> bool:
        """Whether the player at a puzzle reads the verdict on the position that the table shows."""
        data = self.data
        if self._played_on or not self._is_puzzle:
            return False
        people = [seat.player for seat in data.seats if seat.kind == PERSON and not seat.away]
        return bool(people) and data.on_turn not in people

    @cached_property
    def _is_puzzle(self) -> bool:
        return number_of(self.data.seed) is not None

    def step(self) -> bool:
        """Do one thing that a bot has thought of; return whether there was one."""
        if self.play is None or not self._knows_what_to_do():
            return False
        assert self._thought is not None
        _, deciding, [text, *later] = self._thought
        self.commit(carrying_out_chosen(self.play.seq, [text], _stumble))
        self._thought = Thought(self.play.seq, deciding, later)
        return True

    def task(self) -> str | None:
        """Return the task of the bot that has to decide but has not thought yet; None if there is none."""
        deciding = self.deciding()
        if deciding is None or self.play is None or self._knows_what_to_do():
            return None
        return task_of(self.data.id, self.play.seq, self.play.state, *deciding, self.data.own)

    def take(self, task: str, chosen: list[str]) -> None:
        """Take the decisions of a bot, unless the table has gone on since it got the task."""
        deciding = self.deciding()
        if deciding is not None and self.play is not None and self.task() == task:
            self._thought = Thought(self.play.seq, deciding, chosen)

    def _knows_what_to_do(self) -> bool:
        """Whether a bot has decisions left for the present position."""
        thought, play = self._thought, self.play
        return (
            thought is not None
            and play is not None
            and bool(thought.chosen)
            and thought.seq == play.seq
            and thought.deciding == self.deciding()
        )

    def hint(self, player: int | None) -> Task | Hinted:
        """Return the task to find the move that the strongest bot would make for the user.

        If there is no choice, return the answer without a hint.

        Raises:
            Refusal: 403 or 409, as in `asked_for_hint`.
        """
        asked = asked_for_hint(self.data, self.play, self.user, player)
        if asked.has_choice:
            return hint_of(self.data.id, asked.seq, asked.state, asked.player, self.data.own)
        return {"seq": asked.seq, "bot": STRONGEST, "hint": None}


def opening_from(table: OfflineTable, seq: int) -> list[Event]:
    """Return the events of a finished game that a game from its event `seq` repeats."""
    return opening_until(table.events, seq)


def _stumble(text: str, error: SmallWorldError) -> None:
    """Do nothing: an illegal decision of a bot is a bug, but no reason to stop the game."""
