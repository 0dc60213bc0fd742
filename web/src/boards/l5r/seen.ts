/** A view of the game, arranged as the cards lie. Everything comes from the view. */
import type { Facts, Handle, Json, View } from '../../net/types'
import { placed, type Choice, type Option, type Placed } from '../../table/board'

export const ELEMENTS = ['air', 'earth', 'fire', 'void', 'water'] as const
export type Element = (typeof ELEMENTS)[number]
export const TYPES = ['military', 'political'] as const
export type ConflictType = (typeof TYPES)[number]

/** Where a character is. */
export const HOME = 0
export const ATTACKING = 1
export const DEFENDING = 2
const NOBODY = -1
const STRONGHOLD_SLOT = 4

/** A character in play with what is attached to it. */
export interface Unit extends Placed {
  attachments: Placed[]
}

/** A province with the cards in it; under the stronghold lies one, too. */
export interface Land extends Placed {
  slot: number
  stronghold: boolean
  /** The type of the conflict in which it is attacked. */
  attacked: ConflictType | null
  inside: Placed[]
  attachments: Placed[]
}

export interface Ring {
  element: Element
  fate: number
  /** The type that lies up. */
  type: ConflictType
  /** Who has claimed it. */
  owner: number | null
  contested: boolean
  /** Being declared just now. */
  declared: boolean
}

export interface Fight {
  type: ConflictType
  ring: Element
  attacker: number
  defender: number
  province: Handle
  totals: number[]
  /** The skill that attackers lack; null if the province is broken already. */
  toBreak: number | null
  winner: number | null
  difference: number
  unopposed: boolean
  evaded: Handle[]
}

export interface Duelling {
  type: ConflictType | 'glory'
  winner: Handle | null
  sides: { card: Handle; skill: number; bid: number | null }[]
}

export interface Declaration {
  type: ConflictType
  ring: Element
  province: Handle | null
}

export interface Player {
  honor: number
  fate: number
  /** The bid on the dial; null before the first one. */
  dial: number | null
  /** By how much the bid differs from the dial. */
  bidChange: number
  conflicts: number
  declared: ConflictType[]
}

function facts(value: Json | undefined | unknown): Facts | null {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Facts) : null
}

function numbers(value: Json | undefined): number[] {
  return Array.isArray(value) ? value.map(Number) : []
}

function handleOf(value: Json | undefined): Handle | null {
  return typeof value === 'number' || typeof value === 'string' ? value : null
}

function seatOf(value: Json | undefined): number | null {
  return typeof value === 'number' && value !== NOBODY ? value : null
}

function typeOf(value: Json | undefined): ConflictType {
  return TYPES[Number(value)] ?? 'military'
}

function elementOf(value: Json | undefined): Element {
  return ELEMENTS[Number(value)] ?? 'void'
}

export function playerOf(view: View, seat: number): Player {
  const record = view.seats[seat] ?? {}
  const dial = Number(record['dial'] ?? 0)
  return {
    honor: Number(record['honor'] ?? 0),
    fate: Number(record['fate'] ?? 0),
    dial: dial > 0 ? dial : null,
    bidChange: Number(record['bid_change'] ?? 0),
    conflicts: Number(record['conflicts'] ?? 0),
    declared: numbers(record['declared']).map(typeOf),
  }
}

export function fightOf(view: View): Fight | null {
  const conflict = facts(view.table['conflict'])
  if (!conflict) return null
  const attacker = Number(conflict['attacker'])
  return {
    type: typeOf(conflict['type']),
    ring: elementOf(conflict['ring']),
    attacker,
    defender: 1 - attacker,
    province: handleOf(conflict['province']) ?? '',
    totals: numbers(conflict['totals']),
    toBreak: typeof conflict['to_break'] === 'number' ? conflict['to_break'] : null,
    winner: seatOf(conflict['winner']),
    difference: Number(conflict['difference']),
    unopposed: conflict['unopposed'] === true,
    evaded: (Array.isArray(conflict['evaded']) ? conflict['evaded'] : []).flatMap(
      (card) => handleOf(card) ?? [],
    ),
  }
}

export function ringsOf(view: View): Ring[] {
  const conflict = facts(view.table['conflict'])
  const fate = numbers(view.table['ring_fate'])
  const types = numbers(view.table['ring_type'])
  const owners = numbers(view.table['ring_owner'])
  return ELEMENTS.map((element, ring) => ({
    element,
    fate: fate[ring] ?? 0,
    type: typeOf(types[ring]),
    owner: seatOf(owners[ring]),
    contested: conflict?.['contested'] === true && conflict['ring'] === ring,
    declared: view.table['declaring'] === ring,
  }))
}

/** The type of a duel that is about neither skill. */
const GLORY = 2

export function duelOf(view: View): Duelling | null {
  const duel = facts(view['duel'])
  if (!duel || !Array.isArray(duel['sides'])) return null
  return {
    type: duel['type'] === GLORY ? 'glory' : typeOf(duel['type']),
    winner: handleOf(duel['winner']),
    sides: duel['sides'].flatMap((value) => {
      const side = facts(value)
      const card = handleOf(side?.['card'])
      if (!side || card === null) return []
      return [
        { card, skill: Number(side['skill']), bid: typeof side['bid'] === 'number' ? side['bid'] : null },
      ]
    }),
  }
}

export function declarationOf(view: View): Declaration | null {
  const declaration = facts(view['declaration'])
  if (!declaration) return null
  return {
    type: typeOf(declaration['type']),
    ring: elementOf(declaration['ring']),
    province: handleOf(declaration['province']),
  }
}

/** Who has the favor, and on which side it lies. */
export function favorOf(view: View): { seat: number; side: ConflictType } | null {
  const seat = seatOf(view.table['favor'])
  return seat === null ? null : { seat, side: typeOf(view.table['favor_side']) }
}

/** What is attached to which card. Attachments of both players lie on both players' cards. */
function attached(view: View): Map<Handle, Placed[]> {
  const found = new Map<Handle, Placed[]>()
  for (const seat of view.seats.keys()) {
    for (const card of placed(view, 'play', seat)) {
      const on = handleOf(card.seen.piece?.['on'])
      if (on !== null) found.set(on, [...(found.get(on) ?? []), card])
    }
  }
  return found
}

export function unitsOf(view: View, seat: number): Unit[] {
  const attachments = attached(view)
  return placed(view, 'play', seat)
    .filter((card) => handleOf(card.seen.piece?.['on']) === null)
    .map((card) => ({ ...card, attachments: attachments.get(card.handle) ?? [] }))
}

/** Where a unit is: at home, attacking or defending. */
export function sideOf(unit: Unit): number {
  return Number(unit.seen.piece?.['side'] ?? HOME)
}

export function landsOf(view: View, seat: number): Land[] {
  const attachments = attached(view)
  const fight = fightOf(view)
  const holdings = placed(view, 'holdings', seat)
  return placed(view, 'provinces', seat)
    .map((card) => ({ card, slot: Number(card.seen.piece?.['slot'] ?? NOBODY) }))
    .sort((one, other) => one.slot - other.slot)
    .map(({ card, slot }) => {
      const stronghold = slot === STRONGHOLD_SLOT
      // Before it is placed, a province lies nowhere and nothing lies in it.
      const zone = stronghold ? 'stronghold' : `province-${slot + 1}`
      const inside = placed(view, zone, seat)
      return {
        ...card,
        slot,
        stronghold,
        attacked: fight?.province === card.handle ? fight.type : null,
        inside: [...holdings.filter((holding) => holding.seen.piece?.['slot'] === slot), ...inside],
        attachments: attachments.get(card.handle) ?? [],
      }
    })
}

// ---- Options that are no cards

/** The ring that an option is about. */
export function ringOfOption(option: Option): Element | null {
  if (option.card !== null) return null
  const names = option.word === null ? option.details : [option.word]
  return ELEMENTS.find((element) => names.includes(element)) ?? null
}

/** The type of conflict that an option names. */
export function typeOfOption(option: Option): ConflictType | null {
  const names = option.word === null ? option.details : [option.word]
  return TYPES.find((type) => names.includes(type)) ?? null
}

/** The options that are about a ring. */
export function optionsOfRing(decision: Choice | null, element: Element): Option[] {
  return decision?.options.filter((option) => ringOfOption(option) === element) ?? []
}
