"""Chart B: the action window, in which players build a chain of actions that resolves from its end."""

from __future__ import annotations

from collections.abc import Iterator

from nefrit.invasion.abilities import Link, in_section, texts_of
from nefrit.invasion.constants import TACTIC
from nefrit.invasion.guessing import might_act, might_respond
from nefrit.invasion.happening import settle
from nefrit.invasion.mixing import mix_developments
from nefrit.invasion.occurrences import Event
from nefrit.invasion.paying import available
from nefrit.invasion.playing import PLAYS_TOP, Play, PlayTactic, play_options, playable, ways_of
from nefrit.invasion.settling import SETTLED
from nefrit.invasion.standing import STANDING, TEXT_CHANGES, all_in_force, gained_kinds, texts_vary
from nefrit.invasion.state import DISCARD, HAND, Happened, Invasion, on_the_table, section_of, turn_order
from nefrit.invasion.trees import Action
from nefrit.kernel.effects import Context
from nefrit.kernel.plain import Value
from nefrit.kernel.procedures import Flow, Procedure, step
from nefrit.kernel.windows import Window

# ---- What a player may do


def may_use(game: Invasion, seat: int, card: int, action: Action) -> bool:
    """Whether an action of a card in play is for this player."""
    return (game.pieces[card].controller == seat) != action.by_opponent


def actions_of(game: Invasion, card: int) -> list[Action]:
    """The actions that a card has now."""
    return [text for text in texts_of(game, card) if isinstance(text, Action)]


def triggered_actions(game: Invasion, seat: int, since: int | None = None) -> Iterator[Link]:
    """The triggered actions for which a player has not yet had an opportunity; or all since some event of this turn.

    A card must have been in play when its trigger condition was met, and still be there, unless it speaks of its own
    leaving (invasion.zone.leaves-play-self-referential, invasion.zone.leaves-play-examples). It was if it has entered
    by that (invasion.zone.enter-play-abilities-usable, invasion.zone.enter-black-knights-of-morr,
    invasion.faq.enters-play-next-chain).
    """
    heard = game.seats[seat].heard if since is None else since
    fresh = [happened for happened in game.table.events if happened.number > heard]
    if not fresh:
        return
    faces = game.faces
    hand = [card for card in playable(game, seat) if faces[card].type == TACTIC and faces[card].responds]
    awaited, gained = responding_kinds(game), gained_kinds(game)
    for happened in fresh:
        event = happened.event
        assert isinstance(event, Event)
        if event.kind & awaited:
            for card in (*game.listeners(event.kind), *_gainers(game, event)):
                piece = game.pieces.get(card)
                if piece is None or piece.serial > happened.serial:
                    continue
                if not (faces[card].responds | gained) & event.kind:
                    continue
                for which, text in enumerate(actions_of(game, card)):
                    if text.kinds & event.kind and may_use(game, seat, card, text):
                        yield from _if_triggered(
                            game, Link(seat, card, text, event, event=_number(happened, text), which=which)
                        )
        gone = event.card >= 0 and event.seat == seat and event.card not in game.pieces
        if gone and faces[event.card].responds & event.kind:
            for own in texts_of(game, event.card, gone=True, section=event.section):
                if isinstance(own, Action) and own.when is not None and own.when.of_itself:
                    yield from _if_triggered(game, Link(seat, event.card, own, event, event=happened.number))
        for card in hand:
            if faces[card].responds & event.kind:
                for text in faces[card].actions:
                    yield from _if_triggered(game, PlayTactic(seat, card, text, event, event=happened.number))


def responding_kinds(game: Invasion) -> int:
    """The kinds of events to which actions of cards in play respond. All listening zones are zones of cards in play."""
    kinds: int | None = game.laid.get("responding")
    if kinds is None:
        kinds = gained_kinds(game)
        for card in game.listening():
            kinds |= game.faces[card].responds
        game.laid["responding"] = kinds
    return kinds


def may_respond(game: Invasion, seat: int) -> bool:
    """Whether a player may have triggered actions that wait, as far as a glance tells."""
    heard, faces, kinds = game.seats[seat].heard, game.faces, 0
    for happened in reversed(game.table.events):
        if happened.number <= heard:
            break
        event = happened.event
        assert isinstance(event, Event)
        kinds |= event.kind
        if event.card >= 0 and faces[event.card].responds & event.kind:
            return True
    if not kinds:
        return False
    laid = game.laid
    responding: int | None = laid.get("responding")
    if kinds & (responding_kinds(game) if responding is None else responding):
        return True
    if PLAYS_TOP in (laid.get(STANDING) or all_in_force(game)):
        return True
    zones, seats = game.zones, game.seat_count
    for cards in (zones[HAND.number * seats + seat], zones[DISCARD.number * seats + seat]):
        for card in cards:
            if faces[card].responds & kinds:
                return True
    return False


def _number(happened: Happened, action: Action) -> int:
    """By which number a trigger is told from others: "when one or more" has one for all that happens at once."""
    return happened.moment if action.when is not None and action.when.together else happened.number


def _gainers(game: Invasion, event: Event) -> tuple[int, ...]:
    """Cards that may have gained an ability that listens to an event."""
    if not gained_kinds(game) & event.kind:
        return ()
    return tuple([card for card in on_the_table(game) if not game.faces[card].listens & event.kind])


def _if_triggered(game: Invasion, link: Link) -> Iterator[Link]:
    when, event = link.ability.when, link.occurrence
    assert isinstance(event, Event)
    if (
        when is not None
        and when.kinds & event.kind
        and when.matches(game, event, Context(link.seat, link.source, occurrence=event))
    ):
        yield link


def ordinary_actions(game: Invasion, seat: int) -> list[Link]:
    """The actions without a trigger condition that a player has on cards in play, or on cards that work elsewhere.

    Those in play are found out once, until cards enter, leave, move or turn over; where some effect comes and goes
    between, until anything changes. Whoever uses one uses a copy of it.

    invasion.play.action-source-in-play
    """
    in_play: list[list[Link]] | None = game.laid.get("actions")
    if in_play is None:
        in_play = game.derived.get("actions")
        if in_play is None:
            in_play = _in_play(game)
            known = game.derived if texts_vary(game) else game.laid
            known["actions"] = in_play
    found = in_play[seat]
    faces, zones, seats = game.faces, game.zones, game.seat_count
    for cards in (zones[HAND.number * seats + seat], zones[DISCARD.number * seats + seat]):
        for card in cards:
            if faces[card].works_out_of_play:
                found = [*found, *[Link(seat, card, text) for text in faces[card].actions if text.out_of_play]]
    return found


def _in_play(game: Invasion) -> list[list[Link]]:
    """The actions without a trigger condition of all cards in play, for each player."""
    faces, pieces, standing = game.faces, game.pieces, all_in_force(game)
    gained, changed = "ability" in standing, not TEXT_CHANGES.isdisjoint(standing)
    found: list[list[Link]] = [[] for _ in range(game.seat_count)]
    for card in on_the_table(game):
        if gained or (faces[card].acts and not pieces[card].development):
            texts = actions_of(game, card) if changed else in_section(faces[card].actions, section_of(game, card))
            for which, text in enumerate(texts):
                if text.when is None:
                    for seat in range(game.seat_count):
                        if (pieces[card].controller == seat) != text.by_opponent:
                            found[seat].append(Link(seat, card, text, which=which))
    return found


def has_heard(game: Invasion, *seats: int) -> None:
    """Players have had the opportunity for what has been triggered so far; nothing else follows from that."""
    settled, now = SETTLED in game.derived, game.table.event_count
    for seat in seats:
        if game.seats[seat].heard != now:
            game.edit_seat(seat).heard = now
    if settled:
        game.derived[SETTLED] = True


# ---- The window


def is_ended(game: Invasion) -> bool:
    """Whether a card on the chain says that nothing is added to it any more, so that it resolves.

    invasion.faq.jealous-eyes-beginning-of-turn
    """
    for link in game.table.chain:
        if game.faces[link.source].ends_chain and isinstance(link, PlayTactic) and not isinstance(link, Play):
            return True
    return False


def triggered_options(game: Invasion, seat: int) -> dict[Value, Value]:
    """What a player may trigger now, and the cards that end the chain."""
    found: dict[Value, Value] = {}
    if may_respond(game, seat):
        for link in triggered_actions(game, seat):
            if link.usable(game):
                found[link.move()] = link
    if game.table.chain:
        for card in playable(game, seat):
            if game.faces[card].ends_chain:
                found.update([way for way in ways_of(game, seat, card).faceup if way[1].usable(game)])
    return found


def options_of(game: Invasion, seat: int) -> dict[Value, Value]:
    """All that a player may add to the chain: found out once until something changes."""
    found: dict[Value, Value] | None = game.derived.get(("options", seat))
    if found is None:
        found, table = {}, game.table
        if not table.chain or not is_ended(game):
            if table.chain or game.seats[seat].heard < table.event_count:
                found.update(triggered_options(game, seat))
            have = available(game, seat) if game.laid.get("purses", True) else game.seats[seat].resources
            found.update(play_options(game, seat, have))
            for link in ordinary_actions(game, seat):
                if link.ability.spends_at_least <= have and link.usable(game):
                    found[link.move()] = link
        game.derived["options", seat] = found
    return found


class AddTriggered(Window):
    """B1: triggered actions whose condition was met since the last window are added to the chain, all to the same one.

    A card that ends the chain may be played in response to them (invasion.faq.jealous-eyes-beginning-of-turn).

    invasion.timing.b1-same-turn, invasion.action.triggered-same-chain
    """

    rule = "invasion.timing.b1-pending-triggered-actions"
    prompt = "trigger-or-pass"

    def options(self, game: Invasion, seat: int) -> dict[Value, Value]:
        """What the player may trigger now."""
        return {} if game.table.chain and is_ended(game) else triggered_options(game, seat)

    def could_act(self, game: Invasion, seat: int) -> bool:
        """Others must expect a response of whoever may hold one."""
        return not is_ended(game) and might_respond(game, seat, responding_kinds(game))

    def skip(self, game: Invasion) -> None:
        """It is not opened because nobody can use it: who watches need not learn that."""
        for seat in self.turns:
            if self.could_act(game, seat):
                game.notice(seat)


class AddActions(AddTriggered):
    """B2: players add actions to the chain until all pass in succession, both of them in everybody's turn.

    Who does something else first, or passes, loses the triggered actions that waited.

    invasion.timing.b1-later-triggers, invasion.timing.b2-until-both-pass,
    invasion.action.response-lifo, invasion.action.pass-does-not-forfeit, invasion.play.tactics-any-window
    """

    rule = "invasion.timing.b2-actions"
    prompt = "act-or-pass"

    def options(self, game: Invasion, seat: int) -> dict[Value, Value]:
        """Triggered actions, cards from hand, and actions in play."""
        return options_of(game, seat)

    def could_act(self, game: Invasion, seat: int) -> bool:
        """Others must expect something of whoever may play a card that they do not know."""
        return not is_ended(game) and might_act(game, seat)

    def pass_(self, game: Invasion, seat: int) -> Procedure | None:
        """Triggered actions that were not used are lost, unless nobody had the opportunity to use them."""
        if game.seats[seat].heard != game.table.event_count and not is_ended(game):
            has_heard(game, seat)
        return None


class ActionWindow(Procedure):
    """An action window: chains are built and resolved until nobody wants to act (invasion.action.window-definition).

    `seats` are in the order of priority: the active player is first, then the others clockwise
    (invasion.timing.b4-first-player-priority, decision.invasion.priority). A window of an attack that an effect makes
    opens while that effect resolves: then it is `nested`, and the rest of the effect's chain waits `outside`.
    """

    __slots__ = ("nested", "outside", "resolved", "seats")
    seat_fields = ("seats",)

    def __init__(self, game: Invasion) -> None:
        super().__init__()
        self.seats = turn_order(game)
        self.resolved = False
        self.nested = game.table.resolving
        self.outside: tuple[Link, ...] = ()

    @step("invasion.action.window-definition")
    def open(self, game: Invasion) -> Flow:
        """A chain of its own may begin (invasion.combat.attack-outside-phase)."""
        mix_developments(game)
        if self.nested:
            board = game.edit_table()
            self.outside, board.chain, board.resolving = board.chain, (), False
        return None

    @step("invasion.timing.b1-pending-triggered-actions")
    def triggered(self, game: Invasion) -> Flow:
        """B1: what was triggered since the last window."""
        for seat in self.seats:
            if may_respond(game, seat):
                return AddTriggered(self.seats)
        if game.log is not None:
            AddTriggered(self.seats).skip(game)
        return None

    @step("invasion.timing.b1-later-triggers")
    def others_are_lost(self, game: Invasion) -> Flow:
        """From now on only what happens in this window counts."""
        self.hear(game)
        return None

    def hear(self, game: Invasion) -> None:
        """All have had an opportunity for what has been triggered, unless the chain was ended before all had passed."""
        if not game.table.chain or not is_ended(game):
            has_heard(game, *self.seats)

    @step("invasion.timing.b2-until-both-pass")
    def actions(self, game: Invasion) -> Flow:
        """B2: all actions, on top of the chain of B1 or as a new one."""
        for seat in self.seats:
            if options_of(game, seat):
                return AddActions(self.seats)
        if game.log is not None:
            AddActions(self.seats).skip(game)
        self.hear(game)
        return None

    @step("invasion.timing.b3-lifo")
    def resolve(self, game: Invasion) -> Flow:
        """B3: the chain resolves, the last first; what that triggers at once comes between.

        Nothing is added to it any more (invasion.faq.no-actions-while-resolving).

        invasion.timing.b3-interrupt-by-a, invasion.faq.forced-interrupts-chain
        """
        if not game.table.chain:
            return None
        board = game.edit_table()
        link = board.chain[-1]
        board.chain = board.chain[:-1]
        board.resolving = True
        self.resolved = True
        self.goto("resolve")
        return link.copy()

    @step("invasion.timing.b4-priority-passes")
    def next_chain(self, game: Invasion) -> Flow:
        """B4: priority passes on, and a new chain may begin; if there was none, the window closes.

        invasion.timing.b4-close
        """
        if self.resolved:
            mix_developments(game)
            game.edit_table().resolving = False
            self.resolved = False
            self.seats = (*self.seats[1:], self.seats[0])
            self.goto("actions")
        elif self.nested:
            board = game.edit_table()
            board.chain, board.resolving = self.outside, True
        return settle(game)
