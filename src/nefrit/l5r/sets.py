"""The sets in which cards were published (l5r.anatomy.product-information)."""

from __future__ import annotations

from typing import Final

CORE: Final = "Core Set"
TEARS_OF_AMATERASU: Final = "Tears of Amaterasu"
FOR_HONOR_AND_GLORY: Final = "For Honor and Glory"
INTO_THE_FORBIDDEN_CITY: Final = "Into the Forbidden City"
THE_CHRYSANTHEMUM_THRONE: Final = "The Chrysanthemum Throne"
FATE_HAS_NO_SECRETS: Final = "Fate Has No Secrets"
MEDITATIONS_ON_THE_EPHEMERAL: Final = "Meditations on the Ephemeral"
DISCIPLES_OF_THE_VOID: Final = "Disciples of the Void"
BREATH_OF_THE_KAMI: Final = "Breath of the Kami"
TAINTED_LANDS: Final = "Tainted Lands"
THE_FIRES_WITHIN: Final = "The Fires Within"
THE_EBB_AND_FLOW: Final = "The Ebb and Flow"
ALL_AND_NOTHING: Final = "All and Nothing"
ELEMENTS_UNBOUND: Final = "Elements Unbound"

PACKS: Final = {
    CORE: "01",
    TEARS_OF_AMATERASU: "02",
    FOR_HONOR_AND_GLORY: "03",
    INTO_THE_FORBIDDEN_CITY: "04",
    THE_CHRYSANTHEMUM_THRONE: "05",
    FATE_HAS_NO_SECRETS: "06",
    MEDITATIONS_ON_THE_EPHEMERAL: "07",
    DISCIPLES_OF_THE_VOID: "08",
    BREATH_OF_THE_KAMI: "09",
    TAINTED_LANDS: "10",
    THE_FIRES_WITHIN: "11",
    THE_EBB_AND_FLOW: "12",
    ALL_AND_NOTHING: "13",
    ELEMENTS_UNBOUND: "14",
}
"""The sets, and the numbers by which card ids name them."""
