"""Words: messages in the reader's language, through Project Fluent.

The engine speaks in message ids with arguments. `Messages` turns them into text at the very edge, from the files
`en.ftl`, `pl.ftl`, `cs.ftl` and `fr.ftl` that lie beside each game; the ones beside this module hold what all games
share. `render` says a tree of records, such as a card's ability, in the same way. `coverage` tells how complete the
translations are and what is wrong with them. The functions that message files may call are listed in
`nefrit.text.functions`.
"""

from nefrit.text.coverage import Coverage, LanguageCoverage, coverage, shares
from nefrit.text.functions import HIDDEN_CARD
from nefrit.text.messages import LANGUAGES, FormatError, Messages
from nefrit.text.names import CASES, CardForms, CardNames, CardTable
from nefrit.text.phrases import Phrase
from nefrit.text.render import message_id, render, sentence
from nefrit.text.sources import Source

__all__ = [
    "CASES",
    "HIDDEN_CARD",
    "LANGUAGES",
    "CardForms",
    "CardNames",
    "CardTable",
    "Coverage",
    "FormatError",
    "LanguageCoverage",
    "Messages",
    "Phrase",
    "Source",
    "coverage",
    "message_id",
    "render",
    "sentence",
    "shares",
]
