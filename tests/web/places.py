"""All pages that are no table."""

PAGES = (
    "/",
    "/play/l5r",
    "/play/senjutsu",
    "/play/imperium",
    "/lobby",
    "/decks",
    "/replay",
    "/cards/l5r",
    "/cards/l5r/01-akodo-toturi",
    "/cards/senjutsu",
    "/cards/senjutsu/39",
    "/rules/l5r",
    "/rules/l5r/l5r.unopposed.definition",
    "/rules/senjutsu",
    "/cards/imperium",
    "/cards/imperium/com-king-of-kings-a",
    "/rules/imperium",
    "/nowhere",
)
