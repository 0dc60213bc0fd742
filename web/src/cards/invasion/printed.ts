/** What is printed on a card, read from its facts. */
import type { Face, Facts, Json } from '../../net/types'
import { isGlyph, type GlyphName } from './glyphs'

/** A figure of a card: as printed, and as it is now where that is known. X is what a text defines. */
export interface Figure {
  name: GlyphName
  printed: number | 'X'
  now: number | 'X'
}

export interface Printed {
  type: GlyphName
  /** The race in plain letters, as classes and ornaments are called. */
  race: string
  raceName: string
  unique: boolean
  /** Null where the card has none, as a fulcrum. */
  cost: number | 'X' | null
  loyalty: number
  /** Power and hit points; of a legend its power in each zone, of a fulcrum its dominance. */
  figures: Figure[]
  traits: string[]
  parts: string[]
}

function value(found: Json | undefined): number | 'X' | null {
  return typeof found === 'number' || found === 'X' ? found : null
}

function texts(found: Json | undefined): string[] {
  return Array.isArray(found) ? found.map(String) : []
}

const ZONES = ['kingdom', 'quest', 'battlefield'] as const

function figures(face: Face, now: Facts): Figure[] {
  const found: Figure[] = []
  const printed = Array.isArray(face['powers']) ? face['powers'] : []
  const present = Array.isArray(now['powers']) ? now['powers'] : printed
  ZONES.forEach((name, zone) => {
    const one = value(printed[zone])
    if (one !== null) found.push({ name, printed: one, now: value(present[zone]) ?? one })
  })
  const power = value(face['power'])
  if (power !== null && found.length === 0)
    found.push({ name: 'power', printed: power, now: value(now['power']) ?? power })
  const health = value(face['health'])
  if (health !== null)
    found.push({ name: 'hit_points', printed: health, now: value(now['hit_points']) ?? health })
  const dominance = value(face['dominance'])
  if (dominance !== null) found.push({ name: 'dominance', printed: dominance, now: dominance })
  return found
}

/** The card as printed; with its present figures and price where `now` has them. */
export function printedOn(face: Face, now: Facts = {}): Printed {
  const traits = texts(face['traits'])
  const type = String(face.type).toLowerCase()
  const raceName = String(face['race'] ?? 'Neutral')
  return {
    type: traits.includes('Attachment') ? 'attachment' : isGlyph(type) ? type : 'tactic',
    race: raceName.toLowerCase().replaceAll(' ', '-'),
    raceName,
    unique: face['unique'] === true,
    cost: type === 'fulcrum' ? null : value(now['cost'] ?? face['cost']),
    loyalty: Number(face['loyalty'] ?? 0),
    figures: figures(face, now),
    traits,
    parts: texts(face['parts']),
  }
}

/** Whether a figure is now above (1) or below (-1) what is printed. */
export function change(figure: Figure): number {
  return figure.now === 'X' || figure.printed === 'X' ? 0 : Math.sign(figure.now - figure.printed)
}

/** A part of a card's text: `lead` is what it begins with before a colon, or a keyword before its explanation. */
export function leadOf(part: string): { lead: string; rest: string } {
  const lead = (/^[^.:–(]{2,40}:/.exec(part) ?? /^[^.:–(]{2,24}(?= \()/.exec(part))?.[0] ?? ''
  return { lead, rest: part.slice(lead.length) }
}
