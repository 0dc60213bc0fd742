/** A view with what some entries of the log have changed: the table between two views that the server has told. */
import type { CardMove, FigureChange, Handle, LogEntry, SeenCard, SeenZone, View } from '../../net/types'

/** The view after these entries. What they leave open is taken from the view to which all of it leads. */
export function patched(view: View, entries: readonly LogEntry[], goal: View): View {
  return entries.reduce((now, entry) => {
    const moved = (entry.moves ?? []).reduce((one, move) => withMove(one, move, goal), now)
    return (entry.figures ?? []).reduce(withFigure, moved)
  }, view)
}

function isZone(zone: SeenZone, place: string): boolean {
  const [name, seat] = place.split('/')
  return zone.zone === name && (zone.seat === null || zone.seat === Number(seat))
}

function placeOf(zones: readonly SeenZone[], handle: Handle | null): [number, number] | null {
  if (typeof handle === 'string') {
    const zone = zones.findIndex((one) => isZone(one, handle))
    const at = Number(handle.split('/')[2])
    return zones[zone]?.cards[at] ? [zone, at] : null
  }
  for (const [zone, { cards }] of zones.entries()) {
    const at = handle === null ? -1 : cards.findIndex((card) => card.card === handle)
    if (at >= 0) return [zone, at]
  }
  return null
}

function withMove(view: View, move: CardMove, goal: View): View {
  const from = view.zones.findIndex((zone) => isZone(zone, move.from))
  const to = view.zones.findIndex((zone) => isZone(zone, move.to))
  const left = view.zones[from]
  const entered = view.zones[to]
  if (!left || !entered || from === to) return view
  // A card that was not known is any of those that are not: the last one.
  const known = left.cards.findIndex((card) => move.card !== null && card.card === move.card)
  const at = known >= 0 ? known : left.cards.findLastIndex((card) => card.card === undefined)
  if (at < 0) return view
  const there = placeOf(goal.zones, move.card)
  const lying = there && goal.zones[there[0]]
  const seen: SeenCard =
    lying && isZone(lying, move.to)
      ? (lying.cards[there[1]] as SeenCard)
      : typeof move.card === 'number'
        ? { card: move.card, ...(move.face === null ? {} : { face: move.face }) }
        : {}
  return withZones(view, {
    [from]: { ...left, cards: left.cards.filter((_, index) => index !== at) },
    [to]: { ...entered, cards: [...entered.cards, seen] },
  })
}

function withFigure(view: View, { card, seat, fact, after }: FigureChange): View {
  if (seat !== null && seat !== undefined)
    return {
      ...view,
      seats: view.seats.map((record, at) => (at === seat ? { ...record, [fact]: after } : record)),
    }
  const place = placeOf(view.zones, card)
  const zone = place && view.zones[place[0]]
  const seen = zone?.cards[place?.[1] ?? -1]
  if (!place || !zone || !seen?.piece) return view
  const changed = { ...seen, piece: { ...seen.piece, [fact]: after } }
  return withZones(view, {
    [place[0]]: { ...zone, cards: zone.cards.map((one, at) => (at === place[1] ? changed : one)) },
  })
}

function withZones(view: View, changed: Record<number, SeenZone>): View {
  return { ...view, zones: view.zones.map((zone, at) => changed[at] ?? zone) }
}
