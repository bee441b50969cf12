"""The program's entry point: a command, or the game itself."""

import os
import sys


def main() -> None:
    """Run the command line and exit with its status."""
    if getattr(sys, "frozen", False):  # a process that a bundle starts for its own work ends here
        import multiprocessing

        multiprocessing.freeze_support()
    try:
        from belote_desktop.commands.main import run

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:  # where the command has nothing to tell of its own
        sys.exit(130)
    except BrokenPipeError:  # who read our output, as `head`, has enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


if __name__ == "__main__":
    main()
