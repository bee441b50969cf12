"""Pass what a second start of the program was asked to open to the window that has the profile already.

The window listens at a local socket of the profile: a file in its folder, or a named pipe on Windows. Only programs of
the same user can reach it, and no network is involved.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from belote_desktop.profile.directories import Directories

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

ANSWER_MS = 3000
"""How long a second start waits for the window, which may be busy."""
LARGEST = 64 * 1024
"""The longest request that is read, in bytes."""
LONGEST_PATH = 100
"""The longest path of a socket, in bytes: Linux takes 107 and macOS 103."""
TOKEN = "XDG_ACTIVATION_TOKEN"
"""The variable in which a desktop with Wayland permits a program to bring its window to the front."""
RECEIVED = b"received\n"


def address(directories: Directories) -> str:
    """The name of the socket of a profile; empty if its path is too long for one."""
    path = str(directories.data.absolute() / "window.socket")
    if sys.platform == "win32":
        return f"belote-desktop-{hashlib.sha256(path.lower().encode()).hexdigest()[:32]}"
    return path if len(os.fsencode(path)) <= LONGEST_PATH else ""


def hand_over(directories: Directories, wish: str) -> bool:
    """Ask the window that has a profile to come to the front and open a file or a code, or nothing if `wish` is empty.

    Returns False if no window answers.
    """
    name = address(directories)
    if not name or (sys.platform != "win32" and not os.path.lexists(name)):
        return False  # most starts are the first: they do not load Qt's sockets
    from PySide6.QtNetwork import QLocalSocket

    _let_come_forward()
    socket = QLocalSocket()
    socket.connectToServer(name)
    if not socket.waitForConnected(ANSWER_MS):
        return False
    request = {"open": wish, "token": os.environ.get(TOKEN, "")}
    socket.write(json.dumps(request).encode() + b"\n")
    while not socket.canReadLine():
        if not socket.waitForReadyRead(ANSWER_MS):
            return False
    return socket.readLine().data() == RECEIVED


def _let_come_forward() -> None:
    """Permit other programs to come to the front: on Windows only the program that the user started may."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(-1)


class SecondStarts(QObject):
    """Receives what second starts ask for; `asked` carries what to open and the token of the desktop, or nothing."""

    asked = Signal(str, str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._server: QLocalServer | None = None

    def listen(self, directories: Directories) -> bool:
        """Begin to listen, if it has not begun. Only the process that has the lock of the profile may call this.

        Returns False if the system permits no socket there; second starts then say that the program is running.
        """
        if self._server is not None:
            return True
        name = address(directories)
        if not name:
            return False
        from PySide6.QtNetwork import QLocalServer

        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        QLocalServer.removeServer(name)  # left by a process that did not end well
        if not server.listen(name):
            server.deleteLater()
            return False
        server.newConnection.connect(self._on_connection)
        self._server = server
        return True

    def close(self) -> None:
        """Stop listening. May be called again."""
        if self._server is not None:
            self._server.close()
            self._server = None

    def _on_connection(self) -> None:
        while self._server is not None and (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda socket=socket: self._read(socket))
            self._read(socket)

    def _read(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > LARGEST:
                socket.abort()
            return
        told = request(bytes(socket.readLine().data()))
        if told is None:
            socket.abort()
            return
        socket.write(RECEIVED)
        socket.flush()  # before the file is opened, which may take its time
        socket.disconnectFromServer()
        self.asked.emit(*told)


def request(line: bytes) -> tuple[str, str] | None:
    """What to open and the token of the desktop in a line of a second start; None if it is no request."""
    try:
        told = json.loads(line)
        wish, token = told["open"], told["token"]
    except (ValueError, KeyError, TypeError, RecursionError):
        return None
    return (wish, token) if isinstance(wish, str) and isinstance(token, str) else None
