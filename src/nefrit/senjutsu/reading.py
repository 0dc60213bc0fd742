"""Reading cards: the data of a card becomes a face, and each of its lines a node of a tree.

A card has fields (number, name, class, types, ...) and sections, a section has lines. A line is a table with one field
that says what it does, for example `draw = 2`; fields that tell more about that; and perhaps a gate: `kamae`, a list of
positions, `pay`, an amount of focus, `hidden`, `desperate`, or a number of `contracts`. The initiative of the first
section is that of the card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from nefrit.kernel.cards import PRINTED, RECONSTRUCTED
from nefrit.senjutsu.constants import (
    ADDITIONAL,
    ATTACK,
    BLEED,
    BLOCK,
    CANCELLED,
    COMMON,
    CORE_ABILITY,
    CORE_WEAPON,
    HOBBLE,
    INSTANT,
    KAMAE,
    MOMENTS,
    NEEDS,
    NEUTRAL,
    PASSIVES,
    POISON,
    RANKS,
    REPLACEMENT,
    SIGNATURE,
    SOLO,
    STUN,
    TYPES,
    WOUND,
)
from nefrit.senjutsu.faces import SenjutsuFace
from nefrit.senjutsu.fields import Fields
from nefrit.senjutsu.hexes import NAMES, SIDES
from nefrit.senjutsu.trees.attacks import SetRange, Strike, StrikeSlower
from nefrit.senjutsu.trees.blocks import AddCounter, Block, Counter, WidenBlock
from nefrit.senjutsu.trees.companion import BesidePartner, CompanionMoves, FlipCompanion
from nefrit.senjutsu.trees.constants import (
    ALL,
    ALL_OF_THEM,
    AS_DRAWN,
    DIFFERENCE,
    EACH_OPPONENT,
    JUST_DEALT,
    OTHERS,
    PER_HEX,
    RECEIVED,
    SELF,
    TARGET,
)
from nefrit.senjutsu.trees.contracts import (
    DiscardContracts,
    FartherPerContract,
    PerContract,
    ReturnContract,
    StakeContracts,
)
from nefrit.senjutsu.trees.diagrams import Area, Cell, Extra, OnMarked
from nefrit.senjutsu.trees.displacement import Pull, PullOrPush, Push, RotateTarget, StepTarget, SwapPositions
from nefrit.senjutsu.trees.gates import Gate, Gated
from nefrit.senjutsu.trees.hands import (
    DiscardCards,
    DiscardTop,
    Draw,
    LookAtHand,
    PlayFound,
    RefillDeck,
    RevealTop,
    Search,
    ShuffleIntoDeck,
    Wanted,
)
from nefrit.senjutsu.trees.harm import DiscardStatus, Inflict, PreventDefeat, ReplaceWounds
from nefrit.senjutsu.trees.kamae import (
    EnterHidden,
    GainFocus,
    LoseFocus,
    ShiftKamae,
    StealFocus,
    SwitchKamae,
    TakeAdvantage,
)
from nefrit.senjutsu.trees.lasting import (
    AtEndOfRound,
    AtStartOfTurn,
    AttachToTarget,
    CancelActive,
    ChooseType,
    GrowsWithSuccess,
    NameCards,
    Passive,
    RemainInPlay,
    WhenDiscarded,
    WhenReduced,
)
from nefrit.senjutsu.trees.lines import AfterSuccess, IfSuccessful, Line, Lines, May, Or
from nefrit.senjutsu.trees.movement import FREE, OPPONENT, PARTNER, THEN, Movement, Rotation, Step
from nefrit.senjutsu.trees.poison import ForAutomated, ReturnPoisons, ShuffleAmongTop
from nefrit.senjutsu.trees.sections import Alternative, Section
from nefrit.senjutsu.trees.solo import ChangeBehaviour, ChangeStance, KeepDistance, RecoverAttack, RemoveThis, ResetDeck
from nefrit.senjutsu.trees.traps import PlaceCaltrops, PlaceTraps

CLASSES: Final = (CORE_ABILITY, CORE_WEAPON, COMMON, SIGNATURE, POISON)
WHO: Final = (SELF, TARGET, EACH_OPPONENT, OTHERS, ALL)
WOUNDS: Final = (WOUND, BLEED)
STATUS: Final = (STUN, HOBBLE, POISON)
PLACES: Final = ("deck", "discard", "target discard")
EVERY: Final = {"all": ALL_OF_THEM}
HOW_OFTEN: Final = {"hexes moved": PER_HEX, "initiative difference": DIFFERENCE}
WHICH_WOUNDS: Final = {"dealt": JUST_DEALT, "received": RECEIVED}
PAY: Final = "pay"
ROTATE: Final = "rotate"
CORE_BOX: Final = "core"
EXPANSION: Final = "expansion"


def card_id(number: str) -> str:
    """The id of the face with a serial number (senjutsu.anatomy.serial-number)."""
    return str(int(number))


def read_face(
    fields: Fields, schools: Mapping[str, str], set: str = CORE_BOX, provenance: str = PRINTED
) -> SenjutsuFace:
    """An ability card or poison card. `schools` has for the ids of cards the school they belong to."""
    number, name = _called(fields)
    id = card_id(number)
    initiative = fields.numbers("initiative")
    face = SenjutsuFace(
        id,
        name,
        number=number,
        card_class=fields.word("class", CLASSES),
        types=_types(fields),
        sections=_sections(fields, initiative),
        character=fields.word("character", default=""),
        rank=fields.word("rank", RANKS, ""),
        initiative=initiative,
        focus=fields.number("focus", 0),
        keywords=fields.words("keywords"),
        range=fields.number("range", 0),
        school=schools.get(id, ""),
        amount=fields.number("amount"),
        requires=fields.words("requires", KAMAE),
        needs=fields.words("needs", NEEDS),
        play_when=fields.word("when", MOMENTS, ""),
        set=set,
        provenance=provenance,
    )
    fields.finish()
    return face


def read_solo_face(fields: Fields) -> SenjutsuFace:
    """A solo ability card: its name, number and type are published, the rest is reconstructed."""
    number, name = _called(fields)
    initiative = fields.numbers("initiative")
    face = SenjutsuFace(
        f"solo-{number}",
        name,
        number=number,
        card_class=SOLO,
        types=_types(fields),
        sections=_sections(fields, initiative),
        character=fields.word("character", default=""),
        initiative=initiative,
        keywords=fields.words("keywords"),
        range=fields.number("range", 0),
        needs=fields.words("needs", NEEDS),
        set=SOLO,
        provenance=RECONSTRUCTED,
    )
    fields.finish()
    return face


def _called(fields: Fields) -> tuple[str, str]:
    """Number and name, by which errors name the card from here on."""
    number, name = fields.word("number"), fields.word("name")
    fields.where = f"{number} {name}"
    return number, name


def _types(fields: Fields) -> tuple[str, ...]:
    types = fields.words("types", (*TYPES, POISON))
    if not types:
        raise fields.error("a card has a type")
    return types


def _sections(fields: Fields, initiative: tuple[int, ...]) -> tuple[Section, ...]:
    tables = fields.tables("section")
    if not tables:
        raise fields.error("a card has a section")
    return (read_section(tables[0], initiative), *[read_section(each) for each in tables[1:]])


def read_section(fields: Fields, printed: tuple[int, ...] | None = None) -> Section:
    """A section. The first has the printed initiative of the card, each other one that of its dividing line.

    A half of a card has an initiative of its own, also the first.
    """
    initiative = printed or fields.numbers("initiative")
    if printed is None and not initiative:
        raise fields.error("a section below a dividing line needs an initiative")
    alternatives = tuple([_alternative(each) for each in fields.tables("alternatives")])
    section = Section(
        initiative,
        _lines(fields, "lines"),
        alternatives,
        type=fields.word("type", TYPES, ""),
        name=fields.word("name", default=""),
        requires=fields.words("requires", KAMAE),
    )
    fields.finish()
    return section


def _alternative(fields: Fields) -> Alternative:
    alternative = Alternative(_gate(fields), fields.numbers("initiative"))
    if not alternative.initiative:
        raise fields.error("initiative is missing")
    fields.finish()
    return alternative


def read_line(fields: Fields) -> Line:
    """A line, behind its gate if it has one."""
    keys = fields.left()
    said = [key for key in keys if key in READERS]
    if len(said) != 1:
        raise fields.error(f"a line says one thing that it does, this one says {' and '.join(said or keys)}")
    line = READERS[said[0]](fields)
    gate = _gate(fields)
    fields.finish()
    return line if gate == Gate() else Gated(gate, line)


# ---- What many lines have


def _lines(fields: Fields, key: str) -> tuple[Line, ...]:
    return tuple([read_line(each) for each in fields.tables(key)])


def _gate(fields: Fields) -> Gate:
    return Gate(
        fields.words("kamae", KAMAE),
        fields.number("pay", 0),
        hidden=fields.flag("hidden"),
        desperate=fields.flag("desperate"),
        contracts=fields.number("contracts", 0),
    )


def _who(fields: Fields, default: str = SELF) -> str:
    return fields.word("who", WHO, default)


def _wanted(fields: Fields) -> Wanted:
    return Wanted(
        ranks=fields.words("ranks", RANKS),
        types=fields.words("types", TYPES),
        not_core=fields.flag("not_core"),
        ability=fields.flag("ability"),
        character=fields.word("character", default=""),
        keyword=fields.word("keyword", default=""),
        inflicts=fields.word("inflicts", (*WOUNDS, *STATUS), ""),
    )


def _directions(fields: Fields) -> tuple[int, ...]:
    """Directions by the names that cards use; without any, all of them."""
    names = fields.words("to", NAMES)
    return tuple([NAMES.index(name) for name in names]) if names else tuple(range(SIDES))


# ---- Movement and diagrams


def _move(fields: Fields, key: str = "move") -> Movement:
    parts = tuple([_part(each) for each in fields.tables(key)])
    towards = fields.word("towards", (OPPONENT, PARTNER), "")
    return Movement(parts, THEN if fields.flag("then") else FREE, towards)


def _part(fields: Fields) -> Step | Rotation:
    part: Step | Rotation
    if "step" in fields:
        part = Step(_directions(fields), fields.number("step"), fields.flag("must"))
    else:
        part = Rotation(fields.number("rotate"), fields.flag("must"))
    fields.finish()
    return part


def _cells(fields: Fields, key: str) -> tuple[Cell, ...]:
    return tuple([_cell(each) for each in fields.tables(key)])


def _cell(fields: Fields) -> Cell:
    cell = Cell(
        fields.hex("hex"),
        wounds=fields.number("wounds", 0),
        bleeding=fields.number("bleeding", 0),
        poison=fields.number("poison", 0),
        execution=fields.flag("execution"),
        mark=fields.word("mark", default=""),
    )
    fields.finish()
    return cell


def _extras(fields: Fields) -> tuple[Extra, ...]:
    return tuple([_extra(each) for each in fields.tables("extras")])


def _extra(fields: Fields) -> Extra:
    extra = Extra(
        _gate(fields),
        mark=fields.word("mark"),
        wounds=fields.number("wounds", 0),
        bleeding=fields.number("bleeding", 0),
        blocks=fields.flag("blocks"),
    )
    fields.finish()
    return extra


def _strike(fields: Fields) -> Line:
    return Strike(_cells(fields, "attack"), _extras(fields), fields.flag("unblockable"))


def _strike_slower(fields: Fields) -> Line:
    fields.flag("attack_slower")
    return StrikeSlower(fields.flag("unblockable"))


def _block(fields: Fields) -> Line:
    counters = tuple([_counter(each) for each in fields.tables("counters")])
    return Block(fields.hexes("block"), counters, _extras(fields), fields.hexes("marked"))


def _counter(fields: Fields) -> Counter:
    counter = Counter(fields.numbers("at"), _gate(fields))
    fields.finish()
    return counter


def _on_marked(fields: Fields) -> Line:
    mark, lines = fields.word("on_marked"), _lines(fields, "do")
    return OnMarked(mark, lines[0] if len(lines) == 1 else Lines(lines))


# ---- Harm, cards, and rules that cards make


def _inflict(fields: Fields) -> Line:
    what = fields.word("inflict", (*WOUNDS, *STATUS))
    count = fields.amount("count", HOW_OFTEN) if "count" in fields else 1
    return Inflict(what, count, _who(fields, TARGET))


def _replace(fields: Fields) -> Line:
    source, to = fields.word("replace", WOUNDS), fields.word("with", (*WOUNDS, STUN))
    count = fields.amount("count", {**EVERY, **WHICH_WOUNDS})
    # What was just dealt was dealt to the target.
    return ReplaceWounds(source, to, count, _who(fields, TARGET if count == JUST_DEALT else SELF))


def _discard(fields: Fields) -> Line:
    return DiscardCards(
        fields.amount("discard", EVERY),
        up_to=fields.flag("up_to"),
        at_random=fields.flag("at_random"),
        wanted=_wanted(fields),
        who=_who(fields),
    )


def _discard_status(fields: Fields) -> Line:
    what = fields.words("discard_status", (*STATUS, *WOUNDS))
    return DiscardStatus(what, fields.amount("count", EVERY), fields.flag("up_to"), _who(fields))


def _search(fields: Fields) -> Line:
    return Search(
        fields.word("search", PLACES),
        _wanted(fields),
        top=fields.number("top", 0),
        up_to=fields.flag("up_to"),
        who=_who(fields),
        by_you=not fields.flag("by_them"),
        to_deck=fields.flag("to_deck"),
    )


def _shuffle_into_deck(fields: Fields) -> Line:
    count = fields.amount("shuffle_into_deck", {**EVERY, "as drawn": AS_DRAWN})
    return ShuffleIntoDeck(count, fields.flag("up_to"), _wanted(fields), _who(fields))


def _place_traps(fields: Fields) -> Line:
    fields.flag("place_traps")
    return PlaceTraps(fields.word("mark"))


def _passive(fields: Fields) -> Line:
    return Passive(
        fields.word("passive", PASSIVES),
        amount=fields.number("amount", 0),
        least=fields.number("least", 0),
        kinds=fields.words("kinds", (INSTANT, REPLACEMENT, ADDITIONAL)),
        this_round=fields.flag("this_round"),
        lotus=fields.number("lotus", 0),
    )


def _end_of_round(fields: Fields) -> Line:
    if fields.word("end_of_round", (PAY, ROTATE)) == ROTATE:
        return AtEndOfRound(turns=fields.number("quarters", 1))
    return AtEndOfRound(focus=fields.number("focus"))


def _bare(key: str, kind: Callable[[], Line]) -> Callable[[Fields], Line]:
    """The reader of a line of which there is nothing to tell."""

    def read(fields: Fields) -> Line:
        fields.flag(key)
        return kind()

    return read


READERS: Final[dict[str, Callable[[Fields], Line]]] = {
    "lines": lambda fields: Lines(_lines(fields, "lines"), fields.flag("then")),
    "or": lambda fields: Or(_lines(fields, "or")),
    "if_successful": lambda fields: IfSuccessful(_lines(fields, "if_successful")),
    "move": _move,
    "attack": _strike,
    "attack_slower": _strike_slower,
    "area": lambda fields: Area(_cells(fields, "area")),
    "block": _block,
    "add_counter": lambda fields: AddCounter(fields.numbers("add_counter")),
    "on_marked": _on_marked,
    "inflict": _inflict,
    "replace": _replace,
    "push": lambda fields: Push(fields.number("push"), fields.flag("and_hexes_moved")),
    "pull": lambda fields: Pull(fields.number("pull")),
    "pull_or_push": lambda fields: PullOrPush(fields.number("pull_or_push")),
    "rotate_target": lambda fields: RotateTarget(fields.number("rotate_target")),
    "step_target": lambda fields: StepTarget(_directions(fields), fields.number("step_target")),
    "swap_positions": _bare("swap_positions", SwapPositions),
    "draw": lambda fields: Draw(fields.number("draw"), fields.flag("up_to"), _who(fields)),
    "discard": _discard,
    "discard_status": _discard_status,
    "search": _search,
    "shuffle_into_deck": _shuffle_into_deck,
    "shuffle_among_top": lambda fields: ShuffleAmongTop(fields.number("shuffle_among_top")),
    "play_found": _bare("play_found", PlayFound),
    "look_at_hand": _bare("look_at_hand", LookAtHand),
    "lose_focus": lambda fields: LoseFocus(fields.amount("lose_focus", EVERY), _who(fields), fields.number("keep", 0)),
    "gain_focus": lambda fields: GainFocus(fields.number("gain_focus"), _who(fields)),
    "steal_focus": lambda fields: StealFocus(fields.number("steal_focus")),
    "shift_kamae": lambda fields: ShiftKamae(fields.number("shift_kamae"), _who(fields)),
    "switch_kamae": lambda fields: SwitchKamae(fields.word("switch_kamae", (*KAMAE, NEUTRAL, "any")), _who(fields)),
    "enter_hidden": _bare("enter_hidden", EnterHidden),
    "take_advantage": _bare("take_advantage", TakeAdvantage),
    "cancel": lambda fields: CancelActive(fields.word("cancel", CANCELLED), _who(fields, TARGET)),
    "widen_block": lambda fields: WidenBlock(fields.number("widen_block")),
    "remain_in_play": _bare("remain_in_play", RemainInPlay),
    "passive": _passive,
    "grows_with_success": _bare("grows_with_success", GrowsWithSuccess),
    "when_reduced": lambda fields: WhenReduced(_lines(fields, "when_reduced")),
    "end_of_round": _end_of_round,
    "choose_type": lambda fields: ChooseType(fields.words("choose_type", TYPES)),
    "name_cards": _bare("name_cards", NameCards),
    "change_behaviour": _bare("change_behaviour", ChangeBehaviour),
    "reset_deck": _bare("reset_deck", ResetDeck),
    "recover_topmost": lambda fields: RecoverAttack(Wanted(types=(fields.word("recover_topmost", TYPES),))),
    "keep_distance": lambda fields: KeepDistance(fields.number("keep_distance")),
    "for_automated": lambda fields: ForAutomated(_lines(fields, "for_automated")),
    "change_stance": _bare("change_stance", ChangeStance),
    "remove_this": _bare("remove_this", RemoveThis),
    "companion_moves": lambda fields: CompanionMoves(_move(fields, "companion_moves")),
    "reveal_top": lambda fields: RevealTop(fields.number("reveal_top"), _wanted(fields)),
    "discard_top": lambda fields: DiscardTop(
        fields.number("discard_top"), fields.flag("per_wound"), _who(fields, TARGET)
    ),
    "refill_deck": lambda fields: RefillDeck(fields.number("refill_deck")),
    "set_range": lambda fields: SetRange(fields.number("set_range")),
    "farther_per_contract": lambda fields: FartherPerContract(fields.number("farther_per_contract")),
    "after": lambda fields: AfterSuccess(fields.word("after", (ATTACK, BLOCK)), _lines(fields, "do")),
    "may": lambda fields: May(_lines(fields, "may")),
    "place_caltrops": lambda fields: PlaceCaltrops(fields.word("mark"), fields.number("place_caltrops")),
    "place_traps": _place_traps,
    "return_poisons": _bare("return_poisons", ReturnPoisons),
    "flip_companion": _bare("flip_companion", FlipCompanion),
    "beside_partner": lambda fields: BesidePartner(_lines(fields, "beside_partner")),
    "return_contract": _bare("return_contract", ReturnContract),
    "discard_contracts": _bare("discard_contracts", DiscardContracts),
    "per_contract": lambda fields: PerContract(_lines(fields, "per_contract")),
    "stake_contracts": _bare("stake_contracts", StakeContracts),
    "prevent_defeat": _bare("prevent_defeat", PreventDefeat),
    "attach": _bare("attach", AttachToTarget),
    "start_of_turn": lambda fields: AtStartOfTurn(_lines(fields, "start_of_turn")),
    "when_discarded": lambda fields: WhenDiscarded(_lines(fields, "when_discarded")),
}
"""For the field that says what a line does, how the line is read."""
