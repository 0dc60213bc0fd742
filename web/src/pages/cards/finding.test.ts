import { describe, expect, it } from 'vitest'
import type { Face } from '../../net/types'
import { factsOf, factsTold, filtersOf, find, olderEdition, printingsOf, type Finding } from './finding'

function face(id: string, name: string, more: Partial<Face> = {}): Face {
  return { id, name, type: 'event', set: 'Core', number: '1', provenance: 'printed', text: '', ...more }
}
const FACES = [
  face('c', 'Crow', { type: 'character', cost: 2, traits: ['bird', 'scout'], text: 'Bow it.' }),
  face('a', 'Axe', { type: 'attachment', cost: 10 }),
  face('a@1.0', 'Axe', { type: 'attachment', cost: 10, text: 'Older.' }),
  face('b', 'Bow', { cost: 1, text: 'Ready it.' }),
]
const all: Finding = { words: '', chosen: {}, sorting: 'number' }
const ids = (finding: Partial<Finding>) => find(FACES, { ...all, ...finding }).map((one) => one.id)

describe('finding cards', () => {
  it('shows the newest printing of every card in the order of the game', () => {
    expect(ids({})).toEqual(['c', 'a', 'b'])
    expect(ids({ sorting: 'name' })).toEqual(['a', 'b', 'c'])
    expect(ids({ sorting: 'type' })).toEqual(['a', 'c', 'b'])
  })
  it('finds all words in names, texts and facts', () => {
    expect(ids({ words: 'bow' })).toEqual(['c', 'b'])
    expect(ids({ words: 'BOW ready' })).toEqual(['b'])
    expect(ids({ words: 'scout' })).toEqual(['c'])
    expect(ids({ words: 'cost 10' })).toEqual(['a'])
    expect(ids({ words: 'nothing' })).toEqual([])
  })
  it('chooses by facts, also where a card has several', () => {
    expect(ids({ chosen: { traits: 'bird' } })).toEqual(['c'])
    expect(ids({ chosen: { cost: '1', type: '' } })).toEqual(['b'])
    expect(ids({ chosen: { cost: '1', type: 'character' } })).toEqual([])
  })
  it('tells nothing twice, and nothing that there is not', () => {
    const one = face('d', 'Drawn', {
      types: ['attack'],
      type: 'attack',
      keywords: ['attack', 'range'],
      rank: null,
    })
    expect(factsTold(one).map(([name]) => name)).toEqual(['set', 'provenance', 'types', 'keywords'])
    expect(factsTold(one).at(-1)).toEqual(['keywords', ['range']])
    expect(factsTold({ ...one, keywords: ['attack'] }).map(([name]) => name)).not.toContain('keywords')
  })
  it('offers the facts that tell cards apart, words before numbers, numbers in their order', () => {
    const filters = filtersOf(FACES)
    expect(filters.map((one) => one.fact)).toEqual(['type', 'traits', 'cost'])
    expect(filters.at(-1)?.values).toEqual(['1', '2', '10'])
  })
  it('offers a list of types instead of the first of them, and takes what stands for a number for one', () => {
    const cards = [
      face('a', 'A', { types: ['x', 'y'], power: '9-4' }),
      face('b', 'B', { type: 'y', types: ['y'], power: '-' }),
      face('c', 'C', { power: 3 }),
    ]
    expect(filtersOf(cards).map((one) => [one.fact, one.numeric])).toEqual([
      ['types', false],
      ['power', true],
    ])
  })
  it('knows older printings', () => {
    const [crow, axe, older] = FACES as [Face, Face, Face]
    expect(olderEdition(older)).toBe('1.0')
    expect(olderEdition(axe)).toBeNull()
    expect(printingsOf(older, FACES)).toEqual([axe, older])
    expect(printingsOf(crow, FACES)).toEqual([crow])
    expect(factsOf(crow).map(([name]) => name)).toEqual(['type', 'set', 'provenance', 'cost', 'traits'])
  })
})
