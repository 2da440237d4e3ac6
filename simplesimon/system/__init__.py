"""The places where operating systems differ, one file each.

Nothing here knows the game, and nothing here imports tkinter at its top: the root window comes as an argument.
"""
