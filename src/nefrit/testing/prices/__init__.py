"""The law of costs: what a card or a question says it costs is what is paid, counted in the states before and after.

It reads what is printed and the records. No function of the rules that decides what something costs is called.
"""

from nefrit.testing.prices.law import costs_are_paid, trials

__all__ = ["costs_are_paid", "trials"]
