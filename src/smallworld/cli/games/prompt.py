"""The dialogue with a player: it shows the table, asks the open question and runs commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from smallworld.cli.games.local_table import LocalTable
from smallworld.cli.questions.form import Form
from smallworld.cli.questions.forms import form_of
from smallworld.cli.questions.tableau import MAP, TABLE, Tableau, prospects_for
from smallworld.cli.screen.column_view import column_lines
from smallworld.cli.screen.explanations import look_at, score_lines, why
from smallworld.cli.screen.handbook import help_lines
from smallworld.cli.screen.map_view import fits, map_size
from smallworld.cli.screen.prospects import prospects_of
from smallworld.cli.screen.screen import Screen
from smallworld.cli.words.forecast import decline_in_words, is_scored, scored_in
from smallworld.cli.words.hint_view import hint_lines
from smallworld.cli.words.language import is_no, is_yes
from smallworld.cli.words.lines import Line, wrapped
from smallworld.cli.words.names import find_region
from smallworld.cli.words.rule_lines import rule_lines
from smallworld.cli.words.scene import Scene
from smallworld.engine import reports
from smallworld.engine.action import ATTEMPT, DECLINE, TAKE, Action, by_of, place_taken, region_of
from smallworld.engine.board import Player
from smallworld.engine.errors import NotationError, SmallWorldError
from smallworld.engine.question import Question, WhichCell
from smallworld.engine.steps.choose_combo import chooser_of
from smallworld.views.forecast import thought


class Left(Exception):
    """An exception for a player who leaves the game, which is already saved."""


class Prompt:
    """The dialogue with the human players of a table, on one screen."""

    def __init__(self, table: LocalTable, screen: Screen) -> None:
        self.table: Final = table
        self.screen: Final = screen
        self.tableau: Final = Tableau(screen)
        self.heard = [0] * len(table.seats)  # how many events each seat has seen
        self._last: Player = -1
        self._unread = 0  # lines shown since the last answer
        self._next = ""  # a line typed at a yes-or-no question, to be read as the next answer
        self._strayed = False  # whether other text has pushed the question out of sight
        self._commands: Final[dict[str, Callable[[str], None]]] = {
            "help": self._help,
            "h": self._help,
            "?": self._help,
            "map": self._map,
            "m": self._map,
            "table": self._table,
            "look": self._look,
            "l": self._look,
            "why": self._why,
            "rules": self._rules,
            "combos": self._combos,
            "column": self._combos,
            "hint": self._hint,
            "score": self._score,
            "log": self._log,
            "save": self._save,
            "quit": self._quit,
            "q": self._quit,
            "exit": self._quit,
        }

    # --- A decision ---------------------------------------------------------------------------------

    def decide(self, player: Player) -> None:
        """Ask until `player` has made or taken back a decision."""
        self._curtain(player)
        self._last, self._strayed = player, False
        scene = self.table.scene(player)
        form = form_of(scene)
        if isinstance(form.asked, WhichCell) and len(form.actions) == 1:
            self.table.decide(form.actions[0])  # a tile with only one possible place goes there
            return
        self.table.save.settle()
        self.tableau.show(scene, form, self.news(player), self._unread)
        self._unread = 0
        while not self._answered(scene, form):
            pass

    def recall(self) -> None:
        """Mark the events of a resumed game as seen, except those of the last two game turns."""
        begin = self.table.chronicle.begin_of(self.table.game.state.turn - 1)
        self.heard = [begin] * len(self.heard)

    def news(self, player: Player) -> list[Line]:
        """Return the lines about events that `player` has not seen yet, and mark them as seen."""
        chronicle = self.table.chronicle
        begin, self.heard[player] = self.heard[player], len(chronicle.events)
        return chronicle.tell(self.table.scene(player), self.screen.columns(), begin)

    def tell(self, player: Player) -> None:
        """Show `player` the events that they have not seen yet."""
        lines = self.news(player)
        self._unread += len(lines)
        self.screen.show(lines)

    def _answered(self, scene: Scene, form: Form[Question]) -> bool:
        typed = self._line(f"{scene.seats[scene.viewer].name}> ")
        text = typed or form.enter
        word, _, rest = text.partition(" ")
        try:
            if not typed and self._strayed:
                # If help has scrolled the question out of sight, Enter shows it again and does not answer it.
                self._strayed = False
                self.tableau.show(scene, form, [])
            elif not text:
                self._say(scene.say("ask-choice"), "dim")
            elif form.claims(text):
                return self._decided(scene, form, text)
            elif word.lower() in ("undo", "u"):
                self._undo(rest)
                return True
            elif word.lower() in self._commands:
                self._strayed = True
                self._commands[word.lower()](rest.strip())
            elif text.endswith("?") and len(text) > 1:
                self._strayed = True
                self._look(text[:-1])
            else:
                return self._decided(scene, form, text)
        except SmallWorldError as error:
            self._say(f"{error}", "error")
        return False

    def _decided(self, scene: Scene, form: Form[Question], text: str) -> bool:
        """Carry out the decisions in a line if the player confirms them; return whether this happened."""
        actions = self._read(form, text)
        if not self._confirmed(scene, actions):
            return False
        for action in actions:
            self.table.decide(action)
        return True

    def _read(self, form: Form[Question], text: str) -> list[Action]:
        """Return the decisions in an input line, written in full notation or in the question's short form."""
        try:
            action = self.table.game.parse(text)
        except SmallWorldError:
            return form.read(text)
        return [action] if action in form.actions else form.read(text)

    def _line(self, prompt: str) -> str:
        text, self._next = self._next, ""
        return text or self.screen.ask(prompt).strip()

    def _agreed(self, asked: str) -> bool:
        """Ask for yes or no; return whether the answer is yes. Keep any other text for the next question."""
        words = self.table.words
        answer = self.screen.ask(f"{asked} [{words.t('ask-yes-no')}] ").strip()
        if not answer or is_yes(words, answer):
            return True
        if not is_no(words, answer):
            self._next = answer
        return False

    # --- Before it is too late ------------------------------------------------------------------------

    def _confirmed(self, scene: Scene, actions: list[Action]) -> bool:
        """Return whether to carry out these decisions.

        If they are irreversible, show them and ask the player.
        """
        state, action = scene.state, actions[-1]
        if by_of(action) == ATTEMPT:
            return self._agreed_attempt(scene, actions)
        if by_of(action) == DECLINE:
            for words in decline_in_words(scene):
                self._say(words)
            return self._agreed(scene.say("ask-decline"))
        if by_of(action) == TAKE:
            price = chooser_of(state.rules).price_at(state, place_taken(action))
            return not price or self._agreed(scene.say("ask-pay", coins=scene.counted(price, "coins")))
        after, happened = thought(state, actions)
        if not is_scored(state, after) or scene.viewer != state.player:
            return True  # tokens that return in an opponent's turn score no coins
        placed = [
            scene.say("you-place-on", number=report.number, region=scene.region(report.region))
            for report in happened
            if report.kind == reports.DEPLOYED and report.player == scene.viewer
        ]
        if placed:
            self._say(scene.say("you-place", placed=scene.listed(placed)))
        self._say(scene.say("you-score", coins=scored_in(scene.after(after), happened)), "good")
        return self._agreed(scene.say("ask-end-turn"))

    def _agreed_attempt(self, scene: Scene, actions: list[Action]) -> bool:
        state, region = scene.state, region_of(actions[-1])
        after, _ = thought(state, actions[:-1])
        prospects = prospects_of(after)
        assert prospects is not None, "a final attempt is part of a conquest"
        price, hand, percent = prospects.price(region), prospects.hand, prospects.odds(region)
        odds = {"price": price, "hand": hand, "pips": price - hand, "percent": percent}
        self._say(scene.say("ask-roll-odds", region=scene.region(region), **odds))
        return self._agreed(scene.say("ask-roll"))

    # --- Who sits there -------------------------------------------------------------------------------

    def _curtain(self, player: Player) -> None:
        """If coins are secret, clear the screen and wait until the next player sits down."""
        if self.table.coins_are_secret() and self._last != player:
            self.screen.clear()
            name = self.table.seats[player].name
            self.screen.ask(f"{self.table.words.t('ask-curtain', player=name)} ")

    # --- Commands -------------------------------------------------------------------------------------

    def _undo(self, rest: str) -> None:
        self.table.undo()
        while rest.strip() == "all" and self.table.game.can_undo():
            self.table.undo()
        self.heard = [min(heard, len(self.table.chronicle.events)) for heard in self.heard]
        self._say(self.table.words.t("undone"), "good")

    def _help(self, rest: str) -> None:
        state = self.table.game.state
        self._page(help_lines(self.table.words, self.screen.columns(), rest, state))

    def _map(self, rest: str) -> None:
        scene = self._scene()
        if not map_size(scene.state.board.name)[0]:
            raise NotationError(scene.say("refuse-map"))
        if not fits(scene.state.board.name, self.screen.columns(), 1000):
            wide = map_size(scene.state.board.name)[0] + 1
            raise NotationError(scene.say("refuse-narrow", number=wide))
        self.tableau.view = MAP
        self._page(self.tableau.whole_board(scene))

    def _table(self, rest: str) -> None:
        self.tableau.view = TABLE
        self._page(self.tableau.whole_board(self._scene()))

    def _look(self, rest: str) -> None:
        scene = self._scene()
        region = find_region(scene, rest)
        self.screen.show(look_at(scene, region, prospects_for(scene), self.screen.columns()))

    def _why(self, rest: str) -> None:
        scene = self._scene()
        region = find_region(scene, rest)
        self.screen.show(why(scene, region, prospects_for(scene), self.screen.columns()))

    def _rules(self, rest: str) -> None:
        self._page(rule_lines(self.table.words, rest, self.screen.columns()))

    def _combos(self, rest: str) -> None:
        self.screen.show(column_lines(self._scene(), self.screen.columns()))

    def _hint(self, rest: str) -> None:
        scene = self._scene()
        self.screen.show(hint_lines(scene, self.table.hint(scene.viewer), self.screen.columns()))

    def _score(self, rest: str) -> None:
        self.screen.show(score_lines(self._scene(), self.screen.columns()))

    def _log(self, rest: str) -> None:
        chronicle = self.table.chronicle
        begin = 0 if rest == "all" else chronicle.begin_of(self.table.game.state.turn - 1)
        self._page(chronicle.tell(self._scene(), self.screen.columns(), begin))

    def _save(self, rest: str) -> None:
        self.table.save.settle()
        self._say(self.table.words.t("saved", path=str(self.table.save.path)))

    def _quit(self, rest: str) -> None:
        raise Left

    def _scene(self) -> Scene:
        return self.table.scene(self._last)

    def _page(self, lines: list[Line]) -> None:
        words = self.table.words
        answer = self.screen.page(lines, words.t("ask-more"), lambda said: is_yes(words, said))
        self._next = "" if is_no(words, answer) else answer

    def _say(self, words: str, style: str = "") -> None:
        self.screen.show(wrapped(words, self.screen.columns(), 0, style, 2))
