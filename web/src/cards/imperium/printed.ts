/** What is printed on a card, read from its facts. */
import type { Face, Json } from '../../net/types'
import { isDrawn, type GlyphName } from './glyphs'
import { ORNAMENTS, type OrnamentName } from './ornaments'

export const RESOURCES = ['material', 'population', 'progress'] as const
export type Resource = (typeof RESOURCES)[number]

export interface Printed {
  /** The suits that give the banner its colours; none for a grey one. */
  suits: OrnamentName[]
  /** Whose picture is drawn: the first suit, else that of the nation. */
  ornament: OrnamentName
  icons: GlyphName[]
  /** The icon in the corner: pinned, attack, permanent, power. */
  header: GlyphName | null
  state: GlyphName | null
  /** The nation it belongs to; null for common cards. */
  nation: string | null
  cost: { resource: Resource; amount: number }[] | null
  /** A number, or that it is variable or conditional. */
  points: number | 'variable' | 'conditional'
  side: string
  players: string
  starts: string
  parts: string[]
}

export function printedOn(face: Face): Printed {
  const suits = [...new Set(texts(face['suits']))].filter(isSuit)
  return {
    suits,
    ornament: suits[0] ?? 'nation',
    icons: texts(face['type_icons']).filter(isDrawn),
    header: glyph(face['header']),
    state: glyph(face['state']),
    nation: face['module'] === 'commons' ? null : String(face['module'] ?? ''),
    cost: costOf(face['development_cost']),
    points: pointsOf(face['victory_points']),
    side: String(face['side'] ?? ''),
    players: String(face['player_count'] ?? ''),
    starts: String(face['starting_location'] ?? ''),
    parts: texts(face['parts']),
  }
}

/** What kind of effect a part of the text is: the one or two words before a colon, or one before a condition. */
export function leadOf(part: string): { lead: string; rest: string } {
  const found = /^(?:[^\s:,]+(?: [^\s:,]+)?:|[^\s:,]+,(?=.*:))/.exec(part)
  const lead = found?.[0] ?? ''
  return { lead, rest: part.slice(lead.length).trim() }
}

function isSuit(word: string): word is OrnamentName {
  return word in ORNAMENTS
}

function glyph(value: Json | undefined): GlyphName | null {
  return typeof value === 'string' && isDrawn(value) ? value : null
}

function texts(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function costOf(value: Json | undefined): Printed['cost'] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return null
  return RESOURCES.map((resource) => ({ resource, amount: Number(value[resource] ?? 0) })).filter(
    ({ amount }) => amount > 0,
  )
}

function pointsOf(value: Json | undefined): Printed['points'] {
  return value === 'variable' || value === 'conditional' ? value : Number(value ?? 0)
}
