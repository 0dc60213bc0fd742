/** Finding cards: by words as they are typed, and by their facts. Which facts can be chosen from follows from the cards. */
import type { Face, Json } from '../../net/types'

/** What is told in another way, or is different on every card. */
const NO_FACTS = new Set(['id', 'name', 'number', 'text', 'parts', 'drawings', 'deeds', 'rulings'])
/** A fact with more values than these is searched for by words. */
const MOST_VALUES = 24
/** A fact that fewer cards have is searched for by words. */
const LEAST_SHARE = 0.2

/** A fact from whose values can be chosen. */
export interface Filter {
  fact: string
  values: string[]
  /** Whether the values are numbers. */
  numeric: boolean
}

export type Sorting = 'number' | 'name' | 'type'

export interface Finding {
  words: string
  /** The values chosen so far, by their facts. */
  chosen: Record<string, string>
  sorting: Sorting
}

/** The facts of a card that are neither its name nor its text, in the order in which the game tells them. */
export function factsOf(face: Face): [string, Json][] {
  return Object.entries(face).filter(([name]) => !NO_FACTS.has(name))
}

/** The facts that say something that no other says: a list of types says what the first of them does. */
export function factsTold(face: Face): [string, Json][] {
  const types = valuesOf(face['types'])
  return factsOf(face).flatMap(([name, value]): [string, Json][] => {
    if (value === null || face[`${name}s`] !== undefined) return []
    if (name === 'types' || !Array.isArray(value)) return [[name, value]]
    const own = value.filter((one) => !types.includes(String(one)))
    return own.length > 0 ? [[name, own]] : []
  })
}

function valuesOf(value: Json | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesOf(one))
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
}

/** Where most values are numbers, the others are what is printed instead of one, as a dash or X. */
function isNumeric(values: string[]): boolean {
  return values.filter((value) => Number.isFinite(Number.parseFloat(value))).length > values.length / 2
}

function compare(one: string, other: string): number {
  return one.localeCompare(other, undefined, { numeric: true })
}

/** The filters that make sense for these cards, words before numbers. */
export function filtersOf(faces: readonly Face[]): Filter[] {
  const found = new Map<string, { values: Set<string>; count: number }>()
  for (const face of faces) {
    for (const [fact, value] of factsOf(face)) {
      const values = valuesOf(value)
      if (values.length === 0) continue
      const known = found.get(fact) ?? { values: new Set(), count: 0 }
      for (const one of values) known.values.add(one)
      known.count += 1
      found.set(fact, known)
    }
  }
  const filters = [...found]
    .filter(([fact, { values, count }]) => {
      // A list of types says all that the first of them says.
      if (found.has(`${fact}s`)) return false
      return values.size > 1 && values.size <= MOST_VALUES && count >= faces.length * LEAST_SHARE
    })
    .map(([fact, { values }]) => {
      const sorted = [...values].sort(compare)
      return { fact, values: sorted, numeric: isNumeric(sorted) }
    })
  return [...filters.filter((one) => !one.numeric), ...filters.filter((one) => one.numeric)]
}

/** What is searched for words: the name, the facts and the text. */
export function wordsOf(face: Face): string {
  const facts = factsOf(face).map(([fact, value]) => `${fact} ${valuesOf(value).join(' ')}`)
  return [face.name, face.number, ...facts, face.text].join(' ').toLocaleLowerCase()
}

/** The edition at the end of the id of an older printing; null for the card as it is today. */
export function olderEdition(face: Face): string | null {
  const at = face.id.lastIndexOf('@')
  return at < 0 ? null : face.id.slice(at + 1)
}

/** All printings of a card, the newest first. */
export function printingsOf(face: Face, faces: readonly Face[]): Face[] {
  const [id] = face.id.split('@')
  return faces.filter((other) => other.id.split('@')[0] === id)
}

/** What cards are ordered by as their type; where a game has no types, the suits. */
function kindOf(face: Face): string {
  return valuesOf(face['type'] ?? face['suits']).join(' ')
}

/** The cards that are looked for. Of a card with several printings the newest is shown. */
export function find(faces: readonly Face[], finding: Finding): Face[] {
  const wanted = finding.words.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const chosen = Object.entries(finding.chosen).filter(([, value]) => value !== '')
  const found = faces.filter((face) => {
    if (olderEdition(face) !== null) return false
    if (!chosen.every(([fact, value]) => valuesOf(face[fact]).includes(value))) return false
    if (wanted.length === 0) return true
    const words = wordsOf(face)
    return wanted.every((word) => words.includes(word))
  })
  if (finding.sorting === 'number') return found
  return found.sort((one, other) => {
    const byType = finding.sorting === 'type' ? compare(kindOf(one), kindOf(other)) : 0
    return byType || compare(one.name, other.name)
  })
}
