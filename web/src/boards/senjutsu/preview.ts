/** What a card would do, laid out for the battlefield. The server works it out; this only puts it together. */
import type { Facts } from '../../net/types'
import { key, same, type Hex } from './geometry'

interface Hit {
  hex: Hex
  wounds: number
  bleeding: number
  poison: number
  execution: boolean
  closed: boolean
  fighters: { seat: number; wounds: number; bleeding: number; ignored: string }[]
}

interface End {
  start: { hex: Hex; facing: number }
  hex: Hex
  facing: number
  path: Hex[]
  focus: number
  success: boolean
  collides: Hex | null
  hits: Hit[]
  blocks: { hexes: Hex[]; marked: Hex[] }[]
  reaches: { hexes: Hex[]; fighters: number[] }[]
}

export interface Section {
  initiative: number[]
  alternatives: { initiative: number; focus: number }[]
  ends: End[]
}

export interface Preview {
  face: string
  sections: Section[]
}

/** A hex on which the fighter may end. */
export interface Place {
  hex: Hex
  facings: number[]
  /** The least focus for it. */
  focus: number
  /** Only after a success. */
  success: boolean
  collides: boolean
}

export interface Struck {
  hex: Hex
  /** What is suffered there: the most of all ways. */
  wounds: number
  bleeding: number
  execution: boolean
  closed: boolean
  /** Somebody stands there who would suffer it. */
  harms: boolean
}

export interface Layout {
  places: Place[]
  struck: Struck[]
  blocked: Hex[]
  reached: Hex[]
  paths: Hex[][]
  /** Who may be hit, with the most that each may suffer. */
  victims: { seat: number; wounds: number; bleeding: number }[]
  /** Who may be reached without an attack. */
  within: number[]
}

export function previewOf(facts: Facts | null): Preview | null {
  return facts && Array.isArray(facts['sections']) ? (facts as unknown as Preview) : null
}

/** A section on the battlefield; only the ways that end on `at`, if that is given and any do. */
export function laidOut(section: Section, at: Hex | null = null): Layout {
  const here = at ? section.ends.filter((end) => same(end.hex, at)) : []
  const ends = here.length > 0 ? here : section.ends
  const places = new Map<string, Place>()
  const struck = new Map<string, Struck>()
  const blocked = new Map<string, Hex>()
  const reached = new Map<string, Hex>()
  const victims = new Map<number, { seat: number; wounds: number; bleeding: number }>()
  const within = new Set<number>()
  for (const end of ends) {
    const place = places.get(key(end.hex))
    places.set(key(end.hex), {
      hex: end.hex,
      facings: [...new Set([...(place?.facings ?? []), end.facing])].sort((one, other) => one - other),
      focus: Math.min(place?.focus ?? end.focus, end.focus),
      success: (place?.success ?? true) && end.success,
      collides: (place?.collides ?? true) && end.collides !== null,
    })
    for (const hit of end.hits) {
      const before = struck.get(key(hit.hex))
      struck.set(key(hit.hex), {
        hex: hit.hex,
        wounds: Math.max(before?.wounds ?? 0, hit.wounds),
        bleeding: Math.max(before?.bleeding ?? 0, hit.bleeding),
        execution: (before?.execution ?? false) || hit.execution,
        closed: (before?.closed ?? true) && hit.closed,
        harms: (before?.harms ?? false) || hit.fighters.some((one) => !one.ignored),
      })
      for (const { seat, wounds, bleeding, ignored } of hit.fighters) {
        const known = victims.get(seat)
        if (!ignored)
          victims.set(seat, {
            seat,
            wounds: Math.max(known?.wounds ?? 0, wounds),
            bleeding: Math.max(known?.bleeding ?? 0, bleeding),
          })
      }
    }
    for (const block of end.blocks) for (const hex of block.hexes) blocked.set(key(hex), hex)
    for (const reach of end.reaches) {
      for (const hex of reach.hexes) reached.set(key(hex), hex)
      for (const seat of reach.fighters) within.add(seat)
    }
  }
  return {
    places: [...places.values()],
    struck: [...struck.values()],
    blocked: [...blocked.values()],
    reached: [...reached.values()],
    paths: here.length > 0 ? shortest(here) : [],
    victims: [...victims.values()],
    within: [...within],
  }
}

/** The way there, one for each start. */
function shortest(ends: End[]): Hex[][] {
  const found = new Map<string, Hex[]>()
  for (const end of ends) {
    const path = [end.start.hex, ...end.path]
    const start = key(end.start.hex)
    const other = found.get(start)
    if (!other || path.length < other.length) found.set(start, path)
  }
  return [...found.values()].filter((path) => path.length > 1)
}
