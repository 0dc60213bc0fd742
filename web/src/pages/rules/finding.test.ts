import { describe, expect, it } from 'vitest'
import type { Rule } from '../../net/types'
import { chaptersOf, editionOf, find, holdsIn, ruleParts } from './finding'

function rule(id: string, more: Partial<Rule> = {}): Rule {
  return {
    id,
    title: '',
    kind: 'procedure',
    text: '',
    source: '',
    edition: '1.0+',
    chapter: id.split('.')[1] ?? '',
    ...more,
  }
}
const RULES = [
  rule('g.duel.begin', { text: 'Bid in secret.' }),
  rule('g.duel.end', { text: 'Compare.', edition: '1.0 only' }),
  rule('g.ring.air', { kind: 'ruling', edition: '1.5+', given: 'A duel is lost.' }),
  rule('decision.g.order', { kind: 'decision', edition: null, chapter: 'decision' }),
]
const none = { words: '', kind: '', edition: '', chapter: '' }
const ids = (more: Partial<typeof none>) => find(RULES, { ...none, ...more }).map((one) => one.id)

describe('finding rules', () => {
  it('finds words in ids, texts and examples', () => {
    expect(ids({ words: 'duel' })).toEqual(['g.duel.begin', 'g.duel.end', 'g.ring.air'])
    expect(ids({ words: 'SECRET bid' })).toEqual(['g.duel.begin'])
  })
  it('chooses by kind, chapter and edition', () => {
    expect(ids({ kind: 'decision' })).toEqual(['decision.g.order'])
    expect(ids({ chapter: 'duel' })).toEqual(['g.duel.begin', 'g.duel.end'])
    expect(ids({ edition: '1.5' })).toEqual(['g.duel.begin', 'g.ring.air', 'decision.g.order'])
    expect(ids({ edition: '1.0' })).toEqual(['g.duel.begin', 'g.duel.end', 'decision.g.order'])
  })
  it('compares editions as numbers', () => {
    expect(holdsIn(rule('g.a.b', { edition: '1.5+' }), '1.10')).toBe(true)
  })
  it('tells editions', () => {
    const how = RULES.map((one) => editionOf(one, ['1.5', '1.0'])?.how)
    expect(how).toEqual(['all', 'only', 'from', undefined])
    expect(editionOf(RULES[0] as Rule, [])).toBeNull()
  })
  it('keeps the order of chapters', () => {
    expect(chaptersOf(RULES).map((one) => [one.chapter, one.rules.length])).toEqual([
      ['duel', 2],
      ['ring', 1],
      ['decision', 1],
    ])
  })
  it('sees the ids of rules in a text, and nothing else', () => {
    const known = new Set(['g.duel.end'])
    expect(ruleParts('See g.duel.end, not g.duel.other.', known)).toEqual([
      { text: 'See ' },
      { text: 'g.duel.end', rule: 'g.duel.end' },
      { text: ', not g.duel.other.' },
    ])
  })
})
