"""Nefrit plays card games exactly as their rule documents say."""

__version__ = "0.1.0"
