"""Values: skill, glory, strength and totals, computed from what is printed and all that modifies it."""

from __future__ import annotations

from typing import Final

from nefrit.kernel.decisions import NO_CARD
from nefrit.kernel.memo import ANYTHING, LAYOUT, PIECES
from nefrit.kernel.values import ADD, Modifier, evaluate
from nefrit.l5r.constants import (
    AT_HOME,
    ATTACKING,
    CHARACTER,
    DEFENDING,
    DISHONORED,
    EDITION_1_0,
    HONORED,
    MILITARY,
    NEUTRAL,
    ORDINARY,
    POLITICAL,
    STRONGHOLD_SLOT,
)
from nefrit.l5r.memo import IN_FORCE
from nefrit.l5r.standing import (
    BASE_OPERATIONS,
    InForce,
    base_changes_on,
    effects_on,
    granted,
    has_effects,
    is_forbidden,
    lacks_printed_traits,
    modifiers_on,
    number_in_force,
)
from nefrit.l5r.state import HOLDINGS, L5R, PLAY, SEATS, STRONGHOLDS
from nefrit.l5r.trees import Modifies

SKILL: Final[tuple[str, ...]] = ("military", "political")
BONUS: Final[tuple[str, ...]] = ("military-bonus", "political-bonus")


def opponent_of(seat: int) -> int:
    """The other player."""
    return 1 - seat


def is_edition_1_0(game: L5R) -> bool:
    """Whether the game is played by the Rules Reference 1.0 and not by the later 1.5 (decision.l5r.edition)."""
    return game.header.edition == EDITION_1_0


def has_dash(game: L5R, card: int, type: int) -> bool:
    """Whether a character has a dash in place of a skill (l5r.dash.cannot-participate)."""
    face = game.faces[card]
    return (face.military if type == MILITARY else face.political) is None


def skill(game: L5R, card: int, type: int) -> int:
    """The military or political skill of a character (l5r.skill.two-types).

    It is computed from its base value, the printed one, and all modifiers whenever it is needed, never below zero
    (l5r.base-value.definition, l5r.printed.definition, l5r.modifier.continuous-update,
    l5r.modifier.recalculate-from-base, l5r.modifier.floor-zero). A dash is an unmodifiable 0
    (l5r.dash.not-modifiable, l5r.dash.treated-as-zero-1-5, l5r.dash.treated-as-zero-1-0).
    """
    memo = game.memo
    known = memo.skills
    if known is None:
        known = memo.skills = {}
        memo.known |= ANYTHING
    key = card * 2 + type
    value = known.get(key)
    if value is None:
        value = known[key] = _skill(game, card, type)
    return value


def _skill(game: L5R, card: int, type: int) -> int:
    """Its skill with everything that modifies it, bowed or not (l5r.attachment.modifiers-on-bowed-character).

    A dash stays 0 (l5r.dash.treated-as-zero-1-5, l5r.dash.treated-as-zero-1-0).
    """
    base = base_skill(game, card, type)
    if base is None:
        return 0
    modifiers: list[Modifier] = [(ADD, bonus(game, attached, type)) for attached in attachments(game, card)]
    # l5r.personal-honor.honored-adds-glory, l5r.personal-honor.dishonored-subtracts-glory
    status = status_of(game, card)
    if status:
        adds = status == HONORED or (has_effects(game, "adds-glory") and effects_on(game, "adds-glory", card))
        modifiers.append((ADD, glory(game, card) if adds else -glory(game, card)))
    modifiers.extend(_without_base_changes(modifiers_on(game, SKILL[type], card)))
    modifiers.extend(_without_base_changes(modifiers_on(game, "skills", card)))
    # l5r.modifier.simultaneous, l5r.modifier.add-before-multiply, l5r.modifier.round-up, l5r.modifier.set-overrides,
    # l5r.modifier.latest-set-wins, l5r.modifier.negative-applied-then-floored
    return evaluate(base, modifiers)


def status_of(game: L5R, card: int) -> int:
    """The personal honor of a character as far as its status token has effects now."""
    status = game.pieces[card].status
    if status and has_effects(game, "ignores-status") and effects_on(game, "ignores-status", card):
        return ORDINARY
    return status


def _without_base_changes(modifiers: list[Modifier]) -> list[Modifier]:
    return [modifier for modifier in modifiers if modifier[0] not in BASE_OPERATIONS]


def base_skill(game: L5R, card: int, type: int) -> int | None:
    """The base skill of a character before any modifier: the printed one, unless an effect has changed it."""
    return base_skills(game, card)[type]


def base_skills(game: L5R, card: int) -> tuple[int | None, int | None]:
    """The base military and political skill of a character.

    What sets, doubles and switches them applies in the order in which it began: each fixes a new base, which the next
    one finds (l5r.faq.way-of-the-lion-twice-quadruples, decision.l5r.base-order).
    """
    face = game.faces[card]
    bases = (face.military, face.political)
    for in_force in base_changes_on(game, card):
        bases = changed_bases(game, in_force, bases)
    return bases


def changed_bases(game: L5R, in_force: InForce, bases: tuple[int | None, int | None]) -> tuple[int | None, int | None]:
    """Base skills after one more effect has set, multiplied or switched them; a dash stays a dash."""
    effect = in_force.effect
    military, political = bases
    if not isinstance(effect, Modifies):
        return political, military
    number = number_in_force(game, in_force, effect)
    if effect.what != "political" and military is not None:
        military = evaluate(military, [(effect.operation, number)])
    if effect.what != "military" and political is not None:
        political = evaluate(political, [(effect.operation, number)])
    return military, political


def bonus(game: L5R, card: int, type: int) -> int:
    """What an attachment adds to the skill of its character (l5r.attachment.skill-modifiers-apply).

    Bowed attachments count too (l5r.attachment.modifiers-while-bowed); a character in play as an attachment adds
    nothing (l5r.attachment.character-as-attachment).
    """
    face = game.faces[card]
    if face.type == CHARACTER:
        return 0
    printed = face.military_bonus if type == MILITARY else face.political_bonus
    # l5r.x.default-zero
    value = printed if isinstance(printed, int) else 0
    return evaluate(value, modifiers_on(game, BONUS[type], card), least=None)


def glory(game: L5R, card: int) -> int:
    """The glory of a character (l5r.glory.definition)."""
    return evaluate(game.faces[card].glory, modifiers_on(game, "glory", card))


def strength(game: L5R, province: int) -> int:
    """The strength of a province with the holdings and the stronghold in it (l5r.anatomy.strength-bonus).

    What else modifies it counts while it applies (l5r.constant.conditional).
    """
    piece = game.pieces[province]
    owner = piece.controller
    # l5r.holding.modifies-province-strength
    inside = [card for card in game.zone(HOLDINGS, owner) if game.pieces[card].slot == piece.slot]
    if piece.slot == STRONGHOLD_SLOT:
        inside.extend(game.zone(STRONGHOLDS, owner))
    modifiers: list[Modifier] = [(ADD, game.faces[card].strength_bonus) for card in inside]
    modifiers.extend(modifiers_on(game, "strength", province))
    return evaluate(game.faces[province].strength, modifiers)


def attachments(game: L5R, card: int) -> tuple[int, ...]:
    """The attachments on a card, in the order in which they came into play."""
    return tuple(attached_cards(game).get(card, ()))


def attached_cards(game: L5R) -> dict[int, list[int]]:
    """All cards with attachments, each with those on it."""
    by_parent = game.memo.attached
    if by_parent is None:
        by_parent = {}
        for seat in SEATS:
            for other in game.zones[PLAY.number * 2 + seat]:
                parent = game.pieces[other].on
                if parent != NO_CARD:
                    by_parent.setdefault(parent, []).append(other)
        game.memo.attached = by_parent
        game.memo.known |= LAYOUT | PIECES
    return by_parent


def is_character(game: L5R, card: int) -> bool:
    """Whether a card in play is a character: not one that is in play as an attachment."""
    return game.faces[card].type == CHARACTER and card in game.pieces and game.pieces[card].on == NO_CARD


def characters(game: L5R, seat: int) -> tuple[int, ...]:
    """The characters that a player controls in play."""
    memo = game.memo
    known = memo.characters
    if known is None:
        known = memo.characters = [None, None]
        memo.known |= IN_FORCE
    found = known[seat]
    if found is None:
        faces, pieces = game.faces, game.pieces
        cards = game.zone(PLAY, seat)
        found = tuple([card for card in cards if faces[card].type == CHARACTER and pieces[card].on == NO_CARD])
        known[seat] = found
    return found


def participating(game: L5R, seat: int) -> tuple[int, ...]:
    """The participating characters that a player controls; all others are at home.

    l5r.participating.binary, l5r.participating.leaves-play, l5r.home.definition, l5r.home.area-per-controller
    """
    pieces = game.pieces
    return tuple([card for card in characters(game, seat) if pieces[card].side != AT_HOME])


def side_of(game: L5R, seat: int) -> int:
    """On which side a player's characters take part in the current conflict (l5r.participating.moved-in)."""
    conflict = game.table.conflict
    assert conflict is not None, "no conflict is being resolved"
    return ATTACKING if seat == conflict.attacker else DEFENDING


def conflict_total(game: L5R, seat: int) -> int:
    """The skill a player counts in the current conflict, as it stands now.

    l5r.skill.attack-total, l5r.skill.defense-total, l5r.step-3-2-3.skill-by-type, l5r.current.at-resolution,
    l5r.current.during-conflict
    """
    conflict = game.table.conflict
    assert conflict is not None, "no conflict is being resolved"
    mine = participating(game, seat)
    from_home = [card for card in characters(game, seat) if card not in mine and contributes_from_home(game, card)]
    counting = counted(game, (*mine, *from_home))
    if has_effects(game, "uncounted"):
        counting = [card for card in counting if not effects_on(game, "uncounted", card)]
    total = sum(counted_skill(game, card, conflict.type, conflict.province) for card in counting)
    if has_effects(game, "adds-bid"):
        total += len(effects_on(game, "adds-bid", NO_CARD)) * game.seats[seat].dial
    # l5r.favor.plus-one-skill, l5r.favor.modifies-player-total
    if mine and game.table.favor == seat and game.table.favor_side == conflict.type:
        total += 1
    return total


def counted_skill(game: L5R, card: int, type: int, province: int) -> int:
    """What a character counts in a conflict of a type at a province: its skill, unless the province says otherwise."""
    if has_effects(game, "counts-glory") and effects_on(game, "counts-glory", province):
        return glory(game, card)
    if has_effects(game, "counts-both-skills") and effects_on(game, "counts-both-skills", province):
        return skill(game, card, MILITARY) + skill(game, card, POLITICAL)
    return skill(game, card, type)


def counted(game: L5R, cards: tuple[int, ...]) -> list[int]:
    """Of these characters those whose values are counted: the ready ones.

    l5r.count.bowed-excluded, l5r.participating.bowed-still-participates
    """
    return [card for card in cards if not game.pieces[card].bowed]


def may_be_honored(game: L5R, card: int, by: int = -1) -> bool:
    """Whether a character can be honored, by a player's effect (l5r.personal-honor.already-honored)."""
    return game.pieces[card].status != HONORED and not is_forbidden(game, "honor", card, by=by)


def may_be_dishonored(game: L5R, card: int, by: int = -1) -> bool:
    """Whether a character can be dishonored, by a player's effect: an honored one, and an ordinary one unless a card
    keeps it from becoming dishonored. Who cannot be dishonored at all does not lose honor, either.

    l5r.personal-honor.already-dishonored, l5r.personal-honor.honored-is-dishonored,
    l5r.faq.steward-of-law-honored-can-be-dishonored, l5r.faq.steward-of-law-no-dishonored-token-gained,
    l5r.faq.steward-of-law-no-token-move
    """
    status = game.pieces[card].status
    if is_forbidden(game, "dishonor", card, by=by):
        return False
    return status == HONORED or (status != DISHONORED and not is_forbidden(game, "become-dishonored", card, by=by))


def total_glory(game: L5R, cards: tuple[int, ...]) -> int:
    """The total glory of characters, counted like skill. This is no glory count: rings do not matter.

    l5r.glory-count.counting-glory-is-different-1-5, l5r.glory-count.counting-glory-like-skill-1-5
    """
    return sum(glory(game, card) for card in counted(game, cards))


def contributes_from_home(game: L5R, card: int) -> bool:
    """Whether a character at home contributes its skill to the conflict because a card says so."""
    return bool(effects_on(game, "contributes-from-home", card))


def claimed_rings(game: L5R, seat: int) -> tuple[int, ...]:
    """The rings in a player's claimed ring pool, with those that an effect considers to be there."""
    owned = [ring for ring, owner in enumerate(game.table.ring_owner) if owner == seat]
    if has_effects(game, "considered-claimed"):
        effects = effects_on(game, "considered-claimed", NO_CARD)
        owned += [one.context.number for one in effects if one.context.seat == seat]
    return tuple(sorted(set(owned)))


def glory_total(game: L5R, seat: int) -> int:
    """A player's total in a glory count: ready characters and claimed rings (l5r.glory-count.procedure)."""
    total = total_glory(game, characters(game, seat)) + len(claimed_rings(game, seat))
    if has_effects(game, "glory-count"):
        adding = [card for card in game.in_play() if game.pieces[card].controller == seat]
        total += sum(number for card in adding for _, number in modifiers_on(game, "glory-count", card))
    return total


def has_trait(game: L5R, card: int, trait: str) -> bool:
    """Whether a card has a trait, printed or gained; a blank text box has no printed ones.

    l5r.blank.text-box, l5r.blank.gained-text-unaffected
    """
    if trait in game.faces[card].traits and not lacks_printed_traits(game, card):
        return True
    return trait in granted(game, "trait", card)


def has_clan(game: L5R, card: int, clan: str) -> bool:
    """Whether a card bears the symbol of a clan, printed or gained; it may bear several (l5r.gain.characteristics)."""
    return game.faces[card].clan == clan or clan in granted(game, "clan", card)


def clan_of(game: L5R, seat: int) -> str:
    """The clan of a player: that of their stronghold (l5r.clan.stronghold-sets-primary); neutral without one."""
    for card in game.zone(STRONGHOLDS, seat):
        return game.faces[card].clan
    return NEUTRAL


def is_in_clan(game: L5R, seat: int, card: int) -> bool:
    """Whether a card has the clan of a player's stronghold (l5r.clan.in-clan)."""
    clan = clan_of(game, seat)
    return clan != NEUTRAL and has_clan(game, card, clan)


def is_out_of_clan(game: L5R, seat: int, card: int) -> bool:
    """Whether a card has another clan than a player's stronghold.

    l5r.clan.out-of-clan; a neutral card has none (l5r.neutral.neither-in-nor-out), unless it has gained one.
    """
    clans = {game.faces[card].clan, *granted(game, "clan", card)} - {NEUTRAL}
    return bool(clans) and clan_of(game, seat) not in clans
