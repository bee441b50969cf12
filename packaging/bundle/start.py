"""The start script of the bundled program."""

from belote_desktop.__main__ import main

if __name__ == "__main__":
    main()
