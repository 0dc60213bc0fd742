import { describe, expect, it } from 'vitest'
import type { Face } from '../../net/types'
import { crest } from './crest'
import { draw, type Size } from './draw'
import { EMBLEMS, type EmblemName } from './emblems'
import { artOf, seedOf } from './facts'
import { BORDERS, GROUNDS } from './grounds'
import { DEEDS, KINDS, NAMED, TRAITS } from './words'

const SIZES: Size[] = ['tile', 'wide', 'beside']
const MOST = 3 * 1024

function face(facts: Record<string, unknown>): Face {
  return { set: '', number: '', provenance: 'printed', text: '', type: '', ...facts } as unknown as Face
}

/** One card of every kind of every game. */
const FACES: Face[] = [
  ...['crab', 'crane', 'dragon', 'lion', 'phoenix', 'scorpion', 'unicorn', 'neutral'].flatMap((clan) =>
    ['character', 'event', 'attachment', 'province', 'holding', 'stronghold', 'role'].map((type) =>
      face({ id: `${clan}-${type}`, name: `Xyz ${clan} ${type}`, clan, type, traits: [], element: 'fire' }),
    ),
  ),
  ...['Empire', 'Dwarf', 'High Elf', 'Chaos', 'Orc', 'Dark Elf', 'Neutral'].flatMap((race) =>
    ['Unit', 'Support', 'Tactic', 'Quest', 'Legend', 'Fulcrum'].map((type) =>
      face({ id: `${race}-${type}`, name: `Xyz ${race} ${type}`, race, type, traits: [] }),
    ),
  ),
  ...['commons', 'romans', 'celts', 'qin', 'vikings', 'utopians'].flatMap((module) =>
    ['region', 'uncivilised', 'civilised', 'tributary', 'fame', 'unrest', 'power', ''].map((suit) =>
      face({ id: `${module}-${suit}`, name: `Xyz ${module} ${suit}`, module, suits: suit ? [suit] : [] }),
    ),
  ),
  ...['attack', 'defence', 'meditation', 'core', 'poison'].map((type) =>
    face({ id: type, name: `Xyz ${type}`, type, keywords: [type], character: null }),
  ),
]

describe('the picture of a card', () => {
  it('is the same for the same facts, and needs neither chance nor a clock', () => {
    const [random, now] = [Math.random, Date.now]
    Math.random = Date.now = () => {
      throw new Error('a picture is drawn from facts alone')
    }
    try {
      for (const one of FACES)
        for (const size of SIZES) expect(draw(artOf(structuredClone(one)), size)).toBe(draw(artOf(one), size))
    } finally {
      Math.random = random
      Date.now = now
    }
  })

  it('does not depend on the language of the text', () => {
    const english = face({
      id: 'a',
      name: 'Abc',
      type: 'event',
      text: 'Draw a card.',
      parts: ['Draw a card.'],
    })
    const polish = face({
      id: 'a',
      name: 'Abc',
      type: 'event',
      text: 'Dobierz kartę.',
      parts: ['Dobierz kartę.'],
    })
    expect(draw(artOf(polish))).toBe(draw(artOf(english)))
  })

  it('is small', () => {
    const sizes = FACES.flatMap((one) => SIZES.map((size) => draw(artOf(one), size).length))
    expect(Math.max(...sizes)).toBeLessThan(MOST)
  })

  it('is well-formed and holds no text, script or address', () => {
    const parser = new DOMParser()
    FACES.forEach((one, at) => {
      const svg = draw(artOf({ ...one, name: '<script>"&' }), SIZES[at % SIZES.length], at % 2 === 0)
      expect(svg).not.toMatch(/<script|<text|href|NaN|undefined/)
      // Every kind of land, once.
      if (FACES.findIndex((other) => artOf(other).ground === artOf(one).ground) === at)
        expect(parser.parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull()
    })
  })

  it('is another one for another card of the same kind, by day and by night', () => {
    const drawn = Array.from({ length: 40 }, (_, at) =>
      draw(
        artOf(face({ id: `c${at}`, name: `Xyz ${at}`, clan: 'crab', type: 'character', traits: ['bushi'] })),
      ),
    )
    expect(new Set(drawn).size).toBe(40)
    const [one] = FACES as [Face]
    expect(draw(artOf(one), 'tile', true)).not.toBe(draw(artOf(one), 'tile', false))
  })
})

describe('the emblem', () => {
  const emblem = (facts: Record<string, unknown>): EmblemName =>
    artOf(face({ id: 'x', name: 'Xyz', ...facts })).emblem

  it('is that of a word of the name, from the last to the first', () => {
    expect(emblem({ name: 'Castle of the Horse' })).toBe('horse')
    expect(emblem({ name: 'Jade Tetsubō', traits: ['weapon'] })).toBe('hammer')
  })
  it('is else that of the first trait or icon', () => {
    expect(TRAITS['bushi']).toContain(emblem({ type: 'character', traits: ['bushi', 'scout'] }))
    expect(emblem({ suits: ['region'], type_icons: ['river'] })).toBe('river')
  })
  it('is else that of the first deed that has one', () => {
    expect(emblem({ type: 'event', traits: [], deeds: ['sequence', 'move-home', 'honor'] })).toBe('home')
  })
  it('is else that of the kind of card', () => {
    expect(KINDS['province']).toContain(emblem({ type: 'province', traits: [] }))
    expect(KINDS['nation']).toContain(emblem({ suits: [] }))
  })
  it('exists wherever a table names one, and each is named somewhere', () => {
    const named = new Set([NAMED, TRAITS, DEEDS, KINDS].flatMap((table) => Object.values(table).flat()))
    expect([...named].filter((one) => !(one in EMBLEMS))).toEqual([])
    expect(Object.keys(EMBLEMS).filter((one) => !named.has(one as EmblemName))).toEqual([])
  })
  it('is not looked for in what every object has', () => {
    expect(KINDS['event']).toContain(emblem({ name: 'constructor', type: 'event', traits: ['toString'] }))
  })
})

describe('the seed', () => {
  it('has the suffix of its face', () => {
    expect(seedOf('a', { a: '3' })).toBe('a+3')
    expect(seedOf('b', { a: '3' })).toBe('b')
  })
  it('changes the picture, and not its crest', () => {
    const one = face({ id: 'a', name: 'Xyz', clan: 'lion', type: 'event' })
    const [before, after] = [draw(artOf(one, 'a')), draw(artOf(one, 'a+1'))]
    expect(after).not.toBe(before)
    expect(crest('Xyz')).toBe(crest('Xyz'))
    expect(crest('Xyz')).not.toBe(crest('Xya'))
  })
})

describe('the land', () => {
  it('tells houses apart by its form', () => {
    const ground = (facts: Record<string, unknown>): string =>
      artOf(face({ id: 'x', name: 'Xyz', ...facts })).ground
    const clans = ['crab', 'crane', 'dragon', 'lion', 'phoenix', 'scorpion', 'unicorn'].map((clan) =>
      ground({ clan }),
    )
    const races = ['Empire', 'Dwarf', 'High Elf', 'Chaos', 'Orc', 'Dark Elf'].map((race) => ground({ race }))
    expect(new Set(clans).size).toBe(7)
    expect(new Set(races).size).toBe(6)
  })
  it('has a border for each of the sixteen nations', () => {
    expect(Object.keys(BORDERS)).toHaveLength(16)
    expect(artOf(face({ id: 'x', name: 'Xyz', module: 'greeks', suits: [] })).border).toBe('meander')
  })
  it('is used, each of them', () => {
    const used = new Set(FACES.map((one) => artOf(one).ground))
    expect(Object.keys(GROUNDS).filter((name) => !used.has(name as never))).toEqual([])
  })
})
