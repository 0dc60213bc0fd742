"""The words of the game that rules compare."""

from __future__ import annotations

from typing import Final

DEFENCE: Final = "defence"
ATTACK: Final = "attack"
MEDITATION: Final = "meditation"
CORE: Final = "core"
TYPES: Final = (DEFENCE, ATTACK, MEDITATION, CORE)
"""In the order in which cards of equal initiative resolve (senjutsu.resolve.tie-by-type, senjutsu.symbol.types)."""

NEUTRAL: Final = "neutral"
AGGRESSION: Final = "aggression"
BALANCE: Final = "balance"
DETERMINATION: Final = "determination"
DISTANCE: Final = "distance"
KAMAE: Final = (AGGRESSION, BALANCE, DETERMINATION, DISTANCE)
"""The Kamae positions; Neutral is none (senjutsu.kamae.positions, senjutsu.kamae.switch.neutral-not-a-kamae).

senjutsu.symbol.kamae. Distance is on the maps of few characters (decision.senjutsu.distance).
"""

WOOD: Final = "wood"
STEEL: Final = "steel"
GOLD: Final = "gold"
JADE: Final = "jade"
RANKS: Final = (WOOD, STEEL, GOLD, JADE)
"""senjutsu.symbol.ranks"""

BLOCK: Final = "block"
"""What may succeed, beside an attack."""

CORE_ABILITY: Final = "core_ability"
CORE_WEAPON: Final = "core_weapon"
COMMON: Final = "common"
SIGNATURE: Final = "signature"
SOLO: Final = "solo"

INSTANT: Final = "instant"
REPLACEMENT: Final = "instant replacement"
ADDITIONAL: Final = "instant additional"
PREPARED: Final = "prepared"

WOUND: Final = "wound"
BLEED: Final = "bleed"
STUN: Final = "stun"
HOBBLE: Final = "hobble"
POISON: Final = "poison"

MOST_FOCUS: Final = 3
"""senjutsu.focus.max-three; cards may raise it (see `limits`)."""
FULL_TURN: Final = 4
"""How often a Hobble card is rotated before it is removed (senjutsu.hobble.remove)."""

STONE: Final = "stone"
BAMBOO: Final = "bamboo"
WAGON: Final = "burning wagon"
SHRINE: Final = "shrine"
BOAT: Final = "boat"
PILLAR: Final = "torii pillar"
CHERRY: Final = "cherry tree"
CORPSE: Final = "corpse"
CALTROPS: Final = "caltrops"

NO_INITIATIVE: Final = -1
"""The initiative of a card that has none."""

AFTER_YOUR_CARD: Final = "after_your_card"
BEFORE_YOUR_CARD: Final = "before_your_card"
BEFORE_BLOCK: Final = "before_block_initiative"
ATTACK_SUCCESSFUL: Final = "attack_successful"
BLOCK_SUCCESSFUL: Final = "block_successful"
EITHER_SUCCESSFUL: Final = "attack_or_block_successful"
START_OF_ROUND: Final = "start_of_round_before_choose"
OPPONENT_SUCCESSFUL: Final = "opponent_attack_successful"
BOTH_SUCCESSFUL: Final = "attack_successful_and_hachiko_attack_successful"
CONTRACT_COMPLETED: Final = "after_completing_a_contract"
YOU_ARE_DEFEATED: Final = "you_are_defeated"
COUNTER_SUCCESSFUL: Final = "counter_successful"
MOMENTS: Final = (
    AFTER_YOUR_CARD,
    BEFORE_YOUR_CARD,
    BEFORE_BLOCK,
    ATTACK_SUCCESSFUL,
    BLOCK_SUCCESSFUL,
    EITHER_SUCCESSFUL,
    START_OF_ROUND,
    OPPONENT_SUCCESSFUL,
    BOTH_SUCCESSFUL,
    CONTRACT_COMPLETED,
    YOU_ARE_DEFEATED,
    COUNTER_SUCCESSFUL,
)
"""When instants may be played, and cards that are played beside another."""

HIDDEN: Final = "hidden"
DESPERATE: Final = "desperate"
ENLIGHTENED: Final = "enlightened"
BEHIND_OPPONENT: Final = "behind_opponent"
AFTER_COUNTER: Final = "after_counter"
NEEDS: Final = (HIDDEN, DESPERATE, ENLIGHTENED, BEHIND_OPPONENT, AFTER_COUNTER)
"""What a card may demand beside a Kamae: the fighter is hidden, its Desperation is active, its enlightenment is
complete, an opponent stands before it and looks the same way; or it is only played after a successful counter."""

MOVEMENT: Final = "active_movement"
ROTATION: Final = "active_rotation"
EVERYTHING: Final = "active_abilities"
CANCELLED: Final = (MOVEMENT, ROTATION, EVERYTHING)
"""What of a card can be cancelled."""

FEWER_WOUNDS: Final = "reduce_attack_wounds"
FACEUP_DISCARDS: Final = "discard_piles_face_up"
NO_INSTANTS: Final = "no_instants_as_instants"
NO_COPIES: Final = "no_copies_of_face_up_discards"
NO_CHOSEN_TYPE: Final = "chosen_type_cannot_be_played"
NO_NAMED_CARDS: Final = "named_cards_cannot_be_played"
SAFE_HANDS: Final = "no_looking_at_hands_no_forced_discards"
NO_EMPTY_DECK_WOUNDS: Final = "no_wounds_from_empty_deck"
MUST_BE_CHOSEN: Final = "must_be_chosen"
RANDOM_CHOICE: Final = "chooses_at_random"
NO_REPLACEMENTS: Final = "no_replacements_as_instants"
FIXED_KAMAE: Final = "kamae_stays"
FIXED_FOCUS: Final = "focus_stays"
FIXED_BEHAVIOUR: Final = "behaviour_and_stance_stay"
LOSES_TOP_CARD: Final = "loses_top_card"
SLOWER: Final = "slower"
HIGHER_WOUND_LIMIT: Final = "higher_wound_limit"
LOWER_WOUND_LIMIT: Final = "lower_wound_limit"
FIXED_WOUND_LIMIT: Final = "fixed_wound_limit"
HIGHER_HAND_LIMIT: Final = "higher_hand_limit"
HIGHER_FOCUS_LIMIT: Final = "higher_focus_limit"
OPEN_HAND: Final = "open_hand"
CHOOSES_LAST: Final = "chooses_last"
PART_OF_ENLIGHTENMENT: Final = "part_of_enlightenment"
ALL_OF_ENLIGHTENMENT: Final = "all_of_enlightenment"
NO_STATUS_CARDS: Final = "no_status_cards"
MORE_WOUNDS: Final = "more_attack_wounds"
PASSIVES: Final = (
    FEWER_WOUNDS,
    FACEUP_DISCARDS,
    NO_INSTANTS,
    NO_COPIES,
    NO_CHOSEN_TYPE,
    NO_NAMED_CARDS,
    SAFE_HANDS,
    NO_EMPTY_DECK_WOUNDS,
    MUST_BE_CHOSEN,
    RANDOM_CHOICE,
    NO_REPLACEMENTS,
    FIXED_KAMAE,
    FIXED_FOCUS,
    FIXED_BEHAVIOUR,
    LOSES_TOP_CARD,
    SLOWER,
    HIGHER_WOUND_LIMIT,
    LOWER_WOUND_LIMIT,
    FIXED_WOUND_LIMIT,
    HIGHER_HAND_LIMIT,
    HIGHER_FOCUS_LIMIT,
    OPEN_HAND,
    CHOOSES_LAST,
    PART_OF_ENLIGHTENMENT,
    ALL_OF_ENLIGHTENMENT,
    NO_STATUS_CARDS,
    MORE_WOUNDS,
)
"""The rules that cards make: the wounds of an attack are fewer; all discard piles lie faceup; no instants as instants;
no copies of cards that lie faceup in the own discard pile; no cards of the chosen type or of a name; nobody looks at
hands or makes others discard; no wounds from an empty deck; the card must be chosen while it is in hand.

Of those before whom it lies: their cards are chosen at random; no Instant Replacement cards as instants; their Kamae
is neither shifted nor switched; they neither pay nor gain focus; an automated opponent keeps behaviour and stance;
they discard the top card of the deck before they draw; their cards are slower; their limits are other ones; they play
with an open hand, and choose their card last; it is one of the cards that make enlightenment complete, or makes it
complete alone; they take no status cards; their attacks cause more wounds."""

ATTACK_OR_MOVE: Final = "attack or move"
BOTH_PARTS: Final = "both"
SINGLE_PART: Final = "single"
PARTS: Final = (ATTACK_OR_MOVE, BOTH_PARTS, SINGLE_PART)
"""How the parts of a solo card go together: the second instead of the attack, one after the other, or only one.

senjutsu.solo.attack.two-parts, senjutsu.solo.block.two-parts
"""
