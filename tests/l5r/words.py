"""Every message id that the table of this game may have to say."""

from __future__ import annotations

import ast

from tests.message_ids import MessageIds, words_in


class L5RMessageIds(MessageIds):
    def outcomes(self) -> set[str]:
        """Why somebody has won: written out, or the last part of the rule by which they did."""
        found = super().outcomes()
        for node in ast.walk(self.trees["nefrit.l5r.victory"]):
            if isinstance(node, ast.Return) and node.value is not None:
                found |= {rule.rpartition(".")[2] for rule in words_in(node.value) if rule}
        return found


WORDS = L5RMessageIds("nefrit.l5r")
