"""Values: power, hit points, costs, keywords and traits, computed whenever they are needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from nefrit.invasion.constants import (
    BASE_POWER,
    KINGDOM,
    LEGEND,
    NO_ZONE,
    SECTIONS,
    TYPES,
    UNIT,
    ZONE_HIT_POINTS,
)
from nefrit.invasion.faces import InvasionFace, X
from nefrit.invasion.in_play import row_at, rows
from nefrit.invasion.memo import IN_FORCE
from nefrit.invasion.memo_records import InForce
from nefrit.invasion.standing import (
    all_in_force,
    applies,
    gained_keywords,
    in_force,
    is_blank,
    named,
)
from nefrit.invasion.state import CAPITAL, LEGENDS, Invasion, in_zone, on_the_table, section_of
from nefrit.invasion.trees import Grants, Modifies, type_reached
from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.effects import Context
from nefrit.kernel.memo import LAYOUT
from nefrit.kernel.values import Modifier, evaluate
from nefrit.parts.words import Amount

FIGHTERS: Final = frozenset({UNIT, LEGEND})
"""The types of cards that fight, take damage and are destroyed by it."""


def number_of(game: Invasion, context: Context, amount: int | Amount) -> int:
    """A number, or how much an amount is now."""
    return amount if isinstance(amount, int) else amount.count(game, context)


def _value(game: Invasion, what: str, card: int, printed: object) -> int:
    """A value never falls below 0 (invasion.term.reduction-floor).

    X is 0 unless something defines it (invasion.term.x-default-zero, invasion.faq.shaggoth-champion-x).
    """
    if isinstance(printed, Amount):
        printed = printed.count(game, Context(game.pieces[card].controller, card))
    base, changes = printed if isinstance(printed, int) else 0, _changes(game, what, card)
    return evaluate(base, changes) if changes else max(base, 0)


def _changes(game: Invasion, what: str, card: int) -> list[Modifier]:
    """What standing effects do to a value of a card."""
    changes: list[Modifier] = []
    for one in (game.memo.standing or all_in_force(game)).get(what, ()):
        effect, context, cards, _ = one
        # That it is about other cards is mostly seen at once.
        if (card not in cards) if cards else (cards is None and effect.on is None and context.source != card):
            continue
        if isinstance(effect, Modifies) and applies(game, one, card):
            amount = effect.amount
            changes.append((effect.operation, amount if isinstance(amount, int) else amount.count(game, one.context)))
    return changes


# ---- What a card is now


def has_type(game: Invasion, card: int, type: str) -> bool:
    """Whether a card is of a type, printed or gained."""
    if printed_type(game, card) == type:
        return True
    standing = game.memo.standing
    if standing is not None and "type" not in standing:
        return False
    for one in in_force(game, "type"):
        if isinstance(one.effect, Grants) and one.effect.granted == type and applies(game, one, card):
            return True
    return False


def printed_type(game: Invasion, card: int) -> str:
    """The type that is printed on a card; a development has none, but it has it again out of play.

    invasion.development.faceup-blank, invasion.discard.printed-type, invasion.faq.kairos-hekarti
    """
    piece = game.pieces.get(card)
    return "" if piece is not None and piece.development else game.faces[card].type


def of_type(game: Invasion, type: str) -> tuple[int, ...]:
    """All cards in play that are of a type."""
    memo = game.memo
    known = memo.types
    if known is None:
        known = memo.types = {}
        memo.known |= IN_FORCE
    found = known.get(type)
    if found is None:
        if "type" in (game.memo.standing or all_in_force(game)):
            return tuple(typed(game, on_the_table(game), type))
        cards: list[int] = []
        for row in game.memo.rows or rows(game):
            if type in row.typed:
                cards += row.typed[type]
        found = known[type] = tuple(cards)
    return found


def typed(game: Invasion, cards: Sequence[int], type: str) -> list[int]:
    """Those of some cards that are of a type."""
    if "type" in (game.memo.standing or all_in_force(game)):
        return [card for card in cards if has_type(game, card, type)]
    faces, pieces = game.faces, game.pieces
    return [card for card in cards if faces[card].type == type and not (card in pieces and pieces[card].development)]


def is_unit(game: Invasion, card: int) -> bool:
    """Whether a card in play is a unit; a legend is none (invasion.legend.not-a-unit)."""
    return has_type(game, card, UNIT)


def is_fighter(game: Invasion, card: int) -> bool:
    """Whether a card is a unit or a legend: what fights, takes damage and is destroyed by it."""
    if game.faces[card].type in FIGHTERS:
        piece = game.pieces.get(card)
        if piece is None or not piece.development:
            return True
    if "type" not in (game.memo.standing or all_in_force(game)):
        return False
    return has_type(game, card, UNIT) or has_type(game, card, LEGEND)


def fighters_of(game: Invasion, seat: int) -> list[int]:
    """The units and the legend of a player, zone by zone."""
    pieces = game.pieces
    if "type" in (game.memo.standing or all_in_force(game)):
        return [card for card in on_the_table(game) if pieces[card].controller == seat and is_fighter(game, card)]
    units, legend = [card for card in of_type(game, UNIT) if pieces[card].controller == seat], legend_of(game, seat)
    return units if legend == NO_CARD else [*units, legend]


def has_trait(game: Invasion, card: int, trait: str) -> bool:
    """Whether a card has a trait, printed or gained."""
    piece = game.pieces.get(card)
    if piece is not None and piece.development:
        return False
    if trait in game.faces[card].traits:
        return True
    standing = game.memo.standing
    if standing is not None and "trait" not in standing:
        return False
    for one in in_force(game, "trait"):
        if isinstance(one.effect, Grants) and one.effect.granted == trait and applies(game, one, card):
            return True
    return False


def keyword(game: Invasion, card: int, word: str) -> int | None:
    """The number behind a keyword of a card in play, added up where it has it several times; None if it has it not.

    invasion.keyword.toughness-stacks, invasion.keyword.counterstrike-stacks
    """
    total: int | None = None
    if not game.pieces[card].development:
        if game.faces[card].keywords and not is_blank(game, card):
            context = Context(game.pieces[card].controller, card)
            for one in game.faces[card].keywords:
                if one.word == word:
                    total = (total or 0) + number_of(game, context, one.value)
        for gained, context in gained_keywords(game, card):
            if gained.word == word:
                total = (total or 0) + number_of(game, context, gained.value)
    return total


# ---- Power and hit points


def power(game: Invasion, card: int) -> int:
    """The power of a card in play, never below 0 (invasion.term.reduction-floor).

    Of a legend it is the lowest of its three (invasion.legend.power-lowest, invasion.legend.power-malekith). A
    development has power only if something gives it some (invasion.development.faceup-blank).
    """
    face = game.faces[card]
    if game.pieces[card].development:
        return _value(game, "power", card, 0)
    if face.powers:
        return min(legend_power(game, card, section) for section in SECTIONS)
    return _value(game, "power", card, face.power)


def legend_power(game: Invasion, card: int, section: int) -> int:
    """The power of a legend in one zone of the capital."""
    return _value(game, "power", card, game.faces[card].powers[section])


def zone_power(game: Invasion, seat: int, section: int) -> int:
    """The power of a zone, whether it burns or not: resources in the kingdom, cards in the quest zone.

    What is corrupted counts like any other card (invasion.corruption.otherwise-functions).

    invasion.capital.zone-power-sum, invasion.card.power-by-zone, invasion.faq.burning-zone-works
    """
    total = BASE_POWER[section] + _power_of_cards(game, seat, section)
    legend = legend_of(game, seat)
    if legend != NO_CARD:
        # invasion.legend.kingdom-and-quest-power
        total += legend_power(game, legend, section)
    return total


def _power_of_cards(game: Invasion, seat: int, section: int) -> int:
    """The power of all cards of a player in a zone of the capital."""
    row = row_at(game, CAPITAL[section].number * game.seat_count + seat)
    if row is None:
        return 0
    changed = named(game, "power")
    if row.power is None or changed is None:
        return sum([power(game, card) for card in row.cards if game.pieces[card].controller == seat])
    # All others have what is printed, and a development has none.
    added = sum([_added_power(game, seat, card) for card in changed.intersection(row.cards)]) if changed else 0
    return row.power + added


def _added_power(game: Invasion, seat: int, card: int) -> int:
    """How much more power than what is printed a card gives to the zone of a player."""
    piece, printed = game.pieces[card], game.faces[card].power
    if piece.controller != seat:
        return 0
    return power(game, card) - (printed if isinstance(printed, int) and not piece.development else 0)


def legend_of(game: Invasion, seat: int) -> int:
    """The legend that a player controls, or NO_CARD."""
    for card in game.zones[LEGENDS.number * game.seat_count + seat]:
        if game.faces[card].type == LEGEND:
            return card
    return NO_CARD


def hit_points(game: Invasion, card: int) -> int:
    """Printed hit points plus and minus modifiers (invasion.term.hit-points)."""
    printed = 0 if game.pieces[card].development else game.faces[card].hit_points
    return _value(game, "hit points", card, printed)


def remaining_hit_points(game: Invasion, card: int) -> int:
    """Hit points minus the damage on the card (invasion.term.remaining-hit-points)."""
    return hit_points(game, card) - game.pieces[card].damage


def developments(game: Invasion, seat: int, section: int) -> tuple[int, ...]:
    """The developments in a zone."""
    return tuple([card for card in in_zone(game, seat, section) if game.pieces[card].development])


def zone_hit_points(game: Invasion, seat: int, section: int) -> int:
    """8, and 1 for every development there, which heals nothing (invasion.capital.development-does-not-heal).

    invasion.capital.zone-hit-points, invasion.development.plus-one-hp
    """
    return ZONE_HIT_POINTS + len(developments(game, seat, section))


def burning_zones(game: Invasion, seat: int) -> int:
    """How many zones of a player's capital burn."""
    return sum(game.seats[seat].burning)


def attachments(game: Invasion, card: int) -> tuple[int, ...]:
    """The cards that are attached to a card."""
    return tuple([other for other in on_the_table(game) if game.pieces[other].on == card])


def unit_on(game: Invasion, quest: int) -> int:
    """The unit that is questing on a quest, or NO_CARD; it is in the same zone."""
    pieces = game.pieces
    if quest in pieces:
        for card in game.zones[game.slot_of[quest]]:
            if pieces[card].quest == quest:
                return card
    return NO_CARD


# ---- What a card costs


def symbols(game: Invasion, seat: int, race: str) -> int:
    """How many symbols of a race a player controls (invasion.cost.loyalty-symbols-counted).

    One for the capital (invasion.capital.provides-race-symbol), one for each faceup card of that race, and those that
    cards provide by their text (invasion.race.alliance-cards-give-symbols). What is being played is not in play
    (invasion.faq.tactic-loyalty-not-in-play). An attachment gives its symbol to the player who controls it, whosever
    the card is to which it is attached (invasion.attachment.loyalty).
    """
    total = printed_symbols(game).get((seat, race), 0)
    for one in in_force(game, "symbol"):
        granted = isinstance(one.effect, Grants) and one.effect.granted == race
        if granted and one.context.seat == seat and applies(game, one, one.context.source):
            total += 1
    return total


def printed_symbols(game: Invasion) -> dict[tuple[int, str], int]:
    """The symbols that are printed on capitals and on cards in play, by player and race: found out once."""
    known = game.memo.symbols
    if known is not None:
        return known
    counted = game.memo.symbols = {(seat, player.race): 1 for seat, player in enumerate(game.seats)}
    for row in game.memo.rows or rows(game):
        for symbol, number in row.provided.items():
            counted[symbol] = counted.get(symbol, 0) + number
    game.memo.known |= LAYOUT
    return counted


def loyalty_cost(game: Invasion, seat: int, face: InvasionFace) -> int:
    """What loyalty adds to the price of a card (invasion.term.loyalty-increases, invasion.cost.loyalty-example).

    invasion.cost.loyalty-formula, invasion.race.neutral-has-no-loyalty
    """
    return max(0, face.loyalty - symbols(game, seat, face.race)) if face.loyalty else 0


def cost(game: Invasion, seat: int, card: int) -> int:
    """The cost of a card that a player would play: the number on it, with what changes that; X counts as 0.

    Loyalty is no part of it (invasion.term.loyalty-not-part-of-cost).
    """
    face = game.faces[card]
    printed = face.cost
    if isinstance(printed, Amount):
        printed = printed.count(game, Context(seat, card))
    base = printed if isinstance(printed, int) else 0
    changes = [
        (one.effect.operation, number_of(game, one.context, one.effect.amount))
        for one in cost_changes(game).get(face.type, ())
        if isinstance(one.effect, Modifies) and applies(game, one, card)
    ]
    for effect in face.standing:
        # What a card says of its own cost counts while it is not in play.
        if effect.what == "cost" and effect.on is None and isinstance(effect, Modifies):
            context = Context(seat, card)
            if effect.condition is None or effect.condition.holds(game, context):
                changes.append((effect.operation, number_of(game, context, effect.amount)))
    return changed_cost(base, changes)


def changed_cost(base: int, changes: list[Modifier]) -> int:
    """A cost with what changes it; what costs 0 cannot be lowered (invasion.term.cost-zero-not-reducible)."""
    return evaluate(base, changes)


def cost_changes(game: Invasion) -> dict[str, list[InForce]]:
    """By types of cards the standing effects that may change what these cost: mostly there are none."""
    found = game.memo.cost_changes
    if found is None:
        found = game.memo.cost_changes = {}
        game.memo.known |= IN_FORCE
        for one in in_force(game, "cost"):
            effect = one.effect
            if one.cards is None and effect.section not in (NO_ZONE, section_of(game, one.context.source)):
                continue
            type = type_reached(effect.on) if effect.on is not None and not in_force(game, "type") else ""
            for meant in (type,) if type else TYPES:
                found.setdefault(meant, []).append(one)
    return found


def price(game: Invasion, seat: int, card: int) -> int:
    """What a player pays to play a card from hand: its cost and its loyalty cost (invasion.cost.total)."""
    return _cost_now(game, seat, card) + loyalty_cost(game, seat, game.faces[card])


def _cost_now(game: Invasion, seat: int, card: int) -> int:
    """The cost of a card that a player would play; mostly nothing changes it, which is seen at once."""
    face = game.faces[card]
    changed = face.changes_own_cost or face.type in cost_changes(game)
    return cost(game, seat, card) if changed else face.printed_cost


def has_x_cost(face: InvasionFace) -> bool:
    """Whether the player says how much the card costs."""
    return face.cost == X


def collects(game: Invasion, seat: int) -> int:
    """How many resources a player takes in the kingdom phase."""
    return zone_power(game, seat, KINGDOM)
