"""What a player may do in an action window: triggered actions that wait, cards to play, actions of cards in play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from nefrit.invasion.abilities import ChainLink, lacking
from nefrit.invasion.constants import CAPITAL_PHASE, TACTIC
from nefrit.invasion.current_text import in_section, text_changed, texts_of
from nefrit.invasion.hands import PLAYS_TOP, hand_of, look_at_hand
from nefrit.invasion.in_play import rows
from nefrit.invasion.memo import IN_FORCE
from nefrit.invasion.memo_records import ActionsInPlay, Hand, Ready
from nefrit.invasion.occurrences.events import Event
from nefrit.invasion.occurrences.leaving import Leaves
from nefrit.invasion.paying import OTHER_RESOURCES, available
from nefrit.invasion.playing import Play, PlayTactic, has_developed
from nefrit.invasion.standing import KEPT_OUT, all_in_force, gained_kinds, texts_vary
from nefrit.invasion.state import Happened, Invasion, on_the_table, section_of
from nefrit.invasion.trees import Action
from nefrit.invasion.values import cost, cost_changes, printed_symbols, symbols
from nefrit.invasion.ways_to_play import facedown_moves, faceup_moves, open_moves, ways_of
from nefrit.kernel.effects import Context
from nefrit.kernel.memo import ANYTHING
from nefrit.kernel.plain import Value


def may_use(game: Invasion, seat: int, card: int, action: Action) -> bool:
    """Whether an action of a card in play is for this player."""
    return (game.pieces[card].controller == seat) != action.by_opponent


def actions_of(game: Invasion, card: int) -> Sequence[Action]:
    """The actions that a card has now."""
    piece, changed = game.pieces.get(card), text_changed(game)
    if piece is not None and changed is not None and card not in changed:
        return () if piece.development else in_section(game.faces[card].actions, section_of(game, card))
    return [text for text in texts_of(game, card) if isinstance(text, Action)]


# ---- Triggered actions


def triggered_actions(game: Invasion, seat: int, since: int | None = None) -> Iterator[ChainLink]:
    """The triggered actions for which a player has not yet had an opportunity; or all since some event of this turn."""
    used = game.table.opportunity_used_up_to[seat] if since is None else since
    fresh = [happened for happened in game.table.events if happened.number > used]
    if not fresh:
        return
    faces, held = game.faces, hand_of(game, seat)
    hand = [card for card in held.tactics if faces[card].responds] if held.responds else []
    awaited, gained = responding_kinds(game), gained_kinds(game)
    for happened in fresh:
        event = happened.event
        if event.kind & awaited:
            for card in (*game.listeners(event.kind), *(_gainers(game, event) if gained & event.kind else ())):
                if not (faces[card].responds | gained) & event.kind or not _was_there(game, card, happened):
                    continue
                for which, text in enumerate(actions_of(game, card)):
                    meant = text.when is not None and text.kinds & event.kind and text.when.may_match(event, card, seat)
                    if meant and may_use(game, seat, card, text):
                        yield from _if_triggered(
                            game, ChainLink(seat, card, text, event, event=_number(happened, text), which=which)
                        )
        yield from _of_leaving(game, seat, happened)
        for card in hand:
            if faces[card].responds & event.kind:
                for text in faces[card].actions:
                    yield from _if_triggered(game, PlayTactic(seat, card, text, event, event=happened.number))


def _was_there(game: Invasion, card: int, happened: Happened) -> bool:
    """Whether a card was in play when something happened, and still is.

    It was if it has entered by that (invasion.zone.enter-play-abilities-usable,
    invasion.zone.enter-black-knights-of-morr, invasion.faq.enters-play-next-chain), but not if it has entered later
    (invasion.action.trigger-condition).
    """
    piece = game.pieces.get(card)
    return piece is not None and piece.serial <= happened.serial


def _of_leaving(game: Invasion, seat: int, happened: Happened) -> Iterator[ChainLink]:
    """The triggered actions of a card that has left play: those that speak of its own leaving, of who controlled it.

    invasion.zone.leaves-play-self-referential, invasion.zone.leaves-play-examples,
    invasion.zone.leaves-play-who-and-when
    """
    event = happened.event
    if isinstance(event, Leaves) and event.seat == seat and event.card not in game.pieces:
        for own in event.texts:
            if isinstance(own, Action) and own.when is not None and own.when.of_itself:
                yield from _if_triggered(game, ChainLink(seat, event.card, own, event, event=happened.number))


def responding_kinds(game: Invasion) -> int:
    """The kinds of events to which actions of cards in play respond. All listening zones are zones of cards in play.

    What lies facedown has no text, and nobody is to learn of it.
    """
    kinds = game.memo.responding
    if kinds is None:
        kinds = gained_kinds(game)
        for row in game.memo.rows or rows(game):
            kinds |= row.responds
        game.memo.responding = kinds
        game.memo.known |= IN_FORCE
    return kinds


def may_respond(game: Invasion, seats: Iterable[int], since: int) -> bool:
    """Whether players may have triggered actions that wait since some event, as far as a glance tells."""
    faces, kinds = game.faces, 0
    known = game.memo.responding
    responding = responding_kinds(game) if known is None else known
    for happened in reversed(game.table.events):
        if happened.number <= since:
            break
        event = happened.event
        kind = event.kind
        kinds |= kind
        if event.card >= 0 and faces[event.card].responds & kind:
            return True
        if kind & responding and (kind & gained_kinds(game) or _is_answered(game, event, seats)):
            return True
    tactics = game.memo.printed.tactics_respond
    if kinds & (_tactics_respond(game) if tactics is None else tactics):
        for seat in seats:
            if hand_of(game, seat).responds & kinds:
                return True
    return False


def _is_answered(game: Invasion, event: Event, seats: Iterable[int]) -> bool:
    """Whether a card in play may have an action for players that responds to an event, by what is printed."""
    faces, kind = game.faces, event.kind
    for row in game.memo.rows or rows(game):
        for card in row.cards if row.responds & kind else ():
            if faces[card].responds & kind:
                for text in faces[card].actions:
                    if text.when is not None and text.kinds & kind:
                        for seat in seats:
                            if text.when.may_match(event, card, seat) and may_use(game, seat, card, text):
                                return True
    return False


def _tactics_respond(game: Invasion) -> int:
    """The kinds of events to which tactics respond that are in the game at all: mostly few."""
    kinds = 0
    for face in game.faces:
        if face.type == TACTIC:
            kinds |= face.responds
    game.memo.printed.tactics_respond = kinds
    return kinds


def _number(happened: Happened, action: Action) -> int:
    """By which number a trigger is told from others: "when one or more" has one for all that happens at once."""
    return happened.moment if action.when is not None and action.when.together else happened.number


def _gainers(game: Invasion, event: Event) -> tuple[int, ...]:
    """Cards that may have gained an ability that listens to an event."""
    return tuple([card for card in on_the_table(game) if not game.faces[card].listens & event.kind])


def _if_triggered(game: Invasion, link: ChainLink) -> Iterator[ChainLink]:
    when, event = link.ability.when, link.occurrence
    assert isinstance(event, Event)
    if (
        when is not None
        and when.kinds & event.kind
        and when.matches(game, event, Context(link.seat, link.source, occurrence=event))
    ):
        yield link


# ---- Other actions


def actions_in_play(game: Invasion) -> ActionsInPlay:
    """What players have in play to act with.

    It is found out once, until cards enter, leave, move or turn over; where some effect comes and goes between, until
    anything changes. Whoever uses an action uses a copy of it.
    """
    memo = game.memo
    found = memo.actions
    if found is None:
        standing = memo.standing or all_in_force(game)
        found = memo.actions = ActionsInPlay(
            _ordinary_actions(game),
            costs="cost" in standing and TACTIC in cost_changes(game),
            other_resources=not OTHER_RESOURCES.isdisjoint(standing),
            plays_tops=PLAYS_TOP in standing,
        )
        memo.known |= ANYTHING if texts_vary(game) else IN_FORCE
    return found


def _ordinary_actions(game: Invasion) -> list[list[Ready]]:
    """The actions without a trigger condition of all cards in play, for each player."""
    pieces, standing = game.pieces, game.memo.standing or all_in_force(game)
    printed = game.memo.printed.actions
    gained, changed = "ability" in standing, text_changed(game)
    found: list[list[Ready]] = [[] for _ in range(game.seat_count)]
    for row in game.memo.rows or rows(game):
        for card in row.cards if gained else row.acting:
            if changed is None or card in changed:
                own = _actions_for_all(game, card)
            elif gained and card not in row.acting:
                continue
            else:
                # By what is printed it has the same actions each time it lies there, so they are made only once.
                key = (card, row.place, pieces[card].controller)
                known = printed.get(key)
                own = known if known is not None else printed.setdefault(key, _actions_for_all(game, card))
            for seat, ready in own:
                found[seat].append(ready)
    return found


def _actions_for_all(game: Invasion, card: int) -> list[tuple[int, Ready]]:
    """The actions without a trigger condition that a card in play has now, each with the players that may use it.

    invasion.play.action-source-in-play
    """
    return [
        (seat, (text.spends_at_least, text.tokens_at_least, ChainLink(seat, card, text, which=which)))
        for which, text in enumerate(actions_of(game, card))
        if text.when is None
        for seat in range(game.seat_count)
        if may_use(game, seat, card, text)
    ]


# ---- Cards to play


def within_means(game: Invasion, seat: int, cards: Sequence[int], have: int) -> list[int]:
    """The cards of which a player who has so much can pay the price, or for which there is another way to pay."""
    faces, standing = game.faces, game.memo.standing or all_in_force(game)
    changed = cost_changes(game) if "cost" in standing else ()
    printed, plainly = game.memo.symbols or printed_symbols(game), "symbol" not in standing
    found: list[int] = []
    for card in cards:
        face = faces[card]
        owed = face.costs_at_least
        if (face.changes_own_cost or (changed and face.type in changed)) and face.play_instead is None:
            owed = cost(game, seat, card)
        if owed <= have:
            # What is too dear anyway is not looked at any further.
            loyalty = face.loyalty
            if loyalty:
                own = printed.get((seat, face.race), 0) if plainly else symbols(game, seat, face.race)
                if own < loyalty and owed + loyalty - own > have:
                    continue
            found.append(card)
    return found


def add_tactics(game: Invasion, seat: int, held: Hand, have: int, found: dict[Value, Value]) -> None:
    """Add the tactics that a player who can pay so much may play now."""
    tactics = held.acting
    if held.needs:
        lacks = lacking(game)
        tactics = [card for card in tactics if not game.faces[card].needs & lacks]
        if not tactics:
            return
    for card in within_means(game, seat, tactics, have):
        _add_usable(game, seat, card, found)


def add_cards(game: Invasion, seat: int, held: Hand, have: int, found: dict[Value, Value]) -> None:
    """Add what a player who can pay so much may play in the own capital phase, not in response to anything."""
    develops, discarded = not has_developed(game, seat), held.discard or ()
    payable = within_means(game, seat, held.playable, have)
    standing = game.memo.standing or all_in_force(game)
    freely, faces = "play" not in standing and KEPT_OUT not in standing, game.faces
    for card in held.playable if develops else payable:
        if card in payable:
            face = faces[card]
            if face.plays_plainly and freely:
                found.update(faceup_moves(card, face.sections))
            elif face.sections:
                found.update(open_moves(game, seat, card))
            else:
                _add_usable(game, seat, card, found)
        if develops and card not in discarded:
            found.update(facedown_moves(card))


def _add_usable(game: Invasion, seat: int, card: int, found: dict[Value, Value]) -> None:
    """Add the ways in which a card of which the price can be paid may be played."""
    found.update({move: play for move, play in ways_of(game, seat, card).items() if play.usable(game)})


# ---- All of it


def is_ended(game: Invasion) -> bool:
    """Whether a card on the chain says that nothing is added to it any more, so that it resolves.

    Not where it is played as a development (invasion.faq.jealous-eyes-beginning-of-turn).
    """
    has_chain_enders = game.memo.printed.has_chain_enders
    if has_chain_enders is None:
        has_chain_enders = _has_chain_enders(game)
    chain, faces = game.table.chain, game.faces
    return has_chain_enders and any(faces[link.source].ends_chain and not isinstance(link, Play) for link in chain)


def _has_chain_enders(game: Invasion) -> bool:
    """Whether there is any card in the game that ends a chain: in most games there is none."""
    found = game.memo.printed.has_chain_enders = bool([face for face in game.faces if face.ends_chain])
    return found


def triggered_options(game: Invasion, seat: int) -> dict[Value, Value]:
    """What a player may trigger now, and the cards that end the chain."""
    found: dict[Value, Value] = {}
    table = game.table
    if table.opportunity_used_up_to[seat] < table.event_count and may_respond(
        game, (seat,), table.opportunity_used_up_to[seat]
    ):
        found = for_each_event([link for link in triggered_actions(game, seat) if link.usable(game)])
    if table.chain:
        for card in hand_of(game, seat).chain_enders:
            found.update({move: play for move, play in ways_of(game, seat, card).items() if play.usable(game)})
    return found


def for_each_event(links: list[ChainLink]) -> dict[Value, Value]:
    """Triggered actions by their moves: an action is there for each event by which it was triggered.

    For the first under its usual move, for the others under moves with one more number
    (invasion.action.triggered-once-per-copy).
    """
    found: dict[Value, Value] = {}
    times: dict[Value, int] = {}
    for (move, _), link in {(link.move(), link.event): link for link in links}.items():
        before = times[move] = times.get(move, -1) + 1
        found[(link.verb, link.source, link.which, before) if before else move] = link
    return found


def is_idle(game: Invasion, laid: ActionsInPlay, seat: int) -> bool:
    """Whether a glance at resources and tokens tells that a player has nothing to add to a chain.

    That is for windows other than that of the capital phase, when nothing waits that was triggered.
    """
    held = game.memo.hands[seat]
    have = game.seats[seat].resources
    if held is None or held.cheapest <= have or held.hand is not game.zones[held.hand_at] or held.discard is not None:
        return False
    for resources, tokens, link in laid.actions[seat]:
        if resources <= have and (not tokens or tokens <= game.pieces[link.source].resources):
            return False
    return True


def options_of(game: Invasion, seat: int) -> dict[Value, Value]:
    """All that a player may add to the chain: found out once until something changes.

    Mostly there is nothing, so whatever shows that is looked at first: whose turn it is, the resources and tokens.
    """
    memo = game.memo
    options = memo.options
    if options is None:
        options = memo.options = [None] * game.seat_count
        memo.known = ANYTHING
    known = options[seat]
    if known is not None:
        return known
    found: dict[Value, Value] = {}
    table = game.table
    chain = table.chain
    builds = not chain and table.active == seat and table.phase == CAPITAL_PHASE
    if not chain or not is_ended(game):
        laid = memo.actions or actions_in_play(game)
        held = memo.hands[seat]
        # Asked so often that it looks by itself whether that is still so.
        if (
            held is None
            or held.hand is not game.zones[held.hand_at]
            or (held.discard is not None and held.discard is not game.zones[held.discard_at])
            or laid.plays_tops
        ):
            held = look_at_hand(game, seat)
        used = table.opportunity_used_up_to[seat]
        if (used < table.event_count and may_respond(game, (seat,), used)) or (chain and held.chain_enders):
            found.update(triggered_options(game, seat))
        have = available(game, seat) if laid.other_resources else game.seats[seat].resources
        if builds:
            add_cards(game, seat, held, have, found)
        elif held.cheapest <= have or (laid.costs and held.acting):
            add_tactics(game, seat, held, have, found)
        for resources, tokens, link in laid.actions[seat]:
            enough = resources <= have and (not tokens or tokens <= game.pieces[link.source].resources)
            if enough and link.usable(game):
                found[link.move()] = link
        for link in held.links:
            if link.usable(game):
                found[link.move()] = link
    options[seat] = found
    return found
