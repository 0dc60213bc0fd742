/** What a picture shows, read from the facts of a card. Nothing that is read depends on the reader's language. */
import type { Face, Json } from '../../net/types'
import type { EmblemName } from './emblems'
import type { BorderName, GroundName } from './grounds'
import type { Hue } from './palette'
import { diceOf, hash } from './seed'
import { SUFFIXES } from './suffixes'
import { DEEDS, KINDS, NAMED, TRAITS } from './words'

export interface ArtFacts {
  /** The id of the face, with the suffix that tells it from others of its decks. */
  seed: string
  /** Two cards of one name have one crest. */
  name: string
  ground: GroundName
  hue: Hue
  emblem: EmblemName
  /** The border of a nation. */
  border: BorderName | null
  /** An element colours the sun. */
  element: string | null
}

interface House extends Hue {
  ground: GroundName
}

const CLANS: Readonly<Record<string, House>> = {
  crab: { ground: 'walls', hue: 212, strength: 0.34 },
  crane: { ground: 'feathers', hue: 200, strength: 0.85 },
  dragon: { ground: 'mountains', hue: 146, strength: 0.56 },
  lion: { ground: 'rays', hue: 44, strength: 0.86 },
  phoenix: { ground: 'flames', hue: 20, strength: 0.92 },
  scorpion: { ground: 'bamboo', hue: 350, strength: 0.74 },
  unicorn: { ground: 'wind', hue: 276, strength: 0.56 },
}

const RACES: Readonly<Record<string, House>> = {
  empire: { ground: 'banners', hue: 6, strength: 0.68 },
  dwarf: { ground: 'halls', hue: 32, strength: 0.56 },
  'high elf': { ground: 'spires', hue: 208, strength: 0.78 },
  chaos: { ground: 'splinters', hue: 262, strength: 0.22 },
  orc: { ground: 'palisade', hue: 96, strength: 0.6 },
  'dark elf': { ground: 'thorns', hue: 288, strength: 0.54 },
}

/** Where nobody's land is drawn, the kind of the card says which it is, and the seed says in which colours. */
const NEUTRAL_HUES = [34, 96, 168, 14, 220, 52, 300, 190] as const
const NEUTRAL: readonly GroundName[] = ['waves', 'hills', 'lozenges']

const SUITS: Readonly<Record<string, GroundName>> = {
  region: 'fields',
  uncivilised: 'forest',
  civilised: 'colonnade',
  tributary: 'dunes',
  fame: 'rays',
  unrest: 'flames',
  power: 'banners',
}
const SUIT_HUES: Readonly<Record<string, Hue>> = {
  region: { hue: 96, strength: 0.56 },
  uncivilised: { hue: 26, strength: 0.7 },
  civilised: { hue: 208, strength: 0.66 },
  tributary: { hue: 286, strength: 0.46 },
  fame: { hue: 46, strength: 0.88 },
  unrest: { hue: 2, strength: 0.72 },
  power: { hue: 178, strength: 0.56 },
}

const NATIONS: Readonly<Record<string, { border: BorderName; hue: number }>> = {
  romans: { border: 'arches', hue: 0 },
  greeks: { border: 'meander', hue: 214 },
  macedonians: { border: 'suns', hue: 48 },
  celts: { border: 'knot', hue: 128 },
  carthaginians: { border: 'fish', hue: 276 },
  persians: { border: 'teeth', hue: 38 },
  scythians: { border: 'zigzag', hue: 18 },
  vikings: { border: 'lattice', hue: 200 },
  egyptians: { border: 'reeds', hue: 44 },
  minoans: { border: 'wave', hue: 188 },
  olmecs: { border: 'steps', hue: 158 },
  mauryans: { border: 'leaves', hue: 26 },
  qin: { border: 'spiral', hue: 352 },
  arthurians: { border: 'bars', hue: 232 },
  atlanteans: { border: 'chevron', hue: 176 },
  utopians: { border: 'beads', hue: 316 },
}

const TYPES: Readonly<Record<string, House>> = {
  attack: { ground: 'slashes', hue: 8, strength: 0.72 },
  defence: { ground: 'shelter', hue: 208, strength: 0.6 },
  meditation: { ground: 'gravel', hue: 82, strength: 0.5 },
  core: { ground: 'rays', hue: 42, strength: 0.8 },
  poison: { ground: 'drips', hue: 284, strength: 0.56 },
}

function words(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.map((one) => String(one).toLowerCase()) : []
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value.toLowerCase() : ''
}

/** A name as single words in plain letters. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
}

/** The traits, the icons and the suits of a card, in the order in which they are told. */
function traitsOf(face: Face): string[] {
  return [...words(face['traits']), ...words(face['type_icons']), ...words(face['keywords'])]
}

/** The kinds of a card: its type, else its suits. */
function kindsOf(face: Face): string[] {
  const type = text(face['type'])
  const suits = words(face['suits'])
  return type ? [type] : suits.length > 0 ? suits : ['nation']
}

function emblemOf(face: Face, seed: string): EmblemName {
  const dice = diceOf(`emblem/${seed}`)
  const one = (found: readonly EmblemName[]): EmblemName => found[dice.below(found.length)] as EmblemName
  for (const [table, keys] of [
    // The last words of a name say what a thing is, the first which one.
    [NAMED, wordsOf(face.name).reverse()],
    [TRAITS, traitsOf(face)],
    [DEEDS, words(face['deeds'])],
    [KINDS, kindsOf(face)],
  ] as const) {
    for (const key of keys) {
      const found = Object.hasOwn(table, key) ? table[key] : undefined
      if (found) return one(found)
    }
  }
  return one(KINDS['event'] as readonly EmblemName[])
}

function houseOf(face: Face, seed: string): House {
  const dice = diceOf(`house/${seed}`)
  const suits = words(face['suits'])
  const nation = NATIONS[text(face['module'])]
  if (nation || suits.length > 0 || 'suits' in face) {
    const suit = suits[0] ?? ''
    const hue = SUIT_HUES[suit] ?? { hue: nation?.hue ?? 40, strength: 0.5 }
    // The land has the colour of its suit where cards lie in the market, and of its nation where they are its own.
    return {
      ground: SUITS[suit] ?? (['hills', 'dunes', 'masonry', 'waves'] as const)[dice.below(4)] ?? 'hills',
      hue: nation && suit !== 'unrest' ? nation.hue : hue.hue + (nation ? 0 : dice.between(-22, 22)),
      strength: hue.strength,
    }
  }
  const known = CLANS[text(face['clan'])] ?? RACES[text(face['race'])]
  if (known) return known
  if (!('clan' in face) && !('race' in face)) {
    const type = TYPES[text(face['type'])]
    if (type) return { ...type, hue: type.hue + dice.between(-16, 16) }
  }
  return {
    ground: 'race' in face ? 'masonry' : (NEUTRAL[hash(text(face['type'])) % NEUTRAL.length] as GroundName),
    hue: NEUTRAL_HUES[dice.below(NEUTRAL_HUES.length)] as number,
    strength: 0.36,
  }
}

/** The seed of a face: its id, and a suffix where it would look like another card of its deck. */
export function seedOf(id: string, suffixes: Readonly<Record<string, string>> = SUFFIXES): string {
  const suffix = Object.hasOwn(suffixes, id) ? suffixes[id] : undefined
  return suffix ? `${id}+${suffix}` : id
}

/** What the picture of a card shows. */
export function artOf(face: Face, seed: string = seedOf(face.id)): ArtFacts {
  const { ground, hue, strength } = houseOf(face, seed)
  return {
    seed,
    name: face.name,
    ground,
    hue: { hue, strength },
    emblem: emblemOf(face, seed),
    border: NATIONS[text(face['module'])]?.border ?? null,
    element: text(face['element']) || null,
  }
}
