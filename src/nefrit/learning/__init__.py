"""Lessons: positions in which a coach says what to try, judges every answer, and is run by the rules themselves."""
