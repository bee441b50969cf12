"""The program's entry point: a command, or the game itself."""

import sys


def main() -> None:
    """Run what the command line asks for and exit with its status."""
    from belote_desktop.commands.main import run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
