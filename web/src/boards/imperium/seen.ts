/** A view of the game, arranged as the cards lie. Everything comes from the view. */
import type { Facts, Handle, Json, View } from '../../net/types'
import { placed, type Choice, type Option, type Placed } from '../../table/board'

/** A card in play with what is under it. */
export interface Unit extends Placed {
  garrison: Placed[]
}

/** A place of the market: its deck, the card that lies there and the unrest under it. */
export interface Slot {
  slot: number
  deck: string
  card: Placed | null
  beneath: Placed | null
}

export interface Player {
  nation: string
  state: string
  material: number
  population: number
  progress: number
  actions: number
  exhausts: number
  handSize: number
  nationExhausted: boolean
  developmentExhausted: boolean
}

/** What several cards of the same name give together. */
export interface ScoreLine {
  face: string
  count: number
  points: number
}

export interface Score {
  total: number
  progress: number
  lines: ScoreLine[]
  /** How many cards that count the reader does not know. */
  unknown: number
}

/** The deck of each place of the market, from the left. */
const DECKS = ['regions', 'uncivilised', 'civilised', 'main', 'main'] as const
/** The deck from which a card of a suit is taken unseen. */
const DECK_OF_SUIT: Record<string, string> = {
  region: 'regions',
  uncivilised: 'uncivilised',
  civilised: 'civilised',
  tributary: 'main',
}
/** Where an exhaust token lies that is on no card. */
const TOKEN_PLACES: Record<string, string> = { nation: 'nation-deck', development: 'development-area' }

function handles(value: Json | undefined): Handle[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number' || typeof one === 'string') : []
}

/** The cards in play of a player: what stands beside the state card first, then the play area. */
export function unitsOf(view: View, seat: number): Unit[] {
  const under = placed(view, 'garrison', seat)
  return ['standing', 'play'].flatMap((zone) =>
    placed(view, zone, seat).map((card) => {
      const garrison = handles(card.seen.piece?.['garrison'])
      return { ...card, garrison: under.filter((one) => garrison.includes(one.handle)) }
    }),
  )
}

export function marketOf(view: View): Slot[] {
  const cards = placed(view, 'market', 0)
  const beneath = placed(view, 'beneath', 0)
  return DECKS.map((deck, slot) => {
    const card = cards.find((one) => Number(one.seen.piece?.['slot']) === slot) ?? null
    const under = card?.seen.piece?.['beneath'] ?? null
    return { slot, deck, card, beneath: beneath.find((one) => one.handle === under) ?? null }
  })
}

export function playerOf(view: View, seat: number): Player {
  const record = view.seats[seat] ?? {}
  const number = (name: string) => Number(record[name] ?? 0)
  return {
    nation: String(record['nation_name'] ?? ''),
    state: String(record['state'] ?? 'barbarian'),
    material: number('material'),
    population: number('population'),
    progress: number('progress'),
    actions: number('actions'),
    exhausts: number('exhausts'),
    handSize: number('hand_size'),
    nationExhausted: record['nation_exhausted'] === true,
    developmentExhausted: record['development_exhausted'] === true,
  }
}

function facts(value: Json | undefined): Facts {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {}
}

/** What a player scores by what the reader knows, the best lines first; cards of one name are one line. */
export function scoreOf(view: View, seat: number, nameOf = (face: string) => face): Score {
  const score = facts(view.seats[seat]?.['score'])
  const known = new Map(
    view.zones.flatMap((zone) => zone.cards.map((card) => [card.card, card.face] as const)),
  )
  const lines = new Map<string, ScoreLine>()
  for (const told of Array.isArray(score['lines']) ? score['lines'].map(facts) : []) {
    const face = known.get(Number(told['card'])) ?? ''
    const line = lines.get(nameOf(face)) ?? { face, count: 0, points: 0 }
    const points = line.points + Number(told['points'] ?? 0)
    lines.set(nameOf(face), { face: line.face, count: line.count + 1, points })
  }
  return {
    total: Number(score['total'] ?? 0),
    progress: playerOf(view, seat).progress,
    lines: [...lines.values()].sort((one, other) => other.points - one.points),
    unknown: Number(score['unknown'] ?? 0),
  }
}

/** The options that mean a pile as a whole: its top card, or the exhaust token that lies on it. */
export function pileOptions(decision: Choice | null, zone: string): Option[] {
  return (decision?.options ?? []).filter((option) => {
    if (option.verb === 'face-down') return DECK_OF_SUIT[String(option.details[0])] === zone
    return option.word !== null && option.word === TOKEN_PLACES[zone]
  })
}

/** A number with its sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points)
}
