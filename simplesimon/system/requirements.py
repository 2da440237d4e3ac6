"""Whether this system can run the game, and how to tell a person who has no window yet.

Knows nothing of the game. Readable by any Python 3 (types stand in comments, no f-strings), as are the
package files above it: the Python that is too old has to say so itself.
"""
import os
import stat
import sys

OLDEST_PYTHON = (3, 8)
OLDEST_TK = 8.6

# What brings tkinter, a Python with tkinter, and the X server of a Wayland desktop, by the names of os-release(5).
# Sources: the package lists of Debian 12 and 13, Fedora 40, Arch, openSUSE Leap 15.6 and Alpine 3.20; those that descend
# from them (Ubuntu, Mint, Rocky, Manjaro ...) name their ancestor in ID_LIKE. A Debian that nothing was installed on
# yet, as a container or Ubuntu under WSL, has no list of packages: without the update it finds none.
_PACKAGES = {
    "debian": {"command": "sudo apt-get update && sudo apt-get install", "tkinter": "python3-tk",
               "python": "python3 python3-tk", "X server": "xwayland"},
    "fedora": {"command": "sudo dnf install", "tkinter": "python3-tkinter", "python": "python3 python3-tkinter",
               "X server": "xorg-x11-server-Xwayland"},
    "arch": {"command": "sudo pacman -S", "tkinter": "tk", "python": "python tk", "X server": "xorg-xwayland"},
    "suse": {"command": "sudo zypper install", "tkinter": "python3-tk", "python": "python3 python3-tk",
             "X server": "xwayland"},
    "alpine": {"command": "sudo apk add", "tkinter": "python3-tkinter", "python": "python3 python3-tkinter",
               "X server": "xwayland"},
}

# Programs that show a message on a Unix desktop, the best first. xmessage does not break lines itself, and writes
# other than Latin letters only if it is told to and the locale is there, as C.UTF-8 is where the person's may not be.
# A notification stays until it is read if it is critical.
_MESSAGE_PROGRAMS = (
    ("zenity", "--error", "--no-markup", "--title={title}", "--text={text}"),
    ("kdialog", "--title", "{title}", "--error", "{text}"),
    ("env", "LC_ALL=C.UTF-8", "xmessage", "-xrm", "*international: true", "-center", "-title", "{title}", "{lines}"),
    ("notify-send", "--urgency=critical", "{title}", "{text}"),
)


def insist():
    # type: () -> None
    """Returns where the game can run; elsewhere says what to install and raises SystemExit(1)."""
    problem = lacking()
    if problem:
        stop(problem)


def stop(message):
    # type: (str) -> None
    """Shows ``message`` without a window and raises SystemExit(1)."""
    show_fatal(message)
    raise SystemExit(1)


def lacking():
    # type: () -> str
    """One sentence on what this Python lacks and what to install; empty where nothing is lacking."""
    if sys.version_info[:2] < OLDEST_PYTHON:
        version = ".".join(str(part) for part in sys.version_info[:3])
        return _sentence("old python", version=version, remedy=_remedy_for_python())
    try:
        import tkinter
    except ImportError:
        return _sentence("no tkinter", remedy=_remedy_for_tkinter())
    if tkinter.TkVersion < OLDEST_TK:
        return _sentence("old tk", version=tkinter.TkVersion, remedy=_remedy_for_python())
    return ""


def window_refused(reason):
    # type: (str) -> str
    """One sentence for the TclError text ``reason`` with which making the root window failed."""
    # The texts of Tk's unix/tkUnixEvent.c and generic/tkWindow.c: "no display name and no $DISPLAY
    # environment variable", "couldn't connect to display".
    if "display" not in reason:
        return _sentence("no window", reason=reason, remedy=_remedy_for_tkinter())
    if os.environ.get("WAYLAND_DISPLAY") and not os.environ.get("DISPLAY"):
        return _sentence("no X server", remedy=_install("X server"))
    return _sentence("no screen", reason=reason)


def show_fatal(message):
    # type: (str) -> None
    """Tells a person ``message`` on the terminal or, where nobody reads that, by what the system has; never raises."""
    if sys.stderr is not None:
        try:
            sys.stderr.write(message + "\n")
            sys.stderr.flush()
            if _somebody_reads_stderr():
                return
        except (OSError, ValueError):
            pass
    title = _sentence("title")
    if sys.platform == "win32":
        _windows_message(title, message)
    elif sys.platform == "darwin":
        # The text is an argument of the script, so no character of it can end the quotation.
        script = "on run {text}\ndisplay alert \"" + title + "\" message text as critical\nend run"
        _starts(["osascript", "-e", script, message])
    elif os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        import textwrap

        lines = "\n".join(textwrap.wrap(message, 72))
        for program in _MESSAGE_PROGRAMS:
            if _starts([part.format(title=title, text=message, lines=lines) for part in program]):
                return


def _somebody_reads_stderr():
    # type: () -> bool
    # A terminal, or a pipe to the program that started this one. Desktops give what they start a socket of the
    # journal, a file such as ~/.xsession-errors, or nothing.
    if sys.stderr.isatty():
        return not (console_is_ours() or _terminal_is_ours())
    return stat.S_ISFIFO(os.fstat(sys.stderr.fileno()).st_mode)


def console_is_ours():
    # type: () -> bool
    """True for a Windows console opened for this process alone, which closes with it, unread."""
    if sys.platform != "win32":
        return False
    import ctypes

    # https://learn.microsoft.com/windows/console/getconsoleprocesslist: the number of processes; 0 without a console.
    processes = ctypes.windll.kernel32.GetConsoleProcessList((ctypes.c_ulong * 2)(), 2)  # type: int
    return processes == 1


def _terminal_is_ours():
    # type: () -> bool
    # A terminal window opened for this process alone leads no shell's session but this process', and closes with it,
    # unread: "Run as a Program" of GNOME's Files opens one.
    return sys.platform != "win32" and os.getsid(0) == os.getpid()


def _windows_message(title, message):
    # type: (str, str) -> None
    if sys.platform == "win32":
        import ctypes

        # https://learn.microsoft.com/windows/win32/api/winuser/nf-winuser-messageboxw: 0x10 is MB_ICONERROR.
        ctypes.windll.user32.MessageBoxW(None, message, title, 0x10)


def _starts(command):
    # type: (list[str]) -> bool
    # Does not wait for the person to answer: whoever started the game gets its exit status at once. A program
    # that cannot reach the screen ends within the two seconds, with a status that is not 0.
    import subprocess
    import time

    try:
        with open(os.devnull, "r+b") as nothing:
            process = subprocess.Popen(
                command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
            )
    except (OSError, ValueError):
        return False
    for _ in range(40):
        status = process.poll()
        if status is not None:
            return status == 0
        time.sleep(0.05)
    process.returncode = 0  # It outlives this process: keeps Popen from warning of that.
    return True


def _sentence(key, **parts):
    # type: (str, object) -> str
    # Read as data: importing it by name would load the package above, which an old Python cannot read.
    import pkgutil

    names = {}  # type: dict[str, dict[str, str]]
    exec(pkgutil.get_data("simplesimon", "words/launch.py").decode("utf-8"), names)  # type: ignore
    return names["SENTENCES"][key].format(**parts)


def _remedy_for_tkinter():
    # type: () -> str
    if sys.platform == "win32":
        return _sentence("repair on Windows")
    if sys.platform == "darwin":
        # Homebrew's Python lives in its Cellar, with tkinter as a formula of its own: https://formulae.brew.sh
        if "/Cellar/" not in os.path.realpath(sys.base_prefix):
            return _sentence("install from python.org")
        return _sentence("install", command="brew install python-tk@{0}.{1}".format(*sys.version_info[:2]))
    return _install("tkinter")


def _remedy_for_python():
    # type: () -> str
    # A system whose own Python is too old has no newer one among its packages.
    if sys.platform in ("win32", "darwin") or _is_the_systems_own():
        return _sentence("install from python.org")
    return _install("python")


def _install(what):
    # type: (str) -> str
    for name in _distribution():
        if name in _PACKAGES:
            command = _PACKAGES[name]["command"] + " " + _PACKAGES[name][what]
            if what == "X server" or _is_the_systems_own():
                return _sentence("install", command=command)
            # A Python that was built or fetched besides the system's own gets nothing from its packages.
            return _sentence("install for the system's own", command=command, python="/usr/bin/python3")
    return _sentence("install " + what + " by hand")


def _is_the_systems_own():
    # type: () -> bool
    return getattr(sys, "base_prefix", sys.prefix) == "/usr"


def _distribution():
    # type: () -> list[str]
    # os-release(5): ID and ID_LIKE name this distribution and those it descends from, the nearest first.
    for path in ("/etc/os-release", "/usr/lib/os-release"):
        try:
            with open(path, "rb") as file:
                lines = file.read().decode("utf-8", "replace").splitlines()
        except OSError:
            continue
        named = dict(line.split("=", 1) for line in lines if "=" in line)
        return " ".join(named.get(key, "").strip("\"'") for key in ("ID", "ID_LIKE")).split()
    return []
