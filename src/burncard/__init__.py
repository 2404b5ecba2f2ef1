"""Burncard: a referee for Texas Hold'em dealt by hand."""

__version__ = "0.1.0"
