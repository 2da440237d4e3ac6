"""The sentences for a system on which the game cannot start, in the system's language where that is found, else English.

Knows nothing of how they are shown. Readable by any Python 3: the one that is too old has to say so itself.
"""
import os
import sys

TRANSLATIONS = {
    "en": {
        "old python": "Simple Simon needs Python 3.8 or newer, and this is Python {version}: {remedy}.",
        "no tkinter": "Simple Simon needs tkinter, which draws windows for Python and is missing here: {remedy}.",
        "old tk": "Simple Simon needs Tk 8.6 or newer, and this Python comes with Tk {version}: {remedy}.",
        "no screen": "Simple Simon found no screen to open its window on: start it from a graphical desktop ({reason}).",
        "no X server": "Simple Simon needs an X server, and this Wayland desktop runs none: {remedy}.",
        "no window": "Simple Simon could not open its window ({reason}): {remedy}.",
        "install": "install it with \"{command}\"",
        "install for the system's own": "install it with \"{command}\" and start the game with {python}",
        "install tkinter by hand": "install tkinter for Python 3 with the software manager of this system",
        "install python by hand": "install a newer Python 3 with tkinter, with the software manager of this system",
        "install X server by hand": "install Xwayland with the software manager of this system",
        "install from python.org": (
            "install the newest Python from https://www.python.org/downloads/ and start the game with that"
        ),
        "repair on Windows": (
            "run the installer of this Python again (Settings, Apps, Python, Modify) and tick \"tcl/tk and IDLE\""
        ),
        "title": "Simple Simon",
    },
    "id": {
        "old python": "Simple Simon memerlukan Python 3.8 atau yang lebih baru, dan ini Python {version}: {remedy}.",
        "no tkinter": (
            "Simple Simon memerlukan tkinter, yang menggambar jendela untuk Python dan belum ada di sini: {remedy}."
        ),
        "old tk": (
            "Simple Simon memerlukan Tk 8.6 atau yang lebih baru, dan Python ini membawa Tk {version}: {remedy}."
        ),
        "no screen": (
            "Simple Simon tidak menemukan layar untuk membuka jendelanya: jalankan dari desktop grafis ({reason})."
        ),
        "no X server": "Simple Simon memerlukan server X, dan desktop Wayland ini tidak menjalankannya: {remedy}.",
        "no window": "Simple Simon tidak bisa membuka jendelanya ({reason}): {remedy}.",
        "install": "pasang dengan \"{command}\"",
        "install for the system's own": "pasang dengan \"{command}\" dan jalankan permainan dengan {python}",
        "install tkinter by hand": "pasang tkinter untuk Python 3 dengan pengelola perangkat lunak sistem ini",
        "install python by hand": (
            "pasang Python 3 yang lebih baru beserta tkinter dengan pengelola perangkat lunak sistem ini"
        ),
        "install X server by hand": "pasang Xwayland dengan pengelola perangkat lunak sistem ini",
        "install from python.org": (
            "pasang Python terbaru dari https://www.python.org/downloads/ dan jalankan permainan dengannya"
        ),
        "repair on Windows": (
            "jalankan lagi pemasang Python ini (Pengaturan, Aplikasi, Python, Ubah) dan centang \"tcl/tk and IDLE\""
        ),
        "title": "Simple Simon",
    },
    "ja": {
        "old python": "Simple SimonにはPython 3.8以降が必要ですが、これはPython {version}です。{remedy}。",
        "no tkinter": "Simple Simonには、Pythonでウィンドウを表示するtkinterが必要ですが、ここにはありません。{remedy}。",
        "old tk": "Simple SimonにはTk 8.6以降が必要ですが、このPythonのTkは{version}です。{remedy}。",
        "no screen": (
            "Simple Simonのウィンドウを開く画面が見つかりません。デスクトップ画面から起動してください（{reason}）。"
        ),
        "no X server": (
            "Simple SimonにはXサーバーが必要ですが、このWaylandデスクトップでは動いていません。{remedy}。"
        ),
        "no window": "Simple Simonのウィンドウを開けませんでした（{reason}）。{remedy}。",
        "install": "「{command}」でインストールしてください",
        "install for the system's own": "「{command}」でインストールし、{python}でゲームを起動してください",
        "install tkinter by hand": "このシステムのソフトウェア管理でPython 3用のtkinterをインストールしてください",
        "install python by hand": (
            "このシステムのソフトウェア管理で、tkinterを含む新しいPython 3をインストールしてください"
        ),
        "install X server by hand": "このシステムのソフトウェア管理でXwaylandをインストールしてください",
        "install from python.org": (
            "https://www.python.org/downloads/ から最新のPythonをインストールし、それでゲームを起動してください"
        ),
        "repair on Windows": (
            "このPythonのインストーラーをもう一度実行し（設定、アプリ、Python、変更）、"
            "「tcl/tk and IDLE」にチェックを入れてください"
        ),
        "title": "Simple Simon",
    },
}

# Primary language identifiers, the low ten bits of a LANGID ("Language Identifier Constants" of the Windows API).
_WINDOWS_LANGUAGES = {0x11: "ja", 0x21: "id"}


def language():
    # type: () -> str
    """The first of the system's languages that has its sentences here, else ``en``; never raises."""
    try:
        codes = [locale.replace("-", "_").split("_")[0].split(".")[0].lower() for locale in _locales()]
    except Exception:
        # That the sentence is read at all matters more than its language.
        return "en"
    return ([code for code in codes if code in TRANSLATIONS and _can_be_written(code)] + ["en"])[0]


def _can_be_written(code):
    # type: (str) -> bool
    # Where a locale is named but not installed, Python 3.6 and older write nothing but ASCII.
    try:
        TRANSLATIONS[code]["no tkinter"].encode(sys.getfilesystemencoding())
    except UnicodeEncodeError:
        return False
    return True


def _locales():
    # type: () -> list[str]
    if sys.platform == "win32":
        import ctypes

        identifier = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: int
        return [_WINDOWS_LANGUAGES.get(identifier & 0x3FF, "en")]
    # As GNU gettext reads them: LANGUAGE is a list, and counts unless the locale is C ("Locale Environment Variables").
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = ([os.environ[name] for name in names if os.environ.get(name)] + [""])[0]
    if locale.split(".")[0] not in ("", "C", "POSIX"):
        return os.environ.get("LANGUAGE", "").split(":") + [locale]
    return _macos_languages() if sys.platform == "darwin" and not locale else []


def _macos_languages():
    # type: () -> list[str]
    # What the Finder starts gets no LANG. The file is where "defaults read -g AppleLanguages" looks.
    import plistlib

    with open(os.path.expanduser("~/Library/Preferences/.GlobalPreferences.plist"), "rb") as file:
        languages = plistlib.load(file)["AppleLanguages"]  # type: list[str]
    return languages


SENTENCES = TRANSLATIONS[language()]
