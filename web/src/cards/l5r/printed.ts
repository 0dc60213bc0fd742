/** What is printed on a card, read from its facts. */
import type { Face, Facts, Json } from '../../net/types'
import { isGlyph, type GlyphName } from './glyphs'

/** A figure of a card: as printed, and as it is now where that is known. */
export interface Figure {
  name: GlyphName
  /** Null is a dash. */
  printed: number | null
  now: number | null
  /** Whether it is added to that of another card. */
  bonus: boolean
}

export interface Printed {
  type: GlyphName
  clan: string
  unique: boolean
  /** Null where the card has none. */
  cost: number | null
  figures: Figure[]
  traits: string[]
  element: GlyphName | null
  /** What it costs to take it into a deck of another clan; null where that is not possible. */
  influence: number | null
  /** Of a stronghold: the honor and fate to begin with, and the influence to spend. */
  start: { name: GlyphName; value: number }[]
  parts: string[]
}

function number(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null
}

function texts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function glyph(name: Json | undefined): GlyphName | null {
  return typeof name === 'string' && isGlyph(name) ? name : null
}

const FIGURES = ['military', 'political', 'glory', 'strength'] as const

function figures(face: Face, now: Facts): Figure[] {
  const found: Figure[] = []
  for (const name of FIGURES) {
    if (name in face || name in now) {
      const printed = number(face[name])
      found.push({ name, printed, now: name in now ? number(now[name]) : printed, bonus: false })
    }
    const bonus = number(face[`${name}_bonus`])
    if (bonus !== null && !(name in now)) found.push({ name, printed: bonus, now: bonus, bonus: true })
  }
  return found
}

/** The card as printed; with its present figures and cost where `now` has them. */
export function printedOn(face: Face, now: Facts = {}): Printed {
  const start = (['honor', 'fate', 'influence'] as const).flatMap((name) => {
    const value = number(face[name === 'influence' ? 'influence_pool' : name])
    return value === null ? [] : [{ name, value }]
  })
  return {
    type: glyph(face.type) ?? 'event',
    clan: String(face['clan'] ?? 'neutral'),
    unique: face['unique'] === true,
    cost: number(now['cost'] ?? face['cost']),
    figures: figures(face, now),
    traits: texts(face['traits']),
    element: glyph(face['element']),
    influence: number(face['influence_cost']),
    start,
    parts: texts(face['parts']),
  }
}

/** A figure in writing: a dash, a number, or a bonus with its sign. */
export function written(figure: Figure): string {
  if (figure.now === null) return '–'
  const size = Math.abs(figure.now)
  if (figure.bonus) return figure.now < 0 ? `−${size}` : `+${size}`
  return figure.now < 0 ? `−${size}` : String(size)
}

/** Whether a figure is now above (1) or below (-1) what is printed. */
export function change(figure: Figure): number {
  return figure.now === null || figure.printed === null ? 0 : Math.sign(figure.now - figure.printed)
}

/** A part of a card's text: `lead` is what it begins with before a colon, or a keyword before its explanation. */
export function leadOf(part: string): { lead: string; rest: string } {
  const lead = (/^[^.:–(]{2,40}:/.exec(part) ?? /^[^.:–(]{2,24}(?= \()/.exec(part))?.[0] ?? ''
  return { lead, rest: part.slice(lead.length) }
}

export interface Piece {
  text: string
  /** What is drawn in the place of the text. */
  glyph: GlyphName | null
}

/** Cut a text at the words that have a drawing, where they follow a number as in "+2 military". */
export function withGlyphs(text: string, words: ReadonlyMap<string, GlyphName>): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const found of text.matchAll(
    new RegExp(`(?<=\\d )(${[...words.keys()].join('|')})(?!\\p{L})`, 'gu'),
  )) {
    pieces.push({ text: text.slice(from, found.index), glyph: null })
    pieces.push({ text: found[0], glyph: words.get(found[0]) ?? null })
    from = found.index + found[0].length
  }
  pieces.push({ text: text.slice(from), glyph: null })
  return pieces.filter((piece) => piece.text !== '')
}
