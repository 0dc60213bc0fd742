"""The words of the game that rules and cards share: suits, icons, resources, states, places and moments."""

from __future__ import annotations

from typing import Final

# ---- Suits (imperium.card.field-suit): imperium.card.suit-uncivilised, imperium.card.suit-civilised,
# imperium.card.suit-tributary, imperium.card.suit-fame, imperium.card.suit-unrest
REGION: Final = "region"
UNCIVILISED: Final = "uncivilised"
CIVILISED: Final = "civilised"
TRIBUTARY: Final = "tributary"
FAME: Final = "fame"
UNREST: Final = "unrest"
POWER: Final = "power"
SUITS: Final = (UNCIVILISED, CIVILISED, REGION, TRIBUTARY, FAME, UNREST, POWER)
MARKET_SUITS: Final = (UNCIVILISED, CIVILISED, REGION, TRIBUTARY)
"""What lies in the market; what players innovate for (imperium.innovate.break-through)."""
TROUBLED_SUITS: Final = (UNCIVILISED, CIVILISED, TRIBUTARY)
"""Suits of market cards under which unrest lies: all but regions (imperium.setup-common.15-no-unrest-under-regions)."""

# ---- Icons: types of cards (imperium.card.field-type-icons): imperium.term-type.city, imperium.term-type.metropolis,
# imperium.term-type.scroll, imperium.term-type.knight, imperium.term-type.mask; and what regions have
# (imperium.card.field-region-icons, imperium.term-type.region-icons)
CITY: Final = "city"
METROPOLIS: Final = "metropolis"
SCROLL: Final = "scroll"
KNIGHT: Final = "knight"
MASK: Final = "mask"
PRODUCTION: Final = "production"
RIVER: Final = "river"
FERTILE: Final = "fertile"
ICONS: Final = (CITY, METROPOLIS, SCROLL, KNIGHT, MASK, PRODUCTION, RIVER, FERTILE)

# ---- The icon in the upper left corner
PINNED: Final = "pinned"
ATTACK: Final = "attack"
PERMANENT: Final = "permanent"
STATE_CARD: Final = "state"

# ---- States (imperium.component.state-card)
BARBARIAN: Final = "barbarian"
EMPIRE: Final = "empire"

# ---- Resources (imperium.component.resources-definition)
MATERIAL: Final = "material"
POPULATION: Final = "population"
PROGRESS: Final = "progress"
RESOURCES: Final = (MATERIAL, POPULATION, PROGRESS)

# ---- Kinds of victory points (imperium.card.field-victory-points)
VARIABLE: Final = "variable"
CONDITIONAL: Final = "conditional"

# ---- Where a card starts (imperium.card.field-starting-location)
AT_COMMONS: Final = "commons"
AT_DECK: Final = "deck"
AT_NATION: Final = "nation"
AT_ACCESSION: Final = "accession"
AT_DEVELOPMENT: Final = "development"
AT_PLAY: Final = "in-play"
AT_SUPPLY: Final = "supply"

# ---- How many must play for a card to be used (imperium.card.field-player-count)
THREE_OR_MORE: Final = "3+"
FOUR: Final = "4"

# ---- Boxes (imperium.general.one-rulebook-two-games)
CLASSICS: Final = "classics"
LEGENDS: Final = "legends"
COMBINED: Final = "combined"
BOXES: Final = (CLASSICS, LEGENDS)

# ---- Tokens (imperium.component.tokens)
ACTIONS: Final = 3
EXHAUSTS: Final = 5
HAND_SIZE: Final = 5
OPENING_HAND: Final = 5
MOST_VARIABLE_POINTS: Final = 10
WAYS_TO_SUBSTITUTE: Final = 2
"""How much material one progress pays for (imperium.term-pay.progress-as-material)."""

# ---- What a player does in a turn (imperium.turn.exactly-one-of-three)
ACTIVATE: Final = "activate"
INNOVATE: Final = "innovate"
REVOLT: Final = "revolt"

END_OF_TURN: Final = "end-of-turn"
"""When effects for the rest of the turn expire and cards may be free played again."""
