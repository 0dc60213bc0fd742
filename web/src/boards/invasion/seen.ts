/** A view of the game, arranged as the cards lie. Everything comes from the view. */
import type { Facts, Handle, Json, View } from '../../net/types'
import { placed, type Choice, type Option, type Placed } from '../../table/board'

export const ZONES = ['kingdom', 'quest', 'battlefield'] as const
export type ZoneName = (typeof ZONES)[number]
const PHASES = ['beginning', 'kingdom', 'quest', 'capital', 'channeling', 'battlefield', 'end'] as const

/** What a card does in a combat. */
export const ATTACKING = 1
export const DEFENDING = 2
const NOBODY = -1

/** A card in play with what is attached to it, the unit that is on it if it is a quest, and how many lie under it. */
export interface Group extends Placed {
  attachments: Placed[]
  questing: Group[]
  kept: number
}

/** A zone of a capital. Who fights is not here but in the combat. */
export interface CapitalZone {
  zone: ZoneName
  seat: number
  power: number
  hitPoints: number
  damage: number
  /** Damage that is assigned and not yet applied. */
  assigned: number
  burning: boolean
  attacked: boolean
  cards: Group[]
  developments: Placed[]
}

export interface Fight {
  attacker: number
  defender: number
  /** The zone that is attacked, or through which a legend is; null if it is a fulcrum. */
  zone: ZoneName | null
  /** The legend or fulcrum that is attacked. */
  target: Handle | null
  /** From the declaration of attackers on: how much damage both sides deal, the attackers first. */
  pools: number[] | null
  /** How much of that the target would take as it stands; null where that is settled or it takes none. */
  reaches: number | null
  attackers: Group[]
  defenders: Group[]
}

/** An action that waits on the chain. */
export interface Link {
  seat: number
  verb: string
  zone: string | null
  source: Handle | null
  targets: Handle[]
  /** Zones of capitals among its targets. */
  places: { seat: number; zone: string }[]
  cancelled: boolean
}

export interface Player {
  race: string
  resources: number
  dominance: number
}

function facts(value: unknown): Facts | null {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Facts) : null
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

function handleOf(value: Json | undefined): Handle | null {
  if (typeof value === 'string') return value
  return typeof value === 'number' && value >= 0 ? value : null
}

/** A race in plain letters, as classes and ornaments are called. */
export function plainRace(race: string): string {
  return race.toLowerCase().replaceAll(' ', '-')
}

export function playerOf(view: View, seat: number): Player {
  const record = view.seats[seat] ?? {}
  return {
    race: String(record['race'] ?? ''),
    resources: Number(record['resources'] ?? 0),
    dominance: Number(record['dominance'] ?? 0),
  }
}

/** Whether fulcrums are fought for: then everybody has dominance, even if it is none. */
export function isCataclysm(view: View): boolean {
  return view.seats.some((_, seat) => playerOf(view, seat).dominance > 0) || fulcrumsOf(view).length > 0
}

/** The phases of a turn; fulcrums are channeled only where there are any. */
export function phasesOf(view: View): readonly string[] {
  return isCataclysm(view) ? PHASES : PHASES.filter((phase) => phase !== 'channeling')
}

/** Who it is whose turn it is; null before the game. */
export function activeOf(view: View): number | null {
  const active = view.table['active']
  return typeof active === 'number' && active !== NOBODY ? active : null
}

export function sideOf(card: Placed): number {
  return Number(card.seen.piece?.['side'] ?? 0)
}

function isDevelopment(card: Placed): boolean {
  return card.seen.piece?.['development'] === true
}

/** All cards in the zones of the capitals, on legends and under cards. */
function lying(view: View): { inPlay: Placed[]; kept: Placed[] } {
  const seats = [...view.seats.keys()]
  return {
    inPlay: [
      ...seats.flatMap((seat) => [...ZONES, 'legend'].flatMap((zone) => placed(view, zone, seat))),
      ...placed(view, 'fulcrum', null),
    ],
    kept: seats.flatMap((seat) => placed(view, 'kept', seat)),
  }
}

function grouping(view: View): (card: Placed) => Group {
  const { inPlay, kept } = lying(view)
  const by = (field: string, cards: Placed[]) => {
    const found = new Map<Handle, Placed[]>()
    for (const card of cards) {
      const on = handleOf(card.seen.piece?.[field])
      if (on !== null) found.set(on, [...(found.get(on) ?? []), card])
    }
    return found
  }
  const attached = by('on', inPlay)
  const under = by('on', kept)
  const questing = by('quest', inPlay)
  const group = (card: Placed): Group => ({
    ...card,
    attachments: attached.get(card.handle) ?? [],
    questing: (questing.get(card.handle) ?? []).filter((unit) => sideOf(unit) === 0).map(group),
    kept: under.get(card.handle)?.length ?? 0,
  })
  return group
}

/** Whether a card is drawn with another: attached to it, or questing on it. */
function liesWith(card: Placed): boolean {
  const piece = card.seen.piece ?? {}
  return handleOf(piece['on']) !== null || (handleOf(piece['quest']) !== null && sideOf(card) === 0)
}

export function zonesOf(view: View, seat: number): CapitalZone[] {
  const group = grouping(view)
  const shown = list(view.seats[seat]?.['zones']).map((one) => facts(one) ?? {})
  const fight = facts(view.table['combat'])
  return ZONES.map((zone, section) => {
    const figures = shown[section] ?? {}
    const cards = placed(view, zone, seat)
    return {
      zone,
      seat,
      power: Number(figures['power'] ?? 0),
      hitPoints: Number(figures['hit_points'] ?? 0),
      damage: Number(figures['damage'] ?? 0),
      assigned: Number(figures['assigned'] ?? 0),
      burning: figures['burning'] === true,
      attacked: fight !== null && fight['defender'] === seat && fight['section'] === section,
      cards: cards.filter((card) => !isDevelopment(card) && !liesWith(card) && sideOf(card) === 0).map(group),
      developments: cards.filter((card) => isDevelopment(card) && !liesWith(card) && sideOf(card) === 0),
    }
  })
}

export function legendsOf(view: View, seat: number): Group[] {
  return placed(view, 'legend', seat)
    .filter((card) => !liesWith(card) && sideOf(card) === 0)
    .map(grouping(view))
}

export function fulcrumsOf(view: View): Group[] {
  return placed(view, 'fulcrum', null)
    .filter((card) => !liesWith(card))
    .map(grouping(view))
}

export function fightOf(view: View): Fight | null {
  const combat = facts(view.table['combat'])
  if (!combat) return null
  const group = grouping(view)
  const fighting = lying(view).inPlay
  const pools = list(combat['pools']).map(Number)
  return {
    attacker: Number(combat['attacker']),
    defender: Number(combat['defender']),
    zone: ZONES[Number(combat['section'])] ?? null,
    target: handleOf(combat['legend']) ?? handleOf(combat['fulcrum']),
    pools: pools.length === 2 ? pools : null,
    reaches: typeof combat['reaches'] === 'number' ? combat['reaches'] : null,
    attackers: fighting.filter((card) => sideOf(card) === ATTACKING).map(group),
    defenders: fighting.filter((card) => sideOf(card) === DEFENDING).map(group),
  }
}

/** The chain, what resolves first at the beginning. */
export function chainOf(view: View): Link[] {
  return list(view.table['chain'])
    .map((value) => facts(value) ?? {})
    .map((link) => ({
      seat: Number(link['seat']),
      verb: String(link['verb'] ?? 'use'),
      zone: typeof link['zone'] === 'string' ? link['zone'] : null,
      source: handleOf(link['source']),
      targets: list(link['chosen']).flatMap((cards) => list(cards).flatMap((card) => handleOf(card) ?? [])),
      places: list(link['places']).flatMap((place) => {
        const [seat, zone] = list(place)
        return typeof seat === 'number' && typeof zone === 'string' ? [{ seat, zone }] : []
      }),
      cancelled: link['cancelled'] === true,
    }))
    .reverse()
}

// ---- Options that are no cards

/** The options that are about a zone of a player's capital. */
export function optionsOfZone(decision: Choice | null, seat: number, zone: ZoneName): Option[] {
  return (
    decision?.options.filter(
      (option) =>
        option.card === null &&
        option.verb !== null &&
        option.details[0] === seat &&
        option.details[1] === zone,
    ) ?? []
  )
}
