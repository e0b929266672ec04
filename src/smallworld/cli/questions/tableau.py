"""The screen for a player's decision: board, heading, events, seats and choices, as far as there is room."""

from __future__ import annotations

from typing import Final

from smallworld.cli.questions.combo import ComboForm
from smallworld.cli.questions.form import Form
from smallworld.cli.screen.board_view import region_table
from smallworld.cli.screen.column_view import column_lines
from smallworld.cli.screen.map_view import LEAST_ROWS, board_map, board_window, fits
from smallworld.cli.screen.prospects import Prospects, prospects_of
from smallworld.cli.screen.screen import Screen
from smallworld.cli.screen.seats_view import field_lines, heading, legend, seat_lines, team_lines
from smallworld.cli.words.lines import Line
from smallworld.cli.words.scene import Scene
from smallworld.engine.action import EXPAND
from smallworld.engine.game import question
from smallworld.engine.question import Question, WhichCourse
from smallworld.engine.state import NONE
from smallworld.views.forecast import is_another_turn, thought

MAP: Final = "map"
TABLE: Final = "table"
AUTO: Final = ""  # the map if there is room for it
_SHORT: Final = 2  # this many lines about events need no pause before the question
_CARDS: Final = (3, 2, 1)  # lines about the abilities of a combo in a low window, from most to fewest
_ANY: Final = 1000  # more rows than any map has
_OVER: Final = 1  # rows by which a map may be too high: its frame scrolls away


class Tableau:
    """The arrangement of the table on a screen.

    The player chooses the `view` of the board: MAP, TABLE or AUTO.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen: Final = screen
        self.view = AUTO

    def show(self, scene: Scene, form: Form[Question], news: list[Line], unread: int = 0) -> None:
        """Show everything that the player needs for a decision.

        `unread` is the number of lines that were printed since the last answer.
        """
        screen = self.screen
        columns, rows = screen.columns(), screen.rows() - 1  # the last row is for the answer
        below = form.lines(columns)
        picks = isinstance(form, ComboForm)
        if picks:
            below = [*column_lines(scene, columns), *below]
        head = heading(scene, columns, self._asked(scene))
        seats = [*field_lines(scene, columns), *seat_lines(scene, columns), *team_lines(scene, columns)]
        prospects = prospects_for(scene)
        told = len(news) + unread
        room = rows - len(head) - len(seats) - len(below)
        board = self.board(scene, prospects, room)
        if picks and len(board) > room:
            board = []  # the commands “map” and “table” show it
            taken = len(seats) + len(head) + (len(news) if told <= _SHORT else 0)
            for most in _CARDS:
                if taken + len(below) > rows:
                    below = [*column_lines(scene, columns, tight=True, most=most), *form.lines(columns)]
            if taken + len(below) > rows:
                seats = seat_lines(scene, columns, scene.viewer)[:1]
        if screen.terminal and told > _SHORT and len(board) + told > room + _OVER:
            screen.show(news)
            screen.ask(f"({scene.say('ask-go-on')}) ")
            news = []
        if news and board:
            board = self.board(scene, prospects, room - len(news))
        screen.show([*board, *head, *news, *seats, *below])

    def board(self, scene: Scene, prospects: Prospects | None, rows: int) -> list[Line]:
        """Return the map if the player chose the map or it fits; else the table of regions.

        If a chosen map is too high for the window, return a part of it.
        """
        columns, name = self.screen.columns(), scene.state.board.name
        if self.view != TABLE and fits(name, columns, rows + _OVER):
            if self.view == MAP or not self.screen.plain:
                return board_map(scene, columns, prospects, rows)
        elif self.view == MAP and fits(name, columns, _ANY):
            return board_window(scene, columns, prospects, max(rows, LEAST_ROWS))
        return region_table(scene, columns, prospects, rows)

    def whole_board(self, scene: Scene) -> list[Line]:
        """Return the whole board, with all regions and the legend."""
        columns, prospects = self.screen.columns(), prospects_for(scene)
        if self.view == MAP:
            board = board_map(scene, columns, prospects, max(20, self.screen.rows() - 6))
        else:
            board = region_table(scene, columns, prospects)
        return [
            *board,
            *legend(scene.words, columns, scene.state),
        ]

    def _asked(self, scene: Scene) -> str:
        asked = question_in_words(scene)
        if scene.viewer == scene.state.player:
            return asked
        return scene.say("heading-asked", player=scene.seats[scene.viewer].name, question=asked)


def question_in_words(scene: Scene) -> str:
    """Return the text of the open question, or a general text for questions of its shape."""
    asked = question(scene.state)
    id = f"question-{asked.key}"
    if scene.words.knows(id):
        has_race = asked.side >= 0 and scene.state.banners[asked.side] != NONE
        return scene.say(id, race=scene.race_arg(asked.side) if has_race else scene.words.race_arg(None))
    step = scene.state.step()
    return scene.say(f"question-any-{asked.shape}", ability=scene.ability(step))


def prospects_for(scene: Scene) -> Prospects | None:
    """Return the conquests that are possible now.

    If the question is whether to expand, return the conquests that would be possible after expanding.

    Return None if the question is about something else.
    """
    state = scene.state
    asked = question(state)
    if isinstance(asked, WhichCourse) and not asked.may_pass:
        after, _ = thought(state, [EXPAND])
        return None if is_another_turn(state, after) else prospects_of(after)
    return prospects_of(state)
