"""Fingerprints of random games: two versions of the code with the same fingerprints play the same games.

    python bench/fingerprints.py --games 100 --out before.json            # all games, every variety in turn
    python bench/fingerprints.py l5r --games 500 --compare before.json    # exit 1 and the first differing games if any

A fingerprint covers every question (seat, rule, prompt, options), every answer and the outcome of one game. It says
nothing of how a state is kept in memory, so a redesign that does not change play leaves it as it is.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from pathlib import Path

from nefrit import registry
from nefrit.bots import RANDOM, ask
from nefrit.bots import find as find_bot
from nefrit.cli.selfplay import set_up_with
from nefrit.kernel.chance import Chance
from nefrit.manifest import own_names
from nefrit.sim.mass import Plan
from nefrit.sim.seeds import derived

MOST_SHOWN = 5
"""So many differing games are named."""


def fingerprint(name: str, number: int, seed: int) -> str:
    """Play the random game with this number and return the digest of all questions, answers and the outcome."""
    definition = registry.find(name)
    set_ups = tuple([set_up_with(name, variety, ()) for variety in definition.varieties()])
    plan = Plan(name, seed, set_ups, definition.editions)
    game = definition.start(plan.header(definition.name, number))
    chance = Chance(derived(seed, number)[1])
    bot = find_bot(definition.name, RANDOM)
    digest = hashlib.blake2b(digest_size=12)
    while game.pending:
        for asked in game.pending:
            digest.update(repr((asked.seat, asked.rule, asked.prompt, asked.kind, asked.options)).encode())
        decision = game.pending[0]
        answer = ask(bot, game, decision, chance)
        digest.update(repr(answer).encode())
        if game.answer(decision.seat, answer) is not None:
            raise ValueError(f"{name}, game {number}: an answer that was offered is refused")
    outcome = game.outcome
    digest.update(repr((outcome.winners, outcome.rule, outcome.stopped) if outcome else None).encode())
    return digest.hexdigest()


def main() -> int:
    """Print or write the fingerprints, or compare them with those of another version."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "game", nargs="*", default=own_names(), help=f"one or more of {', '.join(own_names())}; all if not said"
    )
    parser.add_argument("--games", type=int, default=50, help="random games of each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="write the fingerprints to this file")
    parser.add_argument("--compare", type=Path, help="compare with the fingerprints in this file")
    args = parser.parse_args()
    before = json.loads(args.compare.read_text()) if args.compare else {}
    found: dict[str, list[str]] = {}
    differing = 0
    for name in args.game:
        found[name] = [fingerprint(name, number, args.seed) for number in range(args.games)]
        whole = hashlib.blake2b("".join(found[name]).encode(), digest_size=6).hexdigest()
        line = f"{name}: {args.games} games, {whole}"
        if args.compare:
            if before.get("seed") != args.seed:
                parser.error(f"{args.compare} was made with seed {before.get('seed')}, not {args.seed}")
            pairs = list(zip(before["games"][name], found[name], strict=False))
            others = [number for number, (one, other) in enumerate(pairs) if one != other]
            differing += len(others)
            line += f", {len(others)} of {len(pairs)} differ"
            line += f": {', '.join(map(str, others[:MOST_SHOWN]))}" if others else ""
        print(line, flush=True)
    if args.out:
        args.out.write_text(json.dumps({"seed": args.seed, "games": found}))
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
