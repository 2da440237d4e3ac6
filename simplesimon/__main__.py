"""Starts Simple Simon for ``python3 -m simplesimon``.

Knows nothing of the game. Readable by any Python 3: the one that is too old has to say so itself.
"""
from simplesimon.app import main

if __name__ == "__main__":
    main()
