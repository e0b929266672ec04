"""Hints in words: the advice of the strongest bot, with the numbers that support it."""

from __future__ import annotations

from smallworld.bots.registry import STRONGEST
from smallworld.cli.words.lines import Line, together, wrapped
from smallworld.cli.words.scene import Scene
from smallworld.engine.text.notation import parse_region
from smallworld.views import schema


def hint_lines(scene: Scene, hint: schema.Hint | None, columns: int) -> list[Line]:
    """Return lines with the moves of a hint, their coins and risk, and the next best move.

    `hint` comes from `Hint.to_json`.
    """
    if hint is None:
        return wrapped(scene.say("hint-none"), columns, 0, "dim")
    title = scene.say("hint-title", bot=scene.say(f"bot-{STRONGEST}"))
    lines = wrapped(together(title, moves_in_words(scene, hint)), columns, 0, "", 2)
    for words in numbers_in_words(scene, hint):
        lines += wrapped(words, columns, 2, "", 2)
    return lines


def moves_in_words(scene: Scene, hint: schema.Hint) -> str:
    """Return the advised moves as sentences, in the words of the game log."""
    names = [seat.name for seat in scene.seats]
    sentences: list[str] = []
    for entry in hint["story"]:
        args = scene.words.story_args(entry, names)
        if entry["region"]:
            args["region"] = scene.in_a_sentence(parse_region(scene.state.board, entry["region"]))
        sentences.append(scene.say(f"story-{entry['kind'].replace(' ', '-')}", **args))
    attempt = hint["attempt"]
    if attempt is not None:
        region = scene.in_a_sentence(parse_region(scene.state.board, attempt["region"]))
        faces, sides = attempt["faces"], attempt["sides"]
        sentences.append(scene.say("hint-attempt", region=region, faces=faces, sides=sides))
    return together(*sentences)


def numbers_in_words(scene: Scene, hint: schema.Hint) -> list[str]:
    """Return the reasons for the advice: coins now and later, lead, risk, next best move and certainty."""
    least, most, lead = hint["least"], hint["most"], hint["lead"]
    said = [
        scene.say("hint-turn", number=most)
        if least == most
        else scene.say("hint-turn-die", least=least, most=most),
        scene.say("hint-later", number=hint["later"]),
        scene.say("hint-ahead" if lead > 0 else "hint-behind", number=abs(lead))
        if lead
        else scene.say("hint-even"),
        scene.say("hint-lost", number=hint["lost"]),
    ]
    instead = hint["instead"]
    if instead is not None:
        combo = scene.words.combo_args(instead.get("race"), instead.get("power"))
        what = instead["action"]["do"]
        said.append(scene.say("hint-instead", what=what, number=instead["worse"], **combo))
    if hint["sure"]:
        said.append(scene.say("hint-sure", sure=hint["sure"], number=hint["looks"]))
    return said
