import { expect, it } from 'vitest'
import type { View } from '../net/types'
import { handleAt, seatsFrom, zoneOf } from './board'
import { choiceOf } from './choice'

const view: View = {
  game: 'any',
  edition: '',
  seat: 1,
  seats: [{}, {}, {}],
  table: {},
  zones: [
    { zone: 'hand', seat: 1, cards: [{ card: 7, face: 'a' }, {}] },
    { zone: 'river', seat: null, cards: [{}] },
  ],
  lasting: [],
  at: [],
  running: [],
  decision: {
    kind: 'one',
    prompt: 'act',
    rule: 'any.act',
    source: null,
    options: [{ word: 'pass' }, { verb: 'play', card: 7, face: 'a', details: [2], now: { cost: 1 } }],
    least: 1,
    most: 1,
    limits: [],
  },
  waiting: [],
  answered: [],
  outcome: null,
}

it('puts the words to the options', () => {
  const choice = choiceOf(view, { decision: 4, prompt: 'Act.', options: ['Pass', 'Play A'] })
  expect(choice?.decision).toBe(4)
  expect(choice?.options.map((option) => [option.label, option.word, option.verb, option.card])).toEqual([
    ['Pass', 'pass', null, null],
    ['Play A', null, 'play', 7],
  ])
  expect(choice?.options[1]?.now).toEqual({ cost: 1 })
})

it('is no choice where nobody asks', () => {
  expect(choiceOf(view, null)).toBeNull()
})

it('names cards by number, and unknown ones by place', () => {
  expect(handleAt(zoneOf(view, 'hand', 1), 0)).toBe(7)
  expect(handleAt(zoneOf(view, 'hand', 1), 1)).toBe('hand/1/1')
  expect(handleAt(zoneOf(view, 'river', 0), 0)).toBe('river/0/0')
  expect(zoneOf(view, 'nowhere', 0).cards).toEqual([])
})

it('sees the table from its own seat', () => {
  expect(seatsFrom(view, 1)).toEqual([1, 2, 0])
  expect(seatsFrom(view, null)).toEqual([0, 1, 2])
})
