#!/bin/bash
# Runs a script of this folder beside the program, in a window on a virtual screen with an accessibility bus.
#
#     tools/at_spi/on_a_bus.sh tools/at_spi/guided_deal.py
#
# The first argument is run by the system's own Python, which must have AT-SPI: on Debian the packages xvfb, openbox,
# dbus, at-spi2-core, python3-gi and gir1.2-atspi-2.0. BELOTE names the program (by default `belote-desktop`). It starts
# with an empty profile, in English or in the language of BELOTE_LOCALE, such as bg_BG.UTF-8.
set -euo pipefail
script=$(realpath "${1:?tools/at_spi/on_a_bus.sh SCRIPT}")
belote=$(command -v "${BELOTE:-belote-desktop}")
home=$(mktemp -d)
chmod 700 "$home"
export HOME=$home XDG_RUNTIME_DIR=$home LANG=${BELOTE_LOCALE:-C.UTF-8} QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1 QT_QPA_PLATFORM=xcb
unset LC_ALL LC_MESSAGES LANGUAGE PYTHONHOME PYTHONPATH DBUS_SESSION_BUS_ADDRESS

xvfb-run -a -s "-screen 0 1280x800x24" dbus-run-session -- bash -c '
    openbox 2>/dev/null & window_manager=$!
    /usr/libexec/at-spi-bus-launcher --launch-immediately 2>/dev/null & bus=$!
    "$0" & program=$!
    trap "kill $program $window_manager $bus; wait $program || true" EXIT
    /usr/bin/python3 "$1"' "$belote" "$script"
rm -rf "$home"
