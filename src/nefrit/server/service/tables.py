"""The tables of this process: each is kept in step with its log in the store, which alone decides what has happened.

Several processes may serve one table. Each has its own copy, adds to the log under the next number, and reads what the
others have added. Whoever finds the number taken reads on and judges again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from hashlib import sha256

from msgspec.structs import replace

from nefrit import __version__
from nefrit.kernel.chance import written
from nefrit.kernel.decisions import Answer
from nefrit.kernel.record import Damaged
from nefrit.learning.playing import scripted_answer
from nefrit.server.service import entries
from nefrit.server.service.entries import Answered, Entry, Opened, RematchAsked, Sat, WentOn
from nefrit.server.service.games import Games
from nefrit.server.service.pacing import Pauses, Times
from nefrit.server.service.queueing import Asker
from nefrit.server.service.storing import Forgotten, Store, Taken
from nefrit.server.service.table import Table, Trial
from nefrit.server.service.thinking import Thinkers
from nefrit.server.service.tokens import is_id, new_seed, rematch_id
from nefrit.server.service.trouble import NOT_FOUND, Refused, no, refusal_of

log = logging.getLogger(__name__)

Announce = Callable[[str, int], Awaitable[None]]
"""Tells the other processes that a table has a new entry of this number."""

MOST_TRIES = 20
"""How often an entry is judged again because somebody else was faster."""
DAY = 86_400.0
BOTS_SHARE = 0.4
"""A bot seems to think for so much of the time that a person would."""
LESSON = "lesson"
"""Why a table answered for a seat: the lesson that is played there does."""
MOST_DRAWN = 4
"""Of so many seats that could have acted one after the other each seems to think; of more nobody has the patience."""
STOP_SECONDS = 60.0
"""So long a seat that always wants to be asked may stop the table where it has nothing to do."""


class Loaded:
    """A table that this process has in memory, and who must be woken when it changes."""

    def __init__(self, table: Table, client: str = "") -> None:
        self.table = table
        self.client = client
        """Who has opened it, as long as this process remembers."""
        self.lock = asyncio.Lock()
        self.watchers: dict[Callable[[], None], None] = {}
        """What wakes those who watch, in the order in which they came."""
        self.thinking: dict[int, int] = {}
        """The seats whose bots think, each with the number of the decision."""
        self.pausing = 0
        """The sequence number at which the pause began that somebody of this process will end; 0 if there is none."""
        self.times = Times(time.monotonic)
        self.teaching = 0
        """The sequence number at which the lesson of the table was last asked to go on."""


class Tables:
    """All tables. `patience` is how long bots of this process leave a decision to those of the process that asked."""

    def __init__(
        self,
        games: Games,
        store: Store,
        thinkers: Thinkers,
        announce: Announce,
        *,
        most_loaded: int = 1000,
        patience: float = 5.0,
        pauses: Pauses | None = None,
    ) -> None:
        self.games = games
        self.store = store
        self.thinkers = thinkers
        self.announce = announce
        self.most_loaded = most_loaded
        self.patience = patience
        self.pauses = pauses or Pauses(0.0)
        self._loaded: OrderedDict[str, Loaded] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- Having tables in memory

    async def load(self, table: str) -> Loaded:
        """The table of this id, from memory or played again from its log."""
        found = self._loaded.get(table)
        if found is None:
            fresh = await self._read(table)
            # Somebody else may have read it in the same moment: there is only one of each.
            found = self._loaded.setdefault(table, fresh)
            self._wake(found)
        self._loaded.move_to_end(table)
        self._unload()
        return found

    def watch(self, loaded: Loaded, wake: Callable[[], None]) -> None:
        """Wake somebody whenever a table changes."""
        loaded.watchers[wake] = None
        self._wake(loaded)

    def in_memory(self, table: str) -> Loaded | None:
        """The table of this id, if this process has it in memory."""
        return self._loaded.get(table)

    async def _read(self, table: str) -> Loaded:
        if not is_id(table):
            # What can be no id need not be looked for: a database might not even read it.
            raise no("no-such-table", NOT_FOUND)
        stored = await self.store.entries(table, 0)
        if not stored:
            raise no("no-such-table", NOT_FOUND)
        opened = entries.read(stored[0])
        if not isinstance(opened, Opened):
            raise Damaged(f"the log of table {table} does not begin with its opening")
        loaded = Loaded(Table(table, self.games.find(opened.game), opened))
        # To set a game up and to play it again takes a while, and other tables shall not wait for it.
        await asyncio.to_thread(self._play, loaded.table, stored[1:])
        return loaded

    def _unload(self) -> None:
        """Forget the tables that nobody has looked at for the longest time; their logs are in the store."""
        for table in list(self._loaded):
            if len(self._loaded) <= self.most_loaded:
                return
            loaded = self._loaded[table]
            if not loaded.watchers and not loaded.thinking and not loaded.pausing and not loaded.lock.locked():
                del self._loaded[table]

    def _play(self, table: Table, stored: Sequence[str]) -> None:
        for text in stored:
            try:
                table.apply_stored(entries.read(text))
            except Exception as error:
                # Other rules than those with which it was played: there is no way on.
                log.exception("table %s cannot be played again from its log", table.id)
                raise no("cannot-go-on") from error

    async def catch_up(self, loaded: Loaded) -> bool:
        """Read what others have added to the log; whether there was anything. The table must be locked."""
        stored = await self.store.entries(loaded.table.id, loaded.table.sequence)
        self._play(loaded.table, stored)
        return bool(stored)

    async def heard(self, table: str, sequence: int) -> None:
        """Another process says that a table has an entry of this number."""
        loaded = self._loaded.get(table)
        if loaded is None or loaded.table.sequence >= sequence:
            return
        async with loaded.lock:
            changed = await self.catch_up(loaded)
        if changed:
            self._changed(loaded, self.patience)

    async def look(self) -> None:
        """Look in the store for what no process told us of, and for bots that nobody woke."""
        watched = [table for table, loaded in self._loaded.items() if loaded.watchers]
        if watched:
            for table, sequence in (await self.store.last(watched)).items():
                await self.heard(table, sequence)
                self._wake(self._loaded[table], self.patience)

    async def forget(self, days: Mapping[str, float]) -> int:
        """Remove tables that nobody went on with for so many days, which depend on their kind; how many."""
        gone = await self.store.forget({kind: number * DAY for kind, number in days.items()})
        for table in gone:
            self._loaded.pop(table, None)
        return len(gone)

    # ---- What happens

    async def create(self, table: Table, sitting: Sequence[Sat], client: str = "") -> Loaded:
        """A new table, at which these sit already and which a client opens; the store has it when this returns."""
        await asyncio.to_thread(self._seat_all, table, sitting)
        first = [entries.write(table.opened), *map(entries.write, sitting)]
        await self.store.create(table.id, first, table.summary())
        loaded = self._loaded.setdefault(table.id, Loaded(table, client))
        self._wake(loaded)
        return loaded

    def _seat_all(self, table: Table, sitting: Sequence[Sat]) -> None:
        for sat in sitting:
            trial = self._check(table, sat)
            if trial.refusal is not None:
                raise Refused(trial.refusal)
            table.apply(sat)

    async def write(self, loaded: Loaded, entry: Entry) -> int:
        """Let something happen at a table, and return its number: it is in the store when anybody hears of it.

        Refused if it is not allowed; then nothing has changed.
        """
        table = loaded.table
        known = table.sequence
        try:
            async with loaded.lock:
                await self._write(loaded, entry)
        finally:
            # Even if it was refused, we may have learnt what others did meanwhile.
            if table.sequence > known:
                self._changed(loaded, 0.0)
        sequence = table.sequence
        await self.announce(table.id, sequence)
        return sequence

    async def _write(self, loaded: Loaded, entry: Entry) -> None:
        table = loaded.table
        for _ in range(MOST_TRIES):
            # The last who sits down lets the game be set up.
            trial = (
                await asyncio.to_thread(self._check, table, entry)
                if isinstance(entry, Sat)
                else self._check(table, entry)
            )
            if trial.refusal is not None:
                # What we know may be old.
                if await self.catch_up(loaded):
                    continue
                raise Refused(trial.refusal)
            if isinstance(entry, Answered):
                entry = replace(entry, mark=trial.mark)
            try:
                summary = table.summary(entry, trial.state)
                await self.store.append(table.id, table.sequence + 1, entries.write(entry), summary)
            except Taken:
                await self.catch_up(loaded)
                continue
            except Forgotten:
                self._loaded.pop(table.id, None)
                raise no("no-such-table", NOT_FOUND) from None
            table.apply(entry)
            if isinstance(entry, RematchAsked) and table.plays_again:
                await self._play_again(table)
            return
        raise no("busy")

    def _check(self, table: Table, entry: Entry) -> Trial:
        """What would come of an entry. If the rules fail, that is a bug of theirs: it is refused and logged."""
        try:
            return table.check(entry)
        except Exception:
            log.exception("the rules of %s failed at table %s", table.definition.name, table.id)
            return Trial(refusal_of("rules-failed"))

    def _changed(self, loaded: Loaded, patience: float) -> None:
        for wake in list(loaded.watchers):
            wake()
        self._wake(loaded, patience)

    async def _play_again(self, table: Table) -> None:
        """The table of the rematch: the same players with the same tokens, and another seed."""
        opened = table.opened
        # A game that went on from another one begins anew.
        again = Opened(
            opened.game,
            opened.seats,
            written(new_seed()),
            opened.edition,
            opened.options,
            opened.format,
            opened.private,
            opened.invitation,
            version=__version__,
            pauses=opened.pauses,
        )
        try:
            await self.create(
                Table(rematch_id(table.id), table.definition, again), [sat for sat in table.seats if sat is not None]
            )
        except Taken:
            log.debug("another process has opened the rematch of %s", table.id)

    # ---- What goes on by itself: bots, pauses, and seats that let us pass for them

    def _wake(self, loaded: Loaded, patience: float = 0.0) -> None:
        """Let go on what goes on by itself. While people talk about an undo it waits."""
        table = loaded.table
        if table.match is None:
            return
        secret = table.asked_in_secret
        # What the table answers for a seat takes no time of that seat.
        really = None if secret is None or table.answer_for(secret) is not None else secret
        loaded.times.note(None if really is None or table.pacing.paused else (really, table.asked[really]))
        if table.undo is not None or not (table.people or loaded.watchers):
            # Bots among themselves play only while somebody watches.
            return
        if table.lesson is not None:
            if loaded.teaching != table.sequence:
                loaded.teaching = table.sequence
                self._begin(self._teach(loaded))
            return
        unseen = secret if secret is not None and really is None else None
        if table.pacing.paused and unseen is None:
            if loaded.pausing != table.sequence:
                loaded.pausing = table.sequence
                self._begin(self._pause(loaded, table.sequence, patience))
            return
        for seat, decision in table.asked.items():
            if table.reading(seat).held is not None and seat != unseen:
                continue
            bot = table.player_of(seat)
            if (bot is not None or table.answer_for(seat) is not None) and loaded.thinking.get(seat) != decision:
                loaded.thinking[seat] = decision
                self._begin(self._let_think(loaded, seat, decision, bot, patience))

    def _begin(self, going_on: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(going_on)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _teach(self, loaded: Loaded) -> None:
        """Give the next answer of a lesson, if the learner is not to decide."""
        table = loaded.table
        assert table.lesson is not None
        assert table.match is not None
        said = table.coach
        given = None if said is None else scripted_answer(table.lesson, table.match, said)
        if given is None:
            return
        seat, value = given
        try:
            await self.write(loaded, Answered(seat, table.asked[seat], value, LESSON))
        except Refused as refused:
            log.debug("a lesson was faster in another process: %s", refused)

    def _drawn(self, loaded: Loaded, seat: int) -> float:
        """How long a seat seems to think; people expect a bot to be quick."""
        if loaded.table.player_of(seat) is not None:
            return self.pauses.draw() * BOTS_SHARE
        return self.pauses.draw(loaded.times.taken(seat))

    async def _pause(self, loaded: Loaded, began: int, patience: float) -> None:
        """End a pause after a while, if nobody else has."""
        table = loaded.table
        try:
            seems = sum(self._drawn(loaded, seat) for seat in table.pacing.skipped[:MOST_DRAWN])
            await asyncio.sleep(STOP_SECONDS if table.stops(table.waited_for) else seems + patience)
            if table.pacing.paused and table.sequence == began:
                await self.write(loaded, WentOn())
        except Refused as refused:
            log.debug("a pause was over already: %s", refused)
        except Exception:
            # Such as a store that cannot be reached: `look` tries again.
            log.exception("a pause could not be ended at table %s", table.id)
        finally:
            if loaded.pausing == began:
                loaded.pausing = 0

    def _thinks(self, loaded: Loaded, seat: int, bot: str | None) -> float:
        """How long an answer for a seat takes: as long as a pause, wherever others could tell something from it.

        Where the table passes for a person who is asked in secret the pause comes after that, as if it were skipped.
        """
        table = loaded.table
        in_secret = table.asked_in_secret == seat
        if bot is not None:
            return self._drawn(loaded, seat) if in_secret else 0.0
        others = any(person != seat for person in table.people)
        return self._drawn(loaded, seat) if others and table.opened.pauses and not in_secret else 0.0

    async def _let_think(self, loaded: Loaded, seat: int, decision: int, bot: str | None, patience: float) -> None:
        """Answer for a seat: by its bot; or with the only answer, or by passing, if a person lets the table do that."""
        table = loaded.table
        try:
            if patience:
                await asyncio.sleep(patience)
            if table.match is None or table.asked.get(seat) != decision:
                return
            slow = asyncio.create_task(asyncio.sleep(self._thinks(loaded, seat, bot)))
            value = None if bot is None else await self._ask_bot(loaded, seat, decision, bot)
            await slow
            if value is not None:
                await self.write(loaded, Answered(seat, decision, value))
                return
            # Meanwhile the seat may have said that it wants to be asked.
            given = table.answer_for(seat) if table.asked.get(seat) == decision else None
            if given is not None:
                await self.write(loaded, Answered(seat, decision, given.value, given.by))
        except Refused as refused:
            # Meanwhile something was taken back, or another process was faster; whoever changed it wakes us again.
            log.debug("the answer of a bot came too late: %s", refused)
        except Exception:
            # Such as a store that cannot be reached: `look` tries again.
            log.exception("a bot could not answer at table %s", table.id)
        finally:
            if loaded.thinking.get(seat) == decision:
                del loaded.thinking[seat]

    async def _ask_bot(self, loaded: Loaded, seat: int, decision: int, bot: str) -> Answer:
        table = loaded.table
        assert table.match is not None
        seed = _seed_of(table.opened.newest_seed, decision, seat)
        place = self.games.places[table.definition.name]
        asker = Asker(table.id, loaded.client, bool(table.people))
        return await self.thinkers.answer(place, table.match.game, seat, bot, seed, asker)

    async def close(self) -> None:
        """Stop what this process does on its own."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()


def _seed_of(seed: int, decision: int, seat: int) -> int:
    """What a bot leaves to chance. The number of a decision never comes again, so an undo does not bring it back."""
    hashed = sha256(f"a bot at seat {seat}, decision {decision}, seed {seed}".encode()).digest()
    return int.from_bytes(hashed[:8], "big")
