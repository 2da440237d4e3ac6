"""English. Knows no other language; the keys are the same in all of them."""
from __future__ import annotations

from typing import Dict

TEXTS: Dict[str, str] = {
    # The window
    "title": "Simple Simon",
    "title.game": "Simple Simon – {code}",
    "status.score": "Score {score}",
    "status.moves": "Moves {moves}",
    "status.runs": "Runs {runs} of 4",
    "status.level": "{level}, {suits}",
    "status.code.copied": "The game code is on the clipboard.",
    "status.clipboard.no_code": "There is no game code on the clipboard.",
    "suits.one": "{number} suit",
    "suits.other": "{number} suits",
    "moves.one": "{number} move",
    "moves.other": "{number} moves",
    "points.one": "{number} point",
    "points.other": "{number} points",
    "level.1": "Easy",
    "level.2": "Medium",
    "level.4": "Hard",
    # Menus: "&" stands before the letter that is the access key
    "menu.game": "&Game",
    "menu.settings": "&Settings",
    "menu.help": "&Help",
    "command.new_game": "&New game…",
    "command.restart": "&Restart from the beginning",
    "command.undo": "&Undo",
    "command.redo": "Re&do",
    "command.enter_code": "&Enter a game code…",
    "command.paste_code": "&Paste a game code…",
    "command.copy_code": "&Copy the game code",
    "command.statistics": "&Statistics",
    "command.how_to_play": "&How to play",
    "command.example": "&Example",
    "command.keys": "&Keys",
    "command.about": "&About Simple Simon",
    "command.full_screen": "Full s&creen",
    "command.add_to_menu": "Add t&o the applications menu",
    "command.remove_from_menu": "Remo&ve from the applications menu",
    "menu.added": "The game is in the applications menu now.",
    "menu.removed": "The game is no longer in the applications menu.",
    "menu.refused": "The folder of the applications menu cannot be written to.",
    "menu.comment": "A solitaire in which all cards lie face up",
    "command.reset_settings": "&Reset all settings…",
    "command.quit": "&Quit",
    "tool.new_game": "New game",
    "tool.undo": "Undo",
    "tool.redo": "Redo",
    "tool.restart": "Restart",
    "setting.double_click": "&Double click",
    "setting.automatic_placement": "&Automatic placement",
    "setting.placement_help": "&Placement help",
    "setting.interactive_rules": "&Interactive rules",
    "setting.motion": "&Motion",
    "setting.motion.normal": "&Normal",
    "setting.motion.fast": "&Fast",
    "setting.motion.off": "&Off",
    "setting.table": "&Table",
    "setting.table.green": "&Green",
    "setting.table.blue": "&Blue",
    "setting.table.dark": "&Dark",
    "setting.table.contrast": "&High contrast",
    "setting.four_colours": "&Four-colour suits",
    "setting.large_indices": "&Larger indices",
    "setting.language": "La&nguage",
    "setting.language.system": "&System language",
    "setting.language.en": "&English",
    "setting.language.id": "&Bahasa Indonesia",
    "setting.language.ja": "日本語(&J)",
    # Keys, as they are named in menus
    "key.control": "Ctrl",
    "key.shift": "Shift",
    "key.command": "Command",
    "key.Left": "Left arrow",
    "key.Right": "Right arrow",
    "key.Up": "Up arrow",
    "key.Down": "Down arrow",
    "key.Home": "Home",
    "key.End": "End",
    "key.space": "Space",
    "key.Return": "Enter",
    "key.Escape": "Esc",
    "key.digits": "1 to 9, and 0",
    "key.or": " or ",
    # What keys alone can do, for the page of keys
    "command.cursor_left": "Go one column to the left",
    "command.cursor_right": "Go one column to the right",
    "command.cursor_up": "Go one card up",
    "command.cursor_down": "Go one card down",
    "command.first_column": "Go to the first column",
    "command.last_column": "Go to the last column",
    "command.columns": "Go to the first to ninth column, and to the tenth",
    "command.lift": "Lift the group, and put it down",
    "command.more": "Take one card more",
    "command.fewer": "Take one card fewer",
    "command.send": "Send the group to the best column",
    "command.let_go": "Let go",
    # What the cursor is on
    "card": "{rank} of {suit}",
    "cursor.card": "{card}, column {column}",
    "cursor.group": "{card}, group of {count}, column {column}",
    "cursor.empty_column": "empty column {column}",
    "cursor.lifted": "Lifted: {group}",
    "cursor.both": "{lifted} – now at: {under}",
    "rank.ACE": "ace",
    "rank.TWO": "2",
    "rank.THREE": "3",
    "rank.FOUR": "4",
    "rank.FIVE": "5",
    "rank.SIX": "6",
    "rank.SEVEN": "7",
    "rank.EIGHT": "8",
    "rank.NINE": "9",
    "rank.TEN": "10",
    "rank.JACK": "jack",
    "rank.QUEEN": "queen",
    "rank.KING": "king",
    "suit.SPADES": "spades",
    "suit.HEARTS": "hearts",
    "suit.DIAMONDS": "diamonds",
    "suit.CLUBS": "clubs",
    # Reminders of the rule that refuses a move
    "refusal.NOTHING_THERE": "There is no card to take here.",
    "refusal.SAME_COLUMN": "The cards are in this column already.",
    "refusal.NOT_DESCENDING": "A group moves together only if each card is exactly one rank below the one before it.",
    "refusal.MIXED_SUITS": "A group moves together only if all its cards are of one suit.",
    "refusal.KING_NEEDS_EMPTY_COLUMN": "A king goes only to an empty column.",
    "refusal.TARGET_IS_ACE": "Nothing goes on an ace: it is the lowest card.",
    "refusal.WRONG_RANK": "A card goes only on one that is exactly one rank higher, or to an empty column.",
    "refusal.NOWHERE_TO_GO": "No column can take this group now.",
    # Victory
    "victory.title": "You have won!",
    "victory.result": "{points} in {moves}",
    "victory.best.score": "A new best score for this number of suits!",
    "victory.best.moves": "The fewest moves so far for this number of suits!",
    "victory.best.streak": "Your longest streak so far for this number of suits!",
    "victory.new_game": "New game",
    "victory.again": "Same deal again",
    "victory.code": "Game code {code}",
    # Questions and dialogs
    "dialog.ok": "OK",
    "dialog.cancel": "Cancel",
    "dialog.close": "Close",
    "dialog.copy": "&Copy",
    "dialog.copied": "Copied",
    "new_game.title": "New game",
    "new_game.question": "How many suits?",
    "new_game.deck.1": "Four times 13 spades",
    "new_game.deck.2": "Twice 13 spades and twice 13 hearts",
    "new_game.deck.4": "13 each of spades, hearts, diamonds and clubs",
    "new_game.deal": "&Deal",
    "code.title": "Game code",
    "code.question": "&Game code of the deal to play:",
    "code.play": "&Play",
    "code.fault.EMPTY": "Please enter a game code, such as SS1-S1-AAAAABD.",
    "code.fault.TOO_LONG": "This text is too long for a game code, such as SS1-S1-AAAAABD.",
    "code.fault.PREFIX": "A game code of this game begins with SS1, as in SS1-S1-AAAAABD.",
    "code.fault.DASHES": "Dashes stand between the three parts of a game code, as in SS1-S1-AAAAABD.",
    "code.fault.SUITS": "The middle of a game code is S1, S2 or S4, as in SS1-S1-AAAAABD.",
    "code.fault.LETTERS": "The last part of a game code has letters from A to Z only, as in SS1-S1-AAAAABD.",
    "code.fault.LENGTH": "The last part of a game code has exactly seven letters, as in SS1-S1-AAAAABD.",
    "abandon.title": "Leave this game?",
    "abandon.question": "You have made {moves} in this game. It cannot be taken up again once you leave it.",
    "abandon.leave": "&Leave it",
    "abandon.keep": "&Keep playing",
    "restart.title": "Restart from the beginning?",
    "restart.question": "You have made {moves}. The deal begins again, and this cannot be undone.",
    "restart.leave": "&Restart",
    "restart.keep": "&Keep playing",
    "reset_settings.title": "Reset all settings?",
    "reset_settings.question": "Every setting goes back to the way it was when the program was new.",
    "reset_settings.leave": "&Reset",
    "reset_settings.keep": "&Keep them",
    "fault.title": "Something went wrong",
    "fault.sentence": "Something in the program failed. Your game is kept, and you can try to go on playing.",
    "fault.log": "Log file",
    "fault.at_start": "Simple Simon could not start: {fault}. This is written down in {log}.",
    "statistics.title": "Statistics",
    "statistics.played": "Deals played",
    "statistics.won": "Deals won",
    "statistics.share": "Win rate",
    "statistics.streak": "Current streak",
    "statistics.longest_streak": "Longest streak",
    "statistics.best_score": "Best score",
    "statistics.fewest_moves": "Fewest moves",
    "statistics.percent": "{number}%",
    "statistics.decimal_mark": ".",
    "statistics.none": "–",
    "statistics.reset": "&Reset…",
    "reset_statistics.title": "Reset the statistics?",
    "reset_statistics.question": "The results of all games, for every number of suits, are forgotten. They cannot be brought back.",
    "reset_statistics.leave": "&Reset",
    "reset_statistics.keep": "&Keep them",
    "keys.title": "Keys",
    "about.title": "About Simple Simon",
    # About
    "about.version": "Version",
    "about.python": "Python",
    "about.tk": "Tk",
    "about.system": "System",
    "about.folder": "Files are kept in",
    "about.no_folder": "none: nothing is kept",
    # How to play: a line end begins a new paragraph
    "help.title": "How to play",
    "help.aim": (
        "Put the cards in order. The aim is four runs, each of one suit, from the king down to the ace. "
        "When the fourth run leaves the table, no card is left and you have won."
    ),
    "help.deal.title": "The deal",
    "help.deal.text": (
        "All 52 cards lie face up from the first moment, in ten columns of 8, 8, 8, 7, 6, 5, 4, 3, 2 and 1 cards. "
        "Nothing is hidden and nothing is dealt later: there is no stock.\n"
        "With each new game you choose the number of suits. One suit is easy, with four times 13 spades. "
        "Two suits are medium, with twice 13 spades and twice 13 hearts. Four suits are hard: that is the usual pack."
    ),
    "help.moves.title": "Moving a card",
    "help.moves.text": (
        "The last card of a column goes onto the last card of another column if that one is exactly one rank higher. "
        "The suits do not matter.\n"
        "The ace is the lowest card and the king the highest: nothing goes on an ace, "
        "and a king goes only to an empty column.\n"
        "Drag the card, or click it and then the column. "
        "Everything can be done by keys as well; the page of keys in the Help menu says which."
    ),
    "help.groups.title": "Moving a group",
    "help.groups.text": (
        "Cards at the end of a column move together if their ranks descend by one and all are of one suit. "
        "The first of them is placed as a single card would be. A group may have any length.\n"
        "A group of mixed suits never moves as one, not even while columns are empty. "
        "You can take it apart yourself, move by move."
    ),
    "help.empty.title": "Empty columns",
    "help.empty.text": (
        "An empty column takes any card and any group of one suit, not only a king. "
        "Nothing else on the table can hold a card for you, so an empty column is the most useful space there is."
    ),
    "help.runs.title": "Complete runs",
    "help.runs.text": (
        "As soon as a move leaves 13 cards of one suit, from king to ace, at the end of a column, "
        "this run is removed. That belongs to the move and does not count as another one.\n"
        "With four runs removed the game is won."
    ),
    "help.score.title": "The score",
    "help.score.text": (
        "You start with 500 points. Each move costs 1 point, whether of a card or of a group, "
        "and each removed run brings 100. The score can fall below zero.\n"
        "The example in the Help menu wins in 49 moves: 500\u00a0−\u00a049\u00a0+\u00a04\u00a0×\u00a0100\u00a0=\u00a0851\u00a0points."
    ),
    "help.undo.title": "Undo",
    "help.undo.text": (
        "The last 100 actions can be undone. Score and moves become what they were before, "
        "and a run comes back together with the move that completed it.\n"
        "What was undone can be done again, until you make another move. "
        "You can also restart the deal from the beginning."
    ),
    "help.codes.title": "Game codes",
    "help.codes.text": (
        "Each deal has a code, such as SS1-S1-AAAAABD. S1, S2 or S4 is the number of suits, "
        "and the seven letters are the shuffle. The same code gives the same deal on every computer: "
        "send it to a friend, or keep it to play the deal again.\n"
        "The code of your game stands in the line under the table; a click on it copies it."
    ),
    "help.helps.title": "What the program does for you",
    "help.helps.text": (
        "While you drag cards, placement help marks the columns that can take them. "
        "After a move that is not allowed, interactive rules remind you of the rule.\n"
        "A double click sends the card, with all cards below it, to the best column: "
        "one that ends in the same suit, else another one that takes the cards, else an empty one.\n"
        "Automatic placement, off until you want it, sends dragged cards to the best column wherever you drop them, "
        "unless you drop them where they came from.\n"
        "All of these are switched on and off in the Settings menu."
    ),
    "help.limits.title": "What it does not do",
    "help.limits.text": (
        "There is no hint and no solver, and the program never tells you whether a deal can be won "
        "or a position is stuck. If you are stuck, undo some moves, restart the deal, or deal a new game."
    ),
    "help.spider.title": "Simple Simon and Spider",
    "help.spider.text": (
        "Simple Simon is a common variant of Spider for one pack. The moves are the same as in Spider, "
        "but all cards are face up from the start and there is no stock."
    ),
    # The worked example
    "example.title": "Example: {code}",
    "example.deal": "The deal, before the first move.",
    "example.card.onto": "The {card} goes from column {source} onto the {onto} in column {target}.",
    "example.card.empty": "The {card} goes from column {source} to the empty column {target}.",
    "example.group.onto": "The {cards} from the {card} down go from column {source} onto the {onto} in column {target}.",
    "example.group.empty": "The {cards} from the {card} down go from column {source} to the empty column {target}.",
    "example.run": "This completes the run of {suit}, which leaves the table.",
    "example.won": "No card is left: the game is won with {points} in {moves}.",
    "cards.one": "{number} card",
    "cards.other": "{number} cards",
    "example.start": "Start",
    "example.back": "Back",
    "example.play": "Play",
    "example.pause": "Pause",
    "example.forward": "Forward",
    "example.end": "End",
    "example.speed": "Speed",
    "example.speed.slow": "Slow",
    "example.speed.normal": "Normal",
    "example.speed.fast": "Fast",
    "example.play_deal": "&Play this deal myself",
    # What happened to a file
    "file.settings": "settings",
    "file.game": "saved game",
    "file.statistics": "statistics",
    "language.no_font": "No font here has Japanese letters: install one, such as Noto Sans CJK.",
    "notice.damaged": "The {what} file could not be read; it is kept as {detail}.",
    "notice.restored_previous": "The previous version of the {what} file is used instead.",
    "notice.newer_format": "The {what} file is of a newer version of this program and is left as it is.",
    "notice.cannot_save": "The {what} file cannot be written now. {detail}",
    "notice.saved_again": "Everything is saved again.",
    "notice.second_window": "Another window is open; this one keeps a game of its own.",
    # Command line
    "usage": (
        "usage: simplesimon.pyw [CODE]\n\n"
        "Plays Simple Simon. With a game code, such as SS1-S1-AAAAABD, that deal is played.\n\n"
        "  --version  print the version and stop\n"
        "  --help     print this text and stop"
    ),
    "version": "Simple Simon {version}",
    "arguments.many": "Only one game code can be given.",
    "arguments.unknown": "There is no option {option}; --help lists those there are.",
}


def plural(number: int) -> str:
    """The form of a counted text for ``number``: ``one`` or ``other``."""
    return "one" if number == 1 else "other"
