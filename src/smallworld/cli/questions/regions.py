"""The form for choosing regions: one, several in one line, or each with a number.

`views.selection` turns the answer into decisions of the engine.
"""

from __future__ import annotations

from typing import Final

from smallworld.cli.questions.form import NOTHING, Form
from smallworld.cli.questions.pairs import possible_region, read_pairs, words_of
from smallworld.cli.words.lines import Line, wrapped
from smallworld.cli.words.scene import Scene
from smallworld.engine.action import Action
from smallworld.engine.board import Region
from smallworld.engine.errors import NotationError
from smallworld.engine.question import WhichRegions
from smallworld.engine.text.untrusted import is_number
from smallworld.views.asked import name_of
from smallworld.views.selection import unfold_selection


class RegionsForm(Form[WhichRegions]):
    """The form for choosing several regions, with a minimum and a maximum number."""

    def __init__(self, scene: Scene, asked: WhichRegions) -> None:
        super().__init__(scene, asked)
        self.regions: Final = sorted(asked.times)

    def lines(self, columns: int) -> list[Line]:
        first, second = self.regions[0] + 1, self.regions[-1] + 1
        args = {"least": self.asked.least, "number": self.asked.most, "first": first, "second": second}
        names = self.scene.words.listed([self._named(region) for region in self.regions])
        said = self.scene.say(self._how(), regions=names, refuse=self.refuse(), **args)
        return wrapped(said, columns, 0, "", 2)

    def read(self, text: str) -> list[Action]:
        if self.passes(text):
            return NOTHING
        words = text.split()
        if words and words[0].lower() == name_of(self.state, self.asked.by):
            text = " ".join(words[1:])
        wanted = self._counted(text) if self.asked.counted else self._each(text)
        self._check(wanted)
        return unfold_selection(self.state, wanted)

    def _how(self) -> str:
        """Return the id of the message that explains to the player how to answer."""
        least, most = self.asked.least, self.asked.most
        if self.asked.counted:
            return "regions-counted"
        if most == 1:
            return "regions-one"
        if least == most:
            return "regions-several"
        return "regions-any" if (least, most) == (0, len(self.regions)) else "regions-some"

    def _named(self, region: Region) -> str:
        name = f"{region + 1} {self.scene.name(region)}"
        if self.asked.counted:
            return self.scene.say("regions-up-to", region=name, number=self.asked.times[region])
        return name

    def _each(self, text: str) -> list[Region]:
        """Return the regions that a line lists: names separated by commas, or numbers separated by spaces."""
        parts = [part for part in text.split(",") if part.strip()]
        if len(parts) == 1 and all(is_number(word) for word in text.split()):
            parts = text.split()
        return sorted({possible_region(self.scene, part, self.regions) for part in parts})

    def _counted(self, text: str) -> list[Region]:
        """Return the regions in a line of names with numbers; a region with number 3 appears three times."""
        first, second = self.regions[0] + 1, self.regions[-1] + 1
        wanted: list[Region] = []
        for name, number in read_pairs(self.scene, words_of(text), [f"{first} 1", f"{first} 1, {second} 1"]):
            region = possible_region(self.scene, name, self.regions)
            most = self.asked.times[region]
            if region in wanted:
                raise NotationError(self.scene.say("refuse-twice", text=name))
            if not is_number(number) or int(number) > most:
                region_there = self.scene.region(region)
                raise NotationError(self.scene.say("refuse-so-often", region=region_there, number=most))
            wanted += [region] * int(number)
        return sorted(wanted)

    def _check(self, wanted: list[Region]) -> None:
        """Check that the number of regions is allowed; raise an error if not."""
        scene, least, most = self.scene, self.asked.least, self.asked.most
        if max(1, least) <= len(wanted) <= most:  # to choose none, you pass
            return
        named = scene.counted(len(wanted), "regions")
        if len(wanted) > most == 1:
            raise NotationError(scene.say("refuse-more-regions", named=named))
        number = f"{most}" if least == most else f"{max(1, least)}–{most}"
        raise NotationError(scene.say("refuse-how-many", named=named, number=number))
