"""The entry point of `python -m smallworld`, which does the same as the command `smallworld`."""

from smallworld.cli import main

if __name__ == "__main__":
    main()
