"""Parts that any page may use: pages, rows, controls, bars, lists, suits in texts. May import `look`."""
