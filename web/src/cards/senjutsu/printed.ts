/** What is printed on a card, read from its facts. */
import type { Face, Json } from '../../net/types'

export interface Drawn {
  part: number
  title: string
  /** As an address, so that it is drawn as a picture and nothing in it can run. */
  address: string
}

export interface Printed {
  type: string
  /** A number, the ends of a range, "=" for that of the card it is added to; empty if there is none. */
  initiative: string
  focus: number
  rank: string
  /** The weapon or the character, if it belongs to one. */
  owner: string
  keywords: string[]
  instant: boolean
  prepared: boolean
  range: number
  core: boolean
  parts: string[]
  drawings: Drawn[]
  reconstructed: boolean
}

/** Words that stand elsewhere on a card. */
const SAID = new Set(['attack', 'defence', 'meditation', 'core', 'poison', 'solo', 'range', 'prepared'])

export function printedOn(face: Face): Printed {
  const keywords = texts(face['keywords'])
  return {
    type: face.type,
    initiative: initiativeText(face['initiative'] ?? null),
    focus: Number(face['focus'] ?? 0),
    rank: String(face['rank'] ?? ''),
    owner: String(face['character'] ?? ''),
    keywords: keywords.filter((word) => !SAID.has(word)),
    instant: keywords.some((word) => word.startsWith('instant')),
    prepared: keywords.includes('prepared'),
    range: Number(face['range'] ?? 0),
    core: keywords.includes('core'),
    parts: texts(face['parts']),
    drawings: drawings(face['drawings']),
    reconstructed: face.provenance !== 'printed',
  }
}

export function initiativeText(value: Json): string {
  if (Array.isArray(value)) {
    const numbers = value.map(Number)
    return `${Math.max(...numbers)}–${Math.min(...numbers)}`
  }
  return value === null ? '' : String(value)
}

function texts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function drawings(value: Json | undefined): Drawn[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((one) => {
    if (one === null || typeof one !== 'object' || Array.isArray(one)) return []
    const address = `data:image/svg+xml,${encodeURIComponent(String(one['svg'] ?? ''))}`
    return [{ part: Number(one['part'] ?? 0), title: String(one['title'] ?? ''), address }]
  })
}
