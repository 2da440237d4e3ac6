"""The program's window around the table."""
from .window import Window

__all__ = ["Window"]
