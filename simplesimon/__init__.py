"""Simple Simon: a solitaire in which all cards lie face up.

The layers, each of which imports only from those above it: ``model`` (the game: values and rules), ``words`` (every
text), ``storage`` (files), the pure files of ``view`` (places and pictures), ``controller`` and ``commands`` (what a
person does), the windows of ``view``, and ``app``, which joins them.
"""

__version__ = "1.0"
