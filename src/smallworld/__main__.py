"""The program of `python -m smallworld`, the same as the command `smallworld`."""

from smallworld.cli import main

if __name__ == "__main__":
    main()
