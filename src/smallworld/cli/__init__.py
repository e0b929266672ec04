"""The command `smallworld`: play in the browser or on the terminal, read the rules, let bots play."""

from __future__ import annotations

import contextlib
import os
import platform
import re
import sys
from difflib import get_close_matches
from importlib import import_module
from typing import Any, Final, NoReturn

import click

from smallworld import __version__, is_compiled
from smallworld.cli.screen.shown import echo
from smallworld.engine.errors import SmallWorldError
from smallworld.engine.text.untrusted import MOST_QUOTED, printable

# A command's module is imported when it is called, so that the program starts fast.
GROUPS: Final = {
    "Play": {
        "play": "smallworld.cli.commands.play:play",
        "rules": "smallworld.cli.commands.rules:rules",
    },
    "Study": {
        "replay": "smallworld.cli.commands.replay:replay",
        "review": "smallworld.cli.commands.review:review",
        "puzzles": "smallworld.cli.commands.puzzles:puzzles",
    },
    "Create": {
        "banner": "smallworld.cli.commands.banner:banner",
        "board": "smallworld.cli.commands.board:board",
        "realm": "smallworld.cli.commands.realm:realm",
        "balance": "smallworld.cli.commands.balance:balance",
    },
    "Host": {
        "serve": "smallworld.cli.commands.serve:serve",
        "bots": "smallworld.cli.commands.bots:bots",
        "moderate": "smallworld.cli.commands.moderate:moderate",
        "backup": "smallworld.cli.commands.backup:backup",
        "restore": "smallworld.cli.commands.backup:restore",
        "push-key": "smallworld.cli.commands.push_key:push_key",
    },
    "Research": {
        "simulate": "smallworld.cli.commands.simulate:simulate",
        "arena": "smallworld.cli.commands.arena:arena",
        "almanac": "smallworld.cli.commands.almanac:almanac",
        "train": "smallworld.cli.commands.train:train",
        "bench": "smallworld.cli.commands.bench:bench",
        "version": "smallworld.cli.commands.version:version",
    },
}
COMMANDS: Final = {name: place for group in GROUPS.values() for name, place in group.items()}
# The libraries that these commands need come only with the extra `server`.
OF_A_SERVER: Final = ("serve", "bots", "backup", "restore", "moderate")
TROUBLE: Final = 1  # exit code after an error of the operating system
USAGE_ERROR: Final = 2  # exit code for wrong usage
WORDS: Final = "smallworld.words"  # in the context of click: the words of the command line
LONG: Final = re.compile(r"\S{250,}")  # words as long as this are cut in messages
INTERRUPTED: Final = 130  # exit code after Ctrl-C, as shells expect it


class Refused(click.ClickException):
    """The error for a request that cannot be fulfilled, shown in one line."""

    exit_code = USAGE_ERROR


def _shown(error: click.ClickException) -> click.ClickException:
    """Return the error with a message that is safe to print on a terminal."""
    error.message = _line(error.message)  # type: ignore[misc] # no other code has it yet
    return error


def _line(message: str) -> str:
    """Return the message with control characters escaped and very long words cut."""
    return printable(LONG.sub(lambda word: f"{word[0][:MOST_QUOTED]}…", message), "\n")


def is_text(argument: str) -> bool:
    """Return whether an argument is valid text: it has neither lone surrogates nor NUL."""
    try:
        os.fsencode(argument)
    except UnicodeEncodeError:
        return False
    return "\0" not in argument


class LazyGroup(click.Group):
    """A group that imports each subcommand only when needed, and shows an error of the engine in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, function = COMMANDS[cmd_name].partition(":")
        try:
            command = getattr(import_module(module), function)
        except ModuleNotFoundError as missing:
            if cmd_name not in OF_A_SERVER or not missing.name or missing.name.startswith("smallworld"):
                raise
            return without_server(cmd_name, missing.name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        width = formatter.width - 6 - max(map(len, COMMANDS))
        for title, group in GROUPS.items():
            found = [(name, self.get_command(ctx, name)) for name in group]
            with formatter.section(title):
                formatter.write_dl(
                    [(name, command.get_short_help_str(width)) for name, command in found if command],
                    col_max=max(map(len, COMMANDS)),
                )

    def main(self, *args: Any, **options: Any) -> Any:
        from smallworld.cli.screen.letters import open_streams, write_plainly

        open_streams()
        write_plainly()
        try:
            try:
                return super().main(*args, **options)
            finally:
                sys.stdout.flush()
        except OSError as error:
            leave_for(error)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not all(map(is_text, args)):
            ctx.fail("An argument contains a NUL or half of a character, so it is not text.")
        ctx.meta[WORDS] = args[:]  # results as JSON name the command
        return super().parse_args(ctx, args)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        close = get_close_matches(args[0], COMMANDS, n=1) if args[0] not in COMMANDS else []
        if close and not ctx.resilient_parsing:
            ctx.fail(f'No such command "{args[0]}". Did you mean "{close[0]}"?')
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except SmallWorldError as error:
            raise _shown(Refused(str(error))) from error
        except click.ClickException as error:
            _shown(error)
            raise


def leave_for(error: OSError) -> NoReturn:
    """Report an error of the operating system, such as a full disk, in one line, and exit.

    Some commands catch such errors themselves. For all others, the main program calls this function.
    """
    with contextlib.suppress(OSError):  # otherwise Python writes again when it exits, and fails
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    why = error.strerror or str(error)
    said = f"{error.filename}: {why}" if error.filename else f"not everything could be read or written: {why}"
    with contextlib.suppress(OSError):
        Refused(_line(said)).show()
    raise SystemExit(TROUBLE)


def without_server(command: str, library: str) -> click.Command:
    """Return a substitute for a command whose `library` is missing.

    It explains how to install the library.
    """

    def refuse() -> None:
        raise Refused(
            f"smallworld {command} needs {library}, which comes only with the extra `server`: "
            "python3 -m pip install 'smallworld[server]' (in a checkout: '.[server]')"
        )

    return click.Command(
        command,
        # The answer is the same for all arguments, so accept any.
        context_settings={"ignore_unknown_options": True, "help_option_names": []},
        params=[click.Argument(["asked"], nargs=-1, type=click.UNPROCESSED, expose_value=False)],
        callback=refuse,
        help="Not installed: python3 -m pip install 'smallworld[server]'",
    )


def build() -> str:
    """Return one line with the versions of the program and of Python, and whether the rules are compiled."""
    how = "compiled" if is_compiled() else "interpreted"
    return f"smallworld {__version__} (engine {how}), Python {platform.python_version()}"


def _show_version(ctx: click.Context, param: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from smallworld.cli.words.build import warn_of_slowness

        echo(build())
        warn_of_slowness()
        ctx.exit()


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_version,
    help="Show the version and how the engine runs, and exit.",
)
def main() -> None:
    """Play Small World in the browser or on the terminal, and let bots play it. Unofficial; see README.md."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())  # so that --bots finds classes in files of the current folder
