/** The records of a view as this board needs them. Reading only, no rules. */
import type { Facts, Json, LogEntry, View } from '../../net/types'
import type { Hex } from './geometry'

export interface Fighter {
  seat: number
  name: string
  /** A sign for the figure: the initial, with a number where several have the same. */
  sign: string
  character: string
  automated: boolean
  team: number
  hex: Hex | null
  facing: number
  wounds: number
  bleeding: number
  limit: number
  /** Wounds until defeat. */
  left: number
  stuns: number
  stunLimit: number
  hobbles: number
  focus: number
  kamae: string
  paths: Record<string, string[]> | null
  hidden: boolean
  defeated: boolean
  desperate: boolean
  aggressive: boolean
  behaviour: number
  distance: number
  contracts: number
  fulfilled: number
  over: boolean
}

export interface Due {
  seat: number
  card: number
  section: number
  value: number
}

/** A section that has been resolved. */
export interface Past {
  seat: number
  face: string
  value: number
}

export interface Battle {
  round: number
  board: Hex[]
  terrain: { hex: Hex; kind: string }[]
  guards: { seat: number; hexes: Hex[] }[]
  track: number[]
  initiative: number
  due: Due[]
  resolving: { card: number; section: number } | null
  level: number
  wave: number
  lord: Hex | null
}

export function hexOf(value: Json | undefined): Hex | null {
  return Array.isArray(value) && value.length === 2 ? [Number(value[0]), Number(value[1])] : null
}

export function hexesIn(value: Json | undefined): Hex[] {
  return list(value)
    .map(hexOf)
    .filter((hex) => hex !== null)
}

function list(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : []
}

function records(value: Json | undefined): Facts[] {
  return list(value).filter(
    (one): one is Facts => one !== null && typeof one === 'object' && !Array.isArray(one),
  )
}

/** Initials that tell figures apart. */
export function signs(names: readonly string[]): string[] {
  const initials = names.map((name) => (name.trim().charAt(0) || '?').toUpperCase())
  return initials.map((initial, at) => {
    const alike = initials.filter((other) => other === initial).length
    return alike > 1
      ? initial + String(initials.slice(0, at + 1).filter((other) => other === initial).length)
      : initial
  })
}

export function fightersIn(view: View, names: readonly string[]): Fighter[] {
  const told = signs(view.seats.map((_, seat) => names[seat] ?? ''))
  return view.seats.map((record, seat) => {
    const number = (name: string) => Number(record[name] ?? 0)
    const wounds = number('wounds')
    const bleeding = number('bleeding')
    const limit = number('wound_limit')
    return {
      seat,
      name: names[seat] ?? '',
      sign: told[seat] ?? '?',
      character: String(record['character'] || record['automated'] || ''),
      automated: Boolean(record['automated']),
      team: number('team'),
      hex: hexOf(record['hex']),
      facing: number('facing'),
      wounds,
      bleeding,
      limit,
      left: Math.max(0, limit - wounds - bleeding),
      stuns: number('stuns'),
      stunLimit: number('stun_limit'),
      hobbles: list(record['hobbles']).length,
      focus: number('focus'),
      kamae: String(record['kamae'] ?? 'neutral'),
      paths: (record['paths'] ?? null) as Record<string, string[]> | null,
      hidden: record['hidden'] === true,
      defeated: record['defeated'] === true,
      desperate: record['desperate'] === true,
      aggressive: record['aggressive'] === true,
      behaviour: number('behaviour'),
      distance: number('distance'),
      contracts: list(record['contracts']).length,
      fulfilled: list(record['fulfilled']).length,
      over: record['over'] === true,
    }
  })
}

function terrainIn(terrain: Json | undefined): Battle['terrain'] {
  return list(terrain).flatMap((one) => {
    const hex = Array.isArray(one) ? hexOf(one[0]) : null
    return hex && Array.isArray(one) ? [{ hex, kind: String(one[1]) }] : []
  })
}

/** Trap tokens lie where nothing else does; only their owner sees which is a decoy. */
function trapsIn(traps: Json | undefined): Battle['terrain'] {
  return records(traps).flatMap((trap) => {
    const hex = hexOf(trap['hex'])
    return hex ? [{ hex, kind: trap['decoy'] === true ? 'decoy' : 'trap token' }] : []
  })
}

export function battleIn(view: View): Battle {
  const { table } = view
  const resolving = table['resolving']
  return {
    round: Number(table['round'] ?? 0),
    board: hexesIn(table['board']),
    terrain: [...terrainIn(table['terrain']), ...trapsIn(table['traps'])],
    guards: records(table['guards']).map((guard) => ({
      seat: Number(guard['seat']),
      hexes: hexesIn(guard['hexes']),
    })),
    track: list(table['track']).map(Number),
    initiative: Number(table['initiative'] ?? 0),
    due: records(table['due']).map((due) => ({
      seat: Number(due['seat']),
      card: Number(due['card']),
      section: Number(due['section']),
      value: Number(due['now'] ?? due['initiative'] ?? 0),
    })),
    resolving:
      resolving !== null && typeof resolving === 'object' && !Array.isArray(resolving)
        ? { card: Number(resolving['card']), section: Number(resolving['section']) }
        : null,
    level: Number(table['level'] ?? 0),
    wave: Number(table['wave'] ?? 0),
    lord: hexOf(table['lord']),
  }
}

/** The hexes of a decision with the options that lead there. */
export function hexesOf(seen: { [name: string]: unknown }): { hex: Hex; index: number }[] {
  return list(seen['hexes'] as Json).flatMap((one) => {
    const hex = Array.isArray(one) ? hexOf(one[0]) : null
    return hex && Array.isArray(one) ? [{ hex, index: Number(one[1]) - 1 }] : []
  })
}

/** What has been resolved in the present round, after these entries of the log. */
export function resolved(before: Past[], entries: readonly LogEntry[]): Past[] {
  let past = before
  for (const { message, arguments: told } of entries) {
    if (message === 'round-begins') past = []
    if (message === 'resolves')
      past = [
        ...past,
        { seat: Number(told['seat']), face: String(told['card']), value: Number(told['initiative']) },
      ]
  }
  return past
}
